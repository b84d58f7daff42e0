import type { Locale } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

/** Somebody who may stand before a terminal. */
export interface Identity {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  /** Null where the person has chosen none. */
  readonly own_locale: Locale | null;
  readonly is_24_hour: boolean;
  readonly pin_hash: string | null;
}

const columns =
  'id, first_name, last_name, case when locale_is_own then locale end as own_locale, is_24_hour, pin_hash';

/** Value: employee number as typed, found as `fold` compares. Nobody whose account was closed. */
export const findByNumber = statement<Identity>(
  'findIdentityByNumber',
  `select ${columns} from employee where fold(employee_number) = fold($1) and closed_at is null
   order by employee_number = $1 desc limit 1`,
);

/** Value: what the reader typed. */
export const findByBadge = statement<Identity>(
  'findIdentityByBadge',
  `select ${columns} from employee where badge = $1 and closed_at is null`,
);

/** Value: employee. */
export const readPinState = statement<{
  readonly pin_changed_at: string | null;
  readonly pin_is_given: boolean;
}>('readPinState', 'select pin_changed_at, pin_is_given from employee where id = $1');

/** Values: employee, hash, now, whether somebody else gave it. */
export const writePin = statement<never>(
  'writePin',
  `update employee set pin_hash = $2, pin_changed_at = $3, pin_is_given = $4 where id = $1`,
);
