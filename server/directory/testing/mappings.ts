import type { DirectoryMapping } from '../rules/jobOfMapping.ts';

type Place = DirectoryMapping['entries'][number]['place'];

/** A place of the test company where porters clock at the harbour. */
export function portersPlace(changes: Partial<Place> = {}): Place {
  return {
    ...{ position: 'porter', geofences: ['harbour'], costCenter: null },
    ...{ workSchedule: null, timeZone: null, approves: false },
    ...changes,
  };
}

/** Nurses in the ward, porters everywhere else. */
export function wardMapping(changes: Partial<DirectoryMapping> = {}): DirectoryMapping {
  return {
    ...{ isOn: true, attribute: 'department' },
    entries: [{ value: 'Ward', place: portersPlace({ position: 'nurse', costCenter: '4711' }) }],
    ...{ otherwise: portersPlace(), timeZone: 'Europe/Berlin', usesTimeZone: true },
    ...{ usesCostCenter: false, countryCode: 'DE', company: 'Harbour' },
    ...{ timeTypeProfile: 'standard', holidayCalendar: 'de', timeRecordingVariant: 'CLOCK' },
    authorities: ['CAPTURE_TIME', 'VIEW_TIME'],
    ...{ schedulesFrom: '2026-01-05', managerBy: 'SCIM_ID' },
    ...changes,
  };
}
