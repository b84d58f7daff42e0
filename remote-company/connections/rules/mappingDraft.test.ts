import { expect, it } from 'vitest';
import {
  mappingDraft,
  mappingFaults,
  openValues,
  withEntry,
  withoutEntry,
} from './mappingDraft.ts';

const choices = {
  positions: [{ code: 'NURSE', name: 'Nurse' }],
  timeTypeProfiles: [{ code: 'STANDARD', name: 'STANDARD' }],
  ...{ geofences: [], costCenters: [], workSchedules: [], holidayCalendars: [] },
};
const draft = mappingDraft(
  { mapping: null, choices },
  { timeZone: 'Europe/Berlin', company: 'Harbour' },
);
const place = {
  ...{ position: 'NURSE', geofences: [], costCenter: null, workSchedule: null },
  ...{ timeZone: null, approves: false },
};

it('begins with the zone of the device and the name of the company, and asks for the country', () => {
  expect(draft).toMatchObject({ timeZone: 'Europe/Berlin', company: 'Harbour', isOn: true });
  expect([...mappingFaults(draft)]).toEqual(['countryCode']);
  expect(mappingFaults({ ...draft, countryCode: 'DE' }).size).toBe(0);
});

it('lists delivered values of the deciding attribute that have no entry', () => {
  const values = [
    { attribute: 'department' as const, value: 'Ward', count: 3 },
    { attribute: 'department' as const, value: 'Kitchen', count: 2 },
    { attribute: 'title' as const, value: 'Cook', count: 2 },
  ];
  const mapping = withEntry(draft, null, { value: ' ward', place });
  expect(openValues(mapping, values).map(({ value }) => value)).toEqual(['Kitchen']);
});

it('replaces an entry in its place and takes one out', () => {
  const two = withEntry(withEntry(draft, null, { value: 'A', place }), null, { value: 'B', place });
  const renamed = withEntry(two, 0, { value: 'C', place });
  expect(renamed.entries.map(({ value }) => value)).toEqual(['C', 'B']);
  expect(withoutEntry(renamed, 0).entries.map(({ value }) => value)).toEqual(['B']);
});
