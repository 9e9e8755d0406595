import CastTestSupport
import Foundation
import Glibc
import LoopIsolation
import MediaFormats
import StateFiles
import TLS
import Testing

@testable import ImageCache

@Suite("The folder of the cache", .timeLimit(.minutes(3)))
struct ImageStoreTests {
  private static let limits = EvictionPlan.Limits(bytes: 1 << 30, entries: 100_000, age: 1_000_000)
  private static let now = EventLoopClock.unixTime()

  private let folder: TemporaryFolder
  private var store: ImageStore { ImageStore(self.folder.directory) }

  init() throws { self.folder = try TemporaryFolder() }

  private static func key(_ number: Int) -> ImageKey { ImageKey(name: Digest.sha256Text(Array("\(number)".utf8))) }

  @discardableResult
  private func add(_ number: Int, _ bytes: [UInt8]? = nil) throws -> StoredImage {
    let bytes = bytes ?? (Pictures.png() + Array("\(number)".utf8))
    return try self.store.store(bytes, Self.key(number)) { digest in
      ImageEntry(
        object: digest, info: ImageInfo(type: .png, width: 2, height: 3), size: Int64(bytes.count), entityTag: "\"e\"",
        checkedAt: Self.now, freshUntil: Self.now + 60)
    }
  }

  @Test func findsStoredImages() throws {
    #expect(try self.store.lookUp(Self.key(1)) == nil)
    let stored = try self.add(1)
    #expect(try self.store.lookUp(Self.key(1)) == stored)
    #expect(self.folder.read(stored.path) == Pictures.png() + Array("1".utf8))
    #expect(stored.path.hasSuffix("/\(Digest.sha256Text(Pictures.png() + Array("1".utf8))).png"))
    #expect(self.folder.files.count == 2)
  }

  @Test(arguments: ["checkedAt", "freshUntil"], [Int64.min, -1, Int64.max])
  func entriesWithTimesThatNoClockShowsAreDamaged(member: String, time: Int64) throws {
    let entry = ImageEntry(
      object: Digest.sha256Text([1]), info: ImageInfo(type: .png), size: 1, checkedAt: Self.now, freshUntil: Self.now)
    #expect(ImageEntry(entry.bytes) == entry)
    let damaged = String(decoding: entry.bytes, as: UTF8.self)
      .replacing("\"\(member)\":\(Self.now)", with: "\"\(member)\":\(time)")
    #expect(ImageEntry(Array(damaged.utf8)) == nil)
  }

  @Test func equalPicturesAreOneFile() throws {
    let first = try self.add(1, Pictures.gif())
    let second = try self.add(2, Pictures.gif())
    #expect(first.path == second.path && self.folder.files.count == 3)
    try self.store.remove(Self.key(1))
    #expect(try self.store.maintain(Self.limits, now: Self.now).entries == 1)
    #expect(try self.store.lookUp(Self.key(2)) == second)
  }

