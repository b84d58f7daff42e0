import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeSession } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asDesktop } from '../../testing/asDesktop.ts';
import { assignment, customField, employeeWith } from '../../testing/employee.ts';
import { showDialog } from '../../testing/showDialog.tsx';
import { breakSegment, openPair, punch, timePair } from '../../testing/timePair.ts';
import { refusal, timeServer } from '../../testing/timeServer.ts';

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

  it('takes the first showing of a doubled hour, and asks which one is meant', async () => {
    const { server } = await showDialog(
      { kind: 'ADD_SHIFT', date: '2026-10-25' },
      { now: '2026-10-26T12:00:00.000Z' },
    );
    enter('Clock in', '01', '00');
    enter('Clock out', '02', '30');
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

describe('what has to be filled in (spec §5)', () => {
  it('is asked for when saving: start and end required', async () => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT' });
    expect(screen.queryByText('Please enter the start.')).toBeNull();
    save();
    expect(await said('Please complete the required fields.')).toBeDefined();
    expect(screen.getByText('Please enter the start.')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Clock in');
    enter('Clock in', '06', '00');
    expect(screen.getByText('Please enter the end.')).toBeDefined();
    expect(server.written).toEqual([]);
  });

  it('is a reason when editing, in own words when it is another one', async () => {
    const { server } = await showDialog(edit);
    enter('Clock out', '14', '30');
    save();
    expect(await screen.findByText('Please choose a reason.')).toBeDefined();
    expect(document.activeElement).toBe(field('Reason for the change'));
    fireEvent.change(await reasons(), { target: { value: 'OTHER' } });
    save();
    expect(await screen.findByText('Please say in your own words why.')).toBeDefined();
    fireEvent.change(field('Which reason?'), { target: { value: 'Stayed for 312' } });
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({
      reason: { reasonName: 'OTHER', description: 'Stayed for 312' },
    });
  });

  it('offers no words of one’s own where the company wants none', async () => {
    await showDialog(edit, { features: { FREE_TEXT_REASONS: false } });
    const choice = await reasons();
    await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(3));
    expect(within(choice).queryByRole('option', { name: 'Another reason' })).toBeNull();
  });

  it('are the company’s own fields and the cost center where they are required', async () => {
    const fields = [
      customField(),
      customField({ id: 92, name: 'Shift lead', type: 'FLAG', required: false, options: [one] }),
    ];
    const session = employeeSession(
      employeeWith(assignment({ timePairCustomFields: fields, costCenter: null })),
    );
    const { server } = await showDialog(
      { kind: 'ADD_SHIFT' },
      { session, features: { COST_CENTER_FIELD_REQUIRED: true } },
    );
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    save();
    expect(await screen.findByText('Please fill this in.')).toBeDefined();
    expect(screen.getByText('Please choose a cost center.')).toBeDefined();
    fireEvent.change(field('Floor'), { target: { value: '912' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Shift lead' }));
    const costCenter = screen.getByRole('combobox', { name: 'Cost center' });
    fireEvent.click(costCenter);
    fireEvent.click(await screen.findByRole('option', { name: '4130 Kitchen' }));
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({
      costCenter: { id: 72 },
      timePairCustomFieldValues: [
        { id: 912, timePairCustomField: { id: 91 } },
        { id: 1, timePairCustomField: { id: 92 } },
      ],
    });
  });

  it('is labelled optional elsewhere', async () => {
    const session = employeeSession(
      employeeWith(assignment({ timePairCustomFields: [customField({ required: false })] })),
    );
    await showDialog({ kind: 'ADD_SHIFT' }, { session });
    expect(screen.getByLabelText('Floor optional')).toBeDefined();
    expect(await screen.findByRole('combobox', { name: 'Cost center optional' })).toBeDefined();
  });
});

describe('times that cannot be (spec §5)', () => {
  it('are equal ones', async () => {
    await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock in', '06', '00');
    enter('Clock out', '06', '00');
    expect(await screen.findByText('Start and end are the same time.')).toBeDefined();
  });

  it('are those to come, by the server’s time and not the device’s', async () => {
    await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock in', '06', '00');
    enter('Clock out', '13', '01');
    expect(await screen.findByText('This time has not come yet. It is 13:00 now.')).toBeDefined();
  });

  it('are those before the previous pay cycle', async () => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT', date: '2026-10-25' });
    await screen.findByRole('combobox', { name: 'Cost center optional' });
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    save();
    const dialog = await question('This lies too far back');
    expect(dialog.textContent).toContain('from 10-26-2026 on');
    expect(server.written).toEqual([]);
  });

  it('reach further back for a manager', async () => {
    const { server } = await showDialog(
      { kind: 'ADD_SHIFT', date: '2026-08-26' },
      { actsAs: 'MANAGER' },
    );
    expect(screen.getByText('Is approved as soon as it is saved.')).toBeDefined();
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    save();
    await said('The time is saved.');
    expect(server.written).toHaveLength(1);
  });
});

describe('editing time', () => {
  it('shows what is recorded, what it was, and what it comes to', async () => {
    await showDialog(edit);
    expect(screen.getByRole('heading', { name: 'Edit time' })).toBeDefined();
    expect(screen.getByText(/Was 06:02 – 14:44/)).toBeDefined();
    expect(screen.getByText('Goes to your manager for approval.')).toBeDefined();
    expect(screen.getByText('Before: 8 h 14 min')).toBeDefined();
    enter('Clock out', '15', '00');
    expect(screen.getByText('8 h 30 min')).toBeDefined();
  });

  it('warns when nothing was changed (no change, spec §5)', async () => {
    const { server } = await showDialog(edit);
    fireEvent.change(await reasons(), { target: { value: '1' } });
    save();
    press(await question('Nothing was changed'), 'OK');
    expect(server.written).toEqual([]);
  });

  it('keeps the seconds of the time that nobody touched', async () => {
    const exact = timePair({ clockIn: punch('2026-11-18T05:02:37.123Z') });
    const { server } = await showDialog({ kind: 'EDIT_SHIFT', shift: exact });
    await change('14', '30');
    save();
    await said('The time is saved.');
    expect(server.written[0]).toMatchObject({
      body: { id: 501, entryType: 'EDIT', clockInDateTime: '2026-11-18T05:02:37.123Z' },
    });
    expect(server.written[0]?.query.get('timePairId')).toBe('501');
  });

  it('answers the notifications that led here', async () => {
    const { server } = await showDialog({ ...edit, notificationIds: [11, 12] });
    await change('14', '30');
    save();
    await said('The time is saved.');
    expect(server.written[0]?.query.getAll('notificationIds')).toEqual(['11', '12']);
  });

  it('asks before breaks change with the shift (automatic segment update, spec §5)', async () => {
    const two = timePair({
      segmentTimePairs: [
        breakSegment('2026-11-18T09:00:00.000Z', '2026-11-18T09:28:00.000Z'),
        {
          ...breakSegment('2026-11-18T12:00:00.000Z', '2026-11-18T12:15:00.000Z'),
          segmentTimePairId: 802,
        },
      ],
    });
    const { server } = await showDialog({ kind: 'EDIT_SHIFT', shift: two });
    await change('10', '10');
    save();
    const asked = await question('Change the breaks, too?');
    expect(within(asked).getByText('10:00 – 10:28: becomes 10:00 – 10:10')).toBeDefined();
    expect(within(asked).getByText('13:00 – 13:15: is removed')).toBeDefined();
    press(asked, 'Cancel');
    expect(server.written).toEqual([]);
    save();
    press(await question('Change the breaks, too?'), 'Save and change breaks');
    await said('The time is saved.');
    expect(server.written).toHaveLength(1);
  });

  it('may leave a shift open that is open', async () => {
    const { server } = await showDialog({
      kind: 'EDIT_SHIFT',
      shift: openPair('2026-11-19T05:00:00.000Z'),
    });
    enter('Clock in', '05', '45');
    fireEvent.change(await reasons(), { target: { value: '1' } });
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({ clockOutDateTime: null });
  });

  it('offers to normalise the time zone only where a device was in another one', async () => {
    const { unmount } = await showDialog(edit);
    expect(screen.queryByRole('switch')).toBeNull();
    unmount();
    const elsewhere = timePair({ hasTimeZoneDiscrepancy: true });
    const { server } = await showDialog({ kind: 'EDIT_SHIFT', shift: elsewhere });
    fireEvent.click(screen.getByRole('switch', { name: 'Count as recorded in Europe/Berlin' }));
    await change('14', '30');
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({ isNormalized: true });
  });
});

describe('the comment (spec §5)', () => {
  it.each([
    ['letters', 'a'],
    ['emoji', '😀'],
    ['letters from right to left', 'ש'],
  ])('may have 255 %s, and says when there are more', async (_, character) => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    const comment = field('Comment optional');
    fireEvent.change(comment, { target: { value: character.repeat(256) } });
    expect(screen.getByText('256 / 255')).toBeDefined();
    expect(screen.getByText('256 characters. Please use at most 255.')).toBeDefined();
    save();
    expect(server.written).toEqual([]);
    fireEvent.change(comment, { target: { value: character.repeat(255) } });
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({ comment: character.repeat(255) });
  });

  it('is none when it says “None”', async () => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    fireEvent.change(field('Comment optional'), { target: { value: 'None' } });
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).not.toHaveProperty('comment');
  });
});

