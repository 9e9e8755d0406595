// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type { CallOptions, ProgressCallOptions } from '../options.js';
import type { 
  AppBroadcastParams, DeviceAddParams, DeviceDecideLaunchParams, DeviceListParams, DeviceListResult, DeviceRebootParams,
  DeviceRemoveParams, DeviceSetActiveInputParams, DeviceSetStandbyParams, DeviceSetVolumeParams, DeviceStatusParams,
  DeviceStopAppParams, DeviceTakeOverParams, FaultClearParams, FaultInjectParams, FaultInjectResult, FaultListParams,
  FaultListResult, LogDidRecord, LogGetParams, LogGetResult, LogSubscribeParams, LogSubscribeResult,
  LogUnsubscribeParams, MediaEndLiveStreamParams, MediaFailParams, MediaFinishParams, MediaPauseParams, MediaPlayParams,
  ScenarioAdvanceParams, ScenarioStartParams, ScenarioStatusParams, ScenarioStopParams, ServerInfoParams,
  ServerInfoResult, ServerPingParams, ServerShutdownParams,
 } from './messages.js';
import type { DeviceVolumeState, EmulatedDevice, DeviceStatus, ScenarioState } from './types.js';

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
  info(params?: ServerInfoParams, options?: CallOptions): Promise<ServerInfoResult>;
  /** Does nothing, and answers. */
  ping(params?: ServerPingParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Ends the process. */
  shutdown(params?: ServerShutdownParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** The devices, and actions on whole devices. */
export interface DeviceAPI {
  /** Lists the devices. */
  list(params?: DeviceListParams, options?: CallOptions): Promise<DeviceListResult>;
  /** Starts another device; the command line's values are the defaults. */
  add(params?: DeviceAddParams, options?: CallOptions): Promise<EmulatedDevice>;
  /** Removes a device: its announcement is withdrawn, its links are closed. */
  remove(params?: DeviceRemoveParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Returns the whole state of a device. */
  status(params?: DeviceStatusParams, options?: CallOptions): Promise<DeviceStatus>;
  /** Changes the volume, as the device's remote control does. */
  setVolume(params?: DeviceSetVolumeParams, options?: CallOptions): Promise<DeviceVolumeState>;
  /** Turns the TV off or on. */
  setStandby(params: DeviceSetStandbyParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Switches the TV to another input, or back. */
  setActiveInput(params: DeviceSetActiveInputParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Answers the question of a device with `--ask-launch`; does nothing without one. */
  decideLaunch(params: DeviceDecideLaunchParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Ends the running app, as the home key does. */
  stopApp(params?: DeviceStopAppParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Reboots the device, and returns when it listens again. */
  reboot(params?: DeviceRebootParams, options?: CallOptions): Promise<EmulatedDevice>;
  /** Lets another sender take the device, and returns when that has happened. */
  takeOver(params?: DeviceTakeOverParams, options?: CallOptions): Promise<EmulatedDevice>;
}

/** What plays, from the device's side. */
export interface MediaAPI {
  /** Presses the play key. */
  play(params?: MediaPlayParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Presses the pause key. */
  pause(params?: MediaPauseParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Ends playback with an error. */
  fail(params?: MediaFailParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Ends the media as its end does. */
  finish(params?: MediaFinishParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Ends a live stream. */
  endLiveStream(params?: MediaEndLiveStreamParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** The running app. */
export interface AppAPI {
  /** Makes the app send a message to all its senders. */
  broadcast(params: AppBroadcastParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** Faults on command. */
export interface FaultAPI {
  /** Activates a rule. */
  inject(params: FaultInjectParams, options?: CallOptions): Promise<FaultInjectResult>;
  /** Lists the active rules. */
  list(params?: FaultListParams, options?: CallOptions): Promise<FaultListResult>;
  /** Removes one rule, or all faults. */
  clear(params?: FaultClearParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** The event log: up to 16,384 events and 16 MB. */
export interface LogAPI {
  /** Reads the log. */
  get(params?: LogGetParams, options?: CallOptions): Promise<LogGetResult>;
  /** Sends events as they happen, as `log.didRecord`. */
  subscribe(params?: LogSubscribeParams, options?: CallOptions): Promise<LogSubscribeResult>;
  /** Ends a subscription. */
  unsubscribe(params: LogUnsubscribeParams, options?: CallOptions): Promise<Record<string, never>>;
}

/** Scenarios at run time. */
export interface ScenarioAPI {
  /** Starts a scenario, in place of the one that runs. */
  start(params: ScenarioStartParams, options?: CallOptions): Promise<ScenarioState>;
  /** Returns the scenario's progress. */
  status(params?: ScenarioStatusParams, options?: CallOptions): Promise<ScenarioState>;
  /** Runs the waiting step now. */
  advance(params?: ScenarioAdvanceParams, options?: CallOptions): Promise<ScenarioState>;
  /** Ends the scenario. */
  stop(params?: ScenarioStopParams, options?: CallOptions): Promise<Record<string, never>>;
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
  'log.didRecord': LogDidRecord;
}

/** What the server may ask this program, and how it is answered. */
export interface ServerRequestMap {
}
