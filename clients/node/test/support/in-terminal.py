"""Runs a command in a new terminal, and presses Ctrl-C there once the command has printed a word.

    python3 in-terminal.py WORD COMMAND [ARGUMENT...]

Prints the command's output; the exit status is the command's.
"""

import os
import pty
import sys

word, command = sys.argv[1].encode(), sys.argv[2:]
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(command[0], command)

seen, has_pressed = b"", False
while True:
    try:
        data = os.read(terminal, 4096)
    except OSError:  # Linux's report that no process has the terminal open any more.
        data = b""
    if not data:
        break
    seen += data
    os.write(1, data)
    if word in seen and not has_pressed:
        has_pressed = True
        os.write(terminal, b"\x03")
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
