"""`castctl web --lan`: phones are paired, play, and are removed; all other connections get nothing.

The network is that of `scripts/without-avahi`, with addresses of two private networks on its loopback. Without the rights for that the
tests are passed over.
"""

import fcntl
import json
import os
import pty
import shutil
import socket
import stat
import struct
import subprocess
import tempfile
import termios
import time
import unittest

from remote import PRODUCTS, Bridge, Receiver, Remote
from test_bridge import Tab

HOME, OTHER = "10.9.0.1", "10.8.0.1"
CLIENTS = [f"10.9.0.{number}" for number in range(2, 12)]


def add_addresses():
    """Whether the addresses could be added to the loopback."""
    for address in (HOME, OTHER, *CLIENTS):
        run = subprocess.run(["ip", "address", "add", f"{address}/24", "dev", "lo"], capture_output=True, text=True, check=False,
                             env=dict(os.environ, PATH=os.environ["PATH"] + ":/usr/sbin:/sbin"))
        if run.returncode and "exists" not in run.stderr and "assigned" not in run.stderr:
            return False
    return True


HAS_NETWORK = add_addresses()


class Phones(Bridge):
    """`castctl web --lan` in the first network."""

    def __init__(self, *options, **more):
        super().__init__("--lan", "--lan-interface", HOME, "--lan-port", "0", *options, **more)
        self.phones = self.result["phones"]
        self.lan_port = int(self.phones["url"].split(":")[2].strip("/"))
        self.host = f"{HOME}:{self.lan_port}"
        self.code = self.phones["pairingUrl"].split("#pair-")[1]

    def castctl(self, *words):
        return subprocess.run([os.path.join(PRODUCTS, "castctl"), "web", *words], env=self.environment, capture_output=True, text=True,
                              timeout=30, check=False)


def request(port, method, path, address=HOME, source=None, host=None, body=None, **fields):
    """The status, the head and the body of an answer; the connection is closed by then. 0: it was closed without one."""
    try:
        with socket.create_connection((address, port), timeout=20, source_address=(source, 0) if source else None) as link:
            data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
            lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'{address}:{port}'}", "Connection: close"]
            lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
            if body is not None:
                lines += ["Content-Type: application/json"] if "content_type" not in fields else []
                lines += [f"Content-Length: {len(data)}"]
            link.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
            answer = b""
            while more := link.recv(1 << 16):
                answer += more
    except ConnectionResetError:
        return 0, "", b""
    if not answer:
        return 0, "", b""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), head.decode(), body


