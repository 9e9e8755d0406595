/// A series, season and episode in a file's name: `Show.Name.S01E02.The.Title.1080p`, `Show Name - 1x02 - The Title`.
struct EpisodeName: Hashable, Sendable {
  /// The words before the numbers; empty if there are none.
  let series: String
  let season: Int64
  let episode: Int64
  /// The text after the numbers, as it is written.
  let rest: String
  /// The title in ``rest``, in words; `nil` if there is none.
  let title: String?

  /// Creates the name from the first season and episode in a file's name; `nil` if there is none.
  init?(_ stem: some StringProtocol) {
    let text = Array(stem.unicodeScalars)
    guard let found = text.indices.lazy.compactMap({ Self.numbers(in: text, at: $0) }).first else { return nil }
    (self.season, self.episode) = (found.season, found.episode)
    self.series = MediaName.words(Self.string(text[..<found.range.lowerBound]), isTitle: false)
    self.rest = Self.string(text[found.range.upperBound...])
    let title = MediaName.words(MediaName.withoutRelease(self.rest), isTitle: false)
    self.title = title.isEmpty ? nil : title
  }

  /// The identity of an episode, without regard to other words of its name.
  struct Key: Hashable {
    /// Only the letters and digits, in lower case.
    var series: String
    var season: Int64
    var episode: Int64
  }

  /// The episode for comparison.
  var key: Key {
    Key(
      series: self.series.lowercased().filter { $0.isLetter || $0.isNumber }, season: self.season,
      episode: self.episode)
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Parses `S01E02`, also with a separator between and more episodes after it, or `1x02`, with no letter or digit next
  /// to it.
  private static func numbers(
    in text: [Unicode.Scalar], at start: Int
  ) -> (season: Int64, episode: Int64, range: Range<Int>)? {
    guard start == 0 || !self.isWord(text[start - 1]) else { return nil }
    var place = start
    let hasLetters = text[place] == "S" || text[place] == "s"
    if hasLetters { place += 1 }
    guard let season = self.number(in: text, at: &place, digits: 4) else { return nil }
    if hasLetters, place < text.count, " ._-".unicodeScalars.contains(text[place]) { place += 1 }
    let marks: [Unicode.Scalar] = hasLetters ? ["E", "e"] : ["x"]
    guard place < text.count, marks.contains(text[place]) else { return nil }
    place += 1
    guard let episode = self.number(in: text, at: &place, digits: 4) else { return nil }
    // 1920x1080 is a size.
    guard hasLetters || season < 100 && episode < 200 else { return nil }
    while hasLetters, place < text.count, marks.contains(text[place]) || text[place] == "-" {
      var next = place + 1
      if next < text.count, marks.contains(text[next]) { next += 1 }
      guard self.number(in: text, at: &next, digits: 4) != nil else { break }
      place = next
    }
    return place == text.count || !self.isWord(text[place]) ? (season, episode, start..<place) : nil
  }

  private static func number(in text: [Unicode.Scalar], at place: inout Int, digits: Int) -> Int64? {
    let found = text[place...].prefix(digits).prefix { ("0"..."9").contains($0) }
    place += found.count
    return Int64(self.string(found))
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}

/// A film's title and year in a file's name: `The.Film.2019.1080p.BluRay.x264-GROUP`.
struct MediaName: Hashable, Sendable {
  let title: String
  let year: Int?

  init(_ stem: String) {
    let (front, year) = Self.year(in: stem)
    let words = Self.words(Self.withoutRelease(front), isTitle: true)
    // A name may be nothing but a year: `1917.mkv`.
    self.title = words.isEmpty ? stem : words
    self.year = words.isEmpty ? nil : year
  }

  /// Returns the words of a name, which spaces and underscores separate, and dots if it has no spaces.
  static func words(_ text: some StringProtocol, isTitle: Bool) -> String {
    let isSpaced = text.contains(" ")
    let parts = text.split { $0 == " " || $0 == "_" || !isSpaced && $0 == "." }
    var words = parts.joined(separator: " ")[...]
    let (ends, starts) = isTitle ? ("- ", "- ") : ("-[( .", "-]) .")
    while let last = words.last, ends.contains(last) { words.removeLast() }
    while let first = words.first, starts.contains(first) { words.removeFirst() }
    return String(words)
  }

  /// Returns the text before the first word about a release, such as its size, source or codec.
  static func withoutRelease(_ text: some StringProtocol) -> Substring {
    let text = Substring(text)
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex { " ._-[](){}".contains($0) } ?? text.endIndex
      if self.release.contains(text[start..<end].lowercased()) {
        return text[..<start]
      }
      guard end < text.endIndex else { break }
      start = text.index(after: end)
    }
    return text
  }

  private static let release: Set<String> = [
    "480p", "576p", "720p", "1080p", "1080i", "2160p", "4k", "uhd", "x264", "x265", "h264", "h265", "hevc", "avc",
    "xvid", "divx", "bluray", "blu", "bdrip", "brrip", "webrip", "web", "webdl", "hdtv", "dvdrip", "dvd", "remux",
    "hdr", "hdr10", "10bit", "aac", "ac3", "dts", "ddp5", "dd5", "atmos", "proper", "repack", "multi", "av1", "vp9",
  ]

  /// Returns the last word that is a year and isn't the first one, and the text before it.
  private static func year(in stem: String) -> (front: Substring, year: Int?) {
    var found: (Substring, Int)?
    var start = stem.startIndex
    while start < stem.endIndex {
      let end = stem[start...].firstIndex { " ._-[](){}".contains($0) } ?? stem.endIndex
      let word = stem[start..<end]
      if start > stem.startIndex, word.utf8.count == 4, let year = Int(word), (1888...2099).contains(year) {
        found = (stem[..<start], year)
      }
      guard end < stem.endIndex else { break }
      start = stem.index(after: end)
    }
    guard let found else { return (stem[...], nil) }
    var front = found.0
    while let last = front.last, " ._-[({".contains(last) { front.removeLast() }
    return (front, found.1)
  }
}

/// A song in a file's name: `03 - Artist - Title`, `03. Title`, `1-03 Title`.
struct SongName: Hashable, Sendable {
  let title: String
  let artist: String?
  let track: Int64?
  let disc: Int64?

