import CastModel
import CastTestSupport
import Foundation
import Logging
import LoopIsolation
import MediaServing
import NIOCore
import Testing

/// Manifests of this machine over real connections.
@Suite(.timeLimit(.minutes(2)))
struct ManifestFolderTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder() }

  private func write(_ text: String, _ path: String) throws {
    _ = try self.folder.write(Array(text.utf8), to: path)
  }

  @LoopActor
  private func publish(
    _ name: String, _ type: String = "application/x-mpegURL", on server: MediaServer
  ) async throws -> Publication {
    try await server.publish(
      PublicationRequest(
        .file("\(self.folder.path)/\(name)"), contentType: type, name: name, sessionId: "s-1",
        address: try SocketAddress(ipAddress: "127.0.0.1", port: 0), peers: .anybody))
  }

  @LoopActor
  private static func server() -> MediaServer {
    MediaServer(logger: Logger(label: "test.serving") { _ in SwiftLogNoOpLogHandler() })
  }

  /// Returns the response for a receiver that resolves `reference` against the manifest's URL.
  @LoopActor
  private static func get(
    _ reference: String, of publication: Publication, headers: String = ""
  ) async throws -> (head: String, body: String) {
    let base = try #require(URL(string: publication.url))
    let path = base.path.split(separator: "/").dropLast().joined(separator: "/")
    let client = try await RawHTTPClient.connect(port: try #require(base.port), from: nil)
    try? await client.send("GET /\(path)/\(reference) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\(headers)\r\n")
    let head = await client.text(upTo: "\r\n\r\n")
    return (head, await client.textToEnd())
  }

  private func writeHLS() throws {
    try self.write("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv/i.m3u8\n", "master.m3u8")
    try self.write("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nseg%201.ts\n#EXT-X-ENDLIST\n", "v/i.m3u8")
    try self.write("segment", "v/seg 1.ts")
    try self.write("secret", "v/other.ts")
    try self.write("secret", "secret")
  }

  @LoopActor @Test func servesWhatPlaylistsName() async throws {
    try self.writeHLS()
    let server = Self.server()
    let publication = try await self.publish("master.m3u8", on: server)
    #expect(try await Self.get("v/seg%201.ts", of: publication).head.hasPrefix("HTTP/1.1 404 "), "not yet named")
    #expect(try await Self.get("master.m3u8", of: publication).body.contains("v/i.m3u8"))
    let variant = try await Self.get("v/i.m3u8", of: publication)
    #expect(variant.head.contains("application/x-mpegURL") && variant.body.contains("seg%201.ts"))
    let segment = try await Self.get("v/seg%201.ts", of: publication)
    #expect(segment.body == "segment" && segment.head.contains("video/mp2t"))
    #expect(segment.head.contains("access-control-allow-origin: *"))
    #expect(try await Self.get("v/seg%201.ts", of: publication, headers: "Range: bytes=3-\r\n").body == "ment")
    server.close()
  }

  @LoopActor
  @Test(arguments: [
    "v/other.ts", "secret", "v/../secret", "v/..%2Fsecret", "v/%2e%2e/secret", "v", "v/", "", "v/seg%201.ts/",
    "/etc/passwd",
    "v/link.ts", "v/seg%201.ts%00",
  ])
  func servesNothingElse(reference: String) async throws {
    try self.writeHLS()
    try self.write("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nseg%201.ts\n#EXTINF:4,\nlink.ts\n", "v/i.m3u8")
    let outside = try TemporaryFolder()
    _ = try outside.write(Array("secret".utf8), to: "secret")
    try FileManager.default.createSymbolicLink(
      atPath: "\(self.folder.path)/v/link.ts", withDestinationPath: "\(outside.path)/secret")
    let server = Self.server()
    let publication = try await self.publish("master.m3u8", on: server)
    _ = try await Self.get("master.m3u8", of: publication)
    _ = try await Self.get("v/i.m3u8", of: publication)
    let answer = try await Self.get(reference, of: publication)
    #expect(!answer.body.contains("secret") && !answer.head.hasPrefix("HTTP/1.1 200 "), "\(reference): \(answer.head)")
    server.close()
  }

  @LoopActor @Test func aRecordingGrowsWithAnotherEntityTag() async throws {
    try self.write("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n1.ts\n", "i.m3u8")
    try self.write("one", "1.ts")
    let server = Self.server()
    let publication = try await self.publish("i.m3u8", on: server)
    func tag(_ head: String) -> Substring? {
      head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("etag:") }
    }
    let first = try await Self.get("i.m3u8", of: publication)
    #expect(try await Self.get("i.m3u8", of: publication).head.contains(tag(first.head) ?? "-"))
    try self.write("two", "2.ts")
    try self.write("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n1.ts\n#EXTINF:4,\n2.ts\n", "i.m3u8")
    let second = try await Self.get("i.m3u8", of: publication)
    #expect(second.body.contains("2.ts") && tag(second.head) != tag(first.head))
    let segment = try await Self.get("2.ts", of: publication)
    #expect(segment.body == "two")
    try self.write("again", "2.ts")
    #expect(try await tag(Self.get("2.ts", of: publication).head) != tag(segment.head), "a name that is used again")
    server.close()
  }

  @LoopActor @Test func servesTheSegmentsOfDASH() async throws {
    try self.write(
      #"<MPD><Period><AdaptationSet><Representation id="0"><SegmentTemplate media="c$RepresentationID$-$Number%05d$.m4s" "#
        + #"initialization="i$RepresentationID$.m4s"/></Representation></AdaptationSet></Period></MPD>"#, "i.mpd")
    for name in ["i0.m4s", "c0-00001.m4s", "c1-00001.m4s"] { try self.write(name, name) }
    let server = Self.server()
    let publication = try await self.publish("i.mpd", "application/dash+xml", on: server)
    #expect(try await Self.get("i0.m4s", of: publication).body == "i0.m4s")
    #expect(try await Self.get("c0-00001.m4s", of: publication).body == "c0-00001.m4s")
    #expect(try await Self.get("c0-00002.m4s", of: publication).head.hasPrefix("HTTP/1.1 404 "))
    #expect(try await Self.get("c1-00001.m4s", of: publication).head.hasPrefix("HTTP/1.1 404 "))
    server.close()
  }

  @LoopActor @Test(arguments: ["../other/1.ts", "/srv/1.ts", "file:///srv/1.ts"])
  func refusesAManifestThatNamesFilesElsewhere(reference: String) async throws {
    try self.write("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n\(reference)\n", "i.m3u8")
    let server = Self.server()
    let error = await #expect(throws: MediaServingError.self) { try await self.publish("i.m3u8", on: server) }
    #expect(error?.message.contains("names '\(reference)', which isn't below its folder") == true)
    #expect(!server.hasPublications)
  }

  @LoopActor @Test func aManifestOfRemoteFilesIsOneFile() async throws {
    try self.write("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nhttps://cdn.example/1.ts\n", "i.m3u8")
    let server = Self.server()
    let publication = try await self.publish("i.m3u8", on: server)
    #expect(publication.size != nil)
    #expect(try await Self.get("i.m3u8", of: publication).body.contains("cdn.example"))
    server.close()
  }
}
