/// One text and when it is shown.
struct SubtitleCue: Hashable, Sendable {
  /// In milliseconds; negative ones are mended.
  var start: Int64
  /// In milliseconds; `nil` where the file has none.
  var end: Int64?
  /// In WebVTT's own writing, with its tags and escapes.
  var text: String
  /// WebVTT's settings of the place: `line:0`; empty for the usual one.
  var settings = ""
}

/// The content of a subtitle file.
struct SubtitleContents {
  var cues: [SubtitleCue]
  /// Whether the file's order means nothing, so that sorting it isn't mending.
  var isUnordered = false
  /// Blocks of WebVTT before its cues.
  var head = ""
}

/// Where a text stands, as SubStation counts it and the keys of a number block lie: 2 is below in the middle.
struct CuePosition: Hashable, Sendable {
  private let number: Int

  /// `nil` unless it is such a number.
  init?(_ number: Int) {
    guard (1...9).contains(number) else { return nil }
    self.number = number
  }

  /// The older numbers: 1 to 3 are below, 5 to 7 above, 9 to 11 in the middle.
  init?(legacy number: Int) {
    let column = number & 3
    guard (1...11).contains(number), column != 0 else { return nil }
    self.init(column + (number & 4 != 0 ? 6 : number & 8 != 0 ? 3 : 0))
  }

  /// WebVTT's settings; empty for below in the middle, which is the usual place.
  var settings: String {
    let lines = ["", "line:50%", "line:0"]
    let columns = ["position:5% align:left", "", "position:95% align:right"]
    return [lines[(self.number - 1) / 3], columns[(self.number - 1) % 3]].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Puts the times of cues right.
struct CueMending {
  private(set) var cues: [SubtitleCue]
  /// How many cues had times that had to be put right, or stood in the wrong place.
  private(set) var mendedCount = 0
  /// How many cues had no text.
  private(set) var droppedCount = 0

  /// In milliseconds, for a text without an end.
  private static let shortest: Int64 = 500
  private static let leastReading: Int64 = 1_500
  private static let mostReading: Int64 = 7_000
  private static let readingPerByte: Int64 = 60

  init(_ contents: SubtitleContents) {
    self.cues = contents.cues.filter { !$0.text.isEmpty }
    self.droppedCount = contents.cues.count - self.cues.count
    var mended = Set<Int>()
    var latest = Int64.min
    for index in self.cues.indices {
      if self.cues[index].start < 0 {
        self.cues[index].start = 0
        mended.insert(index)
      }
      if self.cues[index].start < latest, !contents.isUnordered { mended.insert(index) }
      latest = max(latest, self.cues[index].start)
    }
    self.mendedCount = mended.count
    // The sort of the standard library is stable, though it doesn't promise it: the place decides.
    let order = self.cues.indices.sorted { (self.cues[$0].start, $0) < (self.cues[$1].start, $1) }
    let wasMended = order.map { mended.contains($0) }
    self.cues = order.map { self.cues[$0] }
    self.mendEnds(wasMended)
  }

  /// Gives an end to cues that have none, or one that isn't after their start: when it is read, or the next text comes.
  /// Overlaps stay.
  private mutating func mendEnds(_ wasMended: [Bool]) {
    var (next, start): (Int64?, Int64?) = (nil, nil)
    for index in self.cues.indices.reversed() {
      let cue = self.cues[index]
      if let later = start, later > cue.start { next = later }
      start = cue.start
      if let end = cue.end, end > cue.start { continue }
      let reading = Int64(cue.text.utf8.count) * Self.readingPerByte
      var end = cue.start + min(max(reading, Self.leastReading), Self.mostReading)
      if let next { end = min(end, max(next, cue.start + Self.shortest)) }
      self.cues[index].end = end
      if !wasMended[index] { self.mendedCount += 1 }
    }
  }
}

/// Writes WebVTT. (W3C WebVTT 1.)
enum WebVTTWriter {
  static func text(_ cues: [SubtitleCue], head: String) -> String {
    var text = "WEBVTT\n\n"
    text += head
    for cue in cues {
      self.append(cue.start, to: &text)
      text += " --> "
      self.append(cue.end ?? cue.start, to: &text)
      if !cue.settings.isEmpty { text += " " + cue.settings }
      text += "\n" + cue.text + "\n\n"
    }
    return text
  }

  /// `01:02:03.450`
  private static func append(_ time: Int64, to text: inout String) {
    let parts = [(time / 3_600_000, 2), (time / 60_000 % 60, 2), (time / 1_000 % 60, 2), (time % 1_000, 3)]
    for (index, part) in parts.enumerated() {
      let digits = String(part.0)
      text += String(repeating: "0", count: max(0, part.1 - digits.utf8.count)) + digits
      if index < 3 { text += index == 2 ? "." : ":" }
    }
  }
}
