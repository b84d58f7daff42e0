import { answer, type Api, type components } from 'shared-contracts';

type Schemas = components['schemas'];
export type SignedInDevice = Schemas['SignedInDevice'];

/** @throws ApiFailure */
export function endDevice(api: Api, id: number) {
  return answer(api.POST('/api/terminal-devices/{id}/end-session', { params: { path: { id } } }));
}

/** @throws ApiFailure */
export function makeSetUpCode(api: Api, id: number) {
  return answer(api.POST('/api/terminals/{id}/set-up-code', { params: { path: { id } } }));
}

/** What became of a code; `id` null asks nothing. */
export function setUpStateQuery(api: Api, id: number | null) {
  return {
    ...api.query.GET('/api/terminal-set-up-codes/{id}', { params: { path: { id: id ?? 0 } } }),
    enabled: id !== null,
    staleTime: 0,
  };
}

export interface PasswordOrder {
  /** Undefined: the server draws one. */
  readonly password: string | undefined;
  readonly endsSessions: boolean;
}

/** @throws ApiFailure */
export function givePassword(api: Api, id: number, { password, endsSessions }: PasswordOrder) {
  const body = { endsSessions, ...(password === undefined ? {} : { password }) };
  return answer(api.POST('/api/terminals/{id}/password', { params: { path: { id } }, body }));
}
