package import CastModel
import LoopIsolation
import MediaProbe

extension MediaPreflight {
  /// Returns how a file would be converted. Without ffmpeg, the findings advise to install it.
  @LoopActor
  func plannedConversion(_ request: PreflightRequest, _ run: inout PreflightRun) async -> PlannedConversion? {
    guard let (wishes, options) = request.conversion, wishes.mode != .never,
      Self.mayConvert(request.url, wishes, run.findings)
    else { return nil }
    guard let probe = self.probe, probe.isInstalled, probe.canExtract else {
      Self.adviseFFmpeg(&run.findings)
      return nil
    }
    guard let facts = await self.conversionFacts(of: request.url, probe) else { return nil }
    let planner = ConversionPlanner(
      facts, fileName: request.url, device: request.device, wishes: wishes, options: options,
      isLive: !request.url.hasPrefix("/") && facts.duration == nil)
    return (try? planner.plan())??.described()
  }

  /// The codes of findings that a conversion can resolve.
  package static let convertible: Set<PreflightCode> = [
    .containerNotSupported, .videoCodecNotSupported, .audioCodecNotSupported, .profileTooHigh, .resolutionTooHigh,
  ]

  private static func adviseFFmpeg(_ findings: inout [PreflightFinding]) {
    guard
      let place = findings.firstIndex(where: { $0.severity == .blocks && self.convertible.contains($0.code) })
    else { return }
    let advice = "Install ffmpeg on this machine (Debian: apt install ffmpeg): it is then converted while it plays."
    findings[place].advice = findings[place].advice.map { "\(advice) Or: \($0)" } ?? advice
  }
}
