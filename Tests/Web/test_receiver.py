"""The states of the components as the real server says them, of a real `cast-receiver`: the same states as in test_states.py, seen and heard alike.

`make test-web` runs it in a private network, which has only a loopback, so that nothing else is found there. A state that a receiver can't be made to show
is in `FED`, with the reason, and in docs/Web.md.
"""

import functools
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import unittest
from dataclasses import replace

from looking import Near, look
from remote import PRODUCTS, Bridge, Receiver, Remote
from stage import PAGE, ROOT, SHEET
from states import FILM, STAR, STATES

BY_NAME = {state.name: state for state in STATES}
# What only a test can say.
FED = {
    "expanded-without-network": "a test can't take this machine's network away while the server listens on loopback",
    "dialog-connected-elsewhere": "this server never says that a session can't be left",
    "dialog-connected-nameless": "every app of cast-receiver has a name, which then stands where the title is",
}
TRACKS = [
    {"trackId": 1, "type": "AUDIO", "name": "English", "language": "en"}, {"trackId": 2, "type": "AUDIO", "name": "Deutsch", "language": "de"},
    {"trackId": 3, "type": "TEXT", "subtype": "SUBTITLES", "name": "Français", "language": "fr", "trackContentId": "http://media.example/fr.vtt",
     "trackContentType": "text/vtt"},
]
EXPANDED, MINI = "castViews.mediaControl.expandedController", "castViews.mediaControl.miniController"


def film(title="The Long Dusk", duration=600, **more):
    return {
        "contentId": f"http://media.example/{title.replace(' ', '')}.mp4?duration={duration}", "contentType": "video/mp4", "streamType": "BUFFERED",
        "metadata": {"metadataType": 1, "title": title, "subtitle": "A film from the mountains", "studio": "Blender Foundation",
                     "images": [{"url": FILM}]}, **more}


def live(**more):
    return film(contentType="application/x-mpegurl", streamType="LIVE", **more)


def shows(*names):
    """Names the states of `STATES` that a test shows, and checks that it has seen them all."""
    def mark(test):
        @functools.wraps(test)
        def run(self):
            test(self)
            self.assertEqual(self.met, set(names))
        run.shows = names
        return run
    return mark


def has_only_loopback():
    return [name for _, name in socket.if_nameindex()] == ["lo"]


