import { remoteNames } from '../workspace/workspace.ts';

/**
 * Who may import whom (docs/decisions/layers.md). The lint configuration is made from these
 * tables; a package that is missing here may import no other package.
 */

const remotes = remoteNames();

/** Each package with the workspace packages that it may import. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  'shared-contracts': [],
  'shared-releases': ['shared-contracts'],
  'shared-ui': ['shared-contracts'],
  'shared-time': ['shared-contracts', 'shared-ui'],
  shell: ['shared-contracts', 'shared-ui', 'shared-time'],
  ...Object.fromEntries(remotes.map((name) => [name, ['shared-contracts', 'shared-ui']])),
  // The remotes that need more than every remote may.
  'remote-employee': ['shared-contracts', 'shared-ui', 'shared-time'],
  'remote-manager': ['shared-contracts', 'shared-ui', 'shared-time'],
  'remote-schedules': ['shared-contracts', 'shared-ui', 'shared-time'],
  'remote-terminal': ['shared-contracts', 'shared-ui', 'shared-time'],
  'demo-data': ['shared-contracts'],
  server: ['shared-contracts', 'shared-releases', 'demo-data'],
  tooling: ['shared-contracts', 'shared-releases'],
  bench: ['shared-contracts', 'tooling'],
  e2e: ['shared-contracts', 'shared-releases', 'tooling'],
};

/** What runs in a page: it knows nothing of Node. */
export const browserPackages: readonly string[] = ['shared-ui', 'shared-time', 'shell', ...remotes];

/** Libraries that are set up in one place; the folders that may import them. */
export const ownedLibraries: readonly {
  libraries: readonly string[];
  folders: readonly string[];
}[] = [
  {
    libraries: [
      '@fluentui',
      '@fontsource-variable',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'jotai',
      'ol',
      'intl-messageformat',
    ],
    // A page of nothing but Fluent, to measure beside.
    folders: ['shared-ui', 'bench/plain-fluent'],
  },
  {
    libraries: ['shared-time'],
    folders: [
      'shared-time',
      'shell/remotes',
      'remote-employee',
      'remote-manager',
      'remote-schedules',
      'remote-terminal',
    ],
  },
  { libraries: ['react-dom'], folders: ['shared-ui', 'shell', 'bench/plain-fluent'] },
  { libraries: ['react'], folders: [...browserPackages, 'bench/plain-fluent'] },
  {
    libraries: [
      'workbox-expiration',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
    folders: ['shell/service-worker'],
  },
  { libraries: ['openapi-fetch', '@formatjs'], folders: ['shared-contracts'] },
  {
    libraries: ['pg', '@electric-sql'],
    folders: ['server/database', 'server/push', 'server/testing', 'tooling/postgres'],
  },
  { libraries: ['@mediapipe'], folders: ['shared-ui/face-detector'] },
  { libraries: ['sharp', '@vladmandic', '@tensorflow'], folders: ['server/faces/engine'] },
  { libraries: ['fastify', '@fastify'], folders: ['server'] },
  { libraries: ['@module-federation'], folders: ['tooling'] },
  { libraries: ['webpack', '@swc/core'], folders: ['tooling'] },
  { libraries: ['@playwright/test'], folders: ['e2e', 'bench'] },
  { libraries: ['@axe-core/playwright'], folders: ['e2e'] },
  { libraries: ['lighthouse'], folders: ['bench'] },
];
