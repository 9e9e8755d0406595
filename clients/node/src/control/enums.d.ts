// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

/** What another sender does with a device. */
export declare const TakeOverAction: {
  /** It launches an app. */
  readonly launch: 'launch';
  /** It launches an app and loads media. */
  readonly load: 'load';
  /** It ends the app. */
  readonly stop: 'stop';
};
export type TakeOverAction = (typeof TakeOverAction)[keyof typeof TakeOverAction];

/** Which way a message goes, as the receiver sees it. */
export declare const MessageDirection: {
  /** A sender sent it. */
  readonly received: 'received';
  /** The receiver sends it. */
  readonly sent: 'sent';
};
export type MessageDirection = (typeof MessageDirection)[keyof typeof MessageDirection];

/** A fault; the table in docs/Receiver.md says what each does. */
export declare const FaultName: {
  /** The message is lost. */
  readonly discard: 'discard';
  /** It is sent, or processed, `copies` times. */
  readonly duplicate: 'duplicate';
  /** It and all later messages are delayed by `seconds`. */
  readonly delay: 'delay';
  /** It is swapped with the next of its direction. */
  readonly reorder: 'reorder';
  /** Its request id is 0. */
  readonly zeroRequestId: 'zeroRequestId';
  /** Random bytes are sent before it. */
  readonly garbage: 'garbage';
  /** The header of a frame that is too long is sent in its place. */
  readonly oversize: 'oversize';
  /** Its frame stops after `afterBytes`. */
  readonly stall: 'stall';
  /** All links are closed. */
  readonly drop: 'drop';
  /** All links are reset. */
  readonly reset: 'reset';
  /** The receiver closes its half of the stream. */
  readonly halfClose: 'halfClose';
  /** `receiver-0` sends CLOSE. */
  readonly close: 'close';
  /** Nothing is sent or read for `seconds`, or for ever. */
  readonly silence: 'silence';
  /** Nothing is sent or read for `seconds`; then everything that waited is. */
  readonly freeze: 'freeze';
  /** TLS starts `seconds` later. */
  readonly slowTls: 'slowTls';
  /** The certificate is another device's. */
  readonly wrongCertificate: 'wrongCertificate';
  /** The device restarts at another port after `seconds`. */
  readonly reboot: 'reboot';
  /** The running app ends. */
  readonly crashApp: 'crashApp';
  /** Another sender takes the device. */
  readonly takeOver: 'takeOver';
  /** A group moves to its new leader. */
  readonly moveLeader: 'moveLeader';
};
export type FaultName = (typeof FaultName)[keyof typeof FaultName] | (string & {});

/** What fills the screen. */
export declare const ScreenPhase: {
  /** The screen is dark. */
  readonly standby: 'standby';
  /** Nothing runs, or the idle screen does. */
  readonly idle: 'idle';
  /** An app is launched. */
  readonly launching: 'launching';
  /** An app runs, and plays nothing. */
  readonly application: 'application';
  /** Media is loaded. */
  readonly loading: 'loading';
  /** The player waits for data. */
  readonly buffering: 'buffering';
  /** The player advances. */
  readonly playing: 'playing';
  /** Playback is paused. */
  readonly paused: 'paused';
  /** Playback has ended; `idleReason` has the reason. */
  readonly ended: 'ended';
};
export type ScreenPhase = (typeof ScreenPhase)[keyof typeof ScreenPhase] | (string & {});

/** What happened at a device. */
export declare const ReceiverEventName: {
  /** It listens. */
  readonly ready: 'ready';
  /** A sender connected over TLS. */
  readonly linkOpened: 'linkOpened';
  /** That link closed. */
  readonly linkClosed: 'linkClosed';
  /** A message came. */
  readonly messageReceived: 'messageReceived';
  /** A message went. */
  readonly messageSent: 'messageSent';
  /** A fault was applied. */
  readonly faultStruck: 'faultStruck';
  /** A virtual connection was opened. */
  readonly senderConnected: 'senderConnected';
  /** A virtual connection was closed. */
  readonly senderDisconnected: 'senderDisconnected';
  /** A LAUNCH was obeyed. */
  readonly launched: 'launched';
  /** A LAUNCH waits for permission. */
  readonly launchPending: 'launchPending';
  /** A LAUNCH was refused. */
  readonly launchFailed: 'launchFailed';
  /** The app ended. */
  readonly stopped: 'stopped';
  /** The volume or its muting changed. */
  readonly deviceVolumeChanged: 'deviceVolumeChanged';
  /** The volume of a group's member changed. */
  readonly memberChanged: 'memberChanged';
  /** Another member became the group's leader. */
  readonly leaderMoved: 'leaderMoved';
  /** A LOAD came. */
  readonly load: 'load';
  /** The player changed. */
  readonly playerState: 'playerState';
  /** A sender sent a command to the player. */
  readonly mediaCommand: 'mediaCommand';
  /** A message came in a namespace of the app. */
  readonly applicationMessage: 'applicationMessage';
  /** A request came that the replayed recording doesn't have. */
  readonly replayMiss: 'replayMiss';
};
export type ReceiverEventName = (typeof ReceiverEventName)[keyof typeof ReceiverEventName] | (string & {});
