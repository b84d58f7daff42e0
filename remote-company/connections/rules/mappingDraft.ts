import type { DirectoryMapping, DirectoryPlace, MappingState } from './mapping.ts';

/** What a new mapping begins with, as far as the company says it. */
interface Beginning {
  readonly timeZone: string;
  readonly company: string;
}

/** A place of which nothing is chosen; it needs a position. */
export const newPlace: DirectoryPlace = {
  ...{ position: '', geofences: [], costCenter: null },
  ...{ workSchedule: null, timeZone: null, approves: false },
};

/** The mapping to change: the one that holds, or a new one. */
export function mappingDraft(
  { mapping, choices }: Pick<MappingState, 'mapping' | 'choices'>,
  { timeZone, company }: Beginning,
): DirectoryMapping {
  return (
    mapping ?? {
      ...{ isOn: true, attribute: 'department', entries: [], otherwise: null },
      ...{ timeZone, usesTimeZone: false, usesCostCenter: false, countryCode: '', company },
      timeTypeProfile: choices.timeTypeProfiles[0]?.code ?? '',
      ...{ holidayCalendar: null, timeRecordingVariant: 'CLOCK' },
      authorities: ['CAPTURE_TIME', 'VIEW_TIME'],
      // A Monday.
      ...{ schedulesFrom: '2026-01-05', managerBy: 'SCIM_ID' },
    }
  );
}

/** How the server compares values. */
export function comparable(value: string): string {
  return value.normalize('NFC').trim().toLowerCase();
}

/** What directories have delivered for the deciding attribute and the mapping does not list. */
export function openValues(
  { attribute, entries }: DirectoryMapping,
  values: MappingState['values'],
): MappingState['values'] {
  const known = new Set(entries.map(({ value }) => comparable(value)));
  return values.filter(
    (each) => each.attribute === attribute && !known.has(comparable(each.value)),
  );
}

export type MappingField = 'company' | 'countryCode' | 'timeTypeProfile';

/** The fields that keep a mapping from being saved. */
export function mappingFaults({
  company,
  countryCode,
  timeTypeProfile,
}: DirectoryMapping): ReadonlySet<MappingField> {
  const faults = new Set<MappingField>();
  if (company.trim() === '') faults.add('company');
  if (!/^[A-Z]{2}$/.test(countryCode)) faults.add('countryCode');
  if (timeTypeProfile === '') faults.add('timeTypeProfile');
  return faults;
}

/** The mapping with an entry in the place of the one at `index`; null adds it. */
export function withEntry(
  mapping: DirectoryMapping,
  index: number | null,
  entry: DirectoryMapping['entries'][number],
): DirectoryMapping {
  const { entries } = mapping;
  return {
    ...mapping,
    entries:
      index === null
        ? [...entries, entry]
        : entries.map((each, position) => (position === index ? entry : each)),
  };
}

export function withoutEntry(mapping: DirectoryMapping, index: number): DirectoryMapping {
  return { ...mapping, entries: mapping.entries.filter((_, position) => position !== index) };
}
