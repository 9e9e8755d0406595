// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

/** Whether devices must authenticate. */
export declare const DeviceAuthenticationPolicy: {
  /** No device is asked. */
  readonly OFF: 'OFF';
  /** Every device is asked and connected to, with any result; `Session.authentication` has it. */
  readonly REPORT: 'REPORT';
  /** A device that isn't authentic is not connected to: `DeviceAuthenticationFailed`. */
  readonly REQUIRE: 'REQUIRE';
};
export type DeviceAuthenticationPolicy = (typeof DeviceAuthenticationPolicy)[keyof typeof DeviceAuthenticationPolicy] | (string & {});

/** How revocation lists are used. */
export declare const RevocationPolicy: {
  /** Revocation lists are ignored. */
  readonly IGNORE: 'IGNORE';
  /** Certificates that a valid list revokes are refused; a missing list is accepted. Hardly any device sends one. */
  readonly OPTIONAL: 'OPTIONAL';
  /** A valid list is required: the device's own, or `crlFile`. */
  readonly REQUIRED: 'REQUIRED';
};
export type RevocationPolicy = (typeof RevocationPolicy)[keyof typeof RevocationPolicy] | (string & {});

/** The result of device authentication. */
export declare const AuthenticationVerdict: {
  /**
   * Every check holds: the device has a key that Google (or a root in `trustedRootsFile`) certified. It proves no more:
   * such keys have been taken out of apps.
   */
  readonly AUTHENTIC: 'AUTHENTIC';
  /** All checks but those of dates pass: a certificate has expired, or a clock is wrong. */
  readonly EXPIRED: 'EXPIRED';
  /** A check other than those of dates fails. */
  readonly NOT_AUTHENTIC: 'NOT_AUTHENTIC';
  /** The device gave no proof. */
  readonly UNANSWERED: 'UNANSWERED';
};
export type AuthenticationVerdict = (typeof AuthenticationVerdict)[keyof typeof AuthenticationVerdict] | (string & {});

/** One of the checks of device authentication. */
export declare const AuthenticationCheck: {
  /** No answer came in time. */
  readonly NO_REPLY: 'NO_REPLY';
  /** The device answered with an error. */
  readonly DEVICE_ERROR: 'DEVICE_ERROR';
  /** The answer can't be read. */
  readonly REPLY_MALFORMED: 'REPLY_MALFORMED';
  /** The answer repeats another challenge (a replay), or none although the options require it. */
  readonly NONCE: 'NONCE';
  /** The signature's hash or kind is not accepted. */
  readonly ALGORITHM: 'ALGORITHM';
  /** The device's key didn't sign this connection: another host intercepts it or imitates the device. */
  readonly SIGNATURE: 'SIGNATURE';
  /** The TLS certificate is missing or malformed. */
  readonly TLS_CERTIFICATE: 'TLS_CERTIFICATE';
  /** The TLS certificate isn't valid yet, or a clock is wrong. */
  readonly TLS_CERTIFICATE_NOT_YET_VALID: 'TLS_CERTIFICATE_NOT_YET_VALID';
  /** The TLS certificate has expired, or a clock is wrong. */
  readonly TLS_CERTIFICATE_EXPIRED: 'TLS_CERTIFICATE_EXPIRED';
  /** The TLS certificate is valid for more than four days. */
  readonly TLS_CERTIFICATE_LIFETIME: 'TLS_CERTIFICATE_LIFETIME';
  /** A certificate of the chain can't be read. */
  readonly CERTIFICATE_MALFORMED: 'CERTIFICATE_MALFORMED';
  /** The chain leads to no trusted root. */
  readonly UNTRUSTED_ROOT: 'UNTRUSTED_ROOT';
  /** A certificate of the chain wasn't signed by its issuer. */
  readonly CERTIFICATE_SIGNATURE: 'CERTIFICATE_SIGNATURE';
  /** A certificate of the chain isn't signed with RSA and SHA. */
  readonly CERTIFICATE_ALGORITHM: 'CERTIFICATE_ALGORITHM';
  /** The chain is longer than one of its certificates allows. */
  readonly PATH_LENGTH: 'PATH_LENGTH';
  /** An issuer isn't a certificate authority. */
  readonly BASIC_CONSTRAINTS: 'BASIC_CONSTRAINTS';
  /** The device's key isn't for signatures, or an issuer's isn't for certificates. */
  readonly KEY_USAGE: 'KEY_USAGE';
  /** A key isn't RSA, or has fewer than 2048 bits. */
  readonly KEY_SIZE: 'KEY_SIZE';
  /** A name is outside its issuer's name constraints. */
  readonly NAME_CONSTRAINTS: 'NAME_CONSTRAINTS';
  /** A certificate has a critical extension that isn't understood. */
  readonly CRITICAL_EXTENSION: 'CRITICAL_EXTENSION';
  /** The chain is invalid for another reason. */
  readonly CERTIFICATE_CHAIN: 'CERTIFICATE_CHAIN';
  /** The device's certificate isn't valid yet, or this machine's clock is wrong. */
  readonly DEVICE_CERTIFICATE_NOT_YET_VALID: 'DEVICE_CERTIFICATE_NOT_YET_VALID';
  /** The device's certificate has expired. */
  readonly DEVICE_CERTIFICATE_EXPIRED: 'DEVICE_CERTIFICATE_EXPIRED';
  /** An intermediate certificate isn't valid yet, or this machine's clock is wrong. */
  readonly INTERMEDIATE_NOT_YET_VALID: 'INTERMEDIATE_NOT_YET_VALID';
  /** An intermediate certificate has expired, as Google's own did on 9 March 2025. */
  readonly INTERMEDIATE_EXPIRED: 'INTERMEDIATE_EXPIRED';
  /** The device claims to have a screen, but its certificate is for devices without one. */
  readonly AUDIO_ONLY: 'AUDIO_ONLY';
  /** A revocation list is required but missing. */
  readonly CRL_MISSING: 'CRL_MISSING';
  /** The revocation list can't be read, isn't signed by an authorized key, or is out of date. */
  readonly CRL_INVALID: 'CRL_INVALID';
  /** A certificate of the chain is revoked. */
  readonly REVOKED: 'REVOKED';
};
export type AuthenticationCheck = (typeof AuthenticationCheck)[keyof typeof AuthenticationCheck] | (string & {});

/** Why a channel is no longer connected. */
export declare const ChannelDisconnectReason: {
  /** The session is suspended; the channel connects again when it is resumed. */
  readonly SESSION_SUSPENDED: 'SESSION_SUSPENDED';
  /** The session is over, or ending. */
  readonly SESSION_ENDED: 'SESSION_ENDED';
  /** The app no longer lists the namespace. */
  readonly NOT_LISTED: 'NOT_LISTED';
  /** The client removed the channel. */
  readonly REMOVED: 'REMOVED';
};
export type ChannelDisconnectReason = (typeof ChannelDisconnectReason)[keyof typeof ChannelDisconnectReason] | (string & {});

/** Whether there are devices, and a session. */
export declare const CastState: {
  /** No device is known. */
  readonly NO_DEVICES_AVAILABLE: 'NO_DEVICES_AVAILABLE';
  /** There are devices, but no session. */
  readonly NOT_CONNECTED: 'NOT_CONNECTED';
  /** A session is starting. */
  readonly CONNECTING: 'CONNECTING';
  /** At least one session is connected. */
  readonly CONNECTED: 'CONNECTED';
};
export type CastState = (typeof CastState)[keyof typeof CastState] | (string & {});

/** Whether the casting program is in the foreground. */
export declare const AppState: {
  /** It is in the foreground. */
  readonly FOREGROUND: 'FOREGROUND';
  /** It is hidden or inactive. */
  readonly BACKGROUND: 'BACKGROUND';
};
export type AppState = (typeof AppState)[keyof typeof AppState] | (string & {});

