import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import { nothingChosen, type SelectionMode } from './rules/planSelection.ts';
import { early } from './testing/boardServer.ts';
import { plannedRow } from './testing/plannedRow.ts';
import { Board } from './view/Board.tsx';
import type { BoardProps } from './view/BoardProps.ts';
import { rowHeight } from './view/boardSizes.ts';

const people = Array.from({ length: 1_000 }, (_, index) => plannedRow(index + 1));
const plans = new Map(
  people.map(({ id, description, position, timeZone }) => {
    const ranges = [{ ...early, assignmentId: id }];
    return [id, { assignmentId: id, description, position, timeZone, ranges }] as const;
  }),
);
const barsOfMonth = 9;

beforeEach(() => asDesktop());

it('takes few elements for a row of a month', async () => {
  show('employee', '2026-12-31');
  const row = await rowAt(3);
  expect(row.querySelectorAll('[data-bar]')).toHaveLength(barsOfMonth);
  // Eight for the name and the box of the days; text next to times is one more in its bar.
  expect(row.querySelectorAll('*').length).toBeLessThanOrEqual(8 + 2 * barsOfMonth);
});

it('draws only the rows that come when people are scrolled by', async () => {
  const drawn = show('employee');
  const first = await rowAt(10);
  const grid = screen.getByRole('grid');
  const before = grid.querySelectorAll('[data-row]').length;
  drawn.clear();
  for (let row = 1; row <= 12; row += 1) scrollTo(grid, row);
  expect(await rowAt(10)).toBe(first);
  expect(drawn.size).toBeGreaterThan(0);
  expect(Math.min(...drawn)).toBeGreaterThan(before);
  expect(drawn.size).toBeLessThanOrEqual(12);
});

it('keeps the elements of rows that go for those that come, and reads people out in their order', async () => {
  show('employee');
  await rowAt(10);
  const grid = screen.getByRole('grid');
  scrollTo(grid, 40);
  await rowAt(50);
  const elements = () => new Set(grid.querySelectorAll('[data-row]'));
  const before = elements();
  for (let row = 41; row <= 60; row += 1) scrollTo(grid, row);
  await rowAt(70);
  expect([...elements()].filter((element) => !before.has(element))).toEqual([]);
  const owned = grid.querySelector('[aria-owns]')?.getAttribute('aria-owns')?.split(' ') ?? [];
  const read = owned.map((id) => Number(document.getElementById(id)?.dataset['row']));
  expect(read).toHaveLength(elements().size);
  expect(read).toEqual(read.toSorted((one, other) => one - other));
});

it('draws no row anew where the keyboard goes, nor under a rectangle that is dragged', async () => {
  const drawn = show('days');
  await rowAt(10);
  const grid = screen.getByRole('grid');
  // Missing in jsdom.
  Object.assign(grid, { setPointerCapture: () => {}, scrollBy: () => {} });
  drawn.clear();
  for (const key of ['ArrowDown', 'ArrowDown', 'Home', 'ArrowRight', 'ArrowUp']) {
    const cursor = grid.querySelector('[data-cursor]');
    if (cursor) fireEvent.keyDown(cursor, { key });
  }
  expect(grid.querySelector('[data-row="1"] [data-cursor]')).not.toBeNull();
  const days = grid.querySelector('[data-row="0"] [data-bar]');
  if (!days) throw new Error('The row has no bars.');
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => void changes.push(...records));
  for (const row of grid.querySelectorAll('[data-row]')) {
    watcher.observe(row, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  fireEvent.pointerDown(days, { button: 0, clientX: 400, clientY: 60 });
  for (const rows of [5, 9, 3]) {
    fireEvent.pointerMove(days, { clientX: 500, clientY: 60 + rows * rowHeight });
    const height = `${(rows + 1) * rowHeight}px`;
    await waitFor(() => {
      expect(grid.querySelector<HTMLElement>('[data-dragged]')?.style.height).toBe(height);
    });
  }
  await act(async () => {});
  watcher.disconnect();
  expect(changes).toEqual([]);
  expect([...drawn]).toEqual([]);
});

/** Returns the rows whose bars are rendered from now on: each asks for its bars' colours. */
function show(mode: SelectionMode, endDate = '2026-12-07'): Set<number> {
  const drawn = new Set<number>();
  const props: BoardProps = {
    range: { startDate: '2026-12-01', endDate },
    today: '2026-12-02',
    rows: {
      total: people.length,
      rowAt: (index) => people[index],
      planOf: (row) => plans.get(row),
      rows: people,
      plans: [...plans.values()],
      isChanging: false,
      failure: null,
      answeredAt: 0,
      retry: () => {},
    },
    total: people.length,
    selection: nothingChosen(mode),
    allChosen: false,
    onChooseAll: () => {},
    actions: {
      choose: () => {},
      openMenu: () => {},
      openDetails: () => {},
      pressDay: () => {},
      pick: () => {},
      drop: null,
    },
    colorsOf(planned) {
      if ('range' in planned) drawn.add(planned.range.assignmentId);
      return undefined;
    },
    nameOf: (code) => code,
    holidays: [],
    coming: new Map(),
    coverage: {
      byDate: new Map(),
      coverageOn: () => null,
      minimums: [],
      isWhole: () => true,
      coming: new Map(),
      retry: null,
    },
    onRowsInView: () => {},
  };
  renderInHost(<Board {...props} />, { messages });
  return drawn;
}

function scrollTo(grid: HTMLElement, row: number): void {
  grid.scrollTop = row * rowHeight;
  fireEvent.scroll(grid);
}

async function rowAt(index: number): Promise<HTMLElement> {
  const row = (await screen.findByText(`Person ${index + 1}`)).closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`Row ${index} is not drawn.`);
  return row;
}
