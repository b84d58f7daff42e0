import { createHash, timingSafeEqual } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';

/** Whether it is `METRICS_TOKEN`, found out in the same time however much of it is right. */
export function isMetricsToken(
  { metricsToken }: Pick<Configuration, 'metricsToken'>,
  token: string,
): boolean {
  return metricsToken !== null && timingSafeEqual(digest(metricsToken), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
