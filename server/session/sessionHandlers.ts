import type { Handlers } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import type { SignIn } from './createSignIn.ts';
import { changePassword } from './routes/changePassword.ts';
import { logIn } from './routes/logIn.ts';

/** Log-in, log-out, who is signed in, and the own password. */
export function sessionHandlers({ database, push }: ServerContext, { sessions, failures }: SignIn) {
  /** Pages whose session it was hear of it; other processes forget it. */
  function tellOfEnd(employeeId: number): void {
    sessions.forget();
    push.publish({ type: 'session-ended', employeeIds: [employeeId] });
  }

  return {
    logIn: logIn({ database, failures, sessions }),
    getSession: async ({ tokens, now }) => {
      const found = tokens.employee && (await sessions.readEmployee(tokens.employee, now));
      if (!found) throw new Refusal('NO_SESSION');
      return { status: 200, body: found.session };
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
  } satisfies Partial<Handlers>;
}
