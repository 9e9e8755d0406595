/// What ending a session does to the receiver; the raw values are the spec's (SDK `GCKSessionEndAction`).
public struct SessionEndAction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// This sender leaves the app (CLOSE); what plays goes on.
  public static let leave = SessionEndAction(rawValue: "LEAVE")
  /// The link is dropped without a word; what plays goes on.
  public static let disconnect = SessionEndAction(rawValue: "DISCONNECT")
  /// The app is stopped for everybody.
  public static let stopCasting = SessionEndAction(rawValue: "STOP_CASTING")
}
