import { useEffect, useEffectEvent } from 'react';
import { watchPresence } from '../data/watchPresence.ts';
import { mayTakeNow, type Work } from '../rules/mayTakeNow.ts';
import { useHost, useIsAtRest, useQueryClient } from 'shared-ui';
import { useServices } from '../../services/Services.ts';

const everyMilliseconds = 300_000;

/**
 * Calls `take` every five minutes while the page may be exchanged unasked. What it prepares takes
 * time: `isStill` says whether the moment has lasted.
 */
export function useSafeMoment(take: (isStill: () => boolean) => void): void {
  const readWork = useEffectEvent(useReadWork());
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const presence = watchPresence(document);
    let isHere = true;
    const may = () => isHere && mayTakeNow({ ...readWork(), ...presence.read() });
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

/** Reads what a newer version would disturb at the moment of the call. */
export function useReadWork(): () => Work {
  const { isPunching, holdsInput } = useServices();
  const { session } = useHost();
  const queries = useQueryClient();
  const isAtRest = useIsAtRest();
  return () => ({
    isAtRest,
    isPunching: session.kind === 'employee' && isPunching(session.employeeId),
    isSaving: queries.isMutating() > 0,
    holdsInput: holdsInput(),
  });
}
