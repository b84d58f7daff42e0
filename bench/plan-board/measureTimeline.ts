import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { boardDays, boardRows, type BoardFigures } from './measurePlanBoard.ts';

/**
 * As many people over a month by vis-timeline, with made-up bars: one for each working week and each
 * weekend, and all rows at once, where the product reads them by pages.
 */
export async function measureTimeline(
  context: BrowserContext,
): Promise<Pick<BoardFigures, 'drawn' | 'down' | 'across'>> {
  const folder = dirname(createRequire(import.meta.url).resolve('vis-timeline/package.json'));
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.setContent('<!doctype html><div id="board"></div>');
  await page.addStyleTag({ content: await read('styles/vis-timeline-graph2d.min.css') });
  await page.addScriptTag({
    content: await read('standalone/umd/vis-timeline-graph2d.min.js'),
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const figures = await page.evaluate(drawAndScroll, { rows: boardRows, days: boardDays });
  await page.close();
  return figures;
}

/** Runs in the page, so it refers to nothing outside itself. */
async function drawAndScroll({ rows, days }: { rows: number; days: number }) {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const place = document.getElementById('board');
  const vis: unknown = Reflect.get(globalThis, 'vis');
  if (!place || typeof vis !== 'object' || vis === null) throw new Error('There is no timeline.');
  const Timeline: unknown = Reflect.get(vis, 'Timeline');
  if (typeof Timeline !== 'function') throw new Error('There is no timeline.');
  const dayOf = (day: number) => new Date(2026, 11, 1 + day);
  const bars = [
    [0, 4],
    [4, 6],
    [6, 11],
    [11, 13],
    [13, 18],
    [18, 20],
    [20, 25],
    [25, 27],
    [27, days],
  ];
  const people = Array.from({ length: rows }, (_, id) => ({ id, content: `Person ${id}` }));
  const items = people.flatMap(({ id }) =>
    bars.map(([start = 0, end = 0], index) => ({
      id: `${id} ${index}`,
      group: id,
      content: index % 2 === 0 ? 'Early' : 'Day off',
      start: dayOf(start),
      end: dayOf(end),
      type: 'range',
    })),
  );
  const options = {
    start: dayOf(0),
    end: dayOf(days),
    maxHeight: 700,
    stack: false,
    verticalScroll: true,
    zoomable: false,
    orientation: 'top',
  };
  const startedAt = performance.now();
  const timeline: unknown = Reflect.construct(Timeline, [place, items, people, options]);
  while (!place.querySelector('.vis-item')) await frame();
  await frame();
  const drawn = [performance.now() - startedAt];
  const area = place.querySelector('.vis-vertical-scroll');
  if (!area || typeof timeline !== 'object' || timeline === null) {
    throw new Error('The timeline does not scroll.');
  }
  async function frames(move: (frame: number) => void): Promise<number[]> {
    const times: number[] = [];
    let before = performance.now();
    for (let count = 0; count < 300; count += 1) {
      move(count);
      await frame();
      const now = performance.now();
      times.push(now - before);
      before = now;
    }
    return times.slice(5);
  }
  const down = await frames(() => area.scrollBy(0, 100));
  const setWindow: unknown = Reflect.get(timeline, 'setWindow');
  if (typeof setWindow !== 'function') throw new Error('The timeline has no window.');
  const across = await frames((count) => {
    const day = Math.abs((count % 60) - 30) / 4;
    Reflect.apply(setWindow, timeline, [dayOf(day), dayOf(day + 24), { animation: false }]);
  });
  return { drawn, down, across };
}
