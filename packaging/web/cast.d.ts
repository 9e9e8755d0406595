// The types of cast.js. `custom-elements.json` is made from this file; a test compares both with the modules.

/** What an error of the server carries, as in its answer. */
export interface CastErrorData {
  /** The error's stable name, such as `DeviceNotFound`. */
  name?: string;
  /** The advice for the author of the call. */
  advice?: string;
  /** The message for people who know nothing of the API; absent where the error's own is for them, too. */
  userMessage?: string;
  /** The advice for people who know nothing of the API; absent where `advice` is for them, too. */
  userAdvice?: string;
  [member: string]: unknown;
}

/** An error of the server, or the loss of the connection (`name` is `ConnectionClosed`). */
export class CastError extends Error {
  constructor(error: { code: number; message: string; data?: CastErrorData }, method: string);
  readonly code: number;
  readonly data: CastErrorData;
  readonly method: string;
  /** The failure for people who know nothing of the API. */
  get userMessage(): string;
  /** The advice for people who know nothing of the API; empty if there is none. */
  get advice(): string;
}

/** The events of a {@link CastConnection}. */
export interface CastConnectionEvents {
  /** Calls can be made; `detail` is the server's answer to `server.initialize`. */
  open: CustomEvent<Record<string, unknown>>;
  /** The connection was lost, or couldn't be made. It is made again by itself. */
  close: CustomEvent<{ reason: string; code?: number; wasReady: boolean }>;
  /** The server has sent a notification. */
  notification: CustomEvent<{ method: string; params: Record<string, unknown> }>;
  /** A call of {@link CastConnection.tap} failed. */
  refused: CustomEvent<{ error: CastError; method: string }>;
}

/** An object that carries texts: a WebSocket, or one with the same members. */
export interface CastTransport {
  send(text: string): void;
  close(): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
}

export interface CastConnectionOptions {
  /** The program's name in the server's log. */
  name?: string;
  /** Further notifications; those of the widgets are always included. */
  topics?: string[];
}

