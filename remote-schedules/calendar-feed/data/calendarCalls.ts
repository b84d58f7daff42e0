import { answer, type ApiClient, type DateRange, type Locale } from 'shared-contracts';
import { fileOf, type DownloadedFile } from 'shared-ui/download';

/** The person's schedules of these days as a calendar file with that name. */
export async function fetchCalendarFile(
  api: ApiClient,
  { startDate, endDate }: DateRange,
  lang: Locale,
  name: string,
): Promise<DownloadedFile> {
  const { data, response } = await api.GET('/api/work-schedules/calendar-file', {
    params: { query: { startDate, endDate, lang } },
    parseAs: 'blob',
  });
  return fileOf(data, response, name);
}

/** Returns a new secret address, in full; the previous one becomes invalid. */
export async function createFeed(api: ApiClient): Promise<string> {
  const { path } = await answer(api.POST('/api/work-schedules/calendar-feed'));
  return new URL(path, document.baseURI).href;
}

export async function revokeFeed(api: ApiClient): Promise<null> {
  await api.DELETE('/api/work-schedules/calendar-feed');
  return null;
}
