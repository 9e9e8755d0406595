import CastDiscovery
public import CastModel
import CastV2
import HTTPFetch
import JSONCodec
import Logging
public import LoopIsolation
import NIOCore
import TLS
import TextFormats

/// Asks devices to describe themselves (`eureka_info`, cast.md 10).
///
/// 1. A device that is known only by its address is asked once, in the background, after discovery had time to find it
///    announced (``deviceChanged(_:)``). Its answer fills its entry in the list: name, model, screen, groups.
/// 2. A client asks for any device (``describe(_:refreshes:)``): over HTTP at port 8008, over HTTPS at 8443 for
///    sections that are missing, else over a Cast connection.
/// 3. Answers are kept until the context ends, by host over HTTP and by address over a connection. Frequent questions
///    make speakers restart and televisions drop frames (devices.md, home-assistant/core#52020 and #55435).
///
/// Each question is bounded: ``SetupAnswer/maximumBytes``, three seconds a path, and no redirect to another host.
@LoopActor
public final class DeviceDescriber {
  package struct Ports: Sendable, Hashable {
    /// The port of Cast connections; another port is that of a group, or of an emulated device (cast.md 9).
    package var cast = ConfiguredDevice.defaultPort
    package var http = 8008
    package var https = 8443

    package init() {}
  }

  private struct Kept: Sendable {
    var answer: SetupAnswer
    var paths: [DescriptionPath]
    var time: NIODeadline
  }

  /// The most answers that are kept of each kind; the oldest is dropped.
  private static let maximumKept = 64
  /// The most devices that are asked in the background at once.
  private static let maximumActive = 4
  /// The time that discovery gets to find an address announced: the second question of a querier, after 1 s, and the
  /// answers to it (RFC 6762, 5.2).
  private static let patience = TimeAmount.milliseconds(1_500)

  /// The ports at which devices are asked.
  package var ports = Ports()
  /// The limits of a question over HTTP.
  var limits = FetchLimits(
    connectTimeout: .seconds(2), idleTimeout: .seconds(2), totalTimeout: .seconds(3), headBytes: 16 << 10,
    bodyBytes: SetupAnswer.maximumBytes)

  private weak var context: CastContext?
  private let clock: any LoopClock
  private let logger: Logger
  private lazy var fetcher = HTTPFetcher(tls: TLSPolicy(), logger: self.logger)
  private var byHost = KeptAnswers<String, Kept>(maximum: DeviceDescriber.maximumKept)
  private var byAddress = KeptAnswers<ConfiguredDevice.Key, Kept>(maximum: DeviceDescriber.maximumKept)
  /// The hosts that are being asked over HTTP.
  private var questions: [String: Task<Kept?, Never>] = [:]
  /// The addresses that were asked in the background, or are about to be.
  private var asked: Set<ConfiguredDevice.Key> = []
  private var waiting: CircularBuffer<ConfiguredDevice.Key> = []
  private var active = 0

  init(_ context: CastContext) {
    self.context = context
    self.clock = context.clock
    self.logger = context.logger.component("DeviceDescriber")
  }

  // MARK: A question of a client

  /// Returns a device's description of itself.
  ///
  /// - Parameter refreshes: Whether to ask even if an answer is kept.
  /// - Throws: ``CastErrorCode/deviceNotFound``, and the errors of connecting and of requests.
  public func describe(
    _ target: SessionTarget, refreshes: Bool = false
  ) async throws(CastError) -> DeviceDescription {
    guard let context else { throw CastError(.shuttingDown, "The server is shutting down.") }
    let device = try context.sessions.device(for: target)
    let key = ConfiguredDevice.Key(host: device.address, port: device.port)
    // A host that was silent over HTTP isn't asked there again.
    if !refreshes, self.byHost[key.host] == nil, let kept = self.byAddress[key] {
      return self.present(kept, as: device.deviceId)
    }
    if let kept = await self.answer(of: device.address, refreshes: refreshes),
      let description = self.description(kept, of: device)
    {
      return description
    }
    if !refreshes, let kept = self.byAddress[key] { return self.present(kept, as: device.deviceId) }
    let answer = try await self.askOverConnection(device, at: target, context)
    let kept = Kept(answer: answer, paths: [.setupChannel], time: self.clock.now)
    self.byAddress[key] = kept
    return self.present(kept, as: device.deviceId)
  }

  /// Returns the part of the host's answer that is about `device`; `nil` if none is.
  private func description(_ kept: Kept, of device: DiscoveredDevice) -> DeviceDescription? {
    guard device.port == self.ports.cast else { return self.present(kept, as: device.deviceId, groupPort: device.port) }
    // Behind a forwarded port there may be another device than the one that answers at port 8008.
    if device.origin != .configured, let id = kept.answer.reportedId, !DeviceID.isSame(id, device.deviceId) {
      return nil
    }
    return self.present(kept, as: device.deviceId)
  }

