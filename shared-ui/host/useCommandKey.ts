import { useState } from 'react';

/**
 * The Idempotency-Key of a command: the same for the same content, so that sending it again after a
 * cut network saves nothing twice; a new one for anything else.
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
