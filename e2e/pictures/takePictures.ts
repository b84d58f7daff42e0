import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { buildMissing } from 'tooling/build/build.ts';
import { chromiumFlags, findChromium, provideChromium } from 'tooling/test/chromium.ts';
import { workspaceFolder } from 'tooling/workspace/workspace.ts';
import { startSystem } from 'tooling/system/startSystem.ts';
import { place } from '../system/place.ts';
import { scenes, type Scene } from './scenes.ts';
import { signInAll } from './signInAll.ts';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const locales = ['en', 'de', 'th'] as const;

// npm run pictures -- [folder] [prefixes of scene names] [--short: one picture of each scene]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const [folder = 'reports/pictures', ...wanted] = positionals;
const schemes = values.short ? (['light'] as const) : (['light', 'dark'] as const);
const takenSizes = Object.entries(sizes).slice(0, values.short ? 1 : undefined);
await buildMissing();
await provideChromium(workspaceFolder);
const data = await mkdtemp(join(tmpdir(), 'punctual-pictures-'));
const system = await startSystem(join(data, 'data'));
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumFlags(),
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const people = await signInAll(system.url);
  for (const scene of scenes) {
    const { name, as, before, translated } = scene;
    const person = as && people[as];
    const signedIn = person ? { storageState: person.storageState } : {};
    await person?.speak('en');
    if (before) await visit(scene, { ...signedIn, ...sizes.desktop }, before);
    if (wanted.length > 0 && !wanted.some((beginning) => name.startsWith(beginning))) continue;
    for (const locale of translated && !values.short ? locales : locales.slice(0, 1)) {
      await person?.speak(locale);
      for (const [size, options] of takenSizes) {
        const takeIn = (colorScheme: (typeof schemes)[number]) => {
          const words = [name, size, colorScheme, ...(locale === 'en' ? [] : [locale])];
          const path = join(folder, `${words.join('-')}.png`);
          return visit(scene, { ...signedIn, ...options, colorScheme }, async (page) => {
            await scene.onPage?.(page);
            await settle(page);
            await page.screenshot({ path, animations: 'disabled' });
          });
        };
        await Promise.all(schemes.map(takeIn));
      }
    }
    console.log(`Took ${name}.`);
  }
} finally {
  await browser.close();
  await system.kill();
  await rm(data, { recursive: true, force: true });
}

/** Opens the scene in its own browser and runs the work; a failure names the scene. */
async function visit(
  scene: Scene,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const settings = {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    baseURL: system.url,
    ...place,
  };
  const context = await browser.newContext({ ...settings, ...options });
  context.setDefaultTimeout(10_000);
  try {
    const page = await context.newPage();
    await page.goto(scene.path);
    await settle(page);
    await act(page);
  } catch (fault) {
    console.error(`${scene.name}: ${fault instanceof Error ? fault.message : String(fault)}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** Waits until nothing is loading or busy: both are animated without end. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.effect?.getTiming().iterations !== Infinity),
  );
}
