// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

extension AuthenticationFinding: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      check: try members.value("check"), message: try members.value("message"),
      certificate: try members.option("certificate")
    )
  }
}

extension CertificateInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      subject: try members.option("subject"), issuer: try members.option("issuer"),
      notBefore: try members.option("notBefore"), notAfter: try members.option("notAfter"),
      fingerprint: try members.value("fingerprint")
    )
  }
}

extension DeviceAuthenticationInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      verdict: try members.value("verdict"), failedCheck: try members.option("failedCheck"),
      message: try members.option("message"), failures: try members.value("failures"),
      warnings: try members.value("warnings"), subject: try members.option("subject"),
      model: try members.option("model"), notAfter: try members.option("notAfter"),
      audioOnly: try members.value("audioOnly"), hashAlgorithm: try members.option("hashAlgorithm"),
      nonceEchoed: try members.value("nonceEchoed"), revocationChecked: try members.value("revocationChecked"),
      chain: try members.value("chain")
    )
  }
}

extension ChannelSession: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), isConnected: try members.value("isConnected"),
      isWritable: try members.value("isWritable")
    )
  }
}

extension ChannelInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      namespace: try members.value("namespace"), sessionId: try members.option("sessionId"),
      sessions: try members.value("sessions")
    )
  }
}

extension PlannedConversion: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      steps: try members.value("steps"), reasons: try members.value("reasons"),
      audioTrack: try members.option("audioTrack"), width: try members.option("width"),
      height: try members.option("height"), maximumBitRate: try members.option("maximumBitRate")
    )
  }
}

extension SecondTry: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(refusal: try members.value("refusal"), conversion: try members.value("conversion"))
  }
}

extension ConversionProgress: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      publicationId: try members.value("publicationId"), sessionId: try members.option("sessionId"),
      path: try members.value("path"), conversion: try members.value("conversion"),
      encoder: try members.option("encoder"), speed: try members.option("speed"),
      madeUntil: try members.value("madeUntil"), isMaking: try members.value("isMaking"),
      failure: try members.option("failure")
    )
  }
}

extension Device: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      deviceId: try members.value("deviceId"), announcedId: try members.option("announcedId"),
      friendlyName: try members.value("friendlyName"), modelName: try members.option("modelName"),
      deviceVersion: try members.option("deviceVersion"), deviceType: try members.value("deviceType"),
      capabilities: try members.option("capabilities"), capabilityNames: try members.option("capabilityNames"),
      isBusy: try members.option("isBusy"), statusText: try members.option("statusText"),
      iconPath: try members.option("iconPath"), iconUrl: try members.option("iconUrl"), host: try members.value("host"),
      hostName: try members.option("hostName"), addresses: try members.value("addresses"),
      port: try members.value("port"), isGroup: try members.value("isGroup"), source: try members.value("source"),
      applicationIds: try members.option("applicationIds"), txt: try members.value("txt"),
      category: try members.option("category"), groups: try members.option("groups"),
      attributes: try members.option("attributes")
    )
  }
}

extension DeviceGroup: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      groupId: try members.option("groupId"), friendlyName: try members.option("friendlyName"),
      port: try members.option("port"), leader: try members.option("leader"), isLeader: try members.value("isLeader"),
      isDynamic: try members.value("isDynamic"), isStereoPair: try members.value("isStereoPair")
    )
  }
}

extension DeviceNetwork: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      ipAddress: try members.option("ipAddress"), macAddress: try members.option("macAddress"),
      isOnline: try members.option("isOnline"), isWired: try members.option("isWired"),
      ssid: try members.option("ssid"), bssid: try members.option("bssid"),
      signalLevel: try members.option("signalLevel"), noiseLevel: try members.option("noiseLevel")
    )
  }
}

extension DeviceDescription: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      deviceId: try members.value("deviceId"), friendlyName: try members.option("friendlyName"),
      modelName: try members.option("modelName"), manufacturer: try members.option("manufacturer"),
      productName: try members.option("productName"), deviceType: try members.option("deviceType"),
      hasScreen: try members.option("hasScreen"), supportsGroups: try members.option("supportsGroups"),
      castBuild: try members.option("castBuild"), systemBuild: try members.option("systemBuild"),
      buildType: try members.option("buildType"), releaseTrack: try members.option("releaseTrack"),
      formatVersion: try members.option("formatVersion"), network: try members.option("network"),
      uptime: try members.option("uptime"), locale: try members.option("locale"),
      timezone: try members.option("timezone"), countryCode: try members.option("countryCode"),
      groups: try members.option("groups"), paths: try members.option("paths"),
      answeredAgo: try members.option("answeredAgo")
    )
  }
}

