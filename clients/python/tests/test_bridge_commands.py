"""The options of the bridges' programs, their units, and their messages without their packages."""

# Runs once: it starts no server.

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import unittest

from support.helpers import PACKAGE

from cast_rpc.bridges import _programs


class CommandTests(unittest.TestCase):
    """``cast-rpc-mqtt`` and ``cast-rpc-mpris`` without their packages, and their units."""

    def run_program(self, name: str, *arguments: str, how: str = "{name}_program()", without: bool = False) -> subprocess.CompletedProcess[str]:
        module = {"mqtt": "aiomqtt", "mpris": "dbus_fast"}[name]
        hidden = f"sys.modules[{module!r}] = None; " if without else ""
        program = f"import runpy, sys; {hidden}sys.argv[0] = '/opt/a b/cast-rpc-{name}'; from cast_rpc.bridges._programs import *; {how.format(name=name)}"
        env = {**os.environ, "PYTHONPATH": str(PACKAGE / "src")}
        return subprocess.run([sys.executable, "-c", program, *arguments], env=env, capture_output=True, text=True, timeout=30)

    def test_a_missing_package_is_named_with_its_installation(self) -> None:
        for name in ("mqtt", "mpris"):
            for how in ("{name}_program()", "runpy.run_module('cast_rpc.bridges.{name}', run_name='__main__')"):
                with self.subTest(name, how=how):
                    done = self.run_program(name, how=how, without=True)
                    self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (1, "", 1))
                    self.assertIn(f"pip install 'cast-rpc[{name}]'", done.stderr)
            done = self.run_program(name, "--help", without=True)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn(f"usage: cast-rpc-{name}", done.stdout)

    def test_the_programs_are_entry_points(self) -> None:
        with open(PACKAGE / "pyproject.toml", encoding="utf-8") as file:
            text = file.read()
        for name in ("mqtt", "mpris"):
            self.assertIn(f'cast-rpc-{name} = "cast_rpc.bridges._programs:{name}_program"', text)
            self.assertTrue(callable(getattr(_programs, f"{name}_program")))

    def test_a_unit_runs_this_program(self) -> None:
        for name in ("mqtt", "mpris"):
            done = self.run_program(name, "--print-unit", without=True)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn(f'\nExecStart="/opt/a b/cast-rpc-{name}" $CAST_RPC_{name.upper()}_OPTIONS\n', done.stdout)
            done = self.run_program(name, "--print-unit", how="runpy.run_module('cast_rpc.bridges.{name}', run_name='__main__', alter_sys=True)")
            self.assertRegex(done.stdout, rf'\nExecStart="?/.*python[^ ]* -m cast_rpc\.bridges\.{name} \$')
            for path, quoted in (("/usr/bin/x-1", "/usr/bin/x-1"), ("/a%b", '"/a%%b"'), ("/$(id)", '"/$$(id)"'), ('/a"b', '"/a\\"b"')):
                self.assertIn(f"\nExecStart={quoted} $", _programs.unit(name, path))

    def test_brokers_have_names_and_addresses_of_both_kinds(self) -> None:
        for text, host, port in (
            ("localhost", "localhost", None), ("nas.local:1884", "nas.local", 1884), ("192.0.2.1:1883", "192.0.2.1", 1883), ("::1", "::1", None),
            ("[::1]", "::1", None), ("[::1]:1883", "::1", 1883), ("fe80::1%eth0", "fe80::1%eth0", None), ("[fe80::1%eth0]:1883", "fe80::1%eth0", 1883),
        ):  # fmt: skip
            with self.subTest(text):
                address = _programs.broker_address(text)
                self.assertEqual(address, (host, port))
                self.assertEqual(_programs.broker_address(str(address)), address)
        for text in ("", ":1883", "h:", "h:0", "h:65536", "h:x", "h:1:2", "[::1", "[::1]x", "[h]:1883", "[::1]:", "[]:1883", "mqtt://h", "a b"):
            with self.subTest(text), self.assertRaises(argparse.ArgumentTypeError):
                _programs.broker_address(text)

    def test_wrong_options_are_refused(self) -> None:
        for options in (["--prefix", "homeassistant"], ["--ca-file", "x"], ["--broker", ":1883"], ["--broker", "h:0"], ["--broker", "h:x"], ["--prefix", "a/#"]):
            done = self.run_program("mqtt", *options)
            self.assertEqual((done.returncode, done.stderr.startswith("usage: cast-rpc-mqtt")), (2, True), options)
        for text in ("{", '{"x": 7}'):
            with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
                file.write(text)
                file.flush()
                done = self.run_program("mqtt", "--scenes", file.name)
                self.assertEqual((done.returncode, done.stderr.startswith(f"the scenes in {file.name} can't be used: ")), (1, True), done.stderr)


if __name__ == "__main__":
    unittest.main()