describe('copying time', () => {
  it('takes the same times to today, a night shift as a night shift', async () => {
    const night = timePair({
      startDate: '2026-11-16',
      clockIn: punch('2026-11-16T21:00:00.000Z'),
      clockOut: punch('2026-11-17T05:00:00.000Z'),
      segmentTimePairs: [],
    });
    const { server } = await showDialog(
      { kind: 'CLONE_SHIFT', shift: night },
      { now: '2026-11-20T12:00:00.000Z' },
    );
    expect(field('Date')).toHaveProperty('value', 'Fri 20 Nov 2026');
    const date = field('Date');
    fireEvent.focus(date);
    fireEvent.change(date, { target: { value: '11-18-2026' } });
    fireEvent.blur(date);
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({
      id: -1,
      entryType: 'CLONE',
      clockInDateTime: '2026-11-18T21:00:00.000Z',
      clockOutDateTime: '2026-11-19T05:00:00.000Z',
    });
  });
});

describe('breaks (spec §5)', () => {
  it('are added to their shift', async () => {
    const { server } = await showDialog({ kind: 'ADD_BREAK', shift });
    expect(screen.getByRole('heading', { name: 'Add break' })).toBeDefined();
    enter('Break start', '12', '00');
    enter('Break end', '12', '20');
    expect(screen.getByText('20 min')).toBeDefined();
    save('Save break');
    await said('The break is saved.');
    expect(server.written).toMatchObject([
      {
        path: 'time-pairs/manual-segment-pair',
        body: { id: -1, shiftTimePairId: 501, pairType: 'BREAK', entryType: 'ADD' },
      },
    ]);
  });

  it.each([
    [
      'before the shift',
      '05',
      '06',
      'The break has to start after the shift, which starts at 06:02.',
    ],
    ['after the shift', '14', '15', 'The break has to end before the shift, which ends at 14:44.'],
    ['over another break', '10', '11', 'There is another break at that time: 10:00 – 10:28.'],
  ])('are refused %s', async (_, from, to, words) => {
    const { server } = await showDialog({ kind: 'ADD_BREAK', shift });
    enter('Break start', from, '00');
    enter('Break end', to, '00');
    save('Save break');
    const dialog = await question('The break does not fit into its shift');
    expect(dialog.textContent).toContain(words);
    expect(server.written).toEqual([]);
  });

  it('are edited', async () => {
    const [segment] = shift.segmentTimePairs;
    if (!segment) throw new Error('The shift has a break.');
    const { server } = await showDialog({ kind: 'EDIT_BREAK', shift, segment });
    enter('Break end', '10', '30');
    fireEvent.change(await reasons(), { target: { value: '2' } });
    save('Save break');
    await said('The break is saved.');
    expect(server.written[0]?.body).toMatchObject({
      id: 801,
      entryType: 'EDIT',
      reason: { id: 2 },
      clockOutDateTime: '2026-11-18T09:30:00.000Z',
    });
  });
});

