import CastModel
public import CastV2
import NIOCore

extension ApplicationDefinition {
  /// Google's default media receiver.
  public static let defaultMediaReceiver = ApplicationDefinition(
    appId: "CC1AD845", displayName: "Default Media Receiver")
  /// The idle screen of devices with a display.
  public static let backdrop = ApplicationDefinition(
    appId: "E8C28D3C", displayName: "Backdrop", namespaces: ["urn:x-cast:com.google.cast.sse"], isIdleScreen: true,
    lifetime: .untilStopped)
  /// What a group shows when nothing plays.
  public static let multizoneLeader = ApplicationDefinition(
    appId: "MultizoneLeader", displayName: "MultizoneLeader", namespaces: [], isIdleScreen: true,
    lifetime: .untilStopped)
  /// Echoes text and binary, and plays media too.
  public static let echo = ApplicationDefinition(appId: "EC40EC40", displayName: "Echo", namespaces: [.echo, .media])
  /// Plays media as YouTube's app does: statuses never carry a request's id, and senders ask for its screen.
  public static let youTube = ApplicationDefinition(
    appId: "233637DE", displayName: "YouTube", namespaces: [.youTube, .media], androidTVAppId: "2C6A6E3D",
    media: MediaBehavior(echoesRequestIDs: false), script: .youTube)
  /// Plays media as Audible's app does: it refuses connections for a second after its launch.
  public static let audible = ApplicationDefinition(
    appId: "25456794", displayName: "Audible", launch: ApplicationLaunch(connectPause: .seconds(1)))
  /// Plays media, and reports it without the array around the status.
  public static let flatStatus = ApplicationDefinition(
    appId: "F1A7F1A7", displayName: "Flat", media: MediaBehavior(statusShape: .flat))

  /// What a receiver can run unless told otherwise.
  public static let standard: [ApplicationDefinition] = [
    .defaultMediaReceiver, .echo, .youTube, .audible, .flatStatus,
  ]
}

extension CastNamespace {
  /// Where the ``ApplicationDefinition/echo`` app sends back what it gets.
  public static let echo = CastNamespace("urn:x-cast:dev.castrpc.echo")
  /// Where senders talk to YouTube's app.
  public static let youTube = CastNamespace("urn:x-cast:com.google.youtube.mdx")
}
