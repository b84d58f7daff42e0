import { createHash, timingSafeEqual } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';

/** Whether the token is `METRICS_TOKEN`, in constant time. */
export function isMetricsToken(
  { metricsToken }: Pick<Configuration, 'metricsToken'>,
  token: string,
): boolean {
  return metricsToken !== null && timingSafeEqual(digest(metricsToken), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
