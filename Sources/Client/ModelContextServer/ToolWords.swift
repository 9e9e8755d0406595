import CastRPCClient
import CastRPCProtocol

/// The translation of the server's sentences for a tool: the server's advice names methods and members of the API, of
/// which a model has only some.
///
/// A method that a tool calls becomes the tool's name. A sentence with another method, a member of `data` or a
/// parameter that the tool lacks is left out: a model would look for it in vain.
struct ToolWords {
  private let parameters: Set<String>
  private let schemas: ToolSchemas

  /// Methods that tools don't call, and the tools to use instead.
  private static let substitutes = [
    "discovery.list": "find_devices", "discovery.find": "find_devices", "discovery.start": "find_devices",
    "media.load": "play", "session.start": "play", "player.setAlias": "set_default_device",
  ]
  private static let tools = Dictionary(AssistantTool.all.map { ($0.method, $0.name) }) { first, _ in first }
    .merging(Self.substitutes) { own, _ in own }

  /// Makes the words of a tool with `parameters`.
  init(parameters: Set<String>, schemas: ToolSchemas = .ofAPI) {
    self.parameters = parameters
    self.schemas = schemas
  }

  /// Returns `text` in one bounded line, or `nil` if every sentence names something that the tool lacks.
  func of(_ text: String) -> String? {
    let kept = ErrorSentences.of(ModelText.plain(text, atMost: ModelText.maximumProse)).compactMap(self.translated)
    guard var result = kept.isEmpty ? nil : kept.joined(separator: " ") else { return nil }
    if result.hasSuffix(";") { result = result.dropLast() + "." }
    return result
  }

  /// Returns `sentence` with the tool's names for methods, or `nil` if it names something that the tool lacks.
  private func translated(_ sentence: Substring) -> String? {
    var result = ""
    var rest = sentence
    var previous: Character = " "
    while let first = rest.first {
      guard Self.isOfName(first) else {
        result.append(first)
        previous = rest.removeFirst()
        continue
      }
      var name = rest.prefix(while: Self.isOfName)
      while name.last == "." { name.removeLast() }
      rest = rest.dropFirst(max(name.count, 1))
      if name.isEmpty {
        result.append(first)
      } else if previous == "/" || previous == ":" || previous == "-" || previous == "@" {
        result += name  // A part of a URL.
      } else if let word = self.word(for: String(name), isCode: previous == "`") {
        result += word
      } else {
        return nil
      }
      previous = name.last ?? first
    }
    return result
  }

  private func word(for name: String, isCode: Bool) -> String? {
    if let tool = Self.tools[name] { return tool }
    if self.schemas.hasMethod(name) || name.hasPrefix("data.") { return nil }
    if name.hasPrefix("params.") {
      let path = name.dropFirst("params.".count)
      return self.parameters.contains(String(path.prefix { $0 != "." })) ? String(path) : nil
    }
    return isCode && self.schemas.hasParameter(name) && !self.parameters.contains(name) ? nil : name
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "." || character == "_")
  }
}
