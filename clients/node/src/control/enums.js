// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

export const TakeOverAction = Object.freeze({ launch: 'launch', load: 'load', stop: 'stop' });
export const MessageDirection = Object.freeze({ received: 'received', sent: 'sent' });
export const FaultName = Object.freeze({ 
  discard: 'discard', duplicate: 'duplicate', delay: 'delay', reorder: 'reorder', zeroRequestId: 'zeroRequestId',
  garbage: 'garbage', oversize: 'oversize', stall: 'stall', drop: 'drop', reset: 'reset', halfClose: 'halfClose',
  close: 'close', silence: 'silence', freeze: 'freeze', slowTls: 'slowTls', wrongCertificate: 'wrongCertificate',
  reboot: 'reboot', crashApp: 'crashApp', takeOver: 'takeOver', moveLeader: 'moveLeader',
 });
export const ScreenPhase = Object.freeze({ 
  standby: 'standby', idle: 'idle', launching: 'launching', application: 'application', loading: 'loading',
  buffering: 'buffering', playing: 'playing', paused: 'paused', ended: 'ended',
 });
export const ReceiverEventName = Object.freeze({ 
  ready: 'ready', linkOpened: 'linkOpened', linkClosed: 'linkClosed', messageReceived: 'messageReceived',
  messageSent: 'messageSent', faultStruck: 'faultStruck', senderConnected: 'senderConnected',
  senderDisconnected: 'senderDisconnected', launched: 'launched', launchPending: 'launchPending',
  launchFailed: 'launchFailed', stopped: 'stopped', deviceVolumeChanged: 'deviceVolumeChanged',
  memberChanged: 'memberChanged', leaderMoved: 'leaderMoved', load: 'load', playerState: 'playerState',
  mediaCommand: 'mediaCommand', applicationMessage: 'applicationMessage', replayMiss: 'replayMiss',
 });
