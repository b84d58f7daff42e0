import { randomUUID } from 'node:crypto';
import type { components } from 'shared-contracts';
import { beforeEach } from 'vitest';
import { logInAs, people } from './testCompany.ts';
import type { TestAnswer } from './testCalls.ts';
import { setFeatures } from './testFeatures.ts';
import type { TestServer } from './testServer.ts';
import { clearTime } from './testTime.ts';

type SavedShift = TestAnswer<'saveShiftPair'>['body']['shiftTimePairs'][number];
type ShiftRequest = components['schemas']['TimeEntryRequest'];
type SegmentRequest = components['schemas']['SegmentEntryRequest'];

/**
 * Saves time by hand as one person, for Ella's first assignment unless the request says otherwise.
 */
export function editsAs(server: TestServer, token: () => string) {
  const plain = { employeeAssignmentId: people.ella.assignmentId, timeZoneOffset: 60 };
  const reason = { id: 1001 };
  return {
    add: (from: string, to: string, body: Partial<ShiftRequest> = {}, key: string = randomUUID()) =>
      server.call('saveShiftPair', {
        as: token(),
        idempotencyKey: key,
        body: {
          ...plain,
          id: -1,
          entryType: 'ADD',
          clockInDateTime: from,
          clockOutDateTime: to,
          ...body,
        },
      }),
    edit: (id: number, body: Partial<ShiftRequest>, key: string = randomUUID()) =>
      server.call('saveShiftPair', {
        as: token(),
        idempotencyKey: key,
        query: { timePairId: id },
        body: {
          ...plain,
          id,
          entryType: 'EDIT',
          clockInDateTime: '2026-03-10T08:00:00Z',
          reason,
          ...body,
        },
      }),
    addBreak: (shift: number, from: string, to: string, body: Partial<SegmentRequest> = {}) =>
      server.call('saveSegmentPair', {
        as: token(),
        body: {
          ...plain,
          id: -1,
          entryType: 'ADD',
          shiftTimePairId: shift,
          pairType: 'BREAK',
          clockInDateTime: from,
          clockOutDateTime: to,
          ...body,
        },
      }),
    editBreak: (
      shift: number,
      id: number,
      from: string,
      to: string | null,
      body: Partial<SegmentRequest> = {},
    ) =>
      server.call('saveSegmentPair', {
        as: token(),
        body: {
          ...plain,
          id,
          entryType: 'EDIT',
          shiftTimePairId: shift,
          pairType: 'BREAK',
          clockInDateTime: from,
          clockOutDateTime: to,
          reason,
          ...body,
        },
      }),
    remove: (id: number, segmentTimePairId?: number) =>
      server.call('deleteTimePair', {
        as: token(),
        path: { id },
        query: segmentTimePairId === undefined ? {} : { segmentTimePairId },
      }),
    comment: (id: number, newComment: string | null, isClockInCommentUpdate = true) =>
      server.call('updateComment', {
        as: token(),
        path: { id },
        body: { isClockInCommentUpdate, newComment },
      }),
    latest: (id: number) => server.call('getLatestVersion', { as: token(), path: { id } }),
    corrections: (id: number) => server.call('getCorrections', { as: token(), path: { id } }),
  };
}

/** Ella's time as she and her manager Max save it, after both have logged in. */
export function editsOfBoth(server: TestServer) {
  const tokens = { ella: '', max: '' };
  return {
    tokens,
    hers: editsAs(server, () => tokens.ella),
    his: editsAs(server, () => tokens.max),
    async logIn() {
      tokens.ella = await logInAs(server, 'ella');
      tokens.max = await logInAs(server, 'max');
    },
  };
}

/**
 * The same on 12 March 2026; each test starts without time and with all switches at their first
 * values.
 */
export function editsWithoutTime(server: TestServer) {
  const both = editsOfBoth(server);
  beforeEach(async () => {
    server.now = new Date('2026-03-12T18:00:00Z');
    server.published.length = 0;
    await clearTime(server);
    await setFeatures(server, {});
    if (both.tokens.ella === '') await both.logIn();
  });
  return both;
}

/** The one shift in an answer. */
export function savedShift({ body }: Pick<TestAnswer<'saveShiftPair'>, 'body'>): SavedShift {
  const [pair] = body.shiftTimePairs;
  if (pair === undefined) throw new Error('The answer has no shift.');
  return pair;
}

/** The rules that a refused entry breaks. */
export function brokenRules({ problem }: Pick<TestAnswer<'saveShiftPair'>, 'problem'>): string[] {
  return (problem.fields ?? []).map(({ code, field }) => code ?? field);
}
