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
  CastButtonIcon,
  CastButtonVisibility,
  CastDialogMode,
  NoDevicesReason,
  IntroTitlePosition,
  MediaButtonType,
  MediaControlState,
  CastState,
  AppState,
  DeviceAuthenticationPolicy,
  RevocationPolicy,
  TLSVersion,
  DeviceType,
  DeviceSource,
  DeviceCapability,
  DiscoverySourceKind,
  DaemonState,
  ProbePhase,
  ProbeOutcome,
  LeftOutReason,
  DeviceCacheState,
  DiscoveryFinding,
  ImageHintType,
  ImagePickStrategy,
  ImageSource,
  LogLevel,
  StreamingProtocol,
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
  /** Generic, music, photo: who made it. */
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
  /** The characters' colour, `#RRGGBBAA`; `#RRGGBB` is taken, too. */
  foregroundColor?: string;
  /** The colour behind the characters, `#RRGGBBAA`; `#RRGGBB` is taken, too. */
  backgroundColor?: string;
  /** The characters' edge. */
  edgeType?: TextTrackEdgeType;
  /** The edge's colour, `#RRGGBBAA`; `#RRGGBB` is taken, too. */
  edgeColor?: string;
  /** The window around the text. */
  windowType?: TextTrackWindowType;
  /** The window's colour, `#RRGGBBAA`; `#RRGGBB` is taken, too. */
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
 * The state of a media session, as receivers report it and as the server keeps it after merging (cast.md 7.3, 7.4).
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
  /** What the receiver accepts now, as a bit mask (cast.md 7.9). */
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
 * What to load, and how: `media` or `queueData`, not both.
 *
 * SDK: `GCKMediaLoadRequestData`.
 */
export interface LoadRequestData {
  /** The media. */
  media?: MediaInformation;
  /** The queue. */
  queueData?: QueueData;
  /** Whether it plays at once; absent: as the receiver likes, in a queue as each item says. */
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
   * From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`.
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

/** What a receiver reports of itself (cast.md 6.2). */
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
 * A member of a group (cast.md 8).
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
   * What it can do, as a bit mask (cast.md 9).
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
 * How big a picture is shown.
 *
 * SDK: `GCKUIImageHints.imageSize`.
 */
export interface PictureSize {
  /**
   * How wide.
   *
   * In pixels. At least 1.
   */
  width: number;
  /**
   * How high.
   *
   * In pixels. At least 1.
   */
  height: number;
}

/**
 * How big the widgets' pictures are shown: what they are picked for.
 *
 * SDK: `GCKUIImageHints`.
 */
export interface WidgetImageOptions {
  /** In the dialog; without a wish 128 x 128. */
  castDialog?: PictureSize;
  /** In the mini controller; without a wish 128 x 128. */
  miniController?: PictureSize;
  /** In the expanded and the media controller; without a wish 1280 x 720. */
  background?: PictureSize;
}

/**
 * The cast button.
 *
 * SDK: `GCKUICastButton`.
 */
export interface CastButtonState {
  /**
   * Whether there are devices, and a session: as in `context.get`.
   *
   * SDK: `GCKCastContext.castState`.
   */
  castState: string;
  /** What it looks like. */
  icon: CastButtonIcon;
  /** Whether it is there. */
  isVisible: boolean;
  /**
   * What it is called for who can't see it.
   *
   * SDK: `GCKUICastButton.setAccessibilityLabel:forCastState:`.
   */
  label: string;
  /**
   * Its colour, `#RRGGBBAA`; absent: the program's own.
   *
   * SDK: `GCKUICastButton.tintColor`.
   */
  tintColor?: string;
  /**
   * Whether the next tap starts discovery instead of opening the dialog: the context's option
   * `startDiscoveryAfterFirstTapOnCastButton`, while discovery doesn't run.
   */
  startsDiscoveryOnTap: boolean;
}

/** A device to choose. */
export interface CastDialogDevice {
  /** Names it. */
  deviceId: string;
  /** What people call it. */
  friendlyName: string;
  /** Its model. */
  modelName?: string;
  /** What kind of device it is: as in `Device`. */
  deviceType: string;
  /** What it says it is doing. */
  statusText?: string;
  /** Whether something runs there. */
  isBusy: boolean;
}

/** The cast dialog. */
export interface CastDialogState {
  /**
   * Whether it is open.
   *
   * SDK: `kGCKUICastDialogWillShowNotification`.
   */
  isPresented: boolean;
  /** What it shows. */
  mode: CastDialogMode;
  /** Its headline. */
  title: string;
  /** The devices to choose from, ordered by name. */
  devices: CastDialogDevice[];
  /** Without devices: why. */
  noDevicesReason?: NoDevicesReason;
  /** Without devices: what may help. */
  noDevicesText?: string;
  /** While connecting or connected: the session. */
  sessionId?: string;
  /** While connecting or connected: the device. */
  deviceId?: string;
  /** While connecting or connected: what people call the device. */
  deviceName?: string;
  /** While connected: what plays. */
  mediaTitle?: string;
  /** While connected: more of what plays, for films the studio. */
  mediaSubtitle?: string;
  /** While connected: its picture, chosen for the dialog. */
  image?: Image;
  /**
   * While connected: the device's volume.
   *
   * In percent.
   */
  volumePercent?: number;
  /** While connected: whether the device is silenced. */
  isMuted?: boolean;
  /** Whether there is a session to leave. */
  canDisconnect: boolean;
  /** Why the last attempt to connect failed; until the dialog is closed, or another is made. */
  failure?: string;
}

/**
 * The introductory overlay.
 *
 * SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
 */
export interface IntroOverlayState {
  /** Whether it is shown. */
  isPresented: boolean;
  /**
   * Whether it has been shown, in this run or an earlier one.
   *
   * SDK: `GCKCastContext.clearCastInstructionsShownFlag`.
   */
  wasShown: boolean;
  /** Whether `widget.presentIntroOverlay` would show it now. */
  canPresent: boolean;
  /** Its title. */
  titleText: string;
  /** What dismisses it. */
  buttonText: string;
  /** Where the title stands. */
  titlePosition: IntroTitlePosition;
}

/**
 * A control.
 *
 * SDK: `GCKUIMultistateButton`.
 */
