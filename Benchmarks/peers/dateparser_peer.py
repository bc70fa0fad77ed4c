#!/usr/bin/env python3
"""Measures dateparser: dateparser_peer.py CASES OUTPUT

CASES is a file of JSON lines with language, kind, phrase and now. OUTPUT gets a line of JSON for each: what was found, in
the form that the kind has in the given cases, and the seconds of the processor.
"""
import datetime
import json
import sys
import time
import warnings

import dateparser

FORMS = {"date": "%Y-%m-%d", "datetime": "%Y-%m-%dT%H:%M", "time": "%H:%M"}


def main():
    warnings.filterwarnings("ignore")
    with open(sys.argv[1], encoding="utf-8") as given, open(sys.argv[2], "w", encoding="utf-8") as output:
        cases = [json.loads(line) for line in given]
        dateparser.parse("12:00", languages=[cases[0]["language"]])
        for case in cases:
            now = datetime.datetime.fromisoformat(case["now"])
            settings = {"PREFER_DATES_FROM": "future", "RELATIVE_BASE": now}
            start = time.thread_time()
            found = dateparser.parse(case["phrase"], languages=[case["language"]], settings=settings)
            taken = time.thread_time() - start
            text = found.strftime(FORMS[case["kind"]]) if found else None
            output.write(json.dumps({"found": text, "times": [taken]}) + "\n")


if __name__ == "__main__":
    main()
