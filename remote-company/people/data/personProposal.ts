import { fold, type Api } from 'shared-contracts';
import { readEntries } from '../../entries/data/entryPages.ts';

/** A free number and user name for a new person. */
export function proposalQuery(api: Api, firstName: string, lastName: string) {
  const query = { firstName, lastName };
  return { ...api.query.GET('/api/company/person-proposal', { params: { query } }), staleTime: 0 };
}

/**
 * Who else has the user name; null if it is free.
 *
 * @throws ApiFailure
 */
export async function usernameHolder(
  api: Api,
  username: string,
  employeeNumber: string,
): Promise<string | null> {
  const { part, facts } = await readEntries(api, 'people', { search: username });
  const index = (part.people ?? []).findIndex(
    (person) =>
      person.employeeNumber !== employeeNumber && fold(person.username ?? '') === fold(username),
  );
  return facts[index]?.name ?? null;
}
