import { checkMessages } from 'shared-ui/testing/checkMessages.ts';
import { expect, it } from 'vitest';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as es } from './es.ts';
import { messages as th } from './th.ts';

it('says everything in every language, with the same values in it', () => {
  expect(checkMessages(en, { de, es, th })).toEqual([]);
});
