"""The command line: every command with its arguments, help and example.

Knows what can be asked for. The work is done by the modules named in each command, which are
imported only when the command runs, so that `--help` answers at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from navalgames.cli.authors import authors_app
from navalgames.cli.output import words
from navalgames.texts import LANGUAGES
from navalgames.texts.choice import VARIABLE, language_here

TOKEN_VARIABLE = "NAVALGAMES_TOKEN"

app = typer.Typer(
    name="navalgames",
    help=words("cli-help"),
    epilog=words("cli-help-example"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)
rules_app = typer.Typer(help=words("cli-rules-help"), epilog=words("cli-rules-example"), no_args_is_help=True)
charts_app = typer.Typer(
    help=words("cli-charts-help"), epilog=words("cli-charts-example"), no_args_is_help=True
)
app.add_typer(rules_app, name="rules")
app.add_typer(charts_app, name="charts")
app.add_typer(authors_app)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"navalgames {version('navalgames')}")
        raise typer.Exit


@app.callback()
def navalgames(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=words("cli-opt-version"))
    ] = False,
    language: Annotated[
        str, typer.Option(help=words("cli-opt-language"), metavar="|".join(LANGUAGES), envvar=VARIABLE)
    ] = LANGUAGES[0],
) -> None:
    """The command itself only holds the others; `guard` has read the language before they were built."""


GameName = Annotated[str, typer.Argument(help=words("cli-arg-game"), metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json", help=words("cli-opt-json"))]
Owned = Annotated[Path | None, typer.Option("--owned", help=words("cli-opt-owned"), metavar="FILE")]
RuleOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", help=words("cli-opt-option"), metavar="NAME=VALUE")
]
Seed = Annotated[int | None, typer.Option("--seed", help=words("cli-opt-seed"), metavar="NUMBER")]


@app.command(help=words("cli-serve-help"), epilog=words("cli-serve-example"))
def serve(
    host: Annotated[str, typer.Option(help=words("cli-opt-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=words("cli-opt-port"), min=0, max=65535)] = 8866,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=words("cli-opt-browser"))] = True,
    base_url: Annotated[str, typer.Option(help=words("cli-opt-base-url"))] = "/",
    allow_host: Annotated[list[str] | None, typer.Option(help=words("cli-opt-allow-host"))] = None,
    idle_seconds: Annotated[int, typer.Option(help=words("cli-opt-idle"), min=10)] = 300,
    most_pages: Annotated[int | None, typer.Option(help=words("cli-opt-most-pages"), min=1)] = None,
    token: Annotated[
        str, typer.Option(help=words("cli-opt-token"), metavar="[VALUE]", envvar=TOKEN_VARIABLE)
    ] = "",
    kernel_memory: Annotated[
        int | None, typer.Option(help=words("cli-opt-kernel-memory"), metavar="MB", min=0)
    ] = None,
) -> None:
    import os

    from navalgames.serve import serve as run_server

    os.environ.pop(TOKEN_VARIABLE, None)  # the environment is handed to every kernel
    run_server(
        host,
        port,
        browser,
        base_url=base_url,
        allowed_hosts=tuple(allow_host or ()),
        idle_seconds=idle_seconds,
        most_pages=most_pages,
        language=language_here(),
        token=token,
        kernel_memory=kernel_memory,
    )


@app.command(help=words("cli-games-help"), epilog=words("cli-games-example"))
def games(as_json: AsJson = False) -> None:
    from navalgames.cli.lookups import list_games

    list_games(as_json)


@rules_app.command("list", help=words("cli-rules-list-help"), epilog=words("cli-rules-list-example"))
def rules_list(
    game: GameName,
    part: Annotated[str | None, typer.Option(help=words("cli-opt-part"))] = None,
    find: Annotated[str | None, typer.Option(help=words("cli-opt-find"), metavar="TEXT")] = None,
    as_json: AsJson = False,
) -> None:
    from navalgames.cli.lookups import list_rules

    list_rules(game, part, find, as_json)


@rules_app.command("show", help=words("cli-rules-show-help"), epilog=words("cli-rules-show-example"))
def rules_show(
    game: GameName,
    number: Annotated[str, typer.Argument(help=words("cli-arg-rule"), metavar="RULE")],
    as_json: AsJson = False,
) -> None:
    from navalgames.cli.lookups import show_rule

    show_rule(game, number, as_json)


@rules_app.command("coverage", help=words("cli-coverage-help"), epilog=words("cli-coverage-example"))
def rules_coverage(
    game: GameName,
    every: Annotated[bool, typer.Option("--all", help=words("cli-opt-all-rows"))] = False,
    as_json: AsJson = False,
) -> int:
    from navalgames.cli.lookups import show_coverage

    return show_coverage(game, every, as_json)


@app.command(help=words("cli-odds-help"), epilog=words("cli-odds-example"))
def odds(
    game: GameName,
    question: Annotated[
        str | None, typer.Argument(help=words("cli-arg-question"), metavar="[QUESTION]")
    ] = None,
    values: Annotated[
        list[str] | None, typer.Argument(help=words("cli-arg-values"), metavar="[NAME=VALUE]...")
    ] = None,
    owned: Owned = None,
    as_json: AsJson = False,
    why: Annotated[bool, typer.Option("--why", help=words("cli-opt-why"))] = False,
    exact: Annotated[bool, typer.Option("--exact", help=words("cli-opt-exact"))] = False,
) -> None:
    from navalgames.cli.odds import list_questions, show_answer

    if question is None:
        list_questions(game, as_json)
    else:
        show_answer(game, question, values or [], owned, as_json, why, exact)


@app.command(help=words("cli-simulate-help"), epilog=words("cli-simulate-example"))
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help=words("cli-opt-games"), min=1)] = 1000,
    seed: Seed = None,
    option: RuleOptions = None,
    bots: Annotated[str | None, typer.Option(help=words("cli-opt-bots"), metavar="A,B")] = None,
    jobs: Annotated[int, typer.Option(help=words("cli-opt-jobs"), min=1)] = 1,
    owned: Owned = None,
    as_json: AsJson = False,
) -> None:
    from navalgames.cli.simulate import simulate as run

    run(game, games, seed, option or [], bots, jobs, owned, as_json)


@app.command("what-if", help=words("cli-what-if-help"), epilog=words("cli-what-if-example"))
def what_if(
    game: GameName,
    values: Annotated[
        list[str] | None, typer.Argument(help=words("cli-arg-settings"), metavar="[NAME=VALUE]...")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help=words("cli-opt-try-option"), metavar="NAME=VALUE"),
    ] = None,
    cell: Annotated[
        list[str] | None,
        typer.Option("--cell", "-c", help=words("cli-opt-try-cell"), metavar="CHART:ROW:COLUMN=VALUE"),
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option(help=words("cli-opt-try-variant"), metavar="NAME")
    ] = None,
    all_options: Annotated[bool, typer.Option("--all-options", help=words("cli-opt-all-options"))] = False,
    question: Annotated[
        list[str] | None, typer.Option("--question", "-q", help=words("cli-opt-question"), metavar="NAME")
    ] = None,
    games: Annotated[int | None, typer.Option(help=words("cli-opt-pairs"), min=0)] = None,
    precision: Annotated[
        float | None, typer.Option(help=words("cli-opt-precision"), metavar="POINTS")
    ] = None,
    bots: Annotated[str | None, typer.Option(help=words("cli-opt-what-if-bots"), metavar="A,B")] = None,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option(help=words("cli-opt-what-if-jobs"), min=-1)] = -1,
    owned: Owned = None,
    as_json: AsJson = False,
    csv: Annotated[Path | None, typer.Option("--csv", help=words("cli-opt-csv"), metavar="FILE")] = None,
) -> int:
    from navalgames.cli.what_if import Asked
    from navalgames.cli.what_if import what_if as run

    changes = {"option": option or [], "cell": cell or [], "variant": variant or []}
    settings = (question or [], values or [], games, precision, bots, seed, jobs, owned, as_json, csv)
    return run(game, Asked(changes, all_options, *settings))


@app.command(help=words("cli-play-help"), epilog=words("cli-play-example"))
def play(
    game: GameName,
    seat: Annotated[list[str] | None, typer.Option(help=words("cli-opt-seat"), metavar="SIDE=PLAYER")] = None,
    option: RuleOptions = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option(help=words("cli-opt-load"), metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help=words("cli-opt-save"), metavar="FILE")] = None,
    typed_dice: Annotated[bool, typer.Option("--typed-dice", help=words("cli-opt-typed-dice"))] = False,
    staff: Annotated[bool, typer.Option("--staff", help=words("cli-opt-staff"))] = False,
    owned: Owned = None,
) -> None:
    from navalgames.cli.play import play as sit_down

    sit_down(game, seat or [], option or [], seed, load, save, typed_dice, staff, owned)


@app.command(help=words("cli-replay-help"), epilog=words("cli-replay-example"))
def replay(
    file: Annotated[Path, typer.Argument(help=words("cli-arg-file"), metavar="FILE")],
    step: Annotated[int | None, typer.Option(help=words("cli-opt-step"), metavar="NUMBER")] = None,
    side: Annotated[str | None, typer.Option(help=words("cli-opt-side"))] = None,
    luck: Annotated[bool, typer.Option("--luck", help=words("cli-opt-luck"))] = False,
    owned: Owned = None,
    as_json: AsJson = False,
) -> None:
    from navalgames.cli.replay import replay as look_back

    look_back(file, step, side, luck, owned, as_json)


@app.command(help=words("cli-bundle-help"), epilog=words("cli-bundle-example"))
def bundle(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(help=words("cli-arg-bundle"), metavar="[FILE]")] = None,
) -> None:
    from navalgames.cli.bundle import bundle as write

    write(game, file)


@app.command(help=words("cli-site-help"), epilog=words("cli-site-example"))
def site(
    out: Annotated[Path, typer.Argument(help=words("cli-arg-site"), metavar="OUT")],
    game: Annotated[list[str] | None, typer.Option(help=words("cli-opt-site-game"))] = None,
    language: Annotated[
        list[str] | None, typer.Option(help=words("cli-opt-site-language"), metavar="|".join(LANGUAGES))
    ] = None,
    answers: Annotated[bool, typer.Option("--with-answers", help=words("cli-opt-answers"))] = False,
    server: Annotated[str, typer.Option(help=words("cli-opt-server"), metavar="ADDRESS")] = "",
    parts: Annotated[Path | None, typer.Option(help=words("cli-opt-parts"), metavar="FOLDER")] = None,
) -> None:
    from navalgames.cli.site import site as write

    write(out, game or [], language or [], answers, server, parts)


@charts_app.command("show", help=words("cli-charts-show-help"), epilog=words("cli-charts-show-example"))
def charts_show(
    game: GameName,
    chart: Annotated[str | None, typer.Argument(help=words("cli-arg-chart"), metavar="[CHART]")] = None,
    owned: Owned = None,
    as_json: AsJson = False,
) -> None:
    from navalgames.cli.charts import show_chart, show_charts

    if chart is None:
        show_charts(game, owned, as_json)
    else:
        show_chart(game, chart, owned, as_json)


@charts_app.command("check", help=words("cli-charts-check-help"), epilog=words("cli-charts-check-example"))
def charts_check(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(help=words("cli-arg-owned"), metavar="[FILE]")] = None,
) -> int:
    from navalgames.cli.charts import check_charts

    return check_charts(game, file)


@charts_app.command("template", help=words("cli-template-help"), epilog=words("cli-template-example"))
def charts_template(
    game: GameName,
    output: Annotated[
        Path | None, typer.Option("--output", "-O", help=words("cli-opt-output"), metavar="FILE")
    ] = None,
) -> None:
    from navalgames.cli.charts import write_template

    write_template(game, output)
