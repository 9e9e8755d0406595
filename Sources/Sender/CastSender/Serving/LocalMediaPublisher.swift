import CastModel
import Conversion
import Glibc
import JSONCodec
import LocalMedia
import LoopIsolation
import MediaFormats
import MediaPreflight
import MediaServing
import NIOCore
import Subtitles
import TextFormats

/// A publisher of the local files that one load names. It adds the type, title, tracks and cover for the receiver.
@LoopActor
final class LocalMediaPublisher {
  /// One item to play, with its publications.
  struct Item {
    let url: String
    var publicationIds: [String]
  }

  let reach: ServingReach
  private(set) var items: [Item] = []
  /// The entries of playlists that can't be cast.
  private(set) var passedOver: [PassedOverItem] = []
  /// The subtitles beside films that no receiver shows.
  private(set) var unusedSubtitles: [PassedOverItem] = []
  private(set) var publicationIds: [String] = []
  let serving: ServingManager
  let device: PreflightDevice
  /// How files are converted for it.
  let wishes: ConversionWishes
  /// When the playlists of the load stop being read: they may lead to servers of the web.
  private lazy var playlistDeadline = NIODeadline.now() + CastContext.playlistTime
  /// The number of files whose conversion was considered.
  var plans = 0
  private var reader: LocalMediaReader { self.serving.reader }

  init(_ serving: ServingManager, _ reach: ServingReach, device: PreflightDevice, wishes: ConversionWishes) {
    self.serving = serving
    self.reach = reach
    self.device = device
    self.wishes = wishes
  }

  // MARK: Requests

  /// Whether a load names local files.
  static func concerns(_ request: LoadRequestData) -> Bool {
    self.concerns(request.media) || self.concerns(request.queueData?.items ?? [])
  }

  static func concerns(_ items: [QueueItem]) -> Bool { items.contains { self.concerns($0.media) } }

  private static func concerns(_ media: MediaInformation?) -> Bool {
    guard let media else { return false }
    return LocalFileURL.isOne(media.contentId) || LocalFileURL.isOne(media.contentUrl)
      || media.tracks?.contains { LocalFileURL.isOne($0.trackContentId) } == true
      || media.metadata?.images?.contains { LocalFileURL.isOne($0.url) } == true
  }

  /// Returns the load as it is sent. A folder or a playlist becomes a queue.
  func publish(_ request: LoadRequestData) async throws(CastError) -> LoadRequestData {
    var request = request
    if let media = request.media {
      let found = try await self.prepared(media)
      guard found.count == 1 else {
        request.media = nil
        request.activeTrackIds = nil
        request.queueData = QueueData(items: found.map { QueueItem(media: $0, autoplay: request.autoplay) })
        return request
      }
      request.media = found[0]
    }
    guard let items = request.queueData?.items,
      Self.concerns(items) || items.contains(where: { $0.media.map(self.replaces) ?? false })
    else { return request }
    let start = Int(clamping: request.queueData?.startIndex ?? 0)
    let before = try await self.publish(Array(items.prefix(start)))
    request.queueData?.items = before + (try await self.publish(Array(items.dropFirst(start))))
    if request.queueData?.startIndex != nil { request.queueData?.startIndex = Int64(before.count) }
    return request
  }

  /// Returns the items as they are sent.
  func publish(_ items: [QueueItem]) async throws(CastError) -> [QueueItem] {
    var published: [QueueItem] = []
    for item in items {
      guard let media = item.media else {
        published.append(item)
        continue
      }
      let found = try await self.prepared(media)
      for media in found {
        var copy = item
        copy.media = media
        if found.count > 1 { copy.activeTrackIds = nil }
        published.append(copy)
      }
    }
    return published
  }

  // MARK: Media

  /// Returns media as it is sent: with its URL replaced, published from this machine, or unchanged.
  private func prepared(_ media: MediaInformation) async throws(CastError) -> [MediaInformation] {
    if self.replaces(media), let replaced = try await self.replaced(media) { return [replaced] }
    return Self.concerns(media) ? try await self.publish(media) : [media]
  }

  private func publish(_ media: MediaInformation) async throws(CastError) -> [MediaInformation] {
    guard let url = [media.contentUrl, media.contentId].compactMap(\.self).first(where: LocalFileURL.isOne) else {
      // Only its tracks or images are local files.
      return [try await self.completed(media, since: self.publicationIds.count)]
    }
    let path = try Self.path(of: url)
    if await Blocking.run({ Self.isPipe(path) }) { return [try await self.publishStream(media, path)] }
    let found: [LocalMediaItem]
    do throws(LocalMediaError) {
      let listing = try await self.reader.listing(at: path)
      found = listing.items
      self.passedOver += listing.passedOver
    } catch {
      throw CastError(error)
    }
    var published: [MediaInformation] = []
    for item in found {
      let count = self.publicationIds.count
      let whole = try await self.publish(item, as: found.count == 1 ? media : MediaInformation())
      if case .url = item.source, self.replaces(whole), let replaced = try await self.replaced(whole) {
        published.append(replaced)
        continue
      }
      self.note(whole, since: count)
      published.append(whole)
    }
    let unused = found.flatMap(\.unusedSubtitles).map(\.passedOver)
    self.unusedSubtitles += unused.prefix(max(0, Self.maximumUnusedSubtitles - self.unusedSubtitles.count))
    return published
  }