export interface MediaControl {
  /** Whether it can be used now. */
  isEnabled: boolean;
  /** What it shows, where that changes. */
  state?: MediaControlState;
}

/**
 * A button of a controller.
 *
 * SDK: `GCKUIMediaButtonBarProtocol`.
 */
export interface MediaButton {
  /** What it does. */
  type: MediaButtonType;
  /** Whether it can be pressed now. */
  isEnabled: boolean;
  /** What it shows, where that changes. */
  state?: MediaControlState;
  /** For CUSTOM: which of the program's own. */
  customId?: string;
}

/**
 * The bar at the edge while something plays.
 *
 * SDK: `GCKUIMiniMediaControlsViewController`.
 */
export interface MiniControllerState {
  /**
   * Whether the program wants it.
   *
   * SDK: `GCKUICastContainerViewController.miniMediaControlsItemEnabled`.
   */
  isEnabled: boolean;
  /**
   * Whether there is something to control.
   *
   * SDK: `GCKUIMiniMediaControlsViewController.active`.
   */
  isActive: boolean;
  /**
   * Whether it is to be shown: wanted, active, and not hidden by the expanded controller.
   *
   * SDK: `GCKUIMiniMediaControlsViewControllerDelegate`.
   */
  shouldAppear: boolean;
  /**
   * How high it is at least.
   *
   * In points. SDK: `GCKUIMiniMediaControlsViewController.minHeight`.
   */
  minHeight: number;
  /** What plays. */
  title?: string;
  /** More of it, or where it plays. */
  subtitle?: string;
  /** Its picture, unless that is turned off. */
  thumbnail?: Image;
  /** Its three places. */
  buttons: MediaButton[];
  /**
   * How far it is, 0 to 1; absent where that isn't known.
   *
   * From 0 to 1.
   */
  progress?: number;
  /** Whether it is a live stream. */
  isLive: boolean;
}

/**
 * An ad that plays.
 *
 * SDK: `GCKAdBreakClipInfo`.
 */
export interface AdState {
  /** What it is called. */
  title?: string;
  /** Its picture. */
  image?: Image;
  /** Where it leads. */
  clickThroughUrl?: string;
  /** Whether it can be skipped now. */
  isSkippable: boolean;
  /**
   * How long it takes until it can be skipped; absent if it never can.
   *
   * In seconds.
   */
  skippableIn?: number;
  /** What the button for that says. */
  skipText?: string;
}

/**
 * The full screen while something plays.
 *
 * SDK: `GCKUIExpandedMediaControlsViewController`.
 */
export interface ExpandedControllerState {
  /** Whether it is shown. */
  isPresented: boolean;
  /**
   * Whether the framework shows it by itself; otherwise it only tells (`widget.didTriggerExpandedController`).
   *
   * SDK: `GCKCastContext.useDefaultExpandedMediaControls`.
   */
  usesDefault: boolean;
  /** Whether there is something to control. */
  isActive: boolean;
  /** Where it plays. */
  deviceName?: string;
  /** That in words. */
  castingToText?: string;
  /** What plays. */
  title?: string;
  /** More of it. */
  subtitle?: string;
  /** Its picture, chosen for the background. */
  image?: Image;
  /** Whether it is a live stream. */
  isLive: boolean;
  /**
   * Whether the position is left out.
   *
   * SDK: `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
   */
  isStreamPositionHidden: boolean;
  /** The fixed button in the middle. */
  playPauseToggle: MediaControl;
  /** The four places around it. */
  buttons: MediaButton[];
  /** The ad that plays. */
  ad?: AdState;
}

/**
 * The controls of the media controller.
 *
 * SDK: `GCKUIMediaController`.
 */
export interface MediaControllerControls {
  /** Plays. */
  play: MediaControl;
  /** Pauses. */
  pause: MediaControl;
  /** Plays or pauses; for live streams plays or stops. */
  playPauseToggle: MediaControl;
  /** Stops. */
  stop: MediaControl;
  /** 30 seconds on. */
  forward30: MediaControl;
  /** 30 seconds back. */
  rewind30: MediaControl;
  /**
   * Pauses when the item that plays is over.
   *
   * SDK: `GCKUIMediaController.pauseQueueButton`.
   */
  pauseQueue: MediaControl;
  /** The next item. */
  next: MediaControl;
  /** The previous item. */
  previous: MediaControl;
  /** Off, all, single, shuffled, and again. */
  repeatMode: MediaControl;
  /** Goes anywhere. */
  streamPosition: MediaControl;
  /** Opens the choice of tracks. */
  tracks: MediaControl;
  /** Skips the ad. */
  skipAd: MediaControl;
  /** Silences the device, or lets it be heard. */
  muteToggle: MediaControl;
}

/**
 * Every control for what plays. All are disabled while a request is in flight.
 *
 * SDK: `GCKUIMediaController`.
 */
