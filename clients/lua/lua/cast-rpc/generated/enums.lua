-- Generated from spec/ by cast-rpc-gen. Do not edit.
-- To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

local M = {}

--- Whether devices must authenticate.
---@enum cast-rpc.DeviceAuthenticationPolicy
M.DeviceAuthenticationPolicy = {
  --- No device is asked.
  OFF = "OFF",
  --- Every device is asked and connected to, with any result; `Session.authentication` has it.
  REPORT = "REPORT",
  --- A device that isn't authentic is not connected to: `DeviceAuthenticationFailed`.
  REQUIRE = "REQUIRE",
}

--- How revocation lists are used.
---@enum cast-rpc.RevocationPolicy
M.RevocationPolicy = {
  --- Revocation lists are ignored.
  IGNORE = "IGNORE",
  --- Certificates that a valid list revokes are refused; a missing list is accepted. Hardly any device sends one.
  OPTIONAL = "OPTIONAL",
  --- A valid list is required: the device's own, or `crlFile`.
  REQUIRED = "REQUIRED",
}

--- The result of device authentication.
---@enum cast-rpc.AuthenticationVerdict
M.AuthenticationVerdict = {
  --- Every check holds: the device has a key that Google (or a root in `trustedRootsFile`) certified. It proves no
  --- more: such keys have been taken out of apps.
  AUTHENTIC = "AUTHENTIC",
  --- All checks but those of dates pass: a certificate has expired, or a clock is wrong.
  EXPIRED = "EXPIRED",
  --- A check other than those of dates fails.
  NOT_AUTHENTIC = "NOT_AUTHENTIC",
  --- The device gave no proof.
  UNANSWERED = "UNANSWERED",
}

--- One of the checks of device authentication.
---@enum cast-rpc.AuthenticationCheck
M.AuthenticationCheck = {
  --- No answer came in time.
  NO_REPLY = "NO_REPLY",
  --- The device answered with an error.
  DEVICE_ERROR = "DEVICE_ERROR",
  --- The answer can't be read.
  REPLY_MALFORMED = "REPLY_MALFORMED",
  --- The answer repeats another challenge (a replay), or none although the options require it.
  NONCE = "NONCE",
  --- The signature's hash or kind is not accepted.
  ALGORITHM = "ALGORITHM",
  --- The device's key didn't sign this connection: another host intercepts it or imitates the device.
  SIGNATURE = "SIGNATURE",
  --- The TLS certificate is missing or malformed.
  TLS_CERTIFICATE = "TLS_CERTIFICATE",
  --- The TLS certificate isn't valid yet, or a clock is wrong.
  TLS_CERTIFICATE_NOT_YET_VALID = "TLS_CERTIFICATE_NOT_YET_VALID",
  --- The TLS certificate has expired, or a clock is wrong.
  TLS_CERTIFICATE_EXPIRED = "TLS_CERTIFICATE_EXPIRED",
  --- The TLS certificate is valid for more than four days.
  TLS_CERTIFICATE_LIFETIME = "TLS_CERTIFICATE_LIFETIME",
  --- A certificate of the chain can't be read.
  CERTIFICATE_MALFORMED = "CERTIFICATE_MALFORMED",
  --- The chain leads to no trusted root.
  UNTRUSTED_ROOT = "UNTRUSTED_ROOT",
  --- A certificate of the chain wasn't signed by its issuer.
  CERTIFICATE_SIGNATURE = "CERTIFICATE_SIGNATURE",
  --- A certificate of the chain isn't signed with RSA and SHA.
  CERTIFICATE_ALGORITHM = "CERTIFICATE_ALGORITHM",
  --- The chain is longer than one of its certificates allows.
  PATH_LENGTH = "PATH_LENGTH",
  --- An issuer isn't a certificate authority.
  BASIC_CONSTRAINTS = "BASIC_CONSTRAINTS",
  --- The device's key isn't for signatures, or an issuer's isn't for certificates.
  KEY_USAGE = "KEY_USAGE",
  --- A key isn't RSA, or has fewer than 2048 bits.
  KEY_SIZE = "KEY_SIZE",
  --- A name is outside its issuer's name constraints.
  NAME_CONSTRAINTS = "NAME_CONSTRAINTS",
  --- A certificate has a critical extension that isn't understood.
  CRITICAL_EXTENSION = "CRITICAL_EXTENSION",
  --- The chain is invalid for another reason.
  CERTIFICATE_CHAIN = "CERTIFICATE_CHAIN",
  --- The device's certificate isn't valid yet, or this machine's clock is wrong.
  DEVICE_CERTIFICATE_NOT_YET_VALID = "DEVICE_CERTIFICATE_NOT_YET_VALID",
  --- The device's certificate has expired.
  DEVICE_CERTIFICATE_EXPIRED = "DEVICE_CERTIFICATE_EXPIRED",
  --- An intermediate certificate isn't valid yet, or this machine's clock is wrong.
  INTERMEDIATE_NOT_YET_VALID = "INTERMEDIATE_NOT_YET_VALID",
  --- An intermediate certificate has expired, as Google's own did on 9 March 2025.
  INTERMEDIATE_EXPIRED = "INTERMEDIATE_EXPIRED",
  --- The device claims to have a screen, but its certificate is for devices without one.
  AUDIO_ONLY = "AUDIO_ONLY",
  --- A revocation list is required but missing.
  CRL_MISSING = "CRL_MISSING",
  --- The revocation list can't be read, isn't signed by an authorized key, or is out of date.
  CRL_INVALID = "CRL_INVALID",
  --- A certificate of the chain is revoked.
  REVOKED = "REVOKED",
}

--- Why a channel is no longer connected.
---@enum cast-rpc.ChannelDisconnectReason
M.ChannelDisconnectReason = {
  --- The session is suspended; the channel connects again when it is resumed.
  SESSION_SUSPENDED = "SESSION_SUSPENDED",
  --- The session is over, or ending.
  SESSION_ENDED = "SESSION_ENDED",
  --- The app no longer lists the namespace.
  NOT_LISTED = "NOT_LISTED",
  --- The client removed the channel.
  REMOVED = "REMOVED",
}

--- Whether there are devices, and a session.
---@enum cast-rpc.CastState
M.CastState = {
  --- No device is known.
  NO_DEVICES_AVAILABLE = "NO_DEVICES_AVAILABLE",
  --- There are devices, but no session.
  NOT_CONNECTED = "NOT_CONNECTED",
  --- A session is starting.
  CONNECTING = "CONNECTING",
  --- At least one session is connected.
  CONNECTED = "CONNECTED",
}

