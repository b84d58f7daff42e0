import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';

/** The columns of `time_pair` about the external HR system. */
export type KeptSynchronisation = Pick<
  TimePairRow,
  'id' | 'synchronisation_status' | 'synchronisation_error' | 'extraction_status'
>;

type Changed = Partial<Omit<KeptSynchronisation, 'id'>>;

const columns = ['synchronisation_status', 'synchronisation_error', 'extraction_status'] as const;

/** The record of such a change; null if nothing has changed. */
export function synchronisationChange(
  before: KeptSynchronisation | undefined,
  after: KeptSynchronisation,
): { readonly before: Changed; readonly after: Changed } | null {
  const changed = columns.filter((column) => before?.[column] !== after[column]);
  if (before === undefined || changed.length === 0) return null;
  const of = (pair: KeptSynchronisation) =>
    Object.fromEntries(changed.map((column) => [column, pair[column]]));
  return { before: of(before), after: of(after) };
}
