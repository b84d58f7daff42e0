import type { BrowserContext, Page } from '@playwright/test';
import { multiplyRows } from './multiplyRows.ts';

/** All in milliseconds, the processor four times slower. */
export interface BoardFigures {
  /** From the data being there until it is drawn. */
  readonly drawn: readonly number[];
  /** Between frames while people go by. */
  readonly down: readonly number[];
  /** Between frames while days go by. */
  readonly across: readonly number[];
  /** Between frames while a bar is dragged over days and people. */
  readonly dragged: readonly number[];
}

export const boardRows = 1_000;
export const boardDays = 31;
const draws = 5;

/** The manager's real page, in a month of 31 days, with that many people. */
export async function measurePlanBoard(
  context: BrowserContext,
  url: string,
): Promise<BoardFigures> {
  const data = { username: 'manager', password: 'punctual' };
  const answer = await context.request.post(`${url}/api/employees/login`, { data });
  if (!answer.ok()) throw new Error(`The log-in was answered with ${answer.status()}.`);
  const page = await context.newPage();
  await multiplyRows(page, boardRows);
  await page.goto(`${url}/#/approver-work-schedules`);
  await page.getByRole('grid').waitFor();
  await page.getByText('Month', { exact: true }).click();
  await page.locator('[data-row] [data-bar]').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const drawn: number[] = [];
  while (drawn.length < draws || (await shownDays(page)) !== boardDays) {
    drawn.push(await page.evaluate(drawNext));
  }
  const down = await page.evaluate(scrollBoard, { x: 0, y: 100 });
  await page.setViewportSize({ width: 1024, height: 900 });
  const across = await page.evaluate(scrollBoard, { x: 24, y: 0 });
  await page.setViewportSize({ width: 1440, height: 1500 });
  const dragged = await dragBar(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { drawn, down, across, dragged };
}

async function shownDays(page: Page): Promise<number> {
  return Number(await page.getByRole('grid').getAttribute('aria-colcount')) - 1;
}

/** Runs in the page: the next month, from its last answer until its bars are there. */
async function drawNext(): Promise<number> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const answers = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/assignment-summaries'));
  const before = answers().length;
  document.querySelector<HTMLElement>('main button[aria-label="Later"]')?.click();
  while (answers().length === before || !document.querySelector('[data-row] [data-bar]')) {
    await frame();
  }
  // What was put in is painted by the next frame.
  await frame();
  const answeredAt = Math.max(...answers().map(({ responseEnd }) => responseEnd));
  const drawn = performance.now() - answeredAt;
  await new Promise((settled) => setTimeout(settled, 500));
  performance.clearResourceTimings();
  return drawn;
}

/** Runs in the page: a steady scroll there and back, and the time of each frame. */
async function scrollBoard({ x, y }: { x: number; y: number }): Promise<number[]> {
  const area = document.querySelector('main [role=grid]');
  if (!area) throw new Error('There is no board.');
  area.scrollTo(0, 0);
  const frames: number[] = [];
  let [right, down] = [x, y];
  let before = performance.now();
  for (let frame = 0; frame < 300; frame += 1) {
    const { scrollLeft, scrollTop } = area;
    area.scrollBy(right, down);
    if (area.scrollLeft === scrollLeft && area.scrollTop === scrollTop)
      [right, down] = [-right, -down];
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = performance.now();
    frames.push(now - before);
    before = now;
  }
  return frames.slice(5);
}

/** A bar at the left end is taken to the right one, twenty people down and up. */
async function dragBar(page: Page): Promise<number[]> {
  const board = page.getByRole('grid');
  await board.evaluate((area) => area.scrollTo(0, 0));
  const bar = await page.locator('[data-row="0"] [data-bar]').first().boundingBox();
  const row = await page.locator('[data-row="0"]').boundingBox();
  if (!bar || !row) throw new Error('The board has no bars.');
  const start = { x: bar.x + 8, y: bar.y + 10 };
  const recorded = page.evaluate(recordFrames, 240);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let step = 0; step <= 120; step += 1) {
    const share = (step % 60) / 60;
    await page.mouse.move(
      start.x + (row.x + row.width - 60 - start.x) * share,
      start.y + 20 * 56 * share,
    );
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return recorded;
}

/** Runs in the page. */
async function recordFrames(count: number): Promise<number[]> {
  const frames: number[] = [];
  let before = performance.now();
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = performance.now();
    frames.push(now - before);
    before = now;
  }
  return frames;
}
