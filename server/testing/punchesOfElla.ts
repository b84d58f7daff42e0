import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { logInAs, people } from './testCompany.ts';
import { setFeatures } from './testFeatures.ts';
import type { TestServer } from './testServer.ts';
import { clearTime } from './testTime.ts';

type Named = 'clockOutShift' | 'clockInSegment' | 'clockOutSegment';

/**
 * Ella at the clock: each test of the file starts at 8:00 UTC on 2 March 2026, without any time.
 */
export function punchesOfElla(server: TestServer) {
  const { ella } = people;
  const mine = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
  const tokens = { ella: '' };

  beforeEach(async () => {
    server.now = new Date('2026-03-02T08:00:00Z');
    await clearTime(server);
    await setFeatures(server, {});
    server.published.length = 0;
    if (tokens.ella === '') tokens.ella = await logInAs(server, 'ella');
  });

  const clockIn = (body = {}, idempotencyKey: string = randomUUID()) =>
    server.call('clockInShift', { as: tokens.ella, body: { ...mine, ...body }, idempotencyKey });
  return {
    mine,
    tokens,
    at: (time: string) => {
      server.now = new Date(`2026-03-02T${time}Z`);
    },
    clockIn,
    punch: (id: Named, body: object, idempotencyKey: string = randomUUID()) =>
      server.call(id, {
        as: tokens.ella,
        body: { ...mine, pairType: 'BREAK', ...body },
        idempotencyKey,
      }),
    begin: async (body = {}) => {
      const answer = await clockIn(body);
      return { shiftTimePairId: answer.body.shiftTimePairs[0]?.id ?? 0 };
    },
    active: async () => {
      const { body } = await server.call('getActiveShift', {
        as: tokens.ella,
        path: { sub: ella.id },
      });
      return body.activeShiftSummary;
    },
    codes: ({ body }: Awaited<ReturnType<typeof clockIn>>) =>
      body.violations.map(({ violation }) => violation.code),
  };
}
