import CastModel
import CastSender
import JSONCodec

/// The values lost by decoding and encoding.
enum LossReport {
  /// Returns the paths of the values in `original` that `copy` lacks.
  ///
  /// Whole numbers are numbers, numbers and Booleans may have been texts, and a text may replace the object whose only
  /// member it is (`namespaces`, `images`). Levels and rates lose the noise of floats.
  static func lost(from original: JSONValue, in copy: JSONValue?, path: String = "") -> [String] {
    switch (original, copy) {
    case (.object(let members), .object(let others)):
      return members.members.flatMap { key, value in self.lost(from: value, in: others[key], path: "\(path).\(key)") }
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      return zip(elements, others).enumerated().flatMap { index, pair in
        self.lost(from: pair.0, in: pair.1, path: "\(path)[\(index)]")
      }
    case (.integer, .number), (.number, .integer), (.number, .number), (.writtenNumber, .number),
      (.writtenNumber, .integer), (.writtenNumber, .writtenNumber), (.number, .writtenNumber),
      (.integer, .writtenNumber):
      return self.isSame(original.number, copy?.number, path) ? [] : [path]
    case (.string(let text), .integer(let number)): return Int64(text) == number ? [] : [path]
    case (.string(let text), .number(let number)): return self.isSame(Double(text), number, path) ? [] : [path]
    case (.string(let text), .bool(let flag)): return Bool(text) == flag ? [] : [path]
    case (_, .object(let object)?) where object.count == 1 && object.members.first?.value == original: return []
    default: return original == copy ? [] : [path]
    }
  }

  private static func isSame(_ original: Double?, _ copy: Double?, _ path: String) -> Bool {
    if original == copy { return true }
    return (path.hasSuffix(".level") || path.hasSuffix(".playbackRate")) && original?.withoutFloatNoise == copy
  }
}
