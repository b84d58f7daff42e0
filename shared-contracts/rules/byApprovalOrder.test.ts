import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byApprovalOrder } from './byApprovalOrder.ts';

const entry = fc.record({
  timePairId: fc.integer({ min: 1, max: 9 }),
  status: fc.constantFrom('PENDING', 'PENDING_DELETE'),
  isCorrection: fc.boolean(),
});

it('says the same of two entries whichever is named first', () => {
  fc.assert(
    fc.property(entry, entry, (one, other) => {
      expect(Math.sign(byApprovalOrder(one, other)) + Math.sign(byApprovalOrder(other, one))).toBe(
        0,
      );
    }),
  );
});

it('puts what comes before an entry before all that follows it', () => {
  fc.assert(
    fc.property(entry, entry, entry, (first, second, third) => {
      const [a, b, c] = [first, second, third].toSorted(byApprovalOrder);
      expect(a && c && byApprovalOrder(a, c)).toBeLessThanOrEqual(0);
      expect(a && b && byApprovalOrder(a, b)).toBeLessThanOrEqual(0);
      expect(b && c && byApprovalOrder(b, c)).toBeLessThanOrEqual(0);
    }),
  );
});
