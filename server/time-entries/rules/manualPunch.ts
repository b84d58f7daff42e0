import { offsetMinutes, type components, type Instant } from 'shared-contracts';
import type { Editor } from './editor.ts';
import type { PunchFacts } from '../../shifts/rules/timePairRow.ts';

/** How and by whom times are set by hand. */
export interface ManualEntry {
  readonly editor: Pick<Editor, 'id' | 'actsAs'>;
  /** ISO 8601 in UTC. */
  readonly now: Instant;
  readonly timeZone: string;
  /** The request's facts about the device. */
  readonly device: PunchFacts;
  /** The times were entered in the assignment's zone. */
  readonly isNormalized: boolean;
  /** The switch `APPROVE_TIME_PAIRS`. */
  readonly hasApproval: boolean;
  readonly reason: { readonly id: number; readonly text: string | null } | null;
}

/**
 * The facts of a punch that was set by hand. A manager's device was elsewhere, so its position
 * means nothing. The device's offset is that of the entry's start: if it equals the zone's, it
 * follows the zone's clock changes up to the punch.
 */
export function manualPunch(
  at: Instant,
  punchType: components['schemas']['PunchType'],
  comment: string | null,
  { editor, device, isNormalized, timeZone }: ManualEntry,
  begunAt: Instant = at,
): PunchFacts {
  const isInZone = isNormalized || device.offset === offsetMinutes(begunAt, timeZone);
  const byManager = editor.actsAs === 'MANAGER';
  return {
    ...device,
    ...(byManager ? nowhere : {}),
    offset: isInZone ? offsetMinutes(at, timeZone) : device.offset,
    origin: byManager ? 'MANAGER' : 'WEB',
    punch_type: punchType,
    device_at: null,
    comment,
  };
}

const nowhere = {
  latitude: null,
  longitude: null,
  accuracy: -1,
  geofence_id: null,
  geofence_result: 'NO_GEOFENCE',
} as const;
