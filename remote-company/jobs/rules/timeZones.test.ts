import { canonicalTimeZone } from 'shared-contracts';
import { expect, it } from 'vitest';
import { countriesIn } from './countries.ts';
import { allZones, isAbbreviation, zonesFor } from './timeZones.ts';

it.each(['BST', 'ist', 'CST'])('offers the places that %s can mean', (text) => {
  expect(isAbbreviation(text)).toBe(true);
  const zones = zonesFor(text, allZones());
  expect(zones.length).toBeGreaterThan(1);
  for (const zone of zones) expect(canonicalTimeZone(zone)).toBe(zone);
});

it('finds a zone by its city', () => {
  expect(zonesFor('new york', allZones())).toEqual(['America/New_York']);
  expect(zonesFor('Berlin', allZones())).toEqual(['Europe/Berlin']);
});

it('lists only zones that a company file may have', () => {
  for (const zone of allZones()) expect(canonicalTimeZone(zone)).toBe(zone);
});

it('lists countries by name, none twice', () => {
  const countries = countriesIn('en');
  const names = countries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(countries).toContainEqual({ code: 'DE', name: 'Germany' });
  expect(names).not.toContain('European Union');
});
