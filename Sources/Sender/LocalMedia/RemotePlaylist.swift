package import CastModel
import MediaFormats
import Subtitles
import TextFormats

/// The content of a resource of the web by its first bytes and its server's type.
package enum RemoteContent: Hashable, Sendable {
  /// Media of this type.
  case media(String)
  case playlist(PlaylistFormat)
  case page
  case unknown

  /// The types of pages and of feeds, whose entries are pages.
  private static let pageTypes: Set<String> = [
    "text/html", "application/xhtml+xml", "application/rss+xml", "application/atom+xml", "text/xml", "application/xml",
  ]

  /// Recognises a resource: by its content, or, where that shows nothing, by the server's type.
  ///
  /// - Parameters:
  ///   - head: Its first bytes.
  ///   - url: Its address, whose ending chooses between formats that begin alike.
  ///   - serverType: The MIME type without parameters; `nil` if the server sends none.
  package init(head: [UInt8], url: String, serverType: String?) {
    let type = serverType?.lowercased()
    let found = FormatTable.format(ofStart: head, name: url)
    if let list = found.flatMap({ PlaylistFormat($0) }) {
      self = .playlist(list)
    } else if let found, found.isMedia {
      // If a container may hold pictures or sound alone, only the server may know that it has no pictures.
      let isSaid = type.map { FormatTable.isProgressive($0) || FormatTable.isImage($0) } ?? false
      self = .media(isSaid && found.kind != .manifest ? type ?? found.contentType : found.contentType)
    } else if LocalSubtitles.isPage(head) || type.map(Self.pageTypes.contains) ?? false {
      self = .page
    } else if found == nil, let type, ["video/", "audio/", "image/"].contains(where: type.hasPrefix) {
      self = .media(type)
    } else {
      self = .unknown
    }
  }
}

/// A playlist of the web: M3U, PLS or XSPF.
package struct RemotePlaylist: Sendable {
  /// The most bytes that are read of a playlist.
  package static let maximumBytes = 4 << 20

  /// The entries that may be played, in order.
  package private(set) var items: [LocalMediaItem] = []
  /// The entries that are left out, with the reasons.
  package private(set) var passedOver: [PassedOverItem] = []

  /// Reads a playlist.
  ///
  /// - Parameters:
  ///   - limit: The most entries; the rest is passed over.
  ///   - absolute: Returns the `http` or `https` URL of an address as it is written; `nil` for other addresses.
  /// - Throws: A reason, if the text isn't of this format.
  package init(
    _ bytes: [UInt8], _ format: PlaylistFormat, limit: Int, absolute: (String) -> String?
  ) throws(LocalMediaError) {
    // Entries beyond the limit are read too, about ten times as many in all, to list them as passed over.
    for entry in try Self.entries(DecodedText(bytes).text, format, limit: 10 * limit + 1) {
      let name = entry.title ?? entry.location
      guard let url = absolute(entry.location) else {
        self.passedOver.append(
          PassedOverItem(name: name, reason: "Receivers fetch http and https addresses only."))
        continue
      }
      guard self.items.count < limit else {
        self.passedOver.append(PassedOverItem(name: name, reason: "Only the first \(limit) entries are taken."))
        continue
      }
      self.items.append(LocalMediaItem(entry, url: url))
    }
  }

  private static func entries(
    _ text: String, _ format: PlaylistFormat, limit: Int
  ) throws(LocalMediaError) -> [PlaylistEntry] {
    do throws(XMLReader.Malformed) {
      return try format.entries(text, limit: limit)
    } catch {
      throw LocalMediaError(.unreadable, "The playlist can't be read: \(error.message).", path: "", cause: error)
    }
  }
}
