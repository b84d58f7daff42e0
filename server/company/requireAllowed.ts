import { localDay } from 'shared-contracts';
import type { EmployeeActor } from '../calls/actor.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Runner } from '../database/statement.ts';
import { requireSwitchable } from '../features/data/requireSwitchable.ts';
import { defaultOf, isSettingName } from '../features/rules/featureValues.ts';
import type { AppliedFile } from './applyCompanyFile.ts';
import { accessRefusal } from './rules/accessRefusal.ts';
import { readRangeHolders } from './data/readRangeHolders.ts';
import { peopleOf } from './rules/peopleOf.ts';

/** Who imports a file in the browser. */
export interface Importer {
  readonly employee: EmployeeActor;
  readonly employeeNumber: string;
  readonly host: string | null;
  readonly now: Date;
}

/**
 * Refuses an applied change that this person must not make, so that its transaction is rolled back
 * (docs/decisions/company-changes.md).
 *
 * @param secrets employee numbers of people who get their first password or PIN
 */
export async function requireAllowed(
  transaction: Runner,
  configuration: Configuration,
  { before, after, changes }: AppliedFile,
  secrets: readonly string[],
  { employee, employeeNumber, host, now }: Importer,
): Promise<void> {
  const ownerBefore = new Map((before.assignments ?? []).map((each) => [each.code, each.employee]));
  const concerned = {
    secrets,
    changed: new Set(
      changes.flatMap(({ section, code, about }) =>
        [about, section === 'assignments' ? ownerBefore.get(code) : null].flatMap(
          (number) => number ?? [],
        ),
      ),
    ),
    // A managing range moves with its assignment.
    managed: changes.flatMap(({ section, code, about }) => {
      const isMoved = section === 'assignments' && ownerBefore.has(code);
      const isOther = section === 'managers' || (isMoved && ownerBefore.get(code) !== about);
      return isOther ? (about ?? []) : [];
    }),
    managers: await readRangeHolders(transaction, peopleOf(before)),
  };
  const refused = accessRefusal(peopleOf(before), peopleOf(after), concerned, {
    employeeNumber,
    held: employee.authorities,
    today: localDay(now.toISOString(), 'UTC'),
  });
  if (refused !== null) throw new Refusal(refused);
  const switched = changes.filter(({ section }) => section === 'features');
  if (switched.length === 0) return;
  // The feature console asks for it, too.
  if (!employee.authorities.has('DEV_ADMIN')) throw new Refusal('RIGHTS_NOT_HELD');
  const values: Readonly<Record<string, unknown>> = { ...after.features };
  for (const { code: name } of switched) {
    if (!isSettingName(name)) continue;
    const value = (values[name] ?? defaultOf(name)) === true;
    const by = { sessionId: employee.sessionId, host };
    await requireSwitchable(transaction, configuration, { name, value }, by);
  }
}
