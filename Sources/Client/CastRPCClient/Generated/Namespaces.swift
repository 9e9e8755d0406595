// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)


extension CastClient {
  /// The calls of the namespace `channel`.
  public var channel: ChannelCalls { ChannelCalls(client: self) }
  /// The calls of the namespace `context`.
  public var context: ContextCalls { ContextCalls(client: self) }
  /// The calls of the namespace `discovery`.
  public var discovery: DiscoveryCalls { DiscoveryCalls(client: self) }
  /// The calls of the namespace `events`.
  public var events: EventsCalls { EventsCalls(client: self) }
  /// The calls of the namespace `image`.
  public var image: ImageCalls { ImageCalls(client: self) }
  /// The calls of the namespace `log`.
  public var log: LogCalls { LogCalls(client: self) }
  /// The calls of the namespace `media`.
  public var media: MediaCalls { MediaCalls(client: self) }
  /// The calls of the namespace `player`.
  public var player: PlayerCalls { PlayerCalls(client: self) }
  /// The calls of the namespace `queue`.
  public var queue: QueueCalls { QueueCalls(client: self) }
  /// The calls of the namespace `record`.
  public var record: RecordCalls { RecordCalls(client: self) }
  /// The calls of the namespace `rpc`.
  public var rpc: RpcCalls { RpcCalls(client: self) }
  /// The calls of the namespace `serve`.
  public var serve: ServeCalls { ServeCalls(client: self) }
  /// The calls of the namespace `server`.
  public var server: ServerCalls { ServerCalls(client: self) }
  /// The calls of the namespace `session`.
  public var session: SessionCalls { SessionCalls(client: self) }
  /// The calls of the namespace `widget`.
  public var widget: WidgetCalls { WidgetCalls(client: self) }
}
