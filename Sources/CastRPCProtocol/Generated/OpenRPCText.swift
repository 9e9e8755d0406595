// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)


/// The API as a compact OpenRPC document; `spec/openrpc.json` is the same for people.
enum OpenRPCText {
  static let json: StaticString = ####"""
{"openrpc":"1.3.2","x-generated":"Generated from spec/ by cast-rpc-gen. Do not edit. To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)",\####
"info":{"title":"cast-rpc","version":"0.1.0","description":"Google Cast for every program: discover receivers, start sessions, load and control media, and hear what happens as typed notifications.",\####
"x-apiLevel":1,"x-apiCompatible":1,"x-protocolVersion":"1.0"},"methods":[{"name":"channel.add","summary":"Adds a channel, at any time: before a session is started, too.",\####
"description":"It connects (`channel.didConnect`) in every session that is up and whose app lists the namespace, and again after such a session was resumed. It is the client's own: others may add the same, and each one's channels go with its connection. An app often greets its sender at once: only a channel that was added before the session was started hears that.",\####
"tags":[{"name":"channel"}],"paramStructure":"by-name","params":[{"name":"namespace","description":"`urn:x-cast:` and a name, 128 bytes at most.",\####
"required":true,"schema":{"description":"`urn:x-cast:` and a name, 128 bytes at most.","type":"string",\####
"examples":["urn:x-cast:com.example.quiz"],"x-since":1}},{"name":"sessionId","description":"The session; the channel goes with it. Absent: every session that there is or will be.",\####
"required":false,"schema":{"description":"The session; the channel goes with it. Absent: every session that there is or will be.",\####
"type":"string","x-since":1}}],"result":{"name":"ChannelInfo","schema":{"$ref":"#/components/schemas/ChannelInfo"}},\####
"errors":[{"$ref":"#/components/errors/InvalidNamespace"},{"$ref":"#/components/errors/ReservedNamespace"},\####
{"$ref":"#/components/errors/ChannelExists"},{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/InternalLimitReached"}],\####
"examples":[{"name":"for every session","params":[{"name":"namespace","value":"urn:x-cast:com.example.quiz"}],\####
"result":{"name":"result","value":{"namespace":"urn:x-cast:com.example.quiz","sessions":[{"sessionId":"s-1f2e3d4c",\####
"isConnected":true,"isWritable":true}]}}},{"name":"for one session","params":[{"name":"namespace","value":"urn:x-cast:com.example.quiz"},\####
{"name":"sessionId","value":"s-1f2e3d4c"}],"result":{"name":"result","value":{"namespace":"urn:x-cast:com.example.quiz",\####
"sessionId":"s-1f2e3d4c","sessions":[{"sessionId":"s-1f2e3d4c","isConnected":false,"isWritable":false}]}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKSession.addChannel"},{"name":"channel.remove",\####
"summary":"Removes a channel of the client's; named as it was added.","description":"Where it was connected `channel.didDisconnect` says so. Other clients' channels stay.",\####
"tags":[{"name":"channel"}],"paramStructure":"by-name","params":[{"name":"namespace","description":"Its namespace.",\####
"required":true,"schema":{"description":"Its namespace.","type":"string","x-since":1}},{"name":"sessionId",\####
"description":"The session that it was added for; absent: the one that was added for every session.",\####
"required":false,"schema":{"description":"The session that it was added for; absent: the one that was added for every session.",\####
"type":"string","x-since":1}}],"result":{"name":"nothing","schema":{"type":"object","description":"The empty object."}},\####
"errors":[{"$ref":"#/components/errors/NoSuchChannel"}],"examples":[{"name":"typical","params":[{"name":"namespace",\####
"value":"urn:x-cast:com.example.quiz"}],"result":{"name":"result","value":{}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKSession.removeChannel"},{"name":"channel.list","summary":"Lists the client's channels, the oldest first.",\####
"description":"Lists the client's channels, the oldest first.","tags":[{"name":"channel"}],"paramStructure":"by-name",\####
"params":[],"result":{"name":"ChannelListResult","schema":{"title":"ChannelListResult","type":"object",\####
"properties":{"channels":{"description":"The channels.","type":"array","items":{"$ref":"#/components/schemas/ChannelInfo"},\####
"x-since":1}},"required":["channels"]}},"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"channels":[{"namespace":"urn:x-cast:com.example.quiz","sessions":[{"sessionId":"s-1f2e3d4c",\####
"isConnected":true,"isWritable":true}]}]}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},\####
{"name":"channel.send","summary":"Sends a message to the app, on a channel of the client's.","description":"Either `text` or `data`; text goes out byte by byte as it is. The answer says that the message is on its way, not that the app took it: replies, if the app makes any, come as `channel.didReceiveMessage`. With its envelope a message may have 64 KiB.",\####
"tags":[{"name":"channel"}],"paramStructure":"by-name","params":[{"name":"namespace","description":"The channel's namespace.",\####
"required":true,"schema":{"description":"The channel's namespace.","type":"string","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"text","description":"The message, as text.","required":false,"schema":{"description":"The message, as text.",\####
"type":"string","x-since":1}},{"name":"data","description":"The message, as bytes in base64 (RFC 4648, section 4).",\####
"required":false,"schema":{"description":"The message, as bytes in base64 (RFC 4648, section 4).","type":"string",\####
"x-since":1}}],"result":{"name":"ChannelSendResult","schema":{"title":"ChannelSendResult","type":"object",\####
"properties":{"isWritable":{"description":"Whether the link takes more now; if not, better wait for `channel.didChangeWritable`.",\####
"type":"boolean","x-since":1}},"required":["isWritable"]}},"errors":[{"$ref":"#/components/errors/InvalidNamespace"},\####
{"$ref":"#/components/errors/ReservedNamespace"},{"$ref":"#/components/errors/NoSuchChannel"},{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/ChannelNotConnected"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/SendBufferFull"},{"$ref":"#/components/errors/ConnectionLost"}],"examples":[{"name":"text",\####
"params":[{"name":"namespace","value":"urn:x-cast:com.example.quiz"},{"name":"text","value":"{\"type\":\"ANSWER\",\"choice\":\"b\"}"}],\####
"result":{"name":"result","value":{"isWritable":true}}},{"name":"binary","params":[{"name":"namespace",\####
"value":"urn:x-cast:com.example.quiz"},{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"data","value":"AAECAw=="}],\####
"result":{"name":"result","value":{"isWritable":true}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKCastChannel.sendTextMessage"},{"name":"channel.generateRequestId","summary":"Gives a number for a request of the app's own protocol that nobody else on this link uses.",\####
"description":"Gives a number for a request of the app's own protocol that nobody else on this link uses.",\####
"tags":[{"name":"channel"}],"paramStructure":"by-name","params":[{"name":"namespace","description":"The channel's namespace.",\####
"required":true,"schema":{"description":"The channel's namespace.","type":"string","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}}],"result":{"name":"ChannelGenerateRequestIdResult","schema":{"title":"ChannelGenerateRequestIdResult",\####
"type":"object","properties":{"requestId":{"description":"The number.","type":"integer","x-since":1}},\####
"required":["requestId"]}},"errors":[{"$ref":"#/components/errors/InvalidNamespace"},{"$ref":"#/components/errors/ReservedNamespace"},\####
{"$ref":"#/components/errors/NoSuchChannel"},{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/ChannelNotConnected"}],\####
"examples":[{"name":"typical","params":[{"name":"namespace","value":"urn:x-cast:com.example.quiz"}],"result":{"name":"result",\####
"value":{"requestId":17}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKCastChannel.generateRequestID"},\####
{"name":"channel.broadcast","summary":"Sends a message to every end of a session's device (destination `*`).",\####
"description":"Needs no channel, and no app that lists the namespace: whoever listens on the device gets it. Most apps have no use for it; `channel.send` is the usual way.",\####
"tags":[{"name":"channel"}],"paramStructure":"by-name","params":[{"name":"namespace","description":"The namespace.",\####
"required":true,"schema":{"description":"The namespace.","type":"string","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"text","description":"The message, as text.","required":false,"schema":{"description":"The message, as text.",\####
"type":"string","x-since":1}},{"name":"data","description":"The message, as bytes in base64 (RFC 4648, section 4).",\####
"required":false,"schema":{"description":"The message, as bytes in base64 (RFC 4648, section 4).","type":"string",\####
"x-since":1}}],"result":{"name":"ChannelBroadcastResult","schema":{"title":"ChannelBroadcastResult","type":"object",\####
"properties":{"isWritable":{"description":"Whether the link takes more now.","type":"boolean","x-since":1}},\####
"required":["isWritable"]}},"errors":[{"$ref":"#/components/errors/InvalidNamespace"},{"$ref":"#/components/errors/ReservedNamespace"},\####
{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},\####
{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SendBufferFull"},\####
{"$ref":"#/components/errors/ConnectionLost"}],"examples":[{"name":"typical","params":[{"name":"namespace",\####
"value":"urn:x-cast:com.example.quiz"},{"name":"text","value":"hello, everyone"}],"result":{"name":"result",\####
"value":{"isWritable":true}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"context.create",\####
"summary":"Creates the context with options, once, and starts discovery unless told not to.","description":"The server has one context, which its clients share: the first who needs it settles its options. A call that looks for devices or connects to one creates it with what is assumed, and does not start discovery; one that only reads settles nothing. Where the context exists already, options that are in force are no error; others are `AlreadyInitialized`, with `path` and `differences`. What is assumed can be set in a file (`cast-rpc --options`, docs/Options.md).",\####
"tags":[{"name":"context"}],"paramStructure":"by-name","params":[{"name":"options","description":"What differs from what is assumed.",\####
"required":false,"schema":{"description":"What differs from what is assumed.","allOf":[{"$ref":"#/components/schemas/ContextOptions"}],\####
"x-since":1}}],"result":{"name":"ContextInfo","schema":{"$ref":"#/components/schemas/ContextInfo"}},"errors":[{"$ref":"#/components/errors/AlreadyInitialized"},\####
{"$ref":"#/components/errors/FileNotUsable"}],"examples":[{"name":"typical","params":[{"name":"options",\####
"value":{"launchOptions":{"languageCode":"en-US"},"disableDiscoveryAutostart":true,"deviceAuthentication":{"policy":"REPORT"}}}],\####
"result":{"name":"result","value":{"castState":"NO_DEVICES_AVAILABLE","connectionState":"DISCONNECTED",\####
"isCreated":true,"options":{"launchOptions":{"languageCode":"en-US","relaunchIfRunning":false,"androidReceiverCompatible":false},\####
"startDiscoveryAfterFirstTapOnCastButton":false,"disableAnalyticsLogging":true,"disableDiscoveryAutostart":true,\####
"stopReceiverApplicationWhenEndingSession":false,"deviceAuthentication":{"policy":"REPORT","ignoreExpiry":false,\####
"acceptSHA1":true,"requireNonce":false,"crl":"OPTIONAL","timeout":5},"userAgent":"cast-rpc","maximumSessions":64,\####
"connectTimeout":30,"suspendSessionsWhenBackgrounded":true,"reconnect":{"isEnabled":true,"initialDelay":0.5,\####
"maximumDelay":30,"attemptTimeout":15,"giveUpAfter":300},"transfer":{"followsMoves":true,"searchTimeout":5,\####
"timeout":90},"tls":{"minimumVersion":"TLS_1_0","ciphers":"DEFAULT","securityLevel":0,"maximumStoredSessions":64},\####
"heartbeat":{"pingAfter":5,"deadAfter":10,"partialMessageDeadline":10},"physicalVolumeButtonsWillControlDeviceVolume":false},\####
"appState":"FOREGROUND"}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKCastContext.setSharedInstanceWithOptions"},\####
{"name":"context.get","summary":"Gives the context's state.","description":"Gives the context's state.",\####
"tags":[{"name":"context"}],"paramStructure":"by-name","params":[],"result":{"name":"ContextInfo","schema":{"$ref":"#/components/schemas/ContextInfo"}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"castState":"CONNECTED",\####
"currentSessionId":"s-1f2e3d4c","connectionState":"CONNECTED","isCreated":true,"options":{"launchOptions":{"languageCode":"en-US",\####
"relaunchIfRunning":false,"androidReceiverCompatible":false},"startDiscoveryAfterFirstTapOnCastButton":false,\####
"disableAnalyticsLogging":true,"disableDiscoveryAutostart":true,"stopReceiverApplicationWhenEndingSession":false,\####
"deviceAuthentication":{"policy":"REPORT","ignoreExpiry":false,"acceptSHA1":true,"requireNonce":false,\####
"crl":"OPTIONAL","timeout":5},"userAgent":"cast-rpc","maximumSessions":64,"connectTimeout":30,"suspendSessionsWhenBackgrounded":true,\####
"reconnect":{"isEnabled":true,"initialDelay":0.5,"maximumDelay":30,"attemptTimeout":15,"giveUpAfter":300},\####
"transfer":{"followsMoves":true,"searchTimeout":5,"timeout":90},"tls":{"minimumVersion":"TLS_1_0","ciphers":"DEFAULT",\####
"securityLevel":0,"maximumStoredSessions":64},"heartbeat":{"pingAfter":5,"deadAfter":10,"partialMessageDeadline":10},\####
"physicalVolumeButtonsWillControlDeviceVolume":false},"appState":"FOREGROUND"}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKCastContext"},{"name":"context.setLaunchCredentials","summary":"Sets who the viewer is, for the next launches and joins.",\####
"description":"They are delivered when an app is launched or joined, never to one that already runs with this session.",\####
"tags":[{"name":"context"}],"paramStructure":"by-name","params":[{"name":"credentials","description":"The credentials; absent removes them.",\####
"required":false,"schema":{"description":"The credentials; absent removes them.","type":"string","x-since":1}},\####
{"name":"credentialsType","description":"What kind: `web`, `cloud`, or an app's own.","required":false,\####
"schema":{"description":"What kind: `web`, `cloud`, or an app's own.","type":"string","default":"web",\####
"x-since":1}}],"result":{"name":"nothing","schema":{"type":"object","description":"The empty object."}},\####
"errors":[],"examples":[{"name":"typical","params":[{"name":"credentials","value":"token"},{"name":"credentialsType",\####
"value":"web"}],"result":{"name":"result","value":{}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKCastContext.setLaunchCredentialsData"},{"name":"context.setAppState","summary":"Tells whether the calling client is in use.",\####
"description":"Clients that never say so don't count: a script that looks in changes nothing. While all that said so are in the background, sessions are suspended and discovery rests, if the option `suspendSessionsWhenBackgrounded` is set; with the first that returns, they are resumed.",\####
"tags":[{"name":"context"}],"paramStructure":"by-name","params":[{"name":"state","description":"The state.",\####
"required":true,"schema":{"description":"The state.","allOf":[{"$ref":"#/components/schemas/AppState"}],\####
"x-since":1}}],"result":{"name":"ContextSetAppStateResult","schema":{"title":"ContextSetAppStateResult",\####
"type":"object","properties":{"appState":{"description":"The state of all clients together.","allOf":[{"$ref":"#/components/schemas/AppState"}],\####
"x-since":1}},"required":["appState"]}},"errors":[],"examples":[{"name":"typical","params":[{"name":"state",\####
"value":"BACKGROUND"}],"result":{"name":"result","value":{"appState":"BACKGROUND"}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"discovery.start","summary":"Begins to look for devices; does nothing if that goes on already.",\####
"description":"Fails with DiscoveryUnavailable where no source can work (no network interface, or no daemon where the options want it alone); discovery then begins by itself as soon as one can.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"criteria","description":"Which devices this client wants; absent: those of `context.create`, or all. They hold for this connection, in `discovery.list`, `find` and the notifications, until it starts again or stops; other clients have their own.",\####
"required":false,"schema":{"description":"Which devices this client wants; absent: those of `context.create`, or all. They hold for this connection, in `discovery.list`, `find` and the notifications, until it starts again or stops; other clients have their own.",\####
"allOf":[{"$ref":"#/components/schemas/DiscoveryCriteria"}],"x-since":1}}],"result":{"name":"DiscoveryInfo",\####
"schema":{"$ref":"#/components/schemas/DiscoveryInfo"}},"errors":[{"$ref":"#/components/errors/DiscoveryUnavailable"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"isRunning":true,"devices":[]}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKDiscoveryManager.startDiscovery"},\####
{"name":"discovery.stop","summary":"Stops looking, unless another client started it too; the devices found so far stay in the list.",\####
"description":"Stops looking, unless another client started it too; the devices found so far stay in the list.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[],"result":{"name":"DiscoveryInfo",\####
"schema":{"$ref":"#/components/schemas/DiscoveryInfo"}},"errors":[],"examples":[{"name":"typical","params":[],\####
"result":{"name":"result","value":{"isRunning":false,"devices":[]}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKDiscoveryManager.stopDiscovery"},{"name":"discovery.list",\####
"summary":"Lists the devices that fit this client's criteria.","description":"Lists the devices that fit this client's criteria.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[],"result":{"name":"DiscoveryInfo",\####
"schema":{"$ref":"#/components/schemas/DiscoveryInfo"}},"errors":[],"examples":[{"name":"typical","params":[],\####
"result":{"name":"result","value":{"isRunning":true,"devices":[{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}}]}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"discovery.get","summary":"Gives one device.","description":"Gives one device.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"deviceId","description":"Which.",\####
"required":true,"schema":{"description":"Which.","type":"string","x-since":1}}],"result":{"name":"Device",\####
"schema":{"$ref":"#/components/schemas/Device"}},"errors":[{"$ref":"#/components/errors/DeviceNotFound"}],\####
"examples":[{"name":"typical","params":[{"name":"deviceId","value":"0123456789abcdef0123456789abcdef"}],\####
"result":{"name":"result","value":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room",\####
"modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7",\####
"port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKDiscoveryManager.deviceWithUniqueID"},{"name":"discovery.find",\####
"summary":"Waits for a device to be found; begins to look if need be.","description":"Waits for a device to be found; begins to look if need be.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"deviceId","description":"Its id.",\####
"required":false,"schema":{"description":"Its id.","type":"string","x-since":1}},{"name":"friendlyName",\####
"description":"Or its name, case-insensitive. Without either, any device will do.","required":false,"schema":{"description":"Or its name, case-insensitive. Without either, any device will do.",\####
"type":"string","x-since":1}},{"name":"timeout","description":"How long to wait.","required":false,"schema":{"description":"How long to wait.",\####
"type":"number","minimum":0,"maximum":300,"default":10,"x-unit":"seconds","x-since":1}}],"result":{"name":"Device",\####
"schema":{"$ref":"#/components/schemas/Device"}},"errors":[{"$ref":"#/components/errors/DeviceNotFound"},\####
{"$ref":"#/components/errors/DiscoveryUnavailable"}],"examples":[{"name":"typical","params":[{"name":"friendlyName",\####
"value":"Living Room"},{"name":"timeout","value":5}],"result":{"name":"result","value":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKDiscoveryManager.findDeviceWithUniqueID"},{"name":"discovery.scan",\####
"summary":"Gives all devices that answer within a time.","description":"Begins to look if need be, and leaves discovery as it was. It takes the whole time; `discovery.find` answers as soon as a device is there.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"timeout","description":"How long to wait for answers.",\####
"required":false,"schema":{"description":"How long to wait for answers.","type":"number","minimum":0,\####
"maximum":300,"default":3,"x-unit":"seconds","x-since":1}},{"name":"criteria","description":"Which devices are wanted; absent: those of this client's `discovery.start`, or of `context.create`, or all.",\####
"required":false,"schema":{"description":"Which devices are wanted; absent: those of this client's `discovery.start`, or of `context.create`, or all.",\####
"allOf":[{"$ref":"#/components/schemas/DiscoveryCriteria"}],"x-since":1}}],"result":{"name":"DiscoveryScanResult",\####
"schema":{"title":"DiscoveryScanResult","type":"object","properties":{"devices":{"description":"The devices, ordered by friendly name; without those that only an earlier run saw.",\####
"type":"array","items":{"$ref":"#/components/schemas/Device"},"x-since":1}},"required":["devices"]}},\####
"errors":[{"$ref":"#/components/errors/DiscoveryUnavailable"}],"examples":[{"name":"typical","params":[{"name":"timeout",\####
"value":3}],"result":{"name":"result","value":{"devices":[{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}}]}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"discovery.addDevice","summary":"Adds a device by its address, for networks that discovery doesn't reach.",\####
"description":"Adds a device by its address, for networks that discovery doesn't reach.","tags":[{"name":"discovery"}],\####
"paramStructure":"by-name","params":[{"name":"host","description":"An address or host name.","required":true,\####
"schema":{"description":"An address or host name.","type":"string","minLength":1,"x-since":1}},{"name":"port",\####
"description":"Its port.","required":false,"schema":{"description":"Its port.","type":"integer","minimum":1,\####
"maximum":65535,"default":8009,"x-since":1}},{"name":"friendlyName","description":"What to call it; absent: its address.",\####
"required":false,"schema":{"description":"What to call it; absent: its address.","type":"string","x-since":1}},\####
{"name":"deviceId","description":"Its id, if known: it is then the same device as the one that discovery finds.",\####
"required":false,"schema":{"description":"Its id, if known: it is then the same device as the one that discovery finds.",\####
"type":"string","minLength":1,"x-since":1}}],"result":{"name":"Device","schema":{"$ref":"#/components/schemas/Device"}},\####
"errors":[{"$ref":"#/components/errors/TooManyDevices"}],"examples":[{"name":"typical","params":[{"name":"host",\####
"value":"192.0.2.7"},{"name":"friendlyName","value":"Living Room"}],"result":{"name":"result","value":{"deviceId":"configured-f32cd3d06ef69d09",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"CONFIGURED","txt":{"fn":"Living Room"}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"discovery.removeDevice","summary":"Removes a device that was added by its address.",\####
"description":"Removes a device that was added by its address.","tags":[{"name":"discovery"}],"paramStructure":"by-name",\####
"params":[{"name":"deviceId","description":"Which.","required":true,"schema":{"description":"Which.",\####
"type":"string","x-since":1}}],"result":{"name":"nothing","schema":{"type":"object","description":"The empty object."}},\####
"errors":[{"$ref":"#/components/errors/DeviceNotFound"}],"examples":[{"name":"typical","params":[{"name":"deviceId",\####
"value":"configured-f32cd3d06ef69d09"}],"result":{"name":"result","value":{}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"discovery.setPassiveScan","summary":"Says whether to ask the network less often, at the price of older facts; for all clients.",\####
"description":"Says whether to ask the network less often, at the price of older facts; for all clients.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"passiveScan","description":"Whether.",\####
"required":true,"schema":{"description":"Whether.","type":"boolean","x-since":1}}],"result":{"name":"nothing",\####
"schema":{"type":"object","description":"The empty object."}},"errors":[],"examples":[{"name":"typical",\####
"params":[{"name":"passiveScan","value":true}],"result":{"name":"result","value":{}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKDiscoveryManager.passiveScan"},{"name":"discovery.setOptions",\####
"summary":"Changes how devices are looked for, for all clients, at once; gives all the options.","description":"Changes how devices are looked for, for all clients, at once; gives all the options.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"options","description":"What is to be different; what is absent stays.",\####
"required":true,"schema":{"description":"What is to be different; what is absent stays.","allOf":[{"$ref":"#/components/schemas/DiscoveryOptions"}],\####
"x-since":1}}],"result":{"name":"DiscoveryOptions","schema":{"$ref":"#/components/schemas/DiscoveryOptions"}},\####
"errors":[],"examples":[{"name":"typical","params":[{"name":"options","value":{"deniedInterfaces":["docker*"]}}],\####
"result":{"name":"result","value":{"source":"AUTOMATIC","passiveScan":false,"allowedInterfaces":[],"deniedInterfaces":["docker*"],\####
"cachesDevices":true}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"discovery.queryAppAvailability",\####
"summary":"Asks a device which of some apps it has.","description":"Over the session with the device, if there is one, else over a connection for this question. Answers are kept: six hours for an app that is there, 15 minutes for one that isn't.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"deviceId","description":"The device; exactly one of this and `host`.",\####
"required":false,"schema":{"description":"The device; exactly one of this and `host`.","type":"string",\####
"minLength":1,"x-since":1}},{"name":"host","description":"An address or host name instead.","required":false,\####
"schema":{"description":"An address or host name instead.","type":"string","minLength":1,"x-since":1}},\####
{"name":"port","description":"The port at `host`.","required":false,"schema":{"description":"The port at `host`.",\####
"type":"integer","minimum":1,"maximum":65535,"default":8009,"x-since":1}},{"name":"applicationIds","description":"The apps.",\####
"required":true,"schema":{"description":"The apps.","type":"array","items":{"type":"string"},"minItems":1,\####
"x-since":1}},{"name":"refresh","description":"Whether to ask even if every answer is known.","required":false,\####
"schema":{"description":"Whether to ask even if every answer is known.","type":"boolean","default":false,\####
"x-since":1}}],"result":{"name":"DiscoveryQueryAppAvailabilityResult","schema":{"title":"DiscoveryQueryAppAvailabilityResult",\####
"type":"object","properties":{"availability":{"description":"The answer for each app, by its id as it was asked for.",\####
"type":"object","additionalProperties":{"$ref":"#/components/schemas/AppAvailability"},"x-since":1},"isCached":{"description":"Whether it was known already.",\####
"type":"boolean","x-since":1}},"required":["availability","isCached"]}},"errors":[{"$ref":"#/components/errors/DeviceNotFound"},\####
{"$ref":"#/components/errors/AddressNotResolved"},{"$ref":"#/components/errors/ConnectionRefused"},{"$ref":"#/components/errors/DeviceUnreachable"},\####
{"$ref":"#/components/errors/ConnectionTimedOut"},{"$ref":"#/components/errors/TLSFailed"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/ConnectionRejected"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"}],\####
"examples":[{"name":"typical","params":[{"name":"deviceId","value":"0123456789abcdef0123456789abcdef"},\####
{"name":"applicationIds","value":["CC1AD845","ABCD1234"]}],"result":{"name":"result","value":{"availability":{"CC1AD845":"APP_AVAILABLE",\####
"ABCD1234":"APP_UNAVAILABLE"},"isCached":false}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"discovery.diagnose","summary":"Says why the list of devices is what it is, and probes an address if asked to.",\####
"description":"Says why the list of devices is what it is, and probes an address if asked to.","tags":[{"name":"discovery"}],\####
"paramStructure":"by-name","params":[{"name":"host","description":"An address to probe.","required":false,\####
"schema":{"description":"An address to probe.","type":"string","minLength":1,"x-since":1}},{"name":"port",\####
"description":"Its port.","required":false,"schema":{"description":"Its port.","type":"integer","minimum":1,\####
"maximum":65535,"default":8009,"x-since":1}},{"name":"authenticate","description":"Whether the probe asks the device to prove that Google made it.",\####
"required":false,"schema":{"description":"Whether the probe asks the device to prove that Google made it.",\####
"type":"boolean","default":false,"x-since":1}}],"result":{"name":"DiscoveryDiagnosis","schema":{"$ref":"#/components/schemas/DiscoveryDiagnosis"}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"daemon":"AVAILABLE",\####
"isRunning":true,"runningFor":12.0,"finding":"NO_ANSWERS","sources":[{"name":"EMBEDDED","isReachable":true,\####
"isInUse":true,"runningFor":12.0,"answersSeen":0,"services":0,"resolvedServices":0,"ignoredServices":0}],\####
"deviceCount":0,"leftOut":[],"answersSeen":0,"interfaces":[{"name":"eth0","addresses":["192.0.2.2"],"isUsed":true,\####
"isUp":true,"supportsMulticast":true,"isLoopback":false}],"cache":{"isEnabled":true,"path":"/home/me/.cache/cast-rpc/devices.json",\####
"state":"ABSENT","devices":0},"hints":["A firewall must let UDP port 5353 in and out."],"advice":"Discovery works, but no device has answered: check that the devices are on and in the same network.",\####
"summary":["Discovery runs; 0 devices are known."]}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"events.subscribe","summary":"Asks for the notifications of some topics.","description":"A notification that several subscriptions of a connection cover is pushed once. Subscriptions end with the connection.",\####
"tags":[{"name":"events"}],"paramStructure":"by-name","params":[{"name":"topics","description":"Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*` and `widget.*` must be named; `*` leaves them out.",\####
"required":true,"schema":{"description":"Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*` and `widget.*` must be named; `*` leaves them out.",\####
"type":"array","items":{"type":"string"},"minItems":1,"x-since":1}},{"name":"delivery","description":"How they come.",\####
"required":false,"schema":{"description":"How they come.","allOf":[{"$ref":"#/components/schemas/EventDelivery"}],\####
"default":"PUSH","x-since":1}},{"name":"omitStatus","description":"Whether `media.didUpdateStatus` comes without `status`: 600 bytes in place of 2 KB. What changed of the media, its queue and what is preloaded is told by topics of their own; `media.getStatus` has everything. Where another subscription of the connection wants the status, it comes.",\####
"required":false,"schema":{"description":"Whether `media.didUpdateStatus` comes without `status`: 600 bytes in place of 2 KB. What changed of the media, its queue and what is preloaded is told by topics of their own; `media.getStatus` has everything. Where another subscription of the connection wants the status, it comes.",\####
"type":"boolean","default":false,"x-since":1}},{"name":"snapshot","description":"Whether the answer carries the present state; nothing is lost between it and the first notification.",\####
"required":false,"schema":{"description":"Whether the answer carries the present state; nothing is lost between it and the first notification.",\####
"type":"boolean","default":false,"x-since":1}}],"result":{"name":"EventsSubscribeResult","schema":{"title":"EventsSubscribeResult",\####
"type":"object","properties":{"subscription":{"description":"Names the subscription.","type":"string",\####
"x-since":1},"topics":{"description":"Every notification that it covers.","type":"array","items":{"type":"string"},\####
"x-since":1},"snapshot":{"description":"The present state, if asked for.","allOf":[{"$ref":"#/components/schemas/Snapshot"}],\####
"x-since":1}},"required":["subscription","topics"]}},"errors":[{"$ref":"#/components/errors/TooManySubscriptions"}],\####
"examples":[{"name":"typical","params":[{"name":"topics","value":["session.*"]},{"name":"snapshot","value":true}],\####
"result":{"name":"result","value":{"subscription":"sub-1","topics":["session.didStart"],"snapshot":{"castState":"CONNECTED",\####
"discovery":{"isRunning":true,"devices":[{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room",\####
"modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7",\####
"port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}}]},"sessions":[{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false},"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true}],"media":[{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,\####
"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}]}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"events.unsubscribe","summary":"Ends a subscription.",\####
"description":"Ends a subscription.","tags":[{"name":"events"}],"paramStructure":"by-name","params":[{"name":"subscription",\####
"description":"Which.","required":true,"schema":{"description":"Which.","type":"string","x-since":1}}],\####
"result":{"name":"nothing","schema":{"type":"object","description":"The empty object."}},"errors":[{"$ref":"#/components/errors/NoSuchSubscription"}],\####
"examples":[{"name":"typical","params":[{"name":"subscription","value":"sub-1"}],"result":{"name":"result",\####
"value":{}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"events.poll","summary":"Takes the events that have come since the last poll.",\####
"description":"Takes the events that have come since the last poll.","tags":[{"name":"events"}],"paramStructure":"by-name",\####
"params":[{"name":"subscription","description":"Which; it must have the delivery `POLL`.","required":true,\####
"schema":{"description":"Which; it must have the delivery `POLL`.","type":"string","x-since":1}},{"name":"maximum",\####
"description":"How many at most.","required":false,"schema":{"description":"How many at most.","type":"integer",\####
"minimum":1,"maximum":1000,"default":100,"x-since":1}},{"name":"timeout","description":"How long to wait for the first one.",\####
"required":false,"schema":{"description":"How long to wait for the first one.","type":"number","minimum":0,\####
"maximum":300,"default":0,"x-unit":"seconds","x-since":1}}],"result":{"name":"EventsPollResult","schema":{"title":"EventsPollResult",\####
"type":"object","properties":{"events":{"description":"The events, the oldest first.","type":"array",\####
"items":{"$ref":"#/components/schemas/Event"},"x-since":1},"dropped":{"description":"How many were lost since the last poll because too many waited.",\####
"type":"integer","x-since":1}},"required":["events","dropped"]}},"errors":[{"$ref":"#/components/errors/NoSuchSubscription"}],\####
"examples":[{"name":"typical","params":[{"name":"subscription","value":"sub-2"},{"name":"timeout","value":30}],\####
"result":{"name":"result","value":{"events":[{"method":"session.didChangeVolume","params":{"seq":4,"sessionId":"s-1f2e3d4c",\####
"volume":{"level":0.4}}}],"dropped":0}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},\####
{"name":"events.snapshot","summary":"Gives the state of everything at this moment.","description":"Gives the state of everything at this moment.",\####
"tags":[{"name":"events"}],"paramStructure":"by-name","params":[],"result":{"name":"Snapshot","schema":{"$ref":"#/components/schemas/Snapshot"}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"castState":"CONNECTED",\####
"discovery":{"isRunning":true,"devices":[{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room",\####
"modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7",\####
"port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}}]},"sessions":[{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false},"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true}],"media":[{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,\####
"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}]}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"image.pick","summary":"Picks the picture to show.",\####
"description":"Of `images`, or those of `metadata`, or else those of what a session plays. The client that declared `imagePicker` last is asked (`image.choose`); without one, or without an answer within 2 seconds, the policy decides.",\####
"tags":[{"name":"image"}],"paramStructure":"by-name","params":[{"name":"images","description":"What there is to choose from.",\####
"required":false,"schema":{"description":"What there is to choose from.","type":"array","items":{"$ref":"#/components/schemas/Image"},\####
"x-since":1}},{"name":"metadata","description":"What has the pictures.","required":false,"schema":{"description":"What has the pictures.",\####
"allOf":[{"$ref":"#/components/schemas/MediaMetadata"}],"x-since":1}},{"name":"sessionId","description":"The session; absent is the current one. Looked at only without `images` and `metadata`.",\####
"required":false,"schema":{"description":"The session; absent is the current one. Looked at only without `images` and `metadata`.",\####
"type":"string","x-since":1}},{"name":"hints","description":"What the picture is wanted for.","required":false,\####
"schema":{"description":"What the picture is wanted for.","allOf":[{"$ref":"#/components/schemas/ImageHints"}],\####
"x-since":1}},{"name":"strategy","description":"Decides in place of the policy; no client is asked.",\####
"required":false,"schema":{"description":"Decides in place of the policy; no client is asked.","allOf":[{"$ref":"#/components/schemas/ImagePickStrategy"}],\####
"x-since":1}},{"name":"useDefault","description":"Whether no client is asked.","required":false,"schema":{"description":"Whether no client is asked.",\####
"type":"boolean","default":false,"x-since":1}}],"result":{"name":"ImagePickResult","schema":{"title":"ImagePickResult",\####
"type":"object","properties":{"image":{"description":"The picture; absent: none.","allOf":[{"$ref":"#/components/schemas/Image"}],\####
"x-since":1},"isCustom":{"description":"Whether a client picked it.","type":"boolean","x-since":1}},"required":["isCustom"]}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"}],\####
"examples":[{"name":"by size","params":[{"name":"images","value":[{"url":"https://example.com/small.jpg",\####
"width":120,"height":180},{"url":"https://example.com/large.jpg","width":480,"height":720}]},{"name":"hints",\####
"value":{"imageType":"MINI_CONTROLLER","width":100,"height":150}},{"name":"strategy","value":"SMALLEST_NOT_SMALLER"}],\####
"result":{"name":"result","value":{"image":{"url":"https://example.com/small.jpg","width":120,"height":180},\####
"isCustom":false}}},{"name":"of what plays","params":[{"name":"hints","value":{"imageType":"BACKGROUND"}}],\####
"result":{"name":"result","value":{"image":{"url":"https://example.com/large.jpg","width":480,"height":720},\####
"isCustom":true}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKUIImagePicker.getImageWithHints:fromMetadata"},\####
{"name":"image.setPolicy","summary":"Says which pictures are picked from now on, for all clients.","description":"Says which pictures are picked from now on, for all clients.",\####
"tags":[{"name":"image"}],"paramStructure":"by-name","params":[{"name":"policy","description":"Replaces the policy as a whole; absent: the SDK's, the first picture always.",\####
"required":false,"schema":{"description":"Replaces the policy as a whole; absent: the SDK's, the first picture always.",\####
"allOf":[{"$ref":"#/components/schemas/ImagePickPolicy"}],"x-since":1}}],"result":{"name":"ImagePickPolicy",\####
"schema":{"$ref":"#/components/schemas/ImagePickPolicy"}},"errors":[],"examples":[{"name":"typical","params":[{"name":"policy",\####
"value":{"strategy":"SMALLEST_NOT_SMALLER","byType":{"BACKGROUND":"LARGEST"}}}],"result":{"name":"result",\####
"value":{"strategy":"SMALLEST_NOT_SMALLER","byType":{"BACKGROUND":"LARGEST"}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"image.getPolicy","summary":"Says which pictures are picked.",\####
"description":"Says which pictures are picked.","tags":[{"name":"image"}],"paramStructure":"by-name",\####
"params":[],"result":{"name":"ImagePickPolicy","schema":{"$ref":"#/components/schemas/ImagePickPolicy"}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"strategy":"FIRST",\####
"byType":{}}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"image.fetch",\####
"summary":"Fetches a picture over HTTPS, or finds its copy, and says where it is.","description":"Who asks for what is being fetched waits with the others; cancelling a call ends its own wait only. The client that declared `imageCache` last is asked first (`image.provide`); without one, or without a picture within 15 seconds, the server's own cache serves.",\####
"tags":[{"name":"image"}],"paramStructure":"by-name","params":[{"name":"url","description":"Where it is.",\####
"required":true,"schema":{"description":"Where it is.","type":"string","minLength":1,"x-since":1}},{"name":"mode",\####
"description":"When its server is asked.","required":false,"schema":{"description":"When its server is asked.",\####
"allOf":[{"$ref":"#/components/schemas/ImageCacheMode"}],"default":"IF_NEEDED","x-since":1}},{"name":"options",\####
"description":"What may be fetched, where it differs from the context's options.","required":false,"schema":{"description":"What may be fetched, where it differs from the context's options.",\####
"allOf":[{"$ref":"#/components/schemas/ImageFetchOptions"}],"x-since":1}},{"name":"includeData","description":"Whether the answer has the picture's bytes, too.",\####
"required":false,"schema":{"description":"Whether the answer has the picture's bytes, too.","type":"boolean",\####
"default":false,"x-since":1}},{"name":"useDefault","description":"Whether no client is asked.","required":false,\####
"schema":{"description":"Whether no client is asked.","type":"boolean","default":false,"x-since":1}}],\####
"result":{"name":"ImageFile","schema":{"$ref":"#/components/schemas/ImageFile"}},"errors":[{"$ref":"#/components/errors/ImageURLRefused"},\####
{"$ref":"#/components/errors/ImageUnavailable"},{"$ref":"#/components/errors/ImageTooLarge"},{"$ref":"#/components/errors/ImageTypeRefused"},\####
{"$ref":"#/components/errors/ImageCacheUnavailable"},{"$ref":"#/components/errors/LibraryUnavailable"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"typical","params":[{"name":"url",\####
"value":"https://example.com/poster.jpg"}],"result":{"name":"result","value":{"path":"/home/me/.cache/cast-rpc/images/objects/9f/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.jpg",\####
"mediaType":"image/jpeg","width":480,"height":720,"bytes":48213,"source":"NETWORK","isKept":true}}},{"name":"from the home network",\####
"params":[{"name":"url","value":"http://192.168.1.7:8096/Items/1/Images/Primary"},{"name":"mode","value":"REVALIDATE"},\####
{"name":"options","value":{"allowPlainHTTP":true,"allowPrivateAddresses":true,"maximumBytes":1048576,\####
"timeout":5}}],"result":{"name":"result","value":{"path":"/home/me/.cache/cast-rpc/images/objects/60/60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752.png",\####
"mediaType":"image/png","width":16,"height":16,"bytes":94,"source":"REVALIDATED","isKept":true}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKUIImageCache.fetchImageForURL:completion"},{"name":"image.cacheInfo",\####
"summary":"Tidies the cache, and says what it holds.","description":"Tidies the cache, and says what it holds.",\####
"tags":[{"name":"image"}],"paramStructure":"by-name","params":[],"result":{"name":"ImageCacheInfo","schema":{"$ref":"#/components/schemas/ImageCacheInfo"}},\####
"errors":[{"$ref":"#/components/errors/ImageCacheUnavailable"}],"examples":[{"name":"typical","params":[],\####
"result":{"name":"result","value":{"directory":"/home/me/.cache/cast-rpc/images","bytes":48213,"images":1,\####
"removedImages":0,"removedFiles":0,"fetches":0}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"image.clearCache","summary":"Removes every picture of the cache.","description":"Removes every picture of the cache.",\####
"tags":[{"name":"image"}],"paramStructure":"by-name","params":[],"result":{"name":"ImageCacheInfo","schema":{"$ref":"#/components/schemas/ImageCacheInfo"}},\####
"errors":[{"$ref":"#/components/errors/ImageCacheUnavailable"}],"examples":[{"name":"typical","params":[],\####
"result":{"name":"result","value":{"directory":"/home/me/.cache/cast-rpc/images","bytes":0,"images":0,\####
"removedImages":1,"removedFiles":1,"fetches":0}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"log.setFilter","summary":"Says which records this connection wants.","description":"It replaces the filter that the connection had; without parameters it is what a new connection has. Records come as `log.didRecord` to whoever subscribed to it. Each connection has a filter of its own.",\####
"tags":[{"name":"log"}],"paramStructure":"by-name","params":[{"name":"minimumLevel","description":"What passes that no rule is about.",\####
"required":false,"schema":{"description":"What passes that no rule is about.","allOf":[{"$ref":"#/components/schemas/LogLevel"}],\####
"default":"INFO","x-since":1,"x-gck":"GCKLoggerFilter.minimumLevel"}},{"name":"classes","description":"Levels for classes.",\####
"required":false,"schema":{"description":"Levels for classes.","type":"array","items":{"$ref":"#/components/schemas/LogRule"},\####
"x-since":1,"x-gck":"GCKLoggerFilter.setLoggingLevel:forClasses:"}},{"name":"functions","description":"Levels for functions.",\####
"required":false,"schema":{"description":"Levels for functions.","type":"array","items":{"$ref":"#/components/schemas/LogRule"},\####
"x-since":1,"x-gck":"GCKLoggerFilter.setLoggingLevel:forFunctions:"}},{"name":"messagePatterns","description":"Regular expressions, at most 32, of which one has to be found in the message; `(?i)` ignores case.",\####
"required":false,"schema":{"description":"Regular expressions, at most 32, of which one has to be found in the message; `(?i)` ignores case.",\####
"type":"array","items":{"type":"string"},"x-since":1,"x-gck":"GCKLoggerFilter.addMessagePatterns:"}},\####
{"name":"redact","description":"Whether credentials, tokens, custom data, and users and queries of URLs are taken out.",\####
"required":false,"schema":{"description":"Whether credentials, tokens, custom data, and users and queries of URLs are taken out.",\####
"type":"boolean","default":true,"x-since":1}}],"result":{"name":"LogFilter","schema":{"$ref":"#/components/schemas/LogFilter"}},\####
"errors":[{"$ref":"#/components/errors/LibraryUnavailable"}],"examples":[{"name":"typical","params":[{"name":"minimumLevel",\####
"value":"ERROR"},{"name":"classes","value":[{"level":"VERBOSE","patterns":["GCKUI*","GCK*Session"]}]}],\####
"result":{"name":"result","value":{"minimumLevel":"ERROR","classes":[{"level":"VERBOSE","patterns":["GCKUI*",\####
"GCK*Session"]}],"redact":true}}},{"name":"patterns","params":[{"name":"minimumLevel","value":"VERBOSE"},\####
{"name":"functions","value":[{"level":"NONE","patterns":["publish*"]}]},{"name":"messagePatterns","value":["(?i)session (started|ended)"]}],\####
"result":{"name":"result","value":{"minimumLevel":"VERBOSE","functions":[{"level":"NONE","patterns":["publish*"]}],\####
"messagePatterns":["(?i)session (started|ended)"],"redact":true}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKLogger.filter"},{"name":"log.getFilter","summary":"Tells what is logged, and where to.",\####
"description":"Tells what is logged, and where to.","tags":[{"name":"log"}],"paramStructure":"by-name",\####
"params":[],"result":{"name":"LogGetFilterResult","schema":{"title":"LogGetFilterResult","type":"object",\####
"properties":{"filter":{"description":"This connection's filter.","allOf":[{"$ref":"#/components/schemas/LogFilter"}],\####
"x-since":1},"isSubscribed":{"description":"Whether the connection is subscribed to `log.didRecord`.",\####
"type":"boolean","x-since":1},"messageTap":{"description":"Which messages of links this connection sees.",\####
"allOf":[{"$ref":"#/components/schemas/MessageTap"}],"x-since":1},"file":{"description":"The log in files.",\####
"allOf":[{"$ref":"#/components/schemas/LogFile"}],"x-since":1},"console":{"description":"The log on standard error.",\####
"allOf":[{"$ref":"#/components/schemas/LogConsole"}],"x-since":1}},"required":["filter","isSubscribed",\####
"messageTap","file","console"]}},"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"filter":{"minimumLevel":"INFO","redact":true},"isSubscribed":false,"messageTap":{"isEnabled":false},\####
"file":{"isEnabled":false},"console":{"isEnabled":true,"filter":{"minimumLevel":"WARNING","redact":true}}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKLogger"},{"name":"log.setFile",\####
"summary":"Begins or ends a log in files.","description":"Files are turned by renaming when they are full. A full disk or a folder that is gone costs records, never anything else; `log.didChangeFile` tells. Servers that log to one folder use different files.",\####
"tags":[{"name":"log"}],"paramStructure":"by-name","params":[{"name":"isEnabled","description":"Whether there is to be one.",\####
"required":true,"schema":{"description":"Whether there is to be one.","type":"boolean","x-since":1}},\####
{"name":"directory","description":"An absolute path; absent: `log` in the server's state directory (`$XDG_STATE_HOME/cast-rpc`).",\####
"required":false,"schema":{"description":"An absolute path; absent: `log` in the server's state directory (`$XDG_STATE_HOME/cast-rpc`).",\####
"type":"string","minLength":1,"x-since":1}},{"name":"maxFileSize","description":"How large a file may grow, at least 32 KiB; 0: 2 MiB.",\####
"required":false,"schema":{"description":"How large a file may grow, at least 32 KiB; 0: 2 MiB.","type":"integer",\####
"minimum":0,"maximum":1073741824,"default":0,"x-unit":"bytes","x-since":1,"x-gck":"GCKLogger.maxLogFileSize"}},\####
{"name":"maxFileCount","description":"How many files are kept, with the present one; at least 2.","required":false,\####
"schema":{"description":"How many files are kept, with the present one; at least 2.","type":"integer",\####
"minimum":0,"maximum":100,"default":2,"x-since":1,"x-gck":"GCKLogger.maxLogFileCount"}},{"name":"filter",\####
"description":"What is written; absent: from INFO on.","required":false,"schema":{"description":"What is written; absent: from INFO on.",\####
"allOf":[{"$ref":"#/components/schemas/LogFilter"}],"x-since":1}}],"result":{"name":"LogFile","schema":{"$ref":"#/components/schemas/LogFile"}},\####
"errors":[{"$ref":"#/components/errors/FileNotUsable"},{"$ref":"#/components/errors/LibraryUnavailable"}],\####
"examples":[{"name":"typical","params":[{"name":"isEnabled","value":true},{"name":"maxFileSize","value":65536},\####
{"name":"maxFileCount","value":3},{"name":"filter","value":{"minimumLevel":"DEBUG"}}],"result":{"name":"result",\####
"value":{"isEnabled":true,"path":"/home/me/.local/state/cast-rpc/log/cast-rpc.log","maxFileSize":65536,\####
"maxFileCount":3,"filter":{"minimumLevel":"DEBUG","redact":true},"lostRecords":0}}},{"name":"off","params":[{"name":"isEnabled",\####
"value":false}],"result":{"name":"result","value":{"isEnabled":false}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKLogger.fileLoggingEnabled"},{"name":"log.setConsole","summary":"Begins or ends the log on standard error.",\####
"description":"The server begins with what its option `--log-level` says.","tags":[{"name":"log"}],"paramStructure":"by-name",\####
"params":[{"name":"isEnabled","description":"Whether there is to be one.","required":true,"schema":{"description":"Whether there is to be one.",\####
"type":"boolean","x-since":1}},{"name":"filter","description":"What is written; absent: from INFO on.",\####
"required":false,"schema":{"description":"What is written; absent: from INFO on.","allOf":[{"$ref":"#/components/schemas/LogFilter"}],\####
"x-since":1}}],"result":{"name":"LogConsole","schema":{"$ref":"#/components/schemas/LogConsole"}},"errors":[{"$ref":"#/components/errors/LibraryUnavailable"}],\####
"examples":[{"name":"typical","params":[{"name":"isEnabled","value":true},{"name":"filter","value":{"minimumLevel":"ERROR"}}],\####
"result":{"name":"result","value":{"isEnabled":true,"filter":{"minimumLevel":"ERROR","redact":true}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKLogger.consoleLoggingEnabled"},\####
{"name":"log.setMessageTap","summary":"Shows this connection the messages that go over the links, or ends that.",\####
"description":"They come as `log.didTapMessage` to whoever subscribed to it. It replaces the tap that the connection had.",\####
"tags":[{"name":"log"}],"paramStructure":"by-name","params":[{"name":"isEnabled","description":"Whether it is to see any.",\####
"required":false,"schema":{"description":"Whether it is to see any.","type":"boolean","default":true,\####
"x-since":1}},{"name":"sessionId","description":"Of which session; absent: of all.","required":false,\####
"schema":{"description":"Of which session; absent: of all.","type":"string","minLength":1,"x-since":1}},\####
{"name":"namespaces","description":"Globs for namespaces; absent: all.","required":false,"schema":{"description":"Globs for namespaces; absent: all.",\####
"type":"array","items":{"type":"string"},"minItems":1,"x-since":1}},{"name":"includeHeartbeat","description":"Whether PING and PONG are among them.",\####
"required":false,"schema":{"description":"Whether PING and PONG are among them.","type":"boolean","default":false,\####
"x-since":1}},{"name":"redact","description":"Whether secrets are taken out of payloads, and binary payloads left out.",\####
"required":false,"schema":{"description":"Whether secrets are taken out of payloads, and binary payloads left out.",\####
"type":"boolean","default":true,"x-since":1}},{"name":"maximumPayloadBytes","description":"What is longer is cut off.",\####
"required":false,"schema":{"description":"What is longer is cut off.","type":"integer","minimum":0,"maximum":65536,\####
"default":16384,"x-unit":"bytes","x-since":1}}],"result":{"name":"MessageTap","schema":{"$ref":"#/components/schemas/MessageTap"}},\####
"errors":[],"examples":[{"name":"typical","params":[{"name":"namespaces","value":["urn:x-cast:com.google.cast.media"]}],\####
"result":{"name":"result","value":{"isEnabled":true,"namespaces":["urn:x-cast:com.google.cast.media"],\####
"includeHeartbeat":false,"redact":true,"maximumPayloadBytes":16384}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"media.load","summary":"Loads media, a queue, or what a deep link stands for.",\####
"description":"One of `media`, `queueData` and `entity` is needed: anything else is an InvalidParams, and nothing is sent. So are tracks, ads, dates, colours and pictures that can't be right. Absent, `autoplay` is true (of a queue: what its first item says), and `streamType` is BUFFERED, as web senders have it. A queue's LOAD carries the media of the item that is played first beside `queueData`; a receiver that doesn't take it gets QUEUE_LOAD. Without `currentTime` it begins at the start, a live stream at its edge; 0 is the start of a live stream's window. Metadata that doesn't belong to its `metadataType` is left out, as the SDK does; own keys are sent. The answer comes when the receiver has accepted the media and its status is no longer LOADING, also if the app never names the request. A newer load replaces an older one that is not answered (RequestReplaced).",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"media","description":"The media.",\####
"required":false,"schema":{"description":"The media.","allOf":[{"$ref":"#/components/schemas/MediaInformation"}],\####
"x-since":1}},{"name":"queueData","description":"The queue.","required":false,"schema":{"description":"The queue.",\####
"allOf":[{"$ref":"#/components/schemas/QueueData"}],"x-since":1}},{"name":"autoplay","description":"Whether it plays at once; absent: as the receiver likes, in a queue as each item says.",\####
"required":false,"schema":{"description":"Whether it plays at once; absent: as the receiver likes, in a queue as each item says.",\####
"type":"boolean","x-since":1}},{"name":"currentTime","description":"Where it begins; absent: at the start, or at the live edge.",\####
"required":false,"schema":{"description":"Where it begins; absent: at the start, or at the live edge.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1}},{"name":"playbackRate","description":"How fast time advances.",\####
"required":false,"schema":{"description":"How fast time advances.","type":"number","minimum":0.5,"maximum":2,\####
"default":1,"x-since":1,"x-gck":"kGCKMediaMaxPlaybackRate"}},{"name":"activeTrackIds","description":"The tracks that are on at once.",\####
"required":false,"schema":{"description":"The tracks that are on at once.","type":"array","items":{"type":"integer"},\####
"x-since":1}},{"name":"credentials","description":"Who the viewer is, for the receiver app.","required":false,\####
"schema":{"description":"Who the viewer is, for the receiver app.","type":"string","x-since":1}},{"name":"credentialsType",\####
"description":"What kind of credentials: `web`, `android`, `ios`, `cloud`.","required":false,"schema":{"description":"What kind of credentials: `web`, `android`, `ios`, `cloud`.",\####
"type":"string","x-since":1}},{"name":"atvCredentials","description":"Credentials that Android TV apps get instead.",\####
"required":false,"schema":{"description":"Credentials that Android TV apps get instead.","type":"string",\####
"x-since":1}},{"name":"atvCredentialsType","description":"What kind of credentials those are.","required":false,\####
"schema":{"description":"What kind of credentials those are.","type":"string","x-since":1}},{"name":"loadOptions",\####
"description":"Further wishes.","required":false,"schema":{"description":"Further wishes.","allOf":[{"$ref":"#/components/schemas/LoadOptions"}],\####
"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}},{"name":"waitFor","description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"entity","description":"Instead of `media` and `queueData`: a deep link that the app resolves; sent as LOAD_BY_ENTITY. To load with further wishes, use `media.entity` or `queueData.entity`.",\####
"required":false,"schema":{"description":"Instead of `media` and `queueData`: a deep link that the app resolves; sent as LOAD_BY_ENTITY. To load with further wishes, use `media.entity` or `queueData.entity`.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"shuffle","description":"With `entity`: whether what it stands for is shuffled.",\####
"required":false,"schema":{"description":"With `entity`: whether what it stands for is shuffled.","type":"boolean",\####
"x-since":1}},{"name":"progressToken","description":"Names the call in its `$/progress` notifications; without it there are none.",\####
"required":false,"schema":{"type":["string","integer"]}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/MediaLoadFailed"},\####
{"$ref":"#/components/errors/MediaLoadCancelled"},{"$ref":"#/components/errors/InternalLimitReached"},\####
{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"a film","params":[{"name":"media",\####
"value":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}},{"name":"autoplay","value":true},{"name":"currentTime",\####
"value":0}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,\####
"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,\####
"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,\####
"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,\####
"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":true,"x-since":1,"x-gck":"GCKRemoteMediaClient.loadMediaWithLoadRequestData"},{"name":"media.play",\####
"summary":"Plays on.","description":"Plays on.","tags":[{"name":"media"}],"paramStructure":"by-name",\####
"params":[{"name":"waitFor","description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/SessionTransferred"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,\####
"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.play"},{"name":"media.pause",\####
"summary":"Pauses.","description":"Pauses.","tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"waitFor",\####
"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/SessionTransferred"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,\####
"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.pause"},{"name":"media.stop",\####
"summary":"Stops, and unloads the media and its queue.","description":"Stops, and unloads the media and its queue.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},\####
"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.stop"},{"name":"media.seek","summary":"Goes to another position.",\####
"description":"Exactly one of `currentTime`, `relativeTime` and `seekToInfinite` is needed. A newer seek replaces an older one that is not answered (RequestReplaced).",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"waitFor","description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"currentTime","description":"The position.","required":false,"schema":{"description":"The position.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1}},{"name":"relativeTime","description":"Instead: how far from the present position; negative is back.",\####
"required":false,"schema":{"description":"Instead: how far from the present position; negative is back.",\####
"type":"number","x-unit":"seconds","x-since":1}},{"name":"seekToInfinite","description":"Instead: to the end, or the live edge.",\####
"required":false,"schema":{"description":"Instead: to the end, or the live edge.","type":"boolean","default":false,\####
"x-since":1}},{"name":"resumeState","description":"What the player does after it.","required":false,"schema":{"description":"What the player does after it.",\####
"allOf":[{"$ref":"#/components/schemas/ResumeState"}],"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/InternalLimitReached"},\####
{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical","params":[{"name":"currentTime",\####
"value":120.0},{"name":"resumeState","value":"PLAYBACK_START"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,\####
"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.seekWithOptions"},\####
{"name":"media.setPlaybackRate","summary":"Sets how fast time advances.","description":"Exactly one of `playbackRate` and `relativePlaybackRate` is needed. A newer call replaces an older one that is not answered (RequestReplaced).",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"playbackRate","description":"The rate; 1 is normal.","required":false,"schema":{"description":"The rate; 1 is normal.",\####
"type":"number","minimum":0.5,"maximum":2,"x-since":1,"x-gck":"kGCKMediaMinPlaybackRate"}},{"name":"relativePlaybackRate",\####
"description":"Instead: times the present rate; what comes of it is between 0.5 and 2, too.","required":false,\####
"schema":{"description":"Instead: times the present rate; what comes of it is between 0.5 and 2, too.",\####
"type":"number","exclusiveMinimum":0,"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"typical","params":[{"name":"playbackRate",\####
"value":1.5}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,\####
"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,\####
"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,\####
"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,\####
"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.setPlaybackRate"},{"name":"media.setStreamVolume",\####
"summary":"Sets the stream's volume; the device's is `session.setVolume`.","description":"A newer call replaces an older one that is not answered (RequestReplaced), so that a slider can just call. Until the outcome, volumes in statuses are ignored.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"level","description":"How loud.","required":true,"schema":{"description":"How loud.","type":"number",\####
"minimum":0,"maximum":1,"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"typical","params":[{"name":"level",\####
"value":0.8}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,\####
"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,\####
"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,\####
"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,\####
"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.setStreamVolume"},{"name":"media.setStreamMuted",\####
"summary":"Mutes the stream or lets it be heard.","description":"Mutes the stream or lets it be heard.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"muted","description":"Whether it is silent.","required":true,"schema":{"description":"Whether it is silent.",\####
"type":"boolean","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/InternalLimitReached"}],\####
"examples":[{"name":"typical","params":[{"name":"muted","value":true}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,\####
"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.setStreamMuted"},\####
{"name":"media.setActiveTracks","summary":"Chooses the tracks that are on.","description":"At most one of each type, and only ones that the media has: anything else is an InvalidParams. What a receiver doesn't list isn't checked.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"activeTrackIds","description":"Their ids; empty is none.","required":true,"schema":{"description":"Their ids; empty is none.",\####
"type":"array","items":{"type":"integer"},"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"typical","params":[{"name":"activeTrackIds",\####
"value":[1,3]}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,\####
"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,\####
"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,\####
"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,\####
"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.setActiveTrackIDs"},{"name":"media.getDefaultTextTrackStyle",\####
"summary":"Gives the style that text has where nobody says otherwise: white on black.","description":"A place to begin with for `media.setTextTrackStyle` and `textTrackStyle` of media. iOS makes it of the viewer's caption settings, which Linux doesn't have.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[],"result":{"name":"MediaGetDefaultTextTrackStyleResult",\####
"schema":{"title":"MediaGetDefaultTextTrackStyleResult","type":"object","properties":{"textTrackStyle":{"description":"The style.",\####
"allOf":[{"$ref":"#/components/schemas/TextTrackStyle"}],"x-since":1}},"required":["textTrackStyle"]}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"textTrackStyle":{"foregroundColor":"#FFFFFFFF",\####
"backgroundColor":"#000000FF","edgeType":"NONE","windowType":"NONE","fontScale":1,"fontGenericFamily":"SANS_SERIF",\####
"fontStyle":"NORMAL"}}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKMediaTextTrackStyle.createDefault"},\####
{"name":"media.setTextTrackStyle","summary":"Sets how text looks.","description":"Colours are `#RRGGBB` or `#RRGGBBAA`, and sent as `#RRGGBBAA`. What is left out stays as it is.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"textTrackStyle","description":"The style.","required":true,"schema":{"description":"The style.",\####
"allOf":[{"$ref":"#/components/schemas/TextTrackStyle"}],"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"typical","params":[{"name":"textTrackStyle",\####
"value":{"fontScale":1.5,"foregroundColor":"#FFFFFFFF"}}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,\####
"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.setTextTrackStyle"},\####
{"name":"media.skipAd","summary":"Skips the ad that plays.","description":"Where that is known to be impossible nothing is sent: AdNotSkippable, whose `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/AdNotSkippable"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},\####
"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.skipAd"},{"name":"media.requestStatus","summary":"Asks the receiver for its media status.",\####
"description":"A receiver answers with everything unless it is asked to leave parts out; what is left out stays as it was known.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"omitMetadata","description":"Whether the answer may leave out the media's metadata (NO_METADATA).",\####
"required":false,"schema":{"description":"Whether the answer may leave out the media's metadata (NO_METADATA).",\####
"type":"boolean","default":false,"x-since":1}},{"name":"omitQueueItems","description":"Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS).",\####
"required":false,"schema":{"description":"Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS).",\####
"type":"boolean","default":false,"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/InternalLimitReached"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},\####
"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.requestStatus"},{"name":"media.getStatus",\####
"summary":"Gives what is known, at once, without asking the receiver.","description":"Gives what is known, at once, without asking the receiver.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},\####
"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.mediaStatus"},{"name":"media.getLastKnown",\####
"summary":"Gives what a session played last, also when the session is over.","description":"Kept for the last 32 sessions that ended. Of a session that is connected it is what plays now. NoMediaSession: the session has played nothing that is known.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session, also one that has ended; absent is the current one, or if there is none the one that ended last.",\####
"required":false,"schema":{"description":"The session, also one that has ended; absent is the current one, or if there is none the one that ended last.",\####
"type":"string","x-since":1}}],"result":{"name":"LastKnownMedia","schema":{"$ref":"#/components/schemas/LastKnownMedia"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/NoMediaSession"}],"examples":[{"name":"a session that ended","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"hasSessionEnded":true,"hasMediaEnded":true,"mediaSessionId":3,"playerState":"PAUSED","position":12.5,\####
"duration":596.5,"isPlayingLiveStream":false,"media":{"contentId":"https://example.com/film.mp4"}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKUIMediaController.lastKnownStreamPosition"},\####
{"name":"media.position","summary":"Gives where playback is at this moment, without asking the receiver.",\####
"description":"Gives where playback is at this moment, without asking the receiver.","tags":[{"name":"media"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"MediaPosition","schema":{"$ref":"#/components/schemas/MediaPosition"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"playbackRate":1.0,"isAdvancing":true,"isPlayingLiveStream":false}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.approximateStreamPosition"},{"name":"media.subscribePosition",\####
"summary":"Asks for `media.didUpdatePosition` at an interval.","description":"Only this connection gets them, and only while time advances; a pause stops them and playing on starts them again, at once. A second call replaces the interval. The subscription ends with `media.unsubscribePosition`, with the session, or with the connection. The topic needn't be subscribed to by `events.subscribe`.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"interval","description":"The time from one tick to the next.","required":false,"schema":{"description":"The time from one tick to the next.",\####
"type":"number","minimum":0.1,"maximum":3600,"default":1,"x-unit":"seconds","x-since":1}}],"result":{"name":"MediaPosition",\####
"schema":{"$ref":"#/components/schemas/MediaPosition"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"}],"examples":[{"name":"twice a second","params":[{"name":"interval",\####
"value":0.5}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"playbackRate":1.0,"isAdvancing":true,"isPlayingLiveStream":false}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"media.unsubscribePosition","summary":"Ends `media.didUpdatePosition` for this connection.",\####
"description":"Harmless if there is no subscription.","tags":[{"name":"media"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session; absent is the current one.","required":false,\####
"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],"result":{"name":"nothing",\####
"schema":{"type":"object","description":"The empty object."}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"media.editTracks",\####
"summary":"Chooses tracks and their look in one request, as receivers understand it.","description":"At least one of the members is needed. The receiver picks the text track if `language` is given, which goes before `activeTrackIds`. Where it has no such track it answers INVALID_REQUEST with LANGUAGE_NOT_SUPPORTED, unless the language is only a suggestion.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"activeTrackIds","description":"The tracks that are on; empty is none, absent leaves them as they are.",\####
"required":false,"schema":{"description":"The tracks that are on; empty is none, absent leaves them as they are.",\####
"type":"array","items":{"type":"integer"},"x-since":1}},{"name":"textTrackStyle","description":"How text looks.",\####
"required":false,"schema":{"description":"How text looks.","allOf":[{"$ref":"#/components/schemas/TextTrackStyle"}],\####
"x-since":1}},{"name":"enableTextTracks","description":"Turns text on, the receiver chooses which, or off.",\####
"required":false,"schema":{"description":"Turns text on, the receiver chooses which, or off.","type":"boolean",\####
"x-since":1}},{"name":"language","description":"The text's language, RFC 5646.","required":false,"schema":{"description":"The text's language, RFC 5646.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"isSuggestedLanguage","description":"Whether the language was not asked for by the viewer: nothing happens where there is no such track.",\####
"required":false,"schema":{"description":"Whether the language was not asked for by the viewer: nothing happens where there is no such track.",\####
"type":"boolean","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/InternalLimitReached"}],\####
"examples":[{"name":"German text","params":[{"name":"language","value":"de"},{"name":"isSuggestedLanguage",\####
"value":true}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,\####
"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,\####
"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,\####
"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,\####
"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"media.editAudioTracks","summary":"Chooses the sound by its language; the receiver picks the track.",\####
"description":"EDIT_AUDIO_TRACKS, which not every receiver knows; `media.selectTracks` works with all that list their tracks.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"language","description":"The language, RFC 5646.","required":true,"schema":{"description":"The language, RFC 5646.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"isSuggestedLanguage","description":"Whether the language was not asked for by the viewer.",\####
"required":false,"schema":{"description":"Whether the language was not asked for by the viewer.","type":"boolean",\####
"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"French sound","params":[{"name":"language",\####
"value":"fr"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,\####
"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,\####
"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,\####
"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,\####
"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"media.selectTracks","summary":"Chooses tracks by language, from those that the media lists.",\####
"description":"The languages are tried in order, each first as it is, then without its last part (`pt-BR`, `pt`); a track matches if its language is the same or begins so. Types for which no list is given stay as they are. NoSuchTrack: the list has no match, and nothing is sent; with `isSuggested` that is no error, and the type stays as it is.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"audioLanguages","description":"Languages of the sound, the best first.","required":false,"schema":{"description":"Languages of the sound, the best first.",\####
"type":"array","items":{"type":"string"},"x-since":1}},{"name":"textLanguages","description":"Languages of the text, the best first; empty turns text off.",\####
"required":false,"schema":{"description":"Languages of the text, the best first; empty turns text off.",\####
"type":"array","items":{"type":"string"},"x-since":1}},{"name":"textSubtypes","description":"What the text may be for, the best first; absent: SUBTITLES, CAPTIONS, and what doesn't say it.",\####
"required":false,"schema":{"description":"What the text may be for, the best first; absent: SUBTITLES, CAPTIONS, and what doesn't say it.",\####
"type":"array","items":{"$ref":"#/components/schemas/TextTrackSubtype"},"x-since":1}},{"name":"isSuggested",\####
"description":"Whether a missing track is no error.","required":false,"schema":{"description":"Whether a missing track is no error.",\####
"type":"boolean","default":false,"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/NoSuchTrack"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"English sound, no text","params":[{"name":"audioLanguages",\####
"value":["en"]},{"name":"textLanguages","value":[]}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,\####
"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"media.userAction","summary":"Tells the app what the viewer thinks of the media.",\####
"description":"USER_ACTION; what apps make of it shows in the media's `userActionStates`.","tags":[{"name":"media"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"userAction","description":"What the viewer did.","required":true,"schema":{"description":"What the viewer did.",\####
"allOf":[{"$ref":"#/components/schemas/UserAction"}],"x-since":1}},{"name":"clear","description":"Whether it is taken back.",\####
"required":false,"schema":{"description":"Whether it is taken back.","type":"boolean","x-since":1}},{"name":"userActionContext",\####
"description":"What it is about, as the app knows it.","required":false,"schema":{"description":"What it is about, as the app knows it.",\####
"type":"string","x-since":1}},{"name":"source","description":"Where it was done, as the app knows it.",\####
"required":false,"schema":{"description":"Where it was done, as the app knows it.","type":"string","x-since":1}},\####
{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"a like","params":[{"name":"userAction",\####
"value":"LIKE"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,\####
"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,\####
"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,\####
"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,\####
"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"media.precache","summary":"Lets the app fetch what will be wanted soon.",\####
"description":"PRECACHE: `precacheData` is a text that the app understands, `requestItems` streams. At least one of them is needed; it needs no media session.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"precacheData","description":"Whatever the app understands.","required":false,"schema":{"description":"Whatever the app understands.",\####
"type":"string","x-since":1}},{"name":"requestItems","description":"Streams to fetch the beginnings of.",\####
"required":false,"schema":{"description":"Streams to fetch the beginnings of.","type":"array","items":{"$ref":"#/components/schemas/MediaRequestItem"},\####
"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"nothing","schema":{"type":"object","description":"The empty object."}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"an HLS stream","params":[{"name":"requestItems",\####
"value":[{"url":"https://example.com/film.m3u8","protocolType":2,"hlsSegmentFormat":"ts"}]}],"result":{"name":"result",\####
"value":{}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKMediaRequestItem"},\####
{"name":"media.storeSession","summary":"Asks the app for what another receiver needs to go on from here.",\####
"description":"STORE_SESSION. Hand the state to `media.resumeSession` of another session as it is.","tags":[{"name":"media"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"targetDeviceCapabilities","description":"What the other device can do; absent: what the SDK for Android says.",\####
"required":false,"schema":{"description":"What the other device can do; absent: what the SDK for Android says.",\####
"type":"object","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaStoreSessionResult",\####
"schema":{"title":"MediaStoreSessionResult","type":"object","properties":{"sessionState":{"description":"The state, which only apps understand: mostly `loadRequestData` and `customData`.",\####
"type":"object","x-since":1}},"required":["sessionState"]}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionState":{"loadRequestData":{"media":{"contentId":"https://example.com/film.mp4"},"currentTime":12.5,\####
"autoplay":true}}}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"media.resumeSession",\####
"summary":"Goes on with what `media.storeSession` gave.","description":"RESUME_SESSION. The answer comes as that of `media.load` does, and replaces an older load that is not answered.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"waitFor","description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"sessionState","description":"What `media.storeSession` gave.",\####
"required":true,"schema":{"description":"What `media.storeSession` gave.","type":"object","x-since":1}},\####
{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}},{"name":"progressToken","description":"Names the call in its `$/progress` notifications; without it there are none.",\####
"required":false,"schema":{"type":["string","integer"]}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/MediaLoadFailed"},\####
{"$ref":"#/components/errors/MediaLoadCancelled"},{"$ref":"#/components/errors/InternalLimitReached"},\####
{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical","params":[{"name":"sessionState",\####
"value":{"loadRequestData":{"media":{"contentId":"https://example.com/film.mp4"},"currentTime":12.5,"autoplay":true}}}],\####
"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING",\####
"position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,\####
"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,\####
"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,\####
"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,\####
"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":true,"x-since":1},{"name":"media.setCredentials","summary":"Tells the app who the viewer is now.",\####
"description":"SET_CREDENTIALS; what is playing goes on. For the next launch see `context.setLaunchCredentials`.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"credentials","description":"Who the viewer is.","required":true,"schema":{"description":"Who the viewer is.",\####
"type":"string","x-since":1}},{"name":"credentialsType","description":"What kind of credentials: `web`, `android`, `ios`, `cloud`.",\####
"required":false,"schema":{"description":"What kind of credentials: `web`, `android`, `ios`, `cloud`.",\####
"type":"string","x-since":1}},{"name":"forRequestId","description":"The app's REFRESH_CREDENTIALS that this answers.",\####
"required":false,"schema":{"description":"The app's REFRESH_CREDENTIALS that this answers.","type":"integer",\####
"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"nothing","schema":{"type":"object","description":"The empty object."}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"typical","params":[{"name":"credentials",\####
"value":"token"}],"result":{"name":"result","value":{}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"media.playAgain","summary":"Plays what has ended once more, where the app can.",\####
"description":"PLAY_AGAIN.","tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"waitFor",\####
"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/InternalLimitReached"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,\####
"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,\####
"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,\####
"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,\####
"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"media.sendCommand","summary":"Sends a media message of any type.",\####
"description":"For what has no method of its own: CUSTOM_COMMAND with `data` (the default), DISPLAY_STATUS, EXECUTE_ACTION_SCRIPT, what an app invented. `requestId` is added, and `mediaSessionId` where there is one and the members don't say another. Messages that change a status are understood as such.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"type","description":"The message's type.","required":false,"schema":{"description":"The message's type.",\####
"type":"string","minLength":1,"default":"CUSTOM_COMMAND","x-since":1}},{"name":"data","description":"CUSTOM_COMMAND: the command.",\####
"required":false,"schema":{"description":"CUSTOM_COMMAND: the command.","type":"string","x-since":1}},\####
{"name":"members","description":"Further members; `type`, `requestId` and `sessionId` are not allowed.",\####
"required":false,"schema":{"description":"Further members; `type`, `requestId` and `sessionId` are not allowed.",\####
"type":"object","x-since":1}},{"name":"expectsReply","description":"Whether to wait for the answer; if not, the call ends when the message is on its way.",\####
"required":false,"schema":{"description":"Whether to wait for the answer; if not, the call ends when the message is on its way.",\####
"type":"boolean","default":true,"x-since":1}},{"name":"timeout","description":"How long to wait.","required":false,\####
"schema":{"description":"How long to wait.","type":"number","maximum":86400,"exclusiveMinimum":0,"default":10,\####
"x-unit":"seconds","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaSendCommandResult",\####
"schema":{"title":"MediaSendCommandResult","type":"object","properties":{"reply":{"description":"The answer as it came; absent if none was expected.",\####
"type":"object","x-since":1}}}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"a custom command","params":[{"name":"data",\####
"value":"next-chapter"}],"result":{"name":"result","value":{"reply":{"type":"MEDIA_STATUS","requestId":17,\####
"status":[]}}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"media.requests",\####
"summary":"Lists the requests to apps that have no outcome yet, the oldest first.","description":"To give one up, cancel the call that made it with `$/cancelRequest`: it ends with RequestCancelled, and what was sent is not taken back.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is all of them.",\####
"required":false,"schema":{"description":"The session; absent is all of them.","type":"string","x-since":1}}],\####
"result":{"name":"MediaRequestsResult","schema":{"title":"MediaRequestsResult","type":"object","properties":{"requests":{"description":"The requests.",\####
"type":"array","items":{"$ref":"#/components/schemas/PendingMediaRequest"},"x-since":1}},"required":["requests"]}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"}],"examples":[{"name":"a load that takes long",\####
"params":[],"result":{"name":"result","value":{"requests":[{"sessionId":"s-1f2e3d4c","requestId":4711,\####
"type":"LOAD","elapsed":0.8,"remaining":59.2}]}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKRequest"},{"name":"queue.load","summary":"Loads a queue, however long.","description":"As `media.load` with `queueData`, whose items may be any number: what doesn't fit into one message to the receiver (64 KiB) is inserted afterwards. Playing begins with the item of `startIndex`; the items behind it come next, then those before it, and shuffling last. An item that alone is too long is a CastMessageTooLarge whose `data.queue.failedIndex` says which, and nothing is sent. If some items are in and the rest can't be had in, that is a QueueIncomplete. A newer load replaces an older one.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"media","description":"The media.",\####
"required":false,"schema":{"description":"The media.","allOf":[{"$ref":"#/components/schemas/MediaInformation"}],\####
"x-since":1}},{"name":"queueData","description":"The queue.","required":false,"schema":{"description":"The queue.",\####
"allOf":[{"$ref":"#/components/schemas/QueueData"}],"x-since":1}},{"name":"autoplay","description":"Whether it plays at once; absent: as the receiver likes, in a queue as each item says.",\####
"required":false,"schema":{"description":"Whether it plays at once; absent: as the receiver likes, in a queue as each item says.",\####
"type":"boolean","x-since":1}},{"name":"currentTime","description":"Where it begins; absent: at the start, or at the live edge.",\####
"required":false,"schema":{"description":"Where it begins; absent: at the start, or at the live edge.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1}},{"name":"playbackRate","description":"How fast time advances.",\####
"required":false,"schema":{"description":"How fast time advances.","type":"number","minimum":0.5,"maximum":2,\####
"default":1,"x-since":1,"x-gck":"kGCKMediaMaxPlaybackRate"}},{"name":"activeTrackIds","description":"The tracks that are on at once.",\####
"required":false,"schema":{"description":"The tracks that are on at once.","type":"array","items":{"type":"integer"},\####
"x-since":1}},{"name":"credentials","description":"Who the viewer is, for the receiver app.","required":false,\####
"schema":{"description":"Who the viewer is, for the receiver app.","type":"string","x-since":1}},{"name":"credentialsType",\####
"description":"What kind of credentials: `web`, `android`, `ios`, `cloud`.","required":false,"schema":{"description":"What kind of credentials: `web`, `android`, `ios`, `cloud`.",\####
"type":"string","x-since":1}},{"name":"atvCredentials","description":"Credentials that Android TV apps get instead.",\####
"required":false,"schema":{"description":"Credentials that Android TV apps get instead.","type":"string",\####
"x-since":1}},{"name":"atvCredentialsType","description":"What kind of credentials those are.","required":false,\####
"schema":{"description":"What kind of credentials those are.","type":"string","x-since":1}},{"name":"loadOptions",\####
"description":"Further wishes.","required":false,"schema":{"description":"Further wishes.","allOf":[{"$ref":"#/components/schemas/LoadOptions"}],\####
"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}},{"name":"waitFor","description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"items","description":"The items, where `queueData` doesn't have them.",\####
"required":false,"schema":{"description":"The items, where `queueData` doesn't have them.","type":"array",\####
"items":{"$ref":"#/components/schemas/QueueItem"},"x-since":1,"x-gck":"GCKRemoteMediaClient.queueLoadItems:withOptions:"}},\####
{"name":"startIndex","description":"The item to begin with, where `queueData` doesn't say.","required":false,\####
"schema":{"description":"The item to begin with, where `queueData` doesn't say.","type":"integer","minimum":0,\####
"x-since":1,"x-gck":"GCKMediaQueueLoadOptions.startIndex"}},{"name":"repeatMode","description":"What the queue does at its end, where `queueData` doesn't say.",\####
"required":false,"schema":{"description":"What the queue does at its end, where `queueData` doesn't say.",\####
"allOf":[{"$ref":"#/components/schemas/RepeatMode"}],"x-since":1,"x-gck":"GCKMediaQueueLoadOptions.repeatMode"}},\####
{"name":"progressToken","description":"Names the call in its `$/progress` notifications; without it there are none.",\####
"required":false,"schema":{"type":["string","integer"]}}],"result":{"name":"QueueInsertion","schema":{"$ref":"#/components/schemas/QueueInsertion"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/QueueNotSupported"},\####
{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/MediaLoadFailed"},{"$ref":"#/components/errors/MediaLoadCancelled"},{"$ref":"#/components/errors/QueueIncomplete"},\####
{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical","params":[{"name":"queueData",\####
"value":{"name":"Evening","queueType":"PLAYLIST","repeatMode":"REPEAT_ALL","startIndex":1,"items":[{"preloadTime":20,\####
"media":{"contentId":"https://example.com/1.mp3","contentType":"audio/mpeg","metadata":{"metadataType":3,\####
"title":"Song 1"}}},{"autoplay":true,"startTime":5.0,"media":{"contentId":"https://example.com/2.mp3",\####
"contentType":"audio/mpeg","metadata":{"metadataType":3,"title":"Song 2"}}}]}}],"result":{"name":"result",\####
"value":{"itemIds":[1,2],"mediaState":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING",\####
"position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,\####
"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,\####
"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,\####
"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"currentItemId":2,"repeatMode":"REPEAT_OFF"}}}}}],"x-direction":"clientToServer",\####
"x-progress":true,"x-since":1,"x-gck":"GCKRemoteMediaClient.queueLoadItems:withOptions:"},{"name":"queue.insert",\####
"summary":"Inserts items before another one, or at the end, however many.","description":"They stay together and in order, also while other senders change the queue. An `insertBefore` that the queue doesn't have is refused, where receivers would append.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"items","description":"The items; ids in them are left out, receivers give new ones.","required":true,\####
"schema":{"description":"The items; ids in them are left out, receivers give new ones.","type":"array",\####
"items":{"$ref":"#/components/schemas/QueueItem"},"minItems":1,"x-since":1}},{"name":"insertBefore","description":"The item to stand behind it; absent: at the end.",\####
"required":false,"schema":{"description":"The item to stand behind it; absent: at the end.","type":"integer",\####
"minimum":1,"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}},{"name":"progressToken","description":"Names the call in its `$/progress` notifications; without it there are none.",\####
"required":false,"schema":{"type":["string","integer"]}}],"result":{"name":"QueueInsertion","schema":{"$ref":"#/components/schemas/QueueInsertion"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/QueueNotSupported"},\####
{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/QueueItemNotFound"},\####
{"$ref":"#/components/errors/QueueIncomplete"},{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical",\####
"params":[{"name":"items","value":[{"media":{"contentId":"https://example.com/3.mp3","contentType":"audio/mpeg",\####
"metadata":{"metadataType":3,"title":"Song 3"}}},{"media":{"contentId":"https://example.com/4.mp3","contentType":"audio/mpeg",\####
"metadata":{"metadataType":3,"title":"Song 4"}}}]},{"name":"insertBefore","value":2}],"result":{"name":"result",\####
"value":{"itemIds":[3,4],"mediaState":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING",\####
"position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,\####
"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,\####
"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,\####
"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"currentItemId":2,"repeatMode":"REPEAT_OFF"}}}}}],"x-direction":"clientToServer",\####
"x-progress":true,"x-since":1,"x-gck":"GCKRemoteMediaClient.queueInsertItems:beforeItemWithID:customData:"},\####
{"name":"queue.insertAndPlay","summary":"Inserts an item and plays it at once.","description":"Inserts an item and plays it at once.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"waitFor","description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"item","description":"The item.","required":true,"schema":{"description":"The item.",\####
"allOf":[{"$ref":"#/components/schemas/QueueItem"}],"x-since":1}},{"name":"insertBefore","description":"The item to stand behind it; absent: at the end.",\####
"required":false,"schema":{"description":"The item to stand behind it; absent: at the end.","type":"integer",\####
"minimum":1,"x-since":1}},{"name":"currentTime","description":"Where it begins; absent: where the item says.",\####
"required":false,"schema":{"description":"Where it begins; absent: where the item says.","type":"number",\####
"minimum":0,"x-unit":"seconds","x-since":1,"x-gck":"playPosition"}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"QueueInsertion",\####
"schema":{"$ref":"#/components/schemas/QueueInsertion"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/QueueNotSupported"},{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/QueueItemNotFound"},{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical",\####
"params":[{"name":"item","value":{"media":{"contentId":"https://example.com/5.mp3","contentType":"audio/mpeg",\####
"metadata":{"metadataType":3,"title":"Song 5"}}}},{"name":"insertBefore","value":2},{"name":"currentTime",\####
"value":30.0}],"result":{"name":"result","value":{"itemIds":[5],"mediaState":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"currentItemId":2,\####
"repeatMode":"REPEAT_OFF"}}}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.queueInsertAndPlayItem:beforeItemWithID:playPosition:customData:"},\####
{"name":"queue.update","summary":"Changes items in place.","description":"Changes items in place.","tags":[{"name":"queue"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"items","description":"What is to change of each item, with its `itemId`; what it leaves out stays.",\####
"required":true,"schema":{"description":"What is to change of each item, with its `itemId`; what it leaves out stays.",\####
"type":"array","items":{"$ref":"#/components/schemas/QueueItem"},"minItems":1,"x-since":1}},{"name":"customData",\####
"description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}},{"name":"progressToken","description":"Names the call in its `$/progress` notifications; without it there are none.",\####
"required":false,"schema":{"type":["string","integer"]}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/QueueNotSupported"},\####
{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/QueueItemNotFound"},\####
{"$ref":"#/components/errors/QueueIncomplete"},{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical",\####
"params":[{"name":"items","value":[{"itemId":2,"startTime":10.0,"activeTrackIds":[1]}]}],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"currentItemId":2,"repeatMode":"REPEAT_OFF"}}}}],"x-direction":"clientToServer","x-progress":true,\####
"x-since":1,"x-gck":"GCKRemoteMediaClient.queueUpdateItems:customData:"},{"name":"queue.remove","summary":"Removes items.",\####
"description":"If the current item goes, the next one plays; a queue without items ends the media session.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"itemIds","description":"The items; receivers pass over those that the queue doesn't have.","required":true,\####
"schema":{"description":"The items; receivers pass over those that the queue doesn't have.","type":"array",\####
"items":{"type":"integer"},"minItems":1,"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}},{"name":"progressToken",\####
"description":"Names the call in its `$/progress` notifications; without it there are none.","required":false,\####
"schema":{"type":["string","integer"]}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/QueueNotSupported"},\####
{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/QueueIncomplete"},\####
{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/QueueItemNotFound"}],"examples":[{"name":"typical",\####
"params":[{"name":"itemIds","value":[2,3]}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"currentItemId":2,\####
"repeatMode":"REPEAT_OFF"}}}}],"x-direction":"clientToServer","x-progress":true,"x-since":1,"x-gck":"GCKRemoteMediaClient.queueRemoveItemsWithIDs:customData:"},\####
{"name":"queue.reorder","summary":"Moves items, in the order given, before another one or to the end.",\####
"description":"Moves items, in the order given, before another one or to the end.","tags":[{"name":"queue"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"itemIds","description":"The items, each once.","required":true,"schema":{"description":"The items, each once.",\####
"type":"array","items":{"type":"integer"},"minItems":1,"x-since":1}},{"name":"insertBefore","description":"The item to stand behind it; absent: at the end.",\####
"required":false,"schema":{"description":"The item to stand behind it; absent: at the end.","type":"integer",\####
"minimum":1,"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}},{"name":"progressToken","description":"Names the call in its `$/progress` notifications; without it there are none.",\####
"required":false,"schema":{"type":["string","integer"]}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/QueueNotSupported"},\####
{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/QueueItemNotFound"},\####
{"$ref":"#/components/errors/QueueIncomplete"},{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical",\####
"params":[{"name":"itemIds","value":[4,3]},{"name":"insertBefore","value":1}],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"currentItemId":2,"repeatMode":"REPEAT_OFF"}}}}],"x-direction":"clientToServer","x-progress":true,\####
"x-since":1,"x-gck":"GCKRemoteMediaClient.queueReorderItemsWithIDs:insertBeforeItemWithID:customData:"},\####
{"name":"queue.move","summary":"Moves one item to a place.","description":"Moves one item to a place.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"itemId","description":"The item.","required":true,"schema":{"description":"The item.","type":"integer",\####
"minimum":1,"x-since":1}},{"name":"toIndex","description":"Where it is to stand afterwards, counted from 0.",\####
"required":true,"schema":{"description":"Where it is to stand afterwards, counted from 0.","type":"integer",\####
"minimum":0,"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/QueueNotSupported"},\####
{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/QueueItemNotFound"},\####
{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical","params":[{"name":"itemId",\####
"value":4},{"name":"toIndex","value":0}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,\####
"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,\####
"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,\####
"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,"follow":false,"unfollow":false,\####
"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"currentItemId":2,\####
"repeatMode":"REPEAT_OFF"}}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.queueMoveItemWithID:beforeItemWithID:"},\####
{"name":"queue.jump","summary":"Plays another item of the queue.","description":"Plays another item of the queue.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"waitFor","description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"itemId","description":"The item.","required":true,"schema":{"description":"The item.",\####
"type":"integer","minimum":1,"x-since":1}},{"name":"currentTime","description":"Where it begins; absent: where the item says. It counts for this time only.",\####
"required":false,"schema":{"description":"Where it begins; absent: where the item says. It counts for this time only.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1,"x-gck":"playPosition"}},{"name":"customData",\####
"description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/QueueNotSupported"},{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/QueueItemNotFound"},{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical",\####
"params":[{"name":"itemId","value":4},{"name":"currentTime","value":30.0}],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"currentItemId":2,"repeatMode":"REPEAT_OFF"}}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKRemoteMediaClient.queueJumpToItemWithID:playPosition:customData:"},{"name":"queue.next",\####
"summary":"Plays the next item.","description":"Behind the last item that is an EndOfQueue, unless the queue repeats.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"waitFor","description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/QueueNotSupported"},\####
{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/EndOfQueue"},\####
{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"currentItemId":2,"repeatMode":"REPEAT_OFF"}}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKRemoteMediaClient.queueNextItem"},{"name":"queue.previous","summary":"Plays the item before the current one.",\####
"description":"Plays the item before the current one.","tags":[{"name":"queue"}],"paramStructure":"by-name",\####
"params":[{"name":"waitFor","description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"required":false,"schema":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"waitTimeout","description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"required":false,"schema":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/QueueNotSupported"},\####
{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/EndOfQueue"},\####
{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"currentItemId":2,"repeatMode":"REPEAT_OFF"}}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKRemoteMediaClient.queuePreviousItem"},{"name":"queue.setRepeatMode","summary":"Sets what happens at the end of the queue.",\####
"description":"Sets what happens at the end of the queue.","tags":[{"name":"queue"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session; absent is the current one.","required":false,\####
"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},{"name":"repeatMode",\####
"description":"What happens.","required":true,"schema":{"description":"What happens.","allOf":[{"$ref":"#/components/schemas/RepeatMode"}],\####
"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/QueueNotSupported"},{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical","params":[{"name":"repeatMode",\####
"value":"REPEAT_ALL"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,\####
"controls":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,\####
"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,\####
"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"currentItemId":2,"repeatMode":"REPEAT_OFF"}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.queueSetRepeatMode:"},{"name":"queue.shuffle",\####
"summary":"Shuffles the queue; the current item goes on.","description":"Shuffles the queue; the current item goes on.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/QueueNotSupported"},{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"currentItemId":2,"repeatMode":"REPEAT_OFF"}}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"queue.unshuffle","summary":"Puts the items of a shuffled queue back into their order.",\####
"description":"Puts the items of a shuffled queue back into their order.","tags":[{"name":"queue"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session; absent is the current one.","required":false,\####
"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},{"name":"customData",\####
"description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/QueueNotSupported"},{"$ref":"#/components/errors/QueueChanged"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/SessionTransferred"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"currentItemId":2,"repeatMode":"REPEAT_OFF"}}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"queue.fetchItemIds","summary":"Asks the receiver for the ids of all items.","description":"Asks the receiver for the ids of all items.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"QueueFetchItemIdsResult","schema":{"title":"QueueFetchItemIdsResult","type":"object",\####
"properties":{"itemIds":{"description":"The ids, in the order of the queue.","type":"array","items":{"type":"integer"},\####
"x-since":1},"revision":{"description":"The list's revision; notifications up to it are in it.","type":"integer",\####
"x-since":1}},"required":["itemIds","revision"]}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/QueueNotSupported"},\####
{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/InvalidPlayerState"}],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"itemIds":[1,2,3],"revision":4}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.queueFetchItemIDs"},{"name":"queue.fetchItems",\####
"summary":"Asks the receiver for items by their ids, however many.","description":"Always asks, whatever the cache has, and fills the cache; `queue.list` asks only for what isn't there.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"itemIds","description":"Which, at most 5,000.","required":true,"schema":{"description":"Which, at most 5,000.",\####
"type":"array","items":{"type":"integer"},"minItems":1,"x-since":1}}],"result":{"name":"QueueFetchItemsResult",\####
"schema":{"title":"QueueFetchItemsResult","type":"object","properties":{"items":{"description":"Those that the queue has, in the order of `itemIds`, each once.",\####
"type":"array","items":{"$ref":"#/components/schemas/QueueItem"},"x-since":1}},"required":["items"]}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/QueueNotSupported"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/QueueItemNotFound"}],\####
"examples":[{"name":"typical","params":[{"name":"itemIds","value":[2,1]}],"result":{"name":"result","value":{"items":[{"itemId":2,\####
"media":{"contentId":"https://example.com/2.mp3","contentType":"audio/mpeg","metadata":{"metadataType":3,\####
"title":"Song 2"}}},{"itemId":1,"media":{"contentId":"https://example.com/1.mp3","contentType":"audio/mpeg",\####
"metadata":{"metadataType":3,"title":"Song 1"}}}]}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKRemoteMediaClient.queueFetchItemsForIDs:"},{"name":"queue.fetchItemRange","summary":"Asks the receiver for the items behind or before one.",\####
"description":"Asks the receiver for the items behind or before one.","tags":[{"name":"queue"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session; absent is the current one.","required":false,\####
"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},{"name":"itemId",\####
"description":"The item.","required":true,"schema":{"description":"The item.","type":"integer","minimum":1,\####
"x-since":1}},{"name":"nextCount","description":"So many behind it; either this or `prevCount`.","required":false,\####
"schema":{"description":"So many behind it; either this or `prevCount`.","type":"integer","minimum":1,\####
"x-since":1}},{"name":"prevCount","description":"So many before it.","required":false,"schema":{"description":"So many before it.",\####
"type":"integer","minimum":1,"x-since":1}}],"result":{"name":"QueueFetchItemRangeResult","schema":{"title":"QueueFetchItemRangeResult",\####
"type":"object","properties":{"items":{"description":"The items in the order of the queue, as many as the receiver tells at a time.",\####
"type":"array","items":{"$ref":"#/components/schemas/QueueItem"},"x-since":1}},"required":["items"]}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/QueueNotSupported"},{"$ref":"#/components/errors/QueueItemNotFound"},\####
{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[{"name":"itemId","value":2},{"name":"nextCount","value":2}],"result":{"name":"result",\####
"value":{"items":[{"itemId":3,"media":{"contentId":"https://example.com/3.mp3","contentType":"audio/mpeg",\####
"metadata":{"metadataType":3,"title":"Song 3"}}},{"itemId":4,"media":{"contentId":"https://example.com/4.mp3",\####
"contentType":"audio/mpeg","metadata":{"metadataType":3,"title":"Song 4"}}}]}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"queue.list","summary":"Gives a part of the queue: from the cache, and what isn't there from the receiver.",\####
"description":"The page is of one moment: changes that come while items are on their way are in it. Items are asked for in batches, and once for all who want them.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"startIndex","description":"Where it begins, counted from 0; either this or `fromItemId`.","required":false,\####
"schema":{"description":"Where it begins, counted from 0; either this or `fromItemId`.","type":"integer",\####
"minimum":0,"x-since":1}},{"name":"fromItemId","description":"The item that it begins with.","required":false,\####
"schema":{"description":"The item that it begins with.","type":"integer","minimum":1,"x-since":1}},{"name":"count",\####
"description":"How many items.","required":false,"schema":{"description":"How many items.","type":"integer",\####
"minimum":0,"maximum":5000,"default":50,"x-since":1}},{"name":"fetchIfNeeded","description":"Whether the receiver is asked for items; otherwise those that aren't cached are only ids.",\####
"required":false,"schema":{"description":"Whether the receiver is asked for items; otherwise those that aren't cached are only ids.",\####
"type":"boolean","default":true,"x-since":1}}],"result":{"name":"QueuePage","schema":{"$ref":"#/components/schemas/QueuePage"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/QueueNotSupported"},{"$ref":"#/components/errors/QueueItemNotFound"},\####
{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[{"name":"startIndex","value":0},{"name":"count","value":2}],"result":{"name":"result",\####
"value":{"startIndex":0,"items":[{"itemId":1,"media":{"contentId":"https://example.com/1.mp3","contentType":"audio/mpeg",\####
"metadata":{"metadataType":3,"title":"Song 1"}}},{"itemId":2,"media":{"contentId":"https://example.com/2.mp3",\####
"contentType":"audio/mpeg","metadata":{"metadataType":3,"title":"Song 2"}}}],"itemCount":250,"revision":4,\####
"isComplete":true}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKMediaQueue.itemAtIndex:fetchIfNeeded:"},\####
{"name":"queue.getCache","summary":"Tells what is known of the queue, without asking the receiver.","description":"Tells what is known of the queue, without asking the receiver.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"QueueCache","schema":{"$ref":"#/components/schemas/QueueCache"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"cacheSize":20,"maximumFetchCount":20,"cachedItemCount":2,"itemCount":250,"revision":4,"isCurrent":true,\####
"isComplete":true}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKMediaQueue.cachedItemCount"},\####
{"name":"queue.setCacheOptions","summary":"Sets how many items are kept, and how many are asked for at a time.",\####
"description":"Sets how many items are kept, and how many are asked for at a time.","tags":[{"name":"queue"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"cacheSize","description":"The most items that are kept; absent: as it is. A session begins with 20.",\####
"required":false,"schema":{"description":"The most items that are kept; absent: as it is. A session begins with 20.",\####
"type":"integer","minimum":1,"maximum":5000,"x-since":1}},{"name":"maximumFetchCount","description":"The most items of one request; absent: as it is. A session begins with 20.",\####
"required":false,"schema":{"description":"The most items of one request; absent: as it is. A session begins with 20.",\####
"type":"integer","minimum":1,"maximum":100,"x-since":1}}],"result":{"name":"QueueCache","schema":{"$ref":"#/components/schemas/QueueCache"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"}],\####
"examples":[{"name":"typical","params":[{"name":"cacheSize","value":200}],"result":{"name":"result","value":{"cacheSize":200,\####
"maximumFetchCount":20,"cachedItemCount":2,"itemCount":250,"revision":4,"isCurrent":true,"isComplete":true}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKMediaQueue.initWithRemoteMediaClient:cacheSize:maxFetchCount:"},\####
{"name":"queue.reload","summary":"Forgets the list and the items, and asks for the list again.","description":"Forgets the list and the items, and asks for the list again.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"QueueReloadResult","schema":{"title":"QueueReloadResult","type":"object","properties":{"itemIds":{"description":"The ids, in the order of the queue.",\####
"type":"array","items":{"type":"integer"},"x-since":1},"revision":{"description":"The list's revision.",\####
"type":"integer","x-since":1}},"required":["itemIds","revision"]}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/QueueNotSupported"},\####
{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/CastMessageTooLarge"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/InvalidPlayerState"}],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"itemIds":[1,2,3],"revision":6}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKMediaQueue.reload"},{"name":"queue.clear","summary":"Forgets the list and the items; the receiver's queue stays as it is.",\####
"description":"They come back with `queue.reload`, `queue.fetchItemIds`, `queue.list`, and by themselves with the receiver's next status.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"QueueCache","schema":{"$ref":"#/components/schemas/QueueCache"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"cacheSize":20,"maximumFetchCount":20,"cachedItemCount":0,"itemCount":0,"revision":5,"isCurrent":false,\####
"isComplete":true}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKMediaQueue.clear"},\####
{"name":"rpc.discover","summary":"Answers with the whole API as an OpenRPC document.","description":"Answers with the whole API as an OpenRPC document.",\####
"tags":[{"name":"rpc"}],"paramStructure":"by-name","params":[],"result":{"name":"object","schema":{"type":"object"}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"openrpc":"1.3.2",\####
"info":{"title":"cast-rpc","version":"0.1.0"},"methods":[]}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"server.initialize","summary":"Says who the client is and what it can do, and learns the same of the server.",\####
"description":"Optional: a script may just call. A connection that never initializes gets no pushed notification before `events.subscribe`, and no request from the server. A second call is an InvalidRequest.",\####
"tags":[{"name":"server"}],"paramStructure":"by-name","params":[{"name":"protocolVersion","description":"The protocol version that the client speaks.",\####
"required":false,"schema":{"description":"The protocol version that the client speaks.","type":"string",\####
"default":"1.0","x-since":1}},{"name":"clientInfo","description":"Who the client is.","required":false,\####
"schema":{"description":"Who the client is.","allOf":[{"$ref":"#/components/schemas/ClientInfo"}],"x-since":1}},\####
{"name":"processId","description":"The client's process; the server ends when it does (spawned servers only).",\####
"required":false,"schema":{"description":"The client's process; the server ends when it does (spawned servers only).",\####
"type":"integer","minimum":1,"x-since":1}},{"name":"capabilities","description":"What the client can answer.",\####
"required":false,"schema":{"description":"What the client can answer.","allOf":[{"$ref":"#/components/schemas/ClientCapabilities"}],\####
"x-since":1}},{"name":"specHash","description":"The API document that the client was generated from.",\####
"required":false,"schema":{"description":"The API document that the client was generated from.","type":"string",\####
"x-since":1}},{"name":"topics","description":"What is pushed from now on, in the words of `events.subscribe`; none of it is lost. `[]`: nothing. Absent: `[\"*\"]` over stdio, nothing over a socket.",\####
"required":false,"schema":{"description":"What is pushed from now on, in the words of `events.subscribe`; none of it is lost. `[]`: nothing. Absent: `[\"*\"]` over stdio, nothing over a socket.",\####
"type":"array","items":{"type":"string"},"x-since":1}}],"result":{"name":"ServerInitializeResult","schema":{"title":"ServerInitializeResult",\####
"type":"object","properties":{"serverInfo":{"description":"What this server is.","allOf":[{"$ref":"#/components/schemas/ServerInfo"}],\####
"x-since":1},"limits":{"description":"What it accepts.","allOf":[{"$ref":"#/components/schemas/ServerLimits"}],\####
"x-since":1},"topics":{"description":"The topics that the connection is subscribed to now.","type":"array",\####
"items":{"type":"string"},"x-since":1}},"required":["serverInfo","limits","topics"]}},"errors":[{"$ref":"#/components/errors/UnsupportedProtocolVersion"}],\####
"examples":[{"name":"typical","params":[{"name":"protocolVersion","value":"1.0"},{"name":"clientInfo",\####
"value":{"name":"my-script","version":"1.0"}},{"name":"processId","value":4711},{"name":"capabilities",\####
"value":{"credentialsProvider":true}}],"result":{"name":"result","value":{"serverInfo":{"name":"cast-rpc",\####
"version":"0.1.0","protocolVersion":"1.0","apiLevel":1,"apiCompatible":1,"specHash":"0123456789abcdef",\####
"processId":4242,"uptime":0.5,"clients":1,"sessions":0},"limits":{"maximumMessageBytes":16777216,"maximumDepth":200,\####
"maximumRequestsInFlight":1024,"maximumQueueBytes":8388608},"topics":["*"]}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"server.info","summary":"Says what this server is.","description":"Says what this server is.",\####
"tags":[{"name":"server"}],"paramStructure":"by-name","params":[],"result":{"name":"ServerInfo","schema":{"$ref":"#/components/schemas/ServerInfo"}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"name":"cast-rpc",\####
"version":"0.1.0","protocolVersion":"1.0","apiLevel":1,"apiCompatible":1,"specHash":"0123456789abcdef",\####
"processId":4242,"uptime":0.5,"clients":1,"sessions":0}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"server.ping","summary":"Answers.","description":"Answers.","tags":[{"name":"server"}],\####
"paramStructure":"by-name","params":[],"result":{"name":"nothing","schema":{"type":"object","description":"The empty object."}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"server.echo","summary":"Answers with what it was given; for testing transports.",\####
"description":"Answers with what it was given; for testing transports.","tags":[{"name":"server"}],"paramStructure":"by-name",\####
"params":[{"name":"value","description":"Anything.","required":true,"schema":{"description":"Anything.",\####
"x-since":1}}],"result":{"name":"ServerEchoResult","schema":{"title":"ServerEchoResult","type":"object",\####
"properties":{"value":{"description":"The same.","x-since":1}},"required":["value"]}},"errors":[],"examples":[{"name":"typical",\####
"params":[{"name":"value","value":{"nested":[1,2.5,"é",null]}}],"result":{"name":"result","value":{"value":{"nested":[1,\####
2.5,"é",null]}}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"server.shutdown",\####
"summary":"Ends the server in good order: sessions are left (what plays goes on), replies are written, then the process ends with exit code 0.",\####
"description":"Ends the server in good order: sessions are left (what plays goes on), replies are written, then the process ends with exit code 0.",\####
"tags":[{"name":"server"}],"paramStructure":"by-name","params":[],"result":{"name":"nothing","schema":{"type":"object",\####
"description":"The empty object."}},"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"session.start",\####
"summary":"Connects to a device, launches an app (or joins it where it runs already), and connects to it.",\####
"description":"Each phase is reported as `$/progress` to the caller and as `session.didEnterPhase` to everybody. The answer comes when the session is connected and, for media apps, the first media status is known.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"deviceId","description":"The device, as discovery names it.",\####
"required":false,"schema":{"description":"The device, as discovery names it.","type":"string","x-since":1}},\####
{"name":"friendlyName","description":"Instead of `deviceId`: the device's name, in any case.","required":false,\####
"schema":{"description":"Instead of `deviceId`: the device's name, in any case.","type":"string","minLength":1,\####
"x-since":1}},{"name":"searchTimeout","description":"How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.",\####
"required":false,"schema":{"description":"How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.",\####
"type":"number","minimum":0,"maximum":600,"default":5,"x-unit":"seconds","x-since":1}},{"name":"host",\####
"description":"Instead of `deviceId`: an address or host name.","required":false,"schema":{"description":"Instead of `deviceId`: an address or host name.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"port","description":"With `host`: the port; groups have ports of their own.",\####
"required":false,"schema":{"description":"With `host`: the port; groups have ports of their own.","type":"integer",\####
"minimum":1,"maximum":65535,"default":8009,"x-since":1}},{"name":"applicationId","description":"The app to launch; absent: the first one of the context's `discoveryCriteria`, or else `CC1AD845`, the default media receiver.",\####
"required":false,"schema":{"description":"The app to launch; absent: the first one of the context's `discoveryCriteria`, or else `CC1AD845`, the default media receiver.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"languageCode","description":"The language for the app, RFC 5646; absent: the server's locale.",\####
"required":false,"schema":{"description":"The language for the app, RFC 5646; absent: the server's locale.",\####
"type":"string","x-since":1}},{"name":"relaunchIfRunning","description":"Whether an app that runs already is stopped, for everybody, and launched anew; false: it is joined as it is.",\####
"required":false,"schema":{"description":"Whether an app that runs already is stopped, for everybody, and launched anew; false: it is joined as it is.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKLaunchOptions.relaunchIfRunning"}},{"name":"androidReceiverCompatible",\####
"description":"Whether the app's Android TV twin may be launched.","required":false,"schema":{"description":"Whether the app's Android TV twin may be launched.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKLaunchOptions.androidReceiverCompatible"}},{"name":"credentials",\####
"description":"Who the viewer is; absent: what `context.setLaunchCredentials` said.","required":false,\####
"schema":{"description":"Who the viewer is; absent: what `context.setLaunchCredentials` said.","type":"string",\####
"x-since":1}},{"name":"credentialsType","description":"What kind of credentials.","required":false,"schema":{"description":"What kind of credentials.",\####
"type":"string","default":"web","x-since":1}},{"name":"requiredFeatures","description":"What the receiver has to be able to do with the app, such as `STREAM_TRANSFER`.",\####
"required":false,"schema":{"description":"What the receiver has to be able to do with the app, such as `STREAM_TRANSFER`.",\####
"type":"array","items":{"type":"string"},"x-since":1}},{"name":"ifExists","description":"What is done if there is a session with the device already. A session that is being restored, that connects or that ends is waited for first.",\####
"required":false,"schema":{"description":"What is done if there is a session with the device already. A session that is being restored, that connects or that ends is waited for first.",\####
"allOf":[{"$ref":"#/components/schemas/ExistingSessionPolicy"}],"default":"FAIL","x-since":1}},{"name":"sessionOptions",\####
"description":"What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.",\####
"required":false,"schema":{"description":"What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.",\####
"type":"object","x-since":1,"x-gck":"GCKSessionOptions"}},{"name":"timeout","description":"How long the whole may take; time in which the TV asks its viewer for permission doesn't count.",\####
"required":false,"schema":{"description":"How long the whole may take; time in which the TV asks its viewer for permission doesn't count.",\####
"type":"number","maximum":600,"exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"progressToken",\####
"description":"Names the call in its `$/progress` notifications; without it there are none.","required":false,\####
"schema":{"type":["string","integer"]}}],"result":{"name":"Session","schema":{"$ref":"#/components/schemas/Session"}},\####
"errors":[{"$ref":"#/components/errors/DeviceNotFound"},{"$ref":"#/components/errors/SessionExists"},\####
{"$ref":"#/components/errors/AddressNotResolved"},{"$ref":"#/components/errors/DeviceUnreachable"},{"$ref":"#/components/errors/ConnectionRefused"},\####
{"$ref":"#/components/errors/TLSFailed"},{"$ref":"#/components/errors/DeviceAuthenticationFailed"},{"$ref":"#/components/errors/ConnectionTimedOut"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/ConnectionRejected"},{"$ref":"#/components/errors/ApplicationNotFound"},\####
{"$ref":"#/components/errors/LaunchFailed"},{"$ref":"#/components/errors/LaunchCancelled"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestRejected"}],"examples":[{"name":"by name, also a second time","params":[{"name":"friendlyName",\####
"value":"Living Room"},{"name":"ifExists","value":"USE"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}},{"name":"typical",\####
"params":[{"name":"deviceId","value":"0123456789abcdef0123456789abcdef"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer",\####
"x-progress":true,"x-since":1,"x-gck":"GCKSessionManager.startSessionWithDevice"},{"name":"session.join",\####
"summary":"Connects to a device and to the app that runs there; launches nothing.","description":"Connects to a device and to the app that runs there; launches nothing.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"deviceId","description":"The device, as discovery names it.",\####
"required":false,"schema":{"description":"The device, as discovery names it.","type":"string","x-since":1}},\####
{"name":"friendlyName","description":"Instead of `deviceId`: the device's name, in any case.","required":false,\####
"schema":{"description":"Instead of `deviceId`: the device's name, in any case.","type":"string","minLength":1,\####
"x-since":1}},{"name":"searchTimeout","description":"How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.",\####
"required":false,"schema":{"description":"How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.",\####
"type":"number","minimum":0,"maximum":600,"default":5,"x-unit":"seconds","x-since":1}},{"name":"host",\####
"description":"Instead of `deviceId`: an address or host name.","required":false,"schema":{"description":"Instead of `deviceId`: an address or host name.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"port","description":"With `host`: the port; groups have ports of their own.",\####
"required":false,"schema":{"description":"With `host`: the port; groups have ports of their own.","type":"integer",\####
"minimum":1,"maximum":65535,"default":8009,"x-since":1}},{"name":"applicationId","description":"The app; absent: whatever runs.",\####
"required":false,"schema":{"description":"The app; absent: whatever runs.","type":"string","minLength":1,\####
"x-since":1}},{"name":"receiverSessionId","description":"The very run of the app.","required":false,"schema":{"description":"The very run of the app.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"credentials","description":"Who the viewer is; absent: what `context.setLaunchCredentials` said.",\####
"required":false,"schema":{"description":"Who the viewer is; absent: what `context.setLaunchCredentials` said.",\####
"type":"string","x-since":1}},{"name":"credentialsType","description":"What kind of credentials.","required":false,\####
"schema":{"description":"What kind of credentials.","type":"string","default":"web","x-since":1}},{"name":"ifExists",\####
"description":"What is done if there is a session with the device already. A session that is being restored, that connects or that ends is waited for first.",\####
"required":false,"schema":{"description":"What is done if there is a session with the device already. A session that is being restored, that connects or that ends is waited for first.",\####
"allOf":[{"$ref":"#/components/schemas/ExistingSessionPolicy"}],"default":"FAIL","x-since":1}},{"name":"sessionOptions",\####
"description":"What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.",\####
"required":false,"schema":{"description":"What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.",\####
"type":"object","x-since":1,"x-gck":"GCKSessionOptions"}},{"name":"timeout","description":"How long the whole may take.",\####
"required":false,"schema":{"description":"How long the whole may take.","type":"number","maximum":600,\####
"exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"progressToken","description":"Names the call in its `$/progress` notifications; without it there are none.",\####
"required":false,"schema":{"type":["string","integer"]}}],"result":{"name":"Session","schema":{"$ref":"#/components/schemas/Session"}},\####
"errors":[{"$ref":"#/components/errors/DeviceNotFound"},{"$ref":"#/components/errors/SessionExists"},\####
{"$ref":"#/components/errors/AddressNotResolved"},{"$ref":"#/components/errors/DeviceUnreachable"},{"$ref":"#/components/errors/ConnectionRefused"},\####
{"$ref":"#/components/errors/TLSFailed"},{"$ref":"#/components/errors/DeviceAuthenticationFailed"},{"$ref":"#/components/errors/ConnectionTimedOut"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/ConnectionRejected"},{"$ref":"#/components/errors/ApplicationNotRunning"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestRejected"}],"examples":[{"name":"typical",\####
"params":[{"name":"deviceId","value":"0123456789abcdef0123456789abcdef"},{"name":"applicationId","value":"CC1AD845"}],\####
"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"device":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED","linkState":"UP","applicationState":"RUNNING",\####
"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845",\####
"displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5",\####
"namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,"muted":false,"controlType":"attenuation",\####
"stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer","x-progress":true,"x-since":1},\####
{"name":"session.end","summary":"Ends a session.","description":"Ending always succeeds: a receiver that doesn't confirm STOP within 3 seconds is left.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"action","description":"What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's `stopReceiverApplicationWhenEndingSession` is set.",\####
"required":false,"schema":{"description":"What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's `stopReceiverApplicationWhenEndingSession` is set.",\####
"allOf":[{"$ref":"#/components/schemas/SessionEndAction"}],"x-since":1}}],"result":{"name":"nothing",\####
"schema":{"type":"object","description":"The empty object."}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"},{"name":"action","value":"STOP_CASTING"}],"result":{"name":"result","value":{}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKSessionManager.endSessionAndStopCasting"},\####
{"name":"session.list","summary":"Lists the sessions.","description":"Lists the sessions.","tags":[{"name":"session"}],\####
"paramStructure":"by-name","params":[],"result":{"name":"SessionListResult","schema":{"title":"SessionListResult",\####
"type":"object","properties":{"sessions":{"description":"All sessions, the oldest first.","type":"array",\####
"items":{"$ref":"#/components/schemas/Session"},"x-since":1},"currentSessionId":{"description":"The one that this connection means where it names none (`session.setCurrent`); absent: it has to name one.",\####
"type":"string","x-since":1}},"required":["sessions"]}},"errors":[],"examples":[{"name":"typical","params":[],\####
"result":{"name":"result","value":{"sessions":[{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"device":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED","linkState":"UP","applicationState":"RUNNING",\####
"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845",\####
"displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5",\####
"namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,"muted":false,"controlType":"attenuation",\####
"stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false}}],"currentSessionId":"s-1f2e3d4c"}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"session.setCurrent","summary":"Chooses the session that this connection means where it names none, and that widgets show.",\####
"description":"Without it the current session is the newest that this connection started or joined; a connection that never did so means the only session there is. With several sessions and none of its own, a call without `sessionId` is refused with `AmbiguousSession`. Widgets are shared by all connections: they show the session that connected last, or was chosen last.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}}],"result":{"name":"Session",\####
"schema":{"$ref":"#/components/schemas/Session"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"}],\####
"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"}],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"session.get","summary":"Gives one session.","description":"Gives one session.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"Session","schema":{"$ref":"#/components/schemas/Session"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKSessionManager.currentCastSession"},{"name":"session.setVolume",\####
"summary":"Sets the device's volume.","description":"Sets the device's volume.","tags":[{"name":"session"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"level","description":"How loud, 0 silent, 1 loudest.","required":true,"schema":{"description":"How loud, 0 silent, 1 loudest.",\####
"type":"number","minimum":0,"maximum":1,"x-since":1}}],"result":{"name":"DeviceVolume","schema":{"$ref":"#/components/schemas/DeviceVolume"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/VolumeFixed"}],"examples":[{"name":"typical","params":[{"name":"level","value":0.4}],\####
"result":{"name":"result","value":{"level":0.4,"muted":false,"controlType":"attenuation","stepInterval":0.05}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKSession.setDeviceVolume"},{"name":"session.stepVolume",\####
"summary":"Turns the device up or down by steps of its own.","description":"Steps that come while an earlier one is unanswered add up, as on a remote control; they end at the traits' limits.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"steps","description":"How many; negative is quieter.","required":false,"schema":{"description":"How many; negative is quieter.",\####
"type":"integer","minimum":-1000,"maximum":1000,"default":1,"x-since":1}}],"result":{"name":"DeviceVolume",\####
"schema":{"$ref":"#/components/schemas/DeviceVolume"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/VolumeFixed"}],"examples":[{"name":"quieter",\####
"params":[{"name":"steps","value":-1}],"result":{"name":"result","value":{"level":0.45,"muted":false,\####
"controlType":"attenuation","stepInterval":0.05}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"session.pressVolumeKey","summary":"Tells that a volume key of the calling program was pressed.",\####
"description":"It changes the volume of the current session's device if the context's option `physicalVolumeButtonsWillControlDeviceVolume` is set and there is a connected session; otherwise nothing happens, and the program may do what it does without a session.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"key","description":"Which key.",\####
"required":true,"schema":{"description":"Which key.","allOf":[{"$ref":"#/components/schemas/VolumeKey"}],\####
"x-since":1}}],"result":{"name":"SessionPressVolumeKeyResult","schema":{"title":"SessionPressVolumeKeyResult",\####
"type":"object","properties":{"isHandled":{"description":"Whether it changed the device's volume.","type":"boolean",\####
"x-since":1},"volume":{"description":"The volume then.","allOf":[{"$ref":"#/components/schemas/DeviceVolume"}],\####
"x-since":1}},"required":["isHandled"]}},"errors":[{"$ref":"#/components/errors/SessionNotConnected"},\####
{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/VolumeFixed"}],\####
"examples":[{"name":"louder","params":[{"name":"key","value":"UP"}],"result":{"name":"result","value":{"isHandled":true,\####
"volume":{"level":0.45,"muted":false,"controlType":"attenuation","stepInterval":0.05}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume"},\####
{"name":"session.setMuted","summary":"Mutes the device or lets it be heard.","description":"Mutes the device or lets it be heard.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"muted","description":"Whether it is silent.","required":true,"schema":{"description":"Whether it is silent.",\####
"type":"boolean","x-since":1}}],"result":{"name":"DeviceVolume","schema":{"$ref":"#/components/schemas/DeviceVolume"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/VolumeFixed"}],"examples":[{"name":"typical","params":[{"name":"muted","value":true}],\####
"result":{"name":"result","value":{"level":0.4,"muted":true,"controlType":"attenuation","stepInterval":0.05}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKSession.setDeviceMuted"},{"name":"session.requestMultizoneStatus",\####
"summary":"Asks a group for its members.","description":"Asks a group for its members.","tags":[{"name":"session"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"MultizoneStatus","schema":{"$ref":"#/components/schemas/MultizoneStatus"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"devices":[{"deviceId":"123456-11c9-8822-cbde-114234fabd",\####
"name":"Room Study","capabilities":196612,"volume":{"level":0.3,"muted":false}}],"isMultichannel":false}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKCastSession.requestMultizoneStatus"},\####
{"name":"session.setMultizoneDeviceVolume","summary":"Sets the volume of a member of a group.","description":"Sets the volume of a member of a group.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"deviceId","description":"The member; an id in DNS-SD's spelling will do.","required":true,"schema":{"description":"The member; an id in DNS-SD's spelling will do.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"level","description":"How loud, 0 silent, 1 loudest.",\####
"required":true,"schema":{"description":"How loud, 0 silent, 1 loudest.","type":"number","minimum":0,\####
"maximum":1,"x-since":1}}],"result":{"name":"MultizoneDevice","schema":{"$ref":"#/components/schemas/MultizoneDevice"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/DeviceNotFound"}],\####
"examples":[{"name":"typical","params":[{"name":"deviceId","value":"123456-11c9-8822-cbde-114234fabd"},\####
{"name":"level","value":0.3}],"result":{"name":"result","value":{"deviceId":"123456-11c9-8822-cbde-114234fabd",\####
"name":"Room Study","capabilities":196612,"volume":{"level":0.3,"muted":false}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKCastSession.setDeviceVolume:forMultizoneDevice:"},{"name":"session.setMultizoneDeviceMuted",\####
"summary":"Mutes a member of a group or lets it be heard.","description":"Mutes a member of a group or lets it be heard.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"deviceId","description":"The member; an id in DNS-SD's spelling will do.","required":true,"schema":{"description":"The member; an id in DNS-SD's spelling will do.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"muted","description":"Whether to silence it.","required":true,\####
"schema":{"description":"Whether to silence it.","type":"boolean","x-since":1}}],"result":{"name":"MultizoneDevice",\####
"schema":{"$ref":"#/components/schemas/MultizoneDevice"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/DeviceNotFound"}],"examples":[{"name":"typical","params":[{"name":"deviceId",\####
"value":"123456-11c9-8822-cbde-114234fabd"},{"name":"muted","value":false}],"result":{"name":"result",\####
"value":{"deviceId":"123456-11c9-8822-cbde-114234fabd","name":"Room Study","capabilities":196612,"volume":{"level":0.3,\####
"muted":false}}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKCastSession.setDeviceMuted:forMultizoneDevice:"},\####
{"name":"session.getCastingGroups","summary":"Asks a device which groups it belongs to.","description":"Google doesn't document what a device says of a group: its members come as the device sends them.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"SessionGetCastingGroupsResult","schema":{"title":"SessionGetCastingGroupsResult","type":"object",\####
"properties":{"groups":{"description":"The groups; empty where it belongs to none.","type":"array","items":{"type":"object"},\####
"x-since":1}},"required":["groups"]}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"}],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"groups":[{"deviceId":"a1b2c3","name":"Downstairs"}]}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"session.requestStatus","summary":"Asks the receiver for its status.",\####
"description":"Asks the receiver for its status.","tags":[{"name":"session"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session; absent is the current one.","required":false,\####
"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],"result":{"name":"ReceiverStatus",\####
"schema":{"$ref":"#/components/schemas/ReceiverStatus"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"}],"examples":[{"name":"typical","params":[],"result":{"name":"result",\####
"value":{"applications":[{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]}],"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05}}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"session.transfer","summary":"Brings a session to another device: what plays goes on there.",\####
"description":"The app is asked for its state (STORE_SESSION), launched on the other device (or joined where it runs already), given the state (RESUME_SESSION, or LOAD where the app doesn't take it), and stopped on the device that is left. It stays the same session, with another `device`; `session.didUpdateDevice`, `session.didResume` and `session.didTransfer` tell. Until it plays there nothing changes here: if anything fails, or the call is cancelled, what was launched there is stopped, and here it plays on. Both devices may be heard for a moment.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"deviceId","description":"The other device, as discovery names it.","required":false,"schema":{"description":"The other device, as discovery names it.",\####
"type":"string","x-since":1}},{"name":"friendlyName","description":"Instead of `deviceId`: the device's name, in any case.",\####
"required":false,"schema":{"description":"Instead of `deviceId`: the device's name, in any case.","type":"string",\####
"minLength":1,"x-since":1}},{"name":"searchTimeout","description":"How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.",\####
"required":false,"schema":{"description":"How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.",\####
"type":"number","minimum":0,"maximum":600,"default":5,"x-unit":"seconds","x-since":1}},{"name":"host",\####
"description":"Instead of `deviceId`: an address or host name.","required":false,"schema":{"description":"Instead of `deviceId`: an address or host name.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"port","description":"With `host`: the port; groups have ports of their own.",\####
"required":false,"schema":{"description":"With `host`: the port; groups have ports of their own.","type":"integer",\####
"minimum":1,"maximum":65535,"default":8009,"x-since":1}},{"name":"keepVolume","description":"Whether the other device gets this one's volume.",\####
"required":false,"schema":{"description":"Whether the other device gets this one's volume.","type":"boolean",\####
"default":false,"x-since":1}},{"name":"timeout","description":"How long connecting to the other device may take (where nobody says: as long as `session.start`), and how long all the rest may. Time in which the TV asks its viewer for permission doesn't count.",\####
"required":false,"schema":{"description":"How long connecting to the other device may take (where nobody says: as long as `session.start`), and how long all the rest may. Time in which the TV asks its viewer for permission doesn't count.",\####
"type":"number","maximum":600,"exclusiveMinimum":0,"default":90,"x-unit":"seconds","x-since":1}},{"name":"progressToken",\####
"description":"Names the call in its `$/progress` notifications; without it there are none.","required":false,\####
"schema":{"type":["string","integer"]}}],"result":{"name":"SessionTransferResult","schema":{"title":"SessionTransferResult",\####
"type":"object","properties":{"session":{"description":"The session on the other device.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1},"fromDeviceId":{"description":"The device that it left.","type":"string","x-since":1},"stateSource":{"description":"Where the state of what played came from; absent: nothing played.",\####
"allOf":[{"$ref":"#/components/schemas/PlaybackStateSource"}],"x-since":1},"isResumedByApplication":{"description":"Whether the app took its state back; otherwise the media was loaded, if there was any.",\####
"type":"boolean","x-since":1},"isSourceStopped":{"description":"Whether the device that was left confirmed that its app has ended.",\####
"type":"boolean","x-since":1}},"required":["session","fromDeviceId","isResumedByApplication","isSourceStopped"]}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/DeviceNotFound"},\####
{"$ref":"#/components/errors/SessionExists"},{"$ref":"#/components/errors/SessionTransferFailed"}],"examples":[{"name":"typical",\####
"params":[{"name":"deviceId","value":"fedcba9876543210fedcba9876543210"}],"result":{"name":"result","value":{"session":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"fedcba9876543210fedcba9876543210","device":{"deviceId":"fedcba9876543210fedcba9876543210",\####
"friendlyName":"Kitchen","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.8"],\####
"host":"192.0.2.8","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Kitchen"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"0b3c2a1d-7f11-4a7e-9d3d-2c9b8a7f6e5d",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"0b3c2a1d-7f11-4a7e-9d3d-2c9b8a7f6e5d",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}},"fromDeviceId":"0123456789abcdef0123456789abcdef",\####
"stateSource":"APPLICATION","isResumedByApplication":true,"isSourceStopped":true}}}],"x-direction":"clientToServer",\####
"x-progress":true,"x-since":1},{"name":"session.takeBack","summary":"Hands what plays to the caller, who goes on with it: remote to local.",\####
"description":"The answer has what to load and from where; then the session goes on, or is ended as asked. `media.load` accepts the members of `loadRequestData`, so that it can be brought back.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"action","description":"How to end the session once the state is there; absent: it goes on.",\####
"required":false,"schema":{"description":"How to end the session once the state is there; absent: it goes on.",\####
"allOf":[{"$ref":"#/components/schemas/SessionEndAction"}],"x-since":1}}],"result":{"name":"PlaybackState",\####
"schema":{"$ref":"#/components/schemas/PlaybackState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/NoMediaSession"}],\####
"examples":[{"name":"to a player of one's own","params":[{"name":"action","value":"STOP_CASTING"}],"result":{"name":"result",\####
"value":{"loadRequestData":{"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":5400},"autoplay":true,"currentTime":1234.5},"source":"APPLICATION",\####
"playerState":"PLAYING","position":1234.5,"mediaSessionId":1}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"session.setDefaultOptions","summary":"Sets what new sessions get as `sessionOptions` where nobody gives some.",\####
"description":"All clients share them. Sessions that there are keep theirs.","tags":[{"name":"session"}],\####
"paramStructure":"by-name","params":[{"name":"options","description":"The options, at most 16 KiB; absent: none any more.",\####
"required":false,"schema":{"description":"The options, at most 16 KiB; absent: none any more.","type":"object",\####
"x-since":1}},{"name":"category","description":"The devices' category; Cast devices are `CAST`.","required":false,\####
"schema":{"description":"The devices' category; Cast devices are `CAST`.","type":"string","minLength":1,\####
"default":"CAST","x-since":1}}],"result":{"name":"nothing","schema":{"type":"object","description":"The empty object."}},\####
"errors":[],"examples":[{"name":"typical","params":[{"name":"options","value":{"startedBy":"living-room-script"}}],\####
"result":{"name":"result","value":{}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,\####
"x-gck":"GCKSessionManager.setDefaultSessionOptions:forDeviceCategory:"},{"name":"session.getDefaultOptions",\####
"summary":"Gives what new sessions get as `sessionOptions` where nobody gives some.","description":"Gives what new sessions get as `sessionOptions` where nobody gives some.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"category","description":"The devices' category; Cast devices are `CAST`.",\####
"required":false,"schema":{"description":"The devices' category; Cast devices are `CAST`.","type":"string",\####
"minLength":1,"default":"CAST","x-since":1}}],"result":{"name":"SessionGetDefaultOptionsResult","schema":{"title":"SessionGetDefaultOptionsResult",\####
"type":"object","properties":{"options":{"description":"The options; absent: none.","type":"object","x-since":1}}}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"options":{"startedBy":"living-room-script"}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKSessionManager.defaultSessionOptionsForDeviceCategory:"},\####
{"name":"session.buildOpenUrl","summary":"Makes a link by which another program gets to a session.","description":"The link is a URL of the caller's own, with one more query item, which names the device and the run of the app. It holds no secret but the run's name.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"baseUrl","description":"The URL that gets the query item.","required":false,"schema":{"description":"The URL that gets the query item.",\####
"type":"string","minLength":1,"default":"cast-rpc://open","x-since":1}}],"result":{"name":"SessionBuildOpenUrlResult",\####
"schema":{"title":"SessionBuildOpenUrlResult","type":"object","properties":{"url":{"description":"The link.",\####
"type":"string","x-since":1},"queryItemName":{"description":"The name of the item.","type":"string","x-since":1},\####
"queryItemValue":{"description":"Its value, not percent-encoded.","type":"string","x-since":1}},"required":["url",\####
"queryItemName","queryItemValue"]}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/AmbiguousSession"}],\####
"examples":[{"name":"typical","params":[{"name":"baseUrl","value":"https://example.com/watch?v=7"}],"result":{"name":"result",\####
"value":{"url":"https://example.com/watch?v=7&cast-open=0123456789abcdef0123456789abcdef,7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f,Living%20Room",\####
"queryItemName":"cast-open","queryItemValue":"0123456789abcdef0123456789abcdef,7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f,Living Room"}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKOpenURLOptions.asURLQueryItem"},\####
{"name":"session.parseOpenUrl","summary":"Reads a link that `session.buildOpenUrl` made.","description":"Reads a link that `session.buildOpenUrl` made.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"url","description":"The link.",\####
"required":true,"schema":{"description":"The link.","type":"string","minLength":1,"x-since":1}}],"result":{"name":"SessionParseOpenUrlResult",\####
"schema":{"title":"SessionParseOpenUrlResult","type":"object","properties":{"deviceId":{"description":"The device.",\####
"type":"string","x-since":1,"x-gck":"GCKOpenURLOptions.deviceUniqueID"},"friendlyName":{"description":"Its name when the link was made.",\####
"type":"string","x-since":1,"x-gck":"GCKOpenURLOptions.deviceFriendlyName"},"receiverSessionId":{"description":"The run of the app; absent: any.",\####
"type":"string","x-since":1,"x-gck":"GCKOpenURLOptions.sessionID"}},"required":["deviceId"]}},"errors":[],\####
"examples":[{"name":"typical","params":[{"name":"url","value":"https://example.com/watch?v=7&cast-open=0123456789abcdef0123456789abcdef,7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f,Living%20Room"}],\####
"result":{"name":"result","value":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room",\####
"receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f"}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKOpenURLOptions.openURLOptionsFromURL"},{"name":"session.startWithOpenUrl","summary":"Connects to what a link names.",\####
"description":"The device is looked for if it isn't known. A link with a run of an app joins that run, and nothing else; one without joins the app if it runs, or launches it.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"url","description":"The link.",\####
"required":true,"schema":{"description":"The link.","type":"string","minLength":1,"x-since":1}},{"name":"applicationId",\####
"description":"The app, where the link names no run; absent: as with `session.start`.","required":false,\####
"schema":{"description":"The app, where the link names no run; absent: as with `session.start`.","type":"string",\####
"minLength":1,"x-since":1}},{"name":"searchTimeout","description":"How long the device is looked for.",\####
"required":false,"schema":{"description":"How long the device is looked for.","type":"number","minimum":0,\####
"maximum":600,"default":10,"x-unit":"seconds","x-since":1}},{"name":"ifExists","description":"What is done if there is a session with the device already. A session that is being restored, that connects or that ends is waited for first.",\####
"required":false,"schema":{"description":"What is done if there is a session with the device already. A session that is being restored, that connects or that ends is waited for first.",\####
"allOf":[{"$ref":"#/components/schemas/ExistingSessionPolicy"}],"default":"FAIL","x-since":1}},{"name":"sessionOptions",\####
"description":"What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.",\####
"required":false,"schema":{"description":"What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.",\####
"type":"object","x-since":1,"x-gck":"GCKSessionOptions"}},{"name":"timeout","description":"How long connecting may take.",\####
"required":false,"schema":{"description":"How long connecting may take.","type":"number","maximum":600,\####
"exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},{"name":"progressToken","description":"Names the call in its `$/progress` notifications; without it there are none.",\####
"required":false,"schema":{"type":["string","integer"]}}],"result":{"name":"Session","schema":{"$ref":"#/components/schemas/Session"}},\####
"errors":[{"$ref":"#/components/errors/DeviceNotFound"},{"$ref":"#/components/errors/SessionExists"},\####
{"$ref":"#/components/errors/AddressNotResolved"},{"$ref":"#/components/errors/DeviceUnreachable"},{"$ref":"#/components/errors/ConnectionRefused"},\####
{"$ref":"#/components/errors/TLSFailed"},{"$ref":"#/components/errors/DeviceAuthenticationFailed"},{"$ref":"#/components/errors/ConnectionTimedOut"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/ConnectionRejected"},{"$ref":"#/components/errors/ApplicationNotFound"},\####
{"$ref":"#/components/errors/ApplicationNotRunning"},{"$ref":"#/components/errors/LaunchFailed"},{"$ref":"#/components/errors/LaunchCancelled"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestRejected"}],"examples":[{"name":"typical",\####
"params":[{"name":"url","value":"cast-rpc://open?cast-open=0123456789abcdef0123456789abcdef,7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f,Living%20Room"}],\####
"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"device":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED","linkState":"UP","applicationState":"RUNNING",\####
"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845",\####
"displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5",\####
"namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,"muted":false,"controlType":"attenuation",\####
"stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer","x-progress":true,"x-since":1,\####
"x-gck":"GCKSessionManager.startSessionWithOpenURLOptions:sessionOptions:"},{"name":"session.suspend",\####
"summary":"Puts a session's link down and keeps the session; what plays goes on.","description":"Calls to the session fail with `SessionSuspended` until `session.resume`, or until the app is found to have ended by then.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"reason","description":"What `session.didSuspend` says. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and `TERMINATED` the session is resumed by itself as soon as the device can be reached, as after a link that broke.",\####
"required":false,"schema":{"description":"What `session.didSuspend` says. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and `TERMINATED` the session is resumed by itself as soon as the device can be reached, as after a link that broke.",\####
"allOf":[{"$ref":"#/components/schemas/SessionSuspendReason"}],"default":"REQUESTED","x-since":1}}],"result":{"name":"Session",\####
"schema":{"$ref":"#/components/schemas/Session"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"}],"examples":[{"name":"typical",\####
"params":[{"name":"sessionId","value":"s-1f2e3d4c"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"SUSPENDED",\####
"suspendReason":"REQUESTED","linkState":"DOWN","applicationState":"UNKNOWN","applicationId":"CC1AD845",\####
"receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845","displayName":"Default Media Receiver",\####
"sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},\####
"volume":{"level":0.5,"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,\####
"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKSessionManager.suspendSessionWithReason"},\####
{"name":"session.resume","summary":"Makes the link of a suspended session anew, now.","description":"A session whose link broke is resumed by itself, after pauses that grow; this spares the pause. Nothing is loaded and nothing launched: if the app has ended meanwhile, the session ends. A session that is connected is answered as it is.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"Session","schema":{"$ref":"#/components/schemas/Session"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/AmbiguousSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/AddressNotResolved"},{"$ref":"#/components/errors/DeviceUnreachable"},{"$ref":"#/components/errors/ConnectionRefused"},\####
{"$ref":"#/components/errors/TLSFailed"},{"$ref":"#/components/errors/ConnectionTimedOut"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/ConnectionRejected"},{"$ref":"#/components/errors/RequestRejected"}],"examples":[{"name":"typical",\####
"params":[{"name":"sessionId","value":"s-1f2e3d4c"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"session.listSaved","summary":"Lists the sessions that servers left that are no more: killed, crashed, or ended with their sessions left.",\####
"description":"Lists the sessions that servers left that are no more: killed, crashed, or ended with their sessions left.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[],"result":{"name":"SessionListSavedResult",\####
"schema":{"title":"SessionListSavedResult","type":"object","properties":{"sessions":{"description":"What `session.restore` would join.",\####
"type":"array","items":{"$ref":"#/components/schemas/SavedSession"},"x-since":1},"problems":{"description":"What was found and is of no use, a sentence each: damaged files, sessions older than a day.",\####
"type":"array","items":{"type":"string"},"x-since":1}},"required":["sessions","problems"]}},"errors":[],\####
"examples":[{"name":"one","params":[],"result":{"name":"result","value":{"sessions":[{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","host":"192.0.2.7","port":8009,\####
"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","savedAt":1790000000}],\####
"problems":[]}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"session.restore",\####
"summary":"Joins the sessions again that servers left that are no more; nothing is loaded or launched.",\####
"description":"Each saved session is taken by one server only, and joined only while the very run of its app goes on. `session.didSuspend` is not told, `session.willResume` and `session.didResume` or `session.didFailToResume` are. A session whose device can't be reached is kept for the next time. A daemon does this when it starts (`--restore-sessions`); a spawned server does it when asked, and writes down its sessions from then on.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"timeout","description":"How long each device may stay away.",\####
"required":false,"schema":{"description":"How long each device may stay away.","type":"number","maximum":600,\####
"exclusiveMinimum":0,"default":10,"x-unit":"seconds","x-since":1}}],"result":{"name":"SessionRestoreResult",\####
"schema":{"title":"SessionRestoreResult","type":"object","properties":{"sessions":{"description":"The sessions that are connected again.",\####
"type":"array","items":{"$ref":"#/components/schemas/Session"},"x-since":1},"failures":{"description":"Those that are not.",\####
"type":"array","items":{"$ref":"#/components/schemas/FailedRestoration"},"x-since":1},"problems":{"description":"What was found and is of no use, a sentence each.",\####
"type":"array","items":{"type":"string"},"x-since":1}},"required":["sessions","failures","problems"]}},\####
"errors":[],"examples":[{"name":"one","params":[{"name":"timeout","value":5}],"result":{"name":"result",\####
"value":{"sessions":[{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}],"failures":[],\####
"problems":[]}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"widget.getState",\####
"summary":"Tells the state of widgets.","description":"Widgets show the current session: the one that connected last, or else the one that connects. All clients see the same.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"widgets","description":"Which; absent: all.",\####
"required":false,"schema":{"description":"Which; absent: all.","type":"array","items":{"$ref":"#/components/schemas/WidgetName"},\####
"x-since":1}}],"result":{"name":"WidgetGetStateResult","schema":{"title":"WidgetGetStateResult","type":"object",\####
"properties":{"revision":{"description":"Grows with every change of any widget.","type":"integer","x-since":1},\####
"state":{"description":"Their states.","allOf":[{"$ref":"#/components/schemas/WidgetStates"}],"x-since":1}},\####
"required":["revision","state"]}},"errors":[],"examples":[{"name":"typical","params":[{"name":"widgets",\####
"value":["CAST_BUTTON"]}],"result":{"name":"result","value":{"revision":4,"state":{"castButton":{"castState":"NOT_CONNECTED",\####
"icon":"INACTIVE","isVisible":true,"label":"Cast. Not connected.","startsDiscoveryOnTap":false}}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"widget.setOptions","summary":"Says what the program wants of its widgets.",\####
"description":"The options are shared by all clients; the answer has all of them.","tags":[{"name":"widget"}],\####
"paramStructure":"by-name","params":[{"name":"options","description":"What is to change; members that are absent stay as they are. Empty: nothing changes.",\####
"required":true,"schema":{"description":"What is to change; members that are absent stay as they are. Empty: nothing changes.",\####
"allOf":[{"$ref":"#/components/schemas/WidgetOptions"}],"x-since":1}}],"result":{"name":"WidgetOptions",\####
"schema":{"$ref":"#/components/schemas/WidgetOptions"}},"errors":[],"examples":[{"name":"typical","params":[{"name":"options",\####
"value":{"miniController":{"isEnabled":true,"buttons":[{"type":"PLAY_PAUSE_TOGGLE"},{"type":"CUSTOM",\####
"customId":"like"}]},"expandedController":{"useDefaultExpandedMediaControls":true}}}],"result":{"name":"result",\####
"value":{"castButton":{"visibility":"ON_NETWORK","triggersDefaultCastDialog":true},"introOverlay":{"titleText":"Touch to cast media to your TV and Speakers",\####
"buttonText":"OK","titlePosition":"AUTOMATIC","presentsAutomatically":false},"miniController":{"isEnabled":true,\####
"thumbnailEnabled":true,"buttons":[{"type":"PLAY_PAUSE_TOGGLE"},{"type":"CUSTOM","customId":"like"}]},\####
"expandedController":{"useDefaultExpandedMediaControls":true,"hideStreamPositionControlsForLiveContent":false,\####
"presentsWhenMediaStarts":false},"mediaController":{"displayTimeRemainingAsNegativeValue":true,"hideStreamPositionControlsForLiveContent":false},\####
"playbackRateController":{"playbackRates":[0.5,1,2]}}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"widget.tapCastButton","summary":"The cast button was tapped.","description":"With the context's option `startDiscoveryAfterFirstTapOnCastButton`, and while discovery doesn't run, it starts discovery; otherwise the dialog is wanted.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[],"result":{"name":"WidgetTapCastButtonResult",\####
"schema":{"title":"WidgetTapCastButtonResult","type":"object","properties":{"outcome":{"description":"What it led to.",\####
"allOf":[{"$ref":"#/components/schemas/CastButtonOutcome"}],"x-since":1},"castState":{"description":"Whether there are devices, and a session: which dialog is meant.",\####
"allOf":[{"$ref":"#/components/schemas/CastState"}],"x-since":1}},"required":["outcome","castState"]}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"outcome":"PRESENT_DIALOG",\####
"castState":"NOT_CONNECTED"}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKUICastButtonDelegate"},\####
{"name":"widget.openDialog","summary":"Opens the cast dialog.","description":"Opens the cast dialog.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[],"result":{"name":"CastDialogState",\####
"schema":{"$ref":"#/components/schemas/CastDialogState"}},"errors":[],"examples":[{"name":"typical","params":[],\####
"result":{"name":"result","value":{"isPresented":true,"mode":"CHOOSER","title":"Cast to","devices":[{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","isBusy":false}],"canDisconnect":false}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKCastContext.presentCastDialog"},\####
{"name":"widget.closeDialog","summary":"Closes the cast dialog.","description":"Closes the cast dialog.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[],"result":{"name":"CastDialogState",\####
"schema":{"$ref":"#/components/schemas/CastDialogState"}},"errors":[],"examples":[{"name":"typical","params":[],\####
"result":{"name":"result","value":{"isPresented":false,"mode":"CHOOSER","title":"Cast to","devices":[{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","isBusy":false}],"canDisconnect":false}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"widget.selectDevice","summary":"A device of the dialog was chosen: starts a session with it.",\####
"description":"It returns when the session is connected; meanwhile the dialog shows that it is connecting. A session with another device is left first, as the SDK has one at a time; what plays there goes on.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"deviceId","description":"Which.",\####
"required":true,"schema":{"description":"Which.","type":"string","x-since":1}},{"name":"applicationId",\####
"description":"Which app; absent: the first of the context's `discoveryCriteria`, or else the default media receiver.",\####
"required":false,"schema":{"description":"Which app; absent: the first of the context's `discoveryCriteria`, or else the default media receiver.",\####
"type":"string","minLength":1,"x-since":1}}],"result":{"name":"Session","schema":{"$ref":"#/components/schemas/Session"}},\####
"errors":[{"$ref":"#/components/errors/DeviceNotFound"},{"$ref":"#/components/errors/SessionExists"},\####
{"$ref":"#/components/errors/AddressNotResolved"},{"$ref":"#/components/errors/DeviceUnreachable"},{"$ref":"#/components/errors/ConnectionRefused"},\####
{"$ref":"#/components/errors/TLSFailed"},{"$ref":"#/components/errors/ConnectionTimedOut"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/ConnectionRejected"},{"$ref":"#/components/errors/DeviceAuthenticationFailed"},\####
{"$ref":"#/components/errors/ApplicationNotFound"},{"$ref":"#/components/errors/LaunchFailed"},{"$ref":"#/components/errors/LaunchCancelled"},\####
{"$ref":"#/components/errors/InternalLimitReached"}],"examples":[{"name":"typical","params":[{"name":"deviceId",\####
"value":"0123456789abcdef0123456789abcdef"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"widget.disconnect","summary":"The dialog's way out was pressed: ends the session.",\####
"description":"The dialog's way out was pressed: ends the session.","tags":[{"name":"widget"}],"paramStructure":"by-name",\####
"params":[{"name":"action","description":"What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's `stopReceiverApplicationWhenEndingSession` is set.",\####
"required":false,"schema":{"description":"What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's `stopReceiverApplicationWhenEndingSession` is set.",\####
"allOf":[{"$ref":"#/components/schemas/SessionEndAction"}],"x-since":1}}],"result":{"name":"nothing",\####
"schema":{"type":"object","description":"The empty object."}},"errors":[{"$ref":"#/components/errors/NoSuchSession"}],\####
"examples":[{"name":"typical","params":[{"name":"action","value":"STOP_CASTING"}],"result":{"name":"result",\####
"value":{}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"widget.presentIntroOverlay",\####
"summary":"Shows the introductory overlay, if it never was shown and the cast button can be used.","description":"That it was shown is remembered on disk, for all servers of this user.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[],"result":{"name":"WidgetPresentIntroOverlayResult",\####
"schema":{"title":"WidgetPresentIntroOverlayResult","type":"object","properties":{"isShown":{"description":"Whether it is shown now.",\####
"type":"boolean","x-since":1}},"required":["isShown"]}},"errors":[],"examples":[{"name":"typical","params":[],\####
"result":{"name":"result","value":{"isShown":true}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKCastContext.presentCastInstructionsViewControllerOnce"},{"name":"widget.dismissIntroOverlay",\####
"summary":"Takes the introductory overlay away.","description":"Takes the introductory overlay away.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[],"result":{"name":"IntroOverlayState",\####
"schema":{"$ref":"#/components/schemas/IntroOverlayState"}},"errors":[],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"isPresented":false,"wasShown":true,"canPresent":false,\####
"titleText":"Touch to cast media to your TV and Speakers","buttonText":"OK","titlePosition":"AUTOMATIC"}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"widget.resetIntroOverlay","summary":"Forgets that the introductory overlay was shown.",\####
"description":"Forgets that the introductory overlay was shown.","tags":[{"name":"widget"}],"paramStructure":"by-name",\####
"params":[],"result":{"name":"IntroOverlayState","schema":{"$ref":"#/components/schemas/IntroOverlayState"}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"isPresented":false,\####
"wasShown":false,"canPresent":true,"titleText":"Touch to cast media to your TV and Speakers","buttonText":"OK",\####
"titlePosition":"AUTOMATIC"}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKCastContext.clearCastInstructionsShownFlag"},\####
{"name":"widget.tapMiniController","summary":"The mini controller was tapped beside its buttons: shows the expanded controller.",\####
"description":"The mini controller was tapped beside its buttons: shows the expanded controller.","tags":[{"name":"widget"}],\####
"paramStructure":"by-name","params":[],"result":{"name":"WidgetTapMiniControllerResult","schema":{"title":"WidgetTapMiniControllerResult",\####
"type":"object","properties":{"isPresented":{"description":"Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was told.",\####
"type":"boolean","x-since":1}},"required":["isPresented"]}},"errors":[{"$ref":"#/components/errors/ControlDisabled"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"isPresented":true}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"widget.presentExpandedController","summary":"Shows the expanded controller.",\####
"description":"A session is enough: media may be loaded afterwards, as in the guide. With the option `useDefaultExpandedMediaControls` it counts as shown; without, clients only hear that it is wanted.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[],"result":{"name":"WidgetPresentExpandedControllerResult",\####
"schema":{"title":"WidgetPresentExpandedControllerResult","type":"object","properties":{"isPresented":{"description":"Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was told.",\####
"type":"boolean","x-since":1}},"required":["isPresented"]}},"errors":[{"$ref":"#/components/errors/ControlDisabled"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"isPresented":true}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKCastContext.presentDefaultExpandedMediaControls"},{"name":"widget.dismissExpandedController",\####
"summary":"Takes the expanded controller away.","description":"Takes the expanded controller away.","tags":[{"name":"widget"}],\####
"paramStructure":"by-name","params":[],"result":{"name":"WidgetDismissExpandedControllerResult","schema":{"title":"WidgetDismissExpandedControllerResult",\####
"type":"object","properties":{"isPresented":{"description":"Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was told.",\####
"type":"boolean","x-since":1}},"required":["isPresented"]}},"errors":[],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"isPresented":false}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"widget.pressButton","summary":"A button was pressed.","description":"It returns when the device has confirmed.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"widget","description":"Of which widget: `miniController`, `expandedController`, `mediaController` or `volumeController`.",\####
"required":true,"schema":{"description":"Of which widget: `miniController`, `expandedController`, `mediaController` or `volumeController`.",\####
"allOf":[{"$ref":"#/components/schemas/WidgetName"}],"x-since":1}},{"name":"slot","description":"Which place of the mini or expanded controller, from 0.",\####
"required":false,"schema":{"description":"Which place of the mini or expanded controller, from 0.","type":"integer",\####
"minimum":0,"maximum":3,"x-since":1}},{"name":"control","description":"Which control; the other way to say it. Exactly one of `slot` and `control` is given.",\####
"required":false,"schema":{"description":"Which control; the other way to say it. Exactly one of `slot` and `control` is given.",\####
"allOf":[{"$ref":"#/components/schemas/WidgetControl"}],"x-since":1}}],"result":{"name":"WidgetPressButtonResult",\####
"schema":{"title":"WidgetPressButtonResult","type":"object","properties":{"control":{"description":"What was done.",\####
"allOf":[{"$ref":"#/components/schemas/WidgetControl"}],"x-since":1}},"required":["control"]}},"errors":[{"$ref":"#/components/errors/ControlDisabled"},\####
{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/VolumeFixed"},\####
{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/InternalLimitReached"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"}],"examples":[{"name":"typical","params":[{"name":"widget",\####
"value":"MINI_CONTROLLER"},{"name":"slot","value":0}],"result":{"name":"result","value":{"control":"PLAY_PAUSE_TOGGLE"}}},\####
{"name":"byControl","params":[{"name":"widget","value":"MEDIA_CONTROLLER"},{"name":"control","value":"REPEAT_MODE"}],\####
"result":{"name":"result","value":{"control":"REPEAT_MODE"}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"widget.slide","summary":"A slider is moved.","description":"While a slider is held, every client sees the value at which it is held. The position is sought when it is let go; the volume follows, one request at a time. Whoever holds a slider and leaves lets it go.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"slider","description":"Which.",\####
"required":true,"schema":{"description":"Which.","allOf":[{"$ref":"#/components/schemas/WidgetSlider"}],\####
"x-since":1}},{"name":"phase","description":"How far the movement is.","required":true,"schema":{"description":"How far the movement is.",\####
"allOf":[{"$ref":"#/components/schemas/SlidePhase"}],"x-since":1}},{"name":"value","description":"Where it is held: seconds, or a volume from 0 to 1. Required but for `CANCELLED`.",\####
"required":false,"schema":{"description":"Where it is held: seconds, or a volume from 0 to 1. Required but for `CANCELLED`.",\####
"type":"number","minimum":0,"x-since":1}}],"result":{"name":"nothing","schema":{"type":"object","description":"The empty object."}},\####
"errors":[{"$ref":"#/components/errors/ControlDisabled"},{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/VolumeFixed"},\####
{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/InternalLimitReached"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"}],"examples":[{"name":"typical","params":[{"name":"slider",\####
"value":"STREAM_POSITION"},{"name":"phase","value":"ENDED"},{"name":"value","value":120}],"result":{"name":"result",\####
"value":{}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"widget.setVolume",\####
"summary":"Sets the volume in the volume controller.","description":"Sets the volume in the volume controller.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"level","description":"How loud.",\####
"required":false,"schema":{"description":"How loud.","type":"number","minimum":0,"maximum":1,"x-since":1}},\####
{"name":"muted","description":"Whether it is silenced. At least one is given.","required":false,"schema":{"description":"Whether it is silenced. At least one is given.",\####
"type":"boolean","x-since":1}}],"result":{"name":"VolumeControllerState","schema":{"$ref":"#/components/schemas/VolumeControllerState"}},\####
"errors":[{"$ref":"#/components/errors/ControlDisabled"},{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/VolumeFixed"},{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/InternalLimitReached"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/InvalidPlayerState"}],\####
"examples":[{"name":"typical","params":[{"name":"level","value":0.4}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"level":0.4,"percent":40,"isMuted":false,"isFixedVolume":false,"isSliding":false,"slider":{"isEnabled":true},\####
"up":{"isEnabled":true},"down":{"isEnabled":true},"muteToggle":{"isEnabled":true,"state":"MUTE_OFF"}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKUIDeviceVolumeController.setVolume"},\####
{"name":"widget.setPlaybackRate","summary":"Sets the rate in the playback rate controller.","description":"Sets the rate in the playback rate controller.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"playbackRate","description":"The rate.",\####
"required":true,"schema":{"description":"The rate.","type":"number","minimum":0.5,"maximum":2,"x-since":1}}],\####
"result":{"name":"PlaybackRateControllerState","schema":{"$ref":"#/components/schemas/PlaybackRateControllerState"}},\####
"errors":[{"$ref":"#/components/errors/ControlDisabled"},{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[{"name":"playbackRate","value":2}],"result":{"name":"result",\####
"value":{"playbackRate":2,"isEnabled":true,"minimumPlaybackRate":0.5,"maximumPlaybackRate":2,"segments":[{"playbackRate":0.5,\####
"label":"0.5×","isSelected":false},{"playbackRate":1,"label":"1×","isSelected":false},{"playbackRate":2,\####
"label":"2×","isSelected":true}]}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKUIPlaybackRateController.playbackRate"},\####
{"name":"widget.openTrackSelector","summary":"Opens the choice of tracks.","description":"Opens the choice of tracks.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[],"result":{"name":"TrackSelectorState",\####
"schema":{"$ref":"#/components/schemas/TrackSelectorState"}},"errors":[{"$ref":"#/components/errors/ControlDisabled"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"isPresented":true,"isEnabled":true,\####
"audioTracks":[{"title":"Default","isSelected":true}],"textTracks":[{"title":"None","isSelected":false},\####
{"trackId":1,"title":"English","language":"en","isSelected":true}],"selectedTrackIds":[1]}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"widget.closeTrackSelector","summary":"Closes the choice of tracks without a choice.",\####
"description":"Closes the choice of tracks without a choice.","tags":[{"name":"widget"}],"paramStructure":"by-name",\####
"params":[],"result":{"name":"TrackSelectorState","schema":{"$ref":"#/components/schemas/TrackSelectorState"}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"isPresented":false,\####
"isEnabled":true,"audioTracks":[{"title":"Default","isSelected":true}],"textTracks":[{"title":"None",\####
"isSelected":false},{"trackId":1,"title":"English","language":"en","isSelected":true}],"selectedTrackIds":[1]}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"widget.selectTracks","summary":"Tracks were chosen.",\####
"description":"It closes the choice when the device has confirmed.","tags":[{"name":"widget"}],"paramStructure":"by-name",\####
"params":[{"name":"trackIds","description":"At most one for sound and one for text; empty: none of either. Tracks of other kinds stay as they are.",\####
"required":true,"schema":{"description":"At most one for sound and one for text; empty: none of either. Tracks of other kinds stay as they are.",\####
"type":"array","items":{"type":"integer"},"x-since":1}}],"result":{"name":"TrackSelectorState","schema":{"$ref":"#/components/schemas/TrackSelectorState"}},\####
"errors":[{"$ref":"#/components/errors/ControlDisabled"},{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/SessionTransferred"},\####
{"$ref":"#/components/errors/InternalLimitReached"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[{"name":"trackIds","value":[1]}],"result":{"name":"result","value":{"isPresented":false,\####
"isEnabled":true,"audioTracks":[{"title":"Default","isSelected":true}],"textTracks":[{"title":"None",\####
"isSelected":false},{"trackId":1,"title":"English","language":"en","isSelected":true}],"selectedTrackIds":[1]}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKUIMediaTrackSelectionViewControllerDelegate.didSelectMediaTracks"},\####
{"name":"widget.setStyle","summary":"Sets attributes of a part of the style tree, to be applied later.",\####
"description":"The tree is shared by all clients. Colours are `#RRGGBB` or `#RRGGBBAA`. Parts: see docs/Widgets.md.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"path","description":"Which part: `castViews`, `castViews.mediaControl.miniController`…",\####
"required":true,"schema":{"description":"Which part: `castViews`, `castViews.mediaControl.miniController`…",\####
"type":"string","x-since":1}},{"name":"attributes","description":"Values by attribute; `null` removes one, so that it is inherited again.",\####
"required":true,"schema":{"description":"Values by attribute; `null` removes one, so that it is inherited again.",\####
"type":"object","additionalProperties":{},"x-since":1}}],"result":{"name":"WidgetStyle","schema":{"$ref":"#/components/schemas/WidgetStyle"}},\####
"errors":[],"examples":[{"name":"typical","params":[{"name":"path","value":"castViews.mediaControl"},\####
{"name":"attributes","value":{"iconTintColor":"#FF8800","bodyTextFont":{"family":"Roboto","size":14}}}],\####
"result":{"name":"result","value":{"path":"castViews.mediaControl","attributes":{"bodyTextFont":{"family":"Roboto",\####
"size":14},"iconTintColor":"#FF8800FF"},"effective":{"bodyTextFont":{"family":"Roboto","size":14},"iconTintColor":"#FF8800FF"},\####
"isApplied":false}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKUIStyle"},\####
{"name":"widget.getStyle","summary":"Tells a part of the style tree.","description":"Tells a part of the style tree.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"path","description":"Which part; absent: `castViews`.",\####
"required":false,"schema":{"description":"Which part; absent: `castViews`.","type":"string","minLength":1,\####
"x-since":1}}],"result":{"name":"WidgetStyle","schema":{"$ref":"#/components/schemas/WidgetStyle"}},"errors":[],\####
"examples":[{"name":"typical","params":[{"name":"path","value":"castViews.mediaControl.miniController"}],\####
"result":{"name":"result","value":{"path":"castViews.mediaControl.miniController","attributes":{},"effective":{"iconTintColor":"#FF8800FF"},\####
"isApplied":true}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKUIStyle.sharedInstance"},\####
{"name":"widget.applyStyle","summary":"Lets what was set count.","description":"Lets what was set count.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[],"result":{"name":"WidgetApplyStyleResult",\####
"schema":{"title":"WidgetApplyStyleResult","type":"object","properties":{"paths":{"description":"The parts whose effective attributes changed.",\####
"type":"array","items":{"type":"string"},"x-since":1}},"required":["paths"]}},"errors":[],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"paths":["castViews.mediaControl","castViews.mediaControl.miniController"]}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKUIStyle.applyStyle"},{"name":"widget.makeLoadRequest",\####
"summary":"Makes of what a local player plays the request that goes on with it on the device.","description":"Nothing is sent.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"local","description":"What it plays.",\####
"required":true,"schema":{"description":"What it plays.","allOf":[{"$ref":"#/components/schemas/LocalPlayback"}],\####
"x-since":1}}],"result":{"name":"WidgetMakeLoadRequestResult","schema":{"title":"WidgetMakeLoadRequestResult",\####
"type":"object","properties":{"request":{"description":"What `media.load` takes.","allOf":[{"$ref":"#/components/schemas/LoadRequestData"}],\####
"x-since":1}},"required":["request"]}},"errors":[],"examples":[{"name":"typical","params":[{"name":"local",\####
"value":{"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED"},\####
"position":31.5,"isPlaying":false}}],"result":{"name":"result","value":{"request":{"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED"},"autoplay":false,"currentTime":31.5}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"widget.handOver","summary":"Goes on with what a local player plays on the device of the current session.",\####
"description":"Goes on with what a local player plays on the device of the current session.","tags":[{"name":"widget"}],\####
"paramStructure":"by-name","params":[{"name":"local","description":"What it plays.","required":true,"schema":{"description":"What it plays.",\####
"allOf":[{"$ref":"#/components/schemas/LocalPlayback"}],"x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/MediaLoadFailed"},{"$ref":"#/components/errors/MediaLoadCancelled"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/SessionTransferred"},{"$ref":"#/components/errors/InternalLimitReached"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/InvalidPlayerState"}],\####
"examples":[{"name":"typical","params":[{"name":"local","value":{"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED"},"position":31.5,"isPlaying":false}}],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"isPlayingLiveStream":false,"controls":{"play":false,"pause":true,\####
"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,"setStreamMuted":true,"skipForward":false,\####
"skipBackward":false,"queueNext":false,"queuePrevious":false,"queueShuffle":false,"queueRepeatAll":false,\####
"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,"like":false,"dislike":false,\####
"follow":false,"unfollow":false,"streamTransfer":true},"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},\####
"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"widget.takeBack","summary":"Tells how a local player is to go on with what the device plays, or last played.",\####
"description":"It works during a session and after it. A queue comes with its items, as from `session.takeBack`; after the session with those that were asked for when `widget.disconnect` ended it. Where the device paused, the player pauses; where it was idle, it is over.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[],"result":{"name":"LocalPlayback","schema":{"$ref":"#/components/schemas/LocalPlayback"}},\####
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED"},"position":31.5,"isPlaying":false,"isEnded":false}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKUIMediaController.lastKnownStreamPosition"}],\####
"x-serverMethods":[{"name":"channel.didConnect","description":"Messages can be sent on a channel from now on. Comes after `session.didStart` and `session.didResume`, and only to clients that have the channel.",\####
"tags":[{"name":"channel"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"namespace",\####
"description":"The channel's namespace.","required":true,"schema":{"description":"The channel's namespace.",\####
"type":"string","x-since":1}},{"name":"isWritable","description":"Whether the link takes more.","required":true,\####
"schema":{"description":"Whether the link takes more.","type":"boolean","x-since":1}}],"examples":[{"name":"typical",\####
"params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"namespace","value":"urn:x-cast:com.example.quiz"},\####
{"name":"isWritable","value":true}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1,"x-gck":"GCKGenericChannelDelegate.castChannelDidConnect"},{"name":"channel.didDisconnect",\####
"description":"Messages can't be sent on a channel any more. Comes before `session.didSuspend` and `session.didEnd`.",\####
"tags":[{"name":"channel"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"namespace",\####
"description":"The channel's namespace.","required":true,"schema":{"description":"The channel's namespace.",\####
"type":"string","x-since":1}},{"name":"reason","description":"Why.","required":true,"schema":{"description":"Why.",\####
"allOf":[{"$ref":"#/components/schemas/ChannelDisconnectReason"}],"x-since":1}}],"examples":[{"name":"typical",\####
"params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"namespace","value":"urn:x-cast:com.example.quiz"},\####
{"name":"reason","value":"SESSION_SUSPENDED"}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1,"x-gck":"GCKGenericChannelDelegate.castChannelDidDisconnect"},{"name":"channel.didReceiveMessage",\####
"description":"The app sent a message. Either `text` or `data` is there, as the app sent it; text that isn't valid UTF-8 comes as `data`.",\####
"tags":[{"name":"channel"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"namespace",\####
"description":"The channel's namespace.","required":true,"schema":{"description":"The channel's namespace.",\####
"type":"string","x-since":1}},{"name":"text","description":"The message, if it is text.","required":false,\####
"schema":{"description":"The message, if it is text.","type":"string","x-since":1}},{"name":"data","description":"The message in base64, if it is bytes.",\####
"required":false,"schema":{"description":"The message in base64, if it is bytes.","type":"string","x-since":1}},\####
{"name":"isBroadcast","description":"Whether the app sent it to all its senders.","required":true,"schema":{"description":"Whether the app sent it to all its senders.",\####
"type":"boolean","x-since":1}}],"examples":[{"name":"text","params":[{"name":"sessionId","value":"s-1f2e3d4c"},\####
{"name":"namespace","value":"urn:x-cast:com.example.quiz"},{"name":"text","value":"{\"type\":\"RIGHT\"}"},\####
{"name":"isBroadcast","value":false}]},{"name":"binary","params":[{"name":"sessionId","value":"s-1f2e3d4c"},\####
{"name":"namespace","value":"urn:x-cast:com.example.quiz"},{"name":"data","value":"AAECAw=="},{"name":"isBroadcast",\####
"value":true}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1,\####
"x-gck":"GCKGenericChannelDelegate.castChannel:didReceiveTextMessage"},{"name":"channel.didChangeWritable",\####
"description":"The device reads more slowly than is written (`false`), or has caught up (`true`). Nothing is lost in between, until `SendBufferFull`.",\####
"tags":[{"name":"channel"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"namespace",\####
"description":"The channel's namespace.","required":true,"schema":{"description":"The channel's namespace.",\####
"type":"string","x-since":1}},{"name":"isWritable","description":"Whether the link takes more.","required":true,\####
"schema":{"description":"Whether the link takes more.","type":"boolean","x-since":1}}],"examples":[{"name":"typical",\####
"params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"namespace","value":"urn:x-cast:com.example.quiz"},\####
{"name":"isWritable","value":false}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"latest",\####
"x-coalesceBy":["sessionId","namespace"],"x-since":1,"x-gck":"GCKGenericChannelDelegate.castChannel:didChangeWritableState"},\####
{"name":"context.didChangeCastState","description":"Whether there are devices, or a session, changed.",\####
"tags":[{"name":"context"}],"paramStructure":"by-name","params":[{"name":"castState","description":"The new state.",\####
"required":true,"schema":{"description":"The new state.","allOf":[{"$ref":"#/components/schemas/CastState"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"castState","value":"NOT_CONNECTED"}]}],\####
"x-direction":"serverToClient","x-kind":"notification","x-delivery":"latest","x-coalesceBy":[],"x-since":1,\####
"x-gck":"kGCKCastStateDidChangeNotification"},{"name":"discovery.didStart","description":"Discovery began.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"hasDevices","description":"Whether devices are listed already: found before, named by their address, or kept from an earlier run.",\####
"required":true,"schema":{"description":"Whether devices are listed already: found before, named by their address, or kept from an earlier run.",\####
"type":"boolean","x-since":1,"x-gck":"didHaveDiscoveredDeviceWhenStartingDiscovery"}}],"examples":[{"name":"typical",\####
"params":[{"name":"hasDevices","value":false}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1,"x-gck":"didStartDiscoveryForDeviceCategory"},{"name":"discovery.willUpdateList",\####
"description":"Changes of the device list follow.","tags":[{"name":"discovery"}],"paramStructure":"by-name",\####
"params":[],"examples":[{"name":"typical","params":[]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1,"x-gck":"willUpdateDeviceList"},{"name":"discovery.didUpdateList",\####
"description":"Every change since `willUpdateList` has been told: time to draw the list.","tags":[{"name":"discovery"}],\####
"paramStructure":"by-name","params":[],"examples":[{"name":"typical","params":[]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"didUpdateDeviceList"},{"name":"discovery.didStop",\####
"description":"Discovery stopped, by request.","tags":[{"name":"discovery"}],"paramStructure":"by-name",\####
"params":[],"examples":[{"name":"typical","params":[]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1},{"name":"discovery.didChangeAvailability","description":"A source of devices began to work, or ceased to: the DNS-SD daemon is missing, was stopped or came back. It recovers by itself; the devices stay listed until their records expire.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"source","description":"Which source: `AVAHI` or `EMBEDDED`.",\####
"required":true,"schema":{"description":"Which source: `AVAHI` or `EMBEDDED`.","allOf":[{"$ref":"#/components/schemas/DiscoverySourceKind"}],\####
"x-since":1}},{"name":"isAvailable","description":"Whether it works now.","required":true,"schema":{"description":"Whether it works now.",\####
"type":"boolean","x-since":1}},{"name":"error","description":"Why not.","required":false,"schema":{"description":"Why not.",\####
"allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"source",\####
"value":"AVAHI"},{"name":"isAvailable","value":true}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1},{"name":"discovery.didInsertDevice","description":"A device was found.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"index","description":"Its place in the list.",\####
"required":true,"schema":{"description":"Its place in the list.","type":"integer","minimum":0,"x-since":1}},\####
{"name":"device","description":"The device.","required":true,"schema":{"description":"The device.","allOf":[{"$ref":"#/components/schemas/Device"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"index","value":0},{"name":"device","value":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"didInsertDevice:atIndex:"},{"name":"discovery.didUpdateDevice",\####
"description":"Something about a device changed, but not its place.","tags":[{"name":"discovery"}],"paramStructure":"by-name",\####
"params":[{"name":"index","description":"Its place in the list.","required":true,"schema":{"description":"Its place in the list.",\####
"type":"integer","minimum":0,"x-since":1}},{"name":"device","description":"The device.","required":true,\####
"schema":{"description":"The device.","allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1}}],\####
"examples":[{"name":"typical","params":[{"name":"index","value":0},{"name":"device","value":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"didUpdateDevice:atIndex:"},{"name":"discovery.didMoveDevice",\####
"description":"A device changed and has another place.","tags":[{"name":"discovery"}],"paramStructure":"by-name",\####
"params":[{"name":"fromIndex","description":"Its old place.","required":true,"schema":{"description":"Its old place.",\####
"type":"integer","minimum":0,"x-since":1}},{"name":"toIndex","description":"Its place now, counted without it.",\####
"required":true,"schema":{"description":"Its place now, counted without it.","type":"integer","minimum":0,\####
"x-since":1}},{"name":"device","description":"The device.","required":true,"schema":{"description":"The device.",\####
"allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"fromIndex",\####
"value":2},{"name":"toIndex","value":0},{"name":"device","value":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"didUpdateDevice:atIndex:andMoveToIndex:"},\####
{"name":"discovery.didRemoveDevice","description":"A device is gone.","tags":[{"name":"discovery"}],"paramStructure":"by-name",\####
"params":[{"name":"index","description":"The place that it had.","required":true,"schema":{"description":"The place that it had.",\####
"type":"integer","minimum":0,"x-since":1}},{"name":"device","description":"The device.","required":true,\####
"schema":{"description":"The device.","allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1}}],\####
"examples":[{"name":"typical","params":[{"name":"index","value":0},{"name":"device","value":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"didRemoveDevice:atIndex:"},{"name":"image.didCache",\####
"description":"A picture was fetched and kept, whoever asked for it. What may be a token, the URL's query, is left out; `urlDigest` is for those who know the whole URL.",\####
"tags":[{"name":"image"}],"paramStructure":"by-name","params":[{"name":"url","description":"Its URL; a query is `?…`.",\####
"required":true,"schema":{"description":"Its URL; a query is `?…`.","type":"string","x-since":1}},{"name":"urlDigest",\####
"description":"The SHA-256 of the whole URL as it was asked for, in hexadecimal digits.","required":true,\####
"schema":{"description":"The SHA-256 of the whole URL as it was asked for, in hexadecimal digits.","type":"string",\####
"x-since":1}},{"name":"path","description":"The file.","required":true,"schema":{"description":"The file.",\####
"type":"string","x-since":1}},{"name":"mediaType","description":"Its type.","required":true,"schema":{"description":"Its type.",\####
"type":"string","x-since":1}},{"name":"width","description":"Its width; absent for drawings.","required":false,\####
"schema":{"description":"Its width; absent for drawings.","type":"integer","x-unit":"pixels","x-since":1}},\####
{"name":"height","description":"Its height; absent for drawings.","required":false,"schema":{"description":"Its height; absent for drawings.",\####
"type":"integer","x-unit":"pixels","x-since":1}},{"name":"bytes","description":"How long it is.","required":true,\####
"schema":{"description":"How long it is.","type":"integer","x-unit":"bytes","x-since":1}}],"examples":[{"name":"typical",\####
"params":[{"name":"url","value":"https://example.com/poster.jpg?…"},{"name":"urlDigest","value":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"},\####
{"name":"path","value":"/home/me/.cache/cast-rpc/images/objects/60/60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752.jpg"},\####
{"name":"mediaType","value":"image/jpeg"},{"name":"width","value":480},{"name":"height","value":720},\####
{"name":"bytes","value":48213}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1},{"name":"log.didRecord","description":"The framework says something. If too much comes for the connection, the oldest are lost, and `$/overflow` or `lost` tells how many.",\####
"tags":[{"name":"log"}],"paramStructure":"by-name","params":[{"name":"recordId","description":"Grows with every record of this connection.",\####
"required":true,"schema":{"description":"Grows with every record of this connection.","type":"integer",\####
"x-since":1}},{"name":"level","description":"How grave it is.","required":true,"schema":{"description":"How grave it is.",\####
"allOf":[{"$ref":"#/components/schemas/LogLevel"}],"x-since":1}},{"name":"message","description":"What is said, with `metadata` behind it.",\####
"required":true,"schema":{"description":"What is said, with `metadata` behind it.","type":"string","x-since":1}},\####
{"name":"component","description":"Who says it: `CastSession(Starting)`.","required":true,"schema":{"description":"Who says it: `CastSession(Starting)`.",\####
"type":"string","x-since":1}},{"name":"className","description":"The SDK's class that does the same: `GCKCastSession`; absent where there is none.",\####
"required":false,"schema":{"description":"The SDK's class that does the same: `GCKCastSession`; absent where there is none.",\####
"type":"string","x-since":1}},{"name":"function","description":"In which function: `start(_:options:)`.",\####
"required":true,"schema":{"description":"In which function: `start(_:options:)`.","type":"string","x-since":1}},\####
{"name":"location","description":"In which file and line: `CastSender/CastSession+Starting.swift:55`.",\####
"required":true,"schema":{"description":"In which file and line: `CastSender/CastSession+Starting.swift:55`.",\####
"type":"string","x-since":1}},{"name":"time","description":"When, since 1970.","required":true,"schema":{"description":"When, since 1970.",\####
"type":"number","x-unit":"seconds","x-since":1}},{"name":"sessionId","description":"The session that it is about.",\####
"required":false,"schema":{"description":"The session that it is about.","type":"string","x-since":1}},\####
{"name":"metadata","description":"The circumstances, by name.","required":false,"schema":{"description":"The circumstances, by name.",\####
"type":"object","additionalProperties":{"type":"string"},"x-since":1}},{"name":"lost","description":"How many records before this one were lost, because more came than the connection could take.",\####
"required":false,"schema":{"description":"How many records before this one were lost, because more came than the connection could take.",\####
"type":"integer","x-since":1}}],"examples":[{"name":"typical","params":[{"name":"recordId","value":17},\####
{"name":"level","value":"INFO"},{"name":"message","value":"session started application=CC1AD845"},{"name":"component",\####
"value":"CastSession(Starting)"},{"name":"className","value":"GCKCastSession"},{"name":"function","value":"finishStart()"},\####
{"name":"location","value":"CastSender/CastSession+Starting.swift:55"},{"name":"time","value":1795255200.25},\####
{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"metadata","value":{"application":"CC1AD845"}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"latest","x-coalesceBy":["recordId"],"x-since":1,"x-gck":"GCKLoggerDelegate.logMessage:atLevel:fromFunction:location:"},\####
{"name":"log.didTapMessage","description":"A message went over a link. If too much comes for the connection, the oldest are lost, and `$/overflow` tells how many.",\####
"tags":[{"name":"log"}],"paramStructure":"by-name","params":[{"name":"recordId","description":"Grows with every message that this connection is shown.",\####
"required":true,"schema":{"description":"Grows with every message that this connection is shown.","type":"integer",\####
"x-since":1}},{"name":"time","description":"When, since 1970.","required":true,"schema":{"description":"When, since 1970.",\####
"type":"number","x-unit":"seconds","x-since":1}},{"name":"sessionId","description":"Whose link it is.",\####
"required":true,"schema":{"description":"Whose link it is.","type":"string","x-since":1}},{"name":"direction",\####
"description":"Which way it went.","required":true,"schema":{"description":"Which way it went.","allOf":[{"$ref":"#/components/schemas/MessageDirection"}],\####
"x-since":1}},{"name":"sourceId","description":"Who sent it.","required":true,"schema":{"description":"Who sent it.",\####
"type":"string","x-since":1}},{"name":"destinationId","description":"Who is to get it.","required":true,\####
"schema":{"description":"Who is to get it.","type":"string","x-since":1}},{"name":"namespace","description":"Its namespace.",\####
"required":true,"schema":{"description":"Its namespace.","type":"string","x-since":1}},{"name":"payload",\####
"description":"The text of a text message.","required":false,"schema":{"description":"The text of a text message.",\####
"type":"string","x-since":1}},{"name":"binaryPayload","description":"The bytes of a binary message in Base64; only without redaction.",\####
"required":false,"schema":{"description":"The bytes of a binary message in Base64; only without redaction.",\####
"type":"string","x-since":1}},{"name":"payloadBytes","description":"How long the payload is.","required":true,\####
"schema":{"description":"How long the payload is.","type":"integer","x-unit":"bytes","x-since":1}},{"name":"isTruncated",\####
"description":"Whether some of it isn't here.","required":true,"schema":{"description":"Whether some of it isn't here.",\####
"type":"boolean","x-since":1}}],"examples":[{"name":"typical","params":[{"name":"recordId","value":3},\####
{"name":"time","value":1795255200.25},{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"direction","value":"OUT"},\####
{"name":"sourceId","value":"sender-1f2e3d4c"},{"name":"destinationId","value":"receiver-0"},{"name":"namespace",\####
"value":"urn:x-cast:com.google.cast.receiver"},{"name":"payload","value":"{\"type\":\"GET_STATUS\",\"requestId\":1}"},\####
{"name":"payloadBytes","value":35},{"name":"isTruncated","value":false}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"latest","x-coalesceBy":["recordId"],"x-since":1},{"name":"log.didChangeFile",\####
"description":"The log in files began, ended, can't be written to, or can again.","tags":[{"name":"log"}],\####
"paramStructure":"by-name","params":[{"name":"file","description":"How it is now.","required":true,"schema":{"description":"How it is now.",\####
"allOf":[{"$ref":"#/components/schemas/LogFile"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"file",\####
"value":{"isEnabled":true,"path":"/home/me/.local/state/cast-rpc/log/cast-rpc.log","failure":"/home/me/.local/state/cast-rpc/log/cast-rpc.log can't be written: No space left on device.",\####
"lostRecords":12}}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"latest","x-coalesceBy":[],\####
"x-since":1},{"name":"media.didStartSession","description":"New media is loaded: there is a new media session.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"mediaSessionId",\####
"description":"The media session.","required":true,"schema":{"description":"The media session.","type":"integer",\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"mediaSessionId",\####
"value":3}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1,\####
"x-gck":"remoteMediaClient:didStartMediaSessionWithID:"},{"name":"media.didUpdateStatus","description":"The media status changed, whoever changed it.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"revision",\####
"description":"Grows with every change; the higher one is the newer.","required":true,"schema":{"description":"Grows with every change; the higher one is the newer.",\####
"type":"integer","x-since":1}},{"name":"mediaSessionId","description":"The media session; absent when there is none.",\####
"required":false,"schema":{"description":"The media session; absent when there is none.","type":"integer",\####
"x-since":1}},{"name":"playerState","description":"What the player does; LOADING while a new item loads, IDLE when there is no media session.",\####
"required":true,"schema":{"description":"What the player does; LOADING while a new item loads, IDLE when there is no media session.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"position","description":"The position at this moment, extrapolated.",\####
"required":true,"schema":{"description":"The position at this moment, extrapolated.","type":"number",\####
"x-unit":"seconds","x-since":1,"x-gck":"GCKRemoteMediaClient.approximateStreamPosition"}},{"name":"duration",\####
"description":"How long the media is; absent where unknown or live.","required":false,"schema":{"description":"How long the media is; absent where unknown or live.",\####
"type":"number","x-unit":"seconds","x-since":1}},{"name":"isPlayingAd","description":"Whether an ad plays.",\####
"required":true,"schema":{"description":"Whether an ad plays.","type":"boolean","x-since":1,"x-gck":"GCKMediaStatus.playingAd"}},\####
{"name":"isPlayingLiveStream","description":"Whether a live stream is loaded.","required":true,"schema":{"description":"Whether a live stream is loaded.",\####
"type":"boolean","x-since":1,"x-gck":"GCKRemoteMediaClient.playingLiveStream"}},{"name":"controls","description":"What can be done at this moment.",\####
"required":true,"schema":{"description":"What can be done at this moment.","allOf":[{"$ref":"#/components/schemas/MediaControls"}],\####
"x-since":1,"x-gck":"GCKMediaStatus.isMediaCommandSupported"}},{"name":"adBreak","description":"The ad that plays; absent outside of ads.",\####
"required":false,"schema":{"description":"The ad that plays; absent outside of ads.","allOf":[{"$ref":"#/components/schemas/AdBreakState"}],\####
"x-since":1,"x-gck":"GCKMediaStatus.adBreakStatus"}},{"name":"statusAge","description":"How long ago the receiver's last status came; absent before the first.",\####
"required":false,"schema":{"description":"How long ago the receiver's last status came; absent before the first.",\####
"type":"number","x-unit":"seconds","x-since":1,"x-gck":"GCKRemoteMediaClient.timeSinceLastMediaStatusUpdate"}},\####
{"name":"liveSeekableRange","description":"Where a live stream can be sought at this moment, extrapolated.",\####
"required":false,"schema":{"description":"Where a live stream can be sought at this moment, extrapolated.",\####
"allOf":[{"$ref":"#/components/schemas/LiveSeekableRange"}],"x-since":1}},{"name":"status","description":"The merged status; absent when there is no media session.",\####
"required":false,"schema":{"description":"The merged status; absent when there is no media session.",\####
"allOf":[{"$ref":"#/components/schemas/MediaStatus"}],"x-since":1,"x-gck":"GCKMediaStatus"}}],"examples":[{"name":"typical",\####
"params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"revision","value":12},{"name":"mediaSessionId",\####
"value":3},{"name":"playerState","value":"PLAYING"},{"name":"position","value":12.5},{"name":"duration",\####
"value":596.5},{"name":"isPlayingAd","value":false},{"name":"isPlayingLiveStream","value":false},{"name":"controls",\####
"value":{"play":false,"pause":true,"stop":true,"seek":true,"seekToLiveEdge":false,"setStreamVolume":true,\####
"setStreamMuted":true,"skipForward":false,"skipBackward":false,"queueNext":false,"queuePrevious":false,\####
"queueShuffle":false,"queueRepeatAll":false,"queueRepeatOne":false,"skipAd":false,"editTracks":true,"setPlaybackRate":true,\####
"like":false,"dislike":false,"follow":false,"unfollow":false,"streamTransfer":true}},{"name":"status",\####
"value":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"latest","x-coalesceBy":["sessionId"],"x-since":1,"x-gck":"remoteMediaClient:didUpdateMediaStatus:"},\####
{"name":"media.didUpdateMetadata","description":"Other media, or other metadata.","tags":[{"name":"media"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.","required":true,\####
"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"media","description":"The media; absent when there is none.",\####
"required":false,"schema":{"description":"The media; absent when there is none.","allOf":[{"$ref":"#/components/schemas/MediaInformation"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"media",\####
"value":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"latest","x-coalesceBy":["sessionId"],"x-since":1,"x-gck":"remoteMediaClient:didUpdateMediaMetadata:"},\####
{"name":"media.didUpdateQueue","description":"The queue, its current item or its repeat mode changed.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"currentItemId",\####
"description":"The current item.","required":false,"schema":{"description":"The current item.","type":"integer",\####
"x-since":1}},{"name":"items","description":"The window of items that the receiver reported.","required":false,\####
"schema":{"description":"The window of items that the receiver reported.","type":"array","items":{"$ref":"#/components/schemas/QueueItem"},\####
"x-since":1}},{"name":"repeatMode","description":"What it does at its end.","required":false,"schema":{"description":"What it does at its end.",\####
"allOf":[{"$ref":"#/components/schemas/RepeatMode"}],"x-since":1}},{"name":"queueData","description":"What is known about the queue.",\####
"required":false,"schema":{"description":"What is known about the queue.","allOf":[{"$ref":"#/components/schemas/QueueData"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"currentItemId",\####
"value":2},{"name":"repeatMode","value":"REPEAT_OFF"}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"latest","x-coalesceBy":["sessionId"],"x-since":1,"x-gck":"remoteMediaClientDidUpdateQueue:"},\####
{"name":"media.didUpdatePreload","description":"The item that is ready to follow changed.","tags":[{"name":"media"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.","required":true,\####
"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"preloadedItemId","description":"The item; absent when there is none.",\####
"required":false,"schema":{"description":"The item; absent when there is none.","type":"integer","x-since":1}}],\####
"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"preloadedItemId",\####
"value":3}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"latest","x-coalesceBy":["sessionId"],\####
"x-since":1,"x-gck":"remoteMediaClientDidUpdatePreloadStatus:"},{"name":"media.didEndSession","description":"A media session is over.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"mediaSessionId",\####
"description":"The media session.","required":true,"schema":{"description":"The media session.","type":"integer",\####
"x-since":1}},{"name":"idleReason","description":"Why, if the receiver said it.","required":false,"schema":{"description":"Why, if the receiver said it.",\####
"allOf":[{"$ref":"#/components/schemas/IdleReason"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"},{"name":"mediaSessionId","value":3},{"name":"idleReason","value":"FINISHED"}]}],\####
"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1},{"name":"media.didUpdatePosition",\####
"description":"Time advanced; only for connections that called `media.subscribePosition`, and only while it does.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"revision",\####
"description":"The revision of the state that it was computed from.","required":true,"schema":{"description":"The revision of the state that it was computed from.",\####
"type":"integer","x-since":1}},{"name":"mediaSessionId","description":"The media session; absent when there is none.",\####
"required":false,"schema":{"description":"The media session; absent when there is none.","type":"integer",\####
"x-since":1}},{"name":"playerState","description":"What the player does.","required":true,"schema":{"description":"What the player does.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"position","description":"The position; 0 when there is no media session.",\####
"required":true,"schema":{"description":"The position; 0 when there is no media session.","type":"number",\####
"x-unit":"seconds","x-since":1}},{"name":"duration","description":"How long the media is; absent where unknown or live.",\####
"required":false,"schema":{"description":"How long the media is; absent where unknown or live.","type":"number",\####
"x-unit":"seconds","x-since":1}},{"name":"playbackRate","description":"How fast the position advances while it does; 1 is normal.",\####
"required":true,"schema":{"description":"How fast the position advances while it does; 1 is normal.",\####
"type":"number","x-since":1}},{"name":"isAdvancing","description":"Whether time advances: of the media, or of an ad.",\####
"required":true,"schema":{"description":"Whether time advances: of the media, or of an ad.","type":"boolean",\####
"x-since":1}},{"name":"isPlayingLiveStream","description":"Whether a live stream is loaded.","required":true,\####
"schema":{"description":"Whether a live stream is loaded.","type":"boolean","x-since":1}},{"name":"liveSeekableRange",\####
"description":"Where a live stream can be sought.","required":false,"schema":{"description":"Where a live stream can be sought.",\####
"allOf":[{"$ref":"#/components/schemas/LiveSeekableRange"}],"x-since":1,"x-gck":"GCKRemoteMediaClient.approximateLiveSeekableRangeStart"}},\####
{"name":"adBreak","description":"The ad that plays; absent outside of ads.","required":false,"schema":{"description":"The ad that plays; absent outside of ads.",\####
"allOf":[{"$ref":"#/components/schemas/AdBreakState"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"},{"name":"revision","value":12},{"name":"mediaSessionId","value":3},{"name":"playerState",\####
"value":"PLAYING"},{"name":"position","value":12.5},{"name":"duration","value":596.5},{"name":"playbackRate",\####
"value":1.0},{"name":"isAdvancing","value":true},{"name":"isPlayingLiveStream","value":false}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"latest","x-coalesceBy":["sessionId"],"x-since":1,"x-gck":"GCKRemoteMediaClient.approximateStreamPosition"},\####
{"name":"media.didReceiveError","description":"The app reported an error that answers no request: a track that can't be had, an ad, the item that plays.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"receiver",\####
"description":"What the app said.","required":true,"schema":{"description":"What the app said.","allOf":[{"$ref":"#/components/schemas/ReceiverErrorInfo"}],\####
"x-since":1}},{"name":"message","description":"The same for people, with what they can check.","required":true,\####
"schema":{"description":"The same for people, with what they can check.","type":"string","x-since":1}}],\####
"examples":[{"name":"text that can't be had","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"receiver",\####
"value":{"type":"ERROR","detailedErrorCode":600,"detailedErrorName":"TEXT_UNKNOWN","itemId":1}},{"name":"message",\####
"value":"The receiver reported ERROR. Detailed error 600, TEXT_UNKNOWN: check the text tracks: their address, their type (text/vtt), and CORS."}]}],\####
"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1},{"name":"media.didReceiveMessage",\####
"description":"The app said something in the media namespace that is neither a status, a queue change, an error nor an answer.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"message",\####
"description":"The message as it came.","required":true,"schema":{"description":"The message as it came.",\####
"type":"object","x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},\####
{"name":"message","value":{"type":"CUSTOM_STATE","requestId":0,"state":"x"}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1},{"name":"queue.didReload","description":"The queue is another one, or is known only now; empty when it is over.",\####
"tags":[{"name":"queue"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"revision",\####
"description":"Counts the changes of this session's queue.","required":true,"schema":{"description":"Counts the changes of this session's queue.",\####
"type":"integer","x-since":1}},{"name":"itemCount","description":"How many items the queue has after it.",\####
"required":true,"schema":{"description":"How many items the queue has after it.","type":"integer","x-since":1}},\####
{"name":"isLast","description":"Whether it is the last one that came of one change at the receiver; the time to draw.",\####
"required":true,"schema":{"description":"Whether it is the last one that came of one change at the receiver; the time to draw.",\####
"type":"boolean","x-since":1,"x-gck":"mediaQueueDidChange:"}},{"name":"itemIds","description":"All items, in order.",\####
"required":true,"schema":{"description":"All items, in order.","type":"array","items":{"type":"integer"},\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"revision",\####
"value":4},{"name":"itemCount","value":3},{"name":"isLast","value":true},{"name":"itemIds","value":[1,\####
2,3]}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"mediaQueueDidReloadItems:"},\####
{"name":"queue.didInsert","description":"Items came in, one beside the other.","tags":[{"name":"queue"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.","required":true,\####
"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"revision","description":"Counts the changes of this session's queue.",\####
"required":true,"schema":{"description":"Counts the changes of this session's queue.","type":"integer",\####
"x-since":1}},{"name":"itemCount","description":"How many items the queue has after it.","required":true,\####
"schema":{"description":"How many items the queue has after it.","type":"integer","x-since":1}},{"name":"isLast",\####
"description":"Whether it is the last one that came of one change at the receiver; the time to draw.",\####
"required":true,"schema":{"description":"Whether it is the last one that came of one change at the receiver; the time to draw.",\####
"type":"boolean","x-since":1,"x-gck":"mediaQueueDidChange:"}},{"name":"itemIds","description":"The items, in order.",\####
"required":true,"schema":{"description":"The items, in order.","type":"array","items":{"type":"integer"},\####
"x-since":1}},{"name":"index","description":"Where the first of them stands now.","required":true,"schema":{"description":"Where the first of them stands now.",\####
"type":"integer","x-since":1}},{"name":"insertBefore","description":"The item behind them; absent at the end.",\####
"required":false,"schema":{"description":"The item behind them; absent at the end.","type":"integer",\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"revision",\####
"value":4},{"name":"itemCount","value":3},{"name":"isLast","value":true},{"name":"itemIds","value":[7,\####
8]},{"name":"index","value":1},{"name":"insertBefore","value":2}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1,"x-gck":"mediaQueue:didInsertItemsInRange:"},{"name":"queue.didUpdate",\####
"description":"Items aren't what they were, or came into or left the cache.","tags":[{"name":"queue"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.","required":true,\####
"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"revision","description":"Counts the changes of this session's queue.",\####
"required":true,"schema":{"description":"Counts the changes of this session's queue.","type":"integer",\####
"x-since":1}},{"name":"itemCount","description":"How many items the queue has after it.","required":true,\####
"schema":{"description":"How many items the queue has after it.","type":"integer","x-since":1}},{"name":"isLast",\####
"description":"Whether it is the last one that came of one change at the receiver; the time to draw.",\####
"required":true,"schema":{"description":"Whether it is the last one that came of one change at the receiver; the time to draw.",\####
"type":"boolean","x-since":1,"x-gck":"mediaQueueDidChange:"}},{"name":"itemIds","description":"The items.",\####
"required":true,"schema":{"description":"The items.","type":"array","items":{"type":"integer"},"x-since":1}},\####
{"name":"indexes","description":"Where they stand.","required":true,"schema":{"description":"Where they stand.",\####
"type":"array","items":{"type":"integer"},"x-since":1}},{"name":"reason","description":"Why.","required":true,\####
"schema":{"description":"Why.","allOf":[{"$ref":"#/components/schemas/QueueUpdateReason"}],"x-since":1}}],\####
"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"revision",\####
"value":4},{"name":"itemCount","value":3},{"name":"isLast","value":true},{"name":"itemIds","value":[2]},\####
{"name":"indexes","value":[1]},{"name":"reason","value":"CHANGED"}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"mediaQueue:didUpdateItemsAtIndexes:"},\####
{"name":"queue.didRemove","description":"Items went.","tags":[{"name":"queue"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session.","required":true,"schema":{"description":"The session.",\####
"type":"string","x-since":1}},{"name":"revision","description":"Counts the changes of this session's queue.",\####
"required":true,"schema":{"description":"Counts the changes of this session's queue.","type":"integer",\####
"x-since":1}},{"name":"itemCount","description":"How many items the queue has after it.","required":true,\####
"schema":{"description":"How many items the queue has after it.","type":"integer","x-since":1}},{"name":"isLast",\####
"description":"Whether it is the last one that came of one change at the receiver; the time to draw.",\####
"required":true,"schema":{"description":"Whether it is the last one that came of one change at the receiver; the time to draw.",\####
"type":"boolean","x-since":1,"x-gck":"mediaQueueDidChange:"}},{"name":"itemIds","description":"The items.",\####
"required":true,"schema":{"description":"The items.","type":"array","items":{"type":"integer"},"x-since":1}},\####
{"name":"indexes","description":"Where they stood before.","required":true,"schema":{"description":"Where they stood before.",\####
"type":"array","items":{"type":"integer"},"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"},{"name":"revision","value":4},{"name":"itemCount","value":3},{"name":"isLast","value":true},\####
{"name":"itemIds","value":[2]},{"name":"indexes","value":[1]}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1,"x-gck":"mediaQueue:didRemoveItemsAtIndexes:"},{"name":"queue.didReorder",\####
"description":"The same items are in another order.","tags":[{"name":"queue"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session.","required":true,"schema":{"description":"The session.",\####
"type":"string","x-since":1}},{"name":"revision","description":"Counts the changes of this session's queue.",\####
"required":true,"schema":{"description":"Counts the changes of this session's queue.","type":"integer",\####
"x-since":1}},{"name":"itemCount","description":"How many items the queue has after it.","required":true,\####
"schema":{"description":"How many items the queue has after it.","type":"integer","x-since":1}},{"name":"isLast",\####
"description":"Whether it is the last one that came of one change at the receiver; the time to draw.",\####
"required":true,"schema":{"description":"Whether it is the last one that came of one change at the receiver; the time to draw.",\####
"type":"boolean","x-since":1,"x-gck":"mediaQueueDidChange:"}},{"name":"itemIds","description":"All items, in their new order.",\####
"required":true,"schema":{"description":"All items, in their new order.","type":"array","items":{"type":"integer"},\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"revision",\####
"value":4},{"name":"itemCount","value":3},{"name":"isLast","value":true},{"name":"itemIds","value":[3,\####
1,2]}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"remoteMediaClientDidUpdateQueue:"},\####
{"name":"session.willStart","description":"A session begins to connect.","tags":[{"name":"session"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.","required":true,\####
"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session","description":"The session.",\####
"required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTING",\####
"linkState":"CONNECTING","applicationState":"UNKNOWN","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:willStartCastSession:"},\####
{"name":"session.didEnterPhase","description":"A session that connects has come to a new step.","tags":[{"name":"session"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.","required":true,\####
"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"phase","description":"The step that begins.",\####
"required":true,"schema":{"description":"The step that begins.","allOf":[{"$ref":"#/components/schemas/ConnectionPhase"}],\####
"x-since":1}},{"name":"elapsed","description":"Time since the start.","required":true,"schema":{"description":"Time since the start.",\####
"type":"number","x-unit":"seconds","x-since":1}},{"name":"message","description":"More about it: that the TV asks its viewer for permission.",\####
"required":false,"schema":{"description":"More about it: that the TV asks its viewer for permission.",\####
"type":"string","x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},\####
{"name":"phase","value":"TLS"},{"name":"elapsed","value":0.012}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1},{"name":"session.didStart","description":"A session is connected.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session",\####
"description":"The session.","required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:didStartCastSession:"},\####
{"name":"session.didFailToStart","description":"A session could not be connected.","tags":[{"name":"session"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.","required":true,\####
"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session","description":"The session.",\####
"required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}},{"name":"error","description":"Why not.","required":true,"schema":{"description":"Why not.",\####
"allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"},{"name":"session","value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"device":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"DISCONNECTED","linkState":"DOWN","applicationState":"ENDED",\####
"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845",\####
"displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5",\####
"namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,"muted":false,"controlType":"attenuation",\####
"stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false}}},{"name":"error","value":{"code":3012,"message":"The device refused the connection.",\####
"data":{"name":"ConnectionRefused","phase":"TCP","elapsed":0.003}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:didFailToStartCastSession:withError:"},\####
{"name":"session.willEnd","description":"A session is about to end on request.","tags":[{"name":"session"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.","required":true,\####
"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session","description":"The session.",\####
"required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"DISCONNECTING",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:willEndCastSession:"},\####
{"name":"session.didEnd","description":"A session is over.","tags":[{"name":"session"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session.","required":true,"schema":{"description":"The session.",\####
"type":"string","x-since":1}},{"name":"session","description":"The session.","required":true,"schema":{"description":"The session.",\####
"allOf":[{"$ref":"#/components/schemas/Session"}],"x-since":1}},{"name":"reason","description":"Why.",\####
"required":true,"schema":{"description":"Why.","allOf":[{"$ref":"#/components/schemas/SessionEndReason"}],\####
"x-since":1}},{"name":"error","description":"What went wrong, if something did.","required":false,"schema":{"description":"What went wrong, if something did.",\####
"allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"},{"name":"session","value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"device":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"DISCONNECTED","linkState":"DOWN","applicationState":"ENDED",\####
"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845",\####
"displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5",\####
"namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,"muted":false,"controlType":"attenuation",\####
"stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false}}},{"name":"reason","value":"REQUESTED"}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:didEndCastSession:withError:"},\####
{"name":"session.didSuspend","description":"The link of a session is down: it broke, or was put down. The app may go on.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session",\####
"description":"The session.","required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}},{"name":"reason","description":"Why.","required":true,"schema":{"description":"Why.","allOf":[{"$ref":"#/components/schemas/SessionSuspendReason"}],\####
"x-since":1}},{"name":"error","description":"What broke the link.","required":false,"schema":{"description":"What broke the link.",\####
"allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"},{"name":"session","value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"device":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"SUSPENDED","suspendReason":"NETWORK_ERROR",\####
"linkState":"DOWN","applicationState":"UNKNOWN","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},{"name":"reason",\####
"value":"NETWORK_ERROR"},{"name":"error","value":{"code":3015,"message":"The connection to the device was lost.",\####
"data":{"name":"ConnectionLost"}}}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1,"x-gck":"sessionManager:didSuspendCastSession:withReason:"},{"name":"session.willResume",\####
"description":"An attempt to resume a session begins.","tags":[{"name":"session"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session.","required":true,"schema":{"description":"The session.",\####
"type":"string","x-since":1}},{"name":"session","description":"The session.","required":true,"schema":{"description":"The session.",\####
"allOf":[{"$ref":"#/components/schemas/Session"}],"x-since":1}},{"name":"attempt","description":"Which attempt since the session was suspended, from 1.",\####
"required":true,"schema":{"description":"Which attempt since the session was suspended, from 1.","type":"integer",\####
"x-since":1}},{"name":"error","description":"What ended the attempt before, or else the link.","required":false,\####
"schema":{"description":"What ended the attempt before, or else the link.","allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"SUSPENDED",\####
"suspendReason":"NETWORK_ERROR","linkState":"CONNECTING","applicationState":"UNKNOWN","applicationId":"CC1AD845",\####
"receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845","displayName":"Default Media Receiver",\####
"sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},\####
"volume":{"level":0.5,"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,\####
"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},\####
{"name":"attempt","value":1}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1,"x-gck":"sessionManager:willResumeCastSession:"},{"name":"session.didResume","description":"The link of a session is up again, and its app is the same run; nothing was loaded anew.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session",\####
"description":"The session.","required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:didResumeCastSession:"},\####
{"name":"session.didFailToResume","description":"A session could not be resumed: its app has ended, or the device stayed away for too long. `session.didEnd` follows.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session",\####
"description":"The session.","required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}},{"name":"error","description":"Why not.","required":true,"schema":{"description":"Why not.",\####
"allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"},{"name":"session","value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"device":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"SUSPENDED","suspendReason":"NETWORK_ERROR",\####
"linkState":"DOWN","applicationState":"UNKNOWN","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},{"name":"error",\####
"value":{"code":3015,"message":"The connection to the device was lost.","data":{"name":"ConnectionLost"}}}]}],\####
"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:didFailToResumeSession:withError:"},\####
{"name":"session.didUpdateDefaultOptions","description":"What new sessions get as `sessionOptions` changed.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"category","description":"The devices' category.",\####
"required":true,"schema":{"description":"The devices' category.","type":"string","x-since":1}},{"name":"options",\####
"description":"The options; absent: none any more.","required":false,"schema":{"description":"The options; absent: none any more.",\####
"type":"object","x-since":1}}],"examples":[{"name":"typical","params":[{"name":"category","value":"CAST"},\####
{"name":"options","value":{"startedBy":"living-room-script"}}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"latest","x-coalesceBy":["category"],"x-since":1,"x-gck":"sessionManager:didUpdateDefaultSessionOptionsForDeviceCategory:"},\####
{"name":"session.willTransfer","description":"A session is about to come to another device, because a client asked for it (`session.transfer`), or because it was found there: the receivers' platform moved it.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session",\####
"description":"The session, still on its device.","required":true,"schema":{"description":"The session, still on its device.",\####
"allOf":[{"$ref":"#/components/schemas/Session"}],"x-since":1}},{"name":"toDevice","description":"The other device.",\####
"required":true,"schema":{"description":"The other device.","allOf":[{"$ref":"#/components/schemas/Device"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},{"name":"toDevice",\####
"value":{"deviceId":"fedcba9876543210fedcba9876543210","friendlyName":"Kitchen","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.8"],"host":"192.0.2.8","port":8009,"isGroup":false,\####
"source":"DNS_SD","txt":{"fn":"Kitchen"}}}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1},{"name":"session.didTransfer","description":"A session is on another device now, under the same id; `session.didResume`, whose session has that device, came just before. On the device there is another media session.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session",\####
"description":"The session on the other device.","required":true,"schema":{"description":"The session on the other device.",\####
"allOf":[{"$ref":"#/components/schemas/Session"}],"x-since":1}},{"name":"fromDevice","description":"The device that it left.",\####
"required":true,"schema":{"description":"The device that it left.","allOf":[{"$ref":"#/components/schemas/Device"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"fedcba9876543210fedcba9876543210","device":{"deviceId":"fedcba9876543210fedcba9876543210",\####
"friendlyName":"Kitchen","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.8"],\####
"host":"192.0.2.8","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Kitchen"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"0b3c2a1d-7f11-4a7e-9d3d-2c9b8a7f6e5d",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"0b3c2a1d-7f11-4a7e-9d3d-2c9b8a7f6e5d",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},{"name":"fromDevice",\####
"value":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"DNS_SD","txt":{"fn":"Living Room"}}}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:didResumeCastSession:"},{"name":"session.didFailToTransfer",\####
"description":"A session could not be brought to another device; it is as it was, unless `session.didEnd` or `session.didSuspend` says otherwise.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session",\####
"description":"The session.","required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}},{"name":"toDevice","description":"The other device.","required":true,"schema":{"description":"The other device.",\####
"allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1}},{"name":"error","description":"Why not.",\####
"required":true,"schema":{"description":"Why not.","allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},{"name":"toDevice",\####
"value":{"deviceId":"fedcba9876543210fedcba9876543210","friendlyName":"Kitchen","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.8"],"host":"192.0.2.8","port":8009,"isGroup":false,\####
"source":"DNS_SD","txt":{"fn":"Kitchen"}}},{"name":"error","value":{"code":3025,"message":"The session stays where it is: the receiver could not load the media.",\####
"data":{"name":"SessionTransferFailed","phase":"RESUME_SESSION"}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1},{"name":"session.didUpdateDevice","description":"What is known of a session's device changed: its name, its address, what it shows.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session",\####
"description":"The session.","required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"latest","x-coalesceBy":[],"x-since":1,"x-gck":"sessionManager:castSession:didUpdateDevice:"},\####
{"name":"session.didReceiveMultizoneStatus","description":"A group told its members, and they aren't what was known.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"status",\####
"description":"The members now.","required":true,"schema":{"description":"The members now.","allOf":[{"$ref":"#/components/schemas/MultizoneStatus"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"status",\####
"value":{"devices":[{"deviceId":"123456-11c9-8822-cbde-114234fabd","name":"Room Study","capabilities":196612,\####
"volume":{"level":0.3,"muted":false}}],"isMultichannel":false}}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1,"x-gck":"didReceiveMultizoneStatus:"},{"name":"session.didAddMultizoneDevice",\####
"description":"A device joined the group.","tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId",\####
"description":"The session.","required":true,"schema":{"description":"The session.","type":"string","x-since":1}},\####
{"name":"device","description":"The member.","required":true,"schema":{"description":"The member.","allOf":[{"$ref":"#/components/schemas/MultizoneDevice"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"device",\####
"value":{"deviceId":"123456-11c9-8822-cbde-114234fabd","name":"Room Study","capabilities":196612,"volume":{"level":0.3,\####
"muted":false}}}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1,\####
"x-gck":"didAddMultizoneDevice:"},{"name":"session.didUpdateMultizoneDevice","description":"A member of the group changed, such as its volume.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"deviceId",\####
"description":"The member.","required":true,"schema":{"description":"The member.","type":"string","x-since":1}},\####
{"name":"device","description":"The member now.","required":true,"schema":{"description":"The member now.",\####
"allOf":[{"$ref":"#/components/schemas/MultizoneDevice"}],"x-since":1}}],"examples":[{"name":"typical",\####
"params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"deviceId","value":"123456-11c9-8822-cbde-114234fabd"},\####
{"name":"device","value":{"deviceId":"123456-11c9-8822-cbde-114234fabd","name":"Room Study","capabilities":196612,\####
"volume":{"level":0.3,"muted":false}}}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"latest",\####
"x-coalesceBy":["sessionId","deviceId"],"x-since":1,"x-gck":"didUpdateMultizoneDevice:"},{"name":"session.didRemoveMultizoneDevice",\####
"description":"A device left the group.","tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId",\####
"description":"The session.","required":true,"schema":{"description":"The session.","type":"string","x-since":1}},\####
{"name":"deviceId","description":"The member.","required":true,"schema":{"description":"The member.",\####
"type":"string","x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},\####
{"name":"deviceId","value":"123456-11c9-8822-cbde-114234fabd"}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1,"x-gck":"didRemoveMultizoneDeviceWithID:"},{"name":"session.didUpdatePlaybackSession",\####
"description":"Whether what plays can be moved and spread changed.","tags":[{"name":"session"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session.","required":true,"schema":{"description":"The session.",\####
"type":"string","x-since":1}},{"name":"playbackSession","description":"How it is now.","required":true,\####
"schema":{"description":"How it is now.","allOf":[{"$ref":"#/components/schemas/MultizonePlaybackSession"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"playbackSession",\####
"value":{"appAllowsGrouping":true,"isVideoContent":false,"streamTransferSupported":true}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"latest","x-coalesceBy":["sessionId"],"x-since":1},{"name":"session.didChangeVolume",\####
"description":"The device's volume changed, whoever changed it.","tags":[{"name":"session"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session.","required":true,"schema":{"description":"The session.",\####
"type":"string","x-since":1}},{"name":"volume","description":"The volume now.","required":true,"schema":{"description":"The volume now.",\####
"allOf":[{"$ref":"#/components/schemas/DeviceVolume"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"},{"name":"volume","value":{"level":0.4,"muted":false}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"latest","x-coalesceBy":["sessionId"],"x-since":1,"x-gck":"didReceiveDeviceVolume:muted:"},\####
{"name":"session.didChangeStatus","description":"What the receiver reports of itself changed: app, status text, active input, standby.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"session",\####
"description":"The session now.","required":true,"schema":{"description":"The session now.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"DNS_SD","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"latest","x-coalesceBy":["sessionId"],"x-since":1,"x-gck":"didReceiveDeviceStatus:"},\####
{"name":"widget.didChange","description":"The state of a widget changed. It comes before the notification of what caused it, but after `session.willStart` and `session.willResume`.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"widget","description":"Which.",\####
"required":true,"schema":{"description":"Which.","allOf":[{"$ref":"#/components/schemas/WidgetName"}],\####
"x-since":1}},{"name":"revision","description":"Grows with every change of any widget.","required":true,\####
"schema":{"description":"Grows with every change of any widget.","type":"integer","x-since":1}},{"name":"state",\####
"description":"Its state; the other members are absent.","required":true,"schema":{"description":"Its state; the other members are absent.",\####
"allOf":[{"$ref":"#/components/schemas/WidgetStates"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"widget",\####
"value":"CAST_BUTTON"},{"name":"revision","value":5},{"name":"state","value":{"castButton":{"castState":"NOT_CONNECTED",\####
"icon":"INACTIVE","isVisible":true,"label":"Cast. Not connected.","startsDiscoveryOnTap":false}}}]}],\####
"x-direction":"serverToClient","x-kind":"notification","x-delivery":"latest","x-coalesceBy":["widget"],\####
"x-since":1},{"name":"widget.didTriggerExpandedController","description":"The expanded controller is wanted, and the program shows it itself.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":false,"schema":{"description":"The session.","type":"string","x-since":1}}],"examples":[{"name":"typical",\####
"params":[{"name":"sessionId","value":"s-1f2e3d4c"}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1,"x-gck":"kGCKExpandedMediaControlsTriggeredNotification"},{"name":"widget.didPressCustomButton",\####
"description":"A button of the program's own was pressed.","tags":[{"name":"widget"}],"paramStructure":"by-name",\####
"params":[{"name":"widget","description":"Of which widget.","required":true,"schema":{"description":"Of which widget.",\####
"allOf":[{"$ref":"#/components/schemas/WidgetName"}],"x-since":1}},{"name":"slot","description":"At which place, from 0.",\####
"required":true,"schema":{"description":"At which place, from 0.","type":"integer","x-since":1}},{"name":"customId",\####
"description":"Which.","required":false,"schema":{"description":"Which.","type":"string","x-since":1}}],\####
"examples":[{"name":"typical","params":[{"name":"widget","value":"MINI_CONTROLLER"},{"name":"slot","value":1},\####
{"name":"customId","value":"like"}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1,"x-gck":"GCKUIMediaButtonBarProtocol.setCustomButton"},{"name":"widget.didApplyStyle","description":"The style tree counts anew.",\####
"tags":[{"name":"widget"}],"paramStructure":"by-name","params":[{"name":"paths","description":"The parts whose effective attributes changed.",\####
"required":true,"schema":{"description":"The parts whose effective attributes changed.","type":"array",\####
"items":{"type":"string"},"x-since":1}},{"name":"effective","description":"Their effective attributes, by path.",\####
"required":true,"schema":{"description":"Their effective attributes, by path.","type":"object","additionalProperties":{},\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"paths","value":["castViews"]},{"name":"effective",\####
"value":{"castViews":{"iconTintColor":"#FF8800FF"}}}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"latest","x-coalesceBy":[],"x-since":1,"x-gck":"kGCKUIStyleAppliedNotification"},{"name":"credentials.provide",\####
"description":"Asks the client for the credentials of a launch or join that it began. Not answered within 5 seconds, or refused: what `context.setLaunchCredentials` said.",\####
"tags":[{"name":"credentials"}],"paramStructure":"by-name","params":[{"name":"deviceId","description":"The device.",\####
"required":true,"schema":{"description":"The device.","type":"string","x-since":1}},{"name":"applicationId",\####
"description":"The app.","required":true,"schema":{"description":"The app.","type":"string","x-since":1}},\####
{"name":"sessionId","description":"The session that starts.","required":true,"schema":{"description":"The session that starts.",\####
"type":"string","x-since":1}}],"result":{"name":"LaunchCredentials","schema":{"$ref":"#/components/schemas/LaunchCredentials"}},\####
"errors":[],"examples":[{"name":"typical","params":[{"name":"deviceId","value":"0123456789abcdef0123456789abcdef"},\####
{"name":"applicationId","value":"CC1AD845"},{"name":"sessionId","value":"s-1f2e3d4c"}],"result":{"name":"result",\####
"value":{"credentials":"token","credentialsType":"web"}}}],"x-direction":"serverToClient","x-kind":"request",\####
"x-capability":"credentialsProvider","x-since":1},{"name":"image.choose","description":"Asks the client which picture to show. Not answered within 2 seconds, or refused: the policy decides.",\####
"tags":[{"name":"image"}],"paramStructure":"by-name","params":[{"name":"images","description":"What there is to choose from.",\####
"required":true,"schema":{"description":"What there is to choose from.","type":"array","items":{"$ref":"#/components/schemas/Image"},\####
"x-since":1}},{"name":"metadata","description":"What the pictures belong to, if that is known.","required":false,\####
"schema":{"description":"What the pictures belong to, if that is known.","allOf":[{"$ref":"#/components/schemas/MediaMetadata"}],\####
"x-since":1}},{"name":"hints","description":"What the picture is wanted for.","required":true,"schema":{"description":"What the picture is wanted for.",\####
"allOf":[{"$ref":"#/components/schemas/ImageHints"}],"x-since":1}}],"result":{"name":"ChosenImage","schema":{"$ref":"#/components/schemas/ChosenImage"}},\####
"errors":[],"examples":[{"name":"typical","params":[{"name":"images","value":[{"url":"https://example.com/small.jpg",\####
"width":120,"height":180},{"url":"https://example.com/large.jpg"}]},{"name":"metadata","value":{"metadataType":1,\####
"title":"A film"}},{"name":"hints","value":{"imageType":"CAST_DIALOG","width":64,"height":64}}],"result":{"name":"result",\####
"value":{"index":1}}}],"x-direction":"serverToClient","x-kind":"request","x-capability":"imagePicker",\####
"x-since":1},{"name":"image.provide","description":"Asks the client for a picture. Not answered within 15 seconds, refused, or answered with what is no picture: the server's own cache serves.",\####
"tags":[{"name":"image"}],"paramStructure":"by-name","params":[{"name":"url","description":"Where it is, in full.",\####
"required":true,"schema":{"description":"Where it is, in full.","type":"string","x-since":1}}],"result":{"name":"ProvidedImage",\####
"schema":{"$ref":"#/components/schemas/ProvidedImage"}},"errors":[],"examples":[{"name":"a file","params":[{"name":"url",\####
"value":"https://example.com/poster.jpg?token=1"}],"result":{"name":"result","value":{"path":"/home/me/pictures/poster.jpg"}}}],\####
"x-direction":"serverToClient","x-kind":"request","x-capability":"imageCache","x-since":1}],"components":{"schemas":{"StreamType":{"title":"StreamType",\####
"description":"How a stream's time behaves.","type":"string","enum":["BUFFERED","LIVE","NONE","OTHER"],\####
"x-values":{"BUFFERED":"On demand, with a duration.","LIVE":"A live stream; its position is relative to a seekable window.",\####
"NONE":"Not known, or without time (an image).","OTHER":"Something else (web senders)."},"x-since":1},\####
"PlayerState":{"title":"PlayerState","description":"What the receiver's player does.","type":"string",\####
"enum":["IDLE","PLAYING","PAUSED","BUFFERING","LOADING"],"x-values":{"IDLE":"Nothing plays; `idleReason` says why.",\####
"PLAYING":"Time advances.","PAUSED":"Time stands still on request.","BUFFERING":"Time stands still until there is data.",\####
"LOADING":"A new item is being loaded; on the wire it stands in `extendedStatus`."},"x-since":1},"IdleReason":{"title":"IdleReason",\####
"description":"Why a player is idle.","type":"string","enum":["CANCELLED","INTERRUPTED","FINISHED","ERROR",\####
"COMPLETED"],"x-values":{"CANCELLED":"A sender stopped it.","INTERRUPTED":"Another load replaced it.",\####
"FINISHED":"It played to its end.","ERROR":"It could not be played.","COMPLETED":"Some apps' word for FINISHED."},\####
"x-since":1},"RepeatMode":{"title":"RepeatMode","description":"What a queue does at its end.","type":"string",\####
"enum":["REPEAT_OFF","REPEAT_ALL","REPEAT_SINGLE","REPEAT_ALL_AND_SHUFFLE"],"x-values":{"REPEAT_OFF":"It ends.",\####
"REPEAT_ALL":"It begins again.","REPEAT_SINGLE":"The current item begins again.","REPEAT_ALL_AND_SHUFFLE":"It is shuffled and begins again."},\####
"x-since":1},"ResumeState":{"title":"ResumeState","description":"What the player does after a seek; absent: what it did before.",\####
"type":"string","enum":["PLAYBACK_START","PLAYBACK_PAUSE"],"x-values":{"PLAYBACK_START":"It plays.","PLAYBACK_PAUSE":"It is paused."},\####
"x-since":1},"MediaCategory":{"title":"MediaCategory","description":"What kind of media it is.","type":"string",\####
"enum":["AUDIO","IMAGE","VIDEO"],"x-values":{"AUDIO":"Sound.","IMAGE":"A picture.","VIDEO":"Moving pictures."},\####
"x-since":1},"HlsSegmentFormat":{"title":"HlsSegmentFormat","description":"The format of HLS audio segments.",\####
"type":"string","enum":["aac","ac3","e_ac3","fmp4","mp3","ts","ts_aac"],"x-values":{"aac":"Segments in `aac`.",\####
"ac3":"Segments in `ac3`.","e_ac3":"Segments in `e_ac3`.","fmp4":"Segments in `fmp4`.","mp3":"Segments in `mp3`.",\####
"ts":"Segments in `ts`.","ts_aac":"Segments in `ts_aac`."},"x-since":1},"HlsVideoSegmentFormat":{"title":"HlsVideoSegmentFormat",\####
"description":"The format of HLS video segments.","type":"string","enum":["fmp4","mpeg2_ts"],"x-values":{"fmp4":"Segments in `fmp4`.",\####
"mpeg2_ts":"Segments in `mpeg2_ts`."},"x-since":1},"TrackType":{"title":"TrackType","description":"What a track carries.",\####
"type":"string","enum":["TEXT","AUDIO","VIDEO"],"x-values":{"TEXT":"Text: subtitles, captions, chapters.",\####
"AUDIO":"Sound.","VIDEO":"Moving pictures."},"x-since":1},"TextTrackSubtype":{"title":"TextTrackSubtype",\####
"description":"What a text track is for.","type":"string","enum":["SUBTITLES","CAPTIONS","DESCRIPTIONS",\####
"CHAPTERS","METADATA"],"x-values":{"SUBTITLES":"A translation of the dialogue.","CAPTIONS":"Dialogue and sounds, in the stream's language.",\####
"DESCRIPTIONS":"Text to be spoken for who can't see.","CHAPTERS":"Chapter titles.","METADATA":"Data for scripts; not shown."},\####
"x-since":1},"TextTrackEdgeType":{"title":"TextTrackEdgeType","description":"The edge of text characters.",\####
"type":"string","enum":["NONE","OUTLINE","DROP_SHADOW","RAISED","DEPRESSED"],"x-values":{"NONE":"None.",\####
"OUTLINE":"An outline.","DROP_SHADOW":"A shadow.","RAISED":"Raised.","DEPRESSED":"Depressed."},"x-since":1},\####
"TextTrackWindowType":{"title":"TextTrackWindowType","description":"The window behind text.","type":"string",\####
"enum":["NONE","NORMAL","ROUNDED_CORNERS"],"x-values":{"NONE":"None.","NORMAL":"A rectangle.","ROUNDED_CORNERS":"A rectangle with round corners."},\####
"x-since":1},"TextTrackFontGenericFamily":{"title":"TextTrackFontGenericFamily","description":"The kind of typeface, when the named family is missing.",\####
"type":"string","enum":["SANS_SERIF","MONOSPACED_SANS_SERIF","SERIF","MONOSPACED_SERIF","CASUAL","CURSIVE",\####
"SMALL_CAPITALS"],"x-values":{"SANS_SERIF":"Without serifs.","MONOSPACED_SANS_SERIF":"Without serifs, fixed width.",\####
"SERIF":"With serifs.","MONOSPACED_SERIF":"With serifs, fixed width.","CASUAL":"Like handwriting in print.",\####
"CURSIVE":"Joined handwriting.","SMALL_CAPITALS":"Small capitals."},"x-since":1},"TextTrackFontStyle":{"title":"TextTrackFontStyle",\####
"description":"The style of text.","type":"string","enum":["NORMAL","BOLD","BOLD_ITALIC","ITALIC"],"x-values":{"NORMAL":"Upright.",\####
"BOLD":"Bold.","BOLD_ITALIC":"Bold and slanted.","ITALIC":"Slanted."},"x-since":1},"HdrType":{"title":"HdrType",\####
"description":"The dynamic range of a video.","type":"string","enum":["sdr","hdr","dv"],"x-values":{"sdr":"Standard.",\####
"hdr":"High (HDR10).","dv":"Dolby Vision."},"x-since":1},"QueueType":{"title":"QueueType","description":"What a queue is.",\####
"type":"string","enum":["ALBUM","PLAYLIST","AUDIOBOOK","RADIO_STATION","PODCAST_SERIES","TV_SERIES","VIDEO_PLAYLIST",\####
"LIVE_TV","MOVIE"],"x-values":{"ALBUM":"A music album.","PLAYLIST":"A music playlist.","AUDIOBOOK":"An audio book.",\####
"RADIO_STATION":"A radio station.","PODCAST_SERIES":"A podcast.","TV_SERIES":"A TV series.","VIDEO_PLAYLIST":"A video playlist.",\####
"LIVE_TV":"Live television.","MOVIE":"A film."},"x-since":1},"UserAction":{"title":"UserAction","description":"What a viewer thinks of the media.",\####
"type":"string","enum":["LIKE","DISLIKE","FOLLOW","UNFOLLOW","FLAG","SKIP_AD"],"x-values":{"LIKE":"Likes it.",\####
"DISLIKE":"Dislikes it.","FOLLOW":"Follows its maker.","UNFOLLOW":"Follows its maker no longer.","FLAG":"Reports it.",\####
"SKIP_AD":"Skips the ad."},"x-since":1},"ContentFilteringMode":{"title":"ContentFilteringMode","description":"What content is left out.",\####
"type":"string","enum":["FILTER_EXPLICIT"],"x-values":{"FILTER_EXPLICIT":"Explicit content."},"x-since":1},\####
"MetadataType":{"title":"MetadataType","description":"Which fields of the metadata count; 100 and above are an app's own.",\####
"type":"integer","x-knownValues":[0,1,2,3,4,5],"x-values":{"GENERIC":"Anything.","MOVIE":"A film.","TV_SHOW":"An episode of a series.",\####
"MUSIC_TRACK":"A piece of music.","PHOTO":"A photograph.","AUDIOBOOK_CHAPTER":"A chapter of an audio book."},\####
"x-since":1},"ContainerType":{"title":"ContainerType","description":"What a queue's container is.","type":"integer",\####
"enum":[0,1],"x-values":{"GENERIC":"Anything.","AUDIOBOOK":"An audio book."},"x-since":1},"Image":{"title":"Image",\####
"description":"A picture on the web.","type":"object","properties":{"url":{"description":"Where it is; receivers and most caches want HTTPS.",\####
"type":"string","minLength":1,"x-since":1},"width":{"description":"Its width.","type":"integer","minimum":0,\####
"x-unit":"pixels","x-since":1},"height":{"description":"Its height.","type":"integer","minimum":0,"x-unit":"pixels",\####
"x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKImage"},"Volume":{"title":"Volume","description":"A volume. Of a stream here, of a device in `DeviceVolume`; send only the key to be changed.",\####
"type":"object","properties":{"level":{"description":"How loud, 0 silent, 1 loudest.","type":"number",\####
"minimum":0,"maximum":1,"x-since":1},"muted":{"description":"Whether it is silenced whatever the level.",\####
"type":"boolean","x-since":1}},"x-open":true,"x-since":1},"MediaMetadata":{"title":"MediaMetadata","description":"What is known about the media; which fields count depends on `metadataType`. Own keys are kept.",\####
"type":"object","properties":{"metadataType":{"description":"Which kind of metadata; absent is generic.",\####
"allOf":[{"$ref":"#/components/schemas/MetadataType"}],"x-since":1},"title":{"description":"The title; of an episode, a track or a chapter its own, not the series'.",\####
"type":"string","x-since":1},"subtitle":{"description":"A second line.","type":"string","x-since":1},\####
"studio":{"description":"Movie: the studio.","type":"string","x-since":1},"seriesTitle":{"description":"TV show: the series.",\####
"type":"string","x-since":1},"season":{"description":"TV show: the season's number.","type":"integer",\####
"minimum":0,"x-since":1},"episode":{"description":"TV show: the episode's number.","type":"integer","minimum":0,\####
"x-since":1},"originalAirdate":{"description":"TV show: when it was first shown, ISO 8601.","type":"string",\####
"x-since":1},"albumName":{"description":"Music: the album.","type":"string","x-since":1,"x-gck":"kGCKMetadataKeyAlbumTitle"},\####
"albumArtist":{"description":"Music: the album's artist.","type":"string","x-since":1},"artist":{"description":"Generic, music, photo: who made it.",\####
"type":"string","x-since":1},"composer":{"description":"Music: who composed it.","type":"string","x-since":1},\####
"trackNumber":{"description":"Music: the track's number on its disc.","type":"integer","minimum":0,"x-since":1},\####
"discNumber":{"description":"Music: the disc's number.","type":"integer","minimum":0,"x-since":1},"releaseDate":{"description":"When it was released, ISO 8601.",\####
"type":"string","x-since":1},"creationDateTime":{"description":"Photo: when it was taken, ISO 8601.",\####
"type":"string","x-since":1},"location":{"description":"Photo: where it was taken, in words.","type":"string",\####
"x-since":1},"latitude":{"description":"Photo: where it was taken.","type":"number","minimum":-90,"maximum":90,\####
"x-unit":"degrees","x-since":1},"longitude":{"description":"Photo: where it was taken.","type":"number",\####
"minimum":-180,"maximum":180,"x-unit":"degrees","x-since":1},"width":{"description":"Photo: its width.",\####
"type":"integer","minimum":0,"x-unit":"pixels","x-since":1},"height":{"description":"Photo: its height.",\####
"type":"integer","minimum":0,"x-unit":"pixels","x-since":1},"bookTitle":{"description":"Audio book: the book.",\####
"type":"string","x-since":1},"chapterTitle":{"description":"Audio book: the chapter.","type":"string",\####
"x-since":1},"chapterNumber":{"description":"Audio book: the chapter's number.","type":"integer","minimum":0,\####
"x-since":1},"images":{"description":"Pictures, the best first.","type":"array","items":{"$ref":"#/components/schemas/Image"},\####
"x-since":1},"posterUrl":{"description":"A picture to show before the first frame.","type":"string","x-since":1},\####
"queueItemId":{"description":"The queue item that a section belongs to.","type":"integer","x-since":1},\####
"sectionDuration":{"description":"How long the section is.","type":"number","minimum":0,"x-unit":"seconds",\####
"x-since":1},"sectionStartAbsoluteTime":{"description":"When the section begins, as time since 1970.",\####
"type":"number","x-unit":"seconds","x-since":1},"sectionStartTimeInContainer":{"description":"Where the section begins in its container.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1},"sectionStartTimeInMedia":{"description":"Where the section begins in the media.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKMediaMetadata"},\####
"Track":{"title":"Track","description":"One audio, video or text track.","type":"object","properties":{"trackId":{"description":"Names the track; unique in its media.",\####
"type":"integer","x-since":1},"type":{"description":"What it carries.","allOf":[{"$ref":"#/components/schemas/TrackType"}],\####
"x-since":1},"trackContentId":{"description":"Where it is; a URL for side-loaded text.","type":"string",\####
"x-since":1},"trackContentType":{"description":"Its MIME type: `text/vtt`.","type":"string","x-since":1},\####
"subtype":{"description":"What a text track is for.","allOf":[{"$ref":"#/components/schemas/TextTrackSubtype"}],\####
"x-since":1},"name":{"description":"What people call it.","type":"string","x-since":1},"language":{"description":"Its language, RFC 5646; subtitles need it.",\####
"type":"string","x-since":1},"roles":{"description":"DASH roles: `main`, `commentary`.","type":"array",\####
"items":{"type":"string"},"x-since":1},"isInband":{"description":"Whether it is part of the stream itself.",\####
"type":"boolean","x-since":1},"customData":{"description":"Whatever the app agreed on.","x-since":1}},\####
"required":["trackId","type"],"x-open":true,"x-since":1,"x-gck":"GCKMediaTrack"},"TextTrackStyle":{"title":"TextTrackStyle",\####
"description":"How text tracks look.","type":"object","properties":{"foregroundColor":{"description":"The characters' colour, `#RRGGBBAA`; `#RRGGBB` is taken, too.",\####
"type":"string","x-since":1},"backgroundColor":{"description":"The colour behind the characters, `#RRGGBBAA`; `#RRGGBB` is taken, too.",\####
"type":"string","x-since":1},"edgeType":{"description":"The characters' edge.","allOf":[{"$ref":"#/components/schemas/TextTrackEdgeType"}],\####
"x-since":1},"edgeColor":{"description":"The edge's colour, `#RRGGBBAA`; `#RRGGBB` is taken, too.","type":"string",\####
"x-since":1},"windowType":{"description":"The window around the text.","allOf":[{"$ref":"#/components/schemas/TextTrackWindowType"}],\####
"x-since":1},"windowColor":{"description":"The window's colour, `#RRGGBBAA`; `#RRGGBB` is taken, too.",\####
"type":"string","x-since":1},"windowRoundedCornerRadius":{"description":"The window's corners.","type":"number",\####
"minimum":0,"x-unit":"pixels","x-since":1},"fontScale":{"description":"The size relative to the default.",\####
"type":"number","minimum":0,"x-since":1},"fontFamily":{"description":"The typeface.","type":"string",\####
"x-since":1},"fontGenericFamily":{"description":"The kind of typeface.","allOf":[{"$ref":"#/components/schemas/TextTrackFontGenericFamily"}],\####
"x-since":1},"fontStyle":{"description":"The style.","allOf":[{"$ref":"#/components/schemas/TextTrackFontStyle"}],\####
"x-since":1},"customData":{"description":"Whatever the app agreed on.","x-since":1}},"x-open":true,"x-since":1,\####
"x-gck":"GCKMediaTextTrackStyle"},"VastAdsRequest":{"title":"VastAdsRequest","description":"Where ads come from (VAST or VMAP).",\####
"type":"object","properties":{"adTagUrl":{"description":"The ad server's URL.","type":"string","x-since":1},\####
"adsResponse":{"description":"The document itself; it wins over the URL.","type":"string","x-since":1}},\####
"x-open":true,"x-since":1,"x-gck":"GCKVASTAdsRequest"},"Break":{"title":"Break","description":"A place for ads in the media.",\####
"type":"object","properties":{"id":{"description":"Names the break.","type":"string","x-since":1},"breakClipIds":{"description":"Its clips in order.",\####
"type":"array","items":{"type":"string"},"x-since":1},"position":{"description":"Where it is; 0 before, -1 after the media.",\####
"type":"number","minimum":-1,"x-unit":"seconds","x-since":1},"duration":{"description":"How long it is.",\####
"type":"number","x-unit":"seconds","x-since":1},"isWatched":{"description":"Whether it has been seen.",\####
"type":"boolean","x-since":1},"isEmbedded":{"description":"Whether it is part of the stream.","type":"boolean",\####
"x-since":1},"expanded":{"description":"Whether it makes the media longer.","type":"boolean","x-since":1}},\####
"required":["id"],"x-open":true,"x-since":1,"x-gck":"GCKAdBreakInfo"},"BreakClip":{"title":"BreakClip",\####
"description":"One ad.","type":"object","properties":{"id":{"description":"Names the clip.","type":"string",\####
"x-since":1},"contentId":{"description":"What is played.","type":"string","x-since":1},"contentUrl":{"description":"Where it is.",\####
"type":"string","x-since":1},"contentType":{"description":"Its MIME type.","type":"string","x-since":1},\####
"title":{"description":"Its title.","type":"string","x-since":1},"duration":{"description":"How long it is.",\####
"type":"number","x-unit":"seconds","x-since":1},"whenSkippable":{"description":"From when it can be skipped, counted from its start; absent or -1: never.",\####
"type":"number","x-unit":"seconds","x-since":1},"posterUrl":{"description":"A picture to show first.",\####
"type":"string","x-since":1},"clickThroughUrl":{"description":"Where it leads.","type":"string","x-since":1},\####
"hlsSegmentFormat":{"description":"The format of HLS segments.","allOf":[{"$ref":"#/components/schemas/HlsSegmentFormat"}],\####
"x-since":1},"vastAdsRequest":{"description":"Where the clip comes from; it wins over all other fields.",\####
"allOf":[{"$ref":"#/components/schemas/VastAdsRequest"}],"x-since":1},"customData":{"description":"Whatever the app agreed on.",\####
"x-since":1}},"required":["id"],"x-open":true,"x-since":1,"x-gck":"GCKAdBreakClipInfo"},"UserActionState":{"title":"UserActionState",\####
"description":"What the viewer has done about the media.","type":"object","properties":{"userAction":{"description":"What.",\####
"allOf":[{"$ref":"#/components/schemas/UserAction"}],"x-since":1},"customData":{"description":"Whatever the app agreed on.",\####
"x-since":1}},"required":["userAction"],"x-open":true,"x-since":1},"MediaInformation":{"title":"MediaInformation",\####
"description":"One piece of media: what it is, where it is, what is in it. One of `contentId`, `contentUrl` and `entity` says what to play.",\####
"type":"object","properties":{"contentId":{"description":"What to play: a URL, or an id that the app understands.",\####
"type":"string","x-since":1},"contentUrl":{"description":"Where it is; wins over `contentId` for fetching.",\####
"type":"string","x-since":1},"entity":{"description":"A deep link that the receiver resolves.","type":"string",\####
"x-since":1},"atvEntity":{"description":"The deep link for Android TV apps.","type":"string","x-since":1},\####
"contentType":{"description":"Its MIME type: `video/mp4`, `application/x-mpegURL`.","type":"string","x-since":1},\####
"streamType":{"description":"How its time behaves.","allOf":[{"$ref":"#/components/schemas/StreamType"}],\####
"default":"BUFFERED","x-since":1},"metadata":{"description":"What is known about it.","allOf":[{"$ref":"#/components/schemas/MediaMetadata"}],\####
"x-since":1},"duration":{"description":"How long it is; absent or -1 where unknown or live.","type":"number",\####
"x-unit":"seconds","x-since":1},"startAbsoluteTime":{"description":"When a live stream began, as time since 1970.",\####
"type":"number","x-unit":"seconds","x-since":1},"tracks":{"description":"Its tracks.","type":"array",\####
"items":{"$ref":"#/components/schemas/Track"},"x-since":1},"textTrackStyle":{"description":"How its text looks.",\####
"allOf":[{"$ref":"#/components/schemas/TextTrackStyle"}],"x-since":1},"breaks":{"description":"Where its ads are.",\####
"type":"array","items":{"$ref":"#/components/schemas/Break"},"x-since":1},"breakClips":{"description":"Its ads.",\####
"type":"array","items":{"$ref":"#/components/schemas/BreakClip"},"x-since":1},"vmapAdsRequest":{"description":"Where its ads come from; it wins over `breaks`.",\####
"allOf":[{"$ref":"#/components/schemas/VastAdsRequest"}],"x-since":1},"hlsSegmentFormat":{"description":"The format of HLS audio segments.",\####
"allOf":[{"$ref":"#/components/schemas/HlsSegmentFormat"}],"x-since":1},"hlsVideoSegmentFormat":{"description":"The format of HLS video segments.",\####
"allOf":[{"$ref":"#/components/schemas/HlsVideoSegmentFormat"}],"x-since":1},"mediaCategory":{"description":"What kind of media it is.",\####
"allOf":[{"$ref":"#/components/schemas/MediaCategory"}],"x-since":1},"userActionStates":{"description":"What the viewer has done about it.",\####
"type":"array","items":{"$ref":"#/components/schemas/UserActionState"},"x-since":1},"customData":{"description":"Whatever the app agreed on.",\####
"x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKMediaInformation"},"QueueItem":{"title":"QueueItem",\####
"description":"One item of a queue.","type":"object","properties":{"itemId":{"description":"Names the item; the receiver gives it, so it is left out when items are sent.",\####
"type":"integer","x-since":1},"media":{"description":"What it plays.","allOf":[{"$ref":"#/components/schemas/MediaInformation"}],\####
"x-since":1},"autoplay":{"description":"Whether it plays by itself when it becomes current.","type":"boolean",\####
"default":true,"x-since":1},"startTime":{"description":"Where it begins.","type":"number","minimum":0,\####
"x-unit":"seconds","x-since":1},"playbackDuration":{"description":"How much of it is played; negative counts from its end.",\####
"type":"number","x-unit":"seconds","x-since":1},"preloadTime":{"description":"How long before it is needed it may be fetched.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1},"activeTrackIds":{"description":"The tracks that are on.",\####
"type":"array","items":{"type":"integer"},"x-since":1},"orderId":{"description":"Its place before shuffling.",\####
"type":"integer","x-since":1},"customData":{"description":"Whatever the app agreed on.","x-since":1}},\####
"x-open":true,"x-since":1,"x-gck":"GCKMediaQueueItem"},"ContainerMetadata":{"title":"ContainerMetadata",\####
"description":"What is known about a queue as a whole.","type":"object","properties":{"containerType":{"description":"What it is.",\####
"allOf":[{"$ref":"#/components/schemas/ContainerType"}],"x-since":1},"title":{"description":"Its title.",\####
"type":"string","x-since":1},"sections":{"description":"Its sections.","type":"array","items":{"$ref":"#/components/schemas/MediaMetadata"},\####
"x-since":1},"containerDuration":{"description":"How long it is in all.","type":"number","minimum":0,\####
"x-unit":"seconds","x-since":1},"containerImages":{"description":"Its pictures.","type":"array","items":{"$ref":"#/components/schemas/Image"},\####
"x-since":1},"authors":{"description":"Audio book: who wrote it.","type":"array","items":{"type":"string"},\####
"x-since":1},"narrators":{"description":"Audio book: who reads it.","type":"array","items":{"type":"string"},\####
"x-since":1},"publisher":{"description":"Audio book: who published it.","type":"string","x-since":1},\####
"releaseDate":{"description":"When it was released, ISO 8601.","type":"string","x-since":1}},"x-open":true,\####
"x-since":1,"x-gck":"GCKMediaQueueContainerMetadata"},"QueueData":{"title":"QueueData","description":"A queue: what it is and, when it is sent, its items.",\####
"type":"object","properties":{"id":{"description":"Names the queue.","type":"string","x-since":1},"name":{"description":"What people call it.",\####
"type":"string","x-since":1},"description":{"description":"What it is about.","type":"string","x-since":1},\####
"entity":{"description":"A deep link; the receiver fetches the items itself.","type":"string","x-since":1},\####
"queueType":{"description":"What it is.","allOf":[{"$ref":"#/components/schemas/QueueType"}],"x-since":1},\####
"repeatMode":{"description":"What it does at its end.","allOf":[{"$ref":"#/components/schemas/RepeatMode"}],\####
"x-since":1},"shuffle":{"description":"Whether it is shuffled.","type":"boolean","x-since":1},"items":{"description":"Its items; only sent, never reported.",\####
"type":"array","items":{"$ref":"#/components/schemas/QueueItem"},"x-since":1},"startIndex":{"description":"The item to begin with.",\####
"type":"integer","minimum":0,"default":0,"x-since":1},"startTime":{"description":"Where the first item begins.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1},"containerMetadata":{"description":"What is known about it.",\####
"allOf":[{"$ref":"#/components/schemas/ContainerMetadata"}],"x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKMediaQueueData"},\####
"BreakStatus":{"title":"BreakStatus","description":"Where the player is within ads; present only during them.",\####
"type":"object","properties":{"breakId":{"description":"The break.","type":"string","x-since":1},"breakClipId":{"description":"The clip.",\####
"type":"string","x-since":1},"currentBreakTime":{"description":"Time since the break began.","type":"number",\####
"x-unit":"seconds","x-since":1},"currentBreakClipTime":{"description":"Time since the clip began.","type":"number",\####
"x-unit":"seconds","x-since":1},"whenSkippable":{"description":"From which clip time on it can be skipped; absent or -1: never.",\####
"type":"number","x-unit":"seconds","x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKAdBreakStatus"},\####
"LiveSeekableRange":{"title":"LiveSeekableRange","description":"Where a live stream can be sought.","type":"object",\####
"properties":{"start":{"description":"The earliest position.","type":"number","x-unit":"seconds","x-since":1},\####
"end":{"description":"The latest position, the live edge.","type":"number","x-unit":"seconds","x-since":1},\####
"isMovingWindow":{"description":"Whether `start` moves on with time.","type":"boolean","x-since":1},"isLiveDone":{"description":"Whether the live event is over, so that `end` stands still.",\####
"type":"boolean","x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKMediaLiveSeekableRange"},"VideoInfo":{"title":"VideoInfo",\####
"description":"The video as it is shown.","type":"object","properties":{"width":{"description":"Its width.",\####
"type":"integer","x-unit":"pixels","x-since":1},"height":{"description":"Its height.","type":"integer",\####
"x-unit":"pixels","x-since":1},"hdrType":{"description":"Its dynamic range.","allOf":[{"$ref":"#/components/schemas/HdrType"}],\####
"x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKVideoInfo"},"ExtendedStatus":{"title":"ExtendedStatus",\####
"description":"What is being loaded while the player is still idle.","type":"object","properties":{"playerState":{"description":"LOADING.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1},"media":{"description":"What is being loaded.",\####
"allOf":[{"$ref":"#/components/schemas/MediaInformation"}],"x-since":1},"mediaSessionId":{"description":"The media session that it will be.",\####
"type":"integer","x-since":1}},"x-open":true,"x-since":1},"MediaStatus":{"title":"MediaStatus","description":"The state of a media session, as receivers report it and as the server keeps it after merging (cast.md 7.3, 7.4).",\####
"type":"object","properties":{"mediaSessionId":{"description":"Names the media session; new for each load.",\####
"type":"integer","x-since":1},"media":{"description":"What is loaded.","allOf":[{"$ref":"#/components/schemas/MediaInformation"}],\####
"x-since":1},"playerState":{"description":"What the player does.","allOf":[{"$ref":"#/components/schemas/PlayerState"}],\####
"x-since":1},"idleReason":{"description":"Why it is idle; only with IDLE.","allOf":[{"$ref":"#/components/schemas/IdleReason"}],\####
"x-since":1},"currentTime":{"description":"The position when the status was sent; in a live stream on the timeline of its seekable range.",\####
"type":"number","x-unit":"seconds","x-since":1,"x-gck":"GCKMediaStatus.streamPosition"},"playbackRate":{"description":"How fast time advances; 0 or 1 while paused.",\####
"type":"number","x-since":1},"supportedMediaCommands":{"description":"What the receiver accepts now, as a bit mask (cast.md 7.9).",\####
"type":"integer","x-since":1},"volume":{"description":"The stream's volume, not the device's.","allOf":[{"$ref":"#/components/schemas/Volume"}],\####
"x-since":1},"activeTrackIds":{"description":"The tracks that are on; empty and absent are both none.",\####
"type":"array","items":{"type":"integer"},"x-since":1},"videoInfo":{"description":"The video as it is shown.",\####
"allOf":[{"$ref":"#/components/schemas/VideoInfo"}],"x-since":1},"breakStatus":{"description":"Where the player is within ads.",\####
"allOf":[{"$ref":"#/components/schemas/BreakStatus"}],"x-since":1},"liveSeekableRange":{"description":"Where a live stream can be sought.",\####
"allOf":[{"$ref":"#/components/schemas/LiveSeekableRange"}],"x-since":1},"extendedStatus":{"description":"What is being loaded.",\####
"allOf":[{"$ref":"#/components/schemas/ExtendedStatus"}],"x-since":1},"queueData":{"description":"The queue, without its items.",\####
"allOf":[{"$ref":"#/components/schemas/QueueData"}],"x-since":1},"currentItemId":{"description":"The queue's current item.",\####
"type":"integer","x-since":1},"loadingItemId":{"description":"The item being loaded.","type":"integer",\####
"x-since":1},"preloadedItemId":{"description":"The item that is ready to follow.","type":"integer","x-since":1},\####
"items":{"description":"A window of the queue around the current item, not the whole.","type":"array",\####
"items":{"$ref":"#/components/schemas/QueueItem"},"x-since":1},"repeatMode":{"description":"What the queue does at its end.",\####
"allOf":[{"$ref":"#/components/schemas/RepeatMode"}],"x-since":1},"customData":{"description":"Whatever the app reports.",\####
"x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKMediaStatus"},"LoadOptions":{"title":"LoadOptions",\####
"description":"Further wishes for a load.","type":"object","properties":{"contentFilteringMode":{"description":"What content is left out.",\####
"allOf":[{"$ref":"#/components/schemas/ContentFilteringMode"}],"x-since":1}},"x-open":true,"x-since":1},\####
"LoadRequestData":{"title":"LoadRequestData","description":"What to load, and how: `media` or `queueData`, not both.",\####
"type":"object","properties":{"media":{"description":"The media.","allOf":[{"$ref":"#/components/schemas/MediaInformation"}],\####
"x-since":1},"queueData":{"description":"The queue.","allOf":[{"$ref":"#/components/schemas/QueueData"}],\####
"x-since":1},"autoplay":{"description":"Whether it plays at once; absent: as the receiver likes, in a queue as each item says.",\####
"type":"boolean","x-since":1},"currentTime":{"description":"Where it begins; absent: at the start, or at the live edge.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1},"playbackRate":{"description":"How fast time advances.",\####
"type":"number","minimum":0.5,"maximum":2,"default":1,"x-since":1,"x-gck":"kGCKMediaMaxPlaybackRate"},\####
"activeTrackIds":{"description":"The tracks that are on at once.","type":"array","items":{"type":"integer"},\####
"x-since":1},"credentials":{"description":"Who the viewer is, for the receiver app.","type":"string",\####
"x-since":1},"credentialsType":{"description":"What kind of credentials: `web`, `android`, `ios`, `cloud`.",\####
"type":"string","x-since":1},"atvCredentials":{"description":"Credentials that Android TV apps get instead.",\####
"type":"string","x-since":1},"atvCredentialsType":{"description":"What kind of credentials those are.",\####
"type":"string","x-since":1},"loadOptions":{"description":"Further wishes.","allOf":[{"$ref":"#/components/schemas/LoadOptions"}],\####
"x-since":1},"customData":{"description":"Whatever the app agreed on.","x-since":1}},"x-open":true,"x-since":1,\####
"x-gck":"GCKMediaLoadRequestData"},"VolumeControlType":{"title":"VolumeControlType","description":"How a device's volume can be changed.",\####
"type":"string","enum":["attenuation","master","fixed"],"x-values":{"attenuation":"By level, on the receiver.",\####
"master":"By level, on the TV or amplifier.","fixed":"Not at all."},"x-since":1},"DeviceVolume":{"title":"DeviceVolume",\####
"description":"A device's volume (the one that viewers know).","type":"object","properties":{"level":{"description":"How loud, 0 silent, 1 loudest.",\####
"type":"number","minimum":0,"maximum":1,"x-since":1},"muted":{"description":"Whether it is silenced whatever the level.",\####
"type":"boolean","x-since":1},"controlType":{"description":"How it can be changed.","allOf":[{"$ref":"#/components/schemas/VolumeControlType"}],\####
"x-since":1},"stepInterval":{"description":"The step of the device's own volume keys; 0 is fixed.","type":"number",\####
"minimum":0,"x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKSessionTraits"},"ApplicationType":{"title":"ApplicationType",\####
"description":"What a receiver app runs on.","type":"string","enum":["WEB","ANDROID_TV","OTHER"],"x-values":{"WEB":"The Cast web runtime.",\####
"ANDROID_TV":"Android TV.","OTHER":"Something else."},"x-since":1},"ApplicationNamespace":{"title":"ApplicationNamespace",\####
"description":"A namespace that a receiver app listens on.","type":"object","properties":{"name":{"description":"Its name, `urn:x-cast:…`.",\####
"type":"string","x-since":1}},"required":["name"],"x-open":true,"x-since":1},"ReceiverApplication":{"title":"ReceiverApplication",\####
"description":"An app that runs on a receiver.","type":"object","properties":{"appId":{"description":"The app's id; can differ from the launched one (an Android TV twin).",\####
"type":"string","x-since":1},"universalAppId":{"description":"The id under which it was registered.",\####
"type":"string","x-since":1},"appType":{"description":"What it runs on.","allOf":[{"$ref":"#/components/schemas/ApplicationType"}],\####
"x-since":1},"displayName":{"description":"What people call it.","type":"string","x-since":1},"statusText":{"description":"What it says it is doing.",\####
"type":"string","x-since":1},"iconUrl":{"description":"Its icon.","type":"string","x-since":1},"isIdleScreen":{"description":"Whether this is just what the device shows when nothing runs.",\####
"type":"boolean","x-since":1},"launchedFromCloud":{"description":"Whether it was launched by voice or cloud.",\####
"type":"boolean","x-since":1},"namespaces":{"description":"What it listens on.","type":"array","items":{"$ref":"#/components/schemas/ApplicationNamespace"},\####
"x-since":1},"sessionId":{"description":"Names this run of the app.","type":"string","x-since":1},"transportId":{"description":"Where its messages go.",\####
"type":"string","x-since":1},"senderConnected":{"description":"Whether a sender is connected.","type":"boolean",\####
"x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKApplicationMetadata"},"ReceiverStatus":{"title":"ReceiverStatus",\####
"description":"What a receiver reports of itself (cast.md 6.2).","type":"object","properties":{"applications":{"description":"What runs; absent when nothing does.",\####
"type":"array","items":{"$ref":"#/components/schemas/ReceiverApplication"},"x-since":1},"volume":{"description":"The device's volume.",\####
"allOf":[{"$ref":"#/components/schemas/DeviceVolume"}],"x-since":1},"isActiveInput":{"description":"Whether the TV shows this device; absent where unknown.",\####
"type":"boolean","x-since":1},"isStandBy":{"description":"Whether the TV is in standby; absent where unknown.",\####
"type":"boolean","x-since":1}},"x-open":true,"x-since":1},"MultizoneDevice":{"title":"MultizoneDevice",\####
"description":"A member of a group (cast.md 8).","type":"object","properties":{"deviceId":{"description":"Names it; often in another spelling than DNS-SD has.",\####
"type":"string","x-since":1,"x-gck":"GCKMultizoneDevice.deviceID"},"name":{"description":"What people call it.",\####
"type":"string","x-since":1,"x-gck":"GCKMultizoneDevice.friendlyName"},"capabilities":{"description":"What it can do, as a bit mask (cast.md 9).",\####
"type":"integer","x-since":1,"x-gck":"GCKMultizoneDevice.capabilities"},"volume":{"description":"Its own volume; the group's scales it.",\####
"allOf":[{"$ref":"#/components/schemas/DeviceVolume"}],"x-since":1,"x-gck":"GCKMultizoneDevice.volumeLevel"}},\####
"required":["deviceId"],"x-open":true,"x-since":1,"x-gck":"GCKMultizoneDevice"},"MultizonePlaybackSession":{"title":"MultizonePlaybackSession",\####
"description":"Whether what plays can be moved and spread.","type":"object","properties":{"appAllowsGrouping":{"description":"Whether the app can play on more devices at once.",\####
"type":"boolean","x-since":1},"isVideoContent":{"description":"Whether it is video.","type":"boolean",\####
"x-since":1},"streamTransferSupported":{"description":"Whether it can go on on another device.","type":"boolean",\####
"x-since":1}},"x-open":true,"x-since":1},"MultizoneStatus":{"title":"MultizoneStatus","description":"The members of a group.",\####
"type":"object","properties":{"devices":{"description":"The members.","type":"array","items":{"$ref":"#/components/schemas/MultizoneDevice"},\####
"x-since":1,"x-gck":"GCKMultizoneStatus.devices"},"isMultichannel":{"description":"Whether each member plays a channel of its own, as a stereo pair does.",\####
"type":"boolean","x-since":1},"playbackSession":{"description":"Whether what plays can be moved and spread.",\####
"allOf":[{"$ref":"#/components/schemas/MultizonePlaybackSession"}],"x-since":1}},"x-open":true,"x-since":1,\####
"x-gck":"GCKMultizoneStatus"},"WidgetName":{"title":"WidgetName","description":"A part of a program's surface whose state the server keeps.",\####
"type":"string","enum":["CAST_BUTTON","CAST_DIALOG","INTRO_OVERLAY","MINI_CONTROLLER","EXPANDED_CONTROLLER",\####
"MEDIA_CONTROLLER","VOLUME_CONTROLLER","PLAYBACK_RATE_CONTROLLER","TRACK_SELECTOR"],"x-values":{"CAST_BUTTON":"The button that shows whether something can be cast to.",\####
"CAST_DIALOG":"Where a device is chosen, and left.","INTRO_OVERLAY":"What points out the button, once.",\####
"MINI_CONTROLLER":"The bar at the edge while something plays.","EXPANDED_CONTROLLER":"The full screen while something plays.",\####
"MEDIA_CONTROLLER":"Every control for what plays.","VOLUME_CONTROLLER":"The device's volume.","PLAYBACK_RATE_CONTROLLER":"How fast it plays.",\####
"TRACK_SELECTOR":"Audio and text."},"x-since":1},"PictureSize":{"title":"PictureSize","description":"How big a picture is shown.",\####
"type":"object","properties":{"width":{"description":"How wide.","type":"integer","minimum":1,"x-unit":"pixels",\####
"x-since":1},"height":{"description":"How high.","type":"integer","minimum":1,"x-unit":"pixels","x-since":1}},\####
"required":["width","height"],"x-since":1,"x-gck":"GCKUIImageHints.imageSize"},"WidgetImageOptions":{"title":"WidgetImageOptions",\####
"description":"How big the widgets' pictures are shown: what they are picked for.","type":"object","properties":{"castDialog":{"description":"In the dialog; without a wish 128 x 128.",\####
"allOf":[{"$ref":"#/components/schemas/PictureSize"}],"x-since":1},"miniController":{"description":"In the mini controller; without a wish 128 x 128.",\####
"allOf":[{"$ref":"#/components/schemas/PictureSize"}],"x-since":1},"background":{"description":"In the expanded and the media controller; without a wish 1280 x 720.",\####
"allOf":[{"$ref":"#/components/schemas/PictureSize"}],"x-since":1}},"x-since":1,"x-gck":"GCKUIImageHints"},\####
"CastButtonIcon":{"title":"CastButtonIcon","description":"What the cast button looks like.","type":"string",\####
"enum":["INACTIVE","ANIMATING","ACTIVE"],"x-values":{"INACTIVE":"Not connected.","ANIMATING":"Connecting.",\####
"ACTIVE":"Connected."},"x-since":1,"x-gck":"GCKUICastButton"},"CastButtonVisibility":{"title":"CastButtonVisibility",\####
"description":"When the cast button is there.","type":"string","enum":["ALWAYS","ON_NETWORK","WITH_DEVICES"],\####
"x-values":{"ALWAYS":"Always.","ON_NETWORK":"While there is a network, a device or a session (SDK from 4.6.0 on).",\####
"WITH_DEVICES":"While there is a device or a session (SDK before 4.6.0)."},"x-since":1},"CastButtonState":{"title":"CastButtonState",\####
"description":"The cast button.","type":"object","properties":{"castState":{"description":"Whether there are devices, and a session: as in `context.get`.",\####
"type":"string","x-since":1,"x-gck":"GCKCastContext.castState"},"icon":{"description":"What it looks like.",\####
"allOf":[{"$ref":"#/components/schemas/CastButtonIcon"}],"x-since":1},"isVisible":{"description":"Whether it is there.",\####
"type":"boolean","x-since":1},"label":{"description":"What it is called for who can't see it.","type":"string",\####
"x-since":1,"x-gck":"GCKUICastButton.setAccessibilityLabel:forCastState:"},"tintColor":{"description":"Its colour, `#RRGGBBAA`; absent: the program's own.",\####
"type":"string","x-since":1,"x-gck":"GCKUICastButton.tintColor"},"startsDiscoveryOnTap":{"description":"Whether the next tap starts discovery instead of opening the dialog: the context's option `startDiscoveryAfterFirstTapOnCastButton`, while discovery doesn't run.",\####
"type":"boolean","x-since":1}},"required":["castState","icon","isVisible","label","startsDiscoveryOnTap"],\####
"x-since":1,"x-gck":"GCKUICastButton"},"CastButtonOutcome":{"title":"CastButtonOutcome","description":"What a tap on the cast button led to.",\####
"type":"string","enum":["DISCOVERY_STARTED","PRESENT_DIALOG"],"x-values":{"DISCOVERY_STARTED":"Discovery was started: the first tap of all, where the options say so. The iOS SDK asks for permission to use the network here.",\####
"PRESENT_DIALOG":"The dialog is to be shown; it is, if `triggersDefaultCastDialog`."},"x-since":1,"x-gck":"GCKUICastButtonDelegate"},\####
"CastDialogMode":{"title":"CastDialogMode","description":"What the cast dialog shows.","type":"string",\####
"enum":["DISCOVERY_OFF","DISCOVERY_UNAVAILABLE","NO_DEVICES","CHOOSER","CONNECTING","CONNECTED"],"x-values":{"DISCOVERY_OFF":"Discovery isn't started, so no device can be shown.",\####
"DISCOVERY_UNAVAILABLE":"Discovery can't work here.","NO_DEVICES":"No device, and what may help.","CHOOSER":"The devices.",\####
"CONNECTING":"A session starts.","CONNECTED":"What plays where, the volume, and the way out."},"x-since":1},\####
"NoDevicesReason":{"title":"NoDevicesReason","description":"Why there is no device.","type":"string",\####
"enum":["DISCOVERY_OFF","DISCOVERY_UNAVAILABLE","NO_NETWORK","NONE_SUITABLE","NOTHING_FOUND"],"x-values":{"DISCOVERY_OFF":"Discovery isn't started.",\####
"DISCOVERY_UNAVAILABLE":"Nothing on this machine can look for devices (`discovery.diagnose` says more).",\####
"NO_NETWORK":"This machine has no network.","NONE_SUITABLE":"There are devices, but none runs the app that is wanted.",\####
"NOTHING_FOUND":"Nothing has answered yet."},"x-since":1},"CastDialogDevice":{"title":"CastDialogDevice",\####
"description":"A device to choose.","type":"object","properties":{"deviceId":{"description":"Names it.",\####
"type":"string","x-since":1},"friendlyName":{"description":"What people call it.","type":"string","x-since":1},\####
"modelName":{"description":"Its model.","type":"string","x-since":1},"deviceType":{"description":"What kind of device it is: as in `Device`.",\####
"type":"string","x-since":1},"statusText":{"description":"What it says it is doing.","type":"string",\####
"x-since":1},"isBusy":{"description":"Whether something runs there.","type":"boolean","x-since":1}},"required":["deviceId",\####
"friendlyName","deviceType","isBusy"],"x-since":1},"CastDialogState":{"title":"CastDialogState","description":"The cast dialog.",\####
"type":"object","properties":{"isPresented":{"description":"Whether it is open.","type":"boolean","x-since":1,\####
"x-gck":"kGCKUICastDialogWillShowNotification"},"mode":{"description":"What it shows.","allOf":[{"$ref":"#/components/schemas/CastDialogMode"}],\####
"x-since":1},"title":{"description":"Its headline.","type":"string","x-since":1},"devices":{"description":"The devices to choose from, ordered by name.",\####
"type":"array","items":{"$ref":"#/components/schemas/CastDialogDevice"},"x-since":1},"noDevicesReason":{"description":"Without devices: why.",\####
"allOf":[{"$ref":"#/components/schemas/NoDevicesReason"}],"x-since":1},"noDevicesText":{"description":"Without devices: what may help.",\####
"type":"string","x-since":1},"sessionId":{"description":"While connecting or connected: the session.",\####
"type":"string","x-since":1},"deviceId":{"description":"While connecting or connected: the device.","type":"string",\####
"x-since":1},"deviceName":{"description":"While connecting or connected: what people call the device.",\####
"type":"string","x-since":1},"mediaTitle":{"description":"While connected: what plays.","type":"string",\####
"x-since":1},"mediaSubtitle":{"description":"While connected: more of what plays, for films the studio.",\####
"type":"string","x-since":1},"image":{"description":"While connected: its picture, chosen for the dialog.",\####
"allOf":[{"$ref":"#/components/schemas/Image"}],"x-since":1},"volumePercent":{"description":"While connected: the device's volume.",\####
"type":"integer","x-unit":"percent","x-since":1},"isMuted":{"description":"While connected: whether the device is silenced.",\####
"type":"boolean","x-since":1},"canDisconnect":{"description":"Whether there is a session to leave.","type":"boolean",\####
"x-since":1},"failure":{"description":"Why the last attempt to connect failed; until the dialog is closed, or another is made.",\####
"type":"string","x-since":1}},"required":["isPresented","mode","title","devices","canDisconnect"],"x-since":1},\####
"IntroTitlePosition":{"title":"IntroTitlePosition","description":"Where the title of the introductory overlay stands.",\####
"type":"string","enum":["AUTOMATIC","ABOVE","BELOW"],"x-values":{"AUTOMATIC":"Wherever there is room.",\####
"ABOVE":"Above the button.","BELOW":"Below the button."},"x-since":1},"IntroOverlayState":{"title":"IntroOverlayState",\####
"description":"The introductory overlay.","type":"object","properties":{"isPresented":{"description":"Whether it is shown.",\####
"type":"boolean","x-since":1},"wasShown":{"description":"Whether it has been shown, in this run or an earlier one.",\####
"type":"boolean","x-since":1,"x-gck":"GCKCastContext.clearCastInstructionsShownFlag"},"canPresent":{"description":"Whether `widget.presentIntroOverlay` would show it now.",\####
"type":"boolean","x-since":1},"titleText":{"description":"Its title.","type":"string","x-since":1},"buttonText":{"description":"What dismisses it.",\####
"type":"string","x-since":1},"titlePosition":{"description":"Where the title stands.","allOf":[{"$ref":"#/components/schemas/IntroTitlePosition"}],\####
"x-since":1}},"required":["isPresented","wasShown","canPresent","titleText","buttonText","titlePosition"],\####
"x-since":1,"x-gck":"GCKCastContext.presentCastInstructionsViewControllerOnce"},"MediaButtonType":{"title":"MediaButtonType",\####
"description":"What a button of a controller does.","type":"string","enum":["NONE","PLAY_PAUSE_TOGGLE",\####
"SKIP_NEXT","SKIP_PREVIOUS","REWIND_30_SECONDS","FORWARD_30_SECONDS","MUTE_TOGGLE","CLOSED_CAPTIONS",\####
"STOP","CUSTOM"],"x-values":{"NONE":"Nothing; the place is empty.","PLAY_PAUSE_TOGGLE":"Plays or pauses; for live streams plays or stops.",\####
"SKIP_NEXT":"The next item.","SKIP_PREVIOUS":"The previous item.","REWIND_30_SECONDS":"30 seconds back.",\####
"FORWARD_30_SECONDS":"30 seconds on.","MUTE_TOGGLE":"Silences the device, or lets it be heard.","CLOSED_CAPTIONS":"Opens the choice of tracks.",\####
"STOP":"Stops.","CUSTOM":"What the program wants: `widget.didPressCustomButton`."},"x-since":1,"x-gck":"GCKUIMediaButtonType"},\####
"MediaControlState":{"title":"MediaControlState","description":"What a control shows.","type":"string",\####
"enum":["PAUSED","PLAYING","PLAYING_LIVE","MUTE_OFF","MUTE_ON","REPEAT_OFF","REPEAT_ALL","REPEAT_SINGLE",\####
"SHUFFLE","OFF","ON"],"x-values":{"PAUSED":"Time stands still: a press plays.","PLAYING":"Time advances: a press pauses.",\####
"PLAYING_LIVE":"A live stream plays: a press stops.","MUTE_OFF":"It is heard: a press silences it.","MUTE_ON":"It is silenced: a press lets it be heard.",\####
"REPEAT_OFF":"Nothing is repeated.","REPEAT_ALL":"The queue is.","REPEAT_SINGLE":"The item is.","SHUFFLE":"The queue is, in any order.",\####
"OFF":"It isn't on.","ON":"It is on."},"x-since":1},"MediaControl":{"title":"MediaControl","description":"A control.",\####
"type":"object","properties":{"isEnabled":{"description":"Whether it can be used now.","type":"boolean",\####
"x-since":1},"state":{"description":"What it shows, where that changes.","allOf":[{"$ref":"#/components/schemas/MediaControlState"}],\####
"x-since":1}},"required":["isEnabled"],"x-since":1,"x-gck":"GCKUIMultistateButton"},"MediaButton":{"title":"MediaButton",\####
"description":"A button of a controller.","type":"object","properties":{"type":{"description":"What it does.",\####
"allOf":[{"$ref":"#/components/schemas/MediaButtonType"}],"x-since":1},"isEnabled":{"description":"Whether it can be pressed now.",\####
"type":"boolean","x-since":1},"state":{"description":"What it shows, where that changes.","allOf":[{"$ref":"#/components/schemas/MediaControlState"}],\####
"x-since":1},"customId":{"description":"For CUSTOM: which of the program's own.","type":"string","x-since":1}},\####
"required":["type","isEnabled"],"x-since":1,"x-gck":"GCKUIMediaButtonBarProtocol"},"MiniControllerState":{"title":"MiniControllerState",\####
"description":"The bar at the edge while something plays.","type":"object","properties":{"isEnabled":{"description":"Whether the program wants it.",\####
"type":"boolean","x-since":1,"x-gck":"GCKUICastContainerViewController.miniMediaControlsItemEnabled"},\####
"isActive":{"description":"Whether there is something to control.","type":"boolean","x-since":1,"x-gck":"GCKUIMiniMediaControlsViewController.active"},\####
"shouldAppear":{"description":"Whether it is to be shown: wanted, active, and not hidden by the expanded controller.",\####
"type":"boolean","x-since":1,"x-gck":"GCKUIMiniMediaControlsViewControllerDelegate"},"minHeight":{"description":"How high it is at least.",\####
"type":"number","x-unit":"points","x-since":1,"x-gck":"GCKUIMiniMediaControlsViewController.minHeight"},\####
"title":{"description":"What plays.","type":"string","x-since":1},"subtitle":{"description":"More of it, or where it plays.",\####
"type":"string","x-since":1},"thumbnail":{"description":"Its picture, unless that is turned off.","allOf":[{"$ref":"#/components/schemas/Image"}],\####
"x-since":1},"buttons":{"description":"Its three places.","type":"array","items":{"$ref":"#/components/schemas/MediaButton"},\####
"x-since":1},"progress":{"description":"How far it is, 0 to 1; absent where that isn't known.","type":"number",\####
"minimum":0,"maximum":1,"x-since":1},"isLive":{"description":"Whether it is a live stream.","type":"boolean",\####
"x-since":1}},"required":["isEnabled","isActive","shouldAppear","minHeight","buttons","isLive"],"x-since":1,\####
"x-gck":"GCKUIMiniMediaControlsViewController"},"AdState":{"title":"AdState","description":"An ad that plays.",\####
"type":"object","properties":{"title":{"description":"What it is called.","type":"string","x-since":1},\####
"image":{"description":"Its picture.","allOf":[{"$ref":"#/components/schemas/Image"}],"x-since":1},"clickThroughUrl":{"description":"Where it leads.",\####
"type":"string","x-since":1},"isSkippable":{"description":"Whether it can be skipped now.","type":"boolean",\####
"x-since":1},"skippableIn":{"description":"How long it takes until it can be skipped; absent if it never can.",\####
"type":"number","x-unit":"seconds","x-since":1},"skipText":{"description":"What the button for that says.",\####
"type":"string","x-since":1}},"required":["isSkippable"],"x-since":1,"x-gck":"GCKAdBreakClipInfo"},"ExpandedControllerState":{"title":"ExpandedControllerState",\####
"description":"The full screen while something plays.","type":"object","properties":{"isPresented":{"description":"Whether it is shown.",\####
"type":"boolean","x-since":1},"usesDefault":{"description":"Whether the framework shows it by itself; otherwise it only tells (`widget.didTriggerExpandedController`).",\####
"type":"boolean","x-since":1,"x-gck":"GCKCastContext.useDefaultExpandedMediaControls"},"isActive":{"description":"Whether there is something to control.",\####
"type":"boolean","x-since":1},"deviceName":{"description":"Where it plays.","type":"string","x-since":1},\####
"castingToText":{"description":"That in words.","type":"string","x-since":1},"title":{"description":"What plays.",\####
"type":"string","x-since":1},"subtitle":{"description":"More of it.","type":"string","x-since":1},"image":{"description":"Its picture, chosen for the background.",\####
"allOf":[{"$ref":"#/components/schemas/Image"}],"x-since":1},"isLive":{"description":"Whether it is a live stream.",\####
"type":"boolean","x-since":1},"isStreamPositionHidden":{"description":"Whether the position is left out.",\####
"type":"boolean","x-since":1,"x-gck":"GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent"},\####
"playPauseToggle":{"description":"The fixed button in the middle.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"buttons":{"description":"The four places around it.","type":"array","items":{"$ref":"#/components/schemas/MediaButton"},\####
"x-since":1},"ad":{"description":"The ad that plays.","allOf":[{"$ref":"#/components/schemas/AdState"}],\####
"x-since":1}},"required":["isPresented","usesDefault","isActive","isLive","isStreamPositionHidden","playPauseToggle",\####
"buttons"],"x-since":1,"x-gck":"GCKUIExpandedMediaControlsViewController"},"MediaControllerControls":{"title":"MediaControllerControls",\####
"description":"The controls of the media controller.","type":"object","properties":{"play":{"description":"Plays.",\####
"allOf":[{"$ref":"#/components/schemas/MediaControl"}],"x-since":1},"pause":{"description":"Pauses.",\####
"allOf":[{"$ref":"#/components/schemas/MediaControl"}],"x-since":1},"playPauseToggle":{"description":"Plays or pauses; for live streams plays or stops.",\####
"allOf":[{"$ref":"#/components/schemas/MediaControl"}],"x-since":1},"stop":{"description":"Stops.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"forward30":{"description":"30 seconds on.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"rewind30":{"description":"30 seconds back.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"pauseQueue":{"description":"Pauses when the item that plays is over.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1,"x-gck":"GCKUIMediaController.pauseQueueButton"},"next":{"description":"The next item.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"previous":{"description":"The previous item.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"repeatMode":{"description":"Off, all, single, shuffled, and again.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"streamPosition":{"description":"Goes anywhere.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"tracks":{"description":"Opens the choice of tracks.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"skipAd":{"description":"Skips the ad.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"muteToggle":{"description":"Silences the device, or lets it be heard.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1}},"required":["play","pause","playPauseToggle","stop","forward30","rewind30","pauseQueue",\####
"next","previous","repeatMode","streamPosition","tracks","skipAd","muteToggle"],"x-since":1,"x-gck":"GCKUIMediaController"},\####
"MediaControllerState":{"title":"MediaControllerState","description":"Every control for what plays. All are disabled while a request is in flight.",\####
"type":"object","properties":{"sessionId":{"description":"The session.","type":"string","x-since":1},\####
"isMediaLoaded":{"description":"Whether there is media.","type":"boolean","x-since":1,"x-gck":"GCKUIMediaController.mediaLoaded"},\####
"hasCurrentQueueItem":{"description":"Whether an item of the queue is current.","type":"boolean","x-since":1,\####
"x-gck":"GCKUIMediaController.hasCurrentQueueItem"},"hasLoadingQueueItem":{"description":"Whether an item of the queue is being loaded.",\####
"type":"boolean","x-since":1,"x-gck":"GCKUIMediaController.hasLoadingQueueItem"},"playerState":{"description":"What the player does.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1},"lastKnownPlayerState":{"description":"What it did when that was last known; stays when the session ends.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1,"x-gck":"GCKUIMediaController.lastKnownPlayerState"},\####
"lastKnownStreamPosition":{"description":"Where it was when that was last known; stays when the session ends.",\####
"type":"number","x-unit":"seconds","x-since":1,"x-gck":"GCKUIMediaController.lastKnownStreamPosition"},\####
"isRequestInFlight":{"description":"Whether a request is unanswered.","type":"boolean","x-since":1},"isLoading":{"description":"Whether an indicator of loading is to be shown.",\####
"type":"boolean","x-since":1,"x-gck":"GCKUIMediaController.mediaLoadingIndicator"},"isLive":{"description":"Whether it is a live stream.",\####
"type":"boolean","x-since":1},"title":{"description":"What plays.","type":"string","x-since":1},"smartSubtitle":{"description":"The subtitle, or else what says most for the kind of media: the studio of a film, the artist of music.",\####
"type":"string","x-since":1,"x-gck":"GCKUIMediaController.smartSubtitleLabel"},"image":{"description":"Its picture.",\####
"allOf":[{"$ref":"#/components/schemas/Image"}],"x-since":1},"boundMetadata":{"description":"Of the metadata that the program wants, those that the media has, as texts.",\####
"type":"object","additionalProperties":{"type":"string"},"x-since":1,"x-gck":"GCKUIMediaController.bindLabel:toMetadataKey:"},\####
"boundImages":{"description":"Of the pictures that the program wants, those that there are, by name.",\####
"type":"object","additionalProperties":{"$ref":"#/components/schemas/Image"},"x-since":1,"x-gck":"GCKUIMediaController.bindImageView:toImageHints:"},\####
"streamPosition":{"description":"Where it is, or where the slider is held; once a second while it advances.",\####
"type":"number","x-unit":"seconds","x-since":1,"x-gck":"GCKUIStreamPositionController.streamPosition"},\####
"streamDuration":{"description":"How long it is; absent for live streams.","type":"number","x-unit":"seconds",\####
"x-since":1,"x-gck":"GCKUIStreamPositionController.streamDuration"},"seekableStart":{"description":"For live streams: the earliest position.",\####
"type":"number","x-unit":"seconds","x-since":1},"seekableEnd":{"description":"For live streams: the latest position.",\####
"type":"number","x-unit":"seconds","x-since":1},"isSliding":{"description":"Whether somebody holds the slider.",\####
"type":"boolean","x-since":1},"isStreamPositionHidden":{"description":"Whether the position is left out.",\####
"type":"boolean","x-since":1,"x-gck":"GCKUIMediaController.hideStreamPositionControlsForLiveContent"},\####
"positionText":{"description":"`MM:SS`, `H:MM:SS`, or `--:--`.","type":"string","x-since":1},"durationText":{"description":"The same for the duration.",\####
"type":"string","x-since":1},"remainingText":{"description":"The same for what is left, with a minus sign unless that is turned off.",\####
"type":"string","x-since":1,"x-gck":"GCKUIMediaController.displayTimeRemainingAsNegativeValue"},"ad":{"description":"The ad that plays.",\####
"allOf":[{"$ref":"#/components/schemas/AdState"}],"x-since":1},"controls":{"description":"The controls.",\####
"allOf":[{"$ref":"#/components/schemas/MediaControllerControls"}],"x-since":1}},"required":["isMediaLoaded",\####
"hasCurrentQueueItem","hasLoadingQueueItem","playerState","isRequestInFlight","isLoading","isLive","streamPosition",\####
"isSliding","isStreamPositionHidden","positionText","durationText","remainingText","controls"],"x-since":1,\####
"x-gck":"GCKUIMediaController"},"VolumeControllerState":{"title":"VolumeControllerState","description":"The device's volume.",\####
"type":"object","properties":{"sessionId":{"description":"The session.","type":"string","x-since":1},\####
"level":{"description":"How loud it is, or where the slider is held.","type":"number","minimum":0,"maximum":1,\####
"x-since":1},"percent":{"description":"The same in percent.","type":"integer","x-unit":"percent","x-since":1},\####
"isMuted":{"description":"Whether it is silenced.","type":"boolean","x-since":1},"isFixedVolume":{"description":"Whether nothing that a sender does changes it.",\####
"type":"boolean","x-since":1,"x-gck":"GCKSessionTraits.isFixedVolume"},"isSliding":{"description":"Whether somebody holds the slider.",\####
"type":"boolean","x-since":1},"slider":{"description":"The slider.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"up":{"description":"One step louder.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"down":{"description":"One step quieter.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1},"muteToggle":{"description":"Silences it, or lets it be heard.","allOf":[{"$ref":"#/components/schemas/MediaControl"}],\####
"x-since":1}},"required":["level","percent","isMuted","isFixedVolume","isSliding","slider","up","down",\####
"muteToggle"],"x-since":1,"x-gck":"GCKUIDeviceVolumeController"},"PlaybackRateSegment":{"title":"PlaybackRateSegment",\####
"description":"A rate to choose.","type":"object","properties":{"playbackRate":{"description":"The rate.",\####
"type":"number","x-since":1},"label":{"description":"`1×`.","type":"string","x-since":1},"isSelected":{"description":"Whether it is the one that stands for how it plays.",\####
"type":"boolean","x-since":1}},"required":["playbackRate","label","isSelected"],"x-since":1},"PlaybackRateControllerState":{"title":"PlaybackRateControllerState",\####
"description":"How fast it plays.","type":"object","properties":{"playbackRate":{"description":"How fast time advances.",\####
"type":"number","x-since":1,"x-gck":"GCKUIPlaybackRateController.playbackRate"},"isEnabled":{"description":"Whether it can be changed now.",\####
"type":"boolean","x-since":1,"x-gck":"GCKUIPlaybackRateController.inputEnabled"},"minimumPlaybackRate":{"description":"The lowest rate that can be chosen: 0.5.",\####
"type":"number","x-since":1,"x-gck":"kGCKMediaMinPlaybackRate"},"maximumPlaybackRate":{"description":"The highest: 2.",\####
"type":"number","x-since":1,"x-gck":"kGCKMediaMaxPlaybackRate"},"segments":{"description":"The rates to choose from.",\####
"type":"array","items":{"$ref":"#/components/schemas/PlaybackRateSegment"},"x-since":1}},"required":["playbackRate",\####
"isEnabled","minimumPlaybackRate","maximumPlaybackRate","segments"],"x-since":1,"x-gck":"GCKUIPlaybackRateController"},\####
"TrackEntry":{"title":"TrackEntry","description":"A track to choose.","type":"object","properties":{"trackId":{"description":"Names the track; absent for the entry that stands for none, or for what the stream assumes.",\####
"type":"integer","x-since":1},"title":{"description":"What it is called.","type":"string","x-since":1},\####
"language":{"description":"Its language, RFC 5646.","type":"string","x-since":1},"isSelected":{"description":"Whether it is on.",\####
"type":"boolean","x-since":1}},"required":["title","isSelected"],"x-since":1},"TrackSelectorState":{"title":"TrackSelectorState",\####
"description":"Audio and text.","type":"object","properties":{"isPresented":{"description":"Whether it is open.",\####
"type":"boolean","x-since":1},"isEnabled":{"description":"Whether tracks can be chosen now.","type":"boolean",\####
"x-since":1},"audioTracks":{"description":"The sounds; with one entry for what the stream assumes, if none is on.",\####
"type":"array","items":{"$ref":"#/components/schemas/TrackEntry"},"x-since":1},"textTracks":{"description":"The texts, and none; empty where there is no text.",\####
"type":"array","items":{"$ref":"#/components/schemas/TrackEntry"},"x-since":1},"selectedTrackIds":{"description":"The tracks that are on, of all kinds.",\####
"type":"array","items":{"type":"integer"},"x-since":1,"x-gck":"GCKUIMediaTrackSelectionViewController.selectedTrackIDs"}},\####
"required":["isPresented","isEnabled","audioTracks","textTracks","selectedTrackIds"],"x-since":1,"x-gck":"GCKUIMediaTrackSelectionViewController"},\####
"WidgetStates":{"title":"WidgetStates","description":"The states of some widgets.","type":"object","properties":{"castButton":{"description":"The button that shows whether something can be cast to.",\####
"allOf":[{"$ref":"#/components/schemas/CastButtonState"}],"x-since":1},"castDialog":{"description":"Where a device is chosen, and left.",\####
"allOf":[{"$ref":"#/components/schemas/CastDialogState"}],"x-since":1},"introOverlay":{"description":"What points out the button, once.",\####
"allOf":[{"$ref":"#/components/schemas/IntroOverlayState"}],"x-since":1},"miniController":{"description":"The bar at the edge while something plays.",\####
"allOf":[{"$ref":"#/components/schemas/MiniControllerState"}],"x-since":1},"expandedController":{"description":"The full screen while something plays.",\####
"allOf":[{"$ref":"#/components/schemas/ExpandedControllerState"}],"x-since":1},"mediaController":{"description":"Every control for what plays.",\####
"allOf":[{"$ref":"#/components/schemas/MediaControllerState"}],"x-since":1},"volumeController":{"description":"The device's volume.",\####
"allOf":[{"$ref":"#/components/schemas/VolumeControllerState"}],"x-since":1},"playbackRateController":{"description":"How fast it plays.",\####
"allOf":[{"$ref":"#/components/schemas/PlaybackRateControllerState"}],"x-since":1},"trackSelector":{"description":"Audio and text.",\####
"allOf":[{"$ref":"#/components/schemas/TrackSelectorState"}],"x-since":1}},"x-since":1},"CastButtonOptions":{"title":"CastButtonOptions",\####
"description":"What the program wants of the cast button.","type":"object","properties":{"visibility":{"description":"When it is there.",\####
"allOf":[{"$ref":"#/components/schemas/CastButtonVisibility"}],"default":"ON_NETWORK","x-since":1},"triggersDefaultCastDialog":{"description":"Whether a tap opens the dialog.",\####
"type":"boolean","default":true,"x-since":1,"x-gck":"GCKUICastButton.triggersDefaultCastDialog"},"tintColor":{"description":"Its colour, `#RRGGBB` or `#RRGGBBAA`.",\####
"type":"string","minLength":1,"x-since":1,"x-gck":"GCKUICastButton.tintColor"},"labels":{"description":"Labels by cast state (`NOT_CONNECTED`…); `default` for the others.",\####
"type":"object","additionalProperties":{"type":"string"},"x-since":1,"x-gck":"GCKUICastButton.setAccessibilityLabel:forCastState:"}},\####
"x-since":1},"IntroOverlayOptions":{"title":"IntroOverlayOptions","description":"What the program wants of the introductory overlay.",\####
"type":"object","properties":{"titleText":{"description":"Its title.","type":"string","minLength":1,"default":"Touch to cast media to your TV and Speakers",\####
"x-since":1},"buttonText":{"description":"What dismisses it.","type":"string","minLength":1,"default":"OK",\####
"x-since":1},"titlePosition":{"description":"Where the title stands.","allOf":[{"$ref":"#/components/schemas/IntroTitlePosition"}],\####
"default":"AUTOMATIC","x-since":1},"presentsAutomatically":{"description":"Whether it comes by itself as soon as there is a device, if it never was shown.",\####
"type":"boolean","default":false,"x-since":1}},"x-since":1},"MediaButtonChoice":{"title":"MediaButtonChoice",\####
"description":"Which button is to stand at a place.","type":"object","properties":{"type":{"description":"What it does.",\####
"allOf":[{"$ref":"#/components/schemas/MediaButtonType"}],"x-since":1},"customId":{"description":"For CUSTOM: which of the program's own.",\####
"type":"string","minLength":1,"x-since":1}},"required":["type"],"x-since":1},"MiniControllerOptions":{"title":"MiniControllerOptions",\####
"description":"What the program wants of the mini controller.","type":"object","properties":{"isEnabled":{"description":"Whether it wants it.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKUICastContainerViewController.miniMediaControlsItemEnabled"},\####
"thumbnailEnabled":{"description":"Whether it has a picture.","type":"boolean","default":true,"x-since":1,\####
"x-gck":"GCKUIMiniMediaControlsViewController.thumbnailEnabled"},"buttons":{"description":"Its places, at most three; without a wish play and pause at the last.",\####
"type":"array","items":{"$ref":"#/components/schemas/MediaButtonChoice"},"x-since":1,"x-gck":"GCKUIMiniMediaControlsViewController.setButtonType:atIndex:"}},\####
"x-since":1},"ExpandedControllerOptions":{"title":"ExpandedControllerOptions","description":"What the program wants of the expanded controller.",\####
"type":"object","properties":{"useDefaultExpandedMediaControls":{"description":"Whether the framework shows it by itself.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKCastContext.useDefaultExpandedMediaControls"},\####
"hideStreamPositionControlsForLiveContent":{"description":"Whether live streams have no position.","type":"boolean",\####
"default":false,"x-since":1,"x-gck":"GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent"},\####
"presentsWhenMediaStarts":{"description":"Whether it is triggered by media that begins.","type":"boolean",\####
"default":false,"x-since":1},"buttons":{"description":"The places around play and pause, at most four: without a wish tracks, previous, next, mute.",\####
"type":"array","items":{"$ref":"#/components/schemas/MediaButtonChoice"},"x-since":1,"x-gck":"GCKUIExpandedMediaControlsViewController.setButtonType:atIndex:"}},\####
"x-since":1},"MediaControllerOptions":{"title":"MediaControllerOptions","description":"What the program wants of the media controller.",\####
"type":"object","properties":{"displayTimeRemainingAsNegativeValue":{"description":"Whether what is left has a minus sign.",\####
"type":"boolean","default":true,"x-since":1,"x-gck":"GCKUIMediaController.displayTimeRemainingAsNegativeValue"},\####
"hideStreamPositionControlsForLiveContent":{"description":"Whether live streams have no position.","type":"boolean",\####
"default":false,"x-since":1,"x-gck":"GCKUIMediaController.hideStreamPositionControlsForLiveContent"},\####
"boundMetadata":{"description":"Which members of the metadata its state is to have, at most 32: `studio`, `albumName`, own ones.",\####
"type":"array","items":{"type":"string"},"x-since":1,"x-gck":"GCKUIMediaController.bindLabel:toMetadataKey:"},\####
"boundImages":{"description":"Which pictures its state is to have, at most 16: sizes by names of the program's own.",\####
"type":"object","additionalProperties":{"$ref":"#/components/schemas/PictureSize"},"x-since":1,"x-gck":"GCKUIMediaController.bindImageView:toImageHints:"}},\####
"x-since":1},"PlaybackRateOptions":{"title":"PlaybackRateOptions","description":"What the program wants of the playback rate controller.",\####
"type":"object","properties":{"playbackRates":{"description":"The rates to choose from, from 0.5 to 2, growing, at most 16; without a wish 0.5, 1 and 2.",\####
"type":"array","items":{"type":"number"},"minItems":1,"x-since":1}},"x-since":1},"WidgetOptions":{"title":"WidgetOptions",\####
"description":"What the program wants of the widgets; shared by all clients.","type":"object","properties":{"castButton":{"description":"The cast button.",\####
"allOf":[{"$ref":"#/components/schemas/CastButtonOptions"}],"x-since":1},"images":{"description":"The pictures.",\####
"allOf":[{"$ref":"#/components/schemas/WidgetImageOptions"}],"x-since":1},"introOverlay":{"description":"The introductory overlay.",\####
"allOf":[{"$ref":"#/components/schemas/IntroOverlayOptions"}],"x-since":1},"miniController":{"description":"The mini controller.",\####
"allOf":[{"$ref":"#/components/schemas/MiniControllerOptions"}],"x-since":1},"expandedController":{"description":"The expanded controller.",\####
"allOf":[{"$ref":"#/components/schemas/ExpandedControllerOptions"}],"x-since":1},"mediaController":{"description":"The media controller.",\####
"allOf":[{"$ref":"#/components/schemas/MediaControllerOptions"}],"x-since":1},"playbackRateController":{"description":"The playback rate controller.",\####
"allOf":[{"$ref":"#/components/schemas/PlaybackRateOptions"}],"x-since":1}},"x-since":1},"LocalPlayback":{"title":"LocalPlayback",\####
"description":"What a player on this machine plays, or is to go on with.","type":"object","properties":{"media":{"description":"What it plays.",\####
"allOf":[{"$ref":"#/components/schemas/MediaInformation"}],"x-since":1},"queueData":{"description":"The queue that it is part of.",\####
"allOf":[{"$ref":"#/components/schemas/QueueData"}],"x-since":1},"position":{"description":"Where it is.",\####
"type":"number","minimum":0,"default":0,"x-unit":"seconds","x-since":1},"isPlaying":{"description":"Whether time advances.",\####
"type":"boolean","default":true,"x-since":1},"isEnded":{"description":"Whether it is over: there is nothing to go on with.",\####
"type":"boolean","x-since":1},"playbackRate":{"description":"How fast it plays.","type":"number","exclusiveMinimum":0,\####
"x-since":1},"activeTrackIds":{"description":"Which tracks are on.","type":"array","items":{"type":"integer"},\####
"x-since":1}},"x-since":1},"ChannelDisconnectReason":{"title":"ChannelDisconnectReason","description":"Why a channel is no longer connected.",\####
"type":"string","enum":["SESSION_SUSPENDED","SESSION_ENDED","NOT_LISTED","REMOVED"],"x-values":{"SESSION_SUSPENDED":"The session is suspended; the channel connects again when it is resumed.",\####
"SESSION_ENDED":"The session is over, or ending.","NOT_LISTED":"The app no longer lists the namespace.",\####
"REMOVED":"The client removed the channel."},"x-since":1},"ChannelSession":{"title":"ChannelSession",\####
"description":"A channel in one session.","type":"object","properties":{"sessionId":{"description":"The session.",\####
"type":"string","x-since":1},"isConnected":{"description":"Whether messages can be sent: the session is connected, and its app lists the namespace.",\####
"type":"boolean","x-since":1,"x-gck":"GCKCastChannel.isConnected"},"isWritable":{"description":"Whether the link takes more: connected, and at most 256 KiB wait for the device to read.",\####
"type":"boolean","x-since":1,"x-gck":"GCKCastChannel.isWritable"}},"required":["sessionId","isConnected",\####
"isWritable"],"x-since":1},"ChannelInfo":{"title":"ChannelInfo","description":"A channel that the client has.",\####
"type":"object","properties":{"namespace":{"description":"Its namespace.","type":"string","x-since":1,\####
"x-gck":"GCKCastChannel.protocolNamespace"},"sessionId":{"description":"The session that it was added for; absent: every session.",\####
"type":"string","x-since":1},"sessions":{"description":"How it is in each session that it covers, the oldest first.",\####
"type":"array","items":{"$ref":"#/components/schemas/ChannelSession"},"x-since":1}},"required":["namespace",\####
"sessions"],"x-since":1},"CastState":{"title":"CastState","description":"Whether there are devices, and a session.",\####
"type":"string","enum":["NO_DEVICES_AVAILABLE","NOT_CONNECTED","CONNECTING","CONNECTED"],"x-values":{"NO_DEVICES_AVAILABLE":"No device is known.",\####
"NOT_CONNECTED":"There are devices, but no session.","CONNECTING":"A session is starting.","CONNECTED":"At least one session is connected."},\####
"x-since":1},"LaunchOptions":{"title":"LaunchOptions","description":"How apps are launched where a call doesn't say otherwise.",\####
"type":"object","properties":{"languageCode":{"description":"The language that is asked of apps, RFC 5646; absent: the server's locale.",\####
"type":"string","minLength":1,"x-since":1,"x-gck":"GCKLaunchOptions.languageCode"},"relaunchIfRunning":{"description":"Whether an app that runs already is started anew.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKLaunchOptions.relaunchIfRunning"},"androidReceiverCompatible":{"description":"Whether the app's Android TV twin may be launched.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKLaunchOptions.androidReceiverCompatible"}},"x-since":1,\####
"x-gck":"GCKLaunchOptions"},"AppState":{"title":"AppState","description":"Whether the program that casts is in use.",\####
"type":"string","enum":["FOREGROUND","BACKGROUND"],"x-values":{"FOREGROUND":"It is.","BACKGROUND":"It is hidden, or rests."},\####
"x-since":1},"ReconnectOptions":{"title":"ReconnectOptions","description":"How a session whose link broke is resumed.",\####
"type":"object","properties":{"isEnabled":{"description":"Whether it is; otherwise the session ends.",\####
"type":"boolean","default":true,"x-since":1},"initialDelay":{"description":"The longest pause before the first attempt; what is shorter is drawn by lot.",\####
"type":"number","minimum":0,"maximum":600,"default":0.5,"x-unit":"seconds","x-since":1},"maximumDelay":{"description":"The longest pause between attempts; pauses double up to it, and half of each is drawn by lot.",\####
"type":"number","minimum":0.1,"maximum":3600,"default":30,"x-unit":"seconds","x-since":1},"attemptTimeout":{"description":"How long one attempt may take.",\####
"type":"number","minimum":0.1,"maximum":600,"default":15,"x-unit":"seconds","x-since":1},"giveUpAfter":{"description":"How long after the loss the session is given up; 0: never.",\####
"type":"number","minimum":0,"maximum":31536000,"default":300,"x-unit":"seconds","x-since":1}},"x-since":1},\####
"TransferOptions":{"title":"TransferOptions","description":"How sessions come to other devices.","type":"object",\####
"properties":{"followsMoves":{"description":"Whether a session whose app vanishes while it plays something that can be moved is looked for on other devices, as when somebody moves it by voice or at the device.",\####
"type":"boolean","default":true,"x-since":1},"searchTimeout":{"description":"How long it is looked for; then it has ended.",\####
"type":"number","minimum":0.1,"maximum":60,"default":5,"x-unit":"seconds","x-since":1},"timeout":{"description":"How long `session.transfer` may take, but for connecting to the other device, where the call doesn't say.",\####
"type":"number","maximum":600,"exclusiveMinimum":0,"default":90,"x-unit":"seconds","x-since":1}},"x-since":1},\####
"DeviceAuthenticationPolicy":{"title":"DeviceAuthenticationPolicy","description":"Whether devices have to prove what they are.",\####
"type":"string","enum":["OFF","REPORT","REQUIRE"],"x-values":{"OFF":"No device is asked.","REPORT":"Every device is asked, and connected to whatever comes of it; `Session.authentication` tells.",\####
"REQUIRE":"A device that isn't authentic is not connected to: `DeviceAuthenticationFailed`."},"x-since":1},\####
"RevocationPolicy":{"title":"RevocationPolicy","description":"What lists of revoked devices are for.",\####
"type":"string","enum":["IGNORE","OPTIONAL","REQUIRED"],"x-values":{"IGNORE":"None is looked at.","OPTIONAL":"What a valid list revokes is refused; no list does no harm. Hardly any device sends one.",\####
"REQUIRED":"There has to be a valid list: the device's own, or `crlFile`."},"x-since":1},"DeviceAuthenticationOptions":{"title":"DeviceAuthenticationOptions",\####
"description":"Whether and how strictly devices have to prove what they are. The proof is a signature by a key that Google certified; it is off by default, because in March 2025 strict senders refused millions of genuine devices.",\####
"type":"object","properties":{"policy":{"description":"Whether devices have to prove what they are.",\####
"allOf":[{"$ref":"#/components/schemas/DeviceAuthenticationPolicy"}],"default":"OFF","x-since":1},"ignoreExpiry":{"description":"Whether certificates of the device's chain that ran out, or aren't valid yet, are accepted. The dates of its TLS certificate count all the same.",\####
"type":"boolean","default":false,"x-since":1},"acceptSHA1":{"description":"Whether a signature over SHA-1 is accepted, as the oldest devices make it.",\####
"type":"boolean","default":true,"x-since":1},"requireNonce":{"description":"Whether an answer that doesn't repeat the challenge is refused, as the oldest devices give it. One that repeats another challenge is always refused.",\####
"type":"boolean","default":false,"x-since":1},"crl":{"description":"What lists of revoked devices are for.",\####
"allOf":[{"$ref":"#/components/schemas/RevocationPolicy"}],"default":"OPTIONAL","x-since":1},"crlFile":{"description":"Path of a revocation list (a `CrlBundle` in protobuf) on the server's machine that is looked through besides the device's own.",\####
"type":"string","minLength":1,"x-since":1},"crlRootsFile":{"description":"Path of a PEM file with roots for revocation lists that are trusted besides Google's.",\####
"type":"string","minLength":1,"x-since":1},"trustedRootsFile":{"description":"Path of a PEM file on the server's machine with root certificates that are trusted besides Google's: for `cast-receiver`, that of its `--root-certificate`.",\####
"type":"string","minLength":1,"x-since":1},"timeout":{"description":"How long a device may take to answer.",\####
"type":"number","maximum":60,"exclusiveMinimum":0,"default":5,"x-unit":"seconds","x-since":1}},"x-since":1},\####
"TLSVersion":{"title":"TLSVersion","description":"A version of TLS.","type":"string","enum":["TLS_1_0",\####
"TLS_1_1","TLS_1_2","TLS_1_3"],"x-values":{"TLS_1_0":"TLS 1.0, of the oldest sets.","TLS_1_1":"TLS 1.1.",\####
"TLS_1_2":"TLS 1.2, usual.","TLS_1_3":"TLS 1.3, of new devices."},"x-since":1},"TLSOptions":{"title":"TLSOptions",\####
"description":"Which TLS is acceptable towards receivers. What is assumed connects to old sets too; receivers' certificates prove nothing in any case, which is what device authentication is for.",\####
"type":"object","properties":{"minimumVersion":{"description":"The oldest version that is accepted.",\####
"allOf":[{"$ref":"#/components/schemas/TLSVersion"}],"default":"TLS_1_0","x-since":1},"maximumVersion":{"description":"The newest version that is offered; absent: the newest there is.",\####
"allOf":[{"$ref":"#/components/schemas/TLSVersion"}],"x-since":1},"ciphers":{"description":"OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`).",\####
"type":"string","minLength":1,"default":"DEFAULT","x-since":1},"securityLevel":{"description":"OpenSSL's security level. 0 accepts what old sets have: TLS 1.0 and 1.1, SHA-1 signatures, keys of 1,024 bits; from 1 on they are refused.",\####
"type":"integer","minimum":0,"maximum":5,"default":0,"x-since":1},"maximumStoredSessions":{"description":"How many receivers' TLS sessions are kept, so that the next connection takes less; 0: each handshake is a whole one, as it is in any case while devices are authenticated.",\####
"type":"integer","minimum":0,"maximum":10000,"default":64,"x-since":1}},"x-since":1},"HeartbeatOptions":{"title":"HeartbeatOptions",\####
"description":"When a silent receiver is asked, and when it is given up.","type":"object","properties":{"pingAfter":{"description":"PING when nothing was received, or nothing was sent, for so long. Some old devices cut senders that are silent for more than 5 seconds.",\####
"type":"number","minimum":0.05,"maximum":3600,"default":5,"x-unit":"seconds","x-since":1},"deadAfter":{"description":"The receiver is dead when nothing came from it for so long, although it was asked.",\####
"type":"number","minimum":0.1,"maximum":7200,"default":10,"x-unit":"seconds","x-since":1},"partialMessageDeadline":{"description":"The receiver is dead when a message isn't complete so long after its first byte.",\####
"type":"number","minimum":0.1,"maximum":7200,"default":10,"x-unit":"seconds","x-since":1}},"x-since":1},\####
"ContextOptions":{"title":"ContextOptions","description":"What the context assumes and allows; set once, before anything else is done with it.",\####
"type":"object","properties":{"launchOptions":{"description":"How apps are launched.","allOf":[{"$ref":"#/components/schemas/LaunchOptions"}],\####
"x-since":1,"x-gck":"GCKCastOptions.launchOptions"},"discoveryCriteria":{"description":"Which devices clients want that don't say so in `discovery.start`; absent: all.",\####
"allOf":[{"$ref":"#/components/schemas/DiscoveryCriteria"}],"x-since":1,"x-gck":"GCKCastOptions.discoveryCriteria"},\####
"discovery":{"description":"How devices are looked for.","allOf":[{"$ref":"#/components/schemas/DiscoveryOptions"}],\####
"x-since":1},"startDiscoveryAfterFirstTapOnCastButton":{"description":"Whether `context.create` leaves discovery for the first `widget.tapCastButton` to begin. The SDK assumes true, to spare phones; here it would only hide devices.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKCastOptions.startDiscoveryAfterFirstTapOnCastButton"},\####
"disableAnalyticsLogging":{"description":"Accepted for the SDK's sake: nothing is ever reported to anybody, so it is true whatever is said.",\####
"type":"boolean","default":true,"x-since":1,"x-gck":"GCKCastOptions.disableAnalyticsLogging"},"disableDiscoveryAutostart":{"description":"Whether `context.create` leaves discovery for `discovery.start` to begin.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKCastOptions.disableDiscoveryAutostart"},"stopReceiverApplicationWhenEndingSession":{"description":"Whether `session.end` without an action stops the app for everybody.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKCastOptions.stopReceiverApplicationWhenEndingSession"},\####
"deviceAuthentication":{"description":"Whether devices have to prove what they are.","allOf":[{"$ref":"#/components/schemas/DeviceAuthenticationOptions"}],\####
"x-since":1},"userAgent":{"description":"What this sender calls itself towards receivers.","type":"string",\####
"minLength":1,"default":"cast-rpc","x-since":1},"maximumSessions":{"description":"The most sessions at once.",\####
"type":"integer","minimum":1,"maximum":1024,"default":64,"x-since":1},"connectTimeout":{"description":"How long starting or joining a session may take where the call doesn't say.",\####
"type":"number","maximum":600,"exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1},"suspendSessionsWhenBackgrounded":{"description":"Whether sessions are suspended while every client is in the background (`context.setAppState`).",\####
"type":"boolean","default":true,"x-since":1,"x-gck":"GCKCastOptions.suspendSessionsWhenBackgrounded"},\####
"physicalVolumeButtonsWillControlDeviceVolume":{"description":"Whether `session.pressVolumeKey` changes the volume of the current session's device.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume"},\####
"reconnect":{"description":"How a session whose link broke is resumed.","allOf":[{"$ref":"#/components/schemas/ReconnectOptions"}],\####
"x-since":1},"transfer":{"description":"How sessions come to other devices.","allOf":[{"$ref":"#/components/schemas/TransferOptions"}],\####
"x-since":1},"saveSessions":{"description":"Whether sessions are written down, so that the next server can join them again (`session.restore`). Assumed is true for a daemon, and false for a server that a program spawned for itself.",\####
"type":"boolean","x-since":1},"tls":{"description":"Which TLS is acceptable towards receivers.","allOf":[{"$ref":"#/components/schemas/TLSOptions"}],\####
"x-since":1},"images":{"description":"How pictures are fetched and kept.","allOf":[{"$ref":"#/components/schemas/ImageOptions"}],\####
"x-since":1},"sharedContainerIdentifier":{"description":"Names a folder in the user's folder for caches in which several programs share their pictures: letters, digits, `.`, `_` and `-`, 100 at most.",\####
"type":"string","minLength":1,"x-since":1,"x-gck":"GCKCastOptions.sharedContainerIdentifier"},"heartbeat":{"description":"When a silent receiver is asked, and when it is given up.",\####
"allOf":[{"$ref":"#/components/schemas/HeartbeatOptions"}],"x-since":1}},"x-since":1,"x-gck":"GCKCastOptions"},\####
"ContextInfo":{"title":"ContextInfo","description":"The context as it is now.","type":"object","properties":{"castState":{"description":"Whether there are devices, and a session.",\####
"allOf":[{"$ref":"#/components/schemas/CastState"}],"x-since":1},"currentSessionId":{"description":"The session that this connection means where it names none.",\####
"type":"string","x-since":1},"connectionState":{"description":"The state of the newest session; DISCONNECTED where there is none.",\####
"allOf":[{"$ref":"#/components/schemas/ConnectionState"}],"x-since":1,"x-gck":"GCKSessionManager.connectionState"},\####
"isCreated":{"description":"Whether the options are settled: by `context.create`, or by the first call that looks for devices or connects to one, which creates the context with what is assumed.",\####
"type":"boolean","x-since":1,"x-gck":"GCKCastContext.isSharedInstanceInitialized"},"options":{"description":"The options, with what is assumed in place of what wasn't said.",\####
"allOf":[{"$ref":"#/components/schemas/ContextOptions"}],"x-since":1},"appState":{"description":"Whether a client is in use.",\####
"allOf":[{"$ref":"#/components/schemas/AppState"}],"x-since":1}},"required":["castState","connectionState",\####
"isCreated","options","appState"],"x-since":1,"x-gck":"GCKCastContext"},"LaunchCredentials":{"title":"LaunchCredentials",\####
"description":"Who the viewer is.","type":"object","properties":{"credentials":{"description":"The credentials; absent: none.",\####
"type":"string","x-since":1},"credentialsType":{"description":"What kind.","type":"string","default":"web",\####
"x-since":1}},"x-since":1,"x-gck":"GCKCredentialsData"},"DeviceType":{"title":"DeviceType","description":"What kind of device it is.",\####
"type":"string","enum":["TV","SPEAKER","SPEAKER_GROUP","GENERIC"],"x-values":{"TV":"It has a screen.",\####
"SPEAKER":"It has only sound.","SPEAKER_GROUP":"Several speakers that play as one.","GENERIC":"Not known."},\####
"x-since":1},"DeviceSource":{"title":"DeviceSource","description":"How the device was found.","type":"string",\####
"enum":["DNS_SD","CONFIGURED","CACHED"],"x-values":{"DNS_SD":"By DNS-SD on the local network.","CONFIGURED":"A client gave its address.",\####
"CACHED":"An earlier run saw it; this one hasn't yet."},"x-since":1},"DeviceCapability":{"title":"DeviceCapability",\####
"description":"Something that a device can do.","type":"string","enum":["VIDEO_OUT","VIDEO_IN","AUDIO_OUT",\####
"AUDIO_IN","DEVELOPER_MODE","MULTIZONE_GROUP","DYNAMIC_GROUP","MULTI_CHANNEL_GROUP","MULTI_CHANNEL_MEMBER",\####
"MASTER_OR_FIXED_VOLUME","ATTENUATION_OR_FIXED_VOLUME","DYNAMIC_GROUPING_SUPPORTED"],"x-values":{"VIDEO_OUT":"It has a display.",\####
"VIDEO_IN":"It has a camera.","AUDIO_OUT":"It has speakers.","AUDIO_IN":"It has a microphone.","DEVELOPER_MODE":"It is in developer mode.",\####
"MULTIZONE_GROUP":"It is a group of devices.","DYNAMIC_GROUP":"It is a group that was made on the fly.",\####
"MULTI_CHANNEL_GROUP":"It is a group whose members play different channels (a stereo pair).","MULTI_CHANNEL_MEMBER":"It is a member of a multi-channel group.",\####
"MASTER_OR_FIXED_VOLUME":"It has a master volume or a fixed one.","ATTENUATION_OR_FIXED_VOLUME":"It has an attenuation volume or a fixed one.",\####
"DYNAMIC_GROUPING_SUPPORTED":"It can be joined to a group on the fly."},"x-since":1,"x-gck":"GCKDeviceCapability"},\####
"Device":{"title":"Device","description":"A Cast receiver.","type":"object","properties":{"deviceId":{"description":"Names the device, also when its address changes.",\####
"type":"string","x-since":1,"x-gck":"GCKDevice.deviceID"},"friendlyName":{"description":"What people call it.",\####
"type":"string","x-since":1},"modelName":{"description":"Its model.","type":"string","x-since":1},"deviceVersion":{"description":"The version of its protocol.",\####
"type":"string","x-since":1},"deviceType":{"description":"What kind it is.","allOf":[{"$ref":"#/components/schemas/DeviceType"}],\####
"x-since":1},"capabilities":{"description":"What it can do, as a bit mask (cast.md 9).","type":"integer",\####
"x-since":1},"capabilityNames":{"description":"The same by name; bits without a name are left out.","type":"array",\####
"items":{"$ref":"#/components/schemas/DeviceCapability"},"x-since":1,"x-gck":"GCKDevice.hasCapabilities:"},\####
"isBusy":{"description":"Whether an app runs on it; absent where unknown.","type":"boolean","x-since":1},\####
"statusText":{"description":"What its app says it is doing.","type":"string","x-since":1},"iconPath":{"description":"Where its icon is, on its HTTP port 8008.",\####
"type":"string","x-since":1},"iconUrl":{"description":"The icon's address.","type":"string","x-since":1,\####
"x-gck":"GCKDevice.icons"},"host":{"description":"What to connect to: the first of `addresses`, or the name that a client gave.",\####
"type":"string","x-since":1,"x-gck":"GCKDevice.networkAddress"},"hostName":{"description":"Its DNS-SD name (`….local`), which only resolvers that speak multicast DNS find; absent where it is `host`.",\####
"type":"string","x-since":1},"addresses":{"description":"All its addresses, IPv4 and IPv6.","type":"array",\####
"items":{"type":"string"},"x-since":1},"port":{"description":"Its port.","type":"integer","x-since":1},\####
"isGroup":{"description":"Whether it is a group of devices.","type":"boolean","x-since":1},"source":{"description":"How it was found.",\####
"allOf":[{"$ref":"#/components/schemas/DeviceSource"}],"x-since":1},"applicationIds":{"description":"The apps that it announces, of those that some client's criteria name.",\####
"type":"array","items":{"type":"string"},"x-since":1},"txt":{"description":"Its whole DNS-SD record.",\####
"type":"object","additionalProperties":{"type":"string"},"x-since":1}},"required":["deviceId","friendlyName",\####
"deviceType","host","addresses","port","isGroup","source","txt"],"x-since":1},"DiscoveryCriteria":{"title":"DiscoveryCriteria",\####
"description":"Which devices a client wants: those that have at least one of the apps, and whose running app speaks all the namespaces.",\####
"type":"object","properties":{"applicationIds":{"description":"App ids, in any case; absent or empty: any. A device proves that it has an app by announcing it (a DNS-SD subtype) or by its answer to `discovery.queryAppAvailability`; for the default media receiver `CC1AD845`, and for devices that were added by their address, only a denial counts.",\####
"type":"array","items":{"type":"string"},"x-since":1,"x-gck":"GCKDiscoveryCriteria.applicationIDs"},"namespaces":{"description":"Namespaces of the app that runs, as far as a session tells; absent or empty: any.",\####
"type":"array","items":{"type":"string"},"x-since":1,"x-gck":"GCKDiscoveryCriteria.namespaces"}},"x-since":1,\####
"x-gck":"GCKDiscoveryCriteria"},"DiscoverySourceKind":{"title":"DiscoverySourceKind","description":"By what means the network is asked.",\####
"type":"string","enum":["AUTOMATIC","AVAHI","EMBEDDED"],"x-values":{"AUTOMATIC":"By both of the others, side by side.",\####
"AVAHI":"The Avahi daemon, through DNS-SD.","EMBEDDED":"Multicast DNS of the server's own, which needs no daemon."},\####
"x-since":1},"DiscoveryOptions":{"title":"DiscoveryOptions","description":"How devices are looked for, for all clients.",\####
"type":"object","properties":{"source":{"description":"By what means the network is asked.","allOf":[{"$ref":"#/components/schemas/DiscoverySourceKind"}],\####
"default":"AUTOMATIC","x-since":1},"passiveScan":{"description":"Whether to ask less often, at the price of older facts.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKDiscoveryManager.passiveScan"},"allowedInterfaces":{"description":"The network interfaces to use, by name; `*` at the end stands for any rest. Empty: all.",\####
"type":"array","items":{"type":"string"},"x-since":1},"deniedInterfaces":{"description":"The network interfaces not to use, whatever is allowed (`docker*`).",\####
"type":"array","items":{"type":"string"},"x-since":1},"cachesDevices":{"description":"Whether the devices of this run are kept on disk and listed, marked, at the start of the next.",\####
"type":"boolean","default":true,"x-since":1}},"x-since":1},"AppAvailability":{"title":"AppAvailability",\####
"description":"Whether a device has an app.","type":"string","enum":["APP_AVAILABLE","APP_UNAVAILABLE",\####
"UNKNOWN"],"x-values":{"APP_AVAILABLE":"It has it.","APP_UNAVAILABLE":"It doesn't have it.","UNKNOWN":"It didn't say."},\####
"x-since":1},"DiscoveryInfo":{"title":"DiscoveryInfo","description":"The state of discovery.","type":"object",\####
"properties":{"isRunning":{"description":"Whether devices are being looked for.","type":"boolean","x-since":1},\####
"devices":{"description":"All devices, ordered by friendly name.","type":"array","items":{"$ref":"#/components/schemas/Device"},\####
"x-since":1}},"required":["isRunning","devices"],"x-since":1},"DaemonState":{"title":"DaemonState","description":"Whether the DNS-SD daemon works; discovery doesn't need it.",\####
"type":"string","enum":["NOT_ASKED","AVAILABLE","UNAVAILABLE"],"x-values":{"NOT_ASKED":"The options don't want it.",\####
"AVAILABLE":"It answers.","UNAVAILABLE":"It doesn't answer: not installed, not running, or not reachable over D-Bus."},\####
"x-since":1},"NetworkInterface":{"title":"NetworkInterface","description":"A network interface of this machine.",\####
"type":"object","properties":{"name":{"description":"Its name.","type":"string","x-since":1},"addresses":{"description":"Its addresses.",\####
"type":"array","items":{"type":"string"},"x-since":1},"isUsed":{"description":"Whether discovery uses it.",\####
"type":"boolean","x-since":1},"skippedBecause":{"description":"Why not, if it doesn't.","type":"string",\####
"x-since":1},"isUp":{"description":"Whether it is up.","type":"boolean","x-since":1},"supportsMulticast":{"description":"Whether it can carry discovery.",\####
"type":"boolean","x-since":1},"isLoopback":{"description":"Whether it reaches only this machine.","type":"boolean",\####
"x-since":1}},"required":["name","addresses","isUsed","isUp","supportsMulticast","isLoopback"],"x-since":1},\####
"ProbePhase":{"title":"ProbePhase","description":"A step of a probe, in their order.","type":"string",\####
"enum":["RESOLVE","TCP","TLS","AUTHENTICATE","CONNECT","RECEIVER_STATUS"],"x-values":{"RESOLVE":"Looking up the host's name.",\####
"TCP":"Connecting.","TLS":"Encrypting.","AUTHENTICATE":"Asking the device to prove that Google made it.",\####
"CONNECT":"Opening the virtual connection.","RECEIVER_STATUS":"Asking for the receiver's status."},"x-since":1},\####
"ProbeOutcome":{"title":"ProbeOutcome","description":"How a step of a probe ended.","type":"string","enum":["PASSED",\####
"FAILED","SKIPPED"],"x-values":{"PASSED":"Well.","FAILED":"It failed.","SKIPPED":"It wasn't tried: an earlier one failed, or nobody asked for it."},\####
"x-since":1},"ProbeStep":{"title":"ProbeStep","description":"One step of a probe.","type":"object","properties":{"phase":{"description":"Which.",\####
"allOf":[{"$ref":"#/components/schemas/ProbePhase"}],"x-since":1},"outcome":{"description":"How it ended.",\####
"allOf":[{"$ref":"#/components/schemas/ProbeOutcome"}],"x-since":1},"elapsed":{"description":"How long it took; absent where it wasn't tried.",\####
"type":"number","x-unit":"seconds","x-since":1},"detail":{"description":"What was found: addresses, the TLS version, the app that runs.",\####
"type":"string","x-since":1}},"required":["phase","outcome"],"x-since":1},"ProbeResult":{"title":"ProbeResult",\####
"description":"How far a connection to an address got.","type":"object","properties":{"host":{"description":"The address.",\####
"type":"string","x-since":1},"port":{"description":"The port.","type":"integer","x-since":1},"succeeded":{"description":"Whether a Cast receiver works there.",\####
"type":"boolean","x-since":1},"steps":{"description":"Every step, in order.","type":"array","items":{"$ref":"#/components/schemas/ProbeStep"},\####
"x-since":1},"failedPhase":{"description":"Where it failed.","allOf":[{"$ref":"#/components/schemas/ProbePhase"}],\####
"x-since":1},"error":{"description":"Why.","allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1},\####
"advice":{"description":"What that means and what to do, in a sentence or two.","type":"string","x-since":1},\####
"deviceId":{"description":"The id of the device there, if it told.","type":"string","x-since":1},"friendlyName":{"description":"Its name, if it told.",\####
"type":"string","x-since":1},"modelName":{"description":"Its model, if it told.","type":"string","x-since":1},\####
"elapsed":{"description":"How long it took.","type":"number","x-unit":"seconds","x-since":1}},"required":["host",\####
"port","succeeded","steps","advice","elapsed"],"x-since":1},"DiscoverySourceInfo":{"title":"DiscoverySourceInfo",\####
"description":"What one source of devices knows about itself.","type":"object","properties":{"name":{"description":"Which: `AVAHI` or `EMBEDDED`.",\####
"allOf":[{"$ref":"#/components/schemas/DiscoverySourceKind"}],"x-since":1},"isReachable":{"description":"Whether it works: the daemon answers, there is a network interface to ask.",\####
"type":"boolean","x-since":1},"isInUse":{"description":"Whether devices are looked for with it now.",\####
"type":"boolean","x-since":1},"reason":{"description":"Why it doesn't work, or works only in part.","type":"string",\####
"x-since":1},"runningFor":{"description":"For how long it has looked without a break.","type":"number",\####
"x-unit":"seconds","x-since":1},"queriesSent":{"description":"How many questions it asked; absent where a daemon asks.",\####
"type":"integer","x-since":1},"answersSeen":{"description":"How many answers came.","type":"integer",\####
"x-since":1},"lastAnswerAgo":{"description":"How long ago the last one came.","type":"number","x-unit":"seconds",\####
"x-since":1},"services":{"description":"How many services are announced.","type":"integer","x-since":1},\####
"resolvedServices":{"description":"Of how many the address is known.","type":"integer","x-since":1},"ignoredServices":{"description":"How many announcements were ignored because too many are announced.",\####
"type":"integer","x-since":1},"lastError":{"description":"Its last error, which may be overcome.","type":"string",\####
"x-since":1},"retriesIn":{"description":"When it tries again to work.","type":"number","x-unit":"seconds",\####
"x-since":1}},"required":["name","isReachable","isInUse","answersSeen","services","resolvedServices",\####
"ignoredServices"],"x-since":1},"LeftOutReason":{"title":"LeftOutReason","description":"Why something that is announced isn't among a client's devices.",\####
"type":"string","enum":["APPLICATION_UNAVAILABLE","APPLICATION_UNKNOWN","NAMESPACES_MISSING","INTERFACE"],\####
"x-values":{"APPLICATION_UNAVAILABLE":"It said that it has none of the wanted apps.","APPLICATION_UNKNOWN":"It announces none of the wanted apps, and nobody asked it.",\####
"NAMESPACES_MISSING":"No app is known to run on it that speaks the wanted namespaces.","INTERFACE":"It was seen only on a network interface that isn't used."},\####
"x-since":1},"LeftOutDevice":{"title":"LeftOutDevice","description":"Something that is announced, but isn't among the asking client's devices.",\####
"type":"object","properties":{"deviceId":{"description":"Its id.","type":"string","x-since":1},"friendlyName":{"description":"Its name.",\####
"type":"string","x-since":1},"reason":{"description":"Why.","allOf":[{"$ref":"#/components/schemas/LeftOutReason"}],\####
"x-since":1}},"required":["deviceId","friendlyName","reason"],"x-since":1},"DeviceCacheState":{"title":"DeviceCacheState",\####
"description":"What was found where devices are kept, at the start.","type":"string","enum":["OFF","ABSENT",\####
"LOADED","STALE","OTHER_VERSION","CORRUPT","UNREADABLE"],"x-values":{"OFF":"None are kept.","ABSENT":"Nothing.",\####
"LOADED":"Devices.","STALE":"Devices that are too old.","OTHER_VERSION":"A file of another version.",\####
"CORRUPT":"A file that doesn't hold devices.","UNREADABLE":"A file that can't be read."},"x-since":1},\####
"DeviceCacheInfo":{"title":"DeviceCacheInfo","description":"The devices that are kept on disk.","type":"object",\####
"properties":{"isEnabled":{"description":"Whether any are kept.","type":"boolean","x-since":1},"path":{"description":"Where; absent where the server has no place for them.",\####
"type":"string","x-since":1},"state":{"description":"What was found there at the start.","allOf":[{"$ref":"#/components/schemas/DeviceCacheState"}],\####
"x-since":1},"message":{"description":"More about a file that was ignored, or couldn't be written.","type":"string",\####
"x-since":1},"devices":{"description":"How many devices of an earlier run are listed and not yet seen.",\####
"type":"integer","x-since":1}},"required":["isEnabled","state","devices"],"x-since":1},"DiscoveryFinding":{"title":"DiscoveryFinding",\####
"description":"The verdict of a diagnosis; more may be added.","type":"string","enum":["STOPPED","DAEMON_UNREACHABLE",\####
"NO_USABLE_INTERFACE","NO_ANSWERS","UNRESOLVED_SERVICES","ALL_LEFT_OUT","HEALTHY"],"x-values":{"STOPPED":"Discovery doesn't run.",\####
"DAEMON_UNREACHABLE":"The DNS-SD daemon doesn't answer.","NO_USABLE_INTERFACE":"No network interface can carry discovery.",\####
"NO_ANSWERS":"Questions go out, and nothing answers.","UNRESOLVED_SERVICES":"Devices are announced, but don't tell their addresses.",\####
"ALL_LEFT_OUT":"Devices are announced, but none that this client wants.","HEALTHY":"It works."},"x-since":1},\####
"DiscoveryDiagnosis":{"title":"DiscoveryDiagnosis","description":"Why the list of devices is what it is.",\####
"type":"object","properties":{"daemon":{"description":"The DNS-SD daemon.","allOf":[{"$ref":"#/components/schemas/DaemonState"}],\####
"x-since":1},"isRunning":{"description":"Whether devices are being looked for.","type":"boolean","x-since":1},\####
"runningFor":{"description":"For how long.","type":"number","x-unit":"seconds","x-since":1},"finding":{"description":"The verdict.",\####
"allOf":[{"$ref":"#/components/schemas/DiscoveryFinding"}],"x-since":1},"sources":{"description":"By what means the network is asked.",\####
"type":"array","items":{"$ref":"#/components/schemas/DiscoverySourceInfo"},"x-since":1},"deviceCount":{"description":"How many devices are known.",\####
"type":"integer","x-since":1},"leftOut":{"description":"What is announced but isn't among this client's devices, and why.",\####
"type":"array","items":{"$ref":"#/components/schemas/LeftOutDevice"},"x-since":1},"answersSeen":{"description":"How many answers have come in all.",\####
"type":"integer","x-since":1},"lastAnswerAgo":{"description":"How long ago the last one came.","type":"number",\####
"x-unit":"seconds","x-since":1},"lastErrorCode":{"description":"The last error of the DNS-SD API.","type":"integer",\####
"x-since":1},"lastError":{"description":"What it means.","type":"string","x-since":1},"interfaces":{"description":"This machine's interfaces.",\####
"type":"array","items":{"$ref":"#/components/schemas/NetworkInterface"},"x-since":1},"cache":{"description":"The devices that are kept on disk.",\####
"allOf":[{"$ref":"#/components/schemas/DeviceCacheInfo"}],"x-since":1},"hints":{"description":"What may keep answers away here, such as a firewall.",\####
"type":"array","items":{"type":"string"},"x-since":1},"probe":{"description":"The probe, if one was asked for.",\####
"allOf":[{"$ref":"#/components/schemas/ProbeResult"}],"x-since":1},"advice":{"description":"What to do, in a sentence or two.",\####
"type":"string","x-since":1},"summary":{"description":"All of it in lines for people.","type":"array",\####
"items":{"type":"string"},"x-since":1}},"required":["daemon","isRunning","finding","sources","deviceCount",\####
"leftOut","answersSeen","interfaces","cache","hints","advice","summary"],"x-since":1},"EventDelivery":{"title":"EventDelivery",\####
"description":"How a subscription's events reach the client.","type":"string","enum":["PUSH","POLL"],\####
"x-values":{"PUSH":"As notifications.","POLL":"In answers to `events.poll`, for clients that can't receive notifications."},\####
"x-since":1},"Event":{"title":"Event","description":"One notification, kept for a poll.","type":"object",\####
"properties":{"method":{"description":"The notification's name.","type":"string","x-since":1},"params":{"description":"Its parameters.",\####
"type":"object","x-since":1}},"required":["method","params"],"x-since":1},"Snapshot":{"title":"Snapshot",\####
"description":"The state of everything at one moment.","type":"object","properties":{"castState":{"description":"Whether there are devices, and a session.",\####
"allOf":[{"$ref":"#/components/schemas/CastState"}],"x-since":1},"discovery":{"description":"Discovery and its devices.",\####
"allOf":[{"$ref":"#/components/schemas/DiscoveryInfo"}],"x-since":1},"sessions":{"description":"All sessions, the oldest first.",\####
"type":"array","items":{"$ref":"#/components/schemas/Session"},"x-since":1},"media":{"description":"What they play.",\####
"type":"array","items":{"$ref":"#/components/schemas/MediaState"},"x-since":1}},"required":["castState",\####
"discovery","sessions","media"],"x-since":1},"ImageHintType":{"title":"ImageHintType","description":"Where a picture is shown.",\####
"type":"string","enum":["CUSTOM","CAST_DIALOG","MINI_CONTROLLER","BACKGROUND"],"x-values":{"CUSTOM":"Somewhere of the program's own.",\####
"CAST_DIALOG":"In the dialog of the Cast button.","MINI_CONTROLLER":"In the small controller.","BACKGROUND":"Behind everything, as in the expanded controller."},\####
"x-since":1,"x-gck":"GCKMediaMetadataImageType"},"ImageHints":{"title":"ImageHints","description":"What a picture is wanted for.",\####
"type":"object","properties":{"imageType":{"description":"Where it is shown.","allOf":[{"$ref":"#/components/schemas/ImageHintType"}],\####
"default":"CUSTOM","x-since":1,"x-gck":"GCKUIImageHints.imageType"},"width":{"description":"How wide; absent: as wide as high, or without `height`, too, any size.",\####
"type":"integer","minimum":1,"x-unit":"pixels","x-since":1,"x-gck":"GCKUIImageHints.imageSize"},"height":{"description":"How high; absent: as high as wide.",\####
"type":"integer","minimum":1,"x-unit":"pixels","x-since":1},"customData":{"description":"Whatever a picker of the program's own understands.",\####
"x-since":1,"x-gck":"GCKUIImageHints.customData"}},"x-since":1,"x-gck":"GCKUIImageHints"},"ImagePickStrategy":{"title":"ImagePickStrategy",\####
"description":"How one of several pictures is chosen. Pictures that don't say their size count only where none does.",\####
"type":"string","enum":["FIRST","CLOSEST_SIZE","SMALLEST_NOT_SMALLER","LARGEST","CLOSEST_ASPECT"],"x-values":{"FIRST":"The first: what the SDK does.",\####
"CLOSEST_SIZE":"The one whose sides differ least from those that are wanted.","SMALLEST_NOT_SMALLER":"The smallest that need not be enlarged; if there is none, the largest.",\####
"LARGEST":"The largest.","CLOSEST_ASPECT":"The one whose shape is closest, and of those the smallest that need not be enlarged."},\####
"x-since":1},"ImagePickPolicy":{"title":"ImagePickPolicy","description":"Which of several pictures is picked, for all clients.",\####
"type":"object","properties":{"strategy":{"description":"How, where `byType` says nothing.","allOf":[{"$ref":"#/components/schemas/ImagePickStrategy"}],\####
"default":"FIRST","x-since":1},"byType":{"description":"How for one type of `ImageHintType`: `{\"BACKGROUND\": \"LARGEST\"}`.",\####
"type":"object","additionalProperties":{"$ref":"#/components/schemas/ImagePickStrategy"},"x-since":1}},\####
"x-since":1},"ImageFetchOptions":{"title":"ImageFetchOptions","description":"What may be fetched. What is assumed suits URLs that strangers chose, as those in a receiver's status are.",\####
"type":"object","properties":{"allowPlainHTTP":{"description":"Whether `http:` URLs, and redirects to such, are followed.",\####
"type":"boolean","default":false,"x-since":1},"allowPrivateAddresses":{"description":"Whether hosts on private networks and on this machine are connected to.",\####
"type":"boolean","default":false,"x-since":1},"allowSVG":{"description":"Whether SVG is accepted, which is a document that can hold scripts.",\####
"type":"boolean","default":false,"x-since":1},"allowTypeMismatch":{"description":"Whether it is accepted that a server says another type than the bytes are of.",\####
"type":"boolean","default":false,"x-since":1},"maximumBytes":{"description":"The longest picture.","type":"integer",\####
"minimum":1,"maximum":67108864,"default":10485760,"x-unit":"bytes","x-since":1},"timeout":{"description":"For all of a fetch, redirects included.",\####
"type":"number","maximum":600,"exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},"x-since":1},\####
"ImageOptions":{"title":"ImageOptions","description":"How pictures are fetched and kept.","type":"object",\####
"properties":{"cacheDirectory":{"description":"The cache's folder, an absolute path on the server's machine; absent: `cast-rpc/images` in `$XDG_CACHE_HOME`.",\####
"type":"string","minLength":1,"x-since":1},"maximumCacheBytes":{"description":"All pictures together; the least recently used go.",\####
"type":"integer","minimum":0,"default":268435456,"x-unit":"bytes","x-since":1},"maximumCachedImages":{"description":"How many URLs may have a copy.",\####
"type":"integer","minimum":0,"maximum":100000,"default":10000,"x-since":1},"maximumCacheAge":{"description":"A picture that nobody asked for in so long goes.",\####
"type":"number","minimum":0,"default":2592000,"x-unit":"seconds","x-since":1},"additionalRoots":{"description":"Path of a PEM file on the server's machine with roots that are trusted besides the system's.",\####
"type":"string","minLength":1,"x-since":1},"fetch":{"description":"What may be fetched where a call doesn't say otherwise.",\####
"allOf":[{"$ref":"#/components/schemas/ImageFetchOptions"}],"x-since":1}},"x-since":1},"ImageSource":{"title":"ImageSource",\####
"description":"Where a picture came from.","type":"string","enum":["CACHE","REVALIDATED","STALE","NETWORK",\####
"CLIENT"],"x-values":{"CACHE":"The disk, without a question.","REVALIDATED":"The disk, after its server said that it hasn't changed.",\####
"STALE":"The disk, although it is old, because its server couldn't be asked.","NETWORK":"Its server.",\####
"CLIENT":"A client that declared `imageCache`."},"x-since":1},"ImageCacheMode":{"title":"ImageCacheMode",\####
"description":"When the server of a picture is asked.","type":"string","enum":["IF_NEEDED","REVALIDATE",\####
"OFFLINE"],"x-values":{"IF_NEEDED":"If there is no copy, or it is too old (HTTP's rules).","REVALIDATE":"In any case; an unchanged picture isn't sent again.",\####
"OFFLINE":"Never: what is on disk, however old."},"x-since":1},"ImageFile":{"title":"ImageFile","description":"A picture on this machine.",\####
"type":"object","properties":{"path":{"description":"The file. It stays until room is needed: don't change it, and copy it to keep it.",\####
"type":"string","x-since":1},"mediaType":{"description":"Its type, by its bytes: `image/png`, `image/jpeg`, `image/gif`, `image/webp`, `image/bmp`, `image/avif`, `image/svg+xml`.",\####
"type":"string","x-since":1},"width":{"description":"Its width; absent for drawings.","type":"integer",\####
"x-unit":"pixels","x-since":1},"height":{"description":"Its height; absent for drawings.","type":"integer",\####
"x-unit":"pixels","x-since":1},"bytes":{"description":"How long it is.","type":"integer","x-unit":"bytes",\####
"x-since":1},"source":{"description":"Where it came from.","allOf":[{"$ref":"#/components/schemas/ImageSource"}],\####
"x-since":1},"isKept":{"description":"Whether it was kept; a picture that its server forbids to keep lasts ten minutes.",\####
"type":"boolean","x-since":1},"data":{"description":"Its bytes in base64, if asked for.","type":"string",\####
"x-since":1}},"required":["path","mediaType","bytes","source","isKept"],"x-since":1},"ImageCacheInfo":{"title":"ImageCacheInfo",\####
"description":"What the cache holds.","type":"object","properties":{"directory":{"description":"Its folder.",\####
"type":"string","x-since":1},"bytes":{"description":"All pictures together.","type":"integer","x-unit":"bytes",\####
"x-since":1},"images":{"description":"How many URLs have a copy.","type":"integer","x-since":1},"removedImages":{"description":"How many copies this call removed.",\####
"type":"integer","x-since":1},"removedFiles":{"description":"How many files this call removed that nothing referred to.",\####
"type":"integer","x-since":1},"fetches":{"description":"How many pictures are being fetched now.","type":"integer",\####
"x-since":1}},"required":["directory","bytes","images","removedImages","removedFiles","fetches"],"x-since":1},\####
"ProvidedImage":{"title":"ProvidedImage","description":"A picture that a client got for itself: either `path` or `data`; neither: the server is to get it.",\####
"type":"object","properties":{"path":{"description":"The absolute path of a file on the server's machine.",\####
"type":"string","minLength":1,"x-since":1},"data":{"description":"Its bytes in base64.","type":"string",\####
"x-since":1}},"x-since":1},"ChosenImage":{"title":"ChosenImage","description":"What a client picked.",\####
"type":"object","properties":{"index":{"description":"Which of the pictures that were offered.","type":"integer",\####
"minimum":0,"x-since":1},"image":{"description":"Or any other picture. With neither none is shown.","allOf":[{"$ref":"#/components/schemas/Image"}],\####
"x-since":1}},"x-since":1},"LogLevel":{"title":"LogLevel","description":"How grave a record is.","type":"string",\####
"enum":["NONE","VERBOSE","DEBUG","INFO","WARNING","ERROR","ASSERT"],"x-values":{"NONE":"As a threshold: nothing passes. No record has it.",\####
"VERBOSE":"Every message that goes over a link, without its content.","DEBUG":"What helps to find out why something doesn't work.",\####
"INFO":"The steps of sessions, discovery and media.","WARNING":"Something went wrong that the server copes with.",\####
"ERROR":"Something failed that was asked for.","ASSERT":"A defect of the server."},"x-since":1,"x-gck":"GCKLoggerLevel"},\####
"LogRule":{"title":"LogRule","description":"A level for what some patterns match.","type":"object","properties":{"level":{"description":"The least level that passes.",\####
"allOf":[{"$ref":"#/components/schemas/LogLevel"}],"x-since":1},"patterns":{"description":"Globs with `*` and `?`. For classes `Class` or `Class(Extension)`, ours or the SDK's: `CastSession`, `GCK*Session`, `GCKUI*`. For functions the name, with or without its labels: `start*`.",\####
"type":"array","items":{"type":"string"},"minItems":1,"x-since":1}},"required":["level","patterns"],"x-since":1,\####
"x-gck":"GCKLoggerFilter.setLoggingLevel"},"LogFilter":{"title":"LogFilter","description":"Which records are wanted. A record's threshold is that of the last rule whose functions match, or else of the last whose classes match, or else `minimumLevel`.",\####
"type":"object","properties":{"minimumLevel":{"description":"What passes that no rule is about.","allOf":[{"$ref":"#/components/schemas/LogLevel"}],\####
"default":"INFO","x-since":1,"x-gck":"GCKLoggerFilter.minimumLevel"},"classes":{"description":"Levels for classes.",\####
"type":"array","items":{"$ref":"#/components/schemas/LogRule"},"x-since":1,"x-gck":"GCKLoggerFilter.setLoggingLevel:forClasses:"},\####
"functions":{"description":"Levels for functions.","type":"array","items":{"$ref":"#/components/schemas/LogRule"},\####
"x-since":1,"x-gck":"GCKLoggerFilter.setLoggingLevel:forFunctions:"},"messagePatterns":{"description":"Regular expressions, at most 32, of which one has to be found in the message; `(?i)` ignores case. They are PCRE2's; a search that goes back too often finds nothing.",\####
"type":"array","items":{"type":"string"},"x-since":1,"x-gck":"GCKLoggerFilter.addMessagePatterns:"},"redact":{"description":"Whether credentials, tokens, custom data, and users and queries of URLs are taken out.",\####
"type":"boolean","default":true,"x-since":1}},"x-since":1,"x-gck":"GCKLoggerFilter"},"LogFile":{"title":"LogFile",\####
"description":"The log in files, one for the whole server.","type":"object","properties":{"isEnabled":{"description":"Whether there is one.",\####
"type":"boolean","x-since":1},"path":{"description":"The present file; older ones have a number: `cast-rpc.1.log` is the youngest.",\####
"type":"string","x-since":1},"maxFileSize":{"description":"How large a file may grow.","type":"integer",\####
"x-unit":"bytes","x-since":1,"x-gck":"GCKLogger.maxLogFileSize"},"maxFileCount":{"description":"How many files are kept, with the present one.",\####
"type":"integer","x-since":1,"x-gck":"GCKLogger.maxLogFileCount"},"filter":{"description":"What is written.",\####
"allOf":[{"$ref":"#/components/schemas/LogFilter"}],"x-since":1},"failure":{"description":"Why nothing can be written at present.",\####
"type":"string","x-since":1},"lostRecords":{"description":"How many records could not be written.","type":"integer",\####
"x-since":1}},"required":["isEnabled"],"x-since":1,"x-gck":"GCKLogger.fileLoggingEnabled"},"LogConsole":{"title":"LogConsole",\####
"description":"The log on standard error, one for the whole server. Standard output never carries anything but answers.",\####
"type":"object","properties":{"isEnabled":{"description":"Whether there is one.","type":"boolean","x-since":1},\####
"filter":{"description":"What is written.","allOf":[{"$ref":"#/components/schemas/LogFilter"}],"x-since":1}},\####
"required":["isEnabled"],"x-since":1,"x-gck":"GCKLogger.consoleLoggingEnabled"},"MessageTap":{"title":"MessageTap",\####
"description":"Which messages of links a connection sees.","type":"object","properties":{"isEnabled":{"description":"Whether it sees any.",\####
"type":"boolean","x-since":1},"sessionId":{"description":"Of which session; absent: of all.","type":"string",\####
"x-since":1},"namespaces":{"description":"Globs for namespaces; absent: all.","type":"array","items":{"type":"string"},\####
"x-since":1},"includeHeartbeat":{"description":"Whether PING and PONG are among them.","type":"boolean",\####
"default":false,"x-since":1},"redact":{"description":"Whether secrets are taken out of payloads, and binary payloads left out.",\####
"type":"boolean","default":true,"x-since":1},"maximumPayloadBytes":{"description":"What is longer is cut off.",\####
"type":"integer","minimum":0,"maximum":65536,"default":16384,"x-unit":"bytes","x-since":1}},"required":["isEnabled"],\####
"x-since":1},"MessageDirection":{"title":"MessageDirection","description":"Which way a message went.",\####
"type":"string","enum":["IN","OUT"],"x-values":{"IN":"From the device.","OUT":"To the device."},"x-since":1},\####
"MediaControls":{"title":"MediaControls","description":"What can be done now: what the receiver supports (`supportedMediaCommands`; a receiver that says nothing is taken to support the basic commands), and what makes sense in the present state. All are false without a media session.",\####
"type":"object","properties":{"play":{"description":"`media.play`: it is paused.","type":"boolean","x-since":1},\####
"pause":{"description":"`media.pause`: it plays or buffers, and can be paused. Where a live stream can't be, use `stop`.",\####
"type":"boolean","x-since":1},"stop":{"description":"`media.stop`: something is loaded, or loads.","type":"boolean",\####
"x-since":1},"seek":{"description":"`media.seek`: not in ads, not while loading, and in a live stream only within a seekable range.",\####
"type":"boolean","x-since":1},"seekToLiveEdge":{"description":"`media.seek` with `seekToInfinite`: a live stream that is behind its edge.",\####
"type":"boolean","x-since":1},"setStreamVolume":{"description":"`media.setStreamVolume`.","type":"boolean",\####
"x-since":1},"setStreamMuted":{"description":"`media.setStreamMuted`.","type":"boolean","x-since":1},\####
"skipForward":{"description":"The receiver offers a button for it; do it with `media.seek` and `relativeTime`.",\####
"type":"boolean","x-since":1},"skipBackward":{"description":"The receiver offers a button for it; do it with `media.seek` and `relativeTime`.",\####
"type":"boolean","x-since":1},"queueNext":{"description":"The queue's next item.","type":"boolean","x-since":1},\####
"queuePrevious":{"description":"The queue's previous item.","type":"boolean","x-since":1},"queueShuffle":{"description":"Shuffling the queue.",\####
"type":"boolean","x-since":1},"queueRepeatAll":{"description":"Repeating the queue.","type":"boolean",\####
"x-since":1},"queueRepeatOne":{"description":"Repeating the item.","type":"boolean","x-since":1},"skipAd":{"description":"`media.skipAd`: the ad that plays can be skipped at this moment.",\####
"type":"boolean","x-since":1},"editTracks":{"description":"`media.setActiveTracks`, `media.setTextTrackStyle`, `media.editTracks`, `media.selectTracks`.",\####
"type":"boolean","x-since":1},"setPlaybackRate":{"description":"`media.setPlaybackRate`: not in ads, and not at a live stream's edge.",\####
"type":"boolean","x-since":1},"like":{"description":"`media.userAction` with LIKE.","type":"boolean",\####
"x-since":1},"dislike":{"description":"`media.userAction` with DISLIKE.","type":"boolean","x-since":1},\####
"follow":{"description":"`media.userAction` with FOLLOW.","type":"boolean","x-since":1},"unfollow":{"description":"`media.userAction` with UNFOLLOW.",\####
"type":"boolean","x-since":1},"streamTransfer":{"description":"Going on on another device.","type":"boolean",\####
"x-since":1}},"required":["play","pause","stop","seek","seekToLiveEdge","setStreamVolume","setStreamMuted",\####
"skipForward","skipBackward","queueNext","queuePrevious","queueShuffle","queueRepeatAll","queueRepeatOne",\####
"skipAd","editTracks","setPlaybackRate","like","dislike","follow","unfollow","streamTransfer"],"x-since":1,\####
"x-gck":"GCKMediaStatus.isMediaCommandSupported"},"AdBreakState":{"title":"AdBreakState","description":"The ad that plays, its clock extrapolated to this moment.",\####
"type":"object","properties":{"breakId":{"description":"The break.","type":"string","x-since":1},"breakClipId":{"description":"The clip.",\####
"type":"string","x-since":1},"breakTime":{"description":"Time since the break began.","type":"number",\####
"x-unit":"seconds","x-since":1,"x-gck":"GCKAdBreakStatus.currentAdBreakTime"},"clipTime":{"description":"Time since the clip began.",\####
"type":"number","x-unit":"seconds","x-since":1,"x-gck":"GCKAdBreakStatus.currentAdBreakClipTime"},"whenSkippable":{"description":"From which `clipTime` on it can be skipped; absent: never.",\####
"type":"number","x-unit":"seconds","x-since":1},"skippableIn":{"description":"How long until it can be skipped; 0: now; absent: never.",\####
"type":"number","x-unit":"seconds","x-since":1},"isSkippable":{"description":"Whether it can be skipped now.",\####
"type":"boolean","x-since":1},"clipIndex":{"description":"The clip's place in its break, from 0; absent where the media doesn't say.",\####
"type":"integer","x-since":1},"clipCount":{"description":"How many clips the break has; absent where the media doesn't say.",\####
"type":"integer","x-since":1},"clip":{"description":"What the media says of the clip.","allOf":[{"$ref":"#/components/schemas/BreakClip"}],\####
"x-since":1}},"required":["breakTime","clipTime","isSkippable"],"x-since":1,"x-gck":"GCKAdBreakStatus"},\####
"WaitOptions":{"title":"WaitOptions","description":"Whether a call waits until the player has settled: a receiver answers while it still buffers.",\####
"type":"object","properties":{"waitFor":{"description":"The call returns once the player does this, or the media has come to its end; absent: as soon as the receiver has answered.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1},"waitTimeout":{"description":"With `waitFor`: how long at most, from the receiver's answer on; then the call ends with RequestTimedOut, and the receiver goes on.",\####
"type":"number","exclusiveMinimum":0,"default":30,"x-unit":"seconds","x-since":1}},"x-since":1},"MediaPosition":{"title":"MediaPosition",\####
"description":"Where playback is at this moment, computed here from the last status.","type":"object",\####
"properties":{"sessionId":{"description":"The session.","type":"string","x-since":1},"revision":{"description":"The revision of the state that it was computed from.",\####
"type":"integer","x-since":1},"mediaSessionId":{"description":"The media session; absent when there is none.",\####
"type":"integer","x-since":1},"playerState":{"description":"What the player does.","allOf":[{"$ref":"#/components/schemas/PlayerState"}],\####
"x-since":1},"position":{"description":"The position; 0 when there is no media session.","type":"number",\####
"x-unit":"seconds","x-since":1},"duration":{"description":"How long the media is; absent where unknown or live.",\####
"type":"number","x-unit":"seconds","x-since":1},"playbackRate":{"description":"How fast the position advances while it does; 1 is normal.",\####
"type":"number","x-since":1},"isAdvancing":{"description":"Whether time advances: of the media, or of an ad.",\####
"type":"boolean","x-since":1},"isPlayingLiveStream":{"description":"Whether a live stream is loaded.",\####
"type":"boolean","x-since":1},"liveSeekableRange":{"description":"Where a live stream can be sought.",\####
"allOf":[{"$ref":"#/components/schemas/LiveSeekableRange"}],"x-since":1,"x-gck":"GCKRemoteMediaClient.approximateLiveSeekableRangeStart"},\####
"adBreak":{"description":"The ad that plays; absent outside of ads.","allOf":[{"$ref":"#/components/schemas/AdBreakState"}],\####
"x-since":1}},"required":["sessionId","revision","playerState","position","playbackRate","isAdvancing",\####
"isPlayingLiveStream"],"x-since":1,"x-gck":"GCKRemoteMediaClient.approximateStreamPosition"},"LastKnownMedia":{"title":"LastKnownMedia",\####
"description":"What a session played last: for going on elsewhere when it is over.","type":"object","properties":{"sessionId":{"description":"The session.",\####
"type":"string","x-since":1},"deviceId":{"description":"Its device.","type":"string","x-since":1},"hasSessionEnded":{"description":"Whether the session is over.",\####
"type":"boolean","x-since":1},"hasMediaEnded":{"description":"Whether the media session is over, in which case the position stands still.",\####
"type":"boolean","x-since":1},"mediaSessionId":{"description":"The media session.","type":"integer","x-since":1},\####
"playerState":{"description":"What the player did last: PLAYING, PAUSED… if it was taken away, IDLE if it came to its end.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1,"x-gck":"GCKUIMediaController.lastKnownPlayerState"},\####
"idleReason":{"description":"Why it is idle, if it is.","allOf":[{"$ref":"#/components/schemas/IdleReason"}],\####
"x-since":1},"position":{"description":"Where it was, extrapolated to when it was last known to play.",\####
"type":"number","x-unit":"seconds","x-since":1,"x-gck":"GCKUIMediaController.lastKnownStreamPosition"},\####
"duration":{"description":"How long the media is; absent where unknown or live.","type":"number","x-unit":"seconds",\####
"x-since":1},"isPlayingLiveStream":{"description":"Whether it is a live stream.","type":"boolean","x-since":1},\####
"media":{"description":"The media.","allOf":[{"$ref":"#/components/schemas/MediaInformation"}],"x-since":1,\####
"x-gck":"GCKUIMediaController.lastKnownMediaInformation"},"currentItemId":{"description":"The queue's item.",\####
"type":"integer","x-since":1},"activeTrackIds":{"description":"The tracks that were on.","type":"array",\####
"items":{"type":"integer"},"x-since":1},"playbackRate":{"description":"How fast it played.","type":"number",\####
"x-since":1}},"required":["sessionId","deviceId","hasSessionEnded","hasMediaEnded","playerState","position",\####
"isPlayingLiveStream","media"],"x-since":1,"x-gck":"GCKUIMediaController.lastKnownStreamPosition"},"PendingMediaRequest":{"title":"PendingMediaRequest",\####
"description":"A request to an app that has no outcome yet.","type":"object","properties":{"sessionId":{"description":"The session.",\####
"type":"string","x-since":1},"requestId":{"description":"Its id on the wire.","type":"integer","x-since":1,\####
"x-gck":"GCKRequest.requestID"},"type":{"description":"What it asks for: `LOAD`, `SEEK`…","type":"string",\####
"x-since":1},"elapsed":{"description":"How long it has been waiting.","type":"number","x-unit":"seconds",\####
"x-since":1},"remaining":{"description":"How long until it fails with RequestTimedOut; absent: it may wait for ever.",\####
"type":"number","x-unit":"seconds","x-since":1}},"required":["sessionId","requestId","type","elapsed"],\####
"x-since":1,"x-gck":"GCKRequest"},"StreamingProtocol":{"title":"StreamingProtocol","description":"How a stream comes.",\####
"type":"integer","enum":[0,1,2,3],"x-values":{"UNKNOWN":"Not known; receivers fetch nothing ahead.","MPEG_DASH":"MPEG-DASH.",\####
"HLS":"HLS; `hlsSegmentFormat` is needed.","SMOOTH_STREAMING":"Smooth Streaming."},"x-since":1,"x-gck":"GCKStreamingProtocolType"},\####
"MediaRequestItem":{"title":"MediaRequestItem","description":"A stream that a receiver may fetch the beginning of before it is wanted.",\####
"type":"object","properties":{"url":{"description":"Where it is.","type":"string","minLength":1,"x-since":1},\####
"protocolType":{"description":"How it comes.","allOf":[{"$ref":"#/components/schemas/StreamingProtocol"}],\####
"x-since":1},"initialTime":{"description":"From where it will be played.","type":"number","minimum":0,\####
"default":0,"x-unit":"seconds","x-since":1},"hlsSegmentFormat":{"description":"The format of its segments; HLS needs it.",\####
"allOf":[{"$ref":"#/components/schemas/HlsSegmentFormat"}],"x-since":1}},"required":["url","protocolType"],\####
"x-since":1,"x-gck":"GCKMediaRequestItem"},"MediaState":{"title":"MediaState","description":"What a session plays, as one snapshot.",\####
"type":"object","properties":{"sessionId":{"description":"The session.","type":"string","x-since":1},\####
"revision":{"description":"Grows with every change; the higher one is the newer.","type":"integer","x-since":1},\####
"mediaSessionId":{"description":"The media session; absent when there is none.","type":"integer","x-since":1},\####
"playerState":{"description":"What the player does; LOADING while a new item loads, IDLE when there is no media session.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1},"position":{"description":"The position at this moment, extrapolated.",\####
"type":"number","x-unit":"seconds","x-since":1,"x-gck":"GCKRemoteMediaClient.approximateStreamPosition"},\####
"duration":{"description":"How long the media is; absent where unknown or live.","type":"number","x-unit":"seconds",\####
"x-since":1},"isPlayingAd":{"description":"Whether an ad plays.","type":"boolean","x-since":1,"x-gck":"GCKMediaStatus.playingAd"},\####
"isPlayingLiveStream":{"description":"Whether a live stream is loaded.","type":"boolean","x-since":1,\####
"x-gck":"GCKRemoteMediaClient.playingLiveStream"},"controls":{"description":"What can be done at this moment.",\####
"allOf":[{"$ref":"#/components/schemas/MediaControls"}],"x-since":1,"x-gck":"GCKMediaStatus.isMediaCommandSupported"},\####
"adBreak":{"description":"The ad that plays; absent outside of ads.","allOf":[{"$ref":"#/components/schemas/AdBreakState"}],\####
"x-since":1,"x-gck":"GCKMediaStatus.adBreakStatus"},"statusAge":{"description":"How long ago the receiver's last status came; absent before the first.",\####
"type":"number","x-unit":"seconds","x-since":1,"x-gck":"GCKRemoteMediaClient.timeSinceLastMediaStatusUpdate"},\####
"liveSeekableRange":{"description":"Where a live stream can be sought at this moment, extrapolated.",\####
"allOf":[{"$ref":"#/components/schemas/LiveSeekableRange"}],"x-since":1},"status":{"description":"The merged status; absent when there is no media session.",\####
"allOf":[{"$ref":"#/components/schemas/MediaStatus"}],"x-since":1,"x-gck":"GCKMediaStatus"}},"required":["sessionId",\####
"revision","playerState","position","isPlayingAd","isPlayingLiveStream","controls"],"x-since":1},"QueueUpdateReason":{"title":"QueueUpdateReason",\####
"description":"Why an item counts as updated.","type":"string","enum":["CHANGED","FETCHED","EVICTED"],\####
"x-values":{"CHANGED":"Its contents changed at the receiver.","FETCHED":"It is in the cache now.","EVICTED":"It is not in the cache any more."},\####
"x-since":1},"QueueInsertion":{"title":"QueueInsertion","description":"What an insertion led to.","type":"object",\####
"properties":{"itemIds":{"description":"The new items' ids, in order; absent where the receiver doesn't tell them.",\####
"type":"array","items":{"type":"integer"},"x-since":1},"mediaState":{"description":"What the session plays then.",\####
"allOf":[{"$ref":"#/components/schemas/MediaState"}],"x-since":1}},"required":["mediaState"],"x-since":1},\####
"QueuePage":{"title":"QueuePage","description":"A part of a queue, as it was at one moment.","type":"object",\####
"properties":{"startIndex":{"description":"Where in the queue the items begin.","type":"integer","x-since":1},\####
"items":{"description":"The items, in order; one that isn't known has an `itemId` and nothing more.",\####
"type":"array","items":{"$ref":"#/components/schemas/QueueItem"},"x-since":1},"itemCount":{"description":"How many items the queue has.",\####
"type":"integer","x-since":1},"revision":{"description":"The list's revision; notifications up to it are in it.",\####
"type":"integer","x-since":1},"isComplete":{"description":"Whether the receiver tells its whole list; otherwise these are the items of its status.",\####
"type":"boolean","x-since":1}},"required":["startIndex","items","itemCount","revision","isComplete"],\####
"x-since":1},"QueueCache":{"title":"QueueCache","description":"What is known here of a queue.","type":"object",\####
"properties":{"cacheSize":{"description":"The most items that are kept; those used last stay.","type":"integer",\####
"x-since":1},"maximumFetchCount":{"description":"The most items of one request.","type":"integer","x-since":1},\####
"cachedItemCount":{"description":"How many items are kept now.","type":"integer","x-since":1},"itemCount":{"description":"How many items the list has; 0 while it isn't known.",\####
"type":"integer","x-since":1},"revision":{"description":"The list's revision.","type":"integer","x-since":1},\####
"isCurrent":{"description":"Whether the list is the receiver's, as far as can be known.","type":"boolean",\####
"x-since":1},"isComplete":{"description":"Whether the receiver tells its whole list.","type":"boolean",\####
"x-since":1}},"required":["cacheSize","maximumFetchCount","cachedItemCount","itemCount","revision","isCurrent",\####
"isComplete"],"x-since":1,"x-gck":"GCKMediaQueue"},"ClientInfo":{"title":"ClientInfo","description":"Who a client is, for logs and for the other clients (`Session.owner`).",\####
"type":"object","properties":{"name":{"description":"Its name.","type":"string","minLength":1,"x-since":1},\####
"version":{"description":"Its version.","type":"string","x-since":1}},"required":["name"],"x-since":1},\####
"ClientCapabilities":{"title":"ClientCapabilities","description":"What the client can answer when the server asks.",\####
"type":"object","properties":{"credentialsProvider":{"description":"It answers `credentials.provide`.",\####
"type":"boolean","default":false,"x-since":1},"imagePicker":{"description":"It answers `image.choose`: it picks the pictures that are shown.",\####
"type":"boolean","default":false,"x-since":1},"imageCache":{"description":"It answers `image.provide`: it fetches and keeps pictures itself.",\####
"type":"boolean","default":false,"x-since":1}},"x-since":1},"ServerLimits":{"title":"ServerLimits","description":"What this server accepts.",\####
"type":"object","properties":{"maximumMessageBytes":{"description":"The longest message.","type":"integer",\####
"x-unit":"bytes","x-since":1},"maximumDepth":{"description":"The deepest nesting of arrays and objects.",\####
"type":"integer","x-since":1},"maximumRequestsInFlight":{"description":"How many unanswered requests a connection may have.",\####
"type":"integer","x-since":1},"maximumQueueBytes":{"description":"How much is kept for a client that doesn't read, before notifications are dropped.",\####
"type":"integer","x-unit":"bytes","x-since":1}},"required":["maximumMessageBytes","maximumDepth","maximumRequestsInFlight",\####
"maximumQueueBytes"],"x-since":1},"ServerInfo":{"title":"ServerInfo","description":"What this server is.",\####
"type":"object","properties":{"name":{"description":"`cast-rpc`.","type":"string","x-since":1},"version":{"description":"Its version.",\####
"type":"string","x-since":1},"protocolVersion":{"description":"The newest protocol version that it speaks.",\####
"type":"string","x-since":1},"apiLevel":{"description":"The API level; grows with each addition.","type":"integer",\####
"x-since":1},"apiCompatible":{"description":"The oldest API level whose clients still work.","type":"integer",\####
"x-since":1},"specHash":{"description":"Names the exact API document; client libraries carry the one that they were generated from.",\####
"type":"string","x-since":1},"processId":{"description":"Its process.","type":"integer","x-since":1},\####
"uptime":{"description":"How long it has been running.","type":"number","x-unit":"seconds","x-since":1},\####
"clients":{"description":"How many connections it has.","type":"integer","x-since":1},"sessions":{"description":"How many Cast sessions it holds.",\####
"type":"integer","x-since":1}},"required":["name","version","protocolVersion","apiLevel","apiCompatible",\####
"specHash","processId","uptime","clients","sessions"],"x-since":1},"ReceiverErrorInfo":{"title":"ReceiverErrorInfo",\####
"description":"What the receiver said when it refused.","type":"object","properties":{"type":{"description":"The message's type: `LOAD_FAILED`, `LAUNCH_ERROR`…",\####
"type":"string","x-since":1},"reason":{"description":"Its reason.","type":"string","x-since":1},"extendedError":{"description":"LAUNCH_ERROR: what the user did.",\####
"type":"string","x-since":1},"detailedErrorCode":{"description":"The media error (cast.md 7.2).","type":"integer",\####
"x-since":1},"detailedErrorName":{"description":"The media error's name: `MEDIA_SRC_NOT_SUPPORTED`.",\####
"type":"string","x-since":1},"itemId":{"description":"The queue item that failed.","type":"integer","x-since":1},\####
"customData":{"description":"Whatever the app added.","x-since":1}},"x-since":1},"ErrorData":{"title":"ErrorData",\####
"description":"The `data` of every error.","type":"object","properties":{"name":{"description":"The stable name of the error; exceptions are chosen by it.",\####
"type":"string","x-since":1},"domain":{"description":"Which part of the API it belongs to.","type":"string",\####
"x-since":1},"phase":{"description":"The connecting phase that failed.","allOf":[{"$ref":"#/components/schemas/ConnectionPhase"}],\####
"x-since":1},"advice":{"description":"What the user can do about it.","type":"string","x-since":1},"gckErrorCode":{"description":"The code of the iOS SDK that means the same (GCKErrorCode); the most exact one, where several do.",\####
"type":"integer","x-since":1},"gckErrorName":{"description":"The name of that code without its prefix: `NetworkError`.",\####
"type":"string","x-since":1},"retryable":{"description":"Whether the same call may work later.","type":"boolean",\####
"x-since":1},"elapsed":{"description":"How long the call had been going on.","type":"number","x-unit":"seconds",\####
"x-since":1},"sessionId":{"description":"The session that it concerns.","type":"string","x-since":1},\####
"path":{"description":"InvalidParams: which parameter.","type":"string","x-since":1},"reason":{"description":"InvalidParams: what is wrong with it. AdNotSkippable: `NOT_PLAYING_AD`, `NOT_SKIPPABLE` or `NOT_YET`.",\####
"type":"string","x-since":1},"remaining":{"description":"AdNotSkippable: how long until the ad can be skipped.",\####
"type":"number","x-unit":"seconds","x-since":1},"sessions":{"description":"AmbiguousSession, and NoSuchSession where a call named none: the sessions that there are.",\####
"type":"array","items":{"$ref":"#/components/schemas/SessionChoice"},"x-since":1},"nearest":{"description":"DeviceNotFound: the name, or the id, of the known device that was probably meant.",\####
"type":"string","x-since":1},"answered":{"description":"DeviceNotFound: the names of the devices that have answered, ten at most.",\####
"type":"array","items":{"type":"string"},"x-since":1},"authentication":{"description":"`DeviceAuthenticationFailed`: what was found out.",\####
"allOf":[{"$ref":"#/components/schemas/DeviceAuthenticationInfo"}],"x-since":1},"receiver":{"description":"What the receiver said.",\####
"allOf":[{"$ref":"#/components/schemas/ReceiverErrorInfo"}],"x-since":1},"queue":{"description":"Queue: how far a change came, or which item stood in its way.",\####
"allOf":[{"$ref":"#/components/schemas/QueueErrorInfo"}],"x-since":1}},"required":["name"],"x-open":true,\####
"x-since":1},"QueueErrorInfo":{"title":"QueueErrorInfo","description":"How far a change of a queue came that takes several messages, or which item stood in its way.",\####
"type":"object","properties":{"completedCount":{"description":"How many of the given items are in the queue, or changed.",\####
"type":"integer","x-since":1},"failedIndex":{"description":"The first of the given items that is not, counted from 0.",\####
"type":"integer","x-since":1},"itemIds":{"description":"The ids of the items that are in, where the receiver told them.",\####
"type":"array","items":{"type":"integer"},"x-since":1},"missingItemIds":{"description":"The ids that the queue doesn't have.",\####
"type":"array","items":{"type":"integer"},"x-since":1},"reason":{"description":"The name of the error that ended it.",\####
"type":"string","x-since":1}},"x-since":1},"SessionChoice":{"title":"SessionChoice","description":"A session that a call may have meant.",\####
"type":"object","properties":{"sessionId":{"description":"The session.","type":"string","x-since":1},\####
"deviceId":{"description":"Its device.","type":"string","x-since":1},"friendlyName":{"description":"The device's name.",\####
"type":"string","x-since":1},"owner":{"description":"The program that started or joined it.","allOf":[{"$ref":"#/components/schemas/ClientInfo"}],\####
"x-since":1}},"required":["sessionId","deviceId","friendlyName"],"x-since":1},"ErrorInfo":{"title":"ErrorInfo",\####
"description":"An error, where it isn't the answer to a call.","type":"object","properties":{"code":{"description":"Its code.",\####
"type":"integer","x-since":1},"message":{"description":"What happened and what to do about it.","type":"string",\####
"x-since":1},"data":{"description":"The rest.","allOf":[{"$ref":"#/components/schemas/ErrorData"}],"x-since":1}},\####
"required":["code","message","data"],"x-since":1},"ConnectionPhase":{"title":"ConnectionPhase","description":"A step on the way to a session.",\####
"type":"string","enum":["RESOLVE","TCP","TLS","AUTHENTICATE","CONNECT","LAUNCH","JOIN","APP_CONNECT",\####
"MEDIA_STATUS","STORE_SESSION","RESUME_SESSION","STOP_SOURCE"],"x-values":{"RESOLVE":"Finding the device's address.",\####
"TCP":"Connecting.","TLS":"Encrypting.","AUTHENTICATE":"Asking the device to prove what it is; only where the options say so.",\####
"CONNECT":"Opening the virtual connection and asking for the receiver's status.","LAUNCH":"Launching the app.",\####
"JOIN":"Joining the app that runs.","APP_CONNECT":"Opening the virtual connection to the app.","MEDIA_STATUS":"Asking for the media status.",\####
"STORE_SESSION":"Transfers: asking the app for the state of what plays.","RESUME_SESSION":"Transfers: giving it to the app on the other device.",\####
"STOP_SOURCE":"Transfers: stopping the app on the device that is left."},"x-since":1},"ConnectionState":{"title":"ConnectionState",\####
"description":"The state of a session.","type":"string","enum":["CONNECTING","CONNECTED","SUSPENDED",\####
"DISCONNECTING","DISCONNECTED"],"x-values":{"CONNECTING":"It is starting.","CONNECTED":"It is up.","SUSPENDED":"Its link is down; the app may go on, and the session can be resumed.",\####
"DISCONNECTING":"It is ending.","DISCONNECTED":"It is over."},"x-since":1},"SessionEndAction":{"title":"SessionEndAction",\####
"description":"What ending a session does to the receiver.","type":"string","enum":["LEAVE","DISCONNECT",\####
"STOP_CASTING"],"x-values":{"LEAVE":"This sender leaves the app (CLOSE); what plays goes on.","DISCONNECT":"The link is dropped without a word; what plays goes on.",\####
"STOP_CASTING":"The app is stopped for everybody."},"x-since":1},"SessionEndReason":{"title":"SessionEndReason",\####
"description":"Why a session ended.","type":"string","enum":["REQUESTED","APPLICATION_ENDED","REPLACED",\####
"CONNECTION_LOST","AUTHENTICATION_FAILED","SERVER_SHUTDOWN"],"x-values":{"REQUESTED":"A client ended it.",\####
"APPLICATION_ENDED":"The app ended: another sender stopped it, or it ended by itself.","REPLACED":"Another app runs now.",\####
"CONNECTION_LOST":"The link broke, and could not be made again in time.","AUTHENTICATION_FAILED":"When the link was made again, the device did not prove what it is, which the options require.",\####
"SERVER_SHUTDOWN":"The server ends."},"x-since":1},"ExistingSessionPolicy":{"title":"ExistingSessionPolicy",\####
"description":"What starting or joining does if there is a session with the device already.","type":"string",\####
"enum":["FAIL","USE"],"x-values":{"FAIL":"It fails with `SessionExists`.","USE":"That session is the answer, and the caller's current one, if it has the app that is asked for; else it is `SessionExists`."},\####
"x-since":1},"SessionSuspendReason":{"title":"SessionSuspendReason","description":"Why a session is suspended.",\####
"type":"string","enum":["NETWORK_ERROR","NETWORK_NOT_REACHABLE","BACKGROUNDED","REQUESTED","TERMINATED"],\####
"x-values":{"NETWORK_ERROR":"The link broke, or the receiver closed it; the session is resumed as soon as the device can be reached.",\####
"NETWORK_NOT_REACHABLE":"The link broke while this machine has no network; the session is resumed as soon as the device can be reached.",\####
"BACKGROUNDED":"The programs that cast are in the background (`context.setAppState`).","REQUESTED":"A client asked for it (`session.suspend`).",\####
"TERMINATED":"The server that had the session ended without ending it (`session.restore`)."},"x-since":1,\####
"x-gck":"GCKConnectionSuspendReason"},"SessionLinkState":{"title":"SessionLinkState","description":"The link of a session to its device.",\####
"type":"string","enum":["DOWN","CONNECTING","UP"],"x-values":{"DOWN":"There is none.","CONNECTING":"It is being made.",\####
"UP":"It is there, and the device answers."},"x-since":1},"SessionApplicationState":{"title":"SessionApplicationState",\####
"description":"What is known of the run of a session's app, whatever the link does.","type":"string",\####
"enum":["UNKNOWN","RUNNING","MISSING","ENDED"],"x-values":{"UNKNOWN":"It has not been seen yet, or not since the link broke.",\####
"RUNNING":"The receiver reports it.","MISSING":"The receiver doesn't report it, which may pass.","ENDED":"It is over."},\####
"x-since":1},"SessionTraits":{"title":"SessionTraits","description":"What a session's device can do with its volume.",\####
"type":"object","properties":{"minimumVolume":{"description":"The lowest volume.","type":"number","minimum":0,\####
"maximum":1,"x-since":1,"x-gck":"GCKSessionTraits.minimumVolume"},"maximumVolume":{"description":"The highest volume.",\####
"type":"number","minimum":0,"maximum":1,"x-since":1,"x-gck":"GCKSessionTraits.maximumVolume"},"volumeIncrement":{"description":"What one step changes; 0 where the volume is fixed.",\####
"type":"number","minimum":0,"maximum":1,"x-since":1,"x-gck":"GCKSessionTraits.volumeIncrement"},"supportsMuting":{"description":"Whether the device can be silenced.",\####
"type":"boolean","x-since":1,"x-gck":"GCKSessionTraits.supportsMuting"},"isFixedVolume":{"description":"Whether nothing that a sender does changes the volume.",\####
"type":"boolean","x-since":1,"x-gck":"GCKSessionTraits.isFixedVolume"}},"required":["minimumVolume","maximumVolume",\####
"volumeIncrement","supportsMuting","isFixedVolume"],"x-since":1,"x-gck":"GCKSessionTraits"},"VolumeKey":{"title":"VolumeKey",\####
"description":"A key for the volume.","type":"string","enum":["UP","DOWN","MUTE"],"x-values":{"UP":"Louder.",\####
"DOWN":"Quieter.","MUTE":"Silent, or heard again."},"x-since":1},"AuthenticationVerdict":{"title":"AuthenticationVerdict",\####
"description":"The outcome of device authentication.","type":"string","enum":["AUTHENTIC","EXPIRED","NOT_AUTHENTIC",\####
"UNANSWERED"],"x-values":{"AUTHENTIC":"Every check holds: the device has a key that Google (or a root in `trustedRootsFile`) certified. It proves no more: such keys have been taken out of apps.",\####
"EXPIRED":"Everything holds but dates: a certificate ran out, or a clock is wrong.","NOT_AUTHENTIC":"A check fails that is about more than dates.",\####
"UNANSWERED":"The device gave no proof at all."},"x-since":1},"AuthenticationCheck":{"title":"AuthenticationCheck",\####
"description":"One of the things that device authentication checks.","type":"string","enum":["NO_REPLY",\####
"DEVICE_ERROR","REPLY_MALFORMED","NONCE","ALGORITHM","SIGNATURE","TLS_CERTIFICATE","TLS_CERTIFICATE_NOT_YET_VALID",\####
"TLS_CERTIFICATE_EXPIRED","TLS_CERTIFICATE_LIFETIME","CERTIFICATE_MALFORMED","UNTRUSTED_ROOT","CERTIFICATE_SIGNATURE",\####
"CERTIFICATE_ALGORITHM","PATH_LENGTH","BASIC_CONSTRAINTS","KEY_USAGE","KEY_SIZE","NAME_CONSTRAINTS","CRITICAL_EXTENSION",\####
"CERTIFICATE_CHAIN","DEVICE_CERTIFICATE_NOT_YET_VALID","DEVICE_CERTIFICATE_EXPIRED","INTERMEDIATE_NOT_YET_VALID",\####
"INTERMEDIATE_EXPIRED","AUDIO_ONLY","CRL_MISSING","CRL_INVALID","REVOKED"],"x-values":{"NO_REPLY":"No answer came in time.",\####
"DEVICE_ERROR":"The device answered that it can't.","REPLY_MALFORMED":"The answer can't be read.","NONCE":"The answer repeats another challenge (an old answer, played again), or none although it has to.",\####
"ALGORITHM":"The signature's hash or kind is not accepted.","SIGNATURE":"The device's key didn't sign this connection: somebody is in between, or imitates the device.",\####
"TLS_CERTIFICATE":"The TLS certificate is missing, or can't be read.","TLS_CERTIFICATE_NOT_YET_VALID":"The TLS certificate isn't valid yet, or a clock is wrong.",\####
"TLS_CERTIFICATE_EXPIRED":"The TLS certificate ran out, or a clock is wrong.","TLS_CERTIFICATE_LIFETIME":"The TLS certificate is valid for more than four days.",\####
"CERTIFICATE_MALFORMED":"A certificate of the chain can't be read.","UNTRUSTED_ROOT":"The chain leads to no trusted root.",\####
"CERTIFICATE_SIGNATURE":"A certificate of the chain wasn't signed by its issuer.","CERTIFICATE_ALGORITHM":"A certificate of the chain isn't signed with RSA and SHA.",\####
"PATH_LENGTH":"The chain is longer than one of its certificates allows.","BASIC_CONSTRAINTS":"An issuer is no certificate authority.",\####
"KEY_USAGE":"The device's key isn't for signatures, or an issuer's isn't for certificates.","KEY_SIZE":"A key isn't RSA, or has fewer than 2048 bits.",\####
"NAME_CONSTRAINTS":"A name is none that its issuer may give.","CRITICAL_EXTENSION":"A certificate has a critical extension that isn't understood.",\####
"CERTIFICATE_CHAIN":"Something else is wrong with the chain.","DEVICE_CERTIFICATE_NOT_YET_VALID":"The device's certificate isn't valid yet, or this machine's clock is wrong.",\####
"DEVICE_CERTIFICATE_EXPIRED":"The device's certificate ran out.","INTERMEDIATE_NOT_YET_VALID":"An intermediate certificate isn't valid yet, or this machine's clock is wrong.",\####
"INTERMEDIATE_EXPIRED":"An intermediate certificate ran out, as Google's own did on 9 March 2025.","AUDIO_ONLY":"The device says that it has a screen, and its certificate is for devices without.",\####
"CRL_MISSING":"A revocation list is required, and there is none.","CRL_INVALID":"The revocation list can't be read, isn't signed by who may, or is out of date.",\####
"REVOKED":"A certificate of the chain is revoked."},"x-since":1},"AuthenticationFinding":{"title":"AuthenticationFinding",\####
"description":"A check of device authentication that failed, or would have under stricter options.","type":"object",\####
"properties":{"check":{"description":"The check.","allOf":[{"$ref":"#/components/schemas/AuthenticationCheck"}],\####
"x-since":1},"message":{"description":"What is wrong and what to do.","type":"string","x-since":1},"certificate":{"description":"The common name of the certificate that it is about.",\####
"type":"string","x-since":1}},"required":["check","message"],"x-since":1},"CertificateInfo":{"title":"CertificateInfo",\####
"description":"A certificate of a device's chain.","type":"object","properties":{"subject":{"description":"The subject's common name.",\####
"type":"string","x-since":1},"issuer":{"description":"The issuer's common name.","type":"string","x-since":1},\####
"notBefore":{"description":"When it begins to be valid, ISO 8601 in UTC.","type":"string","x-since":1},\####
"notAfter":{"description":"When it runs out, ISO 8601 in UTC.","type":"string","x-since":1},"fingerprint":{"description":"SHA-256 of its DER, in hexadecimal digits.",\####
"type":"string","x-since":1}},"required":["fingerprint"],"x-since":1},"DeviceAuthenticationInfo":{"title":"DeviceAuthenticationInfo",\####
"description":"What device authentication found out about a device.","type":"object","properties":{"verdict":{"description":"The outcome.",\####
"allOf":[{"$ref":"#/components/schemas/AuthenticationVerdict"}],"x-since":1},"failedCheck":{"description":"The gravest failure. If it is about dates, everything else holds.",\####
"allOf":[{"$ref":"#/components/schemas/AuthenticationCheck"}],"x-since":1},"message":{"description":"What failed and what to do.",\####
"type":"string","x-since":1},"failures":{"description":"Everything that failed, the gravest first, dates last.",\####
"type":"array","items":{"$ref":"#/components/schemas/AuthenticationFinding"},"x-since":1},"warnings":{"description":"What does no harm under the options.",\####
"type":"array","items":{"$ref":"#/components/schemas/AuthenticationFinding"},"x-since":1},"subject":{"description":"The common name of the device's certificate: model code and hardware address on Chromecasts.",\####
"type":"string","x-since":1},"model":{"description":"The common name of the authority that issued it, named after the model or its maker.",\####
"type":"string","x-since":1},"notAfter":{"description":"When the first certificate of the chain runs out, ISO 8601 in UTC.",\####
"type":"string","x-since":1},"audioOnly":{"description":"Whether the chain is for devices without a screen only.",\####
"type":"boolean","x-since":1},"hashAlgorithm":{"description":"The hash under the device's signature: `SHA-256`, on the oldest devices `SHA-1`.",\####
"type":"string","x-since":1},"nonceEchoed":{"description":"Whether the answer repeats our challenge, so that it can't be an old one.",\####
"type":"boolean","x-since":1},"revocationChecked":{"description":"Whether a valid revocation list was looked through.",\####
"type":"boolean","x-since":1},"chain":{"description":"The device's certificate first, the root last; as far as the chain could be built.",\####
"type":"array","items":{"$ref":"#/components/schemas/CertificateInfo"},"x-since":1}},"required":["verdict",\####
"failures","warnings","audioOnly","nonceEchoed","revocationChecked","chain"],"x-since":1},"Session":{"title":"Session",\####
"description":"A connection to a receiver app.","type":"object","properties":{"sessionId":{"description":"Names the session in this server.",\####
"type":"string","x-since":1},"deviceId":{"description":"Its device.","type":"string","x-since":1},"device":{"description":"Its device.",\####
"allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1},"connectionState":{"description":"How far it is.",\####
"allOf":[{"$ref":"#/components/schemas/ConnectionState"}],"x-since":1},"suspendReason":{"description":"While suspended: why.",\####
"allOf":[{"$ref":"#/components/schemas/SessionSuspendReason"}],"x-since":1},"linkState":{"description":"Whether there is a link to the device.",\####
"allOf":[{"$ref":"#/components/schemas/SessionLinkState"}],"x-since":1},"applicationState":{"description":"What is known of the app's run.",\####
"allOf":[{"$ref":"#/components/schemas/SessionApplicationState"}],"x-since":1},"phase":{"description":"While connecting or resuming: the present step.",\####
"allOf":[{"$ref":"#/components/schemas/ConnectionPhase"}],"x-since":1},"applicationId":{"description":"The app that was asked for.",\####
"type":"string","x-since":1},"sessionOptions":{"description":"What the client that began the session wants to find in it again.",\####
"type":"object","x-since":1,"x-gck":"GCKSession.sessionOptions"},"receiverSessionId":{"description":"The receiver's name for this run of the app.",\####
"type":"string","x-since":1,"x-gck":"GCKSession.sessionID"},"application":{"description":"The app.","allOf":[{"$ref":"#/components/schemas/ReceiverApplication"}],\####
"x-since":1},"volume":{"description":"The device's volume.","allOf":[{"$ref":"#/components/schemas/DeviceVolume"}],\####
"x-since":1},"traits":{"description":"What can be done with the volume.","allOf":[{"$ref":"#/components/schemas/SessionTraits"}],\####
"x-since":1,"x-gck":"GCKSession.traits"},"isActiveInput":{"description":"Whether the TV shows this device; absent where unknown.",\####
"type":"boolean","x-since":1},"isStandBy":{"description":"Whether the TV is in standby; absent where unknown.",\####
"type":"boolean","x-since":1},"authentication":{"description":"What device authentication found out; absent where the device wasn't asked, or hasn't answered yet.",\####
"allOf":[{"$ref":"#/components/schemas/DeviceAuthenticationInfo"}],"x-since":1},"multizone":{"description":"The members of the group, if it is one and has told.",\####
"allOf":[{"$ref":"#/components/schemas/MultizoneStatus"}],"x-since":1},"supportsMedia":{"description":"Whether the app plays media.",\####
"type":"boolean","x-since":1},"owner":{"description":"The program that started or joined it, as it named itself in `server.initialize`; absent where it didn't.",\####
"allOf":[{"$ref":"#/components/schemas/ClientInfo"}],"x-since":1},"isMediaStatusKnown":{"description":"Whether the app has told what it plays, since the link was made. Some apps never answer that question: they can be cast to all the same, and what they play is known after the first `media.load`. Absent for apps that play no media.",\####
"type":"boolean","x-since":1}},"required":["sessionId","deviceId","device","connectionState","linkState",\####
"applicationState","traits","supportsMedia"],"x-since":1,"x-gck":"GCKCastSession"},"PlaybackStateSource":{"title":"PlaybackStateSource",\####
"description":"Where the state of what plays came from.","type":"string","enum":["APPLICATION","MEDIA_STATUS"],\####
"x-values":{"APPLICATION":"The app told it itself (STORE_SESSION).","MEDIA_STATUS":"The app doesn't tell it: it was made of the media status, with media or queue, position, repeat mode, rate and tracks."},\####
"x-since":1},"PlaybackState":{"title":"PlaybackState","description":"What another device, or a player of one's own, needs to go on from where a session is.",\####
"type":"object","properties":{"loadRequestData":{"description":"What to load, with position (`currentTime`), rate, tracks, and `autoplay`, which is false for what is paused. `media.load` accepts its members.",\####
"allOf":[{"$ref":"#/components/schemas/LoadRequestData"}],"x-since":1},"customData":{"description":"What the app added for itself.",\####
"x-since":1},"source":{"description":"Where it came from.","allOf":[{"$ref":"#/components/schemas/PlaybackStateSource"}],\####
"x-since":1},"playerState":{"description":"What the player did.","allOf":[{"$ref":"#/components/schemas/PlayerState"}],\####
"x-since":1},"position":{"description":"Where it was; for a queue, in its current item.","type":"number",\####
"minimum":0,"x-unit":"seconds","x-since":1},"mediaSessionId":{"description":"The media session that it was taken of.",\####
"type":"integer","x-since":1}},"required":["loadRequestData","source","playerState","position"],"x-since":1},\####
"SavedSession":{"title":"SavedSession","description":"What is written down of a session, so that a server that takes over can join it again.",\####
"type":"object","properties":{"sessionId":{"description":"The session's name in the server that had it; it keeps the name if that is free.",\####
"type":"string","x-since":1},"deviceId":{"description":"Its device.","type":"string","x-since":1},"friendlyName":{"description":"The device's name.",\####
"type":"string","x-since":1},"host":{"description":"Where the device was reached last; it is looked for by its id, too.",\####
"type":"string","x-since":1},"port":{"description":"The port there.","type":"integer","x-since":1},"applicationId":{"description":"The app that was asked for.",\####
"type":"string","x-since":1},"receiverSessionId":{"description":"The receiver's name for the run of the app; only this very run is joined.",\####
"type":"string","x-since":1},"sessionOptions":{"description":"What the client that began it wants to find in it again.",\####
"type":"object","x-since":1},"owner":{"description":"The program that began it.","allOf":[{"$ref":"#/components/schemas/ClientInfo"}],\####
"x-since":1},"savedAt":{"description":"When it was written down, since 1970.","type":"integer","x-unit":"seconds",\####
"x-since":1}},"required":["sessionId","deviceId","friendlyName","host","port","receiverSessionId","savedAt"],\####
"x-since":1},"FailedRestoration":{"title":"FailedRestoration","description":"A saved session that could not be joined again.",\####
"type":"object","properties":{"saved":{"description":"What was written down.","allOf":[{"$ref":"#/components/schemas/SavedSession"}],\####
"x-since":1},"error":{"description":"Why not.","allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}},\####
"required":["saved","error"],"x-since":1},"WidgetControl":{"title":"WidgetControl","description":"A control that can be pressed.",\####
"type":"string","enum":["PLAY","PAUSE","PLAY_PAUSE_TOGGLE","STOP","SKIP_NEXT","SKIP_PREVIOUS","REWIND_30_SECONDS",\####
"FORWARD_30_SECONDS","MUTE_TOGGLE","CLOSED_CAPTIONS","PAUSE_QUEUE","REPEAT_MODE","SKIP_AD","VOLUME_UP",\####
"VOLUME_DOWN","CUSTOM"],"x-values":{"PLAY":"Plays.","PAUSE":"Pauses.","PLAY_PAUSE_TOGGLE":"Plays or pauses; for live streams plays or stops.",\####
"STOP":"Stops.","SKIP_NEXT":"The next item.","SKIP_PREVIOUS":"The previous item.","REWIND_30_SECONDS":"30 seconds back.",\####
"FORWARD_30_SECONDS":"30 seconds on.","MUTE_TOGGLE":"Silences the device, or lets it be heard.","CLOSED_CAPTIONS":"Opens the choice of tracks.",\####
"PAUSE_QUEUE":"Pauses when the item that plays is over, or no longer.","REPEAT_MODE":"Off, all, single, shuffled, and again.",\####
"SKIP_AD":"Skips the ad.","VOLUME_UP":"One step louder.","VOLUME_DOWN":"One step quieter.","CUSTOM":"The program's own."},\####
"x-since":1},"WidgetSlider":{"title":"WidgetSlider","description":"A slider.","type":"string","enum":["STREAM_POSITION",\####
"VOLUME"],"x-values":{"STREAM_POSITION":"Where it is.","VOLUME":"How loud it is."},"x-since":1},"SlidePhase":{"title":"SlidePhase",\####
"description":"How far the movement of a slider is.","type":"string","enum":["BEGAN","MOVED","ENDED",\####
"CANCELLED"],"x-values":{"BEGAN":"It is held.","MOVED":"It moves.","ENDED":"It is let go: the value counts.",\####
"CANCELLED":"It is let go, and nothing is to happen."},"x-since":1},"WidgetStyle":{"title":"WidgetStyle",\####
"description":"A part of the style tree.","type":"object","properties":{"path":{"description":"Which part.",\####
"type":"string","x-since":1},"attributes":{"description":"Its own attributes.","type":"object","additionalProperties":{},\####
"x-since":1},"effective":{"description":"Those that count for it when all is applied: its own, and what it inherits.",\####
"type":"object","additionalProperties":{},"x-since":1},"isApplied":{"description":"Whether all that was set in the tree counts already.",\####
"type":"boolean","x-since":1}},"required":["path","attributes","effective","isApplied"],"x-since":1,"x-gck":"GCKUIStyleAttributes"}},\####
"errors":{"ParseError":{"code":-32700,"message":"The message is not valid JSON.","data":{"name":"ParseError",\####
"domain":"rpc","retryable":false,"gckErrorCode":4}},"InvalidRequest":{"code":-32600,"message":"The message is not a valid request.",\####
"data":{"name":"InvalidRequest","domain":"rpc","retryable":false,"gckErrorCode":4}},"MethodNotFound":{"code":-32601,\####
"message":"There is no such method.","data":{"name":"MethodNotFound","domain":"rpc","retryable":false,\####
"gckErrorCode":93}},"InvalidParams":{"code":-32602,"message":"The parameters are not valid.","data":{"name":"InvalidParams",\####
"domain":"rpc","retryable":false,"gckErrorCode":4}},"InternalError":{"code":-32603,"message":"The server failed.",\####
"data":{"name":"InternalError","domain":"rpc","retryable":false,"gckErrorCode":99}},"UnsupportedProtocolVersion":{"code":-32010,\####
"message":"The protocol version is not supported.","data":{"name":"UnsupportedProtocolVersion","domain":"rpc",\####
"retryable":false,"gckErrorCode":15}},"MissingClientCapability":{"code":-32011,"message":"The client did not declare the capability that this needs.",\####
"data":{"name":"MissingClientCapability","domain":"rpc","retryable":false,"gckErrorCode":93}},"MessageTooLarge":{"code":-32012,\####
"message":"The message is too large.","data":{"name":"MessageTooLarge","domain":"rpc","retryable":false,\####
"gckErrorCode":11}},"ShuttingDown":{"code":-32013,"message":"The server is shutting down.","data":{"name":"ShuttingDown",\####
"domain":"rpc","retryable":false,"gckErrorCode":9}},"TooManyRequests":{"code":-32014,"message":"Too many requests are in flight.",\####
"data":{"name":"TooManyRequests","domain":"rpc","retryable":true,"gckErrorCode":10}},"TooManyClients":{"code":-32015,\####
"message":"The server has as many clients as it serves.","data":{"name":"TooManyClients","domain":"rpc",\####
"retryable":true,"gckErrorCode":10}},"RequestCancelled":{"code":-32800,"message":"The request was cancelled.",\####
"data":{"name":"RequestCancelled","domain":"rpc","retryable":false,"gckErrorCode":5}},"NoSuchSubscription":{"code":1001,\####
"message":"There is no such subscription.","data":{"name":"NoSuchSubscription","domain":"events","retryable":false,\####
"gckErrorCode":4}},"TooManySubscriptions":{"code":1002,"message":"The connection has too many subscriptions.",\####
"data":{"name":"TooManySubscriptions","domain":"events","retryable":false,"gckErrorCode":10}},"AlreadyInitialized":{"code":1501,\####
"message":"The context exists already.","data":{"name":"AlreadyInitialized","domain":"context","retryable":false,\####
"gckErrorCode":19}},"FileNotUsable":{"code":1502,"message":"A file can't be used.","data":{"name":"FileNotUsable",\####
"domain":"context","retryable":false,"gckErrorCode":4}},"LibraryUnavailable":{"code":1503,"message":"A library that this needs is not installed.",\####
"data":{"name":"LibraryUnavailable","domain":"context","retryable":false,"gckErrorCode":93}},"DiscoveryUnavailable":{"code":2001,\####
"message":"Devices can't be discovered here.","data":{"name":"DiscoveryUnavailable","domain":"discovery",\####
"retryable":true,"gckErrorCode":17}},"DeviceNotFound":{"code":2002,"message":"The device was not found.",\####
"data":{"name":"DeviceNotFound","domain":"discovery","retryable":true,"gckErrorCode":14}},"TooManyDevices":{"code":2003,\####
"message":"Too many devices were added by address.","data":{"name":"TooManyDevices","domain":"discovery",\####
"retryable":false,"gckErrorCode":7}},"NoSuchSession":{"code":3001,"message":"There is no such session.",\####
"data":{"name":"NoSuchSession","domain":"session","retryable":false,"gckErrorCode":29}},"SessionNotConnected":{"code":3002,\####
"message":"The session is not connected.","data":{"name":"SessionNotConnected","domain":"session","retryable":true,\####
"gckErrorCode":14}},"SessionExists":{"code":3003,"message":"There is a session with this device already.",\####
"data":{"name":"SessionExists","domain":"session","retryable":false,"gckErrorCode":9}},"SessionSuspended":{"code":3004,\####
"message":"The session is suspended.","data":{"name":"SessionSuspended","domain":"session","retryable":true,\####
"gckErrorCode":92}},"AmbiguousSession":{"code":3005,"message":"There are several sessions: say which one.",\####
"data":{"name":"AmbiguousSession","domain":"session","retryable":false,"gckErrorCode":9}},"AddressNotResolved":{"code":3010,\####
"message":"The device's address could not be found.","data":{"name":"AddressNotResolved","domain":"session",\####
"retryable":true,"gckErrorCode":25}},"DeviceUnreachable":{"code":3011,"message":"The device can't be reached.",\####
"data":{"name":"DeviceUnreachable","domain":"session","retryable":true,"gckErrorCode":17}},"ConnectionRefused":{"code":3012,\####
"message":"The device refused the connection.","data":{"name":"ConnectionRefused","domain":"session",\####
"retryable":true,"gckErrorCode":1}},"TLSFailed":{"code":3013,"message":"The encrypted connection could not be made.",\####
"data":{"name":"TLSFailed","domain":"session","retryable":false,"gckErrorCode":23}},"ConnectionTimedOut":{"code":3014,\####
"message":"The device did not answer in time.","data":{"name":"ConnectionTimedOut","domain":"session",\####
"retryable":true,"gckErrorCode":2}},"ConnectionLost":{"code":3015,"message":"The connection to the device was lost.",\####
"data":{"name":"ConnectionLost","domain":"session","retryable":true,"gckErrorCode":1}},"DeviceAuthenticationFailed":{"code":3017,\####
"message":"The device did not prove what it is.","data":{"name":"DeviceAuthenticationFailed","domain":"session",\####
"retryable":false,"gckErrorCode":3}},"ConnectionRejected":{"code":3016,"message":"The device closed the virtual connection.",\####
"data":{"name":"ConnectionRejected","domain":"session","retryable":true,"gckErrorCode":14}},"ApplicationNotFound":{"code":3020,\####
"message":"The receiver can't find the app.","data":{"name":"ApplicationNotFound","domain":"session",\####
"retryable":false,"gckErrorCode":20}},"ApplicationNotRunning":{"code":3021,"message":"The app is not running.",\####
"data":{"name":"ApplicationNotRunning","domain":"session","retryable":false,"gckErrorCode":21}},"LaunchFailed":{"code":3022,\####
"message":"The receiver could not launch the app.","data":{"name":"LaunchFailed","domain":"session","retryable":false,\####
"gckErrorCode":7}},"LaunchCancelled":{"code":3023,"message":"The launch was cancelled.","data":{"name":"LaunchCancelled",\####
"domain":"session","retryable":true,"gckErrorCode":103}},"SessionEnded":{"code":3024,"message":"The session ended.",\####
"data":{"name":"SessionEnded","domain":"session","retryable":false,"gckErrorCode":29}},"SessionTransferFailed":{"code":3025,\####
"message":"The session could not be brought to another device.","data":{"name":"SessionTransferFailed",\####
"domain":"session","retryable":true,"gckErrorCode":28}},"SessionTransferred":{"code":3026,"message":"The session came to another device meanwhile.",\####
"data":{"name":"SessionTransferred","domain":"session","retryable":true,"gckErrorCode":5}},"RequestTimedOut":{"code":3030,\####
"message":"The receiver did not answer the request in time.","data":{"name":"RequestTimedOut","domain":"session",\####
"retryable":true,"gckErrorCode":2}},"RequestRejected":{"code":3031,"message":"The receiver rejected the request.",\####
"data":{"name":"RequestRejected","domain":"session","retryable":false,"gckErrorCode":4}},"CastMessageTooLarge":{"code":3032,\####
"message":"The message is too large for the receiver.","data":{"name":"CastMessageTooLarge","domain":"session",\####
"retryable":false,"gckErrorCode":11}},"VolumeFixed":{"code":3033,"message":"The device's volume can't be changed.",\####
"data":{"name":"VolumeFixed","domain":"session","retryable":false,"gckErrorCode":93}},"NoMediaSession":{"code":4001,\####
"message":"There is no media session.","data":{"name":"NoMediaSession","domain":"media","retryable":false,\####
"gckErrorCode":32}},"MediaNotSupported":{"code":4002,"message":"The app doesn't play media.","data":{"name":"MediaNotSupported",\####
"domain":"media","retryable":false,"gckErrorCode":93}},"MediaLoadFailed":{"code":4003,"message":"The receiver could not load the media.",\####
"data":{"name":"MediaLoadFailed","domain":"media","retryable":false,"gckErrorCode":30}},"MediaLoadCancelled":{"code":4004,\####
"message":"The load was cancelled.","data":{"name":"MediaLoadCancelled","domain":"media","retryable":false,\####
"gckErrorCode":5}},"InvalidPlayerState":{"code":4005,"message":"The player can't do this now.","data":{"name":"InvalidPlayerState",\####
"domain":"media","retryable":false,"gckErrorCode":31}},"MediaError":{"code":4006,"message":"The receiver reported a media error.",\####
"data":{"name":"MediaError","domain":"media","retryable":false,"gckErrorCode":34}},"RequestReplaced":{"code":4007,\####
"message":"A newer request replaced this one.","data":{"name":"RequestReplaced","domain":"media","retryable":false,\####
"gckErrorCode":6}},"AdNotSkippable":{"code":4020,"message":"The ad can't be skipped now.","data":{"name":"AdNotSkippable",\####
"domain":"media","retryable":false,"gckErrorCode":7}},"NoSuchTrack":{"code":4021,"message":"The media has no such track.",\####
"data":{"name":"NoSuchTrack","domain":"media","retryable":false,"gckErrorCode":4}},"QueueNotSupported":{"code":4101,\####
"message":"The app has no queue that can be asked for.","data":{"name":"QueueNotSupported","domain":"queue",\####
"retryable":false,"gckErrorCode":93}},"QueueIncomplete":{"code":4102,"message":"Only some of the items are in the queue.",\####
"data":{"name":"QueueIncomplete","domain":"queue","retryable":false,"gckErrorCode":4}},"QueueItemNotFound":{"code":4103,\####
"message":"The queue has no such item.","data":{"name":"QueueItemNotFound","domain":"queue","retryable":false,\####
"gckErrorCode":4}},"QueueChanged":{"code":4104,"message":"Somebody else changed the queue.","data":{"name":"QueueChanged",\####
"domain":"queue","retryable":true,"gckErrorCode":9}},"EndOfQueue":{"code":4105,"message":"The queue ends there.",\####
"data":{"name":"EndOfQueue","domain":"queue","retryable":false,"gckErrorCode":9}},"InvalidNamespace":{"code":6001,\####
"message":"This is no namespace for a channel.","data":{"name":"InvalidNamespace","domain":"channel",\####
"retryable":false,"gckErrorCode":4}},"ReservedNamespace":{"code":6002,"message":"The namespace belongs to the framework.",\####
"data":{"name":"ReservedNamespace","domain":"channel","retryable":false,"gckErrorCode":7}},"ChannelExists":{"code":6003,\####
"message":"You have this channel already.","data":{"name":"ChannelExists","domain":"channel","retryable":false,\####
"gckErrorCode":8}},"NoSuchChannel":{"code":6004,"message":"You have no such channel.","data":{"name":"NoSuchChannel",\####
"domain":"channel","retryable":false,"gckErrorCode":12}},"ChannelNotConnected":{"code":6005,"message":"The channel is not connected.",\####
"data":{"name":"ChannelNotConnected","domain":"channel","retryable":true,"gckErrorCode":12}},"SendBufferFull":{"code":6006,\####
"message":"Too much waits for the device to read.","data":{"name":"SendBufferFull","domain":"channel",\####
"retryable":true,"gckErrorCode":10}},"ImageURLRefused":{"code":7001,"message":"The picture's URL may not be fetched.",\####
"data":{"name":"ImageURLRefused","domain":"image","retryable":false,"gckErrorCode":7}},"ImageUnavailable":{"code":7002,\####
"message":"The picture can't be had.","data":{"name":"ImageUnavailable","domain":"image","retryable":true,\####
"gckErrorCode":1}},"ImageTooLarge":{"code":7003,"message":"The picture is too large.","data":{"name":"ImageTooLarge",\####
"domain":"image","retryable":false,"gckErrorCode":11}},"ImageTypeRefused":{"code":7004,"message":"This is no picture of an accepted type.",\####
"data":{"name":"ImageTypeRefused","domain":"image","retryable":false,"gckErrorCode":93}},"ImageCacheUnavailable":{"code":7005,\####
"message":"The cache of pictures can't be used.","data":{"name":"ImageCacheUnavailable","domain":"image",\####
"retryable":true,"gckErrorCode":9}},"ControlDisabled":{"code":8001,"message":"The control can't be used now.",\####
"data":{"name":"ControlDisabled","domain":"widget","retryable":true,"gckErrorCode":9}},"InternalLimitReached":{"code":9001,\####
"message":"A limit of the server was reached.","data":{"name":"InternalLimitReached","domain":"limits",\####
"retryable":false,"gckErrorCode":10}}},"x-errors":{"ParseError":{"description":"The bytes of a message can't be read; `data` has the byte offset. The connection lives on.",\####
"advice":"Send one JSON value a line, or Content-Length frames with the right length.","x-since":1},"InvalidRequest":{"description":"JSON, but no JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, a second `server.initialize`.",\####
"advice":"Send an object with `jsonrpc`, `method`, `id` and, as an object, `params`.","x-since":1},"MethodNotFound":{"description":"The method's name is unknown to this server.",\####
"advice":"Compare the name with `rpc.discover`; a newer server may have the method.","x-since":1},"InvalidParams":{"description":"A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and `data.reason` why.",\####
"advice":"Correct the parameter that `data.path` names.","x-since":1},"InternalError":{"description":"A defect of the server; please report it with the log.",\####
"advice":"Report it with the server's log.","x-since":1},"UnsupportedProtocolVersion":{"description":"`server.initialize` asked for a version that this server doesn't speak; `data.supported` lists those that it does.",\####
"advice":"Ask for one of `data.supported`, or update the client or the server.","x-since":1},"MissingClientCapability":{"description":"A call whose work needs a request back to the client, which declared no such capability in `server.initialize`.",\####
"advice":"Declare the capability in `server.initialize`, and answer the server's request.","x-since":1},\####
"MessageTooLarge":{"description":"A message from the client exceeds the server's limit (`data.limit`, bytes); it was skipped and the connection lives on.",\####
"advice":"Split the call, or start the server with a higher limit.","x-since":1},"ShuttingDown":{"description":"A call that came after `server.shutdown` or a signal.",\####
"advice":"Start the server again.","x-since":1},"TooManyRequests":{"description":"The connection has reached its limit of unanswered requests; wait for replies and try again.",\####
"advice":"Wait for answers before you send more.","x-since":1},"TooManyClients":{"description":"The connection is one too many; the server closes it after this answer.",\####
"advice":"Close a connection, and connect again.","x-since":1},"RequestCancelled":{"description":"The client cancelled the call with `$/cancelRequest`. What was already sent to a receiver is not taken back.",\####
"advice":"Nothing: it was asked for. Read the state before you go on, as part of the call may be done.",\####
"x-since":1},"NoSuchSubscription":{"description":"`events.unsubscribe` or `events.poll` with an id that this connection doesn't have, or a poll of a subscription that is pushed.",\####
"advice":"Use an id that `events.subscribe` answered on this connection.","x-since":1},"TooManySubscriptions":{"description":"The limit is 64 a connection.",\####
"advice":"End subscriptions that aren't needed, or subscribe to several topics at once.","x-since":1},\####
"AlreadyInitialized":{"description":"`context.create` after the context was created, by another client or by the first call that needed it. Its options stay as they are; `context.get` tells them.",\####
"advice":"Call `context.create` first of all, or go on with the options that `context.get` tells.","x-since":1},\####
"FileNotUsable":{"description":"A path in the options names no file of the server's machine that can be read, or its contents are of the wrong kind; `message` says which and why.",\####
"advice":"Correct the path, the file or its permissions.","x-since":1},"LibraryUnavailable":{"description":"Some libraries are loaded by their first use: PCRE2 by a message pattern, libcurl by a picture that is fetched. `message` names the one that is missing, and Debian's package of it. Everything else works without it.",\####
"advice":"Install the library that `message` names on the server's machine, and start the server again.",\####
"x-since":1},"DiscoveryUnavailable":{"description":"No source of devices can work: there is no network interface, or the options want the DNS-SD daemon alone and it doesn't answer. Devices that are added by address work all the same; `discovery.diagnose` says more.",\####
"advice":"Connect to a network, or start avahi-daemon if the options want it alone; `discovery.diagnose` says what fails.",\####
"x-since":1},"DeviceNotFound":{"description":"No device with this id or name is known, or none appeared in time.",\####
"advice":"Look into `discovery.list`, wait longer with `discovery.find`, or add the device by address.",\####
"x-since":1},"TooManyDevices":{"description":"The limit is 256.","advice":"Remove devices with `discovery.removeDevice`.",\####
"x-since":1},"NoSuchSession":{"description":"The session id is unknown, or none was given and there is no current session.",\####
"advice":"Take the id from `session.list`, or start a session.","x-since":1},"SessionNotConnected":{"description":"The session is still connecting, or is ending.",\####
"advice":"Wait for `session.didStart`, then call again.","x-since":1},"SessionExists":{"description":"`session.start` or `session.join` while this server has a session with the device; `data.sessionId` names it.",\####
"advice":"Use the session that `data.sessionId` names, or end it before.","x-since":1},"SessionSuspended":{"description":"The session's link is down: it broke and is being made again, or was put down by `session.suspend`, `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.",\####
"advice":"Wait for `session.didResume`, or call `session.resume`.","x-since":1},"AmbiguousSession":{"description":"The call names no session, the connection has none of its own, and there are several; `data.sessions` lists them.",\####
"advice":"Give `sessionId`, or choose one with `session.setCurrent`; `data.sessions` lists them.","x-since":1},\####
"AddressNotResolved":{"description":"Phase `RESOLVE`: the host name or the service has no address.","advice":"See whether the device is switched on and in the same network; correct the host name.",\####
"x-since":1},"DeviceUnreachable":{"description":"Phase `TCP`: no route, host down, network unreachable.",\####
"advice":"See whether both are in the same network, and whether a firewall or client isolation keeps them apart.",\####
"x-since":1},"ConnectionRefused":{"description":"Phase `TCP`: nothing listens on the port. Check the port; groups have ports of their own.",\####
"advice":"Correct the port (8009 for devices; groups have ports of their own), or restart the device.",\####
"x-since":1},"TLSFailed":{"description":"Phase `TLS`: the hand-shake failed; `message` has OpenSSL's reason.",\####
"advice":"See whether it is a Cast device at all; the option `tls` allows older versions and ciphers.",\####
"x-since":1},"ConnectionTimedOut":{"description":"A connecting phase (`data.phase`) took longer than its limit: the device is silent. Up to 30 s in all, each phase but the launch has 10 s; who allows more in all allows it to each phase.",\####
"advice":"Restart the device if it stays silent. For slow ones give the call a `timeout`, or the context a `connectTimeout`, of more than 30 s: each step may then take that long.",\####
"x-since":1},"ConnectionLost":{"description":"The socket closed, or the device fell silent, while the call was in flight.",\####
"advice":"Nothing, if the session reconnects (`session.didResume`); then call again. Otherwise see to the network.",\####
"x-since":1},"DeviceAuthenticationFailed":{"description":"Phase `AUTHENTICATE`, only with the policy REQUIRE: `data.authentication` says which check failed, and what was found out about the device.",\####
"advice":"Don't trust the device with anything private; `data.authentication` says which check failed, and the policy REPORT connects all the same.",\####
"x-since":1},"ConnectionRejected":{"description":"The receiver or its app answered CLOSE: the app is gone or refuses this sender.",\####
"advice":"Start the app again; it is gone, or refuses this sender.","x-since":1},"ApplicationNotFound":{"description":"LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device.",\####
"advice":"Correct the app id; an app that isn't published runs on registered devices only.","x-since":1},\####
"ApplicationNotRunning":{"description":"`session.join` found no such app or session.","advice":"Start the app with `session.start`.",\####
"x-since":1},"LaunchFailed":{"description":"LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`).",\####
"advice":"Read `data.receiver`; the device may forbid it (parental control, guest network, a screen that is missing).",\####
"x-since":1},"LaunchCancelled":{"description":"LAUNCH_ERROR with CANCELLED, also after one retry.","advice":"Try again; somebody at the TV, or another sender, may have cancelled it.",\####
"x-since":1},"SessionEnded":{"description":"The session ended while the call was in flight: another sender stopped it, the app ended, or a client ended it.",\####
"advice":"Start a new session if you still want to cast.","x-since":1},"SessionTransferFailed":{"description":"The session is where it was, and plays on; what was launched on the other device was stopped. `data.phase` says how far it came; the message says why.",\####
"advice":"Try again, or another device; the session goes on where it was.","x-since":1},"SessionTransferred":{"description":"The request was on its way to the device that the session has left: send it again.",\####
"advice":"Send the request again: it then goes to the new device.","x-since":1},"RequestTimedOut":{"description":"The link is up, but no reply came.",\####
"advice":"Ask for the status, then decide; the app may be busy, or not know the request.","x-since":1},\####
"RequestRejected":{"description":"INVALID_REQUEST; `data.receiver.reason` has its reason.","advice":"Read `data.receiver.reason`; the app may not support the request, or its state has changed.",\####
"x-since":1},"CastMessageTooLarge":{"description":"One Cast message may have 65,536 bytes; this call needed more and was not sent.",\####
"advice":"Leave out custom data and images, or use fewer items at once.","x-since":1},"VolumeFixed":{"description":"The device reports `controlType` `fixed`.",\####
"advice":"Set the volume at the TV or the amplifier.","x-since":1},"NoMediaSession":{"description":"Nothing is loaded, so there is nothing to control.",\####
"advice":"Load something with `media.load`.","x-since":1},"MediaNotSupported":{"description":"The session's app doesn't list the media namespace.",\####
"advice":"Use an app that plays media, such as CC1AD845; `session.get` lists the app's namespaces.","x-since":1},\####
"MediaLoadFailed":{"description":"LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more.",\####
"advice":"See whether the device itself can open the URL (not localhost, a certificate it trusts, CORS) and can play its type; `data.receiver.detailedErrorName` says what failed.",\####
"x-since":1},"MediaLoadCancelled":{"description":"LOAD_CANCELLED: another load replaced it on the receiver.",\####
"advice":"Nothing: a newer load took its place.","x-since":1},"InvalidPlayerState":{"description":"INVALID_PLAYER_STATE.",\####
"advice":"Wait for a status in which the command is possible.","x-since":1},"MediaError":{"description":"ERROR in the media namespace; `data.receiver` says more.",\####
"advice":"Read `data.receiver`: it says what failed in the player.","x-since":1},"RequestReplaced":{"description":"A seek after a seek, a load after a load: only the newest counts.",\####
"advice":"Nothing: the newer call counts.","x-since":1},"AdNotSkippable":{"description":"`media.skipAd`: `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`. Nothing was sent.",\####
"advice":"Wait `data.remaining`, or until the ad ends; show the button only while `controls` says that it works.",\####
"x-since":1},"NoSuchTrack":{"description":"`media.selectTracks`: none of the tracks that the media lists is in one of the languages. Nothing was sent.",\####
"advice":"Look at the media's `tracks`, and choose one of their languages.","x-since":1},"QueueNotSupported":{"description":"The app refuses the question for its queue (QUEUE_GET_ITEM_IDS, QUEUE_GET_ITEMS), or never answers it.",\####
"advice":"Do without the list: `media.getStatus` tells the items around the current one, if the app tells any.",\####
"x-since":1},"QueueIncomplete":{"description":"A change of many items takes several messages to the receiver, and one of them failed: `data.queue` says how many items are through, which is the first that isn't, which ids they got, and why.",\####
"advice":"Go on with the items from `data.queue.failedIndex`, or load the queue again.","x-since":1},\####
"QueueItemNotFound":{"description":"An item was removed meanwhile, or the id is of another queue; `data.queue.missingItemIds` says which.",\####
"advice":"Take ids from `queue.list`, or from the notifications about the queue.","x-since":1},"QueueChanged":{"description":"The receiver refused a change because the list is another one than it was made for, and what the change names is gone. Look at the list, and decide anew.",\####
"advice":"Look at `queue.list`, and decide anew.","x-since":1},"EndOfQueue":{"description":"`queue.next` behind the last item, or `queue.previous` before the first, of a queue that doesn't repeat.",\####
"advice":"Nothing: there is no further item; set a repeat mode to begin again.","x-since":1},"InvalidNamespace":{"description":"A namespace is `urn:x-cast:` and a name, 128 bytes at most, without spaces and control characters.",\####
"advice":"Use `urn:x-cast:` and a name of your own, such as `urn:x-cast:com.example.game`.","x-since":1},\####
"ReservedNamespace":{"description":"`urn:x-cast:com.google.cast.` followed by `tp.`…, `receiver`, `media`, `multizone`, `setup`, `remoting` or `webrtc`, and what is below them: the server speaks them itself. Others under `com.google.cast` are allowed.",\####
"advice":"Use the methods of `media`, `queue` and `session`, or a namespace of your own.","x-since":1},\####
"ChannelExists":{"description":"`channel.add` a second time with the same namespace and session on the same connection. What other clients added doesn't matter.",\####
"advice":"Use the channel that you have; `channel.list` shows it.","x-since":1},"NoSuchChannel":{"description":"The connection didn't add a channel for this namespace, or not for this session.",\####
"advice":"Call `channel.add` before.","x-since":1},"ChannelNotConnected":{"description":"The session is connected, but its app doesn't list the namespace; nothing was sent. `channel.didConnect` tells when that changes.",\####
"advice":"Wait for `channel.didConnect`, or see whether the right app runs.","x-since":1},"SendBufferFull":{"description":"More than 1 MiB is queued for a device that reads too slowly; nothing was sent. Send again after `channel.didChangeWritable`.",\####
"advice":"Wait for `channel.didChangeWritable`, then send again.","x-since":1},"ImageURLRefused":{"description":"No URL, plain HTTP, a host on a private network or on this machine, or a redirect to such a place; `data.reason` is `invalidURL`, `plainHTTPRefused`, `addressRefused` or `redirectRefused`. `ImageFetchOptions` allows more.",\####
"advice":"Use an HTTPS URL in the internet, or allow such places with the options of `image.fetch` or the context.",\####
"x-since":1},"ImageUnavailable":{"description":"Its server can't be reached, isn't trusted, takes too long or answers with an error, and there is no copy; `data.reason` is `badStatus` (then `data.status` is the status), `unreachable`, `tlsFailed`, `timedOut` or `notCached`.",\####
"advice":"See whether the URL opens in a browser; try again later.","x-since":1},"ImageTooLarge":{"description":"It has more bytes than `ImageFetchOptions.maximumBytes`, or more than 100 million pixels.",\####
"advice":"Choose a smaller picture with `image.pick`, or raise `maximumBytes`.","x-since":1},"ImageTypeRefused":{"description":"The bytes are no PNG, JPEG, GIF, WebP, BMP or AVIF, or not what the server calls them, or SVG, which has to be allowed.",\####
"advice":"Use PNG, JPEG, GIF, WebP, BMP or AVIF, or allow SVG if you trust its source.","x-since":1},\####
"ImageCacheUnavailable":{"description":"Its folder can't be written: no space, no permission, no such place, or locked for too long by another server.",\####
"advice":"Make room, correct the folder's permissions, or name another folder in the options.","x-since":1},\####
"ControlDisabled":{"description":"`widget.pressButton` and its like: nothing plays, a request is unanswered, the receiver doesn't offer it, or the place is empty. The widget's state says when it can be.",\####
"advice":"Wait until the widget's state shows the control as enabled.","x-since":1},"InternalLimitReached":{"description":"Too many of something; `message` names it.",\####
"advice":"Use fewer of what `message` names at once, or raise the limit.","x-since":1}},"x-gckErrors":{"NoError":{"code":0,\####
"description":"Nothing went wrong.","never":"A call that works has a result, and no error."},"NetworkError":{"code":1,\####
"description":"The connection failed.","errors":["ConnectionRefused","ConnectionLost","ImageUnavailable"]},\####
"Timeout":{"code":2,"description":"No answer came in time.","errors":["ConnectionTimedOut","RequestTimedOut"]},\####
"DeviceAuthenticationFailure":{"code":3,"description":"The device didn't prove what it is.","errors":["DeviceAuthenticationFailed"]},\####
"InvalidRequest":{"code":4,"description":"The request can't be understood, or the receiver refused it.",\####
"errors":["ParseError","InvalidRequest","InvalidParams","NoSuchSubscription","FileNotUsable","RequestRejected",\####
"NoSuchTrack","QueueIncomplete","QueueItemNotFound","InvalidNamespace"]},"Cancelled":{"code":5,"description":"The request was cancelled.",\####
"errors":["RequestCancelled","SessionTransferred","MediaLoadCancelled"]},"Replaced":{"code":6,"description":"A newer request of the same kind took its place.",\####
"errors":["RequestReplaced"]},"NotAllowed":{"code":7,"description":"It isn't allowed here, or not to this sender.",\####
"errors":["TooManyDevices","LaunchFailed","AdNotSkippable","ReservedNamespace","ImageURLRefused"]},"DuplicateRequest":{"code":8,\####
"description":"The receiver knows a request with this number.","errors":["ChannelExists","RequestRejected"]},\####
"InvalidState":{"code":9,"description":"It can't be done in this state.","errors":["ShuttingDown","SessionExists",\####
"AmbiguousSession","QueueChanged","EndOfQueue","ImageCacheUnavailable","ControlDisabled"]},"SendBufferFull":{"code":10,\####
"description":"Too much waits to be sent.","errors":["TooManyRequests","TooManyClients","TooManySubscriptions",\####
"SendBufferFull","InternalLimitReached"]},"MessageTooBig":{"code":11,"description":"The message has more than 64 KiB.",\####
"errors":["MessageTooLarge","CastMessageTooLarge","ImageTooLarge"]},"ChannelNotConnected":{"code":12,\####
"description":"The channel isn't connected.","errors":["NoSuchChannel","ChannelNotConnected"]},"DeviceAuthorizationFailure":{"code":13,\####
"description":"The user, or the device, didn't permit the connection.","errors":["LaunchFailed"]},"DeviceNotConnected":{"code":14,\####
"description":"There is no connection to the device.","errors":["DeviceNotFound","SessionNotConnected",\####
"ConnectionRejected"]},"ProtocolVersionMismatch":{"code":15,"description":"The versions don't fit together.",\####
"errors":["UnsupportedProtocolVersion"]},"MaxUsersConnected":{"code":16,"description":"The receiver has as many senders as it takes.",\####
"never":"Receivers close the connection without a word, which is `ConnectionRejected`."},"NetworkNotReachable":{"code":17,\####
"description":"There is no network, or none that leads to the device.","errors":["DiscoveryUnavailable",\####
"DeviceUnreachable"]},"ProtocolError":{"code":18,"description":"The device doesn't keep to the protocol.",\####
"never":"A message that can't be understood is dropped and logged; a frame that can't ends the link, which is `ConnectionLost`."},\####
"AlreadyInitialized":{"code":19,"description":"The context exists already.","errors":["AlreadyInitialized"]},\####
"ApplicationNotFound":{"code":20,"description":"The receiver can't find the app.","errors":["ApplicationNotFound"]},\####
"ApplicationNotRunning":{"code":21,"description":"The app isn't running.","errors":["ApplicationNotRunning"]},\####
"InvalidApplicationSessionID":{"code":22,"description":"The app runs, but not as the session that was asked for.",\####
"errors":["RequestRejected"]},"SecureTransportError":{"code":23,"description":"The encrypted connection could not be made.",\####
"errors":["TLSFailed"]},"SocketAlreadyConnected":{"code":24,"description":"The socket is connected already.",\####
"never":"Each session has a socket of its own, which callers don't see; a second session is `SessionExists`."},\####
"SocketInvalidAddress":{"code":25,"description":"The address can't be used.","errors":["AddressNotResolved"]},\####
"SocketInvalidParameter":{"code":26,"description":"A parameter of the socket is wrong.","never":"Hosts and ports are checked before, as `InvalidParams`."},\####
"InvalidResponse":{"code":27,"description":"The answer can't be understood.","never":"Such an answer is none: the request goes on waiting, and ends as `RequestTimedOut`."},\####
"FailedSessionUpdate":{"code":28,"description":"The session moved, but not to all devices.","errors":["SessionTransferFailed"]},\####
"SessionIsNotActive":{"code":29,"description":"There is no such session, or it has ended.","errors":["NoSuchSession",\####
"SessionEnded"]},"MediaLoadFailed":{"code":30,"description":"The receiver could not load the media.",\####
"errors":["MediaLoadFailed"]},"InvalidMediaPlayerState":{"code":31,"description":"The player can't do this now.",\####
"errors":["InvalidPlayerState"]},"NoMediaSession":{"code":32,"description":"Nothing is loaded.","errors":["NoMediaSession"]},\####
"NotCastSession":{"code":33,"description":"The session is none of Cast.","never":"Every session of this server is one of Cast."},\####
"MediaError":{"code":34,"description":"The receiver reported an error of the player.","errors":["MediaError"]},\####
"AuthenticationErrorReceived":{"code":40,"description":"The device answered the challenge with an error.",\####
"errors":["DeviceAuthenticationFailed"]},"MalformedClientCertificate":{"code":41,"description":"The device's certificate can't be read.",\####
"errors":["DeviceAuthenticationFailed"]},"NotX509Certificate":{"code":42,"description":"The device's TLS certificate is missing, or no X.509 certificate.",\####
"errors":["DeviceAuthenticationFailed"]},"DeviceCertificateNotTrusted":{"code":43,"description":"The device's certificate leads to no trusted root, or has run out.",\####
"errors":["DeviceAuthenticationFailed"]},"SSLCertificateNotTrusted":{"code":44,"description":"The device's TLS certificate has run out, or is valid for too long.",\####
"errors":["DeviceAuthenticationFailed"]},"MalformedAuthenticationResponse":{"code":45,"description":"The device's answer to the challenge can't be read.",\####
"errors":["DeviceAuthenticationFailed"]},"DeviceCapabilityNotSupported":{"code":46,"description":"The device claims what its certificate doesn't allow: a screen.",\####
"errors":["DeviceAuthenticationFailed"]},"CRLInvalid":{"code":47,"description":"The revocation list is missing, can't be read or isn't signed by who may.",\####
"errors":["DeviceAuthenticationFailed"]},"CRLCheckFailed":{"code":48,"description":"A certificate is revoked.",\####
"errors":["DeviceAuthenticationFailed"]},"BroadcastMessageEncryptionFailed":{"code":50,"description":"A broadcast could not be encrypted.",\####
"never":"It belongs to the SDK's nearby (guest mode) broadcasts, which Google has taken out."},"BroadcastKeyExchangeInvalidResponse":{"code":51,\####
"description":"The key exchange got an invalid answer.","never":"It belongs to the SDK's nearby (guest mode) broadcasts, which Google has taken out."},\####
"BroadcastKeyExchangeInvalidInput":{"code":52,"description":"The key exchange got invalid input.","never":"It belongs to the SDK's nearby (guest mode) broadcasts, which Google has taken out."},\####
"BroadcastKeyExchangeEmptyResponse":{"code":53,"description":"The key exchange got an empty answer.",\####
"never":"It belongs to the SDK's nearby (guest mode) broadcasts, which Google has taken out."},"BroadcastKeyExchangeRequestTimeout":{"code":54,\####
"description":"The key exchange got no answer in time.","never":"It belongs to the SDK's nearby (guest mode) broadcasts, which Google has taken out."},\####
"BroadcastKeyExchangeFailedToFindDevice":{"code":55,"description":"The key exchange found no device.",\####
"never":"It belongs to the SDK's nearby (guest mode) broadcasts, which Google has taken out."},"BroadcastKeyExchangeFailedToConnect":{"code":56,\####
"description":"The key exchange could not connect.","never":"It belongs to the SDK's nearby (guest mode) broadcasts, which Google has taken out."},\####
"BroadcastMessageDropped":{"code":57,"description":"A broadcast was dropped.","never":"It belongs to the SDK's nearby (guest mode) broadcasts, which Google has taken out."},\####
"BroadcastSocketError":{"code":58,"description":"The broadcast's socket failed.","never":"It belongs to the SDK's nearby (guest mode) broadcasts, which Google has taken out."},\####
"BroadcastFailedToGenerateEncryptionKey":{"code":59,"description":"No key could be made for a broadcast.",\####
"never":"It belongs to the SDK's nearby (guest mode) broadcasts, which Google has taken out."},"GuestModeListenFailed":{"code":60,\####
"description":"Listening for guest mode's sound failed.","never":"Guest mode was taken out of the SDK in 4.8.1."},\####
"RemoteDisplayError":{"code":80,"description":"The remote display failed.","never":"The remote display is an SDK of its own; this server doesn't mirror."},\####
"RemoteDisplayTargetDeviceNotSupported":{"code":81,"description":"The device can't be a remote display.",\####
"never":"The remote display is an SDK of its own; this server doesn't mirror."},"RemoteDisplayFeatureNotSupported":{"code":82,\####
"description":"The remote display can't do this.","never":"The remote display is an SDK of its own; this server doesn't mirror."},\####
"RemoteDisplayConfigurationRejectedByReceiver":{"code":83,"description":"The receiver refused the remote display's configuration.",\####
"never":"The remote display is an SDK of its own; this server doesn't mirror."},"RemoteDisplayOpenGLError":{"code":84,\####
"description":"OpenGL failed.","never":"The remote display is an SDK of its own; this server doesn't mirror."},\####
"RemoteDisplayMetalError":{"code":85,"description":"Metal failed.","never":"The remote display is an SDK of its own; this server doesn't mirror."},\####
"RemoteDisplayAudioConversionError":{"code":86,"description":"The remote display's sound could not be converted.",\####
"never":"The remote display is an SDK of its own; this server doesn't mirror."},"AppDidEnterBackground":{"code":91,\####
"description":"The app went to the background.","never":"`SessionSuspended` has 92; the session's `suspendReason` says why."},\####
"Disconnected":{"code":92,"description":"The connection is down.","errors":["SessionSuspended"]},"UnsupportedFeature":{"code":93,\####
"description":"The device, the app or the server can't do this.","errors":["MethodNotFound","MissingClientCapability",\####
"LibraryUnavailable","VolumeFixed","MediaNotSupported","QueueNotSupported","ImageTypeRefused"]},"Unknown":{"code":99,\####
"description":"Something else.","errors":["InternalError"]},"DeviceAuthenticationMessageParseFailure":{"code":100,\####
"description":"A message of device authentication can't be read.","never":"An answer that can't be read is 45, whichever of its layers is broken."},\####
"DeviceAuthenticationMessageChallengeReceivedFailure":{"code":101,"description":"A challenge came where an answer was due.",\####
"never":"An answer without a signature is 45."},"DeviceAuthenticationTimeoutFailure":{"code":102,"description":"The device gave no proof in time.",\####
"errors":["DeviceAuthenticationFailed"]},"LaunchRequestCancelled":{"code":103,"description":"The launch was cancelled.",\####
"errors":["LaunchCancelled"]}}}}
"""####
}
