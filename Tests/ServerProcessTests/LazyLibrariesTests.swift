import CastTestSupport
import Foundation
import JSONCodec
import Testing

/// Libraries that are loaded by their first use: what a server costs that never needs them, and what it says where they are missing.
@Suite(.blocking) struct LazyLibrariesTests {
  /// The shared libraries that a process has mapped.
  private func libraries(of process: ChildProcess) throws -> Set<String> {
    let maps = try String(contentsOfFile: "/proc/\(process.processID)/maps", encoding: .utf8)
    let files = maps.split(separator: "\n").compactMap { $0.split(separator: "/").last }
    return Set(files.filter { $0.contains(".so") }.map { String($0.prefix { $0 != "." }) })
  }

  /// A folder with files of such names that are no libraries: the loader finds them first, and gives up.
  private func environment(breaking libraries: [String]) throws -> (folder: URL, variables: [String: String]) {
    let folder = FileManager.default.temporaryDirectory.appending(component: "libraries-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for library in libraries { try Data().write(to: folder.appending(component: library)) }
    return (folder, ["LD_LIBRARY_PATH": folder.path])
  }

  @Test func aPatternLoadsPCREAndNothingElseDoes() throws {
    let server = try Conversation.server()
    #expect(try self.libraries(of: server.child).isDisjoint(with: ["libpcre2-8", "libcurl", "libexpat"]))
    try server.call("log.setFilter", ["minimumLevel": "DEBUG"])
    #expect(try !self.libraries(of: server.child).contains("libpcre2-8"))
    try server.call("log.setFilter", ["messagePatterns": ["(?i)session"]])
    #expect(try self.libraries(of: server.child).contains("libpcre2-8"))
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
