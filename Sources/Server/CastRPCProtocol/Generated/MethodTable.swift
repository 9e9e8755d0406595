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
    player: any PlayerService,
    queue: any QueueService,
    record: any RecordService,
    rpc: any RpcService,
    serve: any ServeService,
    server: any ServerService,
    session: any SessionService,
    widget: any WidgetService
  ) -> [String: JSONRPCMethod] {
    var table: [String: JSONRPCMethod] = [:]
    table.reserveCapacity(178)
    self.add(channel: channel, to: &table)
    self.add(context: context, to: &table)
    self.add(discovery: discovery, to: &table)
    self.add(events: events, to: &table)
    self.add(image: image, to: &table)
    self.add(log: log, to: &table)
    self.add(media: media, to: &table)
    self.add(player: player, to: &table)
    self.add(queue: queue, to: &table)
    self.add(record: record, to: &table)
    self.add(rpc: rpc, to: &table)
    self.add(serve: serve, to: &table)
    self.add(server: server, to: &table)
    self.add(session: session, to: &table)
    self.add(widget: widget, to: &table)
    return table
  }

  private static func add(channel service: any ChannelService, to table: inout [String: JSONRPCMethod]) {
    table["channel.add"] = { try await service.add(JSONRPCParams.decode(from: $0), $1) }
    table["channel.remove"] = {
      try await service.remove(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["channel.list"] = { try await service.list(JSONRPCParams.decode(from: $0), $1) }
    table["channel.send"] = { try await service.send(JSONRPCParams.decode(from: $0), $1) }
    table["channel.generateRequestId"] = { try await service.generateRequestId(JSONRPCParams.decode(from: $0), $1) }
    table["channel.broadcast"] = { try await service.broadcast(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(context service: any ContextService, to table: inout [String: JSONRPCMethod]) {
    table["context.create"] = { try await service.create(JSONRPCParams.decode(from: $0), $1) }
    table["context.get"] = { try await service.get(JSONRPCParams.decode(from: $0), $1) }
    table["context.setLaunchCredentials"] = {
      try await service.setLaunchCredentials(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["context.setAppState"] = { try await service.setAppState(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(discovery service: any DiscoveryService, to table: inout [String: JSONRPCMethod]) {
    table["discovery.start"] = { try await service.start(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.stop"] = { try await service.stop(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.list"] = { try await service.list(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.get"] = { try await service.get(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.find"] = { try await service.find(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.scan"] = { try await service.scan(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.addDevice"] = { try await service.addDevice(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.removeDevice"] = {
      try await service.removeDevice(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["discovery.setAttribute"] = { try await service.setAttribute(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.removeAttribute"] = { try await service.removeAttribute(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.registerProvider"] = {
      try await service.registerProvider(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["discovery.unregisterProvider"] = {
      try await service.unregisterProvider(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["discovery.publishDevices"] = { try await service.publishDevices(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.unpublishDevices"] = {
      try await service.unpublishDevices(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["discovery.setPassiveScan"] = {
      try await service.setPassiveScan(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["discovery.setOptions"] = { try await service.setOptions(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.queryAppAvailability"] = { try await service.queryAppAvailability(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.describe"] = { try await service.describe(JSONRPCParams.decode(from: $0), $1) }
    table["discovery.diagnose"] = { try await service.diagnose(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(events service: any EventsService, to table: inout [String: JSONRPCMethod]) {
    table["events.subscribe"] = { try await service.subscribe(JSONRPCParams.decode(from: $0), $1) }
    table["events.unsubscribe"] = {
      try await service.unsubscribe(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["events.poll"] = { try await service.poll(JSONRPCParams.decode(from: $0), $1) }
    table["events.snapshot"] = { try await service.snapshot(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(image service: any ImageService, to table: inout [String: JSONRPCMethod]) {
    table["image.pick"] = { try await service.pick(JSONRPCParams.decode(from: $0), $1) }
    table["image.setPolicy"] = { try await service.setPolicy(JSONRPCParams.decode(from: $0), $1) }
    table["image.getPolicy"] = { try await service.getPolicy(JSONRPCParams.decode(from: $0), $1) }
    table["image.fetch"] = { try await service.fetch(JSONRPCParams.decode(from: $0), $1) }
    table["image.cacheInfo"] = { try await service.cacheInfo(JSONRPCParams.decode(from: $0), $1) }
    table["image.clearCache"] = { try await service.clearCache(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(log service: any LogService, to table: inout [String: JSONRPCMethod]) {
    table["log.setFilter"] = { try await service.setFilter(JSONRPCParams.decode(from: $0), $1) }
    table["log.getFilter"] = { try await service.getFilter(JSONRPCParams.decode(from: $0), $1) }
    table["log.setFile"] = { try await service.setFile(JSONRPCParams.decode(from: $0), $1) }
    table["log.setConsole"] = { try await service.setConsole(JSONRPCParams.decode(from: $0), $1) }
    table["log.setMessageTap"] = { try await service.setMessageTap(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(media service: any MediaService, to table: inout [String: JSONRPCMethod]) {
    table["media.load"] = { try await service.load(JSONRPCParams.decode(from: $0), $1) }
    table["media.resolve"] = { try await service.resolve(JSONRPCParams.decode(from: $0), $1) }
    table["media.preflight"] = { try await service.preflight(JSONRPCParams.decode(from: $0), $1) }
    table["media.play"] = { try await service.play(JSONRPCParams.decode(from: $0), $1) }
    table["media.pause"] = { try await service.pause(JSONRPCParams.decode(from: $0), $1) }
    table["media.stop"] = { try await service.stop(JSONRPCParams.decode(from: $0), $1) }
    table["media.seek"] = { try await service.seek(JSONRPCParams.decode(from: $0), $1) }
    table["media.setPlaybackRate"] = { try await service.setPlaybackRate(JSONRPCParams.decode(from: $0), $1) }
    table["media.setStreamVolume"] = { try await service.setStreamVolume(JSONRPCParams.decode(from: $0), $1) }
    table["media.setStreamMuted"] = { try await service.setStreamMuted(JSONRPCParams.decode(from: $0), $1) }
    table["media.setActiveTracks"] = { try await service.setActiveTracks(JSONRPCParams.decode(from: $0), $1) }
    table["media.getDefaultTextTrackStyle"] = { try await service.getDefaultTextTrackStyle(JSONRPCParams.decode(from: $0), $1) }
    table["media.setTextTrackStyle"] = { try await service.setTextTrackStyle(JSONRPCParams.decode(from: $0), $1) }
    table["media.skipAd"] = { try await service.skipAd(JSONRPCParams.decode(from: $0), $1) }
    table["media.requestStatus"] = { try await service.requestStatus(JSONRPCParams.decode(from: $0), $1) }
    table["media.getStatus"] = { try await service.getStatus(JSONRPCParams.decode(from: $0), $1) }
    table["media.getLastKnown"] = { try await service.getLastKnown(JSONRPCParams.decode(from: $0), $1) }
    table["media.position"] = { try await service.position(JSONRPCParams.decode(from: $0), $1) }
    table["media.subscribePosition"] = { try await service.subscribePosition(JSONRPCParams.decode(from: $0), $1) }
    table["media.unsubscribePosition"] = {
      try await service.unsubscribePosition(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["media.editTracks"] = { try await service.editTracks(JSONRPCParams.decode(from: $0), $1) }
    table["media.editAudioTracks"] = { try await service.editAudioTracks(JSONRPCParams.decode(from: $0), $1) }
    table["media.selectTracks"] = { try await service.selectTracks(JSONRPCParams.decode(from: $0), $1) }
    table["media.userAction"] = { try await service.userAction(JSONRPCParams.decode(from: $0), $1) }
    table["media.precache"] = {
      try await service.precache(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["media.storeSession"] = { try await service.storeSession(JSONRPCParams.decode(from: $0), $1) }
    table["media.resumeSession"] = { try await service.resumeSession(JSONRPCParams.decode(from: $0), $1) }
    table["media.setCredentials"] = {
      try await service.setCredentials(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["media.playAgain"] = { try await service.playAgain(JSONRPCParams.decode(from: $0), $1) }
    table["media.sendCommand"] = { try await service.sendCommand(JSONRPCParams.decode(from: $0), $1) }
    table["media.requests"] = { try await service.requests(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(player service: any PlayerService, to table: inout [String: JSONRPCMethod]) {
    table["player.play"] = { try await service.play(JSONRPCParams.decode(from: $0), $1) }
    table["player.pause"] = { try await service.pause(JSONRPCParams.decode(from: $0), $1) }
    table["player.resume"] = { try await service.resume(JSONRPCParams.decode(from: $0), $1) }
    table["player.toggle"] = { try await service.toggle(JSONRPCParams.decode(from: $0), $1) }
    table["player.stop"] = { try await service.stop(JSONRPCParams.decode(from: $0), $1) }
    table["player.seek"] = { try await service.seek(JSONRPCParams.decode(from: $0), $1) }
    table["player.next"] = { try await service.next(JSONRPCParams.decode(from: $0), $1) }
    table["player.previous"] = { try await service.previous(JSONRPCParams.decode(from: $0), $1) }
    table["player.setVolume"] = { try await service.setVolume(JSONRPCParams.decode(from: $0), $1) }
    table["player.status"] = { try await service.status(JSONRPCParams.decode(from: $0), $1) }
    table["player.list"] = { try await service.list(JSONRPCParams.decode(from: $0), $1) }
    table["player.connect"] = { try await service.connect(JSONRPCParams.decode(from: $0), $1) }
    table["player.interrupt"] = { try await service.interrupt(JSONRPCParams.decode(from: $0), $1) }
    table["player.setDefault"] = { try await service.setDefault(JSONRPCParams.decode(from: $0), $1) }
    table["player.setAlias"] = { try await service.setAlias(JSONRPCParams.decode(from: $0), $1) }
    table["player.getNames"] = { try await service.getNames(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(queue service: any QueueService, to table: inout [String: JSONRPCMethod]) {
    table["queue.load"] = { try await service.load(JSONRPCParams.decode(from: $0), $1) }
    table["queue.insert"] = { try await service.insert(JSONRPCParams.decode(from: $0), $1) }
    table["queue.insertAndPlay"] = { try await service.insertAndPlay(JSONRPCParams.decode(from: $0), $1) }
    table["queue.update"] = { try await service.update(JSONRPCParams.decode(from: $0), $1) }
    table["queue.remove"] = { try await service.remove(JSONRPCParams.decode(from: $0), $1) }
    table["queue.reorder"] = { try await service.reorder(JSONRPCParams.decode(from: $0), $1) }
    table["queue.move"] = { try await service.move(JSONRPCParams.decode(from: $0), $1) }
    table["queue.jump"] = { try await service.jump(JSONRPCParams.decode(from: $0), $1) }
    table["queue.next"] = { try await service.next(JSONRPCParams.decode(from: $0), $1) }
    table["queue.previous"] = { try await service.previous(JSONRPCParams.decode(from: $0), $1) }
    table["queue.setRepeatMode"] = { try await service.setRepeatMode(JSONRPCParams.decode(from: $0), $1) }
    table["queue.shuffle"] = { try await service.shuffle(JSONRPCParams.decode(from: $0), $1) }
    table["queue.unshuffle"] = { try await service.unshuffle(JSONRPCParams.decode(from: $0), $1) }
    table["queue.fetchItemIds"] = { try await service.fetchItemIds(JSONRPCParams.decode(from: $0), $1) }
    table["queue.fetchItems"] = { try await service.fetchItems(JSONRPCParams.decode(from: $0), $1) }
    table["queue.fetchItemRange"] = { try await service.fetchItemRange(JSONRPCParams.decode(from: $0), $1) }
    table["queue.list"] = { try await service.list(JSONRPCParams.decode(from: $0), $1) }
    table["queue.getCache"] = { try await service.getCache(JSONRPCParams.decode(from: $0), $1) }
    table["queue.setCacheOptions"] = { try await service.setCacheOptions(JSONRPCParams.decode(from: $0), $1) }
    table["queue.reload"] = { try await service.reload(JSONRPCParams.decode(from: $0), $1) }
    table["queue.clear"] = { try await service.clear(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(record service: any RecordService, to table: inout [String: JSONRPCMethod]) {
    table["record.start"] = { try await service.start(JSONRPCParams.decode(from: $0), $1) }
    table["record.stop"] = { try await service.stop(JSONRPCParams.decode(from: $0), $1) }
    table["record.list"] = { try await service.list(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(rpc service: any RpcService, to table: inout [String: JSONRPCMethod]) {
    table["rpc.discover"] = { try await service.discover(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(serve service: any ServeService, to table: inout [String: JSONRPCMethod]) {
    table["serve.publish"] = { try await service.publish(JSONRPCParams.decode(from: $0), $1) }
    table["serve.unpublish"] = {
      try await service.unpublish(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["serve.list"] = { try await service.list(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(server service: any ServerService, to table: inout [String: JSONRPCMethod]) {
    table["server.initialize"] = { try await service.initialize(JSONRPCParams.decode(from: $0), $1) }
    table["server.info"] = { try await service.info(JSONRPCParams.decode(from: $0), $1) }
    table["server.clients"] = { try await service.clients(JSONRPCParams.decode(from: $0), $1) }
    table["server.report"] = { try await service.report(JSONRPCParams.decode(from: $0), $1) }
    table["server.ping"] = {
      try await service.ping(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["server.echo"] = { try await service.echo(JSONRPCParams.decode(from: $0), $1) }
    table["server.shutdown"] = {
      try await service.shutdown(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
  }

  private static func add(session service: any SessionService, to table: inout [String: JSONRPCMethod]) {
    table["session.start"] = { try await service.start(JSONRPCParams.decode(from: $0), $1) }
    table["session.join"] = { try await service.join(JSONRPCParams.decode(from: $0), $1) }
    table["session.end"] = {
      try await service.end(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["session.list"] = { try await service.list(JSONRPCParams.decode(from: $0), $1) }
    table["session.setCurrent"] = { try await service.setCurrent(JSONRPCParams.decode(from: $0), $1) }
    table["session.get"] = { try await service.get(JSONRPCParams.decode(from: $0), $1) }
    table["session.setVolume"] = { try await service.setVolume(JSONRPCParams.decode(from: $0), $1) }
    table["session.stepVolume"] = { try await service.stepVolume(JSONRPCParams.decode(from: $0), $1) }
    table["session.pressVolumeKey"] = { try await service.pressVolumeKey(JSONRPCParams.decode(from: $0), $1) }
    table["session.setMuted"] = { try await service.setMuted(JSONRPCParams.decode(from: $0), $1) }
    table["session.requestMultizoneStatus"] = { try await service.requestMultizoneStatus(JSONRPCParams.decode(from: $0), $1) }
    table["session.setMultizoneDeviceVolume"] = { try await service.setMultizoneDeviceVolume(JSONRPCParams.decode(from: $0), $1) }
    table["session.setMultizoneDeviceMuted"] = { try await service.setMultizoneDeviceMuted(JSONRPCParams.decode(from: $0), $1) }
    table["session.getCastingGroups"] = { try await service.getCastingGroups(JSONRPCParams.decode(from: $0), $1) }
    table["session.requestStatus"] = { try await service.requestStatus(JSONRPCParams.decode(from: $0), $1) }
    table["session.transfer"] = { try await service.transfer(JSONRPCParams.decode(from: $0), $1) }
    table["session.takeBack"] = { try await service.takeBack(JSONRPCParams.decode(from: $0), $1) }
    table["session.setDefaultOptions"] = {
      try await service.setDefaultOptions(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["session.getDefaultOptions"] = { try await service.getDefaultOptions(JSONRPCParams.decode(from: $0), $1) }
    table["session.buildOpenUrl"] = { try await service.buildOpenUrl(JSONRPCParams.decode(from: $0), $1) }
    table["session.parseOpenUrl"] = { try await service.parseOpenUrl(JSONRPCParams.decode(from: $0), $1) }
    table["session.startWithOpenUrl"] = { try await service.startWithOpenUrl(JSONRPCParams.decode(from: $0), $1) }
    table["session.suspend"] = { try await service.suspend(JSONRPCParams.decode(from: $0), $1) }
    table["session.resume"] = { try await service.resume(JSONRPCParams.decode(from: $0), $1) }
    table["session.listSaved"] = { try await service.listSaved(JSONRPCParams.decode(from: $0), $1) }
    table["session.restore"] = { try await service.restore(JSONRPCParams.decode(from: $0), $1) }
  }

  private static func add(widget service: any WidgetService, to table: inout [String: JSONRPCMethod]) {
    table["widget.getState"] = { try await service.getState(JSONRPCParams.decode(from: $0), $1) }
    table["widget.setOptions"] = { try await service.setOptions(JSONRPCParams.decode(from: $0), $1) }
    table["widget.tapCastButton"] = { try await service.tapCastButton(JSONRPCParams.decode(from: $0), $1) }
    table["widget.openDialog"] = { try await service.openDialog(JSONRPCParams.decode(from: $0), $1) }
    table["widget.closeDialog"] = { try await service.closeDialog(JSONRPCParams.decode(from: $0), $1) }
    table["widget.selectDevice"] = { try await service.selectDevice(JSONRPCParams.decode(from: $0), $1) }
    table["widget.disconnect"] = {
      try await service.disconnect(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["widget.presentIntroOverlay"] = { try await service.presentIntroOverlay(JSONRPCParams.decode(from: $0), $1) }
    table["widget.dismissIntroOverlay"] = { try await service.dismissIntroOverlay(JSONRPCParams.decode(from: $0), $1) }
    table["widget.resetIntroOverlay"] = { try await service.resetIntroOverlay(JSONRPCParams.decode(from: $0), $1) }
    table["widget.tapMiniController"] = { try await service.tapMiniController(JSONRPCParams.decode(from: $0), $1) }
    table["widget.presentExpandedController"] = { try await service.presentExpandedController(JSONRPCParams.decode(from: $0), $1) }
    table["widget.dismissExpandedController"] = { try await service.dismissExpandedController(JSONRPCParams.decode(from: $0), $1) }
    table["widget.pressButton"] = { try await service.pressButton(JSONRPCParams.decode(from: $0), $1) }
    table["widget.slide"] = {
      try await service.slide(JSONRPCParams.decode(from: $0), $1)
      return JSONObject()
    }
    table["widget.setVolume"] = { try await service.setVolume(JSONRPCParams.decode(from: $0), $1) }
    table["widget.setPlaybackRate"] = { try await service.setPlaybackRate(JSONRPCParams.decode(from: $0), $1) }
    table["widget.openTrackSelector"] = { try await service.openTrackSelector(JSONRPCParams.decode(from: $0), $1) }
    table["widget.closeTrackSelector"] = { try await service.closeTrackSelector(JSONRPCParams.decode(from: $0), $1) }
    table["widget.selectTracks"] = { try await service.selectTracks(JSONRPCParams.decode(from: $0), $1) }
    table["widget.setStyle"] = { try await service.setStyle(JSONRPCParams.decode(from: $0), $1) }
    table["widget.getStyle"] = { try await service.getStyle(JSONRPCParams.decode(from: $0), $1) }
    table["widget.applyStyle"] = { try await service.applyStyle(JSONRPCParams.decode(from: $0), $1) }
    table["widget.makeLoadRequest"] = { try await service.makeLoadRequest(JSONRPCParams.decode(from: $0), $1) }
    table["widget.handOver"] = { try await service.handOver(JSONRPCParams.decode(from: $0), $1) }
    table["widget.takeBack"] = { try await service.takeBack(JSONRPCParams.decode(from: $0), $1) }
  }
}
