import CastTestSupport
import Glibc
import HTTPFetch
import Logging
import LoopIsolation
import NIOCore
import Testing

@testable import Conversion

@Suite(.blocking, .timeLimit(.minutes(1))) struct LoopbackPeerTests {
  private static func address(_ number: UInt32) -> String {
    let digits = String(UInt32(bigEndian: number), radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static let (loopback, other) = (Self.address(0x7F00_0001), Self.address(0xC0A8_0102))

  private static let table = """
      sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
       0: \(loopback):1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1 1 0 100 0 0 10 0
       1: \(loopback):C350 \(loopback):1F90 01 00000000:00000000 00:00000000 00000000  1000        0 2 1 0 20 4 30 10 -1
      10: \(loopback):C351 \(loopback):1F90 06 00000000:00000000 03:00000EA6 00000000     0        0 0 3 0
      11: \(other):C352 \(loopback):1F90 01 00000000:00000000 00:00000000 00000000  1000        0 3 1 0 20 4 30 10 -1
     100: \(loopback):C353 \(loopback):1F91 01 00000000:00000000 00:00000000 00000000   123        0 4 1 0 20 4 30 10 -1
     101: \(loopback):C354 \(loopback):1F90 01 00000000:00000000

    """

  @Test(
    "The owner of a connection",
    arguments: [
      (50_000, 8_080, 1_000), (50_003, 8_081, 123), (50_003, 8_080, nil), (50_001, 8_080, nil), (50_002, 8_080, nil),
      (50_004, 8_080, nil), (8_080, 0, nil), (1, 1, nil),
    ] as [(Int, Int, UInt32?)]) func findsTheOwner(from: Int, to: Int, owner: UInt32?)
  {
    #expect(LoopbackPeer.owner(in: Array(Self.table.utf8), from: from, to: to) == owner)
  }

  @Test(arguments: ["", "\n\n", ":", "0:", "no table"]) func findsNoneInGarbage(text: String) {
    #expect(LoopbackPeer.owner(in: Array(text.utf8), from: 1, to: 1) == nil)
  }

  @Test @LoopActor func onlyLoopbackCounts() async throws {
    let local = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
    for peer in ["192.168.1.2", "::1", "::ffff:127.0.0.1"] {
      #expect(await !LoopbackPeer.isOwn(try SocketAddress(ipAddress: peer, port: 1), of: local))
    }
    #expect(await !LoopbackPeer.isOwn(nil, of: local))
    #expect(await !LoopbackPeer.isOwn(local, of: nil))
    // A connection that isn't there.
    #expect(await !LoopbackPeer.isOwn(local, of: local))
  }

  /// The relay's URL is in ffmpeg's arguments, which every user of the machine may read.
  @Test(.enabled(if: geteuid() == 0, "only root becomes another user"), .programs("setpriv", "bash"))
  @LoopActor func anotherUserGetsNothingOfTheRelay() async throws {
    let server = try await LocalHTTPServer.start { .file(Array("secret film".utf8), type: "video/mp4", for: $0) }
    let relay = SourceRelay(policies: { _ in (.any, .standard) }, logger: Logger(label: "test"))
    let source = RemoteSource(server.url("/film.mp4"))
    let url = try await relay.open(source)
    defer { relay.close(source) }
    let parts = url.dropFirst("http://127.0.0.1:".count).split(separator: "/")
    let script =
      "exec 3<>/dev/tcp/127.0.0.1/\(parts[0]); printf 'GET /\(parts[1]) HTTP/1.0\\r\\nHost: h\\r\\n\\r\\n' >&3; cat <&3"
    let own = await Blocking.run { try? ChildProcess.run(["bash", "-c", script]).output }
    #expect(own.map { String(decoding: $0, as: UTF8.self) }?.contains("secret film") == true)
    let before = server.requests.count
    let other = await Blocking.run {
      try? ChildProcess.run(["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "bash", "-c", script])
        .output
    }
    let text = try #require(other.map { String(decoding: $0, as: UTF8.self) })
    #expect(text.contains("404") && !text.contains("secret") && server.requests.count == before)
  }
}
