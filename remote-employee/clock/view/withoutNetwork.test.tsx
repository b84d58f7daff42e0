import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breakSegment, openPair, punch } from 'shared-contracts/testing/timePair.ts';
import { createDevicePunchStore } from '../../offline-queue/data/createDevicePunchStore.ts';
import { queuedPunch } from '../../testing/queuedPunch.ts';
import {
  aroundEachTest,
  clockedIn,
  discOrNull,
  goOffline,
  isIdle,
  now,
  press,
  problem,
  showClock,
} from '../testing/showClock.tsx';

aroundEachTest();

describe('a punch without network', () => {
  it('shows at once, says where it is kept, and is sent when the network is back', async () => {
    const { failPunch, answerPunch, sent } = showClock({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    goOffline(true);
    press('Clock out');
    await failPunch(() => Promise.reject(new TypeError('offline')));
    expect(await screen.findByText('Saved on this device, will be sent')).toBeDefined();
    expect(screen.getByText(/Clock-out 10:12\. You are offline; nothing is lost\./)).toBeDefined();
    expect(discOrNull('Clock in')).not.toBeNull();
    goOffline(false);
    await answerPunch({ ...openPair(clockedIn), clockOut: punch(now), duration: 15_156 });
    expect(await screen.findByText('Clocked out at 10:12, 4 h 12 min worked')).toBeDefined();
    expect(screen.queryByText('Saved on this device, will be sent')).toBeNull();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is shown as recorded though its answer came before the first look at the server', async () => {
    const waiting = queuedPunch('clock-in', clockedIn);
    await createDevicePunchStore().change(7, () => [waiting]);
    const { answerPunch } = showClock({ active: null, firstLookHangs: true });
    await answerPunch(openPair(clockedIn));
    expect(await screen.findByText('Clocked in since', { exact: false })).toBeDefined();
  });

  it('names the shift by the key of its clock-in while the server does not know it', async () => {
    const { failPunch, answerPunch, sent } = showClock({ active: null });
    await isIdle();
    goOffline(true);
    press('Clock in');
    await failPunch(() => Promise.reject(new TypeError('offline')));
    await screen.findByText('Saved on this device, will be sent');
    fireEvent.click(screen.getByRole('button', { name: 'Take a break' }));
    await screen.findByText('On break since', { exact: false });
    goOffline(false);
    expect(await screen.findByText('Sending 1 of 2')).toBeDefined();
    await answerPunch(openPair(now));
    expect(await screen.findByText('Sending 2 of 2')).toBeDefined();
    await answerPunch(openPair(now, { segmentTimePairs: [breakSegment(now, null)] }));
    await waitFor(() => expect(screen.queryByText(/^Sending/)).toBeNull());
    expect(sent.map(({ path }) => path)).toEqual([
      'shift-clock-in',
      'shift-clock-in',
      'segment-clock-in',
    ]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[2]?.body).toMatchObject({ shiftTimePairId: 601 });
  });

  it('is said as soon as the network goes, and no longer when it is back', async () => {
    showClock({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    goOffline(true);
    expect(await screen.findByText('No connection')).toBeDefined();
    goOffline(false);
    await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
  });
});

describe('a punch that the server refuses', () => {
  it('shows the clock-out that was recorded already, with both sides', async () => {
    const { failPunch, server } = showClock({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    server.active = null;
    await failPunch(() => problem(409, 'CLOCK_OUT_ALREADY_RECORDED', 'The shift has ended.'));
    expect(await screen.findByText('This shift has ended already')).toBeDefined();
    expect(screen.getByText('On this device: Clock-out 10:12')).toBeDefined();
    expect(screen.getByText('On the server: not clocked in')).toBeDefined();
    expect(discOrNull('Clock in')).not.toBeNull();
  });

  it('stays on the page until I say that it may go', async () => {
    const { failPunch } = showClock({ active: openPair(clockedIn) });
    fireEvent.click(await screen.findByRole('button', { name: 'Take a break' }));
    await failPunch(() => problem(409, 'SEGMENT_ALREADY_OPEN', 'It has been running since 10:02.'));
    expect(await screen.findByText('It has been running since 10:02.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Decide later' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show details' }));
    expect(await screen.findByText('On this device: Break from 10:12')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Leave it unrecorded' }));
    await waitFor(() => expect(screen.queryByText('This was not recorded')).toBeNull());
  });

  it('tells since when somebody is clocked in already', async () => {
    const { answerPunch } = showClock({ active: null });
    await isIdle();
    press('Clock in');
    await answerPunch(openPair(clockedIn), 'ALREADY_CLOCKED_IN');
    expect(await screen.findByText('ALREADY_CLOCKED_IN in words')).toBeDefined();
    expect(screen.getByText('Clocked in since', { exact: false }).textContent).toContain('06:00');
  });

  it('says in words that it went to the manager', async () => {
    const { answerPunch } = showClock({ active: null });
    await isIdle();
    press('Clock in');
    await answerPunch(openPair(clockedIn, { isCorrection: true }), 'RECORDED_AS_CORRECTION');
    fireEvent.click(await screen.findByRole('button', { name: 'Show details' }));
    expect(await screen.findByText(/RECORDED_AS_CORRECTION in words/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(screen.queryByText('Your manager decides on this time')).toBeNull());
  });
});
