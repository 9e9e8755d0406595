-- Generated from spec/ by cast-rpc-gen. Do not edit.
-- To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

---@meta

--- The API: one field per namespace.
---@class cast-rpc.Namespaces
---@field channel cast-rpc.ChannelAPI Custom channels: messages between a client and the receiver app of a session, in a namespace of the app's own.
---@field context cast-rpc.ContextAPI The server's Cast context: options and state that all clients share.
---@field discovery cast-rpc.DiscoveryAPI Discovering receivers. All clients share one list, ordered by friendly name.
---@field events cast-rpc.EventsAPI Subscriptions to notifications.
---@field image cast-rpc.ImageAPI Images of media: picking the one to show, and caching it on this machine.
---@field log cast-rpc.LogAPI The framework's log. To receive it, subscribe to `log.didRecord` (or `log.*`; `*` excludes the log) and set a filter.
---@field media cast-rpc.MediaAPI Loading and controlling media. A call returns when the receiver has confirmed it.
---@field player cast-rpc.PlayerAPI Playing in one step, for scripts and people: each call finds the device, starts or joins the app if necessary, and returns a flat status.
---@field queue cast-rpc.QueueAPI The queue that a session plays: its items by range, its changes, and every way to change it. Changes are sent one at a time, in the order of the calls; a call returns when the receiver has confirmed it.
---@field record cast-rpc.RecordAPI Recordings of the messages between a device and this server, with the calls of clients and their notifications: for reports of faults, and for tests. A recording is a file of JSON lines (docs/Recordings.md), redacted unless it is to be raw.
---@field rpc cast-rpc.RpcAPI Introspection, as defined by the OpenRPC specification.
---@field serve cast-rpc.ServeAPI Files of this machine for receivers: each under an unguessable URL, for the one receiver that plays it. `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.
---@field server cast-rpc.ServerAPI The server itself: handshake, information, ping, shutdown.
---@field session cast-rpc.SessionAPI Sessions with receivers. Several can exist at once; they belong to the server and are visible to all clients. A call without `sessionId` uses the connection's current session (`session.setCurrent`).
---@field widget cast-rpc.WidgetAPI The state of a program's user interface, which any toolkit can draw. The server keeps one state for all clients and updates it with their inputs. `widget.didChange` must be subscribed to by name (`widget.*`; `*` excludes it).

--- Whether and how strictly devices must authenticate. The proof is a signature by a key that Google certified. It is
--- off by default: in March 2025 strict senders refused millions of genuine devices.
---@class cast-rpc.DeviceAuthenticationOptions
---@field policy? cast-rpc.DeviceAuthenticationPolicy Whether devices must authenticate. Absent: `"OFF"`.
---@field ignoreExpiry? boolean Whether expired or not yet valid certificates in the device's chain are accepted. The dates of its TLS certificate are checked regardless. Absent: `false`.
---@field acceptSHA1? boolean Whether a SHA-1 signature is accepted; the oldest devices make it. Absent: `true`.
---@field requireNonce? boolean Whether an answer that doesn't repeat the challenge is refused; the oldest devices give such answers. An answer that repeats another challenge is always refused. Absent: `false`.
---@field crl? cast-rpc.RevocationPolicy How revocation lists are used. Absent: `"OPTIONAL"`.
---@field crlFile? string Path of a revocation list (a `CrlBundle` in protobuf) on the server's machine that is checked in addition to the device's own. Not empty.
---@field crlRootsFile? string Path of a PEM file with roots for revocation lists that are trusted in addition to Google's. Not empty.
---@field trustedRootsFile? string Path of a PEM file on the server's machine with root certificates that are trusted in addition to Google's; for `cast-receiver`, that of its `--root-certificate`. Not empty.
---@field timeout? number How long a device may take to answer the challenge. In seconds. More than 0, at most 60. Absent: `5`.

--- A check of device authentication that failed, or that would fail under stricter options.
---@class cast-rpc.AuthenticationFinding
---@field check cast-rpc.AuthenticationCheck The check.
---@field message string The failure and the advice.
---@field certificate? string The common name of the certificate concerned.

--- A certificate of a device's chain.
---@class cast-rpc.CertificateInfo
---@field subject? string The subject's common name.
---@field issuer? string The issuer's common name.
---@field notBefore? string The start of its validity, ISO 8601 in UTC.
---@field notAfter? string The end of its validity, ISO 8601 in UTC.
---@field fingerprint string The SHA-256 of its DER encoding, in hexadecimal digits.

--- The findings of device authentication.
---@class cast-rpc.DeviceAuthenticationInfo
---@field verdict cast-rpc.AuthenticationVerdict The result.
---@field failedCheck? cast-rpc.AuthenticationCheck The most serious failure. If it is about dates, all other checks passed.
---@field message? string The failure and the advice.
---@field failures cast-rpc.AuthenticationFinding[] All failures, the most serious first, dates last.
---@field warnings cast-rpc.AuthenticationFinding[] Findings that the options tolerate.
---@field subject? string The common name of the device's certificate: model code and hardware address on Chromecasts.
---@field model? string The common name of the authority that issued it, named after the model or its maker.
---@field notAfter? string When the first certificate of the chain expires, ISO 8601 in UTC.
---@field audioOnly boolean Whether the chain is only for devices without a screen.
---@field hashAlgorithm? string The hash of the device's signature: `SHA-256`, on the oldest devices `SHA-1`.
---@field nonceEchoed boolean Whether the answer repeats the server's challenge, so that it can't be a replay.
---@field revocationChecked boolean Whether a valid revocation list was checked.
---@field chain cast-rpc.CertificateInfo[] The chain, from the device's certificate to the root, as far as it could be built.

--- A channel in one session.
---@class cast-rpc.ChannelSession
---@field sessionId string The session.
---@field isConnected boolean Whether messages can be sent: the session is connected, and its app lists the namespace. SDK: `GCKCastChannel.isConnected`.
---@field isWritable boolean Whether the connection accepts more: it is connected, and at most 256 KiB are waiting for the device to read. SDK: `GCKCastChannel.isWritable`.

--- A channel that the client has.
---@class cast-rpc.ChannelInfo
---@field namespace string Its namespace. SDK: `GCKCastChannel.protocolNamespace`.
---@field sessionId? string The session that it was added for; absent: every session.
---@field sessions cast-rpc.ChannelSession[] Its state in each session that it covers, the oldest first.

--- How apps are launched unless a call says otherwise.
---
--- SDK: `GCKLaunchOptions`.
---@class cast-rpc.LaunchOptions
---@field languageCode? string The language requested from apps, RFC 5646; absent: the server's locale. Not empty. SDK: `GCKLaunchOptions.languageCode`.
---@field relaunchIfRunning? boolean Whether an app that already runs is restarted. Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
---@field androidReceiverCompatible? boolean Whether the app's Android TV counterpart may be launched. Absent: `false`. SDK: `GCKLaunchOptions.androidReceiverCompatible`.

--- How a session is resumed after its connection was lost.
---@class cast-rpc.ReconnectOptions
---@field isEnabled? boolean Whether it is resumed; otherwise the session ends. Absent: `true`.
---@field initialDelay? number The longest delay before the first attempt; the actual delay is random up to it. In seconds. From 0 to 600. Absent: `0.5`.
---@field maximumDelay? number The longest delay between attempts; delays double up to it, and half of each is random. In seconds. From 0.1 to 3600. Absent: `30`.
---@field attemptTimeout? number How long one attempt may take. In seconds. From 0.1 to 600. Absent: `15`.
---@field giveUpAfter? number The time after the loss at which the server ends the session; 0: never. In seconds. From 0 to 31536000. Absent: `300`.

--- How sessions move to other devices.
---@class cast-rpc.TransferOptions
---@field followsMoves? boolean Whether the server searches other devices for a session whose app disappears while transferable media plays, as when a viewer moves it by voice or on the device. Absent: `true`.
---@field searchTimeout? number The time limit of that search; then the session has ended. In seconds. From 0.1 to 60. Absent: `5`.
---@field timeout? number How long `session.transfer` may take, not counting the connection to the other device, unless the call says otherwise. In seconds. More than 0, at most 600. Absent: `90`.

--- The acceptable TLS versions and ciphers for connections to receivers. The defaults also accept old TVs. A receiver's
--- certificate proves nothing in any case; device authentication does.
---@class cast-rpc.TLSOptions
---@field minimumVersion? cast-rpc.TLSVersion The oldest accepted version. Absent: `"TLS_1_0"`.
---@field maximumVersion? cast-rpc.TLSVersion The newest offered version; absent: the newest available.
---@field ciphers? string OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`). Not empty. Absent: `"DEFAULT"`.
---@field securityLevel? integer OpenSSL's security level. 0 accepts what old TVs offer: TLS 1.0 and 1.1, SHA-1 signatures, 1,024-bit keys; levels from 1 on refuse them. From 0 to 5. Absent: `0`.
---@field maximumStoredSessions? integer How many TLS sessions are cached to shorten later handshakes; 0: every handshake is a full one, as it always is while devices are authenticated. From 0 to 10000. Absent: `64`.

--- The times after which a silent receiver is pinged, and counts as dead.
---@class cast-rpc.HeartbeatOptions
---@field pingAfter? number The time without received, or without sent, messages after which a PING is sent, at most a tenth of it earlier, together with those of other links. Some old devices disconnect senders that are silent for more than 5 seconds. In seconds. From 0.05 to 3600. Absent: `5`.
---@field deadAfter? number The time without received messages, in spite of a PING, after which the receiver counts as dead. In seconds. From 0.1 to 7200. Absent: `10`.
---@field partialMessageDeadline? number The time from a message's first byte after which the receiver counts as dead if the message is still incomplete. In seconds. From 0.1 to 7200. Absent: `10`.

--- The record of positions at which films were left, for `player.play` with `resume`. The file has hashes of URLs and
--- paths, and no names.
---@class cast-rpc.ResumeOptions
---@field enabled? boolean Whether positions are kept; false also removes the record. Absent: `true`.
---@field minimumDuration? number The shortest media whose position is kept. In seconds. From 60 to 86400. Absent: `600`.
---@field maximumEntries? integer The largest number of positions; the oldest is removed first. From 1 to 10000. Absent: `200`.

--- The context's options: defaults and limits. They are set once, before the context is used.
---
--- SDK: `GCKCastOptions`.
---@class cast-rpc.ContextOptions
---@field launchOptions? cast-rpc.LaunchOptions How apps are launched. SDK: `GCKCastOptions.launchOptions`.
---@field discoveryCriteria? cast-rpc.DiscoveryCriteria The criteria for clients that give none in `discovery.start`; absent: all devices are listed. SDK: `GCKCastOptions.discoveryCriteria`.
---@field discovery? cast-rpc.DiscoveryOptions How devices are discovered.
---@field startDiscoveryAfterFirstTapOnCastButton? boolean Whether discovery starts with the first `widget.tapCastButton` instead of `context.create`. The SDK's default is true, to save battery; here that would only hide devices. Absent: `false`. SDK: `GCKCastOptions.startDiscoveryAfterFirstTapOnCastButton`.
---@field disableAnalyticsLogging? boolean Accepted for compatibility with the SDK. The server reports no analytics, so the value has no effect. Absent: `true`. SDK: `GCKCastOptions.disableAnalyticsLogging`.
---@field disableDiscoveryAutostart? boolean Whether discovery starts with `discovery.start` instead of `context.create`. Absent: `false`. SDK: `GCKCastOptions.disableDiscoveryAutostart`.
---@field stopReceiverApplicationWhenEndingSession? boolean Whether `session.end` without an action stops the app for everyone. Absent: `false`. SDK: `GCKCastOptions.stopReceiverApplicationWhenEndingSession`.
---@field deviceAuthentication? cast-rpc.DeviceAuthenticationOptions Whether devices must authenticate.
---@field userAgent? string The name that this sender gives to receivers. Not empty. Absent: `"cast-rpc"`.
---@field maximumSessions? integer The largest number of simultaneous sessions. From 1 to 1024. Absent: `64`.
---@field connectTimeout? number How long starting or joining a session may take, unless the call says otherwise. In seconds. More than 0, at most 600. Absent: `30`.
---@field suspendSessionsWhenBackgrounded? boolean Whether sessions are suspended while every client is in the background (`context.setAppState`). Absent: `true`. SDK: `GCKCastOptions.suspendSessionsWhenBackgrounded`.
---@field physicalVolumeButtonsWillControlDeviceVolume? boolean Whether `session.pressVolumeKey` changes the volume of the current session's device. Absent: `false`. SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
---@field reconnect? cast-rpc.ReconnectOptions How a session is resumed after its connection was lost.
---@field transfer? cast-rpc.TransferOptions How sessions move to other devices.
---@field saveSessions? boolean Whether sessions are saved, so that the next server can rejoin them (`session.restore`). Default: true for a daemon, false for a server spawned by a program.
---@field tls? cast-rpc.TLSOptions Which TLS versions and ciphers are acceptable for connections to receivers.
---@field images? cast-rpc.ImageOptions How images are fetched and cached.
---@field serving? cast-rpc.ServingOptions How files of this machine are served to receivers.
---@field conversion? cast-rpc.ConversionOptions How files of this machine are converted for devices that can't play them.
---@field pages? cast-rpc.PagesOptions How pages are resolved to media.
---@field resuming? cast-rpc.ResumeOptions The record of positions at which films were left.
---@field sharedContainerIdentifier? string The name of a folder in the user's cache folder in which several programs share their images: letters, digits, `.`, `_` and `-`, 100 at most. Not empty. SDK: `GCKCastOptions.sharedContainerIdentifier`.
---@field heartbeat? cast-rpc.HeartbeatOptions The times after which a silent receiver is pinged, and counts as dead.

--- The viewer's credentials.
---
--- SDK: `GCKCredentialsData`.
---@class cast-rpc.LaunchCredentials
---@field credentials? string The credentials; absent: none.
---@field credentialsType? string The type. Absent: `"web"`.

--- How a file is converted for a device.
---@class cast-rpc.PlannedConversion
---@field steps cast-rpc.ConversionStep[] The steps, the cheapest first.
---@field reasons string[] The reasons, in sentences.
---@field audioTrack? integer The number of the file's audio track that plays, from 1; absent: the file has no audio.
---@field width? integer The width of the encoded video, in pixels; absent: the video is copied, or there is none.
---@field height? integer The height of the encoded video, in pixels.
---@field maximumBitRate? integer The largest bit rate of the encoded video.

--- A conversion with which media was loaded again after the receiver had refused it.
---@class cast-rpc.SecondTry
---@field refusal string The refusal of the media as it is, in sentences.
---@field conversion cast-rpc.PlannedConversion The conversion that plays.

--- How files of the server's machine are converted while they play.
---@class cast-rpc.ConversionOptions
---@field mode? cast-rpc.ConvertMode When files are converted, unless `player.play` says otherwise. Absent: `"IF_NEEDED"`.
---@field maximumHeight? integer The largest height of encoded video; larger video is scaled down. From 144 to 4320. Absent: `1080`.
---@field maximumBitRate? integer The largest bit rate of the video in a conversion. Video above it is encoded anew if the file has to be converted anyway, because older Chromecasts stop to buffer at 10 to 12 Mbit/s of HLS. From 200000 to 100000000. Absent: `10000000`.
---@field encoder? cast-rpc.EncoderChoice The encoders that may encode video. Absent: `"AUTO"`.
---@field passSurround? boolean Whether Dolby Digital (Plus) is copied in a conversion, for a television or amplifier that decodes it. Absent: `false`.
---@field maximumConversions? integer The largest number of simultaneous ffmpeg processes. From 1 to 64. Absent: `2`.
---@field maximumBytes? integer The largest total size of a conversion's segments on disk. In bytes. At least 33554432. Absent: `536870912`.

--- The progress of a conversion.
---@class cast-rpc.ConversionProgress
---@field publicationId string The publication whose content is converted.
---@field sessionId? string Its session.
---@field path string The file or URL that is converted.
---@field conversion cast-rpc.PlannedConversion The present conversion; its video becomes smaller if encoding is too slow.
---@field encoder? cast-rpc.PictureEncoder The encoder of the video now in use; absent: the video is copied, or there is none.
---@field speed? number The seconds of media converted in a second; below 1 the device has to wait. Absent: not known yet.
---@field madeUntil number The position up to which media has been converted last; of a live source since its start. In seconds.
---@field isMaking boolean Whether ffmpeg runs now; otherwise enough is converted ahead, or the device requested nothing for a while.
---@field failure? string The error of ffmpeg; absent: it didn't fail.

--- A Cast receiver.
---@class cast-rpc.Device
---@field deviceId string The device's id: 32 lower-case hexadecimal digits, as Google's devices have. It stays the same when the address changes. A device that announces another id, or none, gets a stable hash instead. Calls that take a device's id also accept a UUID's other spellings and `announcedId`. SDK: `GCKDevice.deviceID`.
---@field announcedId? string The id exactly as announced, if it isn't a UUID; cut after 512 bytes. The device chooses this text, so don't use it as a path, a topic or markup. Of a published device it is `CATEGORY:ID`. Absent: `deviceId` is the announced id, or no id was announced.
---@field friendlyName string Its name, for people.
---@field modelName? string The device's model.
---@field deviceVersion? string The version of its protocol.
---@field deviceType cast-rpc.DeviceType The type of device.
---@field capabilities? integer Its capabilities, as a bit mask (cast.md 9).
---@field capabilityNames? cast-rpc.DeviceCapability[] Its capabilities by name; bits without a name are left out. SDK: `GCKDevice.hasCapabilities:`.
---@field isBusy? boolean Whether an app runs on it; absent if unknown.
---@field statusText? string Its app's status text.
---@field iconPath? string The path of its icon, on its HTTP port 8008.
---@field iconUrl? string The icon's URL. SDK: `GCKDevice.icons`.
---@field host string The host to connect to: the first of `addresses`, or the name that a client gave. SDK: `GCKDevice.networkAddress`.
---@field hostName? string Its DNS-SD host name (`….local`), which only resolvers with multicast DNS can resolve; absent if it equals `host`.
---@field addresses string[] All its addresses, IPv4 and IPv6.
---@field port integer Its port.
---@field isGroup boolean Whether it is a group of devices.
---@field source cast-rpc.DeviceSource How it was discovered.
---@field applicationIds? string[] The apps that it announces, limited to those in some client's criteria.
---@field txt table<string, string> Its complete DNS-SD record.
---@field category? string The device's category: `CAST`, or that of the client that published it. Absent: `"CAST"`. SDK: `GCKDevice.category`.
---@field groups? cast-rpc.DeviceGroup[] The groups that it belongs to, as it reported itself; only of a device that is known by its address, and absent if it is in none.
---@field attributes? table<string, any> The attributes that clients have set (`discovery.setAttribute`); absent: none. SDK: `GCKDevice.attributeForKey:`.

--- A group that a device belongs to, as the device itself reports it.
---@class cast-rpc.DeviceGroup
---@field groupId? string The group's id, as in `Device`.
---@field friendlyName? string The group's name, for people.
---@field port? integer The port of the group, at its leader's address.
---@field leader? string The address of the member that leads the group; absent if it is this device.
---@field isLeader boolean Whether this device leads the group.
---@field isDynamic boolean Whether the group was made on the fly.
---@field isStereoPair boolean Whether each channel plays on another member.

--- A device's connection to the network, as the device itself reports it.
---@class cast-rpc.DeviceNetwork
---@field ipAddress? string The device's address.
---@field macAddress? string The hardware address of its network adapter.
---@field isOnline? boolean Whether it reaches the internet.
---@field isWired? boolean Whether it is connected by a cable.
---@field ssid? string The name of its Wi-Fi network.
---@field bssid? string The hardware address of its Wi-Fi access point.
---@field signalLevel? number The strength of the Wi-Fi signal, in dBm.
---@field noiseLevel? number The noise of the Wi-Fi channel, in dBm.

--- A device's description of itself (`eureka_info`, cast.md 10). Devices leave out much of it.
---@class cast-rpc.DeviceDescription
---@field deviceId string The device's id, as in `Device`.
---@field friendlyName? string Its name, for people.
---@field modelName? string The device's model.
---@field manufacturer? string Its maker.
---@field productName? string The maker's name of the hardware.
---@field deviceType? cast-rpc.DeviceType The type of device; absent if it can't be derived.
---@field hasScreen? boolean Whether it shows pictures.
---@field supportsGroups? boolean Whether it can belong to groups.
---@field castBuild? string The revision of its Cast software.
---@field systemBuild? string The build number of its system.
---@field buildType? integer The kind of build, a number of the maker's.
---@field releaseTrack? string The channel from which it gets updates.
---@field formatVersion? integer The version of the format in which it answered.
---@field network? cast-rpc.DeviceNetwork Its connection to the network; absent if it reported none.
---@field uptime? number How long it has been running. In seconds.
---@field locale? string Its language, as `en-US`.
---@field timezone? string Its time zone, as `Europe/Amsterdam`.
---@field countryCode? string Its country, as `NL`.
---@field groups? cast-rpc.DeviceGroup[] The groups that it belongs to; absent if it didn't report them.
---@field paths? cast-rpc.DescriptionPath[] The paths on which it answered, in the order of the questions.
---@field answeredAgo? number How long ago it answered. In seconds.

--- Which devices a client wants: those that have at least one of the apps, and whose running app supports all the
--- namespaces.
---
--- SDK: `GCKDiscoveryCriteria`.
---@class cast-rpc.DiscoveryCriteria
---@field applicationIds? string[] App ids, in any case; absent or empty: any. A device has an app if it announces it (a DNS-SD subtype) or confirms it: the server asks devices that announce none of the apps once, a few at a time (`GET_APP_AVAILABILITY`). The default media receiver `CC1AD845`, and devices added by address, are excluded only if the device denies the app. Absent: `[]`. SDK: `GCKDiscoveryCriteria.applicationIDs`.
---@field namespaces? string[] Namespaces of the running app, as far as a session knows them; absent or empty: any. Absent: `[]`. SDK: `GCKDiscoveryCriteria.namespaces`.

--- How devices are discovered, for all clients.
---@class cast-rpc.DiscoveryOptions
---@field source? cast-rpc.DiscoverySourceKind How the network is queried. Absent: `"AUTOMATIC"`.
---@field passiveScan? boolean Whether to query less often, at the price of older data. Absent: `false`. SDK: `GCKDiscoveryManager.passiveScan`.
---@field allowedInterfaces? string[] The network interfaces to use, by name; a final `*` matches any rest. Empty: all. Absent: `[]`.
---@field deniedInterfaces? string[] The network interfaces to exclude, even if they are allowed (`docker*`). Absent: `[]`.
---@field cachesDevices? boolean Whether devices are saved to disk, and listed as `CACHED` at the next start. Absent: `true`.
---@field asksDevices? boolean Whether a device that is known only by its address is asked once for its name, model and groups: over HTTP at port 8008, else HTTPS at port 8443. Announced devices are asked only by `discovery.describe`. Absent: `true`.

--- A network interface of this machine.
---@class cast-rpc.NetworkInterface
---@field name string Its name.
---@field addresses string[] Its addresses.
---@field isUsed boolean Whether discovery uses it.
---@field skippedBecause? string Why it isn't used.
---@field isUp boolean Whether it is up.
---@field supportsMulticast boolean Whether it can carry discovery.
---@field isLoopback boolean Whether it reaches only this machine.

--- One step of a probe.
---@class cast-rpc.ProbeStep
---@field phase cast-rpc.ProbePhase The step.
---@field outcome cast-rpc.ProbeOutcome Its result.
---@field elapsed? number How long it took; absent if it wasn't tried. In seconds.
---@field detail? string The findings: addresses, the TLS version, the running app.

