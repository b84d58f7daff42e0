import type { Page } from '@playwright/test';
import { countOf } from '../countOf.ts';

export interface Taps {
  /** Milliseconds from the tap until the screen shows the new state. */
  readonly shown: readonly number[];
  /** Milliseconds from the tap until the server's answer arrives. */
  readonly confirmed: readonly number[];
  /**
   * Milliseconds from the request until its answer begins: the server's own time and the network.
   */
  readonly server: readonly number[];
}

const rounds = countOf(40, 2);

/** Clocks in, then takes breaks and resumes alternately, as fast as the button allows. */
export async function measureTaps(page: Page, url: string): Promise<Taps> {
  await page.goto(`${url}/#/time/clock`);
  await page.getByRole('button', { name: 'Clock in' }).click();
  await page.getByRole('button', { name: 'Take a break' }).waitFor();
  const taps: Tap[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [now, next] = round % 2 === 0 ? ['Take a break', 'Resume'] : ['Resume', 'Take a break'];
    // The button ignores a second tap within 600 ms.
    await page.waitForTimeout(800);
    taps.push(await page.evaluate(tap, { now, next }));
  }
  return {
    shown: taps.map(({ shown }) => shown),
    confirmed: taps.map(({ confirmed }) => confirmed),
    server: taps.map(({ server }) => server),
  };
}

interface Tap {
  readonly shown: number;
  readonly confirmed: number;
  readonly server: number;
}

/** Runs in the page, so it refers to nothing outside itself. */
async function tap({ now, next }: { now: string; next: string }): Promise<Tap> {
  const find = (name: string) =>
    [...document.querySelectorAll('main button')].find(
      (button) => button.textContent.trim() === name || button.getAttribute('aria-label') === name,
    );
  const until = async <Value>(look: () => Value | undefined): Promise<Value> => {
    for (;;) {
      const element = look();
      if (element !== undefined) return element;
      await new Promise((frame) => requestAnimationFrame(frame));
    }
  };
  const button = await until(() => find(now));
  const startedAt = performance.now();
  const press = { bubbles: true, pointerId: 1, isPrimary: true, button: 0 };
  button.dispatchEvent(new PointerEvent('pointerdown', press));
  button.dispatchEvent(new PointerEvent('pointerup', press));
  if (button instanceof HTMLElement) button.click();
  await until(() => find(next));
  const shown = performance.now() - startedAt;
  const call = await until(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .find(({ name, startTime, responseEnd }) => {
        const isPunch = name.includes('/api/time-pairs/segment-clock-');
        return isPunch && startTime >= startedAt && responseEnd > 0;
      }),
  );
  return {
    shown,
    confirmed: call.responseEnd - startedAt,
    server: call.responseStart - call.requestStart,
  };
}
