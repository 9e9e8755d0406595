import { said } from './texts.js';
import { CastWidget, make, setText, sheet } from './widget.js';

/** The width from which on the overlay is a circle around the button, in pixels; a narrower page is covered. */
const WIDE = 700;
/** The width of the circle's words, in pixels. */
const WORDS_WIDTH = 300;

/**
 * `<cast-intro-overlay for="ID">`: introduces the Cast button, once (presentCastInstructionsViewControllerOnce); `for`
 * names the button's element.
 */
export class CastIntroOverlay extends CastWidget {
  static observedAttributes = ['for'];
  static widgets = ['introOverlay', 'castButton'];
  static stylePath = 'castViews.instructions';
  static sheet = sheet(`
    dialog { overflow: visible; border-radius: 0; padding: 0; margin: 0; inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none; background: none; box-shadow: none; }
    dialog::backdrop { background: none; }
    .hole {
      position: absolute; border-radius: 50%; box-shadow: 0 0 0 200vmax color-mix(in srgb, var(--cast-background-color, #0b57d0) 94%, transparent);
      pointer-events: none; outline: 3px solid #fff;
    }
    .wide .hole { box-shadow: 0 0 0 420px color-mix(in srgb, var(--cast-background-color, #0b57d0) 94%, transparent); }
    dialog.wide { background: #0006; overflow: hidden; }
    .words { position: absolute; inset-inline: 24px; max-width: 420px; margin-inline: auto; color: #fff; text-align: center; }
    .words .heading { color: var(--cast-heading-text-color, #fff); font-size: var(--cast-heading-text-font-size, 22px); margin-bottom: 16px; }
    .word { background: #fff; color: var(--cast-button-text-color, #174ea6); border: 0; }
    :focus-visible { outline-color: #fff; }
  `);

  build(root) {
    this.hole = make('div', { class: 'hole' });
    this.titleElement = make('h2', { class: 'heading', id: 'title' });
    this.button = make('button', { type: 'button', class: 'word', onclick: () => this.#dismiss() });
    this.words = make('div', { class: 'words' }, this.titleElement, this.button);
    this.dialog = make('dialog', {
      'aria-labelledby': 'title', oncancel: (event) => {
        event.preventDefault();
        this.#dismiss();
      },
    }, this.hole, this.words);
    root.append(this.dialog);
    this.whenResized = () => this.#place();
    // The button may appear a little later than the overlay.
    this.watch = new ResizeObserver(this.whenResized);
  }

  connected() {
    globalThis.addEventListener('resize', this.whenResized);
  }

  disconnected() {
    globalThis.removeEventListener('resize', this.whenResized);
    this.watch.disconnect();
  }

  #dismiss() {
    return this.tap('widget.dismissIntroOverlay');
  }

  draw({ introOverlay: state }) {
    if (!state?.isPresented) {
      if (this.dialog.open) this.dialog.close();
      this.watch.disconnect();
      return;
    }
    setText(this.titleElement, said('introTitle', state.titleText));
    setText(this.button, said('introButton', state.buttonText));
    if (!this.dialog.open) this.dialog.showModal();
    if (this.#target) this.watch.observe(this.#target);
    this.#place();
  }

  /** The button's element. */
  get #target() {
    return document.getElementById(this.getAttribute('for') ?? '');
  }

  #place() {
    if (!this.dialog.open) return;
    const target = this.#target?.getBoundingClientRect();
    const box = target?.width ? target : { left: innerWidth / 2 - 20, top: 20, width: 40, height: 40 };
    const size = Math.max(box.width, box.height) + 24;
    const top = box.top + box.height / 2 - size / 2;
    Object.assign(this.hole.style, {
      left: `${box.left + box.width / 2 - size / 2}px`, top: `${top}px`, width: `${size}px`, height: `${size}px`,
    });
    const wants = this.states.introOverlay?.titlePosition;
    const isBelow = wants === 'BELOW' || (wants !== 'ABOVE' && top + size / 2 < innerHeight / 2);
    const isWide = innerWidth >= WIDE;
    this.dialog.classList.toggle('wide', isWide);
    const left = Math.min(innerWidth - 24 - WORDS_WIDTH, Math.max(24, box.left + box.width / 2 - WORDS_WIDTH / 2));
    Object.assign(this.words.style, isWide ? { left: `${left}px`, right: 'auto', width: `${WORDS_WIDTH}px` } : { left: '', right: '', width: '' });
    this.words.style.top = isBelow ? `${top + size + 24}px` : 'auto';
    this.words.style.bottom = isBelow ? 'auto' : `${innerHeight - top + 24}px`;
  }
}
