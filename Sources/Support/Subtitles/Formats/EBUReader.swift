/// EBU STL, the exchange format of television. (EBU Tech 3264.)
///
/// A file is a head of 1,024 bytes, and blocks of 128 bytes: times, a place, and a part of a text. Colours, boxes and
/// the sizes of teletext are dropped.
enum EBUReader {
  private static let headLength = 1_024
  private static let blockLength = 128
  /// The bytes of a block that are text.
  private static let textRange = 16..<128

  private static let lineBreak: Unicode.Scalar = "\u{8A}"
  /// Unused space, which ends a text.
  private static let end: UInt8 = 0x8F
  private static let styles: [Unicode.Scalar: (style: CueText.Style, isOn: Bool)] = [
    "\u{80}": (.italic, true), "\u{81}": (.italic, false), "\u{82}": (.underline, true), "\u{83}": (.underline, false),
  ]
  /// The encodings by their number in the head: Latin, Cyrillic, Arabic, Greek and Hebrew.
  private static let encodings = ["ISO_6937", "ISO-8859-5", "ISO-8859-6", "ISO-8859-7", "ISO-8859-8"]

  /// Whether a file begins as EBU STL does: bytes 3 to 10 are the format code with the frame rate (`STL25.01`).
  static func isBeginning(_ head: [UInt8]) -> Bool {
    head.count >= 11 && head[3..<6].elementsEqual("STL".utf8) && head[8..<11].elementsEqual(".01".utf8)
  }

  /// Returns the encoding of a file's texts, by the number in its head.
  static func encoding(_ bytes: [UInt8]) -> TextEncoding {
    let number = self.number(bytes, 12..<14).map { Int($0) } ?? 0
    return TextEncoding(rawValue: self.encodings.indices.contains(number) ? self.encodings[number] : self.encodings[0])
  }

  static func contents(_ bytes: [UInt8]) -> SubtitleContents {
    let rate = self.number(bytes, 6..<8).flatMap { $0 > 0 ? $0 : nil } ?? 25
    let texts = self.texts(bytes, rate: rate)
    let begin = self.begin(bytes, rate: rate, first: texts.map(\.start).min() ?? 0)
    // All texts are decoded at once: a decoder costs more than a text.
    let whole = texts.map(\.bytes).joined(separator: [self.end])
    let decoded = self.decoded(Array(whole), self.encoding(bytes)).split(
      separator: Unicode.Scalar(self.end), omittingEmptySubsequences: false)
    return SubtitleContents(
      cues: zip(texts, decoded).map { text, scalars in
        SubtitleCue(
          start: text.start - begin, end: text.end - begin, text: self.marked(scalars),
          settings: text.position?.settings ?? "")
      })
  }

  // MARK: Blocks

  /// A text, of one block or several.
  private struct Text {
    var number: [UInt8]
    /// The start, in milliseconds.
    var start: Int64
    /// The end, in milliseconds.
    var end: Int64
    var position: CuePosition?
    var bytes: [UInt8] = []
  }

  private static func texts(_ bytes: [UInt8], rate: Int64) -> [Text] {
    let rows = self.number(bytes, 253..<255).flatMap { $0 > 0 ? $0 : nil } ?? 23
    var texts: [Text] = []
    var isContinued = false
    for start in stride(from: self.headLength, through: bytes.count - self.blockLength, by: self.blockLength) {
      let block = Array(bytes[start..<(start + self.blockLength)])
      // User data and comments aren't texts.
      guard block[3] != 0xFE, block[15] == 0 else { continue }
      let number = Array(block[0..<3])
      if !isContinued || texts.last?.number != number {
        texts.append(
          Text(
            number: number, start: self.time(block[5..<9], rate), end: self.time(block[9..<13], rate),
            position: self.position(row: Int64(block[13]), of: rows, alignment: block[14])))
      }
      isContinued = block[3] != 0xFF
      texts[texts.count - 1].bytes += block[self.textRange].filter { $0 != self.end }
    }
    return texts
  }

  /// Returns a time in milliseconds from hours, minutes, seconds and frames, a byte each.
  private static func time(_ bytes: ArraySlice<UInt8>, _ rate: Int64) -> Int64 {
    let parts = bytes.map { Int64($0) }
    return ((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1_000 + parts[3] * 1_000 / rate
  }

  /// Returns the time code of the programme's beginning, in milliseconds. If the head doesn't specify it, a programme
  /// whose first text starts at nine hours or later begins at the full hour before it: television counts from 10:00:00.
  private static func begin(_ bytes: [UInt8], rate: Int64, first: Int64) -> Int64 {
    let digits = (0..<4).map { self.number(bytes, (256 + 2 * $0)..<(258 + 2 * $0)) ?? 0 }
    let said = self.time(digits.map { UInt8(clamping: $0) }[...], rate)
    if said > 0, said <= first { return said }
    let hour: Int64 = 3_600_000
    return first >= 9 * hour ? first - first % hour : 0
  }

  private static func position(row: Int64, of rows: Int64, alignment: UInt8) -> CuePosition? {
    guard row > 0 else { return nil }
    let line = row * 3 < rows ? 7 : row * 3 < rows * 2 ? 4 : 1
    return CuePosition(line + (alignment == 1 ? 0 : alignment == 3 ? 2 : 1))
  }

  /// Returns the number that the digits in `range` of the head form; `nil` if they don't form one.
  private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int64? {
    guard range.upperBound <= bytes.count else { return nil }
    return Int64(String(decoding: bytes[range], as: UTF8.self))
  }

  // MARK: Text

  private static func decoded(_ bytes: [UInt8], _ encoding: TextEncoding) -> String.UnicodeScalarView {
    if let text = Iconv.utf8(bytes[...], from: encoding) { return String(decoding: text, as: UTF8.self).unicodeScalars }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: bytes.map { $0 < 0xA0 ? Unicode.Scalar($0) : "\u{FFFD}" })
    return text
  }

  /// Returns a text in WebVTT's syntax. Each code of teletext counts as a space.
  private static func marked(_ scalars: Substring.UnicodeScalarView) -> String {
    var text = CueText()
    var run = String.UnicodeScalarView()
    func flush() {
      text.append(String(run))
      run = String.UnicodeScalarView()
    }
    for scalar in scalars {
      if let change = self.styles[scalar] {
        flush()
        if change.isOn { text.style.insert(change.style) } else { text.style.remove(change.style) }
      } else if scalar == self.lineBreak {
        flush()
        text.lineBreak()
      } else if scalar.value < 0x20 {
        run.append(" ")
      } else if scalar.value < 0x80 || scalar.value >= 0xA0 {
        run.append(scalar)
      }
    }
    flush()
    return text.finished()
  }
}
