import { addDays, groupBy, type components, type DateRange } from 'shared-contracts';
import type { PlanOrder } from './planOrder.ts';

type Schemas = components['schemas'];

export type PlanPreviewRow = Schemas['PlanPreviewRow'];
export type PlannedBrief = Schemas['PlannedBrief'];
export type RemarkKind = Schemas['PlanRemark']['kind'];

/** The same remark about several people. */
export interface RemarkGroup {
  readonly kind: RemarkKind;
  readonly people: number;
  readonly items: readonly {
    readonly userId: number;
    readonly name: string;
    readonly message: string;
  }[];
}

/** The most urgent first. */
const remarkOrder: readonly RemarkKind[] = [
  'ALREADY_OVER',
  'SHORT_REST',
  'ABSENCE',
  'HOLIDAY',
  'MANY_DAYS',
  'OVER_HOURS',
  'UNKNOWN_TO_HR',
];

/** The remarks on all rows that would succeed, by kind. */
export function groupRemarks(rows: readonly PlanPreviewRow[]): readonly RemarkGroup[] {
  return remarkOrder.flatMap((kind) => {
    const found = rows
      .filter(({ refusal }) => refusal === null)
      .map(({ userId, employeeName, remarks }) => ({
        userId,
        name: employeeName,
        messages: remarks.filter((remark) => remark.kind === kind).map(({ message }) => message),
      }))
      .filter(({ messages }) => messages.length > 0);
    if (found.length === 0) return [];
    const items = found.flatMap(({ userId, name, messages }) =>
      messages.map((message) => ({ userId, name, message })),
    );
    return [{ kind, people: found.length, items }];
  });
}

/** The people whom a plan is refused for, by the server's reason. */
export interface RefusalGroup {
  readonly message: string;
  readonly people: readonly { readonly userId: number; readonly name: string }[];
}

export function groupRefusals(
  rows: readonly Pick<PlanPreviewRow, 'userId' | 'employeeName' | 'refusal'>[],
): readonly RefusalGroup[] {
  const refused = rows.flatMap(({ userId, employeeName, refusal }) =>
    refusal ? [{ userId, name: employeeName, message: refusal.message }] : [],
  );
  return [...groupBy(refused, ({ message }) => message)].map(([message, list]) => ({
    message,
    people: list.map(({ userId, name }) => ({ userId, name })),
  }));
}

/** The number of rows an order would change: the count on its button. */
export function countsOf(
  order: PlanOrder,
  rows: readonly PlanPreviewRow[] | null,
): { readonly people: number; readonly days: number } {
  const refused = new Set(
    (rows ?? []).filter(({ refusal }) => refusal !== null).map(({ userId }) => userId),
  );
  const done = order.rowIds.filter((id) => !refused.has(id));
  const days =
    order.kind === 'days'
      ? done.reduce((sum, id) => sum + (order.days.get(id)?.length ?? 0), 0)
      : 0;
  return { people: done.length, days };
}

/** Consecutive days with the same change; unchanged days are left out. */
export interface ComingRun extends DateRange {
  readonly before: PlannedBrief;
  readonly after: PlannedBrief;
}

export function comingRuns({ days }: Pick<PlanPreviewRow, 'days'>): readonly ComingRun[] {
  const runs: ComingRun[] = [];
  for (const { date, before, after } of days) {
    if (isSame(before, after)) continue;
    const last = runs.at(-1);
    const goesOn =
      last !== undefined &&
      addDays(last.endDate, 1) === date &&
      isSame(last.before, before) &&
      isSame(last.after, after);
    if (goesOn) runs[runs.length - 1] = { ...last, endDate: date };
    else runs.push({ startDate: date, endDate: date, before, after });
  }
  return runs;
}

/** Whether any day of somebody who can be planned would change. */
export function changesAnything(rows: readonly PlanPreviewRow[]): boolean {
  return rows.some((row) => row.refusal === null && comingRuns(row).length > 0);
}

/** Work is equal if schedule and times are; everything else if the name is. */
function isSame(one: PlannedBrief, other: PlannedBrief): boolean {
  if (one.kind !== other.kind || one.name !== other.name) return false;
  if (one.kind !== 'WORK') return true;
  return (
    one.externalCode === other.externalCode &&
    one.startTime === other.startTime &&
    one.endTime === other.endTime &&
    one.workingMinutes === other.workingMinutes
  );
}

/** The version of each row's plan that the person has seen: the preview's, else the board's. */
export function seenPlans(
  order: PlanOrder,
  rows: readonly Pick<PlanPreviewRow, 'userId' | 'planVersion'>[] | null,
  board: readonly Pick<Schemas['PlannedRow'], 'id' | 'planVersion'>[],
): Schemas['SeenPlans'] {
  const ofPreview = new Map((rows ?? []).map((row) => [row.userId, row.planVersion]));
  const ofBoard = new Map(board.map((row) => [row.id, row.planVersion]));
  return order.rowIds.flatMap((userId) => {
    const planVersion = ofPreview.get(userId) ?? ofBoard.get(userId);
    return planVersion === undefined ? [] : [{ userId, planVersion }];
  });
}
