import type { AnswerCookie, Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import type { UnitContext } from '../calls/unitOfWork.ts';
import type { Features } from '../features/createFeatures.ts';
import type { SignIn } from './createSignIn.ts';
import { hashToken, newToken } from './data/accessTokens.ts';
import { findRefusedSignOn, keepLogOut } from './data/providerSessions.ts';
import { changePassword } from './handlers/changePassword.ts';
import { enrolment } from './handlers/enrolment.ts';
import { logIn } from './handlers/logIn.ts';
import { logInByPasskey } from './handlers/logInByPasskey.ts';
import { ownPasskeys } from './handlers/ownPasskeys.ts';
import { ownSessions } from './handlers/ownSessions.ts';

/** Milliseconds for which a browser can read a refused name from the provider. */
const toldFor = 15 * 60_000;

/** Log-in, log-out, a person's session and sessions, and changing the own password. */
export function sessionDomain(
  context: UnitContext,
  signIn: SignIn,
  features: Pick<Features, 'isOn'>,
) {
  const { database, push } = context;
  const { sessions, failures } = signIn;
  /** Notifies the session's pages; other processes drop it. */
  function tellOfEnd(employeeId: number): void {
    sessions.forget();
    push.publish({ type: 'session-ended', employeeIds: [employeeId] });
  }

  return {
    handlers: {
      logIn: logIn(database, signIn),
      ...logInByPasskey(database, signIn),
      ...ownPasskeys(context, signIn),
      ...enrolment(database, signIn, () => features.isOn('SECOND_FACTOR')),
      getSession: async ({ tokens, now }) => {
        const opened = tokens.employee && (await sessions.readEmployee(tokens.employee, now));
        if (!opened) throw new Refusal('NO_SESSION');
        return { status: 200, body: opened.session };
      },
      logOut: async ({ tokens, now }) => {
        const ended = tokens.employee === null ? null : await sessions.end(tokens.employee);
        const cookies: AnswerCookie[] = [{ name: 'access-token', value: null }];
        if (ended?.employeeId == null) return { status: 204, cookies };
        tellOfEnd(ended.employeeId);
        if (ended.provider !== null && (await features.isOn('SAML_GLOBAL_LOGOUT'))) {
          // The browser then requests the log-out at the provider, with this cookie
          // (docs/decisions/sign-on.md).
          const { name_id, name_id_format, session_index, id_token } = ended.provider;
          const browser = tokens.browser ?? newToken();
          await database.run(keepLogOut, {
            browser: hashToken(browser),
            nameId: name_id,
            nameIdFormat: name_id_format,
            sessionIndex: session_index,
            idToken: id_token,
            now,
          });
          cookies.push({ name: 'sign-on', value: browser });
        }
        return { status: 204, cookies, subject: `employee ${ended.employeeId}` };
      },
      getRefusedSignOn: async ({ tokens: { browser }, now }) => {
        const earliest = new Date(now.getTime() - toldFor);
        const [row] =
          browser === null
            ? []
            : await database.run(findRefusedSignOn, { browser: hashToken(browser), earliest });
        return { status: 200, body: { name: row?.refused ?? null, wanted: row?.wanted ?? '/' } };
      },
      ...ownSessions(context),
      changePassword: changePassword({
        database,
        failures,
        onSessionsEnded: tellOfEnd,
      }),
    } satisfies Partial<Handlers>,
  };
}
