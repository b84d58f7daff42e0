import { defaultFeatures } from 'shared-contracts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { composed } from '../database/statement.ts';
import { createDomains } from '../createDomains.ts';
import { startMailServer } from '../mail/testing/startMailServer.ts';
import { readWorkbook } from '../spreadsheets/testing/readWorkbook.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';
import { createReportDesk } from './data/createReportDesk.ts';
import type { ReportRow } from './data/reports.ts';

const { ella, max } = people;
/** Asked for again and again until it is there. */
const untilSlowMachines = { timeout: 15_000 };
const mails = await startMailServer();
afterAll(() => mails.close());

/** Reading entries waits while it is shut, or fails with what it is shut with. */
const gate: { waiting: Promise<void>; open: () => void; failure: Error | null } = {
  waiting: Promise.resolve(),
  open: () => undefined,
  failure: null,
};

function shut(): void {
  gate.waiting = new Promise((resolve) => {
    gate.open = resolve;
  });
}

function gated(database: Database): Database {
  const run: Database['run'] = async (statement, ...values) => {
    if (statement.name === 'readReportEntries') {
      await gate.waiting;
      if (gate.failure) throw gate.failure;
    }
    return database.run(statement, ...values);
  };
  return { ...database, run, reader: () => Promise.resolve({ run }) };
}

