import type { components, DateRange } from 'shared-contracts';
import type { Configuration } from './madeSchedule.ts';

export type PlanAction = components['schemas']['PlanHistoryRow']['action'];

/** Which schedule is to be planned: by its code, or as it is to be made. */
export type ScheduleChoice = { readonly code: string } | { readonly made: Configuration };

interface Asked {
  /** Assignments in the order of the request, each once. */
  readonly assignmentIds: readonly number[];
  /** Versions of plans that the caller has seen, by assignment. */
  readonly seen: ReadonlyMap<number, number>;
  /** Public holidays stay as they are. */
  readonly skipsHolidays: boolean;
}

export interface AssignWish extends Asked {
  readonly action: 'ASSIGNED';
  readonly choice: ScheduleChoice;
  /** By assignment, in order. */
  readonly days: ReadonlyMap<number, readonly DateRange[]>;
}

export interface RotationWish extends Asked {
  readonly action: 'ROTATED';
  readonly range: DateRange;
  readonly turns: readonly { readonly choice: ScheduleChoice; readonly duration: number }[];
}

export interface CopyWish extends Asked {
  readonly action: 'COPIED';
  readonly source: DateRange;
  /** From a day of the source to the day that gets its schedule. */
  readonly daysLater: number;
}

/** What a manager wants to be planned, once the request has been checked. */
export type PlanWish = AssignWish | RotationWish | CopyWish;
