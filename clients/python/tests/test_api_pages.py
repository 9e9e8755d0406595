"""Each example of docs/API makes the call that the page's JSON shows, in Python and in a shell, and its types are right."""

# Runs once: it starts no server.

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from support.helpers import PACKAGE, REPOSITORY

import cast_rpc
from cast_rpc._generated.blocking import BlockingAPI


class Example(NamedTuple):
    """The first example of a method, and its code by language."""

    method: str
    params: dict[str, Any]
    code: dict[str, str]


def examples() -> list[Example]:
    """All of docs/API."""
    found: list[Example] = []
    for page in sorted((REPOSITORY / "docs" / "API").glob("*.md")):
        for section in page.read_text("utf-8").split("\n### ")[1:]:
            code = dict(reversed(re.findall(r"^```(\w+)\n(.*?)^```", section, re.DOTALL | re.MULTILINE)))
            if "python" in code:
                request, _ = json.JSONDecoder().raw_decode(code["json"])
                found.append(Example(request["method"], request["params"], code))
    return found


class Recorder(BlockingAPI):
    """Records the calls, instead of a server."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[str, dict[str, Any]]] = []

    def call(self, params: cast_rpc.Params[Any], **_: Any) -> Any:
        self.calls.append((params.METHOD, params.to_json()))


class APIPageTests(unittest.TestCase):
    def test_every_method_has_examples(self) -> None:
        methods = {each.METHOD for each in vars(cast_rpc).values() if isinstance(each, type) and issubclass(each, cast_rpc.Params)}
        self.assertEqual({each.method for each in examples()}, methods - {""})

    def test_the_python_makes_the_call(self) -> None:
        cast = Recorder()
        for example in examples():
            exec(compile(example.code["python"], example.method, "exec"), {"cast": cast, "cast_rpc": cast_rpc})
            self.assertEqual(cast.calls.pop(), (example.method, example.params))

    def test_the_shells_words_make_the_call(self) -> None:
        for example in examples():
            program, command, method, *params = shlex.split(example.code["sh"])
            self.assertEqual((program, command, method), ("castctl", "call", example.method))
            self.assertEqual(json.loads(params[0]) if params else {}, example.params)

    @unittest.skipUnless(find_spec("mypy"), "run scripts/test-python, which installs the type checkers")
    def test_the_types_of_the_python_are_right(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "examples.py")
            lines = ["import cast_rpc", "", "def run(cast: cast_rpc.Client) -> None:"]
            for example in examples():
                lines += [f"    {line}" for line in example.code["python"].splitlines()]
            program.write_text("\n".join(lines), "utf-8")
            command = [sys.executable, "-m", "mypy", "--config-file", str(PACKAGE / "pyproject.toml"), str(program)]
            done = subprocess.run(command, cwd=PACKAGE, capture_output=True, text=True, timeout=300)
            self.assertEqual(done.returncode, 0, done.stdout)


if __name__ == "__main__":
    unittest.main()
