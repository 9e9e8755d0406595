/// How one of several pictures is chosen; more may be added.
public struct ImagePickStrategy: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The first: what the SDK does.
  public static let first = ImagePickStrategy(rawValue: "FIRST")
  /// The one whose sides differ least from those that are wanted.
  public static let closestSize = ImagePickStrategy(rawValue: "CLOSEST_SIZE")
  /// The smallest that need not be enlarged; if there is none, the largest.
  public static let smallestNotSmaller = ImagePickStrategy(rawValue: "SMALLEST_NOT_SMALLER")
  public static let largest = ImagePickStrategy(rawValue: "LARGEST")
  /// The one whose shape is closest, and of those the smallest that need not be enlarged.
  public static let closestAspect = ImagePickStrategy(rawValue: "CLOSEST_ASPECT")
}
