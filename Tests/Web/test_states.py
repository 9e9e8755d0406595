"""Every state of every component, drawn in a browser: its accessibility tree, its picture, and the calls of a tap.

`make test-web` runs it; WEB_PICTURES=FOLDER keeps a picture of each state. The whole way to a device is in test_web.py and test_codelab.py.
"""

import json
import os
import re
import unittest

from looking import look
from remote import PICTURES
from stage import ROOT, Spec, Stage
from states import FILM, ITEMS, STAR, STATES, cast_button, cast_dialog, expanded, media, mini, queue, tracks, volume

STAGE = Stage()
unittest.addModuleCleanup(STAGE.close)


def put(state):
    STAGE.put(state.tag, state.states, state.attributes, state.styles, state.answers)


class EveryState(unittest.TestCase):
    def setUp(self):
        STAGE.messages.clear()
        STAGE.emulate(motion="reduce", scheme="light")
        STAGE.resize(400, 560)

    def tearDown(self):
        self.assertEqual(STAGE.faults(), [])

    def test_each_is_a_state_of_the_spec(self):
        spec = Spec()
        for state in STATES:
            with self.subTest(state.name):
                self.assertEqual(spec.faults(state.states, "WidgetStates"), [])

    def test_every_value_of_the_spec_occurs(self):
        spec, text = Spec(), repr([state.states for state in STATES])
        for kind in ("CastButtonIcon", "CastDialogMode", "NoDevicesReason", "IntroTitlePosition", "MediaButtonType", "MediaControlState"):
            self.assertEqual({value for value in spec.values(kind) if repr(value) not in text}, set(), kind)

    def test_each_picture_is_in_the_docs(self):
        with open(os.path.join(ROOT, "docs", "Web.md"), encoding="utf-8") as file:
            page = file.read()
        self.assertEqual([state.name for state in STATES if state.is_drawn and f"images/web/{state.name}.png" not in page], [])

    def test_each_is_seen_and_heard(self):
        for state in STATES:
            with self.subTest(state.name):
                put(state)
                look(self, STAGE, state)
                self.keep(state)

    def test_each_can_be_read_in_light_and_dark(self):
        for scheme in ("light", "dark"):
            STAGE.emulate(motion="reduce", scheme=scheme)
            # The background of the overlay's text is a shadow.
            for state in (state for state in STATES if state.tag != "cast-intro-overlay"):
                with self.subTest(state.name, scheme=scheme):
                    put(state)
                    self.assertEqual(STAGE.evaluate("stage.faintTexts()"), [])

    def test_each_fits_a_narrow_page_in_both_directions(self):
        STAGE.resize(320, 560)
        self.addCleanup(lambda: STAGE.evaluate("document.documentElement.dir = 'ltr'"))
        for direction in ("ltr", "rtl"):
            STAGE.evaluate(f"document.documentElement.dir = {direction!r}")
            for state in STATES:
                with self.subTest(state.name, direction=direction):
                    put(state)
                    self.assertLessEqual(STAGE.evaluate("document.documentElement.scrollWidth"), 320)
                    outside = STAGE.evaluate(f"""[...document.querySelector('main > {state.tag}').shadowRoot.querySelectorAll('button, input, .slider')]
                      .map((one) => one.getBoundingClientRect()).filter((box) => box.width && (box.left < 0 || box.right > 320)).length""")
                    self.assertEqual(outside, 0)
                    self.assertEqual(STAGE.evaluate("stage.cutTexts()"), [])

    def keep(self, state):
        """Keeps the picture, as big as the component's visible part."""
        if not (PICTURES and state.is_drawn):
            return
        is_whole = state.tag in ("cast-intro-overlay",) or state.name.startswith("expanded") and not state.attributes
        left, top, width, height = (0, 0, 400, 560) if is_whole else STAGE.box("dialog" if state.tag in ("cast-dialog", "cast-tracks") else None)
        edge = 0 if is_whole else 8
        # The focus ring isn't part of the state.
        STAGE.evaluate(f"document.querySelector('main > {state.tag}').shadowRoot.activeElement?.blur()")
        os.makedirs(PICTURES, exist_ok=True)
        with open(os.path.join(PICTURES, f"{state.name}.png"), "wb") as file:
            file.write(STAGE.clip(left - edge, top - edge, width + 2 * edge, height + 2 * edge))


class Reasons(unittest.TestCase):
    """A control that is off says why."""

    def test_each_reason(self):
        for reason, more in (
                ("the connection is lost", {"connectionState": "SUSPENDED"}), ("still connecting", {"connectionState": "CONNECTING"}),
                ("nothing plays", {"isMediaLoaded": False}), ("still loading", {"playerState": "LOADING"}),
                ("the device hasn’t answered yet", {"isRequestInFlight": True}), ("not during an advertisement", {"ad": {"isSkippable": False}}),
                ("not possible with what plays", {})):
            with self.subTest(reason):
                STAGE.put("cast-expanded-controller", expanded(media(is_enabled=False, **more), is_enabled=False))
                button = "document.querySelector('main > cast-expanded-controller').shadowRoot.querySelector('.centre')"
                self.assertEqual(STAGE.evaluate(f"[{button}.title, {button}.getAttribute('aria-description')]"), [f"Pause ({reason})", reason])
        STAGE.put("cast-expanded-controller", expanded())
        self.assertEqual(STAGE.evaluate(f"[{button}.title, {button}.getAttribute('aria-description')]"), ["Pause", None])

    def test_an_answer_that_takes_its_time_is_shown(self):
        STAGE.put("cast-expanded-controller", expanded(media(is_enabled=False, isRequestInFlight=True), is_enabled=False))
        words = "document.querySelector('main > cast-expanded-controller').shadowRoot.querySelector('.state')"
        self.assertTrue(STAGE.evaluate(f"{words}.hidden"))
        STAGE.wait(f"!{words}.hidden && {words}.textContent.startsWith('Waiting for Living Room TV…')")


