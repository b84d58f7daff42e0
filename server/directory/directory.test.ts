import { beforeEach, describe, expect, test } from 'vitest';
import { enterpriseUrn } from '../scim/rules/attributes.ts';
import { directoryOf, entraUser } from '../scim/testing/directoryOf.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import type { DirectoryMapping } from './rules/jobOfMapping.ts';
import { portersPlace, wardMapping } from './testing/mappings.ts';

const { ella, max } = people;

describeOnBothDatabases(
  'Jobs that follow a directory',
  (server) => {
    const { ask, patch, logInById, directory } = directoryOf(server);
    let number = 100;

    /** A joiner with what the directory says of the job; `work` has a manager by SCIM id. */
    async function join(work: object, more: object = {}) {
      number += 1;
      const { [enterpriseUrn]: _, ...user } = entraUser(number);
      const enterprise = { employeeNumber: `J-${number}`, ...work };
      const answer = await ask<{ id: string }>('POST', '/Users', {
        ...{ ...user, ...more },
        [enterpriseUrn]: enterprise,
      });
      expect(answer.status).toBe(201);
      return { id: answer.read().id, number: `J-${number}` };
    }
    /** Some seconds later the server looks for what has to follow. */
    async function follow() {
      server.now = new Date(server.now.getTime() + 30_000);
      await server.runJobs();
    }
    const nextDay = () => (server.now = new Date(server.now.getTime() + 86_400_000));
    const today = () => server.now.toISOString().slice(0, 10);
    /** Her session of yesterday has ended. */
    const admin = () => logInAs(server, 'dora');
    async function save(mapping: DirectoryMapping) {
      const as = await admin();
      const { body } = await server.call('getDirectoryMapping', { as });
      return server.call('saveDirectoryMapping', { as, body: { version: body.version, mapping } });
    }
    const jobsOf = (id: string) =>
      server.database.run(
        ...sql`select a.code, position.code as position, start_date::text as start, end_date::text as "end",
            time_zone, cost_center.code as "costCenter", authorities,
            array(select geofence.code from assignment_geofence join geofence on geofence.id = geofence_id
              where assignment_id = a.id) as geofences,
            (select employee_number || ' ' || m.start_date || coalesce(' ' || m.end_date, '')
              from manager_assignment m join employee on employee.id = manager_id
              where assignment_id = a.id order by m.start_date desc, m.id desc limit 1) as manager
          from assignment a join position on position.id = position_id
            left join cost_center on cost_center.id = cost_center_id
          where employee_id = ${Number(id)} order by start_date`,
      );
    const tasks = async () =>
      (await server.call('getCompanyTasks', { as: await admin() })).body.tasks;
    const taskOf = async (kind: string) => (await tasks()).find((task) => task.kind === kind);

    beforeEach(async () => {
      await save(wardMapping());
    });

    describe('a joiner', () => {
      test('gets a job by department within seconds and clocks in', async () => {
        const { id, number: own } = await join({
          department: ' ward ',
          manager: { value: String(max.id) },
        });
        await follow();
        expect(await jobsOf(id)).toEqual([
          {
            ...{ code: `D-${own}`, position: 'nurse', start: today(), end: null },
            ...{ time_zone: 'Europe/Berlin', costCenter: '4711', geofences: ['harbour'] },
            ...{ authorities: ['CAPTURE_TIME', 'VIEW_TIME'], manager: `E-2 ${today()}` },
          },
        ]);
        const as = await logInById(id);
        const session = (await server.call('getSession', { as })).body;
        const employeeAssignmentId = session.assignAuths[0]?.assignmentId ?? 0;
        const clocked = await server.call('clockInShift', {
          as,
          body: {
            ...{ employeeAssignmentId, timeZoneOffset: 60 },
            ...{ latitude: 53.54, longitude: 9.98, accuracy: 5 },
          },
          idempotencyKey: crypto.randomUUID(),
        });
        expect(clocked.status).toBe(200);
      });

      test('is in the history as changed by the directory, and in the security log', async () => {
        const { id } = await join({ department: 'Ward' });
        await follow();
        const { body } = await server.call('getCompanyChanges', { as: await admin() });
        expect(body.contents[0]).toMatchObject({
          ...{ changedBy: null, directory: 'Entra ID' },
          sections: [{ section: 'assignments', added: 1 }],
        });
        const events = await server.database.run(
          ...sql`select event, who, target from security_event
            where about_id = ${Number(id)} and event = 'rights-imported'`,
        );
        expect(events).toEqual([
          {
            event: 'rights-imported',
            who: `scim-token ${directory.tokenId}`,
            target: '+CAPTURE_TIME +VIEW_TIME',
          },
        ]);
      });

      test('takes title, zone and the default where the department has no entry', async () => {
        const { id } = await join(
          { department: 'Kitchen' },
          { title: 'Cook', timezone: 'Asia/Bangkok' },
        );
        await follow();
        expect(await jobsOf(id)).toMatchObject([{ position: 'porter', time_zone: 'Asia/Bangkok' }]);
        const rows = await server.database.run(
          ...sql`select description from assignment where employee_id = ${Number(id)}`,
        );
        expect(rows).toEqual([{ description: 'Cook' }]);
      });

      test('with an unknown department and no default gets none: an administrator is told', async () => {
        await save(wardMapping({ otherwise: null }));
        const { id } = await join({ department: 'Laundry' });
        await follow();
        expect(await jobsOf(id)).toEqual([]);
        expect(await taskOf('UNKNOWN_VALUE')).toEqual({
          ...{ kind: 'UNKNOWN_VALUE', count: 1, names: ['Mika Ito'], values: ['Laundry'] },
        });
        await save(
          wardMapping({
            ...{ otherwise: null, entries: [{ value: 'Laundry', place: portersPlace() }] },
          }),
        );
        await follow();
        expect(await jobsOf(id)).toMatchObject([{ position: 'porter' }]);
        expect(await taskOf('UNKNOWN_VALUE')).toBeUndefined();
      });

      test('with a zone that is ambiguous gets none', async () => {
        const { id } = await join({ department: 'Ward' }, { timezone: 'BST' });
        await follow();
        expect(await jobsOf(id)).toEqual([]);
        expect(await taskOf('UNKNOWN_TIME_ZONE')).toMatchObject({ values: ['BST'] });
        await patch(id, { op: 'replace', path: 'active', value: false });
        await follow();
      });

      test('waits for the mapping to be switched on', async () => {
        await save(wardMapping({ isOn: false }));
        const { id } = await join({ department: 'Ward' });
        await follow();
        expect(await jobsOf(id)).toEqual([]);
        expect(await taskOf('NO_JOB')).toMatchObject({ names: ['Mika Ito'] });
        await save(wardMapping());
        await follow();
        expect(await jobsOf(id)).toMatchObject([{ position: 'nurse', start: today() }]);
        expect(await taskOf('NO_JOB')).toBeUndefined();
      });

      test('whose manager comes later in the same synchronisation is linked then', async () => {
        await save(wardMapping({ managerBy: 'EXTERNAL_ID' }));
        const { id } = await join({ department: 'Ward', manager: 'object-900' });
        await follow();
        expect(await jobsOf(id)).toMatchObject([{ manager: null }]);
        expect(await taskOf('MANAGER_MISSING')).toMatchObject({ values: ['object-900'] });
        const boss = await join({ department: 'Office' }, { externalId: 'object-900' });
        await follow();
        expect(await taskOf('MANAGER_MISSING')).toBeUndefined();
        expect(await taskOf('MANAGER_WITHOUT_RIGHT')).toMatchObject({ count: 1 });
        await server.database.run(
          ...sql`update employee set authorities = '{APPROVE_TIME}' where id = ${Number(boss.id)}`,
        );
        await follow();
        expect(await jobsOf(id)).toMatchObject([{ manager: `${boss.number} ${today()}` }]);
        expect(await taskOf('MANAGER_WITHOUT_RIGHT')).toBeUndefined();
      });

      test('who has a job from a company file keeps it', async () => {
        await server.database.run(
          ...sql`update employee set username = null where id = ${people.nils.id}`,
        );
        const { id } = await join({ department: 'Ward' }, {});
        await ask('DELETE', `/Users/${id}`);
        const nils = await ask<{ id: string }>('POST', '/Users', {
          ...entraUser(990),
          [enterpriseUrn]: { employeeNumber: 'E-5', department: 'Ward' },
        });
        await follow();
        expect(await jobsOf(nils.read().id)).toMatchObject([{ code: 'A-5', position: 'porter' }]);
      });

      test('in a rotation begins where it stands on that day', async () => {
        await assignDaySchedule(server.database, []);
        await save(
          wardMapping({
            otherwise: portersPlace({ workSchedule: 'DAY' }),
            schedulesFrom: '2026-01-05',
          }),
        );
        const { id } = await join({ department: 'Kitchen' });
        await follow();
        const rows = await server.database.run(
          ...sql`select s.start_date::text as start, first_day_number as first
            from assigned_schedule s join assignment a on a.id = assignment_id
            where employee_id = ${Number(id)}`,
        );
        expect(rows).toMatchObject([{ start: today() }]);
      });
    });

    describe('a change in the directory', () => {
      test('moves to another job from today on; the past stays', async () => {
        const { id, number: own } = await join({ department: 'Ward' });
        await follow();
        const began = today();
        nextDay();
        await patch(id, { op: 'replace', path: `${enterpriseUrn}:department`, value: 'Kitchen' });
        await follow();
        const yesterday = new Date(server.now.getTime() - 86_400_000).toISOString().slice(0, 10);
        expect(await jobsOf(id)).toMatchObject([
          { code: `D-${own}`, position: 'nurse', start: began, end: yesterday },
          { code: `D-${own}@${today()}`, position: 'porter', start: today(), end: null },
        ]);
      });

      test('waits for tomorrow where time was recorded today', async () => {
        const { id } = await join({ department: 'Ward' });
        await follow();
        nextDay();
        directory.dora = await admin();
        const as = await logInById(id);
        const session = (await server.call('getSession', { as })).body;
        const clocked = await server.call('clockInShift', {
          as,
          body: {
            ...{
              employeeAssignmentId: session.assignAuths[0]?.assignmentId ?? 0,
              timeZoneOffset: 60,
            },
            ...{ latitude: 53.54, longitude: 9.98, accuracy: 5 },
          },
          idempotencyKey: crypto.randomUUID(),
        });
        expect(clocked.status).toBe(200);
        await patch(id, { op: 'replace', value: { [`${enterpriseUrn}:department`]: 'Kitchen' } });
        await follow();
        const tomorrow = new Date(server.now.getTime() + 86_400_000).toISOString().slice(0, 10);
        expect(await jobsOf(id)).toMatchObject([
          { position: 'nurse', end: today() },
          { position: 'porter', start: tomorrow },
        ]);
      });

      test('of the manager ends the old range yesterday', async () => {
        const { id } = await join({ department: 'Ward', manager: { value: String(max.id) } });
        await follow();
        nextDay();
        await patch(id, { op: 'remove', path: `${enterpriseUrn}:manager` });
        await follow();
        const yesterday = new Date(server.now.getTime() - 86_400_000).toISOString().slice(0, 10);
        expect(await jobsOf(id)).toMatchObject([{ manager: `E-2 ${yesterday} ${yesterday}` }]);
      });

      test('ends the job of a leaver today, and gives a new one to who comes back', async () => {
        const { id } = await join({ department: 'Ward' });
        await follow();
        nextDay();
        await patch(id, { op: 'replace', path: 'active', value: 'False' });
        await follow();
        expect(await jobsOf(id)).toMatchObject([{ end: today() }]);
        const left = today();
        nextDay();
        nextDay();
        await patch(id, { op: 'replace', path: 'active', value: true });
        await follow();
        expect(await jobsOf(id)).toMatchObject([{ end: left }, { start: today(), end: null }]);
      });

      test('that changes nothing writes nothing', async () => {
        const { id } = await join({ department: 'Ward' });
        await follow();
        const before = (await server.call('getCompanyChanges', { as: await admin() })).body.version;
        await patch(id, { op: 'replace', path: 'name.givenName', value: 'Miko' });
        await follow();
        const after = (await server.call('getCompanyChanges', { as: await admin() })).body.version;
        expect(after).toBe(before);
      });

      test('leaves administrators alone', async () => {
        const { id } = await join({ department: 'Ward' });
        await follow();
        await server.database.run(
          ...sql`update employee set authorities = '{DEV_ADMIN}' where id = ${Number(id)}`,
        );
        nextDay();
        await patch(id, { op: 'replace', path: `${enterpriseUrn}:department`, value: 'Kitchen' });
        await follow();
        expect(await jobsOf(id)).toHaveLength(1);
        expect(await taskOf('ADMINISTRATOR')).toMatchObject({ count: 1 });
        await server.database.run(
          ...sql`update employee set authorities = '{}' where id = ${Number(id)}`,
        );
      });
    });

    describe('the mapping', () => {
      test('is refused where it names what does not exist, or a value twice', async () => {
        const place = portersPlace();
        const wrong: readonly [Partial<DirectoryMapping>, string][] = [
          [{ otherwise: portersPlace({ position: 'pilot' }) }, 'pilot'],
          [{ timeZone: 'BST' }, 'BST'],
          [{ timeTypeProfile: 'gone' }, 'gone'],
          [
            {
              entries: [
                { value: 'Ward', place },
                { value: 'ward ', place },
              ],
            },
            'ward ',
          ],
        ];
        for (const [changes, value] of wrong) {
          const answer = await save(wardMapping(changes));
          expect(answer.problem).toMatchObject({ code: 'DIRECTORY_MAPPING_REFUSED' });
          expect(answer.problem.detail).toContain(value.trim());
        }
      });

      test('never gives administrative rights', async () => {
        const mapping = { ...wardMapping(), authorities: ['DEV_ADMIN'] };
        const { body } = await server.call('getDirectoryMapping', { as: await admin() });
        const answer = await server.call('saveDirectoryMapping', {
          as: await admin(),
          // @ts-expect-error -- not in the contract
          body: { version: body.version, mapping },
        });
        expect(answer.status).toBe(400);
      });

      test('tells the later of two administrators who was faster', async () => {
        const { body } = await server.call('getDirectoryMapping', { as: await admin() });
        const request = { version: body.version, mapping: wardMapping() };
        await server.call('saveDirectoryMapping', { as: await admin(), body: request });
        const late = await server.call('saveDirectoryMapping', {
          as: await admin(),
          body: { ...request, mapping: wardMapping({ countryCode: 'AT' }) },
        });
        expect(late.status).toBe(409);
        expect(late.problem).toMatchObject({
          code: 'DIRECTORY_MAPPING_CHANGED',
          detail: expect.stringContaining('Dora'),
        });
      });

      test('shows which values the directory has delivered', async () => {
        await join({ department: 'Ward' });
        const { body } = await server.call('getDirectoryMapping', { as: await admin() });
        expect(body.values).toContainEqual(
          expect.objectContaining({ attribute: 'department', value: 'Ward' }),
        );
        expect(body.choices.positions).toContainEqual({ code: 'nurse', name: 'Nurse' });
      });

      test('is tried on the last joiner, and nothing is written', async () => {
        await save(wardMapping({ isOn: false }));
        const { id } = await join(
          { department: 'Ward', manager: { value: String(max.id) } },
          { title: 'Night nurse' },
        );
        const as = await logInAs(server, 'dora');
        const { body } = await server.call('tryDirectoryMapping', { as, body: wardMapping() });
        expect(body.person).toMatchObject({
          ...{ name: 'Mika Ito', directory: 'Entra ID', outcome: 'JOB', manager: 'Max Kern' },
          job: {
            ...{ description: 'Night nurse', position: 'Nurse', geofences: ['Harbour'] },
            ...{ costCenter: 'Ward 1', timeZone: 'Europe/Berlin', startDate: today() },
          },
          ...{ task: null, faults: [] },
        });
        expect(await jobsOf(id)).toEqual([]);
        const none = await server.call('tryDirectoryMapping', {
          as,
          body: wardMapping({ entries: [], otherwise: null }),
        });
        expect(none.body.person).toMatchObject({
          ...{ outcome: 'TASK', job: null },
          task: { kind: 'UNKNOWN_VALUE', value: 'Ward' },
        });
      });
    });

    test('nobody of the company without the directory is touched', async () => {
      const jobs = await jobsOf(String(ella.id));
      expect(jobs).toHaveLength(2);
    });
  },
  { prepare: createTestCompany },
);
