// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type { TakeOverAction, MessageDirection, FaultName, ScreenPhase, ReceiverEventName } from './enums.js';

/** A device's volume. */
export interface DeviceVolumeState {
  /** From 0 to 1. */
  level: number;
  /** Whether it is muted. */
  muted: boolean;
  /** How it is controlled: `attenuation`, `master`, `fixed`. */
  controlType?: string;
  /** How far one step goes. */
  stepInterval?: number;
}

/** A device. */
export interface EmulatedDevice {
  /** Its id: 32 hexadecimal digits. */
  id: string;
  /** Its name, for people. */
  name: string;
  /** Its model. */
  model: string;
  /** Its capabilities, as the TXT record's number `ca`. */
  capabilities: number;
  /** The address that it listens on. */
  host: string;
  /** The port that it listens on. */
  port: number;
  /** Whether it is announced over DNS-SD. */
  advertised: boolean;
  /** Its volume. */
  volume: DeviceVolumeState;
  /** Names this run of the app; absent: none runs. */
  sessionId?: string;
  /** The running app; absent: none runs. */
  appId?: string;
}

/** The app on the screen. */
export interface ScreenApplication {
  /** Its id. */
  appId: string;
  /** Its name. */
  name: string;
  /** Its status text. */
  statusText: string;
  /** How many senders are connected to it. */
  senders: number;
}

/** The loaded media. */
export interface ScreenMedia {
  /** Where it is fetched from. */
  contentUrl: string;
  /** `video`, `audio` or `image`. */
  kind: string;
  /** The playback position. In seconds. */
  position: number;
  /** The rate at which the position advances now; 0: not at all. */
  rate: number;
  /** Its title. */
  title?: string;
  /** The second line: an artist or a series. */
  subtitle?: string;
  /** The URL of its picture. */
  artworkUrl?: string;
  /** Its MIME type. */
  contentType?: string;
  /** How long it is; absent: live streams and pictures. In seconds. */
  duration?: number;
  /** The subtitle at the position. */
  subtitleText?: string;
  /** False: the device can't decode the pictures, and plays the sound without an error. Absent: `true`. */
  hasPicture?: boolean;
  /** False: the device can't decode the sound, and plays the pictures without an error. Absent: `true`. */
  hasSound?: boolean;
}

/** The content of the TV's screen. */
export interface ReceiverScreen {
  /** The device's name. */
  deviceName: string;
  /** What fills the screen. */
  phase: ScreenPhase;
  /** The volume. */
  volume: DeviceVolumeState;
  /** The app; absent: none. */
  app?: ScreenApplication;
  /** The loaded media; absent: none. */
  media?: ScreenMedia;
  /** With `ended`: the reason. */
  idleReason?: string;
  /** The failure of the last item. */
  failure?: string;
}

/** Which messages trigger a fault; all that are given must match. */
export interface MessagePattern {
  /** Which way. */
  direction?: MessageDirection;
  /** In full, or its last parts (`media`, `tp.heartbeat`); `*`: all. Absent: all but heartbeats. Not empty. */
  namespace?: string;
  /** The payload's `type`. Not empty. */
  type?: string;
  /** The sender. Not empty. */
  senderId?: string;
}

