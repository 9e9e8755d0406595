// Checks values by the spec, as the server would. Calls don't use it, since the server checks their params. It is for
// programs that check before they call, and a separate module, `cast-rpc/check`.
import { withSuggestion } from './nearest-name.js';
import { methods, notifications, serverRequests, types } from './generated/schema.js';

/** A mistake in a value: its path from the value's root (`media.tracks[1].type`), and the reason. */
export class Mistake {
  constructor(reason, path = '') {
    this.path = path;
    this.reason = reason;
  }

  inside(key) {
    const separator = this.path === '' || this.path.startsWith('[') ? '' : '.';
    return new Mistake(this.reason, key + separator + this.path);
  }
}

/** Returns the first mistake in a method's params; `undefined`: none. */
export function checkParams(method, params = {}) {
  return ofMembers(entry(methods, method).params, params);
}

/** Returns the first mistake in a client's answer to a request of the server; `undefined`: none. */
export function checkAnswer(request, result) {
  return ofShape(entry(serverRequests, request).result, result);
}

/**
 * Returns the first mistake in a value of a type of the spec, such as `MediaInformation` or `Track[]`; `undefined`:
 * none.
 */
export function checkType(type, value) {
  return ofShape(type, value);
}

/**
 * Returns the first mistake in a method's result. A server may send members that this library doesn't know; `strict`
 * refuses them, too.
 */
export function checkResult(method, result, { strict = false } = {}) {
  return ofShape(entry(methods, method).result, result, !strict);
}

/** Returns the first mistake in an event's params, with the rules of a result. */
export function checkEvent(name, params, { strict = false } = {}) {
  return ofMembers(entry(notifications, name), params, !strict);
}

/** Returns the first mistake in the params of a server's request, with the rules of a result. */
export function checkRequest(name, params, { strict = false } = {}) {
  return ofMembers(entry(serverRequests, name).params, params, !strict);
}

function entry(table, name) {
  if (!Object.hasOwn(table, name)) throw new TypeError(`The spec has no ${name}.`);
  return table[name];
}

const basics = {
  any: () => undefined,
  string: (value) => expect(typeof value === 'string', 'a string', value),
  boolean: (value) => expect(typeof value === 'boolean', 'a boolean', value),
  number: (value) => expect(Number.isFinite(value), 'a number', value),
  object: (value) => expect(kindOf(value) === 'an object', 'an object', value),
  integer(value) {
    if (!Number.isInteger(value)) return wrong('an integer', value);
    return value < -(2 ** 63) || value >= 2 ** 63 ? new Mistake('is an integer beyond 64 bits') : undefined;
  },
};

function expect(isRight, expected, value) {
  return isRight ? undefined : wrong(expected, value);
}

function wrong(expected, value) {
  return new Mistake(`expected ${expected}, found ${kindOf(value)}`);
}

function kindOf(value) {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number' && !Number.isFinite(value)) return `${value}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Checks a value against `shape`: a type expression of the spec, or an entry of one of the tables. */
function ofShape(shape, value, mayGrow = false) {
  if (typeof shape === 'object') return shape.values ? ofEnum(shape, value) : ofMembers(shape, value, mayGrow);
  if (Object.hasOwn(basics, shape)) return basics[shape](value);
  if (shape.endsWith('[]')) return ofElements(shape.slice(0, -2), value);
  const ofMap = /^map<(.*)>$/.exec(shape);
  return ofMap ? ofValues(ofMap[1], value) : ofShape(entry(types, shape), value);
}

function ofEnum({ values, open }, value) {
  if (values.includes(value)) return undefined;
  const mistake = basics[typeof values[0] === 'string' ? 'string' : 'integer'](value);
  if (mistake || open) return mistake;
  return new Mistake(`unknown value ${value}; known are ${values.join(', ')}`);
}

function ofMembers({ fields, open }, value, mayGrow = false) {
  const mistake = basics.object(value);
  if (mistake) return mistake;
  for (const [name, field] of Object.entries(fields)) {
    const found = ofMember(field, Object.hasOwn(value, name) ? value[name] : undefined);
    if (found) return found.inside(name);
  }
  const stranger = open || mayGrow ? undefined : Object.keys(value).find((name) => !Object.hasOwn(fields, name) && value[name] !== undefined);
  return stranger === undefined ? undefined : new Mistake(withSuggestion('is no member here.', stranger, Object.keys(fields)).replace(/\.$/, ''), stranger);
}

function ofMember(field, value) {
  if (value === undefined || (value === null && field.type !== 'any')) return field.required ? new Mistake('is missing') : undefined;
  return ofShape(field.type, value) ?? ofLimits(field, value);
}

function ofLimits({ minimum, maximum, exclusiveMinimum, nonEmpty }, value) {
  if (value < minimum) return new Mistake(`${value} is less than ${minimum}`);
  if (value > maximum) return new Mistake(`${value} is more than ${maximum}`);
  if (value <= exclusiveMinimum) return new Mistake(`${value} is not more than ${exclusiveMinimum}`);
  const isEmpty = nonEmpty && (typeof value === 'string' ? value === '' : Object.keys(value).length === 0);
  return isEmpty ? new Mistake('must not be empty') : undefined;
}

function ofElements(type, value) {
  if (!Array.isArray(value)) return wrong('an array', value);
  for (const [index, each] of value.entries()) {
    const mistake = ofShape(type, each);
    if (mistake) return mistake.inside(`[${index}]`);
  }
  return undefined;
}

function ofValues(type, value) {
  const mistake = basics.object(value);
  if (mistake) return mistake;
  for (const [key, each] of Object.entries(value)) {
    const found = ofShape(type, each);
    if (found) return found.inside(key);
  }
  return undefined;
}
