import type { Row } from '../../spreadsheets/rules/cell.ts';
import type { InspectedPerson } from './inspectedPerson.ts';
import type { InspectedShift } from './inspectedTime.ts';
import { dateCell, nameOf, rowOf, textOf, timeCell } from './inspectionCells.ts';
import type { InspectionWords } from './words/inspectionWords.ts';

type Words = Pick<InspectionWords, 'work' | 'kinds' | 'status'>;

/** A person's shifts with their breaks, in local time of the workplace; without deleted ones. */
export function* timeRows(
  { person, shifts, names }: InspectedPerson,
  { work, kinds, status }: Words,
): Generator<Row> {
  for (const shift of shifts) {
    if (shift['deleted_at'] !== null) continue;
    const timeZone = textOf(shift['time_zone']) || 'UTC';
    const { duration } = shift;
    const day = dateCell(shift['start_date']);
    const span = ({ clock_in: from, clock_out: to }: InspectedShift['segments'][number]) =>
      [timeCell(from, timeZone), timeCell(to, timeZone)] as const;
    yield rowOf(
      person,
      ...[day, work, ...span(shift)],
      typeof duration === 'number' ? { kind: 'duration', seconds: duration } : null,
      nameOf(status, shift['status']),
      names[`costCenter ${Number(shift['cost_center_id'])}`] ?? '',
      placeOf(shift, names),
      timeZone,
    );
    for (const segment of shift.segments) {
      if (segment['deleted_at'] !== null) continue;
      const kind = nameOf(kinds, segment['pair_type']);
      yield rowOf(person, day, kind, ...span(segment), null, null, null, null, timeZone);
    }
  }
}

/** The place where a shift began, otherwise where it ended. */
function placeOf(shift: InspectedShift, names: InspectedPerson['names']): string {
  const places = (['clock_in', 'clock_out'] as const).flatMap((end) => {
    const isAway = shift[`${end}_geofence_result`] === 'OUTSIDE';
    return isAway ? [] : (names[`geofence ${Number(shift[`${end}_geofence_id`])}`] ?? []);
  });
  return places[0] ?? '';
}
