public import NIOCore

/// How a session comes to another device (SDK for Android `SessionTransferCallback`, whose failures are the first two).
public struct TransferOptions: Sendable, Hashable {
  /// How long the app may take to give its state (STORE_SESSION).
  public var store = TimeAmount.seconds(5)
  /// The whole, but for connecting to the other device, unless a call says otherwise.
  public var total = TimeAmount.seconds(90)
  /// How long an app may take to answer RESUME_SESSION, before LOAD is tried.
  public var resume = TimeAmount.seconds(20)
  /// Whether a session whose app vanishes while it plays something that can be moved is looked for on other devices.
  public var followsMoves = true
  /// How long it is looked for.
  public var search = TimeAmount.seconds(5)
  /// How many devices are looked at, at once.
  public var maximumProbes = 4
  /// For how long after a group's members changed, a missing app or another run of it is part of the change.
  public var groupChange = TimeAmount.seconds(10)

  public init() {}
}
