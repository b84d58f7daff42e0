import { defaultFeatures } from '../features/features.gen.ts';
import {
  navigationCounts,
  navigationGroups,
  navigationIcons,
  type NavigationItem,
  type RemoteDescription,
  type RemoteManifest,
  type RouteDescription,
} from '../remote/remoteContract.ts';
import { locales, type Locale } from '../rules/locales.ts';
import { authorityNames } from './authorityNames.ts';
import { containerName } from './containerName.ts';
import { lastOrder } from './soundManifest.ts';
import { between, flag, listOf, object, oneOf, recordOf, text, type Shape } from './shapes.ts';

/** The faults of a `remote.config.ts`, a sentence each; empty if there are none. */
export function descriptionFaults(value: unknown): string[] {
  return object(descriptionFields)(value, '');
}

/**
 * The faults of a `remote.json`, a sentence each; empty if it is a `RemoteManifest` whose container
 * is named after the remote and its version.
 */
export function manifestFaults(value: unknown): string[] {
  const faults = object({ ...descriptionFields, ...buildFields }, optionalFields)(value, '');
  return faults.length === 0 && isShaped(value) ? buildFaults(value) : faults;
}

/** `manifestFaults` has checked the shape. */
function isShaped(_value: unknown): _value is RemoteManifest {
  return true;
}

function buildFaults({
  name,
  version,
  container,
  entry,
  integrity,
  routes,
  preload,
}: RemoteManifest) {
  const due = containerName(name, version);
  return [
    ...(container === due ? [] : [`container is ${container}; of this version it is ${due}.`]),
    ...(entry in integrity ? [] : [`integrity does not name the entry ${entry}.`]),
    ...routes
      .filter(({ module }) => !(module in preload))
      .map(({ module }) => `preload does not name the module ${module}.`),
  ];
}

const title = object(
  Object.fromEntries(locales.map((locale) => [locale, text({ longest: 60 })])) satisfies Partial<
    Record<Locale, Shape>
  >,
);

const conditions = {
  features: listOf(oneOf(Object.keys(defaultFeatures.features))),
  properties: listOf(oneOf(Object.keys(defaultFeatures.properties))),
};

const sessions = {
  public: {},
  terminal: {},
  employee: { anyAuthority: listOf(oneOf(authorityNames), 1) },
};

const access: Shape = (value, place) => {
  const session: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'session') : undefined;
  const own = Object.entries(sessions).find(([name]) => name === session)?.[1] ?? {};
  return object({ session: oneOf(Object.keys(sessions)) }, { ...own, ...conditions })(value, place);
};

const navigation = object(
  {
    group: oneOf(navigationGroups),
    order: between(0, lastOrder),
    icon: oneOf(navigationIcons),
  } satisfies Partial<Record<keyof NavigationItem, Shape>>,
  { count: oneOf(navigationCounts) } satisfies Partial<Record<keyof NavigationItem, Shape>>,
);

const moduleName = text({ pattern: /^\.\/[A-Za-z][\w-]*$/ });

const route = object(
  {
    name: text({ pattern: /^[A-Za-z]\w*$/, longest: 60 }),
    path: text(),
    module: moduleName,
    title,
    access,
    chrome: oneOf(['application', 'bare']),
  } satisfies Partial<Record<keyof RouteDescription, Shape>>,
  {
    navigation,
    isClocking: flag,
    bar: oneOf(['above-tabs', 'instead-of-tabs']),
    board: oneOf([true]),
  } satisfies Partial<Record<keyof RouteDescription, Shape>>,
);

const descriptionFields = {
  name: text({ pattern: /^remote-[\w-]+$/, longest: 60 }),
  routes: listOf(route),
  operations: listOf(text()),
  hasStart: flag,
} satisfies Record<keyof RemoteDescription, Shape>;

const file = text({ pattern: /^\w[\w.-]*$/ });

const optionalFields = { events: listOf(text()), later: listOf(file) };

const buildFields = {
  version: text({ pattern: /^[0-9][0-9A-Za-z.+-]*$/, longest: 60 }),
  remoteContract: text(),
  container: text(),
  entry: file,
  integrity: recordOf(text({ pattern: /^sha384-[A-Za-z0-9+/]{64}$/ })),
  preload: recordOf(listOf(text())),
  shared: recordOf(text()),
  names: recordOf(listOf(text())),
  api: text(),
} satisfies Record<
  Exclude<keyof RemoteManifest, keyof RemoteDescription | keyof typeof optionalFields>,
  Shape
>;
