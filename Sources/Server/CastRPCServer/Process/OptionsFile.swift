import CastModel
import CastRPCProtocol
import Glibc
import JSONCodec
import StateFiles

/// The file with the context's options: one JSON object in the form of `context.create`'s, read strictly, once, at
/// the start.
///
/// Its options override the defaults, and those of `context.create` override them.
struct OptionsFile: Sendable {
  /// The name of the user's own file in the folder `cast-rpc` of the configuration.
  static let name = "options.json"
  /// The largest file that is read, in bytes.
  static let maximumBytes = 1 << 20

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let path: String
  /// Whether the file must exist.
  let isRequired: Bool

  /// Selects the file that was named, or the user's own; returns `nil` if no folder for it is known.
  init?(named path: String?, environment: (String) -> String? = StateDirectory.variable) {
    if let path {
      self.path = path
      self.isRequired = true
    } else if let directory = try? StateDirectory.configuration("cast-rpc", environment: environment) {
      self.path = directory.file(Self.name).path
      self.isRequired = false
    } else {
      return nil
    }
  }

  /// The reason why a file can't be used; the description names the file, and the place in it.
  struct Flaw: Error, Hashable, CustomStringConvertible {
    var description: String
  }

  /// Returns the options, or `nil` if there is no file, and none is required. Blocks.
  func read() throws(Flaw) -> ContextOptions.Changes? {
    guard let bytes = try self.bytes() else { return nil }
    let root: JSONNode
    do throws(JSONParseError) {
      root = try JSONDocument(parsing: bytes, policy: .strict).root
    } catch {
      throw self.flaw("\(error)")
    }
    do throws(JSONDecodingError) {
      return try ContextOptions.Changes(json: root)
    } catch {
      throw self.flaw("\(error).")
    }
  }

  func flaw(_ reason: String) -> Flaw { Flaw(description: "The options in \(self.path) can't be used: \(reason)") }

  private func bytes() throws(Flaw) -> [UInt8]? {
    do throws(BoundedFile.Failure) {
      // Links are followed: many users keep their configuration elsewhere.
      let bytes = try BoundedFile.read(self.path, limit: Self.maximumBytes) { info in
        (info.st_uid == geteuid() || info.st_uid == 0) && info.st_mode & 0o002 == 0
      }
      // Some editors begin a file with a byte order mark, which a reader of JSON may ignore (RFC 8259, 8.1).
      return bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(Self.byteOrderMark.count)) : bytes
    } catch {
      if error == .system(ENOENT) || error == .system(ENOTDIR), !self.isRequired { return nil }
      throw self.flaw("\(error.reason)\(error == .untrusted ? " (chmod 600)" : "").")
    }
  }
}
