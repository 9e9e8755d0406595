import HTTPFetch
@testable import LocalMedia
@testable import MediaFormats

/// Reads manifests and playlists: no reference is longer than the text that it comes from, paths stay below the root,
/// and a text whose references are replaced by themselves has the same references.
@Sendable func fuzzManifests(_ bytes: UnsafeBufferPointer<UInt8>) {
  let text = String(decoding: bytes, as: UTF8.self)
  let longest = text.utf8.count + 16
  if let playlist = HLSPlaylist(text) {
    precondition(playlist.isMultivariant || playlist.segmentCount > 0)
    precondition(playlist.duration.isFinite && playlist.duration >= 0)
    _ = playlist.segmentFormat
  }
  if let manifest = try? DASHManifest(text) {
    precondition(manifest.duration.map { $0.isFinite && $0 >= 0 } ?? true)
  }
  if let manifest = SmoothManifest(text) { precondition(manifest.duration.map { $0.isFinite && $0 > 0 } ?? true) }
  if let references = ManifestReferences(text, path: "a/b.mpd") { check(references, of: text) }
  checkPieces(ManifestPieces(hls: text)) { ManifestPieces(hls: $0) }
  if let url = try? HTTPURL("https://v.example/d/i.mpd") {
    checkPieces(ManifestPieces(dash: text, at: url)) { ManifestPieces(dash: $0, at: url) }
    check(DASHSegments(text, at: url)?.representations ?? [])
  }
  for format in [PlaylistFormat.m3u, .pls, .xspf] {
    guard let entries = try? format.entries(text, limit: 100) else { continue }
    precondition(entries.count <= 100)
    precondition(entries.allSatisfy { $0.location.utf8.count <= longest && $0.duration?.isFinite != false })
  }
}

private func check(_ starts: [DASHSegments.Start]) {
  precondition(starts.count <= 100)
  for case .success(let url)? in starts.flatMap({ [$0.initialization, $0.segment] }) {
    precondition(url.target.utf8.count <= 8 << 10, "an address is too long")
  }
}

private func check(_ references: ManifestReferences, of text: String) {
  var total = 0
  for path in references.playlists.union(references.files) {
    let isBelow = path.utf8.split(separator: UInt8(ascii: "/")).allSatisfy { !$0.elementsEqual("..".utf8) }
    precondition(isBelow && path.utf8.first != UInt8(ascii: "/"), "a path leaves the root")
    total += path.utf8.count
  }
  for template in references.templates {
    total += template.pieces.reduce(0) { $0 + $1.utf8.count }
    _ = template.matches("a/" + text.prefix(64))
  }
  // A base becomes part of each reference of its element.
  precondition(total <= 64 * (text.utf8.count + 64), "the references have grown")
}

/// Puts the references back in their places, and takes them out again.
private func checkPieces(_ pieces: ManifestPieces?, _ read: (String) -> ManifestPieces?) {
  guard let pieces else { return }
  let again = read(pieces.text { _ in nil })
  precondition(again.map(references) == references(pieces), "a reference was lost or won")
}

private func references(_ pieces: ManifestPieces) -> [ManifestPieces.Piece] {
  pieces.pieces.filter { if case .reference = $0 { true } else { false } }
}
