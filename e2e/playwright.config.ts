import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from 'tooling/test/chromium.ts';
import { place } from './system/place.ts';

const executablePath = findChromium();

/**
 * Tests run at phone and desktop size; the tags `@phone` and `@desktop` restrict one to that size.
 * `@screens` marks the pass over every screen, which also runs on a tablet.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../reports/e2e',
  globalSetup: './system/prepareDemo.ts',
  // On two cores: a walk waits for timers and animations a third of its time.
  workers: 3,
  timeout: 120_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    ...place,
    // A test's routes do not see a worker's requests; tests of the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Snapshots of each step cost a quarter of the pages' processor time; ask by `--trace on`.
    trace: 'off',
    launchOptions: {
      args: chromiumFlags(),
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'tablet',
      grep: /@screens/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
  ],
});
