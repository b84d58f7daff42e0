import { toInstant, type Locale } from 'shared-contracts';
import { uses24Hours } from '../locale/rules/uses24Hours.ts';
import { publicRoutes } from '../routes/rules/shellRoutes.ts';
import { element, logo } from './element.ts';
import { paintForm } from './paintForm.ts';
import { clockTime, longDay } from './time.ts';
import { words } from './words.ts';

/** The log-in by password; without the form if there is a choice of ways. */
export function paintLogIn(locale: Locale, hasForm: boolean): HTMLElement {
  const says = words[locale];
  const now = toInstant(Date.now());
  const forgotten = element('a', 'other', says.forgotten);
  forgotten.href = `#${publicRoutes.ForgottenPassword}`;
  const is24Hour = uses24Hours(navigator.language);
  return element(
    'div',
    'login',
    element(
      'div',
      'panel',
      element('div', 'brand', logo(), element('span', '', 'Punctual')),
      element(
        'div',
        '',
        element('p', is24Hour ? 'time' : 'time half-day', clockTime(now, undefined, is24Hour)),
        element('p', 'today', longDay(now, locale, undefined, false)),
      ),
    ),
    element(
      'div',
      'side',
      hasForm
        ? paintForm(locale, {
            name: { label: says.username, most: 100, capitals: 'none' },
            submit: says.logIn,
            head: [element('h1', 'h1', says.logIn)],
            foot: forgotten,
          })
        : null,
    ),
  );
}
