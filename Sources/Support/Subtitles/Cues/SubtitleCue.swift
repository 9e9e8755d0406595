/// One text and the time of its display.
struct SubtitleCue: Hashable, Sendable {
  /// The start, in milliseconds; ``CueMending`` corrects a negative one.
  var start: Int64
  /// The end, in milliseconds; `nil` if the file doesn't specify it.
  var end: Int64?
  /// The text in WebVTT's syntax, with its tags and escapes.
  var text: String
  /// The WebVTT settings for the position, such as `line:0`; empty for the default position.
  var settings = ""
}

/// The content of a subtitle file.
struct SubtitleContents {
  var cues: [SubtitleCue]
  /// Whether the order of the cues in the file is arbitrary, so that sorting them doesn't count as a correction.
  var isUnordered = false
  /// The WebVTT blocks before the cues.
  var head = ""
}

/// The position of a text, numbered like the keys of a numeric keypad, as in SubStation: 2 is bottom centre.
struct CuePosition: Hashable, Sendable {
  private let number: Int

  /// Creates a position; `nil` unless `number` is from 1 to 9.
  init?(_ number: Int) {
    guard (1...9).contains(number) else { return nil }
    self.number = number
  }

  /// Creates a position from SubStation's older numbers: 1 to 3 are bottom, 5 to 7 top, 9 to 11 middle; `nil` for
  /// others.
  init?(legacy number: Int) {
    let column = number & 3
    guard (1...11).contains(number), column != 0 else { return nil }
    self.init(column + (number & 4 != 0 ? 6 : number & 8 != 0 ? 3 : 0))
  }

  /// The WebVTT settings; empty for bottom centre, the default position.
  var settings: String {
    let lines = ["", "line:50%", "line:0"]
    let columns = ["position:5% align:left", "", "position:95% align:right"]
    return [lines[(self.number - 1) / 3], columns[(self.number - 1) % 3]].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The correction of the cues' times and order.
struct CueMending {
  private(set) var cues: [SubtitleCue]
  /// The number of cues whose times or order were corrected.
  private(set) var mendedCount = 0
  /// The number of cues without text.
  private(set) var droppedCount = 0

  /// The limits of the display time of a text without an end, in milliseconds.
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
    // The standard library doesn't guarantee that its sort is stable, so the index is compared, too.
    let order = self.cues.indices.sorted { (self.cues[$0].start, $0) < (self.cues[$1].start, $1) }
    let wasMended = order.map { mended.contains($0) }
    self.cues = order.map { self.cues[$0] }
    self.mendEnds(wasMended)
  }

  /// Sets the end of cues that have none, or one that isn't after their start: the time to read the text, or the start
  /// of the next cue. Overlaps stay.
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

/// The writer of WebVTT files. (W3C WebVTT 1.)
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

  /// Appends a time, in milliseconds, as `01:02:03.450`.
  private static func append(_ time: Int64, to text: inout String) {
    let parts = [(time / 3_600_000, 2), (time / 60_000 % 60, 2), (time / 1_000 % 60, 2), (time % 1_000, 3)]
    for (index, part) in parts.enumerated() {
      let digits = String(part.0)
      text += String(repeating: "0", count: max(0, part.1 - digits.utf8.count)) + digits
      if index < 3 { text += index == 2 ? "." : ":" }
    }
  }
}
