import type { FastifyBaseLogger } from 'fastify';
import { describeFailure } from '../../telemetry/describeFailure.ts';
import type { SecurityEvent } from '../../calls/securityEvent.ts';
import { startLooking } from '../../jobs/startLooking.ts';
import { isUnfound, type KeptEvent } from './securityEvents.ts';

/**
 * Stores this process's events in the database, independently of the requests that they describe.
 */
export interface SecurityJournal {
  /** Never fails and never waits. */
  note(event: SecurityEvent, at: Date): void;
  /** Writes the queued events; after a failure they stay queued. */
  flush(): Promise<void>;
  /** Writes every second from now on. */
  start(): { stop(): Promise<void> };
}

const everyMilliseconds = 1_000;
/** The most queued events in memory, while the database is slow or unavailable. */
const mostWaiting = 500;
/** Rows per minute from one network, and in total. More are only counted. */
const mostOfNetwork = 60;
const mostOfMinute = 600;

/**
 * Limits the rows, so that nobody can fill the disk with refusals: an event that repeats before it
 * is written is one row with a count, a person's requests that find nothing are one row an hour,
 * and over the limit per minute one row has the number of omitted events.
 *
 * @param keep writes events into the database, all or none
 */
export function createSecurityJournal(
  keep: (events: readonly KeptEvent[]) => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SecurityJournal {
  let waiting = new Map<string, KeptEvent>();
  let minute = 0;
  let rowsOf = new Map<string | null, number>();
  let leftOut = new Map<string | null, KeptEvent>();
  let writing = Promise.resolve();

  function note(event: SecurityEvent, at: Date): void {
    beginMinute(Math.floor(at.getTime() / 60_000));
    const { reqId: _, ...same } = event;
    const hour = Math.floor(at.getTime() / 3_600_000);
    const key = isUnfound(event) ? `unfound ${event.who} ${hour}` : JSON.stringify(same);
    if (again(waiting, key)) return;
    const rows = sum(rowsOf);
    const ofNetwork = rowsOf.get(event.from) ?? 0;
    if (ofNetwork < mostOfNetwork && rows < mostOfMinute && waiting.size < mostWaiting) {
      // One row per hour and person, which does not count towards the limit per minute.
      if (!isUnfound(event)) rowsOf.set(event.from, ofNetwork + 1);
      waiting.set(key, { ...event, at, times: 1 });
      return;
    }
    const from = rows < mostOfMinute ? event.from : null;
    if (!again(leftOut, from)) leftOut.set(from, { ...leftOutEvent, from, at, times: 1 });
  }

  function beginMinute(next: number): void {
    if (next === minute) return;
    minute = next;
    rowsOf = new Map();
    for (const [from, event] of leftOut) waiting.set(`left out ${from} ${next}`, event);
    leftOut = new Map();
  }

  async function write(): Promise<void> {
    const events = waiting;
    if (events.size === 0) return;
    waiting = new Map();
    try {
      await keep([...events.values()]);
    } catch (error) {
      log.warn({ failure: describeFailure(error) }, 'Security events wait for the database');
      waiting = new Map([...events, ...waiting].slice(0, mostWaiting));
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    note,
    flush,
    start: () => {
      const looking = startLooking(flush, everyMilliseconds, () => undefined);
      return {
        stop: async () => {
          await looking.stop();
          beginMinute(minute + 1);
          await flush();
        },
      };
    },
  };
}

const leftOutEvent = {
  event: 'left-out',
  call: null,
  outcome: 'OK',
  who: null,
  target: {},
  aboutId: null,
  reqId: null,
} satisfies Partial<SecurityEvent>;

/** Increases the count of an existing event. */
function again<Key>(events: Map<Key, KeptEvent>, key: Key): boolean {
  const before = events.get(key);
  if (before === undefined) return false;
  events.set(key, { ...before, times: before.times + 1 });
  return true;
}

function sum(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
