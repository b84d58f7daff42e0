import { fold } from 'shared-contracts';
import type { AssignmentEntry, PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { identifyRows, type Identity } from './identifyRows.ts';
import { isFault, managerFinder, type FindManager } from './findManager.ts';
import type { KnownCompany } from './knownCompany.ts';
import type { ListChoices } from './listChoices.ts';
import type { PersonField, RowValues } from './personField.ts';
import { named, readRow, type Named, type ReadRow, type SheetRow } from './readRow.ts';
import type { RowFault } from './rowFault.ts';

/** A list with all that a person said about it. */
export interface ListToCheck {
  readonly rows: readonly SheetRow[];
  readonly choices: ListChoices;
  readonly known: KnownCompany;
  /** What was mended, by row number and field. */
  readonly edits: ReadonlyMap<number, RowValues>;
  /** Numbers of rows that are not imported. */
  readonly leftOut: ReadonlySet<number>;
}

/** A row as it would be imported. */
export interface CheckedRow extends ReadRow {
  readonly isLeftOut: boolean;
  /** Who is in the company already; null for a new person. */
  readonly person: PersonEntry | null;
  /** Their assignment that the row is about. */
  readonly job: AssignmentEntry | null;
  /** Whether the row changes or makes an assignment: not of a known person of whom it says none. */
  readonly hasJob: boolean;
  readonly employeeNumber: string;
  /** Null for a known person who logs in without one. */
  readonly username: string | null;
  /** Employee number. */
  readonly manager: string | null;
  /** What the row did not say and was made up: `employeeNumber`, `username`. */
  readonly made: readonly PersonField[];
}

export interface CheckedList {
  readonly rows: readonly CheckedRow[];
  /** Names of what the company does not have yet, each once. */
  readonly newPositions: readonly string[];
  readonly newCostCenters: readonly string[];
  /** Names of those who are named as managers and may not approve yet. */
  readonly newManagers: readonly string[];
  readonly newCount: number;
  readonly knownCount: number;
  /** Rows with a fault, without those that are left out. */
  readonly faultyCount: number;
}

/** Rows that were read before: only mended ones are read again. */
export type ReadRows = WeakMap<SheetRow, { readonly edits: RowValues; readonly read: ReadRow }>;

const noEdits: RowValues = {};
/** Rows between two pauses. */
const step = 100;

/**
 * Checks a list row by row, and pauses in between (each `yield`), so that a page stays quick.
 *
 * @param before of the same choices and company; a new one for others
 */
export function* checkList(list: ListToCheck, before: ReadRows): Generator<void, CheckedList> {
  const { known, edits, leftOut, choices } = list;
  const reads: ReadRow[] = [];
  for (const [index, row] of list.rows.entries()) {
    const own = edits.get(row.number) ?? noEdits;
    const kept = before.get(row);
    const read = kept?.edits === own ? kept.read : readRow(row, own, choices, known);
    before.set(row, { edits: own, read });
    reads.push(read);
    if (index % step === 0) yield;
  }
  const taking = reads.filter(({ number }) => !leftOut.has(number));
  const identities = yield* identifyRows(known, taking);
  const findManager = yield* managerFinder(known, taking, identities);
  const rows: CheckedRow[] = [];
  const usual = named(choices.defaults.position, known.positions, true);
  for (const [index, read] of reads.entries()) {
    rows.push(checkedRow(read, identities.get(read), findManager, { known, usual }));
    if (index % step === 0) yield;
  }
  const shown = rows.filter(({ isLeftOut }) => !isLeftOut);
  return {
    rows,
    newPositions: newNames(shown.map(({ position }) => position)),
    newCostCenters: newNames(shown.map(({ costCenter }) => costCenter)),
    newManagers: newManagers(shown, known),
    newCount: shown.filter(({ person }) => person === null).length,
    knownCount: shown.filter(({ person }) => person !== null).length,
    faultyCount: shown.filter(({ faults }) => faults.length > 0).length,
  };
}

function checkedRow(
  read: ReadRow,
  identity: Identity | undefined,
  findManager: FindManager,
  { known, usual }: { readonly known: KnownCompany; readonly usual: Named | null },
): CheckedRow {
  if (!identity) {
    const nobody = {
      person: null,
      job: null,
      hasJob: false,
      employeeNumber: '',
      username: null,
      manager: null,
    };
    return { ...read, ...nobody, made: [], faults: [], isLeftOut: true };
  }
  const found = findManager(read, identity);
  const { faults: own, ...who } = identity;
  const job = who.person === null ? null : (known.jobs.get(who.employeeNumber) ?? null);
  const hasJob = job !== null || who.person === null || saysJob(read);
  const isSilent = hasJob && job === null && read.values.position === undefined;
  const missing: RowFault[] =
    isSilent && usual === null ? [{ field: 'position', kind: 'MISSING' }] : [];
  return {
    ...read,
    ...who,
    job,
    hasJob,
    position: isSilent ? usual : read.position,
    manager: typeof found === 'string' ? found : null,
    faults: [
      ...read.faults,
      ...own,
      ...missing,
      ...rangeFaults(read, job),
      ...(isFault(found) ? [found] : []),
    ],
    isLeftOut: false,
  };
}

function saysJob({ values }: ReadRow): boolean {
  return jobFields.some((field) => values[field] !== undefined);
}

const jobFields = ['position', 'site', 'costCenter', 'startDate', 'endDate', 'manager'] as const;

/** A known person's end or start stands in the company, not in the row. */
function rangeFaults({ startDate, endDate }: ReadRow, job: AssignmentEntry | null): RowFault[] {
  if (!job || (startDate === null) === (endDate === null)) return [];
  const [start, end] = [startDate ?? job.startDate, endDate ?? job.endDate];
  if (end === undefined || end >= start) return [];
  return [{ field: endDate === null ? 'startDate' : 'endDate', kind: 'END_BEFORE_START' }];
}

/** The names of new ones, each once, as first written. */
function newNames(all: readonly ReadRow['position'][]): string[] {
  const names = new Map<string, string>();
  for (const each of all) {
    if (!each || !('newName' in each)) continue;
    const key = fold(each.newName);
    if (!names.has(key)) names.set(key, each.newName);
  }
  return [...names.values()];
}

function newManagers(rows: readonly CheckedRow[], known: KnownCompany): string[] {
  const numbers = new Set(rows.flatMap(({ manager }) => manager ?? []));
  const byNumber = new Map(rows.map((row) => [row.employeeNumber, row.values]));
  return [...numbers]
    .filter((number) => !known.managers.has(number))
    .map((number) => {
      const { firstName = '', lastName = '' } =
        byNumber.get(number) ?? known.byNumber.get(number) ?? {};
      return `${firstName} ${lastName}`;
    });
}
