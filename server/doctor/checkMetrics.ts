import type { Configuration } from '../configuration/configuration.ts';
import { remarksAbout, wordsOf, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Metrics');
/** Milliseconds. */
const metricsTimeout = 10_000;

/** Whether a scraper can read the metrics of the server at the public address. */
export async function checkMetrics({
  metricsToken,
  publicUrl,
}: Pick<Configuration, 'metricsToken' | 'publicUrl'>): Promise<Remark[]> {
  if (metricsToken === null) {
    return [note('METRICS_TOKEN is not set: nobody but a developer admin reads the metrics.')];
  }
  if (publicUrl === null) return [];
  try {
    const { status, body } = await fetch(new URL('/api/metrics', publicUrl), {
      headers: { authorization: `Bearer ${metricsToken}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(metricsTimeout),
    });
    await body?.cancel();
    if (status === 200) return [well('The server gives them for METRICS_TOKEN.')];
    return [
      trouble(
        `${publicUrl} answers METRICS_TOKEN with ${status}: start the server with this setting, and let the proxy forward Authorization.`,
      ),
    ];
  } catch (error) {
    return [note(`The server could not be asked (${wordsOf(error)}).`)];
  }
}