extension NetworkInterface: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      name: try members.value("name"), addresses: try members.value("addresses"), isUsed: try members.value("isUsed"),
      skippedBecause: try members.option("skippedBecause"), isUp: try members.value("isUp"),
      supportsMulticast: try members.value("supportsMulticast"), isLoopback: try members.value("isLoopback")
    )
  }
}

extension ProbeStep: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      phase: try members.value("phase"), outcome: try members.value("outcome"), elapsed: try members.option("elapsed"),
      detail: try members.option("detail")
    )
  }
}

extension ProbeResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      host: try members.value("host"), port: try members.value("port"), succeeded: try members.value("succeeded"),
      steps: try members.value("steps"), failedPhase: try members.option("failedPhase"),
      error: try members.option("error"), advice: try members.value("advice"), deviceId: try members.option("deviceId"),
      announcedId: try members.option("announcedId"), friendlyName: try members.option("friendlyName"),
      modelName: try members.option("modelName"), elapsed: try members.value("elapsed")
    )
  }
}

extension DiscoverySourceInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      name: try members.value("name"), isReachable: try members.value("isReachable"),
      isInUse: try members.value("isInUse"), reason: try members.option("reason"),
      runningFor: try members.option("runningFor"), queriesSent: try members.option("queriesSent"),
      answersSeen: try members.value("answersSeen"), lastAnswerAgo: try members.option("lastAnswerAgo"),
      services: try members.value("services"), resolvedServices: try members.value("resolvedServices"),
      ignoredServices: try members.value("ignoredServices"), lastError: try members.option("lastError"),
      retriesIn: try members.option("retriesIn")
    )
  }
}

extension LeftOutDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      deviceId: try members.value("deviceId"), friendlyName: try members.value("friendlyName"),
      reason: try members.value("reason")
    )
  }
}

extension DeviceCacheInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      isEnabled: try members.value("isEnabled"), path: try members.option("path"), state: try members.value("state"),
      message: try members.option("message"), devices: try members.value("devices")
    )
  }
}

extension DeviceReach: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      deviceId: try members.value("deviceId"), friendlyName: try members.value("friendlyName"),
      host: try members.value("host"), port: try members.value("port"), source: try members.value("source"),
      outcome: try members.value("outcome"), isInLocalNetwork: try members.value("isInLocalNetwork")
    )
  }
}

extension DiscoveryDiagnosis: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      daemon: try members.value("daemon"), isRunning: try members.value("isRunning"),
      runningFor: try members.option("runningFor"), finding: try members.value("finding"),
      sources: try members.value("sources"), deviceCount: try members.value("deviceCount"),
      answeredCount: try members.value("answeredCount"), reach: try members.value("reach"),
      leftOut: try members.value("leftOut"), answersSeen: try members.value("answersSeen"),
      lastAnswerAgo: try members.option("lastAnswerAgo"), lastErrorCode: try members.option("lastErrorCode"),
      lastError: try members.option("lastError"), interfaces: try members.value("interfaces"),
      cache: try members.value("cache"), hints: try members.value("hints"), probe: try members.option("probe"),
      verdict: try members.value("verdict"), advice: try members.value("advice"), summary: try members.value("summary")
    )
  }
}

extension ReceiverErrorInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      type: try members.option("type"), reason: try members.option("reason"),
      extendedError: try members.option("extendedError"), detailedErrorCode: try members.option("detailedErrorCode"),
      detailedErrorName: try members.option("detailedErrorName"), itemId: try members.option("itemId"),
      customData: try members.option("customData")
    )
  }
}

