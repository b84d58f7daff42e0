import type { FeatureInfo } from 'shared-contracts';
import { useState } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { punch } from 'shared-time/testing/timePair.ts';
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
  vi.restoreAllMocks();
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
    const entry = within(await screen.findByRole('row', { name: /Mon 16 Nov/ }));
    expect(entry.getByText('06:00 – 14:30')).toBeDefined();
    expect(entry.getByText('8 h 00 min')).toBeDefined();
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
    expect(await screen.findByText(/1 entry still waits/)).toBeDefined();
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

  it('shows adjusted time', async () => {
    await openPage([priya]);
    expect(screen.getByRole('columnheader', { name: 'Total' })).toBeDefined();
    fireEvent.click(screen.getByRole('switch', { name: 'Show adjusted time' }));
    expect(screen.getByRole('columnheader', { name: 'Adjusted' })).toBeDefined();
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
    fireEvent.click(checkbox('Select the time of Tom Hughes'));
    press('Time of Lena Fischer');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Select Mon 16 Nov, .*Lena/ }));
    expect(await screen.findAllByText('2 selected')).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Approve 2' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reject 2' })).toBeDefined();
    expect(checkbox('Select the time of Lena Fischer').indeterminate).toBe(true);
    expect(checkbox('Select the time of Tom Hughes').checked).toBe(true);
  });

  it('of everything is that of the filter, on all pages; it can be cleared', async () => {
    const many = Array.from({ length: 40 }, (_unused, index) =>
      person(index + 1, `Person Number${index + 1}`, [timePair(index + 1), openShift(100 + index)]),
    );
    await openPage(many);
    fireEvent.click(checkbox('Select everything found'));
    expect(await screen.findByRole('button', { name: 'Approve 40' })).toBeDefined();
    press('Remove selection');
    expect(screen.queryByRole('button', { name: /^Approve \d/ })).toBeNull();
  });

  it('says what of it the filter hides, shows it and clears it', async () => {
    const { server } = await openPage([lena, tom]);
    fireEvent.click(checkbox('Select the time of Tom Hughes'));
    await screen.findByRole('button', { name: 'Approve 1' });
    press('Only unusual');
    expect(await screen.findByText('1 of them hidden by the filter')).toBeDefined();
    press('Show them');
    await waitFor(() => expect(server.filters.at(-1)?.onlyExceptions).toBeUndefined());
    await waitFor(() => expect(screen.queryByText(/hidden by the filter/)).toBeNull());
    press('Only unusual');
    await pressSoon('Clear them');
    expect(screen.queryByRole('button', { name: 'Approve 1' })).toBeNull();
  });

  it('stops at what may be selected at once, and says so', async () => {
    await openPage([lena, tom, priya], { MAXIMUM_SELECTABLE_TIME_PAIRS: 2 });
    fireEvent.click(checkbox('Select everything found'));
    expect(await screen.findByRole('button', { name: 'Approve 2' })).toBeDefined();
    expect(await screen.findByText(/At most 2 entries can be selected/)).toBeDefined();
  });

  it('is made with Space on a row', async () => {
    await openPage([priya]);
    fireEvent.keyDown(screen.getByRole('row', { name: /Priya/ }), { key: ' ' });
    expect(await screen.findByRole('button', { name: 'Approve 1' })).toBeDefined();
  });

  it('survives a refresh, and loses what somebody else decided', async () => {
    const { server, bus } = await openPage([lena, tom]);
    press('Time of Tom Hughes');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Select Mon 16 Nov, .*Tom/ }));
    press('Time of Lena Fischer');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Select Mon 16 Nov, .*Lena/ }));
    server.set(21, 'APPROVED');
    const before = server.opened.length;
    // The server tells a manager of the team's time, and names nobody else.
    act(() => bus.emit('time-pairs-changed', { employeeIds: [9] }));
    expect(await screen.findByRole('button', { name: 'Approve 1' })).toBeDefined();
    expect(checkbox('Select the time of Lena Fischer').indeterminate).toBe(true);
    expect(server.opened.slice(before), 'only whose totals changed is read').toEqual([tom.id]);
  });
});

