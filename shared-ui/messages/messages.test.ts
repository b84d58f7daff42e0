import { expect, it } from 'vitest';
import { checkMessages } from '../testing/checkMessages.ts';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as es } from './es.ts';
import { messages as th } from './th.ts';

it('says the same in every language', () => {
  expect(checkMessages(en, { de, es, th })).toEqual([]);
});
