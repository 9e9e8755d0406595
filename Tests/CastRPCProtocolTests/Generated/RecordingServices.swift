// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import CastModel
import CastRPCProtocol
import JSONCodec
import JSONRPC
import LoopIsolation

/// A call that a service got; the services throw it, so that tests need no results.
struct RecordedCall: Error {
  var method: String
  var params: any JSONEncodable & Sendable
}

/// Every service.
@LoopActor
struct RecordingServices {
  let channel = RecordingChannelService()
  let context = RecordingContextService()
  let discovery = RecordingDiscoveryService()
  let events = RecordingEventsService()
  let image = RecordingImageService()
  let log = RecordingLogService()
  let media = RecordingMediaService()
  let queue = RecordingQueueService()
  let rpc = RecordingRpcService()
  let server = RecordingServerService()
  let session = RecordingSessionService()
  let widget = RecordingWidgetService()

  var table: [String: JSONRPCMethod] {
    MethodTable.methods(channel: self.channel, context: self.context, discovery: self.discovery, events: self.events, image: self.image, log: self.log, media: self.media, queue: self.queue, rpc: self.rpc, server: self.server, session: self.session, widget: self.widget)
  }
}

@LoopActor
final class RecordingChannelService: ChannelService {
  func add(_ params: ChannelAddParams, _ call: JSONRPCCallContext) async throws -> ChannelInfo {
    throw RecordedCall(method: "channel.add", params: params)
  }
  func remove(_ params: ChannelRemoveParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "channel.remove", params: params)
  }
  func list(_ params: ChannelListParams, _ call: JSONRPCCallContext) async throws -> ChannelListResult {
    throw RecordedCall(method: "channel.list", params: params)
  }
  func send(_ params: ChannelSendParams, _ call: JSONRPCCallContext) async throws -> ChannelSendResult {
    throw RecordedCall(method: "channel.send", params: params)
  }
  func generateRequestId(_ params: ChannelGenerateRequestIdParams, _ call: JSONRPCCallContext) async throws -> ChannelGenerateRequestIdResult {
    throw RecordedCall(method: "channel.generateRequestId", params: params)
  }
  func broadcast(_ params: ChannelBroadcastParams, _ call: JSONRPCCallContext) async throws -> ChannelBroadcastResult {
    throw RecordedCall(method: "channel.broadcast", params: params)
  }
}

@LoopActor
final class RecordingContextService: ContextService {
  func create(_ params: ContextCreateParams, _ call: JSONRPCCallContext) async throws -> ContextInfo {
    throw RecordedCall(method: "context.create", params: params)
  }
  func get(_ params: ContextGetParams, _ call: JSONRPCCallContext) async throws -> ContextInfo {
    throw RecordedCall(method: "context.get", params: params)
  }
  func setLaunchCredentials(_ params: ContextSetLaunchCredentialsParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "context.setLaunchCredentials", params: params)
  }
  func setAppState(_ params: ContextSetAppStateParams, _ call: JSONRPCCallContext) async throws -> ContextSetAppStateResult {
    throw RecordedCall(method: "context.setAppState", params: params)
  }
}

