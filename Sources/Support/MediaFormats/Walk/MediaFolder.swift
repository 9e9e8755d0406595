import Glibc
package import HTTPFetch
import StateFiles
import TextFormats

/// The folder of a manifest of this machine, whose files a walk reads in place of those of a web server.
///
/// 1. The walk begins at ``manifest``, an address at a host that no server has.
/// 2. References to files below the folder lead to addresses of that host, and are read from the disk.
/// 3. References to other hosts are fetched, because the device fetches them there, too.
///
/// It has only the files that the media server serves. Blocks: not to be used on the loop.
package struct MediaFolder: Sendable {
  /// The longest manifest that is read or served, in bytes.
  package static let maximumManifest = 8 << 20
  /// A file that can't be read, or isn't below the folder.
  package static let unreadable = FetchError.Code(rawValue: "unreadable")

  /// A name that no server has. (RFC 2606 2.)
  private static let host = "folder.invalid"
  private static let root = "/files/"
  private static let partLimits = FileOnDisk.Limits(bytes: 64 << 10, reads: 1, smallestRead: 1)

  /// The address of the manifest.
  package let manifest: HTTPURL
  /// The name of the manifest.
  private let name: String
  /// The absolute path without symbolic links.
  private let folder: String

  /// Finds the folder of a manifest; `nil` if there is nothing at the path.
  package init?(ofManifest path: String) {
    guard let real = PathText.resolved(path), let slash = real.lastIndex(of: "/"),
      case let name = String(real[slash...].dropFirst()),
      let url = try? HTTPURL("http://\(Self.host)\(Self.root)\(PercentEncoding.encoded(PathText.bytes(name)))")
    else { return nil }
    (self.manifest, self.name, self.folder) = (url, name, String(real[..<slash]))
  }

  /// Returns the absolute path of a file without symbolic links; `nil` if there is none below the folder.
  ///
  /// - Parameter folder: An absolute path without symbolic links.
  package static func path(of relative: String, below folder: String) -> String? {
    PathText.resolved("\(folder)/\(relative)").flatMap { $0.hasPrefix(folder + "/") ? $0 : nil }
  }

  // MARK: Addresses

  /// Whether an address leads to this machine, below the folder or not.
  func has(_ url: HTTPURL) -> Bool { url.host == Self.host }

  /// Returns the path that an address means, or the address itself if it is one of the web.
  package func shown(_ url: HTTPURL) -> String {
    guard self.has(url) else { return url.description }
    return self.relativePath(url).map { "\(self.folder)/\($0)" } ?? String(url.path)
  }

  /// Returns an address's path relative to the folder; `nil` if the address isn't below it.
  private func relativePath(_ url: HTTPURL) -> String? {
    guard url.path.hasPrefix(Self.root) else { return nil }
    let parts = url.path.dropFirst(Self.root.count).utf8.split(separator: UInt8(ascii: "/"))
    let names = parts.compactMap { PercentEncoding.bytes($0, keepsMalformed: true).map { PathText.text($0) } }
    guard !names.isEmpty, names.count == parts.count, !names.contains(where: { $0.utf8.contains(UInt8(ascii: "/")) })
    else { return nil }
    return names.joined(separator: "/")
  }

  // MARK: Files

  /// The manifest's first reference outside the folder, or `nil` if there is none. The server doesn't serve a manifest
  /// with one.
  package var outside: String? {
    (try? self.text(of: self.manifest)).flatMap { ManifestReferences($0, path: self.name)?.outside }
  }

  /// Reads a manifest or subtitles.
  ///
  /// - Throws: ``unreadable``.
  func text(of url: HTTPURL) throws(FetchError) -> String {
    let path = try self.path(of: url)
    do throws(BoundedFile.Failure) {
      let bytes = try BoundedFile.read(path, limit: Self.maximumManifest, followsLinks: false)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      throw FetchError(Self.unreadable, "“\(path)” can't be read: \(error.reason).")
    }
  }

  /// Reads the first bytes of a segment or key.
  ///
  /// - Throws: ``unreadable``.
  func start(of url: HTTPURL) throws(FetchError) -> [UInt8] {
    let path = try self.path(of: url)
    do throws(FileOnDisk.Unreadable) {
      return try FileOnDisk(path, limits: Self.partLimits).start
    } catch {
      throw FetchError(Self.unreadable, "“\(path)” can't be read: \(error.reason).")
    }
  }

  private func path(of url: HTTPURL) throws(FetchError) -> String {
    guard let relative = self.relativePath(url) else { throw Self.outside(self.shown(url)) }
    let named = "\(self.folder)/\(relative)"
    guard let real = PathText.resolved(named) else {
      throw FetchError(Self.unreadable, "“\(named)” can't be read: \(PlainReason.ofSystem(errno)).")
    }
    guard real.hasPrefix(self.folder + "/") else { throw Self.outside(named) }
    return real
  }

  private static func outside(_ path: String) -> FetchError {
    FetchError(
      Self.unreadable, "“\(path)” isn't below the folder of the manifest: only files of that folder are served.")
  }
}
