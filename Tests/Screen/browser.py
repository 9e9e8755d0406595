"""A headless Chromium, spoken to over its DevTools pipe: no driver, no package."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


def find_browser():
    """The path of a Chromium, or None."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(name)
        if path:
            return path
    return None


class Browser:
    """One page of a new browser; ends with it."""

    def __init__(self, width=1280, height=720, flags=()):
        self.profile = tempfile.mkdtemp(prefix="screen-")
        command_read, self.command = os.pipe()
        self.answer, answer_write = os.pipe()

        def take_pipes():
            # DevTools reads 3 and writes 4. Through high numbers that are free, or one could overwrite the other.
            first, second = fcntl.fcntl(command_read, fcntl.F_DUPFD, 20), fcntl.fcntl(answer_write, fcntl.F_DUPFD, 20)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [find_browser(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--hide-scrollbars", "--no-first-run", "--disable-extensions", "--disable-background-networking",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile}", f"--window-size={width},{height}", *flags,
             "about:blank"],
            close_fds=False, preexec_fn=take_pipes, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(command_read)
        os.close(answer_write)
        self.buffer = b""
        self.last_id = 0
        self.session = None
        self.messages = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Log.enable")
        # Then the page doesn't fade, and a picture never shows half a change.
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.resize(width, height)

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def call(self, method, **params):
        self.last_id += 1
        message = {"id": self.last_id, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.command, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + 60
        while True:
            answer = self.read(deadline - time.monotonic())
            if answer.get("id") == self.last_id:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            # Complaints of the page: its exceptions, and what its security policy refused.
            if answer.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
                self.messages.append(answer["params"])

    def faults(self):
        """The messages that are faults of the page: exceptions, and violations of the policy.

        These are none: a missing picture on the web, and a download that the browser stopped because the test before
        went to `about:blank`.
        """
        return [entry for entry in self.messages if "net::ERR" not in str(entry) and entry.get("entry", {}).get("url") != "about:blank"]

    def read(self, timeout):
        while b"\0" not in self.buffer:
            if not select.select([self.answer], [], [], max(0, timeout))[0]:
                raise TimeoutError("the browser doesn't answer")
            data = os.read(self.answer, 1 << 20)
            if not data:
                raise EOFError("the browser has gone")
            self.buffer += data
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def open(self, url):
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete' && document.body && document.body.dataset.ready === '1'")

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression, timeout=20):
        """Waits until the page says so; asked ten times a second, since a page can't tell by itself."""
        script = f"""new Promise((done, fail) => {{
          const end = Date.now() + {timeout * 1000};
          const look = () => {{
            let is = false;
            try {{ is = !!({expression}); }} catch {{ }}
            if (is) done(true); else if (Date.now() > end) done(false); else setTimeout(look, 100);
          }};
          look();
        }})"""
        try:
            result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        except RuntimeError:
            # The page was left while it was asked.
            result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if result["result"].get("value") is not True:
            raise AssertionError(f"not within {timeout} s: {expression}")

    def screenshot(self, path=None):
        data = base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])
        if path:
            with open(path, "wb") as file:
                file.write(data)
        return data

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.command)
        os.close(self.answer)
        shutil.rmtree(self.profile, ignore_errors=True)
