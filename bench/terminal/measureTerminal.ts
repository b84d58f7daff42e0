import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from 'tooling/test/chromium.ts';
import { workspaceFolder } from 'tooling/workspace/workspace.ts';
import { driveLoad, type LoadResult } from '../clocking/driveLoad.ts';
import { visitFresh } from '../cold-start/visitScreen.ts';
import { coldScreens } from '../cold-start/coldScreens.ts';
import { bytesOf } from '../cold-start/startMedians.ts';
import { benchSettings } from '../company/benchSettings.ts';
import { positionOf } from '../company/createCompany.ts';
import { runServerProgram, seedCompany } from '../company/seedCompany.ts';
import { framesOf } from './framesOf.ts';
import { makeReady, passByBadge, passByFace, passByPin } from './passWall.ts';
import { standBefore } from './standBefore.ts';
import { wallCompany, wallPerson, wallTerminal } from './wallCompany.ts';
import { withFolder, withSystem } from '../company/withSystem.ts';
import { countOf } from '../countOf.ts';

export interface TerminalRun {
  /** As reported by the database. */
  readonly databaseVersion: string;
  /** The person in front of the camera. */
  readonly camera: string;
  /** Milliseconds from the person's first action to the success screen. */
  readonly byFace: readonly number[];
  readonly byPin: readonly number[];
  readonly byBadge: readonly number[];
  /** Milliseconds of each person in the queue, alternately by PIN and badge. */
  readonly row: readonly number[];
  /** Seconds of all of them together. */
  readonly rowTook: number;
  readonly clockingAlone: LoadResult;
  /** While people were queueing. */
  readonly clockingBeside: LoadResult;
  /** Bytes on the wire of the waiting screen's scripts. */
  readonly scripts: number;
  /** The machine's load, at the start and at the end. */
  readonly load: readonly [number, number];
}

/** People in the queue. */
export const inARow = countOf(100, 4);
const times = countOf(10, 1);
const clockingPeople = countOf(400, 20);
const perSecond = 40;
const looks = [
  ...['right', 'right-4', 'right-3', 'right-2', 'right-1', 'straight'],
  ...['left-1', 'left-2', 'left-3', 'left-4', 'left'],
];

/**
 * People clock at one wall terminal with its real pages, in a browser on this machine.
 * @param clip a fake camera's MJPEG, whose first frame looks straight ahead; null for the portraits
 * of the tests, which follow the camera's prompts
 */
export async function measureTerminal(
  database: string | null,
  seconds: number,
  clip: string | null,
): Promise<TerminalRun> {
  return withFolder(async (folder) => {
    const dataDirectory = join(folder, 'data');
    const settings = benchSettings(dataDirectory, database, 'empty');
    const [before = 0] = loadavg();
    const atTheWall = inARow + times + 1;
    const company = wallCompany(atTheWall + 2 * clockingPeople, atTheWall);
    const { databaseVersion, sessions } = await seedCompany(company, folder, settings);
    const [, ...people] = sessions;
    const [known] = people;
    if (known === undefined) throw new Error('The company has people.');
    const portraits = await portraitsOf(clip);
    const face = join(folder, 'face.jpg');
    // A clip begins straight ahead; the portraits of the tests have that in the middle.
    const straight = clip === null ? (portraits.length - 1) / 2 : 0;
    await writeFile(face, portraits[straight] ?? '');
    await runServerProgram('testing/enrolFaces.ts', [face, String(known.employeeId)], settings);
    return withSystem(dataDirectory, settings, async (system) => {
      const browser = await openBrowser(clip);
      try {
        const page = await openWall(browser, system.url, clip === null ? portraits : null);
        const someone = wallPerson(1);
        // Warm-up: code is compiled and connections are open, as at any terminal after a minute.
        await passByPin(page, someone);
        await passByBadge(page, someone);
        await passByFace(page);
        const byFace = await again(() => passByFace(page));
        const byPin = await again(() => passByPin(page, someone));
        const byBadge = await again(async () => {
          await makeReady(page);
          return passByBadge(page, someone);
        });
        const clock = (from: number) =>
          driveLoad({
            url: system.url,
            people: people
              .slice(atTheWall + from, atTheWall + from + clockingPeople)
              .map((each, index) => ({ ...each, ...positionOf(atTheWall + from + index) })),
            ...{ seconds, perSecond, concurrency: 8 },
          });
        const clockingAlone = await clock(0);
        const clocking = clock(clockingPeople);
        const startedAt = performance.now();
        const row: number[] = [];
        for (let index = 0; index < inARow; index++) {
          const person = wallPerson(index + times);
          row.push(await (index % 2 === 0 ? passByPin : passByBadge)(page, person));
        }
        const rowTook = (performance.now() - startedAt) / 1000;
        const clockingBeside = await clocking;
        const scripts = await firstScripts(browser, system.url, page);
        const camera = clip ?? 'the portraits of the tests, which do what the page says';
        return {
          ...{ databaseVersion, camera, byFace, byPin, byBadge, row, rowTook },
          ...{ clockingAlone, clockingBeside, scripts },
          load: [before, loadavg()[0] ?? 0],
        };
      } finally {
        await browser.close();
      }
    });
  });
}

function portraitsOf(clip: string | null): Promise<readonly Buffer[]> {
  if (clip !== null) return readFile(clip).then(framesOf);
  const pictures = join(workspaceFolder, 'server/faces/engine/testing/pictures');
  return Promise.all(looks.map((look) => readFile(join(pictures, `${look}.jpg`))));
}

function openBrowser(clip: string | null): Promise<Browser> {
  const executablePath = findChromium();
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  return chromium.launch({
    args: [
      ...chromiumFlags(),
      ...(clip === null ? [] : [...camera, `--use-file-for-fake-video-capture=${clip}`]),
    ],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/** A signed-in tablet on the wall. */
async function openWall(
  browser: Browser,
  url: string,
  portraits: readonly Buffer[] | null,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
  });
  const answer = await context.request.post(`${url}/api/terminal/login`, { data: wallTerminal });
  if (!answer.ok()) throw new Error(`The terminal was answered with ${answer.status()}.`);
  const page = await context.newPage();
  if (portraits !== null) await standBefore(page, portraits);
  await page.goto(`${url}/#/face-login-terminal`);
  await makeReady(page);
  return page;
}

async function firstScripts(browser: Browser, url: string, page: Page): Promise<number> {
  const screen = coldScreens.find(({ as }) => as === 'terminal');
  if (screen === undefined)
    throw new Error('The waiting terminal is a screen that is opened cold.');
  const signedIn = await page.context().storageState();
  return bytesOf(await visitFresh(browser, url, signedIn, screen), 'Script');
}

async function again(measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let each = 0; each < times; each++) all.push(await measure());
  return all;
}
