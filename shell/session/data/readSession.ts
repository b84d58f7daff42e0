import { answer, ApiFailure, type ApiClient, type Session } from 'shared-contracts';
import type { ShellSession } from '../rules/shellSession.ts';

type Cancellable = { readonly signal?: AbortSignal };

/**
 * The signed-in employee with profile; `none` without a session. If the profile is refused, the
 * session is ended and `/unauthorized` explains it (spec §8). A person who must choose a new
 * password counts as signed out and is led to that page.
 * @throws ApiFailure otherwise
 */
export async function readEmployeeSession(
  api: ApiClient,
  request: Cancellable = {},
): Promise<ShellSession> {
  const session = await orNone(answer(api.GET('/api/session', request)));
  if (!session) return { kind: 'none' };
  if (session.mustChangePassword) return { kind: 'none', leadsTo: '/new-password' };
  const params = { path: { sub: session.employeeId } };
  const profile = await orRefused(
    answer(api.GET('/api/employees/{sub}/profile', { ...request, params })),
  );
  if (!profile) {
    await answer(api.POST('/api/session/logout'));
    return { kind: 'none', leadsTo: '/unauthorized' };
  }
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

const orNone = <Body>(call: Promise<Body>) => unless(['NO_SESSION'], call);
const orRefused = <Body>(call: Promise<Body>) => unless(['ACCESS_DENIED', 'NOT_FOUND'], call);

async function unless<Body>(
  codes: readonly ApiFailure['code'][],
  call: Promise<Body>,
): Promise<Body | undefined> {
  try {
    return await call;
  } catch (failure) {
    if (failure instanceof ApiFailure && codes.includes(failure.code)) return undefined;
    throw failure;
  }
}
