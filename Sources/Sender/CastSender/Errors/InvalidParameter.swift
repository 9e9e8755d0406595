import CastModel

/// What is wrong with a value of the caller's, and where it stands.
public struct InvalidParameter: Error, Sendable, Hashable, CustomStringConvertible {
  /// The way to the value: `media.tracks[2].language`; empty for the value as a whole.
  public var path: String
  /// What is wrong there: `is no colour`.
  public var reason: String

  /// Makes a complaint about the value at `path`; `reason` completes a sentence about it, without a full stop.
  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { self.path.isEmpty ? self.reason : "\(self.path): \(self.reason)" }

  /// The same seen from the object that holds the value under `key`, or from the array that holds it at an index (`[2]`).
  package func inside(_ key: String) -> InvalidParameter {
    let separator = self.path.isEmpty || self.path.hasPrefix("[") ? "" : "."
    return InvalidParameter(key + separator + self.path, self.reason)
  }
}

extension CastError {
  /// The error for a value that can't be used; nothing was sent.
  public init(_ problem: InvalidParameter, sessionId: String? = nil) {
    self.init(.invalidParams, "\(problem.description).", sessionId: sessionId)
    self.parameter = problem
  }
}
