import type { AbortSignalLike, CallOptions, ProgressCallOptions } from './options.js';
import type { PlayerInterruptParams, PlayerPlayParams } from './generated/messages.js';
import type { MediaInformation, PlayerStatus, QueueData } from './generated/types.js';

/** The media to play: a URL or path, several (a queue), media information, or a queue. */
export type What = string | readonly string[] | MediaInformation | QueueData;

export interface PlayOptions extends ProgressCallOptions,
  Pick<PlayerPlayParams, 'title' | 'contentType' | 'currentTime' | 'autoplay' | 'repeatMode' | 'applicationId' | 'subtitles' | 'waitTimeout' | 'searchTimeout'> {}

export interface AnnounceOptions extends ProgressCallOptions, Pick<PlayerInterruptParams, 'maximumDuration'> {
  /** The device's volume during the announcement, 0 to 1; absent: as it is. */
  volume?: number;
}

/**
 * A device: a TV, a speaker, a group. `client.tv('Living Room')` creates one; the first call sends the first request.
 *
 * Every method finds the device and joins its app by itself, and may be repeated. It resolves with the device's playback
 * status after it, and rejects like the matching method of `client.player`.
 */
export declare class TV {
  private constructor();
  /** The name, id, alias or address that was given; `undefined`: the default device, or the only one. */
  readonly device: string | undefined;
  /** The device's name, or an empty string if it isn't known. */
  readonly name: string;
  /** The last status that the server returned. */
  readonly last: PlayerStatus | undefined;

  /** Plays media; resolves when playback starts. */
  play(what: What, options?: PlayOptions): Promise<PlayerStatus>;
  /** Pauses playback; succeeds if it is paused already or nothing plays. */
  pause(options?: CallOptions): Promise<PlayerStatus>;
  /** Resumes playback; succeeds if it plays already. */
  resume(options?: CallOptions): Promise<PlayerStatus>;
  /** Pauses playback that advances, resumes playback that is paused. */
  toggle(options?: CallOptions): Promise<PlayerStatus>;
  /** Stops the app, even if another sender started it. */
  stop(options?: CallOptions): Promise<PlayerStatus>;
  /** Seeks to a position, or by a distance, in seconds; a negative one goes back. */
  seek(to: number | { by: number }, options?: CallOptions): Promise<PlayerStatus>;
  /** Plays the queue's next item. */
  next(options?: CallOptions): Promise<PlayerStatus>;
  /** Plays the queue's previous item. */
  previous(options?: CallOptions): Promise<PlayerStatus>;
  /** Sets the device's volume, 0 to 1, or changes it by steps; or mutes it. */
  volume(change: number | { level?: number; steps?: number; muted?: boolean }, options?: CallOptions): Promise<PlayerStatus>;
  /** Returns the playback status. No app is launched or joined. */
  status(options?: CallOptions): Promise<PlayerStatus>;
  /** Plays an announcement; resolves when the previous app, queue, position and volume are restored. */
  announce(what: What, options?: AnnounceOptions): Promise<PlayerStatus>;
  /**
   * Yields the status: now, at each change, and every `interval` seconds (1) with the present position. Ends when playback
   * ends, with `signal`, or with `close()`. The position is extrapolated, without a request.
   */
  progress(options?: { interval?: number; signal?: AbortSignalLike }): AsyncGenerator<PlayerStatus, void, void>;
}
