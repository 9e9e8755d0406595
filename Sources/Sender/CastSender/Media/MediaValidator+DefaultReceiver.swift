package import CastModel
import LocalMedia
import MediaFormats

extension MediaValidator {
  /// Checks that the app can fetch the media of a load, where that is known: the Default Media Receiver fetches URLs
  /// and nothing else. Another app may have ids of any form.
  ///
  /// - Parameter application: The app that plays the media; `nil`: the default media receiver.
  package static func check(_ request: LoadRequestData, for application: String?) throws(InvalidParameter) {
    guard SessionStartOptions.isDefaultMediaReceiver(application) else { return }
    if let media = request.media {
      try self.inside("media") { () throws(InvalidParameter) in try self.checkFetched(media) }
    }
    try self.inside("queueData.items") { () throws(InvalidParameter) in
      try self.check(request.queueData?.items ?? [], for: application)
    }
  }

  /// Checks items of a queue; paths begin with the item's index. See ``check(_:for:)-(LoadRequestData,_)``.
  package static func check(_ items: [QueueItem], for application: String?) throws(InvalidParameter) {
    guard SessionStartOptions.isDefaultMediaReceiver(application) else { return }
    try self.each(items, "") { item throws(InvalidParameter) in
      guard let media = item.media else { return }
      try self.inside("media") { () throws(InvalidParameter) in try self.checkFetched(media) }
    }
  }

  private static func checkFetched(_ media: MediaInformation) throws(InvalidParameter) {
    let hasURL = media.contentUrl?.isEmpty == false
    guard hasURL || media.entity?.isEmpty != false else { return }
    let (name, value) = hasURL ? ("contentUrl", media.contentUrl) : ("contentId", media.contentId)
    guard let value, let reason = self.reasonNotToFetch(value) else { return }
    throw InvalidParameter(name, reason)
  }

  /// Returns why a text can't be fetched; `nil` if it can be, or isn't meant as a path.
  private static func reasonNotToFetch(_ text: String) -> String? {
    if text.utf8.contains(0) { return "holds a NUL character, which no URL or path has" }
    if text.hasPrefix("//") {
      return "has no scheme: put https: or http: before it; a file's path has one slash in front"
    }
    guard !text.hasPrefix("/"), !self.hasScheme(text), FormatTable.contentType(ofURL: text) != nil else {
      return nil
    }
    return "is neither a URL nor an absolute path: give https://… or http://…, or the path from / on"
  }

  private static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon != text.utf8.startIndex else { return false }
    return text.utf8[..<colon].allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
  }
}
