import HTTPFetch
import MediaFormats
import Testing

@testable import CastSender

struct RelayedAddressesTests {
  private static func url(_ text: String) throws -> HTTPURL { try HTTPURL(text) }

  @Test func oneNameStandsForOneAddress() throws {
    let root = try Self.url("https://v.example/a/i.m3u8?key=1")
    var addresses = RelayedAddresses(root: root)
    #expect(addresses.name(of: "../s%201.ts?x=1", in: root, isPlaylist: false) == "1-s201.ts")
    #expect(addresses.name(of: "/s%201.ts?x=1", in: root, isPlaylist: false) == "1-s201.ts")
    #expect(addresses.name(of: "//cdn.example/v.m3u8", in: root, isPlaylist: true) == "2-v.m3u8")
    #expect(addresses.target(of: "1-s201.ts")?.url.description == "https://v.example/s%201.ts?x=1")
    let playlist = try #require(addresses.target(of: "2-v.m3u8"))
    #expect(playlist.url.description == "https://cdn.example/v.m3u8" && playlist.isPlaylist)
  }

  @Test(arguments: ["data:text/plain,x", "skd://key", "file:///etc/passwd", "http://user@h/x", "FTP://h/x"])
  func keepsReferencesOfOtherSchemes(reference: String) throws {
    let root = try Self.url("https://v.example/i.m3u8")
    var addresses = RelayedAddresses(root: root)
    #expect(addresses.name(of: reference, in: root, isPlaylist: false) == nil)
  }

  @Test(arguments: [
    "", "1-", "1-a.ts", "b0/", "b0/x.ts", "../i.mpd", "a.m4s", "b9/v-1.m4s", "b/v-1.m4s", "b0/v-1.m4s/..",
  ])
  func refusesWhatNoManifestNames(name: String) throws {
    let root = try Self.url("https://v.example/a/i.mpd")
    var addresses = RelayedAddresses(root: root)
    _ = addresses.base(of: "https://cdn.example/d/", in: root)
    let text =
      #"<MPD><BaseURL>b0/</BaseURL><Period><AdaptationSet><SegmentTemplate media="v-$Number$.m4s"/>"#
      + #"<Representation id="1"/></AdaptationSet></Period></MPD>"#
    addresses.allow(try #require(ManifestReferences(text, path: "stream.mpd")))
    #expect(addresses.target(of: name) == nil)
    #expect(addresses.target(of: "b0/v-1.m4s")?.url.description == "https://cdn.example/d/v-1.m4s")
    let query = addresses.target(of: "b0/v-1.m4s", query: [("a b", "1&2")])
    #expect(query?.url.description == "https://cdn.example/d/v-1.m4s?a%20b=1%262")
  }

  @Test func aBaseMayBeAFile() throws {
    let root = try Self.url("https://v.example/a/i.mpd")
    var addresses = RelayedAddresses(root: root)
    let found = addresses.base(of: "https://cdn.example/d/v&a.mp4?sig=1", in: root)
    let base = try #require(found)
    #expect(base == "b0/v&amp;a.mp4")
    let text =
      "<MPD><Period><AdaptationSet><Representation id=\"1\"><BaseURL>\(base)</BaseURL></Representation>"
      + "<Representation id=\"2\"><BaseURL>own.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>"
    addresses.allow(try #require(ManifestReferences(text, path: "stream.mpd")))
    #expect(addresses.target(of: "b0/v&a.mp4")?.url.description == "https://cdn.example/d/v&a.mp4?sig=1")
    #expect(addresses.target(of: "own.mp4")?.url.description == "https://v.example/a/own.mp4")
  }

  @Test func forgetsTheOldestOfALiveStream() throws {
    let root = try Self.url("https://v.example/i.m3u8")
    var addresses = RelayedAddresses(root: root)
    for number in 0...RelayedAddresses.capacity {
      _ = addresses.name(of: "\(number).ts", in: root, isPlaylist: false)
    }
    #expect(addresses.target(of: "1-0.ts") == nil && addresses.target(of: "2-1.ts") != nil)
  }
}
