// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

/** Whether devices must authenticate. */
export const DeviceAuthenticationPolicy = Object.freeze({
  OFF: 'OFF',
  REPORT: 'REPORT',
  REQUIRE: 'REQUIRE',
});

/** How revocation lists are used. */
export const RevocationPolicy = Object.freeze({
  IGNORE: 'IGNORE',
  OPTIONAL: 'OPTIONAL',
  REQUIRED: 'REQUIRED',
});

/** The result of device authentication. */
export const AuthenticationVerdict = Object.freeze({
  AUTHENTIC: 'AUTHENTIC',
  EXPIRED: 'EXPIRED',
  NOT_AUTHENTIC: 'NOT_AUTHENTIC',
  UNANSWERED: 'UNANSWERED',
});

/** One of the checks of device authentication. */
export const AuthenticationCheck = Object.freeze({
  NO_REPLY: 'NO_REPLY',
  DEVICE_ERROR: 'DEVICE_ERROR',
  REPLY_MALFORMED: 'REPLY_MALFORMED',
  NONCE: 'NONCE',
  ALGORITHM: 'ALGORITHM',
  SIGNATURE: 'SIGNATURE',
  TLS_CERTIFICATE: 'TLS_CERTIFICATE',
  TLS_CERTIFICATE_NOT_YET_VALID: 'TLS_CERTIFICATE_NOT_YET_VALID',
  TLS_CERTIFICATE_EXPIRED: 'TLS_CERTIFICATE_EXPIRED',
  TLS_CERTIFICATE_LIFETIME: 'TLS_CERTIFICATE_LIFETIME',
  CERTIFICATE_MALFORMED: 'CERTIFICATE_MALFORMED',
  UNTRUSTED_ROOT: 'UNTRUSTED_ROOT',
  CERTIFICATE_SIGNATURE: 'CERTIFICATE_SIGNATURE',
  CERTIFICATE_ALGORITHM: 'CERTIFICATE_ALGORITHM',
  PATH_LENGTH: 'PATH_LENGTH',
  BASIC_CONSTRAINTS: 'BASIC_CONSTRAINTS',
  KEY_USAGE: 'KEY_USAGE',
  KEY_SIZE: 'KEY_SIZE',
  NAME_CONSTRAINTS: 'NAME_CONSTRAINTS',
  CRITICAL_EXTENSION: 'CRITICAL_EXTENSION',
  CERTIFICATE_CHAIN: 'CERTIFICATE_CHAIN',
  DEVICE_CERTIFICATE_NOT_YET_VALID: 'DEVICE_CERTIFICATE_NOT_YET_VALID',
  DEVICE_CERTIFICATE_EXPIRED: 'DEVICE_CERTIFICATE_EXPIRED',
  INTERMEDIATE_NOT_YET_VALID: 'INTERMEDIATE_NOT_YET_VALID',
  INTERMEDIATE_EXPIRED: 'INTERMEDIATE_EXPIRED',
  AUDIO_ONLY: 'AUDIO_ONLY',
  CRL_MISSING: 'CRL_MISSING',
  CRL_INVALID: 'CRL_INVALID',
  REVOKED: 'REVOKED',
});

/** Why a channel is no longer connected. */
export const ChannelDisconnectReason = Object.freeze({
  SESSION_SUSPENDED: 'SESSION_SUSPENDED',
  SESSION_ENDED: 'SESSION_ENDED',
  NOT_LISTED: 'NOT_LISTED',
  REMOVED: 'REMOVED',
});

/** Whether there are devices, and a session. */
export const CastState = Object.freeze({
  NO_DEVICES_AVAILABLE: 'NO_DEVICES_AVAILABLE',
  NOT_CONNECTED: 'NOT_CONNECTED',
  CONNECTING: 'CONNECTING',
  CONNECTED: 'CONNECTED',
});

/** Whether the casting program is in the foreground. */
export const AppState = Object.freeze({
  FOREGROUND: 'FOREGROUND',
  BACKGROUND: 'BACKGROUND',
});

/** A version of TLS. */
export const TLSVersion = Object.freeze({
  TLS_1_0: 'TLS_1_0',
  TLS_1_1: 'TLS_1_1',
  TLS_1_2: 'TLS_1_2',
  TLS_1_3: 'TLS_1_3',
});