extension ErrorData: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      name: try members.value("name"), domain: try members.option("domain"), phase: try members.option("phase"),
      advice: try members.option("advice"), userMessage: try members.option("userMessage"),
      userAdvice: try members.option("userAdvice"), gckErrorCode: try members.option("gckErrorCode"),
      gckErrorName: try members.option("gckErrorName"), retryable: try members.option("retryable"),
      elapsed: try members.option("elapsed"), sessionId: try members.option("sessionId"),
      path: try members.option("path"), reason: try members.option("reason"),
      remaining: try members.option("remaining"), sessions: try members.option("sessions"),
      nearest: try members.option("nearest"), answered: try members.option("answered"),
      authentication: try members.option("authentication"), receiver: try members.option("receiver"),
      preflight: try members.option("preflight"), queue: try members.option("queue"),
      additional: members.remaining(known: Self.declaredKeys)
    )
  }
}

extension QueueErrorInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      completedCount: try members.option("completedCount"), failedIndex: try members.option("failedIndex"),
      itemIds: try members.option("itemIds"), missingItemIds: try members.option("missingItemIds"),
      reason: try members.option("reason")
    )
  }
}

extension SessionChoice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), deviceId: try members.value("deviceId"),
      friendlyName: try members.value("friendlyName"), owner: try members.option("owner")
    )
  }
}

extension ErrorInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(code: try members.value("code"), message: try members.value("message"), data: try members.value("data"))
  }
}

extension ImageCacheInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      directory: try members.value("directory"), bytes: try members.value("bytes"), images: try members.value("images"),
      removedImages: try members.value("removedImages"), removedFiles: try members.value("removedFiles"),
      fetches: try members.value("fetches")
    )
  }
}

extension ProvidedImage: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("path", self.path), ("data", self.data))
  }
}

extension PassedOverItem: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(name: try members.value("name"), reason: try members.value("reason"))
  }
}

extension MediaChapter: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(title: try members.option("title"), startTime: try members.value("startTime"))
  }
}

extension ResolvedItem: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      url: try members.value("url"), media: try members.option("media"), title: try members.option("title"),
      duration: try members.option("duration"), isLive: try members.option("isLive"),
      height: try members.option("height"), chapters: try members.option("chapters"),
      lifetime: try members.option("lifetime"), soundUrl: try members.option("soundUrl"),
      isRelayed: try members.option("isRelayed")
    )
  }
}

extension ResolvedContent: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      kind: try members.value("kind"), url: try members.value("url"), host: try members.value("host"),
      title: try members.option("title"), duration: try members.option("duration"),
      isLive: try members.option("isLive"), height: try members.option("height"),
      itemCount: try members.value("itemCount"), resolver: try members.option("resolver")
    )
  }
}

extension PlayerStatus: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      deviceId: try members.value("deviceId"), address: try members.option("address"),
      friendlyName: try members.value("friendlyName"), isDefault: try members.option("isDefault"),
      sessionId: try members.option("sessionId"), applicationId: try members.option("applicationId"),
      applicationName: try members.option("applicationName"), statusText: try members.option("statusText"),
      playerState: try members.value("playerState"), idleReason: try members.option("idleReason"),
      title: try members.option("title"), subtitle: try members.option("subtitle"),
      artist: try members.option("artist"), albumName: try members.option("albumName"),
      imageUrl: try members.option("imageUrl"), contentId: try members.option("contentId"),
      contentType: try members.option("contentType"), position: try members.option("position"),
      duration: try members.option("duration"), resumedAt: try members.option("resumedAt"),
      playbackRate: try members.option("playbackRate"), isPlayingLiveStream: try members.option("isPlayingLiveStream"),
      isPlayingAd: try members.option("isPlayingAd"), volumeLevel: try members.option("volumeLevel"),
      isMuted: try members.option("isMuted"), queueIndex: try members.option("queueIndex"),
      queueLength: try members.option("queueLength"), resolved: try members.option("resolved"),
      secondTry: try members.option("secondTry"), passedOver: try members.option("passedOver"),
      unusedSubtitles: try members.option("unusedSubtitles"), error: try members.option("error")
    )
  }
}

extension DeviceAlias: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(alias: try members.value("alias"), device: try members.value("device"))
  }
}

extension PreflightFinding: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      code: try members.value("code"), severity: try members.value("severity"), url: try members.option("url"),
      message: try members.value("message"), advice: try members.option("advice")
    )
  }
}

extension PreflightTrack: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      type: try members.value("type"), codec: try members.option("codec"), width: try members.option("width"),
      height: try members.option("height"), frameRate: try members.option("frameRate"),
      language: try members.option("language")
    )
  }
}

