import { Slider, clock } from './slider.js';
import { text } from './texts.js';
import { CastWidget, make, setText, sheet } from './widget.js';

/**
 * `<cast-position>`: shows the position and seeks, with a preview of the time under the pointer
 * (GCKUIStreamPositionController).
 */
export class CastPosition extends CastWidget {
  static widgets = ['mediaController'];
  static stylePath = 'castViews.mediaControl.expandedController';
  static sheet = [Slider.sheet, sheet(`
    :host { display: block; direction: ltr; container-type: inline-size; }
    .row { display: flex; align-items: center; gap: 0 12px; }
    .time { font-variant-numeric: tabular-nums; min-width: 44px; color: var(--faint); }
    .after { text-align: end; }
    .live { color: #fff; background: var(--cast-live-indicator-color, #b3261e); border-radius: 4px; padding: 0 8px; font-weight: 700; }
    @container (max-width: 420px) {
      .row { flex-wrap: wrap; }
      .slider { order: -1; flex-basis: 100%; }
      .after, .live { margin-inline-start: auto; }
    }
  `)];

  build(root) {
    this.slider = new Slider({
      slide: (phase, value) => this.tap('widget.slide', { slider: 'STREAM_POSITION', phase, value }),
      describe: (value) => this.#describe(value), steps: { small: 5, large: 30 }, endMargin: () => this.#endMargin,
    });
    this.before = make('span', { class: 'time' });
    this.after = make('span', { class: 'time after' });
    this.live = make('span', { class: 'live', 'data-text': 'live' });
    root.append(make('div', { class: 'row' }, this.before, this.slider.element, this.live, this.after));
    this.hidden = true;
  }

  /** How far before the end the End key stops: at the end itself the item would be over. */
  get #endMargin() {
    const { isLive, streamDuration: duration } = this.states.mediaController ?? {};
    return isLive || !Number.isFinite(duration) ? 0 : Math.min(10, duration / 10);
  }

  #describe(value) {
    const { streamDuration: duration } = this.states.mediaController ?? {};
    if (this.slider.element.matches(':active') || !Number.isFinite(duration)) return clock(value);
    return text('positionText', { position: clock(value), duration: clock(duration) });
  }

  draw({ mediaController: media }) {
    const isShown = Boolean(media?.isMediaLoaded) && !media.isStreamPositionHidden;
    this.hidden = !isShown;
    if (!isShown) return;
    const start = media.isLive ? (media.seekableStart ?? 0) : 0;
    const end = media.isLive ? (media.seekableEnd ?? media.streamPosition ?? 0) : (media.streamDuration ?? 0);
    this.slider.update({
      label: text('position'), value: media.streamPosition ?? start, minimum: start, maximum: end,
      isEnabled: Boolean(media.controls?.streamPosition?.isEnabled) && end > start,
    });
    this.live.hidden = !media.isLive;
    this.after.hidden = Boolean(media.isLive);
    setText(this.before, media.isSliding ? clock(media.streamPosition ?? 0) : (media.positionText ?? ''));
    setText(this.after, media.durationText ?? '');
  }
}
