import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// Links over real sockets with real TLS, both ends in this process.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct CastConnectionTests {
  static func message(_ text: String) -> CastMessage {
    CastMessage(sourceId: "sender-1", destinationId: "web-5", namespace: "urn:x-cast:test", text: text)
  }

  @Test func messagesGoBothWays() async throws {
    let link = try await Link.open()
    try link.client.connection.send(Self.message(#"{"type":"HELLO"}"#))
    #expect(await link.server.message()?.text == #"{"type":"HELLO"}"#)
    let binary = CastMessage(
      sourceId: "receiver-0", destinationId: "sender-1", namespace: .deviceAuth, binary: [0, 255, 1])
    try link.server.connection.send(binary)
    #expect(await link.client.message() == binary)
  }

  @Test func aThousandMessagesKeepTheirOrder() async throws {
    let link = try await Link.open()
    for index in 0..<1_000 { try link.client.connection.send(Self.message("\(index)")) }
    for index in 0..<1_000 { try #require(await link.server.message()?.text == "\(index)") }
  }

  @Test func bothSidesSeeTheSameSession() async throws {
    let link = try await Link.open()
    let client = link.client.connection.session
    #expect(client.version == "TLSv1.3")
    #expect(client.cipher == link.server.connection.session.cipher)
    #expect(client.peerCertificate?.first == 0x30, "DER begins with a sequence")
    #expect(link.server.connection.session.peerCertificate == nil, "senders show no certificate")
  }

  @Test func aTidyCloseIsReportedAsClean() async throws {
    let link = try await Link.open()
    try link.server.connection.send(Self.message("last words"))
    link.server.connection.close()
    #expect(await link.client.message()?.text == "last words")
    let closure = await link.client.closure()
    #expect(closure?.reason == .closedByPeer)
    #expect(closure?.isClean == true)
    #expect(await link.server.closure()?.reason == .closedLocally)
  }
}
