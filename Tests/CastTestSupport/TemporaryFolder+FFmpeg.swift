public import Testing

extension TemporaryFolder {
  /// Writes a media file with FFmpeg, and returns its path.
  public func makeMedia(
    _ name: String, _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let path = "\(self.path)/\(name)"
    // ffmpeg prints nothing while it encodes, and other suites run beside it.
    let run = try ChildProcess.run(["ffmpeg", "-v", "error", "-y"] + arguments + [path], within: 120)
    try #require(run.end == .exited(0), "\(run.errors)", sourceLocation: sourceLocation)
    return path
  }
}

/// Inputs that FFmpeg makes up, two seconds long, as arguments.
public enum FFmpegInput {
  public static let sound = ["-f", "lavfi", "-i", "sine=duration=2"]

  /// A test picture that moves.
  public static func picture(_ size: String) -> [String] {
    ["-f", "lavfi", "-i", "testsrc=size=\(size):rate=25:duration=2"]
  }
}

/// Encoders of FFmpeg, as arguments.
public enum FFmpegEncoder {
  /// HEVC, fast. `options` are x265's (`keyint=50`), separated by colons.
  public static func hevc(_ options: String = "") -> [String] {
    // x265's threads wait for each other at each row of a picture: beside other work, films take three times as long.
    let all = ["log-level=none", "pools=none", options].filter { !$0.isEmpty }
    return ["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", all.joined(separator: ":")]
  }
}
