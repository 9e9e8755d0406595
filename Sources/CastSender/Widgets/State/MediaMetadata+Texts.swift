package import CastModel
import JSONCodec

extension MediaMetadata {
  /// What people call it.
  package var displayTitle: String? {
    let own: String? =
      switch self.metadataType {
      case .audiobookChapter: self.chapterTitle ?? self.bookTitle
      case .tvShow: self.seriesTitle
      case .musicTrack: self.albumName
      case .photo: self.location
      default: nil
      }
    return self.title.nonEmpty ?? own.nonEmpty
  }

  /// The subtitle, or else what says most for the kind of media (SDK `smartSubtitle`).
  package var smartSubtitle: String? {
    if let subtitle = self.subtitle.nonEmpty { return subtitle }
    let candidates: [String?] =
      switch self.metadataType {
      case .movie: [self.studio]
      case .tvShow: [self.seriesTitle, self.episodeText]
      case .musicTrack: [self.artist, self.albumArtist, self.composer, self.albumName]
      case .photo: [self.artist, self.location]
      case .audiobookChapter: [self.bookTitle, self.artist]
      default: [self.artist, self.studio]
      }
    return candidates.lazy.compactMap(\.nonEmpty).first { $0 != self.displayTitle }
  }

  /// Those of some members that there are, as texts; `nil` if none is wanted.
  package func texts(of keys: [String]) -> [String: String]? {
    guard !keys.isEmpty else { return nil }
    let members = self.jsonValue?.object ?? JSONObject()
    var texts: [String: String] = [:]
    for key in keys {
      switch members[key] {
      case .string(let text)?: texts[key] = text
      case .integer(let number)?: texts[key] = String(number)
      case .number(let number)?: texts[key] = String(number)
      case .bool(let flag)?: texts[key] = String(flag)
      default: break
      }
    }
    return texts
  }

  private var episodeText: String? {
    guard let episode = self.episode else { return nil }
    return self.season.map { "S\($0) E\(episode)" } ?? "E\(episode)"
  }
}

extension String? {
  fileprivate var nonEmpty: String? { self.flatMap { $0.isEmpty ? nil : $0 } }
}
