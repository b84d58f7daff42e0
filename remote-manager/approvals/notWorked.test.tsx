import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { UnworkedDay } from '../unworked-days/data/unworkedDays.ts';
import {
  lena,
  onScreen,
  openPage,
  press,
  pressSoon,
  rowOf,
  tom,
} from './testing/approvalsPage.tsx';
import { person } from './testing/people.ts';

onScreen('desktop');

const late: UnworkedDay = {
  employeeId: 2,
  firstName: 'Tom',
  lastName: 'Hughes',
  employeeAssignmentId: 1002,
  positionDescription: 'Porter',
  date: '2026-11-17',
  timeZone: 'Europe/Berlin',
  scheduleName: 'Late shift',
  planned: { start: '2026-11-17T03:00:00.000Z', end: '2026-11-17T04:30:00.000Z' },
  breaks: [{ start: '2026-11-17T04:00:00.000Z', end: '2026-11-17T04:30:00.000Z' }],
  canAddTime: true,
};
const absent: UnworkedDay = {
  ...late,
  employeeId: 3,
  firstName: 'Priya',
  lastName: 'Nair',
  employeeAssignmentId: 1003,
  date: '2026-11-18',
  canAddTime: false,
};
/** She has no entry at all. */
const priya = person(3, 'Priya Nair', []);
const show = () => openPage([lena, tom, priya], {}, '/approvals', [late, absent]);

describe('a planned shift that nobody worked', () => {
  it('is a row of its own among the entries, by its time', async () => {
    await show();
    expect(rowOf('Tom Hughes').getByText('Shift not worked')).toBeDefined();
    press('Time of Tom Hughes');
    await screen.findByText('planned: Late shift');
    const rows = screen.getAllByRole('row', { name: /1[67] Nov/ });
    expect(rows.map(({ textContent }) => textContent?.slice(0, 20))).toEqual([
      expect.stringContaining('Mon 16 Nov'),
      expect.stringContaining('Tue 17 Nov04:00'),
      expect.stringContaining('Tue 17 Nov06:00'),
    ]);
    expect(within(rows[1] ?? document.body).getByText('planned: Late shift')).toBeDefined();
  });

  it('stays until it is decided, also of somebody without an entry that waits', async () => {
    await openPage([priya], {}, '/approvals', [absent]);
    expect(rowOf('Priya Nair').getByText('Shift not worked')).toBeDefined();
    expect(screen.queryByText('You’re all caught up')).toBeNull();
  });

  it('is found under "Only unusual" and counted there, also of somebody without time', async () => {
    await show();
    press('Only unusual');
    await waitFor(() => {
      const counts = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(counts).toContain('3 people2 entries to decide3 people to look at');
    });
    expect(screen.getByText('Priya Nair')).toBeDefined();
  });

  it('gets its time as planned, with the break', async () => {
    const { server } = await show();
    press('Time of Tom Hughes');
    await pressSoon('Add as planned: Tom Hughes, Tue 17 Nov');
    await screen.findByText('Time added as planned: Tom Hughes, Tue 17 Nov');
    expect(server.commands).toMatchObject([
      {
        path: '/api/time-pairs/manual-shift-pair',
        body: {
          entryType: 'ADD',
          employeeAssignmentId: 1002,
          clockInDateTime: '2026-11-17T03:00:00.000Z',
          clockOutDateTime: '2026-11-17T04:30:00.000Z',
          breaks: [{ clockInDateTime: '2026-11-17T04:00:00.000Z' }],
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByText('planned: Late shift')).toBeNull());
    // Priya's.
    await waitFor(() => expect(screen.getAllByText('Shift not worked')).toHaveLength(1));
  });

  it('is without time again when the time as planned is taken back', async () => {
    const { server } = await show();
    press('Time of Tom Hughes');
    await pressSoon('Add as planned: Tom Hughes, Tue 17 Nov');
    await waitFor(() => expect(screen.queryByText('planned: Late shift')).toBeNull());
    await pressSoon('Undo');
    expect(await screen.findByText('planned: Late shift')).toBeDefined();
    expect(server.commands.map(({ path }) => path)).toEqual([
      '/api/time-pairs/manual-shift-pair',
      '/api/time-pairs/900',
    ]);
  });

  it('keeps the time as planned where managers may not delete it', async () => {
    await openPage([tom], { EDIT_TIME_MANAGER: false }, '/approvals', [late]);
    press('Time of Tom Hughes');
    await pressSoon('Add as planned: Tom Hughes, Tue 17 Nov');
    await screen.findByText('Time added as planned: Tom Hughes, Tue 17 Nov');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('was an absence, or is taken back', async () => {
    const { server } = await show();
    press('Only unusual');
    await pressSoon('Time of Priya Nair');
    await pressSoon('Absent: Priya Nair, Wed 18 Nov');
    await screen.findByText('Priya Nair did not come on Wed 18 Nov. Attendance reports show this.');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Priya Nair/ })).toBeNull());
    press('Undo');
    expect(await screen.findByRole('row', { name: /Priya Nair/ })).toBeDefined();
    expect(server.commands.map(({ body }) => body)).toEqual([
      { employeeAssignmentId: 1003, date: '2026-11-18', outcome: 'ABSENT' },
      { employeeAssignmentId: 1003, date: '2026-11-18', outcome: null },
    ]);
  });

  it('is left together with all that the filter finds, asked once, and taken back', async () => {
    const { server } = await show();
    press('Only unusual');
    await screen.findByRole('button', { name: 'Leave 2 shifts without time' });
    expect(server.commands).toEqual([]);
    press('Leave 2 shifts without time');
    await screen.findByText('Leave 2 planned shifts of 2 people without time?');
    press('Leave 2 shifts without time', 'last');
    await screen.findByText('2 planned shifts left without time');
    await waitFor(() => expect(screen.queryByText('Shift not worked')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Leave \d/ })).toBeNull();
    expect(server.commands).toMatchObject([
      { path: '/api/time-pairs/unworked-days' },
      {
        path: '/api/time-pairs/unworked-days/outcomes',
        body: {
          days: [
            { employeeAssignmentId: 1002, date: '2026-11-17' },
            { employeeAssignmentId: 1003, date: '2026-11-18' },
          ],
          outcome: 'LEFT',
        },
      },
    ]);
    press('Undo');
    await waitFor(() => expect(screen.getAllByText('Shift not worked')).toHaveLength(2));
  });

  it('is left as it is, by its menu, which offers no time where none may be added', async () => {
    const { server } = await show();
    press('Only unusual');
    await pressSoon('Time of Priya Nair');
    await pressSoon('Actions for Wed 18 Nov, planned, Priya Nair');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Absent', 'Leave it']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Leave it' }));
    await screen.findByText('Priya Nair, Wed 18 Nov: left without time');
    expect(server.commands).toMatchObject([{ body: { outcome: 'LEFT' } }]);
  });
});
