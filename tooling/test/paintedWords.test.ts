import { join } from 'node:path';
import { locales } from 'shared-contracts';
import { expect, test } from 'vitest';
import { importOwnModule, packageFolder, shellFolder } from '../workspace/workspace.ts';

interface Painter {
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Catalogue {
  readonly messages: Readonly<Record<string, string>>;
}

test.each(locales)(
  'what is painted of a terminal in %s is what the terminal says',
  async (locale) => {
    const { words } = await importOwnModule<Painter>(join(shellFolder, 'painter/words.ts'));
    const catalogue = join(packageFolder('remote-terminal'), `messages/${locale}.ts`);
    const { messages } = await importOwnModule<Catalogue>(catalogue);
    expect(words[locale]).toMatchObject({
      terminalTitle: messages['terminal.logIn.title'],
      terminalText: messages['terminal.logIn.text'],
      terminalId: messages['terminal.logIn.terminalId'],
      password: messages['terminal.logIn.password'],
      signIn: messages['terminal.logIn.submit'],
      asPerson: messages['terminal.logIn.other'],
      required: messages['terminal.required'],
    });
  },
);

test.each(locales)('what is painted of the clock in %s is what the clock says', async (locale) => {
  const { words } = await importOwnModule<Painter>(join(shellFolder, 'painter/words.ts'));
  const catalogue = join(packageFolder('remote-employee'), `messages/${locale}.ts`);
  const { messages } = await importOwnModule<Catalogue>(catalogue);
  expect(words[locale]).toMatchObject({
    clockIn: messages['clock.clockIn'],
    clockOut: messages['clock.clockOut'],
    clockedIn: messages['clock.clockedIn'],
    onBreak: messages['clock.onBreak'],
    worked: messages['clock.worked'],
    clockedInSince: messages['clock.state.clockedIn'],
    onBreakSince: messages['clock.state.onBreak'],
  });
});
