import CastTestSupport
import Foundation
import JSONCodec
import LoopIsolation
import Testing

/// Several servers of one user keep their pictures in one folder.
@Suite(.blocking, .timeLimit(.minutes(3))) struct SharedImageCacheTests {
  /// A unique picture: a PNG's header of 2 by 3 pixels, and the target's name.
  private static func picture(_ target: String) -> [UInt8] {
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 3,
      8, 6, 0, 0, 0, 0, 0, 0, 0,
    ]
    return head + [UInt8](repeating: UInt8(target.utf8.count), count: 20_000) + Array(target.utf8)
  }

  @Test func killedServersLeaveNoBrokenPicture() async throws {
    let site = try await LocalHTTPServer.start { request in
      .init(
        200, headers: [("Content-Type", "image/png"), ("Cache-Control", "max-age=600")],
        body: Self.picture(request.target))
    }
    let folder = FileManager.default.temporaryDirectory.appending(component: "pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func start() throws -> Conversation {
      try Conversation.server(environment: ["XDG_CACHE_HOME": folder.path])
    }
    let allowed: JSONValue = ["allowPlainHTTP": true, "allowPrivateAddresses": true]
    var servers = try (0..<5).map { _ in try start() }
    var (whole, kills) = (0, 0)
    for round in 0..<20 {
      // The same twelve for each server, so that they write the same files at the same time.
      let targets = (0..<12).map { "/\(round / 2)-\($0).png" }
      let ids = servers.map { server in
        targets.map { server.send("image.fetch", ["url": .string(site.url($0)), "options": allowed]) }
      }
      // One is killed meanwhile.
      let victim = round % servers.count
      kill(servers[victim].child.processID, SIGKILL)
      kills += 1
      for (index, server) in servers.enumerated() where index != victim {
        for (target, id) in zip(targets, ids[index]) {
          let answer = try server.answer(to: id)
          let path = try #require(answer["result"]?["path"]?.string, "\(answer)")
          let bytes = try Data(contentsOf: URL(filePath: path))
          #expect(Array(bytes) == Self.picture(target))
          whole += 1
        }
      }
      servers[victim] = try start()
    }
    #expect(whole == 20 * 4 * 12 && kills == 20)
  }
}
