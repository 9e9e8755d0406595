import CMalloc
import CastV2
import LoopIsolation
import NIOCore

/// Gives back to the system what devices' large messages left free in the heaps.
///
/// A message of a few hundred KiB takes some MiB while it is worked, and the C library would keep them (9 to 26 MiB, measured, after a device
/// that sends the worst it can). Giving back takes a thread of the pool 0.2 to 14 ms for 1 to 16 MiB, 0.1 ms where nothing is free, and happens
/// at most once a second.
@LoopActor
final class FreedMemory {
  /// Real devices' messages are far shorter.
  private static let largeMessageBytes = 16 << 10
  private static let pause = TimeAmount.seconds(1)
  /// That of the process, as the heaps are.
  static let shared = FreedMemory()

  private var isPlanned = false
  /// Whether a large message came since a session ended last: what was made of it may be kept until then.
  private var isOwed = false

  private nonisolated init() {}

  /// Notes a message, which may be one that leaves much behind.
  func note(_ message: CastMessage) {
    guard message.payload.readableBytes >= Self.largeMessageBytes else { return }
    self.isOwed = true
    self.giveBackSoon()
  }

  /// A session is over, and what was kept of its device's messages is dropped.
  func sessionEnded() {
    guard self.isOwed else { return }
    self.isOwed = false
    self.giveBackSoon()
  }

  private func giveBackSoon() {
    guard !self.isPlanned else { return }
    self.isPlanned = true
    LoopActor.shared.eventLoop.scheduleTask(in: Self.pause) {
      LoopActor.assumeIsolated { self.isPlanned = false }
      Blocking.submit { _ = cmalloc_trim() }
    }
  }
}
