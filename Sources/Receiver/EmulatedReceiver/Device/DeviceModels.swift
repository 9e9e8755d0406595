import JSONCodec
import StateFiles

/// The models that are known by name: the built-in ones and those of users' files.
public struct DeviceModels: Sendable {
  /// The models in the order in which they were added; their names are unique.
  public private(set) var all: [DeviceModel]

  /// The built-in models.
  public static let builtIn = DeviceModels(all: (try? Self.parse(Self.builtInJSON)) ?? [])

  /// The file `models.json`, in the form of users' files.
  ///
  /// Capability numbers and TXT records come from captures and from peers' fixtures where there are any (cast.md 9);
  /// those of the stereo pair are composed from the bits' names.
  package static var builtInJSON: [UInt8] { PackageResources.models_json }

  /// Adds the models of a JSON file, which holds a list of them; one of a known name replaces it.
  ///
  /// - Throws: ``ReceiverError`` with `fileFailed` if the file can't be read, `invalidData` if it doesn't hold models.
  public mutating func add(contentsOf path: String) throws(ReceiverError) {
    let bytes = try BoundedFile.contents(path, limit: Self.maximumFileLength)
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

  /// The model called `name`, or `nil` if there is none.
  public subscript(name: String) -> DeviceModel? { self.all.first { $0.name == name } }

  /// Returns the model called `name`.
  ///
  /// - Throws: ``ReceiverError`` with `invalidData` if there is none; the error suggests the most similar name.
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
