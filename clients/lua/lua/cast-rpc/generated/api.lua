-- Generated from spec/ by cast-rpc-gen. Do not edit.
-- To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

local M = {}

M.PROTOCOL_VERSION = "1.0"
M.API_LEVEL = 1
M.SPEC_HASH = "181de5cf3d35c800"
M.VERSION = "0.1.0"

---Gives `client` its namespaces: their methods call `client:request`, their events `client:on`.
function M.install(client)

  --- Custom channels: messages between a client and the receiver app of a session, in a namespace of the app's own.
  ---@class cast-rpc.ChannelAPI
  local channel = {}
  client.channel = channel

  --- Adds a channel. It can be added before a session is started.
  ---
  --- The channel connects (`channel.didConnect`) in every connected session whose app lists the namespace, and again
  --- after such a session was resumed. It belongs to the client: other clients may add the same one, and it is removed
  --- when the client's connection closes. Many apps send a message to each new sender: only a channel that was added
  --- before the session started receives it.
  ---
  --- SDK: `GCKSession.addChannel`.
  ---
  --- Errors: InvalidNamespace, ReservedNamespace, ChannelExists, NoSuchSession, InternalLimitReached.
  ---@param params cast-rpc.ChannelAddParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ChannelInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ChannelInfo`
  function channel.add(params, callback, options)
    return client:request("channel.add", params, callback, options)
  end

  --- Removes one of the client's channels; name it as it was added.
  ---
  --- `channel.didDisconnect` follows for each session in which it was connected. Other clients' channels stay.
  ---
  --- SDK: `GCKSession.removeChannel`.
  ---
  --- Errors: NoSuchChannel.
  ---@param params cast-rpc.ChannelRemoveParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function channel.remove(params, callback, options)
    return client:request("channel.remove", params, callback, options)
  end

  --- Lists the client's channels, the oldest first.
  ---@param params? cast-rpc.ChannelListParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ChannelListResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ChannelListResult`
  function channel.list(params, callback, options)
    return client:request("channel.list", params, callback, options)
  end

  --- Sends a message to the app on one of the client's channels.
  ---
  --- Pass either `text` or `data`; text is sent unchanged, byte for byte. The answer means that the message was sent,
  --- not that the app accepted it: the app's replies, if any, arrive as `channel.didReceiveMessage`. A message may have
  --- 64 KiB including its envelope.
  ---
  --- SDK: `GCKCastChannel.sendTextMessage`.
  ---
  --- Errors: InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession, AmbiguousSession, SessionNotConnected,
  --- SessionEnded, SessionSuspended, ChannelNotConnected, CastMessageTooLarge, SendBufferFull, ConnectionLost,
  --- InternalLimitReached.
  ---@param params cast-rpc.ChannelSendParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ChannelSendResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ChannelSendResult`
  function channel.send(params, callback, options)
    return client:request("channel.send", params, callback, options)
  end

  --- Returns a number for a request of the app's own protocol that is unique on this connection to the device.
  ---
  --- SDK: `GCKCastChannel.generateRequestID`.
  ---
  --- Errors: InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession, AmbiguousSession, SessionNotConnected,
  --- SessionEnded, SessionSuspended, ChannelNotConnected.
  ---@param params cast-rpc.ChannelGenerateRequestIdParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ChannelGenerateRequestIdResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ChannelGenerateRequestIdResult`
  function channel.generateRequestId(params, callback, options)
    return client:request("channel.generateRequestId", params, callback, options)
  end

  --- Broadcasts a message to every endpoint on a session's device (destination `*`).
  ---
  --- Needs no channel, and no app that lists the namespace: every endpoint that listens to the namespace receives the
  --- message. Most apps don't use broadcasts; `channel.send` is the usual way.
  ---
  --- Errors: InvalidNamespace, ReservedNamespace, NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded,
  --- SessionSuspended, CastMessageTooLarge, SendBufferFull, ConnectionLost, InternalLimitReached.
  ---@param params cast-rpc.ChannelBroadcastParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ChannelBroadcastResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ChannelBroadcastResult`
  function channel.broadcast(params, callback, options)
    return client:request("channel.broadcast", params, callback, options)
  end

  --- Messages can now be sent on a channel. Comes after `session.didStart` and `session.didResume`, and only to clients
  --- that have the channel.
  ---
  --- SDK: `GCKGenericChannelDelegate.castChannelDidConnect`.
  ---@param listener fun(event: cast-rpc.ChannelDidConnect)
  ---@return fun() stop ends the listening
  function channel.didConnect(listener)
    return client:on("channel.didConnect", listener)
  end

  --- Messages can no longer be sent on a channel. Comes before `session.didSuspend` and `session.didEnd`.
  ---
  --- SDK: `GCKGenericChannelDelegate.castChannelDidDisconnect`.
  ---@param listener fun(event: cast-rpc.ChannelDidDisconnect)
  ---@return fun() stop ends the listening
  function channel.didDisconnect(listener)
    return client:on("channel.didDisconnect", listener)
  end

  --- The app sent a message. Either `text` or `data` is present, as the app sent it; text that isn't valid UTF-8
  --- arrives as `data`.
  ---
  --- SDK: `GCKGenericChannelDelegate.castChannel:didReceiveTextMessage`.
  ---@param listener fun(event: cast-rpc.ChannelDidReceiveMessage)
  ---@return fun() stop ends the listening
  function channel.didReceiveMessage(listener)
    return client:on("channel.didReceiveMessage", listener)
  end

  --- The device reads more slowly than the server writes (`false`), or has caught up (`true`). No message is lost until
  --- a call fails with `SendBufferFull`.
  ---
  --- SDK: `GCKGenericChannelDelegate.castChannel:didChangeWritableState`.
  ---@param listener fun(event: cast-rpc.ChannelDidChangeWritable)
  ---@return fun() stop ends the listening
  function channel.didChangeWritable(listener)
    return client:on("channel.didChangeWritable", listener)
  end

  --- The server's Cast context: options and state that all clients share.
  ---@class cast-rpc.ContextAPI
  local context = {}
  client.context = context

  --- Creates the context with options, once, and starts discovery unless the options say otherwise.
  ---
  --- The server has one context that all clients share. Its options are final as soon as devices are discovered or
  --- connected to; a call that does so before `context.create` creates the context with the defaults, without starting
  --- discovery. Other calls (`channel.add`, `image.setPolicy`, `discovery.setOptions`), and calls that fail, don't make
  --- them final.
  ---
  --- If the context already exists, equal options are accepted; different ones are `AlreadyInitialized`, with `path`
  --- and `differences`. A file can set the defaults (`cast-rpc --options`, docs/Options.md).
  ---
  --- SDK: `GCKCastContext.setSharedInstanceWithOptions`.
  ---
  --- Errors: AlreadyInitialized, FileNotUsable.
  ---@param params? cast-rpc.ContextCreateParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ContextInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ContextInfo`
  function context.create(params, callback, options)
    return client:request("context.create", params, callback, options)
  end

  --- Returns the context's state.
  ---
  --- SDK: `GCKCastContext`.
  ---@param params? cast-rpc.ContextGetParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ContextInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ContextInfo`
  function context.get(params, callback, options)
    return client:request("context.get", params, callback, options)
  end

  --- Sets the viewer's credentials for the next launches and joins.
  ---
  --- The credentials are delivered when an app is launched or joined, never to an app that a session already runs.
  ---
  --- SDK: `GCKCastContext.setLaunchCredentialsData`.
  ---@param params? cast-rpc.ContextSetLaunchCredentialsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function context.setLaunchCredentials(params, callback, options)
    return client:request("context.setLaunchCredentials", params, callback, options)
  end

  --- Sets whether the calling client is in the foreground.
  ---
  --- Clients that never call this, such as scripts, are ignored. While all clients that called it are in the
  --- background, the server suspends sessions and pauses discovery, if the option `suspendSessionsWhenBackgrounded` is
  --- set; it resumes both when the first client returns to the foreground.
  ---@param params cast-rpc.ContextSetAppStateParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ContextSetAppStateResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ContextSetAppStateResult`
  function context.setAppState(params, callback, options)
    return client:request("context.setAppState", params, callback, options)
  end

  --- The cast state changed: whether there are devices, or a session.
  ---
  --- SDK: `kGCKCastStateDidChangeNotification`.
  ---@param listener fun(event: cast-rpc.ContextDidChangeCastState)
  ---@return fun() stop ends the listening
  function context.didChangeCastState(listener)
    return client:on("context.didChangeCastState", listener)
  end

  --- Discovering receivers. All clients share one list, ordered by friendly name.
  ---@class cast-rpc.DiscoveryAPI
  local discovery = {}
  client.discovery = discovery

  --- Starts discovery; does nothing if it already runs.
  ---
  --- Fails with DiscoveryUnavailable if no source can work (no network interface, or no daemon where the options allow
  --- only the daemon); discovery then starts by itself as soon as one can.
  ---
  --- SDK: `GCKDiscoveryManager.startDiscovery`.
  ---
  --- Errors: DiscoveryUnavailable.
  ---@param params? cast-rpc.DiscoveryStartParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DiscoveryInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DiscoveryInfo`
  function discovery.start(params, callback, options)
    return client:request("discovery.start", params, callback, options)
  end

  --- Stops discovery, unless another client started it, too; the devices found so far stay in the list.
  ---
  --- SDK: `GCKDiscoveryManager.stopDiscovery`.
  ---@param params? cast-rpc.DiscoveryStopParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DiscoveryInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DiscoveryInfo`
  function discovery.stop(params, callback, options)
    return client:request("discovery.stop", params, callback, options)
  end

  --- Lists the devices that match this client's criteria.
  ---@param params? cast-rpc.DiscoveryListParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DiscoveryInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DiscoveryInfo`
  function discovery.list(params, callback, options)
    return client:request("discovery.list", params, callback, options)
  end

  --- Returns one device.
  ---
  --- SDK: `GCKDiscoveryManager.deviceWithUniqueID`.
  ---
  --- Errors: DeviceNotFound.
  ---@param params cast-rpc.DiscoveryGetParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Device?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Device`
  function discovery.get(params, callback, options)
    return client:request("discovery.get", params, callback, options)
  end

  --- Waits until a device is found; starts discovery if necessary, and restores its state afterwards.
  ---
  --- SDK: `GCKDiscoveryManager.findDeviceWithUniqueID`.
  ---
  --- Errors: DeviceNotFound, DiscoveryUnavailable.
  ---@param params? cast-rpc.DiscoveryFindParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Device?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Device`
  function discovery.find(params, callback, options)
    return client:request("discovery.find", params, callback, options)
  end

  --- Returns all devices that answer within a given time.
  ---
  --- Starts discovery if necessary, and restores its state afterwards. It always takes the whole time; `discovery.find`
  --- answers as soon as a device is found.
  ---
  --- Errors: DiscoveryUnavailable.
  ---@param params? cast-rpc.DiscoveryScanParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DiscoveryScanResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DiscoveryScanResult`
  function discovery.scan(params, callback, options)
    return client:request("discovery.scan", params, callback, options)
  end

  --- Adds a device by address, for networks that discovery doesn't reach.
  ---
  --- Errors: TooManyDevices.
  ---@param params cast-rpc.DiscoveryAddDeviceParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Device?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Device`
  function discovery.addDevice(params, callback, options)
    return client:request("discovery.addDevice", params, callback, options)
  end

  --- Removes a device that was added by its address.
  ---
  --- Errors: DeviceNotFound.
  ---@param params cast-rpc.DiscoveryRemoveDeviceParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function discovery.removeDevice(params, callback, options)
    return client:request("discovery.removeDevice", params, callback, options)
  end

  --- Sets an attribute of a device, for all clients; `discovery.didUpdateDevice` reports it.
  ---
  --- The attribute stays until it is removed or the server ends, also while the device is away. A device has at most 64
  --- attributes, and at most 512 devices have attributes.
  ---
  --- SDK: `GCKDevice.setAttribute:forKey:`.
  ---
  --- Errors: DeviceNotFound, InternalLimitReached.
  ---@param params cast-rpc.DiscoverySetAttributeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Device?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Device`
  function discovery.setAttribute(params, callback, options)
    return client:request("discovery.setAttribute", params, callback, options)
  end

  --- Removes attributes of a device.
  ---
  --- SDK: `GCKDevice.removeAttributeForKey:`.
  ---
  --- Errors: DeviceNotFound.
  ---@param params cast-rpc.DiscoveryRemoveAttributeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Device?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Device`
  function discovery.removeAttribute(params, callback, options)
    return client:request("discovery.removeAttribute", params, callback, options)
  end

  --- Registers this client as the provider of a category of devices that the network doesn't announce.
  ---
  --- Needs the capability `deviceProvider`. While discovery runs, the server asks the client for devices
  --- (`discovery.provide`). The category and its devices are removed when the connection closes.
  ---
  --- SDK: `GCKCastContext.registerDeviceProvider:`.
  ---
  --- Errors: MissingClientCapability, ProviderExists, InternalLimitReached.
  ---@param params cast-rpc.DiscoveryRegisterProviderParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function discovery.registerProvider(params, callback, options)
    return client:request("discovery.registerProvider", params, callback, options)
  end

  --- Unregisters a category; its devices are removed from the list.
  ---
  --- SDK: `GCKCastContext.unregisterDeviceProviderForCategory:`.
  ---
  --- Errors: NoSuchProvider.
  ---@param params cast-rpc.DiscoveryUnregisterProviderParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function discovery.unregisterProvider(params, callback, options)
    return client:request("discovery.unregisterProvider", params, callback, options)
  end

  --- Adds or updates devices of one of this client's categories in the list.
  ---
  --- Sessions with them use Cast V2 at the given host and port. Either all of them are listed, or none.
  ---
  --- SDK: `GCKDeviceProvider.notifyDidPublishDevice:`.
  ---
  --- Errors: NoSuchProvider, TooManyDevices.
  ---@param params cast-rpc.DiscoveryPublishDevicesParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DiscoveryPublishDevicesResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DiscoveryPublishDevicesResult`
  function discovery.publishDevices(params, callback, options)
    return client:request("discovery.publishDevices", params, callback, options)
  end

  --- Removes devices of one of this client's categories from the list; sessions with them continue.
  ---
  --- SDK: `GCKDeviceProvider.notifyDidUnpublishDevice:`.
  ---
  --- Errors: NoSuchProvider, DeviceNotFound.
  ---@param params cast-rpc.DiscoveryUnpublishDevicesParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function discovery.unpublishDevices(params, callback, options)
    return client:request("discovery.unpublishDevices", params, callback, options)
  end

  --- Sets, for all clients, whether to query the network less often, at the price of older data.
  ---
  --- SDK: `GCKDiscoveryManager.passiveScan`.
  ---@param params cast-rpc.DiscoverySetPassiveScanParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function discovery.setPassiveScan(params, callback, options)
    return client:request("discovery.setPassiveScan", params, callback, options)
  end

  --- Changes how devices are discovered, for all clients, at once; returns all options.
  ---@param params cast-rpc.DiscoverySetOptionsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DiscoveryOptions?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DiscoveryOptions`
  function discovery.setOptions(params, callback, options)
    return client:request("discovery.setOptions", params, callback, options)
  end

  --- Asks a device which apps it supports.
  ---
  --- Uses the session with the device, or else a connection for this request. Answers are cached: six hours for an
  --- available app, 15 minutes for an unavailable one.
  ---
  --- Errors: DeviceNotFound, AddressNotResolved, ConnectionRefused, DeviceUnreachable, ConnectionTimedOut, TLSFailed,
  --- ConnectionLost, ConnectionRejected, RequestTimedOut, RequestRejected.
  ---@param params cast-rpc.DiscoveryQueryAppAvailabilityParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DiscoveryQueryAppAvailabilityResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DiscoveryQueryAppAvailabilityResult`
  function discovery.queryAppAvailability(params, callback, options)
    return client:request("discovery.queryAppAvailability", params, callback, options)
  end

  --- Asks a device for its own description: model, maker, software, network, groups.
  ---
  --- Asks over HTTP at port 8008, then HTTPS at port 8443 for parts that are missing, and otherwise over the session
  --- with the device or a connection for this request. The answer is kept until the server ends, since frequent
  --- questions make some devices stutter or restart. At the address of a group, the answer of its leader describes the
  --- group.
  ---
  --- Errors: DeviceNotFound, AddressNotResolved, ConnectionRefused, DeviceUnreachable, ConnectionTimedOut, TLSFailed,
  --- ConnectionLost, ConnectionRejected, RequestTimedOut, RequestRejected.
  ---@param params? cast-rpc.DiscoveryDescribeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DeviceDescription?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DeviceDescription`
  function discovery.describe(params, callback, options)
    return client:request("discovery.describe", params, callback, options)
  end

  --- Diagnoses discovery: why devices are or aren't listed. Probes an address on request.
  ---
  --- Opens and closes a TCP connection to up to 16 of the known devices, for 1.5 seconds at most.
  ---@param params? cast-rpc.DiscoveryDiagnoseParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DiscoveryDiagnosis?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DiscoveryDiagnosis`
  function discovery.diagnose(params, callback, options)
    return client:request("discovery.diagnose", params, callback, options)
  end

  --- Discovery started.
  ---
  --- SDK: `didStartDiscoveryForDeviceCategory`.
  ---@param listener fun(event: cast-rpc.DiscoveryDidStart)
  ---@return fun() stop ends the listening
  function discovery.didStart(listener)
    return client:on("discovery.didStart", listener)
  end

  --- Changes of the device list follow.
  ---
  --- SDK: `willUpdateDeviceList`.
  ---@param listener fun(event: cast-rpc.DiscoveryWillUpdateList)
  ---@return fun() stop ends the listening
  function discovery.willUpdateList(listener)
    return client:on("discovery.willUpdateList", listener)
  end

  --- All changes since `willUpdateList` have been sent: time to redraw the list.
  ---
  --- SDK: `didUpdateDeviceList`.
  ---@param listener fun(event: cast-rpc.DiscoveryDidUpdateList)
  ---@return fun() stop ends the listening
  function discovery.didUpdateList(listener)
    return client:on("discovery.didUpdateList", listener)
  end

  --- Discovery stopped on request.
  ---@param listener fun(event: cast-rpc.DiscoveryDidStop)
  ---@return fun() stop ends the listening
  function discovery.didStop(listener)
    return client:on("discovery.didStop", listener)
  end

  --- A discovery source started or stopped working: the DNS-SD daemon is missing, was stopped, or works again. The
  --- source recovers by itself; devices stay listed until their records expire.
  ---@param listener fun(event: cast-rpc.DiscoveryDidChangeAvailability)
  ---@return fun() stop ends the listening
  function discovery.didChangeAvailability(listener)
    return client:on("discovery.didChangeAvailability", listener)
  end

  --- A device was found.
  ---
  --- SDK: `didInsertDevice:atIndex:`.
  ---@param listener fun(event: cast-rpc.DiscoveryDidInsertDevice)
  ---@return fun() stop ends the listening
  function discovery.didInsertDevice(listener)
    return client:on("discovery.didInsertDevice", listener)
  end

  --- A device changed, but not its index.
  ---
  --- SDK: `didUpdateDevice:atIndex:`.
  ---@param listener fun(event: cast-rpc.DiscoveryDidUpdateDevice)
  ---@return fun() stop ends the listening
  function discovery.didUpdateDevice(listener)
    return client:on("discovery.didUpdateDevice", listener)
  end

  --- A device changed and moved to another index.
  ---
  --- SDK: `didUpdateDevice:atIndex:andMoveToIndex:`.
  ---@param listener fun(event: cast-rpc.DiscoveryDidMoveDevice)
  ---@return fun() stop ends the listening
  function discovery.didMoveDevice(listener)
    return client:on("discovery.didMoveDevice", listener)
  end

  --- A device was removed.
  ---
  --- SDK: `didRemoveDevice:atIndex:`.
  ---@param listener fun(event: cast-rpc.DiscoveryDidRemoveDevice)
  ---@return fun() stop ends the listening
  function discovery.didRemoveDevice(listener)
    return client:on("discovery.didRemoveDevice", listener)
  end

  --- Subscriptions to notifications.
  ---@class cast-rpc.EventsAPI
  local events = {}
  client.events = events

  --- Subscribes to the notifications of some topics.
  ---
  --- A notification that several subscriptions of a connection cover is pushed once. Subscriptions end with the
  --- connection.
  ---
  --- Errors: TooManySubscriptions.
  ---@param params cast-rpc.EventsSubscribeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.EventsSubscribeResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.EventsSubscribeResult`
  function events.subscribe(params, callback, options)
    return client:request("events.subscribe", params, callback, options)
  end

  --- Ends a subscription.
  ---
  --- Errors: NoSuchSubscription.
  ---@param params cast-rpc.EventsUnsubscribeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function events.unsubscribe(params, callback, options)
    return client:request("events.unsubscribe", params, callback, options)
  end

  --- Returns the events since the last poll.
  ---
  --- Errors: NoSuchSubscription.
  ---@param params cast-rpc.EventsPollParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.EventsPollResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.EventsPollResult`
  function events.poll(params, callback, options)
    return client:request("events.poll", params, callback, options)
  end

  --- Returns the present state of discovery, sessions and players.
  ---@param params? cast-rpc.EventsSnapshotParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Snapshot?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Snapshot`
  function events.snapshot(params, callback, options)
    return client:request("events.snapshot", params, callback, options)
  end

  --- Images of media: picking the one to show, and caching it on this machine.
  ---@class cast-rpc.ImageAPI
  local image = {}
  client.image = image

  --- Picks the image to show.
  ---
  --- Picks from `images`, or the images of `metadata`, or those of a session's media. The server asks the client that
  --- declared `imagePicker` last (`image.choose`); if there is none, or it doesn't answer within 2 seconds, the policy
  --- decides.
  ---
  --- SDK: `GCKUIImagePicker.getImageWithHints:fromMetadata`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.ImagePickParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ImagePickResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ImagePickResult`
  function image.pick(params, callback, options)
    return client:request("image.pick", params, callback, options)
  end

  --- Sets how images are picked from now on, for all clients.
  ---@param params? cast-rpc.ImageSetPolicyParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ImagePickPolicy?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ImagePickPolicy`
  function image.setPolicy(params, callback, options)
    return client:request("image.setPolicy", params, callback, options)
  end

  --- Returns how images are picked.
  ---@param params? cast-rpc.ImageGetPolicyParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ImagePickPolicy?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ImagePickPolicy`
  function image.getPolicy(params, callback, options)
    return client:request("image.getPolicy", params, callback, options)
  end

  --- Fetches an image over HTTPS, or finds it in the cache, and returns its path.
  ---
  --- Simultaneous requests for the same image share one fetch; cancelling a call ends only its own wait. The server
  --- first asks the client that declared `imageCache` last (`image.provide`); if there is none, or it returns no image
  --- within 15 seconds, the server uses its own cache.
  ---
  --- SDK: `GCKUIImageCache.fetchImageForURL:completion`.
  ---
  --- Errors: ImageURLRefused, ImageUnavailable, ImageTooLarge, ImageTypeRefused, ImageCacheUnavailable,
  --- LibraryUnavailable, InternalLimitReached.
  ---@param params cast-rpc.ImageFetchParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ImageFile?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ImageFile`
  function image.fetch(params, callback, options)
    return client:request("image.fetch", params, callback, options)
  end

  --- Removes outdated images and unreferenced files from the cache, and returns its state.
  ---
  --- Errors: ImageCacheUnavailable.
  ---@param params? cast-rpc.ImageCacheInfoParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ImageCacheInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ImageCacheInfo`
  function image.cacheInfo(params, callback, options)
    return client:request("image.cacheInfo", params, callback, options)
  end

  --- Removes all images from the cache.
  ---
  --- Errors: ImageCacheUnavailable.
  ---@param params? cast-rpc.ImageClearCacheParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ImageCacheInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ImageCacheInfo`
  function image.clearCache(params, callback, options)
    return client:request("image.clearCache", params, callback, options)
  end

  --- An image was fetched and cached for any of the clients. The URL's query is left out, because it may hold a token;
  --- `urlDigest` identifies the whole URL to clients that know it.
  ---@param listener fun(event: cast-rpc.ImageDidCache)
  ---@return fun() stop ends the listening
  function image.didCache(listener)
    return client:on("image.didCache", listener)
  end

  --- The framework's log. To receive it, subscribe to `log.didRecord` (or `log.*`; `*` excludes the log) and set a
  --- filter.
  ---@class cast-rpc.LogAPI
  local log = {}
  client.log = log

  --- Sets the filter for this connection's records.
  ---
  --- Replaces the connection's filter; without parameters it restores the default filter. Records arrive as
  --- `log.didRecord` if the connection has subscribed to it. Each connection has its own filter.
  ---
  --- SDK: `GCKLogger.filter`.
  ---
  --- Errors: LibraryUnavailable.
  ---@param params? cast-rpc.LogSetFilterParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.LogFilter?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.LogFilter`
  function log.setFilter(params, callback, options)
    return client:request("log.setFilter", params, callback, options)
  end

  --- Returns this connection's filter and tap, and the server's log file and console.
  ---
  --- SDK: `GCKLogger`.
  ---@param params? cast-rpc.LogGetFilterParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.LogGetFilterResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.LogGetFilterResult`
  function log.getFilter(params, callback, options)
    return client:request("log.getFilter", params, callback, options)
  end

  --- Starts or stops logging to files.
  ---
  --- Full files are rotated by renaming. If the disk is full or the folder disappears, only records are lost;
  --- `log.didChangeFile` reports it. Servers that log to one folder use different files.
  ---
  --- SDK: `GCKLogger.fileLoggingEnabled`.
  ---
  --- Errors: FileNotUsable, LibraryUnavailable.
  ---@param params cast-rpc.LogSetFileParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.LogFile?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.LogFile`
  function log.setFile(params, callback, options)
    return client:request("log.setFile", params, callback, options)
  end

  --- Starts or stops logging to standard error.
  ---
  --- At start its option `--log-level` applies.
  ---
  --- SDK: `GCKLogger.consoleLoggingEnabled`.
  ---
  --- Errors: LibraryUnavailable.
  ---@param params cast-rpc.LogSetConsoleParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.LogConsole?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.LogConsole`
  function log.setConsole(params, callback, options)
    return client:request("log.setConsole", params, callback, options)
  end

  --- Starts or stops showing this connection the Cast messages that are sent and received.
  ---
  --- The messages arrive as `log.didTapMessage` if the connection has subscribed to it. The call replaces the
  --- connection's previous tap.
  ---@param params? cast-rpc.LogSetMessageTapParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MessageTap?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MessageTap`
  function log.setMessageTap(params, callback, options)
    return client:request("log.setMessageTap", params, callback, options)
  end

  --- The framework logged a record. If there are too many for the connection, the oldest are dropped, and `$/overflow`
  --- or `lost` says how many.
  ---
  --- SDK: `GCKLoggerDelegate.logMessage:atLevel:fromFunction:location:`.
  ---@param listener fun(event: cast-rpc.LogDidRecord)
  ---@return fun() stop ends the listening
  function log.didRecord(listener)
    return client:on("log.didRecord", listener)
  end

  --- A Cast message was sent or received. If there are too many for the connection, the oldest are dropped, and
  --- `$/overflow` says how many.
  ---@param listener fun(event: cast-rpc.LogDidTapMessage)
  ---@return fun() stop ends the listening
  function log.didTapMessage(listener)
    return client:on("log.didTapMessage", listener)
  end

  --- Logging to files started, stopped, fails, or works again.
  ---@param listener fun(event: cast-rpc.LogDidChangeFile)
  ---@return fun() stop ends the listening
  function log.didChangeFile(listener)
    return client:on("log.didChangeFile", listener)
  end

  --- Loading and controlling media. A call returns when the receiver has confirmed it.
  ---@class cast-rpc.MediaAPI
  local media = {}
  client.media = media

  --- Loads media, a queue, or the content of a deep link.
  ---
  --- Pass one of `media`, `queueData` and `entity`. Anything else is InvalidParams, as are invalid tracks, ads, dates,
  --- colours and images; nothing is sent then.
  ---
  --- The call returns when the receiver has accepted the media and its status is no longer LOADING, even if the app
  --- doesn't repeat the request's id. A newer load replaces an older unanswered one (RequestReplaced).
  ---
  --- By default `autoplay` is true (for a queue: as its first item says), and `streamType` is BUFFERED, as in web
  --- senders. Without `currentTime` playback starts at the beginning, or at the edge of a live stream; 0 is the start
  --- of a live stream's window. Metadata members that don't belong to the `metadataType` are left out, as in the SDK;
  --- app-defined keys are sent. A queue's LOAD carries the media of the first played item beside `queueData`; a
  --- receiver that doesn't accept it gets QUEUE_LOAD.
  ---
  --- A `contentId` or `contentUrl` that is an absolute path or a `file:` URL names a file or a pipe (a live stream,
  --- read once) on the server's machine. The server serves it to the receiver until the session ends or other media is
  --- loaded, and declares the file's tags, cover and subtitles unless `media` has its own. A folder or a playlist (M3U,
  --- PLS, XSPF) is loaded as a queue of its media. Text tracks (converted to WebVTT) and images may be paths and
  --- `file:` URLs, too. An app other than the default media receiver may have ids that begin with `/`: ids that name no
  --- file are sent to it unchanged. Only `castctl` knows `-`, standard input.
  ---
  --- SDK: `GCKRemoteMediaClient.loadMediaWithLoadRequestData`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
  --- SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled, MediaWillFail, InternalLimitReached, SessionTransferred,
  --- FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable.
  ---@param params? cast-rpc.MediaLoadParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.load(params, callback, options)
    return client:request("media.load", params, callback, options)
  end

  --- Resolves a URL to media: a page, a playlist, or media itself.
  ---
  --- `player.play` resolves by itself; this method is for `queue.insert`, and to see the content first.
  ---
  --- A resolver of the options whose pattern matches gets the URL. Otherwise, if the name doesn't show that it is
  --- media, the server of the URL is asked: a playlist (M3U, PLS, XSPF) is read, a page goes to `yt-dlp`. Of a page's
  --- formats, the best that the device plays is chosen: pictures and sound in one file, HLS or DASH; sound alone for
  --- speakers. Control characters are removed from the page's texts.
  ---
  --- An item whose URL expires in a queue is resolved again before it plays.
  ---
  --- Errors: NoSuchSession, DeviceNotFound, AmbiguousDevice, AddressNotResolved, LibraryUnavailable, PageNotResolved,
  --- ResolverMissing, PlaylistNotReadable.
  ---@param params cast-rpc.MediaResolveParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaResolveResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaResolveResult`
  function media.resolve(params, callback, options)
    return client:request("media.resolve", params, callback, options)
  end

  --- Examines media before a load, and returns whether a device will play it, and why not.
  ---
  --- Pass one of `media` and `url`. The server fetches the same URLs as the receiver, in the same way: with a Cast
  --- device's user agent, the app's origin for captions and manifests, redirects and HTTPS. It reads a few hundred
  --- kilobytes at most, and of a manifest the first segments. Nothing is sent to the device.
  ---
  --- The findings compare the media with Google's page of supported media for the device's model. A property of the
  --- device that isn't known is a risk and never blocks. A server that only the device reaches can't be examined.
  ---
  --- Errors: NoSuchSession, DeviceNotFound, AmbiguousDevice, AddressNotResolved, LibraryUnavailable.
  ---@param params? cast-rpc.MediaPreflightParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PreflightReport?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PreflightReport`
  function media.preflight(params, callback, options)
    return client:request("media.preflight", params, callback, options)
  end

  --- Resumes playback.
  ---
  --- SDK: `GCKRemoteMediaClient.play`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, InternalLimitReached, SessionTransferred.
  ---@param params? cast-rpc.MediaPlayParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.play(params, callback, options)
    return client:request("media.play", params, callback, options)
  end

  --- Pauses.
  ---
  --- SDK: `GCKRemoteMediaClient.pause`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, InternalLimitReached, SessionTransferred.
  ---@param params? cast-rpc.MediaPauseParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.pause(params, callback, options)
    return client:request("media.pause", params, callback, options)
  end

  --- Stops playback, and unloads the media and its queue.
  ---
  --- SDK: `GCKRemoteMediaClient.stop`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.MediaStopParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.stop(params, callback, options)
    return client:request("media.stop", params, callback, options)
  end

  --- Seeks to another position.
  ---
  --- Pass exactly one of `currentTime`, `relativeTime` and `seekToInfinite`. A newer seek replaces an older unanswered
  --- one (RequestReplaced).
  ---
  --- SDK: `GCKRemoteMediaClient.seekWithOptions`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, InternalLimitReached, SessionTransferred.
  ---@param params? cast-rpc.MediaSeekParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.seek(params, callback, options)
    return client:request("media.seek", params, callback, options)
  end

  --- Sets the playback rate.
  ---
  --- Pass exactly one of `playbackRate` and `relativePlaybackRate`. A newer call replaces an older unanswered one
  --- (RequestReplaced).
  ---
  --- SDK: `GCKRemoteMediaClient.setPlaybackRate`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.MediaSetPlaybackRateParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.setPlaybackRate(params, callback, options)
    return client:request("media.setPlaybackRate", params, callback, options)
  end

  --- Sets the stream's volume; the device's volume is `session.setVolume`.
  ---
  --- A newer call replaces an older unanswered one (RequestReplaced), so a slider can simply call it repeatedly.
  --- Volumes in statuses are ignored until the call ends.
  ---
  --- SDK: `GCKRemoteMediaClient.setStreamVolume`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params cast-rpc.MediaSetStreamVolumeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.setStreamVolume(params, callback, options)
    return client:request("media.setStreamVolume", params, callback, options)
  end

  --- Mutes or unmutes the stream.
  ---
  --- SDK: `GCKRemoteMediaClient.setStreamMuted`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params cast-rpc.MediaSetStreamMutedParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.setStreamMuted(params, callback, options)
    return client:request("media.setStreamMuted", params, callback, options)
  end

  --- Selects the active tracks.
  ---
  --- At most one of each type, and only tracks of the media: anything else is InvalidParams. If the receiver lists no
  --- tracks, the ids aren't checked.
  ---
  --- SDK: `GCKRemoteMediaClient.setActiveTrackIDs`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.MediaSetActiveTracksParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.setActiveTracks(params, callback, options)
    return client:request("media.setActiveTracks", params, callback, options)
  end

  --- Returns the default text style: white on black.
  ---
  --- A starting point for `media.setTextTrackStyle` and for `textTrackStyle` of media. iOS derives it from the viewer's
  --- caption settings, which Linux doesn't have.
  ---
  --- SDK: `GCKMediaTextTrackStyle.createDefault`.
  ---@param params? cast-rpc.MediaGetDefaultTextTrackStyleParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaGetDefaultTextTrackStyleResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaGetDefaultTextTrackStyleResult`
  function media.getDefaultTextTrackStyle(params, callback, options)
    return client:request("media.getDefaultTextTrackStyle", params, callback, options)
  end

  --- Sets the style of text tracks.
  ---
  --- Colours are `#RRGGBB` or `#RRGGBBAA`, and are sent as `#RRGGBBAA`. Absent members stay as they are.
  ---
  --- SDK: `GCKRemoteMediaClient.setTextTrackStyle`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params cast-rpc.MediaSetTextTrackStyleParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.setTextTrackStyle(params, callback, options)
    return client:request("media.setTextTrackStyle", params, callback, options)
  end

  --- Skips the ad that is playing.
  ---
  --- If the ad can't be skipped, nothing is sent and the call fails with AdNotSkippable. Its `data.reason` is
  --- `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`.
  ---
  --- SDK: `GCKRemoteMediaClient.skipAd`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, AdNotSkippable, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.MediaSkipAdParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.skipAd(params, callback, options)
    return client:request("media.skipAd", params, callback, options)
  end

  --- Requests the receiver's media status.
  ---
  --- The receiver answers with its full status, except for the parts that the request allows it to leave out; these
  --- keep their known values.
  ---
  --- SDK: `GCKRemoteMediaClient.requestStatus`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
  --- SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, SessionTransferred,
  --- InternalLimitReached, CastMessageTooLarge.
  ---@param params? cast-rpc.MediaRequestStatusParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.requestStatus(params, callback, options)
    return client:request("media.requestStatus", params, callback, options)
  end

  --- Returns the known state at once, without asking the receiver.
  ---
  --- SDK: `GCKRemoteMediaClient.mediaStatus`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.MediaGetStatusParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.getStatus(params, callback, options)
    return client:request("media.getStatus", params, callback, options)
  end

  --- Returns the media that a session played last, even after the session has ended.
  ---
  --- The server remembers the last 32 ended sessions. For a connected session the result is the current media. Fails
  --- with NoMediaSession if nothing is known about the session's media.
  ---
  --- SDK: `GCKUIMediaController.lastKnownStreamPosition`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, NoMediaSession.
  ---@param params? cast-rpc.MediaGetLastKnownParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.LastKnownMedia?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.LastKnownMedia`
  function media.getLastKnown(params, callback, options)
    return client:request("media.getLastKnown", params, callback, options)
  end

  --- Returns the playback position at this moment, without asking the receiver.
  ---
  --- SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.MediaPositionParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaPosition?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaPosition`
  function media.position(params, callback, options)
    return client:request("media.position", params, callback, options)
  end

  --- Subscribes to `media.didUpdatePosition` at an interval.
  ---
  --- Only this connection receives the notifications, and only while time advances: a pause stops them, and resuming
  --- starts them again at once. A second call replaces the interval. The subscription ends with
  --- `media.unsubscribePosition`, with the session, or with the connection. `events.subscribe` isn't needed for this
  --- topic.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.MediaSubscribePositionParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaPosition?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaPosition`
  function media.subscribePosition(params, callback, options)
    return client:request("media.subscribePosition", params, callback, options)
  end

  --- Ends `media.didUpdatePosition` for this connection.
  ---
  --- Does nothing if the connection has no such subscription, even if `sessionId` names no session. A call without
  --- `sessionId` fails with NoSuchSession if there is no session, and with AmbiguousSession if there are several.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.MediaUnsubscribePositionParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function media.unsubscribePosition(params, callback, options)
    return client:request("media.unsubscribePosition", params, callback, options)
  end

  --- Selects tracks and their style in one request, as receivers support it.
  ---
  --- Pass at least one member. If `language` is given, the receiver picks the text track, and `language` takes
  --- precedence over `activeTrackIds`. If it has no such track it answers INVALID_REQUEST with LANGUAGE_NOT_SUPPORTED,
  --- unless the language is only a suggestion.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.MediaEditTracksParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.editTracks(params, callback, options)
    return client:request("media.editTracks", params, callback, options)
  end

  --- Selects the audio track by language; the receiver picks the track.
  ---
  --- EDIT_AUDIO_TRACKS, which not every receiver supports; `media.selectTracks` works with all receivers that list
  --- their tracks.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params cast-rpc.MediaEditAudioTracksParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.editAudioTracks(params, callback, options)
    return client:request("media.editAudioTracks", params, callback, options)
  end

  --- Selects tracks by language, from those that the media lists.
  ---
  --- The languages are tried in order, each first as given, then without its last part (`pt-BR`, `pt`); a track matches
  --- if its language is equal or begins with it. Types without a list stay as they are. NoSuchTrack: no track matches,
  --- and nothing is sent; with `isSuggested` that is no error, and the type stays as it is.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, NoSuchTrack, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.MediaSelectTracksParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.selectTracks(params, callback, options)
    return client:request("media.selectTracks", params, callback, options)
  end

  --- Reports the viewer's opinion of the media to the app.
  ---
  --- Sends USER_ACTION; the result appears in the media's `userActionStates`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params cast-rpc.MediaUserActionParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.userAction(params, callback, options)
    return client:request("media.userAction", params, callback, options)
  end

  --- Lets the app preload media that will be needed soon.
  ---
  --- Sends PRECACHE: `precacheData` is a text that the app understands, `requestItems` are streams. Pass at least one
  --- of them; no media session is needed.
  ---
  --- SDK: `GCKMediaRequestItem`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
  --- SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.MediaPrecacheParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function media.precache(params, callback, options)
    return client:request("media.precache", params, callback, options)
  end

  --- Asks the app for the state that another receiver needs to continue playback.
  ---
  --- Sends STORE_SESSION. Pass the state unchanged to `media.resumeSession` of another session.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.MediaStoreSessionParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaStoreSessionResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaStoreSessionResult`
  function media.storeSession(params, callback, options)
    return client:request("media.storeSession", params, callback, options)
  end

  --- Continues with the state that `media.storeSession` returned.
  ---
  --- Sends RESUME_SESSION. It returns as `media.load` does, and replaces an older unanswered load.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
  --- SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled, InternalLimitReached, SessionTransferred.
  ---@param params cast-rpc.MediaResumeSessionParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.resumeSession(params, callback, options)
    return client:request("media.resumeSession", params, callback, options)
  end

  --- Passes new credentials of the viewer to the app.
  ---
  --- Sends SET_CREDENTIALS; playback continues. For the next launch see `context.setLaunchCredentials`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
  --- SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params cast-rpc.MediaSetCredentialsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function media.setCredentials(params, callback, options)
    return client:request("media.setCredentials", params, callback, options)
  end

  --- Plays media again that has ended, if the app can.
  ---
  --- Sends PLAY_AGAIN.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
  --- SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, InternalLimitReached, NoMediaSession, SessionTransferred.
  ---@param params? cast-rpc.MediaPlayAgainParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function media.playAgain(params, callback, options)
    return client:request("media.playAgain", params, callback, options)
  end

  --- Sends a media message of any type.
  ---
  --- For messages without a method in this API: CUSTOM_COMMAND with `data` (the default), DISPLAY_STATUS,
  --- EXECUTE_ACTION_SCRIPT, app-defined types. The server adds `requestId`, and `mediaSessionId` if there is one and
  --- the members don't contain it. A status in the answer is processed as usual.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
  --- SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- CastMessageTooLarge, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.MediaSendCommandParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaSendCommandResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaSendCommandResult`
  function media.sendCommand(params, callback, options)
    return client:request("media.sendCommand", params, callback, options)
  end

  --- Lists the unanswered requests to apps, the oldest first.
  ---
  --- To abandon a request, cancel the call that made it with `$/cancelRequest`. That call ends with RequestCancelled;
  --- messages already sent are not taken back.
  ---
  --- SDK: `GCKRequest`.
  ---
  --- Errors: NoSuchSession.
  ---@param params? cast-rpc.MediaRequestsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaRequestsResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaRequestsResult`
  function media.requests(params, callback, options)
    return client:request("media.requests", params, callback, options)
  end

  --- New media was loaded: a new media session exists.
  ---
  --- SDK: `remoteMediaClient:didStartMediaSessionWithID:`.
  ---@param listener fun(event: cast-rpc.MediaDidStartSession)
  ---@return fun() stop ends the listening
  function media.didStartSession(listener)
    return client:on("media.didStartSession", listener)
  end

  --- The media status changed, by this server, another sender or the device itself.
  ---
  --- SDK: `remoteMediaClient:didUpdateMediaStatus:`.
  ---@param listener fun(event: cast-rpc.MediaDidUpdateStatus)
  ---@return fun() stop ends the listening
  function media.didUpdateStatus(listener)
    return client:on("media.didUpdateStatus", listener)
  end

  --- The media or its metadata changed.
  ---
  --- SDK: `remoteMediaClient:didUpdateMediaMetadata:`.
  ---@param listener fun(event: cast-rpc.MediaDidUpdateMetadata)
  ---@return fun() stop ends the listening
  function media.didUpdateMetadata(listener)
    return client:on("media.didUpdateMetadata", listener)
  end

  --- The queue, its current item or its repeat mode changed.
  ---
  --- SDK: `remoteMediaClientDidUpdateQueue:`.
  ---@param listener fun(event: cast-rpc.MediaDidUpdateQueue)
  ---@return fun() stop ends the listening
  function media.didUpdateQueue(listener)
    return client:on("media.didUpdateQueue", listener)
  end

  --- The preloaded item changed.
  ---
  --- SDK: `remoteMediaClientDidUpdatePreloadStatus:`.
  ---@param listener fun(event: cast-rpc.MediaDidUpdatePreload)
  ---@return fun() stop ends the listening
  function media.didUpdatePreload(listener)
    return client:on("media.didUpdatePreload", listener)
  end

  --- A media session ended.
  ---@param listener fun(event: cast-rpc.MediaDidEndSession)
  ---@return fun() stop ends the listening
  function media.didEndSession(listener)
    return client:on("media.didEndSession", listener)
  end

  --- Time advanced; only for connections that called `media.subscribePosition`, and only while it advances.
  ---
  --- SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
  ---@param listener fun(event: cast-rpc.MediaDidUpdatePosition)
  ---@return fun() stop ends the listening
  function media.didUpdatePosition(listener)
    return client:on("media.didUpdatePosition", listener)
  end

  --- The app reported an error that answers no request of this server: a track, an ad, the current item, or what
  --- another sender loaded, failed.
  ---@param listener fun(event: cast-rpc.MediaDidReceiveError)
  ---@return fun() stop ends the listening
  function media.didReceiveError(listener)
    return client:on("media.didReceiveError", listener)
  end

  --- The app sent a message in the media namespace that is neither a status, a queue change, an error nor an answer.
  ---@param listener fun(event: cast-rpc.MediaDidReceiveMessage)
  ---@return fun() stop ends the listening
  function media.didReceiveMessage(listener)
    return client:on("media.didReceiveMessage", listener)
  end

  --- Playing in one step, for scripts and people: each call finds the device, starts or joins the app if necessary, and
  --- returns a flat status.
  ---@class cast-rpc.PlayerAPI
  local player = {}
  client.player = player

  --- Plays media on a device: finds the device, starts or joins the app, loads, and waits until playback starts.
  ---
  --- Pass exactly one of `url`, `urls`, `media` and `queueData`. The call uses the existing session with the device, or
  --- joins an app that already runs. A session with another app ends: with APPLICATION_ENDED when the device ends that
  --- app for the launch, or with REPLACED when the app of this call runs. It lasts if the call fails before the launch.
  --- A second call with the same media plays it from the start again, in the same session.
  ---
  --- The server serves files of its machine to the receiver until the session ends or other media is loaded, and
  --- declares their tags, cover and subtitles (in the file and beside it) unless `media` has others.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, InvalidPlayerState, MediaNotSupported, MediaError, RequestReplaced,
  --- ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionExists, MediaLoadFailed, MediaLoadCancelled,
  --- MediaWillFail, PageNotResolved, ResolverMissing, PlaylistNotReadable, QueueNotSupported, QueueIncomplete,
  --- QueueChanged, FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable.
  ---@param params? cast-rpc.PlayerPlayParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.play(params, callback, options)
    return client:request("player.play", params, callback, options)
  end

  --- Pauses playback; succeeds if it is paused already or nothing plays.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState, MediaError,
  --- RequestReplaced.
  ---@param params? cast-rpc.PlayerPauseParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.pause(params, callback, options)
    return client:request("player.pause", params, callback, options)
  end

  --- Resumes playback; succeeds if it plays already.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState, MediaError,
  --- RequestReplaced.
  ---@param params? cast-rpc.PlayerResumeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.resume(params, callback, options)
    return client:request("player.resume", params, callback, options)
  end

  --- Pauses playback that advances, resumes playback that is paused.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState, MediaError,
  --- RequestReplaced.
  ---@param params? cast-rpc.PlayerToggleParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.toggle(params, callback, options)
    return client:request("player.toggle", params, callback, options)
  end

  --- Stops the app, even if another sender started it, and ends the session; succeeds if nothing runs.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState, MediaError,
  --- RequestReplaced.
  ---@param params? cast-rpc.PlayerStopParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.stop(params, callback, options)
    return client:request("player.stop", params, callback, options)
  end

  --- Seeks to a position, or by a distance.
  ---
  --- Pass exactly one of `position` and `distance`. A distance is cut at the beginning and the end of the media.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState, MediaError,
  --- RequestReplaced.
  ---@param params? cast-rpc.PlayerSeekParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.seek(params, callback, options)
    return client:request("player.seek", params, callback, options)
  end

  --- Plays the next item of the queue.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState, MediaError,
  --- RequestReplaced, EndOfQueue, QueueNotSupported.
  ---@param params? cast-rpc.PlayerNextParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.next(params, callback, options)
    return client:request("player.next", params, callback, options)
  end

  --- Plays the previous item of the queue.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState, MediaError,
  --- RequestReplaced, EndOfQueue, QueueNotSupported.
  ---@param params? cast-rpc.PlayerPreviousParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.previous(params, callback, options)
    return client:request("player.previous", params, callback, options)
  end

  --- Sets the device's volume: to a level, by steps, or muted.
  ---
  --- Pass `level` or `steps`, or `muted`, or both. No app has to run.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, VolumeFixed.
  ---@param params? cast-rpc.PlayerSetVolumeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.setVolume(params, callback, options)
    return client:request("player.setVolume", params, callback, options)
  end

  --- Returns a device's playback status.
  ---
  --- A device without a session is asked over a short connection: no app is launched or joined, and playback isn't
  --- disturbed.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred.
  ---@param params? cast-rpc.PlayerStatusParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.status(params, callback, options)
    return client:request("player.status", params, callback, options)
  end

  --- Returns the playback status of every device.
  ---
  --- Devices without a session are asked at the same time, each over a short connection.
  ---
  --- Errors: DiscoveryUnavailable.
  ---@param params? cast-rpc.PlayerListParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerListResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerListResult`
  function player.list(params, callback, options)
    return client:request("player.list", params, callback, options)
  end

  --- Joins the app that runs on a device, and returns the session; launches nothing.
  ---
  --- For calls of other namespaces: the result's `sessionId` becomes this connection's current session. Uses the
  --- existing session with the device, if there is one.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, SessionExists.
  ---@param params? cast-rpc.PlayerConnectParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.connect(params, callback, options)
    return client:request("player.connect", params, callback, options)
  end

  --- Plays an announcement, then restores the previous playback.
  ---
  --- Pass exactly one of `url`, `urls`, `media` and `queueData`; files are served as by `player.play`. Returns when the
  --- announcement has ended and the previous state is restored: app, queue, item, position, volume, and whether
  --- playback was paused. If the announcement fails, the state is restored too, and the call fails with the
  --- announcement's error. Interruptions of one device run one after the other.
  ---
  --- Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, RequestTimedOut, CastMessageTooLarge, InternalLimitReached, SessionNotConnected,
  --- SessionSuspended, SessionTransferred, NoMediaSession, MediaNotSupported, InvalidPlayerState, MediaError,
  --- RequestReplaced, ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionExists, MediaLoadFailed,
  --- MediaLoadCancelled, QueueNotSupported, QueueIncomplete, QueueChanged, PlaybackNotRestored, FileNotFound,
  --- FileNotReadable, FileNotPlayable, ServingUnavailable, PageNotResolved, ResolverMissing, PlaylistNotReadable.
  ---@param params? cast-rpc.PlayerInterruptParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerStatus`
  function player.interrupt(params, callback, options)
    return client:request("player.interrupt", params, callback, options)
  end

  --- Sets or clears the default device, which calls without `device` use; it is saved on disk.
  ---
  --- Errors: FileNotUsable.
  ---@param params? cast-rpc.PlayerSetDefaultParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerNames?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerNames`
  function player.setDefault(params, callback, options)
    return client:request("player.setDefault", params, callback, options)
  end

  --- Sets or removes a short name for a device; it is saved on disk.
  ---
  --- Errors: FileNotUsable, InternalLimitReached.
  ---@param params cast-rpc.PlayerSetAliasParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerNames?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerNames`
  function player.setAlias(params, callback, options)
    return client:request("player.setAlias", params, callback, options)
  end

  --- Returns the default device and the aliases.
  ---@param params? cast-rpc.PlayerGetNamesParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlayerNames?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlayerNames`
  function player.getNames(params, callback, options)
    return client:request("player.getNames", params, callback, options)
  end

  --- The playback status of a device with a session changed. A mere advance of the position isn't reported: extrapolate
  --- it with `playbackRate` while `playerState` is PLAYING.
  ---@param listener fun(event: cast-rpc.PlayerDidChange)
  ---@return fun() stop ends the listening
  function player.didChange(listener)
    return client:on("player.didChange", listener)
  end

  --- The queue that a session plays: its items by range, its changes, and every way to change it. Changes are sent one
  --- at a time, in the order of the calls; a call returns when the receiver has confirmed it.
  ---@class cast-rpc.QueueAPI
  local queue = {}
  client.queue = queue

  --- Loads a queue of any length.
  ---
  --- Like `media.load` with `queueData`, but with any number of items. Items that don't fit into one message to the
  --- receiver (64 KiB) are inserted afterwards: playback starts with the item at `startIndex`, then the items after it
  --- are inserted, then those before it, and the queue is shuffled last.
  ---
  --- A single item that is too long is CastMessageTooLarge; `data.queue.failedIndex` is its index, and nothing is sent.
  --- If only some of the items could be inserted, the call fails with QueueIncomplete. A newer load replaces an older
  --- one. Paths and `file:` URLs are served as in `media.load`; a folder or playlist becomes an item for each of its
  --- media.
  ---
  --- SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, MediaNotSupported, MediaLoadFailed,
  --- MediaLoadCancelled, QueueIncomplete, SessionTransferred, FileNotFound, FileNotReadable, FileNotPlayable,
  --- ServingUnavailable.
  ---@param params? cast-rpc.QueueLoadParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueueInsertion?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueueInsertion`
  function queue.load(params, callback, options)
    return client:request("queue.load", params, callback, options)
  end

  --- Inserts any number of items before another one, or at the end.
  ---
  --- The items stay together and in order, even while other senders change the queue. An `insertBefore` that isn't in
  --- the queue is refused, where receivers would append. Paths and `file:` URLs are served as in `media.load`; a folder
  --- or playlist becomes an item for each of its media.
  ---
  --- SDK: `GCKRemoteMediaClient.queueInsertItems:beforeItemWithID:customData:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound, QueueIncomplete,
  --- SessionTransferred, FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable.
  ---@param params cast-rpc.QueueInsertParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueueInsertion?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueueInsertion`
  function queue.insert(params, callback, options)
    return client:request("queue.insert", params, callback, options)
  end

  --- Inserts an item and plays it at once.
  ---
  --- SDK: `GCKRemoteMediaClient.queueInsertAndPlayItem:beforeItemWithID:playPosition:customData:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound, SessionTransferred,
  --- FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable.
  ---@param params cast-rpc.QueueInsertAndPlayParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueueInsertion?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueueInsertion`
  function queue.insertAndPlay(params, callback, options)
    return client:request("queue.insertAndPlay", params, callback, options)
  end

  --- Changes items in place.
  ---
  --- SDK: `GCKRemoteMediaClient.queueUpdateItems:customData:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound, QueueIncomplete,
  --- SessionTransferred.
  ---@param params cast-rpc.QueueUpdateParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function queue.update(params, callback, options)
    return client:request("queue.update", params, callback, options)
  end

  --- Removes items.
  ---
  --- If the current item is removed, the next one plays; an empty queue ends the media session.
  ---
  --- SDK: `GCKRemoteMediaClient.queueRemoveItemsWithIDs:customData:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueIncomplete, SessionTransferred,
  --- QueueItemNotFound.
  ---@param params cast-rpc.QueueRemoveParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function queue.remove(params, callback, options)
    return client:request("queue.remove", params, callback, options)
  end

  --- Moves items, in the order given, before another one or to the end.
  ---
  --- SDK: `GCKRemoteMediaClient.queueReorderItemsWithIDs:insertBeforeItemWithID:customData:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound, QueueIncomplete,
  --- SessionTransferred.
  ---@param params cast-rpc.QueueReorderParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function queue.reorder(params, callback, options)
    return client:request("queue.reorder", params, callback, options)
  end

  --- Moves one item to an index.
  ---
  --- SDK: `GCKRemoteMediaClient.queueMoveItemWithID:beforeItemWithID:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound, SessionTransferred.
  ---@param params cast-rpc.QueueMoveParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function queue.move(params, callback, options)
    return client:request("queue.move", params, callback, options)
  end

  --- Plays another item of the queue.
  ---
  --- SDK: `GCKRemoteMediaClient.queueJumpToItemWithID:playPosition:customData:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, QueueItemNotFound, SessionTransferred.
  ---@param params cast-rpc.QueueJumpParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function queue.jump(params, callback, options)
    return client:request("queue.jump", params, callback, options)
  end

  --- Plays the next item.
  ---
  --- After the last item the call fails with EndOfQueue, unless the queue repeats.
  ---
  --- SDK: `GCKRemoteMediaClient.queueNextItem`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, EndOfQueue, SessionTransferred.
  ---@param params? cast-rpc.QueueNextParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function queue.next(params, callback, options)
    return client:request("queue.next", params, callback, options)
  end

  --- Plays the item before the current one.
  ---
  --- At the first item the Default Media Receiver begins that again, unless the queue repeats.
  ---
  --- SDK: `GCKRemoteMediaClient.queuePreviousItem`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, EndOfQueue, SessionTransferred.
  ---@param params? cast-rpc.QueuePreviousParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function queue.previous(params, callback, options)
    return client:request("queue.previous", params, callback, options)
  end

  --- Sets the queue's behaviour at its end.
  ---
  --- SDK: `GCKRemoteMediaClient.queueSetRepeatMode:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, SessionTransferred.
  ---@param params cast-rpc.QueueSetRepeatModeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function queue.setRepeatMode(params, callback, options)
    return client:request("queue.setRepeatMode", params, callback, options)
  end

  --- Shuffles the queue; the current item continues to play.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, SessionTransferred.
  ---@param params? cast-rpc.QueueShuffleParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function queue.shuffle(params, callback, options)
    return client:request("queue.shuffle", params, callback, options)
  end

  --- Restores the order of a shuffled queue.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge, SessionTransferred.
  ---@param params? cast-rpc.QueueUnshuffleParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function queue.unshuffle(params, callback, options)
    return client:request("queue.unshuffle", params, callback, options)
  end

  --- Requests the ids of all items from the receiver.
  ---
  --- SDK: `GCKRemoteMediaClient.queueFetchItemIDs`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, QueueNotSupported, SessionTransferred, RequestRejected,
  --- CastMessageTooLarge, MediaError, InvalidPlayerState.
  ---@param params? cast-rpc.QueueFetchItemIdsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueueFetchItemIdsResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueueFetchItemIdsResult`
  function queue.fetchItemIds(params, callback, options)
    return client:request("queue.fetchItemIds", params, callback, options)
  end

  --- Requests items by their ids from the receiver, any number of them.
  ---
  --- Always sends a request, also for cached items, and fills the cache; `queue.list` requests only items that aren't
  --- cached.
  ---
  --- SDK: `GCKRemoteMediaClient.queueFetchItemsForIDs:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- QueueNotSupported, SessionTransferred, CastMessageTooLarge, QueueItemNotFound.
  ---@param params cast-rpc.QueueFetchItemsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueueFetchItemsResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueueFetchItemsResult`
  function queue.fetchItems(params, callback, options)
    return client:request("queue.fetchItems", params, callback, options)
  end

  --- Requests the items after or before an item from the receiver.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- QueueNotSupported, QueueItemNotFound, SessionTransferred, CastMessageTooLarge.
  ---@param params cast-rpc.QueueFetchItemRangeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueueFetchItemRangeResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueueFetchItemRangeResult`
  function queue.fetchItemRange(params, callback, options)
    return client:request("queue.fetchItemRange", params, callback, options)
  end

  --- Returns a part of the queue: cached items at once, the others from the receiver.
  ---
  --- The page is consistent: changes that arrive while items are being fetched are included. Items are requested in
  --- batches, and once for all callers.
  ---
  --- SDK: `GCKMediaQueue.itemAtIndex:fetchIfNeeded:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError, InvalidPlayerState,
  --- QueueNotSupported, QueueItemNotFound, SessionTransferred, CastMessageTooLarge.
  ---@param params? cast-rpc.QueueListParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueuePage?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueuePage`
  function queue.list(params, callback, options)
    return client:request("queue.list", params, callback, options)
  end

  --- Returns the state of the server's copy of the queue, without asking the receiver.
  ---
  --- SDK: `GCKMediaQueue.cachedItemCount`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.QueueGetCacheParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueueCache?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueueCache`
  function queue.getCache(params, callback, options)
    return client:request("queue.getCache", params, callback, options)
  end

  --- Sets how many items are cached, and how many are requested at a time.
  ---
  --- SDK: `GCKMediaQueue.initWithRemoteMediaClient:cacheSize:maxFetchCount:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.QueueSetCacheOptionsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueueCache?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueueCache`
  function queue.setCacheOptions(params, callback, options)
    return client:request("queue.setCacheOptions", params, callback, options)
  end

  --- Discards the cached list and items, and requests the list again.
  ---
  --- SDK: `GCKMediaQueue.reload`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession, ConnectionLost,
  --- SessionEnded, RequestTimedOut, InternalLimitReached, QueueNotSupported, SessionTransferred, RequestRejected,
  --- CastMessageTooLarge, MediaError, InvalidPlayerState.
  ---@param params? cast-rpc.QueueReloadParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueueReloadResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueueReloadResult`
  function queue.reload(params, callback, options)
    return client:request("queue.reload", params, callback, options)
  end

  --- Discards the cached list and items; the receiver's queue stays as it is.
  ---
  --- They are fetched again by `queue.reload`, `queue.fetchItemIds` and `queue.list`, and after the receiver's next
  --- status.
  ---
  --- SDK: `GCKMediaQueue.clear`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.QueueClearParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.QueueCache?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.QueueCache`
  function queue.clear(params, callback, options)
    return client:request("queue.clear", params, callback, options)
  end

  --- The queue was replaced, became known, or ended; it is empty then.
  ---
  --- SDK: `mediaQueueDidReloadItems:`.
  ---@param listener fun(event: cast-rpc.QueueDidReload)
  ---@return fun() stop ends the listening
  function queue.didReload(listener)
    return client:on("queue.didReload", listener)
  end

  --- Adjacent items were inserted.
  ---
  --- SDK: `mediaQueue:didInsertItemsInRange:`.
  ---@param listener fun(event: cast-rpc.QueueDidInsert)
  ---@return fun() stop ends the listening
  function queue.didInsert(listener)
    return client:on("queue.didInsert", listener)
  end

  --- Items changed, or were added to or removed from the cache.
  ---
  --- SDK: `mediaQueue:didUpdateItemsAtIndexes:`.
  ---@param listener fun(event: cast-rpc.QueueDidUpdate)
  ---@return fun() stop ends the listening
  function queue.didUpdate(listener)
    return client:on("queue.didUpdate", listener)
  end

  --- Items were removed.
  ---
  --- SDK: `mediaQueue:didRemoveItemsAtIndexes:`.
  ---@param listener fun(event: cast-rpc.QueueDidRemove)
  ---@return fun() stop ends the listening
  function queue.didRemove(listener)
    return client:on("queue.didRemove", listener)
  end

  --- The same items have a new order.
  ---
  --- SDK: `remoteMediaClientDidUpdateQueue:`.
  ---@param listener fun(event: cast-rpc.QueueDidReorder)
  ---@return fun() stop ends the listening
  function queue.didReorder(listener)
    return client:on("queue.didReorder", listener)
  end

  --- Recordings of the messages between a device and this server, with the calls of clients and their notifications:
  --- for reports of faults, and for tests. A recording is a file of JSON lines (docs/Recordings.md), redacted unless it
  --- is to be raw.
  ---@class cast-rpc.RecordAPI
  local record = {}
  client.record = record

  --- Starts to record a device into a new file.
  ---
  --- Records every message of every link to the device, in both directions; the links themselves; the device's service
  --- as discovery sees it; the device's answer to the authentication challenge; its requests to the media server; and
  --- the calls of all clients that concern the device or its sessions, their outcomes, and the notifications about
  --- them. Starts discovery if it isn't running. The device needn't be connected.
  ---
  --- Names, ids, addresses, networks, secrets, and users and queries of URLs are replaced by stand-ins that stay the
  --- same within the file, unless `isRaw` is true. Titles and paths of URLs can't be recognized. The file is readable
  --- for its user only.
  ---
  --- The recording ends with the connection that started it, or by `record.stop`. At most 16 run at once.
  ---
  --- Errors: FileNotUsable, DeviceNotFound, AmbiguousDevice, AddressNotResolved, NoSuchSession, InternalLimitReached.
  ---@param params cast-rpc.RecordStartParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.RecordingInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.RecordingInfo`
  function record.start(params, callback, options)
    return client:request("record.start", params, callback, options)
  end

  --- Stops a recording: writes its end, and closes the file.
  ---
  --- Errors: NoSuchRecording.
  ---@param params cast-rpc.RecordStopParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.RecordingInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.RecordingInfo`
  function record.stop(params, callback, options)
    return client:request("record.stop", params, callback, options)
  end

  --- Returns the recordings that run, of all connections.
  ---@param params? cast-rpc.RecordListParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.RecordListResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.RecordListResult`
  function record.list(params, callback, options)
    return client:request("record.list", params, callback, options)
  end

  --- A recording started, stopped, can't be written, or works again.
  ---@param listener fun(event: cast-rpc.RecordDidChange)
  ---@return fun() stop ends the listening
  function record.didChange(listener)
    return client:on("record.didChange", listener)
  end

  --- Introspection, as defined by the OpenRPC specification.
  ---@class cast-rpc.RpcAPI
  local rpc = {}
  client.rpc = rpc

  --- Returns the whole API as an OpenRPC document.
  ---@param params? cast-rpc.RpcDiscoverParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function rpc.discover(params, callback, options)
    return client:request("rpc.discover", params, callback, options)
  end

  --- Files of this machine for receivers: each under an unguessable URL, for the one receiver that plays it.
  --- `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.
  ---@class cast-rpc.ServeAPI
  local serve = {}
  client.serve = serve

  --- Serves a file to a receiver, and returns its URL.
  ---
  --- Only the receiver of the session (or `device`) and the members of its group may fetch the file; the server
  --- disconnects all others and serves nothing else. The URL has the address by which the receiver reaches this
  --- machine.
  ---
  --- A publication for a session ends with the session; one for a `device` ends with the connection that published it.
  --- `serve.unpublish` ends it earlier. Subtitles in another format than WebVTT are converted, unless `contentType`
  --- says otherwise. A pipe (FIFO) is served as a stream. A symbolic link is resolved once, so a file that replaces the
  --- target later isn't served.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, SessionSuspended, DeviceNotFound,
  --- AmbiguousDevice, AddressNotResolved, FileNotFound, FileNotReadable, FileNotPlayable, ServingUnavailable,
  --- InternalLimitReached.
  ---@param params cast-rpc.ServePublishParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Publication?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Publication`
  function serve.publish(params, callback, options)
    return client:request("serve.publish", params, callback, options)
  end

  --- Ends a publication: its URL becomes invalid, and transfers in progress are disconnected.
  ---
  --- Errors: NoSuchPublication.
  ---@param params cast-rpc.ServeUnpublishParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function serve.unpublish(params, callback, options)
    return client:request("serve.unpublish", params, callback, options)
  end

  --- Returns the publications.
  ---@param params? cast-rpc.ServeListParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ServeListResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ServeListResult`
  function serve.list(params, callback, options)
    return client:request("serve.list", params, callback, options)
  end

  --- A conversion finished a segment, started, paused or failed; a few times a minute. Only the newest state of a
  --- publication matters.
  ---@param listener fun(event: cast-rpc.ServeDidConvert)
  ---@return fun() stop ends the listening
  function serve.didConvert(listener)
    return client:on("serve.didConvert", listener)
  end

  --- A client of the media server fetches a publication; sent at the start of the transfer, about once a second while
  --- bytes are read, and at its end. Only the newest state of a transfer matters.
  ---@param listener fun(event: cast-rpc.ServeDidServe)
  ---@return fun() stop ends the listening
  function serve.didServe(listener)
    return client:on("serve.didServe", listener)
  end

  --- The server itself: handshake, information, ping, shutdown.
  ---@class cast-rpc.ServerAPI
  local server = {}
  client.server = server

  --- Introduces the client, and returns the server's name, versions and limits.
  ---
  --- Optional: a script may call other methods right away. A connection that never initializes receives no pushed
  --- notification before `events.subscribe`, and no request from the server. A second call is InvalidRequest.
  ---
  --- Errors: UnsupportedProtocolVersion.
  ---@param params? cast-rpc.ServerInitializeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ServerInitializeResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ServerInitializeResult`
  function server.initialize(params, callback, options)
    return client:request("server.initialize", params, callback, options)
  end

  --- Returns the server's name, versions and state.
  ---@param params? cast-rpc.ServerInfoParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ServerInfo?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ServerInfo`
  function server.info(params, callback, options)
    return client:request("server.info", params, callback, options)
  end

  --- Lists the clients, with their unanswered requests and undelivered notifications.
  ---
  --- Shows which clients keep a daemon running, and which of them read too slowly. The call itself is among its
  --- caller's unanswered requests. Clients that were refused at the limit of connections aren't listed.
  ---@param params? cast-rpc.ServerClientsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ServerClientsResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ServerClientsResult`
  function server.clients(params, callback, options)
    return client:request("server.clients", params, callback, options)
  end

  --- Composes a report about this server and its network, to be attached to an issue.
  ---
  --- Has the versions, the interfaces, the devices that discovery saw on each path and when, a probe and the
  --- description of each device, the sessions, the options, and the last minutes of the log. Names, ids, addresses,
  --- Wi-Fi networks, hardware addresses, tokens, credentials and queries of URLs are replaced by stand-ins that stay
  --- the same within the report. A client shows the text to the user before it is sent anywhere.
  ---@param params? cast-rpc.ServerReportParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ServerReportResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ServerReportResult`
  function server.report(params, callback, options)
    return client:request("server.report", params, callback, options)
  end

  --- Answers at once.
  ---@param params? cast-rpc.ServerPingParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function server.ping(params, callback, options)
    return client:request("server.ping", params, callback, options)
  end

  --- Returns its parameter unchanged; for testing transports.
  ---@param params cast-rpc.ServerEchoParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ServerEchoResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ServerEchoResult`
  function server.echo(params, callback, options)
    return client:request("server.echo", params, callback, options)
  end

  --- Shuts the server down: it leaves its sessions (playback continues), writes pending replies, and exits with code 0.
  ---@param params? cast-rpc.ServerShutdownParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function server.shutdown(params, callback, options)
    return client:request("server.shutdown", params, callback, options)
  end

  --- Sessions with receivers. Several can exist at once; they belong to the server and are visible to all clients. A
  --- call without `sessionId` uses the connection's current session (`session.setCurrent`).
  ---@class cast-rpc.SessionAPI
  local session = {}
  client.session = session

  --- Connects to a device and launches an app, or joins the app if it already runs.
  ---
  --- Each phase is reported as `$/progress` to the caller and as `session.didEnterPhase` to all clients. The call
  --- returns when the session is connected and, for a media app, the first media status is known.
  ---
  --- SDK: `GCKSessionManager.startSessionWithDevice`.
  ---
  --- Errors: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotFound,
  --- LaunchFailed, LaunchCancelled, SessionEnded, RequestRejected, CastMessageTooLarge, InternalLimitReached.
  ---@param params? cast-rpc.SessionStartParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Session?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Session`
  function session.start(params, callback, options)
    return client:request("session.start", params, callback, options)
  end

  --- Connects to a device and joins the running app; launches nothing.
  ---
  --- Errors: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotRunning,
  --- SessionEnded, RequestRejected, CastMessageTooLarge, InternalLimitReached.
  ---@param params? cast-rpc.SessionJoinParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Session?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Session`
  function session.join(params, callback, options)
    return client:request("session.join", params, callback, options)
  end

  --- Ends a session.
  ---
  --- Ending always succeeds: if the receiver doesn't confirm STOP within 3 seconds, the session ends anyway.
  ---
  --- SDK: `GCKSessionManager.endSessionAndStopCasting`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.SessionEndParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function session.end_(params, callback, options)
    return client:request("session.end", params, callback, options)
  end

  --- Lists the sessions.
  ---@param params? cast-rpc.SessionListParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.SessionListResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.SessionListResult`
  function session.list(params, callback, options)
    return client:request("session.list", params, callback, options)
  end

  --- Sets the session that this connection's calls use when they name none, and that widgets show.
  ---
  --- By default the current session is the newest that this connection started or joined, or the only existing session
  --- if it never did so. A call without `sessionId` fails with `AmbiguousSession` if there are several sessions and the
  --- connection has none. All connections share the widgets, which show the session that connected, or was set, last.
  ---
  --- Errors: NoSuchSession.
  ---@param params cast-rpc.SessionSetCurrentParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Session?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Session`
  function session.setCurrent(params, callback, options)
    return client:request("session.setCurrent", params, callback, options)
  end

  --- Returns one session.
  ---
  --- SDK: `GCKSessionManager.currentCastSession`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.SessionGetParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Session?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Session`
  function session.get(params, callback, options)
    return client:request("session.get", params, callback, options)
  end

  --- Sets the device's volume.
  ---
  --- SDK: `GCKSession.setDeviceVolume`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded,
  --- RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached.
  ---@param params cast-rpc.SessionSetVolumeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DeviceVolume?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DeviceVolume`
  function session.setVolume(params, callback, options)
    return client:request("session.setVolume", params, callback, options)
  end

  --- Changes the device's volume by its own steps.
  ---
  --- Steps that arrive while an earlier one is unanswered add up, as on a remote control; they stop at the limits of
  --- the traits.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded,
  --- RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.SessionStepVolumeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DeviceVolume?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DeviceVolume`
  function session.stepVolume(params, callback, options)
    return client:request("session.stepVolume", params, callback, options)
  end

  --- Reports that a volume key of the calling program was pressed.
  ---
  --- It changes the volume of the current session's device if the context's option
  --- `physicalVolumeButtonsWillControlDeviceVolume` is set and there is a connected session; otherwise nothing happens,
  --- and the program can handle the key itself.
  ---
  --- SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
  ---
  --- Errors: SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
  --- VolumeFixed, SessionTransferred, InternalLimitReached.
  ---@param params cast-rpc.SessionPressVolumeKeyParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.SessionPressVolumeKeyResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.SessionPressVolumeKeyResult`
  function session.pressVolumeKey(params, callback, options)
    return client:request("session.pressVolumeKey", params, callback, options)
  end

  --- Mutes or unmutes the device.
  ---
  --- SDK: `GCKSession.setDeviceMuted`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded,
  --- RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached.
  ---@param params cast-rpc.SessionSetMutedParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.DeviceVolume?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.DeviceVolume`
  function session.setMuted(params, callback, options)
    return client:request("session.setMuted", params, callback, options)
  end

  --- Requests the members of a speaker group.
  ---
  --- SDK: `GCKCastSession.requestMultizoneStatus`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
  --- RequestRejected, SessionTransferred, InternalLimitReached, SessionSuspended.
  ---@param params? cast-rpc.SessionRequestMultizoneStatusParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MultizoneStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MultizoneStatus`
  function session.requestMultizoneStatus(params, callback, options)
    return client:request("session.requestMultizoneStatus", params, callback, options)
  end

  --- Sets the volume of a group member.
  ---
  --- SDK: `GCKCastSession.setDeviceVolume:forMultizoneDevice:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
  --- RequestRejected, DeviceNotFound, SessionTransferred, InternalLimitReached, SessionSuspended.
  ---@param params cast-rpc.SessionSetMultizoneDeviceVolumeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MultizoneDevice?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MultizoneDevice`
  function session.setMultizoneDeviceVolume(params, callback, options)
    return client:request("session.setMultizoneDeviceVolume", params, callback, options)
  end

  --- Mutes or unmutes a group member.
  ---
  --- SDK: `GCKCastSession.setDeviceMuted:forMultizoneDevice:`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
  --- RequestRejected, DeviceNotFound, SessionTransferred, InternalLimitReached, SessionSuspended.
  ---@param params cast-rpc.SessionSetMultizoneDeviceMutedParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MultizoneDevice?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MultizoneDevice`
  function session.setMultizoneDeviceMuted(params, callback, options)
    return client:request("session.setMultizoneDeviceMuted", params, callback, options)
  end

  --- Requests the groups that a device belongs to.
  ---
  --- Google doesn't document how devices describe groups, so they are returned as the device sends them, except that
  --- `deviceId` is as in `Device`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
  --- RequestRejected, SessionTransferred, InternalLimitReached, SessionSuspended.
  ---@param params? cast-rpc.SessionGetCastingGroupsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.SessionGetCastingGroupsResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.SessionGetCastingGroupsResult`
  function session.getCastingGroups(params, callback, options)
    return client:request("session.getCastingGroups", params, callback, options)
  end

  --- Requests the receiver's status.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded,
  --- RequestTimedOut, RequestRejected, SessionTransferred, InternalLimitReached.
  ---@param params? cast-rpc.SessionRequestStatusParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.ReceiverStatus?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.ReceiverStatus`
  function session.requestStatus(params, callback, options)
    return client:request("session.requestStatus", params, callback, options)
  end

  --- Transfers a session to another device, where playback continues.
  ---
  --- The server requests the app's state (STORE_SESSION), launches the app on the other device or joins it, passes the
  --- state to it (RESUME_SESSION, or LOAD if the app doesn't support it), and stops the app on the old device. The
  --- session keeps its id and gets another `device`; `session.didUpdateDevice`, `session.didResume` and
  --- `session.didTransfer` report it.
  ---
  --- The old device plays until playback starts on the new one, so both may be audible for a moment. If a step fails,
  --- or the call is cancelled, the app on the new device is stopped, and the old device continues.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, SessionSuspended, DeviceNotFound,
  --- SessionExists, SessionTransferFailed, InternalLimitReached.
  ---@param params? cast-rpc.SessionTransferParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.SessionTransferResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.SessionTransferResult`
  function session.transfer(params, callback, options)
    return client:request("session.transfer", params, callback, options)
  end

  --- Returns the playback state, so that the caller can continue playback locally.
  ---
  --- The result has the media and the position. Afterwards the session continues, or ends as `action` says.
  --- `media.load` accepts the members of `loadRequestData`, so playback can be returned to the device.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded,
  --- NoMediaSession, SessionTransferred, RequestTimedOut, RequestRejected, QueueNotSupported, InternalLimitReached.
  ---@param params? cast-rpc.SessionTakeBackParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlaybackState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlaybackState`
  function session.takeBack(params, callback, options)
    return client:request("session.takeBack", params, callback, options)
  end

  --- Sets the default `sessionOptions` of new sessions.
  ---
  --- All clients share them. Existing sessions keep theirs.
  ---
  --- SDK: `GCKSessionManager.setDefaultSessionOptions:forDeviceCategory:`.
  ---@param params? cast-rpc.SessionSetDefaultOptionsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function session.setDefaultOptions(params, callback, options)
    return client:request("session.setDefaultOptions", params, callback, options)
  end

  --- Returns the default `sessionOptions` of new sessions.
  ---
  --- SDK: `GCKSessionManager.defaultSessionOptionsForDeviceCategory:`.
  ---@param params? cast-rpc.SessionGetDefaultOptionsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.SessionGetDefaultOptionsResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.SessionGetDefaultOptionsResult`
  function session.getDefaultOptions(params, callback, options)
    return client:request("session.getDefaultOptions", params, callback, options)
  end

  --- Builds a link with which another program can join a session.
  ---
  --- The link is a URL of the caller with one additional query item, which names the device and the app's run. It holds
  --- no secret except the run's id.
  ---
  --- SDK: `GCKOpenURLOptions.asURLQueryItem`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession.
  ---@param params? cast-rpc.SessionBuildOpenUrlParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.SessionBuildOpenUrlResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.SessionBuildOpenUrlResult`
  function session.buildOpenUrl(params, callback, options)
    return client:request("session.buildOpenUrl", params, callback, options)
  end

  --- Parses a link that `session.buildOpenUrl` made.
  ---
  --- SDK: `GCKOpenURLOptions.openURLOptionsFromURL`.
  ---@param params cast-rpc.SessionParseOpenUrlParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.SessionParseOpenUrlResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.SessionParseOpenUrlResult`
  function session.parseOpenUrl(params, callback, options)
    return client:request("session.parseOpenUrl", params, callback, options)
  end

  --- Connects to the device and app that a link names.
  ---
  --- The device is looked for if it isn't known. A link with an app's run joins only that run; a link without one joins
  --- the app if it runs, or launches it.
  ---
  --- SDK: `GCKSessionManager.startSessionWithOpenURLOptions:sessionOptions:`.
  ---
  --- Errors: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, ApplicationNotFound,
  --- ApplicationNotRunning, LaunchFailed, LaunchCancelled, SessionEnded, RequestRejected, CastMessageTooLarge,
  --- InternalLimitReached.
  ---@param params cast-rpc.SessionStartWithOpenUrlParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Session?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Session`
  function session.startWithOpenUrl(params, callback, options)
    return client:request("session.startWithOpenUrl", params, callback, options)
  end

  --- Closes a session's connection and keeps the session; playback continues.
  ---
  --- Calls for the session fail with `SessionSuspended` until `session.resume`, which fails if the app has ended by
  --- then. For a session that is being connected again, this ends the attempts.
  ---
  --- SDK: `GCKSessionManager.suspendSessionWithReason`.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded.
  ---@param params? cast-rpc.SessionSuspendParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Session?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Session`
  function session.suspend(params, callback, options)
    return client:request("session.suspend", params, callback, options)
  end

  --- Reconnects a suspended session now.
  ---
  --- After a lost connection the server reconnects by itself, with growing delays; this call skips the delay. Nothing
  --- is loaded and nothing is launched: if the app has ended in the meantime, the session ends. For a connected session
  --- the call returns at once.
  ---
  --- Errors: NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, AddressNotResolved, DeviceUnreachable,
  --- ConnectionRefused, TLSFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected, RequestRejected,
  --- DeviceAuthenticationFailed, ApplicationNotRunning, SessionSuspended.
  ---@param params? cast-rpc.SessionResumeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Session?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Session`
  function session.resume(params, callback, options)
    return client:request("session.resume", params, callback, options)
  end

  --- Lists the saved sessions of servers that no longer run: killed, crashed, or shut down without ending their
  --- sessions.
  ---@param params? cast-rpc.SessionListSavedParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.SessionListSavedResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.SessionListSavedResult`
  function session.listSaved(params, callback, options)
    return client:request("session.listSaved", params, callback, options)
  end

  --- Rejoins the saved sessions of servers that no longer run; nothing is loaded or launched.
  ---
  --- Only one server takes each saved session, and rejoins it only if the same run of its app still exists.
  --- `session.willResume` and `session.didResume` or `session.didFailToResume` report it, without a
  --- `session.didSuspend`. A session whose device can't be reached is kept for the next attempt.
  ---
  --- A daemon restores its sessions at start (`--restore-sessions`). A spawned server does so on request, and saves its
  --- sessions from then on.
  ---@param params? cast-rpc.SessionRestoreParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.SessionRestoreResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.SessionRestoreResult`
  function session.restore(params, callback, options)
    return client:request("session.restore", params, callback, options)
  end

  --- A session starts to connect.
  ---
  --- SDK: `sessionManager:willStartCastSession:`.
  ---@param listener fun(event: cast-rpc.SessionWillStart)
  ---@return fun() stop ends the listening
  function session.willStart(listener)
    return client:on("session.willStart", listener)
  end

  --- A connecting session entered a new phase.
  ---@param listener fun(event: cast-rpc.SessionDidEnterPhase)
  ---@return fun() stop ends the listening
  function session.didEnterPhase(listener)
    return client:on("session.didEnterPhase", listener)
  end

  --- A session is connected.
  ---
  --- SDK: `sessionManager:didStartCastSession:`.
  ---@param listener fun(event: cast-rpc.SessionDidStart)
  ---@return fun() stop ends the listening
  function session.didStart(listener)
    return client:on("session.didStart", listener)
  end

  --- A session failed to connect.
  ---
  --- SDK: `sessionManager:didFailToStartCastSession:withError:`.
  ---@param listener fun(event: cast-rpc.SessionDidFailToStart)
  ---@return fun() stop ends the listening
  function session.didFailToStart(listener)
    return client:on("session.didFailToStart", listener)
  end

  --- A session is about to end on request.
  ---
  --- SDK: `sessionManager:willEndCastSession:`.
  ---@param listener fun(event: cast-rpc.SessionWillEnd)
  ---@return fun() stop ends the listening
  function session.willEnd(listener)
    return client:on("session.willEnd", listener)
  end

  --- A session ended.
  ---
  --- SDK: `sessionManager:didEndCastSession:withError:`.
  ---@param listener fun(event: cast-rpc.SessionDidEnd)
  ---@return fun() stop ends the listening
  function session.didEnd(listener)
    return client:on("session.didEnd", listener)
  end

  --- A session lost its connection, or was suspended; playback may continue.
  ---
  --- SDK: `sessionManager:didSuspendCastSession:withReason:`.
  ---@param listener fun(event: cast-rpc.SessionDidSuspend)
  ---@return fun() stop ends the listening
  function session.didSuspend(listener)
    return client:on("session.didSuspend", listener)
  end

  --- An attempt to resume a session starts.
  ---
  --- SDK: `sessionManager:willResumeCastSession:`.
  ---@param listener fun(event: cast-rpc.SessionWillResume)
  ---@return fun() stop ends the listening
  function session.willResume(listener)
    return client:on("session.willResume", listener)
  end

  --- A session is connected again, and the same run of its app continues; nothing was loaded.
  ---
  --- SDK: `sessionManager:didResumeCastSession:`.
  ---@param listener fun(event: cast-rpc.SessionDidResume)
  ---@return fun() stop ends the listening
  function session.didResume(listener)
    return client:on("session.didResume", listener)
  end

  --- A session could not be resumed: its app has ended, or the device was unreachable for too long. `session.didEnd`
  --- follows.
  ---
  --- SDK: `sessionManager:didFailToResumeSession:withError:`.
  ---@param listener fun(event: cast-rpc.SessionDidFailToResume)
  ---@return fun() stop ends the listening
  function session.didFailToResume(listener)
    return client:on("session.didFailToResume", listener)
  end

  --- The default `sessionOptions` of new sessions changed.
  ---
  --- SDK: `sessionManager:didUpdateDefaultSessionOptionsForDeviceCategory:`.
  ---@param listener fun(event: cast-rpc.SessionDidUpdateDefaultOptions)
  ---@return fun() stop ends the listening
  function session.didUpdateDefaultOptions(listener)
    return client:on("session.didUpdateDefaultOptions", listener)
  end

  --- A session is about to move to another device, because a client called `session.transfer`, or because the
  --- receivers' platform moved it and it was found there.
  ---@param listener fun(event: cast-rpc.SessionWillTransfer)
  ---@return fun() stop ends the listening
  function session.willTransfer(listener)
    return client:on("session.willTransfer", listener)
  end

  --- A session has moved to another device under the same id; `session.didResume`, whose session has that device, came
  --- just before. The new device has a new media session.
  ---
  --- SDK: `sessionManager:didResumeCastSession:`.
  ---@param listener fun(event: cast-rpc.SessionDidTransfer)
  ---@return fun() stop ends the listening
  function session.didTransfer(listener)
    return client:on("session.didTransfer", listener)
  end

  --- A session could not be transferred; it is unchanged, unless `session.didEnd` or `session.didSuspend` says
  --- otherwise.
  ---@param listener fun(event: cast-rpc.SessionDidFailToTransfer)
  ---@return fun() stop ends the listening
  function session.didFailToTransfer(listener)
    return client:on("session.didFailToTransfer", listener)
  end

  --- A session's device changed: its name, its address, its status.
  ---
  --- SDK: `sessionManager:castSession:didUpdateDevice:`.
  ---@param listener fun(event: cast-rpc.SessionDidUpdateDevice)
  ---@return fun() stop ends the listening
  function session.didUpdateDevice(listener)
    return client:on("session.didUpdateDevice", listener)
  end

  --- A group reported its members, and they differ from the known ones.
  ---
  --- SDK: `didReceiveMultizoneStatus:`.
  ---@param listener fun(event: cast-rpc.SessionDidReceiveMultizoneStatus)
  ---@return fun() stop ends the listening
  function session.didReceiveMultizoneStatus(listener)
    return client:on("session.didReceiveMultizoneStatus", listener)
  end

  --- A device joined the group.
  ---
  --- SDK: `didAddMultizoneDevice:`.
  ---@param listener fun(event: cast-rpc.SessionDidAddMultizoneDevice)
  ---@return fun() stop ends the listening
  function session.didAddMultizoneDevice(listener)
    return client:on("session.didAddMultizoneDevice", listener)
  end

  --- A group member changed, such as its volume.
  ---
  --- SDK: `didUpdateMultizoneDevice:`.
  ---@param listener fun(event: cast-rpc.SessionDidUpdateMultizoneDevice)
  ---@return fun() stop ends the listening
  function session.didUpdateMultizoneDevice(listener)
    return client:on("session.didUpdateMultizoneDevice", listener)
  end

  --- A device left the group.
  ---
  --- SDK: `didRemoveMultizoneDeviceWithID:`.
  ---@param listener fun(event: cast-rpc.SessionDidRemoveMultizoneDevice)
  ---@return fun() stop ends the listening
  function session.didRemoveMultizoneDevice(listener)
    return client:on("session.didRemoveMultizoneDevice", listener)
  end

  --- Whether playback can be transferred and expanded changed.
  ---@param listener fun(event: cast-rpc.SessionDidUpdatePlaybackSession)
  ---@return fun() stop ends the listening
  function session.didUpdatePlaybackSession(listener)
    return client:on("session.didUpdatePlaybackSession", listener)
  end

  --- The device's volume changed, by this server, another sender or the device itself.
  ---
  --- SDK: `didReceiveDeviceVolume:muted:`.
  ---@param listener fun(event: cast-rpc.SessionDidChangeVolume)
  ---@return fun() stop ends the listening
  function session.didChangeVolume(listener)
    return client:on("session.didChangeVolume", listener)
  end

  --- The receiver's status changed: app, status text, active input, standby.
  ---
  --- SDK: `didReceiveDeviceStatus:`.
  ---@param listener fun(event: cast-rpc.SessionDidChangeStatus)
  ---@return fun() stop ends the listening
  function session.didChangeStatus(listener)
    return client:on("session.didChangeStatus", listener)
  end

  --- The state of a program's user interface, which any toolkit can draw. The server keeps one state for all clients
  --- and updates it with their inputs. `widget.didChange` must be subscribed to by name (`widget.*`; `*` excludes it).
  ---@class cast-rpc.WidgetAPI
  local widget = {}
  client.widget = widget

  --- Returns the state of widgets.
  ---
  --- Widgets show the session that connected last, or else the one that is connecting; they are the same for all
  --- clients. The surfaces are those of the connection that asks: whether dialog, overlay, expanded controller and
  --- track selector are presented, and the failure in the dialog.
  ---@param params? cast-rpc.WidgetGetStateParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetGetStateResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetGetStateResult`
  function widget.getState(params, callback, options)
    return client:request("widget.getState", params, callback, options)
  end

  --- Sets the program's options for its widgets.
  ---
  --- All clients share the options; the answer has all of them.
  ---@param params cast-rpc.WidgetSetOptionsParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetOptions?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetOptions`
  function widget.setOptions(params, callback, options)
    return client:request("widget.setOptions", params, callback, options)
  end

  --- Reports a tap on the cast button.
  ---
  --- With the context's option `startDiscoveryAfterFirstTapOnCastButton`, and while discovery doesn't run, it starts
  --- discovery; otherwise it opens the dialog.
  ---
  --- SDK: `GCKUICastButtonDelegate`.
  ---@param params? cast-rpc.WidgetTapCastButtonParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetTapCastButtonResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetTapCastButtonResult`
  function widget.tapCastButton(params, callback, options)
    return client:request("widget.tapCastButton", params, callback, options)
  end

  --- Opens the cast dialog.
  ---
  --- SDK: `GCKCastContext.presentCastDialog`.
  ---@param params? cast-rpc.WidgetOpenDialogParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.CastDialogState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.CastDialogState`
  function widget.openDialog(params, callback, options)
    return client:request("widget.openDialog", params, callback, options)
  end

  --- Closes the cast dialog.
  ---@param params? cast-rpc.WidgetCloseDialogParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.CastDialogState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.CastDialogState`
  function widget.closeDialog(params, callback, options)
    return client:request("widget.closeDialog", params, callback, options)
  end

  --- Starts a session with a device that was chosen in the dialog.
  ---
  --- Returns when the session is connected; until then the dialog shows that it is connecting. The server first leaves
  --- a session with another device, since the SDK has one session at a time; playback there continues.
  ---
  --- Errors: DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
  --- ConnectionTimedOut, ConnectionLost, ConnectionRejected, DeviceAuthenticationFailed, ApplicationNotFound,
  --- LaunchFailed, LaunchCancelled, InternalLimitReached.
  ---@param params cast-rpc.WidgetSelectDeviceParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.Session?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.Session`
  function widget.selectDevice(params, callback, options)
    return client:request("widget.selectDevice", params, callback, options)
  end

  --- Ends the session, as the dialog's disconnect button does.
  ---
  --- Errors: NoSuchSession.
  ---@param params? cast-rpc.WidgetDisconnectParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function widget.disconnect(params, callback, options)
    return client:request("widget.disconnect", params, callback, options)
  end

  --- Shows the introductory overlay, if it was never shown and the cast button is enabled.
  ---
  --- The server records on disk that it was shown, for all servers of this user.
  ---
  --- SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
  ---@param params? cast-rpc.WidgetPresentIntroOverlayParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetPresentIntroOverlayResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetPresentIntroOverlayResult`
  function widget.presentIntroOverlay(params, callback, options)
    return client:request("widget.presentIntroOverlay", params, callback, options)
  end

  --- Dismisses the introductory overlay.
  ---@param params? cast-rpc.WidgetDismissIntroOverlayParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.IntroOverlayState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.IntroOverlayState`
  function widget.dismissIntroOverlay(params, callback, options)
    return client:request("widget.dismissIntroOverlay", params, callback, options)
  end

  --- Forgets that the introductory overlay was shown.
  ---
  --- SDK: `GCKCastContext.clearCastInstructionsShownFlag`.
  ---@param params? cast-rpc.WidgetResetIntroOverlayParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.IntroOverlayState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.IntroOverlayState`
  function widget.resetIntroOverlay(params, callback, options)
    return client:request("widget.resetIntroOverlay", params, callback, options)
  end

  --- Shows the expanded controller after a tap on the mini controller outside its buttons.
  ---
  --- Errors: ControlDisabled.
  ---@param params? cast-rpc.WidgetTapMiniControllerParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetTapMiniControllerResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetTapMiniControllerResult`
  function widget.tapMiniController(params, callback, options)
    return client:request("widget.tapMiniController", params, callback, options)
  end

  --- Shows the expanded controller.
  ---
  --- Needs a session, but no media, which may be loaded afterwards, as in the SDK's guide. With the option
  --- `useDefaultExpandedMediaControls` the controller counts as shown; without it, clients are only notified.
  ---
  --- SDK: `GCKCastContext.presentDefaultExpandedMediaControls`.
  ---
  --- Errors: ControlDisabled.
  ---@param params? cast-rpc.WidgetPresentExpandedControllerParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetPresentExpandedControllerResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetPresentExpandedControllerResult`
  function widget.presentExpandedController(params, callback, options)
    return client:request("widget.presentExpandedController", params, callback, options)
  end

  --- Hides the expanded controller.
  ---@param params? cast-rpc.WidgetDismissExpandedControllerParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetDismissExpandedControllerResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetDismissExpandedControllerResult`
  function widget.dismissExpandedController(params, callback, options)
    return client:request("widget.dismissExpandedController", params, callback, options)
  end

  --- Presses a button.
  ---
  --- Returns when the device has confirmed the action.
  ---
  --- Errors: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession, MediaNotSupported,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, VolumeFixed,
  --- SessionTransferred, InternalLimitReached, CastMessageTooLarge.
  ---@param params cast-rpc.WidgetPressButtonParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetPressButtonResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetPressButtonResult`
  function widget.pressButton(params, callback, options)
    return client:request("widget.pressButton", params, callback, options)
  end

  --- Moves a slider.
  ---
  --- While a slider is held, every client sees the value at which it is held. The seek is sent when it is released; the
  --- volume follows, one request at a time. If the client that holds a slider disconnects, the slider is released.
  ---
  --- Errors: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession, MediaNotSupported,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- VolumeFixed, SessionTransferred, InternalLimitReached, CastMessageTooLarge.
  ---@param params cast-rpc.WidgetSlideParams
  ---@param callback? fun(error: cast-rpc.Error?, result: table<string, any>?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `table<string, any>`
  function widget.slide(params, callback, options)
    return client:request("widget.slide", params, callback, options)
  end

  --- Sets the volume in the volume controller.
  ---
  --- SDK: `GCKUIDeviceVolumeController.setVolume`.
  ---
  --- Errors: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded,
  --- RequestTimedOut, RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached, CastMessageTooLarge,
  --- MediaError, InvalidPlayerState.
  ---@param params? cast-rpc.WidgetSetVolumeParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.VolumeControllerState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.VolumeControllerState`
  function widget.setVolume(params, callback, options)
    return client:request("widget.setVolume", params, callback, options)
  end

  --- Sets the rate in the playback rate controller.
  ---
  --- SDK: `GCKUIPlaybackRateController.playbackRate`.
  ---
  --- Errors: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession, MediaNotSupported,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- SessionTransferred, InternalLimitReached, CastMessageTooLarge.
  ---@param params cast-rpc.WidgetSetPlaybackRateParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.PlaybackRateControllerState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.PlaybackRateControllerState`
  function widget.setPlaybackRate(params, callback, options)
    return client:request("widget.setPlaybackRate", params, callback, options)
  end

  --- Opens the track selector.
  ---
  --- Errors: ControlDisabled.
  ---@param params? cast-rpc.WidgetOpenTrackSelectorParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.TrackSelectorState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.TrackSelectorState`
  function widget.openTrackSelector(params, callback, options)
    return client:request("widget.openTrackSelector", params, callback, options)
  end

  --- Closes the track selector without a choice.
  ---@param params? cast-rpc.WidgetCloseTrackSelectorParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.TrackSelectorState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.TrackSelectorState`
  function widget.closeTrackSelector(params, callback, options)
    return client:request("widget.closeTrackSelector", params, callback, options)
  end

  --- Selects the tracks chosen in the track selector.
  ---
  --- Closes the track selector when the device has confirmed the choice.
  ---
  --- SDK: `GCKUIMediaTrackSelectionViewControllerDelegate.didSelectMediaTracks`.
  ---
  --- Errors: ControlDisabled, NoSuchSession, SessionNotConnected, SessionSuspended, NoMediaSession, MediaNotSupported,
  --- ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
  --- SessionTransferred, InternalLimitReached, CastMessageTooLarge.
  ---@param params cast-rpc.WidgetSelectTracksParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.TrackSelectorState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.TrackSelectorState`
  function widget.selectTracks(params, callback, options)
    return client:request("widget.selectTracks", params, callback, options)
  end

  --- Sets attributes of a part of the style tree, to be applied later.
  ---
  --- The tree is shared by all clients. Colours are `#RRGGBB` or `#RRGGBBAA`. Parts: see docs/Widgets.md.
  ---
  --- SDK: `GCKUIStyle`.
  ---@param params cast-rpc.WidgetSetStyleParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetStyle?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetStyle`
  function widget.setStyle(params, callback, options)
    return client:request("widget.setStyle", params, callback, options)
  end

  --- Returns a part of the style tree.
  ---
  --- SDK: `GCKUIStyle.sharedInstance`.
  ---@param params? cast-rpc.WidgetGetStyleParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetStyle?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetStyle`
  function widget.getStyle(params, callback, options)
    return client:request("widget.getStyle", params, callback, options)
  end

  --- Applies the changes to the style tree.
  ---
  --- SDK: `GCKUIStyle.applyStyle`.
  ---@param params? cast-rpc.WidgetApplyStyleParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetApplyStyleResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetApplyStyleResult`
  function widget.applyStyle(params, callback, options)
    return client:request("widget.applyStyle", params, callback, options)
  end

  --- Builds the load request that continues a local player's playback on the device.
  ---
  --- Nothing is sent.
  ---@param params cast-rpc.WidgetMakeLoadRequestParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.WidgetMakeLoadRequestResult?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.WidgetMakeLoadRequestResult`
  function widget.makeLoadRequest(params, callback, options)
    return client:request("widget.makeLoadRequest", params, callback, options)
  end

  --- Continues a local player's playback on the current session's device.
  ---
  --- Errors: NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, MediaLoadFailed,
  --- MediaLoadCancelled, RequestReplaced, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
  --- SessionTransferred, InternalLimitReached, CastMessageTooLarge, MediaError, InvalidPlayerState.
  ---@param params cast-rpc.WidgetHandOverParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.MediaState?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.MediaState`
  function widget.handOver(params, callback, options)
    return client:request("widget.handOver", params, callback, options)
  end

  --- Returns the state with which a local player continues the device's present or last playback.
  ---
  --- Works during a session and after it. A queue includes its items, as from `session.takeBack`; after the session
  --- only those that had been fetched when it ended. If the device was paused, the local player should pause; if it was
  --- idle, playback is over.
  ---
  --- SDK: `GCKUIMediaController.lastKnownStreamPosition`.
  ---@param params? cast-rpc.WidgetTakeBackParams
  ---@param callback? fun(error: cast-rpc.Error?, result: cast-rpc.LocalPlayback?)
  ---@param options? cast-rpc.CallOptions
  ---@return cast-rpc.Call call `call:wait()` returns a `cast-rpc.LocalPlayback`
  function widget.takeBack(params, callback, options)
    return client:request("widget.takeBack", params, callback, options)
  end

  --- The state of a widget changed for this connection: each has its own dialog, overlay, expanded controller and track
  --- selector. It is sent before the notification of its cause, but after `session.willStart` and `session.willResume`.
  ---@param listener fun(event: cast-rpc.WidgetDidChange)
  ---@return fun() stop ends the listening
  function widget.didChange(listener)
    return client:on("widget.didChange", listener)
  end

  --- The program should show its expanded controller.
  ---
  --- SDK: `kGCKExpandedMediaControlsTriggeredNotification`.
  ---@param listener fun(event: cast-rpc.WidgetDidTriggerExpandedController)
  ---@return fun() stop ends the listening
  function widget.didTriggerExpandedController(listener)
    return client:on("widget.didTriggerExpandedController", listener)
  end

  --- A button defined by the program was pressed.
  ---
  --- SDK: `GCKUIMediaButtonBarProtocol.setCustomButton`.
  ---@param listener fun(event: cast-rpc.WidgetDidPressCustomButton)
  ---@return fun() stop ends the listening
  function widget.didPressCustomButton(listener)
    return client:on("widget.didPressCustomButton", listener)
  end

  --- Changes to the style tree were applied.
  ---
  --- SDK: `kGCKUIStyleAppliedNotification`.
  ---@param listener fun(event: cast-rpc.WidgetDidApplyStyle)
  ---@return fun() stop ends the listening
  function widget.didApplyStyle(listener)
    return client:on("widget.didApplyStyle", listener)
  end
end

return M
