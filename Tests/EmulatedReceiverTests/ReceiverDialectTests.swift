import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct ReceiverDialectTests {
  private static func bench(_ change: (inout ReceiverConfiguration) -> Void) -> ReceiverBench {
    var configuration = ReceiverConfiguration.testing()
    change(&configuration)
    return ReceiverBench(configuration)
  }

  @Test(
    arguments: [
      (.responseType, [nil, "GET_APP_AVAILABILITY"]), (.type, ["GET_APP_AVAILABILITY", nil]),
      (.both, ["GET_APP_AVAILABILITY", "GET_APP_AVAILABILITY"]),
    ] as [(ReceiverDialect.TypeKey, [String?])])
  func availabilityIsAnsweredUnderEitherKey(key: ReceiverDialect.TypeKey, expected: [String?]) {
    var bench = Self.bench { $0.dialect.availabilityKey = key }
    bench.connect()
    let sent = bench.send(
      #"{"type":"GET_APP_AVAILABILITY","requestId":3,"appId":["CC1AD845","cc1ad845","DEADBEEF"]}"#, .receiver)
    let payload = sent.first?.payload
    #expect([payload?["type"]?.string, payload?["responseType"]?.string] == expected)
    #expect(
      payload?["availability"] == [
        "CC1AD845": "APP_AVAILABLE", "cc1ad845": "APP_AVAILABLE", "DEADBEEF": "APP_UNAVAILABLE",
      ])
  }

  @Test func someFirmwareSaysResponseTypeEverywhere() {
    var bench = Self.bench { $0.dialect.typeKey = .responseType }
    let app = bench.launch()
    let status = bench.send(#"{"type":"GET_STATUS","requestId":3}"#, .receiver).first?.payload
    #expect(status?["responseType"] == "RECEIVER_STATUS")
    #expect(status?["type"] == nil)
    let media = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.payload
    #expect(media?["responseType"] == "MEDIA_STATUS")
  }

  @Test func oldFirmwareKnowsLess() {
    var bench = Self.bench { $0.dialect = .legacy }
    bench.connect()
    let idle = bench.send(#"{"type":"GET_STATUS","requestId":3}"#, .receiver).first?.payload["status"]
    #expect(idle?["applications"] == [])
    #expect(idle?["userEq"] == nil)
    #expect(Set(idle?["volume"]?.object?.keys ?? []) == ["level", "muted"])
    let app = bench.launch()
    #expect(app == "web-1")
    let running = bench.send(#"{"type":"GET_STATUS","requestId":3}"#, .receiver).first?.application
    #expect(running?["namespaces"] == ["urn:x-cast:com.google.cast.media"])
    #expect(running?["sessionId"] == "session-1")
    #expect(
      Set(running?.object?.keys ?? []) == [
        "appId", "displayName", "namespaces", "sessionId", "statusText", "transportId",
      ])
    #expect(bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.message.sourceId == "web-1")
  }

  @Test func levelsAreIgnoredByAFixedVolumeAndClampedByOthers() {
    var fixed = Self.bench { $0.device.volume = VolumeBehavior(controlType: .fixed) }
    fixed.connect()
    let ignored = fixed.send(#"{"type":"SET_VOLUME","requestId":3,"volume":{"level":0.2}}"#, .receiver)
    #expect(ignored.first?.payload["status"]?["volume"]?["level"] == 1.0)
    #expect(ignored.first?.payload["status"]?["volume"]?["controlType"] == "fixed")
    var master = Self.bench {
      $0.device.volume = VolumeBehavior(controlType: .master, stepInterval: 0.01, level: 0.5)
    }
    master.connect()
    let loud = master.send(#"{"type":"SET_VOLUME","requestId":3,"volume":{"level":7}}"#, .receiver)
    #expect(loud.first?.payload["status"]?["volume"]?["level"] == 1.0)
    #expect(loud.first?.payload["status"]?["volume"]?["stepInterval"] == 0.01)
    #expect(master.operate(.setVolume(level: 0.5, isMuted: true)).first?.requestId == 0)
    #expect(master.operate(.setVolume(level: 0.5, isMuted: true)).isEmpty)
  }
}
