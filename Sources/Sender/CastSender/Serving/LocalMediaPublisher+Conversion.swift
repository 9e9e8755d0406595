import CastModel
import Conversion
import LocalMedia
import LoopIsolation
import MediaFormats
import MediaPreflight
import MediaProbe
import MediaServing

extension LocalMediaPublisher {
  /// A conversion under its URL.
  struct ConvertedFile {
    let url: String
    /// In seconds; `nil` for a live stream.
    let duration: Double?
    let hasPictures: Bool
    var isFragmented = false

    /// Makes media name the conversion.
    func replace(_ media: inout MediaInformation) {
      media.contentId = self.url
      media.contentUrl = nil
      media.contentType = ConvertedMedia.playlistType
      media.hlsSegmentFormat = self.isFragmented ? .fmp4 : self.hasPictures ? .ts : .tsAac
      if self.hasPictures { media.hlsVideoSegmentFormat = self.isFragmented ? .fmp4 : .mpeg2Ts }
      if let duration = self.duration {
        media.duration = media.duration ?? duration
      } else {
        media.streamType = .live
      }
    }
  }

  /// The most files of one load whose plans are made; those of larger folders are served as they are.
  static let maximumPlans = 200

  /// Publishes a file as a conversion, or returns `nil` if it is to be served as it is.
  ///
  /// - Throws: ``CastErrorCode/fileNotPlayable`` if the caller's wishes can't be met.
  func converted(_ source: ConversionSource, name: String) async throws(CastError) -> ConvertedFile? {
    try await self.converting(name) { converter throws(ConversionError) in
      try await self.convert(source, name: name, with: converter)
    }
  }

  /// Calls `body` if a conversion is to be considered, and decides whether its failure is one of the load.
  ///
  /// - Parameter isRequired: Whether the media can't be served as it is, because it has two URLs.
  func converting<Value>(
    _ name: String, isRequired: Bool = false,
    _ body: @LoopActor (Converter) async throws(ConversionError) -> Value?
  ) async throws(CastError) -> Value? {
    let (converter, wishes) = (self.serving.converter, self.wishes)
    let isExplicit = isRequired || wishes.isExplicit
    guard wishes.mode != .never, self.plans < Self.maximumPlans else { return nil }
    guard converter.isComplete else {
      guard isExplicit else { return nil }
      throw CastError(
        .fileNotPlayable, "\(name) can't be converted: install ffmpeg on this machine (Debian: apt install ffmpeg).")
    }
    self.plans += 1
    do throws(ConversionError) {
      let value = try await body(converter)
      guard value != nil || wishes.suspects.isEmpty else {
        throw ConversionError(.invalidInput, "Nothing in it can be changed for the device.")
      }
      return value
    } catch {
      guard isExplicit || error.code == .invalidInput else { return nil }
      throw CastError(.fileNotPlayable, "\(name) can't be converted: \(error.message)", cause: error)
    }
  }

  func convert(
    _ source: ConversionSource, name: String, with converter: Converter
  ) async throws(ConversionError) -> ConvertedFile? {
    let facts = try await converter.facts(of: source.pictures)
    var sound: MediaFacts?
    if let input = source.sound { sound = try await converter.facts(of: input) }
    if case .remote(let remote) = source.pictures, source.sound == nil, facts.duration == nil {
      guard let plan = try self.plan(facts, remote.url, isLive: true) else { return nil }
      return try await self.convert(.remote(remote), plan, name: name, with: converter)
    }
    var found: (plan: ReasonedPlan, timeline: ConversionTimeline)?
    for canCopyPictures in [true, false] where found == nil {
      guard let plan = try self.plan(facts, sound: sound, source.name, canCopyPictures: canCopyPictures) else {
        return nil
      }
      if let timeline = try await converter.timeline(of: source, plan: plan.plan, facts: facts) {
        found = (plan, timeline)
      }
    }
    guard let found else {
      let hours = Int(min(facts.duration ?? 0, 1e9) / 3_600)
      throw ConversionError(.unknownDuration, "Its index says that it lasts \(hours) hours, which is too long.")
    }
    let conversion = try await converter.open(source, plan: found.plan.plan, timeline: found.timeline)
    let media = ConvertedMedia(conversion, plan: found.plan, converter: converter)
    return ConvertedFile(
      url: try await self.publish(media, source.name, name: name), duration: media.timeline.duration,
      hasPictures: found.plan.plan.pictures != nil, isFragmented: media.timeline.isFragmented)
  }

