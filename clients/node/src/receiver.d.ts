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

/** The event that `waitFor` waited for didn't happen; the message lists the other events. */
export declare class NoSuchEvent extends CastError {}

/** A condition for an event: some of its members, or a function. */
export type EventCondition = Partial<ReceiverLogEntry> | ((event: ReceiverLogEntry) => boolean);

/** One emulated device of a `Fleet`. */
export declare class Receiver {
  private constructor();
  readonly fleet: Fleet;
  readonly id: string;
  readonly name: string;
  /** Returns the device's state now; `screen` is the content of the TV's screen. */
  state(): Promise<DeviceStatus>;
  /** Returns `host:port`, which `client.tv` accepts in place of a name; a reboot may change it. */
  address(): Promise<string>;
  /** Returns the device's events so far, without heartbeats, the oldest first. */
  events(): Promise<ReceiverLogEntry[]>;
  /**
   * Waits for the next event of a name; events since the last `waitFor` count. Rejects with `NoSuchEvent` after `timeout`
   * seconds (10; 0 or Infinity: never); an unknown name is a `TypeError`.
   */
  waitFor(name: ReceiverEventName, accept?: EventCondition, options?: { timeout?: number; signal?: AbortSignalLike }): Promise<ReceiverLogEntry>;
  /** Injects a fault (docs/Receiver.md); resolves to the rule's id, for `control.fault.clear`, or `undefined` if it applied at once. */
  fault(fault: FaultName, rule?: Omit<FaultRule, 'fault'>): Promise<string | undefined>;
  /** Removes all faults. */
  clearFaults(): Promise<unknown>;
  /** Returns the TV's screen and last events, for people. */
  describe(): Promise<string>;
}

/** The options of emulated devices. */
export interface FleetOptions {
  /** The number of devices at the start. Default 1. */
  count?: number;
  /** The devices' name; with several devices, numbers are added. */
  name?: string;
  /** The program; default: `$CAST_RECEIVER`, then `cast-receiver` on the `PATH`. */
  program?: string;
  /** Further options of `cast-receiver`. */
  options?: readonly string[];
  /** Whether they are announced over DNS-SD. Default false: they are reachable only by address. */
  advertise?: boolean;
  /** Whether media is really fetched. Default false: the URL defines its behaviour (`?duration=60`, `?fail=104`). */
  fetchMedia?: boolean;
  /** Whether a web page shows the screens: `screenURL`. Default: true if `screenshots` is given. */
  screen?: boolean;
  /** With a test's context: the folder for pictures of the TVs' screens when the test fails. */
  screenshots?: string;
  /** The browser that takes them, based on Chromium. Default: one of `chromium`, `chromium-browser`, `google-chrome`. */
  browser?: string;
}

/** The used part of a test context of `node:test`. */
export interface TestContextLike {
  after(hook: () => unknown): unknown;
  diagnostic(message: string): unknown;
}

/** Emulated devices, in a process that ends with this one. */
export declare class Fleet {
  private constructor();
  /** Starts the devices. With a test context of `node:test` they end with the test, and report their screens if it failed (Node 22.12 or newer). */
  static start(test: TestContextLike, options?: FleetOptions): Promise<Fleet>;
  static start(options?: FleetOptions): Promise<Fleet>;
  /** The devices, in the order in which they were added. */
  readonly devices: Receiver[];
  /** Every call of the control protocol: `control.device.setStandby({ standby: true })`. */
  readonly control: Namespaces;
  /** The page that shows the screens. */
  readonly screenURL: string | undefined;
  /** Whether the process has ended. */
  readonly hasEnded: boolean;
  /** Returns the device with a name or an id. */
  device(name: string): Receiver | undefined;
  /** Starts another device. */
  add(name: string, options?: { model?: string; advertise?: boolean }): Promise<Receiver>;
  /** Removes a device: its announcement is withdrawn, its links are closed. */
  remove(receiver: Receiver): Promise<void>;
  /** Returns the TVs' screens and last events, for people. */
  describe(): Promise<string>;
  /** Takes a picture (PNG) of the screens with a headless browser, given as a command; resolves to whether it succeeded. */
  screenshot(path: string, browser: readonly string[]): Promise<boolean>;
  /** Ends the process, within seconds. Never rejects. */
  close(): Promise<void>;
}