extension PreflightFacts: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      url: try members.value("url"), redirects: try members.option("redirects"),
      contentType: try members.option("contentType"), detectedType: try members.option("detectedType"),
      size: try members.option("size"), duration: try members.option("duration"), isLive: try members.option("isLive"),
      supportsRanges: try members.option("supportsRanges"), tracks: try members.option("tracks"),
      source: try members.value("source")
    )
  }
}

extension PreflightReport: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      verdict: try members.value("verdict"), findings: try members.value("findings"), url: try members.value("url"),
      facts: try members.option("facts"), deviceId: try members.option("deviceId"),
      friendlyName: try members.option("friendlyName"), modelName: try members.option("modelName"),
      resolved: try members.option("resolved"), knownModels: try members.option("knownModels"),
      conversion: try members.option("conversion"), elapsed: try members.value("elapsed")
    )
  }
}

extension Publication: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      publicationId: try members.value("publicationId"), url: try members.value("url"),
      path: try members.option("path"), name: try members.value("name"), contentType: try members.value("contentType"),
      size: try members.option("size"), isStream: try members.value("isStream"),
      sessionId: try members.option("sessionId"), allowAnyPeer: try members.value("allowAnyPeer"),
      isAutomatic: try members.value("isAutomatic")
    )
  }
}

extension ServedTransfer: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      transferId: try members.value("transferId"), publicationId: try members.value("publicationId"),
      sessionId: try members.option("sessionId"), path: try members.option("path"), name: try members.value("name"),
      peer: try members.option("peer"), method: try members.value("method"), status: try members.value("status"),
      rangeStart: try members.option("rangeStart"), rangeEnd: try members.option("rangeEnd"),
      length: try members.option("length"), bytesSent: try members.value("bytesSent"),
      state: try members.value("state"), failure: try members.option("failure"), elapsed: try members.value("elapsed")
    )
  }
}

extension SessionTraits: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      minimumVolume: try members.value("minimumVolume"), maximumVolume: try members.value("maximumVolume"),
      volumeIncrement: try members.value("volumeIncrement"), supportsMuting: try members.value("supportsMuting"),
      isFixedVolume: try members.value("isFixedVolume")
    )
  }
}

extension Session: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), deviceId: try members.value("deviceId"),
      device: try members.value("device"), connectionState: try members.value("connectionState"),
      suspendReason: try members.option("suspendReason"), linkState: try members.value("linkState"),
      applicationState: try members.value("applicationState"), phase: try members.option("phase"),
      applicationId: try members.option("applicationId"), sessionOptions: try members.option("sessionOptions"),
      receiverSessionId: try members.option("receiverSessionId"), application: try members.option("application"),
      volume: try members.option("volume"), traits: try members.value("traits"),
      isActiveInput: try members.option("isActiveInput"), isStandBy: try members.option("isStandBy"),
      deviceStatus: try members.option("deviceStatus"), authentication: try members.option("authentication"),
      multizone: try members.option("multizone"), supportsMedia: try members.value("supportsMedia"),
      owner: try members.option("owner"), isMediaStatusKnown: try members.option("isMediaStatusKnown")
    )
  }
}

extension PlaybackState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      loadRequestData: try members.value("loadRequestData"), customData: try members.option("customData"),
      source: try members.value("source"), playerState: try members.value("playerState"),
      position: try members.value("position"), mediaSessionId: try members.option("mediaSessionId")
    )
  }
}

extension SavedSession: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), deviceId: try members.value("deviceId"),
      friendlyName: try members.value("friendlyName"), host: try members.value("host"), port: try members.value("port"),
      applicationId: try members.option("applicationId"), receiverSessionId: try members.value("receiverSessionId"),
      sessionOptions: try members.option("sessionOptions"), owner: try members.option("owner"),
      savedAt: try members.value("savedAt")
    )
  }
}

extension CastButtonState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      castState: try members.value("castState"), icon: try members.value("icon"),
      isVisible: try members.value("isVisible"), label: try members.value("label"),
      tintColor: try members.option("tintColor"), startsDiscoveryOnTap: try members.value("startsDiscoveryOnTap")
    )
  }
}

extension CastDialogDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      deviceId: try members.value("deviceId"), friendlyName: try members.value("friendlyName"),
      modelName: try members.option("modelName"), deviceType: try members.value("deviceType"),
      statusText: try members.option("statusText"), isBusy: try members.value("isBusy")
    )
  }
}

