import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../messages/english.ts';
import { Page } from './ApprovalsPage.tsx';
import type { ApprovalGroup } from './rules/timePairs.ts';
import { approvalsServer } from './testing/approvalsServer.ts';
import { openShift, person, timePair } from './testing/people.ts';

const lena = person(1, 'Lena Fischer', [
  timePair(11, { startDate: '2026-11-16' }),
  timePair(12, { startDate: '2026-11-17', infoIndicators: ['LATE_LOGOFF', 'NO_GEO_DATA'] }),
  timePair(13, { startDate: '2026-11-18', status: 'PENDING_DELETE' }),
]);
const tom = person(2, 'Tom Hughes', [
  timePair(21, { startDate: '2026-11-16' }),
  openShift(22, { startDate: '2026-11-17' }),
]);
const priya = person(3, 'Priya Nair', [timePair(31, { startDate: '2026-11-16' })]);

beforeEach(() => showOn('desktop'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the list of people', () => {
  it('says how much there is to decide, and what is unusual in words', async () => {
    await openPage([lena, tom, priya]);
    const counts = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(counts).toContain('3 people5 entries to decide1 person to look at');
    expect(rowOf('Lena Fischer').getByText('Late logoff, No geo data')).toBeDefined();
    expect(rowOf('Lena Fischer').getByText('3 entries')).toBeDefined();
    expect(rowOf('Lena Fischer').getByText('24 h 00 min')).toBeDefined();
    expect(rowOf('Tom Hughes').getByText('Clocked in now')).toBeDefined();
    expect(rowOf('Priya Nair').getByText('Nothing unusual')).toBeDefined();
  });

  it('opens a person’s entries with day, times, duration and status', async () => {
    await openPage([tom]);
    press('Time of Tom Hughes');
    const entry = within(screen.getByRole('row', { name: /Mon 16 Nov/ }));
    expect(entry.getByText('06:00 – 14:30')).toBeDefined();
    expect(entry.getByText('8 h 00 min')).toBeDefined();
    expect(entry.getByText('Pending')).toBeDefined();
    const open = within(screen.getByRole('row', { name: /Tue 17 Nov/ }));
    expect(open.getByText('06:00 – …')).toBeDefined();
    expect(open.queryByRole('checkbox')).toBeNull();
  });

  it('asks for 31 days in the company’s statuses, 30 people a page', async () => {
    const { server } = await openPage([lena]);
    expect(server.filters[0]).toMatchObject({
      page: 0,
      pageSize: 30,
      approvalStatus: ['INCOMPLETE', 'PENDING', 'PENDING_DELETE'],
    });
  });

  it('says that nothing waits, and offers the older entries', async () => {
    const { server } = await openPage([]);
    expect(screen.getByText('Nothing waits for you')).toBeDefined();
    expect(server.filters.at(-1)).toMatchObject({ pageSize: 1 });
  });
});

describe('a selection', () => {
  it('has the same number in the chip and in the buttons', async () => {
    await openPage([lena, tom, priya]);
    press('Select 3 without exceptions');
    expect(screen.getAllByText('3 selected')).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Approve 3' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reject 3' })).toBeDefined();
    expect(checkbox('Select the time of Lena Fischer').indeterminate).toBe(true);
    expect(checkbox('Select the time of Tom Hughes').checked).toBe(true);
  });

  it('of everything leaves out what cannot be decided, and can be cleared', async () => {
    await openPage([lena, tom, priya]);
    fireEvent.click(checkbox('Select everything on this page'));
    expect(screen.getByRole('button', { name: 'Approve 5' })).toBeDefined();
    press('Remove selection');
    expect(screen.queryByRole('button', { name: /^Approve \d/ })).toBeNull();
  });

  it('stops at what may be selected at once, and says so', async () => {
    await openPage([lena, tom, priya], { MAXIMUM_SELECTABLE_TIME_PAIRS: 2 });
    fireEvent.click(checkbox('Select everything on this page'));
    expect(screen.getByRole('button', { name: 'Approve 2' })).toBeDefined();
    expect(await screen.findByText(/At most 2 entries can be selected/)).toBeDefined();
  });

  it('is made with Space on a row', async () => {
    await openPage([priya]);
    fireEvent.keyDown(screen.getByRole('row', { name: /Priya/ }), { key: ' ' });
    expect(screen.getByRole('button', { name: 'Approve 1' })).toBeDefined();
  });

  it('survives a refresh, and loses what somebody else decided', async () => {
    const { server, bus } = await openPage([lena, tom]);
    press('Select 2 without exceptions');
    server.set(21, 'APPROVED');
    act(() => bus.emit('time-pairs-changed', { employeeIds: [2] }));
    expect(await screen.findByRole('button', { name: 'Approve 1' })).toBeDefined();
    expect(checkbox('Select the time of Lena Fischer').indeterminate).toBe(true);
  });
});

