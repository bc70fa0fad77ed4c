"""Catalogs of cars: the showroom of the given cases, and one that is made up."""
import csv
import pathlib
import random
import re
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = ROOT / "Tests/Data/search"
SHOWROOM = DATA / "showroom.csv"
LARGE = 46_436


def fold(text):
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


def words(text):
    return re.findall(r"[a-z0-9]+", fold(text))


def made_up_catalog(path, count):
    """Cars of invented models: two known words each, under the makes of the showroom."""
    chance = random.Random(3)
    makes = sorted({row["make"] for row in rows(DATA / "showroom.csv")})
    known = (ROOT / "Seed/known_words.txt").read_text(encoding="utf-8").split()
    names = [(chance.choice(makes), f"{chance.choice(known).title()} {chance.choice(known).title()}")
             for _ in range(8500)]
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["make", "model", "year", "body", "fuel", "transmission", "colour"])
        for place in range(count):
            make, model = names[place % len(names)]
            writer.writerow([
                make, model, chance.randint(1990, 2026), chance.choice(["estate", "saloon", "SUV", "hatchback"]),
                chance.choice(["diesel", "petrol", "electric", "hybrid"]), chance.choice(["manual", "automatic"]),
                chance.choice(["red", "blue", "black", "white", "silver"])])


def rows(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def large(setting):
    """The catalog that was named, or one that is made up, once for all."""
    if setting.catalog:
        return setting.catalog
    path = setting.cache / "catalog.csv"
    if not path.exists():
        made_up_catalog(path, LARGE)
    return path


def beginning(setting, path, count):
    """The first rows of a catalog, as a file of their own."""
    with open(path, encoding="utf-8") as file:
        lines = file.readlines()[:count + 1]
    return setting.write(f"catalog-{count}.csv", "".join(lines))
