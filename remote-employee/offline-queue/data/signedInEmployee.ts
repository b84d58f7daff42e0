import { answer, ApiFailure, type ApiClient } from 'shared-contracts';

/**
 * Who is signed in, null for nobody: a refusal may be meant for somebody else who logged in meanwhile.
 */
export async function signedInEmployee(api: ApiClient): Promise<number | null | 'unknown'> {
  try {
    return (await answer(api.GET('/api/session'))).employeeId;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return failure.status === 401 ? null : 'unknown';
  }
}
