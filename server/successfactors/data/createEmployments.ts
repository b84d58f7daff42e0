import { fieldOf, listIn, parsed, textOf } from '../rules/json.ts';
import { literal } from '../rules/operation.ts';
import type { Employment } from '../rules/userIdOf.ts';
import type { Service } from './createService.ts';
import { systemFailure } from './send.ts';

/** Milliseconds for which an employment is not asked for again. */
const keptFor = 60 * 60_000;
const mostKept = 20_000;
const peopleAtOnce = 50;
const mostPages = 100;

type Found = ReadonlyMap<string, readonly Employment[]>;

/** Looks up who people are over there: their employments by `personIdExternal`. */
export function createEmployments(service: Service, now: () => Date) {
  const kept = new Map<string, { readonly list: readonly Employment[]; readonly until: number }>();

  async function read(people: readonly string[], signal: AbortSignal): Promise<void> {
    const found = new Map(people.map((person): [string, Employment[]] => [person, []]));
    let path = firstPage(people);
    for (let page = 0; path !== null && page < mostPages; page += 1) {
      const headers = { accept: 'application/json' };
      const answer = await service.call({ method: 'GET', path, headers }, signal);
      if (answer.status === 400 || answer.status === 413) return readHalves(people, signal);
      const data = fieldOf(parsed(answer.text), 'd');
      if (answer.status !== 200 || !answer.isWhole || data === undefined) {
        throw systemFailure(answer);
      }
      for (const row of listIn(data)) {
        const userId = textOf(fieldOf(row, 'userId'));
        const assignmentId = textOf(fieldOf(row, 'assignmentIdExternal'));
        if (userId === null) continue;
        found.get(textOf(fieldOf(row, 'personIdExternal')) ?? '')?.push({ userId, assignmentId });
      }
      path = textOf(fieldOf(data, '__next'));
    }
    if (kept.size > mostKept) kept.clear();
    const until = now().getTime() + keptFor;
    // Who is not there yet may be a minute later.
    for (const [person, list] of found) if (list.length > 0) kept.set(person, { list, until });
  }

  /** The question was refused for the sake of one of them, who is nobody there. */
  async function readHalves(people: readonly string[], signal: AbortSignal): Promise<void> {
    if (people.length === 1) return;
    const half = Math.ceil(people.length / 2);
    await read(people.slice(0, half), signal);
    await read(people.slice(half), signal);
  }

  return {
    /** Of each person; none of somebody who is not known there. Rejects with `SystemFailure`. */
    of: async (people: readonly string[], signal: AbortSignal): Promise<Found> => {
      const missing = [...new Set(people)].filter(
        (person) => (kept.get(person)?.until ?? 0) <= now().getTime(),
      );
      const found = new Map<string, readonly Employment[]>();
      for (let start = 0; start < missing.length; start += peopleAtOnce) {
        await read(missing.slice(start, start + peopleAtOnce), signal);
      }
      for (const person of people) found.set(person, kept.get(person)?.list ?? []);
      return found;
    },
    /** Reads the person anew next time. */
    forget: (person: string): void => void kept.delete(person),
  };
}

function firstPage(people: readonly string[]): string | null {
  const query = {
    $format: 'json',
    $select: 'personIdExternal,userId,assignmentIdExternal',
    $filter: people.map((person) => `personIdExternal eq ${literal(person)}`).join(' or '),
  };
  const parts = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `EmpEmployment?${parts.join('&')}`;
}
