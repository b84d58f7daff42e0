import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { shorthands, tokens } from './griffel.ts';

/** Values of expressions of our sources, without running the modules that they stand in. */
export class Evaluator {
  /** Absolute paths of the sources that were read. */
  readonly files = new Set<string>();

  /** @throws Error where a name has no value before the page runs */
  value(expression: ts.Node, source: ts.SourceFile): unknown {
    const names = [...freeNames(expression)].filter((name) => isDeclared(name, source));
    const values = names.map((name) => this.#named(name, source));
    const text = ts.transpile(`(${textOf(expression, source)})`, erased).replace(/;\s*$/, '');
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- a function of the text above
    const evaluated: (...values: unknown[]) => unknown = runInThisContext(
      `(${names.join(', ')}) => ${text}`,
    );
    return evaluated(...values);
  }

  #named(name: string, source: ts.SourceFile): unknown {
    for (const statement of source.statements) {
      const own = ownDeclaration(statement, name);
      if (own) return this.value(own, source);
      const imported = importOf(statement, name);
      if (imported) return this.#exported(imported.name, imported.from, source.fileName);
    }
    throw new Error(`${name} is not a constant, a function or an import in ${source.fileName}.`);
  }

  #exported(name: string, from: string, importer: string): unknown {
    if (from === fluentPackage && name in ofFluent) return ofFluent[name];
    const file = from.startsWith('.')
      ? join(dirname(importer), from)
      : createRequire(importer).resolve(from);
    if (!/(?<!\.d)\.tsx?$/.test(file)) throw new Error(`${name} of ${from} is not ours.`);
    const source = this.#read(file);
    for (const statement of source.statements) {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause) continue;
      const given = specifier(statement.exportClause, name);
      if (given === undefined) continue;
      const target = statement.moduleSpecifier;
      return target && ts.isStringLiteral(target)
        ? this.#exported(given, target.text, file)
        : this.#named(given, source);
    }
    return this.#named(name, source);
  }

  #read(file: string): ts.SourceFile {
    this.files.add(file);
    return parse(file, readFileSync(file, 'utf8'));
  }
}

export const fluentPackage = '@fluentui/react-components';

const ofFluent: Readonly<Record<string, unknown>> = { tokens, shorthands };

export function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

const erased: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  removeComments: true,
};

/** Names that an expression uses as values, its own parameters and locals included. */
function freeNames(root: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && !isMember(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(root);
  if (ts.isFunctionDeclaration(root) && root.name) names.delete(root.name.text);
  return names;
}

/** As an expression: a declared function without its `export`. */
function textOf(node: ts.Node, source: ts.SourceFile): string {
  const start = ts.isFunctionDeclaration(node) ? (node.modifiers?.end ?? node.pos) : node.pos;
  return source.text.slice(start, node.end).trim();
}

/** `b` in `a.b` and in `{ b: 1 }`. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) {
    return parent.name === node;
  }
  return false;
}

function isDeclared(name: string, source: ts.SourceFile): boolean {
  return source.statements.some(
    (statement) => ownDeclaration(statement, name) ?? importOf(statement, name),
  );
}

function ownDeclaration(statement: ts.Statement, name: string): ts.Node | undefined {
  if (ts.isFunctionDeclaration(statement)) {
    return statement.name?.text === name ? statement : undefined;
  }
  if (!ts.isVariableStatement(statement)) return undefined;
  return statement.declarationList.declarations.find(
    (each) => ts.isIdentifier(each.name) && each.name.text === name,
  )?.initializer;
}

function importOf(statement: ts.Statement, name: string): Imported | undefined {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return undefined;
  }
  const bindings = statement.importClause?.namedBindings;
  const given = bindings && ts.isNamedImports(bindings) && specifier(bindings, name);
  return given ? { name: given, from: statement.moduleSpecifier.text } : undefined;
}

interface Imported {
  readonly name: string;
  readonly from: string;
}

/** `a` for `b` in `{ a as b }`. */
function specifier(
  clause: ts.NamedImports | ts.NamedExportBindings,
  name: string,
): string | undefined {
  if (ts.isNamespaceExport(clause)) return undefined;
  for (const element of clause.elements) {
    if (element.name.text === name) return (element.propertyName ?? element.name).text;
  }
  return undefined;
}
