import CastModel
import Conversion
import LoopIsolation
import MediaPreflight
import MediaProbe
import MediaServing

extension LocalMediaPublisher {
  /// A converted file under its URL.
  struct ConvertedFile {
    let url: String
    let duration: Double
    let hasPictures: Bool
  }

  /// The most files of one load whose plans are made; those of larger folders are served as they are.
  static let maximumPlans = 200

  /// Publishes a file as a conversion, or returns `nil` if it is to be served as it is.
  ///
  /// - Throws: ``CastErrorCode/fileNotPlayable`` if the caller's wishes can't be met.
  func converted(_ path: String, name: String) async throws(CastError) -> ConvertedFile? {
    let (converter, wishes) = (self.serving.converter, self.wishes)
    let isWanted = wishes.mode == .always || wishes.audioTrack != nil || wishes.burnedSubtitles != nil
    guard wishes.mode != .never, self.plans < Self.maximumPlans else { return nil }
    guard converter.isInstalled, converter.probe.isInstalled else {
      guard isWanted else { return nil }
      throw CastError(
        .fileNotPlayable, "\(name) can't be converted: install ffmpeg on this machine (Debian: apt install ffmpeg).")
    }
    self.plans += 1
    do throws(ConversionError) {
      return try await self.convert(path, name: name, with: converter)
    } catch {
      guard isWanted || error.code == .invalidInput else { return nil }
      throw CastError(.fileNotPlayable, "\(name) can't be converted: \(error.message)", cause: error)
    }
  }

  private func convert(
    _ path: String, name: String, with converter: Converter
  ) async throws(ConversionError) -> ConvertedFile? {
    let facts: MediaFacts
    do throws(MediaProbeError) {
      facts = try await converter.probe.probe(.file(path: path))
    } catch {
      throw ConversionError(.failed, error.message, cause: error.cause)
    }
    var found: (plan: ReasonedPlan, timeline: ConversionTimeline)?
    for canCopyPictures in [true, false] where found == nil {
      guard let plan = try self.plan(facts, path, canCopyPictures: canCopyPictures) else { return nil }
      if let timeline = try await converter.timeline(of: path, plan: plan.plan, facts: facts) {
        found = (plan, timeline)
      }
    }
    guard let found else { return nil }
    let conversion = try await converter.open(path, plan: found.plan.plan, timeline: found.timeline)
    return try await self.publish(ConvertedMedia(conversion, plan: found.plan, converter: converter), path, name: name)
  }

  private func plan(
    _ facts: MediaFacts, _ path: String, canCopyPictures: Bool
  ) throws(ConversionError) -> ReasonedPlan? {
    let planner = ConversionPlanner(
      facts, fileName: path, device: self.device, wishes: self.wishes, options: self.serving.conversionOptions,
      canCopyPictures: canCopyPictures)
    do throws(ConversionPlanner.Refusal) {
      return try planner.plan()
    } catch {
      throw ConversionError(.invalidInput, error.message)
    }
  }

  private func publish(
    _ media: ConvertedMedia, _ path: String, name: String
  ) async throws(ConversionError) -> ConvertedFile {
    let stem = name.split(separator: "/").last.map { $0.split(separator: ".").first.map(String.init) ?? "media" }
    var request = PublicationRequest(
      .parts(media, path: path), contentType: ConvertedMedia.playlistType, name: "\(stem ?? "media").m3u8",
      sessionId: self.reach.sessionId, address: self.reach.address, peers: .only(self.reach.peers))
    request.isAutomatic = true
    do throws(CastError) {
      let publication = try await self.serving.publish(request)
      self.note(publication.publicationId)
      self.serving.follow(media, publication)
      return ConvertedFile(
        url: publication.url, duration: media.timeline.duration, hasPictures: media.plan.plan.pictures != nil)
    } catch {
      media.unpublished()
      throw ConversionError(.invalidInput, error.message)
    }
  }
}

extension ServingManager {
  /// Reports the progress of a conversion to clients.
  func follow(_ media: ConvertedMedia, _ publication: Publication) {
    let plan = media.plan
    media.onProgress = { [weak self] progress, failure in
      if let failure, let id = publication.sessionId { self?.conversionFailures[id] = failure }
      self?.emit(
        .didConvert(
          ConversionProgress(
            publicationId: publication.publicationId, sessionId: publication.sessionId, path: publication.path ?? "",
            conversion: plan.described(progress.plan), speed: progress.speed.map { ($0 * 100).rounded() / 100 },
            madeUntil: progress.madeUntil, isMaking: progress.isMaking, failure: failure.map(\.description))))
    }
  }
}
