import { answer, type Api, type components } from 'shared-contracts';

type Schemas = components['schemas'];
export type AccountDetails = Schemas['AccountDetails'];
export type Account = Schemas['Account'];

export const accountPath = '/api/accounts/{id}';

/** How a person logs in and clocks at terminals, and what they may do. */
export function accountQuery(api: Api, id: number) {
  return api.query.GET(accountPath, { params: { path: { id } } });
}

/** @throws ApiFailure */
export function endSessions(api: Api, id: number): Promise<Account> {
  return answer(api.POST('/api/accounts/{id}/end-sessions', { params: { path: { id } } }));
}

/** @throws ApiFailure */
export function resetPasskeys(api: Api, id: number): Promise<Account> {
  return answer(api.POST('/api/accounts/{id}/reset-passkeys', { params: { path: { id } } }));
}

/** @throws ApiFailure */
export function giveOneTimePassword(
  api: Api,
  id: number,
): Promise<{ readonly password: string; readonly until: string }> {
  return answer(api.POST('/api/accounts/{id}/one-time-password', { params: { path: { id } } }));
}

/** @throws ApiFailure */
export function givePin(api: Api, id: number): Promise<{ readonly pin: string }> {
  return answer(api.POST('/api/accounts/{id}/terminal-pin', { params: { path: { id } } }));
}

/** @throws ApiFailure */
export function exportPerson(api: Api, id: number): Promise<Schemas['PersonExport']> {
  return answer(api.GET('/api/accounts/{id}/personal-data', { params: { path: { id } } }));
}

/** @throws ApiFailure */
export function erasePerson(api: Api, id: number) {
  return answer(api.POST('/api/accounts/{id}/erasure', { params: { path: { id } } }));
}
