import CastRecording
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// Recordings that are broken, or made to harm.
@Suite struct HostileReplayTests {
  @Test func nothingToReplayIsAnError() throws {
    for text in ["", #"0 > receiver-0 {"type":"PING"}"#] {
      var configuration = ReceiverConfiguration.testing()
      let recording = try ReplayBench.recording("")
      #expect(throws: ReceiverError.self, "\(text)") { try configuration.replay(recording, options: ReplayOptions()) }
    }
  }

  @Test func tooManyMessagesAreAnError() throws {
    var recording = try ReplayBench.recording(#"0 <* receiver-0 {"type":"X"}"#)
    recording.entries = Array(repeating: try #require(recording.entries.first), count: ReplayScript.maximumSteps + 1)
    let error = #expect(throws: ReceiverError.self) { try ReplayScript(recording) }
    #expect(error?.message == "The recording has more than 200000 messages, too many to replay.")
  }

  @Test func aFloodComesInBatches() throws {
    let line = #"0 <* receiver-0 {"type":"X"}"#
    var device = try ReplayBench(
      ([#"0 > receiver-0 {"type":"CONNECT"}"#] + Array(repeating: line, count: 1_000)).joined(separator: "\n"),
      speed: nil)
    #expect(device.connect().count == ReplayLink.batch)
    #expect(device.pass(.milliseconds(1)).count == 1_000 - ReplayLink.batch)
  }

  private static func volume(_ id: Int, level: Int) -> String {
    #"{"type":"SET_VOLUME","requestId":\#(id),"volume":{"level":0.\#(level)}}"#
  }

  /// A device whose recording has so many commands of one kind.
  private static func device(commands count: Int) throws -> ReplayBench {
    let lines = (1...count).map { "0 > receiver-0 \(Self.volume($0, level: $0))" }
    var device = try ReplayBench(
      ([#"0 > receiver-0 {"type":"CONNECT"}"#] + lines).joined(separator: "\n"), speed: nil, misses: .refuse)
    _ = device.connect()
    return device
  }

  /// Requests that the recording has, out of order, and then ones that it has no more.
  @Test func aRequestCostsTheSameInALongRecording() throws {
    let work = try [300, 600, 1_200].map { count in
      var device = try Self.device(commands: count)
      let early = JSONWork.steps { for n in 1...20 { _ = device.ask(Self.volume(n, level: n * 4)) } }
      let rest = JSONWork.steps { for n in 81...count { _ = device.ask(Self.volume(n, level: n)) } }
      let late = JSONWork.steps { for n in 1...20 { _ = device.ask(Self.volume(n, level: 9_999)) } }
      return (early: early, rest: rest, late: late)
    }
    #expect(work[2].early <= work[0].early && work[2].late <= work[0].late * 11 / 10, "\(work)")
    #expect(work[1].rest <= work[0].rest * 3 && work[2].rest <= work[1].rest * 5 / 2, "\(work)")
  }

  @Test func theWorkOfAFloodGrowsWithItsLength() throws {
    let line = #"0 <* gone {"type":"X","requestId":1}"#
    let work = try [1_000, 2_000, 4_000].map { count in
      var device = try ReplayBench(
        ([#"0 > receiver-0 {"type":"CONNECT"}"#] + Array(repeating: line, count: count)).joined(separator: "\n"),
        speed: nil)
      return JSONWork.steps {
        _ = device.connect()
        _ = device.pass(.minutes(30))
      }
    }
    #expect(work[1] <= work[0] * 5 / 2 && work[2] <= work[1] * 5 / 2, "\(work)")
  }

  /// A sender that asks once more because of each answer would do so for ever.
  @Test func aSenderThatAsksBecauseOfTheAnswerGetsAFewASecond() throws {
    var device = try ReplayBench(
      """
      0 > receiver-0 {"type":"CONNECT"}
      0 > receiver-0 {"type":"GET_STATUS","requestId":1}
      0 < receiver-0 {"type":"RECEIVER_STATUS","requestId":1,"status":{"volume":{"level":1e300}}}
      """, speed: nil)
    _ = device.connect()
    for _ in 0..<2 {
      let answers = (1...1_000).flatMap { device.ask(#"{"type":"GET_STATUS","requestId":\#($0)}"#) }
      #expect((ReplayLink.maximumRepeatRate...ReplayLink.maximumRepeatRate + 1).contains(answers.count))
      _ = device.pass(.seconds(1))
    }
    #expect(device.misses == [])
    _ = device.bench.send(#"{"type":"SET_VOLUME","requestId":6,"volume":{"muted":true}}"#, .receiver)
    #expect(device.bench.core.volume.level == 1, "a level of 1e300")
  }

  @Test func linksMayBeOpenTwiceAndNeverClosed() throws {
    var recording = try ReplayBench.recording(#"0 <* receiver-0 {"type":"X","mark":"one"}"#)
    let message = try #require(recording.entries.first)
    let open = RecordingEntry(time: 0, event: .link(RecordedLink(1, isOpen: true)))
    recording.entries = [open, open, message, open, message]
    for number in [Int.max, Int.min, 0, -1] {
      recording.entries.append(RecordingEntry(time: 0, event: .link(RecordedLink(number, isOpen: false))))
    }
    #expect(try ReplayScript(recording).links.map(\.steps.count) == [2])
  }

  @Test func timesMayRunBackwardsAndBeHuge() throws {
    var device = try ReplayBench(
      """
      5 > receiver-0 {"type":"CONNECT"}
      1 <* receiver-0 {"type":"X","mark":"back"}
      1e300 <* receiver-0 {"type":"X","mark":"far"}
      """)
    #expect(device.connect() == ["receiver-0>* X back"])
    #expect(device.pass(.minutes(59)) == [])
    #expect(device.pass(.minutes(2)) == ["receiver-0>* X far"])
  }

  @Test func aMessageThatNamesItsOwnRequestLaterIsSpontaneous() throws {
    var device = try ReplayBench(
      """
      0 > receiver-0 {"type":"CONNECT"}
      0 <* receiver-0 {"type":"X","requestId":1}
      0 > receiver-0 {"type":"LAUNCH","appId":"A","requestId":1}
      0 > receiver-0 {"type":"LAUNCH","appId":"B","requestId":1}
      0 < receiver-0 {"type":"X","requestId":1,"mark":"the second"}
      """, speed: nil)
    #expect(device.connect() == ["receiver-0>* X 1"])
    #expect(device.ask(#"{"type":"LAUNCH","appId":"A","requestId":5}"#) == [])
    #expect(device.ask(#"{"type":"LAUNCH","appId":"B","requestId":6}"#) == ["receiver-0>sender-1 X 6 the second"])
  }
}
