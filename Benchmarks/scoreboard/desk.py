"""What is asked at the desk: from the Enter key to the answer, beside SQLite's shell with the same rows."""
from rows import Measure, Row
from terminal import Terminal

DRIVES = (
    "SELECT test_drive.id, starts, ends, test_drive.state, customer.name, plate, make, model.name FROM test_drive "
    "JOIN customer ON customer.id = customer_id JOIN vehicle ON vehicle.id = vehicle_id "
    "JOIN car ON car.id = car_id JOIN model ON model.id = model_id "
    "WHERE ends > unixepoch() AND test_drive.state IN ('held', 'requested', 'confirmed', 'out') ORDER BY starts LIMIT 200;")
ASKED = [
    ("drives", DRIVES),
    ("hours", "SELECT weekday, opens, closes FROM opening_span;"),
    ("find golf", "SELECT car.id, make, name, year, fuel, transmission FROM car JOIN model ON model.id = model_id "
                  "WHERE name LIKE 'golf%';"),
]


def rows(setting):
    store = setting.folder / "desk.db"
    home = {"XDG_STATE_HOME": str(setting.folder), "HOME": str(setting.folder)}
    ours = Terminal([setting.showroom, "--db", str(store)], "showroom> ", home)
    peer = Terminal(["sqlite3", str(store)], "sqlite> ", home)
    found = []
    for line, statement in ASKED:
        times = ([], [])
        for turn in range(setting.rounds + 5):
            both = [(0, ours, line), (1, peer, statement)]
            for side, program, text in both if turn % 2 else both[::-1]:
                taken, answer = program.ask(text)
                if not answer or "rror" in answer:
                    raise ValueError(f"{text}: {answer}")
                if turn >= 5:
                    times[side].append(taken)
        found.append(Row(
            "repl", f"Enter to answer: {line}", "ns", Measure.of(times[0]), "sqlite3, the same rows",
            Measure.of(times[1])))
    ours.close()
    peer.close()
    return found
