import JSONCodec

/// Writes the OpenRPC document as bytes in the binary's read-only data, so that it costs nothing at start-up.
struct SwiftOpenRPCWriter {
  let spec: APISpec

  func file() -> GeneratedFile {
    SwiftFile(path: "\(SwiftProtocolEmitter.folder)/OpenRPCText.swift", imports: []).generate { text in
      text.line()
      text.comment("The API as a compact OpenRPC document; `spec/openrpc.json` is the same for people.")
      text.block("enum OpenRPCText {") { text in
        text.line("static let json: StaticString = \(Self.delimiter)\"\"\"")
      }
    }.replacingLastLine(with: self.literalLines)
  }

  /// More number signs than ever stand behind a quotation mark or a backslash in the text.
  private static let delimiter = "####"

  /// The text's lines, joined by escaped line breaks: a line of the document's length would defeat every tool.
  private var literalLines: [String] {
    let pieces = Self.pieces(of: OpenRPCDocument(spec: self.spec).object)
    return pieces.dropLast().map { "\($0)\\\(Self.delimiter)" } + pieces.suffix(1)
      + ["\"\"\"\(Self.delimiter)", "}"]
  }

  /// The compact document in pieces of about a line, broken behind commas.
  private static func pieces(of object: JSONObject) -> [String] {
    var pieces: [String] = []
    var current = ""
    var isInString = false
    var isEscaped = false
    for character in JSONValue.object(object).jsonText.unicodeScalars {
      current.unicodeScalars.append(character)
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInString = false
        }
        continue
      }
      switch character {
      case "\"": isInString = true
      case "," where current.utf8.count > 100:
        pieces.append(current)
        current = ""
      default: break
      }
    }
    return pieces + [current]
  }
}

extension GeneratedFile {
  /// The file with its last line, a bracket, replaced: for text that must not be indented.
  fileprivate func replacingLastLine(with lines: [String]) -> GeneratedFile {
    let kept = self.contents.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).map(String.init)
    return GeneratedFile(path: self.path, contents: (kept + lines).joined(separator: "\n") + "\n")
  }
}
