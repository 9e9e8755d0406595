import CastTestSupport
import CastModel
import CastSender
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// Records a context's events for tests, which read them or wait for them.
@LoopActor
final class EventRecorder {
  private(set) var events: [CastEvent] = []
  private let waits = ConditionWait()

  init(_ context: CastContext) {
    context.addListener { [weak self] event in self?.record(event) }
  }

  /// The events, one word each.
  var names: [String] { self.events.map(Self.name(of:)) }

  /// Waits for an event of this name unless it has come already; otherwise the test fails, and lists the other events.
  func event(
    _ name: String, within limit: TimeAmount = .seconds(30), sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await self.expect(name, after: 0, within: limit, sourceLocation)
  }

  /// Waits for an event of this name that has not come yet.
  func nextEvent(
    _ name: String, within limit: TimeAmount = .seconds(30), sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await self.expect(name, after: self.events.count, within: limit, sourceLocation)
  }

  private func expect(
    _ name: String, after count: Int, within limit: TimeAmount, _ sourceLocation: SourceLocation
  ) async {
    let hasCome = await self.waits.wait(within: limit) { self.names.dropFirst(count).contains(name) }
    #expect(
      hasCome, "'\(name)' did not come, but \(self.names.dropFirst(count).joined(separator: ", "))",
      sourceLocation: sourceLocation)
  }

  private func record(_ event: CastEvent) {
    self.events.append(event)
    self.waits.check()
  }

  private static func name(of event: CastEvent) -> String {
    switch event {
    case .castStateChanged(let state): "castState \(state)"
    case .discovery: "discovery"
    case .session(.willStart): "willStart"
    case .session(.didEnterPhase(_, let phase, _, _)): "phase \(phase)"
    case .session(.didStart): "didStart"
    case .session(.didFailToStart(_, let error)): "didFailToStart \(error.code)"
    case .session(.willEnd): "willEnd"
    case .session(.didEnd(_, let reason, _)): "didEnd \(reason)"
    case .session(.didSuspend(_, let reason, _)): "didSuspend \(reason)"
    case .session(.willResume(_, let attempt, _)): "willResume \(attempt)"
    case .session(.didResume): "didResume"
    case .session(.didFailToResume(_, let error)): "didFailToResume \(error.code)"
    case .session(.didUpdateDevice): "device"
    case .session(.didChangeVolume(_, let volume)): "volume \(volume.level ?? -1) \(volume.muted ?? false)"
    case .session(.didChangeStatus): "status"
    case .session(.didUpdateDefaultOptions(let category, _)): "defaultOptions \(category)"
    case .transfer(.willTransfer): "willTransfer"
    case .transfer(.didTransfer): "didTransfer"
    case .transfer(.didFailToTransfer(_, _, let error)): "didFailToTransfer \(error.code)"
    case .multizone(.didReceiveStatus(_, let status)): "members \(status.devices?.count ?? 0)"
    case .multizone(.didAddDevice(_, let device)): "member+ \(device.deviceId)"
    case .multizone(.didUpdateDevice(_, let device)): "member \(device.deviceId) \(device.volume?.level ?? -1)"
    case .multizone(.didRemoveDevice(_, let id)): "member- \(id)"
    case .multizone(.didUpdatePlaybackSession): "playbackSession"
    case .channel(let event): Self.name(of: event)
    case .imageDidCache(let event): "image \(event.url)"
    case .didServe(let transfer): "served \(transfer.name)"
    case .didConvert: "didConvert"
    case .media(.didStartSession(_, let id)): "mediaStart \(id)"
    case .media(.didUpdateStatus(let snapshot)): "media \(snapshot.playerState)"
    case .media(.didUpdateMetadata): "metadata"
    case .media(.didUpdateQueue): "queue"
    case .media(.didUpdatePreload): "preload"
    case .media(.didEndSession(_, let id, let reason)): "mediaEnd \(id) \(reason?.rawValue ?? "-")"
    case .media(.didReceiveError(_, let error)): "mediaError \(error.code)"
    case .media(.didReceiveMessage(_, let message)): "mediaMessage \(message["type"]?.string ?? "")"
    case .queueDidChange(let event): "queueChange \(event.revision)"
    }
  }

  private static func name(of event: CastSender.ChannelEvent) -> String {
    switch event.kind {
    case .didConnect: "channel+ \(event.namespace)"
    case .didDisconnect(let reason): "channel- \(event.namespace) \(reason)"
    case .didReceiveMessage(let payload, let isBroadcast): "channel \(payload)\(isBroadcast ? " *" : "")"
    case .didChangeWritable(let isWritable): "channel writable \(isWritable)"
    }
  }
}
