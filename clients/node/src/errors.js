// What a call can be rejected with. Errors that the server names are generated from the spec (generated/errors.js);
// here is their base class, and what can go wrong on this side of the pipe.

/** The base of everything this library rejects with. An error reply with an unknown name is a plain `CastError`. */
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

/** A class of the errors that the server names: `data.name` is `name`. */
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

/** The connection is closed, so the call can't be sent, or its reply can't arrive any more. */
export class ConnectionClosed extends CastError {
  static errorName = 'ConnectionClosed';
}

/** This program has closed the client itself. */
export class ClientClosed extends ConnectionClosed {
  static errorName = 'ClientClosed';
}

/** What was started or connected to left `server.initialize` unanswered, or a daemon didn't listen in time: it is no cast-rpc. */
export class NoHandshake extends CastError {
  static errorName = 'NoHandshake';
}

/** The server process ended while it was needed. `stderr` is the end of what it wrote there. */
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

/** No reply within the call's `timeout`. The server has been told to cancel; whether the effect took place is open. */
export class CallTimeout extends CastError {
  static errorName = 'CallTimeout';
  static retryable = true;
}

/** The call's `AbortSignal` fired. Named `AbortError`, as everywhere in Node; `cause` is the signal's reason. */
export class CallAborted extends CastError {
  static errorName = 'AbortError';
}

/** What came from the other side isn't what was agreed (a reply without result, bytes that are no message). */
export class ProtocolViolation extends CastError {
  static errorName = 'ProtocolViolation';
}
