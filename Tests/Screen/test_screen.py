"""The page of `cast-receiver --screen` in a real browser: its contents in each state, and its resistance to hostile texts.

`make test-screen` runs it; SCREEN_PICTURES=FOLDER keeps the pictures.
"""

import os
import struct
import sys
import unittest
import zlib

from browser import Browser, find_browser
from receiver import Receiver, Sender

PROGRAM = os.environ.get("CAST_RECEIVER", ".build/debug/cast-receiver")
PICTURES = os.environ.get("SCREEN_PICTURES")

ARTWORK = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='900'%3E"
    "%3Cdefs%3E%3ClinearGradient id='s' x2='0' y2='1'%3E%3Cstop stop-color='%231b2a6b'/%3E%3Cstop offset='.55' stop-color='%23d9643a'/%3E"
    "%3Cstop offset='.8' stop-color='%23f7c566'/%3E%3C/linearGradient%3E%3C/defs%3E%3Crect width='600' height='900' fill='url(%23s)'/%3E"
    "%3Ccircle cx='300' cy='560' r='120' fill='%23ffe9b0'/%3E%3Cpath d='M0 640L160 470l120 120 110-150 210 230v230H0z' fill='%23301a3d'/%3E"
    "%3Cpath d='M0 740l200-130 180 120 220-110v280H0z' fill='%2317102a'/%3E%3C/svg%3E"
)
FILM = {
    "contentId": "http://media.example/the-long-dusk.mp4?duration=5400", "contentType": "video/mp4", "streamType": "BUFFERED",
    "metadata": {
        "metadataType": 1, "title": "The Long Dusk", "subtitle": "A film from the mountains",
        "images": [{"url": ARTWORK, "width": 600, "height": 900}],
    },
}
HOSTILE = "<img src=x onerror=\"document.body.dataset.hacked=1\"><script>document.body.dataset.hacked=2</script>"


def text(name):
    return f"document.querySelector('.{name}').textContent"


def is_on(name):
    return f"document.querySelector('.{name}').classList.contains('on')"


