import CastRPCProtocol
import CastSender
import CastV2
import FrameworkLog

/// Which messages of links a connection sees.
struct MessageTapFilter {
  /// The tap as the client declared it.
  let declared: MessageTap
  private let namespaces: [Glob]

  init(_ declared: MessageTap) throws(PatternError) {
    self.declared = declared
    var globs: [Glob] = []
    for text in declared.namespaces ?? [] {
      guard globs.count < 64, let glob = Glob(text) else {
        throw PatternError(.limit, "At most 64 namespaces, each of 1 to \(Glob.maximumLength) characters.")
      }
      globs.append(glob)
    }
    self.namespaces = globs
  }

  func admits(_ tapped: TappedMessage) -> Bool {
    let namespace = tapped.message.namespace
    if namespace == .heartbeat, self.declared.includeHeartbeat != true { return false }
    if let id = self.declared.sessionId, id != tapped.sessionId { return false }
    return self.namespaces.isEmpty || self.namespaces.contains { $0.matches(namespace.rawValue) }
  }
}