  private static let maximumUnusedSubtitles = 16

  /// Publishes the local parts of media, and notes it as an item with all publications after the first `count`.
  func completed(_ media: MediaInformation, since count: Int) async throws(CastError) -> MediaInformation {
    let whole = try await self.publishingParts(of: media)
    self.note(whole, since: count)
    return whole
  }

  private func note(_ media: MediaInformation, since count: Int) {
    let url = media.contentId ?? media.contentUrl ?? ""
    self.items.append(Item(url: url, publicationIds: Array(self.publicationIds[count...])))
  }

  private static func path(of url: String) throws(CastError) -> String {
    do throws(InvalidParameter) {
      return try LocalFileURL.path(of: url)
    } catch {
      throw CastError(.invalidParams, "The URL '\(url)' \(error.reason).")
    }
  }

  nonisolated private static func isPipe(_ path: String) -> Bool {
    var info = stat()
    return stat(PathText.system(path), &info) == 0 && info.st_mode & S_IFMT == S_IFIFO
  }

  private static func pipe(_ path: String) async throws(CastError) -> PipeEnd {
    let found: PipeEnd?
    do throws(MediaServingError) {
      found = try await Blocking.run { () throws(MediaServingError) in try PipeEnd.open(path) }
    } catch {
      throw CastError(error)
    }
    guard let found else { throw CastError(.fileNotReadable, "'\(path)' is no pipe any more.") }
    return found
  }

  private func publishStream(_ media: MediaInformation, _ path: String) async throws(CastError) -> MediaInformation {
    var media = media
    let count = self.publicationIds.count
    var pipe = try await Self.pipe(path)
    // With a type from the caller the stream is served as it is.
    if media.contentType == nil || self.wishes.mode == .always {
      let (converted, read) = try await self.converted(pipe, name: "The stream")
      pipe = read
      if let converted {
        converted.replace(&media)
        return try await self.completed(media, since: count)
      }
    }
    let type = media.contentType ?? FormatTable.contentType(ofURL: path) ?? FormatTable.assumedType
    media.contentId = try await self.publish(.pipe(pipe), type, name: "stream")
    media.contentUrl = nil
    media.contentType = type
    media.streamType = media.streamType ?? .live
    return try await self.completed(media, since: count)
  }

  /// Publishes one item; the members of `wanted` override those of the file.
  private func publish(
    _ item: LocalMediaItem, as wanted: MediaInformation
  ) async throws(CastError) -> MediaInformation {
    var media = wanted
    let name: String
    switch item.source {
    case .url(let url):
      name = url
      media.contentId = url
    case .file(let path):
      name = path
      media.contentId = ""
    }
    let type =
      wanted.contentType ?? item.contentType ?? FormatTable.contentType(ofURL: name) ?? FormatTable.assumedType
    media.contentUrl = nil
    media.contentType = type
    if case .file(let path) = item.source {
      let isFile = FormatTable.isProgressive(type)
      let isConvertible = isFile && (wanted.contentType == nil || self.wishes.mode == .always)
      if isConvertible, let converted = try await self.converted(ConversionSource(.file(path)), name: name) {
        converted.replace(&media)
      } else {
        media.contentId = try await self.publish(.file(path), type, name: name)
        await self.describeSegments(of: path, type, in: &media)
      }
    }
    media.streamType = wanted.streamType ?? (FormatTable.isImage(type) ? .noneValue : .buffered)
    media.duration = media.duration ?? item.duration
    media.metadata = Self.metadata(item, type, wanted: wanted.metadata)
    media = try await self.publishingParts(of: media)
    try await self.addTracks(item.subtitles, to: &media, wanted: wanted)
    if let cover = item.cover, media.metadata?.images?.isEmpty ?? true {
      media.metadata?.images = [Image(url: try await self.publish(cover))]
    }
    return media
  }

  /// Adds the formats of an HLS playlist's segments, unless the caller gave them.
  private func describeSegments(of path: String, _ type: String, in media: inout MediaInformation) async {
    guard type == FormatTable.hlsType, media.hlsSegmentFormat == nil, media.hlsVideoSegmentFormat == nil,
      let found = await self.serving.playlist(at: path, until: self.playlistDeadline)
    else { return }
    media.describeSegments(found.segments, sound: found.soundSegments)
  }

  private static func metadata(
    _ item: LocalMediaItem, _ type: String, wanted: MediaMetadata?
  ) -> MediaMetadata {
    let kind: MetadataType =
      FormatTable.isImage(type) ? .photo : FormatTable.isAudio(type) ? .musicTrack : .generic
    var found = item.metadata ?? MediaMetadata(metadataType: kind)
    found.title = found.title ?? item.title
    guard let wanted else { return found }
    var members = found.jsonObject
    for (key, value) in wanted.jsonObject.members { members[key] = value }
    return (try? MediaMetadata(json: .object(members), policy: .tolerant)) ?? wanted
  }

