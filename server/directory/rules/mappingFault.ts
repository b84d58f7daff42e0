import { canonicalTimeZone } from 'shared-contracts';
import { comparable, type DirectoryMapping } from './jobOfMapping.ts';

type Codes = readonly { readonly code: string }[];

/** The lists that a mapping names codes of. */
export interface MappingCodes {
  readonly positions: Codes;
  readonly geofences: Codes;
  readonly costCenters: Codes;
  readonly workSchedules: Codes;
  readonly timeTypeProfiles: Codes;
  readonly holidayCalendars: Codes;
}

/** The first value of a mapping that does not exist, or that has two entries; null if it is sound. */
export function mappingFault(mapping: DirectoryMapping, codes: MappingCodes): string | null {
  const places = [...mapping.entries.map(({ place }) => place), mapping.otherwise ?? []].flat();
  const zones = [mapping.timeZone, ...places.flatMap(({ timeZone }) => timeZone ?? [])];
  const values = mapping.entries.map(({ value }) => comparable(value));
  const twice = mapping.entries.find((_, index) => values.indexOf(values[index] ?? '') !== index);
  return (
    twice?.value ??
    unknownIn(
      codes.positions,
      places.map(({ position }) => position),
    ) ??
    unknownIn(
      codes.geofences,
      places.flatMap(({ geofences }) => geofences),
    ) ??
    unknownIn(
      codes.costCenters,
      places.map(({ costCenter }) => costCenter),
    ) ??
    unknownIn(
      codes.workSchedules,
      places.map(({ workSchedule }) => workSchedule),
    ) ??
    unknownIn(codes.timeTypeProfiles, [mapping.timeTypeProfile]) ??
    unknownIn(codes.holidayCalendars, [mapping.holidayCalendar]) ??
    zones.find((zone) => canonicalTimeZone(zone) === null) ??
    null
  );
}

function unknownIn(known: Codes, named: readonly (string | null)[]): string | undefined {
  const codes = new Set(known.map(({ code }) => code));
  return named.find((code): code is string => code !== null && !codes.has(code));
}
