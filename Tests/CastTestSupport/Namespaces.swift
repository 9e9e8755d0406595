public import Testing

/// Decides how a test gets private networks and mounts, which don't affect the machine's.
///
/// For child processes `scripts/with-namespaces` decides: root makes namespaces, another user gets them in a user
/// namespace. A thread of this process can enter them only if the process itself has the rights, because a process with
/// several threads can't enter a user namespace: `scripts/test-swift` starts the suites of networks through that
/// script.
public enum Namespaces {
  /// The reason why there are none.
  public struct Unavailable: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }
  }

  /// Why child processes can't have them, or `nil` if they can.
  public static let obstacle: String? = Self.failure([Self.script, "true"])

  /// Why this process can't have them, or `nil` if it can.
  public static let obstacleHere: String? =
    Self.failure(["unshare", "--mount", "--net", "true"]).map {
      Self.obstacle ?? "this process has no rights in its namespaces (\($0)): start it through scripts/with-namespaces"
    }

  /// Returns the words before a command that run it in new namespaces: `--mount`, `--net`.
  public static func prefix(_ kinds: String...) throws(Unavailable) -> [String] {
    if let obstacle { throw Unavailable(description: obstacle) }
    return [Self.script, "unshare"] + kinds
  }

  private static let script = SourceTree.path("scripts/with-namespaces")

  private static func failure(_ command: [String]) -> String? {
    do {
      let run = try ChildProcess.run(command)
      guard run.end != .exited(0) else { return nil }
      return run.errors.split(separator: "\n").joined(separator: "; ")
    } catch {
      return "\(error)"
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// The tests' programs need mounts or networks of their own.
  public static var ownMounts: Self { .enabled(if: Namespaces.obstacle == nil, Self.comment(Namespaces.obstacle)) }

  /// The test process enters private networks.
  public static var ownNetworks: Self {
    .enabled(if: Namespaces.obstacleHere == nil, Self.comment(Namespaces.obstacleHere))
  }

  private static func comment(_ obstacle: String?) -> Comment? { obstacle.map { Comment(rawValue: $0) } }
}
