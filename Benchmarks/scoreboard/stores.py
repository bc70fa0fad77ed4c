"""Taking a catalog in, what it takes on the disk, and the memory of a session with it: by the program, beside SQLite's shell
and beside Python with RapidFuzz."""
import pathlib
import subprocess
import sys
import time

from catalogs import SHOWROOM, large, rows as cars_of
from rows import Measure, Row
from terminal import Terminal

PEERS = pathlib.Path(__file__).resolve().parents[1] / "peers"
IMPORT = """.import --csv {catalog} car
CREATE INDEX car_by_name ON car (make, model);
CREATE VIRTUAL TABLE car_text USING fts5 (make, model, content = car, prefix = '2 3');
INSERT INTO car_text (car_text) VALUES ('rebuild');
"""
WITH_FTS5 = "sqlite3: table, index, FTS5"
WORDS = ["golf", "golf diesel", "octavai", "tesla model", "volkswgaen passat"]


def rows(setting):
    found = []
    for catalog in (large(setting), SHOWROOM):
        found += over(setting, catalog, f"{len(cars_of(catalog)):,} cars")
    return found


def over(setting, catalog, size):
    ours, theirs = [], []
    for _ in range(2 if setting.is_quick else 5):
        ours.append(taking_in(setting, catalog))
        theirs.append(taking_in_by_sqlite(setting, catalog))
    store, peer_store = setting.folder / "import.db", setting.folder / "import-peer.db"
    held = memory_of_session([setting.showroom, "--db", str(store)], "showroom> ", [f"find {word}" for word in WORDS], setting)
    found = [
        Row("import", f"car import, {size}", "ns", Measure.of(ours), WITH_FTS5, Measure.of(theirs)),
        Row("size", f"store, {size}", "B", Measure.of([size_of(store)]), WITH_FTS5, Measure.of([size_of(peer_store)])),
    ]
    peers = [("sqlite3, FTS5", ["sqlite3", str(peer_store)], "sqlite> ", [
        f"SELECT make, model FROM car_text WHERE car_text MATCH '{word}' ORDER BY rank LIMIT 10;" for word in WORDS])]
    if setting.has_peers:
        script = str(PEERS / "rapidfuzz_peer.py")
        peers.append(("Python, RapidFuzz", [sys.executable, script, str(catalog)], "> ", WORDS))
    for name, command, prompt, lines in peers:
        found.append(Row(
            "memory", f"a session of five searches, {size}", "B", Measure.of([held]), name,
            Measure.of([memory_of_session(command, prompt, lines, setting)])))
    return found


def taking_in(setting, catalog):
    store = setting.fresh("import.db")
    subprocess.run([setting.showroom, "--db", store, "init", "--empty", "--zone", "Europe/Berlin"], check=True,
                   stdout=subprocess.DEVNULL)
    start = time.perf_counter_ns()
    subprocess.run([setting.showroom, "--db", store, "car", "import", str(catalog)], check=True,
                   stdout=subprocess.DEVNULL)
    return time.perf_counter_ns() - start


def taking_in_by_sqlite(setting, catalog):
    store = setting.fresh("import-peer.db")
    script = "PRAGMA journal_mode = WAL;\nBEGIN;\n" + IMPORT.format(catalog=catalog) + "COMMIT;\n"
    start = time.perf_counter_ns()
    subprocess.run(["sqlite3", store], input=script, text=True, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter_ns() - start


def size_of(store):
    return sum(path.stat().st_size for path in (store, store.with_name(f"{store.name}-wal")) if path.exists())


def memory_of_session(command, prompt, lines, setting):
    home = {"XDG_STATE_HOME": str(setting.folder), "HOME": str(setting.folder)}
    program = Terminal(command, prompt, home)
    for line in lines:
        program.ask(line)
    held = program.most_memory()
    program.close()
    return held
