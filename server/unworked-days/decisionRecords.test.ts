import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { describeFinding } from '../records/rules/finding.ts';
import { createTeam, teamOfMax } from '../testing/teamOfMax.ts';
import { people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { verifyDecisions } from './data/verifyDecisions.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'punctual-decisions-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

describeOnMemory(
  'Decisions about unworked days are recorded',
  (server) => {
    const id = people.ella.assignmentId;
    const { tokens, run } = teamOfMax(server);
    const decide = async (date: string, outcome: 'ABSENT' | 'LEFT' | null) => {
      const body = { employeeAssignmentId: id, date, outcome };
      const { status } = await server.call('decideUnworkedDay', { as: tokens.max, body });
      expect(status).toBe(204);
    };
    const verify = async () => {
      const key = await readKey(recordKeyFile(directory));
      return verifyDecisions(server.database, key ?? createSecretKey(Buffer.alloc(32)));
    };
    const faults = async () =>
      (await verify()).findings.map(({ date, fault }) => `${date} ${fault}`);

    beforeEach(async () => {
      await run('delete from unworked_day');
      await run('delete from unworked_record');
      await decide('2026-02-26', 'ABSENT');
      await decide('2026-02-27', 'LEFT');
      await decide('2026-02-26', 'LEFT');
      await decide('2026-02-28', 'ABSENT');
      await decide('2026-02-28', null);
    });

    test('and fit together', async () => {
      expect(await verify()).toEqual({ unsigned: 0, findings: [] });
    });

    test.each([
      [
        'changed past the server',
        `update unworked_day set outcome = 'ABSENT' where date = '2026-02-27'`,
        ['2026-02-27 DECISION_DIFFERS'],
      ],
      [
        'removed past the server',
        `delete from unworked_day where date = '2026-02-27'`,
        ['2026-02-27 DECISION_DIFFERS'],
      ],
      [
        'whose record was changed',
        `update unworked_record set outcome = 'ABSENT' where sequence = 3`,
        ['2026-02-26 DECISION_RECORD_CHANGED', '2026-02-26 DECISION_DIFFERS'],
      ],
      [
        'whose record was removed',
        `delete from unworked_record where sequence = 2`,
        ['2026-02-26 DECISION_RECORD_MISSING', '2026-02-27 DECISION_DIFFERS'],
      ],
      [
        'whose record was moved',
        `update unworked_record set sequence = -1 where sequence = 1;
         update unworked_record set sequence = 1 where sequence = 3;
         update unworked_record set sequence = 3 where sequence = -1`,
        [
          '2026-02-26 DECISION_RECORD_CHANGED',
          '2026-02-27 DECISION_RECORD_CHANGED',
          '2026-02-26 DECISION_RECORD_CHANGED',
          '2026-02-28 DECISION_RECORD_CHANGED',
          '2026-02-26 DECISION_DIFFERS',
        ],
      ],
      [
        'written by somebody without the key',
        `insert into unworked_record (assignment_id, sequence, date, outcome, decided_by, recorded_at)
           select assignment_id, 6, '2026-03-01', 'LEFT', decided_by, recorded_at
           from unworked_record where sequence = 5;
         insert into unworked_day (assignment_id, date, outcome, decided_by, decided_at)
           select assignment_id, '2026-03-01', 'LEFT', decided_by, decided_at
           from unworked_day where date = '2026-02-27'`,
        ['2026-03-01 DECISION_RECORD_CHANGED'],
      ],
    ])('and one that was %s is found', async (_, changes, found) => {
      for (const change of changes.split(';')) await run(change);
      expect(await faults()).toEqual(found);
    });

    test('and those from before are counted, at the beginning only', async () => {
      await run('update unworked_record set mac = null where sequence <= 2');
      // The third goes on from the code of the second.
      expect(await verify()).toEqual({
        unsigned: 2,
        findings: [{ assignmentId: id, date: '2026-02-26', fault: 'DECISION_RECORD_CHANGED' }],
      });
    });

    test('in words for an operator', async () => {
      await run('delete from unworked_day');
      const [finding] = (await verify()).findings;
      expect(finding && describeFinding(finding)).toBe(
        `Assignment ${id}, unworked day 2026-02-26: the decision is not as it was last recorded.`,
      );
    });
  },
  { prepare: createTeam, settings: { DATA_DIR: directory } },
);
