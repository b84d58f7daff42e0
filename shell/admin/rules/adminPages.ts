/** The pages under /admin to which the overview leads. */
export const furtherPages = [
  { name: 'features', path: '/admin/features' },
  { name: 'accounts', path: '/admin/accounts' },
  { name: 'monitoring', path: '/admin/monitoring' },
  { name: 'tokens', path: '/admin/tokens' },
  { name: 'security', path: '/admin/security' },
] as const;

/** All of them, the first one at its own path. */
export const adminPages = [{ name: 'overview', path: '/admin' }, ...furtherPages] as const;
