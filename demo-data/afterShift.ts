import {
  addDays,
  instantAt,
  toInstant,
  toMillis,
  weekOf,
  type Instant,
  type LocalDate,
} from 'shared-contracts';
import type {
  HistoryEntry,
  HistoryNotification,
  HistoryPunch,
} from 'shared-contracts/company-file/companyFile.ts';
import type { Random } from './createRandom.ts';
import type { Worker } from './people.ts';
import { sites } from './sites.ts';
import type { Aftermath } from './story.ts';
import { jitter, minute, place } from './workShift.ts';

/** An ended shift that nobody has decided on yet. */
export type EndedEntry = HistoryEntry & { readonly clockOut: HistoryPunch };

interface Context {
  readonly worker: Worker;
  readonly date: LocalDate;
  readonly now: Instant;
  readonly random: Random;
}

const remembered = 8 * 24 * 60 * minute;

/** Older notifications were dismissed long ago, and are omitted. */
export function isRemembered(at: Instant, now: Instant): boolean {
  return toMillis(now) - toMillis(at) < remembered;
}

/**
 * The later history of a shift: its manager's decision, corrections, and entries made by mistake.
 */
export function afterShift(
  entry: EndedEntry,
  aftermath: Aftermath,
  context: Context,
): HistoryEntry[] {
  const { now } = context;
  const settled = settledAt(aftermath, entry, context);
  if (toMillis(settled) > toMillis(now)) return [entry];
  const after = effects[aftermath]?.(entry, settled, context);
  return after ?? [decided(entry, context)];
}

/** When a manager decided on the shifts of the day: a few soon, the rest a week later. */
function decisionAt(date: LocalDate, { worker, random }: Context): Instant {
  const { timeZone } = sites[worker.site];
  const soon = instantAt(weekdayFrom(addDays(date, 2)), '16:20', timeZone);
  const thursday = addDays(weekOf(date, 'MONDAY').startDate, 10);
  const later = instantAt(thursday, '09:07', timeZone);
  return random.chance(0.3) && soon < later ? soon : later;
}

/** The day itself, or the Monday after a weekend. */
function weekdayFrom(date: LocalDate): LocalDate {
  const monday = weekOf(date, 'MONDAY').startDate;
  return date > addDays(monday, 4) ? addDays(monday, 7) : date;
}

function decided(entry: EndedEntry, context: Context): EndedEntry {
  const at = decisionAt(context.date, context);
  if (toMillis(at) > toMillis(context.now)) return entry;
  return { ...entry, status: 'APPROVED', ...notificationOf('TIME_APPROVED', at, context) };
}

function settledAt(aftermath: Aftermath, entry: EndedEntry, { date, worker }: Context): Instant {
  if (aftermath === 'none' || aftermath === 'sentLate') return entry.clockOut.at;
  const morning = instantAt(weekdayFrom(addDays(date, 1)), '09:41', sites[worker.site].timeZone);
  const later = toMillis(entry.clockOut.at) + 200 * minute;
  return toInstant(Math.max(later, toMillis(morning)));
}

type Effect = (entry: EndedEntry, at: Instant, context: Context) => HistoryEntry[];

