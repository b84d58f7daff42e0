import {
  heldAuthorities,
  type EmployeeSession,
  type Locale,
  type RemoteRegistry,
} from 'shared-contracts';
import { navigationEntries } from '../routes/rules/navigationEntries.ts';
import { shellRoutes } from '../routes/rules/shellRoutes.ts';
import { element, icon, logo } from './element.ts';
import { icons } from './icons.ts';
import type { Known } from './readKnown.ts';
import { filled } from './time.ts';
import { words } from './words.ts';

export interface PaintedPage {
  readonly path: string;
  readonly title: string;
  /** Beside the title. */
  readonly text?: string;
  readonly content: HTMLElement;
}

const outlines: Readonly<Record<string, string>> = icons;

/** Top bar, drawer, rail or tabs around a page, for whoever is signed in. */
export function paintFrame(
  { features }: Known,
  session: EmployeeSession,
  registry: RemoteRegistry,
  locale: Locale,
  page: PaintedPage,
): HTMLElement {
  const says = words[locale];
  const entries = navigationEntries(registry, session, features);
  const { firstName, lastName, employeeNumber } = session.employee;
  const item = (path: string, label: string, name = '') => {
    const isOpen = path === page.path;
    return element(
      'div',
      isOpen ? 'item open' : 'item',
      icon(outlines[isOpen ? `${name}Open` : name]),
      element('span', 'word', label),
    );
  };
  const groups = (['work', 'team'] as const).map((group) => {
    const items = entries.filter(({ navigation }) => navigation.group === group);
    if (items.length === 0) return null;
    return element(
      'div',
      'group',
      element('p', 'heading word', says[group]),
      ...items.map(({ route, navigation }) =>
        item(route.path, route.title[locale], navigation.icon),
      ),
    );
  });
  const isAdmin = heldAuthorities(session).has('DEV_ADMIN');
  const nav = element(
    'div',
    'nav',
    element('div', 'brand', logo(), element('span', 'word', 'Punctual')),
    element(
      'div',
      'person',
      element('span', 'avatar'),
      element(
        'div',
        'names word',
        element('div', 'name', `${firstName} ${lastName}`),
        element('div', 'caption', filled(says.employee, { number: employeeNumber })),
      ),
    ),
    ...groups,
    element(
      'div',
      'fixed',
      isAdmin ? item(shellRoutes.Admin.path, says.admin) : null,
      item(shellRoutes.Settings.path, says.settings),
      item('', says.about),
      item('', says.logOut),
    ),
  );
  const own = entries.filter(({ navigation }) => navigation.group === 'work');
  const tab = (name: string, label: string, isOpen: boolean) =>
    element('div', isOpen ? 'tab open' : 'tab', element('span', '', icon(outlines[name])), label);
  const shown = own.length > 4 ? own.slice(0, 3) : own;
  const tabs = shown.map(({ route, navigation }) => {
    const isOpen = route.path === page.path;
    return tab(isOpen ? `${navigation.icon}Open` : navigation.icon, route.title[locale], isOpen);
  });
  const bar = element(
    'div',
    'bar',
    element('span', 'button menu', icon(icons.menu)),
    element('h1', 'title', page.title),
    page.text === undefined ? null : element('span', 'date', page.text),
    element('span', 'button bell', icon(icons.bell)),
  );
  return element(
    'div',
    'window',
    nav,
    element(
      'div',
      'column',
      bar,
      element('div', 'main', page.content),
      own.length < 2
        ? null
        : element('div', 'tabs', ...tabs, own.length > 4 ? tab('', says.more, false) : null),
    ),
  );
}