/** A fault, what triggers it, and how often. */
export interface FaultRule {
  /** The fault. */
  fault: FaultName;
  /** What triggers it; absent: sent messages, the next connection, or at once. */
  when?: MessagePattern;
  /** How many matching messages pass first. From 0 to 1000000. Absent: `0`. */
  after?: number;
  /**
   * How often it applies. Absent: once for links and devices, always for messages and handshakes. From 1 to 1000000.
   */
  times?: number;
  /** Of `delay`, `silence`, `freeze`, `slowTls`, `reboot`. In seconds. From 0 to 3600. */
  seconds?: number;
  /** Of `duplicate`. From 2 to 100. */
  copies?: number;
  /** Of `garbage`. From 1 to 65536. */
  bytes?: number;
  /** Of `garbage`. */
  framed?: boolean;
  /** Of `oversize`. At least 65537. */
  length?: number;
  /** Of `stall`. From 0 to 65540. */
  afterBytes?: number;
  /** Of `reboot`. From 0 to 65535. */
  port?: number;
  /** Of `takeOver`. */
  action?: TakeOverAction;
  /** Of `takeOver`. Not empty. */
  appId?: string;
  /** Of `takeOver`. Not empty. */
  contentId?: string;
  /** Of `takeOver`. Not empty. */
  contentType?: string;
  /** Of `takeOver`. */
  title?: string;
  /** Of `moveLeader`. Not empty. */
  memberId?: string;
}

/** A rule that is active. */
export interface FaultInForce {
  /** Its id. */
  id: string;
  /** Its fault. */
  fault: FaultName;
  /** How many messages have matched. */
  seen: number;
  /** How often it has applied. */
  struck: number;
  /** How many matching messages pass first. */
  after: number;
  /** How often it applies at most. */
  times?: number;
}

/** The whole state of a device. */
export interface DeviceStatus extends EmulatedDevice {
  /** How many connections are open. */
  links: number;
  /** The content of the TV's screen. */
  screen: ReceiverScreen;
  /** The active rules. */
  faults: FaultInForce[];
}

/** An event at a device. Further members of an event keep their names on the wire. */
export interface ReceiverLogEntry {
  /** Counts up from 1. */
  seq: number;
  /** When, since the process began to log. In seconds. */
  time: number;
  /** The device's id. */
  device: string;
  /** What happened. */
  event: ReceiverEventName;
  /** The link; 0: the built-in sender. */
  link?: number;
  /** The sender. */
  senderId?: string;
  /** Of a message: from whom. */
  sourceId?: string;
  /** Of a message: to whom. */
  destinationId?: string;
  /** Of a message: its namespace. */
  namespace?: string;
  /** Of a message: its JSON, without secrets. */
  payload?: unknown;
  /** Of `launched` and the like: the app. */
  appId?: string;
  /** Of `launched`: names this run of the app. */
  sessionId?: string;
  /** Of `load` and `playerState`: names the media session. */
  mediaSessionId?: number;
  /** Of `load`: the whole request. */
  request?: Record<string, any>;
  /** Of `playerState`. */
  playerState?: string;
  /** Of `playerState`: why it is idle. */
  idleReason?: string;
  /** Of `playerState`: the queue's item. */
  itemId?: number;
  /** Of `playerState`: the position. In seconds. */
  currentTime?: number;
  /** Of `playerState`: what plays. */
  contentId?: string;
  /** Of `deviceVolumeChanged`. */
  level?: number;
  /** Of `deviceVolumeChanged`. */
  muted?: boolean;
  /** Of `faultStruck`. */
  fault?: FaultName;
  /** Of `faultStruck` and `replayMiss`: the message's type. */
  type?: string;
  /** Of a message that isn't JSON, or that is cut: its text. */
  text?: string;
  /** Of `replayMiss`: `emulated`, `refused`, or `none`. */
  answer?: string;
  /** Of `launchFailed`: why. */
  reason?: string;
}

/** The filter for events. */
export interface LogFilter {
  /** The device's id or name; absent: the only one. Not empty. */
  device?: string;
  /** Their names; absent: all. */
  events?: ReceiverEventName[];
  /** Only messages that match. */
  message?: MessagePattern;
  /** Whether PING and PONG are included, too. Absent: `false`. */
  heartbeats?: boolean;
}

/** How far a scenario is. */
export interface ScenarioState {
  /** Its name. */
  name: string;
  /** How many steps it has. */
  steps: number;
  /** How many are done. */
  done: number;
  /** Whether all are. */
  isOver: boolean;
  /** The last failure. */
  failure?: string;
}
