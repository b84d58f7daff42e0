import { SaxesParser } from 'saxes';
import type { Element } from '../rules/element.ts';

/**
 * Reads a document; null for what is not well-formed, and for any with a document type: nobody who
 * speaks SAML sends one, and entities come by it.
 */
export function readXml(document: string): Element | null {
  const parser = new SaxesParser({ xmlns: true });
  const open: Growing[] = [];
  let root: Element | null = null;
  let isRefused = false;
  parser.on('error', () => (isRefused = true));
  parser.on('doctype', () => (isRefused = true));
  parser.on('opentag', ({ uri, local, attributes }) => {
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
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(document).close();
  } catch {
    return null;
  }
  return isRefused ? null : root;
}

interface Growing extends Element {
  readonly children: Element[];
  text: string;
}
