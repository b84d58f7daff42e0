import type { components } from 'shared-contracts';
import type { ListFile } from './companyFileOf.ts';
import { personFields, type PersonField } from './personField.ts';
import type { RowFault } from './rowFault.ts';

export type FileFault = components['schemas']['CompanyCheck']['faults'][number];

export interface FaultsOfServer {
  /** By the number of the row. */
  readonly byRow: ReadonlyMap<number, readonly RowFault[]>;
  /** Of what belongs to no row. */
  readonly others: readonly FileFault[];
}

/** Fields of a company file that have another name in a list. */
const otherNames: Readonly<Record<string, PersonField>> = {
  geofences: 'site',
  authorities: 'role',
  settings: 'locale',
  employee: 'employeeNumber',
  code: 'employeeNumber',
  assignment: 'employeeNumber',
  description: 'position',
  timeRecordingVariants: 'startDate',
};

/** Finds the row of the list for each fault (`people.4.username`) of the file made of it. */
export function faultsOfServer(faults: readonly FileFault[], { rows }: ListFile): FaultsOfServer {
  const byRow = new Map<number, RowFault[]>();
  const others: FileFault[] = [];
  for (const fault of faults) {
    const [section = '', index, name = ''] = fault.field.split('.');
    const row = sectionRows(section, rows)?.[Number(index)];
    if (row === undefined) {
      others.push(fault);
      continue;
    }
    const field = personFields.find((each) => each === name) ?? otherNames[name];
    const own = byRow.get(row) ?? [];
    byRow.set(row, [
      ...own,
      { field: field ?? fieldOfSection(section), kind: 'SERVER', words: fault.message },
    ]);
  }
  return { byRow, others };
}

function sectionRows(section: string, rows: ListFile['rows']): readonly number[] | null {
  const isKnown = section === 'people' || section === 'assignments' || section === 'managers';
  return isKnown ? rows[section] : null;
}

function fieldOfSection(section: string): PersonField {
  return section === 'managers' ? 'manager' : 'employeeNumber';
}
