import Foundation
import StateFiles
import Testing

@testable import FrameworkLog

@Suite struct RotatingLogFileTests {
  private let directory: StateDirectory

  init() { self.directory = StateDirectory(path: NSTemporaryDirectory() + "log-\(UUID().uuidString)") }

  private func content(_ name: String) -> String? {
    try? String(contentsOfFile: self.directory.file(name).path, encoding: .utf8)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: self.directory.path) }

  @Test(arguments: [
    (0, 0, 2 << 20, 2), (1, 5, 32 << 10, 5), (100_000, 1, 100_000, 2), (Int.max, Int.max, 1 << 30, 100),
    (-1, -1, 2 << 20, 2),
  ])
  func limitsAreThoseOfTheSDK(bytes: Int, count: Int, effectiveBytes: Int, effectiveCount: Int) {
    let limits = LogFileLimits(bytes: bytes, count: count)
    #expect(limits.bytes == effectiveBytes && limits.count == effectiveCount)
  }

  @Test func fullFilesAreTurnedAndTheOldestGoes() throws {
    defer { self.remove() }
    var file = try RotatingLogFile(directory: self.directory, limits: LogFileLimits(bytes: 32 << 10, count: 3))
    let line = String(repeating: "x", count: 1_023)
    for number in 0..<100 { try file.append("\(number) \(line)".prefix(1_023).description) }
    let names = self.directory.fileNames(suffix: ".log")
    #expect(names == ["cast-rpc.1.log", "cast-rpc.2.log", "cast-rpc.log"])
    for name in names { #expect(try #require(self.content(name)).utf8.count <= 32 << 10) }
    #expect(self.content("cast-rpc.log")?.hasPrefix("96 ") == true)
    #expect(self.content("cast-rpc.1.log")?.hasPrefix("64 ") == true)
    #expect(self.content("cast-rpc.2.log")?.hasPrefix("32 ") == true)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func aSmallerCountRemovesTheSurplus() throws {
    defer { self.remove() }
    try self.directory.create()
    for number in 1...5 { try self.directory.file("cast-rpc.\(number).log").write([1]) }
    var file = try RotatingLogFile(directory: self.directory, limits: LogFileLimits(bytes: 32 << 10, count: 2))
    for _ in 0..<40 { try file.append(String(repeating: "x", count: 1_000)) }
    #expect(self.directory.fileNames(suffix: ".log") == ["cast-rpc.1.log", "cast-rpc.log"])
  }

  @Test func aLogIsContinuedAndLinesStayWhole() throws {
    defer { self.remove() }
    do {
      var file = try RotatingLogFile(directory: self.directory, limits: LogFileLimits())
      try file.append("one")
    }
    var file = try RotatingLogFile(directory: self.directory, limits: LogFileLimits())
    try file.append("two")
    #expect(self.content("cast-rpc.log") == "one\ntwo\n")
  }

  @Test func twoWritersHaveFilesOfTheirOwn() throws {
    defer { self.remove() }
    var first = try RotatingLogFile(directory: self.directory, limits: LogFileLimits())
    var second = try RotatingLogFile(directory: self.directory, limits: LogFileLimits())
    #expect(first.path.hasSuffix("/cast-rpc.log") && second.path.hasSuffix("/cast-rpc-2.log"))
    try first.append("a")
    try second.append("b")
    #expect(self.content("cast-rpc.log") == "a\n" && self.content("cast-rpc-2.log") == "b\n")
  }

  @Test func aRemovedFileAndFolderAreMadeAgain() throws {
    defer { self.remove() }
    var file = try RotatingLogFile(directory: self.directory, limits: LogFileLimits())
    try file.append("a")
    self.remove()
    try file.append("b")
    #expect(self.content("cast-rpc.log") == "b\n")
  }

  /// `/dev/full` can't be used, since it isn't the user's file; a folder at the rotated path causes the failure.
  @Test func recoversFromAFailedRotation() throws {
    defer { self.remove() }
    var file = try RotatingLogFile(directory: self.directory, limits: LogFileLimits(bytes: 32 << 10, count: 2))
    let blocker = self.directory.directory("cast-rpc.1.log")
    try blocker.create()
    try blocker.file("kept").write([1])
    var failures = 0
    for _ in 0..<40 {
      do { try file.append(String(repeating: "x", count: 1_000)) } catch { failures += 1 }
    }
    #expect(failures == 8)
    try FileManager.default.removeItem(atPath: blocker.path)
    let line = String(repeating: "y", count: 1_000)
    try file.append(line)
    #expect(self.content("cast-rpc.log")?.utf8.count == 1_001)
  }

  @Test func linksAndOtherThingsAreNotWrittenTo() throws {
    defer { self.remove() }
    try self.directory.create()
    try self.directory.file("target").write([65])
    #expect(symlink(self.directory.file("target").path, self.directory.file("cast-rpc.log").path) == 0)
    #expect(throws: StateFileError.self) {
      _ = try RotatingLogFile(directory: self.directory, limits: LogFileLimits())
    }
    #expect(self.content("target") == "A")
  }

  @Test func aFolderThatCannotBeMadeIsAnError() {
    let error = #expect(throws: StateFileError.self) {
      _ = try RotatingLogFile(directory: StateDirectory(path: "/proc/nowhere/log"), limits: LogFileLimits())
    }
    #expect(error?.message.contains("/proc/nowhere") == true)
  }
}