  @Test func filesAreTheUsersAlone() throws {
    let stored = try self.add(1)
    for path in [stored.path] + self.folder.files.map({ "\(self.folder.path)/\($0)" }) {
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600, "\(path)")
    }
  }

  @Test(arguments: ["", "{", "[]", "null", "{\"version\":2}", "\u{0}", String(repeating: "[", count: 5_000)])
  func aDamagedEntryIsNone(_ text: String) throws {
    try self.add(1)
    let name = Self.key(1).name
    try self.folder.write(Array(text.utf8), to: "images/entries/\(name.prefix(2))/\(name).json")
    #expect(try self.store.lookUp(Self.key(1)) == nil)
    #expect(try self.store.maintain(Self.limits, now: Self.now).entries == 0)
    #expect(self.folder.files.isEmpty, "its picture belongs to nothing")
  }

  @Test func anEntryThatPointsElsewhereIsNone() throws {
    let stored = try self.add(1)
    let name = Self.key(1).name
    for (from, to) in [
      (stored.entry.object, "../../../../etc/passwd"), ("image/png", "text/html"), ("\"width\":2", "\"width\":-2"),
    ] {
      let text = String(decoding: stored.entry.bytes, as: UTF8.self).replacingOccurrences(of: from, with: to)
      try self.folder.write(Array(text.utf8), to: "images/entries/\(name.prefix(2))/\(name).json")
      #expect(try self.store.lookUp(Self.key(1)) == nil, "\(to)")
    }
  }

  @Test func aPictureThatLostBytesIsNone() throws {
    let stored = try self.add(1)
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: stored.path))
    #expect(try self.store.lookUp(Self.key(1)) == nil)
    try self.add(1)
    #expect(self.folder.read(stored.path)?.count == Int(stored.entry.size), "it was written anew")
  }

  @Test func aLinkIsNotFollowed() throws {
    let stored = try self.add(1)
    try FileManager.default.removeItem(atPath: stored.path)
    try self.folder.write(Pictures.png() + Array("1".utf8), to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: stored.path, withDestinationPath: "\(self.folder.path)/elsewhere")
    #expect(try self.store.lookUp(Self.key(1)) == nil)
  }

  @Test func removesFilesOfACrash() throws {
    let stored = try self.add(1)
    try self.folder.write([1], to: "images/objects/aa/.\(stored.entry.object).png.77-1")
    try self.folder.write([1, 2], to: "images/objects/bb/\(Digest.sha256Text([7])).png")
    try self.folder.write([1], to: "images/entries/cc/.half.json.77-2")
    try self.folder.write([1], to: "images/entries/dd/foreign.txt")
    try self.folder.write([1], to: "images/transient/.x.png.1-2")
    let usage = try self.store.maintain(Self.limits, now: Self.now)
    #expect(usage.entries == 1 && usage.bytes == stored.entry.size)
    #expect(self.folder.files.count == 2)
    #expect(try self.store.lookUp(Self.key(1)) == stored)
  }

  @Test func removesUncacheableImagesLater() throws {
    let stored = try self.store.storeTransient(Pictures.png()) { digest in
      ImageEntry(
        object: digest, info: ImageInfo(type: .png, width: 2, height: 3), size: 1, checkedAt: 0, freshUntil: 0)
    }
    _ = try self.store.maintain(Self.limits, now: EventLoopClock.unixTime())
    #expect(self.folder.read(stored.path) != nil)
    _ = try self.store.maintain(Self.limits, now: EventLoopClock.unixTime() + ImageStore.transientAge + 5)
    #expect(self.folder.read(stored.path) == nil)
  }

  @Test func uncacheableImagesStayWithinTheLimitOfBytes() throws {
    let now = EventLoopClock.unixTime()
    var stored: [StoredImage] = []
    for number in 0..<4 {
      let bytes = Pictures.png(padding: 1_000) + [UInt8(number)]
      stored.append(
        try self.store.storeTransient(bytes) { digest in
          ImageEntry(object: digest, info: ImageInfo(type: .png), size: Int64(bytes.count), checkedAt: 0, freshUntil: 0)
        })
      var time = [timespec](repeating: timespec(tv_sec: Int(now) - 120 + number * 30, tv_nsec: 0), count: 2)
      #expect(utimensat(AT_FDCWD, stored[number].path, &time, 0) == 0)
    }
    // Those of 120, 90, 60 and 30 seconds ago; the last two may still be read.
    _ = try self.store.maintain(EvictionPlan.Limits(bytes: 3_500, entries: 10, age: 1_000), now: now)
    #expect(stored.map { self.folder.read($0.path) != nil } == [false, true, true, true])
    _ = try self.store.maintain(EvictionPlan.Limits(bytes: 10, entries: 10, age: 1_000), now: now)
    #expect(stored.map { self.folder.read($0.path) != nil } == [false, false, true, true])
  }

  @Test func tenThousandPicturesStayWithinTheLimits() throws {
    let limits = EvictionPlan.Limits(bytes: 2 << 20, entries: 1_500, age: 1_000_000)
    let begin = ContinuousClock.now
    for number in 0..<10_000 {
      try self.add(number, Pictures.png(padding: 1_000) + Array("\(number)".utf8))
      if number % 500 == 499 { _ = try self.store.maintain(limits, now: Self.now) }
    }
    let usage = try self.store.maintain(limits, now: EventLoopClock.unixTime())
    #expect(usage.entries <= 1_500 && usage.bytes <= 2 << 20 && usage.entries >= 1_000)
    #expect(self.folder.files.count == 2 * usage.entries)
    #expect(try self.store.lookUp(Self.key(9_999)) != nil, "the newest is there")
    #expect(try self.store.lookUp(Self.key(0)) == nil)
    #expect(ContinuousClock.now - begin < .seconds(120))
  }

  @Test func usingAPictureKeepsIt() throws {
    for number in 0..<10 { try self.add(number) }
    let long = timespec(tv_sec: Int(Self.now) - 100, tv_nsec: 0)
    for number in 0..<10 {
      utimensat(AT_FDCWD, self.store.file(of: Self.key(number)).path, [long, long], 0)
    }
    _ = try self.store.lookUp(Self.key(0))
    _ = try self.store.maintain(.init(bytes: 1 << 20, entries: 2, age: 1_000), now: Self.now)
    #expect(try self.store.lookUp(Self.key(0)) != nil)
  }

  @Test func clearingLeavesNothing() throws {
    for number in 0..<10 { try self.add(number) }
    let usage = try self.store.clear()
    #expect(usage.removedEntries == 10 && usage.removedFiles == 10 && usage.entries == 0)
    #expect(self.folder.files.isEmpty)
  }

  @Test func oneAloneMayRemoveAndManyMayAdd() throws {
    try self.store.prepare()
    let path = "\(self.folder.directory.path)/lock"
    let shared = try StoreLock(path, .shared)
    _ = try StoreLock(path, .shared, patience: 10)
    #expect(throws: ImageCacheError.self) { try StoreLock(path, .exclusive, patience: 30) }
    withExtendedLifetime(shared) {}
  }

  @Test func aFolderThatCantBeMadeIsAnError() throws {
    try self.folder.write([1], to: "file")
    for path in ["\(self.folder.path)/file/images", "/proc/nowhere/images"] {
      let error = #expect(throws: ImageCacheError.self) {
        try ImageStore(StateDirectory(path: path)).lookUp(Self.key(1))
      }
      #expect(error?.code == .storeUnavailable)
    }
  }
}
