import CastModel
import Conversion
import LoopIsolation
import MediaPreflight
import MediaServing

/// An endless source that is converted as it comes: a playlist that moves on, and its latest segments.
@LoopActor
final class ConvertedStream: ConvertedParts {
  let plan: ReasonedPlan
  var onProgress: (@LoopActor (Conversion.Progress, ConversionError?) -> Void)?
  private let stream: LiveConversion
  private let converter: Converter
  private var shown = ""
  private var revision = 0

  /// Takes over a live conversion, which ends with the publication.
  init(_ stream: LiveConversion, plan: ReasonedPlan, converter: Converter) {
    (self.stream, self.plan, self.converter) = (stream, plan, converter)
    stream.observe(self) { [weak self] progress, failure in self?.onProgress?(progress, failure) }
  }

  func part(named name: String, for player: String) async -> PublishedPart? {
    if name.hasSuffix(".m3u8") { return await self.playlist() }
    guard let file = self.stream.segment(named: name) else { return nil }
    return .file(path: file.path, owner: file, contentType: "video/mp2t")
  }

  private func playlist() async -> PublishedPart {
    do throws(ConversionError) {
      let text = try await self.stream.playlist()
      if text != self.shown { (self.shown, self.revision) = (text, self.revision + 1) }
      return .bytes(Array(text.utf8), contentType: ConvertedMedia.playlistType, revision: self.revision)
    } catch {
      return .unavailable
    }
  }

  func unpublished() {
    self.stream.forget(self)
    self.converter.close(self.stream)
  }
}

/// A conversion that is served.
@LoopActor
protocol ConvertedParts: PublishedParts {
  var plan: ReasonedPlan { get }
  /// Called with the progress of the conversion, and with what ffmpeg failed with.
  var onProgress: (@LoopActor (Conversion.Progress, ConversionError?) -> Void)? { get set }
}

extension ServingManager {
  /// Reports the progress of a conversion to clients.
  func follow(_ media: any ConvertedParts, _ publication: Publication) {
    let plan = media.plan
    if let id = publication.sessionId { self.conversionPlans[id] = plan }
    media.onProgress = { [weak self] progress, failure in
      if let failure, let id = publication.sessionId { self?.conversionFailures[id] = failure }
      self?.emit(
        .didConvert(
          ConversionProgress(
            publicationId: publication.publicationId, sessionId: publication.sessionId, path: publication.path ?? "",
            conversion: plan.described(progress.plan), encoder: progress.encoder.map(PictureEncoder.init),
            speed: progress.speed.map { ($0 * 100).rounded() / 100 }, madeUntil: progress.madeUntil,
            isMaking: progress.isMaking, failure: failure.map(\.description))))
    }
  }
}

extension PictureEncoder {
  init(_ encoder: VideoEncoder) {
    self =
      switch encoder {
      case .software: .software
      case .vaapi: .vaapi
      case .nvenc: .nvenc
      case .v4l2: .v4l2
      }
  }
}