--- Whether the casting program is in the foreground.
---@enum cast-rpc.AppState
M.AppState = {
  --- It is in the foreground.
  FOREGROUND = "FOREGROUND",
  --- It is hidden or inactive.
  BACKGROUND = "BACKGROUND",
}

--- A version of TLS.
---@enum cast-rpc.TLSVersion
M.TLSVersion = {
  --- TLS 1.0, of the oldest sets.
  TLS_1_0 = "TLS_1_0",
  --- TLS 1.1.
  TLS_1_1 = "TLS_1_1",
  --- TLS 1.2, usual.
  TLS_1_2 = "TLS_1_2",
  --- TLS 1.3, of new devices.
  TLS_1_3 = "TLS_1_3",
}

--- The condition on which a file of the server's machine is converted during playback. Conversion needs the programs
--- `ffmpeg` and `ffprobe`.
---@enum cast-rpc.ConvertMode
M.ConvertMode = {
  --- If the device is known not to play it. Files that may play are not converted.
  IF_NEEDED = "IF_NEEDED",
  --- Never.
  NEVER = "NEVER",
  --- Always: video and audio are encoded anew, for files that a device refuses although it should play them.
  ALWAYS = "ALWAYS",
}

--- The encoders that may encode video.
---@enum cast-rpc.EncoderChoice
M.EncoderChoice = {
  --- The graphics hardware of the server's machine, if it encoded a picture when it was first needed (VA-API, NVENC,
  --- V4L2); else the processors.
  AUTO = "AUTO",
  --- The processors alone (libx264).
  SOFTWARE = "SOFTWARE",
}

--- An encoder of video.
---@enum cast-rpc.PictureEncoder
M.PictureEncoder = {
  --- The processors, with libx264.
  SOFTWARE = "SOFTWARE",
  --- Graphics hardware of Intel or AMD, through VA-API.
  VAAPI = "VAAPI",
  --- Graphics hardware of NVIDIA.
  NVENC = "NVENC",
  --- The video hardware of a small computer, through Video4Linux.
  V4L2 = "V4L2",
}

--- A step of a conversion, in order of cost.
---@enum cast-rpc.ConversionStep
M.ConversionStep = {
  --- The streams are copied into another container, at almost no cost.
  OTHER_CONTAINER = "OTHER_CONTAINER",
  --- The audio is encoded anew as stereo AAC, with a few percent of a processor.
  OTHER_SOUND = "OTHER_SOUND",
  --- The video is encoded anew as H.264, which may take several processors.
  OTHER_PICTURES = "OTHER_PICTURES",
  --- Subtitles are burned into the video.
  BURNED_SUBTITLES = "BURNED_SUBTITLES",
}

--- The type of device.
---@enum cast-rpc.DeviceType
M.DeviceType = {
  --- It has a screen.
  TV = "TV",
  --- It has no screen.
  SPEAKER = "SPEAKER",
  --- Several speakers that play as one.
  SPEAKER_GROUP = "SPEAKER_GROUP",
  --- Not known.
  GENERIC = "GENERIC",
}

--- How the device was found.
---@enum cast-rpc.DeviceSource
M.DeviceSource = {
  --- By DNS-SD on the local network.
  DNS_SD = "DNS_SD",
  --- A client gave its address.
  CONFIGURED = "CONFIGURED",
  --- An earlier run saw it; this one hasn't yet.
  CACHED = "CACHED",
  --- A client that provides devices published it (`discovery.publishDevices`).
  PROVIDED = "PROVIDED",
}

--- A capability of a device.
---
--- SDK: `GCKDeviceCapability`.
---@enum cast-rpc.DeviceCapability
M.DeviceCapability = {
  --- It has a display.
  VIDEO_OUT = "VIDEO_OUT",
  --- It has a camera.
  VIDEO_IN = "VIDEO_IN",
  --- It has speakers.
  AUDIO_OUT = "AUDIO_OUT",
  --- It has a microphone.
  AUDIO_IN = "AUDIO_IN",
  --- It is in developer mode.
  DEVELOPER_MODE = "DEVELOPER_MODE",
  --- It is a group of devices.
  MULTIZONE_GROUP = "MULTIZONE_GROUP",
  --- It is a group that was made on the fly.
  DYNAMIC_GROUP = "DYNAMIC_GROUP",
  --- It is a group whose members play different channels (a stereo pair).
  MULTI_CHANNEL_GROUP = "MULTI_CHANNEL_GROUP",
  --- It is a member of a multi-channel group.
  MULTI_CHANNEL_MEMBER = "MULTI_CHANNEL_MEMBER",
  --- It has a master volume or a fixed one.
  MASTER_OR_FIXED_VOLUME = "MASTER_OR_FIXED_VOLUME",
  --- It has an attenuation volume or a fixed one.
  ATTENUATION_OR_FIXED_VOLUME = "ATTENUATION_OR_FIXED_VOLUME",
  --- It can be joined to a group on the fly.
  DYNAMIC_GROUPING_SUPPORTED = "DYNAMIC_GROUPING_SUPPORTED",
}

--- A path on which a device answers questions about itself.
---@enum cast-rpc.DescriptionPath
M.DescriptionPath = {
  --- Plain HTTP at port 8008. Many devices leave out their model and their groups there.
  HTTP = "HTTP",
  --- HTTPS at port 8443, with the device's own certificate.
  HTTPS = "HTTPS",
  --- The namespace `urn:x-cast:com.google.cast.setup` of a Cast connection.
  SETUP_CHANNEL = "SETUP_CHANNEL",
}

--- How the network is queried.
---@enum cast-rpc.DiscoverySourceKind
M.DiscoverySourceKind = {
  --- By both of the others at the same time.
  AUTOMATIC = "AUTOMATIC",
  --- The Avahi daemon, through DNS-SD.
  AVAHI = "AVAHI",
  --- The server's own multicast DNS, which needs no daemon.
  EMBEDDED = "EMBEDDED",
}

--- The state of the DNS-SD daemon; discovery doesn't depend on it.
---@enum cast-rpc.DaemonState
M.DaemonState = {
  --- The options exclude it.
  NOT_ASKED = "NOT_ASKED",
  --- It answers.
  AVAILABLE = "AVAILABLE",
  --- It doesn't answer: not installed, not running, or not reachable over D-Bus.
  UNAVAILABLE = "UNAVAILABLE",
}

