import type { Instant } from 'shared-contracts';
import type { Json } from '../../records/rules/canonicalJson.ts';
import type { Fields, SignedRecord } from '../../records/rules/record.ts';
import { isFields, nameOf, textOf } from './inspectionCells.ts';
import type { InspectionWords } from './words/inspectionWords.ts';

const ends = ['clock_in', 'clock_out'] as const;

/** The chosen reason with its text, or a manager's text about a decision. */
export function whyOf(
  { after, action }: Pick<SignedRecord, 'after' | 'action'>,
  reasons: ReadonlyMap<number, string>,
): string {
  const { decision } = after;
  if (isFields(decision)) return textOf(decision['reason']);
  if (action === 'DELETED') return '';
  const parts = [after, ...segmentsOf(after)].flatMap((fields) => [
    reasons.get(Number(fields['reason_id'])) ?? '',
    textOf(fields['reason_text']),
  ]);
  return [...new Set(parts)].filter((part) => part !== '').join(': ');
}

/** `Start Mon 2 Mar 08:00; End …; Break …` for the columns in `told`. */
export function factsOf(
  fields: Fields,
  told: Fields,
  format: (instant: Instant) => string,
  { columns, kinds, status }: Pick<InspectionWords, 'columns' | 'kinds' | 'status'>,
): string {
  const at = (value: Json | undefined) => (typeof value === 'string' ? format(value) : '–');
  const headings = { clock_in: columns.start, clock_out: columns.end };
  const times = (of: Fields) => ends.filter((end) => end in of);
  return [
    ...times(told).map((end) => `${headings[end]} ${at(fields[end])}`),
    ...('status' in told ? [nameOf(status, fields['status'])] : []),
    ...segmentsOf(fields)
      .filter((segment) => times(segment).length > 0)
      .map((segment) =>
        [
          nameOf(kinds, segment['pair_type'] ?? 'BREAK'),
          ...times(segment).map((end) => at(segment[end])),
        ].join(' '),
      ),
  ].join('; ');
}

function segmentsOf({ segments }: Fields): Fields[] {
  return isFields(segments) ? Object.values(segments).filter(isFields) : [];
}
