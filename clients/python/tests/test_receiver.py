"""Emulated devices for other projects' tests: the typed control protocol, the fixtures of pytest, and a failure's report."""

from __future__ import annotations

import json
import math
import os
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path
from unittest import mock

from support.helpers import PACKAGE, REPOSITORY
from test_integration import RECEIVER, SERVER

import cast_rpc
from cast_rpc._control import params
from cast_rpc._control_link import ControlLink
from cast_rpc.receiver import Fleet, ReceiverRefused

FILM = "https://example.com/film.mp4?duration=600"

try:
    import pytest  # noqa: F401
except ImportError:
    HAS_PYTEST = False
else:
    HAS_PYTEST = True


@unittest.skipUnless(RECEIVER, "run scripts/test-python, which knows where the receiver is")
class FleetTests(unittest.TestCase):
    def setUp(self) -> None:
        self.fleet = Fleet(name="TV")
        self.addCleanup(self.fleet.close)
        self.tv = self.fleet.devices[0]

    def test_what_happened_is_waited_for_in_order(self) -> None:
        self.fleet.control.device.take_over(content_id=FILM, title="A film")
        self.tv.wait_for("launched", app_id="CC1AD845")
        request = self.tv.wait_for("load").request
        assert request is not None
        self.assertEqual(request["media"]["metadata"]["title"], "A film")
        self.tv.wait_for("playerState", player_state="PLAYING")
        self.fleet.control.media.pause()
        self.tv.wait_for("playerState", where=lambda event: event.player_state == "PAUSED")
        media = self.tv.state.screen.media
        assert media is not None
        self.assertEqual((media.title, media.duration, self.tv.state.screen.phase), ("A film", 600, "paused"))

    def test_lists_other_events_if_one_is_missing(self) -> None:
        self.fleet.control.device.set_volume(level=0.5)
        with self.assertRaisesRegex(AssertionError, r"TV: no launched.*within 0\.2 s[\s\S]*deviceVolumeChanged"):
            self.tv.wait_for("launched", timeout=0.2)
        with self.assertRaisesRegex(TypeError, "no event has app_name"):
            self.tv.wait_for("launched", app_name="x")
        with self.assertRaisesRegex(TypeError, "no event is called 'started'"):
            self.tv.wait_for("started")  # type: ignore[arg-type]

    def test_faults_are_made_listed_and_cleared(self) -> None:
        rule = self.tv.fault("discard", when={"direction": "sent", "type": "MEDIA_STATUS"}, times=2)
        [fault] = self.tv.state.faults
        self.assertEqual((fault.id, fault.fault, fault.times), (rule, "discard", 2))
        self.tv.clear_faults()
        self.assertEqual(self.tv.state.faults, [])
        port = self.tv.port
        self.fleet.control.device.reboot(port=0)
        self.assertNotEqual(self.tv.port, port)
        with self.assertRaises(ReceiverRefused) as refused:
            self.fleet.control.fault.clear(id="fault-9")
        self.assertEqual((refused.exception.name, refused.exception.code), ("FaultNotFound", 3001))

    def test_a_fleet_grows_and_shrinks(self) -> None:
        kitchen = self.fleet.add("Kitchen", model="Nest Hub")
        self.assertEqual([each.name for each in self.fleet.devices], ["TV", "Kitchen"])
        self.fleet.control.device.set_volume(device=kitchen.id, level=0.25)
        self.assertEqual(kitchen.wait_for("deviceVolumeChanged").level, 0.25)
        self.assertEqual(self.fleet["Kitchen"].state.volume.level, 0.25)
        self.fleet.remove(kitchen)
        with self.assertRaises(KeyError):
            self.fleet["Kitchen"]
        with self.assertRaises(ReceiverRefused):
            self.fleet.control.device.status(device="Kitchen")

    def test_its_output_is_complete_when_the_process_dies(self) -> None:
        self.fleet.control.server.shutdown()
        with self.assertRaisesRegex(AssertionError, "the receiver ended"):
            self.tv.wait_for("launched")
        with self.assertRaises(cast_rpc.ConnectionClosed):
            self.fleet.control.server.ping()
        self.fleet.close()
        self.fleet.close()

    def test_it_says_why_it_does_not_start(self) -> None:
        with self.assertRaises(cast_rpc.ServerNotFound):
            Fleet(binary="/nonexistent/cast-receiver")
        with self.assertRaisesRegex(cast_rpc.ServerDied, "no-such-option"):
            Fleet("--no-such-option")

    def test_leaves_no_folder_if_there_is_no_program(self) -> None:
        with mock.patch.dict(os.environ, {"PATH": "/nonexistent"}), mock.patch("tempfile.mkdtemp") as made:
            os.environ.pop("CAST_RECEIVER")
            with self.assertRaises(cast_rpc.ServerNotFound):
                Fleet()
        made.assert_not_called()

    def test_a_receiver_that_hangs_is_killed_at_the_end(self) -> None:
        os.kill(self.fleet.control.server.info().process_id, signal.SIGSTOP)
        with mock.patch("cast_rpc.receiver.END_GRACE", 0.2):
            closing = threading.Thread(target=self.fleet.close, daemon=True)
            closing.start()
            closing.join(10)
        self.assertFalse(closing.is_alive())

    def test_waits_without_a_limit(self) -> None:
        self.fleet.control.device.set_volume(level=0.5, call_timeout=math.inf)
        self.assertEqual(self.tv.wait_for("deviceVolumeChanged", timeout=math.inf).level, 0.5)

    def test_the_screen_is_a_page_and_a_picture_needs_a_browser(self) -> None:
        with Fleet(screen=True) as fleet, tempfile.TemporaryDirectory() as folder:
            assert fleet.screen_url is not None
            self.assertTrue(fleet.screen_url.startswith("http://127.0.0.1:"))
            path = os.path.join(folder, "a.png")
            self.assertFalse(fleet.screenshot(path, ["/nonexistent/browser"]))
            stub = [sys.executable, "-c", STUB_BROWSER]
            self.assertTrue(fleet.screenshot(path, stub))
            self.assertEqual(Path(path).read_text("utf-8"), fleet.screen_url)

    @unittest.skipUnless(SERVER, "run scripts/test-python, which knows where the server is")
    def test_a_device_is_played_on_by_its_address(self) -> None:
        with cast_rpc.Client() as cast:
            cast.tv(self.tv.address).play(FILM)
            self.tv.wait_for("playerState", player_state="PLAYING", content_id=FILM)
            cast.tv(self.tv.address).stop()
            self.tv.wait_for("stopped")


