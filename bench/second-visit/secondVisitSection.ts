import type { Browser } from '@playwright/test';
import type { ColdScreen } from '../cold-start/coldScreens.ts';
import { atMost, reading, type Section } from '../report/figure.ts';
import { measureSecondVisit } from './measureSecondVisit.ts';
import { withDemo } from '../company/withSystem.ts';

/** How fast screens open that the service worker has cached. */
export async function secondVisitSections(
  browser: Browser,
  screens: readonly ColdScreen[],
  visits: number,
  add: (section: Section) => void,
): Promise<void> {
  return withDemo(async (system) => {
    const milliseconds = { unit: ' ms' };
    for (const screen of screens) {
      const again = await measureSecondVisit(browser, system.url, screen, visits);
      add({
        title: `Second visit of ${screen.name}: 1.6 Mbit/s, 150 ms, CPU 4× slower, median of ${visits}`,
        command: 'npm run bench -- second-visit',
        figures: [
          atMost('first paint', again.firstPaint, 300, milliseconds),
          reading('first screen', again.firstScreen, milliseconds),
          atMost('pressable', again.pressable, 1_100, milliseconds),
          reading('main thread blocked until then', again.blocked, milliseconds),
          reading('longest task until then', again.longestTask, milliseconds),
          atMost('layout shift', again.shift, 0.02, { digits: 3 }),
          atMost('script on the wire', again.scriptBytes / 1000, 0, { unit: ' kB', digits: 1 }),
          reading('all requests', again.requests),
        ],
      });
    }
  });
}
