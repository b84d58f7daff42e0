import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FeatureInfo } from 'shared-contracts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { readCaller } from '../people/data/employees.ts';
import type { Features } from '../features/createFeatures.ts';
import { leaseEnd } from '../queues/rules/lease.ts';
import type { Database } from '../database/database.ts';
import { createMailer } from '../mail/createMailer.ts';
import { createReportDesk } from './data/createReportDesk.ts';
import { mailWorker, reportWorker } from './data/reportWorkers.ts';
import { readFile } from './data/reportFile.ts';
import { reportPeople } from './data/reportPeople.ts';
import {
  addReport,
  countUnfinished,
  findCostCenter,
  findFinished,
  lockReader,
  markLate,
  type FinishedReport,
  type ReportRow,
} from './data/reports.ts';
import { reportLease } from './rules/reportPolicy.ts';
import { reportFileName } from './rules/words/wordsByLocale.ts';
import type { ReportRequest } from './rules/reportRequest.ts';
import {
  requireReportRequest,
  requireReportSize,
  requireScheduleReportRequest,
} from './requireReportRequest.ts';

/** Unfinished reports per person. */
const mostUnfinished = 3;

/** Reports about a manager's people, at once or, if they take longer, later. */
export function reportsDomain(context: ServerContext, features: Pick<Features, 'read'>) {
  const { configuration, database, life } = context;
  const desk = createReportDesk(context, { features });
  // In parallel with the calls that wait for it, and in any case before the database.
  life.onListening(() => desk.close);
  life.onEnd(desk.close);
  const mailer = createMailer(configuration.mail, join(configuration.dataDirectory, 'mail'));
  const given = (report: FinishedReport) =>
    ({
      status: 200,
      body: readFile(database, report),
      file: { name: reportFileName(report.request), size: report.size },
    }) as const;

  return {
    handlers: {
      getReport: async (call) => {
        const info = await features.read();
        const reader = await readCaller(database, call.employee);
        return answer(call, info, requireReportRequest(call, reader, info));
      },
      getScheduleReport: async (call) => {
        const info = await features.read();
        const reader = await readCaller(database, call.employee);
        return answer(call, info, requireScheduleReportRequest(call, reader, info));
      },
      getFinishedReport: async ({ path, employee }) => {
        const [report] = await database.run(findFinished, { id: path.id, employeeId: employee.id });
        requireFound(report);
        return given(report);
      },
    } satisfies Partial<Handlers>,
    workers: [reportWorker(desk, mailer), mailWorker(context, mailer)],
  };

  /** The report, or 204 if it takes longer than the company's limit for waiting. */
  async function answer(
    { employee, now }: Pick<CallRequest<'getReport'>, 'employee' | 'now'>,
    info: FeatureInfo,
    request: ReportRequest,
  ) {
    await requireCostCenter(database, request.costCenterId);
    const people = await reportPeople(database, employee.id, request, { features, now });
    requireReportSize(request, people.length);
    const report = await addNext(database, employee.id, request, now);

    const made = desk.make(report);
    if (!(await isMadeWithin(info.properties.REPORTING_TIMEOUT, made))) {
      made.catch(() => undefined);
      const [late] = await database.run(markLate, { reportId: report.id });
      if (late !== undefined) return { status: 204 } as const;
    }
    const [finished] = await database.run(findFinished, { id: report.id, employeeId: employee.id });
    if (finished === undefined) throw new Refusal('UNEXPECTED');
    return given(finished);
  }
}

/**
 * Stores the request, unless too many of the person's reports are unfinished (TOO_MANY_REQUESTS).
 */
function addNext(
  database: Database,
  employeeId: number,
  request: ReportRequest,
  now: Date,
): Promise<ReportRow> {
  return database.transaction(async (transaction) => {
    await transaction.run(lockReader, { employeeId });
    const [unfinished] = await transaction.run(countUnfinished, { employeeId });
    if ((unfinished?.count ?? 0) >= mostUnfinished) {
      throw new Refusal('TOO_MANY_REQUESTS', {
        retryAfterInSeconds: 60,
        values: { seconds: 60 },
      });
    }
    const [report] = await transaction.run(addReport, {
      employeeId,
      request: JSON.stringify(request),
      now,
      until: leaseEnd(now, reportLease),
    });
    if (report === undefined) throw new Error('A report was not stored.');
    return report;
  });
}

async function requireCostCenter(database: Database, id: number | null): Promise<void> {
  if (id === null) return;
  const [found] = await database.run(findCostCenter, { id });
  if (found !== undefined) return;
  throw new Refusal('VALIDATION_FAILED', {
    fields: [{ field: 'costCentreId', fault: 'choice' }],
  });
}

/** Whether it is finished within so many seconds; rejects if it fails within them. */
async function isMadeWithin(seconds: number, made: Promise<boolean>): Promise<boolean> {
  if (seconds === 0) return false;
  const patience = new AbortController();
  const { signal } = patience;
  return Promise.race([made, setTimeout(seconds * 1000, false, { signal })]).finally(() =>
    patience.abort(),
  );
}
