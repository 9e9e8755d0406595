import CastRPCClient

/// The parameters of `castctl call`: one JSON object, or `key=value` pairs.
///
/// A value that parses as JSON is JSON, all others are strings: `volume.level=0.5` makes
/// `{"volume": {"level": 0.5}}`, `title=A film` a string, `contentId="1"` the string `1`. `key:=…` is not needed.
enum CallArguments {
  /// The deepest nesting of objects that dots may create.
  private static let deepest = 16

  /// Returns the parameters of `words`, or `nil` if there are none.
  static func params(_ words: [String]) throws(CommandError) -> JSONValue? {
    guard let first = words.first else { return nil }
    if words.count == 1, let text = first.first(where: { !$0.isWhitespace }), text == "{" || text == "[" {
      return try self.document(first)
    }
    var object = JSONObject()
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
        throw .usage(
          "“\(word)” is neither a JSON object nor KEY=VALUE.", "Write for example: device='Living Room' level=0.5")
      }
      let keys = word[..<equals].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard keys.count <= self.deepest, keys.allSatisfy({ !$0.isEmpty }) else {
        throw .usage("“\(word[..<equals])” is no key.", "Keys are names with dots between them: media.contentId=…")
      }
      try self.set(self.value(String(word[word.index(after: equals)...])), at: keys[...], in: &object)
    }
    return .object(object)
  }

  private static func document(_ text: String) throws(CommandError) -> JSONValue {
    do {
      return try JSONDocument(parsing: text).root.value
    } catch {
      throw .usage(
        "The parameters are not valid JSON: \(error.message)", "Check the quotes; the shell wants '…' around JSON.")
    }
  }

  /// Returns `text` parsed as JSON, or as a string if it isn't JSON.
  static func value(_ text: String) -> JSONValue {
    // jansson only parses documents that begin with a bracket, so the value is wrapped in an array.
    guard let array = try? JSONDocument(parsing: "[\(text)]").root.value.array, array.count == 1 else {
      return .string(text)
    }
    return array[0]
  }

  private static func set(_ value: JSONValue, at keys: ArraySlice<String>, in object: inout JSONObject)
    throws(CommandError)
  {
    guard let key = keys.first else { return }
    guard keys.count > 1 else {
      guard !object.contains(key) else { throw .usage("“\(key)” is given twice.", "Say each key once.") }
      object[key] = value
      return
    }
    guard case .object(var inner) = object[key] ?? .object(JSONObject()) else {
      throw .usage("“\(key)” is given as a value and as an object.", "Say each key once.")
    }
    try self.set(value, at: keys.dropFirst(), in: &inner)
    object[key] = .object(inner)
  }
}
