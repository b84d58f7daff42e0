import { isOnItsWay, type components } from 'shared-contracts';

export type SentSchedule = components['schemas']['TemporaryScheduleStatus'];

/** Spec §4 and §9: each second, for a minute. Milliseconds. */
const askEvery = 1_000;
const askFor = 60_000;

/** A batch sent to the HR system. */
export interface FollowedPlan {
  /** When it is sent, after the undo delay: it has no state before. Epoch milliseconds. */
  readonly leavesAt: number;
  /** As far as known. */
  readonly standing: readonly SentSchedule[];
}

/** When to poll next; null if nothing is in flight, or for longer than a minute. */
export function nextAsk(
  plans: readonly FollowedPlan[],
  lastAsk: number,
  now: number,
): number | null {
  const waiting = plans.filter((plan) => !isSettled(plan, now));
  if (waiting.length === 0) return null;
  const first = Math.min(...waiting.map(({ leavesAt }) => leavesAt));
  return Math.max(first, lastAsk) + askEvery;
}

/** The codes of everything that may have been taken by now, without duplicates. */
export function codesToAsk(plans: readonly FollowedPlan[], now: number): readonly string[] {
  const due = plans.filter((plan) => plan.leavesAt <= now);
  return [...new Set(due.flatMap(waitingCodes))];
}

/** Applies the responses: codes that the server omits no longer exist. */
export function withStatuses(
  plan: FollowedPlan,
  asked: readonly string[],
  found: readonly SentSchedule[],
): FollowedPlan {
  const foundOf = new Map(found.map((each) => [each.tempWorkScheduleExternalCode, each]));
  const standing = plan.standing.flatMap((each) => {
    const { tempWorkScheduleExternalCode: code } = each;
    return asked.includes(code) ? (foundOf.get(code) ?? []) : each;
  });
  return { ...plan, standing };
}

/** Whether nothing of it is in flight, or for more than a minute. */
export function isSettled(plan: FollowedPlan, now: number): boolean {
  return now >= plan.leavesAt + askFor || waitingCodes(plan).length === 0;
}

function waitingCodes({ standing }: FollowedPlan): readonly string[] {
  return standing
    .filter(({ ecSynchronisationStatus }) => isOnItsWay(ecSynchronisationStatus))
    .map((each) => each.tempWorkScheduleExternalCode);
}
