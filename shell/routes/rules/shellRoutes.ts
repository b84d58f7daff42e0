import type { RouteAccess } from 'shared-contracts';

/** The shell's own routes that need a session, by the spec's names (spec §2). */
export const shellRoutes = {
  Settings: { path: '/settings', access: { session: 'employee' } },
  Admin: { path: '/admin', access: { session: 'employee', anyAuthority: ['DEV_ADMIN'] } },
} as const satisfies Record<string, { path: string; access: RouteAccess }>;
