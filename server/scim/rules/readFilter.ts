import { employeeNumberPath, pathOf } from './attributes.ts';
import { wrong } from './scimFault.ts';

/** Whom a list shows; what is missing does not matter. */
export interface UserFilter {
  readonly id?: string;
  readonly userName?: string;
  readonly externalId?: string;
  readonly employeeNumber?: string;
  readonly email?: string;
  readonly active?: boolean;
  readonly hasExternalId?: true;
  readonly hasEmail?: true;
  /** It asks for what nobody has. */
  readonly isNobody?: true;
}

const texts: Readonly<Record<string, keyof UserFilter>> = {
  id: 'id',
  username: 'userName',
  externalid: 'externalId',
  employeenumber: 'employeeNumber',
  [employeeNumberPath]: 'employeeNumber',
  emails: 'email',
  'emails.value': 'email',
};
const always = new Set(['id', 'username', 'active', 'name', 'name.givenname', 'name.familyname']);
always.add('employeenumber').add(employeeNumberPath);

const longest = 1_000;
const token = /\s*(?:("(?:[^"\\]|\\.)*")|([^\s"()]+))/gy;

/**
 * `userName eq "mia" and active eq true`, `externalId pr`: what providers ask for. An attribute that
 * nobody here knows has no value (RFC 7644, 3.4.2.2). @throws ScimFault
 */
export function readFilter(filter: string): UserFilter {
  const words = tokensOf(filter);
  const found: Record<string, string | boolean> = {};
  for (let at = 0; at < words.length;) {
    const [attribute = '', operator = '', value] = words.slice(at, at + 3);
    const condition = conditionOf(pathOf(attribute), operator.toLowerCase(), value);
    for (const [name, wanted] of Object.entries(condition)) {
      if (name in found && found[name] !== wanted) found['isNobody'] = true;
      found[name] = wanted;
    }
    at += operator.toLowerCase() === 'pr' ? 2 : 3;
    if (at === words.length) break;
    if (words[at]?.toLowerCase() !== 'and' || at + 1 === words.length) throw unknown();
    at += 1;
  }
  return found;
}

/** A part of a filter, by the same names. */
type Condition = Readonly<Record<string, string | boolean>>;

function tokensOf(filter: string): readonly string[] {
  if (filter.length > longest) throw unknown();
  const text = filter.trim();
  const found = [...text.matchAll(token)];
  const isAll = found.map(([all]) => all).join('') === text;
  if (!isAll || found.length === 0) throw unknown();
  return found.map(([, quoted, bare]) => quoted ?? bare ?? '');
}

function conditionOf(path: string, operator: string, value: string | undefined): Condition {
  if (operator === 'pr') return presence(path);
  if (operator !== 'eq' || value === undefined) throw unknown();
  const wanted = valueOf(value);
  if (path === 'active') {
    const word = String(wanted).toLowerCase();
    if (word !== 'true' && word !== 'false') throw unknown();
    return { active: word === 'true' };
  }
  const name = texts[path];
  if (name === undefined) return { isNobody: true };
  if (typeof wanted !== 'string') throw unknown();
  if (name === 'id' && !/^\d{1,15}$/.test(wanted)) return { isNobody: true };
  return { [name]: wanted };
}

function presence(path: string): Condition {
  if (path === 'externalid') return { hasExternalId: true };
  if (path === 'emails' || path === 'emails.value') return { hasEmail: true };
  return always.has(path) ? {} : { isNobody: true };
}

function valueOf(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    // Entra ID writes True and False.
    if (/^(?:true|false)$/i.test(word)) return word.toLowerCase() === 'true';
    throw unknown();
  }
}

function unknown() {
  return wrong('invalidFilter', 'A filter consists of eq and pr, joined by and.');
}