@LoopActor
final class RecordingDiscoveryService: DiscoveryService {
  func start(_ params: DiscoveryStartParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo {
    throw RecordedCall(method: "discovery.start", params: params)
  }
  func stop(_ params: DiscoveryStopParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo {
    throw RecordedCall(method: "discovery.stop", params: params)
  }
  func list(_ params: DiscoveryListParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo {
    throw RecordedCall(method: "discovery.list", params: params)
  }
  func get(_ params: DiscoveryGetParams, _ call: JSONRPCCallContext) async throws -> Device {
    throw RecordedCall(method: "discovery.get", params: params)
  }
  func find(_ params: DiscoveryFindParams, _ call: JSONRPCCallContext) async throws -> Device {
    throw RecordedCall(method: "discovery.find", params: params)
  }
  func scan(_ params: DiscoveryScanParams, _ call: JSONRPCCallContext) async throws -> DiscoveryScanResult {
    throw RecordedCall(method: "discovery.scan", params: params)
  }
  func addDevice(_ params: DiscoveryAddDeviceParams, _ call: JSONRPCCallContext) async throws -> Device {
    throw RecordedCall(method: "discovery.addDevice", params: params)
  }
  func removeDevice(_ params: DiscoveryRemoveDeviceParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "discovery.removeDevice", params: params)
  }
  func setPassiveScan(_ params: DiscoverySetPassiveScanParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "discovery.setPassiveScan", params: params)
  }
  func setOptions(_ params: DiscoverySetOptionsParams, _ call: JSONRPCCallContext) async throws -> DiscoveryOptions {
    throw RecordedCall(method: "discovery.setOptions", params: params)
  }
  func queryAppAvailability(_ params: DiscoveryQueryAppAvailabilityParams, _ call: JSONRPCCallContext) async throws -> DiscoveryQueryAppAvailabilityResult {
    throw RecordedCall(method: "discovery.queryAppAvailability", params: params)
  }
  func diagnose(_ params: DiscoveryDiagnoseParams, _ call: JSONRPCCallContext) async throws -> DiscoveryDiagnosis {
    throw RecordedCall(method: "discovery.diagnose", params: params)
  }
}

@LoopActor
final class RecordingEventsService: EventsService {
  func subscribe(_ params: EventsSubscribeParams, _ call: JSONRPCCallContext) async throws -> EventsSubscribeResult {
    throw RecordedCall(method: "events.subscribe", params: params)
  }
  func unsubscribe(_ params: EventsUnsubscribeParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "events.unsubscribe", params: params)
  }
  func poll(_ params: EventsPollParams, _ call: JSONRPCCallContext) async throws -> EventsPollResult {
    throw RecordedCall(method: "events.poll", params: params)
  }
  func snapshot(_ params: EventsSnapshotParams, _ call: JSONRPCCallContext) async throws -> Snapshot {
    throw RecordedCall(method: "events.snapshot", params: params)
  }
}

@LoopActor
final class RecordingImageService: ImageService {
  func pick(_ params: ImagePickParams, _ call: JSONRPCCallContext) async throws -> ImagePickResult {
    throw RecordedCall(method: "image.pick", params: params)
  }
  func setPolicy(_ params: ImageSetPolicyParams, _ call: JSONRPCCallContext) async throws -> ImagePickPolicy {
    throw RecordedCall(method: "image.setPolicy", params: params)
  }
  func getPolicy(_ params: ImageGetPolicyParams, _ call: JSONRPCCallContext) async throws -> ImagePickPolicy {
    throw RecordedCall(method: "image.getPolicy", params: params)
  }
  func fetch(_ params: ImageFetchParams, _ call: JSONRPCCallContext) async throws -> ImageFile {
    throw RecordedCall(method: "image.fetch", params: params)
  }
  func cacheInfo(_ params: ImageCacheInfoParams, _ call: JSONRPCCallContext) async throws -> ImageCacheInfo {
    throw RecordedCall(method: "image.cacheInfo", params: params)
  }
  func clearCache(_ params: ImageClearCacheParams, _ call: JSONRPCCallContext) async throws -> ImageCacheInfo {
    throw RecordedCall(method: "image.clearCache", params: params)
  }
}

@LoopActor
final class RecordingLogService: LogService {
  func setFilter(_ params: LogSetFilterParams, _ call: JSONRPCCallContext) async throws -> LogFilter {
    throw RecordedCall(method: "log.setFilter", params: params)
  }
  func getFilter(_ params: LogGetFilterParams, _ call: JSONRPCCallContext) async throws -> LogGetFilterResult {
    throw RecordedCall(method: "log.getFilter", params: params)
  }
  func setFile(_ params: LogSetFileParams, _ call: JSONRPCCallContext) async throws -> LogFile {
    throw RecordedCall(method: "log.setFile", params: params)
  }
  func setConsole(_ params: LogSetConsoleParams, _ call: JSONRPCCallContext) async throws -> LogConsole {
    throw RecordedCall(method: "log.setConsole", params: params)
  }
  func setMessageTap(_ params: LogSetMessageTapParams, _ call: JSONRPCCallContext) async throws -> MessageTap {
    throw RecordedCall(method: "log.setMessageTap", params: params)
  }
}

