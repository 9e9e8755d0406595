import { Slider } from './slider.js';
import { appearance, reasonOff } from './buttons.js';
import { text } from './texts.js';
import { CastWidget, IconButton, make, setText, sheet } from './widget.js';

/** `<cast-volume>`: the device's volume (GCKUIDeviceVolumeController). */
export class CastVolume extends CastWidget {
  static widgets = ['volumeController', 'castDialog', 'mediaController'];
  static stylePath = 'castViews.mediaControl';
  static sheet = [Slider.sheet, sheet(`
    :host { display: block; background: var(--cast-background-color, transparent); }
    .row { display: flex; align-items: center; gap: 4px; }
    .slider { margin-inline: 8px; }
    .percent { direction: ltr; unicode-bidi: isolate; min-width: 5ch; text-align: end; font-variant-numeric: tabular-nums; color: var(--faint); }
  `)];

  build(root) {
    const press = (control) => this.tap('widget.pressButton', { widget: 'VOLUME_CONTROLLER', control });
    this.mute = new IconButton(() => press('MUTE_TOGGLE'));
    this.down = new IconButton(() => press('VOLUME_DOWN'));
    this.up = new IconButton(() => press('VOLUME_UP'));
    this.slider = new Slider({
      slide: (phase, value) => this.tap('widget.slide', { slider: 'VOLUME', phase, value }),
      describe: (value) => text('percent', { percent: Math.round(value * 100) }), steps: { small: 0.02, large: 0.1 },
    });
    this.percent = make('span', { class: 'percent', 'aria-hidden': 'true' });
    this.fixed = make('p', { class: 'caption', hidden: true });
    root.append(
      make('div', { class: 'row', role: 'group', 'data-label': 'volume' }, this.mute.element, this.down.element, this.slider.element,
        this.up.element, this.percent), this.fixed);
  }

  draw({ volumeController: state, castDialog: dialog, mediaController: media }) {
    if (!state) return;
    const { muteToggle = {}, slider = {}, up = {}, down = {} } = state;
    const reason = state.isFixedVolume ? text('volumeFixed') : ['SUSPENDED', 'CONNECTING'].includes(media?.connectionState) ? reasonOff(media) : '';
    this.mute.update({ ...appearance({ type: 'MUTE_TOGGLE', ...muteToggle }, this.styleAttributes), reason });
    this.down.update({ label: text('quieter'), icon: 'minus', isEnabled: Boolean(down.isEnabled), reason });
    this.up.update({ label: text('louder'), icon: 'plus', isEnabled: Boolean(up.isEnabled), reason });
    const device = dialog?.deviceName;
    this.slider.update({
      label: device ? text('volumeOf', { device }) : text('volume'), value: state.level ?? 0, isEnabled: Boolean(slider.isEnabled),
      isMuted: Boolean(state.isMuted),
    });
    setText(this.percent, state.percent === undefined ? '' : text('percent', { percent: state.percent }));
    this.fixed.hidden = !state.isFixedVolume;
    setText(this.fixed, state.isFixedVolume ? text('volumeFixed') : '');
  }
}
