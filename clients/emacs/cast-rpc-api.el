;;; cast-rpc-api.el --- The methods and events of cast-rpc  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; Generated from spec/ by cast-rpc-gen. Do not edit.
;; To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

;;; Code:

(require 'cast-rpc)

;;;; channel: Custom channels: messages between a client and the receiver app of
;;;; a session, in a namespace of the app's own.

(defun cast-rpc-channel-add (client &optional params options)
  "Call channel.add of CLIENT with PARAMS and OPTIONS.

Adds a channel. It can be added before a session is started.

The channel connects (‘channel.didConnect’) in every connected session
whose app lists the namespace, and again after such a session was resumed.
It belongs to the client: other clients may add the same one, and it is
removed when the client's connection closes. Many apps send a message to
each new sender: only a channel that was added before the session started
receives it.

SDK: ‘GCKSession.addChannel’.

PARAMS is a property list of:
- :namespace, string. ‘urn:x-cast:’ and a name, 128 bytes at most.
- :sessionId, optional string. The session; the channel is removed with
  it. Absent: all present and future sessions.

The result is a ChannelInfo.

Errors: InvalidNamespace, ReservedNamespace, ChannelExists, NoSuchSession,
InternalLimitReached."
  (cast-rpc-call client "channel.add" params options))

(defun cast-rpc-channel-remove (client &optional params options)
  "Call channel.remove of CLIENT with PARAMS and OPTIONS.

Removes one of the client's channels; name it as it was added.

‘channel.didDisconnect’ follows for each session in which it was
connected. Other clients' channels stay.

SDK: ‘GCKSession.removeChannel’.

PARAMS is a property list of:
- :namespace, string. Its namespace.
- :sessionId, optional string. The session that it was added for; absent:
  the channel that was added for every session.

The result is empty.

Errors: NoSuchChannel."
  (cast-rpc-call client "channel.remove" params options))

(defun cast-rpc-channel-list (client &optional params options)
  "Call channel.list of CLIENT with PARAMS and OPTIONS.

Lists the client's channels, the oldest first.

The result is a property list of:
- :channels, ChannelInfo[]. The channels."
  (cast-rpc-call client "channel.list" params options))

(defun cast-rpc-channel-send (client &optional params options)
  "Call channel.send of CLIENT with PARAMS and OPTIONS.

Sends a message to the app on one of the client's channels.

Pass either ‘text’ or ‘data’; text is sent unchanged, byte for byte. The
answer means that the message was sent, not that the app accepted it: the
app's replies, if any, arrive as ‘channel.didReceiveMessage’. A message
may have 64 KiB including its envelope.

SDK: ‘GCKCastChannel.sendTextMessage’.

PARAMS is a property list of:
- :namespace, string. The channel's namespace.
- :sessionId, optional string. The session; absent: the current one.
- :text, optional string. The message, as text.
- :data, optional string. The message, as bytes in base64 (RFC 4648,
  section 4).

The result is a property list of:
- :isWritable, boolean. Whether the connection accepts more now; if not,
  wait for ‘channel.didChangeWritable’.

Errors: InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession,
AmbiguousSession, SessionNotConnected, SessionEnded, SessionSuspended,
ChannelNotConnected, CastMessageTooLarge, SendBufferFull, ConnectionLost,
InternalLimitReached."
  (cast-rpc-call client "channel.send" params options))

(defun cast-rpc-channel-generate-request-id (client &optional params options)
  "Call channel.generateRequestId of CLIENT with PARAMS and OPTIONS.

Returns a number for a request of the app's own protocol that is unique on
this connection to the device.

SDK: ‘GCKCastChannel.generateRequestID’.

PARAMS is a property list of:
- :namespace, string. The channel's namespace.
- :sessionId, optional string. The session; absent: the current one.

The result is a property list of:
- :requestId, integer. The number.

Errors: InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession,
AmbiguousSession, SessionNotConnected, SessionEnded, SessionSuspended,
ChannelNotConnected."
  (cast-rpc-call client "channel.generateRequestId" params options))

(defun cast-rpc-channel-broadcast (client &optional params options)
  "Call channel.broadcast of CLIENT with PARAMS and OPTIONS.

Broadcasts a message to every endpoint on a session's device (destination
‘*’).

Needs no channel, and no app that lists the namespace: every endpoint that
listens to the namespace receives the message. Most apps don't use
broadcasts; ‘channel.send’ is the usual way.

PARAMS is a property list of:
- :namespace, string. The namespace.
- :sessionId, optional string. The session; absent: the current one.
- :text, optional string. The message, as text.
- :data, optional string. The message, as bytes in base64 (RFC 4648,
  section 4).

The result is a property list of:
- :isWritable, boolean. Whether the connection accepts more now.

Errors: InvalidNamespace, ReservedNamespace, NoSuchSession,
AmbiguousSession, SessionNotConnected, SessionEnded, SessionSuspended,
CastMessageTooLarge, SendBufferFull, ConnectionLost, InternalLimitReached."
  (cast-rpc-call client "channel.broadcast" params options))

(defun cast-rpc-on-channel-did-connect (client listener)
  "Call LISTENER with each channel.didConnect that CLIENT hears.

Messages can now be sent on a channel. Comes after ‘session.didStart’ and
‘session.didResume’, and only to clients that have the channel.

SDK: ‘GCKGenericChannelDelegate.castChannelDidConnect’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :namespace, string. The channel's namespace.
- :isWritable, boolean. Whether the connection accepts more.

The value is a function that ends the listening."
  (cast-rpc-on client "channel.didConnect" listener))

(defun cast-rpc-on-channel-did-disconnect (client listener)
  "Call LISTENER with each channel.didDisconnect that CLIENT hears.

Messages can no longer be sent on a channel. Comes before
‘session.didSuspend’ and ‘session.didEnd’.

SDK: ‘GCKGenericChannelDelegate.castChannelDidDisconnect’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :namespace, string. The channel's namespace.
- :reason, ChannelDisconnectReason. The reason.

The value is a function that ends the listening."
  (cast-rpc-on client "channel.didDisconnect" listener))

(defun cast-rpc-on-channel-did-receive-message (client listener)
  "Call LISTENER with each channel.didReceiveMessage that CLIENT hears.

The app sent a message. Either ‘text’ or ‘data’ is present, as the app
sent it; text that isn't valid UTF-8 arrives as ‘data’.

SDK: ‘GCKGenericChannelDelegate.castChannel:didReceiveTextMessage’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :namespace, string. The channel's namespace.
- :text, optional string. The message, if it is text.
- :data, optional string. The message in base64, if it is binary.
- :isBroadcast, boolean. Whether the app sent it to all its senders.

The value is a function that ends the listening."
  (cast-rpc-on client "channel.didReceiveMessage" listener))

(defun cast-rpc-on-channel-did-change-writable (client listener)
  "Call LISTENER with each channel.didChangeWritable that CLIENT hears.

The device reads more slowly than the server writes (‘false’), or has
caught up (‘true’). No message is lost until a call fails with
‘SendBufferFull’.

SDK: ‘GCKGenericChannelDelegate.castChannel:didChangeWritableState’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :namespace, string. The channel's namespace.
- :isWritable, boolean. Whether the connection accepts more.

The value is a function that ends the listening."
  (cast-rpc-on client "channel.didChangeWritable" listener))

;;;; context: The server's Cast context: options and state that all clients
;;;; share.

(defun cast-rpc-context-create (client &optional params options)
  "Call context.create of CLIENT with PARAMS and OPTIONS.

Creates the context with options, once, and starts discovery unless the
options say otherwise.

The server has one context that all clients share. Its options are final
as soon as devices are discovered or connected to; a call that does so
before ‘context.create’ creates the context with the defaults, without
starting discovery. Other calls (‘channel.add’, ‘image.setPolicy’,
‘discovery.setOptions’), and calls that fail, don't make them final.

If the context already exists, equal options are accepted; different ones
are ‘AlreadyInitialized’, with ‘path’ and ‘differences’. A file can set
the defaults (‘cast-rpc --options’, docs/Options.md).

SDK: ‘GCKCastContext.setSharedInstanceWithOptions’.

PARAMS is a property list of:
- :options, optional ContextOptions. The options that differ from the
  defaults.

The result is a ContextInfo.

Errors: AlreadyInitialized, FileNotUsable."
  (cast-rpc-call client "context.create" params options))

(defun cast-rpc-context-get (client &optional params options)
  "Call context.get of CLIENT with PARAMS and OPTIONS.

Returns the context's state.

SDK: ‘GCKCastContext’.

The result is a ContextInfo."
  (cast-rpc-call client "context.get" params options))

(defun cast-rpc-context-set-launch-credentials (client &optional params options)
  "Call context.setLaunchCredentials of CLIENT with PARAMS and OPTIONS.

Sets the viewer's credentials for the next launches and joins.

The credentials are delivered when an app is launched or joined, never to
an app that a session already runs.

SDK: ‘GCKCastContext.setLaunchCredentialsData’.

PARAMS is a property list of:
- :credentials, optional string. The credentials; absent: removes them.
- :credentialsType, optional string. The type: ‘web’, ‘cloud’, or
  app-defined. Absent: ‘\"web\"’.

The result is empty."
  (cast-rpc-call client "context.setLaunchCredentials" params options))

(defun cast-rpc-context-set-app-state (client &optional params options)
  "Call context.setAppState of CLIENT with PARAMS and OPTIONS.

Sets whether the calling client is in the foreground.

Clients that never call this, such as scripts, are ignored. While all
clients that called it are in the background, the server suspends sessions
and pauses discovery, if the option ‘suspendSessionsWhenBackgrounded’ is
set; it resumes both when the first client returns to the foreground.

PARAMS is a property list of:
- :state, AppState. The state.

The result is a property list of:
- :appState, AppState. The combined state of all clients."
  (cast-rpc-call client "context.setAppState" params options))

(defun cast-rpc-on-context-did-change-cast-state (client listener)
  "Call LISTENER with each context.didChangeCastState that CLIENT hears.

The cast state changed: whether there are devices, or a session.

SDK: ‘kGCKCastStateDidChangeNotification’.

LISTENER gets a property list of:
- :castState, CastState. The new state.

The value is a function that ends the listening."
  (cast-rpc-on client "context.didChangeCastState" listener))

;;;; credentials: Credentials that are requested when they are needed.

;;;; discovery: Discovering receivers. All clients share one list, ordered by
;;;; friendly name.

(defun cast-rpc-discovery-start (client &optional params options)
  "Call discovery.start of CLIENT with PARAMS and OPTIONS.

Starts discovery; does nothing if it already runs.

Fails with DiscoveryUnavailable if no source can work (no network
interface, or no daemon where the options allow only the daemon);
discovery then starts by itself as soon as one can.

SDK: ‘GCKDiscoveryManager.startDiscovery’.

PARAMS is a property list of:
- :criteria, optional DiscoveryCriteria. The devices that this client
  wants; absent: the criteria of ‘context.create’, or all. They apply to
  ‘discovery.list’, ‘discovery.find’ and the notifications of this
  connection until it calls start or stop again; other clients have their
  own.

The result is a DiscoveryInfo.

Errors: DiscoveryUnavailable."
  (cast-rpc-call client "discovery.start" params options))

(defun cast-rpc-discovery-stop (client &optional params options)
  "Call discovery.stop of CLIENT with PARAMS and OPTIONS.

Stops discovery, unless another client started it, too; the devices found
so far stay in the list.

SDK: ‘GCKDiscoveryManager.stopDiscovery’.

The result is a DiscoveryInfo."
  (cast-rpc-call client "discovery.stop" params options))

(defun cast-rpc-discovery-list (client &optional params options)
  "Call discovery.list of CLIENT with PARAMS and OPTIONS.

Lists the devices that match this client's criteria.

The result is a DiscoveryInfo."
  (cast-rpc-call client "discovery.list" params options))

(defun cast-rpc-discovery-get (client &optional params options)
  "Call discovery.get of CLIENT with PARAMS and OPTIONS.

Returns one device.

SDK: ‘GCKDiscoveryManager.deviceWithUniqueID’.

PARAMS is a property list of:
- :deviceId, string. The device's id.

The result is a Device.

Errors: DeviceNotFound."
  (cast-rpc-call client "discovery.get" params options))

(defun cast-rpc-discovery-find (client &optional params options)
  "Call discovery.find of CLIENT with PARAMS and OPTIONS.

Waits until a device is found; starts discovery if necessary, and restores
its state afterwards.

SDK: ‘GCKDiscoveryManager.findDeviceWithUniqueID’.

PARAMS is a property list of:
- :deviceId, optional string. Its id.
- :friendlyName, optional string. Alternatively its name,
  case-insensitive. Without either, any device matches.
- :timeout, optional number. How long to wait. In seconds. From 0 to 300.
  Absent: ‘10’.

The result is a Device.

Errors: DeviceNotFound, DiscoveryUnavailable."
  (cast-rpc-call client "discovery.find" params options))

(defun cast-rpc-discovery-scan (client &optional params options)
  "Call discovery.scan of CLIENT with PARAMS and OPTIONS.

Returns all devices that answer within a given time.

Starts discovery if necessary, and restores its state afterwards. It
always takes the whole time; ‘discovery.find’ answers as soon as a device
is found.

PARAMS is a property list of:
- :timeout, optional number. How long to wait for answers. In seconds.
  From 0 to 300. Absent: ‘3’.
- :criteria, optional DiscoveryCriteria. Which devices are wanted; absent:
  the criteria of this client's ‘discovery.start’, or of ‘context.create’,
  or all.

The result is a property list of:
- :devices, Device[]. The devices, ordered by friendly name; without those
  that only an earlier run saw.

Errors: DiscoveryUnavailable."
  (cast-rpc-call client "discovery.scan" params options))

(defun cast-rpc-discovery-add-device (client &optional params options)
  "Call discovery.addDevice of CLIENT with PARAMS and OPTIONS.

Adds a device by address, for networks that discovery doesn't reach.

PARAMS is a property list of:
- :host, string. An address or host name. Not empty.
- :port, optional integer. Its port. From 1 to 65535. Absent: ‘8009’.
- :friendlyName, optional string. Its name in the list; absent: its
  address.
- :deviceId, optional string. Its id, if known: discovery then treats it
  as the same device. Not empty.

The result is a Device.

Errors: TooManyDevices."
  (cast-rpc-call client "discovery.addDevice" params options))

(defun cast-rpc-discovery-remove-device (client &optional params options)
  "Call discovery.removeDevice of CLIENT with PARAMS and OPTIONS.

Removes a device that was added by its address.

PARAMS is a property list of:
- :deviceId, string. The device's id.

The result is empty.

Errors: DeviceNotFound."
  (cast-rpc-call client "discovery.removeDevice" params options))

(defun cast-rpc-discovery-set-attribute (client &optional params options)
  "Call discovery.setAttribute of CLIENT with PARAMS and OPTIONS.

Sets an attribute of a device, for all clients;
‘discovery.didUpdateDevice’ reports it.

The attribute stays until it is removed or the server ends, also while the
device is away. A device has at most 64 attributes, and at most 512
devices have attributes.

SDK: ‘GCKDevice.setAttribute:forKey:’.

PARAMS is a property list of:
- :deviceId, string. The device's id.
- :key, string. The attribute's name, at most 128 bytes. Not empty.
- :value, any. Any value but null, at most 4096 bytes of JSON. It replaces
  the attribute's previous value.

The result is a Device.

Errors: DeviceNotFound, InternalLimitReached."
  (cast-rpc-call client "discovery.setAttribute" params options))

(defun cast-rpc-discovery-remove-attribute (client &optional params options)
  "Call discovery.removeAttribute of CLIENT with PARAMS and OPTIONS.

Removes attributes of a device.

SDK: ‘GCKDevice.removeAttributeForKey:’.

PARAMS is a property list of:
- :deviceId, string. The device's id.
- :key, optional string. The attribute's name; absent: all attributes. A
  missing attribute is no error. Not empty. SDK:
  ‘GCKDevice.removeAllAttributes’.

The result is a Device.

Errors: DeviceNotFound."
  (cast-rpc-call client "discovery.removeAttribute" params options))

(defun cast-rpc-discovery-register-provider (client &optional params options)
  "Call discovery.registerProvider of CLIENT with PARAMS and OPTIONS.

Registers this client as the provider of a category of devices that the
network doesn't announce.

Needs the capability ‘deviceProvider’. While discovery runs, the server
asks the client for devices (‘discovery.provide’). The category and its
devices are removed when the connection closes.

SDK: ‘GCKCastContext.registerDeviceProvider:’.

PARAMS is a property list of:
- :category, string. Names the category: 1 to 64 letters, digits, ‘.’, ‘_’
  and ‘-’; not ‘CAST’. Not empty. SDK: ‘GCKDeviceProvider.deviceCategory’.

The result is empty.

Errors: MissingClientCapability, ProviderExists, InternalLimitReached."
  (cast-rpc-call client "discovery.registerProvider" params options))

(defun cast-rpc-discovery-unregister-provider (client &optional params options)
  "Call discovery.unregisterProvider of CLIENT with PARAMS and OPTIONS.

Unregisters a category; its devices are removed from the list.

SDK: ‘GCKCastContext.unregisterDeviceProviderForCategory:’.

PARAMS is a property list of:
- :category, string. The category.

The result is empty.

Errors: NoSuchProvider."
  (cast-rpc-call client "discovery.unregisterProvider" params options))

(defun cast-rpc-discovery-publish-devices (client &optional params options)
  "Call discovery.publishDevices of CLIENT with PARAMS and OPTIONS.

Adds or updates devices of one of this client's categories in the list.

Sessions with them use Cast V2 at the given host and port. Either all of
them are listed, or none.

SDK: ‘GCKDeviceProvider.notifyDidPublishDevice:’.

PARAMS is a property list of:
- :category, string. The category.
- :devices, ProvidedDevice[]. The devices; each of their texts has at most
  256 bytes.

The result is a property list of:
- :devices, Device[]. The same devices, as they are listed.

Errors: NoSuchProvider, TooManyDevices."
  (cast-rpc-call client "discovery.publishDevices" params options))

(defun cast-rpc-discovery-unpublish-devices (client &optional params options)
  "Call discovery.unpublishDevices of CLIENT with PARAMS and OPTIONS.

Removes devices of one of this client's categories from the list; sessions
with them continue.

SDK: ‘GCKDeviceProvider.notifyDidUnpublishDevice:’.

PARAMS is a property list of:
- :category, string. The category.
- :deviceIds, string[]. The devices, by their ids within the category or
  in the list.

The result is empty.

Errors: NoSuchProvider, DeviceNotFound."
  (cast-rpc-call client "discovery.unpublishDevices" params options))

(defun cast-rpc-discovery-set-passive-scan (client &optional params options)
  "Call discovery.setPassiveScan of CLIENT with PARAMS and OPTIONS.

Sets, for all clients, whether to query the network less often, at the
price of older data.

SDK: ‘GCKDiscoveryManager.passiveScan’.

PARAMS is a property list of:
- :passiveScan, boolean. Whether to query less often.

The result is empty."
  (cast-rpc-call client "discovery.setPassiveScan" params options))

(defun cast-rpc-discovery-set-options (client &optional params options)
  "Call discovery.setOptions of CLIENT with PARAMS and OPTIONS.

Changes how devices are discovered, for all clients, at once; returns all
options.

PARAMS is a property list of:
- :options, DiscoveryOptions. The options to change; absent ones stay as
  they are.

The result is a DiscoveryOptions."
  (cast-rpc-call client "discovery.setOptions" params options))

(defun cast-rpc-discovery-query-app-availability (client &optional params options)
  "Call discovery.queryAppAvailability of CLIENT with PARAMS and OPTIONS.

Asks a device which apps it supports.

Uses the session with the device, or else a connection for this request.
Answers are cached: six hours for an available app, 15 minutes for an
unavailable one.

PARAMS is a property list of:
- :deviceId, optional string. The device's id; pass exactly one of this
  and ‘host’. Not empty.
- :host, optional string. An address or host name, instead of ‘deviceId’.
  Not empty.
- :port, optional integer. The port at ‘host’. From 1 to 65535. Absent:
  ‘8009’.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet; discovery is started for that if necessary. In seconds.
  From 0 to 600. Absent: ‘5’.
- :applicationIds, string[]. The apps. Not empty.
- :refresh, optional boolean. Whether to ask even if every answer is
  cached. Absent: ‘false’.

The result is a property list of:
- :availability, map<AppAvailability>. The answer for each app, by the id
  that was asked for.
- :isCached, boolean. Whether the answer was cached.

Errors: DeviceNotFound, AddressNotResolved, ConnectionRefused,
DeviceUnreachable, ConnectionTimedOut, TLSFailed, ConnectionLost,
ConnectionRejected, RequestTimedOut, RequestRejected."
  (cast-rpc-call client "discovery.queryAppAvailability" params options))

