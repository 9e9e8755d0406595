import ChildProcesses
import Glibc
public import Logging
public import LoopIsolation
public import MediaProbe

/// Determines once which hardware encodes pictures, by encoding test pictures with it.
///
/// 1. ``best()`` searches for devices; if there are none, nothing is run.
/// 2. ffmpeg encodes eight pictures of a test card with each device, within 8 s.
/// 3. The first device whose stream can be cut at its key frames is used from then on.
@LoopActor
public final class EncoderTrials {
  private static let time = 8.0
  private static let bytes = 8 << 20
  private static let pictures = 8
  private static let group = 4
  private nonisolated static let maximumDevices = 4

  private let probe: MediaProbe
  private let devices: String
  private let logger: Logger
  private var found: Task<VideoEncoder, Never>?

  /// - Parameter devices: The folder of the devices, `/dev`.
  public init(probe: MediaProbe, devices: String = "/dev", logger: Logger) {
    (self.probe, self.devices) = (probe, devices)
    self.logger = logger.component("EncoderTrials")
  }

  /// Returns the hardware that passed its trial, or ``VideoEncoder/software``. The first call may take some seconds.
  public func best() async -> VideoEncoder {
    let found = self.found ?? LoopActor.task { await self.search() }
    self.found = found
    return await found.value
  }

  private func search() async -> VideoEncoder {
    let devices = self.devices
    let candidates = await Blocking.run { Self.candidates(in: devices) }
    for candidate in candidates where await self.passes(candidate) {
      self.logger.notice("pictures are encoded by hardware", metadata: ["encoder": "\(candidate)"])
      return candidate
    }
    return .software
  }

  /// Returns the encoders for which there are devices.
  nonisolated static func candidates(in devices: String) -> [VideoEncoder] {
    var candidates: [VideoEncoder] = []
    if access("\(devices)/nvidiactl", F_OK) == 0 { candidates.append(.nvenc) }
    for number in 128..<128 + self.maximumDevices where access("\(devices)/dri/renderD\(number)", R_OK | W_OK) == 0 {
      candidates.append(.vaapi(device: "\(devices)/dri/renderD\(number)"))
    }
    if (0..<64).contains(where: { access("\(devices)/video\($0)", R_OK | W_OK) == 0 }) { candidates.append(.v4l2) }
    return candidates
  }

  private func passes(_ encoder: VideoEncoder) async -> Bool {
    let pictures = EncodedPictures(width: 1_280, height: 720, rate: .init(25), bitRate: 4_000_000)
    let arguments =
      ["-v", "error", "-hide_banner", "-nostdin"] + encoder.deviceOptions + [
        "-f", "lavfi", "-i", "testsrc2=size=1280x720:rate=25", "-frames:v", "\(Self.pictures)", "-vf",
        encoder.lastFilters,
      ] + encoder.arguments(pictures, group: Self.group, hasReordering: false, threads: 1) + [
        "-an", "-f", "mpegts", "pipe:1",
      ]
    var limits = ChildLimits(memory: 6 << 30, processorTime: 60)
    limits.countsReservedMemory = !encoder.reservesMemory
    do throws(MediaProbeError) {
      let stream = try await self.probe.tryFFmpeg(arguments, limits: limits, bytes: Self.bytes, time: Self.time)
      let (frames, keys) = TransportStreamCutter.pictures(in: stream)
      if frames >= Self.pictures, keys >= Self.pictures / Self.group { return true }
      self.logger.notice(
        "hardware isn't used: its stream can't be cut",
        metadata: ["encoder": "\(encoder)", "pictures": "\(frames)", "keys": "\(keys)"])
    } catch {
      self.logger.notice("hardware isn't used", metadata: ["encoder": "\(encoder)", "error": "\(error)"])
    }
    return false
  }
}

extension TransportStreamCutter {
  /// Counts the pictures of a stream, and the key frames among them that carry their parameters (a sequence parameter
  /// set, ITU-T H.264 7.3.2.1), without which a segment can't begin there.
  static func pictures(in stream: [UInt8]) -> (frames: Int, keys: Int) {
    var (frames, keys) = (0, 0)
    stream.withUnsafeBytes { bytes in
      for place in stride(from: 0, through: bytes.count - Self.packetLength, by: Self.packetLength) {
        let packet = UnsafeRawBufferPointer(rebasing: bytes[place..<place + Self.packetLength])
        let id = UInt16(packet[1] & 0x1F) << 8 | UInt16(packet[2])
        guard packet[0] == Self.syncByte, id == 0x100, packet[1] & 0x40 != 0, let start = Self.frameStart(packet)
        else { continue }
        frames += 1
        let hasParameters = packet.indices.dropLast(3).contains {
          packet[$0] == 0 && packet[$0 + 1] == 0 && packet[$0 + 2] == 1 && packet[$0 + 3] & 0x1F == 7
        }
        if start.isKey, hasParameters { keys += 1 }
      }
    }
    return (frames, keys)
  }
}
