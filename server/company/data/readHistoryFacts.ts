import type { Geofence } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import type { TerminalPlace } from '../../calls/rules/terminalPlace.ts';
import type { CatalogueIds } from './codes.ts';
import type { HistoryContext } from './historyRows.ts';
import { idOf, idOrNull } from './tableRows.ts';
import type { PeopleIds } from './writePeople.ts';

interface AssignmentFacts {
  readonly code: string;
  readonly assignmentId: number;
  readonly employeeId: number;
  readonly timeZone: string;
  readonly mainTimeTypeId: number;
  readonly geofences: readonly Geofence[];
}

export type HistoryFacts = Omit<HistoryContext, 'versionIds' | 'segmentIds' | 'shiftKey'>;

export interface HistoryReferences {
  of(assignment: string): HistoryFacts;
  employeeOf(assignment: string): number;
  /** Full name by employee number. */
  nameOf(employeeNumber: string): string;
}

const readAssignments = statement<AssignmentFacts>(
  'readHistoryAssignments',
  `select a.code, a.id as "assignmentId", a.employee_id as "employeeId",
     a.time_zone as "timeZone", p.main_time_type_id as "mainTimeTypeId",
     (select coalesce(jsonb_agg(to_jsonb(g) - 'code' order by g.id), '[]')
      from assignment_geofence ag join geofence g on g.id = ag.geofence_id
      where ag.assignment_id = a.id) as geofences
   from assignment a join time_type_profile p on p.id = a.time_type_profile_id`,
);
const readNames = statement<{ number: string; name: string }>(
  'readHistoryNames',
  `select employee_number as number, first_name || ' ' || last_name as name from employee`,
);
const readTerminals = statement<TerminalPlace & { readonly code: string }>(
  'readHistoryTerminals',
  'select terminal_id as code, geofence_id as "geofenceId", time_zone as "timeZone" from terminal',
);
const readChoices = statement<{ field: string; option: string; id: number }>(
  'readHistoryChoices',
  `select f.code as field, o.code as option, o.id
   from custom_field_option o join custom_field f on f.id = o.custom_field_id`,
);

/** The rows that history refers to, by the file's codes. */
export async function readHistoryFacts(
  transaction: Runner,
  ids: CatalogueIds & PeopleIds,
): Promise<HistoryReferences> {
  const rows = await transaction.run(readAssignments);
  const assignments = new Map(rows.map((row) => [row.code, row]));
  const options = await readOptions(transaction);
  const factsOf = (code: string) => {
    const facts = assignments.get(code);
    if (facts === undefined)
      throw new Error(`The assignment ${code} was validated, but is missing.`);
    return facts;
  };
  const terminals = new Map(
    (await transaction.run(readTerminals)).map((terminal) => [terminal.code, terminal]),
  );
  const names = await transaction.run(readNames);
  const nameByNumber = new Map(names.map(({ number, name }) => [number, name]));
  return {
    nameOf: (employeeNumber) => nameByNumber.get(employeeNumber) ?? employeeNumber,
    employeeOf: (assignment) => factsOf(assignment).employeeId,
    of: (assignment) => ({
      ...factsOf(assignment),
      timeType: (code) => idOrNull(ids.timeTypes, code),
      costCenter: (code) => idOrNull(ids.costCenters, code),
      reason: (code) => idOrNull(ids.reasons, code),
      terminal: (code) => (code === undefined ? null : idOf(terminals, code)),
      person: (code) => idOrNull(ids.people, code),
      choice: (customField, option) => ({
        id: idOf(options, JSON.stringify([customField, option])),
        timePairCustomField: { id: idOf(ids.customFields, customField) },
      }),
    }),
  };
}

async function readOptions(transaction: Runner) {
  const rows = await transaction.run(readChoices);
  return new Map(rows.map(({ field, option, id }) => [JSON.stringify([field, option]), id]));
}