(defun cast-rpc-discovery-describe (client &optional params options)
  "Call discovery.describe of CLIENT with PARAMS and OPTIONS.

Asks a device for its own description: model, maker, software, network,
groups.

Asks over HTTP at port 8008, then HTTPS at port 8443 for parts that are
missing, and otherwise over the session with the device or a connection
for this request. The answer is kept until the server ends, since frequent
questions make some devices stutter or restart. At the address of a group,
the answer of its leader describes the group.

PARAMS is a property list of:
- :deviceId, optional string. The device's id; pass exactly one of this
  and ‘host’. Not empty.
- :host, optional string. An address or host name, instead of ‘deviceId’.
  Not empty.
- :port, optional integer. The port at ‘host’. From 1 to 65535. Absent:
  ‘8009’.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet; discovery is started for that if necessary. In seconds.
  From 0 to 600. Absent: ‘5’.
- :refresh, optional boolean. Whether to ask even if an answer is kept.
  Absent: ‘false’.

The result is a DeviceDescription.

Errors: DeviceNotFound, AddressNotResolved, ConnectionRefused,
DeviceUnreachable, ConnectionTimedOut, TLSFailed, ConnectionLost,
ConnectionRejected, RequestTimedOut, RequestRejected."
  (cast-rpc-call client "discovery.describe" params options))

(defun cast-rpc-discovery-diagnose (client &optional params options)
  "Call discovery.diagnose of CLIENT with PARAMS and OPTIONS.

Diagnoses discovery: why devices are or aren't listed. Probes an address
on request.

Opens and closes a TCP connection to up to 16 of the known devices, for
1.5 seconds at most.

PARAMS is a property list of:
- :host, optional string. An address to probe. Not empty.
- :port, optional integer. Its port. From 1 to 65535. Absent: ‘8009’.
- :authenticate, optional boolean. Whether the probe includes device
  authentication. Absent: ‘false’.
- :listenFor, optional number. How long to look for devices first. Starts
  discovery if necessary, and restores its state afterwards. In seconds.
  From 0 to 60. Absent: ‘0’.

The result is a DiscoveryDiagnosis."
  (cast-rpc-call client "discovery.diagnose" params options))

(defun cast-rpc-on-discovery-did-start (client listener)
  "Call LISTENER with each discovery.didStart that CLIENT hears.

Discovery started.

SDK: ‘didStartDiscoveryForDeviceCategory’.

LISTENER gets a property list of:
- :hasDevices, boolean. Whether devices are already listed: found before,
  added by address, or saved by an earlier run. SDK:
  ‘didHaveDiscoveredDeviceWhenStartingDiscovery’.

The value is a function that ends the listening."
  (cast-rpc-on client "discovery.didStart" listener))

(defun cast-rpc-on-discovery-will-update-list (client listener)
  "Call LISTENER with each discovery.willUpdateList that CLIENT hears.

Changes of the device list follow.

SDK: ‘willUpdateDeviceList’.

The value is a function that ends the listening."
  (cast-rpc-on client "discovery.willUpdateList" listener))

(defun cast-rpc-on-discovery-did-update-list (client listener)
  "Call LISTENER with each discovery.didUpdateList that CLIENT hears.

All changes since ‘willUpdateList’ have been sent: time to redraw the
list.

SDK: ‘didUpdateDeviceList’.

The value is a function that ends the listening."
  (cast-rpc-on client "discovery.didUpdateList" listener))

(defun cast-rpc-on-discovery-did-stop (client listener)
  "Call LISTENER with each discovery.didStop that CLIENT hears.

Discovery stopped on request.

The value is a function that ends the listening."
  (cast-rpc-on client "discovery.didStop" listener))

(defun cast-rpc-on-discovery-did-change-availability (client listener)
  "Call LISTENER with each discovery.didChangeAvailability that CLIENT hears.

A discovery source started or stopped working: the DNS-SD daemon is
missing, was stopped, or works again. The source recovers by itself;
devices stay listed until their records expire.

LISTENER gets a property list of:
- :source, DiscoverySourceKind. The source: ‘AVAHI’ or ‘EMBEDDED’.
- :isAvailable, boolean. Whether it works now.
- :error, optional ErrorInfo. The reason.

The value is a function that ends the listening."
  (cast-rpc-on client "discovery.didChangeAvailability" listener))

(defun cast-rpc-on-discovery-did-insert-device (client listener)
  "Call LISTENER with each discovery.didInsertDevice that CLIENT hears.

A device was found.

SDK: ‘didInsertDevice:atIndex:’.

LISTENER gets a property list of:
- :index, integer. Its index in the list. At least 0.
- :device, Device. The device.

The value is a function that ends the listening."
  (cast-rpc-on client "discovery.didInsertDevice" listener))

(defun cast-rpc-on-discovery-did-update-device (client listener)
  "Call LISTENER with each discovery.didUpdateDevice that CLIENT hears.

A device changed, but not its index.

SDK: ‘didUpdateDevice:atIndex:’.

LISTENER gets a property list of:
- :index, integer. Its index in the list. At least 0.
- :device, Device. The device.

The value is a function that ends the listening."
  (cast-rpc-on client "discovery.didUpdateDevice" listener))

(defun cast-rpc-on-discovery-did-move-device (client listener)
  "Call LISTENER with each discovery.didMoveDevice that CLIENT hears.

A device changed and moved to another index.

SDK: ‘didUpdateDevice:atIndex:andMoveToIndex:’.

LISTENER gets a property list of:
- :fromIndex, integer. Its old index. At least 0.
- :toIndex, integer. Its new index, counted without the device. At least
  0.
- :device, Device. The device.

The value is a function that ends the listening."
  (cast-rpc-on client "discovery.didMoveDevice" listener))

(defun cast-rpc-on-discovery-did-remove-device (client listener)
  "Call LISTENER with each discovery.didRemoveDevice that CLIENT hears.

A device was removed.

SDK: ‘didRemoveDevice:atIndex:’.

LISTENER gets a property list of:
- :index, integer. The index that it had. At least 0.
- :device, Device. The device.

The value is a function that ends the listening."
  (cast-rpc-on client "discovery.didRemoveDevice" listener))

;;;; events: Subscriptions to notifications.

(defun cast-rpc-events-subscribe (client &optional params options)
  "Call events.subscribe of CLIENT with PARAMS and OPTIONS.

Subscribes to the notifications of some topics.

A notification that several subscriptions of a connection cover is pushed
once. Subscriptions end with the connection.

PARAMS is a property list of:
- :topics, string[]. Names of notifications, with ‘*’ for any part:
  ‘session.*’, ‘media.didUpdateStatus’, ‘*’. ‘log.*’ and ‘widget.*’ must be
  named; ‘*’ excludes them. Not empty.
- :delivery, optional EventDelivery. How they are delivered. Absent:
  ‘\"PUSH\"’.
- :omitStatus, optional boolean. Whether ‘media.didUpdateStatus’ comes
  without ‘status’: 600 bytes instead of 2 KB. Changes of the media, the
  queue and the preloaded item have topics of their own; ‘media.getStatus’
  has everything. If another subscription of the connection wants the
  status, it is included. Absent: ‘false’.
- :snapshot, optional boolean. Whether the answer includes the present
  state; no event is lost between it and the first notification. Absent:
  ‘false’.

The result is a property list of:
- :subscription, string. The subscription's id.
- :topics, string[]. Every notification that the subscription covers.
- :snapshot, optional Snapshot. The present state, if requested.

Errors: TooManySubscriptions."
  (cast-rpc-call client "events.subscribe" params options))

(defun cast-rpc-events-unsubscribe (client &optional params options)
  "Call events.unsubscribe of CLIENT with PARAMS and OPTIONS.

Ends a subscription.

PARAMS is a property list of:
- :subscription, string. The subscription's id.

The result is empty.

Errors: NoSuchSubscription."
  (cast-rpc-call client "events.unsubscribe" params options))

(defun cast-rpc-events-poll (client &optional params options)
  "Call events.poll of CLIENT with PARAMS and OPTIONS.

Returns the events since the last poll.

PARAMS is a property list of:
- :subscription, string. The subscription's id; its delivery must be
  ‘POLL’.
- :maximum, optional integer. The largest number of events to return. From
  1 to 1000. Absent: ‘100’.
- :timeout, optional number. How long to wait for the first one. In
  seconds. From 0 to 300. Absent: ‘0’.

The result is a property list of:
- :events, Event[]. The events, the oldest first.
- :dropped, integer. How many events were dropped since the last poll
  because too many were waiting.

Errors: NoSuchSubscription."
  (cast-rpc-call client "events.poll" params options))

(defun cast-rpc-events-snapshot (client &optional params options)
  "Call events.snapshot of CLIENT with PARAMS and OPTIONS.

Returns the present state of discovery, sessions and players.

The result is a Snapshot."
  (cast-rpc-call client "events.snapshot" params options))

;;;; image: Images of media: picking the one to show, and caching it on this
;;;; machine.

(defun cast-rpc-image-pick (client &optional params options)
  "Call image.pick of CLIENT with PARAMS and OPTIONS.

Picks the image to show.

Picks from ‘images’, or the images of ‘metadata’, or those of a session's
media. The server asks the client that declared ‘imagePicker’ last
\(‘image.choose’); if there is none, or it doesn't answer within 2 seconds,
the policy decides.

SDK: ‘GCKUIImagePicker.getImageWithHints:fromMetadata’.

PARAMS is a property list of:
- :images, optional Image[]. The images to pick from.
- :metadata, optional MediaMetadata. The metadata whose images to pick
  from.
- :sessionId, optional string. The session; absent: the current one. Used
  only without ‘images’ and ‘metadata’.
- :hints, optional ImageHints. The purpose of the image.
- :strategy, optional ImagePickStrategy. The strategy to use in place of
  the policy; no client is asked.
- :useDefault, optional boolean. Whether no client is asked. Absent:
  ‘false’.

The result is a property list of:
- :image, optional Image. The image; absent: none.
- :isCustom, boolean. Whether a client picked it.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "image.pick" params options))

(defun cast-rpc-image-set-policy (client &optional params options)
  "Call image.setPolicy of CLIENT with PARAMS and OPTIONS.

Sets how images are picked from now on, for all clients.

PARAMS is a property list of:
- :policy, optional ImagePickPolicy. The new policy; absent: that of the
  SDK, which always picks the first image.

The result is a ImagePickPolicy."
  (cast-rpc-call client "image.setPolicy" params options))

(defun cast-rpc-image-get-policy (client &optional params options)
  "Call image.getPolicy of CLIENT with PARAMS and OPTIONS.

Returns how images are picked.

The result is a ImagePickPolicy."
  (cast-rpc-call client "image.getPolicy" params options))

(defun cast-rpc-image-fetch (client &optional params options)
  "Call image.fetch of CLIENT with PARAMS and OPTIONS.

Fetches an image over HTTPS, or finds it in the cache, and returns its
path.

Simultaneous requests for the same image share one fetch; cancelling a
call ends only its own wait. The server first asks the client that
declared ‘imageCache’ last (‘image.provide’); if there is none, or it
returns no image within 15 seconds, the server uses its own cache.

SDK: ‘GCKUIImageCache.fetchImageForURL:completion’.

PARAMS is a property list of:
- :url, string. The URL of the picture. Not empty.
- :mode, optional ImageCacheMode. When the image's server is contacted.
  Absent: ‘\"IF_NEEDED\"’.
- :options, optional ImageFetchOptions. Limits of the fetch that differ
  from the context's options.
- :includeData, optional boolean. Whether the answer includes the image's
  bytes. Absent: ‘false’.
- :useDefault, optional boolean. Whether no client is asked. Absent:
  ‘false’.

The result is a ImageFile.

Errors: ImageURLRefused, ImageUnavailable, ImageTooLarge,
ImageTypeRefused, ImageCacheUnavailable, LibraryUnavailable,
InternalLimitReached."
  (cast-rpc-call client "image.fetch" params options))

(defun cast-rpc-image-cache-info (client &optional params options)
  "Call image.cacheInfo of CLIENT with PARAMS and OPTIONS.

Removes outdated images and unreferenced files from the cache, and returns
its state.

The result is a ImageCacheInfo.

Errors: ImageCacheUnavailable."
  (cast-rpc-call client "image.cacheInfo" params options))

(defun cast-rpc-image-clear-cache (client &optional params options)
  "Call image.clearCache of CLIENT with PARAMS and OPTIONS.

Removes all images from the cache.

The result is a ImageCacheInfo.

Errors: ImageCacheUnavailable."
  (cast-rpc-call client "image.clearCache" params options))

(defun cast-rpc-on-image-did-cache (client listener)
  "Call LISTENER with each image.didCache that CLIENT hears.

An image was fetched and cached for any of the clients. The URL's query is
left out, because it may hold a token; ‘urlDigest’ identifies the whole
URL to clients that know it.

LISTENER gets a property list of:
- :url, string. Its URL; a query is replaced by ‘?…’.
- :urlDigest, string. The SHA-256 of the complete URL as requested, in
  hexadecimal digits.
- :path, string. The file.
- :mediaType, string. Its type.
- :width, optional integer. Its width; absent for SVG. In pixels.
- :height, optional integer. Its height; absent for SVG. In pixels.
- :bytes, integer. The size of the file. In bytes.

The value is a function that ends the listening."
  (cast-rpc-on client "image.didCache" listener))

;;;; log: The framework's log. To receive it, subscribe to `log.didRecord` (or
;;;; `log.*`; `*` excludes the log) and set a filter.

(defun cast-rpc-log-set-filter (client &optional params options)
  "Call log.setFilter of CLIENT with PARAMS and OPTIONS.

Sets the filter for this connection's records.

Replaces the connection's filter; without parameters it restores the
default filter. Records arrive as ‘log.didRecord’ if the connection has
subscribed to it. Each connection has its own filter.

SDK: ‘GCKLogger.filter’.

PARAMS is a property list of:
- :minimumLevel, optional LogLevel. The lowest level that passes if no
  rule applies. Absent: ‘\"INFO\"’. SDK: ‘GCKLoggerFilter.minimumLevel’.
- :classes, optional LogRule[]. Levels for classes. SDK:
  ‘GCKLoggerFilter.setLoggingLevel:forClasses:’.
- :functions, optional LogRule[]. Levels for functions. SDK:
  ‘GCKLoggerFilter.setLoggingLevel:forFunctions:’.
- :messagePatterns, optional string[]. Regular expressions, at most 32,
  one of which must match in the message; ‘(?i)’ ignores case. SDK:
  ‘GCKLoggerFilter.addMessagePatterns:’.
- :redact, optional boolean. Whether credentials, tokens, custom data, and
  user names and queries of URLs are removed. Absent: ‘true’.

The result is a LogFilter.

Errors: LibraryUnavailable."
  (cast-rpc-call client "log.setFilter" params options))

(defun cast-rpc-log-get-filter (client &optional params options)
  "Call log.getFilter of CLIENT with PARAMS and OPTIONS.

Returns this connection's filter and tap, and the server's log file and
console.

SDK: ‘GCKLogger’.

The result is a property list of:
- :filter, LogFilter. This connection's filter.
- :isSubscribed, boolean. Whether the connection is subscribed to
  ‘log.didRecord’.
- :messageTap, MessageTap. Which Cast messages this connection sees.
- :file, LogFile. Logging to files.
- :console, LogConsole. Logging to standard error."
  (cast-rpc-call client "log.getFilter" params options))

(defun cast-rpc-log-set-file (client &optional params options)
  "Call log.setFile of CLIENT with PARAMS and OPTIONS.

Starts or stops logging to files.

Full files are rotated by renaming. If the disk is full or the folder
disappears, only records are lost; ‘log.didChangeFile’ reports it. Servers
that log to one folder use different files.

SDK: ‘GCKLogger.fileLoggingEnabled’.

PARAMS is a property list of:
- :isEnabled, boolean. Whether to log to files.
- :directory, optional string. An absolute path; absent: ‘log’ in the
  server's state directory (‘$XDG_STATE_HOME/cast-rpc’). Not empty.
- :maxFileSize, optional integer. The largest size of a file, at least 32
  KiB; 0: 2 MiB. In bytes. From 0 to 1073741824. Absent: ‘0’. SDK:
  ‘GCKLogger.maxLogFileSize’.
- :maxFileCount, optional integer. How many files are kept, including the
  current one; at least 2. From 0 to 100. Absent: ‘2’. SDK:
  ‘GCKLogger.maxLogFileCount’.
- :filter, optional LogFilter. The records that are logged; absent: INFO
  and above.

The result is a LogFile.

Errors: FileNotUsable, LibraryUnavailable."
  (cast-rpc-call client "log.setFile" params options))

(defun cast-rpc-log-set-console (client &optional params options)
  "Call log.setConsole of CLIENT with PARAMS and OPTIONS.

Starts or stops logging to standard error.

At start its option ‘--log-level’ applies.

SDK: ‘GCKLogger.consoleLoggingEnabled’.

PARAMS is a property list of:
- :isEnabled, boolean. Whether to log to standard error.
- :filter, optional LogFilter. The records that are logged; absent: INFO
  and above.

The result is a LogConsole.

Errors: LibraryUnavailable."
  (cast-rpc-call client "log.setConsole" params options))

(defun cast-rpc-log-set-message-tap (client &optional params options)
  "Call log.setMessageTap of CLIENT with PARAMS and OPTIONS.

Starts or stops showing this connection the Cast messages that are sent
and received.

The messages arrive as ‘log.didTapMessage’ if the connection has
subscribed to it. The call replaces the connection's previous tap.

PARAMS is a property list of:
- :isEnabled, optional boolean. Whether to show any. Absent: ‘true’.
- :sessionId, optional string. The session; absent: all sessions. Not
  empty.
- :namespaces, optional string[]. Globs for namespaces; absent: all. Not
  empty.
- :includeHeartbeat, optional boolean. Whether PING and PONG are included.
  Absent: ‘false’.
- :redact, optional boolean. Whether secrets are removed from payloads,
  and binary payloads left out. Absent: ‘true’.
- :maximumPayloadBytes, optional integer. The length at which payloads are
  cut. In bytes. From 0 to 65536. Absent: ‘16384’.

The result is a MessageTap."
  (cast-rpc-call client "log.setMessageTap" params options))

(defun cast-rpc-on-log-did-record (client listener)
  "Call LISTENER with each log.didRecord that CLIENT hears.

The framework logged a record. If there are too many for the connection,
the oldest are dropped, and ‘$/overflow’ or ‘lost’ says how many.

SDK: ‘GCKLoggerDelegate.logMessage:atLevel:fromFunction:location:’.

LISTENER gets a property list of:
- :recordId, integer. A number that grows with every record of this
  connection.
- :level, LogLevel. The severity.
- :message, string. The message, followed by ‘metadata’.
- :component, string. The component that logged it:
  ‘CastSession(Starting)’.
- :className, optional string. The corresponding class of the SDK:
  ‘GCKCastSession’; absent if there is none.
- :function, string. The function: ‘start(_:options:)’.
- :location, string. The file and line:
  ‘CastSender/CastSession+Starting.swift:55’.
- :time, number. The time, in seconds since 1970. In seconds.
- :sessionId, optional string. The session that it is about.
- :metadata, optional map<string>. Further details, by name.
- :lost, optional integer. How many records before this one were dropped
  because the connection couldn't take them.

The value is a function that ends the listening."
  (cast-rpc-on client "log.didRecord" listener))

(defun cast-rpc-on-log-did-tap-message (client listener)
  "Call LISTENER with each log.didTapMessage that CLIENT hears.

A Cast message was sent or received. If there are too many for the
connection, the oldest are dropped, and ‘$/overflow’ says how many.

LISTENER gets a property list of:
- :recordId, integer. A number that grows with every message shown to this
  connection.
- :time, number. The time, in seconds since 1970. In seconds.
- :sessionId, string. The session that it belongs to.
- :direction, MessageDirection. The direction.
- :sourceId, string. The sender's id.
- :destinationId, string. The recipient's id.
- :namespace, string. Its namespace.
- :payload, optional string. The payload of a text message.
- :binaryPayload, optional string. The payload of a binary message in
  base64; only without redaction.
- :payloadBytes, integer. The payload's full length. In bytes.
- :isTruncated, boolean. Whether the payload was cut or left out.

The value is a function that ends the listening."
  (cast-rpc-on client "log.didTapMessage" listener))

