import CastModel
import EmulatedReceiver
import MediaFormats

extension ResourceExamination {
  /// The facts of a container, in the types of the receiver's core.
  init(_ description: ContainerDescription) {
    let picture = description.tracks.first { $0.width > 0 && $0.height > 0 }
    let hasVideo = description.tracks.contains { $0.kind == .video }
    let isImage = description.contentType.hasPrefix("image/")
    self.init(
      duration: isImage ? nil : description.duration, contentType: description.contentType,
      kind: isImage ? .image : hasVideo ? .video : .audio)
    if let picture { self.video = VideoInfo(width: picture.width, height: picture.height, hdrType: .sdr) }
    let sounds = description.tracks.filter { $0.kind == .audio }
    for track in description.tracks where track.kind == .text || (track.kind == .audio && sounds.count > 1) {
      self.inbandTracks.append(
        Track(
          trackId: 0, type: track.kind == .text ? .text : .audio,
          subtype: track.kind == .text ? .subtitles : nil, language: track.language, isInband: true))
    }
  }
}
