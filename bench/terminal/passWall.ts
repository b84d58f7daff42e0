import type { Page } from '@playwright/test';

/** A person at the terminal, as a script without pauses. */
export interface WallPerson {
  readonly employeeNumber: string;
  readonly pin: string;
  readonly badge: string;
}

/** Milliseconds from the first key of a badge to the screen with the recorded punch. */
export function passByBadge(page: Page, { badge }: WallPerson): Promise<number> {
  return timed(async () => {
    await page.keyboard.type(badge);
    await page.keyboard.press('Enter');
    await press(page);
  });
}

/**
 * Milliseconds from the first tap to the screen with the recorded punch; number and PIN on the
 * keypad.
 */
export async function passByPin(page: Page, { employeeNumber, pin }: WallPerson): Promise<number> {
  await makeReady(page);
  return timed(async () => {
    await page.getByRole('button', { name: 'Number and PIN' }).click();
    for (const part of [employeeNumber, pin]) {
      for (const digit of part) {
        await page.getByRole('button', { name: digit, exact: true }).click();
      }
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await press(page);
  });
}

/** Milliseconds from the tap on the camera to the screen with the recorded punch. */
export async function passByFace(page: Page): Promise<number> {
  await makeReady(page);
  return timed(async () => {
    await page.getByRole('button', { name: 'Look into the camera' }).click();
    // A clip may have moved on to its next pose before the picture was taken.
    const again = page.getByRole('button', { name: 'Try again' });
    const isRefused = async () => {
      await again.or(page.getByRole('button', clockTile)).first().waitFor();
      return again.isVisible();
    };
    while (await isRefused()) await again.click();
    await press(page);
  });
}

/** A tap closes the previous person's screen. */
export async function makeReady(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Ready for the next person' });
  const start = page.getByRole('button', { name: 'Number and PIN' });
  await next.or(start).first().waitFor();
  if (await next.isVisible()) await next.click();
  await start.waitFor();
}

const clockTile = { name: /^Clock (in|out)/ };

async function press(page: Page): Promise<void> {
  await page.getByRole('button', clockTile).click();
  await page.getByRole('heading', { name: /^Clocked (in|out), / }).waitFor();
}

async function timed(act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}
