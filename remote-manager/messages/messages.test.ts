import { checkMessages } from 'shared-ui/testing/checkMessages.ts';
import { expect, it } from 'vitest';
import { messages as de } from './de.ts';
import { english } from './english.ts';
import { messages as es } from './es.ts';
import { messages as signOffDe } from './sign-off/de.ts';
import { signOffEnglish } from './sign-off/english.ts';
import { messages as signOffEs } from './sign-off/es.ts';
import { messages as signOffTh } from './sign-off/th.ts';
import { messages as th } from './th.ts';

it('says everything in every language, with the same values in it', () => {
  expect(checkMessages(english, { de, es, th })).toEqual([]);
});

it('says everything about signing off in every language', () => {
  const others = { de: signOffDe, es: signOffEs, th: signOffTh };
  expect(checkMessages(signOffEnglish, others)).toEqual([]);
});