(defun cast-rpc-on-log-did-change-file (client listener)
  "Call LISTENER with each log.didChangeFile that CLIENT hears.

Logging to files started, stopped, fails, or works again.

LISTENER gets a property list of:
- :file, LogFile. The present state.

The value is a function that ends the listening."
  (cast-rpc-on client "log.didChangeFile" listener))

;;;; media: Loading and controlling media. A call returns when the receiver has
;;;; confirmed it.

(defun cast-rpc-media-load (client &optional params options)
  "Call media.load of CLIENT with PARAMS and OPTIONS.

Loads media, a queue, or the content of a deep link.

Pass one of ‘media’, ‘queueData’ and ‘entity’. Anything else is
InvalidParams, as are invalid tracks, ads, dates, colours and images;
nothing is sent then.

The call returns when the receiver has accepted the media and its status
is no longer LOADING, even if the app doesn't repeat the request's id. A
newer load replaces an older unanswered one (RequestReplaced).

By default ‘autoplay’ is true (for a queue: as its first item says), and
‘streamType’ is BUFFERED, as in web senders. Without ‘currentTime’
playback starts at the beginning, or at the edge of a live stream; 0 is
the start of a live stream's window. Metadata members that don't belong to
the ‘metadataType’ are left out, as in the SDK; app-defined keys are sent.
A queue's LOAD carries the media of the first played item beside
‘queueData’; a receiver that doesn't accept it gets QUEUE_LOAD.

A ‘contentId’ or ‘contentUrl’ that is an absolute path or a ‘file:’ URL
names a file or a pipe (a live stream, read once) on the server's machine.
The server serves it to the receiver until the session ends or other media
is loaded, and declares the file's tags, cover and subtitles unless
‘media’ has its own. A folder or a playlist (M3U, PLS, XSPF) is loaded as
a queue of its media. Text tracks (converted to WebVTT) and images may be
paths and ‘file:’ URLs, too. An app other than the default media receiver
may have ids that begin with ‘/’: ids that name no file are sent to it
unchanged. Only ‘castctl’ knows ‘-’, standard input.

SDK: ‘GCKRemoteMediaClient.loadMediaWithLoadRequestData’.

PARAMS is a property list of:
- :media, optional MediaInformation. The media.
- :queueData, optional QueueData. The queue.
- :autoplay, optional boolean. Whether playback starts at once; absent: as
  the first item to be played says, or else true.
- :currentTime, optional number. The start position; absent: the
  beginning, or the live edge. In seconds. At least 0.
- :playbackRate, optional number. The playback rate. From 0.5 to 2.
  Absent: ‘1’. SDK: ‘kGCKMediaMaxPlaybackRate’.
- :activeTrackIds, optional integer[]. The tracks that are active from the
  start.
- :credentials, optional string. The viewer's credentials, for the
  receiver app.
- :credentialsType, optional string. The type of credentials: ‘web’,
  ‘android’, ‘ios’, ‘cloud’.
- :atvCredentials, optional string. Credentials for Android TV apps,
  instead of ‘credentials’.
- :atvCredentialsType, optional string. The type of those credentials.
- :loadOptions, optional LoadOptions. Further options.
- :customData, optional any. App-defined data.
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :entity, optional string. A deep link that the app resolves, sent as
  LOAD_BY_ENTITY; instead of ‘media’ and ‘queueData’. To load it with
  further options, use ‘media.entity’ or ‘queueData.entity’. Not empty.
- :shuffle, optional boolean. With ‘entity’: whether its content is
  shuffled.
- :preflight, optional boolean. Whether the server examines the media (of
  a queue the first played item) before the load, as ‘media.preflight’ does.
  Media that can't play is refused with MediaWillFail, and nothing is sent.
  Absent: ‘false’.
- :explainFailure, optional boolean. Whether the server examines media
  that the receiver refused without a useful reason
  (MEDIA_SRC_NOT_SUPPORTED, or none), for 5 seconds at most.
  ‘data.preflight’ of the error has the findings. Absent: ‘false’.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, ConnectionLost, SessionEnded,
RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
RequestReplaced, CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled,
MediaWillFail, InternalLimitReached, SessionTransferred, FileNotFound,
FileNotReadable, FileNotPlayable, ServingUnavailable."
  (cast-rpc-call client "media.load" params options))

(defun cast-rpc-media-resolve (client &optional params options)
  "Call media.resolve of CLIENT with PARAMS and OPTIONS.

Resolves a URL to media: a page, a playlist, or media itself.

‘player.play’ resolves by itself; this method is for ‘queue.insert’, and
to see the content first.

A resolver of the options whose pattern matches gets the URL. Otherwise,
if the name doesn't show that it is media, the server of the URL is asked:
a playlist (M3U, PLS, XSPF) is read, a page goes to ‘yt-dlp’. Of a page's
formats, the best that the device plays is chosen: pictures and sound in
one file, HLS or DASH; sound alone for speakers. Control characters are
removed from the page's texts.

An item whose URL expires in a queue is resolved again before it plays.

PARAMS is a property list of:
- :url, string. An ‘http’ or ‘https’ URL. Not empty.
- :sessionId, optional string. The session whose device plays it; absent,
  and no ‘device’: the current session, if there is one.
- :device, optional string. The device that plays it, by id, name, alias
  or address; not together with ‘sessionId’. Without either, formats are
  chosen that all devices with a screen play. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.

The result is a property list of:
- :resolved, ResolvedContent. A summary of the content.
- :items, ResolvedItem[]. Its items, in order; at least one.
- :passedOver, PassedOverItem[]. The entries of a playlist that can't be
  played.

Errors: NoSuchSession, DeviceNotFound, AmbiguousDevice,
AddressNotResolved, LibraryUnavailable, PageNotResolved, ResolverMissing,
PlaylistNotReadable."
  (cast-rpc-call client "media.resolve" params options))

(defun cast-rpc-media-preflight (client &optional params options)
  "Call media.preflight of CLIENT with PARAMS and OPTIONS.

Examines media before a load, and returns whether a device will play it,
and why not.

Pass one of ‘media’ and ‘url’. The server fetches the same URLs as the
receiver, in the same way: with a Cast device's user agent, the app's
origin for captions and manifests, redirects and HTTPS. It reads a few
hundred kilobytes at most, and of a manifest the first segments. Nothing
is sent to the device.

The findings compare the media with Google's page of supported media for
the device's model. A property of the device that isn't known is a risk
and never blocks. A server that only the device reaches can't be examined.

PARAMS is a property list of:
- :media, optional MediaInformation. The media that would be loaded, with
  its tracks.
- :url, optional string. The URL that would be played, or a path or
  ‘file:’ URL on the server's machine. A file is judged by its content. Not
  empty.
- :contentType, optional string. With ‘url’: the MIME type that the load
  would declare; absent: determined from the content.
- :sessionId, optional string. The session whose device the media is
  judged for; absent, and no ‘device’: the current session, if there is one.
- :device, optional string. The device that the media is judged for, by
  id, name, alias or address; not together with ‘sessionId’. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :origin, optional string. The origin of the app's page, such as
  ‘https://receiver.example.com’: servers may allow only some pages to read
  manifests and subtitles (CORS). Absent: the origin of the default media
  receiver. The origin of another app isn't known, so NO_CORS is a risk for
  its session. Not empty.
- :timeout, optional number. The limit for all fetches together; parts
  that weren't examined by then are a finding. In seconds. More than 0, at
  most 120. Absent: ‘20’.

The result is a PreflightReport.

Errors: NoSuchSession, DeviceNotFound, AmbiguousDevice,
AddressNotResolved, LibraryUnavailable."
  (cast-rpc-call client "media.preflight" params options))

(defun cast-rpc-media-play (client &optional params options)
  "Call media.play of CLIENT with PARAMS and OPTIONS.

Resumes playback.

SDK: ‘GCKRemoteMediaClient.play’.

PARAMS is a property list of:
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, InternalLimitReached,
SessionTransferred."
  (cast-rpc-call client "media.play" params options))

(defun cast-rpc-media-pause (client &optional params options)
  "Call media.pause of CLIENT with PARAMS and OPTIONS.

Pauses.

SDK: ‘GCKRemoteMediaClient.pause’.

PARAMS is a property list of:
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, InternalLimitReached,
SessionTransferred."
  (cast-rpc-call client "media.pause" params options))

