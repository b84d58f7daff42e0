import { checkMessages } from 'shared-ui/testing/checkMessages.ts';
import { expect, it } from 'vitest';
import { shell as de } from './shell.de.ts';
import { shell as en } from './shell.en.ts';
import { shell as es } from './shell.es.ts';
import { shell as th } from './shell.th.ts';

it('says everything in every language, with the same values in it', () => {
  expect(checkMessages(en, { de, es, th })).toEqual([]);
});
