// node quickstart.mjs "Living Room" https://example.com/film.mp4
import { CastClient } from 'cast-rpc';

const [friendlyName, contentId] = process.argv.slice(2);
const client = await CastClient.spawn();
const device = await client.discovery.find({ friendlyName, timeout: 10 });
await client.session.start({ deviceId: device.deviceId, ifExists: 'USE' });
client.on('media.didUpdateStatus', ({ playerState, position }) => console.log(playerState, position));
await client.media.load({ media: { contentId, contentType: 'video/mp4' } });
await client.waitFor('media.didEndSession', () => true, { timeout: 0 });
await client.close();
