import { fieldOf, listIn, parsed, textOf } from '../rules/json.ts';
import { literal } from '../rules/operation.ts';
import type { Service } from './createService.ts';
import { systemFailure } from './send.ts';

/** Milliseconds for which results are cached. */
const keptFor = 60 * 60_000;
const mostKept = 20_000;
const keysAtOnce = 50;
const mostPages = 100;

interface LookedUp<Value> {
  /** The entity set, and the field by which its rows are queried. */
  readonly entity: string;
  readonly key: string;
  /** The other fields that `valueOf` reads; null omits the row. */
  readonly fields: readonly string[];
  readonly valueOf: (row: unknown) => Value | null;
}

/** The system's rows for some keys, a few each; results are cached for an hour. */
export function createLookUp<Value>(
  service: Service,
  now: () => Date,
  { entity, key, fields, valueOf }: LookedUp<Value>,
) {
  const kept = new Map<string, { readonly list: readonly Value[]; readonly until: number }>();

  async function read(keys: readonly string[], signal: AbortSignal): Promise<void> {
    const found = new Map(keys.map((each): [string, Value[]] => [each, []]));
    let path: string | null = firstPage(keys);
    for (let page = 0; path !== null && page < mostPages; page += 1) {
      const headers = { accept: 'application/json' };
      const answer = await service.call({ method: 'GET', path, headers }, signal);
      if (answer.status === 400 || answer.status === 413) return readHalves(keys, signal);
      const data = fieldOf(parsed(answer.text), 'd');
      if (answer.status !== 200 || !answer.isWhole || data === undefined) {
        throw systemFailure(answer);
      }
      for (const row of listIn(data)) {
        const value = valueOf(row);
        if (value !== null) found.get(textOf(fieldOf(row, key)) ?? '')?.push(value);
      }
      path = textOf(fieldOf(data, '__next'));
    }
    if (kept.size > mostKept) kept.clear();
    const until = now().getTime() + keptFor;
    // A missing row may exist a minute later.
    for (const [each, list] of found) if (list.length > 0) kept.set(each, { list, until });
  }

  /** The query was rejected because one of the keys does not exist there. */
  async function readHalves(keys: readonly string[], signal: AbortSignal): Promise<void> {
    if (keys.length === 1) return;
    const half = Math.ceil(keys.length / 2);
    await read(keys.slice(0, half), signal);
    await read(keys.slice(half), signal);
  }

  function firstPage(keys: readonly string[]): string {
    const query = {
      $format: 'json',
      $select: [key, ...fields].join(),
      $filter: keys.map((each) => `${key} eq ${literal(each)}`).join(' or '),
    };
    const parts = Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    return `${entity}?${parts.join('&')}`;
  }

  return {
    /** The rows of each key; empty for unknown ones. Rejects with `SystemFailure`. */
    of: async (
      keys: readonly string[],
      signal: AbortSignal,
    ): Promise<ReadonlyMap<string, readonly Value[]>> => {
      const missing = [...new Set(keys)].filter(
        (each) => (kept.get(each)?.until ?? 0) <= now().getTime(),
      );
      const found = new Map<string, readonly Value[]>();
      for (let start = 0; start < missing.length; start += keysAtOnce) {
        await read(missing.slice(start, start + keysAtOnce), signal);
      }
      for (const each of keys) found.set(each, kept.get(each)?.list ?? []);
      return found;
    },
    /** Removes it from the cache. */
    forget: (each: string): void => void kept.delete(each),
  };
}
