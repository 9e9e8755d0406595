import Foundation
@testable import RPCCodeGen

/// A small spec that has one of everything.
struct SpecFixture {
  var files: [String: String] = [
    "api.json": """
    {"title": "t", "version": "1", "apiLevel": 2, "apiCompatible": 1, "protocolVersion": "1.0", "description": "d"}
    """,
    "errors.json": """
    {
      "ParseError": {"code": -32700, "domain": "rpc", "message": "m", "description": "d", "advice": "a", "gckErrorCode": 99, "exit": "failure"},
      "InvalidRequest": {"code": -32600, "domain": "rpc", "message": "m", "description": "d", "advice": "a", "gckErrorCode": 99, "exit": "failure"},
      "MethodNotFound": {"code": -32601, "domain": "rpc", "message": "m", "description": "d", "advice": "a", "gckErrorCode": 99, "exit": "failure"},
      "InvalidParams": {"code": -32602, "domain": "rpc", "message": "m", "description": "d", "advice": "a", "gckErrorCode": 99, "exit": "failure"},
      "InternalError": {"code": -32603, "domain": "rpc", "message": "m", "description": "d", "advice": "a", "gckErrorCode": 99, "exit": "failure"},
      "RequestCancelled": {"code": -32800, "domain": "rpc", "message": "m", "description": "d", "advice": "a", "gckErrorCode": 99, "exit": "failure"},
      "NoLamp": {"code": 1001, "domain": "lamp", "message": "There is no lamp.", "description": "d",
        "advice": "Buy one.", "gckErrorCode": 14, "exit": "refused", "retryable": true}
    }
    """,
    "gck_errors.json": """
    {
      "Unknown": {"code": 99, "description": "Something else."},
      "DeviceNotConnected": {"code": 14, "description": "No connection."},
      "Timeout": {"code": 2, "description": "Too late.", "reportedAs": ["NoLamp"]},
      "GuestModeListenFailed": {"code": 60, "description": "No guest.", "never": "It is gone."}
    }
    """,
    "model/light.json": """
    {
      "types": {
        "Colour": {"kind": "enum", "description": "A colour.", "values": {"DEEP_RED": "Red.", "NONE": "No colour."}},
        "Socket": {"kind": "integerEnum", "description": "A socket.",
          "values": {"E14": {"value": 14, "description": "Small."}, "E27": {"value": 27, "description": "Large."}}},
        "Bulb": {"kind": "object", "description": "A bulb.", "open": true, "shorthand": "name", "fields": {
          "name": {"type": "string", "required": true, "nonEmpty": true, "description": "Its name."},
          "power": {"type": "number", "minimum": 0, "maximum": 100, "unit": "watts", "description": "Its power."},
          "colour": {"type": "Colour", "alias": "color", "description": "Its colour.", "gck": "GCKColour"},
          "socket": {"type": "Socket", "description": "Its socket."}
        }},
        "Dimming": {"kind": "object", "description": "How it dims.", "options": true, "fields": {
          "isSmooth": {"type": "boolean", "default": true, "description": "Whether it fades."},
          "fadeTime": {"type": "number", "default": 0.5, "unit": "seconds", "description": "How long."},
          "scene": {"type": "string", "description": "Which."}
        }}
      }
    }
    """,
    "rpc/lamp.json": """
    {
      "namespace": "lamp", "description": "Lamps.",
      "types": {
        "LampState": {"kind": "object", "description": "A lamp.", "fields": {
          "lampId": {"type": "string", "required": true, "description": "Which."},
          "bulbs": {"type": "Bulb[]", "description": "Its bulbs."}
        }}
      },
      "methods": {
        "screw": {"summary": "Screws a bulb in.", "include": ["Bulb"],
          "params": {"lampId": {"type": "string", "description": "Which."}},
          "result": "LampState", "errors": ["NoLamp"], "progress": true,
          "examples": [{"name": "one", "params": {"name": "b"}, "result": {"lampId": "l"}}]},
        "repeat": {"summary": "Blinks.", "params": {"times": {"type": "integer", "required": true, "minimum": 1,
          "description": "How often."},
          "dimming": {"type": "Dimming", "description": "How it dims."}}, "result": {"done": {"type": "boolean", "required": true, "description": "d"}},
          "examples": [{"name": "two", "params": {"times": 2}, "result": {"done": true}}]},
        "off": {"summary": "Puts it out.", "params": {}, "result": {}, "examples": [{"name": "n", "params": {}}]}
      },
      "notifications": {
        "didChange": {"description": "It changed.", "params": "LampState", "delivery": "latest",
          "coalesceBy": ["lampId"], "examples": [{"name": "n", "params": {"lampId": "l"}}]},
        "didBreak": {"description": "It broke.", "params": {}, "examples": [{"name": "n", "params": {}}]}
      },
      "serverRequests": {
        "choose": {"description": "Asks which.", "capability": "chooser", "params": {},
          "result": {"lampId": {"type": "string", "description": "Which."}},
          "examples": [{"name": "n", "params": {}, "result": {"lampId": "l"}}]}
      }
    }
    """,
  ]

  func load() throws(SpecError) -> APISpec { try SpecLoader().load(files: self.files) }

  /// The spec with `old` in `file` replaced.
  func replacing(_ old: String, by new: String, in file: String) -> SpecFixture {
    var copy = self
    let text = copy.files[file] ?? ""
    guard let range = text.range(of: old) else { return copy }
    copy.files[file] = text.replacingCharacters(in: range, with: new)
    return copy
  }

  /// The loader's problems with the spec.
  var problems: [String] {
    do throws(SpecError) {
      _ = try self.load()
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }
}