describe('an entry', () => {
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

describe('deciding', () => {
  it('approves one entry: it is done, is seen, and goes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = await openPage([lena, priya]);
    press('Time of Priya Nair');
    await pressSoon('Approve');
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
    await pressSoon('Reject 3');
    expect(await screen.findByText('3 entries rejected')).toBeDefined();
    expect(rowOf('Lena Fischer').getByText('Done')).toBeDefined();
    expect(server.decisions[0]?.statusRequests).toHaveLength(3);
  });

  it('says with a rejection why, as far as that is said', async () => {
    const { server } = await openPage([priya]);
    press('Time of Priya Nair');
    await pressSoon('Reject');
    expect(await screen.findByText('Reject 1 entry?')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), {
      target: { value: ' The break is missing. ' },
    });
    press('Reject 1');
    expect(await screen.findByText('1 entry rejected')).toBeDefined();
    expect(server.decisions[0]).toMatchObject({ reason: 'The break is missing.' });
  });

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
    press('Reopen');
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

  it('asks before deletions are approved among other things', async () => {
    const { server } = await openPage([lena]);
    press('Approve all');
    expect(await screen.findByText('Delete 1 entry?')).toBeDefined();
    press('Cancel');
    await waitFor(() => expect(screen.queryByText('Delete 1 entry?')).toBeNull());
    expect(server.decisions).toEqual([]);
  });

  it('names what would be deleted, and can leave it out', async () => {
    const { server } = await openPage([lena]);
    press('Approve all');
    expect(await screen.findByText(/^Lena Fischer, Wed 18 Nov, 06:00 – 14:30/)).toBeDefined();
    expect(screen.getByText(/The other 2 entries are approved/)).toBeDefined();
    expect(screen.getByText(/the HR system deletes the time as well/)).toBeDefined();
    press('Leave the deletions');
    expect(await screen.findByText('2 entries approved')).toBeDefined();
    expect(server.decisions[0]?.statusRequests.map((row) => row.timePairId)).toEqual([11, 12]);
  });

  it('tells deletions apart from what was approved', async () => {
    await openPage([lena]);
    press('Approve all');
    await screen.findByText('Delete 1 entry?');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Here only'));
    expect(await screen.findByText('2 approved, 1 deleted')).toBeDefined();
  });

  it('approves a deletion by its own words', async () => {
    await openPage([lena]);
    press('Time of Lena Fischer');
    await pressSoon('Approve deletion');
    expect(await screen.findByText('Deletion approved, the entry is gone')).toBeDefined();
  });

  it('tells the other pages whose time changed', async () => {
    const { bus } = await openPage([priya]);
    const told: unknown[] = [];
    bus.on('time-pairs-changed', (payload) => told.push(payload));
    press('Approve all');
    await waitFor(() => expect(told).toEqual([{ employeeIds: [3] }]));
  });

  it('asks where the deletion of time that other systems have is to hold', async () => {
    const elsewhere = person(3, 'Priya Nair', [
      timePair(31, { status: 'PENDING_DELETE', synchronisationStatus: 'SYNCHRONISED' }),
    ]);
    const { server } = await openPage([elsewhere]);
    press('Time of Priya Nair');
    await pressSoon('Approve deletion');
    await pressSoon('Here only');
    expect(await screen.findByText('Deletion approved, the entry is gone')).toBeDefined();
    expect(server.decisions[0]).toMatchObject({ shouldSyncWithEC: false });
  });

  it('says at the row who was first, also when the row left the list', async () => {
    const { server } = await openPage([lena, tom]);
    press('Time of Tom Hughes');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Select Mon 16 Nov, .*Tom/ }));
    press('Time of Lena Fischer');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Select Mon 16 Nov, .*Lena/ }));
    server.stop(21, {
      code: 'STATUS_NOT_ALLOWED',
      changedBy: { id: 8, firstName: 'Hanna', lastName: 'Weiss' },
    });
    server.set(21, 'REJECTED');
    press('Approve 2');
    expect(await screen.findByText(/1 entry approved, 1 not/)).toBeDefined();
    expect(screen.getByText('Decided by Hanna Weiss')).toBeDefined();
  });

  it('of all that match their schedule says how many and by which rule, and asks once', async () => {
    const { server } = await openPage([lena, tom, priya]);
    server.schedule(11, 31);
    act(() => screen.getByRole('switch', { name: 'Show adjusted time' }).focus());
    press('Only unusual');
    press('Only unusual');
    await pressSoon('Approve 2 as scheduled');
    expect(await screen.findByText('Approve 2 entries?')).toBeDefined();
    expect(screen.getByText(/2 people.*give or take 10 minutes.*3 other entries/)).toBeDefined();
    fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Approve 2'));
    expect(await screen.findByText('2 entries approved')).toBeDefined();
    expect(server.decisions).toMatchObject([{ only: 'AS_SCHEDULED' }]);
  });

  it('sends no more at once than the company lets one request decide', async () => {
    const { server } = await openPage([lena, tom, priya], {
      MAXIMUM_SELECTABLE_TIME_PAIRS: 2,
      MAXIMUM_SELECTABLE_EMPLOYEES: 1,
    });
    press('Reject all', 'last');
    await pressSoon('Reject 5');
    expect(await screen.findByText('5 entries rejected')).toBeDefined();
    expect(
      server.decisions.map(({ statusRequests }) => statusRequests.map((row) => row.timePairId)),
    ).toEqual([[11, 12], [13], [21], [31]]);
  });

  it('of everything goes in batches of 50; what went through stays through', async () => {
    const many = Array.from({ length: 60 }, (_unused, index) =>
      person(index + 1, `Person Number${index + 1}`, [timePair(index + 1), timePair(100 + index)]),
    );
    const { server } = await openPage(many);
    server.fail({ status: 429, code: 'TOO_MANY_REQUESTS' }, 2);
    press('Approve all', 'last');
    expect(await screen.findByText('Approve 120 entries?')).toBeDefined();
    fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Approve 120'));
    expect(await screen.findByText('Too many requests')).toBeDefined();
    expect(screen.getByText(/100 entries are done and stay so; 20 are left/)).toBeDefined();
    expect(server.decisions.map(({ statusRequests }) => statusRequests.length)).toEqual([
      50, 50, 20,
    ]);
    expect(new Set(server.decisions.map(({ key }) => key)).size).toBe(3);
  });
});

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
    expect(screen.getByRole('button', { name: 'Approve 1' })).toBeDefined();
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
    await screen.findByRole('button', { name: 'Approve 1' });
    press('Page 2');
    expect(await screen.findByText('Person Number31')).toBeDefined();
    fireEvent.click(checkbox('Select the time of Person Number31'));
    expect(await screen.findByRole('button', { name: 'Approve 2' })).toBeDefined();
    expect(server.filters.map(({ page }) => page)).toEqual([0, 1]);
  });

  it('shows the entry that a link asks for, whatever the filter was', async () => {
    const { server } = await openPage([priya, lena], {}, '/approvals?timePair=31');
    expect(await screen.findByRole('row', { name: /Mon 16 Nov/ })).toHaveProperty(
      'ariaExpanded',
      'true',
    );
    await waitFor(() => expect(screen.queryByText('Lena Fischer')).toBeNull());
    expect(server.filters.at(-1)).toMatchObject({ employeeIds: [3] });
    press('Remove Priya Nair');
    expect(await screen.findByText('Lena Fischer')).toBeDefined();
  });

  it('says that the entry of a link is no longer visible', async () => {
    await openPage([priya], {}, '/approvals?timePair=99');
    expect(await screen.findByText('This entry is no longer visible.')).toBeDefined();
  });
});

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
    question.getByText(/^In since .* · planned 06:00 – 14:30$/);
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
    expect(screen.getByText(/The record was refused/)).toBeDefined();
    press('Send to the HR system again');
    expect(await screen.findByText('On its way to the HR system')).toBeDefined();
    expect(server.commands).toMatchObject([{ path: '/api/time-pairs/31/synchronise' }]);
  });

  it('edits an entry in the dialog of managers', async () => {
    await openPage([priya]);
    press('Time of Priya Nair');
    await pressSoon('Edit');
    expect(await screen.findByRole('dialog', {}, { timeout: 10_000 })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Edit time' })).toBeDefined();
  });
});

