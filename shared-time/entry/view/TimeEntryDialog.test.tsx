import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeSession } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { assignment, customField, employeeWith } from 'shared-contracts/testing/employee.ts';
import { change, enter, field, press, question, said, save } from '../../testing/entryForm.ts';
import { showDialog } from '../../testing/showDialog.tsx';
import { timePair } from 'shared-contracts/testing/timePair.ts';

// 06:02 to 14:44 in Berlin, with a break from 10:00 to 10:28.
const shift = timePair();
const edit = { kind: 'EDIT_SHIFT', shift } as const;

beforeEach(() => asDesktop());

describe('adding time', () => {
  it('begins with the primary assignment, its main time type and its cost center, today', async () => {
    await showDialog({ kind: 'ADD_SHIFT' });
    expect(screen.getByRole('heading', { name: 'Add time' })).toBeDefined();
    expect(field('Position')).toHaveProperty('value', 'Housekeeping attendant');
    expect(field('Time type')).toHaveProperty('value', '61');
    expect(await screen.findByDisplayValue('4120 Ward 3 East')).toBeDefined();
    expect(field('Date')).toHaveProperty('value', 'Thu 19 Nov 2026');
  });

  it('sends what was entered, and says that it is saved', async () => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '30');
    expect(screen.getByText('6 h 30 min')).toBeDefined();
    save();
    expect(await said('The time is saved.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.written).toMatchObject([
      {
        path: 'time-pairs/manual-shift-pair',
        body: {
          id: -1,
          entryType: 'ADD',
          employeeAssignmentId: 31,
          clockInDateTime: '2026-11-19T05:00:00.000Z',
          clockOutDateTime: '2026-11-19T11:30:00.000Z',
          timeTypeId: 61,
          costCenter: { id: 71 },
          accuracy: -1,
        },
      },
    ]);
    expect(server.written[0]?.query.get('timePairId')).toBeNull();
  });

  it('tells every page that the time of this person changed', async () => {
    const { bus } = await showDialog({ kind: 'ADD_SHIFT' });
    const told = vi.fn<() => void>();
    bus.on('time-pairs-changed', told);
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '30');
    save();
    await said('The time is saved.');
    expect(told).toHaveBeenCalledWith({ employeeIds: [7] });
  });

  it('offers the next day to an end that is before the start (start after end, spec §5)', async () => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT', date: '2026-11-17' });
    enter('Clock in', '22', '00');
    enter('Clock out', '06', '00');
    expect(await screen.findByText('The start is after the end.')).toBeDefined();
    save();
    expect(server.written).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'It ends the next day' }));
    expect(screen.getByRole('button', { name: /Clock out/ }).textContent).toContain('the next day');
    expect(screen.getByText('8 h 00 min')).toBeDefined();
    expect(screen.queryByText(/Longer than 16 hours/)).toBeNull();
    enter('Clock out', '22', '00');
    expect(screen.getByText('Longer than 16 hours. Are both days right?')).toBeDefined();
    enter('Clock out', '06', '00');
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({
      clockOutDateTime: '2026-11-18T05:00:00.000Z',
    });
  });

  it('lasts from midnight to the last minute, over the turn of the year and on leap day', async () => {
    for (const [day, from, to] of [
      ['2027-12-31', '2027-12-30T23:00:00.000Z', '2027-12-31T22:59:00.000Z'],
      ['2028-02-29', '2028-02-28T23:00:00.000Z', '2028-02-29T22:59:00.000Z'],
    ] as const) {
      const { server, unmount } = await showDialog(
        { kind: 'ADD_SHIFT', date: day },
        { now: `${day}T23:00:00.000Z` },
      );
      enter('Clock in', '00', '00');
      enter('Clock out', '23', '59');
      save();
      await waitFor(() =>
        expect(server.written[0]?.body).toMatchObject({
          clockInDateTime: from,
          clockOutDateTime: to,
        }),
      );
      unmount();
    }
  });

  it('asks which showing of a doubled hour is meant, and saves none unasked', async () => {
    const { server } = await showDialog(
      { kind: 'ADD_SHIFT', date: '2026-10-25' },
      { now: '2026-10-26T12:00:00.000Z' },
    );
    enter('Clock in', '01', '00');
    enter('Clock out', '02', '30');
    for (const answer of screen.getAllByRole('radio', { name: /go back|gone back/ })) {
      expect(answer).toHaveProperty('checked', false);
    }
    save();
    expect(screen.getByText('This time comes twice: choose which one you mean.')).toBeDefined();
    expect(server.written).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Before they go back' }));
    expect(screen.getByText('1 h 30 min')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'After they have gone back' }));
    expect(screen.getByText('2 h 30 min')).toBeDefined();
    expect(screen.getByText(/The clocks change in between/)).toBeDefined();
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({
      clockOutDateTime: '2026-10-25T01:30:00.000Z',
    });
  });

  it('asks which doubled hour is meant for both sides, whichever is chosen', async () => {
    const { server } = await showDialog(
      { kind: 'ADD_SHIFT', date: '2026-10-25' },
      { now: '2026-10-26T12:00:00.000Z' },
    );
    enter('Clock in', '02', '15');
    enter('Clock out', '02', '30');
    expect(screen.getAllByRole('radio', { name: 'After they have gone back' })).toHaveLength(2);
    const ofStart = screen.getByRole('radiogroup', { name: /^Clock in: / });
    const ofEnd = screen.getByRole('radiogroup', { name: /^Clock out: / });
    fireEvent.click(within(ofEnd).getByRole('radio', { name: 'After they have gone back' }));
    fireEvent.click(within(ofStart).getByRole('radio', { name: 'Before they go back' }));
    expect(screen.getByText('1 h 15 min')).toBeDefined();
    fireEvent.click(within(ofStart).getByRole('radio', { name: 'After they have gone back' }));
    expect(screen.getByText('15 min')).toBeDefined();
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({
      clockInDateTime: '2026-10-25T01:15:00.000Z',
      clockOutDateTime: '2026-10-25T01:30:00.000Z',
    });
  });

  it('refuses a time of the skipped hour with a clear message', async () => {
    const { server } = await showDialog(
      { kind: 'ADD_SHIFT', date: '2026-03-29' },
      { now: '2026-03-30T12:00:00.000Z' },
    );
    enter('Clock in', '02', '30');
    expect(
      await screen.findByText('There is no such time: the clocks go forward to 03:00.'),
    ).toBeDefined();
    enter('Clock out', '06', '00');
    save();
    expect(server.written).toEqual([]);
  });

  it('shows only the positions on which time can be added', async () => {
    const session = employeeSession(
      employeeWith(
        assignment({ id: 32, isPrimary: false, position: { id: 42, description: 'Porter' } }),
        assignment(),
        assignment({ id: 33, isPrimary: false, active: false }),
      ),
    );
    await showDialog({ kind: 'ADD_SHIFT' }, { session });
    const names = within(field('Position'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Housekeeping attendant', 'Porter']);
  });

  it('says so where there is no active assignment', async () => {
    const session = employeeSession(employeeWith(assignment({ active: false })));
    await showDialog({ kind: 'ADD_SHIFT' }, { session });
    expect(screen.getByText('There is no assignment for this')).toBeDefined();
  });
});

