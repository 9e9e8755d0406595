import CastModel
import JSONCodec

extension MediaInformation {
  /// The media as MEDIA_STATUS tells of it: with what was found out where the sender didn't say.
  func completed(with resource: ResourceExamination) -> MediaInformation {
    var known = self
    let isLive = resource.liveWindow != nil || (self.streamType == .live && resource.duration == nil)
    known.duration = resource.duration ?? (isLive || resource.kind == .image ? nil : self.duration)
    // catt leaves the type out, and expects to hear it.
    let saysOtherwise = (self.additional["streamType"] ?? .null) != .null
    if !saysOtherwise {
      known.streamType = self.streamType ?? (isLive ? .live : known.duration == nil ? .noneValue : .buffered)
    }
    // Devices write that a live stream has none.
    if isLive { known.additional["duration"] = .null }
    known.contentType = self.contentType ?? resource.contentType
    known.mediaCategory = self.mediaCategory ?? MediaCategory(rawValue: resource.kind.rawValue.uppercased())
    let taken = Set((self.tracks ?? []).map(\.trackId))
    let inband = resource.inbandTracks.filter { !taken.contains($0.trackId) }
    if !inband.isEmpty { known.tracks = (self.tracks ?? []) + inband }
    return known
  }
}
