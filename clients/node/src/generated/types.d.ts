// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type {
  StreamType,
  PlayerState,
  IdleReason,
  RepeatMode,
  MediaCategory,
  HlsSegmentFormat,
  HlsVideoSegmentFormat,
  TrackType,
  TextTrackSubtype,
  TextTrackEdgeType,
  TextTrackWindowType,
  TextTrackFontGenericFamily,
  TextTrackFontStyle,
  HdrType,
  QueueType,
  UserAction,
  ContentFilteringMode,
  MetadataType,
  ContainerType,
  VolumeControlType,
  ApplicationType,
  CastState,
  AppState,
  DeviceAuthenticationPolicy,
  RevocationPolicy,
  TLSVersion,
  DeviceType,
  DeviceSource,
  DiscoverySourceKind,
  DaemonState,
  ProbePhase,
  ProbeOutcome,
  LeftOutReason,
  ConnectionPhase,
  ConnectionState,
  SessionSuspendReason,
  SessionLinkState,
  SessionApplicationState,
  AuthenticationVerdict,
  AuthenticationCheck,
  PlaybackStateSource,
} from './enums.js';

/**
 * A picture on the web.
 *
 * SDK: `GCKImage`.
 */
export interface Image {
  /**
   * Where it is; receivers and most caches want HTTPS.
   *
   * Not empty.
   */
  url?: string;
  /**
   * Its width.
   *
   * In pixels. At least 0.
   */
  width?: number;
  /**
   * Its height.
   *
   * In pixels. At least 0.
   */
  height?: number;
}

/** A volume. Of a stream here, of a device in `DeviceVolume`; send only the key to be changed. */
export interface Volume {
  /**
   * How loud, 0 silent, 1 loudest.
   *
   * From 0 to 1.
   */
  level?: number;
  /** Whether it is silenced whatever the level. */
  muted?: boolean;
}

/**
 * What is known about the media; which fields count depends on `metadataType`. Own keys are kept.
 *
 * SDK: `GCKMediaMetadata`.
 */
export interface MediaMetadata {
  /** Which kind of metadata; absent is generic. */
  metadataType?: MetadataType;
  /** The title; of an episode, a track or a chapter its own, not the series'. */
  title?: string;
  /** A second line. */
  subtitle?: string;
  /** Movie: the studio. */
  studio?: string;
  /** TV show: the series. */
  seriesTitle?: string;
  /**
   * TV show: the season's number.
   *
   * At least 0.
   */
  season?: number;
  /**
   * TV show: the episode's number.
   *
   * At least 0.
   */
  episode?: number;
  /** TV show: when it was first shown, ISO 8601. */
  originalAirdate?: string;
  /**
   * Music: the album.
   *
   * SDK: `kGCKMetadataKeyAlbumTitle`.
   */
  albumName?: string;
  /** Music: the album's artist. */
  albumArtist?: string;
  /** Music, photo: who made it. */
  artist?: string;
  /** Music: who composed it. */
  composer?: string;
  /**
   * Music: the track's number on its disc.
   *
   * At least 0.
   */
  trackNumber?: number;
  /**
   * Music: the disc's number.
   *
   * At least 0.
   */
  discNumber?: number;
  /** When it was released, ISO 8601. */
  releaseDate?: string;
  /** Photo: when it was taken, ISO 8601. */
  creationDateTime?: string;
  /** Photo: where it was taken, in words. */
  location?: string;
  /**
   * Photo: where it was taken.
   *
   * In degrees. From -90 to 90.
   */
  latitude?: number;
  /**
   * Photo: where it was taken.
   *
   * In degrees. From -180 to 180.
   */
  longitude?: number;
  /**
   * Photo: its width.
   *
   * In pixels. At least 0.
   */
  width?: number;
  /**
   * Photo: its height.
   *
   * In pixels. At least 0.
   */
  height?: number;
  /** Audio book: the book. */
  bookTitle?: string;
  /** Audio book: the chapter. */
  chapterTitle?: string;
  /**
   * Audio book: the chapter's number.
   *
   * At least 0.
   */
  chapterNumber?: number;
  /** Pictures, the best first. */
  images?: Image[];
  /** A picture to show before the first frame. */
  posterUrl?: string;
  /** The queue item that a section belongs to. */
  queueItemId?: number;
  /**
   * How long the section is.
   *
   * In seconds. At least 0.
   */
  sectionDuration?: number;
  /**
   * When the section begins, as time since 1970.
   *
   * In seconds.
   */
  sectionStartAbsoluteTime?: number;
  /**
   * Where the section begins in its container.
   *
   * In seconds. At least 0.
   */
  sectionStartTimeInContainer?: number;
  /**
   * Where the section begins in the media.
   *
   * In seconds. At least 0.
   */
  sectionStartTimeInMedia?: number;
}

/**
 * One audio, video or text track.
 *
 * SDK: `GCKMediaTrack`.
 */
