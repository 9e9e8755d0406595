import CastModel
import CastTestSupport
import JSONCodec
import Logging
import Testing

@testable import EmulatedReceiver
@testable import ReceiverControl

/// The hostile table in a terminal's output: the screens, the log and the event lines.
@Suite struct HostileTextTests {
  static let texts: [String] = {
    let root = (try? SourceTree.bytes("Tests/HostileTexts/texts.json")).flatMap {
      try? JSONDocument(parsing: $0).root.value
    }
    return root?["texts"]?.array?.compactMap { $0["text"]?.string } ?? []
  }()

  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }

  @Test func theTableIsRead() { #expect(Self.texts.count > 90) }

  @Test(arguments: texts) func theScreensAreLinesOfText(text: String) {
    var screen = ReceiverScreenState(deviceName: text, phase: .playing)
    screen.application = .init(appId: text, name: text, statusText: text, senders: 1)
    screen.media = .init(
      title: text, subtitle: text, artworkURL: text, contentURL: text, contentType: text, kind: .video, position: 1,
      rate: 1, activeTracks: [], subtitleText: text)
    screen.failure = text
    screen.prompt = .init(appId: text, applicationName: text, senderDeviceName: text)
    screen.queue = .init(number: 1, count: 2, nextTitle: text, repeatMode: .repeatOff, isShuffled: false)
    for line in TerminalLines.device(screen, width: 4_000) + [TerminalLines.change(screen)] {
      #expect(Self.isPlain(line), "\(line.debugDescription)")
    }
    // The page and the control protocol get it unchanged, as JSON.
    #expect(screen.object["deviceName"]?.string == text)
  }

  @Test(arguments: texts) func anEventLineMeansTheSameAndIsPlain(text: String) throws {
    // A NUL in a key is refused by the parser.
    let key = text.contains("\0") ? "key" : text
    let line = PlainText.escaped(json: (["title": .string(text), key: "key"] as JSONObject).jsonBytes)
    #expect(Self.isPlain(String(decoding: line, as: UTF8.self)))
    let value = try JSONDocument(parsing: line).root.value
    #expect(value["title"]?.string == text && (key == "title" || value[key] == "key"))
  }

  @Test(arguments: texts) func aLogRecordIsOneLine(text: String) {
    let output = Lines()
    var logger = Logger(label: "test", factory: { PlainLogHandler(RecordingHandler(label: $0, output: output)) })
    logger[metadataKey: "component"] = "test"
    logger.warning("can't play \(text)", metadata: ["url": "\(text)"])
    #expect(output.texts.count == 2 && output.texts.allSatisfy(Self.isPlain), "\(output.texts)")
  }

  private final class Lines: @unchecked Sendable { var texts: [String] = [] }

  private struct RecordingHandler: LogHandler {
    let label: String
    let output: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    init(label: String, output: Lines) {
      self.label = label
      self.output = output
    }

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
      get { self.metadata[key] }
      set { self.metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      self.output.texts += [event.message.description] + (event.metadata ?? [:]).values.map(\.description)
    }
  }
}
