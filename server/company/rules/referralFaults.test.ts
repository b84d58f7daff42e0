import fc from 'fast-check';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { expect, test } from 'vitest';
import { referralFaults, referralWays, type Referral } from './referralFaults.ts';

const code = fc.constantFrom('A', 'B', 'C');
const referral = fc
  .record({ way: fc.constantFrom(...referralWays.map(({ way }) => way)), code, by: code })
  .map((each): Referral => ({ ...each, name: each.by }));

function removing(section: string, codes: readonly string[]): CompanyFile {
  return { removed: { [section]: codes } };
}

test('an entry has a fault as long as something that stays refers to it', () => {
  fc.assert(
    fc.property(referral, fc.boolean(), (each, goesToo) => {
      const kind = referralWays.find(({ way }) => way === each.way);
      if (kind === undefined || kind.from === 'managers') return;
      const alone = removing(kind.to, [each.code]);
      const file = goesToo
        ? { removed: { ...alone.removed, ...removing(kind.from, [each.by]).removed } }
        : alone;
      const faults = referralFaults(file, [each]);
      expect(faults).toHaveLength(goesToo ? 0 : 1);
    }),
  );
});

test('of many that refer to it the first are named', () => {
  const many = ['A-1', 'A-2', 'A-3', 'A-4'].map((by): Referral => ({
    way: 'CLOCKS_IN_AT',
    code: 'MAIN',
    by,
    name: by,
  }));
  expect(referralFaults({ removed: { geofences: ['MAIN'] } }, many)).toEqual([
    {
      path: ['removed', 'geofences', 0],
      message: 'MAIN is where 4 assignments clock in: A-1, A-2, A-3 and 1 more.',
    },
  ]);
});
