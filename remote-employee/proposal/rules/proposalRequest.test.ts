import { expect, it } from 'vitest';
import { openPair } from 'shared-time/testing/timePair.ts';
import { addRequest, editRequest, proposalFault } from './proposalRequest.ts';

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
  expect(proposalFault(clockIn, null, clockOut)).toBe('required');
  expect(proposalFault(clockOut, clockIn, clockOut)).toBe('order');
  expect(proposalFault(clockIn, clockIn, clockOut)).toBe('order');
  expect(proposalFault(clockIn, clockOut, clockIn)).toBe('future');
  expect(proposalFault(clockIn, clockOut, clockOut)).toBeNull();
});