export interface MediaControllerState {
  /** The session. */
  sessionId?: string;
  /**
   * Whether there is media.
   *
   * SDK: `GCKUIMediaController.mediaLoaded`.
   */
  isMediaLoaded: boolean;
  /**
   * Whether an item of the queue is current.
   *
   * SDK: `GCKUIMediaController.hasCurrentQueueItem`.
   */
  hasCurrentQueueItem: boolean;
  /**
   * Whether an item of the queue is being loaded.
   *
   * SDK: `GCKUIMediaController.hasLoadingQueueItem`.
   */
  hasLoadingQueueItem: boolean;
  /** What the player does. */
  playerState: PlayerState;
  /**
   * What it did when that was last known; stays when the session ends.
   *
   * SDK: `GCKUIMediaController.lastKnownPlayerState`.
   */
  lastKnownPlayerState?: PlayerState;
  /**
   * Where it was when that was last known; stays when the session ends.
   *
   * In seconds. SDK: `GCKUIMediaController.lastKnownStreamPosition`.
   */
  lastKnownStreamPosition?: number;
  /** Whether a request is unanswered. */
  isRequestInFlight: boolean;
  /**
   * Whether an indicator of loading is to be shown.
   *
   * SDK: `GCKUIMediaController.mediaLoadingIndicator`.
   */
  isLoading: boolean;
  /** Whether it is a live stream. */
  isLive: boolean;
  /** What plays. */
  title?: string;
  /**
   * The subtitle, or else what says most for the kind of media: the studio of a film, the artist of music.
   *
   * SDK: `GCKUIMediaController.smartSubtitleLabel`.
   */
  smartSubtitle?: string;
  /** Its picture. */
  image?: Image;
  /**
   * Of the metadata that the program wants, those that the media has, as texts.
   *
   * SDK: `GCKUIMediaController.bindLabel:toMetadataKey:`.
   */
  boundMetadata?: Record<string, string>;
  /**
   * Of the pictures that the program wants, those that there are, by name.
   *
   * SDK: `GCKUIMediaController.bindImageView:toImageHints:`.
   */
  boundImages?: Record<string, Image>;
  /**
   * Where it is, or where the slider is held; once a second while it advances.
   *
   * In seconds. SDK: `GCKUIStreamPositionController.streamPosition`.
   */
  streamPosition: number;
  /**
   * How long it is; absent for live streams.
   *
   * In seconds. SDK: `GCKUIStreamPositionController.streamDuration`.
   */
  streamDuration?: number;
  /**
   * For live streams: the earliest position.
   *
   * In seconds.
   */
  seekableStart?: number;
  /**
   * For live streams: the latest position.
   *
   * In seconds.
   */
  seekableEnd?: number;
  /** Whether somebody holds the slider. */
  isSliding: boolean;
  /**
   * Whether the position is left out.
   *
   * SDK: `GCKUIMediaController.hideStreamPositionControlsForLiveContent`.
   */
  isStreamPositionHidden: boolean;
  /** `MM:SS`, `H:MM:SS`, or `--:--`. */
  positionText: string;
  /** The same for the duration. */
  durationText: string;
  /**
   * The same for what is left, with a minus sign unless that is turned off.
   *
   * SDK: `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
   */
  remainingText: string;
  /** The ad that plays. */
  ad?: AdState;
  /** The controls. */
  controls: MediaControllerControls;
}

/**
 * The device's volume.
 *
 * SDK: `GCKUIDeviceVolumeController`.
 */
export interface VolumeControllerState {
  /** The session. */
  sessionId?: string;
  /**
   * How loud it is, or where the slider is held.
   *
   * From 0 to 1.
   */
  level: number;
  /**
   * The same in percent.
   *
   * In percent.
   */
  percent: number;
  /** Whether it is silenced. */
  isMuted: boolean;
  /**
   * Whether nothing that a sender does changes it.
   *
   * SDK: `GCKSessionTraits.isFixedVolume`.
   */
  isFixedVolume: boolean;
  /** Whether somebody holds the slider. */
  isSliding: boolean;
  /** The slider. */
  slider: MediaControl;
  /** One step louder. */
  up: MediaControl;
  /** One step quieter. */
  down: MediaControl;
  /** Silences it, or lets it be heard. */
  muteToggle: MediaControl;
}

/** A rate to choose. */
export interface PlaybackRateSegment {
  /** The rate. */
  playbackRate: number;
  /** `1×`. */
  label: string;
  /** Whether it is the one that stands for how it plays. */
  isSelected: boolean;
}

/**
 * How fast it plays.
 *
 * SDK: `GCKUIPlaybackRateController`.
 */
export interface PlaybackRateControllerState {
  /**
   * How fast time advances.
   *
   * SDK: `GCKUIPlaybackRateController.playbackRate`.
   */
  playbackRate: number;
  /**
   * Whether it can be changed now.
   *
   * SDK: `GCKUIPlaybackRateController.inputEnabled`.
   */
  isEnabled: boolean;
  /**
   * The lowest rate that can be chosen: 0.5.
   *
   * SDK: `kGCKMediaMinPlaybackRate`.
   */
  minimumPlaybackRate: number;
  /**
   * The highest: 2.
   *
   * SDK: `kGCKMediaMaxPlaybackRate`.
   */
  maximumPlaybackRate: number;
  /** The rates to choose from. */
  segments: PlaybackRateSegment[];
}

/** A track to choose. */
export interface TrackEntry {
  /** Names the track; absent for the entry that stands for none, or for what the stream assumes. */
  trackId?: number;
  /** What it is called. */
  title: string;
  /** Its language, RFC 5646. */
  language?: string;
  /** Whether it is on. */
  isSelected: boolean;
}

/**
 * Audio and text.
 *
 * SDK: `GCKUIMediaTrackSelectionViewController`.
 */
export interface TrackSelectorState {
  /** Whether it is open. */
  isPresented: boolean;
  /** Whether tracks can be chosen now. */
  isEnabled: boolean;
  /** The sounds; with one entry for what the stream assumes, if none is on. */
  audioTracks: TrackEntry[];
  /** The texts, and none; empty where there is no text. */
  textTracks: TrackEntry[];
  /**
   * The tracks that are on, of all kinds.
   *
   * SDK: `GCKUIMediaTrackSelectionViewController.selectedTrackIDs`.
   */
  selectedTrackIds: number[];
}

/** The states of some widgets. */
export interface WidgetStates {
  /** The button that shows whether something can be cast to. */
  castButton?: CastButtonState;
  /** Where a device is chosen, and left. */
  castDialog?: CastDialogState;
  /** What points out the button, once. */
  introOverlay?: IntroOverlayState;
  /** The bar at the edge while something plays. */
  miniController?: MiniControllerState;
  /** The full screen while something plays. */
  expandedController?: ExpandedControllerState;
  /** Every control for what plays. */
  mediaController?: MediaControllerState;
  /** The device's volume. */
  volumeController?: VolumeControllerState;
  /** How fast it plays. */
  playbackRateController?: PlaybackRateControllerState;
  /** Audio and text. */
  trackSelector?: TrackSelectorState;
}

/** What the program wants of the cast button. */
export interface CastButtonOptions {
  /**
   * When it is there.
   *
   * Absent: `"ON_NETWORK"`.
   */
  visibility?: CastButtonVisibility;
  /**
   * Whether a tap opens the dialog.
   *
   * Absent: `true`. SDK: `GCKUICastButton.triggersDefaultCastDialog`.
   */
  triggersDefaultCastDialog?: boolean;
  /**
   * Its colour, `#RRGGBB` or `#RRGGBBAA`.
   *
   * Not empty. SDK: `GCKUICastButton.tintColor`.
   */
  tintColor?: string;
  /**
   * Labels by cast state (`NOT_CONNECTED`…); `default` for the others.
   *
   * SDK: `GCKUICastButton.setAccessibilityLabel:forCastState:`.
   */
  labels?: Record<string, string>;
}