extension CastDialogState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      isPresented: try members.value("isPresented"), mode: try members.value("mode"), title: try members.value("title"),
      devices: try members.value("devices"), noDevicesReason: try members.option("noDevicesReason"),
      noDevicesText: try members.option("noDevicesText"), sessionId: try members.option("sessionId"),
      deviceId: try members.option("deviceId"), deviceName: try members.option("deviceName"),
      mediaTitle: try members.option("mediaTitle"), mediaSubtitle: try members.option("mediaSubtitle"),
      image: try members.option("image"), volumePercent: try members.option("volumePercent"),
      isMuted: try members.option("isMuted"), canDisconnect: try members.value("canDisconnect"),
      failure: try members.option("failure"), error: try members.option("error")
    )
  }
}

extension IntroOverlayState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      isPresented: try members.value("isPresented"), wasShown: try members.value("wasShown"),
      canPresent: try members.value("canPresent"), titleText: try members.value("titleText"),
      buttonText: try members.value("buttonText"), titlePosition: try members.value("titlePosition")
    )
  }
}

extension MediaControl: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isEnabled: try members.value("isEnabled"), state: try members.option("state"))
  }
}

extension MediaButton: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      type: try members.value("type"), isEnabled: try members.value("isEnabled"), state: try members.option("state"),
      customId: try members.option("customId")
    )
  }
}

extension MiniControllerState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      isEnabled: try members.value("isEnabled"), isActive: try members.value("isActive"),
      shouldAppear: try members.value("shouldAppear"), minHeight: try members.value("minHeight"),
      title: try members.option("title"), subtitle: try members.option("subtitle"),
      thumbnail: try members.option("thumbnail"), buttons: try members.value("buttons"),
      progress: try members.option("progress"), isLive: try members.value("isLive")
    )
  }
}

extension AdState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      title: try members.option("title"), image: try members.option("image"),
      clickThroughUrl: try members.option("clickThroughUrl"), isSkippable: try members.value("isSkippable"),
      skippableIn: try members.option("skippableIn"), skipText: try members.option("skipText")
    )
  }
}

extension ExpandedControllerState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      isPresented: try members.value("isPresented"), usesDefault: try members.value("usesDefault"),
      isActive: try members.value("isActive"), deviceName: try members.option("deviceName"),
      castingToText: try members.option("castingToText"), title: try members.option("title"),
      subtitle: try members.option("subtitle"), image: try members.option("image"), isLive: try members.value("isLive"),
      isStreamPositionHidden: try members.value("isStreamPositionHidden"),
      playPauseToggle: try members.value("playPauseToggle"), buttons: try members.value("buttons"),
      ad: try members.option("ad")
    )
  }
}

extension MediaControllerControls: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      play: try members.value("play"), pause: try members.value("pause"),
      playPauseToggle: try members.value("playPauseToggle"), stop: try members.value("stop"),
      forward30: try members.value("forward30"), rewind30: try members.value("rewind30"),
      pauseQueue: try members.value("pauseQueue"), next: try members.value("next"),
      previous: try members.value("previous"), repeatMode: try members.value("repeatMode"),
      streamPosition: try members.value("streamPosition"), tracks: try members.value("tracks"),
      skipAd: try members.value("skipAd"), muteToggle: try members.value("muteToggle")
    )
  }
}

extension MediaControllerState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.option("sessionId"), connectionState: try members.option("connectionState"),
      suspendReason: try members.option("suspendReason"), isMediaLoaded: try members.value("isMediaLoaded"),
      hasCurrentQueueItem: try members.value("hasCurrentQueueItem"),
      hasLoadingQueueItem: try members.value("hasLoadingQueueItem"), playerState: try members.value("playerState"),
      lastKnownPlayerState: try members.option("lastKnownPlayerState"),
      lastKnownStreamPosition: try members.option("lastKnownStreamPosition"),
      isRequestInFlight: try members.value("isRequestInFlight"), isLoading: try members.value("isLoading"),
      isLive: try members.value("isLive"), title: try members.option("title"),
      smartSubtitle: try members.option("smartSubtitle"), image: try members.option("image"),
      boundMetadata: try members.option("boundMetadata"), boundImages: try members.option("boundImages"),
      streamPosition: try members.value("streamPosition"), streamDuration: try members.option("streamDuration"),
      seekableStart: try members.option("seekableStart"), seekableEnd: try members.option("seekableEnd"),
      isSliding: try members.value("isSliding"), isStreamPositionHidden: try members.value("isStreamPositionHidden"),
      positionText: try members.value("positionText"), durationText: try members.value("durationText"),
      remainingText: try members.value("remainingText"), ad: try members.option("ad"),
      controls: try members.value("controls")
    )
  }
}

