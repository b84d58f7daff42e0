import { employeeNumberPath, enterpriseUrn, pathOf } from './attributes.ts';
import { wrong } from './scimFault.ts';

/** The users that a list shows; a missing property does not filter. */
export interface UserFilter {
  readonly id?: string;
  readonly userName?: string;
  readonly externalId?: string;
  readonly employeeNumber?: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly active?: boolean;
  readonly hasExternalId?: true;
  readonly hasEmail?: true;
  /** The filter matches nobody. */
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
  displayname: 'displayName',
  'name.formatted': 'displayName',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
};
/** Attributes that every user has. */
const always: ReadonlySet<string> = new Set([
  ...['schemas', 'id', 'meta', 'meta.resourcetype', 'meta.location', 'meta.version'],
  ...['username', 'active', 'name', 'name.givenname', 'name.familyname', 'name.formatted'],
  ...['displayname', 'employeenumber', pathOf(enterpriseUrn), employeeNumberPath],
]);
/**
 * Attributes of every mail address; `userValues` reads and `presentUser` writes one of type work.
 */
const ofMail: ReadonlySet<string> = new Set([
  ...['emails', 'emails.value', 'emails.type', 'emails.primary'],
]);

const longest = 1_000;
const token = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\]])|([^\s"()[\]]+))/gy;

/**
 * Reads the filters that providers send: `userName eq "mia" and active eq true`, `emails[type eq
 * "work"].value eq "…"`, `(externalId pr)`. An unknown attribute has no value (RFC 7644, 3.4.2.2).
 *
 * @throws ScimFault
 */
export function readFilter(filter: string): UserFilter {
  const words = wordsOf(filter);
  const found: Record<string, string | boolean> = {};
  for (const condition of expression(words, '')) {
    for (const [name, wanted] of Object.entries(condition)) {
      if (name in found && found[name] !== wanted) found['isNobody'] = true;
      found[name] = wanted;
    }
  }
  if (words.length > 0) throw unknown();
  return found;
}

/** A part of a filter, with the same property names. */
type Condition = Readonly<Record<string, string | boolean>>;

function wordsOf(filter: string): string[] {
  if (filter.length > longest) throw unknown();
  const text = filter.trim();
  const found = [...text.matchAll(token)];
  if (found.map(([all]) => all).join('') !== text) throw unknown();
  return found.map(([word]) => word.trim());
}

/**
 * Parses conditions joined by `and` from `words`; `within` is the prefix of their paths: `emails.`.
 */
function expression(words: string[], within: string): readonly Condition[] {
  const found = [...term(words, within)];
  while (words[0]?.toLowerCase() === 'and') {
    words.shift();
    found.push(...term(words, within));
  }
  return found;
}

/**
 * One comparison, conditions in parentheses, or conditions in brackets about one value of an
 * attribute.
 */
function term(words: string[], within: string): readonly Condition[] {
  const first = words.shift() ?? '';
  if (first === '(') return closed(words, ')', within);
  if (words[0] !== '[') return [comparison(words, `${within}${pathOf(first)}`)];
  words.shift();
  if (within !== '') throw unknown();
  const inner = closed(words, ']', `${pathOf(first)}.`);
  if (words[0]?.startsWith('.') !== true) return inner;
  return [...inner, comparison(words, `${pathOf(first)}${words.shift()?.toLowerCase()}`)];
}

function closed(words: string[], end: string, within: string): readonly Condition[] {
  const inner = expression(words, within);
  if (words.shift() !== end) throw unknown();
  return inner;
}

function comparison(words: string[], path: string): Condition {
  const operator = words.shift()?.toLowerCase() ?? '';
  return conditionOf(path, operator, operator === 'pr' ? undefined : words.shift());
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
  const ofOurs: Readonly<Record<string, string>> = {
    'emails.primary': 'true',
    'emails.type': 'work',
  };
  if (path in ofOurs) {
    const isOurs = String(wanted).toLowerCase() === ofOurs[path];
    return isOurs ? { hasEmail: true } : { isNobody: true };
  }
  const name = texts[path];
  if (name === undefined) return { isNobody: true };
  if (typeof wanted !== 'string') throw unknown();
  if (name === 'id' && !/^\d{1,15}$/.test(wanted)) return { isNobody: true };
  return { [name]: wanted };
}

function presence(path: string): Condition {
  if (path === 'externalid') return { hasExternalId: true };
  if (ofMail.has(path)) return { hasEmail: true };
  return always.has(path) ? {} : { isNobody: true };
}

function valueOf(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    // Entra ID sends True and False.
    if (/^(?:true|false)$/i.test(word)) return word.toLowerCase() === 'true';
    throw unknown();
  }
}

function unknown() {
  return wrong('invalidFilter', 'A filter can only use eq and pr, combined with and.');
}
