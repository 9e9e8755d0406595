/// What every declaration of the spec says about itself.
public struct Documentation: Hashable, Sendable {
  /// What it is, in Markdown; never empty in a spec that was loaded without problems.
  public var description: String
  /// The iOS SDK's symbol that it mirrors: `GCKMediaStatus.streamPosition`.
  public var gck: String?
  /// The API level that brought it.
  public var since: Int64
  /// Names the replacement, if it should no longer be used.
  public var deprecated: String?

  public init(description: String, gck: String? = nil, since: Int64 = 1, deprecated: String? = nil) {
    self.description = description
    self.gck = gck
    self.since = since
    self.deprecated = deprecated
  }
}
