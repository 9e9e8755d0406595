import JSONCodec

/// JSON for people: two blanks a level, and values on one line if they fit.
enum PrettyJSON {
  /// - Parameter width: The longest line; longer values are broken up as far as their structure allows.
  static func text(_ value: JSONValue, width: Int = 120) -> String {
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

  /// Returns compact JSON with line breaks: each member of the outermost object begins a line, and below it, down to
  /// `depth` levels, so does each part of values that only hold arrays and objects. Without the line breaks it is the
  /// value's `jsonText`.
  static func lines(_ object: JSONObject, depth: Int) -> String {
    let members = object.members.map { "\($0.key.jsonText):\(self.lines($0.value, depth: depth))" }
    return "{\n\(members.joined(separator: ",\n"))}"
  }

  private static func lines(_ value: JSONValue, depth: Int) -> String {
    guard depth > 0 else { return value.jsonText }
    switch value {
    case .array(let elements) where elements.allSatisfy(\.isContainer):
      return "[\n\(elements.map { self.lines($0, depth: depth - 1) }.joined(separator: ",\n"))]"
    case .object(let object) where object.members.allSatisfy(\.value.isContainer):
      return self.lines(object, depth: depth - 1)
    default: return value.jsonText
    }
  }

  /// Returns the value on one line.
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

extension JSONValue {
  /// Whether it is an array or an object.
  fileprivate var isContainer: Bool { self.array != nil || self.object != nil }
}
