import JSONCodec

/// The models that are known by name: those built in, and those of users' files.
public struct DeviceModels: Sendable {
  /// The models stand in the order in which they were added; no two of them have the same name.
  public private(set) var all: [DeviceModel]

  /// Those that are built in.
  public static let builtIn = DeviceModels(all: (try? Self.parse(Array(Self.builtInJSON.utf8))) ?? [])

  /// Adds the models of a JSON file, a list of them; one of a known name replaces it.
  ///
  /// - Throws: ``ReceiverError`` with `fileFailed` if the file can't be read, `invalidData` if it doesn't hold models.
  public mutating func add(contentsOf path: String) throws(ReceiverError) {
    let bytes = try SmallFile.read(path, maximumLength: Self.maximumFileLength)
    let models: [DeviceModel]
    do {
      models = try Self.parse(bytes)
    } catch {
      throw ReceiverError(.invalidData, "“\(path)” doesn't hold models: \(error)", cause: error)
    }
    for model in models {
      self.all.removeAll { $0.name == model.name }
      self.all.append(model)
    }
  }

  /// The model called `name`.
  public subscript(name: String) -> DeviceModel? { self.all.first { $0.name == name } }

  /// The model called `name`.
  ///
  /// - Throws: ``ReceiverError`` with `invalidData` if there is none; it names the one that was probably meant.
  public func model(_ name: String) throws(ReceiverError) -> DeviceModel {
    if let model = self[name] { return model }
    let names = self.all.map(\.name)
    let hint = NearestName.of(name, among: names).map { " Did you mean “\($0)”?" } ?? ""
    throw ReceiverError(
      .invalidData, "There is no model “\(name)”.\(hint) There are: \(names.joined(separator: ", ")).")
  }

  private static let maximumFileLength = 4 << 20

  package static func parse(_ json: [UInt8]) throws -> [DeviceModel] {
    try [DeviceModel](json: try JSONDocument(parsing: json, policy: .strict).root)
  }
}