class Problems(unittest.TestCase):
    def test_errors_are_told_in_the_words_of_people(self):
        with open(os.path.join(ROOT, "spec", "errors.json"), encoding="utf-8") as file:
            errors = json.load(file)
        for name, error in errors.items():
            with self.subTest(name):
                data = {"name": name} | {key: error[key] for key in ("advice", "userMessage", "userAdvice") if key in error}
                told = self.told({"code": error["code"], "message": error["message"], "data": data}, "Living Room TV")
                words = f"{told['what']} {told['advice']}"
                self.assertTrue(told["what"])
                self.assertNotRegex(words, r"`|\b(params|data|discovery|session|media|queue|player|server|events|context)\.\w")

    def test_what_people_understand_stays(self):
        given = {"message": "The file “/home/me/a.mp4” is empty.", "data": {"name": "FileNotUsable", "advice": "Copy it again."}}
        self.assertEqual(self.told(given), {"what": given["message"], "advice": "Copy it again."})

    @staticmethod
    def told(error, device=""):
        """The page's texts for an error of the server."""
        modules = "Promise.all([import('/connection.js'), import('/remote/problems.js')])"
        return STAGE.run(f"{modules}.then(([{{ CastError }}, {{ problemTexts }}]) => problemTexts(new CastError({json.dumps(error)}), {json.dumps(device)}))")


class Given(unittest.TestCase):
    """What people and browsers give: addresses, paths, and stored lists."""

    def test_addresses_and_paths(self):
        for given, address in (
                ("https://example.com/a.mp4", "https://example.com/a.mp4"), (" example.com/film ", "https://example.com/film"), ("example.com", "https://example.com"),
                ("192.168.1.5/a.mp4", "http://192.168.1.5/a.mp4"), ("nas.local:8000/a.mp4", "http://nas.local:8000/a.mp4"), ("/home/me/a b.mp4", "/home/me/a b.mp4"),
                ("file:///home/me/a.mp4", "file:///home/me/a.mp4"), ("film.mp4", None), ("a film", None), ("  ", None)):
            with self.subTest(given):
                self.assertEqual(STAGE.run(f"import('/remote/address.js').then(({{ addressOf }}) => addressOf({json.dumps(given)}))"), address)

    def test_what_a_page_can_play_itself(self):
        for given, kind in (("https://example.com/a.webm?x=1", "video/webm"), ("http://example.com/song.MP3", "audio/mpeg"), ("/home/me/a.mp4", None), ("javascript:alert(1)", None)):
            with self.subTest(given):
                told = STAGE.run(f"import('/remote/address.js').then(({{ localMedia }}) => localMedia({json.dumps(given)}))")
                self.assertEqual(told and told["contentType"], kind)

    def test_a_stored_history_is_data(self):
        good = {"address": "/a.mp4", "title": "A"}
        for stored, entries in ((None, []), ("{", []), ("7", []), (json.dumps([good, {"address": 7, "title": "x"}, None, {"title": "x"}]), [good]),
                                (json.dumps([{"address": "x" * 2001, "title": "x"}]), []), (json.dumps([good] * 60), [good] * 50)):
            with self.subTest(stored and stored[:40]):
                self.assertEqual(STAGE.run(f"import('/remote/history.js').then(({{ entriesOf }}) => entriesOf({json.dumps(stored)}))"), entries)


class Colours(unittest.TestCase):
    def test_the_colour_that_a_picture_shows_most(self):
        def most(pixels):
            return STAGE.run(f"import('/artwork.js').then(({{ mostSeen }}) => mostSeen({json.dumps(pixels)}))")
        self.assertEqual(most([255, 0, 0, 255] * 3 + [0, 0, 255, 255]), {"hue": 0, "saturation": 100})
        self.assertIsNone(most([128, 128, 128, 255] * 4))
        # Transparent pixels don't count.
        self.assertIsNone(most([0, 255, 0, 0] * 4))


