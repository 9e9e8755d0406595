import CastDiscovery
import CastModel
import CastRecording
import CastRPCProtocol
import CastSender
import FrameworkLog
import Glibc
import JSONCodec
import JSONRPC
import LoopIsolation
import MediaServing
import NIOCore

/// The recordings of all clients.
///
/// 1. ``start(_:of:by:)`` creates the file on the writer's thread. With the first recording the center begins to
///    observe links, notifications, discovery and the media server; with the last one it ceases, so that a server
///    without recordings only compares with `nil`.
/// 2. Every ``DeviceRecording`` gets each observed event, selects those of its device and queues them for its
///    `RecordingWriter`. Payloads are parsed and redacted on the writer's thread.
/// 3. ``stop(_:)``, the end of the owner's connection, or ``shutDown()`` writes the end.
@LoopActor
final class RecordingCenter {
  /// The largest number of recordings at once.
  static let maximumCount = 16
  /// The namespaces whose calls and notifications aren't about a device, or would record the recording.
  private nonisolated static let unrecorded: Set<String> = [
    "log", "record", "events", "server", "rpc", "context", "widget",
  ]
  /// The namespaces whose calls mean the current session if they name none.
  private nonisolated static let impliesSession: Set<String> = ["session", "media", "queue", "channel", "serve"]

  private let context: CastContext
  private let publisher: NotificationPublisher
  private let sessions: SessionFinder
  private let devices: PlayerDeviceFinder
  private let thread = LogThread()
  private var recordings: [DeviceRecording] = []
  /// The recordings whose ends are being written.
  private var ending: [DeviceRecording] = []
  /// The number of recordings whose files are being created.
  private var opening = 0
  private var lastId = 0
  private var listener: DiscoveryListener?

  init(
    context: CastContext, publisher: NotificationPublisher, sessions: SessionFinder, devices: PlayerDeviceFinder
  ) {
    self.context = context
    self.publisher = publisher
    self.sessions = sessions
    self.devices = devices
  }

  /// The recordings that run, oldest first.
  var infos: [RecordingInfo] { self.recordings.map(\.info) }

  /// Whether a recording runs.
  var isRecording: Bool { !self.recordings.isEmpty }

  /// Returns whether calls and notifications of a method's namespace are recorded.
  nonisolated static func records(_ method: String) -> Bool {
    !method.hasPrefix("$/") && !self.unrecorded.contains(String(method.prefix { $0 != "." }))
  }

  // MARK: Starting and stopping

  /// Starts to record a device.
  ///
  /// - Throws: `InternalLimitReached`, or `FileNotUsable`.
  func start(
    _ params: RecordStartParams, of device: DiscoveredDevice, by client: ClientConnection
  ) async throws -> RecordingInfo {
    guard self.recordings.count + self.opening < Self.maximumCount else {
      throw APIError(
        .internalLimitReached, "\(Self.maximumCount) recordings are the most that can run at once: stop one first.")
    }
    self.opening += 1
    defer { self.opening -= 1 }
    self.lastId += 1
    let start = NIODeadline.now()
    let writer = try await self.open(params, RecordingHeader(device, isRaw: params.isRaw ?? false))
    let recording = DeviceRecording(
      id: "r-\(self.lastId)", owner: client, device: device, params: params, writer: writer, start: start)
    guard self.publisher.has(client) else {
      // The connection that would have owned the recording ended meanwhile.
      _ = await recording.stop()
      throw CancellationError()
    }
    self.recordings.append(recording)
    self.observe()
    self.learnNames(of: self.context.discovery.devices, for: recording)
    self.noteSessions()
    recording.deviceChanged(device, isListed: true)
    self.publisher.publish(RecordDidChange(recordingInfo: recording.info))
    return recording.info
  }

