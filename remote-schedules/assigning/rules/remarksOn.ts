import { rangesOverlap, type components, type DateRange, type LocalDate } from 'shared-contracts';

type Row = Pick<components['schemas']['PlanPreviewRow'], 'refusal' | 'remarks'>;

/** The remarks on these days of a row, in the reader's language; none if it is refused. */
export function remarksOn({ refusal, remarks }: Row, days: DateRange): readonly string[] {
  if (refusal) return [];
  return remarks.filter((remark) => rangesOverlap(remark, days)).map(({ message }) => message);
}

/** The same, by the first day of each. */
export function remarksByFirstDay(
  { refusal, remarks }: Row,
  days: DateRange,
): ReadonlyMap<LocalDate, readonly string[]> {
  const found = new Map<LocalDate, string[]>();
  for (const remark of refusal ? [] : remarks) {
    if (!rangesOverlap(remark, days)) continue;
    const first = remark.startDate < days.startDate ? days.startDate : remark.startDate;
    found.set(first, [...(found.get(first) ?? []), remark.message]);
  }
  return found;
}