--- The result of a connection to an address.
---@class cast-rpc.ProbeResult
---@field host string The address.
---@field port integer The port.
---@field succeeded boolean Whether a Cast receiver works there.
---@field steps cast-rpc.ProbeStep[] Every step, in order.
---@field failedPhase? cast-rpc.ProbePhase The step that failed.
---@field error? cast-rpc.ErrorInfo The reason.
---@field advice string The meaning of the failure and the advice, in a sentence or two.
---@field deviceId? string The device's id, if it reported one; as in `Device`.
---@field announcedId? string The id as it reported it, if it isn't a UUID; as in `Device`.
---@field friendlyName? string Its name, if it reported one.
---@field modelName? string Its model, if it reported one.
---@field elapsed number How long it took. In seconds.

--- The state of one discovery source.
---@class cast-rpc.DiscoverySourceInfo
---@field name cast-rpc.DiscoverySourceKind The source: `AVAHI` or `EMBEDDED`.
---@field isReachable boolean Whether it works: the daemon answers, or there is a network interface to query.
---@field isInUse boolean Whether it is in use now.
---@field reason? string Why it doesn't work, or works only in part.
---@field runningFor? number How long it has been running without a break. In seconds.
---@field queriesSent? integer How many queries it sent; absent if a daemon sends them.
---@field answersSeen integer How many answers arrived.
---@field lastAnswerAgo? number How long ago the last answer arrived. In seconds.
---@field services integer How many services are announced.
---@field resolvedServices integer How many of them have a known address.
---@field ignoredServices integer How many announcements were ignored because there were too many.
---@field lastError? string Its last error, which may have been resolved.
---@field retriesIn? number When it tries to start again. In seconds.

--- A service that is announced, but isn't in the asking client's device list.
---@class cast-rpc.LeftOutDevice
---@field deviceId string Its id.
---@field friendlyName string Its name.
---@field reason cast-rpc.LeftOutReason The reason.

--- The devices saved on disk.
---@class cast-rpc.DeviceCacheInfo
---@field isEnabled boolean Whether devices are saved.
---@field path? string The file; absent if the server has no place for it.
---@field state cast-rpc.DeviceCacheState The result of reading it at start.
---@field message? string More about a file that was ignored or couldn't be written.
---@field devices integer How many devices of an earlier run are listed and not yet seen.

--- Whether a known device can be connected to.
---@class cast-rpc.DeviceReach
---@field deviceId string Its id.
---@field friendlyName string Its name.
---@field host string The host that was tried.
---@field port integer The port that was tried.
---@field source cast-rpc.DeviceSource How the device is known.
---@field outcome cast-rpc.ReachOutcome The result.
---@field isInLocalNetwork boolean Whether the address belongs to a network that this machine is part of.

--- The result of a diagnosis of discovery.
---@class cast-rpc.DiscoveryDiagnosis
---@field daemon cast-rpc.DaemonState The DNS-SD daemon.
---@field isRunning boolean Whether discovery is running.
---@field runningFor? number How long discovery has been running. In seconds.
---@field finding cast-rpc.DiscoveryFinding The verdict.
---@field sources cast-rpc.DiscoverySourceInfo[] How the network is queried.
---@field deviceCount integer How many devices are known, from all sources.
---@field answeredCount integer How many devices have answered in this run and still count as present. Devices that only an earlier run saw, or that a client added or provided, don't count.
---@field reach cast-rpc.DeviceReach[] Whether known devices can be connected to: up to 16, those that answered first, then those added by address, then those of an earlier run.
---@field leftOut cast-rpc.LeftOutDevice[] The services that are announced but aren't in this client's device list, and why.
---@field answersSeen integer How many answers have arrived in total.
---@field lastAnswerAgo? number How long ago the last answer arrived. In seconds.
---@field lastErrorCode? integer The last error of the DNS-SD API.
---@field lastError? string The last error as text.
---@field interfaces cast-rpc.NetworkInterface[] This machine's network interfaces.
---@field cache cast-rpc.DeviceCacheInfo The devices saved on disk.
---@field hints string[] Possible obstacles on this machine, such as a firewall; empty if discovery is healthy.
---@field probe? cast-rpc.ProbeResult The probe, if one was requested.
---@field verdict string The verdict, in a sentence or two.
---@field advice string The advice, in a sentence or two; empty if discovery is healthy.
---@field summary string[] The whole report as lines for people, the verdict first.

--- The receiver's error message.
---@class cast-rpc.ReceiverErrorInfo
---@field type? string Its type: `LOAD_FAILED`, `LAUNCH_ERROR`…
---@field reason? string Its reason.
---@field extendedError? string LAUNCH_ERROR: the action of the user at the TV.
---@field detailedErrorCode? integer The media error (cast.md 7.2).
---@field detailedErrorName? string The media error's name: `MEDIA_SRC_NOT_SUPPORTED`.
---@field itemId? integer The queue item that failed.
---@field customData? any App-defined data.

--- The `data` of every error.
---@class cast-rpc.ErrorData
---@field name string The stable name of the error; client libraries choose the exception by it.
---@field domain? string The part of the API that it belongs to.
---@field phase? cast-rpc.ConnectionPhase The connecting phase that failed.
---@field advice? string The advice for the author of the call.
---@field userMessage? string The message for people who know nothing of this API, as a front end shows it; absent where `message` is for them, too.
---@field userAdvice? string The advice for people who know nothing of this API; absent where `advice` is for them, too.
---@field gckErrorCode? integer The corresponding code of the iOS SDK (GCKErrorCode); if there are several, the most exact one.
---@field gckErrorName? string The name of that code without its prefix: `NetworkError`.
---@field retryable? boolean Whether the same call may succeed later.
---@field elapsed? number How long the call took. In seconds.
---@field sessionId? string The session concerned.
---@field path? string InvalidParams: the path of the parameter.
---@field reason? string InvalidParams: the parameter's fault. AdNotSkippable: `NOT_PLAYING_AD`, `NOT_SKIPPABLE` or `NOT_YET`. PlaybackNotRestored: the name of the error that prevented it.
---@field remaining? number AdNotSkippable: how long until the ad can be skipped. In seconds.
---@field sessions? cast-rpc.SessionChoice[] AmbiguousSession, and NoSuchSession for a call that named none: the existing sessions.
---@field nearest? string DeviceNotFound: the name or id of the known device that was probably meant.
---@field answered? string[] DeviceNotFound and AmbiguousDevice: the names of the devices that have answered, ten at most.
---@field authentication? cast-rpc.DeviceAuthenticationInfo DeviceAuthenticationFailed: the findings.
---@field receiver? cast-rpc.ReceiverErrorInfo The receiver's error message.
---@field preflight? cast-rpc.PreflightReport MediaWillFail: the reasons why the device can't play the media. MediaLoadFailed: the findings after the receiver refused it (`explainFailure`).
---@field queue? cast-rpc.QueueErrorInfo Errors of the queue: the progress of a change, or the item that failed.

--- The progress of a queue's change that takes several messages, or the item that failed.
---@class cast-rpc.QueueErrorInfo
---@field completedCount? integer How many of the given items are in the queue, or changed.
---@field failedIndex? integer The index of the first given item that is not, from 0.
---@field itemIds? integer[] The ids of the inserted items, if the receiver reported them.
---@field missingItemIds? integer[] The ids that aren't in the queue.
---@field reason? string The name of the error that ended the change.

--- A session that a call may have meant.
---@class cast-rpc.SessionChoice
---@field sessionId string The session.
---@field deviceId string The session's device.
---@field friendlyName string The device's name.
---@field owner? cast-rpc.ClientInfo The program that started or joined it.

--- An error that is reported outside of a call's answer.
---@class cast-rpc.ErrorInfo
---@field code integer Its code.
---@field message string The failure and the advice.
---@field data cast-rpc.ErrorData Details.

--- The purpose of an image.
---
--- SDK: `GCKUIImageHints`.
---@class cast-rpc.ImageHints
---@field imageType? cast-rpc.ImageHintType Where it is shown. Absent: `"CUSTOM"`. SDK: `GCKUIImageHints.imageType`.
---@field width? integer The width; absent: equal to `height`, or any size if both are absent. In pixels. At least 1. SDK: `GCKUIImageHints.imageSize`.
---@field height? integer The height; absent: equal to `width`. In pixels. At least 1.
---@field customData? any Data for the program's own picker. SDK: `GCKUIImageHints.customData`.

--- How images are picked, for all clients.
---@class cast-rpc.ImagePickPolicy
---@field strategy? cast-rpc.ImagePickStrategy The strategy for types that `byType` doesn't name. Absent: `"FIRST"`.
---@field byType? table<string, cast-rpc.ImagePickStrategy> The strategy for a type of `ImageHintType`: `{"BACKGROUND": "LARGEST"}`. Absent: `{}`.

--- Limits of image fetches. The defaults are safe for URLs of unknown origin, such as those in a receiver's status.
---@class cast-rpc.ImageFetchOptions
---@field allowPlainHTTP? boolean Whether `http:` URLs, and redirects to them, are followed. Absent: `false`.
---@field allowPrivateAddresses? boolean Whether hosts on private networks and on this machine may be contacted. Absent: `false`.
---@field allowSVG? boolean Whether SVG is accepted; an SVG document can contain scripts. Absent: `false`.
---@field allowTypeMismatch? boolean Whether an image is accepted whose type differs from the one that its server declares. Absent: `false`.
---@field maximumBytes? integer The largest image. In bytes. From 1 to 67108864. Absent: `10485760`.
---@field timeout? number The time limit of the whole fetch, including redirects. In seconds. More than 0, at most 600. Absent: `30`.

--- How images are fetched and cached.
---@class cast-rpc.ImageOptions
---@field cacheDirectory? string The cache's folder, an absolute path on the server's machine; absent: `cast-rpc/images` in `$XDG_CACHE_HOME`. Not empty.
---@field maximumCacheBytes? integer The total size of the cache; the least recently used images are removed first. In bytes. At least 0. Absent: `268435456`.
---@field maximumCachedImages? integer How many URLs may have a cached image. From 0 to 100000. Absent: `10000`.
---@field maximumCacheAge? number The time without a request after which an image is removed. In seconds. At least 0. Absent: `2592000`.
---@field additionalRoots? string Path of a PEM file on the server's machine with root certificates that are trusted in addition to the system's. Not empty.
---@field fetch? cast-rpc.ImageFetchOptions The limits of fetches, unless a call sets others.

--- The state of the cache.
---@class cast-rpc.ImageCacheInfo
---@field directory string Its folder.
---@field bytes integer The total size of all images. In bytes.
---@field images integer How many URLs have a cached image.
---@field removedImages integer How many images this call removed.
---@field removedFiles integer How many unreferenced files this call removed.
---@field fetches integer How many images are being fetched now.

--- An image that a client fetched itself: either `path` or `data`. Without both, the server fetches it.
---@class cast-rpc.ProvidedImage
---@field path? string The absolute path of a file on the server's machine. Not empty.
---@field data? string Its bytes in base64.

--- A level for names that match some patterns.
---
--- SDK: `GCKLoggerFilter.setLoggingLevel`.
---@class cast-rpc.LogRule
---@field level cast-rpc.LogLevel The lowest level that passes.
---@field patterns string[] Globs with `*` and `?`. For classes `Class` or `Class(Extension)`, ours or the SDK's: `CastSession`, `GCK*Session`, `GCKUI*`. For functions the name, with or without its labels: `start*`. Not empty.

--- Which records are wanted. The threshold of a record is the level of the last rule whose functions match, or else of
--- the last whose classes match, or else `minimumLevel`.
---
--- SDK: `GCKLoggerFilter`.
---@class cast-rpc.LogFilter
---@field minimumLevel? cast-rpc.LogLevel The lowest level that passes if no rule applies. Absent: `"INFO"`. SDK: `GCKLoggerFilter.minimumLevel`.
---@field classes? cast-rpc.LogRule[] Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`.
---@field functions? cast-rpc.LogRule[] Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`.
---@field messagePatterns? string[] Regular expressions, at most 32, one of which must match in the message; `(?i)` ignores case. The syntax is PCRE2's; a search that backtracks too much matches nothing. SDK: `GCKLoggerFilter.addMessagePatterns:`.
---@field redact? boolean Whether credentials, tokens, custom data, and user names and queries of URLs are removed. Absent: `true`.

--- An image on the web.
---
--- SDK: `GCKImage`.
---@class cast-rpc.Image
---@field url? string Its URL; receivers and most caches require HTTPS. Not empty.
---@field width? integer Its width. In pixels. At least 0.
---@field height? integer Its height. In pixels. At least 0.

--- A volume: of a stream here, of a device in `DeviceVolume`. Send only the member to change.
---@class cast-rpc.Volume
---@field level? number The level, from 0 (silent) to 1 (loudest). From 0 to 1.
---@field muted? boolean Whether it is muted; independent of the level.

--- Metadata of the media; which fields apply depends on `metadataType`. App-defined keys are kept.
---
--- SDK: `GCKMediaMetadata`.
---@class cast-rpc.MediaMetadata
---@field metadataType? cast-rpc.MetadataType The kind of metadata; absent: generic.
---@field title? string The title of the media; for an episode, a track or a chapter its own title, not that of the series.
---@field subtitle? string A subtitle.
---@field studio? string Movie: the studio.
---@field seriesTitle? string TV show: the series.
---@field season? integer TV show: the season's number. At least 0.
---@field episode? integer TV show: the episode's number. At least 0.
---@field originalAirdate? string TV show: when it was first shown, ISO 8601.
---@field albumName? string Music: the album. SDK: `kGCKMetadataKeyAlbumTitle`.
---@field albumArtist? string Music: the album's artist.
---@field artist? string Generic, music, photo: the artist.
---@field composer? string Music: the composer.
---@field trackNumber? integer Music: the track's number on its disc. At least 0.
---@field discNumber? integer Music: the disc's number. At least 0.
---@field releaseDate? string When it was released, ISO 8601.
---@field creationDateTime? string Photo: when it was taken, ISO 8601.
---@field location? string Photo: where it was taken, as text.
---@field latitude? number Photo: where it was taken. In degrees. From -90 to 90.
---@field longitude? number Photo: where it was taken. In degrees. From -180 to 180.
---@field width? integer Photo: its width. In pixels. At least 0.
---@field height? integer Photo: its height. In pixels. At least 0.
---@field bookTitle? string Audiobook: the title of the book.
---@field chapterTitle? string Audiobook: the chapter's title.
---@field chapterNumber? integer Audiobook: the chapter's number. At least 0.
---@field images? cast-rpc.Image[] Images, the best first.
---@field posterUrl? string An image to show before the first frame.
---@field queueItemId? integer The queue item that a section belongs to.
---@field sectionDuration? number The section's duration. In seconds. At least 0.
---@field sectionStartAbsoluteTime? number The section's start as an absolute time, in seconds since 1970. In seconds.
---@field sectionStartTimeInContainer? number Where the section starts in its container. In seconds. At least 0.
---@field sectionStartTimeInMedia? number Where the section starts in the media. In seconds. At least 0.

--- One audio, video or text track.
---
--- SDK: `GCKMediaTrack`.
---@class cast-rpc.Track
---@field trackId integer The track's id; unique within the media.
---@field type cast-rpc.TrackType The track's content.
---@field trackContentId? string Its URL, for side-loaded text.
---@field trackContentType? string Its MIME type: `text/vtt`.
---@field subtype? cast-rpc.TextTrackSubtype The purpose of a text track.
---@field name? string Its name, for people.
---@field language? string Its language (RFC 5646); required for subtitles.
---@field roles? string[] DASH roles: `main`, `commentary`.
---@field isInband? boolean Whether the track is part of the stream itself.
---@field customData? any App-defined data.

--- The style of text tracks.
---
--- SDK: `GCKMediaTextTrackStyle`.
---@class cast-rpc.TextTrackStyle
---@field foregroundColor? string The text colour, `#RRGGBBAA`; `#RRGGBB` is accepted too.
---@field backgroundColor? string The background colour of the text, `#RRGGBBAA`; `#RRGGBB` is accepted too.
---@field edgeType? cast-rpc.TextTrackEdgeType The edge of the characters.
---@field edgeColor? string The edge's colour, `#RRGGBBAA`; `#RRGGBB` is accepted too.
---@field windowType? cast-rpc.TextTrackWindowType The window around the text.
---@field windowColor? string The window's colour, `#RRGGBBAA`; `#RRGGBB` is accepted too.
---@field windowRoundedCornerRadius? number The radius of the window's corners. In pixels. At least 0.
---@field fontScale? number The font size relative to the default. At least 0.
---@field fontFamily? string The font family.
---@field fontGenericFamily? cast-rpc.TextTrackFontGenericFamily The generic font family.
---@field fontStyle? cast-rpc.TextTrackFontStyle The font style.
---@field customData? any App-defined data.

--- Where ads come from (VAST or VMAP).
---
--- SDK: `GCKVASTAdsRequest`.
---@class cast-rpc.VastAdsRequest
---@field adTagUrl? string The ad server's URL.
---@field adsResponse? string The ad response itself; it takes precedence over the URL.

--- An ad break in the media.
---
--- SDK: `GCKAdBreakInfo`.
---@class cast-rpc.Break
---@field id string The break's id.
---@field breakClipIds? string[] Its clips in order.
---@field position? number The position of the break; 0: before the media, -1: after it. In seconds. At least -1.
---@field duration? number The duration. In seconds.
---@field isWatched? boolean Whether it was watched.
---@field isEmbedded? boolean Whether it is part of the stream.
---@field expanded? boolean Whether it extends the media's duration.

--- One ad.
---
--- SDK: `GCKAdBreakClipInfo`.
---@class cast-rpc.BreakClip
---@field id string The clip's id.
---@field contentId? string The content of the clip: its URL or id.
---@field contentUrl? string The URL of the stream.
---@field contentType? string Its MIME type.
---@field title? string Its title.
---@field duration? number The duration. In seconds.
---@field whenSkippable? number The time from the clip's start after which it can be skipped; absent or -1: never. In seconds.
---@field posterUrl? string An image to show before the clip plays.
---@field clickThroughUrl? string The URL that the clip links to.
---@field hlsSegmentFormat? cast-rpc.HlsSegmentFormat The format of HLS segments.
---@field vastAdsRequest? cast-rpc.VastAdsRequest The source of the clip; it takes precedence over all other fields.
---@field customData? any App-defined data.

--- The viewer's opinion of the media.
---@class cast-rpc.UserActionState
---@field userAction cast-rpc.UserAction The action.
---@field customData? any App-defined data.

--- A piece of media: its location, type and contents. One of `contentId`, `contentUrl` and `entity` is needed to play
--- it.
---
--- SDK: `GCKMediaInformation`.
---@class cast-rpc.MediaInformation
---@field contentId? string The content: a URL, an absolute path on the server's machine, or an id that the app understands.
---@field contentUrl? string The URL or absolute path of the content; it takes precedence over `contentId` for fetching.
---@field entity? string A deep link that the receiver resolves.
---@field atvEntity? string The deep link for an Android TV app.
---@field contentType? string Its MIME type: `video/mp4`, `application/x-mpegURL`.
---@field streamType? cast-rpc.StreamType Whether it is live or has a fixed length. Absent: `"BUFFERED"`.
---@field metadata? cast-rpc.MediaMetadata The metadata.
---@field duration? number The duration; absent or -1 if unknown or live. In seconds.
---@field startAbsoluteTime? number When a live stream began, in seconds since 1970. In seconds.
---@field tracks? cast-rpc.Track[] Its tracks.
---@field textTrackStyle? cast-rpc.TextTrackStyle The style of its text tracks.
---@field breaks? cast-rpc.Break[] Its ad breaks.
---@field breakClips? cast-rpc.BreakClip[] Its ad clips.
---@field vmapAdsRequest? cast-rpc.VastAdsRequest The source of its ads; it takes precedence over `breaks`.
---@field hlsSegmentFormat? cast-rpc.HlsSegmentFormat The format of HLS audio segments.
---@field hlsVideoSegmentFormat? cast-rpc.HlsVideoSegmentFormat The format of HLS video segments.
---@field mediaCategory? cast-rpc.MediaCategory The kind of media.
---@field userActionStates? cast-rpc.UserActionState[] The viewer's opinion of it.
---@field customData? any App-defined data.

--- One item of a queue.
---
--- SDK: `GCKMediaQueueItem`.
---@class cast-rpc.QueueItem
---@field itemId? integer The item's id. The receiver assigns it, so leave it out when you send items.
---@field media? cast-rpc.MediaInformation The item's media.
---@field autoplay? boolean Whether playback starts by itself when the item becomes current. Absent: `true`.
---@field startTime? number The position to start from. In seconds. At least 0.
---@field playbackDuration? number The part of it that is played; a negative value counts from its end. In seconds.
---@field preloadTime? number The time before its start at which the receiver may preload it. In seconds. At least 0.
---@field activeTrackIds? integer[] The active tracks.
---@field orderId? integer Its place before shuffling.
---@field customData? any App-defined data.

--- Metadata of a queue's container.
---
--- SDK: `GCKMediaQueueContainerMetadata`.
---@class cast-rpc.ContainerMetadata
---@field containerType? cast-rpc.ContainerType The kind of container.
---@field title? string Its title.
---@field sections? cast-rpc.MediaMetadata[] Its sections.
---@field containerDuration? number The total duration. In seconds. At least 0.
---@field containerImages? cast-rpc.Image[] Its images.
---@field authors? string[] Audiobook: the authors.
---@field narrators? string[] Audiobook: the narrators.
---@field publisher? string Audiobook: the publisher.
---@field releaseDate? string When it was released, ISO 8601.

--- A queue: its description and, when it is sent, its items.
---
--- SDK: `GCKMediaQueueData`.
---@class cast-rpc.QueueData
---@field id? string The queue's id.
---@field name? string Its name, for people.
---@field description? string The kind of queue.
---@field entity? string A deep link; the receiver fetches the items itself.
---@field queueType? cast-rpc.QueueType The kind of queue.
---@field repeatMode? cast-rpc.RepeatMode The queue's behaviour at its end.
---@field shuffle? boolean Whether it is shuffled.
---@field items? cast-rpc.QueueItem[] Its items; only sent, never reported.
---@field startIndex? integer The index of the item to start with. At least 0. Absent: `0`.
---@field startTime? number The position at which the first item starts. In seconds. At least 0.
---@field containerMetadata? cast-rpc.ContainerMetadata The metadata.

--- The position within ads; present only while ads play.
---
--- SDK: `GCKAdBreakStatus`.
---@class cast-rpc.BreakStatus
---@field breakId? string The break.
---@field breakClipId? string The clip.
---@field currentBreakTime? number Time since the break began. In seconds.
---@field currentBreakClipTime? number Time since the clip began. In seconds.
---@field whenSkippable? number The clip time after which it can be skipped; absent or -1: never. In seconds.

--- The part of a live stream in which seeking is possible.
---
--- SDK: `GCKMediaLiveSeekableRange`.
---@class cast-rpc.LiveSeekableRange
---@field start? number The earliest position. In seconds.
---@field end? number The latest position, the live edge. In seconds.
---@field isMovingWindow? boolean Whether `start` moves as time passes.
---@field isLiveDone? boolean Whether the live event has ended, so that `end` no longer moves.

--- The video as it is displayed.
---
--- SDK: `GCKVideoInfo`.
---@class cast-rpc.VideoInfo
---@field width? integer Its width. In pixels.
---@field height? integer Its height. In pixels.
---@field hdrType? cast-rpc.HdrType Its dynamic range.

