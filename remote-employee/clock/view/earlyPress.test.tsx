import { screen, waitFor } from '@testing-library/react';
import { fakeGeolocation } from 'shared-ui/testing/fakeGeolocation.ts';
import { beforeEach, expect, it } from 'vitest';
import { aroundEachTest, disc, discOrNull, isIdle, now, showClock } from '../testing/showClock.tsx';

aroundEachTest();
beforeEach(() => localStorage.clear());

const minute = 60_000;

it('what was pressed before the clock was there is recorded with its time, once', async () => {
  pressedEarly({ ago: minute });
  const { sent } = showClock({ active: null });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    key: 'early-1',
    path: 'shift-clock-in',
    body: { delayInMilliseconds: minute },
  });
  expect(localStorage.getItem('punctual.press.7')).toBeNull();
});

it('a press that nobody took for ten minutes is not recorded, and it says so', async () => {
  pressedEarly({ ago: 11 * minute });
  const { sent } = showClock({ active: null });
  expect(await screen.findByText(/^What you pressed on .* was not recorded/)).toBeDefined();
  expect(sent).toEqual([]);
});

it('a clock-out is not recorded of somebody who is not clocked in', async () => {
  pressedEarly({ ago: minute, action: 'clock-out' });
  const { sent } = showClock({ active: null });
  expect(await screen.findByText(/^What you pressed on .* was not recorded/)).toBeDefined();
  expect(sent).toEqual([]);
});

it('a press without a place shows nothing before the person was asked', async () => {
  pressedEarly({ ago: minute });
  const answered = Promise.withResolvers<void>();
  fakeGeolocation(['refused'], answered.promise);
  const { sent } = showClock({ active: null, features: { LOCATION: true } });
  await isIdle();
  expect(screen.getByRole('region', { name: 'Clock' }).dataset['loading']).toBe('');
  expect(disc('Clock in')).toBeDefined();
  let wasClockedIn = false;
  const watch = new MutationObserver(() => {
    wasClockedIn ||= screen.queryByText(/^Clocked in since/) !== null;
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  answered.resolve();
  await screen.findByText('Clock without your location?');
  watch.disconnect();
  expect(wasClockedIn).toBe(false);
  await waitFor(() => expect(discOrNull('Clock in')).not.toBeNull());
  expect(sent).toEqual([]);
});

it("somebody else's press is left alone", async () => {
  pressedEarly({ ago: minute, employeeId: 8 });
  const { sent } = showClock({ active: null });
  await isIdle();
  expect(sent).toEqual([]);
  expect(localStorage.getItem('punctual.press.8')).not.toBeNull();
});

/** In the painter's format (`shared-contracts/remote/earlyPress.ts`). */
function pressedEarly({ ago, action = 'clock-in', employeeId = 7 }: Early): void {
  const at = Date.parse(now) - ago;
  const kept = { key: 'early-1', action, server: at, wall: at, monotonic: 0, origin: at };
  localStorage.setItem(`punctual.press.${employeeId}`, JSON.stringify(kept));
}

interface Early {
  /** Milliseconds before now. */
  readonly ago: number;
  readonly action?: 'clock-in' | 'clock-out';
  readonly employeeId?: number;
}
