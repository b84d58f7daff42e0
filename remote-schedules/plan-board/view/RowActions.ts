import type { LocalDate, WorkSchedule } from 'shared-contracts';
import type { DatedPlan } from '../../bars/rules/planDays.ts';
import type { PlannedRow, PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import type { RowPlan } from '../rules/rowPlan.ts';

/** The board's actions; stable functions, so that rows do not re-render. */
export interface RowActions {
  readonly choose: (row: PlannedRow, isChosen: boolean) => void;
  readonly openMenu: (row: PlannedRow, target: HTMLElement) => void;
  readonly openDetails: (plan: RowPlan, days: readonly DatedPlan[]) => void;
  /** A day in a person's week, on phones: plans it, or shows its plan without permission. */
  readonly pressDay: (row: PlannedRow, plan: RowPlan, day: DatedPlan) => void;
  /** Single days, of all of those rows. */
  readonly pick: (
    rows: readonly PlannedRow[],
    dates: readonly LocalDate[],
    isChosen: boolean,
  ) => void;
  /** A schedule was dropped on days; absent if nothing can be assigned. */
  readonly drop: ((targets: PlanTargets, schedule: WorkSchedule) => void) | null;
}
