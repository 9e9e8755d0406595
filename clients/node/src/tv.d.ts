import type { AbortSignalLike, CallOptions, ProgressCallOptions } from './options.js';
import type { PlayerInterruptParams, PlayerPlayParams } from './generated/messages.js';
import type { MediaInformation, PlayerStatus, QueueData } from './generated/types.js';

/** What can be played: a URL or path, several (a queue), media information, or a queue. */
export type What = string | readonly string[] | MediaInformation | QueueData;

export interface PlayOptions extends ProgressCallOptions,
  Pick<PlayerPlayParams, 'title' | 'contentType' | 'currentTime' | 'autoplay' | 'repeatMode' | 'applicationId' | 'subtitles' | 'waitTimeout' | 'searchTimeout'> {}

export interface AnnounceOptions extends ProgressCallOptions, Pick<PlayerInterruptParams, 'maximumDuration'> {
  /** The device's volume during the announcement, 0 to 1; absent: as it is. */
  volume?: number;
}

/**
 * A device: a TV, a speaker, a group. `client.tv('Living Room')` makes one; nothing is sent before it is asked for something.
 *
 * Every method finds the device, and joins what runs there, by itself; called twice it does no harm. It resolves with what
 * the device plays then, and rejects like the matching method of `client.player`.
 */
export declare class TV {
  private constructor();
  /** Its name, id, alias or address, as it was given; `undefined`: the default device, or the only one. */
  readonly device: string | undefined;
  /** Its name, as far as it is known. */
  readonly name: string;
  /** What it played when it was last asked. */
  readonly last: PlayerStatus | undefined;

  /** Plays something; resolves when it plays. */
  play(what: What, options?: PlayOptions): Promise<PlayerStatus>;
  /** Pauses; succeeds if it is paused already, or nothing plays. */
  pause(options?: CallOptions): Promise<PlayerStatus>;
  /** Plays on; succeeds if it plays already. */
  resume(options?: CallOptions): Promise<PlayerStatus>;
  /** Pauses if it plays, plays on if it is paused. */
  toggle(options?: CallOptions): Promise<PlayerStatus>;
  /** Ends the app, whoever started it. */
  stop(options?: CallOptions): Promise<PlayerStatus>;
  /** Goes to a position, or by a distance, in seconds; a negative one goes back. */
  seek(to: number | { by: number }, options?: CallOptions): Promise<PlayerStatus>;
  /** Plays the queue's next item. */
  next(options?: CallOptions): Promise<PlayerStatus>;
  /** Plays the queue's previous item. */
  previous(options?: CallOptions): Promise<PlayerStatus>;
  /** Sets the device's volume, 0 to 1, or changes it by steps; or mutes it. */
  volume(change: number | { level?: number; steps?: number; muted?: boolean }, options?: CallOptions): Promise<PlayerStatus>;
  /** What it plays. Nothing is launched or joined, and nobody is disturbed. */
  status(options?: CallOptions): Promise<PlayerStatus>;
  /** Plays an announcement; resolves when what was before is back: app, queue, position, volume. */
  announce(what: What, options?: AnnounceOptions): Promise<PlayerStatus>;
  /**
   * What it plays: now, whenever that changes, and every `interval` seconds (1) with the position of that moment. Ends when
   * nothing plays any more, with `signal`, or with `close()`. The position is extrapolated: nobody is asked for it.
   */
  progress(options?: { interval?: number; signal?: AbortSignalLike }): AsyncGenerator<PlayerStatus, void, void>;
}
