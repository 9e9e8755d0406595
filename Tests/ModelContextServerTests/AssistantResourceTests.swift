import JSONCodec
import Testing

@testable import ModelContextServer

/// URIs of resources.
@Suite struct AssistantResourceTests {
  @Test(arguments: [
    AssistantResource.devices, .players, .player("Living Room"), .player("Küche/Bad 100%"), .player("192.0.2.7:8009"),
  ])
  func aResourceHasOneURI(resource: AssistantResource) {
    #expect(AssistantResource(uri: resource.uri) == resource)
    #expect(resource.uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(resource.declaration()["uri"]?.string == resource.uri)
  }

  @Test(arguments: [
    "", "cast://", "cast://nothing", "http://players", "cast://players/", "cast://players/%", "cast://players/%+1",
    "cast://players/%4", "cast://players/%FF", "cast://players/\(String(repeating: "a", count: 1_024))",
  ])
  func othersAreNone(uri: String) {
    #expect(AssistantResource(uri: uri) == nil)
  }

  @Test func escapesAreThoseOfURIs() {
    #expect(AssistantResource.player("a b/ü").uri == "cast://players/a%20b%2F%C3%BC")
    #expect(AssistantResource(uri: "cast://players/a%20b%2fc") == .player("a b/c"))
  }
}
