import JSONCodec

/// The longest time that the server may take for a call, by which clients choose limits of their own that are never
/// shorter (`spec/README.md`, Time limits).
struct CallLimits {
  /// The params that limit the server's time. They add up.
  static let parameterNames: Set<String> = ["timeout", "searchTimeout", "waitTimeout", "maximumDuration", "listenFor"]
  /// The time for the messages and for short steps without a limit of their own, in seconds.
  static let margin = 60.0

  /// The params that limit the server's time, and the seconds that count for each where the call doesn't have it.
  let parameters: [(name: String, seconds: Double)]
  /// The seconds to wait beyond these.
  let patience: Double

  /// Returns `nil` for a method that the server answers within the clients' usual limit.
  init?(of method: Method, in spec: APISpec) {
    self.parameters = Self.parameters(of: method, in: spec).map { ($0.name, $0.assumedLimit) }
    guard !self.parameters.isEmpty || method.unlimitedTime > 0 else { return nil }
    self.patience = method.unlimitedTime + Self.margin
  }

  fileprivate static func parameters(of method: Method, in spec: APISpec) -> [Field] {
    spec.flattenedFields(of: method.params).filter { self.parameterNames.contains($0.name) }
  }
}

extension Field {
  /// The seconds that count for a limit that isn't given: its default, or else the largest value, since the server
  /// then takes the limit from the context's options.
  fileprivate var assumedLimit: Double { self.defaultValue?.number ?? self.constraint.maximum ?? 0 }
}

extension APISpec {
  /// The steps that params don't limit: the error of a method that takes the step, and the member with its time. A
  /// member that clients can set counts with its largest value.
  private static let unlimitedSteps: [(error: String, limit: String)] = [
    ("LaunchFailed", "ConnectLimits.authorization"), ("MediaLoadFailed", "RequestLimits.load"),
    ("PageNotResolved", "PagesOptions.timeout"), ("PlaybackNotRestored", "ContextOptions.connectTimeout"),
    ("SessionTransferFailed", "ConnectLimits.authorization"),
    ("SessionTransferFailed", "ContextOptions.connectTimeout"),
  ]

  /// Sets the ``Method/unlimitedTime`` of every method.
  mutating func resolveUnlimitedTimes() {
    for place in self.namespaces.indices {
      for index in self.namespaces[place].methods.indices {
        let time = self.unlimitedTime(of: self.namespaces[place].methods[index])
        self.namespaces[place].methods[index].unlimitedTime = time
      }
    }
  }

  private func unlimitedTime(of method: Method) -> Double {
    var limits = Self.unlimitedSteps.filter { method.errors.contains($0.error) }.map(\.limit)
    let hasTimeout = self.flattenedFields(of: method.params).contains { $0.name == "timeout" }
    if method.errors.contains("ConnectionTimedOut"), !hasTimeout { limits.append("ContextOptions.connectTimeout") }
    return limits.reduce(0) { sum, path in
      let member = self.member(at: path)
      return sum + (member?.constraint.maximum ?? member?.defaultValue?.number ?? 0)
    }
  }
}
