package import CastModel

extension TrackSelectorState {
  /// Audio and text (SDK `GCKUIMediaTrackSelectionViewController`).
  package init(_ inputs: WidgetInputs, _ memory: WidgetMemory) {
    let active = inputs.isLoaded ? inputs.status?.activeTrackIds ?? [] : []
    let audio = Self.tracks(.audio, inputs)
    let text = Self.tracks(.text, inputs)
    // At most one of a kind counts, as in the SDK; the first one wins.
    let audioId = audio.first { active.contains($0.trackId) }?.trackId
    let textId = text.first { active.contains($0.trackId) }?.trackId
    var audioEntries = audio.map { TrackEntry($0, isSelected: $0.trackId == audioId) }
    if audioId == nil, inputs.isLoaded { audioEntries.insert(TrackEntry(title: "Default", isSelected: true), at: 0) }
    var textEntries = text.map { TrackEntry($0, isSelected: $0.trackId == textId) }
    if !text.isEmpty { textEntries.insert(TrackEntry(title: "None", isSelected: textId == nil), at: 0) }
    self.init(
      isPresented: memory.isTrackSelectorPresented, isEnabled: inputs.isFree && Self.hasTracks(inputs),
      audioTracks: audioEntries, textTracks: textEntries, selectedTrackIds: active)
  }

  /// Whether there is anything to choose.
  static func hasTracks(_ inputs: WidgetInputs) -> Bool {
    inputs.isLoaded && inputs.media?.media?.tracks?.contains { $0.type == .audio || $0.type == .text } == true
  }

  private static func tracks(_ type: TrackType, _ inputs: WidgetInputs) -> [Track] {
    inputs.isLoaded ? inputs.media?.media?.tracks?.filter { $0.type == type } ?? [] : []
  }

  /// The tracks that are on after a choice: at most one for sound and one for text, and those of other kinds as they were.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for a track that isn't there or can't be chosen, and for two of a kind.
  package static func selection(
    _ chosen: [Int64], of tracks: [Track], active: [Int64]
  ) throws(CastError) -> [Int64] {
    var kinds: Set<TrackType> = []
    for id in chosen {
      guard let track = tracks.first(where: { $0.trackId == id }), track.type == .audio || track.type == .text else {
        throw CastError(InvalidParameter("trackIds", "there is no track \(id) for sound or text"))
      }
      guard kinds.insert(track.type).inserted else {
        throw CastError(InvalidParameter("trackIds", "at most one track for sound and one for text can be on"))
      }
    }
    let others = active.filter { id in
      tracks.first { $0.trackId == id }.map { $0.type != .audio && $0.type != .text } ?? false
    }
    return others + chosen
  }
}

extension TrackEntry {
  fileprivate init(_ track: Track, isSelected: Bool) {
    let language = track.language.flatMap { $0.isEmpty ? nil : $0 }
    let name = track.name.flatMap { $0.isEmpty ? nil : $0 }
    self.init(
      trackId: track.trackId, title: name ?? language ?? "Track \(track.trackId)", language: language,
      isSelected: isSelected)
  }
}
