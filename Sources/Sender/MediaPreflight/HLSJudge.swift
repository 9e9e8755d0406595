package import CastModel
package import MediaFormats

/// Judges the properties of an HLS presentation, beside its codecs, that decide whether Cast devices play it. Pure.
package enum HLSJudge {
  /// Returns the findings about a playlist and the segments of its chosen variant.
  ///
  /// - Parameter redirects: Whether the URL of the playlist redirects to another one.
  package static func findings(_ found: HLSFindings, url: String, redirects: Bool) -> [PreflightFinding] {
    var findings: [PreflightFinding] = []
    let codecs = (found.chosenVariant?.codecs ?? []).map { Codec($0) }
    let isTransportStream = found.segments == .transportStream
    // devices.md F71, F76: Google's page on HLS segments.
    if isTransportStream, let codec = codecs.first(where: { [.hevc, .vp9, .av1].contains($0.family) }) {
      findings.append(
        PreflightFinding(
          code: .videoCodecNotSupported, severity: .blocks, url: url,
          message: "Its segments are MPEG-TS with \(codec.name), which Cast devices play only in fragmented MP4.",
          advice: "Make the segments anew: ffmpeg -i IN -c copy -hls_segment_type fmp4 OUT.m3u8"))
    }
    // devices.md F93: 302 answers end in error 311 on some devices, and are followed on others.
    if redirects {
      findings.append(
        PreflightFinding(
          code: .redirectRefused, severity: .risks, url: url,
          message: "The playlist's URL leads to another one, which some devices don't follow.",
          advice: "Use the URL at its end."))
    }
    return findings
  }
}
