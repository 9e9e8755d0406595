import CastModel
import Glibc
import LoopIsolation
import StateFiles
import Testing

@testable import CastSender

/// The names of devices on disk.
@Suite("Names of devices", .timeLimit(.minutes(1))) @LoopActor final class DeviceNameTests {
  private let directory: StateDirectory
  private var file: StateFile { self.directory.file(DeviceNameStore.fileName) }

  init() throws {
    var template = Array("/tmp/cast-names-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.directory = StateDirectory(
      path: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  deinit {
    for name in [DeviceNameStore.fileName, "names.lock"] { remove("\(self.directory.path)/\(name)") }
    rmdir(self.directory.path)
  }

  private func store() -> DeviceNameStore { DeviceNameStore(directory: self.directory, logger: .silent) }

  @Test func readsTheNamesOfAnEarlierServer() async throws {
    let first = self.store()
    _ = try await first.change { names throws(CastError) in try names.setDefault("Living Room") }
    _ = try await first.change { names throws(CastError) in try names.set("tv", to: "Living Room") }
    let names = try await first.change { names throws(CastError) in try names.set("TV", to: "Kitchen") }
    #expect(names.aliases == [DeviceAlias(alias: "TV", device: "Kitchen")])
    let second = self.store()
    #expect(await second.load() == names && second.problem == nil)
    #expect(names.device(of: "Tv") == "Kitchen" && names.device(of: "other") == nil)
    var info = stat()
    #expect(stat(self.file.path, &info) == 0 && info.st_mode & 0o777 == 0o600)
  }

  @Test func twoServersKeepEachOthersNames() async throws {
    let stores = [self.store(), self.store()]
    let changes = (0..<40).map { number in
      Task { @LoopActor in
        try await stores[number % 2].change { names throws(CastError) in try names.set("alias \(number)", to: "device")
        }
      }
    }
    for change in changes { _ = try await change.value }
    #expect(await self.store().load().aliases.count == 40)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"version":2}"#, #"{"version":1,"aliases":[1]}"#, #"{"version":1,"aliases":[{"alias":"a"}]}"#,
    #"{"version":1,"defaultDevice":""}"#,
  ])
  func reportsAndKeepsABadFile(text: String) async throws {
    try self.file.write(Array(text.utf8))
    let store = self.store()
    #expect(await store.load() == NamesOfDevices())
    #expect(store.problem?.contains(self.file.path) == true)
    let error = try await castError {
      _ = try await store.change { names throws(CastError) in try names.setDefault("x") }
    }
    #expect(error.code == .fileNotUsable)
    #expect(try self.file.read(maximumBytes: 1_000) == Array(text.utf8))
    self.file.remove()
    #expect(await store.load() == NamesOfDevices() && store.problem == nil)
  }

  @Test func enforcesItsLimits() async throws {
    var names = NamesOfDevices()
    for number in 0..<NamesOfDevices.maximumAliases { try names.set("a\(number)", to: "d") }
    try names.set("A0", to: "e")
    let full = try await castError { try names.set("one more", to: "d") }
    #expect(full.code == .internalLimitReached)
    try names.set("a1", to: nil)
    try names.set("not there", to: nil)
    for text in [String(repeating: "x", count: 257), "a\u{7}b"] {
      let error = try await castError { try names.setDefault(text) }
      #expect(error.parameter?.path == "device")
      #expect(try await castError { try names.set(text, to: "d") }.parameter?.path == "alias")
    }
    #expect(try NamesOfDevices(file: names.fileBytes) == names)
  }

  @Test func resolvesAnAliasOfAnAlias() throws {
    var names = NamesOfDevices()
    try names.set("tv", to: "Living Room")
    try names.set("living room", to: "192.0.2.7")
    #expect(names.device(of: "TV") == "192.0.2.7")
    #expect(names.device(of: "Kitchen") == nil)
    try names.set("living room", to: "tv")
    #expect(names.device(of: "tv") == "tv", "a circle ends")
  }
}
