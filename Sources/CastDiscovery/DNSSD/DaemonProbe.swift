import LoopIsolation
import NIOCore

/// Asks once whether the DNS-SD daemon accepts an operation.
@LoopActor
final class DaemonProbe {
  private static let timeout = TimeAmount.seconds(3)
  private let client: DNSSDClient
  private let clock: any DiscoveryClock
  private var operation: DNSSDOperation?
  private var timer: DiscoveryTimer?
  private var continuation: CheckedContinuation<DNSSDErrorCode?, Never>?

  init(client: DNSSDClient, clock: any DiscoveryClock) {
    self.client = client
    self.clock = clock
  }

  /// Nil if the daemon answers, else what is wrong.
  func error() async -> DNSSDErrorCode? {
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      self.operation = self.client.open(.browse(type: CastService.type)) { reply in
        if case .failed(let code) = reply { self.finish(code) } else { self.finish(nil) }
      }
      self.timer = self.clock.schedule(at: self.clock.now + DaemonProbe.timeout) { self.finish(.timeout) }
    }
  }

  private func finish(_ code: DNSSDErrorCode?) {
    self.timer?.cancel()
    self.operation.map(self.client.close)
    self.operation = nil
    let continuation = self.continuation
    self.continuation = nil
    continuation?.resume(returning: code)
  }
}
