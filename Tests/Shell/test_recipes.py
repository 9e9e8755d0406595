"""The recipes of docs/Recipes.md, run from the page, with an emulated device in a private network."""

from __future__ import annotations

import contextlib
import json
import math
import os
import queue
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
import unittest
import wave
from pathlib import Path
from typing import Any

from shells import PRODUCTS, ROOT, Daemon, Room, connect

PAGE = (ROOT / "docs/Recipes.md").read_text("utf-8")
NAME = "Living Room"
PATIENCE = 60


def block(heading: str, language: str = "sh") -> str:
    """The first example of a language under a heading of the page."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    found = re.search(rf"^```{language}\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    assert found, f"no {language} under {heading}"
    return found[1]


class Receiver:
    """An emulated device that announces itself on the loopback interface, and what happens there."""

    def __init__(self, case: unittest.TestCase, room: Room, *options: str) -> None:
        words = ["--name", NAME, "--events", "--advertisement", "mdns", "--interface", "lo", "--exit-with-stdin", *options]
        self.process = subprocess.Popen(
            [PRODUCTS / "cast-receiver", *words], env=room.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        case.addCleanup(self._end)
        self._events: queue.Queue[dict[str, Any]] = queue.Queue()
        self.seen: list[dict[str, Any]] = []
        threading.Thread(target=self._read, daemon=True).start()
        self.port = self.wait("ready")["port"]

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self._events.put(json.loads(line))

    def _end(self) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()

    def wait(self, event: str, **members: Any) -> dict[str, Any]:
        """The next event with these members; those before it are gone."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                found = self._events.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"no {event} {members} in {self.seen[-30:]}") from None
            self.seen.append(found)
            if found.get("event") == event and all(found.get(name) == value for name, value in members.items()):
                return found


