import type { LoadedRequest } from './watchRequests.ts';

/**
 * The length of the request chain up to the first answer of the API, inclusive: the page itself is
 * 1. NaN without an answer of the API.
 */
export function firstAnswerDepth(requests: readonly LoadedRequest[]): number {
  const [first] = requests
    .filter(({ url, answeredAt }) => answeredAt !== null && isOfApi(url))
    .toSorted((a, b) => (a.answeredAt ?? 0) - (b.answeredAt ?? 0));
  return first === undefined ? Number.NaN : depthOf(first, requests, new Set());
}

/** A script with several preload hints is available as soon as the first of them has loaded it. */
function depthOf(
  { url, askedBy }: LoadedRequest,
  requests: readonly LoadedRequest[],
  seen: ReadonlySet<string>,
): number {
  const onTheWay = new Set([...seen, url]);
  const depths = askedBy
    .filter((address) => !onTheWay.has(address))
    .map((address) => {
      const brought = requests.filter((request) => request.url === address);
      return Math.min(...brought.map((request) => depthOf(request, requests, onTheWay)));
    })
    .filter(Number.isFinite);
  return 1 + Math.max(0, ...depths);
}

function isOfApi(url: string): boolean {
  return new URL(url).pathname.startsWith('/api/');
}
