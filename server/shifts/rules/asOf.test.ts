import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asOf, earlierOf } from './asOf.ts';

const instant = (minute: number) => new Date(Date.UTC(2026, 2, 1, 8, minute)).toISOString();

test('an entry says at any instant what it said then', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 8 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 500 }), (changedAt, asked) => {
      const changes = changedAt.toSorted((a, b) => a - b);
      // Renamed at each of the minutes, to the number of the change.
      const undone = changes
        .map((minute, index) => ({ until: instant(minute), before: { name: String(index) } }))
        .toReversed();
      const now = String(changes.length);
      const earlier = earlierOf(now, undone, (_said, { name }) => String(name));
      const then = changes.filter((minute) => minute <= asked).length;
      expect(asOf(now, earlier, instant(asked))).toBe(String(then));
    }),
  );
});