class RecipeTests(unittest.TestCase):
    def setUp(self) -> None:
        self.room = Room(self)
        programs = self.room.folder / "bin"
        (programs / "castctl").unlink()
        for name in ("castctl", "cast-rpc"):
            (programs / name).symlink_to(PRODUCTS / name)
        options = Path(self.room.environment["XDG_CONFIG_HOME"]) / "cast-rpc"
        options.mkdir(mode=0o700)
        (options / "options.json").write_text(json.dumps({"discovery": {"source": "EMBEDDED", "allowedInterfaces": ["lo"]}}))
        self.programs = programs

    def program(self, name: str, script: str) -> None:
        """Puts a stand-in for a program on the PATH."""
        path = self.programs / name
        path.write_text(script)
        path.chmod(0o755)

    def run_recipe(self, script: str, **environment: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            env=self.room.environment | environment, cwd=ROOT, capture_output=True, text=True, timeout=120,
        )
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done

    def start(self, script: str, **environment: str) -> subprocess.Popen[str]:
        """Starts a recipe that runs until it is interrupted, in a new process group."""
        process = subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", script], env=self.room.environment | environment, cwd=ROOT, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        )
        self.addCleanup(self._end, process)
        return process

    def _end(self, process: subprocess.Popen[str]) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        try:
            process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()

    @unittest.skipUnless(all(map(shutil.which, ("pulseaudio", "pactl", "ffmpeg"))), "needs pulseaudio, pactl and ffmpeg")
    def test_desktop_sound(self) -> None:
        runtime = self.room.folder / "pulse"
        runtime.mkdir(mode=0o700)
        native = runtime / "native"
        pulse = subprocess.Popen(
            ["pulseaudio", "--daemonize=no", "--exit-idle-time=-1", "--disable-shm", "-n", "-L", "module-null-sink sink_name=test",
             "-L", f"module-native-protocol-unix socket={native}"],
            env={"PATH": os.environ["PATH"], "HOME": str(runtime), "XDG_RUNTIME_DIR": str(runtime)}, stderr=subprocess.DEVNULL,
        )
        self.addCleanup(pulse.wait)
        self.addCleanup(pulse.kill)
        end = time.monotonic() + PATIENCE
        while not native.exists():
            assert time.monotonic() < end, "pulseaudio doesn't listen"
            time.sleep(0.02)  # A socket that isn't there yet has no event to wait for.
        receiver = Receiver(self, self.room)
        self.start(block("Desktop sound"), PULSE_SERVER=f"unix:{native}")
        receiver.wait("playerState", playerState="PLAYING")

    def test_text_to_speech(self) -> None:
        if not shutil.which("espeak-ng"):
            # A stand-in that writes half a second of silence.
            self.program("espeak-ng", f"#!{sys.executable}\nimport sys, wave\nout = wave.open(sys.argv[sys.argv.index('-w') + 1], 'wb')\n"
                         "out.setparams((1, 2, 22050, 0, 'NONE', ''))\nout.writeframes(bytes(22050))\nout.close()\n")
        receiver = Receiver(self, self.room)
        self.run_recipe(block("Text to speech"))
        load = receiver.wait("load")["request"]["media"]
        self.assertEqual(load["metadata"]["title"], "Dinner is ready")
        self.assertRegex(load["contentType"], "wav")
        receiver.wait("playerState", playerState="PLAYING")

    @unittest.skipUnless(shutil.which("ffmpeg"), "needs ffmpeg")
    def test_a_camera(self) -> None:
        camera = Camera(self)
        receiver = Receiver(self, self.room)
        recipe = block("A camera")
        script, count = re.subn("^CAMERA=.*$", f"CAMERA={camera.url}", recipe, flags=re.MULTILINE)
        self.assertEqual(count, 1)
        self.start(script)
        load = receiver.wait("load")["request"]["media"]
        self.assertEqual((load["streamType"], load["metadata"]["title"]), ("LIVE", "Front door"))
        receiver.wait("playerState", playerState="PLAYING")

    def test_cron(self) -> None:
        receiver = Receiver(self, self.room, "--no-fetch-media")
        lines = block("cron", "crontab").splitlines()
        self.assertEqual(lines[0], "PATH=/usr/local/bin:/usr/bin:/bin")
        commands = [re.fullmatch(r"\d+ \d+ \* \* \d-\d (.*)", line) for line in lines[1:]]
        # The environment that cron gives (crontab(5)), and the options of this test's network.
        environment = {name: self.room.environment[name] for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
        environment |= {"LOGNAME": "me", "SHELL": "/bin/sh", "PATH": f"{self.programs}:/usr/bin:/bin", "TMPDIR": str(self.room.folder)}
        for command, (event, members) in zip(commands, [("playerState", {"playerState": "PLAYING"}), ("stopped", {})], strict=True):
            assert command and "%" not in command[1]
            done = subprocess.run(["/bin/sh", "-c", command[1]], env=environment, cwd=self.room.home, capture_output=True, text=True, timeout=60)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            receiver.wait(event, **members)

    def test_a_container(self) -> None:
        """The commands are those of the Containerfile's head, and the file is in order; make test-containers builds it."""
        head = (ROOT / "packaging/container/Containerfile.daemon").read_text()
        for line in block("A container").splitlines():
            self.assertIn(f"#   {line}\n", head)
        subprocess.run([ROOT / "packaging/check-containerfiles"], check=True, stdout=subprocess.DEVNULL)

    @unittest.skipUnless(shutil.which("mpv"), "needs mpv")
    def test_mpv(self) -> None:
        receiver = Receiver(self, self.room)
        Daemon(self, self.room)
        film = self.room.home / "--a film.wav"
        with wave.open(str(film), "wb") as out:
            out.setparams((1, 1, 8000, 0, "NONE", ""))
            out.writeframes(bytes(128 + round(100 * math.sin(number)) for number in range(60 * 8000)))
        self.run_recipe(block("mpv"))
        player = Player(self, self.room, film)
        player.property("duration", lambda value: value is not None)
        player.command("seek", 20, "absolute", "exact")
        player.property("time-pos", lambda value: value is not None and value >= 20)
        player.command("script-binding", "cast/cast")
        request = receiver.wait("load")["request"]
        self.assertTrue(19.9 < request["currentTime"] < 40, request)
        player.property("pause", lambda value: value is True)
        receiver.wait("playerState", playerState="PLAYING")
        self.run_recipe(f'castctl seek 45 --on "{NAME}"')
        player.command("script-binding", "cast/cast")
        receiver.wait("stopped")
        player.property("pause", lambda value: value is False)
        # mpv seeks to a sample, which may lie a little before the position.
        self.assertGreater(player.property("time-pos", lambda value: value is not None), 44.9)
        # If casting fails, mpv continues.
        self.run_recipe("echo 'castctl=/nonexistent/castctl' >~/.config/mpv/script-opts/cast.conf")
        other = Player(self, self.room, film)
        other.property("duration", lambda value: value is not None)
        other.command("script-binding", "cast/cast")
        other.property("pause", lambda value: value is False)
        self.assertNotIn("load", [each["event"] for each in receiver.seen[-2:]])

    def test_a_web_page_on_the_tv(self) -> None:
        app = self.room.folder / "dashcast.json"
        # DashCast, as far as it answers: PyChromecast's controller knows its id, its namespace and its message.
        page = {"url": "https://example.com/board", "force": False, "reload": True, "reload_time": 60000}
        rule = {"when": {"payload": page}, "answers": [{"payload": {"type": "LOADED"}}]}
        app.write_text(json.dumps({
            "appId": "84912283", "displayName": "DashCast", "namespaces": ["urn:x-cast:com.madmod.dashcast"],
            "script": {"rules": [rule], "otherwise": "silence"},
        }))
        receiver = Receiver(self, self.room, "--app-file", str(app))
        script = self.room.folder / "page.py"
        script.write_text(block("A web page on the TV", "python"))
        self.run_recipe(f"{sys.executable} '{script}'", PYTHONPATH=str(ROOT / "clients/python/src"))
        self.assertEqual(receiver.wait("launched")["appId"], "84912283")
        message = receiver.wait("applicationMessage")
        self.assertEqual((message["namespace"], json.loads(message["text"])), ("urn:x-cast:com.madmod.dashcast", page))
        status = json.loads(subprocess.run([PRODUCTS / "castctl", "status", "--json"], env=self.room.environment, capture_output=True, check=True, timeout=60).stdout)
        self.assertEqual(status["applicationName"], "DashCast")

    def test_every_recipe_is_run(self) -> None:
        headings = re.findall("^## (.*)$", PAGE, re.MULTILINE)
        tests = {name.removeprefix("test_") for name in dir(self) if name.startswith("test_")}
        for heading in headings:
            self.assertIn(heading.lower().replace(" ", "_"), tests)


class Camera:
    """A camera that serves H.264 over RTSP with TCP (RFC 2326, 10 and 10.12): ffmpeg makes its pictures."""

    def __init__(self, case: unittest.TestCase) -> None:
        self._source = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._source.bind(("127.0.0.1", 0))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"rtsp://127.0.0.1:{self._listener.getsockname()[1]}/stream"
        address = f"rtp://127.0.0.1:{self._source.getsockname()[1]}"
        pictures = ["-re", "-f", "lavfi", "-i", "testsrc=size=320x180:rate=10", "-c:v", "libx264", "-preset", "ultrafast", "-tune", "zerolatency",
                    "-g", "10", "-bsf:v", "dump_extra", "-pix_fmt", "yuv420p", "-f", "rtp", address]
        self._ffmpeg = subprocess.Popen(["ffmpeg", "-v", "error", "-nostdin", *pictures], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for end in (self._ffmpeg.wait, self._ffmpeg.kill, self._listener.close, self._source.close):
            case.addCleanup(end)
        assert self._ffmpeg.stdout
        case.addCleanup(self._ffmpeg.stdout.close)
        lines = [self._ffmpeg.stdout.readline() for _ in range(2)]
        while not lines[-1].startswith("a=fmtp"):
            lines.append(self._ffmpeg.stdout.readline())
        description = "".join(line for line in lines if not line.startswith("SDP:")).replace(address.rpartition(":")[2], "0")
        self._description = "\r\n".join(description.split("\n")) + "a=control:track1\r\n"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self._listener.accept()
                threading.Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection: socket.socket) -> None:
        answers = {
            "OPTIONS": ("Public: OPTIONS, DESCRIBE, SETUP, PLAY, TEARDOWN", ""),
            "DESCRIBE": ("Content-Type: application/sdp", self._description),
            "SETUP": ("Transport: RTP/AVP/TCP;unicast;interleaved=0-1\r\nSession: 1", ""),
            "PLAY": ("Session: 1", ""),
        }
        with connection, connection.makefile("rb") as lines, contextlib.suppress(OSError):
            while request := lines.readline().decode():
                headers = {}
                while (line := lines.readline().decode().strip()):
                    name, _, value = line.partition(":")
                    headers[name.lower()] = value.strip()
                method = request.split()[0]
                header, body = answers.get(method, ("", ""))
                head = f"RTSP/1.0 200 OK\r\nCSeq: {headers.get('cseq', '0')}\r\n{header}\r\n"
                connection.sendall((head + (f"Content-Length: {len(body)}\r\n" if body else "") + f"\r\n{body}").encode())
                if method == "PLAY":
                    while packet := self._source.recv(65536):
                        connection.sendall(struct.pack(">cBH", b"$", 0, len(packet)) + packet)


class Player:
    """mpv without a window and a sound card, with the scripts of the home, spoken to by its socket."""

    def __init__(self, case: unittest.TestCase, room: Room, film: Path) -> None:
        path = room.folder / f"mpv-{time.monotonic_ns()}"
        environment = {name: value for name, value in room.environment.items() if name != "XDG_CONFIG_HOME"}
        # castctl, too, finds the options of this test's network.
        link = room.home / ".config/cast-rpc"
        if not link.exists():
            link.symlink_to(Path(room.environment["XDG_CONFIG_HOME"]) / "cast-rpc")
        words = ["mpv", "--vo=null", "--ao=null", "--no-terminal", f"--input-ipc-server={path}", "--", str(film)]
        self._process = subprocess.Popen(words, env=environment, cwd=room.home)
        case.addCleanup(self._process.wait)
        case.addCleanup(self._process.kill)
        self._socket = connect(case, path, self._process, PATIENCE)
        self._lines = self._socket.makefile("rb")
        case.addCleanup(self._lines.close)

    def command(self, *words: Any) -> Any:
        self._socket.sendall(json.dumps({"command": words, "request_id": 7}).encode() + b"\n")
        while True:
            answer = json.loads(self._lines.readline())
            if answer.get("request_id") == 7 and "error" in answer:
                return answer.get("data")

    def property(self, name: str, fits: Any) -> Any:
        """Waits until a property has a value that fits."""
        end = time.monotonic() + PATIENCE
        while not fits(value := self.command("get_property", name)):
            assert time.monotonic() < end, f"{name} is {value!r}"
            time.sleep(0.05)  # mpv plays by the clock.
        return value


if __name__ == "__main__":
    unittest.main()
