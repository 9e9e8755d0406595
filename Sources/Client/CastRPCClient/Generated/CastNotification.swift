// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
import CastModel
import FrameworkLog
import JSONCodec

/// What the server tells unasked, as ``EventsCalls`` yields it. Later versions add cases: switch with a `default`.
public enum CastNotification: Sendable, Equatable {
  case channelDidConnect(ChannelDidConnect)
  case channelDidDisconnect(ChannelDidDisconnect)
  case channelDidReceiveMessage(ChannelDidReceiveMessage)
  case channelDidChangeWritable(ChannelDidChangeWritable)
  case contextDidChangeCastState(ContextDidChangeCastState)
  case discoveryDidStart(DiscoveryDidStart)
  case discoveryWillUpdateList(DiscoveryWillUpdateList)
  case discoveryDidUpdateList(DiscoveryDidUpdateList)
  case discoveryDidStop(DiscoveryDidStop)
  case discoveryDidChangeAvailability(DiscoveryDidChangeAvailability)
  case discoveryDidInsertDevice(DiscoveryDidInsertDevice)
  case discoveryDidUpdateDevice(DiscoveryDidUpdateDevice)
  case discoveryDidMoveDevice(DiscoveryDidMoveDevice)
  case discoveryDidRemoveDevice(DiscoveryDidRemoveDevice)
  case imageDidCache(ImageDidCache)
  case logDidRecord(LogDidRecord)
  case logDidTapMessage(LogDidTapMessage)
  case logDidChangeFile(LogDidChangeFile)
  case mediaDidStartSession(MediaDidStartSession)
  case mediaDidUpdateStatus(MediaDidUpdateStatus)
  case mediaDidUpdateMetadata(MediaDidUpdateMetadata)
  case mediaDidUpdateQueue(MediaDidUpdateQueue)
  case mediaDidUpdatePreload(MediaDidUpdatePreload)
  case mediaDidEndSession(MediaDidEndSession)
  case mediaDidUpdatePosition(MediaDidUpdatePosition)
  case mediaDidReceiveError(MediaDidReceiveError)
  case mediaDidReceiveMessage(MediaDidReceiveMessage)
  case playerDidChange(PlayerDidChange)
  case queueDidReload(QueueDidReload)
  case queueDidInsert(QueueDidInsert)
  case queueDidUpdate(QueueDidUpdate)
  case queueDidRemove(QueueDidRemove)
  case queueDidReorder(QueueDidReorder)
  case recordDidChange(RecordDidChange)
  case serveDidConvert(ServeDidConvert)
  case serveDidServe(ServeDidServe)
  case sessionWillStart(SessionWillStart)
  case sessionDidEnterPhase(SessionDidEnterPhase)
  case sessionDidStart(SessionDidStart)
  case sessionDidFailToStart(SessionDidFailToStart)
  case sessionWillEnd(SessionWillEnd)
  case sessionDidEnd(SessionDidEnd)
  case sessionDidSuspend(SessionDidSuspend)
  case sessionWillResume(SessionWillResume)
  case sessionDidResume(SessionDidResume)
  case sessionDidFailToResume(SessionDidFailToResume)
  case sessionDidUpdateDefaultOptions(SessionDidUpdateDefaultOptions)
  case sessionWillTransfer(SessionWillTransfer)
  case sessionDidTransfer(SessionDidTransfer)
  case sessionDidFailToTransfer(SessionDidFailToTransfer)
  case sessionDidUpdateDevice(SessionDidUpdateDevice)
  case sessionDidReceiveMultizoneStatus(SessionDidReceiveMultizoneStatus)
  case sessionDidAddMultizoneDevice(SessionDidAddMultizoneDevice)
  case sessionDidUpdateMultizoneDevice(SessionDidUpdateMultizoneDevice)
  case sessionDidRemoveMultizoneDevice(SessionDidRemoveMultizoneDevice)
  case sessionDidUpdatePlaybackSession(SessionDidUpdatePlaybackSession)
  case sessionDidChangeVolume(SessionDidChangeVolume)
  case sessionDidChangeStatus(SessionDidChangeStatus)
  case widgetDidChange(WidgetDidChange)
  case widgetDidTriggerExpandedController(WidgetDidTriggerExpandedController)
  case widgetDidPressCustomButton(WidgetDidPressCustomButton)
  case widgetDidApplyStyle(WidgetDidApplyStyle)
  /// So many notifications, of these topics, were dropped before the next one, because this program reads too slowly;
  /// `$/overflow`.
  case overflow(dropped: Int64, topics: [String])
  /// One that this client doesn't know, or whose parameters it can't read, as it came.
  case unknown(Event)

