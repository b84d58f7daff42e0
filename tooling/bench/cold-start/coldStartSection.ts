import type { Browser } from '@playwright/test';
import { atMost, told, type Section } from '../report/figure.ts';
import { coldStartVisits, measureColdStart } from './measureColdStart.ts';

const kilobyte = 1000;

/** Measures the signed-in cold start of Clock beside the monolith's. */
export async function coldStartSection(browser: Browser): Promise<Section> {
  const { federated, monolith } = await measureColdStart(browser);
  const kB = (bytes: number) => bytes / kilobyte;
  const milliseconds = (beside: number) => ({ unit: ' ms', beside });
  return {
    title: `Signed-in cold start of Clock, median of ${coldStartVisits} fresh contexts each`,
    command: 'npm run bench -- cold-start',
    besideTitle: 'monolith',
    figures: [
      atMost('requests for scripts and styles', federated.scriptAndStyleRequests, 6, {
        beside: monolith.scriptAndStyleRequests,
      }),
      atMost('requests in a row up to the first API answer', federated.depth, 3, {
        beside: monolith.depth,
      }),
      atMost('JavaScript on the wire (brotli)', kB(federated.scriptBytes), 320, {
        unit: ' kB',
        beside: kB(monolith.scriptBytes),
      }),
      atMost(
        'JavaScript against the monolith',
        federated.scriptBytes / monolith.scriptBytes,
        1.25,
        {
          digits: 2,
        },
      ),
      atMost('fonts on the wire', kB(federated.fontBytes), 80, {
        unit: ' kB',
        beside: kB(monolith.fontBytes),
      }),
      told('first screen', federated.firstScreen, milliseconds(monolith.firstScreen)),
      told(
        'first screen at 1.6 Mbit/s, 150 ms, CPU 4× slower',
        federated.firstScreenSlow,
        milliseconds(monolith.firstScreenSlow),
      ),
    ],
  };
}
