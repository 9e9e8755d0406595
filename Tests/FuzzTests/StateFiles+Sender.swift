import CastModel
import JSONCodec

@testable import CastSender

/// Reads the sender's files: saved sessions, known devices, names of devices and places in films. Their
/// content survives being written.
func checkSenderFiles(_ file: [UInt8], now: Int64) {
  checkSessions(file, now: now)
  checkDevices(file, now: now)
  if let names = try? NamesOfDevices(file: file) {
    precondition(names.aliases.count <= NamesOfDevices.maximumAliases)
    precondition((try? NamesOfDevices(file: names.fileBytes)) == names, "names don't survive being written")
    // An alias of an alias of itself ends, too.
    for alias in names.aliases { _ = names.device(of: alias.alias) }
  }
  let table = ResumeTable(text: String(decoding: file, as: UTF8.self))
  let again = ResumeTable(text: table.text)
  precondition(again == table, "places don't survive being written")
}

private func checkSessions(_ file: [UInt8], now: Int64) {
  guard case .success(let sessions) = SavedSessionsDocument.read(file, now: now) else { return }
  let written = SavedSessionsDocument(sessions: sessions).jsonBytes
  guard case .success(let again) = SavedSessionsDocument.read(written, now: now) else {
    preconditionFailure("sessions that were read can't be read again")
  }
  precondition(again == sessions, "a session doesn't survive being written")
  precondition(sessions.allSatisfy { $0.port > 0 && !$0.host.isEmpty && !$0.receiverSessionId.isEmpty })
}

private func checkDevices(_ file: [UInt8], now: Int64) {
  guard let known = try? DeviceCacheFile(file, now: now) else { return }
  precondition(known.devices.count <= DeviceCacheFile.maximumDevices)
  precondition(known.bytes.count <= DeviceCacheFile.maximumBytes)
  precondition((try? DeviceCacheFile(known.bytes, now: now)) == known, "known devices don't survive being written")
  let chosen = DeviceCacheFile.chosen(of: known.devices, known: [])
  precondition(chosen.count == known.devices.count, "a device was lost by choosing")
}
