import { createHash } from 'node:crypto';
import type { CompanyFile, HistoryEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { Database } from '../../database/database.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { enqueue, noteDelivered } from '../../hr-outbox/data/enqueue.ts';
import { withHrMessage } from '../../hr-outbox/rules/withHrMessage.ts';
import type { OutboxMessage } from '../../hr-outbox/rules/outbox.ts';
import { insertRecords, recordRows } from '../../records/data/insertRecords.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { emptyChain, type Change, type ChainHead } from '../../records/rules/record.ts';
import { shiftFields } from '../../shifts/rules/recordedFields.ts';
import type { CatalogueIds } from './codes.ts';
import { deriveHistory } from './deriveHistory.ts';
import { historyRows, type HistoryContext, type ImportedShift } from './historyRows.ts';
import { notificationRows } from './notificationRows.ts';
import { readHistoryFacts, type HistoryReferences } from './readHistoryFacts.ts';
import { insertRows } from './tableRows.ts';
import type { PeopleIds } from './writePeople.ts';

export interface HistoryParts {
  readonly database: Pick<Database, 'takeIds'>;
  readonly records: RecordChain;
  readonly now: string;
}

/** Returns those that already exist. */
export const readKnownShifts = statement<{ shift_key: string }, { keys: readonly string[] }>(
  'readKnownShifts',
  'select shift_key from time_pair where shift_key = any($keys::uuid[])',
);
const readChainHeads = statement<
  { assignment_id: number; sequence: number; mac: Buffer },
  { assignments: readonly number[] }
>(
  'readImportChainHeads',
  `select distinct on (assignment_id) assignment_id, sequence, mac from time_pair_record
   where assignment_id = any($assignments::bigint[]) order by assignment_id, sequence desc`,
);

/**
 * Writes the entries that were not imported before, with a record in the chain of each assignment
 * for every version. Returns their number.
 */
export async function writeHistory(
  transaction: Runner,
  file: CompanyFile,
  ids: CatalogueIds & PeopleIds,
  parts: HistoryParts,
): Promise<number> {
  return writeEntries(transaction, await newEntries(transaction, file.history ?? []), ids, parts);
}

/** Writes entries known to be new, in the order of their clock-in. */
export async function writeEntries(
  transaction: Runner,
  entries: readonly HistoryEntry[],
  ids: CatalogueIds & PeopleIds,
  parts: HistoryParts,
): Promise<number> {
  if (entries.length === 0) return 0;
  const takeIds = await idTaker(parts.database, entries);
  const facts = await readHistoryFacts(transaction, ids);
  const imported = entries.map((entry): ImportedShift => {
    const context: HistoryContext = {
      ...facts.of(entry.assignment),
      versionIds: takeIds(1 + (entry.earlierVersions?.length ?? 0)),
      segmentIds: takeIds(entry.segments?.length ?? 0),
      shiftKey: shiftKeyOf(entry.code),
    };
    return historyRows(entry, context);
  });
  const shifts = await deriveHistory(transaction, imported);
  await insertRows(
    transaction,
    'time_pair',
    shifts.flatMap(({ versions }) => versions),
  );
  await insertRows(
    transaction,
    'segment',
    shifts.flatMap(({ segments }) => segments),
  );
  await writeRecords(transaction, shifts, facts, parts);
  await enqueue(transaction, messagesOf(shifts, 'SYNCHRONISATION_PENDING', parts.now));
  await noteDelivered(transaction, messagesOf(shifts, 'SYNCHRONISED', parts.now));
  await insertRows(transaction, 'notification', notificationRows(shifts, facts));
  return entries.length;
}

/**
 * The messages that the HR system has already received for entries with this status, or has yet to
 * receive.
 */
function messagesOf(
  shifts: readonly ImportedShift[],
  wanted: HistoryEntry['synchronisationStatus'],
  now: string,
): OutboxMessage[] {
  return shifts.flatMap(({ entry, versions, segments }) => {
    const approved = versions.findLast(({ status }) => status === 'APPROVED');
    if (approved === undefined || entry.synchronisationStatus !== wanted) return [];
    return withHrMessage(null, { pair: approved, segments }, { now }).message ?? [];
  });
}

/** The key that identifies an entry: a UUID derived from its code. */
export function shiftKeyOf(code: string): string {
  const hex = createHash('sha256').update(`history:${code}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

async function newEntries(transaction: Runner, history: readonly HistoryEntry[]) {
  const keys = history.map(({ code }) => shiftKeyOf(code));
  const rows = await transaction.run(readKnownShifts, { keys });
  const shiftKeys = new Set(rows.map(({ shift_key }) => shift_key));
  return history
    .filter(({ code }) => !shiftKeys.has(shiftKeyOf(code)))
    .toSorted((a, b) => Date.parse(a.clockIn.at) - Date.parse(b.clockIn.at));
}

async function idTaker(
  database: Pick<Database, 'takeIds'>,
  entries: readonly HistoryEntry[],
): Promise<(count: number) => number[]> {
  const count = entries.reduce(
    (sum, { earlierVersions = [], segments = [] }) =>
      sum + 1 + earlierVersions.length + segments.length,
    0,
  );
  const ids = await database.takeIds('time_pair_id', count);
  return (wanted) => ids.splice(0, wanted);
}

async function writeRecords(
  transaction: Runner,
  shifts: readonly ImportedShift[],
  facts: HistoryReferences,
  { records, now }: HistoryParts,
) {
  const changes = Map.groupBy(
    shifts.flatMap((shift) => changesOf(shift, facts.employeeOf(shift.entry.assignment), now)),
    ({ assignmentId }) => assignmentId,
  );
  const heads = await chainHeads(transaction, [...changes.keys()]);
  const signed = await Promise.all(
    [...changes].map(([assignmentId, list]) =>
      records.sign(heads.get(assignmentId) ?? emptyChain, list),
    ),
  );
  await transaction.run(insertRecords, { records: recordRows(signed.flat()) });
}

function changesOf(
  { versions, segments }: ImportedShift,
  employeeId: number,
  now: string,
): Change[] {
  return versions.map((pair) => ({
    assignmentId: pair.assignment_id,
    timePairId: pair.id,
    actorKind: 'server',
    actorId: null,
    recordedAt: now,
    action: 'IMPORTED',
    before: null,
    after: shiftFields({ pair, segments: pair.is_latest ? segments : [] }, employeeId),
  }));
}

async function chainHeads(transaction: Runner, assignments: readonly number[]) {
  const rows = await transaction.run(readChainHeads, { assignments });
  return new Map(
    rows.map(({ assignment_id, sequence, mac }): [number, ChainHead] => [
      assignment_id,
      { sequence, mac },
    ]),
  );
}
