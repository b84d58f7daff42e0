import { serverMessages } from 'shared-contracts/error-messages';
import { checkMessages } from 'shared-ui/testing/checkMessages.ts';
import { expect, it } from 'vitest';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as es } from './es.ts';
import { messages as th } from './th.ts';

it('says everything in every language, with the same values in it', () => {
  expect(checkMessages(en, { de, es, th })).toEqual([]);
});

it.each([
  ['de', de],
  ['en', en],
  ['es', es],
  ['th', th],
] as const)('says in %s why an import is refused as the server does', (locale, messages) => {
  const { errors } = serverMessages[locale];
  for (const code of ['LAST_ADMINISTRATOR', 'OWN_ACCESS', 'RIGHTS_NOT_HELD'] as const) {
    expect(errors[code]).toEqual({
      title: messages[`import.refusal.${code}`],
      detail: messages[`import.refusal.${code}.detail`],
    });
  }
});
