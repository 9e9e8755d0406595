import Glibc
import LoopIsolation
import MediaFormats
import MediaProbe

/// The fetched parts of a file, each at its place in a file of the same length in memory, so that `ffprobe` reads it
/// without a network.
enum SparseFile {
  /// The maximum length in bytes; `ffprobe` gains nothing from a longer one.
  private static let maximumLength: Int64 = 1 << 40

  /// Creates a file in memory by `memfd_create`, which Swift's module of the C library leaves out. Its descriptor is
  /// closed on `exec`.
  private static func anonymousFile() -> Int32? {
    typealias Function = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(nil, "memfd_create") else { return nil }
    let closesOnExec: UInt32 = 1
    let descriptor = unsafeBitCast(symbol, to: Function.self)("preflight", closesOnExec)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Calls `body` with the file as a descriptor: its path would lead to the folder of this process's other descriptors.
  /// Returns `nil` if the system can't create or fill the file.
  @LoopActor
  static func with<Value: Sendable>(
    _ bytes: SparseBytes, _ body: @LoopActor (ProbeInput) async -> Value
  ) async -> Value? {
    guard let descriptor = self.anonymousFile() else { return nil }
    defer { close(descriptor) }
    guard ftruncate(descriptor, Int(min(bytes.length ?? 0, self.maximumLength))) == 0 else { return nil }
    for part in bytes.parts {
      var (rest, position) = (part.bytes[...], part.start)
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, Int(position)) }
        guard written > 0 else { return nil }
        rest = rest.dropFirst(written)
        position += Int64(written)
      }
    }
    return await body(.seekable(descriptor, name: "the fetched parts"))
  }
}
