"""Emulated Cast devices as pytest fixtures: ``cast_receiver`` is one, ``cast_fleet`` is any number.

``@pytest.mark.cast_receiver(count=3, name="TV")`` sets their number and properties, with the arguments of ``cast_rpc.receiver.Fleet``.
The report of a failed test has the TVs' screens and last events; ``--cast-screenshots FOLDER`` adds pictures.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

# Every run of pytest loads the plugin; only tests that use it load its imports.
if TYPE_CHECKING:
    from .receiver import Fleet, Receiver

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the plugin's options."""
    group = parser.getgroup("cast", "emulated Cast devices")
    group.addoption("--cast-receiver", metavar="PROGRAM", help="the cast-receiver to run; default: $CAST_RECEIVER, then the PATH")
    group.addoption("--cast-screenshots", metavar="FOLDER", help="where to put pictures of the TVs' screens when a test fails")
    group.addoption("--cast-browser", metavar="PROGRAM", help=f"the browser that takes them; default: one of {', '.join(BROWSERS)}")


def pytest_configure(config: pytest.Config) -> None:
    """Declares the marker."""
    config.addinivalue_line("markers", "cast_receiver(*options, **members): the number and properties of the devices of cast_receiver and cast_fleet")


@pytest.fixture
def cast_fleet(request: pytest.FixtureRequest) -> Iterator[Fleet]:
    """Emulated devices for this test; ``cast_fleet.add("Kitchen")`` starts another one."""
    from .receiver import Fleet

    marker = request.node.get_closest_marker("cast_receiver")
    options, members = (marker.args, dict(marker.kwargs)) if marker else ((), {})
    members.setdefault("binary", request.config.getoption("--cast-receiver"))
    members.setdefault("screen", request.config.getoption("--cast-screenshots") is not None)
    with Fleet(*options, **members) as fleet:
        yield fleet


@pytest.fixture
def cast_receiver(cast_fleet: Fleet) -> Receiver:
    """An emulated device for this test: ``host``, ``port``, ``wait_for``, ``fault``, ``state``."""
    return cast_fleet.devices[0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Adds the TVs' screens to the report of a failed test."""
    report = yield
    fleet = getattr(item, "funcargs", {}).get("cast_fleet")
    if report.when != "call" or not report.failed or fleet is None:
        return report
    try:
        text = fleet.describe()
    except Exception as error:  # The receiver itself may have failed.
        text = f"The receiver can't be asked: {error}"
    report.sections.append(("Screens of the emulated Cast devices", text + _picture(item, fleet)))
    return report


def _picture(item: pytest.Item, fleet: Fleet) -> str:
    """Takes a picture, if the options ask for one. Returns a line about it."""
    folder = item.config.getoption("--cast-screenshots")
    if folder is None:
        return ""
    chosen = item.config.getoption("--cast-browser")
    browser = chosen or next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        return "\nNo picture: there is no browser; name one with --cast-browser."
    path = Path(folder) / f"{re.sub(r'[^A-Za-z0-9_.-]+', '-', item.nodeid)}.png"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:  # The user's folder may be unusable; the report must not fail for that.
        return f"\nNo picture: {error}"
    return f"\nPicture: {path}" if fleet.screenshot(path, [browser]) else f"\nNo picture: {browser} made none."
