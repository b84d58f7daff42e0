import type { Json } from '../../records/rules/canonicalJson.ts';
import type { DaySpan } from '../../shifts/rules/daySpans.ts';
import type { HoursByType } from './cycleHours.ts';

/** Days of an assignment, and the last record that the sign-off covers. */
export interface SealedPart extends DaySpan {
  /** 0 if there is no record. */
  readonly sequence: number;
  /** The code of the record in hexadecimal; '' if there is no record, null if none was sealed. */
  readonly recordMac: string | null;
}

/** The content of a sign-off: who, when, which days of whom up to which record, and the hours. */
export interface SignOffContent {
  readonly managerId: number;
  readonly startDate: string;
  readonly endDate: string;
  /** ISO 8601 in UTC with milliseconds. */
  readonly signedAt: string;
  readonly hours: HoursByType;
  /** One for each span. */
  readonly parts: readonly SealedPart[];
}

/**
 * The content that the code of a sign-off covers, with the key of the records. Sign-offs from
 * before the codes of records were sealed have the first version.
 */
export function sealedSignOff(content: SignOffContent): Json {
  const { managerId, startDate, endDate, signedAt, hours, parts } = content;
  const { timeTypes, ...sums } = hours;
  const types = timeTypes.map(({ name, worked }) => [name, worked]);
  const isFirstVersion = parts.some(({ recordMac }) => recordMac === null);
  return [
    isFirstVersion ? 'punctual-sign-off-1' : 'punctual-sign-off-2',
    ...[managerId, startDate, endDate, signedAt],
    ...[{ ...sums }, types],
    parts
      .toSorted((one, other) =>
        one.assignmentId === other.assignmentId
          ? one.first.localeCompare(other.first)
          : one.assignmentId - other.assignmentId,
      )
      .map(({ assignmentId, first, last, sequence, recordMac }) => [
        ...[assignmentId, first, last, sequence],
        ...(isFirstVersion ? [] : [recordMac]),
      ]),
  ];
}
