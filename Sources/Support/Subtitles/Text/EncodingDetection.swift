import CUchardet

/// The detection of a text's encoding.
enum EncodingDetection {
  /// The size of a sample for statistics, in bytes.
  private static let sampleBytes = 128 << 10

  private static let library: cuchardet_library? = {
    var library = cuchardet_library()
    return cuchardet_load("libuchardet.so.0", &library) ? library : nil
  }()

  /// Whether uchardet is installed; without it only Unicode is certain.
  static var isLibraryInstalled: Bool { self.library != nil }

  /// Returns the encoding, and the length of its byte order mark in bytes.
  static func encoding(of bytes: [UInt8], languageHint: String?) -> (encoding: TextEncoding, start: Int) {
    if let marked = self.marked(bytes) { return marked }
    if let wide = self.wide(bytes) { return (wide, 0) }
    let sample = self.sample(bytes)
    if self.isUTF8(sample) { return (.utf8, 0) }
    return (self.judged(sample, languageHint), 0)
  }

  /// Detects the encoding by its byte order mark. UTF-32 is first, since its mark may begin like that of UTF-16.
  private static func marked(_ bytes: [UInt8]) -> (TextEncoding, Int)? {
    let marks: [([UInt8], TextEncoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
      ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ]
    return marks.first { bytes.starts(with: $0.0) }.map { ($0.1, $0.0.count) }
  }

  /// Detects UTF-16 and UTF-32 by the zeros of ASCII digits and signs, which are frequent in subtitles of any language.
  private static func wide(_ bytes: [UInt8]) -> TextEncoding? {
    let sample = bytes.prefix(4_096)
    guard sample.count >= 8 else { return nil }
    var zeros = [0, 0, 0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index % 4] += 1 }
    let enough = sample.count / 4 / 5
    let isZero = zeros.map { $0 > enough }
    switch (isZero[0], isZero[1], isZero[2], isZero[3]) {
    case (false, true, true, true): return .utf32LittleEndian
    case (true, true, true, false): return .utf32BigEndian
    case (false, true, false, true): return .utf16LittleEndian
    case (true, false, true, false): return .utf16BigEndian
    default: return nil
    }
  }

  /// Returns the lines that aren't ASCII, since the others don't show the encoding. No encoding has a line feed inside
  /// a character.
  private static func sample(_ bytes: [UInt8]) -> [UInt8] {
    var sample: [UInt8] = []
    var start = 0
    while start < bytes.count, sample.count < self.sampleBytes {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<min(end, start + self.sampleBytes)]
      // Escapes begin the characters of ISO-2022.
      if line.contains(where: { $0 >= 0x80 || $0 == 0x1B }) { sample += line + [0x0A] }
      start = end + 1
    }
    return sample
  }

  /// Whether the sample is UTF-8, perhaps with a few broken bytes: its other characters can't be valid UTF-8 by chance.
  private static func isUTF8(_ sample: [UInt8]) -> Bool {
    guard !sample.contains(0x1B) else { return false }
    if String(validating: sample, as: UTF8.self) != nil { return true }
    let scalars = String(decoding: sample, as: UTF8.self).unicodeScalars
    let broken = scalars.count { $0 == "\u{FFFD}" }
    return scalars.count { $0.value >= 0x80 } > broken * 10
  }

  private static func judged(_ sample: [UInt8], _ languageHint: String?) -> TextEncoding {
    let expected = LanguageEncodings(languageHint)
    guard let found = self.found(by: sample) else { return expected?.encodings.first ?? .windows1252 }
    let encoding = self.whole(found, sample)
    guard let expected, !expected.encodings.contains(encoding), expected.fits(sample) else { return encoding }
    return expected.encodings[0]
  }

  /// Returns the name of the encoding that uchardet detects; `nil` if it isn't installed, or detects none but ASCII.
  private static func found(by sample: [UInt8]) -> String? {
    guard let library, let detector = library.new_() else { return nil }
    defer { library.delete_(detector) }
    let status = sample.withUnsafeBytes { bytes in
      library.handle_data(detector, bytes.assumingMemoryBound(to: CChar.self).baseAddress, bytes.count)
    }
    library.data_end(detector)
    guard status == 0, let name = library.get_charset(detector).map({ String(cString: $0) }) else { return nil }
    return name.isEmpty || name == "ASCII" ? nil : name
  }

  /// Returns the encoding by its name in `iconv`, extended to its superset: a text detected as ISO-8859-1 is usually
  /// Windows-1252.
  private static func whole(_ name: String, _ sample: [UInt8]) -> TextEncoding {
    let wholes = [
      "ISO-8859-1": "WINDOWS-1252", "ISO-8859-8": "WINDOWS-1255", "ISO-8859-9": "WINDOWS-1254", "TIS-620": "CP874",
      "ISO-8859-11": "CP874", "SHIFT_JIS": "CP932", "UHC": "CP949", "EUC-KR": "CP949", "BIG5": "CP950",
      "GB2312": "GB18030",
    ]
    // Windows code pages have quotes and dashes where those of ISO have control characters, and some letters at other
    // codes.
    let hasSigns = sample.contains { (0x80...0x9F).contains($0) }
    let isGreekOfWindows = sample.contains(0xA2) && !sample.contains(0xB6)
    switch name.uppercased() {
    case "ISO-8859-2" where hasSigns: return TextEncoding(rawValue: "WINDOWS-1250")
    case "ISO-8859-7" where hasSigns || isGreekOfWindows: return TextEncoding(rawValue: "WINDOWS-1253")
    case let name: return TextEncoding(rawValue: wholes[name] ?? name)
    }
  }
}

