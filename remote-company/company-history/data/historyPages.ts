import { answer, type Api, type components } from 'shared-contracts';

export type CompanyChange = components['schemas']['CompanyChange'];
export type ChangeEntry = components['schemas']['CompanyChangeEntry'];

export const entryHistoryPath = '/api/company/entry-history';
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