  private func plan(
    _ facts: MediaFacts, sound: MediaFacts? = nil, _ path: String, canCopyPictures: Bool = true, isLive: Bool = false
  ) throws(ConversionError) -> ReasonedPlan? {
    let planner = ConversionPlanner(
      facts, sound: sound, fileName: path, device: self.device, wishes: self.wishes,
      options: self.serving.conversionOptions,
      canCopyPictures: canCopyPictures, isLive: isLive)
    do throws(ConversionPlanner.Refusal) {
      return try planner.plan()
    } catch {
      throw ConversionError(.invalidInput, error.message)
    }
  }

  private func publish(
    _ media: any ConvertedParts, _ path: String, name: String
  ) async throws(ConversionError) -> String {
    // A query may have secrets, and isn't part of a name.
    let last = name.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last
    let stem = last?.split(separator: ".").first.map(String.init) ?? "media"
    do throws(CastError) {
      let publication = try await self.publication(
        of: .parts(media, path: path), ConvertedMedia.playlistType, name: "\(stem).m3u8")
      self.serving.follow(media, publication)
      return publication.url
    } catch {
      media.unpublished()
      throw ConversionError(.invalidInput, error.message)
    }
  }

  // MARK: Live sources

  /// The bytes of a pipe that are looked at.
  private nonisolated static let beginning = 256 << 10
  private nonisolated static let pipes = Blocking(threads: 16)

  /// Publishes a pipe as a live conversion; returns the pipe if it is to be served as it is.
  ///
  /// Its beginning is read: up to 256 kB, within 2 s of the first byte.
  func converted(
    _ pipe: PipeEnd, name: String
  ) async throws(CastError) -> (converted: ConvertedFile?, pipe: PipeEnd) {
    var pipe = pipe
    let converted = try await self.converting(name) { converter throws(ConversionError) -> ConvertedFile? in
      let opened = pipe
      pipe = await Self.pipes.run { opened.reading(upTo: Self.beginning, first: 20, more: 2) }
      let read = pipe
      guard !read.beginning.isEmpty else { return nil }
      let facts = try await converter.facts(ofBeginning: read.beginning, name: name)
      guard let plan = try self.plan(facts, name, isLive: true), let descriptor = read.take() else { return nil }
      return try await self.convert(
        .pipe(descriptor, beginning: read.beginning, name: name), plan, name: name, with: converter)
    }
    return (converted, pipe)
  }

  /// Begins a live conversion, and waits until a player can begin.
  private func convert(
    _ source: LiveSource, _ plan: ReasonedPlan, name: String, with converter: Converter
  ) async throws(ConversionError) -> ConvertedFile {
    do throws(ConversionError) {
      let stream = try await converter.open(source, plan: plan.plan)
      do throws(ConversionError) {
        _ = try await stream.playlist()
      } catch {
        converter.close(stream)
        throw error
      }
      let media = ConvertedStream(stream, plan: plan, converter: converter)
      return ConvertedFile(
        url: try await self.publish(media, source.name, name: name), duration: nil,
        hasPictures: plan.plan.pictures != nil)
    } catch {
      // The converter has closed the source: a pipe can't be read again, so it can't be served as it is.
      throw ConversionError(.invalidInput, error.message, cause: error.cause)
    }
  }
}