export interface Track {
  /** Names the track; unique in its media. */
  trackId: number;
  /** What it carries. */
  type: TrackType;
  /** Where it is; a URL for side-loaded text. */
  trackContentId?: string;
  /** Its MIME type: `text/vtt`. */
  trackContentType?: string;
  /** What a text track is for. */
  subtype?: TextTrackSubtype;
  /** What people call it. */
  name?: string;
  /** Its language, RFC 5646; subtitles need it. */
  language?: string;
  /** DASH roles: `main`, `commentary`. */
  roles?: string[];
  /** Whether it is part of the stream itself. */
  isInband?: boolean;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/**
 * How text tracks look.
 *
 * SDK: `GCKMediaTextTrackStyle`.
 */
export interface TextTrackStyle {
  /** The characters' colour, `#RRGGBBAA`. */
  foregroundColor?: string;
  /** The colour behind the characters, `#RRGGBBAA`. */
  backgroundColor?: string;
  /** The characters' edge. */
  edgeType?: TextTrackEdgeType;
  /** The edge's colour, `#RRGGBBAA`. */
  edgeColor?: string;
  /** The window around the text. */
  windowType?: TextTrackWindowType;
  /** The window's colour, `#RRGGBBAA`. */
  windowColor?: string;
  /**
   * The window's corners.
   *
   * In pixels. At least 0.
   */
  windowRoundedCornerRadius?: number;
  /**
   * The size relative to the default.
   *
   * At least 0.
   */
  fontScale?: number;
  /** The typeface. */
  fontFamily?: string;
  /** The kind of typeface. */
  fontGenericFamily?: TextTrackFontGenericFamily;
  /** The style. */
  fontStyle?: TextTrackFontStyle;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/**
 * Where ads come from (VAST or VMAP).
 *
 * SDK: `GCKVASTAdsRequest`.
 */
export interface VastAdsRequest {
  /** The ad server's URL. */
  adTagUrl?: string;
  /** The document itself; it wins over the URL. */
  adsResponse?: string;
}

/**
 * A place for ads in the media.
 *
 * SDK: `GCKAdBreakInfo`.
 */
export interface Break {
  /** Names the break. */
  id: string;
  /** Its clips in order. */
  breakClipIds?: string[];
  /**
   * Where it is; 0 before, -1 after the media.
   *
   * In seconds. At least -1.
   */
  position?: number;
  /**
   * How long it is.
   *
   * In seconds.
   */
  duration?: number;
  /** Whether it has been seen. */
  isWatched?: boolean;
  /** Whether it is part of the stream. */
  isEmbedded?: boolean;
  /** Whether it makes the media longer. */
  expanded?: boolean;
}

/**
 * One ad.
 *
 * SDK: `GCKAdBreakClipInfo`.
 */
export interface BreakClip {
  /** Names the clip. */
  id: string;
  /** What is played. */
  contentId?: string;
  /** Where it is. */
  contentUrl?: string;
  /** Its MIME type. */
  contentType?: string;
  /** Its title. */
  title?: string;
  /**
   * How long it is.
   *
   * In seconds.
   */
  duration?: number;
  /**
   * From when it can be skipped, counted from its start; absent or -1: never.
   *
   * In seconds.
   */
  whenSkippable?: number;
  /** A picture to show first. */
  posterUrl?: string;
  /** Where it leads. */
  clickThroughUrl?: string;
  /** The format of HLS segments. */
  hlsSegmentFormat?: HlsSegmentFormat;
  /** Where the clip comes from; it wins over all other fields. */
  vastAdsRequest?: VastAdsRequest;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** What the viewer has done about the media. */
export interface UserActionState {
  /** What. */
  userAction: UserAction;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/**
 * One piece of media: what it is, where it is, what is in it. One of `contentId`, `contentUrl` and `entity` says what
 * to play.
 *
 * SDK: `GCKMediaInformation`.
 */
export interface MediaInformation {
  /** What to play: a URL, or an id that the app understands. */
  contentId?: string;
  /** Where it is; wins over `contentId` for fetching. */
  contentUrl?: string;
  /** A deep link that the receiver resolves. */
  entity?: string;
  /** The deep link for Android TV apps. */
  atvEntity?: string;
  /** Its MIME type: `video/mp4`, `application/x-mpegURL`. */
  contentType?: string;
  /**
   * How its time behaves.
   *
   * Absent: `"BUFFERED"`.
   */
  streamType?: StreamType;
  /** What is known about it. */
  metadata?: MediaMetadata;
  /**
   * How long it is; absent or -1 where unknown or live.
   *
   * In seconds.
   */
  duration?: number;
  /**
   * When a live stream began, as time since 1970.
   *
   * In seconds.
   */
  startAbsoluteTime?: number;
  /** Its tracks. */
  tracks?: Track[];
  /** How its text looks. */
  textTrackStyle?: TextTrackStyle;
  /** Where its ads are. */
  breaks?: Break[];
  /** Its ads. */
  breakClips?: BreakClip[];
  /** Where its ads come from; it wins over `breaks`. */
  vmapAdsRequest?: VastAdsRequest;
  /** The format of HLS audio segments. */
  hlsSegmentFormat?: HlsSegmentFormat;
  /** The format of HLS video segments. */
  hlsVideoSegmentFormat?: HlsVideoSegmentFormat;
  /** What kind of media it is. */
  mediaCategory?: MediaCategory;
  /** What the viewer has done about it. */
  userActionStates?: UserActionState[];
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/**
 * One item of a queue.
 *
 * SDK: `GCKMediaQueueItem`.
 */
export interface QueueItem {
  /** Names the item; the receiver gives it, so it is left out when items are sent. */
  itemId?: number;
  /** What it plays. */
  media?: MediaInformation;
  /**
   * Whether it plays by itself when it becomes current.
   *
   * Absent: `true`.
   */
  autoplay?: boolean;
  /**
   * Where it begins.
   *
   * In seconds. At least 0.
   */
  startTime?: number;
  /**
   * How much of it is played; negative counts from its end.
   *
   * In seconds.
   */
  playbackDuration?: number;
  /**
   * How long before it is needed it may be fetched.
   *
   * In seconds. At least 0.
   */
  preloadTime?: number;
  /** The tracks that are on. */
  activeTrackIds?: number[];
  /** Its place before shuffling. */
  orderId?: number;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/**
 * What is known about a queue as a whole.
 *
 * SDK: `GCKMediaQueueContainerMetadata`.
 */
export interface ContainerMetadata {
  /** What it is. */
  containerType?: ContainerType;
  /** Its title. */
  title?: string;
  /** Its sections. */
  sections?: MediaMetadata[];
  /**
   * How long it is in all.
   *
   * In seconds. At least 0.
   */
  containerDuration?: number;
  /** Its pictures. */
  containerImages?: Image[];
  /** Audio book: who wrote it. */
  authors?: string[];
  /** Audio book: who reads it. */
  narrators?: string[];
  /** Audio book: who published it. */
  publisher?: string;
  /** When it was released, ISO 8601. */
  releaseDate?: string;
}

/**
 * A queue: what it is and, when it is sent, its items.
 *
 * SDK: `GCKMediaQueueData`.
 */
export interface QueueData {
  /** Names the queue. */
  id?: string;
  /** What people call it. */
  name?: string;
  /** What it is about. */
  description?: string;
  /** A deep link; the receiver fetches the items itself. */
  entity?: string;
  /** What it is. */
  queueType?: QueueType;
  /** What it does at its end. */
  repeatMode?: RepeatMode;
  /** Whether it is shuffled. */
  shuffle?: boolean;
  /** Its items; only sent, never reported. */
  items?: QueueItem[];
  /**
   * The item to begin with.
   *
   * At least 0. Absent: `0`.
   */
  startIndex?: number;
  /**
   * Where the first item begins.
   *
   * In seconds. At least 0.
   */
  startTime?: number;
  /** What is known about it. */
  containerMetadata?: ContainerMetadata;
}

/**
 * Where the player is within ads; present only during them.
 *
 * SDK: `GCKAdBreakStatus`.
 */
export interface BreakStatus {
  /** The break. */
  breakId?: string;
  /** The clip. */
  breakClipId?: string;
  /**
   * Time since the break began.
   *
   * In seconds.
   */
  currentBreakTime?: number;
  /**
   * Time since the clip began.
   *
   * In seconds.
   */
  currentBreakClipTime?: number;
  /**
   * From which clip time on it can be skipped; absent or -1: never.
   *
   * In seconds.
   */
  whenSkippable?: number;
}

/**
 * Where a live stream can be sought.
 *
 * SDK: `GCKMediaLiveSeekableRange`.
 */
export interface LiveSeekableRange {
  /**
   * The earliest position.
   *
   * In seconds.
   */
  start?: number;
  /**
   * The latest position, the live edge.
   *
   * In seconds.
   */
  end?: number;
  /** Whether `start` moves on with time. */
  isMovingWindow?: boolean;
  /** Whether the live event is over, so that `end` stands still. */
  isLiveDone?: boolean;
}

/**
 * The video as it is shown.
 *
 * SDK: `GCKVideoInfo`.
 */
export interface VideoInfo {
  /**
   * Its width.
   *
   * In pixels.
   */
  width?: number;
  /**
   * Its height.
   *
   * In pixels.
   */
  height?: number;
  /** Its dynamic range. */
  hdrType?: HdrType;
}

/** What is being loaded while the player is still idle. */
export interface ExtendedStatus {
  /** LOADING. */
  playerState?: PlayerState;
  /** What is being loaded. */
  media?: MediaInformation;
  /** The media session that it will be. */
  mediaSessionId?: number;
}

/**
 * The state of a media session, as receivers report it and as the server keeps it after merging (protocol page 7.3,
 * 7.4).
 *
 * SDK: `GCKMediaStatus`.
 */
export interface MediaStatus {
  /** Names the media session; new for each load. */
  mediaSessionId?: number;
  /** What is loaded. */
  media?: MediaInformation;
  /** What the player does. */
  playerState?: PlayerState;
  /** Why it is idle; only with IDLE. */
  idleReason?: IdleReason;
  /**
   * The position when the status was sent; in a live stream on the timeline of its seekable range.
   *
   * In seconds. SDK: `GCKMediaStatus.streamPosition`.
   */
  currentTime?: number;
  /** How fast time advances; 0 or 1 while paused. */
  playbackRate?: number;
  /** What the receiver accepts now, as a bit mask (protocol page 7.9). */
  supportedMediaCommands?: number;
  /** The stream's volume, not the device's. */
  volume?: Volume;
  /** The tracks that are on; empty and absent are both none. */
  activeTrackIds?: number[];
  /** The video as it is shown. */
  videoInfo?: VideoInfo;
  /** Where the player is within ads. */
  breakStatus?: BreakStatus;
  /** Where a live stream can be sought. */
  liveSeekableRange?: LiveSeekableRange;
  /** What is being loaded. */
  extendedStatus?: ExtendedStatus;
  /** The queue, without its items. */
  queueData?: QueueData;
  /** The queue's current item. */
  currentItemId?: number;
  /** The item being loaded. */
  loadingItemId?: number;
  /** The item that is ready to follow. */
  preloadedItemId?: number;
  /** A window of the queue around the current item, not the whole. */
  items?: QueueItem[];
  /** What the queue does at its end. */
  repeatMode?: RepeatMode;
  /** Whatever the app reports. */
  customData?: unknown;
}

/** Further wishes for a load. */
export interface LoadOptions {
  /** What content is left out. */
  contentFilteringMode?: ContentFilteringMode;
}

/**
 * What to load, and how. One of `media` and `queueData` is needed; send one, not both.
 *
 * SDK: `GCKMediaLoadRequestData`.
 */
export interface LoadRequestData {
  /** The media. */
  media?: MediaInformation;
  /** The queue. */
  queueData?: QueueData;
  /**
   * Whether it plays at once; absent in a queue: as each item says.
   *
   * Absent: `true`.
   */
  autoplay?: boolean;
  /**
   * Where it begins; absent: at the start, or at the live edge.
   *
   * In seconds. At least 0.
   */
  currentTime?: number;
  /**
   * How fast time advances.
   *
   * More than 0. Absent: `1`.
   */
  playbackRate?: number;
  /** The tracks that are on at once. */
  activeTrackIds?: number[];
  /** Who the viewer is, for the receiver app. */
  credentials?: string;
  /** What kind of credentials: `web`, `android`, `ios`, `cloud`. */
  credentialsType?: string;
  /** Credentials that Android TV apps get instead. */
  atvCredentials?: string;
  /** What kind of credentials those are. */
  atvCredentialsType?: string;
  /** Further wishes. */
  loadOptions?: LoadOptions;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/**
 * A device's volume (the one that viewers know).
 *
 * SDK: `GCKSessionTraits`.
 */
export interface DeviceVolume {
  /**
   * How loud, 0 silent, 1 loudest.
   *
   * From 0 to 1.
   */
  level?: number;
  /** Whether it is silenced whatever the level. */
  muted?: boolean;
  /** How it can be changed. */
  controlType?: VolumeControlType;
  /**
   * The step of the device's own volume keys; 0 is fixed.
   *
   * At least 0.
   */
  stepInterval?: number;
}

/** A namespace that a receiver app listens on. */
export interface ApplicationNamespace {
  /** Its name, `urn:x-cast:…`. */
  name: string;
}

/**
 * An app that runs on a receiver.
 *
 * SDK: `GCKApplicationMetadata`.
 */
export interface ReceiverApplication {
  /** The app's id; can differ from the launched one (an Android TV twin). */
  appId?: string;
  /** The id under which it was registered. */
  universalAppId?: string;
  /** What it runs on. */
  appType?: ApplicationType;
  /** What people call it. */
  displayName?: string;
  /** What it says it is doing. */
  statusText?: string;
  /** Its icon. */
  iconUrl?: string;
  /** Whether this is just what the device shows when nothing runs. */
  isIdleScreen?: boolean;
  /** Whether it was launched by voice or cloud. */
  launchedFromCloud?: boolean;
  /** What it listens on. */
  namespaces?: ApplicationNamespace[];
  /** Names this run of the app. */
  sessionId?: string;
  /** Where its messages go. */
  transportId?: string;
  /** Whether a sender is connected. */
  senderConnected?: boolean;
}

/** What a receiver reports of itself (protocol page 6.2). */
export interface ReceiverStatus {
  /** What runs; absent when nothing does. */
  applications?: ReceiverApplication[];
  /** The device's volume. */
  volume?: DeviceVolume;
  /** Whether the TV shows this device; absent where unknown. */
  isActiveInput?: boolean;
  /** Whether the TV is in standby; absent where unknown. */
  isStandBy?: boolean;
}

/**
 * A member of a group (protocol page 8).
 *
 * SDK: `GCKMultizoneDevice`.
 */
export interface MultizoneDevice {
  /**
   * Names it; often in another spelling than DNS-SD has.
   *
   * SDK: `GCKMultizoneDevice.deviceID`.
   */
  deviceId: string;
  /**
   * What people call it.
   *
   * SDK: `GCKMultizoneDevice.friendlyName`.
   */
  name?: string;
  /**
   * What it can do, as a bit mask (protocol page 9).
   *
   * SDK: `GCKMultizoneDevice.capabilities`.
   */
  capabilities?: number;
  /**
   * Its own volume; the group's scales it.
   *
   * SDK: `GCKMultizoneDevice.volumeLevel`.
   */
  volume?: DeviceVolume;
}

/** Whether what plays can be moved and spread. */
export interface MultizonePlaybackSession {
  /** Whether the app can play on more devices at once. */
  appAllowsGrouping?: boolean;
  /** Whether it is video. */
  isVideoContent?: boolean;
  /** Whether it can go on on another device. */
  streamTransferSupported?: boolean;
}

/**
 * The members of a group.
 *
 * SDK: `GCKMultizoneStatus`.
 */
export interface MultizoneStatus {
  /**
   * The members.
   *
   * SDK: `GCKMultizoneStatus.devices`.
   */
  devices?: MultizoneDevice[];
  /** Whether each member plays a channel of its own, as a stereo pair does. */
  isMultichannel?: boolean;
  /** Whether what plays can be moved and spread. */
  playbackSession?: MultizonePlaybackSession;
}

/**
 * How apps are launched where a call doesn't say otherwise.
 *
 * SDK: `GCKLaunchOptions`.
 */
export interface LaunchOptions {
  /**
   * The language that is asked of apps, RFC 5646; absent: the server's locale.
   *
   * Not empty. SDK: `GCKLaunchOptions.languageCode`.
   */
  languageCode?: string;
  /**
   * Whether an app that runs already is started anew.
   *
   * Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
   */
  relaunchIfRunning?: boolean;
  /**
   * Whether the app's Android TV twin may be launched.
   *
   * Absent: `false`. SDK: `GCKLaunchOptions.androidReceiverCompatible`.
   */
  androidReceiverCompatible?: boolean;
}

/** How a session whose link broke is resumed. */
export interface ReconnectOptions {
  /**
   * Whether it is; otherwise the session ends.
   *
   * Absent: `true`.
   */
  isEnabled?: boolean;
  /**
   * The longest pause before the first attempt; what is shorter is drawn by lot.
   *
   * In seconds. From 0 to 600. Absent: `0.5`.
   */
  initialDelay?: number;
  /**
   * The longest pause between attempts; pauses double up to it, and half of each is drawn by lot.
   *
   * In seconds. From 0.1 to 3600. Absent: `30`.
   */
  maximumDelay?: number;
  /**
   * How long one attempt may take.
   *
   * In seconds. From 0.1 to 600. Absent: `15`.
   */
  attemptTimeout?: number;
  /**
   * How long after the loss the session is given up; 0: never.
   *
   * In seconds. From 0 to 31536000. Absent: `300`.
   */
  giveUpAfter?: number;
}

/** How sessions come to other devices. */
export interface TransferOptions {
  /**
   * Whether a session whose app vanishes while it plays something that can be moved is looked for on other devices, as
   * when somebody moves it by voice or at the device.
   *
   * Absent: `true`.
   */
  followsMoves?: boolean;
  /**
   * How long it is looked for; then it has ended.
   *
   * In seconds. From 0.1 to 60. Absent: `5`.
   */
  searchTimeout?: number;
  /**
   * How long `session.transfer` may take, but for connecting to the other device, where the call doesn't say.
   *
   * In seconds. More than 0, at most 600. Absent: `90`.
   */
  timeout?: number;
}

/**
 * Whether and how strictly devices have to prove what they are. The proof is a signature by a key that Google
 * certified; it is off by default, because in March 2025 strict senders refused millions of genuine devices.
 */
export interface DeviceAuthenticationOptions {
  /**
   * Whether devices have to prove what they are.
   *
   * Absent: `"OFF"`.
   */
  policy?: DeviceAuthenticationPolicy;
  /**
   * Whether certificates of the device's chain that ran out, or aren't valid yet, are accepted. The dates of its TLS
   * certificate count all the same.
   *
   * Absent: `false`.
   */
  ignoreExpiry?: boolean;
  /**
   * Whether a signature over SHA-1 is accepted, as the oldest devices make it.
   *
   * Absent: `true`.
   */
  acceptSHA1?: boolean;
  /**
   * Whether an answer that doesn't repeat the challenge is refused, as the oldest devices give it. One that repeats
   * another challenge is always refused.
   *
   * Absent: `false`.
   */
  requireNonce?: boolean;
  /**
   * What lists of revoked devices are for.
   *
   * Absent: `"OPTIONAL"`.
   */
  crl?: RevocationPolicy;
  /**
   * Path of a revocation list (a `CrlBundle` in protobuf) on the server's machine that is looked through besides the
   * device's own.
   *
   * Not empty.
   */
  crlFile?: string;
  /**
   * Path of a PEM file with roots for revocation lists that are trusted besides Google's.
   *
   * Not empty.
   */
  crlRoots?: string;
  /**
   * Path of a PEM file on the server's machine with root certificates that are trusted besides Google's: for
   * `cast-receiver`, that of its `--root-certificate`.
   *
   * Not empty.
   */
  trustedRoots?: string;
  /**
   * How long a device may take to answer.
   *
   * In seconds. More than 0, at most 60. Absent: `5`.
   */
  timeout?: number;
}

/**
 * Which TLS is acceptable towards receivers. What is assumed connects to old sets too; receivers' certificates prove
 * nothing in any case, which is what device authentication is for.
 */
export interface TLSOptions {
  /**
   * The oldest version that is accepted.
   *
   * Absent: `"TLSv1"`.
   */
  minimumVersion?: TLSVersion;
  /** The newest version that is offered; absent: the newest there is. */
  maximumVersion?: TLSVersion;
  /**
   * OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`).
   *
   * Not empty. Absent: `"DEFAULT"`.
   */
  ciphers?: string;
  /**
   * OpenSSL's security level. 0 accepts what old sets have: TLS 1.0 and 1.1, SHA-1 signatures, keys of 1,024 bits; from
   * 1 on they are refused.
   *
   * From 0 to 5. Absent: `0`.
   */
  securityLevel?: number;
  /**
   * How many receivers' TLS sessions are kept, so that the next connection takes less; 0: each handshake is a whole
   * one, as it is in any case while devices are authenticated.
   *
   * From 0 to 10000. Absent: `64`.
   */
  maximumStoredSessions?: number;
}

/** When a silent receiver is asked, and when it is given up. */
export interface HeartbeatOptions {
  /**
   * PING when nothing was received, or nothing was sent, for so long. Some old devices cut senders that are silent for
   * more than 5 seconds.
   *
   * In seconds. From 0.05 to 3600. Absent: `5`.
   */
  pingAfter?: number;
  /**
   * The receiver is dead when nothing came from it for so long, although it was asked.
   *
   * In seconds. From 0.1 to 7200. Absent: `10`.
   */
  deadAfter?: number;
  /**
   * The receiver is dead when a message isn't complete so long after its first byte.
   *
   * In seconds. From 0.1 to 7200. Absent: `10`.
   */
  partialMessageDeadline?: number;
}

/**
 * What the context assumes and allows; set once, before anything else is done with it.
 *
 * SDK: `GCKCastOptions`.
 */
export interface ContextOptions {
  /**
   * How apps are launched.
   *
   * SDK: `GCKCastOptions.launchOptions`.
   */
  launchOptions?: LaunchOptions;
  /**
   * Which devices clients want that don't say so in `discovery.start`; absent: all.
   *
   * SDK: `GCKCastOptions.discoveryCriteria`.
   */
  discoveryCriteria?: DiscoveryCriteria;
  /** How devices are looked for. */
  discovery?: DiscoveryOptions;
  /**
   * Whether `context.create` leaves discovery for the first `context.pressCastButton` to begin. The SDK assumes true,
   * to spare phones; here it would only hide devices.
   *
   * Absent: `false`. SDK: `GCKCastOptions.startDiscoveryAfterFirstTapOnCastButton`.
   */
  startDiscoveryAfterFirstTapOnCastButton?: boolean;
  /**
   * Accepted for the SDK's sake: nothing is ever reported to anybody, so it is true whatever is said.
   *
   * Absent: `true`. SDK: `GCKCastOptions.disableAnalyticsLogging`.
   */
  disableAnalyticsLogging?: boolean;
  /**
   * Whether `context.create` leaves discovery for `discovery.start` to begin.
   *
   * Absent: `false`. SDK: `GCKCastOptions.disableDiscoveryAutostart`.
   */
  disableDiscoveryAutostart?: boolean;
  /**
   * Whether `session.end` without an action stops the app for everybody.
   *
   * Absent: `false`. SDK: `GCKCastOptions.stopReceiverApplicationWhenEndingSession`.
   */
  stopReceiverApplicationWhenEndingSession?: boolean;
  /** Whether devices have to prove what they are. */
  deviceAuthentication?: DeviceAuthenticationOptions;
  /**
   * What this sender calls itself towards receivers.
   *
   * Not empty. Absent: `"cast-rpc"`.
   */
  userAgent?: string;
  /**
   * The most sessions at once.
   *
   * From 1 to 1024. Absent: `64`.
   */
  maximumSessions?: number;
  /**
   * How long starting or joining a session may take where the call doesn't say.
   *
   * In seconds. More than 0, at most 600. Absent: `30`.
   */
  connectTimeout?: number;
  /**
   * Whether sessions are suspended while every client is in the background (`context.setAppState`).
   *
   * Absent: `true`. SDK: `GCKCastOptions.suspendSessionsWhenBackgrounded`.
   */
  suspendSessionsWhenBackgrounded?: boolean;
  /**
   * Whether `session.pressVolumeKey` changes the volume of the current session's device.
   *
   * Absent: `false`. SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
   */
  physicalVolumeButtonsWillControlDeviceVolume?: boolean;
  /** How a session whose link broke is resumed. */
  reconnect?: ReconnectOptions;
  /** How sessions come to other devices. */
  transfer?: TransferOptions;
  /** Which TLS is acceptable towards receivers. */
  tls?: TLSOptions;
  /** When a silent receiver is asked, and when it is given up. */
  heartbeat?: HeartbeatOptions;
}

/**
 * The context as it is now.
 *
 * SDK: `GCKCastContext`.
 */
export interface ContextInfo {
  /** Whether there are devices, and a session. */
  castState: CastState;
  /** The newest session. */
  currentSessionId?: string;
  /**
   * The state of the newest session; DISCONNECTED where there is none.
   *
   * SDK: `GCKSessionManager.connectionState`.
   */
  connectionState: ConnectionState;
  /**
   * Whether the options are settled: by `context.create`, or by the first call of another namespace, which creates the
   * context with what is assumed.
   *
   * SDK: `GCKCastContext.isSharedInstanceInitialized`.
   */
  isCreated: boolean;
  /** The options, with what is assumed in place of what wasn't said. */
  options: ContextOptions;
  /** Whether a client is in use. */
  appState: AppState;
}

/**
 * Who the viewer is.
 *
 * SDK: `GCKCredentialsData`.
 */
export interface LaunchCredentials {
  /** The credentials; absent: none. */
  credentials?: string;
  /**
   * What kind.
   *
   * Absent: `"web"`.
   */
  credentialsType?: string;
}

/** A Cast receiver. */
export interface Device {
  /**
   * Names the device, also when its address changes.
   *
   * SDK: `GCKDevice.deviceID`.
   */
  deviceId: string;
  /** What people call it. */
  friendlyName: string;
  /** Its model. */
  modelName?: string;
  /** The version of its protocol. */
  deviceVersion?: string;
  /** What kind it is. */
  deviceType: DeviceType;
  /** What it can do, as a bit mask (protocol page 9). */
  capabilities?: number;
  /** Whether an app runs on it; absent where unknown. */
  isBusy?: boolean;
  /** What its app says it is doing. */
  statusText?: string;
  /** Where its icon is, on its HTTP port 8008. */
  iconPath?: string;
  /** The address to use. */
  host: string;
  /** All its addresses, IPv4 and IPv6. */
  addresses: string[];
  /** Its port. */
  port: number;
  /** Whether it is a group of devices. */
  isGroup: boolean;
  /** How it was found. */
  source: DeviceSource;
  /** The apps that it announces, of those that some client's criteria name. */
  applicationIds?: string[];
  /** Its whole DNS-SD record. */
  txt: Record<string, string>;
}

/**
 * Which devices a client wants: those that have at least one of the apps, and whose running app speaks all the
 * namespaces.
 *
 * SDK: `GCKDiscoveryCriteria`.
 */
export interface DiscoveryCriteria {
  /**
   * App ids, in any case; absent or empty: any. A device proves that it has an app by announcing it (a DNS-SD subtype)
   * or by its answer to `discovery.queryAppAvailability`; for the default media receiver `CC1AD845`, and for devices
   * that were added by their address, only a denial counts.
   *
   * SDK: `GCKDiscoveryCriteria.applicationIDs`.
   */
  applicationIds?: string[];
  /**
   * Namespaces of the app that runs, as far as a session tells; absent or empty: any.
   *
   * SDK: `GCKDiscoveryCriteria.namespaces`.
   */
  namespaces?: string[];
}

/** How devices are looked for, for all clients. */
export interface DiscoveryOptions {
  /**
   * By what means the network is asked.
   *
   * Absent: `"automatic"`.
   */
  source?: DiscoverySourceKind;
  /**
   * Whether to ask less often, at the price of older facts.
   *
   * Absent: `false`. SDK: `GCKDiscoveryManager.passiveScan`.
   */
  passiveScan?: boolean;
  /** The network interfaces to use, by name; `*` at the end stands for any rest. Empty: all. */
  allowedInterfaces?: string[];
  /** The network interfaces not to use, whatever is allowed (`docker*`). */
  deniedInterfaces?: string[];
  /**
   * Whether the devices of this run are kept on disk and listed, marked, at the start of the next.
   *
   * Absent: `true`.
   */
  cachesDevices?: boolean;
}

/** The state of discovery. */
export interface DiscoveryInfo {
  /** Whether devices are being looked for. */
  isRunning: boolean;
  /** All devices, ordered by friendly name. */
  devices: Device[];
}

/** A network interface of this machine. */
export interface NetworkInterface {
  /** Its name. */
  name: string;
  /** Its addresses. */
  addresses: string[];
  /** Whether discovery uses it. */
  isUsed: boolean;
  /** Why not, if it doesn't. */
  skippedBecause?: string;
  /** Whether it is up. */
  isUp: boolean;
  /** Whether it can carry discovery. */
  supportsMulticast: boolean;
  /** Whether it reaches only this machine. */
  isLoopback: boolean;
}

/** One step of a probe. */
export interface ProbeStep {
  /** Which. */
  phase: ProbePhase;
  /** How it ended. */
  outcome: ProbeOutcome;
  /**
   * How long it took; absent where it wasn't tried.
   *
   * In milliseconds.
   */
  elapsedMs?: number;
  /** What was found: addresses, the TLS version, the app that runs. */
  detail?: string;
}

/** How far a connection to an address got. */
export interface ProbeResult {
  /** The address. */
  host: string;
  /** The port. */
  port: number;
  /** Whether a Cast receiver works there. */
  succeeded: boolean;
  /** Every step, in order. */
  steps: ProbeStep[];
  /** Where it failed. */
  failedPhase?: ProbePhase;
  /** Why. */
  error?: ErrorInfo;
  /** What that means and what to do, in a sentence or two. */
  advice: string;
  /** The id of the device there, if it told. */
  deviceId?: string;
  /** Its name, if it told. */
  friendlyName?: string;
  /** Its model, if it told. */
  modelName?: string;
  /**
   * How long it took.
   *
   * In milliseconds.
   */
  elapsedMs: number;
}

/** What one source of devices knows about itself. */
export interface DiscoverySourceInfo {
  /** Its name. */
  name: string;
  /** Whether it works: the daemon answers, the sockets are open. */
  isReachable: boolean;
  /** Whether devices are looked for with it now. */
  isInUse: boolean;
  /** Why it is in use, or isn't. */
  reason?: string;
  /**
   * For how long it has looked without a break.
   *
   * In seconds.
   */
  runningFor?: number;
  /** How many questions it asked; absent where a daemon asks. */
  queriesSent?: number;
  /** How many answers came. */
  answersSeen: number;
  /**
   * How long ago the last one came.
   *
   * In seconds.
   */
  lastAnswerAgo?: number;
  /** How many services are announced. */
  services: number;
  /** Of how many the address is known. */
  resolvedServices: number;
  /** How many announcements were ignored because too many are announced. */
  ignoredServices: number;
  /** Its last error, which may be overcome. */
  lastError?: string;
  /**
   * When it tries again to work.
   *
   * In seconds.
   */
  retriesIn?: number;
}

/** Something that is announced, but isn't among the asking client's devices. */
export interface LeftOutDevice {
  /** Its id. */
  deviceId: string;
  /** Its name. */
  friendlyName: string;
  /** Why. */
  reason: LeftOutReason;
}

/** The devices that are kept on disk. */
export interface DeviceCacheInfo {
  /** Whether any are kept. */
  isEnabled: boolean;
  /** Where; absent where the server has no place for them. */
  path?: string;
  /**
   * What was found there at the start: `absent`, `loaded`, `stale`, `otherVersion`, `corrupt`, `unreadable`, or `off`.
   */
  state: string;
  /** More about a file that was ignored, or couldn't be written. */
  message?: string;
  /** How many devices of an earlier run are listed and not yet seen. */
  devices: number;
}

/** Why the list of devices is what it is. */
export interface DiscoveryDiagnosis {
  /** The DNS-SD daemon. */
  daemon: DaemonState;
  /** Whether devices are being looked for. */
  isRunning: boolean;
  /**
   * For how long.
   *
   * In seconds.
   */
  runningFor?: number;
  /**
   * The verdict: `stopped`, `daemonUnreachable`, `noUsableInterface`, `noAnswers`, `unresolvedServices`, `allLeftOut`
   * or `healthy`; more may be added.
   */
  finding: string;
  /** By what means the network is asked. */
  sources: DiscoverySourceInfo[];
  /** How many devices are known. */
  deviceCount: number;
  /** What is announced but isn't among this client's devices, and why. */
  leftOut: LeftOutDevice[];
  /** How many answers have come in all. */
  answersSeen: number;
  /**
   * How long ago the last one came.
   *
   * In seconds.
   */
  lastAnswerAgo?: number;
  /** The last error of the DNS-SD API. */
  lastErrorCode?: number;
  /** What it means. */
  lastError?: string;
  /** This machine's interfaces. */
  interfaces: NetworkInterface[];
  /** The devices that are kept on disk. */
  cache: DeviceCacheInfo;
  /** What may keep answers away here, such as a firewall. */
  hints: string[];
  /** The probe, if one was asked for. */
  probe?: ProbeResult;
  /** What to do, in a sentence or two. */
  advice: string;
  /** All of it in lines for people. */
  summary: string[];
}

/** One notification, kept for a poll. */
export interface Event {
  /** The notification's name. */
  method: string;
  /** Its parameters. */
  params: Record<string, any>;
}

/** The state of everything at one moment. */
export interface Snapshot {
  /** Whether there are devices, and a session. */
  castState: CastState;
  /** Discovery and its devices. */
  discovery: DiscoveryInfo;
  /** All sessions, the oldest first. */
  sessions: Session[];
  /** What they play. */
  media: MediaState[];
}

/** What a session plays, as one snapshot. */
export interface MediaState {
  /** The session. */
  sessionId: string;
  /** Grows with every change; the higher one is the newer. */
  revision: number;
  /** The media session; absent when there is none. */
  mediaSessionId?: number;
  /** What the player does; LOADING while a new item loads, IDLE when there is no media session. */
  playerState: PlayerState;
  /**
   * The position at this moment, extrapolated.
   *
   * In seconds. SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
   */
  position: number;
  /**
   * How long the media is; absent where unknown or live.
   *
   * In seconds.
   */
  duration?: number;
  /** Whether an ad plays. */
  isPlayingAd: boolean;
  /** Where a live stream can be sought at this moment, extrapolated. */
  liveSeekableRange?: LiveSeekableRange;
  /** The merged status; absent when there is no media session. */
  status?: MediaStatus;
}

/** Who the client is, for logs. */
export interface ClientInfo {
  /**
   * Its name.
   *
   * Not empty.
   */
  name: string;
  /** Its version. */
  version?: string;
}

/** What the client can answer when the server asks. */
export interface ClientCapabilities {
  /**
   * It answers `credentials.provide`.
   *
   * Absent: `false`.
   */
  credentialsProvider?: boolean;
}

/** What this server accepts. */
export interface ServerLimits {
  /**
   * The longest message.
   *
   * In bytes.
   */
  maximumMessageBytes: number;
  /** The deepest nesting of arrays and objects. */
  maximumDepth: number;
  /** How many unanswered requests a connection may have. */
  maximumRequestsInFlight: number;
  /**
   * How much is kept for a client that doesn't read, before notifications are dropped.
   *
   * In bytes.
   */
  maximumQueueBytes: number;
}

/** What this server is. */
export interface ServerInfo {
  /** `cast-rpc`. */
  name: string;
  /** Its version. */
  version: string;
  /** The newest protocol version that it speaks. */
  protocolVersion: string;
  /** The API level; grows with each addition. */
  apiLevel: number;
  /** The oldest API level whose clients still work. */
  apiCompatible: number;
  /** Names the exact API document; client libraries carry the one that they were generated from. */
  specHash: string;
  /** Its process. */
  processId: number;
  /**
   * How long it has been running.
   *
   * In seconds.
   */
  uptime: number;
  /** How many connections it has. */
  clients: number;
  /** How many Cast sessions it holds. */
  sessions: number;
}

/** What the receiver said when it refused. */
export interface ReceiverErrorInfo {
  /** The message's type: `LOAD_FAILED`, `LAUNCH_ERROR`… */
  type?: string;
  /** Its reason. */
  reason?: string;
  /** LAUNCH_ERROR: what the user did. */
  extendedError?: string;
  /** The media error (protocol page 7.2). */
  detailedErrorCode?: number;
  /** The media error's name: `MEDIA_SRC_NOT_SUPPORTED`. */
  detailedErrorName?: string;
  /** The queue item that failed. */
  itemId?: number;
  /** Whatever the app added. */
  customData?: unknown;
}

/** The `data` of every error. */
export interface ErrorData {
  /** The stable name of the error; exceptions are chosen by it. */
  name: string;
  /** Which part of the API it belongs to. */
  domain?: string;
  /** The connecting phase that failed. */
  phase?: ConnectionPhase;
  /** The code of the iOS SDK that means the same (GCKErrorCode). */
  gckErrorCode?: number;
  /** Whether the same call may work later. */
  retryable?: boolean;
  /**
   * How long the call had been going on.
   *
   * In milliseconds.
   */
  elapsedMs?: number;
  /** The session that it concerns. */
  sessionId?: string;
  /** InvalidParams: which parameter. */
  path?: string;
  /** InvalidParams: what is wrong with it. */
  reason?: string;
  /** `DeviceAuthenticationFailed`: what was found out. */
  authentication?: DeviceAuthenticationInfo;
  /** What the receiver said. */
  receiver?: ReceiverErrorInfo;
}

/** An error, where it isn't the answer to a call. */
export interface ErrorInfo {
  /** Its code. */
  code: number;
  /** What happened and what to do about it. */
  message: string;
  /** The rest. */
  data: ErrorData;
}

/**
 * What a session's device can do with its volume.
 *
 * SDK: `GCKSessionTraits`.
 */
export interface SessionTraits {
  /**
   * The lowest volume.
   *
   * From 0 to 1. SDK: `GCKSessionTraits.minimumVolume`.
   */
  minimumVolume: number;
  /**
   * The highest volume.
   *
   * From 0 to 1. SDK: `GCKSessionTraits.maximumVolume`.
   */
  maximumVolume: number;
  /**
   * What one step changes; 0 where the volume is fixed.
   *
   * From 0 to 1. SDK: `GCKSessionTraits.volumeIncrement`.
   */
  volumeIncrement: number;
  /**
   * Whether the device can be silenced.
   *
   * SDK: `GCKSessionTraits.supportsMuting`.
   */
  supportsMuting: boolean;
  /**
   * Whether nothing that a sender does changes the volume.
   *
   * SDK: `GCKSessionTraits.isFixedVolume`.
   */
  isFixedVolume: boolean;
}

/** A check of device authentication that failed, or would have under stricter options. */
export interface AuthenticationFinding {
  /** The check. */
  check: AuthenticationCheck;
  /** What is wrong and what to do. */
  message: string;
  /** The common name of the certificate that it is about. */
  certificate?: string;
}

/** A certificate of a device's chain. */
export interface CertificateInfo {
  /** The subject's common name. */
  subject?: string;
  /** The issuer's common name. */
  issuer?: string;
  /** When it begins to be valid, ISO 8601 in UTC. */
  notBefore?: string;
  /** When it runs out, ISO 8601 in UTC. */
  notAfter?: string;
  /** SHA-256 of its DER, in hexadecimal digits. */
  fingerprint: string;
}

/** What device authentication found out about a device. */
export interface DeviceAuthenticationInfo {
  /** The outcome. */
  verdict: AuthenticationVerdict;
  /** The gravest failure. If it is about dates, everything else holds. */
  failedCheck?: AuthenticationCheck;
  /** What failed and what to do. */
  message?: string;
  /** Everything that failed, the gravest first, dates last. */
  failures: AuthenticationFinding[];
  /** What does no harm under the options. */
  warnings: AuthenticationFinding[];
  /** The common name of the device's certificate: model code and hardware address on Chromecasts. */
  subject?: string;
  /** The common name of the authority that issued it, named after the model or its maker. */
  model?: string;
  /** When the first certificate of the chain runs out, ISO 8601 in UTC. */
  notAfter?: string;
  /** Whether the chain is for devices without a screen only. */
  audioOnly: boolean;
  /** The hash under the device's signature: `SHA-256`, on the oldest devices `SHA-1`. */
  hashAlgorithm?: string;
  /** Whether the answer repeats our challenge, so that it can't be an old one. */
  nonceEchoed: boolean;
  /** Whether a valid revocation list was looked through. */
  revocationChecked: boolean;
  /** The device's certificate first, the root last; as far as the chain could be built. */
  chain: CertificateInfo[];
}

/**
 * A connection to a receiver app.
 *
 * SDK: `GCKCastSession`.
 */
export interface Session {
  /** Names the session in this server. */
  sessionId: string;
  /** Its device. */
  deviceId: string;
  /** Its device. */
  device: Device;
  /** How far it is. */
  connectionState: ConnectionState;
  /** While suspended: why. */
  suspendReason?: SessionSuspendReason;
  /** Whether there is a link to the device. */
  linkState: SessionLinkState;
  /** What is known of the app's run. */
  applicationState: SessionApplicationState;
  /** While connecting or resuming: the present step. */
  phase?: ConnectionPhase;
  /** The app that was asked for. */
  applicationId?: string;
  /**
   * What the client that began the session wants to find in it again.
   *
   * SDK: `GCKSession.sessionOptions`.
   */
  sessionOptions?: Record<string, any>;
  /**
   * The receiver's name for this run of the app.
   *
   * SDK: `GCKSession.sessionID`.
   */
  receiverSessionId?: string;
  /** The app. */
  application?: ReceiverApplication;
  /** The device's volume. */
  volume?: DeviceVolume;
  /**
   * What can be done with the volume.
   *
   * SDK: `GCKSession.traits`.
   */
  traits: SessionTraits;
  /** Whether the TV shows this device; absent where unknown. */
  isActiveInput?: boolean;
  /** Whether the TV is in standby; absent where unknown. */
  isStandBy?: boolean;
  /** What device authentication found out; absent where the device wasn't asked, or hasn't answered yet. */
  authentication?: DeviceAuthenticationInfo;
  /** The members of the group, if it is one and has told. */
  multizone?: MultizoneStatus;
  /** Whether the app plays media. */
  supportsMedia: boolean;
}

/** What another device, or a player of one's own, needs to go on from where a session is. */
export interface PlaybackState {
  /**
   * What to load, with position (`currentTime`), rate, tracks, and `autoplay`, which is false for what is paused.
   * `media.load` accepts its members.
   */
  loadRequestData: LoadRequestData;
  /** What the app added for itself. */
  customData?: unknown;
  /** Where it came from. */
  source: PlaybackStateSource;
  /** What the player did. */
  playerState: PlayerState;
  /**
   * Where it was; for a queue, in its current item.
   *
   * In seconds. At least 0.
   */
  position: number;
  /** The media session that it was taken of. */
  mediaSessionId?: number;
}

/** What is written down of a session, so that a server that takes over can join it again. */
export interface SavedSession {
  /** The session's name in the server that had it; it keeps the name if that is free. */
  sessionId: string;
  /** Its device. */
  deviceId: string;
  /** The device's name. */
  friendlyName: string;
  /** Where the device was reached last; it is looked for by its id, too. */
  host: string;
  /** The port there. */
  port: number;
  /** The app that was asked for. */
  applicationId?: string;
  /** The receiver's name for the run of the app; only this very run is joined. */
  receiverSessionId: string;
  /** What the client that began it wants to find in it again. */
  sessionOptions?: Record<string, any>;
  /**
   * When it was written down, since 1970.
   *
   * In seconds.
   */
  savedAt: number;
}

/** A saved session that could not be joined again. */
export interface FailedRestoration {
  /** What was written down. */
  saved: SavedSession;
  /** Why not. */
  error: ErrorInfo;
}
