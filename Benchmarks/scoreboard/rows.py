"""A row of the scoreboard, and how rows become a table and JSON."""
import dataclasses
import statistics


@dataclasses.dataclass
class Measure:
    """What was measured many times over, in the unit of its row, and the part of the answers that is right (0 to 1)."""
    median: float | None = None
    slow: float | None = None
    runs: int = 0
    right: float | None = None

    @classmethod
    def of(cls, values, right=None):
        values = sorted(values)
        if not values:
            return cls(right=right)
        slow = values[min(len(values) - 1, int(0.95 * len(values)))]
        return cls(statistics.median(values), slow, len(values), right)


@dataclasses.dataclass
class Growth:
    """How much of something there was: a count, and how many times the least it is."""
    of: str
    count: int
    factor: int


@dataclasses.dataclass
class Row:
    topic: str
    what: str
    unit: str
    """ns or B"""
    ours: Measure
    peer: str | None = None
    theirs: Measure | None = None
    aim: dict | None = None
    """{"ratio": at most so many times the peer's} or {"atMost": at most so much of the unit}"""
    growth: Growth | None = None

    @classmethod
    def from_json(cls, value):
        theirs, growth = value["theirs"], value["growth"]
        return cls(**{
            **value, "ours": Measure(**value["ours"]), "theirs": Measure(**theirs) if theirs else None,
            "growth": Growth(**growth) if growth else None})

    @property
    def ratio(self):
        """Ours to the peer's: under 1 where the product needs less."""
        if self.theirs is None or not self.theirs.median or self.ours.median is None:
            return None
        return self.ours.median / self.theirs.median

    @property
    def is_reached(self):
        if self.aim is None:
            return None
        value, greatest = (self.ratio, self.aim["ratio"]) if "ratio" in self.aim else (
            self.ours.median, self.aim["atMost"])
        return None if value is None else value <= greatest

    def as_json(self):
        return {**dataclasses.asdict(self), "ratio": self.ratio, "isReached": self.is_reached}

    # As text

    def amount(self, value):
        if value is None:
            return ""
        steps = [(1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1, "ns")] if self.unit == "ns" else [
            (1e6, "MB"), (1e3, "kB"), (1, "B")]
        size, name = next((step for step in steps if value >= step[0]), steps[-1])
        return f"{digits(value / size)} {name}"

    def aim_text(self):
        if self.aim is None:
            return ""
        text = f"{digits(self.aim['ratio'])} times" if "ratio" in self.aim else self.amount(self.aim["atMost"])
        return f"at most {text}" + {True: "", False: ": MISSED", None: ""}[self.is_reached]


def digits(value):
    """Three digits that count."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def ratio_text(value):
    return "" if value is None else f"{value:.4f}" if value < 0.01 else digits(value)


def share(measure):
    return "" if measure is None or measure.right is None else f"{100 * measure.right:.1f} %"


def grid(header, lines):
    """A Markdown table whose columns are as wide as what is in them."""
    widths = [max(3, *(len(line[column]) for line in [header, *lines])) for column in range(len(header))]
    shown = [header, ["-" * width for width in widths], *lines]
    return "".join(
        "| " + " | ".join(f"{cell:{width}}" for cell, width in zip(line, widths)) + " |\n" for line in shown)


def table(rows, is_short=False):
    """The scoreboard. What is measured only as it grows is in it with a hundredfold; the rest of that is in the other table.

    With is_short only one row of each topic: the first, beside the peer that is right most often."""
    with_one_size = {row.topic for row in rows if row.growth is None}
    chosen = [row for row in rows if row.growth is None or (
        row.growth.factor == 100 and row.topic not in with_one_size)]
    if is_short:
        chosen = one_of_each(chosen)
    lines = []
    for row in chosen:
        what = row.what if row.growth is None else f"{row.what}, {row.growth.count:,} {row.growth.of}"
        theirs = row.theirs or Measure()
        lines.append([
            row.topic, what, row.amount(row.ours.median), share(row.ours), row.peer or "", row.amount(theirs.median),
            share(theirs), ratio_text(row.ratio), row.aim_text()])
    return grid(["", "what", "showroom", "right", "peer", "its", "right", "ratio", "aim"], lines)


def one_of_each(rows):
    kept = {}
    for row in rows:
        first = kept.setdefault(row.topic, row)
        if row.what == first.what and row.theirs and (row.theirs.right or 0) > (first.theirs.right or 0):
            kept[row.topic] = row
    return list(kept.values())


def growth_table(rows):
    """What is measured with little, with a hundred times and with ten thousand times as much."""
    groups = {}
    for row in rows:
        if row.growth:
            groups.setdefault((row.topic, row.what), {})[row.growth.factor] = row
    lines = []
    for (topic, what), of_factor in groups.items():
        least = of_factor[min(of_factor)]
        most = of_factor[max(of_factor)]
        times = most.ours.median / least.ours.median if least.ours.median and most.ours.median else None
        lines.append([
            topic, what, f"{least.growth.count:,} {least.growth.of}",
            *(of_factor[factor].amount(of_factor[factor].ours.median) if factor in of_factor else ""
              for factor in (1, 100, 10_000)),
            f"×{digits(times)}" if times else "", most.peer or "",
            most.amount(most.theirs.median) if most.theirs else "", ratio_text(most.ratio)])
    return grid(
        ["", "what", "×1 is", "×1", "×100", "×10,000", "grows", "peer at the most", "its", "ratio"], lines)