/** The type of device. */
export const DeviceType = Object.freeze({
  TV: 'TV',
  SPEAKER: 'SPEAKER',
  SPEAKER_GROUP: 'SPEAKER_GROUP',
  GENERIC: 'GENERIC',
});

/** How the device was found. */
export const DeviceSource = Object.freeze({
  DNS_SD: 'DNS_SD',
  CONFIGURED: 'CONFIGURED',
  CACHED: 'CACHED',
  PROVIDED: 'PROVIDED',
});

/**
 * A capability of a device.
 *
 * SDK: `GCKDeviceCapability`.
 */
export const DeviceCapability = Object.freeze({
  VIDEO_OUT: 'VIDEO_OUT',
  VIDEO_IN: 'VIDEO_IN',
  AUDIO_OUT: 'AUDIO_OUT',
  AUDIO_IN: 'AUDIO_IN',
  DEVELOPER_MODE: 'DEVELOPER_MODE',
  MULTIZONE_GROUP: 'MULTIZONE_GROUP',
  DYNAMIC_GROUP: 'DYNAMIC_GROUP',
  MULTI_CHANNEL_GROUP: 'MULTI_CHANNEL_GROUP',
  MULTI_CHANNEL_MEMBER: 'MULTI_CHANNEL_MEMBER',
  MASTER_OR_FIXED_VOLUME: 'MASTER_OR_FIXED_VOLUME',
  ATTENUATION_OR_FIXED_VOLUME: 'ATTENUATION_OR_FIXED_VOLUME',
  DYNAMIC_GROUPING_SUPPORTED: 'DYNAMIC_GROUPING_SUPPORTED',
});

/** How the network is queried. */
export const DiscoverySourceKind = Object.freeze({
  AUTOMATIC: 'AUTOMATIC',
  AVAHI: 'AVAHI',
  EMBEDDED: 'EMBEDDED',
});

/** Whether the DNS-SD daemon works; discovery doesn't depend on it. */
export const DaemonState = Object.freeze({
  NOT_ASKED: 'NOT_ASKED',
  AVAILABLE: 'AVAILABLE',
  UNAVAILABLE: 'UNAVAILABLE',
});

/** A step of a probe, in order. */
export const ProbePhase = Object.freeze({
  RESOLVE: 'RESOLVE',
  TCP: 'TCP',
  TLS: 'TLS',
  AUTHENTICATE: 'AUTHENTICATE',
  CONNECT: 'CONNECT',
  RECEIVER_STATUS: 'RECEIVER_STATUS',
});

/** The result of a probe's step. */
export const ProbeOutcome = Object.freeze({
  PASSED: 'PASSED',
  FAILED: 'FAILED',
  SKIPPED: 'SKIPPED',
});

/** Why an announced service isn't in a client's device list. */
export const LeftOutReason = Object.freeze({
  APPLICATION_UNAVAILABLE: 'APPLICATION_UNAVAILABLE',
  APPLICATION_UNKNOWN: 'APPLICATION_UNKNOWN',
  NAMESPACES_MISSING: 'NAMESPACES_MISSING',
  INTERFACE: 'INTERFACE',
});

/** The result of reading the saved devices at start. */
export const DeviceCacheState = Object.freeze({
  OFF: 'OFF',
  ABSENT: 'ABSENT',
  LOADED: 'LOADED',
  STALE: 'STALE',
  OTHER_VERSION: 'OTHER_VERSION',
  CORRUPT: 'CORRUPT',
  UNREADABLE: 'UNREADABLE',
});

/** The verdict of a diagnosis; more values may be added. */
export const DiscoveryFinding = Object.freeze({
  STOPPED: 'STOPPED',
  DAEMON_UNREACHABLE: 'DAEMON_UNREACHABLE',
  NO_USABLE_INTERFACE: 'NO_USABLE_INTERFACE',
  NO_ANSWERS: 'NO_ANSWERS',
  UNRESOLVED_SERVICES: 'UNRESOLVED_SERVICES',
  ALL_LEFT_OUT: 'ALL_LEFT_OUT',
  HEALTHY: 'HEALTHY',
});

/**
 * Where an image is shown.
 *
 * SDK: `GCKMediaMetadataImageType`.
 */
