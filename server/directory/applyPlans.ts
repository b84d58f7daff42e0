import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { applyCompanyFile, type AppliedFile } from '../company/applyCompanyFile.ts';
import { checkFile } from '../company/checkFile.ts';
import type { ImportParts } from '../company/data/writeCompanyFile.ts';
import type { Runner } from '../database/statement.ts';
import type { PersonPlan } from './planPerson.ts';

export interface PlannedPart {
  readonly file: CompanyFile;
  /** The index of the plan from which each entry of a section comes. */
  readonly plans: Readonly<Record<string, readonly number[]>>;
}

const sections = ['assignments', 'assignedSchedules', 'managers'] as const;

/** One part of the company file from the plans of many people. */
export function joinPlans(plans: readonly Pick<PersonPlan, 'file'>[]): PlannedPart {
  const owners = Object.fromEntries(
    sections.map((section) => [
      section,
      plans.flatMap(({ file }, index) => file[section].map(() => index)),
    ]),
  );
  const all = {
    assignments: plans.flatMap(({ file }) => file.assignments),
    assignedSchedules: plans.flatMap(({ file }) => file.assignedSchedules),
    managers: plans.flatMap(({ file }) => file.managers),
  };
  const filled = Object.entries(all).filter(([, entries]) => entries.length > 0);
  return { file: Object.fromEntries(filled), plans: owners };
}

/** What could be written, and why the rest could not: messages by the index of the plan. */
export interface AppliedPlans {
  readonly applied: AppliedFile | null;
  readonly refused: ReadonlyMap<number, string>;
}

/**
 * Writes the plans of many people as one part of the company file, by its rules. Who is refused is
 * left out, the others are written.
 */
export async function applyPlans(
  transaction: Runner,
  plans: readonly PersonPlan[],
  parts: ImportParts,
): Promise<AppliedPlans> {
  const refused = new Map<number, string>();
  for (;;) {
    const left = plans.map((plan, index) => (refused.has(index) ? { file: nothing } : plan));
    const { file, plans: owners } = joinPlans(left);
    if (Object.keys(file).length === 0) return { applied: null, refused };
    const checked = await checkFile(transaction, file, parts.now);
    if (checked.ok) {
      return { applied: await applyCompanyFile(transaction, checked.file, parts), refused };
    }
    const before = refused.size;
    for (const { path, message } of checked.faults) {
      const [section, index] = path;
      const owner = owners[String(section)]?.[Number(index)];
      if (owner !== undefined && !refused.has(owner)) refused.set(owner, message);
    }
    if (refused.size === before) {
      throw new Error(`The mapping made a file with a fault: ${checked.faults[0]?.path.join('.')}`);
    }
  }
}

const nothing = { assignments: [], assignedSchedules: [], managers: [] };