@LoopActor
final class RecordingMediaService: MediaService {
  func load(_ params: MediaLoadParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.load", params: params)
  }
  func play(_ params: MediaPlayParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.play", params: params)
  }
  func pause(_ params: MediaPauseParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.pause", params: params)
  }
  func stop(_ params: MediaStopParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.stop", params: params)
  }
  func seek(_ params: MediaSeekParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.seek", params: params)
  }
  func setPlaybackRate(_ params: MediaSetPlaybackRateParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.setPlaybackRate", params: params)
  }
  func setStreamVolume(_ params: MediaSetStreamVolumeParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.setStreamVolume", params: params)
  }
  func setStreamMuted(_ params: MediaSetStreamMutedParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.setStreamMuted", params: params)
  }
  func setActiveTracks(_ params: MediaSetActiveTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.setActiveTracks", params: params)
  }
  func getDefaultTextTrackStyle(_ params: MediaGetDefaultTextTrackStyleParams, _ call: JSONRPCCallContext) async throws -> MediaGetDefaultTextTrackStyleResult {
    throw RecordedCall(method: "media.getDefaultTextTrackStyle", params: params)
  }
  func setTextTrackStyle(_ params: MediaSetTextTrackStyleParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.setTextTrackStyle", params: params)
  }
  func skipAd(_ params: MediaSkipAdParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.skipAd", params: params)
  }
  func requestStatus(_ params: MediaRequestStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.requestStatus", params: params)
  }
  func getStatus(_ params: MediaGetStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.getStatus", params: params)
  }
  func getLastKnown(_ params: MediaGetLastKnownParams, _ call: JSONRPCCallContext) async throws -> LastKnownMedia {
    throw RecordedCall(method: "media.getLastKnown", params: params)
  }
  func position(_ params: MediaPositionParams, _ call: JSONRPCCallContext) async throws -> MediaPosition {
    throw RecordedCall(method: "media.position", params: params)
  }
  func subscribePosition(_ params: MediaSubscribePositionParams, _ call: JSONRPCCallContext) async throws -> MediaPosition {
    throw RecordedCall(method: "media.subscribePosition", params: params)
  }
  func unsubscribePosition(_ params: MediaUnsubscribePositionParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "media.unsubscribePosition", params: params)
  }
  func editTracks(_ params: MediaEditTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.editTracks", params: params)
  }
  func editAudioTracks(_ params: MediaEditAudioTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.editAudioTracks", params: params)
  }
  func selectTracks(_ params: MediaSelectTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.selectTracks", params: params)
  }
  func userAction(_ params: MediaUserActionParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.userAction", params: params)
  }
  func precache(_ params: MediaPrecacheParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "media.precache", params: params)
  }
  func storeSession(_ params: MediaStoreSessionParams, _ call: JSONRPCCallContext) async throws -> MediaStoreSessionResult {
    throw RecordedCall(method: "media.storeSession", params: params)
  }
  func resumeSession(_ params: MediaResumeSessionParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.resumeSession", params: params)
  }
  func setCredentials(_ params: MediaSetCredentialsParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "media.setCredentials", params: params)
  }
  func playAgain(_ params: MediaPlayAgainParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "media.playAgain", params: params)
  }
  func sendCommand(_ params: MediaSendCommandParams, _ call: JSONRPCCallContext) async throws -> MediaSendCommandResult {
    throw RecordedCall(method: "media.sendCommand", params: params)
  }
  func requests(_ params: MediaRequestsParams, _ call: JSONRPCCallContext) async throws -> MediaRequestsResult {
    throw RecordedCall(method: "media.requests", params: params)
  }
}