describe('a save that fails (spec §8)', () => {
  it('is sent once by a double press, and cannot be closed while it runs', async () => {
    const gate = Promise.withResolvers<Response>();
    const server = timeServer({ 'time-pairs/manual-shift-pair': () => gate.promise });
    const { dialog } = await showDialog(edit, { server });
    await change('14', '30');
    save();
    await waitFor(() => expect(server.written).toHaveLength(1));
    save();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    gate.resolve(Response.json({ shiftTimePairs: [], violations: [] }));
    await said('The time is saved.');
    expect(server.written).toHaveLength(1);
  });

  it('keeps the input when the network is cut, and records nothing twice', async () => {
    let isCut = true;
    const server = timeServer({
      'time-pairs/manual-shift-pair': () => {
        if (isCut) throw new TypeError('Failed to fetch');
        return Response.json({ shiftTimePairs: [], violations: [] });
      },
    });
    await showDialog(edit, { server });
    await change('14', '30');
    save();
    await notice('This could not be saved', /did not answer.*nothing is recorded twice/);
    isCut = false;
    save();
    await said('The time is saved.');
    const [first, second] = server.written;
    expect(first?.key).toBe(second?.key);
  });

  it('says at its field that a choice is gone, until something else is chosen', async () => {
    const session = employeeSession(
      employeeWith(assignment({ timePairCustomFields: [customField()] })),
    );
    let gone: { field: string; message: string }[] = [
      { field: 'costCenter', message: 'Not a choice.' },
      { field: 'timePairCustomFieldValues.0', message: 'Not a choice.' },
    ];
    const server = timeServer({
      'time-pairs/manual-shift-pair': () => {
        if (gone.length > 0) return refusal(400, 'VALIDATION_FAILED', 'Look at the fields.', gone);
        return Response.json({ shiftTimePairs: [], violations: [] });
      },
    });
    await showDialog({ kind: 'ADD_SHIFT' }, { server, session });
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    fireEvent.change(field('Floor'), { target: { value: '912' } });
    save();
    const words = 'This is not offered any more. Please choose something else.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Cost center/ }));
    save();
    expect(server.written).toHaveLength(1);
    gone = [];
    fireEvent.click(screen.getByRole('combobox', { name: /^Cost center/ }));
    fireEvent.click(await screen.findByRole('option', { name: '4130 Kitchen' }));
    fireEvent.change(field('Floor'), { target: { value: '911' } });
    expect(screen.queryByText(words)).toBeNull();
    save();
    await said('The time is saved.');
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS', 'Slow down', 'Too many requests at once.'],
    [400, 'VALIDATION_FAILED', 'Please look at the marked fields.', 'Please look at the marked'],
    [409, 'TIME_COLLISION', 'There is another entry at that time.', 'There is another entry'],
    [403, 'ACCESS_DENIED', '', 'You are not authorised to submit this time.'],
    [500, 'UNEXPECTED', '', 'The server gave an unknown answer (500)'],
  ] as const)('says why: %i', async (status, code, detail, words) => {
    const server = timeServer({
      'time-pairs/manual-shift-pair': () => refusal(status, code, detail),
    });
    await showDialog(edit, { server });
    await change('14', '30');
    save();
    await notice(
      'This could not be saved',
      new RegExp(words.replaceAll(/[().]/g, String.raw`\$&`)),
    );
    expect(screen.getByRole('heading', { name: 'Edit time' })).toBeDefined();
  });

  it('refreshes an outdated entry: shows its latest version and keeps what was entered', async () => {
    const latest = timePair({
      id: 502,
      clockIn: punch('2026-11-18T06:00:00.000Z'),
      clockOut: punch('2026-11-18T14:00:00.000Z'),
      modifiedBy: { id: 9, firstName: 'Katrin', lastName: 'Brandt' },
    });
    let isOutdated = true;
    const server = timeServer({
      'time-pairs/manual-shift-pair': () =>
        isOutdated
          ? refusal(409, 'SHIFT_ALREADY_CORRECTED', 'It was edited in the meantime.')
          : Response.json({ shiftTimePairs: [], violations: [] }),
      'time-pairs/501/latest-version': () => Response.json(latest),
    });
    await showDialog(edit, { server });
    await change('14', '30');
    save();
    press(await question('This could not be saved'), 'Refresh the entry');
    const note = await screen.findByText('Katrin Brandt has changed this entry in the meantime');
    expect(note.closest('[role=alert]')?.textContent).toContain('It is now 07:00 – 15:00.');
    expect(screen.getByText(/Was 07:00 – 15:00/)).toBeDefined();
    expect(screen.getByText('7 h 02 min')).toBeDefined();

    isOutdated = false;
    save();
    await said('The time is saved.');
    expect(server.written.at(-1)?.query.get('timePairId')).toBe('502');
    expect(server.written.at(-1)?.body).toMatchObject({
      clockInDateTime: '2026-11-18T06:00:00.000Z',
      clockOutDateTime: '2026-11-18T13:30:00.000Z',
    });
  });

  it('says when the entry is gone', async () => {
    const server = timeServer({
      'time-pairs/manual-shift-pair': () => refusal(409, 'SHIFT_ALREADY_DELETED', 'Deleted.'),
      'time-pairs/501/latest-version': () => Response.json(timePair({ status: 'DELETED' })),
    });
    await showDialog(edit, { server });
    await change('14', '30');
    save();
    press(await question('This could not be saved'), 'Refresh the entry');
    expect(await said('This entry is no longer visible.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
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

const one = { id: 1, name: 'Yes' };

/** Sets one end of the entry by typing. */
function enter(side: string, hour: string, minute: string): void {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${side}`) }));
  const picker = within(screen.getByRole('group', { name: side }));
  fireEvent.change(picker.getByRole('spinbutton', { name: 'Hour' }), { target: { value: hour } });
  fireEvent.change(picker.getByRole('spinbutton', { name: 'Minute' }), {
    target: { value: minute },
  });
}

/** Another clock-out, with a reason. */
async function change(hour: string, minute: string): Promise<void> {
  enter('Clock out', hour, minute);
  fireEvent.change(await reasons(), { target: { value: '1' } });
}

async function reasons(): Promise<HTMLElement> {
  await screen.findByRole('option', { name: 'Forgot to clock out' });
  return field('Reason for the change');
}

function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

function save(name = 'Save time'): void {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
}

async function notice(title: string, words: RegExp): Promise<void> {
  const dialog = await question(title);
  expect(dialog.textContent).toMatch(words);
  press(dialog, 'OK');
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
}

/** Snackbars say it twice: once to be seen, once to be heard. */
async function said(words: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByText(words);
  if (!first) throw new Error('Nothing was said.');
  return first;
}

/** A question or notice over the dialog. Without layout the focus trap does not tell which is on top. */
function question(name: string): Promise<HTMLElement> {
  return screen.findByRole('alertdialog', { name, hidden: true });
}

function press(dialog: HTMLElement, name: string): void {
  fireEvent.click(within(dialog).getByRole('button', { name, hidden: true }));
}
