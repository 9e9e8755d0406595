"use strict";
// In place of the package "protobufjs", where it isn't installed beside castv2-client: the one message that a sender
// needs, CastMessage (docs/reference/cast.md 2). Its fields are numbers (1 and 5), texts (2, 3, 4, 6) and bytes (7).

const FIELDS = [
  [1, "protocolVersion", "number"], [2, "sourceId", "text"], [3, "destinationId", "text"], [4, "namespace", "text"],
  [5, "payloadType", "number"], [6, "payloadUtf8", "text"], [7, "payloadBinary", "bytes"],
];

function varint(value) {
  const bytes = [];
  for (; value > 0x7f; value = Math.floor(value / 128)) bytes.push((value % 128) | 0x80);
  return Buffer.from([...bytes, value]);
}

function encode(message) {
  const parts = [];
  for (const [number, name, type] of FIELDS) {
    const value = message[name];
    if (value === undefined || value === null) continue;
    if (type === "number") {
      parts.push(varint(number << 3), varint(value));
    } else {
      const bytes = Buffer.from(value);
      parts.push(varint((number << 3) | 2), varint(bytes.length), bytes);
    }
  }
  return { finish: () => Buffer.concat(parts) };
}

function decode(bytes) {
  const message = { protocolVersion: 0, payloadType: 0 };
  let place = 0;
  const next = () => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = bytes[place++];
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 128;
    }
  };
  while (place < bytes.length) {
    const tag = next();
    const field = FIELDS.find(([number]) => number === Math.floor(tag / 8));
    const length = next();
    if (tag % 8 === 0) {
      if (field) message[field[1]] = length;
      continue;
    }
    if (tag % 8 !== 2 || place + length > bytes.length) throw new Error("not a CastMessage");
    const value = bytes.subarray(place, place + length);
    if (field) message[field[1]] = field[2] === "text" ? value.toString("utf8") : value;
    place += length;
  }
  return message;
}

const root = {
  lookupType: (name) => {
    if (name.endsWith(".CastMessage")) return { encode, decode };
    const fail = () => { throw new Error(`${name} isn't needed by a sender`); };
    return { encode: fail, decode: fail };
  },
};

exports.load = (_, callback) => { setImmediate(callback, null, root); };
