import {
  addDays,
  dayCount,
  daysBetween,
  fitsOneRequest,
  joinDays,
  limits,
  rotationRanges,
  type components,
  type DateRange,
  type FeatureInfo,
  type Instant,
  type PlanSize,
} from 'shared-contracts';
import { Refusal, type FieldFault } from '../../calls/refusal.ts';
import { selectionTooLarge } from '../../calls/sharedRefusals.ts';
import { faultsOf } from '../rules/madeSchedule.ts';
import { plannableDays } from '../rules/planBounds.ts';
import type {
  AssignWish,
  CopyWish,
  PlanWish,
  RotationWish,
  ScheduleChoice,
} from '../rules/planWish.ts';

type Schemas = components['schemas'];

export interface WishContext {
  readonly features: FeatureInfo;
  readonly now: Instant;
}

/** The request of `previewPlan`: exactly one of the three. */
export function readWish(
  { assign, rotation, copy }: Schemas['PlanPreviewRequest'],
  context: WishContext,
): PlanWish {
  const given = [assign, rotation, copy].filter((each) => each !== undefined);
  if (given.length !== 1) throw faulty([{ field: 'assign', fault: 'combination' }]);
  if (assign !== undefined) return readAssignWish(assign, context, 'assign.');
  if (rotation !== undefined) return readRotationWish(rotation, context, 'rotation.');
  if (copy !== undefined) return readCopyWish(copy, context, 'copy.');
  throw new Error('The request names no plan.');
}

/**
 * Refuses values over the limits of spec §5 and names the fields; PLAN_TOO_LARGE if it is more than
 * one transaction should write.
 */
export function readAssignWish(
  body: Schemas['AssignRequest'],
  context: WishContext,
  path = '',
): AssignWish {
  const days = daysOfAssign(body, context, path);
  const assignmentIds = [...days.keys()];
  requireSelection(assignmentIds, context);
  requireSize(
    [...days.values()].map((ranges) => ({ days: daysIn(ranges), ranges: ranges.length })),
  );
  const { workScheduleExternalCode: code, durationWorkScheduleAssignment: made } = body;
  const choice = choiceOf({ code, made }, context, path, 'workScheduleExternalCode');
  return { action: 'ASSIGNED', assignmentIds, ...askedBy(body), choice, days };
}

export function readRotationWish(
  body: Schemas['RotationRequest'],
  context: WishContext,
  path = '',
): RotationWish {
  requireProperty(context, 'SHIFT_ROTATION');
  const assignmentIds = [...new Set(body.userIds)];
  requireSelection(assignmentIds, context);
  const range = { startDate: body.startDate, endDate: body.endDate };
  requirePlannable(range, context, path);
  const durations = body.workSchedules.map(({ duration }) => duration);
  const size = { days: dayCount(range), ranges: rotationRanges(range, durations).length };
  requireSize(assignmentIds.map(() => size));
  const turns = body.workSchedules.map((turn, index) => {
    const { externalCode: code, durationWorkScheduleAssignment: made } = turn;
    const field = `${path}workSchedules.${index}.`;
    return {
      choice: choiceOf({ code, made }, context, field, 'externalCode'),
      duration: turn.duration,
    };
  });
  return { action: 'ROTATED', assignmentIds, ...askedBy(body), range, turns };
}

export function readCopyWish(
  body: Schemas['CopyRequest'],
  context: WishContext,
  path = '',
): CopyWish {
  requireProperty(context, 'SCHEDULE_COPYING');
  const assignmentIds = [...new Set(body.userIds)];
  requireSelection(assignmentIds, context);
  const source = { startDate: body.startDate, endDate: body.endDate };
  requirePlannable(source, context, path);
  const field = `${path}assignStartDate`;
  if (body.assignStartDate <= source.endDate) throw faulty([{ field, fault: 'combination' }]);
  const bounds = plannableDays(context.now);
  const lastStart = addDays(bounds.endDate, 1 - dayCount(source));
  if (body.assignStartDate > lastStart) throw faulty([{ field, fault: 'range' }]);
  const size = { days: dayCount(source), ranges: dayCount(source) };
  requireSize(assignmentIds.map(() => size));
  const daysLater = daysBetween(source.startDate, body.assignStartDate);
  return { action: 'COPIED', assignmentIds, ...askedBy(body), source, daysLater };
}

