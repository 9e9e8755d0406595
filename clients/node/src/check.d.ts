import type { EventMap, MethodName, ServerRequestMap } from './generated/api.js';

/** A mistake in a value: its path from the value's root (`media.tracks[1].type`; empty: the value as a whole), and the reason. */
export interface Mistake {
  readonly path: string;
  readonly reason: string;
}

export interface CheckOptions {
  /** Whether members that this library doesn't know are mistakes, too; a later server may send them. */
  strict?: boolean;
}

/** Returns the first mistake in a method's params, judged as by the server; `undefined`: none. An unknown method is a TypeError. */
export declare function checkParams(method: MethodName, params?: unknown): Mistake | undefined;
/** Returns the first mistake in a client's answer to a request of the server. */
export declare function checkAnswer(request: keyof ServerRequestMap, result: unknown): Mistake | undefined;
/** Returns the first mistake in a value of a type of the spec, such as `MediaInformation` or `Track[]`. */
export declare function checkType(type: string, value: unknown): Mistake | undefined;
/** Returns the first mistake in a method's result. */
export declare function checkResult(method: MethodName, result: unknown, options?: CheckOptions): Mistake | undefined;
/** Returns the first mistake in an event's params. */
export declare function checkEvent(name: keyof EventMap, params: unknown, options?: CheckOptions): Mistake | undefined;
/** Returns the first mistake in the params of a server's request. */
export declare function checkRequest(name: keyof ServerRequestMap, params: unknown, options?: CheckOptions): Mistake | undefined;
