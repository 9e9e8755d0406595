package import LoopIsolation
import NIOCore

/// The DNS-SD API with replies on the loop, one event each, in order.
///
/// Each open operation costs the process one thread, one D-Bus connection and five file descriptors (Avahi's library),
/// hence ``maximumOperations``. Without a daemon every operation fails at once.
@LoopActor
package final class DNSSDClient {
  /// The client of this process; one is enough, because all clients share the library's limit.
  package static let shared = DNSSDClient()

  /// The most operations at once; the library itself fails at 255.
  package static let maximumOperations = 200

  private typealias Handler = @LoopActor (DNSSDReply) -> Void
  private var handlers: [UInt64: Handler] = [:]
  private var lastId: UInt64 = 0
  private lazy var thread = DNSSDThread { [weak self] id, reply in
    LoopActor.shared.eventLoop.execute {
      LoopActor.assumeIsolated { self?.deliver(id, reply) }
    }
  }

  package nonisolated init() {}

  /// The number of open operations.
  package var openOperations: Int { self.handlers.count }

  /// Opens an operation; `handler` is called on the loop, never during this call and never after ``close(_:)``.
  package func open(_ request: DNSSDRequest, _ handler: @escaping @LoopActor (DNSSDReply) -> Void) -> DNSSDOperation {
    self.lastId += 1
    let id = self.lastId
    let isRefused = self.handlers.count >= DNSSDClient.maximumOperations
    self.handlers[id] = handler
    if isRefused {
      LoopActor.shared.eventLoop.execute {
        LoopActor.assumeIsolated { self.deliver(id, .failed(.refused)) }
      }
    } else {
      self.thread.submit(.open(id: id, request))
    }
    return DNSSDOperation(id: id)
  }

  /// Replaces the TXT record of an open registration; a failure arrives as a reply.
  package func update(txt: [UInt8], of operation: DNSSDOperation) {
    guard self.handlers[operation.id] != nil else { return }
    self.thread.submit(.updateTXT(id: operation.id, txt))
  }

  /// Ends an operation, also one that failed; nothing happens if it is closed.
  package func close(_ operation: DNSSDOperation) {
    guard self.handlers.removeValue(forKey: operation.id) != nil else { return }
    self.thread.submit(.close(id: operation.id))
  }

  private func deliver(_ id: UInt64, _ reply: DNSSDReply) {
    self.handlers[id]?(reply)
  }
}