export const ImageHintType = Object.freeze({
  CUSTOM: 'CUSTOM',
  CAST_DIALOG: 'CAST_DIALOG',
  MINI_CONTROLLER: 'MINI_CONTROLLER',
  BACKGROUND: 'BACKGROUND',
});

/** How one of several images is picked. Images without a size are considered only if no image has one. */
export const ImagePickStrategy = Object.freeze({
  FIRST: 'FIRST',
  CLOSEST_SIZE: 'CLOSEST_SIZE',
  SMALLEST_NOT_SMALLER: 'SMALLEST_NOT_SMALLER',
  LARGEST: 'LARGEST',
  CLOSEST_ASPECT: 'CLOSEST_ASPECT',
});

/** Where an image came from. */
export const ImageSource = Object.freeze({
  CACHE: 'CACHE',
  REVALIDATED: 'REVALIDATED',
  STALE: 'STALE',
  NETWORK: 'NETWORK',
  CLIENT: 'CLIENT',
});

/**
 * The severity of a record.
 *
 * SDK: `GCKLoggerLevel`.
 */
export const LogLevel = Object.freeze({
  NONE: 'NONE',
  VERBOSE: 'VERBOSE',
  DEBUG: 'DEBUG',
  INFO: 'INFO',
  WARNING: 'WARNING',
  ERROR: 'ERROR',
  ASSERT: 'ASSERT',
});

/** Whether a stream is live or has a fixed length. */
export const StreamType = Object.freeze({
  BUFFERED: 'BUFFERED',
  LIVE: 'LIVE',
  NONE: 'NONE',
  OTHER: 'OTHER',
});

/** What the receiver's player is doing. */
export const PlayerState = Object.freeze({
  IDLE: 'IDLE',
  PLAYING: 'PLAYING',
  PAUSED: 'PAUSED',
  BUFFERING: 'BUFFERING',
  LOADING: 'LOADING',
});

/** Why a player is idle. */
export const IdleReason = Object.freeze({
  CANCELLED: 'CANCELLED',
  INTERRUPTED: 'INTERRUPTED',
  FINISHED: 'FINISHED',
  ERROR: 'ERROR',
  COMPLETED: 'COMPLETED',
});

/** What a queue does when it reaches its end. */
export const RepeatMode = Object.freeze({
  REPEAT_OFF: 'REPEAT_OFF',
  REPEAT_ALL: 'REPEAT_ALL',
  REPEAT_SINGLE: 'REPEAT_SINGLE',
  REPEAT_ALL_AND_SHUFFLE: 'REPEAT_ALL_AND_SHUFFLE',
});

/** What the player does after a seek; absent: what it did before. */
export const ResumeState = Object.freeze({
  PLAYBACK_START: 'PLAYBACK_START',
  PLAYBACK_PAUSE: 'PLAYBACK_PAUSE',
});

/** What kind of media it is. */
export const MediaCategory = Object.freeze({
  AUDIO: 'AUDIO',
  IMAGE: 'IMAGE',
  VIDEO: 'VIDEO',
});

/** The format of HLS audio segments. */
export const HlsSegmentFormat = Object.freeze({
  aac: 'aac',
  ac3: 'ac3',
  e_ac3: 'e_ac3',
  fmp4: 'fmp4',
  mp3: 'mp3',
  ts: 'ts',
  ts_aac: 'ts_aac',
});

/** The format of HLS video segments. */
export const HlsVideoSegmentFormat = Object.freeze({
  fmp4: 'fmp4',
  mpeg2_ts: 'mpeg2_ts',
});

/** What a track carries. */
export const TrackType = Object.freeze({
  TEXT: 'TEXT',
  AUDIO: 'AUDIO',
  VIDEO: 'VIDEO',
});

/** The purpose of a text track. */
export const TextTrackSubtype = Object.freeze({
  SUBTITLES: 'SUBTITLES',
  CAPTIONS: 'CAPTIONS',
  DESCRIPTIONS: 'DESCRIPTIONS',
  CHAPTERS: 'CHAPTERS',
  METADATA: 'METADATA',
});

/** The edge of text characters. */
export const TextTrackEdgeType = Object.freeze({
  NONE: 'NONE',
  OUTLINE: 'OUTLINE',
  DROP_SHADOW: 'DROP_SHADOW',
  RAISED: 'RAISED',
  DEPRESSED: 'DEPRESSED',
});

