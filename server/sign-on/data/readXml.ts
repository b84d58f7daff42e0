import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import type { Element } from '../rules/element.ts';
import { SignOnFault } from '../rules/signOnFault.ts';

/**
 * Limits on the number of elements, attributes, texts, comments and instructions, and on the depth
 * of elements.
 */
export interface XmlBounds {
  readonly nodes: number;
  readonly depth: number;
}

/**
 * For a provider's message: two signatures and 200 groups fit. The XPath library of the SAML
 * library orders nodes in quadratic time: 1,000 take about 50 ms, 10,000 would take 10 s.
 */
const messageBounds: XmlBounds = { nodes: 1_000, depth: 32 };

/** For the operator's own metadata. */
const unbounded: XmlBounds = { nodes: Infinity, depth: Infinity };

/**
 * Parses a document; null if it is not well-formed, exceeds the limits, or has a document type:
 * SAML does not use one, and it defines entities. Parsing stops at a limit.
 */
export function readXml(document: string, bounds: XmlBounds = unbounded): Element | null {
  const parser = new SaxesParser({ xmlns: true });
  const open: Growing[] = [];
  let root: Element | null = null;
  let nodes = 0;
  const count = () => {
    nodes += 1;
    if (nodes > bounds.nodes || open.length > bounds.depth) refuse();
  };
  for (const event of countedEvents) parser.on(event, count);
  // The parser continues after an error, and a message of zeros has one for each of them.
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (!Object.values(attributes).every(isSafe)) refuse();
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
  return root;
}

function refuse(): never {
  throw new Error('The message is not well-formed or exceeds the limits.');
}

/** The root of a provider's message, within its bounds. @throws SignOnFault */
export function readMessage(message: string): Element {
  const root = readXml(message, messageBounds);
  if (root === null) throw new SignOnFault('unreadable');
  return root;
}

/** Longer values, such as lists of prefixes, are searched once for each element. */
const longestValue = 4_096;
/** The libraries insert these into XPath expressions unescaped. */
const references: ReadonlySet<string> = new Set(['ID', 'Id', 'id', 'URI']);

function isSafe({ prefix, local, value }: SaxesAttributeNS): boolean {
  const isReference = prefix !== 'xmlns' && references.has(local);
  return value.length <= longestValue && (!isReference || /^#?[\w.:-]*$/.test(value));
}

/** Texts are counted where they are stored. */
const countedEvents = ['opentagstart', 'attribute', 'comment', 'processinginstruction'] as const;

interface Growing extends Element {
  readonly children: Element[];
  text: string;
}
