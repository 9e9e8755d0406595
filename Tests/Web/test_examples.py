"""The examples of the web components as they are, each on another origin than the bridge: they find the emulated receiver and cast to it.

React and Vue are Debian's (`node-react`, `node-react-dom`, `libjs-vue`); an example whose library isn't installed is passed over.
"""

import functools
import http.server
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import threading
import unittest

from remote import PRODUCTS, Bridge, Remote, shadow
from test_bridge import Tab
from test_package import ROOT

LIBRARIES = {
    "react.development.js": "/usr/share/nodejs/react/umd/react.development.js",
    "react-dom.development.js": "/usr/share/nodejs/react-dom/umd/react-dom.development.js",
    "vue.esm.browser.js": "/usr/share/javascript/vue/vue.esm.browser.js",
}
NAME = "Living Room TV"


class Site:
    """A web server of another origin, with an example and the unpacked package beside it."""

    def __init__(self, example):
        self.folder = tempfile.mkdtemp(prefix="web-example-")
        subprocess.run([os.path.join(ROOT, "packaging/web/build-tarball"), self.folder], check=True, capture_output=True)
        with tarfile.open(os.path.join(self.folder, os.listdir(self.folder)[0])) as archive:
            archive.extractall(self.folder)
        os.rename(os.path.join(self.folder, "package"), os.path.join(self.folder, "cast-rpc-web"))
        shutil.copy(os.path.join(self.folder, "cast-rpc-web", "examples", example), os.path.join(self.folder, "index.html"))
        for name, path in LIBRARIES.items():
            if os.path.exists(path):
                shutil.copy(path, os.path.join(self.folder, name))

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *words):
                pass
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=self.folder))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.origin = f"http://localhost:{self.server.server_port}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()
        shutil.rmtree(self.folder, ignore_errors=True)


class ExampleTests(unittest.TestCase):
    def start(self, example):
        self.site = Site(example)
        self.addCleanup(self.site.close)
        self.bridge = Bridge("--allow-origin", self.site.origin)
        self.addCleanup(lambda: self.assertEqual(self.bridge.close(), (0, [])))
        [self.allowed] = self.bridge.result["origins"]
        self.assertEqual(self.allowed["origin"], self.site.origin)
        self.browser = Remote(900, 700)
        self.addCleanup(self.browser.close)
        # Before the server ends, or the browser complains of the lost connection.
        self.addCleanup(lambda: self.browser.call("Page.navigate", url="about:blank"))

    def receive(self):
        """A receiver that announces itself on the loopback."""
        receiver = subprocess.Popen(
            [os.path.join(PRODUCTS, "cast-receiver"), "--name", NAME, "--port", "0", "--no-fetch-media", "--load-time", "0", "--interface", "lo",
             "--advertisement", "mdns"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        def end():
            receiver.terminate()
            receiver.wait(timeout=20)
        self.addCleanup(end)

    def cast(self, example):
        """Opens the printed address, chooses the device and plays, by taps."""
        self.start(example)
        self.receive()
        browser = self.browser
        browser.call("Page.navigate", url=self.allowed["url"])
        browser.wait(f"document.querySelector('cast-button') && {shadow('cast-button', 'button')} && !document.querySelector('cast-button').hidden")
        self.assertNotIn("cast=", browser.evaluate("location.href"))
        browser.evaluate(f"{shadow('cast-button', 'button')}.click()")
        row = shadow("cast-dialog", "li button")
        browser.wait(f"{row} && {row}.textContent.includes('{NAME}')")
        browser.evaluate(f"{row}.click()")
        user = Tab(self.bridge.port, self.bridge.token)
        self.addCleanup(user.close)
        browser.wait(f"!{shadow('cast-dialog', 'dialog')}.open && !document.querySelector('#play').disabled")
        browser.evaluate("document.querySelector('#play').click()")
        browser.wait(f"{shadow('cast-mini-controller', '*')} && document.querySelector('cast-mini-controller').shadowRoot.textContent.includes('Big Buck Bunny')")
        browser.picture(f"example-{example.split('.')[0]}")
        [device] = user.call("player.list")["result"]["players"]
        self.assertEqual((device["friendlyName"], device["title"], device["playerState"]), (NAME, "Big Buck Bunny", "PLAYING"))
        self.assertEqual(browser.evaluate("document.querySelector('#problem').textContent"), "")
        # A reload finds the server again, without the fragment.
        browser.call("Page.reload")
        browser.wait("document.querySelector('#play') && !document.querySelector('#play').disabled")
        self.assertEqual([entry for entry in browser.faults() if "favicon" not in str(entry)], [])

    def test_plain_html_casts(self):
        self.cast("page.html")

    @unittest.skipUnless(os.path.exists(LIBRARIES["react.development.js"]) and os.path.exists(LIBRARIES["react-dom.development.js"]), "no node-react")
    def test_react_casts(self):
        self.cast("react.html")

    @unittest.skipUnless(os.path.exists(LIBRARIES["vue.esm.browser.js"]), "no libjs-vue")
    def test_vue_casts(self):
        self.cast("vue.html")

    def test_a_page_without_the_printed_address_says_what_to_do(self):
        self.start("page.html")
        self.browser.call("Page.navigate", url=f"{self.site.origin}/#cast=evil.example:80,{'0' * 32}")
        self.browser.wait("document.querySelector('#problem') && document.querySelector('#problem').textContent !== ''")
        self.assertIn(f"castctl web --allow-origin {self.site.origin}", self.browser.evaluate("document.querySelector('#problem').textContent"))

    def test_another_origin_is_shut_out_and_an_allowed_one_is_kept_to_a_remotes_methods(self):
        self.start("page.html")
        token = self.allowed["url"].rsplit(",", 1)[1]
        port = self.bridge.port
        for options in ({"origin": "http://localhost:1"}, {"origin": "null"}, {}, {"origin": f"http://127.0.0.1:{self.site.server.server_port}"}):
            tab = Tab(port, token, **options)
            self.addCleanup(tab.close)
            self.assertEqual(tab.status, 403, options)
        user = Tab(port, self.bridge.token, origin=self.site.origin)
        self.addCleanup(user.close)
        self.assertEqual(user.status, 403)
        page = Tab(port, token, origin=self.site.origin)
        self.addCleanup(page.close)
        self.assertEqual(page.status, 101)
        self.assertIn("result", page.call("server.ping"))
        self.assertEqual(page.call("server.shutdown")["error"]["code"], -32601)
        self.assertEqual(page.call("player.play", url="/etc/passwd")["error"]["code"], -32602)

    def test_the_documentation_has_the_example_as_it_is(self):
        with open(os.path.join(ROOT, "docs/Web.md"), encoding="utf-8") as file:
            blocks = re.findall(r"^```html\n(.*?)^```$", file.read(), re.M | re.S)
        with open(os.path.join(ROOT, "packaging/web/examples/page.html"), encoding="utf-8") as file:
            self.assertIn(file.read(), blocks)


if __name__ == "__main__":
    unittest.main(verbosity=2)
