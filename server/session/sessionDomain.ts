import type { Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { SignIn } from './createSignIn.ts';
import { changePassword } from './routes/changePassword.ts';
import { logIn } from './routes/logIn.ts';

/** Log-in, log-out, who is signed in, and the own password. */
export function sessionDomain({ database, push }: ServerContext, { sessions, failures }: SignIn) {
  /** Pages whose session it was hear of it; other processes forget it. */
  function tellOfEnd(employeeId: number): void {
    sessions.forget();
    push.publish({ type: 'session-ended', employeeIds: [employeeId] });
  }

  return {
    handlers: {
      logIn: logIn({ database, failures, sessions }),
      getSession: async ({ tokens, now }) => {
        const opened = tokens.employee && (await sessions.readEmployee(tokens.employee, now));
        if (!opened) throw new Refusal('NO_SESSION');
        return { status: 200, body: opened.session };
      },
      logOut: async ({ tokens }) => {
        const employeeId = tokens.employee === null ? null : await sessions.end(tokens.employee);
        if (employeeId !== null) tellOfEnd(employeeId);
        return {
          status: 204,
          cookies: [{ name: 'access-token', value: null }],
          ...(employeeId === null ? {} : { subject: `employee ${employeeId}` as const }),
        };
      },
      changePassword: changePassword({
        database,
        failures,
        onSessionsEnded: tellOfEnd,
      }),
    } satisfies Partial<Handlers>,
  };
}
