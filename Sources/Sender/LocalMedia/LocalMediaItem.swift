public import CastModel
public import MediaProbe

/// Media on this machine with its metadata, subtitles and cover: a file, or an entry of a playlist.
public struct LocalMediaItem: Sendable, Hashable {
  /// The place of the media.
  public enum Source: Sendable, Hashable {
    /// A regular file, at its absolute path without symbolic links.
    case file(path: String)
    /// An entry of a playlist with an `http` or `https` URL.
    case url(String)
  }

  /// The place of the media.
  public var source: Source
  /// The MIME type by content, else by name; `nil` for a URL whose name doesn't show it.
  public var contentType: String?
  /// The title for people: a tag, a playlist's title, or the words of the file's name.
  public var title: String?
  /// The duration in seconds; `nil` if unknown.
  public var duration: Double?
  /// Tags and names as Cast's metadata. The only image in it is one that a playlist names; a file's is ``cover``.
  public var metadata: MediaMetadata?
  /// Subtitles beside the file and inside it, those beside it first.
  public var subtitles: [LocalSubtitles] = []
  /// Subtitles beside the file that no receiver shows.
  public var unusedSubtitles: [UnusedSubtitles] = []
  /// The cover; `nil` if there is none.
  public var cover: LocalCover?
  /// The facts that `ffprobe` found; `nil` if it isn't installed, wasn't used or failed.
  public var facts: MediaFacts?
}

/// Subtitles of a film, which are converted on request (``LocalMediaReader/webVTT(of:)``).
public struct LocalSubtitles: Sendable, Hashable {
  /// The place of the subtitles.
  public enum Source: Sendable, Hashable {
    /// In a separate file.
    case file(path: String)
    /// In the media file.
    case embedded(path: String, stream: MediaStream)
  }

  /// The purpose of the subtitles.
  public enum Kind: String, Sendable, Hashable {
    /// All speech.
    case full
    /// Only speech in a foreign language, and signs.
    case forced
    /// Speech and sounds, for the deaf and hard of hearing (SDH, CC).
    case hardOfHearing
  }

  /// The place of the subtitles.
  public var source: Source
  /// The language in BCP 47: `en`, `pt-BR`; `nil` if neither name nor file specifies it.
  public var language: String?
  /// The name in a list of tracks: `English (SDH)`; the file's name if nothing better is known.
  public var name: String
  /// The purpose of the subtitles.
  public var kind: Kind
  /// The film's frame rate, in frames per second, for formats that count frames; `nil` if unknown.
  public var framesPerSecond: Double?

  /// Creates subtitles with these members.
  public init(
    source: Source, language: String? = nil, name: String, kind: Kind = .full, framesPerSecond: Double? = nil
  ) {
    (self.source, self.language, self.name, self.kind) = (source, language, name, kind)
    self.framesPerSecond = framesPerSecond
  }
}

/// A file of subtitles beside a film that no receiver shows.
public struct UnusedSubtitles: Error, Sendable, Hashable {
  /// The path of the file.
  public var path: String
  /// The reason why the file can't be used, as a sentence.
  public var reason: String
  /// The advice for people, in sentences.
  public var advice: String

  /// The file as an item that isn't played.
  public var passedOver: PassedOverItem { PassedOverItem(name: self.path, reason: "\(self.reason) \(self.advice)") }
}

/// The cover of media, which is read on request (``LocalMediaReader/bytes(of:)``).
public struct LocalCover: Sendable, Hashable {
  /// The place of the cover.
  public enum Source: Sendable, Hashable {
    /// In a separate file.
    case file(path: String)
    /// In the media file.
    case embedded(path: String, stream: MediaStream)
  }

  /// The place of the cover.
  public var source: Source
  /// The MIME type: `image/jpeg`, `image/png`…
  public var contentType: String

  /// Creates a cover with these members.
  public init(source: Source, contentType: String) { (self.source, self.contentType) = (source, contentType) }
}
