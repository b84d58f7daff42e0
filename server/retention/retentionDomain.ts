import { addMonths, localDay, type FeatureInfo } from 'shared-contracts';
import type { SecurityEvent } from '../calls/securityEvent.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { isHrConnected } from '../database/isHrConnected.ts';
import type { Features } from '../features/createFeatures.ts';
import type { Job, Rest, Worker } from '../jobs/rules/job.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { forgetEvents } from './data/forgetEvents.ts';
import { forgetRows } from './data/forgetRows.ts';
import { forgetTime } from './data/forgetTime.ts';
import { retentions, type Kept, type Retention, type Round } from './rules/retention.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Rows, and assignments, per part of the job. */
const rowsAtOnce = 5_000;
const assignmentsAtOnce = 20;

type Note = (event: SecurityEvent, at: Date) => void;

/**
 * Deletes expired data (`retentions`), every ten minutes or once a day, according to each rule. The
 * daily run reports to the security log how many rows of each table were deleted.
 */
export function retentionDomain(
  context: Pick<ServerContext, 'database' | 'push' | 'log' | 'configuration'>,
  features: Pick<Features, 'read'>,
  chain: Pick<RecordChain, 'open' | 'seal'>,
  note: Note,
) {
  const { database, push, log } = context;
  function tell(table: string, rows: number, at: Date): void {
    if (rows === 0) return;
    const event: SecurityEvent = {
      ...{ event: 'rows-forgotten', call: null, outcome: 'OK', who: null },
      ...{ target: { table, rows }, aboutId: null, from: null, reqId: '' },
    };
    log.info({ security: event }, 'Security');
    note(event, at);
  }

  /** Returns the number of deleted rows. */
  async function forget(rule: Retention, before: Date): Promise<number> {
    if (rule.table === 'security_event') {
      await chain.open();
      return forgetEvents(database, chain.seal, rule, before, rowsAtOnce);
    }
    const people = await forgetRows(database, rule, before, rowsAtOnce);
    const faces = people.filter((person) => person !== null);
    if (faces.length > 0) push.publish({ type: 'faces-changed', employeeIds: faces });
    return people.length;
  }

  const worker = (kind: string, every: number, round: Round): Worker => ({
    kind,
    every,
    work: async (payload, now): Promise<Rest | void> => {
      const { properties } = await features.read();
      const rules = retentions.filter((rule) => rule.round === round);
      let { rule: index, gone } = progressOf(payload);
      for (; index < rules.length; index += 1, gone = 0) {
        const rule = rules[index];
        if (rule === undefined) break;
        const before = beginOf(rule.kept, now, properties);
        const forgotten = await forget(rule, before);
        gone += forgotten;
        if (forgotten === rowsAtOnce) return { rest: { rule: index, gone } };
        if (round === 'daily') tell(rule.table, gone, now);
      }
      if (round !== 'daily') return undefined;
      const before = beginOf({ yearsOf: 'TIME_RETENTION_YEARS' }, now, properties);
      const isDone = await forgetTimes(context, chain, before, (table, rows) =>
        tell(table, rows, now),
      );
      return isDone ? undefined : { rest: { rule: rules.length, gone: 0 } };
    },
  });

  return {
    handlers: {},
    workers: [
      worker('retention-short', 10 * minute, 'every ten minutes'),
      worker('retention', day, 'daily'),
    ],
  };
}

/**
 * Deletes the time of some assignments, and reports the sum by table; returns whether none is
 * left.
 */
async function forgetTimes(
  { database, configuration }: Pick<ServerContext, 'database' | 'configuration'>,
  chain: Pick<RecordChain, 'open' | 'seal'>,
  before: Date,
  tell: (table: string, rows: number) => void,
): Promise<boolean> {
  const sums = new Map<string, number>();
  await chain.open();
  const connected = await isHrConnected(database, configuration);
  try {
    for (let count = 0; count < assignmentsAtOnce; count += 1) {
      const forgotten = await forgetTime(
        database,
        chain.seal,
        localDay(before.toISOString(), 'UTC'),
        connected,
      );
      if (forgotten === null) return true;
      for (const [table, rows] of Object.entries(forgotten)) {
        sums.set(table, (sums.get(table) ?? 0) + rows);
      }
    }
    return false;
  } finally {
    for (const [table, rows] of sums) tell(table, rows);
  }
}

/** Where an earlier part of the job stopped: at which rule, after how many of its rows. */
function progressOf(payload: Job['payload']): { rule: number; gone: number } {
  const isProgress = typeof payload === 'object' && payload !== null && 'rule' in payload;
  if (!isProgress || !('gone' in payload)) return { rule: 0, gone: 0 };
  return { rule: Number(payload['rule']), gone: Number(payload['gone']) };
}

/** The instant before which data with this retention has expired. */
function beginOf(kept: Kept, now: Date, properties: FeatureInfo['properties']): Date {
  if ('yearsOf' in kept) {
    const today = localDay(now.toISOString(), 'UTC');
    return new Date(addMonths(today, -12 * Number(properties[kept.yearsOf])));
  }
  if ('daysOf' in kept) return new Date(now.getTime() - Number(properties[kept.daysOf]) * day);
  if ('days' in kept) return new Date(now.getTime() - kept.days * day);
  return new Date(now.getTime() - ('minutes' in kept ? kept.minutes * minute : 0));
}
