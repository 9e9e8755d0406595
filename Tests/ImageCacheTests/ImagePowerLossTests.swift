import CastTestSupport
import LoopIsolation
import MediaFormats
import StateFiles
import TLS
import Testing

@testable import ImageCache

/// The folder of pictures after a power loss at each moment, read by the cache.
@Suite(.blocking, .timeLimit(.minutes(3))) struct ImagePowerLossTests {
  private static let limits = EvictionPlan.Limits(bytes: 1 << 30, entries: 100_000, age: 1_000_000)
  private static let now = EventLoopClock.unixTime()
  private static let key = ImageKey(name: Digest.sha256Text(Array("key".utf8)))

  private static func picture(_ version: Int) -> [UInt8] {
    Pictures.png() + [UInt8](repeating: UInt8(version), count: 1_200)
  }

  private static func store(_ version: Int, in store: ImageStore) throws {
    let bytes = self.picture(version)
    _ = try store.store(bytes, self.key) { digest in
      // The tag makes the entry longer than a block of a disk.
      ImageEntry(
        object: digest, info: ImageInfo(type: .png, width: 2, height: 3), size: Int64(bytes.count),
        entityTag: String(repeating: "e", count: 900), checkedAt: self.now, freshUntil: self.now + 60)
    }
  }

  /// A picture that is found is one that was stored, whole; and cleaning removes all that belongs to none.
  @Test func aFoundPictureIsWhole() async throws {
    let trial = try PowerLossTrial()
    let store = ImageStore(trial.directory("images"))
    // Nothing here waits for the disk's names, so that the contents multiply with each save.
    for version in 1...2 { try await trial.save(version) { try Self.store(version, in: store) } }
    try await trial.save(3) { try store.remove(Self.key) }
    let outcome = try await trial.check(.any) { root in
      let store = ImageStore(root.directory("images"))
      let found = try store.lookUp(Self.key)
      let usage = try store.maintain(Self.limits, now: Self.now)
      let left = try #require(try? Self.files(in: root))
      guard left == 2 * usage.entries, (found != nil) == (usage.entries == 1) else { return [] }
      guard let found else { return [0] }
      let bytes = try BoundedFile.read(found.path, limit: 10_000)
      return (1...2).filter { bytes == Self.picture($0) }
    }
    #expect(outcome.faults == [])
    #expect(outcome.contents > 100)
  }

  private static func files(in root: StateDirectory) throws -> Int {
    ["entries", "objects"].reduce(0) { count, name in
      let directory = root.directory("images").directory(name)
      return directory.fileNames(suffix: "").reduce(count) { $0 + directory.directory($1).fileNames(suffix: "").count }
    }
  }
}
