import {
  answer,
  numberedPages,
  type Api,
  type ApiClient,
  type components,
  type PageRequest,
} from 'shared-contracts';

export type Account = components['schemas']['Account'];

export function accountsQuery(api: Api, search: string) {
  return {
    queryKey: api.query.key('/api/accounts', { params: { query: { search } } }, 'pages'),
    ...numberedPages,
    queryFn: ({ pageParam, signal }: PageRequest) =>
      answer(
        api.GET('/api/accounts', {
          signal,
          params: { query: search === '' ? { page: pageParam } : { page: pageParam, search } },
        }),
      ),
  };
}

export type OneTimePassword = { readonly password: string; readonly until: string };

/** @throws ApiFailure */
export function giveOneTimePassword(api: ApiClient, id: number): Promise<OneTimePassword> {
  const params = { path: { id } };
  return answer(api.POST('/api/accounts/{id}/one-time-password', { params }));
}

export type AccountAction = 'end-sessions' | 'reset-passkeys' | 'close' | 'open';

/** @throws ApiFailure */
export function changeAccount(api: ApiClient, id: number, action: AccountAction): Promise<Account> {
  const params = { path: { id } };
  if (action === 'end-sessions') {
    return answer(api.POST('/api/accounts/{id}/end-sessions', { params }));
  }
  if (action === 'reset-passkeys') {
    return answer(api.POST('/api/accounts/{id}/reset-passkeys', { params }));
  }
  const body = { closed: action === 'close' };
  return answer(api.PUT('/api/accounts/{id}/state', { params, body }));
}
