import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decisionBatches } from './decisionOrder.ts';

it('sends long selections in parts that may be decided at once, each entry once and in order', () => {
  const entry = fc.record({ employeeId: fc.integer({ min: 1, max: 4 }), id: fc.nat() });
  const most = fc.record({
    entries: fc.integer({ min: 1, max: 9 }),
    people: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(entry), most, (entries, caps) => {
      const parts = decisionBatches(entries, caps, () => '').map(({ rows }) => rows);
      expect(parts.flat()).toEqual(entries);
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        expect(part.length).toBeLessThanOrEqual(caps.entries);
        const people = new Set(part.map(({ employeeId }) => employeeId));
        expect(people.size).toBeLessThanOrEqual(caps.people);
      }
    }),
  );
});