  /// Creates the file on the writer's thread.
  private func open(_ params: RecordStartParams, _ header: RecordingHeader) async throws -> RecordingWriter {
    let path = try Self.checked(params.path)
    let limits = RecordingFileLimits(
      bytes: params.maxFileSize.map { Int(clamping: $0) } ?? RecordingFileLimits.assumedBytes,
      count: params.maxFileCount.map { Int(clamping: $0) } ?? RecordingFileLimits.assumedCount)
    let thread = self.thread
    let onChange: @Sendable (RecordingWriter.Condition) -> Void = { [weak self] _ in
      LoopActor.task { self?.conditionChanged(of: path) }
    }
    let waiter = Waiter<RecordingWriter, RecordingError>()
    let isQueued = thread.submit {
      let opened = Result { () throws(RecordingError) in
        try RecordingWriter(path: path, header: header, limits: limits, thread: thread, onChange: onChange)
      }
      LoopActor.task { waiter.finish(opened) }
    }
    guard isQueued else {
      throw APIError(.internalLimitReached, "Too many entries wait to be written: try again.")
    }
    do throws(RecordingError) { return try await waiter.value() } catch { throw Self.notUsable(error.message, error) }
  }

  private static func checked(_ path: String) throws -> String {
    guard path.hasPrefix("/"), path.utf8.count < 3_800, !path.utf8.contains(0), !path.hasSuffix("/") else {
      throw self.notUsable("The file must have an absolute path, not '\(path.prefix(200))'.", nil)
    }
    return path
  }

  private static func notUsable(_ message: String, _ cause: (any Error)?) -> APIError {
    APIError(.fileNotUsable, message, cause: cause) {
      $0.path = "params.path"
      $0.reason = message
    }
  }

  private func conditionChanged(of path: String) {
    guard let recording = self.recordings.first(where: { $0.writer.path == path }) else { return }
    self.publisher.publish(RecordDidChange(recordingInfo: recording.info))
  }

  /// Stops a recording; returns its final state when the file is closed.
  ///
  /// - Throws: `NoSuchRecording`.
  func stop(_ id: String) async throws -> RecordingInfo {
    guard let recording = self.recordings.first(where: { $0.id == id }) else {
      throw APIError(.noSuchRecording, "There is no recording '\(id)': it may have ended.")
    }
    return await self.end(recording)
  }

  private func end(_ recording: DeviceRecording) async -> RecordingInfo {
    self.recordings.removeAll { $0 === recording }
    if !self.isRecording { self.ceaseObserving() }
    self.ending.append(recording)
    let info = await recording.stop()
    self.ending.removeAll { $0 === recording }
    self.publisher.publish(RecordDidChange(recordingInfo: info))
    return info
  }

  /// Ends the recordings of a client that has disconnected.
  func clientLeft(_ client: ClientConnection) {
    for recording in self.recordings where recording.owner === client || recording.owner == nil {
      LoopActor.task { _ = await self.end(recording) }
    }
  }

  /// Ends all recordings; returns when their files are closed, also those of clients that have just left.
  func shutDown() async {
    for recording in self.recordings { _ = await self.end(recording) }
    for recording in self.ending { _ = await recording.stop() }
  }

  // MARK: Observing

  private func observe() {
    guard self.recordings.count == 1 else { return }
    self.context.linkTap = { [weak self] report in
      for recording in self?.recordings ?? [] { recording.linkReported(report) }
    }
    self.context.serving.onAnswer = { [weak self] access in
      for recording in self?.recordings ?? [] { recording.accessed(access) }
    }
    self.publisher.onPublish = { [weak self] method, params in self?.notified(method, params) }
    self.listener = self.context.discovery.addListener { [weak self] event in self?.received(event) }
  }

  private func ceaseObserving() {
    self.context.linkTap = nil
    self.context.serving.onAnswer = nil
    self.publisher.onPublish = nil
    if let listener { self.context.discovery.removeListener(listener) }
    self.listener = nil
  }

