import type { components, DateRange, LocalDate } from 'shared-contracts';

/** One assignment as the board shows it; what is planned for it comes by `assignment-summaries`. */
export type PlannedRow = components['schemas']['PlannedRow'];

/** What somebody chose on the board to plan, to copy or to look at. */
export interface PlanTargets {
  readonly rows: readonly PlannedRow[];
  /** Days that were picked one by one, by the id of their row; null where whole rows were chosen. */
  readonly days: ReadonlyMap<number, readonly LocalDate[]> | null;
  /** What the board shows. */
  readonly range: DateRange;
}
