"""Custom channels against the real server and the emulated receiver's echo app."""

from __future__ import annotations

import base64
import os
import unittest
from typing import TypeVar

from support.daemon import Daemon
from test_integration import RealServerTestCase

import cast_rpc
from cast_rpc import ChannelDidChangeWritable, ChannelDidConnect, ChannelDidDisconnect, ChannelDidReceiveMessage

ECHO = "urn:x-cast:dev.castrpc.echo"
E = TypeVar("E", bound=cast_rpc.Notification)


def channel_events(client: cast_rpc.Client) -> cast_rpc.EventStream[cast_rpc.Notification]:
    return client.stream(ChannelDidConnect, ChannelDidDisconnect, ChannelDidReceiveMessage, ChannelDidChangeWritable)


class ChannelTests(RealServerTestCase):
    def next(self, events: cast_rpc.EventStream[cast_rpc.Notification], kind: type[E]) -> E:
        event = events.next(timeout=20)
        assert isinstance(event, kind), event
        return event

    def test_text_and_bytes_come_back_as_they_went(self) -> None:
        receiver, client = self.receiver(), self.client()
        client.channel.add(namespace=ECHO)
        with channel_events(client) as events:
            session_id = client.session.start(host=receiver.host, port=receiver.port, application_id="EC40EC40").session_id
            connected = self.next(events, ChannelDidConnect)
            self.assertEqual((connected.session_id, connected.namespace, connected.is_writable), (session_id, ECHO, True))
            for text in ("", ' {"a" : 1.0}\r\n', '"quoted"', "\0\ufeffe\u0301🎬", "ü" * 32_000):
                self.assertTrue(client.channel.send(namespace=ECHO, text=text).is_writable)
                message = self.next(events, ChannelDidReceiveMessage)
                self.assertEqual((message.text, message.data, message.is_broadcast), (text, None, False))
            for data in (b"", bytes(range(256)), os.urandom(65_000)):
                client.channel.send(namespace=ECHO, session_id=session_id, data=base64.b64encode(data).decode())
                message = self.next(events, ChannelDidReceiveMessage)
                self.assertEqual((message.text, base64.b64decode(message.data or "?")), (None, data))
            client.channel.broadcast(namespace=ECHO, text="to everybody")
            self.assertEqual(self.next(events, ChannelDidReceiveMessage).text, "to everybody")
            client.channel.remove(namespace=ECHO)
            self.assertEqual(self.next(events, ChannelDidDisconnect).reason, "REMOVED")

    def test_refusals_are_typed(self) -> None:
        receiver, client = self.receiver(), self.client()
        for namespace in ("com.example", "urn:x-cast:", "urn:x-cast:" + "n" * 118, "urn:x-cast:a b"):
            with self.assertRaises(cast_rpc.InvalidNamespace):
                client.channel.add(namespace=namespace)
        for name in ("media", "receiver", "tp.heartbeat", "multizone"):
            with self.assertRaises(cast_rpc.ReservedNamespace):
                client.channel.add(namespace="urn:x-cast:com.google.cast." + name)
        with self.assertRaises(cast_rpc.NoSuchSession):
            client.channel.add(namespace=ECHO, session_id="s-00000000")
        client.session.start(host=receiver.host, port=receiver.port)
        with self.assertRaises(cast_rpc.NoSuchChannel):
            client.channel.send(namespace=ECHO, text="x")
        client.channel.add(namespace=ECHO)
        with self.assertRaises(cast_rpc.ChannelExists):
            client.channel.add(namespace=ECHO)
        with self.assertRaises(cast_rpc.ChannelNotConnected) as caught:
            client.channel.send(namespace=ECHO, text="x")
        self.assertTrue(caught.exception.retryable)
        for wrong in ({}, {"text": "x", "data": ""}, {"data": "AA=="[:3]}, {"data": "A A="}, {"data": "AB=="}):
            with self.assertRaises(cast_rpc.InvalidParams):
                client.request("channel.send", {"namespace": ECHO, **wrong})
        client.session.suspend()
        with self.assertRaises(cast_rpc.SessionSuspended):
            client.channel.send(namespace=ECHO, text="x")

    def test_a_message_may_have_64_kib_with_its_envelope(self) -> None:
        receiver, client = self.receiver(), self.client()
        client.channel.add(namespace=ECHO)
        client.session.start(host=receiver.host, port=receiver.port, application_id="EC40EC40")
        with channel_events(client) as events:
            with self.assertRaises(cast_rpc.CastMessageTooLarge):
                client.channel.send(namespace=ECHO, text="x" * 65_536)
            client.channel.send(namespace=ECHO, text="x" * 65_400)
            self.assertEqual(len(self.next(events, ChannelDidReceiveMessage).text or ""), 65_400)

    def test_it_comes_back_after_the_link_broke_in_the_middle(self) -> None:
        rule = '{"fault":"drop","when":{"direction":"received","namespace":"%s","type":"DROP"}}' % ECHO
        receiver, client = self.receiver("--no-advertise", "--fault", rule), self.client()
        client.channel.add(namespace=ECHO)
        client.session.start(host=receiver.host, port=receiver.port, application_id="EC40EC40")
        with channel_events(client) as events:
            client.channel.send(namespace=ECHO, text="before")
            self.assertEqual(self.next(events, ChannelDidReceiveMessage).text, "before")
            client.channel.send(namespace=ECHO, text='{"type":"DROP"}')
            self.assertEqual(self.next(events, ChannelDidDisconnect).reason, "SESSION_SUSPENDED")
            self.next(events, ChannelDidConnect)
            client.channel.send(namespace=ECHO, text="after")
            self.assertEqual(self.next(events, ChannelDidReceiveMessage).text, "after")
            client.session.end(action="STOP_CASTING")
            self.assertEqual(self.next(events, ChannelDidDisconnect).reason, "SESSION_ENDED")

    def test_two_clients_share_a_namespace_and_each_has_its_own_channel(self) -> None:
        receiver = self.receiver()
        daemon = Daemon(self)
        first, second, third = (daemon.connect() for _ in range(3))
        with channel_events(first) as one, channel_events(second) as two, channel_events(third) as three:
            first.channel.add(namespace=ECHO)
            session = first.session.start(host=receiver.host, port=receiver.port, application_id="EC40EC40")
            session_id = session.session_id
            self.assertTrue(second.channel.add(namespace=ECHO, session_id=session_id).sessions[0].is_connected)
            for events in (one, two):
                self.next(events, ChannelDidConnect)
            first.channel.send(namespace=ECHO, text="heard by both")
            for events in (one, two):
                self.assertEqual(self.next(events, ChannelDidReceiveMessage).text, "heard by both")
            with self.assertRaises(cast_rpc.NoSuchChannel):
                third.channel.send(namespace=ECHO, text="without a channel")
            first.channel.remove(namespace=ECHO)
            self.next(one, ChannelDidDisconnect)
            second.channel.send(namespace=ECHO, text="heard by the second")
            self.assertEqual(self.next(two, ChannelDidReceiveMessage).text, "heard by the second")
            first.close()
            second.channel.send(namespace=ECHO, text="still there")
            self.assertEqual(self.next(two, ChannelDidReceiveMessage).text, "still there")
            self.assertEqual(len(second.channel.list().channels), 1)
            third.server.ping()
            with self.assertRaises(TimeoutError):
                three.next(timeout=0)
        second.session.end(action="STOP_CASTING")
        for client in (second, third):
            client.close()

    def test_a_device_that_does_not_read_fills_the_buffer_and_says_so(self) -> None:
        rule = '{"fault":"freeze","seconds":8,"when":{"direction":"received","namespace":"%s","type":"FREEZE"}}' % ECHO
        receiver, client = self.receiver("--no-advertise", "--fault", rule), self.client()
        client.channel.add(namespace=ECHO)
        client.session.start(host=receiver.host, port=receiver.port, application_id="EC40EC40")
        with client.stream(ChannelDidChangeWritable) as events:
            client.channel.send(namespace=ECHO, text='{"type":"FREEZE"}')
            with self.assertRaises(cast_rpc.SendBufferFull):
                for _ in range(600):
                    client.channel.send(namespace=ECHO, text="x" * 60_000)
            self.assertFalse(events.next(timeout=20).is_writable)
            while not events.next(timeout=20).is_writable:
                pass


if __name__ == "__main__":
    unittest.main()
