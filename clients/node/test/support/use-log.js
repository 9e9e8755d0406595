import assert from 'node:assert/strict';

/** Calls every method of `log` with valid params. */
export async function useLog(client, folder) {
  assert.equal((await client.log.getFilter()).isSubscribed, false, 'off until it is asked for');
  const { subscription } = await client.events.subscribe({ topics: ['log.*'] });
  const filter = await client.log.setFilter({ minimumLevel: 'DEBUG', classes: [{ level: 'VERBOSE', patterns: ['GCKUI*', 'GCK*Session'] }] });
  assert.deepEqual(filter.classes[0].patterns, ['GCKUI*', 'GCK*Session']);
  assert.equal((await client.log.setMessageTap({ namespaces: ['*.media'] })).isEnabled, true);
  const file = await client.log.setFile({ isEnabled: true, directory: folder, maxFileCount: 3, filter: { minimumLevel: 'DEBUG' } });
  assert.equal(file.maxFileCount, 3);
  assert.equal((await client.log.setConsole({ isEnabled: false })).isEnabled, false);
  return async () => {
    await client.log.setFile({ isEnabled: false });
    await client.events.unsubscribe({ subscription });
  };
}