  /// The notification; `nil` for ``overflow(dropped:topics:)`` and ``unknown(_:)``.
  public var value: (any RPCNotification)? {
    switch self {
      case .channelDidConnect(let value): value
      case .channelDidDisconnect(let value): value
      case .channelDidReceiveMessage(let value): value
      case .channelDidChangeWritable(let value): value
      case .contextDidChangeCastState(let value): value
      case .discoveryDidStart(let value): value
      case .discoveryWillUpdateList(let value): value
      case .discoveryDidUpdateList(let value): value
      case .discoveryDidStop(let value): value
      case .discoveryDidChangeAvailability(let value): value
      case .discoveryDidInsertDevice(let value): value
      case .discoveryDidUpdateDevice(let value): value
      case .discoveryDidMoveDevice(let value): value
      case .discoveryDidRemoveDevice(let value): value
      case .imageDidCache(let value): value
      case .logDidRecord(let value): value
      case .logDidTapMessage(let value): value
      case .logDidChangeFile(let value): value
      case .mediaDidStartSession(let value): value
      case .mediaDidUpdateStatus(let value): value
      case .mediaDidUpdateMetadata(let value): value
      case .mediaDidUpdateQueue(let value): value
      case .mediaDidUpdatePreload(let value): value
      case .mediaDidEndSession(let value): value
      case .mediaDidUpdatePosition(let value): value
      case .mediaDidReceiveError(let value): value
      case .mediaDidReceiveMessage(let value): value
      case .playerDidChange(let value): value
      case .queueDidReload(let value): value
      case .queueDidInsert(let value): value
      case .queueDidUpdate(let value): value
      case .queueDidRemove(let value): value
      case .queueDidReorder(let value): value
      case .recordDidChange(let value): value
      case .serveDidConvert(let value): value
      case .serveDidServe(let value): value
      case .sessionWillStart(let value): value
      case .sessionDidEnterPhase(let value): value
      case .sessionDidStart(let value): value
      case .sessionDidFailToStart(let value): value
      case .sessionWillEnd(let value): value
      case .sessionDidEnd(let value): value
      case .sessionDidSuspend(let value): value
      case .sessionWillResume(let value): value
      case .sessionDidResume(let value): value
      case .sessionDidFailToResume(let value): value
      case .sessionDidUpdateDefaultOptions(let value): value
      case .sessionWillTransfer(let value): value
      case .sessionDidTransfer(let value): value
      case .sessionDidFailToTransfer(let value): value
      case .sessionDidUpdateDevice(let value): value
      case .sessionDidReceiveMultizoneStatus(let value): value
      case .sessionDidAddMultizoneDevice(let value): value
      case .sessionDidUpdateMultizoneDevice(let value): value
      case .sessionDidRemoveMultizoneDevice(let value): value
      case .sessionDidUpdatePlaybackSession(let value): value
      case .sessionDidChangeVolume(let value): value
      case .sessionDidChangeStatus(let value): value
      case .widgetDidChange(let value): value
      case .widgetDidTriggerExpandedController(let value): value
      case .widgetDidPressCustomButton(let value): value
      case .widgetDidApplyStyle(let value): value
      case .overflow, .unknown: nil
    }
  }

