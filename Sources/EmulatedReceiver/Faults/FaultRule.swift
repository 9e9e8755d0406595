/// A fault, the messages or handshakes that bring it on, and how often it strikes.
public struct FaultRule: Sendable, Hashable {
  public var fault: Fault
  /// The messages that bring it on, for all but handshake faults.
  ///
  /// `nil`: every sent message brings on a message's fault; a link's or device's strikes at once.
  public var when: MessagePattern?
  /// So many messages that fit (handshakes, for their faults) pass unharmed first.
  public var after: Int
  /// How often it strikes; `nil`: always.
  public var times: Int?

  /// - Parameter times: Unless given, once for a link or a device, and always for messages and handshakes.
  public init(_ fault: Fault, when: MessagePattern? = nil, after: Int = 0, times: Times = .standard) {
    self.fault = fault
    self.when = when
    self.after = after
    switch times {
    case .standard: self.times = fault.scope == .link || fault.scope == .device ? 1 : nil
    case .count(let count): self.times = count
    case .always: self.times = nil
    }
  }

  /// How often a rule strikes.
  public enum Times: Sendable, Hashable {
    case standard
    case count(Int)
    case always
  }

  /// Whether it waits for nothing: what it is about is there, and it strikes at once.
  public var isImmediate: Bool {
    guard self.when == nil, self.after == 0 else { return false }
    return self.fault.scope == .link || self.fault.scope == .device
  }

  /// What brings it on, where nobody said: what goes out.
  var trigger: MessagePattern { self.when ?? MessagePattern(direction: .sent) }
}
