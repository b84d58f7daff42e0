import type { components, DateRange, LocalDate } from 'shared-contracts';

/** An assignment on the board; its plan comes from `assignment-summaries`. */
export type PlannedRow = components['schemas']['PlannedRow'];

/** The selection to plan, copy or inspect. */
export interface PlanTargets {
  readonly rows: readonly PlannedRow[];
  /** Picked days, by row id; null if whole rows were selected. */
  readonly days: ReadonlyMap<number, readonly LocalDate[]> | null;
  /** The board's range. */
  readonly range: DateRange;
}
