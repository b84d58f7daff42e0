import { rangesOverlap, type components, type DateRange } from 'shared-contracts';

type Row = Pick<components['schemas']['PlanPreviewRow'], 'refusal' | 'remarks'>;

/** What would be unusual about these days of a row, in the reader's language; nothing where it is refused. */
export function remarksOn({ refusal, remarks }: Row, days: DateRange): readonly string[] {
  if (refusal) return [];
  return remarks.filter((remark) => rangesOverlap(remark, days)).map(({ message }) => message);
}