extension DeviceModels {
  /// The models that are built in, in the form that users' files have.
  ///
  /// Capability numbers and TXT records are those of captures and of peers' fixtures where there are any (cast.md 9);
  /// those of the stereo pair are put together from the bits' names.
  package static let builtInJSON = #"""
    [
      {
        "name": "chromecast-1",
        "description": "Chromecast of 2013: old message shapes, flat setup information without HTTPS, few TXT keys",
        "model": "Chromecast", "product": "eureka-b3", "capabilities": 4101,
        "txt": {
          "id": "${id}", "ve": "02", "md": "${model}", "ic": "/setup/icon.png", "fn": "${name}", "ca": "${ca}",
          "st": "${st}", "rm": null
        },
        "volume": {"controlType": "attenuation", "level": 1},
        "dialect": {
          "availabilityKey": "both", "typeKey": "both", "namespacesAreStrings": true, "listsNoApplications": true,
          "mediaStatusShape": "flat", "transportIdPrefix": "web-", "capabilitiesKey": "capabilities",
          "omittedApplicationMembers": [
            "universalAppId", "appType", "iconUrl", "isIdleScreen", "launchedFromCloud", "senderConnected"
          ],
          "omittedStatusMembers": ["userEq"], "omittedVolumeMembers": ["controlType", "stepInterval"]
        },
        "authentication": ["sha1-signature", "no-nonce", "tls-sha1"],
        "idleScreen": true,
        "setup": {"shape": "flat", "https": false, "castBuildRevision": "1.56.275994", "buildNumber": "275994"}
      },
      {
        "name": "chromecast-2",
        "description": "Chromecast of 2015: its intermediate certificate ran out on 9 March 2025",
        "model": "Chromecast", "product": "anchovy", "capabilities": 200709,
        "txt": {
          "id": "${id}", "cd": "${ID}", "rm": null, "ve": "05", "md": "${model}", "ic": "/setup/icon.png",
          "fn": "${name}", "ca": "${ca}", "st": "${st}", "bs": "${bs}", "nf": "1", "rs": "${rs}"
        },
        "volume": {"controlType": "attenuation", "level": 1},
        "authentication": ["expired-intermediate"],
        "idleScreen": true,
        "setup": {"castBuildRevision": "1.56.281627", "buildNumber": "281627"}
      },
      {
        "name": "chromecast-3",
        "description": "Chromecast of 2018",
        "model": "Chromecast", "product": "vilage", "capabilities": 200709,
        "volume": {"controlType": "attenuation", "level": 1},
        "idleScreen": true,
        "setup": {"castBuildRevision": "1.56.467165", "buildNumber": "467165"}
      },
      {
        "name": "chromecast-ultra",
        "description": "Chromecast Ultra: 4K",
        "model": "Chromecast Ultra", "product": "steak", "capabilities": 201221,
        "volume": {"controlType": "attenuation", "level": 1},
        "idleScreen": true,
        "setup": {"castBuildRevision": "1.56.500000", "buildNumber": "500000"}
      },
      {
        "name": "google-tv",
        "description": "Chromecast with Google TV: apps under other ids, the TV's own volume, no setup by host name",
        "model": "Chromecast", "manufacturer": "Google", "product": "sabrina", "capabilities": 465413,
        "volume": {"controlType": "master", "stepInterval": 0.01, "level": 0.4},
        "dialect": {"launchAnswer": "broadcastFirst"},
        "applicationTypes": ["WEB", "ANDROID_TV"],
        "idleScreen": true,
        "setup": {"castBuildRevision": "3.72.446070", "buildNumber": "446070", "refusesHostNames": true}
      },
      {
        "name": "android-tv",
        "description": "A television of 2017 with Chromecast built in: fixed volume, sparse status, X.509 version 1",
        "model": "BRAVIA 4K GB", "manufacturer": "Sony", "product": "BRAVIA_ATV2", "capabilities": 4101,
        "volume": {"controlType": "fixed", "level": 1},
        "dialect": {
          "mediaStatusShape": "object", "omittedApplicationMembers": ["statusText", "senderConnected"],
          "omittedStatusMembers": ["isActiveInput", "isStandBy", "userEq"], "launchAnswer": "broadcastFirst"
        },
        "applicationTypes": ["WEB", "ANDROID_TV"],
        "authentication": ["tls-v1", "tls-sha1", "tls-1024"],
        "setup": {"castBuildRevision": "1.29.104827", "buildNumber": "104827", "https": false}
      },
      {
        "name": "shield-tv",
        "description": "NVIDIA Shield: an Android TV whose TXT record was captured",
        "model": "SHIELD Android TV", "manufacturer": "NVIDIA", "product": "mdarcy", "capabilities": 462853,
        "txt": {
          "rs": "${rs}", "nf": "2", "bs": "${bs}", "st": "${st}", "ca": "${ca}", "fn": "${name}",
          "ic": "/setup/icon.png", "md": "${model}", "ve": "05", "rm": "", "cd": "${ID}", "id": "${id}"
        },
        "volume": {"controlType": "fixed", "level": 1},
        "applicationTypes": ["WEB", "ANDROID_TV"],
        "idleScreen": true,
        "setup": {"castBuildRevision": "1.56.265975", "buildNumber": "265975"}
      },
      {
        "name": "nest-hub",
        "description": "Nest Hub: a screen and a speaker, no input state",
        "model": "Google Nest Hub", "product": "newman", "capabilities": 199173,
        "volume": {"controlType": "master", "level": 0.5},
        "dialect": {"omittedStatusMembers": ["isActiveInput", "isStandBy"]},
        "idleScreen": true,
        "setup": {"castBuildRevision": "1.68.426570", "buildNumber": "426570", "refusesHostNames": true}
      },
      {
        "name": "nest-mini",
        "description": "Nest Mini: a speaker",
        "model": "Google Nest Mini", "product": "mush", "capabilities": 199172,
        "volume": {"controlType": "master", "level": 0.5},
        "applications": [{"appId": "CC1AD845", "runningAppId": "705D30C6", "displayName": "Default Media Receiver"}],
        "dialect": {"omittedStatusMembers": ["isActiveInput", "isStandBy"]},
        "authentication": ["audio-only"],
        "setup": {"castBuildRevision": "1.56.500004", "buildNumber": "500004"}
      },
      {
        "name": "google-home",
        "description": "Google Home: a speaker of 2016",
        "model": "Google Home", "product": "pineapple", "capabilities": 199172,
        "volume": {"controlType": "master", "level": 0.5},
        "dialect": {"omittedStatusMembers": ["isActiveInput", "isStandBy"]},
        "authentication": ["audio-only"],
        "setup": {"version": 10, "castBuildRevision": "1.46.195690", "buildNumber": "195690"}
      },
      {
        "name": "chromecast-audio",
        "description": "Chromecast Audio: no screen; its intermediate certificate ran out on 9 March 2025",
        "model": "Chromecast Audio", "product": "tornado", "capabilities": 199172,
        "volume": {"controlType": "attenuation", "level": 1},
        "applications": [{"appId": "CC1AD845", "runningAppId": "531A4F84", "displayName": "Default Media Receiver"}],
        "dialect": {"omittedStatusMembers": ["isActiveInput", "isStandBy"]},
        "authentication": ["audio-only", "expired-intermediate"],
        "setup": {"castBuildRevision": "1.56.281627", "buildNumber": "281627"}
      },
      {
        "name": "stereo-pair",
        "description": "Two speakers as one: a group that plays each channel on another device",
        "model": "Google Cast Group", "product": "pineapple", "capabilities": 199332,
        "volume": {"controlType": "master", "level": 0.5},
        "applications": [{"appId": "CC1AD845", "runningAppId": "705D30C6", "displayName": "Default Media Receiver"}],
        "dialect": {"omittedStatusMembers": ["isActiveInput", "isStandBy"]},
        "authentication": ["audio-only"],
        "setup": {"castBuildRevision": "1.56.500004", "buildNumber": "500004"}
      },
      {
        "name": "group",
        "description": "A group of speakers: a port of its own on the device that leads it, idle as MultizoneLeader",
        "model": "Google Cast Group", "product": "pineapple", "capabilities": 199204,
        "txt": {
          "id": "${id}", "cd": "${ID}", "rm": "", "ve": "05", "md": "${model}", "ic": "/setup/icon.png",
          "fn": "${name}", "ca": "${ca}", "st": "${st}", "bs": "${bs}", "nf": "1", "rs": "${rs}"
        },
        "volume": {"controlType": "master", "level": 0.5},
        "applications": [{"appId": "CC1AD845", "runningAppId": "705D30C6", "displayName": "Default Media Receiver"}],
        "dialect": {"omittedStatusMembers": ["isActiveInput", "isStandBy"]},
        "authentication": ["audio-only"],
        "idleScreen": true,
        "setup": {"castBuildRevision": "1.56.500004", "buildNumber": "500004"}
      }
    ]
    """#
}
