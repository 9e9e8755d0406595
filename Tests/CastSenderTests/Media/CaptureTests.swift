import CastModel
import CastSender
import CastV2
import Foundation
import JSONCodec
import NIOCore
import Testing

/// Payloads of real devices, from other projects' repositories (each file names its source).
@Suite("Recorded statuses")
struct CaptureTests {
  struct Capture: Sendable, CustomTestStringConvertible {
    var name: String
    var payload: CastPayload
    var testDescription: String { self.name }
  }

  static func captures(_ type: String) -> [Capture] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures")
    let files = ["dart-tv-tests", "issue-threads", "java-fixtures", "sharpcaster-tests", "swiftcast-tests"]
    return files.flatMap { file -> [Capture] in
      let text = (try? String(contentsOf: folder.appending(path: file + ".jsonl"), encoding: .utf8)) ?? ""
      return text.split(separator: "\n").enumerated().compactMap { line, text in
        guard let root = try? JSONDocument(parsing: String(text), policy: .tolerant).root,
          let payload = root["payload"].flatMap({ try? CastPayload(root: $0) }), payload.type?.rawValue == type
        else { return nil }
        return Capture(name: "\(file):\(line + 1)", payload: payload)
      }
    }
  }

  @Test func findsRecordedStatuses() {
    #expect(Self.captures("MEDIA_STATUS").count >= 10)
    #expect(Self.captures("RECEIVER_STATUS").count >= 8)
  }

  @Test(arguments: captures("MEDIA_STATUS"))
  func aMediaStatusLosesNothing(_ capture: Capture) throws {
    let message = try #require(MediaStatusMessage(capture.payload))
    let root = capture.payload.root
    guard let original = root["status"].map({ $0.kind == .array ? $0[0]?.value : $0.value }) ?? root.value else {
      #expect(message.status == nil)
      return
    }
    let read = try #require(message.status)
    let written = try JSONDocument(parsing: read.jsonBytes).root.value
    // In a status without a list, `type` is the message's, not the status's.
    #expect(LossReport.lost(from: original, in: written).filter { $0 != ".type" } == [])
  }

  @Test func statusAfterStatusIsMerged() throws {
    var reducer = MediaStatusReducer(now: at(0))
    for (index, capture) in Self.captures("MEDIA_STATUS").enumerated() {
      let message = try #require(MediaStatusMessage(capture.payload))
      _ = reducer.receive(message, now: at(Double(index)))
      #expect(reducer.estimator.position(at: at(Double(index) + 0.5)) >= 0)
      #expect(reducer.status?.playerState == message.status?.playerState ?? reducer.status?.playerState)
    }
    #expect(reducer.revision > 0)
  }

  @Test(arguments: captures("RECEIVER_STATUS"))
  func aReceiverStatusLosesNothing(_ capture: Capture) throws {
    let message = try #require(ReceiverStatusMessage(capture.payload))
    let original = try #require(capture.payload.root["status"]?.value)
    let written = try JSONDocument(parsing: message.status.jsonBytes).root.value
    #expect(LossReport.lost(from: original, in: written) == [])
    var reducer = ReceiverStatusReducer()
    #expect(reducer.receive(message).contains(.volume) == (message.status.volume != nil))
  }

  @Test func doesNotTakeTheFirstAnswerToALoadForItsSuccess() throws {
    let loading = try #require(
      Self.captures("MEDIA_STATUS").compactMap { MediaStatusMessage($0.payload) }
        .first { $0.status?.effectivePlayerState == .loading })
    let requestId = try #require(loading.requestId)
    var load = LoadResolution(requestId: requestId, request: LoadRequestData(media: MediaInformation()), before: nil)
    #expect(load.receive(loading) == .waiting)
  }

  @Test func backdropsAreIdle() throws {
    let backdrops = Self.captures("RECEIVER_STATUS").flatMap { capture in
      ReceiverStatusMessage(capture.payload)?.status.applications ?? []
    }.filter { $0.displayName == "Backdrop" }
    #expect(!backdrops.isEmpty)
    #expect(backdrops.map(\.isIdle).contains(false) == false)
  }

  /// Requests of senders as a Chromecast passed them to its app; the emulated receiver decodes the same types.
  @Test func aRecordedLoadLosesNothing() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Fixtures/cde-ipc-recording.jsonl")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let loads = try lines.compactMap { line -> JSONNode? in
      let root = try JSONDocument(parsing: String(line), policy: .tolerant).root
      return root["payload"]?["type"]?.string == "LOAD" ? root["payload"] : nil
    }
    #expect(!loads.isEmpty)
    for load in loads {
      let data = try LoadRequestData(json: load)
      #expect(LossReport.lost(from: load.value, in: data.jsonValueForTests) == [])
    }
  }
}

extension JSONEncodable {
  /// The value as it is encoded.
  var jsonValueForTests: JSONValue? { try? JSONDocument(parsing: self.jsonBytes, policy: .tolerant).root.value }
}
