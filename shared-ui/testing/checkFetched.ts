import { checkAnswer } from 'shared-contracts/testing/checkAnswer.ts';
import { callAt } from 'shared-contracts/testing/contractCall.ts';

type Answering = (request: Request) => Promise<Response> | Response;

/**
 * The test's network. A response outside the contract, or none at all, fails the test: a page that
 * works with it may not work with the server.
 */
export function checkFetched(
  fetch: Answering | undefined,
  tell: (fault: unknown) => void,
): typeof globalThis.fetch {
  return async (input) => {
    const request = new Request(input);
    const response = await fetch?.(request);
    try {
      if (!response) throw new Error(`The test has no answer to ${request.method} ${request.url}.`);
      if (!isOfProxy(response)) await check(request, response);
      return response;
    } catch (fault) {
      tell(fault);
      throw fault;
    }
  };
}

/** Proxies between page and server have their own errors. */
function isOfProxy({ status, headers }: Response): boolean {
  return status >= 500 && headers.get('content-type')?.includes('json') !== true;
}

async function check({ method, url }: Request, response: Response): Promise<void> {
  const { pathname } = new URL(url);
  const call = callAt(method, pathname);
  if (!call) throw new Error(`The contract has no ${method} ${pathname}.`);
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? await response.clone().json() : undefined;
  checkAnswer(call, response.status, body);
}
