import CastModel
import Conversion
import NIOCore
import Testing

@testable import CastSender

@Suite("The next step of a page's queue") struct PageQueueStepTests {
  private typealias State = PageQueueStep.State

  @Test(arguments: [
    ("the last item plays", State(hasEntries: true, currentItemId: 2, itemIds: [1, 2]), PageQueueStep.append),
    ("another one follows", State(hasEntries: true, currentItemId: 1, itemIds: [1, 2]), .wait),
    ("nothing waits", State(currentItemId: 2, itemIds: [1, 2]), .wait),
    ("no list is shown", State(hasEntries: true, currentItemId: 0), .append),
    ("an item that isn't in the list plays", State(hasEntries: true, currentItemId: 9, itemIds: [1]), .wait),
    ("nothing is current", State(hasEntries: true), .wait),
    ("the next address has expired", State(currentItemId: 1, itemIds: [1, 2], expired: [2]), .renew(itemId: 2)),
    ("an address has expired that plays", State(currentItemId: 2, itemIds: [1, 2], expired: [2]), .wait),
    (
      "it repeats to an expired one", State(currentItemId: 2, itemIds: [1, 2], repeats: true, expired: [1]),
      .renew(itemId: 1)
    ),
    ("one item repeats", State(currentItemId: 1, itemIds: [1], repeats: true, expired: [1]), .wait),
    ("it ended by itself", State(hasEntries: true, ended: .finished), .load),
    ("an item failed", State(hasEntries: true, ended: .error), .load),
    ("it was stopped", State(hasEntries: true, ended: .cancelled), .drop),
    ("it was replaced", State(hasEntries: true, isOwn: false, currentItemId: 1, itemIds: [1]), .drop),
    ("another queue plays", State(isOwn: false, currentItemId: 1, itemIds: [1, 2], expired: [2]), .renew(itemId: 2)),
  ])
  func decides(_ what: String, _ state: PageQueueStep.State, _ step: PageQueueStep) {
    #expect(PageQueueStep(state) == step, "\(what)")
  }

  @Test func waitsTwiceAsLongWhileAddressesExpireAtOnce() {
    func address(_ hold: RenewalHold?, lifetime: TimeAmount, at now: NIODeadline) -> ResolvedAddresses.Origin {
      .init(
        page: "https://p", index: 0, deadline: now + lifetime, source: .init(.remote(.init("https://h"))),
        isServed: false, hold: hold)
    }
    var now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
    var origin = address(nil, lifetime: .seconds(-25), at: now)
    #expect(origin.renewal < now, "an address that no queue has resolved is resolved anew at once")
    var minutes: [Int64] = []
    for _ in 0..<9 {
      let hold = origin.nextHold(now: now)
      origin = address(hold, lifetime: .seconds(-25), at: now)
      minutes.append((origin.renewal - now).nanoseconds / 60_000_000_000)
      now = origin.renewal
    }
    #expect(minutes == [1, 2, 4, 8, 16, 32, 60, 60, 60])
    origin = address(origin.nextHold(now: now), lifetime: .hours(2), at: now)
    #expect(origin.renewal - now == .hours(2) && origin.nextHold(now: origin.renewal).length == .minutes(1))
  }

  @Test func keepsTheNewestAddresses() {
    var addresses = ResolvedAddresses()
    for index in 0...ResolvedAddresses.capacity {
      let url = "https://h/\(index)"
      addresses.note(
        url,
        .init(
          page: "https://p", index: 0, deadline: .uptimeNanoseconds(1), source: .init(.remote(.init(url))),
          isServed: false))
    }
    #expect(addresses["https://h/0"] == nil && addresses["https://h/1"] != nil && addresses[nil] == nil)
  }
}
