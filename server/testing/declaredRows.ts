import { fileURLToPath } from 'node:url';
import { API, TypeFlags, type Project, type Type } from 'typescript/unstable/sync';
import type { Node, TypeNode } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';

/** The declared type of a column or parameter: `typeof` of each value, and of an array's elements. */
export interface DeclaredColumn {
  readonly kinds: ReadonlySet<string>;
  readonly isNullable: boolean;
}

/** The row type of a statement; null if it returns no rows. */
export type DeclaredRow = ReadonlyMap<string, DeclaredColumn> | null;

export interface DeclaredStatement {
  readonly row: DeclaredRow;
  /** Null if it takes none, or takes them by position. */
  readonly values: DeclaredRow;
}

export interface DeclaredRows {
  /** By the name of `statement<Row>(name, …)`. */
  readonly statements: ReadonlyMap<string, DeclaredStatement>;
  /** By the name of the function that contains `composed<Row>(…)`. */
  readonly composed: ReadonlyMap<string, DeclaredRow>;
  /** The files of all of them. */
  readonly files: readonly string[];
}

const server = fileURLToPath(new URL('../', import.meta.url));

/** Reads the row types of all statements of the server with the TypeScript compiler. */
export function readDeclaredRows(): DeclaredRows {
  const api = new API({ cwd: server });
  const [project] = api.updateSnapshot({ openProjects: [`${server}tsconfig.json`] }).getProjects();
  if (project === undefined) throw new Error('The server is a project of TypeScript.');
  const statements = new Map<string, DeclaredStatement>();
  const composed = new Map<string, DeclaredRow>();
  const files: string[] = [];
  for (const name of project.program.getSourceFileNames()) {
    const isProduct = name.startsWith(server) && !/\.test\.ts$|\/testing\//.test(name);
    const file = isProduct ? project.program.getSourceFile(name) : undefined;
    if (file === undefined || !/\b(?:statement|composed)</.test(file.text)) continue;
    files.push(name);
    visit(file, '', (call, [row, values], within) => {
      if (call === 'composed') composed.set(within, rowOf(project, row));
      else {
        const takes = values === undefined ? null : rowOf(project, values);
        statements.set(call, { row: rowOf(project, row), values: takes });
      }
    });
  }
  api.close();
  return { statements, composed, files };
}

/**
 * Calls back with each `statement<Row>('name', …)` by its name, and each `composed<Row>(…)` by that
 * word.
 */
function visit(
  node: Node,
  within: string,
  tell: (call: string, types: readonly [TypeNode, TypeNode | undefined], within: string) => void,
): void {
  if (isCallExpression(node) && isIdentifier(node.expression)) {
    const [row, values] = node.typeArguments ?? [];
    const [name] = node.arguments;
    const callee = node.expression.text;
    if (row !== undefined && callee === 'composed') tell(callee, [row, values], within);
    if (
      row !== undefined &&
      callee === 'statement' &&
      name !== undefined &&
      isStringLiteral(name)
    ) {
      tell(name.text, [row, values], within);
    }
  }
  const isNamed = isFunctionDeclaration(node) || isVariableDeclaration(node);
  const outer = within === '' && isNamed && node.name !== undefined && isIdentifier(node.name);
  node.forEachChild((child) => visit(child, outer ? node.name.text : within, tell));
}

function rowOf({ checker }: Project, node: TypeNode): DeclaredRow {
  const type = checker.getTypeFromTypeNode(node);
  if (type === undefined || type.flags & TypeFlags.Never) return null;
  const forms = partsOf(type).map((form) => {
    const properties = checker.getPropertiesOfType(form);
    const types = checker.getTypeOfSymbol(properties);
    return new Map(properties.map(({ name }, index) => [name, types[index]]));
  });
  const names = new Set(forms.flatMap((form) => [...form.keys()]));
  return new Map(
    [...names].map((name) => {
      const columns = forms.map((form) => form.get(name));
      const parts = columns.flatMap((column) => (column === undefined ? [] : partsOf(column)));
      return [
        name,
        {
          kinds: new Set(parts.filter((part) => !isNothing(part)).map((part) => kindOf(part))),
          isNullable: columns.includes(undefined) || parts.some(mayBeNothing),
        },
      ];
    }),
  );

  function kindOf(value: Type, isElement = false): string {
    if (value.flags & TypeFlags.StringLike) return 'string';
    if (value.flags & TypeFlags.NumberLike) return 'number';
    if (value.flags & TypeFlags.BooleanLike) return 'boolean';
    if (value.flags & TypeFlags.Unknown) return 'unknown';
    const { name = '' } = value.getSymbol() ?? {};
    if (['Buffer', 'Date', 'Uint8Array'].includes(name)) return name;
    if (isElement || !checker.isArrayType(value) || !value.isTypeReference()) return 'object';
    const elements = checker
      .getTypeArguments(value)
      .flatMap(partsOf)
      .filter((one) => !isNothing(one));
    return `${[...new Set(elements.map((element) => kindOf(element, true)))].toSorted().join('|')}[]`;
  }
}

function partsOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type];
}

function isNothing(type: Type): boolean {
  return (type.flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0;
}

function mayBeNothing(type: Type): boolean {
  return isNothing(type) || (type.flags & TypeFlags.Unknown) !== 0;
}