/** A version of TLS. */
export declare const TLSVersion: {
  /** TLS 1.0, of the oldest sets. */
  readonly TLS_1_0: 'TLS_1_0';
  /** TLS 1.1. */
  readonly TLS_1_1: 'TLS_1_1';
  /** TLS 1.2, usual. */
  readonly TLS_1_2: 'TLS_1_2';
  /** TLS 1.3, of new devices. */
  readonly TLS_1_3: 'TLS_1_3';
};
export type TLSVersion = (typeof TLSVersion)[keyof typeof TLSVersion] | (string & {});

/**
 * The condition on which a file of the server's machine is converted during playback. Conversion needs the programs
 * `ffmpeg` and `ffprobe`.
 */
export declare const ConvertMode: {
  /** If the device is known not to play it. Files that may play are not converted. */
  readonly IF_NEEDED: 'IF_NEEDED';
  /** Never. */
  readonly NEVER: 'NEVER';
  /** Always: video and audio are encoded anew, for files that a device refuses although it should play them. */
  readonly ALWAYS: 'ALWAYS';
};
export type ConvertMode = (typeof ConvertMode)[keyof typeof ConvertMode] | (string & {});

/** The encoders that may encode video. */
export declare const EncoderChoice: {
  /**
   * The graphics hardware of the server's machine, if it encoded a picture when it was first needed (VA-API, NVENC,
   * V4L2); else the processors.
   */
  readonly AUTO: 'AUTO';
  /** The processors alone (libx264). */
  readonly SOFTWARE: 'SOFTWARE';
};
export type EncoderChoice = (typeof EncoderChoice)[keyof typeof EncoderChoice] | (string & {});

/** An encoder of video. */
export declare const PictureEncoder: {
  /** The processors, with libx264. */
  readonly SOFTWARE: 'SOFTWARE';
  /** Graphics hardware of Intel or AMD, through VA-API. */
  readonly VAAPI: 'VAAPI';
  /** Graphics hardware of NVIDIA. */
  readonly NVENC: 'NVENC';
  /** The video hardware of a small computer, through Video4Linux. */
  readonly V4L2: 'V4L2';
};
export type PictureEncoder = (typeof PictureEncoder)[keyof typeof PictureEncoder] | (string & {});

/** A step of a conversion, in order of cost. */
export declare const ConversionStep: {
  /** The streams are copied into another container, at almost no cost. */
  readonly OTHER_CONTAINER: 'OTHER_CONTAINER';
  /** The audio is encoded anew as stereo AAC, with a few percent of a processor. */
  readonly OTHER_SOUND: 'OTHER_SOUND';
  /** The video is encoded anew as H.264, which may take several processors. */
  readonly OTHER_PICTURES: 'OTHER_PICTURES';
  /** Subtitles are burned into the video. */
  readonly BURNED_SUBTITLES: 'BURNED_SUBTITLES';
};
export type ConversionStep = (typeof ConversionStep)[keyof typeof ConversionStep] | (string & {});

/** The type of device. */
export declare const DeviceType: {
  /** It has a screen. */
  readonly TV: 'TV';
  /** It has no screen. */
  readonly SPEAKER: 'SPEAKER';
  /** Several speakers that play as one. */
  readonly SPEAKER_GROUP: 'SPEAKER_GROUP';
  /** Not known. */
  readonly GENERIC: 'GENERIC';
};
export type DeviceType = (typeof DeviceType)[keyof typeof DeviceType] | (string & {});

/** How the device was found. */
export declare const DeviceSource: {
  /** By DNS-SD on the local network. */
  readonly DNS_SD: 'DNS_SD';
  /** A client gave its address. */
  readonly CONFIGURED: 'CONFIGURED';
  /** An earlier run saw it; this one hasn't yet. */
  readonly CACHED: 'CACHED';
  /** A client that provides devices published it (`discovery.publishDevices`). */
  readonly PROVIDED: 'PROVIDED';
};
export type DeviceSource = (typeof DeviceSource)[keyof typeof DeviceSource] | (string & {});

/**
 * A capability of a device.
 *
 * SDK: `GCKDeviceCapability`.
 */
export declare const DeviceCapability: {
  /** It has a display. */
  readonly VIDEO_OUT: 'VIDEO_OUT';
  /** It has a camera. */
  readonly VIDEO_IN: 'VIDEO_IN';
  /** It has speakers. */
  readonly AUDIO_OUT: 'AUDIO_OUT';
  /** It has a microphone. */
  readonly AUDIO_IN: 'AUDIO_IN';
  /** It is in developer mode. */
  readonly DEVELOPER_MODE: 'DEVELOPER_MODE';
  /** It is a group of devices. */
  readonly MULTIZONE_GROUP: 'MULTIZONE_GROUP';
  /** It is a group that was made on the fly. */
  readonly DYNAMIC_GROUP: 'DYNAMIC_GROUP';
  /** It is a group whose members play different channels (a stereo pair). */
  readonly MULTI_CHANNEL_GROUP: 'MULTI_CHANNEL_GROUP';
  /** It is a member of a multi-channel group. */
  readonly MULTI_CHANNEL_MEMBER: 'MULTI_CHANNEL_MEMBER';
  /** It has a master volume or a fixed one. */
  readonly MASTER_OR_FIXED_VOLUME: 'MASTER_OR_FIXED_VOLUME';
  /** It has an attenuation volume or a fixed one. */
  readonly ATTENUATION_OR_FIXED_VOLUME: 'ATTENUATION_OR_FIXED_VOLUME';
  /** It can be joined to a group on the fly. */
  readonly DYNAMIC_GROUPING_SUPPORTED: 'DYNAMIC_GROUPING_SUPPORTED';
};
export type DeviceCapability = (typeof DeviceCapability)[keyof typeof DeviceCapability] | (string & {});

/** A path on which a device answers questions about itself. */
export declare const DescriptionPath: {
  /** Plain HTTP at port 8008. Many devices leave out their model and their groups there. */
  readonly HTTP: 'HTTP';
  /** HTTPS at port 8443, with the device's own certificate. */
  readonly HTTPS: 'HTTPS';
  /** The namespace `urn:x-cast:com.google.cast.setup` of a Cast connection. */
  readonly SETUP_CHANNEL: 'SETUP_CHANNEL';
};
export type DescriptionPath = (typeof DescriptionPath)[keyof typeof DescriptionPath] | (string & {});

/** How the network is queried. */
export declare const DiscoverySourceKind: {
  /** By both of the others at the same time. */
  readonly AUTOMATIC: 'AUTOMATIC';
  /** The Avahi daemon, through DNS-SD. */
  readonly AVAHI: 'AVAHI';
  /** The server's own multicast DNS, which needs no daemon. */
  readonly EMBEDDED: 'EMBEDDED';
};
export type DiscoverySourceKind = (typeof DiscoverySourceKind)[keyof typeof DiscoverySourceKind] | (string & {});

/** The state of the DNS-SD daemon; discovery doesn't depend on it. */
export declare const DaemonState: {
  /** The options exclude it. */
  readonly NOT_ASKED: 'NOT_ASKED';
  /** It answers. */
  readonly AVAILABLE: 'AVAILABLE';
  /** It doesn't answer: not installed, not running, or not reachable over D-Bus. */
  readonly UNAVAILABLE: 'UNAVAILABLE';
};
export type DaemonState = (typeof DaemonState)[keyof typeof DaemonState] | (string & {});

/** A step of a probe, in order. */
export declare const ProbePhase: {
  /** Looking up the host's name. */
  readonly RESOLVE: 'RESOLVE';
  /** Connecting. */
  readonly TCP: 'TCP';
  /** Encrypting. */
  readonly TLS: 'TLS';
  /** Asking the device to prove that Google made it. */
  readonly AUTHENTICATE: 'AUTHENTICATE';
  /** Opening the virtual connection. */
  readonly CONNECT: 'CONNECT';
  /** Asking for the receiver's status. */
  readonly RECEIVER_STATUS: 'RECEIVER_STATUS';
};
export type ProbePhase = (typeof ProbePhase)[keyof typeof ProbePhase] | (string & {});

