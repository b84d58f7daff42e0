import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

export interface RequestWatch {
  /** The network requests so far, without cached ones. */
  requests(): LoadedRequest[];
  /** Resolves after half a second without network activity. */
  quiet(): Promise<void>;
}

type Watched = { -readonly [Name in keyof LoadedRequest]: LoadedRequest[Name] };

const quietMilliseconds = 500;

/** Records a page's requests from the first one on. */
export async function watchRequests(session: CDPSession): Promise<RequestWatch> {
  const requests = new Map<string, Watched>();
  let lastSeenAt = performance.now();
  const seen = (id: string) => {
    lastSeenAt = performance.now();
    return requests.get(id);
  };
  session.on('Network.requestWillBeSent', (sent) => {
    const { requestId, request, type = 'Other', initiator, timestamp } = sent;
    seen(requestId);
    requests.set(requestId, {
      sentAt: timestamp,
      url: request.url,
      kind: type,
      bytes: 0,
      askedBy: askers(initiator),
      answeredAt: null,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    requests.delete(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = seen(requestId);
    if (request !== undefined) request.answeredAt = timestamp;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    requests: () => [...requests.values()].filter(({ url }) => url.startsWith('http')),
    quiet: async () => {
      while (performance.now() - lastSeenAt < quietMilliseconds) await wait(100);
    },
  };
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

/** The running scripts, including their asynchronous causes; otherwise the page. */
function askers({ url, stack }: { readonly url?: string; readonly stack?: Stack }): string[] {
  const addresses = new Set<string>();
  if (url !== undefined) addresses.add(url);
  for (let level = stack; level !== undefined; level = level.parent) {
    for (const frame of level.callFrames) addresses.add(frame.url);
  }
  return [...addresses].filter((address) => address.startsWith('http')).map(withoutFragment);
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '');
}

/** A request of a page. */
export interface LoadedRequest {
  readonly url: string;
  /** The browser's resource type: `Document`, `Script`, `Stylesheet`, `Font`, `Fetch`, … */
  readonly kind: string;
  /** Bytes on the wire, headers included; 0 until the answer is complete. */
  readonly bytes: number;
  /** The initiators of the request: the page, or the running scripts. */
  readonly askedBy: readonly string[];
  /** Seconds on the browser's clock. */
  readonly sentAt: number;
  /** On the same clock; null without an answer. */
  readonly answeredAt: number | null;
}
