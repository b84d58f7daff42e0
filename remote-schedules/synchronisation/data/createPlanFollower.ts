import { ApiFailure } from 'shared-contracts';
import {
  codesToAsk,
  isSettled,
  nextAsk,
  withStatuses,
  type FollowedPlan,
  type SentSchedule,
} from '../rules/followedPlan.ts';

type ReadStatuses = (
  codes: readonly string[],
  stopped: AbortSignal,
) => Promise<readonly SentSchedule[]>;

export interface PlanFollower {
  /**
   * Follows these until none is in flight, at most for a minute, then reports their states. The
   * returned function cancels without a report.
   * @param leavesIn milliseconds until the undo delay is over
   */
  follow(
    sent: readonly SentSchedule[],
    leavesIn: number,
    onSettled: (standing: readonly SentSchedule[]) => void,
  ): () => void;
  /** Polls at once when something may have been taken. */
  hurry(): void;
  /** Stops polling for good. */
  end(): void;
}

/**
 * Polls for everything followed, one request at a time; pauses offline. Ends if the server refuses:
 * the person has signed out.
 */
export function createPlanFollower(read: ReadStatuses): PlanFollower {
  const followed = new Map<(standing: readonly SentSchedule[]) => void, FollowedPlan>();
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let lastAsk = 0;

  function plan(): void {
    clearTimeout(timer);
    if (isAsking || ended.signal.aborted) return;
    const now = Date.now();
    const next = nextAsk([...followed.values()], lastAsk, now);
    if (next !== null) timer = setTimeout(() => void ask(), Math.max(0, next - now));
  }

  async function ask(): Promise<void> {
    const codes = codesToAsk([...followed.values()], Date.now());
    if (isAsking || codes.length === 0) return plan();
    isAsking = true;
    lastAsk = Date.now();
    try {
      if (navigator.onLine) learn(codes, await read(codes, ended.signal));
    } catch (failure) {
      if (ended.signal.aborted) return;
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.status !== undefined && failure.status < 500) end();
    } finally {
      isAsking = false;
    }
    if (ended.signal.aborted) return;
    tellSettled();
    plan();
  }

  function learn(codes: readonly string[], found: readonly SentSchedule[]): void {
    for (const [tell, each] of followed) followed.set(tell, withStatuses(each, codes, found));
  }

  function tellSettled(): void {
    for (const [tell, each] of followed) {
      if (!isSettled(each, Date.now())) continue;
      followed.delete(tell);
      tell(each.standing);
    }
  }

  function end(): void {
    ended.abort();
    clearTimeout(timer);
    followed.clear();
  }

  return {
    follow(standing, leavesIn, onSettled) {
      const tell = (settled: readonly SentSchedule[]) => onSettled(settled);
      const leavesAt = Date.now() + leavesIn;
      if (!ended.signal.aborted) followed.set(tell, { leavesAt, standing });
      plan();
      return () => {
        followed.delete(tell);
        plan();
      };
    },
    hurry: () => void ask(),
    end,
  };
}
