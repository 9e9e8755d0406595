import ImageCache
import Testing

@Suite("Eviction")
struct EvictionPlanTests {
  private static func entry(_ name: String, _ object: String, _ lastUsed: Double) -> EvictionPlan.Entry {
    EvictionPlan.Entry(name: name, object: object, lastUsed: lastUsed)
  }

  private static func plan(
    _ entries: [EvictionPlan.Entry], _ objects: [String: Int64], bytes: Int64 = 1_000, count: Int = 100,
    age: Int64 = 1_000, now: Int64 = 10_000, reserve: Int64 = 0
  ) -> EvictionPlan {
    EvictionPlan(
      entries: entries, objects: objects, limits: .init(bytes: bytes, entries: count, age: age), now: now,
      reserve: reserve)
  }

  @Test func nothingGoesWhereThereIsRoom() {
    let plan = Self.plan([Self.entry("a", "A", 9_900), Self.entry("b", "B", 9_000)], ["A": 500, "B": 500])
    #expect(plan.entries.isEmpty && plan.objects.isEmpty)
    #expect(plan.keptBytes == 1_000 && plan.keptEntries == 2)
  }

  @Test func theLeastRecentlyUsedGoFirstAndATenthMore() {
    let entries = (0..<11).map { Self.entry("\($0)", "O\($0)", 9_500 + Double(($0 * 7) % 11)) }
    let objects = Dictionary(uniqueKeysWithValues: (0..<11).map { ("O\($0)", Int64(100)) })
    let plan = Self.plan(entries, objects)
    #expect(plan.entries == ["0", "8"], "the two that were used first")
    #expect(plan.objects == ["O0", "O8"] && plan.keptBytes == 900)
  }

  @Test func evictsOldImagesInSpiteOfRoom() {
    let plan = Self.plan([Self.entry("a", "A", 8_999), Self.entry("b", "B", 9_001)], ["A": 1, "B": 1])
    #expect(plan.entries == ["a"] && plan.objects == ["A"])
  }

  @Test func aClockThatWasSetBackThrowsNothingAway() {
    let plan = Self.plan([Self.entry("a", "A", 99_999)], ["A": 1])
    #expect(plan.entries.isEmpty)
  }

  @Test func aSharedPictureStaysForItsOtherURL() {
    let plan = Self.plan([Self.entry("a", "A", 1), Self.entry("b", "A", 9_999)], ["A": 700])
    #expect(plan.entries == ["a"] && plan.objects.isEmpty && plan.keptBytes == 700)
  }

  @Test func aSharedPictureCountsOnce() {
    let plan = Self.plan([Self.entry("a", "A", 9_998), Self.entry("b", "A", 9_999)], ["A": 700])
    #expect(plan.entries.isEmpty)
  }

  @Test func evictsOrphanedFiles() {
    let plan = Self.plan([Self.entry("a", "gone", 9_999)], ["orphan": 5])
    #expect(plan.entries == ["a"] && plan.objects == ["orphan"] && plan.keptBytes == 0)
  }

  @Test func tooManyGoByNumber() {
    let entries = (0..<101).map { Self.entry("\($0)", "A", 9_000 + Double($0)) }
    let plan = Self.plan(entries, ["A": 1])
    #expect(plan.keptEntries == 90 && plan.entries.contains("0") && !plan.entries.contains("100"))
    #expect(plan.objects.isEmpty)
  }

  @Test func onePictureLargerThanEverythingGoesToo() {
    let plan = Self.plan([Self.entry("a", "A", 9_999)], ["A": 5_000])
    #expect(plan.entries == ["a"] && plan.keptBytes == 0)
  }

  @Test func roomIsMadeBeforehand() {
    let plan = Self.plan(
      [Self.entry("a", "A", 9_000), Self.entry("b", "B", 9_001)], ["A": 400, "B": 400], reserve: 300)
    #expect(plan.entries == ["a"] && plan.keptBytes == 400)
  }

  @Test func limitsOfNothingLeaveNothing() {
    let plan = Self.plan([Self.entry("a", "A", 9_999)], ["A": 1], bytes: 0, count: 0)
    #expect(plan.entries == ["a"] && plan.objects == ["A"])
  }
}
