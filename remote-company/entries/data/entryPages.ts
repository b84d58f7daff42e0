import {
  answer,
  numberedPages,
  type Api,
  type components,
  type PageRequest,
  type paths,
} from 'shared-contracts';

export type Facts = components['schemas']['CompanyEntryFacts'];
export type Entries = components['schemas']['CompanyEntries'];
export type ListedSection = components['schemas']['ListedSection'];

type Query = NonNullable<paths['/api/company/entries/{section}']['get']['parameters']['query']>;
/** What a list is narrowed to. */
export type EntryFilter = Omit<Query, 'page'>;

export const entriesPath = '/api/company/entries/{section}';

/** Pages of the entries of a section. */
export function entryPages(api: Api, section: ListedSection, filter: EntryFilter = {}) {
  return {
    queryKey: api.query.key(entriesPath, { params: { path: { section }, query: filter } }, 'pages'),
    ...numberedPages,
    queryFn: ({ pageParam: page, signal }: PageRequest) =>
      readEntries(api, section, { ...filter, page }, signal),
  };
}

/** @throws ApiFailure */
export function readEntries(
  api: Api,
  section: ListedSection,
  query: Query,
  signal?: AbortSignal,
): Promise<Entries> {
  return answer(
    api.GET(entriesPath, { params: { path: { section }, query }, ...(signal ? { signal } : {}) }),
  );
}
