import CastRPCClient
import CastTestSupport
import Testing

/// The examples of `docs/Swift client.md`, repeated here so that they compile.
struct DocumentationTests {
  private func quickstart() async throws {
    let client = try await CastClient.connect(.automatic())
    let params = PlayerPlayParams(device: "Living Room", url: "https://example.com/film.mp4")
    let status = try await client.player.play(params) { report in
      print(report.phase?.rawValue ?? report.kind ?? "")
    }
    print("\(status.friendlyName): \(status.playerState)")
    await client.close()
  }

  private func events() async throws {
    let client = try await CastClient.connect()
    _ = try await client.events.subscribe(EventsSubscribeParams(topics: ["media.*"], snapshot: true))
    for await event in client.events {
      switch event {
      case .mediaDidUpdateStatus(let update): print(update.mediaState.sessionId, update.mediaState.playerState)
      case .overflow(let dropped, _): print("\(dropped) events were lost")
      default: print(event.method, event.params.jsonText)
      }
    }
  }

  @Test func theExamplesAreThoseThatCompile() throws {
    let blocks = try SourceTree.text("docs/Swift client.md").split(separator: "```swift\n").dropFirst().map { part in
      part.prefix { $0 != "`" }.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }
    let source = try SourceTree.text("Tests/CastRPCClientTests/DocumentationTests.swift")
    #expect(blocks.count == 2)
    for block in blocks { #expect(source.contains(block), "\(block)") }
  }
}
