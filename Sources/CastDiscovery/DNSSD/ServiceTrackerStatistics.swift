package import NIOCore

/// What ``ServiceTracker`` counts for reports.
package struct ServiceTrackerStatistics: Sendable {
  /// Announcements, look-ups that succeeded, and TXT records.
  package private(set) var answers = 0
  package private(set) var lastAnswerAt: NIODeadline?
  /// Instances that weren't followed because too many are.
  package private(set) var ignoredServices = 0
  package private(set) var lastError: DNSSDErrorCode?
  package private(set) var lastErrorAt: NIODeadline?

  package init() {}

  mutating func recordAnswer(now: NIODeadline) {
    self.answers += 1
    self.lastAnswerAt = now
  }

  mutating func recordIgnored() { self.ignoredServices += 1 }

  mutating func recordError(_ code: DNSSDErrorCode, now: NIODeadline) {
    self.lastError = code
    self.lastErrorAt = now
  }
}
