/// The bounds of channels.
package enum ChannelLimits {
  /// The longest namespace, in bytes.
  package static let namespaceLength = 128
  /// The most registrations of one owner.
  package static let registrationsPerOwner = 256
  /// With so many bytes queued for the device, channels are told not to write.
  package static let congestedBytes = 256 << 10
  /// With so many, a message is refused. What the framework itself sends may queue further (4 MiB), so that channels
  /// can't keep a pause or a volume change from going out.
  package static let queuedBytes = 1 << 20
  /// The most messages that are kept while a session isn't connected yet.
  package static let earlyMessages = 64
  /// The most bytes of them.
  package static let earlyBytes = 1 << 20
}
