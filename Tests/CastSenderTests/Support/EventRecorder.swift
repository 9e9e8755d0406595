import CastTestSupport
import CastModel
import CastSender
import JSONCodec
import LoopIsolation

/// Records a context's events, for tests to look at and to wait for.
@LoopActor
final class EventRecorder {
  private(set) var events: [CastEvent] = []
  private let waits = ConditionWait()

  init(_ context: CastContext) {
    context.addListener { [weak self] event in self?.record(event) }
  }

  /// The events in a word each.
  var names: [String] { self.events.map(Self.name(of:)) }

  /// Waits until an event of this name has come.
  func event(_ name: String) async {
    await self.waits.wait { self.names.contains(name) }
  }

  /// Waits until an event of this name comes that has not come yet.
  func nextEvent(_ name: String) async {
    let before = self.events.count
    await self.waits.wait { self.names.dropFirst(before).contains(name) }
  }

  private func record(_ event: CastEvent) {
    // Every command begins and ends with it: lists of what happens would have nothing else.
    if case .mediaDidChangeRequests = event { return }
    self.events.append(event)
    self.waits.check()
  }

  private static func name(of event: CastEvent) -> String {
    switch event {
    case .castStateChanged(let state): "castState \(state)"
    case .discovery: "discovery"
    case .sessionWillStart: "willStart"
    case .sessionDidEnterPhase(_, let phase, _, _): "phase \(phase)"
    case .sessionDidStart: "didStart"
    case .sessionDidFailToStart(_, let error): "didFailToStart \(error.code)"
    case .sessionWillEnd: "willEnd"
    case .sessionDidEnd(_, let reason, _): "didEnd \(reason)"
    case .sessionDidSuspend(_, let reason, _): "didSuspend \(reason)"
    case .sessionWillResume(_, let attempt, _): "willResume \(attempt)"
    case .sessionDidResume: "didResume"
    case .sessionDidFailToResume(_, let error): "didFailToResume \(error.code)"
    case .sessionDidUpdateDevice: "device"
    case .sessionDidChangeVolume(_, let volume): "volume \(volume.level ?? -1) \(volume.muted ?? false)"
    case .sessionDidChangeStatus: "status"
    case .sessionDidUpdateDefaultOptions(let category, _): "defaultOptions \(category)"
    case .sessionWillTransfer: "willTransfer"
    case .sessionDidTransfer: "didTransfer"
    case .sessionDidFailToTransfer(_, _, let error): "didFailToTransfer \(error.code)"
    case .multizoneDidReceiveStatus(_, let status): "members \(status.devices?.count ?? 0)"
    case .multizoneDidAddDevice(_, let device): "member+ \(device.deviceId)"
    case .multizoneDidUpdateDevice(_, let device): "member \(device.deviceId) \(device.volume?.level ?? -1)"
    case .multizoneDidRemoveDevice(_, let id): "member- \(id)"
    case .multizoneDidUpdatePlaybackSession: "playbackSession"
    case .channel(let event): Self.name(of: event)
    case .imageDidCache(let event): "image \(event.url)"
    case .mediaDidStartSession(_, let id): "mediaStart \(id)"
    case .mediaDidUpdateStatus(let snapshot): "media \(snapshot.playerState)"
    case .mediaDidUpdateMetadata: "metadata"
    case .mediaDidUpdateQueue: "queue"
    case .mediaDidUpdatePreload: "preload"
    case .mediaDidChangeRequests: "requests"
    case .mediaDidEndSession(_, let id, let reason): "mediaEnd \(id) \(reason?.rawValue ?? "-")"
    case .mediaDidReceiveError(_, let error): "mediaError \(error.code)"
    case .mediaDidReceiveMessage(_, let message): "mediaMessage \(message["type"]?.string ?? "")"
    case .queueDidChange(let event): "queueChange \(event.revision)"
    }
  }

  private static func name(of event: ChannelEvent) -> String {
    switch event.kind {
    case .didConnect: "channel+ \(event.namespace)"
    case .didDisconnect(let reason): "channel- \(event.namespace) \(reason)"
    case .didReceiveMessage(let payload, let isBroadcast): "channel \(payload)\(isBroadcast ? " *" : "")"
    case .didChangeWritable(let isWritable): "channel writable \(isWritable)"
    }
  }
}
