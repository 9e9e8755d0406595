"""Widgets: what two clients see of them."""

from __future__ import annotations

from support.daemon import Daemon
from support.use_widgets import FILM
from test_integration import RealServerTestCase

import cast_rpc
from cast_rpc import LocalPlayback, WidgetDidApplyStyle, WidgetDidChange, WidgetDidPressCustomButton, WidgetDidTriggerExpandedController


class WidgetTests(RealServerTestCase):
    def test_two_clients_see_the_same(self) -> None:
        receiver = self.receiver()
        daemon = Daemon(self)
        first, second = daemon.connect(), daemon.connect(topics=["widget.*"])
        first.events.subscribe(topics=["widget.*"])
        with first.stream(WidgetDidChange) as mine, second.stream(WidgetDidChange) as others:
            device = first.discovery.add_device(host=receiver.host, port=receiver.port)
            first.widget.select_device(device_id=device.device_id)
            second.widget.hand_over(local=LocalPlayback(media=FILM, position=30))
            changes = [self._until_pausable(stream) for stream in (mine, others)]
            self.assertEqual(changes[0].revision, changes[1].revision)
            self.assertEqual(changes[0].state, changes[1].state)
        second.widget.disconnect(action="STOP_CASTING")
        button = first.widget.get_state(widgets=["CAST_BUTTON"]).state.cast_button
        assert button is not None
        self.assertEqual(button.icon, "INACTIVE")

    def _until_pausable(self, stream: cast_rpc.EventStream[WidgetDidChange]) -> WidgetDidChange:
        while True:
            change = stream.next(timeout=20)
            media = change.state.media_controller
            if media is not None and media.controls.pause.is_enabled:
                return change

    def test_reports_widgets_requests_to_the_program(self) -> None:
        receiver, client = self.receiver(), self.client()
        client.events.subscribe(topics=["widget.*"])
        like = cast_rpc.MediaButtonChoice(type=cast_rpc.MediaButtonType.CUSTOM, custom_id="like")
        client.widget.set_options(
            options=cast_rpc.WidgetOptions(mini_controller=cast_rpc.MiniControllerOptions(is_enabled=True, buttons=[like]))
        )
        client.session.start(host=receiver.host, port=receiver.port)
        client.widget.hand_over(local=LocalPlayback(media=FILM))
        with client.stream(WidgetDidPressCustomButton) as presses:
            client.widget.press_button(widget="MINI_CONTROLLER", slot=0)
            self.assertEqual(presses.next(timeout=20).custom_id, "like")
        with client.stream(WidgetDidTriggerExpandedController) as triggers:
            self.assertFalse(client.widget.tap_mini_controller().is_presented)
            self.assertIsNotNone(triggers.next(timeout=20).session_id)
        with client.stream(WidgetDidApplyStyle) as styles:
            client.widget.set_style(path="castViews.mediaControl", attributes={"playImage": "play.svg"})
            self.assertEqual(len(client.widget.apply_style().paths), 4)
            self.assertIn("castViews.mediaControl.miniController", styles.next(timeout=20).paths)
