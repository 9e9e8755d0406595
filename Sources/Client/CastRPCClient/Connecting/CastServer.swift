import Glibc
import JSONRPC

/// The server to connect to: a running one, or one that is started for this client alone.
public enum CastServer: Sendable, Hashable {
  /// The daemon if one listens on `socket` (`nil`: the default path), else ``spawn(server:arguments:)``.
  case automatic(socket: String? = nil, server: String? = nil)
  /// The server that listens on a Unix socket; `nil`: at the default path.
  case socket(String? = nil)
  /// A server that is started for this client, and ends with the client and with this process.
  ///
  /// `nil`: `$CAST_RPC_SERVER`, else `cast-rpc` beside this program's file, else on the `PATH`.
  case spawn(server: String? = nil, arguments: [String] = [])

  static let variable = "CAST_RPC_SERVER"
  static let name = "cast-rpc"

  /// Returns the program to start: its path, or a name for the `PATH`.
  ///
  /// - Throws: ``CastClientError`` (`ServerNotFound`) if none is given and none is installed.
  package static func program(_ given: String?) throws(CastClientError) -> String {
    if let given { return given }
    if let value = self.environment(self.variable) { return value }
    let folders = [self.ownFolder] + (self.environment("PATH") ?? "").split(separator: ":").map(String.init)
    for folder in folders.compactMap({ $0 }) where access("\(folder)/\(self.name)", X_OK) == 0 {
      return "\(folder)/\(self.name)"
    }
    throw CastClientError(
      CastClientError.serverNotFound,
      "There is no server: install \(self.name), put it on the PATH, or set \(self.variable) to its path.")
  }

  /// Returns the path of the daemon's Unix socket: `path`, else `$XDG_RUNTIME_DIR/cast-rpc/socket`, else a path below
  /// `/run/user/UID` or in a private folder of the temporary one.
  ///
  /// - Throws: ``CastClientError`` (`ServerNotFound`) if the path can't be one, or the private folder isn't safe.
  public static func daemonSocket(_ path: String? = nil) throws(CastClientError) -> String {
    try self.socketPath(path).text
  }

  /// Returns the path of the daemon's socket: the given one, or the default path.
  static func socketPath(_ given: String?) throws(CastClientError) -> UnixSocketPath {
    do throws(TransportError) {
      if let given { return try UnixSocketPath(given) }
      return try DefaultSocketPlace.path(of: self.name)
    } catch {
      throw CastClientError(CastClientError.serverNotFound, error.message, cause: error)
    }
  }

  /// Returns the value of an environment variable, or `nil` if it is unset or empty.
  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value[0] != 0 else { return nil }
    return String(cString: value)
  }

  /// The folder of this program's file.
  package static var ownFolder: String? {
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = path.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
    }
    guard count > 0, let slash = path[..<count].lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(decoding: path[..<slash], as: UTF8.self)
  }
}
