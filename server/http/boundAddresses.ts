import { parse } from 'node:querystring';
import { Refusal } from '../calls/refusal.ts';

/** Parts of a path; the longest of the contract has five. */
const mostParts = 20;

/** Values of a query; the calls that list ids take up to 250. */
export const mostValues = 300;

/**
 * Refuses an address with more parts (NOT_FOUND) or values (UNREADABLE_REQUEST) than any call takes,
 * before it is compared with the calls or each value is told to be unknown.
 */
export function requireShortAddress(url: string): void {
  const [path, query] = partsOf(url);
  if (path.split('/', mostParts + 2).length > mostParts + 1) throw new Refusal('NOT_FOUND');
  if (query.split('&', mostValues + 1).length > mostValues) throw new Refusal('UNREADABLE_REQUEST');
}

/** The router reads queries before anything can be refused, so it reads no more than may come. */
export function readQuery(query: string): Record<string, unknown> {
  return parse(query, '&', '=', { maxKeys: mostValues });
}

function partsOf(url: string): [path: string, query: string] {
  const end = url.indexOf('?');
  return end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end + 1)];
}
