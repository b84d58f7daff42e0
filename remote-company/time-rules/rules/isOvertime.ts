import type { AdjustmentRuleEntry } from 'shared-contracts/company-file/companyFile.ts';

/** Whether a rule has no effect while the company does not tell overtime apart. */
export function isOvertime({ kind }: AdjustmentRuleEntry): boolean {
  return kind === 'PRE_SHIFT_OVERTIME' || kind === 'OVERTIME' || kind === 'FIXED_OVERTIME';
}
