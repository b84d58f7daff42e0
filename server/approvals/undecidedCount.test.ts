import { expect, test } from 'vitest';
import { createTeam, quim, rosa, teamOfMax } from '../testing/teamOfMax.ts';
import { people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts } from '../testing/testTime.ts';

describeOnMemory(
  'The number of entries that wait for a manager',
  (server) => {
    const { ella, max } = people;
    const { tokens } = teamOfMax(server);
    const count = (as = tokens.max, id: number = max.id) =>
      server.call('countUndecided', { as, path: { id } });
    const shift = (assignmentId: number, date: string, more: object = {}) => ({
      assignment_id: assignmentId,
      from: `${date}T07:00Z`,
      to: `${date}T15:00Z`,
      ...more,
    });

    test('is that of what can be decided, on the days that are the manager’s', async () => {
      await addShifts(server, [
        shift(ella.assignmentId, '2026-02-26'),
        shift(ella.assignmentId, '2026-02-27', { status: 'PENDING_DELETE' }),
        shift(quim.assignmentId, '2026-01-02'),
        // Decided, running, of a day before the range, of others, and the manager's own.
        shift(quim.assignmentId, '2026-02-25', { status: 'APPROVED' }),
        { assignment_id: quim.assignmentId, from: '2026-03-02T07:00Z' },
        shift(quim.assignmentId, '2025-12-31'),
        shift(rosa.assignmentId, '2026-02-26'),
        shift(max.assignmentId, '2026-02-26'),
      ]);
      expect((await count()).body).toEqual({ count: 3 });
    });

    test('is 0 where nobody approves time', async () => {
      await addShifts(server, [shift(ella.assignmentId, '2026-02-26')]);
      await setFeatures(server, { APPROVE_TIME_PAIRS: false });
      expect((await count()).body).toEqual({ count: 0 });
    });

    test('is told to managers, each their own', async () => {
      expect((await count(tokens.ella, ella.id)).problem.code).toBe('ACCESS_DENIED');
      expect((await count(tokens.max, ella.id)).problem.code).toBe('NOT_FOUND');
    });
  },
  { prepare: createTeam },
);
