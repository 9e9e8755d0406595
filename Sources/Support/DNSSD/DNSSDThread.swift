import CDNSSD
import Glibc
import LoopIsolation
import NIOConcurrencyHelpers

/// The thread on which all calls of the DNS-SD API happen.
///
/// The API blocks (each call is a round trip over D-Bus) and its references are not thread-safe, so one thread owns
/// them all: it polls their descriptors and a wake-up descriptor, and hands replies to `deliver`. It exists only while
/// operations are open.
final class DNSSDThread: Sendable {
  enum Command: Sendable {
    case open(id: UInt64, DNSSDRequest)
    case updateTXT(id: UInt64, [UInt8])
    case close(id: UInt64)
  }

  private struct State: Sendable {
    var commands: [Command] = []
    var isRunning = false
    var wakePipe = WakePipe()
  }

  /// A pthread mutex, not `Synchronization.Mutex`: ThreadSanitizer sees no futex, and would report each hand-over.
  private let state = NIOLockedValueBox(State())
  private let deliver: @Sendable (UInt64, DNSSDReply) -> Void

  /// - Parameter deliver: called on the thread, with the id of the operation.
  init(deliver: @escaping @Sendable (UInt64, DNSSDReply) -> Void) {
    self.deliver = deliver
  }

  /// Queues a command and wakes the thread, or starts it; the queue is bounded by the client's limit on operations.
  func submit(_ command: Command) {
    let start = self.state.withLockedValue { state -> Bool? in
      state.commands.append(command)
      guard state.isRunning else {
        state.isRunning = state.wakePipe.open()
        return state.isRunning
      }
      state.wakePipe.wake()
      return nil
    }
    if start == false || (start == true && DetachedThread.start({ self.run() }) != 0) { self.refuseAll() }
  }

  /// Fails the operations that wait to be opened, because the system refused a pipe or a thread. The next command tries
  /// to start the thread again.
  private func refuseAll() {
    let commands = self.state.withLockedValue { state -> [Command] in
      defer { state.commands = [] }
      state.wakePipe.close()
      state.isRunning = false
      return state.commands
    }
    for case .open(let id, _) in commands { self.deliver(id, .failed(.noMemory)) }
  }

  /// The preparation of the library, done once, before the first call of the API.
  private static let libraryIsPrepared: Bool = {
    // The library prints a banner on stderr that advises against its use; nothing else reads this variable.
    setenv("AVAHI_COMPAT_NOWARN", "1", 0)
    cdnssd_zero_memory_of_avahi()
    return true
  }()

  private func run() {
    _ = DNSSDThread.libraryIsPrepared
    var references: [UInt64: DNSSDReference] = [:]
    while let (commands, wakePipe) = self.takeCommands(isIdle: references.isEmpty) {
      for command in commands { self.execute(command, &references) }
      if !references.isEmpty { self.waitAndProcess(references, wakePipe) }
    }
  }

  /// Returns the commands that wait; `nil` ends the thread, when there is neither a command nor an open operation.
  private func takeCommands(isIdle: Bool) -> (commands: [Command], wakePipe: WakePipe)? {
    self.state.withLockedValue { state in
      guard state.commands.isEmpty, isIdle else {
        defer { state.commands = [] }
        return (state.commands, state.wakePipe)
      }
      state.wakePipe.close()
      state.isRunning = false
      return nil
    }
  }

  private func execute(_ command: Command, _ references: inout [UInt64: DNSSDReference]) {
    switch command {
    case .open(let id, let request):
      let deliver = self.deliver
      let reference = DNSSDReference { deliver(id, $0) }
      if let error = reference.open(request) {
        deliver(id, .failed(error))
      } else {
        references[id] = reference
        deliver(id, .opened)
      }
    case .updateTXT(let id, let bytes):
      guard let reference = references[id], let error = reference.update(txt: bytes) else { return }
      self.deliver(id, .failed(error))
    case .close(let id): references.removeValue(forKey: id)?.close()
    }
  }

  private func waitAndProcess(_ references: [UInt64: DNSSDReference], _ wakePipe: WakePipe) {
    let live = references.values.filter(\.isLive)
    var descriptors = [pollfd(fd: wakePipe.readEnd, events: Int16(POLLIN), revents: 0)]
    descriptors += live.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { return }
    if descriptors[0].revents != 0 { wakePipe.drain() }
    for (reference, descriptor) in zip(live, descriptors.dropFirst()) where descriptor.revents != 0 {
      reference.process()
    }
  }
}

/// A pipe whose read end becomes readable when another thread wakes the poller.
private struct WakePipe: Sendable {
  private(set) var readEnd: Int32 = -1
  private var writeEnd: Int32 = -1

  /// Makes the pipe; false if the process has used up its descriptors.
  mutating func open() -> Bool {
    // Swift's Glibc module lacks pipe2 and eventfd, and a pipe without close-on-exec would leak into child processes.
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return false }
    (self.readEnd, self.writeEnd) = (ends[0], ends[1])
    return true
  }

  mutating func close() {
    if self.readEnd >= 0 { Glibc.close(self.readEnd) }
    if self.writeEnd >= 0 { Glibc.close(self.writeEnd) }
    self = WakePipe()
  }

  /// Makes the read end readable; a full pipe is readable already.
  func wake() {
    var byte: UInt8 = 0
    _ = write(self.writeEnd, &byte, 1)
  }

  /// Reads all wake-ups, so that the read end isn't readable any more.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(self.readEnd, &bytes, bytes.count) == bytes.count {}
  }
}
