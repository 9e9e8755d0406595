import CLinux
import NIOCore

/// Returns freed memory to the system.
///
/// The C library keeps freed memory below the top of its heaps. Without this, a device's large message costs 9 to 26
/// MiB, a client that never reads some MiB, and each of 64 sessions started at once 100 KiB (measured) until the
/// process ends. `malloc_trim` runs on a thread of the pool and takes 0.2 to 14 ms for 1 to 16 MiB, 0.1 ms where
/// nothing is free. It runs at most once a second.
@LoopActor
public final class FreedMemory {
  /// The least memory of a piece of work, in bytes, that is worth returning.
  public nonisolated static let worthwhileBytes = 16 << 10
  private static let pause = TimeAmount.seconds(1)
  /// The instance of the process, whose heaps all share.
  public static let shared = FreedMemory()

  private var isPlanned = false

  private nonisolated init() {}

  /// Bounds the free memory that heaps keep. Without it, a server that has served a file, or read a large message,
  /// keeps 2.2 MiB for good. Call it once, before there are threads.
  public nonisolated static func boundHeaps() { clinux_bound_heaps() }

  /// Returns memory soon if the `bytes` that finished work took are at least ``worthwhileBytes``.
  public func note(bytes: Int) {
    if bytes >= Self.worthwhileBytes { self.giveBackSoon() }
  }

  /// Returns memory soon, however little was freed.
  public func giveBackSoon() {
    guard !self.isPlanned else { return }
    self.isPlanned = true
    LoopActor.shared.eventLoop.scheduleTask(in: Self.pause) {
      LoopActor.assumeIsolated { self.isPlanned = false }
      Blocking.submit { _ = clinux_trim() }
    }
  }
}
