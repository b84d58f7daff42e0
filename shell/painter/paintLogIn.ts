import { limits, toInstant, type Locale } from 'shared-contracts';
import { element, logo } from './element.ts';
import { clockTime, longDay } from './time.ts';
import { words } from './words.ts';

/** The log-in by password; without a form where there are other ways to choose from. */
export function paintLogIn(locale: Locale, hasForm: boolean): HTMLElement {
  const says = words[locale];
  const now = toInstant(Date.now());
  const is24Hour = !new Intl.DateTimeFormat(navigator.language, {
    hour: 'numeric',
  }).resolvedOptions().hour12;
  const field = (name: 'username' | 'password', label: string, most: number) => {
    const input = element('input', 'input');
    input.name = name;
    input.type = name === 'username' ? 'text' : 'password';
    input.autocomplete = name === 'username' ? 'username' : 'current-password';
    input.autocapitalize = 'none';
    input.spellcheck = false;
    input.maxLength = most;
    return { input, row: element('label', '', element('span', 'label', label), input) };
  };
  const username = field('username', says.username, 100);
  const password = field('password', says.password, limits.maximumPasswordLength);
  const form = element(
    'form',
    'form',
    element('h1', 'h1', says.logIn),
    username.row,
    password.row,
    element('button', 'submit', says.logIn),
  );
  let isSubmitted = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isSubmitted = username.input.value.trim() !== '' && password.input.value !== '';
  });
  form.addEventListener('input', () => {
    isSubmitted = false;
  });
  if (hasForm) {
    globalThis.punctualTyped = () => {
      globalThis.punctualTyped = undefined;
      const inFocus = (input: HTMLInputElement) => input.matches(':focus');
      const focus = inFocus(username.input)
        ? 'username'
        : inFocus(password.input)
          ? 'password'
          : null;
      return {
        username: username.input.value,
        password: password.input.value,
        focus,
        isSubmitted,
      };
    };
  }
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
        element('p', 'time', clockTime(now, undefined, is24Hour)),
        element('p', 'today', longDay(now, locale, undefined, false)),
      ),
    ),
    element('div', 'side', hasForm ? form : null),
  );
}
