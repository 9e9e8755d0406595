"""200 receivers in a network of their own: found, renamed, and gone, by the server and by PyChromecast's browser, side by side.

Two network namespaces joined by a veth pair, each with its own D-Bus and Avahi: one advertises, one browses. It takes root, or a kernel with user
namespaces.

    python discovery.py CAST-RPC [--report] [--receivers N]
    python discovery.py CAST-RPC --runs 10        each finds the receivers ten times, in turns: every time, and the CPU

Exit code 1 if anything is lost, 77 if this machine can't make such a network.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from report import write_section

ADVERTISER, BROWSER = "10.77.53.1", "10.77.53.2"
_TICKS = os.sysconf("SC_CLK_TCK")
LIMIT = 60.0
SCRIPTS = Path(__file__).resolve().parent.parent / "scripts"
OWN_NETWORK = "DISCOVERY_BENCHMARK_NETWORK"
RUNS = 5

BUS = """<busconfig><type>system</type><listen>unix:path={path}</listen><auth>EXTERNAL</auth>
<policy context="default"><allow user="*"/><allow own="*"/><allow send_type="method_call"/><allow send_destination="*"/>
<allow receive_type="method_call"/><allow receive_sender="*"/></policy></busconfig>"""

DAEMON = """[server]
allow-interfaces={interface}
use-ipv4=yes
use-ipv6=no
ratelimit-burst=1000
host-name={host}
[publish]
publish-hinfo=no
publish-workstation=no
"""

SERVICE = """<service-group><name>TV-{id}</name><service><type>_googlecast._tcp</type>
<subtype>_CC1AD845._sub._googlecast._tcp</subtype><port>{port}</port>
<txt-record>id={id}</txt-record><txt-record>fn={name}</txt-record><txt-record>md=Chromecast</txt-record>
<txt-record>ca=4101</txt-record><txt-record>ve=05</txt-record><txt-record>st=0</txt-record><txt-record>rs=</txt-record>
</service></service-group>"""


class Host:
    """A network namespace with a bus and an Avahi daemon."""

    def __init__(self, name: str, interface: str, folder: Path) -> None:
        self.namespace, self.folder = name, folder
        self.services = folder / "services"
        self.services.mkdir(parents=True)
        self.bus = folder / "bus"
        (folder / "bus.conf").write_text(BUS.format(path=self.bus))
        (folder / "avahi.conf").write_text(DAEMON.format(interface=interface, host=name))
        self.environment = {"DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={self.bus}"}
        self.processes: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        self._spawn("dbus-daemon", f"--config-file={self.folder}/bus.conf", "--nofork", "--nopidfile")
        wait_for(self.bus.exists, "the bus")
        self._spawn("unshare", "--mount", str(SCRIPTS / "private-avahi"), f"{self.folder}/avahi.conf", str(self.services))
        probe = ["avahi-browse", "-a", "-t"]
        wait_for(lambda: self.run(*probe, check=False).returncode == 0, "avahi-daemon")

    def command(self, *arguments: str) -> list[str]:
        return ["ip", "netns", "exec", self.namespace, *arguments]

    def run(self, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[bytes]:
        environment = {**os.environ, **self.environment}
        return subprocess.run(self.command(*arguments), check=check, capture_output=True, env=environment, timeout=60)

    def _spawn(self, *arguments: str) -> None:
        environment = {**os.environ, **self.environment}
        self.processes.append(
            subprocess.Popen(
                self.command(*arguments), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        )

    def reload(self) -> None:
        """Makes the daemon read its services again."""
        self.processes[-1].send_signal(signal.SIGHUP)

    def stop(self) -> None:
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for(condition: Callable[[], bool], what: str, limit: float = 20) -> None:
    deadline = time.monotonic() + limit
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} is not there after {limit} s")
        time.sleep(0.05)


@contextlib.contextmanager
def network() -> Iterator[tuple[Host, Host]]:
    """The two hosts, for as long as they are needed."""
    tag = str(os.getpid() % 100_000)
    names = (f"cast-adv-{tag}", f"cast-brw-{tag}")
    links = (f"ca{tag}", f"cb{tag}")
    hosts: list[Host] = []
    with tempfile.TemporaryDirectory(prefix="cast-net-") as folder:
        try:
            for name in names:
                subprocess.run(["ip", "netns", "add", name], check=True)
            subprocess.run(["ip", "link", "add", links[0], "type", "veth", "peer", "name", links[1]], check=True)
            for name, link, address in zip(names, links, (ADVERTISER, BROWSER)):
                subprocess.run(["ip", "link", "set", link, "netns", name], check=True)
                for arguments in (
                    ("addr", "add", f"{address}/24", "dev", link),
                    ("link", "set", link, "up"),
                    ("link", "set", "lo", "up"),
                    ("route", "add", "default", "dev", link),
                ):
                    subprocess.run(["ip", "-n", name, *arguments], check=True)
                hosts.append(Host(name, link, Path(folder) / name))
            for host in hosts:
                host.start()
            yield hosts[0], hosts[1]
        finally:
            for host in hosts:
                host.stop()
            for name in names:
                subprocess.run(["ip", "netns", "del", name], check=False)


class Fleet:
    """The devices that the advertiser announces."""

    def __init__(self, host: Host, count: int) -> None:
        self.host, self.count = host, count

    def announce(self, suffix: str = "") -> None:
        for number in range(self.count):
            text = SERVICE.format(id=f"{number:032x}", name=f"TV {number:03d}{suffix}", port=8009)
            temporary = self.host.folder / "new.service"
            temporary.write_text(text)
            temporary.rename(self.host.services / f"{number:03d}.service")
        self.host.reload()

    def withdraw(self) -> None:
        for path in self.host.services.iterdir():
            path.unlink()
        self.host.reload()


class Browser:
    """A program that writes `{"at": …, "names": […]}` lines or notifications; the devices it knows, and its cost."""

    def __init__(self, host: Host, command: list[str]) -> None:
        self.devices: dict[str, str] = {}
        self.process = subprocess.Popen(
            host.command(*command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **host.environment, "XDG_CACHE_HOME": str(host.folder / f"cache-{time.monotonic_ns()}")},
        )
        assert self.process.stdout
        os.set_blocking(self.process.stdout.fileno(), False)
        self._rest = b""

    def send(self, method: str, params: object, request_id: int) -> None:
        assert self.process.stdin
        message = {"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def take(self, message: dict) -> None:
        raise NotImplementedError

    def until(self, condition: Callable[[], bool]) -> float | None:
        """Seconds until the known devices satisfy the condition; None if they don't in time."""
        start = time.monotonic()
        assert self.process.stdout
        while not condition():
            if time.monotonic() - start > LIMIT:
                return None
            chunk = self.process.stdout.read()
            if not chunk:
                time.sleep(0.002)
                continue
            *lines, self._rest = (self._rest + chunk).split(b"\n")
            for line in lines:
                self.take(json.loads(line))
        return time.monotonic() - start

    def cpu(self) -> float:
        """Seconds of CPU so far. `ip netns exec` has become the program itself."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


class OurBrowser(Browser):
    def __init__(self, host: Host, server: str, source: str) -> None:
        super().__init__(host, [server])
        self.send("events.subscribe", {"topics": ["discovery.*"]}, 1)
        self.send("discovery.setOptions", {"options": {"source": source, "cachesDevices": False}}, 2)
        self.send("discovery.start", {}, 3)

    def take(self, message: dict) -> None:
        if "error" in message:
            raise RuntimeError(f"the server refuses: {message['error']['message']}")
        device = message.get("params", {}).get("device")
        if message.get("method") == "discovery.didRemoveDevice":
            self.devices.pop(device["deviceId"], None)
        elif device:
            self.devices[device["deviceId"]] = device["friendlyName"]


PEER = """
import json, sys, time, zeroconf
from pychromecast.discovery import AbstractCastListener, CastBrowser
class Listener(AbstractCastListener):
    def tell(self, kind, uuid, name):
        print(json.dumps({"kind": kind, "id": str(uuid), "name": name}), flush=True)
    def add_cast(self, uuid, service):
        self.tell("add", uuid, browser.devices[uuid].friendly_name)
    def update_cast(self, uuid, service):
        self.tell("update", uuid, browser.devices[uuid].friendly_name)
    def remove_cast(self, uuid, service, cast_info):
        self.tell("remove", uuid, "")
