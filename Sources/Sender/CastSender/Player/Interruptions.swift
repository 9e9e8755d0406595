public import CastDiscovery
public import CastModel
public import LoopIsolation
public import NIOCore

/// What is announced on a device.
public struct Announcement: Sendable {
  /// The media, or a queue: its end is the end of the last item.
  public var request: LoadRequestData
  /// The device's volume meanwhile, 0 to 1; `nil`: as it is.
  public var volumeLevel: Double?
  /// It is cut off after this long.
  public var maximumDuration: TimeAmount
  /// How long connecting and launching may take together; `nil`: the context's.
  public var timeout: TimeAmount?

  /// Makes an announcement that is cut off after a minute unless told otherwise.
  public init(
    _ request: LoadRequestData, volumeLevel: Double? = nil, maximumDuration: TimeAmount = .seconds(60),
    timeout: TimeAmount? = nil
  ) {
    self.request = request
    self.volumeLevel = volumeLevel
    self.maximumDuration = maximumDuration
    self.timeout = timeout
  }
}

extension Announcement {
  /// Announces what a call wants to be played.
  public init(_ request: PlayRequest, volumeLevel: Double?, maximumDuration: TimeAmount, timeout: TimeAmount?) {
    self.init(
      request.loadRequest, volumeLevel: volumeLevel, maximumDuration: maximumDuration, timeout: timeout)
  }
}

/// What became of an announcement.
public struct InterruptionResult: Sendable {
  /// The device.
  public var device: DiscoveredDevice
  /// The session that there is with it now, because there was one before; `nil`: none.
  public var sessionId: String?
}

/// Announcements, after which everything is as before.
@LoopActor
public final class Interruptions {
  /// How long the end of the program waits until what was before is back.
  private static let endLimit = TimeAmount.seconds(5)

  private weak var context: CastContext?
  private var drivers: [InterruptionDriver] = []

  init(_ context: CastContext) { self.context = context }

  /// Plays an announcement; returns when it has ended and what was before is back: app, queue, item, position, whether it was
  /// paused, and the volume.
  ///
  /// Announcements of one device wait for each other, 16 at most; what was before the first is restored after the last. What was
  /// before is restored, too, if the announcement fails, and if the calling task is cancelled.
  ///
  /// - Parameter didBegin: Called with each session that is made for it.
  /// - Throws: what ``SessionManager/start(_:options:didBegin:)`` and ``RemoteMediaClient/load(_:progress:)`` throw;
  ///   ``CastErrorCode/mediaError`` if it can't be played to its end; ``CastErrorCode/requestReplaced`` or
  ///   ``CastErrorCode/sessionEnded`` if somebody else took the device, which then is left to them; ``CastErrorCode/internalLimitReached``;
  ///   ``CastErrorCode/playbackNotRestored`` with the cause.
  public func announce(
    _ announcement: Announcement, on target: SessionTarget, didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> InterruptionResult {
    guard let context else { throw CastError(.sessionEnded, "The program is ending.") }
    try Self.check(announcement)
    let device = try context.sessions.device(for: target)
    let driver = self.drivers.first { $0.isFor(device) } ?? self.makeDriver(target, device: device, context)
    return try await driver.announce(announcement, didBegin: didBegin)
  }

  /// Refuses what can't be loaded, before anything is interrupted.
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

  /// Gives up every announcement; returns when what was before is back, or after a while.
  func shutDown() async {
    guard let clock = self.context?.clock, !self.drivers.isEmpty else { return }
    let drivers = self.drivers
    _ = await FirstOf.value(within: Self.endLimit, clock: clock) {
      for driver in drivers { await driver.end() }
      return true
    }
  }
}