@unittest.skipUnless(HAS_NETWORK, "no network namespace of its own")
class PhoneTests(unittest.TestCase):
    def setUp(self):
        self.bridge = Phones()
        self.addCleanup(lambda: self.assertEqual(self.bridge.close(), (0, [])))

    def ask(self, method, path, **options):
        return request(self.bridge.lan_port, method, path, **options)

    def pair(self, code=None, name="Ann's phone", source=CLIENTS[0], **options):
        options = {"origin": f"http://{self.bridge.host}", **options}
        return self.ask("POST", "/pair", source=source, body={"code": code or self.bridge.code, "name": name}, **options)

    def user(self, path, body=None, token=None):
        """The answer to a request of the user's own page."""
        status, _, answer = request(self.bridge.port, "POST" if body is not None else "GET", f"/phones/{path}", address="127.0.0.1",
                                    body=body, authorization=f"Bearer {token or self.bridge.token}")
        return (status, json.loads(answer)) if status == 200 else (status, answer)

    def new_code(self):
        return self.user("code", {})[1]["code"]

    def cookie(self, **options):
        """The cookie of a phone that is paired now."""
        status, head, _ = self.pair(**options)
        self.assertEqual(status, 204, head)
        field = [line for line in head.split("\r\n") if line.lower().startswith("set-cookie:")][0]
        self.assertIn("; HttpOnly; SameSite=Strict", field)
        return field.split(":", 1)[1].split(";")[0].strip()

    def tab(self, cookie, **options):
        tab = Tab(self.bridge.lan_port, address=HOME, cookie=cookie, **options)
        self.addCleanup(tab.close)
        return tab

    # What works.

    def test_a_paired_phone_gets_the_page_and_a_socket(self):
        self.assertIn(b"/phone/pair.js", self.ask("GET", "/")[2])
        cookie = self.cookie()
        status, head, body = self.ask("GET", "/", cookie=cookie)
        self.assertEqual(status, 200)
        self.assertIn(b"/remote/remote.js", body)
        self.assertIn(f"connect-src 'self' ws://{self.bridge.host};", head)
        tab = self.tab(cookie)
        self.assertEqual(tab.status, 101)
        self.assertIn("result", tab.call("server.ping"))
        self.assertIn("result", tab.call("discovery.start"))
        self.assertIn("result", tab.call("widget.getState"))
        self.assertEqual([(phone["name"], phone["isConnected"]) for phone in self.user("state")[1]["phones"]], [("Ann's phone", True)])

    def test_the_phone_stays_paired_when_castctl_starts_anew(self):
        cookie = self.cookie()
        first, self.bridge.process = self.bridge.process, None
        first.terminate()
        self.assertEqual(first.wait(timeout=40), 0)
        first.stdout.close()
        words = [os.path.join(PRODUCTS, "castctl"), "web", "--json", "--lan", "--lan-interface", HOME, "--lan-port", str(self.bridge.lan_port)]
        self.bridge.process = subprocess.Popen(words, env=self.bridge.environment, stdout=subprocess.PIPE, text=True)
        self.bridge.process.stdout.readline()
        self.assertIn("result", self.tab(cookie).call("server.ping"))

    def test_the_file_holds_hashes_and_is_private(self):
        token = self.cookie().split("=")[1]
        path = os.path.join(self.bridge.environment["XDG_STATE_HOME"], "cast-rpc", "phones.json")
        self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o600)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        self.assertNotIn(token, text)
        self.assertIn("tokenHash", text)

    def test_the_list_is_printed_with_clean_names(self):
        self.cookie(name="\x1b[31mAnn\u202e\nx")
        run = self.bridge.castctl("--phones")
        self.assertEqual(run.returncode, 0)
        self.assertRegex(run.stdout, r"^\[31mAnn x  \(paired on \d{4}-\d\d-\d\d\)\n$")
        self.assertEqual([phone["name"] for phone in json.loads(self.bridge.castctl("--phones", "--json").stdout)["phones"]], ["[31mAnn x"])

    def test_a_list_that_cannot_be_written_pairs_no_phone(self):
        folder = os.path.join(self.bridge.environment["XDG_STATE_HOME"], "cast-rpc")
        shutil.rmtree(folder, ignore_errors=True)
        with open(folder, "w", encoding="utf-8"):
            pass
        status, head, body = self.pair()
        self.assertEqual((status, json.loads(body)["name"]), (500, "notKept"))
        self.assertNotIn("set-cookie", head.lower())
        self.assertNotIn(b"/", body)

    # Removal.

    def test_a_removed_phones_socket_ends_at_once(self):
        cookies = [self.cookie(), self.cookie(code=self.new_code(), name="Bob")]
        ann, bob = (self.tab(cookie) for cookie in cookies)
        for tab in (ann, bob):
            self.assertIn("result", tab.call("server.ping"))
        run = self.bridge.castctl("--forget", "ann's PHONE")
        self.assertEqual((run.returncode, run.stdout), (0, "Removed: Ann's phone.\n"))
        began = time.monotonic()
        opcode, data = ann.receive()
        self.assertLess(time.monotonic() - began, 5)
        self.assertEqual((opcode, struct.unpack(">H", data[:2])[0]), (8, 1008))
        self.assertEqual(self.tab(cookies[0]).status, 403)
        self.assertIn(b"/phone/pair.js", self.ask("GET", "/", cookie=cookies[0])[2])
        self.assertIn("result", bob.call("server.ping"))
        # The user's own page does it, too.
        self.assertEqual(self.user("forget", {"name": "Bob"})[1]["phones"], [])
        self.assertEqual(bob.receive()[0], 8)
        self.assertEqual(self.bridge.castctl("--forget", "Carl").returncode, 1)
        self.assertEqual(self.bridge.castctl("--forget", "all").stdout, "No phone is paired.\n")

    # Attacks.

    def test_a_used_code_pairs_no_second_phone(self):
        self.cookie()
        status, _, body = self.pair(source=CLIENTS[1])
        self.assertEqual((status, json.loads(body)["name"]), (403, "noOffer"))

    def test_codes_cannot_be_tried_out(self):
        statuses = [self.pair(code="A" * 16, source=CLIENTS[1])[0] for _ in range(7)]
        self.assertEqual(statuses, [403] * 5 + [429] * 2)
        # Neither can the right one be used from there, but from another phone.
        self.assertEqual(self.pair(source=CLIENTS[1])[0], 429)
        self.cookie(source=CLIENTS[0])
        # Many addresses end the code.
        code = self.new_code()
        for source in CLIENTS[1:]:
            for _ in range(5):
                self.pair(code="B" * 16, source=source)
        self.assertEqual(self.pair(code=code)[0], 403)

    def test_a_name_that_points_here_gets_nothing(self):
        cookie = self.cookie()
        for host in ("evil.example", f"evil.example:{self.bridge.lan_port}", f"localhost:{self.bridge.lan_port}", HOME):
            self.assertEqual(self.ask("GET", "/", host=host, cookie=cookie)[0], 403, host)
            self.assertEqual(self.ask("POST", "/pair", host=host, origin=f"http://{host}", body={"code": "x"})[0], 403, host)
            self.assertEqual(self.tab(cookie, host=host).status, 403, host)

    def test_pages_of_other_origins_get_nothing(self):
        cookie = self.cookie()
        code = self.new_code()
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{self.bridge.port}", f"https://{self.bridge.host}"):
            self.assertEqual(self.tab(cookie, origin=origin).status, 403, origin)
            self.assertEqual(self.pair(code=code, origin=origin)[0], 403, origin)
        # A form of another page can't send JSON.
        self.assertEqual(self.pair(code=code, content_type="text/plain")[0], 400)
        self.assertNotIn("access-control", self.ask("GET", "/", origin="http://evil.example", cookie=cookie)[1].lower())

    def test_phones_that_are_not_paired_get_the_pairing_page_alone(self):
        for path in ("/remote/remote.js", "/cast.js", "/remote/films.json", "/phone/phones.html", "/phones/state", "/phone/pair.html"):
            self.assertEqual(self.ask("GET", path)[0], 403, path)
        for path in ("/phone/pair.js", "/phone/texts.js", "/remote/texts.json", "/phone/phone.css", "/manifest.webmanifest", "/icons/icon-192.png"):
            self.assertEqual(self.ask("GET", path)[0], 200, path)
        for cookie in ("cast-phone=" + "0" * 32, "cast-phone=", f"cast-phone={self.bridge.token}"):
            self.assertEqual(self.tab(cookie).status, 403)
        # Neither is the user's token worth anything here.
        self.assertEqual(self.tab(None, token=self.bridge.token).status, 403)
        self.assertEqual(self.ask("GET", "/phones/state", authorization=f"Bearer {self.bridge.token}")[0], 403)

    def test_no_path_leads_out_of_the_pages(self):
        cookie = self.cookie()
        for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2fetc/passwd", "//etc/passwd", "/remote/../../x", "/.git/config",
                     "/%00", "/remote%2f..%2f..%2fetc%2fpasswd"):
            self.assertIn(self.ask("GET", path, cookie=cookie)[0], (400, 404), path)

    def test_a_phone_does_only_what_a_remote_does(self):
        tab = self.tab(self.cookie())
        refused = [("server.shutdown", {}), ("serve.publish", {"path": "/etc/passwd"}), ("record.start", {}), ("context.create", {}),
                   ("log.setFile", {"path": "/tmp/x"}), ("discovery.setOptions", {"options": {}}), ("discovery.addDevice", {"host": "127.0.0.1"}),
                   ("media.resolve", {"url": "http://x.example/"}), ("no.such", {})]
        for method, params in refused:
            self.assertEqual(tab.call(method, **params)["error"]["code"], -32601, method)
        for method, params in [("player.play", {"url": "/etc/passwd"}), ("player.play", {"url": "http://127.0.0.1:631/"}),
                               ("session.start", {"host": "127.0.0.1"}), ("server.initialize", {"topics": ["log.*"]})]:
            self.assertEqual(tab.call(method, **params)["error"]["code"], -32602, method)
        tab.send("[" + json.dumps({"jsonrpc": "2.0", "id": 1, "method": "server.shutdown"}) + "]")
        self.assertEqual(json.loads(tab.receive()[1])["error"]["code"], -32600)
        self.assertIn("result", tab.call("server.ping"))

    def test_a_frame_that_is_too_long_ends_the_socket(self):
        tab = self.tab(self.cookie())
        tab.socket.sendall(b"\x81\xff" + struct.pack(">Q", 100_000_000) + b"1234")
        opcode, data = tab.receive()
        self.assertEqual((opcode, struct.unpack(">H", data[:2])[0]), (8, 1009))

    def test_a_slow_request_is_ended(self):
        began = time.monotonic()
        with socket.create_connection((HOME, self.bridge.lan_port), timeout=30) as slow:
            for byte in b"GET / HTTP/1.1\r\nHost: x\r\n" * 100:
                try:
                    slow.sendall(bytes([byte]))
                    slow.settimeout(0.5)
                    if slow.recv(1) == b"":
                        break
                except socket.timeout:
                    continue
                except OSError:
                    break
        self.assertLess(time.monotonic() - began, 15)
        # A body that doesn't arrive, too.
        with socket.create_connection((HOME, self.bridge.lan_port), timeout=30) as slow:
            slow.sendall(f"POST /pair HTTP/1.1\r\nHost: {self.bridge.host}\r\nContent-Length: 900\r\n\r\n{{".encode())
            while slow.recv(1 << 16):
                pass
        self.assertLess(time.monotonic() - began, 35)

    def test_one_address_cannot_take_every_place(self):
        cookie = self.cookie()
        links = [socket.create_connection((HOME, self.bridge.lan_port), timeout=20, source_address=(CLIENTS[3], 0)) for _ in range(40)]
        for link in links:
            self.addCleanup(link.close)
        closed = 0
        for link in links[16:]:
            try:
                closed += link.recv(1) == b""
            except ConnectionResetError:
                closed += 1
        self.assertEqual(closed, 24)
        self.assertEqual(self.tab(cookie, source=CLIENTS[0]).status, 101)

    def test_a_phone_has_eight_tabs_at_most(self):
        cookie = self.cookie()
        tabs = [self.tab(cookie, source=CLIENTS[number % 4]) for number in range(9)]
        self.assertEqual([tab.status for tab in tabs], [101] * 8 + [503])
        tabs[0].close()
        for _ in range(100):
            tab = self.tab(cookie)
            if tab.status == 101:
                break
            time.sleep(0.05)
        self.assertEqual(tab.status, 101)

    def test_a_body_that_is_too_long_is_refused(self):
        self.assertEqual(self.ask("POST", "/pair", origin=f"http://{self.bridge.host}", body=b"x" * 2000)[0], 413)

    def test_another_network_gets_nothing(self):
        cookie = self.cookie()
        self.assertEqual(self.ask("GET", "/", source=OTHER, cookie=cookie)[0], 0)
        self.assertEqual(self.ask("GET", "/", source="127.0.0.1", cookie=cookie)[0], 0)
        for address in (OTHER, "127.0.0.1"):
            with self.assertRaises(ConnectionRefusedError):
                request(self.bridge.lan_port, "GET", "/", address=address)

    def test_the_users_page_about_phones_wants_the_users_token(self):
        for token in ("0" * 32, self.bridge.token[::-1]):
            self.assertEqual(self.user("state", token=token)[0], 403)
            self.assertEqual(self.user("code", {}, token=token)[0], 403)
        status, _, _ = request(self.bridge.port, "POST", "/phones/code", address="127.0.0.1", body={}, origin="http://evil.example",
                               authorization=f"Bearer {self.bridge.token}")
        self.assertEqual(status, 403)
        status, _, _ = request(self.bridge.port, "GET", "/phones/state", address="127.0.0.1", host="evil.example",
                               authorization=f"Bearer {self.bridge.token}")
        self.assertEqual(status, 403)


