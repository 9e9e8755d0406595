import CastModel
import LoopIsolation
package import NIOCore

// Asking devices that announce no subtype for a wanted app (`GET_APP_AVAILABILITY`), as the SDK does.
extension DiscoveryManager {
  /// Asks a device which of some apps it has, and passes its answer to
  /// ``DiscoveryManager/recordAvailability(_:on:)``. Returns when the inquiry is over, and stops when its task is
  /// cancelled.
  public typealias ApplicationInquirer =
    @LoopActor @Sendable (_ deviceId: String, _ applicationIds: [String]) async -> Void

  /// The time limit for resolving a device, connecting to it and its answer.
  package static let inquiryTimeout = TimeAmount.seconds(10)
  /// The time for which changes are collected before the devices are checked.
  private static let inquiryDelay = TimeAmount.milliseconds(100)

  /// Schedules a check whether a device has to be asked, unless one is due before.
  func inquireSoon() {
    let deadline = self.clock.now + Self.inquiryDelay
    guard self.applicationInquirer != nil, self.isRunning, !self.wantedApplications.isEmpty,
      self.inquiryTimer.map({ $0.deadline > deadline }) ?? true
    else { return }
    self.scheduleInquiry(at: deadline)
  }

  /// Cancels the next check, since discovery was stopped. Inquiries in progress continue.
  func endInquiries() {
    self.inquiryTimer?.timer.cancel()
    self.inquiryTimer = nil
  }

  private func scheduleInquiry(at deadline: NIODeadline) {
    self.inquiryTimer?.timer.cancel()
    let timer = self.clock.schedule(at: deadline) { [weak self] in
      self?.inquiryTimer = nil
      self?.inquire()
    }
    self.inquiryTimer = (timer, deadline)
  }

  /// Asks the devices that are due, and schedules the next check.
  private func inquire() {
    guard self.isRunning, let ask = self.applicationInquirer else { return }
    let wishes = Array(Set(self.interests.values))
    self.inquiries.update(self.devices.compactMap { self.candidate($0, wishes) }, now: self.clock.now)
    while let candidate = self.inquiries.next(now: self.clock.now) { self.ask(candidate, ask) }
    guard let deadline = self.inquiries.nextDeadline else { return }
    self.scheduleInquiry(at: max(deadline, self.clock.now + Self.inquiryDelay))
  }

  private func ask(_ candidate: ApplicationInquiries.Candidate, _ ask: @escaping ApplicationInquirer) {
    let id = candidate.deviceId
    let over = Waiter<Void, Never>()
    let question = LoopActor.task {
      await ask(id, candidate.applicationIds.sorted())
      over.finish(.success(()))
    }
    over.limit(to: Self.inquiryTimeout, clock: self.clock) { over.finish(.success(())) }
    LoopActor.task { [weak self] in
      await over.value { over.finish(.success(())) }
      question.cancel()
      self?.inquiries.finish(id)
      self?.inquireSoon()
    }
  }

  /// Returns the device with the apps whose availability is unknown, if that keeps it out of a list. A device that a
  /// client configured by its address is listed without proof, and one that only the cache knows may be absent.
  private func candidate(
    _ device: DiscoveredDevice, _ wishes: [DiscoveryCriteria]
  ) -> ApplicationInquiries.Candidate? {
    guard device.origin == .dnssd else { return nil }
    var unknown: Set<String> = []
    for criteria in wishes where self.currentAdmission(of: device, to: criteria) == .applicationUnknown {
      for id in criteria.applicationIds where self.availability(of: id, on: device) == .unknown {
        unknown.insert(id.uppercased())
      }
    }
    guard !unknown.isEmpty else { return nil }
    return ApplicationInquiries.Candidate(
      deviceId: device.deviceId, applicationIds: unknown, place: "\(device.address) \(device.port)")
  }

  private var wantedApplications: Set<String> {
    self.interests.values.reduce(into: []) { $0.formUnion($1.applicationIds) }
  }
}
