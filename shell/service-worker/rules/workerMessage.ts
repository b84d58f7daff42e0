/** Messages from a page to the worker; `CACHE_URLS` and its shape are workbox's own. */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  /**
   * Asks whether this script belongs to the worker's build; the boolean answer comes through the
   * port.
   */
  | { readonly type: 'HOLDS'; readonly address: string }
  | { readonly type: 'CACHE_URLS'; readonly payload: { readonly urlsToCache: readonly string[] } };

export function isHoldsQuestion(
  message: unknown,
): message is Extract<WorkerMessage, { type: 'HOLDS' }> {
  return isOfType(message, 'HOLDS') && 'address' in message && typeof message.address === 'string';
}

export function isSkipWaiting(message: unknown): boolean {
  return isOfType(message, 'SKIP_WAITING');
}

function isOfType(message: unknown, type: WorkerMessage['type']): message is { type: unknown } {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === type
  );
}
