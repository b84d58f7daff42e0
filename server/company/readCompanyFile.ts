import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { FieldPath } from './rules/fault.ts';

/** The content of a file, and the lines of its fields. */
export interface ReadFile {
  readonly value: unknown;
  /** Line of a field, counted from 1; of its parent where the field is missing. */
  lineOf(path: FieldPath): number;
}

/** The text is not JSON, or has a duplicate field; `faults` say where. */
export class BrokenFile extends Error {
  readonly faults: readonly { readonly line: number; readonly message: string }[];

  constructor(faults: BrokenFile['faults']) {
    super('The file is not sound JSON.');
    this.faults = faults;
  }
}

/** Reads the text of a company file; throws `BrokenFile`. */
export function readCompanyFile(text: string): ReadFile {
  const content = text.replace(/^\uFEFF/, '');
  requireShallow(content);
  const errors: ParseError[] = [];
  const root = parseTree(content, errors, { disallowComments: true });
  const faults = [
    ...errors.map(({ error, offset }) => ({ offset, message: sentence(error) })),
    ...(root === undefined ? [] : twice(root)),
  ];
  const lineAt = lineCounter(content);
  if (root === undefined || faults.length > 0) {
    const lineFaults = faults.map(({ offset, message }) => ({ line: lineAt(offset), message }));
    throw new BrokenFile(
      lineFaults.length > 0 ? lineFaults : [{ line: 1, message: 'The file is empty.' }],
    );
  }
  return { value: JSON.parse(content), lineOf: (path) => lineAt(offsetOf(root, path)) };
}

/** Levels; a company file has ten. */
const deepest = 100;

/** Checked before parsing: the parser is recursive. */
function requireShallow(text: string): void {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > deepest) {
      const message = `Lists and objects nest deeper than ${deepest} levels.`;
      throw new BrokenFile([{ line: lineCounter(text)(index), message }]);
    }
  }
}

/** `CommaExpected` becomes `Comma expected.` */
function sentence(error: ParseError['error']): string {
  const words = printParseErrorCode(error).replaceAll(
    /(?<=[a-z])[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  return `${words}.`;
}

/** Duplicate fields of an object; JSON.parse would silently drop the first. */
function twice(node: Node): { offset: number; message: string }[] {
  const names = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const name: unknown = child.type === 'property' ? child.children?.[0]?.value : undefined;
    const message = 'The same field stands above already.';
    const own = names.has(name) ? [{ offset: child.offset, message }] : [];
    if (name !== undefined) names.add(name);
    return [...own, ...twice(child)];
  });
}

function offsetOf(root: Node, path: FieldPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node !== undefined) return node.offset;
  }
  return root.offset;
}

function lineCounter(text: string): (offset: number) => number {
  const ends: number[] = [];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) ends.push(end);
  return (offset) => {
    const lines = ends.findIndex((end) => end >= offset);
    return (lines < 0 ? ends.length : lines) + 1;
  };
}