def colours(png):
    """How many different colours a picture has, among a grid of its points (8-bit RGB or RGBA, as Chromium writes it)."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    offset, data, header = 8, b"", None
    while offset < len(png):
        length, kind = struct.unpack(">I4s", png[offset:offset + 8])
        chunk = png[offset + 8:offset + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", chunk)
        if kind == b"IDAT":
            data += chunk
        offset += 12 + length
    width, height, depth, colour = header[:4]
    assert depth == 8 and colour in (2, 6), header
    size = 3 if colour == 2 else 4
    stride, raw = width * size, zlib.decompress(data)
    previous, found = bytearray(stride), set()
    for y in range(height):
        start = y * (stride + 1)
        filter_type, line = raw[start], bytearray(raw[start + 1:start + 1 + stride])
        for x in range(stride):
            left = line[x - size] if x >= size else 0
            up, corner = previous[x], previous[x - size] if x >= size else 0
            if filter_type == 1:
                line[x] = (line[x] + left) & 255
            elif filter_type == 2:
                line[x] = (line[x] + up) & 255
            elif filter_type == 3:
                line[x] = (line[x] + (left + up) // 2) & 255
            elif filter_type == 4:
                estimate = left + up - corner
                near = min((abs(estimate - left), 0, left), (abs(estimate - up), 1, up), (abs(estimate - corner), 2, corner))
                line[x] = (line[x] + near[2]) & 255
        previous = line
        if y % 16 == 0:
            found.update(bytes(line[x:x + 3]) for x in range(0, stride, 16 * size))
    return len(found)


@unittest.skipUnless(find_browser(), "no Chromium here: apt-get install chromium")
class ScreenTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser(960, 540)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def start(self, *options):
        receiver = Receiver(PROGRAM, "--name", "Living Room TV", *options)
        self.addCleanup(receiver.close)
        self.browser.messages.clear()
        return receiver

    def sender(self, receiver, app_id="CC1AD845"):
        sender = Sender(receiver.port())
        self.addCleanup(sender.close)
        sender.launch(app_id)
        return sender

    def picture(self, name):
        """The picture of a state isn't blank, and the page has nothing to complain about."""
        path = os.path.join(PICTURES, f"{name}.png") if PICTURES else None
        self.assertGreater(colours(self.browser.screenshot(path)), 12, "the page is blank")
        complaints = [message for message in self.browser.messages if "Failed to load resource" not in str(message)]
        self.assertEqual(complaints, [])

    def test_idle(self):
        self.browser.open(self.start().url)
        self.browser.wait(is_on("idle"))
        self.browser.wait(f"/\\d\\d:\\d\\d/.test({text('clock')})")
        self.assertEqual(self.browser.evaluate(text("name")), "Living Room TV")
        self.assertEqual(self.browser.evaluate("document.title"), "Living Room TV – cast-receiver")
        self.picture("idle")

    def test_loading(self):
        receiver = self.start("--load-time", "600")
        sender = self.sender(receiver)
        self.browser.open(receiver.url)
        self.browser.wait(is_on("stage") + " && " + text("title") + " === 'Default Media Receiver'")
        sender.media("LOAD", media=FILM)
        self.browser.wait(is_on("wait"))
        self.assertEqual(self.browser.evaluate(text("wait-text")), "The Long Dusk")
        self.picture("loading")

    def test_playing(self):
        receiver = self.start("--load-time", "0")
        sender = self.sender(receiver)
        self.browser.open(receiver.url)
        sender.media("LOAD", media=FILM, currentTime=1830)
        receiver.call("device.setVolume", level=0.35)
        self.browser.wait(f"{text('title')} === 'The Long Dusk' && {is_on('transport')}")
        self.assertEqual(self.browser.evaluate(text("subtitle")), "A film from the mountains")
        self.assertEqual(self.browser.evaluate(text("end")), "1:30:00")
        self.browser.wait(f"{text('now')} >= '30:31'")
        self.browser.wait(f"{text('volume-text')} === '35 %'")
        width = self.browser.evaluate("parseFloat(document.querySelector('.fill').style.width)")
        self.assertAlmostEqual(width, 34, delta=1)
        self.browser.wait("document.querySelector('.art').naturalWidth > 0")
        self.picture("playing")
        receiver.call("device.setVolume", muted=True)
        receiver.call("media.pause")
        self.browser.wait(f"{text('volume-text')} === 'muted' && document.querySelector('.tv').dataset.phase === 'paused'")
        self.picture("paused")

    def test_subtitles(self):
        receiver = self.start("--load-time", "0")
        sender = self.sender(receiver)
        self.browser.open(receiver.url)
        track = {"trackId": 1, "type": "TEXT", "subtype": "SUBTITLES", "name": "English", "language": "en"}
        sender.media("LOAD", media={**FILM, "tracks": [track]}, activeTrackIds=[1])
        self.browser.wait(f"{text('tracks')} === 'English'")
        self.picture("tracks")

    def test_ad(self):
        receiver = self.start("--load-time", "0")
        sender = self.sender(receiver)
        self.browser.open(receiver.url)
        clips = [
            {"id": "c1", "title": "Mountain Spring Water", "duration": 30, "whenSkippable": 5, "contentId": "http://x/ad?duration=30"},
            {"id": "c2", "title": "Second", "duration": 10, "contentId": "http://x/ad2?duration=10"},
        ]
        sender.media("LOAD", media={**FILM, "breaks": [{"id": "b", "position": 0, "breakClipIds": ["c1", "c2"]}], "breakClips": clips})
        self.browser.wait(is_on("ad"))
        self.browser.wait(f"{text('ad-badge')}.startsWith('Ad 1 of 2')")
        self.browser.wait(f"/^Skip in [1-5]$/.test({text('ad-skip')})")
        self.assertEqual(self.browser.evaluate(text("title")), "Mountain Spring Water")
        self.picture("ad")
        self.browser.wait(f"{text('ad-skip')} === 'Skip ad ▸'")

    def test_queue(self):
        receiver = self.start("--load-time", "0")
        sender = self.sender(receiver)
        self.browser.open(receiver.url)
        items = [{"media": {**FILM, "contentId": f"{n}?duration=300", "metadata": {**FILM["metadata"], "title": f"Part {n}"}}} for n in (1, 2, 3)]
        sender.media("LOAD", queueData={"items": items, "startIndex": 1, "repeatMode": "REPEAT_ALL"})
        self.browser.wait(f"{text('next')}.includes('2 of 3') && {text('next')}.includes('Next: Part 3')")
        self.picture("queue")

    def test_live(self):
        receiver = self.start("--load-time", "0")
        sender = self.sender(receiver)
        self.browser.open(receiver.url)
        sender.media("LOAD", media={**FILM, "contentId": "http://x/live.m3u8", "streamType": "LIVE", "contentType": "application/x-mpegurl"})
        self.browser.wait(f"{text('end')} === 'LIVE'")
        self.picture("live")

    def test_failure(self):
        receiver = self.start("--load-time", "0")
        sender = self.sender(receiver)
        self.browser.open(receiver.url)
        sender.media("LOAD", media=FILM)
        receiver.call("media.fail", detailedErrorCode=104, reason="The server hung up")
        self.browser.wait(is_on("failure"))
        self.assertIn("The server hung up", self.browser.evaluate(text("failure")))
        self.picture("failure")

    def test_standby_and_prompt(self):
        receiver = self.start("--ask-launch")
        self.browser.open(receiver.url)
        sender = Sender(receiver.port())
        self.addCleanup(sender.close)
        sender.send("receiver-0", "receiver", {"type": "LAUNCH", "appId": "CC1AD845", "requestId": 7})
        self.browser.wait(is_on("prompt"))
        self.assertIn("Default Media Receiver", self.browser.evaluate(text("prompt-text")))
        self.picture("prompt")
        receiver.call("device.decideLaunch", allow=False)
        self.browser.wait("!" + is_on("prompt"))
        receiver.call("device.setStandby", standby=True)
        self.browser.wait(is_on("standby"))
        self.browser.screenshot(os.path.join(PICTURES, "standby.png") if PICTURES else None)

    def test_hostile_words_stay_words(self):
        receiver = self.start("--load-time", "0")
        sender = self.sender(receiver)
        self.browser.open(receiver.url)
        metadata = {
            "metadataType": 0, "title": HOSTILE, "subtitle": "\u202eevil" + HOSTILE,
            "images": [{"url": "javascript:document.body.dataset.hacked=3"}],
        }
        sender.media("LOAD", media={**FILM, "metadata": metadata, "contentId": HOSTILE})
        self.browser.wait(f"{text('title')} === {HOSTILE!r}")
        self.assertIsNone(self.browser.evaluate("document.body.dataset.hacked"))
        self.assertEqual(self.browser.evaluate("document.querySelectorAll('main script, main .title *').length"), 0)
        self.assertEqual(self.browser.evaluate("document.querySelector('.art').hidden"), True)
        self.picture("hostile")

    def test_wall(self):
        receiver = self.start("--count", "6", "--load-time", "0")
        sender = self.sender(receiver)
        sender.media("LOAD", media=FILM, currentTime=600)
        self.browser.open(receiver.url)
        self.browser.wait("document.querySelectorAll('main .tv').length === 6")
        self.browser.wait(f"{text('title')} === 'The Long Dusk'")
        receiver.call("device.setStandby", device="Living Room TV 3", standby=True)
        self.browser.wait("document.querySelectorAll('main .tv[data-phase=standby]').length === 1")
        self.picture("wall")
        receiver.call("device.remove", device="Living Room TV 2")
        self.browser.wait("document.querySelectorAll('main .tv').length === 5")
        receiver.call("device.add", name="Kitchen")
        self.browser.wait("document.querySelectorAll('main .tv').length === 6")
        self.browser.evaluate("document.querySelector('main .tv').click()")
        self.browser.wait("location.search.startsWith('?device=') && document.querySelectorAll('main .tv').length === 1")

    def test_wall_fills_the_page(self):
        covered = """[...document.querySelectorAll('main .tv')].map(each => each.getBoundingClientRect())
            .filter(box => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight)
            .reduce((sum, box) => sum + box.width * box.height, 0) / innerWidth / innerHeight"""
        self.addCleanup(self.browser.resize, 960, 540)
        for count, (width, height), least in ((4, (1280, 720), 0.75), (2, (600, 900), 0.6), (3, (1280, 400), 0.5)):
            with self.subTest(count=count, width=width):
                receiver = self.start("--count", str(count))
                self.browser.resize(width, height)
                self.browser.open(receiver.url)
                self.browser.wait(f"document.querySelectorAll('main .tv').length === {count}")
                self.assertGreater(self.browser.evaluate(covered), least)
                self.picture(f"wall-of-{count}")

    def test_narrow(self):
        receiver = self.start("--load-time", "0")
        sender = self.sender(receiver)
        sender.media("LOAD", media=FILM, currentTime=600)
        self.browser.resize(390, 700)
        self.addCleanup(self.browser.resize, 960, 540)
        self.browser.open(receiver.url)
        self.browser.wait(f"{text('title')} === 'The Long Dusk'")
        self.assertLessEqual(self.browser.evaluate("document.documentElement.scrollWidth"), 390)
        self.picture("narrow")


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=2))
