import CastModel

/// An invalid value of a caller, with the path to it.
public struct InvalidParameter: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path to the value: `media.tracks[2].language`; empty for the value as a whole.
  public var path: String
  /// The error in the value: `is no colour`.
  public var reason: String

  /// Creates an error about the value at `path`; `reason` completes a sentence about it, without a full stop.
  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { self.path.isEmpty ? self.reason : "\(self.path): \(self.reason)" }

  /// Returns the error with its path seen from the object or array that holds the value under `key`, such as `[2]`.
  package func inside(_ key: String) -> InvalidParameter {
    let separator = self.path.isEmpty || self.path.hasPrefix("[") ? "" : "."
    return InvalidParameter(key + separator + self.path, self.reason)
  }
}

extension CastError {
  /// Creates the error for an invalid value; nothing was sent.
  public init(_ problem: InvalidParameter, sessionId: String? = nil) {
    self.init(.invalidParams, "\(problem.description).", sessionId: sessionId)
    self.parameter = problem
  }
}
