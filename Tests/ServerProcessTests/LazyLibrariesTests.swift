import CastTestSupport
import Foundation
import JSONCodec
import Testing

/// Libraries that are loaded on first use: the cost of a server that never needs them, and its errors if they are
/// missing.
@Suite(.blocking) struct LazyLibrariesTests {
  /// The shared libraries that a process has mapped.
  private func libraries(of process: ChildProcess) throws -> Set<String> {
    let file = try #require(FileHandle(forReadingAtPath: "/proc/\(process.processID)/maps"))
    var bytes = Data()
    // Files in /proc are read piece by piece.
    while let piece = try file.read(upToCount: 1 << 16), !piece.isEmpty { bytes += piece }
    let maps = String(decoding: bytes, as: UTF8.self)
    let files = maps.split(separator: "\n").compactMap { $0.split(separator: "/").last }
    return Set(files.filter { $0.contains(".so") }.map { String($0.prefix { $0 != "." }) })
  }

  /// A folder with files of these names that are no libraries: the loader finds them first, and fails.
  private func environment(breaking libraries: [String]) throws -> (folder: URL, variables: [String: String]) {
    let folder = FileManager.default.temporaryDirectory.appending(component: "libraries-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for library in libraries { try Data().write(to: folder.appending(component: library)) }
    return (folder, ["LD_LIBRARY_PATH": folder.path, "XDG_CACHE_HOME": folder.path])
  }

  @Test func aPatternLoadsPCREAndNothingElseDoes() throws {
    let server = try Conversation.server()
    #expect(try self.libraries(of: server.child).isDisjoint(with: ["libpcre2-8", "libcurl", "libexpat"]))
    try server.call("log.setFilter", ["minimumLevel": "DEBUG"])
    #expect(try !self.libraries(of: server.child).contains("libpcre2-8"))
    try server.call("log.setFilter", ["messagePatterns": ["(?i)session"]])
    #expect(try self.libraries(of: server.child).contains("libpcre2-8"))
  }

  @Test func aFetchLoadsCurl() throws {
    let (folder, variables) = try self.environment(breaking: [])
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try Conversation.server(environment: variables)
    // Requests that the cache itself refuses need no library.
    #expect(
      try server.failure("image.fetch", ["url": "http://example.org/a.png"])["data"]?["name"] == "ImageURLRefused")
    #expect(try !self.libraries(of: server.child).contains("libcurl"))
    let error = try server.failure("image.fetch", ["url": "https://127.0.0.1:9/a.png"])
    #expect(error["data"]?["name"] == "ImageURLRefused" && error["data"]?["reason"] == "addressRefused")
    #expect(try self.libraries(of: server.child).contains("libcurl"))
  }

  @Test func withoutCurlFetchingIsRefusedAndAllElseWorks() throws {
    let (folder, variables) = try self.environment(breaking: ["libcurl.so.4"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try Conversation.server(environment: variables)
    let error = try server.failure("image.fetch", ["url": "https://example.org/a.png"])
    #expect(error["data"]?["name"] == "LibraryUnavailable")
    #expect(error["message"]?.string?.contains("libcurl4") == true)
    try server.call("image.cacheInfo")
  }

  @Test func withoutPCREPatternsAreRefusedAndAllElseWorks() throws {
    let (folder, variables) = try self.environment(breaking: ["libpcre2-8.so.0"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try Conversation.server(environment: variables)
    let error = try server.failure("log.setFilter", ["messagePatterns": ["a"]])
    #expect(error["data"]?["name"] == "LibraryUnavailable")
    #expect(error["message"]?.string?.contains("libpcre2-8-0") == true)
    try server.call("log.setFilter", ["classes": [["level": "DEBUG", "patterns": ["GCK*"]]]])
  }
}
