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

/**
 * Values: now, end of the lease, limit, and the part if the queue has parts. Leases the rows that
 * have been due the longest, which no two processes get: of each line the first waiting one, and
 * none while another of the line is leased. An expired lease counts as none; a row with null in a
 * column of its line waits for no other. Scalar subqueries, because `not exists` becomes a join
 * whose cost grows with the square of the queue.
 */
export function leaseSql({ table, key, part, line }: Queue, columns: string): string {
  const ofPart = part === undefined ? '' : `and ${part} = $4`;
  const isNext =
    line === undefined
      ? ''
      : `and state = 'WAITING'
       and coalesce((select first.${line.by} = waiting.${line.by} from ${table} first
         where ${areSame(line.of, 'first', 'waiting')} and first.state = 'WAITING'
         order by first.${line.by} limit 1), true)
       and coalesce((select false from ${table} leased
         where ${areSame(line.of, 'leased', 'waiting')} and leased.leased_until > $1 limit 1), true)`;
  return `with due(${key.map(dueOf).join(', ')}) as (
     select ${key.join(', ')} from ${table} waiting
     where due_at <= $1 and (leased_until is null or leased_until <= $1) ${ofPart} ${isNext}
     order by due_at limit $3
     for update skip locked)
   update ${table} leased set leased_until = $2 from due
   where ${key.map((column) => `${column} = ${dueOf(column)}`).join(' and ')}
   returning ${columns}`;
}

/**
 * Value: rows after their attempt as JSON, with the columns of the key and the line, `leased_until`
 * as it was read, the given columns and, if the queue is revised, `revision`. Saves the columns and
 * ends the leases; a row whose lease was lost stays as it is. After a failed attempt the other rows
 * of its line are due no earlier than its retry.
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
     select * from jsonb_populate_recordset(null::${table}, $1::jsonb))${postponed}
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
