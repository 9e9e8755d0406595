/// What a container says of itself.
struct ContainerDescription: Hashable, Sendable {
  /// The MIME type.
  var contentType: String
  /// In seconds; `nil` where the container doesn't tell.
  var duration: Double?
  var tracks: [ContainerTrack] = []
  /// Whether the duration was worked out from the bit rate of the first frames.
  var isEstimate = false

  init(contentType: String, duration: Double? = nil, tracks: [ContainerTrack] = [], isEstimate: Bool = false) {
    self.contentType = contentType
    self.duration = duration.flatMap { $0.isFinite && $0 > 0 && $0 < 1e9 ? $0 : nil }
    self.tracks = tracks
    self.isEstimate = isEstimate
  }
}
