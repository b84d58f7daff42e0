import { answer, type ApiClient, type components } from 'shared-contracts';

type UserConfiguration = components['schemas']['UserConfiguration'];

/** The person's own clock, language and week. @throws ApiFailure */
export function saveConfiguration(api: ApiClient, employeeId: number, body: UserConfiguration) {
  const path = '/api/employees/{id}/configuration';
  return answer(api.PUT(path, { params: { path: { id: employeeId } }, body }));
}