  private func present(_ kept: Kept, as deviceId: String) -> DeviceDescription {
    self.present(kept, as: deviceId, groupPort: nil) ?? DeviceDescription(deviceId: deviceId)
  }

  private func present(_ kept: Kept, as deviceId: String, groupPort: UInt16?) -> DeviceDescription? {
    var description = kept.answer.description(of: deviceId, groupPort: groupPort)
    description?.paths = kept.paths
    description?.answeredAgo = (self.clock.now - kept.time).seconds
    return description
  }

  /// Asks over the session with the device, or else over a temporary link.
  private func askOverConnection(
    _ device: DiscoveredDevice, at target: SessionTarget, _ context: CastContext
  ) async throws(CastError) -> SetupAnswer {
    let limit = TimeAmount(context.options.requestLimits.receiver)
    let session = context.sessions.sessions.first {
      $0.device.deviceId == device.deviceId && $0.connectionState == .connected
    }
    if let session { return try await session.link.askSetupInformation(within: limit) }
    let link = try await context.temporaryLink(to: device, at: target)
    defer { link.close() }
    return try await link.askSetupInformation(within: limit)
  }

  // MARK: Questions in the background

  /// Asks a device that is known only by its address, unless it was asked before or the options forbid it.
  func deviceChanged(_ device: DiscoveredDevice) {
    guard device.origin == .configured, device.capabilities == nil else { return }
    for key in device.configured { self.ask(key) }
  }

  /// Forgets that the device's addresses were asked, so that they are asked again when they are added again.
  func deviceRemoved(_ device: DiscoveredDevice) {
    self.asked.subtract(device.configured)
  }

  private func ask(_ key: ConfiguredDevice.Key) {
    guard let context, context.options.discovery.asksDevices, self.isWorthAsking(key),
      self.asked.count < DiscoveryManager.maximumConfiguredDevices, self.asked.insert(key).inserted
    else { return }
    let start = context.discovery.searchingSince.map { $0 + Self.patience } ?? self.clock.now
    _ = self.clock.schedule(at: max(start, self.clock.now)) { [weak self] in
      self?.waiting.append(key)
      self?.proceed()
    }
  }

  /// Whether a device's own port leads to it: a program of this machine at another port is no group.
  private func isWorthAsking(_ key: ConfiguredDevice.Key) -> Bool {
    key.port == self.ports.cast || !(key.host == "localhost" || key.host.hasPrefix("127.") || key.host == "::1")
  }

  private func proceed() {
    while self.active < Self.maximumActive, let key = self.waiting.popFirst() {
      self.active += 1
      LoopActor.task { [weak self] in
        await self?.fill(key)
        self?.active -= 1
        self?.proceed()
      }
    }
  }

  /// Asks over HTTP, and adds the answer to the list's entry. A device that discovery has found meanwhile isn't asked.
  private func fill(_ key: ConfiguredDevice.Key) async {
    guard let discovery = self.context?.discovery else { return }
    let isUnknown = discovery.devices.contains {
      $0.origin == .configured && $0.configured.contains(key) && $0.capabilities == nil
    }
    guard isUnknown, let kept = await self.answer(of: key.host),
      let identity = kept.answer.identity(groupPort: key.port == self.ports.cast ? nil : key.port)
    else { return }
    discovery.describeConfiguredDevice(key, as: identity)
  }

  /// Adds a device's answer to a session that was started by its address, if the device reported too little when it
  /// was connected to.
  func fill(_ session: CastSession) {
    guard self.context?.options.discovery.asksDevices == true, session.device.capabilities == nil,
      case .address(let host, let port) = session.link.target.kind,
      self.isWorthAsking(ConfiguredDevice.Key(host: host, port: port))
    else { return }
    LoopActor.task { [weak self, weak session, link = session.link] in
      guard let self, let session, let identity = await self.identity(of: host, port: port, link: link),
        session.device.capabilities == nil
      else { return }
      session.deviceUpdated(session.device.completed(by: identity), over: link)
    }
  }

  /// Returns the identity of the device at an address: from its answer over HTTP, else over an open link.
  func identity(of host: String, port: UInt16, link: ReceiverLink?) async -> DeviceIdentity? {
    guard let options = self.context?.options, options.discovery.asksDevices else { return nil }
    if self.isWorthAsking(ConfiguredDevice.Key(host: host, port: port)), let kept = await self.answer(of: host),
      let identity = kept.answer.identity(groupPort: port == self.ports.cast ? nil : port), identity.capabilities != nil
    {
      return identity
    }
    guard let link, link.connection != nil else { return nil }
    let limit = TimeAmount(options.requestLimits.receiver)
    return (try? await link.askSetupInformation(within: min(limit, .seconds(2))))?.identity()
  }

