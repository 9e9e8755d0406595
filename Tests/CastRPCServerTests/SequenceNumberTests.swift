import JSONCodec
import JSONRPC
import LoopIsolation
import Testing

@testable import CastRPCServer

@Suite(.timeLimit(.minutes(1))) @LoopActor struct SequenceNumberTests {
  @Test func anEventHasOneNumberForAClientThatPushesAndPolls() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["discovery.didStart"]])
    let polled = try await client.call("events.subscribe", ["topics": ["discovery.*"], "delivery": "POLL"])
    try await client.call("context.create")
    let pushed = await client.event("discovery.didStart")
    let events = try await client.call(
      "events.poll", ["subscription": polled["subscription"] ?? .null, "timeout": 5])
    let kept = events["events"]?.array?.first { $0["method"] == "discovery.didStart" }
    #expect(kept?["params"]?["seq"] == pushed["seq"])
    await fixture.shutDown()
  }
}