class Taps(unittest.TestCase):
    """A tap calls the server: the component itself keeps no state."""

    def setUp(self):
        STAGE.messages.clear()
        STAGE.resize(400, 560)

    def tearDown(self):
        self.assertEqual(STAGE.faults(), [])

    def tap(self, label, root=None):
        root = root or f"document.querySelector('main > {STAGE.tag}').shadowRoot"
        STAGE.evaluate(f"""(() => {{
          const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
          const named = all({root}).filter((one) => one.matches('button, input') && one.getClientRects().length
            && ((one.getAttribute('aria-label') ?? one.textContent) || one.closest('label').textContent).includes({label!r}));
          if (!named.length) throw new Error('nothing to tap');
          named[0].click();
        }})()""")

    def expect(self, *calls):
        self.assertEqual(STAGE.calls(), [list(call) for call in calls])

    def test_the_button(self):
        STAGE.put("cast-button", cast_button())
        self.tap("Cast")
        self.expect(("widget.tapCastButton", {}))

    def test_the_dialog(self):
        STAGE.put("cast-dialog", next(state.states for state in STATES if state.name == "dialog-chooser"))
        self.tap("Living Room TV")
        self.tap("Close")
        STAGE.press("Escape")
        self.expect(("widget.selectDevice", {"deviceId": f"{2:032x}"}), ("widget.closeDialog", {}), ("widget.closeDialog", {}))
        # It closes when the server says so, not by itself.
        self.assertTrue(STAGE.evaluate("document.querySelector('cast-dialog').shadowRoot.querySelector('dialog').open"))
        STAGE.change(cast_dialog("CHOOSER", "Cast to", isPresented=False))
        self.assertFalse(STAGE.evaluate("document.querySelector('cast-dialog').shadowRoot.querySelector('dialog').open"))

    def test_leaving_and_stopping(self):
        STAGE.put("cast-dialog", next(state.states for state in STATES if state.name == "dialog-connected"))
        self.tap("Disconnect")
        self.tap("Stop casting")
        self.expect(("widget.disconnect", {"action": "LEAVE"}), ("widget.disconnect", {"action": "STOP_CASTING"}))

    def test_the_overlay(self):
        STAGE.put("cast-intro-overlay", next(state.states for state in STATES if state.name == "intro-below"), {"for": "there"})
        self.tap("OK")
        STAGE.press("Escape")
        self.expect(("widget.dismissIntroOverlay", {}), ("widget.dismissIntroOverlay", {}))

    def test_the_mini_controller(self):
        STAGE.put("cast-mini-controller", mini())
        self.tap("Pause")
        self.tap("Show all controls")
        self.expect(("widget.pressButton", {"widget": "MINI_CONTROLLER", "slot": 2}), ("widget.tapMiniController", {}))

    def test_the_expanded_controller(self):
        STAGE.put("cast-expanded-controller", expanded(ad={"isSkippable": True, "skippableIn": 0}))
        for label in ("Pause", "Audio and subtitles", "Mute", "Skip ad", "2×", "Close"):
            self.tap(label)
        press = "widget.pressButton"
        self.expect(
            (press, {"widget": "EXPANDED_CONTROLLER", "control": "PLAY_PAUSE_TOGGLE"}), (press, {"widget": "EXPANDED_CONTROLLER", "slot": 0}),
            (press, {"widget": "EXPANDED_CONTROLLER", "slot": 3}), (press, {"widget": "MEDIA_CONTROLLER", "control": "SKIP_AD"}),
            ("widget.setPlaybackRate", {"playbackRate": 2}), ("widget.dismissExpandedController", {}))

    def test_the_device_opens_the_dialog_unless_the_page_does_something_else(self):
        STAGE.put("cast-expanded-controller", expanded())
        self.tap("Living Room TV")
        self.expect(("widget.openDialog", {}))
        STAGE.put("cast-expanded-controller", expanded())
        STAGE.evaluate("""document.querySelector('cast-expanded-controller').addEventListener('cast-device', (event) => {
          event.preventDefault();
          window.told = event.detail.deviceName;
        })""")
        self.tap("Living Room TV")
        self.expect()
        self.assertEqual(STAGE.evaluate("window.told"), "Living Room TV")

    def test_disabled_controls_send_nothing(self):
        STAGE.put("cast-expanded-controller", next(state.states for state in STATES if state.name == "expanded-busy"))
        for label in ("Pause", "Next", "Mute"):
            self.tap(label)
        STAGE.put("cast-volume", volume(is_enabled=False))
        self.tap("Louder")
        self.expect()

    def test_the_volume(self):
        STAGE.put("cast-volume", volume())
        for label in ("Mute", "Louder", "Quieter"):
            self.tap(label)
        press = "widget.pressButton"
        self.expect(*((press, {"widget": "VOLUME_CONTROLLER", "control": control}) for control in ("MUTE_TOGGLE", "VOLUME_UP", "VOLUME_DOWN")))

    def test_sliding_is_begun_moved_and_ended_or_cancelled(self):
        STAGE.put("cast-position", media())
        left, top, width, height = STAGE.box(".slider")
        middle = top + height / 2
        STAGE.pointer("mousePressed", left + width / 4, middle)
        STAGE.pointer("mouseMoved", left + width / 2, middle)
        STAGE.pointer("mouseReleased", left + width / 2, middle)
        STAGE.wait("stage.calls.length >= 3")
        phases = [(call[1]["slider"], call[1]["phase"], round(call[1]["value"])) for call in STAGE.calls()]
        self.assertEqual((phases[0], phases[-1]), (("STREAM_POSITION", "BEGAN", 150), ("STREAM_POSITION", "ENDED", 300)))
        STAGE.put("cast-position", media())
        STAGE.pointer("mousePressed", left + width / 4, middle)
        STAGE.evaluate("document.querySelector('cast-position').shadowRoot.querySelector('.slider').focus()")
        STAGE.press("Escape")
        STAGE.wait("stage.calls.length >= 2")
        self.assertEqual([call[1]["phase"] for call in STAGE.calls()][-1], "CANCELLED")
        STAGE.pointer("mouseReleased", left + width / 4, middle)

    def test_mirrors_volume_but_not_time_in_a_right_to_left_page(self):
        STAGE.evaluate("document.documentElement.dir = 'rtl'")
        self.addCleanup(lambda: STAGE.evaluate("document.documentElement.dir = 'ltr'"))
        for tag, state, expected in (("cast-volume", volume(), 0.75), ("cast-position", media(), 150)):
            STAGE.put(tag, state)
            left, top, width, height = STAGE.box(".slider")
            STAGE.pointer("mousePressed", left + width / 4, top + height / 2)
            STAGE.pointer("mouseReleased", left + width / 4, top + height / 2)
            STAGE.wait("stage.calls.some((call) => call[1].phase === 'ENDED')")
            self.assertAlmostEqual(STAGE.calls()[0][1]["value"], expected, delta=expected / 50)

    def test_tracks(self):
        STAGE.put("cast-tracks", tracks(selectedTrackIds=[1, 9]))
        self.tap("Français")
        # The track of another kind stays, and so does the audio.
        self.expect(("widget.selectTracks", {"trackIds": [1, 9, 3]}))

    def test_the_queue(self):
        given = queue()
        STAGE.put("cast-queue", given["states"], answers=given["answers"])
        for label in ("Play The Pass", "Remove The Pass", "Repeat: off", "Pause after"):
            self.tap(label)
        press = "widget.pressButton"
        self.expect(
            ("queue.jump", {"sessionId": "s-1", "itemId": 3}), ("queue.remove", {"sessionId": "s-1", "itemIds": [3]}),
            (press, {"widget": "MEDIA_CONTROLLER", "control": "REPEAT_MODE"}), (press, {"widget": "MEDIA_CONTROLLER", "control": "PAUSE_QUEUE"}))


    def test_clearing_counts_items_that_are_not_listed(self):
        given = queue()
        STAGE.put("cast-queue", given["states"], answers={**given["answers"], "queue.list": {"startIndex": 0, "items": ITEMS, "itemCount": 2000}})
        self.tap("Clear")
        STAGE.wait("document.querySelector('cast-queue').shadowRoot.querySelector('.modes .word').textContent === 'Remove 1999?'")

    def test_clearing_keeps_the_item_that_plays_by_then(self):
        given = queue()
        answers = {**given["answers"], "media.getStatus": {"status": {"currentItemId": 1}}, "queue.fetchItemIds": {"itemIds": [1, 2, 3]}}
        STAGE.put("cast-queue", given["states"], answers=answers)
        STAGE.evaluate("window.stage.answer('media.getStatus', { status: { currentItemId: 2 } })")
        self.tap("Clear")
        self.tap("Remove 2?")
        STAGE.wait("stage.calls.some(([method]) => method === 'queue.remove')")
        self.expect(("queue.fetchItemIds", {"sessionId": "s-1"}), ("queue.remove", {"sessionId": "s-1", "itemIds": [1, 3]}))

    def test_a_fetch_keeps_the_current_item_of_a_later_notification(self):
        given = queue()
        STAGE.put("cast-queue", given["states"], answers={**given["answers"], "media.getStatus": {"status": {"currentItemId": 1}}})
        STAGE.evaluate("window.stage.calls.length = 0; window.stage.hold('queue.list')")
        STAGE.run("window.stage.tell('queue.didInsertItems', { sessionId: 's-1' })")
        STAGE.wait("window.stage.calls.some(([method]) => method === 'queue.list')")
        STAGE.run("window.stage.tell('media.didUpdateStatus', { sessionId: 's-1', status: { currentItemId: 2 } })")
        STAGE.run("window.stage.release('queue.list')")
        self.assertEqual(STAGE.evaluate("document.querySelector('cast-queue').shadowRoot.querySelector('.current').dataset.id"), "2")

    def test_a_queue_that_is_put_back_into_the_page_is_fetched_again(self):
        given = queue()
        STAGE.put("cast-queue", given["states"], answers=given["answers"])
        STAGE.evaluate("window.taken = document.querySelector('cast-queue'); window.taken.remove()")
        STAGE.evaluate(f"window.stage.answer('queue.list', {json.dumps({'startIndex': 0, 'items': ITEMS[:2], 'itemCount': 2})})")
        STAGE.evaluate("document.querySelector('main').append(window.taken)")
        STAGE.wait("document.querySelector('cast-queue').length === 2")

    def test_the_queue_stays_while_its_session_is_suspended(self):
        given = queue(connectionState="CONNECTED")
        STAGE.put("cast-queue", given["states"], answers=given["answers"])
        STAGE.change(media(connectionState="SUSPENDED"))
        error = {"error": {"code": 3004, "message": "The session is suspended.", "data": {"name": "SessionSuspended"}}}
        STAGE.evaluate(f"window.stage.answer('queue.list', {json.dumps(error)})")
        STAGE.evaluate("window.stage.calls.length = 0")
        STAGE.run("window.stage.tell('queue.didInsertItems', { sessionId: 's-1' })")
        STAGE.wait("window.stage.calls.some(([method]) => method === 'queue.list')")
        STAGE.run("window.stage.change('none', {})")
        self.assertEqual(STAGE.evaluate("document.querySelector('cast-queue').length"), len(ITEMS))
        STAGE.evaluate(f"window.stage.answer('queue.list', {json.dumps({'startIndex': 0, 'items': ITEMS[:2], 'itemCount': 2})})")
        STAGE.change(media(connectionState="CONNECTED"))
        STAGE.wait("document.querySelector('cast-queue').length === 2")


