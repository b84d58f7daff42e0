import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkbox, onScreen, openPage, press, pressSoon, priya } from './testing/approvalsPage.tsx';

onScreen('desktop');

describe('when a decision fails', () => {
  it('offers to refresh when every status has changed', async () => {
    const { server } = await openPage([priya]);
    server.stop(31, { code: 'STATUS_NOT_ALLOWED', changedBy: null });
    press('Approve all');
    expect(await screen.findByText('The status of this time has changed')).toBeDefined();
    const before = server.filters.length;
    press('Refresh');
    await waitFor(() => expect(server.filters.length).toBeGreaterThan(before));
  });

  it('offers to reload after too many requests, and keeps the selection', async () => {
    const { server } = await openPage([priya]);
    fireEvent.click(checkbox('Select the time of Priya Nair'));
    await screen.findByRole('button', { name: 'Approve 1' });
    server.fail({ status: 429, code: 'TOO_MANY_REQUESTS' });
    press('Approve 1');
    expect(await screen.findByText('Too many requests')).toBeDefined();
    // While the question is open, the page behind it is hidden from assistive technology.
    press('Cancel');
    expect(await screen.findByRole('button', { name: 'Approve 1' })).toBeDefined();
  });

  it('says once that there is no network, however often it is tried', async () => {
    const { server } = await openPage([priya]);
    fireEvent.click(checkbox('Select the time of Priya Nair'));
    await screen.findByRole('button', { name: 'Approve 1' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lost = server.lose();
    for (const tries of [1, 2]) {
      press('Approve 1');
      await waitFor(() => {
        expect(lost.filter((path) => path === '/api/time-pairs/approvals')).toHaveLength(tries);
      });
      await waitFor(() => expect(screen.getAllByText(...noNetwork)).toHaveLength(1));
    }
    expect(screen.getByRole('button', { name: 'Approve 1' })).toBeDefined();
  });

  it('tries again with the same key, so that it is done once', async () => {
    const { server } = await openPage([priya]);
    server.fail({ status: 503, code: 'UNAVAILABLE' });
    press('Reject all');
    await pressSoon('Reject 1');
    expect(await screen.findByText('The selected time could not be rejected.')).toBeDefined();
    server.fail(null);
    press('Try again');
    expect(await screen.findByText('1 entry rejected')).toBeDefined();
    expect(server.decisions[1]?.key).toBe(server.decisions[0]?.key);
  });
});

const noNetwork = [
  'No network: nothing was decided. Your selection is kept.',
  { selector: '[role=listitem] *' },
] as const;