/** The result of a probe's step. */
export declare const ProbeOutcome: {
  /** It succeeded. */
  readonly PASSED: 'PASSED';
  /** It failed. */
  readonly FAILED: 'FAILED';
  /** It wasn't tried: an earlier step failed, or it wasn't requested. */
  readonly SKIPPED: 'SKIPPED';
};
export type ProbeOutcome = (typeof ProbeOutcome)[keyof typeof ProbeOutcome] | (string & {});

/** Why an announced service isn't in a client's device list. */
export declare const LeftOutReason: {
  /** It denied having any of the wanted apps. */
  readonly APPLICATION_UNAVAILABLE: 'APPLICATION_UNAVAILABLE';
  /** It announces none of the wanted apps, and hasn't answered whether it has one. */
  readonly APPLICATION_UNKNOWN: 'APPLICATION_UNKNOWN';
  /** It runs no app that is known to support the wanted namespaces. */
  readonly NAMESPACES_MISSING: 'NAMESPACES_MISSING';
  /** It was seen only on a network interface that isn't used. */
  readonly INTERFACE: 'INTERFACE';
};
export type LeftOutReason = (typeof LeftOutReason)[keyof typeof LeftOutReason] | (string & {});

/** The result of reading the saved devices at start. */
export declare const DeviceCacheState: {
  /** Devices aren't saved. */
  readonly OFF: 'OFF';
  /** There is no file. */
  readonly ABSENT: 'ABSENT';
  /** Saved devices were loaded. */
  readonly LOADED: 'LOADED';
  /** The saved devices are too old. */
  readonly STALE: 'STALE';
  /** The file has another version. */
  readonly OTHER_VERSION: 'OTHER_VERSION';
  /** The file is damaged. */
  readonly CORRUPT: 'CORRUPT';
  /** The file can't be read. */
  readonly UNREADABLE: 'UNREADABLE';
};
export type DeviceCacheState = (typeof DeviceCacheState)[keyof typeof DeviceCacheState] | (string & {});

/** The verdict of a diagnosis; more values may be added. */
export declare const DiscoveryFinding: {
  /** Discovery doesn't run. */
  readonly STOPPED: 'STOPPED';
  /** The DNS-SD daemon doesn't answer. */
  readonly DAEMON_UNREACHABLE: 'DAEMON_UNREACHABLE';
  /** No network interface can carry discovery. */
  readonly NO_USABLE_INTERFACE: 'NO_USABLE_INTERFACE';
  /**
   * This machine blocks multicast DNS: queries can't be sent, or aren't looped back to this machine, as they are unless
   * a firewall filters UDP port 5353.
   */
  readonly MULTICAST_BLOCKED: 'MULTICAST_BLOCKED';
  /** Queries are sent, but no device answers. */
  readonly NO_ANSWERS: 'NO_ANSWERS';
  /** Devices are announced, but their addresses aren't. */
  readonly UNRESOLVED_SERVICES: 'UNRESOLVED_SERVICES';
  /** Devices answer, but none of those that were tried accepts a connection. */
  readonly DEVICES_UNREACHABLE: 'DEVICES_UNREACHABLE';
  /** Devices are announced, but none matches this client's criteria. */
  readonly ALL_LEFT_OUT: 'ALL_LEFT_OUT';
  /** Devices answer and accept connections. */
  readonly HEALTHY: 'HEALTHY';
};
export type DiscoveryFinding = (typeof DiscoveryFinding)[keyof typeof DiscoveryFinding] | (string & {});

/** The result of a connection over TCP. */
export declare const ReachOutcome: {
  /** Something listens there. */
  readonly REACHED: 'REACHED';
  /** The host answers, but no program listens on the port. */
  readonly REFUSED: 'REFUSED';
  /** The host can't be reached: there is no route, or no host of the local network has the address. */
  readonly NO_ROUTE: 'NO_ROUTE';
  /** Nothing answered in time. */
  readonly SILENT: 'SILENT';
  /** The host's name has no address. */
  readonly UNRESOLVED: 'UNRESOLVED';
};
export type ReachOutcome = (typeof ReachOutcome)[keyof typeof ReachOutcome] | (string & {});

/**
 * Where an image is shown.
 *
 * SDK: `GCKMediaMetadataImageType`.
 */
export declare const ImageHintType: {
  /** A place of the program's choice. */
  readonly CUSTOM: 'CUSTOM';
  /** In the dialog of the Cast button. */
  readonly CAST_DIALOG: 'CAST_DIALOG';
  /** In the small controller. */
  readonly MINI_CONTROLLER: 'MINI_CONTROLLER';
  /** Behind everything, as in the expanded controller. */
  readonly BACKGROUND: 'BACKGROUND';
};
export type ImageHintType = (typeof ImageHintType)[keyof typeof ImageHintType] | (string & {});

/** How one of several images is picked. Images without a size are considered only if no image has one. */
export declare const ImagePickStrategy: {
  /** The first, as in the SDK. */
  readonly FIRST: 'FIRST';
  /** The one whose sides differ least from the wanted ones. */
  readonly CLOSEST_SIZE: 'CLOSEST_SIZE';
  /** The smallest that need not be enlarged; if there is none, the largest. */
  readonly SMALLEST_NOT_SMALLER: 'SMALLEST_NOT_SMALLER';
  /** The largest. */
  readonly LARGEST: 'LARGEST';
  /** The one whose shape is closest, and of those the smallest that need not be enlarged. */
  readonly CLOSEST_ASPECT: 'CLOSEST_ASPECT';
};
export type ImagePickStrategy = (typeof ImagePickStrategy)[keyof typeof ImagePickStrategy] | (string & {});

/** The source of an image. */
export declare const ImageSource: {
  /** The disk, without contacting the image's server. */
  readonly CACHE: 'CACHE';
  /** The disk, after the image's server confirmed that it hasn't changed. */
  readonly REVALIDATED: 'REVALIDATED';
  /** The disk, although the copy is old, because the image's server couldn't be reached. */
  readonly STALE: 'STALE';
  /** Its server. */
  readonly NETWORK: 'NETWORK';
  /** A client that declared `imageCache`. */
  readonly CLIENT: 'CLIENT';
};
export type ImageSource = (typeof ImageSource)[keyof typeof ImageSource] | (string & {});

/**
 * The severity of a record.
 *
 * SDK: `GCKLoggerLevel`.
 */
export declare const LogLevel: {
  /** As a threshold: no record passes. No record has this level. */
  readonly NONE: 'NONE';
  /** Every message over a connection, without its content. */
  readonly VERBOSE: 'VERBOSE';
  /** Details for finding the cause of a failure. */
  readonly DEBUG: 'DEBUG';
  /** The steps of sessions, discovery and media. */
  readonly INFO: 'INFO';
  /** A fault that the server recovers from. */
  readonly WARNING: 'WARNING';
  /** A requested action failed. */
  readonly ERROR: 'ERROR';
  /** A defect of the server. */
  readonly ASSERT: 'ASSERT';
};
export type LogLevel = (typeof LogLevel)[keyof typeof LogLevel] | (string & {});

/** Whether a stream is live or has a fixed length. */
export declare const StreamType: {
  /** On demand, with a duration. */
  readonly BUFFERED: 'BUFFERED';
  /** A live stream; its position is relative to a seekable window. */
  readonly LIVE: 'LIVE';
  /** Not known, or without time (an image). */
  readonly NONE: 'NONE';
  /** Something else (web senders). */
  readonly OTHER: 'OTHER';
};
export type StreamType = (typeof StreamType)[keyof typeof StreamType] | (string & {});

/** The state of the receiver's player. */
export declare const PlayerState: {
  /** Nothing plays; `idleReason` says why. */
  readonly IDLE: 'IDLE';
  /** Time advances. */
  readonly PLAYING: 'PLAYING';
  /** Time stands still on request. */
  readonly PAUSED: 'PAUSED';
  /** Time stands still until there is data. */
  readonly BUFFERING: 'BUFFERING';
  /** A new item is being loaded; on the wire the state is in `extendedStatus`. */
  readonly LOADING: 'LOADING';
};
export type PlayerState = (typeof PlayerState)[keyof typeof PlayerState] | (string & {});

