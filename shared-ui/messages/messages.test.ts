import { expect, it } from 'vitest';
import { checkMessages } from '../testing/checkMessages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { th } from './th.ts';

it('says the same in every language', () => {
  expect(checkMessages(en, { de, es, th })).toEqual([]);
});
