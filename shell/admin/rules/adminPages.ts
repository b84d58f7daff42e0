/** The pages under /admin, the first one at its own path. */
export const adminPages = [
  { name: 'overview', path: '/admin' },
  { name: 'features', path: '/admin/features' },
  { name: 'monitoring', path: '/admin/monitoring' },
] as const;
