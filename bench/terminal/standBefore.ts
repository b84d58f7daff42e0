import type { Page } from '@playwright/test';

/** Milliseconds until a person reacts to a prompt. */
export const reaction = 400;

/**
 * Simulates a person in front of the page's camera who follows its prompts after a moment.
 * @param pictures one turn of a head from fully right to fully left, straight ahead in the middle;
 * JPEG
 */
export async function standBefore(page: Page, pictures: readonly Buffer[]): Promise<void> {
  const addresses = pictures.map((file) => `data:image/jpeg;base64,${file.toString('base64')}`);
  await page.addInitScript(play, { addresses, reaction });
}

/** Runs in the page, so it refers to nothing outside itself. */
function play({ addresses, reaction: later }: { addresses: string[]; reaction: number }): void {
  const images = addresses.map((address) => Object.assign(new Image(), { src: address }));
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const straight = (images.length - 1) / 2;
  let shown = straight;
  let goal = straight;
  let draws = 0;
  let heard = '';
  const draw = () => {
    const said = document.querySelector('h1')?.textContent ?? '';
    if (said !== heard) {
      heard = said;
      const last = images.length - 1;
      const next = said.includes('left') ? last : said.includes('right') ? 0 : straight;
      setTimeout(() => (goal = next), later);
    }
    // A frame every 100 ms: a head that turns in half a second.
    if (draws++ % 2 === 0) shown += Math.sign(goal - shown);
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
