import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { postText } from '../company/postText.ts';
import { quantile } from '../report/figure.ts';
import type { LoadOrder, LoadResult, PunchingPerson } from './driveLoad.ts';

// The load generator: forked by `measureClocking`, to run in a separate process.
process.once('message', (order: LoadOrder) => {
  void punchInTurn(order).then((result) => {
    process.send?.(result);
    process.disconnect();
  });
});

process.once('disconnect', () => process.exit());

/** People clock in one after the other; when all are in, they clock out again; and so on. */
async function punchInTurn(order: LoadOrder): Promise<LoadResult> {
  const { people, concurrency } = order;
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const openShifts = new Map<PunchingPerson, string>();
  /** Nobody punches before the answer to their last punch. */
  const answers = new Map<PunchingPerson, Promise<Answer>>();
  const latencies: number[] = [];
  let firstError: string | null = null;
  let errors = 0;
  let turn = 0;
  const startedAt = performance.now();
  const end = startedAt + order.seconds * 1000;

  async function lane(): Promise<void> {
    while (performance.now() < end && turn < (order.mostPunches ?? Infinity)) {
      const mine = turn++;
      const person = people[mine % people.length];
      if (person === undefined) return;
      if (order.perSecond !== undefined)
        await pause(Math.max(0, startedAt + (mine * 1000) / order.perSecond - performance.now()));
      const answer = afterLast(answers.get(person), () =>
        punch(order.url, agent, person, openShifts),
      );
      answers.set(person, answer);
      const { fault, latency } = await answer;
      latencies.push(latency);
      if (fault === null) continue;
      errors += 1;
      firstError ??= fault;
    }
  }

  await Promise.all(Array.from({ length: concurrency }, lane));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return {
    punches: latencies.length - errors,
    errors,
    firstError,
    seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

interface Answer {
  readonly fault: string | null;
  /** Milliseconds. */
  readonly latency: number;
}

async function afterLast(
  last: Promise<Answer> | undefined,
  send: () => Promise<string | null>,
): Promise<Answer> {
  await last;
  const sentAt = performance.now();
  const fault = await send().catch(String);
  return { fault, latency: performance.now() - sentAt };
}

/** One punch with its own key; null if it succeeded, otherwise the answer. */
async function punch(
  url: string,
  agent: Agent,
  person: PunchingPerson,
  openShifts: Map<PunchingPerson, string>,
): Promise<string | null> {
  const { assignmentId, token, latitude, longitude } = person;
  const key = randomUUID();
  const shiftKey = openShifts.get(person);
  if (shiftKey === undefined) openShifts.set(person, key);
  else openShifts.delete(person);
  const body = {
    employeeAssignmentId: assignmentId,
    timeZoneOffset: 60,
    latitude,
    longitude,
    accuracy: 12,
    ...(shiftKey === undefined ? {} : { shiftKey }),
  };
  const call = shiftKey === undefined ? 'shift-clock-in' : 'shift-clock-out';
  const address = `${url}/api/time-pairs/${call}`;
  const { status, text } = await postText(agent, address, token, body, { 'idempotency-key': key });
  const isDone = status === 200 && text.includes('"violations":[]');
  return isDone ? null : `${call}: ${status} ${text.slice(0, 300)}`;
}
