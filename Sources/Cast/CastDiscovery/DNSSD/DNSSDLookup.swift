import DNSSD
import Glibc
import LoopIsolation

/// Runs one ``ServiceLookup`` with a client and a clock; calls back once, unless cancelled.
@LoopActor
final class DNSSDLookup {
  private let key: CastService.Key
  private let interfaceName: String
  private let client: DNSSDClient
  private let clock: any LoopClock
  private let completion: @LoopActor (Result<CastService, DNSSDErrorCode>) -> Void
  private var lookup: ServiceLookup
  private var operations: [DNSSDOperation] = []
  private var timer: LoopTimer?

  init(
    _ key: CastService.Key,
    client: DNSSDClient,
    clock: any LoopClock,
    completion: @escaping @LoopActor (Result<CastService, DNSSDErrorCode>) -> Void
  ) {
    self.key = key
    self.interfaceName = DNSSDLookup.interfaceName(index: key.interfaceIndex)
    self.client = client
    self.clock = clock
    self.completion = completion
    self.lookup = ServiceLookup(key: key, interfaceName: self.interfaceName, now: clock.now)
  }

  /// Begins; the completion comes later, never during this call.
  func start() {
    self.open(.resolve(self.key))
    self.scheduleTimer()
  }

  /// Ends the look-up without a completion.
  func cancel() {
    self.timer?.cancel()
    self.timer = nil
    for operation in self.operations { self.client.close(operation) }
    self.operations = []
  }

  private func open(_ request: DNSSDRequest) {
    self.operations.append(self.client.open(request) { [weak self] in self?.handle($0) })
  }

  private func handle(_ reply: DNSSDReply) {
    switch reply {
    case .resolved(let host, let port, let txt): self.step(.resolved(host: host, port: port, txt: txt))
    case .record(_, let data, isAdded: true):
      guard let address = AddressLiteral.text(recordData: data, interfaceName: self.interfaceName) else { return }
      self.step(.address(address))
    case .failed(let code): self.step(.failed(code))
    case .opened, .instance, .record, .registered: break
    }
  }

  private func step(_ event: ServiceLookup.Event) {
    for action in self.lookup.handle(event, now: self.clock.now) {
      switch action {
      case .queryAddresses(let host):
        self.cancel()
        for type in [DNSRecordType.a, .aaaa] {
          self.open(.query(fullName: host + ".", recordType: type, interfaceIndex: self.key.interfaceIndex))
        }
      case .succeed(let service):
        self.cancel()
        return self.completion(.success(service))
      case .fail(let code):
        self.cancel()
        return self.completion(.failure(code))
      }
    }
    self.scheduleTimer()
  }

  private func scheduleTimer() {
    self.timer?.cancel()
    self.timer = self.clock.schedule(at: self.lookup.deadline) { [weak self] in self?.step(.timeReached) }
  }

  private static func interfaceName(index: UInt32) -> String {
    var buffer = [CChar](repeating: 0, count: Int(IF_NAMESIZE))
    guard index != 0, if_indextoname(index, &buffer) != nil else { return "" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension DNSSDLookup {
  /// Looks a service up, as an asynchronous call that can be cancelled.
  ///
  /// - Throws: ``DiscoveryError`` (`unresolvable`, `cancelled`).
  static func service(
    _ key: CastService.Key, client: DNSSDClient, clock: any LoopClock
  ) async throws(DiscoveryError) -> CastService {
    let cancelled = DiscoveryError(.cancelled, "The look-up of a service was cancelled.")
    guard !Task.isCancelled else { throw cancelled }
    let waiter = Waiter<CastService, DiscoveryError>()
    let lookup = DNSSDLookup(key, client: client, clock: clock) { result in
      waiter.finish(
        result.mapError { code in
          DiscoveryError(.unresolvable, "The service '\(key.instanceName)' can't be resolved now.", cause: code)
        })
    }
    lookup.start()
    return try await waiter.value {
      lookup.cancel()
      waiter.finish(.failure(cancelled))
    }
  }
}
