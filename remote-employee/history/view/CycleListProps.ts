import type { components, Instant, LocalDate } from 'shared-contracts';
import type { Cycle } from './useCycle.ts';
import type { OpenDialog } from './usePairActions.tsx';

export interface CycleListProps {
  /** For screen readers. */
  readonly label: string;
  readonly cycle: Cycle;
  readonly open: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
  /** The entry that a link requested. */
  readonly wanted: number | null;
  readonly onShown: () => void;
  readonly now: Instant;
  readonly today: LocalDate;
  /** Durations adjusted by the company's rules instead of the clocked ones. */
  readonly isAdjusted: boolean;
  /** Whether an entry can be changed, or is read-only. */
  readonly isOpenToChanges: (pair: components['schemas']['TimePair']) => boolean;
  readonly onOpenDialog: OpenDialog;
}