class EqualNames(unittest.TestCase):
    """Devices of one name in a list, by the table that every client is held to."""

    def rows(self):
        with open(os.path.join(ROOT, "Tests", "EqualNames", "names.json"), encoding="utf-8") as file:
            return json.load(file)["rows"]

    def test_devices_of_one_name_are_told_apart(self):
        for row in self.rows():
            devices = json.dumps(row["devices"])
            shown = STAGE.run(f"import('/names.js').then(({{ shownNames }}) => {devices}.map(({{ deviceId }}) => shownNames({devices}).get(deviceId)))")
            with self.subTest(row["name"]):
                self.assertEqual(shown, row["shown"])

    def test_the_dialog_tells_devices_of_one_name_apart(self):
        same = [{"deviceId": f"{number}" * 32, "friendlyName": "Kitchen", "modelName": model, "deviceType": "TV", "statusText": "Music", "isBusy": True}
                for number, model in ((1, "Chromecast"), (2, "Nest Hub"))]
        STAGE.put("cast-dialog", cast_dialog("CHOOSER", "Cast to", devices=same))
        self.assertTrue(STAGE.has("button", "Kitchen (Chromecast) Music") and STAGE.has("button", "Kitchen (Nest Hub) Music"))
        # The dialog's state has no addresses.
        STAGE.change(cast_dialog("CHOOSER", "Cast to", devices=[{**each, "modelName": "Chromecast"} for each in same]))
        self.assertTrue(STAGE.has("button", "Kitchen (Chromecast, …1111) Music") and STAGE.has("button", "Kitchen (Chromecast, …2222) Music"))


class Drags(unittest.TestCase):
    """Items of the queue that are dragged by their handles."""

    ROWS = "[...document.querySelector('cast-queue').shadowRoot.querySelectorAll('li')]"

    def setUp(self):
        STAGE.messages.clear()
        STAGE.resize(400, 560)
        self.put()

    def tearDown(self):
        self.assertEqual(STAGE.faults(), [])

    def put(self):
        given = queue()
        STAGE.put("cast-queue", given["states"], answers=given["answers"])

    def point(self, kind, item, selector=""):
        """The pointer is pressed, moved or released at the middle of an item's row, or of a part of it."""
        row = f"{self.ROWS}.find((row) => row.dataset.id === '{item}')" + (f".querySelector({selector!r})" if selector else "")
        left, top, width, height = STAGE.evaluate(f"(({{ left, top, width, height }}) => [left, top, width, height])({row}.getBoundingClientRect())")
        STAGE.pointer(kind, left + width / 2, top + height / 2)

    def drag(self, item, *others):
        self.point("mousePressed", item, ".handle")
        for other in others:
            self.point("mouseMoved", other)

    def moves(self):
        return [params for method, params in STAGE.calls() if method == "queue.move"]

    def marks(self):
        return STAGE.evaluate(f"{self.ROWS}.map((row) => ['dragged', 'target-before', 'target-after'].filter((name) => row.classList.contains(name)).join())")

    def test_an_item_goes_where_it_is_dropped(self):
        for item, others, index in ((3, (2, 1), 0), (1, (2, 3), 2), (1, (3, 2), 1), (2, (1,), 0)):
            self.put()
            self.drag(item, *others)
            self.point("mouseReleased", others[-1])
            with self.subTest(item=item, others=others):
                self.assertEqual(self.moves(), [{"sessionId": "s-1", "itemId": item, "toIndex": index}])
                self.assertEqual(self.marks(), ["", "", ""])

    def test_below_the_last_item_is_the_end(self):
        self.drag(1, 2)
        STAGE.pointer("mouseMoved", 40, 550)
        STAGE.pointer("mouseReleased", 40, 550)
        self.assertEqual(self.moves(), [{"sessionId": "s-1", "itemId": 1, "toIndex": 2}])

    def test_the_place_is_marked_during_a_drag(self):
        self.drag(3, 1)
        self.assertEqual(self.marks(), ["target-before", "", "dragged"])
        self.point("mouseMoved", 3)
        self.assertEqual(self.marks(), ["", "", "dragged"])
        self.point("mouseReleased", 3)
        self.drag(1, 3)
        self.assertEqual(self.marks(), ["dragged", "", "target-after"])
        self.point("mouseReleased", 1)

    def test_an_item_that_is_dropped_on_itself_stays(self):
        self.drag(2)
        self.point("mouseReleased", 2, ".handle")
        self.drag(2, 1, 2)
        self.point("mouseReleased", 2)
        self.assertEqual((self.moves(), self.marks()), ([], ["", "", ""]))

    def test_a_cancelled_drag_moves_nothing(self):
        self.drag(3, 1)
        STAGE.evaluate(f"{self.ROWS}[2].querySelector('.handle').dispatchEvent(new PointerEvent('pointercancel'))")
        self.assertEqual(self.marks(), ["", "", ""])
        self.point("mouseReleased", 1)
        self.assertEqual(self.moves(), [])

    def change(self, items):
        """Another client changes the queue."""
        STAGE.evaluate(f"window.stage.answer('queue.list', {json.dumps({'startIndex': 0, 'items': items, 'itemCount': len(items)})})")
        STAGE.run("window.stage.tell('queue.didInsertItems', { sessionId: 's-1' })")
        STAGE.wait(f"document.querySelector('cast-queue').length === {len(items)}")

    def test_items_that_are_added_during_a_drag_shift_its_place(self):
        self.drag(3, 1)
        self.change([{"itemId": 9, "media": {"contentId": "http://media.example/9.mp4"}}, *ITEMS])
        # The rows stay where they are until the drag ends.
        self.assertEqual(STAGE.evaluate(f"{self.ROWS}.length"), 3)
        self.point("mouseReleased", 1)
        self.assertEqual(self.moves(), [{"sessionId": "s-1", "itemId": 3, "toIndex": 1}])
        self.assertEqual(STAGE.evaluate(f"{self.ROWS}.length"), 4)

    def test_an_item_that_is_removed_during_its_drag_moves_nowhere(self):
        self.drag(3, 1)
        self.change(ITEMS[:2])
        self.point("mouseReleased", 1)
        self.assertEqual(self.moves(), [])
        self.assertEqual(STAGE.evaluate(f"{self.ROWS}.length"), 2)

    def test_another_session_ends_a_drag(self):
        self.drag(3, 1)
        STAGE.change(media(sessionId="s-2"))
        STAGE.wait(f"{self.ROWS}.length === 3")
        STAGE.pointer("mouseReleased", 40, 100)
        self.drag(1, 3)
        self.point("mouseReleased", 3)
        self.assertEqual(self.moves(), [{"sessionId": "s-2", "itemId": 1, "toIndex": 2}])


