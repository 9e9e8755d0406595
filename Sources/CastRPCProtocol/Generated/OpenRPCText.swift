// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)


/// The API as a compact OpenRPC document; `spec/openrpc.json` is the same for people.
enum OpenRPCText {
  static let json: StaticString = ####"""
{"openrpc":"1.3.2","x-generated":"Generated from spec/ by cast-rpc-gen. Do not edit. To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)",\####
"info":{"title":"cast-rpc","version":"0.1.0","description":"Google Cast for every program: discover receivers, start sessions, load and control media, and hear what happens as typed notifications.",\####
"x-apiLevel":1,"x-apiCompatible":1,"x-protocolVersion":"1.0"},"methods":[{"name":"context.create","summary":"Creates the context with options, once, and starts discovery unless told not to.",\####
"description":"The server has one context, which its clients share: the first who needs it settles its options. A call of `discovery`, `session` or `media` before this one creates it with what is assumed, and does not start discovery.",\####
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
"timeout":90},"tls":{"minimumVersion":"TLSv1","ciphers":"DEFAULT","securityLevel":0,"maximumStoredSessions":64},\####
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
"transfer":{"followsMoves":true,"searchTimeout":5,"timeout":90},"tls":{"minimumVersion":"TLSv1","ciphers":"DEFAULT",\####
"securityLevel":0,"maximumStoredSessions":64},"heartbeat":{"pingAfter":5,"deadAfter":10,"partialMessageDeadline":10},\####
"physicalVolumeButtonsWillControlDeviceVolume":false},"appState":"FOREGROUND"}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKCastContext"},{"name":"context.pressCastButton","summary":"Tells that the viewer pressed a Cast button.",\####
"description":"With the option `startDiscoveryAfterFirstTapOnCastButton`, discovery begins with the first one; otherwise nothing happens.",\####
"tags":[{"name":"context"}],"paramStructure":"by-name","params":[],"result":{"name":"ContextPressCastButtonResult",\####
"schema":{"title":"ContextPressCastButtonResult","type":"object","properties":{"isDiscovering":{"description":"Whether discovery runs.",\####
"type":"boolean","x-since":1}},"required":["isDiscovering"]}},"errors":[],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"isDiscovering":true}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKCastOptions.startDiscoveryAfterFirstTapOnCastButton"},{"name":"context.setLaunchCredentials",\####
"summary":"Sets who the viewer is, for the next launches and joins.","description":"They are delivered when an app is launched or joined, never to one that already runs with this session.",\####
"tags":[{"name":"context"}],"paramStructure":"by-name","params":[{"name":"credentials","description":"The credentials; absent removes them.",\####
"required":false,"schema":{"description":"The credentials; absent removes them.","type":"string","x-since":1}},\####
{"name":"credentialsType","description":"What kind: `web`, `cloud`, or an app's own.","required":false,\####
"schema":{"description":"What kind: `web`, `cloud`, or an app's own.","type":"string","default":"web",\####
"x-since":1}}],"result":{"name":"nothing","schema":{"type":"object","description":"The empty object."}},\####
"errors":[],"examples":[{"name":"typical","params":[{"name":"credentials","value":"token"},{"name":"credentialsType",\####
"value":"web"}],"result":{"name":"result","value":{}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKCastContext.setLaunchCredentialsData"},{"name":"context.setAppState","summary":"Tells whether the calling client is in use.",\####
"description":"A client that never says so counts as in use. While all are in the background, sessions are suspended and discovery rests, if the option `suspendSessionsWhenBackgrounded` is set; with the first that returns, they are resumed.",\####
"tags":[{"name":"context"}],"paramStructure":"by-name","params":[{"name":"state","description":"The state.",\####
"required":true,"schema":{"description":"The state.","allOf":[{"$ref":"#/components/schemas/AppState"}],\####
"x-since":1}}],"result":{"name":"ContextSetAppStateResult","schema":{"title":"ContextSetAppStateResult",\####
"type":"object","properties":{"appState":{"description":"The state of all clients together.","allOf":[{"$ref":"#/components/schemas/AppState"}],\####
"x-since":1}},"required":["appState"]}},"errors":[],"examples":[{"name":"typical","params":[{"name":"state",\####
"value":"BACKGROUND"}],"result":{"name":"result","value":{"appState":"BACKGROUND"}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"discovery.start","summary":"Begins to look for devices; does nothing if that goes on already.",\####
"description":"Fails with DiscoveryUnavailable where no DNS-SD daemon answers; discovery then begins by itself as soon as one does.",\####
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
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}}]}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"discovery.get","summary":"Gives one device.","description":"Gives one device.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"deviceId","description":"Which.",\####
"required":true,"schema":{"description":"Which.","type":"string","x-since":1}}],"result":{"name":"Device",\####
"schema":{"$ref":"#/components/schemas/Device"}},"errors":[{"$ref":"#/components/errors/DeviceNotFound"}],\####
"examples":[{"name":"typical","params":[{"name":"deviceId","value":"0123456789abcdef0123456789abcdef"}],\####
"result":{"name":"result","value":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room",\####
"modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7",\####
"port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}}}}],"x-direction":"clientToServer",\####
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
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKDiscoveryManager.findDeviceWithUniqueID"},{"name":"discovery.addDevice",\####
"summary":"Adds a device by its address, for networks that discovery doesn't reach.","description":"Adds a device by its address, for networks that discovery doesn't reach.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"host","description":"An address or host name.",\####
"required":true,"schema":{"description":"An address or host name.","type":"string","minLength":1,"x-since":1}},\####
{"name":"port","description":"Its port.","required":false,"schema":{"description":"Its port.","type":"integer",\####
"minimum":1,"maximum":65535,"default":8009,"x-since":1}},{"name":"friendlyName","description":"What to call it; absent: its address.",\####
"required":false,"schema":{"description":"What to call it; absent: its address.","type":"string","x-since":1}},\####
{"name":"deviceId","description":"Its id, if known: it is then the same device as the one that discovery finds.",\####
"required":false,"schema":{"description":"Its id, if known: it is then the same device as the one that discovery finds.",\####
"type":"string","minLength":1,"x-since":1}}],"result":{"name":"Device","schema":{"$ref":"#/components/schemas/Device"}},\####
"errors":[{"$ref":"#/components/errors/TooManyDevices"}],"examples":[{"name":"typical","params":[{"name":"host",\####
"value":"192.0.2.7"},{"name":"friendlyName","value":"Living Room"}],"result":{"name":"result","value":{"deviceId":"configured-f32cd3d06ef69d09",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"configured","txt":{"fn":"Living Room"}}}}],"x-direction":"clientToServer",\####
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
"result":{"name":"result","value":{"source":"automatic","passiveScan":false,"allowedInterfaces":[],"deniedInterfaces":["docker*"],\####
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
"errors":[],"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"daemon":"available",\####
"isRunning":true,"runningFor":12.0,"finding":"noAnswers","sources":[{"name":"dns-sd","isReachable":true,\####
"isInUse":true,"runningFor":12.0,"answersSeen":0,"services":0,"resolvedServices":0,"ignoredServices":0}],\####
"deviceCount":0,"leftOut":[],"answersSeen":0,"interfaces":[{"name":"eth0","addresses":["192.0.2.2"],"isUsed":true,\####
"isUp":true,"supportsMulticast":true,"isLoopback":false}],"cache":{"isEnabled":true,"path":"/home/me/.cache/cast-rpc/devices.json",\####
"state":"absent","devices":0},"hints":["A firewall must let UDP port 5353 in and out."],"advice":"The daemon works but no device has answered: check that the devices are on and in the same network.",\####
"summary":["No devices: the daemon works but no device has answered."]}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"events.subscribe","summary":"Asks for the notifications of some topics.",\####
"description":"A notification that several subscriptions of a connection cover is pushed once. Subscriptions end with the connection.",\####
"tags":[{"name":"events"}],"paramStructure":"by-name","params":[{"name":"topics","description":"Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*` must be named; `*` leaves it out.",\####
"required":true,"schema":{"description":"Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*` must be named; `*` leaves it out.",\####
"type":"array","items":{"type":"string"},"minItems":1,"x-since":1}},{"name":"delivery","description":"How they come.",\####
"required":false,"schema":{"description":"How they come.","allOf":[{"$ref":"#/components/schemas/EventDelivery"}],\####
"default":"push","x-since":1}},{"name":"snapshot","description":"Whether the answer carries the present state; nothing is lost between it and the first notification.",\####
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
"port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}}]},"sessions":[{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false},"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true}],"media":[{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}]}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"events.unsubscribe","summary":"Ends a subscription.","description":"Ends a subscription.",\####
"tags":[{"name":"events"}],"paramStructure":"by-name","params":[{"name":"subscription","description":"Which.",\####
"required":true,"schema":{"description":"Which.","type":"string","x-since":1}}],"result":{"name":"nothing",\####
"schema":{"type":"object","description":"The empty object."}},"errors":[{"$ref":"#/components/errors/NoSuchSubscription"}],\####
"examples":[{"name":"typical","params":[{"name":"subscription","value":"sub-1"}],"result":{"name":"result",\####
"value":{}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"events.poll","summary":"Takes the events that have come since the last poll.",\####
"description":"Takes the events that have come since the last poll.","tags":[{"name":"events"}],"paramStructure":"by-name",\####
"params":[{"name":"subscription","description":"Which; it must have the delivery `poll`.","required":true,\####
"schema":{"description":"Which; it must have the delivery `poll`.","type":"string","x-since":1}},{"name":"maximum",\####
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
"port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}}]},"sessions":[{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false},"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true}],"media":[{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}]}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"media.load","summary":"Loads media or a queue.","description":"Neither `media` nor `queueData` is an InvalidParams, and nothing is sent. The answer comes when the receiver has accepted the media and its status is no longer LOADING. A newer load replaces an older one that is not answered.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"media","description":"The media.",\####
"required":false,"schema":{"description":"The media.","allOf":[{"$ref":"#/components/schemas/MediaInformation"}],\####
"x-since":1}},{"name":"queueData","description":"The queue.","required":false,"schema":{"description":"The queue.",\####
"allOf":[{"$ref":"#/components/schemas/QueueData"}],"x-since":1}},{"name":"autoplay","description":"Whether it plays at once; absent in a queue: as each item says.",\####
"required":false,"schema":{"description":"Whether it plays at once; absent in a queue: as each item says.",\####
"type":"boolean","default":true,"x-since":1}},{"name":"currentTime","description":"Where it begins; absent: at the start, or at the live edge.",\####
"required":false,"schema":{"description":"Where it begins; absent: at the start, or at the live edge.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1}},{"name":"playbackRate","description":"How fast time advances.",\####
"required":false,"schema":{"description":"How fast time advances.","type":"number","exclusiveMinimum":0,\####
"default":1,"x-since":1}},{"name":"activeTrackIds","description":"The tracks that are on at once.","required":false,\####
"schema":{"description":"The tracks that are on at once.","type":"array","items":{"type":"integer"},"x-since":1}},\####
{"name":"credentials","description":"Who the viewer is, for the receiver app.","required":false,"schema":{"description":"Who the viewer is, for the receiver app.",\####
"type":"string","x-since":1}},{"name":"credentialsType","description":"What kind of credentials: `web`, `android`, `ios`, `cloud`.",\####
"required":false,"schema":{"description":"What kind of credentials: `web`, `android`, `ios`, `cloud`.",\####
"type":"string","x-since":1}},{"name":"atvCredentials","description":"Credentials that Android TV apps get instead.",\####
"required":false,"schema":{"description":"Credentials that Android TV apps get instead.","type":"string",\####
"x-since":1}},{"name":"atvCredentialsType","description":"What kind of credentials those are.","required":false,\####
"schema":{"description":"What kind of credentials those are.","type":"string","x-since":1}},{"name":"loadOptions",\####
"description":"Further wishes.","required":false,"schema":{"description":"Further wishes.","allOf":[{"$ref":"#/components/schemas/LoadOptions"}],\####
"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}},{"name":"sessionId","description":"The session; absent is the current one.","required":false,\####
"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},{"name":"progressToken",\####
"description":"Names the call in its `$/progress` notifications; without it there are none.","required":false,\####
"schema":{"type":["string","integer"]}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/SessionNotConnected"},\####
{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},\####
{"$ref":"#/components/errors/CastMessageTooLarge"},{"$ref":"#/components/errors/MediaLoadFailed"},{"$ref":"#/components/errors/MediaLoadCancelled"}],\####
"examples":[{"name":"a film","params":[{"name":"media","value":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}},\####
{"name":"autoplay","value":true},{"name":"currentTime","value":0}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":true,"x-since":1,"x-gck":"GCKRemoteMediaClient.loadMediaWithLoadRequestData"},{"name":"media.play",\####
"summary":"Plays on.","description":"Plays on.","tags":[{"name":"media"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session; absent is the current one.","required":false,\####
"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},{"name":"customData",\####
"description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.play"},{"name":"media.pause","summary":"Pauses.",\####
"description":"Pauses.","tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId",\####
"description":"The session; absent is the current one.","required":false,"schema":{"description":"The session; absent is the current one.",\####
"type":"string","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/SessionNotConnected"},\####
{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"}],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,\####
"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,"status":{"mediaSessionId":3,\####
"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,\####
"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.pause"},{"name":"media.stop","summary":"Stops, and unloads the media and its queue.",\####
"description":"Stops, and unloads the media and its queue.","tags":[{"name":"media"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session; absent is the current one.","required":false,\####
"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},{"name":"customData",\####
"description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.stop"},{"name":"media.seek","summary":"Goes to another position.",\####
"description":"Exactly one of `currentTime`, `relativeTime` and `seekToInfinite` is needed. A newer seek replaces an older one that is not answered (RequestReplaced).",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"currentTime","description":"The position.","required":false,"schema":{"description":"The position.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1}},{"name":"relativeTime","description":"Instead: how far from the present position; negative is back.",\####
"required":false,"schema":{"description":"Instead: how far from the present position; negative is back.",\####
"type":"number","x-unit":"seconds","x-since":1}},{"name":"seekToInfinite","description":"Instead: to the end, or the live edge.",\####
"required":false,"schema":{"description":"Instead: to the end, or the live edge.","type":"boolean","default":false,\####
"x-since":1}},{"name":"resumeState","description":"What the player does after it.","required":false,"schema":{"description":"What the player does after it.",\####
"allOf":[{"$ref":"#/components/schemas/ResumeState"}],"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[{"name":"currentTime","value":120.0},{"name":"resumeState","value":"PLAYBACK_START"}],\####
"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING",\####
"position":12.5,"duration":596.5,"isPlayingAd":false,"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},\####
"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.seekWithOptions"},{"name":"media.setPlaybackRate",\####
"summary":"Sets how fast time advances.","description":"Sets how fast time advances.","tags":[{"name":"media"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"playbackRate","description":"The rate; 1 is normal.","required":true,"schema":{"description":"The rate; 1 is normal.",\####
"type":"number","exclusiveMinimum":0,"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[{"name":"playbackRate","value":1.5}],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,\####
"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.setPlaybackRate"},\####
{"name":"media.setStreamVolume","summary":"Sets the stream's volume; the device's is `session.setVolume`.",\####
"description":"Sets the stream's volume; the device's is `session.setVolume`.","tags":[{"name":"media"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"level","description":"How loud.","required":true,"schema":{"description":"How loud.","type":"number",\####
"minimum":0,"maximum":1,"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[{"name":"level","value":0.8}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.setStreamVolume"},{"name":"media.setStreamMuted",\####
"summary":"Mutes the stream or lets it be heard.","description":"Mutes the stream or lets it be heard.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"muted","description":"Whether it is silent.","required":true,"schema":{"description":"Whether it is silent.",\####
"type":"boolean","x-since":1}},{"name":"customData","description":"Whatever the app agreed on.","required":false,\####
"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/SessionNotConnected"},\####
{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},{"$ref":"#/components/errors/NoMediaSession"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"},\####
{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"}],"examples":[{"name":"typical",\####
"params":[{"name":"muted","value":true}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.setStreamMuted"},{"name":"media.setActiveTracks",\####
"summary":"Chooses the tracks that are on.","description":"Chooses the tracks that are on.","tags":[{"name":"media"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"activeTrackIds","description":"Their ids; empty is none.","required":true,"schema":{"description":"Their ids; empty is none.",\####
"type":"array","items":{"type":"integer"},"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[{"name":"activeTrackIds","value":[1,3]}],"result":{"name":"result",\####
"value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,\####
"duration":596.5,"isPlayingAd":false,"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,\####
"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.setActiveTrackIDs"},\####
{"name":"media.setTextTrackStyle","summary":"Sets how text looks.","description":"Sets how text looks.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"textTrackStyle","description":"The style.","required":true,"schema":{"description":"The style.",\####
"allOf":[{"$ref":"#/components/schemas/TextTrackStyle"}],"x-since":1}},{"name":"customData","description":"Whatever the app agreed on.",\####
"required":false,"schema":{"description":"Whatever the app agreed on.","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[{"name":"textTrackStyle","value":{"fontScale":1.5,"foregroundColor":"#FFFFFFFF"}}],\####
"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","revision":12,"mediaSessionId":3,"playerState":"PLAYING",\####
"position":12.5,"duration":596.5,"isPlayingAd":false,"status":{"mediaSessionId":3,"playerState":"PLAYING",\####
"currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},\####
"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4","streamType":"BUFFERED",\####
"duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.setTextTrackStyle"},{"name":"media.skipAd",\####
"summary":"Skips the ad that plays.","description":"Skips the ad that plays.","tags":[{"name":"media"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"customData","description":"Whatever the app agreed on.","required":false,"schema":{"description":"Whatever the app agreed on.",\####
"x-since":1}}],"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/NoMediaSession"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},\####
{"$ref":"#/components/errors/MediaError"},{"$ref":"#/components/errors/RequestReplaced"},{"$ref":"#/components/errors/CastMessageTooLarge"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.skipAd"},{"name":"media.requestStatus","summary":"Asks the receiver for its media status.",\####
"description":"Asks the receiver for its media status.","tags":[{"name":"media"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session; absent is the current one.","required":false,\####
"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],"result":{"name":"MediaState",\####
"schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/MediaNotSupported"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/InvalidPlayerState"},{"$ref":"#/components/errors/MediaError"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.requestStatus"},{"name":"media.getStatus",\####
"summary":"Gives what is known, at once, without asking the receiver.","description":"Gives what is known, at once, without asking the receiver.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"MediaState","schema":{"$ref":"#/components/schemas/MediaState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"revision":12,"mediaSessionId":3,"playerState":"PLAYING","position":12.5,"duration":596.5,"isPlayingAd":false,\####
"status":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,"playbackRate":1.0,"supportedMediaCommands":12303,\####
"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4","contentType":"video/mp4",\####
"streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKRemoteMediaClient.mediaStatus"},{"name":"rpc.discover","summary":"Answers with the whole API as an OpenRPC document.",\####
"description":"Answers with the whole API as an OpenRPC document.","tags":[{"name":"rpc"}],"paramStructure":"by-name",\####
"params":[],"result":{"name":"object","schema":{"type":"object"}},"errors":[],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"openrpc":"1.3.2","info":{"title":"cast-rpc","version":"0.1.0"},\####
"methods":[]}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"server.initialize",\####
"summary":"Says who the client is and what it can do, and learns the same of the server.","description":"Optional: a script may just call. A connection that never initializes gets no pushed notification before `events.subscribe` and no request from the server. A second call is an InvalidRequest.",\####
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
"x-since":1}}],"result":{"name":"ServerInitializeResult","schema":{"title":"ServerInitializeResult","type":"object",\####
"properties":{"serverInfo":{"description":"What this server is.","allOf":[{"$ref":"#/components/schemas/ServerInfo"}],\####
"x-since":1},"limits":{"description":"What it accepts.","allOf":[{"$ref":"#/components/schemas/ServerLimits"}],\####
"x-since":1},"topics":{"description":"The topics that the connection is subscribed to now: over stdio everything but logs, over a socket none.",\####
"type":"array","items":{"type":"string"},"x-since":1}},"required":["serverInfo","limits","topics"]}},\####
"errors":[{"$ref":"#/components/errors/UnsupportedProtocolVersion"}],"examples":[{"name":"typical","params":[{"name":"protocolVersion",\####
"value":"1.0"},{"name":"clientInfo","value":{"name":"my-script","version":"1.0"}},{"name":"processId",\####
"value":4711},{"name":"capabilities","value":{"credentialsProvider":true}}],"result":{"name":"result",\####
"value":{"serverInfo":{"name":"cast-rpc","version":"0.1.0","protocolVersion":"1.0","apiLevel":1,"apiCompatible":1,\####
"specHash":"0123456789abcdef","processId":4242,"uptime":0.5,"clients":1,"sessions":0},"limits":{"maximumMessageBytes":67108864,\####
"maximumDepth":200,"maximumRequestsInFlight":1024,"maximumQueueBytes":8388608},"topics":["*"]}}}],"x-direction":"clientToServer",\####
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
{"name":"host","description":"Instead of `deviceId`: an address or host name.","required":false,"schema":{"description":"Instead of `deviceId`: an address or host name.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"port","description":"With `host`: the port; groups have ports of their own.",\####
"required":false,"schema":{"description":"With `host`: the port; groups have ports of their own.","type":"integer",\####
"minimum":1,"maximum":65535,"default":8009,"x-since":1}},{"name":"applicationId","description":"The app to launch.",\####
"required":false,"schema":{"description":"The app to launch.","type":"string","minLength":1,"default":"CC1AD845",\####
"x-since":1}},{"name":"language","description":"The language for the app, RFC 5646; absent: the server's locale.",\####
"required":false,"schema":{"description":"The language for the app, RFC 5646; absent: the server's locale.",\####
"type":"string","x-since":1}},{"name":"relaunchIfRunning","description":"Whether an app that runs already is started anew.",\####
"required":false,"schema":{"description":"Whether an app that runs already is started anew.","type":"boolean",\####
"default":false,"x-since":1,"x-gck":"GCKLaunchOptions.relaunchIfRunning"}},{"name":"androidReceiverCompatible",\####
"description":"Whether the app's Android TV twin may be launched.","required":false,"schema":{"description":"Whether the app's Android TV twin may be launched.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKLaunchOptions.androidReceiverCompatible"}},{"name":"credentials",\####
"description":"Who the viewer is; absent: what `context.setLaunchCredentials` said.","required":false,\####
"schema":{"description":"Who the viewer is; absent: what `context.setLaunchCredentials` said.","type":"string",\####
"x-since":1}},{"name":"credentialsType","description":"What kind of credentials.","required":false,"schema":{"description":"What kind of credentials.",\####
"type":"string","default":"web","x-since":1}},{"name":"requiredFeatures","description":"What the receiver has to be able to do with the app, such as `STREAM_TRANSFER`.",\####
"required":false,"schema":{"description":"What the receiver has to be able to do with the app, such as `STREAM_TRANSFER`.",\####
"type":"array","items":{"type":"string"},"x-since":1}},{"name":"sessionOptions","description":"What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.",\####
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
{"$ref":"#/components/errors/RequestRejected"}],"examples":[{"name":"typical","params":[{"name":"deviceId",\####
"value":"0123456789abcdef0123456789abcdef"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer",\####
"x-progress":true,"x-since":1,"x-gck":"GCKSessionManager.startSessionWithDevice"},{"name":"session.join",\####
"summary":"Connects to a device and to the app that runs there; launches nothing.","description":"Connects to a device and to the app that runs there; launches nothing.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"deviceId","description":"The device, as discovery names it.",\####
"required":false,"schema":{"description":"The device, as discovery names it.","type":"string","x-since":1}},\####
{"name":"host","description":"Instead of `deviceId`: an address or host name.","required":false,"schema":{"description":"Instead of `deviceId`: an address or host name.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"port","description":"With `host`: the port; groups have ports of their own.",\####
"required":false,"schema":{"description":"With `host`: the port; groups have ports of their own.","type":"integer",\####
"minimum":1,"maximum":65535,"default":8009,"x-since":1}},{"name":"applicationId","description":"The app; absent: whatever runs.",\####
"required":false,"schema":{"description":"The app; absent: whatever runs.","type":"string","minLength":1,\####
"x-since":1}},{"name":"receiverSessionId","description":"The very run of the app.","required":false,"schema":{"description":"The very run of the app.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"credentials","description":"Who the viewer is; absent: what `context.setLaunchCredentials` said.",\####
"required":false,"schema":{"description":"Who the viewer is; absent: what `context.setLaunchCredentials` said.",\####
"type":"string","x-since":1}},{"name":"credentialsType","description":"What kind of credentials.","required":false,\####
"schema":{"description":"What kind of credentials.","type":"string","default":"web","x-since":1}},{"name":"sessionOptions",\####
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
"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED","linkState":"UP","applicationState":"RUNNING",\####
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
"schema":{"type":"object","description":"The empty object."}},"errors":[{"$ref":"#/components/errors/NoSuchSession"}],\####
"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"action","value":"STOP_CASTING"}],\####
"result":{"name":"result","value":{}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1,\####
"x-gck":"GCKSessionManager.endSessionAndStopCasting"},{"name":"session.list","summary":"Lists the sessions.",\####
"description":"Lists the sessions.","tags":[{"name":"session"}],"paramStructure":"by-name","params":[],\####
"result":{"name":"SessionListResult","schema":{"title":"SessionListResult","type":"object","properties":{"sessions":{"description":"All sessions, the oldest first.",\####
"type":"array","items":{"$ref":"#/components/schemas/Session"},"x-since":1},"currentSessionId":{"description":"The newest one.",\####
"type":"string","x-since":1}},"required":["sessions"]}},"errors":[],"examples":[{"name":"typical","params":[],\####
"result":{"name":"result","value":{"sessions":[{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"device":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED","linkState":"UP","applicationState":"RUNNING",\####
"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845",\####
"displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5",\####
"namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,"muted":false,"controlType":"attenuation",\####
"stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false}}],"currentSessionId":"s-1f2e3d4c"}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"session.get","summary":"Gives one session.","description":"Gives one session.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"Session","schema":{"$ref":"#/components/schemas/Session"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
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
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/SessionNotConnected"},\####
{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/VolumeFixed"}],\####
"examples":[{"name":"typical","params":[{"name":"level","value":0.4}],"result":{"name":"result","value":{"level":0.4,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKSession.setDeviceVolume"},{"name":"session.stepVolume","summary":"Turns the device up or down by steps of its own.",\####
"description":"Steps that come while an earlier one is unanswered add up, as on a remote control; they end at the traits' limits.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"steps","description":"How many; negative is quieter.","required":false,"schema":{"description":"How many; negative is quieter.",\####
"type":"integer","minimum":-1000,"maximum":1000,"default":1,"x-since":1}}],"result":{"name":"DeviceVolume",\####
"schema":{"$ref":"#/components/schemas/DeviceVolume"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},\####
{"$ref":"#/components/errors/VolumeFixed"}],"examples":[{"name":"quieter","params":[{"name":"steps","value":-1}],\####
"result":{"name":"result","value":{"level":0.45,"muted":false,"controlType":"attenuation","stepInterval":0.05}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"session.pressVolumeKey","summary":"Tells that a volume key of the calling program was pressed.",\####
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
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/SessionNotConnected"},\####
{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/VolumeFixed"}],\####
"examples":[{"name":"typical","params":[{"name":"muted","value":true}],"result":{"name":"result","value":{"level":0.4,\####
"muted":true,"controlType":"attenuation","stepInterval":0.05}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKSession.setDeviceMuted"},{"name":"session.requestMultizoneStatus","summary":"Asks a group for its members.",\####
"description":"Asks a group for its members.","tags":[{"name":"session"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session; absent is the current one.","required":false,\####
"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],"result":{"name":"MultizoneStatus",\####
"schema":{"$ref":"#/components/schemas/MultizoneStatus"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"}],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"devices":[{"deviceId":"123456-11c9-8822-cbde-114234fabd",\####
"name":"Room Study","capabilities":196612,"volume":{"level":0.3,"muted":false}}],"isMultichannel":false}}}],\####
"x-direction":"clientToServer","x-progress":false,"x-since":1,"x-gck":"GCKCastSession.requestMultizoneStatus"},\####
{"name":"session.setMultizoneDeviceVolume","summary":"Sets the volume of a member of a group.","description":"Sets the volume of a member of a group.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"deviceId","description":"The member; an id in DNS-SD's spelling will do.","required":true,"schema":{"description":"The member; an id in DNS-SD's spelling will do.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"level","description":"How loud, 0 silent, 1 loudest.",\####
"required":true,"schema":{"description":"How loud, 0 silent, 1 loudest.","type":"number","minimum":0,\####
"maximum":1,"x-since":1}}],"result":{"name":"MultizoneDevice","schema":{"$ref":"#/components/schemas/MultizoneDevice"}},\####
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/SessionNotConnected"},\####
{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},\####
{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/DeviceNotFound"}],"examples":[{"name":"typical",\####
"params":[{"name":"deviceId","value":"123456-11c9-8822-cbde-114234fabd"},{"name":"level","value":0.3}],\####
"result":{"name":"result","value":{"deviceId":"123456-11c9-8822-cbde-114234fabd","name":"Room Study",\####
"capabilities":196612,"volume":{"level":0.3,"muted":false}}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1,"x-gck":"GCKCastSession.setDeviceVolume:forMultizoneDevice:"},{"name":"session.setMultizoneDeviceMuted",\####
"summary":"Mutes a member of a group or lets it be heard.","description":"Mutes a member of a group or lets it be heard.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"deviceId","description":"The member; an id in DNS-SD's spelling will do.","required":true,"schema":{"description":"The member; an id in DNS-SD's spelling will do.",\####
"type":"string","minLength":1,"x-since":1}},{"name":"muted","description":"Whether to silence it.","required":true,\####
"schema":{"description":"Whether to silence it.","type":"boolean","x-since":1}}],"result":{"name":"MultizoneDevice",\####
"schema":{"$ref":"#/components/schemas/MultizoneDevice"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"},{"$ref":"#/components/errors/DeviceNotFound"}],\####
"examples":[{"name":"typical","params":[{"name":"deviceId","value":"123456-11c9-8822-cbde-114234fabd"},\####
{"name":"muted","value":false}],"result":{"name":"result","value":{"deviceId":"123456-11c9-8822-cbde-114234fabd",\####
"name":"Room Study","capabilities":196612,"volume":{"level":0.3,"muted":false}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKCastSession.setDeviceMuted:forMultizoneDevice:"},{"name":"session.getCastingGroups",\####
"summary":"Asks a device which groups it belongs to.","description":"The answer's members are not documented by Google: they are handed over as they come.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"SessionGetCastingGroupsResult","schema":{"title":"SessionGetCastingGroupsResult","type":"object",\####
"properties":{"groups":{"description":"The answer (`CASTING_GROUPS`), without its type and request id.",\####
"type":"object","x-since":1}},"required":["groups"]}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/SessionEnded"},\####
{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"}],"examples":[{"name":"typical",\####
"params":[],"result":{"name":"result","value":{"groups":{}}}}],"x-direction":"clientToServer","x-progress":false,\####
"x-since":1},{"name":"session.requestStatus","summary":"Asks the receiver for its status.","description":"Asks the receiver for its status.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"ReceiverStatus","schema":{"$ref":"#/components/schemas/ReceiverStatus"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/RequestTimedOut"},{"$ref":"#/components/errors/RequestRejected"}],\####
"examples":[{"name":"typical","params":[],"result":{"name":"result","value":{"applications":[{"appId":"CC1AD845",\####
"displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5",\####
"namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]}],"volume":{"level":0.5,"muted":false,"controlType":"attenuation",\####
"stepInterval":0.05}}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},{"name":"session.transfer",\####
"summary":"Brings a session to another device: what plays goes on there.","description":"The app is asked for its state (STORE_SESSION), launched on the other device (or joined where it runs already), given the state (RESUME_SESSION, or LOAD where the app doesn't take it), and stopped on the device that is left. It stays the same session, with another `device`; `session.didUpdateDevice`, `session.didResume` and `session.didTransfer` tell. Until it plays there nothing changes here: if anything fails, or the call is cancelled, what was launched there is stopped, and here it plays on. Both devices may be heard for a moment.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"deviceId","description":"The other device, as discovery names it.","required":false,"schema":{"description":"The other device, as discovery names it.",\####
"type":"string","x-since":1}},{"name":"host","description":"Instead of `deviceId`: an address or host name.",\####
"required":false,"schema":{"description":"Instead of `deviceId`: an address or host name.","type":"string",\####
"minLength":1,"x-since":1}},{"name":"port","description":"With `host`: the port; groups have ports of their own.",\####
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
"errors":[{"$ref":"#/components/errors/NoSuchSession"},{"$ref":"#/components/errors/SessionNotConnected"},\####
{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/DeviceNotFound"},{"$ref":"#/components/errors/SessionExists"},\####
{"$ref":"#/components/errors/SessionTransferFailed"}],"examples":[{"name":"typical","params":[{"name":"deviceId",\####
"value":"fedcba9876543210fedcba9876543210"}],"result":{"name":"result","value":{"session":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"fedcba9876543210fedcba9876543210","device":{"deviceId":"fedcba9876543210fedcba9876543210",\####
"friendlyName":"Kitchen","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.8"],\####
"host":"192.0.2.8","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Kitchen"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"0b3c2a1d-7f11-4a7e-9d3d-2c9b8a7f6e5d",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"0b3c2a1d-7f11-4a7e-9d3d-2c9b8a7f6e5d",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}},"fromDeviceId":"0123456789abcdef0123456789abcdef",\####
"stateSource":"APPLICATION","isResumedByApplication":true,"isSourceStopped":true}}}],"x-direction":"clientToServer",\####
"x-progress":true,"x-since":1},{"name":"session.handOver","summary":"Hands what plays to the caller, who goes on with it: remote to local.",\####
"description":"The answer has what to load and from where; then the session goes on, or is ended as asked. `media.load` accepts the members of `loadRequestData`, so that it can be brought back.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}},\####
{"name":"action","description":"How to end the session once the state is there; absent: it goes on.",\####
"required":false,"schema":{"description":"How to end the session once the state is there; absent: it goes on.",\####
"allOf":[{"$ref":"#/components/schemas/SessionEndAction"}],"x-since":1}}],"result":{"name":"PlaybackState",\####
"schema":{"$ref":"#/components/schemas/PlaybackState"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionSuspended"},{"$ref":"#/components/errors/ConnectionLost"},\####
{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/NoMediaSession"}],"examples":[{"name":"to a player of one's own",\####
"params":[{"name":"action","value":"STOP_CASTING"}],"result":{"name":"result","value":{"loadRequestData":{"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":5400},"autoplay":true,"currentTime":1234.5},\####
"source":"APPLICATION","playerState":"PLAYING","position":1234.5,"mediaSessionId":1}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1},{"name":"session.setDefaultOptions","summary":"Sets what new sessions get as `sessionOptions` where nobody gives some.",\####
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
"queryItemName","queryItemValue"]}},"errors":[{"$ref":"#/components/errors/NoSuchSession"}],"examples":[{"name":"typical",\####
"params":[{"name":"baseUrl","value":"https://example.com/watch?v=7"}],"result":{"name":"result","value":{"url":"https://example.com/watch?v=7&cast-open=0123456789abcdef0123456789abcdef,7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f,Living%20Room",\####
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
"description":"The app, where the link names no run.","required":false,"schema":{"description":"The app, where the link names no run.",\####
"type":"string","minLength":1,"default":"CC1AD845","x-since":1}},{"name":"searchTimeout","description":"How long the device is looked for.",\####
"required":false,"schema":{"description":"How long the device is looked for.","type":"number","minimum":0,\####
"maximum":600,"default":10,"x-unit":"seconds","x-since":1}},{"name":"sessionOptions","description":"What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.",\####
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
"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED","linkState":"UP","applicationState":"RUNNING",\####
"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845",\####
"displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5",\####
"namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,"muted":false,"controlType":"attenuation",\####
"stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer","x-progress":true,"x-since":1,\####
"x-gck":"GCKSessionManager.startSessionWithOpenURLOptions:sessionOptions:"},{"name":"session.suspend",\####
"summary":"Puts a session's link down and keeps the session; what plays goes on.","description":"Calls to the session fail with `SessionSuspended` until `session.resume`, or until the app is found to have ended by then.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"Session","schema":{"$ref":"#/components/schemas/Session"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"device":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"SUSPENDED","suspendReason":"REQUESTED",\####
"linkState":"DOWN","applicationState":"UNKNOWN","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer",\####
"x-progress":false,"x-since":1,"x-gck":"GCKSessionManager.suspendSessionWithReason"},{"name":"session.resume",\####
"summary":"Makes the link of a suspended session anew, now.","description":"A session whose link broke is resumed by itself, after pauses that grow; this spares the pause. Nothing is loaded and nothing launched: if the app has ended meanwhile, the session ends. A session that is connected is answered as it is.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session; absent is the current one.",\####
"required":false,"schema":{"description":"The session; absent is the current one.","type":"string","x-since":1}}],\####
"result":{"name":"Session","schema":{"$ref":"#/components/schemas/Session"}},"errors":[{"$ref":"#/components/errors/NoSuchSession"},\####
{"$ref":"#/components/errors/SessionNotConnected"},{"$ref":"#/components/errors/SessionEnded"},{"$ref":"#/components/errors/AddressNotResolved"},\####
{"$ref":"#/components/errors/DeviceUnreachable"},{"$ref":"#/components/errors/ConnectionRefused"},{"$ref":"#/components/errors/TLSFailed"},\####
{"$ref":"#/components/errors/ConnectionTimedOut"},{"$ref":"#/components/errors/ConnectionLost"},{"$ref":"#/components/errors/ConnectionRejected"},\####
{"$ref":"#/components/errors/RequestRejected"}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"}],"result":{"name":"result","value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef",\####
"device":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED","linkState":"UP","applicationState":"RUNNING",\####
"applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845",\####
"displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5",\####
"namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,"muted":false,"controlType":"attenuation",\####
"stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,\####
"supportsMuting":true,"isFixedVolume":false}}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1},\####
{"name":"session.listSaved","summary":"Lists the sessions that servers left that are no more: killed, crashed, or ended with their sessions left.",\####
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
"description":"Each saved session is taken by one server only, and joined only while the very run of its app goes on. `session.didSuspend` is not told, `session.willResume` and `session.didResume` or `session.didFailToResume` are. A daemon does this when it starts (`--restore-sessions`); a spawned server does it when asked.",\####
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
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}],"failures":[],\####
"problems":[]}}}],"x-direction":"clientToServer","x-progress":false,"x-since":1}],"x-serverMethods":[{"name":"context.didChangeCastState",\####
"description":"Whether there are devices, or a session, changed.","tags":[{"name":"context"}],"paramStructure":"by-name",\####
"params":[{"name":"castState","description":"The new state.","required":true,"schema":{"description":"The new state.",\####
"allOf":[{"$ref":"#/components/schemas/CastState"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"castState",\####
"value":"NOT_CONNECTED"}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"latest",\####
"x-coalesceBy":[],"x-since":1,"x-gck":"kGCKCastStateDidChangeNotification"},{"name":"discovery.didStart",\####
"description":"Discovery began.","tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[],\####
"examples":[{"name":"typical","params":[]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1,"x-gck":"didStartDiscoveryForDeviceCategory"},{"name":"discovery.didStop","description":"Discovery stopped, by request.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[],"examples":[{"name":"typical","params":[]}],\####
"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1},{"name":"discovery.didChangeAvailability",\####
"description":"A source of devices began to work, or ceased to: the DNS-SD daemon is missing, was stopped or came back. It recovers by itself; the devices stay listed until their records expire.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"source","description":"Which source.",\####
"required":true,"schema":{"description":"Which source.","type":"string","x-since":1}},{"name":"isAvailable",\####
"description":"Whether it works now.","required":true,"schema":{"description":"Whether it works now.",\####
"type":"boolean","x-since":1}},{"name":"error","description":"Why not.","required":false,"schema":{"description":"Why not.",\####
"allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"source",\####
"value":"dns-sd"},{"name":"isAvailable","value":true}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1},{"name":"discovery.didInsertDevice","description":"A device was found.",\####
"tags":[{"name":"discovery"}],"paramStructure":"by-name","params":[{"name":"index","description":"Its place in the list.",\####
"required":true,"schema":{"description":"Its place in the list.","type":"integer","minimum":0,"x-since":1}},\####
{"name":"device","description":"The device.","required":true,"schema":{"description":"The device.","allOf":[{"$ref":"#/components/schemas/Device"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"index","value":0},{"name":"device","value":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"didInsertDevice:atIndex:"},{"name":"discovery.didUpdateDevice",\####
"description":"Something about a device changed, but not its place.","tags":[{"name":"discovery"}],"paramStructure":"by-name",\####
"params":[{"name":"index","description":"Its place in the list.","required":true,"schema":{"description":"Its place in the list.",\####
"type":"integer","minimum":0,"x-since":1}},{"name":"device","description":"The device.","required":true,\####
"schema":{"description":"The device.","allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1}}],\####
"examples":[{"name":"typical","params":[{"name":"index","value":0},{"name":"device","value":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"didUpdateDevice:atIndex:"},{"name":"discovery.didMoveDevice",\####
"description":"A device changed and has another place.","tags":[{"name":"discovery"}],"paramStructure":"by-name",\####
"params":[{"name":"fromIndex","description":"Its old place.","required":true,"schema":{"description":"Its old place.",\####
"type":"integer","minimum":0,"x-since":1}},{"name":"toIndex","description":"Its place now, counted without it.",\####
"required":true,"schema":{"description":"Its place now, counted without it.","type":"integer","minimum":0,\####
"x-since":1}},{"name":"device","description":"The device.","required":true,"schema":{"description":"The device.",\####
"allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"fromIndex",\####
"value":2},{"name":"toIndex","value":0},{"name":"device","value":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"didUpdateDevice:atIndex:andMoveToIndex:"},\####
{"name":"discovery.didRemoveDevice","description":"A device is gone.","tags":[{"name":"discovery"}],"paramStructure":"by-name",\####
"params":[{"name":"index","description":"The place that it had.","required":true,"schema":{"description":"The place that it had.",\####
"type":"integer","minimum":0,"x-since":1}},{"name":"device","description":"The device.","required":true,\####
"schema":{"description":"The device.","allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1}}],\####
"examples":[{"name":"typical","params":[{"name":"index","value":0},{"name":"device","value":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"didRemoveDevice:atIndex:"},{"name":"media.didStartSession",\####
"description":"New media is loaded: there is a new media session.","tags":[{"name":"media"}],"paramStructure":"by-name",\####
"params":[{"name":"sessionId","description":"The session.","required":true,"schema":{"description":"The session.",\####
"type":"string","x-since":1}},{"name":"mediaSessionId","description":"The media session.","required":true,\####
"schema":{"description":"The media session.","type":"integer","x-since":1}}],"examples":[{"name":"typical",\####
"params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"mediaSessionId","value":3}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"remoteMediaClient:didStartMediaSessionWithID:"},\####
{"name":"media.didUpdateStatus","description":"The media status changed, whoever changed it.","tags":[{"name":"media"}],\####
"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.","required":true,\####
"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"revision","description":"Grows with every change; the higher one is the newer.",\####
"required":true,"schema":{"description":"Grows with every change; the higher one is the newer.","type":"integer",\####
"x-since":1}},{"name":"mediaSessionId","description":"The media session; absent when there is none.",\####
"required":false,"schema":{"description":"The media session; absent when there is none.","type":"integer",\####
"x-since":1}},{"name":"playerState","description":"What the player does; LOADING while a new item loads, IDLE when there is no media session.",\####
"required":true,"schema":{"description":"What the player does; LOADING while a new item loads, IDLE when there is no media session.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1}},{"name":"position","description":"The position at this moment, extrapolated.",\####
"required":true,"schema":{"description":"The position at this moment, extrapolated.","type":"number",\####
"x-unit":"seconds","x-since":1,"x-gck":"GCKRemoteMediaClient.approximateStreamPosition"}},{"name":"duration",\####
"description":"How long the media is; absent where unknown or live.","required":false,"schema":{"description":"How long the media is; absent where unknown or live.",\####
"type":"number","x-unit":"seconds","x-since":1}},{"name":"isPlayingAd","description":"Whether an ad plays.",\####
"required":true,"schema":{"description":"Whether an ad plays.","type":"boolean","x-since":1}},{"name":"liveSeekableRange",\####
"description":"Where a live stream can be sought at this moment, extrapolated.","required":false,"schema":{"description":"Where a live stream can be sought at this moment, extrapolated.",\####
"allOf":[{"$ref":"#/components/schemas/LiveSeekableRange"}],"x-since":1}},{"name":"status","description":"The merged status; absent when there is no media session.",\####
"required":false,"schema":{"description":"The merged status; absent when there is no media session.",\####
"allOf":[{"$ref":"#/components/schemas/MediaStatus"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId",\####
"value":"s-1f2e3d4c"},{"name":"revision","value":12},{"name":"mediaSessionId","value":3},{"name":"playerState",\####
"value":"PLAYING"},{"name":"position","value":12.5},{"name":"duration","value":596.5},{"name":"isPlayingAd",\####
"value":false},{"name":"status","value":{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12.0,\####
"playbackRate":1.0,"supportedMediaCommands":12303,"volume":{"level":1.0,"muted":false},"media":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}}]}],\####
"x-direction":"serverToClient","x-kind":"notification","x-delivery":"latest","x-coalesceBy":["sessionId"],\####
"x-since":1,"x-gck":"remoteMediaClient:didUpdateMediaStatus:"},{"name":"media.didUpdateMetadata","description":"Other media, or other metadata.",\####
"tags":[{"name":"media"}],"paramStructure":"by-name","params":[{"name":"sessionId","description":"The session.",\####
"required":true,"schema":{"description":"The session.","type":"string","x-since":1}},{"name":"media",\####
"description":"The media; absent when there is none.","required":false,"schema":{"description":"The media; absent when there is none.",\####
"allOf":[{"$ref":"#/components/schemas/MediaInformation"}],"x-since":1}}],"examples":[{"name":"typical",\####
"params":[{"name":"sessionId","value":"s-1f2e3d4c"},{"name":"media","value":{"contentId":"https://example.com/film.mp4",\####
"contentType":"video/mp4","streamType":"BUFFERED","duration":596.5,"metadata":{"metadataType":1,"title":"A film"}}}]}],\####
"x-direction":"serverToClient","x-kind":"notification","x-delivery":"latest","x-coalesceBy":["sessionId"],\####
"x-since":1,"x-gck":"remoteMediaClient:didUpdateMediaMetadata:"},{"name":"media.didUpdateQueue","description":"The queue, its current item or its repeat mode changed.",\####
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
"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1},{"name":"session.willStart",\####
"description":"A session begins to connect.","tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"session",\####
"description":"The session.","required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTING",\####
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
"x-since":1}},{"name":"elapsedMs","description":"Time since the start.","required":true,"schema":{"description":"Time since the start.",\####
"type":"integer","x-unit":"milliseconds","x-since":1}},{"name":"message","description":"More about it: that the TV asks its viewer for permission.",\####
"required":false,"schema":{"description":"More about it: that the TV asks its viewer for permission.",\####
"type":"string","x-since":1}}],"examples":[{"name":"typical","params":[{"name":"sessionId","value":"s-1f2e3d4c"},\####
{"name":"phase","value":"tls"},{"name":"elapsedMs","value":12}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1},{"name":"session.didStart","description":"A session is connected.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"session","description":"The session.",\####
"required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:didStartCastSession:"},\####
{"name":"session.didFailToStart","description":"A session could not be connected.","tags":[{"name":"session"}],\####
"paramStructure":"by-name","params":[{"name":"session","description":"The session.","required":true,"schema":{"description":"The session.",\####
"allOf":[{"$ref":"#/components/schemas/Session"}],"x-since":1}},{"name":"error","description":"Why not.",\####
"required":true,"schema":{"description":"Why not.","allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"DISCONNECTED",\####
"linkState":"DOWN","applicationState":"ENDED","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},{"name":"error",\####
"value":{"code":3012,"message":"The device refused the connection.","data":{"name":"ConnectionRefused",\####
"phase":"tcp","elapsedMs":3}}}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1,"x-gck":"sessionManager:didFailToStartCastSession:withError:"},{"name":"session.willEnd",\####
"description":"A session is about to end on request.","tags":[{"name":"session"}],"paramStructure":"by-name",\####
"params":[{"name":"session","description":"The session.","required":true,"schema":{"description":"The session.",\####
"allOf":[{"$ref":"#/components/schemas/Session"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"DISCONNECTING",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:willEndCastSession:"},\####
{"name":"session.didEnd","description":"A session is over.","tags":[{"name":"session"}],"paramStructure":"by-name",\####
"params":[{"name":"session","description":"The session.","required":true,"schema":{"description":"The session.",\####
"allOf":[{"$ref":"#/components/schemas/Session"}],"x-since":1}},{"name":"reason","description":"Why.",\####
"required":true,"schema":{"description":"Why.","allOf":[{"$ref":"#/components/schemas/SessionEndReason"}],\####
"x-since":1}},{"name":"error","description":"What went wrong, if something did.","required":false,"schema":{"description":"What went wrong, if something did.",\####
"allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"DISCONNECTED",\####
"linkState":"DOWN","applicationState":"ENDED","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},{"name":"reason",\####
"value":"requested"}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1,"x-gck":"sessionManager:didEndCastSession:withError:"},{"name":"session.didSuspend","description":"The link of a session is down: it broke, or was put down. The app may go on.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"session","description":"The session.",\####
"required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}},{"name":"reason","description":"Why.","required":true,"schema":{"description":"Why.","allOf":[{"$ref":"#/components/schemas/SessionSuspendReason"}],\####
"x-since":1}},{"name":"error","description":"What broke the link.","required":false,"schema":{"description":"What broke the link.",\####
"allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"SUSPENDED",\####
"suspendReason":"NETWORK_ERROR","linkState":"DOWN","applicationState":"UNKNOWN","applicationId":"CC1AD845",\####
"receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845","displayName":"Default Media Receiver",\####
"sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},\####
"volume":{"level":0.5,"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,\####
"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},\####
{"name":"reason","value":"NETWORK_ERROR"},{"name":"error","value":{"code":3015,"message":"The connection to the device was lost.",\####
"data":{"name":"ConnectionLost"}}}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1,"x-gck":"sessionManager:didSuspendCastSession:withReason:"},{"name":"session.willResume",\####
"description":"An attempt to resume a session begins.","tags":[{"name":"session"}],"paramStructure":"by-name",\####
"params":[{"name":"session","description":"The session.","required":true,"schema":{"description":"The session.",\####
"allOf":[{"$ref":"#/components/schemas/Session"}],"x-since":1}},{"name":"attempt","description":"Which attempt since the session was suspended, from 1.",\####
"required":true,"schema":{"description":"Which attempt since the session was suspended, from 1.","type":"integer",\####
"x-since":1}},{"name":"error","description":"What ended the attempt before, or else the link.","required":false,\####
"schema":{"description":"What ended the attempt before, or else the link.","allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"SUSPENDED",\####
"suspendReason":"NETWORK_ERROR","linkState":"CONNECTING","applicationState":"UNKNOWN","applicationId":"CC1AD845",\####
"receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845","displayName":"Default Media Receiver",\####
"sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},\####
"volume":{"level":0.5,"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,\####
"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},\####
{"name":"attempt","value":1}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1,"x-gck":"sessionManager:willResumeCastSession:"},{"name":"session.didResume","description":"The link of a session is up again, and its app is the same run; nothing was loaded anew.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"session","description":"The session.",\####
"required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:didResumeCastSession:"},\####
{"name":"session.didFailToResume","description":"A session could not be resumed: its app has ended, or the device stayed away for too long. `session.didEnd` follows.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"session","description":"The session.",\####
"required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}},{"name":"error","description":"Why not.","required":true,"schema":{"description":"Why not.",\####
"allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"SUSPENDED",\####
"suspendReason":"NETWORK_ERROR","linkState":"DOWN","applicationState":"UNKNOWN","applicationId":"CC1AD845",\####
"receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","application":{"appId":"CC1AD845","displayName":"Default Media Receiver",\####
"sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f","transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},\####
"volume":{"level":0.5,"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,\####
"traits":{"minimumVolume":0,"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},\####
{"name":"error","value":{"code":3015,"message":"The connection to the device was lost.","data":{"name":"ConnectionLost"}}}]}],\####
"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:didFailToResumeSession:withError:"},\####
{"name":"session.didUpdateDefaultOptions","description":"What new sessions get as `sessionOptions` changed.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"category","description":"The devices' category.",\####
"required":true,"schema":{"description":"The devices' category.","type":"string","x-since":1}},{"name":"options",\####
"description":"The options; absent: none any more.","required":false,"schema":{"description":"The options; absent: none any more.",\####
"type":"object","x-since":1}}],"examples":[{"name":"typical","params":[{"name":"category","value":"CAST"},\####
{"name":"options","value":{"startedBy":"living-room-script"}}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"latest","x-coalesceBy":["category"],"x-since":1,"x-gck":"sessionManager:didUpdateDefaultSessionOptionsForDeviceCategory:"},\####
{"name":"session.willTransfer","description":"A session is about to come to another device, because a client asked for it (`session.transfer`), or because it was found there: the receivers' platform moved it.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"session","description":"The session, still on its device.",\####
"required":true,"schema":{"description":"The session, still on its device.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}},{"name":"toDevice","description":"The other device.","required":true,"schema":{"description":"The other device.",\####
"allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},{"name":"toDevice",\####
"value":{"deviceId":"fedcba9876543210fedcba9876543210","friendlyName":"Kitchen","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.8"],"host":"192.0.2.8","port":8009,"isGroup":false,\####
"source":"dnssd","txt":{"fn":"Kitchen"}}}]}],"x-direction":"serverToClient","x-kind":"notification","x-delivery":"lossless",\####
"x-since":1},{"name":"session.didTransfer","description":"A session is on another device now, under the same id; `session.didResume`, whose session has that device, came just before. On the device there is another media session.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"session","description":"The session on the other device.",\####
"required":true,"schema":{"description":"The session on the other device.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}},{"name":"fromDevice","description":"The device that it left.","required":true,"schema":{"description":"The device that it left.",\####
"allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session",\####
"value":{"sessionId":"s-1f2e3d4c","deviceId":"fedcba9876543210fedcba9876543210","device":{"deviceId":"fedcba9876543210fedcba9876543210",\####
"friendlyName":"Kitchen","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.8"],\####
"host":"192.0.2.8","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Kitchen"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"0b3c2a1d-7f11-4a7e-9d3d-2c9b8a7f6e5d",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"0b3c2a1d-7f11-4a7e-9d3d-2c9b8a7f6e5d",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},{"name":"fromDevice",\####
"value":{"deviceId":"0123456789abcdef0123456789abcdef","friendlyName":"Living Room","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],"host":"192.0.2.7","port":8009,"isGroup":false,\####
"source":"dnssd","txt":{"fn":"Living Room"}}}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1,"x-gck":"sessionManager:didResumeCastSession:"},{"name":"session.didFailToTransfer",\####
"description":"A session could not be brought to another device; it is as it was, unless `session.didEnd` or `session.didSuspend` says otherwise.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"session","description":"The session.",\####
"required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}},{"name":"toDevice","description":"The other device.","required":true,"schema":{"description":"The other device.",\####
"allOf":[{"$ref":"#/components/schemas/Device"}],"x-since":1}},{"name":"error","description":"Why not.",\####
"required":true,"schema":{"description":"Why not.","allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}},{"name":"toDevice",\####
"value":{"deviceId":"fedcba9876543210fedcba9876543210","friendlyName":"Kitchen","modelName":"Chromecast",\####
"deviceType":"TV","capabilities":4101,"addresses":["192.0.2.8"],"host":"192.0.2.8","port":8009,"isGroup":false,\####
"source":"dnssd","txt":{"fn":"Kitchen"}}},{"name":"error","value":{"code":3025,"message":"The session stays where it is: the receiver could not load the media.",\####
"data":{"name":"SessionTransferFailed","phase":"resumeSession"}}}]}],"x-direction":"serverToClient","x-kind":"notification",\####
"x-delivery":"lossless","x-since":1},{"name":"session.didUpdateDevice","description":"What is known of a session's device changed: its name, its address, what it shows.",\####
"tags":[{"name":"session"}],"paramStructure":"by-name","params":[{"name":"session","description":"The session.",\####
"required":true,"schema":{"description":"The session.","allOf":[{"$ref":"#/components/schemas/Session"}],\####
"x-since":1}}],"examples":[{"name":"typical","params":[{"name":"session","value":{"sessionId":"s-1f2e3d4c",\####
"deviceId":"0123456789abcdef0123456789abcdef","device":{"deviceId":"0123456789abcdef0123456789abcdef",\####
"friendlyName":"Living Room","modelName":"Chromecast","deviceType":"TV","capabilities":4101,"addresses":["192.0.2.7"],\####
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
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
"host":"192.0.2.7","port":8009,"isGroup":false,"source":"dnssd","txt":{"fn":"Living Room"}},"connectionState":"CONNECTED",\####
"linkState":"UP","applicationState":"RUNNING","applicationId":"CC1AD845","receiverSessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"application":{"appId":"CC1AD845","displayName":"Default Media Receiver","sessionId":"7e2ff513-8a01-4d47-a1d8-1a5a4d1a1c1f",\####
"transportId":"web-5","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]},"volume":{"level":0.5,\####
"muted":false,"controlType":"attenuation","stepInterval":0.05},"supportsMedia":true,"traits":{"minimumVolume":0,\####
"maximumVolume":1,"volumeIncrement":0.05,"supportsMuting":true,"isFixedVolume":false}}}]}],"x-direction":"serverToClient",\####
"x-kind":"notification","x-delivery":"latest","x-coalesceBy":["sessionId"],"x-since":1,"x-gck":"didReceiveDeviceStatus:"},\####
{"name":"credentials.provide","description":"Asks the client for the credentials of a launch or join that it began. Not answered within 5 seconds, or refused: what `context.setLaunchCredentials` said.",\####
"tags":[{"name":"credentials"}],"paramStructure":"by-name","params":[{"name":"deviceId","description":"The device.",\####
"required":true,"schema":{"description":"The device.","type":"string","x-since":1}},{"name":"applicationId",\####
"description":"The app.","required":true,"schema":{"description":"The app.","type":"string","x-since":1}},\####
{"name":"sessionId","description":"The session that starts.","required":true,"schema":{"description":"The session that starts.",\####
"type":"string","x-since":1}}],"result":{"name":"LaunchCredentials","schema":{"$ref":"#/components/schemas/LaunchCredentials"}},\####
"errors":[],"examples":[{"name":"typical","params":[{"name":"deviceId","value":"0123456789abcdef0123456789abcdef"},\####
{"name":"applicationId","value":"CC1AD845"},{"name":"sessionId","value":"s-1f2e3d4c"}],"result":{"name":"result",\####
"value":{"credentials":"token","credentialsType":"web"}}}],"x-direction":"serverToClient","x-kind":"request",\####
"x-capability":"credentialsProvider","x-since":1}],"components":{"schemas":{"StreamType":{"title":"StreamType",\####
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
"albumArtist":{"description":"Music: the album's artist.","type":"string","x-since":1},"artist":{"description":"Music, photo: who made it.",\####
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
"description":"How text tracks look.","type":"object","properties":{"foregroundColor":{"description":"The characters' colour, `#RRGGBBAA`.",\####
"type":"string","x-since":1},"backgroundColor":{"description":"The colour behind the characters, `#RRGGBBAA`.",\####
"type":"string","x-since":1},"edgeType":{"description":"The characters' edge.","allOf":[{"$ref":"#/components/schemas/TextTrackEdgeType"}],\####
"x-since":1},"edgeColor":{"description":"The edge's colour, `#RRGGBBAA`.","type":"string","x-since":1},\####
"windowType":{"description":"The window around the text.","allOf":[{"$ref":"#/components/schemas/TextTrackWindowType"}],\####
"x-since":1},"windowColor":{"description":"The window's colour, `#RRGGBBAA`.","type":"string","x-since":1},\####
"windowRoundedCornerRadius":{"description":"The window's corners.","type":"number","minimum":0,"x-unit":"pixels",\####
"x-since":1},"fontScale":{"description":"The size relative to the default.","type":"number","minimum":0,\####
"x-since":1},"fontFamily":{"description":"The typeface.","type":"string","x-since":1},"fontGenericFamily":{"description":"The kind of typeface.",\####
"allOf":[{"$ref":"#/components/schemas/TextTrackFontGenericFamily"}],"x-since":1},"fontStyle":{"description":"The style.",\####
"allOf":[{"$ref":"#/components/schemas/TextTrackFontStyle"}],"x-since":1},"customData":{"description":"Whatever the app agreed on.",\####
"x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKMediaTextTrackStyle"},"VastAdsRequest":{"title":"VastAdsRequest",\####
"description":"Where ads come from (VAST or VMAP).","type":"object","properties":{"adTagUrl":{"description":"The ad server's URL.",\####
"type":"string","x-since":1},"adsResponse":{"description":"The document itself; it wins over the URL.",\####
"type":"string","x-since":1}},"x-open":true,"x-since":1,"x-gck":"GCKVASTAdsRequest"},"Break":{"title":"Break",\####
"description":"A place for ads in the media.","type":"object","properties":{"id":{"description":"Names the break.",\####
"type":"string","x-since":1},"breakClipIds":{"description":"Its clips in order.","type":"array","items":{"type":"string"},\####
"x-since":1},"position":{"description":"Where it is; 0 before, -1 after the media.","type":"number","minimum":-1,\####
"x-unit":"seconds","x-since":1},"duration":{"description":"How long it is.","type":"number","x-unit":"seconds",\####
"x-since":1},"isWatched":{"description":"Whether it has been seen.","type":"boolean","x-since":1},"isEmbedded":{"description":"Whether it is part of the stream.",\####
"type":"boolean","x-since":1},"expanded":{"description":"Whether it makes the media longer.","type":"boolean",\####
"x-since":1}},"required":["id"],"x-open":true,"x-since":1,"x-gck":"GCKAdBreakInfo"},"BreakClip":{"title":"BreakClip",\####
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
"type":"integer","x-since":1}},"x-open":true,"x-since":1},"MediaStatus":{"title":"MediaStatus","description":"The state of a media session, as receivers report it and as the server keeps it after merging (protocol page 7.3, 7.4).",\####
"type":"object","properties":{"mediaSessionId":{"description":"Names the media session; new for each load.",\####
"type":"integer","x-since":1},"media":{"description":"What is loaded.","allOf":[{"$ref":"#/components/schemas/MediaInformation"}],\####
"x-since":1},"playerState":{"description":"What the player does.","allOf":[{"$ref":"#/components/schemas/PlayerState"}],\####
"x-since":1},"idleReason":{"description":"Why it is idle; only with IDLE.","allOf":[{"$ref":"#/components/schemas/IdleReason"}],\####
"x-since":1},"currentTime":{"description":"The position when the status was sent; in a live stream on the timeline of its seekable range.",\####
"type":"number","x-unit":"seconds","x-since":1,"x-gck":"GCKMediaStatus.streamPosition"},"playbackRate":{"description":"How fast time advances; 0 or 1 while paused.",\####
"type":"number","x-since":1},"supportedMediaCommands":{"description":"What the receiver accepts now, as a bit mask (protocol page 7.9).",\####
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
"LoadRequestData":{"title":"LoadRequestData","description":"What to load, and how. One of `media` and `queueData` is needed; send one, not both.",\####
"type":"object","properties":{"media":{"description":"The media.","allOf":[{"$ref":"#/components/schemas/MediaInformation"}],\####
"x-since":1},"queueData":{"description":"The queue.","allOf":[{"$ref":"#/components/schemas/QueueData"}],\####
"x-since":1},"autoplay":{"description":"Whether it plays at once; absent in a queue: as each item says.",\####
"type":"boolean","default":true,"x-since":1},"currentTime":{"description":"Where it begins; absent: at the start, or at the live edge.",\####
"type":"number","minimum":0,"x-unit":"seconds","x-since":1},"playbackRate":{"description":"How fast time advances.",\####
"type":"number","exclusiveMinimum":0,"default":1,"x-since":1},"activeTrackIds":{"description":"The tracks that are on at once.",\####
"type":"array","items":{"type":"integer"},"x-since":1},"credentials":{"description":"Who the viewer is, for the receiver app.",\####
"type":"string","x-since":1},"credentialsType":{"description":"What kind of credentials: `web`, `android`, `ios`, `cloud`.",\####
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
"description":"What a receiver reports of itself (protocol page 6.2).","type":"object","properties":{"applications":{"description":"What runs; absent when nothing does.",\####
"type":"array","items":{"$ref":"#/components/schemas/ReceiverApplication"},"x-since":1},"volume":{"description":"The device's volume.",\####
"allOf":[{"$ref":"#/components/schemas/DeviceVolume"}],"x-since":1},"isActiveInput":{"description":"Whether the TV shows this device; absent where unknown.",\####
"type":"boolean","x-since":1},"isStandBy":{"description":"Whether the TV is in standby; absent where unknown.",\####
"type":"boolean","x-since":1}},"x-open":true,"x-since":1},"MultizoneDevice":{"title":"MultizoneDevice",\####
"description":"A member of a group (protocol page 8).","type":"object","properties":{"deviceId":{"description":"Names it; often in another spelling than DNS-SD has.",\####
"type":"string","x-since":1,"x-gck":"GCKMultizoneDevice.deviceID"},"name":{"description":"What people call it.",\####
"type":"string","x-since":1,"x-gck":"GCKMultizoneDevice.friendlyName"},"capabilities":{"description":"What it can do, as a bit mask (protocol page 9).",\####
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
"x-gck":"GCKMultizoneStatus"},"CastState":{"title":"CastState","description":"Whether there are devices, and a session.",\####
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
"type":"string","minLength":1,"x-since":1},"crlRoots":{"description":"Path of a PEM file with roots for revocation lists that are trusted besides Google's.",\####
"type":"string","minLength":1,"x-since":1},"trustedRoots":{"description":"Path of a PEM file on the server's machine with root certificates that are trusted besides Google's: for `cast-receiver`, that of its `--root-certificate`.",\####
"type":"string","minLength":1,"x-since":1},"timeout":{"description":"How long a device may take to answer.",\####
"type":"number","maximum":60,"exclusiveMinimum":0,"default":5,"x-unit":"seconds","x-since":1}},"x-since":1},\####
"TLSVersion":{"title":"TLSVersion","description":"A version of TLS.","type":"string","enum":["TLSv1",\####
"TLSv1.1","TLSv1.2","TLSv1.3"],"x-values":{"TLSv1":"TLS 1.0, of the oldest sets.","TLSv1.1":"TLS 1.1.",\####
"TLSv1.2":"TLS 1.2, usual.","TLSv1.3":"TLS 1.3, of new devices."},"x-since":1},"TLSOptions":{"title":"TLSOptions",\####
"description":"Which TLS is acceptable towards receivers. What is assumed connects to old sets too; receivers' certificates prove nothing in any case, which is what device authentication is for.",\####
"type":"object","properties":{"minimumVersion":{"description":"The oldest version that is accepted.",\####
"allOf":[{"$ref":"#/components/schemas/TLSVersion"}],"default":"TLSv1","x-since":1},"maximumVersion":{"description":"The newest version that is offered; absent: the newest there is.",\####
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
"x-since":1},"startDiscoveryAfterFirstTapOnCastButton":{"description":"Whether `context.create` leaves discovery for the first `context.pressCastButton` to begin. The SDK assumes true, to spare phones; here it would only hide devices.",\####
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
"x-since":1},"tls":{"description":"Which TLS is acceptable towards receivers.","allOf":[{"$ref":"#/components/schemas/TLSOptions"}],\####
"x-since":1},"heartbeat":{"description":"When a silent receiver is asked, and when it is given up.","allOf":[{"$ref":"#/components/schemas/HeartbeatOptions"}],\####
"x-since":1}},"x-since":1,"x-gck":"GCKCastOptions"},"ContextInfo":{"title":"ContextInfo","description":"The context as it is now.",\####
"type":"object","properties":{"castState":{"description":"Whether there are devices, and a session.",\####
"allOf":[{"$ref":"#/components/schemas/CastState"}],"x-since":1},"currentSessionId":{"description":"The newest session.",\####
"type":"string","x-since":1},"connectionState":{"description":"The state of the newest session; DISCONNECTED where there is none.",\####
"allOf":[{"$ref":"#/components/schemas/ConnectionState"}],"x-since":1,"x-gck":"GCKSessionManager.connectionState"},\####
"isCreated":{"description":"Whether the options are settled: by `context.create`, or by the first call of another namespace, which creates the context with what is assumed.",\####
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
"enum":["dnssd","configured","cached"],"x-values":{"dnssd":"By DNS-SD on the local network.","configured":"A client gave its address.",\####
"cached":"An earlier run saw it; this one hasn't yet."},"x-since":1},"Device":{"title":"Device","description":"A Cast receiver.",\####
"type":"object","properties":{"deviceId":{"description":"Names the device, also when its address changes.",\####
"type":"string","x-since":1,"x-gck":"GCKDevice.deviceID"},"friendlyName":{"description":"What people call it.",\####
"type":"string","x-since":1},"modelName":{"description":"Its model.","type":"string","x-since":1},"deviceVersion":{"description":"The version of its protocol.",\####
"type":"string","x-since":1},"deviceType":{"description":"What kind it is.","allOf":[{"$ref":"#/components/schemas/DeviceType"}],\####
"x-since":1},"capabilities":{"description":"What it can do, as a bit mask (protocol page 9).","type":"integer",\####
"x-since":1},"isBusy":{"description":"Whether an app runs on it; absent where unknown.","type":"boolean",\####
"x-since":1},"statusText":{"description":"What its app says it is doing.","type":"string","x-since":1},\####
"iconPath":{"description":"Where its icon is, on its HTTP port 8008.","type":"string","x-since":1},"host":{"description":"The address to use.",\####
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
"type":"string","enum":["automatic","avahi","embedded"],"x-values":{"automatic":"Avahi where its daemon answers, else the embedded querier.",\####
"avahi":"The Avahi daemon, through DNS-SD.","embedded":"Multicast DNS of the server's own, which needs no daemon."},\####
"x-since":1},"DiscoveryOptions":{"title":"DiscoveryOptions","description":"How devices are looked for, for all clients.",\####
"type":"object","properties":{"source":{"description":"By what means the network is asked.","allOf":[{"$ref":"#/components/schemas/DiscoverySourceKind"}],\####
"default":"automatic","x-since":1},"passiveScan":{"description":"Whether to ask less often, at the price of older facts.",\####
"type":"boolean","default":false,"x-since":1,"x-gck":"GCKDiscoveryManager.passiveScan"},"allowedInterfaces":{"description":"The network interfaces to use, by name; `*` at the end stands for any rest. Empty: all.",\####
"type":"array","items":{"type":"string"},"x-since":1},"deniedInterfaces":{"description":"The network interfaces not to use, whatever is allowed (`docker*`).",\####
"type":"array","items":{"type":"string"},"x-since":1},"cachesDevices":{"description":"Whether the devices of this run are kept on disk and listed, marked, at the start of the next.",\####
"type":"boolean","default":true,"x-since":1}},"x-since":1},"AppAvailability":{"title":"AppAvailability",\####
"description":"Whether a device has an app.","type":"string","enum":["APP_AVAILABLE","APP_UNAVAILABLE",\####
"UNKNOWN"],"x-values":{"APP_AVAILABLE":"It has it.","APP_UNAVAILABLE":"It doesn't have it.","UNKNOWN":"It didn't say."},\####
"x-since":1},"DiscoveryInfo":{"title":"DiscoveryInfo","description":"The state of discovery.","type":"object",\####
"properties":{"isRunning":{"description":"Whether devices are being looked for.","type":"boolean","x-since":1},\####
"devices":{"description":"All devices, ordered by friendly name.","type":"array","items":{"$ref":"#/components/schemas/Device"},\####
"x-since":1}},"required":["isRunning","devices"],"x-since":1},"DaemonState":{"title":"DaemonState","description":"Whether the DNS-SD daemon works.",\####
"type":"string","enum":["notAsked","available","unavailable"],"x-values":{"notAsked":"Discovery has not been started yet.",\####
"available":"It answers.","unavailable":"It doesn't answer: not installed, not running, or not reachable over D-Bus."},\####
"x-since":1},"NetworkInterface":{"title":"NetworkInterface","description":"A network interface of this machine.",\####
"type":"object","properties":{"name":{"description":"Its name.","type":"string","x-since":1},"addresses":{"description":"Its addresses.",\####
"type":"array","items":{"type":"string"},"x-since":1},"isUsed":{"description":"Whether discovery uses it.",\####
"type":"boolean","x-since":1},"skippedBecause":{"description":"Why not, if it doesn't.","type":"string",\####
"x-since":1},"isUp":{"description":"Whether it is up.","type":"boolean","x-since":1},"supportsMulticast":{"description":"Whether it can carry discovery.",\####
"type":"boolean","x-since":1},"isLoopback":{"description":"Whether it reaches only this machine.","type":"boolean",\####
"x-since":1}},"required":["name","addresses","isUsed","isUp","supportsMulticast","isLoopback"],"x-since":1},\####
"ProbePhase":{"title":"ProbePhase","description":"A step of a probe, in their order.","type":"string",\####
"enum":["resolve","tcp","tls","deviceAuth","connect","status"],"x-values":{"resolve":"Looking up the host's name.",\####
"tcp":"Connecting.","tls":"Encrypting.","deviceAuth":"Asking the device to prove that Google made it.",\####
"connect":"Opening the virtual connection.","status":"Asking for the receiver's status."},"x-since":1},\####
"ProbeOutcome":{"title":"ProbeOutcome","description":"How a step of a probe ended.","type":"string","enum":["passed",\####
"failed","skipped"],"x-values":{"passed":"Well.","failed":"It failed.","skipped":"It wasn't tried: an earlier one failed, or nobody asked for it."},\####
"x-since":1},"ProbeStep":{"title":"ProbeStep","description":"One step of a probe.","type":"object","properties":{"phase":{"description":"Which.",\####
"allOf":[{"$ref":"#/components/schemas/ProbePhase"}],"x-since":1},"outcome":{"description":"How it ended.",\####
"allOf":[{"$ref":"#/components/schemas/ProbeOutcome"}],"x-since":1},"elapsedMs":{"description":"How long it took; absent where it wasn't tried.",\####
"type":"integer","x-unit":"milliseconds","x-since":1},"detail":{"description":"What was found: addresses, the TLS version, the app that runs.",\####
"type":"string","x-since":1}},"required":["phase","outcome"],"x-since":1},"ProbeResult":{"title":"ProbeResult",\####
"description":"How far a connection to an address got.","type":"object","properties":{"host":{"description":"The address.",\####
"type":"string","x-since":1},"port":{"description":"The port.","type":"integer","x-since":1},"succeeded":{"description":"Whether a Cast receiver works there.",\####
"type":"boolean","x-since":1},"steps":{"description":"Every step, in order.","type":"array","items":{"$ref":"#/components/schemas/ProbeStep"},\####
"x-since":1},"failedPhase":{"description":"Where it failed.","allOf":[{"$ref":"#/components/schemas/ProbePhase"}],\####
"x-since":1},"error":{"description":"Why.","allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1},\####
"advice":{"description":"What that means and what to do, in a sentence or two.","type":"string","x-since":1},\####
"deviceId":{"description":"The id of the device there, if it told.","type":"string","x-since":1},"friendlyName":{"description":"Its name, if it told.",\####
"type":"string","x-since":1},"modelName":{"description":"Its model, if it told.","type":"string","x-since":1},\####
"elapsedMs":{"description":"How long it took.","type":"integer","x-unit":"milliseconds","x-since":1}},\####
"required":["host","port","succeeded","steps","advice","elapsedMs"],"x-since":1},"DiscoverySourceInfo":{"title":"DiscoverySourceInfo",\####
"description":"What one source of devices knows about itself.","type":"object","properties":{"name":{"description":"Its name.",\####
"type":"string","x-since":1},"isReachable":{"description":"Whether it works: the daemon answers, the sockets are open.",\####
"type":"boolean","x-since":1},"isInUse":{"description":"Whether devices are looked for with it now.",\####
"type":"boolean","x-since":1},"reason":{"description":"Why it is in use, or isn't.","type":"string","x-since":1},\####
"runningFor":{"description":"For how long it has looked without a break.","type":"number","x-unit":"seconds",\####
"x-since":1},"queriesSent":{"description":"How many questions it asked; absent where a daemon asks.",\####
"type":"integer","x-since":1},"answersSeen":{"description":"How many answers came.","type":"integer",\####
"x-since":1},"lastAnswerAgo":{"description":"How long ago the last one came.","type":"number","x-unit":"seconds",\####
"x-since":1},"services":{"description":"How many services are announced.","type":"integer","x-since":1},\####
"resolvedServices":{"description":"Of how many the address is known.","type":"integer","x-since":1},"ignoredServices":{"description":"How many announcements were ignored because too many are announced.",\####
"type":"integer","x-since":1},"lastError":{"description":"Its last error, which may be overcome.","type":"string",\####
"x-since":1},"retriesIn":{"description":"When it tries again to work.","type":"number","x-unit":"seconds",\####
"x-since":1}},"required":["name","isReachable","isInUse","answersSeen","services","resolvedServices",\####
"ignoredServices"],"x-since":1},"LeftOutReason":{"title":"LeftOutReason","description":"Why something that is announced isn't among a client's devices.",\####
"type":"string","enum":["applicationUnavailable","applicationUnknown","namespacesMissing","interface"],\####
"x-values":{"applicationUnavailable":"It said that it has none of the wanted apps.","applicationUnknown":"It announces none of the wanted apps, and nobody asked it.",\####
"namespacesMissing":"No app is known to run on it that speaks the wanted namespaces.","interface":"It was seen only on a network interface that isn't used."},\####
"x-since":1},"LeftOutDevice":{"title":"LeftOutDevice","description":"Something that is announced, but isn't among the asking client's devices.",\####
"type":"object","properties":{"deviceId":{"description":"Its id.","type":"string","x-since":1},"friendlyName":{"description":"Its name.",\####
"type":"string","x-since":1},"reason":{"description":"Why.","allOf":[{"$ref":"#/components/schemas/LeftOutReason"}],\####
"x-since":1}},"required":["deviceId","friendlyName","reason"],"x-since":1},"DeviceCacheInfo":{"title":"DeviceCacheInfo",\####
"description":"The devices that are kept on disk.","type":"object","properties":{"isEnabled":{"description":"Whether any are kept.",\####
"type":"boolean","x-since":1},"path":{"description":"Where; absent where the server has no place for them.",\####
"type":"string","x-since":1},"state":{"description":"What was found there at the start: `absent`, `loaded`, `stale`, `otherVersion`, `corrupt`, `unreadable`, or `off`.",\####
"type":"string","x-since":1},"message":{"description":"More about a file that was ignored, or couldn't be written.",\####
"type":"string","x-since":1},"devices":{"description":"How many devices of an earlier run are listed and not yet seen.",\####
"type":"integer","x-since":1}},"required":["isEnabled","state","devices"],"x-since":1},"DiscoveryDiagnosis":{"title":"DiscoveryDiagnosis",\####
"description":"Why the list of devices is what it is.","type":"object","properties":{"daemon":{"description":"The DNS-SD daemon.",\####
"allOf":[{"$ref":"#/components/schemas/DaemonState"}],"x-since":1},"isRunning":{"description":"Whether devices are being looked for.",\####
"type":"boolean","x-since":1},"runningFor":{"description":"For how long.","type":"number","x-unit":"seconds",\####
"x-since":1},"finding":{"description":"The verdict: `stopped`, `daemonUnreachable`, `noUsableInterface`, `noAnswers`, `unresolvedServices`, `allLeftOut` or `healthy`; more may be added.",\####
"type":"string","x-since":1},"sources":{"description":"By what means the network is asked.","type":"array",\####
"items":{"$ref":"#/components/schemas/DiscoverySourceInfo"},"x-since":1},"deviceCount":{"description":"How many devices are known.",\####
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
"description":"How a subscription's events reach the client.","type":"string","enum":["push","poll"],\####
"x-values":{"push":"As notifications.","poll":"In answers to `events.poll`, for clients that can't receive notifications."},\####
"x-since":1},"Event":{"title":"Event","description":"One notification, kept for a poll.","type":"object",\####
"properties":{"method":{"description":"The notification's name.","type":"string","x-since":1},"params":{"description":"Its parameters.",\####
"type":"object","x-since":1}},"required":["method","params"],"x-since":1},"Snapshot":{"title":"Snapshot",\####
"description":"The state of everything at one moment.","type":"object","properties":{"castState":{"description":"Whether there are devices, and a session.",\####
"allOf":[{"$ref":"#/components/schemas/CastState"}],"x-since":1},"discovery":{"description":"Discovery and its devices.",\####
"allOf":[{"$ref":"#/components/schemas/DiscoveryInfo"}],"x-since":1},"sessions":{"description":"All sessions, the oldest first.",\####
"type":"array","items":{"$ref":"#/components/schemas/Session"},"x-since":1},"media":{"description":"What they play.",\####
"type":"array","items":{"$ref":"#/components/schemas/MediaState"},"x-since":1}},"required":["castState",\####
"discovery","sessions","media"],"x-since":1},"MediaState":{"title":"MediaState","description":"What a session plays, as one snapshot.",\####
"type":"object","properties":{"sessionId":{"description":"The session.","type":"string","x-since":1},\####
"revision":{"description":"Grows with every change; the higher one is the newer.","type":"integer","x-since":1},\####
"mediaSessionId":{"description":"The media session; absent when there is none.","type":"integer","x-since":1},\####
"playerState":{"description":"What the player does; LOADING while a new item loads, IDLE when there is no media session.",\####
"allOf":[{"$ref":"#/components/schemas/PlayerState"}],"x-since":1},"position":{"description":"The position at this moment, extrapolated.",\####
"type":"number","x-unit":"seconds","x-since":1,"x-gck":"GCKRemoteMediaClient.approximateStreamPosition"},\####
"duration":{"description":"How long the media is; absent where unknown or live.","type":"number","x-unit":"seconds",\####
"x-since":1},"isPlayingAd":{"description":"Whether an ad plays.","type":"boolean","x-since":1},"liveSeekableRange":{"description":"Where a live stream can be sought at this moment, extrapolated.",\####
"allOf":[{"$ref":"#/components/schemas/LiveSeekableRange"}],"x-since":1},"status":{"description":"The merged status; absent when there is no media session.",\####
"allOf":[{"$ref":"#/components/schemas/MediaStatus"}],"x-since":1}},"required":["sessionId","revision",\####
"playerState","position","isPlayingAd"],"x-since":1},"ClientInfo":{"title":"ClientInfo","description":"Who the client is, for logs.",\####
"type":"object","properties":{"name":{"description":"Its name.","type":"string","minLength":1,"x-since":1},\####
"version":{"description":"Its version.","type":"string","x-since":1}},"required":["name"],"x-since":1},\####
"ClientCapabilities":{"title":"ClientCapabilities","description":"What the client can answer when the server asks.",\####
"type":"object","properties":{"credentialsProvider":{"description":"It answers `credentials.provide`.",\####
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
"type":"string","x-since":1},"detailedErrorCode":{"description":"The media error (protocol page 7.2).",\####
"type":"integer","x-since":1},"detailedErrorName":{"description":"The media error's name: `MEDIA_SRC_NOT_SUPPORTED`.",\####
"type":"string","x-since":1},"itemId":{"description":"The queue item that failed.","type":"integer","x-since":1},\####
"customData":{"description":"Whatever the app added.","x-since":1}},"x-since":1},"ErrorData":{"title":"ErrorData",\####
"description":"The `data` of every error.","type":"object","properties":{"name":{"description":"The stable name of the error; exceptions are chosen by it.",\####
"type":"string","x-since":1},"domain":{"description":"Which part of the API it belongs to.","type":"string",\####
"x-since":1},"phase":{"description":"The connecting phase that failed.","allOf":[{"$ref":"#/components/schemas/ConnectionPhase"}],\####
"x-since":1},"gckErrorCode":{"description":"The code of the iOS SDK that means the same (GCKErrorCode).",\####
"type":"integer","x-since":1},"retryable":{"description":"Whether the same call may work later.","type":"boolean",\####
"x-since":1},"elapsedMs":{"description":"How long the call had been going on.","type":"integer","x-unit":"milliseconds",\####
"x-since":1},"sessionId":{"description":"The session that it concerns.","type":"string","x-since":1},\####
"path":{"description":"InvalidParams: which parameter.","type":"string","x-since":1},"reason":{"description":"InvalidParams: what is wrong with it.",\####
"type":"string","x-since":1},"authentication":{"description":"`DeviceAuthenticationFailed`: what was found out.",\####
"allOf":[{"$ref":"#/components/schemas/DeviceAuthenticationInfo"}],"x-since":1},"receiver":{"description":"What the receiver said.",\####
"allOf":[{"$ref":"#/components/schemas/ReceiverErrorInfo"}],"x-since":1}},"required":["name"],"x-open":true,\####
"x-since":1},"ErrorInfo":{"title":"ErrorInfo","description":"An error, where it isn't the answer to a call.",\####
"type":"object","properties":{"code":{"description":"Its code.","type":"integer","x-since":1},"message":{"description":"What happened and what to do about it.",\####
"type":"string","x-since":1},"data":{"description":"The rest.","allOf":[{"$ref":"#/components/schemas/ErrorData"}],\####
"x-since":1}},"required":["code","message","data"],"x-since":1},"ConnectionPhase":{"title":"ConnectionPhase",\####
"description":"A step on the way to a session.","type":"string","enum":["resolve","tcp","tls","authenticate",\####
"connect","launch","join","appConnect","mediaStatus","storeSession","resumeSession","stopSource"],"x-values":{"resolve":"Finding the device's address.",\####
"tcp":"Connecting.","tls":"Encrypting.","authenticate":"Asking the device to prove what it is; only where the options say so.",\####
"connect":"Opening the virtual connection and asking for the receiver's status.","launch":"Launching the app.",\####
"join":"Joining the app that runs.","appConnect":"Opening the virtual connection to the app.","mediaStatus":"Asking for the media status.",\####
"storeSession":"Transfers: asking the app for the state of what plays.","resumeSession":"Transfers: giving it to the app on the other device.",\####
"stopSource":"Transfers: stopping the app on the device that is left."},"x-since":1},"ConnectionState":{"title":"ConnectionState",\####
"description":"The state of a session.","type":"string","enum":["CONNECTING","CONNECTED","SUSPENDED",\####
"DISCONNECTING","DISCONNECTED"],"x-values":{"CONNECTING":"It is starting.","CONNECTED":"It is up.","SUSPENDED":"Its link is down; the app may go on, and the session can be resumed.",\####
"DISCONNECTING":"It is ending.","DISCONNECTED":"It is over."},"x-since":1},"SessionEndAction":{"title":"SessionEndAction",\####
"description":"What ending a session does to the receiver.","type":"string","enum":["LEAVE","DISCONNECT",\####
"STOP_CASTING"],"x-values":{"LEAVE":"This sender leaves the app (CLOSE); what plays goes on.","DISCONNECT":"The link is dropped without a word; what plays goes on.",\####
"STOP_CASTING":"The app is stopped for everybody."},"x-since":1},"SessionEndReason":{"title":"SessionEndReason",\####
"description":"Why a session ended.","type":"string","enum":["requested","applicationEnded","replaced",\####
"connectionLost","authenticationFailed","serverShutdown"],"x-values":{"requested":"A client ended it.",\####
"applicationEnded":"The app ended: another sender stopped it, or it ended by itself.","replaced":"Another app runs now.",\####
"connectionLost":"The link broke, and could not be made again in time.","authenticationFailed":"When the link was made again, the device did not prove what it is, which the options require.",\####
"serverShutdown":"The server ends."},"x-since":1},"SessionSuspendReason":{"title":"SessionSuspendReason",\####
"description":"Why a session is suspended.","type":"string","enum":["NETWORK_ERROR","BACKGROUNDED","REQUESTED",\####
"TERMINATED"],"x-values":{"NETWORK_ERROR":"The link broke, or the receiver closed it; the session is resumed as soon as the device can be reached.",\####
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
"UNANSWERED"],"x-values":{"AUTHENTIC":"Every check holds: the device has a key that Google (or a root in `trustedRoots`) certified. It proves no more: such keys have been taken out of apps.",\####
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
"type":"object","x-since":1},"savedAt":{"description":"When it was written down, since 1970.","type":"integer",\####
"x-unit":"seconds","x-since":1}},"required":["sessionId","deviceId","friendlyName","host","port","receiverSessionId",\####
"savedAt"],"x-since":1},"FailedRestoration":{"title":"FailedRestoration","description":"A saved session that could not be joined again.",\####
"type":"object","properties":{"saved":{"description":"What was written down.","allOf":[{"$ref":"#/components/schemas/SavedSession"}],\####
"x-since":1},"error":{"description":"Why not.","allOf":[{"$ref":"#/components/schemas/ErrorInfo"}],"x-since":1}},\####
"required":["saved","error"],"x-since":1}},"errors":{"ParseError":{"code":-32700,"message":"The message is not valid JSON.",\####
"data":{"name":"ParseError","domain":"rpc","retryable":false}},"InvalidRequest":{"code":-32600,"message":"The message is not a valid request.",\####
"data":{"name":"InvalidRequest","domain":"rpc","retryable":false}},"MethodNotFound":{"code":-32601,"message":"There is no such method.",\####
"data":{"name":"MethodNotFound","domain":"rpc","retryable":false}},"InvalidParams":{"code":-32602,"message":"The parameters are not valid.",\####
"data":{"name":"InvalidParams","domain":"rpc","retryable":false}},"InternalError":{"code":-32603,"message":"The server failed.",\####
"data":{"name":"InternalError","domain":"rpc","retryable":false}},"UnsupportedProtocolVersion":{"code":-32010,\####
"message":"The protocol version is not supported.","data":{"name":"UnsupportedProtocolVersion","domain":"rpc",\####
"retryable":false}},"MissingClientCapability":{"code":-32011,"message":"The client did not declare the capability that this needs.",\####
"data":{"name":"MissingClientCapability","domain":"rpc","retryable":false}},"MessageTooLarge":{"code":-32012,\####
"message":"The message is too large.","data":{"name":"MessageTooLarge","domain":"rpc","retryable":false}},\####
"ShuttingDown":{"code":-32013,"message":"The server is shutting down.","data":{"name":"ShuttingDown",\####
"domain":"rpc","retryable":false}},"TooManyRequests":{"code":-32014,"message":"Too many requests are in flight.",\####
"data":{"name":"TooManyRequests","domain":"rpc","retryable":true}},"RequestCancelled":{"code":-32800,\####
"message":"The request was cancelled.","data":{"name":"RequestCancelled","domain":"rpc","retryable":false,\####
"gckErrorCode":5}},"NoSuchSubscription":{"code":1001,"message":"There is no such subscription.","data":{"name":"NoSuchSubscription",\####
"domain":"events","retryable":false}},"TooManySubscriptions":{"code":1002,"message":"The connection has too many subscriptions.",\####
"data":{"name":"TooManySubscriptions","domain":"events","retryable":false}},"AlreadyInitialized":{"code":1501,\####
"message":"The context exists already.","data":{"name":"AlreadyInitialized","domain":"context","retryable":false,\####
"gckErrorCode":19}},"FileNotUsable":{"code":1502,"message":"A file can't be used.","data":{"name":"FileNotUsable",\####
"domain":"context","retryable":false}},"DiscoveryUnavailable":{"code":2001,"message":"Devices can't be discovered here.",\####
"data":{"name":"DiscoveryUnavailable","domain":"discovery","retryable":true,"gckErrorCode":17}},"DeviceNotFound":{"code":2002,\####
"message":"The device was not found.","data":{"name":"DeviceNotFound","domain":"discovery","retryable":true,\####
"gckErrorCode":14}},"TooManyDevices":{"code":2003,"message":"Too many devices were added by address.",\####
"data":{"name":"TooManyDevices","domain":"discovery","retryable":false}},"NoSuchSession":{"code":3001,\####
"message":"There is no such session.","data":{"name":"NoSuchSession","domain":"session","retryable":false,\####
"gckErrorCode":29}},"SessionNotConnected":{"code":3002,"message":"The session is not connected.","data":{"name":"SessionNotConnected",\####
"domain":"session","retryable":true,"gckErrorCode":12}},"SessionExists":{"code":3003,"message":"There is a session with this device already.",\####
"data":{"name":"SessionExists","domain":"session","retryable":false,"gckErrorCode":9}},"SessionSuspended":{"code":3004,\####
"message":"The session is suspended.","data":{"name":"SessionSuspended","domain":"session","retryable":true,\####
"gckErrorCode":92}},"AddressNotResolved":{"code":3010,"message":"The device's address could not be found.",\####
"data":{"name":"AddressNotResolved","domain":"session","retryable":true,"gckErrorCode":25}},"DeviceUnreachable":{"code":3011,\####
"message":"The device can't be reached.","data":{"name":"DeviceUnreachable","domain":"session","retryable":true,\####
"gckErrorCode":17}},"ConnectionRefused":{"code":3012,"message":"The device refused the connection.","data":{"name":"ConnectionRefused",\####
"domain":"session","retryable":true,"gckErrorCode":1}},"TLSFailed":{"code":3013,"message":"The encrypted connection could not be made.",\####
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
"gckErrorCode":6}},"InternalLimitReached":{"code":9001,"message":"A limit of the server was reached.",\####
"data":{"name":"InternalLimitReached","domain":"limits","retryable":false}}},"x-errors":{"ParseError":{"description":"The bytes of a message can't be read; `data` has the byte offset. The connection lives on.",\####
"x-since":1},"InvalidRequest":{"description":"JSON, but no JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, a second `server.initialize`.",\####
"x-since":1},"MethodNotFound":{"description":"The method's name is unknown to this server.","x-since":1},\####
"InvalidParams":{"description":"A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and `data.reason` why.",\####
"x-since":1},"InternalError":{"description":"A defect of the server; please report it with the log.",\####
"x-since":1},"UnsupportedProtocolVersion":{"description":"`server.initialize` asked for a version that this server doesn't speak; `data.supported` lists those that it does.",\####
"x-since":1},"MissingClientCapability":{"description":"A call whose work needs a request back to the client, which declared no such capability in `server.initialize`.",\####
"x-since":1},"MessageTooLarge":{"description":"A message from the client exceeds the server's limit (`data.limit`, bytes); it was skipped and the connection lives on.",\####
"x-since":1},"ShuttingDown":{"description":"A call that came after `server.shutdown` or a signal.","x-since":1},\####
"TooManyRequests":{"description":"The connection has reached its limit of unanswered requests; wait for replies and try again.",\####
"x-since":1},"RequestCancelled":{"description":"The client cancelled the call with `$/cancelRequest`. What was already sent to a receiver is not taken back.",\####
"x-since":1},"NoSuchSubscription":{"description":"`events.unsubscribe` or `events.poll` with an id that this connection doesn't have, or a poll of a subscription that is pushed.",\####
"x-since":1},"TooManySubscriptions":{"description":"The limit is 64 a connection.","x-since":1},"AlreadyInitialized":{"description":"`context.create` after the context was created, by another client or by the first call that needed it. Its options stay as they are; `context.get` tells them.",\####
"x-since":1},"FileNotUsable":{"description":"A path in the options names no file of the server's machine that can be read, or its contents are of the wrong kind; `message` says which and why.",\####
"x-since":1},"DiscoveryUnavailable":{"description":"No DNS-SD service answers on this machine. Devices that are added by address work all the same; `discovery.diagnose` says more.",\####
"x-since":1},"DeviceNotFound":{"description":"No device with this id or name is known, or none appeared in time.",\####
"x-since":1},"TooManyDevices":{"description":"The limit is 256.","x-since":1},"NoSuchSession":{"description":"The session id is unknown, or none was given and there is no current session.",\####
"x-since":1},"SessionNotConnected":{"description":"The session is still connecting, or is ending.","x-since":1},\####
"SessionExists":{"description":"`session.start` or `session.join` while this server has a session with the device; `data.sessionId` names it.",\####
"x-since":1},"SessionSuspended":{"description":"The session's link is down: it broke and is being made again, or was put down by `session.suspend`, `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.",\####
"x-since":1},"AddressNotResolved":{"description":"Phase `resolve`: the host name or the service has no address.",\####
"x-since":1},"DeviceUnreachable":{"description":"Phase `tcp`: no route, host down, network unreachable.",\####
"x-since":1},"ConnectionRefused":{"description":"Phase `tcp`: nothing listens on the port. Check the port; groups have ports of their own.",\####
"x-since":1},"TLSFailed":{"description":"Phase `tls`: the hand-shake failed; `message` has OpenSSL's reason.",\####
"x-since":1},"ConnectionTimedOut":{"description":"A connecting phase (`data.phase`) took longer than its limit: the device is silent.",\####
"x-since":1},"ConnectionLost":{"description":"The socket closed, or the device fell silent, while the call was in flight.",\####
"x-since":1},"DeviceAuthenticationFailed":{"description":"Phase `authenticate`, only with the policy REQUIRE: `data.authentication` says which check failed, and what was found out about the device.",\####
"x-since":1},"ConnectionRejected":{"description":"The receiver or its app answered CLOSE: the app is gone or refuses this sender.",\####
"x-since":1},"ApplicationNotFound":{"description":"LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device.",\####
"x-since":1},"ApplicationNotRunning":{"description":"`session.join` found no such app or session.","x-since":1},\####
"LaunchFailed":{"description":"LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`).",\####
"x-since":1},"LaunchCancelled":{"description":"LAUNCH_ERROR with CANCELLED, also after one retry.","x-since":1},\####
"SessionEnded":{"description":"The session ended while the call was in flight: another sender stopped it, the app ended, or a client ended it.",\####
"x-since":1},"SessionTransferFailed":{"description":"The session is where it was, and plays on; what was launched on the other device was stopped. `data.phase` says how far it came; the message says why.",\####
"x-since":1},"SessionTransferred":{"description":"The request was on its way to the device that the session has left: send it again.",\####
"x-since":1},"RequestTimedOut":{"description":"The link is up, but no reply came.","x-since":1},"RequestRejected":{"description":"INVALID_REQUEST; `data.receiver.reason` has its reason.",\####
"x-since":1},"CastMessageTooLarge":{"description":"One Cast message may have 65,536 bytes; this call needed more and was not sent.",\####
"x-since":1},"VolumeFixed":{"description":"The device reports `controlType` `fixed`.","x-since":1},"NoMediaSession":{"description":"Nothing is loaded, so there is nothing to control.",\####
"x-since":1},"MediaNotSupported":{"description":"The session's app doesn't list the media namespace.",\####
"x-since":1},"MediaLoadFailed":{"description":"LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more.",\####
"x-since":1},"MediaLoadCancelled":{"description":"LOAD_CANCELLED: another load replaced it on the receiver.",\####
"x-since":1},"InvalidPlayerState":{"description":"INVALID_PLAYER_STATE.","x-since":1},"MediaError":{"description":"ERROR in the media namespace; `data.receiver` says more.",\####
"x-since":1},"RequestReplaced":{"description":"A seek after a seek, a load after a load: only the newest counts.",\####
"x-since":1},"InternalLimitReached":{"description":"Too many of something; `message` names it.","x-since":1}}}}
"""####
}
