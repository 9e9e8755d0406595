import Testing

@testable import Conversion

@Suite struct LivePlaylistTests {
  /// Appends segments of these lengths; a negative one begins anew.
  private func list(_ lengths: [Double]) -> (list: LivePlaylist, gone: [Int]) {
    var list = LivePlaylist()
    let gone = lengths.compactMap { list.append(length: abs($0), startsAnew: $0 < 0) }
    return (list, gone)
  }

  @Test func theFirstFourMakeItReady() {
    #expect(!self.list([2, 2, 2]).list.isReady)
    #expect(self.list([2, 2, 2, 2]).list.isReady)
    var short = self.list([2]).list
    short.end()
    #expect(short.isReady)
  }

  @Test func theLatestSixAreListed() {
    let (list, gone) = self.list(Array(repeating: 2, count: 8))
    #expect(
      list.text == """
        #EXTM3U
        #EXT-X-VERSION:3
        #EXT-X-TARGETDURATION:2
        #EXT-X-MEDIA-SEQUENCE:2
        #EXTINF:2.000000,
        2.ts
        #EXTINF:2.000000,
        3.ts
        #EXTINF:2.000000,
        4.ts
        #EXTINF:2.000000,
        5.ts
        #EXTINF:2.000000,
        6.ts
        #EXTINF:2.000000,
        7.ts

        """)
    #expect(gone.isEmpty)
  }

  @Test func segmentsAreDroppedAWhileAfterTheyWereListed() {
    #expect(self.list(Array(repeating: 2, count: 13)).gone == [0, 1, 2])
  }

  @Test func aNewRunIsADiscontinuityThatIsCountedOnceItLeaves() {
    #expect(!self.list([-2, 2]).list.text.contains("DISCONTINUITY"))
    let listed = self.list([2, 2, -2, 2]).list.text
    #expect(listed.contains("1.ts\n#EXT-X-DISCONTINUITY\n#EXTINF:2.000000,\n2.ts"))
    #expect(!listed.contains("DISCONTINUITY-SEQUENCE"))
    let left = self.list([2, 2, -2, 2, 2, 2, 2, 2, 2]).list.text
    #expect(left.contains("#EXT-X-DISCONTINUITY-SEQUENCE:1\n") && !left.contains("#EXT-X-DISCONTINUITY\n"))
  }

  @Test func theTargetIsNoShorterThanAnySegment() {
    #expect(self.list([2, 5.2, 2]).list.text.contains("#EXT-X-TARGETDURATION:6\n"))
  }

  @Test func theEndIsMarked() {
    var list = self.list([2, 2, 2, 2, 2]).list
    #expect(!list.text.contains("ENDLIST"))
    list.end()
    #expect(list.text.hasSuffix("4.ts\n#EXT-X-ENDLIST\n"))
  }
}
