import TextFormats

/// The selection of a source's pictures, and the filters between decoder and encoder.
struct PictureFilters: Sendable, Hashable {
  /// The index of the stream in the first input.
  let stream: Int
  let pictures: EncodedPictures
  let encoder: VideoEncoder
  /// The time on which the grid of the frame rate begins, in seconds; `nil` for that of the first picture. The first
  /// picture is repeated before its time if there is none at `start`.
  var start: Double?

  /// The arguments for ffmpeg.
  var arguments: [String] {
    guard let subtitles = self.pictures.burnedSubtitles else {
      return ["-map", "0:\(self.stream)", "-vf", self.chain]
    }
    let overlay = "[0:\(self.stream)][0:\(subtitles)]overlay=eof_action=pass:repeatlast=0"
    return ["-filter_complex", "\(overlay),\(self.chain)[v]", "-map", "[v]"]
  }

  private var chain: String {
    var filters: [String] = []
    if self.pictures.isDeinterlaced { filters.append("bwdif=mode=send_frame") }
    let start = self.start.map { ":start_time=\(DecimalText.text($0))" } ?? ""
    filters.append("fps=fps=\(self.pictures.rate.pictures)/\(self.pictures.rate.seconds)\(start)")
    let size = "w=\(self.pictures.width):h=\(self.pictures.height)"
    if self.pictures.isToneMapped {
      // Scaled first, because the mapping computes with floating-point numbers.
      filters.append("zscale=\(size):t=linear:npl=100,format=gbrpf32le")
      filters.append("zscale=p=bt709,tonemap=tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv")
    } else {
      filters.append("scale=\(size):flags=bicubic")
    }
    filters.append(self.encoder.lastFilters)
    return filters.joined(separator: ",")
  }
}
