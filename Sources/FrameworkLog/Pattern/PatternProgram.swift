/// A regular expression as an automaton, which is in all of its possible states at once.
struct PatternProgram: Hashable, Sendable {
  /// How many instructions a pattern may need; `(a{100}){100}` needs too many.
  private static let maximumCount = 512

  private enum Instruction: Hashable, Sendable {
    case character(CharacterTest)
    case start
    case end
    case wordBoundary(isNegated: Bool)
    /// Goes on at both places.
    case fork(Int, Int)
    case jump(Int)
    case found
  }

  private var instructions: [Instruction] = []

  init(_ node: PatternNode) throws(PatternError) {
    try self.compile(node)
    try self.append(.found)
  }

  private mutating func append(_ instruction: Instruction) throws(PatternError) {
    guard self.instructions.count < Self.maximumCount else {
      throw PatternError(.limit, "The pattern means too much work: repeat less.")
    }
    self.instructions.append(instruction)
  }

  private mutating func compile(_ node: PatternNode) throws(PatternError) {
    switch node {
    case .empty: break
    case .character(let test): try self.append(.character(test))
    case .start: try self.append(.start)
    case .end: try self.append(.end)
    case .wordBoundary(let isNegated): try self.append(.wordBoundary(isNegated: isNegated))
    case .sequence(let parts): for part in parts { try self.compile(part) }
    case .either(let branches): try self.compile(branches: branches[...])
    case .repeated(let part, let minimum, let maximum):
      for _ in 0..<minimum { try self.compile(part) }
      if let maximum {
        for _ in minimum..<maximum { try self.compileOptional(part) }
      } else {
        let fork = self.instructions.count
        try self.append(.found)
        try self.compile(part)
        try self.append(.jump(fork))
        self.instructions[fork] = .fork(fork + 1, self.instructions.count)
      }
    }
  }

  private mutating func compileOptional(_ part: PatternNode) throws(PatternError) {
    let fork = self.instructions.count
    try self.append(.found)
    try self.compile(part)
    self.instructions[fork] = .fork(fork + 1, self.instructions.count)
  }

  private mutating func compile(branches: ArraySlice<PatternNode>) throws(PatternError) {
    guard let first = branches.first else { return }
    guard branches.count > 1 else { return try self.compile(first) }
    let fork = self.instructions.count
    try self.append(.found)
    try self.compile(first)
    let jump = self.instructions.count
    try self.append(.found)
    self.instructions[fork] = .fork(fork + 1, self.instructions.count)
    try self.compile(branches: branches.dropFirst())
    self.instructions[jump] = .jump(self.instructions.count)
  }

  /// Whether the automaton reaches its end anywhere in `text`; it may begin anywhere.
  func isFound(in text: [Unicode.Scalar]) -> Bool {
    var states: [Int] = []
    var seen = [Int](repeating: -1, count: self.instructions.count)
    for place in 0...text.count {
      var next: [Int] = []
      // Those that are there, and one that begins here.
      var open = states
      open.append(0)
      var reached: [Int] = []
      while let state = open.popLast() {
        guard seen[state] != place else { continue }
        seen[state] = place
        switch self.instructions[state] {
        case .found: return true
        case .character: reached.append(state)
        case .jump(let target): open.append(target)
        case .fork(let first, let second): open += [first, second]
        case .start: if place == 0 { open.append(state + 1) }
        case .end: if place == text.count { open.append(state + 1) }
        case .wordBoundary(let isNegated):
          if Self.isBoundary(place, in: text) != isNegated { open.append(state + 1) }
        }
      }
      guard place < text.count else { return false }
      for state in reached {
        if case .character(let test) = self.instructions[state], test.matches(text[place]) { next.append(state + 1) }
      }
      states = next
    }
    return false
  }

  private static func isBoundary(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
    let before = place > 0 && CharacterTest.isWord(text[place - 1])
    let after = place < text.count && CharacterTest.isWord(text[place])
    return before != after
  }
}
