import { useState } from 'react';
import { useApi, useQuery, useQueryClient } from 'shared-ui';
import { proposalQuery } from '../data/personProposal.ts';
import type { PersonDraft, Proposal } from '../rules/personDraft.ts';

type Names = Pick<PersonDraft, 'firstName' | 'lastName'>;

interface Proposals {
  readonly shown: Proposal | undefined;
  /** Shows what fits the names. */
  readonly show: (names: Names) => void;
  /** @throws ApiFailure */
  readonly read: (names: Names) => Promise<Proposal>;
}

/** The number and user name that are proposed for a new person. */
export function useProposal(isNew: boolean): Proposals {
  const api = useApi();
  const queries = useQueryClient();
  const [named, setNamed] = useState<Names>({ firstName: '', lastName: '' });
  const query = ({ firstName, lastName }: Names) =>
    proposalQuery(api, firstName.trim(), lastName.trim());
  const { data } = useQuery({
    ...query(named),
    enabled: isNew,
    placeholderData: (last: Proposal | undefined) => last,
  });
  return { shown: data, show: setNamed, read: (names) => queries.fetchQuery(query(names)) };
}
