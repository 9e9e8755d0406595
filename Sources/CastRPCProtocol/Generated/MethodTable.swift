// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation
import JSONCodec

/// Every method of the API by its name on the wire, bound to the services.
@LoopActor
public enum MethodTable {
  public static func methods(
    channel: any ChannelService,
    context: any ContextService,
    discovery: any DiscoveryService,
    events: any EventsService,
    image: any ImageService,
    log: any LogService,
    media: any MediaService,
    queue: any QueueService,
    rpc: any RpcService,
    server: any ServerService,
    session: any SessionService,
    widget: any WidgetService
  ) -> [String: JSONRPCMethod] {
    var table: [String: JSONRPCMethod] = [:]
    table.reserveCapacity(145)
    self.add(channel: channel, to: &table)
    self.add(context: context, to: &table)
    self.add(discovery: discovery, to: &table)
    self.add(events: events, to: &table)
    self.add(image: image, to: &table)
    self.add(log: log, to: &table)
    self.add(media: media, to: &table)
    self.add(queue: queue, to: &table)
    self.add(rpc: rpc, to: &table)
    self.add(server: server, to: &table)
    self.add(session: session, to: &table)
    self.add(widget: widget, to: &table)
    return table
  }

  private static func add(channel service: any ChannelService, to table: inout [String: JSONRPCMethod]) {
    table["channel.add"] = { params, call in
      let params = try JSONRPCParams.decode(ChannelAddParams.self, from: params)
      return try await service.add(params, call)
    }
    table["channel.remove"] = { params, call in
      let params = try JSONRPCParams.decode(ChannelRemoveParams.self, from: params)
      try await service.remove(params, call)
      return JSONObject()
    }
    table["channel.list"] = { params, call in
      let params = try JSONRPCParams.decode(ChannelListParams.self, from: params)
      return try await service.list(params, call)
    }
    table["channel.send"] = { params, call in
      let params = try JSONRPCParams.decode(ChannelSendParams.self, from: params)
      return try await service.send(params, call)
    }
    table["channel.generateRequestId"] = { params, call in
      let params = try JSONRPCParams.decode(ChannelGenerateRequestIdParams.self, from: params)
      return try await service.generateRequestId(params, call)
    }
    table["channel.broadcast"] = { params, call in
      let params = try JSONRPCParams.decode(ChannelBroadcastParams.self, from: params)
      return try await service.broadcast(params, call)
    }
  }

  private static func add(context service: any ContextService, to table: inout [String: JSONRPCMethod]) {
    table["context.create"] = { params, call in
      let params = try JSONRPCParams.decode(ContextCreateParams.self, from: params)
      return try await service.create(params, call)
    }
    table["context.get"] = { params, call in
      let params = try JSONRPCParams.decode(ContextGetParams.self, from: params)
      return try await service.get(params, call)
    }
    table["context.setLaunchCredentials"] = { params, call in
      let params = try JSONRPCParams.decode(ContextSetLaunchCredentialsParams.self, from: params)
      try await service.setLaunchCredentials(params, call)
      return JSONObject()
    }
    table["context.setAppState"] = { params, call in
      let params = try JSONRPCParams.decode(ContextSetAppStateParams.self, from: params)
      return try await service.setAppState(params, call)
    }
  }

