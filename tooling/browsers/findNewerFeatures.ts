import { type AnyNode, type Expression, type PrivateIdentifier, type Super, parse } from 'acorn';
import { findNewerStylesInText } from './findNewerStyles.ts';
import type { NewerFeatures } from './newerFeatures.ts';
import { nodesOf } from './nodesOf.ts';
import { supportedSyntax } from './supportedBrowsers.ts';

/** Methods that return an iterator. */
const iteratorMakers = ['entries', 'keys', 'values', 'matchAll'];

/**
 * What built code uses although a supported browser lacks it, one sentence each. Code that
 * feature-detects something (`in`, `?.`, `typeof`, a condition) can use it in the same file.
 *
 * Methods are matched by name, so cases that need type information are missed; the walk in a
 * browser without these features (`e2e/screens/olderBrowser.test.ts`) finds those.
 */
export function findNewerFeatures(code: string, newer: NewerFeatures): string[] {
  let program: AnyNode;
  try {
    program = parse(code, { ecmaVersion: supportedSyntax, sourceType: 'module' });
  } catch (fault) {
    return [`syntax: ${fault instanceof Error ? fault.message : String(fault)}`];
  }
  const used = new Map<string, string>();
  const asked = new Set<string>();
  for (const [node, parent] of nodesOf(program)) {
    const found = featureOf(node, parent, newer);
    if (found && isAsked(node, parent)) asked.add(found.name);
    else if (found) used.set(found.name, `${found.name} (${found.lacking}): ${near(code, node)}`);
    const text = node.type === 'Literal' ? node.value : null;
    if (typeof text === 'string')
      for (const [name, sentence] of findNewerStylesInText(text, newer.styles))
        used.set(name, sentence);
    const word = wordAskedFor(node);
    if (word !== null) asked.add(word);
  }
  return [...used].flatMap(([name, sentence]) =>
    asked.has(name) || asked.has(name.split('.').at(-1) ?? '') ? [] : [sentence],
  );
}

interface Found {
  readonly name: string;
  readonly lacking: string;
}

function featureOf(node: AnyNode, parent: AnyNode, newer: NewerFeatures): Found | null {
  const find = (
    names: ReadonlyMap<string, string>,
    key: string | null,
    name = key,
  ): Found | null => {
    const lacking = key === null ? undefined : names.get(key);
    return lacking === undefined || name === null ? null : { name, lacking };
  };
  if (node.type === 'Identifier') {
    const isCalled =
      (parent.type === 'NewExpression' || parent.type === 'CallExpression') &&
      parent.callee === node;
    const isExtended = 'superClass' in parent && parent.superClass === node;
    const isTested = parent.type === 'UnaryExpression' && parent.operator === 'typeof';
    return isCalled || isExtended || isTested ? find(newer.globals, node.name) : null;
  }
  if (node.type !== 'MemberExpression' || node.computed) return null;
  const name = nameOf(node.property);
  const owner = nameOf(node.object);
  if (owner === 'globalThis' || owner === 'window' || owner === 'self') {
    return find(newer.globals, name);
  }
  const own = find(newer.properties, owner === null ? null : `${owner}.${name}`);
  if (own || parent.type !== 'CallExpression' || parent.callee !== node) return own;
  return (
    find(newer.methods, name) ??
    (makesIterator(node.object) ? find(newer.iteratorMethods, name, `iterator.${name}`) : null)
  );
}

/** The last word of `a`, `a.b` or `this.a.b`. */
function nameOf(node: Expression | PrivateIdentifier | Super): string | null {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : null;
}

/** `Object.keys` and the like return arrays. */
function makesIterator(node: Expression | Super): boolean {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    iteratorMakers.includes(nameOf(node.callee.property) ?? '') &&
    nameOf(node.callee.object) !== 'Object'
  );
}

/** A value that is read, but neither called nor accessed, may be undefined. */
function isAsked(node: AnyNode, parent: AnyNode): boolean {
  switch (parent.type) {
    case 'CallExpression':
    case 'NewExpression':
      return parent.callee !== node || ('optional' in parent && parent.optional);
    case 'MemberExpression':
      return parent.object !== node || parent.optional;
    default:
      return !('superClass' in parent);
  }
}

/** `"wakeLock" in navigator`, `typeof bytes.toBase64` */
function wordAskedFor(node: AnyNode): string | null {
  if (node.type === 'UnaryExpression' && node.operator === 'typeof') {
    return node.argument.type === 'MemberExpression' ? nameOf(node.argument) : null;
  }
  const isQuestion = node.type === 'BinaryExpression' && node.operator === 'in';
  if (!isQuestion || node.left.type !== 'Literal') return null;
  return typeof node.left.value === 'string' ? node.left.value : null;
}

function near(code: string, { start, end }: AnyNode): string {
  return code.slice(Math.max(0, start - 60), end + 40).replaceAll(/\s+/g, ' ');
}
