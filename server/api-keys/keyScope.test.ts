import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyActor } from '../calls/actor.ts';
import type { OperationId } from '../calls/calls.ts';
import { composed } from '../database/statement.ts';
import { operations } from '../http/contract.ts';
import { reachedByKey } from '../people/data/reachedByKey.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addShifts } from '../testing/testTime.ts';
import { madeKey } from './testing/madeKey.ts';

const { ella, olga } = people;

/** Whose things are asked for: Ella works at the harbour, Olga at the dock. */
interface Owner {
  readonly id: number;
  readonly assignmentId: number;
  readonly timePairId: number;
}

interface Asking {
  readonly rawPath?: Readonly<Record<string, string>>;
  readonly rawQuery?: Readonly<Record<string, string>>;
}

const byPerson = ({ id }: Owner): Asking => ({ rawPath: { id: String(id) } });
const byTimePair = ({ timePairId }: Owner): Asking => ({ rawPath: { id: String(timePairId) } });
const days = { startDate: '2026-03-02', endDate: '2026-03-03' };

/** How each marked call asks for something of its owner. */
const askings: Partial<Record<OperationId, (owner: Owner) => Asking>> = {
  getPerson: byPerson,
  getAssignments: byPerson,
  getLatestVersion: byTimePair,
  getCorrections: byTimePair,
  getAssignmentSummaries: ({ assignmentId }) => ({
    rawQuery: { assignmentIds: String(assignmentId), ...days },
  }),
};

const takingKeys = [...operations.values()].filter(({ keyAuthorities }) => keyAuthorities !== null);
/** Those about people; the others are about the key itself. */
const marked = takingKeys.filter(({ session }) => session !== 'key');

test('Each call that takes a key only reads, is nobody’s own, and is asked for here', () => {
  expect(marked.map(({ id }) => id).toSorted()).toEqual(Object.keys(askings).toSorted());
  expect(takingKeys.length - marked.length, 'calls about the key itself').toBe(1);
  for (const { id, method, path, session, definition } of takingKeys) {
    expect(method, id).toBe('GET');
    expect(['employee', 'key'], id).toContain(session);
    expect(path, `${id} is of the person who is logged in`).not.toContain('{sub}');
    expect(definition['x-key'], id).not.toEqual([]);
  }
});

