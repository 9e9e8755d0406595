import CastModel
import EmulatedReceiver
import MediaFormats

extension ResourceExamination {
  /// Creates the examination of an HLS presentation by a decoder. The presentation loads for ever if the LOAD doesn't
  /// give the segments' format that the player needs.
  init(_ found: HLSFindings, _ decoder: MediaDecoder, _ media: MediaInformation) {
    self.init(contentType: FormatTable.hlsType, kind: .video)
    guard let playlist = found.media else { return }
    if playlist.hasEnd || playlist.type == "VOD" {
      self.duration = playlist.duration > 0 ? playlist.duration : nil
    } else {
      self.liveWindow = LiveWindow(length: playlist.duration, isMoving: playlist.type != "EVENT")
    }
    if let variant = found.chosenVariant { self.describe(variant, found.root.renditions) }
    let codecs = (found.chosenVariant?.codecs ?? []).map { Codec($0) }
    let hasPictures = codecs.isEmpty || codecs.contains { $0.family.isPicture || $0.family == .encrypted }
    let hasSound = codecs.isEmpty || codecs.contains { $0.family.isSound || $0.family == .encrypted }
    let container = found.segments.flatMap { HLSSegmentContainer($0) }
    let pictures = hasPictures && found.segments?.isPackedAudio != true ? container : nil
    let sound = found.soundSegments.flatMap { HLSSegmentContainer($0) } ?? (hasSound ? container : nil)
    // Segments of an unknown format aren't compared with the LOAD.
    if container != nil, !decoder.finds(pictures: pictures, sound: sound, listsCodecs: !codecs.isEmpty, in: media) {
      self = .stalled(at: .buffering)
      return
    }
    let variant = found.chosenVariant
    decoder.judge(&self, of: codecs, width: variant?.width, height: variant?.height)
  }

  /// Adds the members that a multivariant playlist describes: kind, size of the pictures and tracks.
  private mutating func describe(_ variant: HLSPlaylist.Variant, _ renditions: [HLSPlaylist.Rendition]) {
    let isSound =
      variant.width == nil && !variant.codecs.isEmpty && variant.codecs.allSatisfy { Codec($0).family.isSound }
    if isSound { self.kind = .audio }
    if let width = variant.width, let height = variant.height {
      let range = variant.videoRange ?? "SDR"
      self.video = VideoInfo(width: width, height: height, hdrType: range == "SDR" ? .sdr : .hdr)
    }
    for rendition in renditions.prefix(100) where ["SUBTITLES", "AUDIO"].contains(rendition.type) {
      let isText = rendition.type == "SUBTITLES"
      self.inbandTracks.append(
        Track(
          trackId: 0, type: isText ? .text : .audio, subtype: isText ? .subtitles : nil, name: rendition.name,
          language: rendition.language, isInband: true))
    }
  }

  /// Creates the examination of a DASH presentation.
  init(_ manifest: DASHManifest, _ decoder: MediaDecoder) {
    let pictures = manifest.sets.filter { $0.kind == "video" }
    self.init(
      duration: manifest.isLive ? nil : manifest.duration.flatMap { $0 > 0 ? $0 : nil },
      contentType: "application/dash+xml", kind: pictures.isEmpty ? .audio : .video)
    if manifest.isLive { self.liveWindow = LiveWindow(length: manifest.timeShift ?? 0) }
    if let width = pictures.compactMap(\.width).max(), let height = pictures.compactMap(\.height).max() {
      self.video = VideoInfo(width: width, height: height, hdrType: .sdr)
    }
    for set in manifest.sets.prefix(100) where set.kind == "text" || set.kind == "audio" {
      let isText = set.kind == "text"
      self.inbandTracks.append(
        Track(
          trackId: 0, type: isText ? .text : .audio, subtype: isText ? .subtitles : nil, language: set.language,
          isInband: true))
    }
    // A set has representations for many devices: one codec that plays is enough.
    let codecs = pictures.flatMap(\.codecs).map { Codec($0) }
    if let first = codecs.first(where: { decoder.believes($0) }) ?? codecs.first {
      decoder.judge(&self, of: [first], width: nil, height: nil)
    }
  }

  /// Creates the examination of a Smooth Streaming presentation.
  init(_ manifest: SmoothManifest) {
    self.init(
      duration: manifest.isLive ? nil : manifest.duration, contentType: "application/vnd.ms-sstr+xml",
      kind: manifest.kinds.contains("video") ? .video : .audio)
    if manifest.isLive { self.liveWindow = LiveWindow(length: manifest.duration ?? 0) }
  }
}
