import type { ApiClient, Locale } from 'shared-contracts';
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

/** The contract types a file as text; asked for as a blob it is one. */
function fileOf(data: unknown, { headers }: Response): ReportFile {
  if (!(data instanceof Blob)) throw new TypeError('A report is a file.');
  return { name: fileNameOf(headers.get('content-disposition'), 'report.xlsx'), content: data };
}

/** The name of a file by its `content-disposition` (RFC 6266); `otherwise` where it names none. */
export function fileNameOf(disposition: string | null, otherwise: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, plain] = /filename="([^"]+)"/i.exec(disposition ?? '') ?? [];
  if (encoded === undefined) return plain ?? otherwise;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return plain ?? otherwise;
  }
}
