# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from .enums import *

if TYPE_CHECKING:
    from typing_extensions import Required


class DeviceAuthenticationOptionsDict(TypedDict, total=False):
    """Whether and how strictly devices must authenticate. The proof is a signature by a key that Google
    certified. It is off by default: in March 2025 strict senders refused millions of genuine devices.
    """

    policy: DeviceAuthenticationPolicyLike
    ignoreExpiry: bool
    acceptSHA1: bool
    requireNonce: bool
    crl: RevocationPolicyLike
    crlFile: str
    crlRootsFile: str
    trustedRootsFile: str
    timeout: float


class LaunchOptionsDict(TypedDict, total=False):
    """How apps are launched unless a call says otherwise.

    SDK: `GCKLaunchOptions`.
    """

    languageCode: str
    relaunchIfRunning: bool
    androidReceiverCompatible: bool


class ReconnectOptionsDict(TypedDict, total=False):
    """How a session is resumed after its connection was lost."""

    isEnabled: bool
    initialDelay: float
    maximumDelay: float
    attemptTimeout: float
    giveUpAfter: float


class TransferOptionsDict(TypedDict, total=False):
    """How sessions move to other devices."""

    followsMoves: bool
    searchTimeout: float
    timeout: float


class TLSOptionsDict(TypedDict, total=False):
    """The acceptable TLS versions and ciphers for connections to receivers. The defaults also accept old
    TVs. A receiver's certificate proves nothing in any case; device authentication does.
    """

    minimumVersion: TLSVersionLike
    maximumVersion: TLSVersionLike
    ciphers: str
    securityLevel: int
    maximumStoredSessions: int


class HeartbeatOptionsDict(TypedDict, total=False):
    """The times after which a silent receiver is pinged, and counts as dead."""

    pingAfter: float
    deadAfter: float
    partialMessageDeadline: float


class ResumeOptionsDict(TypedDict, total=False):
    """The record of positions at which films were left, for `player.play` with `resume`. The file has
    hashes of URLs and paths, and no names.
    """

    enabled: bool
    minimumDuration: float
    maximumEntries: int


class ContextOptionsDict(TypedDict, total=False):
    """The context's options: defaults and limits. They are set once, before the context is used.

    SDK: `GCKCastOptions`.
    """

    launchOptions: LaunchOptionsDict
    discoveryCriteria: DiscoveryCriteriaDict
    discovery: DiscoveryOptionsDict
    startDiscoveryAfterFirstTapOnCastButton: bool
    disableAnalyticsLogging: bool
    disableDiscoveryAutostart: bool
    stopReceiverApplicationWhenEndingSession: bool
    deviceAuthentication: DeviceAuthenticationOptionsDict
    userAgent: str
    maximumSessions: int
    connectTimeout: float
    suspendSessionsWhenBackgrounded: bool
    physicalVolumeButtonsWillControlDeviceVolume: bool
    reconnect: ReconnectOptionsDict
    transfer: TransferOptionsDict
    saveSessions: bool
    tls: TLSOptionsDict
    images: ImageOptionsDict
    serving: ServingOptionsDict
    conversion: ConversionOptionsDict
    pages: PagesOptionsDict
    resuming: ResumeOptionsDict
    sharedContainerIdentifier: str
    heartbeat: HeartbeatOptionsDict


class LaunchCredentialsDict(TypedDict, total=False):
    """The viewer's credentials.

    SDK: `GCKCredentialsData`.
    """

    credentials: str
    credentialsType: str


class ConversionOptionsDict(TypedDict, total=False):
    """How files of the server's machine are converted while they play."""

    mode: ConvertModeLike
    maximumHeight: int
    maximumBitRate: int
    encoder: EncoderChoiceLike
    passSurround: bool
    maximumConversions: int
    maximumBytes: int


class DiscoveryCriteriaDict(TypedDict, total=False):
    """Which devices a client wants: those that have at least one of the apps, and whose running app
    supports all the namespaces.

    SDK: `GCKDiscoveryCriteria`.
    """

    applicationIds: Sequence[str]
    namespaces: Sequence[str]


class DiscoveryOptionsDict(TypedDict, total=False):
    """How devices are discovered, for all clients."""

    source: DiscoverySourceKindLike
    passiveScan: bool
    allowedInterfaces: Sequence[str]
    deniedInterfaces: Sequence[str]
    cachesDevices: bool
    asksDevices: bool


class ImageHintsDict(TypedDict, total=False):
    """The purpose of an image.

    SDK: `GCKUIImageHints`.
    """

    imageType: ImageHintTypeLike
    width: int
    height: int
    customData: Any


class ImagePickPolicyDict(TypedDict, total=False):
    """How images are picked, for all clients."""

    strategy: ImagePickStrategyLike
    byType: Mapping[str, ImagePickStrategyLike]


