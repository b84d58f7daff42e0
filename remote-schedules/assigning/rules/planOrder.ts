import {
  addDays,
  dayCount,
  daysBetween,
  joinDays,
  rotationRanges,
  type components,
  type DateRange,
  type LocalDate,
  type PlanSize,
} from 'shared-contracts';

type Schemas = components['schemas'];

export type NewDay = Schemas['DurationWorkScheduleAssignment'];
type Seen = Schemas['SeenPlans'];

/** What is planned: a schedule of the company by code, or a one-day schedule created for it. */
export type PlanPiece = { readonly code: string } | { readonly newDay: NewDay };

export interface OrderedTurn {
  /** Days in a turn. */
  readonly duration: number;
  readonly piece: PlanPiece;
}

/** A plan for assignments, by row id. */
export type PlanOrder = {
  readonly rowIds: readonly number[];
  /** Public holidays are left out. */
  readonly skipsHolidays?: boolean;
} & (
  | { readonly kind: 'range'; readonly dates: DateRange; readonly piece: PlanPiece }
  | {
      readonly kind: 'days';
      readonly days: ReadonlyMap<number, readonly LocalDate[]>;
      readonly piece: PlanPiece;
    }
  | { readonly kind: 'rotation'; readonly dates: DateRange; readonly turns: readonly OrderedTurn[] }
  | { readonly kind: 'copy'; readonly dates: DateRange; readonly assignStartDate: LocalDate }
);

/** The call that plans some rows of an order, with its body. */
export type PlanRequest =
  | { readonly call: 'assign' | 'create'; readonly body: Schemas['AssignRequest'] }
  | { readonly call: 'rotation'; readonly body: Schemas['RotationRequest'] }
  | { readonly call: 'copy'; readonly body: Schemas['CopyRequest'] };

/** The same order for some of its rows. */
export function orderFor(order: PlanOrder, rowIds: readonly number[]): PlanOrder {
  return { ...order, rowIds };
}

/** The target days of a copy. */
export function copiedTo({
  dates: { startDate, endDate },
  assignStartDate,
}: Extract<PlanOrder, { kind: 'copy' }>): DateRange {
  const days = daysBetween(startDate, endDate);
  return { startDate: assignStartDate, endDate: addDays(assignStartDate, days) };
}

/** The size of the plan for each row, as the server counts it. */
export function planSizes(order: PlanOrder): (rowId: number) => PlanSize {
  if (order.kind === 'days') {
    const sizes = new Map(
      [...order.days].map(([rowId, dates]) => [
        rowId,
        { days: dates.length, ranges: joinDays(dates).length },
      ]),
    );
    return (rowId) => sizes.get(rowId) ?? { days: 0, ranges: 0 };
  }
  const days = dayCount(order.dates);
  const size = { days, ranges: rangesOf(order, days) };
  return () => size;
}

function rangesOf(order: Exclude<PlanOrder, { kind: 'days' }>, days: number): number {
  switch (order.kind) {
    case 'range':
      return 1;
    case 'rotation':
      return rotationRanges(
        order.dates,
        order.turns.map(({ duration }) => duration),
      ).length;
    case 'copy':
      return days;
  }
}

/** @param seen the plan versions seen; a row with a newer plan is refused */
export function planRequest(order: PlanOrder, seen: Seen = []): PlanRequest {
  const userIds = [...order.rowIds];
  const rest = {
    ...(order.skipsHolidays ? { skipHolidays: true } : {}),
    ...(seen.length > 0 ? { seen } : {}),
  };
  switch (order.kind) {
    case 'range': {
      const body = { userIds, ...order.dates, ...pieceOf(order.piece), ...rest };
      return { call: callOf(order.piece), body };
    }
    case 'days': {
      const days = userIds.map((userId) => ({
        userId,
        dates: [...(order.days.get(userId) ?? [])].toSorted(),
      }));
      return { call: callOf(order.piece), body: { days, ...pieceOf(order.piece), ...rest } };
    }
    case 'rotation': {
      const workSchedules = order.turns.map(({ duration, piece }) => ({
        duration,
        ...('code' in piece
          ? { externalCode: piece.code }
          : { durationWorkScheduleAssignment: piece.newDay }),
      }));
      return { call: 'rotation', body: { userIds, ...order.dates, workSchedules, ...rest } };
    }
    case 'copy': {
      const { dates, assignStartDate } = order;
      return { call: 'copy', body: { userIds, ...dates, assignStartDate, ...rest } };
    }
  }
}

/** The preview request for the order. */
export function previewRequest(order: PlanOrder): Schemas['PlanPreviewRequest'] {
  const request = planRequest(order);
  switch (request.call) {
    case 'rotation':
      return { rotation: request.body };
    case 'copy':
      return { copy: request.body };
    default:
      return { assign: request.body };
  }
}

function callOf(piece: PlanPiece): 'assign' | 'create' {
  return 'code' in piece ? 'assign' : 'create';
}

function pieceOf(piece: PlanPiece): Partial<Schemas['AssignRequest']> {
  return 'code' in piece
    ? { workScheduleExternalCode: piece.code }
    : { durationWorkScheduleAssignment: piece.newDay };
}
