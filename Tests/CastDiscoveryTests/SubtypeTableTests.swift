import CastDiscovery
import CastModel
import Testing

@Suite struct SubtypeTableTests {
  private let one = CastService.make("1").key
  private let two = CastService.make("2").key

  @Test func announcementsAreCounted() {
    var table = SubtypeTable()
    #expect(table.instance(self.one, of: "_A", isAdded: true) == nil, "not browsed")
    table.open("_A")
    #expect(table.instance(self.one, of: "_A", isAdded: true) == true)
    #expect(table.instance(self.one, of: "_A", isAdded: true) == nil, "IPv6")
    #expect(table.instance(self.one, of: "_A", isAdded: false) == nil)
    #expect(table.instance(self.one, of: "_A", isAdded: false) == false)
    #expect(table.instance(self.one, of: "_A", isAdded: false) == nil)
  }

  @Test func subtypesOutliveTheDaemon() {
    var table = SubtypeTable()
    table.open("_A")
    _ = table.instance(self.one, of: "_A", isAdded: true)
    _ = table.instance(self.two, of: "_A", isAdded: true)
    table.close("_A")
    table.open("_A")
    #expect(table.instance(self.one, of: "_A", isAdded: true) == nil, "known from before")
    #expect(table.confirm("_A") == [self.two])
    #expect(table.forget("_A") == [self.one])
    #expect(table.subtypes == [])
  }
}
