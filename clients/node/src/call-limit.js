import { methods } from './generated/schema.js';

/** Seconds added to a method's own limits, so that the server's more exact error arrives first. */
const OWN_LIMIT_MARGIN = 60;
/** The params that allow the server further time, in seconds. */
const FURTHER_LIMITS = ['searchTimeout', 'waitTimeout', 'maximumDuration'];

/**
 * Returns the time limit of a call in seconds: `standard`, or more if the method's own limits allow the server more
 * time. 0 means no limit.
 */
export function callLimit(method, params, standard) {
  if (!(standard > 0)) return standard;
  const limits = [params?.timeout ?? methods[method]?.patience, ...FURTHER_LIMITS.map((name) => params?.[name])];
  const own = limits.filter((each) => typeof each === 'number');
  return own.length === 0 ? standard : Math.max(standard, own.reduce((sum, each) => sum + each, OWN_LIMIT_MARGIN));
}
