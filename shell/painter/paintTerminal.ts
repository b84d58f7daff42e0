import { toInstant, type Locale, type TerminalSession } from 'shared-contracts';
import { element, logo } from './element.ts';
import { clockTime, longDay } from './time.ts';

/** A terminal's waiting screen: place, day, time. */
export function paintTerminal(
  { description, timeZone }: TerminalSession,
  locale: Locale,
): HTMLElement {
  const now = toInstant(Date.now());
  return element(
    'div',
    'terminal',
    element(
      'div',
      'head',
      logo(),
      element('span', 'title', 'Punctual'),
      element('h1', 'where', description),
      element('span', 'button bell'),
    ),
    element(
      'div',
      'center',
      element('p', 'today', longDay(now, locale, timeZone, false)),
      element('p', 'time', clockTime(now, timeZone, true)),
    ),
  );
}
