import CastModel
import Conversion
import HTTPFetch
import HTTPServing
import LoopIsolation
import MediaFormats
import MediaServing
import NIOCore
import NIOHTTP1
import TextFormats

/// A manifest of a web server that wants header fields, and the playlists and segments that it names, all of which this
/// machine fetches for the device.
///
/// 1. The device fetches the manifest, whose references were replaced by addresses of this machine
///    (``RelayedAddresses``).
/// 2. It fetches playlists and segments by these. Playlists among them are replaced alike, and read anew each time.
/// 3. All else is refused: only references of a manifest are fetched, by the rules of the page's addresses.
@LoopActor
final class RelayedManifest: PublishedResource {
  private nonisolated static let maximumLength = 8 << 20

  nonisolated var hasParts: Bool { true }
  /// The name of the manifest in its address.
  let name: String
  /// The formats of the segments of HLS; `nil` if they aren't known.
  private(set) var segments: SegmentFormat?
  private(set) var soundSegments: SegmentFormat?

  private let source: RemoteSource
  private let contentType: String
  private let relay: SourceRelay
  private let root: HTTPURL
  private var addresses: RelayedAddresses
  private var isHLS: Bool { MediaType(self.contentType) == .hls }

  private init(_ source: RemoteSource, _ contentType: String, _ relay: SourceRelay, root: HTTPURL) {
    (self.source, self.contentType, self.relay, self.root) = (source, contentType, relay, root)
    self.name = MediaType(contentType) == .hls ? "stream.m3u8" : "stream.mpd"
    self.addresses = RelayedAddresses(root: root)
  }

  /// Reads a manifest, and of HLS the playlist of its first variant.
  ///
  /// - Throws: ``CastErrorCode/fileNotPlayable`` if the manifest can't be read.
  static func open(
    _ source: RemoteSource, contentType: String, _ relay: SourceRelay
  ) async throws(CastError) -> RelayedManifest {
    guard let root = try? HTTPURL(source.url) else {
      throw CastError(.fileNotPlayable, "\(source.url) is no http or https URL.")
    }
    let found = RelayedManifest(source, contentType, relay, root: root)
    do throws(ConversionError) {
      let (url, text) = try await relay.text(of: source, limit: Self.maximumLength)
      if found.isHLS { await found.describeSegments(text, of: url) }
      guard await found.manifest(text, of: url) != nil else {
        throw ConversionError(.invalidInput, "It is neither HLS nor DASH.")
      }
    } catch {
      throw CastError(.fileNotPlayable, "The manifest of the page can't be read: \(error.message)", cause: error)
    }
    return found
  }

  func response(to request: HTTPRequest, report: @escaping Report) async -> HTTPResponse {
    let parts = request.path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return .status(.notFound) }
    self.addresses.path = "/\(parts[1])/"
    let name = String(parts[2])
    if name == self.name { return await self.playlist(self.source) }
    let query = request.target.query.map { ($0.name, $0.value) }
    guard let target = self.addresses.target(of: name, query: query) else { return .status(.notFound) }
    let source = self.source(of: target.url)
    if target.isPlaylist { return await self.playlist(source) }
    guard var response = try? await self.relay.response(to: request, for: source, report: report) else {
      return .status(.badGateway)
    }
    let type = Self.contentType(response.headers.first(name: "content-type"), name: name)
    response.headers.replaceOrAdd(name: "content-type", value: type)
    return response
  }

  /// The source of an address that a manifest names. Another origin than the manifest's gets neither cookies nor
  /// passwords.
  private func source(of url: HTTPURL) -> RemoteSource {
    let isSame = url.origin == self.root.origin
    let headers = self.source.headers.filter { isSame || !["cookie", "authorization"].contains($0.name.lowercased()) }
    return RemoteSource(url.description, headers: headers, rules: self.source.rules)
  }

  /// The type of a segment: its server's, if that is one of media.
  private static func contentType(_ type: String?, name: String) -> String {
    let essence = MediaType.essence(type ?? "")
    let isMedia = ["video/", "audio/"].contains { essence.hasPrefix($0) } || essence == "text/vtt"
    return isMedia ? essence : PartType.contentType(of: name)
  }

  // MARK: Manifests

  private func playlist(_ source: RemoteSource) async -> HTTPResponse {
    guard let (url, text) = try? await self.relay.text(of: source, limit: Self.maximumLength),
      let manifest = await self.manifest(text, of: url)
    else { return .status(.badGateway) }
    return HTTPResponse(manifest.utf8, type: self.contentType)
  }

  /// Returns a manifest with its references replaced; `nil` if it is none.
  private func manifest(_ text: String, of url: HTTPURL) async -> String? {
    let isHLS = self.isHLS
    let pieces = await Blocking.run { isHLS ? ManifestPieces(hls: text) : ManifestPieces(dash: text, at: url) }
    guard let pieces else { return nil }
    guard !isHLS else {
      return pieces.text { self.addresses.name(of: $0.text, in: url, isPlaylist: $0.kind == .playlist) }
    }
    self.addresses.folder = url
    let manifest = pieces.text { self.addresses.address(of: $0) }
    let path = self.addresses.path
    let references = await Blocking.run { ManifestReferences(manifest, path: self.name, root: path) }
    guard let references else { return nil }
    self.addresses.allow(references, representations: pieces.representations)
    return manifest
  }

  /// Finds out the formats of the segments, without which some devices load for ever (devices.md F73, F74).
  private func describeSegments(_ text: String, of url: HTTPURL) async {
    guard let root = HLSPlaylist(text) else { return }
    guard let variant = root.variants.first else { return self.segments = root.segmentFormat }
    self.segments = await self.segments(of: variant.uri, in: url)
    let sound = root.renditions.first { $0.type == "AUDIO" && $0.group == variant.audioGroup && $0.uri != nil }
    if let uri = sound?.uri { self.soundSegments = await self.segments(of: uri, in: url) }
  }

  private func segments(of reference: String, in url: HTTPURL) async -> SegmentFormat? {
    guard let target = try? url.resolving(reference),
      let (_, text) = try? await self.relay.text(of: self.source(of: target), limit: Self.maximumLength)
    else { return nil }
    return HLSPlaylist(text)?.segmentFormat
  }
}
