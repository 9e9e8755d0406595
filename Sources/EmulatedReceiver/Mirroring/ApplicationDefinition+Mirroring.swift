import CastV2

extension ApplicationDefinition {
  /// What Chrome launches to mirror a tab or the screen with sound (cast.md 14).
  public static let mirroring = ApplicationDefinition(
    appId: "0F5096E8", displayName: "Chrome Mirroring", namespaces: [.webRTC, .remoting])
  /// What Chrome launches to mirror sound alone.
  public static let audioMirroring = ApplicationDefinition(
    appId: "85CDB22F", displayName: "Chrome Audio Mirroring", namespaces: [.webRTC, .remoting])
}