--- The item that is loading while the player is still idle.
---@class cast-rpc.ExtendedStatus
---@field playerState? cast-rpc.PlayerState Always LOADING.
---@field media? cast-rpc.MediaInformation The media that is loading.
---@field mediaSessionId? integer The id of the future media session.

--- The status of a media session, as receivers report it and as the server keeps it after merging (cast.md 7.3, 7.4).
---
--- SDK: `GCKMediaStatus`.
---@class cast-rpc.MediaStatus
---@field mediaSessionId? integer The media session's id; each load gets a new one.
---@field media? cast-rpc.MediaInformation The loaded media.
---@field playerState? cast-rpc.PlayerState The player's state.
---@field idleReason? cast-rpc.IdleReason Why it is idle; present only with IDLE.
---@field currentTime? number The position when the status was sent; in a live stream on the timeline of its seekable range. In seconds. SDK: `GCKMediaStatus.streamPosition`.
---@field playbackRate? number The playback rate; 0 or 1 while paused.
---@field supportedMediaCommands? integer The commands that the receiver supports now, as a bit mask (cast.md 7.9).
---@field volume? cast-rpc.Volume The stream's volume, not the device's.
---@field activeTrackIds? integer[] The active tracks; empty and absent both mean none.
---@field videoInfo? cast-rpc.VideoInfo The video as it is displayed.
---@field breakStatus? cast-rpc.BreakStatus The position within ads.
---@field liveSeekableRange? cast-rpc.LiveSeekableRange The part of a live stream in which seeking is possible.
---@field extendedStatus? cast-rpc.ExtendedStatus The media that is loading.
---@field queueData? cast-rpc.QueueData The queue, without its items.
---@field currentItemId? integer The queue's current item.
---@field loadingItemId? integer The item being loaded.
---@field preloadedItemId? integer The item that is preloaded as the next one.
---@field items? cast-rpc.QueueItem[] A window of the queue around the current item, not the whole queue.
---@field repeatMode? cast-rpc.RepeatMode The queue's behaviour at its end.
---@field customData? any App-defined data.

--- Further options of a load.
---@class cast-rpc.LoadOptions
---@field contentFilteringMode? cast-rpc.ContentFilteringMode The content to leave out.

--- A load of either `media` or `queueData`, with its options.
---
--- SDK: `GCKMediaLoadRequestData`.
---@class cast-rpc.LoadRequestData
---@field media? cast-rpc.MediaInformation The media.
---@field queueData? cast-rpc.QueueData The queue.
---@field autoplay? boolean Whether playback starts at once; absent: as the first item to be played says, or else true.
---@field currentTime? number The start position; absent: the beginning, or the live edge. In seconds. At least 0.
---@field playbackRate? number The playback rate. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`.
---@field activeTrackIds? integer[] The tracks that are active from the start.
---@field credentials? string The viewer's credentials, for the receiver app.
---@field credentialsType? string The type of credentials: `web`, `android`, `ios`, `cloud`.
---@field atvCredentials? string Credentials for Android TV apps, instead of `credentials`.
---@field atvCredentialsType? string The type of those credentials.
---@field loadOptions? cast-rpc.LoadOptions Further options.
---@field customData? any App-defined data.

--- The commands that are possible now: those that the receiver supports (`supportedMediaCommands`), limited to the
--- useful ones in the present state. A receiver that doesn't report them is assumed to support the basic commands. All
--- are false without a media session.
---
--- SDK: `GCKMediaStatus.isMediaCommandSupported`.
---@class cast-rpc.MediaControls
---@field play boolean `media.play`: the player is paused.
---@field pause boolean `media.pause`: the player plays or buffers, and can be paused. A live stream that can't be paused can only be stopped.
---@field stop boolean `media.stop`: something is loaded or loading.
---@field seek boolean `media.seek`: not during ads, not while loading, and in a live stream only within a seekable range.
---@field seekToLiveEdge boolean `media.seek` with `seekToInfinite`: a live stream is behind its live edge.
---@field setStreamVolume boolean `media.setStreamVolume`.
---@field setStreamMuted boolean `media.setStreamMuted`.
---@field skipForward boolean The receiver supports a skip button; send `media.seek` with `relativeTime`.
---@field skipBackward boolean The receiver supports a skip button; send `media.seek` with `relativeTime`.
---@field queueNext boolean `queue.next`.
---@field queuePrevious boolean `queue.previous`.
---@field queueShuffle boolean `queue.shuffle`.
---@field queueRepeatAll boolean `queue.setRepeatMode` with all items.
---@field queueRepeatOne boolean `queue.setRepeatMode` with one item.
---@field skipAd boolean `media.skipAd`: the current ad can be skipped now.
---@field editTracks boolean `media.setActiveTracks`, `media.setTextTrackStyle`, `media.editTracks`, `media.selectTracks`.
---@field setPlaybackRate boolean `media.setPlaybackRate`: not during ads, and not at a live stream's edge.
---@field like boolean `media.userAction` with LIKE.
---@field dislike boolean `media.userAction` with DISLIKE.
---@field follow boolean `media.userAction` with FOLLOW.
---@field unfollow boolean `media.userAction` with UNFOLLOW.
---@field streamTransfer boolean Continuing on another device.

--- The ad that is playing, with its clock extrapolated to this moment.
---
--- SDK: `GCKAdBreakStatus`.
---@class cast-rpc.AdBreakState
---@field breakId? string The break.
---@field breakClipId? string The clip.
---@field breakTime number Time since the break began. In seconds. SDK: `GCKAdBreakStatus.currentAdBreakTime`.
---@field clipTime number Time since the clip began. In seconds. SDK: `GCKAdBreakStatus.currentAdBreakClipTime`.
---@field whenSkippable? number The `clipTime` after which it can be skipped; absent: never. In seconds.
---@field skippableIn? number How long until it can be skipped; 0: now; absent: never. In seconds.
---@field isSkippable boolean Whether it can be skipped now.
---@field clipIndex? integer The clip's index in its break, from 0; absent if the media doesn't list it.
---@field clipCount? integer How many clips the break has; absent if the media doesn't list them.
---@field clip? cast-rpc.BreakClip The clip's entry in the media's `breakClips`.

--- The playback position at this moment, computed from the last status.
---
--- SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
---@class cast-rpc.MediaPosition
---@field sessionId string The session.
---@field revision integer The revision of the state that it was computed from.
---@field mediaSessionId? integer The media session's id; absent if there is none.
---@field playerState cast-rpc.PlayerState The player's state.
---@field position number The position; 0 while the player is idle. In seconds.
---@field duration? number The duration; absent if unknown or live. In seconds.
---@field playbackRate number The playback rate; 1 is normal.
---@field isAdvancing boolean Whether time advances, of the media or of an ad.
---@field isPlayingLiveStream boolean Whether a live stream is loaded.
---@field liveSeekableRange? cast-rpc.LiveSeekableRange The part of a live stream in which seeking is possible. SDK: `GCKRemoteMediaClient.approximateLiveSeekableRangeStart`.
---@field adBreak? cast-rpc.AdBreakState The ad that is playing; absent outside ads.

--- The media that a session played last, for continuing elsewhere after the session.
---
--- SDK: `GCKUIMediaController.lastKnownStreamPosition`.
---@class cast-rpc.LastKnownMedia
---@field sessionId string The session.
---@field deviceId string The session's device.
---@field hasSessionEnded boolean Whether the session has ended.
---@field hasMediaEnded boolean Whether the media session has ended; the position then no longer advances.
---@field mediaSessionId? integer The media session.
---@field playerState cast-rpc.PlayerState The last player state: PLAYING, PAUSED… if playback was interrupted, IDLE if it reached its end. SDK: `GCKUIMediaController.lastKnownPlayerState`.
---@field idleReason? cast-rpc.IdleReason Why it is idle, if it is.
---@field position number The position, extrapolated to the moment when it was last known to play. In seconds. SDK: `GCKUIMediaController.lastKnownStreamPosition`.
---@field duration? number The duration; absent if unknown or live. In seconds.
---@field isPlayingLiveStream boolean Whether it is a live stream.
---@field media cast-rpc.MediaInformation The media. SDK: `GCKUIMediaController.lastKnownMediaInformation`.
---@field currentItemId? integer The current queue item.
---@field activeTrackIds? integer[] The active tracks.
---@field playbackRate? number The playback rate.

--- A snapshot of a session's playback.
---@class cast-rpc.MediaState
---@field sessionId string The session.
---@field revision integer Grows with every change; a higher revision is newer.
---@field mediaSessionId? integer The media session's id; absent if there is none.
---@field playerState cast-rpc.PlayerState The player's state: LOADING while a new item loads, IDLE if there is no media session.
---@field position number The position at this moment, extrapolated; 0 while the player is idle. In seconds. SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
---@field duration? number The duration; absent if unknown or live. In seconds.
---@field isPlayingAd boolean Whether an ad plays. SDK: `GCKMediaStatus.playingAd`.
---@field isPlayingLiveStream boolean Whether a live stream is loaded. SDK: `GCKRemoteMediaClient.playingLiveStream`.
---@field controls cast-rpc.MediaControls The commands that are possible at this moment. SDK: `GCKMediaStatus.isMediaCommandSupported`.
---@field adBreak? cast-rpc.AdBreakState The ad that is playing; absent outside ads. SDK: `GCKMediaStatus.adBreakStatus`.
---@field statusAge? number How long ago the receiver's last status arrived; absent before the first. In seconds. SDK: `GCKRemoteMediaClient.timeSinceLastMediaStatusUpdate`.
---@field liveSeekableRange? cast-rpc.LiveSeekableRange The seekable range of a live stream at this moment, extrapolated.
---@field status? cast-rpc.MediaStatus The merged status; absent if there is no media session. SDK: `GCKMediaStatus`.

--- An item of a playlist or folder that isn't played.
---@class cast-rpc.PassedOverItem
---@field name string Its title, else its URL or path.
---@field reason string The reason, in a sentence.

--- A chapter of resolved media.
---@class cast-rpc.MediaChapter
---@field title? string Its title.
---@field startTime number The position at which it begins. In seconds.

--- A film or song to which a URL leads.
---@class cast-rpc.ResolvedItem
---@field url string The URL of the item's page, else of the media.
---@field media? cast-rpc.MediaInformation The media to load; absent: the page of a playlist's entry isn't resolved yet. Resolve `url` before it plays.
---@field title? string Its title, as the page has it.
---@field duration? number The duration; absent: unknown, or a live stream. In seconds.
---@field isLive? boolean Whether it is a live stream. Absent: `false`.
---@field height? integer The height of its pictures in lines; absent: unknown.
---@field chapters? cast-rpc.MediaChapter[] Its chapters; receivers don't show them.
---@field lifetime? number The time until the URL in `media` expires; absent: it doesn't expire. In seconds.
---@field soundUrl? string The URL of the sound, if that in `media` has the pictures alone: the server joins them when it loads `media`. Other servers would load the pictures alone.
---@field isRelayed? boolean Whether the URL in `media` wants header fields that devices don't send: the server fetches it for the device when it loads `media`. Absent: `false`.

--- A summary of the content to which a URL led.
---@class cast-rpc.ResolvedContent
---@field kind cast-rpc.ResolvedKind The kind of content.
---@field url string The URL.
---@field host string Its host, without `www.`.
---@field title? string The title of the page, the playlist or its only item.
---@field duration? number The duration of its only item. In seconds.
---@field isLive? boolean Whether its only item is a live stream. Absent: `false`.
---@field height? integer The height of its first item's pictures in lines.
---@field itemCount integer The number of items.
---@field resolver? string The program that resolved it: `yt-dlp`, or the name of one of the options; absent: the server itself.

--- A program of the user that finds the media in pages.
---@class cast-rpc.ResolverProgram
---@field match string The pattern of URLs, in which `*` matches any text (`https://tv.example.com/*`). The first program whose pattern matches is used. Not empty.
---@field command string[] The program's absolute path and its arguments. No shell is involved. Not empty.

--- How pages are resolved to media.
---@class cast-rpc.PagesOptions
---@field resolvers? cast-rpc.ResolverProgram[] Programs of the user, tried before `yt-dlp`. Only the server's options file can name them: `context.create` refuses them. Absent: `[]`.
---@field usesYtDlp? boolean Whether `yt-dlp` is used where it is in `PATH`. Absent: `true`.
---@field timeout? number The time limit of a resolver. In seconds. More than 0, at most 600. Absent: `60`.
---@field maximumItems? integer The most items of a playlist; the rest is passed over. From 1 to 1000. Absent: `200`.

--- The playback of a device, flat, for status lines and scripts.
---@class cast-rpc.PlayerStatus
---@field deviceId string The device's id. A device that was given by its address gets an id derived from the address; the server accepts it as `device` while it runs.
---@field address? string The address, as `host:port`, of a device that discovery doesn't list; `device` accepts it at any time. Absent: use `deviceId`.
---@field friendlyName string The device's name.
---@field isDefault? boolean Whether it is the default device. Absent: `false`.
---@field sessionId? string The server's session with the device; absent: there is none, and the status was read without one.
---@field applicationId? string The id of the running app; absent: none but the idle screen.
---@field applicationName? string The running app's name.
---@field statusText? string The app's status text, such as `Casting: A film`.
---@field playerState cast-rpc.PlayerState The player's state; IDLE if nothing is loaded.
---@field idleReason? cast-rpc.IdleReason Why the player became idle.
---@field title? string The title of the media.
---@field subtitle? string Its subtitle; of an episode the series.
---@field artist? string Its artist.
---@field albumName? string Its album.
---@field imageUrl? string The URL of its picture.
---@field contentId? string Its content id, usually its URL.
---@field contentType? string Its MIME type.
---@field position? number The position now, extrapolated since the last status. In seconds.
---@field duration? number How long it is; absent: unknown, or a live stream. In seconds.
---@field resumedAt? number Where `player.play` began, because it was left there earlier; only in the answer to that call. In seconds.
---@field playbackRate? number The playback rate; 1 is normal.
---@field isPlayingLiveStream? boolean Whether it is a live stream. Absent: `false`.
---@field isPlayingAd? boolean Whether an ad plays. Absent: `false`.
---@field volumeLevel? number The device's volume, 0 to 1.
---@field isMuted? boolean Whether the device is muted.
---@field queueIndex? integer The index of the current item in the queue, from 0.
---@field queueLength? integer How many items the queue has.
---@field resolved? cast-rpc.ResolvedContent `player.play`: the content of the page or playlist; absent: the URL was loaded as it is.
---@field secondTry? cast-rpc.SecondTry `player.play`: the receiver refused the media as it is, and this is its conversion; absent: it plays as it was loaded first.
---@field passedOver? cast-rpc.PassedOverItem[] `player.play`: the items of a playlist or folder that aren't played; absent: none.
---@field unusedSubtitles? cast-rpc.PassedOverItem[] `player.play`: the subtitles beside the film that no device shows, with what to do; absent: none.
---@field error? cast-rpc.ErrorInfo The reason why the device couldn't be asked; only the members that discovery knows are present then.

--- A short name for a device.
---@class cast-rpc.DeviceAlias
---@field alias string The short name.
---@field device string The device: its id, name or address.

--- One finding of an examination.
---@class cast-rpc.PreflightFinding
---@field code cast-rpc.PreflightCode The kind of finding.
---@field severity cast-rpc.PreflightSeverity The effect on playback.
---@field url? string The URL concerned; absent: the media as a whole.
---@field message string The finding in a sentence.
---@field advice? string The advice.

--- A track of the examined media.
---@class cast-rpc.PreflightTrack
---@field type cast-rpc.TrackType The track's content.
---@field codec? string Its codec: with profile and level where they are known (`avc1.640028`), else its name.
---@field width? integer In pixels.
---@field height? integer In pixels.
---@field frameRate? number In frames a second.
---@field language? string Its language, as the file has it.

--- The facts about a URL's content.
---@class cast-rpc.PreflightFacts
---@field url string The final URL, after all redirects.
---@field redirects? string[] The URLs that redirected to it, in order; absent: none.
---@field contentType? string The MIME type that its server declares.
---@field detectedType? string The MIME type of its content.
---@field size? integer The size; absent: unknown, or a stream. In bytes.
---@field duration? number The duration; absent: unknown, or a live stream. In seconds.
---@field isLive? boolean Whether it is a live stream. Absent: `false`.
---@field supportsRanges? boolean Whether its server sends parts of it.
---@field tracks? cast-rpc.PreflightTrack[] Its tracks, or a manifest's variants.
---@field source cast-rpc.PreflightSource The source of these facts.

--- The result of an examination: whether a device will play the media, and why not.
---@class cast-rpc.PreflightReport
---@field verdict cast-rpc.PreflightVerdict The result.
---@field findings cast-rpc.PreflightFinding[] The findings, the worst first.
---@field url string The URL that was examined.
---@field facts? cast-rpc.PreflightFacts The facts about its content; absent: it couldn't be fetched.
---@field deviceId? string The device that it was judged for; absent: for any.
---@field friendlyName? string That device's name.
---@field modelName? string That device's model.
---@field resolved? cast-rpc.ResolvedContent The content of the page or playlist, whose first item was judged; absent: the URL itself was judged.
---@field knownModels? string[] The models of Google's list that this device may be; absent: none, so its capabilities aren't known.
---@field conversion? cast-rpc.PlannedConversion The conversion with which `player.play` would make a file of the server's machine play; absent: it isn't needed, or not possible.
---@field elapsed number How long it took. In seconds.

--- A device's volume, as viewers hear it and the TV shows it.
---
--- SDK: `GCKSessionTraits`.
---@class cast-rpc.DeviceVolume
---@field level? number The level, from 0 (silent) to 1 (loudest). From 0 to 1.
---@field muted? boolean Whether it is muted; independent of the level.
---@field controlType? cast-rpc.VolumeControlType How it can be changed.
---@field stepInterval? number The step of the device's own volume keys; 0: the volume is fixed. At least 0.

--- A namespace that a receiver app supports.
---@class cast-rpc.ApplicationNamespace
---@field name string Its name, `urn:x-cast:…`.

--- An app that runs on a receiver.
---
--- SDK: `GCKApplicationMetadata`.
---@class cast-rpc.ReceiverApplication
---@field appId? string The app's id; it can differ from the launched one (an Android TV counterpart).
---@field universalAppId? string The id under which the app was registered.
---@field appType? cast-rpc.ApplicationType The platform it runs on.
---@field displayName? string Its name, for people.
---@field statusText? string The app's status text.
---@field iconUrl? string Its icon.
---@field isIdleScreen? boolean Whether this is the idle screen, shown when nothing runs.
---@field launchedFromCloud? boolean Whether it was launched by voice or from the cloud.
---@field namespaces? cast-rpc.ApplicationNamespace[] The namespaces that it supports.
---@field sessionId? string The id of this run of the app.
---@field transportId? string The destination id of its messages.
---@field senderConnected? boolean Whether a sender is connected.

--- The status that a receiver reports (cast.md 6.2).
---@class cast-rpc.ReceiverStatus
---@field applications? cast-rpc.ReceiverApplication[] The running apps; absent if none.
---@field volume? cast-rpc.DeviceVolume The device's volume.
---@field isActiveInput? boolean Whether the TV shows this device's input; absent if unknown.
---@field isStandBy? boolean Whether the TV is in standby; absent if unknown.

--- A member of a group (cast.md 8).
---
--- SDK: `GCKMultizoneDevice`.
---@class cast-rpc.MultizoneDevice
---@field deviceId string The member's id, spelled as in `Device` even if the group spells it otherwise. SDK: `GCKMultizoneDevice.deviceID`.
---@field announcedId? string The id as the group reports it, if it isn't a UUID; as in `Device`.
---@field name? string Its name, for people. SDK: `GCKMultizoneDevice.friendlyName`.
---@field capabilities? integer Its capabilities, as a bit mask (cast.md 9). SDK: `GCKMultizoneDevice.capabilities`.
---@field volume? cast-rpc.DeviceVolume Its own volume; the group's volume scales it. SDK: `GCKMultizoneDevice.volumeLevel`.

--- Whether playback can be transferred and expanded.
---@class cast-rpc.MultizonePlaybackSession
---@field appAllowsGrouping? boolean Whether the app can play on more devices at once.
---@field isVideoContent? boolean Whether it is video.
---@field streamTransferSupported? boolean Whether playback can continue on another device.

--- The members of a group.
---
--- SDK: `GCKMultizoneStatus`.
---@class cast-rpc.MultizoneStatus
---@field devices? cast-rpc.MultizoneDevice[] The members. SDK: `GCKMultizoneStatus.devices`.
---@field isMultichannel? boolean Whether the members play different channels, as in a stereo pair.
---@field playbackSession? cast-rpc.MultizonePlaybackSession Whether playback can be transferred and expanded.

--- How files of this machine are served to receivers.
---@class cast-rpc.ServingOptions
---@field port? integer The TCP port to serve on, for firewall rules; 0: any free port. From 0 to 65535. Absent: `0`.
---@field maximumPublications? integer The largest number of simultaneous publications. From 1 to 1000000. Absent: `20000`.
---@field maximumConnections? integer The largest number of simultaneous connections; further ones are closed at once. From 1 to 10000. Absent: `64`.
---@field maximumTransfers? integer The largest number of simultaneous transfers of one publication; further ones are answered with 503. From 1 to 10000. Absent: `16`.
---@field stallTimeout? number The time without progress, as during a pause, after which a receiver's transfer is disconnected. The receiver reconnects when playback continues. In seconds. From 1 to 86400. Absent: `1800`.

--- A file or generated content of this machine that is served under an unguessable URL.
---@class cast-rpc.Publication
---@field publicationId string Its id; it isn't part of the URL.
---@field url string The URL to load. Treat it as a secret: it is all that a permitted client needs to fetch the file.
---@field path? string The file's absolute path, without symbolic links; absent: the server generated the content, such as converted subtitles.
---@field name string The last part of the URL.
---@field contentType string The MIME type that it is served as.
---@field size? integer The size when it was published; absent: a stream, or content that is generated on request. In bytes.
---@field isStream boolean Whether it is a pipe, which can be read only once and without seeking.
---@field sessionId? string The session whose device may fetch it, and whose end ends it; absent: none.
---@field allowAnyPeer boolean Whether other programs and devices than the receiver may fetch it.
---@field isAutomatic boolean Whether a load published it by itself; it then also ends when that media is replaced.

--- A transfer of a publication: its client, content and progress.
---@class cast-rpc.ServedTransfer
---@field transferId string The transfer's id; every HTTP request is one.
---@field publicationId string The publication that is fetched.
---@field sessionId? string The publication's session.
---@field path? string The publication's file.
---@field name string The publication's name.
---@field peer? string The client's address.
---@field method string The HTTP method: `GET` or `HEAD`.
---@field status integer The HTTP status of the answer: 200, 206, 304, 404, 412 or 416.
---@field rangeStart? integer The first byte that is sent, if it is one range. In bytes.
---@field rangeEnd? integer The byte after the last one that is sent, if it is one range. In bytes.
---@field length? integer How many bytes the answer has; absent: unknown. In bytes.
---@field bytesSent integer How many bytes were passed to the operating system for the client. In bytes.
---@field state cast-rpc.TransferState The transfer's state.
---@field failure? cast-rpc.TransferFailure The reason for a failed transfer.
---@field elapsed number How long it has taken. In seconds.

--- A client's name and version, for logs and for other clients (`Session.owner`).
---@class cast-rpc.ClientInfo
---@field name string Its name. Not empty.
---@field version? string Its version.