/** What the program wants of the introductory overlay. */
export interface IntroOverlayOptions {
  /**
   * Its title.
   *
   * Not empty. Absent: `"Touch to cast media to your TV and Speakers"`.
   */
  titleText?: string;
  /**
   * What dismisses it.
   *
   * Not empty. Absent: `"OK"`.
   */
  buttonText?: string;
  /**
   * Where the title stands.
   *
   * Absent: `"AUTOMATIC"`.
   */
  titlePosition?: IntroTitlePosition;
  /**
   * Whether it comes by itself as soon as there is a device, if it never was shown.
   *
   * Absent: `false`.
   */
  presentsAutomatically?: boolean;
}

/** Which button is to stand at a place. */
export interface MediaButtonChoice {
  /** What it does. */
  type: MediaButtonType;
  /**
   * For CUSTOM: which of the program's own.
   *
   * Not empty.
   */
  customId?: string;
}

/** What the program wants of the mini controller. */
export interface MiniControllerOptions {
  /**
   * Whether it wants it.
   *
   * Absent: `false`. SDK: `GCKUICastContainerViewController.miniMediaControlsItemEnabled`.
   */
  isEnabled?: boolean;
  /**
   * Whether it has a picture.
   *
   * Absent: `true`. SDK: `GCKUIMiniMediaControlsViewController.thumbnailEnabled`.
   */
  thumbnailEnabled?: boolean;
  /**
   * Its places, at most three; without a wish play and pause at the last.
   *
   * SDK: `GCKUIMiniMediaControlsViewController.setButtonType:atIndex:`.
   */
  buttons?: MediaButtonChoice[];
}

/** What the program wants of the expanded controller. */
export interface ExpandedControllerOptions {
  /**
   * Whether the framework shows it by itself.
   *
   * Absent: `false`. SDK: `GCKCastContext.useDefaultExpandedMediaControls`.
   */
  useDefaultExpandedMediaControls?: boolean;
  /**
   * Whether live streams have no position.
   *
   * Absent: `false`. SDK: `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
   */
  hideStreamPositionControlsForLiveContent?: boolean;
  /**
   * Whether it is triggered by media that begins.
   *
   * Absent: `false`.
   */
  presentsWhenMediaStarts?: boolean;
  /**
   * The places around play and pause, at most four: without a wish tracks, previous, next, mute.
   *
   * SDK: `GCKUIExpandedMediaControlsViewController.setButtonType:atIndex:`.
   */
  buttons?: MediaButtonChoice[];
}

/** What the program wants of the media controller. */
export interface MediaControllerOptions {
  /**
   * Whether what is left has a minus sign.
   *
   * Absent: `true`. SDK: `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
   */
  displayTimeRemainingAsNegativeValue?: boolean;
  /**
   * Whether live streams have no position.
   *
   * Absent: `false`. SDK: `GCKUIMediaController.hideStreamPositionControlsForLiveContent`.
   */
  hideStreamPositionControlsForLiveContent?: boolean;
  /**
   * Which members of the metadata its state is to have, at most 32: `studio`, `albumName`, own ones.
   *
   * SDK: `GCKUIMediaController.bindLabel:toMetadataKey:`.
   */
  boundMetadata?: string[];
  /**
   * Which pictures its state is to have, at most 16: sizes by names of the program's own.
   *
   * SDK: `GCKUIMediaController.bindImageView:toImageHints:`.
   */
  boundImages?: Record<string, PictureSize>;
}

/** What the program wants of the playback rate controller. */
export interface PlaybackRateOptions {
  /**
   * The rates to choose from, from 0.5 to 2, growing, at most 16; without a wish 0.5, 1 and 2.
   *
   * Not empty.
   */
  playbackRates?: number[];
}

/** What the program wants of the widgets; shared by all clients. */
export interface WidgetOptions {
  /** The cast button. */
  castButton?: CastButtonOptions;
  /** The pictures. */
  images?: WidgetImageOptions;
  /** The introductory overlay. */
  introOverlay?: IntroOverlayOptions;
  /** The mini controller. */
  miniController?: MiniControllerOptions;
  /** The expanded controller. */
  expandedController?: ExpandedControllerOptions;
  /** The media controller. */
  mediaController?: MediaControllerOptions;
  /** The playback rate controller. */
  playbackRateController?: PlaybackRateOptions;
}

/** What a player on this machine plays, or is to go on with. */
export interface LocalPlayback {
  /** What it plays. */
  media?: MediaInformation;
  /** The queue that it is part of. */
  queueData?: QueueData;
  /**
   * Where it is.
   *
   * In seconds. At least 0. Absent: `0`.
   */
  position?: number;
  /**
   * Whether time advances.
   *
   * Absent: `true`.
   */
  isPlaying?: boolean;
  /** Whether it is over: there is nothing to go on with. */
  isEnded?: boolean;
  /**
   * How fast it plays.
   *
   * More than 0.
   */
  playbackRate?: number;
  /** Which tracks are on. */
  activeTrackIds?: number[];
}

/** A channel in one session. */
export interface ChannelSession {
  /** The session. */
  sessionId: string;
  /**
   * Whether messages can be sent: the session is connected, and its app lists the namespace.
   *
   * SDK: `GCKCastChannel.isConnected`.
   */
  isConnected: boolean;
  /**
   * Whether the link takes more: connected, and at most 256 KiB wait for the device to read.
   *
   * SDK: `GCKCastChannel.isWritable`.
   */
  isWritable: boolean;
}