function daysOfAssign(
  { userIds, startDate, endDate, days }: Schemas['AssignRequest'],
  context: WishContext,
  path: string,
): ReadonlyMap<number, readonly DateRange[]> {
  if (days !== undefined) {
    if (userIds !== undefined || startDate !== undefined || endDate !== undefined) {
      throw faulty([{ field: `${path}days`, fault: 'combination' }]);
    }
    requireProperty(context, 'NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT');
    const picked = Map.groupBy(days, ({ userId }) => userId);
    const ranges = new Map(
      [...picked].map(([id, each]) => [id, joinDays(each.flatMap(({ dates }) => dates))]),
    );
    const bounds = plannableDays(context.now);
    days.forEach(({ dates }, index) => {
      if (dates.some((date) => date < bounds.startDate || date > bounds.endDate)) {
        throw faulty([{ field: `${path}days.${index}.dates`, fault: 'range' }]);
      }
    });
    return ranges;
  }
  const missing = Object.entries({ userIds, startDate, endDate }).filter(
    ([, value]) => value === undefined,
  );
  if (userIds === undefined || startDate === undefined || endDate === undefined) {
    throw faulty(missing.map(([field]) => ({ field: `${path}${field}`, fault: 'required' })));
  }
  const range = { startDate, endDate };
  requirePlannable(range, context, path);
  return new Map(userIds.map((id) => [id, [range]]));
}

function choiceOf(
  {
    code,
    made,
  }: {
    readonly code: string | undefined;
    readonly made: Schemas['DurationWorkScheduleAssignment'] | undefined;
  },
  context: WishContext,
  path: string,
  codeField: string,
): ScheduleChoice {
  if (made === undefined) {
    if (code !== undefined) return { code };
    throw faulty([{ field: `${path}${codeField}`, fault: 'required' }]);
  }
  if (code !== undefined) throw faulty([{ field: `${path}${codeField}`, fault: 'combination' }]);
  const field = `${path}durationWorkScheduleAssignment.`;
  if (made.nonWorkingDay) {
    const isPlain = made.startTime === '00:00' && made.endTime === '00:00' && !made.breaks.length;
    if (!isPlain) throw faulty([{ field: `${field}nonWorkingDay`, fault: 'combination' }]);
    return { made };
  }
  requireProperty(context, 'DYNAMICALLY_CREATE');
  const faults = faultsOf(made, context.features.properties.CUSTOM_DURATION_BREAKS);
  if (faults.length > 0) {
    throw faulty(faults.map(({ field: name, fault }) => ({ field: `${field}${name}`, fault })));
  }
  return { made };
}

function requirePlannable(range: DateRange, { now }: WishContext, path: string): void {
  const bounds = plannableDays(now);
  if (range.startDate < bounds.startDate || range.startDate > bounds.endDate) {
    throw faulty([{ field: `${path}startDate`, fault: 'range' }]);
  }
  if (range.endDate < range.startDate) {
    throw faulty([{ field: `${path}endDate`, fault: 'combination' }]);
  }
  if (range.endDate > bounds.endDate) throw faulty([{ field: `${path}endDate`, fault: 'range' }]);
}

type Gate =
  | 'MANAGER_VIEW'
  | 'SHIFT_ROTATION'
  | 'SCHEDULE_COPYING'
  | 'DYNAMICALLY_CREATE'
  | 'NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT';

/** FEATURE_OFF if the company has switched it off. */
export function requireProperty({ features }: Pick<WishContext, 'features'>, property: Gate): void {
  if (!features.properties[property]) throw new Refusal('FEATURE_OFF');
}

function requireSelection(ids: readonly number[], { features }: WishContext): void {
  requireProperty({ features }, 'MANAGER_VIEW');
  if (ids.length > features.properties.MAXIMUM_SELECTABLE_EMPLOYEES) {
    throw selectionTooLarge(features);
  }
}

function requireSize(sizes: readonly PlanSize[]): void {
  if (fitsOneRequest(sizes)) return;
  const values = { days: limits.maximumPlanDays, ranges: limits.maximumPlanRanges };
  throw new Refusal('PLAN_TOO_LARGE', { values });
}

function daysIn(ranges: readonly DateRange[]): number {
  return ranges.reduce((sum, range) => sum + dayCount(range), 0);
}

function askedBy({
  seen = [],
  skipHolidays = false,
}: Pick<Schemas['AssignRequest'], 'seen' | 'skipHolidays'>) {
  return {
    seen: new Map(seen.map(({ userId, planVersion }) => [userId, planVersion])),
    skipsHolidays: skipHolidays,
  };
}

function faulty(fields: readonly FieldFault[]): Refusal {
  return new Refusal('VALIDATION_FAILED', { fields });
}
