import { expect, test } from 'vitest';
import { pickTrail, tilesPerTurn, type TrailFrame } from './pickTrail.ts';

const tiles = Array.from({ length: 40 }, () => document.createElement('canvas'));
const framesOf = (turns: readonly (number | null)[]): readonly TrailFrame[] =>
  turns.map((turn, index) => ({ turn, tile: tiles[index] ?? document.createElement('canvas') }));
const placesOf = (turns: readonly (number | null)[]) =>
  pickTrail(framesOf(turns)).map((tile) => tiles.findIndex((each) => each === tile));

test('whoever waits before they turn is shown turning, not waiting', () => {
  const turns = [...Array<number>(20).fill(0.5), 0.54, 0.58, 0.62, 0.66, 0.7, 0.7, 0.7];
  expect(placesOf(turns)).toEqual([0, 20, 21, 22, 23, 26]);
});

test('two pictures, one after the other, stay two pictures', () => {
  const places = placesOf([...Array<number>(10).fill(0.5), ...Array<number>(10).fill(0.7)]);
  expect(places).toHaveLength(tilesPerTurn);
  expect(new Set(places.map((place) => place < 10))).toEqual(new Set([true, false]));
});

test('where nothing sees the turn the tiles are spread over time', () => {
  expect(placesOf(Array<null>(11).fill(null))).toEqual([0, 2, 4, 6, 8, 10]);
  expect(placesOf([])).toEqual([]);
});
