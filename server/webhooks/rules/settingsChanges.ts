import type { components } from 'shared-contracts';

type Values = Pick<components['schemas']['Webhook'], 'name' | 'url' | 'types' | 'fields' | 'isOn'>;

/**
 * A change of a webhook for the security log, in the format of changes of rights: `-` for the old
 * value, `+` for the new one. Contains only the host of its address, since the rest may be secret;
 * and of its name, which is free text, only that it changed.
 *
 * @param before null if it is new
 */
export function settingsChanges(before: Values | null, after: Values): Record<string, string> {
  const kinds: readonly [string, (values: Values) => readonly string[]][] = [
    ['address', ({ url }) => [hostOf(url)]],
    ['types', ({ types }) => types],
    ['fields', ({ fields }) => fields],
    ['on', ({ isOn }) => (isOn ? [''] : [])],
  ];
  const changes = kinds.flatMap(([kind, wordsOf]) => {
    const [old, now] = [before === null ? [] : wordsOf(before), wordsOf(after)];
    return [
      ...old.filter((word) => !now.includes(word)).map((word) => signed('-', kind, word)),
      ...now.filter((word) => !old.includes(word)).map((word) => signed('+', kind, word)),
    ];
  });
  const hasMoved =
    before !== null && before.url !== after.url && hostOf(before.url) === hostOf(after.url);
  const quiet = [
    ...(before === null || before.name === after.name ? [] : ['name']),
    ...(hasMoved ? ['address'] : []),
  ];
  return Object.fromEntries(
    [...quiet, ...changes].map((change, at) => [`change${at + 1}`, change]),
  );
}

function hostOf(url: string): string {
  return new URL(url).hostname;
}

function signed(sign: string, kind: string, word: string): string {
  return word === '' ? `${sign}${kind}` : `${sign}${kind}.${word}`;
}
