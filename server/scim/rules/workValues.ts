import { isVisible } from 'shared-contracts';
import { enterpriseUrn, isObject, pathOf, type Attributes } from './attributes.ts';
import { wrong } from './scimFault.ts';

/** The attributes that say something about a person's job (RFC 7643, 4.1 and 4.3). */
export const workAttributes = {
  title: 'title',
  timezone: 'timezone',
  costCenter: `${enterpriseUrn}:costCenter`,
  organization: `${enterpriseUrn}:organization`,
  division: `${enterpriseUrn}:division`,
  department: `${enterpriseUrn}:department`,
  manager: `${enterpriseUrn}:manager`,
} as const;

export type WorkAttribute = keyof typeof workAttributes;

/** What a directory says about a person's job; without those that have no value. */
export type WorkValues = { readonly [Name in WorkAttribute]?: string };

/** A change of some of them; null removes. */
export type WorkChange = { readonly [Name in WorkAttribute]?: string | null };

const longest = 200;

/** The job's values among the attributes. @throws ScimFault */
export function workChangeOf(attributes: Attributes): WorkChange {
  const change: Record<string, string | null> = {};
  for (const [name, attribute] of Object.entries(workAttributes)) {
    for (const path of [pathOf(attribute), `${pathOf(attribute)}.value`]) {
      if (attributes.has(path)) change[name] = valueOf(attributes.get(path), attribute);
    }
  }
  return change;
}

/** The values after a change. */
export function changedWork(before: WorkValues, change: WorkChange): WorkValues {
  const after: Record<string, string> = {};
  const both: WorkChange = { ...before, ...change };
  // Always in the same order, because they are compared as JSON.
  for (const name of Object.keys(workAttributes).toSorted()) {
    const value = Object.entries(both).find(([key]) => key === name)?.[1] ?? null;
    if (value !== null) after[name] = value;
  }
  return after;
}

/** Entra ID sends `manager` as a text, Okta as an object with `value`, older providers in a list. */
function valueOf(given: unknown, name: string): string | null {
  const first: unknown = Array.isArray(given) ? given[0] : given;
  const value = isObject(first) ? (first['value'] ?? null) : (first ?? null);
  if (value === null || value === '') return null;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && isVisible(text) && text.length <= longest && isKept(text)) {
    return text;
  }
  throw wrong('invalidValue', `${name} must be a text of 1 to ${longest} characters.`);
}

function isKept(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
