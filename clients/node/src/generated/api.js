// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

/** The version of this library, and of the server that it belongs to. */
export const VERSION = '0.1.0';

/** The protocol version spoken here. */
export const PROTOCOL_VERSION = '1.0';

/** The API level that this library knows. */
export const API_LEVEL = 1;

/** Names the API document that this library was generated from. */
export const SPEC_HASH = '181de5cf3d35c800';

/** Every method. */
export const methodNames = Object.freeze([
  'channel.add', 'channel.remove', 'channel.list', 'channel.send', 'channel.generateRequestId', 'channel.broadcast',
  'context.create', 'context.get', 'context.setLaunchCredentials', 'context.setAppState', 'discovery.start',
  'discovery.stop', 'discovery.list', 'discovery.get', 'discovery.find', 'discovery.scan', 'discovery.addDevice',
  'discovery.removeDevice', 'discovery.setAttribute', 'discovery.removeAttribute', 'discovery.registerProvider',
  'discovery.unregisterProvider', 'discovery.publishDevices', 'discovery.unpublishDevices', 'discovery.setPassiveScan',
  'discovery.setOptions', 'discovery.queryAppAvailability', 'discovery.describe', 'discovery.diagnose',
  'events.subscribe', 'events.unsubscribe', 'events.poll', 'events.snapshot', 'image.pick', 'image.setPolicy',
  'image.getPolicy', 'image.fetch', 'image.cacheInfo', 'image.clearCache', 'log.setFilter', 'log.getFilter',
  'log.setFile', 'log.setConsole', 'log.setMessageTap', 'media.load', 'media.resolve', 'media.preflight', 'media.play',
  'media.pause', 'media.stop', 'media.seek', 'media.setPlaybackRate', 'media.setStreamVolume', 'media.setStreamMuted',
  'media.setActiveTracks', 'media.getDefaultTextTrackStyle', 'media.setTextTrackStyle', 'media.skipAd',
  'media.requestStatus', 'media.getStatus', 'media.getLastKnown', 'media.position', 'media.subscribePosition',
  'media.unsubscribePosition', 'media.editTracks', 'media.editAudioTracks', 'media.selectTracks', 'media.userAction',
  'media.precache', 'media.storeSession', 'media.resumeSession', 'media.setCredentials', 'media.playAgain',
  'media.sendCommand', 'media.requests', 'player.play', 'player.pause', 'player.resume', 'player.toggle', 'player.stop',
  'player.seek', 'player.next', 'player.previous', 'player.setVolume', 'player.status', 'player.list', 'player.connect',
  'player.interrupt', 'player.setDefault', 'player.setAlias', 'player.getNames', 'queue.load', 'queue.insert',
  'queue.insertAndPlay', 'queue.update', 'queue.remove', 'queue.reorder', 'queue.move', 'queue.jump', 'queue.next',
  'queue.previous', 'queue.setRepeatMode', 'queue.shuffle', 'queue.unshuffle', 'queue.fetchItemIds', 'queue.fetchItems',
  'queue.fetchItemRange', 'queue.list', 'queue.getCache', 'queue.setCacheOptions', 'queue.reload', 'queue.clear',
  'record.start', 'record.stop', 'record.list', 'rpc.discover', 'serve.publish', 'serve.unpublish', 'serve.list',
  'server.initialize', 'server.info', 'server.clients', 'server.report', 'server.ping', 'server.echo',
  'server.shutdown', 'session.start', 'session.join', 'session.end', 'session.list', 'session.setCurrent',
  'session.get', 'session.setVolume', 'session.stepVolume', 'session.pressVolumeKey', 'session.setMuted',
  'session.requestMultizoneStatus', 'session.setMultizoneDeviceVolume', 'session.setMultizoneDeviceMuted',
  'session.getCastingGroups', 'session.requestStatus', 'session.transfer', 'session.takeBack',
  'session.setDefaultOptions', 'session.getDefaultOptions', 'session.buildOpenUrl', 'session.parseOpenUrl',
  'session.startWithOpenUrl', 'session.suspend', 'session.resume', 'session.listSaved', 'session.restore',
  'widget.getState', 'widget.setOptions', 'widget.tapCastButton', 'widget.openDialog', 'widget.closeDialog',
  'widget.selectDevice', 'widget.disconnect', 'widget.presentIntroOverlay', 'widget.dismissIntroOverlay',
  'widget.resetIntroOverlay', 'widget.tapMiniController', 'widget.presentExpandedController',
  'widget.dismissExpandedController', 'widget.pressButton', 'widget.slide', 'widget.setVolume',
  'widget.setPlaybackRate', 'widget.openTrackSelector', 'widget.closeTrackSelector', 'widget.selectTracks',
  'widget.setStyle', 'widget.getStyle', 'widget.applyStyle', 'widget.makeLoadRequest', 'widget.handOver',
  'widget.takeBack',
]);

/** Every notification. */
export const eventNames = Object.freeze([
  'channel.didConnect', 'channel.didDisconnect', 'channel.didReceiveMessage', 'channel.didChangeWritable',
  'context.didChangeCastState', 'discovery.didStart', 'discovery.willUpdateList', 'discovery.didUpdateList',
  'discovery.didStop', 'discovery.didChangeAvailability', 'discovery.didInsertDevice', 'discovery.didUpdateDevice',
  'discovery.didMoveDevice', 'discovery.didRemoveDevice', 'image.didCache', 'log.didRecord', 'log.didTapMessage',
  'log.didChangeFile', 'media.didStartSession', 'media.didUpdateStatus', 'media.didUpdateMetadata',
  'media.didUpdateQueue', 'media.didUpdatePreload', 'media.didEndSession', 'media.didUpdatePosition',
  'media.didReceiveError', 'media.didReceiveMessage', 'player.didChange', 'queue.didReload', 'queue.didInsert',
  'queue.didUpdate', 'queue.didRemove', 'queue.didReorder', 'record.didChange', 'serve.didConvert', 'serve.didServe',
  'session.willStart', 'session.didEnterPhase', 'session.didStart', 'session.didFailToStart', 'session.willEnd',
  'session.didEnd', 'session.didSuspend', 'session.willResume', 'session.didResume', 'session.didFailToResume',
  'session.didUpdateDefaultOptions', 'session.willTransfer', 'session.didTransfer', 'session.didFailToTransfer',
  'session.didUpdateDevice', 'session.didReceiveMultizoneStatus', 'session.didAddMultizoneDevice',
  'session.didUpdateMultizoneDevice', 'session.didRemoveMultizoneDevice', 'session.didUpdatePlaybackSession',
  'session.didChangeVolume', 'session.didChangeStatus', 'widget.didChange', 'widget.didTriggerExpandedController',
  'widget.didPressCustomButton', 'widget.didApplyStyle',
]);

/** The capability without which the server never sends a request. */
export const serverRequestCapabilities = Object.freeze({
  'credentials.provide': 'credentialsProvider',
  'discovery.provide': 'deviceProvider',
  'image.choose': 'imagePicker',
  'image.provide': 'imageCache',
});
