import LoopIsolation

/// A program that differs from the model, shrunk.
struct ModelReport: CustomStringConvertible {
  let seed: UInt64
  let differences: [String]
  let shrunk: ModelProgram
  let shrunkDifferences: [String]

  var description: String {
    """
    seed \(self.seed): \(self.differences.prefix(3).joined(separator: "; "))
    shrunk: \(self.shrunkDifferences.prefix(5).joined(separator: "; "))
    \(self.shrunk)
    """
  }

  /// Runs the program of a seed; returns `nil` if it keeps the model.
  @LoopActor
  static func of(seed: UInt64) async throws -> ModelReport? {
    let program = ModelProgram(seed: seed)
    let differences = try await ModelRun.differences(of: program)
    guard let first = differences.first else { return nil }
    let kind = Self.kind(first)
    let shrunk = try await ProgramShrinker().shrink(program) { candidate in
      try await ModelRun.differences(of: candidate).contains { Self.kind($0) == kind }
    }
    return ModelReport(
      seed: seed, differences: differences, shrunk: shrunk,
      shrunkDifferences: try await ModelRun.differences(of: shrunk))
  }

  /// A difference without its ids and numbers, so that a shorter program counts only if it fails in the same way.
  static func kind(_ difference: String) -> String {
    String(
      difference.split(separator: " ").map { word in
        word.contains { $0.isNumber } || word.count == 1 || word.count == 2 && word.hasSuffix(":") ? "#" : String(word)
      }.joined(separator: " ").prefix(60))
  }
}
