import CastModel
import Testing

@testable import CastSender

@Suite struct ServedQueueItemsTests {
  private static func item(_ id: Int64?, _ url: String) -> QueueItem {
    QueueItem(itemId: id, media: MediaInformation(contentId: url))
  }

  private static func isServed(_ url: String) -> Bool { url.hasPrefix("http://here/") }

  private static func noting(_ items: [QueueItem], of mediaSessionId: Int64 = 1) -> ServedQueueItems {
    var served = ServedQueueItems()
    served.note(items, of: mediaSessionId, where: self.isServed)
    return served
  }

  @Test func releasesRemovedItems() {
    var served = Self.noting([
      Self.item(1, "http://here/a"), Self.item(2, "http://here/b"), Self.item(nil, "http://here/c"),
    ])
    #expect(served.remove([2, 9], of: 1) == ["http://here/b"])
    #expect(served.remove([2], of: 1).isEmpty)
    #expect(served.remove([1], of: 1) == ["http://here/a"])
  }

  @Test func keepsFilesOfOtherItems() {
    var served = Self.noting([Self.item(1, "http://here/a"), Self.item(2, "http://here/a")])
    #expect(served.remove([1], of: 1).isEmpty)
    #expect(served.remove([2], of: 1) == ["http://here/a"])
  }

  @Test func ignoresFilesFromElsewhere() {
    var served = Self.noting([Self.item(1, "https://e.com/a.mp4")])
    #expect(served.remove([1], of: 1).isEmpty)
    var byURL = ServedQueueItems()
    byURL.note(
      [QueueItem(itemId: 3, media: MediaInformation(contentId: "film", contentUrl: "http://here/a"))], of: 1,
      where: Self.isServed)
    #expect(byURL.remove([3], of: 1) == ["http://here/a"])
  }

  /// Ids start again with each media session.
  @Test func anotherMediaSessionHasOtherItems() {
    var served = Self.noting([Self.item(1, "http://here/a")])
    #expect(served.unknown([1, 2], of: 1) == [2])
    #expect(served.unknown([1, 2], of: 2) == [1, 2])
    #expect(served.remove([1], of: 2).isEmpty)
    #expect(served.remove([1], of: 1).isEmpty)
  }
}