--- A step of a probe, in order.
---@enum cast-rpc.ProbePhase
M.ProbePhase = {
  --- Looking up the host's name.
  RESOLVE = "RESOLVE",
  --- Connecting.
  TCP = "TCP",
  --- Encrypting.
  TLS = "TLS",
  --- Asking the device to prove that Google made it.
  AUTHENTICATE = "AUTHENTICATE",
  --- Opening the virtual connection.
  CONNECT = "CONNECT",
  --- Asking for the receiver's status.
  RECEIVER_STATUS = "RECEIVER_STATUS",
}

--- The result of a probe's step.
---@enum cast-rpc.ProbeOutcome
M.ProbeOutcome = {
  --- It succeeded.
  PASSED = "PASSED",
  --- It failed.
  FAILED = "FAILED",
  --- It wasn't tried: an earlier step failed, or it wasn't requested.
  SKIPPED = "SKIPPED",
}

--- Why an announced service isn't in a client's device list.
---@enum cast-rpc.LeftOutReason
M.LeftOutReason = {
  --- It denied having any of the wanted apps.
  APPLICATION_UNAVAILABLE = "APPLICATION_UNAVAILABLE",
  --- It announces none of the wanted apps, and hasn't answered whether it has one.
  APPLICATION_UNKNOWN = "APPLICATION_UNKNOWN",
  --- It runs no app that is known to support the wanted namespaces.
  NAMESPACES_MISSING = "NAMESPACES_MISSING",
  --- It was seen only on a network interface that isn't used.
  INTERFACE = "INTERFACE",
}

--- The result of reading the saved devices at start.
---@enum cast-rpc.DeviceCacheState
M.DeviceCacheState = {
  --- Devices aren't saved.
  OFF = "OFF",
  --- There is no file.
  ABSENT = "ABSENT",
  --- Saved devices were loaded.
  LOADED = "LOADED",
  --- The saved devices are too old.
  STALE = "STALE",
  --- The file has another version.
  OTHER_VERSION = "OTHER_VERSION",
  --- The file is damaged.
  CORRUPT = "CORRUPT",
  --- The file can't be read.
  UNREADABLE = "UNREADABLE",
}

--- The verdict of a diagnosis; more values may be added.
---@enum cast-rpc.DiscoveryFinding
M.DiscoveryFinding = {
  --- Discovery doesn't run.
  STOPPED = "STOPPED",
  --- The DNS-SD daemon doesn't answer.
  DAEMON_UNREACHABLE = "DAEMON_UNREACHABLE",
  --- No network interface can carry discovery.
  NO_USABLE_INTERFACE = "NO_USABLE_INTERFACE",
  --- This machine blocks multicast DNS: queries can't be sent, or aren't looped back to this machine, as they are
  --- unless a firewall filters UDP port 5353.
  MULTICAST_BLOCKED = "MULTICAST_BLOCKED",
  --- Queries are sent, but no device answers.
  NO_ANSWERS = "NO_ANSWERS",
  --- Devices are announced, but their addresses aren't.
  UNRESOLVED_SERVICES = "UNRESOLVED_SERVICES",
  --- Devices answer, but none of those that were tried accepts a connection.
  DEVICES_UNREACHABLE = "DEVICES_UNREACHABLE",
  --- Devices are announced, but none matches this client's criteria.
  ALL_LEFT_OUT = "ALL_LEFT_OUT",
  --- Devices answer and accept connections.
  HEALTHY = "HEALTHY",
}

--- The result of a connection over TCP.
---@enum cast-rpc.ReachOutcome
M.ReachOutcome = {
  --- Something listens there.
  REACHED = "REACHED",
  --- The host answers, but no program listens on the port.
  REFUSED = "REFUSED",
  --- The host can't be reached: there is no route, or no host of the local network has the address.
  NO_ROUTE = "NO_ROUTE",
  --- Nothing answered in time.
  SILENT = "SILENT",
  --- The host's name has no address.
  UNRESOLVED = "UNRESOLVED",
}

--- Where an image is shown.
---
--- SDK: `GCKMediaMetadataImageType`.
---@enum cast-rpc.ImageHintType
M.ImageHintType = {
  --- A place of the program's choice.
  CUSTOM = "CUSTOM",
  --- In the dialog of the Cast button.
  CAST_DIALOG = "CAST_DIALOG",
  --- In the small controller.
  MINI_CONTROLLER = "MINI_CONTROLLER",
  --- Behind everything, as in the expanded controller.
  BACKGROUND = "BACKGROUND",
}

--- How one of several images is picked. Images without a size are considered only if no image has one.
---@enum cast-rpc.ImagePickStrategy
M.ImagePickStrategy = {
  --- The first, as in the SDK.
  FIRST = "FIRST",
  --- The one whose sides differ least from the wanted ones.
  CLOSEST_SIZE = "CLOSEST_SIZE",
  --- The smallest that need not be enlarged; if there is none, the largest.
  SMALLEST_NOT_SMALLER = "SMALLEST_NOT_SMALLER",
  --- The largest.
  LARGEST = "LARGEST",
  --- The one whose shape is closest, and of those the smallest that need not be enlarged.
  CLOSEST_ASPECT = "CLOSEST_ASPECT",
}

--- The source of an image.
---@enum cast-rpc.ImageSource
M.ImageSource = {
  --- The disk, without contacting the image's server.
  CACHE = "CACHE",
  --- The disk, after the image's server confirmed that it hasn't changed.
  REVALIDATED = "REVALIDATED",
  --- The disk, although the copy is old, because the image's server couldn't be reached.
  STALE = "STALE",
  --- Its server.
  NETWORK = "NETWORK",
  --- A client that declared `imageCache`.
  CLIENT = "CLIENT",
}

--- The severity of a record.
---
--- SDK: `GCKLoggerLevel`.
---@enum cast-rpc.LogLevel
M.LogLevel = {
  --- As a threshold: no record passes. No record has this level.
  NONE = "NONE",
  --- Every message over a connection, without its content.
  VERBOSE = "VERBOSE",
  --- Details for finding the cause of a failure.
  DEBUG = "DEBUG",
  --- The steps of sessions, discovery and media.
  INFO = "INFO",
  --- A fault that the server recovers from.
  WARNING = "WARNING",
  --- A requested action failed.
  ERROR = "ERROR",
  --- A defect of the server.
  ASSERT = "ASSERT",
}

--- Whether a stream is live or has a fixed length.
---@enum cast-rpc.StreamType
M.StreamType = {
  --- On demand, with a duration.
  BUFFERED = "BUFFERED",
  --- A live stream; its position is relative to a seekable window.
  LIVE = "LIVE",
  --- Not known, or without time (an image).
  NONE = "NONE",
  --- Something else (web senders).
  OTHER = "OTHER",
}

