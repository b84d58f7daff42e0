import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from 'shared-contracts';
import { workspaceFolder } from 'tooling/workspace/workspace.ts';
import { driveLoad, type LoadResult } from '../clocking/driveLoad.ts';
import { peakMemory } from '../clocking/processFigures.ts';
import { benchSettings } from '../company/benchSettings.ts';
import { managedByOne, positionOf } from '../company/createCompany.ts';
import { runServerProgram, seedCompany } from '../company/seedCompany.ts';
import { withFolder, withSystem } from '../company/withSystem.ts';
import { countOf } from '../countOf.ts';

type Schemas = components['schemas'];

export interface RecognitionRun {
  /** As reported by the database. */
  readonly databaseVersion: string;
  /** Milliseconds from one picture to the identified person, each in a separate request. */
  readonly toName: readonly number[];
  /** Milliseconds from the three pictures of a capture to the person's dialog. */
  readonly captures: readonly number[];
  readonly clockingAlone: LoadResult;
  /** While captures were recognised one after the other. */
  readonly clockingBeside: LoadResult;
  /** Captures that were recognised in the meantime. */
  readonly capturesBeside: number;
  /** Peak resident memory of the server's process in MB. */
  readonly peakMemory: number | null;
}

/** The number of people with a registered face. */
export const enrolled = countOf(5_000, 100);
const perSecond = 40;
const clockingPeople = countOf(400, 20);
const terminal = { terminalId: 'T-1', password: 'a wall beside the door' };
const pictures = join(workspaceFolder, 'server/faces/engine/testing/pictures');

/**
 * Recognises one person among 5,000 by the API, alone and while others clock in and out.
 * `databaseUrl` is null for the embedded database.
 */
export async function measureRecognition(
  databaseUrl: string | null,
  seconds: number,
): Promise<RecognitionRun> {
  return withFolder(async (folder) => {
    const dataDirectory = join(folder, 'data');
    const settings = benchSettings(dataDirectory, databaseUrl, 'empty');
    const company = {
      ...managedByOne(enrolled),
      features: { FACE_SEARCH_PEOPLE: enrolled },
      terminals: [{ ...terminal, description: 'Gate', timeZone: 'Europe/Berlin' }],
    };
    const { databaseVersion, sessions } = await seedCompany(company, folder, settings);
    const [manager, person, other, ...rest] = sessions;
    if (manager === undefined || person === undefined || other === undefined)
      throw new Error('The company has a manager and people.');
    await runServerProgram(
      'testing/enrolFaces.ts',
      [join(pictures, 'straight.jpg'), String(person.employeeId)],
      settings,
    );
    return withSystem(dataDirectory, settings, async (system) => {
      const api = `${system.url}/api`;
      const straight = await pictureOf('straight');
      const turned = { LEFT: await pictureOf('left'), RIGHT: await pictureOf('right') };
      const wall = await signIn(api);

      /** Refused because the face belongs to that other person, who was thus identified. */
      const askName = async () => {
        const form = new FormData();
        form.append('picture_taken', straight, 'face.jpg');
        form.append('employee_id', String(other.employeeId));
        const cookie = `access-token=${manager.token}`;
        const address = `${api}/employees/facial-registration`;
        const began = performance.now();
        const answer = await fetch(address, { method: 'POST', headers: { cookie }, body: form });
        const text = await answer.text();
        if (!text.includes('FACE_OF_ANOTHER')) throw new Error(`Not recognised: ${text}`);
        return performance.now() - began;
      };
      const capture = async () => {
        const drawing = await fetch(`${api}/terminal/face-captures`, {
          method: 'POST',
          headers: { cookie: wall },
        });
        // oxlint-disable-next-line typescript/no-unsafe-assignment -- as the contract says
        const { nonce, order }: Schemas['FaceCapture'] = await drawing.json();
        const form = new FormData();
        form.append('nonce', nonce);
        form.append('pictureTaken', straight, 'straight.jpg');
        form.append('firstTurn', turned[order[0] ?? 'LEFT'], 'first.jpg');
        form.append('secondTurn', turned[order[1] ?? 'RIGHT'], 'second.jpg');
        form.append(
          'trail',
          await pictureOf(`trail-${order.join('-').toLowerCase()}`),
          'trail.jpg',
        );
        const began = performance.now();
        const answer = await fetch(`${api}/employees/facial-login`, {
          method: 'POST',
          headers: { cookie: wall },
          body: form,
        });
        const text = await answer.text();
        if (!text.includes(`"id":${person.employeeId}`)) throw new Error(`Not recognised: ${text}`);
        return performance.now() - began;
      };
      const clock = (from: number) =>
        driveLoad({
          url: system.url,
          people: rest
            .slice(from, from + clockingPeople)
            .map((each, index) => ({ ...each, ...positionOf(from + index + 2) })),
          ...{ seconds, perSecond, concurrency: 8 },
        });

      for (let each = 0; each < countOf(5, 1); each++) await capture();
      const toName = await again(countOf(100, 1), askName);
      const captures = await again(countOf(50, 1), capture);
      const clockingAlone = await clock(0);
      let isClocking = true;
      const recognising = (async () => {
        let done = 0;
        for (; isClocking; done++) await capture();
        return done;
      })();
      const clockingBeside = await clock(clockingPeople);
      isClocking = false;
      const capturesBeside = await recognising;
      return {
        ...{ databaseVersion, toName, captures, clockingAlone, clockingBeside, capturesBeside },
        peakMemory: await peakMemory(system.processId),
      };
    });
  });
}

async function pictureOf(turn: string): Promise<Blob> {
  return new Blob([await readFile(join(pictures, `${turn}.jpg`))], { type: 'image/jpeg' });
}

/** The cookie of the terminal's session. */
async function signIn(api: string): Promise<string> {
  const answer = await fetch(`${api}/terminal/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(terminal),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || cookie === undefined) throw new Error(`No terminal: ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
}

async function again(times: number, measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let each = 0; each < times; each++) all.push(await measure());
  return all;
}
