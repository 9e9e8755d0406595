import MediaProbe

/// The arguments with which ffmpeg makes a live stream of an endless source.
struct LiveCommand: Sendable, Hashable {
  /// The maximum lead of the output over the clock, in seconds of playing.
  private static let lead = 15.0

  /// The source, or `nil` for standard input.
  let relayed: ConversionSource.Opened?
  let plan: ConversionPlan
  var encoder = VideoEncoder.software

  var arguments: [String] {
    var words = ["-v", "error", "-hide_banner", "-nostdin", "-nostats", "-max_alloc", MediaProbe.maximumAllocation]
    words += self.plan.encodesPictures ? self.encoder.deviceOptions : []
    words += ["-fflags", "+genpts", "-analyzeduration", "3000000", "-probesize", "2000000"]
    words +=
      self.relayed?.arguments ?? ["-protocol_whitelist", "pipe"] + ProbeInput.plainContainers + ["-i", "pipe:0"]
    words += self.pictures + self.sound
    words += [
      "-map_metadata", "-1", "-map_chapters", "-1", "-sn", "-dn", "-max_muxing_queue_size", "4096", "-muxdelay", "0",
      "-muxpreload", "0", "-pes_payload_size", "0", "-flush_packets", "1", "-f", "mpegts", "pipe:1",
    ]
    return words
  }

  private var pictures: [String] {
    switch self.plan.pictures {
    case nil: return ["-vn"]
    case .copied(let index): return ["-map", "0:\(index)", "-c:v", "copy"]
    case .encoded(let index, let pictures):
      let group = Int((LiveCutter.length * pictures.rate.value).rounded())
      return PictureFilters(stream: index, pictures: pictures, encoder: self.encoder).arguments
        + self.encoder.arguments(pictures, group: group, hasReordering: false, threads: 0)
    }
  }

  private var sound: [String] {
    switch self.plan.sound {
    case .copied(let index): ["-map", "0:\(index)", "-c:a", "copy"]
    case .encoded(let index, let bitRate):
      [
        "-map", "0:\(index)", "-af", "aresample=48000:async=1000,aformat=channel_layouts=stereo:sample_fmts=fltp",
        "-c:a", "aac", "-b:a", "\(bitRate)", "-ar", "48000",
      ]
    case .silence:
      [
        "-filter_complex", "anullsrc=r=48000:cl=stereo[silence]", "-map", "[silence]", "-c:a", "aac", "-b:a", "32000",
        "-shortest",
      ]
    }
  }

  /// Returns the parameters of the child.
  ///
  /// - Parameter input: The descriptor of the child's standard input.
  func work(input: Int32?) -> ConversionRun.Work {
    ConversionRun.Work(
      arguments: self.arguments, subjects: [self.relayed?.argument ?? "pipe:0"],
      reservesMemory: self.plan.encodesPictures && self.encoder.reservesMemory, input: input,
      lead: Self.lead, cutter: LiveCutter(hasPictures: self.plan.pictures != nil))
  }
}
