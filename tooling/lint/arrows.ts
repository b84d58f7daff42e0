import { remoteNames } from '../workspace/workspace.ts';

/**
 * The allowed imports (docs/decisions/layers.md). The lint configuration is generated from these
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
  // Remotes that may import more than the others.
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

/** Packages that run in a page: they may not use Node. */
export const browserPackages: readonly string[] = ['shared-ui', 'shared-time', 'shell', ...remotes];

/** Libraries that are configured in one place, with the folders that may import them. */
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
    ],
    // A page of plain Fluent, as a baseline for benchmarks.
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
  { libraries: ['react-router'], folders: ['shared-ui'] },
  { libraries: ['react-router-dom', 'react-intl'], folders: [...browserPackages] },
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
  // The message parser is for builds and tests: no page contains it.
  {
    libraries: ['@formatjs'],
    folders: ['shared-contracts/remote', 'shared-ui/testing', 'tooling'],
  },
  { libraries: ['openapi-fetch'], folders: ['shared-contracts'] },
  {
    libraries: ['pg', '@electric-sql'],
    folders: ['server/database', 'server/push', 'server/testing', 'tooling/postgres'],
  },
  { libraries: ['@mediapipe'], folders: ['shared-ui/face-detector'] },
  { libraries: ['papaparse', 'read-excel-file'], folders: ['shared-ui/sheet-reader'] },
  { libraries: ['qr'], folders: ['shared-ui/qr-code', 'e2e'] },
  { libraries: ['sharp', '@vladmandic', '@tensorflow'], folders: ['server/faces/engine'] },
  { libraries: ['fastify', '@fastify'], folders: ['server'] },
  { libraries: ['@module-federation'], folders: ['tooling', 'shell/remotes'] },
  { libraries: ['webpack', '@swc/core'], folders: ['tooling'] },
  { libraries: ['@playwright/test'], folders: ['e2e', 'bench'] },
  { libraries: ['@axe-core/playwright'], folders: ['e2e'] },
  { libraries: ['lighthouse'], folders: ['bench'] },
];
