import CastModel
import Conversion
import LoopIsolation
import MediaFormats
import MediaPreflight
import MediaServing

/// Media of web servers that the device gets from this machine: converted, joined, or fetched with header fields.
extension LocalMediaPublisher {
  /// Whether media is a URL in whose place the device gets one of this machine, before it is asked to play it.
  func replaces(_ media: MediaInformation) -> Bool {
    self.pageSource(of: media) != nil || self.convertsBeforeLoading(media)
  }

  /// Returns media with its URL replaced, or `nil` if the device may play it as it is.
  func replaced(_ media: MediaInformation) async throws(CastError) -> MediaInformation? {
    let count = self.publicationIds.count
    let found: MediaInformation?
    if let source = self.pageSource(of: media) {
      found = try await self.published(source, as: media)
    } else {
      found = try await self.convertedRemote(media)
    }
    guard let found else { return nil }
    return try await self.completed(found, since: count)
  }

  // MARK: Conversions

  /// Whether media is a URL that is to be converted before the device is asked to play it.
  private func convertsBeforeLoading(_ media: MediaInformation) -> Bool {
    guard self.serving.converter.isInstalled, self.wishes.mode != .never, let url = Self.remoteURL(of: media) else {
      return false
    }
    // A URL of a file that no device reads isn't tried first.
    return self.wishes.isExplicit || FormatTable.format(named: url).map { $0.isMedia && $0.isUnread } ?? false
  }

  /// Publishes the file of a URL as a conversion. Returns the media with it; `nil` if the device may play the URL.
  private func convertedRemote(_ media: MediaInformation) async throws(CastError) -> MediaInformation? {
    guard let url = Self.remoteURL(of: media) else { return nil }
    // Media of a page is fetched within the page's limits.
    let source = self.serving.pageOrigin(of: media)?.source ?? ConversionSource(.remote(RemoteSource(url)))
    guard let converted = try await self.converted(source, name: url) else { return nil }
    var media = media
    converted.replace(&media)
    self.serving.note(served: media.contentId ?? "", insteadOf: url)
    return media
  }

  /// The URL of media on a web server that may be converted.
  private static func remoteURL(of media: MediaInformation) -> String? {
    guard let url = media.contentUrl ?? media.contentId, media.streamType != .noneValue,
      ["http://", "https://"].contains(where: url.lowercased().hasPrefix)
    else { return nil }
    return url
  }

  // MARK: Addresses of pages

  /// The source of media that a page led to, and that the device doesn't fetch itself.
  private func pageSource(of media: MediaInformation) -> ConversionSource? {
    guard let origin = self.serving.pageOrigin(of: media), origin.isServed,
      origin.source.sound == nil || self.wishes.mode != .never
    else { return nil }
    return origin.source
  }

  private func published(
    _ source: ConversionSource, as media: MediaInformation
  ) async throws(CastError) -> MediaInformation {
    var media = media
    let original = source.name
    if source.sound == nil, case .remote(let remote) = source.pictures,
      [.hls, .dash].contains(MediaType(media.contentType))
    {
      try await self.publishManifest(remote, in: &media)
    } else if source.sound == nil, !self.wishes.isExplicit, case .remote(let remote) = source.pictures {
      media.contentId = try await self.publish(remote, media.contentType ?? FormatTable.assumedType)
      media.contentUrl = nil
    } else {
      let converted = try await self.converting(original, isRequired: true) { converter throws(ConversionError) in
        try await self.convert(source, name: original, with: converter)
      }
      guard let converted else {
        throw CastError(
          .fileNotPlayable,
          "The pictures and the sound of \(original) can't be joined: they are no files that ffmpeg cuts.")
      }
      converted.replace(&media)
    }
    self.serving.note(served: media.contentId ?? "", insteadOf: original)
    return media
  }

  /// Publishes a manifest with its playlists and segments, and makes media name it.
  private func publishManifest(_ source: RemoteSource, in media: inout MediaInformation) async throws(CastError) {
    let type = media.contentType ?? FormatTable.hlsType
    let manifest = try await RelayedManifest.open(source, contentType: type, self.relay)
    media.contentId = try await self.publish(.resource(manifest, url: source.url), type, name: manifest.name)
    media.contentUrl = nil
    if media.hlsSegmentFormat == nil, media.hlsVideoSegmentFormat == nil {
      media.describeSegments(manifest.segments, sound: manifest.soundSegments)
    }
  }

  private var relay: SourceRelay {
    get throws(CastError) {
      guard let relay = self.serving.converter.relay else {
        throw CastError(.servingUnavailable, "Files of web servers can't be served here.")
      }
      return relay
    }
  }

  private func publish(_ source: RemoteSource, _ type: String) async throws(CastError) -> String {
    let relay = try self.relay
    // A query may have secrets, and isn't part of a name.
    let path = source.url.prefix { $0 != "?" && $0 != "#" }
    return try await self.publish(.resource(RelayedFile(source, relay), url: source.url), type, name: String(path))
  }
}

extension ServingManager {
  /// Whether a load has URLs in whose place the device gets some of this machine.
  func replaces(_ request: LoadRequestData, over link: ReceiverLink, _ wishes: ConversionWishes?) -> Bool {
    guard let publisher = try? self.publisher(over: link, wishes) else { return false }
    let media = [request.media] + (request.queueData?.items ?? []).map(\.media)
    return media.compactMap(\.self).contains(where: publisher.replaces)
  }

  /// Returns the load of a URL that a device refused with the file converted, or `nil` if there is no known reason for
  /// it not to play, or it can't be converted.
  func converted(
    _ request: LoadRequestData, after error: CastError, over link: ReceiverLink, _ wishes: ConversionWishes?
  ) async -> LoadRequestData? {
    guard error.code == .mediaLoadFailed, let media = request.media, self.converter.isInstalled else { return nil }
    var request = request
    request.media = try? await self.publishing(over: link, wishes) { publisher throws(CastError) in
      try await publisher.replaced(media)
    }
    return request.media == nil ? nil : request
  }
}
