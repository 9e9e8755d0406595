import Glibc

/// Text of an unknown encoding, decoded to Unicode. Takes long to compute: not to be created on the loop.
///
/// 1. A byte order mark decides.
/// 2. UTF-16 and UTF-32 are recognised by their zeros, UTF-8 by its form.
/// 3. uchardet, if it is installed, and the language, if it is known, decide all other cases.
/// 4. glibc's `iconv` decodes; invalid bytes become U+FFFD.
public struct DecodedText: Sendable, Hashable {
  /// The text: line feeds end its lines, without a byte order mark, NULs and escape signs.
  public let text: String
  /// The original encoding.
  public let encoding: TextEncoding

  /// Decodes a file's bytes.
  ///
  /// - Parameter languageHint: The language as BCP 47, if it is known.
  public init(_ bytes: [UInt8], languageHint: String? = nil) {
    let (encoding, start) = EncodingDetection.encoding(of: bytes, languageHint: languageHint)
    self.encoding = encoding
    self.text = Self.withPlainLines(Self.utf8(bytes[start...], encoding))
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>, _ encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf8: return Array(String(decoding: bytes, as: UTF8.self).utf8)
    case .utf16LittleEndian, .utf16BigEndian:
      let units = Self.units(bytes, width: 2, isLittleEndian: encoding == .utf16LittleEndian)
      return Array(String(decoding: units.lazy.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self).utf8)
    case .utf32LittleEndian, .utf32BigEndian:
      let units = Self.units(bytes, width: 4, isLittleEndian: encoding == .utf32LittleEndian)
      return Array(String(decoding: units, as: UTF32.self).utf8)
    default:
      // Without the encoding's table the bytes of ASCII are still right.
      return Iconv.utf8(bytes, from: encoding) ?? Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
  }

  private static func units(_ bytes: ArraySlice<UInt8>, width: Int, isLittleEndian: Bool) -> [UInt32] {
    let bytes = Array(bytes)
    return stride(from: 0, to: bytes.count - bytes.count % width, by: width).map { start in
      (0..<width).reduce(0) { $0 << 8 | UInt32(bytes[start + (isLittleEndian ? width - 1 - $1 : $1)]) }
    }
  }

  /// Ends lines with LF alone, and leaves byte order marks, NULs and escape signs out: readers of the result would take
  /// escape signs for ISO-2022.
  private static func withPlainLines(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBB, bytes[index + 2] == 0xBF {
        index += 3
        continue
      }
      if byte == 0x0D {
        result.append(0x0A)
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
      } else if byte != 0, byte != 0x1B {
        result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension TextEncoding {
  /// RFC 3629, with or without a byte order mark; and ASCII.
  public static let utf8 = TextEncoding(rawValue: "UTF-8")
  /// With or without a byte order mark.
  public static let utf16LittleEndian = TextEncoding(rawValue: "UTF-16LE")
  /// With or without a byte order mark.
  public static let utf16BigEndian = TextEncoding(rawValue: "UTF-16BE")
  /// With or without a byte order mark.
  public static let utf32LittleEndian = TextEncoding(rawValue: "UTF-32LE")
  /// With or without a byte order mark.
  public static let utf32BigEndian = TextEncoding(rawValue: "UTF-32BE")
  /// Western Europe; includes ISO-8859-1.
  public static let windows1252 = TextEncoding(rawValue: "WINDOWS-1252")
}

/// The decoder of the C library. (iconv(3))
enum Iconv {
  /// Returns bytes of an encoding as UTF-8, with U+FFFD for each that can't be decoded; `nil` if the system has no
  /// table for the encoding.
  static func utf8(_ bytes: ArraySlice<UInt8>, from encoding: TextEncoding) -> [UInt8]? {
    let descriptor = iconv_open("UTF-8", encoding.rawValue)
    guard let descriptor, descriptor != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(descriptor) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 2)
    var input = Array(bytes).map { CChar(bitPattern: $0) }
    var chunk = [CChar](repeating: 0, count: 1 << 16)
    input.withUnsafeMutableBufferPointer { input in
      var next = input.baseAddress
      var left = input.count
      while left > 0 {
        let number = chunk.withUnsafeMutableBufferPointer { chunk -> Int32 in
          var out = chunk.baseAddress
          var room = chunk.count
          let failed = iconv(descriptor, &next, &left, &out, &room) == -1
          let number = failed ? errno : 0
          result += chunk.prefix(chunk.count - room).lazy.map { UInt8(bitPattern: $0) }
          return number
        }
        switch number {
        case 0, E2BIG: continue
        default:
          // A byte that begins no character, or a truncated character at the end.
          result += Array("\u{FFFD}".utf8)
          next = next?.advanced(by: 1)
          left -= 1
        }
      }
    }
    return result
  }
}
