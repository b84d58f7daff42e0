import { expect, test } from 'vitest';
import type { Row } from '../../spreadsheets/rules/cell.ts';
import { inspected, shift } from '../testing/inspected.ts';
import { timeRows } from './timeRows.ts';
import { inspectionWords } from './words/inspectionWords.ts';

test('a shift is told with its breaks, by the clocks of the place of work', () => {
  const breaks = [
    { id: 1, pair_type: 'BREAK', ...span('10:00', '10:30'), deleted_at: null },
    {
      id: 2,
      pair_type: 'BREAK',
      ...span('11:00', '11:30'),
      deleted_at: '2026-03-10T12:00:00.000Z',
    },
  ];
  const rows = rowsOf({ shifts: [{ ...shift, ...span('07:30', '16:00'), segments: breaks }] });
  const timeZone = 'Europe/Berlin';
  expect(rows).toEqual([
    [
      ...['E-1', 'Ella Brandt', 'A-1', { kind: 'date', date: '2026-03-10' }, 'Work'],
      { kind: 'time', instant: '2026-03-10T07:30:00.000Z', timeZone },
      { kind: 'time', instant: '2026-03-10T16:00:00.000Z', timeZone },
      { kind: 'duration', seconds: 28_800 },
      ...['Approved', null, null, timeZone],
    ],
    [
      ...['E-1', 'Ella Brandt', 'A-1', { kind: 'date', date: '2026-03-10' }, 'Break'],
      { kind: 'time', instant: '2026-03-10T10:00:00.000Z', timeZone },
      { kind: 'time', instant: '2026-03-10T10:30:00.000Z', timeZone },
      ...[null, null, null, null, timeZone],
    ],
  ]);
});

test('a deleted shift is left out, and one that goes on has no end and no duration', () => {
  const open = { ...shift, clock_out: null, duration: null, status: 'INCOMPLETE' };
  const rows = rowsOf({ shifts: [{ ...shift, deleted_at: '2026-03-11T08:00:00.000Z' }, open] });
  expect(rows.map((cells) => cells.slice(6, 9))).toEqual([[null, null, 'Incomplete']]);
});

test('the place is where the shift began, or else where it ended, and none that is far away', () => {
  const names = { 'costCenter 4': 'Ward 1', 'geofence 1': 'Harbour', 'geofence 2': 'Dock' };
  const began = { clock_in_geofence_id: 1, clock_in_geofence_result: 'INSIDE' };
  const ended = { clock_out_geofence_id: 2, clock_out_geofence_result: 'BORDERING_INSIDE' };
  const away = { clock_in_geofence_result: 'OUTSIDE' };
  const placesOf = (columns: object) =>
    rowsOf({ names, shifts: [{ ...shift, cost_center_id: 4, ...columns }] })[0]?.slice(9, 11);
  expect(placesOf({ ...began, ...ended })).toEqual(['Ward 1', 'Harbour']);
  expect(placesOf({ ...began, ...ended, ...away })).toEqual(['Ward 1', 'Dock']);
  expect(placesOf({ ...began, ...away })).toEqual(['Ward 1', null]);
});

function rowsOf(given: Parameters<typeof inspected>[0]) {
  return [...timeRows(inspected(given), inspectionWords.en)].map(textsOf);
}

function textsOf({ cells }: Row) {
  return cells.map((cell) => (cell?.kind === 'text' ? cell.text : cell));
}

function span(from: string, to: string) {
  return { clock_in: `2026-03-10T${from}:00.000Z`, clock_out: `2026-03-10T${to}:00.000Z` };
}
