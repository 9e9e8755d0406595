"""Receivers, a `castctl web` of their own, and a browser at its page."""

import base64
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Screen"))
from browser import Browser  # noqa: E402
from receiver import Receiver  # noqa: E402

PRODUCTS = os.environ.get("CAST_PRODUCTS", ".build/debug")
PICTURES = os.environ.get("WEB_PICTURES")
FILES = os.environ.get("WEB_FILES")


class Bridge:
    """`castctl web` with separate folders, so that it uses no daemon and no state of the user."""

    def __init__(self, *options, catalogue=None, texts=None, settings=None, files=FILES):
        self.folder = tempfile.mkdtemp(prefix="web-")
        environment = dict(os.environ, CAST_RPC_SERVER=os.path.join(PRODUCTS, "cast-rpc"))
        for name in ("XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
            environment[name] = os.path.join(self.folder, name)
            os.mkdir(environment[name], 0o700)
        # Other devices on the network must not affect a test.
        folder = os.path.join(environment["XDG_CONFIG_HOME"], "cast-rpc")
        os.mkdir(folder, 0o700)
        with open(os.path.join(folder, "options.json"), "w", encoding="utf-8") as file:
            json.dump({"discovery": {"source": "EMBEDDED", "allowedInterfaces": ["lo"]}, **(settings or {})}, file)
        for name, content in (("catalogue", catalogue), ("texts", texts)):
            if content:
                path = os.path.join(self.folder, f"{name}.json")
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(content, file)
                options += (f"--{name}", path)
        words = [os.path.join(PRODUCTS, "castctl"), "web", "--json", *(["--files", files] if files else []), *options]
        self.environment = environment
        self.process = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.result = json.loads(line)
        self.url = self.result["url"]
        self.port = int(self.url.split(":")[2].split("/")[0])
        self.token = self.url.split("#")[1]

    def close(self):
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=40)
        self.process.stdout.close()
        left = os.listdir(os.path.join(self.folder, "XDG_RUNTIME_DIR"))
        shutil.rmtree(self.folder, ignore_errors=True)
        return status, left


class Remote(Browser):
    """A browser at the remote page, with the page's connection for a test's calls."""

    def visit(self, url):
        self.call("Page.navigate", url=url)
        self.wait("document.body && document.body.dataset.ready === '1'")

    def ask(self, method, **params):
        """Calls a method over a connection of the test's own in the page; those of widgets over the page's, which has its own dialog and controllers."""
        expression = f"""(async () => {{
          const {{ CastConnection }} = await import('/cast.js');
          if (!window.tester) {{
            window.tester = CastConnection.toBridge(localStorage.getItem('cast-token'), {{ name: 'test' }});
            await new Promise((done) => {{ window.tester.addEventListener('open', done, {{ once: true }}); window.tester.start(); }});
          }}
          const own = {json.dumps(method)}.startsWith('widget.') ? document.querySelector('cast-dialog')?.connection : null;
          try {{ return {{ result: await (own ?? window.tester).call({json.dumps(method)}, {json.dumps(params)}) }}; }}
          catch (error) {{ return {{ error: `${{error.name}}: ${{error.message}}` }}; }}
        }})()"""
        value = self.run(expression)
        if "error" in value:
            raise RuntimeError(f"{method}: {value['error']}")
        return value.get("result")

    def emulate(self, **features):
        names = {"motion": "prefers-reduced-motion", "scheme": "prefers-color-scheme"}
        self.call("Emulation.setEmulatedMedia", features=[{"name": names[key], "value": value} for key, value in features.items()])

    def wait(self, expression, timeout=40):
        """Patiently: the machine may have other things to do."""
        super().wait(expression, timeout)

    def picture(self, name, expression=None, edge=8):
        """Keeps a picture of the page, or of one element and a little around it."""
        data = self.screenshot()
        if expression:
            left, top, width, height = self.evaluate(
                f"(() => {{ const b = {expression}.getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; }})()")
            data = self.clip(left - edge, top - edge, width + 2 * edge, height + 2 * edge)
        if PICTURES:
            os.makedirs(PICTURES, exist_ok=True)
            with open(os.path.join(PICTURES, f"{name}.png"), "wb") as file:
                file.write(data)
        return data

    def clip(self, x, y, width, height):
        """A picture of a part of the visible page."""
        left, top = self.evaluate("[scrollX, scrollY]")
        clip = {"x": x + left, "y": y + top, "width": width, "height": height, "scale": 1}
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", clip=clip)["data"])

    def run(self, expression):
        """Waits for a promise of the page."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def pixel(self, x, y):
        """One pixel of the page as it is on the screen, read by the browser itself."""
        data = base64.b64encode(self.clip(x, y, 1, 1)).decode()
        return self.run(f"""(async () => {{
          const bytes = Uint8Array.from(atob('{data}'), (c) => c.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], {{ type: 'image/png' }}));
          const context = new OffscreenCanvas(1, 1).getContext('2d');
          context.drawImage(picture, 0, 0);
          return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
        }})()""")

    def press(self, key, code=None, text=None):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
        common = {"key": key, "code": code or key, "windowsVirtualKeyCode": codes.get(key, 0)}
        text = {"Enter": "\r", " ": " "}.get(key, text)
        self.call("Input.dispatchKeyEvent", type="keyDown", **common, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def write(self, words):
        self.call("Input.insertText", text=words)

    def pointer(self, kind, x, y):
        pressed = 1 if kind in ("mousePressed", "mouseMoved") else 0
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=pressed, clickCount=1)

    def accessible(self):
        """The accessibility tree as (role, name, properties), without ignored nodes."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [
            (node.get("role", {}).get("value"), node.get("name", {}).get("value", ""),
             {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
             | ({"value": node["value"].get("value")} if "value" in node else {}))
            for node in nodes if not node.get("ignored")
        ]

    def has(self, role, name):
        return any(node[0] == role and name in node[1] for node in self.accessible())

    def focused(self):
        """The role and the name of the focused element."""
        for role, name, properties in self.accessible():
            if properties.get("focused") and role != "RootWebArea":
                return role, name
        return None, ""

    def tab_to(self, role, name, limit=40, is_whole=False):
        """Presses Tab until an element has the focus whose name has `name` in it, or is that; fails if it isn't among the next `limit`."""
        met = []
        for _ in range(limit):
            self.press("Tab")
            met.append(self.focused())
            if met[-1][0] == role and (name == met[-1][1] if is_whole else name in met[-1][1]):
                return
        raise AssertionError(f"no {role} “{name}” among {met}")


def shadow(element, selector):
    """An expression for an element inside a component."""
    return f"document.querySelector('{element}').shadowRoot.querySelector('{selector}')"


def contrast(one, other):
    """The contrast of two colours as CSS computes them. (WCAG 2.1)"""
    def luminance(colour):
        parts = [float(part) / 255 for part in colour[colour.index("(") + 1:-1].split(",")[:3]]
        red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