STUB_BROWSER = """
import sys
[path] = [each.partition("=")[2] for each in sys.argv if each.startswith("--screenshot=")]
open(path, "w").write(sys.argv[-1])
"""


class ControlSpecTests(unittest.TestCase):
    def test_every_method_of_the_spec_has_its_call(self) -> None:
        spec = json.loads((REPOSITORY / "spec" / "receiver.json").read_text("utf-8"))
        wanted = {f"{space}.{name}" for space, each in spec["namespaces"].items() for name in each["methods"]}
        self.assertEqual({getattr(params, name).METHOD for name in params.__all__}, wanted)


class ControlLinkTests(unittest.TestCase):
    def test_a_call_without_a_reply_in_time_raises_call_timeout(self) -> None:
        ours, silent = socket.socketpair()
        self.addCleanup(silent.close)
        link = ControlLink(ours, mock.Mock(), mock.Mock())
        self.addCleanup(link.close)
        with self.assertRaises(cast_rpc.CallTimeout):
            link.server.ping(call_timeout=0.05)
        silent.close()
        with self.assertRaises(cast_rpc.ConnectionClosed):
            link.server.ping(call_timeout=10)


@unittest.skipUnless(RECEIVER, "run scripts/test-python, which knows where the receiver is")
class ControlCallTests(unittest.TestCase):
    def test_every_method_is_called_with_its_example(self) -> None:
        kinds = {getattr(params, name).METHOD: getattr(params, name) for name in params.__all__}
        spec = json.loads((REPOSITORY / "spec" / "receiver.json").read_text("utf-8"))
        last = "server.shutdown"
        methods = [f"{space}.{name}" for space, each in spec["namespaces"].items() for name in each["methods"]]
        refused = []
        with Fleet(name="Kitchen") as fleet:
            fleet.control.device.take_over(content_id=FILM)
            fleet.devices[0].wait_for("playerState", player_state="PLAYING")
            for method in sorted(methods, key=lambda name: (name == last, name == "device.remove", name == "device.add")):
                space, name = method.split(".")
                [example] = spec["namespaces"][space]["methods"][name]["examples"]
                # Its answers are decoded strictly: a member of another type is an error.
                try:
                    fleet.control.call(kinds[method].from_json(example["params"], strict=True))
                except ReceiverRefused as error:
                    refused.append((method, error.name))
        # These want what another call made: a rule, media that plays, a scenario, a subscription.
        self.assertLessEqual({name for _, name in refused}, {"FaultNotFound", "NothingPlays", "NoScenario", "SubscriptionNotFound", "DeviceAmbiguous"})
        self.assertLessEqual(len(refused), 8, refused)

    def test_nothing_is_left_when_the_program_is_killed(self) -> None:
        program = "from cast_rpc.receiver import Fleet\nfleet = Fleet()\nprint(fleet.control.server.info().process_id, flush=True)\ninput()"
        environment = {**os.environ, "PYTHONPATH": str(PACKAGE / "src")}
        pipe = subprocess.PIPE
        with subprocess.Popen([sys.executable, "-c", program], env=environment, stdin=pipe, stdout=pipe, text=True) as child:
            assert child.stdout is not None
            receiver = os.pidfd_open(int(child.stdout.readline()))
            self.addCleanup(os.close, receiver)
            child.kill()
        readable, _, _ = select.select([receiver], [], [], 10)
        self.assertTrue(readable, "the receiver is still there")