@LoopActor
final class RecordingQueueService: QueueService {
  func load(_ params: QueueLoadParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion {
    throw RecordedCall(method: "queue.load", params: params)
  }
  func insert(_ params: QueueInsertParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion {
    throw RecordedCall(method: "queue.insert", params: params)
  }
  func insertAndPlay(_ params: QueueInsertAndPlayParams, _ call: JSONRPCCallContext) async throws -> QueueInsertion {
    throw RecordedCall(method: "queue.insertAndPlay", params: params)
  }
  func update(_ params: QueueUpdateParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "queue.update", params: params)
  }
  func remove(_ params: QueueRemoveParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "queue.remove", params: params)
  }
  func reorder(_ params: QueueReorderParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "queue.reorder", params: params)
  }
  func move(_ params: QueueMoveParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "queue.move", params: params)
  }
  func jump(_ params: QueueJumpParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "queue.jump", params: params)
  }
  func next(_ params: QueueNextParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "queue.next", params: params)
  }
  func previous(_ params: QueuePreviousParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "queue.previous", params: params)
  }
  func setRepeatMode(_ params: QueueSetRepeatModeParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "queue.setRepeatMode", params: params)
  }
  func shuffle(_ params: QueueShuffleParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "queue.shuffle", params: params)
  }
  func unshuffle(_ params: QueueUnshuffleParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "queue.unshuffle", params: params)
  }
  func fetchItemIds(_ params: QueueFetchItemIdsParams, _ call: JSONRPCCallContext) async throws -> QueueFetchItemIdsResult {
    throw RecordedCall(method: "queue.fetchItemIds", params: params)
  }
  func fetchItems(_ params: QueueFetchItemsParams, _ call: JSONRPCCallContext) async throws -> QueueFetchItemsResult {
    throw RecordedCall(method: "queue.fetchItems", params: params)
  }
  func fetchItemRange(_ params: QueueFetchItemRangeParams, _ call: JSONRPCCallContext) async throws -> QueueFetchItemRangeResult {
    throw RecordedCall(method: "queue.fetchItemRange", params: params)
  }
  func list(_ params: QueueListParams, _ call: JSONRPCCallContext) async throws -> QueuePage {
    throw RecordedCall(method: "queue.list", params: params)
  }
  func getCache(_ params: QueueGetCacheParams, _ call: JSONRPCCallContext) async throws -> QueueCache {
    throw RecordedCall(method: "queue.getCache", params: params)
  }
  func setCacheOptions(_ params: QueueSetCacheOptionsParams, _ call: JSONRPCCallContext) async throws -> QueueCache {
    throw RecordedCall(method: "queue.setCacheOptions", params: params)
  }
  func reload(_ params: QueueReloadParams, _ call: JSONRPCCallContext) async throws -> QueueReloadResult {
    throw RecordedCall(method: "queue.reload", params: params)
  }
  func clear(_ params: QueueClearParams, _ call: JSONRPCCallContext) async throws -> QueueCache {
    throw RecordedCall(method: "queue.clear", params: params)
  }
}

@LoopActor
final class RecordingRpcService: RpcService {
  func discover(_ params: RpcDiscoverParams, _ call: JSONRPCCallContext) async throws -> any JSONEncodable & Sendable {
    throw RecordedCall(method: "rpc.discover", params: params)
  }
}

@LoopActor
final class RecordingServerService: ServerService {
  func initialize(_ params: ServerInitializeParams, _ call: JSONRPCCallContext) async throws -> ServerInitializeResult {
    throw RecordedCall(method: "server.initialize", params: params)
  }
  func info(_ params: ServerInfoParams, _ call: JSONRPCCallContext) async throws -> ServerInfo {
    throw RecordedCall(method: "server.info", params: params)
  }
  func ping(_ params: ServerPingParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "server.ping", params: params)
  }
  func echo(_ params: ServerEchoParams, _ call: JSONRPCCallContext) async throws -> ServerEchoResult {
    throw RecordedCall(method: "server.echo", params: params)
  }
  func shutdown(_ params: ServerShutdownParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "server.shutdown", params: params)
  }
}

