/// The spelling of names in the languages that code is generated for.
enum Names {
  /// Whether `text` can be the name of a declared type: `MediaStatus`.
  static func isTypeName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isASCII, first.isUppercase else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Whether `text` can be the name of a field, a method or a namespace: `currentTime`.
  static func isMemberName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter, first.isLowercase else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Whether `text` can be the value of an enum: `REPEAT_ALL`, `TLS_1_2`.
  static func isConstantName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isASCII, first.isUppercase else { return false }
    return text.split(separator: "_", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
    }
  }

  /// Returns a name in upper camel case: `didUpdateStatus`, `media`, `TV_SHOW`, `known-hosts` -> `DidUpdateStatus`,
  /// `Media`, `TvShow`, `KnownHosts`.
  static func upperCamel(_ text: String) -> String {
    self.words(text).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns a name in lower camel case: `REPEAT_ALL`, `e_ac3`, `PlayerState`, `TLSFailed`, `a/json` -> `repeatAll`,
  /// `eAc3`, `playerState`, `tlsFailed`, `aJson`.
  static func lowerCamel(_ text: String) -> String {
    let words = self.words(text)
    guard let first = words.first else { return text }
    let acronym = first.prefix { $0.isUppercase }.count
    // `TLSFailed` is `tlsFailed`, `TLSv1` is `tlsv1`.
    let isWordAfter = first.dropFirst(acronym).prefix(2).count { $0.isLetter } == 2
    let lowered = acronym > 1 ? (isWordAfter ? acronym - 1 : acronym) : 1
    return first.prefix(lowered).lowercased() + first.dropFirst(lowered)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns a name in snake case: `didUpdateStatus`, `contentURL` -> `did_update_status`, `content_url`.
  static func snake(_ text: String) -> String {
    var result = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      if character.isUppercase, index > 0 {
        let startsWord = !characters[index - 1].isUppercase
        let endsAcronym = index + 1 < characters.count && characters[index + 1].isLowercase
        if (startsWord || endsAcronym), !result.hasSuffix("_") { result += "_" }
      }
      result += character.isLetter || character.isNumber ? character.lowercased() : "_"
    }
    return result
  }

  /// Returns the parts between characters that are neither letters nor digits; parts only in capitals in lower case.
  private static func words(_ text: String) -> [String] {
    let isShouted = !text.contains { $0.isLowercase }
    return text.split { !($0.isLetter || $0.isNumber) }.map { isShouted ? $0.lowercased() : String($0) }
  }
}
