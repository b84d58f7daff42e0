import type { Locale } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

/** A person who can use a terminal. */
export interface Identity {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  /** Null if the person has not chosen one. */
  readonly own_locale: Locale | null;
  readonly is_24_hour: boolean;
  readonly pin_hash: string | null;
}

const columns =
  'id, first_name, last_name, case when locale_is_own then locale end as own_locale, is_24_hour, pin_hash';

/** Value: employee number as typed, compared as `fold` does. Without closed accounts. */
export const findByNumber = statement<Identity>(
  'findIdentityByNumber',
  `select ${columns} from employee where fold(employee_number) = fold($1) and closed_at is null
   order by employee_number = $1 desc limit 1`,
);

/** Value: badge as the reader read it. */
export const findByBadge = statement<Identity>(
  'findIdentityByBadge',
  `select ${columns} from employee where badge = $1 and closed_at is null`,
);

/** Value: employee. */
export const readPinState = statement<{
  readonly pin_changed_at: string | null;
  readonly pin_is_given: boolean;
}>('readPinState', 'select pin_changed_at, pin_is_given from employee where id = $1');

/** Values: employee, hash, now, whether somebody else set it. */
export const writePin = statement<never>(
  'writePin',
  `update employee set pin_hash = $2, pin_changed_at = $3, pin_is_given = $4 where id = $1`,
);
