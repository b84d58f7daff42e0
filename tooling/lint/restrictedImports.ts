import { arrows, browserPackages, ownedLibraries } from './arrows.ts';

type Pattern = { message: string; importNames?: string[] } & (
  | { regex: string }
  | { group: string[] }
);
/** What some files may not import. */
export type ImportBounds = {
  files: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: Pattern[] }] };
};

const code = '*.{ts,tsx,mts,mjs}';
const tests = '*.test.{ts,tsx}';
const packages = Object.keys(arrows);

/**
 * The overrides that enforce the allowed imports and layers. Lint replaces a rule's options by
 * those of the last matching override, so each override repeats the outer ones.
 */
export function restrictedImports(): ImportBounds[] {
  return packages.flatMap((name) => boundsOf(name, `${name}/`));
}

/** @param place the package's folder, such as `shell/`; empty in a repository of its own */
export function boundsOf(name: string, place: string): ImportBounds[] {
  const bounds = [...packageBounds(name), ...libraryBounds(name, name)];
  const node = isOfThePage(name) ? [nodeBound, lazyBound] : [];
  const rules = name === 'shared-contracts' ? ownRulesBound : rulesBound;
  const nestedRules = name === 'shared-contracts' ? ownRulesBound : nestedRulesBound;
  const ownBounds = (files: string) =>
    ownFolders(name).map((folder) =>
      restrict([`${folder}/**/${files}`], [...packageBounds(name), ...libraryBounds(name, folder)]),
    );
  return [
    restrict([`${place}**/${code}`], [...bounds, ...node]),
    ...ownBounds(code),
    restrict([`${place}**/data/**/${code}`], [...bounds, ...node, ...dataBounds]),
    restrict([`${place}**/rules/**/${code}`], [...bounds, ...node, rules]),
    restrict([`${place}**/rules/*/**/${code}`], [...bounds, ...node, nestedRules]),
    restrict([`${place}**/${tests}`], bounds),
    ...ownBounds(tests),
    restrict([`${place}*.config.ts`], [...packageBounds(name, ['tooling'])]),
  ];
}

function restrict(files: string[], patterns: Pattern[]): ImportBounds {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

function packageBounds(name: string, more: readonly string[] = []): Pattern[] {
  const allowed = [...(arrows[name] ?? []), ...more, name];
  const others = packages.filter((other) => !allowed.includes(other));
  return [
    {
      regex: `^(${others.join('|')})(/|$)`,
      message: `${name} may not import this package (tooling/lint/arrows.ts).`,
    },
    {
      regex: `^(\\./)?(\\.\\./)+(${packages.join('|')})(/|$)`,
      message: 'Import another package by its name, not by its path.',
    },
  ];
}

function libraryBounds(name: string, folder: string): Pattern[] {
  return ownedLibraries
    .filter(({ folders }) => !folders.includes(folder) && !folders.includes(name))
    .map(({ libraries, folders }) => ({
      regex: `^(${libraries.join('|')})(/|$)`,
      message: `Only ${folders.join(', ')} may import this library (tooling/lint/arrows.ts).`,
    }));
}

/** Folders in the package that own a library which the rest of the package may not import. */
function ownFolders(name: string): string[] {
  return ownedLibraries
    .flatMap(({ folders }) => folders)
    .filter((folder) => folder.startsWith(`${name}/`));
}

function isOfThePage(name: string): boolean {
  return name === 'shared-contracts' || browserPackages.includes(name);
}

const nodeBound: Pattern = { regex: '^node:', message: 'This code runs in a page, too.' };

const lazyBound: Pattern = {
  regex: '^react$',
  importNames: ['lazy'],
  message: 'A part that loads late is a laterPart of shared-ui: it retries and fails alone.',
};

const rulesMessage =
  'Rules import rules, shared-contracts and luxon only (docs/decisions/layers.md).';

const rulesGroup = [
  '**',
  '!./**',
  '!**/rules/**',
  '!shared-contracts',
  '!shared-contracts/**',
  '!luxon',
];

const rulesBound: Pattern = { group: rulesGroup, message: rulesMessage };

/** In a folder below `rules/`, the parent folder is rules, too. */
const nestedRulesBound: Pattern = { group: [...rulesGroup, '!../*'], message: rulesMessage };

const ownRulesBound: Pattern = {
  regex: '^(@|[a-km-z]|l[a-tv-z])',
  message: rulesMessage,
};

const dataBounds: Pattern[] = [
  {
    regex: '^\\.\\.?/(.*/)?(view|handlers|policies|routes)/',
    message: 'Data may not import the view or the handlers (docs/decisions/layers.md).',
  },
  {
    regex: '^\\.\\./[^/]+\\.tsx?$',
    message:
      'Data may not import the file that puts its feature together (docs/decisions/layers.md).',
  },
];
