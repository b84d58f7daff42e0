import type { ReactElement } from 'react';
import type { GeofenceResult } from 'shared-contracts';
import { CheckmarkCircleFilled, DismissCircleFilled, LocationRegular } from '../icons.ts';
import type { UiMessages } from '../messages/en.ts';
import { useUiText } from '../messages/useUiText.ts';
import type { Meaning } from '../theme/statusColors.ts';
import { Badge } from './Badge.tsx';

export interface GeofenceBadgeProps {
  readonly result: GeofenceResult;
  /** The geofence that contains it, named instead of "the geofence". */
  readonly name?: string | null;
  /** The position's accuracy, as text. */
  readonly accuracy?: string | null;
}

/** The position relative to the geofences, as text (spec §4). */
export function GeofenceBadge({ result, name, accuracy }: GeofenceBadgeProps) {
  const text = useUiText();
  const { meaning, icon, word } = looks[result];
  return (
    <Badge meaning={meaning} icon={icon}>
      {name && meaning === 'approved' ? text('ui.geofence.insideOf', { name }) : text(word)}
      {accuracy && ` ±${accuracy}`}
    </Badge>
  );
}

interface Look {
  readonly meaning: Meaning;
  readonly icon: ReactElement;
  readonly word: keyof UiMessages;
}

const looks: Readonly<Record<GeofenceResult, Look>> = {
  INSIDE: { meaning: 'approved', icon: <CheckmarkCircleFilled />, word: 'ui.geofence.inside' },
  BORDERING_INSIDE: {
    meaning: 'approved',
    icon: <CheckmarkCircleFilled />,
    word: 'ui.geofence.borderingInside',
  },
  BORDERING_OUTSIDE: {
    meaning: 'rejected',
    icon: <DismissCircleFilled />,
    word: 'ui.geofence.borderingOutside',
  },
  OUTSIDE: { meaning: 'rejected', icon: <DismissCircleFilled />, word: 'ui.geofence.outside' },
  NO_GEOFENCE: { meaning: 'incomplete', icon: <LocationRegular />, word: 'ui.geofence.none' },
};