class Rail(unittest.TestCase):
    """The rail of devices, over a server that is a table."""

    def test_a_volume_set_during_a_slow_list_stays(self):
        level = STAGE.run("""(async () => {
          const { Devices } = await import('/remote/devices.js');
          const { make } = await import('/widget.js');
          const player = (volumeLevel) => ({ deviceId: 'tv', friendlyName: 'TV', playerState: 'PLAYING', volumeLevel });
          const states = Object.assign(new EventTarget(), { current: {} });
          const lists = [];
          const answers = {
            'discovery.start': () => ({}), 'session.list': () => ({ sessions: [] }), 'player.setVolume': ({ level }) => player(level),
            'discovery.list': () => ({ devices: [{ deviceId: 'tv', friendlyName: 'TV' }] }),
            'player.list': () => new Promise((done) => { lists.push(() => done({ players: [player(0.5)] })); }),
          };
          const connection = Object.assign(new EventTarget(), { isOpen: true, call: async (method, params) => answers[method](params) });
          const elements = { list: make('ol'), empty: make('p'), filter: make('input'), several: make('button') };
          document.querySelector('main').replaceChildren(...Object.values(elements));
          new Devices(connection, states, elements);
          const until = async (holds) => {
            while (!holds()) await new Promise(requestAnimationFrame);
          };
          const slider = () => elements.list.querySelector('.slider');
          connection.dispatchEvent(new Event('open'));
          await until(() => lists.length === 1);
          lists[0]();
          await until(slider);
          // Another list begins, and is older than the answer of the volume.
          connection.dispatchEvent(new CustomEvent('notification', { detail: { method: 'discovery.didUpdateDevice', params: {} } }));
          await until(() => lists.length === 2);
          await new Promise((done) => setTimeout(done, 5));
          slider().focus();
          slider().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
          await until(() => slider().getAttribute('aria-valuenow') === '0.55');
          await new Promise((done) => setTimeout(done, 500));
          lists[1]();
          await new Promise((done) => setTimeout(done, 100));
          return slider().getAttribute('aria-valuenow');
        })()""")
        self.assertEqual(level, "0.55")


class SleepTimers(unittest.TestCase):
    """The timer at the end of an item, over a server that is a table."""

    FILM = {"isMediaLoaded": True, "playerState": "PLAYING", "title": "A film", "streamPosition": 60, "streamDuration": 600}

    def outcome(self, *statuses):
        """Sets the timer during the film, and tells the statuses, each with the seconds since the one before. Returns the timer's calls, and whether it still runs."""
        return STAGE.run(f"""(async () => {{
          const {{ SleepTimer }} = await import('/remote/timer.js');
          const {{ make }} = await import('/widget.js');
          const [taps, now, real] = [[], {{ time: 1e12 }}, Date.now];
          Date.now = () => now.time;
          const states = Object.assign(new EventTarget(), {{ current: {{ castDialog: {{ sessionId: 's-1', deviceName: 'TV' }}, mediaController: {json.dumps(self.FILM)} }} }});
          const choice = make('select');
          const connection = Object.assign(new EventTarget(), {{ isOpen: true, call: async (method) => taps.push(method) }});
          const timer = new SleepTimer(connection, states, {{ card: make('div'), choice, note: make('p') }});
          choice.value = 'end';
          choice.dispatchEvent(new Event('change'));
          for (const [seconds, status] of {json.dumps(statuses)}) {{
            now.time += seconds * 1000;
            states.current.mediaController = {{ ...{json.dumps(self.FILM)}, ...status }};
            states.dispatchEvent(new Event('change'));
          }}
          Date.now = real;
          // The timer waits for the answer.
          await new Promise((done) => setTimeout(done));
          return [taps, choice.value];
        }})()""")

    def test_a_film_loaded_over_another_plays(self):
        self.assertEqual(self.outcome([1, {"title": "Another", "streamPosition": 0}]), [[], "off"])
        # One that began after minutes without news, while the film still played, too.
        self.assertEqual(self.outcome([60, {"title": "Another", "streamPosition": 0}]), [[], "off"])

    def test_a_paused_film_has_no_end(self):
        paused = {"playerState": "PAUSED", "streamPosition": 590}
        self.assertEqual(self.outcome([1, paused], [900, {"title": "Another", "streamPosition": 0}]), [[], "off"])

    def test_the_end_pauses(self):
        self.assertEqual(self.outcome([1, {"streamPosition": 597}]), [[], "end"])
        self.assertEqual(self.outcome([1, {"streamPosition": 597}], [1, {"streamPosition": 598}]), [["media.pause"], "off"])

    def test_the_next_item_is_paused_if_the_end_was_not_seen(self):
        self.assertEqual(self.outcome([1, {"streamPosition": 595}], [4, {"title": "Another", "streamPosition": 0}]), [["media.pause"], "off"])

    def test_a_new_title_of_a_live_stream_is_the_end_of_a_song(self):
        live = {"streamDuration": None, "streamPosition": 0}
        self.assertEqual(self.outcome([1, live], [1, {**live, "title": "A song"}]), [["media.pause"], "off"])
        self.assertEqual(self.outcome([1, live], [1, {"title": "Another", "streamPosition": 0}]), [[], "off"])


