import CastTestSupport
import StateFiles
import Testing

@testable import WebBridge

/// The paired phones after a power loss at each moment.
@Suite(.blocking, .timeLimit(.minutes(2))) struct PhonePowerLossTests {
  /// A phone that was removed can't control a device again, and a paired one needs no second pairing.
  @Test func phonesAreAsLastSaved() async throws {
    let trial = try PowerLossTrial()
    let book = PhoneBook(in: trial.directory("state"))
    for version in 1...8 {
      try await trial.save(version) { _ = try book.update { $0.add(name: "Phone", token: "\(version)", now: 7) } }
    }
    try await trial.save(9) { _ = try book.forget(nil) }
    let outcome = try await trial.check(.latest) { root in
      let list = try PhoneBook(in: root.directory("state")).read()
      guard !list.phones.isEmpty else { return [0, 9] }
      let isWhole = (1...list.phones.count).allSatisfy { list.phone(withToken: "\($0)") != nil }
      return isWhole ? [list.phones.count] : []
    }
    #expect(outcome.faults == [])
  }
}
