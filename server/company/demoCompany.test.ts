import { demoCompany } from 'demo-data/demoCompany.ts';
import { moments } from 'demo-data/momentsForTests.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothingYet } from './rules/existingCompany.ts';
import { validateCompanyFile } from './validateCompanyFile.ts';

test('the demo is a company file without faults at any moment', () => {
  fc.assert(
    fc.property(moments, (now) => {
      const outcome = validateCompanyFile(demoCompany(1, now), nothingYet, now);
      expect(outcome.ok ? [] : outcome.faults).toEqual([]);
    }),
    { numRuns: 16 },
  );
});
