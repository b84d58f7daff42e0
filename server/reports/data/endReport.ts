import type { Runner } from '../../database/statement.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { enqueue } from '../../jobs/data/jobQueue.ts';
import { notify } from '../../notifications/data/notify.ts';
import { failReport, finishReport, type ReportRow } from './reports.ts';

/** The kind of the job that mails a report. */
export const mailJob = 'MAIL_REPORT';

type Context = Pick<ServerContext, 'database' | 'push' | 'now'>;

/**
 * The report is finished: notifies and mails its reader, if they no longer wait, in the same
 * transaction.
 */
export async function finish(context: Context, report: ReportRow, size: number): Promise<void> {
  await end(context, report, 'REPORT_READY', (transaction, attempt) =>
    transaction.run(finishReport, { ...attempt, size }),
  );
}

/** The report has failed: notifies its reader, if they no longer wait. */
export async function giveUp(context: Context, report: ReportRow): Promise<void> {
  await end(context, report, 'REPORT_FAILED', (transaction, attempt) =>
    transaction.run(failReport, attempt),
  );
}

interface EndedAttempt {
  readonly id: number;
  readonly attempt: number;
  readonly now: Date;
}

async function end(
  { database, push, now }: Context,
  { id, employee_id: employeeId, attempt, request }: ReportRow,
  kind: 'REPORT_READY' | 'REPORT_FAILED',
  store: (transaction: Runner, ended: EndedAttempt) => Promise<{ is_late: boolean }[]>,
): Promise<void> {
  const at = now();
  const readers = await database.transaction(async (transaction) => {
    const [ended] = await store(transaction, { id, attempt, now: at });
    if (ended?.is_late !== true) return [];
    const notice = {
      kind,
      employeeId,
      reportId: id,
      startDate: request.fromDate,
      endDate: request.toDate,
    };
    if (kind === 'REPORT_READY') {
      await enqueue(transaction, { kind: mailJob, key: String(id), payload: { id } }, at);
    }
    return notify(transaction, [notice], at);
  });
  if (readers.length > 0) push.publish({ type: 'notifications-changed', employeeIds: readers });
}
