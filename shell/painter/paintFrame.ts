import {
  heldAuthorities,
  type EmployeeSession,
  type Locale,
  type RemoteRegistry,
  type RouteDescription,
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
  /** Next to the title. */
  readonly text?: Text;
  readonly content: HTMLElement;
  readonly bar?: RouteDescription['bar'];
  /** The board needs the width: the drawer is folded to its rail. */
  readonly isBoard: boolean;
}

const outlines: Readonly<Record<string, string>> = icons;

/** Top bar, drawer, rail or tabs around a page, for the signed-in person. */
export function paintFrame(
  { features }: Known,
  session: EmployeeSession,
  registry: RemoteRegistry,
  locale: Locale,
  page: PaintedPage,
): HTMLElement {
  const frame = { page, session, locale, entries: navigationEntries(registry, session, features) };
  const foot = page.bar && element('div', page.bar === 'instead-of-tabs' ? 'foot alone' : 'foot');
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
    page.isBoard ? 'window board' : 'window',
    drawerOf(frame),
    element(
      'div',
      'column',
      bar,
      element('div', 'main', page.content),
      foot ?? null,
      tabsOf(frame),
    ),
  );
}

interface Frame {
  readonly page: PaintedPage;
  readonly session: EmployeeSession;
  readonly locale: Locale;
  readonly entries: ReturnType<typeof navigationEntries>;
}

function drawerOf({ page, session, locale, entries }: Frame): HTMLElement {
  const says = words[locale];
  const { firstName, lastName, employeeNumber } = session.employee;
  const item = (path: string, label: string, name = '') => {
    const isOpen = path === page.path;
    const content = [
      icon(outlines[isOpen && `${name}Open` in outlines ? `${name}Open` : name]),
      element('span', 'word', label),
    ];
    const look = isOpen ? 'item open' : 'item';
    return path === '' ? element('div', look, ...content) : link(path, label, look, ...content);
  };
  const pageItem = ({ route, navigation }: (typeof entries)[number]) =>
    item(route.path, route.title[locale], navigation.icon);
  const groups = (['work', 'team'] as const).map((group) => {
    const items = entries.filter(({ navigation }) => navigation.group === group);
    if (items.length === 0) return null;
    return element(
      'div',
      'group',
      element('p', 'heading word', says[group]),
      ...items.map(pageItem),
    );
  });
  const administration = entries.filter(({ navigation }) => navigation.group === 'administration');
  const isAdmin = heldAuthorities(session).has('DEV_ADMIN');
  return element(
    'nav',
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
      ...administration.map(pageItem),
      isAdmin ? item(shellRoutes.Admin.path, says.admin, 'other') : null,
      item(shellRoutes.Settings.path, says.settings, 'settings'),
      item('', says.about, 'about'),
      item('', says.logOut, 'logOut'),
    ),
  );
}

/** Null with fewer than two pages. */
function tabsOf({ page, locale, entries }: Frame): HTMLElement | null {
  const own = entries.filter(({ navigation }) => navigation.group === 'work');
  if (own.length < 2) return null;
  const shown = own.length > 4 ? own.slice(0, 3) : own;
  const tabs = shown.map(({ route, navigation }) => {
    const isOpen = route.path === page.path;
    const outline = outlines[isOpen ? `${navigation.icon}Open` : navigation.icon];
    const title = route.title[locale];
    const content = [element('span', '', icon(outline)), title];
    return link(route.path, title, isOpen ? 'tab open' : 'tab', ...content);
  });
  const more =
    own.length > 4
      ? element('div', 'tab', element('span', '', icon(icons.more)), words[locale].more)
      : null;
  return element('nav', 'tabs', ...tabs, more);
}

/** Handled by the painter until the application is there. */
function link(path: string, label: string, name: string, ...content: readonly (Node | string)[]) {
  const made = element('a', name, ...content);
  made.href = `#${path}`;
  made.ariaLabel = label;
  return made;
}
