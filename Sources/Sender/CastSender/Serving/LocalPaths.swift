import CastModel
import Glibc
import LoopIsolation
import TextFormats

/// The absolute paths in loads. They name local files as `file:` URLs do, and are converted to such URLs here.
///
/// An app may have ids that begin with a slash (Plex: `/library/metadata/1`). They are sent unchanged, unless a file
/// exists at such a path. The default media receiver has no such ids, so for it a path without a file is an error.
enum LocalPaths {
  /// Whether a text is an absolute path. `//host/film.mp4` is a URL without a scheme.
  static func isOne(_ text: String?) -> Bool {
    guard let text else { return false }
    return text.hasPrefix("/") && !text.hasPrefix("//") && !text.utf8.contains(0)
  }

  /// Returns a load with its paths replaced by `file:` URLs.
  ///
  /// - Parameter application: The app that is to play it; `nil` is the default media receiver.
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

  /// Returns items of a queue with their paths replaced by `file:` URLs.
  ///
  /// - Parameter application: The app that is to play them; `nil` is the default media receiver.
  @LoopActor
  static func resolved(_ items: [QueueItem], for application: String?) async -> [QueueItem] {
    var paths = Set(items.flatMap { $0.media?.paths ?? [] })
    guard !paths.isEmpty else { return items }
    if !SessionStartOptions.isDefaultMediaReceiver(application) {
      let named = paths
      paths = await Blocking.run { named.filter { access(PathText.system($0), F_OK) == 0 } }
    }
    return items.map { item in
      var item = item
      item.media?.changePaths { paths.contains($0) ? LocalFileURL.text(ofPath: $0) : $0 }
      return item
    }
  }

  /// Returns a load that a device sent, without its local files: a device must not be able to have local files served
  /// or opened.
  ///
  /// - Parameter application: The app that sent it; `nil` is the default media receiver.
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
  /// The absolute paths of the media, its tracks and its images.
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
      // Without the `contentUrl`, an id that looks like a path would be taken for one.
      if LocalPaths.isOne(self.contentId) { self.contentId = nil }
    }
    if LocalFileURL.isOne(self.contentId) { self.contentId = nil }
    self.tracks?.removeAll { LocalFileURL.isOne($0.trackContentId) }
    self.metadata?.images?.removeAll { LocalFileURL.isOne($0.url) }
  }

  /// Replaces each absolute path with `change`'s result. With a `contentUrl`, the `contentId` is an id and stays.
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

extension LocalFileURL {
  /// Returns the absolute path of a `file:` URL.
  static func path(of url: String) throws(InvalidParameter) -> String {
    let (host, escaped) = Self.parts(of: url)
    guard host.isEmpty else { throw InvalidParameter("", "names a file of another machine, '\(host)'") }
    guard escaped.hasPrefix("/") else {
      throw InvalidParameter("", "has a relative path, and the server's folder isn't the client's: write file:///…")
    }
    // The bytes of a name need not be UTF-8: file:///films/caf%E9.mp4.
    guard let path = PercentEncoding.bytes(escaped.utf8), !path.contains(0) else {
      throw InvalidParameter("", "has a malformed percent escape")
    }
    return PathText.text(path)
  }

  /// Returns a URL unchanged, or an absolute path as a URL.
  static func text(of pathOrURL: String) throws(InvalidParameter) -> String {
    if pathOrURL.hasPrefix("/") { return Self.text(ofPath: pathOrURL) }
    guard pathOrURL.firstRange(of: ":") != nil, !pathOrURL.hasPrefix(".") else {
      throw InvalidParameter("", "is a relative path, and the server's folder isn't the client's: make it absolute")
    }
    return pathOrURL
  }
}