/** A channel that the client has. */
export interface ChannelInfo {
  /**
   * Its namespace.
   *
   * SDK: `GCKCastChannel.protocolNamespace`.
   */
  namespace: string;
  /** The session that it was added for; absent: every session. */
  sessionId?: string;
  /** How it is in each session that it covers, the oldest first. */
  sessions: ChannelSession[];
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
  crlRootsFile?: string;
  /**
   * Path of a PEM file on the server's machine with root certificates that are trusted besides Google's: for
   * `cast-receiver`, that of its `--root-certificate`.
   *
   * Not empty.
   */
  trustedRootsFile?: string;
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
   * Absent: `"TLS_1_0"`.
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
   * Whether `context.create` leaves discovery for the first `widget.tapCastButton` to begin. The SDK assumes true, to
   * spare phones; here it would only hide devices.
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
  /**
   * Whether sessions are written down, so that the next server can join them again (`session.restore`). Assumed is true
   * for a daemon, and false for a server that a program spawned for itself.
   */
  saveSessions?: boolean;
  /** Which TLS is acceptable towards receivers. */
  tls?: TLSOptions;
  /** How pictures are fetched and kept. */
  images?: ImageOptions;
  /**
   * Names a folder in the user's folder for caches in which several programs share their pictures: letters, digits,
   * `.`, `_` and `-`, 100 at most.
   *
   * Not empty. SDK: `GCKCastOptions.sharedContainerIdentifier`.
   */
  sharedContainerIdentifier?: string;
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
  /** The session that this connection means where it names none. */
  currentSessionId?: string;
  /**
   * The state of the newest session; DISCONNECTED where there is none.
   *
   * SDK: `GCKSessionManager.connectionState`.
   */
  connectionState: ConnectionState;
  /**
   * Whether the options are settled: by `context.create`, or by the first call that looks for devices or connects to
   * one, which creates the context with what is assumed.
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
  /** What it can do, as a bit mask (cast.md 9). */
  capabilities?: number;
  /**
   * The same by name; bits without a name are left out.
   *
   * SDK: `GCKDevice.hasCapabilities:`.
   */
  capabilityNames?: DeviceCapability[];
  /** Whether an app runs on it; absent where unknown. */
  isBusy?: boolean;
  /** What its app says it is doing. */
  statusText?: string;
  /** Where its icon is, on its HTTP port 8008. */
  iconPath?: string;
  /**
   * The icon's address.
   *
   * SDK: `GCKDevice.icons`.
   */
  iconUrl?: string;
  /**
   * What to connect to: the first of `addresses`, or the name that a client gave.
   *
   * SDK: `GCKDevice.networkAddress`.
   */
  host: string;
  /**
   * Its DNS-SD name (`….local`), which only resolvers that speak multicast DNS find; absent where it is `host`.
   */
  hostName?: string;
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
   * Absent: `"AUTOMATIC"`.
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
   * In seconds.
   */
  elapsed?: number;
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
   * In seconds.
   */
  elapsed: number;
}

