import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import type { Element } from '../rules/element.ts';

/** Elements, attributes, texts, comments and instructions; and how deep elements are nested. */
export interface XmlBounds {
  readonly nodes: number;
  readonly depth: number;
}

/**
 * A message of a provider: two signatures and 200 groups fit. The XPath library below the SAML library
 * takes quadratic time to order nodes: 1,000 cost some 50 ms, 10,000 would cost 10 s.
 */
export const messageBounds: XmlBounds = { nodes: 1_000, depth: 32 };

/** The operator's own metadata. */
const unbounded: XmlBounds = { nodes: Infinity, depth: Infinity };

/**
 * Reads a document; null for what is not well-formed, exceeds the bounds, or has a document type:
 * SAML has no use for one, and it defines entities. Reading stops at a bound.
 */
export function readXml(document: string, bounds: XmlBounds = unbounded): Element | null {
  const parser = new SaxesParser({ xmlns: true });
  const open: Growing[] = [];
  let root: Element | null = null;
  let isRefused = false;
  let nodes = 0;
  const count = () => {
    nodes += 1;
    if (nodes > bounds.nodes || open.length > bounds.depth) throw new Error('Out of bounds.');
  };
  for (const event of countedEvents) parser.on(event, count);
  parser.on('error', () => (isRefused = true));
  parser.on('doctype', () => (isRefused = true));
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (!Object.values(attributes).every(isSafe)) throw new Error('Out of bounds.');
    const plain = Object.values(attributes).filter((attribute) => attribute.uri === '');
    const element = {
      ...{ namespace: uri, name: local, children: [], text: '' },
      attributes: new Map(plain.map((attribute) => [attribute.local, attribute.value])),
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on('text', (text) => {
    count();
    addText(text);
  });
  parser.on('cdata', (text) => {
    count();
    addText(text);
  });
  try {
    parser.write(document).close();
  } catch {
    return null;
  }
  return isRefused ? null : root;
}

/** Longer values, such as lists of prefixes, are searched once for each element. */
const longestValue = 4_096;
/** The libraries put these into XPath expressions as they are. */
const references: ReadonlySet<string> = new Set(['ID', 'Id', 'id', 'URI']);

function isSafe({ prefix, local, value }: SaxesAttributeNS): boolean {
  const isReference = prefix !== 'xmlns' && references.has(local);
  return value.length <= longestValue && (!isReference || /^#?[\w.:-]*$/.test(value));
}

/** Texts are counted where they are kept. */
const countedEvents = ['opentagstart', 'attribute', 'comment', 'processinginstruction'] as const;

interface Growing extends Element {
  readonly children: Element[];
  text: string;
}
