import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import {
  change,
  enter,
  field,
  press,
  question,
  reasons,
  said,
  save,
} from '../../testing/entryForm.ts';
import { showDialog } from '../../testing/showDialog.tsx';
import { breakSegment, openPair, punch, timePair } from 'shared-contracts/testing/timePair.ts';

// 06:02 to 14:44 in Berlin, with a break from 10:00 to 10:28.
const shift = timePair();
const edit = { kind: 'EDIT_SHIFT', shift } as const;

beforeEach(() => asDesktop());

describe('editing time', () => {
  it('shows what is recorded, what it was, and what it comes to', async () => {
    await showDialog(edit);
    expect(screen.getByRole('heading', { name: 'Edit time' })).toBeDefined();
    expect(screen.getByRole('dialog').textContent).toContain(
      'Was 06:02 – 14:44; the old version stays in the history.',
    );
    expect(screen.getByText('Goes to your manager for approval.')).toBeDefined();
    expect(screen.getByText('Before: 8 h 14 min')).toBeDefined();
    enter('Clock out', '15', '00');
    expect(screen.getByText('8 h 30 min')).toBeDefined();
  });

  it('begins in the hour, so that what is typed at once is the time', async () => {
    await showDialog(edit);
    const [hour] = screen.getAllByRole('spinbutton');
    expect(document.activeElement).toBe(hour);
  });

  it('says who rejected the time, and why', async () => {
    const decision = {
      action: 'REJECTED',
      by: { id: 9, firstName: 'Katrin', lastName: 'Brandt' },
      at: '2026-11-18T15:20:00.000Z',
      reason: 'Break missing',
    } as const;
    const rejected = timePair({ status: 'REJECTED', decision });
    await showDialog({ kind: 'EDIT_SHIFT', shift: rejected });
    const words = screen.getByText(/Reason: Break missing/);
    expect(words.textContent).toContain('Katrin Brandt');
    expect(isBefore(words, await reasons())).toBe(true);
  });

  it('shows the comments that are there', async () => {
    const commentSummary = { clockInComment: 'Bus was late', clockOutComment: 'Stayed longer' };
    await showDialog({ kind: 'EDIT_SHIFT', shift: timePair({ commentSummary }) });
    expect(screen.getByLabelText(/Comment on clock-in/)).toHaveProperty('value', 'Bus was late');
    expect(screen.getByText('Comment on clock-out').nextSibling?.textContent).toBe('Stayed longer');
  });

  it('asks on phones for the reason, which is required, before everything else', async () => {
    vi.unstubAllGlobals();
    await showDialog(edit);
    const reason = await reasons();
    for (const box of screen.getByRole('dialog').querySelectorAll('input')) {
      expect(isBefore(reason, box)).toBe(true);
    }
  });

  it('is walked by the keyboard through its left column first', async () => {
    await showDialog(edit);
    const [comment, date] = [screen.getByLabelText(/Comment on clock-in/), field('End date')];
    expect(isBefore(await reasons(), date)).toBe(true);
    expect(isBefore(comment, date)).toBe(true);
    expect(isBefore(date, screen.getByRole('button', { name: 'Save time' }))).toBe(true);
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

  it('tells a call-back, which can be taken back', async () => {
    const { server, unmount } = await showDialog({
      kind: 'EDIT_SHIFT',
      shift: timePair({ isCallBack: true }),
    });
    const callBack = await screen.findByRole('switch', { name: 'Call-back' });
    expect(callBack).toHaveProperty('checked', true);
    fireEvent.click(callBack);
    fireEvent.change(await reasons(), { target: { value: '1' } });
    save();
    await said('The time is saved.');
    expect(server.written[0]).toMatchObject({ body: { isCallBack: false } });
    unmount();
    await showDialog(edit);
    expect(screen.queryByRole('switch', { name: 'Call-back' })).toBeNull();
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
    const asked = await question('Change its segments, too?');
    expect(within(asked).getByText('10:00 – 10:28: becomes 10:00 – 10:10')).toBeDefined();
    expect(within(asked).getByText('13:00 – 13:15: is removed')).toBeDefined();
    press(asked, 'Cancel');
    expect(server.written).toEqual([]);
    save();
    press(await question('Change its segments, too?'), 'Save and change segments');
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

describe('copying time', () => {
  it('takes the same times to the latest day that is over by then, a night shift as a night shift', async () => {
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
    // The night shift that begins today has not ended.
    expect(field('Date')).toHaveProperty('value', 'Thu 19 Nov 2026');
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
      'The break has to start after its shift has started at 06:02.',
    ],
    ['after the shift', '14', '15', 'The break has to end before its shift ends at 14:44.'],
    ['over another break', '10', '11', 'There is another segment at that time: 10:00 – 10:28.'],
  ])('are refused %s', async (_, from, to, words) => {
    const { server } = await showDialog({ kind: 'ADD_BREAK', shift });
    enter('Break start', from, '00');
    enter('Break end', to, '00');
    save('Save break');
    const dialog = await question('The break does not fit into its shift');
    expect(dialog.textContent).toContain(words);
    expect(server.written).toEqual([]);
  });

  it('of a night shift are offered the next day', async () => {
    const night = timePair({
      startDate: '2026-11-17',
      clockIn: punch('2026-11-17T21:00:00.000Z'),
      clockOut: punch('2026-11-18T05:00:00.000Z'),
      segmentTimePairs: [],
    });
    const { server } = await showDialog({ kind: 'ADD_BREAK', shift: night });
    enter('Break start', '01', '00');
    enter('Break end', '01', '30');
    fireEvent.click(await screen.findByRole('button', { name: 'It starts the next day' }));
    save('Save break');
    await said('The break is saved.');
    expect(server.written[0]?.body).toMatchObject({
      clockInDateTime: '2026-11-18T00:00:00.000Z',
      clockOutDateTime: '2026-11-18T00:30:00.000Z',
    });
  });

  it.each(['PENDING', 'APPROVED'] as const)(
    'of a manager approve time again that was decided: %s',
    async (status) => {
      const subject = { kind: 'ADD_BREAK', shift: timePair({ status }) } as const;
      await showDialog(subject, { actsAs: 'MANAGER' });
      const told = screen.queryByText('Is approved as soon as it is saved.');
      expect(told !== null).toBe(status === 'APPROVED');
    },
  );

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

/** Whether it comes before the other one in the page. */
function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
