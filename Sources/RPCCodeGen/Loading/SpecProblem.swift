/// One mistake in the spec, with its place.
public struct SpecProblem: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the spec folder: `rpc/media.json`.
  public var file: String
  /// The way to the value in the file: `methods.load.params.sessionId.type`.
  public var path: String
  public var message: String

  public init(file: String, path: String, message: String) {
    self.file = file
    self.path = path
    self.message = message
  }

  public var description: String {
    self.path.isEmpty ? "\(self.file): \(self.message)" : "\(self.file): \(self.path): \(self.message)"
  }
}

/// Why a spec can't be used: every problem that was found in it.
public struct SpecError: Error, Hashable, Sendable, CustomStringConvertible {
  public var problems: [SpecProblem]

  public init(problems: [SpecProblem]) {
    self.problems = problems
  }

  public var description: String { self.problems.map(\.description).joined(separator: "\n") }
}

/// Gathers problems while a spec is read.
final class SpecProblems {
  private(set) var all: [SpecProblem] = []

  func report(_ message: String, file: String, path: String) {
    self.all.append(SpecProblem(file: file, path: path, message: message))
  }
}
