import { expect, test } from 'vitest';
import { hourLines } from './hourLines.ts';

const nothing = {
  ...{ worked: 0, breaks: 0, overtime: 0, earlyLogin: 0, callBack: 0, adjusted: 0 },
  ...{ adjustedOvertime: 0, timeTypes: [] },
};
const told = (hours: object) =>
  hourLines({ ...nothing, ...hours }).map((line) => (line.kind === 'sum' ? line.sum : line.name));

test('what was worked is told, and what else there is', () => {
  expect(told({})).toEqual(['worked']);
  expect(told({ worked: 7200, overtime: 60, callBack: 60 })).toEqual([
    ...['worked', 'overtime', 'callBack'],
  ]);
});

test('adjusted time is told where it is another, time types by name', () => {
  expect(told({ worked: 7200, adjusted: 7200 })).toEqual(['worked']);
  expect(
    told({ worked: 7200, adjusted: 3600, timeTypes: [{ name: 'Training', worked: 60 }] }),
  ).toEqual(['worked', 'adjusted', 'Training']);
});

test('a time type that all of it has says nothing more', () => {
  expect(told({ worked: 7200, timeTypes: [{ name: 'Regular hours', worked: 7200 }] })).toEqual([
    'worked',
  ]);
});
