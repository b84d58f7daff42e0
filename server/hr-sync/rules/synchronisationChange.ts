import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';

/** What a row of `time_pair` says of the external HR system. */
export type KeptSynchronisation = Pick<
  TimePairRow,
  'id' | 'synchronisation_status' | 'synchronisation_error' | 'extraction_status'
>;

type Changed = Partial<Omit<KeptSynchronisation, 'id'>>;

const columns = ['synchronisation_status', 'synchronisation_error', 'extraction_status'] as const;

/** What is recorded of such a change; null when nothing has changed. */
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
