import CastModel
import CastSender
import Testing

@Suite("Picking a picture")
struct ImagePickPolicyTests {
  /// `a` 100×100, `b` 200×100, `c` 400×400, `d` without a size.
  private static let square = Image(url: "a", width: 100, height: 100)
  private static let wide = Image(url: "b", width: 200, height: 100)
  private static let large = Image(url: "c", width: 400, height: 400)
  private static let unknown = Image(url: "d")
  private static let all = [unknown, square, wide, large]

  private static func pick(
    _ strategy: ImagePickStrategy, _ width: Int64?, _ height: Int64?, of images: [Image] = all
  ) -> String? {
    let hints = ImageHints(size: ImageSize(width: width, height: height))
    return ImagePickPolicy(strategy: strategy).pick(images, hints: hints).map { images[$0].url ?? "" }
  }

  @Test(
    arguments: [
      (.first, 100, 100, "d"),
      (.first, nil, nil, "d"),
      (.closestSize, 100, 100, "a"),
      (.closestSize, 190, 110, "b"),
      (.closestSize, 1_000, 1_000, "c"),
      (.closestSize, 1, 1, "a"),
      // Equally far from both: the larger one.
      (.closestSize, 150, 100, "b"),
      (.closestSize, nil, nil, "d"),
      (.smallestNotSmaller, 100, 100, "a"),
      (.smallestNotSmaller, 101, 100, "b"),
      (.smallestNotSmaller, 100, 101, "c"),
      (.smallestNotSmaller, 401, 1, "c"),
      (.largest, nil, nil, "c"),
      (.largest, 1, 1, "c"),
      (.closestAspect, 16, 9, "b"),
      // Two are square: the smallest that need not be enlarged, else the largest.
      (.closestAspect, 50, 50, "a"),
      (.closestAspect, 150, 150, "c"),
      (.closestAspect, 900, 900, "c"),
      (.closestAspect, 100, 200, "c"),
      (ImagePickStrategy(rawValue: "of tomorrow"), 1, 1, "d"),
    ] as [(ImagePickStrategy, Int64?, Int64?, String)])
  func byStrategy(strategy: ImagePickStrategy, width: Int64?, height: Int64?, expected: String) {
    #expect(Self.pick(strategy, width, height) == expected)
  }

  @Test(arguments: [ImagePickStrategy.first, .closestSize, .smallestNotSmaller, .largest, .closestAspect])
  func oddLists(strategy: ImagePickStrategy) {
    #expect(Self.pick(strategy, 10, 10, of: []) == nil)
    #expect(Self.pick(strategy, 10, 10, of: [Self.unknown]) == "d")
    let odd = [
      Image(url: "zero", width: 0, height: 0), Image(url: "negative", width: -1, height: 5),
      Image(url: "half", width: 7), Image(url: "vast", width: .max, height: .max),
    ]
    #expect(Self.pick(strategy, .max, .max, of: odd) == (strategy == .first ? "zero" : "vast"))
  }

  @Test func picksTheFirstOfEquals() {
    let twins = [Self.square, Image(url: "twin", width: 100, height: 100)]
    for strategy in [ImagePickStrategy.closestSize, .smallestNotSmaller, .largest, .closestAspect] {
      #expect(Self.pick(strategy, 100, 100, of: twins) == "a")
    }
  }

  @Test func aTypeMayHaveAStrategyOfItsOwn() {
    let policy = ImagePickPolicy(strategy: .largest, byType: ["CAST_DIALOG": .first])
    #expect(policy.pick(Self.all, hints: ImageHints(imageType: .castDialog)) == 0)
    #expect(policy.pick(Self.all, hints: ImageHints(imageType: .background)) == 3)
  }
}
