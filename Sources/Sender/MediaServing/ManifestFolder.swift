import HTTPServing
import LoopIsolation
import MediaFormats
import StateFiles

/// A manifest of this machine and the files that it names, under one token: an HLS playlist or a DASH manifest.
///
/// 1. The receiver fetches the manifest. It is read anew each time, because a recording grows. The files that it names
///    are noted.
/// 2. The receiver fetches these files by the references of the manifest. Playlists among them are read and noted
///    alike.
/// 3. All else is refused: files that no manifest names, and links that lead out of the manifest's folder.
@LoopActor
final class ManifestFolder: PublishedParts {
  private static let maximumPlaylists = 1_000
  private static let maximumNames = 500_000

  private struct Served {
    var hash = 0
    var revision = 0
  }

  /// The absolute path of the folder, without symbolic links.
  private let folder: String
  private let contentType: String
  /// The name of the manifest in URLs, and that of its file.
  private let (name, fileName): (String, String)
  private var playlists: [String: Served] = [:]
  private var files: Set<String> = []
  private var templates: Set<ManifestReferences.Template> = []

  private init(folder: String, fileName: String, name: String, contentType: String) {
    (self.folder, self.fileName, self.name, self.contentType) = (folder, fileName, name, contentType)
  }

  /// Opens a manifest; `nil` if it names no files beside it, so that it is served as one file.
  ///
  /// - Parameters:
  ///   - path: Its absolute path without symbolic links.
  ///   - name: Its name in URLs.
  /// - Throws: ``MediaServingError/Code/notServable`` if it names files of this machine that aren't in its folder.
  static func open(
    _ path: String, name: String, contentType: String
  ) async throws(MediaServingError) -> ManifestFolder? {
    guard [.hls, .dash].contains(MediaType(contentType)), let slash = path.lastIndex(of: "/") else { return nil }
    let fileName = String(path[slash...].dropFirst())
    let found = ManifestFolder(
      folder: String(path[..<slash]), fileName: fileName, name: name, contentType: contentType)
    guard let (_, references) = await found.read(fileName), let references else { return nil }
    if let outside = references.outside {
      throw MediaServingError(
        .notServable,
        "'\(path)' names '\(outside.prefix(200))', which isn't below its folder: "
          + "only files of that folder are served.")
    }
    guard !references.isEmpty else { return nil }
    found.note(references)
    return found
  }

  func unpublished() {}

  func part(named requested: String, for player: String) async -> PublishedPart? {
    let path = requested == self.name ? self.fileName : requested
    if path == self.fileName || self.playlists[path] != nil { return await self.playlist(path) }
    guard self.files.contains(path) || self.templates.contains(where: { $0.matches(path) }) else { return nil }
    guard let real = await self.resolved(path) else { return nil }
    return .file(path: real, owner: self, contentType: PartType.contentType(of: path))
  }

  // MARK: Playlists

  private func playlist(_ path: String) async -> PublishedPart? {
    guard let (bytes, references) = await self.read(path) else { return nil }
    if let references { self.note(references) }
    var served = self.playlists[path] ?? Served()
    let hash = bytes.hashValue
    if served.hash != hash { (served.hash, served.revision) = (hash, served.revision + 1) }
    self.playlists[path] = served
    return .bytes(bytes, contentType: self.contentType, revision: served.revision)
  }

  private func note(_ references: ManifestReferences) {
    let names = self.files.count + self.playlists.count + self.templates.count
    guard names < Self.maximumNames else { return }
    self.files.formUnion(references.files)
    self.templates.formUnion(references.templates)
    for playlist in references.playlists where self.playlists[playlist] == nil {
      guard self.playlists.count < Self.maximumPlaylists else { break }
      self.playlists[playlist] = Served()
    }
  }

  /// Returns the bytes of a manifest and its references, or `nil` if it can't be read.
  private func read(_ path: String) async -> (bytes: [UInt8], references: ManifestReferences?)? {
    guard let real = await self.resolved(path) else { return nil }
    return await Blocking.run {
      guard let bytes = try? BoundedFile.read(real, limit: MediaFolder.maximumManifest, followsLinks: false) else {
        return nil
      }
      return (bytes, ManifestReferences(String(decoding: bytes, as: UTF8.self), path: path))
    }
  }

  // MARK: Files

  /// Returns the absolute path of a file without symbolic links; `nil` if there is none below the folder.
  private func resolved(_ path: String) async -> String? {
    let folder = self.folder
    return await Blocking.run { MediaFolder.path(of: path, below: folder) }
  }
}
