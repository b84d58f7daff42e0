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

/** Compares the number as `fold` does. Without closed accounts. */
export const findByNumber = statement<Identity, { employeeNumber: string }>(
  'findIdentityByNumber',
  `select ${columns} from employee where fold(employee_number) = fold($employeeNumber) and closed_at is null
   order by employee_number = $employeeNumber desc limit 1`,
);

/** `badge` as the reader read it. */
export const findByBadge = statement<Identity, { badge: string }>(
  'findIdentityByBadge',
  `select ${columns} from employee where badge = $badge and closed_at is null`,
);

export const readPinState = statement<
  {
    readonly pin_changed_at: string | null;
    readonly pin_is_given: boolean;
  },
  { employeeId: number }
>('readPinState', 'select pin_changed_at, pin_is_given from employee where id = $employeeId');

export const writePin = statement<
  never,
  { employeeId: number; pinHash: string; now: Date; isGiven: boolean }
>(
  'writePin',
  `update employee set pin_hash = $pinHash, pin_changed_at = $now, pin_is_given = $isGiven where id = $employeeId`,
);
