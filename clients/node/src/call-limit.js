import { methods } from './generated/schema.js';

/**
 * Returns the time limit of a call in seconds: `standard`, or more if the server may take longer (docs/Protocol.md,
 * Time limits). 0 means no limit.
 */
export function callLimit(method, params, standard) {
  const { patience, limits = {} } = methods[method] ?? {};
  if (!(standard > 0) || patience === undefined) return standard;
  const given = Object.entries(limits).map(([name, assumed]) => (typeof params?.[name] === 'number' ? params[name] : assumed));
  return Math.max(standard, given.reduce((sum, each) => sum + each, patience));
}
