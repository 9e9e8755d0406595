import CastV2
import Logging
import LoopIsolation
import NIOCore
import TLS

// Faults on command: the links apply those of messages, and this extension those of handshakes and the device.
extension EmulatedReceiver {
  /// The rules in force, with their counts.
  public var faultRules: [FaultSchedule.Entry] { self.schedule.entries }

  /// Adds a rule, or applies its fault at once if it waits for nothing (``FaultRule/isImmediate``).
  ///
  /// A reboot is still in progress when this returns; a take-over is complete.
  ///
  /// - Returns: The rule's id; `nil` for a fault that was applied at once.
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
      self.observed(.faultStruck(FaultStrike(fault: rule.fault)))
      try await self.takeOver(takeOver)
    } else {
      try self.strikeNow(rule.fault)
    }
    return nil
  }

  /// Removes a rule; returns `false` if none has that id.
  @discardableResult
  public func clearFault(_ id: String) -> Bool { self.schedule.remove(id) }

  /// Removes every rule, and resets all other misbehaviour; the effect of faults on open links stays.
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
      self.observed(.faultStruck(FaultStrike(fault: fault, link: link, type: message.typeName)))
    }
    return faults
  }

  /// Returns the configuration of the next TLS handshake, with its faults.
  func nextHandshake(_ context: TLSContext) -> CastHandshake {
    var handshake = CastHandshake(context: context)
    for fault in self.schedule.strikeHandshake() {
      self.observed(.faultStruck(FaultStrike(fault: fault)))
      switch fault {
      case .slowTLS(let time): handshake.delay = handshake.delay + time
      case .wrongCertificate: handshake.context = self.wrongContext ?? context
      default: break
      }
    }
    return handshake
  }

  /// Applies a fault to the device, or to the platform connections of one link.
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
    self.observed(.faultStruck(FaultStrike(fault: fault)))
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

  /// The identity of another device, created away from the loop, once for the process.
  private static let wrongIdentity = Task.detached { try TLSIdentity.selfSigned(commonName: "Somebody else") }

  func prepareWrongCertificate() async throws {
    guard self.wrongContext == nil else { return }
    self.wrongContext = try TLSContext(serverPolicy: TLSPolicy(), identity: try await Self.wrongIdentity.value)
  }
}

/// A fault that was applied.
public struct FaultStrike: Sendable, Hashable {
  /// The kind of misbehaviour.
  public var fault: Fault
  /// The link; `nil` for a fault of a handshake or of the device.
  public var link: LinkID?
  /// The type of the message that triggered the fault.
  public var type: String?
}
