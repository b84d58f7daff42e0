import { describeFailure } from '../../telemetry/describeFailure.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Features } from '../../features/createFeatures.ts';
import { readFullName } from '../../people/data/employees.ts';
import { leaseEnd } from '../../queues/rules/lease.ts';
import { writeWorkbook } from '../../spreadsheets/writeWorkbook.ts';
import { mostAttempts, reportLease } from '../rules/reportPolicy.ts';
import { finish, giveUp } from './endReport.ts';
import { keepFile } from './reportFile.ts';
import { reportPeople } from './reportPeople.ts';
import { findCostCenter, findHopeless, letGo, takeOver, type ReportRow } from './reports.ts';
import { reportSheets } from './reportSheets.ts';
import { reportSignOffs } from './reportSignOffs.ts';

/** Generates the reports of this process. */
export interface ReportDesk {
  /**
   * Generates a report, after those in the queue. Returns whether it was generated: not if the desk
   * closes in the meantime; then another process or the next start does it. Rejects if it fails.
   */
  make(report: ReportRow): Promise<boolean>;
  /**
   * Restarts reports that other processes have abandoned, and gives up those that failed
   * repeatedly.
   */
  takeOverLeft(): Promise<void>;
  /** Stops the current reports and releases them. */
  close(): Promise<void>;
}

/** Reports that a process generates in parallel: its other users must be able to work. */
const atOnce = 2;

export function createReportDesk(
  context: Pick<ServerContext, 'database' | 'push' | 'now' | 'log' | 'metrics'>,
  { features }: { readonly features: Pick<Features, 'read'> },
): ReportDesk {
  const { database, log, now, metrics } = context;
  const noteSource = metrics.count(
    'report_reads_total',
    'Reports by where they were read',
    'source',
  );
  const closing = new AbortController();
  const { signal } = closing;
  const lanes = createLanes();

  async function write(report: ReportRow): Promise<boolean> {
    const { request, employee_id: managerId } = report;
    const begun = now();
    const { features: switches } = await features.read();
    const source = await database.reader(noteSource);
    const people = await reportPeople(source, managerId, request, { features, now: begun });
    const [reader] = await source.run(readFullName, { id: managerId });
    const [costCenter] = await source.run(findCostCenter, { id: request.costCenterId });
    const sheets = reportSheets(source, request, people, {
      reader: reader?.name ?? '',
      costCenter: costCenter?.name ?? null,
      signedOff:
        switches.APPROVE_TIME_PAIRS && request.reportName !== 'employeeScheduleReport'
          ? await reportSignOffs(source, people)
          : null,
      now: begun,
    });
    const size = await keepFile(database, report, writeWorkbook(sheets, request), { signal, now });
    if (size === null) return false;
    await finish(context, report, size);
    return true;
  }

  async function writeOrRelease(report: ReportRow): Promise<boolean> {
    if (signal.aborted) return release(report);
    try {
      return (await write(report)) || (await release(report));
    } catch (error) {
      if (signal.aborted) return release(report);
      await giveUp(context, report);
      throw error;
    }
  }

  /** Releases the lease, so that another process can take over at once. */
  async function release({ id, attempt }: ReportRow): Promise<false> {
    if (signal.aborted) await database.run(letGo, { id, attempt, workingUntil: now() });
    return false;
  }

  const desk: ReportDesk = {
    make: (report) => lanes.run(() => writeOrRelease(report)),
    takeOverLeft: async () => {
      const at = now();
      const until = leaseEnd(at, reportLease);
      for (const report of await database.run(findHopeless, { at, mostAttempts })) {
        await giveUp(context, report);
      }
      for (const report of await database.run(takeOver, { at, until, mostAttempts })) {
        desk.make(report).catch((error: unknown) => {
          log.error({ failure: describeFailure(error) }, 'A report could not be made');
        });
      }
    },
    close: async () => {
      closing.abort();
      await lanes.end();
    },
  };
  return desk;
}

/** Work waits in the shortest of a few lanes. */
function createLanes() {
  const current = new Set<Promise<unknown>>();
  const lanes = Array.from({ length: atOnce }, () => ({ waiting: 0, last: Promise.resolve() }));
  return {
    run<Result>(work: () => Promise<Result>): Promise<Result> {
      const lane = lanes.reduce((best, each) => (each.waiting < best.waiting ? each : best));
      lane.waiting += 1;
      const made = lane.last.then(work);
      lane.last = made.then(
        () => undefined,
        () => undefined,
      );
      const done = lane.last.finally(() => {
        lane.waiting -= 1;
        current.delete(done);
      });
      current.add(done);
      return made;
    },
    end: () => Promise.all(current),
  };
}
