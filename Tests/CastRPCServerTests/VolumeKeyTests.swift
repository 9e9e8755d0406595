import JSONCodec
import JSONRPC
import LoopIsolation
import Testing

@testable import CastRPCServer

@Suite(.timeLimit(.minutes(1))) @LoopActor struct VolumeKeyTests {
  @Test func keysChangeTheDevicesVolumeIfTheOptionSaysSo() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call(
      "context.create",
      ["options": ["physicalVolumeButtonsWillControlDeviceVolume": true, "disableDiscoveryAutostart": true]])
    #expect(try await client.call("session.pressVolumeKey", ["key": "UP"]) == ["isHandled": false])
    let session = try await client.call("session.start", fixture.target)
    let before = try #require(session["volume"]?["level"]?.number)
    let pressed = try await client.call("session.pressVolumeKey", ["key": "DOWN"])
    #expect(pressed["isHandled"] == true && (pressed["volume"]?["level"]?.number ?? 1) < before)
    let muted = try await client.call("session.pressVolumeKey", ["key": "MUTE"])
    #expect(muted["volume"]?["muted"] == true)
    #expect(try await client.call("session.pressVolumeKey", ["key": "MUTE"])["volume"]?["muted"] == false)
    await fixture.shutDown()
  }

  @Test func doNothingWithoutTheOption() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("session.start", fixture.target)
    #expect(try await client.call("session.pressVolumeKey", ["key": "UP"]) == ["isHandled": false])
    await fixture.shutDown()
  }
}
