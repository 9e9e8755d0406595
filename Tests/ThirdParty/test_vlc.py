"""VLC's Chromecast output against cast-receiver.

Only where VLC is installed: vlc-bin vlc-plugin-base vlc-plugin-access-extra.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest
import wave

from receiver import Receiver


@unittest.skipUnless(shutil.which("cvlc"), "VLC is not installed")
class VLCTests(unittest.TestCase):
    """VLC asks for device authentication, and continues only if the answer is no error."""

    def test_casts_and_stops(self) -> None:
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        folder.chmod(0o777)
        sound = folder / "sound.wav"
        with wave.open(str(sound), "wb") as output:
            output.setnchannels(1)
            output.setsampwidth(2)
            output.setframerate(8000)
            output.writeframes(bytes(2 * 8000 * 10))
        receiver = Receiver("--no-advertise")
        self.addCleanup(receiver.close)
        command = [
            *("cvlc", "--sout", f"#chromecast{{ip=127.0.0.1,port={receiver.port}}}", "--sout-keep"),
            *("--demux-filter=demux_chromecast", "--run-time=3", "--play-and-exit", str(sound)),
        ]
        if os.geteuid() == 0:
            # VLC refuses to run as root.
            command = ["runuser", "-u", "nobody", "--", "env", f"HOME={folder}", *command]
        with tempfile.TemporaryFile() as log:
            vlc = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
            self.addCleanup(vlc.wait)
            self.addCleanup(vlc.kill)
            receiver.wait("senderConnected", lambda e: e["senderId"] == "sender-vlc", timeout=30)
            receiver.wait("launched")
            load = receiver.wait("load", timeout=30)
            self.assertTrue(load["request"]["media"]["contentType"].startswith("audio/"))
            receiver.state("PLAYING")
            receiver.wait("linkClosed", timeout=30)
        # It asks for the end if it has heard by then that its film plays, and else just leaves.
        asked = [e for e in receiver.seen if e["event"] == "messageReceived" and '"STOP"' in e.get("text", "")]
        ended = [e for e in receiver.seen if e["event"] == "playerState" and e.get("idleReason") == "CANCELLED"]
        self.assertEqual(len(ended), min(len(asked), 1))
        auth = [e for e in receiver.seen if e.get("namespace", "").endswith("tp.deviceauth")]
        self.assertEqual(len(auth), 1)


if __name__ == "__main__":
    unittest.main()
