import { enteredInstant } from 'shared-contracts';
import { expect, it } from 'vitest';
import { openPair } from 'shared-contracts/testing/timePair.ts';
import { addRequest, editRequest, proposalFaults } from './proposalRequest.ts';

const clockIn = '2026-11-19T05:00:00.000Z';
const clockOut = '2026-11-19T13:30:00.000Z';
const reason = { reasonName: 'OTHER', description: 'I forgot.' } as const;
const proposal = { clockIn, clockOut, reason, timeZoneOffset: 60 };

it('names when I left, and leaves all else of the shift as it is', () => {
  expect(editRequest(proposal, openPair(clockIn))).toMatchObject({
    id: 601,
    entryType: 'EDIT',
    clockInDateTime: clockIn,
    clockOutDateTime: clockOut,
    timeTypeId: 61,
    costCenter: { id: 71 },
    reason,
  });
});

it('adds what was kept on the device with its comment and choices', () => {
  expect(addRequest(proposal, 31, { timeTypeId: 62, comment: 'Covering' })).toMatchObject({
    id: -1,
    entryType: 'ADD',
    employeeAssignmentId: 31,
    timeTypeId: 62,
    comment: 'Covering',
  });
});

it('sends no time that is missing, reversed, equal or still to come', () => {
  const read = (instant: string | null) => ({ instant, isShownTwice: false, skippedAt: null });
  const faults = (from: string | null, until: string | null, now: string) =>
    proposalFaults(read(from), read(until), now).map(({ field, rule }) => `${field} ${rule}`);
  expect(faults(null, null, clockOut)).toEqual(['clockIn required', 'clockOut required']);
  expect(faults(clockOut, clockIn, clockOut)).toEqual(['clockOut order']);
  expect(faults(clockIn, clockIn, clockOut)).toEqual(['clockOut order']);
  expect(faults(clockIn, clockOut, clockIn)).toEqual(['clockOut future']);
  expect(faults(clockIn, clockOut, clockOut)).toEqual([]);
});

it('sends no time that the clocks skip, nor one of two that nobody has chosen', () => {
  const at = (date: string, clockTime: string, showing: 'FIRST' | 'SECOND' | null) =>
    enteredInstant({ date, clockTime, showing }, 'Europe/Berlin');
  const now = '2026-11-20T00:00:00.000Z';
  const from = at('2026-10-24', '18:00', null);
  const until = (showing: 'FIRST' | null) => at('2026-10-25', '02:30', showing);
  expect(proposalFaults(from, until(null), now)).toEqual([{ field: 'clockOut', rule: 'twice' }]);
  expect(proposalFaults(from, until('FIRST'), now)).toEqual([]);
  expect(proposalFaults(at('2026-03-29', '02:30', null), until('FIRST'), now)).toEqual([
    { field: 'clockIn', rule: 'skipped' },
  ]);
});
