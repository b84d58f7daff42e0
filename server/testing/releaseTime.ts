import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { importCompany } from '../company/importCompany.ts';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import type { Database } from '../database/database.ts';
import { createDomains } from '../createDomains.ts';
import type { OperationId } from '../calls/calls.ts';
import { createLife } from '../calls/life.ts';
import { createApp } from '../http/createApp.ts';
import { createLocalChannel } from '../push/pushChannel.ts';
import { createRecordChain } from '../records/data/recordChain.ts';
import { recordKeyFile } from '../records/data/recordKey.ts';
import { hashPassword } from '../session/data/passwords.ts';
import { changedCompany } from './changedCompany.ts';
import { callOf, type CallOptions } from './testCalls.ts';
import { sessionOf } from './testCompany.ts';

const password = 'lantern-over-harbour';

/**
 * Fills a database with the small company and time as people write it: punches, breaks, comments,
 * positions, edits, deletions and decisions. Returns the key of its records.
 */
export async function writeReleaseTime(database: Database, dataDirectory: string): Promise<Buffer> {
  let now = new Date('2026-03-02T08:00:00Z');
  const configuration = parseConfiguration({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDirectory,
    LIMIT_REQUESTS_PER_SECOND: '100000',
  });
  const records = createRecordChain({ database, configuration });
  await records.open();
  const company = changedCompany({
    features: { SEGMENTS: true, ADD_TIME_PAIRS: true, ALLOW_MANAGER_DELETE: true },
    'people.0.password': password,
    'people.1.password': password,
    'assignments.0.authorities': ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'],
  });
  const imported = await importCompany(company, { database, records, hashPassword, now });
  if (!imported.ok) throw new Error(`The company is not sound: ${JSON.stringify(imported.faults)}`);
  const { app } = await createApp({
    context: {
      configuration,
      database,
      push: createLocalChannel(),
      now: () => now,
      life: createLife(),
    },
    domains: createDomains,
  });
  try {
    await write(
      (id, options) => callOf(app, id, options),
      (at) => (now = new Date(at)),
    );
  } finally {
    await app.close();
  }
  return readFile(recordKeyFile(dataDirectory));
}

type Call = <Id extends OperationId>(
  id: Id,
  options: CallOptions<Id>,
) => ReturnType<typeof callOf<Id>>;

async function write(call: Call, at: (time: string) => void): Promise<void> {
  const logIn = async (username: string) => {
    const answer = await call('logIn', { body: { username, password } });
    return { id: sessionOf(answer).employeeId, as: answer.cookies.get('access-token') ?? '' };
  };
  const { as: ola } = await logIn('ola');
  const { id: miaId, as: mia } = await logIn('mia');
  const assignment = { employeeAssignmentId: 1, timeZoneOffset: 60 };
  const where = { latitude: 53.5, longitude: 10, accuracy: 8.5 };
  const decide = (timePairId: number, status: 'APPROVED' | 'REJECTED') =>
    call('decideTimePairs', {
      as: mia,
      body: {
        requestedByUserId: miaId,
        shouldSyncWithEC: true,
        statusRequests: [{ timePairId, status }],
      },
    });

  const begun = await call('clockInShift', {
    as: ola,
    body: { ...assignment, ...where, comment: 'Bus was late' },
  });
  const shiftTimePairId = begun.body.shiftTimePairs[0]?.id ?? 0;
  const entry = {
    as: ola,
    body: { ...assignment, ...where, shiftTimePairId, pairType: 'BREAK' },
  } as const;
  at('2026-03-02T12:00:00Z');
  await call('clockInSegment', entry);
  at('2026-03-02T12:30:00Z');
  await call('clockOutSegment', entry);
  at('2026-03-02T16:00:00Z');
  await call('clockOutShift', entry);
  await decide(shiftTimePairId, 'APPROVED');

  at('2026-03-02T17:00:00Z');
  const add = async (day: string) => {
    const { body } = await call('saveShiftPair', {
      as: ola,
      body: {
        ...assignment,
        id: -1,
        entryType: 'ADD',
        clockInDateTime: `${day}T08:00:00Z`,
        clockOutDateTime: `${day}T16:00:00Z`,
        comment: 'Forgot both',
      },
    });
    return body.shiftTimePairs[0]?.id ?? 0;
  };
  const added = await add('2026-02-26');
  const edited = await call('saveShiftPair', {
    as: ola,
    query: { timePairId: added },
    body: {
      ...assignment,
      id: added,
      entryType: 'EDIT',
      clockInDateTime: '2026-02-26T08:30:00Z',
      clockOutDateTime: '2026-02-26T16:00:00Z',
      reason: { reasonName: 'OTHER', description: '2026-02-26T08:30:00 as I said' },
    },
  });
  await decide(edited.body.shiftTimePairs[0]?.id ?? 0, 'REJECTED');
  const deleted = await add('2026-02-27');
  await call('deleteTimePair', { as: ola, path: { id: deleted }, idempotencyKey: randomUUID() });
}