--- How a session's device lets its volume be changed.
---
--- SDK: `GCKSessionTraits`.
---@class cast-rpc.SessionTraits
---@field minimumVolume number The lowest volume. From 0 to 1. SDK: `GCKSessionTraits.minimumVolume`.
---@field maximumVolume number The highest volume. From 0 to 1. SDK: `GCKSessionTraits.maximumVolume`.
---@field volumeIncrement number The size of one step; 0 if the volume is fixed. From 0 to 1. SDK: `GCKSessionTraits.volumeIncrement`.
---@field supportsMuting boolean Whether the device can be muted. SDK: `GCKSessionTraits.supportsMuting`.
---@field isFixedVolume boolean Whether senders can't change the volume. SDK: `GCKSessionTraits.isFixedVolume`.

--- A connection to a receiver app.
---
--- SDK: `GCKCastSession`.
---@class cast-rpc.Session
---@field sessionId string The session's id in this server.
---@field deviceId string The session's device.
---@field device cast-rpc.Device The session's device.
---@field connectionState cast-rpc.ConnectionState Its state.
---@field suspendReason? cast-rpc.SessionSuspendReason While suspended: the reason.
---@field linkState cast-rpc.SessionLinkState The state of the connection to the device.
---@field applicationState cast-rpc.SessionApplicationState The last known state of the app's run.
---@field phase? cast-rpc.ConnectionPhase While connecting or resuming: the present phase.
---@field applicationId? string The id of the app that was requested.
---@field sessionOptions? table<string, any> Options that the client which started the session stored in it. SDK: `GCKSession.sessionOptions`.
---@field receiverSessionId? string The receiver's id of this run of the app. SDK: `GCKSession.sessionID`.
---@field application? cast-rpc.ReceiverApplication The app's run, as the receiver's status describes it.
---@field volume? cast-rpc.DeviceVolume The device's volume.
---@field traits cast-rpc.SessionTraits How the volume can be changed. SDK: `GCKSession.traits`.
---@field isActiveInput? boolean Whether the TV shows this device's input; absent if unknown.
---@field isStandBy? boolean Whether the TV is in standby; absent if unknown.
---@field deviceStatus? table<string, any> Other members of the receiver's status, as the device wrote them, such as `userEq` and `version`; absent if there are none.
---@field authentication? cast-rpc.DeviceAuthenticationInfo The findings of device authentication; absent if it was not requested, or is not finished.
---@field multizone? cast-rpc.MultizoneStatus The members of the group, if the device is a group and has reported them.
---@field supportsMedia boolean Whether the app plays media.
---@field owner? cast-rpc.ClientInfo The program that started or joined it, as it identified itself in `server.initialize`; absent if it didn't.
---@field isMediaStatusKnown? boolean Whether the app has reported its media status since the connection was made. Some apps never answer that request: casting to them works, and their media is known after the first `media.load`. Absent for apps that play no media.

--- The state with which another device, or a local player, continues playback.
---@class cast-rpc.PlaybackState
---@field loadRequestData cast-rpc.LoadRequestData The load that continues playback, with position (`currentTime`), rate, tracks, and `autoplay`, which is false if playback is paused. `media.load` accepts its members; values of the app that it wouldn't accept are left out.
---@field customData? any The app's own data.
---@field source cast-rpc.PlaybackStateSource The place that it was read from.
---@field playerState cast-rpc.PlayerState The player's state.
---@field position number The position; for a queue, in its current item. In seconds. At least 0.
---@field mediaSessionId? integer The media session that it was taken from.

--- A session's saved record, with which another server can rejoin it.
---@class cast-rpc.SavedSession
---@field sessionId string The session's id in the server that had it; it keeps the id if that is free.
---@field deviceId string The session's device.
---@field friendlyName string The device's name.
---@field host string The device's last known address; the device is looked up by its id, too.
---@field port integer The device's last known port.
---@field applicationId? string The id of the app that was requested.
---@field receiverSessionId string The receiver's id of the app's run; only this run is rejoined.
---@field sessionOptions? table<string, any> Options that the client which started the session stored in it.
---@field owner? cast-rpc.ClientInfo The program that started it.
---@field savedAt integer When it was saved, in seconds since 1970. In seconds.

--- The size at which an image is shown.
---
--- SDK: `GCKUIImageHints.imageSize`.
---@class cast-rpc.PictureSize
---@field width integer The width. In pixels. At least 1.
---@field height integer The height. In pixels. At least 1.

--- The sizes of the widgets' images: the image is picked for this size.
---
--- SDK: `GCKUIImageHints`.
---@class cast-rpc.WidgetImageOptions
---@field castDialog? cast-rpc.PictureSize In the dialog; default 128 x 128.
---@field miniController? cast-rpc.PictureSize In the mini controller; default 128 x 128.
---@field background? cast-rpc.PictureSize In the expanded and the media controller; default 1280 x 720.

--- The cast button.
---
--- SDK: `GCKUICastButton`.
---@class cast-rpc.CastButtonState
---@field castState string Whether there are devices and a session: as in `context.get`. SDK: `GCKCastContext.castState`.
---@field icon cast-rpc.CastButtonIcon The look of the button.
---@field isVisible boolean Whether it is visible.
---@field label string Its accessibility label. SDK: `GCKUICastButton.setAccessibilityLabel:forCastState:`.
---@field tintColor? string Its colour, `#RRGGBBAA`; absent: the program's default. SDK: `GCKUICastButton.tintColor`.
---@field startsDiscoveryOnTap boolean Whether the next tap starts discovery instead of opening the dialog: with the context's option `startDiscoveryAfterFirstTapOnCastButton`, while discovery doesn't run.

--- A device in the dialog.
---@class cast-rpc.CastDialogDevice
---@field deviceId string The device's id.
---@field friendlyName string Its name, for people.
---@field modelName? string The device's model.
---@field deviceType string The type of device, as in `Device`.
---@field statusText? string The app's status text.
---@field isBusy boolean Whether an app runs on it.

--- The cast dialog.
---@class cast-rpc.CastDialogState
---@field isPresented boolean Whether it is open. SDK: `kGCKUICastDialogWillShowNotification`.
---@field mode cast-rpc.CastDialogMode Its content.
---@field title string Its title.
---@field devices cast-rpc.CastDialogDevice[] The devices to choose from, ordered by name.
---@field noDevicesReason? cast-rpc.NoDevicesReason If no devices are listed: why.
---@field noDevicesText? string If no devices are listed: advice.
---@field sessionId? string While connecting or connected: the session.
---@field deviceId? string While connecting or connected: the device.
---@field deviceName? string While connecting or connected: the device's name.
---@field mediaTitle? string While connected: the title of what plays.
---@field mediaSubtitle? string While connected: the subtitle of what plays; for films the studio.
---@field image? cast-rpc.Image While connected: the image of what plays, picked for the dialog.
---@field volumePercent? integer While connected: the device's volume. In percent.
---@field isMuted? boolean While connected: whether the device is muted.
---@field canDisconnect boolean Whether there is a session to disconnect from.
---@field failure? string Why the last attempt to connect failed; until the dialog closes or another attempt begins.
---@field error? cast-rpc.ErrorInfo The error that `failure` is the text of: its name, and its advice.

--- The introductory overlay.
---
--- SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
---@class cast-rpc.IntroOverlayState
---@field isPresented boolean Whether it is visible.
---@field wasShown boolean Whether it has been shown, in this run or an earlier one. SDK: `GCKCastContext.clearCastInstructionsShownFlag`.
---@field canPresent boolean Whether `widget.presentIntroOverlay` would show it now.
---@field titleText string Its title.
---@field buttonText string How it is dismissed.
---@field titlePosition cast-rpc.IntroTitlePosition Where the title is placed.

--- A control.
---
--- SDK: `GCKUIMultistateButton`.
---@class cast-rpc.MediaControl
---@field isEnabled boolean Whether it is enabled.
---@field state? cast-rpc.MediaControlState The displayed state, for controls that have several.

--- A button of a controller.
---
--- SDK: `GCKUIMediaButtonBarProtocol`.
---@class cast-rpc.MediaButton
---@field type cast-rpc.MediaButtonType Its action.
---@field isEnabled boolean Whether it is enabled.
---@field state? cast-rpc.MediaControlState The displayed state, for controls that have several.
---@field customId? string For CUSTOM: the id of the program's own button.

--- The bar that is shown while media plays.
---
--- SDK: `GCKUIMiniMediaControlsViewController`.
---@class cast-rpc.MiniControllerState
---@field isEnabled boolean Whether the program has turned it on. SDK: `GCKUICastContainerViewController.miniMediaControlsItemEnabled`.
---@field isActive boolean Whether there is something to control. SDK: `GCKUIMiniMediaControlsViewController.active`.
---@field shouldAppear boolean Whether it is visible: turned on, active, and not hidden by the expanded controller. SDK: `GCKUIMiniMediaControlsViewControllerDelegate`.
---@field minHeight number Its minimum height. In points. SDK: `GCKUIMiniMediaControlsViewController.minHeight`.
---@field title? string The title of the media.
---@field subtitle? string The subtitle, or the name of the device.
---@field thumbnail? cast-rpc.Image Its image, unless images are turned off.
---@field buttons cast-rpc.MediaButton[] Its three slots.
---@field progress? number The progress, from 0 to 1; absent if unknown. From 0 to 1.
---@field isLive boolean Whether it is a live stream.

--- An ad that is playing.
---
--- SDK: `GCKAdBreakClipInfo`.
---@class cast-rpc.AdState
---@field title? string Its title.
---@field image? cast-rpc.Image Its image.
---@field clickThroughUrl? string The URL that the clip links to.
---@field isSkippable boolean Whether it can be skipped now.
---@field skippableIn? number How long until it can be skipped; absent: never. In seconds.
---@field skipText? string The label of the skip button.

--- The full-screen controller.
---
--- SDK: `GCKUIExpandedMediaControlsViewController`.
---@class cast-rpc.ExpandedControllerState
---@field isPresented boolean Whether it is visible.
---@field usesDefault boolean Whether the framework shows it by itself; otherwise it only notifies (`widget.didTriggerExpandedController`). SDK: `GCKCastContext.useDefaultExpandedMediaControls`.
---@field isActive boolean Whether there is something to control.
---@field deviceName? string The device's name.
---@field castingToText? string A sentence with the name of the device.
---@field title? string The title of the media.
---@field subtitle? string The subtitle of what plays.
---@field image? cast-rpc.Image Its image, picked for the background.
---@field isLive boolean Whether it is a live stream.
---@field isStreamPositionHidden boolean Whether the position is hidden. SDK: `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
---@field playPauseToggle cast-rpc.MediaControl The fixed button in the centre.
---@field buttons cast-rpc.MediaButton[] The four slots around it.
---@field ad? cast-rpc.AdState The ad that is playing.

--- The controls of the media controller.
---
--- SDK: `GCKUIMediaController`.
---@class cast-rpc.MediaControllerControls
---@field play cast-rpc.MediaControl Plays.
---@field pause cast-rpc.MediaControl Pauses.
---@field playPauseToggle cast-rpc.MediaControl Toggles play and pause; for live streams play and stop.
---@field stop cast-rpc.MediaControl Stops.
---@field forward30 cast-rpc.MediaControl Skips 30 seconds forward.
---@field rewind30 cast-rpc.MediaControl Skips 30 seconds back.
---@field pauseQueue cast-rpc.MediaControl Pauses when the current item ends. SDK: `GCKUIMediaController.pauseQueueButton`.
---@field next cast-rpc.MediaControl The next item.
---@field previous cast-rpc.MediaControl The previous item.
---@field repeatMode cast-rpc.MediaControl Cycles through the repeat modes: off, all, single, shuffle.
---@field streamPosition cast-rpc.MediaControl Seeks to any position.
---@field tracks cast-rpc.MediaControl Opens the track selector.
---@field skipAd cast-rpc.MediaControl Skips the ad.
---@field muteToggle cast-rpc.MediaControl Mutes or unmutes the device.

--- All controls for the media. They are disabled while a request is in flight.
---
--- SDK: `GCKUIMediaController`.
---@class cast-rpc.MediaControllerState
---@field sessionId? string The session.
---@field connectionState? cast-rpc.ConnectionState The session's state; absent without one. While SUSPENDED the position doesn't advance, and nothing can be controlled.
---@field suspendReason? cast-rpc.SessionSuspendReason While suspended: the reason.
---@field isMediaLoaded boolean Whether media is loaded. SDK: `GCKUIMediaController.mediaLoaded`.
---@field hasCurrentQueueItem boolean Whether a queue item is current. SDK: `GCKUIMediaController.hasCurrentQueueItem`.
---@field hasLoadingQueueItem boolean Whether a queue item is loading. SDK: `GCKUIMediaController.hasLoadingQueueItem`.
---@field playerState cast-rpc.PlayerState The player's state.
---@field lastKnownPlayerState? cast-rpc.PlayerState The last known player state; kept after the session ends. SDK: `GCKUIMediaController.lastKnownPlayerState`.
---@field lastKnownStreamPosition? number The last known position; kept after the session ends. In seconds. SDK: `GCKUIMediaController.lastKnownStreamPosition`.
---@field isRequestInFlight boolean Whether a request is in flight.
---@field isLoading boolean Whether a loading indicator should be shown. SDK: `GCKUIMediaController.mediaLoadingIndicator`.
---@field isLive boolean Whether it is a live stream.
---@field title? string The title of the media.
---@field smartSubtitle? string The subtitle, or the most telling field for the kind of media: the studio of a film, the artist of music. SDK: `GCKUIMediaController.smartSubtitleLabel`.
---@field image? cast-rpc.Image Its image.
---@field boundMetadata? table<string, string> Texts for the metadata members that the program asked for, as far as the media has them. SDK: `GCKUIMediaController.bindLabel:toMetadataKey:`.
---@field boundImages? table<string, cast-rpc.Image> Images for the sizes that the program asked for, by name. SDK: `GCKUIMediaController.bindImageView:toImageHints:`.
---@field streamPosition number The position, or the value at which the slider is held; updated once a second while time advances. In seconds. SDK: `GCKUIStreamPositionController.streamPosition`.
---@field streamDuration? number The duration; absent for live streams. In seconds. SDK: `GCKUIStreamPositionController.streamDuration`.
---@field seekableStart? number For live streams: the earliest position. In seconds.
---@field seekableEnd? number For live streams: the latest position. In seconds.
---@field isSliding boolean Whether someone holds the slider.
---@field isStreamPositionHidden boolean Whether the position is hidden. SDK: `GCKUIMediaController.hideStreamPositionControlsForLiveContent`.
---@field positionText string The position as text: `MM:SS`, `H:MM:SS`, or `--:--`.
---@field durationText string The duration as text.
---@field remainingText string The remaining time as text, with a minus sign unless that is turned off. SDK: `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
---@field ad? cast-rpc.AdState The ad that is playing.
---@field controls cast-rpc.MediaControllerControls The controls.

--- The device's volume.
---
--- SDK: `GCKUIDeviceVolumeController`.
---@class cast-rpc.VolumeControllerState
---@field sessionId? string The session.
---@field level number The volume, or the value at which the slider is held. From 0 to 1.
---@field percent integer The volume in percent. In percent.
---@field isMuted boolean Whether it is muted.
---@field isFixedVolume boolean Whether senders can't change the volume. SDK: `GCKSessionTraits.isFixedVolume`.
---@field isSliding boolean Whether someone holds the slider.
---@field slider cast-rpc.MediaControl The slider.
---@field up cast-rpc.MediaControl One step louder.
---@field down cast-rpc.MediaControl One step quieter.
---@field muteToggle cast-rpc.MediaControl Mutes or unmutes it.

--- A rate in the list.
---@class cast-rpc.PlaybackRateSegment
---@field playbackRate number The rate.
---@field label string `1×`.
---@field isSelected boolean Whether it is the current rate.

--- The playback rate.
---
--- SDK: `GCKUIPlaybackRateController`.
---@class cast-rpc.PlaybackRateControllerState
---@field playbackRate number The playback rate. SDK: `GCKUIPlaybackRateController.playbackRate`.
---@field isEnabled boolean Whether it can be changed now. SDK: `GCKUIPlaybackRateController.inputEnabled`.
---@field minimumPlaybackRate number The lowest rate: 0.5. SDK: `kGCKMediaMinPlaybackRate`.
---@field maximumPlaybackRate number The highest rate: 2. SDK: `kGCKMediaMaxPlaybackRate`.
---@field segments cast-rpc.PlaybackRateSegment[] The rates to choose from.

--- A track in the list.
---@class cast-rpc.TrackEntry
---@field trackId? integer The track's id; absent for the entry "none" or "the stream's default".
---@field title string Its title.
---@field language? string Its language, RFC 5646.
---@field isSelected boolean Whether it is active.

--- The lists of audio and text tracks.
---
--- SDK: `GCKUIMediaTrackSelectionViewController`.
---@class cast-rpc.TrackSelectorState
---@field isPresented boolean Whether it is open.
---@field isEnabled boolean Whether tracks can be selected now.
---@field audioTracks cast-rpc.TrackEntry[] The audio tracks; if none is active, with an entry for the stream's default.
---@field textTracks cast-rpc.TrackEntry[] The text tracks and an entry for none; empty if there are no text tracks.
---@field selectedTrackIds integer[] The active tracks, of all types. SDK: `GCKUIMediaTrackSelectionViewController.selectedTrackIDs`.

--- The states of some or all widgets.
---@class cast-rpc.WidgetStates
---@field castButton? cast-rpc.CastButtonState The button that shows whether casting is possible.
---@field castDialog? cast-rpc.CastDialogState The dialog in which a device is chosen or left.
---@field introOverlay? cast-rpc.IntroOverlayState The overlay that introduces the button, once.
---@field miniController? cast-rpc.MiniControllerState The bar that is shown while media plays.
---@field expandedController? cast-rpc.ExpandedControllerState The full-screen controller.
---@field mediaController? cast-rpc.MediaControllerState All controls for what plays.
---@field volumeController? cast-rpc.VolumeControllerState The device's volume.
---@field playbackRateController? cast-rpc.PlaybackRateControllerState The playback rate.
---@field trackSelector? cast-rpc.TrackSelectorState The lists of audio and text tracks.

--- The program's options for the cast button.
---@class cast-rpc.CastButtonOptions
---@field visibility? cast-rpc.CastButtonVisibility When it is visible. Absent: `"ON_NETWORK"`.
---@field triggersDefaultCastDialog? boolean Whether a tap opens the dialog. Absent: `true`. SDK: `GCKUICastButton.triggersDefaultCastDialog`.
---@field tintColor? string Its colour, `#RRGGBB` or `#RRGGBBAA`. Not empty. SDK: `GCKUICastButton.tintColor`.
---@field labels? table<string, string> Labels by cast state (`NOT_CONNECTED`…); `default` applies to the others. SDK: `GCKUICastButton.setAccessibilityLabel:forCastState:`.

--- The program's options for the introductory overlay.
---@class cast-rpc.IntroOverlayOptions
---@field titleText? string Its title. Not empty. Absent: `"Touch to cast media to your TV and Speakers"`.
---@field buttonText? string How it is dismissed. Not empty. Absent: `"OK"`.
---@field titlePosition? cast-rpc.IntroTitlePosition Where the title is placed. Absent: `"AUTOMATIC"`.
---@field presentsAutomatically? boolean Whether it is shown by itself when the first device appears, if it was never shown. Absent: `false`.

--- The button for a slot.
---@class cast-rpc.MediaButtonChoice
---@field type cast-rpc.MediaButtonType Its action.
---@field customId? string For CUSTOM: the id of the program's own button. Not empty.

--- The program's options for the mini controller.
---@class cast-rpc.MiniControllerOptions
---@field isEnabled? boolean Whether it is turned on. Absent: `false`. SDK: `GCKUICastContainerViewController.miniMediaControlsItemEnabled`.
---@field thumbnailEnabled? boolean Whether it shows an image. Absent: `true`. SDK: `GCKUIMiniMediaControlsViewController.thumbnailEnabled`.
---@field buttons? cast-rpc.MediaButtonChoice[] Its slots, at most three; default: play/pause in the last one. SDK: `GCKUIMiniMediaControlsViewController.setButtonType:atIndex:`.

--- The program's options for the expanded controller.
---@class cast-rpc.ExpandedControllerOptions
---@field useDefaultExpandedMediaControls? boolean Whether the framework shows it by itself. Absent: `false`. SDK: `GCKCastContext.useDefaultExpandedMediaControls`.
---@field hideStreamPositionControlsForLiveContent? boolean Whether the position is hidden for live streams. Absent: `false`. SDK: `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
---@field presentsWhenMediaStarts? boolean Whether it is triggered when media starts. Absent: `false`.
---@field buttons? cast-rpc.MediaButtonChoice[] The slots around play/pause, at most four; default: tracks, previous, next, mute. SDK: `GCKUIExpandedMediaControlsViewController.setButtonType:atIndex:`.

--- The program's options for the media controller.
---@class cast-rpc.MediaControllerOptions
---@field displayTimeRemainingAsNegativeValue? boolean Whether the remaining time has a minus sign. Absent: `true`. SDK: `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
---@field hideStreamPositionControlsForLiveContent? boolean Whether the position is hidden for live streams. Absent: `false`. SDK: `GCKUIMediaController.hideStreamPositionControlsForLiveContent`.
---@field boundMetadata? string[] Which metadata members the state includes, at most 32: `studio`, `albumName`, app-defined ones. SDK: `GCKUIMediaController.bindLabel:toMetadataKey:`.
---@field boundImages? table<string, cast-rpc.PictureSize> Which images the state includes, at most 16: sizes by names of the program's choice. SDK: `GCKUIMediaController.bindImageView:toImageHints:`.

--- The program's options for the playback rate controller.
---@class cast-rpc.PlaybackRateOptions
---@field playbackRates? number[] The rates to choose from, from 0.5 to 2, ascending, at most 16; default 0.5, 1 and 2. Not empty.

--- The program's options for the widgets; shared by all clients.
---@class cast-rpc.WidgetOptions
---@field castButton? cast-rpc.CastButtonOptions The cast button.
---@field images? cast-rpc.WidgetImageOptions The images.
---@field introOverlay? cast-rpc.IntroOverlayOptions The introductory overlay.
---@field miniController? cast-rpc.MiniControllerOptions The mini controller.
---@field expandedController? cast-rpc.ExpandedControllerOptions The expanded controller.
---@field mediaController? cast-rpc.MediaControllerOptions The media controller.
---@field playbackRateController? cast-rpc.PlaybackRateOptions The playback rate controller.

--- The playback of a local player, or the one that it should continue.
---@class cast-rpc.LocalPlayback
---@field media? cast-rpc.MediaInformation The media that plays locally.
---@field queueData? cast-rpc.QueueData The queue that it belongs to.
---@field position? number The position of the local player. In seconds. At least 0. Absent: `0`.
---@field isPlaying? boolean Whether time advances. Absent: `true`.
---@field isEnded? boolean Whether playback has ended: there is nothing to continue with.
---@field playbackRate? number The playback rate. More than 0.
---@field activeTrackIds? integer[] The active tracks.

--- The context as it is now.
---
--- SDK: `GCKCastContext`.
---@class cast-rpc.ContextInfo
---@field castState cast-rpc.CastState Whether there are devices, and a session.
---@field currentSessionId? string The session that this connection's calls use when they name none.
---@field connectionState cast-rpc.ConnectionState The state of the newest session; DISCONNECTED if there is none. SDK: `GCKSessionManager.connectionState`.
---@field isCreated boolean Whether the options are final: set by `context.create`, or by the first call that discovers devices or connects to one, which creates the context with the defaults. SDK: `GCKCastContext.isSharedInstanceInitialized`.
---@field options cast-rpc.ContextOptions The options, with defaults filled in.
---@field appState cast-rpc.AppState Whether any client is in the foreground.

