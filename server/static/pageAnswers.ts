import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { heldAuthorities, showsTime, type components, type Locale } from 'shared-contracts';
import { tokensOf } from '../http/call.ts';

type Schemas = components['schemas'];

/**
 * What the API says to whoever asks for a page, for the page to begin with: a JSON object of paths,
 * each with `status` and `body` as the call itself would answer. Left out is what could not be
 * answered just now: the page asks for it.
 */
export interface PageAnswers {
  /** To somebody with a session; null where the cookies open none. */
  ofSession(request: FastifyRequest): Promise<string | null>;
  /** To anybody else; `areWhole` when nothing was left out. */
  ofStrangers(locale: Locale): Promise<{ readonly text: string; readonly areWhole: boolean }>;
}

/**
 * Whether the cookies of who asks have come: they stay away from navigations that another site
 * began, and the worker fetches a page for everybody.
 */
export function comesWithCookies({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-site'] !== 'cross-site';
}

/** Of everybody: company and look. */
const ofCompany = ['/api/info/features', '/api/info/theme'];

/** By the calls themselves, so that chain and contract hold (docs/decisions/painted-page.md). */
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
    async ofSession(request) {
      const { employee, terminal } = tokensOf(request);
      if (employee === null && terminal === null) return null;
      const { host = '', cookie = '', 'accept-language': languages = '' } = request.headers;
      const { ask, text } = createAsking({
        remoteAddress: request.ip,
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
      const { ask, answers, text } = createAsking({ headers: { 'accept-language': locale } });
      const paths = ['/api/session', ...ofCompany];
      await Promise.all(paths.map((path) => ask(path)));
      return { text: text(), areWhole: answers.length === paths.length };
    },
  };
}

/** What is asked of the person whose session it is. */
function ownPaths(session: Schemas['Session'] | null): string[] {
  if (session === null || session.mustChangePassword) return [];
  const { employeeId } = session;
  const shift = `/api/time-pairs/${employeeId}/active-shift`;
  const mayAskForShift = showsTime(heldAuthorities(session));
  return [`/api/employees/${employeeId}/profile`, ...(mayAskForShift ? [shift] : [])];
}
