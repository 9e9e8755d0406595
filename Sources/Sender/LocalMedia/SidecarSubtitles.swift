import MediaFormats
import TextFormats

/// The rules that find a film's subtitles among the files beside it, with the language and kind in their names. By the
/// names alone: no file is read.
struct SidecarSubtitles {
  /// A file that counts as subtitles of a film.
  struct Match: Hashable {
    /// The path from the film's folder.
    var path: String
    var language: LanguageTag?
    var kind: LocalSubtitles.Kind
    /// The name in a list of tracks.
    var name: String
    /// Whether the name could belong to something else, so that the content has to decide (`.txt`, `.sub`, `.stl`, and
    /// the formats that can't be converted).
    var isDoubtful: Bool
  }

  /// Names of folders that hold subtitles, in lower case.
  static let folderNames: Set<String> = [
    "subs", "sub", "subtitles", "subtitle", "legendas", "untertitel", "sous-titres",
  ]

  private static let suffixes: Set<String> = [
    "srt", "ass", "ssa", "vtt", "ttml", "dfxp", "smi", "sami", "sub", "txt", "mpl", "mpl2", "stl",
  ]
  /// The suffixes of formats that can't be converted.
  private static let unreadable: Set<String> = ["idx", "sup"]
  /// The suffixes of files that are often something else: an `.stl` is more often a 3D model.
  private static let doubtful: Set<String> = unreadable.union(["sub", "txt", "stl"])

  /// Whether a name is that of subtitles, in a format that is read here. A `.txt` or `.stl` is more often something
  /// else.
  static func isName(_ name: String) -> Bool {
    self.suffixes.subtracting(["txt", "stl"]).contains(FileName(name).suffix)
  }

  /// Whether a file has the suffix of subtitles.
  static func mayBeSubtitles(_ file: FileName) -> Bool {
    self.suffixes.contains(file.suffix) || self.unreadable.contains(file.suffix)
  }

  /// The film's name without folder and suffix.
  let stem: String
  /// Whether no other film is in its folder: then subtitles needn't have its name.
  let isAlone: Bool
  /// ``stem`` in lower case.
  let key: String
  /// The episode that the film's name has; `nil` if it has none.
  let episode: EpisodeName.Key?

  init(of name: String, isAlone: Bool) {
    self.stem = FileName(name).stem
    self.isAlone = isAlone
    self.key = self.stem.lowercased()
    self.episode = EpisodeName(self.stem)?.key
  }

  /// Returns the subtitles among the files of the film's folder.
  func matches(beside files: [String]) -> [Match] {
    files.compactMap { self.match($0, in: "", isItsOwnFolder: false) }
  }

  /// Returns the subtitles among the files of a folder of subtitles; `isItsOwn` if the folder has the film's name.
  func matches(in folder: String, files: [String], isItsOwn: Bool) -> [Match] {
    files.compactMap { self.match($0, in: folder + "/", isItsOwnFolder: isItsOwn || self.isAlone) }
  }

  private func match(_ name: String, in folder: String, isItsOwnFolder: Bool) -> Match? {
    let file = FileName(name)
    guard Self.mayBeSubtitles(file) else { return nil }
    guard let rest = self.rest(of: file.stem, isItsOwnFolder: isItsOwnFolder) else { return nil }
    let words = SubtitleWords(rest)
    // In the film's own folder `English.srt` belongs to the film if there is only this one.
    let isNamed = file.stem.lowercased().hasPrefix(self.key)
    guard isNamed || isItsOwnFolder || self.isEpisode(file.stem) || words.areAllKnown else { return nil }
    // A text beside a film is more often a description.
    guard file.suffix != "txt" || isNamed else { return nil }
    // A name that is the film's own says nothing.
    let other = file.stem.lowercased() == self.key ? "Subtitles" : PathText.readable(file.stem)
    return Match(
      path: folder + name, language: words.language, kind: words.kind, name: words.title ?? other,
      isDoubtful: Self.doubtful.contains(file.suffix))
  }

  /// Returns the words of a name beside those of the film's; `nil` if it doesn't belong to the film.
  private func rest(of stem: String, isItsOwnFolder: Bool) -> Substring? {
    if stem.lowercased().hasPrefix(self.key) {
      let rest = stem.dropFirst(self.stem.count)
      // `Film 2.srt` isn't of `Film`, but `Film.2.srt` and `Film (en).srt` may be.
      guard let first = rest.first else { return rest }
      return ".-_[( ".contains(first) && !self.isSequel(rest) ? rest : nil
    }
    if self.isEpisode(stem) { return EpisodeName(stem).map { Substring($0.rest) } }
    return isItsOwnFolder || self.isAlone ? stem[...] : nil
  }

