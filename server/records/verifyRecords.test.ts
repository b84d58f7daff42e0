import { createSecretKey } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { editsAs } from '../testing/testEdits.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import { insertRecords, recordRows } from './data/insertRecords.ts';
import { readKey, recordKeyFile } from './data/recordKey.ts';
import { signRecords } from './data/signRecords.ts';
import { verifyRecords } from './data/verifyRecords.ts';
import { describeFinding } from './rules/finding.ts';
import { emptyChain, type Change } from './rules/record.ts';
import { runVerify } from '../commands/runVerify.ts';

const key = createSecretKey(Buffer.alloc(32, 7));
const directory = await mkdtemp(path.join(tmpdir(), 'punctual-records-'));
const at = '2026-03-02T08:00:00.000Z';

function change(timePairId: number, after: Change['after']): Change {
  return {
    assignmentId: people.ella.assignmentId,
    timePairId,
    actorKind: 'employee',
    actorId: people.ella.id,
    recordedAt: at,
    action: 'CLOCK_IN',
    before: null,
    after,
  };
}

afterAll(() => rm(directory, { recursive: true, force: true }));

describeOnBothDatabases(
  'The record of time',
  (server) => {
    const assignmentId = people.ella.assignmentId;
    let token = '';
    let serverKey = key;

    const run = (sql: string, ...values: unknown[]) => server.database.run(composed(sql), values);
    const findings = async () =>
      (await verifyRecords(server.database, serverKey)).findings.map(
        ({ sequence, fault, column }) => [fault, sequence ?? column],
      );

    /** A day with a break, punched through the API. */
    beforeEach(async () => {
      server.now = new Date('2026-03-02T08:00:00Z');
      await clearTime(server);
      if (token === '') token = await logInAs(server, 'ella');
      const who = { employeeAssignmentId: assignmentId, timeZoneOffset: 60 };
      const where = { latitude: 53.54, longitude: 9.98, accuracy: 12.3456 };
      const comment = 'Bus was late';
      const { body } = await server.call('clockInShift', {
        as: token,
        body: { ...who, ...where, comment },
      });
      const shiftTimePairId = body.shiftTimePairs[0]?.id ?? 0;
      const entry = {
        as: token,
        body: { ...who, ...where, shiftTimePairId, pairType: 'BREAK' as const },
      };
      server.now = new Date('2026-03-02T10:00:00Z');
      await server.call('clockInSegment', entry);
      server.now = new Date('2026-03-02T10:30:00Z');
      await server.call('clockOutSegment', entry);
      server.now = new Date('2026-03-02T16:00:00Z');
      await server.call('clockOutShift', entry);
      serverKey = (await readKey(recordKeyFile(directory))) ?? key;
    });

    test('fits together after a day of punches', async () => {
      expect(await verifyRecords(server.database, serverKey)).toEqual({
        records: 4,
        rows: 2,
        findings: [],
      });
    });

    test('holds no position and no comment, only digests', async () => {
      const rows = await run('select before, after from time_pair_record');
      expect(JSON.stringify(rows)).not.toMatch(/53\.54|9\.98|Bus/);
    });

    test('shows a record whose fields were taken away', async () => {
      await run('update time_pair_record set after = null where sequence = 1');
      expect((await findings())[0]).toEqual(['RECORD_CHANGED', 1]);
    });

    test("stays whole when a person's salts, position and comment are erased", async () => {
      await run('update time_pair_record set salts = null');
      await run(
        `update time_pair set clock_in_latitude = null, clock_in_longitude = null,
           clock_in_comment = null, clock_out_latitude = null, clock_out_longitude = null`,
      );
      await run(
        `update segment set clock_in_latitude = null, clock_in_longitude = null,
           clock_out_latitude = null, clock_out_longitude = null`,
      );
      expect(await findings()).toEqual([]);
    });

    test('shows a comment and a position that were put in place of what was recorded', async () => {
      await run('update time_pair_record set salts = null');
      await run("update time_pair set clock_in_comment = 'Was on time'");
      const faults = await findings();
      expect(faults).toContainEqual(['ROW_DIFFERS', 'clock_in_comment']);
      expect(faults).toContainEqual(['ROW_DIFFERS', 'clock_in_latitude']);
    });

    test('shows a comment that went without its salt', async () => {
      await run('update time_pair set clock_in_comment = null');
      expect(await findings()).toEqual([['ROW_DIFFERS', 'clock_in_comment']]);
    });

    test('takes a text that begins like an instant for the text that it is', async () => {
      server.now = new Date('2026-03-02T18:00:00Z');
      const rows = await server.database.run(composed<{ id: number }>('select id from time_pair'));
      const edited = await editsAs(server, () => token).edit(rows[0]?.id ?? 0, {
        clockInDateTime: '2026-03-02T07:30:00Z',
        clockOutDateTime: '2026-03-02T16:00:00Z',
        reason: { reasonName: 'OTHER', description: '2026-11-18T03:00:00 forgot my phone' },
      });
      expect(edited.status).toBe(200);
      expect(await findings()).toEqual([]);
      await run("update time_pair set reason_text = '2026-11-18T03:00:00' where version = 2");
      expect(await findings()).toEqual([['ROW_DIFFERS', 'reason_text']]);
    });

    test('has nothing to say while people clock', async () => {
      const who = { employeeAssignmentId: assignmentId, timeZoneOffset: 60 };
      for (let day = 3; day < 9; day += 1) {
        server.now = new Date(`2026-03-0${day}T08:00:00Z`);
        token = await logInAs(server, 'ella');
        const begun = await server.call('clockInShift', { as: token, body: who });
        const shiftTimePairId = begun.body.shiftTimePairs[0]?.id ?? 0;
        server.now = new Date(`2026-03-0${day}T16:00:00Z`);
        const [seen] = await Promise.all([
          findings(),
          server.call('clockOutShift', {
            as: token,
            body: { ...who, shiftTimePairId, pairType: 'BREAK' },
          }),
        ]);
        expect(seen).toEqual([]);
      }
    });

    test('shows a record that was changed, and one that was written by somebody else', async () => {
      await run(
        `update time_pair_record set after = jsonb_set(after, '{clock_out}', '"2026-03-02T17:00:00.000Z"')
         where sequence = 4`,
      );
      expect(await findings()).toEqual([
        ['RECORD_CHANGED', 4],
        ['ROW_DIFFERS', 'clock_out'],
      ]);
      await run('update time_pair_record set actor_id = 1002 where sequence = 2');
      expect(await findings()).toContainEqual(['RECORD_CHANGED', 2]);
    });

    test('shows a removed record, the last one too', async () => {
      await run('delete from time_pair_record where sequence = 2');
      expect(await findings()).toContainEqual(['RECORD_MISSING', 3]);
      await run('delete from time_pair_record where sequence = 4');
      expect(await findings()).toContainEqual(['ROW_DIFFERS', 'clock_out']);
      await run('delete from time_pair_record');
      expect(await findings()).toEqual([
        ['ROW_WITHOUT_RECORD', undefined],
        ['ROW_WITHOUT_RECORD', undefined],
      ]);
    });

    test('shows records that changed places', async () => {
      await run('update time_pair_record set sequence = 99 where sequence = 2');
      await run('update time_pair_record set sequence = 2 where sequence = 3');
      await run('update time_pair_record set sequence = 3 where sequence = 99');
      expect(await findings()).toContainEqual(['RECORD_CHANGED', 2]);
      expect(await findings()).toContainEqual(['RECORD_CHANGED', 3]);
    });

    test('shows time that was changed or removed past the server', async () => {
      await run("update time_pair set status = 'APPROVED'");
      await run('update time_pair set clock_in_latitude = 48.1');
      await run('delete from segment');
      expect(await findings()).toEqual([
        ['ROW_DIFFERS', 'status'],
        ['ROW_DIFFERS', 'clock_in_latitude'],
        ['ROW_MISSING', undefined],
      ]);
    });

    test('shows a version that was hidden past the server, and one that was brought back', async () => {
      server.now = new Date('2026-03-02T18:00:00Z');
      const mine = editsAs(server, () => token);
      const rows = await server.database.run(composed<{ id: number }>('select id from time_pair'));
      const edited = await mine.edit(rows[0]?.id ?? 0, {
        clockInDateTime: '2026-03-02T07:30:00Z',
        clockOutDateTime: '2026-03-02T16:00:00Z',
      });
      expect(edited.status).toBe(200);
      expect(await findings()).toEqual([]);
      await run('update time_pair set is_latest = false where is_latest');
      expect(await findings()).toEqual([['ROW_DIFFERS', 'is_latest']]);
      await run('update time_pair set is_latest = true where version = 1');
      expect(await findings()).toEqual([
        ['ROW_DIFFERS', 'is_latest'],
        ['ROW_DIFFERS', 'is_latest'],
      ]);
      await run('update time_pair set is_latest = false where version = 1');
      await run('update time_pair set is_latest = true, version = 3 where version = 2');
      expect(await findings()).toEqual([['ROW_DIFFERS', 'version']]);
    });

    test('does not fit another key', async () => {
      const { findings: all } = await verifyRecords(server.database, key);
      expect(all.map(({ fault }) => fault)).toEqual(Array(4).fill('RECORD_CHANGED'));
      expect(all.map(describeFinding)).toContain(
        `Assignment ${assignmentId}: record 1 was changed, moved or written by somebody else.`,
      );
    });

    test('lets only one of two go on from the same record', async () => {
      const head = { ...emptyChain, sequence: 4 };
      const rows = recordRows(signRecords(key, head, [change(1, { status: 'PENDING' })]));
      await server.database.run(insertRecords, { records: rows });
      await expect(server.database.run(insertRecords, { records: rows })).rejects.toMatchObject({
        code: '23505',
      });
    });
  },
  { prepare: createTestCompany, settings: { DATA_DIR: directory } },
);

test('without a key the command refuses in a sentence and makes nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'punctual-verify-'));
  const complaints: string[] = [];
  const told = { say: () => undefined, complain: (line: string) => complaints.push(line) };
  expect(await runVerify({ DATA_DIR: folder }, told)).toBe(1);
  expect(complaints).toEqual([expect.stringMatching(/^There is no key .*record-chain\.key /)]);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
