import CDNSSD
import Glibc

/// One `DNSServiceRef`; used on the DNS-SD thread only.
final class DNSSDReference {
  private let deliver: (DNSSDReply) -> Void
  private var reference: DNSServiceRef?
  /// Whether replies may arrive; `false` after an error, because the descriptor then stays readable for ever.
  private(set) var isLive = false

  init(deliver: @escaping (DNSSDReply) -> Void) {
    self.deliver = deliver
  }

  /// The descriptor to poll for reading.
  var descriptor: Int32 { self.reference.map(cdnssd_DNSServiceRefSockFD) ?? -1 }

  /// Opens the operation; returns the error, or `nil` on success.
  func open(_ request: DNSSDRequest) -> DNSSDErrorCode? {
    let context = Unmanaged.passUnretained(self).toOpaque()
    let status: DNSServiceErrorType
    switch request {
    case .browse(let type):
      status = cdnssd_DNSServiceBrowse(&self.reference, 0, 0, type, nil, DNSSDReference.browseReply, context)
    case .resolve(let key):
      let (name, type, domain) = (key.instanceName, key.type, key.domain)
      let reply = DNSSDReference.resolveReply
      status = cdnssd_DNSServiceResolve(&self.reference, 0, key.interfaceIndex, name, type, domain, reply, context)
    case .query(let name, let type, let interface):
      let (code, reply) = (type.rawValue, DNSSDReference.recordReply)
      let internet: UInt16 = 1
      status = cdnssd_DNSServiceQueryRecord(&self.reference, 0, interface, name, code, internet, reply, context)
    case .register(let name, let type, let port, let txt, let interface):
      let (length, reply) = (UInt16(clamping: txt.count), DNSSDReference.registerReply)
      status = cdnssd_DNSServiceRegister(
        &self.reference, 0, interface, name, type, nil, nil, port.bigEndian, length, txt, reply, context)
    }
    self.isLive = status == 0 && self.reference != nil
    return self.isLive ? nil : DNSSDErrorCode(rawValue: status == 0 ? -65_537 : status)
  }

  /// Replaces the TXT record of a registration; returns the error, or `nil` on success.
  func update(txt: [UInt8]) -> DNSSDErrorCode? {
    guard let reference = self.reference, self.isLive else { return .invalid }
    let status = cdnssd_DNSServiceUpdateRecord(reference, nil, 0, UInt16(clamping: txt.count), txt, 0)
    return status == 0 ? nil : DNSSDErrorCode(rawValue: status)
  }

  /// Calls the reply functions for the replies that have arrived.
  func process() {
    guard let reference = self.reference, self.isLive else { return }
    let status = cdnssd_DNSServiceProcessResult(reference)
    if status != 0 { self.fail(status) }
  }

  /// Ends the operation; the library's thread for it is joined.
  func close() {
    guard let reference = self.reference else { return }
    self.reference = nil
    self.isLive = false
    cdnssd_DNSServiceRefDeallocate(reference)
  }

  private func fail(_ status: DNSServiceErrorType) {
    guard self.isLive else { return }
    self.isLive = false
    self.deliver(.failed(DNSSDErrorCode(rawValue: status)))
  }

  /// Passes on the value that a reply function made, or the error that it was called with.
  private static func reply(
    _ context: UnsafeMutableRawPointer?, _ status: DNSServiceErrorType, _ make: () -> DNSSDReply?
  ) {
    guard let context else { return }
    let reference = Unmanaged<DNSSDReference>.fromOpaque(context).takeUnretainedValue()
    guard status == 0 else { return reference.fail(status) }
    if let reply = make() { reference.deliver(reply) }
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    DNSName.withoutTrailingDot(pointer.map { String(cString: $0) } ?? "")
  }

  private static func bytes(_ pointer: UnsafeRawPointer?, _ count: UInt16) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : Int(count)))
  }

  private static let browseReply: DNSServiceBrowseReply = { _, flags, interface, status, name, type, domain, context in
    reply(context, status) {
      guard let name else { return nil }
      let key = DNSServiceKey(
        instanceName: String(cString: name),
        type: text(type),
        domain: text(domain),
        interfaceIndex: interface
      )
      return .instance(key, isAdded: flags & UInt32(kDNSServiceFlagsAdd) != 0)
    }
  }

  private static let resolveReply: DNSServiceResolveReply = { _, _, _, status, _, host, port, length, txt, context in
    reply(context, status) {
      // Avahi hands the strings of the record over in reverse; of equal keys the first of the record counts.
      let record = TXTRecord(wire: bytes(txt, length)).reversed()
      return .resolved(host: text(host), port: UInt16(bigEndian: port), txt: record)
    }
  }

  private static let recordReply: DNSServiceQueryRecordReply = {
    _, flags, _, status, _, type, _, length, data, _, context in
    reply(context, status) {
      let isAdded = flags & UInt32(kDNSServiceFlagsAdd) != 0
      return .record(DNSRecordType(rawValue: type), data: bytes(data, length), isAdded: isAdded)
    }
  }

  private static let registerReply: DNSServiceRegisterReply = { _, _, status, name, _, _, context in
    reply(context, status) { .registered(name: name.map { String(cString: $0) } ?? "") }
  }
}
