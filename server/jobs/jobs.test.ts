import { beforeEach, expect, test, vi } from 'vitest';
import { fastify } from 'fastify';
import { sql } from '../testing/sql.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { createJobs } from './createJobs.ts';
import { enqueue, lease } from './data/jobQueue.ts';
import type { Worker } from './rules/job.ts';
import { longestWork } from './rules/jobPolicy.ts';

const log = fastify().log;

describeOnBothDatabases('Jobs', (server) => {
  let done: unknown[] = [];

  beforeEach(async () => {
    done = [];
    server.now = new Date('2026-03-02T08:00:00Z');
    await server.database.run(...sql`delete from job`);
  });

  const ask = (key: string, dueAt = server.now, payload: string = key) =>
    enqueue(server.database, { kind: 'WRITE', key, payload }, dueAt);
  const jobs = (...workers: Worker[]) =>
    createJobs({ database: server.database, log, now: () => server.now }, workers);
  const writing = (work: Worker['work'] = async (payload) => void done.push(payload)): Worker => ({
    kind: 'WRITE',
    work,
  });
  const later = (seconds: number) => {
    server.now = new Date(server.now.getTime() + seconds * 1000);
  };

  test('are done once, when they are due, and not before', async () => {
    const { runDue } = jobs(writing());
    await ask('now');
    await ask('later', new Date('2026-03-02T09:00:00Z'));
    expect(await runDue()).toBe(1);
    expect(await runDue()).toBe(0);
    server.now = new Date('2026-03-02T09:00:00Z');
    expect(await runDue()).toBe(1);
    expect(done).toEqual(['now', 'later']);
  });

  test('asked for twice are done once, as they were asked for last', async () => {
    await ask('same', server.now, 'first');
    await ask('same', server.now, 'second');
    expect(await jobs(writing()).runDue()).toBe(1);
    expect(done).toEqual(['second']);
  });

  test('asked for anew while they are done are done again', async () => {
    await ask('same');
    const { runDue } = jobs(
      writing(async (payload) => {
        done.push(payload);
        if (done.length === 1) await ask('same', server.now, 'again');
      }),
    );
    await runDue();
    expect(done).toEqual(['same', 'again']);
  });

  test('that fail are tried again later, and do not hold up others', async () => {
    await ask('bad');
    await ask('good');
    let isBroken = true;
    const { runDue } = jobs(
      writing(async (payload) => {
        if (payload === 'bad' && isBroken) throw new Error('Broken');
        done.push(payload);
      }),
    );
    await runDue();
    expect(done).toEqual(['good']);
    isBroken = false;
    expect(await runDue()).toBe(0);
    later(11);
    expect(await runDue()).toBe(1);
    expect(done).toEqual(['good', 'bad']);
  });

  test('of one kind that hang keep no other kind waiting, and are given up in the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const kindOf = (kind: string, work: Worker['work']): Worker => ({ ...writing(work), kind });
    const hanging = kindOf('MAIL', () => new Promise(() => undefined));
    const running = jobs(hanging, writing()).start();
    await enqueue(server.database, { kind: 'MAIL', key: 'slow', payload: null }, server.now);
    for (const key of ['first', 'second']) {
      await ask(key);
      await vi.waitFor(
        () => {
          // A look that is under way sets the time of the next one when it ends.
          vi.advanceTimersByTime(1_000);
          expect(done).toContain(key);
        },
        { timeout: 30_000, interval: 20 },
      );
    }
    vi.advanceTimersByTime(longestWork);
    await running.stop();
    vi.useRealTimers();
    expect(await jobs(kindOf('MAIL', writing().work)).runDue()).toBe(0);
    later(11);
    expect(await jobs(kindOf('MAIL', writing().work)).runDue()).toBe(1);
  });

  test('that take long go on where they were, also after a failure and in another process', async () => {
    await ask('long', server.now, '0');
    let isBroken = true;
    const inParts = writing(async (payload) => {
      if (payload === '2' && isBroken) throw new Error('Broken');
      done.push(payload);
      return payload === '3' ? undefined : { rest: String(Number(payload) + 1) };
    });
    await jobs(inParts).runDue();
    expect(done).toEqual(['0', '1']);
    isBroken = false;
    later(11);
    expect(await jobs(inParts).runDue()).toBe(2);
    expect(done).toEqual(['0', '1', '2', '3']);
    expect(await jobs(inParts).runDue()).toBe(0);
  });

  test('asked for anew between their parts begin anew', async () => {
    await ask('long', server.now, 'old');
    const inParts = writing(async (payload) => {
      done.push(payload);
      if (payload !== 'old') return undefined;
      await ask('long', server.now, 'new');
      return { rest: 'rest of old' };
    });
    await jobs(inParts).runDue();
    expect(done).toEqual(['old', 'new']);
  });

  test('that come back do so after their time', async () => {
    const { runDue } = jobs({ ...writing(), every: 60_000 });
    expect([await runDue(), await runDue()]).toEqual([1, 0]);
    later(60);
    expect(await runDue()).toBe(1);
  });

  test('are shared by processes, each done by one of them', async () => {
    for (let index = 0; index < 60; index += 1) await ask(String(index));
    const processes = [jobs(writing()), jobs(writing()), jobs(writing())];
    await Promise.all(processes.map(({ runDue }) => runDue()));
    expect(done).toHaveLength(60);
    expect(new Set(done).size).toBe(60);
  });

  test('of a process that ended are taken over when its lease runs out', async () => {
    await ask('left');
    expect(await lease(server.database, 'WRITE', server.now)).toMatchObject({ key: 'left' });
    const { runDue } = jobs(writing());
    expect(await runDue()).toBe(0);
    later(300);
    expect(await runDue()).toBe(1);
  });
});
