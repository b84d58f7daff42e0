import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeGeolocation } from 'shared-ui/testing/fakeGeolocation.ts';
import { describe, expect, it, vi } from 'vitest';
import { assignment, customField } from 'shared-contracts/testing/employee.ts';
import { breakSegment, openPair, punch } from 'shared-contracts/testing/timePair.ts';
import {
  aroundEachTest,
  asPhone,
  clockedIn,
  goOffline,
  now,
  press,
  problem,
  showClock,
} from '../testing/showClock.tsx';

aroundEachTest();

const onBreak = { ...openPair(clockedIn), segmentTimePairs: [breakSegment(now, null)] };

async function chooseTraining(): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Time type'), { target: { value: '62' } });
}

function fromNow(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'Only from now on' });
}

async function countFromNow(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Only from now on' }));
}

async function isClockedInSince(time: string): Promise<void> {
  await waitFor(() =>
    expect(screen.getByText('Clocked in since', { exact: false }).textContent).toBe(
      `Clocked in since ${time}`,
    ),
  );
}

describe('a change of what I am clocked on', () => {
  it('cannot be pressed while the clock-in before it is still being answered', async () => {
    const { answerPunch } = showClock({ active: null });
    await screen.findByRole('button', { name: 'Clock in' });
    press('Clock in');
    await chooseTraining();
    const button = await screen.findByRole('button', { name: 'Only from now on' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await answerPunch(openPair(now));
    await waitFor(() => expect(fromNow()?.getAttribute('aria-disabled')).toBeNull());
  });

  it('from now on ends what ran as it was booked, and begins the next at that moment', async () => {
    const open = openPair(clockedIn);
    const { sent, answerPunch } = showClock({
      active: { ...open, isCallBack: true },
      assignments: [assignment({ authorityNames: ['CAPTURE_TIME', 'CAPTURE_CALL_BACK'] })],
      properties: { CLOCK_OUT_UNDO_DELAY: 10 },
    });
    await screen.findByText('Clocked in since', { exact: false });
    expect(fromNow()).toBeNull();
    const comment = screen.getByLabelText(/Comment on clock-out/);
    fireEvent.change(comment, { target: { value: 'For the evening' } });
    await chooseTraining();
    await countFromNow();
    await isClockedInSince('10:12');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await answerPunch({ ...open, clockOut: punch(now) });
    const timeType = { id: 62, externalName: 'Training' };
    await answerPunch({ ...openPair(now), id: 602, timeType });
    expect(sent.map(({ path }) => path)).toEqual(['shift-clock-out', 'shift-clock-in']);
    expect(sent[0]?.body).toMatchObject({ shiftTimePairId: 601 });
    expect(sent[0]?.body).not.toHaveProperty('timeTypeId');
    expect(sent[0]?.body).not.toHaveProperty('comment');
    expect(sent[1]?.body).toMatchObject({
      employeeAssignmentId: 31,
      timeTypeId: 62,
      costCenter: { id: 71 },
      isCallBack: true,
    });
    expect(
      await screen.findByText('Changed from 10:12. Your earlier time stays as it was.'),
    ).toBeDefined();
    expect(screen.queryByText(/^Clocked out at/)).toBeNull();
    expect(fromNow()).toBeNull();
    expect(screen.getByLabelText('Time type')).toHaveProperty('value', '62');
    expect(screen.getByLabelText(/Comment on clock-out/)).toHaveProperty(
      'value',
      'For the evening',
    );
  });

  it('from now on is kept on the device while I am offline, both parts of it', async () => {
    const open = openPair(clockedIn);
    const { sent, failPunch, answerPunch } = showClock({ active: open });
    await screen.findByText('Clocked in since', { exact: false });
    goOffline(true);
    await chooseTraining();
    await countFromNow();
    await isClockedInSince('10:12');
    await failPunch(() => Promise.reject(new TypeError('offline')));
    expect(await screen.findByText(/Clock-out 10:12/)).toBeDefined();
    expect(screen.getByText(/Clock-in 10:12/)).toBeDefined();
    vi.advanceTimersByTime(300_000);
    goOffline(false);
    await answerPunch({ ...open, clockOut: punch(now) });
    await answerPunch({ ...openPair(now), id: 602 });
    await waitFor(() => expect(screen.queryByText(/Clock-in 10:12/)).toBeNull());
    const late = { delayInMilliseconds: 300_000 };
    expect(sent).toMatchObject([
      { path: 'shift-clock-out', body: { delayInMilliseconds: 0 } },
      { path: 'shift-clock-out', body: late },
      { path: 'shift-clock-in', body: late },
    ]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('from now on begins nothing where the shift had ended elsewhere, and says so of both parts', async () => {
    const { sent, server, failPunch } = showClock({ active: openPair(clockedIn) });
    await chooseTraining();
    await countFromNow();
    server.active = null;
    await failPunch(() => problem(409, 'CLOCK_OUT_ALREADY_RECORDED', 'The shift has ended.'));
    expect(await screen.findByText('This shift has ended already')).toBeDefined();
    expect(screen.getByText('On this device: Clock-out 10:12, Clock-in 10:12')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Leave it unrecorded' }));
    await waitFor(() => expect(screen.queryByText('This was not recorded')).toBeNull());
    expect(await screen.findByText('Not clocked in')).toBeDefined();
    expect(screen.queryByText(/^Changed from/)).toBeNull();
    expect(sent.map(({ path }) => path)).toEqual(['shift-clock-out']);
  });

  it('from now on is not told as done where the clock-out went to the manager', async () => {
    const open = openPair(clockedIn);
    const { answerPunch } = showClock({ active: open });
    await chooseTraining();
    await countFromNow();
    const clockOut = punch(now);
    await answerPunch({ ...open, clockOut, isCorrection: true }, 'RECORDED_AS_CORRECTION');
    await answerPunch(open, 'ALREADY_CLOCKED_IN');
    expect(await screen.findByText('ALREADY_CLOCKED_IN in words')).toBeDefined();
    expect(screen.queryByText(/^Changed from/)).toBeNull();
    await isClockedInSince('06:00');
  });

  it('is not offered from now on in a call-back that I may not begin myself', async () => {
    showClock({ active: { ...openPair(clockedIn), isCallBack: true } });
    await screen.findByText('Clocked in since', { exact: false });
    await chooseTraining();
    expect(screen.getByText('Applies to the whole shift when you next clock')).toBeDefined();
    expect(fromNow()).toBeNull();
  });

  it('from now on takes one place for both, and is not made without a yes', async () => {
    fakeGeolocation(['refused']);
    const { sent } = showClock({ active: openPair(clockedIn), features: { LOCATION: true } });
    await screen.findByText('Clocked in since', { exact: false });
    await chooseTraining();
    await countFromNow();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isClockedInSince('06:00');
    expect(sent).toEqual([]);
  });

  it('from now on goes without its place, both parts of it, when nobody answers', async () => {
    fakeGeolocation(['refused']);
    const open = openPair(clockedIn);
    const { sent, answerPunch } = showClock({ active: open, features: { LOCATION: true } });
    await screen.findByText('Clocked in since', { exact: false });
    await chooseTraining();
    await countFromNow();
    await screen.findByText('Clock without your location?');
    vi.setSystemTime(new Date('2026-11-19T09:14:36.000Z'));
    window.dispatchEvent(new Event('online'));
    await answerPunch({ ...open, clockOut: punch(now) });
    await answerPunch({ ...openPair(now), id: 602 });
    expect(sent.map(({ path }) => path)).toEqual(['shift-clock-out', 'shift-clock-in']);
    expect(sent[1]?.body).not.toHaveProperty('latitude');
    const [told] = await screen.findAllByText('It was sent without your location.');
    expect(told).toBeDefined();
    await isClockedInSince('10:12');
  });

  it('from now on sends where it was made with both', async () => {
    const here = { latitude: 52.5, longitude: 13.4, accuracy: 8 };
    fakeGeolocation([here]);
    const open = openPair(clockedIn);
    const { sent, answerPunch } = showClock({ active: open, features: { LOCATION: true } });
    await screen.findByText('Clocked in since', { exact: false });
    await chooseTraining();
    await countFromNow();
    await answerPunch({ ...open, clockOut: punch(now) });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toMatchObject([here, here]);
  });

  it('counts for the whole shift alone while I am on a break', async () => {
    showClock({ active: onBreak });
    await screen.findByText('On break since', { exact: false });
    await chooseTraining();
    expect(screen.getByText('Applies to the whole shift when you next clock')).toBeDefined();
    expect(fromNow()).toBeNull();
  });

  it('waits for required fields', async () => {
    const { sent } = showClock({
      active: openPair(clockedIn),
      assignments: [assignment({ timePairCustomFields: [customField()] })],
    });
    await screen.findByText('Clocked in since', { exact: false });
    await chooseTraining();
    await countFromNow();
    expect(await screen.findByText('Please complete the required fields.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('is offered in the form on a phone, which closes with it', async () => {
    asPhone();
    const { sent } = showClock({ active: openPair(clockedIn) });
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await chooseTraining();
    await countFromNow();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sent[0]?.path).toBe('shift-clock-out'));
  });

  it('is still there after a reload, until a punch has taken it along', async () => {
    const open = openPair(clockedIn);
    const before = showClock({ active: open });
    await screen.findByText('Clocked in since', { exact: false });
    await chooseTraining();
    before.unmount();
    const after = showClock({ active: open });
    expect(await screen.findByText('Applies to the whole shift when you next clock')).toBeDefined();
    expect(screen.getByLabelText('Time type')).toHaveProperty('value', '62');
    press('Clock out');
    await waitFor(() =>
      expect(after.sent).toMatchObject([{ path: 'shift-clock-out', body: { timeTypeId: 62 } }]),
    );
    await after.answerPunch({ ...open, clockOut: punch(now) });
    after.unmount();
    showClock({ active: open });
    await screen.findByText('Clocked in since', { exact: false });
    expect(await screen.findByLabelText('Time type')).toHaveProperty('value', '61');
  });

  it('and what I wrote for the clock-out stay while I look at another page', async () => {
    const open = openPair(clockedIn);
    const before = showClock({ active: open });
    await screen.findByText('Clocked in since', { exact: false });
    fireEvent.change(screen.getByLabelText(/Comment on clock-out/), {
      target: { value: 'Left early' },
    });
    before.unmount();
    showClock({ active: open });
    await screen.findByText('Clocked in since', { exact: false });
    expect(await screen.findByLabelText(/Comment on clock-out/)).toHaveProperty(
      'value',
      'Left early',
    );
  });

  it('is not carried over to another shift', async () => {
    const before = showClock({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    await chooseTraining();
    before.unmount();
    showClock({ active: { ...openPair(clockedIn), id: 602 } });
    await screen.findByText('Clocked in since', { exact: false });
    expect(await screen.findByLabelText('Time type')).toHaveProperty('value', '61');
  });
});

describe('what I chose for the next clock-in', () => {
  async function chosenBefore(): Promise<void> {
    const before = showClock({ active: null });
    await screen.findByText('Not clocked in');
    await chooseTraining();
    before.unmount();
  }

  it('stays while I look at another page, and goes with the clock-in', async () => {
    await chosenBefore();
    const { sent, answerPunch, unmount } = showClock({ active: null });
    expect(await screen.findByLabelText('Time type')).toHaveProperty('value', '62');
    press('Clock in');
    await waitFor(() => expect(sent).toMatchObject([{ body: { timeTypeId: 62 } }]));
    await answerPunch(openPair(now));
    unmount();
    showClock({ active: null });
    await screen.findByText('Not clocked in');
    expect(await screen.findByLabelText('Time type')).toHaveProperty('value', '61');
  });

  it('is not what I wrote for the clock-out of a shift that I began at a terminal', async () => {
    const before = showClock({ active: null });
    await screen.findByText('Not clocked in');
    fireEvent.change(await screen.findByLabelText(/Comment on clock-in/), {
      target: { value: 'Bus was late' },
    });
    before.unmount();
    showClock({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    expect(await screen.findByLabelText(/Comment on clock-out/)).toHaveProperty('value', '');
  });

  it('is forgotten after half a day, also where the page was looked at meanwhile', async () => {
    await chosenBefore();
    vi.setSystemTime(new Date('2026-11-19T18:00:00.000Z'));
    showClock({ active: null }).unmount();
    await chosenBefore();
    vi.setSystemTime(new Date('2026-11-20T06:00:00.000Z'));
    showClock({ active: null });
    await screen.findByText('Not clocked in');
    expect(await screen.findByLabelText('Time type')).toHaveProperty('value', '61');
  });
});
