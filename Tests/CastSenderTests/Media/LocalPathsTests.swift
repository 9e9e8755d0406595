import CastModel
import CastTestSupport
import LoopIsolation
import Testing
import TextFormats

@testable import CastSender

/// The texts of a load that are local paths, and their replacement.
struct LocalPathsTests {
  @Test(arguments: [
    ("/a", true), ("/", true), ("//host/film.mp4", false), ("a", false), ("./a", false), ("-", false), ("", false),
    ("file:///a", false), ("https://a/b", false), ("/a\u{0}b", false),
  ])
  func recognizesAbsolutePaths(text: String, isPath: Bool) { #expect(LocalPaths.isOne(text) == isPath) }

  @Test func replacesPathsInEveryMember() {
    let media = MediaInformation(
      contentId: "/film", metadata: MediaMetadata(images: [Image(url: "/cover"), Image(url: "https://a/b")]),
      tracks: [Track(trackId: 1, type: .text, trackContentId: "/words"), Track(trackId: 2, type: .audio)])
    #expect(media.paths == ["/film", "/words", "/cover"])
    #expect(MediaInformation(contentId: "/an/id", contentUrl: "/film").paths == ["/film"])
    #expect(MediaInformation(contentId: "/film", contentUrl: "").paths == ["/film"])
    #expect(MediaInformation(contentId: "/an/id", contentUrl: "https://a/b").paths.isEmpty)
  }

  @LoopActor
  @Test(arguments: [
    (nil, "file:///nothing/there"), ("CC1AD845", "file:///nothing/there"), ("cc1ad845", "file:///nothing/there"),
    ("1234ABCD", "/nothing/there"),
  ])
  func sendsMissingPathsOnlyToOtherApps(application: String?, sent: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([], to: "a film")
    let request = LoadRequestData(
      media: MediaInformation(contentId: file),
      queueData: QueueData(items: [QueueItem(media: MediaInformation(contentUrl: "/nothing/there"))]))
    let resolved = await LocalPaths.resolved(request, for: application)
    #expect(resolved.media?.contentId == LocalFileURL.text(ofPath: file))
    #expect(resolved.queueData?.items?[0].media?.contentUrl == sent)
  }

  @LoopActor
  @Test func ignoresPathsFromDevices() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([], to: "a film")
    let media = MediaInformation(
      contentId: file, contentUrl: "file:///a",
      metadata: MediaMetadata(images: [Image(url: file), Image(url: "https://a/b")]),
      tracks: [Track(trackId: 1, type: .text, trackContentId: file), Track(trackId: 2, type: .audio)])
    let own = MediaInformation(contentId: "/library/metadata/1")
    let items = [own, MediaInformation(contentId: file)].map { QueueItem(media: $0) }
    let told = LoadRequestData(media: media, queueData: QueueData(items: items))
    let left = await LocalPaths.withoutFiles(told, for: "1234ABCD")
    #expect(left.media?.contentUrl == nil && left.media?.contentId == nil)
    #expect(left.media?.metadata?.images?.map(\.url) == ["https://a/b"])
    #expect(left.media?.tracks?.map(\.trackId) == [2])
    #expect(left.queueData?.items?.map(\.media?.contentId) == ["/library/metadata/1", nil])
  }
}
