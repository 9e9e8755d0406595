import type { AbortSignalLike, CallOptions, ProgressCallOptions } from './options.js';
import type { PlayerInterruptParams, PlayerPlayParams } from './generated/messages.js';
import type { MediaInformation, PlayerStatus, QueueData, QueueItem, Track } from './generated/types.js';

/** The media to play: a URL or path, several (a queue), media information, or a queue. */
export type What = string | readonly string[] | MediaInformation | QueueData;

export interface PlayOptions extends ProgressCallOptions,
  Pick<PlayerPlayParams, 'title' | 'contentType' | 'currentTime' | 'resume' | 'autoplay' | 'repeatMode' | 'applicationId' | 'subtitles' | 'waitTimeout' | 'searchTimeout'> {}

export interface AnnounceOptions extends ProgressCallOptions, Pick<PlayerInterruptParams, 'title' | 'contentType' | 'maximumDuration'> {
  /** The device's volume during the announcement, 0 to 1; absent: as it is. */
  volume?: number;
  /** The same from 0 to 100, instead of `volume`. */
  percent?: number;
}

export interface EnqueueOptions extends ProgressCallOptions, Pick<PlayerPlayParams, 'title' | 'contentType'> {}

/** A change of the device's volume: to a level or by steps, and whether it is muted. */
export interface VolumeChange {
  /** The volume from 0 to 1. */
  level?: number;
  /** The volume from 0 to 100, instead of `level`. */
  percent?: number;
  /** How many of the device's own steps, instead; negative lowers the volume. */
  steps?: number;
  muted?: boolean;
}

/** A track of what plays, and whether the device plays or shows it. */
export interface TVTrack extends Track {
  isActive: boolean;
}

export interface TrackChoice extends CallOptions {
  /** The audio track: its id, its name, or its language. */
  audio?: number | string;
  /** The same for subtitles and captions; `'off'`: none. */
  text?: number | string;
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
  /** Joins the app that runs, and launches none; rejects with `ApplicationNotRunning` if none does. */
  join(options?: CallOptions): Promise<PlayerStatus>;
  /** Adds media to the end of the queue; plays it if nothing is loaded. */
  enqueue(what: What, options?: EnqueueOptions): Promise<PlayerStatus>;
  /** Returns the items of the queue in their order; `queueIndex` of `last` is the current one. None if nothing is loaded. */
  queue(options?: CallOptions): Promise<QueueItem[]>;
  /** Plays an item of the queue, which `queue` lists. */
  jump(itemId: number, options?: CallOptions): Promise<PlayerStatus>;
  /** Returns the audio, text and video tracks of what plays; chooses some first, if they are given. Rejects with `NoSuchTrack`. */
  tracks(choice?: TrackChoice): Promise<TVTrack[]>;
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
  /** Sets the device's volume, or changes it by steps; or mutes it. A bare number is refused, since it has no unit. */
  volume(change: VolumeChange, options?: CallOptions): Promise<PlayerStatus>;
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