/** The window behind the text. */
export const TextTrackWindowType = Object.freeze({
  NONE: 'NONE',
  NORMAL: 'NORMAL',
  ROUNDED_CORNERS: 'ROUNDED_CORNERS',
});

/** The generic font family, used when the named font is missing. */
export const TextTrackFontGenericFamily = Object.freeze({
  SANS_SERIF: 'SANS_SERIF',
  MONOSPACED_SANS_SERIF: 'MONOSPACED_SANS_SERIF',
  SERIF: 'SERIF',
  MONOSPACED_SERIF: 'MONOSPACED_SERIF',
  CASUAL: 'CASUAL',
  CURSIVE: 'CURSIVE',
  SMALL_CAPITALS: 'SMALL_CAPITALS',
});

/** The style of text. */
export const TextTrackFontStyle = Object.freeze({
  NORMAL: 'NORMAL',
  BOLD: 'BOLD',
  BOLD_ITALIC: 'BOLD_ITALIC',
  ITALIC: 'ITALIC',
});

/** The dynamic range of a video. */
export const HdrType = Object.freeze({
  sdr: 'sdr',
  hdr: 'hdr',
  dv: 'dv',
});

/** The kind of queue. */
export const QueueType = Object.freeze({
  ALBUM: 'ALBUM',
  PLAYLIST: 'PLAYLIST',
  AUDIOBOOK: 'AUDIOBOOK',
  RADIO_STATION: 'RADIO_STATION',
  PODCAST_SERIES: 'PODCAST_SERIES',
  TV_SERIES: 'TV_SERIES',
  VIDEO_PLAYLIST: 'VIDEO_PLAYLIST',
  LIVE_TV: 'LIVE_TV',
  MOVIE: 'MOVIE',
});

/** What a viewer thinks of the media. */
export const UserAction = Object.freeze({
  LIKE: 'LIKE',
  DISLIKE: 'DISLIKE',
  FOLLOW: 'FOLLOW',
  UNFOLLOW: 'UNFOLLOW',
  FLAG: 'FLAG',
  SKIP_AD: 'SKIP_AD',
});

/** Which content is left out. */
export const ContentFilteringMode = Object.freeze({
  FILTER_EXPLICIT: 'FILTER_EXPLICIT',
});

/** The kind of metadata, which decides which fields apply; 100 and above are app-defined. */
export const MetadataType = Object.freeze({
  GENERIC: 0,
  MOVIE: 1,
  TV_SHOW: 2,
  MUSIC_TRACK: 3,
  PHOTO: 4,
  AUDIOBOOK_CHAPTER: 5,
});

/** The kind of container that a queue plays. */
export const ContainerType = Object.freeze({
  GENERIC: 0,
  AUDIOBOOK: 1,
});

/** Whether a device will play something. */
export const PreflightVerdict = Object.freeze({
  WILL_PLAY: 'WILL_PLAY',
  MAY_FAIL: 'MAY_FAIL',
  WILL_FAIL: 'WILL_FAIL',
});

/** What a finding means for playback. */
export const PreflightSeverity = Object.freeze({
  BLOCKS: 'BLOCKS',
  RISKS: 'RISKS',
  NOTE: 'NOTE',
});

