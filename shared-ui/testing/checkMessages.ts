import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Catalog = Readonly<Record<string, string>>;

/**
 * Faults in a package's messages, one sentence each; empty if there are none. Every language needs
 * the keys of the English catalogue, valid ICU, and the same placeholders and tags.
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
      const [wanted, given] = [placeholders(original), placeholders(message)];
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
      parse(message);
      return [];
    } catch (error) {
      return [`${language} has a fault in ${id}: ${error instanceof Error ? error.message : ''}`];
    }
  });
}

/** Names of the placeholders and tags, sorted; empty for an invalid message. */
function placeholders(message: string): string {
  try {
    return [...new Set(namesIn(parse(message)))].toSorted().join(', ');
  } catch {
    return '';
  }
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [element.value, ...namesIn(element.children)];
      case TYPE.select:
      case TYPE.plural:
        return [
          element.value,
          ...Object.values(element.options).flatMap(({ value }) => namesIn(value)),
        ];
      default:
        return [element.value];
    }
  });
}
