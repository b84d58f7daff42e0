import { toInstant, toMillis, type Instant } from 'shared-contracts';
import type { EntryChoice } from '../rules/entryChoice.ts';
import type { SegmentRow, TimePairRow } from '../../shifts/rules/timePairRow.ts';

/** The booking of an entry. */
export function choiceOf(row: TimePairRow | SegmentRow): EntryChoice {
  return {
    timeTypeId: row.time_type_id,
    costCenterId: row.cost_center_id,
    customFieldValues: row.custom_field_values ?? [],
  };
}

/** A comment to store: null if it is blank, undefined if none was sent. */
export function writtenComment(comment: string | null | undefined): string | null | undefined {
  return comment === undefined ? undefined : comment?.trim() || null;
}

/** A request's instant in the server's format. */
export function exact(instant: string): Instant {
  return toInstant(toMillis(instant));
}

export function exactOrNull(instant: string | null | undefined): Instant | null {
  return instant == null ? null : exact(instant);
}

/** The recorded instant if the entered one is the same minute, so that seconds are kept. */
export function recordedTime(entered: Instant, recorded: Instant | null): Instant {
  return recorded !== null && minuteOf(entered) === minuteOf(recorded) ? recorded : entered;
}

function minuteOf(instant: Instant): number {
  return Math.floor(toMillis(instant) / 60_000);
}
