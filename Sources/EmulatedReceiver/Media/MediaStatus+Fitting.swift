import CastModel
import JSONCodec

/// How much JSON a message may hold, with room for what stands around it: a frame has at most 65,536 bytes.
enum PayloadBudget {
  static let bytes = 60_000
}

extension MediaStatus {
  /// The status with so much left out that it fits into a message: first the queue's items, then what is known elsewhere, last all
  /// but the names of what plays.
  var fitting: MediaStatus {
    var status = self
    let reductions: [(inout MediaStatus) -> Void] = [
      { $0.items = nil },
      { status in
        let essentials = status.extendedStatus?.media?.essentials
        status.extendedStatus?.media = essentials
      },
      { status in
        let essentials = status.media?.essentials
        status.media = essentials
      },
      { $0.customData = nil },
      { $0.media = nil },
      { $0.extendedStatus?.media = nil },
      { $0.queueData = nil },
    ]
    for reduce in reductions {
      guard status.jsonBytes.count > PayloadBudget.bytes else { return status }
      reduce(&status)
    }
    return status
  }
}

extension MediaInformation {
  /// What is needed to know which media it is.
  fileprivate var essentials: MediaInformation {
    MediaInformation(
      contentId: self.contentId, contentType: self.contentType, streamType: self.streamType, duration: self.duration)
  }
}

extension Array where Element: JSONEncodable {
  /// As many of the first elements as fit into a message.
  var fittingPrefix: ArraySlice<Element> {
    var bytes = 0
    return self.prefix { element in
      bytes += element.jsonBytes.count + 1
      return bytes <= PayloadBudget.bytes
    }
  }
}
