import CastModel
import CastRPCProtocol
import JSONCodec

/// Compares options that a client requests with those in force.
enum OptionDifferences {
  /// One option whose value in force differs from the requested one.
  struct Difference: Hashable, CustomStringConvertible {
    /// The path from the options' root: `deviceAuthentication.policy`.
    var path: String
    var wanted: JSONValue
    /// The value in force, or `nil` if none is set.
    var inForce: JSONValue?

    var description: String {
      "\(self.path) is \(self.inForce?.jsonText ?? "not set"), not \(self.wanted.jsonText)"
    }
  }

  /// Returns the members of `wanted` that differ from those of `inForce`.
  static func between(wanted: ContextOptions.Changes, inForce: ContextOptions) -> [Difference] {
    var differences: [Difference] = []
    self.collect(wanted.jsonObject, inForce.changes.jsonObject, "", &differences)
    // This option is always true, so a difference doesn't matter.
    return differences.filter { $0.path != "disableAnalyticsLogging" }
  }

  private static func collect(
    _ wanted: JSONObject, _ inForce: JSONObject, _ path: String, _ differences: inout [Difference]
  ) {
    for (key, value) in wanted.members {
      let place = path.isEmpty ? key : "\(path).\(key)"
      if let members = value.object {
        self.collect(members, inForce[key]?.object ?? [:], place, &differences)
      } else if inForce[key] != value,
        inForce[key] == nil || inForce[key]?.number != value.number || value.number == nil
      {
        differences.append(Difference(path: place, wanted: value, inForce: inForce[key]))
      }
    }
  }
}
