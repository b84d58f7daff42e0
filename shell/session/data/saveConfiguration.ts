import { answer, type ApiClient, type components } from 'shared-contracts';

type UserConfiguration = components['schemas']['UserConfiguration'];

/** The person's time format, language and start of week. @throws ApiFailure */
export function saveConfiguration(api: ApiClient, employeeId: number, body: UserConfiguration) {
  const path = '/api/employees/{id}/configuration';
  return answer(api.PUT(path, { params: { path: { id: employeeId } }, body }));
}
