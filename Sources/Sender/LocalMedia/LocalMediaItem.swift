public import CastModel
public import MediaProbe

/// Media on this machine with its metadata, subtitles and cover: a file, or an entry of a playlist.
public struct LocalMediaItem: Sendable, Hashable {
  /// Where the media is.
  public enum Source: Sendable, Hashable {
    /// A regular file, at its absolute path without symbolic links.
    case file(path: String)
    /// An entry of a playlist with an `http` or `https` URL.
    case url(String)
  }

  /// Where the media is.
  public var source: Source
  /// The MIME type by content, else by name; `nil` for a URL whose name doesn't tell.
  public var contentType: String?
  /// For people: a tag, a playlist's title, or the words of the file's name.
  public var title: String?
  /// In seconds, where it is known.
  public var duration: Double?
  /// Tags and names as Cast's metadata, without images: the cover is ``cover``.
  public var metadata: MediaMetadata?
  /// Subtitles beside the file and inside it, those beside it first.
  public var subtitles: [LocalSubtitles] = []
  /// Subtitles beside the file that no receiver shows.
  public var unusedSubtitles: [UnusedSubtitles] = []
  /// The picture that goes with it.
  public var cover: LocalCover?
  /// What `ffprobe` found, where it is installed and was asked.
  public var facts: MediaFacts?
}

/// Subtitles of a film, to be converted when they are wanted (``LocalMediaReader/webVTT(of:)``).
public struct LocalSubtitles: Sendable, Hashable {
  /// Where they are.
  public enum Source: Sendable, Hashable {
    /// In a file of their own.
    case file(path: String)
    /// In the media file.
    case embedded(path: String, stream: MediaStream)
  }

  /// Their purpose.
  public enum Kind: String, Sendable, Hashable {
    /// All that is spoken.
    case full
    /// Only speech in a foreign language, and signs.
    case forced
    /// For the deaf and hard of hearing: sounds, too (SDH, CC).
    case hardOfHearing
  }

  /// Where they are.
  public var source: Source
  /// BCP 47: `en`, `pt-BR`; `nil` if neither name nor file tells.
  public var language: String?
  /// For a list of tracks: `English (SDH)`; the file's name where nothing better is known.
  public var name: String
  /// Their purpose.
  public var kind: Kind
  /// The film's pictures a second, for formats that count frames; `nil` if unknown.
  public var framesPerSecond: Double?

  /// Makes subtitles of their parts.
  public init(
    source: Source, language: String? = nil, name: String, kind: Kind = .full, framesPerSecond: Double? = nil
  ) {
    (self.source, self.language, self.name, self.kind) = (source, language, name, kind)
    self.framesPerSecond = framesPerSecond
  }
}

/// A file of subtitles beside a film that no receiver shows.
public struct UnusedSubtitles: Error, Sendable, Hashable {
  /// Its path.
  public var path: String
  /// Why it can't be used, in a sentence.
  public var reason: String
  /// The advice for people, in sentences.
  public var advice: String

  /// The file as an item that isn't played.
  public var passedOver: PassedOverItem { PassedOverItem(name: self.path, reason: "\(self.reason) \(self.advice)") }
}

/// A picture that goes with media, to be read when it is wanted (``LocalMediaReader/bytes(of:)``).
public struct LocalCover: Sendable, Hashable {
  /// Where it is.
  public enum Source: Sendable, Hashable {
    /// In a separate file.
    case file(path: String)
    /// In the media file.
    case embedded(path: String, stream: MediaStream)
  }

  /// Where it is.
  public var source: Source
  /// `image/jpeg`, `image/png`…
  public var contentType: String

  /// Makes a cover of its parts.
  public init(source: Source, contentType: String) { (self.source, self.contentType) = (source, contentType) }
}
