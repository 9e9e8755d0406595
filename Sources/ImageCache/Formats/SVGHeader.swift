/// SVG: text with the element `svg` near its start, after a declaration, comments and a document type at most. Its size isn't read: a
/// drawing has any.
enum SVGHeader {
  /// So far is looked.
  private static let maximumBytes = 4_096

  static func read(_ reader: ByteReader) -> ImageInfo? {
    var text = Substring(String(decoding: reader.bytes.prefix(Self.maximumBytes), as: UTF8.self))
    if text.first == "\u{FEFF}" { text.removeFirst() }
    while true {
      text = text.drop { $0.isWhitespace }
      if text.hasPrefix("<!--") {
        guard let end = text.range(of: "-->") else { return nil }
        text = text[end...]
      } else if text.hasPrefix("<?") || text.hasPrefix("<!") {
        guard let end = text.firstIndex(of: ">") else { return nil }
        text = text[text.index(after: end)...]
      } else {
        break
      }
    }
    guard text.hasPrefix("<svg"), let next = text.dropFirst(4).first, next.isWhitespace || next == ">" || next == "/"
    else { return nil }
    return ImageInfo(type: .svg)
  }
}

extension Substring {
  /// Where the first occurrence of `text` ends.
  fileprivate func range(of text: String) -> Substring.Index? {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return rest.index(rest.startIndex, offsetBy: text.count) }
      rest.removeFirst()
    }
    return nil
  }
}
