import { useApi, useQueryClient } from 'shared-ui';
import { changesPath, entryHistoryPath } from '../../company-history/data/historyPages.ts';
import { entriesPath } from '../../entries/data/entryPages.ts';

/** Reads again what pages list of the company, after a change of it; forms stay as they are. */
export function useReadAgain(): () => Promise<unknown> {
  const api = useApi();
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.query.key(entriesPath) }),
      queries.invalidateQueries({ queryKey: api.query.key(changesPath) }),
      queries.invalidateQueries({ queryKey: api.query.key(entryHistoryPath) }),
      queries.invalidateQueries({ queryKey: api.query.key('/api/invitations/people') }),
      queries.invalidateQueries({ queryKey: api.query.key('/api/accounts/{id}') }),
    ]);
}
