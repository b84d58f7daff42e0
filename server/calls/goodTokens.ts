import { createHash } from 'node:crypto';

/** Tokens that were valid within the last hour, in memory. */
export interface GoodTokens {
  note(token: string, now: Date): void;
  /** For a token that is expired or unknown. */
  forget(token: string): void;
  has(token: string, now: Date): boolean;
}

const rememberedFor = 60 * 60_000;
const mostTokens = 50_000;
/** Session tokens have 43 characters, access tokens for programs some more. */
const longestToken = 200;

/** Keeps digests, never the tokens. */
export function createGoodTokens(): GoodTokens {
  /** When each was last valid, oldest first. */
  const found = new Map<string, number>();
  return {
    note(token, now) {
      const digest = digestOf(token);
      found.delete(digest);
      found.set(digest, now.getTime());
      const [oldest] = found.keys();
      if (found.size > mostTokens && oldest !== undefined) found.delete(oldest);
    },
    forget: (token) => void found.delete(digestOf(token)),
    has(token, now) {
      if (token.length > longestToken) return false;
      const at = found.get(digestOf(token));
      return at !== undefined && now.getTime() - at < rememberedFor;
    },
  };
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
