import CastV2
import JSONCodec
import NIOCore

/// The effect of faults on one link's messages.
///
/// Pure: messages with the faults that strike them go in, actions come out; the clock is passed in.
struct LinkFaults: Sendable {
  /// The direction of messages; the actions of each keep their order.
  enum Direction: Sendable, Hashable {
    case incoming, outgoing
  }

  enum Action: Sendable, Hashable {
    /// Sends a message, not before `at`.
    case transmit(CastMessage, at: NIODeadline)
    /// Handles an incoming message, not before `at`.
    case handle(CastMessage, at: NIODeadline)
    /// Writes bytes into the TLS stream, not before `at`.
    case write([UInt8], at: NIODeadline)
    /// Stops reading, until the given time or forever.
    case pauseReading(until: NIODeadline?)
    /// Calls ``LinkFaults/release(now:)`` at the given time.
    case release(at: NIODeadline)
    /// Applies the fault to the link, or to the whole device, not before `at` and not before earlier messages.
    case strike(Fault, at: NIODeadline, Direction)
    /// Applies a fault that no message triggered, at once.
    case strikeNow(Fault)
  }

  /// The longest time that a message waits for another one to overtake it.
  static let longestHold = TimeAmount.seconds(2)

  /// The time at which the last message is sent, or handled: the next ones must not overtake it.
  private var lastDeparture = NIODeadline.uptimeNanoseconds(0)
  private var lastArrival = NIODeadline.uptimeNanoseconds(0)
  private var heldDeparture: CastMessage?
  private var heldArrival: CastMessage?
  private var mutedUntil = NIODeadline.uptimeNanoseconds(0)
  private var outputHasEnded = false
  /// The time until which neither new messages nor those that wait already are sent or handled.
  private(set) var frozenUntil = NIODeadline.uptimeNanoseconds(0)

  /// Whether the link neither sends nor handles anything at `now`.
  func isMute(at now: NIODeadline) -> Bool { self.mutedUntil > now }

  /// Applies faults to a message that the receiver sends.
  mutating func outgoing(
    _ message: CastMessage, _ faults: [Fault], copies: Int = 1, delay: TimeAmount = .zero, now: NIODeadline
  ) -> [Action] {
    guard !self.isMute(at: now), !self.outputHasEnded else { return [] }
    var passage = Passage(message: message, isOutgoing: true, copies: copies, delay: delay)
    let (strikes, others) = self.apply(faults, to: &passage, now: now)
    self.lastDeparture = max(self.lastDeparture, now + passage.delay)
    let departure = self.lastDeparture
    var actions = passage.bytes.map { Action.write($0, at: departure) }
    actions += Self.pass(passage, held: &self.heldDeparture, now: now) { .transmit($0, at: departure) }
    return actions + others + strikes.map { Action.strike($0, at: departure, .outgoing) }
  }

  /// Applies faults to an incoming message.
  mutating func incoming(_ message: CastMessage, _ faults: [Fault], now: NIODeadline) -> [Action] {
    guard !self.isMute(at: now) else { return [] }
    var passage = Passage(message: message, isOutgoing: false, copies: 1, delay: .zero)
    let (strikes, others) = self.apply(faults, to: &passage, now: now)
    self.lastArrival = max(self.lastArrival, now + passage.delay)
    let arrival = self.lastArrival
    let departure = max(self.lastDeparture, now)
    var actions = passage.bytes.map { Action.write($0, at: departure) }
    actions += Self.pass(passage, held: &self.heldArrival, now: now) { .handle($0, at: arrival) }
    return actions + others + strikes.map { Self.strike($0, arrival: arrival, departure: departure) }
  }

  /// Returns the strike of a fault that an incoming message triggered. A clean end of the output comes after the
  /// messages that wait to be sent.
  private static func strike(_ fault: Fault, arrival: NIODeadline, departure: NIODeadline) -> Action {
    switch fault {
    case .drop, .halfClose: .strike(fault, at: max(arrival, departure), .outgoing)
    default: .strike(fault, at: arrival, .incoming)
    }
  }

  /// Returns the actions of a message that passes, and of the held one that it overtakes; or holds it for the next one.
  private static func pass(
    _ passage: Passage, held: inout CastMessage?, now: NIODeadline, as action: (CastMessage) -> Action
  ) -> [Action] {
    guard let message = passage.message else { return [] }
    if passage.isHeld, held == nil {
      held = message
      return [.release(at: now + Self.longestHold)]
    }
    let overtaken = held
    held = nil
    return Array(repeating: action(message), count: passage.copies) + (overtaken.map { [action($0)] } ?? [])
  }

