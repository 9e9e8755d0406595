import CastModel
package import CastV2

extension CastNamespace {
  /// Returns the namespace `text`, if an app's channel may use it.
  ///
  /// - Throws: ``CastErrorCode/invalidNamespace`` unless it is `urn:x-cast:` and a name, with at most 128 bytes and
  ///   without spaces and control characters (cast.md 2); ``CastErrorCode/reservedNamespace`` for the protocols that
  ///   the framework itself uses: a channel on one of them would receive the framework's replies.
  package static func forChannel(_ text: String) throws(CastError) -> CastNamespace {
    let prefix = CastNamespace.customPrefix
    guard text.hasPrefix(prefix), text.utf8.count > prefix.utf8.count else {
      throw CastError(
        .invalidNamespace, "A namespace is '\(prefix)' and a name, such as '\(prefix)com.example.app'.")
    }
    guard text.utf8.count <= ChannelLimits.namespaceLength else {
      throw CastError(
        .invalidNamespace,
        "The namespace has \(text.utf8.count) bytes; at most \(ChannelLimits.namespaceLength) are allowed.")
    }
    guard !text.unicodeScalars.contains(where: { $0.properties.isWhitespace || $0.value < 0x20 || $0.value == 0x7F })
    else { throw CastError(.invalidNamespace, "The namespace has a space or a control character in it.") }
    let namespace = CastNamespace(text)
    guard !namespace.isSpokenByFramework else {
      throw CastError(
        .reservedNamespace, "'\(text)' belongs to the framework: use the calls that there are for what it does.")
    }
    return namespace
  }

  private var isSpokenByFramework: Bool {
    self.isTransport || self.isReserved
      || [.multizone, .setup].contains { self == $0 || self.rawValue.hasPrefix($0.rawValue + ".") }
  }
}
