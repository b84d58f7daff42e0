import { canonicalTimeZone, type components } from 'shared-contracts';
import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { WorkValues } from '../../scim/rules/workValues.ts';

export type DirectoryMapping = components['schemas']['DirectoryMapping'];
type Place = components['schemas']['DirectoryPlace'];

/** What the mapping makes of a person, from any day on. */
export interface MappedJob extends Pick<
  AssignmentEntry,
  | 'description'
  | 'position'
  | 'countryCode'
  | 'company'
  | 'costCenter'
  | 'timeZone'
  | 'timeTypeProfile'
  | 'holidayCalendar'
  | 'authorities'
  | 'geofences'
> {
  readonly timeRecordingVariant: DirectoryMapping['timeRecordingVariant'];
  /** Null leaves planning to people. */
  readonly workSchedule: string | null;
}

/** Why the mapping makes no job. */
export interface MappingTrouble {
  readonly kind: 'UNKNOWN_VALUE' | 'UNKNOWN_TIME_ZONE' | 'UNKNOWN_COST_CENTER';
  /** What the directory says; null if it says nothing. */
  readonly value: string | null;
}

export type MappedPerson =
  | { readonly ok: true; readonly job: MappedJob }
  | { readonly ok: false; readonly trouble: MappingTrouble };

/**
 * The job that a mapping makes of what a directory says. Nothing is guessed: a value without an
 * entry takes the default or none.
 *
 * @param costCenters the codes of the company
 */
export function jobOfMapping(
  mapping: DirectoryMapping,
  work: WorkValues,
  costCenters: ReadonlySet<string>,
): MappedPerson {
  const value = work[mapping.attribute] ?? null;
  const place = placeOf(mapping, value);
  if (place === null) return troubled('UNKNOWN_VALUE', value);
  const named = mapping.usesTimeZone ? (work.timezone ?? null) : null;
  const timeZone = canonicalTimeZone(named ?? place.timeZone ?? mapping.timeZone);
  if (timeZone === null) return troubled('UNKNOWN_TIME_ZONE', named);
  const given = mapping.usesCostCenter ? (work.costCenter ?? null) : null;
  if (given !== null && !costCenters.has(given)) return troubled('UNKNOWN_COST_CENTER', given);
  const costCenter = given ?? place.costCenter;
  return {
    ok: true,
    job: {
      description: work.title ?? value ?? place.position,
      position: place.position,
      ...{ countryCode: mapping.countryCode, company: mapping.company, timeZone },
      timeTypeProfile: mapping.timeTypeProfile,
      authorities: [...mapping.authorities, ...(place.approves ? ['APPROVE_TIME' as const] : [])],
      timeRecordingVariant: mapping.timeRecordingVariant,
      workSchedule: place.workSchedule,
      geofences: place.geofences,
      ...(costCenter === null ? {} : { costCenter }),
      ...(mapping.holidayCalendar === null ? {} : { holidayCalendar: mapping.holidayCalendar }),
    },
  };
}

/** How values are compared: a directory's people type them. */
export function comparable(value: string): string {
  return value.normalize('NFC').trim().toLowerCase();
}

function placeOf({ entries, otherwise }: DirectoryMapping, value: string | null): Place | null {
  if (value === null) return otherwise;
  const wanted = comparable(value);
  return entries.find((entry) => comparable(entry.value) === wanted)?.place ?? otherwise;
}

function troubled(kind: MappingTrouble['kind'], value: string | null): MappedPerson {
  return { ok: false, trouble: { kind, value } };
}
