"""The given cases of dates and times, read by `understand` and by dateparser: how many are right, and how long one takes."""
import csv
import json
import pathlib

from rows import Measure, Row

DATA = pathlib.Path(__file__).resolve().parents[2] / "Tests/Data"
FIELDS = {"date": "date", "datetime": "start", "time": "time", "duration": "durationMinutes",
          "duration-in-sentence": "durationMinutes"}
# What dateparser is made for: it reads no lengths.
SHARED_KINDS = ("date", "datetime", "time")


def cases(language):
    with open(DATA / f"when_{language}.tsv", encoding="utf-8") as file:
        return list(csv.DictReader((line for line in file if not line.startswith("#")), delimiter="\t"))


def rows(setting):
    found = []
    for language in ("en", "de"):
        given = cases(language)
        answers = ours(setting, language, given)
        both = [place for place, case in enumerate(given) if case["kind"] in SHARED_KINDS]
        theirs = None
        if setting.has_peers:
            theirs = setting.ask_peer("dateparser_peer.py", [
                {"language": language, "kind": given[place]["kind"], "phrase": given[place]["phrase"],
                 "now": reference(given[place])} for place in both])
        found.append(Row(
            "date", f"given dates and times, {language}", "ns", measure(given, answers, both),
            "dateparser" if theirs else None,
            measure([given[place] for place in both], theirs, range(len(both))) if theirs else None,
            {"atMost": 100_000}))
        rest = [place for place in range(len(given)) if place not in both]
        found.append(Row("date", f"given lengths, {language}", "ns", measure(given, answers, rest)))
    return found


def reference(case):
    return case["reference"] or "2026-11-30T10:00:00"


def ours(setting, language, given):
    lines = [{"phrase": case["phrase"], "now": reference(case), "language": language} for case in given]
    asked = setting.write("phrases.jsonl", "".join(json.dumps(line) + "\n" for line in lines))
    answers = setting.ask_program("understand", asked, setting.fresh("understand.db"), max(3, setting.rounds // 10))
    return [{"found": answer["answer"].get(FIELDS[case["kind"]]), "times": answer["times"]}
            for case, answer in zip(given, answers, strict=True)]


def measure(given, answers, places):
    right = sum(str(answers[place]["found"]) == given[place]["expected"] for place in places)
    return Measure.of(
        [value * 1e9 for place in places for value in answers[place]["times"]], right / max(1, len(places)))