/** What was found. */
export const PreflightCode = Object.freeze({
  URL_NOT_SUPPORTED: 'URL_NOT_SUPPORTED',
  LOCAL_FILE: 'LOCAL_FILE',
  LOOPBACK_URL: 'LOOPBACK_URL',
  PRIVATE_NAME: 'PRIVATE_NAME',
  UNREACHABLE: 'UNREACHABLE',
  TIMED_OUT: 'TIMED_OUT',
  HTTP_STATUS: 'HTTP_STATUS',
  REDIRECT_REFUSED: 'REDIRECT_REFUSED',
  CERTIFICATE_EXPIRED: 'CERTIFICATE_EXPIRED',
  CERTIFICATE_UNTRUSTED: 'CERTIFICATE_UNTRUSTED',
  CERTIFICATE_NAME_MISMATCH: 'CERTIFICATE_NAME_MISMATCH',
  TLS_FAILED: 'TLS_FAILED',
  MIXED_CONTENT: 'MIXED_CONTENT',
  NO_CORS: 'NO_CORS',
  WRONG_CONTENT_TYPE: 'WRONG_CONTENT_TYPE',
  EMPTY: 'EMPTY',
  BROKEN: 'BROKEN',
  CONTAINER_NOT_SUPPORTED: 'CONTAINER_NOT_SUPPORTED',
  VIDEO_CODEC_NOT_SUPPORTED: 'VIDEO_CODEC_NOT_SUPPORTED',
  AUDIO_CODEC_NOT_SUPPORTED: 'AUDIO_CODEC_NOT_SUPPORTED',
  PROFILE_TOO_HIGH: 'PROFILE_TOO_HIGH',
  RESOLUTION_TOO_HIGH: 'RESOLUTION_TOO_HIGH',
  NO_VIDEO_OUTPUT: 'NO_VIDEO_OUTPUT',
  PROTECTED: 'PROTECTED',
  MANIFEST_BROKEN: 'MANIFEST_BROKEN',
  SEGMENT_UNREACHABLE: 'SEGMENT_UNREACHABLE',
  SUBTITLE_FORMAT_NOT_SUPPORTED: 'SUBTITLE_FORMAT_NOT_SUPPORTED',
  NO_RANGE_SUPPORT: 'NO_RANGE_SUPPORT',
  MOOV_AT_END: 'MOOV_AT_END',
  TOO_SLOW: 'TOO_SLOW',
  NOT_CHECKED: 'NOT_CHECKED',
});

/** How it was found out what the media is. */
export const PreflightSource = Object.freeze({
  CONTAINER: 'CONTAINER',
  FFPROBE: 'FFPROBE',
  MANIFEST: 'MANIFEST',
  TYPE: 'TYPE',
});

/** How a device's volume can be changed. */
export const VolumeControlType = Object.freeze({
  attenuation: 'attenuation',
  master: 'master',
  fixed: 'fixed',
});

/** What a receiver app runs on. */
export const ApplicationType = Object.freeze({
  WEB: 'WEB',
  ANDROID_TV: 'ANDROID_TV',
  OTHER: 'OTHER',
});

/** How far a transfer is. */
export const TransferState = Object.freeze({
  STARTED: 'STARTED',
  PROGRESSING: 'PROGRESSING',
  FINISHED: 'FINISHED',
  FAILED: 'FAILED',
});

/** Why a transfer ended before its end. */
export const TransferFailure = Object.freeze({
  CLIENT_LEFT: 'CLIENT_LEFT',
  STALLED: 'STALLED',
  UNREADABLE: 'UNREADABLE',
  UNPUBLISHED: 'UNPUBLISHED',
});

/** A phase of connecting. */
export const ConnectionPhase = Object.freeze({
  RESOLVE: 'RESOLVE',
  TCP: 'TCP',
  TLS: 'TLS',
  AUTHENTICATE: 'AUTHENTICATE',
  CONNECT: 'CONNECT',
  LAUNCH: 'LAUNCH',
  JOIN: 'JOIN',
  APP_CONNECT: 'APP_CONNECT',
  MEDIA_STATUS: 'MEDIA_STATUS',
  STORE_SESSION: 'STORE_SESSION',
  RESUME_SESSION: 'RESUME_SESSION',
  STOP_SOURCE: 'STOP_SOURCE',
});

/** The state of a session. */
export const ConnectionState = Object.freeze({
  CONNECTING: 'CONNECTING',
  CONNECTED: 'CONNECTED',
  SUSPENDED: 'SUSPENDED',
  DISCONNECTING: 'DISCONNECTING',
  DISCONNECTED: 'DISCONNECTED',
});

/** What ending a session does to the receiver's app. */
export const SessionEndAction = Object.freeze({
  LEAVE: 'LEAVE',
  DISCONNECT: 'DISCONNECT',
  STOP_CASTING: 'STOP_CASTING',
});

/** Why a session ended. */
export const SessionEndReason = Object.freeze({
  REQUESTED: 'REQUESTED',
  APPLICATION_ENDED: 'APPLICATION_ENDED',
  REPLACED: 'REPLACED',
  CONNECTION_LOST: 'CONNECTION_LOST',
  AUTHENTICATION_FAILED: 'AUTHENTICATION_FAILED',
  SERVER_SHUTDOWN: 'SERVER_SHUTDOWN',
});

