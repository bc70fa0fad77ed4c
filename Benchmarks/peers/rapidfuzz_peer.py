#!/usr/bin/env python3
"""Searches the names of a catalog by RapidFuzz, line by line: rapidfuzz_peer.py CATALOG.csv"""
import csv
import readline  # noqa: F401 (lines can be edited, as in the other programs)
import sys

import rapidfuzz

with open(sys.argv[1], encoding="utf-8", newline="") as file:
    CARS = list(csv.DictReader(file))
NAMES = [f"{car['make']} {car['model']}".lower() for car in CARS]
while True:
    try:
        query = input("> ")
    except EOFError:
        break
    for _, score, place in rapidfuzz.process.extract(query.lower(), NAMES, scorer=rapidfuzz.fuzz.WRatio, limit=10):
        print(CARS[place]["make"], CARS[place]["model"], round(score))
