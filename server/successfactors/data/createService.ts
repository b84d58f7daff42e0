import { SystemFailure, systemFailure, type Answer, type Request, type Send } from './send.ts';
import type { LogIn } from './createLogIn.ts';

/** The OData service, logged in: a refused log-in is renewed once. */
export interface Service {
  /**
   * `path` within the service, or an address of the same service that it gave itself. Answers what
   * was done, or refused as it stands (400, 413); rejects with `SystemFailure` for the rest.
   */
  call(request: ServiceRequest, signal: AbortSignal): Promise<Answer>;
}

interface ServiceRequest extends Omit<Request, 'url'> {
  readonly path: string;
}

/** Requests to the service at once; more of them wait. */
const mostAtOnce = 4;

/** `url` is the origin of the API server. */
export function createService(url: string, logIn: LogIn, send: Send): Service {
  const base = `${url}/odata/v2/`;
  const inTurn = limited(mostAtOnce);

  async function attempt(request: Request, signal: AbortSignal, isLast: boolean): Promise<Answer> {
    const authorization = await logIn.header(signal);
    const headers = { ...request.headers, authorization };
    const answer = await send({ ...request, headers }, signal);
    const { status } = answer;
    if (status === 401 && logIn.renew(authorization) && !isLast) {
      return attempt(request, signal, true);
    }
    const isAnswer = (status >= 200 && status < 300) || status === 400 || status === 413;
    if (!isAnswer) throw systemFailure(answer);
    return answer;
  }

  return {
    call: async ({ path, ...request }, signal) => {
      const address = URL.parse(path, base)?.href ?? '';
      // Credentials go to nobody else, whatever an answer names as its next page.
      if (!address.startsWith(base)) throw new SystemFailure('UNREACHABLE', 0);
      return inTurn(() => attempt({ ...request, url: address }, signal, false));
    },
  };
}

function limited(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
