import type { Locale } from 'shared-contracts';
import { element, logo } from './element.ts';
import { paintForm } from './paintForm.ts';
import { words } from './words.ts';

/** The log-in of a terminal, as `remote-terminal` shows it. */
export function paintTerminalLogIn(locale: Locale): HTMLElement {
  const says = words[locale];
  const other = element('a', 'other', says.asPerson);
  other.href = '#/login';
  const form = paintForm(locale, {
    name: { label: says.terminalId, most: 60, capitals: 'characters' },
    submit: says.signIn,
    head: [
      element('div', 'brand', logo(), 'Punctual'),
      element('h1', 'h1', says.terminalTitle),
      element('p', 'text', says.terminalText),
    ],
    foot: other,
  });
  return element('div', 'kiosk', form);
}