class ReceiverStates(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.stage = Remote(400, 560)
        cls.addClassCleanup(cls.stage.close)
        cls.folder = tempfile.mkdtemp(prefix="stage-")
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        shutil.copytree(os.path.join(ROOT, "clients", "web"), cls.folder, dirs_exist_ok=True)
        shutil.copy(os.path.join(ROOT, "Tests", "Web", "live.js"), cls.folder)
        for name, text in (("live.html", PAGE.replace("stage.js", "live.js")), ("stage.css", SHEET)):
            with open(os.path.join(cls.folder, name), "w", encoding="utf-8") as file:
                file.write(text)

    def setUp(self):
        self.stage.messages.clear()
        self.stage.emulate(motion="reduce", scheme="light")
        self.met = set()

    def tearDown(self):
        self.assertEqual(self.stage.faults(), [])

    # The way to a state

    def open(self, settings=None):
        """The stage, with a separate server behind it."""
        bridge = Bridge(settings=settings, files=self.folder)
        self.addCleanup(lambda: self.assertEqual(bridge.close(), (0, [])))
        # Before the server ends, or the browser complains of the lost connection.
        self.addCleanup(lambda: self.stage.call("Page.navigate", url="about:blank"))
        self.stage.visit(f"http://127.0.0.1:{bridge.port}/live.html#{bridge.token}")
        self.ask = self.stage.ask

    def receiver(self, *options, name="Living Room TV"):
        receiver = Receiver(os.path.join(PRODUCTS, "cast-receiver"), "--name", name, *(() if "--load-time" in options else ("--load-time", "0")), *options)
        self.addCleanup(receiver.close)
        self.device = self.ask("discovery.addDevice", host="127.0.0.1", port=receiver.port(), friendlyName=name)["deviceId"]
        return receiver

    def connect(self, *options):
        """A receiver and a session with it."""
        self.open()
        receiver = self.receiver(*options)
        self.session = self.ask("widget.selectDevice", deviceId=self.device)["sessionId"]
        return receiver

    def play(self, *films, position=0, start=0, plays=True, options=(), **widgets):
        """A receiver that plays, or holds, at a position."""
        receiver = self.connect(*options)
        if widgets:
            self.ask("widget.setOptions", options=widgets)
        self.ask("queue.load", items=[{"media": one, "autoplay": plays} for one in films or [film()]], startIndex=start, currentTime=position)
        phase = "playing" if plays else "paused"
        self.until(lambda: receiver.call("device.status")["screen"]["phase"] == phase)
        self.until(lambda: self.state()["mediaController"]["playerState"] == phase.upper() and not self.state()["mediaController"]["isRequestInFlight"])
        return receiver

    def present(self):
        """Shows all controls."""
        self.ask("widget.setOptions", options={"expandedController": {"useDefaultExpandedMediaControls": True}})
        self.ask("widget.presentExpandedController")

    def state(self):
        return self.ask("widget.getState")["state"]

    def begin(self, method, **params):
        """Calls a method whose answer isn't waited for."""
        self.ask("server.ping")
        self.stage.evaluate(f"window.tester.call({json.dumps(method)}, {json.dumps(params)}).catch(() => {{}}), 0")

    def leave_unanswered(self, receiver, method, **params):
        """Sends the player a request that the receiver discards: the controls wait."""
        receiver.call("fault.inject", rule={"fault": "discard", "when": {"direction": "received", "namespace": "media"}})
        self.begin(method, **params)
        self.until(lambda: self.state()["mediaController"]["isRequestInFlight"])

    def until(self, condition):
        limit = time.monotonic() + 40
        while not condition():
            self.assertLess(time.monotonic(), limit, "not within 40 s")
            time.sleep(0.05)

    def see(self, name, **changes):
        """Puts the component of a state on the stage, and looks at it until all is there."""
        state = replace(BY_NAME[name], **changes)
        self.stage.run(f"window.stage.put({json.dumps(state.tag)}, {json.dumps(state.attributes)})")
        limit = time.monotonic() + 20
        while True:
            try:
                look(self, self.stage, state)
                break
            except AssertionError:
                if time.monotonic() > limit:
                    raise
                time.sleep(0.1)
        self.met.add(name)

    def root(self, tag):
        return f"document.querySelector('main > {tag}').shadowRoot"

    def pixel(self, tag, selector, across=0.5, down=0.5):
        """The colour of one pixel of a part of a component."""
        left, top, width, height = self.stage.evaluate(
            f"(() => {{ const b = {self.root(tag)}.querySelector({selector!r}).getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; }})()")
        return self.stage.pixel(left + width * across, top + height * down)

    def style(self, path, **attributes):
        self.ask("widget.setStyle", path=path, attributes=attributes)
        self.ask("widget.applyStyle")

    # Before there is a device

    @shows("button-hidden", "dialog-closed", "mini-hidden", "expanded-closed", "expanded-inline-idle", "position-of-nothing", "volume-without-session",
           "tracks-closed", "intro-closed", "queue-empty")
    def test_nothing_is_there(self):
        self.open()
        self.ask("widget.setOptions", options={"castButton": {"visibility": "WITH_DEVICES"}})
        for name in self.test_nothing_is_there.shows:
            self.see(name)

    @shows("dialog-discovery-off")
    def test_shows_stopped_discovery(self):
        self.open({"disableDiscoveryAutostart": True})
        self.ask("widget.openDialog")
        self.see("dialog-discovery-off")

    @shows("button-first-tap")
    def test_the_first_tap_looks_for_devices(self):
        self.open({"startDiscoveryAfterFirstTapOnCastButton": True})
        self.ask("widget.setOptions", options={"castButton": {"visibility": "ALWAYS"}})
        self.see("button-first-tap")

    @unittest.skipUnless(has_only_loopback(), "this machine has a network")
    @shows("dialog-no-network", "dialog-no-devices", "dialog-discovery-unavailable")
    def test_why_there_are_no_devices(self):
        def look_at(name, **discovery):
            self.open({"discovery": discovery})
            self.begin("discovery.start")
            self.ask("widget.openDialog")
            self.see(name)
        look_at("dialog-no-network", source="EMBEDDED", allowedInterfaces=["lo"])
        # A second interface, which leads nowhere.
        for words in ("link add test0 type veth peer name test1", "address add 192.0.2.9/24 dev test0", "link set test1 up", "link set test0 up"):
            subprocess.run(["ip", *words.split()], check=True)
        self.addCleanup(lambda: subprocess.run(["ip", "link", "delete", "test0"], check=True))
        look_at("dialog-no-devices", source="EMBEDDED", allowedInterfaces=["test0"])
        look_at("dialog-discovery-unavailable", source="AVAHI")

    @shows("dialog-none-suitable")
    def test_no_device_has_the_app(self):
        self.open({"discoveryCriteria": {"applicationIds": ["ABCD1234"]}})
        self.ask("discovery.start")
        self.receiver()
        # A device that was added by its address counts until it denies.
        self.ask("discovery.queryAppAvailability", deviceId=self.device, applicationIds=["ABCD1234"])
        self.ask("widget.openDialog")
        self.see("dialog-none-suitable")

    # The button and the dialog

    @shows("button-inactive", "button-tinted", "button-image")
    def test_the_button_in_its_colours(self):
        self.open()
        self.receiver()
        self.see("button-inactive")
        self.ask("widget.setOptions", options={"castButton": {"tintColor": "#C2185BFF"}})
        self.see("button-tinted")
        # The middle of the frame's upper edge.
        self.assertEqual(self.pixel("cast-button", ".icon-cast", down=4 / 24), [194, 24, 91])
        self.style("castViews", castImage=STAR)
        self.see("button-image")
        self.assertEqual(self.pixel("cast-button", "img"), [194, 24, 91])

    @shows("dialog-chooser")
    def test_the_devices(self):
        fleet = {"devices": [{"model": "google-home", "name": "Kitchen speaker"}, {"model": "chromecast-3", "name": "Living Room TV"},
                             {"model": "chromecast-1", "name": "Projector"}],
                 "groups": [{"name": "Whole house", "members": ["Kitchen speaker"]}]}
        path = os.path.join(self.folder, "fleet.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(fleet, file)
        self.open()
        self.ask("discovery.start")
        receiver = Receiver(os.path.join(PRODUCTS, "cast-receiver"), "--fleet", path, "--advertise", "--advertisement", "mdns", "--interface", "lo")
        self.addCleanup(receiver.close)
        receiver.call("device.takeOver", device="Living Room TV", contentId=film()["contentId"], title="The Long Dusk")
        names = {"Kitchen speaker", "Living Room TV", "Projector", "Whole house"}
        self.until(lambda: names <= {device["friendlyName"] for device in self.ask("discovery.list")["devices"]})
        self.ask("widget.openDialog")
        self.style("castViews.deviceControl.deviceChooser", backgroundColor="#102030", headingTextColor="#FFFF00")
        self.see("dialog-chooser")
        self.assertEqual(self.pixel("cast-dialog", "dialog", down=0.01), [16, 32, 48])

    @shows("dialog-failure")
    def test_a_device_that_is_gone(self):
        self.open()
        self.ask("discovery.addDevice", host="127.0.0.1", port=9, friendlyName="Kitchen speaker")
        self.ask("widget.openDialog")
        with self.assertRaises(RuntimeError):
            self.ask("widget.selectDevice", deviceId=self.ask("discovery.list")["devices"][0]["deviceId"])
        self.see("dialog-failure")

    @shows("button-animating", "dialog-connecting")
    def test_a_device_that_asks_first(self):
        self.open()
        receiver = self.receiver("--ask-launch")
        self.ask("widget.openDialog")
        self.begin("widget.selectDevice", deviceId=self.device)
        self.until(lambda: self.state()["castDialog"]["mode"] == "CONNECTING")
        self.ask("widget.openDialog")
        self.see("button-animating")
        self.see("dialog-connecting")
        self.until(lambda: receiver.call("device.status")["screen"].get("prompt"))
        receiver.call("device.decideLaunch", allow=False)

    @shows("button-active", "dialog-connected-idle", "expanded-before-media", "volume-normal", "volume-held", "volume-muted")
    def test_a_session_in_which_nothing_plays(self):
        receiver = self.connect()
        receiver.call("device.setVolume", level=0.4)
        self.until(lambda: self.state()["volumeController"]["percent"] == 40)
        self.ask("widget.openDialog")
        self.style("castViews.deviceControl.connectionController", backgroundColor="#301010")
        self.see("button-active")
        self.see("dialog-connected-idle")
        self.assertEqual(self.pixel("cast-dialog", "dialog", down=0.01), [48, 16, 16])
        self.ask("widget.closeDialog")
        self.present()
        self.see("expanded-before-media")
        self.style("castViews.mediaControl", iconTintColor="#00695C", sliderProgressColor="#FF0000", sliderSecondaryProgressColor="#0000FF")
        self.see("volume-normal")
        self.assertEqual(self.pixel("cast-volume", ".slider", across=0.1, down=0.48), [255, 0, 0])
        self.assertEqual(self.pixel("cast-volume", ".slider", across=0.9, down=0.48), [0, 0, 255])
        self.ask("widget.slide", slider="VOLUME", phase="BEGAN", value=0.8)
        self.see("volume-held")
        self.ask("widget.slide", slider="VOLUME", phase="ENDED", value=0.4)
        receiver.call("device.setVolume", level=0.4, muted=True)
        self.see("volume-muted")

    @shows("volume-fixed")
    def test_a_device_whose_volume_is_fixed(self):
        self.connect("--volume-control", "fixed")
        self.see("volume-fixed")

    # The overlay

    @shows("intro-below", "intro-forced-below", "intro-above")
    def test_the_introduction(self):
        self.open()
        self.receiver()
        for name, options in (("intro-below", {}), ("intro-forced-below", {"titlePosition": "BELOW", "buttonText": "Got it"}),
                              ("intro-above", {"titlePosition": "ABOVE", "buttonText": "OK"})):
            self.ask("widget.setOptions", options={"introOverlay": options})
            self.ask("widget.resetIntroOverlay")
            self.assertTrue(self.ask("widget.presentIntroOverlay")["isShown"])
            self.style("castViews.instructions", backgroundColor="#123456", headingTextColor="#FFFF00")
            self.see(name)
            # The colour covers the page, a little of which shines through.
            red, green, blue = self.stage.pixel(20, 500)
            self.assertTrue(red < 60 and 50 <= green < 90 and 80 <= blue < 130, (red, green, blue))
            self.assertEqual(self.stage.evaluate(f"getComputedStyle({self.root('cast-intro-overlay')}.querySelector('#title')).color"), "rgb(255, 255, 0)")
            self.ask("widget.dismissIntroOverlay")

    # What plays

    @shows("expanded-playing", "expanded-inline", "mini-playing", "dialog-connected", "position-held")
    def test_a_film_in_the_middle_of_a_queue(self):
        receiver = self.play(film("First Snow"), film(tracks=TRACKS), film("The Pass"), start=1, position=240,
                             miniController={"isEnabled": True}, expandedController={"useDefaultExpandedMediaControls": True})
        receiver.call("device.setVolume", level=0.4)
        self.style(MINI, backgroundColor="#103010", iconTintColor="#00FF00")
        self.see("mini-playing")
        self.assertEqual(self.pixel("cast-mini-controller", ".row", across=0.005), [16, 48, 16])
        self.see("expanded-inline")
        self.ask("widget.openDialog")
        self.see("dialog-connected")
        self.ask("widget.closeDialog")
        self.ask("widget.slide", slider="STREAM_POSITION", phase="BEGAN", value=480)
        self.see("position-held")
        self.ask("widget.slide", slider="STREAM_POSITION", phase="CANCELLED", value=480)
        self.ask("widget.tapMiniController")
        self.style(EXPANDED, backgroundColor="#102030", iconTintColor="#00FF00")
        self.see("expanded-playing")
        self.assertEqual(self.pixel("cast-expanded-controller", ".panel", down=0.005), [16, 32, 48])
        self.assertEqual(self.pixel("cast-expanded-controller", ".centre", across=0.5, down=0.08), [0, 255, 0])

    @shows("position-playing", "expanded-paused", "mini-paused")
    def test_a_film_that_is_paused(self):
        around = [{"type": "REWIND_30_SECONDS"}, {"type": "PLAY_PAUSE_TOGGLE"}, {"type": "FORWARD_30_SECONDS"}]
        self.play(film(), position=240, plays=False, miniController={"isEnabled": True, "buttons": around},
                  expandedController={"buttons": [{"type": "NONE"}, {"type": "REWIND_30_SECONDS"}, {"type": "FORWARD_30_SECONDS"}, {"type": "STOP"}]})
        self.see("position-playing")
        self.see("mini-paused")
        self.ask("widget.setPlaybackRate", playbackRate=2)
        self.present()
        self.see("expanded-paused")

    @shows("position-long")
    def test_a_film_of_two_hours(self):
        self.play(film(duration=7200), position=3700, plays=False)
        self.see("position-long")

    @shows("mini-bare")
    def test_a_file_without_a_title_that_takes_its_time(self):
        bare = [{"type": "STOP"}, {"type": "MUTE_TOGGLE"}, {"type": "PLAY_PAUSE_TOGGLE"}]
        receiver = self.play({**film(), "metadata": {"metadataType": 0}}, plays=False, miniController={"isEnabled": True, "buttons": bare})
        receiver.call("device.setVolume", muted=True)
        self.leave_unanswered(receiver, "media.play")
        # All but the device's own volume waits for the answer, the button that stops included.
        self.see("mini-bare", sees=[("button", "Stop", {"disabled": True}), *BY_NAME["mini-bare"].sees[1:]])

    @shows("mini-reconnecting", "expanded-reconnecting", "dialog-reconnecting")
    def test_a_device_that_is_lost(self):
        receiver = self.play(miniController={"isEnabled": True})
        receiver.process.kill()
        self.until(lambda: self.state()["mediaController"].get("connectionState") == "SUSPENDED")
        self.see("mini-reconnecting")
        self.present()
        self.see("expanded-reconnecting")
        self.ask("widget.openDialog")
        self.see("dialog-reconnecting")

    @shows("expanded-on-hold")
    def test_a_session_that_is_suspended_on_request(self):
        self.play()
        self.present()
        self.ask("session.suspend")
        self.see("expanded-on-hold")

    @shows("expanded-inline-seeks", "queue-long")
    def test_a_long_queue_and_the_controls_of_a_page(self):
        self.play(*(film(f"Film {number}") for number in range(9)))
        self.see("expanded-inline-seeks")
        self.see("queue-long")

    @shows("expanded-busy", "tracks-busy", "queue-busy")
    def test_a_request_that_is_not_answered(self):
        receiver = self.play(film("First Snow"), film(tracks=TRACKS), film("The Pass"), start=1)
        self.present()
        self.ask("widget.openTrackSelector")
        self.leave_unanswered(receiver, "media.pause")
        self.see("tracks-busy", sees=[("radio", "Deutsch", {"disabled": True})])
        self.see("queue-busy")
        # It plays, and loads nothing.
        busy = BY_NAME["expanded-busy"]
        self.see("expanded-busy", is_true=busy.is_true[1:])

    @shows("expanded-busy")
    def test_a_film_that_loads(self):
        self.connect("--load-time", "600")
        self.present()
        self.begin("queue.load", items=[{"media": one} for one in (film("First Snow"), film(tracks=TRACKS), film("The Pass"))], startIndex=1)
        # What doesn't play yet can't be paused.
        off = {"disabled": True}
        self.see("expanded-busy", sees=[("button", "Play", off), ("button", "Next", off), ("button", "Audio and subtitles", off), ("slider", "Position", off)])

    # Live streams and advertisements

    @shows("expanded-live", "expanded-live-without-position", "position-live", "position-hidden", "mini-live")
    def test_a_live_stream(self):
        buttons = [{"type": "CUSTOM", "customId": "like"}, {"type": "NONE"}, {"type": "PLAY_PAUSE_TOGGLE"}]
        self.play(live(), position=100, miniController={"isEnabled": True, "buttons": buttons})
        self.style(EXPANDED, liveIndicatorColor="#00AA00")
        self.see("position-live", sees=[("slider", "Position", {"valuemin": Near(0, 60)}), ("StaticText", "Live", {})])
        self.assertEqual(self.pixel("cast-position", ".live", across=0.04), [0, 170, 0])
        self.see("mini-live")
        self.present()
        self.see("expanded-live", sees=[("button", "Stop", {}), ("StaticText", "Live", {}), ("slider", "Position", {})])
        hidden = {"hideStreamPositionControlsForLiveContent": True}
        self.ask("widget.setOptions", options={"expandedController": hidden, "mediaController": hidden})
        self.see("expanded-live-without-position")
        self.see("position-hidden")

    def advertise(self, **clip):
        """A film that begins with an advertisement."""
        self.connect()
        media = film(breaks=[{"id": "b", "position": 0, "breakClipIds": ["c"]}],
                     breakClips=[{"id": "c", "duration": 60, "contentId": "http://media.example/ad?duration=60", **clip}])
        self.ask("media.load", media=media)
        self.present()
        self.until(lambda: "ad" in self.state()["expandedController"])

    @shows("expanded-ad", "position-fixed", "expanded-ad-skippable")
    def test_an_advertisement_with_its_clock(self):
        self.advertise(title="Mountain Spring Water", whenSkippable=4, clickThroughUrl="https://example.com/")
        ad = BY_NAME["expanded-ad"]
        self.see("expanded-ad", sees=[("group", "Advertisement", {}), ("button", "Skip in", {"disabled": True}), ("link", "Learn more", {})], is_true=[
            *ad.is_true, "/^Skip in [1-4] s$/.test(root.querySelector('.ad button').textContent)"])
        self.see("position-fixed")
        # The address to learn more is there still.
        self.see("expanded-ad-skippable", lacks=[])

    @shows("expanded-ad-for-good")
    def test_an_advertisement_that_cannot_be_skipped(self):
        self.advertise(clickThroughUrl="javascript:alert(1)")
        self.see("expanded-ad-for-good")

    # Tracks and the queue

    @shows("tracks-both", "tracks-audio")
    def test_tracks(self):
        receiver = self.play(film(tracks=TRACKS))
        self.ask("media.setActiveTracks", activeTrackIds=[1])
        self.until(lambda: self.state()["trackSelector"]["selectedTrackIds"] == [1])
        self.ask("widget.openTrackSelector")
        self.style("castViews.mediaControl.trackSelector", backgroundColor="#203040")
        self.see("tracks-both")
        self.assertEqual(self.pixel("cast-tracks", "dialog", down=0.02), [32, 48, 64])
        self.ask("widget.closeTrackSelector")
        self.ask("media.load", media=film(tracks=TRACKS[:1]))
        self.until(lambda: receiver.call("device.status")["screen"]["phase"] == "playing")
        self.ask("widget.openTrackSelector")
        self.see("tracks-audio", sees=[("radio", "Default", {"checked": "true"}), ("radio", "English", {"checked": "false"})])

    @shows("queue-items", "queue-repeat-all", "queue-repeat-single", "queue-shuffle")
    def test_a_queue(self):
        self.play(film(), film("First Snow"), film("The Pass"), start=1)
        self.style("castViews.mediaControl", iconTintColor="#00695C")
        self.see("queue-items")
        # The lower bar of a handle.
        self.assertEqual(self.pixel("cast-queue", ".handle svg", down=14 / 24), [0, 105, 92])
        self.ask("widget.pressButton", widget="MEDIA_CONTROLLER", control="PAUSE_QUEUE")
        for name, mode in (("queue-repeat-all", "REPEAT_ALL"), ("queue-repeat-single", "REPEAT_SINGLE"), ("queue-shuffle", "SHUFFLE")):
            self.until(lambda: not self.state()["mediaController"]["isRequestInFlight"])
            self.ask("widget.pressButton", widget="MEDIA_CONTROLLER", control="REPEAT_MODE")
            self.until(lambda wanted=mode: self.state()["mediaController"]["controls"]["repeatMode"]["state"] == wanted)
            self.see(name)

    @shows("queue-without-titles")
    def test_a_queue_without_titles(self):
        nameless = {"contentType": "video/mp4", "streamType": "BUFFERED"}
        self.play({**nameless, "contentId": "http://media.example/%E0%A4%A?x=1"}, {**nameless, "contentId": "http://media.example/?duration=60"})
        self.see("queue-without-titles")


class EveryState(unittest.TestCase):
    def test_each_is_shown_by_a_receiver_or_explained(self):
        shown = {name for test in vars(ReceiverStates).values() for name in getattr(test, "shows", ())}
        self.assertEqual(shown | set(FED), set(BY_NAME))
        self.assertEqual(shown & set(FED), set())

    def test_the_page_says_what_only_a_test_can_say(self):
        with open(os.path.join(ROOT, "docs", "Web.md"), encoding="utf-8") as file:
            page = file.read()
        self.assertEqual([name for name in FED if f"`{name}`" not in page], [])


if __name__ == "__main__":
    unittest.main(verbosity=2)