class Styles(unittest.TestCase):
    """Each attribute of the style tree that CSS has a word for, in pixels or as the browser computes it."""

    def setUp(self):
        STAGE.messages.clear()
        STAGE.emulate(motion="reduce", scheme="light")

    def tearDown(self):
        self.assertEqual(STAGE.faults(), [])

    def computed(self, selector, member):
        return STAGE.evaluate(f"getComputedStyle(document.querySelector('main > {STAGE.tag}').shadowRoot.querySelector({selector!r})).{member}")

    def test_colours_and_fonts_of_the_dialog(self):
        style = {"backgroundColor": "#102030", "headingTextColor": "#FFFF00", "headingTextFont": {"family": "serif", "size": 22, "weight": "bold"},
                 "headingTextShadowOffset": {"x": 1, "y": 2}, "headingTextShadowColor": "#FF0000", "captionTextColor": "#00FFFF", "iconTintColor": "#00FF00"}
        chooser = next(state.states for state in STATES if state.name == "dialog-chooser")
        STAGE.put("cast-dialog", chooser, styles={"castViews.deviceControl.deviceChooser": style})
        self.assertEqual(self.computed("dialog", "backgroundColor"), "rgb(16, 32, 48)")
        self.assertEqual(self.computed("#title", "color"), "rgb(255, 255, 0)")
        self.assertEqual(self.computed("#title", "fontSize"), "22px")
        self.assertEqual(self.computed("#title", "textShadow"), "rgb(255, 0, 0) 1px 2px 0px")
        self.assertEqual(self.computed("li .caption", "color"), "rgb(0, 255, 255)")
        self.assertEqual(self.computed("li .icon", "color"), "rgb(0, 255, 0)")
        left, top, _, _ = STAGE.box("dialog")
        self.assertEqual(STAGE.pixel(left + 30, top + 8), [16, 32, 48])
        # While something is connected it is another part of the tree.
        connected = next(state.states for state in STATES if state.name == "dialog-connected")
        STAGE.put("cast-dialog", connected, styles={"castViews.deviceControl.deviceChooser": style,
                                                     "castViews.deviceControl.connectionController": {"backgroundColor": "#301010"}})
        self.assertEqual(self.computed("dialog", "backgroundColor"), "rgb(48, 16, 16)")

    def test_fonts_as_the_codelab_has_them(self):
        chooser = next(state.states for state in STATES if state.name == "dialog-chooser")
        for font, expected in [
            ({"name": "Courier-Oblique", "size": 16}, {"fontFamily": "Courier-Oblique, Courier", "fontStyle": "oblique", "fontSize": "16px"}),
            ("HelveticaNeue-BoldItalic", {"fontFamily": "HelveticaNeue-BoldItalic, HelveticaNeue", "fontStyle": "italic", "fontWeight": "700"}),
            ({"family": "serif", "weight": 300, "style": "italic"}, {"fontFamily": "serif", "fontStyle": "italic", "fontWeight": "300"}),
        ]:
            STAGE.put("cast-dialog", chooser, styles={"castViews.deviceControl.deviceChooser": {"headingTextFont": font}})
            self.assertEqual({member: self.computed("#title", member) for member in expected}, expected)

    def test_volume_and_queue_have_the_trees_background(self):
        for tag in ["cast-volume", "cast-queue"]:
            STAGE.put(tag, {}, styles={"castViews.mediaControl": {"backgroundColor": "#102030"}})
            self.assertEqual(STAGE.evaluate(f"getComputedStyle(document.querySelector('main > {tag}')).backgroundColor"), "rgb(16, 32, 48)")

    def test_the_art_of_an_inline_controller_has_no_frame(self):
        part, picture = "castViews.mediaControl.expandedController", expanded(image={"url": STAR}, isPresented=False)
        STAGE.put("cast-expanded-controller", picture, {"inline": ""})
        box, image = STAGE.box(".picture"), STAGE.box(".picture img")
        # As high as its place, as wide as it is itself, in the middle.
        self.assertAlmostEqual(image[3], box[3], delta=1)
        self.assertAlmostEqual(image[2], image[3], delta=1)
        self.assertAlmostEqual(image[0] + image[2] / 2, box[0] + box[2] / 2, delta=1)
        self.assertEqual(self.computed(".picture img", "borderRadius"), "12px")
        STAGE.put("cast-expanded-controller", picture, {"inline": ""}, styles={part: {"backgroundImageContentMode": "ASPECT_FILL"}})
        self.assertEqual(STAGE.box(".picture img"), STAGE.box(".picture"))
        self.assertEqual(self.computed(".picture img", "objectFit"), "cover")
        self.assertNotEqual(self.computed(".picture", "backgroundColor"), "rgba(0, 0, 0, 0)")

    def test_the_buttons_of_items_are_faint_unless_the_tree_has_a_tint(self):
        given = queue()
        STAGE.put("cast-queue", given["states"], answers=given["answers"])
        self.assertEqual(self.computed("li .handle", "color"), self.computed("li .caption", "color"))
        STAGE.evaluate("document.querySelector('cast-queue').shadowRoot.querySelector('li .handle').focus()")
        STAGE.press("ArrowUp")
        self.assertNotEqual(self.computed("li .handle", "color"), self.computed("li .caption", "color"))
        STAGE.put("cast-queue", given["states"], answers=given["answers"], styles={"castViews.mediaControl": {"iconTintColor": "#00695C"}})
        self.assertEqual(self.computed("li .handle", "color"), "rgb(0, 105, 92)")

    def test_a_narrow_position_has_the_times_below(self):
        self.addCleanup(lambda: STAGE.resize(400, 560))
        for width, is_narrow in ((360, True), (600, False)):
            STAGE.resize(width, 560)
            STAGE.put("cast-position", media())
            slider, time, whole = STAGE.box(".slider"), STAGE.box(".time"), STAGE.box()
            self.assertEqual(time[1] >= slider[1] + slider[3], is_narrow, width)
            self.assertEqual(slider[2] == whole[2], is_narrow, width)

    def test_the_sliders_colours(self):
        style = {"sliderProgressColor": "#FF0000", "sliderSecondaryProgressColor": "#0000FF", "liveIndicatorColor": "#00AA00"}
        STAGE.put("cast-position", media(isLive=True, seekableStart=0, seekableEnd=480), styles={"castViews.mediaControl.expandedController": style})
        left, top, width, height = STAGE.box(".slider")
        self.assertEqual(STAGE.pixel(left + width * 0.1, top + height / 2 - 0.5), [255, 0, 0])
        self.assertEqual(STAGE.pixel(left + width * 0.9, top + height / 2 - 0.5), [0, 0, 255])
        self.assertEqual(self.computed(".live", "backgroundColor"), "rgb(0, 170, 0)")

    def test_the_buttons_tint_in_a_pixel(self):
        STAGE.put("cast-button", cast_button(tintColor="#C2185BFF"))
        left, top, width, height = STAGE.box("svg.icon-cast")
        # The middle of the frame's upper edge.
        self.assertEqual(STAGE.pixel(left + width / 2, top + height * 4 / 24), [194, 24, 91])

    def test_pictures_of_buttons(self):
        STAGE.put("cast-mini-controller", mini(), styles={"castViews.mediaControl.miniController": {"pauseImage": FILM}})
        self.assertTrue(STAGE.evaluate("document.querySelector('cast-mini-controller').shadowRoot.querySelector('button img.icon').src.startsWith('data:')"))
        self.assertTrue(STAGE.has("button", "Pause"))

    def test_what_css_has_no_word_for_is_left_out(self):
        hostile = {"backgroundColor": "red; } * { display: none", "headingTextFont": "x; color: red", "pauseImage": "javascript:alert(1)",
                   "iconTintColor": "url(https://example.com/)"}
        STAGE.put("cast-mini-controller", mini(), styles={"castViews.mediaControl.miniController": hostile})
        self.assertEqual(STAGE.evaluate("document.querySelector('cast-mini-controller').getAttribute('style') ?? ''"), "")

    def test_motion_stops_where_less_is_wanted(self):
        connecting = next(state.states for state in STATES if state.name == "button-animating")
        STAGE.put("cast-button", connecting)
        self.assertEqual(self.computed("svg path", "animationName"), "none")
        STAGE.emulate(motion="no-preference", scheme="light")
        self.assertEqual(self.computed("svg path", "animationName"), "wave")


