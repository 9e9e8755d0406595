import type { AbortSignalLike } from './options.js';
import type { Namespaces } from './control/api.js';
import type { FaultName, ReceiverEventName } from './control/enums.js';
import type { DeviceStatus, FaultRule, ReceiverLogEntry } from './control/types.js';
import { CastError } from './errors.js';

export { FaultName, MessageDirection, ReceiverEventName, ScreenPhase, TakeOverAction } from './control/enums.js';
export * from './control/types.js';
export type { Namespaces as ControlNamespaces } from './control/api.js';

/** The receiver refused a call of its control protocol: `name` is `DeviceNotFound`, `NothingPlays`… */
export declare class ReceiverRefused extends CastError {}

/** No event came that `waitFor` wanted; the message tells what came instead. */
export declare class NoSuchEvent extends CastError {}

/** What an event must say: some of its members, or a function that judges it. */
export type EventCondition = Partial<ReceiverLogEntry> | ((event: ReceiverLogEntry) => boolean);

/** One emulated device of a `Fleet`. */
export declare class Receiver {
  private constructor();
  readonly fleet: Fleet;
  readonly id: string;
  readonly name: string;
  /** What it is and does now; `screen` is what the TV shows. */
  state(): Promise<DeviceStatus>;
  /** `host:port`, which `client.tv` takes in place of a name; another one after a reboot. */
  address(): Promise<string>;
  /** What happened at it so far, without heartbeats, the oldest first. */
  events(): Promise<ReceiverLogEntry[]>;
  /**
   * The next event of a name: after the one that was last waited for, so what happened meanwhile counts. Rejects with `NoSuchEvent`
   * after `timeout` seconds (10); a name that no event has is a `TypeError`.
   */
  waitFor(name: ReceiverEventName, accept?: EventCondition, options?: { timeout?: number; signal?: AbortSignalLike }): Promise<ReceiverLogEntry>;
  /** Makes it misbehave (docs/Receiver.md); gives the rule's id, for `control.fault.clear`, or `undefined` if it applied at once. */
  fault(fault: FaultName, rule?: Omit<FaultRule, 'fault'>): Promise<string | undefined>;
  /** Makes it behave again. */
  clearFaults(): Promise<unknown>;
  /** What the TV shows and what happened last, for people. */
  describe(): Promise<string>;
}

/** What devices are like. */
export interface FleetOptions {
  /** How many to begin with. Default 1. */
  count?: number;
  /** What people call them; with several, numbers are added. */
  name?: string;
  /** The program; default: `$CAST_RECEIVER`, then `cast-receiver` on the `PATH`. */
  program?: string;
  /** Further options of `cast-receiver`. */
  options?: readonly string[];
  /** Whether they are announced over DNS-SD. Default false: only their address leads to them. */
  advertise?: boolean;
  /** Whether media is really fetched. Default false: a URL says how it behaves (`?duration=60`, `?fail=104`). */
  fetchMedia?: boolean;
  /** Whether a web page shows the screens: `screenURL`. Default: if there are to be `screenshots`. */
  screen?: boolean;
  /** With a test's context: the folder for pictures of what the TVs show when the test fails. */
  screenshots?: string;
  /** What takes them: a browser of Chromium's kind. Default: one of `chromium`, `chromium-browser`, `google-chrome`. */
  browser?: string;
}

/** What is used of the context of a test of `node:test`. */
export interface TestContextLike {
  after(hook: () => unknown): unknown;
  diagnostic(message: string): unknown;
}

/** Emulated devices, in a process that ends with this one. */
export declare class Fleet {
  private constructor();
  /** Starts the devices. With the context of a test of `node:test` they end with it, and tell what they showed if it failed (Node 22.12 or newer). */
  static start(test: TestContextLike, options?: FleetOptions): Promise<Fleet>;
  static start(options?: FleetOptions): Promise<Fleet>;
  /** The devices, in the order in which they were added. */
  readonly devices: Receiver[];
  /** Every call of the control protocol: `control.device.setStandby({ standby: true })`. */
  readonly control: Namespaces;
  /** The page with what the screens show. */
  readonly screenURL: string | undefined;
  /** Whether the process has ended. */
  readonly hasEnded: boolean;
  /** The device of a name or an id. */
  device(name: string): Receiver | undefined;
  /** Starts another device. */
  add(name: string, options?: { model?: string; advertise?: boolean }): Promise<Receiver>;
  /** Takes a device away: its announcement is withdrawn, its links are closed. */
  remove(receiver: Receiver): Promise<void>;
  /** What the TVs show and what happened last, for people. */
  describe(): Promise<string>;
  /** Takes a picture (PNG) of the screens with a headless browser, a command; resolves to whether it could. */
  screenshot(path: string, browser: readonly string[]): Promise<boolean>;
  /** Ends the process, within seconds. Never rejects. */
  close(): Promise<void>;
}
