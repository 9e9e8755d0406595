"""What type checkers and readers of the package see: complete types, short texts, and an import that costs little."""

# Runs once: it starts no server.

from __future__ import annotations

import ast
import graphlib
import json
import os
import re
import subprocess
import sys
import sysconfig
import unittest
from importlib.util import find_spec
from pathlib import Path

from support.helpers import PACKAGE
import cast_rpc
from cast_rpc import PlayerState, PlayerStatus

PYRIGHT = Path(sysconfig.get_path("purelib"), "basedpyright", "index.js")
HEAVY = {"asyncio", "dataclasses", "inspect", "logging", "ssl", "subprocess", "traceback"}


def run(*command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE / "src")}
    return subprocess.run(command, cwd=PACKAGE, env=environment, capture_output=True, text=True, timeout=300)


@unittest.skipUnless(find_spec("mypy") and PYRIGHT.exists(), "run scripts/test-python, which installs the type checkers")
class TypeCheckerTests(unittest.TestCase):
    def pyright(self, *options: str) -> subprocess.CompletedProcess[str]:
        return run("node", str(PYRIGHT), "--pythonpath", sys.executable, *options)

    def test_mypy_finds_nothing_in_strict_mode(self) -> None:
        done = run(sys.executable, "-m", "mypy")
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_every_public_symbol_has_a_known_type_for_pyright(self) -> None:
        done = self.pyright("--verifytypes", "cast_rpc", "--ignoreexternal", "--outputjson")
        found = json.loads(done.stdout)["typeCompleteness"]
        # The bridges are programs, and their types are those of the packages that they stand on.
        incomplete = [
            each["name"]
            for each in found["symbols"]
            if each["isExported"] and (not each["isTypeKnown"] or each["isTypeAmbiguous"]) and not each["name"].startswith("cast_rpc.bridges.")
        ]
        self.assertEqual(incomplete, [])
        self.assertGreater(found["exportedSymbolCounts"]["withKnownType"], 700)

    def test_pyright_accepts_right_programs(self) -> None:
        done = self.pyright("--project", str(PACKAGE / "tests" / "pyright.json"))
        self.assertEqual(done.returncode, 0, done.stdout)


class ReadableTests(unittest.TestCase):
    def test_the_import_loads_nothing_that_a_script_may_not_need(self) -> None:
        done = run(sys.executable, "-S", "-c", "import cast_rpc, sys; print(*sys.modules)")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(HEAVY & set(done.stdout.split()), set())

    def test_a_status_prints_only_set_members(self) -> None:
        status = PlayerStatus(device_id="0123", friendly_name="TV", player_state="IDLE")
        self.assertNotIn("None", repr(status))
        self.assertLess(len(repr(status)), 120)

    def test_enums_are_iterated_named_and_keep_unknown_values(self) -> None:
        self.assertEqual([state.name for state in PlayerState][:2], [state.value for state in PlayerState][:2])
        unknown = PlayerState("REWINDING")
        self.assertEqual((unknown.name, unknown.value, unknown.is_known), ("REWINDING", "REWINDING", False))

    def test_docstrings_use_pythons_names(self) -> None:
        generated = PACKAGE / "src" / "cast_rpc" / "_generated"
        members = {field.wire for each in vars(cast_rpc).values() for field in getattr(each, "FIELDS", ())}
        foreign = {name for name in members if re.search("[a-z][A-Z]", name)}
        for module in generated.glob("*.py"):
            named = set(re.findall(r"`([a-zA-Z.]+)`", module.read_text("utf-8")))
            self.assertEqual(named & foreign, set(), module.name)


class ImportTests(unittest.TestCase):
    def test_no_modules_import_each_other(self) -> None:
        source = PACKAGE / "src" / "cast_rpc"
        imports: dict[Path, set[Path]] = {}
        for module in source.rglob("*.py"):
            found = imports.setdefault(module, set())
            for node in ast.walk(ast.parse(module.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.level:
                    base = module.parents[node.level - 1].joinpath(*(node.module or "").split("."))
                    for each in node.names:
                        places = [base / f"{each.name}.py", base.with_suffix(".py"), base / "__init__.py"]
                        found.update([place for place in places if place.exists()][:1])
        self.assertGreater(sum(map(len, imports.values())), 100)
        graphlib.TopologicalSorter(imports).prepare()  # Raises CycleError, which names the modules.


if __name__ == "__main__":
    unittest.main()
