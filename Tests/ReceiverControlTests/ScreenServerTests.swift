import EmulatedReceiver
import Glibc
import JSONCodec
import Logging
import LoopIsolation
import NIOCore
import Testing

@testable import ReceiverControl

/// The answers of the screen's server; `make test-screen` tests the page itself.
@Suite(.timeLimit(.minutes(1)))
struct ScreenServerTests {
  /// A server with one device.
  @LoopActor
  final class Stage: Sendable {
    let fleet = ReceiverFleet()
    let receiver: EmulatedReceiver
    let server: ScreenServer
    let port: UInt16

    init(name: String) async throws {
      self.receiver = try await EmulatedReceiver.start(.testing(device: ReceiverDevice(friendlyName: name)))
      try self.fleet.add(self.receiver)
      self.server = try await ScreenServer.start(port: 0, fleet: self.fleet, logger: Logger(label: "test.screen"))
      self.port = UInt16(self.server.url.split(separator: ":").last?.dropLast() ?? "") ?? 0
    }
  }

  /// Sends a request, and reads until `end` has come or the other side closes.
  static func ask(_ port: UInt16, _ path: String, host: String = "127.0.0.1", until end: String? = nil) -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    let connected = try? SocketAddress(ipAddress: "127.0.0.1", port: Int(port)).withSockAddr { address, length in
      connect(descriptor, address, socklen_t(length))
    }
    guard connected == 0 else { return "" }
    let request = Array("GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n".utf8)
    _ = write(descriptor, request, request.count)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
      if let end, String(decoding: bytes, as: UTF8.self).contains(end) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func servesThePageItsStyleAndItsScript() async throws {
    let stage = try await Stage(name: "TV")
    for (path, type) in [("/", "text/html"), ("/screen.css", "text/css"), ("/screen.js", "text/javascript")] {
      let answer = Self.ask(stage.port, path)
      #expect(answer.hasPrefix("HTTP/1.1 200"))
      #expect(answer.contains("content-type: \(type); charset=utf-8"))
      #expect(answer.contains("content-security-policy: default-src 'none'; script-src 'self'"))
    }
  }

  @Test(arguments: ["evil.example", "", "127.0.0.1.evil.example"])
  func otherHostNamesAreRefused(host: String) async throws {
    let stage = try await Stage(name: "TV")
    #expect(!Self.ask(stage.port, "/screens", host: host).hasPrefix("HTTP/1.1 200"))
  }

  @Test func otherPathsAreNotThere() async throws {
    let stage = try await Stage(name: "TV")
    #expect(Self.ask(stage.port, "/etc/passwd").hasPrefix("HTTP/1.1 404"))
  }

  @Test func aHostileNameStaysAString() async throws {
    let stage = try await Stage(name: "</script><b>\"TV\"\ndata: x")
    let answer = Self.ask(stage.port, "/screens")
    let body = try #require(answer.split(separator: "\r\n\r\n", maxSplits: 1).last)
    let name = try JSONDocument(parsing: String(body)).root.value["devices"]?[0]?["screen"]?["deviceName"]
    #expect(name?.string == "</script><b>\"TV\"\ndata: x")
    let events = Self.ask(stage.port, "/events", until: "\n\n\r\n")
    #expect(events.split(whereSeparator: \.isNewline).count { $0.hasPrefix("data:") } == 1, "\(events)")
  }

  @Test func changesAreTold() async throws {
    let stage = try await Stage(name: "TV")
    let answer = Task.detached { Self.ask(stage.port, "/events", until: "standby") }
    // Once the first picture has gone out, the next is a change.
    _ = Self.ask(stage.port, "/events", until: "idle")
    await stage.receiver.operate(.setStandBy(true))
    #expect(await answer.value.contains("\"phase\":\"standby\""))
  }
}
