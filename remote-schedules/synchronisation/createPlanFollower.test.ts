import { ApiFailure } from 'shared-contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlanFollower } from './data/createPlanFollower.ts';
import type { SentSchedule } from './rules/followedPlan.ts';

type Status = SentSchedule['ecSynchronisationStatus'];

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sent(code: string, status: Status = 'SYNCHRONISATION_PENDING'): SentSchedule {
  return {
    tempWorkScheduleExternalCode: code,
    assignmentId: 1,
    startDate: '2026-11-19',
    endDate: '2026-11-19',
    ecSynchronisationStatus: status,
    synchronisationError: null,
  };
}

/** A server with this latency; its data can change in the meantime. */
function askedServer(latency = 0) {
  const asked: { readonly at: number; readonly codes: readonly string[] }[] = [];
  const known = new Map<string, Status | null>();
  let failure: ApiFailure | null = null;
  let atOnce = 0;
  let most = 0;
  const follower = createPlanFollower(async (codes, stopped) => {
    asked.push({ at: Date.now(), codes });
    atOnce += 1;
    most = Math.max(most, atOnce);
    if (latency > 0) await new Promise((settle) => setTimeout(settle, latency));
    atOnce -= 1;
    stopped.throwIfAborted();
    if (failure) throw failure;
    return codes.flatMap((code) => {
      const status = known.get(code);
      return status === null ? [] : sent(code, status);
    });
  });
  const told: (readonly Status[])[] = [];
  const follow = (codes: readonly string[], leavesIn: number) =>
    follower.follow(
      codes.map((code) => sent(code)),
      leavesIn,
      (standing) => told.push(standing.map((each) => each.ecSynchronisationStatus)),
    );
  return {
    follower,
    follow,
    told,
    asked,
    known,
    seconds: () => asked.map(({ at }) => at / 1_000),
    mostAtOnce: () => most,
    fail: (next: ApiFailure | null) => void (failure = next),
  };
}

it('asks nothing before the undo delay is over, then each second until the 60th', async () => {
  const server = askedServer();
  server.follow(['A'], 10_000);
  await vi.advanceTimersByTimeAsync(10_999);
  expect(server.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(server.seconds()).toEqual(Array.from({ length: 60 }, (_, index) => 11 + index));
  expect(server.told).toEqual([['SYNCHRONISATION_PENDING']]);
});

it('ends once nothing is on its way, and asks no more of what is taken or failed', async () => {
  const server = askedServer();
  server.follow(['A', 'B'], 0);
  server.known.set('A', 'SYNCHRONISATION_FAILED');
  await vi.advanceTimersByTimeAsync(1_000);
  server.known.set('B', 'SYNCHRONISED');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked.map(({ codes }) => codes)).toEqual([['A', 'B'], ['B']]);
  expect(server.told).toEqual([['SYNCHRONISATION_FAILED', 'SYNCHRONISED']]);
});

it('asks once for all that is followed, and tells of each plan by itself', async () => {
  const server = askedServer();
  server.follow(['A'], 0);
  await vi.advanceTimersByTimeAsync(500);
  server.follow(['B', 'A'], 0);
  server.known.set('A', 'SYNCHRONISED');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.asked).toEqual([{ at: 1_000, codes: ['A', 'B'] }]);
  expect(server.told).toEqual([['SYNCHRONISED']]);
  server.known.set('B', 'DELETED');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.told).toEqual([['SYNCHRONISED'], ['DELETED', 'SYNCHRONISED']]);
});

it('never asks twice at the same time, however slow the answers are', async () => {
  const server = askedServer(2_500);
  server.follow(['A'], 0);
  await vi.advanceTimersByTimeAsync(1_200);
  server.follower.hurry();
  server.follow(['B'], 0);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(server.mostAtOnce()).toBe(1);
  expect(server.told).toHaveLength(2);
});

it('asks at once when something changed over there, but not before the undo delay is over', async () => {
  const server = askedServer();
  server.follow(['A'], 5_000);
  server.follower.hurry();
  await vi.advanceTimersByTimeAsync(5_300);
  expect(server.asked).toEqual([]);
  server.known.set('A', 'SYNCHRONISED');
  server.follower.hurry();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.seconds()).toEqual([5.3]);
  expect(server.told).toEqual([['SYNCHRONISED']]);
});

it('asks no more of what was taken back', async () => {
  const server = askedServer();
  const stop = server.follow(['A'], 0);
  await vi.advanceTimersByTimeAsync(2_000);
  stop();
  await vi.advanceTimersByTimeAsync(70_000);
  expect(server.seconds()).toEqual([1, 2]);
  expect(server.told).toEqual([]);
});

it('leaves out what is not there any more', async () => {
  const server = askedServer();
  server.known.set('A', null);
  server.follow(['A', 'B'], 0);
  server.known.set('B', 'SYNCHRONISED');
  await vi.advanceTimersByTimeAsync(70_000);
  expect(server.told).toEqual([['SYNCHRONISED']]);
  expect(server.asked).toHaveLength(1);
});

it('is silent without a network and goes on with it', async () => {
  const server = askedServer();
  vi.stubGlobal('navigator', { onLine: false });
  server.follow(['A'], 0);
  await vi.advanceTimersByTimeAsync(5_500);
  expect(server.asked).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.seconds()).toEqual([6]);
});

it('goes on after a fault of the server, and ends where it refuses to answer', async () => {
  const server = askedServer();
  server.follow(['A'], 0);
  server.fail(new ApiFailure({ code: 'UNAVAILABLE', status: 503 }));
  await vi.advanceTimersByTimeAsync(2_000);
  server.fail(new ApiFailure({ code: 'NO_SESSION', status: 401 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.seconds()).toEqual([1, 2, 3]);
  expect(server.told).toEqual([]);
});

it('ends with the page, also in the middle of a question', async () => {
  const server = askedServer(400);
  server.follow(['A'], 0);
  await vi.advanceTimersByTimeAsync(1_100);
  server.follower.end();
  server.follow(['B'], 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.seconds()).toEqual([1]);
  expect(server.told).toEqual([]);
});
