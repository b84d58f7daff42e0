import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { heldAuthorities, showsTime, type components, type Locale } from 'shared-contracts';
import { tokensOf } from '../http/call.ts';
import { theServerItself } from '../http/createAllowances.ts';

type Schemas = components['schemas'];

/** The request for a page. */
export type Asker = Pick<FastifyRequest, 'ip' | 'headers' | 'cookies'>;

/**
 * The API's answers that a page starts with: a JSON object of paths, each with `status` and `body`
 * as the call itself would answer. Omits answers that are not available now: the page requests
 * them.
 */
export interface PageAnswers {
  /** For a session; null if the cookies open none. */
  ofSession(asker: Asker): Promise<string | null>;
  /** For anybody else; null if an answer was omitted. */
  ofStrangers(locale: Locale): Promise<string | null>;
}

/**
 * Whether the request carries its cookies: navigations started by another site omit them, and the
 * service worker fetches one page for everybody.
 */
export function comesWithCookies({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-site'] !== 'cross-site';
}

/** Whether there can be a session. */
export function hasSessionCookie(asker: Asker): boolean {
  const { employee, terminal } = tokensOf(asker);
  return employee !== null || terminal !== null;
}

/** For everybody: company and theme. */
const ofCompany = ['/api/info/features', '/api/info/theme'];

/** Calls the API itself, so that chain and contract apply (docs/decisions/painted-page.md). */
export function createPageAnswers(app: FastifyInstance): PageAnswers {
  function createAsking(from: Pick<InjectOptions, 'remoteAddress' | 'headers'>) {
    const answers: string[] = [];
    return {
      answers,
      async ask<Body>(url: string): Promise<{ status: number; body: Body | null }> {
        const { statusCode: status, payload } = await app.inject({ ...from, url });
        if (status >= 429) return { status, body: null };
        answers.push(`${JSON.stringify(url)}:{"status":${status},"body":${payload}}`);
        // oxlint-disable-next-line typescript/no-unsafe-assignment -- the chain presents by the contract
        return { status, body: status === 200 ? JSON.parse(payload) : null };
      },
      text: () => `{${answers.join(',')}}`,
    };
  }

  return {
    async ofSession(asker) {
      const { terminal } = tokensOf(asker);
      const { host = '', cookie = '', 'accept-language': languages = '' } = asker.headers;
      const { ask, text } = createAsking({
        remoteAddress: asker.ip,
        headers: { host, cookie, 'accept-language': languages },
      });
      const [session, ofTerminal] = await Promise.all([
        ask<Schemas['Session']>('/api/session'),
        terminal === null ? null : ask('/api/terminal/session'),
      ]);
      if (session.status === 401 && (ofTerminal === null || ofTerminal.status === 401)) return null;
      await Promise.all([...ofCompany, ...ownPaths(session.body)].map((path) => ask(path)));
      return text();
    },
    async ofStrangers(locale) {
      const { ask, answers, text } = createAsking({
        remoteAddress: theServerItself,
        headers: { 'accept-language': locale },
      });
      const paths = ['/api/session', ...ofCompany];
      await Promise.all(paths.map((path) => ask(path)));
      return answers.length === paths.length ? text() : null;
    },
  };
}

/** The requests for the session's own person. */
function ownPaths(session: Schemas['Session'] | null): string[] {
  if (session === null || session.mustChangePassword) return [];
  const { employeeId } = session;
  const shift = `/api/time-pairs/${employeeId}/active-shift`;
  const mayAskForShift = showsTime(heldAuthorities(session));
  return [`/api/employees/${employeeId}/profile`, ...(mayAskForShift ? [shift] : [])];
}