class ImageFetchOptionsDict(TypedDict, total=False):
    """Limits of image fetches. The defaults are safe for URLs of unknown origin, such as those in a
    receiver's status.
    """

    allowPlainHTTP: bool
    allowPrivateAddresses: bool
    allowSVG: bool
    allowTypeMismatch: bool
    maximumBytes: int
    timeout: float


class ImageOptionsDict(TypedDict, total=False):
    """How images are fetched and cached."""

    cacheDirectory: str
    maximumCacheBytes: int
    maximumCachedImages: int
    maximumCacheAge: float
    additionalRoots: str
    fetch: ImageFetchOptionsDict


class ProvidedImageDict(TypedDict, total=False):
    """An image that a client fetched itself: either `path` or `data`. Without both, the server fetches it."""

    path: str
    data: str


class LogRuleDict(TypedDict, total=False):
    """A level for names that match some patterns.

    SDK: `GCKLoggerFilter.setLoggingLevel`.
    """

    level: Required[LogLevelLike]
    patterns: Required[Sequence[str]]


class LogFilterDict(TypedDict, total=False):
    """Which records are wanted. The threshold of a record is the level of the last rule whose functions
    match, or else of the last whose classes match, or else `minimum_level`.

    SDK: `GCKLoggerFilter`.
    """

    minimumLevel: LogLevelLike
    classes: Sequence[LogRuleDict]
    functions: Sequence[LogRuleDict]
    messagePatterns: Sequence[str]
    redact: bool


class ImageDict(TypedDict, total=False):
    """An image on the web.

    SDK: `GCKImage`.
    """

    url: str
    width: int
    height: int


class MediaMetadataDict(TypedDict, total=False):
    """Metadata of the media; which fields apply depends on `metadata_type`. App-defined keys are kept.

    SDK: `GCKMediaMetadata`.
    """

    metadataType: MetadataTypeLike
    title: str
    subtitle: str
    studio: str
    seriesTitle: str
    season: int
    episode: int
    originalAirdate: str
    albumName: str
    albumArtist: str
    artist: str
    composer: str
    trackNumber: int
    discNumber: int
    releaseDate: str
    creationDateTime: str
    location: str
    latitude: float
    longitude: float
    width: int
    height: int
    bookTitle: str
    chapterTitle: str
    chapterNumber: int
    images: Sequence[ImageDict]
    posterUrl: str
    queueItemId: int
    sectionDuration: float
    sectionStartAbsoluteTime: float
    sectionStartTimeInContainer: float
    sectionStartTimeInMedia: float


class TrackDict(TypedDict, total=False):
    """One audio, video or text track.

    SDK: `GCKMediaTrack`.
    """

    trackId: Required[int]
    type: Required[TrackTypeLike]
    trackContentId: str
    trackContentType: str
    subtype: TextTrackSubtypeLike
    name: str
    language: str
    roles: Sequence[str]
    isInband: bool
    customData: Any


class TextTrackStyleDict(TypedDict, total=False):
    """The style of text tracks.

    SDK: `GCKMediaTextTrackStyle`.
    """

    foregroundColor: str
    backgroundColor: str
    edgeType: TextTrackEdgeTypeLike
    edgeColor: str
    windowType: TextTrackWindowTypeLike
    windowColor: str
    windowRoundedCornerRadius: float
    fontScale: float
    fontFamily: str
    fontGenericFamily: TextTrackFontGenericFamilyLike
    fontStyle: TextTrackFontStyleLike
    customData: Any


class VastAdsRequestDict(TypedDict, total=False):
    """Where ads come from (VAST or VMAP).

    SDK: `GCKVASTAdsRequest`.
    """

    adTagUrl: str
    adsResponse: str


class BreakDict(TypedDict, total=False):
    """An ad break in the media.

    SDK: `GCKAdBreakInfo`.
    """

    id: Required[str]
    breakClipIds: Sequence[str]
    position: float
    duration: float
    isWatched: bool
    isEmbedded: bool
    expanded: bool


class BreakClipDict(TypedDict, total=False):
    """One ad.

    SDK: `GCKAdBreakClipInfo`.
    """

    id: Required[str]
    contentId: str
    contentUrl: str
    contentType: str
    title: str
    duration: float
    whenSkippable: float
    posterUrl: str
    clickThroughUrl: str
    hlsSegmentFormat: HlsSegmentFormatLike
    vastAdsRequest: VastAdsRequestDict
    customData: Any


class UserActionStateDict(TypedDict, total=False):
    """The viewer's opinion of the media."""

    userAction: Required[UserActionLike]
    customData: Any


