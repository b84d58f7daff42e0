import { fold, failedDeliveries, type components } from 'shared-contracts';
import { holds } from '../../people/data/personSql.ts';
import { spanValues, type DaySpan } from '../rules/daySpans.ts';
import { undecided } from './timePairSql.ts';
import { oneOf, ofAssignment, type AssignmentFilter, type Place } from './assignmentFilter.ts';

type Schemas = components['schemas'];
type Payload = Schemas['ShiftSummariesFilter'];

/**
 * Which entries are asked for (spec §3, filter payload). What is absent or empty asks for nothing;
 * the rest must all fit.
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
  /** Options of custom fields; any of them. */
  readonly customFieldOptionIds?: readonly number[];
  /** As `findIndicated` gives it; null asks for nothing. */
  readonly indicated?: Indicated | null;
  /** The same for what a manager looks at, to fit beside it; requested deletions are among it. */
  readonly unusual?: Indicated | null;
}

/** Entries with any of some indicators. */
export interface Indicated {
  /** Those that are kept with the row. */
  readonly indicators: readonly Schemas['InfoIndicator'][];
  /** Open shifts that have one of them at the moment. */
  readonly openIds: readonly number[];
}

/** A part of a statement, with the values of its parameters. */
export interface WantedPairs {
  /** `from … where …`, in which `pair` is the latest version of a shift and `span` its days. */
  readonly from: string;
  readonly values: readonly unknown[];
  /** Whether nothing but days and status is asked for: then the text is always the same. */
  readonly isPlain: boolean;
}

/** The entries of the spans, of every status, usual or not, and which of them the filter asks for. */
export interface PairsOfDays extends WantedPairs {
  /** Whether the filter asks for `pair` by its status, and by what is unusual about it. */
  readonly isWanted: string;
}

/**
 * The latest entries of the spans that a filter asks for. They are found by the days of their
 * assignments (index `time_pair_days`), and the filter is applied to those alone: the work is bounded
 * by the days, however many entries the company has, and no filter needs an index of its own.
 * `offset 0` keeps it so: joined freely, the spans of very many people would have the planner read
 * everybody's years. `given` are values that the statement has before.
 */
export function wantedPairs(
  spans: readonly DaySpan[],
  filter: TimePairFilter,
  given: readonly unknown[] = [],
): WantedPairs {
  const { from, isWanted, values, isPlain } = pairsOfDays(spans, filter, given);
  return { from: `${from}\n       and ${isWanted}`, values, isPlain };
}

/** The same without a look at status and what is unusual, which `isWanted` tells of each. */
export function pairsOfDays(
  spans: readonly DaySpan[],
  filter: TimePairFilter,
  given: readonly unknown[] = [],
): PairsOfDays {
  const values = [...given];
  const place: Place = (value, type) => `$${values.push(value)}::${type}`;
  const [ids, firsts, lasts] = spanValues(spans);
  const days = [place(ids, 'bigint[]'), place(firsts, 'date[]'), place(lasts, 'date[]')];
  const { unusual = null } = filter;
  const hasStatus = `pair.status = any(${place(filter.statuses, 'text[]')})`;
  // What is decided is no longer looked at, except for what was not delivered.
  const isWanted = unusual
    ? `(${hasStatus} or ${notDelivered})
       and ((${undecided}) and (${having(unusual, place)}) or pair.status = 'PENDING_DELETE' or ${notDelivered})`
    : hasStatus;
  const conditions = [...ofPair(filter, place), ...ofSpan(filter, place)];
  return {
    from: `from unnest(${days.join(', ')}) span(assignment_id, first, last)
     cross join lateral (
       select * from time_pair where time_pair.assignment_id = span.assignment_id and is_latest
         and start_date between span.first and span.last offset 0
     ) pair
     where ${['true', ...conditions].join('\n       and ')}`,
    isWanted,
    values,
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

/** Whether the external HR system did not take it, on the columns of `pair`. */
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

/** Whole minutes of the pair's own zone, both ends included; past midnight where `to` is earlier. */
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

/** Part of the position, the time type, the cost center or a comment, as people are searched for. */
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
