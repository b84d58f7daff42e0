import { guardedAuthorities, managerAuthorities } from 'shared-contracts';
import { holdsAnywhere } from '../../people/data/personSql.ts';

/** Any of them requires a passkey: people who approve time, and those who administer. */
export const askedForPasskey = [...new Set([...managerAuthorities, ...guardedAuthorities])];

/**
 * SQL: whether this person needs a passkey when logging in by password: people who approve time or
 * administer, on the person or on any assignment, past and future ones included, so that it does
 * not depend on the time. Reads the table `employee`.
 */
export const asksForPasskey = holdsAnywhere(askedForPasskey);

/**
 * SQL: since when the first passkey can be registered with the password alone; null if none is
 * required. Reads the table `employee`.
 */
export const passkeyOpenFrom = `greatest(employee.passkey_open_from,
  (select changed_at from feature_setting where name = 'SECOND_FACTOR'))`;
