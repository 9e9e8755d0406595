public import CastDiscovery
public import CastModel
public import LoopIsolation
public import NIOCore

/// An announcement to make on a device.
public struct Announcement: Sendable {
  /// The media, or a queue, whose end is the end of its last item.
  public var request: LoadRequestData
  /// The device's volume during the announcement, 0 to 1; `nil` leaves it unchanged.
  public var volumeLevel: Double?
  /// The time after which the announcement is cut off.
  public var maximumDuration: TimeAmount
  /// The time limit for connecting and launching together; `nil` takes the context's.
  public var timeout: TimeAmount?

  /// Creates an announcement that is cut off after a minute by default.
  public init(
    _ request: LoadRequestData, volumeLevel: Double? = nil, maximumDuration: TimeAmount = .seconds(60),
    timeout: TimeAmount? = nil
  ) {
    self.request = request
    self.volumeLevel = volumeLevel
    self.maximumDuration = maximumDuration
    self.timeout = timeout
  }

  /// Creates an announcement from a request to play.
  public init(_ request: PlayRequest, volumeLevel: Double?, maximumDuration: TimeAmount, timeout: TimeAmount?) {
    self.init(
      request.loadRequest, volumeLevel: volumeLevel, maximumDuration: maximumDuration, timeout: timeout)
  }
}

/// The result of an announcement.
public struct InterruptionResult: Sendable {
  /// The device.
  public var device: DiscoveredDevice
  /// The session with the device afterwards, if there was one before; `nil` otherwise.
  public var sessionId: String?
}

/// Announcements that interrupt playback and restore it afterwards.
@LoopActor
public final class Interruptions {
  /// The time that the end of the program waits for the restoration.
  private static let endLimit = TimeAmount.seconds(5)

  private weak var context: CastContext?
  private var drivers: [InterruptionDriver] = []

  init(_ context: CastContext) { self.context = context }

  /// Plays an announcement. Returns when it has ended and the earlier state is restored: app, queue, item, position,
  /// whether it was paused, and the volume.
  ///
  /// Announcements on one device wait for each other, 16 at most; the state before the first is restored after the
  /// last. It is also restored if the announcement fails, or the calling task is cancelled.
  ///
  /// - Parameter didBegin: Called with each session that is created for the announcement.
  /// - Throws: The errors of ``SessionManager/start(_:options:didBegin:)`` and
  ///   ``RemoteMediaClient/load(_:progress:)``; ``CastErrorCode/mediaError`` if the announcement can't be played to
  ///   its end; ``CastErrorCode/requestReplaced`` or ``CastErrorCode/sessionEnded`` if another sender took over the
  ///   device, which then keeps it; ``CastErrorCode/internalLimitReached``; ``CastErrorCode/playbackNotRestored``
  ///   with the cause.
  public func announce(
    _ announcement: Announcement, on target: SessionTarget, didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> InterruptionResult {
    guard let context else { throw CastError(.sessionEnded, "The program is ending.") }
    try Self.check(announcement)
    let device = try context.sessions.device(for: target)
    let driver = self.drivers.first { $0.isFor(device) } ?? self.makeDriver(target, device: device, context)
    return try await driver.announce(announcement, didBegin: didBegin)
  }

  /// Throws for an announcement that can't be loaded, before playback is interrupted.
  private static func check(_ announcement: Announcement) throws(CastError) {
    let request = announcement.request
    guard request.media != nil || request.queueData != nil else {
      throw CastError(InvalidParameter("media", "required, but missing, and so is queueData"))
    }
    do throws(InvalidParameter) { try MediaValidator.check(request) } catch { throw CastError(error) }
    if let level = announcement.volumeLevel, !(0...1).contains(level) {
      throw CastError(InvalidParameter("volumeLevel", "\(level) is not between 0 and 1"))
    }
  }

  private func makeDriver(
    _ target: SessionTarget, device: DiscoveredDevice, _ context: CastContext
  ) -> InterruptionDriver {
    let driver = InterruptionDriver(target, device: device, context: context) { [weak self] in
      self?.drivers.removeAll { $0.isOver }
    }
    self.drivers.append(driver)
    return driver
  }

  /// Cancels every announcement. Returns when the earlier state is restored, or a time limit is over.
  func shutDown() async {
    guard let clock = self.context?.clock, !self.drivers.isEmpty else { return }
    let drivers = self.drivers
    _ = await FirstOf.value(within: Self.endLimit, clock: clock) {
      for driver in drivers { await driver.end() }
      return true
    }
  }
}
