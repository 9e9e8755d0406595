;;; cast-rpc-schema.el --- What cast-rpc was generated from, as data  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; Generated from spec/ by cast-rpc-gen. Do not edit.
;; To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

;;; Code:

(defconst cast-rpc-schema-protocol-version "1.0"
  "The protocol version spoken here.")

(defconst cast-rpc-schema-api-level 1
  "The API level that this package knows.")

(defconst cast-rpc-schema-spec-hash "181de5cf3d35c800"
  "Names the API that this package was generated from.")

(defconst cast-rpc-schema-version "0.1.0"
  "The version of this package.")

(defconst cast-rpc-schema-types
  '(("DeviceAuthenticationPolicy" . (:values ("OFF" "REPORT" "REQUIRE")))
    ("RevocationPolicy" . (:values ("IGNORE" "OPTIONAL" "REQUIRED")))
    ("DeviceAuthenticationOptions" . (:fields (:policy (:type "DeviceAuthenticationPolicy") :ignoreExpiry (:type "boolean") :acceptSHA1 (:type "boolean") :requireNonce (:type "boolean") :crl (:type "RevocationPolicy") :crlFile (:type "string" :nonEmpty t) :crlRootsFile (:type "string" :nonEmpty t) :trustedRootsFile (:type "string" :nonEmpty t) :timeout (:type "number" :maximum 60 :exclusiveMinimum 0))))
    ("AuthenticationVerdict" . (:values ("AUTHENTIC" "EXPIRED" "NOT_AUTHENTIC" "UNANSWERED")))
    ("AuthenticationCheck" . (:values ("NO_REPLY" "DEVICE_ERROR" "REPLY_MALFORMED" "NONCE" "ALGORITHM" "SIGNATURE" "TLS_CERTIFICATE" "TLS_CERTIFICATE_NOT_YET_VALID" "TLS_CERTIFICATE_EXPIRED" "TLS_CERTIFICATE_LIFETIME" "CERTIFICATE_MALFORMED" "UNTRUSTED_ROOT" "CERTIFICATE_SIGNATURE" "CERTIFICATE_ALGORITHM" "PATH_LENGTH" "BASIC_CONSTRAINTS" "KEY_USAGE" "KEY_SIZE" "NAME_CONSTRAINTS" "CRITICAL_EXTENSION" "CERTIFICATE_CHAIN" "DEVICE_CERTIFICATE_NOT_YET_VALID" "DEVICE_CERTIFICATE_EXPIRED" "INTERMEDIATE_NOT_YET_VALID" "INTERMEDIATE_EXPIRED" "AUDIO_ONLY" "CRL_MISSING" "CRL_INVALID" "REVOKED")))
    ("AuthenticationFinding" . (:fields (:check (:type "AuthenticationCheck" :required t) :message (:type "string" :required t) :certificate (:type "string"))))
    ("CertificateInfo" . (:fields (:subject (:type "string") :issuer (:type "string") :notBefore (:type "string") :notAfter (:type "string") :fingerprint (:type "string" :required t))))
    ("DeviceAuthenticationInfo" . (:fields (:verdict (:type "AuthenticationVerdict" :required t) :failedCheck (:type "AuthenticationCheck") :message (:type "string") :failures (:type "AuthenticationFinding[]" :required t) :warnings (:type "AuthenticationFinding[]" :required t) :subject (:type "string") :model (:type "string") :notAfter (:type "string") :audioOnly (:type "boolean" :required t) :hashAlgorithm (:type "string") :nonceEchoed (:type "boolean" :required t) :revocationChecked (:type "boolean" :required t) :chain (:type "CertificateInfo[]" :required t))))
    ("ChannelDisconnectReason" . (:values ("SESSION_SUSPENDED" "SESSION_ENDED" "NOT_LISTED" "REMOVED")))
    ("ChannelSession" . (:fields (:sessionId (:type "string" :required t) :isConnected (:type "boolean" :required t) :isWritable (:type "boolean" :required t))))
    ("ChannelInfo" . (:fields (:namespace (:type "string" :required t) :sessionId (:type "string") :sessions (:type "ChannelSession[]" :required t))))
    ("CastState" . (:values ("NO_DEVICES_AVAILABLE" "NOT_CONNECTED" "CONNECTING" "CONNECTED")))
    ("AppState" . (:values ("FOREGROUND" "BACKGROUND")))
    ("LaunchOptions" . (:fields (:languageCode (:type "string" :nonEmpty t) :relaunchIfRunning (:type "boolean") :androidReceiverCompatible (:type "boolean"))))
    ("ReconnectOptions" . (:fields (:isEnabled (:type "boolean") :initialDelay (:type "number" :minimum 0 :maximum 600) :maximumDelay (:type "number" :minimum 0.1 :maximum 3600) :attemptTimeout (:type "number" :minimum 0.1 :maximum 600) :giveUpAfter (:type "number" :minimum 0 :maximum 31536000))))
    ("TransferOptions" . (:fields (:followsMoves (:type "boolean") :searchTimeout (:type "number" :minimum 0.1 :maximum 60) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))))
    ("TLSVersion" . (:values ("TLS_1_0" "TLS_1_1" "TLS_1_2" "TLS_1_3")))
    ("TLSOptions" . (:fields (:minimumVersion (:type "TLSVersion") :maximumVersion (:type "TLSVersion") :ciphers (:type "string" :nonEmpty t) :securityLevel (:type "integer" :minimum 0 :maximum 5) :maximumStoredSessions (:type "integer" :minimum 0 :maximum 10000))))
    ("HeartbeatOptions" . (:fields (:pingAfter (:type "number" :minimum 0.05 :maximum 3600) :deadAfter (:type "number" :minimum 0.1 :maximum 7200) :partialMessageDeadline (:type "number" :minimum 0.1 :maximum 7200))))
    ("ResumeOptions" . (:fields (:enabled (:type "boolean") :minimumDuration (:type "number" :minimum 60 :maximum 86400) :maximumEntries (:type "integer" :minimum 1 :maximum 10000))))
    ("ContextOptions" . (:fields (:launchOptions (:type "LaunchOptions") :discoveryCriteria (:type "DiscoveryCriteria") :discovery (:type "DiscoveryOptions") :startDiscoveryAfterFirstTapOnCastButton (:type "boolean") :disableAnalyticsLogging (:type "boolean") :disableDiscoveryAutostart (:type "boolean") :stopReceiverApplicationWhenEndingSession (:type "boolean") :deviceAuthentication (:type "DeviceAuthenticationOptions") :userAgent (:type "string" :nonEmpty t) :maximumSessions (:type "integer" :minimum 1 :maximum 1024) :connectTimeout (:type "number" :maximum 600 :exclusiveMinimum 0) :suspendSessionsWhenBackgrounded (:type "boolean") :physicalVolumeButtonsWillControlDeviceVolume (:type "boolean") :reconnect (:type "ReconnectOptions") :transfer (:type "TransferOptions") :saveSessions (:type "boolean") :tls (:type "TLSOptions") :images (:type "ImageOptions") :serving (:type "ServingOptions") :conversion (:type "ConversionOptions") :pages (:type "PagesOptions") :resuming (:type "ResumeOptions") :sharedContainerIdentifier (:type "string" :nonEmpty t) :heartbeat (:type "HeartbeatOptions"))))
    ("LaunchCredentials" . (:fields (:credentials (:type "string") :credentialsType (:type "string"))))
    ("ConvertMode" . (:values ("IF_NEEDED" "NEVER" "ALWAYS")))
    ("EncoderChoice" . (:values ("AUTO" "SOFTWARE")))
    ("PictureEncoder" . (:values ("SOFTWARE" "VAAPI" "NVENC" "V4L2")))
    ("ConversionStep" . (:values ("OTHER_CONTAINER" "OTHER_SOUND" "OTHER_PICTURES" "BURNED_SUBTITLES")))
    ("PlannedConversion" . (:fields (:steps (:type "ConversionStep[]" :required t) :reasons (:type "string[]" :required t) :audioTrack (:type "integer") :width (:type "integer") :height (:type "integer") :maximumBitRate (:type "integer"))))
    ("SecondTry" . (:fields (:refusal (:type "string" :required t) :conversion (:type "PlannedConversion" :required t))))
    ("ConversionOptions" . (:fields (:mode (:type "ConvertMode") :maximumHeight (:type "integer" :minimum 144 :maximum 4320) :maximumBitRate (:type "integer" :minimum 200000 :maximum 100000000) :encoder (:type "EncoderChoice") :passSurround (:type "boolean") :maximumConversions (:type "integer" :minimum 1 :maximum 64) :maximumBytes (:type "integer" :minimum 33554432))))
    ("ConversionProgress" . (:fields (:publicationId (:type "string" :required t) :sessionId (:type "string") :path (:type "string" :required t) :conversion (:type "PlannedConversion" :required t) :encoder (:type "PictureEncoder") :speed (:type "number") :madeUntil (:type "number" :required t) :isMaking (:type "boolean" :required t) :failure (:type "string"))))
    ("DeviceType" . (:values ("TV" "SPEAKER" "SPEAKER_GROUP" "GENERIC")))
    ("DeviceSource" . (:values ("DNS_SD" "CONFIGURED" "CACHED" "PROVIDED")))
    ("DeviceCapability" . (:values ("VIDEO_OUT" "VIDEO_IN" "AUDIO_OUT" "AUDIO_IN" "DEVELOPER_MODE" "MULTIZONE_GROUP" "DYNAMIC_GROUP" "MULTI_CHANNEL_GROUP" "MULTI_CHANNEL_MEMBER" "MASTER_OR_FIXED_VOLUME" "ATTENUATION_OR_FIXED_VOLUME" "DYNAMIC_GROUPING_SUPPORTED")))
    ("Device" . (:fields (:deviceId (:type "string" :required t) :announcedId (:type "string") :friendlyName (:type "string" :required t) :modelName (:type "string") :deviceVersion (:type "string") :deviceType (:type "DeviceType" :required t) :capabilities (:type "integer") :capabilityNames (:type "DeviceCapability[]") :isBusy (:type "boolean") :statusText (:type "string") :iconPath (:type "string") :iconUrl (:type "string") :host (:type "string" :required t) :hostName (:type "string") :addresses (:type "string[]" :required t) :port (:type "integer" :required t) :isGroup (:type "boolean" :required t) :source (:type "DeviceSource" :required t) :applicationIds (:type "string[]") :txt (:type "map<string>" :required t) :category (:type "string") :groups (:type "DeviceGroup[]") :attributes (:type "object"))))
    ("DescriptionPath" . (:values ("HTTP" "HTTPS" "SETUP_CHANNEL")))
    ("DeviceGroup" . (:fields (:groupId (:type "string") :friendlyName (:type "string") :port (:type "integer") :leader (:type "string") :isLeader (:type "boolean" :required t) :isDynamic (:type "boolean" :required t) :isStereoPair (:type "boolean" :required t))))
    ("DeviceNetwork" . (:fields (:ipAddress (:type "string") :macAddress (:type "string") :isOnline (:type "boolean") :isWired (:type "boolean") :ssid (:type "string") :bssid (:type "string") :signalLevel (:type "number") :noiseLevel (:type "number"))))
    ("DeviceDescription" . (:fields (:deviceId (:type "string" :required t) :friendlyName (:type "string") :modelName (:type "string") :manufacturer (:type "string") :productName (:type "string") :deviceType (:type "DeviceType") :hasScreen (:type "boolean") :supportsGroups (:type "boolean") :castBuild (:type "string") :systemBuild (:type "string") :buildType (:type "integer") :releaseTrack (:type "string") :formatVersion (:type "integer") :network (:type "DeviceNetwork") :uptime (:type "number") :locale (:type "string") :timezone (:type "string") :countryCode (:type "string") :groups (:type "DeviceGroup[]") :paths (:type "DescriptionPath[]") :answeredAgo (:type "number"))))
    ("DiscoveryCriteria" . (:fields (:applicationIds (:type "string[]") :namespaces (:type "string[]"))))
    ("DiscoverySourceKind" . (:values ("AUTOMATIC" "AVAHI" "EMBEDDED")))
    ("DiscoveryOptions" . (:fields (:source (:type "DiscoverySourceKind") :passiveScan (:type "boolean") :allowedInterfaces (:type "string[]") :deniedInterfaces (:type "string[]") :cachesDevices (:type "boolean") :asksDevices (:type "boolean"))))
    ("DaemonState" . (:values ("NOT_ASKED" "AVAILABLE" "UNAVAILABLE")))
    ("NetworkInterface" . (:fields (:name (:type "string" :required t) :addresses (:type "string[]" :required t) :isUsed (:type "boolean" :required t) :skippedBecause (:type "string") :isUp (:type "boolean" :required t) :supportsMulticast (:type "boolean" :required t) :isLoopback (:type "boolean" :required t))))
    ("ProbePhase" . (:values ("RESOLVE" "TCP" "TLS" "AUTHENTICATE" "CONNECT" "RECEIVER_STATUS")))
    ("ProbeOutcome" . (:values ("PASSED" "FAILED" "SKIPPED")))
    ("ProbeStep" . (:fields (:phase (:type "ProbePhase" :required t) :outcome (:type "ProbeOutcome" :required t) :elapsed (:type "number") :detail (:type "string"))))
    ("ProbeResult" . (:fields (:host (:type "string" :required t) :port (:type "integer" :required t) :succeeded (:type "boolean" :required t) :steps (:type "ProbeStep[]" :required t) :failedPhase (:type "ProbePhase") :error (:type "ErrorInfo") :advice (:type "string" :required t) :deviceId (:type "string") :announcedId (:type "string") :friendlyName (:type "string") :modelName (:type "string") :elapsed (:type "number" :required t))))
    ("DiscoverySourceInfo" . (:fields (:name (:type "DiscoverySourceKind" :required t) :isReachable (:type "boolean" :required t) :isInUse (:type "boolean" :required t) :reason (:type "string") :runningFor (:type "number") :queriesSent (:type "integer") :answersSeen (:type "integer" :required t) :lastAnswerAgo (:type "number") :services (:type "integer" :required t) :resolvedServices (:type "integer" :required t) :ignoredServices (:type "integer" :required t) :lastError (:type "string") :retriesIn (:type "number"))))
    ("LeftOutReason" . (:values ("APPLICATION_UNAVAILABLE" "APPLICATION_UNKNOWN" "NAMESPACES_MISSING" "INTERFACE")))
    ("LeftOutDevice" . (:fields (:deviceId (:type "string" :required t) :friendlyName (:type "string" :required t) :reason (:type "LeftOutReason" :required t))))
    ("DeviceCacheState" . (:values ("OFF" "ABSENT" "LOADED" "STALE" "OTHER_VERSION" "CORRUPT" "UNREADABLE")))
    ("DeviceCacheInfo" . (:fields (:isEnabled (:type "boolean" :required t) :path (:type "string") :state (:type "DeviceCacheState" :required t) :message (:type "string") :devices (:type "integer" :required t))))
    ("DiscoveryFinding" . (:values ("STOPPED" "DAEMON_UNREACHABLE" "NO_USABLE_INTERFACE" "MULTICAST_BLOCKED" "NO_ANSWERS" "UNRESOLVED_SERVICES" "DEVICES_UNREACHABLE" "ALL_LEFT_OUT" "HEALTHY")))
    ("ReachOutcome" . (:values ("REACHED" "REFUSED" "NO_ROUTE" "SILENT" "UNRESOLVED")))
    ("DeviceReach" . (:fields (:deviceId (:type "string" :required t) :friendlyName (:type "string" :required t) :host (:type "string" :required t) :port (:type "integer" :required t) :source (:type "DeviceSource" :required t) :outcome (:type "ReachOutcome" :required t) :isInLocalNetwork (:type "boolean" :required t))))
    ("DiscoveryDiagnosis" . (:fields (:daemon (:type "DaemonState" :required t) :isRunning (:type "boolean" :required t) :runningFor (:type "number") :finding (:type "DiscoveryFinding" :required t) :sources (:type "DiscoverySourceInfo[]" :required t) :deviceCount (:type "integer" :required t) :answeredCount (:type "integer" :required t) :reach (:type "DeviceReach[]" :required t) :leftOut (:type "LeftOutDevice[]" :required t) :answersSeen (:type "integer" :required t) :lastAnswerAgo (:type "number") :lastErrorCode (:type "integer") :lastError (:type "string") :interfaces (:type "NetworkInterface[]" :required t) :cache (:type "DeviceCacheInfo" :required t) :hints (:type "string[]" :required t) :probe (:type "ProbeResult") :verdict (:type "string" :required t) :advice (:type "string" :required t) :summary (:type "string[]" :required t))))
    ("ReceiverErrorInfo" . (:fields (:type (:type "string") :reason (:type "string") :extendedError (:type "string") :detailedErrorCode (:type "integer") :detailedErrorName (:type "string") :itemId (:type "integer") :customData (:type "any"))))
    ("ErrorData" . (:fields (:name (:type "string" :required t) :domain (:type "string") :phase (:type "ConnectionPhase") :advice (:type "string") :userMessage (:type "string") :userAdvice (:type "string") :gckErrorCode (:type "integer") :gckErrorName (:type "string") :retryable (:type "boolean") :elapsed (:type "number") :sessionId (:type "string") :path (:type "string") :reason (:type "string") :remaining (:type "number") :sessions (:type "SessionChoice[]") :nearest (:type "string") :answered (:type "string[]") :authentication (:type "DeviceAuthenticationInfo") :receiver (:type "ReceiverErrorInfo") :preflight (:type "PreflightReport") :queue (:type "QueueErrorInfo")) :open t))
    ("QueueErrorInfo" . (:fields (:completedCount (:type "integer") :failedIndex (:type "integer") :itemIds (:type "integer[]") :missingItemIds (:type "integer[]") :reason (:type "string"))))
    ("SessionChoice" . (:fields (:sessionId (:type "string" :required t) :deviceId (:type "string" :required t) :friendlyName (:type "string" :required t) :owner (:type "ClientInfo"))))
    ("ErrorInfo" . (:fields (:code (:type "integer" :required t) :message (:type "string" :required t) :data (:type "ErrorData" :required t))))
    ("ImageHintType" . (:values ("CUSTOM" "CAST_DIALOG" "MINI_CONTROLLER" "BACKGROUND")))
    ("ImageHints" . (:fields (:imageType (:type "ImageHintType") :width (:type "integer" :minimum 1) :height (:type "integer" :minimum 1) :customData (:type "any"))))
    ("ImagePickStrategy" . (:values ("FIRST" "CLOSEST_SIZE" "SMALLEST_NOT_SMALLER" "LARGEST" "CLOSEST_ASPECT")))
    ("ImagePickPolicy" . (:fields (:strategy (:type "ImagePickStrategy") :byType (:type "map<ImagePickStrategy>"))))
    ("ImageFetchOptions" . (:fields (:allowPlainHTTP (:type "boolean") :allowPrivateAddresses (:type "boolean") :allowSVG (:type "boolean") :allowTypeMismatch (:type "boolean") :maximumBytes (:type "integer" :minimum 1 :maximum 67108864) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))))
    ("ImageOptions" . (:fields (:cacheDirectory (:type "string" :nonEmpty t) :maximumCacheBytes (:type "integer" :minimum 0) :maximumCachedImages (:type "integer" :minimum 0 :maximum 100000) :maximumCacheAge (:type "number" :minimum 0) :additionalRoots (:type "string" :nonEmpty t) :fetch (:type "ImageFetchOptions"))))
    ("ImageSource" . (:values ("CACHE" "REVALIDATED" "STALE" "NETWORK" "CLIENT")))
    ("ImageCacheInfo" . (:fields (:directory (:type "string" :required t) :bytes (:type "integer" :required t) :images (:type "integer" :required t) :removedImages (:type "integer" :required t) :removedFiles (:type "integer" :required t) :fetches (:type "integer" :required t))))
    ("ProvidedImage" . (:fields (:path (:type "string" :nonEmpty t) :data (:type "string"))))
    ("LogLevel" . (:values ("NONE" "VERBOSE" "DEBUG" "INFO" "WARNING" "ERROR" "ASSERT")))
    ("LogRule" . (:fields (:level (:type "LogLevel" :required t) :patterns (:type "string[]" :required t :nonEmpty t))))
    ("LogFilter" . (:fields (:minimumLevel (:type "LogLevel") :classes (:type "LogRule[]") :functions (:type "LogRule[]") :messagePatterns (:type "string[]") :redact (:type "boolean"))))
    ("StreamType" . (:values ("BUFFERED" "LIVE" "NONE" "OTHER")))
    ("PlayerState" . (:values ("IDLE" "PLAYING" "PAUSED" "BUFFERING" "LOADING")))
    ("IdleReason" . (:values ("CANCELLED" "INTERRUPTED" "FINISHED" "ERROR" "COMPLETED")))
    ("RepeatMode" . (:values ("REPEAT_OFF" "REPEAT_ALL" "REPEAT_SINGLE" "REPEAT_ALL_AND_SHUFFLE")))
    ("ResumeState" . (:values ("PLAYBACK_START" "PLAYBACK_PAUSE")))
    ("MediaCategory" . (:values ("AUDIO" "IMAGE" "VIDEO")))
    ("HlsSegmentFormat" . (:values ("aac" "ac3" "e_ac3" "fmp4" "mp3" "ts" "ts_aac")))
    ("HlsVideoSegmentFormat" . (:values ("fmp4" "mpeg2_ts")))
    ("TrackType" . (:values ("TEXT" "AUDIO" "VIDEO")))
    ("TextTrackSubtype" . (:values ("SUBTITLES" "CAPTIONS" "DESCRIPTIONS" "CHAPTERS" "METADATA")))
    ("TextTrackEdgeType" . (:values ("NONE" "OUTLINE" "DROP_SHADOW" "RAISED" "DEPRESSED")))
    ("TextTrackWindowType" . (:values ("NONE" "NORMAL" "ROUNDED_CORNERS")))
    ("TextTrackFontGenericFamily" . (:values ("SANS_SERIF" "MONOSPACED_SANS_SERIF" "SERIF" "MONOSPACED_SERIF" "CASUAL" "CURSIVE" "SMALL_CAPITALS")))
    ("TextTrackFontStyle" . (:values ("NORMAL" "BOLD" "BOLD_ITALIC" "ITALIC")))
    ("HdrType" . (:values ("sdr" "hdr" "dv")))
    ("QueueType" . (:values ("ALBUM" "PLAYLIST" "AUDIOBOOK" "RADIO_STATION" "PODCAST_SERIES" "TV_SERIES" "VIDEO_PLAYLIST" "LIVE_TV" "MOVIE")))
    ("UserAction" . (:values ("LIKE" "DISLIKE" "FOLLOW" "UNFOLLOW" "FLAG" "SKIP_AD")))
    ("ContentFilteringMode" . (:values ("FILTER_EXPLICIT")))
    ("MetadataType" . (:values (0 1 2 3 4 5) :open t))
    ("ContainerType" . (:values (0 1)))
    ("Image" . (:fields (:url (:type "string" :nonEmpty t) :width (:type "integer" :minimum 0) :height (:type "integer" :minimum 0)) :open t))
    ("Volume" . (:fields (:level (:type "number" :minimum 0 :maximum 1) :muted (:type "boolean")) :open t))
    ("MediaMetadata" . (:fields (:metadataType (:type "MetadataType") :title (:type "string") :subtitle (:type "string") :studio (:type "string") :seriesTitle (:type "string") :season (:type "integer" :minimum 0) :episode (:type "integer" :minimum 0) :originalAirdate (:type "string") :albumName (:type "string") :albumArtist (:type "string") :artist (:type "string") :composer (:type "string") :trackNumber (:type "integer" :minimum 0) :discNumber (:type "integer" :minimum 0) :releaseDate (:type "string") :creationDateTime (:type "string") :location (:type "string") :latitude (:type "number" :minimum -90 :maximum 90) :longitude (:type "number" :minimum -180 :maximum 180) :width (:type "integer" :minimum 0) :height (:type "integer" :minimum 0) :bookTitle (:type "string") :chapterTitle (:type "string") :chapterNumber (:type "integer" :minimum 0) :images (:type "Image[]") :posterUrl (:type "string") :queueItemId (:type "integer") :sectionDuration (:type "number" :minimum 0) :sectionStartAbsoluteTime (:type "number") :sectionStartTimeInContainer (:type "number" :minimum 0) :sectionStartTimeInMedia (:type "number" :minimum 0)) :open t))
    ("Track" . (:fields (:trackId (:type "integer" :required t) :type (:type "TrackType" :required t) :trackContentId (:type "string") :trackContentType (:type "string") :subtype (:type "TextTrackSubtype") :name (:type "string") :language (:type "string") :roles (:type "string[]") :isInband (:type "boolean") :customData (:type "any")) :open t))
    ("TextTrackStyle" . (:fields (:foregroundColor (:type "string") :backgroundColor (:type "string") :edgeType (:type "TextTrackEdgeType") :edgeColor (:type "string") :windowType (:type "TextTrackWindowType") :windowColor (:type "string") :windowRoundedCornerRadius (:type "number" :minimum 0) :fontScale (:type "number" :minimum 0) :fontFamily (:type "string") :fontGenericFamily (:type "TextTrackFontGenericFamily") :fontStyle (:type "TextTrackFontStyle") :customData (:type "any")) :open t))
    ("VastAdsRequest" . (:fields (:adTagUrl (:type "string") :adsResponse (:type "string")) :open t))
    ("Break" . (:fields (:id (:type "string" :required t) :breakClipIds (:type "string[]") :position (:type "number" :minimum -1) :duration (:type "number") :isWatched (:type "boolean") :isEmbedded (:type "boolean") :expanded (:type "boolean")) :open t))
    ("BreakClip" . (:fields (:id (:type "string" :required t) :contentId (:type "string") :contentUrl (:type "string") :contentType (:type "string") :title (:type "string") :duration (:type "number") :whenSkippable (:type "number") :posterUrl (:type "string") :clickThroughUrl (:type "string") :hlsSegmentFormat (:type "HlsSegmentFormat") :vastAdsRequest (:type "VastAdsRequest") :customData (:type "any")) :open t))
    ("UserActionState" . (:fields (:userAction (:type "UserAction" :required t) :customData (:type "any")) :open t))
    ("MediaInformation" . (:fields (:contentId (:type "string") :contentUrl (:type "string") :entity (:type "string") :atvEntity (:type "string") :contentType (:type "string") :streamType (:type "StreamType") :metadata (:type "MediaMetadata") :duration (:type "number") :startAbsoluteTime (:type "number") :tracks (:type "Track[]") :textTrackStyle (:type "TextTrackStyle") :breaks (:type "Break[]") :breakClips (:type "BreakClip[]") :vmapAdsRequest (:type "VastAdsRequest") :hlsSegmentFormat (:type "HlsSegmentFormat") :hlsVideoSegmentFormat (:type "HlsVideoSegmentFormat") :mediaCategory (:type "MediaCategory") :userActionStates (:type "UserActionState[]") :customData (:type "any")) :open t))
    ("QueueItem" . (:fields (:itemId (:type "integer") :media (:type "MediaInformation") :autoplay (:type "boolean") :startTime (:type "number" :minimum 0) :playbackDuration (:type "number") :preloadTime (:type "number" :minimum 0) :activeTrackIds (:type "integer[]") :orderId (:type "integer") :customData (:type "any")) :open t))
    ("ContainerMetadata" . (:fields (:containerType (:type "ContainerType") :title (:type "string") :sections (:type "MediaMetadata[]") :containerDuration (:type "number" :minimum 0) :containerImages (:type "Image[]") :authors (:type "string[]") :narrators (:type "string[]") :publisher (:type "string") :releaseDate (:type "string")) :open t))
    ("QueueData" . (:fields (:id (:type "string") :name (:type "string") :description (:type "string") :entity (:type "string") :queueType (:type "QueueType") :repeatMode (:type "RepeatMode") :shuffle (:type "boolean") :items (:type "QueueItem[]") :startIndex (:type "integer" :minimum 0) :startTime (:type "number" :minimum 0) :containerMetadata (:type "ContainerMetadata")) :open t))
    ("BreakStatus" . (:fields (:breakId (:type "string") :breakClipId (:type "string") :currentBreakTime (:type "number") :currentBreakClipTime (:type "number") :whenSkippable (:type "number")) :open t))
    ("LiveSeekableRange" . (:fields (:start (:type "number") :end (:type "number") :isMovingWindow (:type "boolean") :isLiveDone (:type "boolean")) :open t))
    ("VideoInfo" . (:fields (:width (:type "integer") :height (:type "integer") :hdrType (:type "HdrType")) :open t))
    ("ExtendedStatus" . (:fields (:playerState (:type "PlayerState") :media (:type "MediaInformation") :mediaSessionId (:type "integer")) :open t))
    ("MediaStatus" . (:fields (:mediaSessionId (:type "integer") :media (:type "MediaInformation") :playerState (:type "PlayerState") :idleReason (:type "IdleReason") :currentTime (:type "number") :playbackRate (:type "number") :supportedMediaCommands (:type "integer") :volume (:type "Volume") :activeTrackIds (:type "integer[]") :videoInfo (:type "VideoInfo") :breakStatus (:type "BreakStatus") :liveSeekableRange (:type "LiveSeekableRange") :extendedStatus (:type "ExtendedStatus") :queueData (:type "QueueData") :currentItemId (:type "integer") :loadingItemId (:type "integer") :preloadedItemId (:type "integer") :items (:type "QueueItem[]") :repeatMode (:type "RepeatMode") :customData (:type "any")) :open t))
    ("LoadOptions" . (:fields (:contentFilteringMode (:type "ContentFilteringMode")) :open t))
    ("LoadRequestData" . (:fields (:media (:type "MediaInformation") :queueData (:type "QueueData") :autoplay (:type "boolean") :currentTime (:type "number" :minimum 0) :playbackRate (:type "number" :minimum 0.5 :maximum 2) :activeTrackIds (:type "integer[]") :credentials (:type "string") :credentialsType (:type "string") :atvCredentials (:type "string") :atvCredentialsType (:type "string") :loadOptions (:type "LoadOptions") :customData (:type "any")) :open t))
    ("MediaControls" . (:fields (:play (:type "boolean" :required t) :pause (:type "boolean" :required t) :stop (:type "boolean" :required t) :seek (:type "boolean" :required t) :seekToLiveEdge (:type "boolean" :required t) :setStreamVolume (:type "boolean" :required t) :setStreamMuted (:type "boolean" :required t) :skipForward (:type "boolean" :required t) :skipBackward (:type "boolean" :required t) :queueNext (:type "boolean" :required t) :queuePrevious (:type "boolean" :required t) :queueShuffle (:type "boolean" :required t) :queueRepeatAll (:type "boolean" :required t) :queueRepeatOne (:type "boolean" :required t) :skipAd (:type "boolean" :required t) :editTracks (:type "boolean" :required t) :setPlaybackRate (:type "boolean" :required t) :like (:type "boolean" :required t) :dislike (:type "boolean" :required t) :follow (:type "boolean" :required t) :unfollow (:type "boolean" :required t) :streamTransfer (:type "boolean" :required t))))
    ("AdBreakState" . (:fields (:breakId (:type "string") :breakClipId (:type "string") :breakTime (:type "number" :required t) :clipTime (:type "number" :required t) :whenSkippable (:type "number") :skippableIn (:type "number") :isSkippable (:type "boolean" :required t) :clipIndex (:type "integer") :clipCount (:type "integer") :clip (:type "BreakClip"))))
    ("MediaPosition" . (:fields (:sessionId (:type "string" :required t) :revision (:type "integer" :required t) :mediaSessionId (:type "integer") :playerState (:type "PlayerState" :required t) :position (:type "number" :required t) :duration (:type "number") :playbackRate (:type "number" :required t) :isAdvancing (:type "boolean" :required t) :isPlayingLiveStream (:type "boolean" :required t) :liveSeekableRange (:type "LiveSeekableRange") :adBreak (:type "AdBreakState"))))
    ("LastKnownMedia" . (:fields (:sessionId (:type "string" :required t) :deviceId (:type "string" :required t) :hasSessionEnded (:type "boolean" :required t) :hasMediaEnded (:type "boolean" :required t) :mediaSessionId (:type "integer") :playerState (:type "PlayerState" :required t) :idleReason (:type "IdleReason") :position (:type "number" :required t) :duration (:type "number") :isPlayingLiveStream (:type "boolean" :required t) :media (:type "MediaInformation" :required t) :currentItemId (:type "integer") :activeTrackIds (:type "integer[]") :playbackRate (:type "number"))))
    ("MediaState" . (:fields (:sessionId (:type "string" :required t) :revision (:type "integer" :required t) :mediaSessionId (:type "integer") :playerState (:type "PlayerState" :required t) :position (:type "number" :required t) :duration (:type "number") :isPlayingAd (:type "boolean" :required t) :isPlayingLiveStream (:type "boolean" :required t) :controls (:type "MediaControls" :required t) :adBreak (:type "AdBreakState") :statusAge (:type "number") :liveSeekableRange (:type "LiveSeekableRange") :status (:type "MediaStatus"))))
    ("ResolveMode" . (:values ("IF_NEEDED" "NEVER")))
    ("ResolvedKind" . (:values ("MEDIA" "PAGE" "PLAYLIST")))
    ("PassedOverItem" . (:fields (:name (:type "string" :required t) :reason (:type "string" :required t))))
    ("MediaChapter" . (:fields (:title (:type "string") :startTime (:type "number" :required t))))
    ("ResolvedItem" . (:fields (:url (:type "string" :required t) :media (:type "MediaInformation") :title (:type "string") :duration (:type "number") :isLive (:type "boolean") :height (:type "integer") :chapters (:type "MediaChapter[]") :lifetime (:type "number") :soundUrl (:type "string") :isRelayed (:type "boolean"))))
    ("ResolvedContent" . (:fields (:kind (:type "ResolvedKind" :required t) :url (:type "string" :required t) :host (:type "string" :required t) :title (:type "string") :duration (:type "number") :isLive (:type "boolean") :height (:type "integer") :itemCount (:type "integer" :required t) :resolver (:type "string"))))
    ("ResolverProgram" . (:fields (:match (:type "string" :required t :nonEmpty t) :command (:type "string[]" :required t :nonEmpty t))))
    ("PagesOptions" . (:fields (:resolvers (:type "ResolverProgram[]") :usesYtDlp (:type "boolean") :timeout (:type "number" :maximum 600 :exclusiveMinimum 0) :maximumItems (:type "integer" :minimum 1 :maximum 1000))))
    ("PlayerStatus" . (:fields (:deviceId (:type "string" :required t) :address (:type "string") :friendlyName (:type "string" :required t) :isDefault (:type "boolean") :sessionId (:type "string") :applicationId (:type "string") :applicationName (:type "string") :statusText (:type "string") :playerState (:type "PlayerState" :required t) :idleReason (:type "IdleReason") :title (:type "string") :subtitle (:type "string") :artist (:type "string") :albumName (:type "string") :imageUrl (:type "string") :contentId (:type "string") :contentType (:type "string") :position (:type "number") :duration (:type "number") :resumedAt (:type "number") :playbackRate (:type "number") :isPlayingLiveStream (:type "boolean") :isPlayingAd (:type "boolean") :volumeLevel (:type "number") :isMuted (:type "boolean") :queueIndex (:type "integer") :queueLength (:type "integer") :resolved (:type "ResolvedContent") :secondTry (:type "SecondTry") :passedOver (:type "PassedOverItem[]") :unusedSubtitles (:type "PassedOverItem[]") :error (:type "ErrorInfo"))))
    ("DeviceAlias" . (:fields (:alias (:type "string" :required t) :device (:type "string" :required t))))
    ("PreflightVerdict" . (:values ("WILL_PLAY" "MAY_FAIL" "WILL_FAIL")))
    ("PreflightSeverity" . (:values ("BLOCKS" "RISKS" "NOTE")))
    ("PreflightCode" . (:values ("URL_NOT_SUPPORTED" "LOCAL_FILE" "RELAYED" "LOOPBACK_URL" "PRIVATE_NAME" "UNREACHABLE" "TIMED_OUT" "HTTP_STATUS" "REDIRECT_REFUSED" "CERTIFICATE_EXPIRED" "CERTIFICATE_UNTRUSTED" "CERTIFICATE_NAME_MISMATCH" "TLS_FAILED" "MIXED_CONTENT" "NO_CORS" "WRONG_CONTENT_TYPE" "EMPTY" "BROKEN" "CONTAINER_NOT_SUPPORTED" "VIDEO_CODEC_NOT_SUPPORTED" "AUDIO_CODEC_NOT_SUPPORTED" "PROFILE_TOO_HIGH" "RESOLUTION_TOO_HIGH" "NO_VIDEO_OUTPUT" "PROTECTED" "MANIFEST_BROKEN" "SEGMENT_UNREACHABLE" "SUBTITLE_FORMAT_NOT_SUPPORTED" "NO_RANGE_SUPPORT" "MOOV_AT_END" "TOO_SLOW" "NOT_CHECKED")))
    ("PreflightFinding" . (:fields (:code (:type "PreflightCode" :required t) :severity (:type "PreflightSeverity" :required t) :url (:type "string") :message (:type "string" :required t) :advice (:type "string"))))
    ("PreflightTrack" . (:fields (:type (:type "TrackType" :required t) :codec (:type "string") :width (:type "integer") :height (:type "integer") :frameRate (:type "number") :language (:type "string"))))
    ("PreflightSource" . (:values ("CONTAINER" "FFPROBE" "MANIFEST" "TYPE")))
    ("PreflightFacts" . (:fields (:url (:type "string" :required t) :redirects (:type "string[]") :contentType (:type "string") :detectedType (:type "string") :size (:type "integer") :duration (:type "number") :isLive (:type "boolean") :supportsRanges (:type "boolean") :tracks (:type "PreflightTrack[]") :source (:type "PreflightSource" :required t))))
    ("PreflightReport" . (:fields (:verdict (:type "PreflightVerdict" :required t) :findings (:type "PreflightFinding[]" :required t) :url (:type "string" :required t) :facts (:type "PreflightFacts") :deviceId (:type "string") :friendlyName (:type "string") :modelName (:type "string") :resolved (:type "ResolvedContent") :knownModels (:type "string[]") :conversion (:type "PlannedConversion") :elapsed (:type "number" :required t))))
    ("VolumeControlType" . (:values ("attenuation" "master" "fixed")))
    ("DeviceVolume" . (:fields (:level (:type "number" :minimum 0 :maximum 1) :muted (:type "boolean") :controlType (:type "VolumeControlType") :stepInterval (:type "number" :minimum 0)) :open t))
    ("ApplicationType" . (:values ("WEB" "ANDROID_TV" "OTHER")))
    ("ApplicationNamespace" . (:fields (:name (:type "string" :required t)) :open t))
    ("ReceiverApplication" . (:fields (:appId (:type "string") :universalAppId (:type "string") :appType (:type "ApplicationType") :displayName (:type "string") :statusText (:type "string") :iconUrl (:type "string") :isIdleScreen (:type "boolean") :launchedFromCloud (:type "boolean") :namespaces (:type "ApplicationNamespace[]") :sessionId (:type "string") :transportId (:type "string") :senderConnected (:type "boolean")) :open t))
    ("ReceiverStatus" . (:fields (:applications (:type "ReceiverApplication[]") :volume (:type "DeviceVolume") :isActiveInput (:type "boolean") :isStandBy (:type "boolean")) :open t))
    ("MultizoneDevice" . (:fields (:deviceId (:type "string" :required t) :announcedId (:type "string") :name (:type "string") :capabilities (:type "integer") :volume (:type "DeviceVolume")) :open t))
    ("MultizonePlaybackSession" . (:fields (:appAllowsGrouping (:type "boolean") :isVideoContent (:type "boolean") :streamTransferSupported (:type "boolean")) :open t))
    ("MultizoneStatus" . (:fields (:devices (:type "MultizoneDevice[]") :isMultichannel (:type "boolean") :playbackSession (:type "MultizonePlaybackSession")) :open t))
    ("ServingOptions" . (:fields (:port (:type "integer" :minimum 0 :maximum 65535) :maximumPublications (:type "integer" :minimum 1 :maximum 1000000) :maximumConnections (:type "integer" :minimum 1 :maximum 10000) :maximumTransfers (:type "integer" :minimum 1 :maximum 10000) :stallTimeout (:type "number" :minimum 1 :maximum 86400))))
    ("Publication" . (:fields (:publicationId (:type "string" :required t) :url (:type "string" :required t) :path (:type "string") :name (:type "string" :required t) :contentType (:type "string" :required t) :size (:type "integer") :isStream (:type "boolean" :required t) :sessionId (:type "string") :allowAnyPeer (:type "boolean" :required t) :isAutomatic (:type "boolean" :required t))))
    ("TransferState" . (:values ("STARTED" "PROGRESSING" "FINISHED" "FAILED")))
    ("TransferFailure" . (:values ("CLIENT_LEFT" "STALLED" "UNREADABLE" "UNPUBLISHED")))
    ("ServedTransfer" . (:fields (:transferId (:type "string" :required t) :publicationId (:type "string" :required t) :sessionId (:type "string") :path (:type "string") :name (:type "string" :required t) :peer (:type "string") :method (:type "string" :required t) :status (:type "integer" :required t) :rangeStart (:type "integer") :rangeEnd (:type "integer") :length (:type "integer") :bytesSent (:type "integer" :required t) :state (:type "TransferState" :required t) :failure (:type "TransferFailure") :elapsed (:type "number" :required t))))
    ("ClientInfo" . (:fields (:name (:type "string" :required t :nonEmpty t) :version (:type "string"))))
    ("ConnectionPhase" . (:values ("RESOLVE" "TCP" "TLS" "AUTHENTICATE" "CONNECT" "LAUNCH" "JOIN" "APP_CONNECT" "MEDIA_STATUS" "STORE_SESSION" "RESUME_SESSION" "STOP_SOURCE")))
    ("ConnectionState" . (:values ("CONNECTING" "CONNECTED" "SUSPENDED" "DISCONNECTING" "DISCONNECTED")))
    ("SessionEndAction" . (:values ("LEAVE" "DISCONNECT" "STOP_CASTING")))
    ("SessionEndReason" . (:values ("REQUESTED" "APPLICATION_ENDED" "REPLACED" "CONNECTION_LOST" "AUTHENTICATION_FAILED" "SERVER_SHUTDOWN")))
    ("SessionSuspendReason" . (:values ("NETWORK_ERROR" "NETWORK_NOT_REACHABLE" "BACKGROUNDED" "REQUESTED" "TERMINATED")))
    ("SessionLinkState" . (:values ("DOWN" "CONNECTING" "UP")))
    ("SessionApplicationState" . (:values ("UNKNOWN" "RUNNING" "MISSING" "ENDED")))
    ("SessionTraits" . (:fields (:minimumVolume (:type "number" :required t :minimum 0 :maximum 1) :maximumVolume (:type "number" :required t :minimum 0 :maximum 1) :volumeIncrement (:type "number" :required t :minimum 0 :maximum 1) :supportsMuting (:type "boolean" :required t) :isFixedVolume (:type "boolean" :required t))))
    ("Session" . (:fields (:sessionId (:type "string" :required t) :deviceId (:type "string" :required t) :device (:type "Device" :required t) :connectionState (:type "ConnectionState" :required t) :suspendReason (:type "SessionSuspendReason") :linkState (:type "SessionLinkState" :required t) :applicationState (:type "SessionApplicationState" :required t) :phase (:type "ConnectionPhase") :applicationId (:type "string") :sessionOptions (:type "object") :receiverSessionId (:type "string") :application (:type "ReceiverApplication") :volume (:type "DeviceVolume") :traits (:type "SessionTraits" :required t) :isActiveInput (:type "boolean") :isStandBy (:type "boolean") :deviceStatus (:type "object") :authentication (:type "DeviceAuthenticationInfo") :multizone (:type "MultizoneStatus") :supportsMedia (:type "boolean" :required t) :owner (:type "ClientInfo") :isMediaStatusKnown (:type "boolean"))))
    ("PlaybackStateSource" . (:values ("APPLICATION" "MEDIA_STATUS")))
    ("PlaybackState" . (:fields (:loadRequestData (:type "LoadRequestData" :required t) :customData (:type "any") :source (:type "PlaybackStateSource" :required t) :playerState (:type "PlayerState" :required t) :position (:type "number" :required t :minimum 0) :mediaSessionId (:type "integer"))))
    ("SavedSession" . (:fields (:sessionId (:type "string" :required t) :deviceId (:type "string" :required t) :friendlyName (:type "string" :required t) :host (:type "string" :required t) :port (:type "integer" :required t) :applicationId (:type "string") :receiverSessionId (:type "string" :required t) :sessionOptions (:type "object") :owner (:type "ClientInfo") :savedAt (:type "integer" :required t))))
    ("WidgetName" . (:values ("CAST_BUTTON" "CAST_DIALOG" "INTRO_OVERLAY" "MINI_CONTROLLER" "EXPANDED_CONTROLLER" "MEDIA_CONTROLLER" "VOLUME_CONTROLLER" "PLAYBACK_RATE_CONTROLLER" "TRACK_SELECTOR")))
    ("PictureSize" . (:fields (:width (:type "integer" :required t :minimum 1) :height (:type "integer" :required t :minimum 1))))
    ("WidgetImageOptions" . (:fields (:castDialog (:type "PictureSize") :miniController (:type "PictureSize") :background (:type "PictureSize"))))
    ("CastButtonIcon" . (:values ("INACTIVE" "ANIMATING" "ACTIVE")))
    ("CastButtonVisibility" . (:values ("ALWAYS" "ON_NETWORK" "WITH_DEVICES")))
    ("CastButtonState" . (:fields (:castState (:type "string" :required t) :icon (:type "CastButtonIcon" :required t) :isVisible (:type "boolean" :required t) :label (:type "string" :required t) :tintColor (:type "string") :startsDiscoveryOnTap (:type "boolean" :required t))))
    ("CastButtonOutcome" . (:values ("DISCOVERY_STARTED" "PRESENT_DIALOG")))
    ("CastDialogMode" . (:values ("DISCOVERY_OFF" "DISCOVERY_UNAVAILABLE" "NO_DEVICES" "CHOOSER" "CONNECTING" "CONNECTED")))
    ("NoDevicesReason" . (:values ("DISCOVERY_OFF" "DISCOVERY_UNAVAILABLE" "NO_NETWORK" "NONE_SUITABLE" "NOTHING_FOUND")))
    ("CastDialogDevice" . (:fields (:deviceId (:type "string" :required t) :friendlyName (:type "string" :required t) :modelName (:type "string") :deviceType (:type "string" :required t) :statusText (:type "string") :isBusy (:type "boolean" :required t))))
    ("CastDialogState" . (:fields (:isPresented (:type "boolean" :required t) :mode (:type "CastDialogMode" :required t) :title (:type "string" :required t) :devices (:type "CastDialogDevice[]" :required t) :noDevicesReason (:type "NoDevicesReason") :noDevicesText (:type "string") :sessionId (:type "string") :deviceId (:type "string") :deviceName (:type "string") :mediaTitle (:type "string") :mediaSubtitle (:type "string") :image (:type "Image") :volumePercent (:type "integer") :isMuted (:type "boolean") :canDisconnect (:type "boolean" :required t) :failure (:type "string") :error (:type "ErrorInfo"))))
    ("IntroTitlePosition" . (:values ("AUTOMATIC" "ABOVE" "BELOW")))
    ("IntroOverlayState" . (:fields (:isPresented (:type "boolean" :required t) :wasShown (:type "boolean" :required t) :canPresent (:type "boolean" :required t) :titleText (:type "string" :required t) :buttonText (:type "string" :required t) :titlePosition (:type "IntroTitlePosition" :required t))))
    ("MediaButtonType" . (:values ("NONE" "PLAY_PAUSE_TOGGLE" "SKIP_NEXT" "SKIP_PREVIOUS" "REWIND_30_SECONDS" "FORWARD_30_SECONDS" "MUTE_TOGGLE" "CLOSED_CAPTIONS" "STOP" "CUSTOM")))
    ("MediaControlState" . (:values ("PAUSED" "PLAYING" "PLAYING_LIVE" "MUTE_OFF" "MUTE_ON" "REPEAT_OFF" "REPEAT_ALL" "REPEAT_SINGLE" "SHUFFLE" "OFF" "ON")))
    ("MediaControl" . (:fields (:isEnabled (:type "boolean" :required t) :state (:type "MediaControlState"))))
    ("MediaButton" . (:fields (:type (:type "MediaButtonType" :required t) :isEnabled (:type "boolean" :required t) :state (:type "MediaControlState") :customId (:type "string"))))
    ("MiniControllerState" . (:fields (:isEnabled (:type "boolean" :required t) :isActive (:type "boolean" :required t) :shouldAppear (:type "boolean" :required t) :minHeight (:type "number" :required t) :title (:type "string") :subtitle (:type "string") :thumbnail (:type "Image") :buttons (:type "MediaButton[]" :required t) :progress (:type "number" :minimum 0 :maximum 1) :isLive (:type "boolean" :required t))))
    ("AdState" . (:fields (:title (:type "string") :image (:type "Image") :clickThroughUrl (:type "string") :isSkippable (:type "boolean" :required t) :skippableIn (:type "number") :skipText (:type "string"))))
    ("ExpandedControllerState" . (:fields (:isPresented (:type "boolean" :required t) :usesDefault (:type "boolean" :required t) :isActive (:type "boolean" :required t) :deviceName (:type "string") :castingToText (:type "string") :title (:type "string") :subtitle (:type "string") :image (:type "Image") :isLive (:type "boolean" :required t) :isStreamPositionHidden (:type "boolean" :required t) :playPauseToggle (:type "MediaControl" :required t) :buttons (:type "MediaButton[]" :required t) :ad (:type "AdState"))))
    ("MediaControllerControls" . (:fields (:play (:type "MediaControl" :required t) :pause (:type "MediaControl" :required t) :playPauseToggle (:type "MediaControl" :required t) :stop (:type "MediaControl" :required t) :forward30 (:type "MediaControl" :required t) :rewind30 (:type "MediaControl" :required t) :pauseQueue (:type "MediaControl" :required t) :next (:type "MediaControl" :required t) :previous (:type "MediaControl" :required t) :repeatMode (:type "MediaControl" :required t) :streamPosition (:type "MediaControl" :required t) :tracks (:type "MediaControl" :required t) :skipAd (:type "MediaControl" :required t) :muteToggle (:type "MediaControl" :required t))))
    ("MediaControllerState" . (:fields (:sessionId (:type "string") :connectionState (:type "ConnectionState") :suspendReason (:type "SessionSuspendReason") :isMediaLoaded (:type "boolean" :required t) :hasCurrentQueueItem (:type "boolean" :required t) :hasLoadingQueueItem (:type "boolean" :required t) :playerState (:type "PlayerState" :required t) :lastKnownPlayerState (:type "PlayerState") :lastKnownStreamPosition (:type "number") :isRequestInFlight (:type "boolean" :required t) :isLoading (:type "boolean" :required t) :isLive (:type "boolean" :required t) :title (:type "string") :smartSubtitle (:type "string") :image (:type "Image") :boundMetadata (:type "map<string>") :boundImages (:type "map<Image>") :streamPosition (:type "number" :required t) :streamDuration (:type "number") :seekableStart (:type "number") :seekableEnd (:type "number") :isSliding (:type "boolean" :required t) :isStreamPositionHidden (:type "boolean" :required t) :positionText (:type "string" :required t) :durationText (:type "string" :required t) :remainingText (:type "string" :required t) :ad (:type "AdState") :controls (:type "MediaControllerControls" :required t))))
    ("VolumeControllerState" . (:fields (:sessionId (:type "string") :level (:type "number" :required t :minimum 0 :maximum 1) :percent (:type "integer" :required t) :isMuted (:type "boolean" :required t) :isFixedVolume (:type "boolean" :required t) :isSliding (:type "boolean" :required t) :slider (:type "MediaControl" :required t) :up (:type "MediaControl" :required t) :down (:type "MediaControl" :required t) :muteToggle (:type "MediaControl" :required t))))
    ("PlaybackRateSegment" . (:fields (:playbackRate (:type "number" :required t) :label (:type "string" :required t) :isSelected (:type "boolean" :required t))))
    ("PlaybackRateControllerState" . (:fields (:playbackRate (:type "number" :required t) :isEnabled (:type "boolean" :required t) :minimumPlaybackRate (:type "number" :required t) :maximumPlaybackRate (:type "number" :required t) :segments (:type "PlaybackRateSegment[]" :required t))))
    ("TrackEntry" . (:fields (:trackId (:type "integer") :title (:type "string" :required t) :language (:type "string") :isSelected (:type "boolean" :required t))))
    ("TrackSelectorState" . (:fields (:isPresented (:type "boolean" :required t) :isEnabled (:type "boolean" :required t) :audioTracks (:type "TrackEntry[]" :required t) :textTracks (:type "TrackEntry[]" :required t) :selectedTrackIds (:type "integer[]" :required t))))
    ("WidgetStates" . (:fields (:castButton (:type "CastButtonState") :castDialog (:type "CastDialogState") :introOverlay (:type "IntroOverlayState") :miniController (:type "MiniControllerState") :expandedController (:type "ExpandedControllerState") :mediaController (:type "MediaControllerState") :volumeController (:type "VolumeControllerState") :playbackRateController (:type "PlaybackRateControllerState") :trackSelector (:type "TrackSelectorState"))))
    ("CastButtonOptions" . (:fields (:visibility (:type "CastButtonVisibility") :triggersDefaultCastDialog (:type "boolean") :tintColor (:type "string" :nonEmpty t) :labels (:type "map<string>"))))
    ("IntroOverlayOptions" . (:fields (:titleText (:type "string" :nonEmpty t) :buttonText (:type "string" :nonEmpty t) :titlePosition (:type "IntroTitlePosition") :presentsAutomatically (:type "boolean"))))
    ("MediaButtonChoice" . (:fields (:type (:type "MediaButtonType" :required t) :customId (:type "string" :nonEmpty t))))
    ("MiniControllerOptions" . (:fields (:isEnabled (:type "boolean") :thumbnailEnabled (:type "boolean") :buttons (:type "MediaButtonChoice[]"))))
    ("ExpandedControllerOptions" . (:fields (:useDefaultExpandedMediaControls (:type "boolean") :hideStreamPositionControlsForLiveContent (:type "boolean") :presentsWhenMediaStarts (:type "boolean") :buttons (:type "MediaButtonChoice[]"))))
    ("MediaControllerOptions" . (:fields (:displayTimeRemainingAsNegativeValue (:type "boolean") :hideStreamPositionControlsForLiveContent (:type "boolean") :boundMetadata (:type "string[]") :boundImages (:type "map<PictureSize>"))))
    ("PlaybackRateOptions" . (:fields (:playbackRates (:type "number[]" :nonEmpty t))))
    ("WidgetOptions" . (:fields (:castButton (:type "CastButtonOptions") :images (:type "WidgetImageOptions") :introOverlay (:type "IntroOverlayOptions") :miniController (:type "MiniControllerOptions") :expandedController (:type "ExpandedControllerOptions") :mediaController (:type "MediaControllerOptions") :playbackRateController (:type "PlaybackRateOptions"))))
    ("LocalPlayback" . (:fields (:media (:type "MediaInformation") :queueData (:type "QueueData") :position (:type "number" :minimum 0) :isPlaying (:type "boolean") :isEnded (:type "boolean") :playbackRate (:type "number" :exclusiveMinimum 0) :activeTrackIds (:type "integer[]"))))
    ("WidgetControl" . (:values ("PLAY" "PAUSE" "PLAY_PAUSE_TOGGLE" "STOP" "SKIP_NEXT" "SKIP_PREVIOUS" "REWIND_30_SECONDS" "FORWARD_30_SECONDS" "MUTE_TOGGLE" "CLOSED_CAPTIONS" "PAUSE_QUEUE" "REPEAT_MODE" "SKIP_AD" "VOLUME_UP" "VOLUME_DOWN" "CUSTOM")))
    ("ContextInfo" . (:fields (:castState (:type "CastState" :required t) :currentSessionId (:type "string") :connectionState (:type "ConnectionState" :required t) :isCreated (:type "boolean" :required t) :options (:type "ContextOptions" :required t) :appState (:type "AppState" :required t))))
    ("ProvidedDevice" . (:fields (:deviceId (:type "string" :required t :nonEmpty t) :friendlyName (:type "string" :required t :nonEmpty t) :host (:type "string" :required t :nonEmpty t) :port (:type "integer" :minimum 1 :maximum 65535) :modelName (:type "string") :deviceVersion (:type "string") :capabilities (:type "integer" :minimum 0) :isBusy (:type "boolean") :statusText (:type "string"))))
    ("ProvidedDevices" . (:fields (:devices (:type "ProvidedDevice[]"))))
    ("AppAvailability" . (:values ("APP_AVAILABLE" "APP_UNAVAILABLE" "UNKNOWN")))
    ("DiscoveryInfo" . (:fields (:isRunning (:type "boolean" :required t) :devices (:type "Device[]" :required t))))
    ("EventDelivery" . (:values ("PUSH" "POLL")))
    ("Event" . (:fields (:method (:type "string" :required t) :params (:type "object" :required t))))
    ("Snapshot" . (:fields (:castState (:type "CastState" :required t) :discovery (:type "DiscoveryInfo" :required t) :sessions (:type "Session[]" :required t) :media (:type "MediaState[]" :required t) :players (:type "PlayerStatus[]" :required t))))
    ("ImageCacheMode" . (:values ("IF_NEEDED" "REVALIDATE" "OFFLINE")))
    ("ImageFile" . (:fields (:path (:type "string" :required t) :mediaType (:type "string" :required t) :width (:type "integer") :height (:type "integer") :bytes (:type "integer" :required t) :source (:type "ImageSource" :required t) :isKept (:type "boolean" :required t) :data (:type "string"))))
    ("ChosenImage" . (:fields (:index (:type "integer" :minimum 0) :image (:type "Image"))))
    ("LogFile" . (:fields (:isEnabled (:type "boolean" :required t) :path (:type "string") :maxFileSize (:type "integer") :maxFileCount (:type "integer") :filter (:type "LogFilter") :failure (:type "string") :lostRecords (:type "integer"))))
    ("LogConsole" . (:fields (:isEnabled (:type "boolean" :required t) :filter (:type "LogFilter"))))
    ("MessageTap" . (:fields (:isEnabled (:type "boolean" :required t) :sessionId (:type "string") :namespaces (:type "string[]") :includeHeartbeat (:type "boolean") :redact (:type "boolean") :maximumPayloadBytes (:type "integer" :minimum 0 :maximum 65536))))
    ("MessageDirection" . (:values ("IN" "OUT")))
    ("WaitOptions" . (:fields (:waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0))))
    ("PendingMediaRequest" . (:fields (:sessionId (:type "string" :required t) :requestId (:type "integer" :required t) :type (:type "string" :required t) :elapsed (:type "number" :required t) :remaining (:type "number"))))
    ("StreamingProtocol" . (:values (0 1 2 3)))
    ("MediaRequestItem" . (:fields (:url (:type "string" :required t :nonEmpty t) :protocolType (:type "StreamingProtocol" :required t) :initialTime (:type "number" :minimum 0) :hlsSegmentFormat (:type "HlsSegmentFormat"))))
    ("PlayerTarget" . (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))))
    ("PlayerNames" . (:fields (:defaultDevice (:type "string") :aliases (:type "DeviceAlias[]" :required t) :problem (:type "string"))))
    ("QueueUpdateReason" . (:values ("CHANGED" "FETCHED" "EVICTED")))
    ("QueueInsertion" . (:fields (:itemIds (:type "integer[]") :mediaState (:type "MediaState" :required t))))
    ("QueuePage" . (:fields (:startIndex (:type "integer" :required t) :items (:type "QueueItem[]" :required t) :itemCount (:type "integer" :required t) :revision (:type "integer" :required t) :isComplete (:type "boolean" :required t))))
    ("QueueCache" . (:fields (:cacheSize (:type "integer" :required t) :maximumFetchCount (:type "integer" :required t) :cachedItemCount (:type "integer" :required t) :itemCount (:type "integer" :required t) :revision (:type "integer" :required t) :isCurrent (:type "boolean" :required t) :isComplete (:type "boolean" :required t))))
    ("RecordingState" . (:values ("RECORDING" "FAILING" "STOPPED")))
    ("RecordedDevice" . (:fields (:deviceId (:type "string" :required t) :friendlyName (:type "string" :required t))))
    ("RecordingInfo" . (:fields (:recordingId (:type "string" :required t) :path (:type "string" :required t) :device (:type "RecordedDevice" :required t) :isRaw (:type "boolean" :required t) :state (:type "RecordingState" :required t) :entries (:type "integer" :required t) :bytes (:type "integer" :required t) :lost (:type "integer" :required t) :failure (:type "string") :replaced (:type "map<integer>"))))
    ("ClientCapabilities" . (:fields (:credentialsProvider (:type "boolean") :imagePicker (:type "boolean") :imageCache (:type "boolean") :deviceProvider (:type "boolean"))))
    ("ServerLimits" . (:fields (:maximumMessageBytes (:type "integer" :required t) :maximumDepth (:type "integer" :required t) :maximumValues (:type "integer" :required t) :maximumRequestsInFlight (:type "integer" :required t) :maximumQueueBytes (:type "integer" :required t) :maximumQueueBytesOfAll (:type "integer"))))
    ("ServerInfo" . (:fields (:name (:type "string" :required t) :version (:type "string" :required t) :protocolVersion (:type "string" :required t) :apiLevel (:type "integer" :required t) :apiCompatible (:type "integer" :required t) :specHash (:type "string" :required t) :processId (:type "integer" :required t) :uptime (:type "number" :required t) :clients (:type "integer" :required t) :sessions (:type "integer" :required t))))
    ("ReportReplacement" . (:fields (:kind (:type "string" :required t) :count (:type "integer" :required t :minimum 0))))
    ("ClientTransport" . (:values ("STDIO" "SOCKET")))
    ("UnansweredRequest" . (:fields (:method (:type "string" :required t) :elapsed (:type "number" :required t))))
    ("ConnectedClient" . (:fields (:number (:type "integer" :required t) :isCaller (:type "boolean" :required t) :clientInfo (:type "ClientInfo") :transport (:type "ClientTransport" :required t) :processId (:type "integer") :uptime (:type "number" :required t) :subscriptions (:type "integer" :required t) :topics (:type "string[]" :required t) :waitingEvents (:type "integer" :required t) :unansweredCount (:type "integer" :required t) :unanswered (:type "UnansweredRequest[]" :required t) :queuedBytes (:type "integer" :required t) :droppedNotifications (:type "integer" :required t) :currentSessionId (:type "string"))))
    ("ExistingSessionPolicy" . (:values ("FAIL" "USE")))
    ("VolumeKey" . (:values ("UP" "DOWN" "MUTE")))
    ("FailedRestoration" . (:fields (:saved (:type "SavedSession" :required t) :error (:type "ErrorInfo" :required t))))
    ("WidgetSlider" . (:values ("STREAM_POSITION" "VOLUME")))
    ("SlidePhase" . (:values ("BEGAN" "MOVED" "ENDED" "CANCELLED")))
    ("WidgetStyle" . (:fields (:path (:type "string" :required t) :attributes (:type "map<any>" :required t) :effective (:type "map<any>" :required t) :isApplied (:type "boolean" :required t)))))
  "The declared types by name.")

