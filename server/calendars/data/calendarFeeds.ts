import type { Locale } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

interface FeedRow {
  readonly created_at: string;
  readonly last_read_at: string | null;
}

/** Value: employee. */
export const readFeed = statement<FeedRow>(
  'readCalendarFeed',
  'select created_at, last_read_at from calendar_feed where employee_id = $1',
);

/** Values: employee, hash of the secret, now. Replaces the previous address. */
export const replaceFeed = statement<never>(
  'replaceCalendarFeed',
  `insert into calendar_feed (employee_id, secret_hash, created_at) values ($1, $2, $3)
   on conflict (employee_id) do update
   set secret_hash = $2, created_at = $3, last_read_at = null`,
);

/** Value: employee. */
export const removeFeed = statement<never>(
  'removeCalendarFeed',
  'delete from calendar_feed where employee_id = $1',
);

export interface FeedOwner {
  readonly id: number;
  readonly locale: Locale;
  readonly is_24_hour: boolean;
}

/**
 * Value: hash of a secret. No row if it was replaced or removed, or the owner's account was closed.
 */
export const findFeedOwner = statement<FeedOwner>(
  'findCalendarFeedOwner',
  `select employee.id, employee.locale, employee.is_24_hour
   from calendar_feed feed join employee on employee.id = feed.employee_id
   where feed.secret_hash = $1 and employee.closed_at is null`,
);

/** Values: hash of a secret, now. Stored at most once an hour. */
export const noteFeedRead = statement<never>(
  'noteCalendarFeedRead',
  `update calendar_feed set last_read_at = $2
   where secret_hash = $1
     and (last_read_at is null or last_read_at < $2::timestamptz - interval '1 hour')`,
);