  init(_ stem: String) {
    let words = MediaName.words(stem, isTitle: true)
    var rest = words[...]
    var (first, second): (Int64?, Int64?) = (Self.number(&rest), nil)
    if first != nil, rest.first == "-", rest.dropFirst().first?.isNumber == true {
      var behind = rest.dropFirst()
      second = Self.number(&behind)
      if second != nil { rest = behind }
    }
    let separators = rest.prefix { " .-_)".contains($0) }
    rest = rest[separators.endIndex...]
    // `99 Luftballons` and `7even` are titles: a track's number begins with 0, or has a sign after it.
    let isNumber =
      first != nil && !rest.isEmpty && !separators.isEmpty && (second != nil || Self.isTrack(words, separators))
    if !isNumber {
      (first, second) = (nil, nil)
      rest = words[...]
    }
    let parts = rest.firstRange(of: " - ").map { (rest[..<$0.lowerBound], rest[$0.upperBound...]) }
    self.artist = parts.map { String($0.0) }
    self.title = parts.map { String($0.1) } ?? String(rest)
    self.track = second ?? first
    self.disc = second == nil ? nil : first
  }

  private static func number(_ text: inout Substring) -> Int64? {
    let digits = text.prefix(3).prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty, digits.count < 3 || text.dropFirst(3).first?.isNumber != true else { return nil }
    text = text[digits.endIndex...]
    return Int64(digits)
  }

  private static func isTrack(_ words: String, _ separators: Substring) -> Bool {
    words.hasPrefix("0") || separators.contains { $0 != " " }
  }
}
