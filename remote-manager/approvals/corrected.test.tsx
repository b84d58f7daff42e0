import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onScreen, openPage, press, pressSoon } from './testing/approvalsPage.tsx';
import { person, timePair } from './testing/people.ts';

onScreen('desktop');

const correction = timePair(31, { wasPreviouslyApproved: true });
const approved = timePair(30, {
  status: 'APPROVED',
  clockIn: { ...correction.clockIn, date: '2026-11-16T06:00:00.000Z' },
});
const priya = person(3, 'Priya Nair', [correction]);
const withAnother = person(3, 'Priya Nair', [
  correction,
  timePair(32, { startDate: '2026-11-17' }),
]);

function question() {
  return within(screen.getByRole('alertdialog'));
}

describe('rejecting a correction of approved time', () => {
  it('says what was approved before, and keeps it', async () => {
    const { server } = await openPage([priya]);
    server.correct(31, approved);
    press('Time of Priya Nair');
    await pressSoon('Reject');
    expect(await screen.findByText('Approved before: 07:00 – 14:30')).toBeDefined();
    fireEvent.change(question().getByRole('textbox'), { target: { value: 'You came at seven' } });
    fireEvent.click(question().getByRole('button', { name: 'Keep what was approved' }));
    expect(
      await screen.findByText('1 entry rejected, what was approved before stays'),
    ).toBeDefined();
    expect(server.decisions).toMatchObject([
      {
        statusRequests: [{ timePairId: 31, status: 'REJECTED' }],
        keepApproved: true,
        reason: 'You came at seven',
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('rejects all of it where that is wanted', async () => {
    const { server } = await openPage([priya]);
    server.correct(31, approved);
    press('Time of Priya Nair');
    await pressSoon('Reject');
    await pressSoon('Reject all of it');
    expect(await screen.findByText('1 entry rejected')).toBeDefined();
    expect(server.decisions[0]).not.toHaveProperty('keepApproved');
  });

  it('asks as ever about time that was reopened, of which no other version was approved', async () => {
    await openPage([priya]);
    press('Time of Priya Nair');
    await pressSoon('Reject');
    expect(await screen.findByRole('button', { name: 'Reject 1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep what was approved' })).toBeNull();
  });

  it('says of several how many were approved before', async () => {
    const { server } = await openPage([withAnother]);
    server.correct(31, approved);
    press('Reject all');
    expect(
      await screen.findByText('1 of these entries was approved before with other times.'),
    ).toBeDefined();
    fireEvent.click(question().getByRole('button', { name: 'Keep what was approved' }));
    expect(
      await screen.findByText('2 entries rejected, what was approved before stays'),
    ).toBeDefined();
    expect(server.decisions[0]).toMatchObject({ keepApproved: true });
  });
});
