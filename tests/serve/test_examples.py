"""The examples for those who run a server: each is read by the program it is for, where that is installed."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from navalgames.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples"
NGINX = EXAMPLES / "nginx.conf"
SERVICE = EXAMPLES / "navalgames.service"
CONTAINER = ROOT / "Containerfile"
BINDER = ROOT / "binder"
ADDRESS = re.compile(r"https?://(?!games\.example\.org|127\.0\.0\.1|localhost)\S+")


def options() -> set[str]:
    """What `navalgames serve` takes."""
    import typer.main

    serve = typer.main.get_command(app).commands["serve"]
    return {name for one in serve.params for name in (*one.opts, *one.secondary_opts)}


def versions(path: Path) -> dict[str, set[str]]:
    """The pinned versions of every package of a file, which holds nothing but such lines."""
    found: dict[str, set[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, version = re.fullmatch(r"([A-Za-z0-9._-]+)==([\w.]+)(?: ; .+)?", line).groups()
        found.setdefault(name, set()).add(version)
    return found


@pytest.mark.parametrize(
    "path",
    [NGINX, SERVICE, CONTAINER, BINDER / "jupyter_server_config.json", ROOT / "docs" / "serving.md"],
    ids=lambda path: path.name,
)
def test_an_example_uses_only_options_there_are(path):
    text = path.read_text(encoding="utf-8").replace('", "', " ").replace("\\\n", " ")
    commands = re.findall(r'navalgames"?,? "?serve ([^\n]*)', text)
    assert commands or path == CONTAINER
    used = {option for command in commands for option in re.findall(r"(?<!\S)--[a-z-]+", command)}
    assert used <= options()


FILES = [NGINX, SERVICE, CONTAINER, *sorted(BINDER.iterdir())]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_file_names_an_address_to_fetch_from(path):
    assert ADDRESS.findall(path.read_text(encoding="utf-8")) == []


def test_nginx_reads_its_example(tmp_path):
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    openssl = shutil.which("openssl")
    if not nginx or not openssl:
        pytest.skip("nginx or openssl is not installed")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subject = ["-subj", "/CN=games.example.org", "-days", "1", "-nodes", "-newkey", "rsa:2048"]
    made = [openssl, "req", "-x509", *subject, "-keyout", key, "-out", certificate]
    subprocess.run(made, check=True, capture_output=True)
    example = NGINX.read_text(encoding="utf-8")
    example = re.sub(r"ssl_certificate_key\s+[^;]+;", f"ssl_certificate_key {key};", example)
    example = re.sub(r"ssl_certificate\s+[^;]+;", f"ssl_certificate {certificate};", example)
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{example}\n}}\n", encoding="utf-8")
    run = subprocess.run(
        [nginx, "-t", "-c", str(whole), "-e", str(tmp_path / "log")], capture_output=True, text=True
    )
    assert run.returncode == 0 and "successful" in run.stderr, run.stderr
    assert "warn" not in run.stderr, run.stderr


@pytest.mark.parametrize(
    "line",
    [
        "limit_req zone=navalgames_pages",
        "proxy_buffering     off",
        "proxy_set_header    Upgrade $http_upgrade",
        "Strict-Transport-Security",
        "client_max_body_size 64k",
        "gzip on",
        "if ($args ~*",
        "access_log off",
    ],
)
def test_the_proxy_does_what_the_server_leaves_to_it(line):
    assert line in NGINX.read_text(encoding="utf-8")


def test_the_service_is_fenced_in():
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read(SERVICE, encoding="utf-8")
    service = unit["Service"]
    assert all(service[name] for name in ("MemoryMax", "TasksMax", "CPUQuota"))
    assert service["ProtectSystem"] == "strict" and service["DynamicUser"] == "yes"
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp"):
        assert service[name] == "yes"
    assert service["IPAddressDeny"] == "any" and service["CapabilityBoundingSet"] == ""


def test_systemd_reads_its_example(tmp_path):
    analyze = shutil.which("systemd-analyze")
    if not analyze:
        pytest.skip("systemd-analyze is not installed")
    unit = tmp_path / SERVICE.name
    command = shutil.which("true")
    unit.write_text(SERVICE.read_text(encoding="utf-8").replace("/opt/navalgames/bin/navalgames", command))
    run = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0 and SERVICE.name not in run.stderr, run.stderr


# ---- the container


def instructions() -> list[tuple[str, str]]:
    """The lines of the Containerfile as (instruction, rest), continued lines joined."""
    text = re.sub(r"^#.*\n", "", CONTAINER.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = text.replace("\\\n", " ")
    return [tuple(line.split(maxsplit=1)) for line in text.splitlines() if line.strip()]


def test_the_container_runs_our_server_and_not_as_root():
    lines = instructions()
    last = {name: rest for name, rest in lines[max(n for n, one in enumerate(lines) if one[0] == "FROM") :]}
    assert last["USER"] == "10001" and "--uid 10001" in last["RUN"]
    assert json.loads(last["ENTRYPOINT"])[:2] == ["navalgames", "serve"]
    assert "HEALTHCHECK" in last and "LABEL" in last and last["EXPOSE"] == "8866"
    assert "-slim" in last["FROM"] and not [rest for name, rest in lines if name == "ADD"]


def test_the_container_is_pinned_by_the_lock_and_keeps_no_tools():
    lines = instructions()
    build, image = (rest for name, rest in lines if name == "RUN")
    assert ("ENV", "PIP_CONSTRAINT=requirements.lock") in lines
    assert "pip install" in build and "pip uninstall" in build
    assert "pip install" not in image and "pip uninstall" in image and "apt" not in build + image
    assert versions(ROOT / "requirements.lock")["voila"]


# ---- Binder


def test_binder_is_pinned_and_installs_nothing_else():
    here, locked = versions(BINDER / "requirements.txt"), versions(ROOT / "requirements.lock")
    assert "jupyter-server-proxy" in here and "voila" in here
    assert {name: version for name, version in here.items() if locked.get(name, version) != version} == {}
    for command in re.findall(r"pip install ([^\n]*)", (BINDER / "postBuild").read_text(encoding="utf-8")):
        assert "--no-deps" in command


def test_binder_leads_to_the_home_page():
    proxied = json.loads((BINDER / "jupyter_server_config.json").read_text(encoding="utf-8"))
    server = proxied["ServerProxy"]["servers"]["navalgames"]
    assert server["command"][:2] == ["navalgames", "serve"] and server["absolute_url"]
    assert server["launcher_entry"]["path_info"] == "navalgames/"
