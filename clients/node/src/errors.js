// The rejections of calls. The classes for the server's errors are generated from the spec (generated/errors.js); this
// file has their base class, and the errors of the client's side.

/** The base of all rejections of this library. An error reply with an unknown name is a plain `CastError`. */
export class CastError extends Error {
  /** JSON-RPC code of the generated classes; see `code`. */
  static code = undefined;
  /** Name of the error in the spec, the key `data.name` on the wire. */
  static errorName = undefined;
  /** Whether the same call may succeed later. */
  static retryable = false;

  constructor(message, { code, data, method, elapsed, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    const type = new.target;
    this.name = data?.name ?? type.errorName ?? type.name;
    this.code = code ?? type.code;
    this.data = data ?? {};
    this.method = method;
    this.phase = this.data.phase;
    this.advice = this.data.advice;
    this.gckErrorCode = this.data.gckErrorCode;
    this.gckErrorName = this.data.gckErrorName;
    this.elapsed = this.data.elapsed ?? elapsed;
    this.retryable = this.data.retryable ?? type.retryable;
  }
}

/** Returns a class for errors of the server: those whose `data.name` is `name`. */
export function errorClass(name, code, domain, retryable) {
  const { [name]: type } = {
    [name]: class extends CastError {
      static code = code;
      static errorName = name;
      static domain = domain;
      static retryable = retryable;
    },
  };
  return type;
}

/** The connection is closed, so the call can't be sent, or can no longer be answered. */
export class ConnectionClosed extends CastError {
  static errorName = 'ConnectionClosed';
}

/** This program has closed the client itself. */
export class ClientClosed extends ConnectionClosed {
  static errorName = 'ClientClosed';
}

/** The other side isn't cast-rpc: it left `server.initialize` unanswered, or a started daemon didn't listen in time. */
export class NoHandshake extends CastError {
  static errorName = 'NoHandshake';
}

/** The server process ended while it was needed. `stderr` is the end of its output there. */
export class ServerDied extends ConnectionClosed {
  static errorName = 'ServerDied';

  constructor(message, { exitCode = null, signal = null, stderr = '', ...details } = {}) {
    super(message, details);
    this.exitCode = exitCode;
    this.signal = signal;
    this.stderr = stderr;
  }
}

/** The server's program could not be started. */
export class ServerNotFound extends CastError {
  static errorName = 'ServerNotFound';
}

/** No reply within the call's `timeout`. The client has cancelled the call; the server may have executed it. */
export class CallTimeout extends CastError {
  static errorName = 'CallTimeout';
  static retryable = true;
}

/** The call's `AbortSignal` fired. Named `AbortError`, as everywhere in Node; `cause` is the signal's reason. */
export class CallAborted extends CastError {
  static errorName = 'AbortError';
}

/** The received bytes violate the protocol (a reply without result, bytes that are no message). */
export class ProtocolViolation extends CastError {
  static errorName = 'ProtocolViolation';
}
