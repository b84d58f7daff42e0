import { fold, failedDeliveries, type components } from 'shared-contracts';
import { holds } from '../../people/data/personSql.ts';
import { spanRows, spanValues, type DaySpan, type SpanValues } from '../rules/daySpans.ts';
import { undecided } from './timePairSql.ts';
import {
  oneOf,
  ofAssignment,
  placeValues,
  type AssignmentFilter,
  type FilterValues,
  type Place,
} from './assignmentFilter.ts';

type Schemas = components['schemas'];
type Payload = Schemas['ShiftSummariesFilter'];

/**
 * The filter for entries (spec §3, filter payload). A missing or empty property does not filter;
 * the others must all match.
 */
export interface TimePairFilter
  extends
    AssignmentFilter,
    Pick<
      Payload,
      | 'search'
      | 'clockInFilter'
      | 'clockOutFilter'
      | 'timePairCostCenterIds'
      | 'synchronisationStatus'
      | 'typeFilter'
    > {
  readonly statuses: readonly Schemas['ApprovalStatus'][];
  readonly timeTypeIds?: readonly number[];
  /** Options of custom fields; any of them matches. */
  readonly customFieldOptionIds?: readonly number[];
  /** From `findIndicated`; null does not filter. */
  readonly indicated?: Indicated | null;
  /**
   * The same for entries that a manager must look at; must match in addition. Includes requested
   * deletions.
   */
  readonly unusual?: Indicated | null;
}

/** Entries with any of some indicators. */
export interface Indicated {
  /** The stored ones. */
  readonly indicators: readonly Schemas['InfoIndicator'][];
  /** Open shifts that have one of them at the moment. */
  readonly openIds: readonly number[];
}

/** A part of a composed statement with its values. */
export interface WantedPairs {
  /** `from … where …`, with `pair` as the latest version of a shift and `span` as its days. */
  readonly from: string;
  readonly values: SpanValues & FilterValues;
  /** Whether it only filters by days and status: then the text is always the same. */
  readonly isPlain: boolean;
}

/** The entries of the spans with any status and indicators, and which of them match the filter. */
export interface PairsOfDays extends WantedPairs {
  /** Whether `pair` matches the filter by its status and indicators. */
  readonly isWanted: string;
}

/**
 * The latest entries of the spans that match a filter. Finds them by the days of their assignments
 * (index `time_pair_days`), and applies the filter only to those: the cost depends on the days, not
 * on the number of the company's entries, and no filter needs its own index. `offset 0` enforces
 * that: with a free join of very many people's spans the planner would read everybody's years.
 */
export function wantedPairs(spans: readonly DaySpan[], filter: TimePairFilter): WantedPairs {
  const { from, isWanted, values, isPlain } = pairsOfDays(spans, filter);
  return { from: `${from}\n       and ${isWanted}`, values, isPlain };
}

/** The same for any status and indicators; `isWanted` says which entries match. */
export function pairsOfDays(spans: readonly DaySpan[], filter: TimePairFilter): PairsOfDays {
  const { place, values } = placeValues();
  const { unusual = null } = filter;
  const hasStatus = `pair.status = any(${place(filter.statuses, 'text[]')})`;
  // Decided entries need no look, except undelivered ones.
  const isWanted = unusual
    ? `(${hasStatus} or ${notDelivered})
       and ((${undecided}) and (${having(unusual, place)}) or pair.status = 'PENDING_DELETE' or ${notDelivered})`
    : hasStatus;
  const conditions = [...ofPair(filter, place), ...ofSpan(filter, place)];
  return {
    from: `from ${spanRows} span(assignment_id, first, last)
     cross join lateral (
       select * from time_pair where time_pair.assignment_id = span.assignment_id and is_latest
         and start_date between span.first and span.last offset 0
     ) pair
     where ${['true', ...conditions].join('\n       and ')}`,
    isWanted,
    values: { ...values, ...spanValues(spans) },
    isPlain: conditions.length === 0 && unusual === null,
  };
}

function ofPair(filter: TimePairFilter, place: Place): string[] {
  const { clockInFilter, clockOutFilter, indicated = null } = filter;
  const search = fold(filter.search ?? '');
  const options = (filter.customFieldOptionIds ?? []).map((id) => JSON.stringify([{ id }]));
  const conditions = [
    ...oneOf('pair.cost_center_id', filter.timePairCostCenterIds, 'bigint[]', place),
    ...oneOf('pair.time_type_id', filter.timeTypeIds, 'bigint[]', place),
    ...oneOf('pair.synchronisation_status', filter.synchronisationStatus, 'text[]', place),
    ...oneOf('pair.type', filter.typeFilter, 'text[]', place),
  ];
  if (clockInFilter) conditions.push(withinTimes('pair.clock_in', clockInFilter, place));
  if (clockOutFilter) conditions.push(withinTimes('pair.clock_out', clockOutFilter, place));
  if (indicated) conditions.push(`(${having(indicated, place)})`);
  if (options.length > 0) {
    conditions.push(`pair.custom_field_values @> any(${place(options, 'jsonb[]')})`);
  }
  if (search !== '') conditions.push(containing(place(search, 'text')));
  return conditions;
}

function having({ indicators, openIds }: Indicated, place: Place): string {
  const ofRow = `pair.info_indicators && ${place(indicators, 'text[]')}`;
  const failed = indicators.includes('NOT_DELIVERED') ? ` or ${notDelivered}` : '';
  return `${ofRow} or pair.id = any(${place(openIds, 'bigint[]')})${failed}`;
}

/** Whether the external HR system rejected it, for the columns of `pair`. */
export const notDelivered = `pair.synchronisation_status in (${failedDeliveries.map((each) => `'${each}'`).join(', ')})`;

function ofSpan(filter: TimePairFilter, place: Place): string[] {
  const conditions = ofAssignment(filter, place);
  if (conditions.length === 0) return [];
  // Not `exists`: the planner would join the assignments first, and then read all of their days.
  return [
    `(select ${conditions.join(' and ')} from assignment
       where assignment.id = span.assignment_id)`,
  ];
}

/** Whole minutes in the pair's own zone, inclusive; past midnight if `to` is earlier. */
function withinTimes(
  instant: string,
  { from, to }: Schemas['LocalTimeSpan'],
  place: Place,
): string {
  const time = `date_trunc('minute', local_time(${instant}, pair.time_zone))::time`;
  const [first, last] = [place(from, 'time'), place(to, 'time')];
  if (from <= to) return `${time} between ${first} and ${last}`;
  return `(${time} >= ${first} or ${time} <= ${last})`;
}

/**
 * Part of the position, the time type, the cost center or a comment, compared like names of people.
 */
function containing(search: string): string {
  const has = (text: string) => holds(text, search);
  return `(${has('pair.clock_in_comment')} or ${has('pair.clock_out_comment')}
       or exists (select from time_type
         where time_type.id = pair.time_type_id and ${has('time_type.external_name')})
       or exists (select from cost_center
         where cost_center.id = pair.cost_center_id and ${has('cost_center.name')})
       or exists (select from assignment join position on position.id = assignment.position_id
         where assignment.id = pair.assignment_id and ${has('position.description')}))`;
}
