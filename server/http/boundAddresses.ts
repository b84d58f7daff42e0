import { parse } from 'node:querystring';
import { Refusal } from '../calls/refusal.ts';

/** Segments of a path; the longest in the contract has five. */
const mostParts = 20;

/** Values in a query; the calls that list ids take up to 250. */
export const mostValues = 300;

/**
 * Refuses a URL with more segments (NOT_FOUND) or values (UNREADABLE_REQUEST) than any call takes,
 * before it is matched with the calls or each value is reported as unknown.
 */
export function requireShortAddress(url: string): void {
  const [path, query] = partsOf(url);
  if (path.split('/', mostParts + 2).length > mostParts + 1) throw new Refusal('NOT_FOUND');
  if (query.split('&', mostValues + 1).length > mostValues) throw new Refusal('UNREADABLE_REQUEST');
}

/** The router parses queries before a request can be refused, so this stops at the limit. */
export function readQuery(query: string): Record<string, unknown> {
  return parse(query, '&', '=', { maxKeys: mostValues });
}

function partsOf(url: string): [path: string, query: string] {
  const end = url.indexOf('?');
  return end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end + 1)];
}
