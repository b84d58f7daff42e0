import { guardedAuthorities, type Locale } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { caseless, holdsAnywhere } from '../../people/data/personSql.ts';
import { passwordLinkLimits } from '../rules/passwordLinkLimits.ts';

/** Accounts that are opened by a password. */
const hasLogIn = `employee.username is not null and employee.password_hash is not null
  and employee.closed_at is null`;

/** A link is for the password and the address that its person had when it was mailed. */
const opens = `sha256(convert_to(employee.password_hash || ' ' || employee.email, 'UTF8'))`;

/** By the mail address as typed, without case; nobody if several people have it. */
export const findAccountByMail = statement<{ id: number }, { email: string }>(
  'findAccountByMail',
  `select id from (
     select id, count(*) over () as alike from employee
     where fold(email) = fold($email) and ${caseless('email')} = ${caseless('$email::text')}
       and ${hasLogIn}
   ) found
   where alike = 1`,
);

/** Until the transaction ends. */
export const lockNetwork = statement<never, { network: Buffer }>(
  'lockPasswordLinkNetwork',
  `select from pg_advisory_xact_lock(hashtextextended(encode($network, 'hex'), 79))`,
);

/** The request that fills the limit of its network; no row below it. */
export const readNetworkLimit = statement<
  { asked_at: string },
  { network: Buffer; since: Date; offset: number }
>(
  'readPasswordLinkLimit',
  `select asked_at from password_link where network = $network and asked_at > $since
   order by asked_at desc offset $offset limit 1`,
);

export const addPasswordLink = statement<
  { id: number },
  { network: Buffer; employeeId: number | null; now: Date }
>(
  'addPasswordLink',
  `insert into password_link (network, employee_id, asked_at)
   values ($network, $employeeId, $now) returning id`,
);

/** Whom to mail the link. */
export interface LinkReader {
  readonly email: string | null;
  readonly username: string | null;
  readonly first_name: string;
  readonly locale: Locale;
}

const mailedSince = (since: string) => `(select count(*) from password_link other
  where other.employee_id = link.employee_id and other.id <> link.id and other.mailed_at > ${since})`;

/**
 * Makes the requested link usable; no row if nobody was named, the request is too old, the account
 * is not opened by a password, or its person was mailed too often. A directory cannot lead an
 * administrator's link to an address of its choice.
 */
export const prepareLink = statement<
  LinkReader,
  {
    id: number;
    tokenHash: Buffer;
    now: Date;
    endsAt: Date;
    askedAfter: Date;
    hourAgo: Date;
    dayAgo: Date;
  }
>(
  'preparePasswordLink',
  `update password_link link set mailed_at = $now, ends_at = $endsAt, token_hash = $tokenHash,
     opens = ${opens}
   from employee
   where link.id = $id and link.asked_at > $askedAfter and employee.id = link.employee_id
     and ${hasLogIn} and employee.email is not null
     and not (employee.email = coalesce(employee.email_by_directory, '')
       and ${holdsAnywhere(guardedAuthorities)})
     and ${mailedSince('$hourAgo')} < ${passwordLinkLimits.perHour}
     and ${mailedSince('$dayAgo')} < ${passwordLinkLimits.perDay}
   returning employee.email, employee.username, employee.first_name, employee.locale`,
);

/** The account that a link opens; no row once it was used or has expired. */
export const findPasswordLink = statement<
  { id: number; username: string | null; password_hash: string | null },
  { tokenHash: Buffer; now: Date }
>(
  'findPasswordLink',
  `select employee.id, employee.username, employee.password_hash
   from password_link link join employee on employee.id = link.employee_id
   where link.token_hash = $tokenHash and link.ends_at > $now and link.opens = ${opens}
     and ${hasLogIn}`,
);

/** Sets the password, which ends every link of the account: no row for the second of two. */
export const setPasswordByLink = statement<
  { id: number },
  { tokenHash: Buffer; newHash: string; now: Date }
>(
  'setPasswordByLink',
  `update employee set password_hash = $newHash, one_time_password = null,
     one_time_password_until = null
   from password_link link
   where link.token_hash = $tokenHash and link.ends_at > $now and link.opens = ${opens}
     and employee.id = link.employee_id and ${hasLogIn}
   returning employee.id`,
);

/** Whom to tell of a changed password; no row without an address. */
export const readMailReader = statement<LinkReader, { employeeId: number }>(
  'readMailReader',
  `select email, username, first_name, locale from employee
   where id = $employeeId and email is not null and closed_at is null`,
);
