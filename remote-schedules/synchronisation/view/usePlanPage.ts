import { useEffect, useEffectEvent } from 'react';
import { atom, useApi, useAtomValue, useBusEvent, useSetAtom } from 'shared-ui';
import { createPlanFollower, type PlanFollower } from '../data/createPlanFollower.ts';
import { readStatuses } from '../data/savedPlanCalls.ts';
import type { SentSchedule } from '../rules/followedPlan.ts';

export interface NotTaken {
  readonly sent: SentSchedule;
  readonly employeeName: string;
}

/** The page that makes plans: they are followed while it is open. */
export interface PlanPage {
  readonly follower: PlanFollower;
  /** What the HR system did not take and nobody has looked at yet, by code. */
  readonly notTaken: Map<string, NotTaken>;
  /** Shows the people affected. */
  readonly showNotTaken: () => void;
}

const pageAtom = atom<PlanPage | null>(null);

/** For the page itself. */
export function usePlanPage(onShowNotTaken: () => void): void {
  const api = useApi();
  const setPage = useSetAtom(pageAtom);
  const page = useAtomValue(pageAtom);
  const showNotTaken = useEffectEvent(onShowNotTaken);
  useEffect(() => {
    const follower = createPlanFollower((codes, signal) => readStatuses(api, codes, signal));
    setPage({ follower, notTaken: new Map(), showNotTaken: () => showNotTaken() });
    return () => {
      follower.end();
      setPage(null);
    };
  }, [api, setPage]);
  useBusEvent('schedules-changed', () => page?.follower.hurry());
}

/** For its parts; null outside a page. */
export function useOpenPlanPage(): PlanPage | null {
  return useAtomValue(pageAtom);
}