--- The state of the receiver's player.
---@enum cast-rpc.PlayerState
M.PlayerState = {
  --- Nothing plays; `idleReason` says why.
  IDLE = "IDLE",
  --- Time advances.
  PLAYING = "PLAYING",
  --- Time stands still on request.
  PAUSED = "PAUSED",
  --- Time stands still until there is data.
  BUFFERING = "BUFFERING",
  --- A new item is being loaded; on the wire the state is in `extendedStatus`.
  LOADING = "LOADING",
}

--- Why a player is idle.
---@enum cast-rpc.IdleReason
M.IdleReason = {
  --- A sender stopped it.
  CANCELLED = "CANCELLED",
  --- Another load replaced it.
  INTERRUPTED = "INTERRUPTED",
  --- It played to its end.
  FINISHED = "FINISHED",
  --- It could not be played.
  ERROR = "ERROR",
  --- Some apps' word for FINISHED.
  COMPLETED = "COMPLETED",
}

--- The behaviour of a queue at its end.
---@enum cast-rpc.RepeatMode
M.RepeatMode = {
  --- It ends.
  REPEAT_OFF = "REPEAT_OFF",
  --- It begins again.
  REPEAT_ALL = "REPEAT_ALL",
  --- The current item begins again.
  REPEAT_SINGLE = "REPEAT_SINGLE",
  --- It is shuffled and begins again.
  REPEAT_ALL_AND_SHUFFLE = "REPEAT_ALL_AND_SHUFFLE",
}

--- The player's state after a seek; absent: the state before it.
---@enum cast-rpc.ResumeState
M.ResumeState = {
  --- It plays.
  PLAYBACK_START = "PLAYBACK_START",
  --- It is paused.
  PLAYBACK_PAUSE = "PLAYBACK_PAUSE",
}

--- The kind of media.
---@enum cast-rpc.MediaCategory
M.MediaCategory = {
  --- Sound.
  AUDIO = "AUDIO",
  --- A picture.
  IMAGE = "IMAGE",
  --- Moving pictures.
  VIDEO = "VIDEO",
}

--- The format of HLS audio segments.
---@enum cast-rpc.HlsSegmentFormat
M.HlsSegmentFormat = {
  --- Segments in `aac`.
  aac = "aac",
  --- Segments in `ac3`.
  ac3 = "ac3",
  --- Segments in `e_ac3`.
  e_ac3 = "e_ac3",
  --- Segments in `fmp4`.
  fmp4 = "fmp4",
  --- Segments in `mp3`.
  mp3 = "mp3",
  --- Segments in `ts`.
  ts = "ts",
  --- Segments in `ts_aac`.
  ts_aac = "ts_aac",
}

--- The format of HLS video segments.
---@enum cast-rpc.HlsVideoSegmentFormat
M.HlsVideoSegmentFormat = {
  --- Segments in `fmp4`.
  fmp4 = "fmp4",
  --- Segments in `mpeg2_ts`.
  mpeg2_ts = "mpeg2_ts",
}

--- The content of a track.
---@enum cast-rpc.TrackType
M.TrackType = {
  --- Text: subtitles, captions, chapters.
  TEXT = "TEXT",
  --- Sound.
  AUDIO = "AUDIO",
  --- Moving pictures.
  VIDEO = "VIDEO",
}

--- The purpose of a text track.
---@enum cast-rpc.TextTrackSubtype
M.TextTrackSubtype = {
  --- A translation of the dialogue.
  SUBTITLES = "SUBTITLES",
  --- Dialogue and sounds, in the stream's language.
  CAPTIONS = "CAPTIONS",
  --- Text to be spoken to viewers who can't see the video.
  DESCRIPTIONS = "DESCRIPTIONS",
  --- Chapter titles.
  CHAPTERS = "CHAPTERS",
  --- Data for scripts; not shown.
  METADATA = "METADATA",
}

--- The edge of text characters.
---@enum cast-rpc.TextTrackEdgeType
M.TextTrackEdgeType = {
  --- None.
  NONE = "NONE",
  --- An outline.
  OUTLINE = "OUTLINE",
  --- A shadow.
  DROP_SHADOW = "DROP_SHADOW",
  --- Raised.
  RAISED = "RAISED",
  --- Depressed.
  DEPRESSED = "DEPRESSED",
}

--- The window behind the text.
---@enum cast-rpc.TextTrackWindowType
M.TextTrackWindowType = {
  --- None.
  NONE = "NONE",
  --- A rectangle.
  NORMAL = "NORMAL",
  --- A rectangle with round corners.
  ROUNDED_CORNERS = "ROUNDED_CORNERS",
}

--- The generic font family, used when the named font is missing.
---@enum cast-rpc.TextTrackFontGenericFamily
M.TextTrackFontGenericFamily = {
  --- Without serifs.
  SANS_SERIF = "SANS_SERIF",
  --- Without serifs, fixed width.
  MONOSPACED_SANS_SERIF = "MONOSPACED_SANS_SERIF",
  --- With serifs.
  SERIF = "SERIF",
  --- With serifs, fixed width.
  MONOSPACED_SERIF = "MONOSPACED_SERIF",
  --- Like handwriting in print.
  CASUAL = "CASUAL",
  --- Joined handwriting.
  CURSIVE = "CURSIVE",
  --- Small capitals.
  SMALL_CAPITALS = "SMALL_CAPITALS",
}

--- The style of text.
---@enum cast-rpc.TextTrackFontStyle
M.TextTrackFontStyle = {
  --- Upright.
  NORMAL = "NORMAL",
  --- Bold.
  BOLD = "BOLD",
  --- Bold and slanted.
  BOLD_ITALIC = "BOLD_ITALIC",
  --- Slanted.
  ITALIC = "ITALIC",
}

--- The dynamic range of a video.
---@enum cast-rpc.HdrType
M.HdrType = {
  --- Standard.
  sdr = "sdr",
  --- High (HDR10).
  hdr = "hdr",
  --- Dolby Vision.
  dv = "dv",
}

--- The kind of queue.
---@enum cast-rpc.QueueType
M.QueueType = {
  --- A music album.
  ALBUM = "ALBUM",
  --- A music playlist.
  PLAYLIST = "PLAYLIST",
  --- An audio book.
  AUDIOBOOK = "AUDIOBOOK",
  --- A radio station.
  RADIO_STATION = "RADIO_STATION",
  --- A podcast.
  PODCAST_SERIES = "PODCAST_SERIES",
  --- A TV series.
  TV_SERIES = "TV_SERIES",
  --- A video playlist.
  VIDEO_PLAYLIST = "VIDEO_PLAYLIST",
  --- Live television.
  LIVE_TV = "LIVE_TV",
  --- A film.
  MOVIE = "MOVIE",
}

