package import CastModel
import JSONCodec

extension MediaMetadata {
  /// The title for display: the general one, or else that of the kind of media.
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

  /// The subtitle, or else the most useful member for the kind of media (SDK `smartSubtitle`).
  package var smartSubtitle: String? {
    if let subtitle = self.subtitle.nonEmpty { return subtitle }
    let candidates: [String?] =
      switch self.metadataType {
      case .movie: [self.studio]
      case .tvShow: [self.seriesTitle, self.episodeText]
      case .musicTrack: [self.artist, self.albumArtist, self.composer, self.albumName]
      case .photo: [self.location, self.artist]
      case .audiobookChapter: [self.bookTitle, self.artist]
      default: [self.artist, self.studio]
      }
    return candidates.lazy.compactMap(\.nonEmpty).first { $0 != self.displayTitle }
  }

  /// Returns the existing members among `keys`, as texts; `nil` without keys.
  package func texts(of keys: [String]) -> [String: String]? {
    guard !keys.isEmpty else { return nil }
    let members = self.jsonObject
    var texts: [String: String] = [:]
    for key in keys {
      switch members[key] {
      case .string(let text)?: texts[key] = text
      case .integer(let number)?: texts[key] = String(number)
      case .number(let number)?: texts[key] = String(number)
      case .writtenNumber(let text)?: texts[key] = text
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

/// Times as texts for display (SDK `GCKUIUtils.timeIntervalAsString`).
package enum TimeText {
  /// The text for an unknown time.
  package static let unknown = "--:--"

  /// Returns `MM:SS`, or `H:MM:SS` from an hour on, with a minus sign if negative; ``unknown`` for `nil`, infinities
  /// and NaN.
  package static func text(of seconds: Double?) -> String {
    guard let seconds, seconds.isFinite, abs(seconds) < 1e9 else { return self.unknown }
    let whole = Int(abs(seconds).rounded(.down))
    let sign = seconds < 0 && whole > 0 ? "-" : ""
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    return hours > 0
      ? "\(sign)\(hours):\(self.padded(minutes)):\(self.padded(rest))"
      : "\(sign)\(self.padded(minutes)):\(self.padded(rest))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
