"""Breaks of rules: one small change in a rule at a time, and whether a test goes red.

`make mutants GAME=grand_fleet N=150` draws places, breaks the rule there and runs the tests that reach it.
A break no test notices shows a rule that no test holds. Needs a system with `fork`.

    ground     what may be broken, and by which tests it is held
    finding    the places of a source where a rule can be broken, and drawing some of them
    breaking   the changed source, put into a running process or into an import
    forks      children with limits of time and memory, some at once
    sessions   pytest collected once, its tests run in children
    measuring  which test reaches which function, and how long it takes
    running    the tests against each break
    equivalents  breaks that are known to change nothing
    reporting  what came out
"""
