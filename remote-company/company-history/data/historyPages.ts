import { answer, type Api, type components } from 'shared-contracts';

export type CompanyChange = components['schemas']['CompanyChange'];
export type ChangeEntry = components['schemas']['CompanyChangeEntry'];

type HistoryPage = components['schemas']['CompanyEntryHistory'];
export type HistoryEntry = components['schemas']['CompanyEntryChange'];

export const entryHistoryPath = '/api/company/entry-history';
const historyPath = '/api/company/history';
export const changesPath = '/api/company/changes';
const entriesPath = '/api/company/changes/{id}/entries';

interface Page {
  readonly pageParam: number | null;
  readonly signal: AbortSignal;
}
interface WithNext {
  readonly next: number | null;
}

/** The changes of the company, newest first, page by page. */
export function changePages(api: Api) {
  return {
    queryKey: api.query.key(changesPath, {}, 'pages'),
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: Page) =>
      answer(
        api.GET(changesPath, {
          signal,
          params: { query: pageParam === null ? {} : { before: pageParam } },
        }),
      ),
    getNextPageParam: ({ next }: WithNext) => next,
  };
}

/** The entries of a change, by section, page by page. */
export function entryPages(api: Api, id: number) {
  return {
    queryKey: api.query.key(entriesPath, { params: { path: { id } } }, 'pages'),
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: Page) =>
      answer(
        api.GET(entriesPath, {
          signal,
          params: { path: { id }, query: pageParam === null ? {} : { after: pageParam } },
        }),
      ),
    getNextPageParam: ({ next }: WithNext) => next,
  };
}

/** The changes of one entry, newest first, page by page. */
export function entryHistoryPages(api: Api, section: ChangeEntry['section'], code: string) {
  const entry = { section, code };
  return {
    queryKey: api.query.key(entryHistoryPath, { params: { query: entry } }, 'pages'),
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: Page) =>
      answer(
        api.GET(entryHistoryPath, {
          signal,
          params: { query: pageParam === null ? entry : { ...entry, before: pageParam } },
        }),
      ),
    getNextPageParam: ({ next }: WithNext) => next,
  };
}

interface Reading {
  readonly signal: AbortSignal;
  /** Called after each page with the part that is read; the first change ever is the end. */
  readonly onProgress: (part: number) => void;
}

/** Every changed entry of the company, newest first. @throws ApiFailure */
export async function readWholeHistory(
  api: Api,
  { signal, onProgress }: Reading,
): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let before: number | null = null;
  do {
    const query: { before?: number } = before === null ? {} : { before };
    const { contents, next }: HistoryPage = await answer(
      api.GET(historyPath, { signal, params: { query } }),
    );
    entries.push(...contents);
    onProgress(next === null ? 1 : 1 - next / (entries[0]?.id ?? next));
    before = next;
  } while (before !== null);
  return entries;
}
