import Glibc
import StateFiles
import Testing

@Suite("Small files that are replaced as a whole") final class StateFileTests {
  private let directory: StateDirectory

  init() throws {
    var template = Array("/tmp/cast-rpc-state-XXXXXX".utf8CString)
    let path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    self.directory = StateDirectory(path: try #require(path))
  }

  deinit {
    for name in self.directory.fileNames(suffix: "") { unlink("\(self.directory.path)/\(name)") }
    for name in ["deep/er", "deep", "file"] { rmdir("\(self.directory.path)/\(name)") }
    rmdir(self.directory.path)
  }

  private var file: StateFile { self.directory.file("state.json") }

  private func mode(_ path: String) -> mode_t {
    var info = stat()
    return stat(path, &info) == 0 ? info.st_mode & 0o777 : 0
  }

  private func code(_ body: () throws -> Void) -> StateFileError.Code? {
    do { try body() } catch { return (error as? StateFileError)?.code }
    return nil
  }

  @Test func removesFilesOfKilledWriters() throws {
    // No process has this number: it is above the kernel's limit.
    let dead = ".state.json.99999999-17"
    let alive = ".state.json.\(getpid())-17"
    for name in [dead, alive, ".state.json", ".state.json.99999999-x", "state.json.99999999-17"] {
      close(open("\(self.directory.path)/\(name)", O_CREAT | O_WRONLY, 0o600))
    }
    func isThere(_ name: String) -> Bool { access("\(self.directory.path)/\(name)", F_OK) == 0 }
    self.directory.removeAbandonedFiles()
    #expect(isThere(dead), "its writer may be about to lock it")
    let writing = open("\(self.directory.path)/\(dead)", O_RDONLY)
    #expect(flock(writing, LOCK_EX) == 0)
    self.directory.removeAbandonedFiles(olderThan: 0)
    #expect(isThere(dead), "a writer whom this process doesn't see holds it")
    close(writing)
    self.directory.removeAbandonedFiles(olderThan: 0)
    #expect(!isThere(dead))
    for name in [alive, ".state.json", ".state.json.99999999-x", "state.json.99999999-17"] {
      #expect(isThere(name), "\(name)")
      unlink("\(self.directory.path)/\(name)")
    }
  }

  /// A disk without locks, as a mounted folder whose server has none.
  private struct DiskWithoutLocks: StateDisk {
    let system = SystemDisk()

    func create(_ path: String) -> Int32 { self.system.create(path) }
    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int { self.system.write(descriptor, bytes) }
    func synchronise(_ descriptor: Int32) -> Int32 { self.system.synchronise(descriptor) }
    func synchroniseFolder(_ path: String) -> Int32 { self.system.synchroniseFolder(path) }
    func close(_ descriptor: Int32) { self.system.close(descriptor) }
    func rename(_ old: String, to new: String) -> Int32 { self.system.rename(old, to: new) }
    func remove(_ path: String) -> Int32 { self.system.remove(path) }
    func makeFolder(_ path: String) -> Int32 { self.system.makeFolder(path) }
    func lock(_ descriptor: Int32) -> Int32 {
      errno = ENOLCK
      return -1
    }
  }

  @Test func aDiskWithoutLocksIsNoOtherOwner() throws {
    let directory = StateDirectory(path: self.directory.path, disk: DiskWithoutLocks())
    #expect(self.code { _ = try FileLock(directory.file("lock")) } == .system)
    let lock = try #require(try FileLock(self.directory.file("lock")))
    #expect(try FileLock(self.directory.file("lock")) == nil)
    withExtendedLifetime(lock) {}
  }

  @Test func theNextWriterRemovesWhatAKilledOneLeft() throws {
    let left = "\(self.directory.path)/.state.json.99999999-17"
    close(open(left, O_CREAT | O_WRONLY, 0o600))
    var times = [timeval(tv_sec: time(nil) - 10, tv_usec: 0), timeval(tv_sec: time(nil) - 10, tv_usec: 0)]
    #expect(utimes(left, &times) == 0)
    try self.file.write([1])
    #expect(access(left, F_OK) != 0)
  }

  @Test func refusesAFolderInAWorldWritableOne() throws {
    let inner = self.directory.directory("deep")
    try inner.create()
    #expect(chmod(self.directory.path, 0o777) == 0)
    #expect(self.code { try inner.create() } == .notPrivate, "others can put a folder of theirs in its place")
    #expect(chmod(self.directory.path, 0o1777) == 0)
    #expect(self.code { try inner.create() } == nil, "in a sticky one they can't")
  }

  @Test func readsItsOwnPrivateFile() throws {
    #expect(try self.file.read(maximumBytes: 10) == nil)
    try self.file.write(Array("one".utf8))
    try self.file.write(Array("two!".utf8))
    #expect(try self.file.read(maximumBytes: 4) == Array("two!".utf8))
    #expect(self.mode(self.file.path) == 0o600)
    #expect(self.directory.fileNames(suffix: "") == ["state.json"], "no temporary file is left")
    #expect(self.file.remove() && !self.file.remove())
  }

  @Test func foldersAreMadeForTheUserAlone() throws {
    let deep = self.directory.directory("deep").directory("er")
    try deep.file("a").write([1])
    #expect(self.mode(deep.path) == 0o700 && self.mode(self.directory.directory("deep").path) == 0o700)
    deep.file("a").remove()
  }

  @Test func refusesAWorldWritableFolder() throws {
    #expect(chmod(self.directory.path, 0o777) == 0)
    #expect(self.code { try self.directory.create() } == .notPrivate)
    #expect(self.code { try self.file.write([1]) } == .notPrivate)
    #expect(self.code { _ = try FileLock(self.directory.file("x.lock")) } == .notPrivate)
    #expect(self.directory.fileNames(suffix: "").isEmpty)
    // A group of one's own choice may.
    #expect(chmod(self.directory.path, 0o770) == 0)
    #expect(self.code { try self.file.write([1]) } == nil)
  }

  @Test func refusesFilesOverTheLimit() throws {
    try self.file.write([UInt8](repeating: 7, count: 50_000))
    #expect(self.code { _ = try self.file.read(maximumBytes: 49_999) } == .tooLarge)
    #expect(try self.file.read(maximumBytes: 50_000)?.count == 50_000)
  }

  @Test func aFileThatOthersMayWriteIsRefused() throws {
    try self.file.write([1])
    chmod(self.file.path, 0o666)
    #expect(self.code { _ = try self.file.read(maximumBytes: 10) } == .notPrivate)
  }

  @Test func aLinkIsNotFollowed() throws {
    symlink("/etc/hostname", self.file.path)
    #expect(self.code { _ = try self.file.read(maximumBytes: 10_000) } == .system)
    try self.file.write([1])
    #expect(try self.file.read(maximumBytes: 10) == [1], "writing replaces the link, not what it points to")
  }

  @Test func aPipeDoesNotBlock() {
    mkfifo(self.file.path, 0o600)
    #expect(self.code { _ = try self.file.read(maximumBytes: 10) } == .notPrivate)
  }

  @Test func aFailedWriteLeavesTheOldContent() throws {
    // More than the limit of this process allows to write, as a full disk would.
    try self.file.write(Array("old".utf8))
    let full = StateDirectory(path: "/dev/full")
    #expect(self.code { try full.file("x").write([1]) } == .system)
    let name = String(repeating: "n", count: 250)
    #expect(self.code { try self.directory.file(name).write([1]) } == .system, "the temporary name is too long")
    #expect(try self.file.read(maximumBytes: 10) == Array("old".utf8))
    #expect(self.directory.fileNames(suffix: "") == ["state.json"])
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/x"), (["HOME": "/h"], "/h/.local/state/x"),
    (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/x"), ([:], nil),
  ])
  func theFolderFollowsTheSpecification(_ environment: [String: String], _ path: String?) {
    #expect((try? StateDirectory.state("x") { environment[$0] })?.path == path)
  }

  @Test func aLockIsHeldByOneAndFreedByItsEnd() throws {
    let file = self.directory.file("a.lock")
    var first = try FileLock(file)
    #expect(first != nil)
    #expect(try FileLock(file) == nil)
    first = nil
    let second = try FileLock(file)
    #expect(second != nil)
    second?.removeFile()
    #expect(try FileLock(file) != nil, "a removed file is nobody's lock")
  }
}
