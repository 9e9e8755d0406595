public import CastModel
public import DNSSD
public import LoopIsolation
package import MulticastDNS

/// Announces one instance by multicast DNS from this process, without a daemon; advertisements of one address
/// share a responder.
@LoopActor
public final class MDNSAdvertisement: ServiceAdvertisement {
  /// Called with the instance's name: when it is announced, and when a conflict led to another name.
  public var onRegistered: (@LoopActor (_ name: String) -> Void)?
  /// Called when a start finds no usable interface or port, after which the announcement begins as soon as there is
  /// one; and when every name is taken, which ends the announcement.
  public var onFailure: (@LoopActor (AdvertisementError) -> Void)?
  /// The name under which the instance is announced now; `nil` while it isn't, or while another name is being tried.
  public private(set) var registeredName: String?

  private let service: PublishedService
  private let interfaceName: String?
  private let publisher: ServicePublisher
  private var text: [UInt8]
  private var label: InstanceName
  private var publication: Int?
  private var waiters: [Waiter<String, AdvertisementError>] = []

  /// - Parameters:
  ///   - instanceName: the label, at most 63 bytes of UTF-8; not escaped.
  ///   - type: the registration type.
  ///   - subtypes: further names under which browsers find the instance, such as `_CC1AD845` (an application id).
  ///   - interfaceName: the interface to announce on; `nil` for all.
  ///   - address: the only address to announce, an IPv4 or IPv6 literal; `nil`, or a text that is none, for all.
  /// - Throws: ``AdvertisementError`` (`invalidAdvertisement`).
  public convenience init(
    instanceName: String,
    type: String = DeviceAnnouncement.serviceType,
    subtypes: [String] = [],
    port: UInt16,
    txt: TXTRecord,
    interfaceName: String? = nil,
    address: String? = nil
  ) throws {
    try self.init(
      instanceName: instanceName, type: type, subtypes: subtypes, port: port, txt: txt, interfaceName: interfaceName,
      publisher: .shared(at: address.flatMap(InternetAddress.init(text:))))
  }

  package init(
    instanceName: String,
    type: String = DeviceAnnouncement.serviceType,
    subtypes: [String] = [],
    port: UInt16,
    txt: TXTRecord,
    interfaceName: String? = nil,
    publisher: ServicePublisher
  ) throws {
    let typeName = try? DomainName(dotted: "\(type).local")
    let areSubtypesGood = subtypes.allSatisfy { (try? typeName?.child("_sub").child($0)) != nil }
    guard let typeName, (1...DomainName.maximumLabelLength).contains(instanceName.utf8.count), port > 0, areSubtypesGood
    else {
      throw AdvertisementError(
        .invalidAdvertisement,
        "The instance '\(instanceName)' of '\(type)' at port \(port) can't be announced: the name has 1 to 63 bytes, the"
          + " port is not 0, and type and subtypes are names."
      )
    }
    self.text = try txt.wireBytes()
    self.label = InstanceName(instanceName)
    self.service = PublishedService(
      label: instanceName, type: typeName, subtypes: subtypes, port: port, text: self.text)
    self.interfaceName = interfaceName
    self.publisher = publisher
  }

  /// Announces the instance; returns its name once no other responder has objected to it.
  ///
  /// - Throws: ``AdvertisementError`` with `operationFailed` if no interface, or not the given one, carries multicast:
  ///   the announcement begins as soon as one does. The same if other hosts have every name. With `cancelled` if
  ///   ``stop()`` is called before the name is established.
  @discardableResult
  public func start() async throws -> String {
    if let registeredName { return registeredName }
    let waiter = Waiter<String, AdvertisementError>()
    self.waiters.append(waiter)
    self.publish()
    return try await waiter.value()
  }

  /// Withdraws the announcement with a goodbye; a ``start()`` that still waits fails as cancelled.
  public func stop() {
    self.publication.map(self.publisher.withdraw)
    self.publication = nil
    self.registeredName = nil
    self.label = InstanceName(self.service.label)
    self.waiters.finishAll(.failure(AdvertisementError(.cancelled, "The announcement was stopped.")))
  }

  /// Replaces the TXT record and announces the change; before ``start()`` it is only stored.
  ///
  /// - Throws: ``AdvertisementError`` (`invalidAdvertisement`); the old record then stays.
  public func update(txt: TXTRecord) throws {
    let text = try txt.wireBytes()
    guard text != self.text else { return }
    self.text = text
    self.publication.map { self.publisher.update($0, text: text) }
  }

  private func publish() {
    let publication = self.publication ?? self.makePublication()
    self.publication = publication
    guard !self.publisher.hasLink(publication) else { return }
    // The announcement begins as soon as there is a network; the error is the reason why it can't begin now.
    let cause =
      self.interfaceName.map { "the network interface '\($0)' is down, carries no multicast or lacks the address" }
      ?? "no network interface carries multicast"
    self.fail(
      AdvertisementError(
        .operationFailed,
        "'\(self.service.label)' is not announced yet: \(cause), or another program keeps UDP port 5353 for itself."))
  }

  private func makePublication() -> Int {
    var service = self.service
    service.text = self.text
    return self.publisher.publish(
      service,
      interfaceName: self.interfaceName,
      nextLabel: { [weak self] in self?.advanceLabel() },
      { [weak self] in self?.handle($0) }
    )
  }

  private func fail(_ error: AdvertisementError) {
    self.onFailure?(error)
    self.waiters.finishAll(.failure(error))
  }

  private func handle(_ event: ServicePublisher.Event) {
    switch event {
    case .established(let label):
      guard self.registeredName != label else { return }
      self.registeredName = label
      self.onRegistered?(label)
      self.waiters.finishAll(.success(label))
    case .failed(let cause):
      // The publisher has withdrawn it; a later start tries every name anew.
      self.publication = nil
      self.registeredName = nil
      self.label = InstanceName(self.service.label)
      self.fail(
        AdvertisementError(
          .operationFailed, "'\(self.service.label)' can't be announced: its name is taken, with every number.",
          cause: cause))
    }
  }

  private func advanceLabel() -> String? {
    self.registeredName = nil
    return self.label.advance() ? self.label.text : nil
  }
}
