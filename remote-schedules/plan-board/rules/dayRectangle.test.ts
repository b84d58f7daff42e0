import { describe, expect, it } from 'vitest';
import { cellAfterKey, rectangleOf } from './dayRectangle.ts';

const board = { rowCount: 1000, dayCount: 31, pageRows: 12 };

it('reaches from either corner to the other', () => {
  const rectangle = { rows: [2, 5], days: [1, 9] };
  expect(rectangleOf({ row: 5, day: 1 }, { row: 2, day: 9 })).toEqual(rectangle);
  expect(rectangleOf({ row: 2, day: 9 }, { row: 5, day: 1 })).toEqual(rectangle);
});

describe('the keys', () => {
  it.each([
    ['ArrowUp', { row: 4, day: 3 }, { row: 3, day: 3 }],
    ['ArrowDown', { row: 4, day: 3 }, { row: 5, day: 3 }],
    ['ArrowLeft', { row: 4, day: 0 }, { row: 4, day: -1 }],
    ['ArrowLeft', { row: 4, day: -1 }, { row: 4, day: -1 }],
    ['ArrowRight', { row: 4, day: 30 }, { row: 4, day: 30 }],
    ['Home', { row: 4, day: 12 }, { row: 4, day: -1 }],
    ['End', { row: 4, day: 12 }, { row: 4, day: 30 }],
    ['PageDown', { row: 995, day: 12 }, { row: 999, day: 12 }],
    ['PageUp', { row: 4, day: 12 }, { row: 0, day: 12 }],
  ])('%s', (key, from, to) => {
    expect(cellAfterKey(key, from, board)).toEqual(to);
  });

  it('others lead nowhere', () => {
    expect(cellAfterKey('a', { row: 1, day: 1 }, board)).toBeNull();
  });
});
