import { formatMessage } from 'shared-contracts/error-messages';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Worker } from '../../jobs/rules/job.ts';
import type { Mailer } from '../../mail/createMailer.ts';
import { statement } from '../../database/statement.ts';
import { readerFormats } from '../../notifications/rules/readerFormats.ts';
import { spreadsheetType } from '../../spreadsheets/writeWorkbook.ts';
import { reportKeptDays } from '../rules/reportPolicy.ts';
import { reportFileName, wordsByLocale } from '../rules/words/wordsByLocale.ts';
import type { ReportDesk } from './createReportDesk.ts';
import { mailJob } from './endReport.ts';
import { readFile } from './reportFile.ts';
import type { FinishedReport } from './reports.ts';

const day = 86_400_000;
/** The usual size limit of mail servers in bytes, less a third for the encoding. */
const largestMail = 10_000_000;

const findToMail = statement<FinishedReport & { readonly email: string | null }, { id: number }>(
  'findReportToMail',
  `select report.id, report.employee_id, report.request, report.attempt, report.size,
     employee.email
   from report join employee on employee.id = report.employee_id
   where report.id = $id and report.finished_at is not null`,
);

/** Maintains reports every half minute: restarts abandoned ones, deletes old mail. */
export function reportWorker(desk: ReportDesk, mailer: Mailer): Worker {
  return {
    kind: 'REPORTS',
    every: 30_000,
    work: async (_, now) => {
      await mailer.forget(new Date(now.getTime() - reportKeptDays * day));
      await desk.takeOverLeft();
    },
  };
}

/** Mails a report to the person who requested it, if the company file has an address. */
export function mailWorker({ database }: Pick<ServerContext, 'database'>, mailer: Mailer): Worker {
  return {
    kind: mailJob,
    work: async (payload) => {
      const [report] = await database.run(findToMail, { id: idOf(payload) });
      if (report?.email == null) return;
      const { id, request, size, email } = report;
      const { mail, reports } = wordsByLocale[request.locale];
      const { day: dayOf } = readerFormats(request.locale, request.is24Hour);
      const values = {
        report: reports[request.reportName],
        from: dayOf(request.fromDate),
        to: dayOf(request.toDate),
      };
      const isSmall = size <= largestMail;
      await mailer.send({
        id: `report-${id}`,
        to: email,
        subject: formatMessage(mail.subject, values),
        text: [formatMessage(mail.text, values), ...(isSmall ? [] : [mail.tooLarge])].join('\n\n'),
        attachment: isSmall
          ? {
              fileName: reportFileName(request),
              contentType: spreadsheetType,
              content: readFile(database, report),
            }
          : null,
      });
    },
  };
}

function idOf(payload: unknown): number {
  const holdsId = typeof payload === 'object' && payload !== null && 'id' in payload;
  if (holdsId && typeof payload.id === 'number') return payload.id;
  throw new Error('A mail job has no report.');
}
