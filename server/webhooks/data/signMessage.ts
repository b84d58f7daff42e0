import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookMessage } from '../rules/webhookMessage.ts';

const prefix = 'whsec_';

/** A new secret in the format of Standard Webhooks. */
export function makeSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/**
 * The headers that prove the sender of a message, by the Standard Webhooks specification.
 * @param secrets each signs; receivers accept any of them
 */
export function signMessage(
  { id, body }: WebhookMessage,
  secrets: readonly string[],
  now: Date,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${signed.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
