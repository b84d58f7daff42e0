import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../system/system.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { terminal } from '../system/twoManagersCompany.ts';
import { beforeCamera, film, standBefore } from './faceCamera.ts';
import { registerJonas } from './registerJonas.ts';
import { untilRecognised } from './untilRecognised.ts';

test.use({ company: 'faces-that-are-seen', preparedCompany: 'two-managers' });

async function signIn(page: Page): Promise<void> {
  await page.goto('/#/terminal-login');
  await page.getByLabel('Terminal id').fill(terminal.terminalId);
  await page.getByLabel('Password', { exact: true }).fill(terminal.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the wall wakes when somebody stands there, sees them turn and knows them; nothing else is asked @desktop', async ({
  baseURL,
  playwright,
}) => {
  await registerJonas(playwright, baseURL);
  await beforeCamera({ baseURL, plays: await film(['straight']) }, async (page) => {
    await standBefore(page);
    const asked: URL[] = [];
    page.context().on('request', (request) => asked.push(new URL(request.url())));
    const detectorFiles = () =>
      asked.filter(({ pathname }) => pathname.startsWith('/face-detector'));
    await signIn(page);
    await expect(page.getByText('Connected')).toBeVisible();
    expect(detectorFiles()).toEqual([]);

    await test.step('nobody taps: he is seen, turns, is recognised, agrees and clocks in', async () => {
      const agree = page.getByRole('button', { name: 'Yes, I agree' });
      await expect(agree).toBeVisible(untilRecognised);
      expect(detectorFiles().map(({ pathname }) => path.extname(pathname))).toContain('.wasm');
      await agree.click();
      await page.getByRole('button', { name: 'Clock in' }).click();
      await expect(page.getByRole('heading', { name: /^Clocked in, Jonas/ })).toBeFocused();
    });
    await test.step('nothing came from elsewhere, and the service worker keeps the detector', async () => {
      expect([...new Set(asked.filter(isOfNetwork).map(({ origin }) => origin))]).toEqual([
        new URL(baseURL ?? '').origin,
      ]);
      const kept = () =>
        page.evaluate(async () => {
          const keys = await (await caches.open('punctual.files')).keys();
          return keys.map(({ url }) => url).filter((url) => url.includes('/face-detector'));
        });
      await expect
        .poll(async () => (await kept()).map((url) => path.extname(url)).toSorted())
        .toEqual(['.js', '.js', '.tflite', '.wasm']);
    });
  });
});

function isOfNetwork({ protocol }: URL): boolean {
  return protocol.startsWith('http');
}

test('a clip of three pictures, straight, left and right, is nobody who turns @desktop', async ({
  baseURL,
  playwright,
}) => {
  await registerJonas(playwright, baseURL);
  const plays = await film(['straight', 'left', 'right']);
  await beforeCamera({ baseURL, plays }, async (page) => {
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('button', { name: 'Yes, I agree' })).toBeHidden();
  });
});

test('a picture held before the camera does not turn: it is told so, and nothing is sent @desktop', async ({
  baseURL,
}) => {
  await beforeCamera({ baseURL, plays: await film(['straight']) }, async (page) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await signIn(page);
    await expect(page.getByRole('heading', { name: /Turn your head/ })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText(/^No turn of your head was seen/)).toBeVisible();
    await expect(page.getByText('Try 1 of 5')).toBeVisible();
    expect(sent).not.toContain('/api/employees/facial-login');
    await checkAccessibility(page, 'a try before the camera that was of no use');
    await page.getByRole('button', { name: 'Number and PIN' }).click();
    await expect(page.getByLabel('Employee number')).toBeVisible();
  });
});

/** A folder with videos that may not be published; see docs/guides/faces.md. */
const films = process.env['FACE_FILMS'] ?? '';

function withFilm(name: string, run: (page: Page) => Promise<void>): void {
  test(`the film ${name} @desktop`, async ({ baseURL }) => {
    const file = path.join(films, name);
    const isThere = films !== '' && existsSync(file);
    if (!isThere) console.log(`Skipped: FACE_FILMS names no folder with ${name}.`);
    test.skip(!isThere, `FACE_FILMS names no folder with ${name}.`);
    await beforeCamera({ baseURL, plays: await readFile(file) }, async (page) => {
      await signIn(page);
      await run(page);
    });
  });
}

withFilm('turn-real.mjpeg', async (page) => {
  // People without a registered face are told so after the turns.
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible({ timeout: 60_000 });
});

withFilm('noface.mjpeg', async (page) => {
  await page.waitForResponse((answer) => answer.url().endsWith('.tflite'), { timeout: 60_000 });
  await page.getByRole('button', { name: 'Look into the camera' }).click();
  await expect(page.getByText(/^No face was seen/)).toBeVisible({ timeout: 60_000 });
});
