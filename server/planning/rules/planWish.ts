import type { components, DateRange } from 'shared-contracts';
import type { Configuration } from './madeSchedule.ts';

export type PlanAction = components['schemas']['PlanHistoryRow']['action'];

/** The chosen schedule: by its code, or as a configuration to create. */
export type ScheduleChoice = { readonly code: string } | { readonly made: Configuration };

interface Asked {
  /** Assignments in the order of the request, without duplicates. */
  readonly assignmentIds: readonly number[];
  /** The plan versions that the caller has seen, by assignment. */
  readonly seen: ReadonlyMap<number, number>;
  /** Leaves public holidays as they are. */
  readonly skipsHolidays: boolean;
}

export interface AssignWish extends Asked {
  readonly action: 'ASSIGNED';
  readonly choice: ScheduleChoice;
  /** By assignment, sorted. */
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
  /** The offset from a source day to its copy. */
  readonly daysLater: number;
}

/** A manager's validated request to plan. */
export type PlanWish = AssignWish | RotationWish | CopyWish;
