import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  checkbox,
  lena,
  onScreen,
  openPage,
  press,
  pressSoon,
  priya,
  tom,
} from './testing/approvalsPage.tsx';
import { openShift, person, timePair } from './testing/people.ts';

onScreen('desktop');

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
    // The server notifies a manager of the team's time, and names nobody else.
    act(() => bus.emit('time-pairs-changed', { employeeIds: [9] }));
    expect(await screen.findByRole('button', { name: 'Approve 1' })).toBeDefined();
    expect(checkbox('Select the time of Lena Fischer').indeterminate).toBe(true);
    expect(server.opened.slice(before), 'only whose totals changed is read').toEqual([tom.id]);
  });
});
