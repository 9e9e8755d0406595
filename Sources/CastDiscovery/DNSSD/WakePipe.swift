import Glibc

/// A pipe whose read end becomes readable when another thread wants the poller's attention.
struct WakePipe: Sendable {
  private(set) var readEnd: Int32 = -1
  private var writeEnd: Int32 = -1

  /// Makes the pipe; false if there are no descriptors left.
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

  /// Takes the wake-ups back.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(self.readEnd, &bytes, bytes.count) == bytes.count {}
  }
}
