import { icon } from './icons.js';
import { said } from './texts.js';
import { CastWidget, make, setAttribute, sheet } from './widget.js';
import { imageUrl } from './style.js';

const labels = {
  NO_DEVICES_AVAILABLE: 'castNoDevices', NOT_CONNECTED: 'castNotConnected', CONNECTING: 'castConnecting', CONNECTED: 'castConnected',
};

/** `<cast-button>`: shows whether something can be cast to; a tap opens the dialog (GCKUICastButton). */
export class CastButton extends CastWidget {
  static widgets = ['castButton', 'castDialog'];
  static stylePath = 'castViews';
  static sheet = sheet(`
    :host { display: inline-block; }
    .icon-castFill { grid-area: 1 / 1; opacity: 0; }
    .icon-cast { grid-area: 1 / 1; }
    .button { color: var(--button-tint, var(--tint)); }
    .button img:not([hidden]) ~ svg { display: none; }
    .active .icon-castFill { opacity: 1; }
    .animating .icon-cast path:nth-child(-n+3) { animation: wave 1.2s infinite; }
    .animating .icon-cast path:nth-child(2) { animation-delay: .2s; }
    .animating .icon-cast path:nth-child(3) { animation-delay: .4s; }
    @keyframes wave { 50% { opacity: .2; } }
    @media (prefers-reduced-motion: reduce) { .animating .icon-cast path:nth-child(3) { opacity: .4; } }
  `);

  build(root) {
    this.image = make('img', { alt: '', class: 'icon', hidden: true });
    this.button = make('button', {
      type: 'button', class: 'button', 'aria-haspopup': 'dialog', onclick: () => this.tap('widget.tapCastButton'),
    }, this.image, icon('cast'), icon('castFill'));
    root.append(this.button);
    this.hidden = true;
  }

  /**
   * Returns the style's picture for a state (GCKUICastButton.setInactiveIcon:activeIcon:animationIcons:); a single one
   * is used for all three.
   */
  #picture(state) {
    const { castImage, castActiveImage, castAnimatingImage } = this.styleAttributes;
    const own = { ACTIVE: castActiveImage, ANIMATING: castAnimatingImage }[state];
    return imageUrl(own) ?? imageUrl(castImage);
  }

  draw({ castButton: state, castDialog: dialog }) {
    this.hidden = !state?.isVisible;
    if (!state) return;
    this.button.className = `button ${state.icon.toLowerCase()}`;
    this.setPicture(this.image, { url: this.#picture(state.icon) }, { isOwn: true });
    const label = said(labels[state.castState], state.label);
    setAttribute(this.button, 'aria-label', label);
    setAttribute(this.button, 'title', label);
    setAttribute(this.button, 'aria-expanded', String(dialog?.isPresented ?? false));
    setAttribute(this.button, 'aria-busy', state.icon === 'ANIMATING' ? 'true' : null);
    if (state.tintColor) this.button.style.setProperty('--button-tint', state.tintColor);
    else this.button.style.removeProperty('--button-tint');
  }
}
