import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import { everything, securityEventKinds, securityQueryOf } from './securityFilter.ts';

test('every event that has words can be chosen', () => {
  const named = Object.keys(messages).flatMap((key) => key.split('security.event.')[1] ?? []);
  expect(new Set(securityEventKinds)).toEqual(new Set(named));
});

test('nothing chosen asks for everything', () => {
  expect(securityQueryOf(everything, 'Europe/Berlin')).toEqual({});
});

test('days are whole days of the device, the last one included, also when clocks change', () => {
  const days = { startDate: '2026-03-28', endDate: '2026-03-29' };
  const person = { id: 17, name: 'Ella Ek' };
  const filter = { event: 'log-in', outcome: 'REFUSED', person, days } as const;
  expect(securityQueryOf(filter, 'Europe/Berlin')).toEqual({
    ...{ event: 'log-in', outcome: 'REFUSED', person: 17 },
    since: '2026-03-27T23:00:00.000Z',
    until: '2026-03-29T22:00:00.000Z',
  });
});
