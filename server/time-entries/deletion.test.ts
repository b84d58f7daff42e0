import { expect, test } from 'vitest';
import { editsWithoutTime } from '../testing/testEdits.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addShifts } from '../testing/testTime.ts';

const { ella } = people;
const shift = {
  assignment_id: ella.assignmentId,
  from: '2026-03-10T08:00Z',
  to: '2026-03-10T16:00Z',
};

describeOnBothDatabases(
  'Deleting time',
  (server) => {
    const { tokens, hers: mine, his: managers } = editsWithoutTime(server);

    const asked = async () =>
      (
        await server.call('getNotifications', {
          as: tokens.max,
          path: { id: people.max.id },
          query: { page: 0 },
        })
      ).body.contents;

    test.each(['PENDING', 'REJECTED'] as const)(
      'my %s time is deleted at once and leaves the list',
      async (status) => {
        const [id = 0] = await addShifts(server, [{ ...shift, status }]);
        const { body } = await mine.remove(id);
        expect(body).toMatchObject({
          status: 'DELETED',
          timePair: { id, deletedDate: '2026-03-12T18:00:00.000Z' },
        });
        const list = await server.call('getShiftSummaries', {
          as: tokens.ella,
          query: { employeeId: ella.id },
          body: {
            startDate: '2026-03-01',
            endDate: '2026-03-12',
            page: 0,
            pageSize: 10,
            sortBy: 'clockIn',
            sortDirection: 'descending',
          },
        });
        expect(list.body.totalCount).toBe(0);
        expect((await mine.latest(id)).body.status).toBe('DELETED');
        expect((await mine.remove(id)).problem.code).toBe('ALREADY_DELETED');
      },
    );

    test('an open shift is deleted at once, and its clock is told', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-12T08:00Z' },
      ]);
      server.published.length = 0;
      expect((await mine.remove(id)).body.status).toBe('DELETED');
      expect(server.published.map(({ type }) => type)).toContain('active-shift-changed');
    });

    test('approved time waits for the manager, whose approval deletes it', async () => {
      const [id = 0] = await addShifts(server, [{ ...shift, status: 'APPROVED' }]);
      const { body } = await mine.remove(id);
      expect(body).toMatchObject({
        status: 'PENDING_DELETE',
        timePair: { statusBeforeDeletion: 'APPROVED', deletedDate: null },
      });
      expect((await mine.remove(id)).problem.code).toBe('STATUS_NOT_ALLOWED');
      expect(await asked()).toMatchObject([
        {
          type: 'DELETION_REQUESTED',
          timePairId: id,
          notificationType: { linkPage: 'Approvals' },
          body: expect.stringContaining('Ella Brandt'),
        },
      ]);
      const decided = await server.call('decideTimePairs', {
        as: tokens.max,
        body: {
          requestedByUserId: people.max.id,
          statusRequests: [{ timePairId: id, status: 'APPROVED' }],
          shouldSyncWithEC: true,
        },
      });
      expect(decided.body.results).toEqual([{ timePairId: id, status: 'DELETED' }]);
      expect(await asked()).toEqual([]);
    });

    test('nobody is asked any more for what a manager has deleted without an answer', async () => {
      const [id = 0] = await addShifts(server, [{ ...shift, status: 'APPROVED' }]);
      await mine.remove(id);
      expect(await asked()).toHaveLength(1);
      server.published.length = 0;
      expect((await managers.remove(id)).body.status).toBe('DELETED');
      expect(await asked()).toEqual([]);
      expect(server.published).toContainEqual({
        type: 'notifications-changed',
        employeeIds: [people.max.id],
      });
    });

    test('time that was approved before waits as well', async () => {
      const [id = 0] = await addShifts(server, [{ ...shift, was_previously_approved: true }]);
      expect((await mine.remove(id)).body.status).toBe('PENDING_DELETE');
    });

    test('a manager deletes everything at once, where that is allowed', async () => {
      const [id = 0] = await addShifts(server, [{ ...shift, status: 'APPROVED' }]);
      await setFeatures(server, { ALLOW_MANAGER_DELETE: false });
      expect((await managers.remove(id)).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, {});
      expect((await managers.remove(id)).body.status).toBe('DELETED');
    });

    test.each([{ DELETE_TIME_PAIRS: false }, { EDIT_TIME_EMPLOYEE: false }])(
      'is refused by %j',
      async (features) => {
        const [id = 0] = await addShifts(server, [shift]);
        await setFeatures(server, features);
        expect((await mine.remove(id)).problem.code).toBe('FEATURE_OFF');
      },
    );

    test('time before the previous pay cycle stays', async () => {
      const [id = 0] = await addShifts(server, [
        { ...shift, from: '2026-02-10T08:00Z', to: '2026-02-10T16:00Z' },
      ]);
      expect((await mine.remove(id)).problem.code).toBe('VALIDATION_FAILED');
    });

    test('of two deletions at once one is done', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      const answers = await Promise.all([mine.remove(id), managers.remove(id)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });
  },
  { prepare: createTestCompany },
);
