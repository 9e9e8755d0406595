import CastDiscovery
import CastModel
import CastRecording
import CastRPCProtocol
import CastSender
import CastV2
import DNSSD
import FrameworkLog
import JSONCodec
import LoopIsolation
import MediaServing
import NIOCore

/// One running recording: selects the events of its device, numbers links and calls, and queues them for the writer.
@LoopActor
final class DeviceRecording {
  let id: String
  /// The connection that started it, and with which it ends.
  weak var owner: ClientConnection?
  private(set) var target: RecordedTarget
  let writer: RecordingWriter
  private let device: RecordedDevice
  private let isRaw: Bool
  private let includesHeartbeat: Bool
  private let start: NIODeadline
  private var isStopped = false
  /// The links' numbers in the recording, by those of their connections.
  private var links: [UInt64: Int] = [:]
  private var lastLink = 0
  private var lastCall = 0
  private var services: [CastService.Key: RecordedService] = [:]
  /// The requests to the media server whose responses are being sent, with the times of their beginning.
  private var fetches: [UInt64: (access: MediaAccess, start: Double)] = [:]
  /// The largest number of ``fetches``; further ones are recorded without their bytes.
  private static let maximumFetches = 256

  /// - Parameter start: The time of the recording's beginning.
  init(
    id: String, owner: ClientConnection, device: DiscoveredDevice, params: RecordStartParams, writer: RecordingWriter,
    start: NIODeadline
  ) {
    self.id = id
    self.owner = owner
    self.target = RecordedTarget(device)
    self.device = RecordedDevice(deviceId: device.deviceId, friendlyName: device.friendlyName)
    self.isRaw = params.isRaw ?? false
    self.includesHeartbeat = params.includeHeartbeat ?? false
    self.writer = writer
    self.start = start
  }

  /// The recording as clients see it.
  var info: RecordingInfo { self.info(self.writer.condition) }

  private func info(_ condition: RecordingWriter.Condition) -> RecordingInfo {
    let replaced = condition.replaced.map { counts in
      [String: Int64](uniqueKeysWithValues: counts.map { ($0.key.rawValue, Int64($0.value)) })
    }
    return RecordingInfo(
      recordingId: self.id, path: self.writer.path, device: self.device, isRaw: self.isRaw,
      state: self.isStopped ? .stopped : condition.failure == nil ? .recording : .failing,
      entries: Int64(condition.entries), bytes: Int64(condition.bytes), lost: Int64(condition.lost),
      failure: condition.failure, replaced: replaced)
  }

  /// Writes the end, and returns the final state when the file is closed.
  func stop() async -> RecordingInfo {
    for (_, fetch) in self.fetches.sorted(by: { $0.key < $1.key }) { self.record(fetch.access, from: fetch.start) }
    self.fetches = [:]
    self.isStopped = true
    let waiter = Waiter<RecordingWriter.Condition, Never>()
    self.writer.finish(at: self.time) { condition in LoopActor.task { waiter.finish(.success(condition)) } }
    return self.info(await waiter.value())
  }

  private var time: Double { Double((NIODeadline.now() - self.start).nanoseconds) / 1e9 }

  /// Queues an event that takes about `bytes` of memory.
  private func record(_ bytes: Int, _ make: @escaping @Sendable () -> RecordingEvent) {
    self.writer.receive(at: self.time, bytes: bytes + 256, make)
  }

  // MARK: Links

  func linkReported(_ report: LinkReport) {
    guard self.target.covers(report.device) else { return }
    if let sessionId = report.sessionId { self.target.add(sessionId: sessionId) }
    let number = self.number(of: report)
    switch report.event {
    case .opened: break
    case .message(let message, let direction):
      guard self.includesHeartbeat || message.namespace != .heartbeat else { return }
      self.record(message.payload.readableBytes) { .message(RecordedMessage(message, direction, link: number)) }
    case .authenticated(let verdict, let certificates):
      self.record(certificates.reduce(0) { $0 + $1.count }) {
        .authentication(
          RecordedAuthentication(verdict: verdict.rawValue, certificates: certificates.map(Base64.encode)))
      }
    case .closed(let reason):
      self.links[report.connection] = nil
      self.record(reason.utf8.count) { .link(RecordedLink(number, isOpen: false, reason: reason)) }
    }
  }

