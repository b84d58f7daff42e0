import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { buildMissing } from '../build/build.ts';
import { workspaceFolder } from '../build/workspace.ts';
import { createThrowAwayDatabase } from '../postgres/createThrowAwayDatabase.ts';
import { findPostgres } from '../postgres/findPostgres.ts';
import { chromiumFlags, findChromium, provideChromium } from '../test/chromium.ts';
import { clockingSection } from './clocking/clockingSection.ts';
import { coldStartSection } from './cold-start/coldStartSection.ts';
import type { Section } from './report/figure.ts';
import { describeMachine } from './report/machine.ts';
import { sectionText } from './report/sectionText.ts';
import { writeReport } from './report/writeReport.ts';
import { startSection } from './start/startSection.ts';

const usage = `npm run bench -- [cold-start] [clocking] [start] [--seconds 60] [--write]

Measures what is named, or everything. --seconds is how long clocking takes; --write puts the
figures into docs/benchmarks.md.`;

const parts = ['cold-start', 'clocking', 'start'] as const;
type Part = (typeof parts)[number];

interface Wanted {
  readonly parts: readonly Part[];
  readonly seconds: number;
  readonly write: boolean;
}

// What it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const wanted = readArguments(process.argv.slice(2));
if (wanted === null) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await bench(wanted);
}

async function bench({ parts: chosen, seconds, write }: Wanted): Promise<void> {
  const startedAt = new Date();
  const machine = describeMachine();
  console.log(machine.join('\n'));
  await buildMissing();
  const versions: string[] = [];
  const sections: Section[] = [];
  const note = (version: string) => {
    versions.push(version);
    console.log(version);
  };
  const add = (section: Section) => {
    sections.push(section);
    console.log(`\n${sectionText(section)}`);
  };
  if (chosen.includes('cold-start')) await coldStart(add, note);
  if (chosen.includes('clocking')) await clocking(seconds, add, note);
  if (chosen.includes('start')) add(await startSection());
  if (!write) return;
  await writeReport(startedAt, [...machine, ...versions], sections);
  console.log('\nWritten into docs/benchmarks.md');
}

type Add = (section: Section) => void;
type Note = (version: string) => void;

async function coldStart(add: Add, note: Note): Promise<void> {
  const browser = await openBrowser();
  try {
    note(`Chromium ${browser.version()}`);
    add(await coldStartSection(browser));
  } finally {
    await browser.close();
  }
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
  const embedded = { name: 'PGlite', url: null, perSecond: 150 };
  const onEmbedded = await clockingSection(embedded, seconds);
  note(onEmbedded.databaseVersion);
  add(onEmbedded.section);
  const { url, reason } = await findPostgres();
  if (url === null) return console.log(`\n${reason} Clocking is measured on PGlite only.`);
  const database = await createThrowAwayDatabase(url);
  try {
    const server = { name: 'PostgreSQL', url: database.url, perSecond: 1_500 };
    const onServer = await clockingSection(server, seconds);
    note(onServer.databaseVersion);
    add(onServer.section);
  } finally {
    await database.drop();
  }
}

function readArguments(args: string[]): Wanted | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: '60' },
        write: { type: 'boolean', default: false },
      },
    });
    const named = parts.filter((part) => positionals.includes(part));
    const seconds = Number(values.seconds);
    const isKnown = positionals.every((name) => parts.some((part) => part === name));
    if (!isKnown || !Number.isInteger(seconds) || seconds < 1) return null;
    return { parts: named.length === 0 ? parts : named, seconds, write: values.write };
  } catch {
    return null;
  }
}
