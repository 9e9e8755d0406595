/// A picture that a program got for itself.
public struct ProvidedImage: Sendable, Hashable {
  /// What it hands over.
  public enum Content: Sendable, Hashable {
    /// The absolute path of a file on this machine.
    case file(path: String)
    case bytes([UInt8])
  }

  public var content: Content

  public init(_ content: Content) { self.content = content }
}
