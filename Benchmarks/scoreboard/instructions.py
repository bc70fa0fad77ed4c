"""Counts the instructions of the hot paths under callgrind and compares them with the record: Benchmarks/instructions

How many instructions a path takes does not depend on what else the machine does. What else could move the counts is held
still: hashes are not seeded by chance, the clock stands, the environment is empty, and the C library is told to use what
every x86-64 processor has. (It would choose its copying and comparing by the processor: a booking then differs by 14 %.)
So two runs differ by less than one in a hundred, and the tolerance of a tenth is for what people write. Another version of
the compiler, of SQLite or of the C library may well move the counts: the record names those that it was made with, and is
made anew with others.
"""
import argparse
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RECORD = ROOT / "Benchmarks/instructions.tsv"
RELEASE = ROOT / ".build/release"
TOLERANCE = 0.10
ENVIRONMENT = {
    "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1",
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX512BW,-AVX2,-AVX,-ERMS,-FSRM,-SSE4_1,-SSE4_2,-SSSE3,-BMI2",
}
# Only the first of these functions is counted, with all that it calls; where the second begins, the counts are written.
COUNTED, TOLD = "*onlyThisIsCounted*", "*tellWhatWasCounted*"
STARTS = [("start, --version", ["--version"]), ("start, hours", ["hours"])]


def callgrind(folder, options, command):
    """What the command prints, and the files of counts in the order in which they were written."""
    for file in folder.glob("counts*"):
        file.unlink()
    run = subprocess.run(
        ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={folder}/counts", *options, *command],
        env={**ENVIRONMENT, "HOME": str(folder)}, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))} failed:\n{run.stderr}")
    files = [file for file in folder.glob("counts*") if file.name != "counts"]
    return run.stdout, sorted(files, key=lambda file: int(file.suffix[1:])) + [folder / "counts"]


def total(file):
    found = re.search(r"^(?:totals|summary): (\d+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    return int(found.group(1)) if found else 0


def count(folder):
    """Instructions by path."""
    found = {}
    start = [RELEASE / "showroom", "--db", folder / "start.db", "--now", "2026-11-30T10:00"]
    subprocess.run([*start, "hours"], check=True, stdout=subprocess.DEVNULL)
    for name, words in STARTS:
        _, files = callgrind(folder, [], [*start, *words])
        found[name] = total(files[-1])
    benchmarks = RELEASE / "showroom-benchmarks"
    subprocess.run([benchmarks, "prepare-hot-paths", folder], check=True)
    printed, files = callgrind(
        folder, [f"--toggle-collect={COUNTED}", f"--dump-before={TOLD}"], [benchmarks, "hot-paths", folder])
    names, counts = printed.splitlines(), [total(file) for file in files[:-1]]
    if len(names) != len(counts):
        raise SystemExit(f"{len(names)} paths were run and {len(counts)} were counted.")
    return found | dict(zip(names, counts))


def recorded():
    if not RECORD.exists():
        return {}
    lines = [line for line in RECORD.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {name: int(number) for name, number in (line.split("\t") for line in lines[1:])}


def recorded_conditions():
    return RECORD.read_text(encoding="utf-8").split("\n")[0]


def conditions():
    def printed(*command):
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.split("\n")[0]

    swift = re.sub(r" \(.*", "", printed("swift", "--version"))
    return f"# {swift}, SQLite {printed('sqlite3', '--version').split(' ')[0]}, {' '.join(platform.libc_ver())}"


def table(found, before):
    width = max(map(len, found))
    for name, number in found.items():
        change = f"{number / before[name] - 1:+.1%}" if before.get(name) else "new"
        print(f"{name:{width}} {number:>14,} {before.get(name, 0):>14,} {change:>8}")


def main():
    parser = argparse.ArgumentParser(prog="Benchmarks/instructions", description=__doc__.splitlines()[0])
    parser.add_argument("--update", action="store_true", help="write the record anew")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="instructions-", dir=ROOT / ".build") as folder:
        found = count(pathlib.Path(folder))
    before = recorded()
    table(found, before)
    if given.update:
        lines = [f"{name}\t{number}" for name, number in found.items()]
        RECORD.write_text("\n".join([conditions(), "path\tinstructions", *lines]) + "\n", encoding="utf-8")
        return 0
    grown = [name for name, number in found.items() if name in before and number > before[name] * (1 + TOLERANCE)]
    shrunk = [name for name, number in found.items() if name in before and number < before[name] * (1 - TOLERANCE)]
    unlike = sorted(found.keys() ^ before.keys())
    for name in grown:
        print(f"Grown by more than a tenth: {name}, {found[name]:,} instructions, {before[name]:,} in the record.")
    for name in unlike:
        print(f"Only in {'the record' if name in before else 'this run'}: {name}.")
    if grown and conditions() != recorded_conditions():
        print(f"The record is of {recorded_conditions()[2:]}; this run is of {conditions()[2:]}.")
    if grown or unlike:
        print("Where that is meant: Benchmarks/instructions --update, and say why in the commit that takes the record along.")
    if shrunk:
        print(f"Less than the record by more than a tenth: {', '.join(shrunk)}. Benchmarks/instructions --update keeps it.")
    return 1 if grown or unlike else 0


if __name__ == "__main__":
    sys.exit(main())