/** What one source of devices knows about itself. */
export interface DiscoverySourceInfo {
  /** Which: `AVAHI` or `EMBEDDED`. */
  name: DiscoverySourceKind;
  /** Whether it works: the daemon answers, there is a network interface to ask. */
  isReachable: boolean;
  /** Whether devices are looked for with it now. */
  isInUse: boolean;
  /** Why it doesn't work, or works only in part. */
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
  /** What was found there at the start. */
  state: DeviceCacheState;
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
  /** The verdict. */
  finding: DiscoveryFinding;
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

/**
 * What a picture is wanted for.
 *
 * SDK: `GCKUIImageHints`.
 */
export interface ImageHints {
  /**
   * Where it is shown.
   *
   * Absent: `"CUSTOM"`. SDK: `GCKUIImageHints.imageType`.
   */
  imageType?: ImageHintType;
  /**
   * How wide; absent: as wide as high, or without `height`, too, any size.
   *
   * In pixels. At least 1. SDK: `GCKUIImageHints.imageSize`.
   */
  width?: number;
  /**
   * How high; absent: as high as wide.
   *
   * In pixels. At least 1.
   */
  height?: number;
  /**
   * Whatever a picker of the program's own understands.
   *
   * SDK: `GCKUIImageHints.customData`.
   */
  customData?: unknown;
}

/** Which of several pictures is picked, for all clients. */
export interface ImagePickPolicy {
  /**
   * How, where `byType` says nothing.
   *
   * Absent: `"FIRST"`.
   */
  strategy?: ImagePickStrategy;
  /** How for one type of `ImageHintType`: `{"BACKGROUND": "LARGEST"}`. */
  byType?: Record<string, ImagePickStrategy>;
}

/**
 * What may be fetched. What is assumed suits URLs that strangers chose, as those in a receiver's status are.
 */
export interface ImageFetchOptions {
  /**
   * Whether `http:` URLs, and redirects to such, are followed.
   *
   * Absent: `false`.
   */
  allowPlainHTTP?: boolean;
  /**
   * Whether hosts on private networks and on this machine are connected to.
   *
   * Absent: `false`.
   */
  allowPrivateAddresses?: boolean;
  /**
   * Whether SVG is accepted, which is a document that can hold scripts.
   *
   * Absent: `false`.
   */
  allowSVG?: boolean;
  /**
   * Whether it is accepted that a server says another type than the bytes are of.
   *
   * Absent: `false`.
   */
  allowTypeMismatch?: boolean;
  /**
   * The longest picture.
   *
   * In bytes. From 1 to 67108864. Absent: `10485760`.
   */
  maximumBytes?: number;
  /**
   * For all of a fetch, redirects included.
   *
   * In seconds. More than 0, at most 600. Absent: `30`.
   */
  timeout?: number;
}

/** How pictures are fetched and kept. */
export interface ImageOptions {
  /**
   * The cache's folder, an absolute path on the server's machine; absent: `cast-rpc/images` in `$XDG_CACHE_HOME`.
   *
   * Not empty.
   */
  cacheDirectory?: string;
  /**
   * All pictures together; the least recently used go.
   *
   * In bytes. At least 0. Absent: `268435456`.
   */
  maximumCacheBytes?: number;
  /**
   * How many URLs may have a copy.
   *
   * From 0 to 100000. Absent: `10000`.
   */
  maximumCachedImages?: number;
  /**
   * A picture that nobody asked for in so long goes.
   *
   * In seconds. At least 0. Absent: `2592000`.
   */
  maximumCacheAge?: number;
  /**
   * Path of a PEM file on the server's machine with roots that are trusted besides the system's.
   *
   * Not empty.
   */
  additionalRoots?: string;
  /** What may be fetched where a call doesn't say otherwise. */
  fetch?: ImageFetchOptions;
}

/** A picture on this machine. */
export interface ImageFile {
  /** The file. It stays until room is needed: don't change it, and copy it to keep it. */
  path: string;
  /**
   * Its type, by its bytes: `image/png`, `image/jpeg`, `image/gif`, `image/webp`, `image/bmp`, `image/avif`,
   * `image/svg+xml`.
   */
  mediaType: string;
  /**
   * Its width; absent for drawings.
   *
   * In pixels.
   */
  width?: number;
  /**
   * Its height; absent for drawings.
   *
   * In pixels.
   */
  height?: number;
  /**
   * How long it is.
   *
   * In bytes.
   */
  bytes: number;
  /** Where it came from. */
  source: ImageSource;
  /** Whether it was kept; a picture that its server forbids to keep lasts ten minutes. */
  isKept: boolean;
  /** Its bytes in base64, if asked for. */
  data?: string;
}

/** What the cache holds. */
export interface ImageCacheInfo {
  /** Its folder. */
  directory: string;
  /**
   * All pictures together.
   *
   * In bytes.
   */
  bytes: number;
  /** How many URLs have a copy. */
  images: number;
  /** How many copies this call removed. */
  removedImages: number;
  /** How many files this call removed that nothing referred to. */
  removedFiles: number;
  /** How many pictures are being fetched now. */
  fetches: number;
}

/** A picture that a client got for itself: either `path` or `data`; neither: the server is to get it. */
export interface ProvidedImage {
  /**
   * The absolute path of a file on the server's machine.
   *
   * Not empty.
   */
  path?: string;
  /** Its bytes in base64. */
  data?: string;
}

/** What a client picked. */
export interface ChosenImage {
  /**
   * Which of the pictures that were offered.
   *
   * At least 0.
   */
  index?: number;
  /** Or any other picture. With neither none is shown. */
  image?: Image;
}

/**
 * A level for what some patterns match.
 *
 * SDK: `GCKLoggerFilter.setLoggingLevel`.
 */
export interface LogRule {
  /** The least level that passes. */
  level: LogLevel;
  /**
   * Globs with `*` and `?`. For classes `Class` or `Class(Extension)`, ours or the SDK's: `CastSession`, `GCK*Session`,
   * `GCKUI*`. For functions the name, with or without its labels: `start*`.
   *
   * Not empty.
   */
  patterns: string[];
}

/**
 * Which records are wanted. A record's threshold is that of the last rule whose functions match, or else of the last
 * whose classes match, or else `minimumLevel`.
 *
 * SDK: `GCKLoggerFilter`.
 */
export interface LogFilter {
  /**
   * What passes that no rule is about.
   *
   * Absent: `"INFO"`. SDK: `GCKLoggerFilter.minimumLevel`.
   */
  minimumLevel?: LogLevel;
  /**
   * Levels for classes.
   *
   * SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`.
   */
  classes?: LogRule[];
  /**
   * Levels for functions.
   *
   * SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`.
   */
  functions?: LogRule[];
  /**
   * Regular expressions, at most 32, of which one has to be found in the message; `(?i)` ignores case. They are
   * PCRE2's; a search that goes back too often finds nothing.
   *
   * SDK: `GCKLoggerFilter.addMessagePatterns:`.
   */
  messagePatterns?: string[];
  /**
   * Whether credentials, tokens, custom data, and users and queries of URLs are taken out.
   *
   * Absent: `true`.
   */
  redact?: boolean;
}

/**
 * The log in files, one for the whole server.
 *
 * SDK: `GCKLogger.fileLoggingEnabled`.
 */
export interface LogFile {
  /** Whether there is one. */
  isEnabled: boolean;
  /** The present file; older ones have a number: `cast-rpc.1.log` is the youngest. */
  path?: string;
  /**
   * How large a file may grow.
   *
   * In bytes. SDK: `GCKLogger.maxLogFileSize`.
   */
  maxFileSize?: number;
  /**
   * How many files are kept, with the present one.
   *
   * SDK: `GCKLogger.maxLogFileCount`.
   */
  maxFileCount?: number;
  /** What is written. */
  filter?: LogFilter;
  /** Why nothing can be written at present. */
  failure?: string;
  /** How many records could not be written. */
  lostRecords?: number;
}

/**
 * The log on standard error, one for the whole server. Standard output never carries anything but answers.
 *
 * SDK: `GCKLogger.consoleLoggingEnabled`.
 */
export interface LogConsole {
  /** Whether there is one. */
  isEnabled: boolean;
  /** What is written. */
  filter?: LogFilter;
}

/** Which messages of links a connection sees. */
export interface MessageTap {
  /** Whether it sees any. */
  isEnabled: boolean;
  /** Of which session; absent: of all. */
  sessionId?: string;
  /** Globs for namespaces; absent: all. */
  namespaces?: string[];
  /**
   * Whether PING and PONG are among them.
   *
   * Absent: `false`.
   */
  includeHeartbeat?: boolean;
  /**
   * Whether secrets are taken out of payloads, and binary payloads left out.
   *
   * Absent: `true`.
   */
  redact?: boolean;
  /**
   * What is longer is cut off.
   *
   * In bytes. From 0 to 65536. Absent: `16384`.
   */
  maximumPayloadBytes?: number;
}

/**
 * What can be done now: what the receiver supports (`supportedMediaCommands`; a receiver that says nothing is taken to
 * support the basic commands), and what makes sense in the present state. All are false without a media session.
 *
 * SDK: `GCKMediaStatus.isMediaCommandSupported`.
 */
export interface MediaControls {
  /** `media.play`: it is paused. */
  play: boolean;
  /** `media.pause`: it plays or buffers, and can be paused. Where a live stream can't be, use `stop`. */
  pause: boolean;
  /** `media.stop`: something is loaded, or loads. */
  stop: boolean;
  /** `media.seek`: not in ads, not while loading, and in a live stream only within a seekable range. */
  seek: boolean;
  /** `media.seek` with `seekToInfinite`: a live stream that is behind its edge. */
  seekToLiveEdge: boolean;
  /** `media.setStreamVolume`. */
  setStreamVolume: boolean;
  /** `media.setStreamMuted`. */
  setStreamMuted: boolean;
  /** The receiver offers a button for it; do it with `media.seek` and `relativeTime`. */
  skipForward: boolean;
  /** The receiver offers a button for it; do it with `media.seek` and `relativeTime`. */
  skipBackward: boolean;
  /** The queue's next item. */
  queueNext: boolean;
  /** The queue's previous item. */
  queuePrevious: boolean;
  /** Shuffling the queue. */
  queueShuffle: boolean;
  /** Repeating the queue. */
  queueRepeatAll: boolean;
  /** Repeating the item. */
  queueRepeatOne: boolean;
  /** `media.skipAd`: the ad that plays can be skipped at this moment. */
  skipAd: boolean;
  /** `media.setActiveTracks`, `media.setTextTrackStyle`, `media.editTracks`, `media.selectTracks`. */
  editTracks: boolean;
  /** `media.setPlaybackRate`: not in ads, and not at a live stream's edge. */
  setPlaybackRate: boolean;
  /** `media.userAction` with LIKE. */
  like: boolean;
  /** `media.userAction` with DISLIKE. */
  dislike: boolean;
  /** `media.userAction` with FOLLOW. */
  follow: boolean;
  /** `media.userAction` with UNFOLLOW. */
  unfollow: boolean;
  /** Going on on another device. */
  streamTransfer: boolean;
}

/**
 * The ad that plays, its clock extrapolated to this moment.
 *
 * SDK: `GCKAdBreakStatus`.
 */
export interface AdBreakState {
  /** The break. */
  breakId?: string;
  /** The clip. */
  breakClipId?: string;
  /**
   * Time since the break began.
   *
   * In seconds. SDK: `GCKAdBreakStatus.currentAdBreakTime`.
   */
  breakTime: number;
  /**
   * Time since the clip began.
   *
   * In seconds. SDK: `GCKAdBreakStatus.currentAdBreakClipTime`.
   */
  clipTime: number;
  /**
   * From which `clipTime` on it can be skipped; absent: never.
   *
   * In seconds.
   */
  whenSkippable?: number;
  /**
   * How long until it can be skipped; 0: now; absent: never.
   *
   * In seconds.
   */
  skippableIn?: number;
  /** Whether it can be skipped now. */
  isSkippable: boolean;
  /** The clip's place in its break, from 0; absent where the media doesn't say. */
  clipIndex?: number;
  /** How many clips the break has; absent where the media doesn't say. */
  clipCount?: number;
  /** What the media says of the clip. */
  clip?: BreakClip;
}

/** Whether a call waits until the player has settled: a receiver answers while it still buffers. */
export interface WaitOptions {
  /**
   * The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has
   * answered.
   */
  waitFor?: PlayerState;
  /**
   * With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the
   * receiver goes on.
   *
   * In seconds. More than 0. Absent: `30`.
   */
  waitTimeout?: number;
}

/**
 * Where playback is at this moment, computed here from the last status.
 *
 * SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
 */
export interface MediaPosition {
  /** The session. */
  sessionId: string;
  /** The revision of the state that it was computed from. */
  revision: number;
  /** The media session; absent when there is none. */
  mediaSessionId?: number;
  /** What the player does. */
  playerState: PlayerState;
  /**
   * The position; 0 when there is no media session.
   *
   * In seconds.
   */
  position: number;
  /**
   * How long the media is; absent where unknown or live.
   *
   * In seconds.
   */
  duration?: number;
  /** How fast the position advances while it does; 1 is normal. */
  playbackRate: number;
  /** Whether time advances: of the media, or of an ad. */
  isAdvancing: boolean;
  /** Whether a live stream is loaded. */
  isPlayingLiveStream: boolean;
  /**
   * Where a live stream can be sought.
   *
   * SDK: `GCKRemoteMediaClient.approximateLiveSeekableRangeStart`.
   */
  liveSeekableRange?: LiveSeekableRange;
  /** The ad that plays; absent outside of ads. */
  adBreak?: AdBreakState;
}

/**
 * What a session played last: for going on elsewhere when it is over.
 *
 * SDK: `GCKUIMediaController.lastKnownStreamPosition`.
 */
export interface LastKnownMedia {
  /** The session. */
  sessionId: string;
  /** Its device. */
  deviceId: string;
  /** Whether the session is over. */
  hasSessionEnded: boolean;
  /** Whether the media session is over, in which case the position stands still. */
  hasMediaEnded: boolean;
  /** The media session. */
  mediaSessionId?: number;
  /**
   * What the player did last: PLAYING, PAUSED… if it was taken away, IDLE if it came to its end.
   *
   * SDK: `GCKUIMediaController.lastKnownPlayerState`.
   */
  playerState: PlayerState;
  /** Why it is idle, if it is. */
  idleReason?: IdleReason;
  /**
   * Where it was, extrapolated to when it was last known to play.
   *
   * In seconds. SDK: `GCKUIMediaController.lastKnownStreamPosition`.
   */
  position: number;
  /**
   * How long the media is; absent where unknown or live.
   *
   * In seconds.
   */
  duration?: number;
  /** Whether it is a live stream. */
  isPlayingLiveStream: boolean;
  /**
   * The media.
   *
   * SDK: `GCKUIMediaController.lastKnownMediaInformation`.
   */
  media: MediaInformation;
  /** The queue's item. */
  currentItemId?: number;
  /** The tracks that were on. */
  activeTrackIds?: number[];
  /** How fast it played. */
  playbackRate?: number;
}

/**
 * A request to an app that has no outcome yet.
 *
 * SDK: `GCKRequest`.
 */
export interface PendingMediaRequest {
  /** The session. */
  sessionId: string;
  /**
   * Its id on the wire.
   *
   * SDK: `GCKRequest.requestID`.
   */
  requestId: number;
  /** What it asks for: `LOAD`, `SEEK`… */
  type: string;
  /**
   * How long it has been waiting.
   *
   * In seconds.
   */
  elapsed: number;
  /**
   * How long until it fails with RequestTimedOut; absent: it may wait for ever.
   *
   * In seconds.
   */
  remaining?: number;
}

/**
 * A stream that a receiver may fetch the beginning of before it is wanted.
 *
 * SDK: `GCKMediaRequestItem`.
 */
export interface MediaRequestItem {
  /**
   * Where it is.
   *
   * Not empty.
   */
  url: string;
  /** How it comes. */
  protocolType: StreamingProtocol;
  /**
   * From where it will be played.
   *
   * In seconds. At least 0. Absent: `0`.
   */
  initialTime?: number;
  /** The format of its segments; HLS needs it. */
  hlsSegmentFormat?: HlsSegmentFormat;
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
  /**
   * Whether an ad plays.
   *
   * SDK: `GCKMediaStatus.playingAd`.
   */
  isPlayingAd: boolean;
  /**
   * Whether a live stream is loaded.
   *
   * SDK: `GCKRemoteMediaClient.playingLiveStream`.
   */
  isPlayingLiveStream: boolean;
  /**
   * What can be done at this moment.
   *
   * SDK: `GCKMediaStatus.isMediaCommandSupported`.
   */
  controls: MediaControls;
  /**
   * The ad that plays; absent outside of ads.
   *
   * SDK: `GCKMediaStatus.adBreakStatus`.
   */
  adBreak?: AdBreakState;
  /**
   * How long ago the receiver's last status came; absent before the first.
   *
   * In seconds. SDK: `GCKRemoteMediaClient.timeSinceLastMediaStatusUpdate`.
   */
  statusAge?: number;
  /** Where a live stream can be sought at this moment, extrapolated. */
  liveSeekableRange?: LiveSeekableRange;
  /**
   * The merged status; absent when there is no media session.
   *
   * SDK: `GCKMediaStatus`.
   */
  status?: MediaStatus;
}

/** What an insertion led to. */
export interface QueueInsertion {
  /** The new items' ids, in order; absent where the receiver doesn't tell them. */
  itemIds?: number[];
  /** What the session plays then. */
  mediaState: MediaState;
}

/** A part of a queue, as it was at one moment. */
export interface QueuePage {
  /** Where in the queue the items begin. */
  startIndex: number;
  /** The items, in order; one that isn't known has an `itemId` and nothing more. */
  items: QueueItem[];
  /** How many items the queue has. */
  itemCount: number;
  /** The list's revision; notifications up to it are in it. */
  revision: number;
  /** Whether the receiver tells its whole list; otherwise these are the items of its status. */
  isComplete: boolean;
}

/**
 * What is known here of a queue.
 *
 * SDK: `GCKMediaQueue`.
 */
export interface QueueCache {
  /** The most items that are kept; those used last stay. */
  cacheSize: number;
  /** The most items of one request. */
  maximumFetchCount: number;
  /** How many items are kept now. */
  cachedItemCount: number;
  /** How many items the list has; 0 while it isn't known. */
  itemCount: number;
  /** The list's revision. */
  revision: number;
  /** Whether the list is the receiver's, as far as can be known. */
  isCurrent: boolean;
  /** Whether the receiver tells its whole list. */
  isComplete: boolean;
}

/** Who a client is, for logs and for the other clients (`Session.owner`). */
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
  /**
   * It answers `image.choose`: it picks the pictures that are shown.
   *
   * Absent: `false`.
   */
  imagePicker?: boolean;
  /**
   * It answers `image.provide`: it fetches and keeps pictures itself.
   *
   * Absent: `false`.
   */
  imageCache?: boolean;
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
  /** The media error (cast.md 7.2). */
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
  /** What the user can do about it. */
  advice?: string;
  /** The code of the iOS SDK that means the same (GCKErrorCode); the most exact one, where several do. */
  gckErrorCode?: number;
  /** The name of that code without its prefix: `NetworkError`. */
  gckErrorName?: string;
  /** Whether the same call may work later. */
  retryable?: boolean;
  /**
   * How long the call had been going on.
   *
   * In seconds.
   */
  elapsed?: number;
  /** The session that it concerns. */
  sessionId?: string;
  /** InvalidParams: which parameter. */
  path?: string;
  /**
   * InvalidParams: what is wrong with it. AdNotSkippable: `NOT_PLAYING_AD`, `NOT_SKIPPABLE` or `NOT_YET`.
   */
  reason?: string;
  /**
   * AdNotSkippable: how long until the ad can be skipped.
   *
   * In seconds.
   */
  remaining?: number;
  /** AmbiguousSession, and NoSuchSession where a call named none: the sessions that there are. */
  sessions?: SessionChoice[];
  /** DeviceNotFound: the name, or the id, of the known device that was probably meant. */
  nearest?: string;
  /** DeviceNotFound: the names of the devices that have answered, ten at most. */
  answered?: string[];
  /** `DeviceAuthenticationFailed`: what was found out. */
  authentication?: DeviceAuthenticationInfo;
  /** What the receiver said. */
  receiver?: ReceiverErrorInfo;
  /** Queue: how far a change came, or which item stood in its way. */
  queue?: QueueErrorInfo;
}

