import assert from 'node:assert/strict';
import { ControlDisabled } from 'cast-rpc';
import { rejection } from './clients.js';
import { film } from './real.js';

const tracks = [
  { trackId: 1, type: 'TEXT', name: 'English', language: 'en' },
  { trackId: 2, type: 'AUDIO', name: 'Comments' },
];

/** Calls every method of `widget` with valid params; needs a server without sessions, and leaves none. */
export async function useWidgets(client, deviceId) {
  const { subscription } = await client.events.subscribe({ topics: ['widget.*'] });
  const state = async (name) => {
    const widget = name.replace(/[A-Z]/g, '_$&').toUpperCase();
    return (await client.widget.getState({ widgets: [widget] })).state[name];
  };
  const options = await client.widget.setOptions({
    options: {
      miniController: { isEnabled: true, buttons: [{ type: 'PLAY_PAUSE_TOGGLE' }, { type: 'CUSTOM', customId: 'like' }] },
      expandedController: { useDefaultExpandedMediaControls: true },
    },
  });
  assert.deepEqual(options.playbackRateController.playbackRates, [0.5, 1, 2]);
  assert.equal((await client.widget.resetIntroOverlay()).wasShown, false);
  assert.equal((await client.widget.presentIntroOverlay()).isShown, true);
  assert.equal((await client.widget.presentIntroOverlay()).isShown, false, 'only once');
  assert.equal((await client.widget.dismissIntroOverlay()).isPresented, false);
  assert.equal((await client.widget.tapCastButton()).outcome, 'PRESENT_DIALOG');
  assert.equal((await client.widget.closeDialog()).isPresented, false);
  assert.equal((await client.widget.openDialog()).mode, 'CHOOSER');
  assert.ok((await rejection(client.widget.presentExpandedController())) instanceof ControlDisabled);

  await client.widget.selectDevice({ deviceId });
  assert.equal((await state('castButton')).icon, 'ACTIVE');
  const local = { media: film({ tracks }), position: 60, isPlaying: true };
  assert.equal((await client.widget.makeLoadRequest({ local })).request.currentTime, 60);
  const playing = client.waitFor('widget.didChange', ({ state: { mediaController } }) => mediaController?.playerState === 'PLAYING');
  assert.ok(Math.abs((await client.widget.handOver({ local })).position - 60) < 1, 'it runs on meanwhile');
  await playing;
  assert.equal((await state('miniController')).shouldAppear, true);
  assert.equal((await client.widget.tapMiniController()).isPresented, true);
  assert.equal((await client.widget.dismissExpandedController()).isPresented, false);
  assert.equal((await client.widget.pressButton({ widget: 'MINI_CONTROLLER', slot: 0 })).control, 'PLAY_PAUSE_TOGGLE');
  assert.equal((await state('mediaController')).controls.playPauseToggle.state, 'PAUSED');
  const custom = client.waitFor('widget.didPressCustomButton');
  await client.widget.pressButton({ widget: 'MINI_CONTROLLER', slot: 1 });
  assert.equal((await custom).customId, 'like');
  await client.widget.slide({ slider: 'STREAM_POSITION', phase: 'BEGAN', value: 90 });
  assert.equal((await state('mediaController')).positionText, '01:30');
  await client.widget.slide({ slider: 'STREAM_POSITION', phase: 'ENDED', value: 120 });
  assert.equal((await client.widget.setVolume({ level: 0.4 })).percent, 40);
  assert.equal((await client.widget.setPlaybackRate({ playbackRate: 2 })).segments[2].isSelected, true);
  assert.equal((await client.widget.openTrackSelector()).textTracks[0].title, 'None');
  assert.equal((await client.widget.closeTrackSelector()).isPresented, false);
  assert.deepEqual((await client.widget.selectTracks({ trackIds: [1] })).selectedTrackIds, [1]);
  await client.widget.setStyle({ path: 'castViews', attributes: { iconTintColor: '#ff8800' } });
  assert.equal((await client.widget.getStyle({ path: 'castViews.instructions' })).effective.iconTintColor, '#FF8800FF');
  const applied = client.waitFor('widget.didApplyStyle');
  assert.ok((await client.widget.applyStyle()).paths.includes('castViews'));
  assert.equal((await applied).effective.castViews.iconTintColor, '#FF8800FF');
  await client.widget.disconnect({ action: 'STOP_CASTING' });
  const back = await client.widget.takeBack();
  assert.equal(back.position, 120);
  assert.equal(back.isPlaying, false);
  await client.widget.setOptions({ options: { miniController: { isEnabled: false }, expandedController: { useDefaultExpandedMediaControls: false } } });
  await client.events.unsubscribe({ subscription });
}
