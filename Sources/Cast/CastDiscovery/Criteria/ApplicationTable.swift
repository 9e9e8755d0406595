package import NIOCore

/// The devices' answers about their apps, with an expiry: the available ones, and the running one's namespaces. No
/// I/O.
package struct ApplicationTable: Sendable {
  /// The lifetimes of the answers.
  package struct Lifetimes: Sendable {
    package var available = TimeAmount.hours(6)
    /// Shorter, because the app may be published or the device updated.
    package var unavailable = TimeAmount.minutes(15)
    /// The time for asking again, during which the device stays listed after its answer that it has the app expired.
    package var renewal = TimeAmount.minutes(1)

    package init() {}
  }

  private struct Answer: Sendable {
    let availability: ApplicationAvailability
    let expiresAt: NIODeadline
    /// The time until which the device is listed because of it.
    let listedUntil: NIODeadline
  }

  private static let maximumApplications = 256
  private let lifetimes: Lifetimes
  private var answers: [String: [String: Answer]] = [:]
  private var namespaces: [String: Set<String>] = [:]

  package init(lifetimes: Lifetimes = Lifetimes()) {
    self.lifetimes = lifetimes
  }

  /// Returns the next time when an answer expires, or when ``expire(now:)`` removes one.
  package func nextExpiry(after now: NIODeadline) -> NIODeadline? {
    self.answers.values.flatMap(\.values).map { $0.expiresAt > now ? $0.expiresAt : $0.listedUntil }.min()
  }

  /// Returns the device's answer about the app, unless it has expired.
  package func availability(of applicationId: String, on deviceId: String, now: NIODeadline) -> ApplicationAvailability
  {
    guard let answer = self.answers[deviceId]?[applicationId.uppercased()], answer.expiresAt > now else {
      return .unknown
    }
    return answer.availability
  }

  /// Returns the device's answer about the app that decides whether it is listed: one that has just expired, too.
  package func listedAvailability(
    of applicationId: String, on deviceId: String, now: NIODeadline
  ) -> ApplicationAvailability {
    guard let answer = self.answers[deviceId]?[applicationId.uppercased()], answer.listedUntil > now else {
      return .unknown
    }
    return answer.availability
  }

  /// Returns the namespaces of the app that runs on the device, as far as a connection reports them.
  package func namespaces(of deviceId: String) -> Set<String> { self.namespaces[deviceId] ?? [] }

  /// Stores an answer to `GET_APP_AVAILABILITY`. Returns whether it is new.
  package mutating func record(
    _ availability: [String: ApplicationAvailability], on deviceId: String, now: NIODeadline
  ) -> Bool {
    var isNews = false
    for (id, availability) in availability where availability != .unknown {
      let key = id.uppercased()
      if self.availability(of: id, on: deviceId, now: now) != availability { isNews = true }
      let isFull = (self.answers[deviceId]?.count ?? 0) >= ApplicationTable.maximumApplications
      guard !isFull || self.answers[deviceId]?[key] != nil else { continue }
      self.answers[deviceId, default: [:]][key] = self.answer(availability, now: now)
    }
    return isNews
  }

  private func answer(_ availability: ApplicationAvailability, now: NIODeadline) -> Answer {
    guard availability == .available else {
      let end = now + self.lifetimes.unavailable
      return Answer(availability: availability, expiresAt: end, listedUntil: end)
    }
    let end = now + self.lifetimes.available
    return Answer(availability: availability, expiresAt: end, listedUntil: end + self.lifetimes.renewal)
  }

  /// Stores the namespaces of the app that runs on the device; empty if none runs or nothing is connected. Returns
  /// whether they are new.
  package mutating func recordNamespaces(_ namespaces: Set<String>, of deviceId: String) -> Bool {
    guard self.namespaces(of: deviceId) != namespaces else { return false }
    self.namespaces[deviceId] = namespaces.isEmpty ? nil : namespaces
    return true
  }

  /// Removes the answers that no longer decide anything. Returns the ids of the devices that they were about.
  package mutating func expire(now: NIODeadline) -> [String] {
    var expired: [String] = []
    for (deviceId, answers) in self.answers {
      let kept = answers.filter { $0.value.listedUntil > now }
      guard kept.count < answers.count else { continue }
      self.answers[deviceId] = kept.isEmpty ? nil : kept
      expired.append(deviceId)
    }
    return expired.sorted()
  }
}

/// Whether a device has an app; the raw values are those of `GET_APP_AVAILABILITY` where it has any (cast.md 6.3).
public struct ApplicationAvailability: RawRepresentable, Sendable, Hashable {
  /// The word of the spec.
  public let rawValue: String

  /// Creates a value from its name; unknown names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The device has it.
  public static let available = ApplicationAvailability(rawValue: "APP_AVAILABLE")
  /// The device answered that it doesn't have it.
  public static let unavailable = ApplicationAvailability(rawValue: "APP_UNAVAILABLE")
  /// Unknown: the device wasn't asked, or didn't answer.
  public static let unknown = ApplicationAvailability(rawValue: "UNKNOWN")
}
