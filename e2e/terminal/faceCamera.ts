import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from 'tooling/test/chromium.ts';

type Look = 'straight' | 'left' | 'right';

/** Three portraits of one person, as files. */
export async function portraits(): Promise<Record<Look, Buffer>> {
  const folder = path.resolve(import.meta.dirname, '../../server/faces/engine/testing/pictures');
  const read = (look: Look) => readFile(path.join(folder, `${look}.jpg`));
  return { straight: await read('straight'), left: await read('left'), right: await read('right') };
}

/** A camera before which somebody stands who does what the page says. */
export async function standBefore(page: Page): Promise<void> {
  const { straight, left, right } = await portraits();
  const addresses = [straight, left, right].map(
    (file) => `data:image/jpeg;base64,${file.toString('base64')}`,
  );
  await page.addInitScript((pictures) => {
    const images = pictures.map((address) => Object.assign(new Image(), { src: address }));
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const draw = () => {
      const said = document.querySelector('h1')?.textContent ?? '';
      const image = images[said.includes('left') ? 1 : said.includes('right') ? 2 : 0];
      if (!image?.complete) return;
      const scale = Math.min(canvas.width / image.width, canvas.height / image.height);
      const [width, height] = [image.width * scale, image.height * scale];
      const context = canvas.getContext('2d');
      context?.fillRect(0, 0, canvas.width, canvas.height);
      context?.drawImage(image, (canvas.width - width) / 2, 0, width, height);
    };
    navigator.mediaDevices.getUserMedia = () => {
      setInterval(draw, 50);
      return Promise.resolve(canvas.captureStream(20));
    };
  }, addresses);
}

/** A film for a browser's camera: each look for a second, again and again. */
export async function film(looks: readonly Look[]): Promise<Buffer> {
  const pictures = await portraits();
  return Buffer.concat(looks.flatMap((look) => Array<Buffer>(30).fill(pictures[look])));
}

/** Runs in a browser of its own whose camera plays the film, and may be used without a question. */
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