  private func received(_ event: DiscoveryEvent) {
    guard case .didChangeList(let change) = event else { return }
    let isListed = if case .removed = change { false } else { true }
    for recording in self.recordings {
      recording.deviceChanged(change.device, isListed: isListed)
      self.learnNames(of: [change.device], for: recording)
    }
  }

  /// Makes the names of other devices private, too, before a message or an error names them.
  private func learnNames(of devices: [DiscoveredDevice], for recording: DeviceRecording) {
    for device in devices { recording.writer.learn(device.friendlyName, as: .name) }
  }

  private func noteSessions() {
    let sessions = self.context.sessions.sessions.map { (id: $0.id, device: $0.device) }
    for recording in self.recordings { recording.note(sessions) }
  }

  private func notified(_ method: String, _ params: JSONObject) {
    self.noteSessions()
    for recording in self.recordings { recording.notified(method, params) }
  }

  // MARK: Calls

  /// Returns `method`, made to record its calls and outcomes where they concern a device.
  func observing(_ name: String, _ method: @escaping JSONRPCMethod) -> JSONRPCMethod {
    guard Self.records(name) else { return method }
    return { [weak self] params, call in
      let observed = self?.began(name, params, call)
      do {
        let result = try await method(params, call)
        if let observed { self?.ended(observed, .success(result)) }
        return result
      } catch {
        if let observed { self?.ended(observed, .failure(error)) }
        throw error
      }
    }
  }

  /// The recordings that a call may concern, with its number in those that have it.
  private struct Observed {
    let call: ObservedCall
    var marks: [(recording: DeviceRecording, number: Int?)]
  }

  private func began(_ name: String, _ params: JSONNode?, _ call: JSONRPCCallContext) -> Observed {
    let object = params?.value.object ?? [:]
    self.noteSessions()
    var known: [String: DiscoveredDevice] = [:]
    for text in [object["device"]?.string, object["friendlyName"]?.string].compactMap(\.self) {
      known[text] = self.devices.known(text)
    }
    let observed = ObservedCall(
      method: name, params: object, impliedSessionId: self.impliedSession(name, object, call), devices: known)
    var marks: [(DeviceRecording, Int?)] = []
    for recording in self.recordings {
      switch recording.concern(of: observed) {
      case .yes: marks.append((recording, recording.began(observed)))
      case .unknown: marks.append((recording, nil))
      case .no: break
      }
    }
    return Observed(call: observed, marks: marks)
  }

  private func impliedSession(_ name: String, _ params: JSONObject, _ call: JSONRPCCallContext) -> String? {
    guard Self.impliesSession.contains(String(name.prefix { $0 != "." })),
      ["sessionId", "device", "deviceId", "friendlyName", "host"].allSatisfy({ params[$0] == nil }),
      let client = try? self.publisher.client(of: call.peer)
    else { return nil }
    return self.sessions.currentId(of: client)
  }

  private func ended(_ observed: Observed, _ outcome: Result<any JSONEncodable, any Error>) {
    guard !observed.marks.isEmpty, self.isRecording else { return }
    self.noteSessions()
    var written = RecordedOutcome(0, outcome)
    for (recording, number) in observed.marks {
      guard self.recordings.contains(where: { $0 === recording }) else { continue }
      // A call that named no device is recorded when its result names one.
      if number == nil, recording.concern(ofResult: written.result) != .yes { continue }
      written.call = number ?? recording.began(observed.call)
      recording.ended(written)
    }
  }
}

extension RecordingHeader {
  /// Describes a recording of `device` that starts now.
  fileprivate init(_ device: DiscoveredDevice, isRaw: Bool) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let started = Double(now.tv_sec) + Double(now.tv_nsec / 1_000_000) / 1_000
    self.init(
      program: "cast-rpc \(APIFacts.version)", started: started, isRedacted: !isRaw,
      device: Device(device).declaredJSONObject)
  }
}
