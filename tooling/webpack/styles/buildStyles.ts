import ts from 'typescript';
import { Evaluator, fluentPackage, parse } from './evaluate.ts';
import {
  resolveResetStyleRules,
  resolveStaticStyleRules,
  resolveStyleRulesForSlots,
  type Rules,
} from './griffel.ts';

/** What a page would call while it renders, and what takes its place with the work done. */
const makers: ReadonlyMap<string, Maker> = new Map([
  [
    'makeStyles',
    {
      built: '__styles',
      build: (styles: object) => {
        const [classes, rules] = resolveStyleRulesForSlots(styles);
        return [classes, onceEach(rules)];
      },
    },
  ],
  ['makeResetStyles', { built: '__resetStyles', build: resolveResetStyleRules }],
  [
    'makeStaticStyles',
    {
      built: '__styles',
      build: (styles: object) => [{}, { d: resolveStaticStyleRules([styles].flat()) }],
    },
  ],
]);

interface Maker {
  readonly built: string;
  readonly build: (styles: object) => readonly unknown[];
}

const sourcesOfMakers = [fluentPackage, 'shared-ui'];

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The source with classes and rules in place of the calls that make them; lines stay where they are.
 *
 * @param file absolute path of the source
 * @throws Error where a style is known only in the page, or a maker has another name or origin
 */
export function buildStyles(text: string, file: string) {
  const source = parse(file, text);
  const evaluator = new Evaluator();
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    refuseOthers(node, source);
    const maker = makerOf(node);
    if (maker) edits.push({ start: node.getStart(source), end: node.end, text: maker.built });
    if (maker && ts.isCallExpression(node.parent)) {
      edits.push(built(node.parent, maker, source, evaluator));
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return { text: applied(edits, text), files: evaluator.files };
}

/** For the name of a maker: called, or in an import or export of those that have it. */
function makerOf(node: ts.Node): Maker | undefined {
  if (!ts.isIdentifier(node)) return undefined;
  const { parent } = node;
  const isCalled = ts.isCallExpression(parent) && parent.expression === node;
  return isCalled || comesFromOurs(parent) ? makers.get(node.text) : undefined;
}

/** @throws Error where a maker would be called by a name or from a module that is not looked for */
function refuseOthers(node: ts.Node, source: ts.SourceFile): void {
  if (!ts.isImportSpecifier(node) && !ts.isExportSpecifier(node)) return;
  const { text } = node.propertyName ?? node.name;
  if (!makers.has(text) || (!node.propertyName && comesFromOurs(node))) return;
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  throw new Error(
    `${text} must come from ${sourcesOfMakers.join(' or ')} by its own name (line ${line + 1}).`,
  );
}

function comesFromOurs(node: ts.Node): boolean {
  if (!ts.isImportSpecifier(node) && !ts.isExportSpecifier(node)) return false;
  const declaration = ts.isImportSpecifier(node) ? node.parent.parent.parent : node.parent.parent;
  const from = declaration.moduleSpecifier;
  return from !== undefined && ts.isStringLiteral(from) && sourcesOfMakers.includes(from.text);
}

function built(
  call: ts.CallExpression,
  maker: Maker,
  source: ts.SourceFile,
  evaluator: Evaluator,
): Edit {
  const [styles] = call.arguments;
  const start = styles?.getStart(source) ?? call.end;
  const { line } = source.getLineAndCharacterOfPosition(start);
  try {
    const value = styles && evaluator.value(styles, source);
    if (typeof value !== 'object' || value === null) throw new Error('They are no object.');
    const lines = '\n'.repeat(source.text.slice(start, call.end).split('\n').length - 1);
    const text = maker.build(value).map((each) => JSON.stringify(each));
    return { start, end: call.end, text: `${text.join(',')}${lines})` };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new Error(`Styles must be known to the build (line ${line + 1}): ${reason}`);
  }
}

/** Slots of one call often share a rule. */
function onceEach(rules: Rules): Rules {
  const entries = Object.entries(rules).map(([bucket, all]) => {
    const byText = new Map(all.map((rule) => [JSON.stringify(rule), rule]));
    return [bucket, [...byText.values()]] as const;
  });
  return Object.fromEntries(entries);
}

function applied(edits: readonly Edit[], text: string): string {
  let result = '';
  let end = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    result += text.slice(end, edit.start) + edit.text;
    ({ end } = edit);
  }
  return result + text.slice(end);
}
