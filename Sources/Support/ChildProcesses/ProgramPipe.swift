import Glibc
import Synchronization

/// A pipe whose ends children don't inherit, and whose descriptors aren't standard streams.
public struct ProgramPipe: ~Copyable, Sendable {
  /// The end to read from.
  public let reader: Int32
  /// The end to write to.
  public let writer: Int32
  private let isWriterClosed = Atomic(false)

  /// Creates a pipe.
  public init() throws(ChildLaunchError) {
    // Swift's Glibc module lacks pipe2. `ChildLaunch` closes both in a child that another thread starts in between.
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildLaunchError(program: "pipe", systemError: errno) }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    let number = errno
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      for end in moved where end >= 0 { close(end) }
      throw ChildLaunchError(program: "pipe", systemError: number)
    }
    (self.reader, self.writer) = (moved[0], moved[1])
  }

  /// Closes the end to write to, once the child has its copy: the reader sees the end of the data only when all are
  /// closed.
  public func closeWriter() {
    if !self.isWriterClosed.exchange(true, ordering: .relaxed) { close(self.writer) }
  }

  deinit {
    self.closeWriter()
    close(self.reader)
  }
}