describe('deciding', () => {
  it('approves one entry: it is done, is seen, and goes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = await openPage([lena, priya]);
    press('Time of Priya Nair');
    press('Approve');
    expect(await screen.findByText('1 entry approved')).toBeDefined();
    expect(screen.getByText('Done')).toBeDefined();
    expect(screen.getByText('Approved')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(screen.queryByText('Priya Nair')).toBeNull();
    expect(server.decisions[0]).toMatchObject({
      requestedByUserId: 9,
      statusRequests: [{ timePairId: 31, status: 'APPROVED' }],
      shouldSyncWithEC: true,
    });
  });

  it('rejects all of a person', async () => {
    const { server } = await openPage([lena]);
    press('Reject all');
    expect(await screen.findByText('3 entries rejected')).toBeDefined();
    expect(rowOf('Lena Fischer').getByText('Done')).toBeDefined();
    expect(server.decisions[0]?.statusRequests).toHaveLength(3);
  });

  it('asks before deletions are approved among other things', async () => {
    const { server } = await openPage([lena]);
    press('Approve all');
    expect(await screen.findByText('Delete 1 entry?')).toBeDefined();
    press('Cancel');
    await waitFor(() => expect(screen.queryByText('Delete 1 entry?')).toBeNull());
    expect(server.decisions).toEqual([]);
  });

  it('approves a deletion by its own words', async () => {
    await openPage([lena]);
    press('Time of Lena Fischer');
    press('Approve deletion');
    expect(await screen.findByText('Deletion approved, the entry is gone')).toBeDefined();
  });

  it('tells the other pages whose time changed', async () => {
    const { bus } = await openPage([priya]);
    const told: unknown[] = [];
    bus.on('time-pairs-changed', (payload) => told.push(payload));
    press('Approve all');
    await waitFor(() => expect(told).toEqual([{ employeeIds: [3] }]));
  });

  it('says at the row what stopped it, also when the row left the list', async () => {
    const { server } = await openPage([lena, tom]);
    press('Select 2 without exceptions');
    server.stop(21, 'SHIFT_ALREADY_CORRECTED');
    server.set(21, 'REJECTED');
    press('Approve 2');
    expect(await screen.findByText(/1 entry approved, 1 not/)).toBeDefined();
    expect(screen.getByText('Edited meanwhile')).toBeDefined();
  });
});

describe('when a decision fails', () => {
  it('offers to refresh when every status has changed', async () => {
    const { server } = await openPage([priya]);
    server.fail({ status: 409, code: 'ALL_ROWS_FAILED' });
    press('Approve all');
    expect(await screen.findByText('The status of this time has changed')).toBeDefined();
    const before = server.filters.length;
    press('Refresh');
    await waitFor(() => expect(server.filters.length).toBeGreaterThan(before));
  });

  it('offers to reload after too many requests, and keeps the selection', async () => {
    const { server } = await openPage([priya]);
    press('Select 1 without exceptions');
    server.fail({ status: 429, code: 'TOO_MANY_REQUESTS' });
    press('Approve 1');
    expect(await screen.findByText('Too many requests')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Approve 1' })).toBeDefined();
  });

  it('tries again with the same key, so that it is done once', async () => {
    const { server } = await openPage([priya]);
    server.fail({ status: 503, code: 'UNAVAILABLE' });
    press('Reject all');
    expect(await screen.findByText('The selected time could not be rejected.')).toBeDefined();
    server.fail(null);
    press('Try again');
    expect(await screen.findByText('1 entry rejected')).toBeDefined();
    expect(server.decisions[1]?.key).toBe(server.decisions[0]?.key);
  });
});

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

  it('keeps the selection from page to page', async () => {
    const many = Array.from({ length: 40 }, (_unused, index) =>
      person(index + 1, `Person Number${index + 1}`, [timePair(index + 1)]),
    );
    const { server } = await openPage(many);
    fireEvent.click(checkbox('Select the time of Person Number1'));
    press('Page 2');
    expect(await screen.findByText('Person Number31')).toBeDefined();
    fireEvent.click(checkbox('Select the time of Person Number31'));
    expect(screen.getByRole('button', { name: 'Approve 2' })).toBeDefined();
    expect(server.filters.map(({ page }) => page)).toEqual([0, 1]);
  });
});

describe('on a phone', () => {
  beforeEach(() => showOn('phone'));

  it('shows five people a page and decides from the three-dot menu', async () => {
    const { server } = await openPage([priya]);
    expect(server.filters[0]).toMatchObject({ pageSize: 5 });
    press('Time of Priya Nair');
    press('Actions for Mon 16 Nov, 06:00 – 14:30, Priya Nair');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Approve' }));
    expect(await screen.findByText('1 entry approved')).toBeDefined();
  });
});

async function openPage(
  people: readonly ApprovalGroup[],
  properties: { MAXIMUM_SELECTABLE_TIME_PAIRS?: number } = {},
) {
  const server = approvalsServer(people);
  const { bus } = renderInHost(<Page />, {
    fetch: server.fetch,
    messages: english,
    properties,
    session: employeeSession({
      id: 9,
      employeeNumber: '10022',
      firstName: 'Katrin',
      lastName: 'Brandt',
      assignments: [],
    }),
  });
  await waitFor(() => expect(server.filters.length).toBeGreaterThan(people.length > 0 ? 0 : 1));
  await screen.findByText(people[0] ? `${people[0].firstName} ${people[0].lastName}` : /Nothing/);
  return { server, bus };
}

function press(name: string): void {
  const [button] = screen.getAllByRole('button', { name });
  if (button) fireEvent.click(button);
}

function checkbox(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('checkbox', { name });
}

function rowOf(name: string) {
  return within(screen.getByRole('row', { name: new RegExp(name) }));
}

function showOn(size: 'phone' | 'desktop'): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: size === 'desktop' && /min-width/.test(media),
    }),
  );
}
