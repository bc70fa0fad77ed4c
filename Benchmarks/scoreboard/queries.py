"""What is searched for: queries of each kind from the names of a catalog, and the given cases."""
import csv
import random
import re

from catalogs import DATA, fold, words

KINDS = ["one word", "two words", "three words", "beginnings", "one slip", "two slips", "wishes", "misses"]
LETTERS = "abcdefghijklmnopqrstuvwxyz"
CLASS_WORDS = {"class", "series"}


class QueryMaker:
    """Queries of each kind from the names of a catalog, the same in every run."""

    def __init__(self, cars, seed=11):
        self.chance = random.Random(seed)
        self.names = sorted({(car["make"], car["model"]) for car in cars})
        self.vocabulary = {word for name in self.names for word in words(" ".join(name))}

    def all(self, count):
        makers = [
            lambda: self.plain(1), lambda: self.plain(2), lambda: self.plain(3), self.beginnings,
            lambda: self.slip(1), lambda: self.slip(2), self.wishes, self.miss]
        queries = []
        for kind, make in zip(KINDS, makers):
            made = 0
            for _ in range(count * 200):
                query = make()
                if query is None:
                    continue
                queries.append((kind, *query))
                made += 1
                if made == count:
                    break
        return queries

    def name(self):
        make, model = self.chance.choice(self.names)
        # Half of "9-3" is no word that anybody says.
        said = [word for word in re.split(r"[\s/]+", fold(model)) if word]
        first = words(make)
        return first, [word for word in ("".join(words(part)) for part in said) if word and word not in first]

    def plain(self, length):
        make, model = self.name()
        if length == 1:
            said = [word for word in model if word.isalpha() and len(word) >= 5 and word not in CLASS_WORDS][:1]
        else:
            said = (make + model)[:length]
        return (" ".join(said), said) if len(said) == length else None

    def beginnings(self):
        make, model = self.name()
        if len(make[0]) < 5 or not model or len(model[0]) < 4 or not model[0].isalpha():
            return None
        said = [make[0][:self.chance.choice([3, 4])], model[0][:3]]
        return " ".join(said), said

    def slip(self, slips):
        make, model = self.name()
        said = make + model[:2]
        places = [place for place, word in enumerate(said) if word.isalpha() and len(word) >= 5 + slips - 1]
        if not places:
            return None
        place = self.chance.choice(places)
        word = said[place]
        for _ in range(slips):
            word = self.slipped(word)
        if word in self.vocabulary:
            return None
        return " ".join(said[:place] + [word] + said[place + 1:]), said

    def slipped(self, word):
        at = self.chance.randrange(1, len(word))
        letter = self.chance.choice(LETTERS)
        return self.chance.choice([
            word[:at] + word[at + 1:], word[:at] + letter + word[at:], word[:at] + letter + word[at + 1:],
            word[:at - 1] + word[at] + word[at - 1] + word[at + 1:]])

    def wishes(self):
        make, model = self.name()
        said = make + model[:1]
        wish = self.chance.choice(["red", "diesel", "automatic", "electric", "manual diesel", "2019", "black automatic"])
        return f"{wish} {' '.join(said)}", said

    def miss(self):
        return " ".join(
            "".join(self.chance.choice(LETTERS) for _ in range(self.chance.randint(6, 9))) for _ in range(2)), None


def is_hit(said, first):
    if said is None:
        return first is None
    if first is None:
        return False
    found = words(" ".join(first))
    joined = "".join(found)
    return all(any(word.startswith(part) for word in found) or part in joined for part in said)


def given_queries():
    """The cases over 218 cars, with what is expected of each."""
    with open(DATA / "queries.tsv", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def is_expected(case, first):
    if case["expected_make"] == "-":
        return first is None
    if first is None or words(first[0]) != words(case["expected_make"]):
        return False
    models = case["expected_model"].split("|")
    return "*" in models or any(words(first[1]) == words(model) for model in models)


def extra_queries(made):
    """What is typed before Tab, and sentences, around the names of the other queries."""
    said = [query for kind, query, _ in made if kind == "two words"]
    frames = ["book me the {} tomorrow at three", "{} um drei", "is the {} free on friday", "cancel my drive on monday"]
    extra = []
    for place, query in enumerate(said):
        extra += [("completion", query[:length]) for length in (1, 3, 6)]
        extra.append(("sentence", frames[place % len(frames)].format(query)))
    return extra
