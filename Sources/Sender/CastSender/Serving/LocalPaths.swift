import CastModel
import Glibc
import LoopIsolation

/// Absolute paths in loads: they name what is on this machine as `file:` URLs do, and become such here.
///
/// An app may have ids that begin with a slash (Plex: `/library/metadata/1`). They go to it as they are, unless there is
/// something at such a path. The default media receiver has none, so there a path to nothing is a mistake.
enum LocalPaths {
  /// Whether a text is an absolute path. `//host/film.mp4` is a URL without a scheme.
  static func isOne(_ text: String?) -> Bool {
    guard let text else { return false }
    return text.hasPrefix("/") && !text.hasPrefix("//") && !text.utf8.contains(0)
  }

  /// A load with `file:` URLs in place of its paths.
  ///
  /// - Parameter application: The app that is to play it; `nil`: the default media receiver.
  @LoopActor
  static func resolved(_ request: LoadRequestData, for application: String?) async -> LoadRequestData {
    var request = request
    if let media = request.media {
      request.media = await self.resolved([QueueItem(media: media)], for: application)[0].media
    }
    if let items = request.queueData?.items {
      request.queueData?.items = await self.resolved(items, for: application)
    }
    return request
  }

  /// Items of a queue with `file:` URLs in place of their paths.
  ///
  /// - Parameter application: The app that is to play them; `nil`: the default media receiver.
  @LoopActor
  static func resolved(_ items: [QueueItem], for application: String?) async -> [QueueItem] {
    var paths = Set(items.flatMap { $0.media?.paths ?? [] })
    guard !paths.isEmpty else { return items }
    if !SessionStartOptions.isDefaultMediaReceiver(application) {
      let named = paths
      paths = await Blocking.run { named.filter { access($0, F_OK) == 0 } }
    }
    return items.map { item in
      var item = item
      item.media?.changePaths { paths.contains($0) ? LocalFileURL.text(ofPath: $0) : $0 }
      return item
    }
  }

  /// What a device told of, without what it names of this machine: nothing of it is to be served, or opened, because a device says so.
  ///
  /// - Parameter application: The app that told it; `nil`: the default media receiver.
  @LoopActor
  static func withoutFiles(_ told: LoadRequestData, for application: String?) async -> LoadRequestData {
    var request = await self.resolved(told, for: application)
    request.media?.leaveOutFiles()
    let items = request.queueData?.items?.map { item in
      var item = item
      item.media?.leaveOutFiles()
      return item
    }
    request.queueData?.items = items
    return request
  }
}

extension MediaInformation {
  /// The absolute paths in it: what it is, its tracks and its images.
  var paths: [String] {
    var paths: [String] = []
    var copy = self
    copy.changePaths { path in
      paths.append(path)
      return path
    }
    return paths
  }

  fileprivate mutating func leaveOutFiles() {
    if LocalFileURL.isOne(self.contentUrl) {
      self.contentUrl = nil
      // Beside it this was an id, and now would be a path.
      if LocalPaths.isOne(self.contentId) { self.contentId = nil }
    }
    if LocalFileURL.isOne(self.contentId) { self.contentId = nil }
    self.tracks?.removeAll { LocalFileURL.isOne($0.trackContentId) }
    self.metadata?.images?.removeAll { LocalFileURL.isOne($0.url) }
  }

  /// Puts what `change` makes of them in the place of the absolute paths in it. Beside a `contentUrl` the `contentId` is an id.
  fileprivate mutating func changePaths(_ change: (String) -> String) {
    func changed(_ text: inout String?) {
      if let path = text, LocalPaths.isOne(path) { text = change(path) }
    }
    if self.contentUrl?.isEmpty != false { changed(&self.contentId) }
    changed(&self.contentUrl)
    self.tracks = self.tracks?.map { track in
      var track = track
      changed(&track.trackContentId)
      return track
    }
    let images = self.metadata?.images?.map { image in
      var image = image
      changed(&image.url)
      return image
    }
    if let images { self.metadata?.images = images }
  }
}
