import type { Page } from '@playwright/test';

/** Milliseconds until somebody who was told where to look begins to do so. */
export const reaction = 400;

/**
 * Puts a person before the page's camera who does what it says, a moment later.
 * @param pictures straight ahead, and turned to the own left and right; JPEG
 */
export async function standBefore(page: Page, pictures: readonly Buffer[]): Promise<void> {
  const addresses = pictures.map((file) => `data:image/jpeg;base64,${file.toString('base64')}`);
  await page.addInitScript(play, { addresses, reaction });
}

/** Runs in the page, so it refers to nothing outside itself. */
function play({ addresses, reaction: later }: { addresses: string[]; reaction: number }): void {
  const images = addresses.map((address) => Object.assign(new Image(), { src: address }));
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  let shown = 0;
  let heard = '';
  const draw = () => {
    const said = document.querySelector('h1')?.textContent ?? '';
    if (said !== heard) {
      heard = said;
      const next = said.includes('left') ? 1 : said.includes('right') ? 2 : 0;
      setTimeout(() => (shown = next), later);
    }
    const image = images[shown];
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
}