  /// Returns the link's number. One that is seen for the first time, perhaps because it was open before the recording
  /// began, is recorded as open.
  private func number(of report: LinkReport) -> Int {
    if let number = self.links[report.connection] { return number }
    self.lastLink += 1
    let number = self.lastLink
    self.links[report.connection] = number
    if let peer = report.peer { self.target.add(peer: peer) }
    self.record(0) {
      .link(RecordedLink(number, isOpen: true, address: report.address, senderId: report.senderId))
    }
    return number
  }

  // MARK: Discovery

  /// Records the services of `device` that are new or different, and those that are gone.
  func deviceChanged(_ device: DiscoveredDevice, isListed: Bool) {
    guard self.target.covers(device) else { return }
    var current: [CastService.Key: RecordedService] = [:]
    // The preferred one comes first; several sources may know the same one.
    for service in isListed ? device.services : [] where current[service.key] == nil {
      current[service.key] = RecordedService(service)
    }
    let before = self.services
    self.services = current
    for (key, service) in current where before[key] != service && !before.values.contains(service) {
      self.record(1_024) { .service(service) }
    }
    let names = Set(current.values.map(\.instance))
    var gone: Set<String> = []
    for service in before.values where !names.contains(service.instance) && gone.insert(service.instance).inserted {
      let left = RecordedService(isAnnounced: false, instance: service.instance)
      self.record(256) { .service(left) }
    }
  }

  // MARK: The media server

  /// Records a request when its response has been sent.
  func accessed(_ access: MediaAccess) {
    if access.bytesSent != nil {
      guard let fetch = self.fetches.removeValue(forKey: access.number) else { return }
      return self.record(access, from: fetch.start)
    }
    guard let peer = access.peer, self.target.hosts.contains(peer) else { return }
    guard self.fetches.count < Self.maximumFetches else { return self.record(access, from: self.time) }
    self.fetches[access.number] = (access, self.time)
  }

  private func record(_ access: MediaAccess, from start: Double) {
    let elapsed = self.time - start
    self.record(access.path.utf8.count + 512) { .fetch(RecordedFetch(access, elapsed: elapsed)) }
  }

  // MARK: Clients

  /// Records a notification, if it concerns the device.
  func notified(_ method: String, _ params: JSONObject) {
    guard self.target.concern(of: params) == .yes else { return }
    self.record(JSONValue.object(params).roughSize) {
      .notification(RecordedNotification(method: method, params: .object(params)))
    }
  }

  /// Returns whether a call concerns the device.
  func concern(of call: ObservedCall) -> RecordedTarget.Concern {
    if let id = call.impliedSessionId { return self.target.has(sessionId: id) ? .yes : .no }
    let named = call.devices.mapValues { self.target.covers($0) }
    return self.target.concern(of: call.params) { named[$0] }
  }

  /// Returns whether a call's result concerns the device.
  func concern(ofResult result: JSONValue?) -> RecordedTarget.Concern {
    result?.object.map { self.target.concern(of: $0) } ?? .unknown
  }

  /// Remembers the sessions with the device.
  func note(_ sessions: [(id: String, device: DiscoveredDevice)]) {
    for session in sessions where self.target.covers(session.device) { self.target.add(sessionId: session.id) }
  }

  /// Records a call; returns its number.
  func began(_ call: ObservedCall) -> Int {
    self.lastCall += 1
    let number = self.lastCall
    self.record(JSONValue.object(call.params).roughSize) {
      .call(RecordedCall(number, method: call.method, params: .object(call.params)))
    }
    return number
  }

  func ended(_ outcome: RecordedOutcome) {
    self.record((outcome.result ?? outcome.error ?? .null).roughSize) { .outcome(outcome) }
  }
}

/// A client's call, as far as recordings need it.
struct ObservedCall: Sendable {
  let method: String
  let params: JSONObject
  /// The session that the call means without naming one; `nil` if it names a session or a device, or means none.
  let impliedSessionId: String?
  /// The known devices, by the texts that name them in the call.
  let devices: [String: DiscoveredDevice]
}