describeOnBothDatabases(
  'A key',
  (server) => {
    const hers: Owner = { id: ella.id, assignmentId: ella.assignmentId, timePairId: 900_001 };
    const theirs: Owner = { id: olga.id, assignmentId: olga.assignmentId, timePairId: 900_002 };

    beforeAll(async () => {
      await setFeatures(server, { MANAGER_WORK_SCHEDULES: true });
      await assignDaySchedule(server.database, [ella.assignmentId, olga.assignmentId]);
      await server.database.run(
        composed(`insert into assignment_geofence (assignment_id, geofence_id)
          values (${olga.assignmentId}, 1002), (1002, 1002)`),
      );
      const day = { from: '2026-03-01T07:00Z', to: '2026-03-01T15:00Z' };
      await addShifts(server, [
        { ...day, assignment_id: hers.assignmentId, id: hers.timePairId },
        { ...day, assignment_id: theirs.assignmentId, id: theirs.timePairId },
      ]);
    });

    describe.each(marked.map(({ id, keyAuthorities }) => [id, keyAuthorities] as const))(
      'that asks %s',
      (id, keyAuthorities) => {
        const asking = askings[id];
        if (asking === undefined) throw new Error(`Nothing asks ${id}.`);
        const ask = (owner: Owner, headers: Record<string, string>) =>
          server.call(id, { ...asking(owner), headers });

        test('reads people of its sites, and nobody else exists for it', async () => {
          const { headers } = await madeKey(server, { sites: ['harbour'] });
          expect((await ask(hers, headers)).status).toBe(200);
          const { problem } = await ask(theirs, headers);
          expect(problem).toMatchObject({ status: 404, code: 'NOT_FOUND' });
          const nothing = { id: 7, assignmentId: 7, timePairId: 7 };
          const { traceId: _, ...absent } = (await ask(nothing, headers)).problem;
          expect(problem).toMatchObject(absent);
        });

        test('reads everybody if it has all sites', async () => {
          const { headers } = await madeKey(server);
          expect((await ask(hers, headers)).status).toBe(200);
          expect((await ask(theirs, headers)).status).toBe(200);
        });

        test('reads nobody once its site is gone', async () => {
          const { headers, id: keyId } = await madeKey(server, { sites: ['harbour'] });
          await server.database.run(
            composed(`delete from api_key_site where api_key_id = ${keyId}`),
          );
          expect((await ask(hers, headers)).problem.code).toBe('NOT_FOUND');
        });

        test('needs one of the authorities that the contract names', async () => {
          for (const authority of ['VIEW_TIME', 'ASSIGN_WORK_SCHEDULES'] as const) {
            const { headers } = await madeKey(server, { authorities: [authority] });
            const answer = await ask(hers, headers);
            const opens = keyAuthorities?.includes(authority) === true;
            expect(answer.status, authority).toBe(opens ? 200 : 403);
            if (!opens) expect(answer.problem.code).toBe('KEY_NOT_ALLOWED');
          }
        });
      },
    );

    test('sees only those assignments of a person that are at its sites', async () => {
      const ofSite = async (site: string) => {
        const { headers } = await madeKey(server, { sites: [site] });
        const answer = await server.call('getAssignments', { path: { id: ella.id }, headers });
        return answer.status === 200 ? answer.body.map(({ id }) => id) : answer.problem.code;
      };
      expect(await ofSite('harbour')).toEqual([ella.assignmentId]);
      expect(await ofSite('dock')).toEqual([1002]);
    });

    test('gets no plan at all if one of those it asks for is elsewhere', async () => {
      const { headers } = await madeKey(server, { sites: ['harbour'] });
      const query = { assignmentIds: [ella.assignmentId, olga.assignmentId], ...days };
      const answer = await server.call('getAssignmentSummaries', { query, headers });
      expect(answer.problem.code).toBe('NOT_FOUND');
    });

    test('reads what is planned only while managers can', async () => {
      const { headers } = await madeKey(server);
      const query = { assignmentIds: [ella.assignmentId], ...days };
      const ask = () => server.call('getAssignmentSummaries', { query, headers });
      await setFeatures(server, { MANAGER_WORK_SCHEDULES: false });
      expect((await ask()).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, { MANAGER_WORK_SCHEDULES: true });
      expect((await ask()).body[0]?.ranges).not.toEqual([]);
    });

    test('finds what a webhook names: who it was, and the entry by shift and by version', async () => {
      const { headers } = await madeKey(server, { sites: ['harbour'] });
      const person = await server.call('getPerson', { path: { id: ella.id }, headers });
      const named = { employeeNumber: 'E-1', firstName: 'Ella', lastName: 'Brandt' };
      expect(person.body).toEqual({ id: ella.id, ...named });
      const path = { id: hers.timePairId };
      const { body } = await server.call('getLatestVersion', { path, headers });
      expect(body).toMatchObject({ id: hers.timePairId, startDate: '2026-03-01' });
      expect(body.employeeAssignment.employeeId).toBe(ella.id);
    });

    test('reaches in the data layer what belongs to its sites, and no unknown key anything', async () => {
      const { id } = await madeKey(server, { sites: ['dock'] });
      const reached = (keyId: number) => {
        const key: KeyActor = { kind: 'api-key', id: keyId, authorities: new Set() };
        return reachedByKey(server.database, key, [1001, 1002, 1003, 1004, 999_999]);
      };
      expect(await reached(id)).toEqual([1002, 1004]);
      expect(await reached(id + 1_000)).toEqual([]);
    });
  },
  { prepare: createTestCompany },
);
