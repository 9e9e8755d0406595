import assert from 'node:assert/strict';
import { ChannelNotConnected } from 'cast-rpc';
import { rejection } from './clients.js';

const namespace = 'urn:x-cast:com.example.coverage';

/** Calls every method of `channel`, with a session whose app has no channel of this namespace. */
export async function useChannels(client) {
  const { sessions } = await client.channel.add({ namespace });
  assert.equal(sessions[0].isConnected, false);
  assert.deepEqual((await client.channel.list()).channels.map((channel) => channel.namespace), [namespace]);
  assert.ok((await rejection(client.channel.send({ namespace, text: 'hello' }))) instanceof ChannelNotConnected);
  assert.ok((await rejection(client.channel.generateRequestId({ namespace }))) instanceof ChannelNotConnected);
  assert.equal((await client.channel.broadcast({ namespace, data: 'AAEC' })).isWritable, true);
  await client.channel.remove({ namespace });
  assert.deepEqual((await client.channel.list()).channels, []);
}
