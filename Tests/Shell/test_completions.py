"""Names of devices and aliases in the completions of interactive shells: they are inserted as text, unchanged, with any content.

Device names come from the network: each text of Tests/HostileTexts is a device's name, and an alias, and Tab is pressed where one is wanted.
"""

from __future__ import annotations

import json
import re
import subprocess
import time
import unicodedata
import unittest
from pathlib import Path
from typing import Any

from shells import HOSTILE_TEXTS, MISSING, PRODUCTS, SHELL_TEXTS, Daemon, Room, Shell, bash, fish, zsh

BASH_COMPLETION = Path("/usr/share/bash-completion/bash_completion")


def is_offered(name: str, shell: Shell | None = None) -> bool:
    """Whether castctl offers a name: not if a terminal can't show it as it is, if it looks like an option, or if the shell doesn't quote it."""
    if shell and shell.name == "fish" and name.startswith("~"):
        return False
    if not name or name.startswith("-") or name != name.strip(" ") or re.search("[\ufffe\uffff]|(?:[\u0300-\u036f]){5}", name):
        return False
    return all(
        character in "\u200c\u200d" or "\U000e0020" <= character <= "\U000e007f" or unicodedata.category(character) not in ("Cc", "Cf", "Zl", "Zp")
        for character in name
    )


def escaped(text: str) -> str:
    """`text` as a user types it outside of quotes."""
    return re.sub(r"[^\w\u0080-\U0010ffff]", r"\\\g<0>", text, flags=re.ASCII)


def old_script(script: str) -> str:
    """The script for bash as swift-argument-parser generates it, which older castctls printed and users have on disk."""
    call = r'__castctl_add_completions -W "$(__castctl_custom_complete \1 "${COMP_CWORD}" "$(__castctl_cursor_index_in_current_word)")"'
    text, count = re.subn(r"__castctl_add_names (---completion .*)", call.replace("\\1", r"\g<1>"), script)
    assert count > 25
    return text