--- A device that a client provides because it isn't announced on the network. It speaks Cast V2 at its address.
---
--- SDK: `GCKDeviceProvider.createDeviceWithID:networkAddress:servicePort:`.
---@class cast-rpc.ProvidedDevice
---@field deviceId string Its id within its category. In the list `announcedId` is `CATEGORY:ID`, and `deviceId` is derived from that. Not empty.
---@field friendlyName string Its name, for people. Not empty.
---@field host string Its address, or its host's name. Not empty.
---@field port? integer Its port. From 1 to 65535. Absent: `8009`.
---@field modelName? string The device's model.
---@field deviceVersion? string The version of its protocol.
---@field capabilities? integer Its capabilities, as a bit mask (cast.md 9). At least 0.
---@field isBusy? boolean Whether an app runs on it; absent if unknown.
---@field statusText? string Its app's status text.

--- The devices of a category that a client can list at once; it adds others with `discovery.publishDevices`.
---@class cast-rpc.ProvidedDevices
---@field devices? cast-rpc.ProvidedDevice[] Devices to add; those already listed stay.

--- The state of discovery.
---@class cast-rpc.DiscoveryInfo
---@field isRunning boolean Whether discovery is running.
---@field devices cast-rpc.Device[] All devices, ordered by friendly name.

--- One notification, stored for a poll.
---@class cast-rpc.Event
---@field method string The notification's name.
---@field params table<string, any> Its parameters.

--- The state of discovery, sessions and players at one moment.
---@class cast-rpc.Snapshot
---@field castState cast-rpc.CastState Whether there are devices, and a session.
---@field discovery cast-rpc.DiscoveryInfo Discovery and its devices.
---@field sessions cast-rpc.Session[] All sessions, the oldest first.
---@field media cast-rpc.MediaState[] The media state of each session.
---@field players cast-rpc.PlayerStatus[] The playback status of each session's device, as in `player.didChange`; in the sessions' order.

--- An image on this machine.
---@class cast-rpc.ImageFile
---@field path string The file. It stays until the space is needed: don't change it, and copy it to keep it.
---@field mediaType string Its type, determined from its bytes: `image/png`, `image/jpeg`, `image/gif`, `image/webp`, `image/bmp`, `image/avif`, `image/svg+xml`.
---@field width? integer Its width; absent for SVG. In pixels.
---@field height? integer Its height; absent for SVG. In pixels.
---@field bytes integer The size of the file. In bytes.
---@field source cast-rpc.ImageSource The place that it was read from.
---@field isKept boolean Whether it was cached; an image that its server forbids to cache is kept for ten minutes.
---@field data? string Its bytes in base64, if requested.

--- The client's pick.
---@class cast-rpc.ChosenImage
---@field index? integer The index in the offered images. At least 0.
---@field image? cast-rpc.Image Alternatively any other image. Without both, no image is shown.

--- Logging to files, one setting for the whole server.
---
--- SDK: `GCKLogger.fileLoggingEnabled`.
---@class cast-rpc.LogFile
---@field isEnabled boolean Whether the server logs to it.
---@field path? string The current file; older ones have a number: `cast-rpc.1.log` is the most recent.
---@field maxFileSize? integer The largest size of a file. In bytes. SDK: `GCKLogger.maxLogFileSize`.
---@field maxFileCount? integer How many files are kept, including the current one. SDK: `GCKLogger.maxLogFileCount`.
---@field filter? cast-rpc.LogFilter The records that are logged.
---@field failure? string The reason why nothing can be written at present.
---@field lostRecords? integer How many records could not be written.

--- Logging to standard error, one setting for the whole server. Standard output never carries anything but JSON-RPC
--- messages.
---
--- SDK: `GCKLogger.consoleLoggingEnabled`.
---@class cast-rpc.LogConsole
---@field isEnabled boolean Whether the server logs to it.
---@field filter? cast-rpc.LogFilter The records that are logged.

--- The Cast messages that a connection receives.
---@class cast-rpc.MessageTap
---@field isEnabled boolean Whether it receives any.
---@field sessionId? string The session; absent: all sessions.
---@field namespaces? string[] Globs for namespaces; absent: all.
---@field includeHeartbeat? boolean Whether PING and PONG are included. Absent: `false`.
---@field redact? boolean Whether secrets are removed from payloads, and binary payloads left out. Absent: `true`.
---@field maximumPayloadBytes? integer The length at which payloads are cut. In bytes. From 0 to 65536. Absent: `16384`.

--- Whether a call waits until the player has settled: receivers answer while they still buffer.
---@class cast-rpc.WaitOptions
---@field waitFor? cast-rpc.PlayerState The call returns when the player reaches this state, or when the media has ended; absent: as soon as the receiver has answered.
---@field waitTimeout? number With `waitFor`: how long to wait after the receiver's answer; then the call fails with RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.

--- A request to an app that is still unanswered.
---
--- SDK: `GCKRequest`.
---@class cast-rpc.PendingMediaRequest
---@field sessionId string The session.
---@field requestId integer The request's id on the wire. SDK: `GCKRequest.requestID`.
---@field type string Its type: `LOAD`, `SEEK`…
---@field elapsed number How long it has been waiting. In seconds.
---@field remaining? number How long until it fails with RequestTimedOut; absent: no limit. In seconds.

--- A stream whose beginning a receiver may preload.
---
--- SDK: `GCKMediaRequestItem`.
---@class cast-rpc.MediaRequestItem
---@field url string The URL of the stream. Not empty.
---@field protocolType cast-rpc.StreamingProtocol The protocol of the stream.
---@field initialTime? number The position from which it will be played. In seconds. At least 0. Absent: `0`.
---@field hlsSegmentFormat? cast-rpc.HlsSegmentFormat The format of its segments; required for HLS.

--- The device that a call is for.
---@class cast-rpc.PlayerTarget
---@field device? string The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`); absent: the default device (`player.setDefault`), else the device of this connection's current session, else the only device there is. Not empty.
---@field searchTimeout? number How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`.
---@field timeout? number The limit for connecting, launching and joining together; absent: the context's `connectTimeout`. Asking a device without a session, as `player.status` does, takes 30 s at most if it is absent. In seconds. More than 0, at most 600.

--- The names that a user gave to devices.
---@class cast-rpc.PlayerNames
---@field defaultDevice? string The default device, as it was set; absent: none.
---@field aliases cast-rpc.DeviceAlias[] The aliases, in alphabetical order.
---@field problem? string The reason why the file of names can't be used, in results of `player.getNames`; there are no names then.

--- The result of an insertion.
---@class cast-rpc.QueueInsertion
---@field itemIds? integer[] The new items' ids, in order; absent if the receiver doesn't report them.
---@field mediaState cast-rpc.MediaState The session's media state after the insertion.

--- A part of a queue at one moment.
---@class cast-rpc.QueuePage
---@field startIndex integer The index of the first item in the queue.
---@field items cast-rpc.QueueItem[] The items, in order; an item that isn't cached has only its `itemId`.
---@field itemCount integer How many items the queue has.
---@field revision integer The list's revision; the page includes all notifications up to it.
---@field isComplete boolean Whether the receiver reports its whole list; otherwise these are the items of its status.

--- The server's copy of a queue.
---
--- SDK: `GCKMediaQueue`.
---@class cast-rpc.QueueCache
---@field cacheSize integer The largest number of cached items; the most recently used stay.
---@field maximumFetchCount integer The largest number of items per request.
---@field cachedItemCount integer How many items are cached now.
---@field itemCount integer How many items the list has; 0 if unknown.
---@field revision integer The list's revision.
---@field isCurrent boolean Whether the list equals the receiver's, as far as is known.
---@field isComplete boolean Whether the receiver reports its whole list.

--- The device that is recorded.
---@class cast-rpc.RecordedDevice
---@field deviceId string Its id.
---@field friendlyName string Its name.

--- A recording and its progress.
---@class cast-rpc.RecordingInfo
---@field recordingId string Its id.
---@field path string The current file; older ones have a number: `tv.jsonl.1` is the most recent.
---@field device cast-rpc.RecordedDevice The device.
---@field isRaw boolean Whether private values are kept.
---@field state cast-rpc.RecordingState Whether it is written.
---@field entries integer How many entries were written.
---@field bytes integer How many bytes were written, in all files. In bytes.
---@field lost integer How many entries could not be written; the file says where.
---@field failure? string The reason why nothing can be written at present.
---@field replaced? table<string, integer> How many different values of each kind were replaced by stand-ins: `name`, `network`, `id`, `address`, `hardwareAddress`, `mailAddress`, `urlPart`, `secret`; absent if the recording is raw.

--- Requests from the server that the client can answer.
---@class cast-rpc.ClientCapabilities
---@field credentialsProvider? boolean It answers `credentials.provide`. Absent: `false`.
---@field imagePicker? boolean It answers `image.choose`: it picks the images that are shown. Absent: `false`.
---@field imageCache? boolean It answers `image.provide`: it fetches and caches images itself. Absent: `false`.
---@field deviceProvider? boolean It answers `discovery.provide`: it provides devices that the network doesn't announce. Absent: `false`. SDK: `GCKDeviceProvider`.

--- The server's limits.
---@class cast-rpc.ServerLimits
---@field maximumMessageBytes integer The largest message. In bytes.
---@field maximumDepth integer The deepest nesting of arrays and objects.
---@field maximumValues integer How many values (members, elements, and what holds them) a message may have.
---@field maximumRequestsInFlight integer How many unanswered requests a connection may have.
---@field maximumQueueBytes integer How many bytes are buffered for a client that doesn't read, before notifications are dropped. In bytes.
---@field maximumQueueBytesOfAll? integer How many bytes are buffered for all clients together. Above half of this limit, the server stops reading from each client that holds more than its share of that half, until the client has read its notifications. At the limit it disconnects the client that holds the most. In bytes.

--- The server's name, versions and state.
---@class cast-rpc.ServerInfo
---@field name string Always `cast-rpc`.
---@field version string Its version.
---@field protocolVersion string The newest protocol version that it supports.
---@field apiLevel integer The API level; it grows with each addition.
---@field apiCompatible integer The oldest API level whose clients still work.
---@field specHash string Identifies the exact API document; a client library carries the hash of the one it was generated from.
---@field processId integer Its process id.
---@field uptime number How long it has been running. In seconds.
---@field clients integer How many connections are open.
---@field sessions integer How many Cast sessions exist.

--- The stand-ins of one kind in a report. The same text has the same stand-in everywhere in it.
---@class cast-rpc.ReportReplacement
---@field kind string The kind of text: `name`, `network`, `id`, `address`, `hardwareAddress`, `mailAddress`, `urlPart` or `secret`.
---@field count integer How many different texts of this kind have a stand-in. At least 0.

--- A request of a client that has no answer yet.
---@class cast-rpc.UnansweredRequest
---@field method string Its method.
---@field elapsed number The time since the server began to process it. In seconds.

--- A connection with its unanswered requests and undelivered notifications.
---@class cast-rpc.ConnectedClient
---@field number integer Its number; it grows from connection to connection.
---@field isCaller boolean Whether it is the connection that asks.
---@field clientInfo? cast-rpc.ClientInfo The client's name and version from `server.initialize`; absent if it gave none.
---@field transport cast-rpc.ClientTransport How the client is connected.
---@field processId? integer The client's process id: over a socket as the kernel reports it, over standard streams as the client gave it in `server.initialize`.
---@field uptime number How long it has been connected. In seconds.
---@field subscriptions integer How many subscriptions it has.
---@field topics string[] Every notification that they cover, by name.
---@field waitingEvents integer How many events wait for its polls.
---@field unansweredCount integer How many of its requests have no answer yet.
---@field unanswered cast-rpc.UnansweredRequest[] The oldest 16 of them, the oldest first.
---@field queuedBytes integer How many bytes wait for the client to read. In bytes.
---@field droppedNotifications integer How many notifications were dropped in all because the client read too slowly.
---@field currentSessionId? string The session that the client's calls use when they name none; absent if there is none, or each call has to name one.

--- A saved session that could not be rejoined.
---@class cast-rpc.FailedRestoration
---@field saved cast-rpc.SavedSession The saved record.
---@field error cast-rpc.ErrorInfo The reason.

--- A part of the style tree.
---
--- SDK: `GCKUIStyleAttributes`.
---@class cast-rpc.WidgetStyle
---@field path string The part's path.
---@field attributes table<string, any> Its own attributes.
---@field effective table<string, any> Its effective attributes once all changes are applied: its own and the inherited ones.
---@field isApplied boolean Whether all changes to the tree have been applied.

--- The params of `channel.add`.
---@class cast-rpc.ChannelAddParams
---@field namespace string `urn:x-cast:` and a name, 128 bytes at most.
---@field sessionId? string The session; the channel is removed with it. Absent: all present and future sessions.

--- The params of `channel.remove`.
---@class cast-rpc.ChannelRemoveParams
---@field namespace string Its namespace.
---@field sessionId? string The session that it was added for; absent: the channel that was added for every session.

--- The params of `channel.list`.
---@class cast-rpc.ChannelListParams

--- What `channel.list` answers.
---@class cast-rpc.ChannelListResult
---@field channels cast-rpc.ChannelInfo[] The channels.

--- The params of `channel.send`.
---@class cast-rpc.ChannelSendParams
---@field namespace string The channel's namespace.
---@field sessionId? string The session; absent: the current one.
---@field text? string The message, as text.
---@field data? string The message, as bytes in base64 (RFC 4648, section 4).

--- What `channel.send` answers.
---@class cast-rpc.ChannelSendResult
---@field isWritable boolean Whether the connection accepts more now; if not, wait for `channel.didChangeWritable`.

--- The params of `channel.generateRequestId`.
---@class cast-rpc.ChannelGenerateRequestIdParams
---@field namespace string The channel's namespace.
---@field sessionId? string The session; absent: the current one.

--- What `channel.generateRequestId` answers.
---@class cast-rpc.ChannelGenerateRequestIdResult
---@field requestId integer The number.

--- The params of `channel.broadcast`.
---@class cast-rpc.ChannelBroadcastParams
---@field namespace string The namespace.
---@field sessionId? string The session; absent: the current one.
---@field text? string The message, as text.
---@field data? string The message, as bytes in base64 (RFC 4648, section 4).

--- What `channel.broadcast` answers.
---@class cast-rpc.ChannelBroadcastResult
---@field isWritable boolean Whether the connection accepts more now.

--- The params of `context.create`.
---@class cast-rpc.ContextCreateParams
---@field options? cast-rpc.ContextOptions The options that differ from the defaults.

--- The params of `context.get`.
---@class cast-rpc.ContextGetParams

--- The params of `context.setLaunchCredentials`.
---@class cast-rpc.ContextSetLaunchCredentialsParams
---@field credentials? string The credentials; absent: removes them.
---@field credentialsType? string The type: `web`, `cloud`, or app-defined. Absent: `"web"`.

--- The params of `context.setAppState`.
---@class cast-rpc.ContextSetAppStateParams
---@field state cast-rpc.AppState The state.

--- What `context.setAppState` answers.
---@class cast-rpc.ContextSetAppStateResult
---@field appState cast-rpc.AppState The combined state of all clients.

--- The params of `discovery.start`.
---@class cast-rpc.DiscoveryStartParams
---@field criteria? cast-rpc.DiscoveryCriteria The devices that this client wants; absent: the criteria of `context.create`, or all. They apply to `discovery.list`, `discovery.find` and the notifications of this connection until it calls start or stop again; other clients have their own.

--- The params of `discovery.stop`.
---@class cast-rpc.DiscoveryStopParams

--- The params of `discovery.list`.
---@class cast-rpc.DiscoveryListParams

--- The params of `discovery.get`.
---@class cast-rpc.DiscoveryGetParams
---@field deviceId string The device's id.

--- The params of `discovery.find`.
---@class cast-rpc.DiscoveryFindParams
---@field deviceId? string Its id.
---@field friendlyName? string Alternatively its name, case-insensitive. Without either, any device matches.
---@field timeout? number How long to wait. In seconds. From 0 to 300. Absent: `10`.

--- The params of `discovery.scan`.
---@class cast-rpc.DiscoveryScanParams
---@field timeout? number How long to wait for answers. In seconds. From 0 to 300. Absent: `3`.
---@field criteria? cast-rpc.DiscoveryCriteria Which devices are wanted; absent: the criteria of this client's `discovery.start`, or of `context.create`, or all.

--- What `discovery.scan` answers.
---@class cast-rpc.DiscoveryScanResult
---@field devices cast-rpc.Device[] The devices, ordered by friendly name; without those that only an earlier run saw.

--- The params of `discovery.addDevice`.
---@class cast-rpc.DiscoveryAddDeviceParams
---@field host string An address or host name. Not empty.
---@field port? integer Its port. From 1 to 65535. Absent: `8009`.
---@field friendlyName? string Its name in the list; absent: its address.
---@field deviceId? string Its id, if known: discovery then treats it as the same device. Not empty.

--- The params of `discovery.removeDevice`.
---@class cast-rpc.DiscoveryRemoveDeviceParams
---@field deviceId string The device's id.

--- The params of `discovery.setAttribute`.
---@class cast-rpc.DiscoverySetAttributeParams
---@field deviceId string The device's id.
---@field key string The attribute's name, at most 128 bytes. Not empty.
---@field value any Any value but null, at most 4096 bytes of JSON. It replaces the attribute's previous value.

--- The params of `discovery.removeAttribute`.
---@class cast-rpc.DiscoveryRemoveAttributeParams
---@field deviceId string The device's id.
---@field key? string The attribute's name; absent: all attributes. A missing attribute is no error. Not empty. SDK: `GCKDevice.removeAllAttributes`.

--- The params of `discovery.registerProvider`.
---@class cast-rpc.DiscoveryRegisterProviderParams
---@field category string Names the category: 1 to 64 letters, digits, `.`, `_` and `-`; not `CAST`. Not empty. SDK: `GCKDeviceProvider.deviceCategory`.

--- The params of `discovery.unregisterProvider`.
---@class cast-rpc.DiscoveryUnregisterProviderParams
---@field category string The category.

--- The params of `discovery.publishDevices`.
---@class cast-rpc.DiscoveryPublishDevicesParams
---@field category string The category.
---@field devices cast-rpc.ProvidedDevice[] The devices; each of their texts has at most 256 bytes.

--- What `discovery.publishDevices` answers.
---@class cast-rpc.DiscoveryPublishDevicesResult
---@field devices cast-rpc.Device[] The same devices, as they are listed.

--- The params of `discovery.unpublishDevices`.
---@class cast-rpc.DiscoveryUnpublishDevicesParams
---@field category string The category.
---@field deviceIds string[] The devices, by their ids within the category or in the list.

--- The params of `discovery.setPassiveScan`.
---@class cast-rpc.DiscoverySetPassiveScanParams
---@field passiveScan boolean Whether to query less often.

--- The params of `discovery.setOptions`.
---@class cast-rpc.DiscoverySetOptionsParams
---@field options cast-rpc.DiscoveryOptions The options to change; absent ones stay as they are.

--- The params of `discovery.queryAppAvailability`.
---@class cast-rpc.DiscoveryQueryAppAvailabilityParams
---@field deviceId? string The device's id; pass exactly one of this and `host`. Not empty.
---@field host? string An address or host name, instead of `deviceId`. Not empty.
---@field port? integer The port at `host`. From 1 to 65535. Absent: `8009`.
---@field searchTimeout? number How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0 to 600. Absent: `5`.
---@field applicationIds string[] The apps. Not empty.
---@field refresh? boolean Whether to ask even if every answer is cached. Absent: `false`.

--- What `discovery.queryAppAvailability` answers.
---@class cast-rpc.DiscoveryQueryAppAvailabilityResult
---@field availability table<string, cast-rpc.AppAvailability> The answer for each app, by the id that was asked for.
---@field isCached boolean Whether the answer was cached.

--- The params of `discovery.describe`.
---@class cast-rpc.DiscoveryDescribeParams
---@field deviceId? string The device's id; pass exactly one of this and `host`. Not empty.
---@field host? string An address or host name, instead of `deviceId`. Not empty.
---@field port? integer The port at `host`. From 1 to 65535. Absent: `8009`.
---@field searchTimeout? number How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0 to 600. Absent: `5`.
---@field refresh? boolean Whether to ask even if an answer is kept. Absent: `false`.

--- The params of `discovery.diagnose`.
---@class cast-rpc.DiscoveryDiagnoseParams
---@field host? string An address to probe. Not empty.
---@field port? integer Its port. From 1 to 65535. Absent: `8009`.
---@field authenticate? boolean Whether the probe includes device authentication. Absent: `false`.
---@field listenFor? number How long to look for devices first. Starts discovery if necessary, and restores its state afterwards. In seconds. From 0 to 60. Absent: `0`.