/** Why a player is idle. */
export declare const IdleReason: {
  /** A sender stopped it. */
  readonly CANCELLED: 'CANCELLED';
  /** Another load replaced it. */
  readonly INTERRUPTED: 'INTERRUPTED';
  /** It played to its end. */
  readonly FINISHED: 'FINISHED';
  /** It could not be played. */
  readonly ERROR: 'ERROR';
  /** Some apps' word for FINISHED. */
  readonly COMPLETED: 'COMPLETED';
};
export type IdleReason = (typeof IdleReason)[keyof typeof IdleReason] | (string & {});

/** The behaviour of a queue at its end. */
export declare const RepeatMode: {
  /** It ends. */
  readonly REPEAT_OFF: 'REPEAT_OFF';
  /** It begins again. */
  readonly REPEAT_ALL: 'REPEAT_ALL';
  /** The current item begins again. */
  readonly REPEAT_SINGLE: 'REPEAT_SINGLE';
  /** It is shuffled and begins again. */
  readonly REPEAT_ALL_AND_SHUFFLE: 'REPEAT_ALL_AND_SHUFFLE';
};
export type RepeatMode = (typeof RepeatMode)[keyof typeof RepeatMode] | (string & {});

/** The player's state after a seek; absent: the state before it. */
export declare const ResumeState: {
  /** It plays. */
  readonly PLAYBACK_START: 'PLAYBACK_START';
  /** It is paused. */
  readonly PLAYBACK_PAUSE: 'PLAYBACK_PAUSE';
};
export type ResumeState = (typeof ResumeState)[keyof typeof ResumeState];

/** The kind of media. */
export declare const MediaCategory: {
  /** Sound. */
  readonly AUDIO: 'AUDIO';
  /** A picture. */
  readonly IMAGE: 'IMAGE';
  /** Moving pictures. */
  readonly VIDEO: 'VIDEO';
};
export type MediaCategory = (typeof MediaCategory)[keyof typeof MediaCategory] | (string & {});

/** The format of HLS audio segments. */
export declare const HlsSegmentFormat: {
  /** Segments in `aac`. */
  readonly aac: 'aac';
  /** Segments in `ac3`. */
  readonly ac3: 'ac3';
  /** Segments in `e_ac3`. */
  readonly e_ac3: 'e_ac3';
  /** Segments in `fmp4`. */
  readonly fmp4: 'fmp4';
  /** Segments in `mp3`. */
  readonly mp3: 'mp3';
  /** Segments in `ts`. */
  readonly ts: 'ts';
  /** Segments in `ts_aac`. */
  readonly ts_aac: 'ts_aac';
};
export type HlsSegmentFormat = (typeof HlsSegmentFormat)[keyof typeof HlsSegmentFormat] | (string & {});

/** The format of HLS video segments. */
export declare const HlsVideoSegmentFormat: {
  /** Segments in `fmp4`. */
  readonly fmp4: 'fmp4';
  /** Segments in `mpeg2_ts`. */
  readonly mpeg2_ts: 'mpeg2_ts';
};
export type HlsVideoSegmentFormat = (typeof HlsVideoSegmentFormat)[keyof typeof HlsVideoSegmentFormat] | (string & {});

/** The content of a track. */
export declare const TrackType: {
  /** Text: subtitles, captions, chapters. */
  readonly TEXT: 'TEXT';
  /** Sound. */
  readonly AUDIO: 'AUDIO';
  /** Moving pictures. */
  readonly VIDEO: 'VIDEO';
};
export type TrackType = (typeof TrackType)[keyof typeof TrackType] | (string & {});

/** The purpose of a text track. */
export declare const TextTrackSubtype: {
  /** A translation of the dialogue. */
  readonly SUBTITLES: 'SUBTITLES';
  /** Dialogue and sounds, in the stream's language. */
  readonly CAPTIONS: 'CAPTIONS';
  /** Text to be spoken to viewers who can't see the video. */
  readonly DESCRIPTIONS: 'DESCRIPTIONS';
  /** Chapter titles. */
  readonly CHAPTERS: 'CHAPTERS';
  /** Data for scripts; not shown. */
  readonly METADATA: 'METADATA';
};
export type TextTrackSubtype = (typeof TextTrackSubtype)[keyof typeof TextTrackSubtype] | (string & {});

/** The edge of text characters. */
export declare const TextTrackEdgeType: {
  /** None. */
  readonly NONE: 'NONE';
  /** An outline. */
  readonly OUTLINE: 'OUTLINE';
  /** A shadow. */
  readonly DROP_SHADOW: 'DROP_SHADOW';
  /** Raised. */
  readonly RAISED: 'RAISED';
  /** Depressed. */
  readonly DEPRESSED: 'DEPRESSED';
};
export type TextTrackEdgeType = (typeof TextTrackEdgeType)[keyof typeof TextTrackEdgeType] | (string & {});

/** The window behind the text. */
export declare const TextTrackWindowType: {
  /** None. */
  readonly NONE: 'NONE';
  /** A rectangle. */
  readonly NORMAL: 'NORMAL';
  /** A rectangle with round corners. */
  readonly ROUNDED_CORNERS: 'ROUNDED_CORNERS';
};
export type TextTrackWindowType = (typeof TextTrackWindowType)[keyof typeof TextTrackWindowType] | (string & {});

/** The generic font family, used when the named font is missing. */
export declare const TextTrackFontGenericFamily: {
  /** Without serifs. */
  readonly SANS_SERIF: 'SANS_SERIF';
  /** Without serifs, fixed width. */
  readonly MONOSPACED_SANS_SERIF: 'MONOSPACED_SANS_SERIF';
  /** With serifs. */
  readonly SERIF: 'SERIF';
  /** With serifs, fixed width. */
  readonly MONOSPACED_SERIF: 'MONOSPACED_SERIF';
  /** Like handwriting in print. */
  readonly CASUAL: 'CASUAL';
  /** Joined handwriting. */
  readonly CURSIVE: 'CURSIVE';
  /** Small capitals. */
  readonly SMALL_CAPITALS: 'SMALL_CAPITALS';
};
export type TextTrackFontGenericFamily = (typeof TextTrackFontGenericFamily)[keyof typeof TextTrackFontGenericFamily] | (string & {});

/** The style of text. */
export declare const TextTrackFontStyle: {
  /** Upright. */
  readonly NORMAL: 'NORMAL';
  /** Bold. */
  readonly BOLD: 'BOLD';
  /** Bold and slanted. */
  readonly BOLD_ITALIC: 'BOLD_ITALIC';
  /** Slanted. */
  readonly ITALIC: 'ITALIC';
};
export type TextTrackFontStyle = (typeof TextTrackFontStyle)[keyof typeof TextTrackFontStyle] | (string & {});

/** The dynamic range of a video. */
export declare const HdrType: {
  /** Standard. */
  readonly sdr: 'sdr';
  /** High (HDR10). */
  readonly hdr: 'hdr';
  /** Dolby Vision. */
  readonly dv: 'dv';
};
export type HdrType = (typeof HdrType)[keyof typeof HdrType] | (string & {});

/** The kind of queue. */
export declare const QueueType: {
  /** A music album. */
  readonly ALBUM: 'ALBUM';
  /** A music playlist. */
  readonly PLAYLIST: 'PLAYLIST';
  /** An audio book. */
  readonly AUDIOBOOK: 'AUDIOBOOK';
  /** A radio station. */
  readonly RADIO_STATION: 'RADIO_STATION';
  /** A podcast. */
  readonly PODCAST_SERIES: 'PODCAST_SERIES';
  /** A TV series. */
  readonly TV_SERIES: 'TV_SERIES';
  /** A video playlist. */
  readonly VIDEO_PLAYLIST: 'VIDEO_PLAYLIST';
  /** Live television. */
  readonly LIVE_TV: 'LIVE_TV';
  /** A film. */
  readonly MOVIE: 'MOVIE';
};
export type QueueType = (typeof QueueType)[keyof typeof QueueType] | (string & {});

