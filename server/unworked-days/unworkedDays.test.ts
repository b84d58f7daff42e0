import type { components } from 'shared-contracts';
import { expect, test } from 'vitest';
import { createTeam, quim, rosa, teamOfMax } from '../testing/teamOfMax.ts';
import { people } from '../testing/testCompany.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts } from '../testing/testTime.ts';

type Filter = components['schemas']['ApprovalsFilter'];

describeOnMemory(
  'Planned shifts that nobody worked',
  (server) => {
    const { ella } = people;
    const { tokens, run } = teamOfMax(server);
    const find = async (body: { search?: string; after?: number } = {}) => {
      const answer = await server.call('findUnworkedDays', {
        as: tokens.max,
        body: { startDate: '2026-02-26', endDate: '2026-03-02', ...body },
      });
      return answer.body;
    };
    const days = async () =>
      (await find()).contents.map(({ firstName, date }) => `${firstName} ${date}`);
    const decide = (outcome: 'ABSENT' | 'LEFT' | null, assignment: number, date: string) =>
      server.call('decideUnworkedDay', {
        as: tokens.max,
        body: { employeeAssignmentId: assignment, date, outcome },
      });

    test('are found on my days, once they are over, where no entry touches them', async () => {
      await run('delete from unworked_day');
      await addShifts(server, [
        // Worked, and a night that reaches into the plan of the next day.
        { assignment_id: ella.assignmentId, from: '2026-02-26T07:10Z', to: '2026-02-26T15:00Z' },
        { assignment_id: ella.assignmentId, from: '2026-02-27T21:00Z', to: '2026-02-28T07:30Z' },
        {
          assignment_id: ella.assignmentId,
          from: '2026-03-01T07:00Z',
          to: '2026-03-01T15:00Z',
          deleted_at: '2026-03-01T16:00:00.000Z',
          status: 'DELETED',
        },
      ]);
      // At 09:00 of 2 March that day's plan is not over.
      expect(await days()).toEqual([
        'Ella 2026-03-01',
        'Quim 2026-02-26',
        'Quim 2026-02-27',
        'Quim 2026-02-28',
        'Quim 2026-03-01',
      ]);
      expect((await find({ search: 'ella' })).contents).toMatchObject([
        {
          employeeAssignmentId: ella.assignmentId,
          scheduleName: 'DAY',
          planned: { start: '2026-03-01T07:00:00.000Z', end: '2026-03-01T15:30:00.000Z' },
          breaks: [{ start: '2026-03-01T11:00:00.000Z', end: '2026-03-01T11:30:00.000Z' }],
        },
      ]);
      expect(await find({ after: quim.assignmentId })).toEqual({ contents: [], next: null });
    });

    test('stay where the only time of the day is a few minutes after their end', async () => {
      await run('delete from unworked_day');
      const afterwards = (to: string) =>
        addShifts(server, [
          { assignment_id: quim.assignmentId, from: '2026-02-26T18:30Z', to: `2026-02-26T${to}Z` },
        ]);
      await afterwards('18:31');
      expect(await days()).toContain('Quim 2026-02-26');
      await afterwards('22:00');
      expect(await days()).not.toContain('Quim 2026-02-26');
    });

    test('are gone once I said what they were, and come back where I take that back', async () => {
      await run('delete from unworked_day');
      const before = await days();
      expect(before).toContain('Ella 2026-03-01');
      await decide('ABSENT', ella.assignmentId, '2026-03-01');
      await decide('LEFT', quim.assignmentId, '2026-03-01');
      const after = await days();
      expect(after).not.toContain('Ella 2026-03-01');
      expect(after).not.toContain('Quim 2026-03-01');
      await decide(null, ella.assignmentId, '2026-03-01');
      expect(await days()).toContain('Ella 2026-03-01');
    });

    test('are left together, all or none, and come back together', async () => {
      await run('delete from unworked_day');
      const decideAll = (outcome: 'LEFT' | null, given: readonly (readonly [number, string])[]) =>
        server.call('decideUnworkedDays', {
          as: tokens.max,
          body: {
            outcome,
            days: given.map(([employeeAssignmentId, date]) => ({ employeeAssignmentId, date })),
          },
        });
      const both = [
        [ella.assignmentId, '2026-03-01'],
        [quim.assignmentId, '2026-03-01'],
      ] as const;
      const refused = await decideAll('LEFT', [...both, [rosa.assignmentId, '2026-03-01']]);
      expect(refused.problem.code).toBe('NOT_FOUND');
      const before = await days();
      expect(before).toEqual(expect.arrayContaining(['Ella 2026-03-01', 'Quim 2026-03-01']));
      await decideAll('LEFT', [...both, both[0]]);
      const left = before.filter((day) => !day.endsWith('2026-03-01'));
      expect(await days()).toEqual(left);
      await decideAll(null, both);
      expect(await days()).toEqual(before);
    });

    test('stand in the list of time: counted at their people, also of who has no entry', async () => {
      await run('delete from unworked_day');
      await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-02-26T07:00Z', to: '2026-02-26T15:30Z' },
      ]);
      const list = async (filter: Partial<Filter> = {}) => {
        const { body } = await server.call('fetchApprovals', {
          as: tokens.max,
          body: { startDate: '2026-02-26', endDate: '2026-03-02', page: 0, pageSize: 1, ...filter },
        });
        return {
          people: body.contents.map((each) => `${each.firstName} ${each.totalUnworked}`),
          pages: body.totalPages,
          entries: body.totalTimePairs,
          unworked: body.totalUnworked,
        };
      };
      expect(await list()).toEqual({ people: ['Ella 3'], pages: 2, entries: 1, unworked: 7 });
      expect(await list({ infoFilter: ['NOT_DELIVERED'] })).toMatchObject({ unworked: 0 });
      expect(await list({ search: 'quim' })).toMatchObject({ people: ['Quim 4'], unworked: 4 });
      const pending: Partial<Filter> = { approvalStatus: ['PENDING'] };
      expect(await list({ ...pending, page: 1 })).toMatchObject({ people: ['Quim 4'] });
      expect(await list({ approvalStatus: ['APPROVED'] })).toMatchObject({ people: [] });
      const unusual = { onlyExceptions: true };
      expect(await list(unusual)).toMatchObject({ people: ['Ella 3'], pages: 2, entries: 0 });
      expect(await list({ ...unusual, page: 1 })).toMatchObject({ people: ['Quim 4'] });
      expect(await list({ ...unusual, search: 'quim' })).toMatchObject({ people: ['Quim 4'] });
      await decide('LEFT', quim.assignmentId, '2026-03-01');
      expect(await list({ ...unusual, page: 1 })).toMatchObject({ people: ['Quim 3'] });
      const decided = await list({ ...unusual, approvalStatus: ['APPROVED'] });
      expect(decided).toMatchObject({ people: [], pages: 0 });
    });

    test('of others than my people are not mine to decide', async () => {
      const refused = await decide('ABSENT', rosa.assignmentId, '2026-03-01');
      expect(refused.problem?.code).toBe('NOT_FOUND');
      const rows = await run(
        'select * from unworked_day where assignment_id = $1',
        rosa.assignmentId,
      );
      expect(rows).toEqual([]);
    });
  },
  {
    prepare: async (database) => {
      await createTeam(database);
      const planned = [people.ella.assignmentId, quim.assignmentId, rosa.assignmentId];
      await assignDaySchedule(database, planned);
    },
  },
);
