public import CastModel
public import JSONCodec

/// Where to go in the media (SDK `GCKMediaSeekOptions`).
public struct SeekOptions: Sendable, Hashable {
  /// Where to go.
  public struct Target: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case position(Double)
      case offset(Double)
      case end
    }

    package let kind: Kind

    /// A position in seconds.
    public static func position(_ seconds: Double) -> Target { Target(kind: .position(seconds)) }
    /// So many seconds from the present position; negative is back.
    public static func offset(_ seconds: Double) -> Target { Target(kind: .offset(seconds)) }
    /// The end, or the live edge.
    public static let end = Target(kind: .end)
  }

  /// Where to go.
  public var target: Target
  /// What the player does after it; `nil`: what it did before.
  public var resumeState: ResumeState?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(_ target: Target, resumeState: ResumeState? = nil, customData: JSONValue? = nil) {
    self.target = target
    self.resumeState = resumeState
    self.customData = customData
  }
}
