import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { change, save } from 'shared-time/testing/entryForm.ts';
import { describe, expect, it, vi } from 'vitest';
import { lena, onScreen, openPage, press, pressSoon, priya } from './testing/approvalsPage.tsx';
import { openShift, person, timePair } from './testing/people.ts';

onScreen('desktop');

describe('correcting', () => {
  it('asks when a forgotten shift ended, as planned at first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T04:00:00.000Z') });
    const planned = {
      category: 'WORK' as const,
      startTime: '2026-11-17T05:00:00.000Z',
      endTime: '2026-11-17T13:30:00.000Z',
      minuteDuration: 510,
    };
    const workSchedule = { externalName: 'Early shift', actual: [], expected: [planned] };
    const forgotten = openShift(22, { startDate: '2026-11-17', workSchedule });
    const { server } = await openPage([person(2, 'Tom Hughes', [forgotten])]);
    press('Time of Tom Hughes');
    await pressSoon('Actions for Tue 17 Nov, 06:00 – …, Tom Hughes');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Clock out' }));
    const question = within(await screen.findByRole('dialog', { name: 'Clock out Tom Hughes?' }));
    question.getByText(/^1 shift has run for more than 16 hours/);
    question.getByText(/^Clocked in since .* · planned 06:00 – 14:30$/);
    question.getByText('The shift then lasts 8 h 30 min, breaks included.');
    fireEvent.click(question.getByRole('button', { name: 'Clock out' }));
    expect(await screen.findByText('Clocked out')).toBeDefined();
    expect(server.commands).toMatchObject([
      {
        path: '/api/time-pairs/mass-shift-clock-out',
        body: [{ shiftTimePairId: 22, clockOutDateTime: '2026-11-17T13:30:00.000Z' }],
      },
    ]);
  });

  it('sends again what the HR system did not take, and says why it was not taken', async () => {
    const failed = person(3, 'Priya Nair', [
      timePair(31, {
        synchronisationStatus: 'SYNCHRONISATION_FAILED',
        synchronisationError: { reason: 'REFUSED', message: 'The record was refused.' },
      }),
    ]);
    const { server } = await openPage([failed]);
    press('Time of Priya Nair');
    await pressSoon('Segments and schedule, Mon 16 Nov');
    expect(await screen.findByText(/The record was refused/)).toBeDefined();
    press('Send to the HR system again');
    expect(await screen.findByText('On its way to the HR system')).toBeDefined();
    expect(server.commands).toMatchObject([{ path: '/api/time-pairs/31/synchronise' }]);
  });

  it('edits an entry in a dialog that begins in its time', async () => {
    await openPage([priya]);
    press('Time of Priya Nair');
    await pressSoon('Edit');
    await screen.findByRole('button', { name: 'Save time' });
    screen.getByRole('heading', { name: 'Edit time' });
    const [hour] = screen.getAllByRole('spinbutton');
    await waitFor(() => expect(document.activeElement).toBe(hour));
  });

  it('leads to what was saved, though a filter hides it', async () => {
    const { server } = await openPage([lena, priya]);
    press('Only unusual');
    press('Time of Lena Fischer');
    await screen.findByRole('row', { name: /Tue 17 Nov/ });
    press('Edit');
    await screen.findByRole('button', { name: 'Save time' });
    await change('14', '20');
    server.saves(31);
    save();
    await pressSoon('Show');
    await waitFor(() => expect(server.filters.at(-1)).toMatchObject({ employeeIds: [3] }));
    expect(server.filters.at(-1)?.onlyExceptions).toBeUndefined();
    const saved = await screen.findByRole('row', { name: /Mon 16 Nov/ });
    await waitFor(() => expect(document.activeElement).toBe(saved));
  });

  it('adds time for the person in whose menu it was chosen, and names that person', async () => {
    await openPage([priya]);
    press('Actions for Priya Nair');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Add time' }));
    await screen.findByRole('button', { name: 'Save time' });
    const dialog = within(screen.getByRole('dialog', { name: 'Add time' }));
    expect(dialog.getByText('Priya Nair')).toBeDefined();
    expect(dialog.queryByRole('combobox', { name: 'Employee' })).toBeNull();
    dialog.getByRole('heading', { name: 'Add time' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('spinbutton')[0]));
  });
});
