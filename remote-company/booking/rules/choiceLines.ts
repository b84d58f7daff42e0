import type { CustomFieldEntry } from 'shared-contracts/company-file/companyFile.ts';
import { codeOfName } from '../../entries/rules/codeOfName.ts';

type Option = CustomFieldEntry['options'][number];

/** The choices of a field as text, one a line. */
export function linesOfChoices(options: readonly Option[]): string {
  return options.map(({ name }) => name).join('\n');
}

/**
 * The choices of a text with one a line. A name that was there before keeps its code, by which time
 * refers to it; a new one gets a code that no other choice has, nor had.
 */
export function choicesOfLines(text: string, before: readonly Option[]): Option[] {
  const codes = new Map(before.map(({ code, name }) => [name, code]));
  const taken = new Set(before.map(({ code }) => code));
  const names = new Set(text.split('\n').map((line) => line.trim()));
  names.delete('');
  return [...names].map((name) => {
    const code = codes.get(name) ?? freeCode(codeOfName(name), taken);
    taken.add(code);
    return { code, name };
  });
}

function freeCode(proposed: string, taken: ReadonlySet<string>): string {
  const stem = proposed === '' ? '1' : proposed;
  for (let number = 2, code = stem; ; number += 1) {
    if (!taken.has(code)) return code;
    code = `${stem}-${number}`;
  }
}
