import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chosenOf, emptyWish, foundSites, missingIn, orderOf } from './keyWish.ts';

const wish = { ...emptyWish, name: ' Payroll ' };

it('lacks a name, something to read, and a site where some are wanted', () => {
  expect([...missingIn(emptyWish)]).toEqual(['name']);
  expect([...missingIn({ ...wish, authorities: [], reach: 'SOME' })]).toEqual([
    'authorities',
    'sites',
  ]);
  expect([...missingIn({ ...wish, reach: 'SOME', sites: ['harbour'] })]).toEqual([]);
});

it('reaches everybody or the chosen sites', () => {
  const order = { name: 'Payroll', authorities: ['VIEW_TIME'], days: 90, perMinute: 300 };
  expect(orderOf({ ...wish, sites: ['harbour'] })).toEqual({ ...order, sites: null });
  expect(orderOf({ ...wish, reach: 'SOME', sites: ['harbour'] })).toEqual({
    ...order,
    sites: ['harbour'],
  });
});

it('holds exactly what was chosen last of each, in one order', () => {
  const all = ['a', 'b', 'c', 'd'];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...all), fc.boolean())), (presses) => {
      const chosen = presses.reduce<string[]>(
        (list, [item, isChosen]) => chosenOf(all, list, item, isChosen),
        [],
      );
      const last = new Map(presses);
      expect(chosen).toEqual(all.filter((item) => last.get(item) === true));
    }),
  );
});

it('finds sites by name and code as keyboards type them', () => {
  const sites = [
    { code: 'MUC-1', name: 'München' },
    { code: 'HH', name: 'Harbour' },
  ];
  expect(foundSites(sites, 'munch').map(({ code }) => code)).toEqual(['MUC-1']);
  expect(foundSites(sites, 'hh').map(({ code }) => code)).toEqual(['HH']);
  expect(foundSites(sites, '')).toEqual(sites);
});
