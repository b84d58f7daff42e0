import type { Instant, LocalDate } from 'shared-contracts';
import type { Cycle } from './useCycle.ts';

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
}
