// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)


/// What the spec says of the API as a whole.
public enum APIFacts {
  /// The product's name.
  public static let title: String = "cast-rpc"
  /// The product's version.
  public static let version: String = "0.1.0"
  /// The version of the protocol.
  public static let protocolVersion: String = "1.0"
  /// Grows with every addition to the API.
  public static let apiLevel: Int64 = 1
  /// The oldest level whose clients still work.
  public static let apiCompatible: Int64 = 1
  /// Names the exact API document; clients carry the same text.
  public static let specHash: String = "209c68a040e901cc"
  /// Every method.
  public static let methods: [String] = [
    "context.create",
    "context.get",
    "context.pressCastButton",
    "context.setLaunchCredentials",
    "context.setAppState",
    "discovery.start",
    "discovery.stop",
    "discovery.list",
    "discovery.get",
    "discovery.find",
    "discovery.addDevice",
    "discovery.removeDevice",
    "discovery.setPassiveScan",
    "discovery.setOptions",
    "discovery.queryAppAvailability",
    "discovery.diagnose",
    "events.subscribe",
    "events.unsubscribe",
    "events.poll",
    "events.snapshot",
    "media.load",
    "media.play",
    "media.pause",
    "media.stop",
    "media.seek",
    "media.setPlaybackRate",
    "media.setStreamVolume",
    "media.setStreamMuted",
    "media.setActiveTracks",
    "media.setTextTrackStyle",
    "media.skipAd",
    "media.requestStatus",
    "media.getStatus",
    "rpc.discover",
    "server.initialize",
    "server.info",
    "server.ping",
    "server.echo",
    "server.shutdown",
    "session.start",
    "session.join",
    "session.end",
    "session.list",
    "session.get",
    "session.setVolume",
    "session.stepVolume",
    "session.pressVolumeKey",
    "session.setMuted",
    "session.requestMultizoneStatus",
    "session.setMultizoneDeviceVolume",
    "session.setMultizoneDeviceMuted",
    "session.getCastingGroups",
    "session.requestStatus",
    "session.transfer",
    "session.handOver",
    "session.setDefaultOptions",
    "session.getDefaultOptions",
    "session.buildOpenUrl",
    "session.parseOpenUrl",
    "session.startWithOpenUrl",
    "session.suspend",
    "session.resume",
    "session.listSaved",
    "session.restore",
  ]
  /// Every notification.
  public static let notifications: [String] = [
    "context.didChangeCastState",
    "discovery.didStart",
    "discovery.didStop",
    "discovery.didChangeAvailability",
    "discovery.didInsertDevice",
    "discovery.didUpdateDevice",
    "discovery.didMoveDevice",
    "discovery.didRemoveDevice",
    "media.didStartSession",
    "media.didUpdateStatus",
    "media.didUpdateMetadata",
    "media.didUpdateQueue",
    "media.didUpdatePreload",
    "media.didEndSession",
    "session.willStart",
    "session.didEnterPhase",
    "session.didStart",
    "session.didFailToStart",
    "session.willEnd",
    "session.didEnd",
    "session.didSuspend",
    "session.willResume",
    "session.didResume",
    "session.didFailToResume",
    "session.didUpdateDefaultOptions",
    "session.willTransfer",
    "session.didTransfer",
    "session.didFailToTransfer",
    "session.didUpdateDevice",
    "session.didReceiveMultizoneStatus",
    "session.didAddMultizoneDevice",
    "session.didUpdateMultizoneDevice",
    "session.didRemoveMultizoneDevice",
    "session.didUpdatePlaybackSession",
    "session.didChangeVolume",
    "session.didChangeStatus",
  ]
  /// Every request of the server.
  public static let serverRequests: [String] = [
    "credentials.provide",
  ]
}