--- A viewer's opinion of the media.
---@enum cast-rpc.UserAction
M.UserAction = {
  --- Likes it.
  LIKE = "LIKE",
  --- Dislikes it.
  DISLIKE = "DISLIKE",
  --- Follows its maker.
  FOLLOW = "FOLLOW",
  --- Follows its maker no longer.
  UNFOLLOW = "UNFOLLOW",
  --- Reports it.
  FLAG = "FLAG",
  --- Skips the ad.
  SKIP_AD = "SKIP_AD",
}

--- The content to leave out.
---@enum cast-rpc.ContentFilteringMode
M.ContentFilteringMode = {
  --- Explicit content.
  FILTER_EXPLICIT = "FILTER_EXPLICIT",
}

--- The kind of metadata, which decides which fields apply; 100 and above are app-defined.
---@enum cast-rpc.MetadataType
M.MetadataType = {
  --- Media of any kind.
  GENERIC = 0,
  --- A film.
  MOVIE = 1,
  --- An episode of a series.
  TV_SHOW = 2,
  --- A piece of music.
  MUSIC_TRACK = 3,
  --- A photograph.
  PHOTO = 4,
  --- A chapter of an audiobook.
  AUDIOBOOK_CHAPTER = 5,
}

--- The kind of container that a queue plays.
---@enum cast-rpc.ContainerType
M.ContainerType = {
  --- Media of any kind.
  GENERIC = 0,
  --- An audiobook.
  AUDIOBOOK = 1,
}

--- Whether a URL is resolved to media before it is loaded.
---@enum cast-rpc.ResolveMode
M.ResolveMode = {
  --- If one of the options' resolvers matches the URL, or its name doesn't show that it is media: the server of the URL
  --- is asked, and a page or playlist is resolved.
  IF_NEEDED = "IF_NEEDED",
  --- Never: the URL is loaded as it is.
  NEVER = "NEVER",
}

--- The kind of content that a URL leads to.
---@enum cast-rpc.ResolvedKind
M.ResolvedKind = {
  --- Media: the URL itself is loaded.
  MEDIA = "MEDIA",
  --- A page, in which a resolver found media.
  PAGE = "PAGE",
  --- A playlist: a page with several films or songs, or a file (M3U, PLS, XSPF).
  PLAYLIST = "PLAYLIST",
}

--- Whether a device will play the media.
---@enum cast-rpc.PreflightVerdict
M.PreflightVerdict = {
  --- The examination found no obstacle.
  WILL_PLAY = "WILL_PLAY",
  --- There are risks, or something couldn't be checked.
  MAY_FAIL = "MAY_FAIL",
  --- It can't play.
  WILL_FAIL = "WILL_FAIL",
}

--- The effect of a finding on playback.
---@enum cast-rpc.PreflightSeverity
M.PreflightSeverity = {
  --- It won't play.
  BLOCKS = "BLOCKS",
  --- It may not play, or not entirely, as far as the device is known.
  RISKS = "RISKS",
  --- It plays; worth knowing.
  NOTE = "NOTE",
}

--- The kind of finding.
---@enum cast-rpc.PreflightCode
M.PreflightCode = {
  --- Receivers fetch `http` and `https` only: not `data:`, `rtsp:`, `smb:`.
  URL_NOT_SUPPORTED = "URL_NOT_SUPPORTED",
  --- A file on this machine: a receiver can't fetch it unless it is served.
  LOCAL_FILE = "LOCAL_FILE",
  --- A page's media that no device fetches itself: the server serves it, with the header fields that its server wants,
  --- or with pictures and sound joined.
  RELAYED = "RELAYED",
  --- The URL names the machine that fetches it (`localhost`, `127.0.0.1`), so the receiver would contact itself.
  LOOPBACK_URL = "LOOPBACK_URL",
  --- A host name that perhaps only this machine resolves: `.local`, or one without a dot. Google's devices ask Google's
  --- name servers.
  PRIVATE_NAME = "PRIVATE_NAME",
  --- The server can't be reached: its name has no address, nothing listens, or the connection breaks.
  UNREACHABLE = "UNREACHABLE",
  --- The server didn't answer in time.
  TIMED_OUT = "TIMED_OUT",
  --- The server refuses: 404, 403, 500…
  HTTP_STATUS = "HTTP_STATUS",
  --- A redirect leads in a circle, to no URL, or to a URL that receivers don't fetch.
  REDIRECT_REFUSED = "REDIRECT_REFUSED",
  --- The server's certificate, or one of its chain, is not valid today.
  CERTIFICATE_EXPIRED = "CERTIFICATE_EXPIRED",
  --- The server's certificate doesn't lead to a root that is trusted; self-signed ones never do.
  CERTIFICATE_UNTRUSTED = "CERTIFICATE_UNTRUSTED",
  --- The server's certificate is another host's.
  CERTIFICATE_NAME_MISMATCH = "CERTIFICATE_NAME_MISMATCH",
  --- The TLS handshake failed.
  TLS_FAILED = "TLS_FAILED",
  --- An `https` URL leads to an `http` URL.
  MIXED_CONTENT = "MIXED_CONTENT",
  --- The server lacks the header that lets the receiver's page read it (`Access-Control-Allow-Origin`); captions and
  --- manifests need it.
  NO_CORS = "NO_CORS",
  --- The type that the load or the server declares isn't that of the content.
  WRONG_CONTENT_TYPE = "WRONG_CONTENT_TYPE",
  --- The content is empty: 0 bytes.
  EMPTY = "EMPTY",
  --- The file is inconsistent or truncated.
  BROKEN = "BROKEN",
  --- The receiver doesn't read this kind of file.
  CONTAINER_NOT_SUPPORTED = "CONTAINER_NOT_SUPPORTED",
  --- The device doesn't decode the video codec.
  VIDEO_CODEC_NOT_SUPPORTED = "VIDEO_CODEC_NOT_SUPPORTED",
  --- The device doesn't decode the audio codec.
  AUDIO_CODEC_NOT_SUPPORTED = "AUDIO_CODEC_NOT_SUPPORTED",
  --- The device decodes the codec, but not this profile or level of it.
  PROFILE_TOO_HIGH = "PROFILE_TOO_HIGH",
  --- The video has more pixels, or frames a second, than the device decodes.
  RESOLUTION_TOO_HIGH = "RESOLUTION_TOO_HIGH",
  --- The device has no screen.
  NO_VIDEO_OUTPUT = "NO_VIDEO_OUTPUT",
  --- It is encrypted: the app needs a licence server.
  PROTECTED = "PROTECTED",
  --- The playlist or manifest can't be parsed.
  MANIFEST_BROKEN = "MANIFEST_BROKEN",
  --- An entry of the playlist or manifest can't be fetched: a segment, a key, another playlist.
  SEGMENT_UNREACHABLE = "SEGMENT_UNREACHABLE",
  --- Receivers show WebVTT and TTML: not SubRip, not SubStation.
  SUBTITLE_FORMAT_NOT_SUPPORTED = "SUBTITLE_FORMAT_NOT_SUPPORTED",
  --- The server doesn't send parts of the file: seeking doesn't work.
  NO_RANGE_SUPPORT = "NO_RANGE_SUPPORT",
  --- The MP4's index is at the end of the file, so playback starts later.
  MOOV_AT_END = "MOOV_AT_END",
  --- The server sends it more slowly than it plays.
  TOO_SLOW = "TOO_SLOW",
  --- Something couldn't be checked from here.
  NOT_CHECKED = "NOT_CHECKED",
}

