import LoopIsolation
import TextFormats

/// The times at which the video of a file can be cut without transcoding.
public struct KeyFrames: Sendable, Hashable {
  /// The presentation times of key frames on the file's clock, in seconds, ascending.
  public var times: [Double]
  /// Whether each seek found a key frame, as in a file with an index. Otherwise `times` isn't reliable.
  public var isIndexed: Bool

  /// Creates the value.
  public init(times: [Double], isIndexed: Bool) { (self.times, self.isIndexed) = (times, isIndexed) }
}

extension MediaProbe {
  /// The most seeks of one call.
  private static let maximumSeeks = 5_000

  /// Finds the key frames before evenly spaced times by the file's index. Each takes a seek and a packet, so a film of
  /// 20 GB takes as long as one of 2 MB.
  ///
  /// - Parameters:
  ///   - stream: One of ``MediaFacts/video``.
  ///   - start: The first time stamp of the file, in seconds.
  ///   - duration: The duration of the file, in seconds.
  ///   - interval: The longest distance between the times, in seconds, at least 0.5; longer if the file would need more
  ///     than 5,000 seeks.
  /// - Throws: As ``probe(_:)``.
  @LoopActor
  public func keyFrames(
    _ stream: MediaStream, of input: ProbeInput, start: Double, duration: Double, every interval: Double
  ) async throws(MediaProbeError) -> KeyFrames {
    let count = min(max(Int((duration / max(interval, 0.5)).rounded(.up)), 1), Self.maximumSeeks)
    let step = duration / Double(count)
    let times = (0..<count).map { start + Double($0) * step }
    return KeyFrames(ffprobe: try await self.packets(of: stream, of: input, at: times, count: 1))
  }

  /// The most key frames whose groups of pictures are examined.
  private static let maximumGroups = 6
  /// The number of packets that are read of a group.
  private static let packetsOfGroup = 4

  /// Returns whether frames that are shown before a key frame follow it in the file (open groups of pictures). Such
  /// frames depend on those before the key frame, too.
  ///
  /// - Parameters:
  ///   - stream: One of ``MediaFacts/video``.
  ///   - times: The presentation times of its key frames, some of which are examined.
  /// - Throws: As ``probe(_:)``.
  @LoopActor
  public func hasOpenGroups(
    _ stream: MediaStream, of input: ProbeInput, at times: [Double]
  ) async throws(MediaProbeError) -> Bool {
    let step = max(1, times.count / Self.maximumGroups)
    let some = stride(from: min(1, times.count - 1), to: times.count, by: step).prefix(Self.maximumGroups)
    guard !times.isEmpty else { return false }
    return KeyFrames.hasOpenGroups(
      ffprobe: try await self.packets(of: stream, of: input, at: some.map { times[$0] }, count: Self.packetsOfGroup))
  }

  /// Returns ffprobe's lines about the packets from each time on, `count` for each: `41.708000,K_`.
  @LoopActor
  private func packets(
    of stream: MediaStream, of input: ProbeInput, at times: [Double], count: Int
  ) async throws(MediaProbeError) -> [UInt8] {
    let intervals = times.map { "\(DecimalText.text(max(0, $0)))%+#\(count)" }.joined(separator: ",")
    let arguments =
      [
        "-v", "error", "-hide_banner", "-max_alloc", Self.maximumAllocation, "-select_streams", "\(stream.index)",
        "-read_intervals", intervals, "-show_entries", "packet=pts_time,flags", "-of", "csv=p=0",
      ] + (try input.arguments())
    return try await self.run(
      self.programs.ffprobe, arguments, about: input, limit: 1 << 20, time: self.limits.probeTime)
  }
}

extension KeyFrames {
  /// Whether a packet that follows one with a key frame, such as `41.708000,K_`, has an earlier time.
  static func hasOpenGroups(ffprobe bytes: [UInt8]) -> Bool {
    var key: Double?
    for case let packet? in self.packets(ffprobe: bytes) {
      if packet.isKey { key = packet.time } else if let key, packet.time < key { return true }
    }
    return false
  }

  /// Parses lines such as `41.708000,K_`. A line without a key frame shows that the file has no index.
  init(ffprobe bytes: [UInt8]) {
    let packets = Self.packets(ffprobe: bytes)
    let sorted = Set(packets.compactMap { $0?.isKey == true ? $0?.time : nil }).sorted()
    self.init(times: sorted, isIndexed: packets.allSatisfy { $0?.isKey == true } && !sorted.isEmpty)
  }

  /// Returns a packet for each line; `nil` for one without a time.
  private static func packets(ffprobe bytes: [UInt8]) -> [(time: Double, isKey: Bool)?] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
      let parts = line.split(separator: ",")
      guard parts.count >= 2, let time = Double(parts[0]), time.isFinite else { return nil }
      return (time, parts[1].hasPrefix("K"))
    }
  }
}