class MediaInformationDict(TypedDict, total=False):
    """A piece of media: its location, type and contents. One of `content_id`, `content_url` and `entity` is
    needed to play it.

    SDK: `GCKMediaInformation`.
    """

    contentId: str
    contentUrl: str
    entity: str
    atvEntity: str
    contentType: str
    streamType: StreamTypeLike
    metadata: MediaMetadataDict
    duration: float
    startAbsoluteTime: float
    tracks: Sequence[TrackDict]
    textTrackStyle: TextTrackStyleDict
    breaks: Sequence[BreakDict]
    breakClips: Sequence[BreakClipDict]
    vmapAdsRequest: VastAdsRequestDict
    hlsSegmentFormat: HlsSegmentFormatLike
    hlsVideoSegmentFormat: HlsVideoSegmentFormatLike
    mediaCategory: MediaCategoryLike
    userActionStates: Sequence[UserActionStateDict]
    customData: Any


class QueueItemDict(TypedDict, total=False):
    """One item of a queue.

    SDK: `GCKMediaQueueItem`.
    """

    itemId: int
    media: MediaInformationDict
    autoplay: bool
    startTime: float
    playbackDuration: float
    preloadTime: float
    activeTrackIds: Sequence[int]
    orderId: int
    customData: Any


class ContainerMetadataDict(TypedDict, total=False):
    """Metadata of a queue's container.

    SDK: `GCKMediaQueueContainerMetadata`.
    """

    containerType: ContainerTypeLike
    title: str
    sections: Sequence[MediaMetadataDict]
    containerDuration: float
    containerImages: Sequence[ImageDict]
    authors: Sequence[str]
    narrators: Sequence[str]
    publisher: str
    releaseDate: str


class QueueDataDict(TypedDict, total=False):
    """A queue: its description and, when it is sent, its items.

    SDK: `GCKMediaQueueData`.
    """

    id: str
    name: str
    description: str
    entity: str
    queueType: QueueTypeLike
    repeatMode: RepeatModeLike
    shuffle: bool
    items: Sequence[QueueItemDict]
    startIndex: int
    startTime: float
    containerMetadata: ContainerMetadataDict


class LoadOptionsDict(TypedDict, total=False):
    """Further options of a load."""

    contentFilteringMode: ContentFilteringModeLike


class LoadRequestDataDict(TypedDict, total=False):
    """A load of either `media` or `queue_data`, with its options.

    SDK: `GCKMediaLoadRequestData`.
    """

    media: MediaInformationDict
    queueData: QueueDataDict
    autoplay: bool
    currentTime: float
    playbackRate: float
    activeTrackIds: Sequence[int]
    credentials: str
    credentialsType: str
    atvCredentials: str
    atvCredentialsType: str
    loadOptions: LoadOptionsDict
    customData: Any


class ResolverProgramDict(TypedDict, total=False):
    """A program of the user that finds the media in pages."""

    match: Required[str]
    command: Required[Sequence[str]]


class PagesOptionsDict(TypedDict, total=False):
    """How pages are resolved to media."""

    resolvers: Sequence[ResolverProgramDict]
    usesYtDlp: bool
    timeout: float
    maximumItems: int


class ServingOptionsDict(TypedDict, total=False):
    """How files of this machine are served to receivers."""

    port: int
    maximumPublications: int
    maximumConnections: int
    maximumTransfers: int
    stallTimeout: float


class ClientInfoDict(TypedDict, total=False):
    """A client's name and version, for logs and for other clients (`Session.owner`)."""

    name: Required[str]
    version: str


class PictureSizeDict(TypedDict, total=False):
    """The size at which an image is shown.

    SDK: `GCKUIImageHints.imageSize`.
    """

    width: Required[int]
    height: Required[int]


class WidgetImageOptionsDict(TypedDict, total=False):
    """The sizes of the widgets' images: the image is picked for this size.

    SDK: `GCKUIImageHints`.
    """

    castDialog: PictureSizeDict
    miniController: PictureSizeDict
    background: PictureSizeDict


class CastButtonOptionsDict(TypedDict, total=False):
    """The program's options for the cast button."""

    visibility: CastButtonVisibilityLike
    triggersDefaultCastDialog: bool
    tintColor: str
    labels: Mapping[str, str]


class IntroOverlayOptionsDict(TypedDict, total=False):
    """The program's options for the introductory overlay."""

    titleText: str
    buttonText: str
    titlePosition: IntroTitlePositionLike
    presentsAutomatically: bool


class MediaButtonChoiceDict(TypedDict, total=False):
    """The button for a slot."""

    type: Required[MediaButtonTypeLike]
    customId: str


class MiniControllerOptionsDict(TypedDict, total=False):
    """The program's options for the mini controller."""

    isEnabled: bool
    thumbnailEnabled: bool
    buttons: Sequence[MediaButtonChoiceDict]


