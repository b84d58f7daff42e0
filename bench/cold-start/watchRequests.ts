import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

export interface RequestWatch {
  /** What the network was asked for so far; what came from a cache is not in it. */
  requests(): LoadedRequest[];
  /** Resolves when nothing has happened on the network for half a second. */
  quiet(): Promise<void>;
}

type Watched = { -readonly [Name in keyof LoadedRequest]: LoadedRequest[Name] };

const quietMilliseconds = 500;

/** Watches a page's requests from before its first one. */
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

/** The scripts that were running, those that led to them asynchronously included; else the page. */
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

/** A request that a page made. */
export interface LoadedRequest {
  readonly url: string;
  /** As the browser names it: `Document`, `Script`, `Stylesheet`, `Font`, `Fetch`, … */
  readonly kind: string;
  /** Bytes on the wire, headers included; 0 until the answer is complete. */
  readonly bytes: number;
  /** Addresses whose content asked for it: the page, or the scripts that were running. */
  readonly askedBy: readonly string[];
  /** Seconds on the browser's clock. */
  readonly sentAt: number;
  /** On the same clock; null when no answer came. */
  readonly answeredAt: number | null;
}
