import { expect, test } from 'vitest';
import type { Fields } from '../../records/rules/record.ts';
import { inspected } from '../testing/inspected.ts';
import { changeRows } from './changeRows.ts';
import { inspectionWords } from './words/inspectionWords.ts';

const day = { start_date: '2026-03-10', time_zone: 'Europe/Berlin' };
const reader = { locale: 'en', is24Hour: true, timeZone: 'UTC' } as const;
const names = { 'employee 2': 'Max Kern' };
const reasons = new Map([[5, 'Forgot to clock']]);

test('a correction is told with who, when, why, what was and what is', () => {
  const [row] = rowsOf({
    records: [
      {
        before: { clock_in: '2026-03-10T08:00:00.000Z', status: 'PENDING' },
        after: {
          ...day,
          ...{ clock_in: '2026-03-10T07:30:00.000Z', status: 'APPROVED' },
          ...{ reason_id: 5, reason_text: 'Bus was late' },
        },
      },
    ],
  });
  expect(row).toEqual([
    ...['E-1', 'Ella Brandt', 'A-1', { kind: 'date', date: '2026-03-10' }, 'Edited', 'Max Kern'],
    { kind: 'date', date: '2026-03-11' },
    { kind: 'time', instant: '2026-03-11T08:00:00.000Z', timeZone: 'UTC' },
    ...['Forgot to clock: Bus was late', 'Start Tue 10 Mar 09:00; Pending'],
    'Start Tue 10 Mar 08:30; Approved',
  ]);
});

test('everyday punches and what machines do are no changes, nor is what is of other days', () => {
  const { records, ...rest } = inspected({
    records: [
      ...(['CLOCK_IN', 'CLOCK_OUT', 'SEGMENT_CLOCK_IN', 'READJUSTED', 'EXTRACTED'] as const).map(
        (action) => ({ action, after: day }),
      ),
      { timePairId: 8, after: day },
      { action: 'AUTO_CLOCK_OUT', actorKind: 'server', actorId: null, after: {} },
    ],
  });
  const told = { ...rest, names, records, wanted: new Set([7]) };
  const rows = [...changeRows(told, reader, inspectionWords.en, reasons)];
  expect(rows.map(({ cells }) => cells.slice(3, 6))).toEqual([
    [
      { kind: 'date', date: '2026-03-10' },
      { kind: 'text', text: 'Clocked out automatically' },
      { kind: 'text', text: 'The server' },
    ],
  ]);
});

test('a decision is told with what was written to it, and a deletion without old reasons', () => {
  const decided = (fields: Fields) => ({ action: 'REJECTED', after: fields }) as const;
  const whys = rowsOf({
    records: [
      decided({ status: 'REJECTED', reason_id: 5, decision: { reason: 'Was on leave' } }),
      decided({ status: 'REJECTED', decision: { reason: null } }),
      { action: 'DELETED', after: { reason_id: 5, deleted_at: '2026-03-11T08:00:00.000Z' } },
    ],
  }).map((row) => row[8]);
  expect(whys).toEqual(['Was on leave', null, null]);
});

test('a break is told by its kind and times, with its own reason once', () => {
  const [row] = rowsOf({
    records: [
      {
        action: 'SEGMENT_EDITED',
        before: { segments: { 3: { clock_out: '2026-03-10T11:00:00.000Z' } } },
        after: {
          ...day,
          reason_id: 5,
          segments: { 3: { clock_out: null, reason_id: 5 }, 4: { deleted_at: null } },
        },
      },
    ],
  });
  expect(row?.slice(8)).toEqual(['Forgot to clock', 'Break Tue 10 Mar 12:00', 'Break –']);
});

test('a sign-off is told on its first day, and whoever is not known by kind and number', () => {
  const rows = rowsOf({
    records: [{ action: 'APPROVED', actorKind: 'terminal', actorId: 4, after: day }],
    signOffs: [
      {
        ...{ signedBy: 'Max Kern', signedAt: '2026-03-16T23:30:00.000Z' },
        ...{ first: '2026-03-02', last: '2026-03-15' },
      },
    ],
  });
  expect(rows.map((row) => row.slice(3, 7))).toEqual([
    [
      ...[{ kind: 'date', date: '2026-03-10' }, 'Approved', 'terminal 4'],
      { kind: 'date', date: '2026-03-11' },
    ],
    [
      ...[{ kind: 'date', date: '2026-03-02' }, 'Pay cycle signed off', 'Max Kern'],
      { kind: 'date', date: '2026-03-16' },
    ],
  ]);
});

function rowsOf(given: Parameters<typeof inspected>[0]) {
  const told = inspected({ names, ...given });
  return [...changeRows(told, reader, inspectionWords.en, reasons)].map(({ cells }) =>
    cells.map((cell) => (cell?.kind === 'text' ? cell.text : cell)),
  );
}
