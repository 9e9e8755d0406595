package import CastModel
import CastV2

extension ReceiverApplication {
  /// Whether this is what the device shows when nothing runs; a Nest Hub's lists the media namespace, so that says nothing
  /// (cast.md 16, trap 30).
  package var isIdle: Bool {
    self.isIdleScreen == true || Self.equal(self.appId, Self.backdrop)
  }

  /// Whether this is the app `id`, or its twin on Android TV, whose own id differs. Ids compare without regard to case
  /// (cast.md 14); the idle screen is no app.
  package func matches(_ id: String) -> Bool {
    !self.isIdle && (Self.equal(self.appId, id) || Self.equal(self.universalAppId, id))
  }

  /// Whether it can be connected to.
  package var isReachable: Bool {
    !(self.sessionId ?? "").isEmpty && !(self.transportId ?? "").isEmpty
  }

  /// Whether it plays media. An app that lists no namespaces at all is taken at its id.
  package var supportsMedia: Bool {
    guard let namespaces = self.namespaces, !namespaces.isEmpty else {
      return self.matches(SessionStartOptions.defaultMediaReceiver)
    }
    return namespaces.contains { $0.name == CastNamespace.media.rawValue }
  }

  private static let backdrop = "E8C28D3C"

  private static func equal(_ left: String?, _ right: String) -> Bool {
    guard let left else { return false }
    return left == right || left.uppercased() == right.uppercased()
  }
}
