import { useEffect, useEffectEvent } from 'react';
import { watchPresence } from '../data/watchPresence.ts';
import { mayTakeNow, type Work } from '../rules/mayTakeNow.ts';
import { useHost, useIsAtRest, useQueryClient } from 'shared-ui';
import { useServices } from '../../services/Services.ts';

const everyMilliseconds = 300_000;
/** Pages that are told of a release at the same time ask at different ones. */
const spreadMilliseconds = 60_000;

/**
 * Calls `take` every five minutes, and within a minute of a release or rollback that is told, while
 * the page may be replaced without asking. Preparing takes time: `isStill` checks again.
 */
export function useSafeMoment(take: (isStill: () => boolean) => void): void {
  const { bus } = useHost();
  const readWork = useEffectEvent(useReadWork());
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const presence = watchPresence(document);
    let isHere = true;
    const may = () => isHere && mayTakeNow({ ...readWork(), ...presence.read() });
    const look = () => {
      if (may()) takeNow(may);
    };
    const timer = setInterval(look, everyMilliseconds);
    let soon: ReturnType<typeof setTimeout> | undefined;
    const silence = bus.on('releases-changed', () => {
      clearTimeout(soon);
      soon = setTimeout(look, Math.random() * spreadMilliseconds);
    });
    return () => {
      isHere = false;
      clearInterval(timer);
      clearTimeout(soon);
      silence();
      presence.stop();
    };
  }, [bus]);
}

/** Reads the work in progress at the moment of the call. */
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
