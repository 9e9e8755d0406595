'use strict';
const { plain } = require('./plain.js');

/** The longest name of a model, in letters. */
const LONGEST_MODEL = 80;
/** The port of devices; groups have others. (cast.md 1) */
const DEVICE_PORT = 8009;

/**
 * Returns the names of devices for a list, by their ids. Those of one name get what distinguishes them: the model, else
 * also the address, else the end of the id. (Tests/EqualNames)
 *
 * `devices` have the members of `Device`, as far as they are known, or the `address` of a `PlayerStatus`.
 */
function shownNames(devices) {
  const names = new Map();
  for (const [name, same] of grouped(devices, ({ friendlyName }) => plain(friendlyName))) {
    const details = same.length > 1 ? detailsOf(same) : [];
    same.forEach(({ deviceId }, index) => names.set(deviceId, details.length > 0 ? `${name} (${details[index]})` : name));
  }
  return names;
}

/** Whether two devices have one name. */
function hasEqualNames(devices) {
  return grouped(devices, ({ friendlyName }) => plain(friendlyName)).size < devices.length;
}

function grouped(values, keyOf) {
  const groups = new Map();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** Returns the first details that all devices have and that differ. Ids always do. */
function detailsOf(devices) {
  const behindModel = (device, part) => part && [model(device), part].filter(Boolean).join(', ');
  const ways = [model, (device) => behindModel(device, address(device)), (device) => behindModel(device, `…${device.deviceId.slice(-4)}`)];
  const found = ways.map((way) => devices.map(way)).find((details) => details.every(Boolean) && new Set(details).size === details.length);
  return found ?? devices.map(({ deviceId }) => deviceId);
}

function model({ modelName }) {
  return plain(modelName, LONGEST_MODEL);
}

function address({ host, port, address: given }) {
  if (!host) return plain(given);
  if (port === DEVICE_PORT) return plain(host);
  return plain(host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`);
}

module.exports = { hasEqualNames, shownNames };
