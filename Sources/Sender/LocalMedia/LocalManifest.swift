package import CastModel
package import MediaFormats
import StateFiles

/// A manifest of this machine, as far as it must be known before it is loaded. Blocks: not to be used on the loop.
package enum LocalManifest {
  private static let maximumLength = 8 << 20

  /// The segments of an HLS playlist, in the words of a load.
  ///
  /// Devices that aren't told load fragmented MP4 for ever. (Google's HLS guide; pychromecast issue 420.)
  package struct Segments: Hashable, Sendable {
    /// The format of sound, or of sound and pictures together.
    package var format: HlsSegmentFormat
    /// The format of pictures; `nil` if there are none.
    package var videoFormat: HlsVideoSegmentFormat?

    package init(_ format: HlsSegmentFormat, _ videoFormat: HlsVideoSegmentFormat? = nil) {
      (self.format, self.videoFormat) = (format, videoFormat)
    }

    /// Creates the words for a format; `nil` for one that has none.
    package init?(_ format: SegmentFormat) {
      switch format {
      case .webVTT: return nil
      case .transportStream: self.init(.ts, .mpeg2Ts)
      case .fragmentedMP4: self.init(.fmp4, .fmp4)
      case .aac: self.init(HlsSegmentFormat.aac)
      case .ac3: self.init(HlsSegmentFormat.ac3)
      case .eac3: self.init(HlsSegmentFormat.eAc3)
      case .mp3: self.init(HlsSegmentFormat.mp3)
      }
    }
  }

  /// The segments of the HLS playlist at a path, or of its first variant; `nil` if that can't be told.
  package static func segments(of path: String) -> Segments? {
    guard let playlist = self.text(path).flatMap({ HLSPlaylist($0) }) else { return nil }
    guard let variant = playlist.variants.first else { return playlist.segmentFormat.flatMap { Segments($0) } }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard let references = ManifestReferences("#EXTM3U\n#EXT-X-STREAM-INF:\n\(variant.uri)", path: name),
      let beside = references.playlists.first,
      let media = self.text(path.dropLast(name.count) + beside).flatMap({ HLSPlaylist($0) })
    else { return nil }
    return media.segmentFormat.flatMap { Segments($0) }
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