--- The source of the facts about the media.
---@enum cast-rpc.PreflightSource
M.PreflightSource = {
  --- The file's own index was read.
  CONTAINER = "CONTAINER",
  --- `ffprobe` read the file.
  FFPROBE = "FFPROBE",
  --- The playlist or manifest declares them.
  MANIFEST = "MANIFEST",
  --- Only the type is known.
  TYPE = "TYPE",
}

--- How a device's volume can be changed.
---@enum cast-rpc.VolumeControlType
M.VolumeControlType = {
  --- By level, on the receiver.
  attenuation = "attenuation",
  --- By level, on the TV or amplifier.
  master = "master",
  --- Not at all.
  fixed = "fixed",
}

--- The platform of a receiver app.
---@enum cast-rpc.ApplicationType
M.ApplicationType = {
  --- The Cast web runtime.
  WEB = "WEB",
  --- Android TV.
  ANDROID_TV = "ANDROID_TV",
  --- Something else.
  OTHER = "OTHER",
}

--- The state of a transfer.
---@enum cast-rpc.TransferState
M.TransferState = {
  --- The transfer started.
  STARTED = "STARTED",
  --- Some bytes were transferred.
  PROGRESSING = "PROGRESSING",
  --- All requested bytes were transferred.
  FINISHED = "FINISHED",
  --- It ended early.
  FAILED = "FAILED",
}

--- The reason why a transfer ended early.
---@enum cast-rpc.TransferFailure
M.TransferFailure = {
  --- The client closed the connection, as players do when they seek.
  CLIENT_LEFT = "CLIENT_LEFT",
  --- The client read nothing for too long.
  STALLED = "STALLED",
  --- The file was truncated, replaced or removed, or can't be read.
  UNREADABLE = "UNREADABLE",
  --- The publication has ended.
  UNPUBLISHED = "UNPUBLISHED",
}

--- A phase of connecting.
---@enum cast-rpc.ConnectionPhase
M.ConnectionPhase = {
  --- Finding the device's address.
  RESOLVE = "RESOLVE",
  --- Connecting.
  TCP = "TCP",
  --- Encrypting.
  TLS = "TLS",
  --- Authenticating the device, if the options say so.
  AUTHENTICATE = "AUTHENTICATE",
  --- Opening the virtual connection and asking for the receiver's status.
  CONNECT = "CONNECT",
  --- Launching the app.
  LAUNCH = "LAUNCH",
  --- Joining the app that runs.
  JOIN = "JOIN",
  --- Opening the virtual connection to the app.
  APP_CONNECT = "APP_CONNECT",
  --- Asking for the media status.
  MEDIA_STATUS = "MEDIA_STATUS",
  --- Transfers: requesting the playback state from the app.
  STORE_SESSION = "STORE_SESSION",
  --- Transfers: passing the state to the app on the other device.
  RESUME_SESSION = "RESUME_SESSION",
  --- Transfers: stopping the app on the old device.
  STOP_SOURCE = "STOP_SOURCE",
}

--- The state of a session.
---@enum cast-rpc.ConnectionState
M.ConnectionState = {
  --- It is starting.
  CONNECTING = "CONNECTING",
  --- It is connected.
  CONNECTED = "CONNECTED",
  --- Its connection is lost or closed; the app may continue, and the session can be resumed.
  SUSPENDED = "SUSPENDED",
  --- It is ending.
  DISCONNECTING = "DISCONNECTING",
  --- It is over.
  DISCONNECTED = "DISCONNECTED",
}

--- The effect of a session's end on the receiver's app.
---@enum cast-rpc.SessionEndAction
M.SessionEndAction = {
  --- This sender leaves the app (CLOSE); playback continues.
  LEAVE = "LEAVE",
  --- The connection is closed without a message; playback continues.
  DISCONNECT = "DISCONNECT",
  --- The app is stopped, for all senders.
  STOP_CASTING = "STOP_CASTING",
}

--- Why a session ended.
---@enum cast-rpc.SessionEndReason
M.SessionEndReason = {
  --- A client ended it.
  REQUESTED = "REQUESTED",
  --- The app ended: another sender stopped it, or it ended by itself.
  APPLICATION_ENDED = "APPLICATION_ENDED",
  --- Another app runs now.
  REPLACED = "REPLACED",
  --- The connection was lost, and could not be restored in time.
  CONNECTION_LOST = "CONNECTION_LOST",
  --- After a reconnect the device failed the authentication that the options require.
  AUTHENTICATION_FAILED = "AUTHENTICATION_FAILED",
  --- The server shut down.
  SERVER_SHUTDOWN = "SERVER_SHUTDOWN",
}

--- Why a session is suspended.
---
--- SDK: `GCKConnectionSuspendReason`.
---@enum cast-rpc.SessionSuspendReason
M.SessionSuspendReason = {
  --- The connection was lost, or the receiver closed it; the session is resumed as soon as the device can be reached.
  NETWORK_ERROR = "NETWORK_ERROR",
  --- The connection was lost while this machine has no network; the session is resumed as soon as the device can be
  --- reached.
  NETWORK_NOT_REACHABLE = "NETWORK_NOT_REACHABLE",
  --- The programs that cast are in the background (`context.setAppState`).
  BACKGROUNDED = "BACKGROUNDED",
  --- A client asked for it (`session.suspend`).
  REQUESTED = "REQUESTED",
  --- The server that had the session ended without ending it (`session.restore`).
  TERMINATED = "TERMINATED",
}