@unittest.skipUnless(RECEIVER and SERVER and HAS_PYTEST, "run scripts/test-python, which installs pytest")
class PytestTests(unittest.TestCase):
    def run_pytest(self, folder: str, *options: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(PACKAGE / "src")}
        command = [sys.executable, "-m", "pytest", "-p", "cast_rpc.pytest_plugin", "-p", "no:cacheprovider", *options]
        return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120)

    def test_the_page_about_ci_is_right(self) -> None:
        page = (REPOSITORY / "docs" / "CI.md").read_text("utf-8")
        programs = [each for each in re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE) if "cast_receiver" in each]
        self.assertGreater(len(programs), 0)
        with tempfile.TemporaryDirectory() as folder:
            for number, program in enumerate(programs):
                Path(folder, f"test_{number}.py").write_text(program, "utf-8")
            done = self.run_pytest(folder)
            self.assertEqual(done.returncode, 0, done.stdout)
            self.assertRegex(done.stdout, r"\d+ passed")

    def test_a_failure_reports_the_tvs_screens(self) -> None:
        program = (
            "import pytest\n"
            "@pytest.mark.cast_receiver(name='Living Room')\n"
            "def test_it(cast_receiver):\n"
            f"    cast_receiver.fleet.control.device.take_over(content_id={FILM!r}, title='A film')\n"
            "    cast_receiver.wait_for('playerState', player_state='PLAYING')\n"
            "    assert cast_receiver.state.volume.level == 0.5\n"
        )
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "test_it.py").write_text(program, "utf-8")
            stub = Path(folder, "browser")
            stub.write_text(f"#!{sys.executable}\n{STUB_BROWSER}", "utf-8")
            stub.chmod(0o755)
            done = self.run_pytest(folder, "--cast-screenshots", "pictures", "--cast-browser", str(stub))
            self.assertEqual(done.returncode, 1, done.stdout)
            for part in ("Screens of the emulated Cast devices", "Living Room (Chromecast", ": playing", "media: A film, at", " of 600.0 s"):
                self.assertIn(part, done.stdout)
            unusable = self.run_pytest(folder, "--cast-screenshots", "browser", "--cast-browser", str(stub))
            self.assertIn("\nNo picture: ", unusable.stdout)
            self.assertIn("1 failed", unusable.stdout)
            picture = re.search(r"Picture: (\S+\.png)", done.stdout)
            assert picture is not None, done.stdout
            self.assertTrue(Path(folder, picture[1]).read_text("utf-8").startswith("http://127.0.0.1:"))


if __name__ == "__main__":
    unittest.main()