/**
 * Why a session is suspended.
 *
 * SDK: `GCKConnectionSuspendReason`.
 */
export const SessionSuspendReason = Object.freeze({
  NETWORK_ERROR: 'NETWORK_ERROR',
  NETWORK_NOT_REACHABLE: 'NETWORK_NOT_REACHABLE',
  BACKGROUNDED: 'BACKGROUNDED',
  REQUESTED: 'REQUESTED',
  TERMINATED: 'TERMINATED',
});

/** The state of a session's connection to its device. */
export const SessionLinkState = Object.freeze({
  DOWN: 'DOWN',
  CONNECTING: 'CONNECTING',
  UP: 'UP',
});

/** What is known about the run of a session's app, whatever the connection's state. */
export const SessionApplicationState = Object.freeze({
  UNKNOWN: 'UNKNOWN',
  RUNNING: 'RUNNING',
  MISSING: 'MISSING',
  ENDED: 'ENDED',
});

/** Where the playback state came from. */
export const PlaybackStateSource = Object.freeze({
  APPLICATION: 'APPLICATION',
  MEDIA_STATUS: 'MEDIA_STATUS',
});

/** A part of a program's user interface whose state the server keeps. */
export const WidgetName = Object.freeze({
  CAST_BUTTON: 'CAST_BUTTON',
  CAST_DIALOG: 'CAST_DIALOG',
  INTRO_OVERLAY: 'INTRO_OVERLAY',
  MINI_CONTROLLER: 'MINI_CONTROLLER',
  EXPANDED_CONTROLLER: 'EXPANDED_CONTROLLER',
  MEDIA_CONTROLLER: 'MEDIA_CONTROLLER',
  VOLUME_CONTROLLER: 'VOLUME_CONTROLLER',
  PLAYBACK_RATE_CONTROLLER: 'PLAYBACK_RATE_CONTROLLER',
  TRACK_SELECTOR: 'TRACK_SELECTOR',
});

/**
 * The look of the cast button.
 *
 * SDK: `GCKUICastButton`.
 */
export const CastButtonIcon = Object.freeze({
  INACTIVE: 'INACTIVE',
  ANIMATING: 'ANIMATING',
  ACTIVE: 'ACTIVE',
});

/** When the cast button is visible. */
export const CastButtonVisibility = Object.freeze({
  ALWAYS: 'ALWAYS',
  ON_NETWORK: 'ON_NETWORK',
  WITH_DEVICES: 'WITH_DEVICES',
});

/**
 * What a tap on the cast button led to.
 *
 * SDK: `GCKUICastButtonDelegate`.
 */
export const CastButtonOutcome = Object.freeze({
  DISCOVERY_STARTED: 'DISCOVERY_STARTED',
  PRESENT_DIALOG: 'PRESENT_DIALOG',
});

/** The content of the cast dialog. */
export const CastDialogMode = Object.freeze({
  DISCOVERY_OFF: 'DISCOVERY_OFF',
  DISCOVERY_UNAVAILABLE: 'DISCOVERY_UNAVAILABLE',
  NO_DEVICES: 'NO_DEVICES',
  CHOOSER: 'CHOOSER',
  CONNECTING: 'CONNECTING',
  CONNECTED: 'CONNECTED',
});

/** Why no devices are listed. */
export const NoDevicesReason = Object.freeze({
  DISCOVERY_OFF: 'DISCOVERY_OFF',
  DISCOVERY_UNAVAILABLE: 'DISCOVERY_UNAVAILABLE',
  NO_NETWORK: 'NO_NETWORK',
  NONE_SUITABLE: 'NONE_SUITABLE',
  NOTHING_FOUND: 'NOTHING_FOUND',
});

/** Where the title of the introductory overlay is placed. */
export const IntroTitlePosition = Object.freeze({
  AUTOMATIC: 'AUTOMATIC',
  ABOVE: 'ABOVE',
  BELOW: 'BELOW',
});

/**
 * The action of a controller's button.
 *
 * SDK: `GCKUIMediaButtonType`.
 */
