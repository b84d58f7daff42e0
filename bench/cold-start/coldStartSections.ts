import type { Browser } from '@playwright/test';
import { atMost, reading, type Section } from '../report/figure.ts';
import { coldScreens } from './coldScreens.ts';
import { measureColdStart, type ColdStarts } from './measureColdStart.ts';

const kilobyte = 1000;

/** Measures the signed-in cold start of every remote's main screen beside the monolith's. */
export async function coldStartSections(browser: Browser, visits: number): Promise<Section[]> {
  const measured = await measureColdStart(browser, coldScreens, visits);
  return measured.map((starts) => sectionOf(starts, visits));
}

function sectionOf({ screen, federated, monolith }: ColdStarts, visits: number): Section {
  const kB = (bytes: number) => bytes / kilobyte;
  const kilobytes = (bytes: number) => ({ unit: ' kB', beside: kB(bytes) });
  const milliseconds = (beside: number) => ({ unit: ' ms', beside });
  const ratio = (what: string, of: (start: typeof federated) => number, limit: number) =>
    atMost(what, of(federated) / of(monolith), limit, { digits: 3 });
  return {
    title: `Signed-in cold start of ${screen.name}, median of ${visits} fresh contexts each`,
    command: 'npm run bench -- cold-start',
    besideTitle: 'monolith',
    figures: [
      atMost('requests for scripts and styles', federated.scriptAndStyleRequests, screen.requests, {
        beside: monolith.scriptAndStyleRequests,
      }),
      atMost('requests in a row up to the first API answer', federated.depth, 2, {
        beside: monolith.depth,
      }),
      atMost('JavaScript on the wire (brotli)', kB(federated.scriptBytes), 320, {
        ...kilobytes(monolith.scriptBytes),
      }),
      ratio('JavaScript against the monolith', ({ scriptBytes }) => scriptBytes, 1.2),
      atMost('fonts on the wire', kB(federated.fontBytes), 80, kilobytes(monolith.fontBytes)),
      reading('all requests', federated.requests, { beside: monolith.requests }),
      reading('everything on the wire', kB(federated.bytes), kilobytes(monolith.bytes)),
      reading('first screen', federated.firstScreen, milliseconds(monolith.firstScreen)),
      reading(
        'first screen at 1.6 Mbit/s, 150 ms, CPU 4× slower',
        federated.firstScreenSlow,
        milliseconds(monolith.firstScreenSlow),
      ),
      atMost(`first renders without the page's code, of ${2 * visits}`, federated.waits, 0, {
        beside: monolith.waits,
      }),
      ratio('the same against the monolith', ({ firstScreenSlow }) => firstScreenSlow, 1.1),
    ],
  };
}