/// The usual encodings of a language beside Unicode.
struct LanguageEncodings {
  /// The encodings, the most common one first.
  let encodings: [TextEncoding]
  private let script: ClosedRange<UInt32>

  private static let latin: ClosedRange<UInt32> = 0x00C0...0x024F
  private static let cyrillic: ClosedRange<UInt32> = 0x0400...0x04FF

  /// Creates the encodings of a language given as BCP 47; `nil` if it is unknown, or has multi-byte encodings, which
  /// need no hint.
  init?(_ language: String?) {
    guard let language = language?.split(separator: "-").first?.lowercased() else { return nil }
    let names: [String]
    switch language {
    case "pl", "cs", "sk", "hu", "sl", "hr", "bs", "ro", "sq":
      (names, self.script) = (["WINDOWS-1250", "ISO-8859-2", "ISO-8859-16"], Self.latin)
    case "sr":
      (names, self.script) = (["WINDOWS-1250", "ISO-8859-2", "WINDOWS-1251", "ISO-8859-5"], Self.latin)
    case "ru", "bg", "uk", "be", "mk":
      (names, self.script) = (
        ["WINDOWS-1251", "KOI8-R", "KOI8-U", "ISO-8859-5", "IBM866", "MAC-CYRILLIC"], Self.cyrillic
      )
    case "el": (names, self.script) = (["WINDOWS-1253", "ISO-8859-7"], 0x0370...0x03FF)
    case "tr", "az": (names, self.script) = (["WINDOWS-1254", "ISO-8859-9"], Self.latin)
    case "he": (names, self.script) = (["WINDOWS-1255", "ISO-8859-8"], 0x0590...0x05FF)
    case "ar", "fa", "ur": (names, self.script) = (["WINDOWS-1256", "ISO-8859-6"], 0x0600...0x06FF)
    case "et", "lv", "lt": (names, self.script) = (["WINDOWS-1257", "ISO-8859-13", "ISO-8859-4"], Self.latin)
    case "vi": (names, self.script) = (["WINDOWS-1258", "VISCII"], Self.latin)
    case "th": (names, self.script) = (["CP874"], 0x0E00...0x0E7F)
    case "en", "de", "fr", "es", "it", "pt", "nl", "sv", "no", "nb", "nn", "da", "fi", "is", "ca", "gl", "eu", "ga":
      (names, self.script) = (["WINDOWS-1252", "ISO-8859-15", "ISO-8859-1"], Self.latin)
    default: return nil
    }
    self.encodings = names.map { TextEncoding(rawValue: $0) }
  }

  /// Whether the text, if decoded with the most common encoding, has mostly letters of the language's script beside
  /// ASCII; a text in another script hasn't.
  func fits(_ sample: [UInt8]) -> Bool {
    guard let bytes = Iconv.utf8(sample[...], from: self.encodings[0]) else { return false }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0.value >= 0x80 }
    let letters = scalars.count { self.script.contains($0.value) }
    let strange = scalars.count { $0 == "\u{FFFD}" || (0x80...0x9F).contains($0.value) }
    guard !scalars.isEmpty, strange == 0, letters * 10 >= scalars.count * 6 else { return false }
    // Latin text has accented letters here and there; text in another script decoded as Latin has little else. Fewer
    // than eight letters show neither.
    return self.script != Self.latin || letters < 8 || letters * 3 <= sample.count { $0 > 0x40 }
  }
}