(defconst cast-rpc-schema-methods
  '(("channel.add" . (:params (:fields (:namespace (:type "string" :required t) :sessionId (:type "string"))) :result "ChannelInfo"))
    ("channel.remove" . (:params (:fields (:namespace (:type "string" :required t) :sessionId (:type "string"))) :result (:fields ())))
    ("channel.list" . (:params (:fields ()) :result (:fields (:channels (:type "ChannelInfo[]" :required t)))))
    ("channel.send" . (:params (:fields (:namespace (:type "string" :required t) :sessionId (:type "string") :text (:type "string") :data (:type "string"))) :result (:fields (:isWritable (:type "boolean" :required t)))))
    ("channel.generateRequestId" . (:params (:fields (:namespace (:type "string" :required t) :sessionId (:type "string"))) :result (:fields (:requestId (:type "integer" :required t)))))
    ("channel.broadcast" . (:params (:fields (:namespace (:type "string" :required t) :sessionId (:type "string") :text (:type "string") :data (:type "string"))) :result (:fields (:isWritable (:type "boolean" :required t)))))
    ("context.create" . (:params (:fields (:options (:type "ContextOptions"))) :result "ContextInfo"))
    ("context.get" . (:params (:fields ()) :result "ContextInfo"))
    ("context.setLaunchCredentials" . (:params (:fields (:credentials (:type "string") :credentialsType (:type "string"))) :result (:fields ())))
    ("context.setAppState" . (:params (:fields (:state (:type "AppState" :required t))) :result (:fields (:appState (:type "AppState" :required t)))))
    ("discovery.start" . (:params (:fields (:criteria (:type "DiscoveryCriteria"))) :result "DiscoveryInfo"))
    ("discovery.stop" . (:params (:fields ()) :result "DiscoveryInfo"))
    ("discovery.list" . (:params (:fields ()) :result "DiscoveryInfo"))
    ("discovery.get" . (:params (:fields (:deviceId (:type "string" :required t))) :result "Device"))
    ("discovery.find" . (:params (:fields (:deviceId (:type "string") :friendlyName (:type "string") :timeout (:type "number" :minimum 0 :maximum 300))) :result "Device" :patience 60 :limits (:timeout 10)))
    ("discovery.scan" . (:params (:fields (:timeout (:type "number" :minimum 0 :maximum 300) :criteria (:type "DiscoveryCriteria"))) :result (:fields (:devices (:type "Device[]" :required t))) :patience 60 :limits (:timeout 3)))
    ("discovery.addDevice" . (:params (:fields (:host (:type "string" :required t :nonEmpty t) :port (:type "integer" :minimum 1 :maximum 65535) :friendlyName (:type "string") :deviceId (:type "string" :nonEmpty t))) :result "Device"))
    ("discovery.removeDevice" . (:params (:fields (:deviceId (:type "string" :required t))) :result (:fields ())))
    ("discovery.setAttribute" . (:params (:fields (:deviceId (:type "string" :required t) :key (:type "string" :required t :nonEmpty t) :value (:type "any" :required t))) :result "Device"))
    ("discovery.removeAttribute" . (:params (:fields (:deviceId (:type "string" :required t) :key (:type "string" :nonEmpty t))) :result "Device"))
    ("discovery.registerProvider" . (:params (:fields (:category (:type "string" :required t :nonEmpty t))) :result (:fields ())))
    ("discovery.unregisterProvider" . (:params (:fields (:category (:type "string" :required t))) :result (:fields ())))
    ("discovery.publishDevices" . (:params (:fields (:category (:type "string" :required t) :devices (:type "ProvidedDevice[]" :required t))) :result (:fields (:devices (:type "Device[]" :required t)))))
    ("discovery.unpublishDevices" . (:params (:fields (:category (:type "string" :required t) :deviceIds (:type "string[]" :required t))) :result (:fields ())))
    ("discovery.setPassiveScan" . (:params (:fields (:passiveScan (:type "boolean" :required t))) :result (:fields ())))
    ("discovery.setOptions" . (:params (:fields (:options (:type "DiscoveryOptions" :required t))) :result "DiscoveryOptions"))
    ("discovery.queryAppAvailability" . (:params (:fields (:deviceId (:type "string" :nonEmpty t) :host (:type "string" :nonEmpty t) :port (:type "integer" :minimum 1 :maximum 65535) :searchTimeout (:type "number" :minimum 0 :maximum 600) :applicationIds (:type "string[]" :required t :nonEmpty t) :refresh (:type "boolean"))) :result (:fields (:availability (:type "map<AppAvailability>" :required t) :isCached (:type "boolean" :required t))) :patience 660 :limits (:searchTimeout 5)))
    ("discovery.describe" . (:params (:fields (:deviceId (:type "string" :nonEmpty t) :host (:type "string" :nonEmpty t) :port (:type "integer" :minimum 1 :maximum 65535) :searchTimeout (:type "number" :minimum 0 :maximum 600) :refresh (:type "boolean"))) :result "DeviceDescription" :patience 660 :limits (:searchTimeout 5)))
    ("discovery.diagnose" . (:params (:fields (:host (:type "string" :nonEmpty t) :port (:type "integer" :minimum 1 :maximum 65535) :authenticate (:type "boolean") :listenFor (:type "number" :minimum 0 :maximum 60))) :result "DiscoveryDiagnosis" :patience 60 :limits (:listenFor 0)))
    ("events.subscribe" . (:params (:fields (:topics (:type "string[]" :required t :nonEmpty t) :delivery (:type "EventDelivery") :omitStatus (:type "boolean") :snapshot (:type "boolean"))) :result (:fields (:subscription (:type "string" :required t) :topics (:type "string[]" :required t) :snapshot (:type "Snapshot")))))
    ("events.unsubscribe" . (:params (:fields (:subscription (:type "string" :required t))) :result (:fields ())))
    ("events.poll" . (:params (:fields (:subscription (:type "string" :required t) :maximum (:type "integer" :minimum 1 :maximum 1000) :timeout (:type "number" :minimum 0 :maximum 300))) :result (:fields (:events (:type "Event[]" :required t) :dropped (:type "integer" :required t))) :patience 60 :limits (:timeout 0)))
    ("events.snapshot" . (:params (:fields ()) :result "Snapshot"))
    ("image.pick" . (:params (:fields (:images (:type "Image[]") :metadata (:type "MediaMetadata") :sessionId (:type "string") :hints (:type "ImageHints") :strategy (:type "ImagePickStrategy") :useDefault (:type "boolean"))) :result (:fields (:image (:type "Image") :isCustom (:type "boolean" :required t)))))
    ("image.setPolicy" . (:params (:fields (:policy (:type "ImagePickPolicy"))) :result "ImagePickPolicy"))
    ("image.getPolicy" . (:params (:fields ()) :result "ImagePickPolicy"))
    ("image.fetch" . (:params (:fields (:url (:type "string" :required t :nonEmpty t) :mode (:type "ImageCacheMode") :options (:type "ImageFetchOptions") :includeData (:type "boolean") :useDefault (:type "boolean"))) :result "ImageFile"))
    ("image.cacheInfo" . (:params (:fields ()) :result "ImageCacheInfo"))
    ("image.clearCache" . (:params (:fields ()) :result "ImageCacheInfo"))
    ("log.setFilter" . (:params (:fields (:minimumLevel (:type "LogLevel") :classes (:type "LogRule[]") :functions (:type "LogRule[]") :messagePatterns (:type "string[]") :redact (:type "boolean"))) :result "LogFilter"))
    ("log.getFilter" . (:params (:fields ()) :result (:fields (:filter (:type "LogFilter" :required t) :isSubscribed (:type "boolean" :required t) :messageTap (:type "MessageTap" :required t) :file (:type "LogFile" :required t) :console (:type "LogConsole" :required t)))))
    ("log.setFile" . (:params (:fields (:isEnabled (:type "boolean" :required t) :directory (:type "string" :nonEmpty t) :maxFileSize (:type "integer" :minimum 0 :maximum 1073741824) :maxFileCount (:type "integer" :minimum 0 :maximum 100) :filter (:type "LogFilter"))) :result "LogFile"))
    ("log.setConsole" . (:params (:fields (:isEnabled (:type "boolean" :required t) :filter (:type "LogFilter"))) :result "LogConsole"))
    ("log.setMessageTap" . (:params (:fields (:isEnabled (:type "boolean") :sessionId (:type "string" :nonEmpty t) :namespaces (:type "string[]" :nonEmpty t) :includeHeartbeat (:type "boolean") :redact (:type "boolean") :maximumPayloadBytes (:type "integer" :minimum 0 :maximum 65536))) :result "MessageTap"))
    ("media.load" . (:params (:fields (:media (:type "MediaInformation") :queueData (:type "QueueData") :autoplay (:type "boolean") :currentTime (:type "number" :minimum 0) :playbackRate (:type "number" :minimum 0.5 :maximum 2) :activeTrackIds (:type "integer[]") :credentials (:type "string") :credentialsType (:type "string") :atvCredentials (:type "string") :atvCredentialsType (:type "string") :loadOptions (:type "LoadOptions") :customData (:type "any") :waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :entity (:type "string" :nonEmpty t) :shuffle (:type "boolean") :preflight (:type "boolean") :explainFailure (:type "boolean")) :open t) :result "MediaState" :patience 120 :limits (:waitTimeout 30)))
    ("media.resolve" . (:params (:fields (:url (:type "string" :required t :nonEmpty t) :sessionId (:type "string") :device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600))) :result (:fields (:resolved (:type "ResolvedContent" :required t) :items (:type "ResolvedItem[]" :required t) :passedOver (:type "PassedOverItem[]" :required t))) :patience 660 :limits (:searchTimeout 5)))
    ("media.preflight" . (:params (:fields (:media (:type "MediaInformation") :url (:type "string" :nonEmpty t) :contentType (:type "string") :sessionId (:type "string") :device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :origin (:type "string" :nonEmpty t) :timeout (:type "number" :maximum 120 :exclusiveMinimum 0))) :result "PreflightReport" :patience 60 :limits (:searchTimeout 5 :timeout 20)))
    ("media.play" . (:params (:fields (:waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :customData (:type "any"))) :result "MediaState" :patience 60 :limits (:waitTimeout 30)))
    ("media.pause" . (:params (:fields (:waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :customData (:type "any"))) :result "MediaState" :patience 60 :limits (:waitTimeout 30)))
    ("media.stop" . (:params (:fields (:sessionId (:type "string") :customData (:type "any"))) :result "MediaState"))
    ("media.seek" . (:params (:fields (:waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :currentTime (:type "number" :minimum 0) :relativeTime (:type "number") :seekToInfinite (:type "boolean") :resumeState (:type "ResumeState") :customData (:type "any"))) :result "MediaState" :patience 60 :limits (:waitTimeout 30)))
    ("media.setPlaybackRate" . (:params (:fields (:sessionId (:type "string") :playbackRate (:type "number" :minimum 0.5 :maximum 2) :relativePlaybackRate (:type "number" :exclusiveMinimum 0) :customData (:type "any"))) :result "MediaState"))
    ("media.setStreamVolume" . (:params (:fields (:sessionId (:type "string") :level (:type "number" :required t :minimum 0 :maximum 1) :customData (:type "any"))) :result "MediaState"))
    ("media.setStreamMuted" . (:params (:fields (:sessionId (:type "string") :muted (:type "boolean" :required t) :customData (:type "any"))) :result "MediaState"))
    ("media.setActiveTracks" . (:params (:fields (:sessionId (:type "string") :activeTrackIds (:type "integer[]") :customData (:type "any"))) :result "MediaState"))
    ("media.getDefaultTextTrackStyle" . (:params (:fields ()) :result (:fields (:textTrackStyle (:type "TextTrackStyle" :required t)))))
    ("media.setTextTrackStyle" . (:params (:fields (:sessionId (:type "string") :textTrackStyle (:type "TextTrackStyle" :required t) :customData (:type "any"))) :result "MediaState"))
    ("media.skipAd" . (:params (:fields (:sessionId (:type "string") :customData (:type "any"))) :result "MediaState"))
    ("media.requestStatus" . (:params (:fields (:sessionId (:type "string") :omitMetadata (:type "boolean") :omitQueueItems (:type "boolean") :customData (:type "any"))) :result "MediaState"))
    ("media.getStatus" . (:params (:fields (:sessionId (:type "string"))) :result "MediaState"))
    ("media.getLastKnown" . (:params (:fields (:sessionId (:type "string"))) :result "LastKnownMedia"))
    ("media.position" . (:params (:fields (:sessionId (:type "string"))) :result "MediaPosition"))
    ("media.subscribePosition" . (:params (:fields (:sessionId (:type "string") :interval (:type "number" :minimum 0.1 :maximum 3600))) :result "MediaPosition"))
    ("media.unsubscribePosition" . (:params (:fields (:sessionId (:type "string"))) :result (:fields ())))
    ("media.editTracks" . (:params (:fields (:sessionId (:type "string") :activeTrackIds (:type "integer[]") :textTrackStyle (:type "TextTrackStyle") :enableTextTracks (:type "boolean") :language (:type "string" :nonEmpty t) :isSuggestedLanguage (:type "boolean") :customData (:type "any"))) :result "MediaState"))
    ("media.editAudioTracks" . (:params (:fields (:sessionId (:type "string") :language (:type "string" :required t :nonEmpty t) :isSuggestedLanguage (:type "boolean") :customData (:type "any"))) :result "MediaState"))
    ("media.selectTracks" . (:params (:fields (:sessionId (:type "string") :audioLanguages (:type "string[]") :textLanguages (:type "string[]") :textSubtypes (:type "TextTrackSubtype[]") :isSuggested (:type "boolean") :customData (:type "any"))) :result "MediaState"))
    ("media.userAction" . (:params (:fields (:sessionId (:type "string") :userAction (:type "UserAction" :required t) :clear (:type "boolean") :userActionContext (:type "string") :source (:type "string") :customData (:type "any"))) :result "MediaState"))
    ("media.precache" . (:params (:fields (:sessionId (:type "string") :precacheData (:type "string") :requestItems (:type "MediaRequestItem[]") :customData (:type "any"))) :result (:fields ())))
    ("media.storeSession" . (:params (:fields (:sessionId (:type "string") :targetDeviceCapabilities (:type "object") :customData (:type "any"))) :result (:fields (:sessionState (:type "object" :required t)))))
    ("media.resumeSession" . (:params (:fields (:waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :sessionState (:type "object" :required t) :customData (:type "any"))) :result "MediaState" :patience 120 :limits (:waitTimeout 30)))
    ("media.setCredentials" . (:params (:fields (:sessionId (:type "string") :credentials (:type "string" :required t) :credentialsType (:type "string") :forRequestId (:type "integer") :customData (:type "any"))) :result (:fields ())))
    ("media.playAgain" . (:params (:fields (:waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :customData (:type "any"))) :result "MediaState" :patience 60 :limits (:waitTimeout 30)))
    ("media.sendCommand" . (:params (:fields (:sessionId (:type "string") :type (:type "string" :nonEmpty t) :data (:type "string") :members (:type "object") :expectsReply (:type "boolean") :timeout (:type "number" :maximum 86400 :exclusiveMinimum 0) :customData (:type "any"))) :result (:fields (:reply (:type "object"))) :patience 60 :limits (:timeout 10)))
    ("media.requests" . (:params (:fields (:sessionId (:type "string"))) :result (:fields (:requests (:type "PendingMediaRequest[]" :required t)))))
    ("player.play" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0) :url (:type "string" :nonEmpty t) :urls (:type "string[]" :nonEmpty t) :subtitles (:type "string" :nonEmpty t) :media (:type "MediaInformation") :queueData (:type "QueueData") :contentType (:type "string") :title (:type "string") :currentTime (:type "number" :minimum 0) :resume (:type "boolean") :slideInterval (:type "number" :minimum 2 :maximum 86400) :autoplay (:type "boolean") :repeatMode (:type "RepeatMode") :resolve (:type "ResolveMode") :applicationId (:type "string" :nonEmpty t) :waitTimeout (:type "number" :minimum 0) :convert (:type "ConvertMode") :audioTrack (:type "string" :nonEmpty t) :burnSubtitles (:type "string" :nonEmpty t) :maximumHeight (:type "integer" :minimum 144 :maximum 4320) :maximumBitRate (:type "integer" :minimum 200000 :maximum 100000000) :preflight (:type "boolean") :explainFailure (:type "boolean"))) :result "PlayerStatus" :patience 1320 :limits (:searchTimeout 5 :timeout 600 :waitTimeout 30)))
    ("player.pause" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result "PlayerStatus" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("player.resume" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result "PlayerStatus" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("player.toggle" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result "PlayerStatus" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("player.stop" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0) :keepApplication (:type "boolean"))) :result "PlayerStatus" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("player.seek" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0) :position (:type "number" :minimum 0) :distance (:type "number"))) :result "PlayerStatus" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("player.next" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result "PlayerStatus" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("player.previous" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result "PlayerStatus" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("player.setVolume" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0) :level (:type "number" :minimum 0 :maximum 1) :steps (:type "integer" :minimum -1000 :maximum 1000) :muted (:type "boolean"))) :result "PlayerStatus" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("player.status" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result "PlayerStatus" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("player.list" . (:params (:fields (:searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result (:fields (:players (:type "PlayerStatus[]" :required t))) :patience 60 :limits (:searchTimeout 5 :timeout 5)))
    ("player.connect" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result "PlayerStatus" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("player.interrupt" . (:params (:fields (:device (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :timeout (:type "number" :maximum 600 :exclusiveMinimum 0) :url (:type "string" :nonEmpty t) :urls (:type "string[]" :nonEmpty t) :subtitles (:type "string" :nonEmpty t) :media (:type "MediaInformation") :queueData (:type "QueueData") :contentType (:type "string") :title (:type "string") :resolve (:type "ResolveMode") :volumeLevel (:type "number" :minimum 0 :maximum 1) :maximumDuration (:type "number" :maximum 3600 :exclusiveMinimum 0))) :result "PlayerStatus" :patience 1920 :limits (:searchTimeout 5 :timeout 600 :maximumDuration 60)))
    ("player.setDefault" . (:params (:fields (:device (:type "string" :nonEmpty t))) :result "PlayerNames"))
    ("player.setAlias" . (:params (:fields (:alias (:type "string" :required t :nonEmpty t) :device (:type "string" :nonEmpty t))) :result "PlayerNames"))
    ("player.getNames" . (:params (:fields ()) :result "PlayerNames"))
    ("queue.load" . (:params (:fields (:media (:type "MediaInformation") :queueData (:type "QueueData") :autoplay (:type "boolean") :currentTime (:type "number" :minimum 0) :playbackRate (:type "number" :minimum 0.5 :maximum 2) :activeTrackIds (:type "integer[]") :credentials (:type "string") :credentialsType (:type "string") :atvCredentials (:type "string") :atvCredentialsType (:type "string") :loadOptions (:type "LoadOptions") :customData (:type "any") :waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :items (:type "QueueItem[]") :startIndex (:type "integer" :minimum 0) :repeatMode (:type "RepeatMode")) :open t) :result "QueueInsertion" :patience 120 :limits (:waitTimeout 30)))
    ("queue.insert" . (:params (:fields (:sessionId (:type "string") :items (:type "QueueItem[]" :required t :nonEmpty t) :insertBefore (:type "integer" :minimum 1) :customData (:type "any"))) :result "QueueInsertion"))
    ("queue.insertAndPlay" . (:params (:fields (:waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :item (:type "QueueItem" :required t) :insertBefore (:type "integer" :minimum 1) :currentTime (:type "number" :minimum 0) :customData (:type "any"))) :result "QueueInsertion" :patience 60 :limits (:waitTimeout 30)))
    ("queue.update" . (:params (:fields (:sessionId (:type "string") :items (:type "QueueItem[]" :required t :nonEmpty t) :customData (:type "any"))) :result "MediaState"))
    ("queue.remove" . (:params (:fields (:sessionId (:type "string") :itemIds (:type "integer[]" :required t :nonEmpty t) :customData (:type "any"))) :result "MediaState"))
    ("queue.reorder" . (:params (:fields (:sessionId (:type "string") :itemIds (:type "integer[]" :required t :nonEmpty t) :insertBefore (:type "integer" :minimum 1) :customData (:type "any"))) :result "MediaState"))
    ("queue.move" . (:params (:fields (:sessionId (:type "string") :itemId (:type "integer" :required t :minimum 1) :toIndex (:type "integer" :required t :minimum 0) :customData (:type "any"))) :result "MediaState"))
    ("queue.jump" . (:params (:fields (:waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :itemId (:type "integer" :required t :minimum 1) :currentTime (:type "number" :minimum 0) :customData (:type "any"))) :result "MediaState" :patience 60 :limits (:waitTimeout 30)))
    ("queue.next" . (:params (:fields (:waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :customData (:type "any"))) :result "MediaState" :patience 60 :limits (:waitTimeout 30)))
    ("queue.previous" . (:params (:fields (:waitFor (:type "PlayerState") :waitTimeout (:type "number" :exclusiveMinimum 0) :sessionId (:type "string") :customData (:type "any"))) :result "MediaState" :patience 60 :limits (:waitTimeout 30)))
    ("queue.setRepeatMode" . (:params (:fields (:sessionId (:type "string") :repeatMode (:type "RepeatMode" :required t) :customData (:type "any"))) :result "MediaState"))
    ("queue.shuffle" . (:params (:fields (:sessionId (:type "string") :customData (:type "any"))) :result "MediaState"))
    ("queue.unshuffle" . (:params (:fields (:sessionId (:type "string") :customData (:type "any"))) :result "MediaState"))
    ("queue.fetchItemIds" . (:params (:fields (:sessionId (:type "string"))) :result (:fields (:itemIds (:type "integer[]" :required t) :revision (:type "integer" :required t)))))
    ("queue.fetchItems" . (:params (:fields (:sessionId (:type "string") :itemIds (:type "integer[]" :required t :nonEmpty t))) :result (:fields (:items (:type "QueueItem[]" :required t)))))
    ("queue.fetchItemRange" . (:params (:fields (:sessionId (:type "string") :itemId (:type "integer" :required t :minimum 1) :nextCount (:type "integer" :minimum 1) :prevCount (:type "integer" :minimum 1))) :result (:fields (:items (:type "QueueItem[]" :required t)))))
    ("queue.list" . (:params (:fields (:sessionId (:type "string") :startIndex (:type "integer" :minimum 0) :fromItemId (:type "integer" :minimum 1) :count (:type "integer" :minimum 0 :maximum 5000) :fetchIfNeeded (:type "boolean"))) :result "QueuePage"))
    ("queue.getCache" . (:params (:fields (:sessionId (:type "string"))) :result "QueueCache"))
    ("queue.setCacheOptions" . (:params (:fields (:sessionId (:type "string") :cacheSize (:type "integer" :minimum 1 :maximum 5000) :maximumFetchCount (:type "integer" :minimum 1 :maximum 100))) :result "QueueCache"))
    ("queue.reload" . (:params (:fields (:sessionId (:type "string"))) :result (:fields (:itemIds (:type "integer[]" :required t) :revision (:type "integer" :required t)))))
    ("queue.clear" . (:params (:fields (:sessionId (:type "string"))) :result "QueueCache"))
    ("record.start" . (:params (:fields (:path (:type "string" :required t :nonEmpty t) :device (:type "string" :nonEmpty t) :sessionId (:type "string") :isRaw (:type "boolean") :includeHeartbeat (:type "boolean") :maxFileSize (:type "integer" :minimum 65536 :maximum 67108864) :maxFileCount (:type "integer" :minimum 1 :maximum 100))) :result "RecordingInfo"))
    ("record.stop" . (:params (:fields (:recordingId (:type "string" :required t))) :result "RecordingInfo"))
    ("record.list" . (:params (:fields ()) :result (:fields (:recordings (:type "RecordingInfo[]" :required t)))))
    ("rpc.discover" . (:params (:fields ()) :result "object"))
    ("serve.publish" . (:params (:fields (:path (:type "string" :required t :nonEmpty t) :sessionId (:type "string") :device (:type "string" :nonEmpty t) :contentType (:type "string" :nonEmpty t) :name (:type "string" :nonEmpty t) :allowAnyPeer (:type "boolean"))) :result "Publication"))
    ("serve.unpublish" . (:params (:fields (:publicationId (:type "string" :required t))) :result (:fields ())))
    ("serve.list" . (:params (:fields (:sessionId (:type "string"))) :result (:fields (:publications (:type "Publication[]" :required t)))))
    ("server.initialize" . (:params (:fields (:protocolVersion (:type "string") :clientInfo (:type "ClientInfo") :processId (:type "integer" :minimum 1) :capabilities (:type "ClientCapabilities") :specHash (:type "string") :topics (:type "string[]"))) :result (:fields (:serverInfo (:type "ServerInfo" :required t) :limits (:type "ServerLimits" :required t) :topics (:type "string[]" :required t)))))
    ("server.info" . (:params (:fields ()) :result "ServerInfo"))
    ("server.clients" . (:params (:fields ()) :result (:fields (:clients (:type "ConnectedClient[]" :required t)))))
    ("server.report" . (:params (:fields (:listenFor (:type "number" :minimum 0 :maximum 60) :probesDevices (:type "boolean") :host (:type "string" :nonEmpty t) :port (:type "integer" :minimum 1 :maximum 65535) :notes (:type "string[]"))) :result (:fields (:text (:type "string" :required t) :replacements (:type "ReportReplacement[]" :required t))) :patience 60 :limits (:listenFor 3)))
    ("server.ping" . (:params (:fields ()) :result (:fields ())))
    ("server.echo" . (:params (:fields (:value (:type "any" :required t))) :result (:fields (:value (:type "any" :required t)))))
    ("server.shutdown" . (:params (:fields ()) :result (:fields ())))
    ("session.start" . (:params (:fields (:deviceId (:type "string") :friendlyName (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :host (:type "string" :nonEmpty t) :port (:type "integer" :minimum 1 :maximum 65535) :applicationId (:type "string" :nonEmpty t) :languageCode (:type "string") :relaunchIfRunning (:type "boolean") :androidReceiverCompatible (:type "boolean") :credentials (:type "string") :credentialsType (:type "string") :requiredFeatures (:type "string[]") :ifExists (:type "ExistingSessionPolicy") :sessionOptions (:type "object") :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result "Session" :patience 660 :limits (:searchTimeout 5 :timeout 600)))
    ("session.join" . (:params (:fields (:deviceId (:type "string") :friendlyName (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :host (:type "string" :nonEmpty t) :port (:type "integer" :minimum 1 :maximum 65535) :applicationId (:type "string" :nonEmpty t) :receiverSessionId (:type "string" :nonEmpty t) :credentials (:type "string") :credentialsType (:type "string") :ifExists (:type "ExistingSessionPolicy") :sessionOptions (:type "object") :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result "Session" :patience 60 :limits (:searchTimeout 5 :timeout 600)))
    ("session.end" . (:params (:fields (:sessionId (:type "string") :action (:type "SessionEndAction"))) :result (:fields ())))
    ("session.list" . (:params (:fields ()) :result (:fields (:sessions (:type "Session[]" :required t) :currentSessionId (:type "string")))))
    ("session.setCurrent" . (:params (:fields (:sessionId (:type "string" :required t))) :result "Session"))
    ("session.get" . (:params (:fields (:sessionId (:type "string"))) :result "Session"))
    ("session.setVolume" . (:params (:fields (:sessionId (:type "string") :level (:type "number" :required t :minimum 0 :maximum 1))) :result "DeviceVolume"))
    ("session.stepVolume" . (:params (:fields (:sessionId (:type "string") :steps (:type "integer" :minimum -1000 :maximum 1000))) :result "DeviceVolume"))
    ("session.pressVolumeKey" . (:params (:fields (:key (:type "VolumeKey" :required t))) :result (:fields (:isHandled (:type "boolean" :required t) :volume (:type "DeviceVolume")))))
    ("session.setMuted" . (:params (:fields (:sessionId (:type "string") :muted (:type "boolean" :required t))) :result "DeviceVolume"))
    ("session.requestMultizoneStatus" . (:params (:fields (:sessionId (:type "string"))) :result "MultizoneStatus"))
    ("session.setMultizoneDeviceVolume" . (:params (:fields (:sessionId (:type "string") :deviceId (:type "string" :required t :nonEmpty t) :level (:type "number" :required t :minimum 0 :maximum 1))) :result "MultizoneDevice"))
    ("session.setMultizoneDeviceMuted" . (:params (:fields (:sessionId (:type "string") :deviceId (:type "string" :required t :nonEmpty t) :muted (:type "boolean" :required t))) :result "MultizoneDevice"))
    ("session.getCastingGroups" . (:params (:fields (:sessionId (:type "string"))) :result (:fields (:groups (:type "object[]" :required t)))))
    ("session.requestStatus" . (:params (:fields (:sessionId (:type "string"))) :result "ReceiverStatus"))
    ("session.transfer" . (:params (:fields (:sessionId (:type "string") :deviceId (:type "string") :friendlyName (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :host (:type "string" :nonEmpty t) :port (:type "integer" :minimum 1 :maximum 65535) :keepVolume (:type "boolean") :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result (:fields (:session (:type "Session" :required t) :fromDeviceId (:type "string" :required t) :stateSource (:type "PlaybackStateSource") :isResumedByApplication (:type "boolean" :required t) :isSourceStopped (:type "boolean" :required t))) :patience 1260 :limits (:searchTimeout 5 :timeout 600)))
    ("session.takeBack" . (:params (:fields (:sessionId (:type "string") :action (:type "SessionEndAction"))) :result "PlaybackState"))
    ("session.setDefaultOptions" . (:params (:fields (:options (:type "object") :category (:type "string" :nonEmpty t))) :result (:fields ())))
    ("session.getDefaultOptions" . (:params (:fields (:category (:type "string" :nonEmpty t))) :result (:fields (:options (:type "object")))))
    ("session.buildOpenUrl" . (:params (:fields (:sessionId (:type "string") :baseUrl (:type "string" :nonEmpty t))) :result (:fields (:url (:type "string" :required t) :queryItemName (:type "string" :required t) :queryItemValue (:type "string" :required t)))))
    ("session.parseOpenUrl" . (:params (:fields (:url (:type "string" :required t :nonEmpty t))) :result (:fields (:deviceId (:type "string" :required t) :friendlyName (:type "string") :receiverSessionId (:type "string")))))
    ("session.startWithOpenUrl" . (:params (:fields (:url (:type "string" :required t :nonEmpty t) :applicationId (:type "string" :nonEmpty t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :ifExists (:type "ExistingSessionPolicy") :sessionOptions (:type "object") :timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result "Session" :patience 660 :limits (:searchTimeout 10 :timeout 600)))
    ("session.suspend" . (:params (:fields (:sessionId (:type "string") :reason (:type "SessionSuspendReason"))) :result "Session"))
    ("session.resume" . (:params (:fields (:sessionId (:type "string"))) :result "Session" :patience 660))
    ("session.listSaved" . (:params (:fields ()) :result (:fields (:sessions (:type "SavedSession[]" :required t) :problems (:type "string[]" :required t)))))
    ("session.restore" . (:params (:fields (:timeout (:type "number" :maximum 600 :exclusiveMinimum 0))) :result (:fields (:sessions (:type "Session[]" :required t) :failures (:type "FailedRestoration[]" :required t) :problems (:type "string[]" :required t))) :patience 60 :limits (:timeout 10)))
    ("widget.getState" . (:params (:fields (:widgets (:type "WidgetName[]"))) :result (:fields (:revision (:type "integer" :required t) :state (:type "WidgetStates" :required t)))))
    ("widget.setOptions" . (:params (:fields (:options (:type "WidgetOptions" :required t))) :result "WidgetOptions"))
    ("widget.tapCastButton" . (:params (:fields ()) :result (:fields (:outcome (:type "CastButtonOutcome" :required t) :castState (:type "CastState" :required t)))))
    ("widget.openDialog" . (:params (:fields ()) :result "CastDialogState"))
    ("widget.closeDialog" . (:params (:fields ()) :result "CastDialogState"))
    ("widget.selectDevice" . (:params (:fields (:deviceId (:type "string" :required t) :searchTimeout (:type "number" :minimum 0 :maximum 600) :applicationId (:type "string" :nonEmpty t))) :result "Session" :patience 1260 :limits (:searchTimeout 5)))
    ("widget.disconnect" . (:params (:fields (:action (:type "SessionEndAction"))) :result (:fields ())))
    ("widget.presentIntroOverlay" . (:params (:fields ()) :result (:fields (:isShown (:type "boolean" :required t)))))
    ("widget.dismissIntroOverlay" . (:params (:fields ()) :result "IntroOverlayState"))
    ("widget.resetIntroOverlay" . (:params (:fields ()) :result "IntroOverlayState"))
    ("widget.tapMiniController" . (:params (:fields ()) :result (:fields (:isPresented (:type "boolean" :required t)))))
    ("widget.presentExpandedController" . (:params (:fields ()) :result (:fields (:isPresented (:type "boolean" :required t)))))
    ("widget.dismissExpandedController" . (:params (:fields ()) :result (:fields (:isPresented (:type "boolean" :required t)))))
    ("widget.pressButton" . (:params (:fields (:widget (:type "WidgetName" :required t) :slot (:type "integer" :minimum 0 :maximum 3) :control (:type "WidgetControl"))) :result (:fields (:control (:type "WidgetControl" :required t)))))
    ("widget.slide" . (:params (:fields (:slider (:type "WidgetSlider" :required t) :phase (:type "SlidePhase" :required t) :value (:type "number" :minimum 0))) :result (:fields ())))
    ("widget.setVolume" . (:params (:fields (:level (:type "number" :minimum 0 :maximum 1) :muted (:type "boolean"))) :result "VolumeControllerState"))
    ("widget.setPlaybackRate" . (:params (:fields (:playbackRate (:type "number" :required t :minimum 0.5 :maximum 2))) :result "PlaybackRateControllerState"))
    ("widget.openTrackSelector" . (:params (:fields ()) :result "TrackSelectorState"))
    ("widget.closeTrackSelector" . (:params (:fields ()) :result "TrackSelectorState"))
    ("widget.selectTracks" . (:params (:fields (:trackIds (:type "integer[]" :required t))) :result "TrackSelectorState"))
    ("widget.setStyle" . (:params (:fields (:path (:type "string" :required t) :attributes (:type "map<any>" :required t))) :result "WidgetStyle"))
    ("widget.getStyle" . (:params (:fields (:path (:type "string" :nonEmpty t))) :result "WidgetStyle"))
    ("widget.applyStyle" . (:params (:fields ()) :result (:fields (:paths (:type "string[]" :required t)))))
    ("widget.makeLoadRequest" . (:params (:fields (:local (:type "LocalPlayback" :required t))) :result (:fields (:request (:type "LoadRequestData" :required t)))))
    ("widget.handOver" . (:params (:fields (:local (:type "LocalPlayback" :required t))) :result "MediaState" :patience 120))
    ("widget.takeBack" . (:params (:fields ()) :result "LocalPlayback")))
  "The params and the result of every method.")

(defconst cast-rpc-schema-notifications
  '(("channel.didConnect" . (:fields (:sessionId (:type "string" :required t) :namespace (:type "string" :required t) :isWritable (:type "boolean" :required t))))
    ("channel.didDisconnect" . (:fields (:sessionId (:type "string" :required t) :namespace (:type "string" :required t) :reason (:type "ChannelDisconnectReason" :required t))))
    ("channel.didReceiveMessage" . (:fields (:sessionId (:type "string" :required t) :namespace (:type "string" :required t) :text (:type "string") :data (:type "string") :isBroadcast (:type "boolean" :required t))))
    ("channel.didChangeWritable" . (:fields (:sessionId (:type "string" :required t) :namespace (:type "string" :required t) :isWritable (:type "boolean" :required t))))
    ("context.didChangeCastState" . (:fields (:castState (:type "CastState" :required t))))
    ("discovery.didStart" . (:fields (:hasDevices (:type "boolean" :required t))))
    ("discovery.willUpdateList" . (:fields ()))
    ("discovery.didUpdateList" . (:fields ()))
    ("discovery.didStop" . (:fields ()))
    ("discovery.didChangeAvailability" . (:fields (:source (:type "DiscoverySourceKind" :required t) :isAvailable (:type "boolean" :required t) :error (:type "ErrorInfo"))))
    ("discovery.didInsertDevice" . (:fields (:index (:type "integer" :required t :minimum 0) :device (:type "Device" :required t))))
    ("discovery.didUpdateDevice" . (:fields (:index (:type "integer" :required t :minimum 0) :device (:type "Device" :required t))))
    ("discovery.didMoveDevice" . (:fields (:fromIndex (:type "integer" :required t :minimum 0) :toIndex (:type "integer" :required t :minimum 0) :device (:type "Device" :required t))))
    ("discovery.didRemoveDevice" . (:fields (:index (:type "integer" :required t :minimum 0) :device (:type "Device" :required t))))
    ("image.didCache" . (:fields (:url (:type "string" :required t) :urlDigest (:type "string" :required t) :path (:type "string" :required t) :mediaType (:type "string" :required t) :width (:type "integer") :height (:type "integer") :bytes (:type "integer" :required t))))
    ("log.didRecord" . (:fields (:recordId (:type "integer" :required t) :level (:type "LogLevel" :required t) :message (:type "string" :required t) :component (:type "string" :required t) :className (:type "string") :function (:type "string" :required t) :location (:type "string" :required t) :time (:type "number" :required t) :sessionId (:type "string") :metadata (:type "map<string>") :lost (:type "integer"))))
    ("log.didTapMessage" . (:fields (:recordId (:type "integer" :required t) :time (:type "number" :required t) :sessionId (:type "string" :required t) :direction (:type "MessageDirection" :required t) :sourceId (:type "string" :required t) :destinationId (:type "string" :required t) :namespace (:type "string" :required t) :payload (:type "string") :binaryPayload (:type "string") :payloadBytes (:type "integer" :required t) :isTruncated (:type "boolean" :required t))))
    ("log.didChangeFile" . (:fields (:file (:type "LogFile" :required t))))
    ("media.didStartSession" . (:fields (:sessionId (:type "string" :required t) :mediaSessionId (:type "integer" :required t))))
    ("media.didUpdateStatus" . (:fields (:sessionId (:type "string" :required t) :revision (:type "integer" :required t) :mediaSessionId (:type "integer") :playerState (:type "PlayerState" :required t) :position (:type "number" :required t) :duration (:type "number") :isPlayingAd (:type "boolean" :required t) :isPlayingLiveStream (:type "boolean" :required t) :controls (:type "MediaControls" :required t) :adBreak (:type "AdBreakState") :statusAge (:type "number") :liveSeekableRange (:type "LiveSeekableRange") :status (:type "MediaStatus"))))
    ("media.didUpdateMetadata" . (:fields (:sessionId (:type "string" :required t) :media (:type "MediaInformation"))))
    ("media.didUpdateQueue" . (:fields (:sessionId (:type "string" :required t) :currentItemId (:type "integer") :items (:type "QueueItem[]") :repeatMode (:type "RepeatMode") :queueData (:type "QueueData"))))
    ("media.didUpdatePreload" . (:fields (:sessionId (:type "string" :required t) :preloadedItemId (:type "integer"))))
    ("media.didEndSession" . (:fields (:sessionId (:type "string" :required t) :mediaSessionId (:type "integer" :required t) :idleReason (:type "IdleReason"))))
    ("media.didUpdatePosition" . (:fields (:sessionId (:type "string" :required t) :revision (:type "integer" :required t) :mediaSessionId (:type "integer") :playerState (:type "PlayerState" :required t) :position (:type "number" :required t) :duration (:type "number") :playbackRate (:type "number" :required t) :isAdvancing (:type "boolean" :required t) :isPlayingLiveStream (:type "boolean" :required t) :liveSeekableRange (:type "LiveSeekableRange") :adBreak (:type "AdBreakState"))))
    ("media.didReceiveError" . (:fields (:sessionId (:type "string" :required t) :receiver (:type "ReceiverErrorInfo" :required t) :message (:type "string" :required t))))
    ("media.didReceiveMessage" . (:fields (:sessionId (:type "string" :required t) :message (:type "object" :required t))))
    ("player.didChange" . (:fields (:deviceId (:type "string" :required t) :address (:type "string") :friendlyName (:type "string" :required t) :isDefault (:type "boolean") :sessionId (:type "string") :applicationId (:type "string") :applicationName (:type "string") :statusText (:type "string") :playerState (:type "PlayerState" :required t) :idleReason (:type "IdleReason") :title (:type "string") :subtitle (:type "string") :artist (:type "string") :albumName (:type "string") :imageUrl (:type "string") :contentId (:type "string") :contentType (:type "string") :position (:type "number") :duration (:type "number") :resumedAt (:type "number") :playbackRate (:type "number") :isPlayingLiveStream (:type "boolean") :isPlayingAd (:type "boolean") :volumeLevel (:type "number") :isMuted (:type "boolean") :queueIndex (:type "integer") :queueLength (:type "integer") :resolved (:type "ResolvedContent") :secondTry (:type "SecondTry") :passedOver (:type "PassedOverItem[]") :unusedSubtitles (:type "PassedOverItem[]") :error (:type "ErrorInfo"))))
    ("queue.didReload" . (:fields (:sessionId (:type "string" :required t) :revision (:type "integer" :required t) :itemCount (:type "integer" :required t) :isLast (:type "boolean" :required t) :itemIds (:type "integer[]" :required t))))
    ("queue.didInsert" . (:fields (:sessionId (:type "string" :required t) :revision (:type "integer" :required t) :itemCount (:type "integer" :required t) :isLast (:type "boolean" :required t) :itemIds (:type "integer[]" :required t) :index (:type "integer" :required t) :insertBefore (:type "integer"))))
    ("queue.didUpdate" . (:fields (:sessionId (:type "string" :required t) :revision (:type "integer" :required t) :itemCount (:type "integer" :required t) :isLast (:type "boolean" :required t) :itemIds (:type "integer[]" :required t) :indexes (:type "integer[]" :required t) :reason (:type "QueueUpdateReason" :required t))))
    ("queue.didRemove" . (:fields (:sessionId (:type "string" :required t) :revision (:type "integer" :required t) :itemCount (:type "integer" :required t) :isLast (:type "boolean" :required t) :itemIds (:type "integer[]" :required t) :indexes (:type "integer[]" :required t))))
    ("queue.didReorder" . (:fields (:sessionId (:type "string" :required t) :revision (:type "integer" :required t) :itemCount (:type "integer" :required t) :isLast (:type "boolean" :required t) :itemIds (:type "integer[]" :required t))))
    ("record.didChange" . (:fields (:recordingId (:type "string" :required t) :path (:type "string" :required t) :device (:type "RecordedDevice" :required t) :isRaw (:type "boolean" :required t) :state (:type "RecordingState" :required t) :entries (:type "integer" :required t) :bytes (:type "integer" :required t) :lost (:type "integer" :required t) :failure (:type "string") :replaced (:type "map<integer>"))))
    ("serve.didConvert" . (:fields (:publicationId (:type "string" :required t) :sessionId (:type "string") :path (:type "string" :required t) :conversion (:type "PlannedConversion" :required t) :encoder (:type "PictureEncoder") :speed (:type "number") :madeUntil (:type "number" :required t) :isMaking (:type "boolean" :required t) :failure (:type "string"))))
    ("serve.didServe" . (:fields (:transferId (:type "string" :required t) :publicationId (:type "string" :required t) :sessionId (:type "string") :path (:type "string") :name (:type "string" :required t) :peer (:type "string") :method (:type "string" :required t) :status (:type "integer" :required t) :rangeStart (:type "integer") :rangeEnd (:type "integer") :length (:type "integer") :bytesSent (:type "integer" :required t) :state (:type "TransferState" :required t) :failure (:type "TransferFailure") :elapsed (:type "number" :required t))))
    ("session.willStart" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t))))
    ("session.didEnterPhase" . (:fields (:sessionId (:type "string" :required t) :phase (:type "ConnectionPhase" :required t) :elapsed (:type "number" :required t) :message (:type "string"))))
    ("session.didStart" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t))))
    ("session.didFailToStart" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t) :error (:type "ErrorInfo" :required t))))
    ("session.willEnd" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t))))
    ("session.didEnd" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t) :reason (:type "SessionEndReason" :required t) :error (:type "ErrorInfo"))))
    ("session.didSuspend" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t) :reason (:type "SessionSuspendReason" :required t) :error (:type "ErrorInfo"))))
    ("session.willResume" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t) :attempt (:type "integer" :required t) :error (:type "ErrorInfo"))))
    ("session.didResume" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t))))
    ("session.didFailToResume" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t) :error (:type "ErrorInfo" :required t))))
    ("session.didUpdateDefaultOptions" . (:fields (:category (:type "string" :required t) :options (:type "object"))))
    ("session.willTransfer" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t) :toDevice (:type "Device" :required t))))
    ("session.didTransfer" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t) :fromDevice (:type "Device" :required t))))
    ("session.didFailToTransfer" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t) :toDevice (:type "Device" :required t) :error (:type "ErrorInfo" :required t))))
    ("session.didUpdateDevice" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t))))
    ("session.didReceiveMultizoneStatus" . (:fields (:sessionId (:type "string" :required t) :status (:type "MultizoneStatus" :required t))))
    ("session.didAddMultizoneDevice" . (:fields (:sessionId (:type "string" :required t) :device (:type "MultizoneDevice" :required t))))
    ("session.didUpdateMultizoneDevice" . (:fields (:sessionId (:type "string" :required t) :deviceId (:type "string" :required t) :device (:type "MultizoneDevice" :required t))))
    ("session.didRemoveMultizoneDevice" . (:fields (:sessionId (:type "string" :required t) :deviceId (:type "string" :required t))))
    ("session.didUpdatePlaybackSession" . (:fields (:sessionId (:type "string" :required t) :playbackSession (:type "MultizonePlaybackSession" :required t))))
    ("session.didChangeVolume" . (:fields (:sessionId (:type "string" :required t) :volume (:type "DeviceVolume" :required t))))
    ("session.didChangeStatus" . (:fields (:sessionId (:type "string" :required t) :session (:type "Session" :required t))))
    ("widget.didChange" . (:fields (:widget (:type "WidgetName" :required t) :revision (:type "integer" :required t) :state (:type "WidgetStates" :required t))))
    ("widget.didTriggerExpandedController" . (:fields (:sessionId (:type "string"))))
    ("widget.didPressCustomButton" . (:fields (:widget (:type "WidgetName" :required t) :slot (:type "integer" :required t) :customId (:type "string"))))
    ("widget.didApplyStyle" . (:fields (:paths (:type "string[]" :required t) :effective (:type "map<any>" :required t)))))
  "The params of every event.")

