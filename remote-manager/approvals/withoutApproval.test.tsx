import { fireEvent, screen, within } from '@testing-library/react';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as english } from '../messages/en.ts';
import { Page } from './ApprovalsPage.tsx';
import { approvalsServer } from './testing/approvalsServer.ts';
import { openShift, person, timePair } from './testing/people.ts';

const tom = person(2, 'Tom Hughes', [
  timePair(21, { startDate: '2026-11-16' }),
  timePair(22, { startDate: '2026-11-17', status: 'APPROVED' }),
  openShift(23, { startDate: '2026-11-18' }),
]);

beforeEach(() => asDesktop());
afterEach(() => vi.unstubAllGlobals());

describe('Employee Time where nobody approves time', () => {
  it('shows everything that is not deleted, as a place to see, add and edit it', async () => {
    const server = await openPage();
    expect(server.filters[0]?.approvalStatus).not.toContain('DELETED');
    expect(server.filters[0]?.approvalStatus).toContain('APPROVED');
    const [row] = screen.getAllByRole('row', { name: /Tom Hughes/ });
    expect(within(row ?? document.body).getByText('3 entries')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add time' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Time of Tom Hughes' }));
    const entry = await screen.findByRole('row', { name: /Mon 16 Nov/ });
    expect(within(entry).getByText('06:00 – 14:30')).toBeDefined();
    fireEvent.click(within(entry).getByRole('button', { name: /Actions/ }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: /Approve|Reject/ })).toBeNull();
  });

  it('says and asks nothing about statuses and decisions', async () => {
    await openPage();
    fireEvent.click(screen.getByRole('button', { name: 'Time of Tom Hughes' }));
    await screen.findByRole('row', { name: /Mon 16 Nov/ });
    expect(screen.queryByText(/to decide/i)).toBeNull();
    expect(screen.queryByText(/Pending|Approved/)).toBeNull();
    expect(screen.getByText('Running')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Approve|Reject|Status/ })).toBeNull();
  });
});

async function openPage() {
  const server = approvalsServer([tom]);
  renderInHost(<Page />, {
    fetch: server.fetch,
    messages: english,
    features: { APPROVE_TIME_PAIRS: false },
    path: '/approvals',
    session: employeeSession({
      id: 9,
      employeeNumber: '10022',
      firstName: 'Katrin',
      lastName: 'Brandt',
      assignments: [],
    }),
  });
  await screen.findAllByText('Tom Hughes');
  return server;
}
