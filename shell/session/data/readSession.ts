import { answer, ApiFailure, type ApiClient, type Session } from 'shared-contracts';

type Cancellable = { readonly signal?: AbortSignal };

/** The signed-in employee with profile; `none` without a session. @throws ApiFailure otherwise */
export async function readEmployeeSession(
  api: ApiClient,
  request: Cancellable = {},
): Promise<Session> {
  const session = await orNone(answer(api.GET('/api/session', request)));
  if (!session) return { kind: 'none' };
  const params = { path: { sub: session.employeeId } };
  const profile = await answer(api.GET('/api/employees/{sub}/profile', { ...request, params }));
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
export async function readTerminalSession(
  api: ApiClient,
  request: Cancellable = {},
): Promise<Session> {
  const session = await orNone(answer(api.GET('/api/terminal/session', request)));
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