@unittest.skipUnless(HAS_NETWORK, "no network namespace of its own")
class CodeTests(unittest.TestCase):
    """The code as it is drawn."""

    def scan(self, rows):
        """The text of a code by zbar; `rows` are strings of 0 and 1 (dark)."""
        size = 6
        lines = [bytes(0 if bit == "1" else 255 for bit in row for _ in range(size)) for row in rows for _ in range(size)]
        with tempfile.NamedTemporaryFile(suffix=".pgm") as file:
            file.write(f"P5 {len(lines[0])} {len(lines)} 255\n".encode() + b"".join(lines))
            file.flush()
            run = subprocess.run(["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", file.name], capture_output=True, text=True, check=False)
        return run.stdout.strip()

    @unittest.skipUnless(shutil.which("zbarimg"), "zbar-tools is not installed")
    def test_the_terminal_shows_a_code_that_can_be_scanned(self):
        folder = tempfile.mkdtemp(prefix="web-")
        self.addCleanup(shutil.rmtree, folder, True)
        environment = dict(os.environ, CAST_RPC_SERVER=os.path.join(PRODUCTS, "cast-rpc"), TERM="xterm", COLUMNS="100")
        for name in ("XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
            environment[name] = os.path.join(folder, name)
            os.mkdir(environment[name], 0o700)
        main, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        words = [os.path.join(PRODUCTS, "castctl"), "web", "--lan", "--lan-interface", HOME, "--lan-port", "0"]
        process = subprocess.Popen(words, env=environment, stdin=other, stdout=other, stderr=other, start_new_session=True)
        os.close(other)
        self.addCleanup(os.close, main)

        def read(mark):
            text = b""
            while mark not in text:
                text += os.read(main, 1 << 16)
            return text.decode()

        def code(text):
            lines = [line.split("\x1b[0m")[0].split("m", 1)[1] for line in text.replace("\r", "").split("\n") if line.startswith("\x1b[97;40m")]
            halves = {"█": "00", "▀": "01", "▄": "10", " ": "11"}
            return self.scan([row for line in lines for row in ("".join(halves[letter][half] for letter in line) for half in (0, 1))])
        try:
            first = read(b"Enter shows a new one.")
            typed = first.split("type ")[1].split(".")[0].replace("\r\n", "")
            self.assertRegex(code(first), rf"^http://{HOME}:\d+/#pair-{typed.replace('-', '')}$")
            os.write(main, b"\n")
            second = read(b"Enter shows a new one.")
            self.assertRegex(code(second), rf"^http://{HOME}:\d+/#pair-[2-9A-Z]{{16}}$")
            self.assertNotEqual(code(first), code(second))
        finally:
            process.terminate()
            self.assertEqual(process.wait(timeout=40), 0)


@unittest.skipUnless(HAS_NETWORK, "no network namespace of its own")
class BrowserTests(unittest.TestCase):
    """A phone's browser, and the user's."""

    def test_a_phone_pairs_and_plays_and_is_removed(self):
        bridge = Phones()
        self.addCleanup(lambda: self.assertEqual(bridge.close(), (0, [])))
        receiver = Receiver(os.path.join(PRODUCTS, "cast-receiver"), "--name", "Living Room TV", "--load-time", "0")
        self.addCleanup(receiver.close)
        browser = Remote(390, 800)
        self.addCleanup(browser.close)
        # The user's own tab knows the device.
        browser.visit(bridge.url)
        device = browser.ask("discovery.addDevice", host="127.0.0.1", port=receiver.port(0), friendlyName="Living Room TV")["deviceId"]
        # The code, as the user's page shows it.
        browser.call("Page.navigate", url=bridge.phones["pageUrl"])
        browser.wait("document.querySelector('#show') && !document.querySelector('#show').hidden")
        browser.evaluate("document.querySelector('#show').click()")
        browser.wait("document.querySelector('#image').naturalWidth > 0")
        code = browser.evaluate("document.querySelector('#code').textContent").replace("-", "")
        browser.picture("phones-code")
        # The phone: it has another storage, since it is another host.
        browser.call("Page.navigate", url=f"http://{bridge.host}/#pair-{code}")
        browser.wait("document.querySelector('#hint') && document.querySelector('#hint').textContent.includes('scanned')")
        self.assertNotIn("pair-", browser.evaluate("location.href"))
        browser.picture("phone-pairing")
        browser.evaluate("document.querySelector('#name').value = 'Ann'; document.querySelector('#pair button').click()")
        browser.wait("document.body && document.body.dataset.ready === '1'")
        self.assertEqual(browser.evaluate("document.cookie"), "")
        browser.picture("phone-remote")
        status = browser.ask("player.play", device=device, url="https://media.example/film.mp4", contentType="video/mp4")
        self.assertEqual(status["friendlyName"], "Living Room TV")
        with self.assertRaisesRegex(RuntimeError, "MethodNotFound"):
            browser.ask("server.shutdown")
        with self.assertRaisesRegex(RuntimeError, "InvalidParams"):
            browser.ask("player.play", device=device, url="/etc/passwd")
        manifest = browser.call("Page.getAppManifest")
        self.assertEqual(manifest["errors"], [])
        self.assertEqual(json.loads(manifest["data"])["display"], "standalone")
        # As the documentation says: not as an app, since plain http isn't secure.
        errors = [error["errorId"] for error in browser.call("Page.getInstallabilityErrors")["installabilityErrors"]]
        self.assertEqual(errors, ["not-from-secure-origin"])
        self.assertEqual(bridge.castctl("--forget", "Ann").returncode, 0)
        browser.wait("document.body.dataset.ready === '0'")
        browser.call("Page.navigate", url=f"http://{bridge.host}/")
        browser.wait("document.querySelector('#pair')")
        browser.call("Page.navigate", url="about:blank")

    def test_a_problem_stays_when_the_list_is_updated(self):
        bridge = Phones()
        self.addCleanup(lambda: self.assertEqual(bridge.close(), (0, [])))
        browser = Remote(390, 800)
        self.addCleanup(browser.close)
        browser.visit(bridge.url)
        browser.call("Page.navigate", url=bridge.phones["pageUrl"])
        browser.wait("document.querySelector('#show') && !document.querySelector('#show').hidden")
        # The server can't be reached for one update, and can't write its list.
        browser.evaluate("""(() => {
          const own = window.fetch;
          Object.assign(window, { updates: 0, isAway: false });
          window.fetch = async (path, options) => {
            if (path === '/phones/code') return new Response('The list can’t be written.', { status: 500 });
            window.updates += 1;
            if (window.isAway) throw new TypeError('no server');
            return own(path, options);
          };
          document.querySelector('#show').click();
        })()""")
        problem = "document.querySelector('#problem').textContent"
        browser.wait(f"{problem} === 'The list can’t be written.'")
        browser.wait("window.updates >= 2")
        self.assertEqual(browser.evaluate(problem), "The list can’t be written.")
        # An update's own problem ends with it.
        browser.evaluate("window.isAway = true")
        browser.wait(f"{problem} !== 'The list can’t be written.'")
        browser.evaluate("window.isAway = false")
        browser.wait(f"{problem} === ''")
        browser.call("Page.navigate", url="about:blank")

    def test_the_page_of_this_machine_can_be_installed(self):
        bridge = Bridge()
        self.addCleanup(lambda: self.assertEqual(bridge.close(), (0, [])))
        browser = Remote(900, 700)
        self.addCleanup(browser.close)
        browser.visit(bridge.url)
        manifest = browser.call("Page.getAppManifest")
        self.assertEqual((manifest["errors"], json.loads(manifest["data"])["start_url"]), ([], "/"))
        self.assertEqual(browser.call("Page.getInstallabilityErrors")["installabilityErrors"], [])
        for icon in json.loads(manifest["data"])["icons"]:
            size = browser.run(f"""new Promise((done, fail) => {{
              const image = new Image();
              image.onload = () => done(image.naturalWidth);
              image.onerror = () => fail(new Error('no picture'));
              image.src = '{icon["src"]}';
            }})""")
            self.assertIn(icon["sizes"], ("any", f"{size}x{size}"))
        browser.call("Page.navigate", url="about:blank")

    def test_the_pages_speak_the_users_language_and_say_why_not(self):
        texts = {"language": "ar", "direction": "rtl", "phoneTexts": {"connect": "اتصال", "wrong": "الرمز خطأ", "showCode": "عرض الرمز", "no such": "x"}}
        bridge = Phones(texts=texts)
        self.addCleanup(lambda: self.assertEqual(bridge.close(), (0, [])))
        browser = Remote(390, 800)
        self.addCleanup(browser.close)
        browser.call("Page.navigate", url=f"http://{bridge.host}/#pair-{'A' * 16}")
        browser.wait("document.querySelector('#pair button') && document.querySelector('#pair button').textContent === 'اتصال'")
        self.assertEqual(browser.evaluate("getComputedStyle(document.body).direction"), "rtl")
        self.assertEqual({name for role, name, _ in browser.accessible() if role in ("textbox", "button")}, {"Name of this phone", "اتصال"})
        browser.wait("document.querySelector('#name').value !== ''")
        browser.evaluate("document.querySelector('#pair button').click()")
        browser.wait("document.querySelector('#problem').textContent === 'الرمز خطأ'")
        # The code can be typed then.
        self.assertIn(("textbox", "Code"), [node[:2] for node in browser.accessible()])
        browser.call("Page.navigate", url=bridge.phones["pageUrl"])
        browser.wait("document.querySelector('#show') && document.querySelector('#show').textContent === 'عرض الرمز'")
        self.assertEqual([entry for entry in browser.messages if "403" not in str(entry)], [])


if __name__ == "__main__":
    unittest.main(verbosity=2)
