import { checkMessages } from 'shared-ui/testing/checkMessages.ts';
import { expect, it } from 'vitest';
import { pageMessages as de } from './de.ts';
import { pageEnglish } from './english.ts';
import { pageMessages as es } from './es.ts';
import { pageMessages as th } from './th.ts';

it('says everything in every language, with the same values in it', () => {
  expect(checkMessages(pageEnglish, { de, es, th })).toEqual([]);
});
