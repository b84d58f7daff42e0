import { createIntl } from 'react-intl';

type Catalog = Readonly<Record<string, string>>;

/**
 * What is wrong with a package's messages, one sentence each; empty when all is well. Every
 * language has the keys of the English catalog, valid ICU, and the same placeholders and tags.
 */
export function checkMessages(
  english: Catalog,
  others: Readonly<Record<string, Catalog>>,
): readonly string[] {
  const faults = [...checkSyntax('en', english)];
  for (const [language, catalog] of Object.entries(others)) {
    faults.push(...checkSyntax(language, catalog));
    for (const id of Object.keys(english)) {
      if (!(id in catalog)) faults.push(`${language} lacks ${id}.`);
    }
    for (const [id, message] of Object.entries(catalog)) {
      const original = english[id];
      if (original === undefined) {
        faults.push(`${language} has ${id}, which English has not.`);
        continue;
      }
      const [wanted, given] = [placeholders('en', original), placeholders(language, message)];
      if (wanted !== given) {
        faults.push(`${language} uses {${given}} in ${id}, English {${wanted}}.`);
      }
    }
  }
  return faults;
}

function checkSyntax(language: string, catalog: Catalog): string[] {
  return Object.entries(catalog).flatMap(([id, message]) => {
    if (message.trim() === '') return [`${language} has no words for ${id}.`];
    try {
      parse(language, message);
      return [];
    } catch (error) {
      return [`${language} has a fault in ${id}: ${error instanceof Error ? error.message : ''}`];
    }
  });
}

/** Names of the placeholders and tags, sorted; empty for a message that cannot be read. */
function placeholders(language: string, message: string): string {
  const names = new Set<string>();
  try {
    collect(parse(language, message), names);
  } catch {
    return '';
  }
  return [...names].toSorted().join(', ');
}

/** The part of ICU's syntax tree that is looked at here. */
interface Node {
  readonly type: number;
  readonly value?: unknown;
  readonly children?: readonly Node[];
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
}

const literal = 0;
const pound = 7;

function parse(language: string, message: string): readonly Node[] {
  const { formatters } = createIntl({ locale: language, messages: {} });
  return formatters.getMessageFormat(message, language).getAst();
}

function collect(nodes: readonly Node[], names: Set<string>): void {
  for (const { type, value, children, options } of nodes) {
    if (type !== literal && type !== pound) names.add(String(value));
    if (children) collect(children, names);
    for (const option of Object.values(options ?? {})) collect(option.value, names);
  }
}
