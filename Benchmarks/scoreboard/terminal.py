"""Programs that are typed to at a terminal of their own."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

ESCAPES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\x01\x02]")
GREATEST_WAIT = 120


class Terminal:
    """A program in a terminal wide enough that no line breaks, ready for its next line."""

    def __init__(self, command, prompt, environment=None):
        self.prompt = prompt.encode()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execvpe(command[0], command, {**os.environ, "TERM": "xterm", "PAGER": "cat", **(environment or {})})
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 500, 1000, 0, 0))
        self.read_until(self.prompt)

    def read_until(self, end):
        """What is written up to an end, without escapes."""
        seen = b""
        limit = time.monotonic() + GREATEST_WAIT
        while not seen.endswith(end):
            if not select.select([self.terminal], [], [], max(0, limit - time.monotonic()))[0]:
                raise TimeoutError(f"waited for {end!r} after {seen[-200:]!r}")
            try:
                seen = ESCAPES.sub(b"", seen + os.read(self.terminal, 1 << 16))
            except OSError as error:
                raise EOFError(f"the program ended after {seen[-200:]!r}") from error
        return seen

    def ask(self, line):
        """Types a line; the nanoseconds from the Enter key until the answer and the next prompt are there, and the answer."""
        os.write(self.terminal, line.encode())
        self.read_until(line.encode())
        start = time.perf_counter_ns()
        os.write(self.terminal, b"\r")
        answer = self.read_until(self.prompt)
        return time.perf_counter_ns() - start, answer[:-len(self.prompt)].decode(errors="replace").strip()

    def most_memory(self):
        """The most bytes that the program held at one time."""
        with open(f"/proc/{self.process}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) * 1024 for line in file if line.startswith("VmHWM:"))

    def close(self):
        os.close(self.terminal)
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
