#!/usr/bin/env python3
"""Cross-checks what solver-fuzz exports with HiGHS, level by level.

Each line of the input is one problem as JSON: its variables (free), its rows (terms, constant, relation, priority)
and, for each level of priority, the least sum of violations by the exact reference and the sum in the solver's
solution. For each level, highest first, HiGHS minimises the sum of violations with the sums of the levels above held
at their least; all three must agree.

usage: highs_check.py FILE [--limit N] [--jobs N]
Exit codes: 0 all agree, 1 some do not, 2 wrong arguments.
"""

import argparse
import json
import multiprocessing
import os
import sys

import numpy
from scipy.optimize import linprog

# HiGHS works to 1e-7 on each row; sums of a level inherit the slack of the levels above it.
TOLERANCE = 1e-5
REQUIRED = 1000


def check(line):
    """What is wrong with one problem, or None; and how many levels were solved."""
    problem = json.loads(line)
    variables = problem["variables"]
    rows = problem["rows"]
    soft = [row for row in rows if row["priority"] < REQUIRED]
    # Columns: the variables, then for each soft row what it exceeds zero by and what it falls short by.
    width = variables + 2 * len(soft)
    equal, equal_bound, at_most, at_most_bound = [], [], [], []

    def coefficients(row):
        result = numpy.zeros(width)
        for variable, coefficient in row["terms"]:
            result[int(variable)] += coefficient
        return result

    for row in rows:
        if row["priority"] < REQUIRED:
            continue
        left, bound = coefficients(row), -row["constant"]
        if row["relation"] == 0:
            equal.append(left)
            equal_bound.append(bound)
        else:
            sign = -row["relation"]
            at_most.append(sign * left)
            at_most_bound.append(sign * bound)
    for index, row in enumerate(soft):
        left = coefficients(row)
        left[variables + 2 * index] = -1
        left[variables + 2 * index + 1] = 1
        equal.append(left)
        equal_bound.append(-row["constant"])
    bounds = [(None, None)] * variables + [(0, None)] * (2 * len(soft))

    solved = 0
    for level in problem["levels"]:
        cost = numpy.zeros(width)
        for index, row in enumerate(soft):
            if row["priority"] == level["priority"]:
                if row["relation"] <= 0:
                    cost[variables + 2 * index] = 1
                if row["relation"] >= 0:
                    cost[variables + 2 * index + 1] = 1
        result = linprog(
            cost,
            A_ub=numpy.array(at_most) if at_most else None,
            b_ub=at_most_bound or None,
            A_eq=numpy.array(equal) if equal else None,
            b_eq=equal_bound or None,
            bounds=bounds,
            method="highs",
        )
        if not result.success:
            return f"@{level['priority']}: HiGHS says: {result.message}", solved
        solved += 1
        scale = TOLERANCE * max(1.0, abs(level["least"]))
        for name in ("least", "solver"):
            if abs(result.fun - level[name]) > scale:
                return f"@{level['priority']}: HiGHS {result.fun!r}, {name} {level[name]!r}", solved
        at_most.append(cost)
        at_most_bound.append(level["least"])
    return None, solved


def main():
    parser = argparse.ArgumentParser(description="Cross-check exported problems with HiGHS, level by level.")
    parser.add_argument("file")
    parser.add_argument("--limit", type=int, default=None, help="check only the first N problems")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    try:
        with open(options.file, encoding="utf-8") as file:
            lines = [line for line in file if line.strip()][: options.limit]
    except OSError as error:
        print(f"highs_check: {options.file}: {error.strerror}", file=sys.stderr)
        return 2
    if not lines:
        print(f"highs_check: {options.file} holds no problems", file=sys.stderr)
        return 2

    failures = 0
    levels = 0
    with multiprocessing.Pool(options.jobs) as pool:
        for index, (failure, solved) in enumerate(pool.imap(check, lines, chunksize=50)):
            levels += solved
            if failure:
                failures += 1
                if failures <= 10:
                    print(f"FAILED: line {index + 1}: {failure}\n{lines[index].strip()}")
            if (index + 1) % max(1, len(lines) // 10) == 0:
                print(f"{index + 1} of {len(lines)} problems, {failures} failures", flush=True)
    print(f"HiGHS: {len(lines)} problems, {levels} levels, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
