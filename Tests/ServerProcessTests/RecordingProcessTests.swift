import CastTestSupport
import Foundation
import Glibc
import JSONCodec
import Testing

/// Recordings of the built server: the device's requests for files, and a disk that is full.
@Suite(.blocking, .timeLimit(.minutes(5))) struct RecordingProcessTests {
  private static func lines(_ path: String) throws -> [JSONValue] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDocument(parsing: String($0)).root.value
    }
  }

  private static func device(of receiver: Conversation) throws -> JSONValue {
    .string("127.0.0.1:\(try #require(try receiver.call("device.list")["devices"]?[0]?["port"]?.integer))")
  }

  @Test func recordsTheRequestsForFiles() throws {
    let folder = try TemporaryFolder()
    let receiver = try Conversation.receiver(["--fetch-media", "--load-time", "0"])
    let server = try Conversation.server()
    let device = try Self.device(of: receiver)
    let path = "\(folder.path)/tv.jsonl"
    let song = try folder.write(SilentSound.wave(seconds: 3), to: "Song of Jane.wav")
    let info = try server.call("record.start", ["device": device, "path": .string(path)])
    try server.call("player.play", ["device": device, "url": .string(song)])
    try server.event("serve.didServe") { $0["state"] == "FINISHED" }
    try server.call("record.stop", ["recordingId": info["recordingId"] ?? .null])
    let lines = try Self.lines(path)
    let fetches = lines.compactMap { $0["fetch"] }
    #expect(fetches.contains { $0["method"] == "GET" && [200, 206].contains($0["status"]?.integer) })
    #expect(fetches.contains { ($0["bytes"]?.integer ?? 0) > 44 && $0["elapsed"]?.number ?? -1 >= 0 })
    let paths = fetches.compactMap { $0["path"]?.string }
    #expect(paths.allSatisfy { $0.hasPrefix("/secret-") && $0.hasSuffix(".wav") }, "\(paths)")
    // The same stand-in is in the URL that the device was given.
    let token = paths.first?.split(separator: "/").first.map(String.init) ?? "?"
    let load = lines.first { $0["message"]?["payload"]?["type"] == "LOAD" }
    #expect(load?["message"]?["payload"]?.jsonText.contains("/\(token)/") == true)
    #expect(lines.contains { $0["call"]?["method"] == "player.play" }, "a call by address is the device's")
    server.child.closeInput()
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  /// Both ends of the server end the recording, too, even if entries still wait for the disk.
  @Test(arguments: [true, false]) func isCompleteWhenTheServerEnds(isSignalled: Bool) throws {
    let folder = try TemporaryFolder()
    let receiver = try Conversation.receiver()
    let server = try Conversation.server()
    let path = "\(folder.path)/tv.jsonl"
    try server.call("record.start", ["device": try Self.device(of: receiver), "path": .string(path)])
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    try server.call("session.start", ["host": "127.0.0.1", "port": port])
    let calls = (1...20).map { _ in server.send("session.get") }
    for call in calls { #expect(try server.answer(to: call)["error"] == nil) }
    if isSignalled { server.child.send(signal: SIGTERM) } else { server.child.closeInput() }
    #expect(try server.child.waitForEnd() == .exited(0))
    #expect(try Self.lines(path).last?["end"] == [:])
  }
}

/// A recording on a file system of 64 KiB, in a private mount namespace.
@Suite(.blocking, .ownMounts, .timeLimit(.minutes(5))) struct RecordingDiskTests {
  @Test func survivesAFullDisk() throws {
    let receiver = try Conversation.receiver()
    let script = "mount -t tmpfs -o size=64k,mode=700 tmpfs /mnt && exec \"$0\""
    let command = try Namespaces.prefix("--mount") + ["/bin/sh", "-c", script, BuiltProducts.path(of: "cast-rpc")]
    let server = Conversation(try ChildProcess("/usr/bin/env", command))
    try server.call("server.initialize")
    try server.call("context.create", ["options": ["disableDiscoveryAutostart": true]])
    try server.call("events.subscribe", ["topics": ["record.*"]])
    let port = try receiver.call("device.list")["devices"]?[0]?["port"]?.integer ?? 0
    let device = JSONValue.string("127.0.0.1:\(port)")
    let info = try server.call("record.start", ["device": device, "path": "/mnt/tv.jsonl", "maxFileCount": 1])
    let id = info["recordingId"] ?? .null
    try server.call("session.start", ["host": "127.0.0.1", "port": .integer(port)])
    var failing = 0
    // Each status is some hundred bytes; the rotation keeps the file small, so a second file fills the disk.
    let filler = "/proc/\(server.child.processID)/root/mnt/filler"
    #expect(FileManager.default.createFile(atPath: filler, contents: Data(count: 40 << 10)))
    for _ in 1...200 {
      try server.call("session.requestStatus")
      let state = try server.call("record.list")["recordings"]?[0]
      guard state?["state"] == "FAILING" else { continue }
      failing += 1
      if failing == 3 { break }
    }
    #expect(failing == 3, "the disk is full")
    let failure = try server.event("record.didChange") { $0["state"] == "FAILING" }
    #expect(failure["failure"]?.string?.contains("No space left on device") == true)
    try FileManager.default.removeItem(atPath: filler)
    try server.call("session.requestStatus")
    try server.event("record.didChange") { $0["state"] == "RECORDING" && ($0["lost"]?.integer ?? 0) > 0 }
    let copy = "/proc/\(server.child.processID)/root/mnt/tv.jsonl"
    let end = try server.call("record.stop", ["recordingId": id])
    let lines = try String(contentsOfFile: copy, encoding: .utf8).split(separator: "\n").map {
      try JSONDocument(parsing: String($0)).root.value
    }
    let gaps = lines.compactMap { $0["gap"]?["lost"]?.integer }
    #expect(gaps.count == 1 && gaps.first == end["lost"]?.integer)
    #expect(lines.last?["end"] == [:])
  }
}
