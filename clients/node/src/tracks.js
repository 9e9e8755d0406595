// The tracks of the media on a device, and their choice. Pure: no I/O.

/** Returns the tracks of the media in the receiver's order, each with `isActive`; none if nothing is loaded. */
export function tracksOf({ status }) {
  const active = status?.activeTrackIds ?? [];
  return (status?.media?.tracks ?? []).map((track) => ({ ...track, isActive: active.includes(track.trackId) }));
}

/**
 * Returns the params of the requests for a choice: `activeTrackIds` to set, and the languages that the server looks
 * for. A choice is a track's id, its name or its language; text also `'off'`.
 */
export function selection(tracks, audio, text) {
  const active = new Map(tracks.filter((each) => each.isActive).map(({ trackId, type }) => [trackId, type]));
  const result = {};
  for (const [type, choice, languages] of [['AUDIO', audio, 'audioLanguages'], ['TEXT', text, 'textLanguages']]) {
    if (choice === undefined) continue;
    const found = typeof choice === 'number' ? choice : tracks.find((each) => each.type === type && each.name === choice)?.trackId;
    if (found === undefined && !(type === 'TEXT' && choice === 'off')) {
      result[languages] = [choice];
      continue;
    }
    for (const [id, kind] of active) if (kind === type) active.delete(id);
    if (found !== undefined) active.set(found, type);
    result.activeTrackIds = true;
  }
  if (result.activeTrackIds) result.activeTrackIds = [...active.keys()];
  return result;
}
