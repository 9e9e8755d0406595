/// What a receiver says can be done with what plays: `supportedMediaCommands` (SDK `kGCKMediaCommand…`).
package struct MediaCommands: OptionSet, Hashable, Sendable {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }

  package static let pause = MediaCommands(rawValue: 1)
  package static let seek = MediaCommands(rawValue: 2)
  package static let queueNext = MediaCommands(rawValue: 64)
  package static let queuePrevious = MediaCommands(rawValue: 128)
  package static let skipAd = MediaCommands(rawValue: 512)
  package static let editTracks = MediaCommands(rawValue: 4_096)
  package static let setPlaybackRate = MediaCommands(rawValue: 8_192)
}
