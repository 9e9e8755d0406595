import CastModel
import CastRPCProtocol
import Glibc
import JSONCodec
import StateFiles

/// The file with the context's options: one JSON object as `context.create` takes it, read strictly, once, at the start.
///
/// What it says goes before what is assumed, and what `context.create` says goes before it.
struct OptionsFile: Sendable {
  /// The name of the user's own in the folder `cast-rpc` of the configuration.
  static let name = "options.json"
  /// The largest file that is read, in bytes.
  static let maximumBytes = 1 << 20

  let path: String
  /// Whether it has to be there.
  let isRequired: Bool

  /// The file that was named, or the user's own; `nil` where no folder is known to hold one.
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

  /// Why a file can't be used; the message names it, and the place in it.
  struct Flaw: Error, Hashable, CustomStringConvertible {
    var description: String
  }

  /// The options; `nil` if there is no file, and need not be one. Blocks.
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
      // Links are followed: many keep their configuration elsewhere.
      return try BoundedFile.read(self.path, limit: Self.maximumBytes) { info in
        (info.st_uid == geteuid() || info.st_uid == 0) && info.st_mode & 0o002 == 0
      }
    } catch {
      if error == .system(ENOENT) || error == .system(ENOTDIR), !self.isRequired { return nil }
      throw self.flaw("\(error.reason)\(error == .untrusted ? " (chmod 600)" : "").")
    }
  }
}
