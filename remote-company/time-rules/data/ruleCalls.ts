import { answer, type Api, type components } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { longestList } from '../../changes/data/saveChange.ts';
import { entriesPath, readEntries } from '../../entries/data/entryPages.ts';

type Schemas = components['schemas'];
export type Example = Schemas['AdjustedExample'];
export type RulesTrial = Schemas['RulesTrial'];
export type Rules = NonNullable<CompanyFile['adjustmentRules']>;

const section = 'adjustmentRules';

/** All rules, in their order. */
export function rulesQuery(api: Api) {
  const query = { size: longestList };
  return {
    queryKey: api.query.key(entriesPath, { params: { path: { section }, query } }, 'all'),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { part, version } = await readEntries(api, section, query, signal);
      return { rules: part.adjustmentRules ?? [], version };
    },
  };
}

/** Schedules to choose the example's shift from: those that come first by name. */
export function schedulesQuery(api: Api) {
  const path = { section: 'workSchedules' } as const;
  const query = { size: 100 };
  return {
    queryKey: api.query.key(entriesPath, { params: { path, query } }, 'shifts'),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await readEntries(api, 'workSchedules', query, signal)).part.workSchedules ?? [],
  };
}

const examplesPath = '/api/company/adjustment-rules/examples';

/** What rules make of a shift. */
export function exampleQuery(api: Api, asked: Schemas['ExampleShift'] | null) {
  return {
    queryKey: api.query.key(examplesPath, asked ? { body: asked } : {}),
    enabled: asked !== null,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
      if (asked === null) throw new Error('Nothing was asked for.');
      return answer(api.POST(examplesPath, { body: asked, signal }));
    },
  };
}

/** What the last pay cycle would have been. @throws ApiFailure */
export function tryOnCycle(api: Api, rules: Rules): Promise<RulesTrial> {
  return answer(api.POST('/api/company/adjustment-rules/trials', { body: { rules } }));
}
