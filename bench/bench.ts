import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { buildMissing } from 'tooling/build/build.ts';
import { tellFault } from 'tooling/workspace/tellFault.ts';
import { workspaceFolder } from 'tooling/workspace/workspace.ts';
import { createThrowAwayDatabase } from 'tooling/postgres/createThrowAwayDatabase.ts';
import { findPostgres } from 'tooling/postgres/findPostgres.ts';
import { chromiumFlags, findChromium, provideChromium } from 'tooling/test/chromium.ts';
import { approvalsSection } from './approvals/approvalsSection.ts';
import { clockingSection } from './clocking/clockingSection.ts';
import { coldScreens } from './cold-start/coldScreens.ts';
import { coldStartSections } from './cold-start/coldStartSections.ts';
import { facesSection } from './faces/facesSection.ts';
import { recognitionSection } from './faces/recognitionSection.ts';
import { historySection } from './history/historySection.ts';
import { lighthouseSection } from './lighthouse/lighthouseSection.ts';
import { releaseSection } from './release/releaseSection.ts';
import { massClockingSection } from './mass-clocking/massClockingSection.ts';
import { planBoardSection } from './plan-board/planBoardSection.ts';
import { planningSection } from './planning/planningSection.ts';
import { reportsSection } from './reports/reportsSection.ts';
import { countOf, isShort } from './countOf.ts';
import type { Section } from './report/figure.ts';
import { describeMachine } from './report/machine.ts';
import { sectionText } from './report/sectionText.ts';
import { writeReport } from './report/writeReport.ts';
import { returningSection } from './returningSection.ts';
import { secondVisitSections } from './second-visit/secondVisitSection.ts';
import { screensSection } from './screens/screensSection.ts';
import { severalServersSection } from './several-servers/severalServersSection.ts';
import { startSection } from './startSection.ts';
import { terminalSection } from './terminal/terminalSection.ts';

const usage = `npm run bench -- [cold-start] [second-visit] [lighthouse] [returning] [screens] [clocking] [several-servers] [mass-clocking] [history] [approvals] [planning] [plan-board] [reports] [faces] [terminal] [release] [start]
  [--visits 5] [--screen Clock] [--film <folder>] [--seconds 60] [--employees 2000] [--months 12] [--pairs 1000000] [--clip <file>] [--write] [--short]

Measures what is named, or everything. --visits is how often each screen is opened cold, --screen
(more than once) which, --film where pictures of it go, --seconds how long clocking takes,
--employees how many have a history, --months how long planning's is and --pairs to how many entries
copies bring it, --clip what a fake camera plays at the terminal (MJPEG); --write puts the figures into docs/benchmarks.md.
--short runs every part with few of everything, on PGlite alone, and tells which one fails; its
figures mean nothing.`;

const parts = [
  'cold-start',
  'second-visit',
  'lighthouse',
  'returning',
  'screens',
  'clocking',
  'several-servers',
  'mass-clocking',
  'history',
  'approvals',
  'planning',
  'plan-board',
  'reports',
  'faces',
  'terminal',
  'release',
  'start',
] as const;
type Part = (typeof parts)[number];

interface BenchOptions {
  readonly parts: readonly Part[];
  readonly visits: number;
  /** Names of screens; empty for all. */
  readonly screens: readonly string[];
  readonly film: string | null;
  readonly seconds: number;
  readonly employees: number;
  readonly months: number;
  /** 0 for the loaded ones. */
  readonly pairs: number;
  /** MJPEG of a fake camera; null for the portraits of the tests. */
  readonly clip: string | null;
  readonly write: boolean;
}

// Its child processes end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const plan = readArguments(process.argv.slice(2));
if (plan === null) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await tellFault(() => bench(plan));
}

