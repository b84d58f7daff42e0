import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PunchingPerson } from '../clocking/driveLoad.ts';
import { postText } from '../company/postText.ts';

/**
 * People who clock in and out, and retry each punch with its key until it is answered, as pages do.
 */
export interface Storm {
  /** Acknowledged punches, by assignment. */
  readonly acknowledged: ReadonlyMap<number, number>;
  /** Requests with another answer than expected, in words, which were retried. */
  readonly repeated: readonly string[];
  /** Resolves when so many more punches are acknowledged. */
  more(punches: number): Promise<void>;
  /**
   * Resolves, with the milliseconds, when everybody has an acknowledged punch that began after the
   * call.
   */
  everybody(): Promise<number>;
  /** Resolves when the last started punch is acknowledged. */
  stop(): Promise<void>;
}

const betweenTries = 100;

/** Each person punches sequentially, over their own connections. */
export function startStorm(url: string, people: readonly PunchingPerson[]): Storm {
  const acknowledged = new Map(people.map(({ assignmentId }) => [assignmentId, 0]));
  const repeated: string[] = [];
  const listeners = new Set<(person: PunchingPerson, begunAt: number) => void>();
  const agent = new Agent({ keepAlive: true });
  let isOver = false;

  async function punch(person: PunchingPerson, shiftKey: string | null): Promise<string> {
    const key = randomUUID();
    const begunAt = performance.now();
    const { assignmentId, token, latitude, longitude } = person;
    const body = {
      ...{ employeeAssignmentId: assignmentId, timeZoneOffset: 60 },
      ...{ latitude, longitude, accuracy: 12 },
      ...(shiftKey === null ? {} : { shiftKey }),
    };
    const call = shiftKey === null ? 'shift-clock-in' : 'shift-clock-out';
    const address = `${url}/api/time-pairs/${call}`;
    for (;;) {
      const outcome = await postText(agent, address, token, body, { 'idempotency-key': key }).then(
        ({ status, text }) =>
          status === 200 && text.includes('"violations":[]')
            ? null
            : `${status} ${text.slice(0, 300)}`,
        String,
      );
      if (outcome === null) break;
      // A refusal is a bug of the test or of the product: a retry would hide it.
      if (/^[24]/.test(outcome)) throw new Error(`${call}: ${outcome}`);
      repeated.push(`${call}: ${outcome}`);
      await pause(betweenTries);
    }
    acknowledged.set(assignmentId, (acknowledged.get(assignmentId) ?? 0) + 1);
    for (const listener of listeners) listener(person, begunAt);
    return key;
  }

  async function lane(person: PunchingPerson): Promise<void> {
    for (let shiftKey: string | null = null; !isOver;) {
      const key = await punch(person, shiftKey);
      shiftKey = shiftKey === null ? key : null;
    }
  }

  const lanes = Promise.all(people.map(lane));
  lanes.catch(() => undefined);

  /** Resolves when the condition holds after an acknowledgement; rejects if the storm fails. */
  async function until(isMet: (person: PunchingPerson, begunAt: number) => boolean): Promise<void> {
    const met = Promise.withResolvers<void>();
    const listener = (person: PunchingPerson, begunAt: number) => {
      if (isMet(person, begunAt)) met.resolve();
    };
    listeners.add(listener);
    await Promise.race([met.promise, lanes]);
    listeners.delete(listener);
  }

  return {
    acknowledged,
    repeated,
    more: async (punches) => {
      let left = punches;
      await until(() => (left -= 1) <= 0);
    },
    everybody: async () => {
      const since = performance.now();
      const missing = new Set(people);
      await until((person, begunAt) => {
        if (begunAt >= since) missing.delete(person);
        return missing.size === 0;
      });
      return performance.now() - since;
    },
    stop: async () => {
      isOver = true;
      await lanes;
      agent.destroy();
    },
  };
}
