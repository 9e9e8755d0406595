import LoopIsolation
import MediaProbe
import TextFormats

/// The arguments with which ffmpeg makes a plan's segments from `first` on, as one MPEG transport stream, or one
/// fragmented MP4, on its standard output.
///
/// Two runs that begin at different segments give the same segments: pictures lie on one grid of the frame rate, AAC
/// frames on one of 1024 samples, and both are counted from the beginning of the file.
struct ConversionCommand: Sendable, Hashable {
  /// The offset added to all time stamps, in seconds, so that those before the first picture aren't negative.
  static let offset = 10.0
  /// The time before the segment from which the sound is read, in seconds: decoders need some frames first.
  private static let lead = 1.0
  /// The time before the segment from which the file is read for subtitles that are still shown there, in seconds.
  private static let subtitleLead = 10.0

  let inputs: [ConversionSource.Opened]
  let plan: ConversionPlan
  let timeline: ConversionTimeline
  let first: Int
  /// The encoder of the pictures.
  var encoder = VideoEncoder.software
  /// Whether libx264 may use B-frames. Without them its segments can follow those of hardware.
  var hasReordering = true
  /// The encoder's threads; 0 for as many as there are processors.
  var threads = 0

  /// All arguments. ffmpeg can't mistake a path from outside for an option, or for a protocol that reaches the network.
  var arguments: [String] {
    let border = self.timeline.borders[self.first]
    var words = ["-v", "error", "-hide_banner", "-nostdin", "-nostats", "-max_alloc", MediaProbe.maximumAllocation]
    words += ["-copyts"] + (self.plan.encodesPictures ? self.encoder.deviceOptions : [])
    let seek = border - (self.burnsSubtitles ? Self.subtitleLead : Self.lead)
    for input in self.inputs {
      if self.first > 0, seek > 0 { words += ["-ss", DecimalText.text(seek)] }
      words += input.arguments
    }
    words += self.pictures(from: border) + self.sound(from: border)
    words += [
      "-map_metadata", "-1", "-map_chapters", "-1", "-sn", "-dn", "-max_muxing_queue_size", "4096",
      "-muxdelay", "0", "-muxpreload", "0", "-avoid_negative_ts", "disabled",
      "-output_ts_offset", DecimalText.text(Self.offset - self.timeline.start), "-flush_packets", "1",
    ]
    return words + self.format + ["pipe:1"]
  }

  private var format: [String] {
    switch self.plan.container {
    case .transportStream: ["-pes_payload_size", "0", "-f", "mpegts"]
    case .fragmentedMP4:
      // Without an edit list, and as if fragments preceded (`frag_discont`), the times of two runs are on one clock.
      [
        "-fflags", "+bitexact", "-use_editlist", "0", "-movflags",
        "+frag_keyframe+empty_moov+delay_moov+default_base_moof+frag_discont+skip_trailer", "-f", "mp4",
      ]
    }
  }

  private var cutter: any SegmentCutter {
    switch self.plan.container {
    case .transportStream: TransportStreamCutter(plan: self.plan, timeline: self.timeline, first: self.first)
    case .fragmentedMP4: FragmentCutter(timeline: self.timeline, first: self.first)
    }
  }

  /// The parameters of the child.
  var work: ConversionRun.Work {
    ConversionRun.Work(
      arguments: self.arguments, subjects: self.inputs.map(\.argument),
      reservesMemory: self.plan.encodesPictures && self.encoder.reservesMemory,
      cutter: self.cutter)
  }

  /// The number of the input with the sound.
  private var soundInput: Int { self.inputs.count - 1 }
  private var burnsSubtitles: Bool { self.plan.steps.contains(.burnedSubtitles) }

  // MARK: Pictures

  private func pictures(from border: Double) -> [String] {
    switch self.plan.pictures {
    case nil: return ["-vn"]
    case .copied(let index):
      // Devices accept HEVC whose parameter sets are in the initialization alone (devices.md F76).
      let tag = self.plan.container == .fragmentedMP4 ? ["-tag:v", "hvc1"] : []
      return ["-map", "0:\(index)", "-c:v", "copy"] + tag
    case .encoded(let index, let pictures):
      let filters = PictureFilters(
        stream: index, pictures: pictures, encoder: self.encoder, start: border + self.timeline.start)
      let group = Int((ConversionTimeline.segmentLength * pictures.rate.value).rounded())
      return filters.arguments
        + self.encoder.arguments(
          pictures, group: group, hasReordering: self.hasReordering, threads: self.threads)
    }
  }

  // MARK: Sound

  private func sound(from border: Double) -> [String] {
    switch self.plan.sound {
    case .copied(let index): return ["-map", "\(self.soundInput):\(index)", "-c:a", "copy"]
    case .encoded(let index, let bitRate):
      let first = self.firstSample(before: border)
      return [
        "-map", "\(self.soundInput):\(index)",
        // `first_pts` counts samples of the input (libswresample), so the sample rate is converted first.
        "-af",
        "aresample=48000,aresample=async=1000:first_pts=\(first),aformat=channel_layouts=stereo:sample_fmts=fltp",
        "-c:a", "aac", "-b:a", "\(bitRate)", "-ar", "48000",
      ]
    case .silence:
      let first = self.firstSample(before: border)
      let end = self.timeline.start + self.timeline.duration
      let length = DecimalText.text(max(end - Double(first) / 48_000, 0.1))
      return [
        "-filter_complex", "anullsrc=r=48000:cl=stereo:d=\(length),asetpts=N+\(first)[silence]", "-map", "[silence]",
        "-c:a", "aac", "-b:a", "32000",
      ]
    }
  }

  /// Returns the number of the sample with which the sound begins. It is on the grid of AAC frames, some frames before
  /// the border, and after the place from which the file is read.
  private func firstSample(before border: Double) -> Int {
    let start = self.timeline.start
    let time = self.first == 0 ? start : max(border + start - Self.lead * 0.7, start)
    let frame = (time / ConversionTimeline.soundFrame).rounded(self.first == 0 ? .down : .up)
    return Int(frame) * 1_024
  }
}
