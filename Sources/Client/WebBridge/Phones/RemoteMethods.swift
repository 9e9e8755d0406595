import JSONCodec

/// The methods for callers that aren't the user of this machine: phones, and pages of other origins. Everything else is
/// refused, a method's other members too.
///
/// A test compares the table with the API: a new method must be put into one of the two lists.
enum RemoteMethods {
  /// The reason why a method is refused.
  enum Reason: String, Sendable, Hashable, CaseIterable {
    case files = "It reaches files or programs of the computer."
    case network = "It makes the computer connect to an address of the caller's choice."
    case settings = "It changes settings of the computer."
    case programs = "It is for programs on the computer."
  }

  /// The members that a remote caller may give, by method. Methods and members that aren't listed are refused.
  static let allowed: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: Self.table.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (String(words[0].dropLast()), Set(words.dropFirst()))
    })

  /// The methods of the API that are refused, by reason.
  static let refused: [Reason: [String]] = [
    .programs: [
      "channel.add", "channel.remove", "channel.list", "channel.send", "channel.generateRequestId",
      "channel.broadcast", "discovery.removeDevice", "discovery.registerProvider",
      "discovery.unregisterProvider", "discovery.publishDevices", "discovery.unpublishDevices",
      "events.snapshot", "media.precache", "media.storeSession", "media.resumeSession", "media.setCredentials",
      "media.sendCommand", "media.requests", "player.interrupt", "server.clients", "server.shutdown",
      "session.buildOpenUrl", "session.parseOpenUrl", "session.suspend", "session.listSaved",
      "session.restore",
    ],
    .settings: [
      "context.create", "context.get", "context.setLaunchCredentials", "context.setAppState",
      "discovery.setAttribute", "discovery.removeAttribute", "discovery.setPassiveScan", "discovery.setOptions",
      "image.setPolicy", "image.getPolicy", "image.cacheInfo", "image.clearCache", "log.setFilter",
      "log.getFilter", "log.setFile", "log.setConsole", "log.setMessageTap", "player.setDefault",
      "player.setAlias", "queue.setCacheOptions", "session.setDefaultOptions", "widget.resetIntroOverlay",
      "widget.setStyle", "widget.applyStyle",
    ],
    .network: [
      "discovery.addDevice", "discovery.queryAppAvailability", "discovery.describe", "discovery.diagnose",
      "image.pick", "session.startWithOpenUrl",
    ],
    .files: [
      "media.resolve", "media.preflight", "record.start", "record.stop", "record.list", "serve.publish",
      "serve.unpublish", "serve.list", "server.report",
    ],
  ]

  /// Returns why a method is refused.
  static func reason(_ method: String) -> Reason? { self.refused.first { $0.value.contains(method) }?.key }

  /// The allowed methods, one per line, each with its members.
  private static let table = """
    discovery.start: criteria
    discovery.stop:
    discovery.list:
    discovery.get: deviceId
    discovery.find: deviceId friendlyName timeout
    discovery.scan: timeout criteria
    events.subscribe: topics delivery omitStatus
    events.unsubscribe: subscription
    events.poll: subscription maximum timeout
    image.fetch: url mode options includeData
    media.load: media queueData autoplay currentTime playbackRate activeTrackIds loadOptions customData waitFor \
      waitTimeout sessionId entity shuffle progressToken
    media.play: waitFor waitTimeout sessionId customData
    media.pause: waitFor waitTimeout sessionId customData
    media.stop: sessionId customData
    media.seek: waitFor waitTimeout sessionId currentTime relativeTime seekToInfinite resumeState customData
    media.setPlaybackRate: sessionId playbackRate relativePlaybackRate customData
    media.setStreamVolume: sessionId level customData
    media.setStreamMuted: sessionId muted customData
    media.setActiveTracks: sessionId activeTrackIds customData
    media.getDefaultTextTrackStyle:
    media.setTextTrackStyle: sessionId textTrackStyle customData
    media.skipAd: sessionId customData
    media.requestStatus: sessionId omitMetadata omitQueueItems customData
    media.getStatus: sessionId
    media.getLastKnown: sessionId
    media.position: sessionId
    media.subscribePosition: sessionId interval
    media.unsubscribePosition: sessionId
    media.editTracks: sessionId activeTrackIds textTrackStyle enableTextTracks language isSuggestedLanguage \
      customData
    media.editAudioTracks: sessionId language isSuggestedLanguage customData
    media.selectTracks: sessionId audioLanguages textLanguages textSubtypes isSuggested customData
    media.userAction: sessionId userAction clear userActionContext source customData
    media.playAgain: waitFor waitTimeout sessionId customData
    player.play: device searchTimeout timeout url urls subtitles media queueData contentType title currentTime \
      resume slideInterval autoplay repeatMode resolve applicationId waitTimeout progressToken
    player.pause: device searchTimeout timeout
    player.resume: device searchTimeout timeout
    player.toggle: device searchTimeout timeout
    player.stop: device searchTimeout timeout keepApplication
    player.seek: device searchTimeout timeout position distance
    player.next: device searchTimeout timeout
    player.previous: device searchTimeout timeout
    player.setVolume: device searchTimeout timeout level steps muted
    player.status: device searchTimeout timeout
    player.list: searchTimeout timeout
    player.connect: device searchTimeout timeout
    player.getNames:
    queue.load: media queueData autoplay currentTime playbackRate activeTrackIds loadOptions customData waitFor \
      waitTimeout sessionId items startIndex repeatMode progressToken
    queue.insert: sessionId items insertBefore customData progressToken
    queue.insertAndPlay: waitFor waitTimeout sessionId item insertBefore currentTime customData
    queue.update: sessionId items customData progressToken
    queue.remove: sessionId itemIds customData progressToken
    queue.reorder: sessionId itemIds insertBefore customData progressToken
    queue.move: sessionId itemId toIndex customData
    queue.jump: waitFor waitTimeout sessionId itemId currentTime customData
    queue.next: waitFor waitTimeout sessionId customData
    queue.previous: waitFor waitTimeout sessionId customData
    queue.setRepeatMode: sessionId repeatMode customData
    queue.shuffle: sessionId customData
    queue.unshuffle: sessionId customData
    queue.fetchItemIds: sessionId
    queue.fetchItems: sessionId itemIds
    queue.fetchItemRange: sessionId itemId nextCount prevCount
    queue.list: sessionId startIndex fromItemId count fetchIfNeeded
    queue.getCache: sessionId
    queue.reload: sessionId
    queue.clear: sessionId
    rpc.discover:
    server.info:
    server.ping:
    server.echo: value
    server.initialize: protocolVersion clientInfo specHash topics
    session.start: deviceId searchTimeout applicationId languageCode relaunchIfRunning ifExists timeout \
      progressToken
    session.join: deviceId searchTimeout applicationId receiverSessionId ifExists timeout progressToken
    session.transfer: sessionId deviceId searchTimeout keepVolume timeout progressToken
    session.end: sessionId action
    session.list:
    session.setCurrent: sessionId
    session.get: sessionId
    session.setVolume: sessionId level
    session.stepVolume: sessionId steps
    session.pressVolumeKey: key
    session.setMuted: sessionId muted
    session.requestMultizoneStatus: sessionId
    session.setMultizoneDeviceVolume: sessionId deviceId level
    session.setMultizoneDeviceMuted: sessionId deviceId muted
    session.getCastingGroups: sessionId
    session.requestStatus: sessionId
    session.resume: sessionId
    session.takeBack: sessionId action
    session.getDefaultOptions: category
    widget.getState: widgets
    widget.setOptions: options
    widget.tapCastButton:
    widget.openDialog:
    widget.closeDialog:
    widget.selectDevice: deviceId searchTimeout applicationId
    widget.disconnect: action
    widget.presentIntroOverlay:
    widget.dismissIntroOverlay:
    widget.tapMiniController:
    widget.presentExpandedController:
    widget.dismissExpandedController:
    widget.pressButton: widget slot control
    widget.slide: slider phase value
    widget.setVolume: level muted
    widget.setPlaybackRate: playbackRate
    widget.openTrackSelector:
    widget.closeTrackSelector:
    widget.selectTracks: trackIds
    widget.getStyle: path
    widget.makeLoadRequest: local
    widget.handOver: local
    widget.takeBack:
    $/cancelRequest: id
    """
}
