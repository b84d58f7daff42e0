import type { DateRange, Instant, LocalDate } from 'shared-contracts';
import type { Cycle } from './useCycle.ts';
import type { OpenDialog } from './usePairActions.tsx';

export interface CycleListProps {
  /** For screen readers. */
  readonly label: string;
  readonly cycle: Cycle;
  readonly open: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
  /** The entry that a link asked for. */
  readonly wanted: number | null;
  readonly onShown: () => void;
  readonly now: Instant;
  readonly today: LocalDate;
  /** Durations by the company's rules instead of the clocked ones. */
  readonly isAdjusted: boolean;
  /** The days whose entries can be acted on. */
  readonly actionable: DateRange;
  /** Null where entries are only to look at. */
  readonly onOpenDialog: OpenDialog | null;
}
