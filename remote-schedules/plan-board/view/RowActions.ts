import type { LocalDate, WorkSchedule } from 'shared-contracts';
import type { DatedPlan } from '../../bars/rules/planDays.ts';
import type { PlannedRow, PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import type { RowPlan } from '../rules/rowPlan.ts';

/** What the board does; the same functions as long as the page stays, so that rows are drawn once. */
export interface RowActions {
  readonly choose: (row: PlannedRow, isChosen: boolean) => void;
  readonly openMenu: (row: PlannedRow, target: HTMLElement) => void;
  readonly openDetails: (plan: RowPlan, days: readonly DatedPlan[]) => void;
  /** A day in the week of a person, on phones: plans it, or says what is planned where one may not. */
  readonly pressDay: (row: PlannedRow, plan: RowPlan, day: DatedPlan) => void;
  /** Single days, of all of those rows. */
  readonly pick: (
    rows: readonly PlannedRow[],
    dates: readonly LocalDate[],
    isChosen: boolean,
  ) => void;
  /** A schedule was dropped on days; absent where nothing may be assigned. */
  readonly drop: ((targets: PlanTargets, schedule: WorkSchedule) => void) | null;
}