--- The params of `events.subscribe`.
---@class cast-rpc.EventsSubscribeParams
---@field topics string[] Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*` and `widget.*` must be named; `*` excludes them. Not empty.
---@field delivery? cast-rpc.EventDelivery How they are delivered. Absent: `"PUSH"`.
---@field omitStatus? boolean Whether `media.didUpdateStatus` comes without `status`: 600 bytes instead of 2 KB. Changes of the media, the queue and the preloaded item have topics of their own; `media.getStatus` has everything. If another subscription of the connection wants the status, it is included. Absent: `false`.
---@field snapshot? boolean Whether the answer includes the present state; no event is lost between it and the first notification. Absent: `false`.

--- What `events.subscribe` answers.
---@class cast-rpc.EventsSubscribeResult
---@field subscription string The subscription's id.
---@field topics string[] Every notification that the subscription covers.
---@field snapshot? cast-rpc.Snapshot The present state, if requested.

--- The params of `events.unsubscribe`.
---@class cast-rpc.EventsUnsubscribeParams
---@field subscription string The subscription's id.

--- The params of `events.poll`.
---@class cast-rpc.EventsPollParams
---@field subscription string The subscription's id; its delivery must be `POLL`.
---@field maximum? integer The largest number of events to return. From 1 to 1000. Absent: `100`.
---@field timeout? number How long to wait for the first one. In seconds. From 0 to 300. Absent: `0`.

--- What `events.poll` answers.
---@class cast-rpc.EventsPollResult
---@field events cast-rpc.Event[] The events, the oldest first.
---@field dropped integer How many events were dropped since the last poll because too many were waiting.

--- The params of `events.snapshot`.
---@class cast-rpc.EventsSnapshotParams

--- The params of `image.pick`.
---@class cast-rpc.ImagePickParams
---@field images? cast-rpc.Image[] The images to pick from.
---@field metadata? cast-rpc.MediaMetadata The metadata whose images to pick from.
---@field sessionId? string The session; absent: the current one. Used only without `images` and `metadata`.
---@field hints? cast-rpc.ImageHints The purpose of the image.
---@field strategy? cast-rpc.ImagePickStrategy The strategy to use in place of the policy; no client is asked.
---@field useDefault? boolean Whether no client is asked. Absent: `false`.

--- What `image.pick` answers.
---@class cast-rpc.ImagePickResult
---@field image? cast-rpc.Image The image; absent: none.
---@field isCustom boolean Whether a client picked it.

--- The params of `image.setPolicy`.
---@class cast-rpc.ImageSetPolicyParams
---@field policy? cast-rpc.ImagePickPolicy The new policy; absent: that of the SDK, which always picks the first image.

--- The params of `image.getPolicy`.
---@class cast-rpc.ImageGetPolicyParams

--- The params of `image.fetch`.
---@class cast-rpc.ImageFetchParams
---@field url string The URL of the picture. Not empty.
---@field mode? cast-rpc.ImageCacheMode When the image's server is contacted. Absent: `"IF_NEEDED"`.
---@field options? cast-rpc.ImageFetchOptions Limits of the fetch that differ from the context's options.
---@field includeData? boolean Whether the answer includes the image's bytes. Absent: `false`.
---@field useDefault? boolean Whether no client is asked. Absent: `false`.

--- The params of `image.cacheInfo`.
---@class cast-rpc.ImageCacheInfoParams

--- The params of `image.clearCache`.
---@class cast-rpc.ImageClearCacheParams

--- The params of `log.setFilter`.
---@class cast-rpc.LogSetFilterParams
---@field minimumLevel? cast-rpc.LogLevel The lowest level that passes if no rule applies. Absent: `"INFO"`. SDK: `GCKLoggerFilter.minimumLevel`.
---@field classes? cast-rpc.LogRule[] Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`.
---@field functions? cast-rpc.LogRule[] Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`.
---@field messagePatterns? string[] Regular expressions, at most 32, one of which must match in the message; `(?i)` ignores case. SDK: `GCKLoggerFilter.addMessagePatterns:`.
---@field redact? boolean Whether credentials, tokens, custom data, and user names and queries of URLs are removed. Absent: `true`.

--- The params of `log.getFilter`.
---@class cast-rpc.LogGetFilterParams

--- What `log.getFilter` answers.
---@class cast-rpc.LogGetFilterResult
---@field filter cast-rpc.LogFilter This connection's filter.
---@field isSubscribed boolean Whether the connection is subscribed to `log.didRecord`.
---@field messageTap cast-rpc.MessageTap Which Cast messages this connection sees.
---@field file cast-rpc.LogFile Logging to files.
---@field console cast-rpc.LogConsole Logging to standard error.

--- The params of `log.setFile`.
---@class cast-rpc.LogSetFileParams
---@field isEnabled boolean Whether to log to files.
---@field directory? string An absolute path; absent: `log` in the server's state directory (`$XDG_STATE_HOME/cast-rpc`). Not empty.
---@field maxFileSize? integer The largest size of a file, at least 32 KiB; 0: 2 MiB. In bytes. From 0 to 1073741824. Absent: `0`. SDK: `GCKLogger.maxLogFileSize`.
---@field maxFileCount? integer How many files are kept, including the current one; at least 2. From 0 to 100. Absent: `2`. SDK: `GCKLogger.maxLogFileCount`.
---@field filter? cast-rpc.LogFilter The records that are logged; absent: INFO and above.

--- The params of `log.setConsole`.
---@class cast-rpc.LogSetConsoleParams
---@field isEnabled boolean Whether to log to standard error.
---@field filter? cast-rpc.LogFilter The records that are logged; absent: INFO and above.

--- The params of `log.setMessageTap`.
---@class cast-rpc.LogSetMessageTapParams
---@field isEnabled? boolean Whether to show any. Absent: `true`.
---@field sessionId? string The session; absent: all sessions. Not empty.
---@field namespaces? string[] Globs for namespaces; absent: all. Not empty.
---@field includeHeartbeat? boolean Whether PING and PONG are included. Absent: `false`.
---@field redact? boolean Whether secrets are removed from payloads, and binary payloads left out. Absent: `true`.
---@field maximumPayloadBytes? integer The length at which payloads are cut. In bytes. From 0 to 65536. Absent: `16384`.

--- The params of `media.load`.
---@class cast-rpc.MediaLoadParams: cast-rpc.LoadRequestData, cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field entity? string A deep link that the app resolves, sent as LOAD_BY_ENTITY; instead of `media` and `queueData`. To load it with further options, use `media.entity` or `queueData.entity`. Not empty.
---@field shuffle? boolean With `entity`: whether its content is shuffled.
---@field preflight? boolean Whether the server examines the media (of a queue the first played item) before the load, as `media.preflight` does. Media that can't play is refused with MediaWillFail, and nothing is sent. Absent: `false`.
---@field explainFailure? boolean Whether the server examines media that the receiver refused without a useful reason (MEDIA_SRC_NOT_SUPPORTED, or none), for 5 seconds at most. `data.preflight` of the error has the findings. Absent: `false`.

--- The params of `media.resolve`.
---@class cast-rpc.MediaResolveParams
---@field url string An `http` or `https` URL. Not empty.
---@field sessionId? string The session whose device plays it; absent, and no `device`: the current session, if there is one.
---@field device? string The device that plays it, by id, name, alias or address; not together with `sessionId`. Without either, formats are chosen that all devices with a screen play. Not empty.
---@field searchTimeout? number How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`.

--- What `media.resolve` answers.
---@class cast-rpc.MediaResolveResult
---@field resolved cast-rpc.ResolvedContent A summary of the content.
---@field items cast-rpc.ResolvedItem[] Its items, in order; at least one.
---@field passedOver cast-rpc.PassedOverItem[] The entries of a playlist that can't be played.

--- The params of `media.preflight`.
---@class cast-rpc.MediaPreflightParams
---@field media? cast-rpc.MediaInformation The media that would be loaded, with its tracks.
---@field url? string The URL that would be played, or a path or `file:` URL on the server's machine. A file is judged by its content. Not empty.
---@field contentType? string With `url`: the MIME type that the load would declare; absent: determined from the content.
---@field sessionId? string The session whose device the media is judged for; absent, and no `device`: the current session, if there is one.
---@field device? string The device that the media is judged for, by id, name, alias or address; not together with `sessionId`. Not empty.
---@field searchTimeout? number How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`.
---@field origin? string The origin of the app's page, such as `https://receiver.example.com`: servers may allow only some pages to read manifests and subtitles (CORS). Absent: the origin of the default media receiver. The origin of another app isn't known, so NO_CORS is a risk for its session. Not empty.
---@field timeout? number The limit for all fetches together; parts that weren't examined by then are a finding. In seconds. More than 0, at most 120. Absent: `20`.

--- The params of `media.play`.
---@class cast-rpc.MediaPlayParams: cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field customData? any App-defined data.

--- The params of `media.pause`.
---@class cast-rpc.MediaPauseParams: cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field customData? any App-defined data.

--- The params of `media.stop`.
---@class cast-rpc.MediaStopParams
---@field sessionId? string The session; absent: the current one.
---@field customData? any App-defined data.

--- The params of `media.seek`.
---@class cast-rpc.MediaSeekParams: cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field currentTime? number The position. In seconds. At least 0.
---@field relativeTime? number Alternatively: the distance from the present position; negative is backward. In seconds.
---@field seekToInfinite? boolean Alternatively: whether to seek to the end, or to the live edge. Absent: `false`.
---@field resumeState? cast-rpc.ResumeState The player's state after the seek.
---@field customData? any App-defined data.

--- The params of `media.setPlaybackRate`.
---@class cast-rpc.MediaSetPlaybackRateParams
---@field sessionId? string The session; absent: the current one.
---@field playbackRate? number The rate; 1 is normal. From 0.5 to 2. SDK: `kGCKMediaMinPlaybackRate`.
---@field relativePlaybackRate? number Alternatively: a factor for the present rate; the resulting rate must be between 0.5 and 2, too. More than 0.
---@field customData? any App-defined data.

--- The params of `media.setStreamVolume`.
---@class cast-rpc.MediaSetStreamVolumeParams
---@field sessionId? string The session; absent: the current one.
---@field level number The volume level. From 0 to 1.
---@field customData? any App-defined data.

--- The params of `media.setStreamMuted`.
---@class cast-rpc.MediaSetStreamMutedParams
---@field sessionId? string The session; absent: the current one.
---@field muted boolean Whether to mute it.
---@field customData? any App-defined data.

--- The params of `media.setActiveTracks`.
---@class cast-rpc.MediaSetActiveTracksParams
---@field sessionId? string The session; absent: the current one.
---@field activeTrackIds? integer[] Their ids; empty, absent or null: none.
---@field customData? any App-defined data.

--- The params of `media.getDefaultTextTrackStyle`.
---@class cast-rpc.MediaGetDefaultTextTrackStyleParams

--- What `media.getDefaultTextTrackStyle` answers.
---@class cast-rpc.MediaGetDefaultTextTrackStyleResult
---@field textTrackStyle cast-rpc.TextTrackStyle The text style.

--- The params of `media.setTextTrackStyle`.
---@class cast-rpc.MediaSetTextTrackStyleParams
---@field sessionId? string The session; absent: the current one.
---@field textTrackStyle cast-rpc.TextTrackStyle The text style.
---@field customData? any App-defined data.

--- The params of `media.skipAd`.
---@class cast-rpc.MediaSkipAdParams
---@field sessionId? string The session; absent: the current one.
---@field customData? any App-defined data.

--- The params of `media.requestStatus`.
---@class cast-rpc.MediaRequestStatusParams
---@field sessionId? string The session; absent: the current one.
---@field omitMetadata? boolean Whether the answer may leave out the media's metadata (NO_METADATA). Absent: `false`.
---@field omitQueueItems? boolean Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS). Absent: `false`.
---@field customData? any App-defined data.

--- The params of `media.getStatus`.
---@class cast-rpc.MediaGetStatusParams
---@field sessionId? string The session; absent: the current one.

--- The params of `media.getLastKnown`.
---@class cast-rpc.MediaGetLastKnownParams
---@field sessionId? string The session, which may have ended; absent: the current one, or if no session exists the one that ended last.

--- The params of `media.position`.
---@class cast-rpc.MediaPositionParams
---@field sessionId? string The session; absent: the current one.

--- The params of `media.subscribePosition`.
---@class cast-rpc.MediaSubscribePositionParams
---@field sessionId? string The session; absent: the current one.
---@field interval? number The time between two notifications. In seconds. From 0.1 to 3600. Absent: `1`.

--- The params of `media.unsubscribePosition`.
---@class cast-rpc.MediaUnsubscribePositionParams
---@field sessionId? string The session; absent: the current one.

--- The params of `media.editTracks`.
---@class cast-rpc.MediaEditTracksParams
---@field sessionId? string The session; absent: the current one.
---@field activeTrackIds? integer[] The active tracks; empty: none, absent: unchanged.
---@field textTrackStyle? cast-rpc.TextTrackStyle The style of text tracks.
---@field enableTextTracks? boolean Turns text on (the receiver picks the track) or off.
---@field language? string The text's language, RFC 5646. Not empty.
---@field isSuggestedLanguage? boolean Whether the language is only a suggestion: if there is no such track, nothing happens.
---@field customData? any App-defined data.

--- The params of `media.editAudioTracks`.
---@class cast-rpc.MediaEditAudioTracksParams
---@field sessionId? string The session; absent: the current one.
---@field language string The language, RFC 5646. Not empty.
---@field isSuggestedLanguage? boolean Whether the language is only a suggestion, not the viewer's choice.
---@field customData? any App-defined data.

--- The params of `media.selectTracks`.
---@class cast-rpc.MediaSelectTracksParams
---@field sessionId? string The session; absent: the current one.
---@field audioLanguages? string[] Audio languages, the best first.
---@field textLanguages? string[] Text languages, the best first; empty: turns text off.
---@field textSubtypes? cast-rpc.TextTrackSubtype[] Accepted kinds of text, the best first; absent: SUBTITLES, CAPTIONS, and tracks without a kind.
---@field isSuggested? boolean Whether a missing track is no error. Absent: `false`.
---@field customData? any App-defined data.

--- The params of `media.userAction`.
---@class cast-rpc.MediaUserActionParams
---@field sessionId? string The session; absent: the current one.
---@field userAction cast-rpc.UserAction The action.
---@field clear? boolean Whether the action is undone.
---@field userActionContext? string The subject of the action, as the app defines it.
---@field source? string The place of the action, as the app defines it.
---@field customData? any App-defined data.

--- The params of `media.precache`.
---@class cast-rpc.MediaPrecacheParams
---@field sessionId? string The session; absent: the current one.
---@field precacheData? string App-defined data.
---@field requestItems? cast-rpc.MediaRequestItem[] The streams to preload.
---@field customData? any App-defined data.

--- The params of `media.storeSession`.
---@class cast-rpc.MediaStoreSessionParams
---@field sessionId? string The session; absent: the current one.
---@field targetDeviceCapabilities? table<string, any> The capabilities of the other device; absent: the value of the SDK for Android.
---@field customData? any App-defined data.

--- What `media.storeSession` answers.
---@class cast-rpc.MediaStoreSessionResult
---@field sessionState table<string, any> The state, which only apps understand: usually `loadRequestData` and `customData`.

--- The params of `media.resumeSession`.
---@class cast-rpc.MediaResumeSessionParams: cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field sessionState table<string, any> The state that `media.storeSession` returned.
---@field customData? any App-defined data.

--- The params of `media.setCredentials`.
---@class cast-rpc.MediaSetCredentialsParams
---@field sessionId? string The session; absent: the current one.
---@field credentials string The viewer's credentials.
---@field credentialsType? string The type of credentials: `web`, `android`, `ios`, `cloud`.
---@field forRequestId? integer The id of the app's REFRESH_CREDENTIALS that this answers.
---@field customData? any App-defined data.

--- The params of `media.playAgain`.
---@class cast-rpc.MediaPlayAgainParams: cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field customData? any App-defined data.

--- The params of `media.sendCommand`.
---@class cast-rpc.MediaSendCommandParams
---@field sessionId? string The session; absent: the current one.
---@field type? string The message's type. Not empty. Absent: `"CUSTOM_COMMAND"`.
---@field data? string CUSTOM_COMMAND: the command.
---@field members? table<string, any> Further members; `type`, `requestId` and `sessionId` are not allowed.
---@field expectsReply? boolean Whether to wait for the answer; if not, the call returns when the message was sent. Absent: `true`.
---@field timeout? number How long to wait. In seconds. More than 0, at most 86400. Absent: `10`.
---@field customData? any App-defined data.

--- What `media.sendCommand` answers.
---@class cast-rpc.MediaSendCommandResult
---@field reply? table<string, any> The answer as received; absent if none was expected.

--- The params of `media.requests`.
---@class cast-rpc.MediaRequestsParams
---@field sessionId? string The session; absent: all sessions.

--- What `media.requests` answers.
---@class cast-rpc.MediaRequestsResult
---@field requests cast-rpc.PendingMediaRequest[] The requests.

--- The params of `player.play`.
---@class cast-rpc.PlayerPlayParams: cast-rpc.PlayerTarget
---@field url? string The URL to play, or that of a page or playlist; or the absolute path or `file:` URL of a file, a folder (its media as a queue), an M3U or PLS playlist, or a pipe (a live stream, read once) on the server's machine. Relative paths are refused, because the server's folder isn't the client's. Not empty.
---@field urls? string[] Several URLs or paths, played one after the other as a queue. Not empty.
---@field subtitles? string Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation, MicroDVD, SubViewer and TTML files are converted to WebVTT. Only with a `url` of one item. Not empty.
---@field media? cast-rpc.MediaInformation The media to play, with all its members.
---@field queueData? cast-rpc.QueueData A queue to play.
---@field contentType? string With `url` and `urls`: the MIME type; absent: determined from a file's bytes, the extension in the URL's path, or else the server's answer.
---@field title? string With `url`: the title to show.
---@field currentTime? number The start position; absent: the beginning, or the live edge. In seconds. At least 0.
---@field resume? boolean Whether a film that was left before its end starts at that position, unless `currentTime` is given. `resumedAt` of the result has the position. Never for live streams, short media and queues; the context's `resuming` says which positions are kept. Absent: `false`.
---@field slideInterval? number The time for which each picture of a queue is shown; then the server plays the next item, because receivers don't advance from pictures. Ends with the queue, another load, or the session. In seconds. From 2 to 86400.
---@field autoplay? boolean Whether playback starts at once; false: the media is loaded and paused. Absent: `true`.
---@field repeatMode? cast-rpc.RepeatMode How a queue repeats.
---@field resolve? cast-rpc.ResolveMode With `url` and `urls`: whether a page or a playlist is resolved to its media (`media.resolve`). A URL with a `contentType` never is. Absent: `"IF_NEEDED"`.
---@field applicationId? string The app; absent: the default media receiver, or the context's first. Not empty.
---@field waitTimeout? number How long to wait, after the receiver's answer, until it plays; then the call fails with RequestTimedOut, but playback continues. 0: don't wait. In seconds. At least 0. Absent: `30`.
---@field convert? cast-rpc.ConvertMode The condition on which the server converts a file of its machine during playback; absent: the context's `conversion.mode`. Needs ffmpeg. With IF_NEEDED, media that is a risk for the device, and that the receiver refuses, is loaded once more, converted (`secondTry` in the result).
---@field audioTrack? string The file's audio track to play: its number from 1, or its language (`de`, `ger`). A track that the device wouldn't choose by itself makes a conversion necessary. Not empty.
---@field burnSubtitles? string The file's picture subtitles (DVD, Blu-ray) to burn into the video: their number from 1 among all its subtitles, or their language. The video is then encoded anew. Not empty.
---@field maximumHeight? integer The largest height of the video; a file with a larger one is converted. Absent: no file is converted for this, and conversions use the context's `conversion.maximumHeight`. From 144 to 4320.
---@field maximumBitRate? integer The largest bit rate of the video; a file with a larger one is converted. Absent: no file is converted for this, and conversions use the context's `conversion.maximumBitRate`. From 200000 to 100000000.
---@field preflight? boolean Whether the server examines the first item before it starts anything, as `media.preflight` does. Media that can't play is refused with MediaWillFail. Absent: only a `url` that is a media file of the server's machine is examined.
---@field explainFailure? boolean Whether the server examines media that the receiver refused without a useful reason (MEDIA_SRC_NOT_SUPPORTED, or none), for 5 seconds at most. `data.preflight` of the error has the findings. Absent: `true`.

--- The params of `player.pause`.
---@class cast-rpc.PlayerPauseParams: cast-rpc.PlayerTarget

--- The params of `player.resume`.
---@class cast-rpc.PlayerResumeParams: cast-rpc.PlayerTarget

--- The params of `player.toggle`.
---@class cast-rpc.PlayerToggleParams: cast-rpc.PlayerTarget

--- The params of `player.stop`.
---@class cast-rpc.PlayerStopParams: cast-rpc.PlayerTarget
---@field keepApplication? boolean Whether only the media stops, and the app stays. Absent: `false`.

--- The params of `player.seek`.
---@class cast-rpc.PlayerSeekParams: cast-rpc.PlayerTarget
---@field position? number The position to seek to. In seconds. At least 0.
---@field distance? number Instead: how far to go from the current position; negative goes back. In seconds.

--- The params of `player.next`.
---@class cast-rpc.PlayerNextParams: cast-rpc.PlayerTarget

--- The params of `player.previous`.
---@class cast-rpc.PlayerPreviousParams: cast-rpc.PlayerTarget

--- The params of `player.setVolume`.
---@class cast-rpc.PlayerSetVolumeParams: cast-rpc.PlayerTarget
---@field level? number The level, from 0 (silent) to 1 (loudest). From 0 to 1.
---@field steps? integer Instead: how many of the device's own steps; negative lowers the volume. From -1000 to 1000.
---@field muted? boolean Whether to mute it; alone, or beside `level` or `steps`.

--- The params of `player.status`.
---@class cast-rpc.PlayerStatusParams: cast-rpc.PlayerTarget

--- The params of `player.list`.
---@class cast-rpc.PlayerListParams
---@field searchTimeout? number How long to look for devices. The search ends earlier when no further device answers, and after 3.5 s if none answers at all. In seconds. From 0 to 600. Absent: `5`.
---@field timeout? number The limit for asking one device. In seconds. More than 0, at most 600. Absent: `5`.

--- What `player.list` answers.
---@class cast-rpc.PlayerListResult
---@field players cast-rpc.PlayerStatus[] The devices, in the order of discovery; one that doesn't answer has `error`.

--- The params of `player.connect`.
---@class cast-rpc.PlayerConnectParams: cast-rpc.PlayerTarget

--- The params of `player.interrupt`.
---@class cast-rpc.PlayerInterruptParams: cast-rpc.PlayerTarget
---@field url? string The URL to play; or the absolute path or `file:` URL of a file, a folder (its media as a queue), an M3U or PLS playlist, or a pipe (a live stream, read once) on the server's machine. Relative paths are refused, because the server's folder isn't the client's. Not empty.
---@field urls? string[] Several URLs or paths, played one after the other as a queue. Not empty.
---@field subtitles? string Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation, MicroDVD, SubViewer and TTML files are converted to WebVTT. Only with a `url` of one item. Not empty.
---@field media? cast-rpc.MediaInformation The media to play, with all its members.
---@field queueData? cast-rpc.QueueData A queue to play.
---@field contentType? string With `url` and `urls`: the MIME type; absent: determined from a file's bytes, the extension in the URL's path, or else the server's answer.
---@field title? string With `url`: the title to show.
---@field resolve? cast-rpc.ResolveMode With `url` and `urls`: whether a page or a playlist is resolved to its media. Of a playlist's entries with pages of their own only the first is announced. Absent: `"IF_NEEDED"`.
---@field volumeLevel? number The device's volume during the announcement; absent: as it is. From 0 to 1.
---@field maximumDuration? number The announcement is cut off after this long. In seconds. More than 0, at most 3600. Absent: `60`.

--- The params of `player.setDefault`.
---@class cast-rpc.PlayerSetDefaultParams
---@field device? string The device: id, name, alias or address; absent: clears the default. Not empty.

--- The params of `player.setAlias`.
---@class cast-rpc.PlayerSetAliasParams
---@field alias string The short name; compared case-insensitively. Not empty.
---@field device? string The device: id, name or address; absent: the alias is removed. Not empty.

--- The params of `player.getNames`.
---@class cast-rpc.PlayerGetNamesParams

--- The params of `queue.load`.
---@class cast-rpc.QueueLoadParams: cast-rpc.LoadRequestData, cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field items? cast-rpc.QueueItem[] The items, if `queueData` has none. SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
---@field startIndex? integer The index of the first item to play, if `queueData` has none. At least 0. SDK: `GCKMediaQueueLoadOptions.startIndex`.
---@field repeatMode? cast-rpc.RepeatMode The queue's behaviour at its end, if `queueData` has none. SDK: `GCKMediaQueueLoadOptions.repeatMode`.

--- The params of `queue.insert`.
---@class cast-rpc.QueueInsertParams
---@field sessionId? string The session; absent: the current one.
---@field items cast-rpc.QueueItem[] The items; their ids are left out, since the receiver assigns new ones. Not empty.
---@field insertBefore? integer The item before which they are inserted; absent: at the end. At least 1.
---@field customData? any App-defined data.

--- The params of `queue.insertAndPlay`.
---@class cast-rpc.QueueInsertAndPlayParams: cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field item cast-rpc.QueueItem The item.
---@field insertBefore? integer The item before which they are inserted; absent: at the end. At least 1.
---@field currentTime? number The start position; absent: the item's own. In seconds. At least 0. SDK: `playPosition`.
---@field customData? any App-defined data.

--- The params of `queue.update`.
---@class cast-rpc.QueueUpdateParams
---@field sessionId? string The session; absent: the current one.
---@field items cast-rpc.QueueItem[] The changes of each item, with its `itemId`; absent members stay as they are. Not empty.
---@field customData? any App-defined data.

