/// An HLS playlist of this machine, read as far as ``MediaWalk`` reads one of the web. Blocks: not to be used on the
/// loop.
package struct LocalPlaylist: Sendable {
  private static let limits = FileOnDisk.Limits(bytes: 64 << 10, reads: 1, smallestRead: 1)

  /// The playlist at the path.
  package let root: HLSPlaylist
  private let folder: Substring

  /// Reads a playlist; `nil` for another file, and for one that can't be read.
  package init?(_ path: String) {
    guard let slash = path.lastIndex(of: "/"), let root = Self.playlist(path) else { return nil }
    (self.root, self.folder) = (root, path[...slash])
  }

  /// Reads the first segment of a variant.
  ///
  /// - Parameter variant: Its place in ``root``; `nil` if that lists segments.
  package func findings(variant: Int?) -> HLSFindings {
    var found = HLSFindings(root: self.root, variant: variant)
    guard self.root.isMultivariant else {
      found.media = self.root
      (found.segments, found.hasPictures) = self.firstSegment(of: self.root, at: "")
      return found
    }
    guard let variant = found.chosenVariant, let path = self.path(of: variant.uri, beside: "", isPlaylist: true),
      let media = Self.playlist(self.folder + path)
    else { return found }
    found.media = media
    (found.segments, found.hasPictures) = self.firstSegment(of: media, at: path)
    return found
  }

  /// - Parameter path: The path of the playlist from the folder.
  private func firstSegment(of playlist: HLSPlaylist, at path: String) -> (SegmentFormat?, hasPictures: Bool?) {
    var format = playlist.segmentFormat
    guard playlist.keyURI == nil else { return (format, nil) }
    for uri in [playlist.map, playlist.firstSegment].compactMap(\.self) {
      guard let segment = self.path(of: uri, beside: path), let start = Self.start(self.folder + segment) else { break }
      if let own = SegmentFormat(start: start) { format = own }
      if let hasPictures = SegmentFormat.hasPictures(start: start) { return (format, hasPictures) }
    }
    return (format, nil)
  }

  /// Returns the path of a reference from the folder; `nil` if it leads out of that, or to another host.
  private func path(of reference: String, beside path: String, isPlaylist: Bool = false) -> String? {
    let line = isPlaylist ? "#EXT-X-STREAM-INF:\n\(reference)" : reference
    let references = ManifestReferences("#EXTM3U\n\(line)", path: path.isEmpty ? "i.m3u8" : path)
    return isPlaylist ? references?.playlists.first : references?.files.first
  }

  private static func start(_ path: some StringProtocol) -> [UInt8]? {
    guard let file = try? FileOnDisk(String(path), limits: self.limits) else { return nil }
    return file.start
  }

  /// The playlist in the whole lines of a file's beginning.
  private static func playlist(_ path: some StringProtocol) -> HLSPlaylist? {
    guard let start = self.start(path) else { return nil }
    let isWhole = start.count < self.limits.bytes
    let end = isWhole ? start.endIndex : start.lastIndex(of: UInt8(ascii: "\n")) ?? start.endIndex
    return HLSPlaylist(String(decoding: start[..<end], as: UTF8.self))
  }
}
