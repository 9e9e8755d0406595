"""A page of one component in a browser, whose states a test gives: each state as the spec describes it, without a server behind."""

import http.server
import json
import os
import threading

from remote import Remote

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Stage</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/stage.css"><script type="module" src="/stage.js"></script></head>
<body><main></main></body></html>"""
SHEET = "body { margin: 0; padding: 8px; font: 14px system-ui, sans-serif; } main { display: block; } main > cast-button[id] { float: inline-end; margin: 12px; }"
TYPES = {"js": "text/javascript", "css": "text/css", "html": "text/html; charset=utf-8", "json": "application/json"}
# As `castctl web` sends it: components must do with it.
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; "
          "require-trusted-types-for 'script'; trusted-types 'none'")


class Stage(Remote):
    """A browser at the stage."""

    def __init__(self, width=400, height=400, page="stage.html"):
        """`page`: `stage.html` for one component, or `many.html` for the whole remote page, whose server is many.js."""
        super().__init__(width, height)
        with open(os.path.join(ROOT, "clients", "web", "remote", "index.html"), encoding="utf-8") as file:
            many = file.read().replace("<script ", '<script src="/many.js"></script><script ', 1)

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                name = self.path.lstrip("/") or page
                made = {"stage.html": PAGE, "stage.css": SHEET, "many.html": many}
                path = os.path.join(HERE if name in ("stage.js", "many.js") else os.path.join(ROOT, "clients", "web"), name)
                if name not in made and (".." in name or not os.path.isfile(path)):
                    self.send_error(404)
                    return
                if name in made:
                    data = made[name].encode()
                else:
                    with open(path, "rb") as file:
                        data = file.read()
                self.send_response(200)
                self.send_header("Content-Type", TYPES[name.rsplit(".", 1)[1]])
                self.send_header("Content-Length", str(len(data)))
                self.send_header("Content-Security-Policy", POLICY)
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.visit(f"http://127.0.0.1:{self.server.server_port}/")

    def close(self):
        super().close()
        self.server.shutdown()
        self.server.server_close()

    def put(self, tag, states, attributes=None, styles=None, answers=None):
        """Puts a component on the stage, in a state."""
        words = ", ".join(json.dumps(value or {}) for value in (attributes, states, styles, answers))
        self.run(f"window.stage.put({json.dumps(tag)}, {words})")
        self.tag = tag

    def evaluated(self):
        """What of the page is more than text and the component's own: addresses that it loads or leads to, handlers, and elements of other kinds."""
        return self.evaluate("window.stage.evaluated()")

    def change(self, states):
        """The server tells that widgets changed."""
        for name, state in states.items():
            self.run(f"window.stage.change({json.dumps(name)}, {json.dumps(state)})")

    def calls(self):
        """The component's calls to the server since the test put it on the page, without reading ones."""
        reads = ("queue.list", "media.getStatus")
        return [call for call in self.evaluate("window.stage.calls") if call[0] not in reads]

    def box(self, selector=None):
        """Where the component is, or an element inside it: left, top, width, height."""
        inside = f".shadowRoot.querySelector({json.dumps(selector)})" if selector else ""
        return self.evaluate(
            f"(() => {{ const b = document.querySelector('main > {self.tag}'){inside}.getBoundingClientRect();"
            " return [b.left, b.top, b.width, b.height]; })()")


class Spec:
    """The widgets' types in the spec: the possible states."""

    def __init__(self):
        self.types = {}
        for name in ("widget", "image", "media", "wire", "session", "error"):
            with open(os.path.join(ROOT, "spec", "model", f"{name}.json"), encoding="utf-8") as file:
                self.types.update(json.load(file)["types"])

    def faults(self, value, kind, path=""):
        """What of `value` isn't as its type says."""
        if kind.endswith("[]"):
            if not isinstance(value, list):
                return [f"{path}: no list"]
            return [fault for index, each in enumerate(value) for fault in self.faults(each, kind[:-2], f"{path}[{index}]")]
        plain = {"string": str, "boolean": bool, "integer": int, "number": (int, float)}.get(kind)
        if plain:
            return [] if isinstance(value, plain) else [f"{path}: {value!r} is no {kind}"]
        described = self.types.get(kind)
        if described is None:
            return [] if kind.startswith(("map<", "any", "object")) else [f"{path}: the type {kind} isn't known"]
        if described["kind"] == "enum":
            return [] if value in described["values"] else [f"{path}: {value!r} is no {kind}"]
        if described["kind"] == "integerEnum":
            return [] if isinstance(value, int) else [f"{path}: {value!r} is no {kind}"]
        fields = described["fields"]
        faults = [f"{path}.{name} is missing" for name, field in fields.items() if field.get("required") and name not in value]
        for name, member in value.items():
            faults += self.faults(member, fields[name]["type"], f"{path}.{name}") if name in fields else [f"{path}.{name} isn't in the spec"]
        return faults

    def values(self, kind):
        return set(self.types[kind]["values"])