@unittest.skipIf(MISSING, f"not installed: {MISSING}")
class CompletionTests(unittest.TestCase):
    def setUp(self) -> None:
        self.room = Room(self)

    def script(self, shell: str) -> str:
        return self.room.castctl("completions", shell).stdout

    def shells(self) -> list[Shell]:
        return [bash(self, self.room, self.script("bash")), zsh(self, self.room, self.script("zsh")), fish(self, self.room, self.script("fish"))]

    def add(self, daemon: Daemon, name: str, port: int = 9) -> dict[str, Any]:
        return daemon.call("discovery.addDevice", host="127.0.0.1", port=port, friendlyName=name)

    def check(self, shell: Shell, line: str, name: str, before: list[str]) -> None:
        """A completed line passes the name or, where the shell doesn't offer it, the typed text; no command in the name runs."""
        arguments = shell.arguments(line)
        if is_offered(name, shell) and arguments == before:
            # On a busy machine the names may take longer than the second that a shell waits.
            arguments = shell.arguments(line)
        if shell.name == "fish" and name.startswith(".") and arguments == before:
            pass  # fish may hide what looks like a hidden file.
        elif is_offered(name, shell):
            self.assertEqual(arguments, [*before, name], f"{shell.name}: {line}: {shell.drawn!r}")
        else:
            self.assertNotIn(name, arguments[len(before) :])
            self.assertEqual(arguments[: len(before)], before)
        self.assertEqual(self.room.owned, [], f"{shell.name}: {line}: {name!r}")

    def test_hostile_names_are_text(self) -> None:
        daemon = self.room.start_daemon()
        shells = self.shells()
        offered = 0
        for text in HOSTILE_TEXTS:
            device = self.add(daemon, text)
            name = device["friendlyName"]
            offered += is_offered(name)
            for shell in shells:
                self.check(shell, "castctl status --on ", name, ["status", "--on"])
                # fish leaves a quote open after a name that ends like a part of something, such as a folder.
                is_part = shell.name == "fish" and name.endswith(tuple("/=@:.,-_"))
                if is_offered(name, shell) and text in SHELL_TEXTS and not is_part:
                    half = name[: (len(name) + 1) // 2]
                    lines = [f"castctl status {escaped(half)}", "castctl status '", 'castctl status "']
                    for line in lines if shell.name == "bash" else [lines[offered % 3]]:
                        self.check(shell, line, name, ["status"])
            daemon.call("discovery.removeDevice", deviceId=device["deviceId"])
        self.assertGreater(offered, 50)
        # The shells that are asked for something harmless now still work.
        self.add(daemon, "Living Room")
        for shell in shells:
            self.check(shell, "castctl status --on Li", "Living Room", ["status", "--on"])

    def test_hostile_aliases_are_text(self) -> None:
        daemon = self.room.start_daemon()
        shells = self.shells()
        # The server refuses aliases with control characters.
        for text in filter(str.isprintable, SHELL_TEXTS):
            aliases = daemon.call("player.setAlias", alias=text, device="127.0.0.1:9")["aliases"]
            for shell in shells:
                self.check(shell, "castctl status --on ", aliases[0]["alias"], ["status", "--on"])
            self.assertEqual(daemon.call("player.setAlias", alias=text)["aliases"], [])

    def test_every_place_takes_names_as_text(self) -> None:
        daemon = self.room.start_daemon()
        name = "$(touch OWNED)`touch OWNED`"
        self.add(daemon, name)
        places = [[*path, option] for path in self.commands() for option in ("--on",)] + [["status"], ["default"], ["alias", "x"]]
        self.assertGreaterEqual(len(places), 31)
        for shell in self.shells():
            # The scripts for zsh and fish have one way for all places; the argument parser's for fish completes no second argument.
            for place in places if shell.name == "bash" else [*places[:3], ["status"]]:
                self.check(shell, f"castctl {' '.join(place)} ", name, place)

    def commands(self) -> list[list[str]]:
        """The commands that take `--on`."""

        def takes_a_device(command: dict) -> bool:
            names = [name["name"] for argument in command.get("arguments", []) for name in argument.get("names", [])]
            return "on" in names

        def leaves(command: dict, path: list[str]) -> list[list[str]]:
            inner = [each for each in command.get("subcommands", []) if each["commandName"] != "help"]
            return [leaf for each in inner for leaf in leaves(each, [*path, each["commandName"]])] if inner else [path] * takes_a_device(command)

        return leaves(json.loads(self.room.castctl("--experimental-dump-help").stdout)["command"], [])

    def test_scripts_of_older_versions_are_harmless(self) -> None:
        daemon = self.room.start_daemon()
        shell = bash(self, self.room, old_script(self.script("bash")))
        for text in SHELL_TEXTS:
            device = self.add(daemon, text)
            name = device["friendlyName"]
            arguments = shell.arguments("castctl status --on ")
            is_plain = re.fullmatch(r"[\w ./@%+,\u0080-\U0010ffff-]*", name, flags=re.ASCII)
            self.assertEqual(arguments, ["status", "--on", name] if is_offered(name) and is_plain else ["status", "--on"])
            self.assertEqual(self.room.owned, [], name)
            daemon.call("discovery.removeDevice", deviceId=device["deviceId"])

    @unittest.skipUnless(BASH_COMPLETION.exists(), "bash-completion isn't installed")
    def test_bash_completion_loads_the_script(self) -> None:
        daemon = self.room.start_daemon()
        shell = bash(self, self.room, self.script("bash"), loader=str(BASH_COMPLETION))
        for name in ["$(touch OWNED)", "Anna's “TV”: 1 = $HOME!"]:
            device = self.add(daemon, name)
            for line in ["castctl status --on ", "castctl status --on '", 'castctl status --on "']:
                self.check(shell, line, name, ["status", "--on"])
            daemon.call("discovery.removeDevice", deviceId=device["deviceId"])

    def test_completes_a_common_prefix(self) -> None:
        daemon = self.room.start_daemon()
        for port, name in enumerate(["Living Room", "Living (old) Room", "Kitchen"], 1):
            self.add(daemon, name, port)
        shell = bash(self, self.room, self.script("bash"))
        for line, argument in [
            ("status --on liv\tR", "Living Room"), ("status --on Living\\ \\(", "Living (old) Room"), ("status --on k", "Kitchen"),
            ("status --on 'Living R", "Living Room"), ('status --on "living (', "Living (old) Room"), ('status --on "Kit"', "Kitchen"),
        ]:
            self.assertEqual(shell.arguments(f"castctl {line}")[-1], argument, line)

    def test_a_hostile_receiver(self) -> None:
        """The whole way: a receiver announces the name, the daemon finds it, a shell completes it."""
        spellings = ["$(touch OWNED)", "`touch OWNED`", "${x:=$(touch OWNED)}", "<(touch OWNED)", "a[$(touch OWNED)]", "\ntouch OWNED #"]
        fleet = self.room.folder / "fleet.json"
        names = [f"tv{number} {text}" for number, text in enumerate(spellings)]
        fleet.write_text(json.dumps({"devices": [{"name": name, "model": "chromecast-3"} for name in names]}))
        receiver = subprocess.Popen(
            [PRODUCTS / "cast-receiver", "--fleet", str(fleet), "--host", "127.0.0.1", "--interface", "lo", "--advertisement", "mdns"],
            env=self.room.environment, cwd=self.room.home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self.addCleanup(receiver.wait, 20)
        self.addCleanup(receiver.terminate)
        daemon = self.room.start_daemon()
        found: list[dict] = []
        end = time.monotonic() + 20
        while len(found) < len(names) and time.monotonic() < end:
            found = daemon.call("discovery.scan", timeout=0.5)["devices"]
        self.assertEqual(len(found), len(names))
        for shell in self.shells():
            for number in range(len(names)):
                name = next(each["friendlyName"] for each in found if each["friendlyName"].startswith(f"tv{number}"))
                self.check(shell, f"castctl status --on tv{number}", name, ["status", "--on"])


if __name__ == "__main__":
    unittest.main()
