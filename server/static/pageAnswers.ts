import type { FastifyInstance, FastifyRequest } from 'fastify';
import { heldAuthorities, showsTime, type components } from 'shared-contracts';
import { tokensOf } from '../http/call.ts';

type Schemas = components['schemas'];

/**
 * What the API says to whoever asks for a page, for the page to begin with: a JSON object of paths,
 * each with `status` and `body` as the call itself would answer. Left out is what could not be
 * answered just now: the page asks for it.
 */
export type PageAnswers = (request: FastifyRequest) => Promise<string>;

/**
 * Whether the cookies of who asks have come: they stay away from navigations that another site
 * began, and the worker fetches a page for everybody.
 */
export function comesWithCookies({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-site'] !== 'cross-site';
}

/** By the calls themselves, so that chain and contract hold (docs/decisions/painted-page.md). */
export function createPageAnswers(app: FastifyInstance): PageAnswers {
  return async (request) => {
    const answers: string[] = [];
    const { host = '', cookie = '', 'accept-language': languages = '' } = request.headers;

    async function ask<Body>(path: string, language = languages): Promise<Body | undefined> {
      const { statusCode, payload } = await app.inject({
        url: path,
        remoteAddress: request.ip,
        headers: { host, cookie, 'accept-language': language },
      });
      if (statusCode >= 429) return undefined;
      answers.push(`${JSON.stringify(path)}:{"status":${statusCode},"body":${payload}}`);
      // oxlint-disable-next-line typescript/no-unsafe-return -- the chain presents by the contract
      return statusCode === 200 ? JSON.parse(payload) : undefined;
    }

    async function askOfEmployee(): Promise<void> {
      const session = await ask<Schemas['Session']>('/api/session');
      if (!session || session.mustChangePassword) return;
      const { employeeId } = session;
      const mayAskForShift = showsTime(heldAuthorities(session));
      await Promise.all([
        ask(`/api/employees/${employeeId}/profile`),
        ...(mayAskForShift ? [ask(`/api/time-pairs/${employeeId}/active-shift`)] : []),
      ]);
    }

    await Promise.all([
      askOfEmployee(),
      ask('/api/info/features'),
      ask('/api/info/theme'),
      ...(tokensOf(request).terminal === null ? [] : [ask('/api/terminal/session')]),
    ]);
    return `{${answers.join(',')}}`;
  };
}
