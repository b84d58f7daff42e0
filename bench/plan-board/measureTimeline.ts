import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { boardDays, boardRows, type BoardFigures } from './measurePlanBoard.ts';
import type { ShownRow } from './readShownRows.ts';

/**
 * The same people and bars over the same month in vis-timeline; it gets all rows at once, where the
 * product loads pages.
 */
export async function measureTimeline(
  context: BrowserContext,
  rows: readonly ShownRow[],
): Promise<Pick<BoardFigures, 'opened' | 'down' | 'across'>> {
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
  const figures = await page.evaluate(drawAndScroll, {
    rows,
    count: boardRows,
    days: boardDays,
  });
  await page.close();
  return figures;
}

interface Drawn {
  readonly rows: readonly ShownRow[];
  readonly count: number;
  readonly days: number;
}

/** Runs in the page, so it refers to nothing outside itself. */
async function drawAndScroll({ rows, count, days }: Drawn) {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const place = document.getElementById('board');
  const vis: unknown = Reflect.get(globalThis, 'vis');
  if (!place || typeof vis !== 'object' || vis === null) throw new Error('There is no timeline.');
  const Timeline: unknown = Reflect.get(vis, 'Timeline');
  if (typeof Timeline !== 'function') throw new Error('There is no timeline.');
  const dayOf = (day: number) => new Date(2026, 11, 1 + day);
  const people = Array.from({ length: count }, (_, id) => ({
    id,
    content: rows[id % rows.length]?.name ?? '',
  }));
  const items = people.flatMap(({ id }) =>
    (rows[id % rows.length]?.bars ?? []).map(({ first, days: length, words, fill }) => ({
      id: `${id} ${first}`,
      group: id,
      content: words,
      start: dayOf(first),
      end: dayOf(first + length),
      type: 'range',
      style: `background-color: ${fill}`,
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
  await new Promise((painted) => setTimeout(painted));
  const opened = [performance.now() - startedAt];
  const area = place.querySelector('.vis-vertical-scroll');
  if (!area || typeof timeline !== 'object' || timeline === null) {
    throw new Error('The timeline does not scroll.');
  }
  async function frames(move: (frame: number) => void): Promise<number[]> {
    const times: number[] = [];
    let before = performance.now();
    for (let index = 0; index < 300; index += 1) {
      move(index);
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
  const across = await frames((index) => {
    const day = Math.abs((index % 60) - 30) / 4;
    Reflect.apply(setWindow, timeline, [dayOf(day), dayOf(day + 24), { animation: false }]);
  });
  return { opened, down, across };
}
