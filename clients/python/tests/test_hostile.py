"""Names and titles arrive as the device sent them: a library passes texts on, and programs that show them make them safe."""

from __future__ import annotations

import json

from support.helpers import REPOSITORY
from test_integration import RealServerTestCase

from cast_rpc import MediaInformation, MediaMetadata, MetadataType, QueueItem

TEXTS = [each["text"] for each in json.loads((REPOSITORY / "Tests/HostileTexts/texts.json").read_text(encoding="utf-8"))["texts"]]


def key(text: str) -> str:
    """The name of a member: any text without a NUL, which the server refuses there."""
    return text.replace("\0", "") or "empty"


class HostileTextTests(RealServerTestCase):
    def test_titles_and_names_arrive_unchanged(self) -> None:
        client, receiver = self.client(), self.receiver("--no-advertise", "--load-time", "0")
        for text in TEXTS:
            device = client.discovery.add_device(host=receiver.host, port=receiver.port, friendly_name=text)
            # The server removes characters from names that can't be drawn in a line.
            if text and text.isprintable() and text.strip() == text:
                self.assertEqual(device.friendly_name, text)
        session = client.session.start(device_id=device.device_id).session_id
        items = [
            QueueItem(
                media=MediaInformation(
                    content_id=f"https://example.com/{number}.mp4",
                    content_type="video/mp4",
                    metadata=MediaMetadata(metadata_type=MetadataType.GENERIC, title=text),
                    custom_data={"text": text, "nested": [{key(text): text}]},
                )
            )
            for number, text in enumerate(TEXTS)
        ]
        client.queue.load(session_id=session, items=items)
        found = client.queue.list(session_id=session, fetch_if_needed=True, count=500).items
        media = [item.media for item in found]
        self.assertEqual([each.metadata.title for each in media if each and each.metadata], TEXTS)
        self.assertEqual([each.custom_data for each in media if each], [{"text": text, "nested": [{key(text): text}]} for text in TEXTS])