--- The params of `queue.remove`.
---@class cast-rpc.QueueRemoveParams
---@field sessionId? string The session; absent: the current one.
---@field itemIds integer[] The items; receivers ignore those that aren't in the queue. Not empty.
---@field customData? any App-defined data.

--- The params of `queue.reorder`.
---@class cast-rpc.QueueReorderParams
---@field sessionId? string The session; absent: the current one.
---@field itemIds integer[] The items, each one once. Not empty.
---@field insertBefore? integer The item before which they are inserted; absent: at the end. At least 1.
---@field customData? any App-defined data.

--- The params of `queue.move`.
---@class cast-rpc.QueueMoveParams
---@field sessionId? string The session; absent: the current one.
---@field itemId integer The item. At least 1.
---@field toIndex integer Its new index, counted from 0. At least 0.
---@field customData? any App-defined data.

--- The params of `queue.jump`.
---@class cast-rpc.QueueJumpParams: cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field itemId integer The item. At least 1.
---@field currentTime? number The start position; absent: the item's own. It applies this time only. In seconds. At least 0. SDK: `playPosition`.
---@field customData? any App-defined data.

--- The params of `queue.next`.
---@class cast-rpc.QueueNextParams: cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field customData? any App-defined data.

--- The params of `queue.previous`.
---@class cast-rpc.QueuePreviousParams: cast-rpc.WaitOptions
---@field sessionId? string The session; absent: the current one.
---@field customData? any App-defined data.

--- The params of `queue.setRepeatMode`.
---@class cast-rpc.QueueSetRepeatModeParams
---@field sessionId? string The session; absent: the current one.
---@field repeatMode cast-rpc.RepeatMode The repeat mode.
---@field customData? any App-defined data.

--- The params of `queue.shuffle`.
---@class cast-rpc.QueueShuffleParams
---@field sessionId? string The session; absent: the current one.
---@field customData? any App-defined data.

--- The params of `queue.unshuffle`.
---@class cast-rpc.QueueUnshuffleParams
---@field sessionId? string The session; absent: the current one.
---@field customData? any App-defined data.

--- The params of `queue.fetchItemIds`.
---@class cast-rpc.QueueFetchItemIdsParams
---@field sessionId? string The session; absent: the current one.

--- What `queue.fetchItemIds` answers.
---@class cast-rpc.QueueFetchItemIdsResult
---@field itemIds integer[] The ids, in the order of the queue.
---@field revision integer The list's revision; the page includes all notifications up to it.

--- The params of `queue.fetchItems`.
---@class cast-rpc.QueueFetchItemsParams
---@field sessionId? string The session; absent: the current one.
---@field itemIds integer[] The ids, at most 5,000. Not empty.

--- What `queue.fetchItems` answers.
---@class cast-rpc.QueueFetchItemsResult
---@field items cast-rpc.QueueItem[] The items that are in the queue, in the order of `itemIds`, each one once.

--- The params of `queue.fetchItemRange`.
---@class cast-rpc.QueueFetchItemRangeParams
---@field sessionId? string The session; absent: the current one.
---@field itemId integer The item. At least 1.
---@field nextCount? integer How many items after it; pass either this or `prevCount`. At least 1.
---@field prevCount? integer How many items before it. At least 1.

--- What `queue.fetchItemRange` answers.
---@class cast-rpc.QueueFetchItemRangeResult
---@field items cast-rpc.QueueItem[] The items in the order of the queue, as many as the receiver reports at a time.

--- The params of `queue.list`.
---@class cast-rpc.QueueListParams
---@field sessionId? string The session; absent: the current one.
---@field startIndex? integer The index of the first item, from 0; pass either this or `fromItemId`. At least 0.
---@field fromItemId? integer The id of the first item. At least 1.
---@field count? integer The number of items. From 0 to 5000. Absent: `50`.
---@field fetchIfNeeded? boolean Whether items are requested from the receiver; otherwise items that aren't cached have only their id. Absent: `true`.

--- The params of `queue.getCache`.
---@class cast-rpc.QueueGetCacheParams
---@field sessionId? string The session; absent: the current one.

--- The params of `queue.setCacheOptions`.
---@class cast-rpc.QueueSetCacheOptionsParams
---@field sessionId? string The session; absent: the current one.
---@field cacheSize? integer The largest number of cached items; absent: unchanged. A session starts with 20. From 1 to 5000.
---@field maximumFetchCount? integer The largest number of items per request; absent: unchanged. A session starts with 20. From 1 to 100.

--- The params of `queue.reload`.
---@class cast-rpc.QueueReloadParams
---@field sessionId? string The session; absent: the current one.

--- What `queue.reload` answers.
---@class cast-rpc.QueueReloadResult
---@field itemIds integer[] The ids, in the order of the queue.
---@field revision integer The list's revision.

--- The params of `queue.clear`.
---@class cast-rpc.QueueClearParams
---@field sessionId? string The session; absent: the current one.

--- The params of `record.start`.
---@class cast-rpc.RecordStartParams
---@field path string The file: an absolute path on the server's machine. It must not exist, nor must the older files of its rotation. Not empty.
---@field device? string The device, by id, name, alias or address; absent, without `sessionId`: the default device, else that of the current session, else the only one in the network. Not empty.
---@field sessionId? string Instead of a device: the session whose device is recorded.
---@field isRaw? boolean Whether private values are kept, with certificates and binary payloads. Such a file must not be passed on. Absent: `false`.
---@field includeHeartbeat? boolean Whether PING and PONG are recorded. Absent: `false`.
---@field maxFileSize? integer The size at which a file is rotated. In bytes. From 65536 to 67108864. Absent: `16777216`.
---@field maxFileCount? integer How many files are kept, including the current one. From 1 to 100. Absent: `4`.

--- The params of `record.stop`.
---@class cast-rpc.RecordStopParams
---@field recordingId string The recording.

--- The params of `record.list`.
---@class cast-rpc.RecordListParams

--- What `record.list` answers.
---@class cast-rpc.RecordListResult
---@field recordings cast-rpc.RecordingInfo[] The recordings, oldest first.

--- The params of `rpc.discover`.
---@class cast-rpc.RpcDiscoverParams

--- The params of `serve.publish`.
---@class cast-rpc.ServePublishParams
---@field path string The file: an absolute path on the server's machine, or a `file:` URL. Relative paths are refused, because the server's folder isn't the client's. Not empty.
---@field sessionId? string The session; absent: the current one, if `device` is absent, too.
---@field device? string Instead of a session: the device that may fetch it, by id, name, alias or address. Not empty.
---@field contentType? string The MIME type to serve it as; absent: determined from its bytes and its name. Not empty.
---@field name? string The last part of the URL; absent: the file's name. It doesn't select the file. Not empty.
---@field allowAnyPeer? boolean Whether other devices and programs than the receiver may fetch it, if they know the URL. Absent: `false`.

--- The params of `serve.unpublish`.
---@class cast-rpc.ServeUnpublishParams
---@field publicationId string The publication.

--- The params of `serve.list`.
---@class cast-rpc.ServeListParams
---@field sessionId? string Only the publications of this session; absent: all.

--- What `serve.list` answers.
---@class cast-rpc.ServeListResult
---@field publications cast-rpc.Publication[] The publications, oldest first.

--- The params of `server.initialize`.
---@class cast-rpc.ServerInitializeParams
---@field protocolVersion? string The protocol version that the client supports. Absent: `"1.0"`.
---@field clientInfo? cast-rpc.ClientInfo The client's name and version.
---@field processId? integer The client's process id; a spawned server exits when that process does. At least 1.
---@field capabilities? cast-rpc.ClientCapabilities Requests from the server that the client can answer.
---@field specHash? string The hash of the API document that the client was generated from.
---@field topics? string[] The topics to push from now on, as in `events.subscribe`; no event is lost. `[]`: none. Absent: `["*"]` over stdio, none over a socket.

--- What `server.initialize` answers.
---@class cast-rpc.ServerInitializeResult
---@field serverInfo cast-rpc.ServerInfo The server's name, versions and state.
---@field limits cast-rpc.ServerLimits The server's limits.
---@field topics string[] The topics that the connection is now subscribed to.

--- The params of `server.info`.
---@class cast-rpc.ServerInfoParams

--- The params of `server.clients`.
---@class cast-rpc.ServerClientsParams

--- What `server.clients` answers.
---@class cast-rpc.ServerClientsResult
---@field clients cast-rpc.ConnectedClient[] The connections, the oldest first.

--- The params of `server.report`.
---@class cast-rpc.ServerReportParams
---@field listenFor? number How long to look for devices first. Starts discovery if necessary, and restores its state afterwards. In seconds. From 0 to 60. Absent: `3`.
---@field probesDevices? boolean Whether up to 8 devices are connected to and asked to describe themselves. Absent: `true`.
---@field host? string A further address to probe. Not empty.
---@field port? integer The port at `host`. From 1 to 65535. Absent: `8009`.
---@field notes? string[] Lines of the client's about itself, 32 at most, each of at most 1,000 bytes. They are put first, and secrets are replaced in them too. Absent: `[]`.

--- What `server.report` answers.
---@class cast-rpc.ServerReportResult
---@field text string The report, as Markdown.
---@field replacements cast-rpc.ReportReplacement[] The kinds of texts that were replaced.

--- The params of `server.ping`.
---@class cast-rpc.ServerPingParams

--- The params of `server.echo`.
---@class cast-rpc.ServerEchoParams
---@field value any Any value.

--- What `server.echo` answers.
---@class cast-rpc.ServerEchoResult
---@field value any The `value` of the call.

--- The params of `server.shutdown`.
---@class cast-rpc.ServerShutdownParams

--- The params of `session.start`.
---@class cast-rpc.SessionStartParams
---@field deviceId? string The device's id in discovery.
---@field friendlyName? string Alternatively: the device's name, case-insensitive. Not empty.
---@field searchTimeout? number How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0 to 600. Absent: `5`.
---@field host? string Alternatively: an address or host name. Not empty.
---@field port? integer With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent: `8009`.
---@field applicationId? string The app's id; absent: the first one of the context's `discoveryCriteria`, or else `CC1AD845`, the default media receiver. Not empty.
---@field languageCode? string The language for the app, RFC 5646; absent: that of the context's `launchOptions`.
---@field relaunchIfRunning? boolean Whether a running app is stopped, for everyone, and launched again; false: it is joined. Absent: as the context's `launchOptions` say. SDK: `GCKLaunchOptions.relaunchIfRunning`.
---@field androidReceiverCompatible? boolean Whether the app's Android TV counterpart may be launched; absent: as the context's `launchOptions` say. SDK: `GCKLaunchOptions.androidReceiverCompatible`.
---@field credentials? string The viewer's credentials; absent: those of `context.setLaunchCredentials`.
---@field credentialsType? string The type of the credentials. Absent: `"web"`.
---@field requiredFeatures? string[] Features that the receiver must support in the app, such as `STREAM_TRANSFER`.
---@field ifExists? cast-rpc.ExistingSessionPolicy The behaviour if a session with the device already exists. A session that is being restored, connected or ended is awaited first. Absent: `"FAIL"`.
---@field sessionOptions? table<string, any> Options to store in the session, at most 16 KiB; absent: those of `session.setDefaultOptions`. SDK: `GCKSessionOptions`.
---@field timeout? number The limit for all phases together; absent: the context's `connectTimeout`. Time in which the TV asks its viewer for permission doesn't count. In seconds. More than 0, at most 600.

--- The params of `session.join`.
---@class cast-rpc.SessionJoinParams
---@field deviceId? string The device's id in discovery.
---@field friendlyName? string Alternatively: the device's name, case-insensitive. Not empty.
---@field searchTimeout? number How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0 to 600. Absent: `5`.
---@field host? string Alternatively: an address or host name. Not empty.
---@field port? integer With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent: `8009`.
---@field applicationId? string The app's id; absent: any running app. Not empty.
---@field receiverSessionId? string The id of the app's run. Not empty.
---@field credentials? string The viewer's credentials; absent: those of `context.setLaunchCredentials`.
---@field credentialsType? string The type of the credentials. Absent: `"web"`.
---@field ifExists? cast-rpc.ExistingSessionPolicy The behaviour if a session with the device already exists. A session that is being restored, connected or ended is awaited first. Absent: `"FAIL"`.
---@field sessionOptions? table<string, any> Options to store in the session, at most 16 KiB; absent: those of `session.setDefaultOptions`. SDK: `GCKSessionOptions`.
---@field timeout? number The limit for all phases together; absent: the context's `connectTimeout`. In seconds. More than 0, at most 600.

--- The params of `session.end`.
---@class cast-rpc.SessionEndParams
---@field sessionId? string The session; absent: the current one.
---@field action? cast-rpc.SessionEndAction The effect on the receiver's app; absent: LEAVE, or STOP_CASTING if the context's `stopReceiverApplicationWhenEndingSession` is set.

--- The params of `session.list`.
---@class cast-rpc.SessionListParams

--- What `session.list` answers.
---@class cast-rpc.SessionListResult
---@field sessions cast-rpc.Session[] All sessions, the oldest first.
---@field currentSessionId? string The current session of this connection (`session.setCurrent`); absent: calls must name a session.

--- The params of `session.setCurrent`.
---@class cast-rpc.SessionSetCurrentParams
---@field sessionId string The session.

--- The params of `session.get`.
---@class cast-rpc.SessionGetParams
---@field sessionId? string The session; absent: the current one.

--- The params of `session.setVolume`.
---@class cast-rpc.SessionSetVolumeParams
---@field sessionId? string The session; absent: the current one.
---@field level number The level, from 0 (silent) to 1 (loudest). From 0 to 1.

--- The params of `session.stepVolume`.
---@class cast-rpc.SessionStepVolumeParams
---@field sessionId? string The session; absent: the current one.
---@field steps? integer How many steps; negative lowers the volume. From -1000 to 1000. Absent: `1`.

--- The params of `session.pressVolumeKey`.
---@class cast-rpc.SessionPressVolumeKeyParams
---@field key cast-rpc.VolumeKey The key.

--- What `session.pressVolumeKey` answers.
---@class cast-rpc.SessionPressVolumeKeyResult
---@field isHandled boolean Whether it changed the device's volume.
---@field volume? cast-rpc.DeviceVolume The resulting volume.

--- The params of `session.setMuted`.
---@class cast-rpc.SessionSetMutedParams
---@field sessionId? string The session; absent: the current one.
---@field muted boolean Whether to mute it.

--- The params of `session.requestMultizoneStatus`.
---@class cast-rpc.SessionRequestMultizoneStatusParams
---@field sessionId? string The session; absent: the current one.

--- The params of `session.setMultizoneDeviceVolume`.
---@class cast-rpc.SessionSetMultizoneDeviceVolumeParams
---@field sessionId? string The session; absent: the current one.
---@field deviceId string The member's id, in any spelling. Not empty.
---@field level number The level, from 0 (silent) to 1 (loudest). From 0 to 1.

--- The params of `session.setMultizoneDeviceMuted`.
---@class cast-rpc.SessionSetMultizoneDeviceMutedParams
---@field sessionId? string The session; absent: the current one.
---@field deviceId string The member's id, in any spelling. Not empty.
---@field muted boolean Whether to mute it.

--- The params of `session.getCastingGroups`.
---@class cast-rpc.SessionGetCastingGroupsParams
---@field sessionId? string The session; absent: the current one.

--- What `session.getCastingGroups` answers.
---@class cast-rpc.SessionGetCastingGroupsResult
---@field groups table<string, any>[] The groups; empty if it belongs to none.

--- The params of `session.requestStatus`.
---@class cast-rpc.SessionRequestStatusParams
---@field sessionId? string The session; absent: the current one.