browser = CastBrowser(Listener(), zeroconf.Zeroconf(ip_version=zeroconf.IPVersion.V4Only))
browser.start_discovery()
sys.stdin.read()
"""


class PeerBrowser(Browser):
    def __init__(self, host: Host) -> None:
        super().__init__(host, [sys.executable, "-c", PEER])

    def take(self, message: dict) -> None:
        if message["kind"] == "remove":
            self.devices.pop(message["id"], None)
        else:
            self.devices[message["id"]] = message["name"]


def announce(fleet: Fleet) -> None:
    """Returns when the advertiser has probed and announced its names and is silent: a browser is to find existing services.

    Avahi repeats its announcements for some seconds, and doesn't answer with records that it sent within the last one.
    """
    fleet.announce()
    browse = ("avahi-browse", "-rpt", "_googlecast._tcp")
    wait_for(lambda: fleet.host.run(*browse, check=False).stdout.count(b"\n=") >= fleet.count - 1, "every service", 60)
    time.sleep(10)


def find_in_turns(
    fleet: Fleet, browsers: dict[str, Callable[[], Browser]], runs: int
) -> dict[str, dict[str, float | None]]:
    """Lets each find the fleet `runs` times, one after the other, and prints a line for each time; the medians of time and CPU."""
    announce(fleet)
    costs: dict[str, list[tuple[float, float]]] = {name: [] for name in browsers}
    for _ in range(runs):
        for name, make in browsers.items():
            browser = make()
            try:
                found = browser.until(lambda: len(browser.devices) == fleet.count)
                print(f"{name}: found {found if found is None else round(found, 2)} s, CPU {browser.cpu():.2f} s", flush=True)
                if found is not None:
                    costs[name].append((found, browser.cpu()))
            finally:
                browser.stop()
            # Avahi doesn't repeat within a second a record that it has just sent.
            time.sleep(3)
    medians: dict[str, dict[str, float | None]] = {}
    for name, seen in costs.items():
        times = [found for found, _ in seen]
        # A run that lost some is a loss, however good the others are.
        lost = len(seen) < runs
        medians[name] = {
            "found": None if lost else statistics.median(times),
            "worst": None if lost else max(times),
            "cpu": None if lost else statistics.median(cpu for _, cpu in seen),
        }
        if seen:
            print(f"{name}: median {statistics.median(times):.2f} s, worst {max(times):.2f} s, {len(seen)} of {runs} runs")
    return medians


def follow(fleet: Fleet, make: Callable[[], Browser]) -> dict[str, float | None]:
    """Times and CPU of hearing of new names, and hearing of the end."""
    announce(fleet)
    browser = make()
    result: dict[str, float | None] = {}
    try:
        if browser.until(lambda: len(browser.devices) == fleet.count) is None:
            return {"updated": None, "removed": None}
        fleet.announce(" renamed")
        result["updated"] = browser.until(
            lambda: len(browser.devices) == fleet.count and all(n.endswith(" renamed") for n in browser.devices.values())
        )
        fleet.withdraw()
        result["removed"] = browser.until(lambda: not browser.devices)
        result["cpu of all"] = browser.cpu()
        result["left"] = float(len(browser.devices))
    finally:
        browser.stop()
    return result


def heading(count: int) -> str:
    return f"## Discovery of {count} receivers"


def section(count: int, results: dict[str, dict[str, float | None]]) -> str:
    """The report's part: a column for each browser, and the ratio of each of ours to the peer."""
    names = list(results)
    rows = [
        ("found", "time to the full list, s"),
        ("worst", "the longest of these times, s"),
        ("cpu", "CPU until then, s"),
        ("updated", "every new name heard, s"),
        ("removed", "every end heard, s"),
        ("cpu of all", "CPU in all, s"),
    ]
    peer = results[names[-1]]
    lines = [
        heading(count),
        "",
        "Two network namespaces joined by a veth pair, each with its own Avahi: one advertises, the other browses. The peer is",
        "PyChromecast's `CastBrowser` (python-zeroconf). A dash is a loss: not within a minute. In brackets: the ratio to the peer.",
        f"Finding: medians of {RUNS} times, which take turns. `EMBEDDED` is the server's own multicast DNS, `AVAHI` the daemon, and `AUTOMATIC`, the default, both side by side. The CPU of the",
        "daemon itself is not counted.",
        "",
        "| what | " + " | ".join(names) + " |",
        "|---|" + "--:|" * len(names),
    ]
    for key, what in rows:
        cells = []
        for name in names:
            value, reference = results[name].get(key), peer.get(key)
            ratio = f" ({value / reference:.2f})" if value and reference and name != names[-1] else ""
            cells.append("–" if value is None else f"{value:.2f}{ratio}")
        lines.append(f"| {what} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("--report", action="store_true", help="write the section of Benchmarks/REPORT.md")
    parser.add_argument("--receivers", type=int, default=200)
    parser.add_argument("--sources", default="EMBEDDED,AUTOMATIC,AVAHI", help="ways to ask, by their names in the API")
    parser.add_argument("--runs", type=int, help="only find, so many times")
    options = parser.parse_args()
    os.environ["PATH"] += ":/usr/sbin:/sbin"
    missing = [tool for tool in ("ip", "unshare", "dbus-daemon", "avahi-daemon", "avahi-browse") if not shutil.which(tool)]
    if missing:
        print(f"discovery: needs {', '.join(missing)}; skipped", file=sys.stderr)
        return 77
    if OWN_NETWORK not in os.environ:
        probe = subprocess.run([SCRIPTS / "with-namespaces", "true"], check=False, capture_output=True, text=True)
        if probe.returncode:
            print(f"discovery: {probe.stderr.strip()}; skipped", file=sys.stderr)
            return 77
        # `ip netns` keeps its names in /run.
        command = ["unshare", "--mount", "--net", "sh", "-c", 'mount -t tmpfs tmpfs /run && exec "$@"', "sh"]
        os.environ[OWN_NETWORK] = "1"
        os.execv(SCRIPTS / "with-namespaces", ["with-namespaces", *command, sys.executable, *sys.argv])
    server = str(Path(options.server).resolve())
    with network() as (advertiser, browser):
        fleet = Fleet(advertiser, options.receivers)
        browsers: dict[str, Callable[[], Browser]] = {
            f"cast-rpc, {source}": functools.partial(OurBrowser, browser, server, source)
            for source in options.sources.split(",")
        }
        ours = list(browsers)
        with contextlib.suppress(ImportError):
            import pychromecast  # noqa: F401

            browsers["PyChromecast"] = lambda: PeerBrowser(browser)
        results = find_in_turns(fleet, browsers, options.runs or RUNS)
        if options.runs:
            return 0 if all(result["found"] is not None for result in results.values()) else 1
        for name, make in browsers.items():
            results[name] |= follow(fleet, make)
    text = section(options.receivers, results)
    print(text)
    if options.report:
        write_section(heading(options.receivers), text)
    lost = [name for name in ours for key in ("found", "updated", "removed") if results[name].get(key) is None]
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