(defun cast-rpc-media-stop (client &optional params options)
  "Call media.stop of CLIENT with PARAMS and OPTIONS.

Stops playback, and unloads the media and its queue.

SDK: ‘GCKRemoteMediaClient.stop’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.stop" params options))

(defun cast-rpc-media-seek (client &optional params options)
  "Call media.seek of CLIENT with PARAMS and OPTIONS.

Seeks to another position.

Pass exactly one of ‘currentTime’, ‘relativeTime’ and ‘seekToInfinite’. A
newer seek replaces an older unanswered one (RequestReplaced).

SDK: ‘GCKRemoteMediaClient.seekWithOptions’.

PARAMS is a property list of:
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :currentTime, optional number. The position. In seconds. At least 0.
- :relativeTime, optional number. Alternatively: the distance from the
  present position; negative is backward. In seconds.
- :seekToInfinite, optional boolean. Alternatively: whether to seek to the
  end, or to the live edge. Absent: ‘false’.
- :resumeState, optional ResumeState. The player's state after the seek.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, InternalLimitReached,
SessionTransferred."
  (cast-rpc-call client "media.seek" params options))

(defun cast-rpc-media-set-playback-rate (client &optional params options)
  "Call media.setPlaybackRate of CLIENT with PARAMS and OPTIONS.

Sets the playback rate.

Pass exactly one of ‘playbackRate’ and ‘relativePlaybackRate’. A newer
call replaces an older unanswered one (RequestReplaced).

SDK: ‘GCKRemoteMediaClient.setPlaybackRate’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :playbackRate, optional number. The rate; 1 is normal. From 0.5 to 2.
  SDK: ‘kGCKMediaMinPlaybackRate’.
- :relativePlaybackRate, optional number. Alternatively: a factor for the
  present rate; the resulting rate must be between 0.5 and 2, too. More than
  0.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.setPlaybackRate" params options))

(defun cast-rpc-media-set-stream-volume (client &optional params options)
  "Call media.setStreamVolume of CLIENT with PARAMS and OPTIONS.

Sets the stream's volume; the device's volume is ‘session.setVolume’.

A newer call replaces an older unanswered one (RequestReplaced), so a
slider can simply call it repeatedly. Volumes in statuses are ignored
until the call ends.

SDK: ‘GCKRemoteMediaClient.setStreamVolume’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :level, number. The volume level. From 0 to 1.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.setStreamVolume" params options))

(defun cast-rpc-media-set-stream-muted (client &optional params options)
  "Call media.setStreamMuted of CLIENT with PARAMS and OPTIONS.

Mutes or unmutes the stream.

SDK: ‘GCKRemoteMediaClient.setStreamMuted’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :muted, boolean. Whether to mute it.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.setStreamMuted" params options))

(defun cast-rpc-media-set-active-tracks (client &optional params options)
  "Call media.setActiveTracks of CLIENT with PARAMS and OPTIONS.

Selects the active tracks.

At most one of each type, and only tracks of the media: anything else is
InvalidParams. If the receiver lists no tracks, the ids aren't checked.

SDK: ‘GCKRemoteMediaClient.setActiveTrackIDs’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :activeTrackIds, optional integer[]. Their ids; empty, absent or null:
  none.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.setActiveTracks" params options))

(defun cast-rpc-media-get-default-text-track-style (client &optional params options)
  "Call media.getDefaultTextTrackStyle of CLIENT with PARAMS and OPTIONS.

Returns the default text style: white on black.

A starting point for ‘media.setTextTrackStyle’ and for ‘textTrackStyle’ of
media. iOS derives it from the viewer's caption settings, which Linux
doesn't have.

SDK: ‘GCKMediaTextTrackStyle.createDefault’.

The result is a property list of:
- :textTrackStyle, TextTrackStyle. The text style."
  (cast-rpc-call client "media.getDefaultTextTrackStyle" params options))

(defun cast-rpc-media-set-text-track-style (client &optional params options)
  "Call media.setTextTrackStyle of CLIENT with PARAMS and OPTIONS.

Sets the style of text tracks.

Colours are ‘#RRGGBB’ or ‘#RRGGBBAA’, and are sent as ‘#RRGGBBAA’. Absent
members stay as they are.

SDK: ‘GCKRemoteMediaClient.setTextTrackStyle’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :textTrackStyle, TextTrackStyle. The text style.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.setTextTrackStyle" params options))

(defun cast-rpc-media-skip-ad (client &optional params options)
  "Call media.skipAd of CLIENT with PARAMS and OPTIONS.

Skips the ad that is playing.

If the ad can't be skipped, nothing is sent and the call fails with
AdNotSkippable. Its ‘data.reason’ is ‘NOT_PLAYING_AD’, ‘NOT_SKIPPABLE’, or
‘NOT_YET’ with ‘data.remaining’.

SDK: ‘GCKRemoteMediaClient.skipAd’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, AdNotSkippable,
SessionTransferred, InternalLimitReached."
  (cast-rpc-call client "media.skipAd" params options))

(defun cast-rpc-media-request-status (client &optional params options)
  "Call media.requestStatus of CLIENT with PARAMS and OPTIONS.

Requests the receiver's media status.

The receiver answers with its full status, except for the parts that the
request allows it to leave out; these keep their known values.

SDK: ‘GCKRemoteMediaClient.requestStatus’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :omitMetadata, optional boolean. Whether the answer may leave out the
  media's metadata (NO_METADATA). Absent: ‘false’.
- :omitQueueItems, optional boolean. Whether the answer may leave out the
  queue's items (NO_QUEUE_ITEMS). Absent: ‘false’.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, ConnectionLost, SessionEnded,
RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
SessionTransferred, InternalLimitReached, CastMessageTooLarge."
  (cast-rpc-call client "media.requestStatus" params options))

(defun cast-rpc-media-get-status (client &optional params options)
  "Call media.getStatus of CLIENT with PARAMS and OPTIONS.

Returns the known state at once, without asking the receiver.

SDK: ‘GCKRemoteMediaClient.mediaStatus’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "media.getStatus" params options))

(defun cast-rpc-media-get-last-known (client &optional params options)
  "Call media.getLastKnown of CLIENT with PARAMS and OPTIONS.

Returns the media that a session played last, even after the session has
ended.

The server remembers the last 32 ended sessions. For a connected session
the result is the current media. Fails with NoMediaSession if nothing is
known about the session's media.

SDK: ‘GCKUIMediaController.lastKnownStreamPosition’.

PARAMS is a property list of:
- :sessionId, optional string. The session, which may have ended; absent:
  the current one, or if no session exists the one that ended last.

The result is a LastKnownMedia.

Errors: NoSuchSession, AmbiguousSession, NoMediaSession."
  (cast-rpc-call client "media.getLastKnown" params options))

(defun cast-rpc-media-position (client &optional params options)
  "Call media.position of CLIENT with PARAMS and OPTIONS.

Returns the playback position at this moment, without asking the receiver.

SDK: ‘GCKRemoteMediaClient.approximateStreamPosition’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a MediaPosition.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "media.position" params options))

(defun cast-rpc-media-subscribe-position (client &optional params options)
  "Call media.subscribePosition of CLIENT with PARAMS and OPTIONS.

Subscribes to ‘media.didUpdatePosition’ at an interval.

Only this connection receives the notifications, and only while time
advances: a pause stops them, and resuming starts them again at once. A
second call replaces the interval. The subscription ends with
‘media.unsubscribePosition’, with the session, or with the connection.
‘events.subscribe’ isn't needed for this topic.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :interval, optional number. The time between two notifications. In
  seconds. From 0.1 to 3600. Absent: ‘1’.

The result is a MediaPosition.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "media.subscribePosition" params options))

(defun cast-rpc-media-unsubscribe-position (client &optional params options)
  "Call media.unsubscribePosition of CLIENT with PARAMS and OPTIONS.

Ends ‘media.didUpdatePosition’ for this connection.

Does nothing if the connection has no such subscription, even if
‘sessionId’ names no session. A call without ‘sessionId’ fails with
NoSuchSession if there is no session, and with AmbiguousSession if there
are several.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is empty.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "media.unsubscribePosition" params options))

(defun cast-rpc-media-edit-tracks (client &optional params options)
  "Call media.editTracks of CLIENT with PARAMS and OPTIONS.

Selects tracks and their style in one request, as receivers support it.

Pass at least one member. If ‘language’ is given, the receiver picks the
text track, and ‘language’ takes precedence over ‘activeTrackIds’. If it
has no such track it answers INVALID_REQUEST with LANGUAGE_NOT_SUPPORTED,
unless the language is only a suggestion.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :activeTrackIds, optional integer[]. The active tracks; empty: none,
  absent: unchanged.
- :textTrackStyle, optional TextTrackStyle. The style of text tracks.
- :enableTextTracks, optional boolean. Turns text on (the receiver picks
  the track) or off.
- :language, optional string. The text's language, RFC 5646. Not empty.
- :isSuggestedLanguage, optional boolean. Whether the language is only a
  suggestion: if there is no such track, nothing happens.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.editTracks" params options))

(defun cast-rpc-media-edit-audio-tracks (client &optional params options)
  "Call media.editAudioTracks of CLIENT with PARAMS and OPTIONS.

Selects the audio track by language; the receiver picks the track.

EDIT_AUDIO_TRACKS, which not every receiver supports; ‘media.selectTracks’
works with all receivers that list their tracks.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :language, string. The language, RFC 5646. Not empty.
- :isSuggestedLanguage, optional boolean. Whether the language is only a
  suggestion, not the viewer's choice.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.editAudioTracks" params options))

(defun cast-rpc-media-select-tracks (client &optional params options)
  "Call media.selectTracks of CLIENT with PARAMS and OPTIONS.

Selects tracks by language, from those that the media lists.

The languages are tried in order, each first as given, then without its
last part (‘pt-BR’, ‘pt’); a track matches if its language is equal or
begins with it. Types without a list stay as they are. NoSuchTrack: no
track matches, and nothing is sent; with ‘isSuggested’ that is no error,
and the type stays as it is.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :audioLanguages, optional string[]. Audio languages, the best first.
- :textLanguages, optional string[]. Text languages, the best first;
  empty: turns text off.
- :textSubtypes, optional TextTrackSubtype[]. Accepted kinds of text, the
  best first; absent: SUBTITLES, CAPTIONS, and tracks without a kind.
- :isSuggested, optional boolean. Whether a missing track is no error.
  Absent: ‘false’.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, NoSuchTrack,
SessionTransferred, InternalLimitReached."
  (cast-rpc-call client "media.selectTracks" params options))

(defun cast-rpc-media-user-action (client &optional params options)
  "Call media.userAction of CLIENT with PARAMS and OPTIONS.

Reports the viewer's opinion of the media to the app.

Sends USER_ACTION; the result appears in the media's ‘userActionStates’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :userAction, UserAction. The action.
- :clear, optional boolean. Whether the action is undone.
- :userActionContext, optional string. The subject of the action, as the
  app defines it.
- :source, optional string. The place of the action, as the app defines
  it.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.userAction" params options))

(defun cast-rpc-media-precache (client &optional params options)
  "Call media.precache of CLIENT with PARAMS and OPTIONS.

Lets the app preload media that will be needed soon.

Sends PRECACHE: ‘precacheData’ is a text that the app understands,
‘requestItems’ are streams. Pass at least one of them; no media session is
needed.

SDK: ‘GCKMediaRequestItem’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :precacheData, optional string. App-defined data.
- :requestItems, optional MediaRequestItem[]. The streams to preload.
- :customData, optional any. App-defined data.

The result is empty.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, ConnectionLost, SessionEnded,
RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.precache" params options))

(defun cast-rpc-media-store-session (client &optional params options)
  "Call media.storeSession of CLIENT with PARAMS and OPTIONS.

Asks the app for the state that another receiver needs to continue
playback.

Sends STORE_SESSION. Pass the state unchanged to ‘media.resumeSession’ of
another session.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :targetDeviceCapabilities, optional object. The capabilities of the
  other device; absent: the value of the SDK for Android.
- :customData, optional any. App-defined data.

The result is a property list of:
- :sessionState, object. The state, which only apps understand: usually
  ‘loadRequestData’ and ‘customData’.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, NoMediaSession, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.storeSession" params options))

(defun cast-rpc-media-resume-session (client &optional params options)
  "Call media.resumeSession of CLIENT with PARAMS and OPTIONS.

Continues with the state that ‘media.storeSession’ returned.

Sends RESUME_SESSION. It returns as ‘media.load’ does, and replaces an
older unanswered load.

PARAMS is a property list of:
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :sessionState, object. The state that ‘media.storeSession’ returned.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, ConnectionLost, SessionEnded,
RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
RequestReplaced, CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled,
InternalLimitReached, SessionTransferred."
  (cast-rpc-call client "media.resumeSession" params options))

(defun cast-rpc-media-set-credentials (client &optional params options)
  "Call media.setCredentials of CLIENT with PARAMS and OPTIONS.

Passes new credentials of the viewer to the app.

Sends SET_CREDENTIALS; playback continues. For the next launch see
‘context.setLaunchCredentials’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :credentials, string. The viewer's credentials.
- :credentialsType, optional string. The type of credentials: ‘web’,
  ‘android’, ‘ios’, ‘cloud’.
- :forRequestId, optional integer. The id of the app's REFRESH_CREDENTIALS
  that this answers.
- :customData, optional any. App-defined data.

The result is empty.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, ConnectionLost, SessionEnded,
RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.setCredentials" params options))

(defun cast-rpc-media-play-again (client &optional params options)
  "Call media.playAgain of CLIENT with PARAMS and OPTIONS.

Plays media again that has ended, if the app can.

Sends PLAY_AGAIN.

PARAMS is a property list of:
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, ConnectionLost, SessionEnded,
RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
RequestReplaced, CastMessageTooLarge, InternalLimitReached,
NoMediaSession, SessionTransferred."
  (cast-rpc-call client "media.playAgain" params options))

(defun cast-rpc-media-send-command (client &optional params options)
  "Call media.sendCommand of CLIENT with PARAMS and OPTIONS.

Sends a media message of any type.

For messages without a method in this API: CUSTOM_COMMAND with ‘data’ (the
default), DISPLAY_STATUS, EXECUTE_ACTION_SCRIPT, app-defined types. The
server adds ‘requestId’, and ‘mediaSessionId’ if there is one and the
members don't contain it. A status in the answer is processed as usual.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :type, optional string. The message's type. Not empty. Absent:
  ‘\"CUSTOM_COMMAND\"’.
- :data, optional string. CUSTOM_COMMAND: the command.
- :members, optional object. Further members; ‘type’, ‘requestId’ and
  ‘sessionId’ are not allowed.
- :expectsReply, optional boolean. Whether to wait for the answer; if not,
  the call returns when the message was sent. Absent: ‘true’.
- :timeout, optional number. How long to wait. In seconds. More than 0, at
  most 86400. Absent: ‘10’.
- :customData, optional any. App-defined data.

The result is a property list of:
- :reply, optional object. The answer as received; absent if none was
  expected.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, MediaNotSupported, ConnectionLost, SessionEnded,
RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
RequestReplaced, CastMessageTooLarge, SessionTransferred,
InternalLimitReached."
  (cast-rpc-call client "media.sendCommand" params options))

(defun cast-rpc-media-requests (client &optional params options)
  "Call media.requests of CLIENT with PARAMS and OPTIONS.

Lists the unanswered requests to apps, the oldest first.

To abandon a request, cancel the call that made it with ‘$/cancelRequest’.
That call ends with RequestCancelled; messages already sent are not taken
back.

SDK: ‘GCKRequest’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: all sessions.

The result is a property list of:
- :requests, PendingMediaRequest[]. The requests.

Errors: NoSuchSession."
  (cast-rpc-call client "media.requests" params options))

(defun cast-rpc-on-media-did-start-session (client listener)
  "Call LISTENER with each media.didStartSession that CLIENT hears.

New media was loaded: a new media session exists.

SDK: ‘remoteMediaClient:didStartMediaSessionWithID:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :mediaSessionId, integer. The media session.

The value is a function that ends the listening."
  (cast-rpc-on client "media.didStartSession" listener))

(defun cast-rpc-on-media-did-update-status (client listener)
  "Call LISTENER with each media.didUpdateStatus that CLIENT hears.

The media status changed, by this server, another sender or the device
itself.

SDK: ‘remoteMediaClient:didUpdateMediaStatus:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :revision, integer. Grows with every change; a higher revision is newer.
- :mediaSessionId, optional integer. The media session's id; absent if
  there is none.
- :playerState, PlayerState. The player's state: LOADING while a new item
  loads, IDLE if there is no media session.
- :position, number. The position at this moment, extrapolated; 0 while
  the player is idle. In seconds. SDK:
  ‘GCKRemoteMediaClient.approximateStreamPosition’.
- :duration, optional number. The duration; absent if unknown or live. In
  seconds.
- :isPlayingAd, boolean. Whether an ad plays. SDK:
  ‘GCKMediaStatus.playingAd’.
- :isPlayingLiveStream, boolean. Whether a live stream is loaded. SDK:
  ‘GCKRemoteMediaClient.playingLiveStream’.
- :controls, MediaControls. The commands that are possible at this moment.
  SDK: ‘GCKMediaStatus.isMediaCommandSupported’.
- :adBreak, optional AdBreakState. The ad that is playing; absent outside
  ads. SDK: ‘GCKMediaStatus.adBreakStatus’.
- :statusAge, optional number. How long ago the receiver's last status
  arrived; absent before the first. In seconds. SDK:
  ‘GCKRemoteMediaClient.timeSinceLastMediaStatusUpdate’.
- :liveSeekableRange, optional LiveSeekableRange. The seekable range of a
  live stream at this moment, extrapolated.
- :status, optional MediaStatus. The merged status; absent if there is no
  media session. SDK: ‘GCKMediaStatus’.

The value is a function that ends the listening."
  (cast-rpc-on client "media.didUpdateStatus" listener))

(defun cast-rpc-on-media-did-update-metadata (client listener)
  "Call LISTENER with each media.didUpdateMetadata that CLIENT hears.

The media or its metadata changed.

SDK: ‘remoteMediaClient:didUpdateMediaMetadata:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :media, optional MediaInformation. The media; absent if there is none.

The value is a function that ends the listening."
  (cast-rpc-on client "media.didUpdateMetadata" listener))

(defun cast-rpc-on-media-did-update-queue (client listener)
  "Call LISTENER with each media.didUpdateQueue that CLIENT hears.

The queue, its current item or its repeat mode changed.

SDK: ‘remoteMediaClientDidUpdateQueue:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :currentItemId, optional integer. The current item.
- :items, optional QueueItem[]. The window of items that the receiver
  reported.
- :repeatMode, optional RepeatMode. The queue's behaviour at its end.
- :queueData, optional QueueData. Metadata of the queue's container.

The value is a function that ends the listening."
  (cast-rpc-on client "media.didUpdateQueue" listener))

(defun cast-rpc-on-media-did-update-preload (client listener)
  "Call LISTENER with each media.didUpdatePreload that CLIENT hears.

The preloaded item changed.

SDK: ‘remoteMediaClientDidUpdatePreloadStatus:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :preloadedItemId, optional integer. The item; absent if there is none.

The value is a function that ends the listening."
  (cast-rpc-on client "media.didUpdatePreload" listener))

(defun cast-rpc-on-media-did-end-session (client listener)
  "Call LISTENER with each media.didEndSession that CLIENT hears.

A media session ended.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :mediaSessionId, integer. The media session.
- :idleReason, optional IdleReason. The reason, if the receiver reported
  one.

The value is a function that ends the listening."
  (cast-rpc-on client "media.didEndSession" listener))

(defun cast-rpc-on-media-did-update-position (client listener)
  "Call LISTENER with each media.didUpdatePosition that CLIENT hears.

Time advanced; only for connections that called ‘media.subscribePosition’,
and only while it advances.

SDK: ‘GCKRemoteMediaClient.approximateStreamPosition’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :revision, integer. The revision of the state that it was computed from.
- :mediaSessionId, optional integer. The media session's id; absent if
  there is none.
- :playerState, PlayerState. The player's state.
- :position, number. The position; 0 while the player is idle. In seconds.
- :duration, optional number. The duration; absent if unknown or live. In
  seconds.
- :playbackRate, number. The playback rate; 1 is normal.
- :isAdvancing, boolean. Whether time advances, of the media or of an ad.
- :isPlayingLiveStream, boolean. Whether a live stream is loaded.
- :liveSeekableRange, optional LiveSeekableRange. The part of a live
  stream in which seeking is possible. SDK:
  ‘GCKRemoteMediaClient.approximateLiveSeekableRangeStart’.
- :adBreak, optional AdBreakState. The ad that is playing; absent outside
  ads.

The value is a function that ends the listening."
  (cast-rpc-on client "media.didUpdatePosition" listener))

(defun cast-rpc-on-media-did-receive-error (client listener)
  "Call LISTENER with each media.didReceiveError that CLIENT hears.

The app reported an error that answers no request of this server: a track,
an ad, the current item, or what another sender loaded, failed.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :receiver, ReceiverErrorInfo. The app's error.
- :message, string. The same in words, with what to check.

The value is a function that ends the listening."
  (cast-rpc-on client "media.didReceiveError" listener))

(defun cast-rpc-on-media-did-receive-message (client listener)
  "Call LISTENER with each media.didReceiveMessage that CLIENT hears.

The app sent a message in the media namespace that is neither a status, a
queue change, an error nor an answer.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :message, object. The message as received.

The value is a function that ends the listening."
  (cast-rpc-on client "media.didReceiveMessage" listener))

;;;; player: Playing in one step, for scripts and people: each call finds the
;;;; device, starts or joins the app if necessary, and returns a flat status.

(defun cast-rpc-player-play (client &optional params options)
  "Call player.play of CLIENT with PARAMS and OPTIONS.

Plays media on a device: finds the device, starts or joins the app, loads,
and waits until playback starts.

Pass exactly one of ‘url’, ‘urls’, ‘media’ and ‘queueData’. The call uses
the existing session with the device, or joins an app that already runs. A
session with another app ends: with APPLICATION_ENDED when the device ends
that app for the launch, or with REPLACED when the app of this call runs.
It lasts if the call fails before the launch. A second call with the same
media plays it from the start again, in the same session.

The server serves files of its machine to the receiver until the session
ends or other media is loaded, and declares their tags, cover and
subtitles (in the file and beside it) unless ‘media’ has others.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.
- :url, optional string. The URL to play, or that of a page or playlist;
  or the absolute path or ‘file:’ URL of a file, a folder (its media as a
  queue), an M3U or PLS playlist, or a pipe (a live stream, read once) on
  the server's machine. Relative paths are refused, because the server's
  folder isn't the client's. Not empty.
- :urls, optional string[]. Several URLs or paths, played one after the
  other as a queue. Not empty.
- :subtitles, optional string. Subtitles to show from the start: an
  absolute path, or a URL. SubRip, SubStation, MicroDVD, SubViewer and TTML
  files are converted to WebVTT. Only with a ‘url’ of one item. Not empty.
- :media, optional MediaInformation. The media to play, with all its
  members.
- :queueData, optional QueueData. A queue to play.
- :contentType, optional string. With ‘url’ and ‘urls’: the MIME type;
  absent: determined from a file's bytes, the extension in the URL's path,
  or else the server's answer.
- :title, optional string. With ‘url’: the title to show.
- :currentTime, optional number. The start position; absent: the
  beginning, or the live edge. In seconds. At least 0.
- :resume, optional boolean. Whether a film that was left before its end
  starts at that position, unless ‘currentTime’ is given. ‘resumedAt’ of the
  result has the position. Never for live streams, short media and queues;
  the context's ‘resuming’ says which positions are kept. Absent: ‘false’.
- :slideInterval, optional number. The time for which each picture of a
  queue is shown; then the server plays the next item, because receivers
  don't advance from pictures. Ends with the queue, another load, or the
  session. In seconds. From 2 to 86400.
- :autoplay, optional boolean. Whether playback starts at once; false: the
  media is loaded and paused. Absent: ‘true’.
- :repeatMode, optional RepeatMode. How a queue repeats.
- :resolve, optional ResolveMode. With ‘url’ and ‘urls’: whether a page or
  a playlist is resolved to its media (‘media.resolve’). A URL with a
  ‘contentType’ never is. Absent: ‘\"IF_NEEDED\"’.
- :applicationId, optional string. The app; absent: the default media
  receiver, or the context's first. Not empty.
- :waitTimeout, optional number. How long to wait, after the receiver's
  answer, until it plays; then the call fails with RequestTimedOut, but
  playback continues. 0: don't wait. In seconds. At least 0. Absent: ‘30’.
- :convert, optional ConvertMode. The condition on which the server
  converts a file of its machine during playback; absent: the context's
  ‘conversion.mode’. Needs ffmpeg. With IF_NEEDED, media that is a risk for
  the device, and that the receiver refuses, is loaded once more, converted
  (‘secondTry’ in the result).
- :audioTrack, optional string. The file's audio track to play: its number
  from 1, or its language (‘de’, ‘ger’). A track that the device wouldn't
  choose by itself makes a conversion necessary. Not empty.
- :burnSubtitles, optional string. The file's picture subtitles (DVD,
  Blu-ray) to burn into the video: their number from 1 among all its
  subtitles, or their language. The video is then encoded anew. Not empty.
- :maximumHeight, optional integer. The largest height of the video; a
  file with a larger one is converted. Absent: no file is converted for
  this, and conversions use the context's ‘conversion.maximumHeight’. From
  144 to 4320.
- :maximumBitRate, optional integer. The largest bit rate of the video; a
  file with a larger one is converted. Absent: no file is converted for
  this, and conversions use the context's ‘conversion.maximumBitRate’. From
  200000 to 100000000.
- :preflight, optional boolean. Whether the server examines the first item
  before it starts anything, as ‘media.preflight’ does. Media that can't
  play is refused with MediaWillFail. Absent: only a ‘url’ that is a media
  file of the server's machine is examined.
- :explainFailure, optional boolean. Whether the server examines media
  that the receiver refused without a useful reason
  (MEDIA_SRC_NOT_SUPPORTED, or none), for 5 seconds at most.
  ‘data.preflight’ of the error has the findings. Absent: ‘true’.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred,
InvalidPlayerState, MediaNotSupported, MediaError, RequestReplaced,
ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionExists,
MediaLoadFailed, MediaLoadCancelled, MediaWillFail, PageNotResolved,
ResolverMissing, PlaylistNotReadable, QueueNotSupported, QueueIncomplete,
QueueChanged, FileNotFound, FileNotReadable, FileNotPlayable,
ServingUnavailable."
  (cast-rpc-call client "player.play" params options))

(defun cast-rpc-player-pause (client &optional params options)
  "Call player.pause of CLIENT with PARAMS and OPTIONS.

Pauses playback; succeeds if it is paused already or nothing plays.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced."
  (cast-rpc-call client "player.pause" params options))

(defun cast-rpc-player-resume (client &optional params options)
  "Call player.resume of CLIENT with PARAMS and OPTIONS.

Resumes playback; succeeds if it plays already.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced."
  (cast-rpc-call client "player.resume" params options))

(defun cast-rpc-player-toggle (client &optional params options)
  "Call player.toggle of CLIENT with PARAMS and OPTIONS.

Pauses playback that advances, resumes playback that is paused.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced."
  (cast-rpc-call client "player.toggle" params options))

(defun cast-rpc-player-stop (client &optional params options)
  "Call player.stop of CLIENT with PARAMS and OPTIONS.

Stops the app, even if another sender started it, and ends the session;
succeeds if nothing runs.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.
- :keepApplication, optional boolean. Whether only the media stops, and
  the app stays. Absent: ‘false’.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced."
  (cast-rpc-call client "player.stop" params options))

(defun cast-rpc-player-seek (client &optional params options)
  "Call player.seek of CLIENT with PARAMS and OPTIONS.

Seeks to a position, or by a distance.

Pass exactly one of ‘position’ and ‘distance’. A distance is cut at the
beginning and the end of the media.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.
- :position, optional number. The position to seek to. In seconds. At
  least 0.
- :distance, optional number. Instead: how far to go from the current
  position; negative goes back. In seconds.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced."
  (cast-rpc-call client "player.seek" params options))

(defun cast-rpc-player-next (client &optional params options)
  "Call player.next of CLIENT with PARAMS and OPTIONS.

Plays the next item of the queue.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced,
EndOfQueue, QueueNotSupported."
  (cast-rpc-call client "player.next" params options))

(defun cast-rpc-player-previous (client &optional params options)
  "Call player.previous of CLIENT with PARAMS and OPTIONS.

Plays the previous item of the queue.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced,
EndOfQueue, QueueNotSupported."
  (cast-rpc-call client "player.previous" params options))

(defun cast-rpc-player-set-volume (client &optional params options)
  "Call player.setVolume of CLIENT with PARAMS and OPTIONS.

Sets the device's volume: to a level, by steps, or muted.

Pass ‘level’ or ‘steps’, or ‘muted’, or both. No app has to run.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.
- :level, optional number. The level, from 0 (silent) to 1 (loudest). From
  0 to 1.
- :steps, optional integer. Instead: how many of the device's own steps;
  negative lowers the volume. From -1000 to 1000.
- :muted, optional boolean. Whether to mute it; alone, or beside ‘level’
  or ‘steps’.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred, VolumeFixed."
  (cast-rpc-call client "player.setVolume" params options))

(defun cast-rpc-player-status (client &optional params options)
  "Call player.status of CLIENT with PARAMS and OPTIONS.

Returns a device's playback status.

A device without a session is asked over a short connection: no app is
launched or joined, and playback isn't disturbed.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred."
  (cast-rpc-call client "player.status" params options))

(defun cast-rpc-player-list (client &optional params options)
  "Call player.list of CLIENT with PARAMS and OPTIONS.

Returns the playback status of every device.

Devices without a session are asked at the same time, each over a short
connection.

PARAMS is a property list of:
- :searchTimeout, optional number. How long to look for devices. The
  search ends earlier when no further device answers, and after 3.5 s if
  none answers at all. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for asking one device. In seconds.
  More than 0, at most 600. Absent: ‘5’.

The result is a property list of:
- :players, PlayerStatus[]. The devices, in the order of discovery; one
  that doesn't answer has ‘error’.

Errors: DiscoveryUnavailable."
  (cast-rpc-call client "player.list" params options))

(defun cast-rpc-player-connect (client &optional params options)
  "Call player.connect of CLIENT with PARAMS and OPTIONS.

Joins the app that runs on a device, and returns the session; launches
nothing.

For calls of other namespaces: the result's ‘sessionId’ becomes this
connection's current session. Uses the existing session with the device,
if there is one.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred, SessionExists."
  (cast-rpc-call client "player.connect" params options))

(defun cast-rpc-player-interrupt (client &optional params options)
  "Call player.interrupt of CLIENT with PARAMS and OPTIONS.

Plays an announcement, then restores the previous playback.

Pass exactly one of ‘url’, ‘urls’, ‘media’ and ‘queueData’; files are
served as by ‘player.play’. Returns when the announcement has ended and
the previous state is restored: app, queue, item, position, volume, and
whether playback was paused. If the announcement fails, the state is
restored too, and the call fails with the announcement's error.
Interruptions of one device run one after the other.

PARAMS is a property list of:
- :device, optional string. The device: its id, its name
  (case-insensitive), an alias, or an address (‘host’ or ‘host:port’);
  absent: the default device (‘player.setDefault’), else the device of this
  connection's current session, else the only device there is. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet. In seconds. From 0 to 600. Absent: ‘5’.
- :timeout, optional number. The limit for connecting, launching and
  joining together; absent: the context's ‘connectTimeout’. Asking a device
  without a session, as ‘player.status’ does, takes 30 s at most if it is
  absent. In seconds. More than 0, at most 600.
- :url, optional string. The URL to play; or the absolute path or ‘file:’
  URL of a file, a folder (its media as a queue), an M3U or PLS playlist, or
  a pipe (a live stream, read once) on the server's machine. Relative paths
  are refused, because the server's folder isn't the client's. Not empty.
- :urls, optional string[]. Several URLs or paths, played one after the
  other as a queue. Not empty.
- :subtitles, optional string. Subtitles to show from the start: an
  absolute path, or a URL. SubRip, SubStation, MicroDVD, SubViewer and TTML
  files are converted to WebVTT. Only with a ‘url’ of one item. Not empty.
- :media, optional MediaInformation. The media to play, with all its
  members.
- :queueData, optional QueueData. A queue to play.
- :contentType, optional string. With ‘url’ and ‘urls’: the MIME type;
  absent: determined from a file's bytes, the extension in the URL's path,
  or else the server's answer.
- :title, optional string. With ‘url’: the title to show.
- :resolve, optional ResolveMode. With ‘url’ and ‘urls’: whether a page or
  a playlist is resolved to its media. Of a playlist's entries with pages of
  their own only the first is announced. Absent: ‘\"IF_NEEDED\"’.
- :volumeLevel, optional number. The device's volume during the
  announcement; absent: as it is. From 0 to 1.
- :maximumDuration, optional number. The announcement is cut off after
  this long. In seconds. More than 0, at most 3600. Absent: ‘60’.

The result is a PlayerStatus.

Errors: DeviceNotFound, AmbiguousDevice, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
RequestTimedOut, CastMessageTooLarge, InternalLimitReached,
SessionNotConnected, SessionSuspended, SessionTransferred, NoMediaSession,
MediaNotSupported, InvalidPlayerState, MediaError, RequestReplaced,
ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionExists,
MediaLoadFailed, MediaLoadCancelled, QueueNotSupported, QueueIncomplete,
QueueChanged, PlaybackNotRestored, FileNotFound, FileNotReadable,
FileNotPlayable, ServingUnavailable, PageNotResolved, ResolverMissing,
PlaylistNotReadable."
  (cast-rpc-call client "player.interrupt" params options))

(defun cast-rpc-player-set-default (client &optional params options)
  "Call player.setDefault of CLIENT with PARAMS and OPTIONS.

Sets or clears the default device, which calls without ‘device’ use; it is
saved on disk.

PARAMS is a property list of:
- :device, optional string. The device: id, name, alias or address;
  absent: clears the default. Not empty.

The result is a PlayerNames.

Errors: FileNotUsable."
  (cast-rpc-call client "player.setDefault" params options))

(defun cast-rpc-player-set-alias (client &optional params options)
  "Call player.setAlias of CLIENT with PARAMS and OPTIONS.

Sets or removes a short name for a device; it is saved on disk.

PARAMS is a property list of:
- :alias, string. The short name; compared case-insensitively. Not empty.
- :device, optional string. The device: id, name or address; absent: the
  alias is removed. Not empty.

The result is a PlayerNames.

Errors: FileNotUsable, InternalLimitReached."
  (cast-rpc-call client "player.setAlias" params options))

(defun cast-rpc-player-get-names (client &optional params options)
  "Call player.getNames of CLIENT with PARAMS and OPTIONS.

Returns the default device and the aliases.

The result is a PlayerNames."
  (cast-rpc-call client "player.getNames" params options))

(defun cast-rpc-on-player-did-change (client listener)
  "Call LISTENER with each player.didChange that CLIENT hears.

The playback status of a device with a session changed. A mere advance of
the position isn't reported: extrapolate it with ‘playbackRate’ while
‘playerState’ is PLAYING.

LISTENER gets a property list of:
- :deviceId, string. The device's id. A device that was given by its
  address gets an id derived from the address; the server accepts it as
  ‘device’ while it runs.
- :address, optional string. The address, as ‘host:port’, of a device that
  discovery doesn't list; ‘device’ accepts it at any time. Absent: use
  ‘deviceId’.
- :friendlyName, string. The device's name.
- :isDefault, optional boolean. Whether it is the default device. Absent:
  ‘false’.
- :sessionId, optional string. The server's session with the device;
  absent: there is none, and the status was read without one.
- :applicationId, optional string. The id of the running app; absent: none
  but the idle screen.
- :applicationName, optional string. The running app's name.
- :statusText, optional string. The app's status text, such as ‘Casting: A
  film’.
- :playerState, PlayerState. The player's state; IDLE if nothing is
  loaded.
- :idleReason, optional IdleReason. Why the player became idle.
- :title, optional string. The title of the media.
- :subtitle, optional string. Its subtitle; of an episode the series.
- :artist, optional string. Its artist.
- :albumName, optional string. Its album.
- :imageUrl, optional string. The URL of its picture.
- :contentId, optional string. Its content id, usually its URL.
- :contentType, optional string. Its MIME type.
- :position, optional number. The position now, extrapolated since the
  last status. In seconds.
- :duration, optional number. How long it is; absent: unknown, or a live
  stream. In seconds.
- :resumedAt, optional number. Where ‘player.play’ began, because it was
  left there earlier; only in the answer to that call. In seconds.
- :playbackRate, optional number. The playback rate; 1 is normal.
- :isPlayingLiveStream, optional boolean. Whether it is a live stream.
  Absent: ‘false’.
- :isPlayingAd, optional boolean. Whether an ad plays. Absent: ‘false’.
- :volumeLevel, optional number. The device's volume, 0 to 1.
- :isMuted, optional boolean. Whether the device is muted.
- :queueIndex, optional integer. The index of the current item in the
  queue, from 0.
- :queueLength, optional integer. How many items the queue has.
- :resolved, optional ResolvedContent. ‘player.play’: the content of the
  page or playlist; absent: the URL was loaded as it is.
- :secondTry, optional SecondTry. ‘player.play’: the receiver refused the
  media as it is, and this is its conversion; absent: it plays as it was
  loaded first.
- :passedOver, optional PassedOverItem[]. ‘player.play’: the items of a
  playlist or folder that aren't played; absent: none.
- :unusedSubtitles, optional PassedOverItem[]. ‘player.play’: the
  subtitles beside the film that no device shows, with what to do; absent:
  none.
- :error, optional ErrorInfo. The reason why the device couldn't be asked;
  only the members that discovery knows are present then.

The value is a function that ends the listening."
  (cast-rpc-on client "player.didChange" listener))

;;;; queue: The queue that a session plays: its items by range, its changes, and
;;;; every way to change it. Changes are sent one at a time, in the order of the
;;;; calls; a call returns when the receiver has confirmed it.

(defun cast-rpc-queue-load (client &optional params options)
  "Call queue.load of CLIENT with PARAMS and OPTIONS.

Loads a queue of any length.

Like ‘media.load’ with ‘queueData’, but with any number of items. Items
that don't fit into one message to the receiver (64 KiB) are inserted
afterwards: playback starts with the item at ‘startIndex’, then the items
after it are inserted, then those before it, and the queue is shuffled
last.

A single item that is too long is CastMessageTooLarge;
‘data.queue.failedIndex’ is its index, and nothing is sent. If only some
of the items could be inserted, the call fails with QueueIncomplete. A
newer load replaces an older one. Paths and ‘file:’ URLs are served as in
‘media.load’; a folder or playlist becomes an item for each of its media.

SDK: ‘GCKRemoteMediaClient.queueLoadItems:withOptions:’.

PARAMS is a property list of:
- :media, optional MediaInformation. The media.
- :queueData, optional QueueData. The queue.
- :autoplay, optional boolean. Whether playback starts at once; absent: as
  the first item to be played says, or else true.
- :currentTime, optional number. The start position; absent: the
  beginning, or the live edge. In seconds. At least 0.
- :playbackRate, optional number. The playback rate. From 0.5 to 2.
  Absent: ‘1’. SDK: ‘kGCKMediaMaxPlaybackRate’.
- :activeTrackIds, optional integer[]. The tracks that are active from the
  start.
- :credentials, optional string. The viewer's credentials, for the
  receiver app.
- :credentialsType, optional string. The type of credentials: ‘web’,
  ‘android’, ‘ios’, ‘cloud’.
- :atvCredentials, optional string. Credentials for Android TV apps,
  instead of ‘credentials’.
- :atvCredentialsType, optional string. The type of those credentials.
- :loadOptions, optional LoadOptions. Further options.
- :customData, optional any. App-defined data.
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :items, optional QueueItem[]. The items, if ‘queueData’ has none. SDK:
  ‘GCKRemoteMediaClient.queueLoadItems:withOptions:’.
- :startIndex, optional integer. The index of the first item to play, if
  ‘queueData’ has none. At least 0. SDK:
  ‘GCKMediaQueueLoadOptions.startIndex’.
- :repeatMode, optional RepeatMode. The queue's behaviour at its end, if
  ‘queueData’ has none. SDK: ‘GCKMediaQueueLoadOptions.repeatMode’.

The result is a QueueInsertion.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, MediaNotSupported, MediaLoadFailed,
MediaLoadCancelled, QueueIncomplete, SessionTransferred, FileNotFound,
FileNotReadable, FileNotPlayable, ServingUnavailable."
  (cast-rpc-call client "queue.load" params options))

(defun cast-rpc-queue-insert (client &optional params options)
  "Call queue.insert of CLIENT with PARAMS and OPTIONS.

Inserts any number of items before another one, or at the end.

The items stay together and in order, even while other senders change the
queue. An ‘insertBefore’ that isn't in the queue is refused, where
receivers would append. Paths and ‘file:’ URLs are served as in
‘media.load’; a folder or playlist becomes an item for each of its media.

SDK: ‘GCKRemoteMediaClient.queueInsertItems:beforeItemWithID:customData:’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :items, QueueItem[]. The items; their ids are left out, since the
  receiver assigns new ones. Not empty.
- :insertBefore, optional integer. The item before which they are
  inserted; absent: at the end. At least 1.
- :customData, optional any. App-defined data.

The result is a QueueInsertion.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, QueueItemNotFound, QueueIncomplete,
SessionTransferred, FileNotFound, FileNotReadable, FileNotPlayable,
ServingUnavailable."
  (cast-rpc-call client "queue.insert" params options))

(defun cast-rpc-queue-insert-and-play (client &optional params options)
  "Call queue.insertAndPlay of CLIENT with PARAMS and OPTIONS.

Inserts an item and plays it at once.

SDK: ‘GCKRemoteMediaClient.queueInsertAndPlayItem: beforeItemWithID:
playPosition: customData: ’.

PARAMS is a property list of:
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :item, QueueItem. The item.
- :insertBefore, optional integer. The item before which they are
  inserted; absent: at the end. At least 1.
- :currentTime, optional number. The start position; absent: the item's
  own. In seconds. At least 0. SDK: ‘playPosition’.
- :customData, optional any. App-defined data.

The result is a QueueInsertion.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, QueueItemNotFound, SessionTransferred, FileNotFound,
FileNotReadable, FileNotPlayable, ServingUnavailable."
  (cast-rpc-call client "queue.insertAndPlay" params options))

(defun cast-rpc-queue-update (client &optional params options)
  "Call queue.update of CLIENT with PARAMS and OPTIONS.

Changes items in place.

SDK: ‘GCKRemoteMediaClient.queueUpdateItems:customData:’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :items, QueueItem[]. The changes of each item, with its ‘itemId’; absent
  members stay as they are. Not empty.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, QueueItemNotFound, QueueIncomplete,
SessionTransferred."
  (cast-rpc-call client "queue.update" params options))

(defun cast-rpc-queue-remove (client &optional params options)
  "Call queue.remove of CLIENT with PARAMS and OPTIONS.

Removes items.

If the current item is removed, the next one plays; an empty queue ends
the media session.

SDK: ‘GCKRemoteMediaClient.queueRemoveItemsWithIDs:customData:’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :itemIds, integer[]. The items; receivers ignore those that aren't in
  the queue. Not empty.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, QueueIncomplete, SessionTransferred,
QueueItemNotFound."
  (cast-rpc-call client "queue.remove" params options))

(defun cast-rpc-queue-reorder (client &optional params options)
  "Call queue.reorder of CLIENT with PARAMS and OPTIONS.

Moves items, in the order given, before another one or to the end.

SDK: ‘GCKRemoteMediaClient.queueReorderItemsWithIDs:
insertBeforeItemWithID: customData: ’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :itemIds, integer[]. The items, each one once. Not empty.
- :insertBefore, optional integer. The item before which they are
  inserted; absent: at the end. At least 1.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, QueueItemNotFound, QueueIncomplete,
SessionTransferred."
  (cast-rpc-call client "queue.reorder" params options))

(defun cast-rpc-queue-move (client &optional params options)
  "Call queue.move of CLIENT with PARAMS and OPTIONS.

Moves one item to an index.

SDK: ‘GCKRemoteMediaClient.queueMoveItemWithID:beforeItemWithID:’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :itemId, integer. The item. At least 1.
- :toIndex, integer. Its new index, counted from 0. At least 0.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, QueueItemNotFound, SessionTransferred."
  (cast-rpc-call client "queue.move" params options))

(defun cast-rpc-queue-jump (client &optional params options)
  "Call queue.jump of CLIENT with PARAMS and OPTIONS.

Plays another item of the queue.

SDK:
‘GCKRemoteMediaClient.queueJumpToItemWithID:playPosition:customData:’.

PARAMS is a property list of:
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :itemId, integer. The item. At least 1.
- :currentTime, optional number. The start position; absent: the item's
  own. It applies this time only. In seconds. At least 0. SDK:
  ‘playPosition’.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, QueueItemNotFound, SessionTransferred."
  (cast-rpc-call client "queue.jump" params options))

(defun cast-rpc-queue-next (client &optional params options)
  "Call queue.next of CLIENT with PARAMS and OPTIONS.

Plays the next item.

After the last item the call fails with EndOfQueue, unless the queue
repeats.

SDK: ‘GCKRemoteMediaClient.queueNextItem’.

PARAMS is a property list of:
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, EndOfQueue, SessionTransferred."
  (cast-rpc-call client "queue.next" params options))

(defun cast-rpc-queue-previous (client &optional params options)
  "Call queue.previous of CLIENT with PARAMS and OPTIONS.

Plays the item before the current one.

At the first item the Default Media Receiver begins that again, unless the
queue repeats.

SDK: ‘GCKRemoteMediaClient.queuePreviousItem’.

PARAMS is a property list of:
- :waitFor, optional PlayerState. The call returns when the player reaches
  this state, or when the media has ended; absent: as soon as the receiver
  has answered.
- :waitTimeout, optional number. With ‘waitFor’: how long to wait after
  the receiver's answer; then the call fails with RequestTimedOut, but
  playback continues. In seconds. More than 0. Absent: ‘30’.
- :sessionId, optional string. The session; absent: the current one.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, EndOfQueue, SessionTransferred."
  (cast-rpc-call client "queue.previous" params options))

(defun cast-rpc-queue-set-repeat-mode (client &optional params options)
  "Call queue.setRepeatMode of CLIENT with PARAMS and OPTIONS.

Sets the queue's behaviour at its end.

SDK: ‘GCKRemoteMediaClient.queueSetRepeatMode:’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :repeatMode, RepeatMode. The repeat mode.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, SessionTransferred."
  (cast-rpc-call client "queue.setRepeatMode" params options))

(defun cast-rpc-queue-shuffle (client &optional params options)
  "Call queue.shuffle of CLIENT with PARAMS and OPTIONS.

Shuffles the queue; the current item continues to play.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, SessionTransferred."
  (cast-rpc-call client "queue.shuffle" params options))

(defun cast-rpc-queue-unshuffle (client &optional params options)
  "Call queue.unshuffle of CLIENT with PARAMS and OPTIONS.

Restores the order of a shuffled queue.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :customData, optional any. App-defined data.

The result is a MediaState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged,
CastMessageTooLarge, SessionTransferred."
  (cast-rpc-call client "queue.unshuffle" params options))

(defun cast-rpc-queue-fetch-item-ids (client &optional params options)
  "Call queue.fetchItemIds of CLIENT with PARAMS and OPTIONS.

Requests the ids of all items from the receiver.

SDK: ‘GCKRemoteMediaClient.queueFetchItemIDs’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a property list of:
- :itemIds, integer[]. The ids, in the order of the queue.
- :revision, integer. The list's revision; the page includes all
  notifications up to it.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, QueueNotSupported,
SessionTransferred, RequestRejected, CastMessageTooLarge, MediaError,
InvalidPlayerState."
  (cast-rpc-call client "queue.fetchItemIds" params options))

(defun cast-rpc-queue-fetch-items (client &optional params options)
  "Call queue.fetchItems of CLIENT with PARAMS and OPTIONS.

Requests items by their ids from the receiver, any number of them.

Always sends a request, also for cached items, and fills the cache;
‘queue.list’ requests only items that aren't cached.

SDK: ‘GCKRemoteMediaClient.queueFetchItemsForIDs:’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :itemIds, integer[]. The ids, at most 5,000. Not empty.

The result is a property list of:
- :items, QueueItem[]. The items that are in the queue, in the order of
  ‘itemIds’, each one once.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, QueueNotSupported, SessionTransferred,
CastMessageTooLarge, QueueItemNotFound."
  (cast-rpc-call client "queue.fetchItems" params options))

(defun cast-rpc-queue-fetch-item-range (client &optional params options)
  "Call queue.fetchItemRange of CLIENT with PARAMS and OPTIONS.

Requests the items after or before an item from the receiver.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :itemId, integer. The item. At least 1.
- :nextCount, optional integer. How many items after it; pass either this
  or ‘prevCount’. At least 1.
- :prevCount, optional integer. How many items before it. At least 1.

The result is a property list of:
- :items, QueueItem[]. The items in the order of the queue, as many as the
  receiver reports at a time.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, QueueNotSupported, QueueItemNotFound,
SessionTransferred, CastMessageTooLarge."
  (cast-rpc-call client "queue.fetchItemRange" params options))

(defun cast-rpc-queue-list (client &optional params options)
  "Call queue.list of CLIENT with PARAMS and OPTIONS.

Returns a part of the queue: cached items at once, the others from the
receiver.

The page is consistent: changes that arrive while items are being fetched
are included. Items are requested in batches, and once for all callers.

SDK: ‘GCKMediaQueue.itemAtIndex:fetchIfNeeded:’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :startIndex, optional integer. The index of the first item, from 0; pass
  either this or ‘fromItemId’. At least 0.
- :fromItemId, optional integer. The id of the first item. At least 1.
- :count, optional integer. The number of items. From 0 to 5000. Absent:
  ‘50’.
- :fetchIfNeeded, optional boolean. Whether items are requested from the
  receiver; otherwise items that aren't cached have only their id. Absent:
  ‘true’.

The result is a QueuePage.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
InvalidPlayerState, QueueNotSupported, QueueItemNotFound,
SessionTransferred, CastMessageTooLarge."
  (cast-rpc-call client "queue.list" params options))

(defun cast-rpc-queue-get-cache (client &optional params options)
  "Call queue.getCache of CLIENT with PARAMS and OPTIONS.

Returns the state of the server's copy of the queue, without asking the
receiver.

SDK: ‘GCKMediaQueue.cachedItemCount’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a QueueCache.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "queue.getCache" params options))

(defun cast-rpc-queue-set-cache-options (client &optional params options)
  "Call queue.setCacheOptions of CLIENT with PARAMS and OPTIONS.

Sets how many items are cached, and how many are requested at a time.

SDK: ‘GCKMediaQueue.initWithRemoteMediaClient:cacheSize:maxFetchCount:’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :cacheSize, optional integer. The largest number of cached items;
  absent: unchanged. A session starts with 20. From 1 to 5000.
- :maximumFetchCount, optional integer. The largest number of items per
  request; absent: unchanged. A session starts with 20. From 1 to 100.

The result is a QueueCache.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "queue.setCacheOptions" params options))

(defun cast-rpc-queue-reload (client &optional params options)
  "Call queue.reload of CLIENT with PARAMS and OPTIONS.

Discards the cached list and items, and requests the list again.

SDK: ‘GCKMediaQueue.reload’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a property list of:
- :itemIds, integer[]. The ids, in the order of the queue.
- :revision, integer. The list's revision.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, NoMediaSession, ConnectionLost, SessionEnded,
RequestTimedOut, InternalLimitReached, QueueNotSupported,
SessionTransferred, RequestRejected, CastMessageTooLarge, MediaError,
InvalidPlayerState."
  (cast-rpc-call client "queue.reload" params options))

(defun cast-rpc-queue-clear (client &optional params options)
  "Call queue.clear of CLIENT with PARAMS and OPTIONS.

Discards the cached list and items; the receiver's queue stays as it is.

They are fetched again by ‘queue.reload’, ‘queue.fetchItemIds’ and
‘queue.list’, and after the receiver's next status.

SDK: ‘GCKMediaQueue.clear’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a QueueCache.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "queue.clear" params options))

(defun cast-rpc-on-queue-did-reload (client listener)
  "Call LISTENER with each queue.didReload that CLIENT hears.

The queue was replaced, became known, or ended; it is empty then.

SDK: ‘mediaQueueDidReloadItems:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :revision, integer. Counts the changes of this session's queue.
- :itemCount, integer. How many items the queue has after the change.
- :isLast, boolean. Whether it is the last notification of one change at
  the receiver: time to redraw. SDK: ‘mediaQueueDidChange:’.
- :itemIds, integer[]. All items, in order.

The value is a function that ends the listening."
  (cast-rpc-on client "queue.didReload" listener))

(defun cast-rpc-on-queue-did-insert (client listener)
  "Call LISTENER with each queue.didInsert that CLIENT hears.

Adjacent items were inserted.

SDK: ‘mediaQueue:didInsertItemsInRange:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :revision, integer. Counts the changes of this session's queue.
- :itemCount, integer. How many items the queue has after the change.
- :isLast, boolean. Whether it is the last notification of one change at
  the receiver: time to redraw. SDK: ‘mediaQueueDidChange:’.
- :itemIds, integer[]. The items, in order.
- :index, integer. The index of the first one.
- :insertBefore, optional integer. The item after them; absent at the end.

The value is a function that ends the listening."
  (cast-rpc-on client "queue.didInsert" listener))

(defun cast-rpc-on-queue-did-update (client listener)
  "Call LISTENER with each queue.didUpdate that CLIENT hears.

Items changed, or were added to or removed from the cache.

SDK: ‘mediaQueue:didUpdateItemsAtIndexes:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :revision, integer. Counts the changes of this session's queue.
- :itemCount, integer. How many items the queue has after the change.
- :isLast, boolean. Whether it is the last notification of one change at
  the receiver: time to redraw. SDK: ‘mediaQueueDidChange:’.
- :itemIds, integer[]. The items.
- :indexes, integer[]. Their indexes.
- :reason, QueueUpdateReason. The reason.

The value is a function that ends the listening."
  (cast-rpc-on client "queue.didUpdate" listener))

(defun cast-rpc-on-queue-did-remove (client listener)
  "Call LISTENER with each queue.didRemove that CLIENT hears.

Items were removed.

SDK: ‘mediaQueue:didRemoveItemsAtIndexes:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :revision, integer. Counts the changes of this session's queue.
- :itemCount, integer. How many items the queue has after the change.
- :isLast, boolean. Whether it is the last notification of one change at
  the receiver: time to redraw. SDK: ‘mediaQueueDidChange:’.
- :itemIds, integer[]. The items.
- :indexes, integer[]. Their old indexes.

The value is a function that ends the listening."
  (cast-rpc-on client "queue.didRemove" listener))

(defun cast-rpc-on-queue-did-reorder (client listener)
  "Call LISTENER with each queue.didReorder that CLIENT hears.

The same items have a new order.

SDK: ‘remoteMediaClientDidUpdateQueue:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :revision, integer. Counts the changes of this session's queue.
- :itemCount, integer. How many items the queue has after the change.
- :isLast, boolean. Whether it is the last notification of one change at
  the receiver: time to redraw. SDK: ‘mediaQueueDidChange:’.
- :itemIds, integer[]. All items, in their new order.

The value is a function that ends the listening."
  (cast-rpc-on client "queue.didReorder" listener))

;;;; record: Recordings of the messages between a device and this server, with
;;;; the calls of clients and their notifications: for reports of faults, and
;;;; for tests. A recording is a file of JSON lines (docs/Recordings.md),
;;;; redacted unless it is to be raw.

(defun cast-rpc-record-start (client &optional params options)
  "Call record.start of CLIENT with PARAMS and OPTIONS.

Starts to record a device into a new file.

Records every message of every link to the device, in both directions; the
links themselves; the device's service as discovery sees it; the device's
answer to the authentication challenge; its requests to the media server;
and the calls of all clients that concern the device or its sessions,
their outcomes, and the notifications about them. Starts discovery if it
isn't running. The device needn't be connected.

Names, ids, addresses, networks, secrets, and users and queries of URLs
are replaced by stand-ins that stay the same within the file, unless
‘isRaw’ is true. Titles and paths of URLs can't be recognized. The file is
readable for its user only.

The recording ends with the connection that started it, or by
‘record.stop’. At most 16 run at once.

PARAMS is a property list of:
- :path, string. The file: an absolute path on the server's machine. It
  must not exist, nor must the older files of its rotation. Not empty.
- :device, optional string. The device, by id, name, alias or address;
  absent, without ‘sessionId’: the default device, else that of the current
  session, else the only one in the network. Not empty.
- :sessionId, optional string. Instead of a device: the session whose
  device is recorded.
- :isRaw, optional boolean. Whether private values are kept, with
  certificates and binary payloads. Such a file must not be passed on.
  Absent: ‘false’.
- :includeHeartbeat, optional boolean. Whether PING and PONG are recorded.
  Absent: ‘false’.
- :maxFileSize, optional integer. The size at which a file is rotated. In
  bytes. From 65536 to 67108864. Absent: ‘16777216’.
- :maxFileCount, optional integer. How many files are kept, including the
  current one. From 1 to 100. Absent: ‘4’.

The result is a RecordingInfo.

Errors: FileNotUsable, DeviceNotFound, AmbiguousDevice,
AddressNotResolved, NoSuchSession, InternalLimitReached."
  (cast-rpc-call client "record.start" params options))

(defun cast-rpc-record-stop (client &optional params options)
  "Call record.stop of CLIENT with PARAMS and OPTIONS.

Stops a recording: writes its end, and closes the file.

PARAMS is a property list of:
- :recordingId, string. The recording.

The result is a RecordingInfo.

Errors: NoSuchRecording."
  (cast-rpc-call client "record.stop" params options))

(defun cast-rpc-record-list (client &optional params options)
  "Call record.list of CLIENT with PARAMS and OPTIONS.

Returns the recordings that run, of all connections.

The result is a property list of:
- :recordings, RecordingInfo[]. The recordings, oldest first."
  (cast-rpc-call client "record.list" params options))

(defun cast-rpc-on-record-did-change (client listener)
  "Call LISTENER with each record.didChange that CLIENT hears.

A recording started, stopped, can't be written, or works again.

LISTENER gets a property list of:
- :recordingId, string. Its id.
- :path, string. The current file; older ones have a number: ‘tv.jsonl.1’
  is the most recent.
- :device, RecordedDevice. The device.
- :isRaw, boolean. Whether private values are kept.
- :state, RecordingState. Whether it is written.
- :entries, integer. How many entries were written.
- :bytes, integer. How many bytes were written, in all files. In bytes.
- :lost, integer. How many entries could not be written; the file says
  where.
- :failure, optional string. The reason why nothing can be written at
  present.
- :replaced, optional map<integer>. How many different values of each kind
  were replaced by stand-ins: ‘name’, ‘network’, ‘id’, ‘address’,
  ‘hardwareAddress’, ‘mailAddress’, ‘urlPart’, ‘secret’; absent if the
  recording is raw.

The value is a function that ends the listening."
  (cast-rpc-on client "record.didChange" listener))

;;;; rpc: Introspection, as defined by the OpenRPC specification.

(defun cast-rpc-rpc-discover (client &optional params options)
  "Call rpc.discover of CLIENT with PARAMS and OPTIONS.

Returns the whole API as an OpenRPC document.

The result is any property list."
  (cast-rpc-call client "rpc.discover" params options))

;;;; serve: Files of this machine for receivers: each under an unguessable URL,
;;;; for the one receiver that plays it. `player.play`, `media.load`,
;;;; `queue.load` and `queue.insert` publish local files by themselves.

(defun cast-rpc-serve-publish (client &optional params options)
  "Call serve.publish of CLIENT with PARAMS and OPTIONS.

Serves a file to a receiver, and returns its URL.

Only the receiver of the session (or ‘device’) and the members of its
group may fetch the file; the server disconnects all others and serves
nothing else. The URL has the address by which the receiver reaches this
machine.

A publication for a session ends with the session; one for a ‘device’ ends
with the connection that published it. ‘serve.unpublish’ ends it earlier.
Subtitles in another format than WebVTT are converted, unless
‘contentType’ says otherwise. A pipe (FIFO) is served as a stream. A
symbolic link is resolved once, so a file that replaces the target later
isn't served.

PARAMS is a property list of:
- :path, string. The file: an absolute path on the server's machine, or a
  ‘file:’ URL. Relative paths are refused, because the server's folder isn't
  the client's. Not empty.
- :sessionId, optional string. The session; absent: the current one, if
  ‘device’ is absent, too.
- :device, optional string. Instead of a session: the device that may
  fetch it, by id, name, alias or address. Not empty.
- :contentType, optional string. The MIME type to serve it as; absent:
  determined from its bytes and its name. Not empty.
- :name, optional string. The last part of the URL; absent: the file's
  name. It doesn't select the file. Not empty.
- :allowAnyPeer, optional boolean. Whether other devices and programs than
  the receiver may fetch it, if they know the URL. Absent: ‘false’.

The result is a Publication.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionEnded, SessionSuspended, DeviceNotFound, AmbiguousDevice,
AddressNotResolved, FileNotFound, FileNotReadable, FileNotPlayable,
ServingUnavailable, InternalLimitReached."
  (cast-rpc-call client "serve.publish" params options))

(defun cast-rpc-serve-unpublish (client &optional params options)
  "Call serve.unpublish of CLIENT with PARAMS and OPTIONS.

Ends a publication: its URL becomes invalid, and transfers in progress are
disconnected.

PARAMS is a property list of:
- :publicationId, string. The publication.

The result is empty.

Errors: NoSuchPublication."
  (cast-rpc-call client "serve.unpublish" params options))

(defun cast-rpc-serve-list (client &optional params options)
  "Call serve.list of CLIENT with PARAMS and OPTIONS.

Returns the publications.

PARAMS is a property list of:
- :sessionId, optional string. Only the publications of this session;
  absent: all.

The result is a property list of:
- :publications, Publication[]. The publications, oldest first."
  (cast-rpc-call client "serve.list" params options))

(defun cast-rpc-on-serve-did-convert (client listener)
  "Call LISTENER with each serve.didConvert that CLIENT hears.

A conversion finished a segment, started, paused or failed; a few times a
minute. Only the newest state of a publication matters.

LISTENER gets a property list of:
- :publicationId, string. The publication whose content is converted.
- :sessionId, optional string. Its session.
- :path, string. The file or URL that is converted.
- :conversion, PlannedConversion. The present conversion; its video
  becomes smaller if encoding is too slow.
- :encoder, optional PictureEncoder. The encoder of the video now in use;
  absent: the video is copied, or there is none.
- :speed, optional number. The seconds of media converted in a second;
  below 1 the device has to wait. Absent: not known yet.
- :madeUntil, number. The position up to which media has been converted
  last; of a live source since its start. In seconds.
- :isMaking, boolean. Whether ffmpeg runs now; otherwise enough is
  converted ahead, or the device requested nothing for a while.
- :failure, optional string. The error of ffmpeg; absent: it didn't fail.

The value is a function that ends the listening."
  (cast-rpc-on client "serve.didConvert" listener))

(defun cast-rpc-on-serve-did-serve (client listener)
  "Call LISTENER with each serve.didServe that CLIENT hears.

A client of the media server fetches a publication; sent at the start of
the transfer, about once a second while bytes are read, and at its end.
Only the newest state of a transfer matters.

LISTENER gets a property list of:
- :transferId, string. The transfer's id; every HTTP request is one.
- :publicationId, string. The publication that is fetched.
- :sessionId, optional string. The publication's session.
- :path, optional string. The publication's file.
- :name, string. The publication's name.
- :peer, optional string. The client's address.
- :method, string. The HTTP method: ‘GET’ or ‘HEAD’.
- :status, integer. The HTTP status of the answer: 200, 206, 304, 404, 412
  or 416.
- :rangeStart, optional integer. The first byte that is sent, if it is one
  range. In bytes.
- :rangeEnd, optional integer. The byte after the last one that is sent,
  if it is one range. In bytes.
- :length, optional integer. How many bytes the answer has; absent:
  unknown. In bytes.
- :bytesSent, integer. How many bytes were passed to the operating system
  for the client. In bytes.
- :state, TransferState. The transfer's state.
- :failure, optional TransferFailure. The reason for a failed transfer.
- :elapsed, number. How long it has taken. In seconds.

The value is a function that ends the listening."
  (cast-rpc-on client "serve.didServe" listener))

;;;; server: The server itself: handshake, information, ping, shutdown.

(defun cast-rpc-server-initialize (client &optional params options)
  "Call server.initialize of CLIENT with PARAMS and OPTIONS.

Introduces the client, and returns the server's name, versions and limits.

Optional: a script may call other methods right away. A connection that
never initializes receives no pushed notification before
‘events.subscribe’, and no request from the server. A second call is
InvalidRequest.

PARAMS is a property list of:
- :protocolVersion, optional string. The protocol version that the client
  supports. Absent: ‘\"1.0\"’.
- :clientInfo, optional ClientInfo. The client's name and version.
- :processId, optional integer. The client's process id; a spawned server
  exits when that process does. At least 1.
- :capabilities, optional ClientCapabilities. Requests from the server
  that the client can answer.
- :specHash, optional string. The hash of the API document that the client
  was generated from.
- :topics, optional string[]. The topics to push from now on, as in
  ‘events.subscribe’; no event is lost. ‘[]’: none. Absent: ‘[\"*\"]’ over
  stdio, none over a socket.

The result is a property list of:
- :serverInfo, ServerInfo. The server's name, versions and state.
- :limits, ServerLimits. The server's limits.
- :topics, string[]. The topics that the connection is now subscribed to.

Errors: UnsupportedProtocolVersion."
  (cast-rpc-call client "server.initialize" params options))

(defun cast-rpc-server-info (client &optional params options)
  "Call server.info of CLIENT with PARAMS and OPTIONS.

Returns the server's name, versions and state.

The result is a ServerInfo."
  (cast-rpc-call client "server.info" params options))

(defun cast-rpc-server-clients (client &optional params options)
  "Call server.clients of CLIENT with PARAMS and OPTIONS.

Lists the clients, with their unanswered requests and undelivered
notifications.

Shows which clients keep a daemon running, and which of them read too
slowly. The call itself is among its caller's unanswered requests. Clients
that were refused at the limit of connections aren't listed.

The result is a property list of:
- :clients, ConnectedClient[]. The connections, the oldest first."
  (cast-rpc-call client "server.clients" params options))

(defun cast-rpc-server-report (client &optional params options)
  "Call server.report of CLIENT with PARAMS and OPTIONS.

Composes a report about this server and its network, to be attached to an
issue.

Has the versions, the interfaces, the devices that discovery saw on each
path and when, a probe and the description of each device, the sessions,
the options, and the last minutes of the log. Names, ids, addresses, Wi-Fi
networks, hardware addresses, tokens, credentials and queries of URLs are
replaced by stand-ins that stay the same within the report. A client shows
the text to the user before it is sent anywhere.

PARAMS is a property list of:
- :listenFor, optional number. How long to look for devices first. Starts
  discovery if necessary, and restores its state afterwards. In seconds.
  From 0 to 60. Absent: ‘3’.
- :probesDevices, optional boolean. Whether up to 8 devices are connected
  to and asked to describe themselves. Absent: ‘true’.
- :host, optional string. A further address to probe. Not empty.
- :port, optional integer. The port at ‘host’. From 1 to 65535. Absent:
  ‘8009’.
- :notes, optional string[]. Lines of the client's about itself, 32 at
  most, each of at most 1,000 bytes. They are put first, and secrets are
  replaced in them too. Absent: ‘[]’.

The result is a property list of:
- :text, string. The report, as Markdown.
- :replacements, ReportReplacement[]. The kinds of texts that were
  replaced."
  (cast-rpc-call client "server.report" params options))

(defun cast-rpc-server-ping (client &optional params options)
  "Call server.ping of CLIENT with PARAMS and OPTIONS.

Answers at once.

The result is empty."
  (cast-rpc-call client "server.ping" params options))

(defun cast-rpc-server-echo (client &optional params options)
  "Call server.echo of CLIENT with PARAMS and OPTIONS.

Returns its parameter unchanged; for testing transports.

PARAMS is a property list of:
- :value, any. Any value.

The result is a property list of:
- :value, any. The ‘value’ of the call."
  (cast-rpc-call client "server.echo" params options))

(defun cast-rpc-server-shutdown (client &optional params options)
  "Call server.shutdown of CLIENT with PARAMS and OPTIONS.

Shuts the server down: it leaves its sessions (playback continues), writes
pending replies, and exits with code 0.

The result is empty."
  (cast-rpc-call client "server.shutdown" params options))

;;;; session: Sessions with receivers. Several can exist at once; they belong to
;;;; the server and are visible to all clients. A call without `sessionId` uses
;;;; the connection's current session (`session.setCurrent`).

(defun cast-rpc-session-start (client &optional params options)
  "Call session.start of CLIENT with PARAMS and OPTIONS.

Connects to a device and launches an app, or joins the app if it already
runs.

Each phase is reported as ‘$/progress’ to the caller and as
‘session.didEnterPhase’ to all clients. The call returns when the session
is connected and, for a media app, the first media status is known.

SDK: ‘GCKSessionManager.startSessionWithDevice’.

PARAMS is a property list of:
- :deviceId, optional string. The device's id in discovery.
- :friendlyName, optional string. Alternatively: the device's name,
  case-insensitive. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet; discovery is started for that if necessary. In seconds.
  From 0 to 600. Absent: ‘5’.
- :host, optional string. Alternatively: an address or host name. Not
  empty.
- :port, optional integer. With ‘host’: the port; speaker groups have
  ports of their own. From 1 to 65535. Absent: ‘8009’.
- :applicationId, optional string. The app's id; absent: the first one of
  the context's ‘discoveryCriteria’, or else ‘CC1AD845’, the default media
  receiver. Not empty.
- :languageCode, optional string. The language for the app, RFC 5646;
  absent: that of the context's ‘launchOptions’.
- :relaunchIfRunning, optional boolean. Whether a running app is stopped,
  for everyone, and launched again; false: it is joined. Absent: as the
  context's ‘launchOptions’ say. SDK: ‘GCKLaunchOptions.relaunchIfRunning’.
- :androidReceiverCompatible, optional boolean. Whether the app's Android
  TV counterpart may be launched; absent: as the context's ‘launchOptions’
  say. SDK: ‘GCKLaunchOptions.androidReceiverCompatible’.
- :credentials, optional string. The viewer's credentials; absent: those
  of ‘context.setLaunchCredentials’.
- :credentialsType, optional string. The type of the credentials. Absent:
  ‘\"web\"’.
- :requiredFeatures, optional string[]. Features that the receiver must
  support in the app, such as ‘STREAM_TRANSFER’.
- :ifExists, optional ExistingSessionPolicy. The behaviour if a session
  with the device already exists. A session that is being restored,
  connected or ended is awaited first. Absent: ‘\"FAIL\"’.
- :sessionOptions, optional object. Options to store in the session, at
  most 16 KiB; absent: those of ‘session.setDefaultOptions’. SDK:
  ‘GCKSessionOptions’.
- :timeout, optional number. The limit for all phases together; absent:
  the context's ‘connectTimeout’. Time in which the TV asks its viewer for
  permission doesn't count. In seconds. More than 0, at most 600.

The result is a Session.

Errors: DeviceNotFound, SessionExists, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotFound, LaunchFailed, LaunchCancelled,
SessionEnded, RequestRejected, CastMessageTooLarge, InternalLimitReached."
  (cast-rpc-call client "session.start" params options))

(defun cast-rpc-session-join (client &optional params options)
  "Call session.join of CLIENT with PARAMS and OPTIONS.

Connects to a device and joins the running app; launches nothing.

PARAMS is a property list of:
- :deviceId, optional string. The device's id in discovery.
- :friendlyName, optional string. Alternatively: the device's name,
  case-insensitive. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet; discovery is started for that if necessary. In seconds.
  From 0 to 600. Absent: ‘5’.
- :host, optional string. Alternatively: an address or host name. Not
  empty.
- :port, optional integer. With ‘host’: the port; speaker groups have
  ports of their own. From 1 to 65535. Absent: ‘8009’.
- :applicationId, optional string. The app's id; absent: any running app.
  Not empty.
- :receiverSessionId, optional string. The id of the app's run. Not empty.
- :credentials, optional string. The viewer's credentials; absent: those
  of ‘context.setLaunchCredentials’.
- :credentialsType, optional string. The type of the credentials. Absent:
  ‘\"web\"’.
- :ifExists, optional ExistingSessionPolicy. The behaviour if a session
  with the device already exists. A session that is being restored,
  connected or ended is awaited first. Absent: ‘\"FAIL\"’.
- :sessionOptions, optional object. Options to store in the session, at
  most 16 KiB; absent: those of ‘session.setDefaultOptions’. SDK:
  ‘GCKSessionOptions’.
- :timeout, optional number. The limit for all phases together; absent:
  the context's ‘connectTimeout’. In seconds. More than 0, at most 600.

The result is a Session.

Errors: DeviceNotFound, SessionExists, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotRunning, SessionEnded, RequestRejected,
CastMessageTooLarge, InternalLimitReached."
  (cast-rpc-call client "session.join" params options))

(defun cast-rpc-session-end (client &optional params options)
  "Call session.end of CLIENT with PARAMS and OPTIONS.

Ends a session.

Ending always succeeds: if the receiver doesn't confirm STOP within 3
seconds, the session ends anyway.

SDK: ‘GCKSessionManager.endSessionAndStopCasting’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :action, optional SessionEndAction. The effect on the receiver's app;
  absent: LEAVE, or STOP_CASTING if the context's
  ‘stopReceiverApplicationWhenEndingSession’ is set.

The result is empty.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "session.end" params options))

(defun cast-rpc-session-list (client &optional params options)
  "Call session.list of CLIENT with PARAMS and OPTIONS.

Lists the sessions.

The result is a property list of:
- :sessions, Session[]. All sessions, the oldest first.
- :currentSessionId, optional string. The current session of this
  connection (‘session.setCurrent’); absent: calls must name a session."
  (cast-rpc-call client "session.list" params options))

(defun cast-rpc-session-set-current (client &optional params options)
  "Call session.setCurrent of CLIENT with PARAMS and OPTIONS.

Sets the session that this connection's calls use when they name none, and
that widgets show.

By default the current session is the newest that this connection started
or joined, or the only existing session if it never did so. A call without
‘sessionId’ fails with ‘AmbiguousSession’ if there are several sessions
and the connection has none. All connections share the widgets, which show
the session that connected, or was set, last.

PARAMS is a property list of:
- :sessionId, string. The session.

The result is a Session.

Errors: NoSuchSession."
  (cast-rpc-call client "session.setCurrent" params options))

(defun cast-rpc-session-get (client &optional params options)
  "Call session.get of CLIENT with PARAMS and OPTIONS.

Returns one session.

SDK: ‘GCKSessionManager.currentCastSession’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a Session.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "session.get" params options))

(defun cast-rpc-session-set-volume (client &optional params options)
  "Call session.setVolume of CLIENT with PARAMS and OPTIONS.

Sets the device's volume.

SDK: ‘GCKSession.setDeviceVolume’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :level, number. The level, from 0 (silent) to 1 (loudest). From 0 to 1.

The result is a DeviceVolume.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, ConnectionLost, SessionEnded, RequestTimedOut,
RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached."
  (cast-rpc-call client "session.setVolume" params options))

(defun cast-rpc-session-step-volume (client &optional params options)
  "Call session.stepVolume of CLIENT with PARAMS and OPTIONS.

Changes the device's volume by its own steps.

Steps that arrive while an earlier one is unanswered add up, as on a
remote control; they stop at the limits of the traits.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :steps, optional integer. How many steps; negative lowers the volume.
  From -1000 to 1000. Absent: ‘1’.

The result is a DeviceVolume.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, ConnectionLost, SessionEnded, RequestTimedOut,
RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached."
  (cast-rpc-call client "session.stepVolume" params options))

(defun cast-rpc-session-press-volume-key (client &optional params options)
  "Call session.pressVolumeKey of CLIENT with PARAMS and OPTIONS.

Reports that a volume key of the calling program was pressed.

It changes the volume of the current session's device if the context's
option ‘physicalVolumeButtonsWillControlDeviceVolume’ is set and there is
a connected session; otherwise nothing happens, and the program can handle
the key itself.

SDK: ‘GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume’.

PARAMS is a property list of:
- :key, VolumeKey. The key.

The result is a property list of:
- :isHandled, boolean. Whether it changed the device's volume.
- :volume, optional DeviceVolume. The resulting volume.

Errors: SessionNotConnected, SessionSuspended, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed,
SessionTransferred, InternalLimitReached."
  (cast-rpc-call client "session.pressVolumeKey" params options))

(defun cast-rpc-session-set-muted (client &optional params options)
  "Call session.setMuted of CLIENT with PARAMS and OPTIONS.

Mutes or unmutes the device.

SDK: ‘GCKSession.setDeviceMuted’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :muted, boolean. Whether to mute it.

The result is a DeviceVolume.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, ConnectionLost, SessionEnded, RequestTimedOut,
RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached."
  (cast-rpc-call client "session.setMuted" params options))

(defun cast-rpc-session-request-multizone-status (client &optional params options)
  "Call session.requestMultizoneStatus of CLIENT with PARAMS and OPTIONS.

Requests the members of a speaker group.

SDK: ‘GCKCastSession.requestMultizoneStatus’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a MultizoneStatus.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
SessionTransferred, InternalLimitReached, SessionSuspended."
  (cast-rpc-call client "session.requestMultizoneStatus" params options))

(defun cast-rpc-session-set-multizone-device-volume (client &optional params options)
  "Call session.setMultizoneDeviceVolume of CLIENT with PARAMS and OPTIONS.

Sets the volume of a group member.

SDK: ‘GCKCastSession.setDeviceVolume:forMultizoneDevice:’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :deviceId, string. The member's id, in any spelling. Not empty.
- :level, number. The level, from 0 (silent) to 1 (loudest). From 0 to 1.

The result is a MultizoneDevice.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
DeviceNotFound, SessionTransferred, InternalLimitReached,
SessionSuspended."
  (cast-rpc-call client "session.setMultizoneDeviceVolume" params options))

(defun cast-rpc-session-set-multizone-device-muted (client &optional params options)
  "Call session.setMultizoneDeviceMuted of CLIENT with PARAMS and OPTIONS.

Mutes or unmutes a group member.

SDK: ‘GCKCastSession.setDeviceMuted:forMultizoneDevice:’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :deviceId, string. The member's id, in any spelling. Not empty.
- :muted, boolean. Whether to mute it.

The result is a MultizoneDevice.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
DeviceNotFound, SessionTransferred, InternalLimitReached,
SessionSuspended."
  (cast-rpc-call client "session.setMultizoneDeviceMuted" params options))

(defun cast-rpc-session-get-casting-groups (client &optional params options)
  "Call session.getCastingGroups of CLIENT with PARAMS and OPTIONS.

Requests the groups that a device belongs to.

Google doesn't document how devices describe groups, so they are returned
as the device sends them, except that ‘deviceId’ is as in ‘Device’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a property list of:
- :groups, object[]. The groups; empty if it belongs to none.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
SessionTransferred, InternalLimitReached, SessionSuspended."
  (cast-rpc-call client "session.getCastingGroups" params options))

(defun cast-rpc-session-request-status (client &optional params options)
  "Call session.requestStatus of CLIENT with PARAMS and OPTIONS.

Requests the receiver's status.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a ReceiverStatus.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, ConnectionLost, SessionEnded, RequestTimedOut,
RequestRejected, SessionTransferred, InternalLimitReached."
  (cast-rpc-call client "session.requestStatus" params options))

(defun cast-rpc-session-transfer (client &optional params options)
  "Call session.transfer of CLIENT with PARAMS and OPTIONS.

Transfers a session to another device, where playback continues.

The server requests the app's state (STORE_SESSION), launches the app on
the other device or joins it, passes the state to it (RESUME_SESSION, or
LOAD if the app doesn't support it), and stops the app on the old device.
The session keeps its id and gets another ‘device’;
‘session.didUpdateDevice’, ‘session.didResume’ and ‘session.didTransfer’
report it.

The old device plays until playback starts on the new one, so both may be
audible for a moment. If a step fails, or the call is cancelled, the app
on the new device is stopped, and the old device continues.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :deviceId, optional string. The other device's id in discovery.
- :friendlyName, optional string. Alternatively: the device's name,
  case-insensitive. Not empty.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet; discovery is started for that if necessary. In seconds.
  From 0 to 600. Absent: ‘5’.
- :host, optional string. Alternatively: an address or host name. Not
  empty.
- :port, optional integer. With ‘host’: the port; speaker groups have
  ports of their own. From 1 to 65535. Absent: ‘8009’.
- :keepVolume, optional boolean. Whether the other device is set to this
  one's volume. Absent: ‘false’.
- :timeout, optional number. How long connecting to the other device may
  take (absent: as for ‘session.start’), and how long all further steps may
  take (absent: the context's ‘transfer.timeout’). Time in which the TV asks
  its viewer for permission doesn't count. In seconds. More than 0, at most
  600.

The result is a property list of:
- :session, Session. The session on the other device.
- :fromDeviceId, string. The device that it left.
- :stateSource, optional PlaybackStateSource. Where the playback state
  came from; absent: nothing played.
- :isResumedByApplication, boolean. Whether the app accepted its state;
  otherwise the media was loaded, if there was any.
- :isSourceStopped, boolean. Whether the old device confirmed that its app
  has ended.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionEnded, SessionSuspended, DeviceNotFound, SessionExists,
SessionTransferFailed, InternalLimitReached."
  (cast-rpc-call client "session.transfer" params options))

(defun cast-rpc-session-take-back (client &optional params options)
  "Call session.takeBack of CLIENT with PARAMS and OPTIONS.

Returns the playback state, so that the caller can continue playback
locally.

The result has the media and the position. Afterwards the session
continues, or ends as ‘action’ says. ‘media.load’ accepts the members of
‘loadRequestData’, so playback can be returned to the device.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :action, optional SessionEndAction. How to end the session afterwards;
  absent: it continues.

The result is a PlaybackState.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionSuspended, ConnectionLost, SessionEnded, NoMediaSession,
SessionTransferred, RequestTimedOut, RequestRejected, QueueNotSupported,
InternalLimitReached."
  (cast-rpc-call client "session.takeBack" params options))

(defun cast-rpc-session-set-default-options (client &optional params options)
  "Call session.setDefaultOptions of CLIENT with PARAMS and OPTIONS.

Sets the default ‘sessionOptions’ of new sessions.

All clients share them. Existing sessions keep theirs.

SDK: ‘GCKSessionManager.setDefaultSessionOptions:forDeviceCategory:’.

PARAMS is a property list of:
- :options, optional object. The options, at most 16 KiB; absent: none.
- :category, optional string. The devices' category; Cast devices are
  ‘CAST’. Not empty. Absent: ‘\"CAST\"’.

The result is empty."
  (cast-rpc-call client "session.setDefaultOptions" params options))

(defun cast-rpc-session-get-default-options (client &optional params options)
  "Call session.getDefaultOptions of CLIENT with PARAMS and OPTIONS.

Returns the default ‘sessionOptions’ of new sessions.

SDK: ‘GCKSessionManager.defaultSessionOptionsForDeviceCategory:’.

PARAMS is a property list of:
- :category, optional string. The devices' category; Cast devices are
  ‘CAST’. Not empty. Absent: ‘\"CAST\"’.

The result is a property list of:
- :options, optional object. The options; absent: none."
  (cast-rpc-call client "session.getDefaultOptions" params options))

(defun cast-rpc-session-build-open-url (client &optional params options)
  "Call session.buildOpenUrl of CLIENT with PARAMS and OPTIONS.

Builds a link with which another program can join a session.

The link is a URL of the caller with one additional query item, which
names the device and the app's run. It holds no secret except the run's
id.

SDK: ‘GCKOpenURLOptions.asURLQueryItem’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :baseUrl, optional string. The URL to which the query item is added. Not
  empty. Absent: ‘\"cast-rpc://open\"’.

The result is a property list of:
- :url, string. The link.
- :queryItemName, string. The name of the item.
- :queryItemValue, string. Its value, not percent-encoded.

Errors: NoSuchSession, AmbiguousSession."
  (cast-rpc-call client "session.buildOpenUrl" params options))

(defun cast-rpc-session-parse-open-url (client &optional params options)
  "Call session.parseOpenUrl of CLIENT with PARAMS and OPTIONS.

Parses a link that ‘session.buildOpenUrl’ made.

SDK: ‘GCKOpenURLOptions.openURLOptionsFromURL’.

PARAMS is a property list of:
- :url, string. The link. Not empty.

The result is a property list of:
- :deviceId, string. The device. SDK: ‘GCKOpenURLOptions.deviceUniqueID’.
- :friendlyName, optional string. The device's name when the link was
  made. SDK: ‘GCKOpenURLOptions.deviceFriendlyName’.
- :receiverSessionId, optional string. The id of the app's run; absent:
  any. SDK: ‘GCKOpenURLOptions.sessionID’."
  (cast-rpc-call client "session.parseOpenUrl" params options))

(defun cast-rpc-session-start-with-open-url (client &optional params options)
  "Call session.startWithOpenUrl of CLIENT with PARAMS and OPTIONS.

Connects to the device and app that a link names.

The device is looked for if it isn't known. A link with an app's run joins
only that run; a link without one joins the app if it runs, or launches
it.

SDK: ‘GCKSessionManager.startSessionWithOpenURLOptions:sessionOptions:’.

PARAMS is a property list of:
- :url, string. The link. Not empty.
- :applicationId, optional string. The app's id, if the link names no run;
  absent: as for ‘session.start’. Not empty.
- :searchTimeout, optional number. How long to look for the device. In
  seconds. From 0 to 600. Absent: ‘10’.
- :ifExists, optional ExistingSessionPolicy. The behaviour if a session
  with the device already exists. A session that is being restored,
  connected or ended is awaited first. Absent: ‘\"FAIL\"’.
- :sessionOptions, optional object. Options to store in the session, at
  most 16 KiB; absent: those of ‘session.setDefaultOptions’. SDK:
  ‘GCKSessionOptions’.
- :timeout, optional number. How long connecting may take; absent: the
  context's ‘connectTimeout’. In seconds. More than 0, at most 600.

The result is a Session.

Errors: DeviceNotFound, SessionExists, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed,
DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost,
ConnectionRejected, ApplicationNotFound, ApplicationNotRunning,
LaunchFailed, LaunchCancelled, SessionEnded, RequestRejected,
CastMessageTooLarge, InternalLimitReached."
  (cast-rpc-call client "session.startWithOpenUrl" params options))

(defun cast-rpc-session-suspend (client &optional params options)
  "Call session.suspend of CLIENT with PARAMS and OPTIONS.

Closes a session's connection and keeps the session; playback continues.

Calls for the session fail with ‘SessionSuspended’ until ‘session.resume’,
which fails if the app has ended by then. For a session that is being
connected again, this ends the attempts.

SDK: ‘GCKSessionManager.suspendSessionWithReason’.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.
- :reason, optional SessionSuspendReason. The reason reported by
  ‘session.didSuspend’. After ‘NETWORK_ERROR’, ‘NETWORK_NOT_REACHABLE’ and
  ‘TERMINATED’ the session resumes by itself as soon as the device can be
  reached, as after a lost connection. Absent: ‘\"REQUESTED\"’.

The result is a Session.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionEnded."
  (cast-rpc-call client "session.suspend" params options))

(defun cast-rpc-session-resume (client &optional params options)
  "Call session.resume of CLIENT with PARAMS and OPTIONS.

Reconnects a suspended session now.

After a lost connection the server reconnects by itself, with growing
delays; this call skips the delay. Nothing is loaded and nothing is
launched: if the app has ended in the meantime, the session ends. For a
connected session the call returns at once.

PARAMS is a property list of:
- :sessionId, optional string. The session; absent: the current one.

The result is a Session.

Errors: NoSuchSession, AmbiguousSession, SessionNotConnected,
SessionEnded, AddressNotResolved, DeviceUnreachable, ConnectionRefused,
TLSFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
RequestRejected, DeviceAuthenticationFailed, ApplicationNotRunning,
SessionSuspended."
  (cast-rpc-call client "session.resume" params options))

(defun cast-rpc-session-list-saved (client &optional params options)
  "Call session.listSaved of CLIENT with PARAMS and OPTIONS.

Lists the saved sessions of servers that no longer run: killed, crashed,
or shut down without ending their sessions.

The result is a property list of:
- :sessions, SavedSession[]. The sessions that ‘session.restore’ would
  rejoin.
- :problems, string[]. Records that can't be used, one sentence each:
  damaged files, sessions older than a day."
  (cast-rpc-call client "session.listSaved" params options))

(defun cast-rpc-session-restore (client &optional params options)
  "Call session.restore of CLIENT with PARAMS and OPTIONS.

Rejoins the saved sessions of servers that no longer run; nothing is
loaded or launched.

Only one server takes each saved session, and rejoins it only if the same
run of its app still exists. ‘session.willResume’ and ‘session.didResume’
or ‘session.didFailToResume’ report it, without a ‘session.didSuspend’. A
session whose device can't be reached is kept for the next attempt.

A daemon restores its sessions at start (‘--restore-sessions’). A spawned
server does so on request, and saves its sessions from then on.

PARAMS is a property list of:
- :timeout, optional number. How long to wait for each device. In seconds.
  More than 0, at most 600. Absent: ‘10’.

The result is a property list of:
- :sessions, Session[]. The sessions that are connected again.
- :failures, FailedRestoration[]. The sessions that are not.
- :problems, string[]. Records that can't be used, one sentence each."
  (cast-rpc-call client "session.restore" params options))

(defun cast-rpc-on-session-will-start (client listener)
  "Call LISTENER with each session.willStart that CLIENT hears.

A session starts to connect.

SDK: ‘sessionManager:willStartCastSession:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.

The value is a function that ends the listening."
  (cast-rpc-on client "session.willStart" listener))

(defun cast-rpc-on-session-did-enter-phase (client listener)
  "Call LISTENER with each session.didEnterPhase that CLIENT hears.

A connecting session entered a new phase.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :phase, ConnectionPhase. The phase that begins.
- :elapsed, number. Time since the start. In seconds.
- :message, optional string. Details, such as that the TV asks its viewer
  for permission.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didEnterPhase" listener))

(defun cast-rpc-on-session-did-start (client listener)
  "Call LISTENER with each session.didStart that CLIENT hears.

A session is connected.

SDK: ‘sessionManager:didStartCastSession:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didStart" listener))

(defun cast-rpc-on-session-did-fail-to-start (client listener)
  "Call LISTENER with each session.didFailToStart that CLIENT hears.

A session failed to connect.

SDK: ‘sessionManager:didFailToStartCastSession:withError:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.
- :error, ErrorInfo. The reason.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didFailToStart" listener))

(defun cast-rpc-on-session-will-end (client listener)
  "Call LISTENER with each session.willEnd that CLIENT hears.

A session is about to end on request.

SDK: ‘sessionManager:willEndCastSession:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.

The value is a function that ends the listening."
  (cast-rpc-on client "session.willEnd" listener))

(defun cast-rpc-on-session-did-end (client listener)
  "Call LISTENER with each session.didEnd that CLIENT hears.

A session ended.

SDK: ‘sessionManager:didEndCastSession:withError:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.
- :reason, SessionEndReason. The reason.
- :error, optional ErrorInfo. The error, if there was one.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didEnd" listener))

(defun cast-rpc-on-session-did-suspend (client listener)
  "Call LISTENER with each session.didSuspend that CLIENT hears.

A session lost its connection, or was suspended; playback may continue.

SDK: ‘sessionManager:didSuspendCastSession:withReason:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.
- :reason, SessionSuspendReason. The reason.
- :error, optional ErrorInfo. The cause of the loss.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didSuspend" listener))

(defun cast-rpc-on-session-will-resume (client listener)
  "Call LISTENER with each session.willResume that CLIENT hears.

An attempt to resume a session starts.

SDK: ‘sessionManager:willResumeCastSession:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.
- :attempt, integer. The number of the attempt since the suspension, from
  1.
- :error, optional ErrorInfo. The error that ended the previous attempt
  or, for the first one, the connection.

The value is a function that ends the listening."
  (cast-rpc-on client "session.willResume" listener))

(defun cast-rpc-on-session-did-resume (client listener)
  "Call LISTENER with each session.didResume that CLIENT hears.

A session is connected again, and the same run of its app continues;
nothing was loaded.

SDK: ‘sessionManager:didResumeCastSession:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didResume" listener))

(defun cast-rpc-on-session-did-fail-to-resume (client listener)
  "Call LISTENER with each session.didFailToResume that CLIENT hears.

A session could not be resumed: its app has ended, or the device was
unreachable for too long. ‘session.didEnd’ follows.

SDK: ‘sessionManager:didFailToResumeSession:withError:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.
- :error, ErrorInfo. The reason.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didFailToResume" listener))

(defun cast-rpc-on-session-did-update-default-options (client listener)
  "Call LISTENER with each session.didUpdateDefaultOptions that CLIENT hears.

The default ‘sessionOptions’ of new sessions changed.

SDK: ‘sessionManager:didUpdateDefaultSessionOptionsForDeviceCategory:’.

LISTENER gets a property list of:
- :category, string. The devices' category.
- :options, optional object. The options; absent: none.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didUpdateDefaultOptions" listener))

(defun cast-rpc-on-session-will-transfer (client listener)
  "Call LISTENER with each session.willTransfer that CLIENT hears.

A session is about to move to another device, because a client called
‘session.transfer’, or because the receivers' platform moved it and it was
found there.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session, still on its device.
- :toDevice, Device. The other device.

The value is a function that ends the listening."
  (cast-rpc-on client "session.willTransfer" listener))

(defun cast-rpc-on-session-did-transfer (client listener)
  "Call LISTENER with each session.didTransfer that CLIENT hears.

A session has moved to another device under the same id;
‘session.didResume’, whose session has that device, came just before. The
new device has a new media session.

SDK: ‘sessionManager:didResumeCastSession:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session on the other device.
- :fromDevice, Device. The device that it left.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didTransfer" listener))

(defun cast-rpc-on-session-did-fail-to-transfer (client listener)
  "Call LISTENER with each session.didFailToTransfer that CLIENT hears.

A session could not be transferred; it is unchanged, unless
‘session.didEnd’ or ‘session.didSuspend’ says otherwise.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.
- :toDevice, Device. The other device.
- :error, ErrorInfo. The reason.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didFailToTransfer" listener))

(defun cast-rpc-on-session-did-update-device (client listener)
  "Call LISTENER with each session.didUpdateDevice that CLIENT hears.

A session's device changed: its name, its address, its status.

SDK: ‘sessionManager:castSession:didUpdateDevice:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didUpdateDevice" listener))

(defun cast-rpc-on-session-did-receive-multizone-status (client listener)
  "Call LISTENER with each session.didReceiveMultizoneStatus that CLIENT hears.

A group reported its members, and they differ from the known ones.

SDK: ‘didReceiveMultizoneStatus:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :status, MultizoneStatus. The members now.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didReceiveMultizoneStatus" listener))

(defun cast-rpc-on-session-did-add-multizone-device (client listener)
  "Call LISTENER with each session.didAddMultizoneDevice that CLIENT hears.

A device joined the group.

SDK: ‘didAddMultizoneDevice:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :device, MultizoneDevice. The member.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didAddMultizoneDevice" listener))

(defun cast-rpc-on-session-did-update-multizone-device (client listener)
  "Call LISTENER with each session.didUpdateMultizoneDevice that CLIENT hears.

A group member changed, such as its volume.

SDK: ‘didUpdateMultizoneDevice:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :deviceId, string. The member.
- :device, MultizoneDevice. The member now.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didUpdateMultizoneDevice" listener))

(defun cast-rpc-on-session-did-remove-multizone-device (client listener)
  "Call LISTENER with each session.didRemoveMultizoneDevice that CLIENT hears.

A device left the group.

SDK: ‘didRemoveMultizoneDeviceWithID:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :deviceId, string. The member.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didRemoveMultizoneDevice" listener))

(defun cast-rpc-on-session-did-update-playback-session (client listener)
  "Call LISTENER with each session.didUpdatePlaybackSession that CLIENT hears.

Whether playback can be transferred and expanded changed.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :playbackSession, MultizonePlaybackSession. The present state.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didUpdatePlaybackSession" listener))

(defun cast-rpc-on-session-did-change-volume (client listener)
  "Call LISTENER with each session.didChangeVolume that CLIENT hears.

The device's volume changed, by this server, another sender or the device
itself.

SDK: ‘didReceiveDeviceVolume:muted:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :volume, DeviceVolume. The volume now.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didChangeVolume" listener))

(defun cast-rpc-on-session-did-change-status (client listener)
  "Call LISTENER with each session.didChangeStatus that CLIENT hears.

The receiver's status changed: app, status text, active input, standby.

SDK: ‘didReceiveDeviceStatus:’.

LISTENER gets a property list of:
- :sessionId, string. The session.
- :session, Session. The session now.

The value is a function that ends the listening."
  (cast-rpc-on client "session.didChangeStatus" listener))

;;;; widget: The state of a program's user interface, which any toolkit can
;;;; draw. The server keeps one state for all clients and updates it with their
;;;; inputs. `widget.didChange` must be subscribed to by name (`widget.*`; `*`
;;;; excludes it).

(defun cast-rpc-widget-get-state (client &optional params options)
  "Call widget.getState of CLIENT with PARAMS and OPTIONS.

Returns the state of widgets.

Widgets show the session that connected last, or else the one that is
connecting; they are the same for all clients. The surfaces are those of
the connection that asks: whether dialog, overlay, expanded controller and
track selector are presented, and the failure in the dialog.

PARAMS is a property list of:
- :widgets, optional WidgetName[]. The widgets; absent: all.

The result is a property list of:
- :revision, integer. Grows with every change of any widget.
- :state, WidgetStates. Their states."
  (cast-rpc-call client "widget.getState" params options))

(defun cast-rpc-widget-set-options (client &optional params options)
  "Call widget.setOptions of CLIENT with PARAMS and OPTIONS.

Sets the program's options for its widgets.

All clients share the options; the answer has all of them.

PARAMS is a property list of:
- :options, WidgetOptions. The changes; absent members stay as they are.
  Empty: nothing changes.

The result is a WidgetOptions."
  (cast-rpc-call client "widget.setOptions" params options))

(defun cast-rpc-widget-tap-cast-button (client &optional params options)
  "Call widget.tapCastButton of CLIENT with PARAMS and OPTIONS.

Reports a tap on the cast button.

With the context's option ‘startDiscoveryAfterFirstTapOnCastButton’, and
while discovery doesn't run, it starts discovery; otherwise it opens the
dialog.

SDK: ‘GCKUICastButtonDelegate’.

The result is a property list of:
- :outcome, CastButtonOutcome. The result.
- :castState, CastState. Whether there are devices and a session: which
  dialog to show."
  (cast-rpc-call client "widget.tapCastButton" params options))

(defun cast-rpc-widget-open-dialog (client &optional params options)
  "Call widget.openDialog of CLIENT with PARAMS and OPTIONS.

Opens the cast dialog.

SDK: ‘GCKCastContext.presentCastDialog’.

The result is a CastDialogState."
  (cast-rpc-call client "widget.openDialog" params options))

(defun cast-rpc-widget-close-dialog (client &optional params options)
  "Call widget.closeDialog of CLIENT with PARAMS and OPTIONS.

Closes the cast dialog.

The result is a CastDialogState."
  (cast-rpc-call client "widget.closeDialog" params options))

(defun cast-rpc-widget-select-device (client &optional params options)
  "Call widget.selectDevice of CLIENT with PARAMS and OPTIONS.

Starts a session with a device that was chosen in the dialog.

Returns when the session is connected; until then the dialog shows that it
is connecting. The server first leaves a session with another device,
since the SDK has one session at a time; playback there continues.

PARAMS is a property list of:
- :deviceId, string. The device's id, as in the dialog.
- :searchTimeout, optional number. How long to look for a device that
  isn't known yet; discovery is started for that if necessary. In seconds.
  From 0 to 600. Absent: ‘5’.
- :applicationId, optional string. The app's id; absent: the first of the
  context's ‘discoveryCriteria’, or else the default media receiver. Not
  empty.

The result is a Session.

Errors: DeviceNotFound, SessionExists, AddressNotResolved,
DeviceUnreachable, ConnectionRefused, TLSFailed, ConnectionTimedOut,
ConnectionLost, ConnectionRejected, DeviceAuthenticationFailed,
ApplicationNotFound, LaunchFailed, LaunchCancelled, InternalLimitReached."
  (cast-rpc-call client "widget.selectDevice" params options))

(defun cast-rpc-widget-disconnect (client &optional params options)
  "Call widget.disconnect of CLIENT with PARAMS and OPTIONS.

Ends the session, as the dialog's disconnect button does.

PARAMS is a property list of:
- :action, optional SessionEndAction. The effect on the receiver's app;
  absent: LEAVE, or STOP_CASTING if the context's
  ‘stopReceiverApplicationWhenEndingSession’ is set.

The result is empty.

Errors: NoSuchSession."
  (cast-rpc-call client "widget.disconnect" params options))

(defun cast-rpc-widget-present-intro-overlay (client &optional params options)
  "Call widget.presentIntroOverlay of CLIENT with PARAMS and OPTIONS.

Shows the introductory overlay, if it was never shown and the cast button
is enabled.

The server records on disk that it was shown, for all servers of this
user.

SDK: ‘GCKCastContext.presentCastInstructionsViewControllerOnce’.

The result is a property list of:
- :isShown, boolean. Whether it is shown now."
  (cast-rpc-call client "widget.presentIntroOverlay" params options))

(defun cast-rpc-widget-dismiss-intro-overlay (client &optional params options)
  "Call widget.dismissIntroOverlay of CLIENT with PARAMS and OPTIONS.

Dismisses the introductory overlay.

The result is a IntroOverlayState."
  (cast-rpc-call client "widget.dismissIntroOverlay" params options))

(defun cast-rpc-widget-reset-intro-overlay (client &optional params options)
  "Call widget.resetIntroOverlay of CLIENT with PARAMS and OPTIONS.

Forgets that the introductory overlay was shown.

SDK: ‘GCKCastContext.clearCastInstructionsShownFlag’.

The result is a IntroOverlayState."
  (cast-rpc-call client "widget.resetIntroOverlay" params options))

(defun cast-rpc-widget-tap-mini-controller (client &optional params options)
  "Call widget.tapMiniController of CLIENT with PARAMS and OPTIONS.

Shows the expanded controller after a tap on the mini controller outside
its buttons.

The result is a property list of:
- :isPresented, boolean. Whether the expanded controller is shown now;
  otherwise ‘widget.didTriggerExpandedController’ was sent.

Errors: ControlDisabled."
  (cast-rpc-call client "widget.tapMiniController" params options))

(defun cast-rpc-widget-present-expanded-controller (client &optional params options)
  "Call widget.presentExpandedController of CLIENT with PARAMS and OPTIONS.

Shows the expanded controller.

Needs a session, but no media, which may be loaded afterwards, as in the
SDK's guide. With the option ‘useDefaultExpandedMediaControls’ the
controller counts as shown; without it, clients are only notified.

SDK: ‘GCKCastContext.presentDefaultExpandedMediaControls’.

The result is a property list of:
- :isPresented, boolean. Whether the expanded controller is shown now;
  otherwise ‘widget.didTriggerExpandedController’ was sent.

Errors: ControlDisabled."
  (cast-rpc-call client "widget.presentExpandedController" params options))

(defun cast-rpc-widget-dismiss-expanded-controller (client &optional params options)
  "Call widget.dismissExpandedController of CLIENT with PARAMS and OPTIONS.

Hides the expanded controller.

The result is a property list of:
- :isPresented, boolean. Whether the expanded controller is shown now;
  otherwise ‘widget.didTriggerExpandedController’ was sent."
  (cast-rpc-call client "widget.dismissExpandedController" params options))

(defun cast-rpc-widget-press-button (client &optional params options)
  "Call widget.pressButton of CLIENT with PARAMS and OPTIONS.

Presses a button.

Returns when the device has confirmed the action.

PARAMS is a property list of:
- :widget, WidgetName. The widget: ‘MINI_CONTROLLER’,
  ‘EXPANDED_CONTROLLER’, ‘MEDIA_CONTROLLER’ or ‘VOLUME_CONTROLLER’.
- :slot, optional integer. The index of the slot in the mini or expanded
  controller, from 0. From 0 to 3.
- :control, optional WidgetControl. The control, instead of ‘slot’. Pass
  exactly one of ‘slot’ and ‘control’.

The result is a property list of:
- :control, WidgetControl. The action that was carried out.

Errors: ControlDisabled, NoSuchSession, SessionNotConnected,
SessionSuspended, NoMediaSession, MediaNotSupported, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, VolumeFixed, SessionTransferred, InternalLimitReached,
CastMessageTooLarge."
  (cast-rpc-call client "widget.pressButton" params options))

(defun cast-rpc-widget-slide (client &optional params options)
  "Call widget.slide of CLIENT with PARAMS and OPTIONS.

Moves a slider.

While a slider is held, every client sees the value at which it is held.
The seek is sent when it is released; the volume follows, one request at a
time. If the client that holds a slider disconnects, the slider is
released.

PARAMS is a property list of:
- :slider, WidgetSlider. The slider.
- :phase, SlidePhase. The stage of the movement.
- :value, optional number. The value at which it is held: seconds, or a
  volume from 0 to 1. Required except for ‘CANCELLED’. At least 0.

The result is empty.

Errors: ControlDisabled, NoSuchSession, SessionNotConnected,
SessionSuspended, NoMediaSession, MediaNotSupported, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, VolumeFixed, SessionTransferred,
InternalLimitReached, CastMessageTooLarge."
  (cast-rpc-call client "widget.slide" params options))

(defun cast-rpc-widget-set-volume (client &optional params options)
  "Call widget.setVolume of CLIENT with PARAMS and OPTIONS.

Sets the volume in the volume controller.

SDK: ‘GCKUIDeviceVolumeController.setVolume’.

PARAMS is a property list of:
- :level, optional number. The volume level. From 0 to 1.
- :muted, optional boolean. Whether it is muted. Pass at least one member.

The result is a VolumeControllerState.

Errors: ControlDisabled, NoSuchSession, SessionNotConnected,
SessionSuspended, ConnectionLost, SessionEnded, RequestTimedOut,
RequestRejected, VolumeFixed, SessionTransferred, InternalLimitReached,
CastMessageTooLarge, MediaError, InvalidPlayerState."
  (cast-rpc-call client "widget.setVolume" params options))

(defun cast-rpc-widget-set-playback-rate (client &optional params options)
  "Call widget.setPlaybackRate of CLIENT with PARAMS and OPTIONS.

Sets the rate in the playback rate controller.

SDK: ‘GCKUIPlaybackRateController.playbackRate’.

PARAMS is a property list of:
- :playbackRate, number. The rate. From 0.5 to 2.

The result is a PlaybackRateControllerState.

Errors: ControlDisabled, NoSuchSession, SessionNotConnected,
SessionSuspended, NoMediaSession, MediaNotSupported, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, SessionTransferred, InternalLimitReached,
CastMessageTooLarge."
  (cast-rpc-call client "widget.setPlaybackRate" params options))

(defun cast-rpc-widget-open-track-selector (client &optional params options)
  "Call widget.openTrackSelector of CLIENT with PARAMS and OPTIONS.

Opens the track selector.

The result is a TrackSelectorState.

Errors: ControlDisabled."
  (cast-rpc-call client "widget.openTrackSelector" params options))

(defun cast-rpc-widget-close-track-selector (client &optional params options)
  "Call widget.closeTrackSelector of CLIENT with PARAMS and OPTIONS.

Closes the track selector without a choice.

The result is a TrackSelectorState."
  (cast-rpc-call client "widget.closeTrackSelector" params options))

(defun cast-rpc-widget-select-tracks (client &optional params options)
  "Call widget.selectTracks of CLIENT with PARAMS and OPTIONS.

Selects the tracks chosen in the track selector.

Closes the track selector when the device has confirmed the choice.

SDK:
‘GCKUIMediaTrackSelectionViewControllerDelegate.didSelectMediaTracks’.

PARAMS is a property list of:
- :trackIds, integer[]. At most one audio and one text track; empty: none
  of either. Tracks of other types stay as they are.

The result is a TrackSelectorState.

Errors: ControlDisabled, NoSuchSession, SessionNotConnected,
SessionSuspended, NoMediaSession, MediaNotSupported, ConnectionLost,
SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
MediaError, RequestReplaced, SessionTransferred, InternalLimitReached,
CastMessageTooLarge."
  (cast-rpc-call client "widget.selectTracks" params options))

(defun cast-rpc-widget-set-style (client &optional params options)
  "Call widget.setStyle of CLIENT with PARAMS and OPTIONS.

Sets attributes of a part of the style tree, to be applied later.

The tree is shared by all clients. Colours are ‘#RRGGBB’ or ‘#RRGGBBAA’.
Parts: see docs/Widgets.md.

SDK: ‘GCKUIStyle’.

PARAMS is a property list of:
- :path, string. The part's path: ‘castViews’,
  ‘castViews.mediaControl.miniController’…
- :attributes, map<any>. Values by attribute; ‘null’ removes one, so that
  it is inherited again.

The result is a WidgetStyle."
  (cast-rpc-call client "widget.setStyle" params options))

(defun cast-rpc-widget-get-style (client &optional params options)
  "Call widget.getStyle of CLIENT with PARAMS and OPTIONS.

Returns a part of the style tree.

SDK: ‘GCKUIStyle.sharedInstance’.

PARAMS is a property list of:
- :path, optional string. The part's path; absent: ‘castViews’. Not empty.

The result is a WidgetStyle."
  (cast-rpc-call client "widget.getStyle" params options))

(defun cast-rpc-widget-apply-style (client &optional params options)
  "Call widget.applyStyle of CLIENT with PARAMS and OPTIONS.

Applies the changes to the style tree.

SDK: ‘GCKUIStyle.applyStyle’.

The result is a property list of:
- :paths, string[]. The parts whose effective attributes changed."
  (cast-rpc-call client "widget.applyStyle" params options))

(defun cast-rpc-widget-make-load-request (client &optional params options)
  "Call widget.makeLoadRequest of CLIENT with PARAMS and OPTIONS.

Builds the load request that continues a local player's playback on the
device.

Nothing is sent.

PARAMS is a property list of:
- :local, LocalPlayback. The local player's state.

The result is a property list of:
- :request, LoadRequestData. The parameters for ‘media.load’."
  (cast-rpc-call client "widget.makeLoadRequest" params options))

(defun cast-rpc-widget-hand-over (client &optional params options)
  "Call widget.handOver of CLIENT with PARAMS and OPTIONS.

Continues a local player's playback on the current session's device.

PARAMS is a property list of:
- :local, LocalPlayback. The local player's state.

The result is a MediaState.

Errors: NoSuchSession, SessionNotConnected, SessionSuspended,
MediaNotSupported, MediaLoadFailed, MediaLoadCancelled, RequestReplaced,
ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected,
SessionTransferred, InternalLimitReached, CastMessageTooLarge, MediaError,
InvalidPlayerState."
  (cast-rpc-call client "widget.handOver" params options))

(defun cast-rpc-widget-take-back (client &optional params options)
  "Call widget.takeBack of CLIENT with PARAMS and OPTIONS.

Returns the state with which a local player continues the device's present
or last playback.

Works during a session and after it. A queue includes its items, as from
‘session.takeBack’; after the session only those that had been fetched
when it ended. If the device was paused, the local player should pause; if
it was idle, playback is over.

SDK: ‘GCKUIMediaController.lastKnownStreamPosition’.

The result is a LocalPlayback."
  (cast-rpc-call client "widget.takeBack" params options))

(defun cast-rpc-on-widget-did-change (client listener)
  "Call LISTENER with each widget.didChange that CLIENT hears.

The state of a widget changed for this connection: each has its own
dialog, overlay, expanded controller and track selector. It is sent before
the notification of its cause, but after ‘session.willStart’ and
‘session.willResume’.

LISTENER gets a property list of:
- :widget, WidgetName. The widget that changed.
- :revision, integer. Grows with every change of any widget.
- :state, WidgetStates. Its state; the other members are absent.

The value is a function that ends the listening."
  (cast-rpc-on client "widget.didChange" listener))

(defun cast-rpc-on-widget-did-trigger-expanded-controller (client listener)
  "Call LISTENER with each widget.didTriggerExpandedController that CLIENT hears.

The program should show its expanded controller.

SDK: ‘kGCKExpandedMediaControlsTriggeredNotification’.

LISTENER gets a property list of:
- :sessionId, optional string. The session.

The value is a function that ends the listening."
  (cast-rpc-on client "widget.didTriggerExpandedController" listener))

(defun cast-rpc-on-widget-did-press-custom-button (client listener)
  "Call LISTENER with each widget.didPressCustomButton that CLIENT hears.

A button defined by the program was pressed.

SDK: ‘GCKUIMediaButtonBarProtocol.setCustomButton’.

LISTENER gets a property list of:
- :widget, WidgetName. The widget.
- :slot, integer. The index of its slot, from 0.
- :customId, optional string. The button's id, as the client set it.

The value is a function that ends the listening."
  (cast-rpc-on client "widget.didPressCustomButton" listener))

(defun cast-rpc-on-widget-did-apply-style (client listener)
  "Call LISTENER with each widget.didApplyStyle that CLIENT hears.

Changes to the style tree were applied.

SDK: ‘kGCKUIStyleAppliedNotification’.

LISTENER gets a property list of:
- :paths, string[]. The parts whose effective attributes changed.
- :effective, map<any>. Their effective attributes, by path.

The value is a function that ends the listening."
  (cast-rpc-on client "widget.didApplyStyle" listener))

(provide 'cast-rpc-api)
;; Local Variables:
;; sentence-end-double-space: nil
;; End:
;;; cast-rpc-api.el ends here
