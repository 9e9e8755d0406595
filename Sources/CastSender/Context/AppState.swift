/// Whether the program that casts is in use; the raw values are the spec's.
public struct AppState: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// It is.
  public static let foreground = AppState(rawValue: "FOREGROUND")
  /// It is hidden, or rests.
  public static let background = AppState(rawValue: "BACKGROUND")
}
