"""The programs ``cast-rpc-mqtt`` and ``cast-rpc-mpris``: their options, their units, and their messages without the packages that they need.

Imports no package of an extra, so that ``--help`` works without them.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import socket
import sys
from importlib import import_module
from importlib.resources import files
from typing import NamedTuple

from ._household import connection_options, run

MODULES = {"mqtt": "aiomqtt", "mpris": "dbus_fast"}
"""The modules that the extras of the bridges bring."""


def missing_package(error: ModuleNotFoundError, extra: str, module: str) -> BaseException:
    """Returns the exception that says how to install a bridge's package: for a program's own module one that ends the program.

    Args:
        error: the failed import.
        extra: the extra that has the package.
        module: the importing module's ``__name__``.
    """
    if error.name != MODULES[extra]:
        return error
    message = (
        f"cast-rpc-{extra}: the Python package {MODULES[extra].replace('_', '-')} isn't installed. Run: pip install 'cast-rpc[{extra}]' "
        "(with the Debian package: docs/MQTT.md, “Installing”)"
    )
    return SystemExit(message) if module == "__main__" else ImportError(message, name=error.name)


def topic_prefix(text: str) -> str:
    """Returns the prefix of topics from the command line. Raises ``argparse.ArgumentTypeError``."""
    if not text or set(text) & set("+#") or text.startswith("$") or not text.isprintable():
        raise argparse.ArgumentTypeError("a prefix must not be empty, contain a wildcard (+, #) or a control character, or begin with $")
    return text


_BROKER = re.compile(r"(?:\[(?P<address>[^\[\]]+)\]|(?P<name>[^:\[\]/\s]+))(?::(?P<port>[0-9]{1,5}))?")


class BrokerAddress(NamedTuple):
    """A broker's host, and its port if one was given."""

    host: str
    port: int | None = None

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port is None else f"{host}:{self.port}"


def broker_address(text: str) -> BrokerAddress:
    """Returns the address ``HOST[:PORT]`` from the command line; an IPv6 address needs brackets before a port. Raises ``argparse.ArgumentTypeError``."""
    if _is_ipv6(text):
        return BrokerAddress(text)
    found = _BROKER.fullmatch(text)
    port = found["port"] if found else None
    if not found or (found["address"] and not _is_ipv6(found["address"])) or (port and not 0 < int(port) < 65536):
        raise argparse.ArgumentTypeError("expected HOST, HOST:PORT, or [ADDRESS]:PORT for IPv6")
    return BrokerAddress(found["address"] or found["name"], int(port) if port else None)


def _is_ipv6(text: str) -> bool:
    from ipaddress import IPv6Address

    try:
        IPv6Address(text)
    except ValueError:
        return False
    return True


def mqtt_parser() -> argparse.ArgumentParser:
    """Returns the parser of ``cast-rpc-mqtt``."""
    parser = argparse.ArgumentParser(prog="cast-rpc-mqtt", description="Cast devices on an MQTT broker, and in Home Assistant.")
    connection_options(parser)
    parser.add_argument(
        "--broker",
        type=broker_address,
        default="localhost",
        metavar="HOST[:PORT]",
        help="the broker, for IPv6 [ADDRESS]:PORT; default: localhost:1883, with TLS port 8883",
    )
    parser.add_argument("--tls", action="store_true", help="encrypt the connection to the broker, and check its certificate")
    parser.add_argument(
        "--ca-file", metavar="FILE", help="the authority of the broker's certificate, with --tls; default: those of this machine"
    )
    parser.add_argument("--username", help="the user name at the broker; $MQTT_PASSWORD has the password")
    parser.add_argument(
        "--prefix", type=topic_prefix, default=f"cast/{socket.gethostname()}", help="the prefix of all topics; default: cast/HOSTNAME"
    )
    parser.add_argument(
        "--discovery-prefix", type=topic_prefix, default="homeassistant", metavar="PREFIX",
        help="the prefix of Home Assistant's discovery; default: homeassistant",
    )  # fmt: skip
    parser.add_argument("--no-home-assistant", action="store_true", help="don't announce the devices to Home Assistant")
    parser.add_argument("--scenes", metavar="FILE", help="a JSON file of named scenes")
    parser.add_argument(
        "--speech-command", metavar="COMMAND",
        help="a program that reads a text and writes a sound file, for announcements by voice: 'espeak-ng --stdin --stdout'",
    )  # fmt: skip
    _unit_option(parser, "mqtt")
    return parser


def mpris_parser() -> argparse.ArgumentParser:
    """Returns the parser of ``cast-rpc-mpris``."""
    parser = argparse.ArgumentParser(prog="cast-rpc-mpris", description="Cast devices as media players on D-Bus.")
    connection_options(parser)
    parser.add_argument("--bus", metavar="ADDRESS", help="the bus; default: the session's")
    _unit_option(parser, "mpris")
    return parser


class _PrintUnit(argparse.Action):
    """Prints the unit with this program's path, and exits."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        bridge, program = str(self.const), os.path.abspath(shutil.which(sys.argv[0]) or sys.argv[0])
        # `python -m` has the module's file as its program.
        print(
            unit(bridge, sys.executable, "-m", f"cast_rpc.bridges.{bridge}") if program.endswith(".py") else unit(bridge, program), end=""
        )
        parser.exit()


def _unit_option(parser: argparse.ArgumentParser, bridge: str) -> None:
    parser.add_argument(
        "--print-unit", action=_PrintUnit, nargs=0, const=bridge,
        help=f"print a user unit of systemd: for ~/.config/systemd/user/cast-rpc-{bridge}.service",
    )  # fmt: skip


def unit(bridge: str, *command: str) -> str:
    """Returns a bridge's user unit that runs this command, whose first part is a path."""
    text = files(__package__).joinpath("units").joinpath(f"cast-rpc-{bridge}.service").read_text("utf-8")
    return text.replace(f"ExecStart=cast-rpc-{bridge}", f"ExecStart={' '.join(map(_quoted, command))}")


def _quoted(text: str) -> str:
    """Returns an argument for a unit: systemd reads `%` as a specifier, `$` as a variable, and quotes. (systemd.service(5), “Command lines”)"""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")
    return escaped if re.fullmatch(r"[A-Za-z0-9/._-]+", escaped) else f'"{escaped}"'


def mqtt_program() -> None:
    """Runs ``cast-rpc-mqtt``."""
    parser = mqtt_parser()
    arguments = parser.parse_args()
    if arguments.prefix == arguments.discovery_prefix and not arguments.no_home_assistant:
        parser.error("--prefix and --discovery-prefix must differ")
    if arguments.ca_file is not None and not arguments.tls:
        parser.error("--ca-file is for --tls")
    _run("mqtt", arguments)


def mpris_program() -> None:
    """Runs ``cast-rpc-mpris``."""
    _run("mpris", mpris_parser().parse_args())


def _run(bridge: str, arguments: argparse.Namespace) -> None:
    """Runs the bridge's module, which is imported here because it needs the packages of its extra."""
    try:
        module = import_module(f".{bridge}", __package__)
    except ImportError as error:
        sys.exit(str(error))
    run(module.serve(arguments))
