import JSONCodec
import LoopIsolation

/// Makes new scripts of old ones: it adds, doubles, moves and removes lines, and changes members by their shapes.
struct FuzzScriptMutator {
  let shapes: [FuzzLineShape]
  var random: SplitMix64

  /// Returns a script that differs in one to three places.
  mutating func mutated(_ script: FuzzScript) -> Lines {
    var lines = script.lines.map(\.value)
    for _ in 0..<Int.random(in: 1...3, using: &self.random) { self.mutate(&lines) }
    return Lines(values: lines)
  }

  /// Lines that can be written.
  struct Lines {
    let values: [JSONValue]

    var bytes: [UInt8] { Array(self.values.map(\.jsonBytes).joined(separator: [UInt8(ascii: "\n")])) }
  }

  private mutating func mutate(_ lines: inout [JSONValue]) {
    guard let index = lines.indices.randomElement(using: &self.random) else {
      return lines.append(self.newLine())
    }
    switch self.random.next() % 16 {
    case 0...2: lines.insert(self.newLine(), at: index + Int(self.random.next() % 2))
    case 3: lines.insert(lines[index], at: lines.indices.randomElement(using: &self.random) ?? 0)
    case 4: lines.swapAt(index, lines.indices.randomElement(using: &self.random) ?? 0)
    case 5: lines.remove(at: index)
    default: lines[index] = self.mutatedLine(lines[index])
    }
  }

  private mutating func newLine() -> JSONValue {
    guard let shape = self.shapes.randomElement(using: &self.random) else { return [:] }
    var object = JSONObject([(shape.key, .string(shape.name))])
    for (name, type) in shape.members where self.random.next() % 4 != 0 {
      object[name] = SpecShapes.shared.value(of: type, using: &self.random)
    }
    return .object(object)
  }

  private mutating func mutatedLine(_ line: JSONValue) -> JSONValue {
    guard case .object(let object) = line,
      let shape = self.shapes.first(where: { line[$0.key]?.string == $0.name }), !shape.members.isEmpty
    else { return self.newLine() }
    return .object(self.mutated(object, members: shape.members))
  }

  private mutating func mutated(_ value: JSONValue, type: String) -> JSONValue {
    switch value {
    case .object(let object):
      guard let members = SpecShapes.shared.members(of: type), self.random.next() % 12 != 0 else { break }
      return .object(self.mutated(object, members: members))
    case .array(let elements):
      guard type.hasSuffix("[]"), self.random.next() % 12 != 0 else { break }
      return .array(self.mutated(elements, type: String(type.dropLast(2))))
    default: break
    }
    return SpecShapes.shared.value(of: type, using: &self.random)
  }

  private mutating func mutated(_ object: JSONObject, members: [(name: String, type: String)]) -> JSONObject {
    var object = object
    guard let (name, type) = members.randomElement(using: &self.random) else { return object }
    // Present members are changed more often than absent ones.
    let present = members.filter { object.contains($0.name) }
    switch self.random.next() % 10 {
    case 0: object[name] = SpecShapes.shared.value(of: type, using: &self.random)
    case 1: object[present.randomElement(using: &self.random)?.name ?? name] = nil
    case 2 where self.random.next() % 4 == 0:
      object["x\(self.random.next() % 3)"] = SpecShapes.odd.randomElement(using: &self.random)
    default:
      let (name, type) = present.randomElement(using: &self.random) ?? (name, type)
      object[name] =
        object[name].map { self.mutated($0, type: type) } ?? SpecShapes.shared.value(of: type, using: &self.random)
    }
    return object
  }

  private mutating func mutated(_ elements: [JSONValue], type: String) -> [JSONValue] {
    var elements = elements
    let index = elements.indices.randomElement(using: &self.random)
    switch (self.random.next() % 8, index) {
    case (0, _), (_, nil): elements.append(SpecShapes.shared.value(of: type, using: &self.random))
    case (1, let index?): elements.append(elements[index])
    case (2, let index?): elements.remove(at: index)
    case (3, let index?): elements.swapAt(index, elements.indices.randomElement(using: &self.random) ?? index)
    case (_, let index?): elements[index] = self.mutated(elements[index], type: type)
    }
    return elements
  }
}
