import Glibc
import NIOCore

/// One standard stream made fit for the event loop.
struct StreamDescriptor: Sendable {
  /// What the loop watches; a pipe or a socket.
  let descriptor: Int32
  /// Set if the description is shared with other programs: a copy of the descriptor, and the flags that it had.
  private let shared: (copy: Int32, flags: Int32)?

  private init(_ descriptor: Int32, shared: (copy: Int32, flags: Int32)? = nil) {
    self.descriptor = descriptor
    self.shared = shared
  }

  /// Makes an input fit; takes `descriptor` over.
  static func input(_ descriptor: Int32) throws(TransportError) -> StreamDescriptor {
    switch try SystemCalls.kind(of: descriptor) {
    case S_IFIFO, S_IFSOCK: return try self.sharing(descriptor)
    default: return StreamDescriptor(try DescriptorPump.input(from: descriptor))
    }
  }

  /// Makes an output fit; takes `descriptor` over. `done` succeeds when nothing is pumped any more.
  static func output(_ descriptor: Int32, done: EventLoopPromise<Void>) throws(TransportError) -> StreamDescriptor {
    do throws(TransportError) {
      switch try SystemCalls.kind(of: descriptor) {
      case S_IFIFO:
        done.succeed(())
        // A description of our own: standard error and other programs often share this one, and would see it non-blocking.
        // (Not for inputs: a pipe whose writers have gone tells a new reader nothing.)
        let own = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard own >= 0 else { return try self.sharing(descriptor) }
        close(descriptor)
        return StreamDescriptor(own)
      case S_IFSOCK:
        done.succeed(())
        return try self.sharing(descriptor)
      default: return StreamDescriptor(try DescriptorPump.output(to: descriptor, done: done))
      }
    } catch {
      done.succeed(())
      throw error
    }
  }

  private static func sharing(_ descriptor: Int32) throws(TransportError) -> StreamDescriptor {
    let flags = try SystemCalls.check("fcntl(F_GETFL)") { fcntl(descriptor, F_GETFL) }
    return StreamDescriptor(descriptor, shared: (try SystemCalls.duplicate(descriptor), flags))
  }

  /// Gives a shared description back as it was; call it once, when the loop has closed the descriptor.
  func restore() {
    guard let shared = self.shared else { return }
    _ = fcntl(shared.copy, F_SETFL, shared.flags)
    close(shared.copy)
  }
}