/** A connection to the server, which reconnects when it is lost. */
export class CastConnection extends EventTarget {
  constructor(options: CastConnectionOptions & { open: () => CastTransport });
  /** Connects to a `castctl web`: `address` is that of the page, `token` comes from its fragment. */
  static toBridge(token: string, options?: CastConnectionOptions, address?: { host: string }): CastConnection;
  /** Connects a page of another origin that was opened by the address of `castctl web --allow-origin`; `null` if it wasn't. */
  static fromPage(options?: CastConnectionOptions): CastConnection | null;
  /** Whether calls can be made. */
  get isOpen(): boolean;
  /** Starts to connect, and keeps trying. */
  start(): this;
  /** Ends the connection for good. */
  close(): void;
  /** Calls a method of the API; rejects with a {@link CastError}. */
  call<Result = any>(method: string, params?: object): Promise<Result>;
  /** Calls a method for a tap: an error is reported as `refused`, and the promise resolves to `undefined`. */
  tap<Result = any>(method: string, params?: object): Promise<Result | undefined>;
  /** Reports as `refused` that an action of a person failed. */
  refuse(error: CastError): void;
  addEventListener<K extends keyof CastConnectionEvents>(
    type: K, listener: (this: CastConnection, event: CastConnectionEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void;
}

/** The last states of all widgets from the server, one object for each connection. Events: `change`, `style`. */
export class WidgetStates extends EventTarget {
  static of(connection: CastConnection): WidgetStates;
  readonly connection: CastConnection;
  /** By the names of `WidgetStates` in the API: `castButton`, `mediaController`… */
  current: Record<string, any>;
  /** The effective attributes of the style's parts, by path. */
  style: Record<string, Record<string, unknown>>;
}

/** Sets the connection of every component that has no other. */
export function setConnection(connection: CastConnection | null): void;
/** Replaces texts, also those that are drawn already; `null` brings one back. */
export function setTexts(texts: Record<string, string | null>): void;
/** The keys of all texts. */
export const textKeys: string[];

/** The attributes of the elements. */
export interface CastElementAttributes {
  'cast-button': {};
  'cast-dialog': {};
  'cast-intro-overlay': {
    /** The id of the element that the overlay points out, usually a `<cast-button>`. */
    for?: string;
  };
  'cast-mini-controller': {};
  'cast-expanded-controller': {
    /** Part of the page, instead of covering it. Read when the element is put into a page. */
    inline?: boolean;
    /** Seconds of buttons that go back and forward, with spaces between: `10 30`. */
    seeks?: string;
    /** The type of a button that the page has elsewhere, and that is left out here. */
    without?: string;
    /** The speed is behind a button. */
    'folds-speed'?: boolean;
  };
  'cast-position': {};
  'cast-volume': {};
  'cast-tracks': {};
  'cast-queue': {};
}

/** The events of the elements. */
export interface CastElementEvents {
  'cast-button': {};
  'cast-dialog': {
    /** The user leaves the session, before it is left: the page's own player may continue. */
    'cast-disconnect': CustomEvent<{ action: string }>;
  };
  'cast-intro-overlay': {};
  'cast-mini-controller': {};
  'cast-expanded-controller': {
    /** The user presses the device's name. It opens the cast dialog, unless the event is cancelled (`preventDefault`). */
    'cast-device': CustomEvent<{ deviceName: string }>;
  };
  'cast-position': {};
  'cast-volume': {};
  'cast-tracks': {};
  'cast-queue': {
    /** The items or the current one changed. */
    'cast-queue': CustomEvent<{ length: number }>;
  };
}

/** The base of the elements. */
export class CastWidget<Events = {}> extends HTMLElement {
  /** The element's connection, or that of {@link setConnection}. */
  get connection(): CastConnection | null;
  set connection(connection: CastConnection | null);
  addEventListener<K extends keyof Events>(
    type: K, listener: (this: this, event: Events[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K, listener: (this: this, event: HTMLElementEventMap[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** Whether something can be cast to; hidden while it can't. A tap opens the dialog. */
export class CastButton extends CastWidget<CastElementEvents['cast-button']> {}
/** The devices to choose from, or the connected one; opens and closes as the state says. */
export class CastDialog extends CastWidget<CastElementEvents['cast-dialog']> {}
/** Introduces the button with the id of `for`, once. */
export class CastIntroOverlay extends CastWidget<CastElementEvents['cast-intro-overlay']> {}
/** The bar while something plays; turn it on with `widget.setOptions`. */
export class CastMiniController extends CastWidget<CastElementEvents['cast-mini-controller']> {}
/** All controls, over the whole page, or with `inline` in it. */
export class CastExpandedController extends CastWidget<CastElementEvents['cast-expanded-controller']> {}
/** The position, with a preview of the time under the pointer. */
export class CastPosition extends CastWidget<CastElementEvents['cast-position']> {}
/** The device's volume. */
export class CastVolume extends CastWidget<CastElementEvents['cast-volume']> {}
/** The choice of audio and subtitles. */
export class CastTracks extends CastWidget<CastElementEvents['cast-tracks']> {}
/** The queue; its connection needs the topics `queue.*` and `media.didUpdateStatus`. */
export class CastQueue extends CastWidget<CastElementEvents['cast-queue']> {
  /** How many items there are. */
  get length(): number;
}

declare global {
  interface HTMLElementTagNameMap {
    'cast-button': CastButton;
    'cast-dialog': CastDialog;
    'cast-intro-overlay': CastIntroOverlay;
    'cast-mini-controller': CastMiniController;
    'cast-expanded-controller': CastExpandedController;
    'cast-position': CastPosition;
    'cast-volume': CastVolume;
    'cast-tracks': CastTracks;
    'cast-queue': CastQueue;
  }
}
