import ArgumentParser
import CastRPCClient
import CastRecording

/// `castctl record show FILE`.
struct RecordShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints a recording as a conversation.",
    discussion: """
      → is sent to the device, ← comes from it, » is a call of a client and « its outcome, ! a notification. Lines are cut to the \
      terminal's width.
      """)
  @Argument(help: "The file.", completion: .file()) var file: String
  @Flag(name: [.customShort("a"), .long], help: "Show PING and PONG, too, and whole messages.") var all = false
  @Flag(help: "Print the recording as one JSON document.") var json = false
  @Flag(help: "Never use colours; so does NO_COLOR in the environment.") var noColor = false

  func run() throws {
    let recording = try Self.read(self.file)
    let output = ControlOutput(json: self.json, noColour: self.noColor)
    if self.json { return output.json(Self.document(recording)) }
    var text = RecordingText(recording, isWhole: self.all)
    let width = self.all ? Int.max : output.width ?? RecordingText.widest
    for line in text.head { output.line(DisplayWidth.cut(TerminalText.clean(line), to: width)) }
    for entry in recording.entries {
      guard let line = text.line(of: entry) else { continue }
      output.line(line.style.apply(to: DisplayWidth.cut(TerminalText.clean(line.text), to: width), output.hasColours))
    }
    for line in text.foot { output.note(line) }
  }

  private static func read(_ path: String) throws(CommandError) -> Recording {
    do throws(RecordingError) {
      return try Recording(file: path)
    } catch {
      let advice =
        switch error.code {
        case .otherVersion: "Use the castctl of the server that recorded it."
        case .system: "Check the path."
        default: "docs/Recordings.md has the format."
        }
      throw .failed(error.message, advice)
    }
  }

  private static func document(_ recording: Recording) -> JSONValue {
    let lines = [recording.header.line] + recording.entries.map(\.line)
    let values = lines.map { (try? JSONDocument(parsing: Array($0.utf8), policy: .tolerant))?.root.value ?? .null }
    return [
      "header": values[0], "entries": .array(Array(values.dropFirst())), "isComplete": .bool(recording.isComplete),
    ]
  }
}