extension VolumeControllerState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.option("sessionId"), level: try members.value("level"),
      percent: try members.value("percent"), isMuted: try members.value("isMuted"),
      isFixedVolume: try members.value("isFixedVolume"), isSliding: try members.value("isSliding"),
      slider: try members.value("slider"), up: try members.value("up"), down: try members.value("down"),
      muteToggle: try members.value("muteToggle")
    )
  }
}

extension PlaybackRateSegment: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      playbackRate: try members.value("playbackRate"), label: try members.value("label"),
      isSelected: try members.value("isSelected")
    )
  }
}

extension PlaybackRateControllerState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      playbackRate: try members.value("playbackRate"), isEnabled: try members.value("isEnabled"),
      minimumPlaybackRate: try members.value("minimumPlaybackRate"),
      maximumPlaybackRate: try members.value("maximumPlaybackRate"), segments: try members.value("segments")
    )
  }
}

extension TrackEntry: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      trackId: try members.option("trackId"), title: try members.value("title"),
      language: try members.option("language"), isSelected: try members.value("isSelected")
    )
  }
}

extension TrackSelectorState: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      isPresented: try members.value("isPresented"), isEnabled: try members.value("isEnabled"),
      audioTracks: try members.value("audioTracks"), textTracks: try members.value("textTracks"),
      selectedTrackIds: try members.value("selectedTrackIds")
    )
  }
}

extension WidgetStates: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      castButton: try members.option("castButton"), castDialog: try members.option("castDialog"),
      introOverlay: try members.option("introOverlay"), miniController: try members.option("miniController"),
      expandedController: try members.option("expandedController"),
      mediaController: try members.option("mediaController"), volumeController: try members.option("volumeController"),
      playbackRateController: try members.option("playbackRateController"),
      trackSelector: try members.option("trackSelector")
    )
  }
}

extension ContextInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      castState: try members.value("castState"), currentSessionId: try members.option("currentSessionId"),
      connectionState: try members.value("connectionState"), isCreated: try members.value("isCreated"),
      options: try members.value("options"), appState: try members.value("appState")
    )
  }
}

extension ProvidedDevice: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("deviceId", self.deviceId), ("friendlyName", self.friendlyName), ("host", self.host), ("port", self.port),
      ("modelName", self.modelName), ("deviceVersion", self.deviceVersion), ("capabilities", self.capabilities),
      ("isBusy", self.isBusy), ("statusText", self.statusText)
    )
  }
}

extension ProvidedDevices: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("devices", self.devices))
  }
}

extension DiscoveryInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isRunning: try members.value("isRunning"), devices: try members.value("devices"))
  }
}

extension Event: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(method: try members.value("method"), params: try members.value("params"))
  }
}

extension Snapshot: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      castState: try members.value("castState"), discovery: try members.value("discovery"),
      sessions: try members.value("sessions"), media: try members.value("media"), players: try members.value("players")
    )
  }
}

extension ImageFile: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      path: try members.value("path"), mediaType: try members.value("mediaType"), width: try members.option("width"),
      height: try members.option("height"), bytes: try members.value("bytes"), source: try members.value("source"),
      isKept: try members.value("isKept"), data: try members.option("data")
    )
  }
}

extension ChosenImage: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("index", self.index), ("image", self.image))
  }
}

extension LogFile: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      isEnabled: try members.value("isEnabled"), path: try members.option("path"),
      maxFileSize: try members.option("maxFileSize"), maxFileCount: try members.option("maxFileCount"),
      filter: try members.option("filter"), failure: try members.option("failure"),
      lostRecords: try members.option("lostRecords")
    )
  }
}

extension LogConsole: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isEnabled: try members.value("isEnabled"), filter: try members.option("filter"))
  }
}

