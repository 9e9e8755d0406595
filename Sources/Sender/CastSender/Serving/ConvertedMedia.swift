import CastModel
import Conversion
import LoopIsolation
import MediaPreflight
import MediaServing

/// A film that is converted while it plays: a playlist, and segments that are made when the receiver requests them.
@LoopActor
final class ConvertedMedia: ConvertedParts {
  nonisolated static let playlistType = "application/x-mpegurl"

  let plan: ReasonedPlan
  var onProgress: (@LoopActor (Conversion.Progress, ConversionError?) -> Void)?
  private let conversion: Conversion
  private let converter: Converter
  private let playlist: [UInt8]

  var timeline: ConversionTimeline { self.conversion.timeline }

  /// Takes over one use of a conversion, which ends with the publication.
  init(_ conversion: Conversion, plan: ReasonedPlan, converter: Converter) {
    (self.conversion, self.plan, self.converter) = (conversion, plan, converter)
    self.playlist = Array(conversion.timeline.playlist().utf8)
    conversion.observe(self) { [weak self] progress, failure in self?.onProgress?(progress, failure) }
  }

  func part(named name: String, for player: String) async -> PublishedPart? {
    if name.hasSuffix(".m3u8") { return .bytes(self.playlist, contentType: Self.playlistType) }
    let type = self.timeline.isFragmented ? "video/mp4" : "video/mp2t"
    do throws(ConversionError) {
      if self.timeline.isFragmented, name == ConversionTimeline.initializationName {
        guard let bytes = try await self.conversion.initialization(for: player) else { return .unavailable }
        return .bytes(bytes, contentType: type)
      }
      guard let segment = self.timeline.segment(named: name) else { return nil }
      let file = try await self.conversion.segment(segment, for: player)
      return .file(path: file.path, owner: file, contentType: type)
    } catch {
      return .unavailable
    }
  }

  func unpublished() {
    self.conversion.forget(self)
    self.converter.close(self.conversion)
  }
}