  // MARK: HTTP

  /// Returns the kept answer of a host, or else asks it; `nil` if it doesn't answer.
  private func answer(of host: String, refreshes: Bool = false) async -> Kept? {
    if !refreshes, let kept = self.byHost[host] { return kept }
    if let question = self.questions[host] { return await question.value }
    let question = LoopActor.task { await self.askOverHTTP(host) }
    self.questions[host] = question
    let kept = await question.value
    self.questions[host] = nil
    // A host that doesn't answer again has no answer that would go before a newer one over the connection.
    self.byHost[host] = kept
    return kept
  }

  private func askOverHTTP(_ host: String) async -> Kept? {
    // Devices refuse questions for a name in `Host` (devices.md F122), so the name is resolved here.
    let addresses = try? await NameResolver.resolve(host: host, port: self.ports.http, on: LoopActor.shared.eventLoop)
      .value()
    let preferred = addresses?.first { $0.protocol == .inet } ?? addresses?.first
    guard let address = preferred?.ipAddress else { return nil }
    var answer = await self.fetch(.http, address, self.ports.http)
    var paths: [DescriptionPath] = answer == nil ? [] : [.http]
    if answer?.isComplete != true, let more = await self.fetch(.https, address, self.ports.https) {
      answer?.add(more)
      answer = answer ?? more
      paths.append(.https)
    }
    self.logger.info(
      "device asked to describe itself", metadata: ["host": "\(host)", "paths": "\(paths.map(\.rawValue))"])
    return answer.map { Kept(answer: $0, paths: paths, time: self.clock.now) }
  }

  private func fetch(_ scheme: HTTPURL.Scheme, _ address: String, _ port: Int) async -> SetupAnswer? {
    let sections = SetupAnswer.sections.joined(separator: ",")
    let ports = [self.ports.http, self.ports.https]
    do throws(FetchError) {
      let url = try HTTPURL(
        "\(scheme.rawValue)://\(URLHost.withPort(address, port))/setup/eureka_info?params=\(sections)&options=detail")
      let redirects = RedirectPolicy(maximum: 2) { from, to in from.host == to.host && ports.contains(to.port) }
      let response = try await self.fetcher.fetch(FetchRequest(url, limits: self.limits, redirects: redirects))
      try response.requireSuccess()
      let body = try await response.body.collect(upTo: SetupAnswer.maximumBytes)
      return SetupAnswer(bytes: body.readableBytesView)
    } catch {
      self.logger.debug("no description", metadata: ["scheme": "\(scheme.rawValue)", "error": "\(error)"])
      return nil
    }
  }
}

/// Answers by the address that was asked; the one that was set first is dropped for a new one beyond the limit.
private struct KeptAnswers<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let maximum: Int
  private var values: [Key: Value] = [:]
  private var order: [Key] = []

  init(maximum: Int) { self.maximum = maximum }

  subscript(key: Key) -> Value? {
    get { self.values[key] }
    set {
      self.order.removeAll { $0 == key }
      self.values[key] = newValue
      guard newValue != nil else { return }
      self.order.append(key)
      if self.order.count > self.maximum { self.values[self.order.removeFirst()] = nil }
    }
  }
}

extension ReceiverLink {
  /// Asks the device over the namespace `setup` to describe itself (cast.md 6.5).
  ///
  /// - Throws: The errors of requests; `requestRejected` for an answer without a description.
  func askSetupInformation(within limit: TimeAmount) async throws(CastError) -> SetupAnswer {
    let reply = try await self.ask(RequestKind(.eurekaInfo), namespace: .setup, timeout: limit) {
      SetupRequest(requestId: $0)
    }
    let code = reply.payload.root["response_code"].flatMap { try? Int64(json: $0) } ?? 200
    guard code == 200, let answer = reply.payload.root["data"].flatMap({ SetupAnswer($0.value) }) else {
      throw CastError(.requestRejected, "The device doesn't describe itself: it answered with code \(code).")
    }
    return answer
  }
}

extension CastMessageType {
  /// The question and the answer of the namespace `setup`.
  static let eurekaInfo = CastMessageType(rawValue: "eureka_info")
}

/// A question of the namespace `setup`, whose keys are in snake case.
private struct SetupRequest: JSONEncodable {
  let requestId: Int64

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", CastMessageType.eurekaInfo)
    writer.member("request_id", self.requestId)
    writer.member("params", SetupAnswer.sections)
    writer.member("data", JSONObject())
    writer.endObject()
  }
}
