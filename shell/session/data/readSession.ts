import { answer, ApiFailure, type ApiClient, type Session } from 'shared-contracts';

/** The signed-in employee with profile; `none` without a session. @throws ApiFailure otherwise */
export async function readEmployeeSession(api: ApiClient): Promise<Session> {
  const session = await orNone(answer(api.GET('/api/session')));
  if (!session) return { kind: 'none' };
  const profile = await answer(
    api.GET('/api/employees/{sub}/profile', { params: { path: { sub: session.employeeId } } }),
  );
  return {
    kind: 'employee',
    employeeId: session.employeeId,
    authorities: session.authorities,
    assignAuths: session.assignAuths,
    employee: profile.employee,
    configuration: profile.configuration,
  };
}

/** The signed-in terminal; `none` without a session. @throws ApiFailure otherwise */
export async function readTerminalSession(api: ApiClient): Promise<Session> {
  const session = await orNone(answer(api.GET('/api/terminal/session')));
  if (!session) return { kind: 'none' };
  const { terminalId, description, timeZone } = session;
  return { kind: 'terminal', terminalId, description, timeZone };
}

async function orNone<Body>(call: Promise<Body>): Promise<Body | undefined> {
  try {
    return await call;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'NO_SESSION') return undefined;
    throw failure;
  }
}
