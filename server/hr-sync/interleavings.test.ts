import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Runner } from '../database/statement.ts';
import { createRecordChain } from '../records/data/recordChain.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { editsOfBoth, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import { createSimulatedHrSystem } from './data/createSimulatedHrSystem.ts';
import { deliverDue } from './data/deliverDue.ts';
import { extractEnded } from './data/extractEnded.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-interleaved-'));
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

const { max } = people;
const day = '2026-03-10';
/** The pay cycle of that day has ended. */
const afterwards = new Date('2026-03-16T12:00:00Z');

describeOnBothDatabases(
  'Two who change an entry at the same moment',
  (server) => {
    const { tokens, hers, his, logIn } = editsOfBoth(server);

    beforeEach(async () => {
      server.now = afterwards;
      await setFeatures(server, { ALLOW_MANAGER_DELETE: true, CLOCK_OUT_UNDO_DELAY: 0 });
      await logIn();
    });

    const chain = () => createRecordChain({ ...server, configuration: { dataDirectory } });
    const codeOf = (answer: { readonly status: number; readonly problem: { code: string } }) =>
      answer.status < 300 ? 'done' : answer.problem.code;
    const decide = async (id: number, status: 'APPROVED' | 'REJECTED') => {
      const answer = await server.call('decideTimePairs', {
        as: tokens.max,
        body: {
          requestedByUserId: max.id,
          shouldSyncWithEC: true,
          statusRequests: [{ timePairId: id, status }],
        },
      });
      return answer.status < 300 ? 'done' : (answer.problem.results?.[0]?.code ?? 'refused');
    };
    const steps = {
      'extracts it': async () => {
        const records = chain();
        await records.open();
        await extractEnded({ database: server.database, chain: records }, server.now);
        return 'done';
      },
      'edits it as its person': async (id: number) =>
        codeOf(await hers.edit(id, { clockOutDateTime: `${day}T15:00:00Z` })),
      'edits it as the manager': async (id: number) =>
        codeOf(await his.edit(id, { clockOutDateTime: `${day}T17:00:00Z` })),
      'deletes it as its person': async (id: number) => codeOf(await hers.remove(id)),
      'deletes it as the manager': async (id: number) => codeOf(await his.remove(id)),
      'approves it': (id: number) => decide(id, 'APPROVED'),
      'rejects it': (id: number) => decide(id, 'REJECTED'),
    } satisfies Record<string, (id: number) => Promise<string>>;
    type Step = keyof typeof steps;

    const deliverAll = async () => {
      const calm = { latency: 0, failurePercent: 0, unknownPeople: [], unreachablePeople: [] };
      const hrSystem = createSimulatedHrSystem(calm, {
        wait: () => Promise.resolve(),
        chance: () => 0.5,
      });
      const { database, push } = server;
      const records = chain();
      await records.open();
      const parts = { database, push, chain: records, hrSystem };
      while ((await deliverDue({ ...parts, now: () => server.now, chance: () => 0 })) > 0);
    };
    const added = async (edits: typeof hers) =>
      savedShift(await edits.add(`${day}T08:00:00Z`, `${day}T16:00:00Z`)).id;
    const starts = {
      'an entry that waits for a decision': () => added(hers),
      'an approved entry that was delivered': async () => {
        const id = await added(his);
        await deliverAll();
        return id;
      },
      'a delivered entry whose deletion is asked for': async () => {
        const id = await added(his);
        await deliverAll();
        await hers.remove(id);
        return id;
      },
    };

    /** What is seen of the entry, whatever its id. */
    const factsOf = async (id: number) => {
      const { body } = await his.latest(id);
      const { status, extractionStatus, synchronisationStatus, changedAfterApproval } = body;
      const { clockOut, deletedDate, wasPreviouslyApproved } = body;
      const versions = (await his.corrections(id)).body.length;
      return {
        ...{ status, extractionStatus, synchronisationStatus, changedAfterApproval, versions },
        ...{ wasPreviouslyApproved, end: clockOut?.date, isDeleted: deletedDate !== null },
      };
    };
    async function outcome(
      start: keyof typeof starts,
      run: (id: number) => Promise<Record<string, string>>,
    ) {
      await clearTime(server);
      const id = await starts[start]();
      const answers = await run(id);
      const key = await readKey(recordKeyFile(dataDirectory));
      if (key === null) throw new Error('Nothing was recorded.');
      expect((await verifyRecords(server.database, key)).findings).toEqual([]);
      return { answers, entry: await factsOf(id) };
    }

    /** `between` happens after `first` has read what it decides on, and before it writes. */
    async function interleaved(first: Step, between: Step, id: number) {
      const { database } = server;
      const [run, begin, beginLate] = [
        database.run,
        database.transaction,
        database.lateTransaction,
      ];
      const outside = AsyncLocalStorage.snapshot();
      let meanwhile: Promise<string> | null = null;
      const happens = () => {
        vi.restoreAllMocks();
        return (meanwhile ??= outside(() => steps[between](id)));
      };
      vi.spyOn(database, 'transaction').mockImplementation(async (work) => {
        // Extraction reads inside its transaction, where PGlite lets nobody else do anything.
        if (first === 'extracts it' && database.kind === 'postgresql') {
          return begin((transaction) => work(afterReading(transaction, happens)));
        }
        await happens();
        return begin(work);
      });
      // A command's transaction begins with what it writes; a change alone is written without one.
      vi.spyOn(database, 'lateTransaction').mockImplementation((work) =>
        beginLate((transaction) => work(beforeWriting(transaction, happens))),
      );
      vi.spyOn(database, 'run').mockImplementation(async (asked, ...values) => {
        if (asked.name.startsWith('saveShifts')) await happens();
        return run(asked, ...values);
      });
      const answer = await steps[first](id);
      expect(meanwhile).not.toBeNull();
      return { [first]: answer, [between]: await happens() };
    }
    const inTurn = async (first: Step, second: Step, id: number) => ({
      [first]: await steps[first](id),
      [second]: await steps[second](id),
    });

    describe.each<[keyof typeof starts, readonly Step[]]>([
      [
        'an entry that waits for a decision',
        ['edits it as its person', 'edits it as the manager', 'approves it', 'rejects it'],
      ],
      [
        'an approved entry that was delivered',
        [
          'extracts it',
          'edits it as its person',
          'edits it as the manager',
          'deletes it as its person',
          'deletes it as the manager',
        ],
      ],
      [
        'a delivered entry whose deletion is asked for',
        ['extracts it', 'approves it', 'rejects it', 'deletes it as the manager'],
      ],
    ])('%s', (start, all) => {
      const pairs = all.flatMap((first) =>
        all.flatMap((between) => (first === between ? [] : [[first, between] as const])),
      );
      test.each(pairs)(
        'one %s, and another %s meanwhile: as one after the other',
        async (...both) => {
          const [first, between] = both;
          const together = await outcome(start, (id) => interleaved(first, between, id));
          const either = [
            await outcome(start, (id) => inTurn(between, first, id)),
            await outcome(start, (id) => inTurn(first, between, id)),
          ];
          expect(either).toContainEqual(together);
        },
      );
    });
  },
  { settings: { DATA_DIR: dataDirectory }, prepare: createTestCompany },
);

/** The transaction, in which something happens elsewhere once its first statement has answered. */
function afterReading(transaction: Runner, happens: () => Promise<unknown>): Runner {
  return {
    run: async (asked, ...values) => {
      const answer = await transaction.run(asked, ...values);
      await happens();
      return answer;
    },
  };
}

/** The transaction, before whose first statement something happens elsewhere. */
function beforeWriting(transaction: Runner, happens: () => Promise<unknown>): Runner {
  return {
    run: async (asked, ...values) => {
      await happens();
      return transaction.run(asked, ...values);
    },
  };
}
