package import MediaFormats
import StateFiles

/// A manifest of this machine, as far as it must be known before it is loaded. Blocks: not to be used on the loop.
package enum LocalManifest {
  private static let maximumLength = 8 << 20

  /// The format of the segments of the HLS playlist at a path, or of its first variant; `nil` if it can't be told.
  package static func segments(of path: String) -> SegmentFormat? {
    guard let playlist = self.text(path).flatMap({ HLSPlaylist($0) }) else { return nil }
    guard let variant = playlist.variants.first else { return playlist.segmentFormat }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard let references = ManifestReferences("#EXTM3U\n#EXT-X-STREAM-INF:\n\(variant.uri)", path: name),
      let beside = references.playlists.first,
      let media = self.text(path.dropLast(name.count) + beside).flatMap({ HLSPlaylist($0) })
    else { return nil }
    return media.segmentFormat
  }

  /// The names among `manifests`, all of one folder, that another one of them names: variants, which aren't played by
  /// themselves.
  static func parts(of manifests: [String], in folder: String) -> Set<String> {
    var parts: Set<String> = []
    for name in manifests {
      guard let references = self.text("\(folder)/\(name)").flatMap({ ManifestReferences($0, path: name) }) else {
        continue
      }
      parts.formUnion(references.playlists.subtracting([name]))
    }
    return parts
  }

  private static func text(_ path: some StringProtocol) -> String? {
    (try? BoundedFile.read(String(path), limit: Self.maximumLength)).map { String(decoding: $0, as: UTF8.self) }
  }
}