--- The state of a session's connection to its device.
---@enum cast-rpc.SessionLinkState
M.SessionLinkState = {
  --- There is none.
  DOWN = "DOWN",
  --- It is being made.
  CONNECTING = "CONNECTING",
  --- The connection is established, and the device answers.
  UP = "UP",
}

--- The last known state of the app's run, independent of the connection's state.
---@enum cast-rpc.SessionApplicationState
M.SessionApplicationState = {
  --- The receiver hasn't reported it yet, or not since the connection was lost.
  UNKNOWN = "UNKNOWN",
  --- The receiver reports it.
  RUNNING = "RUNNING",
  --- The receiver doesn't report it, which may be temporary.
  MISSING = "MISSING",
  --- It is over.
  ENDED = "ENDED",
}

--- The source of the playback state.
---@enum cast-rpc.PlaybackStateSource
M.PlaybackStateSource = {
  --- The app itself (STORE_SESSION).
  APPLICATION = "APPLICATION",
  --- The media status, because the app doesn't support STORE_SESSION: media or queue, position, repeat mode, rate and
  --- tracks.
  MEDIA_STATUS = "MEDIA_STATUS",
}

--- A part of a program's user interface whose state the server keeps.
---@enum cast-rpc.WidgetName
M.WidgetName = {
  --- The button that shows whether something can be cast to.
  CAST_BUTTON = "CAST_BUTTON",
  --- The dialog in which a device is chosen or left.
  CAST_DIALOG = "CAST_DIALOG",
  --- The overlay that introduces the button, once.
  INTRO_OVERLAY = "INTRO_OVERLAY",
  --- The bar at the edge while something plays.
  MINI_CONTROLLER = "MINI_CONTROLLER",
  --- The full screen while something plays.
  EXPANDED_CONTROLLER = "EXPANDED_CONTROLLER",
  --- Every control for what plays.
  MEDIA_CONTROLLER = "MEDIA_CONTROLLER",
  --- The device's volume.
  VOLUME_CONTROLLER = "VOLUME_CONTROLLER",
  --- How fast it plays.
  PLAYBACK_RATE_CONTROLLER = "PLAYBACK_RATE_CONTROLLER",
  --- The choice of audio and text tracks.
  TRACK_SELECTOR = "TRACK_SELECTOR",
}

--- The look of the cast button.
---
--- SDK: `GCKUICastButton`.
---@enum cast-rpc.CastButtonIcon
M.CastButtonIcon = {
  --- Not connected.
  INACTIVE = "INACTIVE",
  --- Connecting.
  ANIMATING = "ANIMATING",
  --- Connected.
  ACTIVE = "ACTIVE",
}

--- When the cast button is visible.
---@enum cast-rpc.CastButtonVisibility
M.CastButtonVisibility = {
  --- Always.
  ALWAYS = "ALWAYS",
  --- While there is a network, a device or a session (SDK from 4.6.0 on).
  ON_NETWORK = "ON_NETWORK",
  --- While there is a device or a session (SDK before 4.6.0).
  WITH_DEVICES = "WITH_DEVICES",
}

--- The effect of a tap on the cast button.
---
--- SDK: `GCKUICastButtonDelegate`.
---@enum cast-rpc.CastButtonOutcome
M.CastButtonOutcome = {
  --- Discovery was started by the first tap, as the options say. The iOS SDK asks for permission to use the network
  --- here.
  DISCOVERY_STARTED = "DISCOVERY_STARTED",
  --- The dialog should be shown; the server opens it if `triggersDefaultCastDialog` is set.
  PRESENT_DIALOG = "PRESENT_DIALOG",
}

--- The content of the cast dialog.
---@enum cast-rpc.CastDialogMode
M.CastDialogMode = {
  --- Discovery isn't started, so no device can be shown.
  DISCOVERY_OFF = "DISCOVERY_OFF",
  --- Discovery can't work here.
  DISCOVERY_UNAVAILABLE = "DISCOVERY_UNAVAILABLE",
  --- No device is listed; advice is shown.
  NO_DEVICES = "NO_DEVICES",
  --- The devices.
  CHOOSER = "CHOOSER",
  --- A session starts.
  CONNECTING = "CONNECTING",
  --- The device, its media and volume, and the disconnect button.
  CONNECTED = "CONNECTED",
}

--- Why no devices are listed.
---@enum cast-rpc.NoDevicesReason
M.NoDevicesReason = {
  --- Discovery isn't started.
  DISCOVERY_OFF = "DISCOVERY_OFF",
  --- Nothing on this machine can look for devices (`discovery.diagnose` says more).
  DISCOVERY_UNAVAILABLE = "DISCOVERY_UNAVAILABLE",
  --- This machine has no network.
  NO_NETWORK = "NO_NETWORK",
  --- There are devices, but none runs the app that is wanted.
  NONE_SUITABLE = "NONE_SUITABLE",
  --- Nothing has answered yet.
  NOTHING_FOUND = "NOTHING_FOUND",
}

--- Where the title of the introductory overlay is placed.
---@enum cast-rpc.IntroTitlePosition
M.IntroTitlePosition = {
  --- Wherever there is room.
  AUTOMATIC = "AUTOMATIC",
  --- Above the button.
  ABOVE = "ABOVE",
  --- Below the button.
  BELOW = "BELOW",
}

--- The action of a controller's button.
---
--- SDK: `GCKUIMediaButtonType`.
---@enum cast-rpc.MediaButtonType
M.MediaButtonType = {
  --- Nothing; the place is empty.
  NONE = "NONE",
  --- Plays or pauses; for live streams plays or stops.
  PLAY_PAUSE_TOGGLE = "PLAY_PAUSE_TOGGLE",
  --- The next item.
  SKIP_NEXT = "SKIP_NEXT",
  --- The previous item.
  SKIP_PREVIOUS = "SKIP_PREVIOUS",
  --- 30 seconds back.
  REWIND_30_SECONDS = "REWIND_30_SECONDS",
  --- 30 seconds on.
  FORWARD_30_SECONDS = "FORWARD_30_SECONDS",
  --- Mutes or unmutes the device.
  MUTE_TOGGLE = "MUTE_TOGGLE",
  --- Opens the choice of tracks.
  CLOSED_CAPTIONS = "CLOSED_CAPTIONS",
  --- Stops.
  STOP = "STOP",
  --- The program's own action: `widget.didPressCustomButton`.
  CUSTOM = "CUSTOM",
}

