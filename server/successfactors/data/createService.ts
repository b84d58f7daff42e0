import { SystemFailure, systemFailure, type Answer, type Request, type Send } from './send.ts';
import type { LogIn } from './createLogIn.ts';

/** The authenticated OData service; a rejected log-in is renewed once. */
export interface Service {
  /**
   * `path` within the service, or a URL of the same service that it returned. Returns success, or a
   * rejection as it is (400, 413); rejects with `SystemFailure` for anything else.
   */
  call(request: ServiceRequest, signal: AbortSignal): Promise<Answer>;
}

interface ServiceRequest extends Omit<Request, 'url'> {
  readonly path: string;
}

/** The most parallel requests to the service; more of them wait. */
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
      // Credentials go to no other host, whatever an answer names as its next page.
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
