import type { ReactNode } from 'react';
import { useSessionControl } from '../../application/SessionContext.tsx';
import { LandingRedirect } from './LandingRedirect.tsx';

/** A page for people who are not signed in; others are led on. */
export function OnlyLoggedOut({ page }: { readonly page: ReactNode }) {
  const { session } = useSessionControl();
  return session.kind === 'employee' ? <LandingRedirect /> : page;
}
