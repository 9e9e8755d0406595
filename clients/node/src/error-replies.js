import { CastError } from './errors.js';
import { errorClasses } from './generated/errors.js';

const byName = new Map(errorClasses.map((type) => [type.errorName, type]));
const byCode = new Map(errorClasses.map((type) => [type.code, type]));

/** The exception for an error reply: of the class that its name, or else its code, stands for. */
export function makeCastError({ code, message, data }) {
  const details = data !== null && typeof data === 'object' ? data : undefined;
  const ErrorClass = byName.get(details?.name) ?? byCode.get(code) ?? CastError;
  return new ErrorClass(typeof message === 'string' ? message : 'The server gave no message.', { code, data: details });
}
