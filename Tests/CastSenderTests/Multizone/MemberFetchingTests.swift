import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import Foundation
import LoopIsolation
import Testing

/// Members of a group fetch the local files that the group plays.
@Suite(.timeLimit(.minutes(1))) @LoopActor struct MemberFetchingTests {
  @Test func aMemberThatLeavesTheGroupLosesAccess() async throws {
    let member = "11111111-2222-3333-4444-555555555555"
    var device = ReceiverDevice()
    device.capabilities = .group
    device.members = [GroupMember(deviceId: member, name: "Left"), GroupMember(deviceId: "two", name: "Right")]
    let receiver = try await EmulatedReceiver.start(.testing(device: device), logger: .silent)
    let context = CastContext(
      discovery: DiscoveryManager(sources: [], logger: .silent), options: .quick, logger: .silent)
    let recorder = EventRecorder(context)
    _ = try context.discovery.addConfiguredDevice(
      ConfiguredDevice(host: "127.0.0.2", deviceId: member.replacing("-", with: "")))
    let started = try await context.sessions.start(.address("127.0.0.1", port: UInt16(receiver.port)))
    let folder = try TemporaryFolder()
    let publication = try await context.serving.publish(
      try folder.write(Array("a song".utf8), to: "song.mp3"), inSession: started.sessionId, contentType: "audio/mpeg",
      name: nil, allowsAnyPeer: false)
    await recorder.event("members 2")
    let url = try #require(URL(string: publication.url))
    func get() async throws -> String {
      let client = try await RawHTTPClient.connect(port: try #require(url.port), from: "127.0.0.2")
      // Others are disconnected at once, perhaps before this is written.
      try? await client.send("GET \(url.path) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      return await client.textToEnd()
    }
    #expect(try await get().hasSuffix("a song"))
    try await receiver.removeMember(member)
    await recorder.event("member- \(DeviceID.canonical(member))")
    #expect(try await get().isEmpty)
    await context.shutDown()
    await receiver.shutDown()
  }
}
