/// What somebody wants from the cache.
public struct ImageRequest: Sendable, Hashable {
  /// When the server is asked.
  public enum Mode: Sendable, Hashable {
    /// If there is no copy, or it is too old.
    case ifNeeded
    /// In any case; an unchanged picture isn't sent again.
    case revalidating
    /// Never: what is on disk, however old.
    case offline
  }

  /// Where it is.
  public var url: String
  public var policy: ImageFetchPolicy
  public var mode: Mode

  public init(url: String, policy: ImageFetchPolicy = ImageFetchPolicy(), mode: Mode = .ifNeeded) {
    self.url = url
    self.policy = policy
    self.mode = mode
  }
}
