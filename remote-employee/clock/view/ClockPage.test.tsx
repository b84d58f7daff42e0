import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { breakSegment, openPair, punch, timePair } from 'shared-contracts/testing/timePair.ts';
import {
  aroundEachTest,
  clockedIn,
  face,
  isIdle,
  showClock,
  summariesOf,
} from '../testing/showClock.tsx';

aroundEachTest();

describe('the clock', () => {
  it('says since when somebody is clocked in, and for how long', async () => {
    showClock({ active: openPair(clockedIn) });
    expect(await screen.findByText('Clocked in since', { exact: false })).toHaveProperty(
      'textContent',
      'Clocked in since 06:00',
    );
    expect(face()).toContain('4:12:36');
  });

  it('takes off breaks, also the one that is going on', async () => {
    const pause = breakSegment('2026-11-19T08:12:36.000Z', null);
    showClock({ active: openPair(clockedIn, { segmentTimePairs: [pause] }) });
    await screen.findByText('On break since', { exact: false });
    expect(face()).toContain('1:00:00');
    expect(face()).toContain('3:12:36 worked');
  });

  it('says the last clock-out in the zone of its shift, also to somebody without assignment', async () => {
    const ended = timePair({
      startDate: '2026-11-19',
      timeZone: 'Asia/Bangkok',
      clockIn: punch('2026-11-19T01:00:00.000Z'),
      clockOut: punch('2026-11-19T08:30:00.000Z'),
    });
    showClock({
      active: null,
      assignments: [],
      answers: { 'shift-summaries': summariesOf(ended) },
    });
    expect(await screen.findByText('Clocked out at', { exact: false })).toHaveProperty(
      'textContent',
      'Clocked out at 15:30',
    );
  });

  it('counts by the server’s clock where the device is wrong', async () => {
    vi.setSystemTime(new Date('2026-11-19T19:12:36.000Z'));
    showClock({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    expect(face()).toContain('4:12:36');
  });
});

describe('the company’s switches', () => {
  it('take the breaks away', async () => {
    showClock({ active: openPair(clockedIn), features: { SEGMENTS: false } });
    await screen.findByText('Clocked in since', { exact: false });
    expect(screen.queryByRole('button', { name: 'Take a break' })).toBeNull();
  });
});

describe('a punch elsewhere', () => {
  it('shows here as soon as it is told', async () => {
    const { server, bus } = showClock({ active: null });
    await isIdle();
    server.active = openPair(clockedIn);
    act(() => bus.emit('active-shift-changed', { employeeId: 7 }));
    expect(await screen.findByText('Clocked in since', { exact: false })).toBeDefined();
  });
});
