import { answer, type ApiClient, type components } from 'shared-contracts';

export function changePassword(
  api: ApiClient,
  employeeId: number,
  body: components['schemas']['PasswordChange'],
) {
  const path = '/api/employees/{id}/password';
  return answer(api.PUT(path, { params: { path: { id: employeeId } }, body }));
}

export type OwnSession = components['schemas']['OwnSession'];

export function endSession(api: ApiClient, id: number) {
  return answer(api.POST('/api/sessions/{id}/end', { params: { path: { id } } }));
}

export function endOtherSessions(api: ApiClient) {
  return answer(api.POST('/api/sessions/end-others'));
}

export function changePin(
  api: ApiClient,
  employeeId: number,
  body: components['schemas']['NewTerminalPin'],
) {
  const path = '/api/employees/{sub}/terminal-pin';
  return answer(api.PUT(path, { params: { path: { sub: employeeId } }, body }));
}
