import { useEffect, useState } from 'react';
import type { ApprovalFilter } from '../rules/approvalFilter.ts';
import { withoutKind, type Outcomes } from '../rules/outcomes.ts';

/** What became of the entries that were decided, until the filter finds others. */
export function useOutcomes(filter: ApprovalFilter | null) {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  useEffect(() => {
    if (![...outcomes.values()].some(({ outcome }) => outcome.kind === 'done')) return undefined;
    const timer = setTimeout(
      () => setOutcomes((last) => withoutKind(last, 'done')),
      doneIsShownFor,
    );
    return () => clearTimeout(timer);
  }, [outcomes]);
  useEffect(() => setOutcomes(new Map()), [filter]);
  return { outcomes, setOutcomes };
}

/** How long a row that was decided stays to be seen, in milliseconds. */
const doneIsShownFor = 1500;
