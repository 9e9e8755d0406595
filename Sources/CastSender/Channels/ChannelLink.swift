/// What channels need to know of a session that is connected.
package struct ChannelLink: Sendable, Hashable {
  /// The namespaces that the session's app lists.
  package var namespaces: Set<String>
  /// Whether the device reads as fast as is written.
  package var isWritable: Bool

  package init(namespaces: Set<String>, isWritable: Bool = true) {
    self.namespaces = namespaces
    self.isWritable = isWritable
  }
}
