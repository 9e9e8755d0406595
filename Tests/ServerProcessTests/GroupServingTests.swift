import CastTestSupport
import Foundation
import JSONCodec
import Testing

/// A local file that is cast to a group of speakers: the addresses that may fetch it.
@Suite(.blocking, .timeLimit(.minutes(2))) final class GroupServingTests {
  private static let hall = "00000000000000000000000000000002"
  private static let garage = "00000000000000000000000000000003"

  private let folder: TemporaryFolder
  private let receiver: Conversation
  private let server: Conversation
  private let url: URL

  init() throws {
    self.folder = try TemporaryFolder()
    let fleet = try self.folder.write(
      Array(
        """
        {"devices": [{"model": "google-home", "name": "Kitchen", "id": "00000000000000000000000000000001"},
          {"model": "google-home", "name": "Hall", "id": "\(Self.hall)"},
          {"model": "google-home", "name": "Garage", "id": "\(Self.garage)"}],
         "groups": [{"name": "Downstairs", "members": ["Kitchen", "Hall"], "leader": "Kitchen"}]}
        """.utf8), to: "fleet.json")
    self.receiver = try Conversation.receiver(["--fleet", fleet])
    self.server = try Conversation.server()
    let group = try #require(
      try self.receiver.call("device.list")["devices"]?.array?.first { $0["name"] == "Downstairs" })
    try self.server.call("session.start", ["host": "127.0.0.1", "port": try #require(group["port"])])
    let song = try self.folder.write(Array("a song".utf8), to: "song.mp3")
    let published = try self.server.call("serve.publish", ["path": .string(song)])
    self.url = try #require(published["url"]?.string.flatMap { URL(string: $0) })
    // Only the server itself has requested the members.
    let status = try self.server.event("session.didReceiveMultizoneStatus")
    #expect(status["status"]?["devices"]?.array?.count == 2)
  }

  /// Lets discovery find the device with this id at an address of this machine.
  private func find(_ deviceId: String, at host: String) throws {
    try self.server.call(
      "discovery.addDevice", ["host": .string(host), "port": 8_009, "deviceId": .string(deviceId)])
  }

  @Test func onlyTheGroupsMembersMayFetchTheFile() throws {
    #expect(try RawSocket.get(self.url).hasSuffix("a song"), "the one that leads")
    #expect(try RawSocket.get(self.url, from: "127.0.0.2").isEmpty, "nobody has been found there")
    try self.find(Self.hall, at: "127.0.0.2")
    #expect(try RawSocket.get(self.url, from: "127.0.0.2").hasSuffix("a song"), "a member that is found later")
    try self.find(Self.garage, at: "127.0.0.3")
    #expect(try RawSocket.get(self.url, from: "127.0.0.3").isEmpty, "a device of the house, and none of the group")
    // For a later publication they are known already.
    let other = try self.folder.write(Array("another".utf8), to: "other.mp3")
    let published = try self.server.call("serve.publish", ["path": .string(other)])
    let url = try #require(published["url"]?.string.flatMap { URL(string: $0) })
    #expect(try RawSocket.get(url, from: "127.0.0.2").hasSuffix("another"))
    #expect(try RawSocket.get(url, from: "127.0.0.3").isEmpty)
  }
}
