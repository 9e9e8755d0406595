package import NIOCore

/// Decides which devices are asked whether they have the wanted apps, and when. No I/O.
///
/// 1. ``update(_:now:)`` gets every device that announces no subtype of a wanted app and hasn't answered about it
///    either.
/// 2. A device is asked when its time to announce the subtype is over, a few devices at a time; ``next(now:)``
///    returns the next.
/// 3. ``finish(_:)`` frees the place of a device that answered, failed or took too long.
/// 4. A device that didn't answer isn't asked about the same apps again, unless it moved or came back (once), or
///    ``Limits/silence`` is over.
package struct ApplicationInquiries: Sendable {
  /// The limits of the inquiries.
  package struct Limits: Sendable {
    /// The most devices that are asked at once.
    package var atOnce = 4
    /// The time for a device to announce the subtype instead: a querier's first question and its answers.
    package var grace = TimeAmount.milliseconds(1_500)
    /// The time during which a device that didn't answer isn't asked again.
    package var silence = TimeAmount.minutes(15)
    /// The most devices that are remembered.
    package var devices = 1_024

    package init() {}
  }

  /// A device with apps whose availability is unknown.
  package struct Candidate: Sendable, Hashable {
    package let deviceId: String
    /// The wanted apps whose availability is unknown.
    package let applicationIds: Set<String>
    /// The device's address; a new one is a reason to ask again.
    package let place: String

    package init(deviceId: String, applicationIds: Set<String>, place: String) {
      self.deviceId = deviceId
      self.applicationIds = applicationIds
      self.place = place
    }
  }

  /// The state of a device's inquiry.
  private struct Question: Sendable {
    var applicationIds: Set<String>
    var place: String
    var endsAt: NIODeadline
    /// Whether it was asked again because it moved or came back.
    var isRepeated = false
    var hasLeft = false
  }

  private let limits: Limits
  private var waiting: [String: (candidate: Candidate, since: NIODeadline)] = [:]
  private var asked: [String: Question] = [:]
  /// The candidates of the last update.
  private var wanted: Set<String> = []
  private var open: Set<String> = []

  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// The time at which ``update(_:now:)`` may find another device to ask, or ``next(now:)`` may return one that it
  /// doesn't return now.
  package var nextDeadline: NIODeadline? {
    guard self.open.count < self.limits.atOnce else { return nil }
    // A device that is being asked is due again when its inquiry ends, not at a time.
    let due = self.waiting.filter { !self.open.contains($0.key) }.values.map { $0.since + self.limits.grace }
    let silent = self.wanted.subtracting(self.open).compactMap { self.asked[$0]?.endsAt }
    return (due + silent).min()
  }

  /// Replaces the candidates. Devices that are missing needn't be asked.
  package mutating func update(_ candidates: [Candidate], now: NIODeadline) {
    self.asked = self.asked.filter { $0.value.endsAt > now }
    self.wanted = Set(candidates.map(\.deviceId))
    var waiting: [String: (candidate: Candidate, since: NIODeadline)] = [:]
    for candidate in candidates {
      guard let wanted = self.unasked(candidate) else { continue }
      waiting[candidate.deviceId] = (wanted, self.waiting[candidate.deviceId]?.since ?? now)
    }
    self.waiting = waiting
  }

  /// Removes a device that is gone; if it comes back it may be asked again.
  package mutating func leave(_ deviceId: String) {
    self.waiting[deviceId] = nil
    self.wanted.remove(deviceId)
    self.asked[deviceId]?.hasLeft = true
  }

  /// Returns the next device to ask and counts it as asked; `nil` if none is due, or enough are being asked.
  package mutating func next(now: NIODeadline) -> Candidate? {
    guard self.open.count < self.limits.atOnce else { return nil }
    let due = self.waiting.filter { $0.value.since + self.limits.grace <= now && !self.open.contains($0.key) }
    guard let first = due.min(by: { ($0.value.since, $0.key) < ($1.value.since, $1.key) }) else { return nil }
    let candidate = first.value.candidate
    self.waiting[candidate.deviceId] = nil
    self.note(candidate, now: now)
    self.open.insert(candidate.deviceId)
    return candidate
  }

  /// Ends the inquiry of a device, whether it answered or not.
  package mutating func finish(_ deviceId: String) { self.open.remove(deviceId) }

  /// Returns the candidate with the apps about which the device wasn't asked yet, or `nil` if there are none.
  private func unasked(_ candidate: Candidate) -> Candidate? {
    guard let question = self.asked[candidate.deviceId] else {
      return self.asked.count < self.limits.devices ? candidate : nil
    }
    let mayRepeat = !question.isRepeated && (question.hasLeft || question.place != candidate.place)
    let ids = mayRepeat ? candidate.applicationIds : candidate.applicationIds.subtracting(question.applicationIds)
    guard !ids.isEmpty else { return nil }
    return Candidate(deviceId: candidate.deviceId, applicationIds: ids, place: candidate.place)
  }

  private mutating func note(_ candidate: Candidate, now: NIODeadline) {
    let old = self.asked[candidate.deviceId]
    let isSame = old.map { !$0.applicationIds.isDisjoint(with: candidate.applicationIds) } ?? false
    self.asked[candidate.deviceId] = Question(
      applicationIds: (old?.applicationIds ?? []).union(candidate.applicationIds), place: candidate.place,
      endsAt: old?.endsAt ?? now + self.limits.silence, isRepeated: isSame || old?.isRepeated == true)
  }
}
