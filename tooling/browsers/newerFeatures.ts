import { features } from 'web-features';
import { supportedBrowsers } from './supportedBrowsers.ts';

/** Name in code → the supported browsers that lack it. */
type Lacking = ReadonlyMap<string, string>;

/** What at least one supported browser lacks. */
export interface NewerFeatures {
  /** `Iterator`, `CloseWatcher` */
  readonly globals: Lacking;
  /** `Map.groupBy`, `navigator.wakeLock` */
  readonly properties: Lacking;
  /** Methods of built-in objects, such as `isSubsetOf`. */
  readonly methods: Lacking;
  /** Methods of iterators only: arrays also have most of these names. */
  readonly iteratorMethods: Lacking;
  /** See `newerStyles`. */
  readonly styles: Lacking;
}

type Feature = Extract<(typeof features)[string], { kind: 'feature' }>;
type Support = Feature['status']['support'];

/** Interfaces with a single object per page, by that object's name. */
const singletons: Readonly<Record<string, string>> = {
  Crypto: 'crypto',
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
};

/** Built-ins whose method names (`move`, `use`, `pause`) are too common to be matched by name. */
const commonWords = ['AsyncDisposableStack', 'Atomics', 'DisposableStack', 'SuppressedError'];

/** From the W3C's web-features, which lists the browser version of each feature. */
export function newerFeatures(): NewerFeatures {
  const globals = new Names();
  const properties = new Names();
  const methods = new Names();
  const iteratorMethods = new Names();
  for (const [key, support] of supportByKey()) {
    const [kind = '', ...path] = key.split('.');
    const [owner = '', name, ...deeper] = path.slice(kind === 'javascript' ? nesting(path) : 0);
    if (!['api', 'javascript'].includes(kind) || deeper.length > 0) continue;
    const lacking = browsersWithout(support);
    const singleton = singletons[owner];
    if (name === undefined) globals.add(owner, lacking);
    else if (owner === 'Window') globals.add(name, lacking);
    else if (kind === 'javascript' && name !== owner && !commonWords.includes(owner)) {
      properties.add(`${owner}.${name}`, lacking);
      if (isStatic(owner, name)) continue;
      (owner === 'Iterator' ? iteratorMethods : methods).add(name, lacking);
    } else if (name.endsWith('_static')) {
      properties.add(`${owner}.${name.replace('_static', '')}`, lacking);
    } else if (singleton) properties.add(`${singleton}.${name}`, lacking);
  }
  return {
    globals: globals.lacking(),
    properties: properties.lacking(),
    methods: methods.lacking(),
    iteratorMethods: iteratorMethods.lacking(),
    styles: newerStyles(),
  };
}

/**
 * Style sheet features that at least one supported browser lacks: `selectors.has`,
 * `properties.field-sizing`.
 */
export function newerStyles(): Lacking {
  const styles = new Names();
  for (const [key, support] of supportByKey())
    if (key.startsWith(ofStyles)) styles.add(key.slice(ofStyles.length), browsersWithout(support));
  return styles.lacking();
}

const ofStyles = 'css.';

/**
 * The number of words before the owner: `builtins.Map.groupBy`, `builtins.Intl.Locale.getWeekInfo`.
 */
function nesting(path: readonly string[]): number {
  return path[1] === 'Intl' && path.length > 3 ? 2 : 1;
}

/** The data does not distinguish `RegExp.escape` from an instance method; the running Node does. */
function isStatic(owner: string, name: string): boolean {
  const built: unknown = Reflect.get(globalThis, owner);
  return typeof built === 'function' && Object.hasOwn(built, name);
}

function* supportByKey(): Generator<[string, Support]> {
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      yield [key, support];
    }
  }
}

/** `safari 17.4, firefox never`; null if all have it. */
function browsersWithout(support: Support): string | null {
  const since = new Map<string, string>(Object.entries(support));
  const lacking = Object.entries(supportedBrowsers).flatMap(([browser, oldest]) => {
    const version = since.get(browser);
    const isThere = version !== undefined && Number(version.replace('≤', '')) <= oldest;
    return isThere ? [] : [`${browser} ${version ?? 'never'}`];
  });
  return lacking.length === 0 ? null : lacking.join(', ');
}

/** A name that several objects have is only lacking while each of them lacks it. */
class Names {
  readonly #lacking = new Map<string, string | null>();

  add(name: string, lacking: string | null): void {
    this.#lacking.set(name, this.#lacking.get(name) === null ? null : lacking);
  }

  lacking(): Lacking {
    const found = new Map<string, string>();
    for (const [name, lacking] of this.#lacking) if (lacking !== null) found.set(name, lacking);
    return found;
  }
}
