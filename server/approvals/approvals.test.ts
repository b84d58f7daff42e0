import { randomUUID } from 'node:crypto';
import type { components } from 'shared-contracts';
import { beforeEach, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';

type Filter = Partial<components['schemas']['ApprovalsFilter']>;
type Wanted = 'APPROVED' | 'REJECTED';

describeOnBothDatabases(
  'Approvals',
  (server) => {
    const { ella, max, olga, nils } = people;
    const hers = { assignment_id: ella.assignmentId };
    const march = { startDate: '2026-03-01', endDate: '2026-03-31', page: 0, pageSize: 30 };
    const tokens = new Map<string, string>();

    beforeEach(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      await clearTime(server);
      server.published.length = 0;
      for (const name of ['ella', 'max'] as const) {
        if (!tokens.has(name)) tokens.set(name, await logInAs(server, name));
      }
    });

    const as = (who = 'max') => ({ as: tokens.get(who) ?? '' });
    const fetch = async (filter: Filter = {}) =>
      (await server.call('fetchApprovals', { ...as(), body: { ...march, ...filter } })).body;
    const send = (
      requests: readonly (readonly [number, Wanted])[],
      idempotencyKey: string = randomUUID(),
    ) =>
      server.call('decideTimePairs', {
        ...as(),
        idempotencyKey,
        body: {
          requestedByUserId: max.id,
          shouldSyncWithEC: false,
          statusRequests: requests.map(([timePairId, status]) => ({ timePairId, status })),
        },
      });
    const statusOf = async (id: number) => {
      const rows = await server.database.run(
        composed<Record<string, unknown>>('select status, deleted_at from time_pair where id = $1'),
        [id],
      );
      return rows[0];
    };
    const day = (date: string) => ({ from: `${date}T08:00Z`, to: `${date}T16:00Z` });

    test('show people with their time, oldest first, in the order of their names', async () => {
      const [a = 0, b = 0, c = 0] = await addShifts(server, [
        { ...hers, ...day('2026-03-03') },
        { ...hers, ...day('2026-03-02'), status: 'APPROVED' },
        { assignment_id: nils.assignmentId, from: '2026-03-04T08:00Z' },
      ]);
      const body = await fetch();
      expect(body).toMatchObject({
        totalPages: 1,
        totalEmployees: 2,
        totalTimePairs: 3,
        totalDecidable: 1,
        contents: [
          {
            id: ella.id,
            employeeNumber: 'E-1',
            lastName: 'Brandt',
            positionDescription: 'Nurse',
            assignmentIds: [ella.assignmentId],
          },
          { id: nils.id, lastName: 'Roth' },
        ],
      });
      expect(body.contents.map(({ summaries }) => summaries.map(({ id }) => id))).toEqual([
        [b, a],
        [c],
      ]);
    });

    test('are time to see without decisions where nobody approves it', async () => {
      const [id = 0] = await addShifts(server, [{ ...hers, ...day('2026-03-03') }]);
      await setFeatures(server, { APPROVE_TIME_PAIRS: false });
      const body = await fetch();
      const decided = await send([[id, 'APPROVED']]);
      const selected = await server.call('selectTimePairs', {
        ...as(),
        body: { filter: march, purpose: 'SELECT' },
      });
      await setFeatures(server, {});
      expect(body).toMatchObject({
        totalTimePairs: 1,
        totalDecidable: 0,
        contents: [{ id: ella.id, totalDecidable: 0, summaries: [{ id }] }],
      });
      expect([decided.problem.code, selected.problem.code]).toEqual(['FEATURE_OFF', 'FEATURE_OFF']);
    });

    test('show only days of the managing range, of people managed now, and never the own', async () => {
      await addShifts(server, [
        { ...hers, ...day('2025-12-31') },
        { ...hers, ...day('2026-01-01') },
        { assignment_id: olga.assignmentId, ...day('2026-02-20') },
        { assignment_id: max.assignmentId, ...day('2026-02-20') },
      ]);
      const { contents } = await fetch({ startDate: '2025-12-01', endDate: '2026-03-01' });
      expect(
        contents.map(({ id, summaries }) => [id, summaries.map(({ startDate }) => startDate)]),
      ).toEqual([[ella.id, ['2026-01-01']]]);
    });

    test('find people by name and number, by status, and page by page', async () => {
      await addShifts(server, [
        { ...hers, ...day('2026-03-03') },
        { assignment_id: nils.assignmentId, ...day('2026-03-03'), status: 'REJECTED' },
      ]);
      const found = async (filter: Filter) => (await fetch(filter)).contents.map(({ id }) => id);
      expect(await found({ search: 'BRANDT' })).toEqual([ella.id]);
      expect(await found({ search: ' ella   brandt ' })).toEqual([ella.id]);
      expect(await found({ search: 'roth nils' })).toEqual([nils.id]);
      expect(await found({ search: 'e-5' })).toEqual([nils.id]);
      expect(await found({ search: '%' })).toEqual([]);
      expect(await found({ approvalStatus: ['REJECTED'] })).toEqual([nils.id]);
      expect(await found({ approvalStatus: ['APPROVED'] })).toEqual([]);
      expect(await found({ pageSize: 1, page: 1 })).toEqual([nils.id]);
      expect(await fetch({ pageSize: 1, page: 7 })).toMatchObject({
        contents: [],
        totalPages: 2,
        totalEmployees: 2,
      });
    });

    test('approving makes time approved, tells its person and is recorded', async () => {
      const [id = 0] = await addShifts(server, [{ ...hers, ...day('2026-03-03') }]);
      const { body } = await send([[id, 'APPROVED']]);
      expect(body.results).toEqual([{ timePairId: id, status: 'APPROVED' }]);
      expect(server.published.map(({ type, employeeIds }) => [type, employeeIds])).toEqual([
        ['time-pairs-changed', [ella.id, max.id]],
        ['notifications-changed', [ella.id]],
      ]);
      const { body: told } = await server.call('getNotifications', {
        ...as('ella'),
        path: { id: ella.id },
        query: { page: 0 },
      });
      expect(told.contents).toMatchObject([{ type: 'TIME_APPROVED', timePairId: id }]);
    });

    test('a deletion that is approved deletes; one that is rejected leaves all as it was', async () => {
      const asked = {
        ...hers,
        status: 'PENDING_DELETE',
        status_before_deletion: 'APPROVED',
      } as const;
      const [gone = 0, kept = 0] = await addShifts(server, [
        { ...asked, ...day('2026-03-03') },
        { ...asked, ...day('2026-03-04') },
      ]);
      const { body } = await send([
        [gone, 'APPROVED'],
        [kept, 'REJECTED'],
      ]);
      expect(body.results.map(({ status }) => status)).toEqual(['DELETED', 'APPROVED']);
      expect(await statusOf(gone)).toEqual({
        status: 'DELETED',
        deleted_at: '2026-03-20T08:00:00.000Z',
      });
      expect(await statusOf(kept)).toEqual({ status: 'APPROVED', deleted_at: null });
    });

    test('each row is done or refused by itself', async () => {
      const [good = 0, open = 0, approved = 0, foreign = 0, own = 0, older = 0] = await addShifts(
        server,
        [
          { ...hers, ...day('2026-03-03') },
          { ...hers, from: '2026-03-05T08:00Z' },
          { ...hers, ...day('2026-03-06'), status: 'APPROVED' },
          { assignment_id: olga.assignmentId, ...day('2026-02-20') },
          { assignment_id: max.assignmentId, ...day('2026-03-03') },
          { ...hers, ...day('2026-03-07'), is_latest: false },
        ],
      );
      const { status, body } = await send([
        [good, 'REJECTED'],
        [open, 'APPROVED'],
        [approved, 'APPROVED'],
        [foreign, 'APPROVED'],
        [own, 'APPROVED'],
        [older, 'APPROVED'],
        [987_654_321, 'APPROVED'],
      ]);
      expect(status).toBe(200);
      expect(body.results).toEqual([
        { timePairId: good, status: 'REJECTED' },
        { timePairId: open, status: 'INCOMPLETE', code: 'STATUS_NOT_ALLOWED' },
        { timePairId: approved, status: 'APPROVED', code: 'STATUS_NOT_ALLOWED' },
        { timePairId: foreign, status: null, code: 'NOT_FOUND' },
        { timePairId: own, status: null, code: 'NOT_FOUND' },
        { timePairId: older, status: 'PENDING', code: 'SHIFT_ALREADY_CORRECTED' },
        { timePairId: 987_654_321, status: null, code: 'NOT_FOUND' },
      ]);
      const { status: refused, problem } = await send([[approved, 'APPROVED']]);
      expect([refused, problem.code]).toEqual([409, 'ALL_ROWS_FAILED']);
      expect(problem.results).toEqual([
        { timePairId: approved, status: 'APPROVED', code: 'STATUS_NOT_ALLOWED' },
      ]);
    });

    test('of a correction and the time that it overlaps only one is approved', async () => {
      const span = { ...hers, ...day('2026-03-03') };
      const [own = 0, correction = 0, alone = 0] = await addShifts(server, [
        span,
        { ...span, to: '2026-03-03T18:00Z', type: 'CORRECTION', is_correction: true },
        { ...span, to: span.from, type: 'CORRECTION', is_correction: true },
      ]);
      const both = await send([
        [own, 'APPROVED'],
        [correction, 'APPROVED'],
        [alone, 'APPROVED'],
      ]);
      expect(both.body.results).toEqual([
        { timePairId: own, status: 'PENDING', code: 'TIME_COLLISION' },
        { timePairId: correction, status: 'APPROVED' },
        { timePairId: alone, status: 'APPROVED' },
      ]);
      expect((await send([[own, 'APPROVED']])).problem.code).toBe('ALL_ROWS_FAILED');
    });

    test.each(['named first', 'named last'])(
      'that is the newest correction, with what it corrects %s',
      async (place) => {
        const span = { ...hers, ...day('2026-03-03') };
        const correction = { ...span, type: 'CORRECTION', is_correction: true } as const;
        const ids = await addShifts(server, [span, correction, correction]);
        const order = place === 'named first' ? ids : ids.toReversed();
        const { body } = await send(order.map((id) => [id, 'APPROVED']));
        const approved = body.results.filter(({ code }) => code === undefined);
        expect(approved).toEqual([{ timePairId: ids.at(-1), status: 'APPROVED' }]);
        expect(body.results.map(({ timePairId }) => timePairId)).toEqual(order);
      },
    );

    test('the deletion of time makes room for its correction, wherever it is named', async () => {
      const span = { ...hers, ...day('2026-03-03') };
      const [correction = 0, deletion = 0] = await addShifts(server, [
        { ...span, type: 'CORRECTION', is_correction: true },
        { ...span, status: 'PENDING_DELETE', status_before_deletion: 'APPROVED' },
      ]);
      const { body } = await send([
        [correction, 'APPROVED'],
        [deletion, 'APPROVED'],
      ]);
      expect(body.results.map(({ status }) => status)).toEqual(['APPROVED', 'DELETED']);
    });

    test('a correction is approved where the time that it corrects is rejected', async () => {
      const span = { ...hers, ...day('2026-03-03') };
      const [own = 0, correction = 0] = await addShifts(server, [
        span,
        { ...span, type: 'CORRECTION', is_correction: true },
      ]);
      const { body } = await send([
        [own, 'REJECTED'],
        [correction, 'APPROVED'],
      ]);
      expect(body.results).toEqual([
        { timePairId: own, status: 'REJECTED' },
        { timePairId: correction, status: 'APPROVED' },
      ]);
    });

    test('the same request answers as the first time and tells nobody twice', async () => {
      const [id = 0] = await addShifts(server, [{ ...hers, ...day('2026-03-03') }]);
      const key = randomUUID();
      const first = await send([[id, 'APPROVED']], key);
      const second = await send([[id, 'APPROVED']], key);
      expect(second.body).toEqual(first.body);
      expect(server.published).toHaveLength(2);
      expect((await send([[id, 'REJECTED']], key)).problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
    });

    test("nobody decides in somebody else's name, or twice about one entry", async () => {
      const [id = 0] = await addShifts(server, [{ ...hers, ...day('2026-03-03') }]);
      const statusRequests = [{ timePairId: id, status: 'APPROVED' as const }];
      const body = { requestedByUserId: ella.id, shouldSyncWithEC: false, statusRequests };
      const foreign = await server.call('decideTimePairs', { ...as(), body });
      expect([foreign.status, foreign.problem.code]).toEqual([403, 'ACCESS_DENIED']);
      const twice = await send([
        [id, 'APPROVED'],
        [id, 'REJECTED'],
      ]);
      expect(twice.status).toBe(400);
      expect(twice.problem.fields).toMatchObject([{ field: 'statusRequests.1.timePairId' }]);
      const employee = await server.call('decideTimePairs', { ...as('ella'), body });
      expect(employee.status).toBe(403);
      expect(await statusOf(id)).toMatchObject({ status: 'PENDING' });
    });

    test('two managers at once decide an entry once', async () => {
      const ids = await addShifts(server, [{ ...hers, ...day('2026-03-03') }]);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          send(ids.map((id) => [id, index % 2 === 0 ? 'APPROVED' : 'REJECTED'])),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array<number>(7).fill(409),
      ]);
    });

    test('whoever comes second is told at which entries, and who was first', async () => {
      const [mine = 0, both = 0] = await addShifts(server, [
        { ...hers, ...day('2026-03-03') },
        { ...hers, ...day('2026-03-04') },
      ]);
      await send([[both, 'REJECTED']]);
      const changedBy = { id: max.id, firstName: 'Max', lastName: 'Kern' };
      const key = randomUUID();
      const { body } = await send(
        [
          [mine, 'APPROVED'],
          [both, 'APPROVED'],
        ],
        key,
      );
      const late = { timePairId: both, status: 'REJECTED', code: 'STATUS_NOT_ALLOWED', changedBy };
      expect(body.results).toEqual([{ timePairId: mine, status: 'APPROVED' }, late]);
      const alone = randomUUID();
      expect((await send([[both, 'APPROVED']], alone)).problem.results).toEqual([late]);
      expect((await send([[both, 'APPROVED']], alone)).problem.results).toEqual([late]);
    });

    test('nothing is approved of somebody whom I stopped managing in the middle', async () => {
      const ids = await addShifts(server, [
        { ...hers, ...day('2026-03-03') },
        { assignment_id: nils.assignmentId, ...day('2026-03-03') },
      ]);
      const end = (date: string | null) =>
        server.database.run(
          composed(
            'update manager_assignment set end_date = $1 where assignment_id = $2 and manager_id = $3',
          ),
          [date, nils.assignmentId, max.id],
        );
      await end('2026-03-19');
      const { body } = await send(ids.map((id) => [id, 'APPROVED']));
      await end(null);
      expect(body.results.map(({ status, code }) => [status, code])).toEqual([
        ['APPROVED', undefined],
        [null, 'NOT_FOUND'],
      ]);
    });

    test('two hundred entries are decided at a stroke', async () => {
      const ids = await addShifts(
        server,
        Array.from({ length: 200 }, (_, index) => ({
          assignment_id: index % 2 === 0 ? ella.assignmentId : nils.assignmentId,
          from: new Date(Date.UTC(2026, 2, 1, 0, index * 60)).toISOString(),
          to: new Date(Date.UTC(2026, 2, 1, 0, index * 60 + 30)).toISOString(),
        })),
      );
      const { body } = await send(ids.map((id) => [id, 'APPROVED']));
      expect(body.results.filter(({ status }) => status === 'APPROVED')).toHaveLength(200);
      expect((await fetch()).totalDecidable).toBe(0);
    });
  },
  { prepare: createTestCompany },
);
