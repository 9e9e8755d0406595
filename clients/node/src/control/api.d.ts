// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type { CallOptions, ProgressCallOptions } from '../options.js';
import type * as messages from './messages.js';
import type * as types from './types.js';

/** The version of this library, and of the server that it belongs to. */
export declare const VERSION: string;

/** The protocol version spoken here. */
export declare const PROTOCOL_VERSION: '1.0';

/** The API level that this library knows. */
export declare const API_LEVEL: 1;

/** Names the API document that this library was generated from. */
export declare const SPEC_HASH: string;

/** Every method. */
export declare const methodNames: readonly MethodName[];

/** Every notification. */
export declare const eventNames: readonly (keyof EventMap)[];

/** The name of a method on the wire. */
export type MethodName =
  | 'server.info' | 'server.ping' | 'server.shutdown' | 'device.list' | 'device.add' | 'device.remove'
  | 'device.status' | 'device.setVolume' | 'device.setStandby' | 'device.setActiveInput' | 'device.decideLaunch'
  | 'device.stopApp' | 'device.reboot' | 'device.takeOver' | 'media.play' | 'media.pause' | 'media.fail'
  | 'media.finish' | 'media.endLiveStream' | 'app.broadcast' | 'fault.inject' | 'fault.list' | 'fault.clear'
  | 'log.get' | 'log.subscribe' | 'log.unsubscribe' | 'scenario.start' | 'scenario.status' | 'scenario.advance'
  | 'scenario.stop';

/** The process. */
export interface ServerAPI {
  /** Returns the process's name and version, and its methods. */
  info(params?: messages.ServerInfoParams, options?: CallOptions): Promise<messages.ServerInfoResult>;
  /** Does nothing, and answers. */
  ping(params?: messages.ServerPingParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Ends the process. */
  shutdown(params?: messages.ServerShutdownParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** The devices, and actions on whole devices. */
export interface DeviceAPI {
  /** Lists the devices. */
  list(params?: messages.DeviceListParams, options?: CallOptions): Promise<messages.DeviceListResult>;
  /** Starts another device; the command line's values are the defaults. */
  add(params?: messages.DeviceAddParams, options?: CallOptions): Promise<types.EmulatedDevice>;
  /** Removes a device: its announcement is withdrawn, its links are closed. */
  remove(params?: messages.DeviceRemoveParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Returns the whole state of a device. */
  status(params?: messages.DeviceStatusParams, options?: CallOptions): Promise<types.DeviceStatus>;
  /** Changes the volume, as the device's remote control does. */
  setVolume(params?: messages.DeviceSetVolumeParams, options?: CallOptions): Promise<types.DeviceVolumeState>;
  /** Turns the TV off or on. */
  setStandby(params: messages.DeviceSetStandbyParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Switches the TV to another input, or back. */
  setActiveInput(params: messages.DeviceSetActiveInputParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Answers the question of a device with `--ask-launch`; does nothing without one. */
  decideLaunch(params: messages.DeviceDecideLaunchParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Ends the running app, as the home key does. */
  stopApp(params?: messages.DeviceStopAppParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Reboots the device, and returns when it listens again. */
  reboot(params?: messages.DeviceRebootParams, options?: CallOptions): Promise<types.EmulatedDevice>;
  /** Lets another sender take the device, and returns when that has happened. */
  takeOver(params?: messages.DeviceTakeOverParams, options?: CallOptions): Promise<types.EmulatedDevice>;
}

/** What plays, from the device's side. */
export interface MediaAPI {
  /** Presses the play key. */
  play(params?: messages.MediaPlayParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Presses the pause key. */
  pause(params?: messages.MediaPauseParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Ends playback with an error. */
  fail(params?: messages.MediaFailParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Ends the media as its end does. */
  finish(params?: messages.MediaFinishParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Ends a live stream. */
  endLiveStream(params?: messages.MediaEndLiveStreamParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** The running app. */
export interface AppAPI {
  /** Makes the app send a message to all its senders. */
  broadcast(params: messages.AppBroadcastParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** Faults on command. */
export interface FaultAPI {
  /** Activates a rule. */
  inject(params: messages.FaultInjectParams, options?: CallOptions): Promise<messages.FaultInjectResult>;
  /** Lists the active rules. */
  list(params?: messages.FaultListParams, options?: CallOptions): Promise<messages.FaultListResult>;
  /** Removes one rule, or all faults. */
  clear(params?: messages.FaultClearParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** The event log: up to 16,384 events and 16 MB. */
export interface LogAPI {
  /** Reads the log. */
  get(params?: messages.LogGetParams, options?: CallOptions): Promise<messages.LogGetResult>;
  /** Sends events as they happen, as `log.didRecord`. */
  subscribe(params?: messages.LogSubscribeParams, options?: CallOptions): Promise<messages.LogSubscribeResult>;
  /** Ends a subscription. */
  unsubscribe(params: messages.LogUnsubscribeParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** Scenarios at run time. */
export interface ScenarioAPI {
  /** Starts a scenario, in place of the one that runs. */
  start(params: messages.ScenarioStartParams, options?: CallOptions): Promise<types.ScenarioState>;
  /** Returns the scenario's progress. */
  status(params?: messages.ScenarioStatusParams, options?: CallOptions): Promise<types.ScenarioState>;
  /** Runs the waiting step now. */
  advance(params?: messages.ScenarioAdvanceParams, options?: CallOptions): Promise<types.ScenarioState>;
  /** Ends the scenario. */
  stop(params?: messages.ScenarioStopParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** The API: one property per namespace. */
export interface Namespaces {
  readonly server: ServerAPI;
  readonly device: DeviceAPI;
  readonly media: MediaAPI;
  readonly app: AppAPI;
  readonly fault: FaultAPI;
  readonly log: LogAPI;
  readonly scenario: ScenarioAPI;
}

/** The notifications by name, and what each carries. */
export interface EventMap {
  'log.didRecord': messages.LogDidRecord;
}

/** What the server may ask this program, and how it is answered. */
export interface ServerRequestMap {
}
