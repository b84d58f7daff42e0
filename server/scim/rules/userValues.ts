import { isVisible } from 'shared-contracts';
import { enterpriseUrn, isObject, pathOf, type Attributes } from './attributes.ts';
import { wrong } from './scimFault.ts';
import { changedWork, workChangeOf, type WorkChange, type WorkValues } from './workValues.ts';

/** A person's values from a provider. */
export interface UserValues {
  readonly userName: string;
  readonly externalId: string | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly employeeNumber: string;
  readonly email: string | null;
  readonly active: boolean;
  /** What becomes a job by the mapping. */
  readonly work: WorkValues;
}

/** A change of some values; null removes. */
export type UserChange = {
  readonly [Name in Exclude<keyof UserValues, 'work'>]?: UserValues[Name] | null;
} & { readonly work?: WorkChange };

interface Text {
  /** The attribute's name in the standard. */
  readonly name: string;
  readonly pattern: RegExp;
  readonly words: string;
}

/** The limits of the company file (company.schema.json). */
const texts = {
  userName: {
    name: 'userName',
    pattern: /^\S{1,100}$/,
    words: '1 to 100 characters without spaces',
  },
  externalId: { name: 'externalId', pattern: /^.{1,200}$/, words: '1 to 200 characters' },
  givenName: { name: 'name.givenName', pattern: /^.{1,100}$/, words: '1 to 100 characters' },
  familyName: { name: 'name.familyName', pattern: /^.{1,100}$/, words: '1 to 100 characters' },
  employeeNumber: {
    ...{ name: `${enterpriseUrn}:employeeNumber`, pattern: /^\S(.{0,58}\S)?$/ },
    words: '1 to 60 characters that neither begin nor end with a space',
  },
} as const satisfies Partial<Record<Exclude<keyof UserValues, 'work'>, Text>>;

const mail = /^[^\s@<>"]+@[^\s@<>"]+$/;
const longestMail = 254;

/** A person's values from attributes; ignores unknown ones. @throws ScimFault */
export function userChangeOf(attributes: Attributes): UserChange {
  const change: Record<string, string | boolean | null> = {};
  for (const [name, text] of Object.entries(texts)) {
    const path = pathOf(text.name);
    if (attributes.has(path)) change[name] = textOf(attributes.get(path), text);
  }
  if (attributes.has('emails')) change['email'] = emailOf(attributes.get('emails'));
  if (attributes.has('active')) change['active'] = booleanOf(attributes.get('active'));
  return { ...change, work: workChangeOf(attributes) };
}

/** A person with all required values. @throws ScimFault */
export function wholeUser(change: UserChange): UserValues {
  const { externalId = null, email = null, active, work = {} } = change;
  const needed = (name: keyof typeof texts): string => {
    const value = change[name] ?? null;
    if (value === null) throw wrong('invalidValue', `${texts[name].name} is required.`);
    return value;
  };
  return {
    userName: needed('userName'),
    givenName: needed('givenName'),
    familyName: needed('familyName'),
    employeeNumber: needed('employeeNumber'),
    ...{ externalId, email, active: active ?? true, work: changedWork({}, work) },
  };
}

/**
 * The person after a change. The employee number cannot change: it identifies the person in time,
 * HR and company files.
 * @throws ScimFault
 */
export function changedUser(before: UserValues, change: UserChange): UserValues {
  const { employeeNumber = before.employeeNumber } = change;
  if (employeeNumber !== before.employeeNumber) {
    throw wrong('mutability', 'employeeNumber cannot be changed: it identifies recorded time.');
  }
  const { work = {}, ...rest } = change;
  return wholeUser({ ...before, ...rest, work: changedWork(before.work, work) });
}

/** The person by a whole resource: what it leaves out is removed. @throws ScimFault */
export function replacedUser(before: UserValues, change: UserChange): UserValues {
  const after = wholeUser(change);
  return { ...changedUser(before, { ...after, work: {} }), work: after.work };
}

function textOf(given: unknown, { name, pattern, words }: Text): string | null {
  const value = plain(given);
  if (value === null || value === '') return null;
  if (typeof value === 'string' && pattern.test(value) && isVisible(value)) return value;
  throw wrong('invalidValue', `${name} must be a text of ${words}.`);
}

function booleanOf(given: unknown): boolean {
  const value = plain(given);
  if (typeof value === 'boolean') return value;
  // Entra ID sends a string.
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  if (word === 'true' || word === 'false') return word === 'true';
  throw wrong('invalidValue', 'active must be true or false.');
}

/** The work address, otherwise the primary one, otherwise the first. */
function emailOf(given: unknown): string | null {
  const addresses = [given].flat().map((each) => (isObject(each) ? each : { value: each }));
  const isWork = ({ type }: Readonly<Record<string, unknown>>) =>
    typeof type === 'string' && type.toLowerCase() === 'work';
  const chosen =
    addresses.find(isWork) ?? addresses.find(({ primary }) => primary === true) ?? addresses[0];
  const value = chosen?.['value'] ?? null;
  if (value === null || value === '') return null;
  const isMail = typeof value === 'string' && value.length <= longestMail && mail.test(value);
  if (isMail) return value;
  throw wrong('invalidValue', 'emails must contain an address such as mia@example.com.');
}

/** Older providers wrap a value in a list: `[{ "value": "False" }]`. */
function plain(value: unknown): unknown {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const [only, another] = list;
  return isObject(only) && 'value' in only && another === undefined ? only['value'] : value;
}
