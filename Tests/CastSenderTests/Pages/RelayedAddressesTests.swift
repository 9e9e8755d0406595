import HTTPFetch
@testable import MediaFormats
import Testing

@testable import CastSender

struct RelayedAddressesTests {
  private static func url(_ text: String) throws -> HTTPURL { try HTTPURL(text) }

  private static func reference(
    _ text: String, _ kind: ManifestPieces.Reference.Kind, in base: HTTPURL? = nil
  ) -> ManifestPieces.Reference {
    ManifestPieces.Reference(text: text, written: text, kind: kind, base: base)
  }

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
    addresses.path = "/token/"
    #expect(addresses.address(of: Self.reference("https://cdn.example/d/", .base)) == "/token/b0/")
    let text =
      #"<MPD><BaseURL>/token/b0/</BaseURL><Period><AdaptationSet><SegmentTemplate media="v-$Number$.m4s"/>"#
      + #"<Representation id="1"/></AdaptationSet></Period></MPD>"#
    addresses.allow(try #require(ManifestReferences(text, path: "stream.mpd", root: "/token/")), representations: [])
    #expect(addresses.target(of: name) == nil)
    #expect(addresses.target(of: "b0/v-1.m4s")?.url.description == "https://cdn.example/d/v-1.m4s")
    let query = addresses.target(of: "b0/v-1.m4s", query: [("a b", "1&2")])
    #expect(query?.url.description == "https://cdn.example/d/v-1.m4s?a%20b=1%262")
  }

  @Test func aBaseMayBeAFile() throws {
    let root = try Self.url("https://v.example/a/i.mpd")
    var addresses = RelayedAddresses(root: root)
    addresses.path = "/token/"
    let base = addresses.address(of: Self.reference("https://cdn.example/d/v&a.mp4?sig=1", .base)) ?? ""
    #expect(base == "/token/b0/v&amp;a.mp4")
    let text =
      "<MPD><Period><AdaptationSet><Representation id=\"1\"><BaseURL>\(base)</BaseURL></Representation>"
      + "<Representation id=\"2\"><BaseURL>own.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>"
    addresses.allow(try #require(ManifestReferences(text, path: "stream.mpd", root: "/token/")), representations: [])
    #expect(addresses.target(of: "b0/v&a.mp4")?.url.description == "https://cdn.example/d/v&a.mp4?sig=1")
    #expect(addresses.target(of: "own.mp4")?.url.description == "https://v.example/a/own.mp4")
  }

  @Test func aTemplateHasAFolder() throws {
    let root = try Self.url("https://v.example/a/i.mpd")
    var addresses = RelayedAddresses(root: root)
    addresses.path = "/token/"
    let media = Self.reference("https://cdn.example/$RepresentationID$/$Number%05d$.mp4?s=1", .template)
    let address = "/token/t0/$RepresentationID$/$Number%05d$/s.mp4"
    #expect(addresses.address(of: media) == address && addresses.address(of: media) == address)
    let other = Self.reference("../$Time$", .template, in: try Self.url("https://cdn.example/x/y/"))
    #expect(addresses.address(of: other) == "/token/t1/$Time$/s.m4s")
    let plain = Self.reference("//cdn.example/init.mp4", .template)
    #expect(addresses.address(of: plain) == "/token/1-init.mp4")
    #expect(addresses.address(of: Self.reference("/x/1.m4s", .file)) == "/token/2-1.m4s")
    let text =
      #"<MPD><Period><AdaptationSet><SegmentTemplate media="\#(address)"/><Representation id="v 1"/></AdaptationSet>"#
      + "</Period></MPD>"
    let references = try #require(ManifestReferences(text, path: "stream.mpd", root: "/token/"))
    addresses.allow(references, representations: ["v 1"])
    let segment = addresses.target(of: "t0/v 1/00012/s.mp4")
    #expect(segment?.url.description == "https://cdn.example/v%201/00012.mp4?s=1")
    #expect(addresses.target(of: "t1/90000/s.m4s")?.url.description == "https://cdn.example/x/90000")
    #expect(addresses.target(of: "1-init.mp4")?.url.description == "https://cdn.example/init.mp4")
    #expect(addresses.target(of: "2-1.m4s")?.url.description == "https://v.example/x/1.m4s")
  }

  @Test(arguments: [
    "t0/v1/1/2/s.m4s", "t0/v1/s.m4s", "t0/v2/1/s.m4s", "t0/v1/-1/s.m4s", "t0/v1/1a/s.m4s", "t0/v1//s.m4s",
    "t0/v1/../s.m4s", "t0/v1/\(String(repeating: "1", count: 25))/s.m4s", "t9/v1/1/s.m4s", "t0/", "t0",
    "t0/v1/١/s.m4s", "t/v1/1/s.m4s",
  ])
  func refusesSegmentsThatNoPlayerAsksFor(name: String) throws {
    var addresses = RelayedAddresses(root: try Self.url("https://v.example/a/i.mpd"))
    _ = addresses.address(of: Self.reference("/$RepresentationID$/$Number$.m4s", .template))
    addresses.allow(try #require(ManifestReferences("<MPD/>", path: "stream.mpd")), representations: ["v1"])
    #expect(addresses.target(of: name) == nil)
    #expect(addresses.target(of: "t0/v1/1/s.m4s")?.url.description == "https://v.example/v1/1.m4s")
  }

  @Test(arguments: [
    "https://$Number$.example/1", "/$Number", "/$Unknown$", "/$Number%5d$", "/$Number%05x$", "/$RepresentationID%01d$",
    "skd://$Number$", "https://h$Number$/x",
  ])
  func keepsTemplatesThatCannotBeFilledIn(template: String) throws {
    var addresses = RelayedAddresses(root: try Self.url("https://v.example/a/i.mpd"))
    #expect(addresses.address(of: Self.reference(template, .template)) == nil)
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