describe('closing', () => {
  it('asks when something was entered', async () => {
    const { dialog } = await showDialog(edit);
    await change('14', '30');
    press(dialog, 'Cancel');
    press(await question('Close without saving?'), 'Keep editing');
    expect(screen.getByText('Edit time')).toBeDefined();
    press(dialog, 'Cancel');
    press(await question('Close without saving?'), 'Close without saving');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not ask when nothing was', async () => {
    const { dialog } = await showDialog(edit);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('on a phone', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('has what it is booked on folded into a card, and one button to save', async () => {
    const { dialog } = await showDialog(edit);
    expect(within(dialog).getByText('Regular hours · 4120 Ward 3 East')).toBeDefined();
    expect(screen.queryByLabelText('Time type')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Change' }));
    expect(field('Time type')).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Save time' })).toBeDefined();
  });

  it('opens the card when something in it is missing', async () => {
    const session = employeeSession(
      employeeWith(assignment({ timePairCustomFields: [customField()] })),
    );
    await showDialog({ kind: 'ADD_SHIFT' }, { session });
    expect(screen.queryByLabelText('Floor')).toBeNull();
    save();
    expect(await screen.findByLabelText('Floor')).toBeDefined();
  });
});

describe('cost centers', () => {
  it('are searched from three characters on, once nobody has typed for 1.5 s', async () => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT' });
    const costCenter = await screen.findByRole('combobox', { name: 'Cost center optional' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(costCenter);
      for (const typed of ['ki', 'kit', 'kitc']) {
        fireEvent.change(costCenter, { target: { value: typed } });
        await vi.advanceTimersByTimeAsync(1_000);
      }
      expect(server.searched).toEqual(['']);
      await vi.advanceTimersByTimeAsync(500);
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(server.searched).toEqual(['', 'kitc']));
  });
});
