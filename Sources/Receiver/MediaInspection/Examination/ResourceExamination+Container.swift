import CastModel
import EmulatedReceiver
import MediaFormats

extension ResourceExamination {
  /// Creates the examination from the facts of a container.
  init(_ description: ContainerDescription) {
    let picture = description.tracks.first { $0.width > 0 && $0.height > 0 }
    let hasVideo = description.tracks.contains { $0.kind == .video }
    let isImage = description.contentType.hasPrefix("image/")
    self.init(
      duration: isImage ? nil : description.duration, contentType: description.contentType,
      kind: isImage ? .image : hasVideo ? .video : .audio)
    if let picture { self.video = VideoInfo(width: picture.width, height: picture.height, hdrType: .sdr) }
    let sounds = description.tracks.filter { $0.kind == .audio }
    // Text inside a file isn't listed, chapters included (devices.md F106d).
    for track in sounds where sounds.count > 1 {
      self.inbandTracks.append(Track(trackId: 0, type: .audio, language: track.language, isInband: true))
    }
  }
}
