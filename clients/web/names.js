/** The port of devices; groups have others. (cast.md 1) */
const DEVICE_PORT = 8009;

/**
 * Returns the names of devices for a list, by their ids. Those of one name get what distinguishes them: the model, else
 * also the address, else the end of the id. (Tests/EqualNames)
 *
 * `devices` have the members of the API's `Device`, as far as they are known, or the `address` of a `PlayerStatus`.
 */
export function shownNames(devices) {
  const groups = new Map();
  for (const device of devices) {
    const same = groups.get(device.friendlyName);
    if (same) same.push(device);
    else groups.set(device.friendlyName, [device]);
  }
  const names = new Map();
  for (const [name, same] of groups) {
    const details = same.length > 1 ? detailsOf(same) : [];
    same.forEach(({ deviceId }, index) => names.set(deviceId, details.length ? `${name} (${details[index]})` : name));
  }
  return names;
}

/** Returns the first details that all devices have and that differ. Ids always do. */
function detailsOf(devices) {
  const behindModel = ({ modelName }, part) => part && [modelName, part].filter(Boolean).join(', ');
  const ways = [
    ({ modelName }) => modelName, (device) => behindModel(device, address(device)),
    (device) => behindModel(device, `…${device.deviceId.slice(-4)}`),
  ];
  const found = ways.map((way) => devices.map(way)).find((details) => details.every(Boolean) && new Set(details).size === details.length);
  return found ?? devices.map(({ deviceId }) => deviceId);
}

function address({ host, port, address: given }) {
  if (!host) return given;
  if (port === DEVICE_PORT) return host;
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}
