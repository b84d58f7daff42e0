import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { useApi, useQueries } from 'shared-ui';
import { entriesPath } from '../../entries/data/entryPages.ts';
import { jobOf } from './jobOf.ts';
import type { ChosenJobs } from './useChosenJobs.ts';

/** The accounts of more people than these are not read one by one. */
const most = 20;

interface Leavers {
  /** People whose open accounts can be closed with their jobs. */
  readonly people: readonly PersonEntry[];
  /** Whether there are few enough of them. */
  readonly mayClose: boolean;
  /** Those who manage others, with the number of their jobs. */
  readonly managed: readonly {
    readonly employee: string;
    readonly name: string;
    readonly count: number;
  }[];
}

/** Who leaves with the chosen jobs. */
export function useLeavers(chosen: ChosenJobs): Leavers {
  const api = useApi();
  const jobs = chosen.kind === 'SOME' ? [...chosen.items.values()].map(jobOf) : [];
  const numbers = [...new Set(jobs.map(({ entry }) => entry.employee))];
  const isFew = chosen.kind === 'SOME' && numbers.length <= most;
  return useQueries({
    queries: (isFew ? numbers : []).map((code) =>
      api.query.GET(entriesPath, { params: { path: { section: 'people' }, query: { code } } }),
    ),
    combine: (results) => {
      const found = results.flatMap(({ data }) => data ?? []);
      const people = found.flatMap(({ part }) => part.people ?? []);
      const facts = found.flatMap((each) => each.facts);
      const open = people.filter(({ closed = false }) => !closed);
      return {
        people: open,
        mayClose: isFew && open.length > 0,
        managed: facts.flatMap(({ code, name, account }) => {
          const count = account?.manages ?? 0;
          return count === 0 ? [] : [{ employee: code, name, count }];
        }),
      };
    },
  });
}
