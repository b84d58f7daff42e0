import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lena, onScreen, openPage, press, pressSoon, priya } from './testing/approvalsPage.tsx';
import { person, timePair } from './testing/people.ts';

onScreen('desktop');

describe('taking back', () => {
  it('takes a decision back while that is possible', async () => {
    const { server } = await openPage([lena, priya]);
    press('Time of Priya Nair');
    await pressSoon('Approve');
    await pressSoon('Undo');
    expect(await screen.findByText('1 entry is as it was before')).toBeDefined();
    expect(server.undone).toEqual([31]);
    expect(await screen.findByText('Priya Nair')).toBeDefined();
  });

  it('offers no way back where the company wants none', async () => {
    await openPage([priya], { CLOCK_OUT_UNDO_DELAY: 0 });
    press('Time of Priya Nair');
    await pressSoon('Approve');
    expect(await screen.findByText('1 entry approved')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says why what the HR system has is not reopened', async () => {
    const delivered = timePair(31, { status: 'APPROVED', synchronisationStatus: 'SYNCHRONISED' });
    await openPage(
      [person(3, 'Priya Nair', [delivered, timePair(32)])],
      {},
      '/approvals?timePair=31',
    );
    await pressSoon('Actions for Mon 16 Nov, 06:00 – 14:30, Priya Nair');
    const item = await screen.findByRole('menuitem', {
      name: 'Reopen: too late, the HR system has it',
    });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('menuitem', { name: 'Reopen' })).toBeNull();
  });

  it('reopens what was decided, with a reason', async () => {
    const rejected = timePair(31, {
      startDate: '2026-11-16',
      status: 'REJECTED',
      decision: {
        action: 'REJECTED',
        by: { id: 9, firstName: 'Max', lastName: 'Kern' },
        at: '2026-11-17T10:00:00.000Z',
        reason: 'No break',
      },
    });
    const { server } = await openPage(
      [person(3, 'Priya Nair', [rejected, timePair(32)])],
      {},
      '/approvals?timePair=31',
    );
    const decided = await screen.findByText(/Rejected by Max Kern/);
    expect(decided.parentElement?.textContent).toContain('Reason: No break');
    await pressSoon('Actions for Mon 16 Nov, 06:00 – 14:30, Priya Nair');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Reopen' }));
    await pressSoon('Reopen');
    expect(await screen.findByText('Please give a reason.')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), {
      target: { value: 'My mistake' },
    });
    press('Reopen');
    expect(await screen.findByText('Reopened: it waits for a decision')).toBeDefined();
    expect(server.decisions[0]).toMatchObject({
      reason: 'My mistake',
      statusRequests: [{ timePairId: 31, status: 'PENDING' }],
    });
  });
});