/** A viewer's opinion of the media. */
export declare const UserAction: {
  /** Likes it. */
  readonly LIKE: 'LIKE';
  /** Dislikes it. */
  readonly DISLIKE: 'DISLIKE';
  /** Follows its maker. */
  readonly FOLLOW: 'FOLLOW';
  /** Follows its maker no longer. */
  readonly UNFOLLOW: 'UNFOLLOW';
  /** Reports it. */
  readonly FLAG: 'FLAG';
  /** Skips the ad. */
  readonly SKIP_AD: 'SKIP_AD';
};
export type UserAction = (typeof UserAction)[keyof typeof UserAction] | (string & {});

/** The content to leave out. */
export declare const ContentFilteringMode: {
  /** Explicit content. */
  readonly FILTER_EXPLICIT: 'FILTER_EXPLICIT';
};
export type ContentFilteringMode = (typeof ContentFilteringMode)[keyof typeof ContentFilteringMode] | (string & {});

/** The kind of metadata, which decides which fields apply; 100 and above are app-defined. */
export declare const MetadataType: {
  /** Media of any kind. */
  readonly GENERIC: 0;
  /** A film. */
  readonly MOVIE: 1;
  /** An episode of a series. */
  readonly TV_SHOW: 2;
  /** A piece of music. */
  readonly MUSIC_TRACK: 3;
  /** A photograph. */
  readonly PHOTO: 4;
  /** A chapter of an audiobook. */
  readonly AUDIOBOOK_CHAPTER: 5;
};
export type MetadataType = (typeof MetadataType)[keyof typeof MetadataType] | (number & {});

/** The kind of container that a queue plays. */
export declare const ContainerType: {
  /** Media of any kind. */
  readonly GENERIC: 0;
  /** An audiobook. */
  readonly AUDIOBOOK: 1;
};
export type ContainerType = (typeof ContainerType)[keyof typeof ContainerType] | (number & {});

/** Whether a URL is resolved to media before it is loaded. */
export declare const ResolveMode: {
  /**
   * If one of the options' resolvers matches the URL, or its name doesn't show that it is media: the server of the URL
   * is asked, and a page or playlist is resolved.
   */
  readonly IF_NEEDED: 'IF_NEEDED';
  /** Never: the URL is loaded as it is. */
  readonly NEVER: 'NEVER';
};
export type ResolveMode = (typeof ResolveMode)[keyof typeof ResolveMode];

/** The kind of content that a URL leads to. */
export declare const ResolvedKind: {
  /** Media: the URL itself is loaded. */
  readonly MEDIA: 'MEDIA';
  /** A page, in which a resolver found media. */
  readonly PAGE: 'PAGE';
  /** A playlist: a page with several films or songs, or a file (M3U, PLS, XSPF). */
  readonly PLAYLIST: 'PLAYLIST';
};
export type ResolvedKind = (typeof ResolvedKind)[keyof typeof ResolvedKind] | (string & {});

/** Whether a device will play the media. */
export declare const PreflightVerdict: {
  /** The examination found no obstacle. */
  readonly WILL_PLAY: 'WILL_PLAY';
  /** There are risks, or something couldn't be checked. */
  readonly MAY_FAIL: 'MAY_FAIL';
  /** It can't play. */
  readonly WILL_FAIL: 'WILL_FAIL';
};
export type PreflightVerdict = (typeof PreflightVerdict)[keyof typeof PreflightVerdict] | (string & {});

/** The effect of a finding on playback. */
export declare const PreflightSeverity: {
  /** It won't play. */
  readonly BLOCKS: 'BLOCKS';
  /** It may not play, or not entirely, as far as the device is known. */
  readonly RISKS: 'RISKS';
  /** It plays; worth knowing. */
  readonly NOTE: 'NOTE';
};
export type PreflightSeverity = (typeof PreflightSeverity)[keyof typeof PreflightSeverity] | (string & {});

/** The kind of finding. */
export declare const PreflightCode: {
  /** Receivers fetch `http` and `https` only: not `data:`, `rtsp:`, `smb:`. */
  readonly URL_NOT_SUPPORTED: 'URL_NOT_SUPPORTED';
  /** A file on this machine: a receiver can't fetch it unless it is served. */
  readonly LOCAL_FILE: 'LOCAL_FILE';
  /**
   * A page's media that no device fetches itself: the server serves it, with the header fields that its server wants,
   * or with pictures and sound joined.
   */
  readonly RELAYED: 'RELAYED';
  /** The URL names the machine that fetches it (`localhost`, `127.0.0.1`), so the receiver would contact itself. */
  readonly LOOPBACK_URL: 'LOOPBACK_URL';
  /**
   * A host name that perhaps only this machine resolves: `.local`, or one without a dot. Google's devices ask Google's
   * name servers.
   */
  readonly PRIVATE_NAME: 'PRIVATE_NAME';
  /** The server can't be reached: its name has no address, nothing listens, or the connection breaks. */
  readonly UNREACHABLE: 'UNREACHABLE';
  /** The server didn't answer in time. */
  readonly TIMED_OUT: 'TIMED_OUT';
  /** The server refuses: 404, 403, 500… */
  readonly HTTP_STATUS: 'HTTP_STATUS';
  /** A redirect leads in a circle, to no URL, or to a URL that receivers don't fetch. */
  readonly REDIRECT_REFUSED: 'REDIRECT_REFUSED';
  /** The server's certificate, or one of its chain, is not valid today. */
  readonly CERTIFICATE_EXPIRED: 'CERTIFICATE_EXPIRED';
  /** The server's certificate doesn't lead to a root that is trusted; self-signed ones never do. */
  readonly CERTIFICATE_UNTRUSTED: 'CERTIFICATE_UNTRUSTED';
  /** The server's certificate is another host's. */
  readonly CERTIFICATE_NAME_MISMATCH: 'CERTIFICATE_NAME_MISMATCH';
  /** The TLS handshake failed. */
  readonly TLS_FAILED: 'TLS_FAILED';
  /** An `https` URL leads to an `http` URL. */
  readonly MIXED_CONTENT: 'MIXED_CONTENT';
  /**
   * The server lacks the header that lets the receiver's page read it (`Access-Control-Allow-Origin`); captions and
   * manifests need it.
   */
  readonly NO_CORS: 'NO_CORS';
  /** The type that the load or the server declares isn't that of the content. */
  readonly WRONG_CONTENT_TYPE: 'WRONG_CONTENT_TYPE';
  /** The content is empty: 0 bytes. */
  readonly EMPTY: 'EMPTY';
  /** The file is inconsistent or truncated. */
  readonly BROKEN: 'BROKEN';
  /** The receiver doesn't read this kind of file. */
  readonly CONTAINER_NOT_SUPPORTED: 'CONTAINER_NOT_SUPPORTED';
  /** The device doesn't decode the video codec. */
  readonly VIDEO_CODEC_NOT_SUPPORTED: 'VIDEO_CODEC_NOT_SUPPORTED';
  /** The device doesn't decode the audio codec. */
  readonly AUDIO_CODEC_NOT_SUPPORTED: 'AUDIO_CODEC_NOT_SUPPORTED';
  /** The device decodes the codec, but not this profile or level of it. */
  readonly PROFILE_TOO_HIGH: 'PROFILE_TOO_HIGH';
  /** The video has more pixels, or frames a second, than the device decodes. */
  readonly RESOLUTION_TOO_HIGH: 'RESOLUTION_TOO_HIGH';
  /** The device has no screen. */
  readonly NO_VIDEO_OUTPUT: 'NO_VIDEO_OUTPUT';
  /** It is encrypted: the app needs a licence server. */
  readonly PROTECTED: 'PROTECTED';
  /** The playlist or manifest can't be parsed. */
  readonly MANIFEST_BROKEN: 'MANIFEST_BROKEN';
  /** An entry of the playlist or manifest can't be fetched: a segment, a key, another playlist. */
  readonly SEGMENT_UNREACHABLE: 'SEGMENT_UNREACHABLE';
  /** Receivers show WebVTT and TTML: not SubRip, not SubStation. */
  readonly SUBTITLE_FORMAT_NOT_SUPPORTED: 'SUBTITLE_FORMAT_NOT_SUPPORTED';
  /** The server doesn't send parts of the file: seeking doesn't work. */
  readonly NO_RANGE_SUPPORT: 'NO_RANGE_SUPPORT';
  /** The MP4's index is at the end of the file, so playback starts later. */
  readonly MOOV_AT_END: 'MOOV_AT_END';
  /** The server sends it more slowly than it plays. */
  readonly TOO_SLOW: 'TOO_SLOW';
  /** Something couldn't be checked from here. */
  readonly NOT_CHECKED: 'NOT_CHECKED';
};
export type PreflightCode = (typeof PreflightCode)[keyof typeof PreflightCode] | (string & {});