--- The state that a control displays.
---@enum cast-rpc.MediaControlState
M.MediaControlState = {
  --- Playback is paused: a press plays.
  PAUSED = "PAUSED",
  --- Time advances: a press pauses.
  PLAYING = "PLAYING",
  --- A live stream plays: a press stops.
  PLAYING_LIVE = "PLAYING_LIVE",
  --- It isn't muted: a press mutes it.
  MUTE_OFF = "MUTE_OFF",
  --- It is muted: a press unmutes it.
  MUTE_ON = "MUTE_ON",
  --- Nothing is repeated.
  REPEAT_OFF = "REPEAT_OFF",
  --- The queue is repeated.
  REPEAT_ALL = "REPEAT_ALL",
  --- The item is repeated.
  REPEAT_SINGLE = "REPEAT_SINGLE",
  --- The queue is shuffled and repeated.
  SHUFFLE = "SHUFFLE",
  --- It is off.
  OFF = "OFF",
  --- It is on.
  ON = "ON",
}

--- A control that can be pressed.
---@enum cast-rpc.WidgetControl
M.WidgetControl = {
  --- Plays.
  PLAY = "PLAY",
  --- Pauses.
  PAUSE = "PAUSE",
  --- Plays or pauses; for live streams plays or stops.
  PLAY_PAUSE_TOGGLE = "PLAY_PAUSE_TOGGLE",
  --- Stops.
  STOP = "STOP",
  --- The next item.
  SKIP_NEXT = "SKIP_NEXT",
  --- The previous item.
  SKIP_PREVIOUS = "SKIP_PREVIOUS",
  --- 30 seconds back.
  REWIND_30_SECONDS = "REWIND_30_SECONDS",
  --- 30 seconds on.
  FORWARD_30_SECONDS = "FORWARD_30_SECONDS",
  --- Mutes or unmutes the device.
  MUTE_TOGGLE = "MUTE_TOGGLE",
  --- Opens the choice of tracks.
  CLOSED_CAPTIONS = "CLOSED_CAPTIONS",
  --- Turns on or off that playback pauses after the current item.
  PAUSE_QUEUE = "PAUSE_QUEUE",
  --- Cycles through off, all, single and shuffled.
  REPEAT_MODE = "REPEAT_MODE",
  --- Skips the ad.
  SKIP_AD = "SKIP_AD",
  --- One step louder.
  VOLUME_UP = "VOLUME_UP",
  --- One step quieter.
  VOLUME_DOWN = "VOLUME_DOWN",
  --- The program's own button.
  CUSTOM = "CUSTOM",
}

--- Whether a device has an app.
---@enum cast-rpc.AppAvailability
M.AppAvailability = {
  --- The device has the app.
  APP_AVAILABLE = "APP_AVAILABLE",
  --- The device doesn't have the app.
  APP_UNAVAILABLE = "APP_UNAVAILABLE",
  --- The device didn't answer.
  UNKNOWN = "UNKNOWN",
}

--- How a subscription's events are delivered.
---@enum cast-rpc.EventDelivery
M.EventDelivery = {
  --- As notifications.
  PUSH = "PUSH",
  --- In answers to `events.poll`, for clients that can't receive notifications.
  POLL = "POLL",
}

--- When an image's server is contacted.
---@enum cast-rpc.ImageCacheMode
M.ImageCacheMode = {
  --- If there is no copy, or it is too old (HTTP's rules).
  IF_NEEDED = "IF_NEEDED",
  --- Always; an unchanged picture isn't transferred again.
  REVALIDATE = "REVALIDATE",
  --- Never: only the copy on disk is used, however old.
  OFFLINE = "OFFLINE",
}

--- The direction of a message.
---@enum cast-rpc.MessageDirection
M.MessageDirection = {
  --- From the device.
  IN = "IN",
  --- To the device.
  OUT = "OUT",
}

--- The protocol of a stream.
---
--- SDK: `GCKStreamingProtocolType`.
---@enum cast-rpc.StreamingProtocol
M.StreamingProtocol = {
  --- Unknown; receivers preload nothing.
  UNKNOWN = 0,
  --- MPEG-DASH.
  MPEG_DASH = 1,
  --- HLS; requires `hlsSegmentFormat`.
  HLS = 2,
  --- Smooth Streaming.
  SMOOTH_STREAMING = 3,
}

--- Why an item was updated.
---@enum cast-rpc.QueueUpdateReason
M.QueueUpdateReason = {
  --- Its contents changed at the receiver.
  CHANGED = "CHANGED",
  --- It was added to the cache.
  FETCHED = "FETCHED",
  --- It was removed from the cache.
  EVICTED = "EVICTED",
}

--- The state of a recording.
---@enum cast-rpc.RecordingState
M.RecordingState = {
  --- Entries are written.
  RECORDING = "RECORDING",
  --- Entries can't be written at present and are lost; `failure` says why. The next one is tried again.
  FAILING = "FAILING",
  --- The recording is complete.
  STOPPED = "STOPPED",
}

--- How a client is connected.
---@enum cast-rpc.ClientTransport
M.ClientTransport = {
  --- Over the server's standard input and output.
  STDIO = "STDIO",
  --- Over a Unix socket.
  SOCKET = "SOCKET",
}

--- The behaviour of `session.start` and `session.join` if a session with the device already exists.
---@enum cast-rpc.ExistingSessionPolicy
M.ExistingSessionPolicy = {
  --- It fails with `SessionExists`.
  FAIL = "FAIL",
  --- It returns that session, which becomes the caller's current one, if its app is the requested one; otherwise it
  --- fails with `SessionExists`.
  USE = "USE",
}

--- A volume key.
---@enum cast-rpc.VolumeKey
M.VolumeKey = {
  --- Louder.
  UP = "UP",
  --- Quieter.
  DOWN = "DOWN",
  --- Silent, or heard again.
  MUTE = "MUTE",
}

--- A slider.
---@enum cast-rpc.WidgetSlider
M.WidgetSlider = {
  --- The position in the stream.
  STREAM_POSITION = "STREAM_POSITION",
  --- The volume.
  VOLUME = "VOLUME",
}

--- The stage of a slider's movement.
---@enum cast-rpc.SlidePhase
M.SlidePhase = {
  --- The slider is held.
  BEGAN = "BEGAN",
  --- The slider moves.
  MOVED = "MOVED",
  --- The slider is released; its value is applied.
  ENDED = "ENDED",
  --- The slider is released; its value is discarded.
  CANCELLED = "CANCELLED",
}

return M
