import type { ApiClient, Locale } from 'shared-contracts';
import { fileOf, type DownloadedFile } from 'shared-ui/download';
import type { ReportName, ReportQuery } from '../rules/reportChoice.ts';

export interface WantedReport {
  readonly reportName: ReportName;
  readonly query: ReportQuery;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly signal: AbortSignal;
}

/** A report by its options; null if it takes longer and a notification follows. */
export async function fetchReport(
  api: ApiClient,
  { reportName, query, locale, timeZone, signal }: WantedReport,
): Promise<DownloadedFile | null> {
  const { data, response } = await api.GET('/api/reporting/{reportName}', {
    params: { path: { reportName }, query: { ...query, lang: locale, timeZone } },
    parseAs: 'blob',
    signal,
  });
  return response.status === 204 ? null : fileOf(data, response, otherwise);
}

/** A report that took longer, by its id. */
export async function fetchFinishedReport(
  api: ApiClient,
  id: number,
  signal: AbortSignal,
): Promise<DownloadedFile> {
  const { data, response } = await api.GET('/api/reporting/getReport/{id}', {
    params: { path: { id } },
    parseAs: 'blob',
    signal,
  });
  return fileOf(data, response, otherwise);
}

const otherwise = 'report.xlsx';
