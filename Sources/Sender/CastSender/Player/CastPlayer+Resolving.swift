import CastModel
import LocalMedia
import LoopIsolation

extension CastPlayer {
  /// Whether a request has a URL that may be a page or a playlist.
  public func needsResolving(_ request: PlayRequest) -> Bool {
    guard request.resolves, case .urls(let urls, nil, _) = request.content else { return false }
    return urls.contains { self.context.pages.needsResolving($0) }
  }

  /// Returns the request with the media that its pages and playlists lead to. Starts nothing on the device.
  ///
  /// Of several URLs the first that has to be resolved is, and the others when they are about to play. A request that
  /// names a type, or media in full, is returned as it is.
  ///
  /// - Throws: The errors of ``PageResolver/resolve(_:for:progress:)``.
  public func resolved(
    _ request: PlayRequest, for device: PlayerDevice, progress: PageResolver.Progress = { _ in }
  ) async throws(CastError) -> PlayRequest {
    guard self.needsResolving(request), case .urls(let urls, _, let title) = request.content else { return request }
    let abilities = self.context.pageDevice(await self.described(device), request.wishes)
    var entries = urls.map { url in
      let needsResolving = self.context.pages.needsResolving(url)
      return PageItem(
        url: url, media: needsResolving ? nil : PlayRequest.media(url, contentType: nil, title: title))
    }
    var result = request
    var tries = 0
    while let first = entries.first, first.media == nil {
      tries += 1
      do throws(CastError) {
        let found = try await self.context.pages.resolve(first.url, for: abilities, progress: progress)
        entries.replaceSubrange(0..<1, with: found.items)
        result.passedOver += found.passedOver
        if urls.count == 1, !found.isMedia { result.resolved = found.content }
      } catch {
        guard entries.count > 1, tries < 10, error.code != .requestCancelled else { throw error }
        result.passedOver.append(PassedOverItem(name: first.title ?? first.url, reason: error.message))
        entries.removeFirst()
      }
    }
    result.take(entries, title: urls.count == 1 && entries.count == 1 ? title : nil, isList: urls.count > 1)
    return result
  }
}

extension PlayRequest {
  /// Takes resolved entries: those with media are loaded, from the first one without on they follow.
  fileprivate mutating func take(_ entries: [PageItem], title: String?, isList: Bool) {
    var media = entries.prefix { $0.media != nil }.compactMap(\.media)
    self.following = Array(entries.dropFirst(media.count))
    if let title, var only = media.first {
      var metadata = only.metadata ?? MediaMetadata(metadataType: .generic)
      metadata.title = title
      only.metadata = metadata
      media = [only]
    }
    // A single item that others follow is loaded as a queue, to which they are appended.
    if media.count == 1, self.following.isEmpty, !isList {
      self.content = .media(media[0])
    } else {
      self.content = .queue(Self.queue(media))
    }
  }
}
