import { CastError } from './errors.js';
import { errorClasses } from './generated/errors.js';

const byName = new Map(errorClasses.map((type) => [type.errorName, type]));
const byCode = new Map(errorClasses.map((type) => [type.code, type]));

/** Returns the exception for an error reply: of the class for its name, or else for its code. */
export function makeCastError({ code, message, data }) {
  const details = data !== null && typeof data === 'object' ? data : undefined;
  const ErrorClass = byName.get(details?.name) ?? byCode.get(code) ?? CastError;
  return new ErrorClass(typeof message === 'string' ? message : 'The server gave no message.', { code, data: details });
}
