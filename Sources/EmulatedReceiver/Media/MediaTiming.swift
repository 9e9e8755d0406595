public import NIOCore

/// How long the player takes for things, and what it assumes of media that doesn't say.
public struct MediaTiming: Sendable, Hashable {
  /// From LOAD to the first data, at least.
  public var loadTime: TimeAmount
  /// From the first data, or a seek, to playing.
  public var bufferingTime: TimeAmount
  /// The duration of on-demand media whose request and URL give none, in seconds.
  public var defaultDuration: Double
  /// How far back a live stream can be sought, in seconds.
  public var liveWindow: Double
  /// How long the player waits for a ``ResourceExaminer`` before the load has failed.
  public var examinationTimeout: TimeAmount

  public init(
    loadTime: TimeAmount = .milliseconds(200), bufferingTime: TimeAmount = .milliseconds(50),
    defaultDuration: Double = 596.474195, liveWindow: Double = 600, examinationTimeout: TimeAmount = .seconds(30)
  ) {
    self.loadTime = loadTime
    self.bufferingTime = bufferingTime
    self.defaultDuration = defaultDuration
    self.liveWindow = liveWindow
    self.examinationTimeout = examinationTimeout
  }

  /// Nothing takes time: for tests.
  public static let immediate = MediaTiming(loadTime: .zero, bufferingTime: .zero)
}
