/// One track of a container.
struct ContainerTrack: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case video, audio, text, other }

  var kind: Kind
  /// The container's own name of the codec: a four-character code, `V_VP9`, `vorbis`…; empty if unknown.
  var codec: String
  var width: Int64 = 0
  var height: Int64 = 0
  /// ISO 639 or BCP 47; `nil` if none is said.
  var language: String?
}
