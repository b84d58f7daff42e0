/**
 * A table whose rows processes lease, work on and save. Its columns are `due_at`, `attempts`,
 * `leased_until`, and those named here.
 */
export interface Queue {
  readonly table: string;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** The column whose value chooses the part of the queue that is leased. */
  readonly part?: string;
  /**
   * Rows with the same values of `of` are worked on one after the other, in the order of `by`. They
   * have a `state`: only WAITING rows are leased, and one that failed for good blocks nothing.
   * Without a line every row of the table waits.
   */
  readonly line?: { readonly of: readonly string[]; readonly by: string };
  /** `revision` counts requests: a row requested again while it is leased only loses its lease. */
  readonly isRevised?: boolean;
}

/** The values of `leaseSql`; if the queue has parts, also its `part`. */
export interface Lease {
  now: Date;
  until: string;
  limit: number;
}

/**
 * Leases the rows that have been due the longest. No two processes get the same row. From each line
 * only the first waiting row is leased, and none while another row of that line is; an expired lease
 * counts as none. A row with null in a column of its line waits for no other. Scalar subqueries,
 * because `not exists` becomes a join whose cost grows with the square of the queue.
 */
export function leaseSql({ table, key, part, line }: Queue, columns: string): string {
  const ofPart = part === undefined ? '' : `and ${part} = $part`;
  const isNext =
    line === undefined
      ? ''
      : `and state = 'WAITING'
       and coalesce((select first.${line.by} = waiting.${line.by} from ${table} first
         where ${areSame(line.of, 'first', 'waiting')} and first.state = 'WAITING'
         order by first.${line.by} limit 1), true)
       and coalesce((select false from ${table} leased
         where ${areSame(line.of, 'leased', 'waiting')} and leased.leased_until > $now limit 1), true)`;
  return `with due(${key.map(dueOf).join(', ')}) as (
     select ${key.join(', ')} from ${table} waiting
     where due_at <= $now and (leased_until is null or leased_until <= $now) ${ofPart} ${isNext}
     order by due_at limit $limit
     for update skip locked)
   update ${table} leased set leased_until = $until from due
   where ${key.map((column) => `${column} = ${dueOf(column)}`).join(' and ')}
   returning ${columns}`;
}

/** The values of `saveSql`. */
export interface Attempted {
  /**
   * JSON with the columns of the key and the line, `leased_until` as it was read, the saved columns
   * and, if the queue is revised, `revision`.
   */
  rows: string;
}

/**
 * Saves columns of rows after their attempt and ends the leases; a row whose lease was lost stays
 * as it is. After a failed attempt the other rows of its line are due no earlier than its retry.
 */
export function saveSql(
  { table, key, line, isRevised = false }: Queue,
  columns: readonly string[],
  ...assignments: readonly string[]
): string {
  const postponed =
    line === undefined
      ? ''
      : `,
   postponed as (
     update ${table} behind set due_at = greatest(behind.due_at, changed.due_at) from changed
     where changed.state = 'WAITING' and ${areSame(line.of, 'behind', 'changed')}
       and behind.state = 'WAITING' and behind.due_at < changed.due_at
       and not (${areSame(key, 'behind', 'changed')}))`;
  const saved = columns.map((column) =>
    isRevised
      ? `${column} = case when kept.revision = changed.revision then changed.${column}
       else kept.${column} end`
      : `${column} = changed.${column}`,
  );
  return `with changed as (
     select * from jsonb_populate_recordset(null::${table}, $rows::jsonb))${postponed}
   update ${table} kept set ${['leased_until = null', ...assignments, ...saved].join(',\n     ')}
   from changed
   where ${areSame(key, 'kept', 'changed')}
     and kept.leased_until is not distinct from changed.leased_until`;
}

/** Another name, so that the columns of a leased row need no prefix. */
function dueOf(column: string): string {
  return `due_${column}`;
}

function areSame(columns: readonly string[], one: string, other: string): string {
  return columns.map((column) => `${one}.${column} = ${other}.${column}`).join(' and ');
}
