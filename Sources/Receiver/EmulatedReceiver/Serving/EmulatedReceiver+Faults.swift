import CastV2
import Logging
import LoopIsolation
import NIOCore
import TLS

// Faults on command: what strikes messages is the links' matter, what strikes handshakes and the device is done here.
extension EmulatedReceiver {
  /// The rules in force, with their counts.
  public var faultRules: [FaultSchedule.Entry] { self.schedule.entries }

  /// Puts a rule in force, or strikes at once where it waits for nothing (``FaultRule/isImmediate``).
  ///
  /// A reboot goes on when this returns; a take-over is done.
  ///
  /// - Returns: The rule's id; `nil` for a fault that has struck.
  /// - Throws: ``ReceiverError``: `tooManyFaults`, `takeOverFailed`, `notAGroup`.
  @discardableResult
  public func inject(_ rule: FaultRule) async throws -> String? {
    if rule.fault == .wrongCertificate { try await self.prepareWrongCertificate() }
    guard rule.isImmediate else {
      guard let id = self.schedule.add(rule) else {
        throw ReceiverError(.tooManyFaults, "There are too many rules for faults already. Clear some.")
      }
      return id
    }
    if case .takeOver(let takeOver) = rule.fault {
      self.observed(.faultStruck(FaultStrike(rule.fault)))
      try await self.takeOver(takeOver)
    } else {
      try self.strikeNow(rule.fault)
    }
    return nil
  }

  /// Takes a rule back; `false` if there is none of that id.
  @discardableResult
  public func clearFault(_ id: String) -> Bool { self.schedule.remove(id) }

  /// Takes back every rule, and every misbehaviour that was set otherwise; what a fault has done to a link stays.
  public func clearFaults() {
    self.schedule.removeAll()
    self.faults = .none
  }

  // MARK: For links

  func faults(
    struckBy message: CastMessage, _ direction: MessageTrigger.Direction, on link: LinkID
  ) -> [Fault] {
    let faults = self.schedule.strike(message, direction)
    for fault in faults {
      self.observed(.faultStruck(FaultStrike(fault, link: link, type: message.typeName)))
    }
    return faults
  }

  /// How the next TLS handshake goes.
  func nextHandshake(_ context: TLSContext) -> CastHandshake {
    var handshake = CastHandshake(context: context)
    for fault in self.schedule.strikeHandshake() {
      self.observed(.faultStruck(FaultStrike(fault)))
      switch fault {
      case .slowTLS(let time): handshake.delay = handshake.delay + time
      case .wrongCertificate: handshake.context = self.wrongContext ?? context
      default: break
      }
    }
    return handshake
  }

  /// Strikes the device, or all that one link has of it.
  func strike(_ fault: Fault, on link: LinkID, broughtOnBy message: CastMessage?) {
    switch fault {
    case .closePlatform: self.closePlatform(of: link)
    default:
      do {
        try self.strikeDevice(fault)
      } catch {
        self.logger.warning("fault had no effect", metadata: ["error": "\(error)"])
      }
    }
  }

  private func strikeNow(_ fault: Fault) throws {
    self.observed(.faultStruck(FaultStrike(fault)))
    guard fault.scope == .link else { return try self.strikeDevice(fault) }
    for link in self.openLinks { link.strike(fault) }
  }

  private func strikeDevice(_ fault: Fault) throws {
    switch fault {
    case .reboot(let time, let port): self.rebootSoon(port: port, after: time)
    case .crashApplication: self.stopApplication()
    case .takeOver(let takeOver):
      LoopActor.task {
        do {
          try await self.takeOver(takeOver)
        } catch {
          self.logger.warning("take-over failed", metadata: ["error": "\(error)"])
        }
      }
    case .moveLeader(let member): try self.moveLeaderSoon(to: member)
    default: break
    }
  }

  /// Made away from the loop, once for the process.
  private static let wrongIdentity = Task.detached { try TLSIdentity.selfSigned(commonName: "Somebody else") }

  func prepareWrongCertificate() async throws {
    guard self.wrongContext == nil else { return }
    self.wrongContext = try TLSContext(serverPolicy: TLSPolicy(), identity: try await Self.wrongIdentity.value)
  }
}

/// A fault that has struck.
public struct FaultStrike: Sendable, Hashable {
  /// The receiver misbehaved in this way.
  public var fault: Fault
  /// `nil` for a handshake's or the device's.
  public var link: LinkID?
  /// The type of the message that brought it on.
  public var type: String?

  /// Makes a strike; `link` and `type` are given where a message brought it on.
  public init(_ fault: Fault, link: LinkID? = nil, type: String? = nil) {
    self.fault = fault
    self.link = link
    self.type = type
  }
}
