import { canonicalJson } from '../../records/rules/canonicalJson.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/** Whether two states of a shift have the same adjusted version and indicators. */
export function isDerivedAlike({ pair: before }: Shift, { pair: after }: Shift): boolean {
  return (
    canonicalJson(before.adjusted_version) === canonicalJson(after.adjusted_version) &&
    canonicalJson(before.info_indicators) === canonicalJson(after.info_indicators)
  );
}