class ExpandedControllerOptionsDict(TypedDict, total=False):
    """The program's options for the expanded controller."""

    useDefaultExpandedMediaControls: bool
    hideStreamPositionControlsForLiveContent: bool
    presentsWhenMediaStarts: bool
    buttons: Sequence[MediaButtonChoiceDict]


class MediaControllerOptionsDict(TypedDict, total=False):
    """The program's options for the media controller."""

    displayTimeRemainingAsNegativeValue: bool
    hideStreamPositionControlsForLiveContent: bool
    boundMetadata: Sequence[str]
    boundImages: Mapping[str, PictureSizeDict]


class PlaybackRateOptionsDict(TypedDict, total=False):
    """The program's options for the playback rate controller."""

    playbackRates: Sequence[float]


class WidgetOptionsDict(TypedDict, total=False):
    """The program's options for the widgets; shared by all clients."""

    castButton: CastButtonOptionsDict
    images: WidgetImageOptionsDict
    introOverlay: IntroOverlayOptionsDict
    miniController: MiniControllerOptionsDict
    expandedController: ExpandedControllerOptionsDict
    mediaController: MediaControllerOptionsDict
    playbackRateController: PlaybackRateOptionsDict


class LocalPlaybackDict(TypedDict, total=False):
    """The playback of a local player, or the one that it should continue."""

    media: MediaInformationDict
    queueData: QueueDataDict
    position: float
    isPlaying: bool
    isEnded: bool
    playbackRate: float
    activeTrackIds: Sequence[int]


class ProvidedDeviceDict(TypedDict, total=False):
    """A device that a client provides because it isn't announced on the network. It speaks Cast V2 at its
    address.

    SDK: `GCKDeviceProvider.createDeviceWithID:networkAddress:servicePort:`.
    """

    deviceId: Required[str]
    friendlyName: Required[str]
    host: Required[str]
    port: int
    modelName: str
    deviceVersion: str
    capabilities: int
    isBusy: bool
    statusText: str


class ProvidedDevicesDict(TypedDict, total=False):
    """The devices of a category that a client can list at once; it adds others with
    `discovery.publish_devices`.
    """

    devices: Sequence[ProvidedDeviceDict]


class ChosenImageDict(TypedDict, total=False):
    """The client's pick."""

    index: int
    image: ImageDict


class WaitOptionsDict(TypedDict, total=False):
    """Whether a call waits until the player has settled: receivers answer while they still buffer."""

    waitFor: PlayerStateLike
    waitTimeout: float


class MediaRequestItemDict(TypedDict, total=False):
    """A stream whose beginning a receiver may preload.

    SDK: `GCKMediaRequestItem`.
    """

    url: Required[str]
    protocolType: Required[StreamingProtocolLike]
    initialTime: float
    hlsSegmentFormat: HlsSegmentFormatLike


class PlayerTargetDict(TypedDict, total=False):
    """The device that a call is for."""

    device: str
    searchTimeout: float
    timeout: float


class ClientCapabilitiesDict(TypedDict, total=False):
    """Requests from the server that the client can answer."""

    credentialsProvider: bool
    imagePicker: bool
    imageCache: bool
    deviceProvider: bool

__all__ = [
    "DeviceAuthenticationOptionsDict", "LaunchOptionsDict", "ReconnectOptionsDict", "TransferOptionsDict",
    "TLSOptionsDict", "HeartbeatOptionsDict", "ResumeOptionsDict", "ContextOptionsDict", "LaunchCredentialsDict",
    "ConversionOptionsDict", "DiscoveryCriteriaDict", "DiscoveryOptionsDict", "ImageHintsDict", "ImagePickPolicyDict",
    "ImageFetchOptionsDict", "ImageOptionsDict", "ProvidedImageDict", "LogRuleDict", "LogFilterDict", "ImageDict",
    "MediaMetadataDict", "TrackDict", "TextTrackStyleDict", "VastAdsRequestDict", "BreakDict", "BreakClipDict",
    "UserActionStateDict", "MediaInformationDict", "QueueItemDict", "ContainerMetadataDict", "QueueDataDict",
    "LoadOptionsDict", "LoadRequestDataDict", "ResolverProgramDict", "PagesOptionsDict", "ServingOptionsDict",
    "ClientInfoDict", "PictureSizeDict", "WidgetImageOptionsDict", "CastButtonOptionsDict", "IntroOverlayOptionsDict",
    "MediaButtonChoiceDict", "MiniControllerOptionsDict", "ExpandedControllerOptionsDict", "MediaControllerOptionsDict",
    "PlaybackRateOptionsDict", "WidgetOptionsDict", "LocalPlaybackDict", "ProvidedDeviceDict", "ProvidedDevicesDict",
    "ChosenImageDict", "WaitOptionsDict", "MediaRequestItemDict", "PlayerTargetDict", "ClientCapabilitiesDict",
]