/** How far a change of a queue came that takes several messages, or which item stood in its way. */
export interface QueueErrorInfo {
  /** How many of the given items are in the queue, or changed. */
  completedCount?: number;
  /** The first of the given items that is not, counted from 0. */
  failedIndex?: number;
  /** The ids of the items that are in, where the receiver told them. */
  itemIds?: number[];
  /** The ids that the queue doesn't have. */
  missingItemIds?: number[];
  /** The name of the error that ended it. */
  reason?: string;
}

/** A session that a call may have meant. */
export interface SessionChoice {
  /** The session. */
  sessionId: string;
  /** Its device. */
  deviceId: string;
  /** The device's name. */
  friendlyName: string;
  /** The program that started or joined it. */
  owner?: ClientInfo;
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
  /**
   * The program that started or joined it, as it named itself in `server.initialize`; absent where it didn't.
   */
  owner?: ClientInfo;
  /**
   * Whether the app has told what it plays, since the link was made. Some apps never answer that question: they can be
   * cast to all the same, and what they play is known after the first `media.load`. Absent for apps that play no media.
   */
  isMediaStatusKnown?: boolean;
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
  /** The program that began it. */
  owner?: ClientInfo;
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

/**
 * A part of the style tree.
 *
 * SDK: `GCKUIStyleAttributes`.
 */
export interface WidgetStyle {
  /** Which part. */
  path: string;
  /** Its own attributes. */
  attributes: Record<string, unknown>;
  /** Those that count for it when all is applied: its own, and what it inherits. */
  effective: Record<string, unknown>;
  /** Whether all that was set in the tree counts already. */
  isApplied: boolean;
}