  /// Whether the rest of a name begins another film's, as ` 2` and ` Returns`: with a space and something else than a
  /// language.
  private func isSequel(_ rest: Substring) -> Bool {
    guard rest.first == " ", let first = rest.first(where: { $0 != " " }), !"-[(".contains(first) else { return false }
    return first.isNumber || !SubtitleWords(rest).areAllKnown
  }

  /// Whether both are the same episode of the same series, without regard to other words.
  private func isEpisode(_ stem: String) -> Bool { self.episode.map { EpisodeName(stem)?.key == $0 } ?? false }
}

/// The files of a folder that may be subtitles, ordered by their names: a folder may have a thousand films, each with
/// subtitles.
struct SubtitleNames {
  /// All of them, in the order of the folder.
  private(set) var all: [String] = []
  /// Their names without suffix, in lower case, sorted, with their places in ``all``.
  private var stems: [(stem: String, place: Int)] = []
  /// The places in ``all`` of an episode's subtitles.
  private var episodes: [EpisodeName.Key: [Int]] = [:]

  init(_ files: [String] = []) {
    for name in files {
      let file = FileName(name)
      guard SidecarSubtitles.mayBeSubtitles(file) else { continue }
      self.stems.append((file.stem.lowercased(), self.all.count))
      if let episode = EpisodeName(file.stem)?.key { self.episodes[episode, default: []].append(self.all.count) }
      self.all.append(name)
    }
    self.stems.sort { $0.stem < $1.stem }
  }

  /// Returns those whose names may be a film's, in the order of the folder.
  func candidates(of film: SidecarSubtitles) -> [String] {
    guard !film.isAlone else { return self.all }
    // A separator follows a film's name, and is before the last scalar of Unicode.
    let named = self.stems[self.place(of: film.key)..<self.place(of: film.key + "\u{10FFFF}")].map(\.place)
    let places = Set(named + (film.episode.flatMap { self.episodes[$0] } ?? []))
    return places.sorted().map { self.all[$0] }
  }

  /// Returns the place in ``stems`` of the first that isn't before `stem`.
  private func place(of stem: String) -> Int {
    var range = 0..<self.stems.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = self.stems[middle].stem < stem ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

/// The meaning of the words of a subtitle file's name: `en.forced`, `2_English`, `pt-BR`, `English [SDH]`.
struct SubtitleWords {
  private(set) var language: LanguageTag?
  private(set) var kind = LocalSubtitles.Kind.full
  /// Whether every word is a language, a number or a word about subtitles, and one is a language or such a word.
  private(set) var areAllKnown = false

  private static let forced: Set<String> = ["forced", "foreign", "signs", "songs"]
  private static let hardOfHearing: Set<String> = ["sdh", "cc", "hoh"]
  private static let plain: Set<String> = [
    "default", "full", "sub", "subs", "subtitle", "subtitles", "dialogue", "dialog",
  ]

  /// Reads the words in their order.
  init(_ text: some StringProtocol) {
    let text = Substring(text)
    var (known, unknown) = (0, 0)
    // A hyphen is a part of `pt-BR`; elsewhere it separates words.
    for word in text.split(whereSeparator: { " ._[]()+,&".contains($0) }).flatMap(Self.parts) {
      switch self.read(word) {
      case true?: known += 1
      case false?: unknown += 1
      case nil: break
      }
    }
    self.areAllKnown = known > 0 && unknown == 0
  }

  private static func parts(_ word: Substring) -> [Substring] {
    LanguageTag(word) == nil ? word.split(separator: "-") : [word]
  }

  /// Reads a word; returns whether it is known, `nil` for numbers.
  private mutating func read(_ word: Substring) -> Bool? {
    let key = word.lowercased()
    if Self.forced.contains(key) {
      self.kind = .forced
    } else if Self.hardOfHearing.contains(key) || key == "hi" && self.language != nil {
      self.kind = .hardOfHearing
    } else if let language = LanguageTag(key) {
      // `zh-Hans` may be written as `zh.Hans`, and `Chinese (Simplified)`; of other languages the last word counts,
      // since the film's title comes first.
      self.language = self.language.flatMap { LanguageTag("\($0.tag)-\(key)") } ?? language
    } else if let finer = self.language.flatMap({ LanguageTag("\($0.tag)-\(key)") }) {
      self.language = finer
    } else if !Self.plain.contains(key) {
      return key.allSatisfy(\.isNumber) ? nil : false
    }
    return true
  }

  /// The name in a list of tracks: `English (SDH)`; `nil` without a language.
  var title: String? {
    self.language.map { language in
      switch self.kind {
      case .full: language.name
      case .forced: "\(language.name) (forced)"
      case .hardOfHearing: "\(language.name) (SDH)"
      }
    }
  }
}
