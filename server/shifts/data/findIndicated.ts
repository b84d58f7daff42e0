import type { components, FeatureInfo } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { spanRows, spanValues, type DaySpan, type SpanValues } from '../rules/daySpans.ts';
import { infoIndicators } from '../rules/infoIndicators.ts';
import type { Shift } from '../rules/timePairRow.ts';
import type { DayPlans } from './createDayPlans.ts';
import { beginningOf, plansAt } from './plansAt.ts';
import { shiftColumns, shiftJoin, toShift, type ShiftRow } from './shiftRows.ts';
import type { Indicated } from './timePairFilter.ts';

type InfoIndicator = components['schemas']['InfoIndicator'];

/** Indicators that depend on the current time, and are not stored while the shift is open. */
const momentary: ReadonlySet<InfoIndicator> = new Set([
  'CURRENTLY_CLOCKED_IN',
  'CURRENTLY_AWAY',
  'MISSED_BREAK',
  'CLOCK_OUT_MISSING',
]);

/** The open shifts of the spans, at most one per assignment (index `time_pair_one_open`). */
const readOpenShifts = statement<ShiftRow, SpanValues>(
  'readOpenShiftsOfSpans',
  `select ${shiftColumns}
   from ${spanRows} span(assignment_id, first, last)
   join time_pair pair on pair.assignment_id = span.assignment_id and pair.clock_out is null
     and pair.is_latest and pair.deleted_at is null and not pair.is_correction
     and pair.start_date between span.first and span.last
   ${shiftJoin}`,
);

/** An open shift with its indicators at the moment. */
export interface OpenShift {
  readonly shift: Shift;
  readonly indicators: readonly InfoIndicator[];
}

/** The inputs of momentary indicators. */
export interface Moment {
  readonly dayPlans: DayPlans;
  readonly features: FeatureInfo;
  readonly now: Date;
}

/** The open shifts of the spans with their indicators. */
export async function findOpenShifts(
  database: Database,
  spans: readonly DaySpan[],
  { dayPlans, features, now }: Moment,
): Promise<OpenShift[]> {
  const shifts = (await database.run(readOpenShifts, spanValues(spans))).map(toShift);
  const plans = await plansAt(dayPlans, shifts.map(beginningOf));
  const context = { features, now: now.toISOString() };
  return shifts.flatMap((shift, index) => {
    const plan = plans[index];
    return plan === undefined ? [] : [{ shift, indicators: infoIndicators(shift, plan, context) }];
  });
}

/**
 * The input of `wantedPairs` for entries with any of the indicators, as displayed at that moment;
 * null if none is requested.
 */
export async function findIndicated(
  database: Database,
  spans: readonly DaySpan[],
  indicators: readonly InfoIndicator[],
  moment: Moment,
): Promise<Indicated | null> {
  if (indicators.length === 0) return null;
  if (!indicators.some((indicator) => momentary.has(indicator))) return { indicators, openIds: [] };
  const wanted = new Set(indicators);
  const open = await findOpenShifts(database, spans, moment);
  const having = open.filter((each) => each.indicators.some((one) => wanted.has(one)));
  return { indicators, openIds: having.map(({ shift }) => shift.pair.id) };
}
