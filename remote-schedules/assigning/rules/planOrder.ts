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
type AssignRequest = Schemas['AssignRequest'];

/** What is planned: a schedule of the company by code, or a one-day schedule created for it. */
export type PlanPiece = { readonly code: string } | { readonly newDay: NewDay };

export interface OrderedTurn {
  /** Days in a turn. */
  readonly duration: number;
  readonly piece: PlanPiece;
}

/** What is special about each kind of plan. */
interface PlanContents {
  range: { readonly dates: DateRange; readonly piece: PlanPiece };
  days: {
    readonly days: ReadonlyMap<number, readonly LocalDate[]>;
    readonly piece: PlanPiece;
  };
  rotation: { readonly dates: DateRange; readonly turns: readonly OrderedTurn[] };
  copy: { readonly dates: DateRange; readonly assignStartDate: LocalDate };
}
type PlanKind = keyof PlanContents;

type OrderOf<Kind extends PlanKind> = {
  [Each in Kind]: {
    readonly kind: Each;
    readonly rowIds: readonly number[];
    /** Public holidays are left out. */
    readonly skipsHolidays?: boolean;
  } & PlanContents[Each];
}[Kind];

/** A plan for assignments, by row id. */
export type PlanOrder = OrderOf<PlanKind>;

/** The body of the call that plans some rows, under its name in a preview. */
export type PlanRequest =
  | { readonly assign: AssignRequest }
  | { readonly rotation: Schemas['RotationRequest'] }
  | { readonly copy: Schemas['CopyRequest'] };

interface KindRules<Order> {
  /** The planned days; of all rows together. */
  readonly ranges: (order: Order) => readonly DateRange[];
  /** The size of the plan for each row, as the server counts it. */
  readonly sizes: (order: Order) => (rowId: number) => PlanSize;
  /** @param rest what all kinds have */
  readonly request: (
    order: Order,
    userIds: number[],
    rest: Pick<AssignRequest, 'skipHolidays' | 'seen'>,
  ) => PlanRequest;
}

const kinds: { readonly [Kind in PlanKind]: KindRules<OrderOf<Kind>> } = {
  range: {
    ranges: ({ dates }) => [dates],
    sizes: ({ dates }) => always({ days: dayCount(dates), ranges: 1 }),
    request: ({ dates, piece }, userIds, rest) => ({
      assign: { userIds, ...dates, ...pieceFields(piece), ...rest },
    }),
  },
  days: {
    ranges: ({ days }) => joinDays([...new Set([...days.values()].flat())]),
    sizes:
      ({ days }) =>
      (rowId) => {
        const dates = days.get(rowId) ?? [];
        return { days: dates.length, ranges: joinDays(dates).length };
      },
    request({ days, piece }, userIds, rest) {
      const picked = userIds.map((userId) => ({
        userId,
        dates: [...(days.get(userId) ?? [])].toSorted(),
      }));
      return { assign: { days: picked, ...pieceFields(piece), ...rest } };
    },
  },
  rotation: {
    ranges: ({ dates }) => [dates],
    sizes({ dates, turns }) {
      const durations = turns.map(({ duration }) => duration);
      return always({ days: dayCount(dates), ranges: rotationRanges(dates, durations).length });
    },
    request({ dates, turns }, userIds, rest) {
      const workSchedules = turns.map(({ duration, piece }) => ({
        duration,
        ...('code' in piece
          ? { externalCode: piece.code }
          : { durationWorkScheduleAssignment: piece.newDay }),
      }));
      return { rotation: { userIds, ...dates, workSchedules, ...rest } };
    },
  },
  copy: {
    ranges({ dates: { startDate, endDate }, assignStartDate }) {
      const days = daysBetween(startDate, endDate);
      return [{ startDate: assignStartDate, endDate: addDays(assignStartDate, days) }];
    },
    sizes({ dates }) {
      const days = dayCount(dates);
      return always({ days, ranges: days });
    },
    request: ({ dates, assignStartDate }, userIds, rest) => ({
      copy: { userIds, ...dates, assignStartDate, ...rest },
    }),
  },
};

/** The same order for some of its rows. */
export function orderFor(order: PlanOrder, rowIds: readonly number[]): PlanOrder {
  return { ...order, rowIds };
}

export function plannedRanges<Kind extends PlanKind>(order: OrderOf<Kind>): readonly DateRange[] {
  return kinds[order.kind].ranges(order);
}

export function planSizes<Kind extends PlanKind>(
  order: OrderOf<Kind>,
): (rowId: number) => PlanSize {
  return kinds[order.kind].sizes(order);
}

/** @param seen the plan versions seen; a row with a newer plan is refused */
export function planRequest<Kind extends PlanKind>(
  order: OrderOf<Kind>,
  seen: Seen = [],
): PlanRequest {
  return kinds[order.kind].request(order, [...order.rowIds], {
    ...(order.skipsHolidays ? { skipHolidays: true } : {}),
    ...(seen.length > 0 ? { seen } : {}),
  });
}

function always(size: PlanSize): () => PlanSize {
  return () => size;
}

function pieceFields(piece: PlanPiece): Partial<AssignRequest> {
  return 'code' in piece
    ? { workScheduleExternalCode: piece.code }
    : { durationWorkScheduleAssignment: piece.newDay };
}
