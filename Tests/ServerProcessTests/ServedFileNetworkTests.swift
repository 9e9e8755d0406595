import CastTestSupport
import Foundation
import Glibc
import JSONCodec
import Testing

/// The network fails while a receiver fetches a file, between two hosts on a private wire.
@Suite(.blocking, .ownNetworks, .programs("curl"), .timeLimit(.minutes(5))) struct ServedFileNetworkTests {
  /// More than the buffers of both kernels for a connection whose player doesn't read.
  private static let length = 48 << 20

  private let folder: TemporaryFolder
  private let film: String
  private let here: NetworkHolder
  private let there: NetworkHolder
  private let receiver: Conversation
  private let server: Conversation

  init() throws {
    self.folder = try TemporaryFolder()
    self.film = try self.folder.write(Self.content, to: "film.mp4")
    self.here = try NetworkHolder(
      "ip link add d0 type veth peer name d1 && ip addr add 10.77.2.1/24 dev d0 && ip link set d0 up")
    self.there = try NetworkHolder("true")
    try self.here.run("ip link set d1 netns \(self.there.processID)")
    try self.there.run("ip addr add 10.77.2.2/24 dev d1 && ip link set d1 up")
    self.receiver = try self.there.startReceiver("10.77.2.2", ["--no-advertise"])
    self.server = try self.here.start("cast-rpc")
    try self.server.call("server.initialize")
    try self.server.call(
      "context.create",
      ["options": ["disableDiscoveryAutostart": true, "heartbeat": ["pingAfter": 0.2, "deadAfter": 3]]])
    let port = try #require(try self.receiver.call("device.list")["devices"]?[0]?["port"])
    try self.server.call("session.start", ["host": "10.77.2.2", "port": port])
  }

  /// Each page has its number, so that a lost or repeated one is detected.
  private static var content: [UInt8] {
    var bytes = [UInt8](repeating: 0xAA, count: self.length)
    for page in 0..<(self.length / 4_096) {
      bytes[page * 4_096] = UInt8(truncatingIfNeeded: page)
      bytes[page * 4_096 + 1] = UInt8(truncatingIfNeeded: page >> 8)
    }
    return bytes
  }

  /// A player in the middle of the file: it has read a part, and reads the rest on request.
  private func startFetching(_ url: String, to name: String) throws -> ChildProcess {
    let script = """
      import shutil, sys, urllib.request
      body, file = urllib.request.urlopen(sys.argv[1]), open(sys.argv[2], "wb")
      file.write(body.read(1 << 20)); file.flush()
      print("in the middle", flush=True)
      if sys.stdin.readline(): shutil.copyfileobj(body, file); file.flush()
      """
    let player = try self.run(there: ["/usr/bin/env", "python3", "-c", script, url, self.path(name)])
    #expect(try player.readLine() == "in the middle")
    return player
  }

  private func run(there command: [String]) throws -> ChildProcess {
    try ChildProcess("/usr/bin/nsenter", ["-t", "\(self.there.processID)", "-n"] + command)
  }

  private func path(_ name: String) -> String { "\(self.folder.path)/\(name)" }

  private func publish() throws -> String {
    let published = try self.server.call("serve.publish", ["path": .string(self.film), "contentType": "video/mp4"])
    let url = try #require(published["url"]?.string)
    #expect(url.hasPrefix("http://10.77.2.1:"), "the address by which the receiver reaches this machine")
    return url
  }

  private func cut() throws {
    try self.there.run("ip link set d1 down")
    #expect(try self.server.event("session.didSuspend")["reason"] == "NETWORK_NOT_REACHABLE")
  }

  private func mend() throws {
    try self.there.run("ip link set d1 up")
    try self.server.event("session.didResume")
  }

  /// A waiting connection continues at its position.
  @Test func aTransferContinues() throws {
    let url = try self.publish()
    let player = try self.startFetching(url, to: "whole")
    try self.cut()
    try self.mend()
    player.writeLine("go on")
    #expect(try player.waitForEnd(within: 60_000) == .exited(0))
    #expect(FileManager.default.contentsEqual(atPath: self.path("whole"), andPath: self.film))
    let served = try self.server.event("serve.didServe") { $0["state"] == "FINISHED" }
    #expect(served["bytesSent"]?.integer == Int64(Self.length) && served["peer"] == "10.77.2.2")
  }

  /// A player that has closed its connection requests the rest from the same publication.
  @Test func aNewRequestGetsTheRest() throws {
    let url = try self.publish()
    let player = try self.startFetching(url, to: "parts")
    try self.cut()
    player.closeInput()
    #expect(try player.waitForEnd(within: 60_000) == .exited(0))
    let held = try #require(FileManager.default.attributesOfItem(atPath: self.path("parts"))[.size] as? Int)
    #expect((1..<Self.length).contains(held))
    try self.mend()
    let second = try self.run(
      there: ["/usr/bin/curl", "--silent", "--fail", "--output", self.path("parts"), "--continue-at", "-", url])
    #expect(try second.waitForEnd(within: 60_000) == .exited(0))
    #expect(FileManager.default.contentsEqual(atPath: self.path("parts"), andPath: self.film))
    let rest = try self.server.event("serve.didServe") { $0["state"] == "FINISHED" }
    #expect(rest["status"] == 206 && rest["rangeStart"]?.integer == Int64(held))
    // The transfer before the cut has ended, too, and occupies no place.
    try self.server.event("serve.didServe") { $0["state"] == "FAILED" && $0["failure"] == "CLIENT_LEFT" }
    #expect(try self.server.call("serve.list")["publications"]?.array?.count == 1)
  }
}
