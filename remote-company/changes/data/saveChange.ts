import { ApiFailure, groupBy, type Api, type components } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { changeCompany, checkCompany } from '../../company-file/data/companyCalls.ts';
import { readEntries } from '../../entries/data/entryPages.ts';
import { isChanged } from '../../sections/rules/isChanged.ts';
import { isAdded, type ReplacedEntry, type ReplacedList } from '../rules/companyPart.ts';
import type { Fault } from '../rules/faultsOfFields.ts';

type Schemas = components['schemas'];
export type Effect = Schemas['CompanyEffect'];
type Check = Schemas['CompanyCheck'];

/** A change of the company, as a part of the company file. */
export interface ChangeOrder {
  readonly part: CompanyFile;
  /** The version of the company that the part was made from; null if it replaces nothing. */
  readonly version: number | null;
  /** What the part replaces, as it was in that version; null if any change since is a conflict. */
  readonly replaced: readonly (ReplacedEntry | ReplacedList)[] | null;
}

export type ChangeOutcome =
  | { readonly kind: 'SAVED'; readonly change: Schemas['CompanyChange'] }
  | { readonly kind: 'UNCHANGED' }
  /** The person did not agree to the effects. */
  | { readonly kind: 'DECLINED' }
  | { readonly kind: 'FAULTY'; readonly faults: readonly Fault[] }
  | { readonly kind: 'REFUSED'; readonly title: string; readonly detail: string }
  /** Somebody else has changed what the part replaces. */
  | { readonly kind: 'REPLACED_MEANWHILE' }
  /** The code of a new entry is another entry's. */
  | { readonly kind: 'TAKEN'; readonly code: string };

interface SaveParts {
  readonly api: Api;
  /** Asks whether to save although it has effects. */
  readonly agrees: (effects: readonly Effect[]) => Promise<boolean>;
  /** The Idempotency-Key of a content. */
  readonly keyOf: (content: unknown) => string;
}

/**
 * More entries than these are not read again: any change in between is a conflict, and that new ones
 * have codes of their own is seen by the counts of the check.
 */
const mostReadAgain = 20;

/** Of the entries of a list that is replaced as a whole. */
export const longestList = 500;

/**
 * Saves a part of the company: checked, agreed to, and written if nobody has changed the same
 * entries since they were read. A retry of the same order writes nothing twice.
 *
 * @throws ApiFailure
 */
export async function saveChange(
  order: ChangeOrder,
  { api, agrees, keyOf }: SaveParts,
): Promise<ChangeOutcome> {
  const taken = await takenCode(api, order);
  if (taken !== null) return { kind: 'TAKEN', code: taken };
  const file = new Blob([JSON.stringify(order.part)], { type: 'application/json' });
  const check = await checkCompany(api, file);
  if (check.faultCount > 0) return { kind: 'FAULTY', faults: check.faults };
  if (check.refusal !== null) return { kind: 'REFUSED', ...check.refusal };
  if (!check.sections.some(isChanged) && check.effects.length === 0) return { kind: 'UNCHANGED' };
  const overwritten = overwrittenSection(order, check);
  if (overwritten !== null) return { kind: 'TAKEN', code: overwritten };
  const isOther = order.version !== null && check.version !== order.version;
  if (isOther && (await isReplaced(api, order))) {
    return { kind: 'REPLACED_MEANWHILE' };
  }
  if (check.effects.length > 0 && !(await agrees(check.effects))) return { kind: 'DECLINED' };
  const { version } = check;
  try {
    const key = keyOf({ part: order.part, version });
    return { kind: 'SAVED', change: await changeCompany(api, { content: file, version, key }) };
  } catch (error) {
    const isOvertaken = error instanceof ApiFailure && error.code === 'COMPANY_CHANGED';
    if (isOvertaken) return saveChange({ ...order, version }, { api, agrees, keyOf });
    throw error;
  }
}

/** The first code of a new entry that an entry has already. */
async function takenCode(api: Api, { replaced }: ChangeOrder): Promise<string | null> {
  const added = (replaced ?? []).filter(isAdded);
  if (added.length > mostReadAgain) return null;
  const known = await Promise.all(
    added.map(({ section, code }) => readEntries(api, section, { code })),
  );
  return added.find((_, index) => (known[index]?.total ?? 0) > 0)?.code ?? null;
}

/**
 * The code of a new entry in a section of which the check counts fewer new ones: at least one of
 * them has the code of an entry that is there.
 */
function overwrittenSection({ replaced }: ChangeOrder, { sections }: Check): string | null {
  const added = groupBy((replaced ?? []).filter(isAdded), ({ section }) => section);
  for (const [section, entries] of added) {
    if (entries.length <= mostReadAgain) continue;
    const counted = sections.find((count) => count.section === section)?.added ?? 0;
    if (counted < entries.length) return entries[0]?.code ?? null;
  }
  return null;
}

/** Whether an entry is no longer as the order knows it. */
async function isReplaced(api: Api, { replaced }: ChangeOrder): Promise<boolean> {
  if (replaced === null || replaced.length > mostReadAgain) return true;
  const known = replaced.filter(({ part }) => part !== null);
  const now = await Promise.all(
    known.map(({ section, code }) =>
      readEntries(api, section, code === null ? { size: longestList } : { code }),
    ),
  );
  return known.some(({ part }, index) => JSON.stringify(now[index]?.part) !== JSON.stringify(part));
}
