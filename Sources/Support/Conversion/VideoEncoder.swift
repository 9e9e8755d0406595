/// A program or a piece of hardware that encodes H.264 pictures.
public enum VideoEncoder: Sendable, Hashable {
  /// libx264 on the processors.
  case software
  /// Hardware behind VA-API, by the path of its device: `/dev/dri/renderD128`.
  case vaapi(device: String)
  /// Hardware of NVIDIA.
  case nvenc
  /// Hardware behind Video4Linux's memory-to-memory interface.
  case v4l2

  /// Whether the processors do the work.
  public var isSoftware: Bool { self == .software }

  /// The options before the inputs.
  var deviceOptions: [String] {
    if case .vaapi(let device) = self { ["-vaapi_device", device] } else { [] }
  }

  /// The filters that hand the pictures over to the encoder, the last of a chain.
  var lastFilters: String {
    switch self {
    case .software, .nvenc, .v4l2: "format=yuv420p"
    case .vaapi: "format=nv12,hwupload"
    }
  }

  /// Whether a child that uses it reserves more address space than it uses.
  var reservesMemory: Bool { self == .nvenc }

  /// Returns the options of the encoder. Each group of pictures is closed and begins with all that a decoder needs.
  ///
  /// - Parameters:
  ///   - group: The number of pictures from one key frame to the next.
  ///   - hasReordering: Whether libx264 may use B-frames, with which decoding times precede display times.
  ///   - threads: The threads of libx264; 0 for as many as there are processors.
  func arguments(_ pictures: EncodedPictures, group: Int, hasReordering: Bool, threads: Int) -> [String] {
    let (level, peak) = ("\(pictures.level / 10).\(pictures.level % 10)", "\(pictures.bitRate)")
    let closed = ["-g", "\(group)", "-force_key_frames", "expr:eq(mod(n,\(group)),0)"]
    switch self {
    case .software:
      return [
        "-c:v", "libx264", "-preset", "veryfast", "-crf", "22", "-maxrate", peak, "-bufsize",
        "\(pictures.bitRate * 2)", "-profile:v", "high", "-level", level, "-g", "\(group)", "-keyint_min", "\(group)",
        "-sc_threshold", "0", "-bf", hasReordering ? "2" : "0", "-threads", "\(threads)",
      ]
    case .vaapi:
      return [
        "-c:v", "h264_vaapi", "-profile:v", "high", "-level", "\(pictures.level)", "-b:v",
        "\(pictures.bitRate * 2 / 3)", "-maxrate", peak, "-bufsize", "\(pictures.bitRate * 2)", "-bf", "0",
      ] + closed
    case .nvenc:
      return [
        "-c:v", "h264_nvenc", "-preset", "medium", "-profile:v", "high", "-level", level, "-b:v",
        "\(pictures.bitRate * 2 / 3)", "-maxrate", peak, "-bufsize", "\(pictures.bitRate * 2)", "-bf", "0",
        "-forced-idr", "1", "-no-scenecut", "1",
      ] + closed
    case .v4l2: return ["-c:v", "h264_v4l2m2m", "-b:v", "\(pictures.bitRate * 2 / 3)"] + closed
    }
  }
}