def hostile_texts():
    with open(os.path.join(ROOT, "Tests", "HostileTexts", "texts.json"), encoding="utf-8") as file:
        return [each["text"] for each in json.load(file)["texts"]]


# The members of states that hold words and addresses of devices and media.
WORDS = {"title", "subtitle", "friendlyName", "deviceName", "modelName", "statusText", "label", "titleText", "noDevicesText", "mediaTitle", "mediaSubtitle",
         "castingToText", "smartSubtitle", "language", "skipText", "artist", "url", "contentId", "clickThroughUrl"}


def worded(value, words, name=None):
    """A state with these words in the place of every text of a device."""
    if isinstance(value, dict):
        return {key: worded(member, words, key) for key, member in value.items()}
    if isinstance(value, list):
        return [worded(member, words, name) for member in value]
    return words if name in WORDS and isinstance(value, str) else value


class HostileTexts(unittest.TestCase):
    """Every text of the table in every component: nothing of it becomes an element, a handler, an address, a style or a title."""

    def setUp(self):
        STAGE.messages.clear()

    def test_texts_are_texts_in_every_component(self):
        fullest = {}
        for state in [state for state in STATES if state.is_drawn]:
            size = len(repr(state.states)) + len(repr(state.answers))
            if size > fullest.get(state.tag, (0,))[0]:
                fullest[state.tag] = (size, state)
        self.assertEqual(len(fullest), 9)
        for _, state in fullest.values():
            states, answers = state.states, state.answers
            STAGE.put(state.tag, states, state.attributes, state.styles, answers)
            kinds = STAGE.evaluate("window.stage.kinds()")
            for words in hostile_texts():
                STAGE.put(state.tag, worded(states, words), state.attributes, state.styles, worded(answers, words))
                with self.subTest(state.tag, words=words):
                    self.assertEqual(STAGE.evaluated(), [])
                    self.assertEqual(set(STAGE.evaluate("window.stage.kinds()")) - set(kinds), set())
                    seen = "".join(STAGE.evaluate("window.stage.texts()"))
                    if words.strip() and state.tag not in ("cast-button", "cast-position", "cast-volume"):
                        self.assertIn(words, seen)
        self.assertEqual(STAGE.faults(), [])

    def test_texts_that_replace_those_of_the_page_are_texts(self):
        state = next(state for state in STATES if state.name == "expanded-playing")
        keys = ("castingTo", "pause", "close", "untitled")
        self.addCleanup(lambda: STAGE.run(f"import('/cast.js').then(({{ setTexts }}) => setTexts({json.dumps(dict.fromkeys(keys))}))"))
        for words in hostile_texts():
            given = {key: f"{words}{{device}}" for key in keys}
            STAGE.put(state.tag, worded(state.states, words), state.attributes, state.styles, state.answers)
            STAGE.run(f"import('/cast.js').then(({{ setTexts }}) => setTexts({json.dumps(given)}))")
            with self.subTest(words=words):
                # A filled template isn't filled again.
                if words:
                    self.assertIn(words + words if "{" not in words else words, "".join(STAGE.evaluate("window.stage.texts()")))
                self.assertEqual(STAGE.evaluated(), [])
        self.assertEqual(STAGE.faults(), [])

    def test_a_style_with_these_texts_is_no_css(self):
        for words in hostile_texts():
            styles = {"backgroundColor": words, "headingTextFont": {"family": words}, "pauseImage": words, "backgroundImage": words, "iconTintColor": words}
            STAGE.put("cast-mini-controller", mini(), styles={"castViews.mediaControl.miniController": styles})
            with self.subTest(words=words):
                self.assertEqual([one for one in STAGE.evaluated() if not one.startswith("style=--cast-")], [])
        self.assertEqual(STAGE.faults(), [])


class Reconnecting(unittest.TestCase):
    def test_a_thousand_connections_leave_nothing_in_the_page(self):
        given = queue()
        STAGE.put("cast-queue", given["states"], answers=given["answers"])
        asked = STAGE.run("window.stage.reconnect(20)")
        self.assertGreater(asked, 3)
        before = self.held()
        self.assertEqual(STAGE.run("window.stage.reconnect(1000)"), asked)
        nodes, listeners, heap = (after - earlier for after, earlier in zip(self.held(), before))
        self.assertLessEqual(nodes, 20)
        self.assertLessEqual(listeners, 20)
        self.assertLess(heap, 1 << 20)

    def held(self):
        """The nodes, the listeners and the bytes that the page holds."""
        STAGE.call("HeapProfiler.collectGarbage")
        counters = STAGE.call("Memory.getDOMCounters")
        return counters["nodes"], counters["jsEventListeners"], STAGE.call("Runtime.getHeapUsage")["usedSize"]


