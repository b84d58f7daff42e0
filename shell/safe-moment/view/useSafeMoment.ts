import { useEffect, useEffectEvent } from 'react';
import { useHost, useIsAtRest, useQueryClient } from 'shared-ui';
import { useServices } from '../../application/SessionContext.tsx';
import { watchPresence } from '../data/watchPresence.ts';
import { mayTakeNow } from '../rules/mayTakeNow.ts';

const everyMilliseconds = 300_000;

/**
 * Calls `take` every five minutes while the page may be exchanged unasked. What it prepares takes
 * time: `isStill` says whether the moment has lasted.
 */
export function useSafeMoment(take: (isStill: () => boolean) => void): void {
  const { isPunching } = useServices();
  const { session } = useHost();
  const queries = useQueryClient();
  const isAtRest = useIsAtRest();
  const employeeId = session.kind === 'employee' ? session.employeeId : undefined;
  const readMoment = useEffectEvent(() => ({
    isAtRest,
    isPunching: employeeId !== undefined && isPunching(employeeId),
    isSaving: queries.isMutating() > 0,
  }));
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const presence = watchPresence(document);
    let isHere = true;
    const may = () => isHere && mayTakeNow({ ...readMoment(), ...presence.read() });
    const timer = setInterval(() => {
      if (may()) takeNow(may);
    }, everyMilliseconds);
    return () => {
      isHere = false;
      clearInterval(timer);
      presence.stop();
    };
  }, []);
}
