import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createRecordChain } from '../records/data/recordChain.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { editsAs, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import { forgetRows } from './data/forgetRows.ts';
import { forgetTime } from './data/forgetTime.ts';

const { ella, max } = people;
const directory = await mkdtemp(path.join(tmpdir(), 'punctual-meanwhile-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

describeOnBothDatabases(
  'While what is past goes',
  (server) => {
    const run = (text: string, values: readonly unknown[] = []) =>
      server.database.run(composed<{ count: number }>(text), values);
    const countOf = async (table: string, where = 'true') =>
      (await run(`select count(*) as count from ${table} where ${where}`))[0]?.count;
    let his = '';

    beforeEach(async () => {
      server.now = new Date('2026-03-12T08:00:00Z');
      await clearTime(server);
      await setFeatures(server, { ADD_TIME_PAIRS: true, COMMENTS: true });
      const token = await logInAs(server, 'ella');
      const hers = editsAs(server, () => token);
      for (const day of ['2026-03-09', '2026-03-10']) {
        savedShift(await hers.add(`${day}T07:00:00Z`, `${day}T15:00:00Z`));
      }
      await run(`update assignment set end_date = '2026-03-31' where id = ${ella.assignmentId}`);
      server.now = new Date('2036-04-02T08:00:00Z');
      his = await logInAs(server, 'max');
    });

    /** Begins it outside of the transaction; resolves when it is over, or cannot go on before that is. */
    async function begun<Result>(begin: () => Promise<Result>): Promise<{ end: Promise<Result> }> {
      return outside(async () => {
        let isOver = false;
        const end = begin().finally(() => (isOver = true));
        const waiting = `datname = current_database() and wait_event_type = 'Lock'`;
        while (server.database.kind === 'postgresql' && !isOver) {
          if ((await countOf('pg_stat_activity', waiting)) !== 0) break;
        }
        return { end };
      });
    }

    /** Forgets; before its statement of that number the other begins. Answers what became of both. */
    async function forgetting<Result>(
      point: number,
      begin: () => Promise<Result>,
      isHrConnected = true,
    ) {
      const { database } = server;
      let statements = 0;
      let other: { end: Promise<Result> } | undefined;
      const forgotten = await forgetTime(
        {
          ...database,
          transaction: (work) =>
            database.transaction((transaction) =>
              work({
                run: async (statement, ...values) => {
                  if (statements === point) other = await begun(begin);
                  statements += 1;
                  return transaction.run(statement, ...values);
                },
              }),
            ),
        },
        createRecordChain({ database, configuration: { dataDirectory: directory } }).seal,
        '2026-04-02',
        isHrConnected,
      ).catch((error: unknown) => error);
      return { forgotten, statements, answer: await other?.end };
    }

    const findings = async () => {
      const key = await readKey(recordKeyFile(directory));
      if (key === null) throw new Error('The server has made its key.');
      return (await verifyRecords(server.database, key)).findings;
    };

    /** Finds the entry first: while its time goes it cannot be looked up. */
    const toApprove = async () => {
      const [pair] = await server.database.run(
        composed<{ id: number }>(`select id from time_pair where start_date = '2026-03-10'`),
      );
      return () =>
        server.call('decideTimePairs', {
          as: his,
          body: {
            requestedByUserId: max.id,
            shouldSyncWithEC: false,
            statusRequests: [{ timePairId: pair?.id ?? 0, status: 'APPROVED' }],
          },
        });
    };

    test('without an HR system, too, a decision made meanwhile keeps it or is refused', async () => {
      const { answer } = await forgetting(2, await toApprove(), false);
      const isKept = server.database.kind === 'postgresql';
      expect(answer?.status).toBe(isKept ? 200 : 409);
      expect(await countOf('time_pair')).toBe(isKept ? 2 : 0);
    });

    describe.each(Array.from({ length: 12 }, (_, point) => point))('before step %i', (point) => {
      test('whoever is taken on again and clocks in loses nothing', async () => {
        const { statements, answer } = await forgetting(point, async () => {
          await run(`update assignment set end_date = null where id = ${ella.assignmentId}`);
          return server.call('clockInShift', {
            as: await logInAs(server, 'ella'),
            body: { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 120 },
          });
        });
        expect(statements).toBeGreaterThan(point);
        expect(answer).toMatchObject({ status: 200 });
        expect(await countOf('time_pair', `start_date = '2036-04-02'`)).toBe(1);
        // What was past has gone as a whole, or has stayed as one.
        expect([0, 2]).toContain(await countOf('time_pair', `start_date < '2036-01-01'`));
        expect(await findings()).toEqual([]);
      });

      test('a decision about it keeps it, or comes too late and is refused', async () => {
        const { answer } = await forgetting(point, await toApprove());
        // One connection lets nobody in between; on others step 4 is where nobody records any more.
        const isKept = server.database.kind === 'postgresql' && point <= 4;
        expect(answer?.status).toBe(isKept ? 200 : 409);
        expect(await countOf('time_pair')).toBe(isKept ? 2 : 0);
        expect(await countOf('time_pair_record')).toBe(isKept ? 3 : 0);
        expect(await findings()).toEqual([]);
      });
    });

    test('a session that is used again meanwhile stays', async () => {
      const past = 'last_used_at <= $1';
      await run(
        `update access_token set last_used_at = '2026-01-01' where employee_id = ${max.id}`,
      );
      const used = server.database.transaction(async (transaction) => {
        await transaction.run(composed(`update access_token set last_used_at = '2036-04-02'`));
        return begun(() =>
          forgetRows(server.database, { table: 'access_token', past }, new Date('2036-01-01'), 100),
        );
      });
      expect(await (await used).end).toEqual([]);
      expect(await countOf('access_token', `employee_id = ${max.id}`)).toBeGreaterThan(0);
    });
  },
  { prepare: createTestCompany, settings: { DATA_DIR: directory } },
);

/** Where no transaction is open. */
const outside = AsyncLocalStorage.snapshot();