(defconst cast-rpc-schema-server-requests
  '(("credentials.provide" . (:capability "credentialsProvider" :params (:fields (:deviceId (:type "string" :required t) :applicationId (:type "string" :required t) :sessionId (:type "string" :required t))) :result "LaunchCredentials"))
    ("discovery.provide" . (:capability "deviceProvider" :params (:fields (:category (:type "string" :required t) :isRunning (:type "boolean" :required t) :passiveScan (:type "boolean" :required t))) :result "ProvidedDevices"))
    ("image.choose" . (:capability "imagePicker" :params (:fields (:images (:type "Image[]" :required t) :metadata (:type "MediaMetadata") :hints (:type "ImageHints" :required t))) :result "ChosenImage"))
    ("image.provide" . (:capability "imageCache" :params (:fields (:url (:type "string" :required t))) :result "ProvidedImage")))
  "What the server asks.")

(define-error 'cast-rpc-error "Casting failed")

;; The server couldn't parse a message; `data` has the byte offset. The
;; connection stays open.
;; What to do: Send one JSON value a line, or Content-Length frames with the
;; right length.
(define-error 'cast-rpc-parse-error "The message is not valid JSON" 'cast-rpc-error)

;; The message is JSON, but not a JSON-RPC 2.0 request: wrong members, a wrong
;; id, an empty batch, or a second `server.initialize`.
;; What to do: Send an object with `jsonrpc`, `method`, `id` and, as an object,
;; `params`.
(define-error 'cast-rpc-invalid-request "The message is not a valid request" 'cast-rpc-error)

;; The server doesn't know this method name.
;; What to do: Compare the name with `rpc.discover`; a newer server may have the
;; method.
(define-error 'cast-rpc-method-not-found "There is no such method" 'cast-rpc-error)

;; A parameter is missing, mistyped, out of range or an unknown value;
;; `data.path` says which one and `data.reason` why.
;; What to do: Correct the parameter that `data.path` names.
(define-error 'cast-rpc-invalid-params "The parameters are not valid" 'cast-rpc-error)

;; An internal error; please report it with the log.
;; What to do: Report it with the server's log.
(define-error 'cast-rpc-internal-error "The server failed" 'cast-rpc-error)

;; `server.initialize` asked for a version that this server doesn't speak;
;; `data.supported` lists the versions it speaks.
;; What to do: Ask for one of `data.supported`, or update the client or the
;; server.
(define-error 'cast-rpc-unsupported-protocol-version "The protocol version is not supported" 'cast-rpc-error)

;; The call needs a request from the server to the client, but the client
;; declared no such capability in `server.initialize`.
;; What to do: Declare the capability in `server.initialize`, and answer the
;; server's requests.
(define-error 'cast-rpc-missing-client-capability "The client did not declare the capability that this call needs" 'cast-rpc-error)

;; A message from the client exceeds the server's limit (`data.limit`, bytes).
;; It was skipped, and the connection stays open.
;; What to do: Split the call, or start the server with a higher limit.
(define-error 'cast-rpc-message-too-large "The message is too large" 'cast-rpc-error)

;; The call arrived after `server.shutdown` or a signal.
;; What to do: Start the server again.
(define-error 'cast-rpc-shutting-down "The server is shutting down" 'cast-rpc-error)

;; The connection has reached its limit of unanswered requests; wait for replies
;; and try again.
;; What to do: Wait for answers before you send more requests.
(define-error 'cast-rpc-too-many-requests "Too many requests are in flight" 'cast-rpc-error)

;; The server closes this connection after this answer.
;; What to do: Close a connection, and connect again.
(define-error 'cast-rpc-too-many-clients "The server has reached its limit of clients" 'cast-rpc-error)

;; The client cancelled the call with `$/cancelRequest`. Messages already sent
;; to a receiver are not taken back.
;; What to do: You asked for this. Read the state before you continue: part of
;; the call may have been carried out.
(define-error 'cast-rpc-request-cancelled "The request was cancelled" 'cast-rpc-error)

;; `events.unsubscribe` or `events.poll` named a subscription that this
;; connection doesn't have, or `events.poll` named one that is pushed.
;; What to do: Use an id that `events.subscribe` returned on this connection.
(define-error 'cast-rpc-no-such-subscription "There is no such subscription" 'cast-rpc-error)

;; A connection can have 64 subscriptions.
;; What to do: End subscriptions you no longer need, or subscribe to several
;; topics at once.
(define-error 'cast-rpc-too-many-subscriptions "The connection has too many subscriptions" 'cast-rpc-error)

;; `context.create` was called after another client, or the first call that
;; needed a context, had created it. Its options don't change; `context.get`
;; shows them.
;; What to do: Call `context.create` before all other calls, or continue with
;; the options that `context.get` shows.
(define-error 'cast-rpc-already-initialized "The context exists already" 'cast-rpc-error)

;; A path in the options names a file on the server's machine that can't be read
;; or has the wrong contents; `message` says which file and why.
;; What to do: Correct the path, the file or its permissions.
(define-error 'cast-rpc-file-not-usable "A file can't be used" 'cast-rpc-error)

;; Some libraries are loaded on first use: PCRE2 by a message pattern, libcurl
;; by fetching an image. `message` names the missing library and its Debian
;; package. Calls that don't need it still work.
;; What to do: Install the library that `message` names on the server's machine,
;; then restart the server.
(define-error 'cast-rpc-library-unavailable "A library that this needs is not installed" 'cast-rpc-error)

;; No discovery source can work: there is no network interface, or the options
;; allow only the DNS-SD daemon and it doesn't answer. Devices added by address
;; still work; `discovery.diagnose` says more.
;; What to do: Connect to a network, or start avahi-daemon if the options allow
;; only the daemon; `discovery.diagnose` says what fails.
(define-error 'cast-rpc-discovery-unavailable "Devices can't be discovered here" 'cast-rpc-error)

;; No device with this id or name is known, or none appeared before the timeout.
;; What to do: Check `discovery.list`, wait longer with `discovery.find`, or add
;; the device by address.
(define-error 'cast-rpc-device-not-found "The device was not found" 'cast-rpc-error)

;; Clients can add 256 devices by address, and publish 256 others.
;; What to do: Remove devices with `discovery.removeDevice` or
;; `discovery.unpublishDevices`.
(define-error 'cast-rpc-too-many-devices "Too many devices were added" 'cast-rpc-error)

;; `discovery.registerProvider` named a category that this connection, or
;; another one, has registered.
;; What to do: Choose another category, such as your domain name reversed.
(define-error 'cast-rpc-provider-exists "The category is taken" 'cast-rpc-error)

;; This connection didn't register as a provider of the category; another one
;; may have.
;; What to do: Call `discovery.registerProvider` first.
(define-error 'cast-rpc-no-such-provider "You provide no devices of this category" 'cast-rpc-error)

;; The session id is unknown, or none was given and there is no current session.
;; What to do: Take the id from `session.list`, or start a session.
(define-error 'cast-rpc-no-such-session "There is no such session" 'cast-rpc-error)

;; The session is still connecting, or is ending.
;; What to do: Wait for `session.didStart`, then call again.
(define-error 'cast-rpc-session-not-connected "The session is not connected" 'cast-rpc-error)

;; `session.start` or `session.join` was called while this server has a session
;; with the device; `data.sessionId` names it.
;; What to do: Use the session that `data.sessionId` names, or end it first.
(define-error 'cast-rpc-session-exists "A session with this device already exists" 'cast-rpc-error)

;; The session has no connection to its device: the connection was lost and is
;; being restored, or the session was suspended by `session.suspend` or
;; `context.setAppState`. Wait for `session.didResume`, or call
;; `session.resume`.
;; What to do: Wait for `session.didResume`, or call `session.resume`.
(define-error 'cast-rpc-session-suspended "The session is suspended" 'cast-rpc-error)

;; The call names no session, the connection has no current session, and there
;; are several; `data.sessions` lists them.
;; What to do: Give `sessionId`, or choose one with `session.setCurrent`;
;; `data.sessions` lists them.
(define-error 'cast-rpc-ambiguous-session "There are several sessions; name one" 'cast-rpc-error)

;; Phase `RESOLVE`: the host name or the service could not be resolved.
;; What to do: Check that the device is switched on and in this network, or
;; correct the host's name.
(define-error 'cast-rpc-address-not-resolved "The device's address could not be resolved" 'cast-rpc-error)

;; Phase `TCP`: no route, host down, network unreachable.
;; What to do: Check that both are on the same network, and that no firewall or
;; client isolation separates them.
(define-error 'cast-rpc-device-unreachable "The device can't be reached" 'cast-rpc-error)

;; Phase `TCP`: nothing listens on the port. Check the port; groups have ports
;; of their own.
;; What to do: Correct the port (8009 for devices; groups have ports of their
;; own), or restart the device.
(define-error 'cast-rpc-connection-refused "The device refused the connection" 'cast-rpc-error)

;; Phase `TLS`: the handshake failed; `message` has OpenSSL's reason.
;; What to do: Check that the address belongs to a Cast device; the option `tls`
;; allows older versions and ciphers.
(define-error 'cast-rpc-tls-failed "The encrypted connection could not be made" 'cast-rpc-error)

;; A connecting phase (`data.phase`) exceeded its limit: the device doesn't
;; answer. Each phase except the launch may take 10 s, and all together 30 s; a
;; longer overall limit also applies to each phase.
;; What to do: Restart the device if it stays silent. For slow devices pass a
;; `timeout`, or set the context's `connectTimeout`, to more than 30 s: each
;; phase may then take that long.
(define-error 'cast-rpc-connection-timed-out "The device did not answer in time" 'cast-rpc-error)

;; The connection closed, or the device stopped responding, while the call was
;; in flight.
;; What to do: If the session reconnects (`session.didResume`), call again.
;; Otherwise check the network.
(define-error 'cast-rpc-connection-lost "The connection to the device was lost" 'cast-rpc-error)

;; Phase `AUTHENTICATE`, only with the policy REQUIRE: `data.authentication` has
;; the failed check and the device's certificates.
;; What to do: Don't send private data to this device. `data.authentication`
;; says which check failed; the policy REPORT connects anyway.
(define-error 'cast-rpc-device-authentication-failed "The device failed device authentication" 'cast-rpc-error)

;; The receiver or its app answered CLOSE: the app has ended or refuses this
;; sender.
;; What to do: Start the app again: it ended, or it refuses this sender.
(define-error 'cast-rpc-connection-rejected "The device closed the virtual connection" 'cast-rpc-error)

;; LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on
;; this device.
;; What to do: Correct the app id; an unpublished app runs on registered devices
;; only, and a device that only mirrors screens has no apps
;; (`discovery.queryAppAvailability` asks it).
(define-error 'cast-rpc-application-not-found "The receiver can't find the app" 'cast-rpc-error)

;; `session.join` found no such app or session.
;; What to do: Start the app with `session.start`.
(define-error 'cast-rpc-application-not-running "The app is not running" 'cast-rpc-error)

;; LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`).
;; What to do: Read `data.receiver`; the device may forbid the launch (parental
;; control, guest network, no screen).
(define-error 'cast-rpc-launch-failed "The receiver could not launch the app" 'cast-rpc-error)

;; LAUNCH_ERROR with CANCELLED, even after one retry.
;; What to do: Try again; someone at the TV, or another sender, may have
;; cancelled it.
(define-error 'cast-rpc-launch-cancelled "The launch was cancelled" 'cast-rpc-error)

;; The session ended while the call was in flight: another sender stopped it,
;; the app ended, or a client ended it.
;; What to do: Start a new session if you still want to cast.
(define-error 'cast-rpc-session-ended "The session ended" 'cast-rpc-error)

;; The session stays on its device and continues to play; the app launched on
;; the other device was stopped. `data.phase` is the phase that failed, and the
;; message has the reason.
;; What to do: Try again, or choose another device; the session continues where
;; it was.
(define-error 'cast-rpc-session-transfer-failed "The session could not be transferred to another device" 'cast-rpc-error)

;; The request was addressed to the device that the session has left.
;; What to do: Send the request again: it then goes to the new device.
(define-error 'cast-rpc-session-transferred "The session was transferred to another device in the meantime" 'cast-rpc-error)

;; The device is connected, but no reply arrived in time.
;; What to do: Request the status, then decide; the app may be busy, or may not
;; support the request.
(define-error 'cast-rpc-request-timed-out "The receiver did not answer the request in time" 'cast-rpc-error)

;; INVALID_REQUEST; `data.receiver.reason` has its reason.
;; What to do: Read `data.receiver.reason`; the app may not support the request,
;; or its state has changed.
(define-error 'cast-rpc-request-rejected "The receiver rejected the request" 'cast-rpc-error)

;; A Cast message is limited to 65,536 bytes; this call needed more and was not
;; sent.
;; What to do: Leave out custom data and images, or use fewer items at once.
(define-error 'cast-rpc-cast-message-too-large "The message is too large for the receiver" 'cast-rpc-error)

;; The device reports `controlType` `fixed`.
;; What to do: Set the volume at the TV or the amplifier.
(define-error 'cast-rpc-volume-fixed "The device's volume can't be changed" 'cast-rpc-error)

;; Nothing is loaded, so there is nothing to control.
;; What to do: Load something with `media.load`.
(define-error 'cast-rpc-no-media-session "There is no media session" 'cast-rpc-error)

;; The session's app doesn't list the media namespace.
;; What to do: Use an app that plays media, such as CC1AD845; `session.get`
;; lists the app's namespaces.
(define-error 'cast-rpc-media-not-supported "The app doesn't play media" 'cast-rpc-error)

;; The receiver answered LOAD_FAILED; `data.receiver.detailedErrorCode` and its
;; name say more.
;; What to do: Check that the device itself can open the URL (not localhost, a
;; certificate it trusts, CORS) and supports the content type.
(define-error 'cast-rpc-media-load-failed "The receiver could not load the media" 'cast-rpc-error)

;; LOAD_CANCELLED: another load replaced this one on the receiver.
;; What to do: A newer load replaced it; nothing to do.
(define-error 'cast-rpc-media-load-cancelled "The load was cancelled" 'cast-rpc-error)

;; The receiver answered INVALID_PLAYER_STATE.
;; What to do: Wait for a status in which the command is possible.
(define-error 'cast-rpc-invalid-player-state "The player can't do this in its current state" 'cast-rpc-error)

;; The receiver answered ERROR in the media namespace; `data.receiver` says
;; more.
;; What to do: Read `data.receiver`: it has the player's reason.
(define-error 'cast-rpc-media-error "The receiver reported a media error" 'cast-rpc-error)

;; A seek replaces an earlier seek, and a load an earlier load: only the newest
;; is carried out.
;; What to do: The newer call is carried out; nothing to do.
(define-error 'cast-rpc-request-replaced "A newer request replaced this one" 'cast-rpc-error)

;; The call asked for `preflight`, and its verdict is WILL_FAIL;
;; `data.preflight.findings` has the reasons. A device whose decoders aren't
;; known is never refused for its codecs.
;; What to do: Follow the advice of each entry in `data.preflight.findings`.
;; Without `preflight` the load is tried nevertheless.
(define-error 'cast-rpc-media-will-fail "The device can't play the media; nothing was loaded" 'cast-rpc-error)

;; The URL leads to a page, and the resolver found nothing in it that the device
;; plays, failed, or timed out. The message has the resolver's last words.
;; What to do: Check that the page has media and needs no login; a newer
;; `yt-dlp` may know the site. To load the URL itself, pass `resolve: "NEVER"`.
(define-error 'cast-rpc-page-not-resolved "No media was found in the page" 'cast-rpc-error)

;; The URL leads to a page. `yt-dlp` isn't in the server's `PATH`, or the
;; options turn it off, and no resolver of the options matches the URL.
;; What to do: Install `yt-dlp` on the server's machine, or use the media's own
;; URL.
(define-error 'cast-rpc-resolver-missing "It is a web page, and no program that finds the media in it is installed" 'cast-rpc-error)

;; The URL leads to an M3U, PLS or XSPF playlist that breaks off, is too long,
;; or has no entry with an `http` or `https` address.
;; What to do: Open the URL in a browser, and check the entries of the playlist.
(define-error 'cast-rpc-playlist-not-readable "The playlist can't be read, or has nothing to play" 'cast-rpc-error)

;; `media.skipAd`: `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or
;; `NOT_YET` with `data.remaining`. Nothing was sent.
;; What to do: Wait `data.remaining` seconds, or until the ad ends; show the
;; button only while `controls` allows it.
(define-error 'cast-rpc-ad-not-skippable "The ad can't be skipped now" 'cast-rpc-error)

;; `media.selectTracks`: none of the media's tracks is in one of the languages.
;; Nothing was sent.
;; What to do: Check the media's `tracks`, and choose one of their languages.
(define-error 'cast-rpc-no-such-track "The media has no such track" 'cast-rpc-error)

;; The app refuses requests for its queue (QUEUE_GET_ITEM_IDS, QUEUE_GET_ITEMS),
;; or never answers them.
;; What to do: Work without the list: `media.getStatus` has the items around the
;; current one, if the app reports any.
(define-error 'cast-rpc-queue-not-supported "The app doesn't let senders read its queue" 'cast-rpc-error)

;; A change of many items takes several messages to the receiver, and one of
;; them failed. `data.queue` has the number of items in the queue, the index of
;; the first missing item, the assigned ids, and the reason.
;; What to do: Continue with the items from `data.queue.failedIndex`, or load
;; the queue again.
(define-error 'cast-rpc-queue-incomplete "Only some of the items are in the queue" 'cast-rpc-error)

;; The item was removed in the meantime, or the id belongs to another queue;
;; `data.queue.missingItemIds` lists the missing ids.
;; What to do: Take ids from `queue.list`, or from the notifications about the
;; queue.
(define-error 'cast-rpc-queue-item-not-found "The queue has no such item" 'cast-rpc-error)

;; The receiver refused a change because its list changed in the meantime, and
;; the items that the change names are gone. Read the list, then decide again.
;; What to do: Read `queue.list`, then decide again.
(define-error 'cast-rpc-queue-changed "Another sender changed the queue" 'cast-rpc-error)

;; `queue.next` after the last item of a queue that doesn't repeat.
;; `queue.previous` has no such end: the Default Media Receiver begins the first
;; item again.
;; What to do: There is no further item; set a repeat mode to start over.
(define-error 'cast-rpc-end-of-queue "There is no further item in the queue" 'cast-rpc-error)

;; A namespace is `urn:x-cast:` and a name, 128 bytes at most, without spaces
;; and control characters.
;; What to do: Use `urn:x-cast:` and a name of your own, such as
;; `urn:x-cast:com.example.game`.
(define-error 'cast-rpc-invalid-namespace "This namespace can't be used for a channel" 'cast-rpc-error)

;; `urn:x-cast:com.google.cast.` followed by `tp.`…, `receiver`, `media`,
;; `multizone`, `setup`, `remoting` or `webrtc`, and everything below them, are
;; reserved for the server. Other namespaces under `com.google.cast` are
;; allowed.
;; What to do: Use the methods of `media`, `queue` and `session`, or a namespace
;; of your own.
(define-error 'cast-rpc-reserved-namespace "The namespace belongs to the framework" 'cast-rpc-error)

;; `channel.add` was called twice with the same namespace and session on one
;; connection. Channels of other clients don't matter.
;; What to do: Use the existing channel; `channel.list` shows it.
(define-error 'cast-rpc-channel-exists "You already have this channel" 'cast-rpc-error)

;; The connection didn't add a channel for this namespace, or not for this
;; session.
;; What to do: Call `channel.add` first.
(define-error 'cast-rpc-no-such-channel "You have no such channel" 'cast-rpc-error)

;; The session is connected, but its app doesn't list the namespace; nothing was
;; sent. `channel.didConnect` reports when that changes.
;; What to do: Wait for `channel.didConnect`, or check that the right app runs.
(define-error 'cast-rpc-channel-not-connected "The channel is not connected" 'cast-rpc-error)

;; More than 1 MiB is queued for a device that reads too slowly; nothing was
;; sent. Send again after `channel.didChangeWritable`.
;; What to do: Wait for `channel.didChangeWritable`, then send again.
(define-error 'cast-rpc-send-buffer-full "The device reads too slowly" 'cast-rpc-error)

;; The value is not a URL, or it is plain HTTP, a host on a private network or
;; on this machine, or a redirect to one of these; `data.reason` is
;; `invalidURL`, `plainHTTPRefused`, `addressRefused` or `redirectRefused`.
;; `ImageFetchOptions` can allow more.
;; What to do: Use an HTTPS URL on the public internet, or allow such addresses
;; with the options of `image.fetch` or of the context.
(define-error 'cast-rpc-image-url-refused "The image's URL may not be fetched" 'cast-rpc-error)

;; Its server can't be reached, isn't trusted, takes too long or answers with an
;; error, and no copy is cached; `data.reason` is `badStatus` (then
;; `data.status` is the status), `unreachable`, `tlsFailed`, `timedOut` or
;; `notCached`.
;; What to do: Check that the URL opens in a browser; try again later.
(define-error 'cast-rpc-image-unavailable "The image could not be fetched" 'cast-rpc-error)

;; It has more bytes than `ImageFetchOptions.maximumBytes`, or more than 100
;; million pixels.
;; What to do: Choose a smaller image with `image.pick`, or raise
;; `maximumBytes`.
(define-error 'cast-rpc-image-too-large "The image is too large" 'cast-rpc-error)

;; The data is not PNG, JPEG, GIF, WebP, BMP or AVIF, or doesn't match the type
;; that the server declares, or it is SVG, which must be allowed explicitly.
;; What to do: Use PNG, JPEG, GIF, WebP, BMP or AVIF, or allow SVG if you trust
;; its source.
(define-error 'cast-rpc-image-type-refused "The data is not an image of an accepted type" 'cast-rpc-error)

;; The cache's folder can't be written: no space, no permission, no such folder,
;; or locked for too long by another server.
;; What to do: Free disk space, correct the folder's permissions, or name
;; another folder in the options.
(define-error 'cast-rpc-image-cache-unavailable "The image cache can't be used" 'cast-rpc-error)

;; `widget.pressButton` and similar calls: nothing plays, a request is in
;; flight, the receiver doesn't support the command, or the slot is empty. The
;; widget's state says when the control is enabled.
;; What to do: Wait until the widget's state shows the control as enabled.
(define-error 'cast-rpc-control-disabled "The control can't be used now" 'cast-rpc-error)

;; A limit of the server was reached; `message` names it.
;; What to do: Use fewer of what `message` names, or raise the limit.
(define-error 'cast-rpc-internal-limit-reached "A limit of the server was reached" 'cast-rpc-error)

;; A `player` call named no device although discovery knows several, there is no
;; default device, and this connection has no current session; or several
;; devices have the given name. `data.answered` has their names.
;; What to do: Pass `device`, or set a default with `player.setDefault`.
(define-error 'cast-rpc-ambiguous-device "There are several devices, and the call names none" 'cast-rpc-error)

;; `player.interrupt`: the app couldn't be launched again, refused its media, or
;; another sender took over the device in the meantime. `data.reason` has the
;; name of the error that prevented it.
;; What to do: Play it again with `player.play`.
(define-error 'cast-rpc-playback-not-restored "The announcement was played, but the previous playback couldn't be restored" 'cast-rpc-error)

;; A path or `file:` URL that is to be cast doesn't exist; `message` names it.
;; Not for files that options name: those are FileNotUsable.
;; What to do: Check the path: it must be absolute, and on the server's machine.
(define-error 'cast-rpc-file-not-found "There is no such file" 'cast-rpc-error)

;; The server isn't permitted to read a file or folder that is to be cast, or
;; reading it failed.
;; What to do: Give the server's user permission to read the file and its
;; folders.
(define-error 'cast-rpc-file-not-readable "The file can't be read" 'cast-rpc-error)

;; A path leads to something that no receiver plays: a file that is neither
;; video, sound, picture nor subtitles, a folder or playlist without such files
;; or with too many, a device, or subtitles that can't be converted.
;; What to do: Give a media file, a folder of media files, or an M3U or PLS
;; playlist.
(define-error 'cast-rpc-file-not-playable "The file can't be cast" 'cast-rpc-error)

;; `serve.unpublish` names a publication that never existed, or has ended.
;; What to do: `serve.list` returns the publications.
(define-error 'cast-rpc-no-such-publication "There is no such publication" 'cast-rpc-error)

;; The server can't listen for the receiver: the port of `options.serving.port`
;; is taken, or there is no address by which the receiver reaches this machine.
;; What to do: Choose another port, or 0; check that the server's machine and
;; the receiver share a network.
(define-error 'cast-rpc-serving-unavailable "Files can't be served to this receiver" 'cast-rpc-error)

;; `record.stop` names a recording that never existed, or has ended.
;; What to do: `record.list` returns the recordings that run.
(define-error 'cast-rpc-no-such-recording "There is no such recording" 'cast-rpc-error)

(defconst cast-rpc-schema-errors
  '(("ParseError" cast-rpc-parse-error :code -32700 :retryable nil :advice "Send one JSON value a line, or Content-Length frames with the right length.")
    ("InvalidRequest" cast-rpc-invalid-request :code -32600 :retryable nil :advice "Send an object with `jsonrpc`, `method`, `id` and, as an object, `params`.")
    ("MethodNotFound" cast-rpc-method-not-found :code -32601 :retryable nil :advice "Compare the name with `rpc.discover`; a newer server may have the method.")
    ("InvalidParams" cast-rpc-invalid-params :code -32602 :retryable nil :advice "Correct the parameter that `data.path` names.")
    ("InternalError" cast-rpc-internal-error :code -32603 :retryable nil :advice "Report it with the server's log.")
    ("UnsupportedProtocolVersion" cast-rpc-unsupported-protocol-version :code -32010 :retryable nil :advice "Ask for one of `data.supported`, or update the client or the server.")
    ("MissingClientCapability" cast-rpc-missing-client-capability :code -32011 :retryable nil :advice "Declare the capability in `server.initialize`, and answer the server's requests.")
    ("MessageTooLarge" cast-rpc-message-too-large :code -32012 :retryable nil :advice "Split the call, or start the server with a higher limit.")
    ("ShuttingDown" cast-rpc-shutting-down :code -32013 :retryable nil :advice "Start the server again.")
    ("TooManyRequests" cast-rpc-too-many-requests :code -32014 :retryable t :advice "Wait for answers before you send more requests.")
    ("TooManyClients" cast-rpc-too-many-clients :code -32015 :retryable t :advice "Close a connection, and connect again.")
    ("RequestCancelled" cast-rpc-request-cancelled :code -32800 :retryable nil :advice "You asked for this. Read the state before you continue: part of the call may have been carried out.")
    ("NoSuchSubscription" cast-rpc-no-such-subscription :code 1001 :retryable nil :advice "Use an id that `events.subscribe` returned on this connection.")
    ("TooManySubscriptions" cast-rpc-too-many-subscriptions :code 1002 :retryable nil :advice "End subscriptions you no longer need, or subscribe to several topics at once.")
    ("AlreadyInitialized" cast-rpc-already-initialized :code 1501 :retryable nil :advice "Call `context.create` before all other calls, or continue with the options that `context.get` shows.")
    ("FileNotUsable" cast-rpc-file-not-usable :code 1502 :retryable nil :advice "Correct the path, the file or its permissions.")
    ("LibraryUnavailable" cast-rpc-library-unavailable :code 1503 :retryable nil :advice "Install the library that `message` names on the server's machine, then restart the server.")
    ("DiscoveryUnavailable" cast-rpc-discovery-unavailable :code 2001 :retryable t :advice "Connect to a network, or start avahi-daemon if the options allow only the daemon; `discovery.diagnose` says what fails.")
    ("DeviceNotFound" cast-rpc-device-not-found :code 2002 :retryable t :advice "Check `discovery.list`, wait longer with `discovery.find`, or add the device by address.")
    ("TooManyDevices" cast-rpc-too-many-devices :code 2003 :retryable nil :advice "Remove devices with `discovery.removeDevice` or `discovery.unpublishDevices`.")
    ("ProviderExists" cast-rpc-provider-exists :code 2004 :retryable nil :advice "Choose another category, such as your domain name reversed.")
    ("NoSuchProvider" cast-rpc-no-such-provider :code 2005 :retryable nil :advice "Call `discovery.registerProvider` first.")
    ("NoSuchSession" cast-rpc-no-such-session :code 3001 :retryable nil :advice "Take the id from `session.list`, or start a session.")
    ("SessionNotConnected" cast-rpc-session-not-connected :code 3002 :retryable t :advice "Wait for `session.didStart`, then call again.")
    ("SessionExists" cast-rpc-session-exists :code 3003 :retryable nil :advice "Use the session that `data.sessionId` names, or end it first.")
    ("SessionSuspended" cast-rpc-session-suspended :code 3004 :retryable t :advice "Wait for `session.didResume`, or call `session.resume`.")
    ("AmbiguousSession" cast-rpc-ambiguous-session :code 3005 :retryable nil :advice "Give `sessionId`, or choose one with `session.setCurrent`; `data.sessions` lists them.")
    ("AddressNotResolved" cast-rpc-address-not-resolved :code 3010 :retryable t :advice "Check that the device is switched on and in this network, or correct the host's name.")
    ("DeviceUnreachable" cast-rpc-device-unreachable :code 3011 :retryable t :advice "Check that both are on the same network, and that no firewall or client isolation separates them.")
    ("ConnectionRefused" cast-rpc-connection-refused :code 3012 :retryable t :advice "Correct the port (8009 for devices; groups have ports of their own), or restart the device.")
    ("TLSFailed" cast-rpc-tls-failed :code 3013 :retryable nil :advice "Check that the address belongs to a Cast device; the option `tls` allows older versions and ciphers.")
    ("ConnectionTimedOut" cast-rpc-connection-timed-out :code 3014 :retryable t :advice "Restart the device if it stays silent. For slow devices pass a `timeout`, or set the context's `connectTimeout`, to more than 30 s: each phase may then take that long.")
    ("ConnectionLost" cast-rpc-connection-lost :code 3015 :retryable t :advice "If the session reconnects (`session.didResume`), call again. Otherwise check the network.")
    ("DeviceAuthenticationFailed" cast-rpc-device-authentication-failed :code 3017 :retryable nil :advice "Don't send private data to this device. `data.authentication` says which check failed; the policy REPORT connects anyway.")
    ("ConnectionRejected" cast-rpc-connection-rejected :code 3016 :retryable t :advice "Start the app again: it ended, or it refuses this sender.")
    ("ApplicationNotFound" cast-rpc-application-not-found :code 3020 :retryable nil :advice "Correct the app id; an unpublished app runs on registered devices only, and a device that only mirrors screens has no apps (`discovery.queryAppAvailability` asks it).")
    ("ApplicationNotRunning" cast-rpc-application-not-running :code 3021 :retryable nil :advice "Start the app with `session.start`.")
    ("LaunchFailed" cast-rpc-launch-failed :code 3022 :retryable nil :advice "Read `data.receiver`; the device may forbid the launch (parental control, guest network, no screen).")
    ("LaunchCancelled" cast-rpc-launch-cancelled :code 3023 :retryable t :advice "Try again; someone at the TV, or another sender, may have cancelled it.")
    ("SessionEnded" cast-rpc-session-ended :code 3024 :retryable nil :advice "Start a new session if you still want to cast.")
    ("SessionTransferFailed" cast-rpc-session-transfer-failed :code 3025 :retryable t :advice "Try again, or choose another device; the session continues where it was.")
    ("SessionTransferred" cast-rpc-session-transferred :code 3026 :retryable t :advice "Send the request again: it then goes to the new device.")
    ("RequestTimedOut" cast-rpc-request-timed-out :code 3030 :retryable t :advice "Request the status, then decide; the app may be busy, or may not support the request.")
    ("RequestRejected" cast-rpc-request-rejected :code 3031 :retryable nil :advice "Read `data.receiver.reason`; the app may not support the request, or its state has changed.")
    ("CastMessageTooLarge" cast-rpc-cast-message-too-large :code 3032 :retryable nil :advice "Leave out custom data and images, or use fewer items at once.")
    ("VolumeFixed" cast-rpc-volume-fixed :code 3033 :retryable nil :advice "Set the volume at the TV or the amplifier.")
    ("NoMediaSession" cast-rpc-no-media-session :code 4001 :retryable nil :advice "Load something with `media.load`.")
    ("MediaNotSupported" cast-rpc-media-not-supported :code 4002 :retryable nil :advice "Use an app that plays media, such as CC1AD845; `session.get` lists the app's namespaces.")
    ("MediaLoadFailed" cast-rpc-media-load-failed :code 4003 :retryable nil :advice "Check that the device itself can open the URL (not localhost, a certificate it trusts, CORS) and supports the content type.")
    ("MediaLoadCancelled" cast-rpc-media-load-cancelled :code 4004 :retryable nil :advice "A newer load replaced it; nothing to do.")
    ("InvalidPlayerState" cast-rpc-invalid-player-state :code 4005 :retryable nil :advice "Wait for a status in which the command is possible.")
    ("MediaError" cast-rpc-media-error :code 4006 :retryable nil :advice "Read `data.receiver`: it has the player's reason.")
    ("RequestReplaced" cast-rpc-request-replaced :code 4007 :retryable nil :advice "The newer call is carried out; nothing to do.")
    ("MediaWillFail" cast-rpc-media-will-fail :code 4008 :retryable nil :advice "Follow the advice of each entry in `data.preflight.findings`. Without `preflight` the load is tried nevertheless.")
    ("PageNotResolved" cast-rpc-page-not-resolved :code 4009 :retryable nil :advice "Check that the page has media and needs no login; a newer `yt-dlp` may know the site. To load the URL itself, pass `resolve: \"NEVER\"`.")
    ("ResolverMissing" cast-rpc-resolver-missing :code 4010 :retryable nil :advice "Install `yt-dlp` on the server's machine, or use the media's own URL.")
    ("PlaylistNotReadable" cast-rpc-playlist-not-readable :code 4011 :retryable nil :advice "Open the URL in a browser, and check the entries of the playlist.")
    ("AdNotSkippable" cast-rpc-ad-not-skippable :code 4020 :retryable nil :advice "Wait `data.remaining` seconds, or until the ad ends; show the button only while `controls` allows it.")
    ("NoSuchTrack" cast-rpc-no-such-track :code 4021 :retryable nil :advice "Check the media's `tracks`, and choose one of their languages.")
    ("QueueNotSupported" cast-rpc-queue-not-supported :code 4101 :retryable nil :advice "Work without the list: `media.getStatus` has the items around the current one, if the app reports any.")
    ("QueueIncomplete" cast-rpc-queue-incomplete :code 4102 :retryable nil :advice "Continue with the items from `data.queue.failedIndex`, or load the queue again.")
    ("QueueItemNotFound" cast-rpc-queue-item-not-found :code 4103 :retryable nil :advice "Take ids from `queue.list`, or from the notifications about the queue.")
    ("QueueChanged" cast-rpc-queue-changed :code 4104 :retryable t :advice "Read `queue.list`, then decide again.")
    ("EndOfQueue" cast-rpc-end-of-queue :code 4105 :retryable nil :advice "There is no further item; set a repeat mode to start over.")
    ("InvalidNamespace" cast-rpc-invalid-namespace :code 6001 :retryable nil :advice "Use `urn:x-cast:` and a name of your own, such as `urn:x-cast:com.example.game`.")
    ("ReservedNamespace" cast-rpc-reserved-namespace :code 6002 :retryable nil :advice "Use the methods of `media`, `queue` and `session`, or a namespace of your own.")
    ("ChannelExists" cast-rpc-channel-exists :code 6003 :retryable nil :advice "Use the existing channel; `channel.list` shows it.")
    ("NoSuchChannel" cast-rpc-no-such-channel :code 6004 :retryable nil :advice "Call `channel.add` first.")
    ("ChannelNotConnected" cast-rpc-channel-not-connected :code 6005 :retryable t :advice "Wait for `channel.didConnect`, or check that the right app runs.")
    ("SendBufferFull" cast-rpc-send-buffer-full :code 6006 :retryable t :advice "Wait for `channel.didChangeWritable`, then send again.")
    ("ImageURLRefused" cast-rpc-image-url-refused :code 7001 :retryable nil :advice "Use an HTTPS URL on the public internet, or allow such addresses with the options of `image.fetch` or of the context.")
    ("ImageUnavailable" cast-rpc-image-unavailable :code 7002 :retryable t :advice "Check that the URL opens in a browser; try again later.")
    ("ImageTooLarge" cast-rpc-image-too-large :code 7003 :retryable nil :advice "Choose a smaller image with `image.pick`, or raise `maximumBytes`.")
    ("ImageTypeRefused" cast-rpc-image-type-refused :code 7004 :retryable nil :advice "Use PNG, JPEG, GIF, WebP, BMP or AVIF, or allow SVG if you trust its source.")
    ("ImageCacheUnavailable" cast-rpc-image-cache-unavailable :code 7005 :retryable t :advice "Free disk space, correct the folder's permissions, or name another folder in the options.")
    ("ControlDisabled" cast-rpc-control-disabled :code 8001 :retryable t :advice "Wait until the widget's state shows the control as enabled.")
    ("InternalLimitReached" cast-rpc-internal-limit-reached :code 9001 :retryable nil :advice "Use fewer of what `message` names, or raise the limit.")
    ("AmbiguousDevice" cast-rpc-ambiguous-device :code 5001 :retryable nil :advice "Pass `device`, or set a default with `player.setDefault`.")
    ("PlaybackNotRestored" cast-rpc-playback-not-restored :code 5002 :retryable nil :advice "Play it again with `player.play`.")
    ("FileNotFound" cast-rpc-file-not-found :code 10001 :retryable nil :advice "Check the path: it must be absolute, and on the server's machine.")
    ("FileNotReadable" cast-rpc-file-not-readable :code 10002 :retryable nil :advice "Give the server's user permission to read the file and its folders.")
    ("FileNotPlayable" cast-rpc-file-not-playable :code 10003 :retryable nil :advice "Give a media file, a folder of media files, or an M3U or PLS playlist.")
    ("NoSuchPublication" cast-rpc-no-such-publication :code 10004 :retryable nil :advice "`serve.list` returns the publications.")
    ("ServingUnavailable" cast-rpc-serving-unavailable :code 10005 :retryable t :advice "Choose another port, or 0; check that the server's machine and the receiver share a network.")
    ("NoSuchRecording" cast-rpc-no-such-recording :code 11001 :retryable nil :advice "`record.list` returns the recordings that run."))
  "The conditions that errors of the server become, by name.")

(defconst cast-rpc-schema-values-of-device-authentication-policy
  '("OFF" "REPORT" "REQUIRE")
  "The values of DeviceAuthenticationPolicy.

Whether devices must authenticate.

- \"OFF\": No device is asked.
- \"REPORT\": Every device is asked and connected to, with any result;
  ‘Session.authentication’ has it.
- \"REQUIRE\": A device that isn't authentic is not connected to:
  ‘DeviceAuthenticationFailed’.")

(defconst cast-rpc-schema-values-of-revocation-policy
  '("IGNORE" "OPTIONAL" "REQUIRED")
  "The values of RevocationPolicy.

How revocation lists are used.

- \"IGNORE\": Revocation lists are ignored.
- \"OPTIONAL\": Certificates that a valid list revokes are refused; a
  missing list is accepted. Hardly any device sends one.
- \"REQUIRED\": A valid list is required: the device's own, or ‘crlFile’.")

(defconst cast-rpc-schema-values-of-authentication-verdict
  '("AUTHENTIC" "EXPIRED" "NOT_AUTHENTIC" "UNANSWERED")
  "The values of AuthenticationVerdict.

The result of device authentication.

- \"AUTHENTIC\": Every check holds: the device has a key that Google (or a
  root in ‘trustedRootsFile’) certified. It proves no more: such keys have
  been taken out of apps.
- \"EXPIRED\": All checks but those of dates pass: a certificate has
  expired, or a clock is wrong.
- \"NOT_AUTHENTIC\": A check other than those of dates fails.
- \"UNANSWERED\": The device gave no proof.")

(defconst cast-rpc-schema-values-of-authentication-check
  '("NO_REPLY" "DEVICE_ERROR" "REPLY_MALFORMED" "NONCE" "ALGORITHM" "SIGNATURE" "TLS_CERTIFICATE" "TLS_CERTIFICATE_NOT_YET_VALID" "TLS_CERTIFICATE_EXPIRED" "TLS_CERTIFICATE_LIFETIME" "CERTIFICATE_MALFORMED" "UNTRUSTED_ROOT" "CERTIFICATE_SIGNATURE" "CERTIFICATE_ALGORITHM" "PATH_LENGTH" "BASIC_CONSTRAINTS" "KEY_USAGE" "KEY_SIZE" "NAME_CONSTRAINTS" "CRITICAL_EXTENSION" "CERTIFICATE_CHAIN" "DEVICE_CERTIFICATE_NOT_YET_VALID" "DEVICE_CERTIFICATE_EXPIRED" "INTERMEDIATE_NOT_YET_VALID" "INTERMEDIATE_EXPIRED" "AUDIO_ONLY" "CRL_MISSING" "CRL_INVALID" "REVOKED")
  "The values of AuthenticationCheck.

One of the checks of device authentication.

- \"NO_REPLY\": No answer came in time.
- \"DEVICE_ERROR\": The device answered with an error.
- \"REPLY_MALFORMED\": The answer can't be read.
- \"NONCE\": The answer repeats another challenge (a replay), or none
  although the options require it.
- \"ALGORITHM\": The signature's hash or kind is not accepted.
- \"SIGNATURE\": The device's key didn't sign this connection: another host
  intercepts it or imitates the device.
- \"TLS_CERTIFICATE\": The TLS certificate is missing or malformed.
- \"TLS_CERTIFICATE_NOT_YET_VALID\": The TLS certificate isn't valid yet, or
  a clock is wrong.
- \"TLS_CERTIFICATE_EXPIRED\": The TLS certificate has expired, or a clock
  is wrong.
- \"TLS_CERTIFICATE_LIFETIME\": The TLS certificate is valid for more than
  four days.
- \"CERTIFICATE_MALFORMED\": A certificate of the chain can't be read.
- \"UNTRUSTED_ROOT\": The chain leads to no trusted root.
- \"CERTIFICATE_SIGNATURE\": A certificate of the chain wasn't signed by its
  issuer.
- \"CERTIFICATE_ALGORITHM\": A certificate of the chain isn't signed with
  RSA and SHA.
- \"PATH_LENGTH\": The chain is longer than one of its certificates allows.
- \"BASIC_CONSTRAINTS\": An issuer isn't a certificate authority.
- \"KEY_USAGE\": The device's key isn't for signatures, or an issuer's isn't
  for certificates.
- \"KEY_SIZE\": A key isn't RSA, or has fewer than 2048 bits.
- \"NAME_CONSTRAINTS\": A name is outside its issuer's name constraints.
- \"CRITICAL_EXTENSION\": A certificate has a critical extension that isn't
  understood.
- \"CERTIFICATE_CHAIN\": The chain is invalid for another reason.
- \"DEVICE_CERTIFICATE_NOT_YET_VALID\": The device's certificate isn't valid
  yet, or this machine's clock is wrong.
- \"DEVICE_CERTIFICATE_EXPIRED\": The device's certificate has expired.
- \"INTERMEDIATE_NOT_YET_VALID\": An intermediate certificate isn't valid
  yet, or this machine's clock is wrong.
- \"INTERMEDIATE_EXPIRED\": An intermediate certificate has expired, as
  Google's own did on 9 March 2025.
- \"AUDIO_ONLY\": The device claims to have a screen, but its certificate is
  for devices without one.
- \"CRL_MISSING\": A revocation list is required but missing.
- \"CRL_INVALID\": The revocation list can't be read, isn't signed by an
  authorized key, or is out of date.
- \"REVOKED\": A certificate of the chain is revoked.")

(defconst cast-rpc-schema-values-of-channel-disconnect-reason
  '("SESSION_SUSPENDED" "SESSION_ENDED" "NOT_LISTED" "REMOVED")
  "The values of ChannelDisconnectReason.

Why a channel is no longer connected.

- \"SESSION_SUSPENDED\": The session is suspended; the channel connects
  again when it is resumed.
- \"SESSION_ENDED\": The session is over, or ending.
- \"NOT_LISTED\": The app no longer lists the namespace.
- \"REMOVED\": The client removed the channel.")

(defconst cast-rpc-schema-values-of-cast-state
  '("NO_DEVICES_AVAILABLE" "NOT_CONNECTED" "CONNECTING" "CONNECTED")
  "The values of CastState.

Whether there are devices, and a session.

- \"NO_DEVICES_AVAILABLE\": No device is known.
- \"NOT_CONNECTED\": There are devices, but no session.
- \"CONNECTING\": A session is starting.
- \"CONNECTED\": At least one session is connected.")

(defconst cast-rpc-schema-values-of-app-state
  '("FOREGROUND" "BACKGROUND")
  "The values of AppState.

Whether the casting program is in the foreground.

- \"FOREGROUND\": It is in the foreground.
- \"BACKGROUND\": It is hidden or inactive.")

(defconst cast-rpc-schema-values-of-tls-version
  '("TLS_1_0" "TLS_1_1" "TLS_1_2" "TLS_1_3")
  "The values of TLSVersion.

A version of TLS.

- \"TLS_1_0\": TLS 1.0, of the oldest sets.
- \"TLS_1_1\": TLS 1.1.
- \"TLS_1_2\": TLS 1.2, usual.
- \"TLS_1_3\": TLS 1.3, of new devices.")

(defconst cast-rpc-schema-values-of-convert-mode
  '("IF_NEEDED" "NEVER" "ALWAYS")
  "The values of ConvertMode.

The condition on which a file of the server's machine is converted during
playback. Conversion needs the programs ‘ffmpeg’ and ‘ffprobe’.

- \"IF_NEEDED\": If the device is known not to play it. Files that may play
  are not converted.
- \"NEVER\": Never.
- \"ALWAYS\": Always: video and audio are encoded anew, for files that a
  device refuses although it should play them.")

(defconst cast-rpc-schema-values-of-encoder-choice
  '("AUTO" "SOFTWARE")
  "The values of EncoderChoice.

The encoders that may encode video.

- \"AUTO\": The graphics hardware of the server's machine, if it encoded a
  picture when it was first needed (VA-API, NVENC, V4L2); else the
  processors.
- \"SOFTWARE\": The processors alone (libx264).")

(defconst cast-rpc-schema-values-of-picture-encoder
  '("SOFTWARE" "VAAPI" "NVENC" "V4L2")
  "The values of PictureEncoder.

An encoder of video.

- \"SOFTWARE\": The processors, with libx264.
- \"VAAPI\": Graphics hardware of Intel or AMD, through VA-API.
- \"NVENC\": Graphics hardware of NVIDIA.
- \"V4L2\": The video hardware of a small computer, through Video4Linux.")

(defconst cast-rpc-schema-values-of-conversion-step
  '("OTHER_CONTAINER" "OTHER_SOUND" "OTHER_PICTURES" "BURNED_SUBTITLES")
  "The values of ConversionStep.

A step of a conversion, in order of cost.

- \"OTHER_CONTAINER\": The streams are copied into another container, at
  almost no cost.
- \"OTHER_SOUND\": The audio is encoded anew as stereo AAC, with a few
  percent of a processor.
- \"OTHER_PICTURES\": The video is encoded anew as H.264, which may take
  several processors.
- \"BURNED_SUBTITLES\": Subtitles are burned into the video.")

(defconst cast-rpc-schema-values-of-device-type
  '("TV" "SPEAKER" "SPEAKER_GROUP" "GENERIC")
  "The values of DeviceType.

The type of device.

- \"TV\": It has a screen.
- \"SPEAKER\": It has no screen.
- \"SPEAKER_GROUP\": Several speakers that play as one.
- \"GENERIC\": Not known.")

(defconst cast-rpc-schema-values-of-device-source
  '("DNS_SD" "CONFIGURED" "CACHED" "PROVIDED")
  "The values of DeviceSource.

How the device was found.

- \"DNS_SD\": By DNS-SD on the local network.
- \"CONFIGURED\": A client gave its address.
- \"CACHED\": An earlier run saw it; this one hasn't yet.
- \"PROVIDED\": A client that provides devices published it
  (‘discovery.publishDevices’).")

(defconst cast-rpc-schema-values-of-device-capability
  '("VIDEO_OUT" "VIDEO_IN" "AUDIO_OUT" "AUDIO_IN" "DEVELOPER_MODE" "MULTIZONE_GROUP" "DYNAMIC_GROUP" "MULTI_CHANNEL_GROUP" "MULTI_CHANNEL_MEMBER" "MASTER_OR_FIXED_VOLUME" "ATTENUATION_OR_FIXED_VOLUME" "DYNAMIC_GROUPING_SUPPORTED")
  "The values of DeviceCapability.

A capability of a device.

- \"VIDEO_OUT\": It has a display.
- \"VIDEO_IN\": It has a camera.
- \"AUDIO_OUT\": It has speakers.
- \"AUDIO_IN\": It has a microphone.
- \"DEVELOPER_MODE\": It is in developer mode.
- \"MULTIZONE_GROUP\": It is a group of devices.
- \"DYNAMIC_GROUP\": It is a group that was made on the fly.
- \"MULTI_CHANNEL_GROUP\": It is a group whose members play different
  channels (a stereo pair).
- \"MULTI_CHANNEL_MEMBER\": It is a member of a multi-channel group.
- \"MASTER_OR_FIXED_VOLUME\": It has a master volume or a fixed one.
- \"ATTENUATION_OR_FIXED_VOLUME\": It has an attenuation volume or a fixed
  one.
- \"DYNAMIC_GROUPING_SUPPORTED\": It can be joined to a group on the fly.")

(defconst cast-rpc-schema-values-of-description-path
  '("HTTP" "HTTPS" "SETUP_CHANNEL")
  "The values of DescriptionPath.

A path on which a device answers questions about itself.

- \"HTTP\": Plain HTTP at port 8008. Many devices leave out their model and
  their groups there.
- \"HTTPS\": HTTPS at port 8443, with the device's own certificate.
- \"SETUP_CHANNEL\": The namespace ‘urn:x-cast:com.google.cast.setup’ of a
  Cast connection.")

(defconst cast-rpc-schema-values-of-discovery-source-kind
  '("AUTOMATIC" "AVAHI" "EMBEDDED")
  "The values of DiscoverySourceKind.

How the network is queried.

- \"AUTOMATIC\": By both of the others at the same time.
- \"AVAHI\": The Avahi daemon, through DNS-SD.
- \"EMBEDDED\": The server's own multicast DNS, which needs no daemon.")

(defconst cast-rpc-schema-values-of-daemon-state
  '("NOT_ASKED" "AVAILABLE" "UNAVAILABLE")
  "The values of DaemonState.

The state of the DNS-SD daemon; discovery doesn't depend on it.

- \"NOT_ASKED\": The options exclude it.
- \"AVAILABLE\": It answers.
- \"UNAVAILABLE\": It doesn't answer: not installed, not running, or not
  reachable over D-Bus.")

(defconst cast-rpc-schema-values-of-probe-phase
  '("RESOLVE" "TCP" "TLS" "AUTHENTICATE" "CONNECT" "RECEIVER_STATUS")
  "The values of ProbePhase.

A step of a probe, in order.

- \"RESOLVE\": Looking up the host's name.
- \"TCP\": Connecting.
- \"TLS\": Encrypting.
- \"AUTHENTICATE\": Asking the device to prove that Google made it.
- \"CONNECT\": Opening the virtual connection.
- \"RECEIVER_STATUS\": Asking for the receiver's status.")

(defconst cast-rpc-schema-values-of-probe-outcome
  '("PASSED" "FAILED" "SKIPPED")
  "The values of ProbeOutcome.

The result of a probe's step.

- \"PASSED\": It succeeded.
- \"FAILED\": It failed.
- \"SKIPPED\": It wasn't tried: an earlier step failed, or it wasn't
  requested.")

(defconst cast-rpc-schema-values-of-left-out-reason
  '("APPLICATION_UNAVAILABLE" "APPLICATION_UNKNOWN" "NAMESPACES_MISSING" "INTERFACE")
  "The values of LeftOutReason.

Why an announced service isn't in a client's device list.

- \"APPLICATION_UNAVAILABLE\": It denied having any of the wanted apps.
- \"APPLICATION_UNKNOWN\": It announces none of the wanted apps, and hasn't
  answered whether it has one.
- \"NAMESPACES_MISSING\": It runs no app that is known to support the wanted
  namespaces.
- \"INTERFACE\": It was seen only on a network interface that isn't used.")

(defconst cast-rpc-schema-values-of-device-cache-state
  '("OFF" "ABSENT" "LOADED" "STALE" "OTHER_VERSION" "CORRUPT" "UNREADABLE")
  "The values of DeviceCacheState.

The result of reading the saved devices at start.

- \"OFF\": Devices aren't saved.
- \"ABSENT\": There is no file.
- \"LOADED\": Saved devices were loaded.
- \"STALE\": The saved devices are too old.
- \"OTHER_VERSION\": The file has another version.
- \"CORRUPT\": The file is damaged.
- \"UNREADABLE\": The file can't be read.")

(defconst cast-rpc-schema-values-of-discovery-finding
  '("STOPPED" "DAEMON_UNREACHABLE" "NO_USABLE_INTERFACE" "MULTICAST_BLOCKED" "NO_ANSWERS" "UNRESOLVED_SERVICES" "DEVICES_UNREACHABLE" "ALL_LEFT_OUT" "HEALTHY")
  "The values of DiscoveryFinding.

The verdict of a diagnosis; more values may be added.

- \"STOPPED\": Discovery doesn't run.
- \"DAEMON_UNREACHABLE\": The DNS-SD daemon doesn't answer.
- \"NO_USABLE_INTERFACE\": No network interface can carry discovery.
- \"MULTICAST_BLOCKED\": This machine blocks multicast DNS: queries can't be
  sent, or aren't looped back to this machine, as they are unless a firewall
  filters UDP port 5353.
- \"NO_ANSWERS\": Queries are sent, but no device answers.
- \"UNRESOLVED_SERVICES\": Devices are announced, but their addresses
  aren't.
- \"DEVICES_UNREACHABLE\": Devices answer, but none of those that were tried
  accepts a connection.
- \"ALL_LEFT_OUT\": Devices are announced, but none matches this client's
  criteria.
- \"HEALTHY\": Devices answer and accept connections.")

(defconst cast-rpc-schema-values-of-reach-outcome
  '("REACHED" "REFUSED" "NO_ROUTE" "SILENT" "UNRESOLVED")
  "The values of ReachOutcome.

The result of a connection over TCP.

- \"REACHED\": Something listens there.
- \"REFUSED\": The host answers, but no program listens on the port.
- \"NO_ROUTE\": The host can't be reached: there is no route, or no host of
  the local network has the address.
- \"SILENT\": Nothing answered in time.
- \"UNRESOLVED\": The host's name has no address.")

(defconst cast-rpc-schema-values-of-image-hint-type
  '("CUSTOM" "CAST_DIALOG" "MINI_CONTROLLER" "BACKGROUND")
  "The values of ImageHintType.

Where an image is shown.

- \"CUSTOM\": A place of the program's choice.
- \"CAST_DIALOG\": In the dialog of the Cast button.
- \"MINI_CONTROLLER\": In the small controller.
- \"BACKGROUND\": Behind everything, as in the expanded controller.")

(defconst cast-rpc-schema-values-of-image-pick-strategy
  '("FIRST" "CLOSEST_SIZE" "SMALLEST_NOT_SMALLER" "LARGEST" "CLOSEST_ASPECT")
  "The values of ImagePickStrategy.

How one of several images is picked. Images without a size are considered
only if no image has one.

- \"FIRST\": The first, as in the SDK.
- \"CLOSEST_SIZE\": The one whose sides differ least from the wanted ones.
- \"SMALLEST_NOT_SMALLER\": The smallest that need not be enlarged; if there
  is none, the largest.
- \"LARGEST\": The largest.
- \"CLOSEST_ASPECT\": The one whose shape is closest, and of those the
  smallest that need not be enlarged.")

(defconst cast-rpc-schema-values-of-image-source
  '("CACHE" "REVALIDATED" "STALE" "NETWORK" "CLIENT")
  "The values of ImageSource.

The source of an image.

- \"CACHE\": The disk, without contacting the image's server.
- \"REVALIDATED\": The disk, after the image's server confirmed that it
  hasn't changed.
- \"STALE\": The disk, although the copy is old, because the image's server
  couldn't be reached.
- \"NETWORK\": Its server.
- \"CLIENT\": A client that declared ‘imageCache’.")

(defconst cast-rpc-schema-values-of-log-level
  '("NONE" "VERBOSE" "DEBUG" "INFO" "WARNING" "ERROR" "ASSERT")
  "The values of LogLevel.

The severity of a record.

- \"NONE\": As a threshold: no record passes. No record has this level.
- \"VERBOSE\": Every message over a connection, without its content.
- \"DEBUG\": Details for finding the cause of a failure.
- \"INFO\": The steps of sessions, discovery and media.
- \"WARNING\": A fault that the server recovers from.
- \"ERROR\": A requested action failed.
- \"ASSERT\": A defect of the server.")

(defconst cast-rpc-schema-values-of-stream-type
  '("BUFFERED" "LIVE" "NONE" "OTHER")
  "The values of StreamType.

Whether a stream is live or has a fixed length.

- \"BUFFERED\": On demand, with a duration.
- \"LIVE\": A live stream; its position is relative to a seekable window.
- \"NONE\": Not known, or without time (an image).
- \"OTHER\": Something else (web senders).")

(defconst cast-rpc-schema-values-of-player-state
  '("IDLE" "PLAYING" "PAUSED" "BUFFERING" "LOADING")
  "The values of PlayerState.

The state of the receiver's player.

- \"IDLE\": Nothing plays; ‘idleReason’ says why.
- \"PLAYING\": Time advances.
- \"PAUSED\": Time stands still on request.
- \"BUFFERING\": Time stands still until there is data.
- \"LOADING\": A new item is being loaded; on the wire the state is in
  ‘extendedStatus’.")

(defconst cast-rpc-schema-values-of-idle-reason
  '("CANCELLED" "INTERRUPTED" "FINISHED" "ERROR" "COMPLETED")
  "The values of IdleReason.

Why a player is idle.

- \"CANCELLED\": A sender stopped it.
- \"INTERRUPTED\": Another load replaced it.
- \"FINISHED\": It played to its end.
- \"ERROR\": It could not be played.
- \"COMPLETED\": Some apps' word for FINISHED.")

(defconst cast-rpc-schema-values-of-repeat-mode
  '("REPEAT_OFF" "REPEAT_ALL" "REPEAT_SINGLE" "REPEAT_ALL_AND_SHUFFLE")
  "The values of RepeatMode.

The behaviour of a queue at its end.

- \"REPEAT_OFF\": It ends.
- \"REPEAT_ALL\": It begins again.
- \"REPEAT_SINGLE\": The current item begins again.
- \"REPEAT_ALL_AND_SHUFFLE\": It is shuffled and begins again.")

(defconst cast-rpc-schema-values-of-resume-state
  '("PLAYBACK_START" "PLAYBACK_PAUSE")
  "The values of ResumeState.

The player's state after a seek; absent: the state before it.

- \"PLAYBACK_START\": It plays.
- \"PLAYBACK_PAUSE\": It is paused.")

(defconst cast-rpc-schema-values-of-media-category
  '("AUDIO" "IMAGE" "VIDEO")
  "The values of MediaCategory.

The kind of media.

- \"AUDIO\": Sound.
- \"IMAGE\": A picture.
- \"VIDEO\": Moving pictures.")

(defconst cast-rpc-schema-values-of-hls-segment-format
  '("aac" "ac3" "e_ac3" "fmp4" "mp3" "ts" "ts_aac")
  "The values of HlsSegmentFormat.

The format of HLS audio segments.

- \"aac\": Segments in ‘aac’.
- \"ac3\": Segments in ‘ac3’.
- \"e_ac3\": Segments in ‘e_ac3’.
- \"fmp4\": Segments in ‘fmp4’.
- \"mp3\": Segments in ‘mp3’.
- \"ts\": Segments in ‘ts’.
- \"ts_aac\": Segments in ‘ts_aac’.")

(defconst cast-rpc-schema-values-of-hls-video-segment-format
  '("fmp4" "mpeg2_ts")
  "The values of HlsVideoSegmentFormat.

The format of HLS video segments.

- \"fmp4\": Segments in ‘fmp4’.
- \"mpeg2_ts\": Segments in ‘mpeg2_ts’.")

(defconst cast-rpc-schema-values-of-track-type
  '("TEXT" "AUDIO" "VIDEO")
  "The values of TrackType.

The content of a track.

- \"TEXT\": Text: subtitles, captions, chapters.
- \"AUDIO\": Sound.
- \"VIDEO\": Moving pictures.")

(defconst cast-rpc-schema-values-of-text-track-subtype
  '("SUBTITLES" "CAPTIONS" "DESCRIPTIONS" "CHAPTERS" "METADATA")
  "The values of TextTrackSubtype.

The purpose of a text track.

- \"SUBTITLES\": A translation of the dialogue.
- \"CAPTIONS\": Dialogue and sounds, in the stream's language.
- \"DESCRIPTIONS\": Text to be spoken to viewers who can't see the video.
- \"CHAPTERS\": Chapter titles.
- \"METADATA\": Data for scripts; not shown.")

(defconst cast-rpc-schema-values-of-text-track-edge-type
  '("NONE" "OUTLINE" "DROP_SHADOW" "RAISED" "DEPRESSED")
  "The values of TextTrackEdgeType.

The edge of text characters.

- \"NONE\": None.
- \"OUTLINE\": An outline.
- \"DROP_SHADOW\": A shadow.
- \"RAISED\": Raised.
- \"DEPRESSED\": Depressed.")

(defconst cast-rpc-schema-values-of-text-track-window-type
  '("NONE" "NORMAL" "ROUNDED_CORNERS")
  "The values of TextTrackWindowType.

The window behind the text.

- \"NONE\": None.
- \"NORMAL\": A rectangle.
- \"ROUNDED_CORNERS\": A rectangle with round corners.")

(defconst cast-rpc-schema-values-of-text-track-font-generic-family
  '("SANS_SERIF" "MONOSPACED_SANS_SERIF" "SERIF" "MONOSPACED_SERIF" "CASUAL" "CURSIVE" "SMALL_CAPITALS")
  "The values of TextTrackFontGenericFamily.

The generic font family, used when the named font is missing.

- \"SANS_SERIF\": Without serifs.
- \"MONOSPACED_SANS_SERIF\": Without serifs, fixed width.
- \"SERIF\": With serifs.
- \"MONOSPACED_SERIF\": With serifs, fixed width.
- \"CASUAL\": Like handwriting in print.
- \"CURSIVE\": Joined handwriting.
- \"SMALL_CAPITALS\": Small capitals.")

(defconst cast-rpc-schema-values-of-text-track-font-style
  '("NORMAL" "BOLD" "BOLD_ITALIC" "ITALIC")
  "The values of TextTrackFontStyle.

The style of text.

- \"NORMAL\": Upright.
- \"BOLD\": Bold.
- \"BOLD_ITALIC\": Bold and slanted.
- \"ITALIC\": Slanted.")

(defconst cast-rpc-schema-values-of-hdr-type
  '("sdr" "hdr" "dv")
  "The values of HdrType.

The dynamic range of a video.

- \"sdr\": Standard.
- \"hdr\": High (HDR10).
- \"dv\": Dolby Vision.")

(defconst cast-rpc-schema-values-of-queue-type
  '("ALBUM" "PLAYLIST" "AUDIOBOOK" "RADIO_STATION" "PODCAST_SERIES" "TV_SERIES" "VIDEO_PLAYLIST" "LIVE_TV" "MOVIE")
  "The values of QueueType.

The kind of queue.

- \"ALBUM\": A music album.
- \"PLAYLIST\": A music playlist.
- \"AUDIOBOOK\": An audio book.
- \"RADIO_STATION\": A radio station.
- \"PODCAST_SERIES\": A podcast.
- \"TV_SERIES\": A TV series.
- \"VIDEO_PLAYLIST\": A video playlist.
- \"LIVE_TV\": Live television.
- \"MOVIE\": A film.")

(defconst cast-rpc-schema-values-of-user-action
  '("LIKE" "DISLIKE" "FOLLOW" "UNFOLLOW" "FLAG" "SKIP_AD")
  "The values of UserAction.

A viewer's opinion of the media.

- \"LIKE\": Likes it.
- \"DISLIKE\": Dislikes it.
- \"FOLLOW\": Follows its maker.
- \"UNFOLLOW\": Follows its maker no longer.
- \"FLAG\": Reports it.
- \"SKIP_AD\": Skips the ad.")

(defconst cast-rpc-schema-values-of-content-filtering-mode
  '("FILTER_EXPLICIT")
  "The values of ContentFilteringMode.

The content to leave out.

- \"FILTER_EXPLICIT\": Explicit content.")

(defconst cast-rpc-schema-values-of-metadata-type
  '(0 1 2 3 4 5)
  "The values of MetadataType.

The kind of metadata, which decides which fields apply; 100 and above are
app-defined.

- 0: GENERIC: Media of any kind.
- 1: MOVIE: A film.
- 2: TV_SHOW: An episode of a series.
- 3: MUSIC_TRACK: A piece of music.
- 4: PHOTO: A photograph.
- 5: AUDIOBOOK_CHAPTER: A chapter of an audiobook.")

(defconst cast-rpc-schema-values-of-container-type
  '(0 1)
  "The values of ContainerType.

The kind of container that a queue plays.

- 0: GENERIC: Media of any kind.
- 1: AUDIOBOOK: An audiobook.")

(defconst cast-rpc-schema-values-of-resolve-mode
  '("IF_NEEDED" "NEVER")
  "The values of ResolveMode.

Whether a URL is resolved to media before it is loaded.

- \"IF_NEEDED\": If one of the options' resolvers matches the URL, or its
  name doesn't show that it is media: the server of the URL is asked, and a
  page or playlist is resolved.
- \"NEVER\": Never: the URL is loaded as it is.")

(defconst cast-rpc-schema-values-of-resolved-kind
  '("MEDIA" "PAGE" "PLAYLIST")
  "The values of ResolvedKind.

The kind of content that a URL leads to.

- \"MEDIA\": Media: the URL itself is loaded.
- \"PAGE\": A page, in which a resolver found media.
- \"PLAYLIST\": A playlist: a page with several films or songs, or a file
  (M3U, PLS, XSPF).")

(defconst cast-rpc-schema-values-of-preflight-verdict
  '("WILL_PLAY" "MAY_FAIL" "WILL_FAIL")
  "The values of PreflightVerdict.

Whether a device will play the media.

- \"WILL_PLAY\": The examination found no obstacle.
- \"MAY_FAIL\": There are risks, or something couldn't be checked.
- \"WILL_FAIL\": It can't play.")

(defconst cast-rpc-schema-values-of-preflight-severity
  '("BLOCKS" "RISKS" "NOTE")
  "The values of PreflightSeverity.

The effect of a finding on playback.

- \"BLOCKS\": It won't play.
- \"RISKS\": It may not play, or not entirely, as far as the device is
  known.
- \"NOTE\": It plays; worth knowing.")

(defconst cast-rpc-schema-values-of-preflight-code
  '("URL_NOT_SUPPORTED" "LOCAL_FILE" "RELAYED" "LOOPBACK_URL" "PRIVATE_NAME" "UNREACHABLE" "TIMED_OUT" "HTTP_STATUS" "REDIRECT_REFUSED" "CERTIFICATE_EXPIRED" "CERTIFICATE_UNTRUSTED" "CERTIFICATE_NAME_MISMATCH" "TLS_FAILED" "MIXED_CONTENT" "NO_CORS" "WRONG_CONTENT_TYPE" "EMPTY" "BROKEN" "CONTAINER_NOT_SUPPORTED" "VIDEO_CODEC_NOT_SUPPORTED" "AUDIO_CODEC_NOT_SUPPORTED" "PROFILE_TOO_HIGH" "RESOLUTION_TOO_HIGH" "NO_VIDEO_OUTPUT" "PROTECTED" "MANIFEST_BROKEN" "SEGMENT_UNREACHABLE" "SUBTITLE_FORMAT_NOT_SUPPORTED" "NO_RANGE_SUPPORT" "MOOV_AT_END" "TOO_SLOW" "NOT_CHECKED")
  "The values of PreflightCode.

The kind of finding.

- \"URL_NOT_SUPPORTED\": Receivers fetch ‘http’ and ‘https’ only: not
  ‘data:’, ‘rtsp:’, ‘smb:’.
- \"LOCAL_FILE\": A file on this machine: a receiver can't fetch it unless
  it is served.
- \"RELAYED\": A page's media that no device fetches itself: the server
  serves it, with the header fields that its server wants, or with pictures
  and sound joined.
- \"LOOPBACK_URL\": The URL names the machine that fetches it (‘localhost’,
  ‘127.0.0.1’), so the receiver would contact itself.
- \"PRIVATE_NAME\": A host name that perhaps only this machine resolves:
  ‘.local’, or one without a dot. Google's devices ask Google's name
  servers.
- \"UNREACHABLE\": The server can't be reached: its name has no address,
  nothing listens, or the connection breaks.
- \"TIMED_OUT\": The server didn't answer in time.
- \"HTTP_STATUS\": The server refuses: 404, 403, 500…
- \"REDIRECT_REFUSED\": A redirect leads in a circle, to no URL, or to a URL
  that receivers don't fetch.
- \"CERTIFICATE_EXPIRED\": The server's certificate, or one of its chain, is
  not valid today.
- \"CERTIFICATE_UNTRUSTED\": The server's certificate doesn't lead to a root
  that is trusted; self-signed ones never do.
- \"CERTIFICATE_NAME_MISMATCH\": The server's certificate is another host's.
- \"TLS_FAILED\": The TLS handshake failed.
- \"MIXED_CONTENT\": An ‘https’ URL leads to an ‘http’ URL.
- \"NO_CORS\": The server lacks the header that lets the receiver's page
  read it (‘Access-Control-Allow-Origin’); captions and manifests need it.
- \"WRONG_CONTENT_TYPE\": The type that the load or the server declares
  isn't that of the content.
- \"EMPTY\": The content is empty: 0 bytes.
- \"BROKEN\": The file is inconsistent or truncated.
- \"CONTAINER_NOT_SUPPORTED\": The receiver doesn't read this kind of file.
- \"VIDEO_CODEC_NOT_SUPPORTED\": The device doesn't decode the video codec.
- \"AUDIO_CODEC_NOT_SUPPORTED\": The device doesn't decode the audio codec.
- \"PROFILE_TOO_HIGH\": The device decodes the codec, but not this profile
  or level of it.
- \"RESOLUTION_TOO_HIGH\": The video has more pixels, or frames a second,
  than the device decodes.
- \"NO_VIDEO_OUTPUT\": The device has no screen.
- \"PROTECTED\": It is encrypted: the app needs a licence server.
- \"MANIFEST_BROKEN\": The playlist or manifest can't be parsed.
- \"SEGMENT_UNREACHABLE\": An entry of the playlist or manifest can't be
  fetched: a segment, a key, another playlist.
- \"SUBTITLE_FORMAT_NOT_SUPPORTED\": Receivers show WebVTT and TTML: not
  SubRip, not SubStation.
- \"NO_RANGE_SUPPORT\": The server doesn't send parts of the file: seeking
  doesn't work.
- \"MOOV_AT_END\": The MP4's index is at the end of the file, so playback
  starts later.
- \"TOO_SLOW\": The server sends it more slowly than it plays.
- \"NOT_CHECKED\": Something couldn't be checked from here.")

(defconst cast-rpc-schema-values-of-preflight-source
  '("CONTAINER" "FFPROBE" "MANIFEST" "TYPE")
  "The values of PreflightSource.

The source of the facts about the media.

- \"CONTAINER\": The file's own index was read.
- \"FFPROBE\": ‘ffprobe’ read the file.
- \"MANIFEST\": The playlist or manifest declares them.
- \"TYPE\": Only the type is known.")

(defconst cast-rpc-schema-values-of-volume-control-type
  '("attenuation" "master" "fixed")
  "The values of VolumeControlType.

How a device's volume can be changed.

- \"attenuation\": By level, on the receiver.
- \"master\": By level, on the TV or amplifier.
- \"fixed\": Not at all.")

(defconst cast-rpc-schema-values-of-application-type
  '("WEB" "ANDROID_TV" "OTHER")
  "The values of ApplicationType.

The platform of a receiver app.

- \"WEB\": The Cast web runtime.
- \"ANDROID_TV\": Android TV.
- \"OTHER\": Something else.")

(defconst cast-rpc-schema-values-of-transfer-state
  '("STARTED" "PROGRESSING" "FINISHED" "FAILED")
  "The values of TransferState.

The state of a transfer.

- \"STARTED\": The transfer started.
- \"PROGRESSING\": Some bytes were transferred.
- \"FINISHED\": All requested bytes were transferred.
- \"FAILED\": It ended early.")

(defconst cast-rpc-schema-values-of-transfer-failure
  '("CLIENT_LEFT" "STALLED" "UNREADABLE" "UNPUBLISHED")
  "The values of TransferFailure.

The reason why a transfer ended early.

- \"CLIENT_LEFT\": The client closed the connection, as players do when they
  seek.
- \"STALLED\": The client read nothing for too long.
- \"UNREADABLE\": The file was truncated, replaced or removed, or can't be
  read.
- \"UNPUBLISHED\": The publication has ended.")

(defconst cast-rpc-schema-values-of-connection-phase
  '("RESOLVE" "TCP" "TLS" "AUTHENTICATE" "CONNECT" "LAUNCH" "JOIN" "APP_CONNECT" "MEDIA_STATUS" "STORE_SESSION" "RESUME_SESSION" "STOP_SOURCE")
  "The values of ConnectionPhase.

A phase of connecting.

- \"RESOLVE\": Finding the device's address.
- \"TCP\": Connecting.
- \"TLS\": Encrypting.
- \"AUTHENTICATE\": Authenticating the device, if the options say so.
- \"CONNECT\": Opening the virtual connection and asking for the receiver's
  status.
- \"LAUNCH\": Launching the app.
- \"JOIN\": Joining the app that runs.
- \"APP_CONNECT\": Opening the virtual connection to the app.
- \"MEDIA_STATUS\": Asking for the media status.
- \"STORE_SESSION\": Transfers: requesting the playback state from the app.
- \"RESUME_SESSION\": Transfers: passing the state to the app on the other
  device.
- \"STOP_SOURCE\": Transfers: stopping the app on the old device.")

(defconst cast-rpc-schema-values-of-connection-state
  '("CONNECTING" "CONNECTED" "SUSPENDED" "DISCONNECTING" "DISCONNECTED")
  "The values of ConnectionState.

The state of a session.

- \"CONNECTING\": It is starting.
- \"CONNECTED\": It is connected.
- \"SUSPENDED\": Its connection is lost or closed; the app may continue, and
  the session can be resumed.
- \"DISCONNECTING\": It is ending.
- \"DISCONNECTED\": It is over.")

(defconst cast-rpc-schema-values-of-session-end-action
  '("LEAVE" "DISCONNECT" "STOP_CASTING")
  "The values of SessionEndAction.

The effect of a session's end on the receiver's app.

- \"LEAVE\": This sender leaves the app (CLOSE); playback continues.
- \"DISCONNECT\": The connection is closed without a message; playback
  continues.
- \"STOP_CASTING\": The app is stopped, for all senders.")

(defconst cast-rpc-schema-values-of-session-end-reason
  '("REQUESTED" "APPLICATION_ENDED" "REPLACED" "CONNECTION_LOST" "AUTHENTICATION_FAILED" "SERVER_SHUTDOWN")
  "The values of SessionEndReason.

Why a session ended.

- \"REQUESTED\": A client ended it.
- \"APPLICATION_ENDED\": The app ended: another sender stopped it, or it
  ended by itself.
- \"REPLACED\": Another app runs now.
- \"CONNECTION_LOST\": The connection was lost, and could not be restored in
  time.
- \"AUTHENTICATION_FAILED\": After a reconnect the device failed the
  authentication that the options require.
- \"SERVER_SHUTDOWN\": The server shut down.")

(defconst cast-rpc-schema-values-of-session-suspend-reason
  '("NETWORK_ERROR" "NETWORK_NOT_REACHABLE" "BACKGROUNDED" "REQUESTED" "TERMINATED")
  "The values of SessionSuspendReason.

Why a session is suspended.

- \"NETWORK_ERROR\": The connection was lost, or the receiver closed it; the
  session is resumed as soon as the device can be reached.
- \"NETWORK_NOT_REACHABLE\": The connection was lost while this machine has
  no network; the session is resumed as soon as the device can be reached.
- \"BACKGROUNDED\": The programs that cast are in the background
  (‘context.setAppState’).
- \"REQUESTED\": A client asked for it (‘session.suspend’).
- \"TERMINATED\": The server that had the session ended without ending it
  (‘session.restore’).")

(defconst cast-rpc-schema-values-of-session-link-state
  '("DOWN" "CONNECTING" "UP")
  "The values of SessionLinkState.

The state of a session's connection to its device.

- \"DOWN\": There is none.
- \"CONNECTING\": It is being made.
- \"UP\": The connection is established, and the device answers.")

(defconst cast-rpc-schema-values-of-session-application-state
  '("UNKNOWN" "RUNNING" "MISSING" "ENDED")
  "The values of SessionApplicationState.

The last known state of the app's run, independent of the connection's
state.

- \"UNKNOWN\": The receiver hasn't reported it yet, or not since the
  connection was lost.
- \"RUNNING\": The receiver reports it.
- \"MISSING\": The receiver doesn't report it, which may be temporary.
- \"ENDED\": It is over.")

(defconst cast-rpc-schema-values-of-playback-state-source
  '("APPLICATION" "MEDIA_STATUS")
  "The values of PlaybackStateSource.

The source of the playback state.

- \"APPLICATION\": The app itself (STORE_SESSION).
- \"MEDIA_STATUS\": The media status, because the app doesn't support
  STORE_SESSION: media or queue, position, repeat mode, rate and tracks.")

(defconst cast-rpc-schema-values-of-widget-name
  '("CAST_BUTTON" "CAST_DIALOG" "INTRO_OVERLAY" "MINI_CONTROLLER" "EXPANDED_CONTROLLER" "MEDIA_CONTROLLER" "VOLUME_CONTROLLER" "PLAYBACK_RATE_CONTROLLER" "TRACK_SELECTOR")
  "The values of WidgetName.

A part of a program's user interface whose state the server keeps.

- \"CAST_BUTTON\": The button that shows whether something can be cast to.
- \"CAST_DIALOG\": The dialog in which a device is chosen or left.
- \"INTRO_OVERLAY\": The overlay that introduces the button, once.
- \"MINI_CONTROLLER\": The bar at the edge while something plays.
- \"EXPANDED_CONTROLLER\": The full screen while something plays.
- \"MEDIA_CONTROLLER\": Every control for what plays.
- \"VOLUME_CONTROLLER\": The device's volume.
- \"PLAYBACK_RATE_CONTROLLER\": How fast it plays.
- \"TRACK_SELECTOR\": The choice of audio and text tracks.")

(defconst cast-rpc-schema-values-of-cast-button-icon
  '("INACTIVE" "ANIMATING" "ACTIVE")
  "The values of CastButtonIcon.

The look of the cast button.

- \"INACTIVE\": Not connected.
- \"ANIMATING\": Connecting.
- \"ACTIVE\": Connected.")

(defconst cast-rpc-schema-values-of-cast-button-visibility
  '("ALWAYS" "ON_NETWORK" "WITH_DEVICES")
  "The values of CastButtonVisibility.

When the cast button is visible.

- \"ALWAYS\": Always.
- \"ON_NETWORK\": While there is a network, a device or a session (SDK from
  4.6.0 on).
- \"WITH_DEVICES\": While there is a device or a session (SDK before 4.6.0).")

(defconst cast-rpc-schema-values-of-cast-button-outcome
  '("DISCOVERY_STARTED" "PRESENT_DIALOG")
  "The values of CastButtonOutcome.

The effect of a tap on the cast button.

- \"DISCOVERY_STARTED\": Discovery was started by the first tap, as the
  options say. The iOS SDK asks for permission to use the network here.
- \"PRESENT_DIALOG\": The dialog should be shown; the server opens it if
  ‘triggersDefaultCastDialog’ is set.")

(defconst cast-rpc-schema-values-of-cast-dialog-mode
  '("DISCOVERY_OFF" "DISCOVERY_UNAVAILABLE" "NO_DEVICES" "CHOOSER" "CONNECTING" "CONNECTED")
  "The values of CastDialogMode.

The content of the cast dialog.

- \"DISCOVERY_OFF\": Discovery isn't started, so no device can be shown.
- \"DISCOVERY_UNAVAILABLE\": Discovery can't work here.
- \"NO_DEVICES\": No device is listed; advice is shown.
- \"CHOOSER\": The devices.
- \"CONNECTING\": A session starts.
- \"CONNECTED\": The device, its media and volume, and the disconnect
  button.")

(defconst cast-rpc-schema-values-of-no-devices-reason
  '("DISCOVERY_OFF" "DISCOVERY_UNAVAILABLE" "NO_NETWORK" "NONE_SUITABLE" "NOTHING_FOUND")
  "The values of NoDevicesReason.

Why no devices are listed.

- \"DISCOVERY_OFF\": Discovery isn't started.
- \"DISCOVERY_UNAVAILABLE\": Nothing on this machine can look for devices
  (‘discovery.diagnose’ says more).
- \"NO_NETWORK\": This machine has no network.
- \"NONE_SUITABLE\": There are devices, but none runs the app that is
  wanted.
- \"NOTHING_FOUND\": Nothing has answered yet.")

(defconst cast-rpc-schema-values-of-intro-title-position
  '("AUTOMATIC" "ABOVE" "BELOW")
  "The values of IntroTitlePosition.

Where the title of the introductory overlay is placed.

- \"AUTOMATIC\": Wherever there is room.
- \"ABOVE\": Above the button.
- \"BELOW\": Below the button.")

(defconst cast-rpc-schema-values-of-media-button-type
  '("NONE" "PLAY_PAUSE_TOGGLE" "SKIP_NEXT" "SKIP_PREVIOUS" "REWIND_30_SECONDS" "FORWARD_30_SECONDS" "MUTE_TOGGLE" "CLOSED_CAPTIONS" "STOP" "CUSTOM")
  "The values of MediaButtonType.

The action of a controller's button.

- \"NONE\": Nothing; the place is empty.
- \"PLAY_PAUSE_TOGGLE\": Plays or pauses; for live streams plays or stops.
- \"SKIP_NEXT\": The next item.
- \"SKIP_PREVIOUS\": The previous item.
- \"REWIND_30_SECONDS\": 30 seconds back.
- \"FORWARD_30_SECONDS\": 30 seconds on.
- \"MUTE_TOGGLE\": Mutes or unmutes the device.
- \"CLOSED_CAPTIONS\": Opens the choice of tracks.
- \"STOP\": Stops.
- \"CUSTOM\": The program's own action: ‘widget.didPressCustomButton’.")

(defconst cast-rpc-schema-values-of-media-control-state
  '("PAUSED" "PLAYING" "PLAYING_LIVE" "MUTE_OFF" "MUTE_ON" "REPEAT_OFF" "REPEAT_ALL" "REPEAT_SINGLE" "SHUFFLE" "OFF" "ON")
  "The values of MediaControlState.

The state that a control displays.

- \"PAUSED\": Playback is paused: a press plays.
- \"PLAYING\": Time advances: a press pauses.
- \"PLAYING_LIVE\": A live stream plays: a press stops.
- \"MUTE_OFF\": It isn't muted: a press mutes it.
- \"MUTE_ON\": It is muted: a press unmutes it.
- \"REPEAT_OFF\": Nothing is repeated.
- \"REPEAT_ALL\": The queue is repeated.
- \"REPEAT_SINGLE\": The item is repeated.
- \"SHUFFLE\": The queue is shuffled and repeated.
- \"OFF\": It is off.
- \"ON\": It is on.")

(defconst cast-rpc-schema-values-of-widget-control
  '("PLAY" "PAUSE" "PLAY_PAUSE_TOGGLE" "STOP" "SKIP_NEXT" "SKIP_PREVIOUS" "REWIND_30_SECONDS" "FORWARD_30_SECONDS" "MUTE_TOGGLE" "CLOSED_CAPTIONS" "PAUSE_QUEUE" "REPEAT_MODE" "SKIP_AD" "VOLUME_UP" "VOLUME_DOWN" "CUSTOM")
  "The values of WidgetControl.

A control that can be pressed.

- \"PLAY\": Plays.
- \"PAUSE\": Pauses.
- \"PLAY_PAUSE_TOGGLE\": Plays or pauses; for live streams plays or stops.
- \"STOP\": Stops.
- \"SKIP_NEXT\": The next item.
- \"SKIP_PREVIOUS\": The previous item.
- \"REWIND_30_SECONDS\": 30 seconds back.
- \"FORWARD_30_SECONDS\": 30 seconds on.
- \"MUTE_TOGGLE\": Mutes or unmutes the device.
- \"CLOSED_CAPTIONS\": Opens the choice of tracks.
- \"PAUSE_QUEUE\": Turns on or off that playback pauses after the current
  item.
- \"REPEAT_MODE\": Cycles through off, all, single and shuffled.
- \"SKIP_AD\": Skips the ad.
- \"VOLUME_UP\": One step louder.
- \"VOLUME_DOWN\": One step quieter.
- \"CUSTOM\": The program's own button.")

(defconst cast-rpc-schema-values-of-app-availability
  '("APP_AVAILABLE" "APP_UNAVAILABLE" "UNKNOWN")
  "The values of AppAvailability.

Whether a device has an app.

- \"APP_AVAILABLE\": The device has the app.
- \"APP_UNAVAILABLE\": The device doesn't have the app.
- \"UNKNOWN\": The device didn't answer.")

(defconst cast-rpc-schema-values-of-event-delivery
  '("PUSH" "POLL")
  "The values of EventDelivery.

How a subscription's events are delivered.

- \"PUSH\": As notifications.
- \"POLL\": In answers to ‘events.poll’, for clients that can't receive
  notifications.")

(defconst cast-rpc-schema-values-of-image-cache-mode
  '("IF_NEEDED" "REVALIDATE" "OFFLINE")
  "The values of ImageCacheMode.

When an image's server is contacted.

- \"IF_NEEDED\": If there is no copy, or it is too old (HTTP's rules).
- \"REVALIDATE\": Always; an unchanged picture isn't transferred again.
- \"OFFLINE\": Never: only the copy on disk is used, however old.")

(defconst cast-rpc-schema-values-of-message-direction
  '("IN" "OUT")
  "The values of MessageDirection.

The direction of a message.

- \"IN\": From the device.
- \"OUT\": To the device.")

(defconst cast-rpc-schema-values-of-streaming-protocol
  '(0 1 2 3)
  "The values of StreamingProtocol.

The protocol of a stream.

- 0: UNKNOWN: Unknown; receivers preload nothing.
- 1: MPEG_DASH: MPEG-DASH.
- 2: HLS: HLS; requires ‘hlsSegmentFormat’.
- 3: SMOOTH_STREAMING: Smooth Streaming.")

(defconst cast-rpc-schema-values-of-queue-update-reason
  '("CHANGED" "FETCHED" "EVICTED")
  "The values of QueueUpdateReason.

Why an item was updated.

- \"CHANGED\": Its contents changed at the receiver.
- \"FETCHED\": It was added to the cache.
- \"EVICTED\": It was removed from the cache.")

(defconst cast-rpc-schema-values-of-recording-state
  '("RECORDING" "FAILING" "STOPPED")
  "The values of RecordingState.

The state of a recording.

- \"RECORDING\": Entries are written.
- \"FAILING\": Entries can't be written at present and are lost; ‘failure’
  says why. The next one is tried again.
- \"STOPPED\": The recording is complete.")

(defconst cast-rpc-schema-values-of-client-transport
  '("STDIO" "SOCKET")
  "The values of ClientTransport.

How a client is connected.

- \"STDIO\": Over the server's standard input and output.
- \"SOCKET\": Over a Unix socket.")

(defconst cast-rpc-schema-values-of-existing-session-policy
  '("FAIL" "USE")
  "The values of ExistingSessionPolicy.

The behaviour of ‘session.start’ and ‘session.join’ if a session with the
device already exists.

- \"FAIL\": It fails with ‘SessionExists’.
- \"USE\": It returns that session, which becomes the caller's current one,
  if its app is the requested one; otherwise it fails with ‘SessionExists’.")

(defconst cast-rpc-schema-values-of-volume-key
  '("UP" "DOWN" "MUTE")
  "The values of VolumeKey.

A volume key.

- \"UP\": Louder.
- \"DOWN\": Quieter.
- \"MUTE\": Silent, or heard again.")

(defconst cast-rpc-schema-values-of-widget-slider
  '("STREAM_POSITION" "VOLUME")
  "The values of WidgetSlider.

A slider.

- \"STREAM_POSITION\": The position in the stream.
- \"VOLUME\": The volume.")

(defconst cast-rpc-schema-values-of-slide-phase
  '("BEGAN" "MOVED" "ENDED" "CANCELLED")
  "The values of SlidePhase.

The stage of a slider's movement.

- \"BEGAN\": The slider is held.
- \"MOVED\": The slider moves.
- \"ENDED\": The slider is released; its value is applied.
- \"CANCELLED\": The slider is released; its value is discarded.")

(provide 'cast-rpc-schema)
;; Local Variables:
;; sentence-end-double-space: nil
;; End:
;;; cast-rpc-schema.el ends here
