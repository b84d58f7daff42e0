import { answer, type ApiClient, type components } from 'shared-contracts';

type TerminalCredentials = components['schemas']['TerminalCredentials'];

/** Signs the terminal in; the cookie holds the session. @throws ApiFailure */
export function signIn(api: ApiClient, body: TerminalCredentials) {
  return answer(api.POST('/api/terminal/login', { body }));
}

/** @throws ApiFailure */
export function signOut(api: ApiClient) {
  return answer(api.POST('/api/terminal/logout'));
}