  /// Releases the messages that no other message has overtaken.
  mutating func release(now: NIODeadline) -> [Action] {
    let departure = self.heldDeparture.map { Action.transmit($0, at: max(self.lastDeparture, now)) }
    let arrival = self.heldArrival.map { Action.handle($0, at: max(self.lastArrival, now)) }
    self.heldDeparture = nil
    self.heldArrival = nil
    guard !self.isMute(at: now) else { return [] }
    return [departure, arrival].compactMap { $0 }
  }

  /// Applies a fault that no message triggered.
  mutating func strike(_ fault: Fault, now: NIODeadline) -> [Action] {
    self.begin(fault, now: now) ?? [.strikeNow(fault)]
  }

  /// Begins the effect of a fault on later messages; returns `nil` for a fault that must be applied to the link itself.
  private mutating func begin(_ fault: Fault, now: NIODeadline) -> [Action]? {
    switch fault {
    case .silence(let time):
      self.mutedUntil = time.map { now + $0 } ?? .distantFuture
      return []
    case .freeze(let time):
      self.frozenUntil = max(self.frozenUntil, now + time)
      self.lastDeparture = max(self.lastDeparture, self.frozenUntil)
      self.lastArrival = max(self.lastArrival, self.frozenUntil)
      return [.pauseReading(until: self.frozenUntil)]
    case .halfClose:
      self.outputHasEnded = true
      return nil
    default: return nil
    }
  }

  /// One message with the changes that faults made to it.
  private struct Passage {
    /// The message, or `nil` if it is lost.
    var message: CastMessage?
    let isOutgoing: Bool
    var copies: Int
    var delay: TimeAmount
    var isHeld = false
    /// The bytes sent before the message, or in its place.
    var bytes: [[UInt8]] = []
  }

  /// Applies `faults` to a message; returns those that strike the link in its place, and the actions at once.
  private mutating func apply(
    _ faults: [Fault], to passage: inout Passage, now: NIODeadline
  ) -> (strikes: [Fault], actions: [Action]) {
    var strikes: [Fault] = []
    var actions: [Action] = []
    for fault in faults {
      let message = passage.message
      if fault.replacesMessage { passage.message = nil }
      switch fault {
      case .discard: break
      case .duplicate(let copies): passage.copies = copies
      case .delay(let time): passage.delay = passage.delay + time
      case .reorder: passage.isHeld = true
      case .zeroRequestID: passage.message = message?.withoutRequestID
      case .garbage(let count, let isFramed): passage.bytes.append(Self.garbage(count, isFramed: isFramed))
      case .oversize(let length):
        passage.bytes.append(Self.header(length))
        self.mutedUntil = .distantFuture
      case .stall(let count):
        passage.bytes.append(Array(Self.frame(of: passage.isOutgoing ? message : nil).prefix(count)))
        self.mutedUntil = .distantFuture
        // PINGs aren't answered either.
        actions.append(.pauseReading(until: nil))
      default:
        if let effect = self.begin(fault, now: now) { actions += effect } else { strikes.append(fault) }
      }
    }
    return (strikes, actions)
  }

  private static func garbage(_ count: Int, isFramed: Bool) -> [UInt8] {
    let bytes = [UInt8](repeating: 0xFF, count: count)
    return isFramed ? self.header(UInt32(clamping: count)) + bytes : bytes
  }

  private static func header(_ length: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
  }

  /// Returns the frame of `message`, or any other frame that can be cut off.
  private static func frame(of message: CastMessage?) -> [UInt8] {
    var buffer = ByteBuffer()
    guard let message, (try? CastFramer.write(message, into: &buffer)) != nil else {
      return self.header(64) + [8, 0, 18, 60] + [UInt8](repeating: UInt8(ascii: "-"), count: 60)
    }
    return Array(buffer.readableBytesView)
  }
}

extension CastMessage {
  /// A copy with request id 0, if the message is JSON with a request id.
  var withoutRequestID: CastMessage {
    guard self.payloadType == .string, var object = (try? self.parseJSON())?.root.value.object,
      object["requestId"] != nil
    else { return self }
    object["requestId"] = 0
    return CastMessage(
      sourceId: self.sourceId, destinationId: self.destinationId, namespace: self.namespace, json: object)
  }
}