  // MARK: Parts

  /// Publishes the local tracks and images that a caller names.
  private func publishingParts(of media: MediaInformation) async throws(CastError) -> MediaInformation {
    var media = media
    for (index, track) in (media.tracks ?? []).enumerated() where LocalFileURL.isOne(track.trackContentId) {
      media.tracks?[index] = try await self.publish(track, Self.path(of: track.trackContentId ?? ""))
    }
    for (index, image) in (media.metadata?.images ?? []).enumerated() where LocalFileURL.isOne(image.url) {
      let path = try Self.path(of: image.url ?? "")
      let type = FormatTable.contentType(ofURL: path) ?? "image/jpeg"
      media.metadata?.images?[index].url = try await self.publish(.file(path), type, name: path)
    }
    return media
  }

  private func publish(_ track: Track, _ path: String) async throws(CastError) -> Track {
    var track = track
    guard track.type == .text else {
      track.trackContentId = try await self.publish(
        .file(path), track.trackContentType ?? FormatTable.contentType(ofURL: path) ?? FormatTable.assumedType,
        name: path)
      return track
    }
    let subtitles = try await Self.subtitles(at: path, self.reader)
    let converted = try await Self.webVTT(of: subtitles, self.reader)
    track.trackContentId = try await self.publish(.bytes([UInt8](converted.utf8)), "text/vtt", name: "subtitles.vtt")
    track.trackContentType = "text/vtt"
    if track.language == nil || track.language == Self.unknownLanguage {
      track.language = subtitles.language ?? Self.unknownLanguage
    }
    track.name = track.name ?? subtitles.name
    return track
  }

  /// Adds the file's subtitles, converted when the receiver fetches them. None is active until a viewer chooses one.
  private func addTracks(
    _ found: [LocalSubtitles], to media: inout MediaInformation, wanted: MediaInformation
  ) async throws(CastError) {
    let named = Set((wanted.tracks ?? []).compactMap { try? LocalFileURL.path(of: $0.trackContentId ?? "") })
    var tracks = media.tracks ?? []
    let usedIds = Set(tracks.map(\.trackId))
    var id = Int64(0)
    for subtitles in found {
      if case .file(let path) = subtitles.source, named.contains(path) { continue }
      let reader = self.reader
      let url = try await self.publish(
        .made { (try? await reader.webVTT(of: subtitles)).map { [UInt8]($0.text.utf8) } }, "text/vtt",
        name: "subtitles.vtt")
      repeat { id += 1 } while usedIds.contains(id)
      tracks.append(
        Track(
          trackId: id, type: .text, trackContentId: url,
          trackContentType: "text/vtt", subtype: subtitles.kind == .hardOfHearing ? .captions : .subtitles,
          name: subtitles.name, language: subtitles.language ?? Self.unknownLanguage))
    }
    media.tracks = tracks.isEmpty ? nil : tracks
  }

  /// The code for an undetermined language (RFC 5646). Receivers refuse subtitles without any language.
  nonisolated static let unknownLanguage = "und"

  private func publish(_ cover: LocalCover) async throws(CastError) -> String {
    switch cover.source {
    case .file(let path): return try await self.publish(.file(path), cover.contentType, name: path)
    case .embedded:
      let reader = self.reader
      return try await self.publish(.made { try? await reader.bytes(of: cover) }, cover.contentType, name: "cover")
    }
  }

  func publish(
    _ source: PublicationRequest.Source, _ type: String, name: String
  ) async throws(CastError) -> String {
    try await self.publication(of: source, type, name: name).url
  }

  func publication(
    of source: PublicationRequest.Source, _ type: String, name: String
  ) async throws(CastError) -> Publication {
    var request = PublicationRequest(
      source, contentType: type, name: name.split(separator: "/").last.map(String.init) ?? "media",
      sessionId: self.reach.sessionId, address: self.reach.address, peers: .only(self.reach.peers))
    request.isAutomatic = true
    let publication = try await self.serving.publish(request)
    self.publicationIds.append(publication.publicationId)
    return publication
  }

  // MARK: Subtitles

  static func webVTT(at path: String, _ reader: LocalMediaReader) async throws(CastError) -> String {
    try await self.webVTT(of: try await self.subtitles(at: path, reader), reader)
  }

  private static func subtitles(
    at path: String, _ reader: LocalMediaReader
  ) async throws(CastError) -> LocalSubtitles {
    do throws(LocalMediaError) { return try await reader.subtitles(at: path) } catch { throw CastError(error) }
  }

  private static func webVTT(
    of subtitles: LocalSubtitles, _ reader: LocalMediaReader
  ) async throws(CastError) -> String {
    do throws(LocalMediaError) { return try await reader.webVTT(of: subtitles).text } catch { throw CastError(error) }
  }
}
