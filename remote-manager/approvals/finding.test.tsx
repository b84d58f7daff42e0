import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { daysBetween } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { describe, expect, it } from 'vitest';
import { Page } from './ApprovalsPage.tsx';
import { approvalsServer } from './testing/approvalsServer.ts';
import {
  checkbox,
  hostOf,
  lena,
  onScreen,
  openPage,
  press,
  pressSoon,
  rowOf,
  tom,
} from './testing/approvalsPage.tsx';
import { person, timePair } from './testing/people.ts';

onScreen('desktop');

describe('finding', () => {
  it('searches from three characters on, at once, and again with Enter', async () => {
    const { server } = await openPage([lena, tom]);
    const field = screen.getByRole('searchbox', { name: 'Find a person' });
    fireEvent.change(field, { target: { value: 'To' } });
    fireEvent.change(field, { target: { value: 'Tom' } });
    await waitFor(() => expect(screen.queryByText('Lena Fischer')).toBeNull());
    fireEvent.change(field, { target: { value: 'Tomas' } });
    fireEvent.submit(field);
    expect(await screen.findByText('Nobody found')).toBeDefined();
    expect(server.filters.map(({ search }) => search)).toEqual([undefined, 'Tom', 'Tomas']);
    press('Reset filters');
    expect(await screen.findByText('Lena Fischer')).toBeDefined();
    expect(field).toHaveProperty('value', '');
  });

  it('says what waits on other days, as the drawer counts it, and shows all of them', async () => {
    const server = approvalsServer([lena, tom]);
    server.waitsElsewhere(3);
    renderInHost(<Page />, { ...hostOf(server), path: '/approvals' });
    await pressSoon('3 on other days');
    await waitFor(() => {
      const [range] = server.filters.slice(-1);
      expect(range && daysBetween(range.startDate, range.endDate)).toBe(30 + 366);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Only unusual' }));
    await waitFor(() => expect(screen.queryByText('3 on other days')).toBeNull());
  });

  it('keeps the selection from page to page', async () => {
    const many = Array.from({ length: 40 }, (_unused, index) =>
      person(index + 1, `Person Number${index + 1}`, [timePair(index + 1)]),
    );
    const { server } = await openPage(many);
    fireEvent.click(checkbox('Select the time of Person Number1'));
    await screen.findByRole('button', { name: 'Approve 1' });
    press('Page 2');
    expect(await screen.findByText('Person Number31')).toBeDefined();
    fireEvent.click(checkbox('Select the time of Person Number31'));
    expect(await screen.findByRole('button', { name: 'Approve 2' })).toBeDefined();
    expect(server.filters.map(({ page }) => page)).toEqual([0, 1]);
  });

  it('lists only what is unusual, requested deletions among it', async () => {
    const { server } = await openPage([lena, tom]);
    press('Only unusual');
    await waitFor(() => expect(screen.queryByText('Tom Hughes')).toBeNull());
    expect(server.filters.at(-1)).toMatchObject({ onlyExceptions: true });
    expect(rowOf('Lena Fischer').getByText('2 entries')).toBeDefined();
  });

  it('says that what is not unusual still waits, keeps the way to it, and names why', async () => {
    const neither = timePair(31, {
      startDate: '2026-11-16',
      scheduleDeviations: [
        { kind: 'STARTS_EARLY', minutes: 12 },
        { kind: 'TOO_LONG', minutes: 14 },
      ],
    });
    await openPage([person(3, 'Priya Nair', [neither])]);
    press('Only unusual');
    expect(await screen.findByText(/1 entry from .* still needs a decision/)).toBeDefined();
    expect(screen.queryByText(/is decided/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Only unusual', pressed: true })).toBeDefined();
    press('Show it');
    await pressSoon('Time of Priya Nair');
    expect(
      await screen.findByText('Not as scheduled: starts 12 min early, 14 min more than planned'),
    ).toBeDefined();
  });

  it('tells of what the HR system did not take, with the reason, and sends it again', async () => {
    const failed = timePair(31, {
      startDate: '2026-11-16',
      status: 'APPROVED',
      infoIndicators: ['NOT_DELIVERED'],
      synchronisationStatus: 'SYNCHRONISATION_FAILED',
      synchronisationError: { reason: 'UNKNOWN_PERSON', message: 'Nobody of this number is known' },
    });
    const { server } = await openPage([lena, person(3, 'Priya Nair', [failed])]);
    await pressSoon('1 not delivered');
    await pressSoon('Time of Priya Nair');
    expect(
      await screen.findByText('Not delivered to the HR system – Nobody of this number is known'),
    ).toBeDefined();
    expect(server.filters.at(-1)).toMatchObject({ infoFilter: ['NOT_DELIVERED'] });
    expect(screen.getByRole('button', { name: /Info: Not delivered/ })).toBeDefined();
    const row = screen.getByRole('row', { name: /Mon 16 Nov/ });
    fireEvent.mouseEnter(row);
    await pressSoon('Actions for Mon 16 Nov, 06:00 – 14:30, Priya Nair');
    fireEvent.click(await screen.findByRole('menuitem', { name: /Send to the HR system/ }));
    expect(await screen.findByText('On its way to the HR system')).toBeDefined();
  });

  it('keeps its filters while another page is shown', async () => {
    const server = approvalsServer([lena, tom]);
    renderInHost(<Leaving />, { ...hostOf(server), path: '/approvals' });
    await screen.findByText('Tom Hughes');
    press('Only unusual');
    await waitFor(() => expect(screen.queryByText('Tom Hughes')).toBeNull());
    press('Leave');
    press('Return');
    expect(await screen.findByText('Lena Fischer')).toBeDefined();
    expect(screen.queryByText('Tom Hughes')).toBeNull();
    expect(screen.getByRole('button', { name: 'Only unusual', pressed: true })).toBeDefined();
  });
});

/** The page, and another one that replaces it. */
function Leaving() {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLeft(!isLeft)}>
        {isLeft ? 'Return' : 'Leave'}
      </button>
      {!isLeft && <Page />}
    </>
  );
}
