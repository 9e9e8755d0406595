/// Reads a regular expression; see ``MessagePattern`` for what is known.
struct PatternParser {
  private static let maximumDepth = 32
  private static let maximumRepetition = 100

  private let text: [Unicode.Scalar]
  private var index = 0
  private var depth = 0
  private var ignoresCase = false

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  mutating func parse() throws(PatternError) -> PatternNode {
    let node = try self.alternatives()
    guard self.index == self.text.count else { throw self.mistake("')' closes nothing") }
    return node
  }

  private var next: Unicode.Scalar? { self.index < self.text.count ? self.text[self.index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard self.next == scalar else { return false }
    self.index += 1
    return true
  }

  private func mistake(_ what: String, _ code: PatternError.Code = .syntax) -> PatternError {
    PatternError(code, "The pattern can't be read: \(what), at character \(self.index + 1).")
  }

  private mutating func alternatives() throws(PatternError) -> PatternNode {
    guard self.depth < Self.maximumDepth else {
      throw self.mistake("more than \(Self.maximumDepth) groups deep", .limit)
    }
    self.depth += 1
    defer { self.depth -= 1 }
    var branches = [try self.sequence()]
    while self.take("|") { branches.append(try self.sequence()) }
    return branches.count == 1 ? branches[0] : .either(branches)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var parts: [PatternNode] = []
    while let scalar = self.next, scalar != "|", scalar != ")" {
      let atom = try self.atom()
      parts.append(try self.repetition(of: atom))
    }
    return parts.isEmpty ? .empty : parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    let scalar = self.text[self.index]
    self.index += 1
    switch scalar {
    case "(": return try self.group()
    case "[": return self.character(try self.set())
    case ".": return .character(CharacterTest([0...9, 11...0x10_FFFF]))
    case "^": return .start
    case "$": return .end
    case "\\": return try self.escape()
    case "*", "+", "?", "{":
      self.index -= 1
      throw self.mistake("'\(scalar)' repeats nothing; write '\\\(scalar)' for the character")
    default: return self.character(CharacterTest([scalar.value...scalar.value]))
    }
  }

  private func character(_ test: CharacterTest) -> PatternNode {
    var test = test
    test.ignoresCase = self.ignoresCase
    return .character(test)
  }

  /// After `(`.
  private mutating func group() throws(PatternError) -> PatternNode {
    let outer = self.ignoresCase
    if self.take("?") {
      if self.take("i") {
        self.ignoresCase = true
        // `(?i)` holds to the end of the group around it.
        if self.take(")") { return .empty }
      }
      guard self.take(":") else {
        throw self.mistake("of groups that begin with '?', only (?:…), (?i) and (?i:…) are known", .unsupported)
      }
    }
    let node = try self.alternatives()
    guard self.take(")") else { throw self.mistake("a group isn't closed") }
    self.ignoresCase = outer
    return node
  }

  private mutating func escape() throws(PatternError) -> PatternNode {
    guard let scalar = self.next else { throw self.mistake("nothing follows '\\'") }
    if scalar == "b" || scalar == "B" {
      self.index += 1
      return .wordBoundary(isNegated: scalar == "B")
    }
    return self.character(CharacterTest(try self.escapedRanges()))
  }

  /// After `\`.
  private mutating func escapedRanges() throws(PatternError) -> [ClosedRange<UInt32>] {
    guard let scalar = self.next else { throw self.mistake("nothing follows '\\'") }
    self.index += 1
    switch scalar {
    case "d": return CharacterTest.digits
    case "D": return CharacterTest.complement(CharacterTest.digits)
    case "w": return CharacterTest.word
    case "W": return CharacterTest.complement(CharacterTest.word)
    case "s": return CharacterTest.space
    case "S": return CharacterTest.complement(CharacterTest.space)
    case "t": return [9...9]
    case "n": return [10...10]
    case "r": return [13...13]
    default:
      guard !CharacterTest.isWord(scalar) else {
        self.index -= 1
        throw self.mistake("'\\\(scalar)' is not known", .unsupported)
      }
      return [scalar.value...scalar.value]
    }
  }

  /// After `[`.
  private mutating func set() throws(PatternError) -> CharacterTest {
    let isNegated = self.take("^")
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    while isFirst || self.next != "]" {
      isFirst = false
      guard let scalar = self.next else { throw self.mistake("a set isn't closed") }
      self.index += 1
      if scalar == "\\" {
        ranges += try self.escapedRanges()
      } else if self.next == "-", self.index + 1 < self.text.count, self.text[self.index + 1] != "]" {
        let last = self.text[self.index + 1]
        self.index += 2
        guard last != "\\", scalar.value <= last.value else { throw self.mistake("a range ends before it begins") }
        ranges.append(scalar.value...last.value)
      } else {
        ranges.append(scalar.value...scalar.value)
      }
    }
    self.index += 1
    return CharacterTest(ranges, isNegated: isNegated)
  }

  private mutating func repetition(of atom: PatternNode) throws(PatternError) -> PatternNode {
    var node = atom
    while let scalar = self.next {
      switch scalar {
      case "*": (node, self.index) = (.repeated(node, minimum: 0, maximum: nil), self.index + 1)
      case "+": (node, self.index) = (.repeated(node, minimum: 1, maximum: nil), self.index + 1)
      case "?": (node, self.index) = (.repeated(node, minimum: 0, maximum: 1), self.index + 1)
      case "{": node = try self.count(of: node)
      default: return node
      }
    }
    return node
  }

  /// At `{`.
  private mutating func count(of node: PatternNode) throws(PatternError) -> PatternNode {
    self.index += 1
    guard let minimum = self.number() else { throw self.mistake("'{' needs a number; write '\\{' for the character") }
    var maximum: Int? = minimum
    if self.take(",") { maximum = self.number() }
    guard self.take("}") else { throw self.mistake("'{' isn't closed") }
    guard minimum <= Self.maximumRepetition, maximum ?? 0 <= Self.maximumRepetition else {
      throw self.mistake("more than \(Self.maximumRepetition) repetitions", .limit)
    }
    guard maximum.map({ $0 >= minimum }) ?? true else { throw self.mistake("the most is less than the least") }
    return .repeated(node, minimum: minimum, maximum: maximum)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let scalar = self.next, ("0"..."9").contains(scalar), digits.count < 5 {
      digits.unicodeScalars.append(scalar)
      self.index += 1
    }
    return Int(digits)
  }
}