  private static func add(discovery service: any DiscoveryService, to table: inout [String: JSONRPCMethod]) {
    table["discovery.start"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoveryStartParams.self, from: params)
      return try await service.start(params, call)
    }
    table["discovery.stop"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoveryStopParams.self, from: params)
      return try await service.stop(params, call)
    }
    table["discovery.list"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoveryListParams.self, from: params)
      return try await service.list(params, call)
    }
    table["discovery.get"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoveryGetParams.self, from: params)
      return try await service.get(params, call)
    }
    table["discovery.find"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoveryFindParams.self, from: params)
      return try await service.find(params, call)
    }
    table["discovery.scan"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoveryScanParams.self, from: params)
      return try await service.scan(params, call)
    }
    table["discovery.addDevice"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoveryAddDeviceParams.self, from: params)
      return try await service.addDevice(params, call)
    }
    table["discovery.removeDevice"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoveryRemoveDeviceParams.self, from: params)
      try await service.removeDevice(params, call)
      return JSONObject()
    }
    table["discovery.setPassiveScan"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoverySetPassiveScanParams.self, from: params)
      try await service.setPassiveScan(params, call)
      return JSONObject()
    }
    table["discovery.setOptions"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoverySetOptionsParams.self, from: params)
      return try await service.setOptions(params, call)
    }
    table["discovery.queryAppAvailability"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoveryQueryAppAvailabilityParams.self, from: params)
      return try await service.queryAppAvailability(params, call)
    }
    table["discovery.diagnose"] = { params, call in
      let params = try JSONRPCParams.decode(DiscoveryDiagnoseParams.self, from: params)
      return try await service.diagnose(params, call)
    }
  }

  private static func add(events service: any EventsService, to table: inout [String: JSONRPCMethod]) {
    table["events.subscribe"] = { params, call in
      let params = try JSONRPCParams.decode(EventsSubscribeParams.self, from: params)
      return try await service.subscribe(params, call)
    }
    table["events.unsubscribe"] = { params, call in
      let params = try JSONRPCParams.decode(EventsUnsubscribeParams.self, from: params)
      try await service.unsubscribe(params, call)
      return JSONObject()
    }
    table["events.poll"] = { params, call in
      let params = try JSONRPCParams.decode(EventsPollParams.self, from: params)
      return try await service.poll(params, call)
    }
    table["events.snapshot"] = { params, call in
      let params = try JSONRPCParams.decode(EventsSnapshotParams.self, from: params)
      return try await service.snapshot(params, call)
    }
  }

  private static func add(image service: any ImageService, to table: inout [String: JSONRPCMethod]) {
    table["image.pick"] = { params, call in
      let params = try JSONRPCParams.decode(ImagePickParams.self, from: params)
      return try await service.pick(params, call)
    }
    table["image.setPolicy"] = { params, call in
      let params = try JSONRPCParams.decode(ImageSetPolicyParams.self, from: params)
      return try await service.setPolicy(params, call)
    }
    table["image.getPolicy"] = { params, call in
      let params = try JSONRPCParams.decode(ImageGetPolicyParams.self, from: params)
      return try await service.getPolicy(params, call)
    }
    table["image.fetch"] = { params, call in
      let params = try JSONRPCParams.decode(ImageFetchParams.self, from: params)
      return try await service.fetch(params, call)
    }
    table["image.cacheInfo"] = { params, call in
      let params = try JSONRPCParams.decode(ImageCacheInfoParams.self, from: params)
      return try await service.cacheInfo(params, call)
    }
    table["image.clearCache"] = { params, call in
      let params = try JSONRPCParams.decode(ImageClearCacheParams.self, from: params)
      return try await service.clearCache(params, call)
    }
  }

  private static func add(log service: any LogService, to table: inout [String: JSONRPCMethod]) {
    table["log.setFilter"] = { params, call in
      let params = try JSONRPCParams.decode(LogSetFilterParams.self, from: params)
      return try await service.setFilter(params, call)
    }
    table["log.getFilter"] = { params, call in
      let params = try JSONRPCParams.decode(LogGetFilterParams.self, from: params)
      return try await service.getFilter(params, call)
    }
    table["log.setFile"] = { params, call in
      let params = try JSONRPCParams.decode(LogSetFileParams.self, from: params)
      return try await service.setFile(params, call)
    }
    table["log.setConsole"] = { params, call in
      let params = try JSONRPCParams.decode(LogSetConsoleParams.self, from: params)
      return try await service.setConsole(params, call)
    }
    table["log.setMessageTap"] = { params, call in
      let params = try JSONRPCParams.decode(LogSetMessageTapParams.self, from: params)
      return try await service.setMessageTap(params, call)
    }
  }

  private static func add(media service: any MediaService, to table: inout [String: JSONRPCMethod]) {
    table["media.load"] = { params, call in
      let params = try JSONRPCParams.decode(MediaLoadParams.self, from: params)
      return try await service.load(params, call)
    }
    table["media.play"] = { params, call in
      let params = try JSONRPCParams.decode(MediaPlayParams.self, from: params)
      return try await service.play(params, call)
    }
    table["media.pause"] = { params, call in
      let params = try JSONRPCParams.decode(MediaPauseParams.self, from: params)
      return try await service.pause(params, call)
    }
    table["media.stop"] = { params, call in
      let params = try JSONRPCParams.decode(MediaStopParams.self, from: params)
      return try await service.stop(params, call)
    }
    table["media.seek"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSeekParams.self, from: params)
      return try await service.seek(params, call)
    }
    table["media.setPlaybackRate"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSetPlaybackRateParams.self, from: params)
      return try await service.setPlaybackRate(params, call)
    }
    table["media.setStreamVolume"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSetStreamVolumeParams.self, from: params)
      return try await service.setStreamVolume(params, call)
    }
    table["media.setStreamMuted"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSetStreamMutedParams.self, from: params)
      return try await service.setStreamMuted(params, call)
    }
    table["media.setActiveTracks"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSetActiveTracksParams.self, from: params)
      return try await service.setActiveTracks(params, call)
    }
    table["media.getDefaultTextTrackStyle"] = { params, call in
      let params = try JSONRPCParams.decode(MediaGetDefaultTextTrackStyleParams.self, from: params)
      return try await service.getDefaultTextTrackStyle(params, call)
    }
    table["media.setTextTrackStyle"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSetTextTrackStyleParams.self, from: params)
      return try await service.setTextTrackStyle(params, call)
    }
    table["media.skipAd"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSkipAdParams.self, from: params)
      return try await service.skipAd(params, call)
    }
    table["media.requestStatus"] = { params, call in
      let params = try JSONRPCParams.decode(MediaRequestStatusParams.self, from: params)
      return try await service.requestStatus(params, call)
    }
    table["media.getStatus"] = { params, call in
      let params = try JSONRPCParams.decode(MediaGetStatusParams.self, from: params)
      return try await service.getStatus(params, call)
    }
    table["media.getLastKnown"] = { params, call in
      let params = try JSONRPCParams.decode(MediaGetLastKnownParams.self, from: params)
      return try await service.getLastKnown(params, call)
    }
    table["media.position"] = { params, call in
      let params = try JSONRPCParams.decode(MediaPositionParams.self, from: params)
      return try await service.position(params, call)
    }
    table["media.subscribePosition"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSubscribePositionParams.self, from: params)
      return try await service.subscribePosition(params, call)
    }
    table["media.unsubscribePosition"] = { params, call in
      let params = try JSONRPCParams.decode(MediaUnsubscribePositionParams.self, from: params)
      try await service.unsubscribePosition(params, call)
      return JSONObject()
    }
    table["media.editTracks"] = { params, call in
      let params = try JSONRPCParams.decode(MediaEditTracksParams.self, from: params)
      return try await service.editTracks(params, call)
    }
    table["media.editAudioTracks"] = { params, call in
      let params = try JSONRPCParams.decode(MediaEditAudioTracksParams.self, from: params)
      return try await service.editAudioTracks(params, call)
    }
    table["media.selectTracks"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSelectTracksParams.self, from: params)
      return try await service.selectTracks(params, call)
    }
    table["media.userAction"] = { params, call in
      let params = try JSONRPCParams.decode(MediaUserActionParams.self, from: params)
      return try await service.userAction(params, call)
    }
    table["media.precache"] = { params, call in
      let params = try JSONRPCParams.decode(MediaPrecacheParams.self, from: params)
      try await service.precache(params, call)
      return JSONObject()
    }
    table["media.storeSession"] = { params, call in
      let params = try JSONRPCParams.decode(MediaStoreSessionParams.self, from: params)
      return try await service.storeSession(params, call)
    }
    table["media.resumeSession"] = { params, call in
      let params = try JSONRPCParams.decode(MediaResumeSessionParams.self, from: params)
      return try await service.resumeSession(params, call)
    }
    table["media.setCredentials"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSetCredentialsParams.self, from: params)
      try await service.setCredentials(params, call)
      return JSONObject()
    }
    table["media.playAgain"] = { params, call in
      let params = try JSONRPCParams.decode(MediaPlayAgainParams.self, from: params)
      return try await service.playAgain(params, call)
    }
    table["media.sendCommand"] = { params, call in
      let params = try JSONRPCParams.decode(MediaSendCommandParams.self, from: params)
      return try await service.sendCommand(params, call)
    }
    table["media.requests"] = { params, call in
      let params = try JSONRPCParams.decode(MediaRequestsParams.self, from: params)
      return try await service.requests(params, call)
    }
  }

  private static func add(queue service: any QueueService, to table: inout [String: JSONRPCMethod]) {
    table["queue.load"] = { params, call in
      let params = try JSONRPCParams.decode(QueueLoadParams.self, from: params)
      return try await service.load(params, call)
    }
    table["queue.insert"] = { params, call in
      let params = try JSONRPCParams.decode(QueueInsertParams.self, from: params)
      return try await service.insert(params, call)
    }
    table["queue.insertAndPlay"] = { params, call in
      let params = try JSONRPCParams.decode(QueueInsertAndPlayParams.self, from: params)
      return try await service.insertAndPlay(params, call)
    }
    table["queue.update"] = { params, call in
      let params = try JSONRPCParams.decode(QueueUpdateParams.self, from: params)
      return try await service.update(params, call)
    }
    table["queue.remove"] = { params, call in
      let params = try JSONRPCParams.decode(QueueRemoveParams.self, from: params)
      return try await service.remove(params, call)
    }
    table["queue.reorder"] = { params, call in
      let params = try JSONRPCParams.decode(QueueReorderParams.self, from: params)
      return try await service.reorder(params, call)
    }
    table["queue.move"] = { params, call in
      let params = try JSONRPCParams.decode(QueueMoveParams.self, from: params)
      return try await service.move(params, call)
    }
    table["queue.jump"] = { params, call in
      let params = try JSONRPCParams.decode(QueueJumpParams.self, from: params)
      return try await service.jump(params, call)
    }
    table["queue.next"] = { params, call in
      let params = try JSONRPCParams.decode(QueueNextParams.self, from: params)
      return try await service.next(params, call)
    }
    table["queue.previous"] = { params, call in
      let params = try JSONRPCParams.decode(QueuePreviousParams.self, from: params)
      return try await service.previous(params, call)
    }
    table["queue.setRepeatMode"] = { params, call in
      let params = try JSONRPCParams.decode(QueueSetRepeatModeParams.self, from: params)
      return try await service.setRepeatMode(params, call)
    }
    table["queue.shuffle"] = { params, call in
      let params = try JSONRPCParams.decode(QueueShuffleParams.self, from: params)
      return try await service.shuffle(params, call)
    }
    table["queue.unshuffle"] = { params, call in
      let params = try JSONRPCParams.decode(QueueUnshuffleParams.self, from: params)
      return try await service.unshuffle(params, call)
    }
    table["queue.fetchItemIds"] = { params, call in
      let params = try JSONRPCParams.decode(QueueFetchItemIdsParams.self, from: params)
      return try await service.fetchItemIds(params, call)
    }
    table["queue.fetchItems"] = { params, call in
      let params = try JSONRPCParams.decode(QueueFetchItemsParams.self, from: params)
      return try await service.fetchItems(params, call)
    }
    table["queue.fetchItemRange"] = { params, call in
      let params = try JSONRPCParams.decode(QueueFetchItemRangeParams.self, from: params)
      return try await service.fetchItemRange(params, call)
    }
    table["queue.list"] = { params, call in
      let params = try JSONRPCParams.decode(QueueListParams.self, from: params)
      return try await service.list(params, call)
    }
    table["queue.getCache"] = { params, call in
      let params = try JSONRPCParams.decode(QueueGetCacheParams.self, from: params)
      return try await service.getCache(params, call)
    }
    table["queue.setCacheOptions"] = { params, call in
      let params = try JSONRPCParams.decode(QueueSetCacheOptionsParams.self, from: params)
      return try await service.setCacheOptions(params, call)
    }
    table["queue.reload"] = { params, call in
      let params = try JSONRPCParams.decode(QueueReloadParams.self, from: params)
      return try await service.reload(params, call)
    }
    table["queue.clear"] = { params, call in
      let params = try JSONRPCParams.decode(QueueClearParams.self, from: params)
      return try await service.clear(params, call)
    }
  }

  private static func add(rpc service: any RpcService, to table: inout [String: JSONRPCMethod]) {
    table["rpc.discover"] = { params, call in
      let params = try JSONRPCParams.decode(RpcDiscoverParams.self, from: params)
      return try await service.discover(params, call)
    }
  }

  private static func add(server service: any ServerService, to table: inout [String: JSONRPCMethod]) {
    table["server.initialize"] = { params, call in
      let params = try JSONRPCParams.decode(ServerInitializeParams.self, from: params)
      return try await service.initialize(params, call)
    }
    table["server.info"] = { params, call in
      let params = try JSONRPCParams.decode(ServerInfoParams.self, from: params)
      return try await service.info(params, call)
    }
    table["server.ping"] = { params, call in
      let params = try JSONRPCParams.decode(ServerPingParams.self, from: params)
      try await service.ping(params, call)
      return JSONObject()
    }
    table["server.echo"] = { params, call in
      let params = try JSONRPCParams.decode(ServerEchoParams.self, from: params)
      return try await service.echo(params, call)
    }
    table["server.shutdown"] = { params, call in
      let params = try JSONRPCParams.decode(ServerShutdownParams.self, from: params)
      try await service.shutdown(params, call)
      return JSONObject()
    }
  }

  private static func add(session service: any SessionService, to table: inout [String: JSONRPCMethod]) {
    table["session.start"] = { params, call in
      let params = try JSONRPCParams.decode(SessionStartParams.self, from: params)
      return try await service.start(params, call)
    }
    table["session.join"] = { params, call in
      let params = try JSONRPCParams.decode(SessionJoinParams.self, from: params)
      return try await service.join(params, call)
    }
    table["session.end"] = { params, call in
      let params = try JSONRPCParams.decode(SessionEndParams.self, from: params)
      try await service.end(params, call)
      return JSONObject()
    }
    table["session.list"] = { params, call in
      let params = try JSONRPCParams.decode(SessionListParams.self, from: params)
      return try await service.list(params, call)
    }
    table["session.setCurrent"] = { params, call in
      let params = try JSONRPCParams.decode(SessionSetCurrentParams.self, from: params)
      return try await service.setCurrent(params, call)
    }
    table["session.get"] = { params, call in
      let params = try JSONRPCParams.decode(SessionGetParams.self, from: params)
      return try await service.get(params, call)
    }
    table["session.setVolume"] = { params, call in
      let params = try JSONRPCParams.decode(SessionSetVolumeParams.self, from: params)
      return try await service.setVolume(params, call)
    }
    table["session.stepVolume"] = { params, call in
      let params = try JSONRPCParams.decode(SessionStepVolumeParams.self, from: params)
      return try await service.stepVolume(params, call)
    }
    table["session.pressVolumeKey"] = { params, call in
      let params = try JSONRPCParams.decode(SessionPressVolumeKeyParams.self, from: params)
      return try await service.pressVolumeKey(params, call)
    }
    table["session.setMuted"] = { params, call in
      let params = try JSONRPCParams.decode(SessionSetMutedParams.self, from: params)
      return try await service.setMuted(params, call)
    }
    table["session.requestMultizoneStatus"] = { params, call in
      let params = try JSONRPCParams.decode(SessionRequestMultizoneStatusParams.self, from: params)
      return try await service.requestMultizoneStatus(params, call)
    }
    table["session.setMultizoneDeviceVolume"] = { params, call in
      let params = try JSONRPCParams.decode(SessionSetMultizoneDeviceVolumeParams.self, from: params)
      return try await service.setMultizoneDeviceVolume(params, call)
    }
    table["session.setMultizoneDeviceMuted"] = { params, call in
      let params = try JSONRPCParams.decode(SessionSetMultizoneDeviceMutedParams.self, from: params)
      return try await service.setMultizoneDeviceMuted(params, call)
    }
    table["session.getCastingGroups"] = { params, call in
      let params = try JSONRPCParams.decode(SessionGetCastingGroupsParams.self, from: params)
      return try await service.getCastingGroups(params, call)
    }
    table["session.requestStatus"] = { params, call in
      let params = try JSONRPCParams.decode(SessionRequestStatusParams.self, from: params)
      return try await service.requestStatus(params, call)
    }
    table["session.transfer"] = { params, call in
      let params = try JSONRPCParams.decode(SessionTransferParams.self, from: params)
      return try await service.transfer(params, call)
    }
    table["session.takeBack"] = { params, call in
      let params = try JSONRPCParams.decode(SessionTakeBackParams.self, from: params)
      return try await service.takeBack(params, call)
    }
    table["session.setDefaultOptions"] = { params, call in
      let params = try JSONRPCParams.decode(SessionSetDefaultOptionsParams.self, from: params)
      try await service.setDefaultOptions(params, call)
      return JSONObject()
    }
    table["session.getDefaultOptions"] = { params, call in
      let params = try JSONRPCParams.decode(SessionGetDefaultOptionsParams.self, from: params)
      return try await service.getDefaultOptions(params, call)
    }
    table["session.buildOpenUrl"] = { params, call in
      let params = try JSONRPCParams.decode(SessionBuildOpenUrlParams.self, from: params)
      return try await service.buildOpenUrl(params, call)
    }
    table["session.parseOpenUrl"] = { params, call in
      let params = try JSONRPCParams.decode(SessionParseOpenUrlParams.self, from: params)
      return try await service.parseOpenUrl(params, call)
    }
    table["session.startWithOpenUrl"] = { params, call in
      let params = try JSONRPCParams.decode(SessionStartWithOpenUrlParams.self, from: params)
      return try await service.startWithOpenUrl(params, call)
    }
    table["session.suspend"] = { params, call in
      let params = try JSONRPCParams.decode(SessionSuspendParams.self, from: params)
      return try await service.suspend(params, call)
    }
    table["session.resume"] = { params, call in
      let params = try JSONRPCParams.decode(SessionResumeParams.self, from: params)
      return try await service.resume(params, call)
    }
    table["session.listSaved"] = { params, call in
      let params = try JSONRPCParams.decode(SessionListSavedParams.self, from: params)
      return try await service.listSaved(params, call)
    }
    table["session.restore"] = { params, call in
      let params = try JSONRPCParams.decode(SessionRestoreParams.self, from: params)
      return try await service.restore(params, call)
    }
  }

  private static func add(widget service: any WidgetService, to table: inout [String: JSONRPCMethod]) {
    table["widget.getState"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetGetStateParams.self, from: params)
      return try await service.getState(params, call)
    }
    table["widget.setOptions"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetSetOptionsParams.self, from: params)
      return try await service.setOptions(params, call)
    }
    table["widget.tapCastButton"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetTapCastButtonParams.self, from: params)
      return try await service.tapCastButton(params, call)
    }
    table["widget.openDialog"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetOpenDialogParams.self, from: params)
      return try await service.openDialog(params, call)
    }
    table["widget.closeDialog"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetCloseDialogParams.self, from: params)
      return try await service.closeDialog(params, call)
    }
    table["widget.selectDevice"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetSelectDeviceParams.self, from: params)
      return try await service.selectDevice(params, call)
    }
    table["widget.disconnect"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetDisconnectParams.self, from: params)
      try await service.disconnect(params, call)
      return JSONObject()
    }
    table["widget.presentIntroOverlay"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetPresentIntroOverlayParams.self, from: params)
      return try await service.presentIntroOverlay(params, call)
    }
    table["widget.dismissIntroOverlay"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetDismissIntroOverlayParams.self, from: params)
      return try await service.dismissIntroOverlay(params, call)
    }
    table["widget.resetIntroOverlay"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetResetIntroOverlayParams.self, from: params)
      return try await service.resetIntroOverlay(params, call)
    }
    table["widget.tapMiniController"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetTapMiniControllerParams.self, from: params)
      return try await service.tapMiniController(params, call)
    }
    table["widget.presentExpandedController"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetPresentExpandedControllerParams.self, from: params)
      return try await service.presentExpandedController(params, call)
    }
    table["widget.dismissExpandedController"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetDismissExpandedControllerParams.self, from: params)
      return try await service.dismissExpandedController(params, call)
    }
    table["widget.pressButton"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetPressButtonParams.self, from: params)
      return try await service.pressButton(params, call)
    }
    table["widget.slide"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetSlideParams.self, from: params)
      try await service.slide(params, call)
      return JSONObject()
    }
    table["widget.setVolume"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetSetVolumeParams.self, from: params)
      return try await service.setVolume(params, call)
    }
    table["widget.setPlaybackRate"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetSetPlaybackRateParams.self, from: params)
      return try await service.setPlaybackRate(params, call)
    }
    table["widget.openTrackSelector"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetOpenTrackSelectorParams.self, from: params)
      return try await service.openTrackSelector(params, call)
    }
    table["widget.closeTrackSelector"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetCloseTrackSelectorParams.self, from: params)
      return try await service.closeTrackSelector(params, call)
    }
    table["widget.selectTracks"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetSelectTracksParams.self, from: params)
      return try await service.selectTracks(params, call)
    }
    table["widget.setStyle"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetSetStyleParams.self, from: params)
      return try await service.setStyle(params, call)
    }
    table["widget.getStyle"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetGetStyleParams.self, from: params)
      return try await service.getStyle(params, call)
    }
    table["widget.applyStyle"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetApplyStyleParams.self, from: params)
      return try await service.applyStyle(params, call)
    }
    table["widget.makeLoadRequest"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetMakeLoadRequestParams.self, from: params)
      return try await service.makeLoadRequest(params, call)
    }
    table["widget.handOver"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetHandOverParams.self, from: params)
      return try await service.handOver(params, call)
    }
    table["widget.takeBack"] = { params, call in
      let params = try JSONRPCParams.decode(WidgetTakeBackParams.self, from: params)
      return try await service.takeBack(params, call)
    }
  }
}