async function bench({
  parts: chosen,
  visits,
  screens,
  film,
  seconds,
  employees,
  months,
  pairs,
  clip,
  write,
}: BenchOptions): Promise<void> {
  const startedAt = new Date();
  const machine = describeMachine();
  console.log(machine.join('\n'));
  await buildMissing();
  const versions: string[] = [];
  const sections: Section[] = [];
  const note = (version: string) => {
    if (versions.includes(version)) return;
    versions.push(version);
    console.log(version);
  };
  const add = (section: Section) => {
    sections.push(section);
    const broken = section.figures.find(({ isBroken }) => isBroken);
    if (isShort && broken !== undefined)
      throw new Error(`${section.title}: ${broken.what} is ${broken.shown}.`);
    console.log(isShort ? `Runs: ${section.title}` : `\n${sectionText(section)}`);
  };
  const asked = coldScreens.filter(({ name }) => screens.length === 0 || screens.includes(name));
  const inBrowser = [
    ...(chosen.includes('cold-start')
      ? [(browser: Browser) => coldStartSections(browser, { screens: asked, visits, film }, add)]
      : []),
    ...(chosen.includes('second-visit')
      ? [(browser: Browser) => secondVisitSections(browser, asked, visits, add)]
      : []),
    ...(chosen.includes('returning') ? [alone(returningSection, add)] : []),
    ...(chosen.includes('screens') ? [alone(screensSection, add)] : []),
    ...(chosen.includes('plan-board') ? [alone(planBoardSection, add)] : []),
  ];
  if (inBrowser.length > 0) await measureInBrowser(inBrowser, note);
  if (chosen.includes('lighthouse')) add(await lighthouseSection());
  if (chosen.includes('clocking')) await clocking(seconds, add, note);
  if (chosen.includes('several-servers')) {
    const section = await severalServersSection(seconds);
    if (typeof section === 'string') console.log(`Several servers: ${section}`);
    else add(section);
  }
  if (chosen.includes('mass-clocking')) {
    await onBothDatabases('Mass clocking', add, note, massClockingSection);
  }
  if (chosen.includes('history')) await history(employees, add, note);
  if (chosen.includes('approvals')) {
    await onBothDatabases('Approvals', add, note, (each) => approvalsSection(each, employees));
  }
  if (chosen.includes('planning')) {
    await onBothDatabases('Planning', add, note, (each) =>
      planningSection(each, employees, months, pairs),
    );
  }
  if (chosen.includes('reports')) {
    await onBothDatabases('Reports', add, note, (each) => reportsSection(each, seconds));
  }
  if (chosen.includes('faces')) {
    add(await facesSection());
    await onBothDatabases('Recognition', add, note, (each) => recognitionSection(each, seconds));
  }
  if (chosen.includes('terminal')) {
    await provideChromium(workspaceFolder);
    await onBothDatabases('The terminal', add, note, (each) =>
      terminalSection(each, seconds, clip),
    );
  }
  if (chosen.includes('release')) add(await releaseSection());
  if (chosen.includes('start')) add(await startSection());
  if (!write) return;
  await writeReport(startedAt, [...machine, ...versions], sections);
  console.log('\nWritten into docs/benchmarks.md');
}

type Add = (section: Section) => void;
type Note = (version: string) => void;

async function measureInBrowser(
  measures: readonly ((browser: Browser) => Promise<void>)[],
  note: Note,
): Promise<void> {
  const browser = await openBrowser();
  try {
    note(`Chromium ${browser.version()}`);
    for (const measure of measures) await measure(browser);
  } finally {
    await browser.close();
  }
}

function alone(measure: (browser: Browser) => Promise<Section>, add: Add) {
  return async (browser: Browser) => add(await measure(browser));
}

async function openBrowser(): Promise<Browser> {
  await provideChromium(workspaceFolder);
  const executablePath = findChromium();
  return chromium.launch({
    args: chromiumFlags(),
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

async function clocking(seconds: number, add: Add, note: Note): Promise<void> {
  await onBothDatabases('Clocking', add, note, ({ name, url }) =>
    clockingSection({ name, url, perSecond: url === null ? 150 : 1_500 }, seconds),
  );
}

async function history(employees: number, add: Add, note: Note): Promise<void> {
  await onBothDatabases('History', add, note, ({ name, url }) =>
    historySection({ name, url, p99: url === null ? 150 : 60 }, employees),
  );
}

/** `url` is null for the embedded one. */
interface MeasuredDatabase {
  readonly name: string;
  readonly url: string | null;
}

async function onBothDatabases(
  what: string,
  add: Add,
  note: Note,
  measure: (
    database: MeasuredDatabase,
  ) => Promise<{ readonly section: Section; readonly databaseVersion: string }>,
): Promise<void> {
  const tell = async (database: MeasuredDatabase) => {
    const { section, databaseVersion } = await measure(database);
    note(databaseVersion);
    add(section);
  };
  await tell({ name: 'PGlite', url: null });
  if (isShort) return;
  const { url, reason } = await findPostgres();
  if (url === null) return console.log(`\n${reason} ${what} is measured on PGlite only.`);
  const database = await createThrowAwayDatabase(url);
  try {
    await tell({ name: 'PostgreSQL', url: database.url });
  } finally {
    await database.drop();
  }
}

function readArguments(args: string[]): BenchOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        visits: { type: 'string', default: String(countOf(5, 1)) },
        screen: { type: 'string', multiple: true, default: isShort ? ['Clock'] : [] },
        film: { type: 'string' },
        seconds: { type: 'string', default: String(countOf(60, 1)) },
        employees: { type: 'string', default: String(countOf(2000, 20)) },
        months: { type: 'string', default: String(countOf(12, 1)) },
        pairs: { type: 'string', default: '0' },
        clip: { type: 'string' },
        write: { type: 'boolean', default: false },
        short: { type: 'boolean', default: false },
      },
    });
    const named = parts.filter((part) => positionals.includes(part));
    const visits = Number(values.visits);
    const seconds = Number(values.seconds);
    const employees = Number(values.employees);
    const months = Number(values.months);
    const pairs = Number(values.pairs);
    const isKnown = positionals.every((name) => parts.some((part) => part === name));
    const counts = [visits, seconds, employees, months, pairs + 1];
    const { screen: screens, film = null, clip = null, write } = values;
    const areKnown = screens.every((name) => coldScreens.some((screen) => screen.name === name));
    if (
      !isKnown ||
      !areKnown ||
      (write && isShort) ||
      !counts.every((count) => Number.isInteger(count) && count >= 1)
    )
      return null;
    const chosen = named.length === 0 ? parts : named;
    return {
      parts: chosen,
      visits,
      screens,
      film,
      seconds,
      employees,
      months,
      pairs,
      clip,
      write,
    };
  } catch {
    return null;
  }
}