/** The source of the facts about the media. */
export declare const PreflightSource: {
  /** The file's own index was read. */
  readonly CONTAINER: 'CONTAINER';
  /** `ffprobe` read the file. */
  readonly FFPROBE: 'FFPROBE';
  /** The playlist or manifest declares them. */
  readonly MANIFEST: 'MANIFEST';
  /** Only the type is known. */
  readonly TYPE: 'TYPE';
};
export type PreflightSource = (typeof PreflightSource)[keyof typeof PreflightSource] | (string & {});

/** How a device's volume can be changed. */
export declare const VolumeControlType: {
  /** By level, on the receiver. */
  readonly attenuation: 'attenuation';
  /** By level, on the TV or amplifier. */
  readonly master: 'master';
  /** Not at all. */
  readonly fixed: 'fixed';
};
export type VolumeControlType = (typeof VolumeControlType)[keyof typeof VolumeControlType] | (string & {});

/** The platform of a receiver app. */
export declare const ApplicationType: {
  /** The Cast web runtime. */
  readonly WEB: 'WEB';
  /** Android TV. */
  readonly ANDROID_TV: 'ANDROID_TV';
  /** Something else. */
  readonly OTHER: 'OTHER';
};
export type ApplicationType = (typeof ApplicationType)[keyof typeof ApplicationType] | (string & {});

/** The state of a transfer. */
export declare const TransferState: {
  /** The transfer started. */
  readonly STARTED: 'STARTED';
  /** Some bytes were transferred. */
  readonly PROGRESSING: 'PROGRESSING';
  /** All requested bytes were transferred. */
  readonly FINISHED: 'FINISHED';
  /** It ended early. */
  readonly FAILED: 'FAILED';
};
export type TransferState = (typeof TransferState)[keyof typeof TransferState] | (string & {});

/** The reason why a transfer ended early. */
export declare const TransferFailure: {
  /** The client closed the connection, as players do when they seek. */
  readonly CLIENT_LEFT: 'CLIENT_LEFT';
  /** The client read nothing for too long. */
  readonly STALLED: 'STALLED';
  /** The file was truncated, replaced or removed, or can't be read. */
  readonly UNREADABLE: 'UNREADABLE';
  /** The publication has ended. */
  readonly UNPUBLISHED: 'UNPUBLISHED';
};
export type TransferFailure = (typeof TransferFailure)[keyof typeof TransferFailure] | (string & {});

/** A phase of connecting. */
export declare const ConnectionPhase: {
  /** Finding the device's address. */
  readonly RESOLVE: 'RESOLVE';
  /** Connecting. */
  readonly TCP: 'TCP';
  /** Encrypting. */
  readonly TLS: 'TLS';
  /** Authenticating the device, if the options say so. */
  readonly AUTHENTICATE: 'AUTHENTICATE';
  /** Opening the virtual connection and asking for the receiver's status. */
  readonly CONNECT: 'CONNECT';
  /** Launching the app. */
  readonly LAUNCH: 'LAUNCH';
  /** Joining the app that runs. */
  readonly JOIN: 'JOIN';
  /** Opening the virtual connection to the app. */
  readonly APP_CONNECT: 'APP_CONNECT';
  /** Asking for the media status. */
  readonly MEDIA_STATUS: 'MEDIA_STATUS';
  /** Transfers: requesting the playback state from the app. */
  readonly STORE_SESSION: 'STORE_SESSION';
  /** Transfers: passing the state to the app on the other device. */
  readonly RESUME_SESSION: 'RESUME_SESSION';
  /** Transfers: stopping the app on the old device. */
  readonly STOP_SOURCE: 'STOP_SOURCE';
};
export type ConnectionPhase = (typeof ConnectionPhase)[keyof typeof ConnectionPhase] | (string & {});

/** The state of a session. */
export declare const ConnectionState: {
  /** It is starting. */
  readonly CONNECTING: 'CONNECTING';
  /** It is connected. */
  readonly CONNECTED: 'CONNECTED';
  /** Its connection is lost or closed; the app may continue, and the session can be resumed. */
  readonly SUSPENDED: 'SUSPENDED';
  /** It is ending. */
  readonly DISCONNECTING: 'DISCONNECTING';
  /** It is over. */
  readonly DISCONNECTED: 'DISCONNECTED';
};
export type ConnectionState = (typeof ConnectionState)[keyof typeof ConnectionState] | (string & {});

/** The effect of a session's end on the receiver's app. */
export declare const SessionEndAction: {
  /** This sender leaves the app (CLOSE); playback continues. */
  readonly LEAVE: 'LEAVE';
  /** The connection is closed without a message; playback continues. */
  readonly DISCONNECT: 'DISCONNECT';
  /** The app is stopped, for all senders. */
  readonly STOP_CASTING: 'STOP_CASTING';
};
export type SessionEndAction = (typeof SessionEndAction)[keyof typeof SessionEndAction];

/** Why a session ended. */
export declare const SessionEndReason: {
  /** A client ended it. */
  readonly REQUESTED: 'REQUESTED';
  /** The app ended: another sender stopped it, or it ended by itself. */
  readonly APPLICATION_ENDED: 'APPLICATION_ENDED';
  /** Another app runs now. */
  readonly REPLACED: 'REPLACED';
  /** The connection was lost, and could not be restored in time. */
  readonly CONNECTION_LOST: 'CONNECTION_LOST';
  /** After a reconnect the device failed the authentication that the options require. */
  readonly AUTHENTICATION_FAILED: 'AUTHENTICATION_FAILED';
  /** The server shut down. */
  readonly SERVER_SHUTDOWN: 'SERVER_SHUTDOWN';
};
export type SessionEndReason = (typeof SessionEndReason)[keyof typeof SessionEndReason] | (string & {});

/**
 * Why a session is suspended.
 *
 * SDK: `GCKConnectionSuspendReason`.
 */
export declare const SessionSuspendReason: {
  /**
   * The connection was lost, or the receiver closed it; the session is resumed as soon as the device can be reached.
   */
  readonly NETWORK_ERROR: 'NETWORK_ERROR';
  /**
   * The connection was lost while this machine has no network; the session is resumed as soon as the device can be
   * reached.
   */
  readonly NETWORK_NOT_REACHABLE: 'NETWORK_NOT_REACHABLE';
  /** The programs that cast are in the background (`context.setAppState`). */
  readonly BACKGROUNDED: 'BACKGROUNDED';
  /** A client asked for it (`session.suspend`). */
  readonly REQUESTED: 'REQUESTED';
  /** The server that had the session ended without ending it (`session.restore`). */
  readonly TERMINATED: 'TERMINATED';
};
export type SessionSuspendReason = (typeof SessionSuspendReason)[keyof typeof SessionSuspendReason] | (string & {});

