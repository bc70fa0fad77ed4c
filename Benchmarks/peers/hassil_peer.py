#!/usr/bin/env python3
"""Measures hassil: hassil_peer.py LANGUAGE CARS PHRASES LINES OUTPUT

CARS, PHRASES and LINES are files with one name, saved phrase or line each. It reads the lines by templates for the same
sentences as the showroom's, with the names as a list of slots and the saved phrases as sentences of an intent. OUTPUT
gets the nanoseconds of the processor for one line, line by line, and last how many of a hundred were read.
"""
import pathlib
import sys
import time

from hassil import Intents, recognize

# Free text before a car takes hassil long: it stops when this many seconds are over, after ten lines at least.
GREATEST_TIME = 3

SENTENCES = {
    "en": {
        "Book": [
            "[please|could you] (book|reserve) [me] the {car} [for] [{day}] [at {time}] [for {length}] [please]",
            "I want to drive the {car} [{day}] [at {time}]",
            "test drive in the {car} [{day}] [{time}]",
            "[{day}] [at {time}] the {car} [{day}] [at {time}] [for {length}]",
            "can I take the {car} for a spin [{day}] [for {length}]",
            "I would like to try the {car} [for {length}]",
        ],
        "Free": ["when is the {car} free [{day}]", "is the {car} available [{day}] [at {time}]"],
        "Move": ["move the {car} to {day} [at {time}]"],
        "Cancel": ["cancel the {car} [{day}]"],
        "Drives": ["show me the drives of the {car} [{day}]", "which drives are booked [{day}]"],
    },
    "de": {
        "Book": [
            "Probefahrt mit dem {car} [{day}] [um {time}]",
            "(buche|bitte) den {car} [für] [{day}] [um {time}] [für {length}] [reservieren]",
            "ich möchte den {car} [{day}] fahren",
            "kann ich [{day}] [um {time}] den {car} testen",
            "[{day}] [um {time}] den {car} [{day}] [um {time}] [für {length}]",
            "ich würde gern den {car} [für {length}] ausprobieren",
            "{car} [{day}] [um {time}] buchen",
        ],
        "Free": ["wann ist der {car} [{day}] frei", "ist der {car} [{day}] [um {time}] verfügbar"],
        "Move": ["verschiebe den {car} auf {day} [um {time}]"],
        "Cancel": ["storniere den {car} [{day}]"],
        "Drives": ["zeig mir die Fahrten mit dem {car} [{day}]", "welche Fahrten sind [{day}] gebucht"],
    },
}
SLOTS = {
    "en": {
        "day": [
            "tomorrow", "on Friday", "next Monday", "in two weeks", "the day after tomorrow", "on the 12th of December",
            "Saturday", "this Thursday",
        ],
        "time": ["three", "half past two", "4pm", "10:30", "quarter to five", "noon", "eleven"],
        "length": ["an hour", "90 minutes", "half an hour", "an hour and a half", "45 minutes"],
    },
    "de": {
        "day": [
            "morgen", "am Freitag", "nächsten Montag", "in zwei Wochen", "übermorgen", "am 12. Dezember", "Samstag",
            "diesen Donnerstag",
        ],
        "time": ["drei", "halb drei", "16 Uhr", "10:30", "viertel vor fünf", "zwölf", "elf Uhr"],
        "length": ["eine Stunde", "90 Minuten", "eine halbe Stunde", "anderthalb Stunden", "45 Minuten"],
    },
}


def lines(path):
    return pathlib.Path(path).read_text(encoding="utf-8").splitlines()


def main():
    language, cars, phrases, texts, output = sys.argv[1:]
    intents = {name: {"data": [{"sentences": sentences}]} for name, sentences in SENTENCES[language].items()}
    intents["Saved"] = {"data": [{"sentences": lines(phrases)}]}
    lists = {name: {"values": values} for name, values in SLOTS[language].items()}
    lists["car"] = {"values": lines(cars)}
    compiled = Intents.from_dict({"language": language, "intents": intents, "lists": lists})
    recognize("warm up", compiled)
    times, read = [], 0
    start = time.monotonic()
    for text in lines(texts):
        if len(times) >= 10 and time.monotonic() - start > GREATEST_TIME:
            break
        before = time.process_time_ns()
        read += recognize(text, compiled) is not None
        times.append(time.process_time_ns() - before)
    result = [*map(str, times), str(read * 100 // len(times))]
    pathlib.Path(output).write_text("\n".join(result) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
