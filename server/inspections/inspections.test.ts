import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { readWorkbook } from '../spreadsheets/testing/readWorkbook.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { editsAs, savedShift } from '../testing/testEdits.ts';
import type { CallOptions } from '../testing/testCalls.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { verifier } from './data/writeInspection.ts';
import { checkedFiles, exportsOf, harbour, jsonOf } from './testing/exportsOf.ts';

describeOnMemory(
  'An export for an inspector',
  (server) => {
    const exported = exportsOf(server);

    test('holds when nothing was changed', async () => {
      const { said, complained, code } = await checkedFiles(exported.files, exported.fingerprint);
      expect(complained).toBe('');
      expect(said).toMatch(
        /^Harbour from 2026-03-01 to 2026-03-12, 4 of 4 people, made 2026-03-13T/,
      );
      expect(said).toMatch(/✓ Nothing was changed or left out/);
      expect(code).toBe(0);
      expect(exported.files['verify.mjs']).toEqual(new TextEncoder().encode(verifier));
      expect((await server.call('getInspectionVerifier')).body).toBe(verifier);
    });

    test('is JSON, without comments and positions, and of other days it has no times', () => {
      const whole: unknown = JSON.parse(exported.json);
      expect(whole).toMatchObject({
        format: 'punctual-inspection-1',
        heading: { from: harbour.fromDate },
      });
      expect(exported.json).not.toMatch(/Bus was late|53\.54|salts|2026-03-13T07/);
      expect(exported.json).toContain('2026-03-09T07:00:00.000Z');
    });

    test('shows people, times with breaks, and changes with who, when and why', () => {
      const sheets = readWorkbook(exported.files['inspection.xlsx'] ?? new Uint8Array());
      expect(sheets.map(({ name }) => name)).toEqual(['People', 'Times', 'Changes']);
      const textsOf = (index: number) =>
        (sheets[index]?.rows ?? []).map((row) => row.map((cell) => cell?.text ?? ''));
      expect(textsOf(0).map(([number]) => number)).toEqual([
        'Employee number',
        'E-1',
        'E-2',
        'E-3',
        'E-5',
      ]);
      expect(textsOf(1).map((row) => [row[4], ...row.slice(8)])).toEqual([
        ['Kind', 'Status', 'Cost center', 'Place', 'Time zone'],
        ['Work', 'Approved', 'Ward 1', '', 'Europe/Berlin'],
        ['Work', 'Approved', 'Ward 1', '', 'Europe/Berlin'],
        ['Break', '', '', '', 'Europe/Berlin'],
      ]);
      expect(textsOf(2).map((row) => [row[4], row[5], row[8], row[9], row[10]])).toEqual([
        ['What', 'By', 'Why', 'Before', 'After'],
        [
          'Edited',
          'Max Kern',
          'Forgot to clock',
          'Start Tue 10 Mar 09:00; Pending',
          'Start Tue 10 Mar 08:30; Approved',
        ],
        ['Added', 'Ella Brandt', '', '', 'Start Mon 9 Mar 08:00; End Mon 9 Mar 16:00; Pending'],
        ['Approved', 'Max Kern', '', 'Pending', 'Approved'],
      ]);
    });

    test('says itself what somebody had changed in the database before it was made', async () => {
      const forge = (to: string) =>
        server.database.run(
          composed(`update time_pair_record set after = jsonb_set(after, '{clock_out}', $1::jsonb)
            where sequence = 4 and assignment_id = 1001`),
          [JSON.stringify(to)],
        );
      await forge('2026-03-10T17:00:00.000Z');
      const { said, code } = await checkedFiles(await exported.again(), exported.fingerprint);
      expect(said).toMatch(/the server itself saw that record 4 was changed/);
      expect(code).toBe(1);
      await forge('2026-03-10T16:00:00.000Z');
    });

    test('shows a deleted shift among the changes alone, each on the day of the reader', async () => {
      // 14 March, half past midnight, in Berlin.
      server.now = new Date('2026-03-13T23:30:00Z');
      const edits = editsAs(server, () => exported.max);
      const who = { employeeAssignmentId: people.ella.assignmentId };
      const span = ['2026-03-11T07:00:00Z', '2026-03-11T15:00:00Z'] as const;
      const { id } = savedShift(await edits.add(...span, who));
      expect((await edits.remove(id)).status).toBe(200);
      const files = await exported.again();
      const sheets = readWorkbook(files['inspection.xlsx'] ?? new Uint8Array());
      const [, times, changes] = sheets.map(({ rows }) =>
        rows.map((row) => row.map((cell) => cell?.text ?? '')),
      );
      const [shiftDay, changeDay] = ['2026-03-11', '2026-03-14'].map(serialOf);
      expect(times?.map((row) => row[4])).toEqual(['Kind', 'Work', 'Work', 'Break']);
      expect(changes?.filter((row) => row[3] === shiftDay).map((row) => [row[4], row[6]])).toEqual([
        ['Added', changeDay],
        ['Deleted', changeDay],
      ]);
      expect(jsonOf(files)).toContain('"deleted_at":"2026-03-13T23:30:00.000Z"');
      expect(await checkedFiles(files, exported.fingerprint)).toMatchObject({ code: 0 });
      server.now = new Date('2026-03-13T20:00:00Z');
    });

    test('is made one at a time by one person, and the security log tells of what', async () => {
      const query = harbour;
      const answers = await Promise.all(
        [1, 2].map(() => server.call('getInspection', { as: exported.dora, query })),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ problem }) => [problem.status, problem.code])).toEqual([
        [429, 'EXPORT_UNDER_WAY'],
      ]);
      expect((await server.call('getInspection', { as: exported.dora, query })).status).toBe(200);
      const { contents } = (
        await server.call('getSecurityEvents', { as: exported.dora, query: { event: 'export' } })
      ).body;
      expect(contents.map(({ target, outcome }) => [outcome, target])).toContainEqual([
        'OK',
        'COMPANY Harbour 2026-03-01 2026-03-12',
      ]);
    });

    test('is of the site that was chosen', async () => {
      const { body } = await server.call('getInspectionSites', { as: exported.dora });
      expect(body).toEqual([
        { kind: 'COMPANY', code: 'Harbour', name: 'Harbour', people: 5 },
        { kind: 'COST_CENTER', code: '4711', name: 'Ward 1', people: 1 },
        { kind: 'GEOFENCE', code: 'dock', name: 'Dock 3', people: 0 },
        { kind: 'GEOFENCE', code: 'harbour', name: 'Harbour', people: 1 },
      ]);
      const ward = await server.call('getInspection', {
        as: exported.dora,
        query: { ...harbour, ...ward1 },
      });
      const { said, code } = await checkedFiles(unzipSync(ward.bytes), exported.fingerprint);
      expect(said).toMatch(/^Ward 1 from 2026-03-01 to 2026-03-12, 1 of 1 people/);
      expect(code).toBe(0);
      expect(ward.headers['content-disposition']).toContain('Ward 1 2026-03-01');
    });

    test('holds whoever worked there on these days, wherever they belong now', async () => {
      const run = (sql: string) => server.database.run(composed(sql));
      await run('update assignment set cost_center_id = null where id = 1001');
      await run('delete from assignment_geofence where assignment_id = 1001');
      const saidOf = async (query: Partial<CallOptions<'getInspection'>['query']>) => {
        const answer = await server.call('getInspection', {
          as: exported.dora,
          query: { ...harbour, ...query },
        });
        const { said } = await checkedFiles(unzipSync(answer.bytes), exported.fingerprint);
        return said.split('\n').slice(0, 2);
      };
      const place = { kind: 'GEOFENCE', code: 'harbour' } as const;
      const well = expect.stringMatching(/^✓/);
      const days = 'from 2026-03-01 to 2026-03-12';
      expect(await saidOf(ward1)).toEqual([
        expect.stringContaining(`Ward 1 ${days}, 1 of 1 people`),
        well,
      ]);
      expect(await saidOf(place)).toEqual([
        expect.stringContaining(`Harbour ${days}, 1 of 1 people`),
        well,
      ]);
      expect(await saidOf({ ...place, code: 'dock' })).toEqual([
        expect.stringContaining(`Dock 3 ${days}, 0 of 0 people`),
        well,
      ]);
      expect(await saidOf({ ...place, toDate: '2026-03-05' })).toEqual([
        expect.stringContaining('0 of 0 people'),
        well,
      ]);
      await run('update assignment set cost_center_id = 1001 where id = 1001');
      await run('insert into assignment_geofence values (1001, 1001)');
    });

    test('is refused to others, for days to come and without a site', async () => {
      const asked = async (query: Record<string, string>, as = exported.dora) => {
        const { problem } = await server.call('getInspection', {
          as,
          query: { ...harbour, ...query },
        });
        return [problem.code, ...(problem.fields ?? []).map(({ field }) => field)];
      };
      expect(await asked({}, await logInAs(server, 'max'))).toEqual(['ACCESS_DENIED']);
      expect(await asked({ toDate: '2026-03-20' })).toEqual(['VALIDATION_FAILED', 'toDate']);
      expect(await asked({ fromDate: '2026-03-13' })).toEqual(['VALIDATION_FAILED', 'fromDate']);
      expect(await asked({ timeZone: 'Mars' })).toEqual(['VALIDATION_FAILED', 'timeZone']);
      expect(await asked({ code: 'nowhere' })).toEqual(['NOT_FOUND']);
    });
  },
  { prepare: createTestCompany },
);

const ward1 = { kind: 'COST_CENTER', code: '4711' } as const;

/** A day as spreadsheets number them. */
function serialOf(date: string): string {
  return String((Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000);
}
