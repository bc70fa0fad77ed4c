"""The search beside its peers, over the showroom of 218 cars, a large catalog, and catalogs that grow.

One, two and three words, beginnings of words, one and two slips of the keys, wishes beside a name, names that are not
there, sentences, and the completion behind Tab. The peers answer the same queries from the same cars. A hit is a first
result whose make and model have all the words that were meant; for a name that is not there, no result. Times are of the
processor, so that what else runs hardly counts.
"""
import sqlite3
import time

from catalogs import SHOWROOM, beginning, fold, large, rows as cars_of, words
from queries import KINDS, QueryMaker, extra_queries, given_queries, is_expected, is_hit
from rows import Growth, Measure, Row

# At most so many nanoseconds at the median, for catalogs of about that size.
AIMS = {218: 60e3, 46_436: 150e3, 500_000: 200e3}
COMPLETION_AIM = 5e6


def rows(setting):
    found = over(setting, SHOWROOM, "218 cars", with_cases=True)
    found += over(setting, large(setting), None, with_kinds=True)
    return found + grown(setting)


# The product


def answers_of(setting, catalog, queries, copies=1):
    """What taking the catalog in took, and an answer for each query."""
    asked = setting.write("queries.tsv", "".join(f"{kind}\t{query}\n" for kind, query in queries))
    about, *answers = setting.ask_program(
        "search", catalog, asked, setting.fresh("search.db"), copies, max(3, setting.rounds // 30))
    return about, [Answer(answer["first"], [value * 1e3 for value in answer["times"]]) for answer in answers]


class Answer:
    """Make and model of the first result, and nanoseconds."""

    def __init__(self, first, times):
        self.first = first
        self.times = times


# The peers: each is made from the cars, and answers a query with make and model of its first result.


class RowsInFTS5:
    title = "FTS5 over rows, prefix"

    def __init__(self, cars):
        self.database = sqlite3.connect(":memory:")
        self.database.execute(
            "CREATE VIRTUAL TABLE car USING fts5 (make, model, rest, prefix = '2 3', "
            "tokenize = \"unicode61 remove_diacritics 2\")")
        self.database.executemany(
            "INSERT INTO car VALUES (?, ?, ?)",
            ((car["make"], car["model"], " ".join(filter(None, (
                car.get(key) for key in ("year", "body", "fuel", "transmission", "colour"))))) for car in cars))

    def first(self, query):
        pattern = " ".join(f'"{word}"*' for word in words(query))
        if not pattern:
            return None
        return self.database.execute(
            "SELECT make, model FROM car WHERE car MATCH ? ORDER BY rank LIMIT 10", (pattern,)).fetchone()


class Tantivy:
    title = "tantivy, two slips"

    def __init__(self, cars):
        import tantivy

        self.tantivy = tantivy
        builder = tantivy.SchemaBuilder()
        for field in ("make", "model"):
            builder.add_text_field(field, stored=True, tokenizer_name="raw")
        builder.add_text_field("text", stored=False)
        self.schema = builder.build()
        self.index = tantivy.Index(self.schema)
        writer = self.index.writer(heap_size=200_000_000, num_threads=1)
        for car in cars:
            rest = " ".join(filter(None, (car.get(key) for key in ("year", "body", "fuel", "transmission", "colour"))))
            writer.add_document(tantivy.Document(
                make=car["make"], model=car["model"], text=fold(f"{car['make']} {car['model']} {rest}")))
        writer.commit()
        writer.wait_merging_threads()
        self.index.reload()
        self.searcher = self.index.searcher()

    def first(self, query):
        query_of, occur = self.tantivy.Query, self.tantivy.Occur
        parts = [
            (occur.Must, query_of.fuzzy_term_query(
                self.schema, "text", word, distance=2 if len(word) > 5 else 1 if len(word) > 3 else 0,
                transposition_cost_one=True, prefix=True)) for word in words(query)]
        hits = self.searcher.search(query_of.boolean_query(parts), limit=10).hits
        if not hits:
            return None
        found = self.searcher.doc(hits[0][1])
        return found["make"][0], found["model"][0]


class RapidFuzz:
    title = "RapidFuzz WRatio over names"

    def __init__(self, cars):
        import rapidfuzz

        self.extract = rapidfuzz.process.extractOne
        self.scorer = rapidfuzz.fuzz.WRatio
        self.names = sorted({(car["make"], car["model"]) for car in cars})
        self.texts = [fold(" ".join(name)) for name in self.names]

    def first(self, query):
        best = self.extract(fold(query), self.texts, scorer=self.scorer, score_cutoff=60)
        return self.names[best[2]] if best else None


def peer_answers(peer, queries):
    answers = []
    for query in queries:
        start = time.thread_time_ns()
        first = peer.first(query)
        answers.append(Answer(first, [time.thread_time_ns() - start]))
    return answers


# The rows


def measure(answers, right=None):
    return Measure.of([value for answer in answers for value in answer.times], right)


def share(values):
    values = list(values)
    return sum(values) / len(values) if values else None


def over(setting, catalog, size, with_cases=False, with_kinds=False):
    cars = cars_of(catalog)
    size = size or f"{len(cars):,} cars"
    made = QueryMaker(cars).all(20 if setting.is_quick else 60)
    cases = given_queries() if with_cases else []
    extra = extra_queries(made)
    _, answers = answers_of(
        setting, catalog, [(kind, query) for kind, query, _ in made] + [("case", case["query"]) for case in cases] + extra)
    ours, case_answers = answers[:len(made)], answers[len(made):len(made) + len(cases)]
    behind_tab = {
        kind: [(query, answer) for (of, query), answer in zip(extra, answers[len(made) + len(cases):]) if of == kind]
        for kind in ("completion", "sentence")}
    peers = [RowsInFTS5, Tantivy, RapidFuzz] if setting.has_peers else [RowsInFTS5]
    aim = {"atMost": AIMS[min(AIMS, key=lambda count: abs(count - len(cars)))]}
    found = []
    for peer_type in peers:
        peer = peer_type(cars)
        theirs = peer_answers(peer, [query for _, query, _ in made])
        if cases:
            given = peer_answers(peer, [case["query"] for case in cases])
            found.append(Row(
                "search", f"given cases, {size}", "ns", judged_cases(cases, case_answers), peer.title,
                judged_cases(cases, given), aim))
        found.append(Row(
            "search", f"all kinds, {size}", "ns", judged(made, ours), peer.title, judged(made, theirs), aim))
        if with_kinds and peer_type is peers[min(1, len(peers) - 1)]:
            found += [Row(
                "search", f"{kind}, {size}", "ns", judged(made, ours, kind), peer.title, judged(made, theirs, kind))
                for kind in KINDS]
        if peer_type is RowsInFTS5:
            typed = [query for query, _ in behind_tab["completion"]]
            found.append(Row(
                "completion", f"find …, {size}", "ns", measure(answer for _, answer in behind_tab["completion"]),
                peer.title, measure(peer_answers(peer, typed)), {"atMost": COMPLETION_AIM}))
    found.append(Row(
        "search", f"names in a sentence, {size}", "ns", measure(answer for _, answer in behind_tab["sentence"])))
    return found


def judged(made, answers, of=None):
    chosen = [(said, answer) for (kind, _, said), answer in zip(made, answers) if of in (None, kind)]
    return measure([answer for _, answer in chosen], share(is_hit(said, answer.first) for said, answer in chosen))


def judged_cases(cases, answers):
    return measure(answers, share(is_expected(case, answer.first) for case, answer in zip(cases, answers)))


def grown(setting):
    """Searches, completion and taking in with 50, 5,000 and 500,000 cars; the largest are copies that are each a year
    younger."""
    found = []
    for factor in (1, 100) if setting.is_quick else (1, 100, 10_000):
        growth = Growth("cars", 50 * factor, factor)
        catalog = beginning(setting, large(setting), min(growth.count, 10_000))
        cars = cars_of(catalog)
        made = QueryMaker(cars).all(20)
        queries = [(kind, query) for kind, query, _ in made]
        about, answers = answers_of(setting, catalog, queries + extra_queries(made), growth.count // len(cars))
        completed = [answer for (kind, _), answer in zip(extra_queries(made), answers[len(made):]) if kind == "completion"]
        found += [
            Row("search", "all kinds", "ns", judged(made, answers[:len(made)]), growth=growth),
            Row("completion", "find …", "ns", measure(completed), growth=growth),
            Row("import", "names and index", "ns", Measure.of([about["importSeconds"] * 1e9]), growth=growth)]
    return found