/** The state of a session's connection to its device. */
export declare const SessionLinkState: {
  /** There is none. */
  readonly DOWN: 'DOWN';
  /** It is being made. */
  readonly CONNECTING: 'CONNECTING';
  /** The connection is established, and the device answers. */
  readonly UP: 'UP';
};
export type SessionLinkState = (typeof SessionLinkState)[keyof typeof SessionLinkState] | (string & {});

/** The last known state of the app's run, independent of the connection's state. */
export declare const SessionApplicationState: {
  /** The receiver hasn't reported it yet, or not since the connection was lost. */
  readonly UNKNOWN: 'UNKNOWN';
  /** The receiver reports it. */
  readonly RUNNING: 'RUNNING';
  /** The receiver doesn't report it, which may be temporary. */
  readonly MISSING: 'MISSING';
  /** It is over. */
  readonly ENDED: 'ENDED';
};
export type SessionApplicationState = (typeof SessionApplicationState)[keyof typeof SessionApplicationState] | (string & {});

/** The source of the playback state. */
export declare const PlaybackStateSource: {
  /** The app itself (STORE_SESSION). */
  readonly APPLICATION: 'APPLICATION';
  /**
   * The media status, because the app doesn't support STORE_SESSION: media or queue, position, repeat mode, rate and
   * tracks.
   */
  readonly MEDIA_STATUS: 'MEDIA_STATUS';
};
export type PlaybackStateSource = (typeof PlaybackStateSource)[keyof typeof PlaybackStateSource] | (string & {});

/** A part of a program's user interface whose state the server keeps. */
export declare const WidgetName: {
  /** The button that shows whether something can be cast to. */
  readonly CAST_BUTTON: 'CAST_BUTTON';
  /** The dialog in which a device is chosen or left. */
  readonly CAST_DIALOG: 'CAST_DIALOG';
  /** The overlay that introduces the button, once. */
  readonly INTRO_OVERLAY: 'INTRO_OVERLAY';
  /** The bar at the edge while something plays. */
  readonly MINI_CONTROLLER: 'MINI_CONTROLLER';
  /** The full screen while something plays. */
  readonly EXPANDED_CONTROLLER: 'EXPANDED_CONTROLLER';
  /** Every control for what plays. */
  readonly MEDIA_CONTROLLER: 'MEDIA_CONTROLLER';
  /** The device's volume. */
  readonly VOLUME_CONTROLLER: 'VOLUME_CONTROLLER';
  /** How fast it plays. */
  readonly PLAYBACK_RATE_CONTROLLER: 'PLAYBACK_RATE_CONTROLLER';
  /** The choice of audio and text tracks. */
  readonly TRACK_SELECTOR: 'TRACK_SELECTOR';
};
export type WidgetName = (typeof WidgetName)[keyof typeof WidgetName] | (string & {});

/**
 * The look of the cast button.
 *
 * SDK: `GCKUICastButton`.
 */
export declare const CastButtonIcon: {
  /** Not connected. */
  readonly INACTIVE: 'INACTIVE';
  /** Connecting. */
  readonly ANIMATING: 'ANIMATING';
  /** Connected. */
  readonly ACTIVE: 'ACTIVE';
};
export type CastButtonIcon = (typeof CastButtonIcon)[keyof typeof CastButtonIcon] | (string & {});

/** When the cast button is visible. */
export declare const CastButtonVisibility: {
  /** Always. */
  readonly ALWAYS: 'ALWAYS';
  /** While there is a network, a device or a session (SDK from 4.6.0 on). */
  readonly ON_NETWORK: 'ON_NETWORK';
  /** While there is a device or a session (SDK before 4.6.0). */
  readonly WITH_DEVICES: 'WITH_DEVICES';
};
export type CastButtonVisibility = (typeof CastButtonVisibility)[keyof typeof CastButtonVisibility] | (string & {});

/**
 * The effect of a tap on the cast button.
 *
 * SDK: `GCKUICastButtonDelegate`.
 */
export declare const CastButtonOutcome: {
  /**
   * Discovery was started by the first tap, as the options say. The iOS SDK asks for permission to use the network
   * here.
   */
  readonly DISCOVERY_STARTED: 'DISCOVERY_STARTED';
  /** The dialog should be shown; the server opens it if `triggersDefaultCastDialog` is set. */
  readonly PRESENT_DIALOG: 'PRESENT_DIALOG';
};
export type CastButtonOutcome = (typeof CastButtonOutcome)[keyof typeof CastButtonOutcome] | (string & {});

/** The content of the cast dialog. */
export declare const CastDialogMode: {
  /** Discovery isn't started, so no device can be shown. */
  readonly DISCOVERY_OFF: 'DISCOVERY_OFF';
  /** Discovery can't work here. */
  readonly DISCOVERY_UNAVAILABLE: 'DISCOVERY_UNAVAILABLE';
  /** No device is listed; advice is shown. */
  readonly NO_DEVICES: 'NO_DEVICES';
  /** The devices. */
  readonly CHOOSER: 'CHOOSER';
  /** A session starts. */
  readonly CONNECTING: 'CONNECTING';
  /** The device, its media and volume, and the disconnect button. */
  readonly CONNECTED: 'CONNECTED';
};
export type CastDialogMode = (typeof CastDialogMode)[keyof typeof CastDialogMode] | (string & {});

/** Why no devices are listed. */
export declare const NoDevicesReason: {
  /** Discovery isn't started. */
  readonly DISCOVERY_OFF: 'DISCOVERY_OFF';
  /** Nothing on this machine can look for devices (`discovery.diagnose` says more). */
  readonly DISCOVERY_UNAVAILABLE: 'DISCOVERY_UNAVAILABLE';
  /** This machine has no network. */
  readonly NO_NETWORK: 'NO_NETWORK';
  /** There are devices, but none runs the app that is wanted. */
  readonly NONE_SUITABLE: 'NONE_SUITABLE';
  /** Nothing has answered yet. */
  readonly NOTHING_FOUND: 'NOTHING_FOUND';
};
export type NoDevicesReason = (typeof NoDevicesReason)[keyof typeof NoDevicesReason] | (string & {});

/** Where the title of the introductory overlay is placed. */
export declare const IntroTitlePosition: {
  /** Wherever there is room. */
  readonly AUTOMATIC: 'AUTOMATIC';
  /** Above the button. */
  readonly ABOVE: 'ABOVE';
  /** Below the button. */
  readonly BELOW: 'BELOW';
};
export type IntroTitlePosition = (typeof IntroTitlePosition)[keyof typeof IntroTitlePosition] | (string & {});

/**
 * The action of a controller's button.
 *
 * SDK: `GCKUIMediaButtonType`.
 */
export declare const MediaButtonType: {
  /** Nothing; the place is empty. */
  readonly NONE: 'NONE';
  /** Plays or pauses; for live streams plays or stops. */
  readonly PLAY_PAUSE_TOGGLE: 'PLAY_PAUSE_TOGGLE';
  /** The next item. */
  readonly SKIP_NEXT: 'SKIP_NEXT';
  /** The previous item. */
  readonly SKIP_PREVIOUS: 'SKIP_PREVIOUS';
  /** 30 seconds back. */
  readonly REWIND_30_SECONDS: 'REWIND_30_SECONDS';
  /** 30 seconds on. */
  readonly FORWARD_30_SECONDS: 'FORWARD_30_SECONDS';
  /** Mutes or unmutes the device. */
  readonly MUTE_TOGGLE: 'MUTE_TOGGLE';
  /** Opens the choice of tracks. */
  readonly CLOSED_CAPTIONS: 'CLOSED_CAPTIONS';
  /** Stops. */
  readonly STOP: 'STOP';
  /** The program's own action: `widget.didPressCustomButton`. */
  readonly CUSTOM: 'CUSTOM';
};
export type MediaButtonType = (typeof MediaButtonType)[keyof typeof MediaButtonType] | (string & {});

