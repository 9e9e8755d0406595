package import JSONCodec

/// The content of one server's file of sessions.
package struct SavedSessionsDocument: Sendable, Hashable, JSONCodable {
  /// The version that this code writes, and the only one it reads.
  package static let version: Int64 = 1
  /// The length limit of a file, in bytes.
  package static let maximumBytes = 32 << 20
  /// The age limit of a session, in seconds. Apps don't run for ever, and viewers don't want last week's film back.
  package static let maximumAge: Int64 = 24 * 3_600

  package var sessions: [SessionRecord]

  package init(sessions: [SessionRecord]) { self.sessions = sessions }

  package init(json: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(json)
    let version: Int64 = try members.required("version")
    guard version == Self.version else { throw json.mismatch(expected: "version \(Self.version)") }
    self.sessions = try members.required("sessions")
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("version", Self.version)
    writer.member("sessions", self.sessions)
    writer.endObject()
  }

  /// Reads a file's bytes, or returns why they are of no use.
  package static func read(_ bytes: [UInt8], now: Int64) -> Result<[SessionRecord], SavedSessionsProblem> {
    do {
      let limits = JSONLimits(
        maximumBytes: Self.maximumBytes, maximumDepth: SessionManager.maximumOptionsDepth + 8)
      let document = try JSONDocument(parsing: bytes, policy: .strict, limits: limits)
      let sessions = try SavedSessionsDocument(json: document.root).sessions
      // A date in the future means that the clock was set back since. Keep the session.
      let fresh = sessions.filter { session in
        let (age, isOverflow) = now.subtractingReportingOverflow(session.savedAt)
        return !isOverflow && age <= Self.maximumAge
      }
      guard fresh.isEmpty, !sessions.isEmpty else { return .success(fresh) }
      return .failure(SavedSessionsProblem("its sessions are older than a day"))
    } catch {
      return .failure(SavedSessionsProblem("it is damaged, or of another version (\(error))"))
    }
  }
}

/// The reason why saved sessions are of no use.
public struct SavedSessionsProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem, in words.
  public let description: String

  package init(_ description: String) { self.description = description }
}
