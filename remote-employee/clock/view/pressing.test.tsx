import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeGeolocation } from 'shared-ui/testing/fakeGeolocation.ts';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { assignment, customField } from 'shared-contracts/testing/employee.ts';
import { breakSegment, openPair } from 'shared-contracts/testing/timePair.ts';
import {
  aroundEachTest,
  clockedIn,
  disc,
  discOrNull,
  goOffline,
  isIdle,
  now,
  press,
  showClock,
} from '../testing/showClock.tsx';
import { Page } from './ClockPage.tsx';

aroundEachTest();

describe('a press', () => {
  it('shows at once, before the server has answered', async () => {
    const { answerPunch } = showClock({ active: null });
    await isIdle();
    press('Clock in');
    expect(await screen.findByText('Clocked in since', { exact: false })).toHaveProperty(
      'textContent',
      'Clocked in since 10:12',
    );
    await answerPunch(openPair(now));
  });

  it('records one punch when pressed twice', async () => {
    const { sent, answerPunch } = showClock({ active: null });
    await isIdle();
    press('Clock in');
    press('Clock out');
    await answerPunch(openPair(now));
    press('Clock out');
    expect(sent.map(({ path }) => path)).toEqual(['shift-clock-in']);
    await waitFor(() => expect(disc('Clock out').getAttribute('aria-disabled')).toBe('false'));
    vi.setSystemTime(new Date('2026-11-19T09:12:37.000Z'));
    press('Clock out');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is done once by pointer and by keyboard alike', async () => {
    const { sent } = showClock({ active: null });
    await isIdle();
    const button = disc('Clock in');
    fireEvent.pointerDown(button, { button: 0, isPrimary: true });
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('names the assignment, the choice, the device’s clock and the comment', async () => {
    const { sent, answerPunch } = showClock({ active: null });
    await isIdle();
    fireEvent.change(screen.getByLabelText(/Comment on clock-in/), {
      target: { value: 'Covering for Ben ' },
    });
    fireEvent.change(screen.getByLabelText('Time type'), { target: { value: '62' } });
    press('Clock in');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      employeeAssignmentId: 31,
      timeTypeId: 62,
      comment: 'Covering for Ben',
      deviceDateTime: now,
      delayInMilliseconds: expect.any(Number),
    });
    await answerPunch(openPair(now));
    expect(screen.getByLabelText(/Comment on clock-out/)).toHaveProperty('value', '');
  });

  it('waits for required fields', async () => {
    const { sent } = showClock({
      active: null,
      assignments: [assignment({ timePairCustomFields: [customField()] })],
    });
    await isIdle();
    press('Clock in');
    expect(await screen.findByText('Please complete the required fields.')).toBeDefined();
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Floor'));
    fireEvent.change(screen.getByLabelText('Floor'), { target: { value: '912' } });
    press('Clock in');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('begins and ends a break', async () => {
    const open = openPair(clockedIn);
    const { sent, answerPunch } = showClock({ active: open });
    fireEvent.click(await screen.findByRole('button', { name: 'Take a break' }));
    await screen.findByText('On break since', { exact: false });
    await answerPunch({ ...open, segmentTimePairs: [breakSegment(now, null)] });
    vi.setSystemTime(new Date('2026-11-19T09:13:10.000Z'));
    const resume = screen.getByRole('button', { name: 'Resume' });
    await waitFor(() => expect(resume.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(resume);
    await answerPunch(open, 'SHORT_BREAK_DISCARDED');
    expect(await screen.findByText('SHORT_BREAK_DISCARDED in words')).toBeDefined();
    expect(sent.map(({ path }) => path)).toEqual(['segment-clock-in', 'segment-clock-out']);
    expect(sent[0]?.body).toMatchObject({ shiftTimePairId: 601, pairType: 'BREAK' });
  });

  it('books the shift that runs anew, by the next press alone', async () => {
    const open = openPair(clockedIn);
    const { sent, answerPunch } = showClock({ active: open });
    await screen.findByText('Clocked in since', { exact: false });
    fireEvent.change(screen.getByLabelText('Time type'), { target: { value: '62' } });
    expect(screen.getByText('Applies to the whole shift when you next clock')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Take a break' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ timeTypeId: 62, costCenter: { id: 71 } });
    expect(screen.getByLabelText('Time type')).toHaveProperty('value', '62');
    const pause = breakSegment(now, null);
    const timeType = { id: 62, externalName: 'Training' };
    await answerPunch({ ...open, timeType, segmentTimePairs: [pause] });
    vi.setSystemTime(new Date('2026-11-19T09:33:10.000Z'));
    const resume = screen.getByRole('button', { name: 'Resume' });
    await waitFor(() => expect(resume.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(resume);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).not.toHaveProperty('timeTypeId');
  });

  it('works by the space bar and by B, but not while somebody types', async () => {
    const { sent } = showClock({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    fireEvent.keyDown(screen.getByLabelText(/Comment/), { key: 'b' });
    fireEvent.keyDown(screen.getByLabelText(/Comment/), { key: ' ' });
    expect(sent).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'b' });
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['segment-clock-in']));
  });
});

describe('a clock-out', () => {
  const undoable = { properties: { CLOCK_OUT_UNDO_DELAY: 10 } };

  it('can be undone, and is never sent then', async () => {
    const { sent } = showClock({ active: openPair(clockedIn), ...undoable });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    // Nothing is wrong: a warning would be announced.
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe('');
    fireEvent.click(undo);
    expect(await screen.findByText('You are still clocked in.')).toBeDefined();
    expect(screen.getByText('Clocked in since', { exact: false })).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('that is undone gives its comment back', async () => {
    showClock({ active: openPair(clockedIn), ...undoable });
    await screen.findByText('Clocked in since', { exact: false });
    const comment = screen.getByLabelText(/Comment on clock-out/);
    fireEvent.change(comment, { target: { value: 'Left early' } });
    press('Clock out');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('You are still clocked in.');
    expect(screen.getByLabelText(/Comment on clock-out/)).toHaveProperty('value', 'Left early');
  });

  it('made again after it was undone takes back that I am still clocked in', async () => {
    showClock({ active: openPair(clockedIn), ...undoable });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('You are still clocked in.');
    await waitFor(() => expect(disc('Clock out').getAttribute('aria-disabled')).toBe('false'));
    vi.setSystemTime(new Date('2026-11-19T09:12:38.000Z'));
    press('Clock out');
    await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(screen.queryByText('You are still clocked in.')).toBeNull());
  });

  it('that can still be undone is kept on the device as well when I am offline', async () => {
    showClock({ active: openPair(clockedIn), ...undoable });
    await screen.findByText('Clocked in since', { exact: false });
    goOffline(true);
    press('Clock out');
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText('Saved on this device, will be sent')).toBeDefined();
    expect(screen.getByText(/Clock-out 10:12/)).toBeDefined();
  });

  it('is sent at once when I leave the clock', async () => {
    const { sent, unmount } = showClock({ active: openPair(clockedIn), ...undoable });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    await screen.findByRole('button', { name: 'Undo' });
    expect(sent).toEqual([]);
    unmount();
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['shift-clock-out']));
  });
});

describe('the place', () => {
  const here = { latitude: 52.5, longitude: 13.4, accuracy: 8 };

  it('goes with the punch', async () => {
    fakeGeolocation([here]);
    const { sent } = showClock({ active: null, features: { LOCATION: true } });
    await isIdle();
    press('Clock in');
    await waitFor(() => expect(sent[0]?.body).toMatchObject(here));
  });

  it('that the browser still asks the person about shows nothing as done', async () => {
    const toFake = ['Date', 'performance', 'setTimeout', 'clearTimeout'] as const;
    vi.useFakeTimers({ toFake: [...toFake], now: new Date(now), shouldAdvanceTime: true });
    fakeGeolocation([here], new Promise(() => undefined));
    const { sent, answerPunch } = showClock({ active: null, features: { LOCATION: true } });
    await isIdle();
    press('Clock in');
    expect(await screen.findByText(/^Your browser asks whether/)).toBeDefined();
    press('Clock in');
    expect(screen.queryByText('Clocked in since', { exact: false })).toBeNull();
    expect(disc('Clock in').getAttribute('aria-disabled')).toBe('true');
    await act(async () => await vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('Clock without your location?')).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Clock without location' }));
    await answerPunch(openPair(now));
    expect(await screen.findByText('Clocked in since', { exact: false })).toBeDefined();
    expect(sent).toHaveLength(1);
  });

  it('is done without after a yes; a no records nothing', async () => {
    fakeGeolocation(['refused']);
    const { sent } = showClock({ active: null, features: { LOCATION: true } });
    await isIdle();
    press('Clock in');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await isIdle();
    expect(sent).toEqual([]);
  });

  it('is asked for over the clock as it was, until the answer', async () => {
    fakeGeolocation(['refused']);
    const { sent } = showClock({ active: openPair(clockedIn), features: { LOCATION: true } });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    await screen.findByText('Clock without your location?');
    await waitFor(() => expect(discOrNull('Clock out')).not.toBeNull());
    expect(screen.queryByText('Clocked out at', { exact: false })).toBeNull();
    fireEvent.click(screen.getByText('Clock without location'));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['shift-clock-out']));
    expect(await screen.findByText('Clocked out at', { exact: false })).toBeDefined();
  });

  it('is asked for again after a reload, and a no records nothing', async () => {
    fakeGeolocation(['refused']);
    const shown = { active: openPair(clockedIn), features: { LOCATION: true } };
    const before = showClock(shown);
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    await screen.findByText('Clock without your location?');
    await waitFor(() => expect(discOrNull('Clock out')).not.toBeNull());
    before.unmount();
    const { sent } = showClock(shown);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(disc('Clock out')).toBeDefined();
    expect([...before.sent, ...sent]).toEqual([]);
  });

  it('is gone without when nobody answers in time, and the page says so', async () => {
    fakeGeolocation(['refused']);
    const { sent, answerPunch } = showClock({ active: null, features: { LOCATION: true } });
    await isIdle();
    press('Clock in');
    await screen.findByText('Clock without your location?');
    await isIdle();
    vi.setSystemTime(new Date('2026-11-19T09:14:36.000Z'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await answerPunch(openPair(now));
    const [told] = await screen.findAllByText('It was sent without your location.');
    expect(told).toBeDefined();
  });

  it('is gone without, which is said on whatever page I am by then', async () => {
    fakeGeolocation(['refused']);
    const shown = { active: null, features: { LOCATION: true }, page: <ClockAndElsewhere /> };
    const { sent, answerPunch } = showClock(shown);
    await isIdle();
    press('Clock in');
    await screen.findByText('Clock without your location?');
    fireEvent.click(screen.getByText('Go elsewhere'));
    vi.setSystemTime(new Date('2026-11-19T09:14:36.000Z'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await answerPunch(openPair(now));
    const [told] = await screen.findAllByText('It was sent without your location.');
    expect(told).toBeDefined();
  });

  it('that is blocked shows nothing of the press behind its dialog', async () => {
    fakeGeolocation([{ ...here, latitude: 40 }]);
    const geofences = [{ id: 1, name: 'Site', ...here, radius: 100 }];
    showClock({
      active: openPair(clockedIn),
      assignments: [assignment({ geofences })],
      features: { LOCATION: true, GEOFENCE_BLOCKING: true },
    });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    await screen.findByText('You can’t clock here');
    await waitFor(() => expect(discOrNull('Clock out')).not.toBeNull());
    expect(screen.queryByText('Clocked out at', { exact: false })).toBeNull();
  });
});

function ClockAndElsewhere() {
  const [isElsewhere, setIsElsewhere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsElsewhere(true)}>
        Go elsewhere
      </button>
      {!isElsewhere && <Page />}
    </>
  );
}
