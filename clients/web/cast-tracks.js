import { said, text } from './texts.js';
import { CastWidget, IconButton, make, setText, sheet } from './widget.js';

/**
 * `<cast-tracks>`: the choice of audio and text, opened by a controller's button
 * (GCKUIMediaTrackSelectionViewController).
 */
export class CastTracks extends CastWidget {
  static widgets = ['trackSelector'];
  static stylePath = 'castViews.mediaControl.trackSelector';
  static sheet = sheet(`
    .head { display: flex; align-items: center; }
    .head h2 { flex: 1; }
    fieldset { border: 0; padding: 0; margin: 12px 0 0; min-width: 0; }
    legend { padding: 0; color: var(--faint); font-weight: 600; }
    label { display: flex; align-items: center; gap: 12px; min-height: 44px; cursor: pointer; }
    fieldset:disabled label { opacity: .6; cursor: default; }
    input { accent-color: var(--tint); width: 18px; height: 18px; margin: 0; }
  `);

  build(root) {
    this.closeButton = new IconButton(() => this.#close());
    this.audio = make('fieldset');
    this.texts = make('fieldset');
    this.dialog = make('dialog', {
      'aria-labelledby': 'title', oncancel: (event) => {
        event.preventDefault();
        this.#close();
      },
      onclick: (event) => {
        if (event.target === this.dialog) this.#close();
      },
    }, make('div', { class: 'head' }, make('h2', { class: 'heading', id: 'title', 'data-text': 'tracks' }), this.closeButton.element), this.audio, this.texts);
    root.append(this.dialog);
  }

  #close() {
    return this.tap('widget.closeTrackSelector');
  }

  draw({ trackSelector: state }) {
    if (!state?.isPresented) {
      if (this.dialog.open) this.dialog.close();
      return;
    }
    this.closeButton.update({ label: text('close'), icon: 'close' });
    this.#drawList(this.audio, 'audio', state.audioTracks ?? [], state);
    this.#drawList(this.texts, 'subtitles', state.textTracks ?? [], state);
    if (!this.dialog.open) this.dialog.showModal();
  }

  #drawList(fieldset, kind, entries, state) {
    fieldset.hidden = entries.length === 0;
    fieldset.disabled = !state.isEnabled;
    const key = JSON.stringify(entries.map(({ trackId, title, language }) => [trackId, title, language]));
    if (fieldset.dataset.key !== key) {
      fieldset.dataset.key = key;
      fieldset.replaceChildren(make('legend', { 'data-text': kind }), ...entries.map((entry, index) => this.#row(kind, entry, index)));
    }
    const inputs = fieldset.querySelectorAll('input');
    entries.forEach((entry, index) => {
      inputs[index].checked = entry.isSelected;
      setText(inputs[index].nextSibling, titleOf(kind, entry));
    });
  }

  #row(kind, entry, index) {
    const input = make('input', { type: 'radio', name: kind, value: index, onchange: () => this.#choose(kind, entry.trackId) });
    const words = make('span', {});
    if (entry.language) words.lang = entry.language;
    return make('label', {}, input, words);
  }

  /** Selects a track through the server; active tracks of other kinds, and of kinds that aren't listed, stay active. */
  #choose(kind, trackId) {
    const { audioTracks = [], textTracks = [], selectedTrackIds = [] } = this.states.trackSelector ?? {};
    const listed = new Set((kind === 'audio' ? audioTracks : textTracks).map((entry) => entry.trackId));
    const trackIds = selectedTrackIds.filter((id) => !listed.has(id));
    if (trackId !== undefined) trackIds.push(trackId);
    return this.tap('widget.selectTracks', { trackIds });
  }
}

/** Entries without a track have the server's text. */
function titleOf(kind, { trackId, title }) {
  return trackId === undefined ? said(kind === 'audio' ? 'defaultTrack' : 'noTrack', title) : title;
}
