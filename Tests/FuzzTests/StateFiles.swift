import CastModel
import JSONCodec
import MediaFormats

@testable import CastRecording
@testable import ImageCache

/// Reads a file of this program's own, as a crash, an editor or another version left it: options, pictures,
/// recordings, and the sender's sessions, devices, names and places. The content survives being written.
@Sendable func fuzzStateFiles(_ bytes: UnsafeBufferPointer<UInt8>) {
  let file = Array(bytes)
  checkOptions(file)
  if let entry = ImageEntry(file) {
    _ = entry.isFresh(now: now)
    precondition(ImageEntry(entry.bytes) == entry, "a picture's entry doesn't survive being written")
  }
  checkRecording(file)
  checkSenderFiles(file, now: now)
}

/// 2026-11-25.
private let now: Int64 = 1_795_564_800

private func checkOptions(_ file: [UInt8]) {
  guard let root = try? JSONDocument(parsing: file, policy: .strict).root,
    let options = try? ContextOptions.Changes(json: root)
  else { return }
  guard let document = try? JSONDocument(parsing: options.jsonBytes),
    let again = try? ContextOptions.Changes(json: document.root)
  else { preconditionFailure("options that were read can't be read again") }
  precondition(again == options, "options don't survive being written")
}

/// Reads a recording, writes it as it is and with stand-ins, and reads both.
private func checkRecording(_ file: [UInt8]) {
  var limits = RecordingLimits()
  limits.entries = 100
  limits.values = 10_000
  guard let recording = try? Recording(parsing: file, limits: limits) else { return }
  precondition(recording.entries.count <= limits.entries)
  let lines = [recording.header.line] + recording.entries.map(\.line)
  guard let again = try? Recording(parsing: Array(lines.joined(separator: "\n").utf8)) else {
    preconditionFailure("a recording that was read can't be read again")
  }
  precondition(again.entries.map(\.event) == recording.entries.map(\.event), "an event doesn't survive being written")
  precondition(again.header == recording.header, "the header doesn't survive being written")
  var redactor = RecordingRedactor()
  let header = redactor.redact(recording.header)
  let redacted = [header.line] + recording.entries.map { redactor.redact($0).line }
  guard let safe = try? Recording(parsing: Array(redacted.joined(separator: "\n").utf8)) else {
    preconditionFailure("a redacted recording can't be read")
  }
  precondition(safe.header.isRedacted && safe.entries.count == recording.entries.count)
}
