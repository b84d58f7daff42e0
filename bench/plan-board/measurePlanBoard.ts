import type { BrowserContext, Page } from '@playwright/test';
import { multiplyRows } from './multiplyRows.ts';
import { readShownRows, type ShownRow } from './readShownRows.ts';
import { countOf } from '../countOf.ts';

/** All in milliseconds, with a CPU slowdown of four. */
export interface BoardFigures {
  /** From available data until the whole board is rendered and painted. */
  readonly opened: readonly number[];
  /** From the answer with the plans of another month until they are painted. */
  readonly drawn: readonly number[];
  /** From the request until that answer: server and network. */
  readonly answered: readonly number[];
  /** Between frames while scrolling through people. */
  readonly down: readonly number[];
  /** Between frames while scrolling through days. */
  readonly across: readonly number[];
  /** Between frames while dragging over days, until the selection is painted. */
  readonly dragged: readonly number[];
  /** The different rows of the month. */
  readonly rows: readonly ShownRow[];
}

export const boardRows = countOf(1_000, 60);
export const boardDays = 31;
/** Single days can be selected only in weeks. */
export const draggedDays = 7;
export const draggedPeople = 20;
const draws = countOf(5, 1);

/** The manager's real page, in a month of 31 days, with that many people. */
export async function measurePlanBoard(
  context: BrowserContext,
  url: string,
): Promise<BoardFigures> {
  const data = { username: 'manager', password: 'punctual' };
  const answer = await context.request.post(`${url}/api/employees/login`, { data });
  if (!answer.ok()) throw new Error(`The log-in was answered with ${answer.status()}.`);
  const page = await context.newPage();
  const sampleSize = await multiplyRows(page, boardRows);
  await page.goto(`${url}/#/approver-work-schedules`);
  await page.getByRole('grid').waitFor();
  await page.getByText('Month', { exact: true }).click();
  await page.locator('[data-row] [data-bar]').first().waitFor();
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(4);
  const months: { readonly drawn: number; readonly answered: number }[] = [];
  while (months.length < draws || (await shownDays(page)) !== boardDays) {
    months.push(await page.evaluate(drawNext));
  }
  const opened: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) opened.push(await page.evaluate(openAgain));
  if ((await shownDays(page)) !== boardDays) throw new Error('The month has not stayed.');
  const down = await page.evaluate(scrollBoard, { x: 0, y: 100 });
  await page.setViewportSize({ width: 1024, height: 900 });
  const across = await page.evaluate(scrollBoard, { x: 24, y: 0 });
  await page.setViewportSize({ width: 1440, height: 1500 });
  await slow(1);
  const rows = await readShownRows(page, sampleSize());
  await page.getByText('Week', { exact: true }).click();
  await page.locator('[data-row] [data-bar]').first().waitFor();
  await page.getByLabel('Select single days').click();
  await slow(4);
  const dragged = await dragDays(page);
  await slow(1);
  await page.close();
  return {
    opened,
    drawn: months.map((month) => month.drawn),
    answered: months.map((month) => month.answered),
    down,
    across,
    dragged,
    rows,
  };
}

async function shownDays(page: Page): Promise<number> {
  return Number(await page.getByRole('grid').getAttribute('aria-colcount')) - 1;
}

/** Runs in the page: the next month, from its last answer until its bars are painted. */
async function drawNext(): Promise<{ drawn: number; answered: number }> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const answers = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/assignment-summaries'));
  performance.clearResourceTimings();
  const askedAt = performance.now();
  document.querySelector<HTMLElement>('main button[aria-label="Later"]')?.click();
  while (answers().length === 0 || !document.querySelector('[data-row] [data-bar]')) {
    await frame();
  }
  // Frame callbacks run before painting, the next message after it.
  await new Promise((painted) => setTimeout(painted));
  const answeredAt = Math.max(...answers().map(({ responseEnd }) => responseEnd));
  const drawn = performance.now() - answeredAt;
  await new Promise((settled) => setTimeout(settled, 500));
  return { drawn, answered: answeredAt - askedAt };
}

/** Runs in the page: away from the board and back, with its data in memory. */
async function openAgain(): Promise<number> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const bars = () => document.querySelectorAll('main [data-row] [data-bar]').length;
  const { hash } = location;
  location.hash = '#/approvals';
  while (document.querySelector('main [role=grid]')) await frame();
  await new Promise((settled) => setTimeout(settled, 1_500));
  const startedAt = performance.now();
  location.hash = hash;
  while (bars() === 0) await frame();
  await new Promise((painted) => setTimeout(painted));
  const opened = performance.now() - startedAt;
  const rows = [...document.querySelectorAll('main [data-row]')];
  const area = document.querySelector('main [role=grid]');
  const bottom = area?.getBoundingClientRect().bottom ?? 0;
  const lowest = Math.max(...rows.map((row) => row.getBoundingClientRect().bottom));
  if (!area || lowest < bottom - 44) throw new Error('Rows in view were not drawn.');
  await new Promise((settled) => setTimeout(settled, 1_000));
  return opened;
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

/**
 * Drags from the first day of the first person to the last of the twentieth, twice, and releases
 * there.
 */
async function dragDays(page: Page): Promise<number[]> {
  await page.getByRole('grid').evaluate((area) => area.scrollTo(0, 0));
  const first = await page.locator('[data-row="0"] [data-bar="0"]').boundingBox();
  const last = await page.locator(`[data-row="${draggedPeople - 1}"]`).boundingBox();
  if (!first || !last) throw new Error('The board has no room for the people to drag over.');
  const from = { x: first.x + 12, y: first.y + 10 };
  const to = { x: last.x + last.width - 30, y: last.y + 20 };
  await page.mouse.move(from.x, from.y);
  const recording = await page.evaluateHandle(startRecording);
  await page.mouse.down();
  const steps = 120;
  for (let step = 1; step <= steps; step += 1) {
    const turn = (step / steps) * 3;
    const share = turn <= 1 ? turn : turn <= 2 ? 2 - turn : turn - 2;
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  }
  await page.mouse.up();
  const { frames, rectangles } = await recording.evaluate(({ recorded }) => recorded);
  const wanted = `${draggedDays} days, ${draggedPeople} people`;
  await page
    .getByText(`${draggedDays * draggedPeople} days, ${draggedPeople} people`)
    .first()
    .waitFor();
  if (rectangles < draggedDays) throw new Error(`No rectangle grew over ${wanted}.`);
  return frames;
}

/**
 * Runs in the page: records frames until the released selection is painted, and counts rectangles.
 */
function startRecording() {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const seen = new Set<string>();
  let isLetGo = false;
  addEventListener('pointerup', () => (isLetGo = true), { once: true });
  async function record(): Promise<{ frames: number[]; rectangles: number }> {
    const frames: number[] = [];
    let before = performance.now();
    for (let after = 0; after < 3; after += isLetGo ? 1 : 0) {
      await frame();
      const now = performance.now();
      const shown = document.querySelector('[data-dragged]')?.getAttribute('style');
      if (shown) seen.add(shown);
      if (shown || isLetGo) frames.push(now - before);
      before = now;
    }
    return { frames, rectangles: seen.size };
  }
  return { recorded: record() };
}
