#!/usr/bin/env python3
"""Measures dateparser: dateparser_peer.py LANGUAGE LINES OUTPUT

LINES is a file with one date or time a line. OUTPUT gets the nanoseconds of the processor for one line, line by line, and
last how many of a hundred were read.
"""
import datetime
import pathlib
import sys
import time
import warnings

import dateparser

GREATEST_TIME = 5


def main():
    language, texts, output = sys.argv[1:]
    warnings.filterwarnings("ignore")
    settings = {"PREFER_DATES_FROM": "future", "RELATIVE_BASE": datetime.datetime(2026, 11, 30, 10)}
    dateparser.parse("12:00", languages=[language], settings=settings)
    times, read = [], 0
    start = time.monotonic()
    for text in pathlib.Path(texts).read_text(encoding="utf-8").splitlines():
        if len(times) >= 10 and time.monotonic() - start > GREATEST_TIME:
            break
        before = time.process_time_ns()
        read += dateparser.parse(text, languages=[language], settings=settings) is not None
        times.append(time.process_time_ns() - before)
    result = [*map(str, times), str(read * 100 // len(times))]
    pathlib.Path(output).write_text("\n".join(result) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
