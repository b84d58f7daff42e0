import { answer, type ApiClient, type Locale } from 'shared-contracts';
import { fileNameOf } from '../rules/fileNameOf.ts';
import type { ReportName, ReportQuery } from '../rules/reportChoice.ts';

/** A spreadsheet as it came from the server. */
export interface ReportFile {
  readonly name: string;
  readonly content: Blob;
}

export interface WantedReport {
  readonly reportName: ReportName;
  readonly query: ReportQuery;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly signal: AbortSignal;
}

/** A report by its options; null where it takes longer and will be told of when it is ready. */
export async function fetchReport(
  api: ApiClient,
  { reportName, query, locale, timeZone, signal }: WantedReport,
): Promise<ReportFile | null> {
  const { data, response } = await api.GET('/api/reporting/{reportName}', {
    params: { path: { reportName }, query: { ...query, lang: locale, timeZone } },
    parseAs: 'blob',
    signal,
  });
  return response.status === 204 ? null : fileOf(data, response);
}

/** A report that took longer, by its id. */
export async function fetchFinishedReport(
  api: ApiClient,
  id: number,
  signal: AbortSignal,
): Promise<ReportFile> {
  const { data, response } = await api.GET('/api/reporting/getReport/{id}', {
    params: { path: { id } },
    parseAs: 'blob',
    signal,
  });
  return fileOf(data, response);
}

export const costCentersQuery = (api: ApiClient) => ({
  queryKey: ['all-cost-centers'],
  staleTime: 60_000,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    answer(api.GET('/api/time-pairs/all-cost-centers', { signal })),
});

/** The contract types a file as text; asked for as a blob it is one. */
function fileOf(data: unknown, { headers }: Response): ReportFile {
  if (!(data instanceof Blob)) throw new TypeError('A report is a file.');
  return { name: fileNameOf(headers.get('content-disposition'), 'report.xlsx'), content: data };
}