export const MediaButtonType = Object.freeze({
  NONE: 'NONE',
  PLAY_PAUSE_TOGGLE: 'PLAY_PAUSE_TOGGLE',
  SKIP_NEXT: 'SKIP_NEXT',
  SKIP_PREVIOUS: 'SKIP_PREVIOUS',
  REWIND_30_SECONDS: 'REWIND_30_SECONDS',
  FORWARD_30_SECONDS: 'FORWARD_30_SECONDS',
  MUTE_TOGGLE: 'MUTE_TOGGLE',
  CLOSED_CAPTIONS: 'CLOSED_CAPTIONS',
  STOP: 'STOP',
  CUSTOM: 'CUSTOM',
});

/** What a control displays. */
export const MediaControlState = Object.freeze({
  PAUSED: 'PAUSED',
  PLAYING: 'PLAYING',
  PLAYING_LIVE: 'PLAYING_LIVE',
  MUTE_OFF: 'MUTE_OFF',
  MUTE_ON: 'MUTE_ON',
  REPEAT_OFF: 'REPEAT_OFF',
  REPEAT_ALL: 'REPEAT_ALL',
  REPEAT_SINGLE: 'REPEAT_SINGLE',
  SHUFFLE: 'SHUFFLE',
  OFF: 'OFF',
  ON: 'ON',
});

/** A control that can be pressed. */
export const WidgetControl = Object.freeze({
  PLAY: 'PLAY',
  PAUSE: 'PAUSE',
  PLAY_PAUSE_TOGGLE: 'PLAY_PAUSE_TOGGLE',
  STOP: 'STOP',
  SKIP_NEXT: 'SKIP_NEXT',
  SKIP_PREVIOUS: 'SKIP_PREVIOUS',
  REWIND_30_SECONDS: 'REWIND_30_SECONDS',
  FORWARD_30_SECONDS: 'FORWARD_30_SECONDS',
  MUTE_TOGGLE: 'MUTE_TOGGLE',
  CLOSED_CAPTIONS: 'CLOSED_CAPTIONS',
  PAUSE_QUEUE: 'PAUSE_QUEUE',
  REPEAT_MODE: 'REPEAT_MODE',
  SKIP_AD: 'SKIP_AD',
  VOLUME_UP: 'VOLUME_UP',
  VOLUME_DOWN: 'VOLUME_DOWN',
  CUSTOM: 'CUSTOM',
});

/** Whether a device has an app. */
export const AppAvailability = Object.freeze({
  APP_AVAILABLE: 'APP_AVAILABLE',
  APP_UNAVAILABLE: 'APP_UNAVAILABLE',
  UNKNOWN: 'UNKNOWN',
});

/** How a subscription's events are delivered. */
export const EventDelivery = Object.freeze({
  PUSH: 'PUSH',
  POLL: 'POLL',
});

/** When an image's server is contacted. */
export const ImageCacheMode = Object.freeze({
  IF_NEEDED: 'IF_NEEDED',
  REVALIDATE: 'REVALIDATE',
  OFFLINE: 'OFFLINE',
});

/** The direction of a message. */
export const MessageDirection = Object.freeze({
  IN: 'IN',
  OUT: 'OUT',
});

/**
 * The protocol of a stream.
 *
 * SDK: `GCKStreamingProtocolType`.
 */
export const StreamingProtocol = Object.freeze({
  UNKNOWN: 0,
  MPEG_DASH: 1,
  HLS: 2,
  SMOOTH_STREAMING: 3,
});

/** Why an item was updated. */
export const QueueUpdateReason = Object.freeze({
  CHANGED: 'CHANGED',
  FETCHED: 'FETCHED',
  EVICTED: 'EVICTED',
});

/** How a client is connected. */
export const ClientTransport = Object.freeze({
  STDIO: 'STDIO',
  SOCKET: 'SOCKET',
});

/** What starting or joining does if a session with the device already exists. */
export const ExistingSessionPolicy = Object.freeze({
  FAIL: 'FAIL',
  USE: 'USE',
});

/** A volume key. */
export const VolumeKey = Object.freeze({
  UP: 'UP',
  DOWN: 'DOWN',
  MUTE: 'MUTE',
});

/** A slider. */
export const WidgetSlider = Object.freeze({
  STREAM_POSITION: 'STREAM_POSITION',
  VOLUME: 'VOLUME',
});

/** The stage of a slider's movement. */
export const SlidePhase = Object.freeze({
  BEGAN: 'BEGAN',
  MOVED: 'MOVED',
  ENDED: 'ENDED',
  CANCELLED: 'CANCELLED',
});
