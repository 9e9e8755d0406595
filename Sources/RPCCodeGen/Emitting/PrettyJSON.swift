public import JSONCodec

/// JSON for people: two blanks a level, and what fits on a line on one line.
public enum PrettyJSON {
  /// - Parameter width: The longest line; longer values are broken up as far as their structure allows.
  public static func text(_ value: JSONValue, width: Int = 120) -> String {
    var text = ""
    self.write(value, depth: 0, used: 0, width: width, to: &text)
    return text
  }

  private static func write(_ value: JSONValue, depth: Int, used: Int, width: Int, to text: inout String) {
    let line = self.line(value)
    let isBroken = depth == 0 && value.object.map { !$0.isEmpty } ?? false
    guard isBroken || used + line.count > width else {
      text += line
      return
    }
    let margin = String(repeating: "  ", count: depth + 1)
    let end = String(repeating: "  ", count: depth)
    switch value {
    case .array(let elements) where !elements.isEmpty:
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += margin
        self.write(element, depth: depth + 1, used: margin.count + 1, width: width, to: &text)
        text += index == elements.count - 1 ? "\n" : ",\n"
      }
      text += "\(end)]"
    case .object(let object) where !object.isEmpty:
      text += "{\n"
      for (index, member) in object.members.enumerated() {
        let key = "\(member.key.jsonText): "
        text += margin + key
        self.write(member.value, depth: depth + 1, used: margin.count + key.count + 1, width: width, to: &text)
        text += index == object.count - 1 ? "\n" : ",\n"
      }
      text += "\(end)}"
    default: text += line
    }
  }

  /// The value on one line.
  private static func line(_ value: JSONValue) -> String {
    switch value {
    case .array(let elements): "[\(elements.map { self.line($0) }.joined(separator: ", "))]"
    case .object(let object) where object.isEmpty: "{}"
    case .object(let object):
      "{ \(object.members.map { "\($0.key.jsonText): \(self.line($0.value))" }.joined(separator: ", ")) }"
    default: value.jsonText
    }
  }
}
