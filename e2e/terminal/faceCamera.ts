import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

const looks = ['straight', 'left', 'right'];

/** Three portraits of one person, as files. */
export function portraits(): Promise<readonly Buffer[]> {
  const folder = path.resolve(import.meta.dirname, '../../server/faces/engine/testing/pictures');
  return Promise.all(looks.map((look) => readFile(path.join(folder, `${look}.jpg`))));
}

/** A camera before which somebody stands who does what the page says. */
export async function standBefore(page: Page): Promise<void> {
  const files = await portraits();
  const addresses = files.map((file) => `data:image/jpeg;base64,${file.toString('base64')}`);
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
