import { LineCounter, parseDocument, type Document } from 'yaml';
import type { FieldPath } from './rules/fault.ts';

/** A file as it was read, and where its fields stand in it. */
export interface ReadFile {
  readonly value: unknown;
  /** Line of a field, counted from 1; of what stands around it where it is missing. */
  lineOf(path: FieldPath): number;
}

/** The text is not JSON; `faults` say where. */
export class BrokenFile extends Error {
  readonly faults: readonly { readonly line: number; readonly message: string }[];

  constructor(faults: BrokenFile['faults']) {
    super('The file is not JSON.');
    this.faults = faults;
  }
}

/** Reads the text of a company file; throws `BrokenFile` when it is not JSON. */
export function readCompanyFile(text: string): ReadFile {
  const content = text.replace(/^\uFEFF/, '');
  let positions: Positions | null = null;
  const value = parseJson(content);
  return {
    value,
    lineOf: (path) => {
      positions ??= findPositions(content);
      return lineOf(positions, path);
    },
  };
}

interface Positions {
  readonly document: Document;
  readonly lines: LineCounter;
}

/** JSON is YAML too: the YAML parser knows where each value stands. It is slow and seldom needed. */
function findPositions(text: string): Positions {
  const lines = new LineCounter();
  const document = parseDocument(text.replaceAll('\t', ' '), {
    lineCounter: lines,
    schema: 'json',
  });
  return { document, lines };
}

function lineOf({ document, lines }: Positions, path: FieldPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (hasRange(node)) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function hasRange(node: unknown): node is { readonly range: readonly [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { document, lines } = findPositions(text);
    const faults = document.errors.map((fault) => ({
      line: lines.linePos(fault.pos[0]).line,
      message: fault.message.split(' at line ')[0] ?? fault.message,
    }));
    const reason = error instanceof Error ? error.message : String(error);
    throw new BrokenFile(
      faults.length > 0 ? faults : [{ line: lineIn(text, reason), message: reason }],
    );
  }
}

/** The line that an error of JSON.parse speaks of. */
function lineIn(text: string, reason: string): number {
  const position = Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
  return text.slice(0, position).split('\n').length;
}
