import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  checkbox,
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
    expect(screen.getByText('Priya Nair, Mon 16 Nov, 06:00 – 14:30')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), {
      target: { value: ' The break is missing. ' },
    });
    press('Reject 1');
    expect(await screen.findByText('1 entry rejected')).toBeDefined();
    expect(server.decisions[0]).toMatchObject({ reason: 'The break is missing.' });
  });

  it('tells the other pages whose time changed', async () => {
    const { bus } = await openPage([priya]);
    const told: unknown[] = [];
    bus.on('time-pairs-changed', (payload) => told.push(payload));
    press('Approve all');
    await waitFor(() => expect(told).toEqual([{ employeeIds: [3] }]));
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
    await pressSoon('Approve 2 entries that match the schedule');
    expect(await screen.findByText('Approve 2 entries?')).toBeDefined();
    expect(
      screen.getByText(/2 people.*within 10 minutes of the schedule.*3 other entries/),
    ).toBeDefined();
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
    expect(
      screen.getByText(/100 entries are done and will stay so; 20 were not changed/),
    ).toBeDefined();
    expect(server.decisions.map(({ statusRequests }) => statusRequests.length)).toEqual([
      50, 50, 20,
    ]);
    expect(new Set(server.decisions.map(({ key }) => key)).size).toBe(3);
  });

  it('approves corrections before what they correct, whatever their order, and says so', async () => {
    const { server } = await openPage(
      [person(1, 'Ada Novak', [timePair(1), timePair(2, { isCorrection: true })]), tom],
      { MAXIMUM_SELECTABLE_TIME_PAIRS: 1 },
    );
    press('Approve all', 'last');
    expect(await screen.findByText(/1 entry has a correction/)).toBeDefined();
    fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Approve 3'));
    await waitFor(() => expect(server.decisions).toHaveLength(3));
    const sent = server.decisions.flatMap(({ statusRequests }) => statusRequests);
    expect(sent.map(({ timePairId }) => timePairId)).toEqual([2, 1, 21]);
  });

  it('answers the press at once, however long the server looks for what is meant', async () => {
    const { server } = await openPage([lena, tom, priya]);
    server.schedule(11, 31);
    press('Only unusual');
    press('Only unusual');
    await screen.findByRole('button', { name: 'Approve 2 entries that match the schedule' });
    const letGo = server.hold('selections');
    press('Approve 2 entries that match the schedule');
    const button = screen.getByRole('button', {
      name: 'Approve 2 entries that match the schedule',
    });
    expect(button.getAttribute('aria-busy')).toBe('true');
    letGo();
    expect(await screen.findByText('Approve 2 entries?')).toBeDefined();
  });

  it('can be stopped, and then says at once what is left', async () => {
    const many = Array.from({ length: 60 }, (_unused, index) =>
      person(index + 1, `Person Number${index + 1}`, [timePair(index + 1), timePair(100 + index)]),
    );
    const { server } = await openPage(many);
    const letGo = server.hold('decisions', 1);
    press('Approve all', 'last');
    await screen.findByText('Approve 120 entries?');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Approve 120'));
    await waitFor(() => expect(server.decisions).toHaveLength(2));
    press('Stop');
    letGo();
    expect(await screen.findByText('Stopped: 100 approved, 20 left as they were')).toBeDefined();
    await waitFor(() => {
      const counts = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(counts.join()).toContain('20 entries to decide');
    });
  });

  it('counts what was decided at once, however long the list takes to be read again', async () => {
    const { server } = await openPage([lena, tom, priya]);
    const letGo = server.hold('lists');
    press('Time of Priya Nair');
    fireEvent.click(checkbox('Select the time of Priya Nair'));
    await pressSoon('Approve 1');
    await screen.findByText('1 entry approved');
    const counts = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(counts.join()).toContain('4 entries to decide');
    letGo();
  });

  it('counts nothing off the list for an entry of somebody whom the filter hides', async () => {
    const { server } = await openPage([lena, tom]);
    fireEvent.click(checkbox('Select the time of Tom Hughes'));
    await screen.findByRole('button', { name: 'Approve 1' });
    press('Only unusual');
    await screen.findByText('1 of them hidden by the filter');
    const letGo = server.hold('lists');
    await pressSoon('Approve 1');
    await screen.findByText('1 entry approved');
    const counts = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(counts.join()).toContain('2 entries to decide');
    letGo();
  });
});
