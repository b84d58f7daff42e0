import type { Message, MessageOptions } from 'shared-contracts';
import { compileMessage } from 'shared-contracts/words/compileMessage.ts';

type Catalog = Readonly<Record<string, Message>>;

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
    if (typeof message !== 'string') return [];
    if (message.trim() === '') return [`${language} has no words for ${id}.`];
    try {
      compileMessage(message);
      return [];
    } catch (error) {
      return [`${language} has a fault in ${id}: ${error instanceof Error ? error.message : ''}`];
    }
  });
}

/** Names of the placeholders and tags, sorted; empty for a message that cannot be read. */
function placeholders(message: Message): string {
  const names = new Set<string>();
  try {
    collect(typeof message === 'string' ? compileMessage(message) : message, names);
  } catch {
    return '';
  }
  return [...names].toSorted().join(', ');
}

function collect(message: Message, names: Set<string>): void {
  if (typeof message === 'string') {
    for (const [, name = ''] of message.matchAll(/[{<](\w+)/g)) names.add(name);
    return;
  }
  for (const part of message) {
    if (typeof part === 'string') {
      collect(part, names);
      continue;
    }
    const [name, inside] = part;
    names.add(name);
    const within = isMessage(inside) ? [inside] : Object.values(inside);
    for (const each of within) collect(each, names);
  }
}

function isMessage(inside: Message | MessageOptions): inside is Message {
  return typeof inside === 'string' || Array.isArray(inside);
}
