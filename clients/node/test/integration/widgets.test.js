import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { CastClient } from 'cast-rpc';
import { film, startDaemon, startReceiver } from '../support/real.js';

// A daemon rejoins the sessions that another server left: this one has a private state folder.
const parent = process.env.XDG_STATE_HOME ?? tmpdir();
mkdirSync(parent, { recursive: true });
process.env.XDG_STATE_HOME = mkdtempSync(join(parent, 'widgets-'));

describe('widgets', () => {
  test('are the same for two clients, but for what one of them opens', async (t) => {
    const path = await startDaemon(t);
    const receiver = await startReceiver(t);
    const clients = [];
    for (let index = 0; index < 2; index += 1) {
      const client = await CastClient.connect({ path });
      t.after(() => client.close());
      await client.events.subscribe({ topics: ['widget.*'] });
      clients.push(client);
    }
    const [first, second] = clients;
    const shown = clients.map((client) => client.waitFor('widget.didChange', ({ state }) => state.mediaController?.controls.pause.isEnabled));
    const { deviceId } = await first.discovery.addDevice({ host: receiver.host, port: receiver.port });
    await first.widget.selectDevice({ deviceId });
    await second.widget.handOver({ local: { media: film(), position: 30 } });
    const states = await Promise.all(shown);
    assert.deepEqual(states[0].state, states[1].state);
    assert.equal(states[0].revision, states[1].revision);
    const tick = second.waitFor('widget.didChange', ({ state }) => state.mediaController?.streamPosition >= 32);
    await tick;
    const paused = first.waitFor('widget.didChange', ({ state }) => state.mediaController?.controls.playPauseToggle.state === 'PAUSED');
    await second.widget.pressButton({ widget: 'MEDIA_CONTROLLER', control: 'PLAY_PAUSE_TOGGLE' });
    await paused;
    let others = 0;
    second.on('widget.didTriggerExpandedController', () => { others += 1; });
    const triggered = first.waitFor('widget.didTriggerExpandedController');
    assert.equal((await first.widget.tapMiniController()).isPresented, false, 'the program shows it itself');
    assert.ok((await triggered).sessionId);
    await second.widget.disconnect({ action: 'STOP_CASTING' });
    assert.equal(others, 0, 'the other client has its own controller');
    assert.equal((await first.widget.getState({ widgets: ['CAST_BUTTON'] })).state.castButton.icon, 'INACTIVE');
  });
});
