import type { EventMap, MethodName, ServerRequestMap } from './generated/api.js';

/** The place of a mistake, from the value's root (`media.tracks[1].type`; empty: the value as a whole), and what is wrong there. */
export interface Mistake {
  readonly path: string;
  readonly reason: string;
}

export interface CheckOptions {
  /** Whether members that this library doesn't know are mistakes, too: a later server may say more. */
  strict?: boolean;
}

/** What is wrong with the params of a method, as the server would find it; `undefined`: nothing. Names of no method are a TypeError. */
export declare function checkParams(method: MethodName, params?: unknown): Mistake | undefined;
/** What is wrong with what a client answers to a request of the server. */
export declare function checkAnswer(request: keyof ServerRequestMap, result: unknown): Mistake | undefined;
/** What is wrong with a value of a type of the spec, as `MediaInformation` or `Track[]`. */
export declare function checkType(type: string, value: unknown): Mistake | undefined;
/** What is wrong with the result of a method. */
export declare function checkResult(method: MethodName, result: unknown, options?: CheckOptions): Mistake | undefined;
/** What is wrong with the params of an event. */
export declare function checkEvent(name: keyof EventMap, params: unknown, options?: CheckOptions): Mistake | undefined;
/** What is wrong with the params of a request of the server. */
export declare function checkRequest(name: keyof ServerRequestMap, params: unknown, options?: CheckOptions): Mistake | undefined;