@LoopActor
final class RecordingSessionService: SessionService {
  func start(_ params: SessionStartParams, _ call: JSONRPCCallContext) async throws -> Session {
    throw RecordedCall(method: "session.start", params: params)
  }
  func join(_ params: SessionJoinParams, _ call: JSONRPCCallContext) async throws -> Session {
    throw RecordedCall(method: "session.join", params: params)
  }
  func end(_ params: SessionEndParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "session.end", params: params)
  }
  func list(_ params: SessionListParams, _ call: JSONRPCCallContext) async throws -> SessionListResult {
    throw RecordedCall(method: "session.list", params: params)
  }
  func setCurrent(_ params: SessionSetCurrentParams, _ call: JSONRPCCallContext) async throws -> Session {
    throw RecordedCall(method: "session.setCurrent", params: params)
  }
  func get(_ params: SessionGetParams, _ call: JSONRPCCallContext) async throws -> Session {
    throw RecordedCall(method: "session.get", params: params)
  }
  func setVolume(_ params: SessionSetVolumeParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume {
    throw RecordedCall(method: "session.setVolume", params: params)
  }
  func stepVolume(_ params: SessionStepVolumeParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume {
    throw RecordedCall(method: "session.stepVolume", params: params)
  }
  func pressVolumeKey(_ params: SessionPressVolumeKeyParams, _ call: JSONRPCCallContext) async throws -> SessionPressVolumeKeyResult {
    throw RecordedCall(method: "session.pressVolumeKey", params: params)
  }
  func setMuted(_ params: SessionSetMutedParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume {
    throw RecordedCall(method: "session.setMuted", params: params)
  }
  func requestMultizoneStatus(_ params: SessionRequestMultizoneStatusParams, _ call: JSONRPCCallContext) async throws -> MultizoneStatus {
    throw RecordedCall(method: "session.requestMultizoneStatus", params: params)
  }
  func setMultizoneDeviceVolume(_ params: SessionSetMultizoneDeviceVolumeParams, _ call: JSONRPCCallContext) async throws -> MultizoneDevice {
    throw RecordedCall(method: "session.setMultizoneDeviceVolume", params: params)
  }
  func setMultizoneDeviceMuted(_ params: SessionSetMultizoneDeviceMutedParams, _ call: JSONRPCCallContext) async throws -> MultizoneDevice {
    throw RecordedCall(method: "session.setMultizoneDeviceMuted", params: params)
  }
  func getCastingGroups(_ params: SessionGetCastingGroupsParams, _ call: JSONRPCCallContext) async throws -> SessionGetCastingGroupsResult {
    throw RecordedCall(method: "session.getCastingGroups", params: params)
  }
  func requestStatus(_ params: SessionRequestStatusParams, _ call: JSONRPCCallContext) async throws -> ReceiverStatus {
    throw RecordedCall(method: "session.requestStatus", params: params)
  }
  func transfer(_ params: SessionTransferParams, _ call: JSONRPCCallContext) async throws -> SessionTransferResult {
    throw RecordedCall(method: "session.transfer", params: params)
  }
  func takeBack(_ params: SessionTakeBackParams, _ call: JSONRPCCallContext) async throws -> PlaybackState {
    throw RecordedCall(method: "session.takeBack", params: params)
  }
  func setDefaultOptions(_ params: SessionSetDefaultOptionsParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "session.setDefaultOptions", params: params)
  }
  func getDefaultOptions(_ params: SessionGetDefaultOptionsParams, _ call: JSONRPCCallContext) async throws -> SessionGetDefaultOptionsResult {
    throw RecordedCall(method: "session.getDefaultOptions", params: params)
  }
  func buildOpenUrl(_ params: SessionBuildOpenUrlParams, _ call: JSONRPCCallContext) async throws -> SessionBuildOpenUrlResult {
    throw RecordedCall(method: "session.buildOpenUrl", params: params)
  }
  func parseOpenUrl(_ params: SessionParseOpenUrlParams, _ call: JSONRPCCallContext) async throws -> SessionParseOpenUrlResult {
    throw RecordedCall(method: "session.parseOpenUrl", params: params)
  }
  func startWithOpenUrl(_ params: SessionStartWithOpenUrlParams, _ call: JSONRPCCallContext) async throws -> Session {
    throw RecordedCall(method: "session.startWithOpenUrl", params: params)
  }
  func suspend(_ params: SessionSuspendParams, _ call: JSONRPCCallContext) async throws -> Session {
    throw RecordedCall(method: "session.suspend", params: params)
  }
  func resume(_ params: SessionResumeParams, _ call: JSONRPCCallContext) async throws -> Session {
    throw RecordedCall(method: "session.resume", params: params)
  }
  func listSaved(_ params: SessionListSavedParams, _ call: JSONRPCCallContext) async throws -> SessionListSavedResult {
    throw RecordedCall(method: "session.listSaved", params: params)
  }
  func restore(_ params: SessionRestoreParams, _ call: JSONRPCCallContext) async throws -> SessionRestoreResult {
    throw RecordedCall(method: "session.restore", params: params)
  }
}

@LoopActor
final class RecordingWidgetService: WidgetService {
  func getState(_ params: WidgetGetStateParams, _ call: JSONRPCCallContext) async throws -> WidgetGetStateResult {
    throw RecordedCall(method: "widget.getState", params: params)
  }
  func setOptions(_ params: WidgetSetOptionsParams, _ call: JSONRPCCallContext) async throws -> WidgetOptions {
    throw RecordedCall(method: "widget.setOptions", params: params)
  }
  func tapCastButton(_ params: WidgetTapCastButtonParams, _ call: JSONRPCCallContext) async throws -> WidgetTapCastButtonResult {
    throw RecordedCall(method: "widget.tapCastButton", params: params)
  }
  func openDialog(_ params: WidgetOpenDialogParams, _ call: JSONRPCCallContext) async throws -> CastDialogState {
    throw RecordedCall(method: "widget.openDialog", params: params)
  }
  func closeDialog(_ params: WidgetCloseDialogParams, _ call: JSONRPCCallContext) async throws -> CastDialogState {
    throw RecordedCall(method: "widget.closeDialog", params: params)
  }
  func selectDevice(_ params: WidgetSelectDeviceParams, _ call: JSONRPCCallContext) async throws -> Session {
    throw RecordedCall(method: "widget.selectDevice", params: params)
  }
  func disconnect(_ params: WidgetDisconnectParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "widget.disconnect", params: params)
  }
  func presentIntroOverlay(_ params: WidgetPresentIntroOverlayParams, _ call: JSONRPCCallContext) async throws -> WidgetPresentIntroOverlayResult {
    throw RecordedCall(method: "widget.presentIntroOverlay", params: params)
  }
  func dismissIntroOverlay(_ params: WidgetDismissIntroOverlayParams, _ call: JSONRPCCallContext) async throws -> IntroOverlayState {
    throw RecordedCall(method: "widget.dismissIntroOverlay", params: params)
  }
  func resetIntroOverlay(_ params: WidgetResetIntroOverlayParams, _ call: JSONRPCCallContext) async throws -> IntroOverlayState {
    throw RecordedCall(method: "widget.resetIntroOverlay", params: params)
  }
  func tapMiniController(_ params: WidgetTapMiniControllerParams, _ call: JSONRPCCallContext) async throws -> WidgetTapMiniControllerResult {
    throw RecordedCall(method: "widget.tapMiniController", params: params)
  }
  func presentExpandedController(_ params: WidgetPresentExpandedControllerParams, _ call: JSONRPCCallContext) async throws -> WidgetPresentExpandedControllerResult {
    throw RecordedCall(method: "widget.presentExpandedController", params: params)
  }
  func dismissExpandedController(_ params: WidgetDismissExpandedControllerParams, _ call: JSONRPCCallContext) async throws -> WidgetDismissExpandedControllerResult {
    throw RecordedCall(method: "widget.dismissExpandedController", params: params)
  }
  func pressButton(_ params: WidgetPressButtonParams, _ call: JSONRPCCallContext) async throws -> WidgetPressButtonResult {
    throw RecordedCall(method: "widget.pressButton", params: params)
  }
  func slide(_ params: WidgetSlideParams, _ call: JSONRPCCallContext) async throws {
    throw RecordedCall(method: "widget.slide", params: params)
  }
  func setVolume(_ params: WidgetSetVolumeParams, _ call: JSONRPCCallContext) async throws -> VolumeControllerState {
    throw RecordedCall(method: "widget.setVolume", params: params)
  }
  func setPlaybackRate(_ params: WidgetSetPlaybackRateParams, _ call: JSONRPCCallContext) async throws -> PlaybackRateControllerState {
    throw RecordedCall(method: "widget.setPlaybackRate", params: params)
  }
  func openTrackSelector(_ params: WidgetOpenTrackSelectorParams, _ call: JSONRPCCallContext) async throws -> TrackSelectorState {
    throw RecordedCall(method: "widget.openTrackSelector", params: params)
  }
  func closeTrackSelector(_ params: WidgetCloseTrackSelectorParams, _ call: JSONRPCCallContext) async throws -> TrackSelectorState {
    throw RecordedCall(method: "widget.closeTrackSelector", params: params)
  }
  func selectTracks(_ params: WidgetSelectTracksParams, _ call: JSONRPCCallContext) async throws -> TrackSelectorState {
    throw RecordedCall(method: "widget.selectTracks", params: params)
  }
  func setStyle(_ params: WidgetSetStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetStyle {
    throw RecordedCall(method: "widget.setStyle", params: params)
  }
  func getStyle(_ params: WidgetGetStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetStyle {
    throw RecordedCall(method: "widget.getStyle", params: params)
  }
  func applyStyle(_ params: WidgetApplyStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetApplyStyleResult {
    throw RecordedCall(method: "widget.applyStyle", params: params)
  }
  func makeLoadRequest(_ params: WidgetMakeLoadRequestParams, _ call: JSONRPCCallContext) async throws -> WidgetMakeLoadRequestResult {
    throw RecordedCall(method: "widget.makeLoadRequest", params: params)
  }
  func handOver(_ params: WidgetHandOverParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    throw RecordedCall(method: "widget.handOver", params: params)
  }
  func takeBack(_ params: WidgetTakeBackParams, _ call: JSONRPCCallContext) async throws -> LocalPlayback {
    throw RecordedCall(method: "widget.takeBack", params: params)
  }
}
