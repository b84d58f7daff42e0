import type { Browser } from '@playwright/test';
import { atMost, quantile, reading, type Section } from '../report/figure.ts';
import { measureApprovalsRows } from './measureApprovalsRows.ts';
import { measureHistoryRows } from './measureHistoryRows.ts';
import { measureTaps } from './measureTaps.ts';
import { withDemo } from '../company/withSystem.ts';

/**
 * The response times of the employee's and the manager's screens, with the real server and the demo
 * company.
 */
export async function screensSection(browser: Browser): Promise<Section> {
  return withDemo(async (system) => {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 390, height: 844 },
      permissions: ['geolocation'],
      geolocation: { latitude: 52.5208, longitude: 13.4094, accuracy: 10 },
    });
    try {
      const data = { username: 'employee', password: 'punctual' };
      const answer = await context.request.post(`${system.url}/api/employees/login`, { data });
      if (!answer.ok()) throw new Error(`The log-in was answered with ${answer.status()}.`);
      const taps = await measureTaps(await context.newPage(), system.url);
      const page = await context.newPage();
      await page.setViewportSize({ width: 1440, height: 900 });
      const rows = await measureHistoryRows(page, system.url);
      await page.close();
      const office = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
      });
      const people = await measureApprovalsRows(office, system.url);
      await office.close();
      const ms = { unit: ' ms' };
      return {
        title: 'Screens, on PGlite',
        command: 'npm run bench -- screens',
        figures: [
          atMost('tap until the new state shows, median', quantile(taps.shown, 0.5), 100, ms),
          atMost('tap until the new state shows, 95 %', quantile(taps.shown, 0.95), 100, ms),
          reading('tap until the server has confirmed, median', quantile(taps.confirmed, 0.5), ms),
          reading('tap until the server has confirmed, 95 %', quantile(taps.confirmed, 0.95), ms),
          reading('of these the server itself, median', quantile(taps.server, 0.5), ms),
          reading('of these the server itself, 95 %', quantile(taps.server, 0.95), ms),
          reading('rows in My History', rows.count),
          reading(
            'frame while scrolling them, CPU 4× slower, median',
            quantile(rows.frames, 0.5),
            ms,
          ),
          atMost(
            'the same, 95 % (beyond 50 ms a frame is long)',
            quantile(rows.frames, 0.95),
            50,
            ms,
          ),
          reading('the same, the longest', Math.max(...rows.frames), ms),
          reading('rows in Employee Time, of 2,000 people and 50 of them open', people.flick.count),
          reading(
            'frame while flicking through them, CPU 4× slower, median',
            quantile(people.flick.frames, 0.5),
            ms,
          ),
          atMost('the same, 95 %', quantile(people.flick.frames, 0.95), 35, ms),
          reading('the same, the longest', Math.max(...people.flick.frames), ms),
          reading(
            'frame while flying through them, median',
            quantile(people.flight.frames, 0.5),
            ms,
          ),
          reading('the same, 95 %', quantile(people.flight.frames, 0.95), ms),
        ],
      };
    } finally {
      await context.close();
    }
  });
}
