import {
  answer,
  numberedPages,
  type Api,
  type components,
  type PageRequest,
} from 'shared-contracts';
import type { InvitationState } from '../rules/invitee.ts';

type Schemas = components['schemas'];

export const inviteesPath = '/api/invitations/people';

/** What narrows the list; empty texts and null do not. */
export interface InviteeFilter {
  readonly search: string;
  readonly site: string | null;
  readonly state: InvitationState | null;
  /** Only these people. */
  readonly employeeIds: readonly number[] | null;
}

export function inviteePages(api: Api, { search, site, state, employeeIds }: InviteeFilter) {
  const query = {
    ...(search === '' ? {} : { search }),
    ...(site === null ? {} : { site }),
    ...(state === null ? {} : { state }),
    ...(employeeIds === null ? {} : { employeeIds: [...employeeIds] }),
  };
  return {
    queryKey: api.query.key(inviteesPath, { params: { query } }, 'pages'),
    ...numberedPages,
    queryFn: ({ pageParam, signal }: PageRequest) =>
      answer(api.GET(inviteesPath, { signal, params: { query: { ...query, page: pageParam } } })),
  };
}

/** @throws ApiFailure */
export async function makeInvitations(
  api: Api,
  people: Schemas['WantedInvitation'][],
): Promise<Schemas['Invitations']> {
  return answer(api.POST('/api/invitations', { body: { people } }));
}