  /// Reads the parameters of each, by its name on the wire.
  static let decoders: [String: @Sendable (JSONNode) throws(JSONDecodingError) -> CastNotification] = [
    "channel.didConnect": { (node) throws(JSONDecodingError) in .channelDidConnect(try ChannelDidConnect(json: node)) },
    "channel.didDisconnect": { (node) throws(JSONDecodingError) in .channelDidDisconnect(try ChannelDidDisconnect(json: node)) },
    "channel.didReceiveMessage": { (node) throws(JSONDecodingError) in .channelDidReceiveMessage(try ChannelDidReceiveMessage(json: node)) },
    "channel.didChangeWritable": { (node) throws(JSONDecodingError) in .channelDidChangeWritable(try ChannelDidChangeWritable(json: node)) },
    "context.didChangeCastState": { (node) throws(JSONDecodingError) in .contextDidChangeCastState(try ContextDidChangeCastState(json: node)) },
    "discovery.didStart": { (node) throws(JSONDecodingError) in .discoveryDidStart(try DiscoveryDidStart(json: node)) },
    "discovery.willUpdateList": { (node) throws(JSONDecodingError) in .discoveryWillUpdateList(try DiscoveryWillUpdateList(json: node)) },
    "discovery.didUpdateList": { (node) throws(JSONDecodingError) in .discoveryDidUpdateList(try DiscoveryDidUpdateList(json: node)) },
    "discovery.didStop": { (node) throws(JSONDecodingError) in .discoveryDidStop(try DiscoveryDidStop(json: node)) },
    "discovery.didChangeAvailability": { (node) throws(JSONDecodingError) in .discoveryDidChangeAvailability(try DiscoveryDidChangeAvailability(json: node)) },
    "discovery.didInsertDevice": { (node) throws(JSONDecodingError) in .discoveryDidInsertDevice(try DiscoveryDidInsertDevice(json: node)) },
    "discovery.didUpdateDevice": { (node) throws(JSONDecodingError) in .discoveryDidUpdateDevice(try DiscoveryDidUpdateDevice(json: node)) },
    "discovery.didMoveDevice": { (node) throws(JSONDecodingError) in .discoveryDidMoveDevice(try DiscoveryDidMoveDevice(json: node)) },
    "discovery.didRemoveDevice": { (node) throws(JSONDecodingError) in .discoveryDidRemoveDevice(try DiscoveryDidRemoveDevice(json: node)) },
    "image.didCache": { (node) throws(JSONDecodingError) in .imageDidCache(try ImageDidCache(json: node)) },
    "log.didRecord": { (node) throws(JSONDecodingError) in .logDidRecord(try LogDidRecord(json: node)) },
    "log.didTapMessage": { (node) throws(JSONDecodingError) in .logDidTapMessage(try LogDidTapMessage(json: node)) },
    "log.didChangeFile": { (node) throws(JSONDecodingError) in .logDidChangeFile(try LogDidChangeFile(json: node)) },
    "media.didStartSession": { (node) throws(JSONDecodingError) in .mediaDidStartSession(try MediaDidStartSession(json: node)) },
    "media.didUpdateStatus": { (node) throws(JSONDecodingError) in .mediaDidUpdateStatus(try MediaDidUpdateStatus(json: node)) },
    "media.didUpdateMetadata": { (node) throws(JSONDecodingError) in .mediaDidUpdateMetadata(try MediaDidUpdateMetadata(json: node)) },
    "media.didUpdateQueue": { (node) throws(JSONDecodingError) in .mediaDidUpdateQueue(try MediaDidUpdateQueue(json: node)) },
    "media.didUpdatePreload": { (node) throws(JSONDecodingError) in .mediaDidUpdatePreload(try MediaDidUpdatePreload(json: node)) },
    "media.didEndSession": { (node) throws(JSONDecodingError) in .mediaDidEndSession(try MediaDidEndSession(json: node)) },
    "media.didUpdatePosition": { (node) throws(JSONDecodingError) in .mediaDidUpdatePosition(try MediaDidUpdatePosition(json: node)) },
    "media.didReceiveError": { (node) throws(JSONDecodingError) in .mediaDidReceiveError(try MediaDidReceiveError(json: node)) },
    "media.didReceiveMessage": { (node) throws(JSONDecodingError) in .mediaDidReceiveMessage(try MediaDidReceiveMessage(json: node)) },
    "player.didChange": { (node) throws(JSONDecodingError) in .playerDidChange(try PlayerDidChange(json: node)) },
    "queue.didReload": { (node) throws(JSONDecodingError) in .queueDidReload(try QueueDidReload(json: node)) },
    "queue.didInsert": { (node) throws(JSONDecodingError) in .queueDidInsert(try QueueDidInsert(json: node)) },
    "queue.didUpdate": { (node) throws(JSONDecodingError) in .queueDidUpdate(try QueueDidUpdate(json: node)) },
    "queue.didRemove": { (node) throws(JSONDecodingError) in .queueDidRemove(try QueueDidRemove(json: node)) },
    "queue.didReorder": { (node) throws(JSONDecodingError) in .queueDidReorder(try QueueDidReorder(json: node)) },
    "record.didChange": { (node) throws(JSONDecodingError) in .recordDidChange(try RecordDidChange(json: node)) },
    "serve.didConvert": { (node) throws(JSONDecodingError) in .serveDidConvert(try ServeDidConvert(json: node)) },
    "serve.didServe": { (node) throws(JSONDecodingError) in .serveDidServe(try ServeDidServe(json: node)) },
    "session.willStart": { (node) throws(JSONDecodingError) in .sessionWillStart(try SessionWillStart(json: node)) },
    "session.didEnterPhase": { (node) throws(JSONDecodingError) in .sessionDidEnterPhase(try SessionDidEnterPhase(json: node)) },
    "session.didStart": { (node) throws(JSONDecodingError) in .sessionDidStart(try SessionDidStart(json: node)) },
    "session.didFailToStart": { (node) throws(JSONDecodingError) in .sessionDidFailToStart(try SessionDidFailToStart(json: node)) },
    "session.willEnd": { (node) throws(JSONDecodingError) in .sessionWillEnd(try SessionWillEnd(json: node)) },
    "session.didEnd": { (node) throws(JSONDecodingError) in .sessionDidEnd(try SessionDidEnd(json: node)) },
    "session.didSuspend": { (node) throws(JSONDecodingError) in .sessionDidSuspend(try SessionDidSuspend(json: node)) },
    "session.willResume": { (node) throws(JSONDecodingError) in .sessionWillResume(try SessionWillResume(json: node)) },
    "session.didResume": { (node) throws(JSONDecodingError) in .sessionDidResume(try SessionDidResume(json: node)) },
    "session.didFailToResume": { (node) throws(JSONDecodingError) in .sessionDidFailToResume(try SessionDidFailToResume(json: node)) },
    "session.didUpdateDefaultOptions": { (node) throws(JSONDecodingError) in .sessionDidUpdateDefaultOptions(try SessionDidUpdateDefaultOptions(json: node)) },
    "session.willTransfer": { (node) throws(JSONDecodingError) in .sessionWillTransfer(try SessionWillTransfer(json: node)) },
    "session.didTransfer": { (node) throws(JSONDecodingError) in .sessionDidTransfer(try SessionDidTransfer(json: node)) },
    "session.didFailToTransfer": { (node) throws(JSONDecodingError) in .sessionDidFailToTransfer(try SessionDidFailToTransfer(json: node)) },
    "session.didUpdateDevice": { (node) throws(JSONDecodingError) in .sessionDidUpdateDevice(try SessionDidUpdateDevice(json: node)) },
    "session.didReceiveMultizoneStatus": { (node) throws(JSONDecodingError) in .sessionDidReceiveMultizoneStatus(try SessionDidReceiveMultizoneStatus(json: node)) },
    "session.didAddMultizoneDevice": { (node) throws(JSONDecodingError) in .sessionDidAddMultizoneDevice(try SessionDidAddMultizoneDevice(json: node)) },
    "session.didUpdateMultizoneDevice": { (node) throws(JSONDecodingError) in .sessionDidUpdateMultizoneDevice(try SessionDidUpdateMultizoneDevice(json: node)) },
    "session.didRemoveMultizoneDevice": { (node) throws(JSONDecodingError) in .sessionDidRemoveMultizoneDevice(try SessionDidRemoveMultizoneDevice(json: node)) },
    "session.didUpdatePlaybackSession": { (node) throws(JSONDecodingError) in .sessionDidUpdatePlaybackSession(try SessionDidUpdatePlaybackSession(json: node)) },
    "session.didChangeVolume": { (node) throws(JSONDecodingError) in .sessionDidChangeVolume(try SessionDidChangeVolume(json: node)) },
    "session.didChangeStatus": { (node) throws(JSONDecodingError) in .sessionDidChangeStatus(try SessionDidChangeStatus(json: node)) },
    "widget.didChange": { (node) throws(JSONDecodingError) in .widgetDidChange(try WidgetDidChange(json: node)) },
    "widget.didTriggerExpandedController": { (node) throws(JSONDecodingError) in .widgetDidTriggerExpandedController(try WidgetDidTriggerExpandedController(json: node)) },
    "widget.didPressCustomButton": { (node) throws(JSONDecodingError) in .widgetDidPressCustomButton(try WidgetDidPressCustomButton(json: node)) },
    "widget.didApplyStyle": { (node) throws(JSONDecodingError) in .widgetDidApplyStyle(try WidgetDidApplyStyle(json: node)) },
  ]
}
