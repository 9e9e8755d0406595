import Testing

@testable import CastSender

@Suite struct SlideshowTests {
  private static func picture(_ id: Int64?, session: Int64 = 1) -> Slideshow.Item {
    Slideshow.Item(mediaSession: session, id: id, isPicture: true)
  }

  private static let song = Slideshow.Item(mediaSession: 1, id: 9, isPicture: false)

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var steps: [(Slideshow.Event, [Slideshow.Action])]
    var testDescription: String { self.name }
  }

  static let cases: [Case] = [
    Case(
      name: "pictures advance",
      steps: [
        (.shows(picture(1)), [.wait]), (.shows(picture(1)), []), (.elapsed, [.advance]), (.shows(picture(2)), [.wait]),
        (.elapsed, [.advance]),
      ]),
    Case(
      name: "the user's own next begins the time anew",
      steps: [(.shows(picture(1)), [.wait]), (.shows(picture(2)), [.wait]), (.shows(picture(1)), [.wait])]),
    Case(
      name: "music ends by itself",
      steps: [
        (.shows(picture(1)), [.wait]), (.shows(song), [.cancel]), (.elapsed, []), (.shows(picture(2)), [.wait]),
      ]),
    Case(
      name: "a stop ends it",
      steps: [(.shows(picture(1)), [.wait]), (.shows(nil), [.cancel, .finish]), (.shows(picture(2)), [])]),
    Case(
      name: "another load ends it",
      steps: [(.shows(picture(1)), [.wait]), (.shows(picture(1, session: 2)), [.cancel, .finish]), (.elapsed, [])]),
    Case(
      name: "the last picture stays",
      steps: [(.shows(picture(1)), [.wait]), (.elapsed, [.advance]), (.stuck, [.cancel, .finish]), (.elapsed, [])]),
    Case(
      name: "an announcement stops the time, which begins anew after it",
      steps: [
        (.shows(picture(1)), [.wait]), (.gaveWay, [.cancel]), (.returned(picture(4, session: 2)), [.wait]),
        (.shows(picture(4, session: 2)), []), (.elapsed, [.advance]), (.shows(picture(5, session: 2)), [.wait]),
      ]),
    Case(
      name: "a queue that doesn't return ends it",
      steps: [(.shows(picture(1)), [.wait]), (.gaveWay, [.cancel]), (.returned(nil), [.cancel, .finish])]),
    Case(name: "nothing is shown yet", steps: [(.shows(nil), []), (.shows(picture(1)), [.wait])]),
  ]

  @Test(arguments: Self.cases) func theQueueAdvancesFromPictures(item: Case) {
    var show = Slideshow()
    for (event, actions) in item.steps { #expect(show.handle(event) == actions, "\(event)") }
  }
}
