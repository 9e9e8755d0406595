public import JSONCodec
public import LoopIsolation
package import NIOCore

/// Sends `$/progress` for one request's token: `begin`, any number of `report`, `end`.
///
/// At most one report is sent each ``JSONRPCConnectionConfiguration/progressInterval``, the latest one; reports of
/// new steps are sent at once. Percentages never decrease. After `end`, and after the request's reply, nothing is
/// sent. (LSP, "Work Done Progress")
@LoopActor
public final class JSONRPCProgressReporter {
  private unowned let peer: JSONRPCPeer
  private let token: JSONRPCID
  private var throttle: ProgressThrottle
  private var hasBegun = false
  private var hasEnded = false
  private var percentage = 0.0

  init(peer: JSONRPCPeer, token: JSONRPCID, interval: TimeAmount) {
    self.peer = peer
    self.token = token
    self.throttle = ProgressThrottle(interval: interval)
  }

  /// Reports that the work has begun.
  public func begin(title: String, message: String? = nil, percentage: Double? = nil) {
    guard !self.hasBegun, !self.hasEnded else { return }
    self.hasBegun = true
    self.send(self.params("begin", title: title, message: message, percentage: percentage, details: [:]))
  }

  /// Reports the progress of the work; `details` are further members of the value. A report of a new step is sent at
  /// once.
  public func report(
    message: String? = nil, percentage: Double? = nil, details: JSONObject = [:], isStep: Bool = false
  ) {
    guard !self.hasEnded else { return }
    let report = self.params("report", title: nil, message: message, percentage: percentage, details: details)
    switch self.throttle.offer(report, isStep: isStep, now: .now()) {
    case .send(let params): self.send(params)
    case .none: break
    case .wait(let time):
      LoopActor.shared.eventLoop.scheduleTask(deadline: time) {
        LoopActor.assumeIsolated { self.sendDue() }
      }
    }
  }

  /// Reports that the work is done. Called automatically when the request is answered, if
  /// ``begin(title:message:percentage:)`` was called.
  public func end(message: String? = nil) {
    guard self.hasBegun, !self.hasEnded else { return }
    self.hasEnded = true
    self.throttle.cancel()
    self.send(self.params("end", title: nil, message: message, percentage: nil, details: [:]))
  }

  /// Reports the end if the beginning was reported; nothing is sent afterwards.
  func finish() {
    self.end()
    self.hasEnded = true
    self.throttle.cancel()
  }

  private func sendDue() {
    // The peer may be gone when the timer fires; then the call is finished too.
    guard !self.hasEnded, let params = self.throttle.due(now: .now()) else { return }
    self.send(params)
  }

  private func params(
    _ kind: String, title: String?, message: String?, percentage: Double?, details: JSONObject
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("token", self.token)
    writer.key("value")
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("title", title)
    writer.member("message", message)
    if let percentage {
      self.percentage = max(self.percentage, min(percentage, 100))
      writer.member("percentage", self.percentage)
    }
    writer.members(of: details)
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }

  private func send(_ params: [UInt8]) {
    self.peer.notify("$/progress", params: params, isLossless: true)
  }
}

/// The throttle of one token's progress: at most one report each interval, with the latest one kept for the next.
package struct ProgressThrottle: Sendable {
  /// The fate of a report.
  package enum Action: Sendable, Hashable {
    case send([UInt8])
    /// The report waits; the caller must call ``due(now:)`` at that time.
    case wait(until: NIODeadline)
    /// The report replaced one that waits.
    case none
  }

  private let interval: TimeAmount
  private var nextSlot: NIODeadline?
  private var waiting: [UInt8]?

  package init(interval: TimeAmount) { self.interval = interval }

  /// Offers a report. A report of a new step is never delayed, and replaces a waiting one.
  package mutating func offer(_ report: [UInt8], isStep: Bool = false, now: NIODeadline) -> Action {
    if isStep {
      self.waiting = nil
      self.nextSlot = now + self.interval
      return .send(report)
    }
    guard let slot = self.nextSlot, now < slot else {
      self.waiting = nil
      self.nextSlot = now + self.interval
      return .send(report)
    }
    let wasWaiting = self.waiting != nil
    self.waiting = report
    return wasWaiting ? .none : .wait(until: slot)
  }

  /// Returns the waiting report and begins the next interval, or returns `nil` if none waits or it is too early.
  ///
  /// It is too early after a new step, which lets the report that waits then wait for a later time.
  package mutating func due(now: NIODeadline) -> [UInt8]? {
    guard let report = self.waiting, let slot = self.nextSlot, now >= slot else { return nil }
    self.waiting = nil
    self.nextSlot = now + self.interval
    return report
  }

  /// Discards the waiting report, because the end overtakes it.
  package mutating func cancel() { self.waiting = nil }
}