describeOnBothDatabases(
  'A report that takes longer than people wait',
  (server) => {
    let token = '';

    beforeAll(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      token = await logInAs(server, 'max');
      await execute(`update employee set email = 'max@harbour.example' where id = ${max.id}`);
    });
    beforeEach(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      await setFeatures(server, { REPORTING_TIMEOUT: 0 });
      mails.received.length = 0;
      mails.refuses = false;
      gate.failure = null;
      gate.open();
      await clearTime(server);
      await execute('delete from report');
      await execute(`delete from job where kind = 'MAIL_REPORT'`);
      await execute(`update job set due_at = '2026-03-20' where kind = 'REPORTS'`);
      await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-02T07:00Z', to: '2026-03-02T15:00Z' },
      ]);
    });

    const execute = (sql: string) => server.database.run(composed(sql));
    const ask = () =>
      server.call('getReport', {
        path: { reportName: 'employeeSummaryReport' },
        query: { fromDate: '2026-03-01', toDate: '2026-03-31', lang: 'en' },
        as: token,
      });
    const download = (id: number, as = token) =>
      server.call('getFinishedReport', { path: { id }, as });
    const told = async () => {
      const answer = await server.call('getNotifications', {
        path: { id: max.id },
        query: { page: 0, lang: 'en' },
        as: token,
      });
      return answer.body.contents;
    };
    const firstTold = () =>
      vi.waitFor(async () => {
        const [first] = await told();
        if (first === undefined) throw new Error('Nothing was told.');
        return first;
      }, untilSlowMachines);
    const leave = (attempt: number, workingUntil = '2026-03-20T07:02:00Z') =>
      execute(
        `insert into report
           (employee_id, request, requested_at, working_until, attempt, is_late)
         values (${max.id}, '{"reportName": "employeeSummaryReport", "fromDate": "2026-03-01",
           "toDate": "2026-03-31", "groupedByEmployee": false, "costCenterId": null,
           "includeExtractionStatus": false, "includeIncompleteTimePairs": false,
           "breakSheetsByWeek": false, "siteToGroupBy": null, "startOfWeek": "MONDAY",
           "timeZone": "Europe/Berlin", "locale": "en", "is24Hour": true}',
           '2026-03-20T07:00:00Z', '${workingUntil}', ${attempt}, ${attempt > 1})`,
      );

    test('is one of three, however many are asked for at once', async () => {
      shut();
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      gate.open();
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        ...Array<number>(3).fill(204),
        ...Array<number>(5).fill(429),
      ]);
      await vi.waitFor(async () => expect(await told()).toHaveLength(3), untilSlowMachines);
    });

    test('is not waited for: it goes on, is mailed, and a notification leads to it', async () => {
      await setFeatures(server, { REPORTING_TIMEOUT: 1 });
      shut();
      const answer = await ask();
      expect(answer.status).toBe(204);
      expect(await told()).toEqual([]);
      gate.open();

      const notification = await firstTold();
      expect(notification).toMatchObject({
        type: 'REPORT_READY',
        body: 'Your report on Sun 1 Mar to Tue 31 Mar is ready.',
        timePairId: null,
        notificationType: { icon: 'report', linkText: 'Download', linkPage: 'ReportDownload' },
      });
      const file = await download(notification.reportId ?? 0);
      expect(readWorkbook(file.bytes)[0]?.rows).toHaveLength(3);

      await server.runJobs();
      expect(mails.received).toHaveLength(1);
      const [mail] = mails.received;
      expect(mail?.to).toEqual(['max@harbour.example']);
      expect(mail?.source).toContain('Subject: Your report is ready: Employee summary');
      const attached =
        mail?.source.split('\r\n\r\n').find((part) => part.startsWith('UEsDB')) ?? '';
      const [content = ''] = attached.split('\r\n--');
      expect(Buffer.from(content, 'base64').equals(file.bytes)).toBe(true);
    });

    test('is mailed later where the mail server does not take it', async () => {
      shut();
      await ask();
      gate.open();
      await firstTold();
      mails.refuses = true;
      await server.runJobs();
      expect(mails.received).toEqual([]);
      mails.refuses = false;
      server.now = new Date(server.now.getTime() + 10_000);
      await server.runJobs();
      expect(mails.received).toHaveLength(1);
      server.now = new Date(server.now.getTime() + 60_000);
      await server.runJobs();
      expect(mails.received).toHaveLength(1);
    });

    test('is told of where it failed', async () => {
      shut();
      expect((await ask()).status).toBe(204);
      gate.failure = new Error('The disk is full.');
      gate.open();
      expect(await firstTold()).toMatchObject({
        type: 'REPORT_FAILED',
        reportId: null,
        notificationType: { linkPage: 'Approvals' },
      });
      await server.runJobs();
      expect(mails.received).toEqual([]);
    });

    test('is nobody else’s', async () => {
      shut();
      await ask();
      gate.open();
      const { reportId } = await firstTold();
      await execute(`update employee set authorities = '{APPROVE_TIME}' where id = ${ella.id}`);
      const other = await logInAs(server, 'ella');
      expect((await download(reportId ?? 0, other)).problem.code).toBe('NOT_FOUND');
      await execute(`update employee set authorities = '{}' where id = ${ella.id}`);
    });

    test('is begun anew where its server went away', async () => {
      await leave(1);
      await server.runJobs();
      const { type, reportId } = await firstTold();
      expect(type).toBe('REPORT_READY');
      expect(readWorkbook((await download(reportId ?? 0)).bytes)[0]?.rows).toHaveLength(3);
    });

    test('is let go of by a server that stops, and made by the next one', async () => {
      const desk = createReportDesk(
        {
          database: gated(server.database),
          push: server.push,
          now: () => server.now,
          log: server.app.log,
          metrics: createMetrics(),
        },
        { features: { read: () => Promise.resolve(defaultFeatures) } },
      );
      await leave(1, '2099-01-01T00:00:00Z');
      const rows = await server.database.run(
        composed<ReportRow>('select id, employee_id, request, attempt from report'),
      );
      const [report] = rows;
      if (report === undefined) throw new Error('There is no report.');
      shut();
      const made = desk.make(report);
      const closed = desk.close();
      gate.open();
      expect(await made).toBe(false);
      await closed;
      expect(await told()).toEqual([]);
      await server.runJobs();
      expect((await firstTold()).type).toBe('REPORT_READY');
    });

    test('is given up where it took three servers along', async () => {
      await leave(3);
      await server.runJobs();
      expect((await firstTold()).type).toBe('REPORT_FAILED');
    });

    test('fails at once for whoever still waits, and is not told of again', async () => {
      await setFeatures(server, {});
      gate.failure = new Error('The disk is full.');
      expect((await ask()).problem.code).toBe('UNEXPECTED');
      await server.runJobs();
      expect(await told()).toEqual([]);
    });

    test('is deleted with all its parts after a week', async () => {
      await setFeatures(server, {});
      expect((await ask()).status).toBe(200);
      const count = async () => {
        const rows = await server.database.run(
          composed<{ count: number }>(
            'select (select count(*) from report) + (select count(*) from report_part) as count',
          ),
        );
        return rows[0]?.count;
      };
      expect(await count()).toBe(2);
      server.now = new Date('2026-03-28T08:00:00Z');
      await server.runJobs();
      expect(await count()).toBe(0);
    });
  },
  {
    prepare: createTestCompany,
    settings: { SMTP_URL: mails.url, MAIL_FROM: 'time@harbour.example' },
    domains: (context) => createDomains({ ...context, database: gated(context.database) }),
  },
);
