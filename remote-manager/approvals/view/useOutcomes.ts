import { useEffect, useState } from 'react';
import type { ApprovalFilter } from '../rules/approvalFilter.ts';
import { withoutKind, type Outcomes } from '../rules/outcomes.ts';

/** The outcomes of decided entries, until the filter changes. */
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

/** Milliseconds for which a decided row stays visible. */
const doneIsShownFor = 1500;