--- The params of `session.transfer`.
---@class cast-rpc.SessionTransferParams
---@field sessionId? string The session; absent: the current one.
---@field deviceId? string The other device's id in discovery.
---@field friendlyName? string Alternatively: the device's name, case-insensitive. Not empty.
---@field searchTimeout? number How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0 to 600. Absent: `5`.
---@field host? string Alternatively: an address or host name. Not empty.
---@field port? integer With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent: `8009`.
---@field keepVolume? boolean Whether the other device is set to this one's volume. Absent: `false`.
---@field timeout? number How long connecting to the other device may take (absent: as for `session.start`), and how long all further steps may take (absent: the context's `transfer.timeout`). Time in which the TV asks its viewer for permission doesn't count. In seconds. More than 0, at most 600.

--- What `session.transfer` answers.
---@class cast-rpc.SessionTransferResult
---@field session cast-rpc.Session The session on the other device.
---@field fromDeviceId string The device that it left.
---@field stateSource? cast-rpc.PlaybackStateSource Where the playback state came from; absent: nothing played.
---@field isResumedByApplication boolean Whether the app accepted its state; otherwise the media was loaded, if there was any.
---@field isSourceStopped boolean Whether the old device confirmed that its app has ended.

--- The params of `session.takeBack`.
---@class cast-rpc.SessionTakeBackParams
---@field sessionId? string The session; absent: the current one.
---@field action? cast-rpc.SessionEndAction How to end the session afterwards; absent: it continues.

--- The params of `session.setDefaultOptions`.
---@class cast-rpc.SessionSetDefaultOptionsParams
---@field options? table<string, any> The options, at most 16 KiB; absent: none.
---@field category? string The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`.

--- The params of `session.getDefaultOptions`.
---@class cast-rpc.SessionGetDefaultOptionsParams
---@field category? string The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`.

--- What `session.getDefaultOptions` answers.
---@class cast-rpc.SessionGetDefaultOptionsResult
---@field options? table<string, any> The options; absent: none.

--- The params of `session.buildOpenUrl`.
---@class cast-rpc.SessionBuildOpenUrlParams
---@field sessionId? string The session; absent: the current one.
---@field baseUrl? string The URL to which the query item is added. Not empty. Absent: `"cast-rpc://open"`.

--- What `session.buildOpenUrl` answers.
---@class cast-rpc.SessionBuildOpenUrlResult
---@field url string The link.
---@field queryItemName string The name of the item.
---@field queryItemValue string Its value, not percent-encoded.

--- The params of `session.parseOpenUrl`.
---@class cast-rpc.SessionParseOpenUrlParams
---@field url string The link. Not empty.

--- What `session.parseOpenUrl` answers.
---@class cast-rpc.SessionParseOpenUrlResult
---@field deviceId string The device. SDK: `GCKOpenURLOptions.deviceUniqueID`.
---@field friendlyName? string The device's name when the link was made. SDK: `GCKOpenURLOptions.deviceFriendlyName`.
---@field receiverSessionId? string The id of the app's run; absent: any. SDK: `GCKOpenURLOptions.sessionID`.

--- The params of `session.startWithOpenUrl`.
---@class cast-rpc.SessionStartWithOpenUrlParams
---@field url string The link. Not empty.
---@field applicationId? string The app's id, if the link names no run; absent: as for `session.start`. Not empty.
---@field searchTimeout? number How long to look for the device. In seconds. From 0 to 600. Absent: `10`.
---@field ifExists? cast-rpc.ExistingSessionPolicy The behaviour if a session with the device already exists. A session that is being restored, connected or ended is awaited first. Absent: `"FAIL"`.
---@field sessionOptions? table<string, any> Options to store in the session, at most 16 KiB; absent: those of `session.setDefaultOptions`. SDK: `GCKSessionOptions`.
---@field timeout? number How long connecting may take; absent: the context's `connectTimeout`. In seconds. More than 0, at most 600.

--- The params of `session.suspend`.
---@class cast-rpc.SessionSuspendParams
---@field sessionId? string The session; absent: the current one.
---@field reason? cast-rpc.SessionSuspendReason The reason reported by `session.didSuspend`. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and `TERMINATED` the session resumes by itself as soon as the device can be reached, as after a lost connection. Absent: `"REQUESTED"`.

--- The params of `session.resume`.
---@class cast-rpc.SessionResumeParams
---@field sessionId? string The session; absent: the current one.

--- The params of `session.listSaved`.
---@class cast-rpc.SessionListSavedParams

--- What `session.listSaved` answers.
---@class cast-rpc.SessionListSavedResult
---@field sessions cast-rpc.SavedSession[] The sessions that `session.restore` would rejoin.
---@field problems string[] Records that can't be used, one sentence each: damaged files, sessions older than a day.

--- The params of `session.restore`.
---@class cast-rpc.SessionRestoreParams
---@field timeout? number How long to wait for each device. In seconds. More than 0, at most 600. Absent: `10`.

--- What `session.restore` answers.
---@class cast-rpc.SessionRestoreResult
---@field sessions cast-rpc.Session[] The sessions that are connected again.
---@field failures cast-rpc.FailedRestoration[] The sessions that are not.
---@field problems string[] Records that can't be used, one sentence each.

--- The params of `widget.getState`.
---@class cast-rpc.WidgetGetStateParams
---@field widgets? cast-rpc.WidgetName[] The widgets; absent: all.

--- What `widget.getState` answers.
---@class cast-rpc.WidgetGetStateResult
---@field revision integer Grows with every change of any widget.
---@field state cast-rpc.WidgetStates Their states.

--- The params of `widget.setOptions`.
---@class cast-rpc.WidgetSetOptionsParams
---@field options cast-rpc.WidgetOptions The changes; absent members stay as they are. Empty: nothing changes.

--- The params of `widget.tapCastButton`.
---@class cast-rpc.WidgetTapCastButtonParams

--- What `widget.tapCastButton` answers.
---@class cast-rpc.WidgetTapCastButtonResult
---@field outcome cast-rpc.CastButtonOutcome The result.
---@field castState cast-rpc.CastState Whether there are devices and a session: which dialog to show.

--- The params of `widget.openDialog`.
---@class cast-rpc.WidgetOpenDialogParams

--- The params of `widget.closeDialog`.
---@class cast-rpc.WidgetCloseDialogParams

--- The params of `widget.selectDevice`.
---@class cast-rpc.WidgetSelectDeviceParams
---@field deviceId string The device's id, as in the dialog.
---@field searchTimeout? number How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0 to 600. Absent: `5`.
---@field applicationId? string The app's id; absent: the first of the context's `discoveryCriteria`, or else the default media receiver. Not empty.

--- The params of `widget.disconnect`.
---@class cast-rpc.WidgetDisconnectParams
---@field action? cast-rpc.SessionEndAction The effect on the receiver's app; absent: LEAVE, or STOP_CASTING if the context's `stopReceiverApplicationWhenEndingSession` is set.

--- The params of `widget.presentIntroOverlay`.
---@class cast-rpc.WidgetPresentIntroOverlayParams

--- What `widget.presentIntroOverlay` answers.
---@class cast-rpc.WidgetPresentIntroOverlayResult
---@field isShown boolean Whether it is shown now.

--- The params of `widget.dismissIntroOverlay`.
---@class cast-rpc.WidgetDismissIntroOverlayParams

--- The params of `widget.resetIntroOverlay`.
---@class cast-rpc.WidgetResetIntroOverlayParams

--- The params of `widget.tapMiniController`.
---@class cast-rpc.WidgetTapMiniControllerParams

--- What `widget.tapMiniController` answers.
---@class cast-rpc.WidgetTapMiniControllerResult
---@field isPresented boolean Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was sent.

--- The params of `widget.presentExpandedController`.
---@class cast-rpc.WidgetPresentExpandedControllerParams

--- What `widget.presentExpandedController` answers.
---@class cast-rpc.WidgetPresentExpandedControllerResult
---@field isPresented boolean Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was sent.

--- The params of `widget.dismissExpandedController`.
---@class cast-rpc.WidgetDismissExpandedControllerParams

--- What `widget.dismissExpandedController` answers.
---@class cast-rpc.WidgetDismissExpandedControllerResult
---@field isPresented boolean Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was sent.

--- The params of `widget.pressButton`.
---@class cast-rpc.WidgetPressButtonParams
---@field widget cast-rpc.WidgetName The widget: `MINI_CONTROLLER`, `EXPANDED_CONTROLLER`, `MEDIA_CONTROLLER` or `VOLUME_CONTROLLER`.
---@field slot? integer The index of the slot in the mini or expanded controller, from 0. From 0 to 3.
---@field control? cast-rpc.WidgetControl The control, instead of `slot`. Pass exactly one of `slot` and `control`.

--- What `widget.pressButton` answers.
---@class cast-rpc.WidgetPressButtonResult
---@field control cast-rpc.WidgetControl The action that was carried out.

--- The params of `widget.slide`.
---@class cast-rpc.WidgetSlideParams
---@field slider cast-rpc.WidgetSlider The slider.
---@field phase cast-rpc.SlidePhase The stage of the movement.
---@field value? number The value at which it is held: seconds, or a volume from 0 to 1. Required except for `CANCELLED`. At least 0.

--- The params of `widget.setVolume`.
---@class cast-rpc.WidgetSetVolumeParams
---@field level? number The volume level. From 0 to 1.
---@field muted? boolean Whether it is muted. Pass at least one member.

--- The params of `widget.setPlaybackRate`.
---@class cast-rpc.WidgetSetPlaybackRateParams
---@field playbackRate number The rate. From 0.5 to 2.

--- The params of `widget.openTrackSelector`.
---@class cast-rpc.WidgetOpenTrackSelectorParams

--- The params of `widget.closeTrackSelector`.
---@class cast-rpc.WidgetCloseTrackSelectorParams

--- The params of `widget.selectTracks`.
---@class cast-rpc.WidgetSelectTracksParams
---@field trackIds integer[] At most one audio and one text track; empty: none of either. Tracks of other types stay as they are.

--- The params of `widget.setStyle`.
---@class cast-rpc.WidgetSetStyleParams
---@field path string The part's path: `castViews`, `castViews.mediaControl.miniController`…
---@field attributes table<string, any> Values by attribute; `null` removes one, so that it is inherited again.

--- The params of `widget.getStyle`.
---@class cast-rpc.WidgetGetStyleParams
---@field path? string The part's path; absent: `castViews`. Not empty.

--- The params of `widget.applyStyle`.
---@class cast-rpc.WidgetApplyStyleParams

--- What `widget.applyStyle` answers.
---@class cast-rpc.WidgetApplyStyleResult
---@field paths string[] The parts whose effective attributes changed.

--- The params of `widget.makeLoadRequest`.
---@class cast-rpc.WidgetMakeLoadRequestParams
---@field local cast-rpc.LocalPlayback The local player's state.

--- What `widget.makeLoadRequest` answers.
---@class cast-rpc.WidgetMakeLoadRequestResult
---@field request cast-rpc.LoadRequestData The parameters for `media.load`.

--- The params of `widget.handOver`.
---@class cast-rpc.WidgetHandOverParams
---@field local cast-rpc.LocalPlayback The local player's state.

--- The params of `widget.takeBack`.
---@class cast-rpc.WidgetTakeBackParams

--- Messages can now be sent on a channel. Comes after `session.didStart` and `session.didResume`, and only to clients
--- that have the channel.
---
--- SDK: `GCKGenericChannelDelegate.castChannelDidConnect`.
---@class cast-rpc.ChannelDidConnect
---@field sessionId string The session.
---@field namespace string The channel's namespace.
---@field isWritable boolean Whether the connection accepts more.

--- Messages can no longer be sent on a channel. Comes before `session.didSuspend` and `session.didEnd`.
---
--- SDK: `GCKGenericChannelDelegate.castChannelDidDisconnect`.
---@class cast-rpc.ChannelDidDisconnect
---@field sessionId string The session.
---@field namespace string The channel's namespace.
---@field reason cast-rpc.ChannelDisconnectReason The reason.

--- The app sent a message. Either `text` or `data` is present, as the app sent it; text that isn't valid UTF-8 arrives
--- as `data`.
---
--- SDK: `GCKGenericChannelDelegate.castChannel:didReceiveTextMessage`.
---@class cast-rpc.ChannelDidReceiveMessage
---@field sessionId string The session.
---@field namespace string The channel's namespace.
---@field text? string The message, if it is text.
---@field data? string The message in base64, if it is binary.
---@field isBroadcast boolean Whether the app sent it to all its senders.

--- The device reads more slowly than the server writes (`false`), or has caught up (`true`). No message is lost until a
--- call fails with `SendBufferFull`.
---
--- SDK: `GCKGenericChannelDelegate.castChannel:didChangeWritableState`.
---@class cast-rpc.ChannelDidChangeWritable
---@field sessionId string The session.
---@field namespace string The channel's namespace.
---@field isWritable boolean Whether the connection accepts more.

--- The cast state changed: whether there are devices, or a session.
---
--- SDK: `kGCKCastStateDidChangeNotification`.
---@class cast-rpc.ContextDidChangeCastState
---@field castState cast-rpc.CastState The new state.

--- Discovery started.
---
--- SDK: `didStartDiscoveryForDeviceCategory`.
---@class cast-rpc.DiscoveryDidStart
---@field hasDevices boolean Whether devices are already listed: found before, added by address, or saved by an earlier run. SDK: `didHaveDiscoveredDeviceWhenStartingDiscovery`.

--- Changes of the device list follow.
---
--- SDK: `willUpdateDeviceList`.
---@class cast-rpc.DiscoveryWillUpdateList

--- All changes since `willUpdateList` have been sent: time to redraw the list.
---
--- SDK: `didUpdateDeviceList`.
---@class cast-rpc.DiscoveryDidUpdateList

--- Discovery stopped on request.
---@class cast-rpc.DiscoveryDidStop

--- A discovery source started or stopped working: the DNS-SD daemon is missing, was stopped, or works again. The source
--- recovers by itself; devices stay listed until their records expire.
---@class cast-rpc.DiscoveryDidChangeAvailability
---@field source cast-rpc.DiscoverySourceKind The source: `AVAHI` or `EMBEDDED`.
---@field isAvailable boolean Whether it works now.
---@field error? cast-rpc.ErrorInfo The reason.

--- A device was found.
---
--- SDK: `didInsertDevice:atIndex:`.
---@class cast-rpc.DiscoveryDidInsertDevice
---@field index integer Its index in the list. At least 0.
---@field device cast-rpc.Device The device.

--- A device changed, but not its index.
---
--- SDK: `didUpdateDevice:atIndex:`.
---@class cast-rpc.DiscoveryDidUpdateDevice
---@field index integer Its index in the list. At least 0.
---@field device cast-rpc.Device The device.

--- A device changed and moved to another index.
---
--- SDK: `didUpdateDevice:atIndex:andMoveToIndex:`.
---@class cast-rpc.DiscoveryDidMoveDevice
---@field fromIndex integer Its old index. At least 0.
---@field toIndex integer Its new index, counted without the device. At least 0.
---@field device cast-rpc.Device The device.

--- A device was removed.
---
--- SDK: `didRemoveDevice:atIndex:`.
---@class cast-rpc.DiscoveryDidRemoveDevice
---@field index integer The index that it had. At least 0.
---@field device cast-rpc.Device The device.

--- An image was fetched and cached for any of the clients. The URL's query is left out, because it may hold a token;
--- `urlDigest` identifies the whole URL to clients that know it.
---@class cast-rpc.ImageDidCache
---@field url string Its URL; a query is replaced by `?…`.
---@field urlDigest string The SHA-256 of the complete URL as requested, in hexadecimal digits.
---@field path string The file.
---@field mediaType string Its type.
---@field width? integer Its width; absent for SVG. In pixels.
---@field height? integer Its height; absent for SVG. In pixels.
---@field bytes integer The size of the file. In bytes.

--- The framework logged a record. If there are too many for the connection, the oldest are dropped, and `$/overflow` or
--- `lost` says how many.
---
--- SDK: `GCKLoggerDelegate.logMessage:atLevel:fromFunction:location:`.
---@class cast-rpc.LogDidRecord
---@field recordId integer A number that grows with every record of this connection.
---@field level cast-rpc.LogLevel The severity.
---@field message string The message, followed by `metadata`.
---@field component string The component that logged it: `CastSession(Starting)`.
---@field className? string The corresponding class of the SDK: `GCKCastSession`; absent if there is none.
---@field function string The function: `start(_:options:)`.
---@field location string The file and line: `CastSender/CastSession+Starting.swift:55`.
---@field time number The time, in seconds since 1970. In seconds.
---@field sessionId? string The session that it is about.
---@field metadata? table<string, string> Further details, by name.
---@field lost? integer How many records before this one were dropped because the connection couldn't take them.

--- A Cast message was sent or received. If there are too many for the connection, the oldest are dropped, and
--- `$/overflow` says how many.
---@class cast-rpc.LogDidTapMessage
---@field recordId integer A number that grows with every message shown to this connection.
---@field time number The time, in seconds since 1970. In seconds.
---@field sessionId string The session that it belongs to.
---@field direction cast-rpc.MessageDirection The direction.
---@field sourceId string The sender's id.
---@field destinationId string The recipient's id.
---@field namespace string Its namespace.
---@field payload? string The payload of a text message.
---@field binaryPayload? string The payload of a binary message in base64; only without redaction.
---@field payloadBytes integer The payload's full length. In bytes.
---@field isTruncated boolean Whether the payload was cut or left out.

--- Logging to files started, stopped, fails, or works again.
---@class cast-rpc.LogDidChangeFile
---@field file cast-rpc.LogFile The present state.

--- New media was loaded: a new media session exists.
---
--- SDK: `remoteMediaClient:didStartMediaSessionWithID:`.
---@class cast-rpc.MediaDidStartSession
---@field sessionId string The session.
---@field mediaSessionId integer The media session.

--- The media status changed, by this server, another sender or the device itself.
---
--- SDK: `remoteMediaClient:didUpdateMediaStatus:`.
---@class cast-rpc.MediaDidUpdateStatus: cast-rpc.MediaState

--- The media or its metadata changed.
---
--- SDK: `remoteMediaClient:didUpdateMediaMetadata:`.
---@class cast-rpc.MediaDidUpdateMetadata
---@field sessionId string The session.
---@field media? cast-rpc.MediaInformation The media; absent if there is none.

--- The queue, its current item or its repeat mode changed.
---
--- SDK: `remoteMediaClientDidUpdateQueue:`.
---@class cast-rpc.MediaDidUpdateQueue
---@field sessionId string The session.
---@field currentItemId? integer The current item.
---@field items? cast-rpc.QueueItem[] The window of items that the receiver reported.
---@field repeatMode? cast-rpc.RepeatMode The queue's behaviour at its end.
---@field queueData? cast-rpc.QueueData Metadata of the queue's container.

--- The preloaded item changed.
---
--- SDK: `remoteMediaClientDidUpdatePreloadStatus:`.
---@class cast-rpc.MediaDidUpdatePreload
---@field sessionId string The session.
---@field preloadedItemId? integer The item; absent if there is none.

--- A media session ended.
---@class cast-rpc.MediaDidEndSession
---@field sessionId string The session.
---@field mediaSessionId integer The media session.
---@field idleReason? cast-rpc.IdleReason The reason, if the receiver reported one.

--- Time advanced; only for connections that called `media.subscribePosition`, and only while it advances.
---
--- SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
---@class cast-rpc.MediaDidUpdatePosition: cast-rpc.MediaPosition

--- The app reported an error that answers no request of this server: a track, an ad, the current item, or what another
--- sender loaded, failed.
---@class cast-rpc.MediaDidReceiveError
---@field sessionId string The session.
---@field receiver cast-rpc.ReceiverErrorInfo The app's error.
---@field message string The same in words, with what to check.

--- The app sent a message in the media namespace that is neither a status, a queue change, an error nor an answer.
---@class cast-rpc.MediaDidReceiveMessage
---@field sessionId string The session.
---@field message table<string, any> The message as received.

--- The playback status of a device with a session changed. A mere advance of the position isn't reported: extrapolate
--- it with `playbackRate` while `playerState` is PLAYING.
---@class cast-rpc.PlayerDidChange: cast-rpc.PlayerStatus

--- The queue was replaced, became known, or ended; it is empty then.
---
--- SDK: `mediaQueueDidReloadItems:`.
---@class cast-rpc.QueueDidReload
---@field sessionId string The session.
---@field revision integer Counts the changes of this session's queue.
---@field itemCount integer How many items the queue has after the change.
---@field isLast boolean Whether it is the last notification of one change at the receiver: time to redraw. SDK: `mediaQueueDidChange:`.
---@field itemIds integer[] All items, in order.

--- Adjacent items were inserted.
---
--- SDK: `mediaQueue:didInsertItemsInRange:`.
---@class cast-rpc.QueueDidInsert
---@field sessionId string The session.
---@field revision integer Counts the changes of this session's queue.
---@field itemCount integer How many items the queue has after the change.
---@field isLast boolean Whether it is the last notification of one change at the receiver: time to redraw. SDK: `mediaQueueDidChange:`.
---@field itemIds integer[] The items, in order.
---@field index integer The index of the first one.
---@field insertBefore? integer The item after them; absent at the end.

--- Items changed, or were added to or removed from the cache.
---
--- SDK: `mediaQueue:didUpdateItemsAtIndexes:`.
---@class cast-rpc.QueueDidUpdate
---@field sessionId string The session.
---@field revision integer Counts the changes of this session's queue.
---@field itemCount integer How many items the queue has after the change.
---@field isLast boolean Whether it is the last notification of one change at the receiver: time to redraw. SDK: `mediaQueueDidChange:`.
---@field itemIds integer[] The items.
---@field indexes integer[] Their indexes.
---@field reason cast-rpc.QueueUpdateReason The reason.

--- Items were removed.
---
--- SDK: `mediaQueue:didRemoveItemsAtIndexes:`.
---@class cast-rpc.QueueDidRemove
---@field sessionId string The session.
---@field revision integer Counts the changes of this session's queue.
---@field itemCount integer How many items the queue has after the change.
---@field isLast boolean Whether it is the last notification of one change at the receiver: time to redraw. SDK: `mediaQueueDidChange:`.
---@field itemIds integer[] The items.
---@field indexes integer[] Their old indexes.

--- The same items have a new order.
---
--- SDK: `remoteMediaClientDidUpdateQueue:`.
---@class cast-rpc.QueueDidReorder
---@field sessionId string The session.
---@field revision integer Counts the changes of this session's queue.
---@field itemCount integer How many items the queue has after the change.
---@field isLast boolean Whether it is the last notification of one change at the receiver: time to redraw. SDK: `mediaQueueDidChange:`.
---@field itemIds integer[] All items, in their new order.

--- A recording started, stopped, can't be written, or works again.
---@class cast-rpc.RecordDidChange: cast-rpc.RecordingInfo

--- A conversion finished a segment, started, paused or failed; a few times a minute. Only the newest state of a
--- publication matters.
---@class cast-rpc.ServeDidConvert: cast-rpc.ConversionProgress

--- A client of the media server fetches a publication; sent at the start of the transfer, about once a second while
--- bytes are read, and at its end. Only the newest state of a transfer matters.
---@class cast-rpc.ServeDidServe: cast-rpc.ServedTransfer

--- A session starts to connect.
---
--- SDK: `sessionManager:willStartCastSession:`.
---@class cast-rpc.SessionWillStart
---@field sessionId string The session.
---@field session cast-rpc.Session The session.

--- A connecting session entered a new phase.
---@class cast-rpc.SessionDidEnterPhase
---@field sessionId string The session.
---@field phase cast-rpc.ConnectionPhase The phase that begins.
---@field elapsed number Time since the start. In seconds.
---@field message? string Details, such as that the TV asks its viewer for permission.

--- A session is connected.
---
--- SDK: `sessionManager:didStartCastSession:`.
---@class cast-rpc.SessionDidStart
---@field sessionId string The session.
---@field session cast-rpc.Session The session.

--- A session failed to connect.
---
--- SDK: `sessionManager:didFailToStartCastSession:withError:`.
---@class cast-rpc.SessionDidFailToStart
---@field sessionId string The session.
---@field session cast-rpc.Session The session.
---@field error cast-rpc.ErrorInfo The reason.

--- A session is about to end on request.
---
--- SDK: `sessionManager:willEndCastSession:`.
---@class cast-rpc.SessionWillEnd
---@field sessionId string The session.
---@field session cast-rpc.Session The session.

--- A session ended.
---
--- SDK: `sessionManager:didEndCastSession:withError:`.
---@class cast-rpc.SessionDidEnd
---@field sessionId string The session.
---@field session cast-rpc.Session The session.
---@field reason cast-rpc.SessionEndReason The reason.
---@field error? cast-rpc.ErrorInfo The error, if there was one.

--- A session lost its connection, or was suspended; playback may continue.
---
--- SDK: `sessionManager:didSuspendCastSession:withReason:`.
---@class cast-rpc.SessionDidSuspend
---@field sessionId string The session.
---@field session cast-rpc.Session The session.
---@field reason cast-rpc.SessionSuspendReason The reason.
---@field error? cast-rpc.ErrorInfo The cause of the loss.

--- An attempt to resume a session starts.
---
--- SDK: `sessionManager:willResumeCastSession:`.
---@class cast-rpc.SessionWillResume
---@field sessionId string The session.
---@field session cast-rpc.Session The session.
---@field attempt integer The number of the attempt since the suspension, from 1.
---@field error? cast-rpc.ErrorInfo The error that ended the previous attempt or, for the first one, the connection.

--- A session is connected again, and the same run of its app continues; nothing was loaded.
---
--- SDK: `sessionManager:didResumeCastSession:`.
---@class cast-rpc.SessionDidResume
---@field sessionId string The session.
---@field session cast-rpc.Session The session.

--- A session could not be resumed: its app has ended, or the device was unreachable for too long. `session.didEnd`
--- follows.
---
--- SDK: `sessionManager:didFailToResumeSession:withError:`.
---@class cast-rpc.SessionDidFailToResume
---@field sessionId string The session.
---@field session cast-rpc.Session The session.
---@field error cast-rpc.ErrorInfo The reason.

--- The default `sessionOptions` of new sessions changed.
---
--- SDK: `sessionManager:didUpdateDefaultSessionOptionsForDeviceCategory:`.
---@class cast-rpc.SessionDidUpdateDefaultOptions
---@field category string The devices' category.
---@field options? table<string, any> The options; absent: none.

--- A session is about to move to another device, because a client called `session.transfer`, or because the receivers'
--- platform moved it and it was found there.
---@class cast-rpc.SessionWillTransfer
---@field sessionId string The session.
---@field session cast-rpc.Session The session, still on its device.
---@field toDevice cast-rpc.Device The other device.

--- A session has moved to another device under the same id; `session.didResume`, whose session has that device, came
--- just before. The new device has a new media session.
---
--- SDK: `sessionManager:didResumeCastSession:`.
---@class cast-rpc.SessionDidTransfer
---@field sessionId string The session.
---@field session cast-rpc.Session The session on the other device.
---@field fromDevice cast-rpc.Device The device that it left.

--- A session could not be transferred; it is unchanged, unless `session.didEnd` or `session.didSuspend` says otherwise.
---@class cast-rpc.SessionDidFailToTransfer
---@field sessionId string The session.
---@field session cast-rpc.Session The session.
---@field toDevice cast-rpc.Device The other device.
---@field error cast-rpc.ErrorInfo The reason.

--- A session's device changed: its name, its address, its status.
---
--- SDK: `sessionManager:castSession:didUpdateDevice:`.
---@class cast-rpc.SessionDidUpdateDevice
---@field sessionId string The session.
---@field session cast-rpc.Session The session.

--- A group reported its members, and they differ from the known ones.
---
--- SDK: `didReceiveMultizoneStatus:`.
---@class cast-rpc.SessionDidReceiveMultizoneStatus
---@field sessionId string The session.
---@field status cast-rpc.MultizoneStatus The members now.

--- A device joined the group.
---
--- SDK: `didAddMultizoneDevice:`.
---@class cast-rpc.SessionDidAddMultizoneDevice
---@field sessionId string The session.
---@field device cast-rpc.MultizoneDevice The member.

--- A group member changed, such as its volume.
---
--- SDK: `didUpdateMultizoneDevice:`.
---@class cast-rpc.SessionDidUpdateMultizoneDevice
---@field sessionId string The session.
---@field deviceId string The member.
---@field device cast-rpc.MultizoneDevice The member now.

--- A device left the group.
---
--- SDK: `didRemoveMultizoneDeviceWithID:`.
---@class cast-rpc.SessionDidRemoveMultizoneDevice
---@field sessionId string The session.
---@field deviceId string The member.

--- Whether playback can be transferred and expanded changed.
---@class cast-rpc.SessionDidUpdatePlaybackSession
---@field sessionId string The session.
---@field playbackSession cast-rpc.MultizonePlaybackSession The present state.

--- The device's volume changed, by this server, another sender or the device itself.
---
--- SDK: `didReceiveDeviceVolume:muted:`.
---@class cast-rpc.SessionDidChangeVolume
---@field sessionId string The session.
---@field volume cast-rpc.DeviceVolume The volume now.

--- The receiver's status changed: app, status text, active input, standby.
---
--- SDK: `didReceiveDeviceStatus:`.
---@class cast-rpc.SessionDidChangeStatus
---@field sessionId string The session.
---@field session cast-rpc.Session The session now.

--- The state of a widget changed for this connection: each has its own dialog, overlay, expanded controller and track
--- selector. It is sent before the notification of its cause, but after `session.willStart` and `session.willResume`.
---@class cast-rpc.WidgetDidChange
---@field widget cast-rpc.WidgetName The widget that changed.
---@field revision integer Grows with every change of any widget.
---@field state cast-rpc.WidgetStates Its state; the other members are absent.

--- The program should show its expanded controller.
---
--- SDK: `kGCKExpandedMediaControlsTriggeredNotification`.
---@class cast-rpc.WidgetDidTriggerExpandedController
---@field sessionId? string The session.

--- A button defined by the program was pressed.
---
--- SDK: `GCKUIMediaButtonBarProtocol.setCustomButton`.
---@class cast-rpc.WidgetDidPressCustomButton
---@field widget cast-rpc.WidgetName The widget.
---@field slot integer The index of its slot, from 0.
---@field customId? string The button's id, as the client set it.

--- Changes to the style tree were applied.
---
--- SDK: `kGCKUIStyleAppliedNotification`.
---@class cast-rpc.WidgetDidApplyStyle
---@field paths string[] The parts whose effective attributes changed.
---@field effective table<string, any> Their effective attributes, by path.

--- What `credentials.provide` asks.
---@class cast-rpc.CredentialsProvideParams
---@field deviceId string The device.
---@field applicationId string The app's id.
---@field sessionId string The session that is starting.

--- What `discovery.provide` asks.
---@class cast-rpc.DiscoveryProvideParams
---@field category string The category.
---@field isRunning boolean Whether devices are wanted.
---@field passiveScan boolean Whether to query less often, at the price of older data. SDK: `GCKDeviceProvider.passiveScan`.

--- What `image.choose` asks.
---@class cast-rpc.ImageChooseParams
---@field images cast-rpc.Image[] The images to pick from.
---@field metadata? cast-rpc.MediaMetadata The metadata that the images belong to, if known.
---@field hints cast-rpc.ImageHints The purpose of the image.

--- What `image.provide` asks.
---@class cast-rpc.ImageProvideParams
---@field url string The complete URL.
