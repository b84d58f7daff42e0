import { fireEvent, screen, within } from '@testing-library/react';
import { punch } from 'shared-contracts/testing/timePair.ts';
import { describe, expect, it } from 'vitest';
import {
  lena,
  onScreen,
  openPage,
  press,
  pressSoon,
  priya,
  rowOf,
  tom,
} from './testing/approvalsPage.tsx';
import { person, timePair } from './testing/people.ts';

onScreen('desktop');

describe('the list of people', () => {
  it('says how much there is to decide, and what is unusual in words', async () => {
    await openPage([lena, tom, priya]);
    const counts = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(counts).toContain('3 people5 entries to decide1 person to look at');
    expect(rowOf('Lena Fischer').getByText('Clocked out late, No geo data')).toBeDefined();
    expect(rowOf('Lena Fischer').getByText('3 entries')).toBeDefined();
    expect(rowOf('Lena Fischer').getByText('25 h 30 min')).toBeDefined();
    expect(rowOf('Tom Hughes').getByText('Clocked in now')).toBeDefined();
    expect(rowOf('Priya Nair').getByText('Nothing unusual')).toBeDefined();
  });

  it('opens a person’s entries with day, times, duration and status', async () => {
    await openPage([tom]);
    press('Time of Tom Hughes');
    const entry = within(await screen.findByRole('row', { name: /Mon 16 Nov/ }));
    expect(entry.getByText('06:00 – 14:30')).toBeDefined();
    expect(entry.getByText('8 h 30 min')).toBeDefined();
    expect(entry.getByText('Pending')).toBeDefined();
    const open = within(screen.getByRole('row', { name: /Tue 17 Nov/ }));
    expect(open.getByText('06:00 – …')).toBeDefined();
    expect(open.queryByRole('checkbox')).toBeNull();
  });

  it('says how many days after its start an entry ended', async () => {
    const forgotten = timePair(21, {
      startDate: '2026-11-16',
      clockOut: punch('2026-11-18T04:06:00.000Z'),
      spanningDays: 2,
    });
    await openPage([person(2, 'Tom Hughes', [forgotten])]);
    press('Time of Tom Hughes');
    const entry = await screen.findByRole('row', { name: /Mon 16 Nov/ });
    expect(entry.textContent).toContain('06:00 – 05:06+22 days later');
  });

  it('asks for 31 days in the company’s statuses, 30 people a page', async () => {
    const { server } = await openPage([lena]);
    expect(server.filters[0]).toMatchObject({
      page: 0,
      pageSize: 30,
      approvalStatus: ['INCOMPLETE', 'PENDING', 'PENDING_DELETE'],
    });
  });

  it('opens an entry to its segments and the schedule beside the work', async () => {
    await openPage([priya]);
    press('Time of Priya Nair');
    await pressSoon('Segments and schedule, Mon 16 Nov');
    expect(await screen.findByRole('heading', { name: 'Segments' })).toBeDefined();
    expect(screen.getByText('Nothing was scheduled for this day.')).toBeDefined();
  });

  it('says that a person’s entries could not be read, and tries again', async () => {
    const { server } = await openPage([priya]);
    server.failEntries(true);
    press('Time of Priya Nair');
    expect(await screen.findByText('These entries can’t be shown right now.')).toBeDefined();
    server.failEntries(false);
    press('Try again');
    expect(await screen.findByRole('row', { name: /Mon 16 Nov/ })).toBeDefined();
  });

  it('shows adjusted time', async () => {
    await openPage([priya]);
    expect(screen.getByRole('columnheader', { name: 'Total' })).toBeDefined();
    fireEvent.click(screen.getByRole('switch', { name: 'Show adjusted time' }));
    expect(screen.getByRole('columnheader', { name: 'Adjusted' })).toBeDefined();
  });

  it('says that nothing waits, and offers the older entries', async () => {
    const { server } = await openPage([]);
    expect(screen.getByText('You’re all caught up')).toBeDefined();
    expect(server.filters.at(-1)).toMatchObject({ pageSize: 1 });
  });

  it('says how it came to be: by hand, corrected, commented, a call-back, without a meal break', async () => {
    const unlike = timePair(71, {
      isManualPair: true,
      type: 'CORRECTION',
      isCallBack: true,
      mealBreakWaived: true,
      commentSummary: { clockInComment: 'Bus was late', clockOutComment: null },
    });
    await openPage([person(7, 'Ola Berg', [unlike])]);
    press('Time of Ola Berg');
    for (const name of [
      'Added by hand',
      'Corrected',
      'Call-back',
      'Meal break waived',
      'Comment',
    ]) {
      expect(await screen.findByRole('img', { name })).toBeDefined();
    }
  });
});