const effects: { readonly [Name in Aftermath]?: Effect } = {
  rejected: (entry, at, context) => [
    {
      ...entry,
      status: 'REJECTED',
      notifications: [
        {
          kind: 'TIME_REJECTED',
          createdAt: at,
          by: context.worker.manager,
          // Needed to show who rejected it, however old it is.
          ...(isRemembered(at, context.now) ? {} : { dismissedAt: moved(at, 24 * 60 * minute) }),
        },
      ],
    },
  ],
  editedByManager: (entry, at, context) => [
    {
      ...entry,
      ...before(entry, context, 'PENDING'),
      status: 'APPROVED',
      type: 'CORRECTION',
      modifiedBy: context.worker.manager,
      correctedAt: at,
      ...notificationOf('TIME_EDITED', at, context),
    },
  ],
  editedByEmployee: (entry, at, context) => {
    const wasApproved = decided(entry, context).status === 'APPROVED';
    return [
      {
        ...entry,
        ...before(entry, context, wasApproved ? 'APPROVED' : 'PENDING'),
        status: 'PENDING',
        type: 'CORRECTION',
        modifiedBy: context.worker.number,
        correctedAt: at,
        ...(wasApproved ? { wasPreviouslyApproved: true } : {}),
      },
    ];
  },
  addedByManager: (entry, at, context) => [
    {
      ...entry,
      clockIn: byHand(entry.clockIn),
      clockOut: byHand(entry.clockOut),
      segments: (entry.segments ?? []).flatMap((segment) =>
        segment.pairType === 'BREAK' && segment.clockOut !== undefined
          ? [
              {
                pairType: segment.pairType,
                clockIn: byHand(segment.clockIn),
                clockOut: byHand(segment.clockOut),
              },
            ]
          : [],
      ),
      status: 'APPROVED',
      type: 'MANUAL',
      modifiedBy: context.worker.manager,
      reason: 'DEVICE',
      correctedAt: at,
      ...notificationOf('TIME_ADDED', at, context),
    },
  ],
  doublePunchDeleted: (entry, at, context) => [
    decided(entry, context),
    { ...doublePunch(entry, context), status: 'DELETED', deletedAt: at },
  ],
  deletionAsked: (entry, _, context) => [
    decided(entry, context),
    {
      ...doublePunch(entry, context),
      status: 'PENDING_DELETE',
      statusBeforeDeletion: 'APPROVED',
      wasPreviouslyApproved: true,
    },
  ],
  sentLate: (entry, _, context) => [{ ...decided(entry, context), sentLate: true }],
};

/** The wrong version: a forgotten clock-in or clock-out. */
function before(
  entry: EndedEntry,
  { random }: Context,
  status: HistoryEntry['status'],
): Pick<HistoryEntry, 'earlierVersions' | 'reason'> {
  const { clockIn, clockOut } = entry;
  const base = {
    status,
    ...(entry.costCenter === undefined ? {} : { costCenter: entry.costCenter }),
  };
  if (random.chance(0.5)) {
    const late = { ...clockOut, at: moved(clockOut.at, jitter(random, 70, 170)) };
    return { reason: 'FORGOT_OUT', earlierVersions: [{ ...base, clockIn, clockOut: late }] };
  }
  const late = { ...clockIn, at: moved(clockIn.at, jitter(random, 25, 55)) };
  return { reason: 'FORGOT_IN', earlierVersions: [{ ...base, clockIn: late, clockOut }] };
}

/** A second clock-in by mistake, right after the shift. */
function doublePunch(entry: EndedEntry, { worker, random }: Context): EndedEntry {
  const from = moved(entry.clockOut.at, jitter(random, 1, 3));
  return {
    code: `${entry.code}-2`,
    assignment: entry.assignment,
    ...(entry.costCenter === undefined ? {} : { costCenter: entry.costCenter }),
    clockIn: { at: from, ...place(worker.site, 'usual', random) },
    clockOut: { at: moved(from, jitter(random, 1, 4)), ...place(worker.site, 'usual', random) },
    status: 'PENDING',
  };
}

/** A punch that a manager entered: whole minutes, no position. */
function byHand({ at, comment }: HistoryPunch): HistoryPunch {
  const whole = toInstant(Math.round(toMillis(at) / minute) * minute);
  return { at: whole, origin: 'MANAGER', ...(comment === undefined ? {} : { comment }) };
}

function notificationOf(
  kind: HistoryNotification['kind'],
  at: Instant,
  { now, worker }: Context,
): Pick<HistoryEntry, 'notifications'> {
  return isRemembered(at, now)
    ? { notifications: [{ kind, createdAt: at, by: worker.manager }] }
    : {};
}

function moved(at: Instant, millis: number): Instant {
  return toInstant(toMillis(at) + millis);
}
