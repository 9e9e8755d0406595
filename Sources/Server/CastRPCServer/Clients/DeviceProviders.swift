import CastModel
import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import Logging
import NIOCore

/// The clients that provide devices which aren't announced on the network: the provider of each category, and whether
/// devices are requested from it now (`GCKDeviceProvider`).
@LoopActor
final class DeviceProviders {
  private struct Provider {
    let client: ClientConnection
    /// The last state reported to the client; stopped until another is reported.
    var wish = Wish(isRunning: false, isPassive: false)
  }

  /// Whether discovery is running, and whether it is passive.
  private struct Wish: Equatable {
    var isRunning: Bool
    var isPassive: Bool
  }

  /// The most categories at once.
  private static let maximumCategories = 64
  private static let maximumCategoryLength = 64
  private static let deadline = TimeAmount.seconds(10)

  private let context: CastContext
  private let logger: Logger
  private var providers: [String: Provider] = [:]

  init(context: CastContext, logger: Logger) {
    self.context = context
    self.logger = logger
    context.addListener { [weak self] event in
      switch event {
      case .discovery(.didStart), .discovery(.didStop): self?.tell()
      default: break
      }
    }
  }

  // MARK: Clients

  func register(_ category: String, _ client: ClientConnection) throws(APIError) {
    guard client.providesDevices else {
      throw APIError(
        .missingClientCapability, "A provider of devices declares the capability deviceProvider in server.initialize.")
    }
    let isWord = category.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isWord, (1...Self.maximumCategoryLength).contains(category.utf8.count),
      category != DiscoveredDevice.castCategory
    else {
      throw APIError(
        InvalidParameter(
          "category", "must be 1 to \(Self.maximumCategoryLength) letters, digits, '.', '_' and '-', and not CAST"))
    }
    if let holder = self.providers[category]?.client {
      let whose = holder === client ? "this connection" : holder.info.map { "'\($0.name)'" } ?? "another connection"
      throw APIError(.providerExists, "The devices of the category '\(category)' are provided by \(whose) already.")
    }
    guard self.providers.count < Self.maximumCategories else {
      throw APIError(
        .internalLimitReached, "There are \(Self.maximumCategories) categories of provided devices already.")
    }
    self.providers[category] = Provider(client: client)
    self.tell()
  }

  func unregister(_ category: String, _ client: ClientConnection) throws(APIError) {
    try self.check(category, client)
    self.remove(category)
  }

  /// Called when the client has disconnected; removes the devices that it provided.
  func clientLeft(_ client: ClientConnection) {
    for (category, provider) in self.providers where provider.client === client { self.remove(category) }
  }

  private func remove(_ category: String) {
    self.providers[category] = nil
    self.context.discovery.unpublish(self.devices(of: category).map(\.deviceId))
  }

  private func check(_ category: String, _ client: ClientConnection) throws(APIError) {
    guard self.providers[category]?.client === client else {
      throw APIError(.noSuchProvider, "This connection provides no devices of the category '\(category)'.")
    }
  }

  // MARK: Devices

  /// Publishes devices of a category; returns their entries in the list of devices.
  func publish(
    _ devices: [ProvidedDevice], of category: String, _ client: ClientConnection
  ) throws -> [DiscoveredDevice] {
    try self.check(category, client)
    let provided = devices.map { PublishedDevice($0, category: category) }
    do throws(DiscoveryError) {
      try self.context.discovery.publish(provided)
    } catch {
      throw error.code == .invalidAddress ? APIError(InvalidParameter("devices", error.message)) : APIError(error)
    }
    return provided.compactMap { self.context.discovery.device(id: $0.deviceId) }
  }

  /// Removes devices from the list: all of them, or none.
  func unpublish(_ ids: [String], of category: String, _ client: ClientConnection) throws(APIError) {
    try self.check(category, client)
    let listed = Set(self.devices(of: category).map(\.deviceId))
    var found: [String] = []
    for id in ids {
      guard let device = ["\(category):\(id)", id].map(DeviceID.canonical).first(where: listed.contains) else {
        throw APIError(.deviceNotFound, "No device of the category '\(category)' has the id '\(id)'.")
      }
      found.append(device)
    }
    self.context.discovery.unpublish(found)
  }

  private func devices(of category: String) -> [DiscoveredDevice] {
    self.context.discovery.devices.filter { $0.origin == .provided && $0.category == category }
  }

  // MARK: Requests to providers

  /// Notifies every provider whether discovery is running, and how, if that has changed.
  func tell() {
    let discovery = self.context.discovery
    let wish = Wish(isRunning: discovery.isRunning, isPassive: discovery.isRunning && discovery.isPassiveScan)
    for (category, provider) in self.providers where provider.wish != wish {
      self.providers[category]?.wish = wish
      LoopActor.task { await self.ask(provider.client, for: category, wish) }
    }
  }

  private func ask(_ client: ClientConnection, for category: String, _ wish: Wish) async {
    do {
      let answer = try await client.peer.request(
        DiscoveryProvide.self,
        DiscoveryProvideParams(category: category, isRunning: wish.isRunning, passiveScan: wish.isPassive),
        timeout: Self.deadline)
      if let devices = answer.devices, !devices.isEmpty { _ = try self.publish(devices, of: category, client) }
    } catch {
      self.logger.notice(
        "a client provided no devices", metadata: ["category": "\(category)", "error": "\(error)"])
    }
  }
}

extension PublishedDevice {
  /// Creates the device that a client describes in its category.
  fileprivate init(_ device: ProvidedDevice, category: String) {
    self.init(
      category: category, localId: device.deviceId, host: device.host,
      port: device.port.flatMap { UInt16(exactly: $0) } ?? ConfiguredDevice.defaultPort,
      friendlyName: device.friendlyName)
    self.modelName = device.modelName ?? ""
    self.deviceVersion = device.deviceVersion ?? ""
    self.capabilities = device.capabilities.map(DeviceCapabilities.init(rawValue:))
    self.status = device.isBusy.map { $0 ? .busy : .idle } ?? .unknown
    self.statusText = device.statusText ?? ""
  }
}
