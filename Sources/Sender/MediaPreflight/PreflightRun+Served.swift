import CastModel
import Conversion
import MediaFormats
import MediaProbe

/// Media of a page that the server serves to the device, because no device can fetch it itself.
extension PreflightRun {
  /// Judges the URLs by the facts that ffprobe reads through the relay; returns the conversion that joins them.
  mutating func judge(
    _ source: ConversionSource, _ progress: @escaping MediaPreflight.Progress
  ) async -> PlannedConversion? {
    progress(self.request.url)
    let isJoined = source.sound != nil
    self.findings.append(
      PreflightFinding(
        code: .relayed, severity: .note, url: self.request.url,
        message: isJoined
          ? "Its pictures and sound have addresses of their own: the server joins them for the device."
          : "Its server wants header fields that devices don't send: this server fetches it for the device.",
        advice: "The server has to run while it plays."))
    // A manifest refers to other resources, which ffprobe doesn't read.
    guard ![.hls, .dash].contains(MediaType(self.request.contentType)), let probe = self.preflight.probe,
      probe.isInstalled
    else { return nil }
    var facts: [MediaFacts] = []
    for case .remote(let remote) in [source.pictures] + [source.sound].compactMap(\.self) {
      guard let found = await self.preflight.facts(of: remote, probe) else {
        self.findings.append(
          PreflightFinding(
            code: .unreachable, severity: .risks, url: remote.url, message: "It can't be read now.",
            advice: "The page may give another address: try again."))
        return nil
      }
      facts.append(found)
    }
    guard let first = facts.first else { return nil }
    let tracks = (isJoined ? first.video + facts[1].audio : first.streams).compactMap { JudgedTrack($0) }
    self.facts = PreflightFacts(
      url: self.request.url, size: first.size, duration: first.duration,
      tracks: tracks.isEmpty ? nil : tracks.prefix(100).map(\.described), source: .ffprobe)
    guard isJoined else {
      self.findings += TrackJudge.findings(tracks, url: self.request.url, on: self.request.device)
      return nil
    }
    guard let (wishes, options) = self.request.conversion else { return nil }
    let planner = ConversionPlanner(
      first, sound: facts[1], fileName: self.request.url, device: self.request.device, wishes: wishes, options: options)
    return (try? planner.plan())??.described()
  }
}
