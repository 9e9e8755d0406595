import CastModel
import Conversion

/// The result of a resolver: one item, or a playlist.
struct ResolverAnswer: Hashable, Sendable {
  /// A film or song, or a reference to its page.
  struct Item: Hashable, Sendable {
    /// The address of the item's page; `nil` if it is the one that was resolved.
    var page: String?
    var title: String?
    /// The address of a picture.
    var image: String?
    /// In seconds.
    var duration: Double?
    var isLive = false
    /// Empty for a reference to a page that isn't resolved yet.
    var formats: [Format] = []
    var subtitles: [Subtitles] = []
    var chapters: [MediaChapter] = []
    /// When its addresses expire, in seconds since 1970; `nil` if nothing says it.
    var expires: Double?
  }

  /// An address of an item's media, with the facts that the resolver gives.
  struct Format: Hashable, Sendable {
    /// How it is fetched.
    enum Delivery: Hashable, Sendable {
      case file, hls, dash
    }

    /// A part of a format.
    enum Part: Hashable, Sendable {
      case absent, unknown
      case codec(String)
    }

    var url: String
    var delivery: Delivery
    /// The MIME type; `nil` if unknown.
    var contentType: String?
    /// The manifest of which this is a variant.
    var manifest: String?
    var pictures = Part.unknown
    var sound = Part.unknown
    var height: Int64?
    var frameRate: Double?
    /// In thousands of bits a second.
    var bitRate: Double?
    /// In bytes.
    var size: Int64?
    var isProtected = false
    /// How much the sound's language is preferred: the original's has more than a translation's.
    var languagePreference = 0.0
    /// The header fields with which the resolver would fetch it.
    var headers: [RemoteSource.Header] = []
    /// Whether the server wants headers that devices don't send: cookies, a login.
    var needsHeaders = false

    /// The address with its header fields.
    var source: RemoteSource { RemoteSource(self.url, headers: self.headers) }
  }

  /// Subtitles as WebVTT.
  struct Subtitles: Hashable, Sendable {
    var url: String
    /// BCP 47, as the page has it.
    var language: String
    var name: String?
  }

  /// Whether it is a list, even if of one.
  var isPlaylist = false
  var title: String?
  var items: [Item] = []
  /// The entries that are there beyond the limit.
  var leftOut = 0
}
