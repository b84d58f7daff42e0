import { attributesOf, enterpriseUrn, isObject, pathOf, type Attributes } from './attributes.ts';
import { wrong } from './scimFault.ts';

const mostOperations = 100;
const pathSyntax = /^[a-z][\w$:.-]*(?:\[[^\][]*\](?:\.[a-z][\w$-]*)?)?$/i;
const enterprise = enterpriseUrn.toLowerCase();

/**
 * The values that the operations of a PATCH (RFC 7644, 3.5.2) set, in order; null removes. Reads
 * both dialects: a path with its value, or a value with names or full paths. @throws ScimFault
 */
export function readPatch(body: unknown): Attributes {
  const operations = [...attributesOf(body)].find(([name]) => name === 'operations')?.[1];
  if (!Array.isArray(operations) || operations.length === 0) {
    throw wrong('invalidSyntax', 'Operations must be a list of at least one.');
  }
  if (operations.length > mostOperations) {
    throw wrong('invalidSyntax', `A request can have at most ${mostOperations} operations.`);
  }
  return new Map(operations.flatMap((operation) => [...readOperation(operation)]));
}

function readOperation(operation: unknown): Attributes {
  const parts = attributesOf(operation);
  const [op, path, value] = [parts.get('op'), parts.get('path'), parts.get('value')];
  const name = typeof op === 'string' ? op.toLowerCase() : '';
  if (!['add', 'replace', 'remove'].includes(name)) {
    throw wrong('invalidSyntax', 'op must be add, replace or remove.');
  }
  if (path === undefined || path === '') {
    if (name === 'remove') throw wrong('noTarget', 'A remove operation needs a path.');
    return attributesOf(value);
  }
  if (typeof path !== 'string' || !pathSyntax.test(path)) {
    throw wrong('invalidPath', 'path cannot be parsed.');
  }
  return setAt(pathOf(path), name === 'remove' ? null : (value ?? null));
}

function setAt(path: string, value: unknown): Attributes {
  if (path === 'emails' || path.startsWith('emails[') || path.startsWith('emails.')) {
    return setEmail(path, value);
  }
  const isWhole = path === 'name' || path === enterprise;
  if (isWhole && isObject(value)) return attributesOf({ [path]: value });
  if (path === 'name')
    return new Map([
      ['name.givenname', null],
      ['name.familyname', null],
    ]);
  return new Map([[path, value]]);
}

/** `emails`, `emails.value`, `emails[type eq "work"].value`; other addresses are not stored. */
function setEmail(path: string, value: unknown): Attributes {
  const [, filter = '', part = 'value'] = /^emails(\[.*\])?(?:\.(\w+))?$/.exec(path) ?? [];
  const isOther = /\btype eq "(?!work")/.test(filter) && !/\bprimary eq true\b/.test(filter);
  if (part !== 'value' || isOther) return new Map();
  return new Map([['emails', value]]);
}
