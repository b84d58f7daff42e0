import type { Authority, components, Locale } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { isNotErased, lasts } from '../../company/data/sections/entrySql.ts';
import { alphabetical, standing } from '../../people/data/personSql.ts';

type Schemas = components['schemas'];

export interface InviteeRow extends Omit<Schemas['Invitee'], 'refusal'> {
  readonly closedAt: string | null;
  /** Also that of a manager whose ranges go on (`standing`). */
  readonly authorities: readonly Authority[];
  readonly hasPassword: boolean;
  /** Whether the PIN was given, not chosen. */
  readonly isPinGiven: boolean;
  /** Null until the person has a language. */
  readonly ownLocale: Locale | null;
}

const isFresh = `(one_time_password = 'FRESH'
  and coalesce(one_time_password_until > $now::timestamptz, true))`;

const state = `case
  when (password_hash is not null and one_time_password is null)
    or exists (select from access_token token where token.employee_id = employee.id)
    or exists (select from passkey where passkey.employee_id = employee.id) then 'ACTIVE'
  when ${isFresh} then 'INVITED'
  else 'NOT_INVITED' end`;

/** SQL: the geofences of the assignments that a person has today or later. */
const clocksAt = `from assignment
  join assignment_geofence link on link.assignment_id = assignment.id
  join geofence on geofence.id = link.geofence_id
  where assignment.employee_id = employee.id and ${lasts('assignment.end_date')}`;

const columns = `employee.id as "employeeId", first_name as "firstName", last_name as "lastName",
  employee_number as "employeeNumber", username, closed_at as "closedAt", ${state} as state,
  case when ${isFresh} then one_time_password_until end as until,
  pin_hash is not null as "hasPin", pin_is_given as "isPinGiven",
  case when locale_is_own then locale end as "ownLocale",
  array(select distinct geofence.name ${clocksAt} order by 1) as sites,
  ${standing} as authorities, password_hash is not null as "hasPassword"`;

const byName = `${alphabetical('last_name')}, ${alphabetical('first_name')}`;

/** Null for what does not narrow the list. */
export const listInvitees = statement<
  InviteeRow & { readonly total: number },
  {
    now: Date;
    today: string;
    search: string | null;
    site: string | null;
    state: Schemas['InvitationState'] | null;
    ids: readonly number[] | null;
    offset: number;
    limit: number;
  }
>(
  'listInvitees',
  `select ${columns}, total
   from (
     select *, count(*) over () as total from employee
     where closed_at is null and ${isNotErased('employee')}
       and ($search::text is null or strpos(searched, $search) > 0
         or strpos(fold(username), $search) > 0)
       and ($site::text is null or exists (select ${clocksAt} and geofence.code = $site))
       and ($state::text is null or ${state} = $state)
       and ($ids::bigint[] is null or id = any($ids))
     order by ${byName}, id
     offset $offset limit $limit
   ) employee
   order by ${byName}, employee.id`,
);

export const readInvitees = statement<
  InviteeRow,
  { now: Date; today: string; ids: readonly number[] }
>(
  'readInvitees',
  `select ${columns} from employee
   where id = any($ids::bigint[]) and ${isNotErased('employee')} order by id`,
);

/** Locks their accounts until the transaction ends. */
export const lockInvitees = statement<{ id: number }, { ids: readonly number[] }>(
  'lockInvitees',
  'select id from employee where id = any($ids::bigint[]) order by id for update',
);

export const readInvitingCompany = statement<
  { readonly name: string; readonly locales: readonly string[] },
  Record<string, never>
>('readInvitingCompany', 'select name, locales from company');
