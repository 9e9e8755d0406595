package import CastModel
package import CastV2
import NIOCore

/// Our unanswered requests to the receiver that an answer without a request id may complete. A pure value.
package struct UnnamedAnswers: Sendable {
  /// A STOP in flight.
  package struct Stop: Sendable, Hashable {
    package let requestId: Int64
    /// The run of the app that the STOP ends.
    package let receiverSessionId: String

    package init(requestId: Int64, receiverSessionId: String) {
      self.requestId = requestId
      self.receiverSessionId = receiverSessionId
    }
  }

  /// The volumes that our unanswered SET_VOLUME requests set.
  package var volumes: [Int64: DeviceVolume] = [:]
  /// The levels requested but not yet answered, the oldest first.
  package var levels: [Double] = []
  package var stop: Stop?

  package init() {}

  /// Returns the SET_VOLUME requests whose effect `status` shows. A receiver may write 0 where the id of the answered
  /// request belongs, as YouTube's app does for LOAD (cast.md 5).
  package func volumeRequests(answeredBy status: ReceiverStatusMessage) -> [Int64] {
    guard (status.requestId ?? 0) == 0 else { return [] }
    let volume = status.status.volume
    return self.volumes.filter { _, wanted in
      if let level = wanted.level { return volume?.level.map { abs($0 - level) < 0.005 } ?? false }
      return volume?.muted == wanted.muted
    }.keys.sorted()
  }

  /// Returns the STOP, if its run isn't among these: openscreen's receiver confirms a STOP only by a broadcast
  /// (cast.md 6.1).
  package func stopRequest(answeredBy applications: [ReceiverApplication]) -> Int64? {
    guard let stop, !applications.contains(where: { $0.sessionId == stop.receiverSessionId }) else { return nil }
    return stop.requestId
  }
}

/// The congestion of a link: whether so many bytes wait for the device that channels should not write. A pure value.
package struct LinkBacklog: Sendable, Hashable {
  package private(set) var isCongested = false

  package init() {}

  /// Notes that `queuedBytes` wait after a write; returns whether the state changed.
  package mutating func wrote(queuedBytes: Int) -> Bool {
    guard !self.isCongested, queuedBytes > ChannelLimits.congestedBytes else { return false }
    self.isCongested = true
    return true
  }

  /// Notes whether the device reads; returns whether the state changed: a short queue doesn't change it.
  package mutating func writabilityChanged(_ isWritable: Bool) -> Bool {
    guard isWritable, self.isCongested else { return false }
    self.isCongested = false
    return true
  }
}

/// The messages that an app sends before its session is connected: many greet a sender at once, before their first
/// media status. They are kept in order, up to a limit beyond which new ones are dropped.
package struct EarlyMessages: Sendable {
  private var messages: [CastMessage] = []
  private var bytes = 0
  /// The number dropped since the last ``takeAll()``.
  package private(set) var dropped = 0

  package init() {}

  package mutating func keep(_ message: CastMessage) {
    let size = message.payload.readableBytes
    guard self.dropped == 0, self.messages.count < ChannelLimits.earlyMessages,
      self.bytes + size <= ChannelLimits.earlyBytes
    else {
      self.dropped += 1
      return
    }
    self.messages.append(message)
    self.bytes += size
  }

  /// Returns the messages in order, and removes them.
  package mutating func takeAll() -> [CastMessage] {
    defer { self = EarlyMessages() }
    return self.messages
  }
}
