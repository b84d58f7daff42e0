import { useRef } from 'react';
import type { ApiFailure } from 'shared-contracts';
import type { TerminalDialog } from '../../clocking/rules/terminalDialog.ts';
import type { useIdentify } from './useIdentify.ts';

interface BadgeEnds {
  readonly onKnown: (badge: string, dialog: TerminalDialog) => void;
  readonly onFailed: (badge: string, failure: ApiFailure) => void;
}

/**
 * Tries each possible reading of a badge until one is known: a reader types for a US keyboard or
 * the device's layout, which the page cannot know. The reading that worked is tried first next
 * time.
 */
export function useIdentifyByBadge(
  mutate: ReturnType<typeof useIdentify>['mutate'],
): (readings: readonly string[], ends: BadgeEnds) => void {
  const lastIsFirst = useRef(false);

  function ask([badge, ...others]: readonly string[], ends: BadgeEnds): void {
    if (badge === undefined) return;
    mutate(
      { badge },
      {
        onSuccess: (dialog) => ends.onKnown(badge, dialog),
        onError(failure) {
          if (failure.code === 'BADGE_NOT_KNOWN' && others.length > 0) ask(others, ends);
          else ends.onFailed(badge, failure);
        },
      },
    );
  }

  return (readings, ends) =>
    ask(lastIsFirst.current ? readings.toReversed() : readings, {
      ...ends,
      onKnown(badge, dialog) {
        if (readings.length > 1) lastIsFirst.current = badge === readings.at(-1);
        ends.onKnown(badge, dialog);
      },
    });
}