describe('on a phone', () => {
  beforeEach(() => showOn('phone'));

  it('shows five people a page and decides from the three-dot menu', async () => {
    const { server } = await openPage([priya]);
    expect(server.filters[0]).toMatchObject({ pageSize: 5 });
    press('Time of Priya Nair');
    await pressSoon('Actions for Mon 16 Nov, 06:00 – 14:30, Priya Nair');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Approve' }));
    expect(await screen.findByText('1 entry approved')).toBeDefined();
  });
});

const noNetwork = [
  'No network: nothing was decided. Your selection is kept.',
  { selector: '[role=listitem] *' },
] as const;

function hostOf({ fetch }: ReturnType<typeof approvalsServer>) {
  return {
    fetch,
    messages: english,
    session: employeeSession({
      id: 9,
      employeeNumber: '10022',
      firstName: 'Katrin',
      lastName: 'Brandt',
      assignments: [],
    }),
  };
}

/** The page, and another one in its place. */
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

async function openPage(
  people: readonly ApprovalGroup[],
  properties: Partial<FeatureInfo['properties']> = {},
  path = '/approvals',
) {
  const server = approvalsServer(people);
  const { bus } = renderInHost(<Page />, { ...hostOf(server), properties, path });
  await waitFor(() => expect(server.filters.length).toBeGreaterThan(people.length > 0 ? 0 : 1));
  await screen.findAllByText(
    people[0] ? `${people[0].firstName} ${people[0].lastName}` : /Nothing/,
  );
  return { server, bus };
}

function press(name: string, which: 'first' | 'last' = 'first'): void {
  const button = screen.getAllByRole('button', { name }).at(which === 'first' ? 0 : -1);
  if (button) fireEvent.click(button);
}

/** The same for a button that is still to come. */
async function pressSoon(name: string): Promise<void> {
  await screen.findAllByRole('button', { name });
  press(name);
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
