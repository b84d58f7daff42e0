import { addDays, localDay } from 'shared-contracts';
import type { Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Features } from '../features/createFeatures.ts';
import { readInstallationCode } from '../database/installation.ts';
import { readCaller } from '../people/data/employees.ts';
import { requireWindow } from '../schedules/requireWindow.ts';
import { hashToken, newToken } from '../session/data/accessTokens.ts';
import { noteFeedRead, readFeed, removeFeed, replaceFeed } from './data/calendarFeeds.ts';
import { readCalendar } from './data/readCalendar.ts';
import { requireFeedOwner } from './policies/requireFeedOwner.ts';
import { writeCalendar } from './writeCalendar.ts';

const daysBack = 28;
const daysAhead = 84;

/** A person's own schedule as a calendar: at a secret address, and as a file. */
export function calendarsDomain({ database }: ServerContext, features: Pick<Features, 'read'>) {
  return {
    handlers: {
      getCalendarFeed: async ({ employee }) => {
        const [feed] = await database.run(readFeed, { employeeId: employee.id });
        const { created_at: createdAt = null, last_read_at: lastReadAt = null } = feed ?? {};
        return { status: 200, body: { createdAt, lastReadAt } };
      },
      createCalendarFeed: async ({ employee, now }) => {
        const secret = newToken();
        await database.run(replaceFeed, {
          employeeId: employee.id,
          secretHash: hashToken(secret),
          now,
        });
        const path = `/api/calendars/${secret}.ics`;
        return { status: 200, body: { path, createdAt: now.toISOString() } };
      },
      revokeCalendarFeed: async ({ employee }) => {
        await database.run(removeFeed, { employeeId: employee.id });
        return { status: 204 };
      },
      getCalendarFile: async ({ query, employee, locale, now }) => {
        const days = requireWindow(query);
        const reader = await readCaller(database, employee);
        const { code: installation } = await readInstallationCode(database);
        const parts = await readCalendar(database, employee.id, days);
        if (parts === null) throw new Refusal('ACCESS_DENIED');
        const body = writeCalendar(
          parts,
          days,
          { installation, locale, is24Hour: reader.is_24_hour },
          now,
        );
        return { status: 200, body };
      },
      getCalendar: async ({ path, now }) => {
        const hash = hashToken(path.secret.replace(/\.ics$/, ''));
        const owner = await requireFeedOwner(database, hash, await features.read());
        const today = localDay(now.toISOString(), 'UTC');
        const days = {
          startDate: addDays(today, -daysBack),
          endDate: addDays(today, daysAhead),
        };
        const parts = await readCalendar(database, owner.id, days);
        requireFound(parts);
        await database.run(noteFeedRead, { hash, now });
        const { code: installation } = await readInstallationCode(database);
        const reader = { installation, locale: owner.locale, is24Hour: owner.is_24_hour };
        return { status: 200, body: writeCalendar(parts, days, reader, now) };
      },
    } satisfies Partial<Handlers>,
  };
}