extension MessageTap: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      isEnabled: try members.value("isEnabled"), sessionId: try members.option("sessionId"),
      namespaces: try members.option("namespaces"), includeHeartbeat: try members.option("includeHeartbeat"),
      redact: try members.option("redact"), maximumPayloadBytes: try members.option("maximumPayloadBytes")
    )
  }
}

extension WaitOptions: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("waitFor", self.waitFor), ("waitTimeout", self.waitTimeout))
  }
}

extension PendingMediaRequest: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), requestId: try members.value("requestId"),
      type: try members.value("type"), elapsed: try members.value("elapsed"),
      remaining: try members.option("remaining")
    )
  }
}

extension PlayerTarget: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("device", self.device), ("searchTimeout", self.searchTimeout), ("timeout", self.timeout))
  }
}

extension PlayerNames: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      defaultDevice: try members.option("defaultDevice"), aliases: try members.value("aliases"),
      problem: try members.option("problem")
    )
  }
}

extension QueueInsertion: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(itemIds: try members.option("itemIds"), mediaState: try members.value("mediaState"))
  }
}

extension QueuePage: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      startIndex: try members.value("startIndex"), items: try members.value("items"),
      itemCount: try members.value("itemCount"), revision: try members.value("revision"),
      isComplete: try members.value("isComplete")
    )
  }
}

extension QueueCache: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      cacheSize: try members.value("cacheSize"), maximumFetchCount: try members.value("maximumFetchCount"),
      cachedItemCount: try members.value("cachedItemCount"), itemCount: try members.value("itemCount"),
      revision: try members.value("revision"), isCurrent: try members.value("isCurrent"),
      isComplete: try members.value("isComplete")
    )
  }
}

extension RecordedDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(deviceId: try members.value("deviceId"), friendlyName: try members.value("friendlyName"))
  }
}

extension RecordingInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      recordingId: try members.value("recordingId"), path: try members.value("path"),
      device: try members.value("device"), isRaw: try members.value("isRaw"), state: try members.value("state"),
      entries: try members.value("entries"), bytes: try members.value("bytes"), lost: try members.value("lost"),
      failure: try members.option("failure"), replaced: try members.option("replaced")
    )
  }
}

extension ClientCapabilities: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("credentialsProvider", self.credentialsProvider), ("imagePicker", self.imagePicker),
      ("imageCache", self.imageCache), ("deviceProvider", self.deviceProvider)
    )
  }
}

extension ServerLimits: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      maximumMessageBytes: try members.value("maximumMessageBytes"), maximumDepth: try members.value("maximumDepth"),
      maximumValues: try members.value("maximumValues"),
      maximumRequestsInFlight: try members.value("maximumRequestsInFlight"),
      maximumQueueBytes: try members.value("maximumQueueBytes"),
      maximumQueueBytesOfAll: try members.option("maximumQueueBytesOfAll")
    )
  }
}

extension ServerInfo: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      name: try members.value("name"), version: try members.value("version"),
      protocolVersion: try members.value("protocolVersion"), apiLevel: try members.value("apiLevel"),
      apiCompatible: try members.value("apiCompatible"), specHash: try members.value("specHash"),
      processId: try members.value("processId"), uptime: try members.value("uptime"),
      clients: try members.value("clients"), sessions: try members.value("sessions")
    )
  }
}

extension ReportReplacement: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(kind: try members.value("kind"), count: try members.value("count"))
  }
}

extension UnansweredRequest: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(method: try members.value("method"), elapsed: try members.value("elapsed"))
  }
}

extension ConnectedClient: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      number: try members.value("number"), isCaller: try members.value("isCaller"),
      clientInfo: try members.option("clientInfo"), transport: try members.value("transport"),
      processId: try members.option("processId"), uptime: try members.value("uptime"),
      subscriptions: try members.value("subscriptions"), topics: try members.value("topics"),
      waitingEvents: try members.value("waitingEvents"), unansweredCount: try members.value("unansweredCount"),
      unanswered: try members.value("unanswered"), queuedBytes: try members.value("queuedBytes"),
      droppedNotifications: try members.value("droppedNotifications"),
      currentSessionId: try members.option("currentSessionId")
    )
  }
}

extension FailedRestoration: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(saved: try members.value("saved"), error: try members.value("error"))
  }
}

extension WidgetStyle: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      path: try members.value("path"), attributes: try members.value("attributes"),
      effective: try members.value("effective"), isApplied: try members.value("isApplied")
    )
  }
}
