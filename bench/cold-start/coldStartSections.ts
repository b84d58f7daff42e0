import type { Browser } from '@playwright/test';
import { atMost, reading, type Figure, type Section } from '../report/figure.ts';
import type { ColdScreen } from './coldScreens.ts';
import { filmStart } from './filmStart.ts';
import {
  measurePlain,
  measureScreen,
  type ColdStart,
  type ColdStarts,
} from './measureColdStart.ts';
import { withColdSystems } from './withColdSystems.ts';

export interface ColdStartPlan {
  readonly screens: readonly ColdScreen[];
  readonly visits: number;
  /** The folder for pictures of the starts; null for none. */
  readonly film: string | null;
}

const kilobyte = 1000;
const slow = '1.6 Mbit/s, 150 ms, CPU 4× slower, nothing in the cache';

/**
 * Measures the cold start of main screens compared with the monolith's, and that of plain Fluent.
 */
export async function coldStartSections(
  browser: Browser,
  { screens, visits, film }: ColdStartPlan,
  add: (section: Section) => void,
): Promise<void> {
  await withColdSystems(async (systems) => {
    for (const screen of screens) {
      add(sectionOf(await measureScreen(browser, systems, screen, visits), visits));
      if (film !== null) await filmStart(browser, systems.federated, screen, film);
    }
    add(plainSection(await measurePlain(browser, systems, visits), visits));
  });
}

function sectionOf({ screen, federated, monolith }: ColdStarts, visits: number): Section {
  const limit = (what: string, of: (start: ColdStart) => number, most: number, shape = {}) =>
    atMost(what, of(federated), most, { ...shape, beside: of(monolith) });
  const told = (what: string, of: (start: ColdStart) => number, shape = {}) =>
    reading(what, of(federated), { ...shape, beside: of(monolith) });
  const ratio = (what: string, of: (start: ColdStart) => number, most: number) =>
    atMost(what, of(federated) / of(monolith), most, { digits: 3 });
  const milliseconds = { unit: ' ms' };
  const kilobytes = { unit: ' kB', digits: 1 };
  return {
    title: `Cold start of ${screen.name}: ${slow}, median of ${visits}`,
    command: 'npm run bench -- cold-start',
    besideTitle: 'monolith',
    figures: [
      limit('first paint', ({ firstPaint }) => firstPaint, 1_000, milliseconds),
      limit('first screen', ({ firstScreen }) => firstScreen, 3_300, milliseconds),
      limit('pressable', ({ pressable }) => pressable, 3_300, milliseconds),
      ratio('first screen against the monolith', ({ firstScreen }) => firstScreen, 1.1),
      limit('main thread blocked until then', ({ blocked }) => blocked, 600, milliseconds),
      limit('longest task until then', ({ longestTask }) => longestTask, 200, milliseconds),
      limit('layout shift', ({ shift }) => shift, 0.02, { digits: 3 }),
      limit('JavaScript on the wire', (start) => kB(start.scriptBytes), screen.scripts, kilobytes),
      ratio('JavaScript against the monolith', ({ scriptBytes }) => scriptBytes, 1.1),
      limit('fonts on the wire', ({ fontBytes }) => kB(fontBytes), 80, kilobytes),
      told('everything on the wire', ({ bytes }) => kB(bytes), kilobytes),
      limit(
        'requests for scripts and styles',
        ({ scriptAndStyleRequests }) => scriptAndStyleRequests,
        screen.requests,
      ),
      told('all requests', ({ requests }) => requests),
      ...depthFigures(federated, monolith),
      told('calls of the API before the first screen', ({ calls }) => calls),
      told('modules that ran before the first screen', ({ modules }) => modules),
      told('elements of the page with the first screen', ({ nodes }) => nodes),
      limit(`first renders without the page's code, of ${visits}`, ({ waits }) => waits, 0),
    ],
  };
}

/** A page that needs no API call, or has the answers in its HTML, has no depth. */
function depthFigures(federated: ColdStart, monolith: ColdStart): Figure[] {
  if (Number.isNaN(federated.depth)) return [];
  return [
    atMost('requests in a row up to the first API answer', federated.depth, 2, {
      beside: monolith.depth,
    }),
  ];
}

function plainSection(plain: ColdStart, visits: number): Section {
  const milliseconds = { unit: ' ms' };
  return {
    title: `Cold start of a plain Fluent page: ${slow}, median of ${visits}`,
    command: 'npm run bench -- cold-start',
    figures: [
      reading('first paint', plain.firstPaint, milliseconds),
      reading('pressable', plain.pressable, milliseconds),
      reading('main thread blocked until then', plain.blocked, milliseconds),
      reading('longest task until then', plain.longestTask, milliseconds),
      reading('JavaScript on the wire', kB(plain.scriptBytes), { unit: ' kB', digits: 1 }),
      reading('modules that ran before the first screen', plain.modules),
      reading('elements of the page', plain.nodes),
    ],
  };
}

function kB(bytes: number): number {
  return bytes / kilobyte;
}
