import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { firstFilter, type ApprovalFilter } from '../approvals/rules/approvalFilter.ts';
import { english } from '../messages/english.ts';
import type { UnworkedDay } from './data/unworkedDays.ts';
import { unworkedFilter } from './rules/unworkedFilter.ts';
import { UnworkedDays } from './view/UnworkedDays.tsx';

const filter = firstFilter('2026-11-20', ['PENDING'], 30);

const tom: UnworkedDay = {
  employeeId: 2,
  firstName: 'Tom',
  lastName: 'Hughes',
  employeeAssignmentId: 1002,
  positionDescription: 'Porter',
  date: '2026-11-19',
  timeZone: 'Europe/Berlin',
  scheduleName: 'Late shift',
  planned: { start: '2026-11-19T13:00:00.000Z', end: '2026-11-19T21:30:00.000Z' },
  breaks: [{ start: '2026-11-19T17:00:00.000Z', end: '2026-11-19T17:30:00.000Z' }],
  canAddTime: true,
};
const priya: UnworkedDay = {
  ...tom,
  employeeId: 3,
  firstName: 'Priya',
  lastName: 'Nair',
  employeeAssignmentId: 1003,
  date: '2026-11-18',
  canAddTime: false,
};

it('names who did not come, by day, behind one line', async () => {
  show([tom, priya]);
  const rows = await open(2);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Priya NairWed 18 Nov · planned 14:00 – 22:30, Late shiftAbsentLeave it',
    'Tom HughesThu 19 Nov · planned 14:00 – 22:30, Late shiftAdd as plannedAbsentLeave it',
  ]);
});

it('adds the time as planned, with the break', async () => {
  const { calls } = show([tom, priya]);
  await open(2);
  press('Add as planned: Tom Hughes, Thu 19 Nov');
  await screen.findByText('Time added as planned: Tom Hughes, Thu 19 Nov');
  expect(calls).toMatchObject([
    {
      path: '/api/time-pairs/manual-shift-pair',
      body: {
        entryType: 'ADD',
        employeeAssignmentId: 1002,
        clockInDateTime: '2026-11-19T13:00:00.000Z',
        clockOutDateTime: '2026-11-19T21:30:00.000Z',
        breaks: [{ clockInDateTime: '2026-11-19T17:00:00.000Z' }],
      },
    },
  ]);
  await screen.findByText('1 planned shift without time');
});

it('keeps that somebody was absent, and takes it back', async () => {
  const { calls } = show([tom, priya]);
  await open(2);
  press('Absent: Priya Nair, Wed 18 Nov');
  await screen.findByText(/^Priya Nair did not come on Wed 18 Nov/);
  await screen.findByText('1 planned shift without time');
  press('Undo');
  await screen.findByText('2 planned shifts without time');
  expect(calls.map(({ body }) => body)).toEqual([
    { employeeAssignmentId: 1003, date: '2026-11-18', outcome: 'ABSENT' },
    { employeeAssignmentId: 1003, date: '2026-11-18', outcome: null },
  ]);
});

it('leaves one without time, and then shows nothing', async () => {
  show([priya]);
  await open(1);
  press('Leave it: Priya Nair, Wed 18 Nov');
  await waitFor(() => expect(screen.queryByText(/planned shift without time/)).toBeNull());
});

it('asks for the people and days of the page, and not where only recorded time is asked for', () => {
  const position = { field: 'position', value: '52', label: 'Porter' } as const;
  expect(unworkedFilter({ ...filter, search: 'Tom', values: [position] })).toEqual({
    startDate: '2026-10-21',
    endDate: '2026-11-20',
    search: 'Tom',
    positions: [52],
  });
  const info = { field: 'info', value: 'LATE_LOGOFF', label: 'Late logoff' } as const;
  expect(unworkedFilter({ ...filter, values: [info] })).toBeNull();
});

function show(days: readonly UnworkedDay[], asked: ApprovalFilter = filter) {
  const calls: { path: string; body: unknown }[] = [];
  const gone = new Set<number>();
  renderInHost(<UnworkedDays filter={asked} />, {
    messages: english,
    session: employeeSession({
      id: 9,
      employeeNumber: '10022',
      firstName: 'Katrin',
      lastName: 'Brandt',
      assignments: [],
    }),
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/unworked-days')) {
        const contents = days.filter((day) => !gone.has(day.employeeAssignmentId));
        return Response.json({ contents, next: null });
      }
      const body = await bodyOf(request);
      calls.push({ path: pathname, body });
      if (body.outcome === null) gone.delete(body.employeeAssignmentId);
      else gone.add(body.employeeAssignmentId);
      return pathname.endsWith('/outcome')
        ? new Response(null, { status: 204 })
        : Response.json({ shiftTimePairs: [], violations: [] });
    },
  });
  return { calls };
}

async function open(count: number): Promise<readonly HTMLElement[]> {
  fireEvent.click(await screen.findByRole('button', { name: /planned shifts? without time/ }));
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows).toHaveLength(count);
  return rows;
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

async function bodyOf(
  request: Request,
): Promise<{ employeeAssignmentId: number; outcome?: string | null }> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- sent by the page by its contract
  return request.json();
}
