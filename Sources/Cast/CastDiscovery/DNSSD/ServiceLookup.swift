package import DNSSD
package import NIOCore

/// Finds host, port, TXT record and addresses of one instance: a resolve, then queries for A and AAAA.
package struct ServiceLookup: Sendable {
  package enum Event: Sendable {
    case resolved(host: String, port: UInt16, txt: TXTRecord)
    case address(String)
    case failed(DNSSDErrorCode)
    case timeReached
  }

  package enum Action: Sendable, Equatable {
    /// Close the resolve operation and open the queries.
    case queryAddresses(host: String)
    /// Close everything; the look-up is over.
    case succeed(CastService)
    case fail(DNSSDErrorCode)
  }

  /// The time limit of a look-up.
  package static let timeout = TimeAmount.seconds(5)
  /// The time to wait for more addresses after an IPv4 one; cached answers arrive together.
  package static let graceAfterIPv4 = TimeAmount.milliseconds(20)
  /// The time to wait for IPv4, which is preferred, after an IPv6 address.
  package static let graceAfterIPv6 = TimeAmount.milliseconds(150)
  private static let maximumAddresses = 16

  private let key: CastService.Key
  private let interfaceName: String
  private var answer: (host: String, port: UInt16, txt: TXTRecord)?
  private var addresses: Set<String> = []
  private var isOver = false
  /// The time when to send ``Event/timeReached``.
  package private(set) var deadline: NIODeadline

  package init(key: CastService.Key, interfaceName: String, now: NIODeadline) {
    self.key = key
    self.interfaceName = interfaceName
    self.deadline = now + ServiceLookup.timeout
  }

  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    guard !self.isOver else { return [] }
    switch event {
    case .resolved(let host, let port, let txt): return self.didResolve(host: host, port: port, txt: txt)
    case .address(let address): return self.didFind(address, now: now)
    case .failed(let code): return self.finish(failingWith: code)
    case .timeReached: return now >= self.deadline ? self.finish(failingWith: .timeout) : []
    }
  }

  private mutating func didResolve(host: String, port: UInt16, txt: TXTRecord) -> [Action] {
    guard self.answer == nil else { return [] }
    guard !host.isEmpty, port != 0 else { return self.finish(failingWith: .invalid) }
    self.answer = (host, port, txt)
    return [.queryAddresses(host: host)]
  }

  private mutating func didFind(_ address: String, now: NIODeadline) -> [Action] {
    guard self.answer != nil, self.addresses.count < ServiceLookup.maximumAddresses else { return [] }
    self.addresses.insert(address)
    let isIPv6 = address.utf8.contains(UInt8(ascii: ":"))
    let grace = isIPv6 ? ServiceLookup.graceAfterIPv6 : ServiceLookup.graceAfterIPv4
    self.deadline = min(self.deadline, now + grace)
    return []
  }

  /// Ends the look-up: with the addresses found so far, or if there are none, with the failure.
  private mutating func finish(failingWith code: DNSSDErrorCode) -> [Action] {
    self.isOver = true
    guard let answer = self.answer, !self.addresses.isEmpty else { return [.fail(code)] }
    let service = CastService(
      key: self.key,
      interfaceName: self.interfaceName,
      host: answer.host,
      port: answer.port,
      addresses: AddressLiteral.ordered(self.addresses),
      txt: answer.txt
    )
    return [.succeed(service)]
  }
}
