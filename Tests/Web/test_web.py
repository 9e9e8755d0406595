"""The remote page and the web components in a real browser, against `cast-receiver`: every widget's states as the server tells them, seen in
the accessibility tree, in computed styles and in pixels; the keyboard alone; hostile input.

`make test-web` runs it; WEB_PICTURES=FOLDER keeps pictures, WEB_FILES=clients/web serves that folder in place of the program's files.
"""

import json
import os
import re
import tempfile
import unittest

from films import FILMS
from page import ARTWORK, PageTest, film
from remote import Remote, contrast, shadow

TRACKS = [
    {"trackId": 1, "type": "AUDIO", "name": "English", "language": "en"},
    {"trackId": 2, "type": "AUDIO", "name": "Deutsch", "language": "de"},
    {"trackId": 3, "type": "TEXT", "subtype": "SUBTITLES", "name": "Français", "language": "fr",
     "trackContentId": "http://media.example/fr.vtt", "trackContentType": "text/vtt"},
]
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
TITLES = [title for title, _, _ in FILMS]
HOSTILE = "<img src=x onerror=\"document.body.dataset.hacked=1\"><script>document.body.dataset.hacked=2</script>"


class WebTests(PageTest):
    # The way in

    def test_the_token_leaves_the_address_and_opens_other_tabs(self):
        self.start()
        self.assertEqual(self.browser.evaluate("location.href"), f"http://127.0.0.1:{self.bridge.port}/")
        self.browser.visit(f"http://127.0.0.1:{self.bridge.port}/")
        self.browser.wait("!document.querySelector('cast-button').hidden")
        self.assertTrue(self.browser.has("button", "Cast. Not connected."))

    def test_shows_a_wrong_token(self):
        self.start(visits=False)
        self.browser.call("Page.navigate", url=f"http://127.0.0.1:{self.bridge.port}/#{'0' * 32}")
        self.browser.wait("document.getElementById('connection')?.textContent.includes('castctl web')")
        self.assertNotEqual(self.browser.evaluate("document.body.dataset.ready"), "1")
        # A refused handshake is an error in the browser's log.
        self.browser.messages.clear()

    def test_the_page_finds_its_server_again(self):
        self.start()
        self.browser.ask("server.shutdown")
        self.browser.wait("document.body.dataset.ready === '0'")
        self.browser.wait("document.body.dataset.ready === '1'")
        self.browser.messages.clear()

    def test_shows_a_missing_network(self):
        self.start(visits=False)
        self.browser.visit(self.bridge.url)
        self.browser.wait("/no network|network interface/.test(document.getElementById('no-devices').textContent)")
        self.assertEqual(self.browser.evaluate("document.querySelectorAll('.problem').length"), 0)

    # The button and the dialog

    def test_button_and_dialog_through_a_session(self):
        receiver = self.start("--ask-launch")
        button = shadow("cast-button", "button")
        self.assertEqual(self.browser.evaluate(button + ".className"), "button inactive")
        self.assertTrue(self.browser.has("button", "Cast. Not connected."))
        self.click(button)
        self.browser.wait(shadow("cast-dialog", "dialog") + ".open")
        self.assertEqual(self.browser.evaluate(button + ".getAttribute('aria-expanded')"), "true")
        self.assertTrue(self.browser.has("dialog", self.text("cast-dialog", "#title")))
        self.browser.picture("dialog-devices")
        self.click(shadow("cast-dialog", "li button"))
        self.browser.wait(button + ".classList.contains('animating')")
        self.wait_text("cast-dialog", ".note", "Living Room TV")
        self.assertFalse(self.browser.evaluate(shadow("cast-dialog", ".bar") + ".hidden"))
        # A request can't be answered before it is sent.
        self.until(lambda: receiver.call("device.status")["screen"].get("prompt"))
        receiver.call("device.decideLaunch", allow=True)
        self.browser.wait(button + ".classList.contains('active')")
        self.assertTrue(self.browser.has("button", "Connected"))
        self.browser.ask("widget.openDialog")
        self.browser.wait(shadow("cast-dialog", "dialog") + ".open")
        self.assertEqual(self.text("cast-dialog", "#title"), "Living Room TV")
        self.click(shadow("cast-dialog", ".actions button:last-child"))
        self.browser.wait(button + ".classList.contains('inactive')")

    def test_a_start_without_the_dialog_fails_with_its_advice_there(self):
        self.start()
        # No server listens there.
        self.add(9, "Attic")
        self.browser.ask("widget.openDialog")
        self.browser.wait(shadow("cast-dialog", "li") + " !== null")
        with self.assertRaises(RuntimeError):
            self.browser.ask("session.start", friendlyName="Attic")
        self.wait_text("cast-dialog", ".failure", "onnection refused")
        self.wait_text("cast-dialog", ".failure", "restart the device")

    def test_shows_a_missing_device_for_people(self):
        receiver = self.start()
        # No server listens there.
        self.add(9, "Attic")
        self.browser.ask("widget.openDialog")
        self.browser.wait(shadow("cast-dialog", "li") + " !== null")
        rows = "[...document.querySelector('cast-dialog').shadowRoot.querySelectorAll('li button')]"
        self.click(f"{rows}.find((row) => row.textContent.includes('Attic'))")
        self.browser.wait(f"!{shadow('cast-dialog', '.failure')}.hidden")
        self.assertIn("onnection refused", self.text("cast-dialog", ".failure"))
        # What to do about it comes with it.
        self.wait_text("cast-dialog", ".failure", "restart the device")
        self.assertEqual(receiver.call("device.list")["devices"][0]["name"], "Living Room TV")

    def test_the_intro_overlay_points_at_the_button(self):
        self.start(is_introduced=False)
        self.browser.wait(shadow("cast-intro-overlay", "dialog") + ".open")
        self.assertIn("Touch to cast", self.text("cast-intro-overlay", "#title"))
        hole, button = self.browser.evaluate(
            f"[{shadow('cast-intro-overlay', '.hole')}, document.querySelector('cast-button')].map((e) => {{"
            " const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })")
        self.assertAlmostEqual(hole[0], button[0], delta=2)
        self.assertAlmostEqual(hole[1], button[1], delta=2)
        self.browser.picture("intro-overlay")
        self.browser.press("Escape")
        self.browser.wait(f"!{shadow('cast-intro-overlay', 'dialog')}.open")

    # What plays

    def test_the_keyboard_alone_from_opening_to_a_film_that_plays_and_pauses(self):
        receiver = self.start(is_introduced=False)
        self.browser.wait(shadow("cast-intro-overlay", "dialog") + ".open")
        self.assertEqual(self.browser.focused(), ("button", "OK"))
        self.browser.press("Enter")
        self.browser.wait(f"!{shadow('cast-intro-overlay', 'dialog')}.open")
        self.browser.tab_to("button", "Cast. Not connected.")
        self.browser.press("Enter")
        self.browser.wait(shadow("cast-dialog", "dialog") + ".open")
        self.browser.tab_to("button", "Living Room TV")
        self.browser.press("Enter")
        self.browser.wait(shadow("cast-button", "button") + ".classList.contains('active')")
        self.browser.wait(f"!{shadow('cast-dialog', 'dialog')}.open")
        self.browser.tab_to("textbox", "Play")
        self.browser.write("http://media.example/keys.mp4?duration=600")
        self.browser.press("Enter")
        self.browser.wait(self.button("#player", "Pause") + " !== null")
        self.browser.tab_to("button", "Pause", limit=60, is_whole=True)
        self.browser.press(" ")
        self.browser.wait(self.button("#player", "Play") + " !== null")
        self.until(lambda: receiver.call("device.status")["screen"]["phase"] == "paused")
        # The focus is still there: the button only changed its name.
        self.assertEqual(self.browser.focused(), ("button", "Play"))

    def test_the_position_moves_and_is_sought_by_hand_and_by_keys(self):
        receiver = self.start()
        self.play()
        slider = "document.querySelector('#player').shadowRoot.querySelector('cast-position').shadowRoot.querySelector('.slider')"
        self.browser.wait(f"Number({slider}.getAttribute('aria-valuenow')) >= 1")
        x, y = self.centre(slider, 0.5)
        far, _ = self.centre(slider, 0.75)
        start, _ = self.centre(slider, 0.01)
        self.browser.pointer("mousePressed", start, y)
        self.browser.pointer("mouseMoved", x, y)
        tip = slider + ".querySelector('.tip')"
        self.browser.wait(f"!{tip}.hidden && {tip}.textContent === '05:00'")
        self.browser.picture("position-preview", "document.querySelector('#player').shadowRoot.querySelector('cast-position')", 24)
        self.browser.pointer("mouseMoved", far, y)
        self.browser.pointer("mouseReleased", far, y)
        self.browser.wait(f"Number({slider}.getAttribute('aria-valuenow')) >= 450")
        self.until(lambda: 449 < receiver.call("device.status")["screen"]["media"]["position"] < 480)
        self.browser.evaluate(f"{slider}.focus()")

        def steps_back():
            # Keys do nothing while the seek is under way.
            self.browser.press("ArrowLeft")
            return self.browser.evaluate(f"Number({slider}.getAttribute('aria-valuenow')) < 448")
        self.until(steps_back)
        self.until(lambda: receiver.call("device.status")["screen"]["media"]["position"] < 449)
        self.assertIn(" of 10:00", self.browser.evaluate(f"{slider}.getAttribute('aria-valuetext')"))

    def test_volume_by_hand_and_mute(self):
        receiver = self.start()
        self.play()
        slider = shadow("#volume-card cast-volume", ".slider")
        x, y = self.centre(slider, 0.4)
        self.browser.pointer("mousePressed", x, y)
        self.browser.pointer("mouseReleased", x, y)
        self.browser.wait(f"{shadow('#volume-card cast-volume', '.percent')}.textContent === '40 %'")
        self.until(lambda: abs(receiver.call("device.status")["screen"]["volume"]["level"] - 0.4) < 0.02)
        self.click(self.button("#volume-card cast-volume", "Mute"))
        self.browser.wait(self.button("#volume-card cast-volume", "Unmute") + " !== null")
        # A user turns the device's own knob.
        receiver.call("device.setVolume", level=0.7, muted=False)
        self.browser.wait(f"{shadow('#volume-card cast-volume', '.percent')}.textContent === '70 %'")

    def test_the_members_of_a_group(self):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as fleet:
            json.dump({"devices": [{"model": "google-home", "name": "Kitchen"}, {"model": "google-home", "name": "Hall"}],
                       "groups": [{"name": "Downstairs", "members": ["Kitchen", "Hall"]}]}, fleet)
            fleet.flush()
            receiver = self.start("--fleet", fleet.name, name="Downstairs", index=2)
        self.play()
        members = "[...document.querySelectorAll('#members .member')]"
        self.browser.wait(f"{members}.length === 2 && {members}.every((row) => row.textContent.includes('50 %'))")
        slider = f"{members}.find((row) => row.textContent.includes('Hall')).querySelector('.slider')"
        self.assertTrue(self.browser.has("slider", "Volume of Hall"))
        x, y = self.centre(slider, 0.8)
        self.browser.pointer("mousePressed", x, y)
        self.browser.pointer("mouseReleased", x, y)
        self.until(lambda: abs(receiver.call("device.list")["devices"][1]["volume"]["level"] - 0.8) < 0.02)
        self.browser.wait(f"{members}.find((row) => row.textContent.includes('Hall')).lastChild.textContent === '80 %'")
        self.browser.picture("group", "document.getElementById('volume-card')")

    def test_tracks(self):
        receiver = self.start()
        self.play(film(tracks=TRACKS))
        self.click(self.button("#player", "Audio and subtitles"))
        self.browser.wait(shadow("cast-tracks", "dialog") + ".open")
        for name in ("Deutsch", "Français", "None"):
            self.assertTrue(self.browser.has("radio", name), name)
        self.browser.picture("tracks")
        labels = "[...document.querySelector('cast-tracks').shadowRoot.querySelectorAll('label')]"
        self.click(f"{labels}.find((label) => label.textContent === 'Français').querySelector('input')")
        self.browser.wait(f"!{shadow('cast-tracks', 'dialog')}.open")
        self.until(lambda: receiver.call("device.status")["screen"]["media"].get("activeTracks") == ["Français"])

    def test_ad_with_its_clock_and_skip(self):
        self.start()
        clips = [{"id": "c1", "title": "Mountain Spring Water", "duration": 30, "whenSkippable": 3,
                  "contentId": "http://media.example/ad?duration=30", "clickThroughUrl": "javascript:alert(1)"}]
        session = self.connect()
        media = film(breaks=[{"id": "b", "position": 0, "breakClipIds": ["c1"]}], breakClips=clips)
        self.browser.ask("media.load", sessionId=session, media=media)
        skip = shadow("#player", ".ad button")
        self.browser.wait(f"/^Skip in [1-3] s$/.test({skip}.textContent)")
        self.assertEqual(self.browser.evaluate(f"{skip}.getAttribute('aria-disabled')"), "true")
        self.assertEqual(self.text("#player", ".ad strong"), "Mountain Spring Water")
        self.assertTrue(self.browser.evaluate(shadow("#player", ".ad a") + ".hidden"))
        self.browser.picture("ad")
        self.browser.wait(f"{skip}.getAttribute('aria-disabled') === null && !{skip}.hidden")
        self.click(skip)
        self.browser.wait(shadow("#player", ".ad") + ".hidden")

    def test_live(self):
        self.start()
        self.play({**film(), "contentId": "http://media.example/live.m3u8", "streamType": "LIVE", "contentType": "application/x-mpegurl"})
        self.browser.wait(self.button("#player", "Stop") + " !== null")
        position = "document.querySelector('#player').shadowRoot.querySelector('cast-position').shadowRoot"
        self.browser.wait(f"!{position}.querySelector('.live').hidden")
        self.assertEqual(self.browser.evaluate(f"getComputedStyle({position}.querySelector('.live')).backgroundColor"), "rgb(179, 38, 30)")

    def test_speed(self):
        receiver = self.start()
        self.play()
        self.browser.wait(shadow("#player", ".rates label:nth-of-type(2) input") + "?.checked")
        self.click(shadow("#player", "summary"))
        self.click(shadow("#player", ".rates label:nth-of-type(3)"))
        self.browser.wait(shadow("#player", ".rates label:nth-of-type(3) input") + ".checked")
        self.until(lambda: receiver.call("device.status")["screen"]["media"]["rate"] == 2)

    def test_mini_and_expanded_controller(self):
        receiver = self.start()
        self.browser.resize(360, 640)
        self.play()
        self.browser.evaluate("scrollTo(0, document.body.scrollHeight)")
        self.browser.wait("getComputedStyle(document.querySelector('#mini')).display === 'block'")
        self.assertTrue(self.browser.has("button", "Show all controls"))
        self.browser.picture("mini-controller")
        self.browser.evaluate(self.button("#mini", "Pause") + ".focus()")
        self.browser.press("Enter")
        self.browser.wait(self.button("#mini", "Play") + " !== null")
        self.until(lambda: receiver.call("device.status")["screen"]["phase"] == "paused")
        self.browser.evaluate(shadow("#mini", ".open") + ".click()")
        self.browser.wait(shadow("#expanded", "dialog") + ".open")
        self.assertIn("Living Room TV", self.text("#expanded", "header p"))
        self.assertTrue(self.browser.evaluate("document.querySelector('#mini').hidden"))
        self.browser.picture("expanded-controller")
        self.browser.press("Escape")
        self.browser.wait(f"!{shadow('#expanded', 'dialog')}.open && !document.querySelector('#mini').hidden")

    def test_the_queue_by_hand_and_by_keys(self):
        self.start()
        session = self.play(film(1), film(2), film(3))
        rows = "[...document.querySelector('#queue').shadowRoot.querySelectorAll('li')]"
        titles = f"{rows}.map((row) => row.querySelector('.name').textContent.slice(-1)).join('')"
        self.browser.wait(f"{titles} === '123' && {rows}[0].getAttribute('aria-current') === 'true'")
        self.browser.picture("queue", "document.getElementById('queue-card')")
        x, y = self.centre(f"{rows}[2].querySelector('.handle')")
        _, top = self.centre(f"{rows}[1]")
        self.browser.pointer("mousePressed", x, y)
        self.browser.pointer("mouseMoved", x, (y + top) / 2)
        self.browser.pointer("mouseMoved", x, top)
        self.browser.pointer("mouseReleased", x, top)
        self.browser.wait(f"{titles} === '132'")
        self.browser.evaluate(f"{rows}[0].querySelector('.handle').focus()")
        self.browser.press("ArrowDown")
        self.browser.wait(f"{titles} === '312'")
        self.wait_text("#queue", "[role=status]", "now number 2")
        self.assertEqual(self.browser.focused(), ("button", "Move The Long Dusk 1: up and down arrows"))
        self.click(f"{rows}[2].querySelector('.play')")
        self.browser.wait(f"{rows}[2].getAttribute('aria-current') === 'true'")
        self.click(f"{rows}[0].querySelector('button[aria-label^=Remove]')")
        self.browser.wait(f"{titles} === '12'")
        self.assertEqual(len(self.browser.ask("queue.fetchItemIds", sessionId=session)["itemIds"]), 2)

    def test_what_another_tab_and_the_device_do_is_seen(self):
        receiver = self.start()
        self.play()
        other = Remote(800, 600)
        self.addCleanup(other.close)
        other.visit(self.bridge.url)
        other.wait(self.button("#player", "Pause") + " !== null")
        other.evaluate(self.button("#player", "Pause") + ".click()")
        self.browser.wait(self.button("#player", "Play") + " !== null")
        receiver.call("media.play")
        other.wait(self.button("#player", "Pause") + " !== null")
        other.wait("[...document.querySelectorAll('#devices li :is(.title, .now)')].map((one) => one.textContent).join() === 'The Long Dusk 1,Playing · A film from the mountains'")

    # How it looks

    def test_the_style_tree_is_seen_in_pixels(self):
        self.start()
        self.play()
        self.browser.ask("widget.setOptions", options={"castButton": {"tintColor": "#FF8800"}})
        self.browser.ask("widget.setStyle", path="castViews.mediaControl.expandedController", attributes={
            "backgroundColor": "#102030", "iconTintColor": "#00FF00", "headingTextColor": "#FFFF00", "headingTextFont": {"family": "serif", "size": 30},
            "playImage": ARTWORK, "pauseImage": ARTWORK,
        })
        self.assertNotEqual(self.browser.evaluate(f"getComputedStyle({shadow('#player', '.panel')}).backgroundColor"), "rgb(16, 32, 48)")
        self.browser.ask("widget.applyStyle")
        self.browser.wait(f"getComputedStyle({shadow('#player', '.panel')}).backgroundColor === 'rgb(16, 32, 48)'")
        heading = f"getComputedStyle({shadow('#player', '#title')})"
        self.assertEqual(self.browser.evaluate(f"{heading}.color"), "rgb(255, 255, 0)")
        self.assertEqual(self.browser.evaluate(f"{heading}.fontSize + {heading}.fontFamily"), "30pxserif")
        self.browser.wait(f"getComputedStyle({shadow('cast-button', 'button')}).color === 'rgb(255, 136, 0)'")
        self.browser.wait(shadow("#player", ".centre img") + ".src.startsWith('data:image')")
        box = self.browser.evaluate(f"(() => {{ const b = {shadow('#player', '.panel')}.getBoundingClientRect(); return [b.left + 6, b.top + 30]; }})()")
        self.assertEqual(self.browser.pixel(*box), [16, 32, 48])
        self.browser.picture("styled")
        # A removed value falls back to the enclosing one.
        self.browser.ask("widget.setStyle", path="castViews.mediaControl.expandedController", attributes={"backgroundColor": None})
        self.browser.ask("widget.applyStyle")
        self.browser.wait(f"getComputedStyle({shadow('#player', '.panel')}).backgroundColor === 'rgb(255, 255, 255)'")

    def test_it_fits_narrow_and_wide_light_and_dark_both_directions(self):
        self.start()
        self.play(film(1), film(2))
        for width in (360, 1600):
            for scheme in ("light", "dark"):
                for direction in ("ltr", "rtl"):
                    self.browser.resize(width, 900)
                    self.browser.emulate(motion="reduce", scheme=scheme)
                    self.browser.evaluate(f"document.documentElement.dir = '{direction}'; scrollTo(0, 0)")
                    self.assertLessEqual(self.browser.evaluate("document.documentElement.scrollWidth"), width, (width, scheme, direction))
                    colours = self.browser.evaluate(
                        f"[getComputedStyle({shadow('#player', '#title')}).color, getComputedStyle({shadow('#player', '.panel')}).backgroundColor]")
                    self.assertGreater(contrast(*colours), 7, (scheme, colours))
                    self.browser.picture(f"page-{width}-{scheme}-{direction}")

    def test_every_control_has_a_name(self):
        self.start()
        self.play(film(1, tracks=TRACKS), film(2, tracks=TRACKS))
        self.browser.wait("document.querySelector('#queue').length === 2")
        controls = [node for node in self.browser.accessible() if node[0] in ("button", "slider", "radio", "textbox", "progressbar", "link")]
        self.assertGreater(len(controls), 15)
        self.assertEqual([node for node in controls if not node[1].strip()], [])

    def test_shows_an_error_with_advice(self):
        self.start()
        self.connect()
        self.browser.evaluate("document.querySelector('#mini').tap('media.seek', { currentTime: 3 })")
        self.browser.wait("document.querySelector('#problems .problem p + p')?.textContent === 'Play something first.'")
        self.assertTrue(self.browser.has("alert", ""))
        self.browser.picture("problem", "document.querySelector('.problem')")
        self.click("document.querySelector('#problems button')")
        self.browser.wait("document.querySelectorAll('#problems .problem').length === 0")

    # The texts, in another language

    def words(self):
        """The texts on the page and the names of its elements, also inside components."""
        return self.browser.evaluate("""(() => {
          const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
          const written = all(document).filter((one) => one.checkVisibility({ visibilityProperty: true })).flatMap((one) => [
            ...['aria-label', 'title', 'aria-valuetext'].map((name) => one.getAttribute(name)),
            ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data)]);
          return [document.title, ...written].map((words) => words?.trim()).filter(Boolean);
        })()""")

    def expect_no_english(self, *names):
        """Everything is from the table, which has no Latin letters, or from the media and the devices."""
        known = re.compile("|".join(["Living Room TV", "The Long Dusk", "A film from the mountains", "Mountain Pictures", "[0-9:.,×·-]", *TITLES, *names]))
        self.assertEqual([words for words in self.words() if re.search("[A-Za-z]", known.sub("", words))], [])

    def test_another_language_from_right_to_left(self):
        # Every text, and the server's sentences, in letters of a language that is written so.
        letters = str.maketrans({letter: chr(0x5D0 + index % 27) for index, letter in enumerate("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.")})
        with open(os.path.join(ROOT, "clients", "web", "texts.js"), encoding="utf-8") as file:
            keys = re.findall(r"^  (\w+): (?:'(.*)'|null),$", file.read(), re.MULTILINE)
        texts = {key: " ".join([key.translate(letters), *re.findall(r"\{\w+\}", words)]) for key, words in keys}
        receiver = self.start(texts={"language": "he", "direction": "rtl", "texts": {**texts, "castingTo": "א {device}", "connectingTo": "ב {device}"}}, visits=False)
        self.browser.visit(self.bridge.url)
        self.assertEqual(self.browser.evaluate("[document.documentElement.lang, document.documentElement.dir]"), ["he", "rtl"])
        self.browser.wait(f"document.getElementById('no-devices').textContent !== {texts['searching']!r}")
        self.browser.wait("document.querySelectorAll('.film').length === 4")
        self.device = self.add(receiver.port(), "Living Room TV")
        self.browser.wait(shadow("cast-intro-overlay", "dialog") + ".open")
        self.expect_no_english()
        self.dismiss_intro()
        self.assertTrue(self.browser.has("button", texts["castNotConnected"]))
        self.browser.ask("widget.openDialog")
        self.browser.wait(shadow("cast-dialog", "dialog") + ".open")
        self.expect_no_english()
        self.play(film(1, tracks=TRACKS), film(2, tracks=TRACKS))
        self.browser.wait("document.querySelector('#queue').length === 2")
        self.browser.wait(self.button("#player", texts["pause"]) + " !== null")
        self.expect_no_english()
        for width in (360, 1600):
            self.browser.resize(width, 900)
            self.assertLessEqual(self.browser.evaluate("document.documentElement.scrollWidth"), width)
            # The first element is on the right.
            left, right = self.browser.evaluate(
                "['.top h1', '#cast-button'].map((one) => document.querySelector(one).getBoundingClientRect().left)")
            self.assertGreater(left, right)
            self.browser.picture(f"language-{width}")
        self.browser.ask("widget.pressButton", widget="MEDIA_CONTROLLER", control="CLOSED_CAPTIONS")
        self.browser.wait(shadow("cast-tracks", "dialog") + ".open")
        self.expect_no_english("English", "Deutsch", "Français")
        self.browser.ask("widget.closeTrackSelector")
        self.browser.ask("widget.presentExpandedController")
        self.browser.wait(shadow("#expanded", "dialog") + ".open")
        self.expect_no_english()
        self.browser.ask("widget.dismissExpandedController")
        self.browser.wait(f"!{shadow('#expanded', 'dialog')}.open")
        self.browser.evaluate("document.querySelector('.film').click()")
        self.browser.wait("document.getElementById('film').open")
        self.expect_no_english("what happens up there")

    def test_replaces_and_restores_visible_texts(self):
        self.start()
        self.play({**film(), "contentId": "http://media.example/live.m3u8", "streamType": "LIVE", "contentType": "application/x-mpegurl"})
        self.browser.wait(self.button("#player", "Stop") + " !== null")
        live = "document.querySelector('#player').shadowRoot.querySelector('cast-position').shadowRoot.querySelector('.live').textContent"
        for given, shown in (({"stop": "Anhalten", "live": "Direkt", "removeItem": "{title} weg", "films": "Filme"}, ("Anhalten", "Direkt", "weg", "Filme")),
                             ({"stop": None, "live": None, "removeItem": None, "films": None}, ("Stop", "Live", "Remove", "Films"))):
            self.browser.run(f"import('/cast.js').then(({{ setTexts }}) => setTexts({json.dumps(given)}))")
            self.browser.wait(self.button("#player", shown[0]) + " !== null")
            self.browser.wait(f"{live} === {shown[1]!r}")
            self.browser.wait(shadow("#queue", f"[aria-label*={shown[2]}]") + " !== null")
            self.browser.wait(f"document.getElementById('films-title').textContent === {shown[3]!r}")

    def test_texts_for_errors_take_the_place_of_the_servers(self):
        self.start(texts={"texts": {"error.NoMediaSession": "Es läuft nichts.", "advice.NoMediaSession": "Wähle einen Film."}})
        self.connect()
        self.browser.evaluate("document.querySelector('#mini').tap('media.seek', { currentTime: 3 })")
        self.browser.wait("document.querySelector('#problems').textContent.includes('Es läuft nichts.Wähle einen Film.')")

    def test_shows_the_servers_end_in_the_pages_language(self):
        self.start(texts={"texts": {"serverEnded": "Der Server ist weg."}})
        self.browser.evaluate("""(() => {
          window.told = [];
          const place = document.getElementById('connection');
          new MutationObserver(() => window.told.push(place.textContent)).observe(place, { childList: true, subtree: true });
        })()""")
        self.browser.ask("server.shutdown")
        self.browser.wait("window.told.includes('Der Server ist weg.')")
        self.browser.wait("document.body.dataset.ready === '1'")
        self.browser.messages.clear()

    def test_reports_an_unknown_text(self):
        self.start(texts={"language": "de", "texts": {"puase": "Anhalten"}})
        self.browser.wait("document.querySelector('#problems').textContent.includes('puase')")
        self.assertEqual(self.browser.evaluate("document.documentElement.lang"), "en")

    # Hostile input

    def test_hostile_texts_are_texts(self):
        self.start()
        self.play({**film(), "metadata": {"metadataType": 1, "title": HOSTILE, "subtitle": HOSTILE,
                                          "images": [{"url": "javascript:document.body.dataset.hacked=3"}]}})
        self.wait_text("#player", "#title", "<script>")
        self.browser.wait("document.querySelector('#devices').textContent.includes('<script>')")
        self.assertEqual(self.browser.evaluate("String(document.body.dataset.hacked)"), "undefined")
        self.assertEqual(self.browser.evaluate("document.querySelectorAll('script').length"), 1)

    def test_every_hostile_text_is_a_text(self):
        with open(os.path.join(ROOT, "Tests", "HostileTexts", "texts.json"), encoding="utf-8") as file:
            texts = [each["text"] for each in json.load(file)["texts"]]
        receiver = self.start()
        names = [{**film(number), "metadata": {"metadataType": 0, "title": words, "subtitle": words}} for number, words in enumerate(texts)]
        self.play(*names)
        self.browser.wait(f"document.querySelector('#queue').length === {len(texts)}")
        rows = "[...document.querySelector('#queue').shadowRoot.querySelectorAll('.name')].map((row) => row.textContent)"
        # A long list is drawn as it is scrolled.
        scroll = "((list) => { list.scrollTop = list.scrollHeight; })(document.querySelector('#queue').shadowRoot.querySelector('ol'))"
        self.browser.wait(f"({scroll}, {rows}.length === {len(texts)})")
        shown = self.browser.evaluate(rows)
        self.assertEqual([row for row, words in zip(shown, texts) if words], [words for words in texts if words])
        for words in texts:
            self.browser.ask("discovery.addDevice", host="127.0.0.1", port=receiver.port(0), friendlyName=words)
            shown = self.browser.ask("discovery.list")["devices"][0]["friendlyName"]
            # Two spellings of one letter are the same name to the server, so that isn't told.
            rows = "[...document.querySelectorAll('#devices .name')]"
            self.browser.wait(f"{rows}.some((row) => row.textContent.normalize() === {json.dumps(shown)}.normalize())")
        self.assertTrue(self.browser.evaluate("document.title").startswith(texts[0] or "Untitled"))
        self.assertEqual(self.browser.evaluate("document.querySelectorAll('script, iframe, object').length"), 1)
        loaded = self.browser.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name)).map(({ protocol, host }) => protocol + host)")
        self.assertEqual(set(loaded) - {f"http:127.0.0.1:{self.bridge.port}", f"http:127.0.0.1:{self.films.server.server_port}", "data:", "blob:"}, set())

    def test_pictures_of_the_own_network_are_shown_if_the_options_allow_it(self):
        server, asked = self.pictures()
        self.start(settings={"images": {"fetch": {"allowPrivateAddresses": True}}})
        self.play({**film(), "metadata": {"metadataType": 0, "title": "At home", "images": [{"url": f"http://127.0.0.1:{server.server_port}/a.png"}]}})
        picture = shadow("#player", "img")
        self.browser.wait(f"{picture}.src.startsWith('blob:') && {picture}.naturalWidth === 1 && !{picture}.hidden")
        self.assertEqual(asked, ["/a.png"])

    def test_pictures_of_a_device_come_from_no_private_address(self):
        trap, asked = self.pictures()
        self.start()
        # A router, a program on this machine by its number and by a name, the page itself.
        urls = [f"http://127.0.0.1:{trap.server_port}/a.png", f"http://localhost:{trap.server_port}/b.png", f"http://[::ffff:127.0.0.1]:{trap.server_port}/c.png",
                f"http://127.0.0.1:{self.bridge.port}/cast.js", "http://192.168.1.1/reboot.png"]
        session = self.connect()
        for url in urls:
            media = {**film(), "metadata": {"metadataType": 0, "title": url, "images": [{"url": url}]}}
            self.browser.ask("queue.load", sessionId=session, items=[{"media": media}])
            self.wait_text("#player", "#title", url)
            self.browser.wait(f"{shadow('#player', 'img')}.dataset.picture === {url!r}")
            with self.assertRaisesRegex(RuntimeError, "ImageURLRefused"):
                self.browser.ask("image.fetch", url=url, options={"allowPlainHTTP": True})
            self.assertTrue(self.browser.evaluate(shadow("#player", "img") + ".hidden"))
        # The policy holds where a script of the page forgets.
        self.browser.run(f"""new Promise((done) => {{
          const image = new Image();
          image.onerror = done;
          image.src = {urls[0]!r};
        }})""")
        self.assertEqual(asked, [])
        self.browser.messages.clear()

    def test_pictures_of_the_catalogue_come_from_where_the_user_says(self):
        self.start()
        poster = "document.querySelector('#films img')"
        self.browser.wait(f"{poster}?.src.startsWith('blob:') && {poster}.naturalWidth > 0")

    def test_a_page_of_another_site_gets_nothing_even_with_the_token(self):
        self.start()
        there = f"127.0.0.1:{self.bridge.port}"
        # Any page of another origin: here that of a picture.
        self.browser.call("Page.navigate", url=self.films.base + "First%20Snow.svg")
        self.browser.wait(f"location.origin + '/' === {self.films.base!r}")
        answer = self.browser.run(f"""Promise.all([
          new Promise((done) => {{
            const socket = new WebSocket('ws://{there}/rpc', ['cast-rpc.v1', 'token.{self.bridge.token}']);
            socket.onopen = () => done('let in');
            socket.onerror = () => done('refused');
          }}),
          fetch('http://{there}/').then(() => 'read', () => 'refused'),
          import('http://{there}/cast.js').then(() => 'run', () => 'refused'),
        ])""")
        self.assertEqual(answer, ["refused"] * 3)
        self.browser.messages.clear()

    def test_refuses_a_rebound_name_with_the_token(self):
        self.start(visits=False)
        browser = Remote(800, 600, ["--host-resolver-rules=MAP evil.example 127.0.0.1"])
        self.addCleanup(browser.close)
        browser.call("Page.navigate", url=f"http://evil.example:{self.bridge.port}/#{self.bridge.token}")
        browser.wait("location.hostname === 'evil.example' && document.body?.textContent.includes('for 127.0.0.1 and localhost alone')")
        answer = browser.run(f"""Promise.all([
          new Promise((done) => {{
            const socket = new WebSocket('ws://evil.example:{self.bridge.port}/rpc', ['cast-rpc.v1', 'token.{self.bridge.token}']);
            socket.onopen = () => done('let in');
            socket.onerror = () => done('refused');
          }}),
          fetch('/cast.js').then((response) => response.status),
        ])""")
        self.assertEqual(answer, ["refused", 403])

    def test_a_script_in_the_page_is_refused(self):
        self.start()
        self.browser.evaluate("""(() => {
          const script = document.createElement('script');
          try { script.textContent = 'document.body.dataset.hacked = 1'; document.body.append(script); } catch { }
        })()""")
        self.assertEqual(self.browser.evaluate("String(document.body.dataset.hacked)"), "undefined")
        self.browser.messages.clear()


if __name__ == "__main__":
    unittest.main(verbosity=2)
