import Glibc

/// Whose certificates a client accepts.
public struct TLSTrust: Sendable, Hashable {
  enum Roots: Sendable, Hashable {
    case system
    case file(String)
    case systemAndFile(String)
  }

  /// `nil`: nothing is verified.
  let roots: Roots?

  /// Everybody's: nothing is verified, no name is needed. For devices that make their certificate themselves.
  public static let anyone = TLSTrust(roots: nil)
  /// Those for the server's name that lead to a root of the system (`SSL_CERT_FILE` and `SSL_CERT_DIR` count too).
  public static let systemRoots = TLSTrust(roots: .system)
  /// Those for the server's name that lead to one of the certificates in a PEM file.
  public static func roots(file path: String) -> TLSTrust { TLSTrust(roots: .file(path)) }
  /// Those for the server's name that lead to a root of the system, or to one of the certificates in a PEM file.
  public static func systemRoots(andFile path: String) -> TLSTrust { TLSTrust(roots: .systemAndFile(path)) }

  /// Whether the peer's certificate is verified at all.
  public var isVerifying: Bool { self.roots != nil }

  /// The file with the roots, for a library that reads it by itself; `nil`: what it was built with.
  package var rootsFile: String? {
    switch self.roots {
    case .file(let path), .systemAndFile(let path): path
    case .system: getenv("SSL_CERT_FILE").map { String(cString: $0) }
    case nil: nil
    }
  }

  /// The folder with the system's roots by their hashes, where they count; `nil`: what it was built with.
  package var rootsFolder: String? {
    switch self.roots {
    case .file: "/dev/null"
    case .system, .systemAndFile: getenv("SSL_CERT_DIR").map { String(cString: $0) }
    case nil: nil
    }
  }
}
