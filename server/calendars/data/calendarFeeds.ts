import type { Locale } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

interface FeedRow {
  readonly created_at: string;
  readonly last_read_at: string | null;
}

export const readFeed = statement<FeedRow, { employeeId: number }>(
  'readCalendarFeed',
  'select created_at, last_read_at from calendar_feed where employee_id = $employeeId',
);

/** Replaces the previous address. */
export const replaceFeed = statement<never, { employeeId: number; secretHash: Buffer; now: Date }>(
  'replaceCalendarFeed',
  `insert into calendar_feed (employee_id, secret_hash, created_at) values ($employeeId, $secretHash, $now)
   on conflict (employee_id) do update
   set secret_hash = $secretHash, created_at = $now, last_read_at = null`,
);

export const removeFeed = statement<never, { employeeId: number }>(
  'removeCalendarFeed',
  'delete from calendar_feed where employee_id = $employeeId',
);

export interface FeedOwner {
  readonly id: number;
  readonly locale: Locale;
  readonly is_24_hour: boolean;
}

/** No row if it was replaced or removed, or the owner's account was closed. */
export const findFeedOwner = statement<FeedOwner, { hash: Buffer }>(
  'findCalendarFeedOwner',
  `select employee.id, employee.locale, employee.is_24_hour
   from calendar_feed feed join employee on employee.id = feed.employee_id
   where feed.secret_hash = $hash and employee.closed_at is null`,
);

/** Stored at most once an hour. */
export const noteFeedRead = statement<never, { hash: Buffer; now: Date }>(
  'noteCalendarFeedRead',
  `update calendar_feed set last_read_at = $now
   where secret_hash = $hash
     and (last_read_at is null or last_read_at < $now::timestamptz - interval '1 hour')`,
);
