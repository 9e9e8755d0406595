"""The panel of the VS Code extension in a browser: the remote page under the extension's own policy, over its messages, with a real server and receiver.

Only the editor is a stub: clients/vscode/test/serve-panel.js shows the panel. It needs Node, and is skipped without it.
"""

import json
import os
import select
import shutil
import socket
import subprocess
import tempfile
import unittest

from remote import PRODUCTS, Receiver, Remote, shadow
from stage import ROOT

EXTENSION = os.path.abspath(os.path.join(ROOT, "clients", "vscode"))


@unittest.skipUnless(shutil.which("node"), "Node is not installed")
class PanelTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="panel-")
        self.addCleanup(shutil.rmtree, self.folder)
        options = os.path.join(self.folder, "config", "cast-rpc")
        os.makedirs(options, 0o700)
        with open(os.path.join(options, "options.json"), "w", encoding="utf-8") as file:
            json.dump({"discovery": {"source": "EMBEDDED", "allowedInterfaces": ["lo"]}}, file)
        # The extension finds the library as `npm install` would have it.
        os.makedirs(os.path.join(EXTENSION, "node_modules"), exist_ok=True)
        if not os.path.exists(os.path.join(EXTENSION, "node_modules", "cast-rpc")):
            os.symlink("../../node", os.path.join(EXTENSION, "node_modules", "cast-rpc"))
        self.receiver = Receiver(os.path.join(PRODUCTS, "cast-receiver"), "--name", "Living Room TV", "--load-time", "0", "--advertise",
                                 "--advertisement", "mdns", "--interface", "lo")
        self.addCleanup(self.receiver.close)
        environment = dict(os.environ, CAST_RPC_SERVER=os.path.join(PRODUCTS, "cast-rpc"), XDG_CONFIG_HOME=os.path.join(self.folder, "config"),
                           XDG_STATE_HOME=os.path.join(self.folder, "state"), XDG_CACHE_HOME=os.path.join(self.folder, "cache"))
        words = ["node", os.path.join(EXTENSION, "test", "serve-panel.js"), os.path.join(self.folder, "socket")]
        self.editor = subprocess.Popen(words, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.end)
        self.address = self.editor.stdout.readline().strip()
        self.browser = Remote(1000, 800)
        self.addCleanup(self.browser.close)

    def end(self):
        self.editor.stdin.close()
        self.assertEqual(self.editor.wait(timeout=40), 0)
        self.editor.stdout.close()
        # The daemon outlives the editor: playback continues.
        with socket.socket(socket.AF_UNIX) as daemon:
            daemon.settimeout(40)
            daemon.connect(os.path.join(self.folder, "socket"))
            daemon.sendall(b'{"jsonrpc":"2.0","id":1,"method":"server.info"}\n')
            process = os.pidfd_open(json.loads(daemon.makefile().readline())["result"]["processId"])
            daemon.sendall(b'{"jsonrpc":"2.0","id":2,"method":"server.shutdown"}\n')
            self.assertTrue(select.select([process], [], [], 40)[0], "the daemon goes on")
            os.close(process)

    def press(self, expression):
        self.browser.wait(f"{expression} && !{expression}.matches('[aria-disabled=true]') && ({expression}.click(), true)")

    def test_a_film_plays_and_pauses_from_the_panel(self):
        self.browser.visit(self.address)
        self.browser.wait("document.querySelector('#devices').textContent.includes('Living Room TV')")
        self.browser.wait(shadow("cast-intro-overlay", "dialog") + ".open")
        self.press(shadow("cast-intro-overlay", "button"))
        self.browser.wait(f"!{shadow('cast-intro-overlay', 'dialog')}.open")
        self.press(shadow("cast-button", "button"))
        self.press(shadow("cast-dialog", "li button"))
        self.browser.wait(shadow("cast-button", "button") + ".classList.contains('active')")
        self.browser.evaluate("document.getElementById('url').value = 'http://media.example/panel.mp4?duration=600'")
        self.press("document.getElementById('play-there')")
        self.press(shadow("#player", "button[aria-label=Pause]"))
        self.browser.wait(shadow("#player", "button[aria-label=Play]") + " !== null")
        self.assertEqual(self.receiver.call("device.status")["screen"]["phase"], "paused")
        # Light and dark are the editor's.
        for name, colour in (("vscode-dark", "rgb(19, 20, 22)"), ("vscode-light", "rgb(243, 245, 248)")):
            self.browser.evaluate(f"document.body.className = {name!r}")
            self.browser.wait(f"getComputedStyle(document.body).backgroundColor === {colour!r}")
        # The token of `castctl web` has no part in it, and the policy let everything through that the page needs.
        self.assertIsNone(self.browser.evaluate("localStorage.getItem('cast-token')"))
        self.assertEqual(self.browser.faults(), [])

    def test_a_script_that_is_not_the_extensions_is_refused(self):
        self.browser.visit(self.address)
        self.browser.evaluate("""(() => {
          const script = document.createElement('script');
          script.textContent = 'document.body.dataset.hacked = 1';
          document.body.append(script);
        })()""")
        self.assertEqual(self.browser.evaluate("String(document.body.dataset.hacked)"), "undefined")


if __name__ == "__main__":
    unittest.main(verbosity=2)
