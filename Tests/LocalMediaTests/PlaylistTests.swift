import CastModel
import Testing
import TextFormats

@testable import LocalMedia

@Suite struct PlaylistTests {
  @Test func m3u() {
    let text = """
      #EXTM3U
      #PLAYLIST:Mine
      #EXTALB:Album
      #EXTART:Artist
      #EXTINF:123.5 tvg-logo="http://a/b,c.png" group-title="x",Artist - Title, with a comma
      music/a b.mp3
      # a remark

      #EXTINF:-1,
      http://example.com/live
        ../up.mp3  
      """
    var first = PlaylistEntry(location: "music/a b.mp3", title: "Artist - Title, with a comma", duration: 123.5)
    (first.album, first.artist, first.image) = ("Album", "Artist", "http://a/b,c.png")
    let entries = M3UPlaylist.entries(text, limit: 10)
    #expect(
      entries == [first, PlaylistEntry(location: "http://example.com/live"), PlaylistEntry(location: "../up.mp3")])
    #expect(M3UPlaylist.entries(text, limit: 2) == Array(entries.prefix(2)))
  }

  @Test func pls() {
    let text = """
      [playlist]
      File2=b.mp3
      Length2=-1
      NumberOfEntries=2
      file1=a.mp3
      Title1=A = B
      Length1=10
      Title3=without a file
      Version=2
      Filex=y
      """
    let entries = PLSPlaylist.entries(text, limit: 10)
    #expect(
      entries == [PlaylistEntry(location: "a.mp3", title: "A = B", duration: 10), PlaylistEntry(location: "b.mp3")])
    #expect(PLSPlaylist.entries(text, limit: 1).map(\.location) == ["b.mp3"])
  }

  @Test func xspf() throws {
    let text = """
      <?xml version="1.0"?><playlist version="1" xmlns="http://xspf.org/ns/0/"><title>Mine</title><trackList>
      <track><location>file:///a%20b.mp3</location><title>T &amp; U</title><creator>C</creator><album>D</album>
      <duration>271066</duration><image>http://a/b.png</image></track>
      <track><title>without</title></track><track><location>http://x/y</location></track></trackList></playlist>
      """
    var first = PlaylistEntry(location: "file:///a%20b.mp3", title: "T & U", duration: 271.066)
    (first.artist, first.album, first.image) = ("C", "D", "http://a/b.png")
    #expect(try XSPFPlaylist.entries(text, limit: 10) == [first, PlaylistEntry(location: "http://x/y")])
    #expect(throws: XMLReader.Malformed.self) { try XSPFPlaylist.entries("<playlist>", limit: 10) }
  }

  @Test(
    arguments: [
      ("a.mp3", .path("/lists/a.mp3")), ("../a.mp3", .path("/lists/../a.mp3")), ("/a.mp3", .path("/a.mp3")),
      ("http://a/b", .url("http://a/b")),
      ("HTTPS://a/b", .url("HTTPS://a/b")), ("file:///a%20b.mp3", .path("/a b.mp3")), ("file:/a.mp3", .path("/a.mp3")),
      ("file://localhost/a.mp3#t", .path("/a.mp3")), ("file://other/a.mp3", nil), ("file:a.mp3", nil),
      ("file:///a%00b", nil), ("file:///%FF", .path("/\u{10FFFF}")),
      ("rtsp://a/b", nil), ("mms:x", nil), ("data:audio/mpeg;base64,AAAA", nil), ("javascript:x", nil),
      ("C:\\music\\a.mp3", .path("/lists/C:\\music\\a.mp3")),
      ("Song: Title.mp3", .path("/lists/Song: Title.mp3")), ("100%.mp3", .path("/lists/100%.mp3")),
      ("file:///100%", .path("/100%")),
    ] as [(String, PlaylistLocation?)])
  func locations(text: String, location: PlaylistLocation?) {
    #expect(PlaylistLocation(text, folder: "/lists") == location)
  }
}

@Suite("Playlists of the web") struct RemotePlaylistTests {
  private static func list(_ text: String, _ kind: PlaylistFormat, limit: Int = 5) throws -> RemotePlaylist {
    try RemotePlaylist(Array(text.utf8), kind, limit: limit) {
      $0.contains("://") ? ($0.hasPrefix("http") ? $0 : nil) : "http://h/\($0)"
    }
  }

  @Test func takesWhatDevicesFetch() throws {
    let list = try Self.list("#EXTM3U\n#EXTINF:60,One\na.mp3\n#EXTINF:60,Two\nrtsp://h/x\nhttps://h/c.mp3\n", .m3u)
    #expect(list.items.map(\.source) == [.url("http://h/a.mp3"), .url("https://h/c.mp3")])
    #expect(list.items[0].title == "One" && list.items[0].duration == 60)
    #expect(list.passedOver.map(\.name) == ["Two"])
  }

  @Test func namesEntriesBeyondTheLimit() throws {
    let list = try Self.list("[playlist]\n" + (1...4).map { "File\($0)=http://h/\($0)\n" }.joined(), .pls, limit: 3)
    #expect(list.items.count == 3 && list.passedOver.map(\.name) == ["http://h/4"])
  }

  @Test func refusesBrokenMarkup() {
    #expect(throws: LocalMediaError.self) { try Self.list("<playlist><trackList>", .xspf) }
  }

  @Test(arguments: [
    ("#EXTM3U\n#EXT-X-TARGETDURATION:4\n", "audio/x-mpegurl", RemoteContent.media("application/x-mpegURL")),
    ("#EXTM3U\n#EXTINF:4,x\n", "application/vnd.apple.mpegurl", .playlist(.m3u)),
    ("[playlist]\n", "text/plain", .playlist(.pls)),
    ("<?xml version=\"1.0\"?><playlist>", "application/xml", .playlist(.xspf)), ("<html>", "video/mp4", .page),
    ("<rss>", "text/xml", .page),
    ("nothing", "application/octet-stream", .unknown), ("nothing", "audio/mpeg", .media("audio/mpeg")),
    ("", "text/html", .page),
  ])
  func recognisesContent(_ head: String, _ type: String, _ content: RemoteContent) {
    #expect(RemoteContent(head: Array(head.utf8), url: "http://h/x", serverType: type) == content)
  }
}
