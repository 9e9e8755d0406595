// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type { TakeOverAction } from './enums.js';
import type { EmulatedDevice, FaultRule, FaultInForce, ReceiverLogEntry, LogFilter } from './types.js';

/** The parameters of `server.info`. */
export type ServerInfoParams = Record<string, never>;

/** What `server.info` answers. */
export interface ServerInfoResult {
  /** `cast-receiver`. */
  name: string;
  /** The version of this protocol. */
  protocolVersion: string;
  /** Its process id. */
  processId: number;
  /** How many devices there are. */
  devices: number;
  /** Every method. */
  methods: string[];
}

/** The parameters of `server.ping`. */
export type ServerPingParams = Record<string, never>;

/** The parameters of `server.shutdown`. */
export type ServerShutdownParams = Record<string, never>;

/** The parameters of `device.list`. */
export type DeviceListParams = Record<string, never>;

/** What `device.list` answers. */
export interface DeviceListResult {
  /** The devices. */
  devices: EmulatedDevice[];
}

/** The parameters of `device.add`. */
export interface DeviceAddParams {
  /** 32 hexadecimal digits in lower case; absent: random. */
  id?: string;
  /** Its name, for people. Not empty. */
  name?: string;
  /** Its model. Not empty. */
  model?: string;
  /** Its capabilities. At least 0. */
  capabilities?: number;
  /** The port; 0 or absent: any. From 0 to 65535. */
  port?: number;
  /** The address to listen on. Not empty. */
  host?: string;
  /** Whether it is announced over DNS-SD. */
  advertise?: boolean;
}

/** The parameters of `device.remove`. */
export interface DeviceRemoveParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
}

/** The parameters of `device.status`. */
export interface DeviceStatusParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
}

/** The parameters of `device.setVolume`. */
export interface DeviceSetVolumeParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** From 0 to 1. From 0 to 1. */
  level?: number;
  /** Whether it is muted. */
  muted?: boolean;
}

/** The parameters of `device.setStandby`. */
export interface DeviceSetStandbyParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** Whether it is off. */
  standby: boolean;
}

/** The parameters of `device.setActiveInput`. */
export interface DeviceSetActiveInputParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** Whether the device's input is shown. */
  active: boolean;
}

/** The parameters of `device.decideLaunch`. */
export interface DeviceDecideLaunchParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** Whether the app may be launched. */
  allow: boolean;
}

/** The parameters of `device.stopApp`. */
export interface DeviceStopAppParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
}

/** The parameters of `device.reboot`. */
export interface DeviceRebootParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** How long it stays away. In seconds. From 0 to 3600. Absent: `0`. */
  seconds?: number;
  /** The new port; 0 or absent: any. From 0 to 65535. */
  port?: number;
}

/** The parameters of `device.takeOver`. */
export interface DeviceTakeOverParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** The other sender's action. Absent: `"load"`. */
  action?: TakeOverAction;
  /** The app. Not empty. Absent: `"CC1AD845"`. */
  appId?: string;
  /** The content that it loads. Not empty. */
  contentId?: string;
  /** Its MIME type. Not empty. Absent: `"video/mp4"`. */
  contentType?: string;
  /** Its title. */
  title?: string;
}

/** The parameters of `media.play`. */
export interface MediaPlayParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
}

/** The parameters of `media.pause`. */
export interface MediaPauseParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
}

/** The parameters of `media.fail`. */
export interface MediaFailParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** The code that senders get. From 1 to 999999. Absent: `104`. */
  detailedErrorCode?: number;
  /** Why, for people. Not empty. */
  reason?: string;
}

/** The parameters of `media.finish`. */
export interface MediaFinishParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
}

/** The parameters of `media.endLiveStream`. */
export interface MediaEndLiveStreamParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
}

/** The parameters of `app.broadcast`. */
export interface AppBroadcastParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** One of its namespaces. Not empty. */
  namespace: string;
  /** The message. */
  payload: Record<string, any>;
}

/** The parameters of `fault.inject`. */
export interface FaultInjectParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** The rule. */
  rule: FaultRule;
}

/** What `fault.inject` answers. */
export interface FaultInjectResult {
  /** Its id; absent: the fault applied at once. */
  id?: string;
}

/** The parameters of `fault.list`. */
export interface FaultListParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
}

/** What `fault.list` answers. */
export interface FaultListResult {
  /** The rules. */
  faults: FaultInForce[];
}

/** The parameters of `fault.clear`. */
export interface FaultClearParams {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** The rule; absent: all faults. Not empty. */
  id?: string;
}

/** The parameters of `log.get`. */
export interface LogGetParams extends LogFilter {
  /** Only events after this `seq`. At least 0. Absent: `0`. */
  since?: number;
  /** How many at most. From 1 to 10000. Absent: `1000`. */
  limit?: number;
}

/** What `log.get` answers. */
export interface LogGetResult {
  /** The events, the oldest first. */
  events: ReceiverLogEntry[];
  /** The `since` of the next call. */
  next: number;
  /** How many events after `since` were dropped. */
  forgotten: number;
}

/** The parameters of `log.subscribe`. */
export interface LogSubscribeParams extends LogFilter {}

/** What `log.subscribe` answers. */
export interface LogSubscribeResult {
  /** Names the subscription. */
  subscription: string;
}

/** The parameters of `log.unsubscribe`. */
export interface LogUnsubscribeParams {
  /** The subscription. */
  subscription: string;
}

/** An event that matches a subscription. */
export interface LogDidRecord {
  /** The subscription. */
  subscription: string;
  /** What happened. */
  event: ReceiverLogEntry;
}

/** The parameters of `scenario.start`. */
export interface ScenarioStartParams {
  /** The scenario, as in a file. */
  scenario: Record<string, any>;
}

/** The parameters of `scenario.status`. */
export type ScenarioStatusParams = Record<string, never>;

/** The parameters of `scenario.advance`. */
export type ScenarioAdvanceParams = Record<string, never>;

/** The parameters of `scenario.stop`. */
export type ScenarioStopParams = Record<string, never>;
