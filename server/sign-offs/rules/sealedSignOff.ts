import type { Json } from '../../records/rules/canonicalJson.ts';
import type { DaySpan } from '../../shifts/rules/daySpans.ts';
import type { HoursByType } from './cycleHours.ts';

/** What a sign-off says: who, when, of which days of whom up to which record, and the hours. */
export interface SignOffContent {
  readonly managerId: number;
  readonly startDate: string;
  readonly endDate: string;
  /** ISO 8601 in UTC with milliseconds. */
  readonly signedAt: string;
  readonly hours: HoursByType;
  /** Once for each span. */
  readonly parts: readonly (DaySpan & { readonly sequence: number })[];
}

/** The content over which the code of a sign-off is made, with the key of the records. */
export function sealedSignOff(content: SignOffContent): Json {
  const { managerId, startDate, endDate, signedAt, hours, parts } = content;
  const { timeTypes, ...sums } = hours;
  const types = timeTypes.map(({ name, worked }) => [name, worked]);
  return [
    'punctual-sign-off-1',
    ...[managerId, startDate, endDate, signedAt],
    ...[{ ...sums }, types],
    parts
      .toSorted((one, other) =>
        one.assignmentId === other.assignmentId
          ? one.first.localeCompare(other.first)
          : one.assignmentId - other.assignmentId,
      )
      .map(({ assignmentId, first, last, sequence }) => [assignmentId, first, last, sequence]),
  ];
}