class Texts(unittest.TestCase):
    """The one table of texts: an application can replace each of them, and components show no others of their own."""

    def test_every_state_shows_the_texts_that_were_given(self):
        keys, defaults = STAGE.run("import('/texts.js').then(({ text, textKeys }) => [textKeys, textKeys.map((key) => text(key))])")
        self.addCleanup(lambda: STAGE.run(f"import('/cast.js').then(({{ setTexts }}) => setTexts({json.dumps({key: None for key in keys})}))"))
        STAGE.run(f"import('/cast.js').then(({{ setTexts }}) => setTexts({json.dumps({key: f'‹{key}›' for key in keys})}))")
        said = {"Cast to", "No devices available", "Connecting to Living Room TV", "Casting to Living Room TV", "Touch to cast media to your TV and Speakers",
                "OK", "Got it", "None", "Default", *(default for default in defaults if default and "{" not in default)}
        met = set()
        for state in STATES:
            with self.subTest(state.name):
                put(state)
                words = set(STAGE.evaluate("stage.words()"))
                self.assertEqual(words & said, set())
                self.assertFalse([one for one in words if one.startswith("Cast. ") or "evices" in one and "‹" not in one])
                met |= words
        # The texts of the page, and those spoken after a move, are tested in test_web.py.
        elsewhere = set(keys[keys.index("pageTitle"):keys.index("transferAdvice") + 1]) | {
            "moved", "serverEnded", "noServer", "waitingFor", "sinceTime", "clearQueueSure", "noneFound", "off", "offReconnecting", "offConnecting", "offNothing", "offLoading", "offBusy", "offAd", "offUnsupported"}
        self.assertEqual({key for key in keys if f"‹{key}›" not in met} - elsewhere, set())

    def test_refuses_invalid_texts_and_replaces_nothing(self):
        answer = STAGE.run("""import('/cast.js').then(({ setTexts }) => {
          try { setTexts({ play: 'x', plya: 'y' }); } catch (error) { return error.message; } return 'taken'; })""")
        self.assertIn("plya", answer)
        self.assertEqual(STAGE.run("import('/texts.js').then(({ text }) => text('play'))"), "Play")


class DocumentedFiles(unittest.TestCase):
    """The files of docs/Web.md, unchanged."""

    def example(self, member):
        with open(os.path.join(ROOT, "docs", "Web.md"), encoding="utf-8") as file:
            blocks = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", file.read(), re.MULTILINE | re.DOTALL)]
        return next(block for block in blocks if member in block)

    def test_the_catalogue_has_a_film(self):
        films = STAGE.run(f"import('/remote/films.js').then((films) => films.mediaOf({json.dumps(self.example('categories'))}))")
        self.assertEqual([(film["contentId"], len(film["tracks"])) for film in films], [("http://192.168.1.5/films/pass.mp4", 1)])
        self.assertEqual(Spec().faults(films[0], "MediaInformation"), [])

    def test_the_texts_are_in_the_table(self):
        given = self.example("texts")["texts"]
        self.addCleanup(lambda: STAGE.run(f"import('/cast.js').then(({{ setTexts }}) => setTexts({json.dumps(dict.fromkeys(given))}))"))
        STAGE.run(f"import('/cast.js').then(({{ setTexts }}) => setTexts({json.dumps(given)}))")
        self.assertEqual(STAGE.run("import('/texts.js').then(({ text }) => text('castingTo', { device: 'TV' }))"), "Läuft auf TV")


class Catalogue(unittest.TestCase):
    """The codelab's catalogue of films, read."""

    def read(self, catalogue):
        return STAGE.run(f"import('/remote/films.js').then((films) => films.mediaOf({json.dumps(catalogue)}))")

    def test_the_codelabs_form(self):
        films = self.read({"categories": [{
            "name": "Movies", "hls": "https://h.example/hls/", "mp4": "https://h.example/mp4/", "images": "https://h.example/images/",
            "tracks": "https://h.example/tracks/", "videos": [{
                "title": "Designing", "studio": "Studio", "subtitle": "About it", "duration": 333, "image-480x270": "480x270/a.jpg",
                "image-780x1200": "780x1200/a.jpg",
                "sources": [{"type": "hls", "mime": "application/x-mpegurl", "url": "a.m3u8"}, {"type": "mp4", "mime": "video/mp4", "url": "a.mp4"}],
                "tracks": [{"id": "1", "type": "text", "subtype": "captions", "contentId": "a-en.vtt", "name": "English", "language": "en-US"}]}]}]})
        self.assertEqual(films, [{
            "contentId": "https://h.example/mp4/a.mp4", "contentType": "video/mp4", "streamType": "BUFFERED", "duration": 333,
            "metadata": {"metadataType": 1, "title": "Designing", "subtitle": "About it", "studio": "Studio",
                         "images": [{"url": "https://h.example/images/780x1200/a.jpg"}, {"url": "https://h.example/images/480x270/a.jpg"}]},
            "tracks": [{"trackId": 1, "type": "TEXT", "subtype": "CAPTIONS", "trackContentId": "https://h.example/tracks/a-en.vtt",
                        "trackContentType": "text/vtt", "name": "English", "language": "en-US"}]}])
        self.assertEqual(Spec().faults(films[0], "MediaInformation"), [])

    def test_what_cannot_be_played_is_left_out(self):
        def film(*sources):
            return {"title": "x", "sources": list(sources)}
        films = self.read({"categories": [{"videos": [
            film(), film({"type": "dash", "mime": "application/dash+xml", "url": "https://h.example/a.mpd"}),
            film({"type": "mp4", "url": "javascript:alert(1)"}), film({"type": "mp4", "url": "a.mp4"}), film({"type": "mp4", "url": 7}),
            film({"type": "ogg", "mime": "audio/ogg", "url": "https://h.example/b.ogg"})]}]})
        self.assertEqual([one["contentId"] for one in films], ["https://h.example/b.ogg"])
        self.assertEqual(self.read({}), [])
        many = [film({"type": "mp4", "url": f"https://h.example/{number}.mp4"}) for number in range(600)]
        self.assertEqual(len(self.read({"categories": [{"videos": many}]})), 500)


if __name__ == "__main__":
    unittest.main(verbosity=2)
