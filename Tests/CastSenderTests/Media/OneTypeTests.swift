import CastModel
import MediaFormats
import MediaPreflight
import Testing

@testable import CastSender

/// Playing, queueing and checking a URL take the same type for it.
@Suite struct OneTypeTests {
  private static let endings = FormatTable.formats.flatMap(\.endings).sorted()

  @Test(arguments: endings) func isTakenFromTheNameEverywhere(ending: String) throws {
    let url = "https://media.example/a/name.\(ending)?token=x.mp3"
    let expected = FormatTable.contentType(ofURL: url)
    let played = try PlayRequest(
      url: url, urls: nil, media: nil, queueData: nil, contentType: nil, title: nil
    ).loadRequest.media
    #expect(played?.contentType == expected ?? FormatTable.assumedType)
    #expect(MediaInformation(contentId: url).prepared().contentType == expected)
    #expect(PreflightRequest(played: url, contentType: nil).contentType == expected)
  }
}
