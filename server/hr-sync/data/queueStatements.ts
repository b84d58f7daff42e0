/** A table of what waits for the external HR system, one row for each thing that leaves. */
interface Queue {
  readonly table: 'hr_outbox' | 'schedule_outbox';
  /** Columns of its primary key with their types. */
  readonly key: Readonly<Record<string, string>>;
  /** Columns that an attempt changes beside those of every queue, with their types. */
  readonly changed: Readonly<Record<string, string>>;
  /** Whether some of it may be over there now, of the attempt `changed`. */
  readonly hasLeft: string;
}

export const timeQueue: Queue = {
  table: 'hr_outbox',
  key: { assignment_id: 'bigint', shift_id: 'bigint' },
  changed: { records: 'jsonb' },
  hasLeft: `changed.records @> '[{"state": "DONE"}]'`,
};

export const scheduleQueue: Queue = {
  table: 'schedule_outbox',
  key: { code: 'text' },
  changed: { failure: 'text', failure_detail: 'text' },
  hasLeft: `changed.state = 'DELIVERED' or changed.failure = 'UNREACHABLE'`,
};

/**
 * Values: now, until when they are leased, how many. Of each person the first row that waits, and
 * none while another row of the person is leased: changes arrive in the order in which they were
 * made. What has failed for good keeps nobody waiting.
 */
export function leaseFrom({ table, key }: Queue, columns: readonly string[]): string {
  const keys = Object.keys(key);
  return `with due as (
     select ${keys.join(', ')} from ${table} waiting
     where state = 'WAITING' and due_at <= $1 and (leased_until is null or leased_until <= $1)
       and not exists (select from ${table} earlier
         where earlier.employee_id = waiting.employee_id and earlier.state = 'WAITING'
           and (earlier.position < waiting.position or earlier.leased_until > $1))
     order by due_at limit $3
     for update skip locked)
   update ${table} leased set leased_until = $2 from due
   where ${keys.map((column) => `leased.${column} = due.${column}`).join(' and ')}
   returning ${columns.map((column) => `leased.${column}`).join(', ')}`;
}

/** Value: rows after their attempt as json. One that was asked for anew meanwhile loses its lease only. */
export function saveFrom({ table, key, changed, hasLeft }: Queue): string {
  const columns = {
    ...key,
    ...{ employee_id: 'bigint', revision: 'integer' },
    ...{ state: 'text', attempts: 'smallint', due_at: 'timestamptz(3)' },
    ...changed,
  };
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  const saved = ['state', 'attempts', 'due_at', ...Object.keys(changed)];
  const isSame = (kept: string) =>
    Object.keys(key)
      .map((column) => `${kept}.${column} = changed.${column}`)
      .join(' and ');
  return `with changed as (
     select * from jsonb_to_recordset($1::jsonb) as changed(${types.join(', ')})),
   -- What waits behind an attempt that failed need not be looked at before the next one.
   postponed as (
     update ${table} behind set due_at = greatest(behind.due_at, changed.due_at) from changed
     where changed.state = 'WAITING' and behind.employee_id = changed.employee_id
       and behind.state = 'WAITING' and behind.due_at < changed.due_at
       and not (${isSame('behind')}))
   update ${table} kept set leased_until = null, has_left = kept.has_left or ${hasLeft},
     ${saved
       .map(
         (column) => `${column} = case when kept.revision = changed.revision
       then changed.${column} else kept.${column} end`,
       )
       .join(',\n     ')}
   from changed where ${isSame('kept')}`;
}
