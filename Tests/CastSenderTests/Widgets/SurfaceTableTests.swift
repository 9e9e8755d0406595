import Testing

@testable import CastSender

@Suite struct SurfaceTableTests {
  private final class Connection {}
  private let connections = [Connection(), Connection()]
  private var viewers: [WidgetViewer] { self.connections.map { WidgetViewer($0) } }

  @Test func aViewersOwnSurfacesAreItsAlone() {
    var table = SurfaceTable()
    for viewer in self.viewers { table.add(viewer) }
    table[self.viewers[0]].isDialogPresented = true
    #expect(table[self.viewers[0]].isDialogPresented)
    #expect(!table[self.viewers[1]].isDialogPresented)
    #expect(Set(table.viewers) == Set(self.viewers))
  }

  @Test func addingAKnownViewerKeepsItsSurfaces() {
    var table = SurfaceTable()
    table[self.viewers[0]].isTrackSelectorPresented = true
    table.add(self.viewers[0])
    #expect(table[self.viewers[0]].isTrackSelectorPresented)
    table.remove(self.viewers[0])
    #expect(!table[self.viewers[0]].isTrackSelectorPresented)
    #expect(table.viewers == [.program])
  }

  @Test func closingASurfaceOfAViewerThatIsGoneAddsNone() {
    var table = SurfaceTable()
    table[self.viewers[0]].isTrackSelectorPresented = true
    table.remove(self.viewers[0])
    table[self.viewers[0]].isTrackSelectorPresented = false
    #expect(table.viewers == [.program])
  }

  @Test func whatTheFrameworkPresentsReachesLaterViewersToo() {
    var table = SurfaceTable()
    table.add(self.viewers[0])
    table.changeAll { $0.isIntroPresented = true }
    table.add(self.viewers[1])
    #expect(self.viewers.allSatisfy { table[$0].isIntroPresented })
    table.dismissIntro(of: self.viewers[1])
    #expect(!self.viewers.contains { table[$0].isIntroPresented })
    #expect(!table[.program].isIntroPresented)
  }

  @Test func dismissingHidesTheViewersExpandedControllerAndThatOfLaterOnes() {
    var table = SurfaceTable()
    table.add(self.viewers[0])
    table.changeAll { $0.isExpandedPresented = true }
    table.dismissExpanded(of: self.viewers[0])
    table.add(self.viewers[1])
    #expect(!self.viewers.contains { table[$0].isExpandedPresented })
  }

  @Test func theEndOfMediaClosesWhatDoesNotAwaitMedia() {
    var table = SurfaceTable()
    for viewer in self.viewers {
      table[viewer].isExpandedPresented = true
      table[viewer].isTrackSelectorPresented = true
    }
    table[self.viewers[1]].expandedAwaitsMedia = true
    table.changeAll { $0.closeAfterMedia() }
    #expect(self.viewers.map { table[$0].isExpandedPresented } == [false, true])
    #expect(!self.viewers.contains { table[$0].isTrackSelectorPresented })
  }
}
