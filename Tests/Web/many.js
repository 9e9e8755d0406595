// A server in the page: the remote page with 40 devices, of which one plays, and a queue of 500 items: the sixth plays.

const devices = Array.from({ length: 40 }, (_, number) => ({
  deviceId: String(number).padStart(32, '0'), friendlyName: `Room ${number}`, deviceType: number % 3 ? 'TV' : 'SPEAKER',
}));
const players = devices.map((device, number) => ({
  ...device, ...(number === 17 ? { playerState: 'PLAYING', title: 'Song 6', artist: 'A band', position: 3, duration: 205, volumeLevel: 0.4, isMuted: false }
    : number % 4 ? {} : { playerState: 'PAUSED', title: `Song ${number}`, position: 9, duration: 90, volumeLevel: 0.5, isMuted: false }),
}));
const makeItems = (length) => Array.from({ length }, (_, number) => ({
  itemId: number + 1,
  media: { contentId: `https://media.example/${number + 1}.mp3`, duration: 200 + number, metadata: { metadataType: 3, title: `Song ${number + 1}`, artist: 'A band' } },
}));
let items = makeItems(500);
/** Answers `queue.list`. */
const page = ({ startIndex, fromItemId, count }) => {
  const start = startIndex ?? items.findIndex(({ itemId }) => itemId === fromItemId);
  return { startIndex: start, items: items.slice(start, start + count), itemCount: items.length, revision: 1, isComplete: true };
};
const on = { isEnabled: true };
const controls = Object.fromEntries(['play', 'pause', 'playPauseToggle', 'stop', 'forward30', 'rewind30', 'pauseQueue', 'next', 'previous', 'repeatMode',
  'streamPosition', 'tracks', 'skipAd', 'muteToggle'].map((name) => [name, { ...on, ...(name === 'playPauseToggle' ? { state: 'PLAYING' } : name === 'repeatMode' ? { state: 'REPEAT_OFF' } : {}) }]));
const { deviceId } = devices[17];
const state = {
  castButton: { castState: 'CONNECTED', icon: 'ACTIVE', isVisible: true, label: 'Cast. Connected.', startsDiscoveryOnTap: false },
  castDialog: { isPresented: false, mode: 'CONNECTED', title: 'Room 17', devices: [], sessionId: 's-1', deviceId, deviceName: 'Room 17', canDisconnect: true },
  miniController: { isEnabled: true, isActive: true, shouldAppear: false, minHeight: 64, buttons: [], isLive: false },
  expandedController: {
    isPresented: false, usesDefault: true, isActive: true, deviceName: 'Room 17', castingToText: 'Casting to Room 17', title: 'Song 6', subtitle: 'A band',
    isLive: false, isStreamPositionHidden: false, playPauseToggle: { ...on, state: 'PLAYING' },
    buttons: ['CLOSED_CAPTIONS', 'SKIP_PREVIOUS', 'SKIP_NEXT', 'MUTE_TOGGLE'].map((type) => ({ type, ...on, ...(type === 'MUTE_TOGGLE' ? { state: 'MUTE_OFF' } : {}) })),
  },
  mediaController: {
    sessionId: 's-1', connectionState: 'CONNECTED', isMediaLoaded: true, hasCurrentQueueItem: true, hasLoadingQueueItem: false, playerState: 'PLAYING',
    isRequestInFlight: false, isLoading: false, isLive: false, title: 'Song 6', streamPosition: 3, streamDuration: 205, isSliding: false,
    isStreamPositionHidden: false, positionText: '00:03', durationText: '03:25', remainingText: '-03:22', controls,
  },
  volumeController: {
    sessionId: 's-1', level: 0.4, percent: 40, isMuted: false, isFixedVolume: false, isSliding: false, slider: on, up: on, down: on,
    muteToggle: { ...on, state: 'MUTE_OFF' },
  },
};
const answers = {
  'widget.getState': { revision: 1, state }, 'widget.getStyle': { effective: {} }, 'player.list': { players }, 'discovery.list': { devices },
  'session.list': { sessions: [] }, 'session.get': {}, 'session.requestMultizoneStatus': { devices: [] },
  'queue.fetchItemIds': { itemIds: items.map((item) => item.itemId) },
  'media.getStatus': { status: { currentItemId: 6 } },
};

/** The test's view of the page. */
window.many = {
  calls: [],
  /** Lets the page's connection open: only what follows is measured. */
  begin() {
    this.link.onopen();
  },
  /** Another client loads a queue of so many items. */
  load(length, currentItemId) {
    items = makeItems(length);
    this.play(currentItemId);
    this.link.onmessage({ data: JSON.stringify({ jsonrpc: '2.0', method: 'queue.didReload', params: { sessionId: 's-1' } }) });
  },
  /** Plays another item. */
  play(currentItemId) {
    answers['media.getStatus'].status.currentItemId = currentItemId;
    this.link.onmessage({ data: JSON.stringify({ jsonrpc: '2.0', method: 'media.didUpdateStatus', params: { sessionId: 's-1', status: { currentItemId } } }) });
  },
};
window.castOpen = () => {
  const link = {
    send(text) {
      const { id, method, params } = JSON.parse(text);
      window.many.calls.push([method, params]);
      const made = { 'widget.getStyle': () => ({ path: params.path, effective: {} }), 'queue.list': () => page(params) };
      const result = made[method]?.() ?? answers[method] ?? {};
      queueMicrotask(() => link.onmessage({ data: JSON.stringify({ jsonrpc: '2.0', id, result }) }));
    },
    close() {},
  };
  window.many.link = link;
  return link;
};
document.addEventListener('DOMContentLoaded', () => {
  // The page itself is ready when its modules ran: the test waits for this.
  const wait = () => (window.many.link ? document.body.setAttribute('data-ready', '1') : setTimeout(wait, 10));
  wait();
});
