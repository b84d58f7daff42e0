import { claimByBadge, type FaceClaim } from '../../faces/rules/faceClaim.ts';
import type { IdentificationWay } from '../../identification/rules/identificationWays.ts';
import type { useIdentify } from '../../identification/view/useIdentify.ts';
import { useIdentifyByBadge } from '../../identification/view/useIdentifyByBadge.ts';
import { useReader } from '../../identification/view/useReader.ts';
import { isNews, type Screen } from '../rules/screen.ts';
import { useOneGesture, type OneGesture } from './useOneGesture.ts';
import type { Recognition } from './useRecognition.ts';

export interface BadgeOptions {
  readonly screen: Screen;
  readonly ways: readonly IdentificationWay[];
  readonly asksNumber: boolean;
  /** Badges are not read now. */
  readonly isPaused: boolean;
  readonly mutate: ReturnType<typeof useIdentify>['mutate'];
  readonly recognition: Recognition;
  readonly onClaimed: (claim: FaceClaim) => void;
}

/** Reads badges: each identifies its person, or claims an identity that the face verifies. */
export function useBadges(options: BadgeOptions): OneGesture {
  const { screen, ways, asksNumber, isPaused, mutate, recognition, onClaimed } = options;
  const opensByBadge = ways.includes('BADGE');
  const isForNumber = ways.includes('FACE') && (asksNumber || screen.kind === 'number');
  const asked = screen.kind === 'pin' || screen.kind === 'number' ? screen.kind : null;
  const identifyByBadge = useIdentifyByBadge(mutate);
  const gesture = useOneGesture(screen, askWhoseBadge);
  useReader({ isOn: (opensByBadge || isForNumber) && !isPaused, asked }, (readings) => {
    if (!readings.every((badge) => isNews(screen, badge))) return;
    // The automatic operation counts, even if the next person arrives before it.
    if (gesture.only !== null) {
      gesture.queue(readings);
      return;
    }
    recognition.endForNext(screen);
    if (opensByBadge) askWhoseBadge(readings);
    else onClaimed(claimByBadge(readings));
  });

  function askWhoseBadge(readings: readonly string[]): void {
    identifyByBadge(readings, {
      onKnown: (badge, dialog) => void recognition.recognised(dialog, { badge }),
      onFailed: (badge, failure) => void recognition.notRecognised({ badge }, failure),
    });
  }

  return gesture;
}
