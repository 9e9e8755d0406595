"""The shared parts of the remote page's tests."""

import base64
import http.server
import os
import threading
import time
import unittest

from films import FilmServer
from remote import PRODUCTS, Bridge, Receiver, Remote, shadow

ARTWORK = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='900'%3E"
    "%3Cdefs%3E%3ClinearGradient id='s' x2='0' y2='1'%3E%3Cstop stop-color='%231b2a6b'/%3E%3Cstop offset='.55' stop-color='%23d9643a'/%3E"
    "%3Cstop offset='.8' stop-color='%23f7c566'/%3E%3C/linearGradient%3E%3C/defs%3E%3Crect width='600' height='900' fill='url(%23s)'/%3E"
    "%3Ccircle cx='300' cy='560' r='120' fill='%23ffe9b0'/%3E%3Cpath d='M0 640L160 470l120 120 110-150 210 230v230H0z' fill='%23301a3d'/%3E%3C/svg%3E"
)
PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")


def film(number=1, **more):
    return {
        "contentId": f"http://media.example/film{number}.mp4?duration={600 * number}", "contentType": "video/mp4", "streamType": "BUFFERED",
        "metadata": {"metadataType": 1, "title": f"The Long Dusk {number}", "subtitle": "A film from the mountains",
                     "images": [{"url": ARTWORK, "width": 600, "height": 900}]},
        **more,
    }


class PageTest(unittest.TestCase):
    """A browser at the remote page, a separate bridge, and receivers."""

    @classmethod
    def setUpClass(cls):
        cls.browser = Remote(1280, 900)
        cls.films = FilmServer()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.films.close()

    def setUp(self):
        self.browser.messages.clear()
        self.browser.emulate(motion="reduce", scheme="light")
        self.browser.resize(1280, 900)

    def tearDown(self):
        self.assertEqual(self.browser.faults(), [])

    def start(self, *options, name="Living Room TV", visits=True, index=0, is_introduced=True, texts=None, settings=None):
        """A receiver, and the page with it in the list of devices; returns the receiver."""
        named = [] if "--fleet" in options else ["--name", name]
        receiver = Receiver(os.path.join(PRODUCTS, "cast-receiver"), *named, "--load-time", "0", *options)
        self.addCleanup(receiver.close)
        self.bridge = Bridge(catalogue=self.films.catalogue(), texts=texts, settings=settings)
        self.addCleanup(lambda: self.assertEqual(self.bridge.close(), (0, [])))
        # Before the server ends, or the browser complains of the lost connection.
        self.addCleanup(lambda: self.browser.call("Page.navigate", url="about:blank"))
        if visits:
            self.browser.visit(self.bridge.url)
            self.device = self.add(receiver.port(index), name)
            if is_introduced:
                self.dismiss_intro()
        return receiver

    def dismiss_intro(self):
        """The overlay comes with the first device."""
        self.browser.wait(shadow("cast-intro-overlay", "dialog") + ".open")
        self.browser.ask("widget.dismissIntroOverlay")
        self.browser.wait(f"!{shadow('cast-intro-overlay', 'dialog')}.open")

    def add(self, port, name):
        device = self.browser.ask("discovery.addDevice", host="127.0.0.1", port=port, friendlyName=name)
        self.browser.wait(f"document.querySelector('#devices').textContent.includes('{name}')")
        return device["deviceId"]

    def connect(self):
        return self.browser.ask("widget.selectDevice", deviceId=self.device)["sessionId"]

    def play(self, *films, **more):
        """Loads films into a session of the page's; returns its id."""
        session = self.connect()
        self.browser.ask("queue.load", sessionId=session, items=[{"media": one} for one in films or [film(**more)]])
        self.browser.wait(shadow("#player", "#title") + ".textContent !== '' && !document.querySelector('#player').hidden")
        return session

    def text(self, element, selector):
        return self.browser.evaluate(shadow(element, selector) + ".textContent")

    def wait_text(self, element, selector, words):
        self.browser.wait(f"{shadow(element, selector)}.textContent.includes({words!r})")

    def click(self, expression):
        x, y = self.centre(expression)
        self.browser.pointer("mousePressed", x, y)
        self.browser.pointer("mouseReleased", x, y)

    def press(self, expression, effect):
        """Presses until there is the effect: a press that comes while the device answers something else is refused, and told.

        It is pressed in the moment in which it is seen to be enabled: until a pointer is there, a request may be under way.
        """
        able = f"{expression} && !{expression}.matches('[aria-disabled=true]') && ({expression}.click(), true)"
        problem = "document.querySelector('#problems button')"
        self.browser.wait(able)
        self.browser.wait(f"({effect}) || {problem}")
        while not self.browser.evaluate(f"Boolean({effect})"):
            self.assertIn("That isn’t possible now.", self.browser.evaluate("document.querySelector('#problems').textContent"))
            self.browser.evaluate(f"{problem}.click()")
            self.browser.wait(able)
            self.browser.wait(f"({effect}) || {problem}")

    def centre(self, expression, part=0.5):
        """Where an element is, once it can be used and stays where it is."""
        # Controls can't be used while a request is under way.
        self.browser.wait(f"{expression} && !{expression}.matches('[aria-disabled=true]') && !{expression}.closest('[disabled]')")
        box = self.browser.run(f"""(async () => {{
          const measure = () => {{
            {expression}.scrollIntoView({{ block: 'center', behavior: 'instant' }});
            const box = {expression}.getBoundingClientRect();
            return [box.left, box.top, box.width, box.height];
          }};
          for (let box = measure(), before = null; ; before = box, box = measure()) {{
            if (String(box) === String(before)) return box;
            await new Promise((done) => {{ setTimeout(done, 50); }});
          }}
        }})()""")
        return box[0] + box[2] * part, box[1] + box[3] / 2

    def until(self, condition):
        """Asks a receiver again and again, since it can't tell by itself."""
        limit = time.monotonic() + 40
        while not condition():
            self.assertLess(time.monotonic(), limit, "not within 40 s")
            time.sleep(0.05)

    def button(self, element, label):
        return shadow(element, f"button[aria-label=\"{label}\"]")

    def pictures(self, failures=0):
        """A server on 127.0.0.1 that answers with a picture of one pixel, after so many failures, and the paths that it was asked for."""
        asked = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                self.send_response(503 if len(asked) <= failures else 200)
                self.send_header("Content-Type", "image/png")
                self.send_header("Content-Length", str(len(PIXEL)))
                self.end_headers()
                self.wfile.write(PIXEL)

            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return server, asked
