"""The scoreboard: what the showroom does, how fast and how well, beside its peers. See Benchmarks/run."""
import argparse
import datetime
import importlib
import importlib.metadata
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile

from rows import Row, growth_table, table

HERE = pathlib.Path(__file__).resolve().parent
# Each group of rows is measured together: its topics, and the module that measures it; else showroom-benchmarks does.
GROUPS = [
    ("start", ["start"], None), ("repl", ["repl"], "desk"), ("booking", ["booking"], None), ("crowd", ["crowd"], None),
    ("phrase", ["phrase"], None), ("sentence", ["sentence", "memory"], None), ("date", ["date"], "dates"),
    ("search", ["search", "completion", "import"], "search"), ("stores", ["import", "size", "memory"], "stores"),
    ("diary", ["free", "agenda", "booking", "size"], None), ("suggestions", ["suggestions"], None),
]
TOPICS = ["start", "repl", "booking", "crowd", "free", "agenda", "phrase", "sentence", "date", "search", "completion",
          "import", "size", "memory", "suggestions"]
BEGIN, END = "<!-- scoreboard, written by Benchmarks/run --readme -->", "<!-- end of the scoreboard -->"
PACKAGES = ["hassil", "dateparser", "tantivy", "rapidfuzz"]


class Setting:
    """With what is measured, and where files may be."""

    def __init__(self, given, folder):
        self.showroom, self.program = given.showroom, given.program
        self.cache, self.folder = given.folder, folder
        self.is_quick, self.rounds = given.quick, given.rounds or (60 if given.quick else 300)
        self.catalog = given.catalog
        self.has_peers = not missing_packages()

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def fresh(self, name):
        """A path for a store that is not there yet."""
        for path in self.folder.glob(f"{name}*"):
            path.unlink()
        return str(self.folder / name)

    def ask_program(self, *arguments):
        """What showroom-benchmarks prints, a value of JSON for each line."""
        run = subprocess.run([self.program, *map(str, arguments)], stdout=subprocess.PIPE, text=True, check=True)
        return [json.loads(line) for line in run.stdout.splitlines()]

    def ask_peer(self, script, values):
        """What a peer answers to values, a line of JSON for each."""
        asked = self.write("asked.jsonl", "".join(json.dumps(value) + "\n" for value in values))
        answered = self.folder / "answered.jsonl"
        subprocess.run([sys.executable, str(HERE.parent / "peers" / script), asked, answered], check=True)
        return [json.loads(line) for line in answered.read_text(encoding="utf-8").splitlines()]


def missing_packages():
    missing = []
    for package in PACKAGES:
        try:
            importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            missing.append(package)
    return missing


def measured(group, module, setting):
    if module:
        return importlib.import_module(module).rows(setting)
    options = ["--rounds", setting.rounds, "--showroom", setting.showroom, "--folder", setting.folder,
               "--peers", HERE.parent / "peers"]
    options += ["--python", sys.executable] if setting.has_peers else []
    options += ["--quick"] if setting.is_quick else []
    return [Row.from_json(value) for value in setting.ask_program("measure", group, *options)]


def conditions(setting):
    def first_line(*command):
        if not shutil.which(command[0]):
            return "none"
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.split("\n")[0].strip()

    with open("/proc/cpuinfo", encoding="utf-8") as file:
        models = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
    versions = [first_line(setting.showroom, "--version"), "SQLite " + first_line("sqlite3", "--version").split(" ")[0],
                first_line("swift", "--version").split(" (")[0], f"Python {platform.python_version()}"]
    versions += [f"{name} {importlib.metadata.version(name)}" for name in PACKAGES if name not in missing_packages()]
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="minutes"),
        "processor": models[0] if models else platform.machine(), "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.release()}", "load": load(), "versions": versions,
        "rounds": setting.rounds, "isQuick": setting.is_quick}


def load():
    return round(os.getloadavg()[0], 2)


def report(given, folder):
    setting = Setting(given, folder)
    about = conditions(setting)
    if missing_packages():
        print(f"Not measured, since they can not be installed here: {', '.join(missing_packages())}.", file=sys.stderr)
    rows, failed = [], []
    for group, topics, module in GROUPS:
        if not set(topics) & set(given.only):
            continue
        print(f"{group} …", file=sys.stderr, flush=True)
        try:
            rows += measured(group, module, setting)
        except Exception as error:  # one that fails is told, and the others are measured
            failed.append(f"{group}: {type(error).__name__}: {error}")
    rows = in_order(row for row in rows if row.topic in given.only)
    about["loadAfter"] = load()
    facts = (f"Medians of {about['date'][:10]}; {about['cores']} cores of {about['processor']}; load {about['load']} before, "
             f"{about['loadAfter']} after; {', '.join(about['versions'])}.")
    print(table(rows))
    if any(row.growth for row in rows):
        print(growth_table(rows))
    print(facts)
    if given.readme:
        write_readme(table(rows, is_short=True) + "\n" + facts)
    path = given.json or given.folder / "scoreboard.json"
    value = {"conditions": about, "rows": [row.as_json() for row in rows], "failed": failed}
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for line in failed:
        print(f"Not measured: {line}", file=sys.stderr)
    return 1 if failed else 0


def in_order(rows):
    """By topic, and what is measured beside several peers next to one another."""
    seen = {}
    return sorted(rows, key=lambda row: (TOPICS.index(row.topic), seen.setdefault((row.topic, row.what), len(seen))))


def write_readme(text):
    """Puts the short table in its place in the README."""
    path = HERE.parents[1] / "README.md"
    before, rest = path.read_text(encoding="utf-8").split(BEGIN)
    after = rest[rest.index(END):]
    path.write_text(f"{before}{BEGIN}\n\n{text}\n\n{after}", encoding="utf-8")


def topic_list(text):
    chosen = text.split(",")
    for topic in chosen:
        if topic not in TOPICS:
            raise argparse.ArgumentTypeError(f"{topic} is none of {', '.join(TOPICS)}")
    return chosen


def main():
    parser = argparse.ArgumentParser(prog="Benchmarks/run", description="Measures the showroom beside its peers.")
    parser.add_argument("--program", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--showroom", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--folder", required=True, type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, without what takes minutes")
    parser.add_argument("--only", type=topic_list, default=TOPICS, metavar="TOPIC,…", help=", ".join(TOPICS))
    parser.add_argument("--readme", action="store_true", help="also write one row of each topic into the README")
    parser.add_argument("--json", type=pathlib.Path, help="where all figures are written (.build/scoreboard.json)")
    parser.add_argument("--catalog", type=pathlib.Path, help="a CSV file of cars in place of the one that is made up")
    parser.add_argument("--rounds", type=int, help="how often a start is measured (300; 60 with --quick)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="scoreboard-", dir=given.folder) as folder:
        return report(given, pathlib.Path(folder))


if __name__ == "__main__":
    sys.exit(main())
