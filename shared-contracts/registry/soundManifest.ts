import {
  navigationCounts,
  navigationGroups,
  navigationIcons,
  type LocalizedText,
  type NavigationItem,
  type RemoteManifest,
  type RemoteRegistry,
  type RouteAccess,
  type RouteDescription,
} from '../remote/remoteContract.ts';
import type { Locale } from '../rules/locales.ts';

/**
 * The registry without parts that no page could use. The release refuses invalid descriptions
 * (`manifestFaults`); pages still check each of them, since one could break everything.
 */
export function soundRegistry<Registry extends RemoteRegistry>(registry: Registry): Registry {
  const { remotes, canaries } = registry;
  const isSound =
    remotes.every(isManifest) && (canaries ?? []).every(({ remote }) => isManifest(remote));
  if (isSound) return registry;
  return {
    ...registry,
    remotes: remotes.filter(isManifest),
    ...(canaries && { canaries: canaries.filter(({ remote }) => isManifest(remote)) }),
  };
}

/**
 * Whether it has everything that is needed to find, verify and load a page. Its routes can still be
 * invalid.
 */
export function isManifest(value: unknown): value is RemoteManifest {
  const of = fieldsOf(value);
  return (
    ['name', 'version', 'remoteContract', 'container', 'entry'].every((key) => isText(of[key])) &&
    areAll(of['integrity'], (hash) => typeof hash === 'string') &&
    areAll(of['shared'], isText) &&
    areAll(of['preload'], areTexts) &&
    areAll(of['names'], areTexts) &&
    (of['events'] === undefined || areTexts(of['events'])) &&
    Array.isArray(of['routes'])
  );
}

/**
 * A route with defaults for invalid fields that only affect its appearance; undefined if it cannot
 * be opened, or its access is invalid.
 */
export function soundRoute(value: unknown): RouteDescription | undefined {
  const { name, path, module, chrome, bar, ...of } = fieldsOf(value);
  const access = soundAccess(of['access']);
  if (!isText(name) || !isText(path) || !isModule(module) || !access) return undefined;
  const navigation = soundNavigation(of['navigation']);
  return {
    name,
    path,
    module,
    access,
    title: soundTitle(of['title'], name),
    chrome: chrome === 'bare' ? 'bare' : 'application',
    ...(navigation && { navigation }),
    ...(of['isClocking'] === true && { isClocking: true }),
    ...((bar === 'above-tabs' || bar === 'instead-of-tabs') && { bar }),
    ...(of['board'] === true && { board: true }),
  };
}

/** English replaces a missing language, the route's name all of them. */
function soundTitle(value: unknown, name: string): LocalizedText {
  const of = fieldsOf(value);
  const [fallback = name] = [of['en'], ...Object.values(of)].filter(isText);
  const inLanguage = (locale: Locale) => {
    const title = of[locale];
    return isText(title) ? title : fallback;
  };
  return { en: inLanguage('en'), de: inLanguage('de'), es: inLanguage('es'), th: inLanguage('th') };
}

/** An invalid list must not open a page to everybody, so its route has no access. */
function soundAccess(value: unknown): RouteAccess | undefined {
  const { session, anyAuthority, features, properties } = fieldsOf(value);
  const isReadable = [anyAuthority, features, properties].every(
    (names) => names === undefined || areTexts(names),
  );
  const isKnown = session === 'public' || session === 'terminal' || session === 'employee';
  return isKnown && isReadable && isAccess(value) ? value : undefined;
}

/** Its parts were checked above; an unknown name gives access to nobody. */
function isAccess(_value: unknown): _value is RouteAccess {
  return true;
}

/** Positions in a navigation group range from 0 to this. */
export const lastOrder = 999;

function soundNavigation(value: unknown): NavigationItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const of = fieldsOf(value);
  const { order } = of;
  const count = navigationCounts.find((known) => known === of['count']);
  return {
    group: navigationGroups.find((known) => known === of['group']) ?? 'work',
    order: typeof order === 'number' && order >= 0 && order <= lastOrder ? order : lastOrder,
    icon: navigationIcons.find((known) => known === of['icon']) ?? 'other',
    ...(count && { count }),
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isModule(value: unknown): value is `./${string}` {
  return isText(value) && value.startsWith('./');
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function areAll(value: unknown, isRight: (each: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isRight);
}
