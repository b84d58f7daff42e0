import { useState } from 'react';

/**
 * The Idempotency-Key of a command: the same for the same content, so that a retry saves nothing
 * twice; a new one for other content.
 */
export function useCommandKey(): (content: unknown) => string {
  const [keyOf] = useState(createKeys);
  return keyOf;
}

function createKeys() {
  let last = { content: '', key: '' };
  return (content: unknown): string => {
    const written = JSON.stringify(content);
    if (last.content !== written) last = { content: written, key: crypto.randomUUID() };
    return last.key;
  };
}
