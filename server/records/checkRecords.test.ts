import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { editsAs, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { exportRecords } from './data/exportRecords.ts';
import { recordKeyFile } from './data/recordKey.ts';

/** The verifier for outsiders; it shares no code with the server. */
const verifier = fileURLToPath(new URL('../../tooling/checkRecords.mjs', import.meta.url));
const directory = await mkdtemp(path.join(tmpdir(), 'punctual-outside-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

describeOnBothDatabases(
  'Somebody from outside',
  (server) => {
    let lines: readonly string[] = [];

    async function exported(): Promise<string[]> {
      const found: string[] = [];
      await exportRecords(server.database, async (written) => {
        for await (const line of written) found.push(line);
      });
      return found;
    }

    /** What the verifier says of these lines, and its exit code. */
    async function checked(given: readonly string[], key = recordKeyFile(directory)) {
      const file = path.join(directory, 'records.jsonl');
      await writeFile(file, given.join(''));
      const child = spawn(process.execPath, [verifier, file, key]);
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      const [said, complained, code] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        ended,
      ]);
      return { said, complained, code };
    }

    /** Faults after somebody changed the database, which is then put back. */
    async function faultsAfter(...changes: readonly string[]): Promise<string> {
      const found: string[] = [];
      const undone = new Error('Back to what was there.');
      await server.database
        .transaction(async (transaction) => {
          for (const change of changes) {
            await transaction.run(composed(change));
          }
          await exportRecords({ transaction: (work) => work(transaction) }, async (written) => {
            for await (const line of written) found.push(line);
          });
          throw undone;
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error;
        });
      const { complained, code } = await checked(found);
      expect(code).toBe(complained === '' ? 0 : 1);
      return complained;
    }

    /** Two versions of a shift, a break, comments, positions, and what a manager decided of it. */
    beforeAll(async () => {
      server.now = new Date('2026-03-12T08:00:00Z');
      await setFeatures(server, { ALLOW_MANAGER_DELETE: true, SEGMENTS: true });
      const [ella, max] = [await logInAs(server, 'ella'), await logInAs(server, 'max')];
      const his = editsAs(server, () => max);
      const who = { employeeAssignmentId: people.ella.assignmentId, timeZoneOffset: 60 };
      const where = { latitude: 53.54, longitude: 9.98, accuracy: 12.3456 };
      const comment = 'Bus was late “again”\nNº 7 🚌';
      const { body } = await server.call('clockInShift', {
        as: ella,
        body: { ...who, ...where, comment },
      });
      const shiftTimePairId = body.shiftTimePairs[0]?.id ?? 0;
      const entry = {
        as: ella,
        body: { ...who, ...where, shiftTimePairId, pairType: 'BREAK' as const },
      };
      server.now = new Date('2026-03-12T10:00:00Z');
      await server.call('clockInSegment', entry);
      server.now = new Date('2026-03-12T10:30:00Z');
      await server.call('clockOutSegment', entry);
      server.now = new Date('2026-03-12T16:00:00Z');
      await server.call('clockOutShift', entry);
      const { id } = savedShift(
        await his.edit(shiftTimePairId, {
          clockInDateTime: '2026-03-12T07:30:00Z',
          clockOutDateTime: '2026-03-12T16:00:00Z',
        }),
      );
      await his.comment(id, 'As agreed');
      savedShift(
        await editsAs(server, () => ella).add('2026-03-09T07:00:00Z', '2026-03-09T15:00:00Z'),
      );
      lines = await exported();
    });

    test('finds all in order where nothing was forged', async () => {
      expect(await checked(lines)).toEqual({
        said: '7 records of 4 rows: all fit together.\n',
        complained: '',
        code: 0,
      });
    });

    test('finds nothing wrong where personal values were erased with their salts', async () => {
      const gone = ['clock_in', 'clock_out'].flatMap((punch) =>
        ['latitude', 'longitude', 'comment'].map((value) => `${punch}_${value} = null`),
      );
      expect(
        await faultsAfter(
          'update time_pair_record set salts = null',
          `update time_pair set ${gone.join(', ')}`,
          `update segment set ${gone.join(', ')}`,
        ),
      ).toBe('');
    });

    test.each([
      [
        'a comment',
        "update time_pair set clock_in_comment = 'On time'",
        /clock_in_comment of time/,
      ],
      ['a position', 'update time_pair set clock_in_latitude = 48.1', /clock_in_latitude of time/],
      ['the position of a break', 'update segment set clock_out_longitude = 11', /clock_out_longi/],
      ['salts that are gone', 'update time_pair_record set salts = null', /clock_in_comment of/],
      ['times', "update time_pair set clock_out = clock_out + interval '1 h'", /clock_out of time/],
      ['the status', "update time_pair set status = 'REJECTED'", /status of time pair/],
      ['a hidden version', 'update time_pair set is_latest = false', /is_latest of time pair/],
      ['a row that is gone', 'delete from segment', /segment \d+ was recorded and is not there/],
      [
        'a record that is gone',
        'delete from time_pair_record where sequence = 2',
        /record 2 is miss/,
      ],
      ['the last record', 'delete from time_pair_record where sequence = 7', /was never recorded/],
      ['all records', 'delete from time_pair_record', /time pair \d+ was never recorded/],
      [
        'who did it',
        'update time_pair_record set actor_id = 1 where sequence = 3',
        /record 3 was ch/,
      ],
      ['when', "update time_pair_record set recorded_at = '2026-01-01'", /record 1 was changed/],
      [
        'what was recorded',
        `update time_pair_record set after = after || '{"sent_late": true}' where sequence = 1`,
        /record 1 was changed/,
      ],
    ])('finds %s', async (_what, change, fault) => {
      expect(await faultsAfter(change)).toMatch(fault);
    });

    test('finds time that was given to somebody else', async () => {
      const change = `update assignment set employee_id = ${people.max.id}
        where id = ${people.ella.assignmentId}`;
      expect(await faultsAfter(change)).toMatch(/employee_id of time pair \d+ is not as it was/);
    });

    test('finds records in another order', async () => {
      const changes = [
        [2, 99],
        [3, 2],
        [99, 3],
      ].map(
        ([from, to]) => `update time_pair_record set sequence = ${to} where sequence = ${from}`,
      );
      expect(await faultsAfter(...changes)).toMatch(
        /record 2 does not follow[^]*record 3 does not/,
      );
    });

    test('reads in a sentence which file is not there', async () => {
      const missing = path.join(directory, 'missing.key');
      expect(await checked(lines, missing)).toMatchObject({
        code: 2,
        complained: `${missing} cannot be read (ENOENT).\n`,
      });
    });

    test('cannot be given another key, or an export without its fingerprint', async () => {
      const other = path.join(directory, 'other.key');
      await writeFile(other, Buffer.alloc(32, 7));
      expect(await checked(lines, other)).toMatchObject({
        code: 2,
        complained: 'The key is another.\n',
      });
      const without = lines.filter((line) => !line.includes('"record_key"'));
      expect((await checked(without)).code).toBe(2);
    });
  },
  { settings: { DATA_DIR: directory }, prepare: createTestCompany },
);
