import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { beforeAll, expect } from 'vitest';
import { logInAs, people } from '../../testing/testCompany.ts';
import { editsAs, savedShift } from '../../testing/testEdits.ts';
import { setFeatures } from '../../testing/testFeatures.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { verifier } from '../data/writeInspection.ts';

/** The company and the period that most tests use. */
export const harbour = {
  ...({ kind: 'COMPANY', code: 'Harbour' } as const),
  ...{ fromDate: '2026-03-01', toDate: '2026-03-12' },
};

/** The program's output for these files in one folder, and its exit code. */
export async function checkedFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  ...fingerprint: readonly string[]
) {
  const directory = await mkdtemp(path.join(tmpdir(), 'punctual-inspection-'));
  const program = path.join(directory, 'verify.mjs');
  const file = path.join(directory, 'inspection.json');
  for (const [name, content] of Object.entries({ 'verify.mjs': verifier, ...files })) {
    await writeFile(path.join(directory, name), content);
  }
  const child = spawn(process.execPath, [program, file, ...fingerprint]);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  await rm(directory, { recursive: true });
  return { said, complained, code };
}

/** The program's output for the signed lines alone. */
export function checked(json: string, ...fingerprint: readonly string[]) {
  return checkedFiles({ 'inspection.json': json }, ...fingerprint);
}

/**
 * Exports the Harbour before the tests: a shift of Ella's that Max corrected, one that she added
 * and he approved, and one after the period.
 */
export function exportsOf(server: TestServer) {
  const result = {
    dora: '',
    max: '',
    fingerprint: '',
    files: unzipped(null),
    json: '',
    again: async () => {
      const query = { ...harbour, timeZone: 'Europe/Berlin' };
      const answer = await server.call('getInspection', { as: result.dora, query });
      expect(answer.status).toBe(200);
      return unzipped(answer.bytes);
    },
  };
  beforeAll(async () => {
    server.now = new Date('2026-03-10T08:00:00Z');
    await setFeatures(server, { ALLOW_MANAGER_DELETE: true, SEGMENTS: true });
    const [ella, max] = [await logInAs(server, 'ella'), await logInAs(server, 'max')];
    const who = { employeeAssignmentId: people.ella.assignmentId, timeZoneOffset: 60 };
    const where = { latitude: 53.54, longitude: 9.98, accuracy: 12, comment: 'Bus was late' };
    const { body } = await server.call('clockInShift', { as: ella, body: { ...who, ...where } });
    const shiftTimePairId = body.shiftTimePairs[0]?.id ?? 0;
    const entry = { as: ella, body: { ...who, shiftTimePairId, pairType: 'BREAK' as const } };
    server.now = new Date('2026-03-10T10:00:00Z');
    await server.call('clockInSegment', entry);
    server.now = new Date('2026-03-10T10:30:00Z');
    await server.call('clockOutSegment', entry);
    server.now = new Date('2026-03-10T16:00:00Z');
    await server.call('clockOutShift', entry);
    savedShift(
      await editsAs(server, () => max).edit(shiftTimePairId, {
        clockInDateTime: '2026-03-10T07:30:00Z',
        clockOutDateTime: '2026-03-10T16:00:00Z',
      }),
    );
    server.now = new Date('2026-03-13T20:00:00Z');
    const [later, boss] = [await logInAs(server, 'ella'), await logInAs(server, 'max')];
    result.max = boss;
    const hers = editsAs(server, () => later);
    savedShift(await hers.add('2026-03-13T07:00:00Z', '2026-03-13T15:00:00Z'));
    const { id } = savedShift(await hers.add('2026-03-09T07:00:00Z', '2026-03-09T15:00:00Z'));
    await server.call('decideTimePairs', {
      as: boss,
      body: {
        requestedByUserId: people.max.id,
        shouldSyncWithEC: true,
        statusRequests: [{ timePairId: id, status: 'APPROVED' }],
      },
    });
    result.dora = await logInAs(server, 'dora');
    result.fingerprint = (await server.call('getInspectionKey')).body.fingerprint;
    result.files = await result.again();
    result.json = jsonOf(result.files);
  });
  return result;
}

/** The signed file of an archive. */
export function jsonOf(archive: Readonly<Record<string, Uint8Array>>): string {
  return new TextDecoder().decode(archive['inspection.json']);
}

function unzipped(bytes: Buffer | null): Readonly<Record<string, Uint8Array>> {
  return bytes === null ? {} : unzipSync(bytes);
}