/** The state that a control displays. */
export declare const MediaControlState: {
  /** Playback is paused: a press plays. */
  readonly PAUSED: 'PAUSED';
  /** Time advances: a press pauses. */
  readonly PLAYING: 'PLAYING';
  /** A live stream plays: a press stops. */
  readonly PLAYING_LIVE: 'PLAYING_LIVE';
  /** It isn't muted: a press mutes it. */
  readonly MUTE_OFF: 'MUTE_OFF';
  /** It is muted: a press unmutes it. */
  readonly MUTE_ON: 'MUTE_ON';
  /** Nothing is repeated. */
  readonly REPEAT_OFF: 'REPEAT_OFF';
  /** The queue is repeated. */
  readonly REPEAT_ALL: 'REPEAT_ALL';
  /** The item is repeated. */
  readonly REPEAT_SINGLE: 'REPEAT_SINGLE';
  /** The queue is shuffled and repeated. */
  readonly SHUFFLE: 'SHUFFLE';
  /** It is off. */
  readonly OFF: 'OFF';
  /** It is on. */
  readonly ON: 'ON';
};
export type MediaControlState = (typeof MediaControlState)[keyof typeof MediaControlState] | (string & {});

/** A control that can be pressed. */
export declare const WidgetControl: {
  /** Plays. */
  readonly PLAY: 'PLAY';
  /** Pauses. */
  readonly PAUSE: 'PAUSE';
  /** Plays or pauses; for live streams plays or stops. */
  readonly PLAY_PAUSE_TOGGLE: 'PLAY_PAUSE_TOGGLE';
  /** Stops. */
  readonly STOP: 'STOP';
  /** The next item. */
  readonly SKIP_NEXT: 'SKIP_NEXT';
  /** The previous item. */
  readonly SKIP_PREVIOUS: 'SKIP_PREVIOUS';
  /** 30 seconds back. */
  readonly REWIND_30_SECONDS: 'REWIND_30_SECONDS';
  /** 30 seconds on. */
  readonly FORWARD_30_SECONDS: 'FORWARD_30_SECONDS';
  /** Mutes or unmutes the device. */
  readonly MUTE_TOGGLE: 'MUTE_TOGGLE';
  /** Opens the choice of tracks. */
  readonly CLOSED_CAPTIONS: 'CLOSED_CAPTIONS';
  /** Turns on or off that playback pauses after the current item. */
  readonly PAUSE_QUEUE: 'PAUSE_QUEUE';
  /** Cycles through off, all, single and shuffled. */
  readonly REPEAT_MODE: 'REPEAT_MODE';
  /** Skips the ad. */
  readonly SKIP_AD: 'SKIP_AD';
  /** One step louder. */
  readonly VOLUME_UP: 'VOLUME_UP';
  /** One step quieter. */
  readonly VOLUME_DOWN: 'VOLUME_DOWN';
  /** The program's own button. */
  readonly CUSTOM: 'CUSTOM';
};
export type WidgetControl = (typeof WidgetControl)[keyof typeof WidgetControl] | (string & {});

/** Whether a device has an app. */
export declare const AppAvailability: {
  /** The device has the app. */
  readonly APP_AVAILABLE: 'APP_AVAILABLE';
  /** The device doesn't have the app. */
  readonly APP_UNAVAILABLE: 'APP_UNAVAILABLE';
  /** The device didn't answer. */
  readonly UNKNOWN: 'UNKNOWN';
};
export type AppAvailability = (typeof AppAvailability)[keyof typeof AppAvailability] | (string & {});

/** How a subscription's events are delivered. */
export declare const EventDelivery: {
  /** As notifications. */
  readonly PUSH: 'PUSH';
  /** In answers to `events.poll`, for clients that can't receive notifications. */
  readonly POLL: 'POLL';
};
export type EventDelivery = (typeof EventDelivery)[keyof typeof EventDelivery];

/** When an image's server is contacted. */
export declare const ImageCacheMode: {
  /** If there is no copy, or it is too old (HTTP's rules). */
  readonly IF_NEEDED: 'IF_NEEDED';
  /** Always; an unchanged picture isn't transferred again. */
  readonly REVALIDATE: 'REVALIDATE';
  /** Never: only the copy on disk is used, however old. */
  readonly OFFLINE: 'OFFLINE';
};
export type ImageCacheMode = (typeof ImageCacheMode)[keyof typeof ImageCacheMode];

/** The direction of a message. */
export declare const MessageDirection: {
  /** From the device. */
  readonly IN: 'IN';
  /** To the device. */
  readonly OUT: 'OUT';
};
export type MessageDirection = (typeof MessageDirection)[keyof typeof MessageDirection] | (string & {});

/**
 * The protocol of a stream.
 *
 * SDK: `GCKStreamingProtocolType`.
 */
export declare const StreamingProtocol: {
  /** Unknown; receivers preload nothing. */
  readonly UNKNOWN: 0;
  /** MPEG-DASH. */
  readonly MPEG_DASH: 1;
  /** HLS; requires `hlsSegmentFormat`. */
  readonly HLS: 2;
  /** Smooth Streaming. */
  readonly SMOOTH_STREAMING: 3;
};
export type StreamingProtocol = (typeof StreamingProtocol)[keyof typeof StreamingProtocol];

/** Why an item was updated. */
export declare const QueueUpdateReason: {
  /** Its contents changed at the receiver. */
  readonly CHANGED: 'CHANGED';
  /** It was added to the cache. */
  readonly FETCHED: 'FETCHED';
  /** It was removed from the cache. */
  readonly EVICTED: 'EVICTED';
};
export type QueueUpdateReason = (typeof QueueUpdateReason)[keyof typeof QueueUpdateReason] | (string & {});

/** The state of a recording. */
export declare const RecordingState: {
  /** Entries are written. */
  readonly RECORDING: 'RECORDING';
  /** Entries can't be written at present and are lost; `failure` says why. The next one is tried again. */
  readonly FAILING: 'FAILING';
  /** The recording is complete. */
  readonly STOPPED: 'STOPPED';
};
export type RecordingState = (typeof RecordingState)[keyof typeof RecordingState] | (string & {});

/** How a client is connected. */
export declare const ClientTransport: {
  /** Over the server's standard input and output. */
  readonly STDIO: 'STDIO';
  /** Over a Unix socket. */
  readonly SOCKET: 'SOCKET';
};
export type ClientTransport = (typeof ClientTransport)[keyof typeof ClientTransport] | (string & {});

/** The behaviour of `session.start` and `session.join` if a session with the device already exists. */
export declare const ExistingSessionPolicy: {
  /** It fails with `SessionExists`. */
  readonly FAIL: 'FAIL';
  /**
   * It returns that session, which becomes the caller's current one, if its app is the requested one; otherwise it
   * fails with `SessionExists`.
   */
  readonly USE: 'USE';
};
export type ExistingSessionPolicy = (typeof ExistingSessionPolicy)[keyof typeof ExistingSessionPolicy];

/** A volume key. */
export declare const VolumeKey: {
  /** Louder. */
  readonly UP: 'UP';
  /** Quieter. */
  readonly DOWN: 'DOWN';
  /** Silent, or heard again. */
  readonly MUTE: 'MUTE';
};
export type VolumeKey = (typeof VolumeKey)[keyof typeof VolumeKey];

/** A slider. */
export declare const WidgetSlider: {
  /** The position in the stream. */
  readonly STREAM_POSITION: 'STREAM_POSITION';
  /** The volume. */
  readonly VOLUME: 'VOLUME';
};
export type WidgetSlider = (typeof WidgetSlider)[keyof typeof WidgetSlider];

/** The stage of a slider's movement. */
export declare const SlidePhase: {
  /** The slider is held. */
  readonly BEGAN: 'BEGAN';
  /** The slider moves. */
  readonly MOVED: 'MOVED';
  /** The slider is released; its value is applied. */
  readonly ENDED: 'ENDED';
  /** The slider is released; its value is discarded. */
  readonly CANCELLED: 'CANCELLED';
};
export type SlidePhase = (typeof SlidePhase)[keyof typeof SlidePhase];
