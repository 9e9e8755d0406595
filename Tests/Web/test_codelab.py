"""The codelab for iOS (CastVideos), step by step, as a person does it on the remote page: a catalogue of films, a player in the page, the Cast button
and its introduction, to the TV and back, the queue, the mini and the expanded controller."""

import unittest

from films import FILMS
from page import PageTest, film
from remote import shadow

VIDEO = "document.getElementById('video')"
SHEET = "document.getElementById('film')"
TITLES = [title for title, _, _ in FILMS]


class CodelabTests(PageTest):
    def choose(self, title, action):
        """Opens a film's sheet, and chooses one of its actions."""
        self.open_sheet(title)
        self.click(f"[...{SHEET}.querySelectorAll('button')].find((one) => !one.hidden && one.textContent === {action!r})")
        self.browser.wait(f"!{SHEET}.open")

    def open_sheet(self, title):
        # Not by the pointer: films move down when the queue above them grows.
        self.browser.evaluate(f"[...document.querySelectorAll('.film')].find((one) => one.textContent.includes({title!r})).click()")
        self.browser.wait(f"{SHEET}.open")

    def actions(self):
        return self.browser.evaluate(f"[...{SHEET}.querySelectorAll('.actions button')].filter((one) => !one.hidden).map((one) => one.textContent)")

    def connect(self):
        session = super().connect()
        self.browser.wait(shadow("cast-button", "button") + ".classList.contains('active')")
        return session

    def screen(self):
        return self.receiver.call("device.status")["screen"]

    def position(self):
        return self.screen().get("media", {}).get("position", 0)

    def start(self, *options, **more):
        self.receiver = super().start(*options, **more)
        self.browser.wait("document.querySelectorAll('.film').length === 4")
        return self.receiver

    def queue_titles(self):
        return "[...document.querySelector('#queue').shadowRoot.querySelectorAll('.name')].map((one) => one.textContent).join()"

    # The sample app: a list of films, which play in the page

    def test_the_catalogue_is_listed_and_a_film_described(self):
        self.start()
        for title in TITLES:
            self.assertTrue(self.browser.has("button", f"{title}"), title)
        self.assertIn("Mountain Pictures · 01:00", self.browser.evaluate("document.querySelector('.film').textContent"))
        self.open_sheet("First Snow")
        self.assertTrue(self.browser.has("dialog", "First Snow"))
        self.assertIn("what happens up there", self.browser.evaluate(f"{SHEET}.textContent"))
        self.assertEqual(self.actions(), ["Play here"])
        self.browser.wait(f"{SHEET}.querySelector('img').complete")
        self.browser.picture("film", SHEET)
        self.browser.press("Escape")
        self.browser.wait(f"!{SHEET}.open")

    def test_without_a_device_a_film_plays_in_the_page(self):
        self.start()
        self.choose("First Snow", "Play here")
        self.browser.wait(f"!{VIDEO}.paused && {VIDEO}.currentTime > 0")
        self.assertEqual(self.browser.evaluate("document.getElementById('local-title').textContent"), "First Snow")
        self.click("document.getElementById('local-close')")
        self.browser.wait(f"{VIDEO}.paused && document.getElementById('local').hidden")

    def test_reports_an_unreadable_catalogue(self):
        self.start()
        self.browser.evaluate("document.querySelectorAll('#problems button').forEach((one) => one.click())")
        with open(f"{self.bridge.folder}/catalogue.json", "w", encoding="utf-8") as file:
            file.write("{")
        self.browser.visit(f"http://127.0.0.1:{self.bridge.port}/")
        self.browser.wait("document.querySelector('#problems').textContent.includes('catalogue')")
        self.assertTrue(self.browser.evaluate("document.getElementById('films-card').hidden"))

    # Add the Cast button, and the introductory overlay

    def test_the_button_is_introduced_with_the_first_device_and_only_once(self):
        self.start(is_introduced=False)
        self.browser.wait(shadow("cast-intro-overlay", "dialog") + ".open")
        self.assertTrue(self.browser.has("dialog", "Touch to cast media to your TV and Speakers"))
        self.browser.press("Enter")
        self.browser.wait(f"!{shadow('cast-intro-overlay', 'dialog')}.open")
        self.browser.visit(f"http://127.0.0.1:{self.bridge.port}/")
        self.browser.wait("!document.querySelector('cast-button').hidden")
        self.assertFalse(self.browser.ask("widget.presentIntroOverlay")["isShown"])

    # Cast video content: to the TV and back

    def play_here(self, title="The Long Dusk", position=20):
        self.choose(title, "Play here")
        self.browser.wait(f"{VIDEO}.readyState >= 2 && !{VIDEO}.paused")
        self.browser.evaluate(f"{VIDEO}.currentTime = {position}")
        self.browser.wait(f"{VIDEO}.currentTime > {position}")

    def test_a_film_goes_to_the_tv_at_its_position_and_comes_back(self):
        self.start()
        self.play_here()
        self.browser.picture("local-player", "document.getElementById('local')")
        self.connect()
        self.until(lambda: 19 < self.position() < 35)
        self.assertEqual(self.screen()["media"]["contentUrl"], self.films.url("The Long Dusk"))
        self.until(lambda: self.screen()["phase"] == "playing")
        self.browser.wait(f"{VIDEO}.paused && document.getElementById('local').hidden")
        self.browser.ask("widget.slide", slider="STREAM_POSITION", phase="ENDED", value=40)
        self.until(lambda: self.position() > 39)
        self.browser.ask("widget.disconnect", action="STOP_CASTING")
        self.browser.wait(f"!{VIDEO}.paused && {VIDEO}.currentTime > 39 && {VIDEO}.currentTime < 55")
        self.assertFalse(self.browser.evaluate("document.getElementById('local').hidden"))

    def test_a_pause_survives_both_transfers(self):
        self.start()
        self.play_here()
        self.browser.evaluate(f"{VIDEO}.pause()")
        self.connect()
        self.until(lambda: self.screen()["phase"] == "paused" and self.position() >= 20)
        self.browser.wait(self.button("#player", "Play") + " !== null")
        self.browser.ask("widget.disconnect", action="STOP_CASTING")
        self.browser.wait(f"!document.getElementById('local').hidden && {VIDEO}.readyState >= 1 && {VIDEO}.currentTime >= 20")
        self.assertTrue(self.browser.evaluate(f"{VIDEO}.paused"))

    def test_a_film_that_was_chosen_on_the_tv_comes_here_at_the_end(self):
        self.start()
        self.connect()
        self.choose("The Pass", "Play on Living Room TV")
        self.until(lambda: self.screen()["phase"] == "playing")
        pause = self.button("#player", "Pause")
        self.browser.wait(f"{pause} && !{pause}.matches('[aria-disabled=true]')")
        self.browser.ask("widget.slide", slider="STREAM_POSITION", phase="ENDED", value=30)
        self.until(lambda: self.position() > 29)
        self.browser.ask("widget.disconnect", action="STOP_CASTING")
        self.browser.wait(f"{VIDEO}.currentTime > 29 && document.getElementById('local-title').textContent === 'The Pass'")

    def test_a_film_left_on_the_tv_waits_here(self):
        self.start()
        self.play_here()
        self.connect()
        self.until(lambda: self.screen()["phase"] == "playing")
        self.browser.wait("document.getElementById('local').hidden")
        self.browser.ask("widget.openDialog")
        self.browser.wait(shadow("cast-dialog", "dialog") + ".open")
        self.click(shadow("cast-dialog", ".actions button"))
        self.browser.wait(f"!document.getElementById('local').hidden && {VIDEO}.readyState >= 1")
        self.assertTrue(self.browser.evaluate(f"{VIDEO}.paused"))
        self.assertEqual(self.screen()["phase"], "playing")

    def test_a_connection_that_is_made_again_brings_nothing_back(self):
        self.start()
        self.play_here()
        self.connect()
        self.until(lambda: self.screen()["phase"] == "playing")
        self.browser.wait("document.getElementById('local').hidden")
        self.browser.evaluate("""(() => {
          window.modes = [];
          window.plays = 0;
          document.getElementById('video').addEventListener('play', () => { window.plays += 1; });
          window.tester.addEventListener('notification', ({ detail }) => window.modes.push(detail.params.state?.castDialog?.mode));
        })()""")
        self.receiver.call("fault.inject", rule={"fault": "reset"})
        self.browser.wait("window.modes.includes('CONNECTING') && window.modes.findLast(Boolean) === 'CONNECTED'")
        self.browser.wait(self.button("#player", "Pause") + " !== null")
        self.assertTrue(self.browser.evaluate(f"document.getElementById('local').hidden && {VIDEO}.paused"))
        self.assertEqual(self.browser.evaluate("window.plays"), 0)

    def test_a_film_in_the_page_stays_when_another_client_connects(self):
        self.start()
        self.play_here()
        session = self.browser.ask("session.start", deviceId=self.device)["sessionId"]
        self.browser.wait(shadow("cast-button", "button") + ".classList.contains('active')")
        self.browser.ask("queue.load", sessionId=session, items=[{"media": film(3)}])
        self.wait_text("#player", "#title", "The Long Dusk 3")
        self.assertTrue(self.browser.evaluate(f"!{VIDEO}.paused && !document.getElementById('local').hidden"))
        self.browser.ask("session.end", sessionId=session, action="STOP_CASTING")
        self.browser.wait(shadow("cast-button", "button") + ".classList.contains('inactive')")
        self.assertTrue(self.browser.evaluate(f"!{VIDEO}.paused && !document.getElementById('local').hidden"))

    def test_a_film_left_on_the_tv_continues_there_when_chosen_again(self):
        self.start()
        self.play_here()
        self.connect()
        self.until(lambda: self.screen()["phase"] == "playing")
        self.browser.ask("widget.slide", slider="STREAM_POSITION", phase="ENDED", value=40)
        self.until(lambda: self.position() > 39)
        self.browser.ask("widget.openDialog")
        self.browser.wait(shadow("cast-dialog", "dialog") + ".open")
        self.click(shadow("cast-dialog", ".actions button"))
        self.browser.wait(f"!document.getElementById('local').hidden && {VIDEO}.readyState >= 1")
        self.browser.evaluate(f"{VIDEO}.currentTime = 5")
        self.connect()
        self.browser.wait(self.button("#player", "Pause") + " !== null")
        self.browser.run("new Promise((done) => setTimeout(done, 500))")
        self.assertGreater(self.position(), 39)
        self.assertEqual(self.screen()["phase"], "playing")

    # The queue: play now, play next, add to the queue

    def test_a_film_is_played_now_next_or_at_the_end(self):
        self.start()
        self.connect()
        self.choose("The Long Dusk", "Play on Living Room TV")
        self.browser.wait(f"{self.queue_titles()} === 'The Long Dusk'")
        self.open_sheet("First Snow")
        self.assertEqual(self.actions(), ["Play now", "Play next", "Add to queue"])
        self.browser.picture("film-queue", SHEET)
        # The first action has the focus, not the corner's button.
        self.assertEqual(self.browser.focused(), ("button", "Play now"))
        self.click(f"{SHEET}.querySelector('button[aria-label=Close]')")
        self.browser.wait(f"!{SHEET}.open")
        self.choose("First Snow", "Add to queue")
        self.browser.wait(f"{self.queue_titles()} === 'The Long Dusk,First Snow'")
        self.choose("The Pass", "Play next")
        self.browser.wait(f"{self.queue_titles()} === 'The Long Dusk,The Pass,First Snow'")
        self.assertEqual(self.screen()["media"]["title"], "The Long Dusk")
        self.choose("Harbour Lights", "Play now")
        self.browser.wait(f"{self.queue_titles()} === 'Harbour Lights,The Long Dusk,The Pass,First Snow'")
        self.until(lambda: self.screen()["media"]["title"] == "Harbour Lights")
        rows = "[...document.querySelector('#queue').shadowRoot.querySelectorAll('li')]"
        self.browser.wait(f"{rows}[0].getAttribute('aria-current') === 'true'")

    def test_the_queue_is_repeated_and_paused_after_an_item(self):
        self.start()
        self.connect()
        self.choose("The Long Dusk", "Play on Living Room TV")
        self.choose_when_playing("First Snow", "Add to queue")
        labels = ["Repeat: off", "Repeat: all", "Repeat: this one", "Repeat: all, shuffled", "Repeat: off"]
        for label, next_label in zip(labels, labels[1:]):
            self.press(self.button("#queue", label), self.button("#queue", next_label))
        self.press(self.button("#queue", "Pause after this one"), shadow("#queue", "button[aria-pressed=true]"))

    def choose_when_playing(self, title, action):
        self.browser.wait("!document.querySelector('#player').hidden && !document.getElementById('queue-card').hidden")
        self.choose(title, action)

    # Mini controller, expanded controller

    def test_the_mini_controller_is_there_when_the_controls_are_out_of_sight(self):
        self.start()
        self.browser.resize(360, 640)
        self.connect()
        self.choose("The Long Dusk", "Play on Living Room TV")
        self.browser.wait(shadow("#expanded", "dialog") + ".open")
        self.assertTrue(self.browser.has("dialog", "The Long Dusk"))
        self.browser.press("Escape")
        self.browser.wait(f"!{shadow('#expanded', 'dialog')}.open")
        self.browser.evaluate("scrollTo(0, document.body.scrollHeight)")
        self.browser.wait("getComputedStyle(document.querySelector('#mini')).display === 'block' && !document.querySelector('#mini').hidden")
        self.click(shadow("#mini", ".open"))
        self.browser.wait(shadow("#expanded", "dialog") + ".open")

    def test_on_a_wide_page_the_controls_are_in_sight_and_nothing_covers_them(self):
        self.start()
        self.connect()
        self.choose("The Long Dusk", "Play on Living Room TV")
        self.browser.wait("!document.querySelector('#player').hidden")
        self.until(lambda: self.screen()["phase"] == "playing")
        self.assertFalse(self.browser.evaluate(shadow("#expanded", "dialog") + ".open"))

    # Session events, and styles

    def test_shows_a_session_that_cannot_start(self):
        self.start("--fault", "launch=NOT_FOUND")
        self.click(shadow("cast-button", "button"))
        self.click(shadow("cast-dialog", "li button"))
        self.browser.wait(f"!{shadow('cast-dialog', '.failure')}.hidden")
        # What happened, and, for who chose, what to do.
        self.wait_text("cast-dialog", ".failure", "hasn't the default media receiver")
        self.wait_text("cast-dialog", ".failure", "Choose another device")
        self.assertNotIn("..", self.text("cast-dialog", ".failure"))
        self.assertTrue(self.browser.has("alert", ""))
        self.browser.wait(shadow("cast-button", "button") + ".classList.contains('inactive')")

    def test_a_style_is_inherited_by_every_part_but_those_with_their_own(self):
        self.start()
        self.connect()
        self.choose("The Long Dusk", "Play on Living Room TV")
        self.browser.wait(self.button("#player", "Pause") + " !== null")
        self.browser.ask("widget.setStyle", path="castViews", attributes={"iconTintColor": "#C2185B"})
        self.browser.ask("widget.setStyle", path="castViews.mediaControl.expandedController", attributes={"iconTintColor": "#00695C"})
        self.browser.ask("widget.applyStyle")
        for element, selector, colour in (("cast-button", "button", "194, 24, 91"), ("#volume-card cast-volume", "button", "194, 24, 91"),
                                          ("#player", "button.button:not(.centre)", "0, 105, 92")):
            self.browser.wait(f"getComputedStyle({shadow(element, selector)}).color === 'rgb({colour})'")

    # By keys alone

    def test_a_film_is_chosen_and_paused_by_keys_alone(self):
        self.start()
        self.browser.tab_to("button", "Cast. Not connected.")
        self.browser.press("Enter")
        self.browser.wait(shadow("cast-dialog", "dialog") + ".open")
        self.browser.tab_to("button", "Living Room TV")
        self.browser.press("Enter")
        self.browser.wait(shadow("cast-button", "button") + ".classList.contains('active')")
        self.browser.wait(f"!{shadow('cast-dialog', 'dialog')}.open")
        self.browser.tab_to("button", "First Snow")
        self.browser.press("Enter")
        self.browser.wait(f"{SHEET}.open")
        self.browser.tab_to("button", "Play on Living Room TV")
        self.browser.press("Enter")
        self.browser.wait(self.button("#player", "Pause") + " !== null")
        # The focus is where the film was chosen.
        self.assertIn("First Snow", self.browser.focused()[1])
        self.browser.tab_to("button", "Pause", limit=60, is_whole=True)
        self.browser.press(" ")
        self.until(lambda: self.screen()["phase"] == "paused")


if __name__ == "__main__":
    unittest.main(verbosity=2)
