import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import type { Job, Worker } from '../jobs/rules/job.ts';
import { sealWith } from '../records/data/recordChain.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { describeFinding } from '../records/rules/finding.ts';
import { forgetEvents } from '../retention/data/forgetEvents.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { keepEvents } from './data/keepEvents.ts';
import type { KeptEvent } from './data/securityEvents.ts';
import { securityLogCheck } from './securityLogCheck.ts';
import { verifySecurityLog } from './data/verifySecurityLog.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'punctual-security-chain-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

const at = new Date('2026-03-02T08:00:00Z');
function event(name: string, outcome = 'OK', more: Partial<KeptEvent> = {}): KeptEvent {
  return {
    ...{ event: 'log-in', call: 'logIn', outcome, who: 'employee 1001', target: { name } },
    ...{ aboutId: null, from: '203.0.113.0/24', reqId: name, at, times: 1 },
    ...more,
  };
}
const unfound = (more: Partial<KeptEvent> = {}) =>
  event('', 'NOT_FOUND', { event: 'refused', ...more });

describeOnBothDatabases(
  'The security log is chained',
  (server) => {
    const run = (text: string) => server.database.run(composed(text));
    const keyOf = async () =>
      (await readKey(recordKeyFile(directory))) ?? createSecretKey(Buffer.alloc(32));
    const keep = async (...events: readonly KeptEvent[]) => {
      const key = await keyOf();
      await server.database.transaction((transaction) =>
        keepEvents(transaction, sealWith(key), events),
      );
    };
    const verify = async () => {
      const key = await keyOf();
      return verifySecurityLog(server.database, sealWith(key));
    };
    const faults = async () => (await verify()).findings.map(describeFinding);

    const createCheck = async (rowsAtOnce?: number) => {
      const told: string[] = [];
      const log = { error: (_finding: unknown, words?: string) => void told.push(words ?? '') };
      const chain = { open: () => Promise.resolve(), seal: sealWith(await keyOf()) };
      return {
        told,
        check: securityLogCheck({ database: server.database, log }, chain, rowsAtOnce),
      };
    };
    /** Works until nothing is left; answers in how many parts. */
    const work = async (check: Worker, meanwhile?: (part: number) => Promise<void>) => {
      let payload: Job['payload'] = null;
      for (let part = 1; ; part += 1) {
        const left = await check.work(payload, at);
        if (left === undefined) return part;
        payload = left.rest;
        await meanwhile?.(part);
      }
    };

    beforeEach(async () => {
      server.now = at;
      // What was done so far is written before it is cleared away; the key is there from then on.
      const as = await logInAs(server, 'dora');
      await server.call('getSecurityEvents', { as });
      await run('delete from security_event');
      await run('delete from security_chain');
      await keep(event('a'), event('x', 'WRONG_CREDENTIALS'), event('b'));
      await keep(event('c'), unfound({ times: 3 }), event('y', 'ACCESS_DENIED'));
      await keep(event('d'), unfound({ times: 4 }));
    });

    test('and fits together, with what is counted on within its hour', async () => {
      expect(await verify()).toEqual({
        ...{ chained: 7, unchained: 0, lastUnchained: null, findings: [] },
      });
      const rows = await run(`select times from security_event where outcome = 'NOT_FOUND'`);
      expect(rows).toEqual([{ times: 7 }]);
    });

    test('and is checked once a day, which tells the operator where it does not fit', async () => {
      await run(`update security_event set who = 'employee 1' where target = 'b'`);
      await run(`delete from security_event where target = 'x'`);
      const { check, told } = await createCheck();
      await work(check);
      expect(check.every).toBe(24 * 60 * 60_000);
      expect(told).toEqual([
        'Security log, what was done: event 2 was changed, moved or written by somebody else.',
        'Security log, what was refused: event 1 is missing.',
      ]);
    });

    test('and is checked in parts, each of which goes on where the last one stopped', async () => {
      const { check, told } = await createCheck(2);
      const parts = await work(check, async (part) => {
        // Written, changed and removed between two parts.
        if (part === 1) {
          await keep(event('e'));
          await run(`update security_event set who = 'employee 1' where target = 'a'`);
          await run(`delete from security_event where target = 'd'`);
        }
      });
      expect(parts).toBe(4);
      expect(told).toEqual(['Security log, what was done: event 4 is missing.']);
      told.length = 0;
      await work(check);
      expect(told).toEqual([
        'Security log, what was done: event 1 was changed, moved or written by somebody else.',
      ]);
    });

    test('and is checked from its new beginning on where that has moved meanwhile', async () => {
      const old = new Date('2025-02-01T08:00:00Z');
      await run('delete from security_event');
      await run('delete from security_chain');
      for (const name of ['a', 'b', 'c']) await keep(event(name, 'OK', { at: old }));
      await keep(event('d'), event('e'));
      const { check, told } = await createCheck(2);
      const rule = { table: 'security_event', past: 'at < $1' } as const;
      await work(check, async (part) => {
        const seal = sealWith(await keyOf());
        if (part === 1) await forgetEvents(server.database, seal, rule, at, 9);
      });
      expect(told).toEqual([]);
    });

    test('as servers write it, one after the other', async () => {
      await server.call('logIn', { body: { username: 'ella', password: 'wrong' } });
      const as = await logInAs(server, 'dora');
      await server.call('getSecurityEvents', { as });
      expect(await verify()).toMatchObject({ chained: 9, unchained: 0, findings: [] });
    });

    test.each([
      [
        'changed',
        `set who = 'employee 1' where target = 'b'`,
        'what was done: event 2 was changed',
      ],
      ['moved in time', `set at = at - interval '1 day' where target = 'c'`, 'done: event 3 was'],
      ['made a refusal', `set outcome = 'X', number = 9 where target = 'a'`, 'event 1 is missing'],
      [
        'without its code',
        `set number = null, mac = null where target = 'd'`,
        'event 4 is missing',
      ],
      [
        'counted otherwise',
        `set times = 9 where target = 'y'`,
        'what was refused: event 3 was changed',
      ],
    ])('an event that was %s is named', async (_what, change, words) => {
      await run(`update security_event ${change}`);
      expect((await faults()).join()).toContain(words);
    });

    test.each([
      ['first', 'a', 'event 1 is missing'],
      ['middle', 'c', 'event 3 is missing'],
      ['last', 'd', 'event 4 is missing'],
    ])('the %s event that was removed is named', async (_which, target, words) => {
      await run(`delete from security_event where target = '${target}'`);
      expect(await faults()).toEqual([`Security log, what was done: ${words}.`]);
    });

    test.each([0, -7])('one that somebody else wrote as number %i is named', async (number) => {
      await run(`insert into security_event (at, event, outcome, target, times, number)
        values ('2026-03-02T08:00:00Z', 'log-in', 'OK', 'z', 1, ${number})`);
      expect((await faults()).join()).toContain(`event ${number} was changed`);
    });

    test('two that changed places are named', async () => {
      await run(`update security_event set number = -number where target in ('b', 'c')`);
      await run(`update security_event set number = 5 + number where target in ('b', 'c')`);
      expect(await faults()).toEqual([
        'Security log, what was done: event 2 was changed, moved or written by somebody else.',
      ]);
    });

    test('an end that was set back is named, and nothing goes on from it', async () => {
      await run(`delete from security_event where target = 'd'`);
      await run(`update security_chain set number = 3, mac = (
        select mac from security_event where target = 'c') where chain = 'OK'`);
      await keep(event('e'), event('z', 'ACCESS_DENIED'));
      expect(await verify()).toMatchObject({
        ...{ chained: 4, unchained: 1, lastUnchained: at.toISOString() },
        findings: [{ chain: 'OK', fault: 'EVENT_CHAIN_CHANGED' }],
      });
    });

    test('an end that was taken away is not made anew over what it held', async () => {
      await run('delete from security_chain');
      await keep(event('e'));
      expect(await faults()).toEqual([
        'Security log, what was done: the end of the chain was changed, removed or written by somebody else.',
        'Security log, what was refused: the end of the chain was changed, removed or written by somebody else.',
      ]);
    });

    test('by its key: with another one nothing fits', async () => {
      const key = createSecretKey(Buffer.alloc(32, 7));
      const { findings } = await verifySecurityLog(server.database, sealWith(key));
      expect(findings).toHaveLength(2);
    });

    test('events of a server of the version before stand beside it, and are counted', async () => {
      await run(`insert into security_event (at, event, outcome, target, times)
        values ('2026-03-02T09:00:00Z', 'export', 'OK', 'old', 1)`);
      // Counted on by the server of the version before.
      await run(`update security_event set times = times + 5 where outcome = 'NOT_FOUND'`);
      await keep(event('e'));
      expect(await verify()).toEqual({
        ...{ chained: 8, unchained: 1, lastUnchained: '2026-03-02T09:00:00.000Z', findings: [] },
      });
    });

    test('what somebody else wrote is not signed by being counted on', async () => {
      await run(`insert into security_event (at, event, outcome, who, target, times, unfound_in)
        values ('2026-03-02T09:00:00Z', 'refused', 'NOT_FOUND', 'employee 1001', '', 1,
          '2026-03-02T09:00:00Z')`);
      await keep(unfound({ at: new Date('2026-03-02T09:30:00Z'), times: 2 }), event('e'));
      const rows = await run(`select times, number from security_event
        where unfound_in = '2026-03-02T09:00:00Z'`);
      expect(rows).toEqual([{ times: 3, number: null }]);
      expect(await verify()).toMatchObject({ chained: 8, unchained: 1, findings: [] });
    });

    test('from its end on: whoever writes holds the ends before any row, as retention does', async () => {
      const key = await keyOf();
      const order: string[] = [];
      await server.database.transaction((transaction) =>
        keepEvents(
          {
            run: (statement, ...values) => {
              order.push(statement.name);
              return transaction.run(statement, ...values);
            },
          },
          sealWith(key),
          [event('e')],
        ),
      );
      expect(order.slice(0, 2)).toEqual(['holdSecurityChains', 'addSecurityEvents']);
    });

    test('also where many servers write at once', async () => {
      const names = Array.from({ length: 20 }, (_, index) => `n${index}`);
      await Promise.all(names.map((name) => keep(event(name), event(name, 'ACCESS_DENIED'))));
      expect(await verify()).toMatchObject({ chained: 47, unchained: 0, findings: [] });
    });

    test('and stays whole when what is past goes', async () => {
      const old = new Date('2025-02-01T08:00:00Z');
      await run('delete from security_event');
      await run('delete from security_chain');
      await keep(event('a', 'OK', { at: old }), event('x', 'ACCESS_DENIED', { at: old }));
      // Written late: what came before it in the chain and is kept keeps it, too.
      await keep(event('b'), event('late', 'OK', { at: old }), event('y', 'ACCESS_DENIED'));
      await run(`insert into security_event (at, event, outcome, target, times)
        values ('2025-02-01T08:00:00Z', 'export', 'OK', 'old', 1)`);
      await run(`delete from job where kind like 'retention%'`);
      await server.runJobs();
      const left = await run(
        `select target from security_event where event = 'log-in' or event = 'export' order by id`,
      );
      expect(left).toEqual([{ target: 'b' }, { target: 'late' }, { target: 'y' }]);
      expect(await verify()).toMatchObject({ chained: 3, unchained: 0, findings: [] });
      await run(`delete from security_event where target = 'b'`);
      expect(await faults()).toEqual(['Security log, what was done: event 2 is missing.']);
      await run(`update security_chain set forgotten = 2 where chain = 'OK'`);
      expect((await faults()).join()).toContain('the end of the chain was changed');
    });

    describe('and of what is past', () => {
      const old = new Date('2025-02-01T08:00:00Z');
      const forget = async (most: number) => {
        const key = await keyOf();
        return forgetEvents(
          server.database,
          sealWith(key),
          { table: 'security_event', past: 'at < $1' },
          new Date('2025-03-01T08:00:00Z'),
          most,
        );
      };
      const left = async () => {
        const rows = await server.database.run(
          composed<{ target: string }>('select target from security_event order by id'),
        );
        return rows.map(({ target }) => target);
      };
      beforeEach(async () => {
        await run('delete from security_event');
        await run('delete from security_chain');
        for (const name of ['a', 'b', 'c']) await keep(event(name, 'OK', { at: old }));
        await keep(event('x', 'ACCESS_DENIED', { at: old }), event('d'));
        await keep(event('late', 'OK', { at: old }));
        await run(`insert into security_event (at, event, outcome, target, times)
          values ('2025-02-01T08:00:00Z', 'export', 'OK', 'old', 1)`);
      });

      test('parts go one after the other, without a code first', async () => {
        const parts = [
          [2, ['b', 'c', 'x', 'd', 'late']],
          [2, ['x', 'd', 'late']],
          [1, ['d', 'late']],
          [0, ['d', 'late']],
        ] as const;
        for (const [gone, stay] of parts) {
          expect(await forget(2)).toBe(gone);
          expect(await left()).toEqual(stay);
          expect((await verify()).findings).toEqual([]);
        }
      });

      test('nothing goes from a chain whose end was tampered with, until it is begun anew', async () => {
        await run(`update security_chain set forgotten = 1 where chain = 'OK'`);
        expect(await forget(9)).toBe(2);
        expect(await left()).toEqual(['a', 'b', 'c', 'd', 'late']);
        // The way out that the guide for operators names.
        await run(`delete from security_chain where chain = 'OK'`);
        await run(`update security_event set number = null, mac = null where outcome = 'OK'`);
        await keep(event('e'));
        expect(await forget(9)).toBe(4);
        expect(await left()).toEqual(['d', 'e']);
        expect(await verify()).toMatchObject({ chained: 1, unchained: 1, findings: [] });
      });
    });
  },
  { prepare: createTestCompany, settings: { DATA_DIR: directory } },
);
