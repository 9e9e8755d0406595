import CastModel
import CastTestSupport
import EmulatedReceiver
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore
import Testing

@testable import CastRPCServer

/// The additions of `media.*` to the framework: parameters, positions for subscribers, and media after the session.
@Suite(.serialized, .timeLimit(.minutes(1))) @LoopActor struct MediaMethodsTests {
  private let film: JSONValue = ["contentId": "https://example.com/film.mp4?duration=600", "contentType": "video/mp4"]

  private func playing() async throws -> (ServerFixture, TestClient, JSONValue) {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let session = try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": self.film])
    return (fixture, client, session)
  }

  @Test func sendsPositionsToSubscribersOnly() async throws {
    let (fixture, asking, session) = try await self.playing()
    let other = try await fixture.connect()
    try await other.call("events.subscribe", ["topics": ["media.*"]])
    let first = try await asking.call("media.subscribePosition", ["interval": 0.1])
    #expect(first["sessionId"] == session["sessionId"] && first["duration"] == 600.0)
    let tick = await asking.event("media.didUpdatePosition") { ($0["position"]?.number ?? 0) > 0.15 }
    #expect(tick["isAdvancing"] == true && tick["playbackRate"] == 1.0)
    try await asking.call("media.unsubscribePosition")
    #expect(!other.eventNames.contains("media.didUpdatePosition"))
    // Ticks are numbered like all other events.
    let numbers = asking.events.compactMap { $0.params["seq"]?.integer }
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
    await fixture.shutDown()
  }

  @Test func positionsThatArePolledWait() async throws {
    let (fixture, client, _) = try await self.playing()
    let poll = try await client.call(
      "events.subscribe", ["topics": ["media.didUpdatePosition"], "delivery": "POLL"])
    try await client.call("media.subscribePosition", ["interval": 0.1])
    let subscription = try #require(poll["subscription"])
    let events = try await client.call("events.poll", ["subscription": subscription, "timeout": 10])
    #expect(events["events"]?[0]?["method"] == "media.didUpdatePosition")
    #expect(!client.eventNames.contains("media.didUpdatePosition"))
    await fixture.shutDown()
  }

  @Test func ticksEndWithTheirConnectionAndTheirSession() async throws {
    let (fixture, client, session) = try await self.playing()
    let leaving = try await fixture.connect()
    for each in [client, leaving] { try await each.call("media.subscribePosition", ["interval": 0.1]) }
    _ = await leaving.event("media.didUpdatePosition")
    leaving.peer.finish(within: .milliseconds(1))
    _ = await client.event("media.didUpdatePosition") { ($0["position"]?.number ?? 0) > 0.3 }
    try await client.call("session.end")
    let id = try #require(session["sessionId"])
    #expect(await client.failure("media.position", ["sessionId": id])?.name == "NoSuchSession")
    try await client.call("media.unsubscribePosition", ["sessionId": id])
    await fixture.shutDown()
  }

  @Test(
    arguments: [
      ("media.load", "params.media", [:]),
      ("media.load", "params.shuffle", ["media": ["contentId": "a"], "shuffle": true]),
      ("media.load", "params.media.streamType", ["media": ["contentId": "a", "streamType": "LOUD"]]),
      (
        "media.load", "params.media.metadata.trackNumber",
        ["media": ["contentId": "a", "metadata": ["trackNumber": "1"]]]
      ),
      (
        "media.load", "params.media.tracks[0].language",
        [
          "media": ["contentId": "a", "tracks": [["trackId": 1, "type": "TEXT", "subtype": "SUBTITLES"]]]
        ]
      ),
      ("media.seek", "params.currentTime", ["currentTime": 1, "relativeTime": 1]),
      ("media.setPlaybackRate", "params.playbackRate", [:]),
      ("media.setPlaybackRate", "params.playbackRate", ["playbackRate": 0]),
      ("media.setActiveTracks", "params.activeTrackIds[1]", ["activeTrackIds": [4, 4]]),
      ("media.setTextTrackStyle", "params.textTrackStyle.edgeColor", ["textTrackStyle": ["edgeColor": "blue"]]),
      ("media.editTracks", "params.activeTrackIds", [:]), ("media.selectTracks", "params.audioLanguages", [:]),
      ("media.precache", "params.precacheData", [:]),
      (
        "media.precache", "params.requestItems[0].hlsSegmentFormat",
        ["requestItems": [["url": "u", "protocolType": 2]]]
      ),
      ("media.precache", "params.requestItems[0].protocolType", ["requestItems": [["url": "u", "protocolType": 9]]]),
      ("media.resumeSession", "params.sessionState", ["sessionState": [:]]),
      ("media.sendCommand", "params.members.type", ["members": ["type": "X"]]),
      ("media.sendCommand", "params.timeout", ["timeout": 0]),
      ("media.subscribePosition", "params.interval", ["interval": 0.05]),
      ("media.userAction", "params.userAction", ["userAction": "WINK"]),
    ] as [(String, String, JSONObject)])
  func whatIsWrongIsNamed(method: String, path: String, params: JSONObject) async throws {
    let (fixture, client, _) = try await self.playing()
    let failure = await client.failure(method, params)
    #expect(failure?.name == "InvalidParams")
    #expect(failure?.data["path"] == .string(path))
    #expect(failure?.data["reason"]?.string?.isEmpty == false)
    await fixture.shutDown()
  }

  @Test func keepsTheLastMediaAfterTheSession() async throws {
    let (fixture, client, session) = try await self.playing()
    let id = try #require(session["sessionId"])
    #expect(try await client.call("media.getLastKnown")["hasSessionEnded"] == false)
    try await client.call("session.end", ["action": "LEAVE"])
    let last = try await client.call("media.getLastKnown", ["sessionId": id])
    #expect(last["hasSessionEnded"] == true && last["hasMediaEnded"] == true)
    #expect(last["media"]?["contentId"] == self.film["contentId"])
    #expect(try await client.call("media.getLastKnown")["sessionId"] == id)
    #expect(await client.failure("media.getLastKnown", ["sessionId": "s-none"])?.name == "NoSuchSession")
    await fixture.shutDown()
  }

  @Test func endedMediaDoesNotReplaceAmbiguousSessions() async throws {
    let (fixture, client, session) = try await self.playing()
    let others = try await [EmulatedReceiver.start(.testing()), EmulatedReceiver.start(.testing())]
    for receiver in others {
      try await client.call("session.start", ["host": "127.0.0.1", "port": .integer(Int64(receiver.port))])
    }
    let id = try #require(session["sessionId"])
    try await client.call("session.end", ["sessionId": id, "action": "LEAVE"])
    let stranger = try await fixture.connect()
    let failure = await stranger.failure("media.getLastKnown")
    #expect(failure?.name == "AmbiguousSession" && failure?.data["sessions"]?.array?.count == 2)
    #expect(try await stranger.call("media.getLastKnown", ["sessionId": id])["hasSessionEnded"] == true)
    await fixture.shutDown()
    for receiver in others { await receiver.shutDown() }
  }

  @Test func reportsWhyAnAdCannotBeSkipped() async throws {
    let (fixture, client, _) = try await self.playing()
    let failure = await client.failure("media.skipAd")
    #expect(failure?.name == "AdNotSkippable" && failure?.data["reason"] == "NOT_PLAYING_AD")
    await fixture.shutDown()
  }

  @Test func aCommandWithoutAnAnswerEndsAtOnce() async throws {
    let (fixture, client, _) = try await self.playing()
    let result = try await client.call("media.sendCommand", ["type": "DISPLAY_STATUS", "expectsReply": false])
    #expect(result == [:])
    #expect(try await client.call("media.requests")["requests"] == [])
    await fixture.shutDown()
  }

  @Test func aQueueIsLoadedWithOptionsBesideIt() async throws {
    let (fixture, client, _) = try await self.playing()
    let items: [JSONValue] = ["a", "b", "c"].map {
      ["media": ["contentId": .string("https://example.com/\($0).mp4?duration=600")]]
    }
    let beside: JSONObject = ["items": .array(items), "startIndex": 2, "repeatMode": "REPEAT_ALL"]
    var params = beside
    params["waitFor"] = "PLAYING"
    let loaded = try await client.call("queue.load", params)
    #expect(loaded["itemIds"]?.array?.count == 3)
    var status = try await client.call("media.getStatus")["status"]
    #expect(
      status?["media"]?["contentId"] == "https://example.com/c.mp4?duration=600"
        && status?["repeatMode"] == "REPEAT_ALL")
    // Some members may be in queueData, but none twice.
    try await client.call(
      "queue.load", ["queueData": ["items": .array(items), "name": "Evening"], "startIndex": 1, "waitFor": "PLAYING"])
    status = try await client.call("media.getStatus")["status"]
    #expect(status?["media"]?["contentId"] == "https://example.com/b.mp4?duration=600")
    for (key, value) in beside.members {
      let error = await client.failure(
        "queue.load", ["queueData": ["items": .array(items), "startIndex": 0, "repeatMode": "REPEAT_OFF"], key: value])
      #expect(error?.name == "InvalidParams" && error?.data["path"]?.string == "params.\(key)")
    }
    await fixture.shutDown()
  }

  @Test func requestIdsOfAChannelAreThoseOfItsLink() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    var target = fixture.target
    target["applicationId"] = "EC40EC40"
    try await client.call("session.start", target)
    let namespace: JSONValue = "urn:x-cast:dev.castrpc.echo"
    #expect(await client.failure("channel.generateRequestId", ["namespace": namespace])?.name == "NoSuchChannel")
    try await client.call("channel.add", ["namespace": namespace])
    var ids: [Int64] = []
    for _ in 0..<2 {
      ids.append(
        try #require(try await client.call("channel.generateRequestId", ["namespace": namespace])["requestId"]?.integer)
      )
      // The library's own requests have ids of the same sequence.
      try await client.call("session.requestStatus")
    }
    #expect(ids[0] > 0 && ids[1] > ids[0] + 1, "\(ids)")
    await fixture.shutDown()
  }
}
