import postcss, { type ChildNode } from 'postcss';

/** What an old browser can ignore: reading and using the page does not depend on it. */
const niceties = [
  'accent-color',
  'cursor',
  'forced-color-adjust',
  'overflow-anchor',
  'overscroll-behavior',
  'overscroll-behavior-y',
  'resize',
  'scrollbar-gutter',
  'text-wrap',
  'user-select',
];

/**
 * The properties, values, selectors and at-rules in the style sheet that a supported browser lacks:
 * name to sentence. @param lacking by the keys of web-features without their `css.`, such as
 * `selectors.has`
 */
export function findNewerStyles(
  css: string,
  lacking: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walk((node) => {
    for (const key of keysOf(node)) {
      const browsers = lacking.get(key);
      if (browsers !== undefined) found.set(key, `${key} (${browsers}): ${node.toString()}`);
    }
  });
  return found;
}

/** The same for a string in a script, the form of Griffel's rules; empty for any other string. */
export function findNewerStylesInText(
  text: string,
  lacking: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (!/^[\w.#:*@[][^{}]*\{[^]*:[^]*\}$/.test(text)) return new Map();
  try {
    return findNewerStyles(text, lacking);
  } catch (fault) {
    if (fault instanceof postcss.CssSyntaxError) return new Map();
    throw fault;
  }
}

function keysOf(node: ChildNode): string[] {
  if (node.type === 'decl') {
    if (niceties.includes(node.prop)) return [];
    const property = `properties.${node.prop}`;
    const value = node.value.replaceAll(/"[^"]*"|'[^']*'/g, '');
    const words = matches(value, /[a-z][a-z-]*/g).map((word) => `${property}.${word}`);
    const functions = matches(value, /[a-z][a-z-]*(?=\()/g).flatMap((name) => [
      `types.${name}`,
      `types.color.${name}`,
    ]);
    return [property, ...words, ...functions];
  }
  if (node.type === 'rule') {
    const selectors = matches(node.selector, /(?<=:)[a-z-]+/g).map((name) => `selectors.${name}`);
    return node.parent?.type === 'rule' ? ['selectors.nesting', ...selectors] : selectors;
  }
  if (node.type !== 'atrule') return [];
  const asked = matches(node.params, /(?<=\()[a-z-]+/g).map((name) => `at-rules.media.${name}`);
  return [`at-rules.${node.name}`, ...asked];
}

function matches(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}
