import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from 'tooling/test/chromium.ts';

type Look = 'straight' | 'left' | 'right';

const pictures = path.resolve(import.meta.dirname, '../../server/faces/engine/testing/pictures');

/** Three portraits of one person, as files. */
export async function portraits(): Promise<Record<Look, Buffer>> {
  const read = (look: Look) => readFile(path.join(pictures, `${look}.jpg`));
  return { straight: await read('straight'), left: await read('left'), right: await read('right') };
}

/** The same person from fully right to fully left, as frames of one turn of the head. */
async function turningHead(): Promise<readonly Buffer[]> {
  const right = ['right', 'right-4', 'right-3', 'right-2', 'right-1'];
  const left = ['left-1', 'left-2', 'left-3', 'left-4', 'left'];
  const names = [...right, 'straight', ...left];
  return Promise.all(names.map((name) => readFile(path.join(pictures, `${name}.jpg`))));
}

/** A camera with a person who follows the page's prompts by turning the head. */
export async function standBefore(page: Page): Promise<void> {
  const addresses = (await turningHead()).map(
    (file) => `data:image/jpeg;base64,${file.toString('base64')}`,
  );
  await page.addInitScript((frames) => {
    const images = frames.map((address) => Object.assign(new Image(), { src: address }));
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const straight = (images.length - 1) / 2;
    let at = straight;
    let draws = 0;
    const draw = () => {
      const said = document.querySelector('h1')?.textContent ?? '';
      const goal = said.includes('left')
        ? images.length - 1
        : said.includes('right')
          ? 0
          : straight;
      // A frame every 150 ms: slow enough for a slow machine to see the turn.
      if (draws++ % 3 === 0) at += Math.sign(goal - at);
      const image = images[at];
      if (!image?.complete) return;
      const scale = Math.min(canvas.width / image.width, canvas.height / image.height);
      const [width, height] = [image.width * scale, image.height * scale];
      const context = canvas.getContext('2d');
      context?.fillRect(0, 0, canvas.width, canvas.height);
      context?.drawImage(image, (canvas.width - width) / 2, 0, width, height);
    };
    setInterval(draw, 50);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
  }, addresses);
}

/** A video for a browser's fake camera: each look for a second, looped. */
export async function film(looks: readonly Look[]): Promise<Buffer> {
  const shown = await portraits();
  return Buffer.concat(looks.flatMap((look) => Array<Buffer>(30).fill(shown[look])));
}

/**
 * Runs the work in a separate browser whose camera plays the video, without a permission prompt.
 */
export async function beforeCamera(
  { baseURL, plays }: { readonly baseURL: string | undefined; readonly plays: Buffer },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'punctual-camera-'));
  const file = path.join(folder, 'film.mjpeg');
  await writeFile(file, plays);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [
      ...chromiumFlags(),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: 'en-GB',
      permissions: ['camera'],
      serviceWorkers: 'allow',
      viewport: { width: 820, height: 1180 },
    });
    await run(await context.newPage());
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
