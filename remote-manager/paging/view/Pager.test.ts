import { expect, it } from 'vitest';
import { pageButtons } from './Pager.tsx';

import fc from 'fast-check';

it('has at most six page buttons in a row, the current page among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(49), (totalPages, nth) => {
      const page = nth % totalPages;
      const buttons = pageButtons(page, totalPages);
      expect(buttons).toContain(page);
      expect(buttons).toHaveLength(Math.min(6, totalPages));
      expect(buttons.every((each, index) => each === (buttons[0] ?? 0) + index)).toBe(true);
      expect(buttons[0]).toBeGreaterThanOrEqual(0);
      expect(buttons.at(-1)).toBeLessThan(totalPages);
    }),
  );
});
