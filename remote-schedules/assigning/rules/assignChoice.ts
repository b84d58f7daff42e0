import type { components, FeatureInfo, WorkSchedule } from 'shared-contracts';
import type { NewDay, PlanPiece } from './planOrder.ts';

/** What is assigned: a listed schedule, a custom one, or a day off. */
export type AssignChoice =
  | { readonly kind: 'schedule'; readonly schedule: WorkSchedule }
  | { readonly kind: 'new'; readonly day: NewDay }
  | { readonly kind: 'non-working'; readonly code: string };

export function pieceOf(choice: AssignChoice): PlanPiece {
  switch (choice.kind) {
    case 'schedule':
      return { code: choice.schedule.externalCode };
    case 'non-working':
      return { code: choice.code };
    case 'new':
      return { newDay: choice.day };
  }
}

/** The company's schedule for a day off, by recording variant (spec §6). */
export function nonWorkingDay(
  variant: components['schemas']['TimeRecordingVariant'],
  properties: Pick<
    FeatureInfo['properties'],
    'NON_WORKING_DAY_SCHEDULE_CLOCK' | 'NON_WORKING_DAY_SCHEDULE_DURATION'
  >,
): AssignChoice {
  const code =
    variant === 'CLOCK'
      ? properties.NON_WORKING_DAY_SCHEDULE_CLOCK
      : properties.NON_WORKING_DAY_SCHEDULE_DURATION;
  return { kind: 'non-working', code };
}

/** Whether both are the same choice. */
export function isSameChoice(one: AssignChoice | null, other: AssignChoice): boolean {
  return one !== null && JSON.stringify(pieceOf(one)) === JSON.stringify(pieceOf(other));
}
