import { segmentUpdates, type Instant, type OpenTimeSpan } from 'shared-contracts';
import type { SegmentRow } from '../../shifts/rules/timePairRow.ts';

/** The point in its shift's versions at which a segment changes. */
export interface SegmentMoment {
  /** The first version of the shift with the change. */
  readonly version: number;
  readonly now: Instant;
}

/** A segment that the shift's versions no longer contain from that one on. */
export function endedSegment(segment: SegmentRow, { version, now }: SegmentMoment): SegmentRow {
  return { ...segment, deleted_at: now, gone_after_version: version - 1 };
}

/** The old and the new row of a changed segment. */
export function replacedSegment(
  segment: SegmentRow,
  id: number,
  changes: Partial<SegmentRow>,
  moment: SegmentMoment,
): [SegmentRow, SegmentRow] {
  return [
    { ...endedSegment(segment, moment), replaced_by: id },
    {
      ...segment,
      ...changes,
      id,
      previous_version_id: segment.id,
      added_in_version: moment.version,
    },
  ];
}

// A measurement at one time says nothing about another.
const notMeasuredIn = {
  clock_in_latitude: null,
  clock_in_longitude: null,
  clock_in_accuracy: -1,
  clock_in_geofence_id: null,
  clock_in_geofence_result: 'NO_GEOFENCE',
  clock_in_device_at: null,
} as const;
const notMeasuredOut = {
  clock_out_latitude: null,
  clock_out_longitude: null,
  clock_out_accuracy: -1,
  clock_out_geofence_id: null,
  clock_out_geofence_result: 'NO_GEOFENCE',
  clock_out_device_at: null,
} as const;

/**
 * The segments of a shift with new times: cuts those that extend beyond them, which lose their
 * position there, and deletes those outside (spec §5, automatic segment update). `takeId` returns
 * an id for each one that is cut.
 */
export function segmentsWithin(
  shift: OpenTimeSpan,
  segments: readonly SegmentRow[],
  moment: SegmentMoment,
  takeId: () => number,
): SegmentRow[] {
  const spans = segments.map(({ id, clock_in: start, clock_out: end }) => ({ id, start, end }));
  const updates = new Map(segmentUpdates(shift, spans).map((update) => [update.id, update]));
  return segments.flatMap((segment) => {
    const update = updates.get(segment.id);
    if (update === undefined) return [segment];
    if (update.kind === 'REMOVED') return [endedSegment(segment, moment)];
    const endsNow = segment.clock_out === null && update.end !== null;
    return replacedSegment(
      segment,
      takeId(),
      {
        clock_in: update.start,
        clock_out: update.end,
        ...(update.start === segment.clock_in ? {} : notMeasuredIn),
        ...(update.end === segment.clock_out ? {} : notMeasuredOut),
        ...(endsNow
          ? {
              clock_out_offset: segment.clock_in_offset,
              clock_out_origin: segment.clock_in_origin,
              clock_out_punch_type: 'CORRECTION' as const,
            }
          : {}),
      },
      moment,
    );
  });
}
